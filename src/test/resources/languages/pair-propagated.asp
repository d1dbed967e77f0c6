% Grids: 2, boxes of 2 rows and 2 columns.
grid(1..2). row(1..4). column(1..4). number(1..4).
cell(G,R,C) :- grid(G), row(R), column(C).

% The clues: grid, row, column, value.
clue(1,1,1,1).
clue(1,1,4,4).
clue(1,2,3,1).
clue(1,3,1,4).
clue(2,1,3,4).
clue(2,2,2,3).
clue(2,2,4,1).
clue(2,4,3,3).
value(G,R,C,V) :- clue(G,R,C,V).

% The remaining candidates.
open(1,1,1,1).
open(1,1,2,(2;3)).
open(1,1,3,(2;3)).
open(1,1,4,4).
open(1,2,1,(2;3)).
open(1,2,2,4).
open(1,2,3,1).
open(1,2,4,(2;3)).
open(1,3,1,4).
open(1,3,2,(1;2;3)).
open(1,3,3,(2;3)).
open(1,3,4,(1;2;3)).
open(1,4,1,(2;3)).
open(1,4,2,(1;2;3)).
open(1,4,3,4).
open(1,4,4,(1;2;3)).
open(2,1,1,2).
open(2,1,2,1).
open(2,1,3,4).
open(2,1,4,3).
open(2,2,1,4).
open(2,2,2,3).
open(2,2,3,2).
open(2,2,4,1).
open(2,3,1,3).
open(2,3,2,(2;4)).
open(2,3,3,1).
open(2,3,4,(2;4)).
open(2,4,1,1).
open(2,4,2,(2;4)).
open(2,4,3,3).
open(2,4,4,(2;4)).

% Every cell has one value.
1 { value(G,R,C,V) : open(G,R,C,V) } 1 :- cell(G,R,C).

% Every value occurs once in every row and every column.
:- grid(G), row(R), number(V), not 1 { value(G,R,C,V) : column(C) } 1.
:- grid(G), column(C), number(V), not 1 { value(G,R,C,V) : row(R) } 1.

% Every value occurs once in every box; boxes count from 1, from left to right.
box(R,C,(R-1)/2*2+(C-1)/2+1) :- row(R), column(C).
:- grid(G), number(B), number(V), not 1 { value(G,R,C,V) : box(R,C,B) } 1.

% Corresponding cells of two grids differ.
:- value(G,R,C,V), value(H,R,C,V), G < H.

#show value/4.
