% Grids: 2, boxes of 1 rows and 2 columns.
grid(1..2). row(1..2). column(1..2). number(1..2).
cell(G,R,C) :- grid(G), row(R), column(C).

% The clues: grid, row, column, value.
clue(1,1,1,1).
clue(2,2,1,2).
value(G,R,C,V) :- clue(G,R,C,V).

% Every cell has one value.
1 { value(G,R,C,V) : number(V) } 1 :- cell(G,R,C).

% Every value occurs once in every row and every column.
:- grid(G), row(R), number(V), not 1 { value(G,R,C,V) : column(C) } 1.
:- grid(G), column(C), number(V), not 1 { value(G,R,C,V) : row(R) } 1.

% Every value occurs once in every box; boxes count from 1, from left to right.
box(R,C,(R-1)/1*1+(C-1)/2+1) :- row(R), column(C).
:- grid(G), number(B), number(V), not 1 { value(G,R,C,V) : box(R,C,B) } 1.

% Corresponding cells of two grids differ, unless both are given.
given(G,R,C) :- clue(G,R,C,_).
:- value(G,R,C,V), value(H,R,C,V), G < H, not given(G,R,C).
:- value(G,R,C,V), value(H,R,C,V), G < H, not given(H,R,C).

#show value/4.
