/** Made by npm run eval:fit; not to be edited. */
export const PERIOD_TABLE = `
sign	appeal	other
base	-0.7	0.7
after 1::	-0.82	0.82
after 1:<m>	-0.91	0.91
after 1:a	0.64	-0.64
after 1:after	0.32	-0.32
after 1:and	-0.22	0.22
after 1:befor	-0.97	0.97
after 1:by	-0.19	0.19
after 1:count	1.19	-1.19
after 1:follow	0.93	-0.93
after 1:for	0.54	-0.54
after 1:from	0.71	-0.71
after 1:if	-0.72	0.72
after 1:of	0.85	-0.85
after 1:old	-1.07	1.07
after 1:or	1.25	-1.25
after 1:that	-1.1	1.1
after 1:the	-2.56	2.56
after 1:to	-2.12	2.12
after 1:your	-0.54	0.54
after 2:<month>	1.52	-1.52
after 2:a	0.27	-0.27
after 2:ask	-0.86	0.86
after 2:from	1.19	-1.19
after 2:gett	1.15	-1.15
after 2:is	-1.45	1.45
after 2:it	0.96	-0.96
after 2:its	-0.52	0.52
after 2:last	-0.34	0.34
after 2:our	-1.26	1.26
after 2:receipt	0.21	-0.21
after 2:receiv	1.45	-1.45
after 2:servic	2.5	-2.5
after 2:that	-2.14	2.14
after 2:the	0.61	-0.61
after 2:thi	0.51	-0.51
after 2:we	1.08	-1.08
after 2:your	1.41	-1.41
after a colon	-0.31	0.31
after:<m>	-0.91	0.91
after:<month>	-0.47	0.47
after:<n>	-0.86	0.86
after:a	-1.6	1.6
after:above	-1.25	1.25
after:after	0.29	-0.29
after:an	-0.38	0.38
after:answer	-2.17	2.17
after:appeal	-0.43	0.43
after:ask	-1.45	1.45
after:at	1.18	-1.18
after:befor	-0.97	0.97
after:by	-0.67	0.67
after:check	0.56	-0.56
after:claim	-1.28	1.28
after:count	1.05	-1.05
after:date	2.08	-2.08
after:day	1.4	-1.4
after:decision	-0.93	0.93
after:denial	-0.43	0.43
after:determin	0.91	-0.91
after:do	-1.64	1.64
after:doe	0.64	-0.64
after:eop	1.48	-1.48
after:explan	-0.49	0.49
after:fax	0.72	-0.72
after:follow	0.93	-0.93
after:from	1.14	-1.14
after:get	-1.65	1.65
after:gett	1.04	-1.04
after:go	-0.6	0.6
after:has	-0.99	0.99
after:have	-1.34	1.34
after:if	-0.17	0.17
after:in	-2.03	2.03
after:is	-0.86	0.86
after:issue	1.71	-1.71
after:it	0.59	-0.59
after:its	-0.52	0.52
after:last	-1.02	1.02
after:letter	-0.23	0.23
after:may	-0.27	0.27
after:new	-0.4	0.4
after:no	-1.33	1.33
after:not	0.66	-0.66
after:notic	-0.17	0.17
after:of	0.5	-0.5
after:old	-1.07	1.07
after:on	-0.73	0.73
after:one	-1.14	1.14
after:or	-1.43	1.43
after:our	-1.26	1.26
after:pay	0.72	-0.72
after:plan	-1.08	1.08
after:print	1.52	-1.52
after:ra	1.45	-1.45
after:reason	-1.28	1.28
after:receipt	0.88	-0.88
after:receiv	1.63	-1.63
after:remit	2.19	-2.19
after:remittanc	-1.07	1.07
after:report	0.26	-0.26
after:review	-0.65	0.65
after:run	1.2	-1.2
after:second	-2.05	2.05
after:send	-0.86	0.86
after:servic	-0.74	0.74
after:stat	1.37	-1.37
after:that	-2.29	2.29
after:the	0.48	-0.48
after:thi	2.6	-2.6
after:to	-1.13	1.13
after:treat	-1.42	1.42
after:us	-0.76	0.76
after:visit	-0.79	0.79
after:voucher	2.07	-2.07
after:we	0.8	-0.8
after:will	2.55	-2.55
after:with	-1.68	1.68
after:without	0.77	-0.77
after:you	0.92	-0.92
after:your	0.84	-0.84
before 1::	-0.31	0.31
before 1:<m>	-0.9	0.9
before 1:<n>	-0.48	0.48
before 1:after	-0.63	0.63
before 1:appeal	-0.7	0.7
before 1:due	0.42	-0.42
before 1:every	-1.16	1.16
before 1:had	-0.9	0.9
before 1:has	0.91	-0.91
before 1:have	0.33	-0.33
before 1:in	-0.52	0.52
before 1:is	0.73	-0.73
before 1:last	-0.28	0.28
before 1:least	-0.42	0.42
before 1:of	-0.21	0.21
before 1:or	-1.01	1.01
before 1:over	-1.04	1.04
before 1:than	-0.57	0.57
before 1:the	1.87	-1.87
before 1:to	-0.68	0.68
before 1:within	0.51	-0.51
before 2::	0.65	-0.65
before 2:<m>	-0.28	0.28
before 2:<month>	-0.27	0.27
before 2:<n>	0.35	-0.35
before 2:accept	1.05	-1.05
before 2:answer	-0.8	0.8
before 2:appeal	1.13	-1.13
before 2:arriv	-0.97	0.97
before 2:ask	-1.19	1.19
before 2:at	-0.42	0.42
before 2:bill	-1.02	1.02
before 2:board	1.22	-1.22
before 2:claim	-0.41	0.41
before 2:come	-0.91	0.91
before 2:day	-0.59	0.59
before 2:decid	-0.38	0.38
before 2:decision	-0.71	0.71
before 2:dismissal	0.66	-0.66
before 2:disput	0.31	-0.31
before 2:erisa	0.18	-0.18
before 2:filed	0.83	-0.83
before 2:for	-0.23	0.23
before 2:form	1.09	-1.09
before 2:hear	-0.56	0.56
before 2:in	-1.72	1.72
before 2:is	-1.02	1.02
before 2:it	1.25	-1.25
before 2:letter	-0.39	0.39
before 2:limit	-1.05	1.05
before 2:made	0.6	-0.6
before 2:more	-1.01	1.01
before 2:note	-0.17	0.17
before 2:offic	0.95	-0.95
before 2:once	-1.09	1.09
before 2:only	-1.12	1.12
before 2:opm	1.24	-1.24
before 2:postmark	0.33	-0.33
before 2:provider	1.2	-1.2
before 2:receiv	-0.31	0.31
before 2:reconsider	0.67	-0.67
before 2:record	-0.55	0.55
before 2:redetermin	1.25	-1.25
before 2:request	0.77	-0.77
before 2:review	1.03	-1.03
before 2:sent	-0.44	0.44
before 2:submitt	1.08	-1.08
before 2:the	0.24	-0.24
before 2:them	-1.38	1.38
before 2:thi	1.34	-1.34
before 2:time	0.87	-0.87
before 2:trust	-0.17	0.17
before 2:up	-0.68	0.68
before 2:us	0.45	-0.45
before 2:we	-0.99	0.99
before 2:which	0.53	-0.53
before 2:writ	1.9	-1.9
before 2:you	0.62	-0.62
before 3::	-0.79	0.79
before 3:<n>	-0.46	0.46
before 3:an	0.86	-0.86
before 3:and	-0.82	0.82
before 3:answer	-0.71	0.71
before 3:are	1.25	-1.25
before 3:asked	-0.23	0.23
before 3:be	-0.43	0.43
before 3:by	1.42	-1.42
before 3:call	-0.82	0.82
before 3:can	0.79	-0.79
before 3:claim	-1.66	1.66
before 3:contract	0.68	-0.68
before 3:correct	-0.45	0.45
before 3:decision	0.23	-0.23
before 3:disput	-0.64	0.64
before 3:do	0.62	-0.62
before 3:external	-1.08	1.08
before 3:fair	-0.19	0.19
before 3:fil	-1.05	1.05
before 3:for	0.25	-0.25
before 3:from	-0.63	0.63
before 3:get	-0.71	0.71
before 3:have	-0.63	0.63
before 3:in	0.43	-0.43
before 3:independent	0.93	-0.93
before 3:is	0.96	-0.96
before 3:it	-1.12	1.12
before 3:level	0.87	-0.87
before 3:may	-0.99	0.99
before 3:must	0.31	-0.31
before 3:no	0.4	-0.4
before 3:not	0.71	-0.71
before 3:offic	-0.17	0.17
before 3:on	0.76	-0.76
before 3:or	1.85	-1.85
before 3:our	-0.72	0.72
before 3:provider	1.45	-1.45
before 3:reach	-0.51	0.51
before 3:reconsider	1.6	-1.6
before 3:return	0.4	-0.4
before 3:review	-0.87	0.87
before 3:sbr	0.85	-0.85
before 3:the	0.62	-0.62
before 3:thi	0.87	-0.87
before 3:to	1.14	-1.14
before 3:us	0.5	-0.5
before 3:we	-0.74	0.74
before 3:with	0.21	-0.21
before 3:written	0.68	-0.68
before 3:you	-0.47	0.47
before 3:your	0.29	-0.29
before::	0.16	-0.16
before:<m>	-1.24	1.24
before:<month>	-0.32	0.32
before:?	0.31	-0.31
before:a	0.85	-0.85
before:about	0.71	-0.71
before:above	-1.43	1.43
before:accept	1.41	-1.41
before:administrativ	1.44	-1.44
before:after	-1.99	1.99
before:again	-1.04	1.04
before:allow	-0.93	0.93
before:an	-0.73	0.73
before:and	0.24	-0.24
before:answer	-0.7	0.7
before:appeal	2.03	-2.03
before:are	0.68	-0.68
before:arriv	-0.97	0.97
before:as	1.82	-1.82
before:aside	1.03	-1.03
before:asked	-0.82	0.82
before:at	-0.63	0.63
before:be	-0.23	0.23
before:benefit	-1.08	1.08
before:bill	-1.46	1.46
before:board	0.98	-0.98
before:box	0.27	-0.27
before:by	1.44	-1.44
before:call	-0.89	0.89
before:came	-1.32	1.32
before:can	0.86	-0.86
before:care	-0.73	0.73
before:cause	-0.61	0.61
before:check	-0.33	0.33
before:choos	1.29	-1.29
before:claim	-2.14	2.14
before:come	-0.83	0.83
before:contract	-0.81	0.81
before:contractor	0.7	-0.7
before:correct	-2.14	2.14
before:current	-0.26	0.26
before:date	-2.07	2.07
before:day	-1.1	1.1
before:decid	-0.47	0.47
before:decision	-1.07	1.07
before:deny	-1.21	1.21
before:determin	0.52	-0.52
before:dismissal	-0.28	0.28
before:disput	1.6	-1.6
before:do	0.56	-0.56
before:doctor	0.53	-0.53
before:due	-0.17	0.17
before:entity	1.19	-1.19
before:every	-1.27	1.27
before:explan	0.59	-0.59
before:external	-1.55	1.55
before:fair	-1.02	1.02
before:fax	0.66	-0.66
before:fee	-1.67	1.67
before:file	0.31	-0.31
before:filed	1.62	-1.62
before:find	0.55	-0.55
before:first	1.58	-1.58
before:follow	-1.12	1.12
before:for	-0.24	0.24
before:form	2.47	-2.47
before:from	-1.24	1.24
before:fund	1.24	-1.24
before:give	-1.99	1.99
before:go	-0.51	0.51
before:good	-0.69	0.69
before:grievanc	1.5	-1.5
before:had	-0.53	0.53
before:hand	1.81	-1.81
before:has	0.2	-0.2
before:have	-0.45	0.45
before:health	1.34	-1.34
before:hear	-1.23	1.23
before:hp	1.09	-1.09
before:if	-0.85	0.85
before:in	0.34	-0.34
before:independent	-0.66	0.66
before:insuranc	2.07	-2.07
before:is	-0.92	0.92
before:it	1.68	-1.68
before:judge	0.17	-0.17
before:last	-0.28	0.28
before:later	-0.17	0.17
before:least	-0.58	0.58
before:letter	0.46	-0.46
before:limit	-1.57	1.57
before:made	0.16	-0.16
before:manag	-1.31	1.31
before:medical	-1.55	1.55
before:member	1.86	-1.86
before:more	-1.07	1.07
before:must	1.06	-1.06
before:name	1.21	-1.21
before:new	-1.6	1.6
before:no	-0.48	0.48
before:not	2	-2
before:note	-0.17	0.17
before:of	-0.76	0.76
before:offic	0.33	-0.33
before:on	0.58	-0.58
before:once	-0.8	0.8
before:one	-0.98	0.98
before:only	-1.41	1.41
before:opm	-0.32	0.32
before:or	0.85	-0.85
before:organiz	-0.19	0.19
before:original	-0.57	0.57
before:our	-1.04	1.04
before:over	-1.04	1.04
before:paid	-2.27	2.27
before:patient	0.83	-0.83
before:pay	-0.43	0.43
before:peer	-1.64	1.64
before:pen	-0.48	0.48
before:personnel	-1.31	1.31
before:plan	-1.2	1.2
before:postmark	1.93	-1.93
before:provider	1.42	-1.42
before:rebuttal	-1.77	1.77
before:receiv	0.37	-0.37
before:reconsider	1.45	-1.45
before:record	-0.52	0.52
before:redetermin	2.12	-2.12
before:refund	-1.49	1.49
before:remittanc	-0.58	0.58
before:report	0.18	-0.18
before:request	2.2	-2.2
before:resolution	-1.98	1.98
before:return	0.54	-0.54
before:review	0.35	-0.35
before:right	0.99	-0.99
before:sbr	1.03	-1.03
before:second	0.91	-0.91
before:section	0.18	-0.18
before:send	-0.23	0.23
before:sent	0.33	-0.33
before:servic	-1.93	1.93
before:should	-0.87	0.87
before:so	-1.36	1.36
before:someon	1.19	-1.19
before:standard	-0.53	0.53
before:submit	1.85	-1.85
before:submitt	0.78	-0.78
before:taken	-1.11	1.11
before:talk	-1.26	1.26
before:than	-0.77	0.77
before:that	-1.62	1.62
before:the	0.46	-0.46
before:they	0.96	-0.96
before:time	0.95	-0.95
before:to	-0.5	0.5
before:townzip	1.96	-1.96
before:trust	0.4	-0.4
before:up	-0.85	0.85
before:vacat	-0.7	0.7
before:was	-2.03	2.03
before:we	-0.23	0.23
before:were	-1.45	1.45
before:which	0.35	-0.35
before:will	-1.69	1.69
before:with	0.58	-0.58
before:within	0.56	-0.56
before:writ	3.7	-3.7
before:write	1.75	-1.75
before:written	2.51	-2.51
before:wrong	0.35	-0.35
before:you	-0.28	0.28
before:your	-0.49	0.49
begins its column	-0.98	0.98
columns:2	-0.52	0.52
columns:3	-0.9	0.9
columns:4	-2.96	2.96
label::	-0.31	0.31
label:appeal	0.52	-0.52
label:provider	1.06	-1.06
line above::	-1.05	1.05
line above:<5>	-1	1
line above:<d>	0.35	-0.35
line above:<m>	-1.39	1.39
line above:<month>	-0.98	0.98
line above:<n>	-0.63	0.63
line above:?	0.63	-0.63
line above:a	0.74	-0.74
line above:above	-0.41	0.41
line above:absent	1.15	-1.15
line above:accept	1.3	-1.3
line above:agree	0.44	-0.44
line above:all	-0.99	0.99
line above:already	0.82	-0.82
line above:also	-1.09	1.09
line above:amount	0.24	-0.24
line above:an	-0.66	0.66
line above:and	0.33	-0.33
line above:another	0.75	-0.75
line above:answer	-1.9	1.9
line above:appeal	0.74	-0.74
line above:approv	-0.3	0.3
line above:approval	1.07	-1.07
line above:are	1.3	-1.3
line above:as	1.58	-1.58
line above:asked	-0.43	0.43
line above:at	-0.62	0.62
line above:authoriz	1.75	-1.75
line above:be	0.42	-0.42
line above:been	0.87	-0.87
line above:befor	0.76	-0.76
line above:benefit	0.86	-0.86
line above:bill	-1.28	1.28
line above:busines	1.61	-1.61
line above:by	0.74	-0.74
line above:calendar	0.43	-0.43
line above:can	1.03	-1.03
line above:care	0.67	-0.67
line above:case	-0.83	0.83
line above:charg	0.85	-0.85
line above:chiropractor	1.13	-1.13
line above:claim	-0.5	0.5
line above:co	0.68	-0.68
line above:code	-0.79	0.79
line above:come	0.39	-0.39
line above:condition	0.37	-0.37
line above:contractor	-0.99	0.99
line above:cover	-0.78	0.78
line above:coverag	0.72	-0.72
line above:dear	-2.03	2.03
line above:decision	2.08	-2.08
line above:deductibl	-1.1	1.1
line above:denial	-0.27	0.27
line above:deny	-1.15	1.15
line above:determin	0.67	-0.67
line above:did	-0.8	0.8
line above:disagre	1.11	-1.11
line above:disput	-0.37	0.37
line above:do	0.19	-0.19
line above:doctor	-1.44	1.44
line above:docu	0.23	-0.23
line above:doe	0.81	-0.81
line above:each	1.28	-1.28
line above:emergency	-0.29	0.29
line above:ended	0.26	-0.26
line above:entity	1.22	-1.22
line above:exceed	1.01	-1.01
line above:explan	-0.92	0.92
line above:fax	-0.27	0.27
line above:fee	-0.93	0.93
line above:fil	0.31	-0.31
line above:file	-1.01	1.01
line above:filed	0.52	-0.52
line above:for	0.24	-0.24
line above:form	1.39	-1.39
line above:from	-1.49	1.49
line above:further	0.4	-0.4
line above:futur	0.8	-0.8
line above:gave	0.4	-0.4
line above:good	-1.07	1.07
line above:has	0.93	-0.93
line above:have	0.77	-0.77
line above:hear	-1.75	1.75
line above:if	2	-2
line above:in	-0.2	0.2
line above:independent	-0.57	0.57
line above:inform	-0.24	0.24
line above:injection	-0.8	0.8
line above:is	-0.23	0.23
line above:it	0.43	-0.43
line above:its	0.87	-0.87
line above:kind	-1.57	1.57
line above:later	-1.64	1.64
line above:level	0.21	-0.21
line above:limit	-1.64	1.64
line above:made	-0.19	0.19
line above:mail	-0.3	0.3
line above:manag	-1.36	1.36
line above:match	-0.33	0.33
line above:maximum	0.3	-0.3
line above:medical	0.65	-0.65
line above:medicar	-0.76	0.76
line above:member	0.98	-0.98
line above:met	-0.31	0.31
line above:miss	-0.34	0.34
line above:month	1.1	-1.1
line above:must	-0.85	0.85
line above:n	-0.54	0.54
line above:necessary	0.88	-0.88
line above:need	1.4	-1.4
line above:new	-0.52	0.52
line above:next	1.4	-1.4
line above:no	1.64	-1.64
line above:not	0.89	-0.89
line above:note	-1.41	1.41
line above:notic	-0.54	0.54
line above:of	-0.21	0.21
line above:offic	-0.83	0.83
line above:on	0.24	-0.24
line above:one	2.04	-2.04
line above:or	0.2	-0.2
line above:owe	-0.28	0.28
line above:paid	-1.13	1.13
line above:part	2.21	-2.21
line above:pay	-1.53	1.53
line above:payer	-0.34	0.34
line above:personnel	-1.36	1.36
line above:physician	0.43	-0.43
line above:plan	0.43	-0.43
line above:po	-0.4	0.4
line above:provider	-0.52	0.52
line above:qic	-0.53	0.53
line above:reach	-0.58	0.58
line above:reason	1.74	-1.74
line above:receiv	-0.21	0.21
line above:reconsider	1.33	-1.33
line above:record	-0.86	0.86
line above:remark	-1.26	1.26
line above:request	-1.31	1.31
line above:review	0.48	-0.48
line above:right	-0.16	0.16
line above:same	0.39	-0.39
line above:schedul	-0.69	0.69
line above:second	-0.86	0.86
line above:section	-1.12	1.12
line above:see	-0.21	0.21
line above:send	-0.26	0.26
line above:sent	-1.46	1.46
line above:separat	1.28	-1.28
line above:servic	0.28	-0.28
line above:should	-0.92	0.92
line above:show	-1.33	1.33
line above:shown	0.79	-0.79
line above:sign	1.45	-1.45
line above:stand	0.19	-0.19
line above:state	-1.5	1.5
line above:summary	1.06	-1.06
line above:support	-0.24	0.24
line above:test	0.53	-0.53
line above:that	1.35	-1.35
line above:the	-0.52	0.52
line above:them	0.77	-0.77
line above:therapy	0.92	-0.92
line above:these	0.85	-0.85
line above:they	-0.48	0.48
line above:thi	-0.56	0.56
line above:time	0.79	-0.79
line above:to	-1.19	1.19
line above:total	0.58	-0.58
line above:townzip	-0.63	0.63
line above:treat	1.4	-1.4
line above:under	-0.82	0.82
line above:us	1.55	-1.55
line above:used	1.36	-1.36
line above:waiver	1.64	-1.64
line above:was	0.43	-0.43
line above:we	-0.46	0.46
line above:were	0.64	-0.64
line above:what	-0.8	0.8
line above:will	-1.37	1.37
line above:within	0.85	-0.85
line above:work	1.08	-1.08
line above:would	1.31	-1.31
line above:writ	1.14	-1.14
line above:write	1.07	-1.07
line above:written	-0.37	0.37
line above:wrong	1.06	-1.06
line above:you	-0.27	0.27
line above:your	0.17	-0.17
over 1::	-1.74	1.74
over 1:<d>	-1.05	1.05
over 1:<m>	0.55	-0.55
over 1:<month>	0.41	-0.41
over 1:<n>	-0.43	0.43
over 1:a	0.72	-0.72
over 1:appeal	0.7	-0.7
over 1:apply	-1.1	1.1
over 1:ask	-0.36	0.36
over 1:at	0.99	-0.99
over 1:benefit	0.36	-0.36
over 1:by	0.93	-0.93
over 1:can	-0.4	0.4
over 1:charg	-1.23	1.23
over 1:correct	0.63	-0.63
over 1:day	-1.42	1.42
over 1:deny	0.62	-0.62
over 1:do	-0.18	0.18
over 1:fee	-0.69	0.69
over 1:for	-1.12	1.12
over 1:from	-0.83	0.83
over 1:if	0.81	-0.81
over 1:inform	0.23	-0.23
over 1:is	0.91	-0.91
over 1:may	-0.62	0.62
over 1:no	-0.23	0.23
over 1:not	1.42	-1.42
over 1:notic	-1.24	1.24
over 1:of	-0.83	0.83
over 1:pay	-1.58	1.58
over 1:pleas	0.27	-0.27
over 1:process	1.11	-1.11
over 1:schedul	-0.69	0.69
over 1:send	0.26	-0.26
over 1:servic	0.42	-0.42
over 1:thi	0.6	-0.6
over 1:to	-1	1
over 1:we	-1.49	1.49
over 1:with	1.18	-1.18
over 1:within	1.54	-1.54
over 1:write	-0.2	0.2
over 1:you	-0.59	0.59
over 1:your	-0.21	0.21
over 2::	-1.44	1.44
over 2:<5>	-1.51	1.51
over 2:<m>	0.36	-0.36
over 2:<month>	0.97	-0.97
over 2:<n>	0.64	-0.64
over 2:adjust	-0.66	0.66
over 2:an	-0.87	0.87
over 2:and	1.63	-1.63
over 2:appeal	-0.56	0.56
over 2:ask	-1.78	1.78
over 2:authoriz	-0.24	0.24
over 2:claim	0.42	-0.42
over 2:date	0.25	-0.25
over 2:deductibl	-0.56	0.56
over 2:do	-1.38	1.38
over 2:for	-0.42	0.42
over 2:have	-0.28	0.28
over 2:is	-0.98	0.98
over 2:not	1.32	-1.32
over 2:of	-0.37	0.37
over 2:request	1	-1
over 2:right	-0.28	0.28
over 2:that	1.33	-1.33
over 2:the	-0.96	0.96
over 2:thi	0.64	-0.64
over 2:time	0.52	-0.52
over 2:to	-0.32	0.32
over 2:us	0.34	-0.34
over 2:visit	-0.57	0.57
over 2:you	-1.3	1.3
over 2:your	0.24	-0.24
period:1 day	-1.23	1.23
period:1 year	-1.36	1.36
period:10 day	-2.46	2.46
period:10 month	-3.08	3.08
period:12 month	-0.93	0.93
period:120 day	0.3	-0.3
period:14 day	-2.83	2.83
period:15 day	-2.69	2.69
period:180 day	2.09	-2.09
period:28 day	-0.82	0.82
period:3 month	-1.15	1.15
period:30 day	-0.27	0.27
period:365 day	-0.7	0.7
period:4 month	-0.38	0.38
period:45 day	0.41	-0.41
period:5 day	-1.11	1.11
period:6 month	0.34	-0.34
period:60 day	2.97	-2.97
period:65 day	4.45	-4.45
period:7 day	-1.66	1.66
period:90 day	1.51	-1.51
quarter:0	-1.51	1.51
quarter:1	-2.02	2.02
quarter:2	-1.5	1.5
quarter:3	0.18	-0.18
right before:: within	-0.16	0.16
right before:: you have	0.31	-0.31
right before:<m> within	-0.28	0.28
right before:<month> <n>	-0.27	0.27
right before:<n> which is	0.53	-0.53
right before:<n> within	-0.5	0.5
right before:a reconsider within	-0.87	0.87
right before:a redetermin within	1.25	-1.25
right before:a review within	0.67	-0.67
right before:accept for	0.56	-0.56
right before:an appeal within	0.67	-0.67
right before:answer in	-0.86	0.86
right before:answer within	-0.42	0.42
right before:appeal :	0.52	-0.52
right before:appeal within	0.83	-0.83
right before:appeal you have	1.67	-1.67
right before:are accept for	0.56	-0.56
right before:arriv within	-0.97	0.97
right before:ask within	-1.19	1.19
right before:asked for within	-0.23	0.23
right before:at least	-0.42	0.42
right before:be filed within	0.83	-0.83
right before:be made within	0.45	-0.45
right before:be postmark within	0.33	-0.33
right before:be receiv within	-0.67	0.67
right before:be request within	-0.7	0.7
right before:be sent within	-0.86	0.86
right before:be submitt within	1.08	-1.08
right before:board within	1.22	-1.22
right before:call <n> within	-0.82	0.82
right before:can appeal within	0.51	-0.51
right before:claim within	0.24	-0.24
right before:come within	-0.91	0.91
right before:correct claim within	0.22	-0.22
right before:decid in	-0.63	0.63
right before:decision within	-0.71	0.71
right before:decision you have	-0.21	0.21
right before:dismissal within	0.66	-0.66
right before:disput : within	0.64	-0.64
right before:do so within	0.27	-0.27
right before:erisa within	0.18	-0.18
right before:fair hear within	-0.19	0.19
right before:fax <n> within	-0.21	0.21
right before:fil limit of	-1.05	1.05
right before:filed within	0.83	-0.83
right before:for at least	-0.42	0.42
right before:for it within	0.87	-0.87
right before:for reconsider within	0.97	-0.97
right before:for within	-0.23	0.23
right before:form within	1.09	-1.09
right before:from the last	-0.81	0.81
right before:get it within	0.77	-0.77
right before:have them within	-1.28	1.28
right before:hear within	-0.56	0.56
right before:in writ within	1.83	-1.83
right before:it within	0.97	-0.97
right before:letter within	-0.39	0.39
right before:level disput within	0.48	-0.48
right before:limit of	-1.05	1.05
right before:made within	0.6	-0.6
right before:may appeal within	-0.67	0.67
right before:more than	-1.01	1.01
right before:must ask within	1.69	-1.69
right before:must come within	-1.3	1.3
right before:not later than	0.33	-0.33
right before:note within	-0.17	0.17
right before:of erisa within	0.18	-0.18
right before:of servic or	-1.3	1.3
right before:of trust within	-0.38	0.38
right before:offic note within	-0.17	0.17
right before:offic within	0.95	-0.95
right before:once in	-1.02	1.02
right before:opm within	1.24	-1.24
right before:or receiv within	1.73	-1.73
right before:postmark within	0.33	-0.33
right before:reach us within	-0.43	0.43
right before:receiv it within	1.27	-1.27
right before:receiv more than	-1.08	1.08
right before:receiv within	-0.31	0.31
right before:reconsider within	0.33	-0.33
right before:record within	-0.55	0.55
right before:redetermin within	1.25	-1.25
right before:request within	0.42	-0.42
right before:return <m> within	0.4	-0.4
right before:review it within	-1.06	1.06
right before:review within	0.87	-0.87
right before:sbr <n> within	0.85	-0.85
right before:sent within	-0.44	0.44
right before:servic or	-1.3	1.3
right before:so within	0.27	-0.27
right before:submitt within	1.08	-1.08
right before:the appeal within	1.16	-1.16
right before:the dismissal within	-0.2	0.2
right before:the last	-0.21	0.21
right before:the record within	-1.47	1.47
right before:them within	-1.38	1.38
right before:thi dismissal within	0.79	-0.79
right before:thi letter within	-1.31	1.31
right before:thi within	1.34	-1.34
right before:time within	0.87	-0.87
right before:to <n> within	-0.61	0.61
right before:to opm within	1.24	-1.24
right before:to reconsider within	0.93	-0.93
right before:to us within	1.12	-1.12
right before:trust within	-0.17	0.17
right before:up to	-0.68	0.68
right before:us within	0.67	-0.67
right before:we have	-0.99	0.99
right before:which is	0.53	-0.53
right before:will answer within	-0.55	0.55
right before:writ within	1.83	-1.83
right before:written request within	0.89	-0.89
right before:you have	0.75	-0.75
right before:your appeal within	1.03	-1.03
top:6 lines	-1.12	1.12
top:below	-0.79	0.79
`;
