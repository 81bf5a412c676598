/** Made by npm run eval:fit; not to be edited. */
export const AMOUNT_TABLE = `
sign	billed_amount	other
base	-0.04	0.04
after 1:<n>	1.36	-1.36
after 1:becaus	0.9	-0.9
after 1:deductibl	-0.77	0.77
after 1:for	2.03	-2.03
after 1:of	-1.08	1.08
after 1:we	1.33	-1.33
after 2:<5>	0.48	-0.48
after 2:<m>	0.37	-0.37
after 2:<n>	-0.32	0.32
after 2:the	0.22	-0.22
after 2:your	-0.39	0.39
after a colon	0.89	-0.89
after::	-2.07	2.07
after:<5>	-0.5	0.5
after:becaus	0.9	-0.9
after:co	-0.89	0.89
after:cover	1.48	-1.48
after:deductibl	-1.31	1.31
after:deny	0.83	-0.83
after:in	-1.22	1.22
after:is	0.35	-0.35
after:not	-0.52	0.52
after:paid	-1.41	1.41
after:pay	1.46	-1.46
after:servic	0.62	-0.62
after:thi	-1.17	1.17
after:to	1.01	-1.01
after:was	-0.23	0.23
after:we	1.6	-1.6
after:your	0.42	-0.42
alone on its line	0.43	-0.43
before 1::	0.89	-0.89
before 1:<5>	-0.39	0.39
before 1:<d>	0.47	-0.47
before 1:<m>	-1.2	1.2
before 1:<n>	-0.65	0.65
before 1:bill	0.68	-0.68
before 1:copay	-1.58	1.58
before 1:cover	2.23	-2.23
before 1:is	-0.74	0.74
before 1:met	-1.08	1.08
before 1:net	-2.06	2.06
before 1:no	1.17	-1.17
before 1:of	0.91	-0.91
before 1:paid	-3.12	3.12
before 1:pay	-0.45	0.45
before 1:resp	-1.47	1.47
before 1:share	-1.21	1.21
before 1:total	3.07	-3.07
before 1:yes	-1.75	1.75
before 1:your	-0.96	0.96
before 2:<n>	0.66	-0.66
before 2:amount	0.81	-0.81
before 2:bill	1.92	-1.92
before 2:charg	1.9	-1.9
before 2:claim	-0.52	0.52
before 2:co	-0.34	0.34
before 2:d	-0.25	0.25
before 2:have	-1.26	1.26
before 2:l	0.43	-0.43
before 2:not	1.5	-1.5
before 2:of	-0.16	0.16
before 2:plan	-0.44	0.44
before 2:provider	0.85	-0.85
before 2:pt	-1.47	1.47
before 2:total	-0.49	0.49
before 2:we	-1.49	1.49
before 2:x	-1.19	1.19
before 2:you	2.09	-2.09
before 3:<5>	1.47	-1.47
before 3:<m>	-0.87	0.87
before 3:<n>	0.75	-0.75
before 3:amount	1.01	-1.01
before 3:and	0.44	-0.44
before 3:bill	0.49	-0.49
before 3:for	1.15	-1.15
before 3:in	1.31	-1.31
before 3:offic	0.41	-0.41
before 3:paid	0.17	-0.17
before 3:pay	-1.73	1.73
before 3:total	-0.89	0.89
before 3:you	-0.79	0.79
before 3:your	0.64	-0.64
before:<m>	-1.36	1.36
before:<month>	0.29	-0.29
before:<n>	-0.5	0.5
before:a	0.26	-0.26
before:acupunctur	1.96	-1.96
before:amount	1.78	-1.78
before:and	0.19	-0.19
before:at	-0.37	0.37
before:be	-1.41	1.41
before:bill	1.6	-1.6
before:by	1.74	-1.74
before:charg	0.49	-0.49
before:claim	0.44	-0.44
before:co	-0.5	0.5
before:copay	-1.83	1.83
before:cover	0.49	-0.49
before:cpt	1.03	-1.03
before:deductibl	-1.11	1.11
before:for	2.02	-2.02
before:have	-0.18	0.18
before:imag	0.96	-0.96
before:in	0.71	-0.71
before:is	-0.74	0.74
before:l	0.43	-0.43
before:may	-0.19	0.19
before:met	-1.91	1.91
before:net	-2.06	2.06
before:no	0.61	-0.61
before:not	-0.77	0.77
before:of	0.36	-0.36
before:offic	0.48	-0.48
before:on	0.51	-0.51
before:overpaid	1.88	-1.88
before:owe	0.92	-0.92
before:paid	-2.48	2.48
before:pay	-0.36	0.36
before:plan	-1.39	1.39
before:procedur	-0.73	0.73
before:provider	-0.39	0.39
before:pt	-1.47	1.47
before:resp	-1.47	1.47
before:servic	1.69	-1.69
before:share	-1.74	1.74
before:the	0.47	-0.47
before:therapy	-0.44	0.44
before:to	-1.28	1.28
before:total	2.61	-2.61
before:visit	0.86	-0.86
before:we	-0.17	0.17
before:what	1.7	-1.7
before:will	1.62	-1.62
before:x	-1.19	1.19
before:yes	-1.75	1.75
before:you	-0.81	0.81
before:your	-0.88	0.88
begins its column	0.24	-0.24
columns:1	0.88	-0.88
columns:3	0.43	-0.43
columns:4	-0.55	0.55
heading 1:adj	0.79	-0.79
heading 1:allow	-2.06	2.06
heading 1:allowanc	-1.7	1.7
heading 1:amt	-0.39	0.39
heading 1:approv	-2.16	2.16
heading 1:be	0.88	-0.88
heading 1:charg	0.6	-0.6
heading 1:copay	-3.06	3.06
heading 1:deduct	-1.3	1.3
heading 1:deductibl	-2.5	2.5
heading 1:deny	0.67	-0.67
heading 1:discount	-2.56	2.56
heading 1:fee	-0.59	0.59
heading 1:ineligibl	0.19	-0.19
heading 1:may	0.79	-0.79
heading 1:not	1.66	-1.66
heading 1:owe	1.15	-1.15
heading 1:paid	-2.54	2.54
heading 1:pay	-0.17	0.17
heading 1:payabl	2.1	-2.1
heading 1:pd	-1.39	1.39
heading 1:plan	-2.54	2.54
heading 1:prov	-1.39	1.39
heading 1:provider	-0.56	0.56
heading 1:reduction	-0.73	0.73
heading 1:share	-1.82	1.82
heading 1:we	-1.36	1.36
heading 1:you	-0.23	0.23
heading 2:adj	1.41	-1.41
heading 2:allow	-3.48	3.48
heading 2:allowanc	-1.18	1.18
heading 2:amount	-1.33	1.33
heading 2:amt	0.57	-0.57
heading 2:approv	-1.53	1.53
heading 2:be	2.19	-2.19
heading 2:bill	-1.05	1.05
heading 2:charg	-0.85	0.85
heading 2:coin	-0.98	0.98
heading 2:copay	-2.09	2.09
heading 2:cover	-1.1	1.1
heading 2:deduct	-1.29	1.29
heading 2:deductibl	-1.98	1.98
heading 2:discount	-1.96	1.96
heading 2:fee	-1.05	1.05
heading 2:ineligibl	-1.12	1.12
heading 2:may	2.03	-2.03
heading 2:not	-1.61	1.61
heading 2:owe	0.27	-0.27
heading 2:paid	-2.13	2.13
heading 2:pay	-2.38	2.38
heading 2:payabl	-0.79	0.79
heading 2:pd	-1.52	1.52
heading 2:plan	-1.82	1.82
heading 2:prov	-1.52	1.52
heading 2:provider	0.54	-0.54
heading 2:reduction	-1.3	1.3
heading 2:share	-1.04	1.04
label::	0.89	-0.89
label:bill	1.35	-1.35
label:charg	1.34	-1.34
label:date	0.62	-0.62
label:of	1.31	-1.31
label:paid	-1.2	1.2
label:total	-0.77	0.77
line above::	0.28	-0.28
line above:<5>	-0.17	0.17
line above:<d>	1.27	-1.27
line above:<m>	-0.35	0.35
line above:<month>	-0.47	0.47
line above:a	0.88	-0.88
line above:adj	-0.76	0.76
line above:allow	-0.65	0.65
line above:amount	1.61	-1.61
line above:and	0.81	-0.81
line above:at	0.2	-0.2
line above:b	-0.27	0.27
line above:be	1.24	-1.24
line above:below	0.4	-0.4
line above:benefit	-0.47	0.47
line above:by	0.59	-0.59
line above:charg	-1.63	1.63
line above:check	2.48	-2.48
line above:claim	-1.32	1.32
line above:co	-0.8	0.8
line above:code	-1.76	1.76
line above:copay	0.34	-0.34
line above:cpt	-0.94	0.94
line above:d	-0.56	0.56
line above:date	0.82	-0.82
line above:deny	-0.65	0.65
line above:expl	-2.74	2.74
line above:for	-0.59	0.59
line above:g	-0.68	0.68
line above:group	1.19	-1.19
line above:id	1.95	-1.95
line above:ineligibl	-0.59	0.59
line above:ins	0.94	-0.94
line above:m	-0.17	0.17
line above:ma	0.31	-0.31
line above:may	0.19	-0.19
line above:moa	-0.18	0.18
line above:more	-1.69	1.69
line above:n	-0.4	0.4
line above:no	0.99	-0.99
line above:not	-2.71	2.71
line above:note	1.46	-1.46
line above:number	1.63	-1.63
line above:of	0.71	-0.71
line above:offic	0.41	-0.41
line above:on	-1.27	1.27
line above:or	-1.52	1.52
line above:owe	1.24	-1.24
line above:paid	0.35	-0.35
line above:patient	0.46	-0.46
line above:pay	0.23	-0.23
line above:payabl	0.49	-0.49
line above:plan	-1.43	1.43
line above:pr	-2.17	2.17
line above:procedur	2.53	-2.53
line above:provider	1.2	-1.2
line above:r	-1.67	1.67
line above:reason	-1.08	1.08
line above:reduction	-2.13	2.13
line above:rem	0.53	-0.53
line above:remark	-1.36	1.36
line above:see	0.3	-0.3
line above:servic	2.66	-2.66
line above:share	-0.68	0.68
line above:statu	1.21	-1.21
line above:the	-0.64	0.64
line above:therapy	0.47	-0.47
line above:to	0.25	-0.25
line above:total	0.7	-0.7
line above:visit	0.49	-0.49
line above:was	-1.66	1.66
line above:we	-1.5	1.5
line above:x	-2	2
line above:y	-0.18	0.18
line above:yes	0.99	-0.99
line above:you	-0.26	0.26
line above:your	-0.3	0.3
over 1::	-0.58	0.58
over 1:<5>	-1.48	1.48
over 1:<d>	1.9	-1.9
over 1:<m>	-0.94	0.94
over 1:acnt	1.27	-1.27
over 1:asg	-1.58	1.58
over 1:by	-0.92	0.92
over 1:charg	0.65	-0.65
over 1:co	-0.52	0.52
over 1:date	1	-1
over 1:for	-1.23	1.23
over 1:icn	-3.2	3.2
over 1:ma	1.27	-1.27
over 1:moa	1.27	-1.27
over 1:of	1.17	-1.17
over 1:provider	1.15	-1.15
over 1:rem	-0.92	0.92
over 1:total	0.49	-0.49
over 1:y	-1.58	1.58
over 1:you	-1.65	1.65
over 1:your	0.21	-0.21
over 2::	-1.92	1.92
over 2:<5>	-1.48	1.48
over 2:<d>	1.64	-1.64
over 2:<m>	0.46	-0.46
over 2:acnt	-0.57	0.57
over 2:asg	-1.35	1.35
over 2:by	-0.42	0.42
over 2:claim	0.22	-0.22
over 2:date	-0.6	0.6
over 2:icn	-2.64	2.64
over 2:id	-1.46	1.46
over 2:ma	1.7	-1.7
over 2:moa	1.7	-1.7
over 2:number	1.87	-1.87
over 2:of	1.65	-1.65
over 2:servic	-0.86	0.86
over 2:the	0.9	-0.9
over 2:y	-1.35	1.35
quarter:0	-0.86	0.86
quarter:1	-0.8	0.8
quarter:3	0.46	-0.46
right before:<m> <n>	-1.63	1.63
right before:<m> of your	-0.65	0.65
right before:<n> charg	1.67	-1.67
right before:amount :	-0.41	0.41
right before:amount bill	1.34	-1.34
right before:amount bill :	0.53	-0.53
right before:amount paid :	0.42	-0.42
right before:bill :	1.11	-1.11
right before:bill charg :	0.23	-0.23
right before:charg :	1.34	-1.34
right before:claim <n>	1.26	-1.26
right before:claim total	-0.83	0.83
right before:co <n>	-0.34	0.34
right before:d <n>	-0.25	0.25
right before:for claim <n>	0.83	-0.83
right before:have met	-0.79	0.79
right before:l <n>	0.43	-0.43
right before:not cover	1.5	-1.5
right before:of your	-0.65	0.65
right before:paid :	-0.46	0.46
right before:pt resp	-1.47	1.47
right before:total charg	1.56	-1.56
right before:total charg :	0.72	-0.72
right before:x <n>	-1.19	1.19
right before:you have met	-0.79	0.79
top:12 lines	-0.19	0.19
top:6 lines	0.99	-0.99
top:below	-0.36	0.36
`;
