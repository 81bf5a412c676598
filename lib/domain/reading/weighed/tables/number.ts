/** Made by npm run eval:fit; not to be edited. */
export const NUMBER_TABLE = `
sign	authorization_number	claim_number	group_number	member_id	other
base	-2.56	-0.71	-1.58	-0.57	0.9
after 1::	-0.19	-0.79	-0.32	-0.84	1.72
after 1:<5>	-0.13	-1.26	-0.54	-0.54	1.79
after 1:<d>	-0.06	1.06	-0.08	-0.46	-0.81
after 1:<m>	-0.11	-0.55	-0.22	-0.44	1.06
after 1:<n>	1.02	-2.76	0.07	-2.17	2.21
after 1:a	-0.05	-0.21	-0.08	-0.17	0.5
after 1:amount	-0.01	0.23	-0.05	-0.06	-0.12
after 1:and	-0.09	-0.36	-0.19	-0.54	0.98
after 1:atlanta	-0.04	-0.18	-0.17	-0.39	0.64
after 1:calendar	-0.03	-0.09	-0.05	-0.08	0.24
after 1:charg	-0.02	-0.24	-0.09	-0.1	0.45
after 1:chattanooga	-0.01	-0.07	-0.04	-0.04	0.16
after 1:claim	-0.47	-2.29	0.97	1.45	-1.21
after 1:date	-0.22	1.72	-0.41	-0.22	-1.6
after 1:day	-0.27	-0.96	-0.41	-0.62	1.59
after 1:e	-0.09	-0.54	-0.69	-0.56	1.14
after 1:for	-0.74	0.9	-0.68	0.58	-0.91
after 1:gp	-0.04	-0.32	-0.14	-0.17	0.61
after 1:group	-0.08	-0.41	-0.21	0.64	-0.39
after 1:health	-0.04	0.82	-0.15	-0.22	-0.75
after 1:is	-0.04	-0.11	-0.04	-0.06	0.24
after 1:member	-0.07	-0.83	-0.17	-0.33	0.97
after 1:offic	-0.02	-0.18	-0.07	-0.1	0.37
after 1:on	-0.1	0.04	-0.37	-0.56	0.46
after 1:or	-0.02	-0.06	-0.06	-0.08	0.21
after 1:patient	-0.29	-0.49	-0.55	0.61	-0.05
after 1:provider	-0.17	1	-0.57	-0.81	-0.28
after 1:referenc	-0.05	-0.5	-0.16	1.53	-1.52
after 1:request	-0.06	1.13	-0.38	-0.51	-0.69
after 1:salt	-0.06	-0.07	-0.08	-0.07	0.23
after 1:servic	-0.25	1.07	-0.55	-1.17	-0.2
after 1:statu	-0.03	0.69	-0.08	-0.26	-0.52
after 1:tampa	-0.03	-0.08	-0.06	-0.09	0.24
after 1:the	-0.11	0.86	-0.18	-0.44	-0.48
after 1:w	-0.04	-0.27	-0.28	-0.44	0.78
after 1:was	-0.13	-0.4	-0.15	-0.54	0.72
after 1:we	-0.06	0.57	-0.07	-0.1	-0.39
after 1:x	-0.05	-0.24	-0.22	-0.19	0.64
after 1:your	-0.08	0	0.93	0.61	-1.32
after 2::	-0.5	0.01	0.22	0.32	-0.5
after 2:<5>	-0.16	0.17	-0.3	-0.12	0.18
after 2:<d>	-0.19	-1.06	-0.62	-0.01	0.65
after 2:<m>	-0.07	0.42	-0.14	-0.21	-0.11
after 2:<n>	-0.46	-1.23	0.41	1.06	-0.73
after 2:a	0.88	-0.22	-0.25	-0.74	-0.61
after 2:after	-0.06	-0.36	-0.13	-0.18	0.71
after 2:an	-0.15	-0.09	-0.18	0.52	-0.36
after 2:benefit	-0.04	-0.17	-0.09	-0.16	0.44
after 2:bill	-0.04	-0.18	-0.08	-0.18	0.47
after 2:by	-0.07	1.21	-0.2	-0.4	-1.04
after 2:charg	-0.02	-0.12	-0.07	-0.05	0.25
after 2:claim	-0.1	-0.25	-0.22	-0.94	0.71
after 2:control	-0.02	-0.38	-0.19	-0.06	0.51
after 2:date	-0.12	0.62	-0.17	-0.89	-0.01
after 2:day	-0.02	-0.08	-0.04	-0.07	0.22
after 2:fl	-0.03	-0.09	-0.07	-0.1	0.26
after 2:for	-0.07	0.94	-0.08	-0.26	-0.77
after 2:from	-0.11	-1.38	-0.21	-0.43	1.65
after 2:ga	-0.04	-0.18	-0.17	-0.39	0.65
after 2:id	-0.02	-0.22	-0.09	0.68	-0.49
after 2:ky	-0.02	-0.05	-0.04	-0.07	0.18
after 2:lake	-0.06	-0.07	-0.08	-0.07	0.23
after 2:name	-0.04	0.11	-0.15	-0.25	0.21
after 2:no	-0.12	-0.47	-0.3	0.73	-0.33
after 2:not	-0.03	-0.06	-0.04	-0.08	0.21
after 2:number	-0.17	-0.1	-0.64	1.31	-1.07
after 2:ny	-0.01	-0.08	-0.05	-0.04	0.18
after 2:oak	-0.03	-0.2	-0.34	-0.2	0.66
after 2:of	-0.35	1.59	-0.59	-0.5	-0.76
after 2:on	-0.04	0.44	-0.1	-0.08	-0.27
after 2:patient	-0.1	-0.52	0.87	0.98	-1.44
after 2:provider	-0.05	-0.68	0.85	0.26	-1.03
after 2:request	-0.1	1.87	-0.25	-0.13	-1.85
after 2:sc	-0.05	-0.13	-0.07	-0.08	0.3
after 2:servic	-0.12	1.44	-0.19	-0.67	-1.04
after 2:st	-0.03	-0.22	-0.2	-0.43	0.81
after 2:street	-0.02	-0.12	-0.11	-0.2	0.43
after 2:the	-0.27	-1.51	-0.25	0.37	0.59
after 2:tn	-0.01	-0.07	-0.05	-0.04	0.17
after 2:to	-0.03	-0.13	-0.06	-0.17	0.37
after 2:visit	-0.02	-0.19	-0.11	-0.11	0.42
after 2:we	-0.08	-0.57	-0.47	-0.37	1.2
after 2:with	-0.04	-0.15	-0.13	-0.14	0.43
after a colon	-0.6	0.76	-0.37	0.41	-0.87
after::	-1	-0.16	0.48	0.64	-0.7
after:<5>	-0.58	-1.07	0.8	0.22	-0.07
after:<d>	-0.55	0.55	-1.26	0.97	-1.1
after:<m>	-0.41	0.43	-0.93	-0.52	0.65
after:<month>	-0.22	-0.33	-0.34	-0.04	0.39
after:<n>	0.5	-1.46	-0.45	-0.17	0.68
after:a	0.82	-0.01	-0.54	-1.06	-0.38
after:after	-0.09	-0.42	-0.16	-0.24	0.86
after:amount	-0.05	-0.25	-0.14	-0.09	0.45
after:an	0.94	-0.47	-0.27	0.39	-1.05
after:and	-0.11	-0.42	-0.22	-0.59	1.11
after:appeal	-0.22	-0.89	-0.3	0.61	0.47
after:are	-0.08	-0.23	-0.1	-0.29	0.62
after:at	-0.03	-0.17	-0.07	-0.1	0.35
after:atlanta	-0.04	-0.18	-0.17	-0.39	0.64
after:ave	-0.05	-0.37	-0.39	-0.54	1.04
after:becaus	-0.05	-0.22	-0.05	-0.15	0.46
after:benefit	-0.1	0.34	-0.17	-0.29	0.01
after:bill	-0.09	-0.46	0.91	0.17	-1.03
after:by	-0.11	1.34	-0.28	-0.56	-0.95
after:ca	-0.01	-0.06	-0.06	-0.06	0.2
after:calendar	-0.03	-0.09	-0.05	-0.08	0.24
after:charg	-0.08	0.03	-0.25	-0.33	0.55
after:chattanooga	-0.01	-0.07	-0.04	-0.04	0.16
after:city	-0.06	-0.07	-0.08	-0.07	0.23
after:claim	-0.59	-2.08	0.88	1.07	-0.68
after:co	-0.12	-0.77	-0.41	-0.53	1.39
after:control	-0.02	-0.38	-0.19	-0.06	0.51
after:cpt	-0.11	0.6	-0.1	0.77	-1.32
after:date	-0.42	1.48	-0.63	-0.98	-0.33
after:day	-0.29	-1.03	-0.43	-0.73	1.76
after:decision	-0.02	0.3	-0.06	-0.13	-0.1
after:deny	-0.09	0.65	-0.16	-0.63	-0.07
after:dos	-0.03	1.13	-0.08	0.94	-1.75
after:dr	-0.02	-0.14	-0.13	-0.13	0.36
after:e	-0.09	-0.17	-0.7	-0.57	0.93
after:erisa	-0.04	-0.17	-0.06	-0.13	0.39
after:fax	-0.04	-0.14	-0.05	-0.14	0.34
after:finaliz	-0.05	1.23	-0.08	-0.26	-1.15
after:fl	-0.03	-0.09	-0.07	-0.1	0.26
after:for	0.68	1.24	-1.03	0.57	-1.83
after:from	-0.14	-1.44	-0.29	-0.51	1.8
after:ga	-0.04	-0.18	-0.17	-0.39	0.65
after:gp	-0.06	-0.59	-0.25	-0.16	0.95
after:group	-0.08	-0.41	-0.21	0.64	-0.39
after:has	-0.05	0.54	-0.07	-0.1	-0.42
after:health	-0.11	0.15	-0.49	-0.66	0.23
after:id	-0.05	0.25	-0.13	1.12	-1.25
after:injection	-0.02	-0.38	-0.11	-0.19	0.65
after:injury	-0.06	0.94	-0.13	-0.35	-0.79
after:is	-0.15	0.37	-0.26	-0.26	0.04
after:ky	-0.02	-0.05	-0.04	-0.07	0.18
after:l	-0.03	-0.17	-0.1	-0.2	0.48
after:lake	-0.09	0.74	-0.24	-0.31	-0.49
after:letter	-0.03	-0.09	-0.03	-0.07	0.22
after:maximum	-0.12	-0.68	-0.18	-0.29	1.06
after:medicar	-0.08	0.61	-0.2	-0.39	-0.09
after:member	-0.19	-0.09	-0.25	-0.72	0.46
after:name	-0.1	-0.21	-0.37	0.96	-0.79
after:no	-0.12	-0.47	-0.3	0.73	-0.33
after:not	-0.23	-0.81	-0.31	-0.55	1.5
after:notic	-0.06	-0.97	-0.08	-0.48	1.08
after:number	-0.26	-1.32	0.41	1.01	-0.44
after:ny	-0.03	0.17	-0.07	-0.08	0
after:oak	-0.03	-0.2	-0.34	-0.2	0.66
after:of	-0.57	0.02	-0.8	-0.31	0.63
after:offic	-0.04	0.18	-0.09	-0.21	0.13
after:on	-0.26	-0.41	-0.63	-0.08	0.66
after:or	-0.05	-0.16	-0.12	-0.23	0.51
after:our	-0.05	0.16	-0.07	0.57	-0.7
after:pa	-0.04	-0.07	-0.2	0.48	-0.21
after:paid	-0.05	-1.19	-0.06	-0.21	1.29
after:patient	-0.41	-0.36	0.51	1.19	-0.97
after:pay	-0.07	-0.21	-0.07	-0.15	0.45
after:plan	-0.07	0.72	-0.19	-0.58	-0.45
after:procedur	0.94	0.71	-0.18	-0.86	-1.27
after:provider	-0.22	0.64	0.52	-0.39	-0.89
after:rd	-0.05	-0.27	-0.22	-0.42	0.84
after:receipt	-0.04	-0.12	-0.06	-0.1	0.31
after:receiv	-0.09	-0.57	-0.22	0.82	-0.46
after:referenc	-0.05	-0.5	-0.16	1.53	-1.52
after:request	-0.17	2.35	-0.62	-0.57	-2.07
after:s	-0.02	0.44	-0.15	-0.16	-0.12
after:salt	-0.06	-0.07	-0.08	-0.07	0.23
after:sc	-0.05	-0.13	-0.07	-0.08	0.3
after:servic	-0.64	2.09	-1.07	-1.09	-0.8
after:spine	-0.02	-0.1	-0.12	-0.12	0.32
after:st	-0.08	-0.34	-0.3	-0.62	1.14
after:statu	-0.03	0.69	-0.08	-0.26	-0.52
after:ste	-0.02	-0.13	-0.32	-0.2	0.6
after:street	-0.02	-0.12	-0.11	-0.2	0.43
after:tampa	-0.03	-0.08	-0.06	-0.09	0.24
after:the	-0.54	-0.28	-0.65	-0.26	0.76
after:therapy	-0.13	-0.14	-0.26	0.58	-0.48
after:thi	-0.13	-0.39	-0.18	-0.28	0.92
after:tn	-0.01	-0.07	-0.05	-0.04	0.17
after:to	-0.09	0.4	-0.23	-0.3	0.05
after:total	-0.04	-0.18	-0.15	-0.13	0.48
after:treat	-0.06	0.91	-0.14	-0.26	-0.74
after:ut	-0.06	-0.07	-0.09	-0.07	0.23
after:vandermeer	-0.06	0.47	-0.09	0.27	-0.65
after:visit	-0.08	0.72	-0.24	-0.5	-0.1
after:w	-0.04	-0.27	-0.28	-0.44	0.78
after:wa	-0.02	-0.1	-0.06	-0.12	0.29
after:was	-0.21	-0.38	-0.27	-0.72	0.95
after:we	-0.13	0.1	-0.53	-0.46	0.63
after:with	-0.09	-0.26	-0.21	-0.33	0.82
after:x	-0.05	-0.24	-0.22	-0.19	0.64
after:you	-0.06	-0.15	-0.09	-0.14	0.41
after:your	-0.19	0.19	0.81	0.25	-0.98
alone on its line	-1.74	-0.24	0.98	0.04	-0.37
before 1::	-0.55	0.13	-0.26	0.54	-0.49
before 1:<5>	-0.18	-0.59	-0.62	-0.07	1.07
before 1:<d>	-0.64	0.28	-1.16	-2.65	1.48
before 1:<m>	-0.34	-1.5	-0.59	-1.86	2.88
before 1:<n>	0.49	-0.58	-2.91	-2.43	1.81
before 1:acnt	-0.17	-0.75	-0.57	-1	1.56
before 1:acupunctur	-0.03	-0.14	-0.12	-0.16	0.43
before 1:and	-0.04	-0.16	-0.1	-0.16	0.45
before 1:at	-0.07	-0.51	-0.07	-0.45	0.91
before 1:authoriz	1.74	0.44	-0.56	-1.04	-1.92
before 1:box	-0.21	-0.67	-0.55	-0.57	1.55
before 1:call	-0.08	-0.47	-0.11	-0.42	0.88
before 1:check	-0.06	-0.3	-0.2	-0.41	0.76
before 1:chiropractic	-0.05	-0.59	-0.7	-0.32	1.12
before 1:claim	-0.99	2.99	-1.57	-3.13	-2.26
before 1:co	-0.11	-0.44	-0.33	-0.48	1.09
before 1:code	-0.24	-1.04	0.94	-1.02	-0.15
before 1:cpt	-0.12	-0.47	-0.55	-0.38	1.23
before 1:d	-0.03	-0.2	-0.17	-0.21	0.58
before 1:date	-0.06	-0.29	-0.32	-0.27	0.77
before 1:fax	-0.09	-0.55	-0.19	-0.43	0.87
before 1:for	-0.05	-0.1	-0.11	-0.16	0.42
before 1:form	-0.12	-0.77	-0.23	-0.77	1.29
before 1:group	-0.4	-2.16	2.01	-1.67	-1
before 1:guidelin	-0.07	-0.31	-0.08	-0.24	0.56
before 1:have	-0.05	-0.16	-0.1	-0.17	0.46
before 1:icn	-0.36	1.94	-0.94	-2.61	-1.32
before 1:id	-0.91	-1.42	-2.76	1.68	-0.78
before 1:is	-0.12	-0.35	-0.14	1.53	-1.51
before 1:licens	-0.08	-0.71	-0.4	-0.9	1.31
before 1:llc	-0.08	-0.68	1.11	-0.79	-0.8
before 1:mid	-0.2	-1.31	-0.48	0.88	-0.48
before 1:no	-0.94	0.77	0.78	0.72	-2.17
before 1:npi	-0.12	-1.73	-0.85	-1.26	2.38
before 1:number	-0.88	0.47	-2.22	2.27	-2.29
before 1:procedur	-0.15	-0.36	-0.29	-0.33	0.64
before 1:remark	-0.09	-0.6	-0.19	-0.23	0.93
before 1:section	-0.07	-0.27	-0.13	-0.27	0.71
before 1:servic	-0.09	-0.41	-0.25	-0.44	1.03
before 1:therapy	-0.09	-0.62	-0.38	-0.67	1.38
before 1:tin	-0.05	-0.77	-0.29	-0.57	1.14
before 1:visit	-0.06	-0.31	-0.25	-0.19	0.71
before 1:with	-0.02	-0.08	-0.04	-0.08	0.21
before 1:within	-0.23	-0.73	-0.34	-0.47	1.23
before 2::	-0.34	0.19	-1.3	-2.66	2.41
before 2:<5>	-0.07	0.6	-0.22	-0.23	-0.21
before 2:<d>	-0.01	-0.1	-0.04	-0.05	0.2
before 2:<m>	-0.03	-0.06	-0.07	-0.09	0.25
before 2:<n>	-0.46	0.89	1.48	-1.61	-1.38
before 2:about	-0.13	0.99	-0.12	-0.23	-0.96
before 2:account	-0.27	1.89	-1.54	-1.42	-1.32
before 2:acct	-0.1	-1.02	-0.4	-1.05	1.53
before 2:appeal	-0.1	-0.9	-0.26	-0.8	1.41
before 2:bill	-0.12	-0.87	-0.68	-1.16	1.59
before 2:by	-0.05	-0.22	-0.07	-0.21	0.5
before 2:case	-0.18	0.8	-0.6	-1.41	-0.19
before 2:claim	-0.64	2.82	-1.58	-3.09	-1.66
before 2:code	-0.05	-0.46	-0.53	-0.68	1.16
before 2:control	-0.23	0.04	-0.69	-1.41	0.49
before 2:cpt	-0.02	-0.27	-0.15	-0.19	0.6
before 2:eft	-0.07	-0.41	-0.41	-0.56	1.13
before 2:fax	-0.08	-0.77	-0.25	-0.57	1.18
before 2:filed	-0.04	-0.12	-0.06	-0.07	0.27
before 2:for	-0.12	0.28	-0.14	-0.29	0.09
before 2:group	-0.27	-1.51	2.6	-1.48	-2.31
before 2:hear	-0.03	-0.1	-0.04	-0.07	0.23
before 2:icn	-0.03	1.2	-0.17	-0.8	-1.01
before 2:id	-0.84	-1.28	-1.52	0.96	0.14
before 2:medicar	-0.12	-0.93	-0.23	1.27	-0.97
before 2:member	-0.39	-2.21	-0.96	2.42	-1.89
before 2:no	-0.54	0.24	-0.16	-0.45	0.1
before 2:npi	-0.06	-1.02	-0.5	-1.09	1.88
before 2:number	0.34	-0.23	-0.7	0.44	-0.28
before 2:o	-0.14	-0.27	-0.27	-0.29	0.77
before 2:of	-0.06	0.88	-0.1	-0.18	-0.67
before 2:offic	-0.05	-0.29	-0.2	-0.41	0.83
before 2:patient	-0.12	-0.66	-0.49	-0.33	1.03
before 2:pay	-0.2	0.35	-0.57	-1.13	0.62
before 2:physical	-0.05	-0.42	-0.17	-0.45	0.91
before 2:po	-0.12	-0.52	-0.37	-0.4	1.24
before 2:policy	-0.08	-1.18	1.24	0.83	-1.76
before 2:procedur	-0.03	-0.49	-0.16	-0.35	0.84
before 2:provider	-0.11	-0.66	-0.55	-0.87	1.43
before 2:receiv	-0.01	-0.11	-0.02	-0.03	0.17
before 2:reconsider	-0.12	0.45	-0.15	-0.18	-0.14
before 2:referenc	-0.14	1.67	-0.88	-1.55	-0.82
before 2:rem	-0.08	-0.29	-0.09	-0.49	0.84
before 2:remark	-0.04	-0.18	-0.09	-0.21	0.47
before 2:request	-0.09	1.27	-0.35	-1.12	-1
before 2:review	-0.03	-0.26	-0.05	-0.16	0.43
before 2:servic	-0.06	-0.75	-0.31	-0.63	1.43
before 2:speech	-0.02	-0.13	-0.15	-0.13	0.38
before 2:subscriber	-0.25	-1.48	-1.43	0.65	0.32
before 2:tax	-0.13	-1.04	-0.5	-1.39	1.86
before 2:tin	-0.04	-0.9	-0.52	-0.75	1.46
before 2:under	-0.07	-0.24	-0.15	-0.2	0.64
before 2:us	-0.02	-0.06	-0.03	-0.06	0.16
before 2:you	-0.05	-0.16	-0.09	-0.17	0.45
before 3::	-0.17	-0.37	1.07	-0.79	-0.55
before 3:<5>	-0.19	-1.58	-0.22	-0.67	1.92
before 3:<d>	-0.1	0.38	-0.53	-0.73	0.05
before 3:<m>	-0.03	-0.22	-0.11	-0.41	0.69
before 3:<n>	1.19	-0.02	0.21	-2.82	-0.49
before 3:a	-0.19	1.12	-0.4	-0.73	-0.73
before 3:action	-0.04	-0.18	-0.07	-0.14	0.42
before 3:an	-0.02	-0.1	-0.05	-0.07	0.24
before 3:and	-0.04	-0.24	-0.1	-0.13	0.49
before 3:appeal	-0.25	-1.84	-0.9	-2.05	2.71
before 3:be	-0.06	-0.22	-0.08	-0.11	0.46
before 3:benefit	-0.05	-0.79	-0.34	1.01	-0.7
before 3:case	-0.36	1.18	-1.21	-2.68	0.3
before 3:center	-0.06	0.68	-0.09	-0.29	-0.41
before 3:check	-0.11	-0.97	-0.63	-1.09	1.88
before 3:claim	-0.85	0.96	-1.54	-3.88	0.54
before 3:control	-0.19	1.04	-0.43	-1.17	-0.44
before 3:cpt	-0.01	-0.1	-0.05	-0.05	0.21
before 3:determin	-0.03	0.9	-0.11	-0.31	-0.84
before 3:disput	-0.06	-1.68	-0.29	-1.47	1.86
before 3:enrolle	-0.06	-1.07	-0.15	1.33	-0.96
before 3:fair	-0.03	-0.09	-0.04	-0.06	0.21
before 3:fax	-0.06	-0.33	-0.12	-0.09	0.54
before 3:for	-0.08	0.39	-0.24	-0.29	-0.02
before 3:group	-0.24	-1.05	2.3	-2.22	-1.46
before 3:id	-0.13	-1.04	-0.65	-1.58	2.02
before 3:identific	-0.17	-1.38	-0.55	1.43	-0.61
before 3:letter	-0.15	-0.92	-0.46	-1.65	1.73
before 3:medicaid	-0.11	-0.83	-0.5	1.32	-0.44
before 3:medicar	-0.13	-1.42	-0.48	1.84	-1.39
before 3:member	-0.53	-2.55	-1.32	0.25	1.23
before 3:no	-0.02	-0.11	-0.08	-0.06	0.26
before 3:number	-0.08	0.67	-0.15	-0.78	0.16
before 3:of	-0.07	-0.13	-0.09	-0.13	0.38
before 3:p	-0.14	-0.27	-0.27	-0.29	0.77
before 3:patient	-0.31	-0.3	-1.43	-0.9	1.18
before 3:pay	-0.09	-1.14	-0.24	-1.43	1.92
before 3:payee	-0.01	-0.24	-0.12	-0.22	0.52
before 3:plan	-0.06	0.87	-0.3	-0.33	-0.81
before 3:policy	-0.15	-1.22	-0.65	0.51	0.51
before 3:procedur	-0.04	-0.76	-0.26	-0.12	1.08
before 3:provider	-0.1	-0.49	-0.32	-0.81	1.1
before 3:referenc	-0.17	2.42	-0.49	-1.56	-1.98
before 3:request	-0.15	0.83	-0.46	-2.01	0.53
before 3:review	-0.09	-0.7	-0.27	-1.21	1.26
before 3:servic	-0.02	-0.09	-0.09	-0.1	0.28
before 3:subscriber	-0.08	-1.22	-0.65	2.03	-1.7
before 3:tax	-0.02	-0.52	-0.16	-0.83	1.13
before 3:the	-0.12	0.31	-0.17	-0.24	0.12
before 3:therapy	-0.04	-0.23	-0.77	-0.14	0.93
before 3:thi	-0.05	-0.4	-0.04	-0.09	0.51
before 3:to	-0.02	-0.07	-0.04	-0.08	0.22
before 3:total	-0.06	0.46	-0.06	-0.13	-0.33
before 3:track	-0.08	1.01	-0.29	-1.27	-0.33
before 3:unit	1	-0.43	-0.09	-0.25	-0.93
before 3:valley	-0.06	-0.43	-0.19	-0.59	0.86
before::	-0.69	0.25	-0.05	-0.02	-0.12
before:<5>	-0.42	-0.51	-1.06	-0.83	1.79
before:<d>	-0.73	0.51	-1.55	-3.11	1.36
before:<m>	-0.46	-1.87	-0.85	-0.36	1.72
before:<month>	-0.18	0.71	-0.48	-0.56	-0.12
before:<n>	-0.01	0.73	0.05	-2.5	0.27
before:a	-0.38	0.76	-0.84	-0.29	-0.24
before:about	-0.16	1.38	-0.15	-0.35	-1.36
before:account	-0.64	2.35	0.76	-1.84	-2.3
before:acct	-0.19	-1.24	-0.68	-1.2	1.8
before:acnt	-0.17	-0.75	-0.57	-1	1.56
before:action	-0.04	-0.18	-0.07	-0.14	0.42
before:acupunctur	-0.04	0.27	-0.14	-0.18	0.06
before:adjust	-0.07	-0.44	-0.26	-0.48	1.08
before:an	-0.06	-0.19	-0.1	-0.17	0.47
before:and	-0.2	0.29	-0.37	-0.54	0.27
before:appeal	-0.34	-2.5	-1.02	-2.44	3.51
before:as	-0.05	0.38	-0.06	-0.13	-0.16
before:ask	-0.12	-0.2	-0.12	-0.21	0.41
before:at	-0.1	-0.14	-0.16	-0.66	0.87
before:authoriz	2.68	0.47	-0.95	-2.37	-2.82
before:b	-0.15	-1	-0.42	0.72	0.25
before:be	-0.07	-0.25	-0.1	-0.16	0.55
before:bellweather	-0.09	-0.49	-0.2	0.38	0.12
before:benefit	-0.11	-1.19	-0.51	0.87	-0.08
before:bill	-0.17	-1.29	-0.9	-1.74	2.19
before:box	-0.22	-0.68	-0.58	-0.58	1.6
before:bring	-0.04	-0.18	-0.07	-0.14	0.42
before:by	-0.12	-0.43	-0.18	-0.44	0.99
before:c	-0.01	-0.04	-0.06	-0.05	0.17
before:call	-0.13	-0.61	-0.13	-0.68	1.27
before:care	-0.1	-0.82	-0.18	-0.49	1.21
before:case	-0.53	1.53	-1.67	-3.3	0.02
before:center	-0.08	0.23	-0.19	-0.51	0.36
before:charg	-0.1	-0.41	-0.19	0.95	-0.65
before:check	-0.18	-1.44	-1.04	-1.62	2.63
before:chiropractic	-0.09	-0.84	-0.77	-0.43	1.41
before:civil	-0.04	-0.18	-0.07	-0.14	0.42
before:claim	-1.37	4	-2.49	-4.79	-1.93
before:clm	-0.27	1.33	-0.73	-2.65	-0.21
before:co	-0.17	-0.62	-0.4	-0.61	1.37
before:code	-0.3	-1.4	0.74	-0.93	0.43
before:company	-0.08	-0.23	-0.16	-0.2	0.54
before:control	-0.41	0.86	-1.05	-2.2	-0.02
before:cover	-0.05	-0.52	0.94	-0.38	-0.81
before:coverag	-0.06	0.71	-0.16	-0.36	-0.46
before:cpt	-0.14	-0.78	-0.72	-0.58	1.76
before:cr	-0.11	0.46	-0.48	-0.92	0.26
before:customer	-0.05	-0.7	-0.14	0.1	0.6
before:d	-0.1	0.17	-0.3	0.57	-0.46
before:date	-0.18	-0.72	-0.79	-0.96	1.27
before:day	-0.06	-0.24	-0.07	-0.14	0.47
before:decision	-0.11	-0.59	-0.18	-0.53	1.15
before:denial	-0.07	1.12	-0.14	-0.76	-0.96
before:deny	-0.14	-0.04	-0.32	-0.71	0.93
before:depart	-0.05	-0.32	-0.07	-0.19	0.58
before:determin	-0.04	0.86	-0.13	-0.36	-0.71
before:disput	-0.09	-1.73	-0.41	-1.52	2.02
before:dob	-0.04	0.91	-0.16	0.62	-1.29
before:document	-0.05	-0.7	-0.08	-0.7	1.03
before:doe	-0.17	-0.7	-0.18	-0.64	1.12
before:dorian	-0.02	0.77	-0.04	-0.18	-0.59
before:e	-0.19	-1.5	-0.26	-0.68	1.88
before:eft	-0.15	-0.98	-0.68	-1.41	2.21
before:enroll	-0.08	-0.75	0.92	0.28	-0.96
before:enrolle	-0.08	-1.19	-0.27	1.85	-1.52
before:exercis	-0.06	-0.25	-0.06	-0.1	0.41
before:fair	-0.03	-0.09	-0.04	-0.07	0.23
before:farrowby	-0.03	0.98	-0.07	-0.34	-0.8
before:fax	-0.22	-1.36	-0.52	-0.94	1.89
before:file	-0.08	1.4	-0.25	-0.98	-1.1
before:filed	-0.04	-0.12	-0.06	-0.07	0.27
before:for	-0.52	-0.05	-0.85	0.61	-0.14
before:form	-0.13	-0.82	-0.24	-0.77	1.34
before:grievanc	-0.02	-0.07	-0.03	-0.05	0.17
before:group	-0.87	-3.38	4	-3.95	-2.39
before:guidelin	-0.08	-0.33	-0.08	-0.24	0.58
before:have	-0.09	-0.66	-0.13	-0.34	1.07
before:hcpc	-0.04	-0.25	-0.17	-0.41	0.8
before:health	-0.12	-1.02	-0.47	1.03	-0.27
before:hear	-0.03	-0.1	-0.04	-0.08	0.25
before:holly	-0.01	0.12	-0.04	0.35	-0.44
before:icn	-0.43	1.63	-1.33	-0.54	-1.6
before:id	-1.37	-1.89	-0.14	1.46	-0.45
before:identific	-0.47	-2.11	-1.23	1.97	-0.54
before:imag	-0.03	-0.55	-0.11	-0.2	0.76
before:in	-0.04	-0.26	-0.06	-0.13	0.47
before:inc	-0.05	-0.38	-0.24	-0.58	0.83
before:independent	-0.05	-0.09	-0.1	-0.11	0.31
before:injection	-0.01	-0.06	-0.12	-0.07	0.26
before:insuranc	-0.02	-0.1	-0.06	-0.12	0.3
before:is	-0.28	-0.41	-0.44	1.15	-0.81
before:it	0.95	-0.97	-0.1	-0.47	-0.57
before:ivorson	-0.06	-0.26	-0.09	-0.31	0.54
before:j	-0.04	-0.29	-0.31	0.27	0.29
before:jasper	-0.08	0.52	-0.17	-0.71	0.25
before:jessamin	-0.03	1.01	-0.07	-0.33	-0.83
before:juniper	-0.02	-0.13	-0.08	-0.21	0.42
before:larkspur	-0.05	1.09	-0.1	-0.73	-0.6
before:letter	-0.22	-1.08	-0.55	-2.12	2.1
before:level	-0.02	-0.05	-0.04	-0.06	0.16
before:licens	-0.11	-0.87	-0.43	-0.98	1.5
before:llc	-0.15	0.17	1.04	-0.97	-0.94
before:local	-0.03	-0.08	-0.05	-0.09	0.24
before:lumbar	-0.02	-0.12	-0.17	-0.13	0.43
before:manag	-0.04	-0.29	-0.07	-0.18	0.53
before:marisol	-0.04	-0.05	-0.07	-0.43	0.53
before:may	-0.07	-0.36	-0.16	-0.19	0.76
before:mbi	-0.11	-1.46	-0.48	1.82	-1.55
before:medicaid	-0.15	-1.02	-0.62	2.4	-1.51
before:medical	-0.1	-0.24	-0.36	1.15	-1.13
before:medicar	-0.29	-1.89	-0.83	2.15	-1.09
before:member	-1.11	-3.6	-2.24	2.27	-0.47
before:mid	-0.2	-1.31	-0.48	0.88	-0.48
before:moa	-0.08	-0.17	-0.05	-0.34	0.6
before:must	-0.15	-0.31	-0.17	-0.21	0.54
before:n	-0.1	0.49	-0.23	-1.38	1.06
before:nail	-0.02	-0.05	-0.04	-0.06	0.16
before:name	-0.12	-0.87	1.21	-0.78	-0.62
before:no	-1.26	0.83	0.67	0.27	-1.61
before:not	-0.37	0.25	0.76	-1.18	-0.34
before:npi	-0.21	-2.57	-1.39	-2.15	3.53
before:number	0.76	-0.02	-0.5	1.18	-1.37
before:o	-0.19	-0.37	-0.34	-0.35	0.95
before:of	0.72	-0.68	-0.84	-0.33	0.23
before:offic	-0.06	-0.32	-0.24	-0.45	0.93
before:on	-0.15	0.62	-0.24	-0.27	-0.31
before:or	-0.07	-0.37	-0.13	-0.35	0.78
before:organiz	-0.07	-0.29	-0.12	-0.23	0.58
before:our	-0.18	0.92	-0.35	1.3	-1.89
before:p	-0.16	-0.35	-0.3	-0.42	0.92
before:paid	-0.02	-0.14	-0.07	-0.09	0.32
before:part	-0.02	-0.04	-0.05	-0.1	0.22
before:participant	-0.13	-1.76	-0.48	2.1	-1.81
before:patient	-0.57	-0.66	-1.96	0.13	0.89
before:pay	-0.31	-0.55	-0.83	-2.12	2.18
before:payee	-0.04	-0.52	-0.35	-0.61	1.18
before:payer	-0.1	1.87	-0.74	-1.58	-1.63
before:percival	-0.04	0.31	-0.11	-1.32	1.03
before:physical	-0.08	-0.54	-0.24	-0.59	1.1
before:plan	-0.32	-0.03	1.71	-0.44	-1.98
before:po	-0.16	-0.64	-0.52	-0.71	1.65
before:policy	-0.3	-1.81	0.83	0.37	-0.02
before:procedur	-0.2	-1.37	-0.64	-0.71	1.62
before:provider	-0.37	-1.81	-1.29	-2.18	3.08
before:ptan	-0.06	-1.11	-0.68	-1.26	1.72
before:quarl	-0.04	0.95	-0.07	-0.22	-0.9
before:quilla	-0.03	1.07	-0.05	-0.65	-0.78
before:re	-0.1	0.96	-0.24	-0.06	-0.47
before:reason	-0.06	-0.32	-0.21	-0.2	0.71
before:receiv	-0.03	0.39	-0.05	-0.1	-0.27
before:reconsider	-0.16	-0.47	-0.27	-0.98	0.95
before:record	-0.25	-1.11	-0.57	1.14	-0.44
before:referenc	-0.4	2.23	-1.45	-2.65	-1.05
before:rehab	-0.04	0.15	-0.14	-0.2	0.19
before:rem	-0.08	-0.29	-0.09	-0.49	0.84
before:remark	-0.13	-0.74	-0.27	-0.43	1.28
before:request	-0.31	1.75	-0.92	-2.65	-0.16
before:review	-0.17	-0.99	-0.42	-1.4	1.75
before:right	-0.02	-0.11	-0.1	-0.08	0.3
before:saskia	-0.09	-0.15	-0.13	0.77	-0.74
before:section	-0.08	-0.32	-0.14	-0.3	0.78
before:send	-0.05	-0.23	-0.04	-0.07	0.38
before:sent	-0.04	-0.13	-0.05	-0.07	0.28
before:servic	-0.3	-0.71	-1.13	0.24	0.83
before:skin	-0.06	-0.12	-0.1	-0.14	0.37
before:speech	-0.03	-0.21	-0.25	-0.15	0.56
before:spine	-0.06	-1.24	-0.3	-1.02	1.52
before:ssn	-0.04	-0.85	-0.32	-0.67	1.23
before:state	-0.03	-0.1	-0.04	-0.08	0.25
before:subject	-0.08	1.45	-0.08	-0.29	-1.29
before:subscriber	-0.33	-2.06	-1.83	1.84	-0.71
before:tax	-0.19	-1.71	-0.81	-2.5	2.87
before:that	-0.06	-0.19	-0.08	-0.2	0.51
before:the	0.73	-0.95	-0.72	0.01	-0.05
before:therapy	-0.2	0	-1.23	-1.04	1.27
before:thi	-0.17	-1.06	-0.2	0.4	0.84
before:tin	-0.09	-1.42	-0.78	-1.2	2.09
before:to	-0.16	-0.73	-0.24	0.27	0.37
before:total	-0.08	0.33	-0.21	-0.23	-0.03
before:track	-0.13	1.5	-0.74	-1.7	-0.45
before:under	0.97	-0.66	-0.25	-0.46	-0.62
before:unit	0.99	-0.45	-0.12	-0.27	-0.89
before:ursula	-0.02	0.12	-0.04	0.51	-0.6
before:us	-0.07	0.66	-0.11	-0.17	-0.46
before:valley	-0.08	-0.51	-0.36	-0.67	1.07
before:vendor	-0.1	-1.24	-1.66	-0.97	2.25
before:viggo	-0.03	0.94	-0.05	-0.58	-0.65
before:visit	-0.16	-1.05	-0.46	-0.61	1.76
before:was	0.9	-1.29	-0.4	-0.66	-0.11
before:we	-0.2	0.89	-0.21	-0.65	-0.35
before:wilhelmina	-0.06	-0.13	-0.11	1.21	-1.22
before:will	-0.13	1.17	-0.11	-0.25	-0.95
before:with	-0.09	0.07	-0.22	-0.26	0.43
before:within	-0.25	-0.81	-0.36	-0.52	1.34
before:x	-0.05	-0.13	-0.15	-0.17	0.45
before:yolanda	-0.01	0.55	-0.03	-0.09	-0.44
before:you	-0.18	0.2	-0.2	-0.38	0.25
before:your	-0.54	-1.3	-1.17	1.22	0.28
before:zellwood	-0.01	-0.02	-0.04	0.54	-0.52
begins its column	-0.37	0.43	-0.33	0.62	-0.86
columns:1	-0.56	-0.51	-1.16	-0.46	1.31
columns:2	0.15	-0.26	-0.19	-0.4	0.29
columns:3	-1.45	-0.44	0.91	-0.71	0.09
columns:4	-0.91	0.04	-1.71	0.43	0.05
heading 1::	-0.21	-0.07	0.52	1.36	-2.31
heading 1:acct	-0.17	-1.29	-0.39	-0.78	1.56
heading 1:allow	-0.11	-0.65	-0.31	-1.19	1.05
heading 1:benefit	-0.05	-0.32	0.66	0.13	-0.63
heading 1:bill	-0.14	-0.7	-0.44	0.62	-0.01
heading 1:claim	-1.24	3.57	-2	-4.88	-2.26
heading 1:code	-0.19	-1.02	-0.32	-0.98	1.87
heading 1:cpt	-0.11	-0.95	-0.18	-0.45	1.33
heading 1:description	-0.03	-0.14	-0.09	-0.12	0.38
heading 1:eob	-0.05	-0.5	-0.21	-0.82	1.2
heading 1:explan	-0.09	-0.41	0.6	0.03	-0.37
heading 1:from	-0.17	-1.66	-0.33	-0.88	1.97
heading 1:group	-0.07	-0.99	1.74	-0.85	-1.6
heading 1:health	-0.1	0.66	-0.41	-1	0.32
heading 1:healthcar	-0.01	-0.06	-0.05	-0.08	0.2
heading 1:icn	-0.24	2.24	-0.27	-1.84	-2
heading 1:id	-0.92	-2.64	-1.49	2.09	-1.09
heading 1:insuranc	-0.01	-0.16	-0.07	-0.67	0.77
heading 1:member	-0.45	-2.15	-0.67	2.72	-2.52
heading 1:mod	-0.08	-0.81	-0.14	-0.39	1.11
heading 1:no	-0.72	0.16	1	0.46	-1.28
heading 1:nos	-0.22	-1.44	-0.54	0.97	-0.07
heading 1:number	-0.82	1.57	0.13	-0.77	-1.27
heading 1:of	-0.12	-0.51	0.56	-0.15	-0.19
heading 1:ottolin	-0.06	-0.69	-0.26	-0.45	0.72
heading 1:patient	-0.66	0.12	-1.63	-1.84	1.01
heading 1:pay	-0.06	-0.09	-0.23	-0.5	0.7
heading 1:proc	-0.26	-1.71	-0.65	-1.13	2.12
heading 1:procedur	-0.07	-0.56	-0.18	-0.55	1.21
heading 1:provider	-0.09	-0.74	-0.75	-1.02	1.65
heading 1:reason	-0.12	-0.67	-0.27	-0.67	1.39
heading 1:recipient	-0.16	-1.68	-0.49	2.19	-2.09
heading 1:remark	-0.02	-0.13	-0.03	-0.13	0.31
heading 1:remittanc	-0.13	-0.96	-0.48	-1.34	1.82
heading 1:servic	-0.12	-0.63	-0.22	-0.58	1.28
heading 1:subscriber	-0.15	-1.53	-0.17	1.12	-0.44
heading 1:tcn	-0.1	1.78	-0.12	-0.54	-1.74
heading 1:type	-0.06	-0.2	-0.07	-0.25	0.57
heading 2::	-0.08	1.74	0.21	-0.84	-1.85
heading 2:advic	-0.04	-0.53	-0.18	-0.47	0.82
heading 2:benefit	-0.28	-1.28	0.98	0.82	-1.07
heading 2:claim	-0.45	3.23	-0.66	-1.61	-2.91
heading 2:code	-0.2	-0.37	-0.28	-0.53	1.02
heading 2:cpt	-0.11	-0.77	-0.22	-0.33	0.95
heading 2:date	-0.14	-0.92	0.61	-0.39	0.36
heading 2:description	-0.02	-0.11	-0.05	-0.08	0.25
heading 2:explan	-0.36	-1.51	1.31	0.9	-1.26
heading 2:health	-0.1	0.59	-0.33	-1.19	0.25
heading 2:id	-0.47	-2.52	-0.6	2.22	-1.67
heading 2:member	-0.25	-1.33	0.26	1.87	-1.85
heading 2:mod	-0.07	-0.53	-0.15	-0.2	0.62
heading 2:number	-0.33	1.39	-0.45	0.68	-1.98
heading 2:of	-0.44	-0.51	1.16	1.17	-1.66
heading 2:ottolin	-0.08	0.81	-0.65	-0.99	0.12
heading 2:patient	-0.12	-0.57	-0.26	0.71	0.11
heading 2:pay	-0.1	-0.48	0.65	0.19	-0.61
heading 2:perf	-0.06	-0.79	-0.14	-0.67	1.32
heading 2:proc	-0.09	-0.65	-0.28	-0.35	1.15
heading 2:procedur	-0.03	-0.22	-0.08	-0.19	0.51
heading 2:prov	-0.06	-0.79	-0.14	-0.67	1.32
heading 2:provid	-0.07	0.44	-0.1	-0.14	-0.17
heading 2:provider	-0.06	-0.56	-0.26	-0.68	1
heading 2:reason	-0.11	-2.26	-0.24	-0.53	2.49
heading 2:remittanc	-0.09	-0.78	-0.2	0.84	-0.17
heading 2:serv	-0.08	-0.76	-0.11	-0.3	1
heading 2:servic	-0.27	-0.47	0.32	-0.44	0.41
label::	-0.55	0.14	-0.24	0.56	-0.53
label:<5>	-0.05	0.73	-0.08	-0.3	-0.54
label:<d>	-0.07	0.31	-0.27	-0.65	0.06
label:<month>	-0.04	0.07	-0.15	-0.25	0.19
label:<n>	-0.46	0.85	0.28	-2.48	0.17
label:a	-0.06	0.47	-0.18	-0.29	-0.13
label:account	-0.24	1.38	-0.84	-1.18	-0.91
label:acct	-0.1	-1.02	-0.4	-1.05	1.53
label:appeal	-0.26	-2.56	-0.99	-2.36	3.17
label:authoriz	1.33	0.33	-0.34	-1.67	-1.7
label:bellweather	-0.05	-0.22	-0.11	-0.38	0.45
label:beneficiary	-0.04	1.43	-0.15	-0.26	-1.2
label:benefit	-0.05	-0.11	-0.3	0.98	-1.07
label:bill	-0.08	-0.85	-0.62	-1.05	1.41
label:case	-0.49	1.41	-1.54	-3.09	0.29
label:check	-0.13	-1.18	-0.79	-1.32	2.24
label:claim	-0.91	3.12	-1.94	-4.39	-1.41
label:code	-0.06	-0.54	-0.59	-0.1	0.83
label:control	-0.29	0.54	-0.95	-1.9	0.25
label:cpt	-0.01	-0.24	-0.14	-0.18	0.55
label:date	-0.07	-0.35	-0.27	-0.57	0.65
label:dorian	-0.02	0.77	-0.04	-0.18	-0.59
label:eft	-0.11	-0.73	-0.31	-1.1	1.64
label:enroll	-0.07	-0.57	-0.51	1.81	-1.2
label:enrolle	-0.1	-0.47	-0.24	1.48	-1.76
label:for	-0.07	0.76	-0.08	-0.19	-0.62
label:group	-0.46	-2.61	3.75	-3.09	-2.82
label:holly	-0.01	0.12	-0.04	0.35	-0.44
label:icn	-0.06	-0.27	-0.41	1.04	-1.45
label:id	-0.8	-1.13	-0.37	1.71	-0.97
label:identific	-0.1	-0.96	-0.49	1.08	-0.4
label:letter	-0.15	-0.92	-0.46	-1.65	1.73
label:mbi	-0.04	-0.81	-0.44	1.32	-1.18
label:medicaid	-0.17	-0.44	-0.68	1.86	-1.19
label:medicar	-0.19	-1.15	-0.69	1.51	-0.75
label:member	-0.63	-1.95	-2.31	0.7	0.78
label:mk	-0.04	0.5	-0.1	-0.3	-0.08
label:n	-0.05	0.56	-0.17	-1.19	0.8
label:name	-0.14	-1.45	-0.4	0.86	0.07
label:no	-0.5	0.25	-0.14	-0.39	0.03
label:npi	-0.06	-1.02	-0.5	-1.09	1.88
label:number	0.37	0.27	-0.69	-0.54	-0.08
label:of	-0.04	-0.19	-0.2	-0.38	0.57
label:patient	-0.37	-1.4	-1.53	-1.01	2.02
label:pay	-0.08	-1.58	-0.5	-1.79	2.26
label:payee	-0.01	-0.24	-0.12	-0.22	0.52
label:payer	-0.08	1.9	-0.72	-1.52	-1.75
label:plan	-0.13	1.11	-0.36	-0.05	-1.23
label:policy	-0.22	-1.47	0.77	1.11	-0.99
label:procedur	-0.06	-1.12	-0.39	-0.43	1.57
label:provider	-0.3	0.1	-0.86	-2.37	1.48
label:quarl	-0.01	0.27	-0.03	0.32	-0.56
label:referenc	-0.32	1.44	-1.28	-2.25	-0.24
label:rem	-0.08	-0.29	-0.09	-0.49	0.84
label:request	-0.17	1.69	-0.74	-1.89	-0.51
label:servic	-0.14	1.1	-0.57	-0.93	-0.48
label:subscriber	-0.14	-1.52	0.2	1.63	-1.18
label:tax	-0.06	-0.91	-0.35	-1.64	1.8
label:therapy	-0.09	0.53	-0.12	-0.28	-0.36
label:tin	-0.04	-0.9	-0.52	-0.75	1.46
label:total	-0.06	0.4	-0.1	-0.18	-0.23
label:track	-0.09	1.12	-0.31	-1.28	-0.42
label:ursula	-0.02	0.12	-0.04	0.51	-0.6
label:viggo	-0.01	0.25	-0.01	-0.04	-0.19
label:yolanda	-0.01	0.55	-0.03	-0.09	-0.44
label:zellwood	-0.01	-0.02	-0.04	0.54	-0.52
length:10	-1.45	0.55	-1.76	-0.81	0.81
length:11	-1.75	0.74	-1.91	1.3	-1.45
length:12	0.59	-0.31	-3.57	1.62	-0.98
length:13	-1.59	2.93	-3.23	0	-2.46
length:14	-1.3	0.23	-2.41	1.37	-1.12
length:15	-1.27	1.68	-2.73	0.65	-1.85
length:16	-0.71	2.85	-1.54	-0.81	-2.33
length:3	-0.65	-2.85	-0.27	-2.89	3.84
length:4	-1.13	-3.95	0.42	-4.29	3.67
length:5	-0.89	-5	0.22	-4.1	4.95
length:6	-1.17	-2.49	0.31	-1.24	2.03
length:7	-1.16	-4.85	2.28	-5.2	1.45
length:8	1.19	-1.46	0.37	-2.25	0.78
length:9	0.86	-2.12	-0.63	1.7	-0.7
line above::	-1.32	0.11	0.33	-0.21	-0.1
line above:<5>	-1.25	-0.03	-1.09	0.32	0.05
line above:<d>	-1.24	2.29	-0.44	0.29	-2.07
line above:<m>	-0.08	-0.33	-2.3	0.73	-0.07
line above:<month>	-0.54	-0.88	0.18	-0.83	1.13
line above:<n>	0.46	-0.06	0.55	-0.94	-0.15
line above:a	-0.39	0.1	0.99	0.14	-1.21
line above:account	-0.52	-0.1	0.64	-0.44	-0.33
line above:acct	-0.43	0.59	-0.87	0.46	-0.89
line above:adj	-0.11	-0.78	-0.18	-0.53	1.32
line above:adjust	-0.05	-0.32	-0.09	-0.22	0.66
line above:advic	-0.07	-0.57	-0.11	-0.44	0.98
line above:allow	-0.35	0.13	-0.61	-0.42	0.56
line above:allowabl	-0.04	-0.14	-0.05	-0.15	0.37
line above:amount	-0.56	0.83	-1.11	-0.11	-0.45
line above:amt	-0.15	-1.18	-0.36	-1.28	1.72
line above:an	-0.02	-0.05	-0.01	-0.13	0.21
line above:and	-0.31	0.21	-0.5	0.52	-0.35
line above:another	-0.04	-0.07	-0.04	-0.1	0.24
line above:appeal	-0.06	0.1	-0.22	-0.57	0.45
line above:approv	-0.12	0.39	-0.15	0.53	-1.02
line above:assocy	-0.08	-0.24	-0.17	0.31	0.13
line above:at	-0.12	0.07	-0.17	-0.53	0.54
line above:attn	-0.06	-0.49	1.03	0.37	-1.08
line above:authoriz	-0.06	-0.18	-0.06	-0.28	0.53
line above:b	-0.26	-1.09	-0.58	0.77	0.29
line above:be	-0.21	0.7	-0.15	0.45	-1.2
line above:been	-0.05	-0.18	-0.06	-0.13	0.38
line above:bellweather	-0.07	-0.35	-0.15	-0.69	0.75
line above:below	-0.06	0.44	-0.11	-0.3	-0.11
line above:beneficiary	-0.09	0.37	-0.36	0.94	-1.56
line above:benefit	-0.08	-0.84	-0.28	-0.72	1.35
line above:bill	-0.8	0.79	0.43	0.7	-1.67
line above:blue	-0.1	0.25	-0.21	0.08	-0.1
line above:by	-0.08	-0.53	-0.35	-0.33	1.04
line above:center	-0.03	0.2	-0.09	-0.25	0.13
line above:charg	0.77	0.65	-0.8	0.33	-1.37
line above:claim	1.72	0.33	-1.9	0.15	-2.03
line above:claimant	-0.12	-1.14	-0.41	1.5	-1.09
line above:co	0.56	0.5	-1.36	-1.25	-0.11
line above:code	-0.46	0.37	-0.71	0.41	-0.48
line above:company	-0.08	-0.24	-0.16	-0.2	0.55
line above:contractual	-0.04	-0.07	-0.03	-0.08	0.22
line above:copay	-0.07	-0.56	-0.15	-0.38	1.06
line above:cover	-0.06	-0.33	-0.2	-0.39	0.9
line above:coverag	-0.07	-0.62	-0.13	-0.9	1.17
line above:d	-0.09	1.24	-0.18	-0.53	-0.67
line above:date	-0.92	-0.01	0.63	-1.15	0.22
line above:day	-0.18	-0.39	-0.26	-0.31	0.7
line above:dear	-0.26	0.18	-0.4	0.67	-0.6
line above:decision	-0.1	-1.19	-0.28	-0.72	1.37
line above:deductibl	-0.03	-0.14	-0.07	-0.12	0.35
line above:denial	-0.11	-2.01	-0.24	-0.35	1.73
line above:deny	0.89	-1.13	0.69	0.35	-1.24
line above:depart	-0.02	-0.06	-0.04	-0.05	0.16
line above:description	-0.04	-0.19	-0.07	-0.22	0.5
line above:determin	-0.02	-0.86	-0.09	0.98	-0.61
line above:dob	-0.1	1.27	-0.52	-0.46	-0.92
line above:dorian	-0.02	0.77	-0.04	-0.18	-0.59
line above:dos	1.33	-0.73	-0.49	0.38	-1.97
line above:dr	-0.07	0.86	-0.13	0.22	-1.08
line above:employe	-0.03	0.29	-0.09	-0.16	-0.01
line above:enrolle	-0.08	0.15	-0.28	1.47	-1.76
line above:eob	-0.21	-0.15	-0.65	0.1	0.26
line above:explan	-0.07	-0.25	-0.12	-0.45	0.71
line above:fee	-0.09	-0.3	-0.1	-0.4	0.82
line above:file	-0.03	-0.16	-0.08	-0.14	0.4
line above:for	-0.31	-0.91	-0.6	1.1	-0.29
line above:from	-0.44	0.04	-0.59	1.06	-0.95
line above:g	-0.08	0.66	-0.17	-0.36	-0.39
line above:group	-0.71	0.06	-0.18	0.8	-0.72
line above:guidelin	-0.07	-0.63	-0.07	-0.35	0.88
line above:hand	-0.03	0.12	-0.12	-0.37	0.27
line above:has	-0.04	-0.16	-0.04	-0.11	0.32
line above:have	-0.05	-0.21	-0.08	-0.13	0.47
line above:health	-0.08	0.95	-0.31	-0.97	-0.34
line above:hmo	-0.17	-0.23	-0.49	0.43	-0.17
line above:holly	-0.01	0.12	-0.04	0.35	-0.44
line above:home	-0.05	0.53	-0.08	-0.29	-0.38
line above:icn	-0.51	0.28	-0.87	0.82	-0.94
line above:id	-1.34	1.37	1.34	-1.37	-1.47
line above:identific	-0.31	-0.8	0.56	-0.52	0.05
line above:in	-0.13	-0.5	-0.27	0.95	-0.74
line above:inc	-0.06	-0.41	-0.28	-0.63	0.91
line above:ineligibl	-0.1	-1.65	-0.15	-1.49	2.13
line above:injury	-0.02	0.54	-0.16	-0.58	0.12
line above:inquiry	-0.06	-1.09	-0.09	-0.39	1.19
line above:ins	-0.34	0.54	-0.35	0.71	-0.9
line above:insuranc	-0.08	-0.88	-0.23	1.3	-1.03
line above:is	-0.41	0.8	0.78	0.83	-1.92
line above:it	-0.09	0.52	-0.16	-0.51	-0.06
line above:j	-0.1	-0.7	-0.23	0.35	0.44
line above:letter	-0.07	-1.25	-0.17	-1.3	1.61
line above:llc	-0.12	0.69	-0.55	-0.62	0
line above:m	-0.11	0.3	-0.3	-0.83	0.42
line above:ma	-0.15	-1.25	-0.3	-0.81	1.88
line above:manag	-0.02	-0.05	-0.06	-0.12	0.24
line above:maximum	-0.05	-0.14	-0.05	-0.16	0.39
line above:may	-0.39	0.6	-1.01	0.33	-0.78
line above:medicaid	-0.11	0.81	-0.38	-0.3	-0.24
line above:medical	-0.09	0.7	-0.27	-0.54	-0.24
line above:medicar	-0.05	-0.53	-0.21	0.19	0.42
line above:member	-0.92	1.26	1.12	-0.36	-1.48
line above:messag	-0.05	-0.14	-0.07	-0.09	0.34
line above:mk	-0.07	0.42	-0.19	-0.48	0.22
line above:moa	-0.14	-1.06	-0.28	-0.7	1.65
line above:ms	-0.1	-0.33	-0.14	0.64	-0.46
line above:msg	-0.12	-1.66	-0.16	-1.54	2.14
line above:mutual	-0.06	1.01	-0.26	-0.84	-0.61
line above:n	-0.23	-0.27	-0.46	-0.65	0.74
line above:name	-0.51	-1.15	-1.21	0.69	0.43
line above:need	-0.33	-0.33	-0.29	0.8	-0.52
line above:no	-0.74	0.45	0.39	0.2	-1.21
line above:not	-0.32	-1.46	0.84	-0.2	-0.03
line above:note	-0.13	0.66	-0.14	-0.5	-0.33
line above:notic	-0.08	0.18	-0.26	-0.09	0.09
line above:npi	-0.16	-0.72	-1.03	0.25	0.87
line above:number	0.99	-0.3	1.07	0.13	-2.22
line above:of	-0.63	-0.67	-1.53	-0.57	1.35
line above:on	-0.24	0.43	-0.41	-0.97	0.53
line above:or	-0.16	0.79	-0.44	0.47	-1.24
line above:orthopedic	-0.03	0.17	-0.12	-0.28	0.21
line above:ottolin	-0.06	-0.69	-0.26	-0.45	0.72
line above:overpaid	-0.18	0.59	-0.37	0.09	-0.53
line above:owe	-0.17	-0.04	-0.73	-0.33	0.32
line above:p	-0.13	-0.45	-0.12	0.35	0.04
line above:paid	-1.33	0.14	-2.1	0.63	-0.32
line above:part	-0.05	-0.71	-0.21	0.21	0.6
line above:patient	-0.64	1.63	0.47	0.83	-2.48
line above:pay	0.75	-0.32	-0.99	0.92	-0.98
line above:pd	-0.15	-1.18	-0.36	-1.28	1.72
line above:physical	-0.13	-0.15	-0.21	0.65	-0.53
line above:physician	-0.03	-0.11	-0.12	-0.16	0.4
line above:plan	-0.21	-0.9	-0.81	0.03	0.91
line above:policy	-0.06	0.17	-0.2	-0.15	0.11
line above:practic	-0.06	-0.35	-0.17	0.36	-0.08
line above:procedur	0.89	0.7	-0.36	0.9	-2.15
line above:process	-0.08	-0.91	1.23	0.79	-1.61
line above:prov	-0.15	-1.18	-0.36	-1.28	1.72
line above:provider	-0.31	-0.05	0.37	-1.3	0.26
line above:quarl	-0.01	0.27	-0.03	0.32	-0.56
line above:r	-0.16	0.37	0.69	-1.25	-0.53
line above:rc	-0.17	-0.69	-0.4	-1.37	1.5
line above:reason	-0.49	1.05	-0.86	0.2	-0.89
line above:receiv	-0.16	-0.18	-0.32	-0.35	0.53
line above:record	-0.05	0.89	-0.23	-0.45	-0.61
line above:recovery	-0.01	-0.06	-0.04	-0.09	0.2
line above:rehab	-0.14	0.02	-0.66	-0.3	0.45
line above:relationship	-0.07	-0.79	0.48	-0.32	0.73
line above:remark	-0.23	-0.18	-0.31	0.23	-0.01
line above:request	-0.11	0.59	-0.27	0.12	-0.61
line above:review	-0.28	-1.1	-0.36	0.37	0.43
line above:rule	-0.02	-0.07	-0.03	-0.08	0.19
line above:schedul	-0.07	-0.22	-0.08	-0.22	0.55
line above:section	-0.02	-0.05	-0.05	-0.1	0.22
line above:servic	-0.62	0.77	0.09	-0.55	-0.36
line above:should	-0.11	0.4	-0.09	0.55	-1.09
line above:silverton	-0.02	0.93	-0.05	-0.23	-0.76
line above:speech	-0.07	0.21	-0.15	-0.35	0.25
line above:spine	-0.05	-1.05	-0.16	-0.87	1.21
line above:statu	-0.28	0.31	0.72	-0.31	-0.82
line above:subscriber	-0.09	-1	0.32	0.81	-0.53
line above:surgery	-0.14	0.27	0.83	0.09	-1.43
line above:te	-0.05	0.52	-0.11	-0.23	-0.13
line above:test	-0.04	-0.16	-0.09	-0.11	0.37
line above:thaddeu	-0.03	-0.28	-0.07	0.91	-0.75
line above:that	-0.05	-0.19	-0.1	-0.18	0.49
line above:the	-0.39	-1.02	-0.44	0.19	0.7
line above:therapy	-0.26	-0.03	-1	0.21	0.2
line above:thi	-0.17	-1.14	-0.19	0.42	0.87
line above:to	-0.38	0.4	-0.4	1.19	-1.56
line above:total	-0.54	-1.1	-0.7	-0.35	1.48
line above:treat	-0.03	-0.1	-0.04	-0.11	0.27
line above:tricar	-0.01	-0.09	-0.03	-0.04	0.16
line above:two	-0.05	-1.32	-0.09	-0.32	1.37
line above:um	-0.03	-0.31	-0.39	-0.11	0.78
line above:unit	-0.13	-0.69	-0.39	-0.65	1.56
line above:ursula	-0.02	0.12	-0.04	0.51	-0.6
line above:used	-0.02	-0.08	-0.03	-0.05	0.17
line above:valley	-0.08	-0.34	-0.42	-0.74	1.03
line above:vandermeer	-0.02	0.97	-0.04	-0.21	-0.83
line above:viggo	-0.01	0.25	-0.01	-0.04	-0.19
line above:visit	-0.12	0.67	-0.28	-0.97	-0.25
line above:was	-0.13	-0.55	-0.22	-0.27	1.01
line above:we	-0.21	-1.28	-0.21	0.57	0.15
line above:week	-0.08	-0.15	-0.1	-0.14	0.4
line above:x	-0.06	-0.55	-0.09	0.79	-0.28
line above:y	-0.14	-0.86	-0.3	-0.71	1.51
line above:yolanda	-0.01	0.55	-0.03	-0.09	-0.44
line above:you	-0.22	-0.94	-0.73	0.01	1.07
line above:your	-0.11	-1.41	-0.2	0.01	1.48
line above:zellwood	-0.01	-0.02	-0.04	0.54	-0.52
no words before	-1.55	-0.33	-2.69	0.11	0.76
over 1::	-1.3	0.7	-0.36	-0.2	-0.33
over 1:<5>	-0.95	0.34	0.22	0.25	-0.73
over 1:<d>	-0.94	0.26	-0.05	-0.62	0.22
over 1:<m>	-0.55	0.2	-0.97	-0.88	0.53
over 1:<month>	-0.17	-0.37	-0.59	0.08	0.49
over 1:<n>	-0.58	0.75	0.37	-0.27	-0.86
over 1:a	-0.3	1.09	1.15	-0.19	-1.7
over 1:advic	-0.02	-0.33	-0.09	-0.26	0.57
over 1:and	-0.04	0.79	-0.12	-0.53	-0.41
over 1:anytown	-0.1	-0.77	-0.56	-0.77	1.23
over 1:appeal	-0.09	0.6	-0.3	-1.18	0.49
over 1:attn	-0.02	-0.06	-0.22	-0.2	0.45
over 1:b	-0.25	1.34	-0.95	-0.82	-0.73
over 1:benefit	-0.08	-0.06	-0.28	0.52	-0.33
over 1:bill	-0.12	-0.67	0.86	-0.58	-0.03
over 1:birth	-0.06	1.54	-0.23	-1.01	-1.3
over 1:blue	-0.06	0.25	-0.17	0.32	-0.35
over 1:box	-0.13	-0.87	1.17	-1.07	-0.61
over 1:case	-0.05	0.07	-0.43	0.75	-0.88
over 1:center	-0.09	0.29	1.16	-0.34	-1.2
over 1:charg	-0.05	-0.29	-0.11	-1.02	1.18
over 1:check	-0.13	-0.2	-0.07	-0.3	0.38
over 1:chiropractic	-0.05	-0.18	-0.31	-0.94	0.99
over 1:claim	-0.7	-0.83	0.27	-0.11	0.28
over 1:co	-0.31	-2.44	-0.47	-1.41	3.11
over 1:code	-0.13	0.09	-0.4	-1.12	0.93
over 1:cros	-0.05	0.26	-0.17	0.32	-0.37
over 1:d	-0.16	-0.94	-0.32	0.83	-0.34
over 1:date	-0.61	0.36	-0.01	-1.76	0.89
over 1:determin	-0.04	-1.5	-0.4	0.36	0.65
over 1:dob	-0.06	-0.59	-0.58	1.18	-1.22
over 1:e	-0.2	1.57	0.82	-1.52	-1.89
over 1:eft	-0.11	-1.01	-0.85	0.18	0.76
over 1:eg	-0.04	-0.08	-0.11	-0.21	0.34
over 1:enroll	-0.04	1.21	-0.15	-0.55	-1.05
over 1:enrolle	-0.04	0.19	-0.11	-0.5	0.22
over 1:eob	-0.06	0.52	-0.16	-0.43	0.03
over 1:explan	-0.04	-0.22	-0.18	0.64	-0.52
over 1:famy	-0.1	-0.41	-0.2	0.84	-0.8
over 1:for	-0.27	0.52	-0.73	-0.51	-0.21
over 1:gp	-0.12	-0.44	-0.24	-0.4	0.74
over 1:group	-0.07	1.02	-0.42	-2.24	1.39
over 1:health	-0.04	-0.18	-0.39	-0.21	0.76
over 1:id	-0.51	-0.03	0.72	0.71	-1.23
over 1:identific	-0.1	-0.64	-0.37	-0.84	1.39
over 1:if	-0.05	-0.25	-0.07	0.83	-0.8
over 1:insuranc	-0.03	-0.25	-0.12	-0.27	0.62
over 1:is	-0.18	-0.92	0.74	1.01	-1.27
over 1:j	-0.03	-0.22	-0.05	0.36	-0.11
over 1:llc	-0.07	-0.71	-0.54	-1.22	1.61
over 1:m	-0.08	0.85	-0.3	-0.49	-0.39
over 1:ma	-0.04	-0.14	-0.07	-0.23	0.46
over 1:mapleton	-0.02	-0.06	-0.06	0.22	-0.08
over 1:marisol	-0.04	0.95	-0.06	-0.39	-0.73
over 1:may	-0.02	0.39	-0.11	-0.21	-0.17
over 1:medicaid	-0.11	1.46	-0.45	-0.77	-1.38
over 1:medical	-0.14	-0.79	-0.57	-1.08	1.58
over 1:medicar	-0.06	-0.65	-0.14	0	0.4
over 1:medicin	-0.09	-0.34	-0.1	0.9	-0.96
over 1:member	-0.31	1.91	-0.53	-1.38	-0.66
over 1:messag	-0.03	-0.11	-0.04	-0.07	0.25
over 1:mid	-0.03	-0.17	-0.09	-0.1	0.35
over 1:n	-0.1	-0.67	-1.3	-0.89	1.9
over 1:name	-0.27	1.17	-1.91	-0.82	0.07
over 1:no	-0.22	0.94	-1.38	-0.2	-0.54
over 1:not	-0.09	-0.32	0.98	-0.22	-0.76
over 1:notic	-0.18	0.5	-0.7	1.1	-1.3
over 1:npi	-0.07	-1.06	-0.4	-1	1.59
over 1:number	-0.34	-0.21	-1.09	-0.94	1.47
over 1:of	-0.33	1.18	-1.34	-0.66	0.04
over 1:offic	-0.03	-1.03	-0.05	-0.13	1.19
over 1:on	-0.04	0.28	-0.09	0.95	-1.09
over 1:or	-0.03	-0.28	-0.06	0.49	-0.16
over 1:orthopedic	-0.06	1.07	-0.39	-0.62	-0.91
over 1:page	-0.08	0.88	-0.25	-0.88	-0.57
over 1:patient	-0.48	-0.54	-1.93	-0.69	1.22
over 1:pay	-0.14	-1.51	-0.45	0.82	-0.22
over 1:payee	-0.05	-0.74	-0.14	0.17	0.7
over 1:physical	-0.05	0.4	-0.2	0.04	-0.34
over 1:plan	-0.04	-0.2	-0.34	-0.26	0.79
over 1:po	-0.09	0	1.18	0.57	-1.63
over 1:podiatry	-0.01	-0.03	-0.03	0.21	-0.15
over 1:process	-0.08	-0.68	-0.1	1.14	-1.04
over 1:provider	-0.22	-1.27	-1.06	0.24	1.1
over 1:pt	-0.13	0.28	1.1	-1.73	-1.04
over 1:r	-0.18	0.55	0.77	0.63	-2.08
over 1:reason	-0.06	-0.85	-0.08	-0.67	1.2
over 1:receiv	-0.05	-0.6	-0.26	0.86	-0.45
over 1:remittanc	-0.14	-0.9	-0.56	-1.09	1.6
over 1:request	-0.05	-1.45	-0.25	-0.18	1.04
over 1:review	-0.04	0.61	-0.07	-0.29	-0.28
over 1:servic	-0.16	-1.17	1.11	-0.95	-0.45
over 1:spine	-0.02	0.11	-0.08	0.19	-0.2
over 1:stat	-0.19	-0.79	-1.55	-1.42	2.14
over 1:subscriber	-0.24	-1.07	-0.7	-1.02	1.63
over 1:t	-0.07	0.28	-0.15	0.47	-0.67
over 1:tax	-0.12	-1.2	-0.44	0.43	0.43
over 1:te	-0.04	-0.08	-0.11	-0.21	0.34
over 1:the	-0.32	-1.55	-0.62	0.51	0.35
over 1:therapeutic	-0.06	0.24	-0.09	-0.11	-0.03
over 1:therapy	-0.04	-0.2	-0.16	-0.33	0.65
over 1:thi	-0.17	-1.05	0.78	1.8	-2.29
over 1:tin	-0.03	0.25	-0.2	0.71	-0.94
over 1:to	-0.25	-0.94	-0.52	0.75	-0.21
over 1:total	-0.24	-1.22	-0.25	-1.69	2.09
over 1:valley	-0.06	-0.44	-0.19	-0.61	0.9
over 1:visit	-0.04	-1.08	-0.07	-0.14	1.27
over 1:you	-0.09	-0.47	-0.23	0.36	0.23
over 1:your	-0.02	-0.08	-0.04	-0.05	0.18
over 2::	-0.92	-0.71	-0.96	0.22	0.85
over 2:<5>	-0.46	-0.44	-1.11	0.48	-0.01
over 2:<d>	-0.58	-1.94	0.63	0.93	0.04
over 2:<m>	-0.74	-0.33	-1.73	-0.59	0.89
over 2:<month>	-0.15	-1.15	0.22	1.61	-1.34
over 2:<n>	0.29	-0.69	-0.15	-1.1	0.93
over 2:a	-0.24	0.82	-0.52	-1.06	0.17
over 2:advic	-0.06	1.33	-0.4	-1.62	-0.33
over 2:authoriz	-0.11	-0.71	-0.3	0.43	0.26
over 2:benefit	-0.16	-1.43	0.41	0.61	-0.04
over 2:bill	-0.12	-0.71	-0.27	-0.88	1.5
over 2:box	-0.03	0.72	0.62	-0.29	-0.96
over 2:care	-0.11	-0.78	-0.43	-0.89	1.4
over 2:case	-0.1	1.12	-0.25	-0.82	-0.71
over 2:charg	-0.09	-0.99	-0.15	-1.34	1.75
over 2:check	-0.12	-0.05	-0.22	0.73	-0.8
over 2:claim	-0.28	0.61	0.4	-0.86	-0.54
over 2:co	-0.14	-2.06	-0.17	-0.64	2.27
over 2:code	-0.11	-0.33	-0.18	-0.38	0.86
over 2:d	-0.05	-0.34	-0.08	-0.2	0.63
over 2:date	-0.43	-0.71	-0.23	1.21	-0.82
over 2:e	-0.07	1.34	-0.08	-0.56	-1.26
over 2:employe	-0.06	-0.16	-0.19	0.65	-0.61
over 2:explan	-0.11	-0.3	0.73	0.77	-1.34
over 2:fax	-0.08	0.52	-0.38	-0.09	-0.3
over 2:for	-0.15	-0.55	-0.44	0.09	0.65
over 2:gp	-0.03	0.27	-0.1	-0.14	-0.09
over 2:group	-0.05	-1.06	-0.11	-0.27	1.25
over 2:health	-0.13	-0.3	-0.46	0.98	-0.68
over 2:id	-0.1	0.09	-0.36	0.41	-0.31
over 2:inc	-0.06	0.88	-0.18	-0.38	-0.55
over 2:is	-0.13	0.25	-0.28	-0.96	1.02
over 2:issue	-0.06	-0.51	0.61	0.8	-1.11
over 2:m	-0.12	0.97	-0.29	-0.31	-0.77
over 2:medical	-0.09	0.99	-0.23	0	-0.98
over 2:member	-0.02	-0.13	-0.07	-1.37	1.45
over 2:name	-0.09	-0.89	-0.65	-0.73	1.53
over 2:no	-0.04	-0.34	-0.28	-0.39	0.84
over 2:not	-0.08	-0.57	-0.18	-0.8	1.28
over 2:notic	-0.12	0.36	-0.57	0.87	-1.06
over 2:number	-0.18	-1.93	-0.63	1.25	0.84
over 2:of	-0.41	-2.01	0.02	0.58	0.78
over 2:on	-0.04	-0.1	-0.31	-0.19	0.62
over 2:or	-0.03	0.32	-0.06	-0.16	-0.1
over 2:page	-0.04	-0.36	-0.29	0.96	-0.63
over 2:patient	-0.16	-2.02	-0.86	-1.02	2.53
over 2:pay	-0.15	-0.15	-0.36	1.3	-0.98
over 2:payee	-0.09	-0.3	-0.92	-1.08	1.04
over 2:plan	-0.22	-1.27	-0.86	0.83	0.12
over 2:po	-0.03	0.72	0.62	-0.29	-0.96
over 2:prairi	-0.06	-1.73	-0.22	-1.49	1.89
over 2:prior	-0.06	-0.61	-0.24	0.48	0.04
over 2:process	-0.02	-0.06	0.84	-0.67	-0.88
over 2:provider	-0.28	0.37	-1.13	-0.49	0.39
over 2:pt	-0.03	-0.35	-0.08	-0.36	0.77
over 2:re	-0.07	0.85	-0.15	1.07	-1.83
over 2:remittanc	-0.07	1.27	-0.45	-1.69	-0.18
over 2:request	-0.04	-0.09	-0.1	-0.52	0.52
over 2:review	-0.08	-1.58	-0.26	-0.7	1.37
over 2:servic	-0.08	0.68	-0.73	-1.03	0.22
over 2:stat	-0.04	1.08	-0.16	-0.23	-0.74
over 2:street	-0.07	-1.56	-0.17	0.88	1.11
over 2:the	-0.09	0.71	-0.3	0.12	-0.64
over 2:thi	-0.13	0.43	-0.22	-0.46	0.41
over 2:tin	-0.11	-0.67	1.11	-1.47	-0.51
over 2:to	-0.05	0.63	-0.37	0.27	-0.64
over 2:total	-0.19	-1.66	-0.35	-1.07	2.26
over 2:tx	-0.06	-0.2	0.56	-0.76	0.01
over 2:you	-0.08	-0.68	-0.2	-0.54	1.21
over 2:your	-0.04	-0.22	-0.09	0.31	-0.02
quarter:0	-0.29	-1.29	-1.08	-0.42	1.72
quarter:1	-1.16	0.32	0.59	0.4	-0.79
quarter:2	-0.85	-0.17	-0.85	-0.24	0.61
quarter:3	0.38	-0.37	-1.65	-0.76	0.66
right before:: <n>	-0.07	-0.39	-0.47	-0.12	0.92
right before:: claim	-0.07	1.54	-0.09	-0.16	-1.46
right before:<5> and	-0.04	-0.16	-0.1	-0.16	0.45
right before:<d> procedur	-0.01	-0.1	-0.04	-0.05	0.2
right before:<n> claim	-0.12	2.13	-0.19	-0.35	-2.01
right before:<n> claim :	-0.06	0.42	-0.21	-0.15	-0.13
right before:<n> group	-0.08	-0.26	1.95	-0.35	-1.97
right before:<n> visit	-0.02	-0.15	-0.15	-0.05	0.36
right before:account :	-0.12	0.3	-0.7	-0.94	0.29
right before:account no	-0.16	2.09	-0.97	-0.6	-1.93
right before:acct :	-0.1	-1.02	-0.4	-1.05	1.53
right before:action under section	-0.04	-0.18	-0.07	-0.14	0.42
right before:appeal :	-0.02	-0.28	-0.07	-0.3	0.5
right before:appeal number :	-0.2	-1.94	-0.7	-1.56	2.4
right before:appeal po box	-0.02	-0.05	-0.03	-0.07	0.17
right before:appeal within	-0.04	-0.11	-0.08	-0.11	0.33
right before:be filed within	-0.04	-0.12	-0.06	-0.07	0.27
right before:be receiv within	-0.01	-0.11	-0.02	-0.03	0.17
right before:bill with	-0.02	-0.08	-0.04	-0.08	0.21
right before:case :	-0.12	0.95	-0.31	-0.94	-0.55
right before:case number :	-0.24	-0.14	-0.57	-1.7	0.91
right before:center po box	-0.02	-0.13	-0.04	-0.06	0.24
right before:check eft :	-0.05	-0.27	-0.13	-0.3	0.64
right before:claim :	-0.31	1.39	-0.99	-1.66	-0.68
right before:claim id :	-0.13	2.84	-0.47	-2.18	-1.68
right before:claim no	-0.1	1.65	-0.39	-0.59	-1.29
right before:claim no :	-0.16	-0.22	-0.48	-0.99	0.76
right before:claim number	-0.24	1.58	-0.34	-1.45	-0.88
right before:claim number :	-0.57	1.8	-0.94	-2.3	-0.92
right before:claim po box	-0.01	-0.17	-0.03	-0.03	0.25
right before:code :	-0.05	-0.46	-0.53	-0.68	1.16
right before:control :	-0.1	-0.33	-0.58	-1.06	0.79
right before:control number :	-0.19	1.01	-0.41	-1.15	-0.43
right before:cpt :	-0.01	-0.24	-0.14	-0.18	0.55
right before:eft :	-0.05	-0.27	-0.13	-0.3	0.64
right before:fair hear within	-0.03	-0.09	-0.04	-0.06	0.21
right before:fax :	-0.06	-0.73	-0.21	-0.53	1.08
right before:fax : <n>	-0.05	-0.28	-0.11	-0.08	0.47
right before:filed within	-0.04	-0.12	-0.06	-0.07	0.27
right before:for claim	-0.06	0.46	-0.06	-0.13	-0.33
right before:group :	-0.24	-1.45	2.74	-1.41	-2.61
right before:group number :	-0.12	-0.75	2	-0.97	-1.8
right before:hear within	-0.03	-0.1	-0.04	-0.07	0.23
right before:icn :	-0.03	1.2	-0.17	-0.8	-1.01
right before:id :	-0.69	-0.72	-1.29	1.83	-1.08
right before:identific number :	-0.06	-0.67	-0.27	-0.58	1.02
right before:medicaid id :	-0.05	-0.63	-0.3	1.8	-1.54
right before:medicar number	-0.11	-0.91	-0.23	1.29	-1.02
right before:medicar number :	-0.09	-1.26	-0.36	1.76	-1.15
right before:member :	-0.06	-0.72	-0.17	1.53	-1.49
right before:member id	-0.21	-1.14	-0.52	1.18	-0.88
right before:member id :	-0.24	-1.49	-0.82	-0.89	1.66
right before:member no	-0.09	-0.96	-0.35	1.14	-0.83
right before:member number :	-0.2	-1.16	-0.36	2.68	-3.2
right before:no :	-0.5	0.25	-0.14	-0.39	0.03
right before:npi :	-0.06	-1.02	-0.5	-1.09	1.88
right before:number :	0.39	0.29	-0.62	-0.16	-0.41
right before:o box	-0.14	-0.27	-0.27	-0.29	0.77
right before:offic visit	-0.04	-0.17	-0.1	-0.14	0.41
right before:p o box	-0.14	-0.27	-0.27	-0.29	0.77
right before:patient account :	-0.08	-1.68	-0.43	-0.55	1.85
right before:patient acct :	-0.03	-0.58	-0.11	-0.44	0.82
right before:physical therapy	-0.05	-0.42	-0.17	-0.45	0.91
right before:po box	-0.12	-0.52	-0.37	-0.4	1.24
right before:procedur :	-0.03	-0.48	-0.15	-0.33	0.79
right before:receiv within	-0.01	-0.11	-0.02	-0.03	0.17
right before:reconsider within	-0.1	-0.13	-0.11	-0.11	0.28
right before:referenc :	-0.1	0.87	-0.8	-1.11	0.08
right before:referenc number :	-0.17	2.33	-0.45	-1.53	-1.89
right before:rem :	-0.08	-0.29	-0.09	-0.49	0.84
right before:request :	-0.04	-0.1	-0.3	-0.21	0.53
right before:servic :	-0.04	-0.7	-0.29	-0.46	1.23
right before:speech therapy	-0.02	-0.13	-0.15	-0.13	0.38
right before:subscriber id :	-0.06	-0.47	-0.3	1.53	-1.42
right before:tax id	-0.11	-0.75	-0.44	-1.33	1.62
right before:tax id :	-0.01	-0.5	-0.15	-0.83	1.1
right before:tin :	-0.04	-0.9	-0.52	-0.75	1.46
right before:to us within	-0.02	-0.06	-0.03	-0.06	0.16
right before:total for claim	-0.06	0.46	-0.06	-0.13	-0.33
right before:under section	-0.05	-0.21	-0.08	-0.17	0.5
right before:us within	-0.02	-0.06	-0.03	-0.06	0.16
right before:you have	-0.05	-0.14	-0.08	-0.15	0.39
shape:9	-1.27	-0.97	0.92	-0.92	1.02
shape:9 9	-0.79	-2.48	-1.9	-2.65	3.52
shape:9 9 9	-0.75	-2.11	-1.66	-1.38	2.89
shape:9 9 9 9	-0.14	-0.12	-0.23	1.43	-1.92
shape:9-9	-1.41	-1.23	1.41	-1.5	0.71
shape:9-9-9	-0.93	2.17	-1.35	-2.33	-0.75
shape:9-9-9-9	-0.47	0.92	-0.94	-2.69	0.81
shape:9-9-A	-0.08	1.58	-0.12	-0.46	-1.49
shape:9-9-A-9	-0.12	0.75	-0.11	-0.24	-0.58
shape:9-A	-0.26	0.3	-0.57	0.11	-0.13
shape:9-A-9	-0.49	1.9	-0.68	-1.4	-1.15
shape:9A	-0.09	0.8	-0.19	0.1	-0.74
shape:9A9	-0.87	1.16	-0.37	-0.86	-0.79
shape:9A9-A9-A	-0.44	-2.89	-0.86	3.44	-2.81
shape:9A9A	-0.04	1.18	-0.13	-0.95	-0.89
shape:9A9A9A9	-0.22	-1.7	-0.79	1.4	-0.86
shape:A 9	-0.36	-2.4	-1.04	-0.33	1.81
shape:A 9 9	-0.25	-2.1	-0.93	1.06	0.34
shape:A 9 9 9	-0.18	-1.54	-0.52	2.53	-2.47
shape:A-9	1.01	0.28	-0.52	-2.95	0.42
shape:A-9-9	-0.85	1.13	-2.21	-0.85	-0.09
shape:A-9-9-9	-0.38	0.24	-0.72	1.78	-2.49
shape:A-A-9	-0.14	-1.01	-0.51	-1.83	2.02
shape:A9	0.09	-1.02	-1.89	1.38	-0.3
shape:A9-9	1.53	0.98	-1.77	-1.71	-1.19
shape:A9-9-9	-0.29	1.12	-0.7	0.71	-1.43
shape:A9A9	-0.18	-1.21	-0.38	0.22	0.87
top:12 lines	-0.33	-0.49	0.07	-0.4	0.52
top:6 lines	-0.04	-0.06	0.02	0.29	-0.46
top:below	-1.14	-1.22	-1.9	-0.24	2.1
top:letterhead	-1.55	0.41	-1.06	0.07	0.27
twice	1.69	-0.7	-2.78	-0.24	-0.34
`;
