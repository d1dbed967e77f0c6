Model status
Optimal

# Primal solution values
Feasible
Objective 0
# Columns 8
x1 1
x2 0
x3 0
x4 1
x5 0
x6 1
x7 1
x8 0
# Rows 16
HiGHS_R0 1
HiGHS_R1 1
HiGHS_R2 1
HiGHS_R3 1
HiGHS_R4 1
HiGHS_R5 1
HiGHS_R6 1
HiGHS_R7 1
HiGHS_R8 1
HiGHS_R9 1
HiGHS_R10 1
HiGHS_R11 1
HiGHS_R12 1
HiGHS_R13 1
HiGHS_R14 1
HiGHS_R15 1

# Dual solution values
None

# Basis
HiGHS v1
None
