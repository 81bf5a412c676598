/** Made by npm run eval:fit; not to be edited. */
export const PERIOD_TABLE = `
sign	appeal	other
base	-0.43	0.43
after 1:a	-1.08	1.08
after 1:after	0.24	-0.24
after 1:and	-1.84	1.84
after 1:follow	0.83	-0.83
after 1:from	0.92	-0.92
after 1:if	-0.34	0.34
after 1:of	0.91	-0.91
after 1:or	1.01	-1.01
after 1:the	-1.3	1.3
after 1:to	-1.62	1.62
after 2:it	0.23	-0.23
after 2:our	-1.93	1.93
after 2:receipt	0.67	-0.67
after 2:receiv	0.35	-0.35
after 2:that	-1.74	1.74
after 2:the	0.85	-0.85
after 2:thi	0.7	-0.7
after 2:you	-0.29	0.29
after 2:your	1.51	-1.51
after a colon	0.31	-0.31
after:<month>	-0.36	0.36
after:<n>	-0.46	0.46
after:a	-1.12	1.12
after:after	0.22	-0.22
after:and	-0.61	0.61
after:appeal	-0.17	0.17
after:at	0.44	-0.44
after:date	1.52	-1.52
after:day	0.77	-0.77
after:decision	-1.29	1.29
after:determin	0.46	-0.46
after:explan	0.26	-0.26
after:fax	0.48	-0.48
after:follow	0.83	-0.83
after:for	0.37	-0.37
after:from	1.17	-1.17
after:get	-0.39	0.39
after:gett	0.69	-0.69
after:if	-0.86	0.86
after:is	-1.57	1.57
after:issue	1.19	-1.19
after:it	-0.21	0.21
after:mail	-1.1	1.1
after:no	-0.93	0.93
after:notic	-0.17	0.17
after:of	0.65	-0.65
after:on	-0.41	0.41
after:or	0.38	-0.38
after:our	-1.93	1.93
after:pay	0.49	-0.49
after:ra	1.05	-1.05
after:receipt	1.14	-1.14
after:receiv	-0.22	0.22
after:remit	1.86	-1.86
after:remittanc	-1.26	1.26
after:servic	1.39	-1.39
after:that	-1.47	1.47
after:the	0.29	-0.29
after:thi	1.98	-1.98
after:to	-0.85	0.85
after:voucher	1.34	-1.34
after:was	0.82	-0.82
after:we	1.77	-1.77
after:you	1.45	-1.45
after:your	0.9	-0.9
before 1::	0.31	-0.31
before 1:<m>	-1.01	1.01
before 1:for	-0.63	0.63
before 1:have	0.8	-0.8
before 1:in	-0.99	0.99
before 1:last	-0.36	0.36
before 1:of	-1.06	1.06
before 1:within	0.42	-0.42
before 2::	1.54	-1.54
before 2:<m>	0.89	-0.89
before 2:<n>	0.5	-0.5
before 2:accept	0.98	-0.98
before 2:answer	0.26	-0.26
before 2:appeal	0.5	-0.5
before 2:ask	-1.33	1.33
before 2:disput	1.13	-1.13
before 2:filed	0.44	-0.44
before 2:hear	-0.7	0.7
before 2:it	1.44	-1.44
before 2:later	0.47	-0.47
before 2:made	0.47	-0.47
before 2:more	-0.96	0.96
before 2:note	-0.24	0.24
before 2:once	-0.77	0.77
before 2:postmark	0.2	-0.2
before 2:receiv	-0.18	0.18
before 2:request	-0.38	0.38
before 2:review	0.23	-0.23
before 2:sent	-0.2	0.2
before 2:the	0.56	-0.56
before 2:trust	0.49	-0.49
before 2:us	0.83	-0.83
before 2:writ	1.64	-1.64
before 2:you	0.78	-0.78
before 3::	-1.09	1.09
before 3:<n>	-0.32	0.32
before 3:a	-0.93	0.93
before 3:are	0.64	-0.64
before 3:be	-0.32	0.32
before 3:disput	0.7	-0.7
before 3:fair	-0.35	0.35
before 3:for	1.38	-1.38
before 3:have	-1.11	1.11
before 3:in	1.04	-1.04
before 3:it	-1.5	1.5
before 3:level	0.5	-0.5
before 3:may	-0.65	0.65
before 3:must	1.45	-1.45
before 3:not	0.8	-0.8
before 3:of	0.53	-0.53
before 3:offic	-0.24	0.24
before 3:or	1.41	-1.41
before 3:provider	1.07	-1.07
before 3:reach	-0.74	0.74
before 3:reconsider	1.32	-1.32
before 3:standard	-0.69	0.69
before 3:the	1.6	-1.6
before 3:thi	0.78	-0.78
before 3:to	2.61	-2.61
before 3:your	0.7	-0.7
before::	-0.33	0.33
before:<m>	-0.29	0.29
before:<month>	1.06	-1.06
before:<n>	0.46	-0.46
before:?	1.28	-1.28
before:a	0.63	-0.63
before:accept	0.98	-0.98
before:administrativ	1.09	-1.09
before:after	-1.22	1.22
before:allow	-1.17	1.17
before:and	0.63	-0.63
before:answer	0.48	-0.48
before:appeal	1.93	-1.93
before:are	0.49	-0.49
before:at	-0.87	0.87
before:be	-0.29	0.29
before:benefit	-0.97	0.97
before:bill	-1.59	1.59
before:board	0.66	-0.66
before:by	0.85	-0.85
before:can	1.51	-1.51
before:claim	-1.33	1.33
before:date	-1.76	1.76
before:decision	-1.08	1.08
before:determin	0.53	-0.53
before:dismissal	-0.31	0.31
before:disput	3.45	-3.45
before:due	0.19	-0.19
before:fair	-0.29	0.29
before:fax	1.17	-1.17
before:fil	-0.88	0.88
before:filed	0.66	-0.66
before:for	0.33	-0.33
before:form	1.96	-1.96
before:get	-1.29	1.29
before:grievanc	1.16	-1.16
before:has	-1.04	1.04
before:have	-0.38	0.38
before:hear	-1.04	1.04
before:if	-1.07	1.07
before:in	0.2	-0.2
before:independent	0.92	-0.92
before:is	-0.56	0.56
before:it	0.86	-0.86
before:judge	0.58	-0.58
before:last	-0.36	0.36
before:later	0.61	-0.61
before:letter	0.82	-0.82
before:level	0.78	-0.78
before:limit	-1.4	1.4
before:made	0.47	-0.47
before:may	-0.24	0.24
before:more	-0.96	0.96
before:must	1.05	-1.05
before:new	-1.09	1.09
before:no	-0.52	0.52
before:not	0.92	-0.92
before:note	-0.24	0.24
before:of	-1.41	1.41
before:offic	-0.24	0.24
before:once	-0.44	0.44
before:one	-0.29	0.29
before:or	0.55	-0.55
before:our	-0.78	0.78
before:paid	-2.11	2.11
before:pay	1.5	-1.5
before:peer	-1.73	1.73
before:plan	-0.58	0.58
before:pleas	0.3	-0.3
before:postmark	1.01	-1.01
before:provider	0.67	-0.67
before:reconsider	1.79	-1.79
before:redetermin	1.1	-1.1
before:report	0.18	-0.18
before:request	2.87	-2.87
before:review	0.86	-0.86
before:right	1.74	-1.74
before:second	0.61	-0.61
before:send	-0.28	0.28
before:sent	-1.09	1.09
before:servic	-1.37	1.37
before:so	-1.73	1.73
before:standard	-0.24	0.24
before:submit	1.29	-1.29
before:that	-1.05	1.05
before:the	-0.44	0.44
before:to	-0.29	0.29
before:townzip	1.19	-1.19
before:trust	0.49	-0.49
before:us	0.35	-0.35
before:was	-1.85	1.85
before:we	-1.28	1.28
before:will	-0.96	0.96
before:with	2.15	-2.15
before:within	0.42	-0.42
before:writ	2.49	-2.49
before:write	1.05	-1.05
before:written	1.27	-1.27
before:your	0.4	-0.4
begins its column	-1.13	1.13
columns:1	-0.18	0.18
columns:2	-0.66	0.66
columns:4	-2.63	2.63
label::	0.31	-0.31
label:appeal	-0.29	0.29
label:provider	0.97	-0.97
line above::	-1.68	1.68
line above:<5>	-0.47	0.47
line above:<d>	-0.48	0.48
line above:<m>	-2.19	2.19
line above:<month>	-0.78	0.78
line above:<n>	-0.64	0.64
line above:?	0.78	-0.78
line above:a	0.94	-0.94
line above:absent	0.84	-0.84
line above:after	1.26	-1.26
line above:already	1.05	-1.05
line above:amount	-0.77	0.77
line above:an	0.21	-0.21
line above:another	1.01	-1.01
line above:appeal	-0.35	0.35
line above:are	1.44	-1.44
line above:as	1.64	-1.64
line above:ask	0.26	-0.26
line above:asked	-1.27	1.27
line above:at	-1.04	1.04
line above:authoriz	1.16	-1.16
line above:be	-0.96	0.96
line above:benefit	0.63	-0.63
line above:bill	0.54	-0.54
line above:box	1.19	-1.19
line above:by	2.31	-2.31
line above:can	1.08	-1.08
line above:care	0.85	-0.85
line above:charg	0.54	-0.54
line above:claim	-0.56	0.56
line above:co	1.29	-1.29
line above:contractor	-0.5	0.5
line above:cover	-0.57	0.57
line above:coverag	0.78	-0.78
line above:date	-0.94	0.94
line above:day	-0.68	0.68
line above:dear	-1.56	1.56
line above:decision	1.88	-1.88
line above:do	-0.22	0.22
line above:entity	1.01	-1.01
line above:exceed	0.69	-0.69
line above:explan	-1.12	1.12
line above:fax	-0.47	0.47
line above:fee	-0.82	0.82
line above:fil	1.17	-1.17
line above:file	0.78	-0.78
line above:filed	1.9	-1.9
line above:first	1.14	-1.14
line above:for	0.5	-0.5
line above:form	1.66	-1.66
line above:from	-1.39	1.39
line above:has	0.42	-0.42
line above:have	1.48	-1.48
line above:if	1.11	-1.11
line above:in	0.71	-0.71
line above:independent	1	-1
line above:is	-0.36	0.36
line above:mail	-0.67	0.67
line above:match	0.95	-0.95
line above:maximum	0.88	-0.88
line above:may	0.64	-0.64
line above:medical	1.07	-1.07
line above:member	0.21	-0.21
line above:met	-0.93	0.93
line above:n	-1.21	1.21
line above:necessary	0.89	-0.89
line above:need	1.11	-1.11
line above:no	0.91	-0.91
line above:not	0.79	-0.79
line above:notic	-0.67	0.67
line above:of	-1.08	1.08
line above:offic	-1.13	1.13
line above:one	1.14	-1.14
line above:or	-1.23	1.23
line above:other	-0.45	0.45
line above:our	0.18	-0.18
line above:owe	-1.05	1.05
line above:paid	-1.05	1.05
line above:pay	-1.39	1.39
line above:physician	0.56	-0.56
line above:plan	0.38	-0.38
line above:provider	-1.57	1.57
line above:reason	0.26	-0.26
line above:receiv	-0.19	0.19
line above:record	-1.24	1.24
line above:request	-0.4	0.4
line above:review	-0.36	0.36
line above:right	0.91	-0.91
line above:schedul	-1.04	1.04
line above:see	-0.61	0.61
line above:should	-1.03	1.03
line above:show	-0.2	0.2
line above:shown	0.54	-0.54
line above:support	0.23	-0.23
line above:that	0.41	-0.41
line above:the	0.76	-0.76
line above:therapist	0.69	-0.69
line above:therapy	0.48	-0.48
line above:thi	-0.32	0.32
line above:to	-1.11	1.11
line above:total	0.88	-0.88
line above:townzip	-0.91	0.91
line above:treat	0.92	-0.92
line above:us	1.08	-1.08
line above:visit	-0.37	0.37
line above:was	1.27	-1.27
line above:we	0.77	-0.77
line above:were	1.04	-1.04
line above:will	-1.36	1.36
line above:with	-0.9	0.9
line above:within	0.81	-0.81
line above:you	-0.34	0.34
line above:your	-0.54	0.54
over 1:<m>	-1.22	1.22
over 1:<n>	0.24	-0.24
over 1:for	-0.25	0.25
over 1:of	-1.29	1.29
over 1:the	-0.93	0.93
over 1:you	-1.39	1.39
over 1:your	-0.21	0.21
over 2:<m>	-0.56	0.56
over 2:<n>	1.58	-1.58
over 2:for	-1.27	1.27
period:1 year	-0.46	0.46
period:10 day	-2.11	2.11
period:12 month	0.8	-0.8
period:120 day	1.28	-1.28
period:14 day	-2.75	2.75
period:15 day	-1.6	1.6
period:180 day	1.81	-1.81
period:30 day	-1.52	1.52
period:365 day	-1.01	1.01
period:45 day	-0.63	0.63
period:6 month	0.54	-0.54
period:60 day	2.45	-2.45
period:65 day	3.62	-3.62
period:7 day	-1.82	1.82
period:90 day	0.5	-0.5
quarter:1	-1.31	1.31
quarter:2	-1.32	1.32
right before:: within	1.54	-1.54
right before:: you have	-0.31	0.31
right before:<m> within	0.89	-0.89
right before:<n> within	-0.61	0.61
right before:a reconsider within	-0.95	0.95
right before:accept for	0.64	-0.64
right before:answer within	0.26	-0.26
right before:appeal :	-0.29	0.29
right before:appeal within	0.38	-0.38
right before:appeal you have	0.75	-0.75
right before:are accept for	0.64	-0.64
right before:ask within	-1.33	1.33
right before:be filed within	0.44	-0.44
right before:be postmark within	0.2	-0.2
right before:be receiv within	-0.64	0.64
right before:be sent within	-0.2	0.2
right before:disput within	0.9	-0.9
right before:fair hear within	-0.35	0.35
right before:filed within	0.44	-0.44
right before:hear within	-0.7	0.7
right before:in writ within	1.48	-1.48
right before:it within	1.44	-1.44
right before:later than	0.47	-0.47
right before:made within	0.47	-0.47
right before:may appeal within	-0.65	0.65
right before:more than	-0.96	0.96
right before:not later than	1.08	-1.08
right before:note within	-0.24	0.24
right before:of trust within	0.16	-0.16
right before:offic note within	-0.24	0.24
right before:once in	-0.77	0.77
right before:postmark within	0.2	-0.2
right before:reach us within	-0.74	0.74
right before:receiv within	-0.18	0.18
right before:reconsider within	-0.22	0.22
right before:request within	-0.38	0.38
right before:review within	0.23	-0.23
right before:sent within	-0.2	0.2
right before:the appeal within	1.13	-1.13
right before:the last	-0.36	0.36
right before:to reconsider within	0.62	-0.62
right before:to us within	2.08	-2.08
right before:trust within	0.49	-0.49
right before:us within	0.52	-0.52
right before:writ within	1.48	-1.48
right before:you have	0.78	-0.78
right before:your appeal within	0.83	-0.83
top:12 lines	-0.21	0.21
top:6 lines	-0.65	0.65
top:below	-0.83	0.83
`;
