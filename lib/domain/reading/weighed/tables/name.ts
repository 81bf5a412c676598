/** Made by npm run eval:fit; not to be edited. */
export const NAME_TABLE = `
sign	other	patient_name	payer_name	provider_name	subscriber_name
base	0.97	-0.95	-0.81	-0.88	-1.96
after 1::	2.85	-0.96	-1.46	-1.3	-1.52
after 1:<5>	5.69	-2.48	-2.16	-2.24	-1.14
after 1:<d>	-0.74	0.78	-1.26	0.63	-0.5
after 1:<m>	1.33	-1.45	-0.52	-0.47	-0.44
after 1:<month>	-0.81	-0.27	1.27	-0.46	-0.12
after 1:<n>	0.89	-0.21	-3.23	0.58	0.02
after 1:a	0.56	-0.3	0.03	-0.78	-0.21
after 1:an	-0.84	-0.12	0.93	-0.22	-0.09
after 1:and	-0.43	-0.27	-0.3	0.75	-0.08
after 1:appeal	-1.01	-0.39	1.51	-0.75	-0.17
after 1:asked	-0.62	-0.54	-0.95	1.08	-0.15
after 1:at	0.59	-0.08	-0.41	-0.12	-0.03
after 1:attention	-0.35	-0.27	-1.37	1.06	-0.17
after 1:attn	-0.47	-0.65	-0.98	0.99	-0.48
after 1:aviso	0.32	-0.09	-0.21	-0.13	-0.06
after 1:benefit	0.06	-0.2	0.25	-0.11	-0.03
after 1:bill	-0.26	-0.6	-1.2	1.11	-0.4
after 1:blue	0.01	-0.17	0.22	-0.22	-0.11
after 1:by	0.4	-0.21	-0.11	-0.07	-0.04
after 1:claim	-0.95	0.79	0.95	-0.55	-1.02
after 1:co	0.99	-0.23	-0.47	-0.42	-0.06
after 1:coverag	0.31	-0.01	-0.29	-0.01	-0.01
after 1:d	0.36	-0.06	-0.2	-0.08	-0.03
after 1:date	1.23	0.1	-2.53	0.18	-1.1
after 1:decision	0.5	-0.18	-0.14	-0.16	-0.08
after 1:denial	0.88	-0.03	-0.81	-0.16	-0.02
after 1:dob	0.01	0.61	-0.38	-0.55	-0.18
after 1:explan	-2.03	-0.41	2.36	-0.65	-0.19
after 1:fax	-0.68	-0.1	0.47	0.36	-0.07
after 1:file	-0.46	-0.21	0.73	-0.5	-0.19
after 1:for	-0.35	0.72	-1.07	0.71	-0.27
after 1:from	0.81	-0.11	-0.63	-0.08	-0.04
after 1:has	-1.27	-0.57	1.6	-0.78	-0.17
after 1:health	-0.94	0.61	0.95	-0.53	-0.46
after 1:hmo	-2.19	-0.63	2.19	-0.35	-0.28
after 1:id	1.51	-1.24	0.81	-2.89	-1.83
after 1:identific	-0.29	0.62	-0.06	-0.11	-0.65
after 1:if	0.18	-0.02	-0.1	-0.06	-0.01
after 1:in	0.49	-0.44	-0.58	0.51	-0.23
after 1:independent	-1.23	-0.02	1.35	-0.28	-0.03
after 1:is	-1.22	-0.25	1.33	-0.34	-0.12
after 1:lcd	0.83	-0.11	-0.44	-0.52	-0.05
after 1:letter	0.75	-0.19	-0.31	-0.34	-0.06
after 1:medicaid	-1.39	0.87	1.33	-0.58	-0.53
after 1:medical	-0.38	0.17	0.88	-0.77	-0.52
after 1:medicar	-1.07	0.91	1.27	-1.15	-0.62
after 1:member	-1.62	0.68	-0.58	-0.86	1.12
after 1:no	1.07	-0.45	-0.19	-0.48	-0.31
after 1:notic	0.14	-0.46	0.49	-1.2	-0.34
after 1:npi	-1.2	-0.38	-0.44	1.5	-0.16
after 1:of	1.18	-0.35	-1.04	-0.2	-0.11
after 1:offic	-0.82	-0.34	-0.28	0.98	-0.22
after 1:on	-0.14	-1.01	0.92	-0.53	-0.21
after 1:or	2.21	-1.08	-1.15	-0.62	-0.3
after 1:our	-0.6	-0.59	0.93	-0.5	-0.31
after 1:p	0.19	-0.45	0.44	-0.99	-0.26
after 1:part	0.44	-0.15	-0.1	-0.16	-0.08
after 1:patient	0.75	-0.76	-1.62	-0.24	0.14
after 1:pay	-0.8	-0.18	1.01	-0.25	-0.06
after 1:pdp	-1.32	-0.15	1.35	-0.57	-0.05
after 1:plan	-1.43	1.42	-0.31	0.33	-0.69
after 1:po	-0.4	-1.04	0.89	-0.23	-0.86
after 1:policy	1.09	0.38	-1.28	-0.09	-0.08
after 1:provider	-1.14	-0.67	1.37	-0.08	-0.44
after 1:qic	0.16	-0.22	0.31	-0.68	-0.11
after 1:region	-1.56	-0.12	1.61	-0.84	-0.07
after 1:remittanc	-0.56	-0.03	0.78	-0.3	-0.04
after 1:request	-2	-0.14	1.45	0.77	-0.08
after 1:servic	0.13	-1.54	-0.56	0.13	0.84
after 1:spous	-1.12	1.23	-0.05	-0.09	-0.3
after 1:subscriber	-1.52	0.85	-0.23	-0.41	0.66
after 1:tax	-1.7	-0.73	-0.68	1.79	-0.17
after 1:the	1.63	-0.52	-0.94	-0.56	-0.19
after 1:thi	0.87	-0.02	-0.82	-0.03	-0.04
after 1:tin	-0.58	-0.38	-0.45	0.86	-0.09
after 1:to	-0.21	-0.62	0.85	-1.01	-0.3
after 1:townzip	2.8	-2.57	-0.26	-0.94	-1.13
after 1:treat	0.32	-0.5	0.67	-0.42	-0.21
after 1:tricar	-0.33	-0.25	0.6	-0.61	-0.17
after 1:utiliz	-1.3	-0.06	1.45	-0.37	-0.06
after 1:vendor	0.18	-0.13	-0.09	-0.03	-0.09
after 1:was	0.12	-1.08	-0.23	0.86	-0.15
after 1:we	0.44	-0.3	0.46	-0.66	-0.09
after 1:within	1.09	-0.21	-0.59	-0.3	-0.08
after 1:worker	-0.87	-0.05	1.04	-0.26	-0.05
after 1:you	1.21	-0.44	-0.45	-0.42	-0.18
after 1:your	-0.16	0.36	0.13	-0.6	-0.2
after 2::	-0.69	-1.76	0.14	1.5	-0.13
after 2:<5>	-0.73	-0.88	0.47	0.72	-0.31
after 2:<d>	-0.04	0.95	0.36	-1.78	-0.68
after 2:<m>	1.63	-0.72	-0.19	-1.01	-0.22
after 2:<month>	2.14	-0.52	-1.12	-1.01	-0.13
after 2:<n>	0.09	-1.23	0.57	0.78	-1.61
after 2:a	-0.57	-0.12	-0.44	0.82	-0.03
after 2:advic	-0.33	-0.02	0.57	-0.28	-0.03
after 2:and	1.19	-0.46	-0.8	-0.5	-0.15
after 2:appeal	-0.25	-0.21	0.65	-0.57	-0.12
after 2:b	0.44	-0.15	-0.1	-0.16	-0.08
after 2:behalf	-1.03	-0.11	1.44	-1.09	-0.08
after 2:benefit	0.15	-1.11	0.71	-0.23	-0.4
after 2:birch	-0.11	-0.29	-0.6	0.79	-0.09
after 2:box	-0.4	-1.04	0.89	-0.23	-0.86
after 2:by	1.01	-0.02	-0.95	-0.18	-0.03
after 2:c	0.55	-0.51	0.26	-0.22	-0.14
after 2:care	-1.29	0.86	0.95	-0.37	-0.17
after 2:charg	-1.6	-0.24	-0.34	1.75	-0.09
after 2:claim	0.29	-0.79	0.9	-0.46	-0.17
after 2:code	0.2	-0.12	0.11	-0.2	-0.02
after 2:compens	-0.87	-0.05	1.04	-0.26	-0.05
after 2:contractual	0.5	-0.1	-0.16	-0.28	-0.04
after 2:cros	0.01	-0.17	0.22	-0.22	-0.11
after 2:date	-0.06	-0.77	0.13	0.76	-0.52
after 2:day	0.61	-0.25	-0.12	-0.26	-0.08
after 2:de	-0.15	-0.26	-0.13	0.59	-0.1
after 2:denial	-0.97	-0.15	1.1	-0.26	-0.05
after 2:deny	-1.38	0.63	1.61	-1.01	-0.24
after 2:detail	-0.49	-0.17	0.82	-0.3	-0.07
after 2:determin	-0.64	-0.02	0.68	-0.17	-0.02
after 2:disput	-0.64	-0.07	0.94	-0.2	-0.08
after 2:fax	0.72	-0.2	-0.08	-0.59	-0.11
after 2:file	0.49	-0.11	-0.21	-0.17	-0.02
after 2:for	1.71	-0.59	-1.17	-0.65	-0.14
after 2:has	1.33	-0.45	-0.96	-0.3	-0.22
after 2:have	1	-0.49	0.67	-1.28	-0.17
after 2:health	1.51	-0.56	-0.99	-0.19	-0.25
after 2:id	-2.19	1.95	-1.38	0.78	-0.09
after 2:in	-0.61	-0.04	0.77	-0.18	-0.04
after 2:independent	0.13	-0.27	0.33	-0.29	-0.07
after 2:inform	-0.23	-0.04	0.34	-0.06	-0.04
after 2:inquiry	0.77	-0.03	-0.71	-0.16	-0.05
after 2:insuranc	0.69	-0.99	0.14	-0.43	-0.32
after 2:is	1.49	-0.4	-1	-0.32	-0.17
after 2:madam	0.57	-0.35	-0.14	-0.06	-0.06
after 2:manag	-1.27	-0.1	1.47	-0.48	-0.08
after 2:may	-0.5	-0.27	-0.36	0.81	-0.08
after 2:medicaid	-0.89	-0.09	0.61	0.42	-0.05
after 2:medicar	0.94	-0.06	-0.79	-0.28	-0.05
after 2:must	0.39	-0.06	-0.24	-0.08	-0.02
after 2:name	0.4	-0.97	-0.6	-0.69	0.86
after 2:no	-1.89	0.67	-0.55	0.91	1.01
after 2:not	-1.1	-0.24	1.21	-0.27	-0.07
after 2:number	0.64	2.06	-2.29	-2.02	-1.65
after 2:o	0.3	-0.63	0.44	-1.11	-0.33
after 2:of	-1.31	-0.1	1.23	0.56	-0.76
after 2:on	-0.8	0.87	-0.73	0.23	-0.19
after 2:orchard	-0.75	1.08	-0.1	-0.3	-0.25
after 2:part	-0.31	-0.33	0.86	-1.12	-0.17
after 2:pay	0.24	-0.28	0.32	-0.43	-0.05
after 2:plan	-0.07	0.56	0.24	-0.56	-0.52
after 2:process	-0.67	-0.11	0.76	-0.09	-0.03
after 2:reconsider	0.84	-0.14	-0.72	-0.15	-0.09
after 2:record	-0.48	0.85	-0.27	-0.21	-0.19
after 2:recovery	-0.22	-0.12	0.46	-0.33	-0.09
after 2:request	1.46	-0.49	-0.2	-1.11	-0.19
after 2:review	-1.07	-0.46	1.56	-0.86	-0.2
after 2:s	-1.02	0.89	-0.35	0.18	-0.33
after 2:section	0.77	-0.27	-0.24	-0.29	-0.06
after 2:servic	-0.43	-0.37	0.46	0.33	-0.3
after 2:specialist	1.11	-0.47	-0.62	-0.17	-0.12
after 2:stat	0.82	-0.1	-0.38	-0.51	-0.1
after 2:that	1.62	-0.41	-0.56	-1.19	-0.17
after 2:the	0.56	-0.98	-0.73	0.36	-0.36
after 2:thi	0.72	-0.27	-0.4	-0.07	-0.03
after 2:to	-0.27	-0.18	0.82	-0.66	-0.22
after 2:townzip	1.1	-1.25	-0.1	-0.05	-0.65
after 2:unit	-0.16	-0.09	0.39	-0.2	-0.06
after 2:us	-1.23	-0.71	0.11	1.2	-0.17
after 2:visit	-0.41	-0.38	-1.05	1	-0.23
after 2:we	0.08	0.34	-0.39	-0.4	-0.18
after 2:west	0.63	-0.08	-0.47	-0.2	-0.06
after 2:writ	0.32	-0.05	-0.18	-0.08	-0.02
after 2:you	0.87	-0.29	-0.26	-0.29	-0.09
after 2:your	0.58	-0.35	-0.1	-0.08	-0.09
after a colon	-0.86	0.71	-0.67	-0.18	0.73
after::	1.04	-0.7	-1.08	0.37	-0.72
after:<5>	0.79	-2.65	1.18	-0.19	-1.29
after:<d>	-0.03	0.75	-0.8	0.38	-1.45
after:<m>	0.15	-2.4	-1.45	1.09	-0.78
after:<month>	0.19	-0.32	0.09	0.04	-0.44
after:<n>	0.09	0.3	-0.82	0.25	-0.5
after:a	0.62	-0.88	-0.08	-0.1	-0.39
after:action	-0.29	-0.01	0.4	-0.1	-0.01
after:administrativ	0.5	-0.03	-0.39	-0.26	-0.04
after:administrator	0.52	-0.14	-0.35	-0.17	-0.05
after:advic	-0.73	-0.04	1.13	-0.61	-0.05
after:after	0.35	-0.08	-0.12	-0.13	-0.03
after:amount	1.85	-0.13	-0.44	-1.71	-0.06
after:an	-1.26	-0.44	0.73	0.81	-0.21
after:and	0.56	-1.73	0.26	-0.52	-0.66
after:appeal	-0.9	-0.84	1.22	0.08	-0.44
after:approv	0.19	-0.57	-0.43	0.46	-0.18
after:are	0.49	-0.23	-0.14	-0.09	-0.04
after:as	-0.43	0.86	-0.61	-0.24	-0.12
after:asked	0.71	-0.85	-1.19	0.14	-0.31
after:at	-0.61	-0.32	0.49	0.35	-0.21
after:attention	-0.35	-0.27	-1.37	1.06	-0.17
after:attn	-0.47	-0.65	-0.98	0.99	-0.48
after:authoriz	-1.88	-0.34	1.97	-0.53	-0.22
after:ave	-2.17	2.07	-0.59	0.33	-0.71
after:aviso	0.3	-0.09	-0.16	-0.14	-0.06
after:b	-0.74	-0.47	0.7	0.3	-0.27
after:be	0.69	-0.13	-0.43	-0.13	-0.06
after:been	1.1	-0.42	-0.78	-0.19	-0.21
after:behalf	-1.03	-0.11	1.44	-1.09	-0.08
after:benefit	0.25	-1.6	0.58	-1.23	-0.66
after:bill	0.33	-1.74	-1.7	1.05	-0.78
after:birch	-0.11	-0.29	-0.6	0.79	-0.09
after:blue	-0.19	-0.28	0.51	-0.38	-0.16
after:board	1.55	-0.43	-0.41	-1.11	-0.2
after:born	-1.49	1.69	-0.16	-0.3	-0.54
after:box	-0.78	-1.32	1.64	-0.9	-1
after:by	1.31	-0.28	-1.08	-0.3	-0.09
after:c	0.72	-0.67	0.46	-0.54	-0.23
after:calendar	0.48	-0.11	-0.24	-0.11	-0.04
after:care	-1.34	0.67	0.78	0.44	-0.3
after:center	-0.03	-0.53	-0.29	0.45	-0.19
after:certificat	0.02	-0.09	0.24	-0.2	-0.03
after:certify	2.06	-0.44	-1.2	-1.15	-0.21
after:charg	-0.88	-1.25	-0.64	1.98	-0.54
after:check	-0.86	-0.02	0.89	-0.14	-0.02
after:claim	-0.16	0.39	0.56	-0.74	-1.31
after:co	1.01	-0.23	-0.47	-0.43	-0.07
after:code	0.33	-0.14	0.04	-0.24	-0.03
after:community	-0.59	-0.07	0.05	0.62	-0.05
after:company	-0.62	-0.29	0.88	-0.5	-0.18
after:compens	-0.87	-0.05	1.04	-0.26	-0.05
after:continu	0.03	-0.09	0.24	-0.14	-0.05
after:contractor	0.32	-0.08	-0.11	-0.49	-0.08
after:contractual	0.5	-0.1	-0.16	-0.28	-0.04
after:copperfield	0.42	-0.09	-0.26	-0.07	-0.03
after:correspondenc	-0.62	-0.2	0.93	-0.2	-0.06
after:cover	0.9	-0.32	-0.52	-0.08	-0.13
after:coverag	0.77	-0.25	-0.41	-0.16	-0.05
after:cpt	-0.48	-1	-0.28	1.14	-0.25
after:cros	0.18	-0.2	0.08	-0.25	-0.12
after:ct	0.73	-0.52	-0.73	0.11	-0.71
after:d	0.03	-0.07	0.17	-0.1	-0.04
after:date	1.47	-0.33	-1.68	0.17	-1.44
after:daughter	0.29	-0.02	-0.16	-0.36	-0.21
after:day	1.35	-0.47	-0.61	-0.55	-0.16
after:de	-0.15	-0.26	-0.13	0.59	-0.1
after:decision	-0.08	-1.05	0.9	-0.72	-0.45
after:denial	0.5	-0.28	-0.21	-0.55	-0.12
after:deny	-1.26	0.43	1.67	-1.06	-0.34
after:depart	-2.06	-0.17	2.14	-0.29	-0.07
after:desmond	0.2	-0.09	-0.03	-0.05	-0.03
after:detail	-0.49	-0.17	0.82	-0.3	-0.07
after:determin	-0.96	-0.12	1.13	-0.27	-0.08
after:diagnosy	-1.08	-0.14	-0.08	1.23	-0.06
after:disput	-0.87	-0.43	0.3	0.91	-0.19
after:do	0.79	-0.18	-0.37	-0.24	-0.07
after:dob	-0.37	0.91	-0.45	-0.58	-0.26
after:doe	1.1	-0.43	-0.49	-0.5	-0.13
after:dr	-1.28	-0.61	-0.26	1.42	-0.23
after:drug	-0.46	-0.19	0.67	-0.19	-0.08
after:e	1.33	-1.25	0.38	-1.46	-0.25
after:employe	-1.31	0.84	0.63	-0.18	-0.16
after:explan	-0.38	-0.45	0.81	-0.88	-0.23
after:fax	0.03	-0.31	0.4	-0.06	-0.17
after:file	-0.06	-0.42	0.57	-0.73	-0.24
after:first	1.17	-0.47	-0.58	-0.33	-0.11
after:follow	0.29	-0.05	-0.16	-0.06	-0.03
after:for	0.07	0.09	0.57	-1.28	-0.68
after:form	1.51	-0.1	-1.4	-0.24	-0.07
after:found	0.27	-0.9	0.97	-1.46	-0.32
after:from	1.73	-0.25	-1.18	-0.58	-0.14
after:full	1.64	-0.94	-0.18	-1.08	-0.09
after:grievanc	-0.63	-0.16	1.02	-0.4	-0.08
after:group	0.7	-0.22	-0.37	-0.66	-0.38
after:has	-0.14	-0.93	1.01	-1.06	-0.4
after:have	1.06	-0.51	0.62	-1.3	-0.18
after:health	-1.08	-0.49	1.62	-1.18	-0.95
after:hmo	-1.51	-0.73	1.96	-0.73	-0.38
after:id	-0.24	0.85	0.38	-1.16	-1.27
after:identific	-0.78	1.11	-0.2	-0.36	-0.72
after:if	1.04	-0.36	-0.34	-0.67	-0.09
after:in	0.96	-1.57	-0.21	0.28	-0.46
after:independent	-1.41	-0.36	1.88	-0.63	-0.13
after:inform	0.05	-0.39	0.79	-0.58	-0.11
after:injury	-0.34	-0.07	0.5	-0.11	-0.05
after:inquiry	0.36	-0.14	-0.2	-0.38	-0.09
after:insuranc	0.72	-0.99	0.13	-0.44	-0.33
after:is	0	-0.28	0.78	-1.25	-0.57
after:it	-1.29	-0.19	1.48	-0.85	-0.08
after:juniper	-0.31	-0.37	0.47	0.43	-0.18
after:jurisdiction	-1.93	-0.18	2.03	-0.46	-0.1
after:lane	-1.07	1.48	-0.83	-0.66	-0.54
after:larkspur	-0.1	-0.17	0.42	-0.34	-0.05
after:later	0.16	-0.04	-0.08	-0.02	-0.01
after:lcd	0.83	-0.11	-0.44	-0.52	-0.05
after:letter	-0.01	-0.28	0.47	-0.54	-0.11
after:license	-0.83	-0.08	0.93	-0.1	-0.04
after:lumbar	-0.4	-0.19	1.06	-0.97	-0.08
after:m	-0.88	-0.12	0.29	0.76	-0.03
after:madam	0.57	-0.35	-0.14	-0.06	-0.06
after:mail	1.11	-0.05	-0.99	-0.15	-0.04
after:manag	-1.77	-0.44	1.93	-0.59	-0.29
after:marisol	-0.3	0.68	-0.12	-0.13	-0.31
after:may	-0.64	0.8	-1.14	0.42	-0.23
after:medicaid	-2.04	0.75	1.87	-0.16	-0.59
after:medical	0.22	0.1	0.24	-0.59	-0.55
after:medicar	-0.51	0.85	0.66	-1.45	-0.65
after:member	-2.11	1.4	-1	-1.05	1.05
after:met	0.96	-0.5	-0.21	-0.27	-0.15
after:mill	-0.11	-0.3	-0.32	0.35	-0.11
after:more	-0.11	-0.23	0.49	-0.2	-0.03
after:mri	-0.11	-0.35	-0.39	0.67	-0.14
after:must	0.79	-0.17	-0.47	-0.15	-0.07
after:n	0.54	-0.22	-0.19	-0.2	-0.23
after:name	0.65	-1.03	-0.8	-0.81	0.83
after:national	1.4	-0.03	-1.37	-0.12	-0.02
after:need	0.96	-0.25	-0.61	-0.19	-0.12
after:network	-1.67	-0.08	0.53	1.31	-0.09
after:no	-0.92	0.33	-1	0.36	0.85
after:not	0.19	-1	0.71	-0.98	-0.32
after:note	1.88	-0.05	-1.5	-1.72	-0.07
after:notic	-0.78	0.43	1.19	-1.4	-0.58
after:now	0.5	-0.23	-0.12	-0.13	-0.07
after:npi	-1.44	-0.46	-0.53	1.78	-0.2
after:nucc	0.22	-0.05	-0.08	-0.07	-0.02
after:number	-0.89	2.23	-0.38	-0.7	-1.97
after:o	0.22	-0.63	0.57	-1.23	-0.33
after:oak	-0.56	0.94	-0.53	-0.32	-0.47
after:oblig	0.5	-0.1	-0.16	-0.28	-0.04
after:of	0.09	-0.38	0.34	-0.45	-1.48
after:offic	-0.13	-0.68	-0.72	0.62	-0.45
after:on	-0.82	0.63	0.63	-0.06	-0.67
after:one	0.51	-0.09	-0.35	-0.07	-0.04
after:or	0.35	-1.55	0.59	-0.72	-0.41
after:orchard	0.45	0.18	-0.43	-0.85	-0.29
after:organiz	-0.15	-0.18	0.57	-0.46	-0.15
after:other	-0.98	-0.15	1.08	-0.14	-0.08
after:our	-1.46	-0.73	1.75	-0.81	-0.38
after:overpay	1.01	-0.21	-0.74	-0.28	-0.1
after:p	0.21	-0.47	0.48	-1.14	-0.27
after:paid	0.71	-1.53	0.71	-0.74	-0.1
after:part	-0.15	-0.46	0.82	-1.23	-0.25
after:patient	0.68	-0.93	-1.83	0.22	0.09
after:pay	-1.77	-0.72	1.78	0.68	-0.27
after:pdp	-1.32	-0.15	1.35	-0.57	-0.05
after:physical	-0.83	-0.7	0.85	0.56	-0.26
after:plan	-1.43	0.94	1.74	-1.2	-1.41
after:po	-0.72	-1.15	1.4	-0.64	-0.9
after:policy	1	0.22	-1.12	-0.4	-0.15
after:prior	-0.93	-0.06	1.03	-0.25	-0.05
after:procedur	-0.23	-0.08	-0.24	0.52	-0.04
after:process	-0.67	-0.11	0.76	-0.09	-0.03
after:program	-0.95	-0.12	1.1	-0.23	-0.06
after:provid	0.23	-0.03	-0.12	-0.07	-0.02
after:provider	-1.26	-1.4	1.33	-0.38	0.77
after:qic	0.16	-0.22	0.31	-0.68	-0.11
after:r	0.78	-0.46	-0.14	-0.15	-0.12
after:rd	-1.26	0.9	-0.62	1.08	-0.59
after:receiv	1.16	-0.5	-0.34	-0.29	-0.12
after:recipient	-0.69	0.86	-0.15	-0.44	-0.09
after:reconsider	0.1	-0.49	-0.38	0.59	-0.18
after:record	1.06	0.82	-1.5	0.1	-0.23
after:recovery	-0.35	-0.13	0.62	-0.38	-0.11
after:redetermin	-0.82	-0.11	0.94	-0.32	-0.05
after:region	-1.16	-0.22	1.36	-1.03	-0.14
after:remittanc	-1.57	-0.06	1.75	-0.38	-0.08
after:report	0.14	-0.26	0.32	-0.66	-0.17
after:request	-0.23	-0.78	1.02	-0.26	-0.35
after:review	-0.62	-1.44	1.87	-1.56	-0.4
after:reviewer	0.67	-0.32	-0.13	-0.22	-0.09
after:rx	-0.66	0.59	0.51	-0.37	-0.29
after:s	-0.78	0.81	-0.38	0.07	-0.38
after:section	1.1	-0.46	-0.46	-0.42	-0.15
after:servic	-0.86	-0.84	0.95	0.5	0.23
after:show	1.54	-0.6	-0.78	-0.76	-0.16
after:silver	0.96	0.16	-0.94	-0.2	-0.15
after:so	0.31	-0.08	-0.13	-0.08	-0.03
after:specialist	1.11	-0.47	-0.62	-0.17	-0.12
after:spine	1.38	-0.17	-0.33	-1.11	-0.05
after:spous	-1.12	1.23	-0.05	-0.09	-0.3
after:st	-1.18	-0.84	-0.31	1.59	-0.34
after:stat	0.72	-0.38	0	-0.99	-0.24
after:statu	-1.65	-0.35	1.85	-0.99	-0.16
after:street	-1.11	-0.55	-0.41	1.41	-0.25
after:subscriber	-0.68	0.31	-0.25	-0.49	0.63
after:tax	-1.7	-0.73	-0.68	1.79	-0.17
after:th	-0.5	0.66	-0.06	-0.07	-0.07
after:that	1.38	-0.96	0.38	-1.77	-0.33
after:the	0.41	-0.9	0.26	-0.5	-0.97
after:therapy	-0.31	-0.42	0.86	-0.96	-0.21
after:thi	2.93	-1.22	-1.91	-0.69	-0.2
after:tin	-0.68	-0.39	-0.5	0.99	-0.1
after:to	0.35	-1.41	0.43	-0.34	-0.68
after:townzip	0.94	-2.98	0.4	0.01	-1.6
after:treat	0.74	-0.91	-0.63	0.03	-0.4
after:tricar	-0.32	-0.25	0.59	-0.62	-0.17
after:u	-0.01	0.43	-0.15	-0.14	-0.17
after:under	-1.48	-0.25	0.96	0.94	-0.1
after:unit	-1.23	-0.18	1.47	-0.46	-0.12
after:upheld	0.87	-0.52	-0.11	-0.31	-0.13
after:us	-0.88	-0.98	-0.03	1.14	-0.23
after:utiliz	-1.3	-0.06	1.45	-0.37	-0.06
after:vendor	0.18	-0.13	-0.09	-0.03	-0.09
after:visit	-1.52	0	0.78	1.15	-0.28
after:w	-1.24	1.6	-0.22	-0.71	-0.79
after:was	-0.01	-1.97	-0.61	1.3	-0.28
after:way	1.62	-0.29	-0.51	-1.28	-0.16
after:we	0.55	0.05	-0.42	-0.49	-0.35
after:welfar	1.51	-0.56	-0.99	-0.19	-0.25
after:were	0.27	-0.1	-0.12	-0.04	-0.02
after:west	0.63	-0.08	-0.47	-0.2	-0.06
after:with	-0.8	-0.2	0.92	-0.23	-0.07
after:within	1.67	-0.3	-0.9	-0.61	-0.11
after:worker	-1.75	-0.16	1.89	-0.46	-0.09
after:writ	0.47	-0.06	-0.26	-0.13	-0.03
after:x	1.49	-0.51	-0.77	-0.3	-0.16
after:xxx	1.07	-0.39	-0.33	-0.81	-0.11
after:you	2.64	-1.04	-0.98	-1.23	-0.35
after:your	0.94	-0.32	-0.34	-1.39	-0.49
alone on its line	-1.13	-0.16	0.4	0.53	0.39
before 1::	-0.9	0.75	-0.67	-0.18	0.74
before 1:<5>	1.24	-1	-0.64	-0.08	-0.67
before 1:<d>	-0.84	-2.27	1.54	0.58	-0.73
before 1:<m>	2.04	-1.54	-0.36	-0.52	-0.25
before 1:<n>	1.76	-0.29	-2.28	-0.13	-1.48
before 1:a	2.87	-0.97	-1.75	-0.9	-0.53
before 1:acct	1.02	-0.88	-0.12	-0.14	-0.06
before 1:administrator	0.69	-0.1	-0.52	-0.22	-0.09
before 1:advantag	1.1	-0.26	-0.86	-0.07	-0.13
before 1:advic	0.54	-0.24	-0.13	-0.11	-0.09
before 1:allianc	0.89	-0.19	-0.69	-0.18	-0.08
before 1:amt	1.45	-1.02	-0.23	-0.46	-0.4
before 1:an	0.27	-0.04	-0.1	-0.11	-0.02
before 1:appeal	1.93	-0.92	-0.95	-0.66	-0.34
before 1:ask	-1.04	-0.14	1.08	-0.14	-0.03
before 1:at	-0.86	-0.26	-0.55	1	-0.07
before 1:ave	0.43	-0.17	-0.09	-0.16	-0.04
before 1:b	0.77	0.1	-0.93	-0.42	-0.42
before 1:beneficiary	-0.84	0.6	0.8	-0.46	-0.61
before 1:benefit	0.8	-0.67	-0.29	-0.3	-0.28
before 1:bill	-0.17	-0.98	-0.25	-0.33	0.97
before 1:blueshield	1.11	-0.17	-0.98	-0.14	-0.09
before 1:by	-0.27	-1.4	0.54	0.51	-0.4
before 1:c	1.49	-0.42	-1.21	-0.57	-0.11
before 1:california	0.84	-0.1	-0.76	-0.09	-0.06
before 1:care	0.95	-0.02	-0.89	-0.1	-0.02
before 1:center	0.6	-0.19	-0.06	-0.32	-0.06
before 1:charg	1	-0.76	-0.09	-0.2	-0.15
before 1:claim	3.69	-1.46	-2.24	-1.15	-0.53
before 1:claimant	-1.42	1.61	-0.54	-0.34	-0.77
before 1:clinic	0.4	-0.14	-0.11	-0.11	-0.07
before 1:company	0.89	-0.4	-1.65	0.52	-0.25
before 1:compens	0.75	-0.16	-0.46	-0.22	-0.07
before 1:contractor	0.99	-0.34	-0.72	-0.14	-0.17
before 1:cooperativ	0.55	-0.25	-0.15	-0.05	-0.12
before 1:cros	0.45	-0.04	-0.31	-0.09	-0.04
before 1:ct	0.3	-0.1	-0.03	-0.1	-0.07
before 1:date	1.4	-0.68	-0.22	-0.67	-0.26
before 1:dear	-2.01	1.79	-0.85	0.75	0.29
before 1:deny	0.88	-0.37	-0.12	-0.4	-0.1
before 1:depart	1.45	-0.56	-0.63	-0.25	-0.2
before 1:determin	0.96	-0.2	-0.39	-0.45	-0.18
before 1:dr	-2.02	-3.36	-1.86	3.05	-2.12
before 1:employe	-1.29	-0.12	-0.54	-0.45	1
before 1:employer	1.43	-0.82	-0.26	-0.7	-0.37
before 1:for	-1.59	2.17	-0.14	-1.14	-0.75
before 1:from	-0.81	-0.56	0.17	0.86	-0.2
before 1:fund	1.35	-0.09	-1.23	-0.18	-0.05
before 1:health	2.26	-0.6	-1.79	-0.61	-0.37
before 1:id	1.08	-0.87	-0.11	-0.13	-0.22
before 1:imag	0.46	-0.08	-0.24	-0.14	-0.04
before 1:inc	0.38	-0.16	-0.11	-0.27	-0.11
before 1:inform	1.16	-0.46	-0.52	-0.14	-0.45
before 1:insuranc	1.05	-0.4	-0.43	-0.6	-0.17
before 1:is	0.41	-0.12	-0.19	-0.11	-0.04
before 1:ivorson	0.24	-0.1	-0.07	-0.04	-0.03
before 1:lane	0.55	-0.18	-0.07	-0.16	-0.17
before 1:llc	0.74	-0.7	-0.14	-0.59	-0.28
before 1:ln	0.27	-0.12	-0.03	-0.06	-0.05
before 1:manag	1.29	-0.23	-0.98	-0.13	-0.1
before 1:medicaid	0.83	-0.27	-0.39	-0.18	-0.1
before 1:medicar	0.82	-0.47	-0.3	-0.18	-0.15
before 1:member	-1.11	0.84	-1.61	-1.95	1.03
before 1:mr	-0.95	1.12	-0.33	-0.38	-0.32
before 1:n	0.25	-0.05	-0.16	-0.03	-0.02
before 1:name	-0.85	1.35	-0.67	-1.07	-0.5
before 1:no	0.73	-0.35	-0.16	-0.22	-0.07
before 1:number	1.2	-0.61	-0.33	-0.36	-0.19
before 1:o	-0.66	-0.22	0.93	-0.57	-0.09
before 1:of	-0.76	1.15	0.02	-1.26	-0.29
before 1:on	0.64	-0.14	-0.21	-0.28	-0.06
before 1:or	0.42	-0.07	-0.16	-0.17	-0.04
before 1:orthopedic	0.56	-0.21	-0.21	-0.08	-0.09
before 1:our	0.64	-0.23	-0.05	-0.14	-0.37
before 1:paid	0.21	-1.39	-0.99	0.88	-0.39
before 1:participant	-0.64	-1.39	-0.58	-0.85	1.4
before 1:partner	0.52	-0.1	-0.32	-0.1	-0.05
before 1:patient	-1.94	3	-1.9	-2.05	-1.43
before 1:pay	-0.35	-0.37	0.72	-0.42	-0.15
before 1:pember	0.18	-0.06	-0.07	-0.02	-0.03
before 1:plan	2.02	-0.7	-1.29	-0.9	-0.34
before 1:policyholder	-1.41	0.45	-0.34	-1	1.25
before 1:ppo	0.37	-0.04	-0.19	-0.12	-0.03
before 1:program	-1.11	-0.28	1.42	-0.15	-0.22
before 1:prov	-0.24	-0.62	-0.32	0.8	-0.21
before 1:provider	0.34	-2.11	-0.97	0.81	-1.15
before 1:rd	0.45	-0.18	-0.09	-0.15	-0.07
before 1:request	0.67	-0.09	-0.13	-0.54	-0.04
before 1:review	0.28	-0.41	-1.11	0.61	-0.18
before 1:servic	0.32	-1.25	0.46	-0.3	-0.49
before 1:shield	1.11	-0.19	-0.81	-0.17	-0.1
before 1:sign	0.58	-0.15	-0.22	-0.19	-0.06
before 1:sincer	1.29	-0.32	-0.65	-0.57	-0.07
before 1:solution	0.74	-0.04	-0.68	-0.07	-0.03
before 1:st	1.14	-0.74	-0.12	-0.33	-0.21
before 1:street	0.32	-0.16	-0.04	-0.08	-0.05
before 1:subscriber	-0.78	-2.42	-0.48	-1.07	2.02
before 1:the	1.4	-0.93	-0.44	-1.49	-0.31
before 1:therapy	0.58	-0.07	-0.29	-0.23	-0.03
before 1:thi	0.32	-0.03	-0.21	-0.08	-0.01
before 1:to	-0.73	0.74	-0.6	0.73	-0.25
before 1:townzip	1.42	-0.5	-0.63	-0.34	-0.34
before 1:trust	0.92	-0.38	-0.54	-0.1	-0.14
before 1:under	0.82	-0.39	-0.26	-0.23	-0.11
before 1:unit	0.73	-0.38	-0.11	-0.17	-0.09
before 1:unitedhealthcar	1.23	-0.08	-1.17	-0.29	-0.07
before 1:way	0.49	-0.21	-0.11	-0.12	-0.07
before 1:with	-1.3	-0.26	-0.35	1.38	-0.1
before 1:x	0.07	0.88	-0.97	-0.52	-0.11
before 1:y	0.78	-0.52	-0.07	-0.14	-0.1
before 1:you	0.72	-0.33	-0.32	-0.26	-0.09
before 1:your	0.65	-0.93	0.12	-0.75	-0.31
before 1:zellwood	0.29	-0.07	-0.15	-0.06	-0.02
before 2::	0.61	-0.85	-1.53	0.4	-0.17
before 2:<5>	-1.09	-0.51	-0.42	1.35	-0.22
before 2:<d>	-0.1	-0.63	-0.55	0.43	-0.14
before 2:<month>	-0.52	-1.22	-0.39	0.98	-0.28
before 2:<n>	0.19	0.13	-2.28	0.7	-1.19
before 2:a	-0.5	-0.42	-0.4	-0.55	1.03
before 2:adjuster	1.44	-1.18	-0.14	-0.43	-0.55
before 2:administrator	-0.6	-0.57	1.01	-0.75	-0.26
before 2:advantag	0.4	-0.06	-0.2	-0.14	-0.03
before 2:alder	0.38	-0.05	-0.1	-0.21	-0.03
before 2:and	1.91	-0.49	-1.25	-0.55	-0.13
before 2:appeal	-0.66	-0.38	1.26	-0.75	-0.2
before 2:asg	0.78	-0.52	-0.07	-0.14	-0.1
before 2:ask	1.33	-0.08	-1.17	-0.12	-0.04
before 2:attn	1.05	-1.43	-0.48	0.29	-1.02
before 2:b	-1.51	1.79	-0.59	-0.44	-0.26
before 2:behalf	-0.14	-0.09	0.4	-0.41	-0.05
before 2:behavioral	-0.33	-0.11	0.51	-0.21	-0.06
before 2:beneficiary	-1.86	2.51	-0.31	-1.02	-1.13
before 2:benefit	1.57	-1.06	-0.4	-1.14	-0.42
before 2:bill	0.25	-0.55	-0.43	0.22	-0.26
before 2:blue	1.4	-0.22	-1.03	-0.25	-0.14
before 2:bluestem	0.56	-0.21	-0.21	-0.08	-0.09
before 2:box	1.58	-0.58	-0.46	-0.52	-0.21
before 2:by	0.38	-1.62	-2.29	1.06	-0.88
before 2:c	-0.66	-0.27	0.91	-0.46	-0.1
before 2:care	0.15	0.65	-1.21	0.81	-0.38
before 2:center	0.39	-0.17	-0.08	-0.1	-0.05
before 2:claim	-0.65	0.42	-1.84	1.2	-0.54
before 2:claimant	-2.01	2.27	-0.37	-0.67	-1.12
before 2:co	0.65	-0.17	-0.15	-0.35	-0.06
before 2:community	1.26	-0.09	-1.17	-0.09	-0.07
before 2:contractor	-0.86	-0.3	1.26	-0.97	-0.26
before 2:cover	-1.43	0.96	1.14	-0.53	-0.19
before 2:coverag	0.86	-0.23	-0.11	-0.7	-0.22
before 2:d	0.89	-0.47	-0.31	-0.17	-0.11
before 2:date	0.58	-0.26	-0.25	-0.17	-0.06
before 2:decision	1.88	-1.29	-0.41	-0.56	-0.37
before 2:dental	1.13	-0.02	-1.09	-0.17	-0.03
before 2:deny	0.98	-0.35	-0.26	-0.43	-0.23
before 2:determin	1.27	-0.81	-0.15	-0.4	-0.28
before 2:employe	-0.93	0.02	-0.15	-1.47	1.2
before 2:employer	2.06	-1.09	-0.74	-1.36	-0.8
before 2:enrolle	-1.12	0.25	-0.57	-1.21	1.09
before 2:facility	-0.22	-0.41	-0.63	0.55	-0.24
before 2:famy	1.18	-0.27	-0.92	-0.17	-0.09
before 2:flat	0.42	-0.06	-0.23	-0.12	-0.04
before 2:for	0.19	0.63	0.38	-1.51	-0.84
before 2:from	0.18	-0.88	0.29	0.07	-0.74
before 2:glossary	0.5	-0.1	-0.16	-0.28	-0.04
before 2:greta	0.18	-0.07	-0.04	-0.05	-0.02
before 2:group	1.23	-0.89	-0.4	-0.38	-0.37
before 2:gwendolyn	0.56	-0.35	-0.08	-0.09	-0.1
before 2:health	1.54	0.33	-1.37	-0.92	-0.46
before 2:how	0.53	-0.08	-0.3	-0.19	-0.03
before 2:icn	1.03	-0.5	-0.09	-0.42	-0.1
before 2:id	0.32	-0.1	-0.03	-0.15	-0.05
before 2:injur	-1.72	2.03	-0.4	-0.58	-1.09
before 2:insur	-1.55	-0.07	-0.87	-1.81	1.84
before 2:insuranc	0.62	-0.79	0.18	-1.15	-0.49
before 2:is	0.31	-0.04	-0.09	-0.15	-0.04
before 2:it	-0.18	-0.12	0.39	-0.32	-0.04
before 2:j	0.45	-0.28	-0.08	-0.09	-0.05
before 2:letter	0.48	-0.27	-0.17	-0.08	-0.1
before 2:local	1.61	-0.03	-1.43	-0.65	-0.04
before 2:m	-0.85	1.25	-0.33	-0.84	-0.2
before 2:mail	1.09	-0.16	-0.81	-0.49	-0.08
before 2:medicaid	0.78	-0.26	-0.33	-0.1	-0.18
before 2:medical	0.22	-0.26	-0.72	0.45	-0.1
before 2:medicar	1.4	-0.24	-1.14	-0.29	-0.13
before 2:member	-1.47	1.44	-0.92	-1.62	0.14
before 2:mill	0.42	-0.2	-0.06	-0.12	-0.06
before 2:mk	0.37	-0.24	-0.01	-0.09	-0.04
before 2:mutual	0.98	-0.1	-0.74	-0.18	-0.06
before 2:name	-0.58	0.74	-1.61	-0.54	0.52
before 2:not	1.06	-0.57	-0.39	-0.25	-0.1
before 2:notic	-0.6	-0.42	0.86	-0.31	-0.17
before 2:number	0.05	-0.67	-0.34	0.37	-0.21
before 2:of	-0.07	-1.48	0.59	0.25	-0.72
before 2:offic	-1.11	-0.3	-0.77	1.35	-0.23
before 2:on	1.03	-0.11	-0.85	-0.12	-0.04
before 2:or	1.22	-0.89	-0.11	-0.27	-0.17
before 2:orchard	0.3	-0.15	-0.03	-0.08	-0.04
before 2:orthopedic	0.53	-0.24	-0.15	-0.09	-0.11
before 2:our	-0.45	0.85	-0.31	-0.15	-0.5
before 2:page	0.43	-0.26	-0.06	-0.08	-0.05
before 2:paid	0.59	-0.31	-0.04	-0.21	-0.06
before 2:pain	0.28	-0.11	-0.04	-0.11	-0.02
before 2:part	1.52	-0.42	-1.03	-0.29	-0.14
before 2:participant	0.22	-1.64	-0.17	-0.62	0.86
before 2:patient	-0.37	1.72	-1.33	-1.89	-1.98
before 2:pay	-1.73	-0.41	1.65	0.23	-0.16
before 2:payee	0.41	-0.94	-1.36	0.32	-0.84
before 2:payer	0.29	-0.29	0.12	-0.97	-0.24
before 2:pediatric	0.4	-0.16	-0.09	-0.1	-0.05
before 2:perf	0.89	-0.49	-0.07	-0.28	-0.18
before 2:person	-1.24	1.57	-0.5	-0.48	-0.8
before 2:physical	0.49	-0.04	-0.28	-0.18	-0.02
before 2:physician	0.41	-0.68	-0.38	0.22	-0.24
before 2:plan	-0.1	-2.24	1.22	-1.82	1.05
before 2:policy	0.81	-0.32	-0.26	-0.21	-0.08
before 2:prescriber	0.7	-1.12	-0.37	0.21	-0.35
before 2:provider	0.08	-2.47	-0.26	1.09	-1.54
before 2:rc	0.57	-0.25	-0.07	-0.18	-0.11
before 2:re	0.89	0.09	-0.54	-1.22	-0.73
before 2:recipient	0.67	-0.37	-0.19	-0.09	-0.06
before 2:referr	1.4	-0.41	-0.19	-1.15	-0.21
before 2:region	0.44	-0.11	-0.19	-0.1	-0.06
before 2:remittanc	0.54	-0.24	-0.13	-0.11	-0.09
before 2:render	-0.33	-0.8	-0.56	0.77	-0.21
before 2:request	1.14	-0.35	-0.22	-0.75	-0.11
before 2:review	1.91	-1.01	-0.75	-0.85	-0.24
before 2:rx	-0.08	-0.56	0.49	-0.66	-0.22
before 2:saskia	0.31	-0.08	-0.16	-0.07	-0.02
before 2:sent	-0.58	0.91	-0.67	-0.21	-0.08
before 2:serv	1.07	-0.53	-0.16	-0.46	-0.22
before 2:servic	-0.53	0.71	-1.12	0.65	-0.12
before 2:shield	0.82	-0.08	-0.63	-0.19	-0.04
before 2:sign	1.2	-0.24	-0.25	-0.86	-0.16
before 2:solution	-0.58	-0.04	0.64	-0.1	-0.03
before 2:sponsor	-0.32	-1.21	-0.59	-0.73	1.16
before 2:subject	1.07	-0.84	-0.15	-0.28	-0.28
before 2:subscriber	-0.72	-0.27	-0.81	-1.34	1.39
before 2:that	-0.73	-0.04	0.85	-0.25	-0.03
before 2:the	-0.59	0.97	-0.46	-0.29	-0.15
before 2:therapy	-0.36	-0.51	0.94	-0.97	-0.16
before 2:thi	0.51	-0.23	-0.24	-0.08	-0.05
before 2:to	0.45	-1.13	-0.2	0.32	-1.7
before 2:under	1.09	-0.03	-1.05	-0.06	-0.02
before 2:utiliz	0.25	-0.48	-1.32	0.74	-0.22
before 2:veteran	-1.49	1.56	0.44	-0.67	-0.57
before 2:visit	-1.26	-0.72	-0.27	1.42	-0.2
before 2:with	0.5	-0.1	-0.23	-0.15	-0.04
before 2:within	0.23	-0.06	-0.08	-0.07	-0.03
before 2:worker	-0.05	1.02	-0.51	-0.46	-0.38
before 2:x	0.48	-0.23	-0.06	-0.12	-0.09
before 2:your	-0.83	1.28	-0.13	-0.49	-0.41
before 3::	1.22	-0.51	-1.33	0.23	-1.61
before 3:<5>	0.12	-0.25	-0.16	0.23	-0.17
before 3:<d>	-1.54	0.1	-0.13	1.31	-0.09
before 3:<month>	-0.06	-0.7	-0.72	0.55	-0.2
before 3:<n>	-0.67	-0.33	0.46	0.36	0.27
before 3:a	0.1	-0.63	-1.12	0.88	-0.21
before 3:administrator	-0.34	-0.13	0.48	-0.09	-0.05
before 3:advers	0.79	-0.12	-0.25	-0.36	-0.14
before 3:also	0.77	-0.03	-0.66	-0.08	-0.02
before 3:an	0.69	-0.1	-0.23	-0.39	-0.04
before 3:and	0.09	-0.6	0.64	-0.88	-0.26
before 3:appeal	-0.33	-0.36	-0.71	0.81	-0.1
before 3:ask	0.74	-0.2	-0.33	-0.2	-0.07
before 3:at	0.59	-0.08	-0.25	-0.28	-0.03
before 3:attn	-1.1	-0.65	-0.08	1.2	-0.26
before 3:auto	0.66	-0.06	-0.54	-0.09	-0.05
before 3:beneficiary	-0.71	1.3	-0.2	-0.2	-0.56
before 3:benefit	-0.71	0.95	-0.3	-0.18	-0.37
before 3:bill	-1.09	-0.21	-0.07	1.13	-0.13
before 3:blue	1.01	-0.13	-0.81	-0.24	-0.08
before 3:care	-0.3	0.57	-0.12	-0.19	-0.24
before 3:cedar	0.42	-0.06	-0.23	-0.12	-0.04
before 3:charg	0.4	-0.05	-0.15	-0.2	-0.01
before 3:check	-0.81	-0.1	-0.35	0.89	-0.02
before 3:chiropractic	0.31	-0.11	-0.08	-0.09	-0.04
before 3:claim	-1.62	1.47	1.07	-0.75	-0.84
before 3:community	1.11	-0.02	-1.09	-0.07	-0.02
before 3:company	0.24	-0.08	-0.06	-0.08	-0.03
before 3:date	1.16	-0.32	-0.45	-0.35	-0.15
before 3:day	0.35	-0.12	-0.03	-0.16	-0.07
before 3:deny	0.47	-0.21	-0.17	-0.11	-0.05
before 3:electronical	0.86	-0.12	-0.18	-0.62	-0.05
before 3:enroll	-1.13	1.54	-0.07	-0.26	-0.63
before 3:explan	0.36	-0.46	0.1	-0.34	-0.22
before 3:famy	0.35	-0.11	-0.07	-0.14	-0.04
before 3:for	1.21	0.44	-1.74	-1.83	-0.38
before 3:from	0.68	-0.18	-0.13	-0.46	-0.05
before 3:group	1.71	-0.9	-0.24	-0.98	-0.66
before 3:grp	0.83	-0.42	-0.11	-0.3	-0.13
before 3:harbor	1.02	-0.05	-0.92	-0.1	-0.03
before 3:has	0.75	-0.42	-0.19	-0.16	-0.11
before 3:health	-1.41	-0.75	1.51	0.06	-0.62
before 3:hear	0.85	-0.36	-0.25	-0.27	-0.07
before 3:id	0.68	-0.29	-0.05	-0.32	-0.05
before 3:independent	1.41	-0.3	-1.08	-0.45	-0.15
before 3:injur	-1.71	2.22	-0.3	-0.6	-1.09
before 3:insuranc	1.07	-0.22	-0.61	-0.23	-0.09
before 3:is	1.07	-0.42	-0.4	-0.28	-0.22
before 3:lake	0.68	-0.21	-0.36	-0.07	-0.13
before 3:license	0.83	-0.03	-0.74	-0.06	-0.03
before 3:life	0.37	-0.02	-0.31	-0.04	-0.02
before 3:mail	1.13	-0.11	-0.77	-0.44	-0.04
before 3:manag	-0.8	-0.09	0.88	-0.11	-0.05
before 3:may	-0.38	-0.21	-0.69	0.96	-0.05
before 3:medical	1.54	-0.57	-0.58	-0.81	-0.17
before 3:medicar	-0.34	-0.67	0.74	-0.4	-0.28
before 3:member	-0.51	0.69	-0.25	-1	0.03
before 3:must	-0.74	-0.2	0.87	-0.21	-0.07
before 3:mutual	0.39	-0.07	-0.19	-0.09	-0.04
before 3:name	1.38	-0.88	-0.14	-0.81	-0.55
before 3:no	-0.87	-0.13	-0.11	0.96	-0.03
before 3:not	-1.07	-0.48	0.77	-0.31	1.02
before 3:notic	-0.94	-0.08	1.08	-0.33	-0.05
before 3:number	1.29	-1.2	-0.05	-0.37	-0.04
before 3:o	1.16	-0.32	-0.32	-0.48	-0.12
before 3:of	1.23	-0.65	-0.46	-0.42	-1.14
before 3:offic	-1.15	-0.2	1.41	-0.67	-0.06
before 3:on	-1.11	-0.55	1.12	0.35	-0.2
before 3:or	-1	1.29	-0.49	-0.25	-0.19
before 3:orthopedic	0.29	-0.12	-0.06	-0.07	-0.05
before 3:our	-0.44	-0.7	-0.64	-1.11	1.58
before 3:part	1.01	-0.27	-0.56	-0.26	-0.06
before 3:patient	-0.56	0.44	1.16	-0.98	-1.91
before 3:pay	-0.18	-0.25	-0.29	0.58	-0.1
before 3:physical	0.83	-0.3	-0.13	-0.38	-0.08
before 3:physician	0.69	-0.18	-0.16	-0.41	-0.06
before 3:plan	1.08	-0.51	-0.2	-0.94	-1.22
before 3:po	1.12	-0.42	-0.32	-0.35	-0.15
before 3:provider	-2.11	-1.22	-0.96	2.57	-0.7
before 3:pt	0.49	-0.34	-0.11	-0.11	-0.06
before 3:receiv	0.33	-0.06	-0.15	-0.09	-0.04
before 3:reconsider	0.99	-0.58	-0.28	-0.17	-0.17
before 3:record	-0.6	-0.46	-0.18	-0.27	0.92
before 3:request	-0.32	-0.93	-0.57	0.94	-0.47
before 3:review	0.75	-0.22	-0.21	-0.38	-0.09
before 3:ridge	1.22	-0.13	-1.11	-0.23	-0.12
before 3:s	0.32	-0.09	-0.05	-0.17	-0.02
before 3:send	-0.36	-0.22	0.6	-0.25	-0.07
before 3:sent	-0.31	-0.71	-0.62	0.84	-0.14
before 3:servic	-0.19	0.7	-0.75	0.17	-0.18
before 3:shield	-0.5	-0.23	0.71	-0.2	-0.17
before 3:spine	0.51	-0.28	-0.06	-0.16	-0.08
before 3:sponsor	-0.91	-1.56	-0.28	-0.54	1.75
before 3:state	-0.41	-0.35	0.8	-0.27	-0.24
before 3:subscriber	0.47	-1.86	-0.13	-0.57	0.96
before 3:summary	0.93	-0.35	-0.5	-0.08	-0.11
before 3:the	-0.3	0.37	-0.76	0.4	-0.32
before 3:thi	-0.62	-0.52	1	-0.41	-0.19
before 3:to	1.82	-0.87	-0.43	-1.1	-0.26
before 3:unitedhealthcar	0.77	-0.13	-0.56	-0.14	-0.1
before 3:visit	-1.3	-0.34	-0.17	1.36	-0.17
before 3:was	0.36	-0.02	-0.11	-0.24	-0.01
before 3:worker	0.32	-0.05	-0.2	-0.06	-0.02
before 3:you	-0.89	0.92	-0.11	-0.11	-0.07
before 3:your	0.19	0.12	-0.7	0.16	-0.3
before::	-0.43	0.38	-0.5	-0.15	0.39
before:<5>	-0.19	-1.64	-1.54	1.79	-1.07
before:<d>	-1.14	-1.82	1.17	1.34	-1.41
before:<m>	0.59	0	-0.51	-0.61	-0.31
before:<month>	-0.89	0.44	0.03	0.14	0.28
before:<n>	1.19	-0.37	-1.65	-0.06	-0.7
before:?	0.96	-0.14	-0.62	-0.19	-0.14
before:a	0.6	-0.94	-0.77	-0.61	1.07
before:about	0.29	0.62	-0.36	-0.7	-0.48
before:above	-0.44	-0.17	0.77	-0.64	-0.07
before:accept	0.24	-0.03	-0.13	-0.08	-0.01
before:account	1.25	-0.69	-0.12	-0.79	-0.56
before:acct	1.02	-0.88	-0.12	-0.14	-0.06
before:additional	1.18	-0.16	-0.19	-1.05	-0.08
before:addres	0.71	-1.25	0.45	-0.15	-0.15
before:adjuster	1.44	-1.18	-0.14	-0.43	-0.55
before:administrativ	0.5	-0.16	-0.24	-0.09	-0.06
before:administrator	-0.59	-0.75	1.17	-1.01	-0.38
before:advantag	1.64	-0.36	-1.2	-0.33	-0.19
before:advers	1.16	-0.22	-0.46	-0.61	-0.2
before:advic	0.54	-0.24	-0.13	-0.11	-0.09
before:aetna	0.96	-0.23	-0.67	-0.31	-0.13
before:after	-1.22	0.7	-0.13	-0.26	0.9
before:alder	0.76	-0.12	-0.35	-0.3	-0.05
before:allianc	1.1	-0.3	-0.83	-0.21	-0.11
before:allow	1.02	-0.49	-0.23	-0.31	-0.1
before:almquist	-0.47	-0.06	0.59	-0.11	-0.04
before:also	0.77	-0.03	-0.66	-0.08	-0.02
before:althea	0.16	-0.08	-0.04	-0.03	-0.01
before:ambetter	0.38	-0.18	0.02	-0.25	-0.15
before:amount	1.42	-0.8	-0.56	-0.19	-0.26
before:amt	1.45	-1.02	-0.23	-0.46	-0.4
before:an	0.4	-0.64	-1.87	0.83	-0.25
before:and	-0.39	-2.04	0.91	0.31	-0.81
before:another	0.6	-0.15	-0.28	-0.16	-0.05
before:anthem	0.65	-0.12	-0.43	-0.06	-0.07
before:appeal	0.52	-1.22	0.36	-0.27	-0.67
before:approv	1.47	-0.63	-0.77	-0.5	-0.11
before:are	-1.28	-0.43	1.52	-0.48	-0.16
before:as	-0.62	-0.09	0.74	-0.22	-0.03
before:asg	0.78	-0.52	-0.07	-0.14	-0.1
before:ask	0.74	-0.46	-0.02	-0.65	-0.16
before:asked	0.79	-0.45	0.94	-2.15	-0.23
before:associat	0.54	-0.24	-0.09	-0.16	-0.09
before:assocy	0.77	-0.05	-0.67	-0.15	-0.04
before:at	-0.66	-0.4	-1.01	1.08	-0.13
before:attn	0.47	-1.86	-0.74	1.23	-1.31
before:authoriz	0.54	-0.14	-0.22	-0.15	-0.05
before:auto	0.86	-0.09	-0.69	-0.14	-0.06
before:automobil	0.22	-0.04	-0.13	-0.03	-0.02
before:ave	0.47	-0.18	-0.09	-0.17	-0.05
before:b	-0.57	1.54	-1.44	-0.96	-0.83
before:bartholomew	-0.14	0.38	-0.05	-0.12	-0.1
before:basil	-0.46	0.32	0.26	-0.09	-0.05
before:basin	0.75	-0.01	-0.66	-0.18	-0.02
before:be	1.04	-0.3	-0.49	-0.47	-0.09
before:been	0.81	-0.44	-0.2	-0.16	-0.13
before:befor	-1.05	-0.93	1.68	-0.94	-0.3
before:behalf	-0.71	-0.1	0.93	-0.45	-0.06
before:behavioral	0.27	-0.22	0.13	-0.6	-0.12
before:beneficiary	-1.95	2.7	0.35	-1.5	-1.96
before:benefit	0.8	0.49	-0.2	-1.83	-1.17
before:bill	-0.18	-1.77	-0.73	0.75	0.74
before:birch	0.54	-0.26	-0.16	-0.08	-0.06
before:blue	1.81	-0.63	-1.21	-1.1	-0.43
before:bluecros	0.52	-0.18	-0.3	-0.18	-0.12
before:blueshield	0.54	-0.18	-0.31	-0.18	-0.13
before:bluestem	0.61	-0.21	-0.24	-0.1	-0.09
before:box	1.68	-0.61	-0.5	-0.54	-0.23
before:by	-0.37	-2.62	0.28	1.03	-1.23
before:c	-0.24	-0.71	0.89	-0.99	-0.23
before:calendar	1.26	-0.16	-1.01	-0.15	-0.08
before:california	0.95	-0.12	-0.8	-0.16	-0.07
before:call	0.38	-0.08	-0.2	-0.11	-0.02
before:can	0.95	-0.14	-0.66	-0.18	-0.05
before:cardinal	1.35	-0.06	-1.31	-0.09	-0.05
before:care	0.86	0.65	-0.94	-0.51	-0.72
before:carrier	-1.64	-0.67	1.99	-1.27	-0.45
before:cascad	-0.35	-0.28	0.74	-0.2	-0.13
before:case	-1.19	-0.07	1.01	0.22	-0.05
before:casualty	0.66	-0.03	-0.55	-0.09	-0.03
before:cedar	0.45	-0.08	-0.24	-0.13	-0.05
before:center	1.02	-0.37	-0.15	-0.46	-0.13
before:charg	1.65	-1.15	-0.27	-0.49	-0.29
before:check	-1.01	-0.45	-0.45	1.28	-0.11
before:chiropractic	0.77	-0.24	-0.31	-0.2	-0.12
before:choic	1.14	-0.02	-1.1	-0.08	-0.01
before:cigna	0.31	-0.03	-0.22	-0.05	-0.02
before:claim	-0.67	1.03	-0.3	0.54	-1.56
before:claimant	-2.32	2.87	-0.91	-1.02	-1.71
before:clinic	-0.65	0.92	-0.23	-0.53	-0.13
before:clinical	0.94	-0.35	-0.44	-0.19	-0.23
before:cms	0.72	-0.43	-0.09	-0.17	-0.14
before:co	1.59	-0.77	-0.45	-0.61	-0.13
before:code	-0.46	-0.11	0.67	-0.15	-0.05
before:community	2.02	-0.15	-1.88	-0.2	-0.11
before:company	1.64	-0.58	-2.25	0.38	-0.33
before:compens	1.08	-0.23	-0.71	-0.32	-0.11
before:contract	-0.22	-0.57	-0.23	0.76	-0.17
before:contractor	-0.61	-0.66	1.26	-1.15	-0.43
before:control	0.7	-0.4	-0.08	-0.19	-0.06
before:cooperativ	0.67	-0.25	-0.25	-0.07	-0.13
before:copper	0.81	-0.1	-0.61	-0.27	-0.06
before:cosima	1.13	-0.97	-0.03	-0.03	-0.39
before:cover	-0.43	0.61	0.67	-1.02	-0.62
before:coverag	1.64	-0.42	-0.7	-1.2	-0.31
before:cpt	-0.72	-0.27	-0.23	0.98	-0.05
before:creek	0.84	-0.3	-0.32	-0.22	-0.08
before:cros	0.5	-0.42	0.01	-0.55	-0.29
before:ct	0.3	-0.1	-0.03	-0.1	-0.07
before:d	1.44	-0.71	-0.56	-0.36	-0.18
before:date	0.92	-0.69	-1.34	-0.45	0.53
before:day	1.94	-0.48	-1.1	-0.67	-0.19
before:dear	-2.26	2.1	-0.87	0.74	0.27
before:decision	2.35	-1.37	-0.79	-0.88	-0.41
before:delphin	0.89	-0.22	-0.43	-0.36	-0.03
before:denial	0.4	-0.19	-0.04	-0.15	-0.04
before:dental	1.54	-0.05	-1.43	-0.26	-0.07
before:dentist	0.36	-0.87	-0.57	0.18	-0.56
before:deny	0.65	0.59	-0.9	-1.65	-0.52
before:depart	-0.38	-0.81	0.88	-0.38	-0.45
before:dependent	0.76	-0.51	-0.19	-0.26	-0.43
before:desmond	0.03	0.34	-0.06	-0.12	-0.29
before:determin	2.08	-1.01	-0.76	-1.15	-0.48
before:diagnosy	0.92	-0.23	-0.19	-0.58	-0.06
before:did	0.35	-0.12	-0.14	-0.06	-0.03
before:director	1.12	-0.16	-0.47	-0.81	-0.11
before:disagre	0.53	-0.05	-0.4	-0.07	-0.02
before:disput	-0.4	-0.5	-1.73	1.51	-0.09
before:dme	0.73	-0.26	-0.45	-0.1	-0.14
before:dob	0.95	-0.36	-0.16	-0.46	-0.11
before:doctor	-1.77	-1.23	-1.06	2.02	-0.65
before:document	1.18	-0.16	-0.19	-1.05	-0.08
before:dr	-1.96	-3.37	-2.03	3.04	-2.12
before:drystan	-0.89	0.5	0.49	-0.1	-0.1
before:e	0.73	-0.24	-0.21	-0.3	-0.03
before:eft	-0.74	-0.08	-0.07	0.79	-0.03
before:eg	0.37	-0.24	-0.01	-0.09	-0.04
before:electronical	0.86	-0.12	-0.18	-0.62	-0.05
before:employ	-0.02	-0.31	0.49	-0.18	-0.12
before:employe	-1.89	0.01	0.28	-1.83	1.67
before:employer	2.73	-1.58	-0.96	-1.84	-1.12
before:enroll	-0.58	1.31	-0.21	-0.38	-0.66
before:enrolle	-1.49	1	-1.12	-1.73	0.95
before:entity	0.57	-0.04	-0.37	-0.18	-0.03
before:evergreen	0.33	0.59	-0.89	-0.22	-0.12
before:examin	2.04	-0.46	-0.65	-1.63	-0.15
before:explan	-0.26	0.71	-0.01	-0.43	-0.55
before:facility	-0.2	-0.43	-0.63	0.54	-0.25
before:famy	0.2	0.77	-1.08	-0.7	-0.18
before:fault	0.26	-0.02	-0.19	-0.05	-0.01
before:federal	-0.73	-0.12	0.92	-0.16	-0.09
before:file	0.31	-0.62	0.57	-1.1	-0.25
before:first	-0.47	0.76	-0.31	-0.41	-0.33
before:flat	0.42	-0.06	-0.23	-0.12	-0.04
before:for	0.49	1.27	-0.35	-1.89	-1.77
before:form	0.76	-0.46	-0.12	-0.16	-0.14
before:found	1.08	-0.11	-0.72	-0.39	-0.06
before:from	-0.43	-1.93	0.94	0.59	-1.14
before:fund	1.45	-0.1	-1.27	-0.25	-0.06
before:glossary	0.5	-0.1	-0.16	-0.28	-0.04
before:govern	0.59	-0.13	-0.39	-0.14	-0.06
before:grand	0.37	-0.07	-0.22	-0.08	-0.02
before:granit	0.88	-0.34	-0.37	-0.12	-0.12
before:great	-0.15	-0.08	-0.88	0.71	-0.05
before:greta	0.19	-0.08	-0.05	-0.05	-0.02
before:group	1.75	-1.67	-0.18	-1.47	0.21
before:grp	0.83	-0.42	-0.11	-0.3	-0.13
before:guardian	-0.86	1.26	-0.89	-0.28	-0.23
before:gwendolyn	0.56	-0.35	-0.08	-0.09	-0.1
before:harbor	-0.72	-0.23	1.04	-0.6	-0.19
before:has	1.73	-0.71	-1.07	-0.31	-0.28
before:have	-0.9	-0.23	1.03	-0.16	-0.09
before:health	0.37	-0.7	0.6	-0.83	-1.1
before:healthcar	1.19	-0.14	-0.96	-0.36	-0.09
before:hear	0.85	-0.36	-0.25	-0.27	-0.07
before:heron	-0.82	-0.56	0.98	-0.31	-0.21
before:hmo	-0.16	0.61	-0.28	-0.22	-0.09
before:hollow	0.34	-0.1	-0.14	-0.07	-0.04
before:holly	-0.72	-0.17	0.14	0.69	-0.07
before:hospital	0.63	-0.22	-0.19	-0.32	-0.05
before:how	0.53	-0.08	-0.3	-0.19	-0.03
before:icn	1.33	-0.73	-0.19	-0.47	-0.16
before:id	0.49	-1.28	-0.32	0.8	-0.37
before:imag	-0.11	-0.09	0.47	-0.29	-0.05
before:imogen	-0.18	-0.19	0.48	-0.1	-0.08
before:in	1.33	-0.55	-0.61	-0.97	-0.24
before:inc	-0.01	-0.19	0.35	-0.35	-0.13
before:indemnity	0.01	-0.26	-0.93	0.7	-0.11
before:independent	2.4	-0.54	-1.98	-0.7	-0.22
before:inform	1.5	-0.54	-0.77	-0.28	-0.49
before:injection	0.07	-0.32	-0.09	0.34	-0.12
before:injur	-2.37	3.06	-0.67	-1.15	-1.97
before:injury	0.76	-1.09	-0.26	0.06	-0.28
before:insur	0.01	-0.62	-1.18	-2.08	1.35
before:insuranc	-0.35	-1.63	1.49	-1.99	-0.79
before:insured	-0.21	-0.51	-0.26	-0.25	0.91
before:internal	0.56	-0.35	-0.1	-0.22	-0.13
before:is	0.63	-1.22	0.13	-1.46	0.8
before:it	-0.08	-0.16	0.33	-0.39	-0.04
before:ivorson	0.24	-0.1	-0.07	-0.04	-0.03
before:j	0.58	-0.32	-0.15	-0.12	-0.06
before:jasper	0.32	-0.22	-0.03	-0.04	-0.03
before:jessamin	-0.3	-0.11	0.49	-0.08	-0.02
before:juniper	1.04	-0.48	-0.37	-0.18	-0.22
before:jurisdiction	0.69	-0.05	-0.57	-0.07	-0.03
before:lake	0.8	-0.27	-0.39	-0.11	-0.15
before:lane	1.5	-0.23	-1.01	-0.38	-0.2
before:larkspur	0.36	-0.17	-0.07	-0.09	-0.03
before:law	0.41	-0.05	-0.3	-0.08	-0.03
before:leopold	-0.03	-0.15	0.31	-0.14	-0.07
before:letter	1.48	-0.48	-0.95	-0.53	-0.17
before:level	1.53	-0.39	-0.33	-1.06	-0.18
before:license	0.89	-0.06	-0.74	-0.08	-0.04
before:life	1.67	-0.08	-1.53	-0.19	-0.05
before:llc	0.56	0.46	-0.16	-0.88	-0.92
before:ln	0.27	-0.12	-0.03	-0.06	-0.05
before:local	1.98	-0.17	-1.66	-1.04	-0.1
before:los	0.82	-0.43	-0.26	-0.12	-0.1
before:m	-0.7	1.21	-0.4	-0.92	-0.22
before:mac	0.73	-0.26	-0.45	-0.1	-0.14
before:made	1.26	-0.27	-0.46	-0.85	-0.12
before:mail	1.47	-0.34	-1.48	-0.25	-0.15
before:manag	-0.32	-0.36	0.73	-0.43	-0.18
before:marguerit	-0.74	1.01	-0.37	-0.32	-0.32
before:marisol	0.24	-0.08	-0.07	-0.06	-0.03
before:maximum	0.71	-0.26	-0.24	-0.23	-0.06
before:may	0.81	-0.49	-1.65	0.61	-0.15
before:md	1.38	-1.66	-0.47	-0.44	-0.4
before:meadowlark	0.62	-0.08	-0.4	-0.14	-0.04
before:medicaid	2.37	-0.7	-1.58	-0.53	-0.34
before:medical	1.67	-1.18	-0.69	-0.55	-0.37
before:medicar	0.42	-1.79	0.81	-1.45	-0.7
before:medicin	0.7	-0.4	-0.14	-0.37	-0.1
before:member	-1.51	1.29	-2.47	-1.48	1.13
before:merriman	-0.23	-0.15	0.49	-0.08	-0.1
before:mesa	0.54	-0.1	-0.32	-0.13	-0.06
before:miembro	-0.21	0.61	-0.13	-0.26	-0.62
before:mill	0.5	-0.24	-0.08	-0.13	-0.08
before:mk	0.24	0	-0.02	-0.15	-0.07
before:mr	-0.76	1.06	-0.39	-0.54	-0.33
before:mri	0.04	-0.29	-0.31	0.37	-0.1
before:must	-0.19	-0.5	0.69	-0.67	-0.16
before:mutual	1.83	-0.21	-1.42	-0.37	-0.13
before:n	0.33	-0.07	-0.17	-0.06	-0.03
before:name	-0.54	1.06	-0.36	-1.26	-0.02
before:national	0.88	-0.52	-0.33	-0.05	-0.05
before:network	1.14	-0.26	-0.3	-0.81	-0.09
before:new	-0.65	-0.07	0.77	-0.09	-0.05
before:no	-0.73	-1	0.5	0.91	-0.36
before:non	-1.28	-0.62	1.13	0.66	-0.24
before:north	0.88	-0.18	-0.68	-0.13	-0.04
before:not	-0.16	-0.1	-0.07	-1.12	0.78
before:notic	-0.55	-1.2	0.85	0.38	-0.56
before:npi	-0.8	0.94	-0.07	-0.51	-0.07
before:number	0.43	-0.67	-1.47	0.71	-0.82
before:o	0.12	-0.67	0.68	-0.86	-0.26
before:oak	0.32	-0.1	-0.03	-0.15	-0.04
before:of	0.04	0.09	0.38	-0.31	-0.98
before:offic	-1.65	-0.67	0.63	1.38	-0.46
before:ohio	0.67	-0.13	-0.45	-0.19	-0.05
before:on	-0.9	0.39	0.45	0.48	-0.77
before:optum	-0.87	-0.05	1.01	-0.3	-0.05
before:or	0.18	0.55	-0.1	-1.33	-0.61
before:orchard	1.09	-0.21	-0.75	-0.17	-0.07
before:orthopedic	1.47	-0.6	-0.52	-0.4	-0.25
before:our	-0.8	0.55	-1.09	-1.66	1.18
before:p	1.28	-0.46	-0.32	-0.41	-0.18
before:page	0.9	-0.35	-0.35	-0.2	-0.09
before:paid	0.52	-1.62	-1.03	0.79	-0.45
before:pain	0.28	-0.11	-0.04	-0.11	-0.02
before:palisad	0.52	-0.06	-0.35	-0.14	-0.05
before:parent	-0.78	1.19	-0.3	-0.85	-0.31
before:part	2.32	-0.74	-1.51	-0.55	-0.21
before:participant	-0.86	-1.78	-0.83	-1.54	2.11
before:partner	0.61	-0.1	-0.4	-0.11	-0.06
before:party	-0.82	1.33	-0.34	-0.43	-0.67
before:patient	-1.07	2.97	-0.53	-2.99	-3.17
before:pay	-2.51	-0.04	1.67	1.44	-0.56
before:payabl	-0.74	-0.17	-0.38	0.9	-0.05
before:payee	-0.72	-1.53	-1.74	1.56	-1.17
before:payer	0.6	-0.5	0.08	-1.41	-0.31
before:pc	0.58	-0.26	-0.09	-0.19	-0.11
before:pdp	-0.67	-0.56	0.87	-0.32	-0.21
before:pediatric	-1.54	-0.57	1.78	-0.82	-0.23
before:peer	1.06	-0.28	-0.34	-0.63	-0.09
before:pember	0.18	-0.06	-0.07	-0.02	-0.03
before:perf	0.89	-0.49	-0.07	-0.28	-0.18
before:person	-1.99	1.53	-0.83	-1.07	0.75
before:physical	-0.51	0.87	-0.82	-0.09	-0.22
before:physician	1.31	-0.84	-1.37	0	-0.31
before:plain	0.78	-0.04	-0.72	-0.11	-0.02
before:plan	2.09	-2.74	-0.19	-2.72	0.38
before:po	1.3	-0.5	-0.37	-0.4	-0.2
before:podiatry	0.67	-0.12	-0.35	-0.24	-0.04
before:point	-0.33	-0.14	0.45	-0.34	-0.08
before:policy	0.92	-0.33	-0.32	-0.27	-0.08
before:policyholder	-0.94	0.14	-0.37	-1.08	1.08
before:ppo	0.56	-0.1	-0.27	-0.19	-0.05
before:prairi	1.27	-0.24	-0.92	-0.2	-0.11
before:preauthoriz	0.8	-0.13	-0.32	-0.43	-0.05
before:prescriber	0.13	-1.61	-0.91	0.96	-0.48
before:procedur	0.76	-0.31	-0.22	-0.24	-0.08
before:program	0.08	-0.65	0.59	-0.42	-0.39
before:prov	-0.6	-0.81	-0.43	1.22	-0.26
before:proveedor	0.47	-0.21	-0.26	-0.26	-0.1
before:provider	-0.33	-2.77	-1.24	2.17	-2.2
before:pt	0.56	-0.35	-0.13	-0.14	-0.07
before:qic	1.14	-0.25	-0.98	-0.18	-0.12
before:quilla	0.24	-0.12	-0.06	-0.04	-0.03
before:ravensdal	-0.53	-0.07	0.61	-0.09	-0.03
before:rc	0.57	-0.25	-0.07	-0.18	-0.11
before:rd	0.48	-0.2	-0.09	-0.16	-0.07
before:re	-0.61	2.06	-0.78	-1.82	-1.94
before:reason	0.71	-0.31	-0.32	-0.11	-0.11
before:receiv	-1.16	0.48	-0.01	0.9	-0.33
before:recipient	-0.46	1.02	-0.62	-0.65	-0.44
before:reconsider	1.11	-0.62	-0.31	-0.24	-0.19
before:record	-1.37	0.76	-0.72	0.48	0.85
before:recovery	-0.9	-0.11	1.05	-0.42	-0.05
before:referr	2.26	-0.76	-0.56	-1.82	-0.33
before:referral	0.42	-0.16	-0.17	-0.09	-0.07
before:region	-0.16	-0.64	0.6	-0.3	-0.34
before:rehab	0.24	0.18	-0.23	-0.29	-0.23
before:remittanc	1.43	-0.82	-0.49	-0.28	-0.53
before:render	-2.22	-1.2	-0.76	2.51	-0.33
before:representativ	1.03	-0.54	-0.39	-0.28	-0.14
before:request	0.16	-1.56	-1.41	1	-0.82
before:review	0.63	-0.11	-1.74	-0.18	0.6
before:reviewer	1.49	-0.36	-0.52	-1.25	-0.15
before:ridge	1.58	-0.36	-1.3	-0.29	-0.26
before:right	-1.03	-0.14	1.07	-0.13	-0.03
before:river	1.23	-0.56	-0.84	-0.33	-0.16
before:road	0.42	-0.21	-0.05	-0.13	-0.05
before:row	0.51	-0.2	-0.14	-0.13	-0.07
before:run	0.55	-0.11	-0.29	-0.11	-0.06
before:rx	0.07	-0.58	0.4	-0.68	-0.24
before:s	0.7	-1.18	0.48	-0.94	-0.14
before:sagebrush	0.32	-0.05	-0.21	-0.09	-0.02
before:saskia	0.57	-0.18	-0.2	-0.16	-0.06
before:section	1.01	-0.48	-0.35	-0.33	-0.08
before:self	0.25	-0.03	-0.16	-0.04	-0.02
before:send	0.18	-0.28	0.19	-0.49	-0.08
before:sent	0.24	0.08	-1.6	0.38	-0.29
before:serv	1.07	-0.53	-0.16	-0.46	-0.22
before:servic	0.2	-0.08	-0.14	0.13	-0.79
before:shield	0.62	-0.51	-0.05	-0.59	-0.32
before:show	1.14	-0.22	-0.76	-0.33	-0.09
before:sign	1.92	-0.81	-0.47	-1.08	-0.3
before:silver	0.59	-0.23	-0.2	-0.08	-0.13
before:sincer	1.29	-0.32	-0.65	-0.57	-0.07
before:solution	-0.06	-0.07	0.19	-0.17	-0.06
before:spine	0.64	-0.29	-0.08	-0.26	-0.09
before:sponsor	-0.73	-1.83	-1.28	-1.73	2.26
before:st	1.14	-0.74	-0.12	-0.33	-0.21
before:stat	0.6	-0.16	-0.31	-0.11	-0.05
before:state	0.17	-0.5	0.39	-0.57	-0.34
before:statu	-0.17	-0.5	1.03	-1.18	-0.13
before:step	-1.04	-0.12	1.11	-0.55	-0.07
before:street	0.63	-0.24	-0.11	-0.22	-0.08
before:subject	-0.45	0.91	-0.25	-0.75	-0.57
before:subscriber	-0.57	-2.18	-1.31	-2.53	2.75
before:summary	1.76	-0.48	-1.27	-0.33	-0.17
before:summit	1.1	-0.11	-0.98	-0.14	-0.07
before:tallgras	0.76	-0.09	-0.63	-0.09	-0.03
before:te	0.57	-0.21	-0.08	-0.22	-0.11
before:test	0.76	-0.35	-0.18	-0.38	-0.09
before:that	-0.55	0.1	1.12	-1.56	-0.42
before:the	1.21	0.04	-0.38	-2.03	-1.04
before:therapy	-0.52	0.47	0.44	-0.21	-0.54
before:thi	0.28	-1.65	0.37	-1.7	0.8
before:to	0.5	-0.23	-1.13	0.33	-1.95
before:total	0.25	-0.13	-0.03	-0.06	-0.03
before:townzip	1.85	-0.79	-0.7	-0.56	-0.41
before:treat	-1.87	-0.55	-0.88	1.56	0.91
before:tricar	-0.31	-1.08	1	-0.67	-0.46
before:trust	0.83	0.55	-1.53	-0.38	-0.24
before:two	1.75	-1.08	-0.36	-0.65	-0.12
before:under	2.06	-0.86	-1.28	-0.53	-0.26
before:underhill	-0.38	-0.1	0.5	-0.09	-0.06
before:unit	1.28	-0.5	-0.45	-0.32	-0.14
before:unitedhealthcar	1.73	-0.24	-1.5	-0.47	-0.19
before:used	0.56	-0.2	-0.26	-0.09	-0.04
before:utiliz	-0.66	-0.5	0.34	0.69	-0.23
before:valley	0.59	-0.06	-0.13	-0.41	-0.02
before:vendor	-1.09	-0.53	-0.26	1.31	-0.16
before:veteran	-1.49	1.56	0.44	-0.67	-0.57
before:visit	-1.86	-0.88	0.38	1.82	-0.5
before:vista	-0.26	-0.29	0.53	-0.39	-0.16
before:w	0.1	0.18	-0.07	-0.17	-0.07
before:was	2.3	-1.11	-0.88	-1.21	-0.26
before:way	0.49	-0.21	-0.11	-0.12	-0.07
before:we	-0.9	-0.53	-0.78	1.46	-0.19
before:week	0.36	-0.2	-0.22	-0.03	-0.12
before:weight	0.82	-0.43	-0.26	-0.12	-0.1
before:were	1.14	-0.13	-0.94	-0.13	-0.06
before:which	-0.74	-0.38	0.92	-0.15	-0.08
before:who	1.03	0.69	-0.23	-1.38	-0.42
before:wilhelmina	-0.68	-1.01	-0.45	-0.28	1.15
before:with	-0.56	-0.68	-1	1.19	-0.24
before:within	0.24	-0.06	-0.09	-0.08	-0.03
before:worker	-0.1	1.24	-0.69	-0.58	-0.47
before:wound	0.55	-0.32	-0.08	-0.17	-0.08
before:writ	-0.67	-0.08	0.77	-0.08	-0.03
before:write	-0.87	-0.18	1.02	-0.51	-0.05
before:x	0.49	0.7	-1.04	-0.78	-0.23
before:y	0.84	-0.56	-0.07	-0.15	-0.11
before:yarborough	-0.25	0.36	-0.06	-0.03	-0.03
before:yolanda	-0.42	-0.04	0.49	-0.1	-0.06
before:you	-0.42	-0.2	1.09	-1.25	-0.43
before:your	-1.03	0.47	1.2	-0.19	-1.06
before:zellwood	0.45	-0.14	-0.17	-0.11	-0.04
begins its column	0.18	-0.24	0.58	-0.82	-0.37
capitals	0.6	-0.4	-1.01	-0.01	0
columns:1	0.56	-0.53	0.59	-1.08	-0.53
columns:2	-0.36	-0.19	-0.62	0.1	0.84
columns:3	0.43	-0.76	-1.02	0.25	0.17
columns:4	-0.07	0.86	-1.14	-0.17	-1.76
comma	-0.41	1.21	-1.3	-0.35	-0.89
gives care	-1.53	-5.76	0.81	3.31	-3.01
heading 1::	1.54	-1.1	0.86	-2.45	-0.32
heading 1:a	0.32	0.59	-0.39	-0.83	-0.36
heading 1:administrator	0.7	-0.06	-0.55	-0.16	-0.04
heading 1:advic	0.42	-0.05	-0.24	-0.11	-0.05
heading 1:amt	0.52	-0.23	-0.03	-0.21	-0.08
heading 1:and	-1.44	-0.95	0.66	0.4	0.97
heading 1:appeal	-1	-0.06	-0.4	-0.46	0.88
heading 1:b	0.55	-0.29	-0.15	-0.09	-0.08
heading 1:beneficiary	-2.4	1.69	1.4	-0.35	-0.53
heading 1:benefit	0.96	-0.55	0.06	-0.56	-0.17
heading 1:bill	1.13	-0.42	-0.29	-0.41	-0.26
heading 1:blue	1.25	-0.77	-1.45	0.37	-0.39
heading 1:claim	0.81	-0.54	-0.14	-0.09	-0.16
heading 1:coin	0.32	-0.11	-0.01	-0.16	-0.04
heading 1:company	-0.83	1.28	-0.37	-0.36	-1.3
heading 1:cros	0.39	-0.23	-0.92	0.53	-0.18
heading 1:dental	0.07	-0.4	-1.21	0.89	-0.17
heading 1:employe	1.88	-1.19	-0.61	-1.35	-0.22
heading 1:enrolle	1.1	-0.08	-0.88	-0.17	-0.06
heading 1:explan	1.28	-0.45	-0.78	-0.65	-0.27
heading 1:for	-0.05	0.07	-0.4	0.51	-0.32
heading 1:grp	0.58	-0.27	-0.04	-0.22	-0.09
heading 1:health	0.19	-0.22	-2.21	0.56	0.26
heading 1:healthcar	0.61	-0.22	-0.22	-0.18	-0.07
heading 1:inc	0.97	-0.33	-0.26	-0.55	-0.79
heading 1:inform	-1.57	0.06	-1.35	0.66	1.07
heading 1:insur	1.68	-1.04	-0.51	-0.52	-0.62
heading 1:insuranc	-0.16	0.55	-1.97	-0.66	0.59
heading 1:is	0.76	-0.18	-0.22	-0.25	-0.2
heading 1:life	-0.92	-0.25	-0.16	-0.08	1.07
heading 1:maximum	0.73	-0.44	-0.24	-0.18	-0.12
heading 1:may	0.57	-0.31	-0.15	-0.1	-0.05
heading 1:medicar	0.3	-0.95	0.32	-0.23	-0.14
heading 1:member	1.04	-0.58	-0.97	-0.43	-0.77
heading 1:name	0.93	-0.22	-0.37	-1.15	-1.83
heading 1:not	1.05	-0.37	-0.3	-0.33	-0.23
heading 1:of	-0.56	1.13	-0.41	0.18	-1.52
heading 1:part	0.57	-0.29	-0.15	-0.11	-0.08
heading 1:patient	-3.96	4.15	-2.15	-1.95	-0.32
heading 1:pay	0.71	-0.32	-1	0.1	-0.32
heading 1:perf	0.88	-0.54	-0.18	-0.24	-0.11
heading 1:plan	2.63	-0.45	-1.64	-1.8	-0.4
heading 1:prairi	1.21	-0.58	-0.61	-0.25	-0.2
heading 1:prov	0.95	-0.58	-0.2	-0.25	-0.12
heading 1:provider	0.13	-1.44	-1.97	0.83	-0.57
heading 1:rc	0.58	-0.27	-0.04	-0.22	-0.09
heading 1:recipient	-0.4	0.72	-0.85	-0.46	-0.54
heading 1:remittanc	0.63	-0.07	-0.26	-0.29	-0.06
heading 1:ridge	-0.21	0	-1.21	-0.16	1.09
heading 1:servic	1.24	-1.25	-1.56	0.54	-0.58
heading 1:shield	1.02	-0.1	-1.15	-0.08	-0.07
heading 1:state	2.64	-0.23	-0.66	-2.38	-0.15
heading 1:subscriber	0.51	-1.86	-0.94	-0.64	0.94
heading 1:summary	-0.38	-0.35	-0.76	0.93	-0.18
heading 1:thi	0.76	-0.18	-0.22	-0.25	-0.2
heading 1:you	0.95	-0.49	-0.26	-0.21	-0.09
heading 2::	2.15	-1.11	-0.53	-1.3	-0.55
heading 2:a	-0.95	-0.85	-0.37	-0.39	1.26
heading 2:administrator	0.44	-1.57	-0.56	-0.78	1.55
heading 2:advic	-0.12	0.69	-0.14	-0.32	-1.1
heading 2:and	-1.13	0.46	-0.48	0.23	0.78
heading 2:b	1.44	-1	-0.38	-0.93	-0.32
heading 2:beneficiary	0.3	-0.07	-0.06	-0.16	-0.02
heading 2:benefit	-1.3	0.49	-0.86	-1.05	1.11
heading 2:bill	0.19	0.14	-0.63	-0.51	0.22
heading 2:blue	-1.55	-0.25	-0.79	0.89	1.03
heading 2:claim	1.21	-0.71	-0.5	-0.13	-0.11
heading 2:company	0.54	-0.89	-0.39	-0.65	0.92
heading 2:cros	-1	-0.13	-0.28	-0.48	1.06
heading 2:date	1.57	-0.8	-0.34	-0.38	-1.11
heading 2:dental	-1.08	-0.87	-0.34	-0.47	1.36
heading 2:employe	2.19	-1.26	-0.18	-1.46	-0.16
heading 2:explan	0.55	-0.2	-0.65	-1	0.25
heading 2:for	-0.74	-0.42	-0.19	-0.65	0.95
heading 2:health	0.33	0.02	-1.78	0.04	-0.12
heading 2:healthcar	-0.36	-0.39	-0.4	0.78	-0.17
heading 2:insuranc	-0.41	1.1	-1.01	-0.34	-0.08
heading 2:is	-0.24	-0.21	-0.29	-0.1	0.73
heading 2:life	-1.3	0.02	-0.51	0.17	1.3
heading 2:medical	-0.07	0.61	-0.18	-0.4	-0.72
heading 2:medicar	0.67	-0.47	-0.08	-0.18	-0.11
heading 2:member	-1.29	1.48	-0.21	-0.41	-0.32
heading 2:mutual	-0.69	1.35	-0.3	-0.72	-1.4
heading 2:name	0.81	-0.25	-0.46	-0.52	-0.38
heading 2:not	-0.24	-0.21	-0.29	-0.1	0.73
heading 2:of	-0.49	-1.47	-1.19	0.2	1.47
heading 2:patient	-2.02	2.48	-1.38	-0.09	-0.6
heading 2:pay	0.54	0.14	-0.35	-0.48	-0.67
heading 2:plan	-1.56	-1.95	-1.28	2.02	0.27
heading 2:prairi	-1.16	-0.76	-0.65	1.56	-0.31
heading 2:proc	3.1	-2.94	-0.11	-0.17	-0.31
heading 2:provider	-0.45	0.93	-0.2	-0.25	-1.02
heading 2:recipient	-0.13	0.42	-0.24	-0.16	-0.18
heading 2:remittanc	-0.63	1.13	-0.18	-0.37	-1.13
heading 2:ridge	-0.49	-0.7	-0.12	-0.45	0.84
heading 2:servic	1.58	-0.85	-0.64	-0.35	-0.2
heading 2:state	-0.59	0.03	-0.35	0.86	-0.28
heading 2:subscriber	0.58	-0.2	-0.27	-0.12	-0.07
heading 2:svc	0.69	-0.42	-0.11	-0.09	-0.11
heading 2:thi	-0.24	-0.21	-0.29	-0.1	0.73
heading 2:unitedhealthcar	1.14	-0.5	-0.37	-0.58	-0.17
label::	-0.9	0.75	-0.67	-0.18	0.74
label:<5>	-0.31	-0.33	-0.2	0.72	-0.26
label:<d>	-1.05	0.37	-0.43	1.09	-0.68
label:<month>	0.81	0.39	-0.31	-2.32	0.76
label:<n>	-1.27	0.94	-1.42	-0.18	1.44
label:a	0.3	-0.74	-0.5	-0.52	0.93
label:account	1.21	-0.66	-0.11	-0.78	-0.55
label:adjuster	1.44	-1.18	-0.14	-0.43	-0.55
label:appeal	-1.05	-0.36	1.11	0.47	-0.34
label:attn	1.05	-1.43	-0.48	0.29	-1.02
label:beneficiary	-2.26	3.02	-0.39	-1.14	-1.55
label:benefit	0.13	0.68	-0.35	-0.85	-0.45
label:bill	-0.61	-0.72	-0.07	1.08	-0.21
label:by	0.25	-1	-1.24	0.74	-0.6
label:care	-0.76	1.13	-0.13	-0.28	-0.55
label:claim	-0.94	0.14	-0.74	1.09	0.44
label:claimant	-2.01	2.27	-0.37	-0.67	-1.12
label:coverag	1.31	-0.45	-0.29	-1.04	-0.29
label:date	0.28	-0.12	-0.68	-0.54	0.54
label:decision	0.94	-1.24	-0.31	0.46	-0.35
label:deny	1.09	-0.53	-0.32	-0.45	-0.2
label:determin	0.34	-0.71	-0.3	-0.8	0.74
label:employe	-0.82	0.12	-0.77	-1.48	1.17
label:employer	2.06	-1.09	-0.74	-1.36	-0.8
label:enroll	-1.13	1.54	-0.07	-0.26	-0.63
label:enrolle	-1.56	0.3	0.38	-1.29	1.07
label:facility	-0.22	-0.41	-0.63	0.55	-0.24
label:for	0.6	0.61	-1.15	-0.97	-0.83
label:from	1.44	-0.99	-1.5	0.16	-0.8
label:glossary	0.5	-0.1	-0.16	-0.28	-0.04
label:group	1.76	-1.34	-0.39	-0.67	-0.9
label:health	-1.54	-0.64	2.03	-0.91	-0.52
label:id	-1.26	0.37	-0.06	1.02	-0.05
label:injur	-1.71	2.22	-0.3	-0.6	-1.09
label:insur	-0.17	-1.17	-0.93	-1.88	1.64
label:insuranc	-1.04	-0.51	1.35	-1.02	-0.2
label:letter	-0.5	1.1	-0.21	-0.47	-0.65
label:mail	0.83	-0.24	-0.9	-0.02	-0.12
label:member	-2.88	1.67	-0.58	-1.96	0.71
label:miembro	-0.42	0.72	-0.09	-0.2	-0.58
label:name	-0.18	0.24	-0.31	-0.71	0.23
label:notic	-0.54	0.34	-0.12	0.47	-0.31
label:number	-1.18	1.89	-0.73	0.43	-0.62
label:of	-0.14	-0.93	-1.01	1.32	-0.21
label:offic	-1.43	0.13	-0.75	1.37	-0.25
label:our	-2.31	0.37	-0.2	-0.48	1.55
label:participant	-0.5	-1.03	-0.28	-0.86	1.36
label:party	-0.45	1.19	-0.32	-0.31	-0.5
label:patient	-0.54	1.94	-0.91	-2.17	-3.06
label:payee	0.41	-0.94	-1.36	0.32	-0.84
label:payer	0.27	-0.29	0.13	-0.96	-0.24
label:person	-0.8	1.11	-0.2	-0.26	-0.47
label:physician	0.1	-0.63	-0.2	0.42	-0.22
label:plan	0.95	-1.39	1.38	-1.86	-2.12
label:prescriber	0.45	-0.99	-0.2	0.33	-0.32
label:proveedor	0.47	-0.21	-0.26	-0.26	-0.1
label:provider	0.59	-2.02	-2.65	0.98	-2.26
label:re	-0.34	1.49	-0.69	-0.62	-1.72
label:referr	1.5	-0.35	-0.18	-1.36	-0.2
label:request	0.7	-1.33	-0.73	0.16	-0.64
label:review	0.01	-1.06	-0.19	-0.43	0.86
label:s	0.43	-0.95	-0.37	0.6	-0.06
label:sent	-0.62	0.07	-0.6	0.78	-0.47
label:servic	-0.69	0.65	-0.56	0.64	-0.31
label:sign	1.16	-0.62	-0.11	-0.58	-0.21
label:sponsor	-1.04	-1.77	-0.86	-1.2	2.13
label:subject	0.73	-1.61	-0.23	-0.62	0.74
label:subscriber	-0.95	-0.82	-0.83	-0.84	1.78
label:the	-0.16	-0.53	-0.21	0.71	-0.15
label:therapy	0.14	-0.39	-0.26	0.24	-0.17
label:to	0.49	-1.25	-0.93	0.7	-1.81
label:visit	0.79	0.36	-0.1	-0.92	-0.06
label:worker	-0.84	1.13	-0.09	-0.27	-0.33
label:write	-0.79	-0.17	0.9	-0.41	-0.03
label:your	0.21	0.1	-0.1	-0.16	-0.1
line above::	-0.3	-0.08	-0.18	0.57	-0.72
line above:<5>	0.2	-0.03	-0.42	0.5	-2.14
line above:<d>	-0.71	1.79	-3.16	0.33	-0.45
line above:<m>	0.07	0.83	0.15	-3.37	-0.33
line above:<month>	-0.18	0.76	-1.33	-0.37	0.26
line above:<n>	0.16	0.38	-1.48	0.16	-0.02
line above:?	-0.77	-0.29	0.95	-0.32	-0.1
line above:a	-0.37	0.19	-0.09	-2.73	1.52
line above:above	1.5	-0.26	-0.95	-0.59	-0.16
line above:account	-1.51	0.99	-0.6	0.17	0.74
line above:acct	-0.77	1.51	-0.6	-1.17	-0.44
line above:acupunctur	0.22	0.38	-0.18	-0.16	-0.34
line above:additional	1.38	-0.31	-0.31	-1.09	-0.11
line above:administrativ	0.9	-0.22	-0.48	-0.23	-0.1
line above:administrator	-0.08	-0.25	0.5	-0.7	-0.14
line above:advantag	0.85	-0.14	-0.53	-0.23	-0.07
line above:advers	-0.04	-1.51	-1.04	-0.93	1.27
line above:advic	-0.57	-0.84	-1.24	1.31	-0.52
line above:aetna	1.1	-0.11	-0.92	-0.27	-0.06
line above:after	0.74	-0.82	-0.86	-1.18	0.85
line above:alder	0.93	-0.25	-0.49	-0.32	-0.06
line above:allianc	1.18	-0.31	-0.89	-0.22	-0.12
line above:allow	-0.68	0.01	-0.47	1.02	-0.23
line above:ambetter	0.45	-0.15	-0.25	-0.11	-0.12
line above:amount	0.08	0.02	-0.36	-1.52	0.68
line above:amt	2.22	-1.84	-0.5	-0.65	-0.39
line above:an	0.51	-0.22	-0.19	-0.29	-0.1
line above:and	-0.39	-0.52	0.68	0.25	-0.86
line above:appeal	-1.76	1.39	-1.53	1.61	-0.11
line above:approv	-0.69	0.81	-0.74	0.23	-0.11
line above:as	0.2	-0.69	-0.47	0.27	-0.15
line above:associat	0.16	-0.67	0.76	-1.25	-0.25
line above:assocy	-0.24	0.7	-0.33	-0.16	-0.22
line above:at	1.29	-0.68	-0.75	-0.29	-0.2
line above:attn	-0.23	0.45	-0.36	0.2	-0.4
line above:authoriz	1.44	-0.94	-0.25	-0.31	-0.24
line above:auto	0.01	-0.11	0.24	-0.19	-0.07
line above:automobil	0.27	-0.06	-0.15	-0.04	-0.03
line above:ave	0.62	-0.27	-0.08	-0.21	-0.11
line above:b	0.26	0.25	-1.28	0.5	-0.65
line above:bartholomew	-0.14	0.38	-0.05	-0.12	-0.1
line above:basil	-0.44	0.35	0.25	-0.13	-0.05
line above:be	0.05	0.73	-0.86	-0.58	-0.24
line above:been	-0.95	0.51	0.86	-0.62	-0.35
line above:behavioral	-0.62	-0.24	0.94	-0.62	-0.12
line above:below	-0.4	-0.66	0.82	-0.09	-0.06
line above:beneficiary	-0.34	-1.27	1.49	-0.49	-1.18
line above:benefit	-0.69	0.25	-0.1	-0.91	0.74
line above:bill	-0.02	0.46	-1.18	-1.63	0.91
line above:birth	0.26	-0.52	1.01	-1.17	-0.27
line above:blue	0.59	0.3	-0.38	-0.65	-0.47
line above:blueshield	0.41	-0.1	-0.24	-0.16	-0.08
line above:bluestem	0.54	-0.19	-0.23	-0.06	-0.09
line above:box	2.03	-0.14	-1.42	-0.72	-0.5
line above:by	0.2	-1.57	0.45	0.49	-0.63
line above:c	-0.89	-0.07	1	-0.12	-0.05
line above:california	0.05	-0.13	0.23	-0.17	-0.09
line above:cannot	1	-0.13	-0.68	-0.32	-0.07
line above:care	2.8	-1.48	-1.82	-0.66	-0.47
line above:carolina	-1.08	1.37	-1.28	-0.4	-0.18
line above:cascad	-0.35	-0.28	0.74	-0.2	-0.13
line above:case	-1.48	0.16	0.68	0.87	-0.38
line above:casualty	0.42	-0.03	-0.33	-0.05	-0.02
line above:cedar	1.21	-0.72	-0.26	-0.29	-0.15
line above:center	0.92	0.41	-0.7	-0.91	-0.56
line above:certificat	1.37	-0.27	-0.73	-0.64	-0.12
line above:charg	0.69	0.87	-1.88	-2.18	-0.84
line above:check	-0.04	-0.66	-1.09	1.12	-0.64
line above:chiropractic	1.97	-0.9	-0.71	-0.87	-0.5
line above:choic	1.14	-0.01	-1.11	-0.08	-0.01
line above:cigna	0.29	-0.11	-0.12	-0.05	-0.04
line above:claim	-0.9	0.93	-2.4	-0.28	1.51
line above:clinic	-0.09	0.88	-0.74	-0.82	-0.63
line above:cms	0.56	0.56	-1.09	-0.12	-0.05
line above:co	3.34	-2.34	-1.17	-1.01	-0.88
line above:code	0.3	0.36	-0.81	-0.91	-0.73
line above:community	1.64	-0.07	-1.55	-0.15	-0.06
line above:company	1.96	-0.86	-2.25	0.45	-0.35
line above:compens	0.38	-0.82	0.33	-0.3	-0.21
line above:contractor	2.08	-0.47	-1.72	-0.38	-0.25
line above:control	0.18	-0.48	-0.45	0.48	-0.18
line above:cooperativ	0.82	-0.05	-0.69	-0.07	-0.04
line above:corpor	0.48	-0.03	-0.4	-0.05	-0.02
line above:correspondenc	0.64	-0.18	-0.18	-0.24	-0.07
line above:cover	1.72	-0.85	-0.54	-0.92	-0.16
line above:coverag	-0.45	0.56	-0.15	-0.09	-0.05
line above:cpt	-0.16	-0.13	-0.29	0.5	-0.02
line above:creek	-0.15	-0.55	0.66	-0.67	-0.18
line above:cros	0.52	0.78	-1.26	-0.26	-0.24
line above:d	1.08	-1.08	-0.85	0.71	-0.5
line above:date	-0.19	0.77	-3.5	-0.34	0.73
line above:dated	-0.37	-0.26	-0.44	0.83	-0.13
line above:daughter	1.28	-0.16	-0.7	-0.74	-0.07
line above:day	1.7	-0.27	-1.22	-0.41	-0.08
line above:dear	-1.06	0.4	-0.16	0.89	-0.61
line above:decision	-0.32	0.25	0.65	-0.27	-0.84
line above:deductibl	0.86	-0.27	-0.48	-0.13	-0.06
line above:degr	0.55	-0.13	-0.2	-0.19	-0.07
line above:denial	1.77	-2.19	-0.97	0.77	-1.1
line above:dental	1.88	-0.43	-1.43	-0.26	-0.19
line above:deny	1.06	0.17	-1.43	-1.25	-0.79
line above:depart	1.7	-1.02	-1.46	0.33	-0.6
line above:dependent	0.7	-2.1	-0.42	-1.09	1.17
line above:desmond	0.08	0.33	-0.07	-0.13	-0.3
line above:detail	0.24	-1.01	0.28	0.3	-0.29
line above:determin	-1.13	-1.35	-2.04	-0.44	1.94
line above:diagnosy	0.81	-0.05	-0.32	-0.51	-0.03
line above:dismissal	-1.51	1.23	-0.44	0.76	-0.34
line above:disput	0.77	-0.23	-0.29	-0.29	-0.08
line above:dme	0.73	-0.26	-0.45	-0.1	-0.14
line above:do	0.84	-0.31	-0.39	-0.17	-0.05
line above:dob	0.47	-1.54	-1.47	0.17	0.92
line above:doctor	-0.19	-0.27	-0.41	0.48	-0.11
line above:document	1.25	-0.17	-0.27	-1.06	-0.09
line above:dos	-1.41	1.62	-0.69	-0.69	-0.38
line above:dr	0.76	0	-0.45	-0.44	-0.17
line above:due	-2.18	1.75	-1.03	-1.23	1.14
line above:e	-1.32	0.29	-0.59	1.31	-0.14
line above:eft	1.85	-2.3	-0.64	0	-0.81
line above:employ	0.39	-0.53	0.28	-0.21	-0.18
line above:employe	0.29	-0.74	0.9	-0.9	-0.33
line above:enroll	1.17	-0.12	-1.02	-0.12	-0.05
line above:enrolle	0.68	-0.04	-0.15	-0.54	-0.17
line above:eob	2.14	-1.26	-1.52	-1.09	-0.68
line above:exceed	0.63	-0.41	-0.09	-0.1	-0.1
line above:explan	-0.58	1.1	0.2	-1.09	-1.01
line above:f	-0.14	-0.22	0.33	-0.17	-0.04
line above:famy	1.62	-0.47	-0.77	-0.61	-0.45
line above:fax	-1.37	0.41	-1.21	1.15	0.53
line above:fecha	-0.3	0.75	-0.07	-0.27	-0.36
line above:federal	0.48	-0.1	-0.27	-0.14	-0.08
line above:fee	0.55	-0.35	-0.08	-0.09	-0.09
line above:file	0.09	0.64	-0.25	-0.06	-1.19
line above:finaliz	-1.44	0.52	1.12	-0.3	-0.11
line above:first	-0.6	-0.83	-0.29	-0.35	0.92
line above:flat	0.66	-0.31	-0.24	-0.13	-0.06
line above:for	-0.54	0.38	0.75	-0.17	-2.25
line above:form	0.31	0.31	-0.51	-0.25	-0.18
line above:foxhollow	0.68	-0.37	-0.19	-0.12	-0.09
line above:from	-1.5	1.92	-0.99	-0.68	-0.97
line above:fund	2.09	-0.27	-1.87	-0.25	-0.18
line above:given	0.61	-0.1	-0.17	-0.44	-0.05
line above:govern	0.47	-0.16	-0.24	-0.19	-0.07
line above:granit	1.28	-0.82	-0.4	-0.23	-0.23
line above:group	-0.81	0.5	0.76	0.16	-1.46
line above:grove	1.16	-0.75	-0.19	-0.24	-0.74
line above:guardian	1.02	-0.15	-0.8	-0.1	-0.06
line above:guidelin	-0.7	-0.21	-0.34	0.87	-0.13
line above:h	-1.29	2.13	-0.33	-0.5	-1.3
line above:hand	-0.63	0.79	-0.12	-0.24	-0.19
line above:harbor	-0.11	-0.59	0.73	-0.63	-0.24
line above:harrow	0.18	0.6	-0.48	-0.37	-0.11
line above:has	-0.4	-0.77	0.89	-0.52	-0.21
line above:have	-0.34	0.68	-0.33	-0.21	-0.29
line above:health	0.91	0.66	-1.19	-0.4	-0.87
line above:healthcar	1.33	-0.37	-0.88	-0.44	-0.17
line above:hill	1.46	-1.27	-0.08	-0.29	-0.19
line above:hmo	-0.41	-0.16	-0.76	0.96	-0.4
line above:hollow	0.34	-0.1	-0.14	-0.07	-0.04
line above:holly	-0.15	-0.55	-0.07	0.6	-0.22
line above:home	0.66	-0.64	-0.41	0.14	-0.19
line above:hospital	-0.54	0.44	0.67	-0.51	-0.33
line above:humana	1.68	-0.62	-1.13	-0.53	-0.33
line above:icn	-1.07	1.67	-0.91	-1.07	-0.39
line above:id	-0.69	0.15	-0.22	1.12	-2.13
line above:identific	-0.42	0.86	-0.25	-0.49	-0.16
line above:imag	0.31	-0.46	0.42	-0.32	-0.11
line above:in	-0.29	-0.33	0.64	-0.46	-0.15
line above:inc	0.61	-0.35	0.15	-0.67	-0.54
line above:indemnity	0.9	-0.19	-0.68	-0.14	-0.07
line above:independent	0.77	-0.19	-0.38	-0.27	-0.06
line above:inform	-1.47	0.83	-1.48	0.44	0.76
line above:injection	-0.84	-0.49	-0.19	1.14	-0.14
line above:injury	0.46	-1.22	0.13	0.15	-0.46
line above:inquiry	-0.53	-0.2	-0.24	0.87	-0.13
line above:insur	0.38	0.75	-0.19	-0.99	-0.73
line above:insuranc	0.65	0.28	-0.86	-0.01	-0.65
line above:insured	-1.85	2	-0.29	-1.16	-0.23
line above:integrity	1.39	-0.4	-1.1	-0.32	-0.19
line above:internal	0.56	-0.35	-0.1	-0.22	-0.13
line above:is	-0.29	0.43	-1.82	0.26	0.7
line above:it	-0.87	-0.83	1.46	-0.97	-0.31
line above:ivorson	0.42	-0.2	-0.09	-0.09	-0.05
line above:j	0.66	0.3	-0.48	-0.42	-0.32
line above:jessamin	-0.38	-0.05	0.51	-0.07	-0.02
line above:juniper	-0.04	0.51	-0.26	-0.3	-0.21
line above:jurisdiction	0.78	-0.4	-1.32	0.46	-0.22
line above:k	1.03	0.69	-1.42	-0.83	-0.45
line above:l	1.02	-0.56	-0.09	-0.45	-0.1
line above:lane	0.82	0.09	-0.58	-0.49	-0.21
line above:leopold	0.62	-0.46	0.15	-0.24	-0.23
line above:letter	0.44	-0.77	-1.89	0.96	0.49
line above:level	-1.22	-0.1	-0.46	0.42	0.73
line above:life	1.47	-0.04	-1.37	-0.14	-0.03
line above:llc	1.6	0.38	-1.15	-1.02	-0.99
line above:ln	0.27	-0.12	-0.03	-0.06	-0.05
line above:los	-1.62	-1.34	-0.19	-0.08	1.72
line above:m	2.67	-2.71	-0.87	-0.77	0.53
line above:mac	0.73	-0.26	-0.45	-0.1	-0.14
line above:made	-0.44	0.76	-0.19	-0.22	-0.16
line above:mail	-0.23	0.74	-1.47	0.79	-1.05
line above:manag	0.58	-0.19	-0.12	-0.38	-0.1
line above:manager	1.54	-1.09	-0.17	-0.4	-0.15
line above:mapleton	-0.51	0.76	-0.15	-0.17	-0.11
line above:marguerit	-0.94	1.06	-0.24	-0.29	-0.31
line above:marsh	0.17	-0.46	-0.26	0.45	-0.05
line above:maximum	1.66	-1.13	-0.7	-0.33	-0.23
line above:may	-0.08	-0.85	-0.93	0.23	1.01
line above:md	0.97	0.96	-0.57	-1.26	-0.17
line above:meadowlark	0.62	-0.08	-0.4	-0.14	-0.04
line above:medicaid	-1.1	1.49	-1.9	0.67	-0.69
line above:medical	-0.44	1.14	-0.16	-0.26	-0.79
line above:medicar	1.07	0.63	-1.47	-0.99	-0.98
line above:medicin	1.92	-1.25	-0.67	-0.65	-0.36
line above:member	1.15	-1.69	-1.77	0.03	0.33
line above:mesa	0.83	-0.27	-0.27	-0.38	-0.09
line above:military	1.15	-0.5	-0.52	-0.18	-0.24
line above:mill	-0.53	-0.35	0.84	-0.55	-0.15
line above:mk	0.31	0.11	-0.13	-0.2	-0.1
line above:mri	1.48	-0.39	-0.52	-1.16	-0.21
line above:ms	-0.51	0.4	-1.4	0.73	-0.15
line above:mutual	1.9	-0.39	-1.31	-0.62	-0.13
line above:n	2.22	-0.9	-0.59	-1.6	-0.26
line above:name	0.24	0.43	0.01	-2.46	0.3
line above:national	0.46	-0.06	-0.29	-0.1	-0.03
line above:need	-0.32	0.63	-0.43	-0.35	-0.23
line above:net	-0.01	0.55	-0.82	-0.53	-0.19
line above:network	1.92	-0.6	-0.82	-1.47	-0.21
line above:neurology	0.4	-0.14	-0.17	-0.1	-0.03
line above:no	0.36	0.2	-0.52	0.03	-1.39
line above:northam	-0.11	0.19	-0.02	-0.04	-0.03
line above:not	-0.02	0.22	-2.12	-1.4	1.39
line above:note	0.78	0.05	-0.64	-0.48	-0.21
line above:notic	-0.38	-1.28	0.13	0.34	0.36
line above:npi	0.69	-0.08	0.1	-0.99	-0.44
line above:number	-1.85	2.09	-0.41	-0.17	-0.31
line above:o	0.23	0.45	-0.23	-0.31	-0.33
line above:oak	0.32	-0.1	-0.03	-0.15	-0.04
line above:of	0.4	-0.79	-0.83	-1.49	1.32
line above:offic	-1.4	-0.27	0.07	1.09	-0.12
line above:ohio	0.72	-0.23	-0.36	-0.14	-0.1
line above:on	1.71	-1.5	-2.15	-1.78	0.81
line above:optum	-0.97	-0.08	1.06	-0.44	-0.06
line above:or	-0.14	-0.06	-0.01	0.26	-0.6
line above:orchard	1.01	-0.63	-0.08	-0.21	-0.19
line above:organiz	0.29	-0.03	-0.2	-0.04	-0.02
line above:orthopedic	1.48	-0.67	-0.47	-0.46	-0.25
line above:our	0.01	-0.5	0.57	-0.58	-0.15
line above:overpaid	-1.56	1.16	0.89	-0.31	-0.21
line above:overpay	0.2	-0.26	-0.52	0.5	-0.25
line above:owe	0.61	0.1	-0.84	-0.4	-0.3
line above:p	1.4	-1.32	-0.09	-0.62	-0.23
line above:page	2.05	-0.83	-0.29	-1.51	-0.3
line above:paid	-0.49	1.86	-2.57	-2.42	-1.65
line above:pain	1.25	-0.47	-0.38	-0.82	-0.19
line above:part	-0.41	0.83	0.16	-0.91	-0.43
line above:participant	0.39	0.43	-0.32	-1.36	-0.52
line above:partner	0.73	-0.12	-0.5	-0.12	-0.07
line above:patient	-0.35	0.17	-1.39	-0.48	0.71
line above:pay	-0.15	0.87	0.2	-1.74	-0.88
line above:pc	1.43	-0.74	-0.38	-0.43	-0.3
line above:pd	1.54	-1.08	-0.33	-0.56	-0.32
line above:pediatric	-0.92	0.55	0.98	-0.99	-0.48
line above:period	1	-0.31	-0.51	-0.22	-0.07
line above:physical	-0.07	0.22	-1.3	0.61	-0.46
line above:physician	1.17	-0.05	-1.08	-0.14	-0.03
line above:pine	1.49	-0.82	-0.85	-0.31	-0.21
line above:plan	2.83	-0.47	-2.56	-1	-0.98
line above:pm	-1.38	1.09	0.19	-0.32	-0.19
line above:po	1.94	-0.81	-1.25	-0.53	-0.23
line above:podiatry	-0.32	0.2	0.6	-0.83	-0.27
line above:point	-0.13	-0.38	0.38	-0.38	-0.24
line above:policy	0.9	-0.13	-0.18	-0.62	-0.04
line above:ppo	0.67	-0.11	-0.39	-0.17	-0.05
line above:pr	0.25	0.3	-0.26	-0.22	-0.22
line above:practic	-0.82	0.95	-0.1	-0.45	-0.08
line above:prairi	1.37	-0.27	-1.02	-0.25	-0.11
line above:primary	0.2	-0.73	-0.41	0.28	-0.17
line above:prior	1.23	-0.87	-0.11	-0.28	-0.21
line above:procedur	-2.04	1.7	-0.89	0.92	-0.23
line above:process	1.13	-1.96	0.29	-0.37	-1.12
line above:program	-0.44	-0.5	0.91	-0.43	-0.31
line above:prov	1.54	-1.08	-0.33	-0.56	-0.32
line above:provider	-0.75	1.09	-1.15	0.73	-2.01
line above:pt	0.64	-0.22	-0.21	-0.21	-0.04
line above:q	1.33	-1.03	-0.23	-0.37	-0.88
line above:r	-0.78	-0.25	-0.36	1.12	-0.18
line above:rc	1.5	-1.06	-0.3	-0.54	-0.31
line above:rd	0.9	-0.33	-0.3	-0.23	-0.15
line above:re	0.31	-0.22	-0.26	0.21	-0.08
line above:reason	-0.25	0.79	-0.82	-0.94	-0.43
line above:receiv	0.24	1.06	0.73	-2.07	-0.87
line above:recipient	0.31	-0.09	-0.12	-0.09	-0.02
line above:reconsider	0.33	-0.61	-0.46	0.26	-0.19
line above:record	-0.84	-0.01	0.7	-0.04	0.57
line above:recovery	-0.55	-0.75	0.54	0.45	-0.19
line above:redbud	-0.14	-0.06	0.29	-0.08	-0.02
line above:redetermin	-0.83	-0.82	-0.37	1.07	-0.15
line above:ref	-1.55	1.14	-0.72	1.02	-0.15
line above:referenc	-1.08	0.88	-0.42	0.78	-0.61
line above:referral	-0.81	1	-0.46	-0.52	-0.13
line above:refund	-0.97	1.15	-0.46	-0.19	-0.14
line above:region	-0.37	-0.39	0.64	-0.26	-0.22
line above:rehab	-0.36	0.77	-0.32	-0.41	-0.24
line above:rehabilit	0.47	-0.77	-1.06	0.41	-0.28
line above:relationship	1.49	-1.07	-0.63	-0.69	-0.54
line above:rem	0.9	-0.52	-0.25	-0.27	-0.1
line above:remark	-1.03	0.74	-0.66	0.76	-0.16
line above:remittanc	0.91	-1.32	-1.75	0.52	-0.54
line above:report	1.36	0.24	-0.91	-1.23	-0.32
line above:request	-0.16	0.4	-1.85	0.6	-1.57
line above:review	-0.32	1.16	-0.51	-0.49	0.3
line above:ridge	-0.03	0.54	-0.34	-0.31	-0.17
line above:river	1.4	-0.67	-0.89	-0.37	-0.24
line above:road	0.54	-0.22	-0.13	-0.15	-0.05
line above:rufu	0.1	0.37	-0.26	-0.1	-0.17
line above:run	-0.6	-0.07	-0.32	0.78	-0.05
line above:s	0.14	0.6	-0.3	-0.97	-0.49
line above:sagebrush	0.31	-0.04	-0.2	-0.08	-0.02
line above:same	0.49	-0.05	-0.37	-0.06	-0.02
line above:schedul	0.55	-0.35	-0.08	-0.09	-0.09
line above:section	-0.53	-0.05	0.72	-0.36	-0.03
line above:see	0.86	-1.14	-1.07	0.49	-0.23
line above:self	0.34	-0.71	-0.56	0.63	-0.12
line above:sent	0.13	0.89	-0.73	-0.48	-0.72
line above:servic	-0.26	1.02	-0.1	-0.63	-2.04
line above:sex	-1.71	1.39	-0.28	-0.73	0.94
line above:share	0.63	-0.43	-0.27	-0.12	-0.28
line above:shield	0.84	0.53	-0.68	-0.87	-0.36
line above:sincer	1.61	-0.52	-0.95	-0.64	-0.1
line above:sir	-0.77	1.39	-0.52	-0.98	-0.29
line above:solution	-0.39	-0.13	0.55	-0.15	-0.06
line above:spine	0.21	0.38	-0.33	-0.35	-0.2
line above:st	1.57	-1.24	-0.17	-0.48	-0.28
line above:stat	2.33	-0.96	-0.82	-1.55	-0.32
line above:state	-0.54	-0.14	0.77	-0.26	-0.1
line above:statu	-0.05	-0.49	-0.68	1	-0.42
line above:stonebridg	-0.09	0.58	-0.3	-0.24	-0.34
line above:street	0.6	-0.29	-0.08	-0.15	-0.1
line above:subscriber	0.27	-1.57	-0.73	-0.08	0.8
line above:summary	0.4	-1.07	-1.38	-0.45	0.95
line above:supp	0.42	-0.05	-0.23	-0.21	-0.07
line above:surgery	-1.48	0.79	-0.48	-0.31	0.9
line above:t	-1.1	1.44	-0.6	-0.38	-0.56
line above:tallgras	1.29	-0.17	-1.12	-0.2	-0.08
line above:tax	1.31	-0.82	-0.25	-0.51	-0.16
line above:te	0.31	0.11	-0.13	-0.2	-0.1
line above:test	1.09	-0.64	-0.25	-0.45	-0.14
line above:texa	0.89	-0.05	-0.73	-0.22	-0.04
line above:th	1.35	0.31	-0.22	-1.73	-0.09
line above:that	2.42	-1.01	-1.41	-1.38	-0.22
line above:the	0.36	-0.57	-0.13	0.35	-0.77
line above:therapy	-0.33	0.82	0.05	-0.33	-0.77
line above:thi	0.56	-1.64	0.1	-1.39	0.61
line above:time	-0.09	-0.16	-0.35	0.44	-0.07
line above:tin	-1.33	-0.21	-0.3	1.44	-0.15
line above:to	-1.03	0.77	0.73	-0.21	-0.82
line above:total	3.8	-2.46	-1.21	-1.46	-0.57
line above:townzip	0.31	0.72	-3.12	-0.32	-0.08
line above:tr	-0.52	-0.37	-0.38	0.86	-0.25
line above:treat	1.05	-1.87	-0.57	-1.04	1
line above:tricar	-1.23	-0.46	1.1	0.47	-0.28
line above:trust	1.87	-0.83	-1.41	-0.22	-0.24
line above:two	0.14	-0.9	-0.14	0.77	-0.06
line above:tx	1.38	-0.35	-0.15	-1.24	-0.08
line above:u	1.19	-0.6	-0.13	-0.78	-0.17
line above:under	0.52	-0.09	0.5	-1.35	-0.06
line above:unit	1.46	-0.75	-0.3	-0.73	-0.14
line above:unitedhealthcar	0.95	-0.32	-1.4	0.74	-0.22
line above:up	0.61	-0.24	-0.14	-0.21	-0.06
line above:upheld	1.78	-1.24	-0.5	-0.74	-0.28
line above:used	0.89	-0.16	-0.64	-0.08	-0.05
line above:utiliz	-0.9	-0.28	0.47	0.73	-0.16
line above:valley	1.57	-0.49	-0.83	-0.74	-0.14
line above:visit	-1.3	1.21	0.01	0.33	-0.55
line above:voucher	1.74	-1.61	-0.75	-0.35	-0.42
line above:w	-0.72	0.67	-0.18	0.52	-0.25
line above:was	1.94	-1.26	-0.81	-0.4	-0.23
line above:way	0.37	-0.18	-0.06	-0.08	-0.05
line above:we	-0.76	1.39	-0.76	-0.61	-0.26
line above:week	0.46	-0.22	-0.28	-0.06	-0.12
line above:were	0.07	-0.28	-0.39	0.53	-0.08
line above:wilhelmina	-0.66	-1.01	-0.46	-0.3	1.15
line above:will	0.33	-0.2	-0.05	-0.05	-0.06
line above:with	1.05	-0.37	-0.58	-0.22	-0.1
line above:worker	-0.84	-0.32	-0.87	1.3	-0.16
line above:wound	0.25	0.14	-0.13	-0.2	-0.21
line above:x	0.42	-1.06	0.18	0.07	-0.25
line above:xx	-0.89	-1.06	0.98	-0.51	0.56
line above:xxx	-1.07	-1.01	1.01	-0.47	0.58
line above:you	2.24	-0.85	-1.66	-0.91	-0.66
line above:your	1.2	-0.19	-1.39	-0.19	-1.12
line above:zellwood	0.45	-0.14	-0.17	-0.11	-0.04
no words before	-1.56	-0.43	2.68	-1.22	-0.19
over 1::	0.08	-0.41	-0.31	0.52	-0.58
over 1:<5>	1.41	-1.52	1.07	-1.5	-1.99
over 1:<d>	-1.37	0.01	0.01	1.23	-0.18
over 1:<m>	1.3	0.17	-1.42	-0.39	-2.23
over 1:<month>	-1.09	0.74	-1.6	0.31	1.01
over 1:<n>	0.5	-0.1	0.04	-0.4	-0.88
over 1:a	-0.64	0.49	-2.22	-1.27	1.72
over 1:about	-0.37	0.34	0.63	-0.71	-0.43
over 1:account	-0.09	0.84	-0.14	-0.84	-0.1
over 1:additional	0.23	-0.31	-0.34	0.13	-0.13
over 1:addres	0.06	-0.73	0.71	-0.25	-0.29
over 1:administrativ	0.89	-0.21	-0.48	-0.23	-0.1
over 1:administrator	-0.2	-0.35	0.57	-0.3	-0.12
over 1:advantag	-0.62	1.19	-0.56	-0.32	-0.79
over 1:advers	1.01	-0.65	0.39	-1.16	-0.55
over 1:advic	-0.07	0.77	-0.5	-0.16	-0.41
over 1:aetna	0.24	-0.04	-0.12	-0.15	-0.04
over 1:alder	0.96	-0.26	-0.39	-0.35	-0.09
over 1:allianc	0.89	-0.19	-0.69	-0.18	-0.08
over 1:ambetter	0.45	-0.15	-0.25	-0.11	-0.12
over 1:amount	1.24	-0.66	-0.56	-0.16	-0.08
over 1:an	0.08	0.78	-1.29	0.37	-0.19
over 1:and	-0.85	-0.41	1.21	0.13	-0.56
over 1:anthem	1.11	-0.12	-0.58	-0.84	-0.11
over 1:appeal	0.85	0.18	-1.61	0.17	-0.46
over 1:approv	1.21	-0.53	-0.7	-0.86	-0.11
over 1:ask	0.94	-0.06	-0.76	-0.16	-0.03
over 1:associat	-0.25	-0.47	-0.21	-0.28	0.74
over 1:attn	-1.41	0.07	-0.3	0.44	1
over 1:authoriz	0.54	-0.27	-0.15	-0.1	-0.05
over 1:auto	-0.16	-0.08	0.34	-0.15	-0.06
over 1:ave	1.02	-0.5	-0.16	-0.31	-0.2
over 1:b	-0.92	0.82	-1.14	0.59	-0.47
over 1:behalf	0.71	-0.15	-0.35	-0.21	-0.09
over 1:behavioral	0.17	-0.21	0.2	-0.57	-0.1
over 1:bellweather	0.67	-0.36	-0.2	-0.09	-0.06
over 1:beneficiary	-0.65	-0.75	-0.65	-0.33	1.16
over 1:benefit	-1.78	0.22	0.52	-0.03	1.1
over 1:bill	1.48	0.71	-1.3	-2	-1.39
over 1:birch	0.62	-0.08	-0.2	-0.21	-0.62
over 1:birth	0.4	-0.12	-0.08	-0.18	-0.04
over 1:blue	0.05	-0.61	0.51	-0.5	-0.3
over 1:bluecros	1.47	-0.16	-1.1	-0.91	-0.13
over 1:blueshield	1.49	-0.17	-1.1	-0.91	-0.13
over 1:bluestem	0.81	-0.3	-0.27	-0.18	-0.12
over 1:box	-0.77	1.15	-1.57	0.21	-0.13
over 1:by	0.62	0.22	-0.15	-1.24	-0.79
over 1:c	-0.3	0.48	0.8	-1.02	-0.64
over 1:california	0.79	-0.1	-0.64	-0.07	-0.06
over 1:call	0.5	-0.11	-0.21	-0.16	-0.06
over 1:cardinal	1.27	-0.14	-1.19	-0.1	-0.06
over 1:care	1.71	-0.25	-1.21	-1.17	-0.47
over 1:cascad	-1.13	-0.46	0.75	-0.33	0.85
over 1:case	-0.81	0.54	1.1	-1.27	-1.07
over 1:casualty	0.32	0.43	-0.68	-0.24	-0.12
over 1:cedar	0.8	-0.31	-0.28	-0.22	-0.1
over 1:center	0.4	-0.98	-0.37	-0.51	0.99
over 1:certificat	0.97	-0.08	-0.55	-0.5	-0.05
over 1:certify	0.2	-0.36	-0.76	0.62	-0.09
over 1:champva	0.54	-0.06	-0.38	-0.09	-0.05
over 1:charg	0.35	0.16	-0.39	-0.47	-0.24
over 1:check	-0.14	0.85	-0.71	-0.58	-0.36
over 1:chiropractic	1.27	-0.95	-0.32	-0.12	-0.15
over 1:choic	0.4	-0.13	-0.31	-0.13	-0.05
over 1:claim	0.76	-1	0.27	-0.68	-0.06
over 1:clementina	0.81	-0.67	-0.09	-0.05	-0.05
over 1:clinic	0.79	-0.42	-0.17	-0.17	-0.12
over 1:co	1.54	-1.37	-0.18	-0.18	-0.09
over 1:code	0.19	-0.3	-0.27	0.36	-0.13
over 1:community	1.79	-0.43	-1	-0.88	-0.21
over 1:company	0.7	0.05	-0.46	-0.49	-0.31
over 1:compens	0.82	0.48	-0.73	-0.36	-0.67
over 1:contract	0.62	-0.12	-0.04	-0.5	-0.2
over 1:contractor	1.28	-0.27	-0.8	-0.29	-0.12
over 1:control	0.25	-0.46	-0.4	0.43	-0.21
over 1:cooperativ	0.68	-0.03	-0.61	-0.04	-0.02
over 1:copay	-0.8	-0.46	-0.81	1.09	-0.07
over 1:copper	0.59	0.2	-0.61	-0.35	-0.08
over 1:correspondenc	-0.53	-0.78	-0.08	-0.34	0.99
over 1:cosima	0.47	-0.31	-0.06	-0.08	-0.03
over 1:cover	0.19	-0.07	-0.04	-0.06	-0.03
over 1:cranmor	0.61	-0.48	-0.06	-0.07	-0.04
over 1:creek	0.46	0.23	-0.35	-0.27	-0.16
over 1:cros	-0.19	-0.51	0.66	-0.43	-0.24
over 1:ct	0.4	-0.19	-0.06	-0.1	-0.06
over 1:d	-0.2	-0.62	-0.37	1.12	-0.15
over 1:date	0.84	0.02	-2.45	-0.47	0.16
over 1:day	0.6	-0.17	-0.29	-0.34	-0.04
over 1:de	0.87	-0.16	-0.43	-0.68	-0.1
over 1:dear	-0.09	-0.59	-1.26	0.91	-0.15
over 1:decision	-0.95	1.54	0.95	-2.08	-0.93
over 1:denial	-0.19	1.06	-0.16	-1.17	-1.8
over 1:deny	0.34	0.34	-0.44	-0.4	-0.43
over 1:depart	-1.28	-0.96	1.1	1.05	-0.4
over 1:description	0.4	-0.22	-0.06	-0.1	-0.04
over 1:desmond	1.11	-0.24	-0.25	-0.76	-0.34
over 1:determin	-0.31	-0.93	-0.12	0.99	-0.87
over 1:diagnosy	1.57	-0.86	-0.28	-0.67	-0.21
over 1:disput	0.53	-0.58	0.16	-0.71	-0.22
over 1:division	0.16	-0.04	-0.07	-0.04	-0.02
over 1:dme	0.73	-0.26	-0.45	-0.1	-0.14
over 1:dob	-1.25	-0.98	1.26	0.31	-0.51
over 1:document	0.23	-0.31	-0.34	0.13	-0.13
over 1:dr	-0.71	-0.81	-0.73	0.59	0.86
over 1:drug	0.23	-0.03	-0.14	-0.05	-0.02
over 1:eft	1.77	-1.26	-0.11	-0.31	-1.06
over 1:eg	0.2	-0.13	-0.01	-0.05	-0.03
over 1:employ	0.89	-0.35	-0.51	-0.13	-0.15
over 1:employe	-1.16	-0.91	0.5	-0.35	1.39
over 1:enroll	-1.6	-0.73	-0.24	1.69	-0.35
over 1:enrolle	-0.72	0.52	-0.54	0.66	-0.1
over 1:eob	0.17	-0.05	-0.06	-0.06	-0.01
over 1:exceed	0.65	-0.25	-0.13	-0.22	-0.13
over 1:explan	0.7	-0.26	-0.15	-2.09	0.4
over 1:facility	0.3	-0.09	-0.1	-0.1	-0.02
over 1:famy	1.65	-0.91	-0.68	-0.23	-0.5
over 1:fax	1.38	0.02	-0.54	-1.36	-0.29
over 1:federal	0.38	-0.41	0.07	-0.21	-0.15
over 1:fee	-0.57	-0.72	-0.44	-0.29	1.01
over 1:first	-0.73	-0.69	-0.05	-0.27	0.91
over 1:flat	0.53	-0.1	-0.26	-0.18	-0.05
over 1:for	-0.36	-0.33	-0.32	-1.82	1.59
over 1:form	0.33	-0.06	-0.17	-0.08	-0.04
over 1:found	0.34	-0.08	-0.18	-0.07	-0.04
over 1:foxglov	-0.35	0.76	-0.1	-0.24	-0.41
over 1:foxhollow	0.43	-0.13	-0.19	-0.09	-0.06
over 1:from	-1.04	0.1	1.28	-0.41	-0.58
over 1:fund	0.79	-1.25	-1.38	-0.51	0.94
over 1:govern	0.37	-0.1	-0.23	-0.15	-0.05
over 1:granit	1.17	-0.58	-0.43	-0.18	-0.16
over 1:group	2.81	-2.24	-0.73	0.04	-0.88
over 1:grove	1.21	-0.96	-0.11	-0.19	-0.67
over 1:guardian	-0.77	0.86	-0.71	0.39	-0.29
over 1:gwendolyn	-0.51	0.65	-0.07	-0.09	-0.04
over 1:h	-0.08	0.5	-0.38	-0.31	-0.15
over 1:handl	1.09	-0.76	-0.24	-0.44	-0.16
over 1:harbor	1.48	-0.27	-0.98	-0.34	-0.12
over 1:harrow	0.29	-0.06	-0.11	-0.1	-0.02
over 1:have	-0.43	-0.19	0.6	-0.12	-0.06
over 1:health	1.35	-1.16	-0.25	-1.15	-0.62
over 1:healthcar	1.15	-0.23	-0.81	-0.4	-0.12
over 1:hmo	0.66	-0.17	-0.38	-0.16	-0.05
over 1:hollow	0.51	-0.17	-0.12	-0.18	-0.05
over 1:holly	0.16	-0.58	-0.43	0.49	-0.27
over 1:hospital	0.59	-0.22	-0.21	-0.24	-0.05
over 1:i	0.28	-0.16	-0.01	-0.09	-0.04
over 1:id	1.35	0.13	-0.78	-1.07	-0.54
over 1:if	1.28	-0.76	-0.36	-0.43	-0.23
over 1:imag	0.57	-0.11	-0.26	-0.2	-0.06
over 1:in	-1.29	1.08	0.27	-0.66	-0.2
over 1:inc	2.15	-0.24	-1.93	-0.22	-0.11
over 1:independent	-0.15	0.64	-0.84	0.39	-0.23
over 1:inform	1.41	-0.02	-0.69	-0.87	-1.1
over 1:initial	-0.66	0.2	-0.39	0.75	-0.25
over 1:injury	0.55	-0.05	-0.3	-0.48	-0.29
over 1:institut	0.79	-0.19	-0.15	-0.61	-0.11
over 1:insur	-0.58	0.15	-0.2	0.74	-0.63
over 1:insuranc	0.19	1.05	-2.08	0.3	-0.4
over 1:insured	-0.45	0.7	-0.17	-0.46	-0.14
over 1:invent	1.2	-0.23	-0.23	-0.98	-0.06
over 1:is	-0.72	-0.25	0.28	-0.33	0.89
over 1:issue	-1	-1.14	-0.22	-0.25	1.41
over 1:j	1.75	-0.46	-0.24	-1.19	-0.28
over 1:jasper	-0.35	0.43	-0.08	-0.02	-0.07
over 1:jessamin	-0.4	0.51	-0.08	-0.08	-0.05
over 1:juniper	0.92	-0.32	-0.36	-0.24	-0.14
over 1:jurisdiction	1.55	-0.23	-1.16	-0.54	-0.16
over 1:kettl	-1.5	0.74	-0.07	1.1	-0.08
over 1:kettleby	0.18	0.08	-0.17	-0.06	-0.03
over 1:lake	-0.66	-0.63	-0.41	-0.25	0.93
over 1:lane	0.82	-0.27	-0.27	-0.24	-0.12
over 1:larch	0.19	-0.03	-0.11	-0.04	-0.02
over 1:larkspur	0.98	-0.27	-0.27	-0.63	-0.21
over 1:letter	-1.8	0.88	0.71	1.39	-1.12
over 1:level	0.08	0.91	-0.18	-0.71	-0.59
over 1:life	0.86	-0.06	-0.73	-0.09	-0.02
over 1:llc	0.95	0.35	-0.77	-0.76	-0.34
over 1:ln	0.27	-0.12	-0.03	-0.06	-0.05
over 1:los	1.1	-1.52	-0.26	-0.66	0.29
over 1:m	1.35	-0.71	-0.61	-0.56	-0.3
over 1:mac	0.73	-0.26	-0.45	-0.1	-0.14
over 1:mail	-0.47	0.54	-0.57	0.49	-0.35
over 1:manag	2.02	-0.16	-1.29	-0.52	-0.7
over 1:marisol	0.55	-0.12	-0.24	-0.09	-0.13
over 1:may	-0.05	0.69	-0.51	0.25	-0.27
over 1:md	-0.09	0.53	-0.26	-0.2	-0.06
over 1:meadowlark	0.43	-0.03	-0.33	-0.08	-0.02
over 1:medicaid	1.35	-1.01	-1.33	0.24	-0.32
over 1:medical	-1.15	1.68	-1.38	0.58	-1.12
over 1:medicar	0.32	0.47	-1.83	0.58	-1.28
over 1:medicin	0.48	0.41	-0.38	-0.52	-0.33
over 1:member	-1.02	0.28	-0.96	0.83	0.34
over 1:meridian	0.19	-0.04	-0.09	-0.05	-0.02
over 1:mesa	0.33	-0.09	-0.13	-0.1	-0.04
over 1:mill	0.2	0.22	-0.09	-0.2	-0.17
over 1:millrac	0.37	-0.12	-0.07	-0.09	-0.09
over 1:molina	0.19	-0.03	-0.11	-0.04	-0.02
over 1:must	0.54	-0.06	-0.38	-0.11	-0.02
over 1:mutual	-0.15	-0.16	-0.76	0.69	-0.07
over 1:n	1.23	-0.63	-0.29	-0.28	-0.23
over 1:name	-0.62	0.88	-0.52	0.15	-1.41
over 1:national	0.93	-0.17	-0.76	-0.41	-0.09
over 1:net	0.92	-0.38	-0.44	-0.12	-0.05
over 1:network	0.95	-0.18	-0.16	-0.74	-0.07
over 1:neurology	0.91	-0.32	-0.15	-0.24	-0.36
over 1:no	1.42	-0.17	-0.88	-0.71	-0.69
over 1:north	-1.15	0.79	0.82	-0.35	-0.22
over 1:not	-0.1	0.61	-0.46	0.32	-0.95
over 1:notic	-0.96	0.99	-1.21	0.59	0.01
over 1:npi	1.42	-1.04	-0.19	-0.29	-0.81
over 1:number	1.02	-1.09	0.26	-0.73	-0.09
over 1:o	1.04	0.23	-0.53	-0.84	-0.4
over 1:oak	0.68	-0.21	-0.13	-0.3	-0.08
over 1:of	-0.41	0.39	-0.11	0.05	-0.24
over 1:offic	-1.61	-0.41	0.23	1.26	0.42
over 1:official	-0.94	1.26	-0.46	-0.78	-0.22
over 1:ohio	0.78	-0.27	-0.39	-0.14	-0.12
over 1:on	-0.03	-0.28	-0.44	0.44	-0.17
over 1:optum	-0.97	-0.08	1.05	-0.43	-0.06
over 1:or	0.16	0.18	-0.58	0.18	-0.48
over 1:orchard	0.81	-0.26	-0.34	-0.18	-0.09
over 1:organiz	0.41	-0.06	-0.24	-0.08	-0.04
over 1:orthopedic	-0.93	1.47	-1.22	-0.49	-0.62
over 1:our	0.29	0.46	-0.25	-0.6	-0.14
over 1:p	1.55	-0.42	-0.71	-0.93	-0.43
over 1:page	-0.46	0.83	-0.2	-0.23	-0.14
over 1:paid	1.21	-1.07	-0.14	-0.06	-0.08
over 1:pain	1.45	-0.64	-0.42	-0.75	-0.22
over 1:part	-0.64	0.61	-1.32	0.74	-0.47
over 1:participant	1.12	0.21	-0.05	-1.19	-0.05
over 1:partner	1.01	-0.29	-0.33	-0.47	-0.11
over 1:party	-1.43	-0.93	-0.94	0.69	1.29
over 1:patient	0.1	1.13	-2.05	-0.35	-1.48
over 1:pay	-0.09	0.8	0.03	-0.22	-2.35
over 1:payee	2.03	-1.56	-0.38	-0.43	-0.71
over 1:payer	1.41	-0.23	-0.6	-1.15	-0.06
over 1:pediatric	0.97	-0.45	-0.31	-0.29	-0.13
over 1:period	0.55	-0.06	-0.31	-0.16	-0.04
over 1:physical	1.83	-1.67	-0.77	-0.73	0.61
over 1:physician	-0.02	-0.16	-0.57	0.67	-0.05
over 1:pine	-0.28	-0.87	-0.76	-0.3	0.9
over 1:plain	-0.77	-0.03	0.82	-0.13	-0.02
over 1:plan	-0.68	0.37	-0.81	-0.97	1.13
over 1:po	-1.62	1.32	-1.34	0.77	0.07
over 1:podiatry	0.92	-0.15	-0.38	-0.29	-0.76
over 1:point	1.7	-0.52	-1.32	-0.2	-0.28
over 1:policy	-1.24	-0.26	-0.17	1.43	-0.11
over 1:practic	0.49	-0.41	-0.08	0.11	-0.19
over 1:prairi	0.89	-0.18	-0.63	-0.11	-0.06
over 1:preauthoriz	0.84	-0.18	-0.34	-0.42	-0.05
over 1:print	-0.16	-0.54	0.16	0.24	-0.27
over 1:prior	0.54	-0.27	-0.15	-0.1	-0.05
over 1:procedur	1.48	-0.29	-0.63	-1.14	-0.21
over 1:process	0.48	0.56	-0.33	-0.37	-0.81
over 1:program	0.68	-0.73	-0.04	-0.39	-0.31
over 1:provid	0.83	-0.3	-0.3	-0.17	-0.21
over 1:provider	1.69	0.01	-1.47	-0.76	-1.39
over 1:pt	-0.54	0.85	-0.36	-0.39	-0.13
over 1:question	-0.87	1.02	-0.16	-0.21	-0.23
over 1:r	-0.71	0.59	-0.49	0.72	-0.69
over 1:rd	1.15	-0.44	-0.37	-0.25	-0.23
over 1:re	0.24	0.94	-0.38	-0.82	-0.17
over 1:reason	0.27	-0.1	-0.06	-0.09	-0.03
over 1:receiv	-0.38	-1.13	1.29	-0.74	-0.33
over 1:recipient	0.45	-0.22	-0.1	-0.11	-0.03
over 1:record	-0.64	-0.47	-0.42	1.09	-0.2
over 1:recovery	-0.69	-0.73	0.59	0.53	-0.17
over 1:referenc	0.68	-1.56	-0.33	0.87	-0.48
over 1:referr	1.01	-0.7	-0.24	-0.28	-0.08
over 1:region	-0.09	-0.43	0.68	-0.81	-0.24
over 1:rehab	0.73	-0.36	-0.38	-0.08	-0.04
over 1:rem	0.76	-0.38	-0.17	-0.21	-0.07
over 1:remit	-0.5	1.12	-0.2	-0.32	-0.52
over 1:remittanc	0.95	0.13	-1.01	-0.54	-0.64
over 1:render	-0.13	-0.17	-0.3	0.36	-0.05
over 1:report	1.22	-0.24	-0.65	-0.73	-0.14
over 1:request	1.28	-1.6	-1.44	-0.45	0.55
over 1:resp	-0.76	0.97	-0.33	-0.24	-0.1
over 1:review	0.63	0.6	-2.16	0.63	-1.36
over 1:river	1	-0.19	-0.77	-0.11	-0.08
over 1:road	0.07	0.24	-0.05	-0.16	-0.14
over 1:row	-0.41	0.77	-0.2	-0.28	-0.25
over 1:rowan	1.08	-0.79	-0.09	-0.25	-0.4
over 1:run	-0.34	-0.24	-0.3	0.65	-0.1
over 1:s	-1.47	-0.28	-0.18	1.73	-0.09
over 1:sagebrush	1.04	-0.7	-0.2	-0.36	-0.15
over 1:sb	-1.01	0.44	-0.14	0.84	-0.06
over 1:sc	-0.23	-0.75	-0.46	-0.82	0.9
over 1:servic	0.31	-0.98	-1.73	0.45	0.97
over 1:shield	-0.59	-0.23	0.8	-0.19	-0.17
over 1:silver	0.6	-0.06	-0.22	-0.19	-0.61
over 1:sincer	1.61	-0.52	-0.95	-0.64	-0.1
over 1:solution	-0.62	-0.02	0.66	-0.08	-0.02
over 1:spine	-0.03	0.56	-0.25	-0.29	-0.13
over 1:sponsor	-0.18	0.84	-0.23	-0.33	-0.36
over 1:st	0.78	-0.45	-0.13	-0.23	-0.14
over 1:stat	1.27	-1	-0.78	-0.92	0.79
over 1:state	-1.21	-0.12	1.01	0.57	-0.08
over 1:statu	1.51	-0.68	-0.59	-0.84	-0.17
over 1:step	0.27	-0.11	-0.05	-0.06	-0.05
over 1:stonebridg	0.05	0.49	-0.3	-0.31	-0.4
over 1:street	1.3	-1.13	-0.08	-0.18	-0.21
over 1:subject	-0.15	-0.29	1.02	-1.39	-0.18
over 1:subscriber	0.78	0.3	-0.42	-0.59	-1.05
over 1:summary	-1.34	1.12	-0.52	-0.78	0.8
over 1:surgery	-0.72	-0.62	-0.39	-0.2	0.93
over 1:t	-1.01	1.2	-0.51	-0.26	-0.29
over 1:tallgras	1.16	-0.09	-1.07	-0.14	-0.04
over 1:tax	1.4	-1.05	-0.12	-0.31	-0.19
over 1:texa	0.45	-0.03	-0.28	-0.18	-0.03
over 1:the	0.05	1.48	-2.03	-1.32	-0.83
over 1:therapy	1.04	-0.56	-0.85	-0.86	0.4
over 1:thi	-1.09	-0.32	0.82	-1.51	1.14
over 1:tin	1.14	-1.07	-0.06	-0.15	-0.08
over 1:to	0.51	-0.46	-1.76	0.37	0.2
over 1:tobia	-0.16	0.46	-0.18	-0.17	-0.15
over 1:total	2.27	-1.47	-1.01	-0.75	-0.4
over 1:townzip	1.2	-0.34	-2.72	-0.61	-0.01
over 1:treat	-0.39	0.44	-0.23	0.3	-0.11
over 1:tricar	-1.09	-0.43	1.3	-0.3	-0.26
over 1:trust	0.68	-0.28	-0.39	-0.09	-0.1
over 1:two	0.89	-0.18	-0.18	-0.58	-0.04
over 1:tx	1.38	-0.35	-0.15	-1.24	-0.08
over 1:u	0.89	-0.29	-0.09	-0.72	-0.1
over 1:unit	-0.26	0.84	-0.36	-1.03	-0.19
over 1:unitedhealthcar	1.56	-0.38	-1.25	-0.39	-0.16
over 1:utiliz	-0.06	0.26	-1.17	0.56	-0.53
over 1:va	0.97	-0.16	-0.16	-0.78	-0.07
over 1:valley	0.73	0.2	-0.7	-0.39	-0.12
over 1:vendor	1.07	-0.83	-0.04	-0.34	-0.57
over 1:verde	1.07	-0.48	-0.05	-0.16	-0.68
over 1:visit	-1.65	-1.2	0.9	1.04	-0.43
over 1:voucher	-0.42	-0.44	-0.1	0.8	-0.11
over 1:w	0.33	0.36	-0.29	-0.32	-0.25
over 1:was	0.48	-0.16	-0.25	-0.05	-0.03
over 1:way	0.71	-0.36	-0.12	-0.15	-0.13
over 1:wc	0.09	-0.12	-0.23	0.04	-0.09
over 1:we	1.23	-0.42	-0.48	-0.41	-0.1
over 1:wilhelmina	0.88	-0.51	-0.23	-0.14	-0.11
over 1:will	1.44	-0.11	-1.1	-0.46	-0.03
over 1:willowmer	0.31	-0.07	-0.13	-0.09	-0.02
over 1:with	0.66	-0.23	-0.29	-0.18	-0.07
over 1:worker	0.62	0.52	-0.6	-0.31	-0.65
over 1:x	-0.38	-0.47	-0.23	-0.05	0.96
over 1:you	0.05	-1.16	0.88	-0.92	-0.42
over 1:your	-0.33	0.01	0.14	0.36	-0.68
over 1:zellwood	0.29	-0.07	-0.15	-0.06	-0.02
over 2::	1.48	-1.18	-0.95	-0.08	-1.02
over 2:<5>	2.03	-2.48	-0.56	-0.9	0.52
over 2:<d>	0.08	-0.65	-0.89	1.46	-0.92
over 2:<m>	0.83	0.7	-1.02	-0.29	-2.26
over 2:<month>	0.31	-0.26	-0.19	0.22	-1.92
over 2:<n>	-0.13	0.47	-1.12	0.13	-0.41
over 2:a	-0.42	-0.16	0.6	-1.17	0.46
over 2:about	-1.44	-0.17	0.59	0.84	-0.04
over 2:account	-0.9	-1.08	-0.83	-0.5	1.31
over 2:acupunctur	0.5	0.08	-0.26	-0.33	-0.25
over 2:addres	-0.54	0.89	-0.25	-0.51	-0.43
over 2:administrator	-0.93	0.1	-0.42	-0.27	0.86
over 2:advers	-0.6	1.24	-0.51	-0.45	-0.4
over 2:advic	0.83	-0.48	-0.27	-0.36	-0.18
over 2:aetna	0.21	-0.06	-0.09	-0.04	-0.03
over 2:alder	0.35	-0.05	-0.1	-0.16	-0.08
over 2:all	1.03	-0.09	-0.89	-0.14	-0.03
over 2:ambetter	1.5	-1.27	-0.58	-0.18	-0.63
over 2:amount	-0.49	-0.48	0.9	-0.76	-0.13
over 2:an	1.6	-0.55	-0.32	-1.11	-0.14
over 2:and	0.22	0.59	-1.23	0.27	-1.48
over 2:anthem	1.02	-0.72	-0.14	-0.15	-0.54
over 2:appeal	-0.76	1.79	-0.5	0.34	-1.91
over 2:approv	1.15	-0.4	-0.27	-0.65	-0.06
over 2:associat	1.01	-0.12	-0.09	-0.26	-1.47
over 2:attn	0.38	0.47	-0.18	-0.43	-0.63
over 2:authoriz	-0.6	0.84	-0.09	-0.46	-0.23
over 2:auto	-0.16	0.4	-0.15	-0.16	-0.12
over 2:ave	-0.09	0.76	-0.05	-0.24	-0.62
over 2:b	0.36	0.12	-1.3	0.01	-0.66
over 2:bartholomew	0.35	-0.12	-0.05	-0.15	-0.03
over 2:be	0.56	-0.04	-0.44	-0.09	-0.02
over 2:behavioral	-0.12	0.65	-0.36	-0.45	-0.38
over 2:beneficiary	-0.48	-0.11	-0.18	0.62	-0.03
over 2:benefit	-0.86	0.18	1.32	-2.25	0.13
over 2:bill	2.79	-1.07	-1.38	-1.3	-0.76
over 2:birth	0.17	-0.04	-0.01	-0.11	-0.02
over 2:blue	-0.15	1.02	-0.67	-1.34	-0.3
over 2:bluecros	0.92	-0.69	-0.11	-0.08	-0.53
over 2:blueshield	0.92	-0.69	-0.11	-0.08	-0.53
over 2:bluestem	0.32	0.23	-0.26	-0.23	-0.14
over 2:box	-0.43	-0.79	-2.3	0.53	1.25
over 2:by	0.06	-0.37	-0.42	0.52	-0.06
over 2:c	0.81	0.04	-0.5	-0.74	-0.48
over 2:care	0.35	-0.91	-0.58	0.57	-0.35
over 2:case	0.82	-0.23	-0.12	-0.58	-0.05
over 2:casualty	1.03	0.01	-0.52	-0.28	-0.58
over 2:cedar	0.73	-0.16	-0.09	-0.17	-0.68
over 2:center	-0.45	-1.09	-0.72	0.02	1.3
over 2:charg	1.18	-0.35	-0.46	-0.6	-0.16
over 2:check	0	0.95	-0.61	-0.65	-0.24
over 2:chiropractic	0.61	-0.21	-0.13	-0.22	-0.07
over 2:claim	-0.2	0.69	-1.53	0.29	0.08
over 2:claimant	-0.44	-0.24	-0.14	0.73	-0.06
over 2:co	-0.36	-0.33	-0.14	0.63	-0.09
over 2:code	-0.75	0.81	-0.16	0.44	-0.69
over 2:community	-0.53	-0.29	-0.35	0.77	-0.11
over 2:company	-0.47	-0.5	-1.52	0.29	1.22
over 2:compens	-0.79	1.35	-0.51	-0.33	-0.61
over 2:creek	0.32	-0.04	-0.07	-0.16	-0.11
over 2:cros	0.65	0.36	-0.26	-1.13	-0.1
over 2:d	-0.39	0.74	-0.22	-0.55	-0.15
over 2:date	0.71	0.01	0.31	-1.44	-0.3
over 2:day	1.67	-0.36	-1.44	-0.48	-0.09
over 2:dear	-0.55	-0.24	0.8	-0.2	-0.06
over 2:decision	-0.06	0.61	-1.54	-0.38	0.57
over 2:deductibl	1.16	-0.47	-0.63	-0.16	-0.05
over 2:denial	1.18	0.13	-0.82	-1.66	-1.68
over 2:deny	0.21	0.67	-0.82	-0.29	-0.12
over 2:depart	0.25	0.56	-1.23	0.28	-0.92
over 2:desmond	-0.25	0.76	-0.22	-0.44	-0.22
over 2:detail	-0.53	0.61	-0.08	-0.1	-0.03
over 2:determin	-1.1	2.27	-0.67	-0.71	-1.5
over 2:disput	0.7	-1.06	-0.61	0.08	-0.31
over 2:division	0.77	-0.49	-0.04	-0.22	-0.17
over 2:do	-0.78	-0.06	0.81	-0.05	-0.02
over 2:dob	0.65	-0.36	-0.19	-0.25	-0.09
over 2:dos	0.22	-0.06	-0.07	-0.07	-0.02
over 2:dr	-1.16	0.55	1.16	-0.9	-0.45
over 2:e	-0.85	0.15	-0.29	0.83	-0.25
over 2:eft	1.07	-0.17	-0.07	-1.09	-0.08
over 2:employ	-0.54	0.54	-0.78	0.67	-0.5
over 2:employe	-0.32	-0.19	-0.26	0.55	-0.07
over 2:enrolle	0.34	-0.03	-0.08	-0.21	-0.02
over 2:eob	0.16	-0.03	-0.02	-0.1	-0.02
over 2:explan	0.24	-0.84	1.32	-1.87	-1.57
over 2:famy	0.32	-1.17	-0.48	0.51	0.47
over 2:fax	0.73	-0.26	-0.29	-0.38	-0.77
over 2:federal	0.02	-0.28	-0.33	0.39	-0.09
over 2:flat	0.96	-0.69	-0.19	-0.17	-0.11
over 2:for	-1.69	0.51	0.28	-0.29	1.16
over 2:from	2.15	-1.58	-1.24	-0.45	-0.7
over 2:fund	0.02	0.18	-0.09	-0.06	-0.05
over 2:g	0.33	-0.09	-0.11	-0.14	-0.02
over 2:govern	-0.94	-0.67	-0.45	1.17	-0.26
over 2:gp	1.48	-1.35	-0.21	-0.1	-0.07
over 2:grievanc	-0.94	1.59	-0.38	-0.47	-0.94
over 2:group	-1.28	0.81	-1.53	1.35	-0.96
over 2:guardian	1.36	-0.93	-0.1	-0.33	-0.7
over 2:h	-0.28	-0.25	-0.08	0.41	-0.05
over 2:harbor	0	0.61	-0.11	-0.22	-0.43
over 2:have	0.94	-0.32	-0.36	-0.33	-0.06
over 2:health	0.03	-0.21	-2.93	0.01	1.24
over 2:healthcar	-0.05	0.35	-0.6	0.32	-0.28
over 2:i	-0.54	0.78	-0.15	-0.53	-0.13
over 2:id	-0.72	-0.56	0.39	0.76	-0.97
over 2:if	0.38	0.6	-0.55	-0.35	-0.46
over 2:imag	0.96	-0.69	-0.19	-0.17	-0.11
over 2:inc	0.13	-0.13	-0.85	0.8	-0.74
over 2:independent	0.24	-0.61	0.08	0.19	-0.46
over 2:inform	-0.98	-0.31	1.2	-0.57	-0.08
over 2:inquiry	1.36	-0.16	-0.1	-1.33	-0.14
over 2:insuranc	0.02	-0.07	-2.06	-0.6	1.22
over 2:insured	-0.49	0.75	-0.11	-0.59	-0.13
over 2:invent	0.34	1.22	-0.12	-1.17	-0.31
over 2:is	0.61	0.56	0.43	-1.55	-1.03
over 2:issue	-0.42	0.89	-0.3	-0.23	-0.22
over 2:it	0.9	-0.25	-0.57	-0.17	-0.08
over 2:j	0.77	-0.4	-0.19	-0.16	-0.08
over 2:jurisdiction	-0.54	-0.64	-0.71	1.21	-0.34
over 2:knee	0.41	-0.03	-0.06	-0.32	-0.01
over 2:l	-0.38	-1.72	-0.61	-0.59	1.33
over 2:lake	-1.3	0.34	-0.17	0.94	-0.2
over 2:lane	-0.24	0.62	-0.17	-0.28	-0.19
over 2:leopold	0.47	-0.07	-0.25	-0.13	-0.04
over 2:letter	-0.59	0.63	-0.72	-0.51	0.54
over 2:life	1.28	-0.85	-0.22	-0.16	-0.68
over 2:llc	0	-0.79	0.64	-0.15	-0.3
over 2:m	1.24	-0.57	-0.56	-0.34	-0.24
over 2:manag	-1.05	0.37	-0.69	1.36	-0.75
over 2:may	-0.5	-0.21	-0.52	0.91	-0.08
over 2:medicaid	-0.7	0.73	-0.91	0.69	-0.69
over 2:medical	-0.48	1.43	-0.67	0.09	-1.87
over 2:medicar	-0.68	1.92	-1.64	0.09	-1.54
over 2:medicin	0.43	-1.78	-0.15	-0.57	1.56
over 2:member	-1.39	1.93	0.39	-1.1	-1.36
over 2:mesa	0.61	-0.05	-0.38	-0.22	-0.03
over 2:messag	0.42	-0.02	-0.29	-0.1	-0.01
over 2:mill	1.03	-0.16	-0.2	-0.4	-0.53
over 2:mutual	-1.71	1.42	-0.65	0.61	-0.36
over 2:name	-0.24	0.07	-0.83	0.85	-0.78
over 2:national	0.37	0.19	-0.08	-0.21	-0.37
over 2:network	0	-0.11	-0.83	0.32	-0.11
over 2:new	-0.09	0.59	-0.39	-0.22	-0.24
over 2:no	1.85	-1.43	-0.75	-0.67	-0.44
over 2:not	-0.42	0.58	0.1	-0.34	-0.33
over 2:notic	-1.63	2.87	-0.27	-1.33	-2.2
over 2:npi	0.04	0.44	-0.15	-0.37	-0.18
over 2:number	1.44	-0.9	-0.89	0.07	-0.67
over 2:o	-0.35	-1.56	-1.05	1.21	1.05
over 2:oak	0.23	-0.01	-0.11	-0.08	-0.04
over 2:occupational	0.44	-0.17	-0.12	-0.1	-0.06
over 2:of	0.66	-0.09	-0.5	-0.5	-0.27
over 2:offic	-0.79	1.08	-0.21	-0.24	-0.31
over 2:ohio	0.96	1.37	-0.77	-1.77	-0.9
over 2:on	-0.63	0.03	-0.33	1.04	-0.98
over 2:or	0.04	-0.83	-0.12	-0.41	0.79
over 2:orchard	-0.17	0.44	-0.17	-0.14	-0.11
over 2:organiz	0.32	-0.29	0.41	-0.87	-0.28
over 2:orthopedic	-0.05	0.64	-0.35	-0.29	-0.14
over 2:our	0.77	-0.27	-0.31	-0.16	-0.12
over 2:p	-0.48	-1.24	-1.08	1.06	1.04
over 2:page	0.71	-0.66	0.21	-0.34	-0.14
over 2:paid	-0.22	0.92	-0.9	-0.17	-0.14
over 2:pain	1.65	-0.88	-0.45	-0.33	-0.65
over 2:parent	0.52	-0.18	-0.07	-0.26	-0.07
over 2:part	-1.08	1	-1.34	0.79	-0.46
over 2:partner	0.52	0.23	-0.34	-0.43	-0.11
over 2:pat	1	-0.77	-0.07	-0.2	-0.05
over 2:patient	0.9	-1.88	-0.71	0.68	-0.51
over 2:pay	2.18	-0.3	-1.03	-1.95	-1.88
over 2:payee	1.86	-1.51	-0.13	-0.34	-0.24
over 2:percival	0.91	-0.46	-0.1	-0.4	-0.07
over 2:physical	0.48	0.27	-0.27	-0.4	-0.27
over 2:physician	0.51	-0.11	-0.29	-0.11	-0.05
over 2:plan	-1.21	1.02	-0.98	-0.5	1.09
over 2:po	-0.41	0.61	-1.76	-0.05	0.58
over 2:podiatry	0.76	-0.41	-0.14	-0.22	-0.21
over 2:point	-1.15	0.14	-0.24	1.22	-0.18
over 2:policy	-0.23	0.48	-0.06	-0.25	-0.22
over 2:practic	0.46	-0.19	-0.12	-0.09	-0.07
over 2:prairi	0.62	-0.47	-0.23	0.14	-0.13
over 2:procedur	0.32	-0.13	-0.09	-0.09	-0.02
over 2:process	-1.37	0.34	-0.14	1.23	-0.14
over 2:program	-0.06	-0.86	-0.78	1.07	-0.18
over 2:provider	0.9	0.09	0.09	-1.08	-1.41
over 2:question	1.05	-0.62	-0.17	-0.39	-0.16
over 2:rd	2.03	-0.65	-0.56	-1.56	-0.33
over 2:re	1.67	-0.49	-0.55	-1.06	-0.13
over 2:reason	-0.9	-0.2	1	-0.21	-0.12
over 2:receiv	1.36	-0.13	-0.2	-1.24	-0.04
over 2:reconsider	1.15	-0.24	-0.64	-0.83	-0.37
over 2:record	-0.37	-0.23	0.68	-0.37	-0.09
over 2:redwood	0.7	-0.15	-0.28	-0.3	-0.07
over 2:remittanc	1.14	-0.44	-0.33	-0.61	-0.63
over 2:report	0.63	-0.37	-0.12	-0.29	-0.21
over 2:request	-0.65	-0.99	0.26	0.83	-0.74
over 2:resolution	0.52	-0.84	-0.55	0.11	-0.28
over 2:review	-0.12	-0.09	-0.61	1.43	-1.91
over 2:river	1.47	-0.76	-0.44	-0.68	-0.25
over 2:sagebrush	0.47	-0.12	-0.23	-0.1	-0.05
over 2:see	0.61	-0.12	-0.41	-0.07	-0.06
over 2:servic	0.16	-2.58	-0.35	0.82	0.66
over 2:shield	-0.73	0.9	-0.4	-0.34	-0.2
over 2:silver	0.53	-0.23	-0.11	-0.18	-0.06
over 2:sincer	0.6	-0.07	-0.32	-0.2	-0.03
over 2:spine	-0.34	-0.81	-0.1	-0.23	0.81
over 2:sponsor	0.45	-0.17	-0.09	-0.16	-0.04
over 2:sport	0.07	-1.36	-0.04	-0.31	1.32
over 2:stat	-0.65	-0.84	0.09	-0.84	1.09
over 2:state	-0.67	-0.3	-0.51	1	-0.09
over 2:statu	-0.1	0.57	-0.49	-0.21	-0.06
over 2:ste	-1.01	1.08	-0.08	-0.1	-0.23
over 2:street	1.01	-0.56	-0.14	-0.24	-0.18
over 2:subscriber	0.73	-1.03	-0.39	-0.11	-0.33
over 2:summary	-1.1	1.74	-0.62	-0.62	-0.67
over 2:t	-0.83	-1.01	-0.09	-0.23	1.39
over 2:tallgras	-0.78	-0.86	-0.49	1.14	-0.22
over 2:tax	-0.58	-0.02	-0.17	0.57	-0.14
over 2:that	1.01	-0.26	-0.65	-0.2	-0.08
over 2:the	-1.95	-1.08	0.33	1.47	1.33
over 2:therapeutic	0.39	-0.16	-0.16	-0.06	-0.02
over 2:therapy	0.91	-0.09	-0.41	-0.45	-0.39
over 2:thi	0.88	0.23	-0.56	-0.19	-1.1
over 2:to	1.36	-0.02	-1.89	-1.2	0.48
over 2:total	0.84	-0.58	-0.52	0.17	-0.25
over 2:townzip	-0.49	0.62	-3.76	0.43	0.29
over 2:treat	0.91	-0.3	-0.51	-0.19	-0.07
over 2:tricar	0.46	0	-0.23	-0.19	-0.14
over 2:type	1.1	-0.56	-0.39	-0.38	-0.15
over 2:under	-0.22	0.84	-0.37	-0.73	-0.19
over 2:unit	-0.51	0.38	-0.96	0.85	-0.87
over 2:unitedhealthcar	0.38	-0.1	-0.18	-0.05	-0.06
over 2:us	0.93	-0.26	-0.42	-0.33	-0.06
over 2:utiliz	-0.45	0	-0.45	0.96	-0.79
over 2:valley	0.53	-0.11	-0.18	-0.18	-0.08
over 2:veteran	0.62	-0.08	-0.41	-0.11	-0.06
over 2:visit	-1.14	-0.77	1.12	-0.91	0.76
over 2:was	-0.83	-0.21	0.98	-0.22	-0.14
over 2:way	0.73	-0.32	-0.18	-0.22	-0.07
over 2:we	1.37	-0.57	-0.58	-0.3	-0.14
over 2:worker	-0.52	1.14	-0.68	-0.08	-0.67
over 2:x	-0.43	0.93	-0.16	-0.63	-0.25
over 2:xx	0.73	-0.45	-0.2	-0.26	-0.08
over 2:you	2.12	-0.53	-1.41	-0.62	-0.19
over 2:your	-0.81	1.19	-0.05	0.26	-1.14
pays for care	-0.75	-3.57	3.53	-3.2	-1.84
quarter:0	-0.66	-0.63	0.64	-0.35	0.92
quarter:1	-0.26	0.43	-1.47	0.6	-0.15
quarter:2	0.52	0.4	-0.44	-0.48	-1.84
quarter:3	2.4	-1.58	-0.36	-1.35	-1.37
right before:: <d>	1.52	-0.51	-0.49	-0.61	-0.16
right before:: <month> <n>	-0.6	-0.35	-0.06	0.92	-0.1
right before:: <n>	-0.74	-1.02	-0.44	1	0.76
right before:: bill <n>	0.48	-0.18	-0.05	-0.23	-0.06
right before:: dr	0.25	-1.3	-0.3	0.4	-0.61
right before:<month> <n>	-0.52	-1.22	-0.39	0.98	-0.28
right before:<month> <n> by	-0.81	-0.26	-0.35	1.04	-0.07
right before:<n> a	0.54	-0.27	-0.06	-0.16	-0.08
right before:<n> by	-1.15	-0.29	-0.41	1.35	-0.1
right before:<n> by dr	-0.55	-0.51	-0.19	0.83	-0.18
right before:<n> claim	0.29	-0.12	-0.02	-0.12	-0.04
right before:<n> member	-0.64	0.8	-0.07	-0.22	-0.11
right before:<n> mk <n>	0.37	-0.24	-0.01	-0.09	-0.04
right before:<n> of <n>	0.47	-0.08	-0.29	-0.09	-0.04
right before:<n> patient	0.75	-0.51	-0.09	-0.46	-0.12
right before:<n> patient :	-1.58	1.76	-0.07	-0.25	-0.14
right before:<n> provider :	-0.36	-0.5	-0.23	0.6	-0.23
right before:a sign	0.58	-0.15	-0.22	-0.19	-0.06
right before:adjuster :	1.44	-1.18	-0.14	-0.43	-0.55
right before:administrator llc	-0.07	-0.06	0.2	-0.22	-0.05
right before:advers benefit determin	0.54	-0.1	-0.19	-0.19	-0.12
right before:and blue shield	0.9	-0.18	-0.63	-0.09	-0.09
right before:appeal :	-0.86	-0.26	1.25	-0.38	-0.15
right before:appeal to the	0.36	-0.04	-0.24	-0.06	-0.02
right before:asg y	0.78	-0.52	-0.07	-0.14	-0.1
right before:ask for a	0.74	-0.2	-0.33	-0.2	-0.07
right before:ask the	1.33	-0.08	-1.17	-0.12	-0.04
right before:attn :	1.05	-1.43	-0.48	0.29	-1.02
right before:behalf of	-0.14	-0.09	0.4	-0.41	-0.05
right before:beneficiary :	-1.86	2.51	-0.31	-1.02	-1.13
right before:beneficiary name :	-0.84	1.32	-0.1	-0.18	-0.56
right before:benefit determin	0.54	-0.1	-0.19	-0.19	-0.12
right before:bill <n>	0.67	-0.22	-0.07	-0.35	-0.1
right before:bill provider	0.22	-0.11	-0.14	-0.1	-0.06
right before:blue cros	0.45	-0.04	-0.31	-0.09	-0.04
right before:blue shield	1.11	-0.19	-0.81	-0.17	-0.1
right before:blue shield provider	0.81	-0.08	-0.63	-0.19	-0.04
right before:bluestem orthopedic	0.56	-0.21	-0.21	-0.08	-0.09
right before:box <5>	0.69	-0.23	-0.22	-0.18	-0.09
right before:box <n>	1.26	-0.47	-0.34	-0.43	-0.16
right before:by :	0.22	-0.99	-1.21	0.76	-0.59
right before:by a	0.45	-0.05	-0.26	-0.13	-0.04
right before:by dr	-0.08	-0.83	-0.47	0.62	-0.3
right before:c <n>	0.27	-0.09	-0.07	-0.09	-0.03
right before:c o	-0.78	-0.19	0.95	-0.38	-0.07
right before:cedar flat imag	0.42	-0.06	-0.23	-0.12	-0.04
right before:center <n>	0.39	-0.17	-0.08	-0.1	-0.05
right before:claim from the	-0.73	-0.04	0.82	-0.19	-0.03
right before:claimant :	-2.01	2.27	-0.37	-0.67	-1.12
right before:co <n>	0.65	-0.17	-0.15	-0.35	-0.06
right before:community health	0.57	-0.07	-0.49	-0.02	-0.04
right before:date : <d>	0.81	-0.24	-0.29	-0.23	-0.12
right before:decision :	1.35	-0.99	-0.13	-0.4	-0.27
right before:decision is	0.39	-0.11	-0.18	-0.11	-0.04
right before:deny :	0.74	-0.28	-0.19	-0.34	-0.14
right before:electronical sign by	0.61	-0.08	-0.15	-0.42	-0.03
right before:employe :	-0.76	0.03	-0.73	-1.45	1.21
right before:employer :	2.06	-1.09	-0.74	-1.36	-0.8
right before:enroll name :	-1.13	1.54	-0.07	-0.26	-0.63
right before:enrolle :	-1.12	0.25	-0.57	-1.21	1.09
right before:explan of benefit	-0.05	-0.23	0.3	-0.18	-0.15
right before:facility :	-0.22	-0.41	-0.63	0.55	-0.24
right before:flat imag	0.42	-0.06	-0.23	-0.12	-0.04
right before:for :	0.08	1.06	-0.84	-1.04	-0.68
right before:for a	0.74	-0.2	-0.33	-0.2	-0.07
right before:for part b	1.24	-0.32	-0.74	-0.2	-0.11
right before:for the	-0.87	-0.26	1.05	-0.23	-0.05
right before:from :	1.15	-0.85	-1.17	0.17	-0.72
right before:from the	-0.73	-0.04	0.82	-0.19	-0.03
right before:glossary :	0.5	-0.1	-0.16	-0.28	-0.04
right before:grp rc amt	0.57	-0.25	-0.07	-0.18	-0.11
right before:health cooperativ	0.55	-0.25	-0.15	-0.05	-0.12
right before:health insuranc	1.21	-0.19	-1.02	-0.11	-0.1
right before:health insuranc company	0.38	-0.02	-0.3	-0.05	-0.02
right before:health partner	0.16	-0.03	-0.08	-0.03	-0.02
right before:health plan	1	-0.17	-0.65	-0.59	-0.12
right before:health plan :	-1.79	-0.26	1.67	-0.49	-0.25
right before:health plan provider	0.21	-0.03	-0.1	-0.03	-0.04
right before:how to	0.53	-0.08	-0.3	-0.19	-0.03
right before:icn <n>	1.03	-0.5	-0.09	-0.42	-0.1
right before:id : <n>	0.41	-0.12	-0.04	-0.23	-0.03
right before:injur worker :	-0.84	1.13	-0.09	-0.27	-0.33
right before:insur :	-1.19	-1.05	-0.76	-1.73	1.97
right before:insuranc company	1.49	-0.17	-1.16	-0.34	-0.15
right before:it to	-0.18	-0.12	0.39	-0.32	-0.04
right before:license of the	0.83	-0.03	-0.74	-0.06	-0.03
right before:life insuranc company	0.19	-0.01	-0.15	-0.02	-0.01
right before:local <n>	1.61	-0.03	-1.43	-0.65	-0.04
right before:m <n>	0.64	-0.03	-0.19	-0.47	-0.01
right before:mail :	0.99	-0.14	-0.71	-0.48	-0.07
right before:member :	-2.8	1.76	-0.42	-1.32	0.35
right before:member id	1.02	-0.85	-0.1	-0.11	-0.22
right before:member name :	-1.73	1.01	-0.1	-0.78	0.19
right before:mk <n>	0.37	-0.24	-0.01	-0.09	-0.04
right before:mutual health	0.28	-0.06	-0.16	-0.06	-0.02
right before:name :	-0.64	0.77	-1.61	-0.53	0.53
right before:notic for	0.93	-0.35	-0.5	-0.08	-0.11
right before:number <n>	-0.7	-0.27	-0.06	0.84	-0.06
right before:o box <5>	0.37	-0.11	-0.11	-0.1	-0.05
right before:o box <n>	0.6	-0.2	-0.15	-0.21	-0.07
right before:of <n>	0.6	-0.13	-0.31	-0.14	-0.05
right before:of benefit	-0.05	-0.23	0.3	-0.18	-0.15
right before:of california	0.84	-0.1	-0.76	-0.09	-0.06
right before:of servic	-0.29	-0.09	-0.15	0.51	-0.02
right before:of the	0.18	-0.15	0.16	-0.4	-0.05
right before:offic c o	-1.46	-0.14	1.53	-0.35	-0.05
right before:on behalf of	-0.14	-0.09	0.4	-0.41	-0.05
right before:our insur :	-1.44	-1.24	-0.08	-0.36	1.74
right before:our member	-0.45	0.85	-0.31	-0.15	-0.5
right before:page <n>	0.43	-0.26	-0.06	-0.08	-0.05
right before:part b	1.33	-0.34	-0.8	-0.22	-0.11
right before:participant :	0.22	-1.64	-0.17	-0.62	0.86
right before:patient :	-1.14	2.22	-1.2	-1.71	-1.88
right before:patient name	0.67	-0.35	-0.14	-0.28	-0.22
right before:patient name :	0.73	0.33	-0.6	-0.85	-1.84
right before:payee :	0.41	-0.94	-1.36	0.32	-0.84
right before:payer :	0.27	-0.29	0.13	-0.96	-0.24
right before:perf prov	0.89	-0.49	-0.07	-0.28	-0.18
right before:person :	-0.8	1.11	-0.2	-0.26	-0.47
right before:physical therapy	0.49	-0.04	-0.28	-0.18	-0.02
right before:physical therapy <n>	0.79	-0.29	-0.11	-0.37	-0.08
right before:physician :	0.1	-0.63	-0.2	0.42	-0.22
right before:plan :	0.07	-1.16	1.57	-1.56	-1.35
right before:plan provider	0.21	-0.03	-0.1	-0.03	-0.04
right before:po box <5>	0.38	-0.13	-0.12	-0.09	-0.05
right before:po box <n>	0.91	-0.34	-0.24	-0.3	-0.12
right before:provider :	0.44	-2.44	-2.17	1.02	-1.53
right before:provider : dr	-1.37	-0.25	-0.11	1.42	-0.21
right before:provider name :	-1.16	-0.69	-0.33	1.43	-0.35
right before:rc amt	0.57	-0.25	-0.07	-0.18	-0.11
right before:re :	0.89	0.09	-0.54	-1.22	-0.73
right before:recipient name	0.61	-0.35	-0.17	-0.07	-0.06
right before:remittanc advic	0.54	-0.24	-0.13	-0.11	-0.09
right before:request by :	0.48	-0.26	-0.28	-0.16	-0.2
right before:request provider :	-2.31	-0.14	-0.11	2.26	-0.07
right before:review llc	0.54	-0.12	-0.34	-0.13	-0.03
right before:serv date	1.07	-0.53	-0.16	-0.46	-0.22
right before:servic inc	0.41	-0.02	-0.32	-0.05	-0.02
right before:servic provider :	-0.57	-0.08	-0.13	0.69	-0.06
right before:shield provider	0.81	-0.08	-0.63	-0.19	-0.04
right before:sign by	0.61	-0.08	-0.15	-0.42	-0.03
right before:sponsor :	-0.32	-1.21	-0.59	-0.73	1.16
right before:sponsor name :	-0.91	-1.56	-0.28	-0.54	1.75
right before:subject :	1.07	-0.84	-0.15	-0.28	-0.28
right before:subscriber :	-1.51	0	-0.71	-1.23	1.57
right before:subscriber name :	0.73	-1.76	-0.1	-0.35	0.58
right before:summary notic for	0.93	-0.35	-0.5	-0.08	-0.11
right before:therapy <n>	0.89	-0.34	-0.14	-0.39	-0.09
right before:to :	0.56	-1.01	-0.83	0.45	-1.71
right before:to the	0.66	-0.06	-0.47	-0.12	-0.03
right before:utiliz manag	0.67	-0.2	-0.34	-0.07	-0.08
right before:utiliz review	-0.78	-0.18	-0.36	0.95	-0.09
right before:within <n>	0.23	-0.06	-0.08	-0.07	-0.03
right before:worker :	-0.84	1.13	-0.09	-0.27	-0.33
right before:worker compens	0.69	-0.14	-0.44	-0.21	-0.06
right before:your patient	-0.82	0.88	-0.1	-0.09	-0.05
top:12 lines	-0.26	-0.43	-1.54	0.2	1.3
top:6 lines	-0.61	0.94	-1.5	-0.07	0.15
top:below	0.93	-1.38	-0.47	0.72	-1.85
top:letterhead	0.78	-0.93	0.97	-1.38	-1.53
word:<month>	2.11	-0.94	-0.7	-0.69	-0.29
word:a	1.79	-0.76	-4.06	0.3	0.93
word:abernathy	-0.47	0.79	-0.39	-0.28	-0.55
word:above	0.61	-0.1	-0.3	-0.2	-0.05
word:accept	0.19	-0.07	-0.07	-0.04	-0.02
word:account	2.38	-1.75	-0.69	-0.8	-0.5
word:acct	2.07	-1.33	-0.21	-0.72	-0.29
word:acnt	1.34	-1.23	-0.13	-0.35	-0.17
word:acupunctur	-0.69	-0.63	-0.74	0.97	-0.2
word:additional	1.55	-0.55	-0.59	-0.65	-0.15
word:addres	1.04	-0.34	-0.36	-0.25	-0.23
word:adelina	0.83	-0.56	-0.17	-0.21	-0.17
word:adjust	0.63	-0.27	-0.21	-0.13	-0.07
word:administrativ	2.34	-0.23	-2.11	-0.55	-0.11
word:administrator	-1.09	-0.13	1.39	-0.67	-0.15
word:advantag	-0.72	-0.94	1.12	-0.56	-0.53
word:advers	2.06	-0.41	-1.29	-0.86	-0.33
word:advic	2.79	-1.09	-1.95	-0.69	-0.58
word:aetna	-0.44	-0.12	0.58	-0.23	-0.06
word:alaric	0.87	-0.16	-0.29	-0.91	-0.4
word:alder	2.29	-0.77	-1.25	-1.63	-0.39
word:allergy	0.45	-0.72	-1.07	0.65	-0.25
word:allianc	-1.05	-0.08	1.16	-0.25	-0.05
word:allow	0.57	-0.15	-0.19	-0.19	-0.09
word:almquist	0.38	0.02	-0.17	-0.24	-0.42
word:ambros	-1.67	0.38	-0.45	-0.81	1.71
word:amount	2.66	-1.49	-0.64	-1.34	-0.48
word:an	1.52	-0.3	-1.27	-0.32	-0.09
word:and	0.05	-1.48	-1.4	2.59	-1.04
word:ankle	-2.34	-0.38	-0.32	2.29	-0.2
word:another	0.34	-0.15	-0.1	-0.13	-0.03
word:anselm	-1.66	-0.91	-0.46	0.69	1.24
word:anthem	-0.97	-0.13	1.06	-0.32	-0.09
word:anytown	2.6	-1.27	-0.86	-0.96	-0.57
word:appeal	4.1	-2.26	-2.09	-2.53	-0.96
word:approv	2.16	-1.2	-0.86	-0.53	-0.4
word:as	1.63	-1.44	-0.38	-0.95	-0.26
word:asg	1.03	-0.5	-0.09	-0.42	-0.1
word:ashgrov	-0.43	0.51	-0.08	-0.05	-0.07
word:associat	0.14	-0.92	-1.48	0.69	-0.59
word:assocy	1.16	-0.07	-0.94	-1.06	-0.08
word:atlanta	0.25	-0.1	-0.09	-0.05	-0.03
word:authoriz	1.91	-0.35	-1.55	-0.76	-0.17
word:auto	-0.57	-0.04	0.66	-0.09	-0.04
word:automobil	-0.57	-0.02	0.62	-0.05	-0.02
word:ave	1.44	-0.4	-0.2	-0.9	-0.19
word:az	0.8	-0.4	-0.15	-0.21	-0.16
word:b	0.91	0.16	-0.33	-1.52	-0.68
word:bartholomew	-1.1	1.16	-0.53	-0.9	0.52
word:basil	-2.38	2.07	-0.25	-0.45	-0.4
word:basin	-0.63	-0.09	0.89	-0.36	-0.04
word:bay	-1	-0.14	0.21	0.89	-0.12
word:baysid	-0.42	-1.1	-1.22	1.06	-0.13
word:be	0.96	-0.37	-0.29	-0.31	-0.09
word:beatrix	-0.89	0.32	-0.08	-0.4	0.96
word:been	0.53	-0.12	-0.17	-0.22	-0.05
word:behavioral	-1.93	-0.09	2.12	-0.82	-0.07
word:bellweather	-1.51	2.27	-0.32	-0.83	-0.59
word:bend	-0.69	-0.16	-0.16	0.83	-0.08
word:beneficiary	0.69	-0.39	-0.11	-0.17	-0.08
word:benefit	0.47	-1.17	0.35	-1.68	-0.79
word:between	0.88	-0.29	-0.11	-0.4	-0.2
word:big	-0.85	-0.26	-0.86	1.43	-0.21
word:bill	4.56	-2.75	-2	-1.83	-1.03
word:birch	-0.73	-0.27	1.63	-1.42	-0.17
word:birchwood	-0.24	-0.17	-0.28	0.76	-0.19
word:birth	1.35	-1.11	-0.06	-0.31	-0.06
word:bitterroot	-0.37	-0.58	-0.64	0.77	-0.2
word:blue	-1.77	-0.57	1.06	0.94	-0.53
word:bluecros	-1.71	-0.26	1.82	-0.54	-0.17
word:bluegras	0.08	-0.17	0.24	-0.3	-0.09
word:blueshield	-1.99	-0.28	2.08	-0.54	-0.19
word:bluestem	3.62	-1.76	-1.94	-2.79	-0.74
word:board	0.3	-0.03	-0.2	-0.06	-0.01
word:boise	0.54	-0.07	-0.37	-0.1	-0.03
word:box	3.88	-1.91	-1.49	-1.27	-0.85
word:bram	-0.25	-0.2	-0.16	-0.25	0.58
word:brightwater	-0.72	-0.3	0.91	-0.31	-0.16
word:by	1.52	-0.46	-0.71	-0.62	-0.16
word:c	-0.41	-1.14	0.01	1.28	-0.81
word:ca	1.51	-0.88	-0.19	-0.39	-0.21
word:calendar	0.54	-0.17	-0.11	-0.22	-0.08
word:california	-1.88	-0.19	1.86	-0.39	-0.23
word:call	0.87	-0.11	-0.56	-0.17	-0.14
word:canyon	0.71	-0.31	-1.35	0.26	-0.11
word:cardinal	-1.1	-0.31	1.19	-0.11	-0.2
word:care	0.27	-1.28	-0.04	-0.07	-0.92
word:carolina	-1.79	-0.14	1.88	-0.76	-0.18
word:cascad	-1.16	-0.49	1.01	0.55	-0.4
word:case	1.44	-0.67	-0.2	-0.75	-0.26
word:casimir	1.53	-1.04	-0.17	-0.37	-0.96
word:casualty	-1.76	-0.12	1.85	-0.33	-0.12
word:cedar	2.42	-0.49	-1.35	-1.68	-0.21
word:center	-0.65	-1.89	-0.99	1.48	-1.11
word:certificat	1.26	-0.57	-0.74	-0.25	-0.23
word:certify	1.41	-0.69	-0.64	-0.51	-0.35
word:chapter	0.64	-0.1	-0.28	-0.28	-0.03
word:charg	1.96	-1.01	-0.31	-1.14	-0.25
word:chattanooga	0.65	-0.29	-0.18	-0.12	-0.11
word:check	1.94	-1.17	-0.54	-0.46	-0.4
word:chiropractic	-1.6	-2.13	-2.87	2.93	-1.24
word:choic	-1.5	-0.76	1.73	-0.67	-0.42
word:cigna	-1.4	-1.16	1.68	-0.21	-0.78
word:city	0.18	-0.12	-0.43	0.31	-0.06
word:claim	5.39	-3.3	-2.56	-2.07	-1.33
word:clementin	-0.18	-0.17	-0.19	-0.72	0.45
word:clementina	-1.47	1.7	-0.09	-0.29	-0.25
word:clinic	-0.67	-1.15	-2.21	1.66	-0.52
word:clinical	1.58	-0.47	-1.11	-0.48	-0.12
word:clm	0.75	-0.32	-0.09	-0.32	-0.06
word:cms	0.28	-0.65	0.31	-0.58	-0.35
word:co	-0.87	-1.76	2.1	-1.62	-0.86
word:cobalt	-1.87	-0.48	1.16	0.38	-0.26
word:code	2.88	-1.64	-0.94	-1.1	-0.58
word:columbia	-1	-0.09	-0.05	1.09	-0.02
word:committe	0.5	-0.18	-0.18	-0.12	-0.04
word:community	-1.99	-0.3	2.3	-1.54	-0.16
word:company	-0.95	-0.87	1.7	-1.91	-0.59
word:compens	-0.86	-0.75	1.27	-0.87	-0.35
word:contract	0.78	-0.39	-0.17	-0.26	-0.08
word:contractor	0.75	-0.77	-0.01	-1.23	-0.41
word:control	1.79	-0.89	-0.2	-0.93	-0.16
word:cooperativ	-0.6	-1	2.21	-1.74	-0.6
word:copper	0.04	-0.53	-0.16	0.42	-0.44
word:copperfield	-0.83	0.44	-0.13	-0.2	0.47
word:cordelia	1.46	-0.36	-0.65	-0.41	-1.35
word:corpor	1.03	-0.02	-1	-0.12	-0.03
word:correspondenc	1.61	-0.17	-1.23	-0.46	-0.08
word:cosima	-0.02	0.46	-0.12	-0.25	-0.54
word:cost	0.7	-0.46	-0.16	-0.08	-0.05
word:counsel	-1.09	-0.33	-1.09	1.4	-0.13
word:county	0.39	-0.06	-0.21	-0.24	-0.03
word:court	1.32	-0.08	-0.08	-1.24	-0.05
word:cover	1.74	-1.43	-0.34	-0.58	-0.31
word:coverag	1.9	-0.21	-1.92	-0.42	-0.15
word:cranmor	-0.93	1.06	-0.11	-0.1	-0.11
word:creek	0.26	-0.88	-1.78	0.52	-0.42
word:crest	-1.74	0.4	1.27	0.22	-0.08
word:cros	-0.67	-0.35	1	-1.22	-0.35
word:ct	1.25	-0.61	-0.14	-0.56	-0.2
word:d	1.08	0.5	-1.66	-1.21	-0.4
word:dashiell	-1.79	1.44	-0.44	-0.41	0.62
word:date	4.49	-2.62	-1.63	-1.68	-0.92
word:day	1.46	-0.48	-0.41	-0.81	-0.11
word:dc	-1.22	-0.95	-0.44	1.43	-0.2
word:dds	0.46	-1.04	-0.53	0.13	-0.64
word:de	0.81	-0.1	-0.66	-0.25	-0.11
word:dear	5.51	-2.29	-2.14	-3.21	-0.6
word:decision	3.04	-1.14	-2.04	-0.9	-0.51
word:deductibl	1.58	-0.89	-0.42	-0.43	-0.26
word:delacroix	-0.38	0.63	-0.28	-0.61	-0.45
word:delphin	0.39	0.1	-0.26	-0.19	-0.1
word:delta	-0.38	-0.31	1.5	-1.22	-0.14
word:denial	2.43	-0.97	-1.92	-0.65	-0.39
word:dental	0.76	-0.15	-0.14	-1.89	-0.15
word:dentistry	-1.38	-0.17	-0.29	1.48	-0.1
word:deny	1.56	-0.61	-0.81	-0.53	-0.21
word:depart	1.91	-0.49	-1.36	-0.97	-0.35
word:dermatology	-0.29	-0.99	-0.53	1.03	-0.32
word:description	1.67	-0.64	-0.82	-0.35	-0.15
word:desert	-1.15	-0.07	0.66	0.18	-0.11
word:desmond	-0.34	-0.99	-0.47	-0.83	1.3
word:detail	1.96	-0.5	-1.73	-0.55	-0.18
word:determin	2.63	-0.9	-1.95	-1.32	-0.52
word:diagnosy	0.82	-0.51	-0.15	-0.17	-0.05
word:did	0.67	-0.06	-0.58	-0.1	-0.03
word:dismissal	0.45	-0.12	-0.17	-0.14	-0.05
word:disput	2.77	-0.78	-2.01	-0.95	-0.28
word:division	0.59	-0.04	-0.5	-0.17	-0.05
word:dme	-0.93	-0.12	1.06	-0.31	-0.08
word:do	1.81	-0.49	-0.36	-1.45	-0.18
word:document	1.55	-0.55	-0.59	-0.65	-0.15
word:doe	0.16	-0.04	-0.04	-0.06	-0.02
word:dorian	-0.77	1.12	-0.04	-0.14	-0.43
word:dpt	-0.28	-0.61	-0.53	0.7	-0.25
word:dr	-2.63	-4.1	-2.39	4.12	-1.97
word:drug	0.87	-0.05	-0.68	-0.42	-0.05
word:drystan	-0.38	-0.13	-0.14	-0.58	0.77
word:dt	1.4	-1.07	-0.46	-0.27	-0.22
word:dunmor	-1.19	0.57	-0.2	-0.3	0.67
word:e	1.83	-0.72	-0.56	-1.16	-0.23
word:eastlak	1.05	-1.51	-0.18	-0.08	0.6
word:eft	0.57	-0.33	-0.04	-0.15	-0.07
word:elderflower	0.33	-0.57	-0.16	-0.23	0.54
word:elm	1.19	-0.16	-0.07	-1.06	-0.1
word:elspeth	0.73	0.33	-0.05	-0.92	-0.16
word:employ	-1.17	-0.11	1.38	-0.71	-0.12
word:employe	-1.26	-1.2	1.9	-0.68	-0.36
word:enroll	1.78	-1.61	-0.18	-0.39	-0.3
word:enrolle	1.62	-0.39	-0.99	-0.35	-0.13
word:ent	-1.26	-0.47	-0.49	1.44	-0.18
word:entity	0.76	-0.08	-0.56	-0.11	-0.04
word:eob	1.72	-1.07	-0.63	-0.33	-0.37
word:evergreen	-1.14	-0.68	1.46	-0.76	-0.18
word:evidenc	0.27	-0.04	-0.13	-0.07	-0.02
word:exceed	0.74	-0.14	-0.31	-0.33	-0.05
word:exchang	-0.1	-0.09	0.28	-0.07	-0.03
word:explan	5.43	-0.62	-5.09	-0.97	-0.5
word:external	0.58	-0.07	-0.41	-0.1	-0.05
word:ezra	-1.05	-0.52	-0.46	1.2	-0.87
word:fabian	-0.06	0.65	-0.12	-0.24	-0.53
word:fair	0.67	-0.17	-0.3	-0.19	-0.06
word:famy	-0.95	-1.31	-2.34	1.7	-0.82
word:fargo	0.38	-0.15	-0.13	-0.08	-0.06
word:farrowby	-0.79	0.96	-0.09	-0.11	-0.14
word:fault	0.97	-0.03	-0.95	-0.04	-0.02
word:favorabl	1.2	-0.94	-0.11	-0.23	-0.21
word:fax	1.75	-0.87	-0.81	-0.43	-0.37
word:federal	-0.46	-0.27	0.85	-0.89	-0.19
word:fee	0.97	-0.35	-0.26	-0.5	-0.1
word:fern	1.27	-0.2	-0.05	-1.1	-0.06
word:ferncliff	-0.7	-0.02	0.86	0.26	-0.26
word:file	1.22	-0.41	-0.31	-0.52	-0.11
word:final	1.18	-0.36	-0.68	-0.35	-0.14
word:financial	1.4	-0.06	-1.18	-0.82	-0.11
word:first	1.47	-0.98	-0.3	-1.03	-0.35
word:fl	0.49	-0.27	-0.06	-0.1	-0.07
word:flat	2.33	-0.45	-1.38	-1.66	-0.2
word:florenc	-0.32	0.7	-0.03	-0.11	-0.4
word:foot	-1.07	-0.82	-0.96	1.43	-0.43
word:for	3.08	-2.91	-0.74	-2.3	-0.95
word:form	2.41	-0.64	-2.07	-0.37	-0.31
word:foxglov	-0.59	-0.78	-0.28	0.87	-0.27
word:foxhollow	4.19	-0.37	-1.04	-3.98	-0.2
word:from	1.21	-0.49	-0.61	-0.24	-0.12
word:fund	1.02	-0.89	0.08	-1.02	-0.4
word:g	0.34	-0.21	-0.06	-0.04	-0.02
word:ga	0.31	-0.11	-0.11	-0.06	-0.04
word:glenhaven	-1.08	1.25	-0.22	-0.15	-0.13
word:gold	1.16	-0.24	-0.82	-0.66	-0.17
word:govern	-2.19	-0.23	2.31	-1.22	-0.14
word:grand	-0.96	-0.12	0.32	0.74	-0.08
word:granit	-0.19	-0.15	0.51	-0.44	-0.07
word:great	-0.49	-0.37	0.85	-0.62	-0.15
word:greta	0.89	-0.57	-0.08	-0.19	-0.35
word:grievanc	1.67	-0.21	-1.11	-0.63	-0.14
word:group	0.64	-1.66	0.06	-0.02	-0.69
word:grove	1.13	-0.32	0.98	-2.05	-0.19
word:guardian	-0.19	-0.23	0.94	-0.83	-0.12
word:gulf	-0.02	-0.64	-1.83	1.55	-0.29
word:gwendolyn	-0.53	1.44	-0.22	-0.56	-1.01
word:h	0.9	0.14	-0.8	-0.44	-0.2
word:halvorsen	-2.05	-1.41	-0.23	2.15	-0.49
word:hand	0.54	-0.42	-0.83	-0.2	-0.18
word:handl	0.33	-0.03	-0.16	-0.14	-0.01
word:harbor	-1.16	-1.64	2.01	-0.42	-0.98
word:harriet	1.01	-0.69	-0.25	-0.4	-0.33
word:harrow	3.05	-0.58	-0.61	-2.87	-0.23
word:hartsfield	0.67	0.6	-0.12	-1.06	-0.29
word:has	0.57	-0.13	-0.18	-0.24	-0.06
word:health	-2.19	-1.9	3.42	-1.94	-1.52
word:healthcar	-2.96	-1.52	3.35	-1.75	-1.13
word:hear	-1.23	-0.3	0.93	0.81	-0.15
word:hello	1.92	-0.5	-0.58	-1.75	-0.3
word:henrietta	1.1	-0.73	-0.12	-0.74	-0.68
word:heron	0.32	-0.43	-0.76	0.17	-0.16
word:high	-1.3	-0.18	-0.75	1.47	-0.1
word:hill	-1.61	-0.44	-0.72	1.88	-0.11
word:hmo	-0.79	-1.26	1.39	-1.07	-0.61
word:hollow	-0.31	-0.48	-0.37	0.67	-0.19
word:holloway	-1.26	1.39	-0.18	-0.2	-0.45
word:holly	-2.01	1.25	-0.6	1.33	-0.96
word:home	0.29	-0.41	-0.78	0.21	-0.28
word:hospital	-0.57	-0.55	-0.95	1.18	-0.25
word:humana	-0.43	-0.77	0.95	-0.72	-0.38
word:i	1.08	-0.64	-0.3	-0.22	-0.09
word:ia	0.59	-0.11	-0.08	-0.38	-0.06
word:id	2.41	-2.27	-0.08	-0.32	-0.31
word:identific	0.72	-0.17	-0.23	-0.3	-0.08
word:if	0.51	-0.08	-0.29	-0.15	-0.03
word:ignatiu	-2.05	2.27	-0.41	-0.72	-0.75
word:imag	0.19	-1.01	-0.78	0.55	-0.68
word:imogen	-1.29	0.92	-0.17	-0.2	0.4
word:in	-0.56	-0.33	-1.27	1.09	-0.18
word:inc	-0.74	-1.11	1.4	-0.39	-0.71
word:indemnity	-1.7	-0.48	1.87	-0.84	-0.19
word:independent	-0.72	-0.56	1.49	-1.13	-0.28
word:inform	3.55	-2.03	-2	-0.87	-1.21
word:initial	1.95	-0.85	-0.72	-0.94	-0.33
word:injur	2.13	-1.87	-0.46	-0.53	-0.38
word:injury	1.66	-0.39	-1.18	-0.44	-0.15
word:inquiry	1.98	-0.36	-1.63	-0.45	-0.2
word:institut	-0.5	-0.25	-0.62	0.8	-0.12
word:insur	2	-1.82	-0.61	-0.73	-0.48
word:insuranc	-0.6	-1.27	1.7	-2.43	-0.79
word:insured	1.64	-0.72	-0.21	-0.75	-0.48
word:integrity	-0.85	-0.13	0.98	-0.2	-0.08
word:internal	-0.88	-0.87	-0.8	1.42	-0.26
word:invent	1.98	-0.19	-1.57	-0.79	-0.1
word:is	2.22	-0.86	-0.84	-0.93	-0.36
word:isold	0.49	0.28	-0.18	-0.76	-0.24
word:issue	0.53	-0.07	-0.32	-0.1	-0.07
word:ivorson	-0.71	0.82	-0.18	-0.31	0.17
word:j	-2.07	2.25	-1.39	0	-1.2
word:jasper	0.99	-0.61	-0.16	-0.2	-0.32
word:jessamin	0.36	0.05	-0.16	-0.21	-0.36
word:joint	-1.06	-0.57	-0.13	1.29	-0.18
word:judge	1.34	-0.88	-0.36	-0.9	-0.26
word:juniper	1.4	-0.6	-0.12	-1.52	-0.28
word:jurisdiction	0.56	-0.51	-0.12	-0.35	-0.29
word:k	-0.43	0.96	-0.24	-0.64	-0.74
word:kestrel	0.1	-0.68	0.66	-0.64	-0.14
word:kettl	-1.81	0	-0.8	1.79	-0.3
word:kettleby	0.33	0.19	-0.32	-1.09	0.42
word:keyston	-1.32	-0.03	1.4	-0.13	-0.04
word:keziah	-0.89	1.14	-0.06	-0.12	-0.26
word:ks	0.97	-0.33	-0.27	-0.36	-0.1
word:ky	0.76	-0.29	-0.1	-0.28	-0.14
word:l	0.18	0.56	-1.21	-1.25	-0.35
word:lake	-1.93	-0.25	0.19	1.55	-0.2
word:lakeview	-0.12	-0.22	-0.2	0.24	-0.11
word:lane	1.82	-1.29	-0.67	-1.04	-0.46
word:larch	-0.24	-0.12	0.73	-0.5	-0.07
word:larkspur	-1.93	0.72	1.25	0.35	-0.52
word:laurel	-2.06	-0.22	0.5	1.63	-0.08
word:law	1.1	-0.06	-0.99	-0.14	-0.03
word:leopold	-1.75	-0.08	-0.54	0.32	1.56
word:letter	0.98	-0.76	0.07	-0.46	-0.39
word:level	0.86	-0.53	-0.37	-0.34	-0.19
word:lexington	0.48	-0.23	-0.08	-0.1	-0.08
word:liability	0.76	-0.19	-0.31	-0.27	-0.06
word:life	-1.07	-0.09	1.24	-0.74	-0.1
word:limit	0.45	-0.05	-0.11	-0.29	-0.02
word:lindqvist	-1.45	-1.41	-0.58	-0.94	2.12
word:littl	-1.43	-0.14	-0.41	1.44	-0.08
word:llc	-1.95	-1.42	1.1	1.47	-0.56
word:ln	0.61	-0.2	-0.07	-0.24	-0.14
word:local	1.74	-0.58	-1.19	-0.27	-0.26
word:los	0.36	-0.09	-0.15	-0.13	-0.03
word:lucinda	-1.5	0.74	-0.2	1.1	-0.49
word:m	-0.43	0.41	-1.15	-1.79	0.94
word:ma	1.74	-0.74	-0.47	-0.63	-0.17
word:mac	-0.93	-0.12	1.06	-0.31	-0.08
word:mail	0.62	-0.28	-0.17	-0.43	-0.18
word:manag	1.23	-0.75	-1.29	0.35	-0.4
word:manager	1.38	-1	-0.15	-0.3	-0.19
word:manual	0.64	-0.1	-0.28	-0.28	-0.03
word:maple	-0.44	-0.16	-1.15	0.88	-0.14
word:mapleton	3.92	-0.41	-0.51	-3.81	-0.18
word:marchetty	-0.08	-0.95	-0.27	0.68	-0.35
word:marguerit	-2.03	-0.56	-0.26	-1	1.81
word:marigold	-0.54	1.05	0.33	-1.17	-0.32
word:marisol	0.2	0.51	-0.31	-0.32	-0.81
word:marketplac	0.44	-0.25	-0.21	-0.27	-0.16
word:marsh	0.24	-1.49	-0.6	0.59	-0.49
word:maximum	0.83	-0.24	-0.43	-0.17	-0.06
word:may	2.46	-1.4	-0.94	-0.97	-0.41
word:md	0.73	-1.48	-1.82	0.4	-0.69
word:meadowlark	0.47	-0.11	0.56	-0.88	-0.06
word:medicaid	-0.49	-1.59	1.34	-1.26	-0.56
word:medical	2.46	-1.52	-0.57	-2.35	-0.97
word:medicar	0.35	-2.61	1.38	-2.52	-1.66
word:medicin	0.31	-2.2	-2.22	0.77	-1.12
word:member	5.3	-3.1	-2.3	-1.71	-0.86
word:meridian	-1.55	-0.07	1.67	-0.27	-0.05
word:merriman	-0.54	1.31	-0.13	-0.75	-0.33
word:mesa	-1.55	-1.03	-0.75	1.82	-0.49
word:military	-0.73	-0.63	1.03	-0.23	-0.3
word:mill	-0.56	-0.47	-0.33	0.98	-0.22
word:miss	0.26	-0.04	-0.13	-0.08	-0.02
word:mn	0.21	-0.03	-0.13	-0.04	-0.01
word:mo	0.38	-0.11	-0.11	-0.12	-0.04
word:moa	1.48	-0.67	-0.26	-0.69	-0.16
word:molina	-1.85	-0.46	1.95	-0.48	-0.28
word:month	0.21	-0.01	-0.15	-0.05	-0.02
word:more	0.26	-0.09	-0.1	-0.1	-0.05
word:mr	2.27	-1.73	-0.7	-1.03	-0.33
word:mri	1.17	-0.96	-0.14	-0.33	-0.18
word:ms	3.2	-2.79	-0.39	-1.09	-0.67
word:must	0.2	-0.04	-0.08	-0.06	-0.02
word:mutual	-1.17	-0.85	1.59	-1.31	-0.42
word:n	0.86	0.11	-0.55	-0.72	-0.89
word:name	5.41	-3.93	-1.48	-1.99	-1.35
word:national	-0.1	-0.36	0.55	-0.78	-0.15
word:nc	0.58	-0.29	-0.1	-0.13	-0.08
word:nd	0.63	-0.3	-0.15	-0.14	-0.13
word:ne	0.18	-0.04	-0.07	-0.06	-0.02
word:nestor	0.21	0.34	-0.15	-1.17	0.63
word:network	-1.24	-0.09	1.36	-0.81	-0.05
word:neurology	1.09	-1.77	-0.81	0.37	-0.48
word:new	0.28	-0.25	0.21	-0.89	-0.24
word:no	4.79	-3.55	-1.45	-1.9	-0.98
word:noridian	-1.73	-0.13	1.83	-0.69	-0.11
word:north	-1.14	-0.5	1.46	-0.87	-0.37
word:northam	0.36	0.91	-0.07	-1.03	-0.32
word:nos	1.07	-0.53	-0.16	-0.46	-0.22
word:not	3.31	-1.88	-1.02	-1.35	-0.73
word:note	2	-0.76	-1.21	-0.51	-0.43
word:notic	5.26	-2.13	-4.19	-1.49	-0.88
word:np	1.52	-0.78	-0.26	-1.25	-0.26
word:number	5.77	-3.36	-2.13	-1.52	-1.28
word:nurs	0.68	-0.28	-0.46	-0.34	-0.16
word:ny	0.55	-0.14	-0.12	-0.23	-0.07
word:o	2.55	-1.05	-0.95	-0.92	-0.57
word:oak	0.36	-0.24	-0.45	0.01	-0.1
word:oakhurst	-1.03	0.56	-0.07	-0.04	0.49
word:odaly	-1.01	1.24	-0.1	-0.11	-0.37
word:odile	-0.43	0.65	-0.09	-0.06	-0.19
word:oduya	-0.69	0.05	-0.32	-0.46	0.61
word:of	1.87	-2.18	0.7	-3.92	-1.14
word:offic	-0.28	-0.84	0.88	-0.74	-0.54
word:official	0.55	-0.08	-0.29	-0.19	-0.02
word:oh	0.76	-0.23	-0.23	-0.21	-0.13
word:ohio	-0.99	-0.39	1.22	-0.37	-0.17
word:okafor	-0.99	1.35	-0.07	-0.18	-0.41
word:olympia	-0.57	-0.13	0.81	-0.1	-0.04
word:on	1.89	-1.03	-0.51	-0.75	-0.24
word:one	0.81	-0.09	-0.48	-0.29	-0.05
word:or	1.75	-0.84	-0.65	-0.64	-0.28
word:orchard	-0.29	-1.17	0.42	0.81	-0.66
word:organiz	0.01	-0.37	0.76	-0.54	-0.12
word:orthopedic	-0.27	-2.3	-2.88	2.03	-1.25
word:oti	2.21	-1.86	-0.17	-0.62	-0.5
word:ottolin	-1.48	1.66	-0.14	-0.32	-0.5
word:our	1.12	-0.32	-0.43	-0.45	-0.16
word:overpay	1.83	-0.44	-1.28	-0.67	-0.17
word:owen	-0.1	0.12	-0.35	0.24	-0.16
word:oyelaran	0.21	0.05	-0.58	-1.37	0.84
word:p	-0.44	-1.33	-1.45	1.51	-0.59
word:pa	1.11	-0.64	-1.25	-0.43	-0.25
word:paid	1.68	-0.99	-0.71	-0.47	-0.23
word:pain	0.68	-0.96	-1.8	0.24	-0.48
word:palisad	0.3	-0.69	0.98	-0.84	-0.21
word:palmetto	-1.24	-0.17	1.19	0.05	-0.06
word:part	1.9	-1.63	-0.66	-1.06	-0.6
word:partial	0.91	-0.5	-0.34	-0.17	-0.1
word:participant	1.55	-0.86	-0.69	-0.62	-0.17
word:partner	-1.61	-0.26	1.5	0.74	-0.31
word:pat	0.69	-0.41	-0.05	-0.16	-0.1
word:path	0.04	-0.33	-0.69	0.51	-0.15
word:patient	4.76	-3.4	-1.01	-2.1	-1.76
word:pay	3.42	-1.51	-2.07	-0.93	-0.43
word:payee	2.04	-0.3	-1.13	-1.54	-0.16
word:payer	0.58	-0.25	-0.06	-0.27	-0.05
word:pc	-2.26	-0.22	-0.93	2.33	-0.29
word:pd	1.49	-1.06	-0.23	-0.46	-0.4
word:peak	0.36	-0.06	-0.2	-0.16	-0.02
word:pediatric	-2.27	-0.91	-1.16	2.58	-0.65
word:peer	-0.26	-0.09	0.52	-0.2	-0.04
word:pell	-0.55	0.24	-0.16	0.49	-0.04
word:pember	-1.01	1.3	-0.05	-0.26	-0.24
word:percival	-0.18	1.3	-0.2	-0.72	-1.58
word:perf	1.87	-1.44	-0.3	-0.54	-0.47
word:period	0.75	-0.24	-0.27	-0.23	-0.04
word:person	1.8	-1.67	-0.28	-0.36	-0.41
word:personal	1.09	-0.25	-0.84	-0.18	-0.11
word:philippa	0.39	-0.72	-0.39	-0.53	0.3
word:physical	1.13	-1.18	-2.45	0.39	-0.7
word:physician	-0.5	-0.12	0.07	0.66	-0.07
word:pine	-0.75	-0.68	0.14	0.99	-0.27
word:plain	-0.75	-0.16	0.93	-0.78	-0.15
word:plan	-0.49	-1.29	1.88	-3.08	-0.8
word:plaza	0.32	-0.06	-0.09	-0.16	-0.03
word:pllc	0.02	-0.93	-0.78	0.59	-0.25
word:plu	0.23	-0.22	0.2	-0.6	-0.15
word:po	2.89	-1.38	-1.01	-0.82	-0.62
word:podiatry	0.19	-0.9	-1.18	0.7	-0.51
word:point	0.07	-0.56	0.46	-0.39	-0.32
word:policy	1.69	-0.66	-0.95	-0.89	-0.23
word:portland	0.25	-0.11	-0.04	-0.07	-0.03
word:pos	1.09	-0.54	-0.17	-0.47	-0.22
word:practic	-0.44	-0.27	-0.45	0.7	-0.24
word:prairi	-0.68	-0.36	-0.08	1.15	-0.2
word:primary	-1.46	-0.61	-0.62	1.71	-0.36
word:prior	1.66	-0.17	-1.48	-0.57	-0.09
word:proc	0.7	-0.26	-0.12	-0.39	-0.08
word:procedur	1.09	-0.59	-0.23	-0.41	-0.11
word:process	2.06	-1.06	-0.52	-1.17	-0.48
word:program	-0.99	-0.64	1.45	-0.97	-0.37
word:protection	1.09	-0.25	-0.84	-0.18	-0.11
word:prov	2.67	-2.07	-0.56	-0.99	-0.84
word:provid	1.89	-0.62	-0.9	-0.82	-0.14
word:provider	5.32	-2.51	-2.93	-2.12	-0.9
word:pt	1.36	-2.41	-1.07	-0.05	-0.91
word:qic	-1.08	-0.04	1.11	-0.06	-0.02
word:qualify	-0.87	-0.18	1.15	-0.26	-0.09
word:quarl	-1.2	0.88	-0.19	-0.16	0.42
word:quarry	1.18	-0.66	-0.66	-0.49	-0.45
word:quentin	-0.46	1.29	-0.46	-1.09	-0.13
word:quilla	-1.4	1.74	-0.18	-0.36	-0.42
word:r	-0.79	0.88	-1.04	-1.29	0.8
word:ra	0.91	-0.51	-0.2	-0.21	-0.15
word:ravensdal	0.17	0.24	-0.16	-0.17	-0.25
word:rd	2.03	-0.81	-0.32	-1.22	-0.33
word:reason	1.88	-1.03	-0.55	-0.62	-0.19
word:receiv	1.27	-0.73	-0.33	-0.22	-0.17
word:recipient	1.94	-1.29	-0.53	-0.48	-0.26
word:reconsider	1.42	-0.2	-0.89	-0.43	-0.15
word:record	1.53	-1.01	-0.41	-0.94	-0.26
word:recovery	-0.03	-0.91	0.86	-0.49	-0.46
word:redbud	-0.35	-0.55	-0.24	0.8	-0.19
word:redetermin	2.07	-0.2	-1.9	-0.28	-0.08
word:redwood	-1.67	-0.25	1.38	0.71	-0.13
word:referenc	1.34	-0.79	-0.35	-0.3	-0.21
word:region	-0.94	-0.29	1.22	-0.51	-0.17
word:rehab	-0.39	-1.25	-2.14	1.33	-0.46
word:rehabilit	-1.15	-0.62	-1.47	2.25	-0.4
word:relationship	1.78	-1.71	-0.08	-0.44	-0.06
word:remark	1.69	-1.05	-0.45	-0.58	-0.25
word:remit	0.76	-0.15	-0.39	-0.18	-0.07
word:remittanc	3.34	-1.37	-2.21	-1.04	-0.77
word:render	0.59	-0.24	-0.06	-0.27	-0.04
word:report	1.82	-0.45	-1.23	-0.58	-0.2
word:request	3.49	-1.67	-1.4	-1.54	-0.55
word:resolution	1.52	-0.65	-0.61	-0.47	-0.21
word:resp	2.05	-1.47	-0.42	-0.46	-0.34
word:result	0.68	-0.3	-0.16	-0.21	-0.05
word:review	2.62	-2.05	-0.51	-2.24	-0.87
word:reye	-1.09	0.07	-0.4	1.02	-0.16
word:ridge	1.55	-0.8	0.39	-2.31	-0.49
word:rio	0.71	-0.32	0.35	-1.29	-0.09
word:river	-1.6	-1.2	0.55	1.55	-0.53
word:road	0.45	-0.32	-0.14	-0.2	-0.18
word:rosalind	-1.81	0.23	-0.95	-0.42	1.51
word:row	1.61	-0.89	-0.24	-0.83	-0.47
word:rowan	-0.08	0.25	-0.17	0.05	-0.17
word:rufu	-0.79	0.18	-0.19	-0.28	0.79
word:run	1	-0.69	-0.05	-0.22	-0.25
word:rx	-1.64	-0.68	1.8	-0.94	-0.28
word:s	-0.26	-0.1	1.04	-0.75	-0.06
word:sagebrush	-0.65	-0.38	1.63	-1.39	-0.2
word:salt	0.49	-0.09	-0.23	-0.23	-0.04
word:saltgras	1.82	-1.43	-0.49	-0.29	-0.33
word:same	1.07	-0.99	-0.31	-0.41	-0.14
word:saskia	-1.76	2.12	-0.44	-0.65	-0.62
word:sc	-0.49	-0.41	-0.48	0.91	-0.19
word:schedul	0.71	-0.1	-0.23	-0.44	-0.04
word:school	1.86	-0.72	-0.73	-1.16	-0.28
word:second	0.5	-0.1	-0.2	-0.17	-0.05
word:see	1.06	-0.65	-0.36	-0.23	-0.1
word:self	-0.12	-0.61	0.7	-0.27	-0.16
word:serv	1.69	-0.72	-0.26	-0.78	-0.26
word:servic	-0.21	-2.61	2.49	-2.73	-1.15
word:shield	-0.25	-0.2	0.57	-1.02	-0.29
word:sierra	-1.93	-0.23	1.11	1.19	-0.19
word:silver	0.22	-0.34	0.04	-0.23	-0.38
word:silverton	0.03	0.37	-0.16	-0.37	-0.38
word:sir	0.57	-0.35	-0.14	-0.06	-0.06
word:sky	-0.33	-0.19	-0.75	1.01	-0.16
word:social	0.24	-0.11	0.15	-0.3	-0.02
word:solution	-0.67	-0.23	1.17	-1.2	-0.16
word:south	0.75	-0.16	-0.59	-0.15	-0.1
word:specialist	-0.64	-0.49	-0.64	1.14	-0.19
word:speech	-0.13	-0.22	-0.26	0.32	-0.16
word:spine	-0.48	-1.3	-1.49	1.32	-0.73
word:sponsor	1.12	-0.53	-0.1	-0.31	-0.27
word:sport	-2.94	-1.43	-0.96	3.17	-0.77
word:spr	0.49	-0.05	-0.13	-0.31	-0.03
word:st	2.02	-1.06	-0.37	-1.09	-0.36
word:standard	0.07	-0.14	0.17	-0.08	-0.04
word:stat	2.09	-0.92	-0.92	-1.37	-0.58
word:state	-2.26	-0.79	2.43	-1.03	-0.45
word:statu	2.35	-1.3	-0.93	-0.85	-0.47
word:ste	0.49	-0.12	-0.02	-0.31	-0.06
word:step	-1.2	-0.18	-0.4	1.29	-0.11
word:stillwater	-0.51	-0.33	-0.46	0.84	-0.24
word:stonebridg	2.72	-1.53	-0.57	-2.56	-0.86
word:street	0.15	-1.45	-0.7	0.96	-0.37
word:stroud	-0.88	0.81	-0.54	0.75	-0.89
word:subscriber	2.92	-1.42	-1.41	-0.65	-0.78
word:summary	2.67	-0.45	-2.57	-0.58	-0.25
word:summit	-0.79	-0.23	1.06	-0.53	-0.11
word:supp	1.47	-0.57	-0.67	-1.03	-0.21
word:surgery	1.04	-0.5	-1	-0.69	-0.18
word:svc	2.32	-1.88	-0.58	-0.51	-0.5
word:t	-1.6	2.13	-0.84	-1.55	-0.69
word:tallgras	-2.04	-0.08	2.12	-0.53	-0.05
word:tamarack	-1.65	-0.14	-0.13	1.15	-0.15
word:tampa	0.23	-0.11	-0.03	-0.05	-0.04
word:tax	0.44	-0.12	-0.04	-0.26	-0.02
word:texa	-0.5	-0.04	0.71	-0.22	-0.04
word:thaddeu	-0.92	1.11	-0.06	-0.12	-0.22
word:that	0.24	-0.07	-0.12	-0.04	-0.01
word:the	2.22	-0.98	-0.7	-1.1	-0.31
word:theo	1.29	-1.19	-0.13	-0.09	-0.18
word:therapy	-0.4	-1.51	-2.85	1.83	-1.04
word:thi	1.88	-0.1	-1.05	-1.04	-0.39
word:thornbury	-1.32	0.9	0.82	-0.43	-0.37
word:tidewater	-1.44	-1.12	0.8	1.36	-0.53
word:timberhill	-0.41	-0.12	0.95	-0.41	-0.12
word:tn	0.81	-0.36	-0.22	-0.16	-0.15
word:to	1.9	-0.7	-0.77	-1	-0.2
word:tobia	-1.75	1.28	-0.47	-0.76	0.9
word:tool	-0.02	-0.3	0.73	-0.34	-0.12
word:total	3.24	-2.03	-1.17	-1.27	-0.44
word:treat	0.42	-0.31	-0.73	0.46	-0.11
word:tri	0.21	-0.07	0.11	-0.46	-0.04
word:tricar	0.27	-1.25	0.42	-1.05	-0.52
word:trust	-0.08	-0.47	0.51	-0.74	-0.18
word:type	0.92	-0.56	-0.26	-0.33	-0.11
word:under	0.62	-0.2	-0.22	-0.18	-0.05
word:underhill	-0.92	1.15	-0.07	-0.17	-0.29
word:uniform	0.22	-0.05	-0.08	-0.07	-0.02
word:unit	1.21	-0.61	-0.47	-0.83	-0.32
word:unitedhealthcar	0.93	-0.24	-0.69	-0.36	-0.15
word:urgent	0.15	-0.24	-1.03	0.27	-0.15
word:ursula	-1.5	1.93	-0.29	-0.37	-0.57
word:ut	0.5	-0.09	-0.23	-0.23	-0.04
word:utiliz	1.58	-0.97	-0.35	-1.01	-0.45
word:va	-0.17	-0.22	0.6	-0.6	-0.1
word:valley	-3.08	-1.43	0.1	3.1	-0.5
word:vandermeer	-0.45	0.07	-0.2	0.88	-0.28
word:verde	-0.04	-0.35	-0.65	0.75	-0.29
word:view	0.14	-0.84	-0.68	0.79	-0.6
word:viggo	-1.19	1.43	-0.12	-0.17	-0.24
word:vision	0.9	-0.2	0.81	-1.32	-0.05
word:visit	0.74	-0.2	-0.27	-0.21	-0.12
word:vista	-1.64	-0.34	1.13	0.79	-0.23
word:voucher	1.26	-0.61	-0.57	-0.49	-0.38
word:w	1.33	-0.87	-0.08	-0.61	-0.2
word:wa	0.56	-0.22	-0.11	-0.19	-0.07
word:waiver	0.66	-0.16	-0.29	-0.22	-0.06
word:was	0.3	-0.1	-0.09	-0.08	-0.04
word:washington	-0.3	-0.03	0.51	-0.2	-0.02
word:way	0.25	-1.26	-0.36	0.59	-0.46
word:welfar	0.42	-0.05	-0.06	-0.7	-0.05
word:wellnes	-1.4	-0.15	-0.33	1.47	-0.08
word:west	-0.85	-0.35	0.57	0.6	-0.12
word:westbrook	0.07	-0.18	-0.17	-0.12	0.41
word:whitcomb	-1.18	1.34	-0.38	-0.27	-0.28
word:wi	0.17	-0.05	-0.03	-0.04	-0.05
word:wilhelmina	-0.6	0.91	-0.82	-0.54	0
word:willow	-1.59	-0.25	-0.4	1.7	-0.13
word:willowmer	3.15	-0.39	-0.47	-3.08	-0.16
word:winifr	-0.17	0.85	-0.14	-0.42	-0.38
word:with	0.53	-0.12	-0.18	-0.2	-0.06
word:within	0.64	-0.25	-0.14	-0.28	-0.08
word:women	-1.83	-0.08	-1.46	2.13	-0.06
word:worker	-0.03	-0.9	0.54	-0.72	-0.24
word:wound	-1.59	-0.65	-0.89	1.9	-0.29
word:wren	-1.37	-0.31	0.48	0.99	-0.13
word:writ	0.48	-0.12	-0.17	-0.18	-0.04
word:x	1.83	-0.9	-1.32	-0.73	-0.26
word:ximena	-1.53	1.63	-0.71	-0.42	-0.29
word:y	1.03	-0.5	-0.09	-0.42	-0.1
word:yarborough	-0.57	0.33	-0.03	-0.11	0.34
word:year	0.59	-0.19	-0.12	-0.25	-0.08
word:yolanda	-1.23	1.59	-0.13	-0.31	-0.5
word:york	1.05	-0.05	-0.95	-0.12	-0.03
word:you	2.1	-1.14	-0.81	-0.81	-0.32
word:your	2.73	-0.97	-1.67	-0.83	-0.35
word:zebulon	-0.01	0.53	-0.17	-0.99	0.66
word:zellwood	-1.14	1.64	-0.23	-0.34	-0.51
words:1	2.93	-5.49	1.5	-3.44	-1.57
words:2	-0.06	2.5	-2.34	-3.55	1.59
words:3	0.4	-1.71	0.03	0.94	-1.95
words:4	-1.21	-4.16	0.66	2.6	-2.86
words:5	-0.18	-2.64	0.38	1.65	-1.46
`;
