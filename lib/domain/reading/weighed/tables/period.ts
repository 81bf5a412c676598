/** Made by npm run eval:fit; not to be edited. */
export const PERIOD_TABLE = `
sign	appeal	other
base	-0.25	0.25
after 1:and	-1.61	1.61
after 1:from	0.59	-0.59
after 1:if	-0.5	0.5
after 1:of	1.21	-1.21
after 1:the	-1.36	1.36
after 1:to	-1.28	1.28
after 2:receipt	0.28	-0.28
after 2:the	0.76	-0.76
after 2:thi	0.58	-0.58
after 2:your	1.58	-1.58
after:<month>	-0.16	0.16
after:<n>	0.32	-0.32
after:a	-2.33	2.33
after:and	-0.92	0.92
after:appeal	-0.17	0.17
after:date	1.69	-1.69
after:day	1.72	-1.72
after:decision	-0.84	0.84
after:determin	0.52	-0.52
after:from	0.88	-0.88
after:gett	1.05	-1.05
after:if	-1.04	1.04
after:is	-1.5	1.5
after:issue	0.86	-0.86
after:letter	0.56	-0.56
after:mail	-0.84	0.84
after:notic	0.9	-0.9
after:of	0.38	-0.38
after:on	0.49	-0.49
after:or	1.08	-1.08
after:pay	0.32	-0.32
after:ra	1.28	-1.28
after:receipt	0.73	-0.73
after:receiv	0.17	-0.17
after:remit	1.26	-1.26
after:servic	1.4	-1.4
after:that	-1.16	1.16
after:the	0.51	-0.51
after:thi	1.73	-1.73
after:to	-0.79	0.79
after:voucher	1.81	-1.81
after:was	0.32	-0.32
after:we	1.57	-1.57
after:you	0.96	-0.96
after:your	0.56	-0.56
before 1:for	-0.93	0.93
before 1:have	0.68	-0.68
before 1:in	-0.86	0.86
before 1:than	-0.29	0.29
before 1:within	0.5	-0.5
before 2::	1.29	-1.29
before 2:<m>	0.45	-0.45
before 2:accept	1.06	-1.06
before 2:appeal	0.43	-0.43
before 2:ask	-1.16	1.16
before 2:disput	0.71	-0.71
before 2:filed	0.48	-0.48
before 2:hear	-0.79	0.79
before 2:it	1.41	-1.41
before 2:later	0.47	-0.47
before 2:more	-0.9	0.9
before 2:note	-0.35	0.35
before 2:once	-0.89	0.89
before 2:postmark	0.17	-0.17
before 2:request	-0.67	0.67
before 2:review	1.25	-1.25
before 2:sent	-0.21	0.21
before 2:trust	1.15	-1.15
before 2:us	1.78	-1.78
before 2:writ	1.71	-1.71
before 2:write	0.2	-0.2
before 2:you	0.83	-0.83
before 3::	-0.87	0.87
before 3:a	-0.59	0.59
before 3:an	0.34	-0.34
before 3:appeal	1.51	-1.51
before 3:are	0.61	-0.61
before 3:be	-0.54	0.54
before 3:disput	0.71	-0.71
before 3:fair	-0.44	0.44
before 3:for	1.3	-1.3
before 3:have	-1.17	1.17
before 3:in	1.26	-1.26
before 3:is	-1.19	1.19
before 3:level	0.42	-0.42
before 3:may	-0.99	0.99
before 3:no	0.38	-0.38
before 3:of	-0.43	0.43
before 3:offic	-0.35	0.35
before 3:or	1.36	-1.36
before 3:provider	1.04	-1.04
before 3:reconsider	1.38	-1.38
before 3:standard	-0.73	0.73
before 3:the	1.2	-1.2
before 3:thi	0.59	-0.59
before 3:to	2.18	-2.18
before 3:your	1.39	-1.39
before:<n>	-0.57	0.57
before:?	1.34	-1.34
before:a	-0.19	0.19
before:accept	1.06	-1.06
before:administrativ	0.86	-0.86
before:after	-0.48	0.48
before:and	1.46	-1.46
before:appeal	1.76	-1.76
before:are	0.65	-0.65
before:ask	-0.2	0.2
before:be	-0.49	0.49
before:bill	-1.46	1.46
before:board	1.51	-1.51
before:by	1.68	-1.68
before:can	1.19	-1.19
before:claim	-1.25	1.25
before:date	-1.66	1.66
before:decision	-0.66	0.66
before:dismissal	0.35	-0.35
before:disput	3.56	-3.56
before:due	0.23	-0.23
before:fair	-0.55	0.55
before:fil	-1.12	1.12
before:file	-0.22	0.22
before:filed	0.53	-0.53
before:form	1.63	-1.63
before:get	-0.98	0.98
before:grievanc	1.26	-1.26
before:has	-1.51	1.51
before:have	0.17	-0.17
before:hear	-1.13	1.13
before:in	-0.17	0.17
before:is	-1.46	1.46
before:judge	0.18	-0.18
before:later	0.83	-0.83
before:letter	0.67	-0.67
before:level	0.55	-0.55
before:limit	-1.53	1.53
before:may	-0.37	0.37
before:more	-0.9	0.9
before:must	0.79	-0.79
before:not	1.27	-1.27
before:note	-0.35	0.35
before:of	-1.72	1.72
before:offic	-0.35	0.35
before:once	-0.57	0.57
before:one	-0.24	0.24
before:or	0.32	-0.32
before:paid	-2.11	2.11
before:pay	0.83	-0.83
before:peer	-1.69	1.69
before:plan	0.71	-0.71
before:pleas	0.42	-0.42
before:postmark	0.93	-0.93
before:provider	1.89	-1.89
before:reach	0.35	-0.35
before:receiv	0.36	-0.36
before:reconsider	1.73	-1.73
before:request	2.56	-2.56
before:review	1.4	-1.4
before:right	1.83	-1.83
before:second	0.46	-0.46
before:sent	-1.25	1.25
before:servic	-1.22	1.22
before:so	-1.96	1.96
before:standard	-0.46	0.46
before:state	-0.2	0.2
before:submit	1.31	-1.31
before:that	-2.01	2.01
before:the	-0.29	0.29
before:thi	-0.31	0.31
before:to	-0.18	0.18
before:trust	1.15	-1.15
before:was	-1.94	1.94
before:we	-1.03	1.03
before:with	2.01	-2.01
before:within	0.5	-0.5
before:writ	2.55	-2.55
before:write	1.08	-1.08
before:written	1.08	-1.08
before:you	-0.16	0.16
before:your	0.23	-0.23
begins its column	-0.81	0.81
columns:1	-0.17	0.17
columns:2	-0.55	0.55
label:appeal	-0.48	0.48
label:provider	0.95	-0.95
line above::	-1.77	1.77
line above:<5>	-0.9	0.9
line above:<d>	-0.48	0.48
line above:<m>	-1.97	1.97
line above:<month>	-0.46	0.46
line above:<n>	-1.11	1.11
line above:?	1.06	-1.06
line above:a	1.8	-1.8
line above:absent	0.86	-0.86
line above:after	1.35	-1.35
line above:already	0.99	-0.99
line above:amount	-0.62	0.62
line above:an	1.16	-1.16
line above:another	1.02	-1.02
line above:appeal	-0.75	0.75
line above:as	1.78	-1.78
line above:authoriz	1.2	-1.2
line above:be	-0.9	0.9
line above:been	0.34	-0.34
line above:befor	-0.23	0.23
line above:benefit	0.42	-0.42
line above:bill	0.55	-0.55
line above:by	1.73	-1.73
line above:care	0.8	-0.8
line above:charg	0.18	-0.18
line above:claim	-0.71	0.71
line above:co	1.43	-1.43
line above:contractor	-0.34	0.34
line above:cover	-0.45	0.45
line above:coverag	1	-1
line above:date	-0.3	0.3
line above:day	-0.37	0.37
line above:dear	-1.55	1.55
line above:decision	1.69	-1.69
line above:do	1.15	-1.15
line above:entity	0.87	-0.87
line above:exceed	0.64	-0.64
line above:explan	-1.05	1.05
line above:fee	-0.62	0.62
line above:fil	0.81	-0.81
line above:file	0.67	-0.67
line above:filed	1.55	-1.55
line above:first	1.07	-1.07
line above:for	0.68	-0.68
line above:from	-0.87	0.87
line above:have	1.6	-1.6
line above:in	1.96	-1.96
line above:it	0.62	-0.62
line above:mail	-1.47	1.47
line above:match	1.17	-1.17
line above:maximum	1.13	-1.13
line above:may	0.35	-0.35
line above:medical	0.74	-0.74
line above:met	-0.69	0.69
line above:n	-1.11	1.11
line above:necessary	0.41	-0.41
line above:need	1.15	-1.15
line above:not	0.92	-0.92
line above:of	-0.92	0.92
line above:on	0.52	-0.52
line above:one	1.33	-1.33
line above:or	-0.64	0.64
line above:our	0.17	-0.17
line above:paid	-1.44	1.44
line above:pay	-0.58	0.58
line above:physician	0.47	-0.47
line above:plan	0.23	-0.23
line above:provider	-1.44	1.44
line above:reason	0.97	-0.97
line above:record	-1.24	1.24
line above:request	-0.33	0.33
line above:review	-0.39	0.39
line above:right	0.89	-0.89
line above:schedul	-0.88	0.88
line above:should	-0.73	0.73
line above:that	-0.46	0.46
line above:the	-0.16	0.16
line above:therapist	0.72	-0.72
line above:therapy	0.59	-0.59
line above:to	-1.22	1.22
line above:total	0.85	-0.85
line above:treat	1.06	-1.06
line above:visit	-0.58	0.58
line above:was	1	-1
line above:were	0.99	-0.99
line above:with	-0.63	0.63
line above:within	-0.39	0.39
line above:you	-0.52	0.52
line above:your	-0.19	0.19
over 1:<m>	-0.94	0.94
over 1:the	-0.36	0.36
over 2:the	-0.33	0.33
period:1 year	-0.54	0.54
period:10 day	-1.44	1.44
period:12 month	0.75	-0.75
period:120 day	0.58	-0.58
period:14 day	-1.77	1.77
period:180 day	1.68	-1.68
period:30 day	-1.86	1.86
period:365 day	-0.39	0.39
period:4 month	-0.56	0.56
period:45 day	0.4	-0.4
period:6 month	0.5	-0.5
period:60 day	1.91	-1.91
period:65 day	2.88	-2.88
period:90 day	0.16	-0.16
quarter:2	-0.59	0.59
quarter:3	-0.45	0.45
right before:: within	1.29	-1.29
right before:: you have	-0.66	0.66
right before:<m> within	0.45	-0.45
right before:a reconsider within	-0.91	0.91
right before:accept for	0.61	-0.61
right before:appeal :	-0.48	0.48
right before:appeal within	0.5	-0.5
right before:are accept for	0.61	-0.61
right before:ask within	-1.16	1.16
right before:be filed within	0.48	-0.48
right before:be postmark within	0.17	-0.17
right before:be sent within	-0.21	0.21
right before:disput within	0.53	-0.53
right before:fair hear within	-0.44	0.44
right before:filed within	0.48	-0.48
right before:hear within	-0.79	0.79
right before:in writ within	1.71	-1.71
right before:it within	1.41	-1.41
right before:later than	0.47	-0.47
right before:may appeal within	-0.99	0.99
right before:more than	-0.9	0.9
right before:no later than	0.38	-0.38
right before:note within	-0.35	0.35
right before:offic note within	-0.35	0.35
right before:once in	-0.89	0.89
right before:postmark within	0.17	-0.17
right before:reconsider within	-0.25	0.25
right before:request within	-0.67	0.67
right before:review within	1.25	-1.25
right before:sent within	-0.21	0.21
right before:to reconsider within	0.66	-0.66
right before:to us within	1.63	-1.63
right before:trust within	1.15	-1.15
right before:us within	1.78	-1.78
right before:writ within	1.71	-1.71
right before:write within	0.2	-0.2
right before:you have	0.83	-0.83
right before:your appeal within	0.78	-0.78
top:12 lines	0.16	-0.16
top:6 lines	-0.26	0.26
top:below	-1.15	1.15
`;
