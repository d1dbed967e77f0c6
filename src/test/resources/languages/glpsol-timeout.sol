Problem:    
Rows:       2066
Columns:    8192 (8192 integer, 8192 binary)
Non-zeros:  12691
Status:     INTEGER UNDEFINED
Objective:  obj = 0 (MINimum)

   No.   Row name        Activity     Lower bound   Upper bound
------ ------------    ------------- ------------- -------------
     1 r.6                         0             0             = 
     2 r.8                         0             0             = 
     3 r.10                        0             1             = 

   No. Column name       Activity     Lower bound   Upper bound
------ ------------    ------------- ------------- -------------
     1 x1           *              0             0             1 
     2 x3           *              0             0             1 
     3 x5           *              0             0             1 


Integer feasibility conditions:

KKT.PE: max.abs.err = 0.00e+00 on row 0
        max.rel.err = 0.00e+00 on row 0
        High quality

KKT.PB: max.abs.err = 1.00e+00 on row 3
        max.rel.err = 5.00e-01 on row 3
        SOLUTION IS INFEASIBLE

End of output
