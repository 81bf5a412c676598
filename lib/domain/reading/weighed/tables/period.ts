/** Made by npm run eval:fit; not to be edited. */
export const PERIOD_TABLE = `
sign	appeal	other
base	-0.6	0.6
after 1:a	-0.81	0.81
after 1:and	-1.57	1.57
after 1:follow	0.91	-0.91
after 1:from	0.75	-0.75
after 1:if	-0.29	0.29
after 1:of	0.96	-0.96
after 1:or	1.02	-1.02
after 1:the	-1.19	1.19
after 1:to	-1.54	1.54
after 2:it	0.41	-0.41
after 2:receipt	0.48	-0.48
after 2:receiv	0.28	-0.28
after 2:that	-1.52	1.52
after 2:the	0.96	-0.96
after 2:thi	0.82	-0.82
after 2:your	1.49	-1.49
after a colon	0.27	-0.27
after:<n>	-0.7	0.7
after:a	-2.51	2.51
after:and	-0.47	0.47
after:appeal	-0.3	0.3
after:at	0.85	-0.85
after:date	1.49	-1.49
after:day	0.93	-0.93
after:decision	-1.17	1.17
after:determin	0.3	-0.3
after:explan	0.25	-0.25
after:follow	0.91	-0.91
after:for	0.4	-0.4
after:from	1.06	-1.06
after:get	-0.23	0.23
after:gett	0.9	-0.9
after:if	-0.79	0.79
after:is	-1.58	1.58
after:issue	1.09	-1.09
after:it	0.41	-0.41
after:letter	0.57	-0.57
after:mail	-1.04	1.04
after:not	0.22	-0.22
after:notic	0.18	-0.18
after:of	0.35	-0.35
after:on	-0.24	0.24
after:or	0.56	-0.56
after:pay	0.36	-0.36
after:ra	1.14	-1.14
after:receipt	0.9	-0.9
after:remit	1.67	-1.67
after:remittanc	-0.97	0.97
after:servic	1.45	-1.45
after:that	-1.33	1.33
after:the	0.65	-0.65
after:thi	1.86	-1.86
after:to	-0.72	0.72
after:voucher	1.63	-1.63
after:was	0.77	-0.77
after:we	1.8	-1.8
after:you	1.28	-1.28
after:your	0.43	-0.43
before 1::	0.27	-0.27
before 1:for	-0.53	0.53
before 1:have	0.88	-0.88
before 1:in	-0.84	0.84
before 1:within	0.69	-0.69
before 2::	1.39	-1.39
before 2:<m>	0.83	-0.83
before 2:<n>	-0.69	0.69
before 2:accept	0.98	-0.98
before 2:appeal	0.59	-0.59
before 2:ask	-1.4	1.4
before 2:disput	1.18	-1.18
before 2:filed	0.46	-0.46
before 2:hear	-0.47	0.47
before 2:it	1.29	-1.29
before 2:later	0.6	-0.6
before 2:made	0.54	-0.54
before 2:more	-0.9	0.9
before 2:note	-0.26	0.26
before 2:once	-0.75	0.75
before 2:postmark	0.19	-0.19
before 2:receiv	-0.32	0.32
before 2:request	-0.45	0.45
before 2:review	1.27	-1.27
before 2:sent	-0.17	0.17
before 2:trust	1.19	-1.19
before 2:us	0.67	-0.67
before 2:writ	1.73	-1.73
before 2:you	0.93	-0.93
before 3::	-0.76	0.76
before 3:a	-0.65	0.65
before 3:appeal	0.46	-0.46
before 3:are	0.69	-0.69
before 3:be	-0.24	0.24
before 3:disput	0.56	-0.56
before 3:fair	-0.28	0.28
before 3:for	1.45	-1.45
before 3:have	-1.07	1.07
before 3:in	1.28	-1.28
before 3:it	-1.4	1.4
before 3:level	0.46	-0.46
before 3:may	-1	1
before 3:not	1.48	-1.48
before 3:of	-0.53	0.53
before 3:offic	-0.26	0.26
before 3:or	1.53	-1.53
before 3:provider	1.06	-1.06
before 3:reach	-0.75	0.75
before 3:reconsider	1.37	-1.37
before 3:standard	-0.61	0.61
before 3:the	1.16	-1.16
before 3:thi	0.7	-0.7
before 3:to	2.63	-2.63
before 3:written	-0.17	0.17
before 3:your	1.36	-1.36
before::	0.27	-0.27
before:<m>	-0.2	0.2
before:<n>	0.23	-0.23
before:?	1.23	-1.23
before:a	-0.18	0.18
before:accept	0.98	-0.98
before:administrativ	1.08	-1.08
before:after	-0.34	0.34
before:allow	-0.95	0.95
before:an	-0.34	0.34
before:and	0.32	-0.32
before:answer	0.47	-0.47
before:appeal	1.95	-1.95
before:are	0.51	-0.51
before:be	-0.52	0.52
before:benefit	-0.58	0.58
before:bill	-1.28	1.28
before:board	1.18	-1.18
before:by	0.75	-0.75
before:can	1.62	-1.62
before:claim	-1.26	1.26
before:date	-1.52	1.52
before:decision	-0.74	0.74
before:determin	0.67	-0.67
before:disput	3.76	-3.76
before:fair	-0.45	0.45
before:fax	2.25	-2.25
before:fil	-0.9	0.9
before:filed	0.73	-0.73
before:for	-0.19	0.19
before:form	2.2	-2.2
before:get	-1.42	1.42
before:grievanc	1.21	-1.21
before:has	-1.07	1.07
before:have	-0.43	0.43
before:hear	-1.07	1.07
before:if	-0.8	0.8
before:in	0.2	-0.2
before:independent	0.84	-0.84
before:is	-0.52	0.52
before:it	0.87	-0.87
before:judge	0.38	-0.38
before:later	0.86	-0.86
before:letter	0.71	-0.71
before:level	0.69	-0.69
before:limit	-1.58	1.58
before:made	0.54	-0.54
before:may	-0.41	0.41
before:more	-0.9	0.9
before:must	0.87	-0.87
before:no	-0.34	0.34
before:not	1.64	-1.64
before:note	-0.26	0.26
before:of	-1.79	1.79
before:offic	-0.26	0.26
before:once	-0.41	0.41
before:one	-0.25	0.25
before:or	0.41	-0.41
before:our	-0.77	0.77
before:paid	-2.1	2.1
before:pay	0.92	-0.92
before:peer	-1.63	1.63
before:postmark	0.98	-0.98
before:provider	0.99	-0.99
before:reach	-0.25	0.25
before:reconsider	1.73	-1.73
before:request	2.84	-2.84
before:review	1.19	-1.19
before:right	1.8	-1.8
before:second	0.41	-0.41
before:send	0.42	-0.42
before:sent	-1.11	1.11
before:servic	-1.46	1.46
before:so	-1.72	1.72
before:standard	-0.28	0.28
before:submit	1.38	-1.38
before:than	0.18	-0.18
before:that	-1.51	1.51
before:the	-0.53	0.53
before:trust	1.19	-1.19
before:us	-0.17	0.17
before:was	-2	2
before:we	-0.92	0.92
before:will	-0.63	0.63
before:with	1.47	-1.47
before:within	0.69	-0.69
before:writ	2.52	-2.52
before:write	1.2	-1.2
before:written	1.41	-1.41
before:you	-0.27	0.27
before:your	0.19	-0.19
begins its column	-1.27	1.27
columns:1	-0.24	0.24
columns:2	-0.74	0.74
columns:4	-2.32	2.32
label::	0.27	-0.27
label:appeal	-0.32	0.32
label:provider	0.96	-0.96
line above::	-1.66	1.66
line above:<5>	-0.58	0.58
line above:<d>	-0.44	0.44
line above:<m>	-2.04	2.04
line above:<month>	-0.37	0.37
line above:<n>	-1.02	1.02
line above:?	1.25	-1.25
line above:a	0.92	-0.92
line above:absent	1.06	-1.06
line above:after	1.38	-1.38
line above:already	1.03	-1.03
line above:amount	-0.71	0.71
line above:an	1.53	-1.53
line above:another	0.97	-0.97
line above:as	1.79	-1.79
line above:ask	0.55	-0.55
line above:asked	-0.98	0.98
line above:at	-0.8	0.8
line above:authoriz	1.28	-1.28
line above:be	-1.21	1.21
line above:been	0.43	-0.43
line above:benefit	0.45	-0.45
line above:bill	0.77	-0.77
line above:by	2.03	-2.03
line above:can	1.21	-1.21
line above:care	0.5	-0.5
line above:charg	0.68	-0.68
line above:claim	-0.52	0.52
line above:co	1.42	-1.42
line above:contractor	-0.43	0.43
line above:cover	-0.54	0.54
line above:coverag	0.86	-0.86
line above:date	-0.87	0.87
line above:dear	-1.66	1.66
line above:decision	1.86	-1.86
line above:entity	0.96	-0.96
line above:exceed	0.65	-0.65
line above:explan	-1.23	1.23
line above:fee	-0.65	0.65
line above:fil	0.81	-0.81
line above:file	0.75	-0.75
line above:filed	1.91	-1.91
line above:first	1.22	-1.22
line above:for	0.79	-0.79
line above:form	1.59	-1.59
line above:from	-1.28	1.28
line above:has	0.94	-0.94
line above:have	1.66	-1.66
line above:in	1.68	-1.68
line above:independent	0.87	-0.87
line above:is	0.52	-0.52
line above:it	0.47	-0.47
line above:mail	-1.5	1.5
line above:match	0.95	-0.95
line above:maximum	0.89	-0.89
line above:may	0.46	-0.46
line above:medical	0.94	-0.94
line above:member	0.2	-0.2
line above:met	-0.9	0.9
line above:n	-1.08	1.08
line above:necessary	0.59	-0.59
line above:need	1.16	-1.16
line above:no	0.76	-0.76
line above:not	0.99	-0.99
line above:notic	-0.59	0.59
line above:of	-1.09	1.09
line above:offic	-1.01	1.01
line above:on	-0.26	0.26
line above:one	1.08	-1.08
line above:or	-1.03	1.03
line above:other	-0.44	0.44
line above:owe	-0.83	0.83
line above:paid	-1.06	1.06
line above:pay	-0.73	0.73
line above:physician	0.54	-0.54
line above:plan	0.57	-0.57
line above:provider	-1.47	1.47
line above:reason	0.3	-0.3
line above:receiv	-0.73	0.73
line above:record	-1.03	1.03
line above:request	-0.61	0.61
line above:review	-0.19	0.19
line above:right	0.74	-0.74
line above:schedul	-0.88	0.88
line above:see	-0.29	0.29
line above:servic	0.24	-0.24
line above:should	-0.85	0.85
line above:shown	0.55	-0.55
line above:that	-0.74	0.74
line above:the	0.26	-0.26
line above:therapist	0.69	-0.69
line above:therapy	0.41	-0.41
line above:thi	-0.24	0.24
line above:to	-0.68	0.68
line above:total	0.83	-0.83
line above:townzip	-0.79	0.79
line above:treat	0.99	-0.99
line above:us	1.15	-1.15
line above:visit	-0.34	0.34
line above:was	1.28	-1.28
line above:were	1.05	-1.05
line above:what	1.13	-1.13
line above:will	-1.24	1.24
line above:with	-0.71	0.71
line above:within	0.57	-0.57
line above:you	-0.56	0.56
line above:your	-0.28	0.28
over 1:<m>	-1.17	1.17
over 1:<n>	0.21	-0.21
over 1:of	-1.14	1.14
over 1:the	-0.74	0.74
over 1:you	-1.57	1.57
over 2:for	-1.34	1.34
period:1 year	-0.34	0.34
period:10 day	-1.95	1.95
period:12 month	1.01	-1.01
period:120 day	0.79	-0.79
period:14 day	-2.08	2.08
period:180 day	1.99	-1.99
period:30 day	-1.42	1.42
period:365 day	-0.74	0.74
period:45 day	-0.69	0.69
period:60 day	2.38	-2.38
period:65 day	3.34	-3.34
period:7 day	-1.63	1.63
period:90 day	0.79	-0.79
quarter:1	-1.15	1.15
quarter:2	-1.7	1.7
right before:: within	1.39	-1.39
right before:: you have	-0.52	0.52
right before:<m> within	0.83	-0.83
right before:<n> within	-0.37	0.37
right before:a reconsider within	-0.95	0.95
right before:accept for	0.69	-0.69
right before:appeal :	-0.32	0.32
right before:appeal within	0.54	-0.54
right before:are accept for	0.69	-0.69
right before:ask within	-1.4	1.4
right before:be filed within	0.46	-0.46
right before:be made within	0.2	-0.2
right before:be postmark within	0.19	-0.19
right before:be receiv within	-0.5	0.5
right before:be sent within	-0.17	0.17
right before:disput within	0.98	-0.98
right before:fair hear within	-0.28	0.28
right before:filed within	0.46	-0.46
right before:hear within	-0.47	0.47
right before:in writ within	1.56	-1.56
right before:it within	1.29	-1.29
right before:later than	0.6	-0.6
right before:made within	0.54	-0.54
right before:may appeal within	-1	1
right before:more than	-0.9	0.9
right before:not later than	1.02	-1.02
right before:note within	-0.26	0.26
right before:offic note within	-0.26	0.26
right before:once in	-0.75	0.75
right before:postmark within	0.19	-0.19
right before:reach us within	-0.75	0.75
right before:receiv within	-0.32	0.32
right before:reconsider within	-0.16	0.16
right before:request within	-0.45	0.45
right before:review within	1.27	-1.27
right before:sent within	-0.17	0.17
right before:the appeal within	1.32	-1.32
right before:to reconsider within	0.67	-0.67
right before:to us within	2.1	-2.1
right before:trust within	1.19	-1.19
right before:us within	0.67	-0.67
right before:writ within	1.56	-1.56
right before:you have	0.93	-0.93
right before:your appeal within	0.68	-0.68
top:below	-1.12	1.12
`;
