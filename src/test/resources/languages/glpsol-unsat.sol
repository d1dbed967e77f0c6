Problem:    
Rows:       18
Columns:    8 (8 integer, 8 binary)
Non-zeros:  34
Status:     INTEGER EMPTY
Objective:  obj = 0 (MINimum)

   No.   Row name        Activity     Lower bound   Upper bound
------ ------------    ------------- ------------- -------------
     1 r.6                         0             1             = 
     2 r.7                         0             1             = 
     3 r.9                         0             1             = 
     4 r.10                        0             1             = 
     5 r.11                        0             1             = 
     6 r.12                        0             1             = 
     7 r.14                        0             1             = 
     8 r.15                        0             1             = 
     9 r.17                        0             1             = 
    10 r.18                        0             1             = 
    11 r.20                        0             1             = 
    12 r.21                        0             1             = 
    13 r.23                        0             1             = 
    14 r.24                        0             1             = 
    15 r.26                        0             1             = 
    16 r.27                        0             1             = 
    17 r.29                        0             1             = 
    18 r.30                        0             1             = 

   No. Column name       Activity     Lower bound   Upper bound
------ ------------    ------------- ------------- -------------
     1 x1           *              0             0             1 
     2 x8           *              0             0             1 
     3 x2           *              0             0             1 
     4 x3           *              0             0             1 
     5 x4           *              0             0             1 
     6 x5           *              0             0             1 
     7 x6           *              0             0             1 
     8 x7           *              0             0             1 

Integer feasibility conditions:

KKT.PE: max.abs.err = 0.00e+00 on row 0
        max.rel.err = 0.00e+00 on row 0
        High quality

KKT.PB: max.abs.err = 1.00e+00 on row 1
        max.rel.err = 5.00e-01 on row 1
        SOLUTION IS INFEASIBLE

End of output
