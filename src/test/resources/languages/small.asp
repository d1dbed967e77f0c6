% Grids: 1, boxes of 2 rows and 2 columns.
grid(1..1). row(1..4). column(1..4). number(1..4).
cell(G,R,C) :- grid(G), row(R), column(C).

% The clues: grid, row, column, value.
clue(1,4,3,4).
value(G,R,C,V) :- clue(G,R,C,V).

% Every cell has one value.
1 { value(G,R,C,V) : number(V) } 1 :- cell(G,R,C).

% Every value occurs once in every row and every column.
:- grid(G), row(R), number(V), not 1 { value(G,R,C,V) : column(C) } 1.
:- grid(G), column(C), number(V), not 1 { value(G,R,C,V) : row(R) } 1.

% Every value occurs once in every box; boxes count from 1, from left to right.
box(R,C,(R-1)/2*2+(C-1)/2+1) :- row(R), column(C).
:- grid(G), number(B), number(V), not 1 { value(G,R,C,V) : box(R,C,B) } 1.

% Every value occurs once in every region: its number, then grid, row and column of each cell.
% the falling diagonal of grid 1
region(1,1,1,1). region(1,1,2,2). region(1,1,3,3). region(1,1,4,4).
% the rising diagonal of grid 1
region(2,1,4,1). region(2,1,3,2). region(2,1,2,3). region(2,1,1,4).
:- region(K,_,_,_), number(V), not 1 { value(G,R,C,V) : region(K,G,R,C) } 1.

% The cells of a cage differ and add up to its sum: its number, then grid, row and column of each cell.
% the cage of r1c1 of grid 1
cage(1,1,1,1). cage(1,1,1,2).
sum(1,3).
:- cage(K,_,_,_), number(V), 2 { value(G,R,C,V) : cage(K,G,R,C) }.
:- sum(K,S), #sum { V,R,C : value(G,R,C,V), cage(K,G,R,C) } != S.

% The first cell is greater than the second: grid, row, column, row, column.
greater(1,2,1,1,1).
:- greater(G,R,C,S,D), value(G,R,C,V), value(G,S,D,W), V <= W.

% The values between the lowest and the highest of a line add up to a sum: grid, row or column, sum.
crust(1). crust(4).
row_sum(1,3,5).
in_row(G,R,C) :- row_sum(G,R,_), value(G,R,A,U), value(G,R,B,V), crust(U), crust(V), A < C, C < B, column(C).
:- row_sum(G,R,S), #sum { V,C : in_row(G,R,C), value(G,R,C,V) } != S.

#show value/4.
