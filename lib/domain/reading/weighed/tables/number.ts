/** Made by npm run eval:fit; not to be edited. */
export const NUMBER_TABLE = `
sign	authorization_number	claim_number	group_number	member_id	other
base	-2.53	-0.61	-1.69	-0.65	0.87
after 1::	-0.24	0.64	-0.55	-1.45	0.2
after 1:<5>	-0.27	-1.58	-1.01	-0.85	1.84
after 1:<d>	-0.06	1.05	-0.08	-0.46	-0.85
after 1:<m>	-0.09	-0.57	-0.22	-0.41	1.15
after 1:<n>	0.77	-1.97	-0.17	-2.26	2.22
after 1:a	-0.08	-0.33	-0.13	-0.24	0.75
after 1:amount	-0.02	0.22	-0.05	-0.06	-0.1
after 1:and	-0.31	-0.48	-0.78	0.24	0.52
after 1:are	-0.07	0.4	-0.06	-0.29	-0.04
after 1:by	-0.04	-0.34	-0.06	-0.15	0.55
after 1:calendar	-0.03	-0.1	-0.05	-0.07	0.24
after 1:charg	-0.02	-0.2	-0.08	-0.08	0.37
after 1:claim	-0.53	-2.18	0.85	1.58	-1.17
after 1:date	-0.26	1.04	-0.43	0.26	-1.27
after 1:day	-0.21	-0.95	-0.39	-0.59	1.82
after 1:e	-0.08	-0.47	-0.54	-0.61	1.28
after 1:for	-0.63	0.66	-0.7	0.54	-0.95
after 1:gp	-0.03	-0.3	-0.12	-0.18	0.56
after 1:group	-0.07	-0.39	-0.22	0.61	-0.32
after 1:health	-0.06	0.79	-0.14	-0.25	-0.65
after 1:is	-0.03	-0.12	-0.05	-0.04	0.24
after 1:member	-0.19	-1.33	-0.26	-1.03	1.63
after 1:mri	-0.08	-0.74	-0.31	-0.18	1.11
after 1:offic	-0.02	-0.22	-0.07	-0.13	0.43
after 1:on	-0.17	-0.39	-0.51	-0.76	1.07
after 1:or	-0.07	-0.59	-0.08	-0.2	0.83
after 1:our	-0.1	-0.37	0.96	0.83	-1.55
after 1:patient	-0.39	-1.03	-0.81	1.17	-0.22
after 1:provider	-0.23	0.74	-0.6	-0.77	-0.24
after 1:pt	-0.1	-0.29	-0.13	-0.36	0.74
after 1:referenc	-0.09	-0.7	-0.29	1.58	-1.61
after 1:request	-0.1	1.1	-0.35	-0.56	-0.62
after 1:servic	-0.35	1.24	-0.63	-1.15	-0.36
after 1:statu	-0.03	0.66	-0.06	-0.24	-0.46
after 1:the	-0.11	0.69	-0.18	-0.39	-0.37
after 1:to	-0.05	-0.27	-0.11	-0.13	0.53
after 1:townzip	-0.21	-0.82	-0.61	-0.66	1.8
after 1:tty	-0.06	-0.41	-0.06	-0.34	0.78
after 1:w	-0.04	-0.21	-0.21	-0.39	0.67
after 1:was	-0.11	-0.49	-0.15	-0.54	0.86
after 1:we	-0.04	0.53	-0.06	-0.06	-0.41
after 1:within	-0.03	-0.17	-0.02	-0.14	0.35
after 1:x	-0.04	-0.3	-0.28	-0.22	0.7
after 1:your	-0.1	-0.08	0.81	0.57	-1.3
after 2::	-0.78	-0.13	0.3	0.55	-0.5
after 2:<5>	-0.24	-0.09	-0.75	0.34	0.19
after 2:<d>	-0.36	0.01	-0.8	0.01	0.19
after 2:<m>	-0.08	0.22	-0.16	-0.23	0.16
after 2:<month>	-0.1	0.94	-0.19	-0.2	-0.8
after 2:<n>	-0.64	-2.65	0.14	0.93	0.23
after 2:a	0.97	-0.24	-0.23	-0.78	-0.7
after 2:after	-0.05	-0.31	-0.13	-0.18	0.64
after 2:an	-0.14	-0.27	-0.18	0.51	-0.22
after 2:benefit	-0.04	-0.19	-0.09	-0.17	0.47
after 2:bill	-0.03	-0.15	-0.08	-0.15	0.39
after 2:by	-0.09	1.08	-0.19	-0.41	-0.95
after 2:charg	-0.02	-0.11	-0.07	-0.05	0.24
after 2:claim	-0.12	0.06	-0.18	-0.88	0.45
after 2:control	-0.02	-0.31	-0.18	-0.05	0.46
after 2:date	-0.15	0.51	-0.16	-0.8	0.02
after 2:day	-0.03	-0.09	-0.05	-0.07	0.23
after 2:deny	-0.04	-0.12	-0.06	-0.1	0.29
after 2:for	-0.12	1.04	-0.13	-0.42	-0.68
after 2:from	-0.12	-1.42	-0.22	-0.41	1.71
after 2:is	-0.14	-0.53	-0.28	-0.54	1.08
after 2:name	-0.06	0.34	-0.18	-0.51	0.27
after 2:no	-0.16	-0.45	-0.23	0.6	-0.22
after 2:not	-0.05	-0.29	-0.08	-0.17	0.55
after 2:number	-0.2	-0.17	-0.6	1.2	-1.01
after 2:oak	-0.03	-0.19	-0.29	-0.16	0.61
after 2:of	-0.41	1.75	-0.67	-0.07	-1.42
after 2:on	-0.04	0.41	-0.11	-0.06	-0.22
after 2:patient	-0.09	-0.57	0.79	1.05	-1.48
after 2:plan	-0.04	0.8	-0.11	-0.2	-0.75
after 2:provider	-0.07	-0.59	0.83	0.28	-0.92
after 2:request	-0.21	1.74	-0.26	-0.21	-1.66
after 2:resp	-0.1	-0.25	-0.1	-0.34	0.66
after 2:servic	-0.13	1.35	-0.2	-0.68	-0.97
after 2:street	-0.05	-0.37	-0.31	-0.45	0.97
after 2:the	-0.33	-1.7	-0.25	0.24	1.1
after 2:to	-0.05	-0.16	-0.07	-0.16	0.41
after 2:townzip	-0.07	-0.26	-0.24	-0.32	0.83
after 2:visit	-0.05	-0.3	-0.16	-0.2	0.67
after 2:we	-0.08	-0.53	-0.51	-0.36	1.21
after 2:with	-0.03	-0.14	-0.14	-0.09	0.39
after 2:your	-0.04	0.84	-0.05	-0.26	-0.6
after a colon	0.57	0.56	-0.31	0.3	-1.1
after::	-1.47	0	0.93	0.43	-0.82
after:<5>	-0.65	-1.14	0.71	0.71	-0.53
after:<d>	-0.71	0.52	-1.38	1.11	-1.08
after:<m>	-0.47	0.03	-1.03	-0.23	0.74
after:<month>	-0.3	0.04	-0.54	-0.1	0.17
after:<n>	0.23	-1.12	-0.52	-0.5	1.09
after:a	0.88	-0.11	-0.56	-1.12	-0.24
after:after	-0.07	-0.36	-0.16	-0.21	0.75
after:amount	-0.05	-0.41	-0.21	-0.11	0.68
after:an	1	-0.73	-0.24	0.4	-0.99
after:and	1.27	-1.14	-0.9	0.1	-0.86
after:appeal	-0.29	-1.42	-0.49	-1.24	1.96
after:are	-0.1	0.26	-0.1	-0.42	0.29
after:ask	1.03	-0.18	-0.1	-0.31	-1.02
after:at	-0.04	-0.24	-0.1	-0.17	0.52
after:ave	-0.05	-0.24	-0.33	-0.51	1.02
after:be	-0.03	-0.22	-0.06	-0.07	0.37
after:becaus	-0.04	-0.18	-0.03	-0.13	0.37
after:been	-0.1	0.26	-0.15	0.63	-1.01
after:benefit	-0.08	-0.01	-0.13	-0.28	0.46
after:bill	-0.16	-0.68	0.77	0.21	-0.46
after:by	-0.16	1.14	-0.36	-0.58	-0.76
after:c	-0.05	-0.15	1.05	-0.73	-0.95
after:calendar	-0.03	-0.1	-0.05	-0.07	0.24
after:charg	-0.12	-0.03	-0.3	-0.44	0.62
after:claim	-0.71	-1.78	0.73	1.17	-0.57
after:co	-0.08	-0.23	-0.11	-0.23	0.55
after:control	-0.02	-0.31	-0.18	-0.05	0.46
after:cpt	-0.1	0.56	-0.1	0.82	-1.47
after:date	-0.42	0.82	-0.62	-0.37	-0.18
after:day	-0.25	-1.12	-0.42	-0.79	2.2
after:decision	-0.03	0.28	-0.07	-0.11	-0.09
after:deny	-0.12	0.52	-0.17	-0.62	0.18
after:do	-0.02	-0.2	-0.05	-0.04	0.31
after:dos	-0.04	1.01	-0.11	0.72	-1.62
after:dr	-0.04	-0.32	-0.2	-0.25	0.64
after:e	-0.18	-0.38	-0.75	-0.23	0.79
after:erisa	-0.04	-0.19	-0.07	-0.13	0.41
after:fax	-0.03	-0.16	-0.05	-0.09	0.33
after:file	-0.09	-0.52	0.98	0.86	-1.56
after:finaliz	-0.08	0.14	-0.1	-0.34	0.06
after:for	0.7	1.05	-1.13	0.53	-1.89
after:from	-0.15	-1.51	-0.33	-0.52	1.94
after:gp	-0.05	-0.6	-0.28	-0.05	1
after:group	-0.07	-0.39	-0.22	0.61	-0.32
after:has	-0.12	0.2	-0.19	0.61	-0.91
after:have	-0.03	0.59	-0.03	-0.03	-0.53
after:health	-0.13	-0.11	-0.42	-0.64	0.52
after:icn	-0.11	-0.78	-0.25	-0.24	0.9
after:id	-0.04	0.16	-0.08	1.14	-1.14
after:in	-0.04	-0.21	-0.07	-0.13	0.42
after:injection	-0.06	-0.49	-0.16	-0.19	0.83
after:injury	-0.04	0.85	-0.11	-0.39	-0.62
after:is	-0.21	0.25	-0.4	-0.69	0.43
after:it	-0.08	-0.76	-0.14	0.66	-0.22
after:l	-0.03	-0.16	-0.11	-0.25	0.53
after:lumbar	-0.1	-0.56	-0.18	-0.17	0.91
after:maximum	-0.09	-0.78	-0.18	-0.27	1.16
after:may	-0.03	-0.05	-0.05	-0.04	0.18
after:medicar	-0.06	0.48	-0.21	-0.32	-0.03
after:member	-0.27	-0.57	-0.32	-1.36	1.26
after:mri	-0.08	-0.74	-0.31	-0.18	1.11
after:name	-0.12	-0.03	-0.34	0.88	-0.84
after:no	-0.16	-0.45	-0.23	0.6	-0.22
after:not	-0.23	-0.9	-0.32	-0.55	1.72
after:notic	-0.09	-0.88	-0.1	-0.43	0.98
after:number	-0.32	-1.1	0.34	0.9	-0.42
after:oak	-0.03	-0.19	-0.29	-0.16	0.61
after:of	-0.67	0.66	-0.84	-0.07	-0.12
after:offic	-0.06	0.02	-0.11	0.2	-0.07
after:on	-0.29	-0.44	-0.76	-0.18	0.78
after:or	-0.09	-0.67	-0.12	-0.3	1.02
after:our	-0.13	-0.45	0.94	0.79	-1.46
after:paid	-0.07	-1.27	-0.15	-0.31	1.48
after:patient	-0.51	-0.95	0.37	1.47	-1.01
after:pay	-0.04	-0.19	-0.05	-0.11	0.36
after:plan	-0.13	0.67	-0.18	-0.65	-0.26
after:procedur	0.99	0.58	-0.15	-1.1	-1.25
after:provider	-0.33	0.36	0.43	-0.62	-0.44
after:pt	-0.14	-0.5	0.52	-0.64	0.4
after:rd	-0.06	-0.26	-0.28	-0.54	0.97
after:receipt	-0.03	-0.13	-0.07	-0.11	0.34
after:receiv	-0.22	-0.91	-0.32	0.62	0.17
after:referenc	-0.09	-0.7	-0.29	1.58	-1.61
after:request	-0.31	2.2	-0.61	-0.64	-1.81
after:resp	-0.1	-0.25	-0.1	-0.34	0.66
after:s	-0.1	0.01	-0.29	0.82	-0.77
after:send	-0.07	0.41	-0.05	-0.16	-0.25
after:servic	-0.73	2.03	-1.1	-1.53	-0.74
after:spine	-0.04	-0.03	-0.12	-0.11	0.27
after:statu	-0.03	0.66	-0.06	-0.24	-0.46
after:ste	-0.02	-0.08	-0.27	-0.13	0.49
after:street	-0.05	-0.37	-0.31	-0.45	0.97
after:that	-0.03	-0.09	-0.06	-0.07	0.25
after:the	-0.56	-0.61	-0.68	-0.61	1.47
after:therapy	-0.22	-0.35	-0.26	0.7	-0.53
after:thi	-0.1	-0.33	-0.16	-0.23	0.79
after:to	-0.16	0.03	-0.29	-0.49	0.68
after:total	-0.03	-0.15	-0.17	-0.13	0.46
after:townzip	-0.26	-0.96	-0.76	-0.87	2.21
after:treat	-0.07	0.87	-0.14	-0.28	-0.75
after:tty	-0.06	-0.41	-0.06	-0.34	0.78
after:unit	1.25	-0.65	-0.14	-0.2	-1.12
after:vandermeer	-0.04	0.44	-0.07	0.23	-0.58
after:visit	1.34	0.34	-0.34	-0.77	-1.34
after:w	-0.04	-0.21	-0.21	-0.39	0.67
after:was	-0.17	-0.4	-0.25	-0.71	0.93
after:we	-0.12	0.08	-0.56	-0.41	0.73
after:will	-0.03	-0.21	-0.04	-0.06	0.32
after:with	-0.07	-0.26	-0.21	-0.25	0.71
after:within	-0.03	-0.17	-0.02	-0.14	0.35
after:x	-0.05	-0.31	-0.36	-0.23	0.79
after:you	-0.04	-0.1	-0.08	-0.11	0.33
after:your	-0.21	0.17	0.71	0.36	-1.07
alone on its line	-0.71	-0.03	0.62	-0.53	-0.25
before 1::	-0.28	0.06	-0.22	0.45	-0.47
before 1:<5>	-0.19	-0.47	-0.6	-0.14	1.06
before 1:<d>	-0.57	-0.16	-1.11	-3.02	2.1
before 1:<m>	-0.39	-1.52	-0.52	-1.84	2.91
before 1:<n>	0.13	-0.4	-1.47	-3.5	1.75
before 1:account	-0.41	1.16	-0.7	-0.76	-0.84
before 1:acct	-0.15	-0.66	-0.37	-0.79	1.35
before 1:acnt	-0.18	-0.89	-0.67	-1.13	1.75
before 1:acupunctur	-0.05	-0.24	-0.15	-0.19	0.5
before 1:and	-0.05	-0.29	-0.2	-0.2	0.68
before 1:at	-0.08	-0.64	-0.08	-0.52	1.1
before 1:authoriz	1.66	0.37	-0.45	-1.05	-1.88
before 1:box	-0.17	-0.54	-0.44	-0.47	1.28
before 1:call	-0.11	-0.63	-0.14	-0.56	1.06
before 1:care	-0.05	-0.35	-0.1	-0.28	0.66
before 1:check	-0.07	-0.43	-0.22	-0.42	0.94
before 1:chiropractic	-0.09	-0.52	-0.61	-0.37	1.1
before 1:claim	-1.17	3.15	-1.49	-3.41	-2.2
before 1:co	-0.1	-0.49	-0.46	-0.5	1.28
before 1:code	-0.31	-1.19	0.84	-0.9	0.13
before 1:cpt	-0.1	-0.46	-0.5	-0.38	1.23
before 1:d	-0.04	-0.26	-0.2	-0.28	0.71
before 1:date	-0.07	-0.31	-0.3	-0.24	0.85
before 1:eft	-0.04	-0.34	-0.17	-0.16	0.65
before 1:exercis	-0.04	-0.26	-0.07	-0.11	0.46
before 1:fax	-0.13	-0.93	-0.22	-0.75	1.28
before 1:file	-0.14	-0.97	-0.26	-0.8	1.34
before 1:for	-0.14	0.23	-0.24	-0.51	0.46
before 1:form	-0.26	-1.05	-0.27	-0.96	1.61
before 1:group	-0.46	-2.17	1.8	-1.76	-0.65
before 1:guidelin	-0.06	-0.38	-0.05	-0.16	0.58
before 1:have	-0.05	-0.17	-0.08	-0.16	0.42
before 1:icn	-0.4	2.28	-1.09	-3.03	-1.7
before 1:id	-1.45	-2.43	-3.38	1.73	-0.32
before 1:in	-0.05	-0.52	-0.14	-0.12	0.72
before 1:is	-0.22	-1.07	-0.32	1.99	-1.87
before 1:licens	-0.12	-0.99	-0.32	-0.93	1.58
before 1:llc	-0.08	-0.74	1.08	-0.67	-0.67
before 1:mbi	-0.25	-1.4	-0.28	2.23	-2.19
before 1:mid	-0.14	-1.22	-0.36	0.49	-0.05
before 1:moa	-0.06	-0.11	-0.06	-0.43	0.63
before 1:no	-2.2	0.18	0.78	1.15	-1.54
before 1:npi	-0.23	-1.8	-0.85	-1.4	2.71
before 1:number	-1.16	0.98	-0.1	1.84	-2.72
before 1:procedur	-0.09	-0.58	-0.26	-0.45	1.11
before 1:referenc	-0.31	1.31	-0.2	-0.81	-1.06
before 1:rehab	-0.03	-0.13	-0.13	-0.18	0.45
before 1:remark	-0.08	-0.53	-0.16	-0.36	0.94
before 1:request	-0.15	1.15	-0.17	-0.34	-1
before 1:section	-0.09	-0.38	-0.17	-0.31	0.9
before 1:servic	-0.14	-0.62	-0.24	-0.51	1.31
before 1:therapy	-0.1	-0.79	-0.35	-0.62	1.54
before 1:tin	-0.2	-1.35	-0.59	-1.06	1.85
before 1:to	-0.03	-0.34	-0.12	-0.55	0.91
before 1:tty	-0.03	-0.15	-0.11	-0.06	0.35
before 1:visit	-0.06	-0.41	-0.3	-0.29	0.85
before 1:with	-0.02	-0.04	-0.04	-0.05	0.16
before 1:within	-0.16	-0.74	-0.3	-0.42	1.46
before 2::	-0.49	-0.55	-1.33	-3.27	2.61
before 2:<5>	-0.08	0.41	-0.31	-0.23	0.13
before 2:<d>	-0.02	-0.12	-0.03	-0.05	0.22
before 2:<m>	-0.03	-0.08	-0.07	-0.08	0.25
before 2:<n>	-0.62	0.96	1.86	-1.91	-1.72
before 2:about	-0.09	1.12	-0.13	-0.29	-1
before 2:accept	-0.05	0.62	-0.05	-0.22	-0.45
before 2:account	-0.49	2.15	-1.31	-1.25	-1.68
before 2:acct	-0.21	-1.15	-0.51	-1.06	1.68
before 2:and	-0.12	0.7	-0.29	-0.78	-0.41
before 2:anytown	-0.06	-0.18	-0.11	-0.15	0.48
before 2:appeal	-0.29	-1.52	-0.35	-1.33	2.18
before 2:bill	-0.3	-1.46	-0.74	-1.13	2.09
before 2:by	-0.07	-0.48	-0.14	-0.32	0.89
before 2:care	-0.06	-0.42	-0.06	-0.23	0.67
before 2:case	-0.6	1.39	-0.94	-2.21	-0.39
before 2:center	-0.04	-0.49	-0.09	-0.19	0.66
before 2:check	-0.05	-0.62	-0.36	-0.35	1.05
before 2:claim	-0.82	2.77	-1.63	-3.36	-1.36
before 2:code	-0.15	-0.77	0.52	-1.19	0.41
before 2:control	-0.31	0.34	-0.88	-1.62	0.29
before 2:cpt	-0.05	-0.43	-0.26	-0.34	0.92
before 2:customer	-0.09	-0.51	-0.1	-0.33	0.85
before 2:eft	-0.14	-0.77	-0.38	-0.75	1.53
before 2:enrolle	-0.11	-0.51	-0.19	0.72	-0.51
before 2:fax	-0.1	-0.56	-0.27	-0.43	1.08
before 2:file	-0.43	0.58	-0.38	-1.7	0.55
before 2:filed	-0.02	-0.12	-0.04	-0.06	0.24
before 2:for	-0.11	0.41	-0.12	-0.29	-0.08
before 2:group	-0.54	-1.88	3	-2.03	-2.78
before 2:hear	-0.03	-0.12	-0.04	-0.09	0.28
before 2:icn	-0.03	1.2	-0.18	-0.84	-0.93
before 2:id	-1.22	-1.07	-1.96	0.87	0.14
before 2:identific	-0.26	-1.36	-0.48	1.64	-1.22
before 2:insuranc	-0.13	-0.65	-0.25	-0.77	1.18
before 2:m	-0.07	-0.21	-0.1	-0.22	0.57
before 2:medicaid	-0.1	-0.7	-0.18	1.67	-1.7
before 2:medicar	-0.11	-0.85	-0.22	1.38	-1.04
before 2:member	-0.55	-2.44	-0.91	2.73	-2.12
before 2:no	1.21	-0.16	-0.55	-0.86	0.02
before 2:npi	-0.19	-1.04	-0.64	-1.22	1.98
before 2:number	0.13	-0.18	-0.81	0.52	-0.26
before 2:o	-0.1	-0.28	-0.23	-0.27	0.66
before 2:of	-0.09	-0.59	-0.12	-0.2	0.81
before 2:offic	-0.06	-0.23	-0.22	-0.33	0.8
before 2:or	-0.04	-0.26	-0.07	-0.19	0.42
before 2:patient	-0.14	-0.52	-0.34	-0.4	1.14
before 2:pay	-0.2	0.09	-0.51	-1.03	0.75
before 2:physical	-0.05	-0.53	-0.15	-0.35	0.91
before 2:plan	-0.29	-1.32	2.11	-0.94	-2.07
before 2:po	-0.12	-0.44	-0.33	-0.34	1.07
before 2:policy	-0.17	-1.26	1.08	1.26	-1.95
before 2:procedur	-0.04	-0.36	-0.14	-0.3	0.68
before 2:provider	-0.18	-0.88	-0.78	-0.88	1.8
before 2:ra	-0.11	-0.68	-0.66	-0.84	1.45
before 2:receiv	-0.01	-0.1	-0.02	-0.03	0.17
before 2:reconsider	-0.02	0.49	-0.03	-0.06	-0.39
before 2:ref	-0.18	0.34	-0.5	-1.32	0.4
before 2:referenc	-0.28	1.02	-0.98	-1.68	-0.19
before 2:rem	-0.17	-0.4	-0.17	-0.54	0.96
before 2:remark	-0.04	-0.09	-0.05	-0.14	0.32
before 2:request	-0.3	1.57	-0.44	-1.24	-1.27
before 2:review	-0.03	-0.31	-0.09	-0.17	0.56
before 2:sent	-0.03	-0.07	-0.04	-0.04	0.18
before 2:servic	-0.23	0.55	-0.49	-1.02	0.02
before 2:speech	-0.02	-0.11	-0.1	-0.08	0.3
before 2:subscriber	-0.24	-1.1	-1.34	0.79	-0.02
before 2:tax	-0.14	-1.05	-0.5	-1.42	1.86
before 2:tcn	-0.08	1.55	-0.47	-0.87	-1.32
before 2:therapeutic	-0.04	-0.26	-0.07	-0.11	0.46
before 2:therapy	-0.06	0.62	-0.07	-0.14	-0.55
before 2:tin	-0.15	-1.03	-0.57	-0.89	1.69
before 2:to	-0.06	-0.45	-0.12	-0.86	1.18
before 2:trust	-0.04	-0.57	-0.07	0.74	-0.5
before 2:under	-0.12	-0.67	-0.31	-0.53	1.14
before 2:us	-0.09	-0.71	-0.15	0.59	-0.13
before 2:writ	-0.02	-0.07	-0.05	-0.07	0.21
before 2:you	-0.05	-0.17	-0.09	-0.15	0.43
before 3::	-0.28	-0.49	1.04	-0.87	-0.36
before 3:<5>	-0.12	-1.55	-0.16	-0.57	1.84
before 3:<d>	-0.25	0.87	-0.54	-0.87	-0.34
before 3:<m>	-0.03	-0.2	-0.1	-0.28	0.57
before 3:<month>	-0.08	0.4	-0.41	-0.14	0.09
before 3:<n>	1.01	0.82	-0.12	-3.22	-0.61
before 3:a	-0.16	1.12	-0.54	-1.1	-0.75
before 3:action	-0.04	-0.2	-0.07	-0.14	0.44
before 3:an	-0.08	-0.41	-0.14	-0.25	0.76
before 3:and	-0.06	-0.31	-0.11	-0.15	0.59
before 3:appeal	-0.55	-0.95	-0.98	-2.39	2.21
before 3:be	-0.04	-0.25	-0.07	-0.11	0.46
before 3:benefit	-0.15	-1.26	-0.62	1.51	-1.02
before 3:bill	-0.12	-0.07	-0.38	-1.11	0.94
before 3:call	-0.06	-0.28	-0.11	-0.16	0.56
before 3:case	-0.84	0.98	-1.14	-2.69	0.58
before 3:center	-0.04	0.66	-0.07	-0.23	-0.46
before 3:check	-0.24	-0.95	-0.63	-1.01	1.83
before 3:claim	-1.62	1.16	-1.54	-3.98	0.46
before 3:code	-0.05	-0.22	-0.26	0.52	-0.06
before 3:control	-0.21	1.1	-0.38	-1.05	-0.37
before 3:cpt	-0.02	-0.1	-0.05	-0.05	0.22
before 3:determin	-0.07	0.93	-0.13	-0.29	-0.76
before 3:disput	-0.07	-1.7	-0.16	-1.46	1.88
before 3:enrolle	-0.13	-1.26	-0.2	1.37	-0.6
before 3:fair	-0.02	-0.1	-0.04	-0.08	0.23
before 3:fax	-0.12	-0.58	-0.3	-0.63	1.24
before 3:for	-0.08	0.22	-0.24	-0.29	0.33
before 3:group	-0.56	-1.04	2.24	-2.11	-1.28
before 3:id	-0.21	-1.23	-0.77	-1.05	1.73
before 3:identific	-0.36	-1.26	-0.49	1.15	-0.16
before 3:in	-0.03	-0.13	-0.13	-0.14	0.42
before 3:j	-0.07	-0.31	-0.45	0.97	-0.82
before 3:letter	-0.23	-1.24	-0.57	-1.66	2.05
before 3:medicaid	-0.12	-0.84	-0.51	1.47	-0.63
before 3:medicar	-0.2	-1.48	-0.46	1.96	-1.4
before 3:member	-0.91	-2.43	-1.29	0.2	1.14
before 3:name	-0.09	-0.7	-0.18	-1.19	1.43
before 3:no	-0.02	-0.17	-0.1	-0.08	0.36
before 3:not	-0.12	0.78	-0.12	-0.26	-0.48
before 3:number	-0.09	0.46	-0.15	-0.81	0.46
before 3:of	-0.12	-0.58	-0.21	-0.48	1.04
before 3:on	-0.04	-0.18	-0.04	-0.06	0.32
before 3:our	-0.13	0.91	-0.28	-0.91	-0.06
before 3:p	-0.12	-0.36	-0.25	-0.28	0.75
before 3:patient	-0.47	-0.3	-1.4	-0.96	1.24
before 3:pay	-0.11	-1.22	-0.22	-1.53	2
before 3:payee	-0.03	-0.15	-0.1	-0.16	0.42
before 3:plan	-0.23	0.32	-0.46	0.69	-1.07
before 3:policy	-0.34	-1.24	-0.65	0.06	1.11
before 3:procedur	-0.08	-0.77	-0.27	-0.11	1.07
before 3:provider	-0.15	-0.48	-0.32	-1	1.33
before 3:pt	-0.23	-0.83	-0.64	0.53	0.27
before 3:referenc	-0.25	2.53	-0.46	-1.53	-2.06
before 3:request	1.12	0.44	-0.71	-2.47	0.2
before 3:review	-0.21	0.6	-0.38	-1.41	0.27
before 3:servic	-0.03	-0.15	-0.11	-0.19	0.45
before 3:sponsor	-0.1	-1.14	-0.59	1.31	-0.85
before 3:subscriber	-0.16	-1.14	-0.54	2.25	-1.95
before 3:tax	-0.07	-0.69	-0.24	-1.04	1.28
before 3:the	-0.09	0.17	-0.14	-0.24	0.24
before 3:therapy	-0.04	-0.25	-0.84	-0.12	1.03
before 3:thi	-0.03	-0.27	-0.02	-0.06	0.37
before 3:to	-0.11	-0.79	-0.19	-0.91	1.24
before 3:total	-0.07	0.6	-0.05	-0.13	-0.49
before 3:townzip	-0.02	-0.19	-0.04	-0.05	0.29
before 3:track	-0.2	1.16	-0.25	-1.22	-0.4
before 3:unit	1.04	-0.58	-0.08	-0.19	-0.91
before 3:valley	-0.06	-0.37	-0.15	-0.47	0.79
before 3:visit	-0.01	-0.07	-0.06	-0.06	0.2
before 3:your	-0.1	0.79	-0.09	-0.37	-0.71
before::	-0.5	-0.17	-0.17	0.03	0.2
before:<5>	-0.4	-0.67	-1.16	-0.84	2.05
before:<d>	-0.78	0.46	-1.47	-3.43	1.67
before:<m>	-0.51	-2.43	-0.77	-0.64	2.4
before:<month>	-0.32	0.11	-1.04	0.23	0.18
before:<n>	-0.45	0.75	0.65	-2.93	0.08
before:?	-0.01	-0.05	-0.02	-0.13	0.21
before:a	-0.51	0.55	-1.2	0.55	-0.73
before:about	-0.16	1.28	-0.19	-0.47	-1.03
before:accept	-0.05	0.58	-0.07	-0.24	-0.37
before:account	-1.11	2.88	0.72	-1.99	-2.76
before:acct	-0.35	-1.57	-0.83	-1.62	2.34
before:acnt	-0.18	-0.89	-0.67	-1.13	1.75
before:action	-0.06	-0.25	-0.11	-0.22	0.62
before:acupunctur	-0.06	0.08	-0.16	-0.2	0.26
before:adjust	-0.09	-0.39	-0.2	-0.34	0.86
before:administrator	-0.06	0.49	-0.07	-0.08	-0.35
before:advantag	-0.05	-0.32	-0.04	-0.43	0.7
before:after	-0.08	-0.4	-0.08	-0.26	0.71
before:an	-0.1	-0.48	-0.18	-0.3	0.93
before:and	-0.37	0.58	-1.07	-1.32	0.34
before:anytown	-0.06	-0.18	-0.11	-0.15	0.49
before:appeal	-0.74	-1.97	-1.19	-3.02	3.59
before:approval	1.35	-1.15	-0.48	-0.91	-0.89
before:are	-0.16	-0.23	-0.19	-0.2	0.38
before:as	-0.05	0.26	-0.07	-0.09	-0.07
before:ask	-0.04	-0.16	-0.05	-0.18	0.42
before:asked	-0.02	-0.05	-0.09	-0.09	0.24
before:at	-0.12	-0.36	-0.21	-0.73	1.15
before:attn	-0.02	-0.21	-0.21	-0.23	0.62
before:authoriz	2.59	0.62	-0.85	-2.31	-2.89
before:b	-0.16	-1.14	-0.42	0.67	0.57
before:be	-0.07	-0.32	-0.11	-0.16	0.64
before:been	-0.05	0.26	-0.11	-0.23	0.11
before:bellweather	-0.09	-0.7	-0.19	0.52	0.23
before:benefit	-0.32	-0.34	-0.89	1.14	-0.65
before:bill	-0.51	0.39	-1.23	-2.18	1.17
before:box	-0.2	-0.65	-0.5	-0.51	1.47
before:bring	-0.04	-0.2	-0.07	-0.14	0.44
before:by	-0.18	-0.22	-0.29	-0.66	1.14
before:c	-0.02	-0.29	-0.06	-0.02	0.37
before:call	-0.21	-1.04	-0.33	-0.89	1.73
before:care	-0.12	-0.77	-0.18	-0.52	1.26
before:carrier	-0.47	1.29	-0.35	0.2	-1.46
before:case	-1.39	1.92	-1.93	-3.91	-0.06
before:center	-0.09	0.14	-0.2	-0.47	0.38
before:charg	-0.09	-0.43	-0.19	1.03	-0.75
before:check	-0.39	-1.71	-1.17	-1.64	2.89
before:chiropractic	-0.13	-0.87	-0.69	-0.46	1.48
before:choic	-0.07	-0.44	-0.36	1.03	-0.76
before:civil	-0.05	-0.23	-0.1	-0.2	0.56
before:claim	-1.97	4.08	-2.33	-5.13	-1.68
before:clm	-0.25	1.01	-0.66	-2.66	0.31
before:co	-0.13	-0.61	-0.5	-0.57	1.48
before:code	-0.48	-1.89	1	-1.3	0.43
before:company	-0.05	-0.2	-0.13	-0.17	0.47
before:contract	-0.14	-0.97	-0.3	0.88	-0.39
before:contractor	-0.07	-0.64	-0.26	-0.56	1.03
before:control	-0.6	0.62	-1.24	-2.37	0.41
before:cover	-0.08	-0.55	0.91	-0.38	-0.72
before:coverag	-0.1	0.68	-0.2	-0.33	-0.38
before:cpt	-0.15	-0.91	-0.77	-0.72	2
before:cr	-0.09	0.29	-0.36	-0.83	0.36
before:customer	-0.12	-0.76	-0.18	0.26	0.34
before:d	-0.12	0.17	-0.33	0.37	-0.19
before:date	-0.37	-0.28	-0.77	-1.1	1
before:day	-0.05	-0.24	-0.1	-0.19	0.54
before:decision	-0.13	-0.62	-0.15	-0.58	1.21
before:denial	-0.15	1.25	-0.13	-0.64	-1.13
before:deny	-0.15	-0.01	-0.26	-0.74	0.89
before:depart	-0.05	-0.31	-0.07	-0.17	0.56
before:determin	-0.09	0.9	-0.16	-0.34	-0.65
before:disput	-0.09	-1.79	-0.3	-1.52	2.1
before:dob	-0.08	1.04	-0.14	0.55	-1.38
before:document	-0.08	-0.66	-0.08	-0.75	0.89
before:doe	-0.17	-0.81	-0.14	-0.45	1.2
before:dorian	-0.02	0.71	-0.04	-0.16	-0.54
before:e	-0.12	-1.56	-0.18	-0.57	1.87
before:eft	-0.29	-1.37	-0.73	-1.55	2.67
before:enroll	-0.17	-0.89	1.41	-0.1	-1.36
before:enrolle	-0.25	-1.15	-0.47	1.43	-0.82
before:erisa	-0.02	-0.11	-0.04	-0.07	0.24
before:exercis	-0.05	-0.32	-0.1	-0.14	0.58
before:fair	-0.02	-0.11	-0.04	-0.08	0.25
before:famy	-0.03	-0.1	-0.09	-0.16	0.37
before:farrowby	-0.05	0.88	-0.04	-0.39	-0.65
before:fax	-0.34	-1.77	-0.73	-1.48	2.52
before:file	-0.72	1.1	-1.2	-1.42	0.19
before:filed	-0.04	-0.22	-0.09	-0.13	0.44
before:for	-0.58	-0.11	-0.97	0.63	-0.06
before:form	-0.28	-1.17	-0.31	-1.03	1.77
before:from	-0.08	-0.61	-0.14	-0.49	1.1
before:grievanc	-0.06	-0.34	-0.06	-0.18	0.56
before:group	-1.39	-3.58	4.24	-4.09	-2.62
before:guidelin	-0.07	-0.4	-0.06	-0.17	0.63
before:gwendolyn	-0.13	-1.09	-0.22	-0.48	0.96
before:has	-0.05	0.31	-0.06	-0.21	-0.02
before:have	-0.11	-0.85	-0.14	-0.32	1.2
before:hcpc	-0.06	-0.27	-0.15	-0.48	0.84
before:health	-0.21	-1.14	1.22	1.29	-1.79
before:hear	-0.03	-0.12	-0.05	-0.1	0.29
before:hmo	-0.14	0.84	-0.11	0.92	-1.51
before:holly	-0.01	0.16	-0.03	0.18	-0.3
before:hospital	-0.03	-0.09	-0.06	-0.06	0.24
before:icn	-0.49	2.06	-1.44	-0.66	-1.94
before:id	-1.98	-2.36	0.49	1.53	-0.68
before:identific	-0.91	-1.29	-1.55	2.14	-1.11
before:imag	-0.04	-0.49	-0.1	-0.2	0.68
before:in	-0.18	-0.73	-0.35	-0.38	1.01
before:inc	-0.06	-0.32	-0.25	-0.47	0.8
before:independent	-0.02	-0.08	-0.08	-0.06	0.23
before:injection	-0.02	-0.19	-0.19	-0.14	0.5
before:insur	-0.16	-0.8	-0.23	1.94	-1.76
before:insuranc	-0.14	-0.7	-0.27	-0.8	1.28
before:internal	-0.06	-0.34	-0.08	-0.28	0.64
before:is	-0.46	0.35	-0.82	1.47	-1.65
before:it	1	-0.61	-0.13	-0.68	-0.67
before:ivorson	-0.04	-0.19	-0.06	-0.5	0.65
before:j	-0.09	-0.51	-0.64	0.95	-0.64
before:jasper	-0.1	0.41	-0.13	-0.7	0.29
before:jessamin	-0.05	0.8	-0.05	-0.38	-0.67
before:joint	-0.08	-0.98	-0.17	-0.79	1.19
before:juniper	-0.03	-0.22	-0.09	-0.18	0.43
before:larkspur	-0.05	1.09	-0.05	-0.79	-0.72
before:ld	-0.16	-1.11	-0.34	0.78	-0.12
before:letter	-0.34	-1.31	-0.68	-2.08	2.27
before:level	-0.03	-0.13	-0.09	-0.09	0.34
before:licens	-0.17	-1.15	-0.35	-1	1.77
before:line	-0.03	-0.22	-0.09	-0.09	0.4
before:llc	-0.13	0.08	1.01	-0.84	-0.92
before:local	-0.05	-0.11	-0.07	-0.13	0.33
before:lumbar	-0.02	-0.19	-0.2	-0.17	0.54
before:m	-0.07	-0.22	-0.11	-0.22	0.58
before:ma	-0.05	0.39	-0.05	-0.14	-0.24
before:manag	-0.04	-0.28	-0.07	-0.16	0.51
before:manager	-0.09	0.77	-0.14	-0.41	-0.62
before:manipul	-0.07	-0.51	-0.17	-0.34	0.95
before:marisol	-0.04	-0.09	-0.05	-0.48	0.58
before:may	-0.09	-0.44	-0.19	-0.24	0.85
before:mbi	-0.31	-1.97	-0.63	2.59	-2.41
before:md	-0.12	1.06	-0.1	-0.36	-0.88
before:medicaid	-0.22	-1.46	-0.75	2.41	-1.99
before:medical	-0.12	-0.36	-0.39	1.09	-1.03
before:medicar	-0.37	-1.95	-0.78	2.3	-1.04
before:member	-1.61	-3.37	-2.18	2.39	-0.66
before:mid	-0.14	-1.22	-0.36	0.49	-0.05
before:moa	-0.08	-0.2	-0.07	-0.47	0.76
before:must	-0.05	-0.27	-0.08	-0.13	0.51
before:n	-0.14	0.3	-0.24	-1.38	1.09
before:nail	-0.02	-0.06	-0.04	-0.08	0.2
before:name	-0.24	-1.51	1.15	-0.32	-0.22
before:no	0.6	0.12	0.33	0.34	-1.21
before:not	-0.37	-0.06	0.77	-0.98	-0.33
before:notic	-0.26	-0.83	-0.21	-0.49	1.12
before:npi	-0.43	-2.58	-1.47	-2.31	3.76
before:number	0.42	0.14	-0.19	1.28	-1.61
before:o	-0.13	-0.46	-0.28	-0.34	0.91
before:of	0.69	-0.32	-0.97	-0.76	0.53
before:offic	-0.13	-0.64	-0.36	-0.66	1.33
before:omb	-0.27	-0.86	-0.55	-0.98	1.58
before:on	-0.18	0.5	-0.31	-0.35	-0.09
before:one	-0.02	-0.1	-0.04	-0.12	0.27
before:or	-0.07	-0.34	-0.13	-0.27	0.61
before:organiz	-0.03	-0.29	-0.08	-0.15	0.52
before:our	-0.56	0.16	-0.81	0.64	-0.42
before:p	-0.17	-1	-0.39	0.76	-0.14
before:paid	-0.07	-0.28	-0.15	-0.17	0.57
before:part	-0.07	-0.21	-0.11	-0.21	0.45
before:participant	-0.22	-1.64	-0.53	2.13	-1.68
before:patient	-0.72	-0.91	-1.82	0.06	1.11
before:pay	-0.35	-0.83	-0.94	-2.17	2.45
before:payee	-0.1	-0.64	-0.38	-0.58	1.01
before:payer	-0.16	1.94	-0.71	-1.53	-1.64
before:pediatric	-0.11	0.48	-0.28	-0.69	0.07
before:percival	-0.04	0.23	-0.11	-1.34	1.12
before:physical	-0.07	-0.63	-0.22	-0.56	1.23
before:plan	-0.61	-0.24	1.87	0.27	-2.46
before:po	-0.16	-0.48	-0.42	-0.48	1.33
before:policy	-0.69	-2.11	0.55	1.47	-0.92
before:prior	1.01	-1.09	-0.17	-0.59	-0.51
before:procedur	-0.28	-1.55	-0.75	-0.86	1.97
before:provider	-0.47	-2.24	-1.44	-2.3	3.55
before:pt	-0.23	-0.83	-0.64	0.53	0.27
before:ptan	-0.18	-0.93	-0.76	-1.43	1.83
before:quarl	-0.05	1.03	-0.06	-0.37	-0.94
before:quilla	-0.05	1.16	-0.03	-0.74	-0.78
before:r	-0.09	0.01	-0.11	0.83	-1.02
before:ra	-0.16	-0.93	-0.87	-1.15	1.76
before:ray	-0.02	-0.08	-0.05	-0.09	0.23
before:re	-0.08	0.78	-0.21	0.2	-0.65
before:reason	-0.07	-0.3	-0.17	-0.17	0.62
before:receiv	-0.04	0.45	-0.05	-0.12	-0.29
before:reconsider	-0.09	-0.55	-0.15	-0.8	0.94
before:record	-0.26	-1.22	-0.58	1.36	-0.63
before:ref	-0.18	0.34	-0.5	-1.32	0.4
before:referenc	-0.85	2.28	-1.59	-3.11	-1.02
before:region	-0.02	-0.1	-0.12	-0.04	0.27
before:rehab	-0.05	0.09	-0.2	-0.23	0.35
before:rem	-0.18	-0.41	-0.18	-0.55	0.99
before:remark	-0.12	-0.6	-0.21	-0.49	1.16
before:report	-0.11	-0.43	-0.45	-0.17	0.88
before:request	0.95	2.16	-1.31	-3.08	-1.17
before:review	-0.26	0.4	-0.57	-1.54	0.61
before:right	-0.04	-0.19	-0.12	-0.11	0.4
before:saskia	-0.09	-0.21	-0.13	0.81	-0.72
before:section	-0.09	-0.4	-0.17	-0.31	0.92
before:send	-0.05	-0.27	-0.06	-0.12	0.49
before:sent	-0.04	-0.14	-0.06	-0.06	0.29
before:servic	-0.66	0.23	-1.17	0.02	0.26
before:skin	-0.03	-0.11	-0.07	-0.1	0.3
before:speech	-0.04	-0.31	-0.2	-0.16	0.65
before:spine	-0.12	-1.13	-0.34	-0.91	1.44
before:sponsor	-0.1	-1.14	-0.59	1.31	-0.85
before:ssn	-0.08	-0.79	-0.27	-0.96	1.35
before:state	-0.03	-0.12	-0.05	-0.1	0.29
before:street	-0.09	0.29	-0.3	-0.47	0.3
before:subject	-0.1	1.46	-0.11	-0.37	-1.33
before:subscriber	-0.4	-1.8	-1.67	1.74	-0.73
before:support	-0.02	-0.06	-0.04	-0.06	0.17
before:tax	-0.3	-1.81	-0.88	-2.61	2.91
before:tcn	-0.08	1.55	-0.47	-0.87	-1.32
before:test	-0.03	-0.13	-0.08	-0.17	0.39
before:th	-0.06	-0.08	0.82	-1.26	0
before:that	-0.06	-0.2	-0.09	-0.18	0.5
before:the	0.74	-1.09	-0.71	-0.3	0.5
before:therapeutic	-0.05	-0.3	-0.09	-0.13	0.54
before:therapy	-0.26	0.38	-1.33	-1.18	1.01
before:thi	-0.14	-0.91	-0.2	0.39	0.77
before:thornbury	-0.07	0.17	-0.12	-1.44	1.25
before:tin	-0.34	-1.97	-1.1	-1.69	2.7
before:to	-0.29	-1.76	-0.53	-0.96	2.13
before:total	-0.11	0.48	-0.19	-0.24	-0.19
before:townzip	-0.04	-0.37	-0.06	-0.08	0.52
before:trace	-0.26	-1.56	-0.45	-1.41	2.09
before:track	-0.28	1.27	-0.83	-1.88	0
before:treat	-0.05	-0.33	-0.1	-0.12	0.58
before:trust	-0.04	-0.57	-0.07	0.73	-0.48
before:tty	-0.04	-0.26	-0.16	-0.09	0.52
before:two	-0.03	-0.12	-0.11	-0.11	0.36
before:under	0.96	-0.7	-0.43	-0.87	-0.1
before:unit	1.03	-0.59	-0.1	-0.2	-0.89
before:ursula	-0.01	0.05	-0.05	0.51	-0.52
before:us	-0.17	0.01	-0.37	0.36	-0.24
before:valley	-0.08	-0.44	-0.33	-0.53	1
before:vendor	-0.22	-0.92	-1.5	-0.85	2.04
before:viggo	-0.05	1	-0.04	-0.7	-0.64
before:visit	-0.19	-1.08	-0.59	-0.66	1.72
before:voucher	-0.15	-0.59	-0.71	-0.58	1.53
before:was	0.94	-1.31	-0.36	-0.72	0
before:we	-0.18	0.49	-0.19	-0.5	0.02
before:whitcomb	-0.15	-1.91	-0.18	1.44	0.15
before:wilhelmina	-0.04	-0.2	-0.1	1.25	-1.22
before:will	-0.1	0.95	-0.11	-0.18	-0.75
before:with	-0.25	-1.04	-0.59	0.21	0.93
before:within	-0.16	-0.79	-0.31	-0.46	1.54
before:work	-0.06	-0.47	-0.21	-0.18	0.79
before:writ	-0.02	-0.07	-0.05	-0.07	0.21
before:write	-0.02	0.18	-0.04	-0.06	-0.06
before:x	-0.03	-0.11	-0.15	-0.1	0.38
before:yolanda	-0.02	0.5	-0.02	-0.07	-0.39
before:you	-0.13	0.2	-0.21	-0.35	0.29
before:your	-0.58	-0.98	-1.19	0.94	0.39
before:zellwood	-0.01	-0.02	-0.04	0.53	-0.49
begins its column	-0.46	-0.07	-0.67	1.15	-0.75
columns:1	-0.11	-0.55	-1.16	-0.51	1.05
columns:2	0.37	-0.56	0.04	-0.56	0.41
columns:3	0.16	-1.21	0.84	-0.73	0.32
columns:4	-1.44	0.16	-1.4	0.58	0.02
heading 1::	-0.51	-0.11	-0.17	0.97	-0.87
heading 1:account	-0.32	-1.74	-1.32	-0.88	2.18
heading 1:acct	-0.13	-1.4	-0.37	-0.96	1.83
heading 1:allow	-0.08	-0.83	-0.31	-1.25	1.31
heading 1:benefit	-0.09	-0.23	0.73	0.23	-0.68
heading 1:bill	-0.24	-0.81	-0.64	0.52	0.25
heading 1:claim	-1.22	3.51	-1.99	-5.14	-1.76
heading 1:code	-0.2	-1.13	-0.37	-0.99	1.82
heading 1:cpt	-0.08	-0.88	-0.15	-0.42	1.33
heading 1:description	-0.04	-0.24	-0.15	-0.19	0.58
heading 1:eob	-0.05	-0.62	-0.16	-0.76	1.1
heading 1:explan	-0.51	-0.87	0.61	-0.16	0.11
heading 1:from	-0.09	-1.73	-0.38	-0.81	2.06
heading 1:group	-0.17	-1.4	2.26	-1.02	-2.16
heading 1:health	-0.41	0.28	0.16	-0.7	0.09
heading 1:healthcar	-0.02	-0.08	-0.08	-0.14	0.3
heading 1:icn	-0.13	2.22	-0.27	-1.66	-1.94
heading 1:id	-0.95	-3.41	-1.55	2.41	-1.22
heading 1:insuranc	-0.02	-0.11	-0.07	-0.52	0.59
heading 1:medicar	-0.05	-0.47	-0.06	0.45	-0.12
heading 1:member	-0.4	-2.18	-0.64	2.47	-1.92
heading 1:mod	-0.08	-0.81	-0.16	-0.32	1.08
heading 1:mutual	-0.13	0.93	-0.26	-0.9	-0.39
heading 1:no	-0.57	0.2	0.92	0.35	-1.16
heading 1:nos	-0.19	-1.36	-0.5	0.88	-0.16
heading 1:not	-0.19	-0.91	-0.47	-0.81	1.25
heading 1:number	-0.86	1.47	0.19	-0.68	-1.11
heading 1:of	-0.54	-0.93	0.57	-0.31	0.26
heading 1:ottolin	-0.06	-0.55	-0.18	-0.48	0.77
heading 1:patient	-0.69	0	-2.05	-1.39	1.42
heading 1:pay	-0.47	-0.56	-0.39	-0.74	1.4
heading 1:plan	-0.16	-0.46	-0.2	0.03	0.34
heading 1:pos	-0.17	-1.25	-0.45	1.08	-0.55
heading 1:proc	-0.21	-1.71	-0.7	-1.27	2.22
heading 1:procedur	-0.07	-0.6	-0.21	-0.59	1.2
heading 1:provider	-0.29	-0.65	-0.65	-1.3	1.63
heading 1:reason	-0.11	-0.66	-0.39	-0.64	1.45
heading 1:recipient	-0.11	-1.53	-0.39	2.13	-1.89
heading 1:remark	-0.02	-0.12	-0.03	-0.14	0.31
heading 1:remittanc	-0.32	-0.59	-0.45	-1.14	1.65
heading 1:servic	-0.13	-0.76	-0.29	-0.59	1.42
heading 1:subscriber	-0.13	-1.4	-0.16	1.04	-0.53
heading 1:tcn	-0.1	1.99	-0.22	-0.99	-1.91
heading 1:therapy	-0.06	-0.46	-0.29	-0.51	1.01
heading 1:thru	-0.05	-0.9	-0.25	-0.41	1.31
heading 1:type	-0.05	-0.22	-0.09	-0.22	0.56
heading 1:worker	-0.08	0.79	-0.07	-0.11	-0.65
heading 2::	-0.42	1.46	0	-1.04	-1.03
heading 2:a	-0.04	0.38	0.14	-0.75	0.09
heading 2:acct	-0.17	-0.92	-0.32	-0.56	1.47
heading 2:advic	-0.14	-0.35	-0.16	-0.43	0.76
heading 2:benefit	-0.52	-0.97	0.93	0.85	-0.92
heading 2:claim	-0.55	3.41	-0.57	-2.07	-2.98
heading 2:code	-0.18	-0.37	-0.26	-0.58	1.08
heading 2:cpt	-0.07	-0.64	-0.14	-0.24	0.92
heading 2:date	-0.15	-0.89	0.52	-0.41	0.32
heading 2:description	-0.02	-0.13	-0.08	-0.12	0.34
heading 2:explan	-0.66	-1.17	1.3	0.93	-1.36
heading 2:from	-0.05	-0.85	-0.2	-0.18	1.1
heading 2:health	-0.67	1.03	-0.64	0.04	-0.75
heading 2:id	-0.5	-2.27	-0.48	2.17	-1.73
heading 2:member	-0.29	-1.4	0.18	1.81	-1.88
heading 2:mod	-0.03	-0.38	-0.08	-0.09	0.53
heading 2:name	-0.11	-0.14	-0.35	-0.52	0.87
heading 2:number	-0.36	1.79	-0.3	0.38	-2.28
heading 2:of	-0.76	-0.82	1.19	1.15	-1.57
heading 2:ottolin	-0.1	0.85	-0.55	-1.12	0.14
heading 2:patient	-0.18	-1.13	-0.34	1.16	-0.35
heading 2:pay	-0.16	-0.54	0.7	0.3	-0.81
heading 2:perf	-0.07	-0.83	-0.11	-0.71	1.35
heading 2:prairi	-0.04	-0.35	-0.28	0.87	-0.53
heading 2:proc	-0.07	-0.59	-0.33	-0.34	1.25
heading 2:procedur	-0.03	-0.21	-0.08	-0.15	0.46
heading 2:prov	-0.07	-0.83	-0.11	-0.71	1.35
heading 2:provid	-0.1	0.18	-0.12	-0.17	0.08
heading 2:provider	-0.14	-0.44	-0.25	-0.63	0.92
heading 2:reason	-0.51	-2.25	-0.22	-0.51	2.54
heading 2:remittanc	-0.23	-0.88	-0.24	0.83	-0.14
heading 2:serv	-0.07	-0.7	-0.1	-0.31	1.01
heading 2:servic	-0.33	-0.85	0.26	-0.59	0.78
label::	-0.28	0.07	-0.2	0.46	-0.49
label:<5>	-0.05	0.94	-0.08	-0.27	-0.78
label:<d>	-0.16	0.33	-0.24	-0.58	0.08
label:<m>	-0.02	-1	-0.09	-0.11	1.12
label:<month>	-0.05	0.06	-0.16	-0.47	0.45
label:<n>	-0.59	0.61	0.17	-2.63	0.54
label:a	-0.09	0.59	-0.22	-0.33	-0.18
label:account	-0.43	1.19	-0.84	-1.04	-0.7
label:acct	-0.21	-1.15	-0.51	-1.06	1.68
label:appeal	-0.6	-1.44	-1.11	-2.66	2.71
label:authoriz	1.26	0.63	-0.36	-1.69	-1.53
label:bellweather	-0.05	-0.54	-0.1	-0.21	0.59
label:beneficiary	-0.04	1.27	-0.12	-0.27	-1.06
label:benefit	-0.14	-0.63	-0.52	1.48	-1.43
label:bill	-0.23	1.1	-0.76	-1.56	-0.13
label:case	-1.25	1.65	-1.64	-3.29	-0.11
label:check	-0.3	-1.13	-0.79	-1.23	2.18
label:claim	-1.64	3.41	-1.8	-4.4	-1.46
label:code	-0.16	-0.77	0.49	-0.52	0.09
label:control	-0.44	0.71	-1.09	-1.98	0.22
label:cpt	-0.04	-0.39	-0.24	-0.34	0.87
label:date	-0.13	-0.58	-0.26	-0.74	0.96
label:dorian	-0.02	0.71	-0.04	-0.16	-0.54
label:eft	-0.18	-0.82	-0.4	-1.16	1.87
label:enroll	-0.15	-0.72	0.59	1.04	-1.3
label:enrolle	-0.16	-0.8	-0.26	1.87	-1.88
label:fax	-0.05	-0.53	-0.1	-0.29	0.76
label:file	-0.23	1.75	-0.6	-1.37	-1.26
label:for	-0.07	0.47	-0.07	-0.17	-0.31
label:group	-0.93	-2.49	3.77	-3.07	-2.96
label:health	-0.1	-0.66	-0.21	1.13	-0.98
label:holly	-0.01	0.16	-0.03	0.18	-0.3
label:icn	-0.09	-0.5	-0.38	1.14	-1.31
label:id	-1.31	-0.92	-0.56	1.83	-1.17
label:identific	-0.3	-1.13	-0.55	1.11	-0.19
label:ld	-0.11	-1.02	-0.23	1.52	-1.34
label:letter	-0.23	-1.23	-0.57	-1.66	2.04
label:mbi	-0.07	-0.67	-0.39	1.13	-0.94
label:medicaid	-0.25	-0.38	-0.72	1.77	-1.39
label:medicar	-0.3	-1.32	-0.7	1.57	-0.4
label:member	-1.15	-2.18	-2.34	0.92	0.7
label:mk	-0.04	0.37	-0.11	-0.23	0
label:n	-0.09	0.41	-0.18	-1.21	0.84
label:name	-0.21	-1.37	-0.44	0.66	0.27
label:no	1.26	-0.07	-0.44	-0.49	-0.47
label:npi	-0.17	-0.97	-0.59	-1.1	1.84
label:number	0.14	0.28	-0.82	-0.37	-0.08
label:of	-0.09	-0.91	-0.25	-0.7	1.41
label:our	-0.06	0.81	-0.5	-0.51	0.02
label:patient	-0.55	-1.53	-1.51	-0.98	2.22
label:pay	-0.17	-1.63	-0.49	-1.84	2.34
label:payee	-0.03	-0.15	-0.1	-0.16	0.42
label:payer	-0.15	1.99	-0.68	-1.47	-1.8
label:plan	-0.25	0.79	-0.42	0.14	-1.01
label:policy	-0.43	-1.35	0.72	0.74	-0.45
label:procedur	-0.12	-1.09	-0.46	-0.43	1.58
label:provider	-0.4	0.01	-0.86	-2.27	1.82
label:pt	-0.23	-0.83	-0.64	0.53	0.27
label:quarl	-0.01	0.27	-0.03	0.3	-0.53
label:referenc	-0.46	0.92	-1.38	-2.49	0.31
label:rem	-0.17	-0.4	-0.17	-0.54	0.96
label:request	1.09	1.3	-0.98	-2.36	-0.96
label:review	-0.09	0.61	-0.25	-1.29	0.04
label:servic	-0.42	0.67	-0.64	-1.02	0.2
label:sponsor	-0.1	-1.14	-0.59	1.31	-0.85
label:subscriber	-0.24	-1.42	0.12	1.68	-0.95
label:tax	-0.16	-1.08	-0.43	-1.81	1.96
label:tcn	-0.08	1.55	-0.47	-0.87	-1.32
label:therapy	-0.09	0.53	-0.13	-0.29	-0.26
label:tin	-0.15	-1.03	-0.57	-0.89	1.69
label:track	-0.25	0.87	-0.45	-1.35	0.02
label:ursula	-0.01	0.05	-0.05	0.51	-0.52
label:viggo	-0.01	0.23	-0.01	-0.04	-0.17
label:yolanda	-0.02	0.5	-0.02	-0.07	-0.39
label:zellwood	-0.01	-0.02	-0.04	0.53	-0.49
length:10	1	0.02	-2.18	-0.97	0.47
length:11	-2.54	0.58	-2.23	1.79	-1.4
length:12	1.37	-0.44	-3.74	1.06	-0.97
length:13	-1.99	3.17	-3.46	0.1	-2.84
length:14	-1.89	0.64	-2.69	1.48	-1.41
length:15	-1.79	0.88	-3.32	1.08	-1.64
length:16	-0.98	3.29	-1.93	-0.54	-2.83
length:3	-0.8	-3.52	0.56	-3.41	3.33
length:4	-1.22	-4.3	0.13	-4.37	4.59
length:5	-0.94	-4.98	0.52	-4.04	4.98
length:6	-1.49	-3.18	0.35	-1.76	2.59
length:7	-2.01	-5.39	2.49	-5.44	1.42
length:8	0.95	-1.14	0.23	-2.58	1.09
length:9	0.43	-1.46	-0.34	1.31	-0.59
line above::	-0.39	-0.39	0.25	-0.05	0.1
line above:<5>	0.91	-0.95	-0.34	0	-0.19
line above:<d>	-1.96	1.96	-0.89	0.74	-2.17
line above:<m>	-0.43	-0.67	-2.09	0.7	0.41
line above:<month>	-0.88	-0.24	-0.16	-0.8	0.87
line above:<n>	0.28	-0.38	0.39	-0.56	0.01
line above:a	-0.94	-0.67	0.91	1.51	-1.85
line above:above	-0.03	-0.14	-0.02	-0.09	0.28
line above:account	-0.73	0.05	1.22	-0.04	-1.27
line above:acct	-0.35	0.64	-0.86	0.45	-0.8
line above:addres	-0.03	-0.13	-0.07	-0.18	0.38
line above:adj	-0.13	-0.83	-0.18	-0.59	1.26
line above:adjust	-0.05	-0.3	-0.1	-0.24	0.65
line above:advantag	-0.03	0.07	-0.11	0.36	-0.37
line above:advic	-0.12	-1.08	-0.2	-0.76	1.6
line above:allow	-0.36	0.16	-0.55	-0.57	0.45
line above:allowabl	-0.06	-0.16	-0.04	-0.12	0.36
line above:already	-0.01	-0.07	-0.02	-0.07	0.17
line above:amount	-0.53	0.81	-1.09	-0.37	-0.36
line above:amt	-0.21	-1.08	-0.38	-1.39	1.67
line above:an	-0.02	-0.09	-0.03	-0.12	0.24
line above:and	-0.46	0.94	-0.64	0.18	-0.85
line above:another	-0.05	-0.13	-0.05	-0.13	0.31
line above:appeal	-0.15	0.06	-0.24	-0.6	0.57
line above:approv	-0.2	-0.06	-0.21	0.67	-0.82
line above:as	-0.05	0.21	-0.08	-0.28	0.11
line above:ask	-0.04	-0.13	-0.11	-0.12	0.39
line above:assocy	-0.03	-0.15	-0.1	0.41	-0.16
line above:at	-0.09	0.09	-0.12	-0.43	0.4
line above:attn	-0.06	-0.45	0.79	0.14	-0.67
line above:authoriz	-0.05	-0.17	-0.05	-0.22	0.44
line above:b	-0.61	-0.6	-0.66	0.54	0.3
line above:be	-0.2	0.46	-0.18	0.41	-0.68
line above:been	-0.03	-0.12	-0.03	-0.08	0.26
line above:bellweather	-0.07	-0.59	-0.14	-0.55	0.88
line above:below	-0.06	0.38	-0.09	-0.24	-0.09
line above:beneficiary	-0.12	0.47	-0.31	0.93	-1.5
line above:benefit	-0.22	-0.05	-0.39	-1.19	0.9
line above:bill	-0.87	0.78	0.28	0.64	-1.62
line above:birth	-0.13	1.6	-0.09	-0.69	-1.34
line above:blue	-0.04	0.3	-0.13	0.31	-0.44
line above:box	-0.14	-0.72	-0.22	-0.72	1.26
line above:by	-0.06	-0.5	-0.28	-0.17	0.92
line above:can	-0.06	-0.2	-0.06	-0.39	0.66
line above:carrier	-0.03	-0.11	-0.04	-0.06	0.24
line above:center	-0.04	0.07	-0.12	-0.22	0.22
line above:charg	0.67	0.66	-0.94	0.56	-1.36
line above:check	-0.29	-1.64	-0.92	0.77	0.51
line above:chiropractic	-0.01	-0.04	-0.05	-0.06	0.16
line above:claim	1.56	0.04	-0.19	0.63	-1.89
line above:claimant	-0.19	-0.97	-0.32	1.51	-1.11
line above:cms	-0.07	-0.47	-0.06	-0.73	0.93
line above:co	0.53	0.23	-1.23	-1.18	0.44
line above:code	-0.56	0.26	-0.91	0.29	-0.36
line above:company	-0.03	-0.13	-0.08	-0.09	0.31
line above:contract	-0.05	0.38	-0.05	-0.16	-0.15
line above:contractor	-0.02	-0.08	-0.03	-0.05	0.16
line above:copay	-0.06	-0.51	-0.15	-0.38	0.98
line above:cover	-0.06	-0.33	-0.23	-0.45	0.96
line above:coverag	-0.11	-0.63	-0.16	-0.8	1.2
line above:d	-0.1	1.19	-0.18	-0.51	-0.6
line above:date	0.9	0.56	0.29	-1.14	-0.82
line above:day	-0.09	-0.31	-0.18	-0.24	0.77
line above:dear	-0.27	0.01	-0.42	0.6	-0.3
line above:decision	-0.07	-0.94	-0.15	-0.46	1.11
line above:deductibl	-0.03	-0.16	-0.07	-0.12	0.37
line above:denial	-0.15	-1.86	-0.17	-0.7	1.91
line above:deny	0.9	-1.39	0.62	0.01	-0.69
line above:description	-0.05	-0.25	-0.11	-0.32	0.63
line above:determin	-0.04	-0.93	-0.08	0.97	-0.35
line above:dob	-0.31	0.87	-0.6	0.64	-1.57
line above:doctor	-0.03	-0.08	-0.07	-0.1	0.27
line above:dorian	-0.02	0.71	-0.04	-0.16	-0.54
line above:dos	1.32	-0.55	-0.64	0.44	-1.83
line above:dr	-0.09	0.76	-0.16	0.11	-0.76
line above:due	-0.14	-0.41	-0.12	-0.93	0.83
line above:e	-0.09	-1.2	-0.24	-0.9	1.71
line above:eft	-0.25	-1.28	-0.81	-1.21	1.9
line above:employe	-0.03	0.2	-0.11	-0.16	0.08
line above:enrolle	-0.2	0.27	-0.55	1.07	-0.95
line above:eob	-0.34	0.22	-1.24	0.61	-0.54
line above:expl	-0.01	-0.1	-0.06	-0.05	0.22
line above:explan	-0.08	-0.56	-0.08	-0.37	0.93
line above:f	-0.06	-0.48	-0.13	-0.59	0.95
line above:famy	-0.1	-0.41	-0.19	0.3	0.08
line above:fax	-0.04	-0.33	-0.07	-0.08	0.5
line above:fee	-0.1	-0.4	-0.12	-0.38	0.87
line above:file	-0.14	0.37	-0.33	-0.5	0.01
line above:finaliz	-0.08	-0.53	0.9	0.8	-1.51
line above:for	-0.38	-1.43	-0.74	0.94	0.24
line above:from	-0.36	0.52	-0.8	0.97	-1.11
line above:g	-0.05	0.75	-0.13	-0.42	-0.47
line above:group	-0.91	0.09	-0.21	0.8	-0.78
line above:guidelin	-0.1	-0.71	-0.06	-0.28	0.97
line above:gwendolyn	-0.13	-1.09	-0.22	-0.48	0.96
line above:hand	-0.04	0.09	-0.12	-0.25	0.27
line above:harbor	-0.07	0.06	-0.25	-0.62	0.62
line above:has	-0.02	-0.11	-0.03	-0.07	0.23
line above:have	-0.04	-0.21	-0.07	-0.12	0.44
line above:health	-0.3	0.17	-0.52	0.81	-1.18
line above:hmo	-0.37	-0.1	-0.79	0.19	0.13
line above:holly	-0.01	0.16	-0.03	0.18	-0.3
line above:home	-0.06	0.58	-0.09	-0.28	-0.39
line above:hospital	-0.02	-0.06	-0.04	-0.05	0.17
line above:icn	-0.39	0.29	-0.86	0.73	-0.82
line above:id	-1.77	1.55	1.24	-1.74	-0.62
line above:identific	-0.46	-0.82	0.58	-0.18	0.13
line above:in	-0.14	-0.62	-0.22	1.04	-0.75
line above:inc	-0.07	-0.38	-0.29	-0.56	0.95
line above:independent	-0.02	-0.07	-0.07	-0.05	0.2
line above:ineligibl	-0.09	-1.75	-0.18	-1.56	2.23
line above:injury	-0.06	1.29	-0.27	-0.81	-0.76
line above:inquiry	-0.07	-1.12	-0.11	-0.61	1.23
line above:ins	-0.27	0.54	-0.38	0.79	-0.98
line above:insur	-0.13	0.39	-0.19	1.08	-1.58
line above:insuranc	-0.1	-1.22	-0.28	1.23	-0.83
line above:is	-0.39	0.75	0.82	0.5	-1.58
line above:it	-0.15	0.49	-0.19	-0.68	0.06
line above:j	-0.13	-0.73	-0.4	0.96	-0.6
line above:lake	-0.03	-0.35	-0.13	-0.25	0.64
line above:letter	-0.07	-1.3	-0.1	-1.27	1.52
line above:life	-0.02	-0.09	-0.04	-0.06	0.19
line above:llc	-0.11	0.74	-0.54	-0.61	-0.02
line above:m	-0.16	0.25	-0.29	-1.02	0.6
line above:ma	-0.18	-1.45	-0.33	-0.95	2.28
line above:mail	-0.03	-0.13	-0.03	-0.1	0.28
line above:manager	-0.02	-0.11	-0.09	-0.11	0.31
line above:maximum	-0.06	-0.16	-0.04	-0.12	0.37
line above:may	-0.48	0.33	-1.04	0.09	-0.27
line above:md	-0.03	1.31	-0.18	-0.16	-1.22
line above:medicaid	-0.18	0.39	-0.48	-1.38	1.13
line above:medical	-0.06	0.6	-0.22	-0.49	-0.24
line above:medicar	-0.13	-0.53	-0.29	0.39	0.26
line above:medicin	-0.07	-0.25	-0.18	-0.43	0.79
line above:member	-1.09	1.13	1.4	-0.36	-1.59
line above:messag	-0.04	-0.13	-0.06	-0.08	0.3
line above:mk	-0.08	0.3	-0.17	-0.39	0.25
line above:moa	-0.15	-1.18	-0.31	-0.83	1.94
line above:more	-0.16	1.54	-0.13	0.45	-1.61
line above:ms	-0.11	-0.38	-0.14	0.64	-0.36
line above:msg	-0.11	-1.81	-0.2	-1.65	2.32
line above:must	-0.02	-0.07	-0.03	-0.05	0.17
line above:mutual	-0.14	0.93	-0.29	-0.79	-0.47
line above:n	-0.26	-0.33	-0.45	-0.47	0.79
line above:name	-0.55	-1.64	-1.17	0.85	0.58
line above:need	-0.28	-0.42	-0.24	0.8	-0.36
line above:net	-0.16	-1.39	-0.09	-1.74	2.13
line above:no	-1.4	0.56	1.28	1.64	-2.89
line above:not	-0.36	-1.56	0.85	-0.68	0.29
line above:note	-0.1	0.48	-0.16	-0.52	-0.1
line above:notic	-0.24	0.63	-0.5	0.45	-1.01
line above:npi	-0.19	-0.57	-1.08	0.24	0.87
line above:number	0.95	0.05	0.95	0.22	-2.15
line above:o	-0.12	-0.54	-0.2	-0.63	1.03
line above:of	-0.81	-0.61	-1.43	-1.17	1.77
line above:on	1.28	-0.54	-0.54	-1.28	-0.65
line above:or	-0.08	-0.33	-0.2	-0.23	0.73
line above:orthopedic	-0.04	-0.03	-0.13	-0.26	0.42
line above:other	-0.06	-0.49	-0.09	0.7	-0.23
line above:ottolin	-0.06	-0.55	-0.18	-0.48	0.77
line above:our	-0.1	0.8	-0.09	-0.36	-0.72
line above:overpaid	-0.27	0.65	-0.31	-0.05	-0.4
line above:overpay	-0.09	-0.87	-0.08	-0.44	0.97
line above:owe	-0.17	0.12	-0.63	-0.29	0.09
line above:p	-0.11	-0.4	-0.09	0.33	-0.02
line above:page	-0.12	0.23	-0.18	-0.79	0.31
line above:paid	-1.42	0.21	-2.22	0.7	-0.36
line above:part	-0.13	-0.96	-0.23	0.07	0.82
line above:partial	-0.09	-0.23	-0.11	-0.22	0.6
line above:partner	-0.07	0.52	-0.15	-0.33	-0.05
line above:patient	-0.71	1.89	0.2	0.46	-2.39
line above:pay	0.78	0.75	-0.98	0.67	-1.51
line above:payabl	-0.03	-0.23	-0.12	-0.21	0.56
line above:pd	-0.21	-1.09	-0.38	-1.39	1.67
line above:pediatric	-0.11	0.48	-0.28	-0.69	0.07
line above:physical	-0.12	-0.36	-0.24	0.75	-0.49
line above:physician	-0.02	-0.06	-0.07	-0.07	0.23
line above:plan	-0.53	-0.05	-1.16	0.6	-0.47
line above:po	-0.03	-0.28	-0.08	-0.27	0.53
line above:point	-0.07	-0.32	-0.25	-0.61	0.89
line above:policy	-0.12	-0.17	-0.33	-0.56	0.66
line above:practic	-0.08	-0.37	-0.18	0.35	-0.02
line above:procedur	0.96	0.6	-0.3	0.84	-1.98
line above:process	-0.11	-1.08	1.15	0.58	-1.34
line above:prov	-0.21	-1.08	-0.38	-1.39	1.67
line above:provider	-0.37	0.05	0.46	-1.5	0.32
line above:pt	-0.08	-0.6	-0.35	-0.2	0.96
line above:qic	-0.05	-0.14	-0.05	-0.09	0.24
line above:quarl	-0.01	0.27	-0.03	0.3	-0.53
line above:r	-0.18	0.76	0.8	-1.32	-0.76
line above:rc	-0.23	-0.6	-0.42	-1.48	1.48
line above:reason	-0.41	0.98	-0.8	0.16	-0.84
line above:receiv	-0.21	-0.18	-0.22	-0.27	0.53
line above:record	-0.05	0.63	-0.2	-0.45	-0.33
line above:referenc	-0.04	0.5	-0.14	-0.11	-0.25
line above:rehab	-0.15	-0.08	-0.59	0.03	0.27
line above:relationship	-0.08	-1.18	0.51	-0.21	1.03
line above:remark	-0.17	-0.37	-0.26	0.29	0.12
line above:remittanc	-0.05	-0.35	-0.05	-0.19	0.54
line above:request	-0.24	-0.15	-0.4	-0.5	0.43
line above:review	-0.24	-1.19	-0.3	0.4	0.57
line above:rsn	-0.18	-0.35	-0.46	0.71	-0.38
line above:s	-0.08	0.45	-0.16	-0.46	-0.1
line above:same	-0.03	0.27	-0.07	0.26	-0.48
line above:schedul	-0.08	-0.25	-0.06	-0.16	0.54
line above:section	-0.03	-0.09	-0.06	-0.14	0.31
line above:servic	-1.01	0.64	-0.21	0.02	-0.41
line above:should	-0.09	0.47	-0.07	0.7	-1.18
line above:show	-0.01	-0.03	-0.03	-0.09	0.16
line above:silverton	-0.04	0.86	-0.04	-0.26	-0.63
line above:speech	-0.11	0.08	-0.14	-0.34	0.42
line above:spine	-0.08	-0.92	-0.16	-0.79	1.13
line above:stat	-0.32	1.39	-0.83	-1.15	-0.9
line above:statu	-0.33	0.55	0.71	-0.79	-0.74
line above:subscriber	-0.19	-1.15	0.27	0.6	-0.06
line above:surgery	-0.15	0.14	0.86	-0.19	-1.08
line above:t	-0.06	-0.51	-0.12	0.62	-0.19
line above:te	-0.05	0.43	-0.08	-0.2	-0.13
line above:test	-0.02	-0.1	-0.05	-0.09	0.25
line above:thaddeu	-0.05	-0.33	-0.09	0.66	-0.61
line above:that	-0.04	-0.16	-0.08	-0.16	0.42
line above:the	-0.46	-1.3	-0.46	-0.06	1.43
line above:therapy	-0.34	0.32	-1.19	0.13	0.11
line above:thi	-0.19	-1.2	-0.2	0.17	1.28
line above:thornbury	-0.07	0.17	-0.12	-1.44	1.25
line above:through	-0.05	0.45	-0.09	-0.16	-0.21
line above:to	-0.27	-0.33	-0.36	1.09	-0.71
line above:total	-0.53	-1.17	-0.69	-0.4	1.56
line above:townzip	-0.84	0.89	-1.67	-0.04	-0.45
line above:treat	-0.03	-0.1	-0.04	-0.09	0.25
line above:two	-0.06	-1.37	-0.12	-0.55	1.41
line above:um	-0.05	-0.36	-0.4	-0.15	0.85
line above:under	-0.14	0.08	-0.53	-0.42	0.82
line above:unit	-0.16	-0.88	-0.37	-0.79	1.9
line above:upheld	-0.15	-1.62	-0.21	-1.19	1.88
line above:ursula	-0.01	0.05	-0.05	0.51	-0.52
line above:valley	-0.09	-0.27	-0.41	-0.62	0.99
line above:vandermeer	-0.04	0.87	-0.04	-0.26	-0.66
line above:viggo	-0.01	0.23	-0.01	-0.04	-0.17
line above:visit	-0.14	0.73	-0.27	-1.07	-0.19
line above:was	-0.18	-0.55	-0.33	-0.29	1.09
line above:we	-0.22	-1.26	-0.19	0.48	0.45
line above:week	-0.03	-0.09	-0.06	-0.06	0.23
line above:winifr	-0.03	-0.17	-0.06	0.76	-0.58
line above:with	-0.24	0.98	-0.21	-1.01	-0.54
line above:x	-0.08	-0.8	-0.12	0.32	0.44
line above:y	-0.16	-0.93	-0.33	-0.84	1.78
line above:yolanda	-0.02	0.5	-0.02	-0.07	-0.39
line above:you	-0.22	-0.84	-0.64	0.08	0.82
line above:your	-0.16	-1.65	-0.24	-0.04	1.35
line above:zellwood	-0.01	-0.02	-0.04	0.53	-0.49
no words before	-1.95	0.37	-2.68	-0.74	0.96
over 1::	-2.48	0.58	-0.3	-0.19	-0.13
over 1:<5>	-1.18	0.31	-0.38	0.34	-0.54
over 1:<d>	-1.54	0.45	-0.09	-0.56	-0.02
over 1:<m>	-0.69	0.49	-0.9	-1.58	0.82
over 1:<month>	-0.54	-0.12	-1.15	0.22	0.05
over 1:<n>	0.2	0.68	-0.13	-0.5	-0.55
over 1:a	-0.6	1.29	1.11	-0.42	-1.98
over 1:addres	-0.01	-0.06	-0.05	-0.15	0.26
over 1:advic	-0.08	-0.35	-0.2	-0.39	0.88
over 1:an	-0.02	-0.09	-0.06	-0.14	0.29
over 1:and	-0.22	1.37	-0.14	-1.04	-1.04
over 1:appeal	-0.17	0.37	-0.37	-1.45	0.89
over 1:at	-0.08	-0.07	-0.07	-0.45	0.5
over 1:attn	-0.03	-0.12	-0.26	-0.31	0.63
over 1:b	-0.25	1.5	-0.99	-1.45	-0.52
over 1:benefit	-0.12	-0.61	-0.29	1.13	-0.41
over 1:bill	-0.17	-0.99	0.75	-0.63	0.43
over 1:birth	-0.13	1.79	-0.33	-0.99	-1.5
over 1:blue	-0.05	0.27	-0.22	0.41	-0.45
over 1:box	-0.33	-0.3	0.99	-1.42	-0.32
over 1:by	-0.08	-0.28	-0.23	1.47	-1.44
over 1:case	-0.07	-0.1	-0.32	0.66	-0.65
over 1:center	-0.12	0.14	1.08	-0.47	-0.95
over 1:charg	-0.08	0.81	-0.15	-1.15	0.07
over 1:check	-0.31	-0.66	-0.07	-0.56	0.91
over 1:chiropractic	-0.12	-0.62	-0.44	-1.14	1.43
over 1:claim	-1.12	-0.15	-0.04	0.92	-0.78
over 1:co	-0.79	-2.63	0.76	-1.89	2.18
over 1:code	-0.19	0.31	-0.32	-1.31	0.93
over 1:contract	-0.05	0.46	-0.23	-0.33	0.09
over 1:cros	-0.05	0.27	-0.21	0.41	-0.46
over 1:d	-0.16	-1.14	-0.23	0.92	-0.37
over 1:date	-0.91	0.69	-0.11	-2.52	1.03
over 1:deny	-0.04	0.35	-0.08	-0.28	0
over 1:determin	-0.11	-1.38	-0.39	0.93	0.11
over 1:dob	-0.19	-1.05	-0.87	1.53	-1.09
over 1:e	-0.38	2.1	0.76	-1.85	-2.18
over 1:eft	-0.36	-1.17	-0.78	-0.06	1.22
over 1:eg	-0.04	-0.07	-0.08	-0.19	0.34
over 1:employe	-0.1	-0.31	1.23	-0.07	-1.37
over 1:enroll	-0.06	1.55	-0.15	-0.62	-1.29
over 1:enrolle	-0.08	0.52	-0.12	-0.37	-0.11
over 1:eob	-0.1	0.09	-0.2	-0.67	0.62
over 1:explan	-0.04	0.03	-0.11	0.58	-0.56
over 1:f	-0.06	-0.35	-0.09	0.65	-0.43
over 1:famy	-0.21	-1.02	-0.45	0.8	-0.29
over 1:fax	-0.09	0.24	-0.09	-0.35	0.02
over 1:for	-0.54	1.16	-0.96	-0.91	-0.46
over 1:gp	-0.1	-0.61	-0.19	-0.33	0.98
over 1:group	-0.11	1.53	-0.54	-2.42	0.33
over 1:have	-0.03	-0.06	-0.04	-0.14	0.26
over 1:health	-0.07	-0.33	-0.49	-0.25	0.97
over 1:id	-0.83	0.13	0.76	0.68	-1.35
over 1:identific	-0.16	-1.53	-0.41	-1.19	1.91
over 1:if	-0.08	-0.28	-0.12	1.11	-0.94
over 1:injury	-0.03	-0.47	-0.08	-0.47	0.82
over 1:insuranc	-0.06	-0.69	-0.25	0.49	0.12
over 1:is	-0.22	-0.77	0.72	1.19	-1.45
over 1:j	-0.04	-0.23	-0.05	0.21	0.09
over 1:letter	-0.08	-1.13	-0.23	-0.4	1.34
over 1:llc	-0.07	-0.61	-0.53	-1.3	1.65
over 1:m	-0.1	0.85	-0.23	-0.41	-0.54
over 1:ma	-0.06	-0.13	-0.04	-0.17	0.39
over 1:mapleton	-0.04	-0.15	-0.07	0.19	0.07
over 1:marisol	-0.04	0.97	-0.06	-0.32	-0.75
over 1:may	-0.17	-0.54	-0.24	-0.56	1.04
over 1:medicaid	-0.37	1.57	-0.38	-0.82	-1.5
over 1:medical	-0.13	-0.73	-0.56	-1.48	1.77
over 1:medicar	-0.16	-0.68	-0.22	-0.2	0.75
over 1:medicin	-0.15	-0.82	-0.21	0.92	-0.63
over 1:member	-0.74	1.45	-0.11	-0.88	-0.87
over 1:messag	-0.03	-0.11	-0.04	-0.08	0.26
over 1:mid	-0.01	-0.08	-0.07	-0.05	0.2
over 1:n	-0.14	-0.84	-1.31	-0.99	1.95
over 1:name	-0.33	0.82	-1.82	-0.85	0.69
over 1:new	-0.09	-0.97	-0.24	-0.31	1.22
over 1:no	-0.65	1.33	-1.43	0.04	-1.07
over 1:not	-0.11	-0.32	0.92	-0.08	-0.74
over 1:notic	-0.41	0.05	-0.75	1.64	-1.33
over 1:npi	-0.17	-0.79	-0.35	-1.09	1.55
over 1:number	-0.47	-0.21	-0.92	-1.27	1.54
over 1:of	-0.78	0.53	-1.42	-0.54	0.48
over 1:offic	-0.1	-1.69	-0.19	-0.33	1.84
over 1:on	-0.04	0.23	-0.09	0.99	-1.11
over 1:or	-0.02	-0.27	-0.03	0.43	-0.17
over 1:orthopedic	-0.11	1.07	-0.44	-0.54	-0.85
over 1:p	-0.19	0.6	-0.51	-0.7	-0.19
over 1:page	-0.29	0.65	-0.49	-1.09	0.26
over 1:patient	-0.57	-0.7	-1.98	-0.29	1.18
over 1:pay	-0.41	0.2	-0.58	0.73	-0.65
over 1:payee	-0.1	-0.59	-0.2	0.17	0.55
over 1:pc	-0.02	-0.12	-0.13	-0.16	0.43
over 1:physical	-0.1	0.68	-0.22	0.07	-0.56
over 1:plan	-0.13	-0.5	0.86	-0.86	-0.46
over 1:po	-0.27	0.18	1.04	0	-1.23
over 1:podiatry	-0.01	-0.04	-0.04	0.16	-0.08
over 1:point	-0.06	0.41	-0.04	-0.22	-0.14
over 1:prairi	-0.05	-0.55	-0.17	0.53	-0.04
over 1:process	-0.14	-0.71	-0.04	1.1	-1.05
over 1:provider	-0.39	-1.5	-1.12	0.08	1.35
over 1:pt	-0.25	0.23	1.08	-1.54	-0.99
over 1:r	-0.27	0.6	0.77	0.37	-1.65
over 1:reason	-0.12	-1.11	-0.09	-0.76	1.45
over 1:receiv	-0.13	-0.21	-0.22	0.85	-0.55
over 1:rehab	-0.02	-0.1	-0.08	-0.18	0.36
over 1:remittanc	-0.13	-0.76	-0.53	-0.8	1.37
over 1:request	-0.12	-1.52	-0.28	-0.35	1.07
over 1:review	-0.05	0.49	-0.1	-0.19	-0.17
over 1:servic	-0.24	0.35	1.03	0.4	-1.47
over 1:spine	-0.08	-0.23	-0.16	0.04	0.35
over 1:stat	-0.29	0.52	-1.66	-1.22	0.68
over 1:state	-0.07	-0.32	-0.29	-0.16	0.51
over 1:subscriber	-0.27	-1.18	-0.54	0.02	1.48
over 1:t	-0.14	-0.43	-0.18	0.75	-0.59
over 1:tax	-0.15	-1.26	-0.34	0.43	0.46
over 1:te	-0.04	-0.07	-0.08	-0.19	0.34
over 1:the	-0.29	-1.71	-0.55	0.16	0.92
over 1:therapy	-0.11	0.13	-0.24	-0.55	0.64
over 1:thi	-0.4	-1.68	0.64	1.21	-0.47
over 1:tin	-0.1	0.15	-0.22	0.6	-0.55
over 1:to	-0.39	-0.62	-0.64	0.59	-0.24
over 1:total	-0.39	-1.77	-0.35	-0.43	1.27
over 1:townzip	-0.55	0.73	0.2	-2.04	0.45
over 1:trace	-0.11	-0.9	-0.27	1.41	-0.35
over 1:valley	-0.06	-0.36	-0.14	-0.48	0.79
over 1:visit	-0.08	-1.36	-0.12	-0.3	1.62
over 1:voucher	-0.05	-0.34	-0.3	-0.3	0.85
over 1:w	1.28	-1.14	-0.11	0.92	-2.01
over 1:we	-0.02	-0.08	-0.06	-0.16	0.32
over 1:x	-0.07	-0.4	0.25	1.01	-1.05
over 1:you	-0.15	1.01	-0.25	0.09	-0.94
over 1:your	-0.06	-0.26	-0.19	-0.28	0.69
over 2::	-1.79	-0.98	-0.46	0.53	0.68
over 2:<5>	-0.72	-0.59	-1.18	1.01	-0.34
over 2:<d>	0.81	-1.16	0.28	0.16	0.12
over 2:<m>	-0.95	0.25	-1.78	-0.87	0.52
over 2:<month>	-0.19	-1.48	0.05	0.68	-0.06
over 2:<n>	0.53	-0.32	-0.66	-0.63	0.18
over 2:a	-0.49	-0.07	-0.98	-0.29	0.55
over 2:administrator	-0.09	-1.07	-0.18	-1.14	1.46
over 2:advic	-0.06	1.11	-0.28	-1.43	0.19
over 2:an	-0.08	-0.5	-0.17	-0.4	0.84
over 2:and	-0.07	-0.99	-0.19	-0.95	1.27
over 2:appeal	-0.17	-0.36	-0.22	0.11	0.3
over 2:authoriz	-0.16	-0.7	-0.23	0.44	0.11
over 2:benefit	-0.3	-1.64	1.15	0.12	-0.6
over 2:bill	-0.16	0.89	-0.34	-1.54	0.37
over 2:box	-0.32	-0.53	0.21	0.38	-0.17
over 2:care	-0.21	-0.89	-0.63	0.3	0.58
over 2:case	-0.43	1.18	-0.27	-0.83	-0.53
over 2:charg	-0.15	-1.26	-0.16	-1.5	2.04
over 2:check	-0.19	-0.79	-0.29	0.74	-0.33
over 2:chiropractic	-0.05	-0.55	-0.16	-0.51	0.89
over 2:claim	-0.77	0.25	0.09	-0.27	-0.1
over 2:co	-0.16	-2.33	-0.13	-0.61	2.52
over 2:code	-0.16	-0.55	-0.2	-0.54	1.27
over 2:d	-0.05	-0.29	-0.07	-0.18	0.56
over 2:date	-0.63	-0.81	-0.52	1.11	-0.41
over 2:day	-0.07	1.28	-0.04	-0.08	-1.26
over 2:decision	-0.05	-0.43	-0.09	0.44	-0.06
over 2:deny	-0.06	0.43	-0.29	-0.53	-0.05
over 2:determin	-0.16	-1.38	0.9	0.23	-0.56
over 2:dob	-0.13	1.43	-0.89	-1.13	-1.21
over 2:e	-0.14	1.65	-0.12	-0.73	-1.53
over 2:employe	-0.06	-0.18	-0.15	0.73	-0.36
over 2:eob	-0.08	-0.47	-0.15	-0.26	0.86
over 2:explan	-0.27	0	1.27	0.27	-1.67
over 2:fax	-0.23	0.06	-0.5	-0.3	0.37
over 2:for	-0.37	-0.45	-0.79	0.36	0.32
over 2:gp	-0.03	0.04	-0.08	-0.14	0.19
over 2:group	-0.05	-1.31	-0.09	-0.27	1.38
over 2:health	-0.27	-0.9	-0.61	0.88	-0.25
over 2:id	-0.2	1.04	-0.51	0	-0.59
over 2:identific	-0.17	-0.26	-0.17	1.23	-1.45
over 2:if	-0.17	1.23	-0.03	-0.59	-1.14
over 2:inc	-0.11	1.26	-0.19	-0.61	-1.07
over 2:is	-0.14	-0.03	-0.43	-1.35	1.54
over 2:issue	-0.05	-0.35	0.54	0.78	-1.09
over 2:m	-0.13	0.93	-0.21	-0.33	-0.71
over 2:manag	-0.44	0.78	-0.26	0.31	-0.76
over 2:may	-0.05	-0.56	-0.1	0.09	0.44
over 2:medical	-0.14	1.13	-0.2	-0.17	-1.06
over 2:medicar	-0.03	-0.23	-0.07	-0.27	0.53
over 2:member	-0.11	-0.95	-0.19	-0.04	0.87
over 2:name	-0.13	-1.12	-0.73	-0.86	1.88
over 2:no	-0.37	0.01	-1.03	-0.41	0.64
over 2:not	-0.1	-0.86	-0.33	-1.16	1.89
over 2:notic	-0.3	-0.13	-0.92	0.47	0.12
over 2:npi	-0.09	-0.61	-0.08	0.4	0.11
over 2:number	-0.31	-1.85	-0.51	1	1.2
over 2:of	-1.02	-1.16	0.52	-0.08	0.51
over 2:offic	-0.03	-0.18	-0.06	-0.29	0.53
over 2:on	-0.28	0.28	-0.66	-1.58	0.95
over 2:or	-0.03	0.25	-0.09	-0.16	0.01
over 2:our	-0.19	0.06	-0.45	0.68	-0.81
over 2:page	-0.11	-0.65	-0.46	0.86	-0.11
over 2:patient	-0.21	-2.45	-1.15	-0.1	2.46
over 2:pay	1.25	-0.87	-0.57	-0.01	-1.13
over 2:payee	-0.2	-0.21	-1.03	-0.71	0.91
over 2:physical	-0.15	-1.61	-0.35	0.18	1.32
over 2:plan	-0.26	-1.77	-0.98	1.32	-0.08
over 2:po	-0.32	-0.53	0.21	0.38	-0.17
over 2:point	-0.08	0.04	-0.08	-0.23	0.28
over 2:prairi	-0.06	-1.11	-0.12	-0.85	1.31
over 2:prior	-0.09	-0.53	-0.16	0.48	-0.12
over 2:process	-0.16	0.06	0.91	-0.65	-0.91
over 2:provider	-0.33	0.32	-1.09	-0.45	0.41
over 2:pt	-0.07	-0.54	-0.13	-0.53	1.1
over 2:re	-0.08	0.5	-0.15	0.64	-1.67
over 2:remittanc	-0.1	1.03	-0.36	-1.54	0.38
over 2:report	-0.08	-1.53	-0.22	-1.04	1.7
over 2:request	-0.06	-0.01	-0.11	-0.5	0.52
over 2:resp	-0.05	-0.35	-0.03	-0.28	0.67
over 2:review	-0.25	0.24	-0.47	-0.64	0.19
over 2:servic	-0.17	0.43	-0.78	-0.03	-0.05
over 2:stat	-0.05	1.04	-0.19	-0.23	-0.64
over 2:street	-0.09	-1.56	-0.2	0.67	1.28
over 2:the	-0.61	-0.37	-0.99	0.7	-0.12
over 2:therapy	-0.15	0.26	-0.41	0.14	-0.1
over 2:thi	-0.16	0.11	-0.48	-0.8	1.04
over 2:tin	-0.17	-0.72	1.08	-1.44	-0.41
over 2:to	-0.17	0.77	-0.45	-0.22	-0.3
over 2:total	-0.15	-1.48	-0.33	-1.08	2.3
over 2:townzip	-0.51	-1.68	-0.03	0.92	0.33
over 2:visit	-0.03	-0.18	-0.06	-0.29	0.53
over 2:was	-0.16	-1.23	-0.21	0.03	0.78
over 2:you	-0.28	0.73	-0.24	-0.36	-0.54
over 2:your	-0.04	-0.29	-0.1	0.78	-0.63
quarter:0	0.04	-1.82	-0.75	-0.08	1.27
quarter:1	-0.68	0.11	0.55	0.23	-0.59
quarter:2	-0.23	-0.01	-1.22	-0.36	0.54
quarter:3	0.11	-0.32	-1.59	-1.03	1.1
right before:: <n>	-0.28	-0.7	-0.63	-0.32	0.9
right before:: claim	-0.07	1.46	-0.11	-0.24	-1.42
right before:<5> and	-0.05	-0.29	-0.2	-0.2	0.68
right before:<d> procedur	-0.02	-0.12	-0.03	-0.05	0.22
right before:<n> claim	-0.1	1.88	-0.2	-0.36	-1.77
right before:<n> claim :	-0.05	0.26	-0.2	-0.1	-0.07
right before:<n> group	-0.07	-0.26	1.71	-0.31	-1.71
right before:<n> tty	-0.03	-0.15	-0.11	-0.06	0.35
right before:<n> visit	-0.02	-0.17	-0.15	-0.05	0.37
right before:accept for	-0.05	0.62	-0.05	-0.22	-0.45
right before:account :	-0.2	0.33	-0.69	-0.77	0.2
right before:account no	-0.3	2.26	-0.71	-0.6	-2.17
right before:acct :	-0.21	-1.15	-0.51	-1.06	1.68
right before:action under section	-0.04	-0.2	-0.07	-0.14	0.44
right before:appeal :	-0.02	-0.2	-0.04	-0.19	0.4
right before:appeal number :	-0.39	-2.41	-0.65	-1.71	2.92
right before:appeal within	-0.04	-0.16	-0.08	-0.11	0.36
right before:be filed within	-0.02	-0.12	-0.04	-0.06	0.24
right before:be receiv within	-0.01	-0.1	-0.02	-0.03	0.17
right before:bill with	-0.02	-0.04	-0.04	-0.05	0.16
right before:by call	-0.03	-0.19	-0.04	-0.18	0.42
right before:case :	-0.41	1.04	-0.47	-1.07	-0.62
right before:case no	-0.07	0.3	-0.2	-0.53	0
right before:case number :	-0.36	-0.29	-0.55	-1.59	1.18
right before:check eft :	-0.06	-0.46	-0.19	-0.42	0.9
right before:claim :	-0.44	1.57	-0.96	-1.52	-0.87
right before:claim control :	-0.07	-1.36	-0.1	-0.14	1.42
right before:claim id :	-0.17	2.95	-0.39	-2.12	-1.91
right before:claim no	-0.18	1.07	-0.57	-1.14	-0.3
right before:claim no :	-0.97	0.3	-0.53	-1.11	0.48
right before:claim number	-0.29	1.83	-0.36	-1.59	-0.92
right before:claim number :	-0.77	1.81	-0.89	-2.41	-0.72
right before:claim po box	-0.01	-0.11	-0.02	-0.01	0.16
right before:code :	-0.14	-0.68	0.54	-1.13	0.25
right before:control :	-0.24	0.01	-0.78	-1.23	0.57
right before:control number :	-0.2	1.04	-0.37	-1.02	-0.34
right before:cpt :	-0.04	-0.39	-0.24	-0.34	0.87
right before:eft :	-0.06	-0.46	-0.19	-0.42	0.9
right before:enrolle id	-0.11	-0.51	-0.19	0.72	-0.51
right before:enrolle id :	-0.03	-0.29	-0.09	0.84	-0.55
right before:fair hear within	-0.02	-0.1	-0.04	-0.08	0.23
right before:fax :	-0.07	-0.47	-0.21	-0.41	0.93
right before:fax : <n>	-0.04	-0.26	-0.12	-0.06	0.45
right before:fax <n>	-0.03	-0.09	-0.06	-0.02	0.2
right before:filed within	-0.02	-0.12	-0.04	-0.06	0.24
right before:for claim	-0.07	0.6	-0.05	-0.13	-0.49
right before:group :	-0.43	-1.5	2.85	-1.59	-2.87
right before:group number :	-0.19	-0.7	2.06	-0.86	-1.83
right before:hear within	-0.03	-0.12	-0.04	-0.09	0.28
right before:icn :	-0.03	1.2	-0.18	-0.84	-0.93
right before:id :	-1.12	-0.52	-1.64	1.84	-1.22
right before:identific number :	-0.13	-0.7	-0.27	-0.6	1.03
right before:in writ within	-0.02	-0.06	-0.04	-0.06	0.18
right before:letter id :	-0.05	-0.3	-0.2	-1.14	1.2
right before:medicaid id :	-0.06	-0.59	-0.3	1.91	-1.55
right before:medicar number	-0.1	-0.84	-0.21	1.4	-1.08
right before:medicar number :	-0.16	-1.29	-0.4	1.72	-1.14
right before:member :	-0.16	-0.93	-0.26	2.26	-2.26
right before:member id	-0.23	-1.02	-0.48	1.06	-0.8
right before:member id :	-0.32	-1.42	-0.76	-1.06	1.74
right before:member no	-0.14	-1.23	-0.22	1.44	-0.88
right before:member no :	-0.36	-1.11	-0.19	-0.2	0.71
right before:member number :	-0.27	-1.04	-0.36	2.67	-3.08
right before:no :	1.26	-0.07	-0.44	-0.49	-0.47
right before:npi :	-0.17	-0.97	-0.59	-1.1	1.84
right before:number :	0.17	0.34	-0.75	-0.02	-0.41
right before:o box	-0.1	-0.28	-0.23	-0.27	0.66
right before:of claim	-0.05	-0.54	-0.05	-0.12	0.64
right before:offic visit	-0.04	-0.15	-0.13	-0.14	0.45
right before:p o box	-0.1	-0.28	-0.23	-0.27	0.66
right before:patient account :	-0.12	-1.64	-0.38	-0.5	1.85
right before:patient acct	-0.11	-0.32	-0.22	-0.3	0.81
right before:patient acct :	-0.05	-0.45	-0.12	-0.4	0.75
right before:physical therapy	-0.05	-0.53	-0.15	-0.35	0.91
right before:po box	-0.12	-0.44	-0.33	-0.34	1.07
right before:policy number :	-0.31	-1.12	-0.52	0	1.02
right before:procedur :	-0.04	-0.35	-0.14	-0.3	0.67
right before:receiv within	-0.01	-0.1	-0.02	-0.03	0.17
right before:ref :	-0.18	0.34	-0.5	-1.32	0.4
right before:referenc :	-0.17	0.02	-0.93	-1.32	0.76
right before:referenc number :	-0.23	2.43	-0.44	-1.5	-1.97
right before:rem :	-0.17	-0.4	-0.17	-0.54	0.96
right before:request :	-0.1	-0.26	-0.3	-0.18	0.7
right before:request no :	1.21	0.09	-0.41	-1.13	-1.43
right before:servic :	-0.11	-1.31	-0.41	-0.62	1.84
right before:speech therapy	-0.02	-0.11	-0.1	-0.08	0.3
right before:subscriber id :	-0.07	-0.5	-0.27	1.81	-1.65
right before:tax id	-0.11	-0.8	-0.45	-1.39	1.69
right before:tax id :	-0.06	-0.67	-0.23	-1.04	1.26
right before:tcn :	-0.08	1.55	-0.47	-0.87	-1.32
right before:therapeutic exercis	-0.04	-0.26	-0.07	-0.11	0.46
right before:tin :	-0.15	-1.03	-0.57	-0.89	1.69
right before:total for claim	-0.07	0.6	-0.05	-0.13	-0.49
right before:under section	-0.06	-0.24	-0.1	-0.18	0.57
right before:us within	-0.01	-0.06	-0.03	-0.05	0.16
right before:writ within	-0.02	-0.06	-0.04	-0.06	0.18
right before:you have	-0.04	-0.12	-0.07	-0.12	0.33
shape:9	-1.48	-0.99	0.92	-0.67	0.99
shape:9 9	-0.93	-2.85	-1.84	-2.85	4.07
shape:9 9 9	-1.05	-2.58	-1.83	-2.41	3.44
shape:9 9 9 9	-0.11	-0.07	-0.17	1.33	-1.59
shape:9-9	-2.28	-0.51	1.57	-2.33	0.55
shape:9-9-9	-1.4	2.38	-1.53	-2.55	-0.77
shape:9-9-9-9	-0.85	0.04	-1.08	-3.31	1.86
shape:9-9-A	-0.32	1.1	0.8	-1.34	-1.28
shape:9-9-A-9	-0.08	0.78	-0.09	-0.2	-0.59
shape:9-A	-0.38	-0.01	0.41	-0.1	-0.58
shape:9-A-9	1.19	1.69	-1.55	-1.52	-1.81
shape:9A	-0.17	0.41	-0.2	0.07	-0.19
shape:9A9	-1.17	1.62	-0.38	-1.05	-0.98
shape:9A9-A9-A	-0.48	-3.13	-0.93	3.65	-2.83
shape:9A9A	-0.05	1.09	-0.09	-0.9	-0.88
shape:9A9A9A9	-0.34	-2.12	-0.76	1.98	-1.46
shape:A 9	-0.67	-3.47	-1.23	-0.93	2.86
shape:A 9 9	-0.36	-2.3	-0.92	0.59	0.81
shape:A 9 9 9	-0.38	-2.08	-1.18	2.39	-1.72
shape:A 9-9-9	-0.2	0.03	-0.41	0.89	-1.21
shape:A 9A9A9A	-0.2	-1.59	-0.26	-2.28	2.43
shape:A-9	1.3	0.69	-0.97	-2.45	0
shape:A-9-9	0.53	0.96	-2.43	-0.64	-0.55
shape:A-9-9-9	-0.53	-0.16	-1.12	1.71	-1.74
shape:A-A-9	-0.35	-1.3	-0.65	-1.73	2.29
shape:A-A-9-9	-0.08	-0.69	-0.28	-0.36	0.98
shape:A9	0.37	-1.17	-2.32	1.53	-0.41
shape:A9 9	-0.42	0.15	-0.48	1.41	-1.89
shape:A9-9	1.39	0.5	-2.11	0.02	-1.3
shape:A9-9-9	-0.69	0.52	-0.9	0.99	-1.38
shape:A9A9	-0.23	-1.18	-0.31	0.19	0.91
top:12 lines	-0.55	-0.44	0.1	-0.13	0.41
top:6 lines	-0.2	-0.07	0.12	0.2	-0.53
top:below	-0.2	-1.11	-1.87	-0.76	1.68
top:letterhead	0.07	0.19	-1.31	-0.5	0.44
twice	1.46	-0.14	-2.76	-0.02	-0.27
`;
