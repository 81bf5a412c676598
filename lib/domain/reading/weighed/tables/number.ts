/** Made by npm run eval:fit; not to be edited. */
export const NUMBER_TABLE = `
sign	authorization_number	claim_number	group_number	member_id	other
base	-2.59	-0.56	-1.78	-0.38	0.86
after 1::	-0.23	0.55	-0.52	-1.37	0.29
after 1:<5>	-0.09	-1.44	-0.82	-0.68	2.25
after 1:<d>	-0.06	1.08	-0.1	-0.5	-0.84
after 1:<m>	-0.1	-0.58	-0.23	-0.39	1.19
after 1:<n>	1.08	-2.53	0	-2.27	2.48
after 1:a	-0.06	-0.32	-0.11	-0.22	0.69
after 1:amount	-0.02	0.19	-0.06	-0.08	-0.03
after 1:and	-0.16	-0.83	-0.35	0.52	0.03
after 1:calendar	-0.03	-0.13	-0.05	-0.12	0.31
after 1:charg	-0.03	-0.31	-0.1	-0.12	0.49
after 1:claim	-0.49	-2.33	0.82	1.36	-0.99
after 1:date	-0.18	1.73	-0.38	-0.25	-1.52
after 1:day	-0.2	-0.93	-0.32	-0.58	1.63
after 1:e	-0.08	-0.55	-0.68	-0.68	1.4
after 1:for	-0.67	0.86	-0.74	0.43	-0.94
after 1:gp	-0.03	-0.35	-0.13	-0.12	0.6
after 1:group	-0.07	-0.35	-0.22	0.66	-0.38
after 1:health	-0.09	0.86	-0.17	-0.26	-0.8
after 1:is	-0.03	-0.14	-0.05	-0.07	0.28
after 1:member	-0.13	-0.72	-0.29	-1.02	1.09
after 1:offic	-0.02	-0.2	-0.08	-0.1	0.39
after 1:on	-0.12	-0.12	-0.47	-0.64	0.68
after 1:or	-0.04	-0.52	-0.07	-0.25	0.75
after 1:our	-0.04	-0.04	-0.16	1.25	-1.3
after 1:patient	-0.23	-0.62	-0.56	0.79	-0.07
after 1:provider	-0.15	0.9	-0.53	-0.8	-0.34
after 1:pt	-0.05	-0.29	-0.07	-0.4	0.67
after 1:referenc	-0.12	-0.44	-0.19	1.44	-1.56
after 1:request	-0.06	1.09	-0.37	-0.52	-0.64
after 1:servic	-0.22	1.06	-0.5	-1.19	-0.23
after 1:statu	-0.03	0.75	-0.07	-0.23	-0.57
after 1:the	-0.1	0.82	-0.17	-0.44	-0.33
after 1:townzip	-0.19	-0.91	-0.53	-0.75	1.81
after 1:w	-0.04	-0.33	-0.25	-0.36	0.75
after 1:was	-0.11	-0.31	-0.14	-0.61	0.57
after 1:we	-0.04	0.61	-0.07	-0.11	-0.49
after 1:x	-0.04	-0.21	-0.24	-0.21	0.63
after 1:your	-0.09	-0.16	0.85	0.49	-1.23
after 2::	-0.52	0.22	0.09	-0.02	-0.28
after 2:<5>	-0.19	-0.09	-0.46	0.24	0.12
after 2:<d>	-0.26	0.01	-0.84	-0.25	0.43
after 2:<m>	-0.06	0.38	-0.15	-0.23	-0.03
after 2:<month>	-0.04	0.79	-0.11	-0.19	-0.66
after 2:<n>	-0.54	-1.68	0.2	0.58	0.03
after 2:a	0.93	-0.28	-0.2	-0.77	-0.67
after 2:after	-0.08	-0.41	-0.13	-0.24	0.7
after 2:an	-0.11	-0.18	-0.14	0.49	-0.28
after 2:benefit	-0.04	-0.26	-0.08	-0.23	0.57
after 2:bill	-0.04	-0.23	-0.09	-0.24	0.56
after 2:by	-0.05	1.23	-0.16	-0.38	-1.06
after 2:charg	-0.02	-0.12	-0.08	-0.06	0.28
after 2:claim	-0.09	-0.21	-0.18	-0.89	0.67
after 2:control	-0.02	-0.38	-0.2	-0.08	0.51
after 2:date	-0.11	0.76	-0.15	-0.87	-0.14
after 2:day	-0.03	-0.13	-0.04	-0.11	0.3
after 2:fax	-0.01	-0.11	-0.02	-0.09	0.21
after 2:for	-0.07	0.69	-0.11	-0.31	-0.46
after 2:from	-0.11	-1.38	-0.19	-0.43	1.59
after 2:name	-0.03	0.12	-0.15	-0.22	0.21
after 2:no	-0.11	-0.49	-0.26	0.58	-0.25
after 2:not	-0.02	-0.07	-0.03	-0.1	0.22
after 2:number	-0.15	-0.05	-0.54	1.16	-0.94
after 2:oak	-0.09	-0.22	-0.34	-0.23	0.6
after 2:of	-0.25	1.65	-0.5	-0.43	-1.1
after 2:on	-0.05	0.41	-0.13	-0.1	-0.18
after 2:patient	-0.08	-0.58	0.79	1.03	-1.42
after 2:provider	-0.05	-0.62	0.85	0.35	-1
after 2:request	-0.09	1.72	-0.25	-0.2	-1.71
after 2:resp	-0.05	-0.29	-0.07	-0.4	0.67
after 2:servic	-0.11	1.33	-0.18	-0.71	-1
after 2:the	-0.25	-1.62	-0.25	0.37	0.66
after 2:to	-0.04	-0.16	-0.07	-0.21	0.46
after 2:townzip	-0.05	-0.22	-0.17	-0.27	0.67
after 2:visit	-0.02	-0.24	-0.12	-0.12	0.47
after 2:we	-0.07	-0.51	-0.42	-0.37	1.1
after 2:with	-0.02	-0.14	-0.12	-0.11	0.38
after 2:your	-0.04	0.82	-0.05	-0.25	-0.6
after a colon	-0.53	0.68	-0.2	0.34	-0.83
after::	-0.98	0.08	0.42	0.3	-0.58
after:<5>	-0.48	-0.79	1.01	0.84	-1
after:<d>	-0.55	0.82	-1.39	0.69	-0.91
after:<m>	-0.38	0.24	-0.95	-0.51	0.8
after:<month>	-0.2	-0.29	-0.39	-0.08	0.35
after:<n>	0.57	-1.84	-0.64	0.03	0.84
after:a	0.86	0.05	-0.5	-1.13	-0.47
after:after	-0.09	-0.45	-0.16	-0.28	0.8
after:amount	-0.05	-0.31	-0.19	-0.16	0.6
after:an	1.05	-0.55	-0.19	0.38	-1.11
after:and	-0.19	-0.98	-0.44	0.45	0.25
after:appeal	-0.22	-0.98	-0.32	0.7	0.33
after:are	-0.05	-0.25	-0.08	-0.31	0.61
after:at	-0.03	-0.21	-0.06	-0.1	0.38
after:ave	-0.05	-0.41	-0.31	-0.48	0.96
after:be	-0.03	-0.23	-0.07	-0.07	0.39
after:becaus	-0.04	-0.3	-0.05	-0.18	0.51
after:benefit	-0.08	0.17	-0.13	-0.37	0.31
after:bill	-0.08	-0.47	0.9	0.25	-0.92
after:by	-0.11	1.32	-0.31	-0.61	-0.81
after:calendar	-0.03	-0.13	-0.05	-0.12	0.31
after:charg	-0.09	0.01	-0.32	-0.48	0.64
after:claim	-0.6	-2.33	0.73	1.03	-0.39
after:co	-0.06	-0.25	-0.1	-0.29	0.66
after:control	-0.02	-0.38	-0.2	-0.08	0.51
after:cpt	-0.1	0.64	-0.09	0.68	-1.45
after:date	-0.32	1.55	-0.55	-0.99	-0.44
after:day	-0.23	-1.05	-0.34	-0.73	1.88
after:decision	-0.03	0.36	-0.06	-0.14	-0.2
after:deny	-0.11	0.56	-0.16	-0.6	0.06
after:do	-0.02	-0.07	-0.03	-0.05	0.17
after:dos	-0.02	1.07	-0.08	1	-1.73
after:dr	-0.1	-0.27	-0.25	-0.28	0.61
after:e	-0.15	-0.48	-0.92	-0.28	0.89
after:erisa	-0.03	-0.17	-0.05	-0.12	0.38
after:fax	-0.02	-0.14	-0.03	-0.13	0.28
after:finaliz	-0.05	1.13	-0.06	-0.23	-1.08
after:for	0.78	1.2	-1.06	0.58	-1.88
after:from	-0.13	-1.46	-0.27	-0.5	1.75
after:gp	-0.07	-0.72	-0.28	-0.22	1.07
after:group	-0.07	-0.35	-0.22	0.66	-0.38
after:has	-0.07	0.43	-0.08	-0.15	-0.27
after:have	-0.03	0.67	-0.04	-0.06	-0.63
after:health	-0.14	0.09	-0.46	-0.62	0.29
after:icn	-0.09	-0.93	-0.26	-0.38	0.88
after:id	-0.06	0.26	-0.1	1.1	-0.93
after:injection	-0.02	-0.52	-0.14	-0.18	0.79
after:injury	-0.03	0.95	-0.1	-0.25	-0.76
after:is	-0.12	0.26	-0.24	-0.33	0.21
after:l	-0.03	-0.15	-0.08	-0.21	0.45
after:maximum	-0.1	-0.72	-0.17	-0.37	1.19
after:medicar	-0.06	0.69	-0.18	-0.29	-0.3
after:member	-0.23	-0.15	-0.35	-1.24	0.71
after:name	-0.08	-0.29	-0.37	1.03	-0.89
after:no	-0.11	-0.49	-0.26	0.58	-0.25
after:not	-0.16	-0.81	-0.27	-0.59	1.48
after:notic	-0.05	-0.89	-0.07	-0.49	1.01
after:number	-0.23	-1.17	0.52	0.94	-0.43
after:oak	-0.09	-0.22	-0.34	-0.23	0.6
after:of	-0.47	0.04	-0.69	-0.34	0.62
after:offic	-0.04	0.16	-0.09	-0.2	0.15
after:on	-0.26	-0.33	-0.76	-0.13	0.58
after:or	-0.06	-0.62	-0.11	-0.38	0.99
after:our	-0.06	-0.14	-0.18	1.21	-1.2
after:paid	-0.06	-1.28	-0.11	-0.3	1.39
after:patient	-0.34	-0.67	0.51	1.17	-0.96
after:pay	-0.03	-0.17	-0.04	-0.1	0.33
after:plan	-0.1	0.82	-0.19	-0.66	-0.53
after:procedur	0.97	0.55	-0.14	-0.97	-1.29
after:provider	-0.2	0.61	0.55	-0.35	-0.93
after:pt	-0.05	-0.29	-0.07	-0.4	0.67
after:rd	-0.05	-0.35	-0.24	-0.43	0.97
after:receipt	-0.02	-0.09	-0.04	-0.07	0.22
after:receiv	-0.23	-1	-0.36	0.61	0.16
after:referenc	-0.12	-0.44	-0.19	1.44	-1.56
after:request	-0.15	2.22	-0.62	-0.65	-1.87
after:resp	-0.05	-0.29	-0.07	-0.4	0.67
after:s	-0.02	0.43	-0.13	-0.14	-0.15
after:servic	-0.57	1.96	-1.01	-1.26	-0.91
after:spine	-0.03	-0.17	-0.11	-0.22	0.34
after:statu	-0.03	0.75	-0.07	-0.23	-0.57
after:ste	-0.02	-0.12	-0.31	-0.14	0.57
after:the	-0.46	-0.38	-0.56	-0.39	0.94
after:therapy	-0.13	-0.38	-0.28	0.79	-0.55
after:thi	-0.1	-0.36	-0.15	-0.29	0.84
after:to	-0.09	0.41	-0.26	-0.34	0.1
after:total	-0.03	-0.16	-0.18	-0.16	0.51
after:townzip	-0.22	-1.04	-0.67	-0.95	2.17
after:treat	-0.05	1.04	-0.12	-0.28	-0.8
after:vandermeer	-0.04	0.46	-0.07	0.31	-0.71
after:visit	-0.08	0.7	-0.24	-0.47	-0.13
after:w	-0.04	-0.33	-0.25	-0.36	0.75
after:was	-0.15	-0.3	-0.23	-0.79	0.69
after:we	-0.1	0.16	-0.48	-0.47	0.56
after:will	-0.02	-0.21	-0.04	-0.05	0.31
after:with	-0.06	-0.25	-0.2	-0.33	0.8
after:x	-0.04	-0.21	-0.24	-0.21	0.63
after:you	-0.08	-0.22	-0.11	-0.22	0.5
after:your	-0.18	0.11	0.75	0.25	-1.04
alone on its line	-1.76	0.11	1.13	-0.33	-0.51
before 1::	-0.5	0.11	-0.13	0.41	-0.42
before 1:<5>	-0.19	-0.68	-0.63	0.04	0.99
before 1:<d>	-0.63	0.16	-1.15	-2.63	1.32
before 1:<m>	-0.3	-1.56	-0.56	-1.81	2.82
before 1:<n>	0.4	-0.68	-3.1	-2.58	1.85
before 1:acnt	-0.17	-0.83	-0.54	-1.15	1.64
before 1:acupunctur	-0.03	-0.17	-0.15	-0.19	0.52
before 1:and	-0.05	-0.22	-0.11	-0.21	0.47
before 1:at	-0.05	-0.47	-0.06	-0.44	0.91
before 1:authoriz	1.76	0.49	-0.48	-1.07	-2.01
before 1:box	-0.15	-0.58	-0.37	-0.44	1.23
before 1:call	-0.09	-0.53	-0.11	-0.6	1.08
before 1:care	-0.07	-0.46	-0.11	-0.38	0.66
before 1:check	-0.05	-0.34	-0.19	-0.43	0.85
before 1:chiropractic	-0.05	-0.58	-0.58	-0.34	1.18
before 1:claim	-0.92	2.97	-1.59	-3.26	-2.15
before 1:co	-0.08	-0.47	-0.31	-0.4	1.13
before 1:code	-0.2	-1.11	0.97	-1.08	-0.11
before 1:cpt	-0.16	-0.64	-0.63	-0.51	1.2
before 1:d	-0.04	-0.21	-0.21	-0.22	0.65
before 1:date	-0.07	-0.37	-0.3	-0.27	0.83
before 1:eft	-0.04	-0.29	-0.14	-0.13	0.55
before 1:fax	-0.1	-0.9	-0.2	-0.71	1.45
before 1:for	-0.06	-0.31	-0.17	-0.24	0.75
before 1:form	-0.13	-0.87	-0.26	-0.91	1.29
before 1:group	-0.37	-2.29	1.95	-1.69	-1
before 1:guidelin	-0.04	-0.4	-0.05	-0.25	0.58
before 1:have	-0.04	-0.16	-0.08	-0.17	0.41
before 1:icn	-0.37	2.27	-1.03	-2.87	-1.62
before 1:id	-0.96	-1.83	-3.21	2.08	-0.7
before 1:in	-0.05	-0.65	-0.14	-0.1	0.82
before 1:is	-0.16	-0.89	-0.25	1.79	-1.7
before 1:licens	-0.09	-0.77	-0.37	-1.04	1.37
before 1:llc	-0.13	-0.67	1.1	-0.69	-0.67
before 1:mid	-0.16	-1.23	-0.35	0.52	-0.2
before 1:moa	-0.09	-0.24	-0.08	-0.43	0.71
before 1:no	-0.91	0.61	0.91	0.85	-2.03
before 1:npi	-0.11	-1.64	-0.81	-1.18	2.48
before 1:number	-0.77	0.41	-2	2.15	-2.19
before 1:procedur	-0.07	-0.66	-0.38	-0.48	1.18
before 1:remark	-0.07	-0.53	-0.19	-0.28	0.87
before 1:section	-0.08	-0.37	-0.15	-0.31	0.85
before 1:servic	-0.07	-0.41	-0.22	-0.4	0.98
before 1:therapy	-0.07	-0.76	-0.35	-0.63	1.45
before 1:tin	-0.06	-1.06	-0.38	-0.67	1.45
before 1:to	-0.03	-0.35	-0.11	-0.55	0.88
before 1:visit	-0.04	-0.34	-0.3	-0.23	0.84
before 1:with	-0.02	-0.06	-0.03	-0.08	0.19
before 1:within	-0.17	-0.77	-0.26	-0.48	1.35
before 2::	-0.31	0.16	-1.36	-2.91	2.26
before 2:<5>	-0.08	0.58	-0.23	-0.28	-0.14
before 2:<d>	-0.02	-0.15	-0.04	-0.07	0.27
before 2:<m>	-0.03	-0.06	-0.07	-0.1	0.26
before 2:<n>	-0.54	0.82	2	-2.12	-1.54
before 2:about	-0.09	1.1	-0.13	-0.33	-0.95
before 2:account	-0.26	1.96	-1.36	-1.3	-1.34
before 2:acct	-0.15	-1.18	-0.42	-1.07	1.61
before 2:appeal	-0.17	-1.2	-0.31	-1.08	1.79
before 2:bill	-0.18	-1.45	-0.76	-1.21	2.16
before 2:by	-0.04	-0.26	-0.07	-0.25	0.55
before 2:case	-0.3	0.73	-0.82	-1.88	0.17
before 2:center	-0.03	-0.48	-0.09	-0.17	0.69
before 2:claim	-0.6	2.53	-1.48	-3.09	-1.25
before 2:code	-0.05	-0.51	-0.57	-0.67	1.29
before 2:control	-0.19	0.2	-0.68	-1.38	0.33
before 2:cpt	-0.03	-0.33	-0.19	-0.22	0.71
before 2:customer	-0.08	-0.52	-0.11	-0.42	0.73
before 2:eft	-0.05	-0.57	-0.48	-0.69	1.23
before 2:fax	-0.08	-0.67	-0.24	-0.5	1.17
before 2:filed	-0.02	-0.09	-0.03	-0.05	0.19
before 2:for	-0.1	0.28	-0.13	-0.27	-0.08
before 2:group	-0.29	-1.56	2.66	-1.51	-2.23
before 2:hear	-0.02	-0.11	-0.03	-0.08	0.24
before 2:icn	-0.02	1.19	-0.14	-0.82	-0.86
before 2:id	-0.83	-1.45	-1.75	0.86	0.36
before 2:medicar	-0.1	-0.91	-0.21	1.36	-1.04
before 2:member	-0.37	-2.26	-0.99	2.53	-1.94
before 2:no	-0.57	0.2	-0.16	-0.56	0.28
before 2:npi	-0.08	-1.18	-0.66	-1.18	2.04
before 2:number	0.36	-0.29	-0.68	0.39	-0.05
before 2:o	-0.08	-0.27	-0.17	-0.21	0.59
before 2:of	-0.06	0.98	-0.1	-0.19	-0.76
before 2:offic	-0.04	-0.25	-0.17	-0.31	0.73
before 2:patient	-0.08	-0.64	-0.43	-0.36	1.23
before 2:pay	-0.15	0.29	-0.52	-1.1	0.61
before 2:physical	-0.04	-0.57	-0.16	-0.44	0.99
before 2:po	-0.11	-0.45	-0.27	-0.33	0.98
before 2:policy	-0.08	-1.12	1.29	0.73	-1.7
before 2:procedur	-0.03	-0.47	-0.16	-0.32	0.82
before 2:provider	-0.09	-0.57	-0.5	-0.72	1.3
before 2:receiv	-0.01	-0.12	-0.02	-0.03	0.18
before 2:reconsider	-0.02	0.52	-0.03	-0.07	-0.43
before 2:referenc	-0.15	1.57	-0.88	-1.44	-0.82
before 2:rem	-0.08	-0.36	-0.11	-0.56	0.92
before 2:remark	-0.03	-0.14	-0.09	-0.22	0.46
before 2:request	-0.17	1.66	-0.43	-1.35	-1.39
before 2:review	-0.03	-0.26	-0.09	-0.21	0.54
before 2:sent	-0.03	-0.1	-0.04	-0.08	0.24
before 2:servic	-0.05	-0.79	-0.34	-0.63	1.51
before 2:speech	-0.01	-0.13	-0.13	-0.09	0.34
before 2:subscriber	-0.19	-1.38	-1.44	0.62	0.25
before 2:tax	-0.14	-1.11	-0.53	-1.52	1.92
before 2:tin	-0.06	-0.94	-0.6	-0.74	1.41
before 2:trust	-0.03	-0.74	-0.1	0.92	-0.49
before 2:under	-0.07	-0.28	-0.17	-0.24	0.73
before 2:you	-0.05	-0.17	-0.08	-0.18	0.45
before 3::	-0.2	-0.55	1.11	-0.88	-0.73
before 3:<d>	-0.14	0.28	-0.56	-0.72	0.17
before 3:<m>	-0.02	-0.23	-0.09	-0.35	0.6
before 3:<month>	-0.04	0.63	-0.08	-0.12	-0.49
before 3:<n>	1.2	0.73	0	-3.23	-0.82
before 3:a	-0.1	1.21	-0.45	-0.86	-0.95
before 3:action	-0.04	-0.19	-0.06	-0.14	0.41
before 3:an	-0.02	-0.09	-0.05	-0.08	0.23
before 3:and	-0.04	-0.28	-0.1	-0.18	0.57
before 3:appeal	-0.22	-1.95	-0.84	-1.95	2.73
before 3:be	-0.04	-0.26	-0.06	-0.12	0.47
before 3:benefit	-0.04	-0.93	-0.27	1.03	-0.67
before 3:bill	-0.08	0.74	-0.48	-1.2	0.07
before 3:call	-0.04	-0.18	-0.06	-0.14	0.4
before 3:case	-0.34	1.25	-1.18	-2.78	0.24
before 3:center	-0.04	0.73	-0.04	-0.2	-0.55
before 3:check	-0.09	-0.96	-0.63	-1.08	1.76
before 3:claim	-0.8	1.28	-1.39	-3.69	0.77
before 3:control	-0.17	1.07	-0.38	-1.07	-0.41
before 3:cpt	-0.02	-0.13	-0.05	-0.07	0.26
before 3:determin	-0.03	1.05	-0.09	-0.24	-1.02
before 3:disput	-0.04	-1.54	-0.22	-1.44	1.77
before 3:enrolle	-0.06	-1.13	-0.17	1.47	-1
before 3:fair	-0.02	-0.09	-0.03	-0.06	0.2
before 3:fax	-0.06	-0.38	-0.13	-0.16	0.6
before 3:for	-0.08	0.15	-0.27	-0.36	0.41
before 3:group	-0.26	-1	2.15	-2.24	-1.48
before 3:id	-0.1	-1.03	-0.62	-1.65	2.08
before 3:identific	-0.16	-1.29	-0.47	1.26	-0.29
before 3:in	-0.02	-0.09	-0.1	-0.11	0.31
before 3:j	-0.04	-0.39	-0.4	1.08	-0.87
before 3:letter	-0.14	-1.16	-0.49	-1.5	1.86
before 3:medicaid	-0.11	-0.83	-0.49	1.14	-0.56
before 3:medicar	-0.13	-1.58	-0.46	1.97	-1.36
before 3:member	-0.52	-2.67	-1.32	0.06	1.2
before 3:name	-0.14	-0.86	-0.24	-1.32	1.59
before 3:no	-0.01	-0.11	-0.07	-0.06	0.24
before 3:not	-0.12	0.98	-0.14	-0.36	-0.51
before 3:number	-0.07	0.64	-0.13	-0.8	0.26
before 3:of	-0.13	-0.81	-0.15	-0.53	1.07
before 3:our	-0.1	0.18	-0.28	-0.91	0.52
before 3:p	-0.09	-0.35	-0.19	-0.25	0.71
before 3:patient	-0.29	-0.14	-1.36	-1.04	1.18
before 3:pay	-0.07	-1.12	-0.22	-1.56	1.93
before 3:payee	-0.02	-0.31	-0.1	-0.21	0.45
before 3:plan	-0.12	0.65	-0.42	0.45	-1.1
before 3:policy	-0.14	-1.15	-0.56	0.21	0.81
before 3:procedur	-0.04	-0.89	-0.28	-0.12	1.19
before 3:provider	-0.12	-0.49	-0.32	-1	1.31
before 3:referenc	-0.15	2.46	-0.39	-1.44	-2.16
before 3:request	-0.14	1.11	-0.59	-2.17	0.32
before 3:review	-0.06	-0.81	-0.23	-1.14	1.22
before 3:servic	-0.02	-0.12	-0.08	-0.12	0.33
before 3:subscriber	-0.06	-1.06	-0.55	2.06	-1.95
before 3:tax	-0.02	-0.57	-0.18	-0.77	1.17
before 3:the	-0.11	0.12	-0.18	-0.35	0.25
before 3:therapy	-0.04	-0.29	-0.72	-0.14	0.89
before 3:thi	-0.03	-0.3	-0.03	-0.1	0.42
before 3:to	-0.08	-0.97	-0.16	-0.92	1.25
before 3:total	-0.06	0.4	-0.06	-0.14	-0.32
before 3:townzip	-0.01	-0.17	-0.03	-0.07	0.27
before 3:track	-0.07	1.06	-0.27	-1.25	-0.38
before 3:unit	1.08	-0.49	-0.07	-0.25	-0.88
before 3:valley	-0.11	-0.4	-0.19	-0.59	0.81
before 3:your	-0.07	0.92	-0.07	-0.35	-0.87
before::	-0.63	0.22	0.04	0.07	-0.25
before:<5>	-0.42	-0.86	-1.09	-0.68	1.93
before:<d>	-0.72	0.32	-1.54	-3.04	1.42
before:<m>	-0.42	-2.12	-0.81	-0.27	1.87
before:<month>	-0.24	0.33	-0.59	0.54	-0.52
before:<n>	-0.07	0.69	0.6	-2.35	-0.02
before:a	-0.27	0.75	-0.93	-0.42	-0.25
before:about	-0.14	1.39	-0.19	-0.55	-1.11
before:account	-0.69	2.37	0.7	-2.11	-2.23
before:acct	-0.2	-1.41	-0.66	-1.19	1.94
before:acnt	-0.17	-0.83	-0.54	-1.15	1.64
before:action	-0.04	-0.2	-0.07	-0.16	0.46
before:acupunctur	-0.05	0.32	-0.19	-0.26	0.05
before:adjust	-0.07	-0.55	-0.24	-0.49	1.07
before:an	-0.07	-0.23	-0.12	-0.19	0.49
before:and	-0.23	0.94	-0.54	-1.07	-0.26
before:appeal	-0.38	-2.77	-1	-2.53	3.8
before:as	-0.05	0.38	-0.08	-0.14	-0.15
before:ask	-0.06	-0.22	-0.07	-0.22	0.45
before:at	-0.08	-0.17	-0.16	-0.61	0.9
before:attn	-0.02	-0.28	-0.24	-0.22	0.7
before:authoriz	2.74	0.45	-0.87	-2.41	-2.98
before:b	-0.17	-0.97	-0.34	0.7	0.04
before:be	-0.07	-0.35	-0.1	-0.21	0.69
before:bellweather	-0.08	-0.41	-0.2	0.42	0.02
before:benefit	-0.16	0.01	-0.49	0.75	-0.67
before:bill	-0.3	-0.34	-1.26	-2.12	1.89
before:box	-0.18	-0.73	-0.43	-0.52	1.48
before:bring	-0.04	-0.19	-0.06	-0.14	0.41
before:by	-0.11	-0.5	-0.19	-0.5	1.13
before:call	-0.17	-0.75	-0.2	-0.92	1.61
before:care	-0.13	-0.74	-0.19	-0.58	1.03
before:carrier	-0.09	1.1	-0.42	0.44	-1.57
before:case	-0.61	1.44	-1.82	-3.71	0.3
before:center	-0.08	0.1	-0.17	-0.47	0.4
before:charg	-0.09	-0.52	-0.18	0.92	-0.59
before:check	-0.17	-1.41	-1.04	-1.68	2.57
before:chiropractic	-0.08	-0.83	-0.67	-0.45	1.46
before:choic	-0.03	-0.24	-0.09	1.03	-1
before:civil	-0.04	-0.19	-0.06	-0.14	0.41
before:claim	-1.25	4.06	-2.33	-4.98	-1.45
before:clm	-0.3	1.12	-0.77	-2.73	0.06
before:co	-0.12	-0.63	-0.37	-0.57	1.48
before:code	-0.26	-1.51	0.76	-0.61	0.35
before:company	-0.04	-0.17	-0.08	-0.1	0.33
before:contract	-0.1	-1	-0.34	0.7	-0.26
before:control	-0.41	0.87	-1.06	-2.22	0.14
before:cover	-0.05	-0.54	0.92	-0.35	-0.77
before:coverag	-0.07	0.87	-0.18	-0.34	-0.65
before:cpt	-0.2	-0.97	-0.83	-0.74	1.68
before:cr	-0.1	0.27	-0.35	-0.95	0.42
before:customer	-0.09	-0.64	-0.15	0.06	0.53
before:d	-0.1	0.04	-0.33	0.53	-0.31
before:date	-0.18	-0.95	-0.73	-0.91	1.52
before:day	-0.03	-0.16	-0.05	-0.11	0.34
before:decision	-0.09	-0.58	-0.14	-0.56	1.18
before:denial	-0.07	1.18	-0.16	-0.77	-1.09
before:deny	-0.13	-0.14	-0.3	-0.72	0.95
before:depart	-0.04	-0.29	-0.06	-0.18	0.54
before:determin	-0.04	1.02	-0.11	-0.29	-0.93
before:disput	-0.06	-1.59	-0.33	-1.48	1.9
before:dob	-0.07	1.03	-0.17	0.6	-1.45
before:document	-0.05	-0.72	-0.07	-0.68	0.96
before:doe	-0.13	-0.78	-0.14	-0.72	1.2
before:dorian	-0.02	0.76	-0.04	-0.15	-0.6
before:e	-0.17	-1.86	-0.24	-0.87	2.21
before:eft	-0.15	-1.16	-0.79	-1.58	2.28
before:enroll	-0.08	-0.85	0.95	0.38	-1
before:enrolle	-0.12	-1.4	-0.34	2.1	-1.75
before:exercis	-0.05	-0.32	-0.07	-0.12	0.54
before:fair	-0.02	-0.1	-0.03	-0.07	0.22
before:farrowby	-0.03	0.86	-0.07	-0.35	-0.64
before:fax	-0.22	-1.6	-0.52	-1.19	2.35
before:file	-0.29	1.49	-1	-1.31	-0.56
before:filed	-0.03	-0.16	-0.08	-0.12	0.37
before:for	-0.47	-0.25	-0.89	0.56	0.04
before:form	-0.14	-0.92	-0.27	-0.91	1.35
before:group	-0.84	-3.44	3.98	-3.96	-2.33
before:guidelin	-0.05	-0.42	-0.06	-0.26	0.62
before:has	-0.02	-0.09	-0.02	-0.09	0.22
before:have	-0.09	-0.65	-0.12	-0.34	1.03
before:hcpc	-0.06	-0.42	-0.25	-0.58	0.98
before:health	-0.23	-1.37	1.15	1.27	-1.54
before:hear	-0.02	-0.12	-0.04	-0.09	0.26
before:hmo	-0.08	0.4	-0.12	0.89	-1.24
before:holly	-0.01	0.07	-0.04	0.29	-0.35
before:hospital	-0.02	-0.07	-0.05	-0.05	0.2
before:icn	-0.43	1.93	-1.39	-0.52	-1.84
before:id	-1.39	-2.22	0.68	1.6	-0.61
before:identific	-0.56	-1.07	-1.44	1.93	-0.93
before:imag	-0.02	-0.48	-0.11	-0.17	0.69
before:in	-0.08	-0.79	-0.25	-0.28	1.2
before:inc	-0.06	-0.39	-0.2	-0.55	0.85
before:independent	-0.01	-0.06	-0.07	-0.07	0.21
before:injection	-0.02	-0.17	-0.15	-0.12	0.4
before:insuranc	-0.09	-0.73	-0.12	-0.47	0.92
before:is	-0.35	0.64	-0.73	1.28	-1.64
before:it	0.96	-0.97	-0.11	-0.58	-0.46
before:ivorson	-0.05	-0.26	-0.08	-0.24	0.47
before:j	-0.07	-0.61	-0.51	1.02	-0.62
before:jasper	-0.08	0.47	-0.16	-0.73	0.28
before:jessamin	-0.03	0.9	-0.08	-0.33	-0.71
before:juniper	-0.02	-0.13	-0.07	-0.19	0.37
before:larkspur	-0.03	1.09	-0.07	-0.72	-0.77
before:letter	-0.21	-1.37	-0.57	-1.88	2.26
before:level	-0.04	-0.19	-0.11	-0.16	0.44
before:licens	-0.11	-0.89	-0.39	-1.12	1.5
before:llc	-0.15	0.13	1.07	-0.85	-0.86
before:local	-0.04	-0.18	-0.05	-0.11	0.33
before:lumbar	-0.03	-0.26	-0.19	-0.18	0.56
before:manag	-0.04	-0.29	-0.06	-0.19	0.55
before:manager	-0.07	0.89	-0.14	-0.37	-0.8
before:marisol	-0.04	-0.03	-0.06	-0.4	0.47
before:may	-0.07	-0.4	-0.17	-0.23	0.84
before:mbi	-0.19	-1.68	-0.53	2.71	-2.54
before:medicaid	-0.16	-0.99	-0.67	2.18	-1.76
before:medical	-0.09	-0.24	-0.29	1.18	-1.12
before:medicar	-0.26	-2.09	-0.79	2.3	-1.25
before:member	-1.08	-3.76	-2.28	2.19	-0.59
before:mid	-0.16	-1.23	-0.35	0.52	-0.2
before:moa	-0.1	-0.31	-0.08	-0.48	0.82
before:must	-0.04	-0.26	-0.06	-0.13	0.49
before:n	-0.09	0.4	-0.2	-1.44	1
before:nail	-0.02	-0.08	-0.05	-0.08	0.23
before:name	-0.17	-1.1	1.2	-1.36	-0.19
before:no	-1.26	0.59	0.72	0.18	-1.29
before:not	-0.31	0.01	0.75	-1.28	-0.04
before:npi	-0.22	-2.64	-1.49	-2.19	3.72
before:number	0.69	-0.08	-0.7	1.2	-1.12
before:o	-0.1	-0.47	-0.23	-0.32	0.9
before:of	0.77	-0.91	-0.88	-0.78	0.82
before:offic	-0.12	-0.86	-0.3	-0.72	1.27
before:on	-0.13	0.45	-0.24	-0.37	0.05
before:or	-0.06	-0.35	-0.11	-0.3	0.72
before:organiz	-0.03	-0.23	-0.07	-0.2	0.49
before:our	-0.34	0.23	-0.74	0.64	-0.62
before:p	-0.11	-0.41	-0.22	-0.38	0.89
before:paid	-0.05	-0.36	-0.1	-0.2	0.6
before:part	-0.02	-0.04	-0.04	-0.09	0.19
before:participant	-0.12	-1.69	-0.47	2.17	-1.78
before:patient	-0.5	-0.66	-1.85	0.17	0.96
before:pay	-0.26	-0.73	-0.78	-2.24	2.32
before:payee	-0.05	-0.64	-0.33	-0.66	1.07
before:payer	-0.1	1.85	-0.64	-1.55	-1.51
before:percival	-0.04	0.3	-0.11	-1.35	1.02
before:physical	-0.05	-0.66	-0.24	-0.56	1.21
before:plan	-0.34	-0.28	1.67	0.29	-2.29
before:po	-0.14	-0.53	-0.36	-0.53	1.3
before:policy	-0.33	-2.03	0.82	1.32	-0.78
before:prior	0.98	-1.16	-0.18	-0.55	-0.4
before:procedur	-0.13	-1.69	-0.84	-0.86	2.43
before:provider	-0.33	-1.83	-1.16	-2.19	3
before:ptan	-0.07	-1.1	-0.75	-1.36	1.82
before:quarl	-0.04	1.04	-0.05	-0.28	-0.92
before:quilla	-0.03	1.09	-0.06	-0.7	-0.75
before:re	-0.09	1.06	-0.22	0.07	-0.72
before:reason	-0.05	-0.35	-0.2	-0.23	0.71
before:receiv	-0.03	0.5	-0.05	-0.1	-0.38
before:reconsider	-0.06	-0.63	-0.14	-0.8	0.95
before:record	-0.28	-1.17	-0.52	1.33	-0.76
before:referenc	-0.41	2.49	-1.4	-2.64	-1.44
before:rehab	-0.03	0.11	-0.15	-0.22	0.27
before:rem	-0.08	-0.36	-0.11	-0.56	0.92
before:remark	-0.1	-0.64	-0.27	-0.48	1.19
before:request	-0.35	2.02	-1.08	-2.96	-0.57
before:review	-0.12	-1.06	-0.46	-1.35	1.68
before:right	-0.02	-0.15	-0.1	-0.08	0.35
before:saskia	-0.07	-0.2	-0.11	0.73	-0.65
before:section	-0.08	-0.38	-0.15	-0.31	0.87
before:send	-0.05	-0.21	-0.05	-0.08	0.35
before:sent	-0.04	-0.19	-0.05	-0.1	0.37
before:servic	-0.26	-0.79	-1.09	0.28	0.93
before:skin	-0.03	-0.16	-0.08	-0.14	0.39
before:speech	-0.02	-0.21	-0.24	-0.1	0.54
before:spine	-0.05	-1.17	-0.28	-0.92	1.47
before:ssn	-0.04	-0.98	-0.29	-0.73	1.3
before:state	-0.02	-0.12	-0.04	-0.09	0.26
before:subject	-0.09	1.28	-0.09	-0.34	-1.17
before:subscriber	-0.25	-1.81	-1.74	1.73	-0.68
before:support	-0.02	-0.06	-0.04	-0.07	0.18
before:tax	-0.21	-1.62	-0.83	-2.66	2.82
before:th	-0.05	-0.06	0.83	-1.21	0.09
before:that	-0.06	-0.2	-0.08	-0.26	0.56
before:the	0.83	-0.96	-0.64	-0.15	0.15
before:therapy	-0.16	-0.35	-1.19	-1.02	1.72
before:thi	-0.13	-0.99	-0.17	0.31	0.78
before:tin	-0.12	-1.59	-0.94	-1.28	2.18
before:to	-0.19	-1.55	-0.35	-0.6	1.52
before:total	-0.08	0.35	-0.17	-0.23	-0.17
before:townzip	-0.02	-0.2	-0.04	-0.08	0.33
before:track	-0.11	1.45	-0.61	-1.68	-0.59
before:trust	-0.03	-0.75	-0.11	0.9	-0.45
before:two	-0.02	-0.14	-0.11	-0.12	0.37
before:under	1.05	-0.72	-0.23	-0.47	-0.54
before:unit	1.06	-0.53	-0.09	-0.28	-0.78
before:ursula	-0.01	0.09	-0.05	0.49	-0.54
before:us	-0.05	0.66	-0.12	-0.18	-0.42
before:valley	-0.13	-0.46	-0.33	-0.64	0.95
before:vendor	-0.1	-1.28	-1.56	-1	2.22
before:viggo	-0.03	1	-0.04	-0.57	-0.65
before:visit	-0.15	-1	-0.52	-0.62	1.81
before:was	0.94	-1.3	-0.38	-0.77	0.09
before:we	-0.17	0.96	-0.19	-0.57	-0.48
before:whitcomb	-0.15	-1.92	-0.24	1.57	0.22
before:wilhelmina	-0.05	-0.2	-0.11	1.3	-1.27
before:will	-0.11	1.28	-0.11	-0.19	-1.09
before:with	-0.15	-0.34	-0.38	-0.49	1.02
before:within	-0.18	-0.82	-0.27	-0.53	1.45
before:write	-0.02	0.29	-0.04	-0.13	-0.16
before:x	-0.03	-0.11	-0.16	-0.14	0.42
before:yolanda	-0.01	0.52	-0.02	-0.08	-0.42
before:you	-0.14	0.1	-0.2	-0.44	0.41
before:your	-0.49	-0.79	-1.17	1.02	0.1
before:zellwood	-0.01	0	-0.03	0.54	-0.51
begins its column	-0.24	0.05	-0.4	0.5	-0.6
columns:1	-0.6	-0.59	-1.19	-0.32	1.34
columns:2	0.15	-0.16	0.13	-0.29	-0.1
columns:3	-1.36	-0.74	1.08	-0.67	0.26
columns:4	-0.88	-0.04	-1.51	0.38	0.12
heading 1::	-0.21	-0.17	0.45	1.59	-1.95
heading 1:acct	-0.15	-1.35	-0.37	-0.83	1.63
heading 1:allow	-0.08	-0.91	-0.26	-1.06	1.2
heading 1:benefit	-0.05	-0.26	0.75	0.21	-0.72
heading 1:bill	-0.15	-0.75	-0.46	0.38	0.33
heading 1:claim	-1.17	3.48	-1.9	-4.94	-2.1
heading 1:code	-0.19	-1.13	-0.34	-0.92	1.96
heading 1:cpt	-0.1	-0.88	-0.17	-0.41	1.34
heading 1:description	-0.16	-0.3	-0.23	-0.26	0.48
heading 1:eob	-0.05	-0.62	-0.22	-0.76	1.19
heading 1:explan	-0.08	-0.4	0.7	0.02	-0.43
heading 1:from	-0.13	-1.75	-0.3	-0.89	2.01
heading 1:group	-0.08	-1	1.7	-0.8	-1.59
heading 1:health	-0.16	0.37	0.16	-0.46	-0.14
heading 1:healthcar	-0.02	-0.1	-0.07	-0.11	0.29
heading 1:icn	-0.21	2.26	-0.25	-1.8	-1.96
heading 1:id	-0.89	-2.5	-1.46	2.07	-0.93
heading 1:insuranc	-0.02	-0.14	-0.08	-0.66	0.7
heading 1:member	-0.46	-2.12	-0.61	2.74	-2.62
heading 1:mod	-0.09	-0.81	-0.13	-0.38	1.13
heading 1:no	-0.65	0.06	1.01	0.48	-1.13
heading 1:nos	-0.22	-1.36	-0.5	1.01	-0.25
heading 1:number	-0.79	1.59	0.27	-0.77	-1.25
heading 1:of	-0.11	-0.52	0.64	-0.2	-0.12
heading 1:ottolin	-0.06	-0.73	-0.24	-0.54	0.81
heading 1:patient	-0.57	0.11	-1.54	-1.9	1.12
heading 1:pay	-0.05	-0.07	-0.22	-0.51	0.74
heading 1:pos	-0.2	-1.2	-0.43	1.13	-0.54
heading 1:proc	-0.26	-1.58	-0.67	-1.1	2.01
heading 1:procedur	-0.08	-0.59	-0.2	-0.51	1.23
heading 1:provider	-0.1	-0.75	-0.72	-1.02	1.56
heading 1:reason	-0.11	-0.74	-0.25	-0.69	1.49
heading 1:recipient	-0.14	-1.77	-0.5	2.24	-2.08
heading 1:remark	-0.06	-0.18	-0.06	-0.19	0.4
heading 1:remittanc	-0.12	-0.88	-0.47	-1.35	1.69
heading 1:servic	-0.11	-0.7	-0.27	-0.56	1.44
heading 1:subscriber	-0.13	-1.55	-0.16	1.05	-0.33
heading 1:tcn	-0.1	1.74	-0.14	-0.6	-1.72
heading 1:type	-0.07	-0.27	-0.1	-0.3	0.68
heading 2::	-0.08	1.7	0.22	-0.79	-1.81
heading 2:advic	-0.04	-0.45	-0.19	-0.52	0.82
heading 2:benefit	-0.27	-0.95	1.07	0.73	-1.02
heading 2:claim	-0.46	3.23	-0.65	-1.63	-2.89
heading 2:code	-0.18	-0.35	-0.26	-0.52	1.07
heading 2:cpt	-0.08	-0.68	-0.15	-0.21	1.01
heading 2:date	-0.12	-0.96	0.54	-0.52	0.26
heading 2:description	-0.01	-0.09	-0.06	-0.07	0.23
heading 2:explan	-0.37	-1.14	1.36	0.82	-1.33
heading 2:health	-0.1	0.97	-0.48	-1.4	0.04
heading 2:id	-0.45	-2.27	-0.58	2.29	-1.8
heading 2:member	-0.25	-1.36	0.27	1.71	-1.76
heading 2:mod	-0.04	-0.43	-0.1	-0.11	0.63
heading 2:number	-0.31	1.34	-0.44	0.7	-2.28
heading 2:of	-0.45	-0.59	1.22	1.22	-1.63
heading 2:ottolin	-0.07	0.83	-0.49	-0.91	-0.19
heading 2:patient	-0.09	-0.54	-0.27	0.55	0.09
heading 2:pay	-0.11	-0.53	0.66	0.18	-0.68
heading 2:perf	-0.05	-0.94	-0.13	-0.6	1.37
heading 2:proc	-0.07	-0.54	-0.28	-0.31	1.11
heading 2:procedur	-0.03	-0.18	-0.08	-0.14	0.42
heading 2:prov	-0.05	-0.94	-0.13	-0.6	1.37
heading 2:provid	-0.08	0.4	-0.12	-0.16	-0.11
heading 2:provider	-0.06	-0.5	-0.26	-0.73	1.03
heading 2:reason	-0.1	-2.36	-0.24	-0.56	2.54
heading 2:remittanc	-0.1	-0.88	-0.21	0.81	-0.15
heading 2:serv	-0.07	-0.79	-0.09	-0.4	1.06
heading 2:servic	-0.27	-0.56	0.3	-0.54	0.42
label::	-0.5	0.12	-0.12	0.42	-0.45
label:<5>	-0.04	1.01	-0.07	-0.3	-0.87
label:<d>	-0.06	0.28	-0.25	-0.6	0.1
label:<m>	-0.02	-0.74	-0.09	-0.15	0.85
label:<month>	-0.02	-0.01	-0.14	-0.18	0.28
label:<n>	-0.39	0.94	0.22	-2.62	0.31
label:a	-0.06	0.52	-0.21	-0.33	-0.12
label:account	-0.24	1.32	-0.87	-1.14	-0.84
label:acct	-0.15	-1.18	-0.42	-1.07	1.61
label:appeal	-0.25	-2.7	-0.94	-2.27	3.35
label:authoriz	1.36	0.25	-0.37	-1.76	-1.67
label:bellweather	-0.04	-0.22	-0.11	-0.36	0.43
label:beneficiary	-0.03	1.3	-0.11	-0.17	-1.14
label:benefit	-0.05	-0.25	-0.22	1.02	-1.08
label:bill	-0.1	0.55	-0.79	-1.33	0.46
label:case	-0.53	1.34	-1.6	-3.24	0.34
label:check	-0.11	-1.15	-0.8	-1.35	2.11
label:claim	-0.85	3.27	-1.8	-4.19	-1.51
label:code	-0.06	-0.56	-0.6	0.05	0.72
label:control	-0.27	0.74	-0.93	-1.8	0.04
label:cpt	-0.02	-0.29	-0.17	-0.22	0.65
label:date	-0.05	-0.44	-0.25	-0.51	0.74
label:dorian	-0.02	0.76	-0.04	-0.15	-0.6
label:eft	-0.1	-0.89	-0.39	-1.23	1.71
label:enroll	-0.08	-0.55	-0.44	1.48	-1.06
label:enrolle	-0.1	-0.52	-0.28	1.66	-1.8
label:for	-0.08	0.69	-0.08	-0.2	-0.59
label:group	-0.49	-2.72	3.63	-3.08	-2.79
label:holly	-0.01	0.07	-0.04	0.29	-0.35
label:icn	-0.05	-0.5	-0.37	1.05	-1.28
label:id	-0.79	-1.28	-0.68	1.68	-0.87
label:identific	-0.11	-1.02	-0.41	0.94	-0.08
label:letter	-0.13	-1.15	-0.49	-1.49	1.82
label:mbi	-0.04	-0.74	-0.35	1.16	-1.02
label:medicaid	-0.16	-0.49	-0.72	1.65	-1.37
label:medicar	-0.21	-1.02	-0.69	1.5	-0.68
label:member	-0.64	-2.32	-2.33	0.85	0.68
label:mk	-0.03	0.48	-0.09	-0.25	-0.11
label:n	-0.05	0.47	-0.14	-1.26	0.77
label:name	-0.14	-1.39	-0.33	0.65	0.28
label:no	-0.52	0.23	-0.1	-0.11	-0.15
label:npi	-0.06	-1.09	-0.58	-1.04	1.85
label:number	0.46	0.3	-0.66	-0.5	-0.21
label:of	-0.05	-0.58	-0.2	-0.39	0.9
label:patient	-0.35	-1.43	-1.43	-1.05	2.12
label:pay	-0.09	-1.63	-0.49	-1.95	2.39
label:payee	-0.02	-0.31	-0.1	-0.21	0.45
label:payer	-0.08	1.87	-0.62	-1.49	-1.6
label:plan	-0.11	1.18	-0.36	-0.47	-1.17
label:policy	-0.18	-1.35	0.79	1.11	-0.87
label:procedur	-0.06	-1.25	-0.49	-0.44	1.77
label:provider	-0.27	0.04	-0.8	-2.31	1.65
label:quarl	-0.01	0.31	-0.02	0.26	-0.54
label:referenc	-0.28	1.33	-1.19	-2.16	-0.14
label:rem	-0.08	-0.36	-0.11	-0.56	0.92
label:request	-0.16	1.82	-0.89	-2.1	-0.57
label:servic	-0.12	0.86	-0.58	-0.93	-0.19
label:subscriber	-0.12	-1.31	0.07	1.57	-1.12
label:tax	-0.08	-0.9	-0.33	-1.67	1.75
label:therapy	-0.06	0.56	-0.1	-0.3	-0.3
label:tin	-0.06	-0.94	-0.6	-0.74	1.41
label:total	-0.07	0.32	-0.1	-0.2	-0.18
label:track	-0.08	1.17	-0.3	-1.26	-0.47
label:ursula	-0.01	0.09	-0.05	0.49	-0.54
label:viggo	-0.01	0.24	-0.01	-0.04	-0.19
label:yolanda	-0.01	0.52	-0.02	-0.08	-0.42
label:zellwood	-0.01	0	-0.03	0.54	-0.51
length:10	-1.46	0.18	-1.66	-0.63	0.83
length:11	-1.74	1.08	-2.1	1.58	-1.49
length:12	0.57	-0.48	-3.65	1.37	-1
length:13	-1.54	2.84	-3.19	0.12	-2.51
length:14	-1.36	0.5	-2.55	1.07	-1.03
length:15	-1.25	1.69	-2.74	0.57	-1.85
length:16	-0.67	2.87	-1.51	-0.66	-2.66
length:3	-0.6	-3.25	-0.23	-2.94	4.26
length:4	-1.12	-4.21	0.45	-4.45	3.98
length:5	-0.91	-5.34	0.66	-4.25	4.61
length:6	-1.14	-2.66	0.39	-1.43	2.37
length:7	-1.1	-5.21	2.28	-5.28	2.06
length:8	1.21	-2.05	0.54	-2.25	1.11
length:9	0.78	-1.96	-0.52	1.55	-0.57
line above::	-1.23	0.06	0.26	-0.26	-0.1
line above:<5>	-0.99	-0.74	-0.34	0.31	0.47
line above:<d>	-1.29	2.3	-0.57	0.03	-2.49
line above:<m>	-0.11	-0.43	-2.24	0.63	0.03
line above:<month>	-0.57	-0.9	0.09	-1.16	1.28
line above:<n>	0.36	-0.25	0.5	-0.98	0.17
line above:a	-0.36	-0.12	1.17	0.09	-1.13
line above:account	-0.51	0.5	0.5	-0.91	-0.52
line above:acct	-0.43	0.54	-0.87	0.44	-0.79
line above:adj	-0.22	-0.8	-0.25	-0.55	0.94
line above:adjust	-0.05	-0.31	-0.11	-0.24	0.68
line above:advic	-0.05	-0.68	-0.15	-0.5	1.12
line above:after	-0.04	-0.12	-0.05	-0.09	0.24
line above:allow	-0.34	0.23	-0.57	-0.5	0.44
line above:allowabl	-0.05	-0.25	-0.04	-0.2	0.5
line above:already	-0.01	-0.07	-0.02	-0.07	0.16
line above:amount	-0.58	0.88	-1.17	-0.01	-0.73
line above:amt	-0.16	-1.04	-0.31	-1.16	1.58
line above:an	-0.01	-0.05	-0.01	-0.11	0.19
line above:and	-0.41	0.88	-0.56	0.21	-0.77
line above:another	-0.03	-0.09	-0.03	-0.12	0.27
line above:appeal	-0.09	-0.1	-0.22	-0.54	0.65
line above:approv	-0.16	0.25	-0.24	0.56	-0.85
line above:as	-0.04	0.08	-0.07	-0.28	0.3
line above:assocy	-0.03	-0.25	-0.12	0.33	0.02
line above:at	-0.09	0.12	-0.13	-0.53	0.51
line above:attn	-0.05	-0.53	0.9	0.22	-0.85
line above:authoriz	-0.04	-0.14	-0.04	-0.25	0.45
line above:b	-0.21	-0.74	-0.74	0.63	0.26
line above:be	-0.2	0.74	-0.15	0.38	-1.08
line above:been	-0.04	-0.22	-0.04	-0.15	0.39
line above:bellweather	-0.05	-0.26	-0.14	-0.69	0.69
line above:below	-0.08	0.36	-0.12	-0.39	0.06
line above:beneficiary	-0.07	0.29	-0.28	0.91	-1.59
line above:benefit	-0.15	0.23	-0.32	-1.08	0.45
line above:bill	-0.77	0.93	0.41	0.65	-1.77
line above:blue	-0.04	0.29	-0.16	0.24	-0.35
line above:box	-0.09	-0.38	-0.19	-0.61	0.85
line above:by	-0.07	-0.46	-0.21	-0.22	0.89
line above:center	-0.03	0.08	-0.09	-0.24	0.2
line above:charg	0.65	0.68	-0.94	0.65	-1.42
line above:claim	1.76	-0.07	-1.9	0.11	-1.61
line above:claimant	-0.11	-1.14	-0.42	1.47	-1.04
line above:co	0.67	0.35	-1.3	-1	0.06
line above:code	-0.45	0.45	-0.74	0.32	-0.47
line above:company	-0.04	-0.17	-0.08	-0.1	0.34
line above:contract	-0.03	0.38	-0.07	-0.15	-0.19
line above:contractual	-0.02	-0.08	-0.01	-0.07	0.18
line above:copay	-0.08	-0.52	-0.15	-0.35	0.94
line above:cover	-0.09	-0.41	-0.23	-0.4	0.9
line above:coverag	-0.07	-0.56	-0.14	-0.86	1.25
line above:d	-0.09	1.12	-0.19	-0.55	-0.51
line above:date	-1.02	0.33	0.57	-1.14	-0.23
line above:day	-0.09	-0.41	-0.19	-0.36	0.88
line above:dear	-0.22	0.2	-0.4	0.59	-0.57
line above:decision	-0.07	-0.99	-0.2	-0.54	1.23
line above:deductibl	-0.03	-0.14	-0.07	-0.14	0.37
line above:denial	-0.09	-1.77	-0.23	-0.46	1.76
line above:deny	0.98	-1.29	0.67	0.32	-0.87
line above:description	-0.05	-0.29	-0.09	-0.23	0.62
line above:determin	-0.03	-0.94	-0.09	1.01	-0.5
line above:dob	-0.15	0.92	-0.57	0.39	-1.13
line above:dorian	-0.02	0.76	-0.04	-0.15	-0.6
line above:dos	1.33	-0.7	-0.43	0.37	-1.75
line above:dr	-0.07	0.85	-0.15	0.24	-1.21
line above:due	-0.16	-0.15	-0.16	-0.97	0.49
line above:e	-0.1	-1.28	-0.26	-0.81	1.79
line above:employe	-0.03	0.25	-0.07	-0.19	0.04
line above:enrolle	-0.07	0.09	-0.31	1.61	-1.95
line above:eob	-0.23	0.01	-0.69	0.07	0.07
line above:expl	-0.03	-0.16	-0.06	-0.09	0.32
line above:explan	-0.05	-0.24	-0.1	-0.41	0.72
line above:f	-0.04	-0.43	-0.08	-0.42	0.8
line above:fee	-0.11	-0.5	-0.13	-0.45	1.02
line above:file	-0.12	0.4	-0.32	-0.45	-0.06
line above:for	-0.3	-1.12	-0.61	1.01	-0.01
line above:from	-0.4	0.17	-0.57	0.91	-0.83
line above:g	-0.04	0.84	-0.12	-0.27	-0.6
line above:group	-0.67	0.22	0.03	0.67	-0.83
line above:guidelin	-0.06	-0.62	-0.06	-0.39	0.9
line above:hand	-0.03	0.22	-0.14	-0.29	0.19
line above:harbor	-0.05	0.05	-0.22	-0.7	0.55
line above:has	-0.03	-0.18	-0.03	-0.11	0.33
line above:have	-0.06	-0.28	-0.07	-0.18	0.52
line above:health	-0.11	0.8	-0.4	-0.03	-0.89
line above:hmo	-0.17	-0.2	-0.47	0.24	-0.13
line above:holly	-0.01	0.07	-0.04	0.29	-0.35
line above:home	-0.03	0.58	-0.07	-0.32	-0.34
line above:icn	-0.49	0.32	-0.87	0.68	-0.81
line above:id	-1.3	1.4	1.29	-1.32	-1.4
line above:identific	-0.39	0.01	0.52	0.28	-0.86
line above:in	-0.09	-0.6	-0.26	1.03	-0.83
line above:inc	-0.07	-0.45	-0.23	-0.62	0.96
line above:ineligibl	-0.11	-1.57	-0.15	-1.48	2.11
line above:injury	-0.04	1.36	-0.35	-0.88	-1
line above:inquiry	-0.06	-1.07	-0.08	-0.39	1.17
line above:ins	-0.34	0.53	-0.37	0.78	-0.91
line above:insuranc	-0.08	-0.94	-0.2	1.31	-1.08
line above:is	-0.36	0.8	0.83	0.66	-1.71
line above:it	-0.07	0.53	-0.17	-0.58	0.05
line above:j	-0.1	-0.84	-0.32	1.1	-0.62
line above:letter	-0.04	-1.18	-0.14	-1.32	1.54
line above:llc	-0.13	0.8	-0.43	-0.62	-0.03
line above:m	-0.1	0.11	-0.27	-0.53	0.41
line above:ma	-0.18	-1.43	-0.34	-0.94	2.02
line above:manag	-0.01	-0.05	-0.04	-0.08	0.18
line above:manager	-0.02	-0.12	-0.11	-0.09	0.34
line above:maximum	-0.05	-0.26	-0.05	-0.2	0.51
line above:may	-0.34	0.53	-1	0.42	-0.7
line above:medicaid	-0.09	0.66	-0.4	-0.33	-0.26
line above:medical	-0.06	0.64	-0.22	-0.5	-0.31
line above:medicar	-0.05	-0.18	-0.26	0.11	0.22
line above:member	-0.81	1.06	1.28	-0.31	-1.4
line above:messag	-0.05	-0.15	-0.07	-0.11	0.37
line above:mk	-0.05	0.24	-0.14	-0.42	0.19
line above:moa	-0.13	-1.23	-0.28	-0.81	1.84
line above:ms	-0.08	-0.38	-0.13	0.59	-0.33
line above:msg	-0.14	-1.63	-0.17	-1.55	2.19
line above:mutual	-0.06	0.97	-0.26	-0.93	-0.52
line above:n	-0.25	-0.25	-0.51	-0.55	0.73
line above:name	-0.52	-1.15	-1.18	0.74	0.25
line above:need	-0.29	-0.47	-0.24	0.82	-0.38
line above:no	-0.56	0.61	0.4	0.44	-1.2
line above:not	-0.31	-1.48	0.87	-0.26	0.04
line above:note	-0.11	0.59	-0.14	-0.51	-0.27
line above:notic	-0.08	-0.02	-0.25	-0.1	0.29
line above:npi	-0.17	-0.65	-1.1	0.32	0.67
line above:number	1.1	-0.28	1.19	0.34	-2.5
line above:o	-0.07	-0.13	-0.12	-0.37	0.47
line above:of	-0.55	-0.59	-1.59	-0.7	1.35
line above:on	-0.2	0.11	-0.46	-1.13	1.04
line above:or	-0.06	-0.37	-0.2	-0.23	0.74
line above:orthopedic	-0.03	0.02	-0.12	-0.28	0.38
line above:ottolin	-0.06	-0.73	-0.24	-0.54	0.81
line above:our	-0.08	0.91	-0.08	-0.35	-0.85
line above:overpaid	-0.19	0.58	-0.39	-0.12	-0.4
line above:overpay	-0.06	-0.92	-0.07	-0.52	1.07
line above:owe	-0.18	-0.12	-0.72	-0.23	0.41
line above:p	-0.11	-0.42	-0.1	0.38	-0.15
line above:paid	-1.3	-0.04	-2.12	0.43	-0.02
line above:part	-0.04	-0.81	-0.24	0.18	0.63
line above:partner	-0.04	0.5	-0.12	-0.37	-0.2
line above:patient	-0.59	1.64	0.38	0.73	-2.32
line above:pay	0.71	0.78	-0.94	0.65	-1.38
line above:payabl	-0.04	-0.17	-0.07	-0.11	0.36
line above:pd	-0.16	-1.04	-0.31	-1.16	1.58
line above:physical	-0.13	0.12	-0.23	0.61	-0.52
line above:physician	-0.02	-0.08	-0.07	-0.1	0.27
line above:plan	-0.34	0.19	-1.09	0.32	-0.22
line above:policy	-0.05	-0.09	-0.22	-0.11	0.29
line above:practic	-0.07	-0.44	-0.19	0.35	-0.08
line above:procedur	0.92	0.78	-0.33	0.89	-1.99
line above:process	-0.11	-0.91	1.13	0.47	-1.4
line above:prov	-0.16	-1.04	-0.31	-1.16	1.58
line above:provider	-0.29	-0.24	0.51	-1.34	0.35
line above:quarl	-0.01	0.31	-0.02	0.26	-0.54
line above:r	-0.14	0.36	0.79	-1.25	-0.61
line above:rc	-0.17	-0.57	-0.35	-1.22	1.37
line above:reason	-0.5	0.91	-0.87	0.33	-0.87
line above:receiv	-0.16	0.04	-0.27	-0.24	0.29
line above:record	-0.05	0.66	-0.21	-0.45	-0.41
line above:recovery	-0.05	-0.15	-0.07	-0.12	0.28
line above:rehab	-0.11	0.03	-0.58	-0.12	0.4
line above:relationship	-0.05	-1.17	0.44	-0.26	0.98
line above:remark	-0.23	-0.28	-0.3	0.25	0.06
line above:request	-0.12	0.12	-0.44	-0.57	0.31
line above:review	-0.24	-1.12	-0.33	0.37	0.4
line above:schedul	-0.07	-0.34	-0.06	-0.25	0.66
line above:section	-0.02	-0.06	-0.04	-0.11	0.22
line above:servic	-0.66	0.86	-0.03	-0.3	-0.8
line above:should	-0.12	0.57	-0.08	0.53	-1.18
line above:silverton	-0.03	0.86	-0.04	-0.24	-0.69
line above:speech	-0.07	0.31	-0.12	-0.38	0.09
line above:spine	-0.05	-0.98	-0.14	-0.81	1.18
line above:stat	-0.19	1.72	-0.91	-0.99	-1.4
line above:statu	-0.27	0.32	0.72	-0.18	-1.05
line above:subscriber	-0.14	-1.35	0.28	0.53	-0.12
line above:surgery	-0.13	0.16	0.88	0.15	-1.4
line above:te	-0.03	0.33	-0.07	-0.22	-0.07
line above:test	-0.02	-0.09	-0.06	-0.08	0.25
line above:thaddeu	-0.04	-0.29	-0.06	0.68	-0.64
line above:that	-0.04	-0.17	-0.08	-0.22	0.47
line above:the	-0.41	-1.13	-0.45	-0.05	1.08
line above:therapy	-0.24	0.11	-0.97	0.05	0.2
line above:thi	-0.15	-1.21	-0.17	0.25	1.01
line above:to	-0.31	0.43	-0.33	1.08	-1.33
line above:total	-0.55	-0.83	-0.68	-0.34	1.17
line above:townzip	-0.48	0.83	-1.64	0.02	-0.6
line above:treat	-0.07	-0.18	-0.08	-0.19	0.42
line above:two	-0.05	-1.35	-0.09	-0.34	1.41
line above:um	-0.03	-0.36	-0.44	-0.15	0.89
line above:under	-0.02	-0.1	-0.06	-0.08	0.26
line above:unit	-0.14	-0.83	-0.36	-0.74	1.72
line above:upheld	-0.08	-1.51	-0.28	-1.05	1.74
line above:ursula	-0.01	0.09	-0.05	0.49	-0.54
line above:valley	-0.13	-0.27	-0.39	-0.69	0.9
line above:vandermeer	-0.02	0.91	-0.04	-0.21	-0.72
line above:viggo	-0.01	0.24	-0.01	-0.04	-0.19
line above:visit	-0.1	0.69	-0.27	-0.99	-0.23
line above:was	-0.09	-0.53	-0.2	-0.32	1
line above:we	-0.21	-1.26	-0.21	0.5	0.29
line above:week	-0.03	-0.12	-0.06	-0.09	0.29
line above:with	-0.17	1.21	-0.04	-0.72	-1.08
line above:x	-0.07	-0.9	-0.12	0.52	0.33
line above:y	-0.13	-0.99	-0.3	-0.82	1.68
line above:yolanda	-0.01	0.52	-0.02	-0.08	-0.42
line above:you	-0.21	-0.96	-0.72	0.05	0.97
line above:your	-0.12	-1.49	-0.2	0	1.37
line above:zellwood	-0.01	0	-0.03	0.54	-0.51
no words before	-1.64	0.15	-2.84	-0.3	0.51
over 1::	-1.28	0.6	-0.35	-0.33	-0.37
over 1:<5>	-0.79	0.47	-0.25	0.3	-0.58
over 1:<d>	-1.06	0.35	0.11	-0.51	-0.1
over 1:<m>	-0.5	0.48	-0.92	-1.4	0.53
over 1:<month>	-0.24	-0.93	-0.73	0.2	0.7
over 1:<n>	-0.47	0.9	0.27	-0.29	-0.84
over 1:a	-0.3	1.12	1.1	-0.39	-1.95
over 1:advic	-0.02	-0.43	-0.17	-0.3	0.82
over 1:and	-0.2	1.53	-0.15	-1.12	-1.2
over 1:appeal	-0.07	0.67	-0.26	-1.14	0.3
over 1:attn	-0.02	-0.15	-0.25	-0.23	0.62
over 1:b	-0.25	1.32	-1.09	-1.06	-0.49
over 1:benefit	-0.09	-0.34	-0.23	0.51	0.04
over 1:bill	-0.13	-0.81	0.74	-0.62	-0.04
over 1:birth	-0.05	1.52	-0.22	-0.98	-1.29
over 1:blue	-0.05	0.1	-0.14	0.32	-0.41
over 1:box	-0.16	0.55	1.04	-1.24	-1.03
over 1:by	-0.06	-0.44	-0.27	1.39	-1.29
over 1:case	-0.05	-0.35	-0.33	0.85	-0.59
over 1:center	-0.08	0	1.09	-0.38	-0.98
over 1:charg	-0.04	-0.27	-0.1	-0.98	1.12
over 1:check	-0.12	-0.14	-0.11	-0.45	0.51
over 1:chiropractic	-0.05	-0.41	-0.31	-0.89	1.1
over 1:claim	-0.86	-1.28	-0.1	0.98	-0.46
over 1:co	-0.28	-2.64	-0.46	-1.47	3.22
over 1:code	-0.12	0.08	-0.33	-1.14	0.71
over 1:contract	-0.03	0.38	-0.3	-0.32	0.14
over 1:cros	-0.04	0.1	-0.13	0.32	-0.42
over 1:d	-0.13	-0.98	-0.31	0.86	-0.33
over 1:date	-0.62	0	0.04	-2.29	1.33
over 1:determin	-0.04	-1.44	-0.45	0.43	0.66
over 1:dob	-0.09	-1.18	-0.68	1.49	-1.24
over 1:e	-0.22	1.32	0.82	-1.51	-1.63
over 1:eft	-0.1	-1.07	-0.81	0.2	0.98
over 1:eg	-0.02	-0.15	-0.07	-0.19	0.31
over 1:enroll	-0.04	1.17	-0.12	-0.45	-1.03
over 1:enrolle	-0.05	0.37	-0.12	-0.44	0
over 1:eob	-0.08	0.33	-0.15	-0.37	-0.02
over 1:explan	-0.04	-0.04	-0.12	0.72	-0.68
over 1:famy	-0.09	-0.43	-0.16	0.97	-0.8
over 1:for	-0.26	0.59	-0.73	-0.65	-0.03
over 1:gp	-0.1	-0.45	-0.23	-0.36	0.89
over 1:group	-0.06	0.86	-0.39	-2.2	1.49
over 1:health	-0.04	-0.3	-0.44	-0.23	0.9
over 1:id	-0.5	0	0.72	0.56	-1.05
over 1:identific	-0.08	-0.59	-0.33	-0.96	1.46
over 1:if	-0.05	-0.2	-0.08	0.94	-0.81
over 1:insuranc	-0.02	-0.27	-0.1	-0.22	0.57
over 1:is	-0.18	-0.76	0.72	0.79	-1.24
over 1:j	-0.03	-0.26	-0.05	0.29	0
over 1:llc	-0.12	-0.75	-0.44	-1.31	1.57
over 1:m	-0.07	0.77	-0.28	-0.51	-0.32
over 1:ma	-0.05	-0.15	-0.06	-0.27	0.5
over 1:mapleton	-0.01	-0.09	-0.06	0.21	-0.05
over 1:marisol	-0.03	0.9	-0.07	-0.38	-0.66
over 1:may	-0.02	0.39	-0.1	-0.27	-0.13
over 1:medicaid	-0.09	1.38	-0.42	-0.77	-1.37
over 1:medical	-0.12	-0.78	-0.53	-1.02	1.47
over 1:medicar	-0.14	-0.65	-0.24	-0.28	0.79
over 1:medicin	-0.07	-0.34	-0.07	1.06	-1.03
over 1:member	-0.29	1.93	-0.5	-1.08	-0.71
over 1:messag	-0.03	-0.13	-0.05	-0.1	0.3
over 1:mid	-0.06	-0.15	-0.11	-0.12	0.36
over 1:n	-0.12	-0.82	-1.4	-1.02	1.97
over 1:name	-0.24	1.11	-1.84	-1.02	0.2
over 1:new	-0.08	-0.67	-0.19	-0.23	0.81
over 1:no	-0.26	0.8	-1.39	0.45	-1
over 1:not	-0.09	-0.38	0.85	-0.3	-0.77
over 1:notic	-0.17	0.6	-0.72	1.2	-1.45
over 1:npi	-0.14	-1.18	-0.45	-1.08	1.56
over 1:number	-0.35	-0.56	-1.03	-1.06	1.77
over 1:of	-0.42	0.55	-1.4	-0.88	0.57
over 1:offic	-0.09	-1.48	-0.15	-0.3	1.51
over 1:on	-0.04	0.29	-0.09	1.06	-1.22
over 1:or	-0.03	-0.3	-0.04	0.45	-0.18
over 1:orthopedic	-0.06	1.09	-0.42	-0.64	-0.91
over 1:page	-0.14	0.66	-0.3	-0.87	-0.11
over 1:patient	-0.46	-0.39	-1.89	-0.85	1.03
over 1:pay	-0.32	0.24	-0.55	0.82	-0.84
over 1:payee	-0.05	-0.77	-0.13	0.08	0.78
over 1:physical	-0.04	0.44	-0.17	0.07	-0.35
over 1:plan	-0.04	-0.32	-0.41	-0.29	0.94
over 1:po	-0.1	1.12	1.05	0.18	-1.98
over 1:podiatry	-0.01	-0.02	-0.03	0.23	-0.17
over 1:process	-0.07	-0.66	0.02	1.01	-0.88
over 1:provider	-0.23	-1.36	-1.19	0.24	1.09
over 1:pt	-0.11	0.36	1.15	-1.56	-1.22
over 1:r	-0.19	0.35	0.82	0.61	-1.81
over 1:reason	-0.07	-0.85	-0.08	-0.67	1.17
over 1:receiv	-0.05	-0.47	-0.23	0.85	-0.45
over 1:remittanc	-0.12	-0.87	-0.53	-1.04	1.55
over 1:request	-0.07	-1.58	-0.35	-0.27	1.3
over 1:review	-0.04	0.62	-0.06	-0.27	-0.31
over 1:servic	-0.13	-0.82	1.04	-0.94	-0.31
over 1:spine	-0.02	0.03	-0.07	0.19	-0.13
over 1:stat	-0.17	-0.39	-1.52	-1.36	1.81
over 1:subscriber	-0.28	-1.18	-0.6	-0.95	1.66
over 1:t	-0.06	0.24	-0.13	0.53	-0.81
over 1:tax	-0.08	-1.19	-0.43	0.45	0.46
over 1:te	-0.02	-0.15	-0.07	-0.19	0.31
over 1:the	-0.27	-1.44	-0.51	0.09	0.75
over 1:therapeutic	-0.07	0.18	-0.11	-0.13	0.04
over 1:therapy	-0.03	-0.16	-0.15	-0.28	0.59
over 1:thi	-0.19	-0.82	0.74	1.38	-1.95
over 1:tin	-0.04	0.04	-0.17	0.66	-0.83
over 1:to	-0.29	-1.09	-0.55	0.77	-0.11
over 1:total	-0.36	-1.85	-0.34	-0.14	0.93
over 1:townzip	-0.24	0.38	0.43	-1.39	0.65
over 1:valley	-0.11	-0.41	-0.19	-0.6	0.82
over 1:visit	-0.03	-1.15	-0.08	-0.15	1.32
over 1:you	-0.07	-0.48	-0.19	0.49	0.07
over 1:your	-0.03	-0.17	-0.16	-0.2	0.53
over 2::	-0.96	-0.99	-1.08	0.56	0.81
over 2:<5>	-0.38	0.15	-0.77	-0.08	0.22
over 2:<d>	-0.64	-0.69	0.39	0.62	-0.16
over 2:<m>	-0.75	-0.26	-1.69	-0.8	0.93
over 2:<month>	-0.15	-0.87	0.2	1.56	-1.21
over 2:<n>	0.24	-0.75	-0.34	-0.3	0.63
over 2:a	-0.25	0.71	-0.64	-0.53	-0.02
over 2:advic	-0.07	1.24	-0.37	-1.73	-0.23
over 2:authoriz	-0.12	-0.73	-0.27	0.5	0.35
over 2:benefit	-0.16	-1.65	0.47	0.56	0.02
over 2:bill	-0.09	-0.76	-0.23	-1.11	1.8
over 2:box	-0.03	0.59	0.57	-0.25	-0.85
over 2:care	-0.1	-0.87	-0.38	-0.81	1.42
over 2:case	-0.09	1.12	-0.26	-0.85	-0.63
over 2:charg	-0.1	-0.98	-0.16	-1.32	1.76
over 2:check	-0.16	-0.04	-0.22	0.61	-0.49
over 2:claim	-0.27	0.72	0.4	-0.86	-0.58
over 2:co	-0.14	-2.28	-0.16	-0.72	2.44
over 2:code	-0.1	-0.5	-0.18	-0.36	1.05
over 2:d	-0.04	-0.27	-0.08	-0.2	0.55
over 2:date	-0.42	-0.72	-0.35	1.13	-0.34
over 2:e	-0.07	1.41	-0.08	-0.57	-1.3
over 2:employe	-0.04	-0.08	-0.17	0.68	-0.51
over 2:explan	-0.11	-0.03	0.7	0.69	-1.47
over 2:fax	-0.08	0.42	-0.34	-0.11	-0.17
over 2:for	-0.2	-0.84	-0.58	0.65	0.08
over 2:gp	-0.03	0.29	-0.09	-0.11	-0.2
over 2:group	-0.04	-1.25	-0.09	-0.32	1.35
over 2:health	-0.13	-0.57	-0.47	0.99	-0.66
over 2:id	-0.1	0.08	-0.36	0.31	-0.27
over 2:if	-0.16	1.24	-0.03	-0.73	-1.11
over 2:inc	-0.06	0.88	-0.2	-0.34	-0.56
over 2:is	-0.11	0.24	-0.25	-1.23	1.26
over 2:issue	-0.05	-0.48	0.63	0.86	-1.23
over 2:m	-0.11	0.98	-0.28	-0.42	-0.72
over 2:medical	-0.09	1.23	-0.21	-0.19	-1.14
over 2:member	-0.02	-0.12	-0.07	-1.41	1.48
over 2:name	-0.11	-1.04	-0.75	-0.75	1.64
over 2:no	-0.15	0	-0.38	-0.62	0.69
over 2:not	-0.06	-0.61	-0.14	-1.03	1.59
over 2:notic	-0.21	0.13	-0.8	0.62	-0.35
over 2:number	-0.16	-1.79	-0.57	0.93	1.1
over 2:of	-0.48	-1.09	-0.12	0.07	0.81
over 2:on	-0.04	-0.12	-0.31	-0.22	0.65
over 2:or	-0.04	0.18	-0.06	-0.13	-0.01
over 2:page	-0.05	-0.44	-0.41	0.82	-0.28
over 2:patient	-0.17	-2.14	-0.98	-1.13	2.65
over 2:pay	-0.14	-0.24	-0.33	1.2	-1.01
over 2:payee	-0.09	-0.23	-0.91	-1.12	1.01
over 2:plan	-0.28	-1.63	-1.02	1.14	-0.06
over 2:po	-0.03	0.59	0.57	-0.25	-0.85
over 2:prairi	-0.04	-1.02	-0.14	-0.89	1.31
over 2:prior	-0.07	-0.62	-0.21	0.62	0.01
over 2:process	-0.02	-0.03	0.86	-0.61	-0.84
over 2:provider	-0.26	0.33	-1.13	-0.66	0.51
over 2:pt	-0.06	-0.61	-0.12	-0.41	0.99
over 2:re	-0.06	0.79	-0.1	0.91	-1.77
over 2:remittanc	-0.09	1.09	-0.49	-1.87	0.09
over 2:request	-0.04	-0.09	-0.08	-0.49	0.5
over 2:resp	-0.02	-0.35	-0.03	-0.19	0.57
over 2:review	-0.16	-1.98	-0.33	-0.49	1.68
over 2:servic	-0.13	0.59	-0.81	-0.03	-0.21
over 2:stat	-0.05	1.2	-0.2	-0.24	-0.81
over 2:street	-0.06	-1.56	-0.15	0.81	1.17
over 2:the	-0.09	0.63	-0.31	0.07	-0.52
over 2:thi	-0.13	0.39	-0.32	-0.66	0.71
over 2:tin	-0.11	-0.81	1.12	-1.5	-0.46
over 2:to	-0.07	0.85	-0.38	0.11	-0.78
over 2:total	-0.16	-1.58	-0.33	-0.97	2.23
over 2:townzip	-0.26	-2.01	0.17	0.75	0.35
over 2:you	-0.22	0.98	-0.2	-1.14	-0.51
over 2:your	-0.02	-0.17	-0.06	0.34	-0.14
quarter:0	-0.35	-1.45	-1.04	-0.46	1.59
quarter:1	-1.11	0.24	0.75	0.2	-0.65
quarter:2	-0.72	-0.25	-0.82	-0.32	0.69
quarter:3	0.37	-0.48	-1.55	-0.85	1.07
right before:: <n>	-0.1	-0.76	-0.53	-0.26	1.29
right before:: claim	-0.08	1.41	-0.11	-0.24	-1.37
right before:<5> and	-0.05	-0.22	-0.11	-0.21	0.47
right before:<d> procedur	-0.02	-0.15	-0.04	-0.07	0.27
right before:<n> claim	-0.11	1.89	-0.23	-0.44	-1.76
right before:<n> claim :	-0.05	0.32	-0.23	-0.16	-0.1
right before:<n> group	-0.07	-0.24	1.81	-0.32	-1.83
right before:<n> visit	-0.02	-0.15	-0.18	-0.04	0.38
right before:account :	-0.13	0.37	-0.72	-0.85	0.21
right before:account no	-0.13	2.06	-0.75	-0.58	-1.88
right before:acct :	-0.15	-1.18	-0.42	-1.07	1.61
right before:action under section	-0.04	-0.19	-0.06	-0.14	0.41
right before:appeal :	-0.02	-0.27	-0.06	-0.26	0.52
right before:appeal number :	-0.19	-1.86	-0.64	-1.6	2.44
right before:appeal within	-0.08	-0.22	-0.09	-0.19	0.47
right before:be filed within	-0.02	-0.09	-0.03	-0.05	0.19
right before:be receiv within	-0.01	-0.12	-0.02	-0.03	0.18
right before:bill with	-0.02	-0.06	-0.03	-0.08	0.19
right before:case :	-0.19	0.77	-0.42	-0.99	-0.22
right before:case number :	-0.22	-0.11	-0.51	-1.56	0.9
right before:check eft :	-0.04	-0.44	-0.19	-0.39	0.78
right before:claim :	-0.29	1.29	-0.97	-1.53	-0.62
right before:claim control :	-0.05	-1.46	-0.12	-0.16	1.53
right before:claim id :	-0.13	3.04	-0.43	-2.16	-1.93
right before:claim no	-0.09	1.62	-0.3	-0.54	-1.26
right before:claim no :	-0.16	-0.09	-0.47	-1.06	0.67
right before:claim number	-0.21	1.6	-0.26	-1.48	-0.95
right before:claim number :	-0.53	1.78	-0.79	-2.17	-0.9
right before:claim po box	-0.03	-0.19	-0.04	-0.06	0.28
right before:code :	-0.04	-0.43	-0.55	-0.65	1.2
right before:control :	-0.11	-0.13	-0.6	-0.96	0.49
right before:control number :	-0.17	1.02	-0.36	-1.05	-0.38
right before:cpt :	-0.02	-0.29	-0.17	-0.22	0.65
right before:eft :	-0.04	-0.44	-0.19	-0.39	0.78
right before:enrolle id :	-0.02	-0.31	-0.11	0.72	-0.49
right before:fair hear within	-0.02	-0.09	-0.03	-0.06	0.2
right before:fax :	-0.05	-0.59	-0.19	-0.46	1.02
right before:fax : <n>	-0.05	-0.34	-0.11	-0.15	0.54
right before:fax <n>	-0.03	-0.1	-0.06	-0.04	0.21
right before:filed within	-0.02	-0.09	-0.03	-0.05	0.19
right before:for claim	-0.06	0.4	-0.06	-0.14	-0.32
right before:group :	-0.25	-1.49	2.79	-1.44	-2.76
right before:group number :	-0.13	-0.78	2.09	-0.96	-1.92
right before:hear within	-0.02	-0.11	-0.03	-0.08	0.24
right before:icn :	-0.02	1.19	-0.14	-0.82	-0.86
right before:id :	-0.7	-0.89	-1.51	1.83	-1.09
right before:identific number :	-0.08	-0.67	-0.23	-0.46	0.91
right before:medicaid id :	-0.06	-0.64	-0.32	1.46	-1.58
right before:medicar number	-0.08	-0.88	-0.2	1.4	-1.13
right before:medicar number :	-0.12	-1.34	-0.35	1.67	-1.13
right before:member :	-0.08	-0.91	-0.3	2.11	-2
right before:member id	-0.17	-1.03	-0.48	0.98	-0.57
right before:member id :	-0.25	-1.31	-0.79	-0.75	1.54
right before:member no	-0.09	-0.97	-0.27	1.18	-0.83
right before:member no :	-0.07	-1.14	-0.27	0.01	0.38
right before:member number :	-0.19	-1.09	-0.29	3.09	-3.16
right before:no :	-0.52	0.23	-0.1	-0.11	-0.15
right before:npi :	-0.06	-1.09	-0.58	-1.04	1.85
right before:number :	0.49	0.25	-0.58	-0.1	-0.5
right before:o box	-0.08	-0.27	-0.17	-0.21	0.59
right before:offic visit	-0.02	-0.14	-0.09	-0.13	0.38
right before:p o box	-0.08	-0.27	-0.17	-0.21	0.59
right before:patient account :	-0.09	-1.73	-0.43	-0.49	1.86
right before:patient acct :	-0.03	-0.53	-0.12	-0.38	0.87
right before:physical therapy	-0.04	-0.57	-0.16	-0.44	0.99
right before:po box	-0.11	-0.45	-0.27	-0.33	0.98
right before:procedur :	-0.02	-0.44	-0.16	-0.3	0.77
right before:receiv within	-0.01	-0.12	-0.02	-0.03	0.18
right before:referenc :	-0.1	0.71	-0.79	-1	0.24
right before:referenc number :	-0.15	2.39	-0.37	-1.43	-2.09
right before:rem :	-0.08	-0.36	-0.11	-0.56	0.92
right before:request :	-0.04	-0.21	-0.31	-0.2	0.63
right before:servic :	-0.04	-0.77	-0.32	-0.48	1.35
right before:speech therapy	-0.01	-0.13	-0.13	-0.09	0.34
right before:subscriber id :	-0.05	-0.48	-0.29	1.89	-1.67
right before:tax id	-0.12	-0.86	-0.48	-1.47	1.73
right before:tax id :	-0.02	-0.54	-0.17	-0.76	1.14
right before:tin :	-0.06	-0.94	-0.6	-0.74	1.41
right before:total for claim	-0.06	0.4	-0.06	-0.14	-0.32
right before:under section	-0.06	-0.26	-0.1	-0.22	0.62
right before:you have	-0.04	-0.14	-0.07	-0.15	0.37
shape:9	-1.21	-0.86	1.12	-1.11	0.84
shape:9 9	-0.73	-2.59	-1.78	-2.56	3.79
shape:9 9 9	-0.73	-2.2	-1.58	-1.5	2.87
shape:9 9 9 9	-0.11	-0.24	-0.21	1.33	-1.74
shape:9-9	-1.41	-0.62	1.32	-2.32	0.62
shape:9-9-9	-0.87	2.08	-1.1	-2.15	-0.63
shape:9-9-9-9	-0.51	0.43	-0.91	-2.83	1.13
shape:9-9-A	-0.07	1.58	-0.11	-0.44	-1.47
shape:9-9-A-9	-0.12	0.8	-0.1	-0.26	-0.56
shape:9-A	-0.29	0.33	0.03	0.07	-0.4
shape:9-A-9	-0.67	1.76	-1	-2.25	-0.31
shape:9A	-0.08	0.71	-0.19	0.05	-0.59
shape:9A9	-0.83	1.15	-0.19	-0.75	-0.83
shape:9A9-A9-A	-0.44	-3.36	-0.91	3.64	-2.85
shape:9A9A	-0.03	1.26	-0.11	-0.87	-1.04
shape:9A9A9A9	-0.25	-1.93	-0.71	1.94	-1.52
shape:A 9	-0.41	-2.78	-1.1	-0.68	2.27
shape:A 9 9	-0.25	-2	-0.87	0.89	0.37
shape:A 9 9 9	-0.21	-1.65	-0.61	2.66	-2.61
shape:A 9A9A9A	-0.17	-1.22	-0.26	-2.02	2.21
shape:A-9	0.91	0.54	-0.41	-2.24	0.18
shape:A-9-9	-0.91	0.95	-2.28	-1.23	0.05
shape:A-9-9-9	-0.35	0.24	-0.59	1.83	-2.39
shape:A-A-9	-0.12	-1.06	-0.48	-1.73	1.92
shape:A9	0.18	-1.21	-1.93	1.49	-0.55
shape:A9 9	-0.15	0.37	-0.4	1.11	-1.88
shape:A9-9	1.55	0.88	-1.64	-1.44	-1.21
shape:A9-9-9	-0.33	0.97	-0.75	0.57	-1.3
shape:A9A9	-0.16	-0.97	-0.28	0.18	0.99
top:12 lines	-0.46	-0.36	0.21	-0.53	0.45
top:6 lines	0.03	-0.24	0.07	0.26	-0.48
top:below	-1.18	-0.86	-1.85	-0.56	1.8
top:letterhead	-1.5	0.01	-1	0.07	0.47
twice	1.56	-0.23	-2.89	-0.28	-0.61
`;
