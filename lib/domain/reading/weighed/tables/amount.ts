/** Made by npm run eval:fit; not to be edited. */
export const AMOUNT_TABLE = `
sign	billed_amount	other
base	-0.05	0.05
after 1:<n>	1.43	-1.43
after 1:becaus	0.61	-0.61
after 1:deductibl	-0.94	0.94
after 1:for	1.61	-1.61
after 1:of	-0.74	0.74
after 1:we	1.21	-1.21
after 2:<5>	0.32	-0.32
after 2:<n>	-0.47	0.47
after a colon	0.79	-0.79
after::	-2.54	2.54
after:<5>	-0.69	0.69
after:<m>	-0.23	0.23
after:becaus	0.61	-0.61
after:co	-0.87	0.87
after:cover	1.26	-1.26
after:deductibl	-1.28	1.28
after:deny	0.57	-0.57
after:for	0.71	-0.71
after:in	-0.57	0.57
after:of	-0.74	0.74
after:servic	0.52	-0.52
after:the	0.6	-0.6
after:we	1.71	-1.71
after:your	0.59	-0.59
alone on its line	0.47	-0.47
before 1::	0.79	-0.79
before 1:<5>	-0.26	0.26
before 1:<d>	0.16	-0.16
before 1:<m>	-1.08	1.08
before 1:<n>	-0.88	0.88
before 1:bill	0.48	-0.48
before 1:copay	-1.18	1.18
before 1:cover	2.32	-2.32
before 1:met	-0.74	0.74
before 1:net	-1.94	1.94
before 1:no	1.15	-1.15
before 1:of	0.97	-0.97
before 1:paid	-2.89	2.89
before 1:pay	-0.47	0.47
before 1:resp	-1.24	1.24
before 1:total	2.95	-2.95
before 1:yes	-1.61	1.61
before 1:your	-0.94	0.94
before 2:<5>	-0.43	0.43
before 2:<m>	-1.59	1.59
before 2:<n>	0.89	-0.89
before 2:amount	0.76	-0.76
before 2:bill	1.73	-1.73
before 2:charg	2.06	-2.06
before 2:claim	-0.5	0.5
before 2:co	-0.35	0.35
before 2:d	-0.27	0.27
before 2:l	0.5	-0.5
before 2:not	1.31	-1.31
before 2:of	-0.18	0.18
before 2:paid	-0.26	0.26
before 2:provider	0.96	-0.96
before 2:pt	-1.24	1.24
before 2:total	0.31	-0.31
before 2:x	-1.2	1.2
before 3:<5>	2.2	-2.2
before 3:<m>	-0.56	0.56
before 3:<n>	1.76	-1.76
before 3:amount	1.16	-1.16
before 3:and	0.35	-0.35
before 3:bill	0.51	-0.51
before 3:for	1.12	-1.12
before 3:offic	0.88	-0.88
before 3:pay	-1.66	1.66
before 3:total	-0.76	0.76
before 3:your	-0.19	0.19
before::	-0.36	0.36
before:<5>	0.33	-0.33
before:<d>	0.64	-0.64
before:<m>	-1.27	1.27
before:acupunctur	1.96	-1.96
before:amount	1.37	-1.37
before:and	-0.18	0.18
before:at	0.17	-0.17
before:bill	1.54	-1.54
before:by	0.96	-0.96
before:charg	0.61	-0.61
before:co	-0.5	0.5
before:copay	-1.49	1.49
before:cover	0.3	-0.3
before:cpt	1.06	-1.06
before:deductibl	-1.98	1.98
before:for	1.9	-1.9
before:have	-1.49	1.49
before:imag	1.02	-1.02
before:in	1.11	-1.11
before:l	0.5	-0.5
before:may	-0.41	0.41
before:met	-1.49	1.49
before:net	-1.94	1.94
before:no	0.63	-0.63
before:not	-0.51	0.51
before:of	0.24	-0.24
before:offic	0.49	-0.49
before:on	0.2	-0.2
before:paid	-3.29	3.29
before:pay	-0.58	0.58
before:plan	-1.7	1.7
before:procedur	0.96	-0.96
before:pt	-1.24	1.24
before:resp	-1.24	1.24
before:servic	1.73	-1.73
before:the	0.23	-0.23
before:therapy	-0.55	0.55
before:thi	-0.27	0.27
before:to	-2	2
before:total	2.88	-2.88
before:visit	1.54	-1.54
before:what	1.26	-1.26
before:will	1.68	-1.68
before:x	-1.2	1.2
before:yes	-1.61	1.61
before:you	-0.24	0.24
before:your	-1.32	1.32
columns:1	1.02	-1.02
columns:2	0.56	-0.56
columns:3	1	-1
columns:4	-0.78	0.78
heading 1:adj	0.96	-0.96
heading 1:allow	-1.93	1.93
heading 1:allowanc	-1.65	1.65
heading 1:amt	-1.46	1.46
heading 1:approv	-2.26	2.26
heading 1:be	0.95	-0.95
heading 1:charg	0.62	-0.62
heading 1:copay	-3.07	3.07
heading 1:deduct	-1.3	1.3
heading 1:deductibl	-2.39	2.39
heading 1:deny	0.8	-0.8
heading 1:discount	-2.38	2.38
heading 1:ineligibl	0.23	-0.23
heading 1:may	0.83	-0.83
heading 1:not	1.68	-1.68
heading 1:owe	1.15	-1.15
heading 1:paid	-2.53	2.53
heading 1:pay	-0.22	0.22
heading 1:payabl	2.17	-2.17
heading 1:pd	-1.15	1.15
heading 1:plan	-2.38	2.38
heading 1:prov	-1.15	1.15
heading 1:provider	-0.36	0.36
heading 1:reduction	-0.95	0.95
heading 1:share	-1.86	1.86
heading 1:we	-1.5	1.5
heading 1:you	-0.24	0.24
heading 2:adj	1.41	-1.41
heading 2:allow	-3.31	3.31
heading 2:allowanc	-1.18	1.18
heading 2:amount	-1.2	1.2
heading 2:amt	1.13	-1.13
heading 2:approv	-1.45	1.45
heading 2:be	2.13	-2.13
heading 2:bill	-1.04	1.04
heading 2:charg	-0.73	0.73
heading 2:coin	-0.76	0.76
heading 2:copay	-2.02	2.02
heading 2:cover	-1	1
heading 2:deduct	-1.12	1.12
heading 2:deductibl	-1.92	1.92
heading 2:discount	-1.84	1.84
heading 2:ineligibl	-0.85	0.85
heading 2:may	1.99	-1.99
heading 2:not	-1.59	1.59
heading 2:owe	0.3	-0.3
heading 2:paid	-2	2
heading 2:pay	-2.39	2.39
heading 2:pd	-1.27	1.27
heading 2:plan	-1.76	1.76
heading 2:prov	-1.27	1.27
heading 2:provider	0.55	-0.55
heading 2:reduction	-1.21	1.21
heading 2:share	-0.95	0.95
heading 2:you	0.2	-0.2
label::	0.79	-0.79
label:bill	1.28	-1.28
label:charg	1.34	-1.34
label:date	0.76	-0.76
label:of	0.76	-0.76
label:paid	-0.89	0.89
label:total	-0.66	0.66
line above::	0.16	-0.16
line above:<5>	-0.24	0.24
line above:<d>	1.22	-1.22
line above:<m>	-0.44	0.44
line above:a	0.92	-0.92
line above:adj	-1.15	1.15
line above:allow	-0.87	0.87
line above:amount	1.64	-1.64
line above:and	0.48	-0.48
line above:b	-0.32	0.32
line above:be	1.14	-1.14
line above:below	0.41	-0.41
line above:benefit	-0.3	0.3
line above:bill	0.23	-0.23
line above:by	0.3	-0.3
line above:charg	-1.49	1.49
line above:check	2.26	-2.26
line above:claim	-1.08	1.08
line above:co	-0.7	0.7
line above:code	-1.76	1.76
line above:copay	0.36	-0.36
line above:cover	-0.26	0.26
line above:cpt	-1.23	1.23
line above:d	-0.29	0.29
line above:date	1.07	-1.07
line above:deny	-0.49	0.49
line above:for	-0.98	0.98
line above:g	-0.67	0.67
line above:group	1.08	-1.08
line above:id	1.76	-1.76
line above:ineligibl	-0.64	0.64
line above:ins	0.95	-0.95
line above:ma	0.23	-0.23
line above:may	0.17	-0.17
line above:moa	-0.67	0.67
line above:more	-1.7	1.7
line above:n	-0.54	0.54
line above:no	1.1	-1.1
line above:not	-3.52	3.52
line above:note	1.52	-1.52
line above:number	1.66	-1.66
line above:of	1.25	-1.25
line above:offic	0.56	-0.56
line above:on	-1.12	1.12
line above:or	-1.34	1.34
line above:owe	1.14	-1.14
line above:paid	0.29	-0.29
line above:patient	0.4	-0.4
line above:pay	0.23	-0.23
line above:plan	-1.18	1.18
line above:pr	-2.11	2.11
line above:procedur	2.4	-2.4
line above:provider	1.15	-1.15
line above:r	-1.75	1.75
line above:reason	-0.84	0.84
line above:reduction	-1.91	1.91
line above:rem	0.56	-0.56
line above:remark	-1.47	1.47
line above:see	0.61	-0.61
line above:servic	2.59	-2.59
line above:share	-0.62	0.62
line above:statu	1.27	-1.27
line above:the	-0.38	0.38
line above:therapy	0.62	-0.62
line above:to	-0.55	0.55
line above:total	0.44	-0.44
line above:visit	0.39	-0.39
line above:x	-1.83	1.83
line above:y	-0.67	0.67
line above:yes	1.15	-1.15
line above:you	-0.53	0.53
line above:your	-0.33	0.33
over 1::	-0.17	0.17
over 1:<d>	1.63	-1.63
over 1:<m>	-0.94	0.94
over 1:<n>	-0.17	0.17
over 1:acnt	0.84	-0.84
over 1:asg	-1.3	1.3
over 1:charg	0.95	-0.95
over 1:claim	0.64	-0.64
over 1:co	-1.09	1.09
over 1:date	1.19	-1.19
over 1:for	-1.43	1.43
over 1:icn	-2.08	2.08
over 1:ma	1.06	-1.06
over 1:moa	1.06	-1.06
over 1:n	0.35	-0.35
over 1:of	1.21	-1.21
over 1:provider	1.25	-1.25
over 1:rem	-1.15	1.15
over 1:y	-1.3	1.3
over 2::	-1.72	1.72
over 2:<5>	-1.45	1.45
over 2:<d>	0.93	-0.93
over 2:<m>	0.64	-0.64
over 2:acnt	-1.16	1.16
over 2:asg	-1.21	1.21
over 2:by	-0.77	0.77
over 2:date	-0.65	0.65
over 2:icn	-2.29	2.29
over 2:id	-1.47	1.47
over 2:ma	1.2	-1.2
over 2:moa	1.2	-1.2
over 2:number	1.93	-1.93
over 2:of	1.66	-1.66
over 2:servic	-0.57	0.57
over 2:y	-1.21	1.21
quarter:0	-0.97	0.97
quarter:1	-0.57	0.57
quarter:3	0.34	-0.34
right before:<m> <n>	-1.3	1.3
right before:<n> charg	1.42	-1.42
right before:amount :	-0.25	0.25
right before:amount bill	1.44	-1.44
right before:amount bill :	0.54	-0.54
right before:amount paid :	0.54	-0.54
right before:bill :	1.05	-1.05
right before:bill charg :	0.34	-0.34
right before:charg :	1.34	-1.34
right before:claim <n>	1.13	-1.13
right before:claim total	-0.79	0.79
right before:co <n>	-0.35	0.35
right before:d <n>	-0.27	0.27
right before:for claim <n>	0.81	-0.81
right before:l <n>	0.5	-0.5
right before:not cover	1.31	-1.31
right before:paid :	-0.26	0.26
right before:pt resp	-1.24	1.24
right before:total charg :	0.64	-0.64
right before:x <n>	-1.2	1.2
top:12 lines	-0.22	0.22
top:6 lines	0.91	-0.91
top:below	-0.42	0.42
`;
