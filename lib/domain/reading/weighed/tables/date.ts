/** Made by npm run eval:fit; not to be edited. */
export const DATE_TABLE = `
sign	appeal_deadline	date_of_birth	dates_of_service	notice_date	other
base	-1.84	-1.78	-0.22	-0.32	0.4
after 1::	-0.81	-0.17	0.67	-0.38	0.01
after 1:<5>	-0.24	-0.55	2.09	-0.95	-1.66
after 1:<d>	-0.45	-1.05	1.27	-1.9	-0.55
after 1:<m>	-0.04	-0.27	1.56	-0.49	-1.44
after 1:<n>	-1.07	-0.69	-0.13	-0.25	0.34
after 1:a	0.71	-0.13	-0.59	-0.46	0.05
after 1:after	0.14	-0.21	-0.84	-0.71	0.74
after 1:amount	-0.05	-0.16	-0.33	-0.19	0.46
after 1:and	-0.78	-0.58	-0.03	-1.34	0.94
after 1:appeal	0.59	-0.14	1.2	-0.33	-1.23
after 1:at	0.44	-0.22	-0.35	0.47	-0.28
after 1:becaus	-0.12	-0.11	0.2	-0.43	0.28
after 1:bill	-0.15	-0.55	0.84	-0.48	-0.57
after 1:by	-0.49	-0.42	0.96	-1.36	-0.37
after 1:charg	-0.13	-0.25	-0.15	-0.5	0.39
after 1:claim	-0.37	0.37	0.14	-1.15	0.58
after 1:enroll	-0.04	-0.12	-0.21	0.48	-0.39
after 1:for	-0.1	-0.16	-0.6	-0.48	0.89
after 1:found	-0.16	-0.05	-0.63	-0.45	1.03
after 1:is	-0.17	-0.09	-0.8	-0.39	1.11
after 1:member	-0.06	0.79	-0.34	0.33	-0.99
after 1:patient	-0.08	-0.24	-0.34	1.72	-1.55
after 1:procedur	-0.03	-0.12	1.45	-0.15	-1.35
after 1:provider	-0.21	0.41	-0.56	0.12	0
after 1:the	-0.95	0.86	0.43	-1.12	-0.46
after 1:through	-0.11	-0.36	2.18	-0.38	-2.03
after 1:to	-0.65	-1.04	0.2	0.04	0.28
after 1:was	-0.13	-0.08	0.63	-0.17	-0.45
after 1:we	-0.77	-0.37	-0.05	-1.04	0.89
after 1:you	-0.69	-0.1	-0.75	-0.43	1.38
after 1:your	0.14	-0.19	0.95	-0.62	-0.81
after 2::	-0.39	0.04	0.09	0.22	-0.65
after 2:<5>	-0.05	-0.19	1.54	-0.17	-1.51
after 2:<d>	-0.35	-0.89	0.55	-1.33	0.05
after 2:<m>	-0.93	-0.77	0	-0.98	0.64
after 2:<month>	-0.05	-0.19	1.13	-0.21	-1.05
after 2:<n>	-0.37	-0.26	-0.7	0.37	0.7
after 2:a	-0.15	-0.08	-0.87	-0.27	1.16
after 2:appeal	-0.58	-0.09	-0.61	-0.07	0.94
after 2:are	-0.27	-0.15	1.22	-0.43	-0.89
after 2:deny	-0.07	-0.09	0.33	-0.16	-0.15
after 2:dr	-0.07	-0.09	1.27	-0.32	-1.19
after 2:have	-0.3	-0.08	-0.78	-0.34	1.23
after 2:id	-0.16	0.71	0.89	-1.3	-0.04
after 2:is	0.33	-0.13	-0.56	-0.34	0.57
after 2:look	-0.21	-0.17	-0.66	-0.37	1.15
after 2:name	-0.07	-0.19	-0.32	0.79	-0.68
after 2:no	-0.53	0.54	-1.3	0.06	0.84
after 2:not	-0.15	-0.14	-0.65	-0.26	0.93
after 2:number	-0.05	-0.15	0.15	-0.22	0.09
after 2:of	-0.18	-0.21	0.22	0.51	-0.5
after 2:physician	-0.11	-0.21	-0.66	-0.41	0.82
after 2:that	0.21	-0.11	-0.71	-0.53	0.39
after 2:the	0.06	-0.47	0.05	-1.06	0.42
after 2:to	0.51	-0.15	0.28	-0.07	-0.51
after 2:you	0.48	-0.17	-1.02	-0.23	0.45
after 2:your	-0.06	-0.05	-1.11	-0.19	1.17
after a colon	-0.11	-0.09	-0.79	0.25	0.09
after::	-1.04	-0.12	0.32	0.24	-0.63
after:<5>	-0.3	-0.78	2.85	-1.26	-2.4
after:<d>	-0.77	-0.27	1.41	-2.54	-0.66
after:<m>	-1	-1.2	1.3	-1.61	-0.49
after:<month>	-0.14	-0.21	0.87	-0.27	-0.57
after:<n>	-2.27	0.44	0.56	-1.02	0.09
after:a	0.56	-0.34	-0.71	-0.56	0.45
after:acupunctur	-0.09	-0.17	0.53	0.4	-0.74
after:after	0.03	-0.27	-1.45	-0.94	1.26
after:again	-0.09	-0.07	-0.63	-0.13	0.8
after:amount	-0.09	-0.23	0.91	-0.3	-0.79
after:an	-0.11	-0.08	-1.14	-0.33	1.37
after:and	-0.92	-0.83	1.55	-1.79	-0.44
after:appeal	0.18	-0.23	0.59	-0.38	-0.21
after:approv	-0.71	-0.24	-0.46	-0.76	1.05
after:are	-0.61	-0.32	0.27	-0.82	0.27
after:ask	0.33	-0.11	-0.68	-0.15	0.31
after:asked	-0.31	0.85	-0.82	-0.33	-0.18
after:at	0.24	-0.46	0.69	0.01	-0.7
after:be	0.57	-0.09	-0.98	-0.53	0.36
after:becaus	-0.23	-0.19	1.79	-0.69	-1.41
after:bill	-0.3	-0.88	1.14	-0.83	-0.62
after:by	0.12	-0.62	0.72	0.63	-1.31
after:came	-0.12	-0.06	-0.58	-0.37	0.98
after:care	-0.13	-0.45	-0.69	-0.39	1.09
after:charg	-0.15	-0.31	0.34	-0.64	0.01
after:chiropractic	-0.21	-0.1	-0.62	0.36	0.37
after:claim	-0.42	0.81	-0.58	-1.23	0.65
after:co	-0.05	-0.15	-0.18	-0.18	0.42
after:code	-0.06	-0.21	0.14	-0.26	0.14
after:decid	-0.45	-0.07	-0.68	-0.3	1.02
after:decision	-0.51	-0.33	0.41	0.51	-0.57
after:deny	-0.21	-0.19	0.45	-0.46	-0.02
after:did	-0.05	-0.07	-1.23	-0.1	1.25
after:disput	0.45	-0.09	-0.71	1.32	-1.71
after:dr	-0.16	-0.48	0.5	-0.56	-0.21
after:employe	-0.14	-0.05	-0.39	0.31	0.13
after:enroll	-0.04	-0.12	-0.21	0.48	-0.39
after:fax	-1.7	-0.14	-1.05	-0.71	2.25
after:for	-0.83	-0.3	-1.26	-1.04	1.88
after:found	-0.16	-0.05	-0.63	-0.45	1.03
after:has	-0.35	-0.14	0.59	-0.72	-0.18
after:have	-0.33	-0.18	-0.37	-0.43	1
after:id	-0.16	0.71	0.89	-1.3	-0.04
after:in	0.63	-0.17	0.03	-0.54	-0.22
after:is	-0.07	-0.34	-2.19	-1.07	2.54
after:it	-0.12	-0.09	-1.38	-0.31	1.41
after:look	-0.29	-0.19	-0.95	-0.43	1.47
after:may	-0.79	-0.13	-0.56	-0.41	1.25
after:member	-0.11	0.74	-0.64	0.42	-0.6
after:must	0.74	-0.03	-0.7	-0.31	-0.21
after:name	-0.12	-0.26	-0.46	1.26	-1.2
after:no	-0.6	0.53	-1.59	-0.12	1.3
after:not	-0.46	-0.4	-1.03	-0.76	1.62
after:noth	-0.39	-0.05	-1	-0.28	1.44
after:number	-0.05	-0.15	0.15	-0.22	0.09
after:of	-0.24	-0.33	1.49	0.31	-1.53
after:on	-0.16	-0.07	-1.48	-0.22	1.51
after:or	-0.15	-0.23	-0.26	0.47	0.12
after:our	-0.18	-0.05	-0.21	0.12	0.29
after:patient	-0.27	-0.34	-0.83	0.61	0.14
after:pay	-0.08	-0.1	0.5	-0.07	-0.39
after:physical	-0.15	-0.14	1.74	-0.81	-1.48
after:physician	-0.11	-0.21	-0.66	-0.41	0.82
after:plan	-0.37	0.43	-1.8	-0.7	1.47
after:procedur	-0.03	-0.12	1.45	-0.15	-1.35
after:provider	0.66	0.38	-0.73	-0.31	-0.21
after:receiv	-0.1	-0.05	-1.01	-0.21	1.26
after:request	-0.16	0.75	-1.6	-0.67	0.97
after:servic	0.02	-0.16	1.35	-0.44	-1.18
after:show	-0.13	-0.14	0.99	-0.17	-0.87
after:spine	-0.12	-0.52	0.69	-0.36	-0.09
after:that	0.08	-0.45	0.13	-0.92	0.21
after:the	-0.5	0.34	-0.64	-2.43	1.2
after:therapy	-0.18	0.31	0.59	-0.45	-0.53
after:thi	-0.34	-0.44	-1.67	0.72	1.02
after:through	-0.12	-0.45	0.98	-0.64	-0.6
after:to	-1.41	-1.3	0.91	0.16	0.01
after:total	-0.04	-0.13	1.21	-0.29	-1.18
after:treat	-0.19	-0.12	-1.14	0.29	0.66
after:upheld	-0.43	-0.43	0.79	-0.91	0.05
after:visit	-0.14	-0.15	0.52	-0.46	-0.22
after:was	-0.19	-0.12	0.25	-0.27	0.07
after:we	-1.42	-0.47	0.69	-1.31	0.49
after:who	-0.17	-0.13	-0.62	-0.42	0.8
after:will	-1.55	-0.17	0.36	-0.73	1.06
after:with	-1.09	-0.19	1.45	-0.33	-0.56
after:you	0.06	-0.33	-1.75	-0.67	1.58
after:your	0.05	-0.31	-0.13	-0.91	0.44
alone on its line	-0.11	-1.24	-0.69	2.74	-2.72
before 1::	-0.11	-0.09	-0.79	0.25	0.09
before 1:<5>	-0.08	-0.22	2.13	-0.41	-2.09
before 1:<d>	-1.23	-1.6	1.46	-2.63	-0.51
before 1:<n>	-0.99	-0.68	0.31	0.37	-0.41
before 1:after	-0.41	-0.16	-1.31	-0.51	1.64
before 1:and	-0.31	-0.38	0.93	-0.86	-0.51
before 1:birth	-0.13	1.49	-0.84	-0.56	-1.31
before 1:born	-0.22	1.85	-1.46	-0.68	-1.77
before 1:by	1.86	-0.82	-2.43	-3.01	0.4
before 1:date	-0.95	-0.32	-1.35	1.44	-0.58
before 1:dated	-0.36	-0.22	-1.77	-1.08	2.2
before 1:dob	-0.2	1.98	-1.39	-0.8	-1.89
before 1:dos	-0.23	-0.6	-1.66	-0.79	1.84
before 1:effectiv	-0.24	-0.13	-0.75	-0.45	1.14
before 1:for	-0.43	-0.44	1.65	-0.56	-1.37
before 1:from	-1.41	-0.59	1.87	0.09	-1.39
before 1:injury	-0.06	-0.66	-1.09	-0.68	1.34
before 1:notic	-0.22	-0.32	-1.13	1.76	-1.38
before 1:of	-1.3	-0.91	-0.79	0.96	0.17
before 1:on	-2.71	-1.1	0.23	-0.54	0.6
before 1:process	-0.31	-0.43	-1.34	1.81	-1.65
before 1:receiv	-0.85	-0.66	-2.55	-2.4	3.32
before 1:servic	-0.22	-0.71	0.18	-0.95	0.28
before 1:than	1.11	-0.17	-0.44	-0.8	-0.96
before 1:through	0.53	-0.56	0.99	-1.34	-0.71
before 1:to	-0.25	-0.39	-0.84	-1.07	1.33
before 1:townzip	-0.13	-0.09	-0.37	1.07	-0.78
before 1:until	1.49	-0.18	-0.91	-1.04	-0.76
before 1:visit	-0.95	-0.67	0.37	-1.32	0.63
before 2::	-0.36	-0.74	0.08	1.44	-0.91
before 2:<5>	-0.18	-0.49	0.49	-0.49	-0.27
before 2:<d>	-0.38	-0.55	1.13	-1.52	-0.46
before 2:<month>	-0.18	-0.49	-0.18	0.45	-0.31
before 2:<n>	-1.58	0.47	0.93	-0.49	-0.96
before 2:admitt	-0.09	-0.44	1.37	-0.65	-1.12
before 2:appeal	2.06	-0.46	-1.44	-1.29	-1.4
before 2:bill	-0.1	-0.28	-1.06	-1.08	1.38
before 2:birth	-0.21	1.65	-1.68	-1.85	-0.63
before 2:by	0.9	-0.21	-0.31	-1.23	0.55
before 2:care	-0.28	-0.52	1.55	-0.92	-1.37
before 2:claim	-0.15	-0.32	0.06	1.13	-0.95
before 2:date	-1	-0.94	-0.63	1.17	-0.49
before 2:day	-0.75	-0.27	-1.51	1.3	-0.17
before 2:decision	0.71	-0.38	-1.32	-0.81	0.65
before 2:denial	-0.24	-0.35	-1	0.63	0.12
before 2:deny	-0.28	-0.16	-1.27	1.06	-0.37
before 2:determin	-0.13	-0.25	-0.97	0.75	0.31
before 2:dob	-0.35	1.7	-1.63	-1.64	-0.86
before 2:dos	-0.23	-1.11	0.88	-1.49	-0.07
before 2:due	-0.83	-0.28	-0.56	-1.31	1.57
before 2:ended	-0.15	-0.18	-1.37	-0.25	1.55
before 2:for	-0.67	-0.28	-1.56	-0.59	1.88
before 2:given	-0.09	-0.16	0.15	-0.27	0.02
before 2:injury	-0.12	-0.99	-1.3	-2.01	2.37
before 2:is	-0.73	-0.08	-0.34	-0.46	1.06
before 2:issu	-0.04	-0.14	-0.29	1.14	-0.98
before 2:it	0.75	-0.07	-0.85	-0.3	0.05
before 2:later	1.11	-0.17	-0.44	-0.8	-0.96
before 2:letter	-0.23	-0.22	-1.04	1.47	-1.16
before 2:los	-0.07	-0.72	-1.6	-1.43	2.1
before 2:mail	-0.21	-0.19	-0.64	0.82	-0.05
before 2:notic	-0.37	-0.37	-0.84	1.64	-0.87
before 2:of	-0.47	0.7	-0.83	-1.61	0.92
before 2:paid	-0.16	-0.14	-1.81	-0.43	1.95
before 2:pay	-0.87	-0.43	-1.45	1.11	-0.33
before 2:print	-0.21	-0.59	-0.42	-0.31	0.58
before 2:process	-0.09	-0.15	-0.36	1.22	-0.97
before 2:provider	-0.35	-0.12	-0.5	0.23	0.46
before 2:receiv	1.04	-0.93	-1.99	-0.21	0.41
before 2:remittanc	-0.06	-0.05	-0.17	0.12	0.14
before 2:request	-0.12	-0.07	-0.6	-0.37	0.92
before 2:review	-0.14	-0.22	-0.49	1.31	-1.08
before 2:sent	-0.08	-0.14	-0.56	-0.1	0.64
before 2:servic	-0.51	-1.59	0.86	-1.69	0.02
before 2:stat	-0.2	-0.5	-1.35	0.37	0.41
before 2:svc	-0.17	-0.74	2.25	-1.11	-2.22
before 2:thi	-0.27	-0.31	-1.17	1.67	-1.45
before 2:to	-0.05	-0.21	1.81	-0.41	-1.85
before 2:treat	-0.44	-0.42	2.9	-0.96	-2.61
before 2:us	-0.27	-0.15	-0.98	-0.46	1.12
before 2:visit	-0.36	-0.74	1	-1.35	-0.48
before 3::	-0.21	-0.35	0.6	-0.85	-0.14
before 3:<5>	-0.12	-0.23	0.94	-0.54	-0.64
before 3:<month>	-0.3	-0.45	1.39	-0.91	-1.08
before 3:<n>	-0.9	0.14	0.56	-0.39	-0.42
before 3:a	-0.12	-0.29	-0.22	-0.33	0.71
before 3:an	1.02	-0.14	-0.44	-0.5	-0.8
before 3:and	-0.19	-0.11	-1.83	-0.48	1.94
before 3:appeal	0.91	-0.18	-0.34	-0.42	-0.59
before 3:asked	-0.65	-0.2	-0.97	-0.59	1.45
before 3:be	1.28	-0.18	-1.25	-0.86	-0.61
before 3:bill	-0.18	-0.28	-1.1	-0.47	1.34
before 3:birth	-0.06	1.55	-0.66	-0.93	-1.34
before 3:by	-0.14	-0.06	-0.74	-0.29	1
before 3:care	-0.13	-0.3	0.26	-0.81	0.22
before 3:claim	-0.33	-0.27	-0.72	0.74	-0.06
before 3:coverag	-0.07	-0.09	-0.81	-0.14	0.93
before 3:date	-0.62	0.43	-0.27	0.11	-0.19
before 3:denial	-0.1	-0.13	-0.47	-0.31	0.58
before 3:deny	-0.12	-0.23	-0.57	0.66	0.01
before 3:effectiv	-0.06	-0.24	-0.59	-1.86	1.96
before 3:first	-0.09	-0.04	-0.43	-0.16	0.63
before 3:for	-0.59	-0.24	-0.87	-0.78	1.21
before 3:from	-0.2	-0.41	-0.39	-0.62	0.89
before 3:had	-0.16	-0.19	-1.23	-0.23	1.39
before 3:in	-0.44	-0.38	0.48	-0.39	0.01
before 3:issue	-0.05	-0.06	-0.08	0.64	-0.49
before 3:letter	-0.58	-0.2	-0.76	1.12	-0.52
before 3:mail	-0.03	-0.09	-0.14	0.62	-0.51
before 3:medical	-0.07	-0.04	-0.58	-0.01	0.64
before 3:no	1.11	-0.17	-0.44	-0.8	-0.96
before 3:notic	-0.95	-0.26	-0.72	1.08	0.06
before 3:of	-0.76	0.35	0.23	-0.01	-0.42
before 3:offic	-0.1	-0.05	-0.04	0.24	-0.05
before 3:our	-0.1	-0.15	-0.76	-0.31	1.04
before 3:patient	-0.15	0.8	-0.74	-0.49	-0.31
before 3:pay	-0.05	-0.09	-0.11	0.93	-0.75
before 3:process	-0.08	-0.07	-0.61	-0.42	1.01
before 3:remit	-0.04	-0.07	-0.1	0.84	-0.67
before 3:report	-0.08	-0.13	-0.14	1.33	-1.19
before 3:request	-0.11	-0.23	-1.29	0.19	0.84
before 3:servic	-0.55	-0.92	1.8	-2.2	-0.63
before 3:stat	-0.07	-0.1	-0.23	-0.48	0.65
before 3:that	-0.79	-0.13	-0.71	-0.55	1.39
before 3:the	0.54	-0.45	-0.27	-1.32	0.3
before 3:thi	0.75	-0.26	-0.61	1.1	-1.37
before 3:to	0.36	-0.6	-0.64	0.18	0.13
before 3:was	-0.86	-0.4	0.2	-1.11	0.42
before 3:we	-0.09	-0.08	-0.51	-0.32	0.86
before 3:you	-0.58	-0.1	-0.92	-0.31	1.39
before 3:your	-0.31	-0.35	-0.11	0.72	-0.52
before::	-0.57	-0.31	-0.34	0.47	-0.09
before:<5>	-0.56	-1.38	2.01	-2.16	-1.14
before:<d>	-1.61	-2.03	1.9	-2.48	-0.72
before:<m>	0.42	-0.53	-1.07	-0.91	1.17
before:<month>	-0.58	-0.94	0.6	-0.16	-0.41
before:<n>	-2.95	-0.11	1.09	-0.25	-0.69
before:a	0.51	-0.56	0.67	0.95	-1.6
before:accident	-0.07	-1.2	-1.79	-1.6	2.12
before:admit	-0.19	-0.67	-0.14	-1.7	1.08
before:admitt	-0.09	-0.44	1.37	-0.65	-1.12
before:after	-0.41	-0.16	-1.31	-0.51	1.64
before:all	-0.31	-0.13	-0.67	-0.69	1.22
before:an	0.96	-0.23	-1.5	-0.79	0.17
before:and	-1.38	-0.97	0.27	-1.55	0.8
before:appeal	2.73	-0.89	-2.65	-2.22	-0.83
before:approv	-0.2	-0.28	-2.26	-0.47	2.39
before:are	0.75	-0.12	-0.49	-0.73	0.21
before:as	-1.08	-0.28	-0.58	-0.57	1.62
before:ask	1.12	-0.11	-0.79	-0.48	-0.38
before:asked	-0.73	-0.33	-1.94	-0.89	2.31
before:b	-0.22	-0.3	-0.27	0.17	0.35
before:be	1.12	-0.27	-0.33	-0.44	-0.65
before:befor	1.14	-0.12	0.83	-0.58	-1.56
before:benefit	-0.68	-0.3	0.32	0.47	-0.31
before:bill	-0.58	-0.95	0.38	0.72	-0.47
before:birth	-0.39	2.73	-2.37	-2.56	-1.57
before:born	-0.26	2.16	-1.64	-0.75	-2.09
before:by	1.96	-1.16	-1.3	-2.97	0.44
before:c	-0.25	-0.23	-0.25	-0.53	0.59
before:came	-0.29	-0.14	-1	-0.51	1.16
before:can	0.95	-0.17	-1.17	-0.87	-0.16
before:care	-0.42	-0.85	1.08	-1.56	-0.34
before:certify	-0.31	-0.2	0.28	-0.55	0.07
before:check	-0.04	-0.08	-0.84	0.54	0.4
before:claim	-1.33	-1.46	1	0.33	-0.8
before:continu	-0.1	-0.11	-0.51	-0.19	0.74
before:coverag	-0.38	-0.18	-1.12	-0.06	1.23
before:date	-1.79	-0.43	-0.83	1.65	-0.56
before:dated	-0.54	-0.37	-1.94	0.91	0.71
before:day	-0.92	-0.59	-3	1.03	1.55
before:deadlin	0.85	-0.11	-0.27	-0.8	-0.56
before:decision	0.39	-0.54	-0.66	-0.19	0.41
before:denial	-0.33	-0.48	-1.25	0.25	0.59
before:deny	-0.57	-0.5	-2.78	1.04	0.97
before:determin	-0.17	-0.35	-1.87	0.88	1.2
before:disput	1.09	-0.16	-0.85	-0.41	-0.5
before:dob	-0.51	2.68	-2.38	-2.07	-1.8
before:dos	-0.45	-1.56	-0.52	-2.04	1.32
before:dr	-0.16	-0.09	0.97	-0.42	-0.69
before:due	-1.03	-0.39	-0.84	-2.17	2.25
before:e	-0.25	-0.59	2.57	-1	-2.51
before:effectiv	-0.6	-0.44	-1.28	-1.15	1.8
before:ended	-0.27	-0.3	-1.93	-0.46	2.08
before:eob	-0.1	-0.1	-0.43	0.81	-0.75
before:examin	-0.19	-0.12	-1.07	-0.22	1.34
before:exampl	-0.05	-0.22	-0.93	1.91	-1.76
before:fax	-0.16	-0.27	-1.16	0.37	0.23
before:fecha	-0.05	-0.12	-0.31	1.09	-0.87
before:file	1	-0.16	-0.51	-0.63	-0.24
before:finaliz	-0.11	-0.21	-1.5	0.84	0.47
before:first	0.71	-0.25	-0.67	-0.91	0.39
before:for	-0.44	-1.66	0.36	-2.87	0.67
before:from	-1.62	-1.17	1.06	-0.7	-0.12
before:given	-0.29	-0.2	-0.1	-0.35	0.36
before:got	-0.44	-0.13	-0.65	-0.43	1.33
before:had	-0.16	-0.19	-1.23	-0.23	1.39
before:have	1.19	-0.06	-0.28	0.71	-1.66
before:health	-0.12	-0.12	0.75	0.97	-1.48
before:home	-0.26	-0.16	0.06	-0.34	0.26
before:icn	-0.03	-0.12	0.94	-0.2	-0.75
before:id	-0.18	0.45	0.23	-0.31	-0.53
before:if	-1.09	-0.12	-0.66	-0.67	1.48
before:in	0.93	-0.48	-0.02	0.5	-1.19
before:independent	-0.1	-0.05	-0.69	-0.14	0.85
before:injection	-0.16	-0.24	1.02	-0.48	-0.73
before:injury	-0.17	-1.48	-1.91	-2.34	2.88
before:inpatient	-0.26	-0.15	0.31	-0.51	-0.03
before:insuranc	-0.24	-0.24	-0.43	-0.21	0.64
before:is	-1.45	-0.39	-1.1	-1.5	2.33
before:issu	-0.1	-0.16	-0.33	1.34	-1.12
before:issue	-0.08	-0.07	-0.14	1.28	-1.11
before:it	1.07	-0.27	-1.84	-0.78	0.38
before:l	-0.33	-0.5	-0.28	-1.89	1.27
before:last	-0.16	-0.13	-0.8	0.53	0.36
before:later	1.38	-0.21	-0.58	-1.12	-1.2
before:letter	-0.97	-0.49	-1.72	1.91	-0.75
before:level	0.61	-0.28	0.53	-0.71	-0.53
before:llc	-0.05	-0.15	-0.11	-0.41	0.38
before:los	-0.13	-1.05	-2.14	-2.5	3.03
before:mail	-0.32	-0.3	-1	1.8	-0.95
before:may	0.59	-0.25	-1.01	0.99	-1.14
before:medical	-0.78	-0.54	-1.68	-0.73	2.13
before:medicar	-0.37	-0.08	-0.22	0.91	-0.37
before:member	-0.44	1.7	-2.19	0.49	-0.27
before:met	-0.46	-0.28	0.65	-0.33	-0.26
before:mri	-0.11	-0.19	0.52	-0.2	-0.27
before:must	2.18	-0.17	-0.32	-0.86	-2.13
before:no	1.41	-0.07	-1.07	-1.71	-0.44
before:not	-0.17	-0.14	0.1	0.36	-0.18
before:notic	-1.35	-0.86	-2.15	3.15	-1.62
before:nurs	-0.18	-0.18	-1.69	-0.9	1.82
before:of	-2.38	0.05	0.34	-0.84	0.43
before:offic	0.42	-0.07	-0.14	0.02	-0.31
before:on	-0.8	-1.42	0.46	-1.04	0.39
before:one	-0.23	-0.13	-0.9	-0.24	1.17
before:or	1	-0.2	-1.46	-0.95	0.1
before:our	-1.05	-0.35	-1.37	-0.94	2.32
before:paid	-0.55	-0.24	-1.33	-0.17	1.55
before:part	-0.25	-0.28	-0.53	0.16	0.62
before:patient	-0.27	1.33	-1.13	-0.8	-0.8
before:pay	-0.96	-0.54	-1.79	1.46	-0.5
before:period	-0.36	-0.44	0.41	-0.78	0.16
before:physical	-0.17	-0.27	0.93	-0.31	-0.58
before:plan	0.36	-0.25	-1.02	0	0.46
before:print	-0.25	-0.82	-1.06	-0.26	0.61
before:procedur	0.94	-0.13	0.5	-0.45	-1.23
before:process	-0.46	-0.61	-1.71	2.08	-1.49
before:provider	-0.39	-0.26	-1.2	0.98	0.31
before:ra	-0.04	-0.35	-0.55	1.34	-1.19
before:reach	1.36	-0.19	-2.11	-0.81	0.16
before:receiv	0.97	-1.41	-3.54	-2.17	2.79
before:reconsider	-0.09	-0.08	-1.17	-0.12	1.35
before:record	-0.14	-0.12	-0.84	-0.44	0.97
before:redetermin	-0.17	-0.08	-0.81	0.55	0.4
before:remit	-0.09	-0.31	-0.21	1.67	-1.46
before:remittanc	-0.14	-0.07	-0.34	1	-0.64
before:report	-1.1	-0.31	-0.44	-0.31	1.07
before:request	0.71	-0.71	-3.65	-0.15	2.77
before:respond	0.11	-0.22	-0.54	-1.4	1.04
before:respons	-0.17	-0.2	-0.44	0.09	0.37
before:review	-0.35	-0.48	-1.36	1.62	-0.39
before:run	-0.08	-0.39	-0.69	-0.81	0.97
before:s	-0.14	-0.51	0.17	-0.71	0.29
before:same	-0.15	-0.05	-0.63	-0.18	0.89
before:sent	-0.23	-0.31	-1.5	-0.15	1.18
before:servic	-1.16	-2.61	2.09	-3.8	-0.16
before:set	-0.24	-0.15	-1.53	-0.37	1.6
before:sign	-0.46	-0.28	1.17	0.81	-2.24
before:speech	-0.1	-0.33	1.74	-0.75	-1.39
before:stat	-0.28	-0.59	-1.67	-0.1	0.93
before:stay	-0.13	-0.19	-0.91	-0.28	1.17
before:surgery	0.36	-0.17	-1.37	-0.62	1.1
before:svc	-0.17	-0.74	2.25	-1.11	-2.22
before:than	1.38	-0.21	-0.58	-1.12	-1.2
before:that	0.59	-0.39	-0.72	-2.02	1.25
before:the	-0.25	0.12	-1.49	-3.02	1.98
before:therapy	-0.21	-0.49	0.7	-0.69	-0.23
before:thi	0.92	-0.83	-2.75	1.22	-0.34
before:through	0.53	-0.56	0.99	-1.34	-0.71
before:to	-0.17	-1.22	0.06	-0.89	0.56
before:townzip	-0.14	-0.09	-0.37	1.12	-0.82
before:treat	-0.65	-0.71	2.98	-1.52	-2.49
before:trust	-0.14	-0.13	1.21	1.03	-1.76
before:until	1.49	-0.18	-0.91	-1.04	-0.76
before:us	1.26	-0.36	-1.72	-1.07	0.08
before:visit	-2.06	-1.71	0.69	-2.56	0.88
before:voucher	-0.07	-0.12	-0.24	1.22	-1.01
before:was	0.34	-0.66	0.05	-1.89	0.4
before:we	0.85	-0.36	-2.21	-1.21	1.09
before:were	-0.16	-0.08	-0.95	-0.34	1.2
before:which	-0.32	-0.15	-0.99	-0.65	1.28
before:with	0.34	-0.11	-0.9	-0.48	0.22
before:within	-0.48	-0.07	-0.56	1.23	-1.09
before:writ	0.19	-0.07	-0.65	0.8	-0.9
before:x	-0.28	-0.22	0.29	-0.61	0.3
before:you	1.3	-0.5	-0.89	-0.09	-0.39
before:your	0.96	0.46	-1.3	-0.63	0.09
begins its column	-0.81	-0.75	0.24	0	-0.12
columns:1	0.19	-0.86	-1.47	1.27	0.21
columns:2	0.47	-0.41	-0.49	0.44	-0.11
columns:3	-1.55	0.38	-0.49	-0.16	0.23
columns:4	-2.36	-0.3	1.28	-2.37	0.17
dates:1	-0.31	-2.01	-2.41	3.16	-1.78
dates:2	-1.44	-2.17	0.71	1.48	-0.6
dates:3	0.68	-1.29	-0.56	-0.39	0.55
dates:4	-0.44	0.92	-0.48	-1.35	0.7
heading 1::	-0.07	-0.62	-0.69	-1.22	1.5
heading 1:a	0.56	0.78	-0.74	-0.15	-1.17
heading 1:advic	-0.04	-0.12	-0.15	1	-0.8
heading 1:benefit	-0.13	-0.43	-1.36	1.82	0.18
heading 1:bill	-0.07	-0.18	0.85	-0.91	-0.11
heading 1:claim	0.81	-0.42	-0.5	-0.95	0.37
heading 1:date	-0.81	-2.2	0.55	-1.45	0.2
heading 1:dos	-0.29	-0.97	2.2	-1.72	-1.58
heading 1:dt	-0.08	-0.36	-1.49	-0.48	1.68
heading 1:explan	-0.15	-0.41	-0.41	1.24	-0.75
heading 1:from	-0.08	-0.18	1.97	-0.3	-1.91
heading 1:health	-0.08	-0.17	-0.22	1.81	-1.6
heading 1:medical	-0.17	-0.25	-0.18	0.49	-0.27
heading 1:of	-0.37	-0.79	-0.92	-0.68	1.37
heading 1:pay	-0.11	-0.33	-0.31	0.7	-0.35
heading 1:period	-0.3	-0.57	1.28	-0.33	-0.99
heading 1:plan	-0.1	-0.05	-0.09	1.05	-0.91
heading 1:provider	-0.22	-0.29	1.13	0.08	-1.23
heading 1:receiv	-0.08	-0.05	-1.88	-0.74	1.94
heading 1:remittanc	-0.04	-0.12	-0.15	1	-0.8
heading 1:s	-0.15	-0.34	0.63	-0.42	-0.44
heading 1:servic	-0.63	-1.33	0.63	-2.15	0.04
heading 1:svc	-0.11	-0.44	-1.16	-0.48	1.41
heading 2::	-0.16	0.6	0.94	0.28	-1.8
heading 2:benefit	-0.1	0.3	-0.32	0.5	-0.65
heading 2:bill	-0.08	-0.23	-0.3	-0.97	1.12
heading 2:claim	-0.11	0.08	-0.64	0.33	0.08
heading 2:date	-0.35	-0.63	0.26	-0.99	0.19
heading 2:dos	-0.14	-0.37	0.65	-0.69	-0.37
heading 2:explan	-0.12	0.28	-0.34	0.63	-0.72
heading 2:from	-0.07	-0.06	1.73	-0.39	-1.74
heading 2:of	-0.17	0.24	1.63	0.58	-2.36
heading 2:patient	-0.1	-0.31	0.02	-0.62	0.48
heading 2:s	-0.05	-0.08	1.6	-0.17	-1.56
heading 2:servic	-0.38	-0.41	1.26	-1.53	-0.62
heading 2:svc	-0.02	-0.07	1.12	-0.08	-1.02
label::	-0.11	-0.09	-0.79	0.25	0.09
label:<5>	-0.1	-0.25	-1.39	-0.45	1.57
label:<n>	-0.61	0.3	-0.28	-0.65	0.68
label:a	-0.06	-0.23	0.93	0.49	-1.33
label:appeal	1.79	-0.28	-0.83	-1.46	-1.23
label:bill	-0.12	-0.35	-1	-0.68	1.42
label:birth	-0.21	1.83	-1.79	-2.15	-0.75
label:by	1.09	-0.25	-0.46	-1.49	0.26
label:claim	-0.23	-0.85	-0.4	-0.89	1.17
label:control	-0.02	-0.1	-0.7	-0.09	0.77
label:date	-1.19	-0.39	-0.19	0.9	-0.29
label:decision	-0.07	-0.25	-0.72	0.06	0.63
label:denial	-0.17	-0.42	-1	-0.39	0.96
label:determin	-0.14	-0.27	-0.99	1.01	0.1
label:dob	-0.35	1.7	-1.63	-1.64	-0.86
label:dos	-0.23	-1.11	0.88	-1.49	-0.07
label:due	-0.39	-0.3	-0.57	-1.79	1.77
label:effectiv	-0.27	-0.35	-1.27	-1.15	1.56
label:fecha	-0.05	-0.12	-0.31	1.09	-0.87
label:from	-0.06	-0.29	0.21	-0.27	0.09
label:injury	-0.12	-0.93	-1.25	-1.37	1.93
label:is	-0.1	-0.15	-0.21	0.1	0.2
label:issue	-0.05	-0.06	-0.08	0.64	-0.49
label:letter	-0.12	-0.28	-0.79	2.18	-2.04
label:los	-0.09	-0.9	-1.53	-1.72	2.3
label:mail	-0.11	-0.23	-0.28	1.36	-1.19
label:member	-0.11	1.26	0.13	-0.51	-1.69
label:must	1.21	-0.09	-0.26	-0.75	-1.16
label:not	-0.04	-0.07	-0.32	0.6	-0.24
label:notic	-0.19	-0.47	-1.09	1.61	-0.9
label:number	-0.47	-0.63	-1.08	-0.98	1.81
label:of	-0.74	0.29	0.46	-0.63	-0.11
label:patient	-0.09	0.73	1.02	-0.5	-1.66
label:pay	-0.05	-0.1	-0.11	0.99	-0.81
label:print	-0.21	-0.59	-0.42	-0.31	0.58
label:process	-0.11	-0.19	-0.6	0.94	-0.38
label:provider	-0.06	-0.18	0.67	-0.51	-0.33
label:receiv	0.83	-0.93	-1.62	-0.13	0.46
label:remit	-0.04	-0.07	-0.1	0.84	-0.67
label:report	-0.09	-0.16	-0.26	1.53	-1.3
label:request	-0.1	-0.23	-1.25	0.2	0.78
label:review	-0.07	-0.3	-0.62	1.59	-1.34
label:s	-0.09	-0.38	2.39	-0.52	-2.39
label:sent	-0.15	-0.23	-1.06	-0.99	1.37
label:servic	-0.55	-1.83	2.76	-2.71	-1.45
label:stat	-0.06	-0.1	-0.23	-0.51	0.67
label:thi	-0.15	-0.24	-0.4	1.68	-1.59
label:to	0.68	-0.37	-0.14	-1.36	0.26
label:treat	-0.05	-0.22	1.51	-0.43	-1.41
label:we	0.46	-0.15	-0.55	-0.61	0.51
label:your	0.98	-0.4	-1.53	-1.87	1.09
line above::	-1.97	-0.16	1.03	-1.84	0.23
line above:<5>	-0.85	-1.11	1.53	-1.78	-0.35
line above:<d>	-1.44	0.39	-0.84	0.11	0.42
line above:<m>	0.18	-1.82	0.63	-2.71	0.5
line above:<month>	-0.64	-0.59	-1.29	-0.83	1.68
line above:<n>	0.27	-0.5	1.26	0.39	-1.82
line above:a	0.33	0.22	-1.17	0.61	0.36
line above:adj	-0.15	-0.45	-0.8	-0.48	0.99
line above:adjust	-0.15	-0.39	-1.46	-0.61	1.71
line above:advantag	-0.08	0.91	-0.82	0.17	-0.98
line above:advers	-0.05	-0.12	-0.34	0.82	-0.71
line above:after	0.4	-0.09	-0.9	-0.1	0.46
line above:again	0.69	-0.16	-1.46	-0.64	0.63
line above:allow	-0.28	-0.97	1.33	-1.18	-0.9
line above:amount	-0.8	-0.81	0.29	-1.76	0.69
line above:and	-0.03	-0.78	-0.56	0.64	0.4
line above:appeal	1.23	-0.56	0.14	0.98	-1.59
line above:approv	-0.7	-0.41	1.03	-1.2	-0.53
line above:at	1.2	-0.14	-0.8	-0.55	-0.65
line above:authoriz	-0.04	-0.07	-0.24	0.41	-0.11
line above:b	-0.31	-0.43	0.77	-0.21	-0.48
line above:balanc	-0.08	-0.37	-0.36	0.72	0.22
line above:be	0.6	-0.39	0.65	-0.37	-0.85
line above:been	-0.3	-0.1	-0.49	-0.33	0.93
line above:befor	-0.69	-0.46	-1.28	1.15	-0.52
line above:benefit	0.7	-0.27	-1.27	1.8	-0.42
line above:bill	0.66	0.35	-0.46	1.3	-0.88
line above:blue	-0.1	-0.2	0.55	-0.08	-0.37
line above:box	0.29	-0.24	-0.78	1.51	-1.2
line above:by	1.17	-0.17	0.36	-0.76	-1.09
line above:c	-0.13	-0.42	0.29	-1.58	0.52
line above:carc	-0.04	-0.1	-0.2	-0.2	0.31
line above:care	-0.22	-0.31	-1.48	0.67	0.95
line above:center	-0.1	-0.21	1.3	-0.98	-0.75
line above:certify	0.28	-0.1	-0.51	-0.29	0.38
line above:charg	-0.34	-0.67	2.25	-0.8	-1.84
line above:chiropractic	-0.1	-0.25	-0.22	-0.48	0.42
line above:claim	0.77	-2.27	0.92	-0.79	-0.53
line above:co	0.35	0.01	0.57	-1.08	-0.59
line above:code	1.22	0.69	-0.15	-1.09	-0.73
line above:company	-0.04	-0.05	-0.27	0.67	-0.48
line above:contractor	0.36	-0.04	-0.1	0.32	-0.56
line above:control	-0.05	-0.19	-0.24	-0.17	0.4
line above:copay	-0.12	-0.51	1.34	-0.59	-1
line above:cover	0.29	-0.18	0.45	-0.25	-0.43
line above:coverag	0.39	-0.19	-0.32	0.82	-1.14
line above:d	-0.07	-0.15	1.4	-0.12	-1.34
line above:date	-0.88	0.08	-0.01	0.41	-0.4
line above:day	0.76	-0.2	0.02	-0.52	-0.5
line above:dear	-0.89	-0.62	-0.15	-1.43	0.94
line above:decision	-0.06	-0.36	0.2	1.65	-1.62
line above:deductibl	-0.32	-0.11	0.09	-0.17	0.12
line above:denial	0.37	-0.3	-1.95	1.93	0.04
line above:deny	-0.84	0.54	0.36	-0.78	-0.08
line above:depart	-0.11	-0.06	-0.19	0.72	-0.43
line above:description	-0.21	-0.16	1.98	-0.38	-1.96
line above:determin	-0.1	-0.29	-0.81	1.45	-1.15
line above:disput	-0.11	-0.05	-0.88	0.5	0.74
line above:dos	-0.19	1.1	-0.6	-1.04	-0.09
line above:dr	-0.17	-0.08	0.44	-0.45	0.02
line above:drug	-0.13	-0.16	-0.24	0.77	-0.71
line above:due	-0.55	-0.28	2.09	-1.26	-0.44
line above:e	-0.05	-0.07	-0.8	-0.14	0.92
line above:effectiv	-0.37	-0.39	-1.1	1.18	-0.74
line above:employ	-0.07	-0.08	-0.23	1.17	-1.02
line above:employe	-0.05	0.5	-0.31	0.07	-0.45
line above:exampl	-0.04	-0.17	-0.56	1.39	-1.25
line above:exercis	-0.52	-0.11	0.62	-1.04	-0.12
line above:expl	-0.02	-0.09	1.7	-0.27	-1.64
line above:explan	-0.22	-0.13	-0.5	1.22	-0.51
line above:f	-0.08	-0.16	0.99	0.36	-1.14
line above:famy	-0.12	-0.08	-0.51	-0.07	0.72
line above:fax	-0.1	-0.2	-1.29	2.04	-1.51
line above:fee	-0.03	-0.08	-0.69	-0.28	0.79
line above:for	0.92	-0.46	-0.06	-0.69	-0.54
line above:from	-0.8	-0.39	1.53	-0.45	-0.86
line above:fund	-0.1	-0.08	0.76	-0.48	-0.28
line above:g	-0.09	-0.11	1.61	-0.3	-1.2
line above:grievanc	-0.32	-0.12	-0.88	0.59	0.52
line above:group	-0.11	0.52	-0.81	-0.91	0.85
line above:has	0.12	-0.04	-0.33	-0.15	0.33
line above:health	-0.37	-0.31	-1.66	0.25	0.93
line above:home	0.07	-0.17	-1.61	-0.4	1.28
line above:icn	-0.1	-0.23	2.1	-0.46	-1.88
line above:id	-0.64	0.78	-0.18	0.76	-1.26
line above:in	0.65	-0.1	-0.95	-0.36	0.7
line above:injection	-0.17	-0.29	-1.09	-0.57	1.36
line above:insuranc	-0.41	-0.53	0.22	-0.7	0.27
line above:is	-0.04	-0.92	-1.12	-0.66	1.32
line above:l	-0.07	-0.07	0.54	0.13	-0.68
line above:lake	-0.07	-0.07	-0.22	0.61	-0.39
line above:letter	-0.19	-0.23	-0.95	1.34	-0.68
line above:liability	-0.39	-0.08	-1.02	-0.28	1.2
line above:llc	-0.06	-0.16	0.45	-0.52	-0.04
line above:m	-0.13	-0.12	1.91	-0.55	-1.5
line above:manag	-0.07	-0.1	-0.28	0.91	-0.64
line above:may	0.12	-0.48	-0.29	0.84	-0.66
line above:medicaid	-0.12	0.48	0.9	0	-1.72
line above:medical	0.75	-0.52	-0.53	0.19	-0.21
line above:medicar	-0.43	0.76	-1.27	1.43	-1.73
line above:member	0.14	1.58	-1.49	0.65	-2.34
line above:mk	-0.06	-0.14	1.04	0.34	-1.42
line above:ms	-0.05	-0.12	0.36	-0.12	-0.3
line above:mutual	-0.03	-0.23	-0.75	0.25	0.59
line above:n	0.42	-0.09	0.78	-0.24	-1.07
line above:need	-0.06	-0.38	-0.68	-0.16	0.81
line above:no	0.33	0.24	-1.03	-1.83	1
line above:not	-0.32	-0.79	1.29	-0.78	-0.78
line above:note	-0.87	-0.28	1.34	-1.57	-0.7
line above:notic	0.13	-0.41	-0.07	0.67	-0.54
line above:number	-0.75	-0.16	-0.1	-1.02	0.58
line above:nurs	-0.18	-0.23	-1.44	-0.41	1.69
line above:o	-0.12	-0.08	-0.43	1.07	-0.71
line above:of	0.58	-0.53	-0.35	-0.94	0.38
line above:offic	-0.12	-0.11	0.42	-0.52	-0.21
line above:on	-0.85	-0.71	0.39	0.31	-0.21
line above:or	-0.02	-0.29	-1.03	-0.71	1.17
line above:orthopedic	0.3	-0.11	-0.57	0.25	-0.01
line above:overpay	-0.08	-0.08	-0.16	0.89	-0.68
line above:owe	-0.14	-0.43	0.05	-0.54	0.21
line above:p	-0.08	-0.19	0.94	-1.2	-0.11
line above:page	0.53	-0.22	-0.42	0.65	-1.29
line above:paid	0.07	-1.7	0.67	-0.98	-0.19
line above:pain	-0.15	-0.12	0	-0.85	0.78
line above:part	-0.46	-0.54	0.99	-0.73	-0.58
line above:patient	-0.3	-0.75	-0.21	0	0.36
line above:pay	-0.63	-0.5	0.24	-0.17	-0.03
line above:payabl	-0.05	-0.14	2.68	-0.37	-2.63
line above:period	0.14	-0.41	0.32	0.96	-1.21
line above:physical	-0.73	-0.36	-0.74	-0.53	1.25
line above:plan	-0.2	-0.46	1.11	1.45	-2.09
line above:po	0.35	-0.17	-0.43	0.81	-0.8
line above:podiatry	-0.09	-0.52	-0.11	-0.77	0.53
line above:prescription	-0.13	-0.16	-0.24	0.77	-0.71
line above:procedur	0.63	-0.27	1.14	-0.74	-1
line above:process	-0.21	-0.23	-0.84	1.69	-1.54
line above:program	-0.34	-0.14	-0.74	0.78	0.24
line above:provider	-0.53	-0.53	-0.64	1.14	0.31
line above:pt	-0.13	-0.27	1.48	-0.33	-1.18
line above:rarc	-0.04	-0.1	-0.2	-0.2	0.31
line above:reason	-0.29	-1.03	-1.31	-1.13	1.74
line above:receiv	0.22	-0.52	-1.56	0.65	0.65
line above:reconsider	-0.05	-0.03	-0.05	0.39	-0.26
line above:record	0.35	-0.12	-0.81	-0.1	0.43
line above:recovery	-0.07	-0.05	-0.19	1.07	-0.89
line above:redetermin	-0.16	-0.1	-0.39	0.74	-0.17
line above:reduction	-0.04	-0.09	-0.11	-0.21	0.18
line above:rehab	-0.1	-0.32	0.37	-0.13	-0.18
line above:remark	-0.26	-0.34	0.57	-0.69	-0.28
line above:remittanc	-0.04	-0.03	-0.11	0.61	-0.45
line above:report	-1.15	-0.13	-0.9	1.17	-0.19
line above:request	-0.52	-0.32	-1.28	1.13	0.5
line above:review	-0.21	-0.22	0.42	1.81	-1.72
line above:rsn	-0.09	-0.58	-0.53	-0.37	0.78
line above:s	-0.13	-0.38	2.37	-0.99	-2.42
line above:sent	-0.44	-0.08	0.83	-0.44	-0.56
line above:servic	-0.85	-1.41	-0.17	-1.14	0.85
line above:share	-0.27	-0.06	1.28	-0.14	-1.03
line above:sign	-0.09	-0.07	-1.3	-0.17	1.39
line above:speech	-0.09	-0.27	-1.57	-0.74	1.66
line above:stat	-0.06	-0.08	-0.18	-0.64	0.75
line above:statu	-0.04	-0.22	0.77	0.88	-1.43
line above:stay	-0.1	-0.17	0.9	-0.34	-0.72
line above:summary	-0.04	-0.05	-0.93	0.45	0.5
line above:surgery	0.54	-0.06	-1.12	-0.12	0.63
line above:t	-0.05	-0.37	0.46	-0.55	0.22
line above:te	-0.06	-0.14	1.04	0.34	-1.42
line above:test	0.52	-0.05	0.41	-0.12	-0.68
line above:that	-0.7	-0.25	0.95	-0.71	-0.4
line above:the	0.38	-0.87	-0.11	1.31	-1.36
line above:therapy	-0.33	-0.54	0.49	0.35	-0.51
line above:thi	-0.71	-0.68	-0.67	-0.84	1.34
line above:through	-0.29	-0.21	1.33	-0.68	-1.04
line above:to	-0.67	-0.5	0.69	0	-0.4
line above:total	-0.15	-0.14	-1.2	-0.26	1.25
line above:townzip	-0.1	-0.29	-1.78	1.81	-0.95
line above:treat	-0.36	-0.28	-0.24	-1.26	1.25
line above:trust	-0.16	-0.06	-0.15	1.23	-1.11
line above:unit	-0.43	-0.27	-1.21	1.13	0.71
line above:upheld	-0.07	-0.13	0.28	-0.39	-0.16
line above:utiliz	-0.05	-0.03	-0.08	0.55	-0.39
line above:visit	-0.96	-0.36	-1.82	1.46	0.57
line above:waiver	-0.39	-0.08	-1.02	-0.28	1.2
line above:was	0.58	-0.36	0.5	-1.68	-0.18
line above:we	-1.11	-0.16	1.21	-0.55	-0.08
line above:welfar	-0.09	-0.04	-0.1	0.65	-0.45
line above:will	-0.18	-0.11	2.01	-1.1	-1.96
line above:with	0.67	-0.33	0.62	-0.57	-0.98
line above:x	-0.05	-0.05	1.98	-0.12	-1.96
line above:you	0.42	-0.54	-0.74	-1.78	1.03
line above:your	0.07	-0.49	-2.4	-0.29	2.29
no words before	-1.66	-2.1	1.29	-0.63	-0.61
over 1::	-2.1	-0.66	0.22	0.56	-0.13
over 1:<5>	-0.24	0.55	0.04	1.35	-1.77
over 1:<d>	-1.5	-1.36	0.76	0.13	-0.47
over 1:<m>	-0.61	-0.29	-0.47	-1.31	1.48
over 1:<month>	-0.38	-0.42	-1.13	1.19	-0.3
over 1:<n>	-1.83	-1.07	0.6	0.12	-0.13
over 1:a	-0.14	0.75	-0.94	-0.8	1
over 1:administrator	0.32	-0.08	-0.12	0.18	-0.41
over 1:and	-0.57	-0.27	0.18	1.17	-0.71
over 1:appeal	0.32	0.22	-0.29	1.45	-1.47
over 1:b	-0.42	-0.47	0.36	0.28	-0.27
over 1:behalf	-0.14	0.65	-0.42	0.73	-1.16
over 1:benefit	-0.25	-0.29	-0.51	1.16	-0.24
over 1:bill	-0.02	-0.15	0.11	-1.03	0.84
over 1:box	-0.02	-0.19	-0.62	1.39	-1.27
over 1:care	-0.18	-0.26	-1.27	0.87	0.56
over 1:chiropractic	-0.05	-0.09	1.39	-0.4	-1.19
over 1:claim	-0.41	-1.55	1.49	-2.17	0.06
over 1:co	-0.11	0.51	1.2	-0.53	-1.47
over 1:company	-0.09	-0.1	-0.36	1.05	-0.84
over 1:control	-0.05	-0.2	1.28	-1.06	-0.28
over 1:coverag	0.56	-0.16	-0.45	-0.57	0.34
over 1:date	-0.34	0.73	0.6	0	-1.12
over 1:decision	-0.41	0.82	-0.7	0.66	-0.77
over 1:denial	-0.04	-0.13	-0.21	0.78	-0.48
over 1:deny	-0.2	0.52	-0.65	-1.2	0.99
over 1:depart	-0.09	-0.04	0.25	0.36	-0.51
over 1:determin	-0.11	-0.24	-0.62	1.48	-1.03
over 1:eg	-0.05	-0.3	-1.31	0.29	0.8
over 1:explan	-0.17	-0.33	-0.31	-0.17	0.44
over 1:fax	-0.1	-1.17	-1.75	1.78	0.62
over 1:first	-0.09	-0.1	0.29	-0.51	0.29
over 1:for	-0.62	-0.17	1.27	0.39	-1.53
over 1:grievanc	-0.29	-0.08	-0.11	0.8	-0.39
over 1:group	-0.11	0.04	0.85	-1.36	-0.65
over 1:have	-0.4	0.66	-0.84	-0.22	0.34
over 1:health	-0.22	0.23	-1.47	2.36	-2.18
over 1:id	-0.27	1.46	-0.38	-1.83	-0.05
over 1:independent	-0.08	0.85	-0.52	0.24	-0.9
over 1:injury	-0.13	-0.52	-0.71	0.26	0.23
over 1:insuranc	-0.18	-0.11	-0.39	1.27	-1.01
over 1:is	-0.18	-0.26	-0.3	0.78	-0.19
over 1:k	-0.07	-0.44	0.85	-0.06	-0.61
over 1:letter	-0.18	-0.37	-0.2	0.79	-0.31
over 1:may	0.43	-0.1	-0.24	0.5	-0.69
over 1:medical	-0.09	-0.22	0.33	0.66	-0.63
over 1:medicar	0.19	-0.14	-0.62	1.44	-1.05
over 1:member	-0.6	1.51	0.66	-1.21	-1.17
over 1:name	-0.08	0.47	0.69	-0.37	-0.83
over 1:no	-0.22	-1.06	0.06	0.27	0.14
over 1:notic	-0.18	-0.31	0.99	1.12	-1.81
over 1:number	-0.09	0.11	1.86	-0.54	-2.04
over 1:o	-0.18	-0.09	-0.63	-0.96	1.17
over 1:of	1.18	0.18	0.23	0.52	-1.74
over 1:on	0.6	0.53	-2.23	0.15	0.84
over 1:our	-0.11	0.66	-0.92	-0.15	0.17
over 1:p	-0.23	-0.16	1.05	-1.46	0.7
over 1:part	-0.43	-0.54	0.21	0.22	-0.02
over 1:patient	-0.07	-0.59	2.2	-1.14	-2.12
over 1:pay	-0.05	-0.04	-0.07	0.55	-0.4
over 1:physical	-0.06	0.34	-0.67	-0.69	0.46
over 1:plan	-0.16	-0.13	-0.62	1.68	-1.31
over 1:po	0.05	-0.14	-0.46	0.96	-0.88
over 1:provider	-0.39	-0.29	-1.44	1.04	0.5
over 1:receiv	-0.09	-0.31	-0.73	1.09	-0.73
over 1:recovery	-0.12	-0.29	-1.7	0.11	1.45
over 1:review	0.63	0.57	-1.08	0.84	-0.91
over 1:servic	-0.31	-0.54	-0.73	-0.27	0.96
over 1:subscriber	-0.08	0.66	-0.23	-0.89	0.03
over 1:te	-0.03	-0.05	-0.38	0.66	-0.33
over 1:the	0.09	0.89	0.62	-0.27	-1.21
over 1:thi	-0.21	-0.33	-0.78	0.44	0.58
over 1:townzip	-0.15	0.11	-1.24	2.15	-2.21
over 1:unit	-0.13	-0.12	-0.48	1.09	-0.66
over 1:us	0.25	-0.11	0.53	-0.47	-0.38
over 1:visit	-0.16	-0.22	-1.38	1.23	-0.75
over 1:we	-0.13	0.57	-0.24	-0.39	-0.16
over 1:your	0.51	-0.57	1.26	-1.17	-1.07
over 2::	-1.24	-0.31	-0.03	-0.95	0.49
over 2:<5>	-0.74	0.63	-1.25	-0.39	0.87
over 2:<d>	-0.31	0.1	-1.21	0.38	0.43
over 2:<m>	-0.1	-0.1	-0.6	-0.19	0.87
over 2:<month>	-0.24	-0.27	-0.05	-0.43	0.37
over 2:<n>	-1.12	-0.6	0.29	0.54	-0.51
over 2:a	-0.66	-0.77	-0.69	-1.47	1.48
over 2:administrativ	-0.23	-0.04	-0.18	0.74	-0.37
over 2:appeal	-0.21	-0.13	0.11	0.7	-0.66
over 2:assocy	-0.04	-0.03	-0.09	0.33	-0.18
over 2:b	-0.1	-0.07	-0.37	0.9	-0.57
over 2:benefit	-0.22	0.7	-0.63	0.62	-1.12
over 2:bill	-0.16	0.57	-0.38	-0.47	0.23
over 2:box	-0.27	0.75	-0.93	1.06	-1.41
over 2:care	-0.02	-0.1	0.12	0.46	-0.47
over 2:claim	-0.32	0	-1.16	0.92	0.37
over 2:community	-0.07	-0.04	-0.05	0.32	-0.17
over 2:contract	-0.04	-0.13	1.51	-0.31	-1.38
over 2:contractor	-0.25	-0.05	-0.2	0.84	-0.44
over 2:control	-0.1	1.07	0.42	-0.38	-1.32
over 2:date	-0.4	1.01	0.09	-0.53	-0.49
over 2:dear	-0.21	0.61	0.31	-0.53	-0.67
over 2:deny	-0.06	-0.27	-1.4	-0.52	1.58
over 2:depart	-0.05	-0.05	-0.38	0.99	-0.67
over 2:facility	-0.2	-0.54	-1.81	-1.55	2.01
over 2:for	-0.2	-0.23	-1.26	0.74	0.45
over 2:govern	0.23	-0.08	-0.45	0.86	-0.79
over 2:group	-0.08	-0.44	-0.93	1.02	0.35
over 2:health	-0.4	0.27	-0.89	2.51	-2.31
over 2:id	-0.1	-0.69	1.08	-1.36	-0.47
over 2:if	0.7	-0.04	-0.15	0.12	-0.77
over 2:inc	-0.06	-0.06	-0.28	0.81	-0.51
over 2:independent	-0.13	-0.25	-0.64	1.52	-1.05
over 2:injury	-0.08	-0.1	-0.4	-0.08	0.53
over 2:insuranc	-0.12	-0.06	-0.29	0.7	-0.38
over 2:manag	-0.06	-0.05	-0.19	0.58	-0.32
over 2:may	-0.16	-0.16	0.43	-0.51	0.08
over 2:medicaid	-0.09	-0.08	-0.49	-0.31	0.7
over 2:medical	-0.2	-0.3	-1.07	-0.24	0.82
over 2:medicar	-0.3	-0.07	-0.32	1.17	-0.66
over 2:member	-0.1	-0.39	0.78	-1.26	-0.16
over 2:mesa	-0.07	-0.04	0.46	0.71	-1.23
over 2:mutual	-0.13	-0.04	-0.34	-1.25	1.31
over 2:name	-0.09	-0.72	0.75	-1.1	-0.06
over 2:notic	0.22	0.48	0.65	0.66	-2.15
over 2:number	-0.2	0.81	0.08	0.15	-1.04
over 2:o	0.07	0.49	-0.86	0.91	-1.24
over 2:of	-0.55	-0.24	0.93	-0.1	-0.57
over 2:on	-0.12	-0.11	-1.6	0.5	1.32
over 2:or	-0.13	-0.19	1.18	-0.4	-1.03
over 2:our	-0.11	0.13	-0.86	-0.37	0.72
over 2:p	-0.24	0.43	-1.46	1.71	-1.85
over 2:page	-0.05	-0.2	0.8	-1.02	0.42
over 2:part	-0.1	-0.06	-0.33	0.81	-0.49
over 2:partner	-0.04	-0.03	-0.04	0.38	-0.28
over 2:patient	-0.08	-0.54	0.56	-0.69	-0.24
over 2:physical	-0.07	-0.07	-0.35	0.55	-0.31
over 2:plan	-0.11	-0.08	-0.23	0.87	-0.53
over 2:po	-0.11	0.32	-0.41	0.66	-0.58
over 2:provider	-0.21	-0.34	1.38	0.73	-1.74
over 2:r	0.49	-0.06	0.24	-0.94	-0.17
over 2:recovery	-0.21	-0.24	-1.25	0.18	0.9
over 2:region	-0.11	-0.2	-1.08	1.38	-1.3
over 2:review	-0.12	-0.33	-0.7	0.54	0.16
over 2:servic	0.04	-0.28	-1.21	1.67	-1.02
over 2:state	-0.11	-0.11	-0.28	0.18	0.28
over 2:the	0.23	-0.8	-0.61	1.27	-0.57
over 2:thi	0.23	-0.38	1.39	-0.62	-0.97
over 2:total	-0.25	-0.27	-1.04	1	-0.33
over 2:townzip	-0.13	0.64	-1.77	0.65	0.87
over 2:valley	-0.04	-0.04	0.45	0.14	-0.52
over 2:with	-0.12	-0.2	0.9	-0.32	-0.56
over 2:you	0.57	-0.17	-0.49	-0.71	0.03
over 2:your	-0.06	-0.25	-1.4	1.49	-1.03
quarter:0	-2.21	-0.32	-3.81	2.04	-0.08
quarter:1	-2.35	0.47	0.64	-0.52	-0.52
quarter:2	-1.36	-1.17	0.87	-3.88	1.1
quarter:3	2.53	-2.61	-1.77	-0.45	-0.11
rank:between	-3.36	-3.23	0.08	0.75	0.89
rank:first	-2.35	1.8	0.95	-4.6	0.37
rank:last	2.33	-2.81	-3.67	2.3	-1.15
right before:: <d>	-0.13	-0.21	0.66	-0.9	-0.11
right before:: <d> to	-0.05	-0.13	1.65	-0.27	-1.66
right before:: <n>	-0.13	-0.23	1.36	1.15	-2.52
right before:<5> on	-0.12	-0.45	0.64	-0.57	-0.45
right before:<d> and	-0.14	-0.13	0.5	-0.35	-0.35
right before:<d> through	-0.03	-0.1	1.58	-0.39	-1.52
right before:<d> to	-0.23	-0.35	-0.04	-1.01	0.6
right before:<month> <n>	-0.18	-0.49	-0.18	0.45	-0.31
right before:<month> <n> and	-0.18	-0.26	0.52	-0.56	-0.15
right before:<month> <n> through	-0.11	-0.18	1.03	-0.35	-1.06
right before:<n> and	-0.18	-0.26	0.52	-0.56	-0.15
right before:<n> born	-0.08	1.23	-0.96	-0.21	-1.03
right before:<n> on	-0.04	-0.28	1.37	-0.29	-1.26
right before:<n> through	-0.19	-0.25	1.3	-0.62	-1.24
right before:<n> townzip	-0.07	-0.07	-0.32	0.87	-0.64
right before:appeal by	1.83	-0.16	-0.38	-0.77	-1.83
right before:appeal by :	1.09	-0.05	-0.06	-0.34	-0.93
right before:asked for on	-0.05	-0.15	-0.84	-0.4	1.09
right before:be receiv by	1.36	-0.09	-0.19	-0.42	-1.36
right before:bill receiv :	-0.09	-0.21	-0.54	-0.94	1.34
right before:birth :	-0.16	1.21	-1.37	-1.67	-0.28
right before:birth date :	-0.06	1.55	-0.66	-0.93	-1.34
right before:by :	0.9	-0.21	-0.31	-1.23	0.55
right before:claim on	-0.05	-0.04	-0.98	-0.25	1.18
right before:coverag ended on	-0.07	-0.09	-0.81	-0.14	0.93
right before:date :	-0.9	-0.87	-0.87	1.37	-0.63
right before:date mail :	-0.04	-0.11	-0.15	0.81	-0.66
right before:date of birth	-0.13	1.49	-0.84	-0.56	-1.31
right before:date of injury	-0.06	-0.66	-1.09	-0.68	1.34
right before:date of servic	-0.14	-0.45	1.85	-0.84	-1.59
right before:denial :	-0.14	-0.32	-0.85	0.68	-0.06
right before:deny on	-0.12	-0.14	-1.12	1.17	-0.69
right before:determin :	-0.13	-0.25	-0.97	0.75	0.31
right before:dob :	-0.35	1.7	-1.63	-1.64	-0.86
right before:dos :	-0.23	-1.11	0.88	-1.49	-0.07
right before:ended on	-0.13	-0.16	-1.28	-0.21	1.45
right before:for on	-0.05	-0.15	-0.84	-0.4	1.09
right before:from <d> to	-0.16	-0.15	-0.34	-0.41	0.74
right before:given on	-0.09	-0.16	0.15	-0.27	0.02
right before:injury :	-0.12	-0.93	-1.25	-1.37	1.93
right before:is by	-0.73	-0.08	-0.34	-0.46	1.06
right before:issue date :	-0.05	-0.06	-0.08	0.64	-0.49
right before:it on	-0.1	-0.05	-0.63	-0.15	0.77
right before:later than	1.11	-0.17	-0.44	-0.8	-0.96
right before:letter date :	-0.07	-0.1	-0.58	1.47	-1.32
right before:los :	-0.06	-0.66	-1.41	-0.82	1.68
right before:mail :	-0.08	-0.15	-0.15	1	-0.81
right before:mail date :	-0.03	-0.09	-0.14	0.62	-0.51
right before:mail on	-0.13	-0.04	-0.5	-0.22	0.79
right before:no later than	1.11	-0.17	-0.44	-0.8	-0.96
right before:notic :	-0.07	-0.17	-0.22	1.12	-0.84
right before:notic date	-0.15	-0.1	-0.33	1.1	-1.01
right before:notic date :	-0.09	-0.2	-0.4	1.34	-1.26
right before:of birth	-0.13	1.49	-0.84	-0.56	-1.31
right before:of birth :	-0.12	2.32	-1.22	-1.18	-2.25
right before:of injury	-0.06	-0.66	-1.09	-0.68	1.34
right before:of injury :	-0.12	-0.93	-1.25	-1.37	1.93
right before:of los :	-0.06	-0.66	-1.41	-0.82	1.68
right before:of notic :	-0.06	-0.15	-0.21	1.06	-0.79
right before:of servic	-0.16	-0.51	0.49	-0.87	-0.11
right before:of servic :	-0.26	-1.09	2.4	-1.74	-1.6
right before:of thi notic	-0.19	-0.23	-0.95	1.56	-1.27
right before:paid on	-0.16	-0.14	-1.81	-0.43	1.95
right before:pay by	-0.74	-0.21	-0.46	-1.21	1.42
right before:pay date :	-0.05	-0.09	-0.11	0.93	-0.75
right before:print :	-0.21	-0.59	-0.42	-0.31	0.58
right before:process :	-0.09	-0.15	-0.36	1.22	-0.97
right before:receiv :	-0.3	-0.86	-1.49	0.19	0.8
right before:receiv by	1.36	-0.09	-0.19	-0.42	-1.36
right before:receiv on	-0.49	-0.09	-0.81	-0.33	1.22
right before:remit date :	-0.04	-0.07	-0.1	0.84	-0.67
right before:request date :	-0.06	-0.2	-1.22	0.3	0.65
right before:request on	-0.05	-0.03	-0.29	-0.11	0.41
right before:servic :	-0.28	-1.19	1.63	-1.82	-0.75
right before:servic : <n>	-0.04	-0.08	1.89	-0.6	-1.62
right before:servic date	-0.11	-0.4	0.3	-0.98	0.08
right before:servic date :	-0.16	-0.53	1.97	-1.63	-1.2
right before:servic on	-0.03	-0.1	1.4	-0.11	-1.42
right before:stat date	-0.14	-0.24	-0.61	0.2	0.14
right before:stat date :	-0.06	-0.1	-0.23	-0.51	0.67
right before:that is by	-0.73	-0.08	-0.34	-0.46	1.06
right before:thi notic	-0.19	-0.23	-0.95	1.56	-1.27
right before:to us on	-0.18	-0.09	-0.53	-0.29	0.66
right before:us on	-0.27	-0.15	-0.98	-0.46	1.12
right before:visit from	-0.12	-0.11	0.9	-0.15	-0.82
right before:visit on	-0.08	-0.19	1.08	-0.2	-1.01
right before:was paid on	-0.09	-0.07	-0.57	-0.11	0.75
right before:was receiv on	-0.36	-0.03	-0.51	-0.12	0.93
top:12 lines	0.11	0.26	-0.23	-1.46	0.56
top:6 lines	-1.95	-0.11	-0.42	1.04	-0.27
top:below	0.78	-2.3	0.73	-2.28	0.25
top:letterhead	-1.86	-1.22	-1.83	1.49	-0.37
years before the others	-1.06	5.09	-4.63	-3.95	-3.46
`;
