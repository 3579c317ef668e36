// accepted: comments and blank lines do not count
// why 0
export const step0 = 0

// why 1
export const step1 = 1

// why 2
export const step2 = 2

// why 3
export const step3 = 3

// why 4
export const step4 = 4

// why 5
export const step5 = 5

// why 6
export const step6 = 6

// why 7
export const step7 = 7

// why 8
export const step8 = 8

// why 9
export const step9 = 9

// why 10
export const step10 = 10

// why 11
export const step11 = 11

// why 12
export const step12 = 12

// why 13
export const step13 = 13

// why 14
export const step14 = 14

// why 15
export const step15 = 15

// why 16
export const step16 = 16

// why 17
export const step17 = 17

// why 18
export const step18 = 18

// why 19
export const step19 = 19

// why 20
export const step20 = 20

// why 21
export const step21 = 21

// why 22
export const step22 = 22

// why 23
export const step23 = 23

// why 24
export const step24 = 24

// why 25
export const step25 = 25

// why 26
export const step26 = 26

// why 27
export const step27 = 27

// why 28
export const step28 = 28

// why 29
export const step29 = 29

// why 30
export const step30 = 30

// why 31
export const step31 = 31

// why 32
export const step32 = 32

// why 33
export const step33 = 33

// why 34
export const step34 = 34

// why 35
export const step35 = 35

// why 36
export const step36 = 36

// why 37
export const step37 = 37

// why 38
export const step38 = 38

// why 39
export const step39 = 39

