/** Made by npm run eval:fit; not to be edited. */
export const DATE_TABLE = `
sign	appeal_deadline	date_of_birth	dates_of_service	notice_date	other
base	-1.12	-1.61	-0.37	-0.3	0.42
after 1::	-0.88	-0.2	0.7	-0.48	0.23
after 1:<5>	-0.26	-0.56	2.06	-0.93	-1.73
after 1:<d>	-0.48	-0.92	1.42	-1.72	-0.8
after 1:<n>	-1.08	-0.05	-0.27	-0.98	0.86
after 1:a	0.68	-0.07	-0.6	-0.38	-0.16
after 1:after	-0.31	-0.19	-0.75	-0.45	1.27
after 1:amount	-0.05	-0.15	-0.33	-0.21	0.45
after 1:and	-0.74	-0.44	-0.96	-1.11	1.58
after 1:appeal	0.53	-0.15	1.24	-0.25	-1.32
after 1:at	-0.12	-0.21	-0.16	0.32	-0.02
after 1:bill	-0.14	-0.56	0.8	-0.49	-0.54
after 1:by	-0.22	-0.3	1.27	-0.94	-0.75
after 1:charg	-0.1	-0.2	-0.29	-0.39	0.44
after 1:claim	-0.39	0.44	0.28	-1.3	0.53
after 1:enroll	-0.05	-0.13	-0.12	0.57	-0.37
after 1:for	-0.1	-0.11	-0.76	-0.4	1.04
after 1:found	-0.18	-0.05	-0.78	-0.32	0.94
after 1:is	-0.23	-0.09	-0.74	-0.35	1.05
after 1:member	-0.07	0.87	-0.38	0.28	-1.12
after 1:patient	-0.08	-0.23	-0.28	1.57	-1.39
after 1:procedur	-0.04	-0.16	1.39	-0.16	-1.29
after 1:provider	-0.26	0.02	-0.26	0.27	-0.03
after 1:the	-0.88	0.94	-0.5	-0.85	0.25
after 1:through	-0.16	-0.36	1.65	-0.47	-1.7
after 1:to	-0.43	-0.92	0.59	0.71	-0.61
after 1:was	-0.24	-0.09	0.38	-0.23	-0.15
after 1:we	-0.96	-0.33	-0.09	-1.07	1.06
after 1:you	-0.73	-0.11	-0.7	-0.39	1.25
after 1:your	0.09	-0.17	0.91	-0.38	-0.83
after 2::	-0.4	0.25	0.91	-0.29	-0.65
after 2:<5>	-0.08	-0.19	1.24	-0.23	-1.29
after 2:<d>	-0.41	-0.88	0.59	-1.35	0.33
after 2:<m>	-0.86	-0.73	-0.09	-0.94	0.77
after 2:<month>	-0.05	-0.17	1.11	-0.15	-1.07
after 2:<n>	-0.5	-0.3	-0.18	0.31	0.12
after 2:a	-0.19	-0.08	-0.83	-0.36	1.14
after 2:appeal	-0.54	-0.09	-0.37	-0.04	0.77
after 2:are	-0.34	-0.11	1.19	-0.53	-0.81
after 2:deny	-0.07	-0.08	0.32	-0.17	-0.12
after 2:dr	-0.07	-0.06	1.12	-0.25	-0.98
after 2:have	-0.31	-0.08	-0.85	-0.29	1.26
after 2:is	0.24	-0.15	-0.69	-0.43	0.75
after 2:look	-0.24	-0.19	-0.79	-0.42	1.29
after 2:name	-0.08	-0.22	-0.27	1.07	-0.75
after 2:no	-0.58	0.65	-1.32	0.27	0.61
after 2:not	-0.23	-0.13	-0.69	-0.29	0.96
after 2:number	-0.05	-0.17	0.1	-0.2	0.12
after 2:the	-0.7	-0.44	-0.05	-1.09	0.95
after 2:to	0.41	-0.07	0.69	-0.07	-1.01
after 2:you	0.6	-0.12	-1.07	-0.22	0.59
after 2:your	-0.09	-0.06	-1.1	-0.21	1.18
after a colon	-0.27	-0.05	-0.77	0.18	0.23
after::	-0.93	-0.02	0.76	0.15	-0.76
after:<5>	-0.35	-0.8	2.54	-1.24	-2.31
after:<d>	-0.88	-0.22	1.37	-1.95	-0.44
after:<m>	-0.95	-1.16	1.41	-1.71	-0.52
after:<month>	-0.18	-0.21	0.82	-0.23	-0.54
after:<n>	-2.37	0.47	0.47	-1.25	0.68
after:a	0.55	-0.2	-1.44	-0.16	0.7
after:acupunctur	-0.09	-0.15	0.43	0.33	-0.57
after:after	-0.54	-0.23	-0.99	-0.61	1.71
after:again	-0.1	-0.07	-0.76	-0.18	0.85
after:amount	-0.11	-0.21	0.82	-0.32	-0.71
after:and	-0.89	-0.67	0.97	-1.47	0.09
after:appeal	0.15	-0.24	0.89	-0.27	-0.46
after:approv	-0.86	-0.25	-0.39	-0.73	1.06
after:are	-0.69	-0.29	0.29	-0.89	0.3
after:ask	0.36	-0.1	-0.74	-0.13	0.33
after:at	-0.45	-0.45	0.88	0	-0.42
after:be	0.49	-0.13	-1.04	-0.57	0.54
after:bill	-0.33	-0.79	1.18	-0.73	-0.79
after:by	0.45	-0.33	1.49	-0.99	-1.16
after:charg	-0.11	-0.22	0.21	-0.44	-0.02
after:claim	-0.43	0.93	-0.42	-1.35	0.45
after:co	-0.06	-0.13	-0.21	-0.21	0.48
after:code	-0.09	-0.19	0.04	-0.29	0.2
after:decid	-0.53	-0.08	-0.56	-0.28	1.03
after:decision	-0.58	-0.34	-0.1	0.58	-0.13
after:deny	-0.21	-0.19	0.56	-0.43	-0.13
after:disput	0.38	-0.14	-0.63	1.32	-1.69
after:dr	-0.2	-0.57	0.38	-0.56	0.03
after:employe	-0.09	-0.05	-0.33	0.19	0.25
after:enroll	-0.05	-0.13	-0.12	0.57	-0.37
after:for	-0.97	-0.28	-1.55	-0.96	2.11
after:found	-0.18	-0.05	-0.78	-0.32	0.94
after:has	-0.38	-0.16	0.75	-0.73	-0.43
after:have	-0.35	-0.17	-0.14	-0.41	0.76
after:in	0.54	-0.19	0.09	-0.62	-0.21
after:is	-0.19	-0.32	-2.01	-1.03	2.2
after:look	-0.32	-0.21	-1.06	-0.52	1.55
after:may	-0.8	-0.11	-0.78	-0.37	1.3
after:member	-0.12	0.82	-0.62	0.33	-0.8
after:must	0.65	-0.06	-0.79	-0.34	0.03
after:name	-0.12	-0.29	-0.4	1.64	-1.34
after:no	-0.67	0.63	-1.74	0.08	1.15
after:not	-0.6	-0.32	-0.63	-0.79	1.36
after:noth	-0.45	-0.05	-1.09	-0.32	1.42
after:number	-0.05	-0.17	0.1	-0.2	0.12
after:of	-0.13	-0.23	1.51	0.54	-1.71
after:on	-0.16	-0.06	-0.75	-0.15	0.94
after:or	-0.14	-0.21	-0.19	0.48	0.06
after:our	-0.18	-0.05	-0.11	0.13	0.2
after:patient	-0.17	-0.25	-0.43	1.53	-1.17
after:pay	-0.1	-0.08	0.39	-0.14	-0.19
after:physical	-0.19	-0.2	1.48	-0.9	-1.28
after:plan	-0.4	0.55	-1.79	-0.63	1.3
after:procedur	-0.04	-0.16	1.39	-0.16	-1.29
after:provider	0.62	-0.02	-0.38	-0.1	-0.23
after:receiv	-0.12	-0.05	-0.99	-0.2	1.17
after:request	-0.16	0.78	-1.69	-0.71	0.77
after:servic	0.06	-0.2	1.54	-0.41	-1.22
after:spine	-0.13	-0.45	0.15	-0.33	0.28
after:that	-0.27	-0.21	-1.33	-0.32	1.53
after:the	-1.29	0.55	-0.27	-1.92	0.99
after:therapy	-0.25	0.35	0.26	-0.62	-0.5
after:thi	-0.37	-0.46	-1.71	0.84	1.03
after:through	-0.16	-0.36	1.65	-0.47	-1.7
after:to	-1.49	-1.11	1.16	0.74	-0.38
after:total	-0.03	-0.1	1.39	-0.22	-1.28
after:treat	-0.21	-0.12	-1.37	0.44	0.87
after:upheld	-0.46	-0.28	1.24	-0.52	-0.81
after:visit	-0.21	-0.15	0.38	-0.37	-0.11
after:was	-0.28	-0.11	0.21	-0.3	0.07
after:we	-0.98	-0.39	0.89	-1.2	0.06
after:who	-0.18	-0.05	-0.66	-0.29	1
after:will	-1.01	-0.15	0.7	-0.57	0.41
after:with	-1.24	-0.2	1.25	-0.39	-0.28
after:you	-0.02	-0.27	-1.79	-0.6	1.71
after:your	-0.03	-0.29	-0.15	-0.73	0.41
alone on its line	-0.26	-1.32	-1.11	3.23	-1.98
before 1::	-0.27	-0.05	-0.77	0.18	0.23
before 1:<5>	-0.1	-0.25	2.07	-0.39	-1.99
before 1:<d>	-0.86	-1.42	1.87	-1.69	-0.77
before 1:<n>	-1.13	-2.37	0.43	0.43	-0.1
before 1:after	-0.46	-0.17	-1.28	-0.44	1.54
before 1:and	-0.27	-0.35	0.24	-0.64	0.28
before 1:born	-0.31	1.92	-1.63	-0.77	-1.72
before 1:by	1.28	-0.91	-2.4	-2.61	0.43
before 1:date	-1.03	-0.82	-0.85	0.85	0.04
before 1:dated	-0.4	-0.22	-1.76	-0.98	2.03
before 1:dob	-0.23	1.84	-1.37	-0.82	-1.74
before 1:for	-0.26	-0.22	1.16	-0.45	-0.78
before 1:from	-1.43	-0.46	0.97	0.36	-0.64
before 1:injury	-0.09	-0.7	-1.19	-0.85	1.51
before 1:notic	-0.27	-0.24	-0.98	1.53	-1.16
before 1:of	-1.33	-0.85	-0.24	1.08	-0.35
before 1:on	-2.81	-1.91	0.74	-0.72	0.57
before 1:process	-0.26	-0.34	-1.07	1.72	-1.43
before 1:receiv	-0.95	-0.57	-2.26	-1.98	3.03
before 1:servic	-0.27	-0.75	0.37	-1.07	0.16
before 1:than	1.08	-0.16	-0.36	-0.67	-0.95
before 1:through	0.59	-0.46	0.99	-1.07	-0.6
before 1:to	-0.37	-0.42	-0.31	-0.98	0.87
before 1:townzip	-0.22	-0.12	-0.37	0.88	-0.72
before 1:until	1.45	-0.17	-0.43	-0.99	-1.09
before 1:visit	-0.18	-0.67	1.17	-1.22	-0.78
before 2::	-0.4	-0.6	0.41	0.45	-0.44
before 2:<5>	-0.21	-0.34	0.38	-0.31	-0.19
before 2:<d>	-0.4	-0.55	0.61	-1.36	0.14
before 2:<month>	-0.17	-0.36	0.33	0.76	-1.05
before 2:<n>	-1.53	0.67	1.12	-0.99	-1.02
before 2:admitt	-0.11	-0.33	1.47	-0.45	-1.31
before 2:appeal	2.01	-0.52	-1.32	-1.18	-1.32
before 2:bill	-0.1	-0.23	-1.28	-0.87	1.6
before 2:birth	-0.15	2.1	-1.45	-1.19	-1.85
before 2:by	0.9	-0.06	-0.07	-0.33	-0.8
before 2:care	-0.4	-0.52	1.53	-0.9	-1.29
before 2:claim	-0.26	-0.41	0.33	1.23	-1.49
before 2:date	-1.16	-0.78	-0.55	1.36	-0.61
before 2:day	-0.77	-0.27	-1.51	1.36	-0.47
before 2:decision	0.74	-0.12	-0.6	-0.44	-0.24
before 2:denial	-0.17	-0.33	-0.72	0.59	-0.07
before 2:deny	-0.28	-0.1	-1.26	1.07	-0.43
before 2:dob	-0.41	1.67	-1.68	-1.57	-0.89
before 2:dos	-0.21	-1	0.74	-1.11	-0.12
before 2:due	-0.87	-0.35	-0.49	-1.22	1.5
before 2:ended	-0.12	-0.13	-1.16	-0.16	1.29
before 2:for	-0.75	-0.22	-1.36	-0.34	1.76
before 2:given	-0.16	-0.19	0.24	-0.32	0.12
before 2:injury	-0.09	-0.95	-1.39	-1.82	2.39
before 2:is	-0.71	-0.09	-0.29	-0.42	0.98
before 2:issu	-0.06	-0.15	-0.33	1.2	-1.01
before 2:it	0.8	-0.11	-0.81	-0.33	-0.27
before 2:later	1.08	-0.16	-0.36	-0.67	-0.95
before 2:letter	-0.24	-0.22	-0.92	1.64	-1.45
before 2:los	-0.12	-0.65	-1.54	-1.39	1.95
before 2:mail	-0.15	-0.15	-0.32	0.83	-0.38
before 2:notic	-0.43	-0.37	-0.81	1.29	-0.66
before 2:of	-0.46	0.8	-0.97	-1.63	0.89
before 2:paid	-0.21	-0.12	-1.89	-0.42	1.95
before 2:pay	-0.82	-0.29	-0.82	-0.19	0.9
before 2:print	-0.29	-0.62	-0.46	-0.35	0.6
before 2:process	-0.12	-0.16	-0.23	1.04	-0.88
before 2:receiv	0.91	-0.74	-1.75	-1.45	1.14
before 2:remittanc	-0.11	-0.06	-0.24	0.07	0.3
before 2:request	-0.1	-0.04	-0.45	-0.14	0.58
before 2:review	-0.17	-0.16	-0.37	1.01	-0.66
before 2:servic	-0.59	-1.5	1.12	-1.67	-0.18
before 2:stat	-0.32	-0.51	-1.46	0.2	0.52
before 2:svc	-0.19	-0.77	2.45	-0.84	-2.43
before 2:thi	-0.35	-0.27	-1.11	1.75	-1.42
before 2:treat	-0.4	-0.35	2.65	-0.78	-2.53
before 2:us	-0.19	-0.06	-0.97	-0.27	1.27
before 2:visit	-0.38	-0.74	0.97	-1.31	-0.31
before 3::	-0.29	-0.35	0.77	-0.87	-0.33
before 3:<5>	-0.15	-0.18	1.03	-0.47	-0.62
before 3:<month>	-0.29	-0.4	1.58	-0.7	-1.01
before 3:<n>	-0.88	0.64	-1.07	0.56	0.15
before 3:a	-0.14	-0.29	-0.07	-0.42	0.49
before 3:an	1	-0.14	-0.46	-0.46	-0.82
before 3:and	-0.17	-0.08	-1.42	-0.45	1.54
before 3:appeal	0.67	-0.21	-0.42	-0.46	-0.21
before 3:asked	-0.73	-0.15	-0.67	-0.34	1.26
before 3:be	1.18	-0.18	-0.91	-0.7	-0.54
before 3:bill	-0.18	-0.24	-1.02	-0.05	1.12
before 3:care	-0.21	-0.25	0.69	-0.68	-0.01
before 3:claim	-0.18	-0.12	0.63	0.43	-0.93
before 3:date	-0.71	0.62	-0.26	0.62	-0.69
before 3:deny	-0.16	-0.25	-0.63	0.77	-0.23
before 3:effectiv	-0.07	-0.27	-0.57	-1.72	1.86
before 3:for	-0.66	-0.19	-0.86	-0.72	1.24
before 3:from	-0.23	-0.37	-0.43	-0.64	0.87
before 3:had	-0.17	-0.14	-1.26	-0.16	1.42
before 3:in	-0.48	-0.35	0.4	-0.43	0.02
before 3:issue	-0.04	-0.07	-0.06	0.63	-0.47
before 3:letter	-0.66	-0.24	-0.69	0.89	-0.37
before 3:medical	-0.1	-0.05	-0.63	-0.01	0.69
before 3:no	1.08	-0.16	-0.36	-0.67	-0.95
before 3:notic	-0.13	-0.27	-0.43	1.37	-1.19
before 3:of	-0.87	-0.06	0.41	-0.17	-0.24
before 3:patient	-0.13	0.63	-0.45	-0.28	0.06
before 3:pay	-0.08	-0.14	-0.13	1.1	-0.88
before 3:process	-0.07	-0.06	-0.61	-0.25	0.86
before 3:remit	-0.04	-0.09	-0.09	0.84	-0.68
before 3:request	-0.11	-0.26	-1.33	0.3	0.78
before 3:servic	-0.54	-0.88	1.85	-2.36	-0.78
before 3:stat	-0.09	-0.17	-0.25	-0.4	0.58
before 3:that	-0.8	-0.13	-0.53	-0.51	1.19
before 3:the	0.47	-0.36	0.04	-1.37	0
before 3:thi	0.76	-0.3	-0.69	1.08	-1.54
before 3:to	0.4	-0.39	-1.52	-1.09	1.07
before 3:was	-0.84	-0.34	0.23	-0.84	0.26
before 3:we	-0.1	-0.07	-0.56	-0.32	0.9
before 3:you	-0.59	-0.09	-0.86	-0.32	1.31
before 3:your	-0.42	-0.37	0.04	0.87	-0.69
before::	-0.82	-0.31	-0.22	0.32	0.11
before:<5>	-0.61	-1.07	1.74	-1.45	-0.86
before:<d>	-1.32	-1.92	2.05	-1.49	-0.73
before:<m>	0.33	-0.3	-1.41	-0.33	1.36
before:<month>	-0.61	-0.78	0.89	0.2	-0.74
before:<n>	-2.69	-0.37	1.06	0.21	-0.62
before:a	0.64	-0.48	0.05	1.12	-1.27
before:accident	-0.05	-0.74	-1.5	-0.98	1.66
before:admit	-0.2	-0.62	-0.3	-1.56	1.32
before:admitt	-0.11	-0.33	1.47	-0.45	-1.31
before:after	-0.46	-0.17	-1.28	-0.44	1.54
before:all	-0.4	-0.17	-0.73	-0.58	1.22
before:an	0.93	-0.22	-1.6	-0.78	0.33
before:and	-1.31	-0.66	-1.22	-0.97	1.98
before:appeal	2.57	-0.92	-2.45	-1.85	-0.78
before:approv	-0.3	-0.27	-2.16	-0.57	2.3
before:are	0.67	-0.18	-0.63	-0.67	0.27
before:as	-1.11	-0.28	-0.58	-0.58	1.59
before:ask	1.15	-0.14	-0.76	-0.54	-0.53
before:asked	-0.82	-0.24	-1.82	-0.64	2.28
before:b	-0.25	-0.32	0.07	0.01	0.16
before:be	0.95	-0.29	0.2	-0.44	-0.69
before:befor	1.11	-0.12	0.83	-0.57	-1.68
before:benefit	-0.73	-0.36	0.42	0.6	-0.52
before:bill	-0.65	-0.85	0.49	1.07	-0.88
before:birth	-0.36	2.96	-2.11	-2	-2.86
before:born	-0.31	1.92	-1.63	-0.77	-1.72
before:by	1.42	-1.05	-0.97	-2.86	0.1
before:c	-0.25	-0.2	0.14	0.14	-0.28
before:can	0.86	-0.21	-0.93	-0.87	-0.06
before:care	-0.6	-0.78	1.47	-1.36	-0.56
before:certify	-0.41	-0.23	0.5	-0.66	-0.11
before:check	-0.06	-0.08	-0.76	0.61	0.38
before:claim	-1.24	-1.28	1.91	-0.18	-1.13
before:continu	-0.12	-0.1	-0.48	-0.2	0.77
before:coverag	-0.41	-0.18	-1.22	0.02	1.33
before:date	-2.02	-0.41	-0.33	1.55	-0.8
before:dated	-0.63	-0.39	-1.96	1.02	0.68
before:day	-1.01	-0.58	-2.95	1.01	1.3
before:deadlin	0.82	-0.14	-0.32	-0.69	-0.56
before:decision	0.31	-0.31	-0.26	0.14	-0.18
before:denial	-0.23	-0.45	-1.03	0.13	0.41
before:deny	-0.67	-0.48	-3.05	1.17	0.89
before:determin	-0.19	-0.26	-1.59	0.58	1
before:disput	1.15	-0.17	-0.83	-0.28	-0.57
before:dob	-0.61	2.59	-2.4	-2.01	-1.73
before:dos	-0.43	-1.39	-1.31	-1.51	1.78
before:dr	-0.2	-0.08	0.86	-0.31	-0.65
before:due	-1.03	-0.41	-0.67	-1.72	1.94
before:effectiv	-0.53	-0.44	-1.18	-1.96	2.4
before:ended	-0.27	-0.24	-1.8	-0.34	1.9
before:eob	-0.1	-0.1	-0.33	0.82	-0.69
before:examin	-0.21	-0.12	-1.12	-0.29	1.26
before:exampl	-0.05	-0.23	-1.22	1.93	-1.74
before:fax	-0.18	-0.32	-0.56	0.21	0.15
before:fecha	-0.05	-0.16	-0.28	1.07	-0.81
before:file	0.98	-0.17	0.06	-0.5	-0.75
before:first	0.66	-0.14	0.37	-0.61	-0.72
before:for	-0.53	-1.35	0.35	-2.41	0.81
before:from	-1.64	-0.9	0.64	-0.18	0.02
before:given	-0.37	-0.22	-0.03	-0.38	0.45
before:got	-0.41	-0.14	-0.64	-0.43	1.32
before:had	-0.17	-0.14	-1.26	-0.16	1.42
before:health	-0.13	-0.11	0.8	0.91	-1.43
before:home	-0.33	-0.14	0.12	-0.38	0.23
before:id	-0.26	0.35	0.52	-0.56	-0.69
before:if	-1.13	-0.14	-0.64	-0.55	1.45
before:in	0.86	-0.45	0.09	0.48	-1.19
before:independent	-0.13	-0.07	-0.7	-0.23	0.83
before:injection	-0.16	-0.14	0.64	-0.37	-0.27
before:injury	-0.17	-1.5	-2.03	-2.29	2.91
before:inpatient	-0.33	-0.17	0.63	-0.54	-0.4
before:insuranc	-0.27	-0.29	-0.29	-0.28	0.57
before:is	-1.45	-0.43	-1.11	-1.43	2.05
before:issu	-0.11	-0.16	-0.36	1.33	-1.09
before:issue	-0.14	-0.11	-0.2	1.23	-1.14
before:it	1.09	-0.28	-1.9	-0.73	0.25
before:l	-0.28	-0.17	0.69	-0.68	-0.46
before:last	-0.21	-0.12	-0.83	-0.31	1.06
before:later	1.36	-0.19	-0.45	-0.93	-1.24
before:letter	-1.15	-0.53	-1.79	2.02	-1.09
before:llc	-0.05	-0.16	-0.22	-0.39	0.48
before:los	-0.17	-1.07	-2.26	-2.49	3.05
before:mail	-0.3	-0.3	-0.87	1.84	-0.89
before:may	0.59	-0.24	-1.29	1.07	-1.17
before:medical	-0.8	-0.59	-1.51	-0.66	2.04
before:medicar	-0.38	-0.08	-0.26	0.8	-0.15
before:member	-0.54	1.64	-2.19	0.35	-0.21
before:mri	-0.13	-0.13	0.47	-0.2	-0.23
before:must	1.78	-0.14	-0.22	-0.6	-1.75
before:no	1.43	-0.64	-0.71	-1.26	-0.38
before:not	-0.25	-0.15	0.35	0.15	-0.22
before:notic	-0.77	-0.83	-1.81	2.96	-2.24
before:nurs	-0.25	-0.24	-1.68	-0.98	1.78
before:of	-2.49	0.08	0.36	-0.03	0.1
before:offic	0.27	-0.1	0.36	0.2	-0.87
before:on	-1.05	-2.06	0.76	-1.03	0.44
before:one	-0.25	-0.12	-0.83	-0.21	1.04
before:or	0.92	-0.2	-1.27	-0.8	-0.13
before:our	-0.98	-0.27	-1.14	-0.77	2.07
before:paid	-0.63	-0.21	-1.26	-0.2	1.57
before:part	-0.25	-0.28	-0.26	0.06	0.42
before:patient	-0.27	1.36	-0.99	-0.72	-0.51
before:pay	-1.02	-0.49	-1.49	0.77	0.62
before:period	-0.32	-0.37	0.14	-0.69	0.34
before:physical	-0.15	-0.3	0.99	-0.31	-0.65
before:plan	0.49	-0.09	-0.78	0.33	0
before:print	-0.39	-0.95	-1.23	0.1	0.26
before:procedur	0.88	-0.16	0.54	-0.4	-1.32
before:process	-0.43	-0.53	-1.65	2.1	-1.31
before:provider	-0.47	-0.23	-1.4	1.19	-0.13
before:ra	-0.04	-0.41	-0.73	1.63	-1.39
before:reach	1.25	-0.17	-2.09	-0.8	0.42
before:receiv	0.8	-1.21	-3.26	-2.89	3.26
before:reconsider	-0.11	-0.07	-1.05	-0.13	1.21
before:record	-0.31	-0.15	-0.93	-0.5	1.06
before:redetermin	-0.2	-0.07	-0.83	0.58	0.41
before:remit	-0.11	-0.37	-0.3	1.56	-1.42
before:remittanc	-0.28	-0.11	-0.52	1.13	-0.61
before:report	-1.06	-0.28	-0.38	-0.59	1.3
before:request	0.59	-0.72	-3.58	-0.18	2.18
before:respons	-0.24	-0.32	-0.41	0.04	0.4
before:review	-0.37	-0.33	-0.99	1.51	-0.39
before:s	-0.15	-0.47	0.01	-0.6	0.44
before:same	-0.13	-0.04	-0.69	-0.18	0.91
before:sent	-0.24	-0.2	-0.96	-0.59	1.04
before:servic	-1.26	-2.61	2.04	-3.88	-0.29
before:set	-0.26	-0.16	-1.57	-0.42	1.67
before:speech	-0.1	-0.33	1.58	-0.74	-1.2
before:stat	-0.42	-0.66	-1.96	-0.14	0.98
before:stay	-0.2	-0.18	-0.8	-0.33	1.1
before:surgery	0.43	-0.07	-0.57	-0.13	0.03
before:svc	-0.19	-0.77	2.45	-0.84	-2.43
before:than	1.36	-0.19	-0.45	-0.93	-1.24
before:that	0.63	-0.41	-0.48	-1.78	0.68
before:the	0	-0.96	-1.15	-2.43	1.64
before:therapy	-0.19	-0.52	0.82	-0.78	-0.29
before:thi	0.47	-0.83	-2.95	1.03	0.09
before:through	0.59	-0.46	0.99	-1.07	-0.6
before:to	-0.23	-0.9	-0.04	-2.12	0.97
before:townzip	-0.23	-0.13	-0.37	0.91	-0.75
before:treat	-0.67	-0.67	2.84	-1.43	-2.36
before:trust	-0.16	-0.12	1.12	0.99	-1.66
before:until	1.45	-0.17	-0.43	-0.99	-1.09
before:us	1.22	-0.16	-1.53	-0.78	-0.39
before:visit	-1.62	-1.48	0.28	-2.29	1
before:voucher	-0.04	-0.08	-0.14	0.62	-0.44
before:was	0.25	-0.53	0.32	-1.4	-0.01
before:we	0.43	-0.37	-2.1	-1.06	1.79
before:which	-0.23	-0.04	-0.33	-0.14	0.68
before:within	-0.51	-0.1	-0.58	1.06	-0.75
before:you	1.19	-0.51	-0.99	-0.04	-0.56
before:your	0.86	0.73	-1.96	-0.38	0.24
begins its column	-0.85	-1.13	0.48	-0.21	-0.06
columns:1	-0.34	-0.87	-1.17	1.47	0.05
columns:2	0.31	-0.14	-0.6	0.38	-0.26
columns:3	-1.61	-0.16	-0.04	-0.47	0.01
columns:4	-1.81	-0.52	1.34	-3.5	0.7
dates:1	-0.33	-1.89	-2.28	3.35	-2.05
dates:2	-1.72	-2.07	0.86	1.59	-0.55
dates:3	0.48	-0.79	-0.34	-1.04	0.46
dates:4	-0.57	0.74	-0.22	-1.39	0.71
heading 1::	-0.08	-0.61	-0.75	-1.49	1.93
heading 1:a	0.59	0.78	-0.65	-0.39	-0.95
heading 1:advic	-0.04	-0.18	-0.18	1.14	-0.94
heading 1:benefit	-0.16	-0.41	-1.03	2.03	-0.32
heading 1:bill	-0.09	-0.25	0.86	-0.97	-0.26
heading 1:claim	0.88	-0.26	-1.51	-1	0.74
heading 1:date	-0.95	-1.96	0.81	-1.25	-0.03
heading 1:dos	-0.36	-0.58	1.8	-1.32	-1.49
heading 1:dt	-0.18	-0.24	-2.14	-0.32	2.17
heading 1:explan	-0.22	-0.53	-0.48	1.42	-0.85
heading 1:from	-0.1	-0.11	1.68	-0.2	-1.68
heading 1:health	-0.07	-0.14	-0.18	1.42	-1.23
heading 1:of	-0.43	-0.84	-0.66	-0.54	1.08
heading 1:pay	-0.17	-0.41	-0.39	0.81	-0.35
heading 1:plan	-0.19	-0.1	-0.13	1.11	-1.02
heading 1:receiv	-0.15	-0.08	-1.99	-0.47	1.98
heading 1:remittanc	-0.04	-0.18	-0.18	1.14	-0.94
heading 1:s	-0.25	-0.36	0.88	-0.74	-0.54
heading 1:servic	-0.62	-1.14	0.92	-1.81	-0.11
heading 1:svc	-0.17	-0.29	-1.42	-0.25	1.6
heading 2::	-0.22	-0.57	1.26	0.45	-1.54
heading 2:bill	-0.12	-0.21	-0.28	-0.91	1.06
heading 2:claim	-0.11	0.2	-0.68	0.64	-0.41
heading 2:date	-0.46	-0.58	0.45	-0.97	0.19
heading 2:dos	-0.14	-0.29	0.54	-0.56	-0.32
heading 2:explan	-0.2	0.18	-0.27	0.49	-0.67
heading 2:of	-0.25	0.13	1.79	0.46	-2.33
heading 2:patient	-0.11	-0.19	0.12	-0.5	0.29
heading 2:s	-0.05	-0.06	1.47	-0.09	-1.39
heading 2:servic	-0.4	-0.44	1.24	-1.2	-0.57
label::	-0.27	-0.05	-0.77	0.18	0.23
label:<5>	-0.15	-0.24	-0.96	-0.47	1.31
label:<n>	-0.54	0.5	-0.44	-0.53	0.42
label:a	-0.06	-0.24	0.93	0.37	-1.21
label:appeal	1.7	-0.31	-0.8	-1.27	-1.26
label:bill	-0.11	-0.3	-1.06	-0.08	1.11
label:birth	-0.21	2.31	-1.45	-1.58	-2.18
label:by	1.25	-0.09	-0.17	-0.65	-1.1
label:claim	-0.2	-0.83	-0.35	-0.76	0.94
label:control	-0.03	-0.1	-0.51	-0.14	0.65
label:date	-1.33	-0.57	-0.1	0.93	-0.31
label:denial	-0.17	-0.42	-0.85	-0.37	0.81
label:determin	-0.17	-0.2	-0.9	0.7	0.17
label:dob	-0.41	1.67	-1.68	-1.57	-0.89
label:dos	-0.21	-1	0.74	-1.11	-0.12
label:due	-0.53	-0.39	-0.52	-1.69	1.69
label:effectiv	-0.14	-0.37	-1.19	-2	2.16
label:fecha	-0.05	-0.16	-0.28	1.07	-0.81
label:from	-0.05	-0.24	0.32	-0.21	-0.15
label:injury	-0.08	-0.89	-1.27	-1.15	1.92
label:is	-0.13	-0.16	-0.23	-0.14	0.34
label:issue	-0.04	-0.07	-0.06	0.63	-0.47
label:letter	-0.15	-0.31	-0.71	1.94	-1.84
label:los	-0.13	-0.92	-1.43	-1.82	2.3
label:mail	-0.09	-0.24	-0.19	1.3	-1.04
label:member	-0.14	1.35	0.32	-0.62	-1.69
label:must	1.25	-0.09	-0.17	-0.65	-1.1
label:not	-0.03	-0.06	-0.3	0.51	-0.17
label:notic	-0.23	-0.55	-1.02	1.64	-0.86
label:number	-0.43	-0.65	-0.84	-1.09	1.67
label:of	-0.79	-0.1	0.57	-0.6	0
label:patient	-0.11	0.69	1.19	-0.48	-1.99
label:pay	-0.09	-0.15	-0.14	1.16	-0.94
label:print	-0.29	-0.62	-0.46	-0.35	0.6
label:process	-0.14	-0.2	-0.52	0.91	-0.45
label:provider	-0.05	-0.16	0.4	-0.42	-0.06
label:receiv	0.9	-0.7	-1.41	-1.54	1.33
label:remit	-0.04	-0.09	-0.09	0.84	-0.68
label:report	-0.06	-0.15	-0.25	0.93	-0.84
label:request	-0.1	-0.25	-1.31	0.3	0.75
label:review	-0.08	-0.24	-0.45	1.26	-0.93
label:s	-0.09	-0.32	2.36	-0.4	-2.34
label:servic	-0.53	-1.78	2.7	-2.89	-1.05
label:stat	-0.08	-0.17	-0.25	-0.41	0.59
label:thi	-0.15	-0.27	-0.4	1.58	-1.56
label:to	0.57	-0.42	0.05	-1.06	0.03
label:treat	-0.07	-0.26	1.5	-0.59	-1.57
label:we	0.42	-0.15	-0.48	-0.57	0.5
label:your	0.95	-0.45	-1.41	-1.62	1.11
line above::	-1.88	-0.2	0.43	-0.5	0.37
line above:<5>	-0.87	-0.86	1.43	-1.9	-0.15
line above:<d>	-1.25	0.76	-0.84	0.13	0.53
line above:<m>	0.16	-1.45	0.35	-1.58	0.31
line above:<month>	-0.44	-0.54	-1.02	-0.94	1.49
line above:<n>	0.43	-0.13	1.54	0.27	-1.94
line above:a	0.22	0.51	-0.05	0.53	-1.18
line above:adj	-0.22	-0.43	-0.92	-0.48	1.19
line above:adjust	-0.17	-0.38	-1.37	-0.44	1.61
line above:advers	-0.02	-0.12	-0.08	0.68	-0.51
line above:after	0.34	-0.13	-0.96	-0.02	0.28
line above:allow	-0.43	-0.85	1.28	-1.06	-0.88
line above:amount	-0.85	-0.67	0.59	-1.53	0.46
line above:and	-0.29	-0.77	-0.7	0.46	0.47
line above:appeal	1.21	-0.51	0.19	0.56	-1.97
line above:approv	-0.43	-0.08	-0.98	-0.27	1.28
line above:at	0.75	-0.12	-0.73	-0.43	-0.11
line above:b	-0.34	-0.38	0.77	-0.14	-0.54
line above:balanc	-0.07	-0.26	-0.68	0.61	0.46
line above:be	0.2	-0.27	1.06	-0.07	-0.95
line above:been	-0.09	-0.1	-0.25	-0.25	0.49
line above:befor	-0.81	-0.47	-1.37	1.34	-0.85
line above:benefit	0.69	-0.28	-1.21	1.73	-0.36
line above:bill	0.5	-1.21	-0.43	1.65	-0.6
line above:box	-0.05	-0.23	-0.62	1.59	-1.24
line above:by	0.98	-0.13	0.68	-0.62	-1.26
line above:c	-0.06	-0.12	-0.64	-0.14	0.79
line above:care	-0.28	-0.31	-1.33	0.36	1.03
line above:center	-0.09	-0.13	0.82	-0.91	-0.13
line above:charg	-0.4	-0.56	1.93	-0.61	-1.63
line above:chiropractic	-0.04	-0.04	0.7	0.91	-1.34
line above:claim	0.18	-1.97	0.99	-1.11	-0.2
line above:co	0.34	0.21	0.15	-0.96	-0.22
line above:code	1.17	-0.73	-0.09	-0.84	-0.21
line above:contractor	0.29	-0.03	-0.07	0.29	-0.49
line above:control	-0.03	-0.16	-0.53	-0.15	0.72
line above:copay	-0.15	-0.49	1.31	-0.54	-0.99
line above:cover	0.2	-0.16	0.64	-0.26	-0.64
line above:coverag	0.38	-0.19	-0.28	0.6	-0.85
line above:d	-0.06	-0.16	1.47	-0.1	-1.4
line above:date	-0.98	0.24	0.55	0.41	-1.19
line above:day	0.79	-0.13	-0.81	-0.58	-0.04
line above:dear	-1.02	-0.56	0.12	-1.41	0.71
line above:decision	-0.11	-0.32	0.24	1.69	-1.77
line above:deductibl	-0.28	-0.12	-0.1	-0.14	0.35
line above:denial	0.35	-0.29	-2.06	2	0.27
line above:deny	-0.82	0.71	-0.31	-0.82	0.51
line above:depart	-0.16	-0.08	-0.21	0.65	-0.46
line above:determin	-0.08	-0.26	-0.55	1.32	-0.96
line above:disput	-0.22	-0.1	-0.8	0.47	0.61
line above:dos	-0.2	-0.21	-0.02	-0.79	0.32
line above:dr	-0.21	-0.09	0.37	-0.39	-0.01
line above:drug	-0.05	-0.13	-0.12	0.57	-0.37
line above:due	-0.57	-0.24	2.04	-1.17	-0.55
line above:employe	-0.09	0.78	-0.53	-0.07	-0.78
line above:exampl	-0.04	-0.17	-0.64	1.35	-1.2
line above:expl	-0.03	-0.09	1.65	-0.22	-1.63
line above:explan	-0.21	-0.13	-0.37	1.19	-0.85
line above:f	-0.09	-0.09	0.99	-0.16	-0.8
line above:famy	-0.14	-0.07	-0.5	-0.08	0.73
line above:fax	-0.05	-0.17	-0.96	1.57	-1.19
line above:fee	-0.04	-0.08	-0.12	-0.24	0.23
line above:for	0.92	-0.42	-0.02	-0.67	-0.58
line above:from	-0.76	-0.3	0.85	0.03	-0.41
line above:fund	-0.19	-0.12	0.63	-0.09	-0.42
line above:g	-0.04	-0.05	1.94	-0.09	-1.91
line above:grievanc	-0.27	-0.08	-0.06	0.75	-0.41
line above:group	-0.19	0.65	-2.23	-0.18	1.76
line above:health	-0.45	-0.32	-1.72	0.35	0.82
line above:home	0.02	-0.19	-1.57	-0.38	1.44
line above:icn	-0.12	-0.23	1.55	-0.4	-1.49
line above:id	-0.67	0.55	-0.06	1.01	-1.23
line above:in	0.45	-0.15	-0.78	-0.44	0.55
line above:insuranc	-0.46	-0.52	-0.1	-0.55	0.41
line above:is	-0.12	-0.91	-1.04	-0.76	1.47
line above:letter	-0.23	-0.2	-0.84	1.29	-0.69
line above:liability	-0.57	-0.12	-1.02	-0.38	1.34
line above:llc	-0.06	-0.17	0.36	-0.45	-0.01
line above:m	-0.06	-0.05	1.99	-0.44	-1.88
line above:manag	-0.08	-0.12	-0.29	0.92	-0.59
line above:may	0.02	-0.34	-0.25	0.87	-0.56
line above:medicaid	-0.12	0.51	0.76	-0.09	-1.57
line above:medical	0.81	-0.52	-0.59	0.24	-0.34
line above:medicar	-0.39	-0.23	-0.68	1.95	-1.48
line above:member	0.09	1.46	-1.16	0.54	-2
line above:mk	-0.08	-0.16	0.9	0.53	-1.33
line above:ms	-0.07	-0.11	0.27	-0.2	-0.15
line above:n	0.39	-0.08	-0.13	-0.14	-0.38
line above:no	0.24	0.45	-0.27	-1.35	0.2
line above:not	-0.29	-0.62	0.21	-0.27	0.17
line above:note	-1	-0.34	1.47	-1.33	-0.81
line above:notic	0.13	-0.44	0.04	0.59	-0.63
line above:number	-0.76	-0.13	-0.06	-0.92	0.52
line above:nurs	-0.28	-0.25	-1.39	-0.57	1.69
line above:o	-0.15	-0.09	-0.33	0.87	-0.56
line above:of	0.01	-0.59	-0.71	-0.8	0.88
line above:offic	-0.13	-0.06	0.32	-0.51	-0.16
line above:on	-0.9	-0.57	0.28	0.65	-0.37
line above:or	0.02	-0.25	-1.06	-0.57	1.07
line above:orthopedic	0.27	-0.11	-0.51	0.25	-0.13
line above:overpay	-0.09	-0.08	-0.15	0.87	-0.67
line above:owe	-0.2	-0.38	-0.02	-0.51	0.26
line above:page	0.46	-0.27	-0.01	0.68	-1.35
line above:paid	-0.23	-1.45	0.67	-0.71	-0.14
line above:part	-0.57	-0.51	0.77	-0.75	-0.2
line above:patient	-0.32	-0.57	-0.04	0	0.3
line above:pay	-0.65	-0.32	0.38	0.86	-0.44
line above:payabl	-0.08	-0.14	2.35	-0.3	-2.4
line above:period	0.5	-0.13	-0.87	0.89	-0.61
line above:physical	-0.82	-0.42	-0.4	-0.71	1.04
line above:plan	-0.19	-0.39	1.09	1.61	-2.28
line above:po	0.1	-0.15	-0.33	1.06	-0.81
line above:podiatry	-0.07	-0.08	-1.57	-0.1	1.62
line above:prescription	-0.05	-0.13	-0.12	0.57	-0.37
line above:procedur	0.55	-0.27	1.24	-0.65	-1.19
line above:process	-0.25	-0.24	-0.71	1.57	-1.58
line above:program	-0.29	-0.12	-0.65	0.58	0.33
line above:provider	-0.55	-0.47	-0.19	0.51	0.31
line above:reason	-0.4	-0.95	-0.99	-1.04	1.57
line above:receiv	-0.5	-0.35	-0.64	-1.02	1.23
line above:reconsider	-0.08	-0.04	-0.1	0.43	-0.28
line above:record	0.19	-0.16	-0.74	-0.18	0.52
line above:recovery	-0.08	-0.05	-0.21	0.93	-0.82
line above:redetermin	-0.06	-0.04	-0.45	0.1	0.43
line above:reduction	-0.07	-0.07	0.12	-0.17	-0.06
line above:rehab	-0.09	-0.37	0.85	-0.31	-0.7
line above:remark	-0.18	-0.22	0.63	-0.34	-0.35
line above:remittanc	-0.07	-0.07	-0.21	1.08	-0.91
line above:report	-1.31	-0.17	-1.01	1.3	-0.13
line above:request	-0.61	-0.32	-1.26	1.19	0.63
line above:review	-0.28	-0.27	0.19	1.62	-1.73
line above:sent	-0.51	-0.13	0.9	-0.51	-0.68
line above:servic	-0.81	-1.22	-0.53	-0.82	1.36
line above:share	-0.39	-0.05	1.16	-0.14	-0.84
line above:stat	-0.08	-0.1	-0.23	-0.59	0.7
line above:summary	-0.08	-0.07	-1.05	0.46	0.54
line above:t	-0.08	-0.31	0.57	-0.58	-0.03
line above:te	-0.08	-0.16	0.9	0.53	-1.33
line above:test	0.53	-0.07	0.38	-0.15	-0.73
line above:that	-0.84	-0.25	1.12	-0.75	-0.62
line above:the	0.81	-0.83	-0.24	1.5	-1.85
line above:therapy	-0.43	-0.56	0.73	0.53	-0.88
line above:thi	-0.46	-0.28	-1.89	-0.68	2.11
line above:to	-0.81	-0.46	1.41	0.72	-1.63
line above:total	-0.14	-0.1	-1.19	-0.14	1.22
line above:townzip	-0.63	-0.16	-2.16	1.65	-0.47
line above:treat	-0.48	-0.3	-0.14	-1.33	1.08
line above:trust	-0.19	-0.08	-0.19	1.21	-1.09
line above:unit	-0.29	-0.2	-1.41	1.29	0.52
line above:utiliz	-0.06	-0.05	-0.09	0.6	-0.41
line above:visit	-0.96	-0.2	-1.23	0.74	1.06
line above:waiver	-0.57	-0.12	-1.02	-0.38	1.34
line above:was	0.86	-0.22	0.88	-0.85	-1.22
line above:we	-1.17	-0.19	1.15	-0.56	0.17
line above:welfar	-0.23	-0.09	-0.26	0.66	-0.49
line above:x	-0.06	-0.05	1.91	-0.15	-1.89
line above:you	0.23	-0.54	-0.65	-1.73	1.01
line above:your	-0.06	-0.54	-2.46	-0.4	2.28
no words before	-1.78	-1.91	1.17	-0.33	-0.68
over 1::	-1.74	-0.98	0.8	-0.15	-0.11
over 1:<5>	-0.34	0.62	0.35	0.16	-1.07
over 1:<d>	-1.37	-1.63	0.79	0.6	-0.53
over 1:<m>	-0.65	-0.27	-0.11	-1.22	1.26
over 1:<month>	-0.39	-0.1	-1.66	1.55	-0.54
over 1:<n>	-2.01	-1.1	0.21	0.4	0.15
over 1:a	-0.14	0.56	-0.88	-0.68	0.8
over 1:and	-0.28	-0.1	-0.2	1.24	-1.01
over 1:appeal	-0.22	-0.3	0.19	1.32	-1.42
over 1:b	-0.45	-0.43	0.35	0.2	-0.23
over 1:behalf	-0.14	0.53	-0.41	0.61	-0.96
over 1:benefit	-0.28	-0.26	-0.42	0.83	-0.11
over 1:box	0.03	-0.16	-0.45	1.13	-0.91
over 1:care	-0.09	-0.19	-1.42	0.97	0.84
over 1:chiropractic	-0.05	-0.07	1.37	-0.22	-1.2
over 1:claim	-0.42	-1.59	1.67	-1.82	-0.46
over 1:co	-0.14	0.54	1.01	-0.41	-1.51
over 1:control	-0.08	-0.27	1.3	-1.1	-0.15
over 1:coverag	0.46	-0.21	-0.65	-0.44	0.24
over 1:date	-0.31	0.5	0.48	0.46	-1.41
over 1:decision	-0.41	-0.11	-0.36	0.85	-0.16
over 1:denial	-0.04	-0.16	-0.2	0.74	-0.43
over 1:deny	-0.29	0.55	-0.81	-1.18	1.03
over 1:depart	-0.15	-0.07	0.19	0.47	-0.56
over 1:determin	-0.14	-0.24	-0.55	1.38	-1.01
over 1:eg	-0.07	-0.32	-1.15	0.29	0.71
over 1:explan	-0.23	-0.32	-0.28	0.05	0.23
over 1:fax	-0.16	-1.2	-1.46	1.08	0.76
over 1:first	-0.15	-0.14	0.32	-0.35	0.11
over 1:for	-0.74	0.02	1.1	0.07	-1.31
over 1:have	-0.5	0.7	-0.86	-0.26	0.34
over 1:health	-0.09	-0.26	-0.83	0.77	0.22
over 1:id	-0.37	1.1	0.15	-1.39	-0.26
over 1:injury	-0.19	-0.45	-0.6	0.4	0.09
over 1:insuranc	-0.14	-0.04	-0.16	0.88	-0.66
over 1:is	-0.28	-0.3	-0.2	0.53	-0.24
over 1:k	-0.13	-0.41	0.9	-0.04	-0.72
over 1:letter	-0.24	-0.36	-0.19	0.44	-0.07
over 1:medical	-0.13	-0.26	0.35	0.73	-0.66
over 1:medicar	-0.3	-0.11	-0.6	1.55	-1.14
over 1:member	-0.67	1.21	0.5	-1.03	-0.91
over 1:name	-0.11	0.45	0.59	-0.3	-0.65
over 1:no	-0.07	-0.84	0.19	-1.23	0.69
over 1:notic	-0.2	-0.32	0.99	0.83	-1.65
over 1:number	-0.16	0.03	1.9	-0.71	-2.03
over 1:o	-0.23	-0.13	-0.59	-0.76	1.09
over 1:of	1.17	-0.46	-0.93	1.17	-1.63
over 1:on	0.52	0.43	-1.82	0.19	0.19
over 1:our	-0.11	0.7	-0.95	-0.17	0.11
over 1:p	-0.33	-0.24	1.12	-1.02	0.29
over 1:part	-0.47	-0.51	0.14	0.13	0.07
over 1:patient	-0.07	-0.54	2.08	-0.98	-1.96
over 1:pay	-0.05	-0.06	-0.06	0.56	-0.41
over 1:plan	-0.21	-0.14	-0.45	1.38	-1.17
over 1:po	0.15	-0.08	-0.21	0.62	-0.53
over 1:provider	-0.32	0.15	-1.48	1.22	0.22
over 1:receiv	-0.23	-0.37	-0.38	1.07	-0.9
over 1:recovery	-0.13	-0.23	-1.57	0.24	1.26
over 1:review	0.5	0.57	-1.16	0.9	-1.12
over 1:servic	-0.29	-0.45	-0.8	0.17	0.78
over 1:subscriber	-0.1	0.54	-0.26	-0.61	0.02
over 1:te	-0.05	-0.07	-0.38	0.74	-0.41
over 1:the	0.11	0.38	-0.13	0.26	-0.47
over 1:thi	-0.2	-0.31	-0.62	0.18	0.65
over 1:townzip	-0.22	-0.43	-1.21	2.3	-2.17
over 1:unit	-0.16	-0.12	-0.39	0.97	-0.6
over 1:we	-0.16	0.61	-0.12	-0.45	-0.29
over 1:your	0.47	-0.47	1.19	-1.12	-0.99
over 2::	-1.24	0.57	0.15	-1.35	0.28
over 2:<5>	-0.75	-0.75	-0.69	-0.38	1.04
over 2:<d>	-0.56	0.23	-0.15	-0.72	0.4
over 2:<m>	-0.14	-0.13	-0.72	-0.18	0.82
over 2:<month>	-0.29	-0.38	0.17	-0.29	0.29
over 2:<n>	-0.67	0.06	0.16	-0.22	-0.5
over 2:a	-0.45	-0.53	-0.43	-1.09	0.92
over 2:administrativ	-0.19	-0.04	-0.14	0.57	-0.26
over 2:appeal	-0.28	-0.13	0.37	0.52	-0.62
over 2:b	-0.16	-0.1	-0.32	0.86	-0.59
over 2:benefit	-0.22	-0.11	-0.36	0.98	-0.62
over 2:bill	-0.22	0.53	-0.02	-0.49	-0.35
over 2:box	-0.33	0.58	-0.89	1.08	-1.26
over 2:care	-0.03	-0.14	0.23	0.31	-0.43
over 2:claim	-0.38	-0.16	-1.06	1.15	0.38
over 2:contract	-0.05	-0.14	1.67	-0.28	-1.52
over 2:contractor	-0.24	-0.06	-0.21	0.76	-0.39
over 2:date	-0.42	1.12	0.19	-0.12	-1.11
over 2:dear	-0.14	0.68	0.08	-0.25	-0.6
over 2:depart	-0.07	-0.05	-0.31	0.84	-0.59
over 2:for	-0.23	-0.25	-1.22	0.73	0.35
over 2:govern	0.22	-0.08	-0.5	0.89	-0.77
over 2:group	-0.06	-0.4	-0.89	1.41	-0.16
over 2:health	-0.4	0.36	-0.86	2.23	-2.12
over 2:id	-0.13	-0.71	1.11	-0.97	-0.54
over 2:inc	-0.07	-0.06	-0.27	0.75	-0.44
over 2:independent	-0.19	-0.25	-0.58	1.49	-1.11
over 2:injury	-0.06	-0.07	-0.28	0.11	0.28
over 2:insuranc	-0.09	-0.05	-0.22	0.63	-0.35
over 2:may	-0.19	-0.2	0.84	-0.47	-0.51
over 2:medicaid	-0.08	-0.08	-0.46	-0.21	0.67
over 2:medical	-0.24	-0.27	-0.88	-0.25	0.77
over 2:medicar	-0.34	-0.12	-0.34	0.94	-0.63
over 2:member	-0.13	-0.39	0.77	-1.05	-0.21
over 2:mesa	-0.07	-0.06	0.35	0.84	-1.26
over 2:mutual	-0.14	-0.04	-0.31	-1.15	1.26
over 2:name	-0.08	-0.7	0.91	-0.54	-0.45
over 2:notic	-0.24	-0.44	0.89	1.05	-2.1
over 2:number	-0.17	0.05	-0.23	0.7	-0.13
over 2:o	0.05	0.61	-0.86	1.12	-1.42
over 2:of	-0.58	-1.18	0.74	-0.13	-0.21
over 2:on	-0.13	-0.05	-0.44	0.46	0.11
over 2:p	-0.18	0.65	-0.67	0.9	-1.11
over 2:page	-0.1	-0.19	0.82	-1.07	0.34
over 2:part	-0.18	-0.1	-0.36	0.87	-0.57
over 2:partner	-0.05	-0.06	-0.04	0.48	-0.35
over 2:patient	-0.11	-0.65	0.5	-0.59	-0.13
over 2:plan	-0.12	-0.07	-0.22	0.82	-0.57
over 2:po	-0.17	-0.07	-0.28	0.52	-0.38
over 2:provider	-0.2	-0.25	1.63	-0.25	-1.49
over 2:r	0.39	-0.05	0.18	-0.8	-0.36
over 2:recovery	-0.12	-0.12	-1.42	0.2	1.29
over 2:review	-0.16	-0.33	-0.68	0.59	0.09
over 2:servic	0	-0.16	-0.64	1.49	-1.3
over 2:the	0.34	-0.23	-1.53	1.11	-0.48
over 2:thi	-0.16	-0.33	1.72	-0.24	-1.68
over 2:total	-0.24	-0.23	-0.53	-0.52	0.95
over 2:townzip	-0.23	0.58	-1.82	0.68	0.57
over 2:valley	-0.06	-0.06	0.46	0.02	-0.5
over 2:you	-0.27	-0.17	0.11	-0.45	0.47
over 2:your	-0.06	-0.19	-1.41	1.17	-0.67
quarter:0	-2.33	-0.48	-3.4	2.48	-0.6
quarter:1	-2.5	0.85	0.35	-0.05	-0.46
quarter:2	-1.58	-1.46	1.27	-3.77	1.02
quarter:3	2.12	-2.45	-1.13	-1.83	0.06
rank:between	-3.62	-3.23	0.35	0.21	1.07
rank:first	-2.59	1.6	0.96	-4.26	0.53
rank:last	2.01	-2.88	-4.55	2.17	-1.57
right before:: <d>	-0.21	-0.22	0.2	-0.92	0.35
right before:: <n>	-0.05	-0.08	1.85	-0.4	-1.8
right before:<5> on	-0.15	-0.31	0.6	-0.37	-0.41
right before:<d> through	-0.04	-0.14	1.54	-0.49	-1.52
right before:<d> to	-0.34	-0.37	0.26	-0.93	0.33
right before:<month> <n>	-0.17	-0.36	0.33	0.76	-1.05
right before:<month> <n> and	-0.25	-0.29	0.81	-0.49	-0.31
right before:<n> and	-0.25	-0.29	0.81	-0.49	-0.31
right before:<n> born	-0.11	1.18	-1.07	-0.31	-1.01
right before:<n> on	-0.09	-0.24	1.2	-0.27	-1.21
right before:<n> townzip	-0.17	-0.11	-0.33	0.75	-0.61
right before:appeal by	1.81	-0.22	-0.45	-0.76	-1.93
right before:appeal by :	0.9	-0.06	-0.07	-0.33	-0.8
right before:be receiv by	1.27	-0.07	-0.12	-0.22	-1.32
right before:bill receiv :	-0.08	-0.18	-0.48	-0.39	0.95
right before:birth :	-0.12	1.79	-1.12	-1.05	-1.57
right before:by :	0.9	-0.06	-0.07	-0.33	-0.8
right before:date :	-1.05	-0.72	-0.79	1.4	-0.57
right before:date of injury	-0.09	-0.7	-1.19	-0.85	1.51
right before:date of servic	-0.16	-0.49	1.84	-0.91	-1.37
right before:denial :	-0.14	-0.32	-0.66	0.6	-0.15
right before:deny on	-0.05	-0.07	-1.01	1.2	-0.81
right before:dob :	-0.41	1.67	-1.68	-1.57	-0.89
right before:dos :	-0.21	-1	0.74	-1.11	-0.12
right before:ended on	-0.12	-0.13	-1.16	-0.16	1.29
right before:from <d> to	-0.2	-0.17	-0.34	-0.5	0.75
right before:given on	-0.16	-0.19	0.24	-0.32	0.12
right before:injury :	-0.08	-0.89	-1.27	-1.15	1.92
right before:is by	-0.71	-0.09	-0.29	-0.42	0.98
right before:issue date :	-0.04	-0.07	-0.06	0.63	-0.47
right before:it on	-0.09	-0.03	-0.56	-0.08	0.69
right before:later than	1.08	-0.16	-0.36	-0.67	-0.95
right before:letter date :	-0.09	-0.11	-0.45	1.18	-1.12
right before:los :	-0.1	-0.58	-1.3	-0.75	1.57
right before:mail :	-0.08	-0.14	-0.14	0.89	-0.69
right before:no later than	1.08	-0.16	-0.36	-0.67	-0.95
right before:notic :	-0.07	-0.16	-0.13	1.01	-0.76
right before:notic date :	-0.13	-0.26	-0.42	1.35	-1.17
right before:of birth :	-0.12	1.79	-1.12	-1.05	-1.57
right before:of injury	-0.09	-0.7	-1.19	-0.85	1.51
right before:of injury :	-0.08	-0.89	-1.27	-1.15	1.92
right before:of los :	-0.1	-0.58	-1.3	-0.75	1.57
right before:of notic :	-0.07	-0.15	-0.12	0.92	-0.69
right before:of servic	-0.18	-0.55	0.37	-0.95	0.12
right before:of servic :	-0.27	-1.03	2.55	-1.62	-1.73
right before:of thi notic	-0.25	-0.19	-0.86	1.39	-1.09
right before:paid on	-0.21	-0.12	-1.89	-0.42	1.95
right before:pay by	-0.71	-0.19	-0.47	-1.13	1.34
right before:pay date :	-0.08	-0.14	-0.13	1.1	-0.88
right before:print :	-0.29	-0.62	-0.46	-0.35	0.6
right before:process :	-0.12	-0.16	-0.23	1.04	-0.88
right before:receiv :	-0.22	-0.66	-1.29	-1.19	1.8
right before:receiv by	1.27	-0.07	-0.12	-0.22	-1.32
right before:receiv on	-0.45	-0.09	-0.74	-0.27	1.03
right before:remit date :	-0.04	-0.09	-0.09	0.84	-0.68
right before:request date :	-0.06	-0.21	-1.22	0.51	0.57
right before:request on	-0.05	-0.03	-0.31	-0.05	0.41
right before:servic :	-0.29	-1.15	1.61	-1.69	-0.66
right before:servic : <n>	-0.05	-0.07	1.56	-0.36	-1.49
right before:servic date	-0.15	-0.31	0.28	-0.81	0.03
right before:servic date :	-0.15	-0.65	2.12	-1.91	-1.32
right before:servic on	-0.03	-0.07	1.63	-0.07	-1.58
right before:stat date	-0.25	-0.29	-0.6	0.05	0.27
right before:stat date :	-0.08	-0.17	-0.25	-0.41	0.59
right before:that is by	-0.71	-0.09	-0.29	-0.42	0.98
right before:thi notic	-0.25	-0.19	-0.86	1.39	-1.09
right before:us on	-0.19	-0.06	-0.97	-0.27	1.27
right before:visit on	-0.1	-0.19	1.17	-0.22	-1.05
right before:was paid on	-0.12	-0.07	-0.67	-0.14	0.8
right before:was receiv on	-0.32	-0.03	-0.49	-0.09	0.82
top:12 lines	0.06	0.06	0.06	-1.61	0.74
top:6 lines	-2	0.14	-0.15	1.05	-0.64
top:below	0.5	-2.22	0.65	-2.99	0.6
top:letterhead	-2.14	-1	-1.53	1.49	-0.29
years before the others	-1.16	4.68	-3.92	-3.36	-3.88
`;
