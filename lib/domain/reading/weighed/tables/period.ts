/** Made by npm run eval:fit; not to be edited. */
export const PERIOD_TABLE = `
sign	appeal	other
base	-0.37	0.37
after 1:and	-1.72	1.72
after 1:follow	0.73	-0.73
after 1:from	0.62	-0.62
after 1:if	-0.25	0.25
after 1:of	1.27	-1.27
after 1:or	1.36	-1.36
after 1:the	-1.37	1.37
after 1:to	-1.31	1.31
after 2:receipt	0.3	-0.3
after 2:the	0.79	-0.79
after 2:thi	0.72	-0.72
after 2:your	1.53	-1.53
after:<n>	-0.79	0.79
after:a	-2.35	2.35
after:and	-0.71	0.71
after:appeal	-0.18	0.18
after:at	0.45	-0.45
after:date	1.82	-1.82
after:day	0.31	-0.31
after:decision	-0.76	0.76
after:determin	0.18	-0.18
after:follow	0.73	-0.73
after:from	0.94	-0.94
after:gett	0.98	-0.98
after:if	-0.79	0.79
after:is	-1.56	1.56
after:issue	1.28	-1.28
after:letter	0.44	-0.44
after:mail	-0.8	0.8
after:notic	1.02	-1.02
after:of	0.73	-0.73
after:on	0.44	-0.44
after:or	0.76	-0.76
after:pay	0.33	-0.33
after:ra	1.19	-1.19
after:receipt	0.71	-0.71
after:receiv	0.16	-0.16
after:remit	1.21	-1.21
after:remittanc	-1.07	1.07
after:servic	1.46	-1.46
after:that	-1.39	1.39
after:the	0.54	-0.54
after:thi	1.63	-1.63
after:to	-0.64	0.64
after:voucher	1.7	-1.7
after:was	0.44	-0.44
after:we	1.7	-1.7
after:you	1.61	-1.61
after:your	0.75	-0.75
before 1:for	-0.6	0.6
before 1:have	0.89	-0.89
before 1:in	-1.14	1.14
before 1:than	0.18	-0.18
before 1:within	0.42	-0.42
before 2::	1.35	-1.35
before 2:<m>	0.66	-0.66
before 2:accept	1.05	-1.05
before 2:appeal	0.52	-0.52
before 2:ask	-1.23	1.23
before 2:decision	0.29	-0.29
before 2:disput	0.79	-0.79
before 2:filed	0.37	-0.37
before 2:for	0.3	-0.3
before 2:hear	-0.63	0.63
before 2:it	1.5	-1.5
before 2:later	0.58	-0.58
before 2:made	0.23	-0.23
before 2:more	-1.06	1.06
before 2:note	-0.38	0.38
before 2:once	-0.88	0.88
before 2:reconsider	0.21	-0.21
before 2:request	-0.46	0.46
before 2:review	1.39	-1.39
before 2:trust	1.12	-1.12
before 2:us	0.55	-0.55
before 2:writ	1.73	-1.73
before 2:write	0.16	-0.16
before 2:you	1.11	-1.11
before 3::	-0.91	0.91
before 3:<n>	0.26	-0.26
before 3:a	-0.62	0.62
before 3:appeal	1.48	-1.48
before 3:are	0.64	-0.64
before 3:asked	0.3	-0.3
before 3:be	-0.34	0.34
before 3:disput	0.56	-0.56
before 3:fair	-0.43	0.43
before 3:for	1.26	-1.26
before 3:have	-0.95	0.95
before 3:in	1.29	-1.29
before 3:is	-1.2	1.2
before 3:it	-1.11	1.11
before 3:level	0.45	-0.45
before 3:may	-0.95	0.95
before 3:no	0.17	-0.17
before 3:not	1.39	-1.39
before 3:of	-0.6	0.6
before 3:offic	-0.38	0.38
before 3:or	1.38	-1.38
before 3:provider	1.07	-1.07
before 3:reach	-0.9	0.9
before 3:reconsider	1.47	-1.47
before 3:standard	-0.59	0.59
before 3:the	1.51	-1.51
before 3:thi	0.66	-0.66
before 3:to	2.83	-2.83
before 3:your	1.25	-1.25
before:<n>	-0.5	0.5
before:?	1.4	-1.4
before:accept	1.05	-1.05
before:administrativ	1.06	-1.06
before:after	-0.44	0.44
before:an	-0.53	0.53
before:and	1.42	-1.42
before:appeal	1.97	-1.97
before:are	0.63	-0.63
before:ask	0.25	-0.25
before:asked	0.3	-0.3
before:be	-0.59	0.59
before:bill	-1.3	1.3
before:board	1.49	-1.49
before:by	1.78	-1.78
before:can	1.25	-1.25
before:claim	-1.37	1.37
before:date	-1.7	1.7
before:decision	-0.67	0.67
before:disput	3.81	-3.81
before:due	0.18	-0.18
before:fair	-0.41	0.41
before:fil	-1.17	1.17
before:filed	0.66	-0.66
before:form	1.67	-1.67
before:get	-1.41	1.41
before:grievanc	1.29	-1.29
before:has	-1.08	1.08
before:have	-0.35	0.35
before:hear	-1.11	1.11
before:in	0.28	-0.28
before:is	-1.44	1.44
before:later	0.87	-0.87
before:letter	0.96	-0.96
before:level	0.59	-0.59
before:limit	-1.71	1.71
before:made	0.23	-0.23
before:may	-0.4	0.4
before:more	-1.06	1.06
before:must	0.98	-0.98
before:no	-0.34	0.34
before:not	1.6	-1.6
before:note	-0.38	0.38
before:of	-1.69	1.69
before:offic	-0.38	0.38
before:once	-0.41	0.41
before:one	-0.51	0.51
before:or	0.59	-0.59
before:paid	-2.15	2.15
before:pay	0.89	-0.89
before:peer	-1.52	1.52
before:plan	0.53	-0.53
before:pleas	0.2	-0.2
before:postmark	0.86	-0.86
before:provider	1.67	-1.67
before:reach	-0.41	0.41
before:receiv	0.23	-0.23
before:reconsider	2.02	-2.02
before:request	2.79	-2.79
before:review	1.15	-1.15
before:right	1.86	-1.86
before:second	0.59	-0.59
before:send	0.28	-0.28
before:sent	-1.06	1.06
before:servic	-1.26	1.26
before:so	-1.56	1.56
before:standard	-0.42	0.42
before:submit	1.35	-1.35
before:than	0.46	-0.46
before:that	-1.57	1.57
before:the	-0.32	0.32
before:trust	1.12	-1.12
before:us	-0.22	0.22
before:was	-1.8	1.8
before:we	-0.85	0.85
before:will	-0.59	0.59
before:with	2.04	-2.04
before:within	0.42	-0.42
before:writ	2.54	-2.54
before:write	1.38	-1.38
before:written	1.31	-1.31
before:you	-0.29	0.29
before:your	0.44	-0.44
begins its column	-0.72	0.72
columns:1	-0.33	0.33
columns:2	-0.65	0.65
label:appeal	-0.39	0.39
label:provider	0.96	-0.96
line above::	-1.81	1.81
line above:<5>	-0.67	0.67
line above:<d>	-0.42	0.42
line above:<m>	-1.91	1.91
line above:<month>	-0.35	0.35
line above:<n>	-1.3	1.3
line above:?	0.97	-0.97
line above:a	1.4	-1.4
line above:absent	0.86	-0.86
line above:after	1.46	-1.46
line above:already	1.01	-1.01
line above:amount	-0.75	0.75
line above:an	1.2	-1.2
line above:another	1.03	-1.03
line above:appeal	-0.38	0.38
line above:as	1.77	-1.77
line above:asked	-1.29	1.29
line above:authoriz	1.19	-1.19
line above:be	-0.98	0.98
line above:benefit	0.66	-0.66
line above:bill	0.72	-0.72
line above:by	1.71	-1.71
line above:care	0.48	-0.48
line above:charg	0.41	-0.41
line above:claim	-0.64	0.64
line above:co	1.37	-1.37
line above:contractor	-0.48	0.48
line above:cover	-0.68	0.68
line above:coverag	0.94	-0.94
line above:date	-0.73	0.73
line above:day	-0.3	0.3
line above:dear	-1.61	1.61
line above:decision	1.6	-1.6
line above:entity	1.09	-1.09
line above:exceed	0.6	-0.6
line above:explan	-0.88	0.88
line above:fee	-0.67	0.67
line above:fil	0.95	-0.95
line above:file	0.73	-0.73
line above:filed	1.88	-1.88
line above:first	1.06	-1.06
line above:for	0.68	-0.68
line above:from	-1.34	1.34
line above:has	0.47	-0.47
line above:have	1.69	-1.69
line above:in	1.96	-1.96
line above:it	0.71	-0.71
line above:mail	-1.36	1.36
line above:match	1.06	-1.06
line above:maximum	1	-1
line above:may	0.47	-0.47
line above:medical	0.96	-0.96
line above:member	0.37	-0.37
line above:met	-0.78	0.78
line above:must	0.94	-0.94
line above:n	-0.93	0.93
line above:necessary	0.58	-0.58
line above:need	1.15	-1.15
line above:no	0.31	-0.31
line above:not	1.09	-1.09
line above:notic	-0.49	0.49
line above:of	-1.01	1.01
line above:one	1.34	-1.34
line above:or	-0.96	0.96
line above:owe	-0.83	0.83
line above:paid	-1.28	1.28
line above:pay	-0.64	0.64
line above:physician	0.51	-0.51
line above:plan	0.57	-0.57
line above:provider	-1.4	1.4
line above:reason	0.28	-0.28
line above:record	-1.28	1.28
line above:request	-0.39	0.39
line above:review	-0.54	0.54
line above:right	0.86	-0.86
line above:schedul	-0.92	0.92
line above:servic	0.24	-0.24
line above:should	-0.66	0.66
line above:therapist	0.75	-0.75
line above:therapy	0.55	-0.55
line above:to	-0.81	0.81
line above:total	1.03	-1.03
line above:treat	1.08	-1.08
line above:visit	-0.43	0.43
line above:was	1.08	-1.08
line above:were	1.15	-1.15
line above:with	-0.23	0.23
line above:within	-0.22	0.22
line above:you	-0.47	0.47
line above:your	-0.43	0.43
over 1:<m>	-1.25	1.25
over 1:the	-0.18	0.18
over 1:you	-1.45	1.45
over 2:the	-0.48	0.48
period:1 year	-0.31	0.31
period:10 day	-1.67	1.67
period:12 month	0.94	-0.94
period:120 day	0.61	-0.61
period:14 day	-1.62	1.62
period:180 day	2.02	-2.02
period:30 day	-1.72	1.72
period:365 day	-0.35	0.35
period:4 month	-0.17	0.17
period:45 day	-0.51	0.51
period:6 month	0.17	-0.17
period:60 day	2.04	-2.04
period:65 day	2.99	-2.99
period:90 day	0.47	-0.47
quarter:2	-0.63	0.63
quarter:3	-0.62	0.62
right before:: within	1.35	-1.35
right before:: you have	-0.63	0.63
right before:<m> within	0.66	-0.66
right before:a reconsider within	-0.83	0.83
right before:accept for	0.64	-0.64
right before:appeal :	-0.39	0.39
right before:appeal within	0.54	-0.54
right before:are accept for	0.64	-0.64
right before:ask within	-1.23	1.23
right before:asked for within	0.3	-0.3
right before:be filed within	0.37	-0.37
right before:be made within	0.23	-0.23
right before:decision within	0.29	-0.29
right before:disput within	0.49	-0.49
right before:fair hear within	-0.43	0.43
right before:filed within	0.37	-0.37
right before:for within	0.3	-0.3
right before:hear within	-0.63	0.63
right before:in writ within	1.73	-1.73
right before:it within	1.5	-1.5
right before:later than	0.58	-0.58
right before:made within	0.23	-0.23
right before:may appeal within	-0.95	0.95
right before:more than	-1.06	1.06
right before:no later than	0.17	-0.17
right before:note within	-0.38	0.38
right before:offic note within	-0.38	0.38
right before:once in	-0.88	0.88
right before:reach us within	-0.9	0.9
right before:request within	-0.46	0.46
right before:review within	1.39	-1.39
right before:the appeal within	1.27	-1.27
right before:to reconsider within	0.66	-0.66
right before:to us within	2.33	-2.33
right before:trust within	1.12	-1.12
right before:us within	0.55	-0.55
right before:writ within	1.73	-1.73
right before:write within	0.16	-0.16
right before:you have	1.11	-1.11
right before:your appeal within	0.83	-0.83
top:12 lines	0.19	-0.19
top:below	-1.36	1.36
`;
