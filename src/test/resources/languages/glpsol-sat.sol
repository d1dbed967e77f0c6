Problem:    
Rows:       16
Columns:    8 (8 integer, 8 binary)
Non-zeros:  32
Status:     INTEGER OPTIMAL
Objective:  obj = 0 (MINimum)

   No.   Row name        Activity     Lower bound   Upper bound
------ ------------    ------------- ------------- -------------
     1 r.6                         1             1             = 
     2 r.7                         1             1             = 
     3 r.8                         1             1             = 
     4 r.9                         1             1             = 
     5 r.11                        1             1             = 
     6 r.12                        1             1             = 
     7 r.14                        1             1             = 
     8 r.15                        1             1             = 
     9 r.17                        1             1             = 
    10 r.18                        1             1             = 
    11 r.20                        1             1             = 
    12 r.21                        1             1             = 
    13 r.23                        1             1             = 
    14 r.24                        1             1             = 
    15 r.26                        1             1             = 
    16 r.27                        1             1             = 

   No. Column name       Activity     Lower bound   Upper bound
------ ------------    ------------- ------------- -------------
     1 x1           *              0             0             1 
     2 x2           *              1             0             1 
     3 x3           *              1             0             1 
     4 x4           *              0             0             1 
     5 x5           *              1             0             1 
     6 x6           *              0             0             1 
     7 x7           *              0             0             1 
     8 x8           *              1             0             1 

Integer feasibility conditions:

KKT.PE: max.abs.err = 0.00e+00 on row 0
        max.rel.err = 0.00e+00 on row 0
        High quality

KKT.PB: max.abs.err = 0.00e+00 on row 0
        max.rel.err = 0.00e+00 on row 0
        High quality

End of output
