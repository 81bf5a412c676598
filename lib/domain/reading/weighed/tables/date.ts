/** Made by npm run eval:fit; not to be edited. */
export const DATE_TABLE = `
sign	appeal_deadline	date_of_birth	dates_of_service	notice_date	other
base	-1.04	-1.58	-0.2	-0.33	0.24
after 1::	-0.99	-0.13	0.8	-0.47	0.16
after 1:<5>	-0.11	-0.52	1.4	-0.72	-1.07
after 1:<d>	-0.49	-0.85	1.36	-1.42	-0.56
after 1:<n>	-0.59	-0.8	-0.49	-0.84	1.16
after 1:after	-0.3	-0.17	-0.76	-0.33	1.31
after 1:amount	-0.07	-0.17	-0.21	-0.24	0.32
after 1:and	-0.6	-0.41	-1.76	-0.92	1.96
after 1:appeal	0.46	-0.15	1.19	-0.31	-1.32
after 1:at	-0.08	-0.17	-0.05	0.46	-0.27
after 1:bill	-0.17	-0.52	0.94	-0.41	-0.57
after 1:by	-0.2	-0.28	1.86	-0.67	-1.67
after 1:charg	-0.12	-0.26	-0.11	-0.43	0.29
after 1:claim	-0.43	0.37	0.42	-1.27	0.72
after 1:for	-0.11	-0.07	-0.61	-0.21	0.78
after 1:found	-0.23	-0.07	-0.63	-0.34	0.89
after 1:is	-0.23	-0.08	-0.69	-0.35	1.07
after 1:member	-0.1	0.87	-0.54	0.37	-1.32
after 1:patient	-0.09	-0.19	-0.29	1.54	-1.37
after 1:procedur	-0.03	-0.15	1.38	-0.12	-1.3
after 1:provider	-0.32	-0.12	-0.26	0.17	0.01
after 1:the	-0.87	1.03	-0.93	-0.67	0.28
after 1:through	-0.17	-0.36	1.77	-0.42	-1.73
after 1:to	-0.4	-0.91	0.48	0.66	-0.52
after 1:was	-0.27	-0.12	0.49	-0.3	-0.17
after 1:we	-1.13	-0.36	0.05	-1.09	0.98
after 1:you	-0.75	-0.12	-0.64	-0.4	1.1
after 1:your	-0.1	-0.16	0.86	-0.43	-0.61
after 2::	-0.25	0.37	0.66	0.38	-1.62
after 2:<5>	-0.05	-0.22	1.43	-0.14	-1.37
after 2:<d>	-0.43	-0.89	0.39	-1.43	0.37
after 2:<m>	-0.83	-0.8	-0.68	-0.93	1.33
after 2:<month>	-0.04	-0.2	1.12	-0.14	-1.1
after 2:<n>	-0.2	-0.26	-0.4	0.34	0.23
after 2:appeal	-0.65	-0.1	-0.4	-0.09	0.78
after 2:are	-0.33	-0.14	1.26	-0.51	-0.75
after 2:deny	-0.08	-0.07	0.47	-0.19	-0.32
after 2:dr	-0.09	-0.07	0.85	-0.26	-0.75
after 2:have	-0.34	-0.08	-0.7	-0.28	0.82
after 2:look	-0.28	-0.21	-0.85	-0.45	1.2
after 2:name	-0.06	-0.23	-0.43	1.27	-0.87
after 2:no	-0.53	0.52	-0.72	0.12	0.03
after 2:not	-0.26	-0.15	-0.51	-0.37	0.76
after 2:number	-0.1	-0.17	0.16	-0.17	0.09
after 2:the	-0.65	-0.4	0.23	-0.93	0.71
after 2:to	0.36	-0.08	0.54	-0.15	-0.97
after 2:you	0.53	-0.15	-1.02	-0.3	0.56
after a colon	-0.27	0.12	-0.66	0.2	0.14
after::	-0.78	0.01	0.87	0.26	-1
after:<5>	-0.18	-0.73	2.18	-0.9	-1.83
after:<d>	-0.92	-0.1	1.37	-2.19	-0.61
after:<m>	-0.92	-1.29	1.27	-1.7	-0.27
after:<month>	-0.2	-0.22	0.97	-0.22	-0.73
after:<n>	-2.08	0.61	0.75	-1.27	0.5
after:a	0.59	-0.14	-1.01	-0.2	0.32
after:acupunctur	-0.14	-0.17	0.72	0.13	-0.74
after:after	-0.61	-0.25	-1.02	-0.57	1.36
after:again	-0.09	-0.06	-0.79	-0.15	0.91
after:amount	-0.1	-0.21	0.62	-0.27	-0.51
after:and	-0.75	-0.73	1.06	-1.35	0.07
after:appeal	0.06	-0.25	0.86	-0.36	-0.47
after:approv	-0.52	-0.21	-0.04	-0.47	0.64
after:are	-0.75	-0.33	0.52	-0.87	0.31
after:ask	0.39	-0.11	-0.71	-0.19	0.33
after:at	-0.46	-0.44	0.84	0.04	-0.62
after:be	0.51	-0.09	-0.89	-0.45	0.4
after:bill	-0.28	-0.75	1.36	-0.59	-0.89
after:by	0.45	-0.33	1.97	-0.77	-2.13
after:charg	-0.14	-0.29	0.37	-0.49	-0.15
after:claim	-0.47	0.9	-0.32	-1.32	0.6
after:co	-0.06	-0.15	0.25	-0.23	0.08
after:decid	-0.69	-0.07	-0.56	-0.28	1.12
after:decision	-0.61	-0.38	-0.02	0.58	-0.16
after:deny	-0.17	-0.09	0.26	-0.31	0.02
after:disput	0.26	-0.15	-0.64	1.45	-1.76
after:dr	-0.18	-0.41	0.27	-0.46	0.01
after:employe	-0.1	-0.04	-0.3	0.23	0.2
after:for	-0.45	-0.14	-1.18	-0.34	1.49
after:found	-0.23	-0.07	-0.63	-0.34	0.89
after:have	-0.39	-0.18	-0.06	-0.39	0.48
after:in	0.79	-0.19	0.03	-0.47	-0.42
after:is	-0.25	-0.24	-1.84	-0.95	2.13
after:look	-0.35	-0.23	-1.1	-0.48	1.45
after:may	-0.93	-0.09	-0.69	-0.32	1.4
after:member	-0.15	0.84	-0.72	0.44	-1.16
after:must	0.66	-0.04	-0.72	-0.25	-0.03
after:name	-0.1	-0.31	-0.6	1.75	-1.34
after:no	-0.56	0.52	-0.94	0.04	0.34
after:not	-0.51	-0.28	-1.89	-0.67	1.92
after:number	-0.1	-0.17	0.16	-0.17	0.09
after:of	-0.09	-0.15	1.34	0.61	-1.66
after:on	-0.17	-0.03	-0.53	-0.11	0.78
after:or	-0.18	-0.2	-0.1	0.4	-0.02
after:our	-0.21	-0.04	-0.13	0.06	0.3
after:patient	-0.18	-0.2	-0.43	1.5	-1.14
after:pay	-0.14	-0.07	0.42	-0.06	-0.33
after:physical	-0.2	-0.21	1.32	-0.71	-1.21
after:plan	-0.34	-0.23	-1.42	-0.36	1.63
after:procedur	-0.03	-0.15	1.38	-0.12	-1.3
after:provider	0.51	-0.19	-0.46	-0.06	-0.12
after:receiv	-0.12	-0.04	-0.76	-0.14	0.96
after:request	-0.19	0.71	-1.25	-0.64	0.64
after:servic	-0.07	-0.2	1.43	-0.52	-1.15
after:spine	-0.22	-0.55	0.07	0.03	0.13
after:that	-0.31	-0.21	-1.22	-0.37	1.44
after:the	-1.26	0.64	-1.01	-1.7	1.51
after:therapy	-0.24	0.34	0.4	-0.5	-0.44
after:thi	-0.39	-0.47	-1.79	0.76	0.92
after:through	-0.17	-0.36	1.77	-0.42	-1.73
after:to	-1.19	-1.14	1.25	0.72	-0.56
after:total	-0.04	-0.14	1.4	-0.29	-1.34
after:treat	-0.27	-0.11	-1.2	0.44	0.63
after:upheld	-0.4	-0.26	0.58	-0.39	-0.11
after:visit	-0.15	-0.13	0.52	-0.26	-0.26
after:was	-0.3	-0.14	0.39	-0.35	-0.04
after:we	-1.14	-0.4	0.27	-1.18	0.81
after:will	-1.02	-0.09	-0.54	-0.38	1.39
after:with	-1.26	-0.2	1.43	-0.28	-0.29
after:you	-0.08	-0.34	-1.75	-0.75	1.59
after:your	-0.21	-0.25	-0.02	-0.62	0.4
alone on its line	-0.29	-1.39	-1.06	3.75	-2.71
before 1::	-0.27	0.12	-0.66	0.2	0.14
before 1:<5>	-0.42	-0.37	1.45	0.48	-2.32
before 1:<d>	-0.95	-1.42	1.64	-1.85	-0.94
before 1:<n>	-1.25	-2.39	0.34	-0.1	0.2
before 1:after	-0.58	-0.18	-1.21	-0.54	1.41
before 1:and	-0.27	-0.31	-0.01	-0.69	0.38
before 1:born	-0.13	1.68	-1.38	-0.47	-1.39
before 1:by	1.21	-0.86	-2.11	-2.58	0.7
before 1:date	-0.97	-0.32	-0.63	0.96	-0.18
before 1:dated	-0.4	-0.23	-1.81	-1	2.14
before 1:dob	-0.21	1.51	-1.17	-0.88	-1.55
before 1:for	-0.22	-0.24	1.18	-0.26	-0.9
before 1:from	-1.27	-0.4	0.57	0.5	-0.23
before 1:injury	-0.07	-0.71	-1.15	-0.87	1.46
before 1:notic	-0.33	-0.27	-1.07	1.53	-1.13
before 1:of	-1.22	-0.76	0.32	0.49	-0.13
before 1:on	-2.76	-1.76	0.96	-0.43	0.37
before 1:process	-0.26	-0.26	-0.98	1.48	-1.18
before 1:receiv	-0.99	-0.45	-2.15	-2.05	3.02
before 1:servic	-0.25	-0.76	0.35	-1.03	0.14
before 1:than	1.1	-0.17	-0.41	-0.61	-0.95
before 1:through	0.53	-0.5	1.03	-1.1	-0.7
before 1:to	-0.36	-0.42	-0.45	-1.08	0.98
before 1:until	1.35	-0.19	-0.53	-1.01	-1.01
before 2::	-0.36	-0.54	0.38	0.42	-0.52
before 2:<5>	-0.17	-0.31	0.41	-0.56	-0.22
before 2:<d>	-0.4	-0.55	0.9	-1.56	-0.15
before 2:<month>	-0.29	-0.44	0.26	0.6	-0.89
before 2:<n>	-1.04	0.99	0.55	-1.59	-0.74
before 2:appeal	2.11	-0.53	-1.39	-1.09	-1.39
before 2:bill	-0.11	-0.25	-1.29	-0.94	1.61
before 2:birth	-0.15	1.93	-1.52	-0.9	-1.74
before 2:by	0.78	-0.08	-0.17	-0.33	-0.78
before 2:claim	-0.27	-0.43	0.65	1.28	-1.84
before 2:date	-1.19	-0.84	-0.4	1.43	-0.61
before 2:day	-0.9	-0.29	-1.49	1.35	-0.51
before 2:decision	0.72	-0.11	-0.61	-0.44	-0.28
before 2:denial	-0.18	-0.25	-0.46	1.29	-1.11
before 2:deny	-0.28	-0.12	-1.31	1.07	-0.46
before 2:dob	-0.48	1.73	-1.77	-1.55	-0.97
before 2:dos	-0.21	-1.06	0.7	-1.09	-0.06
before 2:due	-0.9	-0.45	-0.5	-1.3	1.58
before 2:ended	-0.12	-0.13	-1.15	-0.16	1.28
before 2:for	-0.9	-0.14	-0.98	-0.26	1.45
before 2:given	-0.09	-0.1	-0.45	-0.17	0.61
before 2:injury	-0.08	-0.93	-1.34	-1.66	2.3
before 2:it	0.98	-0.04	-0.52	-0.16	-0.56
before 2:later	1.1	-0.17	-0.41	-0.61	-0.95
before 2:letter	-0.05	-0.19	-0.36	1.08	-0.85
before 2:los	-0.08	-0.57	-1.27	-0.85	1.64
before 2:notic	-0.43	-0.35	-0.78	1.42	-0.82
before 2:of	-0.44	0.95	-0.76	-1.88	0.75
before 2:paid	-0.19	-0.08	-0.87	-0.22	1.1
before 2:pay	-0.77	-0.21	-0.69	-0.13	0.84
before 2:process	-0.13	-0.18	-0.24	1.09	-0.83
before 2:receiv	0.94	-0.83	-1.83	-1.36	1.24
before 2:remittanc	-0.09	-0.05	-0.33	0.04	0.38
before 2:request	-0.11	-0.03	-0.5	-0.11	0.69
before 2:review	-0.2	-0.18	-0.42	1.01	-0.57
before 2:servic	-0.63	-1.51	1.19	-1.55	-0.24
before 2:stat	-0.36	-0.46	-1.36	0.07	0.71
before 2:svc	-0.17	-0.8	2.28	-0.87	-2.22
before 2:thi	-0.37	-0.26	-1.09	1.61	-1.25
before 2:treat	-0.5	-0.33	2.8	-0.74	-2.56
before 2:visit	-0.53	-0.78	1.21	-1.29	-0.62
before 3::	-0.23	-0.35	1.02	-0.89	-0.58
before 3:<5>	-0.14	-0.18	2.11	-0.39	-2.12
before 3:<month>	-0.3	-0.39	1.49	-0.68	-1.17
before 3:<n>	-0.97	0.51	-1.1	0.3	0.25
before 3:a	-0.16	-0.31	0.07	-0.39	0.37
before 3:an	1.01	-0.16	-0.48	-0.48	-0.71
before 3:and	-0.17	-0.07	-1.35	-0.46	1.57
before 3:appeal	0.66	-0.24	-0.5	-0.38	-0.2
before 3:be	1.23	-0.19	-0.68	-0.7	-0.59
before 3:bill	-0.17	-0.25	-1.1	0	1.17
before 3:care	-0.13	-0.2	0.96	-0.74	-0.51
before 3:claim	-0.16	-0.1	0.76	0.46	-0.99
before 3:date	-0.72	0.71	0.01	0.28	-0.85
before 3:deny	-0.17	-0.21	-0.56	0.64	0.02
before 3:effectiv	-0.15	-0.25	-0.56	-1.71	1.73
before 3:for	-0.65	-0.21	-0.64	-0.65	0.98
before 3:from	-0.26	-0.38	-0.3	-0.66	0.82
before 3:had	-0.24	-0.13	-1.16	-0.22	1.29
before 3:in	-0.34	-0.12	-0.92	-0.23	1.25
before 3:issue	-0.06	-0.05	-0.07	0.6	-0.44
before 3:letter	-0.66	-0.23	-0.8	1.27	-0.5
before 3:medical	-0.1	-0.04	-0.75	-0.11	0.86
before 3:no	1.1	-0.17	-0.41	-0.61	-0.95
before 3:notic	-0.24	-0.28	-0.5	1.26	-1.22
before 3:of	-0.88	-0.01	0.25	-0.02	-0.15
before 3:patient	-0.11	0.57	-0.51	-0.28	-0.05
before 3:pay	-0.06	-0.09	-0.07	1.07	-0.9
before 3:process	-0.09	-0.08	-0.64	-0.17	0.84
before 3:remit	-0.05	-0.07	-0.08	0.79	-0.62
before 3:request	-0.18	-0.27	-1.4	0.34	0.6
before 3:servic	-0.53	-0.83	1.78	-2.33	-0.76
before 3:stat	-0.09	-0.15	-0.28	-0.33	0.48
before 3:that	-0.7	-0.15	-0.54	-0.55	1.05
before 3:the	0.55	-0.33	0.31	-1.1	-0.28
before 3:thi	0.75	-0.24	-0.58	0.73	-1.21
before 3:to	0.57	-0.31	-1.13	-0.52	0.57
before 3:was	-0.87	-0.36	-0.15	-0.76	0.76
before 3:we	-0.12	-0.08	-0.49	-0.37	0.75
before 3:your	-0.15	-0.28	0.41	-0.55	0.04
before::	-0.82	-0.12	-0.09	0.33	-0.08
before:<5>	-0.8	-1.14	1.78	-0.42	-1.72
before:<d>	-1.42	-1.9	1.87	-1.74	-0.92
before:<m>	0.51	-0.26	-1.53	-0.47	1.46
before:<month>	-0.72	-0.82	1	0.29	-1.23
before:<n>	-2.79	-0.26	1.15	0.25	-1.02
before:a	0.65	-0.48	0.24	-0.13	-0.49
before:accident	-0.05	-0.74	-1.47	-0.99	1.61
before:admit	-0.21	-0.57	-0.2	-1.72	1.18
before:after	-0.58	-0.18	-1.21	-0.54	1.41
before:all	-0.41	-0.16	-0.66	-0.44	1.19
before:an	0.88	-0.23	-1.52	-0.79	0.36
before:and	-1.28	-0.58	-1.01	-0.8	1.79
before:appeal	2.64	-0.92	-2.47	-1.65	-1.08
before:approv	-0.24	-0.22	-2.15	-0.5	2.4
before:are	0.71	-0.16	-0.51	-0.51	0.11
before:as	-1.07	-0.23	-0.58	-0.44	1.57
before:ask	1.05	-0.15	-0.78	-0.51	-0.48
before:asked	-0.95	-0.13	-1.28	-0.43	1.81
before:b	-0.28	-0.31	0.09	-0.28	0.29
before:be	1.02	-0.31	-0.95	-0.37	-0.39
before:befor	1.11	-0.12	0.78	-0.61	-1.74
before:benefit	-0.74	-0.36	0.64	0.84	-0.9
before:bill	-0.71	-0.82	1.32	1.14	-1.73
before:birth	-0.33	3.09	-2.3	-2.05	-2.82
before:born	-0.13	1.68	-1.38	-0.47	-1.39
before:by	1.41	-1.01	-0.88	-2.8	0.26
before:c	-0.09	-0.19	-1.54	0.31	1.4
before:can	0.77	-0.2	-0.68	-0.86	-0.17
before:care	-0.26	-0.3	0.32	-0.84	0.21
before:check	-0.1	-0.09	-0.9	0.62	0.39
before:claim	-1.26	-1.32	2.2	-0.35	-1.1
before:continu	-0.16	-0.1	-0.34	-0.27	0.61
before:coverag	-0.54	-0.21	-1.25	0.09	1.17
before:date	-2.04	-0.35	-0.26	1.58	-0.56
before:dated	-0.63	-0.4	-1.96	1.04	0.54
before:day	-1.17	-0.59	-2.83	0.93	1.13
before:deadlin	0.79	-0.12	-0.31	-0.67	-0.45
before:decision	0.26	-0.31	0	0.02	-0.29
before:denial	-0.25	-0.38	-0.73	0.43	0.05
before:deny	-0.65	-0.43	-2.79	1.08	0.71
before:determin	-0.11	-0.24	-1.35	-0.12	1.16
before:disput	1.16	-0.16	-0.86	-0.21	-0.83
before:dob	-0.64	2.36	-2.2	-1.94	-1.68
before:dos	-0.45	-1.42	-1.51	-1.47	1.97
before:dr	-0.21	-0.1	0.9	-0.32	-0.61
before:due	-1.07	-0.51	-0.75	-1.85	2.06
before:effectiv	-0.62	-0.34	-0.9	-1.87	2.03
before:ended	-0.23	-0.22	-1.57	-0.32	1.55
before:eob	-0.09	-0.06	-0.27	0.77	-0.5
before:examin	-0.29	-0.15	-1.21	-0.31	1.36
before:exampl	-0.1	-0.19	-0.97	1.89	-1.77
before:fax	-0.15	-0.25	-0.52	0.11	0.18
before:fecha	-0.05	-0.12	-0.23	1.04	-0.82
before:file	0.87	-0.21	0.09	-0.57	-0.76
before:first	0.57	-0.15	0.63	-0.52	-0.99
before:for	-0.38	-1.29	0.28	-2.35	0.78
before:from	-1.47	-0.86	0.38	-0.03	0.19
before:given	-0.32	-0.14	-0.71	-0.24	0.95
before:got	-0.37	-0.12	-0.65	-0.28	1.21
before:had	-0.24	-0.13	-1.16	-0.22	1.29
before:health	-0.17	-0.11	0.83	0.97	-1.45
before:home	-0.32	-0.17	0.27	-0.43	0.06
before:id	-0.31	0.49	0.67	-0.82	-1
before:in	0.88	-0.25	-1.41	0.68	-0.76
before:independent	-0.13	-0.06	-0.83	-0.19	1.01
before:injection	-0.16	-0.17	0.53	-0.48	-0.2
before:injury	-0.14	-1.49	-2.02	-2.15	2.91
before:insuranc	-0.28	-0.25	-0.38	-0.16	0.58
before:is	-1.45	-0.45	-1.02	-1.38	1.98
before:issu	-0.09	-0.05	-0.19	0.48	-0.17
before:issue	-0.12	-0.08	-0.12	1.3	-1.12
before:it	1.31	-0.21	-1.66	-0.6	0.12
before:last	-0.15	-0.08	-0.75	-0.24	1.04
before:later	1.37	-0.21	-0.54	-0.87	-1.23
before:letter	-1.06	-0.47	-1.25	1.85	-0.57
before:llc	-0.09	-0.16	-0.21	-0.41	0.48
before:los	-0.14	-0.91	-2.03	-2.37	2.98
before:mail	-0.22	-0.23	-0.59	1.78	-1.27
before:may	0.48	-0.25	-1.26	1.09	-1.08
before:medical	-0.83	-0.56	-1.56	-0.55	2.04
before:medicar	-0.43	-0.09	-0.22	0.62	0
before:member	-0.7	1.69	-2.3	0.15	-0.31
before:must	1.73	-0.2	-0.45	-0.62	-1.96
before:no	1.44	-0.7	-0.67	-1.2	-0.61
before:not	-0.28	-0.14	-0.51	0.2	0.38
before:notic	-0.88	-0.83	-1.83	2.87	-2.43
before:nurs	-0.26	-0.23	-1.66	-0.94	1.79
before:of	-2.46	0.21	0.66	-0.77	0.12
before:on	-0.59	-1.94	0.85	-0.71	0.19
before:one	-0.28	-0.09	-0.71	-0.19	1.04
before:our	-1	-0.32	-1.1	-0.83	1.59
before:paid	-0.23	-0.12	-1.17	0.2	1.05
before:part	-0.25	-0.24	-0.33	-0.06	0.53
before:patient	-0.22	0.97	-1	-0.63	-0.01
before:pay	-0.95	-0.34	-1.21	0.82	0.56
before:period	-0.36	-0.39	0.23	-0.72	0.29
before:physical	-0.22	-0.31	0.96	-0.34	-0.58
before:plan	0.44	-0.11	-0.95	0.29	0.16
before:print	-0.26	-0.93	-0.75	0.71	-0.41
before:process	-0.45	-0.5	-1.54	1.88	-1.11
before:provider	-0.14	-0.25	-1.1	1.09	-0.26
before:ra	-0.05	-0.32	-0.57	1.57	-1.45
before:reach	1.25	-0.17	-2.08	-0.74	0.11
before:receiv	0.86	-1.21	-3.34	-2.85	3.09
before:reconsider	-0.16	-0.1	-0.95	-0.23	1.01
before:record	-0.56	-0.13	-0.77	-0.44	1.18
before:redetermin	-0.14	-0.04	-0.58	0.54	0.2
before:remit	-0.09	-0.26	-0.15	1.79	-1.62
before:remittanc	-0.28	-0.1	-0.51	1.07	-0.43
before:report	-1.01	-0.25	-0.32	-1.05	1.46
before:request	0.71	-0.69	-3.64	-0.5	2.27
before:respons	-0.25	-0.36	-0.39	-0.02	0.41
before:review	-0.39	-0.31	-0.95	1.59	-0.58
before:s	-0.22	-0.46	0.38	-0.67	0.02
before:sent	-0.07	-0.03	-0.36	0.07	0.37
before:servic	-1.26	-2.65	2.12	-3.64	-0.06
before:set	-0.23	-0.15	-1.46	-0.32	1.61
before:speech	-0.16	-0.39	1.65	-0.83	-1.18
before:stat	-0.43	-0.59	-1.52	-0.18	0.98
before:stay	-0.19	-0.16	-0.71	-0.34	0.94
before:surgery	0.42	-0.07	-0.56	-0.17	0.21
before:svc	-0.17	-0.8	2.28	-0.87	-2.22
before:than	1.37	-0.21	-0.54	-0.87	-1.23
before:that	0.55	-0.41	0.01	-1.75	0.52
before:the	-0.35	-0.9	-0.55	-2.09	1.22
before:therapy	-0.26	-0.58	1.03	-0.81	-0.49
before:thi	0.75	-0.72	-2.72	1.04	-0.16
before:through	0.53	-0.5	1.03	-1.1	-0.7
before:to	0.13	-0.76	-0.49	-1.54	0.96
before:treat	-0.73	-0.57	3.02	-1.33	-2.6
before:trust	-0.18	-0.15	1	1.07	-1.67
before:until	1.35	-0.19	-0.53	-1.01	-1.01
before:us	1.25	-0.16	-1.44	-0.7	-0.69
before:visit	-1.58	-1.32	-0.18	-1.98	1.3
before:voucher	-0.06	-0.08	-0.2	0.64	-0.44
before:was	0.17	-0.56	0.03	-1.26	0.48
before:we	0.33	-0.31	-2	-1.07	1.55
before:within	-0.68	-0.12	-0.61	1.25	-1.07
before:you	1.05	-0.46	-0.99	0.11	-0.47
before:your	0.97	0.39	-1.6	-1.69	0.55
begins its column	-0.94	-1.01	0.59	-0.43	-0.13
columns:1	-0.33	-0.73	-1.74	1.49	0.51
columns:2	0.4	-0.31	-0.68	0.55	-0.38
columns:3	-1.54	0.02	-0.55	-0.35	0.58
columns:4	-1.82	-0.71	1.44	-3.16	0.4
dates:1	-0.42	-1.58	-1.87	2.84	-1.7
dates:2	-1.78	-1.53	0.68	1.25	-0.48
dates:3	0.58	-0.59	-0.61	-1.33	0.85
dates:4	-0.38	0.5	-0.63	-1.19	0.95
heading 1::	-0.07	-0.62	-0.69	-1.61	1.88
heading 1:advic	-0.1	-0.14	-0.28	0.86	-0.83
heading 1:benefit	-0.25	-0.43	-1.18	1.87	-0.35
heading 1:bill	-0.22	-0.25	0.75	-1.15	-0.09
heading 1:claim	1.02	-0.18	-1.39	-0.9	0.96
heading 1:date	-0.97	-1.83	0.52	-1.42	0.54
heading 1:dos	-0.34	-0.56	1.87	-1.33	-1.43
heading 1:dt	-0.08	-0.21	-2.31	-0.27	2.26
heading 1:explan	-0.19	-0.44	-0.39	1.33	-0.97
heading 1:from	-0.11	-0.13	1.42	-0.31	-1.57
heading 1:health	-0.07	-0.09	-0.16	1.31	-1.11
heading 1:of	-0.52	-0.81	-0.61	-0.77	1.01
heading 1:pay	-0.16	-0.35	-0.33	0.84	-0.54
heading 1:plan	-0.17	-0.06	-0.06	1.18	-1.01
heading 1:receiv	-0.11	-0.07	-1.95	-0.48	1.87
heading 1:remittanc	-0.1	-0.14	-0.28	0.86	-0.83
heading 1:s	-0.17	-0.35	0.9	-0.89	-0.66
heading 1:servic	-0.53	-1.09	0.92	-1.54	-0.27
heading 1:svc	-0.1	-0.22	-1.77	-0.16	1.8
heading 2::	-0.17	-0.56	1.27	0.67	-1.61
heading 2:claim	-0.17	0.22	-0.63	0.54	-0.27
heading 2:date	-0.39	-0.53	0.02	-0.88	0.56
heading 2:dos	-0.15	-0.31	0.62	-0.62	-0.35
heading 2:explan	-0.14	0.35	-0.22	0.6	-0.78
heading 2:of	-0.21	0.31	1.72	0.48	-2.34
heading 2:patient	-0.11	-0.21	0.14	-0.53	0.32
heading 2:s	-0.04	-0.07	1.37	-0.08	-1.3
heading 2:servic	-0.25	-0.35	1.44	-0.7	-1.13
label::	-0.27	0.12	-0.66	0.2	0.14
label:<5>	-0.12	-0.25	-1.01	-0.46	1.23
label:<n>	-0.56	0.3	-0.28	-0.44	0.31
label:a	-0.07	-0.26	0.89	0.51	-1.2
label:appeal	1.78	-0.32	-0.9	-1.13	-1.39
label:bill	-0.13	-0.32	-1.13	0.02	1.14
label:birth	-0.17	2.37	-1.52	-1.63	-2.1
label:by	1.12	-0.12	-0.32	-0.61	-1.09
label:claim	-0.24	-0.91	-0.28	-1	1.01
label:control	-0.05	-0.09	-0.59	-0.18	0.72
label:date	-1.33	-0.58	-0.08	0.97	-0.22
label:denial	-0.17	-0.36	-0.6	-0.03	0.41
label:determin	-0.07	-0.15	-0.66	0.21	0.43
label:dob	-0.48	1.73	-1.77	-1.55	-0.97
label:dos	-0.21	-1.06	0.7	-1.09	-0.06
label:due	-0.58	-0.46	-0.58	-1.76	1.82
label:effectiv	-0.19	-0.35	-1.14	-2	2.08
label:fecha	-0.05	-0.12	-0.23	1.04	-0.82
label:from	-0.07	-0.24	0.27	-0.28	-0.04
label:injury	-0.07	-0.88	-1.28	-1.05	1.87
label:is	-0.17	-0.19	-0.2	0.1	0.22
label:issue	-0.06	-0.05	-0.07	0.6	-0.44
label:letter	-0.13	-0.33	-0.91	2.37	-2.19
label:los	-0.11	-0.82	-1.37	-1.98	2.49
label:mail	-0.05	-0.19	-0.21	1.24	-1.02
label:member	-0.17	1.18	0.21	-0.69	-1.61
label:must	1.12	-0.12	-0.32	-0.61	-1.09
label:not	-0.12	-0.1	-0.32	0.43	0.01
label:notic	-0.34	-0.54	-0.94	1.47	-0.9
label:number	-0.41	-0.67	-0.75	-1.03	1.35
label:of	-0.76	-0.05	0.35	-0.6	0.25
label:patient	-0.14	0.75	1.21	-0.57	-1.78
label:pay	-0.07	-0.09	-0.09	1.14	-0.96
label:process	-0.16	-0.24	-0.58	0.97	-0.31
label:provider	-0.09	-0.15	0.48	-0.45	-0.13
label:receiv	0.78	-0.83	-1.63	-1.43	1.4
label:remit	-0.05	-0.07	-0.08	0.79	-0.62
label:report	-0.02	-0.12	-0.19	1.09	-0.88
label:request	-0.17	-0.27	-1.39	0.34	0.59
label:review	-0.09	-0.23	-0.5	1.3	-0.97
label:s	-0.16	-0.31	2.02	-0.53	-2.18
label:servic	-0.61	-1.74	2.76	-2.76	-1.08
label:stat	-0.08	-0.15	-0.27	-0.36	0.5
label:thi	-0.13	-0.21	-0.29	1.32	-1.31
label:to	0.8	-0.31	0.36	-0.47	-0.59
label:treat	-0.04	-0.21	1.71	-0.49	-1.6
label:we	0.4	-0.14	-0.51	-0.37	0.35
label:your	0.9	-0.5	-1.52	-1.61	0.97
line above::	-1.9	-0.48	0.68	-0.38	0.49
line above:<5>	-1.17	-1.43	0.92	-0.02	-0.46
line above:<d>	-1.16	0.8	-1.04	0.13	0.91
line above:<m>	0.15	-1.34	0.57	-1.63	0.2
line above:<month>	-0.19	-0.38	-0.7	-0.4	1.04
line above:<n>	0.3	0.31	1.55	-0.37	-1.59
line above:a	0.38	0.64	0.25	0.21	-1.29
line above:adj	-0.16	-0.39	-1.11	-0.4	1.25
line above:adjust	-0.22	-0.38	-1.35	-0.51	1.55
line above:advers	-0.02	-0.1	-0.08	0.72	-0.59
line above:after	0.27	-0.22	-0.94	0.04	0.41
line above:allow	-0.35	-0.84	1.39	-0.99	-0.98
line above:amount	-0.83	-0.6	0.51	-1.42	0.23
line above:and	-0.2	-0.59	-0.52	-0.05	0.67
line above:appeal	1.19	-0.5	-0.12	0.54	-1.75
line above:approv	-0.51	-0.1	-1.14	-0.27	1.42
line above:at	0.69	-0.13	-0.78	-0.49	-0.07
line above:b	-0.42	-0.39	0.75	-0.14	-0.53
line above:be	0.18	-0.24	0.2	0.04	-0.39
line above:been	-0.26	-0.12	-0.3	-0.29	0.54
line above:befor	-0.94	-0.48	-1.14	1.72	-1.47
line above:benefit	0.66	-0.27	-1.37	1.81	-0.48
line above:bill	0.61	-1.09	-0.36	1.52	-0.55
line above:by	1.2	-0.13	0.67	-0.54	-1.69
line above:c	-0.05	-0.11	-0.71	-0.12	0.82
line above:ca	-0.05	-0.03	-0.12	0.36	-0.19
line above:care	-0.31	-0.3	-1.23	0.18	1.02
line above:center	-0.09	-0.13	1.03	-0.94	-0.38
line above:charg	-0.38	-0.36	1.5	-0.72	-1.25
line above:chiropractic	-0.12	-0.08	0.58	0.8	-1.01
line above:claim	0.37	-2.01	0.92	-1.2	-0.3
line above:co	0.3	0.2	-0.09	-0.97	0.16
line above:code	1.22	-0.67	-0.01	-0.67	-0.54
line above:control	-0.03	-0.15	-0.66	-0.11	0.77
line above:copay	-0.19	-0.51	1.39	-0.66	-0.99
line above:cover	0.26	-0.15	0.51	-0.26	-0.47
line above:coverag	0.35	-0.23	-0.35	0.63	-0.95
line above:d	-0.05	-0.14	1.38	-0.19	-1.29
line above:date	-1.03	0.45	0.31	0.4	-0.97
line above:day	0.7	-0.15	-0.85	-0.56	0.07
line above:dear	-0.98	-0.58	0.3	-1.25	0.61
line above:decision	-0.1	-0.31	0.42	1.62	-1.49
line above:deductibl	-0.25	-0.09	-0.1	-0.09	0.22
line above:denial	0.32	-0.28	-1.97	2.2	0.15
line above:deny	-0.82	0.75	-0.21	-0.91	0.29
line above:depart	-0.15	-0.06	-0.17	0.62	-0.33
line above:determin	-0.07	-0.25	-0.57	1.53	-1.1
line above:disput	-0.21	-0.08	-0.93	0.34	0.75
line above:dos	-0.14	-0.18	-0.2	-0.8	0.58
line above:dr	-0.19	-0.03	-0.83	-0.28	1.09
line above:due	-0.5	-0.21	2.06	-0.98	-0.92
line above:employe	-0.07	0.83	-0.54	-0.34	-0.77
line above:exampl	-0.06	-0.13	-0.46	1.33	-1.25
line above:explan	-0.19	-0.12	-0.4	1.24	-0.57
line above:f	-0.06	-0.06	1	-0.07	-0.91
line above:famy	-0.21	-0.09	-0.54	-0.15	0.72
line above:fax	-0.06	-0.21	-1.02	1.73	-1.38
line above:for	0.98	-0.32	-0.57	-0.3	-0.81
line above:from	-0.75	-0.26	0.75	-0.16	-0.34
line above:fund	-0.13	-0.08	0.7	-0.35	-0.29
line above:g	-0.07	-0.07	1.71	-0.21	-1.81
line above:grievanc	-0.32	-0.08	-0.04	0.84	-0.47
line above:group	-0.1	0.68	-2.08	-0.37	1.64
line above:health	-0.4	-0.24	-0.67	0.2	0.3
line above:home	-0.16	-0.18	-1.61	-0.4	1.55
line above:icn	-0.14	-0.21	1.52	-0.32	-1.8
line above:id	-0.8	0.52	-0.06	0.9	-1.16
line above:in	0.58	-0.21	-1.13	-0.36	0.58
line above:insuranc	-0.51	-0.52	0.18	-0.72	0.52
line above:is	-0.03	-0.91	-0.84	-0.6	1.05
line above:lake	-0.1	-0.06	-0.33	1	-0.91
line above:llc	-0.1	-0.17	0.38	-0.47	0.01
line above:m	-0.08	-0.05	1.88	-0.52	-1.8
line above:manag	-0.09	-0.1	-0.23	0.86	-0.68
line above:may	0.06	-0.34	-0.41	0.77	-0.42
line above:medicaid	-0.1	0.51	0.95	-0.31	-1.58
line above:medical	0.85	-0.41	-0.51	-0.35	0.1
line above:medicar	-0.37	-0.19	-0.5	1.56	-1.33
line above:member	0.02	1.45	-1.38	0.39	-2.11
line above:mk	-0.06	-0.15	0.98	0.56	-1.41
line above:ms	-0.06	-0.1	0.14	-0.22	-0.04
line above:n	0.4	-0.08	0.1	0.02	-0.51
line above:no	0.27	0.47	-0.25	-1.13	0.22
line above:not	-0.28	-0.54	0.15	-0.59	0.25
line above:note	-0.83	-0.25	0.97	-1.12	-0.54
line above:notic	0.09	-0.43	0.06	0.46	-0.41
line above:number	-0.71	-0.1	-0.01	-0.91	0.43
line above:nurs	-0.21	-0.2	-1.35	-0.47	1.63
line above:of	-0.22	-0.71	-0.38	-0.88	0.96
line above:on	-0.98	-0.43	0	0.94	-0.41
line above:or	0.37	-0.34	-1.32	0.63	0.41
line above:orthopedic	0.23	-0.17	-0.56	0.06	0.21
line above:overpay	-0.1	-0.09	-0.18	0.84	-0.58
line above:owe	-0.17	-0.41	0.05	-0.48	0.29
line above:pa	-0.33	-0.12	-0.54	0.16	0.7
line above:page	0.48	-0.24	0.03	0.59	-1.46
line above:paid	-0.31	-1.46	0.97	-0.85	-0.37
line above:part	-0.67	-0.56	0.89	-0.62	-0.41
line above:patient	-0.25	-0.44	0.05	0.15	0.01
line above:pay	-0.79	-0.29	0.3	0.94	-0.37
line above:period	0.21	-0.18	-0.88	0.74	-0.39
line above:physical	-0.84	-0.41	-0.26	-0.6	0.91
line above:plan	-0.03	-0.35	1.16	0.88	-1.81
line above:podiatry	-0.06	-0.07	-1.46	-0.09	1.47
line above:procedur	0.5	-0.27	1.21	-0.7	-1.12
line above:process	-0.3	-0.26	-0.51	1.53	-1.53
line above:program	-0.39	-0.11	-0.7	0.63	0.31
line above:provider	-0.52	-0.43	0.15	0.43	-0.02
line above:reason	-0.35	-0.92	-1.05	-1.1	1.54
line above:receiv	-0.45	-0.32	-0.74	-1.1	1.15
line above:reconsider	-0.07	-0.04	-0.07	0.43	-0.28
line above:record	0	-0.15	-0.86	-0.2	0.76
line above:recovery	-0.08	-0.04	-0.15	0.91	-0.74
line above:redetermin	-0.08	-0.05	-0.54	0.12	0.47
line above:rehab	-0.11	-0.43	0.62	-0.23	-0.58
line above:remark	-0.15	-0.19	0.44	-0.35	-0.29
line above:remittanc	-0.08	-0.06	-0.22	0.86	-0.67
line above:request	-0.24	-0.24	-1.05	0.99	0.33
line above:review	-0.3	-0.26	0.18	1.77	-1.64
line above:sc	-0.04	-0.05	-0.26	0.69	-0.41
line above:servic	-0.78	-1.14	-0.57	-0.47	1
line above:stat	-0.08	-0.09	-0.17	-0.38	0.5
line above:te	-0.06	-0.15	0.98	0.56	-1.41
line above:test	0.59	-0.06	0.43	-0.11	-0.8
line above:that	-0.3	-0.14	0.56	-0.31	-0.19
line above:the	0.89	-0.87	0.23	0.97	-1.85
line above:therapy	-0.48	-0.57	0.9	0.46	-0.87
line above:thi	-0.43	-0.24	-1.35	-0.56	1.6
line above:to	-0.81	-0.49	1.48	0.6	-1.86
line above:total	-0.14	-0.11	-1.05	-0.17	0.99
line above:treat	-0.45	-0.27	-0.49	-1.21	1.42
line above:trust	-0.17	-0.07	-0.13	1.17	-1.04
line above:tx	-0.03	-0.26	-0.73	0.15	0.64
line above:unit	-0.37	-0.23	-1.26	1.09	0.43
line above:utiliz	-0.11	-0.07	-0.13	0.62	-0.41
line above:visit	-0.94	-0.22	-1.25	0.62	1
line above:wa	-0.18	-0.1	-0.26	0.65	-0.48
line above:was	0.84	-0.24	1.03	-0.78	-1.42
line above:we	-1.29	-0.18	0.94	-0.58	0.37
line above:welfar	-0.09	-0.03	-0.11	0.44	-0.24
line above:x	-0.05	-0.04	1.83	-0.09	-1.81
line above:you	0.23	-0.58	-0.91	-1.43	1.11
line above:your	-0.05	-0.53	-2.38	-0.48	2.19
no words before	-1.77	-1.74	1.37	-0.13	-0.9
over 1::	-1.87	-0.78	0.77	-0.35	0
over 1:<5>	-0.43	0.61	0	1.4	-1.8
over 1:<d>	-1.28	-1.6	0.97	0.41	-0.52
over 1:<m>	-0.59	-0.24	0.02	-0.99	1.01
over 1:<month>	-0.33	-0.05	-1.23	1.61	-1.09
over 1:<n>	-2.07	-1.34	0.25	0.52	0.11
over 1:a	-0.12	0.69	-0.79	-0.82	0.87
over 1:appeal	-0.27	-0.27	-0.6	1.4	-1.19
over 1:b	-0.48	-0.43	0.32	0.23	-0.35
over 1:behalf	-0.12	0.61	-0.4	0.63	-0.94
over 1:benefit	-0.31	-0.23	-0.46	0.93	-0.15
over 1:box	-0.11	-0.19	-0.78	1.84	-1.68
over 1:ca	-0.04	-0.03	-0.11	0.3	-0.15
over 1:care	-0.13	-0.21	-1.44	0.95	0.83
over 1:chiropractic	-0.11	-0.09	1.22	-0.35	-1.17
over 1:claim	-0.45	-1.45	1.63	-2.04	-0.26
over 1:co	-0.15	0.6	0.95	-0.39	-1.59
over 1:date	-0.27	-0.07	0.65	0.6	-1.12
over 1:decision	-0.4	-0.09	-0.28	0.75	-0.1
over 1:denial	-0.06	-0.12	-0.16	0.73	-0.47
over 1:depart	-0.15	-0.05	0.21	0.44	-0.51
over 1:determin	-0.12	-0.22	-0.54	1.42	-0.99
over 1:eg	-0.06	-0.38	-1.12	0.25	0.68
over 1:explan	-0.11	-0.06	-0.07	0.5	-0.28
over 1:fax	-0.1	-1.28	-1.46	1.41	0.78
over 1:first	-0.13	-0.14	0.26	-0.28	0.18
over 1:for	-0.54	-0.56	1.72	-0.6	-1.52
over 1:health	-0.12	-0.25	-0.87	0.77	0.12
over 1:id	-0.33	1.19	0.22	-1.35	-0.32
over 1:insuranc	-0.19	-0.05	-0.22	0.82	-0.65
over 1:is	-0.2	-0.16	-0.92	0.82	0.49
over 1:letter	-0.25	-0.38	-0.22	0.74	-0.23
over 1:medical	-0.12	-0.21	-0.6	0.77	-0.07
over 1:medicar	-0.32	-0.11	-0.44	1.24	-1.02
over 1:member	-0.74	1.32	0.78	-1.14	-1.11
over 1:name	-0.17	0.42	0.78	-0.43	-0.9
over 1:no	-0.07	-0.84	0.05	-1.27	0.81
over 1:notic	-0.21	-0.26	0.88	0.87	-1.49
over 1:number	-0.15	0.11	1.91	-0.71	-1.92
over 1:o	-0.28	-0.14	-0.79	-0.51	0.91
over 1:of	1.2	-0.12	-0.86	1.28	-2.08
over 1:on	0.51	0.53	-1.52	0.21	-0.05
over 1:our	-0.11	0.77	-0.9	-0.18	-0.04
over 1:p	-0.44	-0.27	1.05	-0.85	0.06
over 1:part	-0.48	-0.43	0.32	0.23	-0.35
over 1:patient	-0.07	-0.18	1.59	-0.73	-1.45
over 1:pay	-0.05	-0.06	-0.08	0.54	-0.39
over 1:plan	-0.26	-0.13	-0.39	1.33	-1.04
over 1:po	0.04	-0.1	-0.38	1.07	-0.8
over 1:provider	-0.34	0.11	-1.08	1.11	0.19
over 1:receiv	-0.2	-0.3	-0.34	1.17	-0.99
over 1:recovery	-0.13	-0.2	-1.26	0.25	1.04
over 1:review	0.46	0.63	-1.14	0.94	-1.1
over 1:servic	-0.3	-0.39	-0.84	0.09	0.89
over 1:subscriber	-0.11	0.58	-0.27	-0.63	-0.12
over 1:te	-0.04	-0.07	-0.39	0.73	-0.34
over 1:the	0.22	-0.2	0.01	0.12	-0.14
over 1:thi	-0.17	-0.16	-1.2	0.31	0.94
over 1:unit	-0.26	-0.17	-0.34	0.79	-0.52
over 1:wa	-0.03	-0.03	-0.14	0.52	-0.38
over 1:we	-0.11	0.74	-0.14	-0.27	-0.51
over 1:your	0.44	-0.42	0.85	-0.99	-0.74
over 2::	-1.28	0.59	0.48	-1.6	0.24
over 2:<5>	-0.7	-0.86	-1.39	0.47	1.17
over 2:<d>	-0.51	0.13	0.3	-0.59	-0.04
over 2:<m>	-0.17	-0.12	-0.84	-0.16	0.97
over 2:<month>	-0.26	-0.23	0.28	-1.21	0.4
over 2:<n>	-0.61	-0.13	-0.02	-0.13	-0.13
over 2:a	-0.56	-0.53	-0.26	-0.81	0.81
over 2:administrativ	-0.2	-0.05	-0.3	0.8	-0.38
over 2:appeal	-0.27	-0.12	0.37	0.48	-0.69
over 2:b	-0.13	-0.08	-0.31	1.07	-0.71
over 2:benefit	-0.23	-0.1	-0.29	0.95	-0.57
over 2:box	-0.27	0.58	-1.12	1.5	-1.43
over 2:care	-0.03	-0.12	0.3	0.19	-0.46
over 2:claim	-0.47	-0.21	-0.69	1.17	0.07
over 2:contractor	-0.24	-0.06	-0.33	0.91	-0.44
over 2:date	-0.48	1.09	-0.07	-0.18	-0.87
over 2:dear	-0.11	0.77	-0.9	-0.18	-0.04
over 2:depart	-0.1	-0.07	-0.3	0.8	-0.53
over 2:for	-0.2	-0.17	-0.92	0.92	-0.19
over 2:govern	0.09	-0.11	-0.43	0.86	-0.82
over 2:group	-0.08	-0.42	-1.07	1.52	-0.45
over 2:health	-0.5	0.41	-0.81	1.75	-2.28
over 2:id	-0.09	-0.48	0.52	-0.94	0.06
over 2:inc	-0.06	-0.06	-0.24	0.64	-0.44
over 2:independent	-0.17	-0.24	-0.63	1.61	-1.08
over 2:injury	-0.09	-0.08	-0.43	0.34	0.21
over 2:insuranc	-0.11	-0.06	-0.23	0.74	-0.45
over 2:medicaid	-0.09	-0.07	-0.48	-0.21	0.67
over 2:medical	-0.24	-0.28	-0.84	-0.59	0.95
over 2:medicar	-0.3	-0.09	-0.47	1.37	-0.81
over 2:member	-0.13	-0.33	0.82	-0.93	-0.36
over 2:mesa	-0.07	-0.05	0.33	0.84	-1.23
over 2:mutual	-0.14	-0.04	-0.2	-1.25	1.31
over 2:name	-0.11	-0.82	1.05	-0.61	-0.5
over 2:notic	-0.27	-0.42	0.97	1.09	-2.11
over 2:number	-0.2	0.06	0.15	0.6	-0.41
over 2:o	0.02	0.61	-1.04	1.43	-1.53
over 2:of	-0.62	-1.18	0.7	0.23	-0.37
over 2:on	-0.13	-0.05	-0.49	0.55	0.04
over 2:p	-0.18	0.63	-0.91	1.13	-1.19
over 2:part	-0.12	-0.06	-0.3	0.98	-0.61
over 2:partner	-0.05	-0.05	-0.05	0.49	-0.36
over 2:patient	-0.1	-0.58	0.64	-0.61	-0.31
over 2:plan	-0.11	-0.06	-0.19	0.92	-0.65
over 2:po	-0.09	-0.05	-0.3	0.63	-0.34
over 2:provider	-0.18	-0.19	1.21	0.04	-1.2
over 2:r	0.38	0.07	-0.7	-0.77	0.41
over 2:recovery	-0.17	-0.15	-1.47	0.01	1.25
over 2:review	-0.17	-0.31	-0.66	0.53	0.12
over 2:servic	-0.1	-0.18	-0.53	1.34	-1.26
over 2:the	0.27	-0.18	-1.37	1.3	-1.08
over 2:thi	-0.18	-0.29	1.84	-0.37	-1.7
over 2:total	-0.27	-0.22	-0.3	-0.54	0.71
over 2:valley	-0.04	-0.04	0.44	0.08	-0.47
over 2:you	-0.28	-0.18	0.2	-0.4	0.31
quarter:0	-2.28	-1.1	-5.12	2.81	-0.21
quarter:1	-2.52	0.89	-0.22	0.24	-0.61
quarter:2	-1.66	-1.35	1.53	-3.56	1.1
quarter:3	2.05	-2.4	-1.29	-2.01	0.32
rank:between	-3.8	-3.16	0.15	0.24	1.17
rank:first	-2.61	1.42	1.03	-3.71	0.92
rank:last	1.94	-2.93	-4.31	2.55	-1.7
right before:: <d>	-0.2	-0.22	0.07	-0.87	0.35
right before:: <n>	-0.05	-0.07	1.89	-0.36	-1.79
right before:<d> through	-0.06	-0.13	1.35	-0.43	-1.29
right before:<d> to	-0.31	-0.36	0.35	-1.01	0.29
right before:<month> <n>	-0.29	-0.44	0.26	0.6	-0.89
right before:<month> <n> and	-0.22	-0.22	0.47	-0.36	-0.22
right before:<n> and	-0.22	-0.22	0.47	-0.36	-0.22
right before:<n> born	-0.1	1.36	-1.05	-0.28	-1.17
right before:<n> on	-0.05	-0.29	1.23	-0.25	-1.11
right before:appeal by	1.94	-0.26	-0.5	-0.75	-2.14
right before:appeal by :	0.78	-0.08	-0.17	-0.33	-0.78
right before:be receiv by	1.37	-0.09	-0.19	-0.23	-1.45
right before:bill receiv :	-0.09	-0.2	-0.57	-0.46	1.07
right before:birth :	-0.11	1.63	-1.17	-0.74	-1.45
right before:by :	0.78	-0.08	-0.17	-0.33	-0.78
right before:date :	-1.08	-0.77	-0.68	1.46	-0.54
right before:date of injury	-0.07	-0.71	-1.15	-0.87	1.46
right before:date of servic	-0.15	-0.5	1.88	-0.87	-1.51
right before:deny on	-0.07	-0.08	-1.11	1.15	-0.81
right before:dob :	-0.48	1.73	-1.77	-1.55	-0.97
right before:dos :	-0.21	-1.06	0.7	-1.09	-0.06
right before:ended on	-0.12	-0.13	-1.15	-0.16	1.28
right before:from <d> to	-0.22	-0.18	-0.11	-0.52	0.59
right before:given on	-0.09	-0.1	-0.45	-0.17	0.61
right before:injury :	-0.07	-0.88	-1.28	-1.05	1.87
right before:issue date :	-0.06	-0.05	-0.07	0.6	-0.44
right before:later than	1.1	-0.17	-0.41	-0.61	-0.95
right before:letter date :	-0.07	-0.1	-0.6	1.5	-1.36
right before:los :	-0.08	-0.57	-1.27	-0.85	1.64
right before:no later than	1.1	-0.17	-0.41	-0.61	-0.95
right before:notic :	-0.09	-0.16	-0.18	1.01	-0.71
right before:notic date :	-0.23	-0.26	-0.49	1.23	-1.19
right before:of birth :	-0.11	1.63	-1.17	-0.74	-1.45
right before:of injury	-0.07	-0.71	-1.15	-0.87	1.46
right before:of injury :	-0.07	-0.88	-1.28	-1.05	1.87
right before:of los :	-0.08	-0.57	-1.27	-0.85	1.64
right before:of notic :	-0.09	-0.14	-0.16	0.93	-0.67
right before:of servic	-0.17	-0.56	0.44	-0.9	-0.03
right before:of servic :	-0.31	-0.99	2.34	-1.46	-1.65
right before:of thi notic	-0.31	-0.22	-0.93	1.39	-1.06
right before:paid on	-0.19	-0.08	-0.87	-0.22	1.1
right before:pay date :	-0.06	-0.09	-0.07	1.07	-0.9
right before:process :	-0.13	-0.18	-0.24	1.09	-0.83
right before:receiv :	-0.3	-0.76	-1.43	-1.17	1.78
right before:receiv by	1.37	-0.09	-0.19	-0.23	-1.45
right before:receiv on	-0.46	-0.07	-0.57	-0.2	0.93
right before:remit date :	-0.05	-0.07	-0.08	0.79	-0.62
right before:request date :	-0.13	-0.22	-1.33	0.57	0.4
right before:request on	-0.06	-0.02	-0.42	-0.05	0.53
right before:servic :	-0.33	-1.11	1.59	-1.55	-0.78
right before:servic : <n>	-0.04	-0.05	1.6	-0.25	-1.53
right before:servic date	-0.1	-0.35	0.4	-0.89	-0.05
right before:servic date :	-0.15	-0.61	2.25	-1.89	-1.54
right before:servic on	-0.04	-0.09	1.45	-0.08	-1.42
right before:stat date	-0.28	-0.21	-0.47	-0.08	0.44
right before:stat date :	-0.08	-0.15	-0.27	-0.36	0.5
right before:thi notic	-0.31	-0.22	-0.93	1.39	-1.06
right before:visit on	-0.16	-0.19	1.23	-0.32	-1.13
right before:was paid on	-0.11	-0.07	-0.72	-0.14	0.88
right before:was receiv on	-0.33	-0.03	-0.37	-0.08	0.71
top:12 lines	-0.11	-0.33	-0.06	-1.44	0.96
top:6 lines	-2.18	0.18	-0.11	0.91	-0.45
top:below	0.64	-2.04	0.62	-3.34	0.62
top:letterhead	-2.13	-0.83	-2.52	1.6	0.16
years before the others	-0.98	4.3	-3.76	-3.16	-3.58
`;
