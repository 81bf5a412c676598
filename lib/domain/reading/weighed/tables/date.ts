/** Made by npm run eval:fit; not to be edited. */
export const DATE_TABLE = `
sign	appeal_deadline	date_of_birth	dates_of_service	notice_date	other
base	-1.61	-1.53	-0.23	-0.21	0.41
after 1::	-0.95	-0.24	0.47	-0.59	0.44
after 1:<5>	-0.25	-0.55	2.08	-0.94	-1.73
after 1:<d>	-0.47	-1.08	1.21	-1.8	-0.52
after 1:<m>	-0.06	-0.33	1.84	-0.5	-1.81
after 1:<month>	-0.17	-0.59	0.91	-0.95	-0.31
after 1:<n>	-1.29	-0.43	-0.68	0.17	0.25
after 1:a	0.74	-0.07	-0.54	-0.3	-0.26
after 1:about	-0.05	-0.07	-0.83	-0.11	0.96
after 1:after	0.23	-0.26	-0.96	-0.66	0.76
after 1:amount	-0.07	-0.21	-0.14	-0.27	0.31
after 1:and	-0.89	-0.86	0.57	-1.73	0.32
after 1:appeal	0.59	-0.19	1.16	-0.06	-1.4
after 1:at	0.25	-0.27	-0.47	0.29	-0.05
after 1:becaus	-0.15	-0.12	-0.21	-0.44	0.69
after 1:bill	-0.14	-0.54	1.1	-0.37	-0.72
after 1:by	-0.62	-0.5	1.13	-1.7	0.13
after 1:charg	-0.13	-0.27	-0.2	-0.47	0.47
after 1:claim	-0.34	0.52	0.32	-1.03	0.21
after 1:enroll	-0.05	0.36	-0.23	0.38	-0.56
after 1:for	-0.12	-0.19	-1.13	-0.65	1.43
after 1:found	-0.13	-0.06	-0.53	-0.36	0.81
after 1:if	0.29	-0.05	-0.18	-0.18	-0.04
after 1:is	-0.36	-0.16	-0.93	-0.7	1.12
after 1:member	-0.06	0.66	-0.39	0.2	-0.94
after 1:no	-0.17	-0.13	-1.1	-0.34	1.24
after 1:patient	-0.09	-0.15	-0.25	1.48	-1.43
after 1:procedur	-0.03	-0.16	1.34	-0.13	-1.23
after 1:provider	-0.21	0.33	-0.5	0.14	-0.08
after 1:request	-0.08	0.86	-0.99	-0.56	0.15
after 1:the	-1	0.74	0.03	-1.18	-0.03
after 1:through	-0.13	-0.44	2.5	-0.71	-2.34
after 1:to	-0.44	-1.05	0.61	-0.24	-0.05
after 1:was	-0.15	-0.06	0.73	-0.14	-0.58
after 1:we	-0.8	-0.38	0.24	-0.99	0.65
after 1:you	-0.62	-0.13	-0.98	-0.44	1.37
after 1:your	0.09	-0.18	0.88	-0.52	-0.79
after 2::	-0.57	0.07	-0.12	0.67	-0.44
after 2:<5>	-0.13	-0.25	2	-0.23	-1.97
after 2:<d>	-0.41	-1.02	0.75	-1.35	-0.13
after 2:<m>	-0.91	-0.85	0.23	-0.97	0.46
after 2:<month>	-0.17	-0.37	1.35	-0.82	-0.92
after 2:<n>	-1.11	-1.13	0.71	-0.98	0.33
after 2:a	-0.16	-0.07	-0.85	-0.25	1.07
after 2:after	-0.08	-0.13	0.6	-0.42	-0.39
after 2:and	-0.03	-0.08	0.98	-0.24	-0.87
after 2:appeal	-0.52	-0.1	-0.56	0.08	0.73
after 2:are	-0.27	-0.15	1.23	-0.41	-0.87
after 2:asked	-0.21	-0.11	0.03	-0.28	0.39
after 2:date	-0.11	-0.12	-0.88	-0.01	0.81
after 2:deny	-0.08	-0.09	0.21	-0.2	0.01
after 2:dr	-0.07	-0.08	1.36	-0.25	-1.28
after 2:have	-0.3	-0.08	-1.01	-0.36	1.31
after 2:id	-0.16	0.85	0.71	-1.41	-0.31
after 2:is	0.34	-0.19	-0.68	-0.28	0.62
after 2:look	-0.26	-0.2	-0.59	-0.33	1.15
after 2:may	-0.25	-0.09	0.37	-0.18	-0.01
after 2:name	-0.05	-0.15	-0.17	0.9	-0.62
after 2:no	-0.47	0.58	-1.37	0.05	0.72
after 2:not	-0.21	-0.18	-0.79	-0.33	0.85
after 2:number	-0.06	-0.17	0.22	-0.24	0.03
after 2:of	-0.2	0.55	-0.47	0.5	-0.5
after 2:physician	-0.07	-0.13	-0.6	-0.3	0.86
after 2:that	0.34	-0.14	-0.71	-0.46	0.4
after 2:the	-0.04	-0.59	0.96	-1.24	-0.46
after 2:to	0.46	-0.12	0.68	-0.04	-0.9
after 2:treat	-0.08	-0.08	1.28	0.67	-1.61
after 2:you	0.26	-0.21	-1.08	-0.25	0.84
after 2:your	-0.08	-0.19	-1.24	-0.19	1.32
after a colon	-0.16	-0.18	-0.77	0.43	-0.07
after::	-1.12	-0.03	0.08	0.64	-0.45
after:<5>	-0.43	-0.93	2.92	-1.71	-2.37
after:<d>	-0.88	-0.59	1.36	-2.56	-0.53
after:<m>	-1.02	-1.32	1.78	-1.6	-0.82
after:<month>	-0.44	-0.91	1.56	-1.62	-0.73
after:<n>	-2.64	0.07	0.88	-0.8	0.09
after:a	0.58	-0.24	-0.76	-0.35	0.3
after:about	-0.05	-0.07	-0.83	-0.11	0.96
after:acupunctur	-0.07	-0.11	0.23	0.36	-0.31
after:after	0.1	-0.4	-0.16	-1.05	0.52
after:again	-0.11	-0.06	-0.66	-0.08	0.83
after:amount	-0.14	-0.31	1.08	-0.42	-0.93
after:an	-0.14	-0.1	-1.41	-0.42	1.5
after:and	-1.08	-1.17	2.12	-2.22	-1.1
after:appeal	0.28	-0.28	0.41	0	-0.39
after:approv	-0.85	-0.34	-0.58	-0.77	1.05
after:are	-0.65	-0.34	0.15	-0.77	0.42
after:ask	0.45	-0.18	-1.03	-0.64	0.8
after:asked	-0.26	0.79	-0.37	-0.37	-0.42
after:at	0.02	-0.57	0.64	-0.11	-0.5
after:be	0.52	-0.1	-1.16	-0.66	0.56
after:becaus	-0.28	-0.24	1.49	-0.73	-0.94
after:bill	-0.32	-0.85	1.4	-0.69	-0.82
after:by	0.15	-0.64	1.03	0	-0.9
after:came	-0.19	-0.07	-0.87	-0.34	1.14
after:care	-0.17	-0.46	-0.73	-0.21	0.98
after:charg	-0.15	-0.29	0.33	-0.55	0
after:chiropractic	-0.19	-0.13	-0.56	0.37	0.33
after:claim	-0.48	0.82	-1.09	-1.23	0.96
after:co	-0.05	-0.16	-0.58	-0.19	0.78
after:code	-0.16	-0.28	1.33	-0.42	-1.09
after:date	-0.11	-0.12	-0.88	-0.01	0.81
after:day	0.11	-0.11	-0.85	-0.36	0.85
after:decid	-0.47	-0.09	-0.71	-0.3	1.15
after:decision	-0.65	-0.34	0.18	0.5	-0.38
after:deny	-0.22	-0.19	0.37	-0.47	0.08
after:did	-0.05	-0.07	-1.6	-0.08	1.63
after:disput	0.38	-0.11	-0.98	1.45	-1.65
after:dr	-0.17	-0.46	0.27	-0.48	-0.01
after:employe	-0.19	-0.05	-0.53	0.16	0.51
after:enroll	-0.05	0.36	-0.23	0.38	-0.56
after:fax	-1.72	-0.09	-1.09	-0.57	2.15
after:for	-0.95	-0.41	-1.93	-1.32	2.47
after:found	-0.13	-0.06	-0.53	-0.36	0.81
after:had	-0.13	-0.08	0.36	-0.28	-0.02
after:has	-0.35	-0.18	0.6	-0.62	-0.2
after:have	-0.61	-0.24	0.99	-0.55	-0.57
after:id	-0.16	0.85	0.71	-1.41	-0.31
after:if	0.29	-0.05	-0.18	-0.18	-0.04
after:in	0.58	-0.24	-0.08	-0.65	0
after:is	-0.34	-0.57	-2.12	-1.25	2.23
after:it	-0.14	-0.08	-1.47	-0.21	1.58
after:look	-0.34	-0.22	-0.99	-0.41	1.49
after:may	-0.91	-0.28	1.26	-1.02	-0.2
after:member	-0.13	0.61	-0.99	0.26	-0.39
after:must	0.71	-0.03	-0.61	-0.37	-0.17
after:name	-0.08	-0.21	-0.27	1.58	-1.3
after:no	-0.71	0.42	-2.57	-0.43	2.36
after:not	-0.54	-0.44	-1.15	-0.74	1.49
after:noth	-0.4	-0.08	-1.05	-0.33	1.23
after:number	-0.06	-0.17	0.22	-0.24	0.03
after:of	-0.33	0.4	1.05	0.15	-1.33
after:on	-0.21	-0.12	0.15	-0.25	-0.01
after:or	-0.13	-0.22	-0.41	0.48	0.23
after:our	-0.18	-0.06	-0.23	0.18	0.23
after:patient	-0.28	-0.29	-0.85	0.64	0.15
after:pay	-0.1	-0.13	0.37	-0.14	-0.16
after:physical	-0.13	-0.14	1.41	-0.83	-1.08
after:physician	-0.07	-0.13	-0.6	-0.3	0.86
after:plan	-0.36	0.54	-1.96	-0.61	1.51
after:procedur	-0.03	-0.16	1.34	-0.13	-1.23
after:provider	0.65	0.31	-0.62	-0.19	-0.45
after:receiv	-0.08	-0.05	-1.03	-0.18	1.25
after:request	-0.18	0.78	-1.74	-0.81	1.04
after:servic	0.06	-0.18	1.49	-0.49	-1.11
after:show	-0.11	-0.17	1.05	-0.16	-0.93
after:spine	-0.14	-0.45	0.7	-0.45	-0.09
after:that	0.15	-0.56	-0.04	-0.83	0.32
after:the	-0.59	0.15	-0.04	-2.53	0.78
after:therapy	-0.15	0.29	0.41	-0.47	-0.28
after:thi	-0.48	-0.47	-1.78	0.83	1.01
after:through	-0.15	-0.5	1.4	-0.87	-1
after:to	-1.24	-1.31	0.92	-0.04	0.02
after:total	-0.03	-0.06	1.17	-0.19	-1.08
after:treat	-0.21	-0.18	0.65	0.19	-0.63
after:upheld	-0.47	-0.51	0.69	-1.14	0.13
after:us	-0.24	-0.1	-0.87	-0.6	1.2
after:visit	-0.21	0.43	-0.75	-0.87	0.81
after:was	-0.27	-0.23	-0.62	-0.5	0.93
after:we	-1.42	-0.48	0.52	-1.15	0.54
after:who	-0.16	-0.09	-0.68	-0.34	1.06
after:will	-1.46	-0.2	0.32	-0.62	0.93
after:with	-0.97	-0.16	1.91	-0.25	-1.1
after:you	-0.18	-0.4	-1.91	-0.69	1.93
after:your	-0.01	-0.43	-0.31	-0.8	0.61
alone on its line	-0.17	-0.98	-0.65	2.79	-2.35
before 1::	-0.16	-0.18	-0.77	0.43	-0.07
before 1:<5>	-0.16	-0.38	0.75	-0.47	-0.51
before 1:<d>	-1.28	-1.82	1.43	-2.69	-0.49
before 1:<n>	-1.17	-0.5	0.41	0.31	-0.43
before 1:after	-0.5	-0.18	-1.4	-0.56	1.7
before 1:and	-0.57	-0.59	1.07	-1.25	-0.52
before 1:befor	0.98	-0.16	0.48	-0.92	-1.09
before 1:between	-0.11	-0.51	-0.77	-0.8	1.18
before 1:birth	-0.13	1.53	-0.95	-0.67	-1.35
before 1:born	-0.45	1.93	-2.02	-1.13	-1.06
before 1:by	1.9	-0.98	-2.49	-3.05	0.89
before 1:date	-1	-0.17	-1.49	1.86	-0.7
before 1:dated	-0.32	-0.21	-1.55	-1.01	1.92
before 1:deny	-0.15	-0.14	-0.11	-0.52	0.34
before 1:dob	-0.26	2.06	-1.51	-0.84	-2.16
before 1:dos	-0.21	-0.8	-1.79	1	0.84
before 1:effectiv	-0.33	-0.3	-1.15	-0.68	1.45
before 1:for	-0.4	-0.29	1.81	-0.7	-1.5
before 1:from	-1.43	-0.66	1.88	0.04	-1.55
before 1:in	-0.19	-0.2	-1.48	-1.13	1.74
before 1:injury	-0.06	-0.71	-1.13	-0.71	1.3
before 1:mail	-0.79	-0.14	-0.59	0.77	-0.05
before 1:notic	-0.19	-0.34	-1.3	1.64	-1.23
before 1:of	-1.63	-1.14	0.05	0.75	-0.09
before 1:on	-2.77	-1.17	0.23	-0.74	0.87
before 1:print	-0.13	-0.42	-0.71	-0.71	0.89
before 1:process	-0.36	-0.4	-1.59	2.15	-2.06
before 1:receiv	-0.84	-0.67	-2.72	-2.15	3.34
before 1:servic	-0.24	-0.9	0.26	-0.98	0.28
before 1:than	1.11	-0.16	-0.44	-0.76	-1.04
before 1:through	0.42	-0.65	0.85	-1.32	-0.42
before 1:to	0.96	-0.61	0.12	-1.72	-0.11
before 1:townzip	-0.12	-0.11	-0.34	1.26	-0.97
before 1:until	1.51	-0.18	-1.32	-1.21	-0.58
before 1:visit	-1.11	-0.65	0.51	-1.44	0.23
before 2::	-0.39	-0.76	0.2	1.39	-0.81
before 2:<5>	-0.21	-0.57	0.82	-0.49	-0.51
before 2:<d>	-0.7	-0.7	1.03	-1.85	-0.32
before 2:<month>	-0.19	-0.5	-0.02	0.75	-0.55
before 2:<n>	-2.22	0.5	1.02	-1.03	-0.52
before 2:admitt	-0.08	-0.36	1.18	-0.6	-0.98
before 2:appeal	2.11	-0.49	-1.31	-1.2	-1.63
before 2:bill	-0.12	-0.31	-0.22	-1.32	0.97
before 2:birth	-0.25	1.86	-1.83	-1.9	-0.8
before 2:by	0.89	-0.17	-0.27	-1.29	0.47
before 2:came	-0.24	-0.14	-1.27	-0.84	1.5
before 2:care	-0.31	-0.57	1.79	-1.03	-1.66
before 2:check	-0.16	-0.16	-0.72	-0.77	0.96
before 2:claim	-0.25	-0.46	-0.41	0.97	-0.7
before 2:date	-0.97	-0.76	-0.59	1.35	-0.47
before 2:day	-1.04	-0.41	0.1	1.37	-1.03
before 2:decision	0.65	-0.37	-1.54	-0.39	0.64
before 2:denial	-0.22	-0.43	-1.32	0.42	0.74
before 2:deny	-0.27	-0.15	-1.47	1.09	-0.33
before 2:determin	-0.11	-0.16	-1.14	0.8	0.38
before 2:dob	-0.32	1.83	-1.46	-1.5	-0.81
before 2:dos	-0.23	-1.13	0.86	-1.71	0.04
before 2:due	-0.82	-0.24	-0.61	-1.1	1.48
before 2:ended	-0.48	-0.37	0.12	-0.47	0.23
before 2:for	-0.71	-0.33	-1.65	-0.53	1.99
before 2:from	-0.06	-0.07	-0.42	-0.1	0.49
before 2:given	-0.1	-0.23	0.28	-0.22	-0.11
before 2:injury	-0.09	-1.02	-1.26	-1.73	2.03
before 2:is	-0.78	-0.1	-0.37	-0.45	1.05
before 2:issu	-0.11	-0.21	-0.35	1.17	-0.85
before 2:it	0.69	-0.08	-0.89	-0.28	0.16
before 2:later	1.11	-0.16	-0.44	-0.76	-1.04
before 2:letter	-0.3	-0.31	-1.26	1.79	-1
before 2:los	-0.09	-0.71	-1.58	-1.48	2.06
before 2:mail	-0.17	-0.15	-0.67	0.72	0.07
before 2:notic	-0.41	-0.4	-0.83	1.52	-0.93
before 2:of	-0.5	0.59	-1.02	-1.42	1.03
before 2:on	-0.08	-0.35	1	-0.19	-1
before 2:paid	-0.14	-0.12	-1.7	-0.35	1.85
before 2:pay	-0.9	-0.56	-2.1	1.13	-0.02
before 2:print	-0.19	-0.54	-0.47	-0.23	0.48
before 2:process	-0.16	-0.5	-1.54	0.87	0.69
before 2:provider	-0.31	-0.13	-0.77	0.31	0.67
before 2:receiv	1.03	-0.93	-2.16	-0.25	0.31
before 2:remit	-0.06	-0.33	-0.25	1.06	-1.03
before 2:remittanc	-0.07	-0.04	-0.19	0.2	0.09
before 2:request	-0.14	-0.09	-0.69	-0.04	0.82
before 2:review	-0.15	-0.22	-0.58	1.56	-1.35
before 2:run	1.15	-0.54	-0.76	-1.07	0.16
before 2:sent	-0.07	-0.14	-0.57	-0.09	0.7
before 2:servic	-0.56	-1.63	0.83	-1.5	0.07
before 2:stat	-0.22	-0.57	-1.42	0.49	0.22
before 2:svc	-0.17	-0.81	2.64	-1.06	-2.55
before 2:thi	-0.22	-0.33	-1.39	1.8	-1.44
before 2:to	-0.04	-0.13	1.8	-0.21	-1.8
before 2:treat	-0.45	-0.47	3.1	-0.87	-2.82
before 2:us	-0.78	-0.14	-0.82	-0.43	1.49
before 2:visit	-0.45	-0.88	0.8	-1.55	-0.07
before 3::	-0.21	-0.29	0.82	-0.79	-0.45
before 3:<5>	-0.12	-0.2	0.79	-0.39	-0.64
before 3:<month>	-0.43	-0.61	1.44	-1.06	-1.01
before 3:<n>	-1.24	0.23	0.62	-0.79	-0.05
before 3:a	-0.13	-0.31	-0.01	-0.4	0.44
before 3:an	1.08	-0.14	-0.36	-0.49	-0.97
before 3:and	-0.21	-0.13	-1.08	-0.51	1.31
before 3:appeal	0.87	-0.28	-1.18	-0.78	0.13
before 3:asked	-0.7	-0.24	-1.04	-0.53	1.51
before 3:be	1.34	-0.22	-1.09	-0.8	-0.67
before 3:bill	-0.18	-0.28	-0.98	-0.78	1.45
before 3:birth	-0.06	1.79	-0.59	-1.1	-1.43
before 3:by	-0.14	-0.06	-0.73	-0.24	0.98
before 3:care	-0.16	-0.29	0.21	-0.92	0.31
before 3:claim	-0.53	-0.67	-1.37	0.72	0.91
before 3:coverag	-0.38	-0.24	0.62	-0.35	-0.39
before 3:date	-0.63	0.43	-0.33	0.07	-0.45
before 3:decision	-0.03	-0.07	-0.1	0.9	-0.83
before 3:denial	-0.09	-0.18	-0.4	-0.32	0.53
before 3:deny	-0.13	-0.17	-0.57	0.74	-0.17
before 3:effectiv	-0.06	-0.21	-0.5	-1.73	1.77
before 3:first	-0.11	-0.05	-0.45	-0.13	0.66
before 3:for	-0.65	-0.32	-0.4	-0.74	0.78
before 3:from	-0.2	-0.39	-0.73	-0.58	1.13
before 3:had	-0.14	-0.19	-1.36	-0.19	1.45
before 3:in	-0.37	-0.38	0.42	-0.35	-0.09
before 3:issue	-0.04	-0.05	-0.07	0.62	-0.48
before 3:letter	-0.57	-0.18	-0.75	0.75	-0.21
before 3:los	-0.05	-0.5	-0.44	-1.4	1.51
before 3:mail	-0.08	-0.15	-0.28	1.09	-1.08
before 3:medical	-0.07	-0.05	-0.62	-0.05	0.69
before 3:no	1.11	-0.16	-0.44	-0.76	-1.04
before 3:notic	-0.91	-0.27	-0.8	1.19	0.08
before 3:of	-0.72	0.19	0.12	0	-0.22
before 3:offic	-0.11	-0.09	-0.15	0.25	0.08
before 3:on	1.1	-0.12	-0.69	-0.42	-0.41
before 3:our	-0.14	-0.17	-0.95	-0.37	1.29
before 3:patient	-0.18	0.93	-0.78	-0.46	-0.4
before 3:pay	-0.04	-0.07	-0.07	0.85	-0.69
before 3:process	-0.07	-0.05	-0.57	-0.43	0.96
before 3:reach	-0.14	-0.05	-0.32	-0.22	0.57
before 3:remit	-0.04	-0.07	-0.08	0.8	-0.64
before 3:report	-0.08	-0.14	-0.1	1.28	-1.15
before 3:request	-0.13	-0.24	-1.41	0	1.08
before 3:servic	-0.54	-0.97	1.73	-2.31	-0.41
before 3:stat	-0.08	-0.11	-0.3	-0.59	0.73
before 3:that	-0.88	-0.14	-0.94	-0.52	1.49
before 3:the	0.42	-0.53	0.09	-1.42	0.15
before 3:thi	0.75	-0.24	-0.78	1.2	-1.37
before 3:to	0.39	-0.57	-0.92	0.28	0.36
before 3:treat	-0.09	-0.19	0.21	-0.63	0.08
before 3:was	-0.86	-0.43	0.08	-1.08	0.42
before 3:we	-0.08	-0.07	-0.48	-0.33	0.71
before 3:you	-0.66	-0.06	-0.66	-0.19	1.24
before 3:your	-0.25	-0.51	-0.75	0.49	0.34
before::	-0.76	-0.47	-0.4	0.57	0.12
before:<5>	-0.87	-1.53	2.08	-2.11	-1.29
before:<d>	-1.9	-2.26	1.98	-2.35	-0.77
before:<m>	0.44	-0.42	-1.26	-0.95	1.4
before:<month>	-0.69	-0.53	0.61	0	-0.55
before:<n>	-1.89	-0.19	1.09	-0.68	-0.41
before:a	0.57	-0.71	-0.16	0.73	-0.51
before:accident	-0.08	-1.32	-1.44	-1.84	2.15
before:acupunctur	-0.28	-0.16	1.68	-0.47	-1.39
before:admit	-0.18	-0.79	-0.18	-1.66	1.21
before:admitt	-0.12	-0.43	1.63	-1.28	-1.29
before:after	-0.5	-0.18	-1.4	-0.56	1.7
before:again	-0.13	-0.04	-0.94	-0.27	1.16
before:all	-0.35	-0.19	-0.85	-0.78	1.25
before:an	1.02	-0.22	-1.28	-0.77	0.06
before:and	-1.68	-1.19	0.45	-1.69	0.64
before:appeal	2.7	-0.11	-2.65	-2.24	-0.89
before:approv	-0.27	-0.4	-1.61	-0.81	2.07
before:are	0.7	-0.17	0.07	-0.83	-0.1
before:as	-1.06	-0.26	-0.63	-0.57	1.52
before:ask	0.98	-0.13	-0.75	-0.54	-0.31
before:asked	-0.83	-0.35	-0.76	-0.82	1.39
before:at	-0.07	-0.12	-1.38	-0.38	1.47
before:authoriz	-0.06	-0.09	0.42	-0.15	-0.35
before:b	-0.19	-0.29	-0.48	0.31	0.36
before:be	1.19	-0.33	-0.32	-0.53	-0.78
before:befor	0.95	-0.25	1.17	-1.15	-1.51
before:benefit	-0.73	-0.27	0.5	-0.21	-0.24
before:between	-0.37	-0.63	0.19	-1.17	0.61
before:bill	-0.59	-0.95	0.72	0.55	-0.74
before:birth	-0.42	3	-2.56	-2.69	-1.82
before:born	-0.5	2.17	-2.01	-1.23	-1.44
before:box	-0.05	-0.05	-0.15	0.49	-0.3
before:by	1.99	-1.27	-1.26	-3.26	0.72
before:c	-0.24	-0.21	-0.19	-0.62	0.48
before:came	-0.37	-0.22	-1.71	-0.98	2.01
before:can	1.08	-0.17	-0.95	-0.85	-0.16
before:care	-0.48	-0.9	1.29	-1.74	-0.55
before:certify	-0.32	-0.24	0.09	-0.53	0.35
before:check	-0.88	-0.27	-1.32	-1.31	1.8
before:chiropractic	-0.11	-0.12	-0.61	0.01	0.54
before:claim	-1.44	-1.75	0.7	0.44	-0.54
before:continu	-0.15	-0.17	-0.69	-0.29	0.73
before:cover	-0.85	-0.14	-1.65	-0.45	1.82
before:coverag	-0.69	-0.36	0.29	-0.06	-0.19
before:date	-1.74	-0.41	-0.96	1.9	-0.77
before:dated	-0.52	-0.38	-1.81	1.08	0.48
before:day	0.63	-0.79	-1.6	1.05	0.04
before:deadlin	0.83	-0.1	-0.3	-0.77	-0.59
before:decid	-0.25	-0.22	-1.44	1.75	-1.32
before:decision	0.29	-0.59	-0.99	0.39	0.45
before:denial	-0.52	0.12	-1.33	0.01	0.72
before:deny	-0.66	-0.53	-1.81	1.09	0.65
before:determin	-0.14	-0.21	-1.91	0.92	1.2
before:disput	1.12	-0.13	-0.92	-0.23	-0.49
before:dob	-0.54	2.84	-2.27	-1.94	-1.9
before:doctor	-0.72	-0.1	-1.03	-0.47	1.53
before:dos	-0.44	-1.72	-0.42	0.3	0.45
before:dr	-0.53	-0.15	0.84	-0.66	-0.31
before:due	-1.05	-0.44	-1.02	-2.41	2.62
before:e	-0.32	-0.55	1.94	0.76	-2.76
before:effectiv	-0.68	-0.58	-1.45	-1.28	1.97
before:ended	-0.6	-0.52	-0.57	-0.71	0.96
before:eob	-0.08	-0.1	-0.49	0.9	-0.76
before:examin	-0.21	-0.15	-1.01	-0.21	1.27
before:exampl	-0.03	-0.14	-0.68	1.85	-1.71
before:fax	-0.35	-0.28	-1.73	0.22	0.96
before:fecha	-0.04	-0.11	-0.15	1.03	-0.87
before:file	1.03	-0.23	-0.73	-0.73	0.08
before:finaliz	-0.1	-0.11	-1.41	1.08	0.01
before:first	0.63	-0.27	-0.9	-1	0.62
before:for	-0.34	-1.62	0.81	-2.76	0.31
before:from	-1.75	-1.24	0.77	-0.68	-0.02
before:given	-0.37	-0.33	0.57	-0.56	-0.24
before:got	-0.45	-0.15	-0.64	-0.47	1.2
before:had	-0.15	-0.2	-0.15	-0.26	0.36
before:have	1.19	-0.05	-0.45	0.81	-1.73
before:health	-0.16	-0.16	0.59	0.79	-0.91
before:home	-0.28	-0.17	0.01	-0.3	0.23
before:icn	-0.03	-0.07	0.66	-0.14	-0.53
before:id	-0.26	0.77	0.17	-0.22	-0.7
before:if	-1.27	-0.12	-0.64	-0.55	1.51
before:in	0.98	-0.68	-0.87	0.11	-0.1
before:independent	-0.13	-0.06	-0.7	-0.13	0.85
before:injection	-0.14	-0.23	0.98	-0.49	-0.66
before:injury	-0.14	-1.52	-1.96	-2.09	2.61
before:inpatient	-0.25	-0.22	0.11	-0.46	0.23
before:insuranc	-0.22	-0.24	-0.59	-0.05	0.69
before:is	-1.5	-0.34	-1.21	-1.62	2.36
before:issu	-0.18	-0.26	-0.48	1.2	-1.06
before:issue	-0.06	-0.06	-0.11	1.16	-1.01
before:it	1.01	-0.28	-1.66	-0.72	0.4
before:l	-0.33	-0.42	-0.32	-2.15	1.24
before:last	-0.18	-0.15	-0.81	0.66	0.22
before:later	1.39	-0.21	-0.54	-1.13	-1.25
before:letter	-1.04	-0.54	-1.89	2.12	-0.83
before:level	0.67	-0.2	0.69	-0.66	-0.73
before:llc	-0.12	-0.21	-0.3	-0.62	0.72
before:los	-0.15	-1.17	-2.18	-2.71	3.15
before:mail	-1	-0.42	-1.36	1.71	-0.41
before:may	0.61	-0.36	-0.41	1.07	-1.73
before:medical	-0.71	-0.51	-1.84	-0.59	2.16
before:medicar	-0.36	-0.1	-0.25	0.85	-0.49
before:member	-0.45	1.73	-2.23	0.7	-0.32
before:met	-0.38	-0.14	0.63	-0.54	-0.19
before:mri	-0.09	-0.24	0.6	-0.16	-0.36
before:must	2.13	-0.3	-0.46	-1.52	-1.56
before:no	1.42	-0.22	-0.95	-1.68	-0.52
before:not	-0.22	-0.14	-0.11	0.38	-0.06
before:notic	-1.32	-0.91	-2.13	2.95	-1.38
before:nurs	-0.22	-0.18	-1.84	-0.86	1.9
before:o	-0.05	-0.05	-0.15	0.49	-0.3
before:of	-2.54	0.05	0.6	-0.63	0.12
before:offic	0.38	-0.12	-0.25	-0.02	-0.24
before:on	-0.99	-1.4	0.35	-0.99	0.68
before:one	-0.17	-0.15	-0.67	-0.24	0.88
before:or	0.81	-0.41	0.3	-1.22	-0.61
before:our	-1.03	-0.46	-1.64	-1.26	2.41
before:paid	-0.49	-0.25	-1.32	-0.09	1.51
before:part	-0.24	-0.29	-0.74	0.3	0.63
before:patient	-0.29	1.49	-1.19	-0.72	-0.97
before:pay	-1	-0.71	-0.15	1.56	-1.06
before:period	-0.37	-0.4	0.83	-1.19	-0.24
before:physical	-0.16	-0.31	1.03	-0.3	-0.7
before:plan	0.51	-0.26	-1.2	-0.02	0.54
before:print	-0.32	-0.91	-1.11	-0.81	1.12
before:procedur	0.91	-0.14	0.54	-0.43	-1.27
before:process	-0.56	-0.88	-2.62	2.34	-0.44
before:provider	-0.4	-0.32	-0.06	0.72	-0.17
before:ra	-0.03	-0.41	-0.4	1.4	-1.19
before:reach	1.23	-0.19	-2.18	-0.7	0.55
before:receiv	1.05	-1.42	-3.79	-2.08	2.77
before:reconsider	-0.1	-0.09	-1.12	-0.11	1.29
before:record	-0.19	-0.14	-0.9	-0.46	1.1
before:redetermin	-0.15	-0.13	-0.93	0.48	0.37
before:remit	-0.1	-0.38	-0.31	1.44	-1.45
before:remittanc	-0.23	-0.18	-0.43	0.81	-0.88
before:reply	-1.11	-0.22	-0.38	-1.16	1.7
before:report	-1.03	-0.3	-0.35	-0.3	0.99
before:request	0.67	-0.82	-2.82	-0.08	2.15
before:respond	0.18	-0.15	-0.45	-1.4	0.86
before:respons	-0.14	-0.21	-0.47	-0.03	0.35
before:review	-0.35	-0.55	-1.35	0.56	0.44
before:run	1.15	-0.64	-1.07	-1.56	0.7
before:s	-0.2	-0.7	0.09	-1.49	0.88
before:same	-0.1	-0.04	-0.52	-0.14	0.73
before:seen	-0.12	-0.76	1	-0.82	-0.54
before:sent	-0.59	-0.52	-2.05	1.02	0.43
before:servic	-1.22	-2.74	1.99	-3.59	0.09
before:set	-0.26	-0.17	-1.48	-0.3	1.59
before:sign	-0.41	-0.19	1.45	0.68	-2.19
before:speech	-0.17	-0.37	1.63	-0.77	-1.47
before:stat	-0.32	-0.68	-1.86	-0.15	0.98
before:stay	-0.21	-0.27	-1.05	-0.37	1.07
before:surgery	0.37	-0.14	-1.53	-0.62	1.24
before:svc	-0.2	-1.33	1.49	-1.27	-0.85
before:than	1.39	-0.21	-0.54	-1.13	-1.25
before:that	0.33	-0.49	0.47	-2.07	0.42
before:the	-0.47	0.01	-0.95	-3.11	1.61
before:therapy	-0.21	-0.51	0.68	-0.64	-0.24
before:thi	0.95	-0.83	-2.3	1.11	0.04
before:through	0.42	-0.65	0.85	-1.32	-0.42
before:to	0.82	-1.38	0.76	-1.32	-0.32
before:townzip	-0.15	-0.16	-0.42	1.48	-1.2
before:treat	-0.69	-0.79	2.51	-1.67	-1.81
before:trust	-0.14	-0.13	1.18	1.09	-1.73
before:until	1.36	-0.21	-1.61	-1.43	-0.21
before:us	0.93	-0.46	-1.96	-1.01	0.73
before:visit	-2.28	-1.84	1.15	-3.06	0.44
before:voucher	-0.06	-0.12	-0.21	1.21	-1.01
before:was	0.35	-0.71	-0.18	-1.69	0.47
before:we	0.8	-0.35	-2.46	-1.15	1.39
before:were	-0.18	-0.11	-0.89	-0.41	1.06
before:which	-0.29	-0.11	-0.9	-0.52	1.45
before:with	0.25	-0.24	-1.42	-0.87	0.95
before:within	-0.61	-0.09	-0.82	1.19	-0.83
before:writ	0.22	-0.11	-0.79	0.86	-0.88
before:x	-0.33	-0.26	-0.27	-0.79	0.88
before:you	1.01	-0.5	-1.54	-0.09	0.3
before:your	0.96	0.3	-1.52	-0.81	0.58
begins its column	-0.98	-0.89	0.4	-0.1	-0.04
columns:1	0.38	-1.12	-1.72	1.34	0.37
columns:2	0.35	-0.23	-0.66	0.62	-0.25
columns:3	-1.83	0.18	-0.25	-0.71	0.37
columns:4	-2.26	-0.55	1.01	-1.66	0.41
dates:1	-0.33	-2.22	-2.15	2.89	-1.69
dates:2	-1.51	-2.24	0.68	1.66	-0.83
dates:3	0.46	-1.26	-0.37	-0.53	0.57
dates:4	-0.51	0.71	-0.43	-1.18	0.63
heading 1::	-0.06	-0.69	-0.64	-1.28	1.59
heading 1:a	0.56	1.23	-0.85	0.18	-2.09
heading 1:advic	-0.04	-0.14	-0.09	0.94	-0.76
heading 1:benefit	-0.15	-0.65	-1.43	2.34	-0.24
heading 1:bill	-0.12	-0.28	0.5	-0.4	-0.18
heading 1:claim	0.89	-0.31	-0.43	-0.98	0.38
heading 1:date	-0.87	-2.48	1.02	-1.16	-0.08
heading 1:dos	-0.25	-1.07	2.29	-1.51	-1.77
heading 1:dt	-0.08	-0.41	-1.45	-0.52	1.66
heading 1:explan	-0.12	-0.53	-0.29	1.57	-1.06
heading 1:for	-0.07	0.63	-0.51	0.99	-1.28
heading 1:from	-0.09	-0.31	2.12	-0.34	-2.08
heading 1:health	-0.08	-0.17	-0.34	1.34	-1.53
heading 1:medical	-0.14	-0.27	-0.11	0.75	-0.53
heading 1:medicar	-0.05	0.82	-0.81	0.45	-1.13
heading 1:of	-0.39	0.42	-1.24	-0.53	1.2
heading 1:pay	-0.09	-0.44	-0.2	0.84	-0.45
heading 1:period	-0.25	-0.59	1.4	-0.59	-0.94
heading 1:plan	-0.09	-0.06	-0.08	1.03	-0.88
heading 1:provider	-0.16	-0.12	1.15	-0.16	-1.19
heading 1:receiv	-0.07	-0.06	-2.09	-0.7	2.12
heading 1:remittanc	-0.04	-0.14	-0.09	0.94	-0.76
heading 1:s	-0.16	-0.45	0.66	-0.4	-0.43
heading 1:servic	-0.68	-0.13	1.04	-2.15	-0.41
heading 1:svc	-0.11	-0.48	-1.05	-0.51	1.3
heading 1:thi	-0.21	-0.2	1.12	0.07	-1.25
heading 1:thru	-0.03	-0.09	1.5	-0.14	-1.51
heading 2::	-0.17	0.54	0.89	0.23	-1.78
heading 2:a	-0.04	-0.12	-0.79	0.47	0.32
heading 2:benefit	-0.08	0.29	-0.24	0.58	-0.63
heading 2:bill	-0.07	-0.18	-0.38	-0.8	1.06
heading 2:claim	-0.09	0.25	-0.65	0.55	-0.25
heading 2:date	-0.43	-0.8	0.71	-0.94	-0.07
heading 2:dos	-0.09	-0.31	0.55	-0.5	-0.37
heading 2:explan	-0.1	0.25	-0.27	0.76	-0.75
heading 2:from	-0.05	-0.04	1.69	-0.28	-1.68
heading 2:not	-0.03	-0.08	0.49	0.3	-0.89
heading 2:of	-0.15	0.14	1.47	0.63	-1.9
heading 2:patient	-0.08	-0.3	-0.26	-0.57	0.56
heading 2:s	-0.05	-0.1	1.55	-0.13	-1.52
heading 2:servic	-0.34	-0.5	1.3	-1.56	-0.57
heading 2:svc	-0.03	-0.07	0.9	-0.12	-0.9
label::	-0.16	-0.18	-0.77	0.43	-0.07
label:<5>	-0.1	-0.16	-1.45	-0.49	1.58
label:<n>	-0.63	0.52	-0.18	-0.32	0.23
label:a	-0.08	-0.24	0.99	0.45	-1.39
label:accident	-0.05	-0.83	-1.16	-1.28	1.59
label:appeal	1.8	-0.29	-0.77	-1.47	-1.27
label:bill	-0.2	-0.48	0.12	-1	0.64
label:birth	-0.21	1.89	-1.86	-2.13	-0.64
label:by	1.24	-0.22	-0.4	-1.56	0.24
label:claim	-0.23	-0.88	-0.21	-0.82	1.05
label:control	-0.03	-0.11	-0.49	-0.1	0.61
label:date	-1.15	-0.42	-0.23	0.82	-0.31
label:decision	-0.07	-0.2	-0.7	0.48	0.14
label:denial	-0.15	-0.42	-1.06	-0.39	0.92
label:determin	-0.12	-0.18	-1.15	1.02	0.22
label:dob	-0.32	1.83	-1.46	-1.5	-0.81
label:dos	-0.23	-1.13	0.86	-1.71	0.04
label:due	-0.37	-0.25	-0.57	-1.67	1.7
label:effectiv	-0.25	-0.32	-1.17	-1.07	1.5
label:fecha	-0.04	-0.11	-0.15	1.03	-0.87
label:from	-0.05	-0.29	0.36	-0.27	-0.1
label:injury	-0.08	-0.96	-1.29	-1.38	2.11
label:is	-0.09	-0.11	-0.22	0.34	-0.06
label:issu	-0.1	-0.21	-0.18	1.25	-1.08
label:issue	-0.04	-0.05	-0.07	0.62	-0.48
label:letter	-0.1	-0.24	-0.8	2.05	-1.93
label:los	-0.12	-1.05	-1.76	-1.81	2.48
label:mail	-0.14	-0.25	-0.41	1.58	-1.6
label:member	-0.13	1.41	0.4	-0.6	-1.83
label:must	1.36	-0.1	-0.19	-0.82	-1.17
label:not	-0.05	-0.07	-0.56	0.6	-0.07
label:notic	-0.18	-0.41	-0.82	2.02	-1.01
label:number	-0.5	-0.63	-0.82	-1.02	1.62
label:of	-0.72	0.19	0.43	-0.96	0.17
label:on	-0.08	-0.35	1	-0.19	-1
label:patient	-0.09	0.68	1.59	-0.39	-1.86
label:pay	-0.05	-0.08	-0.15	0.92	-0.78
label:print	-0.19	-0.54	-0.47	-0.23	0.48
label:process	-0.11	-0.16	-0.64	1	-0.59
label:provider	-0.1	-0.24	1.29	-0.88	-0.76
label:receiv	0.94	-0.91	-1.83	-0.27	0.65
label:remit	-0.04	-0.07	-0.08	0.8	-0.64
label:report	-0.09	-0.17	-0.21	1.47	-1.26
label:request	-0.12	-0.23	-1.36	0.01	1.04
label:review	-0.08	-0.31	-0.69	2.08	-1.92
label:s	-0.1	-0.37	2.5	-0.52	-2.57
label:sent	-0.16	-0.2	-1.23	-0.9	1.45
label:servic	-0.55	-1.82	2.92	-2.84	-1.65
label:stat	-0.07	-0.1	-0.29	-0.61	0.75
label:thi	-0.13	-0.24	-0.45	1.77	-1.69
label:to	0.63	-0.4	-0.48	-1.4	0.56
label:treat	-0.05	-0.21	1.48	-0.41	-1.41
label:we	0.47	-0.14	-0.45	-0.61	0.38
label:your	1.11	-0.36	-1.47	-1.71	1
line above::	-2.18	-0.17	0.84	-1.71	0.46
line above:<5>	-0.93	-1.08	1.45	-1.65	-0.37
line above:<d>	-1.62	0.32	-0.39	-0.49	0.63
line above:<m>	0.14	-1.76	0.96	-2.5	0.08
line above:<month>	0.71	0.2	-0.95	-2.02	1.01
line above:<n>	0.43	-0.45	1.39	0.27	-1.87
line above:?	-0.07	-0.28	-0.71	-0.24	0.91
line above:a	0.27	-0.02	-0.94	0.72	0.39
line above:adj	-0.14	-0.43	-0.86	-0.51	1.04
line above:adjust	-0.15	-0.44	-1.21	-0.63	1.45
line above:advantag	-0.07	0.86	-0.72	0.07	-0.94
line above:advers	-0.07	-0.12	-0.24	0.68	-0.58
line above:after	0.26	-0.2	-1.69	-0.28	0.99
line above:again	0.78	-0.15	-1.59	-0.58	0.67
line above:allow	-0.28	-1.07	1.23	-1.23	-0.72
line above:amount	-0.7	-0.84	0.47	-1.54	0.59
line above:and	0	-0.97	-0.55	0.62	0.08
line above:appeal	1.1	-0.58	0.22	1.04	-2.32
line above:approv	-0.63	-0.47	0.78	-0.93	-0.33
line above:at	1.02	-0.17	-0.97	-1.31	-0.04
line above:authoriz	-0.07	-0.13	-1.69	0.2	1.52
line above:b	-0.27	-0.31	0.77	-0.52	-0.4
line above:balanc	-0.09	-0.4	-0.04	0.76	-0.2
line above:be	0.58	-0.42	0.7	-0.42	-0.95
line above:been	-0.06	-0.11	-0.6	-0.4	0.69
line above:befor	-0.77	-0.42	-1.39	1.28	-0.75
line above:benefit	0.65	-0.29	-1.38	1.95	-0.7
line above:bill	0.76	0.5	-0.56	1.59	-1.03
line above:blue	-0.1	-0.19	0.26	0.11	-0.18
line above:box	0.17	-0.29	-0.88	1.65	-1.79
line above:by	1.18	-0.21	0.35	-0.77	-1.04
line above:c	-0.12	-0.39	0.32	-1.6	0.39
line above:carc	-0.03	-0.09	-0.21	-0.17	0.29
line above:care	-0.25	-0.29	-1.58	0.71	1.01
line above:case	-0.1	-0.16	-0.89	-0.64	1.19
line above:center	-0.19	-0.29	1.81	-1.09	-1.36
line above:certify	0.34	-0.11	-0.76	-0.28	0.42
line above:charg	-0.29	-0.72	2.07	-0.66	-1.76
line above:chiropractic	-0.17	-0.32	-0.56	-0.22	0.6
line above:claim	0.63	-1.53	0.89	-0.42	-0.78
line above:co	0.36	0.1	0.56	-0.83	-0.62
line above:code	1.18	0.69	-0.17	-0.99	-0.79
line above:company	-0.03	-0.04	-0.15	0.77	-0.66
line above:contractor	0.39	-0.03	-0.1	0.41	-0.67
line above:control	-0.05	-0.3	-0.03	-0.21	0.3
line above:copay	-0.14	-0.64	1.41	-0.66	-1.03
line above:cover	0.28	-0.31	0.22	-0.35	-0.18
line above:coverag	0.39	-0.21	-0.3	0.77	-1.02
line above:d	-0.09	-0.16	0.78	-0.54	-0.23
line above:date	-1.1	-0.1	0.16	-0.71	0.26
line above:day	0.73	-0.22	-0.07	-0.55	-0.36
line above:dear	-0.95	-0.7	0.61	-1.53	0.41
line above:decision	-0.04	-0.41	-0.1	1.32	-0.85
line above:deductibl	-0.32	-0.18	0.21	-0.25	0.04
line above:denial	0.33	-0.33	-1.98	2.08	0.06
line above:deny	-0.91	0.8	0.04	-0.78	-0.2
line above:depart	-0.11	-0.06	-0.21	0.78	-0.52
line above:description	-0.14	-0.18	2.03	-0.35	-2.04
line above:determin	-0.12	-0.3	-0.71	1.52	-1.31
line above:disput	-0.09	-0.06	-1.27	0.65	1
line above:document	0.42	-0.06	-0.27	0.18	-0.64
line above:dos	-0.18	1.08	-0.74	-0.92	-0.14
line above:dr	-0.13	-0.09	0.43	-0.38	-0.07
line above:drug	-0.09	-0.13	-0.11	0.97	-0.75
line above:due	-0.5	-0.34	1.91	-1.07	-0.44
line above:e	-0.04	-0.06	-0.89	-0.12	0.96
line above:effectiv	-0.41	-0.45	-1.18	1.29	-0.86
line above:employ	-0.08	-0.06	-0.16	1.23	-1.16
line above:employe	-0.05	0.47	-0.26	0.04	-0.41
line above:exampl	-0.02	-0.1	-0.38	1.34	-1.2
line above:exercis	-0.44	-0.11	0.62	-0.95	-0.24
line above:expl	-0.02	-0.07	1.65	-0.22	-1.64
line above:explan	-0.17	-0.16	-0.43	1.05	-0.34
line above:external	-0.08	-0.14	-0.27	0.95	-0.82
line above:f	-0.08	-0.21	0.93	0.43	-1.09
line above:famy	-0.43	-0.15	1.17	-0.22	-1.01
line above:fax	-0.25	-0.2	-1.5	2.03	-1.25
line above:fee	-0.77	-0.15	-0.75	-1.21	1.4
line above:for	0.92	-0.52	-0.33	-0.79	-0.1
line above:from	-0.94	-0.75	1.19	-0.65	-0.74
line above:fund	-0.1	-0.11	0.71	-0.34	-0.33
line above:g	-0.09	-0.1	1.65	-0.19	-1.45
line above:grievanc	-0.28	-0.13	-0.92	0.72	0.44
line above:group	-0.1	0.43	-1.07	-0.8	1.1
line above:has	0.24	-0.06	-0.37	-0.18	0.12
line above:health	-0.35	-0.32	-1.54	0.41	0.82
line above:home	0.07	-0.14	-1.59	-0.36	1.35
line above:icn	-0.11	-0.22	1.75	-0.36	-1.66
line above:id	-0.63	0.8	-0.29	0.91	-1.02
line above:in	0.12	-0.19	0.17	-0.6	-0.07
line above:inc	-0.03	-0.04	-0.09	0.36	-0.26
line above:injection	-0.15	-0.23	-1.1	-0.58	1.33
line above:insuranc	-0.4	-0.48	0.26	-0.84	0.24
line above:is	0.9	-0.99	-1.33	-0.79	0.83
line above:it	-0.28	-0.08	-0.73	-0.29	1.12
line above:k	-0.05	-0.24	0.7	0.16	-0.73
line above:l	-0.05	-0.08	0.45	0.24	-0.61
line above:lake	-0.06	-0.05	-0.12	0.59	-0.43
line above:letter	-0.3	-0.37	-1.1	1.41	-0.35
line above:liability	-0.43	-0.08	-1.18	-0.24	1.43
line above:llc	-0.13	-0.24	0.32	-0.7	0.14
line above:m	-0.1	-0.08	1.85	-0.57	-1.53
line above:manag	-0.07	-0.09	-0.22	0.98	-0.76
line above:may	0.03	-0.49	-0.48	0.9	-0.28
line above:medicaid	-0.11	0.42	1.26	0	-1.75
line above:medical	0.83	-0.39	-0.58	0.2	-0.3
line above:medicar	-0.37	0.72	-1.15	1.78	-1.91
line above:medicin	-0.44	-0.1	-0.15	-0.38	0.77
line above:member	-0.12	1.7	-1.61	0.37	-0.89
line above:mk	-0.06	-0.15	0.98	0.39	-1.38
line above:ms	-0.05	-0.13	0.51	-0.11	-0.44
line above:mutual	-0.03	-0.34	-0.72	0.21	0.52
line above:n	0.41	-0.1	0.54	-0.13	-1.05
line above:need	-0.09	-0.43	-1.07	-0.21	1.17
line above:no	0.36	0.06	-1.11	-1.92	1.5
line above:not	-0.05	-0.81	0.81	-0.61	-0.35
line above:note	-0.91	-0.38	0.63	-1.74	0.1
line above:notic	0.04	-0.6	-0.73	0.73	0.24
line above:number	-0.77	-0.21	-0.01	-1.43	0.55
line above:nurs	-0.25	-0.27	-1.56	-0.47	1.52
line above:o	-0.15	-0.09	-0.41	1.31	-0.84
line above:of	0.62	-1.05	-0.79	-0.5	0.7
line above:offic	-0.1	-0.09	0.5	-0.39	-0.3
line above:on	-0.96	0.02	-0.15	0.38	-0.01
line above:or	0.07	-0.3	-1.27	-0.68	1
line above:orthopedic	0.37	-0.11	-0.56	0.29	-0.13
line above:our	-0.51	-0.09	-0.62	-0.66	1.21
line above:overpaid	-0.07	-0.25	-1.78	-0.11	1.83
line above:overpay	-0.08	-0.06	-0.16	0.84	-0.75
line above:owe	-0.13	-0.52	0.26	-0.57	0.02
line above:p	-0.07	-0.19	0.92	-1.18	-0.28
line above:page	0.62	-0.2	-0.31	0.62	-1.43
line above:paid	-0.13	-1.99	0.69	-0.99	-0.12
line above:pain	-0.15	-0.14	-0.03	-0.77	0.98
line above:part	-0.47	-0.45	0.86	-1.03	-0.23
line above:patient	-0.39	0.23	-0.22	-0.32	0.29
line above:pay	-0.64	-0.54	0.19	-0.01	0.02
line above:payabl	-0.06	-0.14	2.47	-0.31	-2.48
line above:period	0.26	-0.26	0.29	0.8	-1.33
line above:physical	-1.09	-0.38	-0.43	-0.76	1.19
line above:plan	-0.14	-0.59	0.12	1.64	-0.98
line above:po	0.34	-0.18	-0.52	0.76	-0.9
line above:podiatry	-0.09	-0.34	-0.45	-0.69	0.87
line above:prescription	-0.09	-0.13	-0.11	0.97	-0.75
line above:print	-0.07	-0.14	-1.65	1.08	0.86
line above:procedur	0.58	-0.3	1.17	-0.71	-1.04
line above:process	-0.22	-0.32	-1.32	1.83	-1.3
line above:program	-0.36	-0.13	-0.63	0.73	0.23
line above:provider	-0.6	-0.61	-0.9	1.24	0.14
line above:pt	-0.1	-0.29	1.27	-0.47	-0.9
line above:q	-0.06	-0.32	1.7	-0.42	-1.28
line above:rarc	-0.03	-0.09	-0.21	-0.17	0.29
line above:reason	-0.27	-0.99	-1.51	-1.12	1.89
line above:receiv	0.18	-0.59	-0.99	0.61	0.3
line above:reconsider	-0.04	-0.03	-0.04	0.38	-0.27
line above:record	0.42	-0.14	-0.71	0.01	0.35
line above:recovery	-0.07	-0.07	-0.21	1.12	-0.94
line above:redetermin	-0.14	-0.1	-0.34	0.86	-0.41
line above:reduction	-0.04	-0.09	-0.13	-0.17	0.19
line above:referenc	-0.08	-0.12	1.04	-0.93	-0.73
line above:rehab	-0.07	-0.32	0.51	-0.04	-0.42
line above:remark	-0.32	-0.56	0.63	-0.78	-0.3
line above:remittanc	-0.04	-0.04	-0.12	0.7	-0.55
line above:report	-1.02	-0.1	-0.67	1.18	-0.39
line above:request	-0.78	-0.6	0.17	0.29	0.1
line above:review	-0.26	-0.28	-0.02	1.88	-2.06
line above:rsn	-0.09	-0.54	-0.46	-0.38	0.7
line above:s	-0.1	-0.34	2.45	-0.89	-2.38
line above:sent	-0.39	-0.12	0.78	-0.4	-0.56
line above:servic	-0.9	-1.75	-0.27	-0.63	0.87
line above:share	-0.25	-0.1	0.98	-0.17	-0.65
line above:sign	-0.12	-0.08	-1.62	-0.15	1.71
line above:speech	-0.09	-0.26	-1.52	-0.82	1.68
line above:spine	-0.14	-0.26	1.61	-0.81	-1.25
line above:stat	-0.06	-0.07	-0.15	-0.63	0.72
line above:statu	-0.04	-0.24	1.07	0.86	-1.59
line above:stay	-0.18	0.53	0.62	-0.47	-0.74
line above:summary	-0.04	-0.04	-0.75	0.42	0.34
line above:surgery	0.62	-0.06	-1.63	-0.1	1.23
line above:t	-0.06	-0.35	0.32	-0.6	0.32
line above:te	-0.06	-0.15	0.98	0.39	-1.38
line above:test	0.49	-0.07	0.42	-0.09	-0.68
line above:that	-0.68	-0.3	0.88	-0.64	-0.35
line above:the	-0.05	-0.19	0.12	0.66	-0.66
line above:therapy	-0.34	-0.56	0.47	0.53	-0.5
line above:thi	-0.8	-0.78	-1.2	-0.88	1.88
line above:through	-0.27	-0.3	2.01	-0.75	-1.74
line above:to	-0.86	-0.71	1.7	-0.06	-1.32
line above:total	-0.19	-0.15	-1.51	-0.14	1.58
line above:townzip	-0.57	-0.48	-1.46	2.13	-1.18
line above:treat	-0.38	-0.27	-0.13	-1.07	1.29
line above:trust	-0.18	-0.09	0.92	1.25	-1.77
line above:unit	-0.35	-0.29	-1.41	1.29	0.89
line above:upheld	-0.07	-0.11	0.38	-0.22	-0.31
line above:utiliz	-0.05	-0.05	-0.1	0.65	-0.53
line above:visit	-1.17	-0.55	-0.8	1.1	0.01
line above:waiver	-0.43	-0.08	-1.18	-0.24	1.43
line above:was	0.52	-0.36	0.39	-1.53	-0.23
line above:we	-1.06	-0.21	1.06	-0.44	0.07
line above:week	-0.1	-0.08	0.5	-0.26	-0.28
line above:welfar	-0.08	-0.05	-0.11	0.64	-0.43
line above:will	-0.15	-0.11	1.96	-1.16	-1.86
line above:with	0.63	-0.15	0.69	-0.79	-0.89
line above:x	-0.06	-0.1	1.63	-0.26	-1.74
line above:you	0.53	-0.66	-0.99	-1.13	1.11
line above:your	-0.02	-0.62	-2.51	-0.09	2.27
no words before	-1.62	-2.21	1.21	-0.28	-0.56
over 1::	-2.06	-0.72	0.36	0.35	-0.17
over 1:<5>	-0.4	0.32	0.15	1.05	-1.2
over 1:<d>	-1.52	-1.66	0.66	-0.53	0.19
over 1:<m>	-0.7	-0.55	0.35	-1.32	0.59
over 1:<month>	-0.48	0.14	-1.13	0.98	0.05
over 1:<n>	-1.89	-1.68	0.83	0.08	-0.15
over 1:a	-0.42	0.46	1.58	-0.79	-0.8
over 1:administrator	0.26	-0.08	-0.1	0.25	-0.36
over 1:and	-0.6	-0.37	0.02	0.98	-0.97
over 1:appeal	0.07	0.2	-0.36	1.2	-1.65
over 1:are	-0.43	-0.2	-1.52	0.99	-0.14
over 1:b	-0.44	-0.5	0.62	-0.16	-0.55
over 1:behalf	-0.13	0.58	-0.33	0.8	-1.13
over 1:benefit	-0.27	-0.27	-0.52	1.15	-0.29
over 1:bill	-0.03	-0.18	0.02	-0.59	0.5
over 1:box	0.02	-0.2	-0.6	1.35	-1.48
over 1:by	0.27	-0.08	-0.26	-0.77	0.48
over 1:care	-0.1	-0.29	-1.62	0.91	0.96
over 1:chiropractic	-0.07	-0.19	1.29	0.28	-1.48
over 1:claim	-0.3	-1.46	1.58	-2.28	0.03
over 1:co	-0.13	0.61	1.24	-0.52	-1.47
over 1:company	-0.09	-0.11	-0.41	0.94	-0.89
over 1:control	-0.05	-0.2	1.22	-1.12	-0.16
over 1:coverag	0.46	-0.18	-0.51	-0.49	0.13
over 1:date	-0.35	0.88	0.18	0.08	-0.68
over 1:decision	-0.4	0.77	-0.69	0.76	-0.91
over 1:denial	-0.05	-0.16	-0.3	0.74	-0.45
over 1:deny	-0.23	0.47	-0.6	-1.2	1.04
over 1:depart	-0.1	-0.06	0.2	0.44	-0.51
over 1:determin	-0.12	-0.27	-0.66	1.4	-1.21
over 1:dos	-0.13	-0.61	-0.56	-1.34	1.32
over 1:eg	-0.05	-0.35	-1.4	0.23	0.89
over 1:employer	-0.1	0.37	-0.51	-0.76	0.28
over 1:explan	-0.15	-0.27	-0.23	-0.42	0.65
over 1:fax	-0.1	-1.23	-1.65	1.69	0.57
over 1:first	-0.11	-0.14	0.2	-0.5	0.42
over 1:for	-0.87	-0.45	1.32	0.86	-1.88
over 1:grievanc	-0.26	-0.1	-0.11	0.83	-0.49
over 1:group	-0.09	0.03	0.84	-1.12	-0.38
over 1:have	-0.41	0.6	-0.9	-0.33	0.44
over 1:health	-0.24	0.25	-1.35	2.08	-1.75
over 1:id	-0.3	1.4	-0.45	-2.02	0.45
over 1:independent	-0.09	0.81	-0.51	0.3	-0.99
over 1:injury	-0.13	-0.46	-0.36	0.04	0.24
over 1:insuranc	-0.18	-0.13	-0.46	1.15	-1.09
over 1:is	-0.17	-0.25	-0.4	0.57	0.28
over 1:k	-0.08	-0.41	0.77	0.13	-0.83
over 1:letter	-0.18	-0.36	-0.26	1.03	-0.77
over 1:may	0.45	-0.1	-0.3	0.48	-0.76
over 1:medical	-0.12	-0.27	0.57	0.64	-0.91
over 1:medicar	0.02	-0.17	-0.62	1.64	-1.39
over 1:member	-0.58	1.44	0.25	-0.68	-1.25
over 1:name	-0.1	0.33	0.62	-0.36	-0.64
over 1:no	-0.24	-1.19	-0.06	0.33	0.21
over 1:notic	-0.18	-0.32	1.09	1.11	-2
over 1:number	-0.13	-0.21	2.16	-0.94	-1.96
over 1:o	-0.17	-0.1	-0.64	-0.9	1.1
over 1:of	1.23	0.17	0.17	0.39	-1.97
over 1:on	0.59	0.43	-2.11	0.44	0.89
over 1:our	-0.14	0.59	-0.09	-0.44	-0.38
over 1:p	-0.19	-0.15	1.07	-1.48	0.72
over 1:page	-0.38	-0.25	-1.49	1.15	-0.53
over 1:part	-0.47	-0.55	0.59	-0.23	-0.38
over 1:patient	-0.12	-1.16	1.1	-1.31	-0.41
over 1:pay	-0.04	-0.05	-0.13	0.6	-0.43
over 1:physical	-0.06	0.34	-0.78	-0.57	0.71
over 1:pip	-0.06	-0.19	0.01	0.02	0.14
over 1:plan	-0.2	-0.25	-1.07	1.83	-0.38
over 1:po	0.1	-0.15	-0.48	0.92	-1
over 1:provider	-0.37	-0.14	-1.62	1.28	0.56
over 1:receiv	-0.1	-0.27	-1.09	1.25	-0.94
over 1:recovery	-0.12	-0.25	-1.79	0.28	1.47
over 1:region	-0.06	-0.07	-0.56	-0.09	0.59
over 1:review	0.58	0.35	-0.46	0.7	-0.82
over 1:servic	-0.27	-0.56	-0.6	-0.2	0.75
over 1:subscriber	-0.11	0.36	0.01	-0.86	0.04
over 1:te	-0.03	-0.07	-0.43	0.68	-0.34
over 1:the	-0.16	0.69	0.31	0.84	-1.43
over 1:therapy	-0.06	0.43	1.14	-0.21	-1.44
over 1:thi	-0.22	-0.4	-0.94	0.16	0.99
over 1:townzip	-0.1	0.01	-1.23	2.51	-2.74
over 1:unit	-0.11	-0.14	-0.47	1.2	-0.71
over 1:us	0.26	-0.13	0.2	-0.47	-0.07
over 1:visit	-0.16	-0.2	-1.58	1.23	-0.55
over 1:we	-0.14	0.53	-0.33	-0.39	-0.01
over 1:x	-0.46	-0.28	0.56	0.46	-1.2
over 1:your	0.52	-0.46	1.47	-1.19	-1.33
over 2::	-1.26	0.02	0.05	-0.82	0.28
over 2:<5>	-0.69	0.58	-1.48	-0.64	1.22
over 2:<d>	-0.33	-0.02	-0.97	0.3	0.55
over 2:<m>	-0.22	-1.56	0.72	-0.46	0.4
over 2:<month>	-0.41	0.02	0.64	-1.39	0.02
over 2:<n>	-1	-0.62	0.36	0.09	-0.25
over 2:a	-0.66	-0.84	-0.76	-1.42	1.61
over 2:administrativ	-0.19	-0.06	-0.19	0.7	-0.34
over 2:appeal	-0.23	0.33	-0.16	0.67	-0.7
over 2:assocy	-0.04	-0.03	-0.08	0.32	-0.17
over 2:b	-0.13	-0.18	1.34	0.24	-1.71
over 2:benefit	-0.21	0.62	-0.49	0.55	-1.29
over 2:bill	-0.13	0.44	-0.26	-1.07	0.6
over 2:box	-0.43	0.77	-1.15	0.77	-0.54
over 2:care	-0.02	-0.13	0.21	0.42	-0.51
over 2:claim	-0.34	-0.44	-0.35	1.12	-0.29
over 2:community	-0.06	-0.04	-0.05	0.31	-0.17
over 2:contract	-0.05	-0.15	1.55	-0.35	-1.44
over 2:contractor	-0.22	-0.07	-0.21	0.82	-0.42
over 2:control	-0.06	0.98	0.53	-0.2	-1.57
over 2:date	-0.37	0.96	0.27	-0.54	-0.62
over 2:dear	-0.19	0.59	0.24	-0.45	-0.67
over 2:decision	-0.05	0.97	-0.32	-0.7	-1.02
over 2:deny	-0.1	-0.43	-1.75	-0.89	1.88
over 2:depart	-0.06	-0.06	-0.47	1.08	-0.81
over 2:facility	-0.1	-0.37	-1.85	-1.55	2.31
over 2:for	-0.18	-0.19	-1.25	0.93	0.44
over 2:gold	-0.12	-0.11	-1	1.18	-0.9
over 2:govern	0.26	-0.08	-0.5	0.88	-0.81
over 2:group	-0.1	-0.4	-1.88	0.9	1.49
over 2:health	-0.42	0.14	-0.95	2.26	-2.61
over 2:hmo	-0.12	-0.13	-0.36	1.1	-1.49
over 2:id	-0.13	-0.64	1	-1.51	-0.27
over 2:if	0.73	-0.07	-0.23	0.12	-0.92
over 2:inc	-0.07	-0.06	-0.26	0.84	-0.55
over 2:independent	-0.15	-0.3	-0.68	1.49	-1.28
over 2:injury	-0.08	-0.07	-0.47	-0.02	0.47
over 2:insuranc	-0.15	-0.1	-0.37	0.61	-0.41
over 2:manag	-0.06	-0.04	-0.15	0.6	-0.4
over 2:may	-0.13	-0.26	-0.56	-0.97	1.04
over 2:medicaid	-0.08	-0.09	-0.52	-0.25	0.63
over 2:medical	-0.24	-0.32	-1.09	-0.11	0.62
over 2:medicar	-0.27	-0.1	-0.37	1.33	-0.86
over 2:member	-0.13	-0.43	0.89	-1.38	-0.29
over 2:mesa	-0.06	-0.04	0.45	0.79	-1.26
over 2:met	-1.05	-0.12	-1.9	1.96	-1.65
over 2:mutual	-0.13	-0.05	-0.42	-1.12	1.24
over 2:name	-0.09	-0.65	1.14	-0.99	-0.36
over 2:notic	0.09	0.41	0.46	0.76	-2.42
over 2:number	-0.23	0.89	-0.12	0.12	-0.84
over 2:o	-0.04	0.48	-0.97	0.7	-0.59
over 2:of	-0.52	-0.09	0.54	-0.16	-0.36
over 2:on	-0.16	-0.12	-1.41	0.57	1.05
over 2:or	-0.11	-0.19	1.3	-0.3	-1.16
over 2:our	-0.2	0.35	0.03	-0.5	-0.34
over 2:p	-0.39	0.42	-1.46	1.41	-1.11
over 2:page	-0.05	-0.17	0.64	-1.11	0.34
over 2:part	-0.11	-0.08	0.44	0.69	-1.03
over 2:partner	-0.04	-0.04	-0.05	0.6	-0.49
over 2:patient	-0.07	-0.58	0.46	-0.86	-0.09
over 2:pay	-0.05	-0.3	-1.39	0.18	0.95
over 2:physical	-0.09	-0.11	0.22	0.53	-0.67
over 2:plan	-0.15	0.6	-0.52	0.83	-1.14
over 2:po	-0.1	0.4	-0.51	0.8	-0.82
over 2:provider	-0.22	-0.34	0.21	0.4	-0.5
over 2:r	0.4	0.05	0.32	-0.9	-0.48
over 2:recovery	-0.1	-0.12	-1.33	0.34	1.15
over 2:region	-0.09	-0.17	-1	1.37	-1.35
over 2:review	-0.22	-0.74	-1.06	-0.63	1.26
over 2:servic	0.05	-0.31	-1.22	1.66	-0.97
over 2:state	-0.09	-0.08	-0.26	0.28	0.11
over 2:the	0.25	-0.72	-0.77	1.29	-0.49
over 2:therapy	-0.08	-0.08	-0.1	0.57	-0.44
over 2:thi	0.14	-0.4	1.1	-0.37	-0.67
over 2:total	-0.25	-0.38	-0.01	0.5	-0.41
over 2:townzip	-0.34	0.61	-1.96	0.27	1.14
over 2:valley	-0.04	-0.07	0.43	0.09	-0.45
over 2:with	-0.1	-0.27	0.96	-0.35	-0.65
over 2:you	0.48	-0.19	0.61	-0.94	-0.56
over 2:your	-0.06	-0.21	-1.52	1.56	-1.06
quarter:0	-2.17	0.13	-4.11	1.95	0.26
quarter:1	-2.4	0.06	1.15	-0.86	-0.58
quarter:2	-1.61	-0.84	0.95	-4.41	0.97
quarter:3	2.42	-2.7	-2.02	-0.22	-0.02
rank:between	-3.6	-4.19	0.16	0.4	1.1
rank:first	-2.29	2	0.67	-4.78	0.2
rank:last	2.17	-3	-2.48	1.73	-1.08
right before:: <d>	-0.14	-0.22	0.47	-0.92	0.05
right before:: <d> to	-0.06	-0.11	1.31	-0.32	-1.36
right before:: <n>	-0.13	-0.26	1.35	1.22	-2.38
right before:<5> on	-0.12	-0.47	0.82	-0.54	-0.57
right before:<d> and	-0.4	-0.34	0.57	-0.84	-0.22
right before:<d> through	-0.02	-0.08	1.59	-0.34	-1.55
right before:<d> to	-0.32	-0.34	0.02	-1.06	0.6
right before:<month> <n>	-0.19	-0.5	-0.02	0.75	-0.55
right before:<month> <n> and	-0.19	-0.26	0.66	-0.5	-0.33
right before:<month> <n> through	-0.19	-0.29	1.23	-0.45	-1.43
right before:<month> <n> to	-0.09	-0.13	0.27	-0.26	-0.07
right before:<n> and	-0.2	-0.28	0.81	-0.54	-0.47
right before:<n> born	-0.1	1.49	-1.12	-0.17	-1.34
right before:<n> on	-0.04	-0.36	1.75	-0.19	-1.7
right before:<n> through	-0.25	-0.34	1.45	-0.63	-1.61
right before:<n> to	-0.09	-0.13	0.27	-0.26	-0.07
right before:<n> townzip	-0.07	-0.08	-0.26	1.02	-0.81
right before:<n> visit	-0.02	-0.07	1.35	-0.11	-1.33
right before:<n> visit from	-0.03	-0.06	0.84	-0.14	-0.74
right before:appeal by	1.89	-0.21	-0.44	-0.75	-1.97
right before:appeal by :	1.07	-0.05	-0.06	-0.36	-0.9
right before:asked for on	-0.06	-0.19	-0.87	-0.32	0.99
right before:be receiv by	1.31	-0.12	-0.25	-0.48	-1.33
right before:bill receiv :	-0.12	-0.25	-0.63	-1.17	1.38
right before:birth :	-0.15	1.18	-1.47	-1.56	-0.16
right before:birth date	-0.1	1.42	-0.79	-0.7	-1.38
right before:birth date :	-0.06	1.79	-0.59	-1.1	-1.43
right before:by :	0.89	-0.17	-0.27	-1.29	0.47
right before:claim on	-0.06	-0.07	-1.46	-0.28	1.52
right before:claim process between	-0.08	-0.39	-1.38	-0.6	1.52
right before:coverag ended on	-0.09	-0.19	-1.41	-0.22	1.44
right before:date :	-0.86	-0.66	-0.78	1.44	-0.5
right before:date mail :	-0.03	-0.07	-0.16	0.69	-0.57
right before:date of birth	-0.13	1.53	-0.95	-0.67	-1.35
right before:date of injury	-0.06	-0.71	-1.13	-0.71	1.3
right before:date of servic	-0.16	-0.57	2.1	-0.85	-1.75
right before:decision date :	-0.03	-0.07	-0.1	0.9	-0.83
right before:decision of	-0.11	-0.15	-0.87	-0.26	1.12
right before:denial :	-0.12	-0.29	-0.83	0.61	-0.07
right before:deny on	-0.08	-0.11	-1.24	1.24	-0.7
right before:determin :	-0.11	-0.16	-1.14	0.8	0.38
right before:dob :	-0.32	1.83	-1.46	-1.5	-0.81
right before:dos :	-0.23	-1.13	0.86	-1.71	0.04
right before:ended on	-0.18	-0.28	-1.91	-0.25	1.96
right before:for it on	-0.06	-0.04	-0.49	-0.1	0.55
right before:for on	-0.06	-0.19	-0.87	-0.32	0.99
right before:from <d> to	-0.16	-0.12	-0.8	-0.37	1.08
right before:given on	-0.1	-0.23	0.28	-0.22	-0.11
right before:injury :	-0.08	-0.96	-1.29	-1.38	2.11
right before:is by	-0.78	-0.1	-0.37	-0.45	1.05
right before:issu :	-0.1	-0.21	-0.18	1.25	-1.08
right before:issue date :	-0.04	-0.05	-0.07	0.62	-0.48
right before:it on	-0.1	-0.05	-0.64	-0.14	0.74
right before:later than	1.11	-0.16	-0.44	-0.76	-1.04
right before:letter date :	-0.05	-0.08	-0.5	1.37	-1.24
right before:letter of	-0.24	-0.12	-0.98	0.85	-0.3
right before:los :	-0.07	-0.64	-1.53	-0.79	1.84
right before:los date :	-0.05	-0.5	-0.44	-1.4	1.51
right before:mail :	-0.06	-0.11	-0.17	0.88	-0.74
right before:mail date :	-0.06	-0.11	-0.19	0.52	-0.42
right before:mail on	-0.11	-0.05	-0.54	-0.2	0.79
right before:no later than	1.11	-0.16	-0.44	-0.76	-1.04
right before:notic :	-0.06	-0.15	-0.15	1.18	-0.95
right before:notic date	-0.15	-0.12	-0.42	1.06	-1.05
right before:notic date :	-0.09	-0.18	-0.42	1.6	-1.45
right before:of birth	-0.13	1.53	-0.95	-0.67	-1.35
right before:of birth :	-0.11	2.27	-1.29	-1.07	-2.27
right before:of injury	-0.06	-0.71	-1.13	-0.71	1.3
right before:of injury :	-0.08	-0.96	-1.29	-1.38	2.11
right before:of los :	-0.07	-0.64	-1.53	-0.79	1.84
right before:of notic :	-0.05	-0.12	-0.13	1	-0.79
right before:of servic	-0.18	-0.65	0.5	-0.89	-0.05
right before:of servic :	-0.28	-1.09	2.42	-1.7	-1.56
right before:of thi notic	-0.16	-0.25	-1.13	1.47	-1.14
right before:on :	-0.08	-0.35	1	-0.19	-1
right before:our decision of	-0.06	-0.13	-0.74	-0.2	0.95
right before:paid on	-0.14	-0.12	-1.7	-0.35	1.85
right before:pay by	-0.7	-0.24	-0.93	-1.02	1.52
right before:pay date	-0.1	-0.25	-0.99	1.8	-1.75
right before:pay date :	-0.04	-0.07	-0.07	0.85	-0.69
right before:print :	-0.19	-0.54	-0.47	-0.23	0.48
right before:process :	-0.09	-0.13	-0.29	1.24	-1.18
right before:process between	-0.08	-0.39	-1.38	-0.6	1.52
right before:receiv :	-0.34	-0.84	-1.64	0.13	0.95
right before:receiv by	1.31	-0.12	-0.25	-0.48	-1.33
right before:receiv on	-0.42	-0.08	-0.86	-0.25	1.38
right before:remit date	-0.06	-0.33	-0.25	1.06	-1.03
right before:remit date :	-0.04	-0.07	-0.08	0.8	-0.64
right before:request date :	-0.06	-0.18	-1.23	0.27	0.72
right before:request on	-0.04	-0.03	-0.31	-0.05	0.41
right before:servic :	-0.3	-1.2	1.64	-1.78	-0.73
right before:servic : <n>	-0.05	-0.11	1.6	-0.51	-1.45
right before:servic date	-0.12	-0.41	0.5	-0.94	-0.1
right before:servic date :	-0.14	-0.59	2.12	-1.78	-1.41
right before:servic on	-0.04	-0.12	1.99	-0.07	-1.97
right before:stat date	-0.14	-0.27	-0.72	0.41	-0.1
right before:stat date :	-0.07	-0.1	-0.29	-0.61	0.75
right before:that is by	-0.78	-0.1	-0.37	-0.45	1.05
right before:thi notic	-0.16	-0.25	-1.13	1.47	-1.14
right before:to us on	-0.11	-0.06	-0.4	-0.15	0.6
right before:us on	-0.18	-0.12	-0.75	-0.32	1.01
right before:visit from	-0.17	-0.13	0.42	-0.25	-0.26
right before:visit of	-0.04	-0.11	1.34	-0.15	-1.3
right before:visit on	-0.09	-0.2	1.16	-0.15	-1.07
right before:was paid on	-0.09	-0.07	-0.48	-0.1	0.67
right before:was receiv on	-0.3	-0.03	-0.59	-0.12	0.96
top:12 lines	0.01	-0.13	0.1	-1.7	0.61
top:6 lines	-2.01	0.18	-0.75	0.7	0.12
top:below	0.97	-1.52	0.76	-2.15	0.1
top:letterhead	-1.83	-1.09	-1.64	1.43	-0.12
years before the others	-1.23	4.98	-4.41	-4.13	-3.11
`;
