/** Made by npm run eval:fit; not to be edited. */
export const AMOUNT_TABLE = `
sign	billed_amount	other
base	-0.08	0.08
after 1:<n>	1.38	-1.38
after 1:becaus	1	-1
after 1:co	-1.38	1.38
after 1:deductibl	-0.68	0.68
after 1:for	2.07	-2.07
after 1:is	-0.79	0.79
after 1:not	1.43	-1.43
after 1:of	-1.29	1.29
after 1:was	-0.5	0.5
after 1:we	1.19	-1.19
after 2:<5>	0.37	-0.37
after 2:<m>	-0.56	0.56
after 2:<n>	-0.57	0.57
after 2:deny	1.02	-1.02
after 2:for	-0.52	0.52
after 2:paid	1.34	-1.34
after 2:the	-0.7	0.7
after 2:your	-0.89	0.89
after a colon	0.76	-0.76
after::	-2.42	2.42
after:<5>	-1.06	1.06
after:<m>	-0.47	0.47
after:<n>	-0.42	0.42
after:a	1.08	-1.08
after:be	0.46	-0.46
after:becaus	1	-1
after:co	-0.79	0.79
after:cover	1.17	-1.17
after:day	1.61	-1.61
after:deductibl	-1.13	1.13
after:deny	1.04	-1.04
after:have	0.43	-0.43
after:in	-0.97	0.97
after:is	-0.64	0.64
after:of	-0.41	0.41
after:on	0.36	-0.36
after:paid	0.57	-0.57
after:pay	0.38	-0.38
after:servic	0.88	-0.88
after:the	-0.52	0.52
after:thi	-1.47	1.47
after:to	1	-1
after:we	1.85	-1.85
after:will	0.46	-0.46
after:your	0.34	-0.34
before 1::	0.76	-0.76
before 1:<5>	-0.73	0.73
before 1:<d>	0.52	-0.52
before 1:<m>	-1.38	1.38
before 1:<n>	-0.25	0.25
before 1:allow	-1.99	1.99
before 1:amount	1.68	-1.68
before 1:approv	-0.98	0.98
before 1:at	1.66	-1.66
before 1:bill	0.28	-0.28
before 1:charg	0.25	-0.25
before 1:claim	2.25	-2.25
before 1:copay	-1.66	1.66
before 1:cover	2.36	-2.36
before 1:current	1.58	-1.58
before 1:day	-1.86	1.86
before 1:deductibl	-2.1	2.1
before 1:due	0.83	-0.83
before 1:for	1.31	-1.31
before 1:is	-1.11	1.11
before 1:met	-0.94	0.94
before 1:net	-2.7	2.7
before 1:no	0.51	-0.51
before 1:of	0.35	-0.35
before 1:owe	0.71	-0.71
before 1:paid	-3.47	3.47
before 1:pay	-0.29	0.29
before 1:provider	-0.95	0.95
before 1:resp	-1.51	1.51
before 1:share	-1.04	1.04
before 1:total	2.86	-2.86
before 1:yes	-2.06	2.06
before 1:your	-0.91	0.91
before 2:<5>	-0.26	0.26
before 2:<d>	-2.26	2.26
before 2:<m>	-0.51	0.51
before 2:<month>	-0.17	0.17
before 2:<n>	0.37	-0.37
before 2:a	-1.68	1.68
before 2:amount	1.1	-1.1
before 2:be	-1.01	1.01
before 2:bill	2.04	-2.04
before 2:charg	1.32	-1.32
before 2:claim	-0.66	0.66
before 2:co	-0.41	0.41
before 2:cost	-0.87	0.87
before 2:d	-0.42	0.42
before 2:disput	1.43	-1.43
before 2:have	-1.09	1.09
before 2:l	0.25	-0.25
before 2:not	1.31	-1.31
before 2:of	0.21	-0.21
before 2:pay	-0.57	0.57
before 2:plan	-0.5	0.5
before 2:pr	-1.05	1.05
before 2:provider	0.89	-0.89
before 2:pt	-1.9	1.9
before 2:thi	0.29	-0.29
before 2:to	-0.95	0.95
before 2:tricar	-0.98	0.98
before 2:visit	0.45	-0.45
before 2:we	-1.45	1.45
before 2:x	-1.14	1.14
before 2:you	1.99	-1.99
before 2:your	-1.48	1.48
before 3:<5>	1.47	-1.47
before 3:<m>	-0.49	0.49
before 3:<month>	1.65	-1.65
before 3:<n>	0.69	-0.69
before 3:a	0.71	-0.71
before 3:amount	1.07	-1.07
before 3:bill	0.44	-0.44
before 3:for	1.48	-1.48
before 3:in	0.24	-0.24
before 3:of	-0.34	0.34
before 3:offic	-0.22	0.22
before 3:paid	0.59	-0.59
before 3:pay	-1.33	1.33
before 3:the	0.66	-0.66
before 3:to	-0.4	0.4
before 3:total	-0.57	0.57
before 3:you	-1.11	1.11
before 3:your	0.34	-0.34
before:<m>	-1.41	1.41
before:<month>	0.44	-0.44
before:acupunctur	2.14	-2.14
before:allow	-2.12	2.12
before:amount	2.3	-2.3
before:and	1.12	-1.12
before:approv	-0.98	0.98
before:ask	1.08	-1.08
before:at	0.4	-0.4
before:be	-1.41	1.41
before:bill	1.12	-1.12
before:by	0.4	-0.4
before:charg	0.44	-0.44
before:check	-1.05	1.05
before:claim	0.78	-0.78
before:co	-0.47	0.47
before:copay	-1.97	1.97
before:cost	-0.87	0.87
before:cover	0.41	-0.41
before:cpt	1.01	-1.01
before:current	1.58	-1.58
before:d	-0.22	0.22
before:day	-1.86	1.86
before:deductibl	-0.46	0.46
before:deny	1.28	-1.28
before:disput	1.43	-1.43
before:due	1.57	-1.57
before:foot	0.58	-0.58
before:for	1.12	-1.12
before:imag	1.08	-1.08
before:in	0.21	-0.21
before:is	-1.11	1.11
before:l	0.25	-0.25
before:may	-0.24	0.24
before:met	-2.16	2.16
before:net	-2.94	2.94
before:now	-0.71	0.71
before:on	0.19	-0.19
before:overpaid	1.98	-1.98
before:paid	-2.52	2.52
before:patient	-0.36	0.36
before:pay	-1.01	1.01
before:pd	-1.67	1.67
before:plan	-1.2	1.2
before:pr	-1.05	1.05
before:procedur	-0.87	0.87
before:provider	-0.21	0.21
before:pt	-1.9	1.9
before:resp	-1.51	1.51
before:return	1.32	-1.32
before:servic	1.84	-1.84
before:share	-1.64	1.64
before:t	1.23	-1.23
before:the	-0.31	0.31
before:therapy	-0.17	0.17
before:thi	-0.82	0.82
before:total	2.68	-2.68
before:tricar	-0.98	0.98
before:unit	1.35	-1.35
before:visit	1.11	-1.11
before:we	0.35	-0.35
before:what	1.88	-1.88
before:will	1.9	-1.9
before:x	-1.88	1.88
before:yes	-2.06	2.06
before:you	-0.67	0.67
before:your	-0.97	0.97
begins its column	0.16	-0.16
columns:1	0.85	-0.85
columns:2	0.52	-0.52
columns:4	-0.92	0.92
heading 1:adj	0.76	-0.76
heading 1:allow	-2.34	2.34
heading 1:allowanc	-1.91	1.91
heading 1:amount	-0.38	0.38
heading 1:amt	0.19	-0.19
heading 1:approv	-2.34	2.34
heading 1:balanc	0.32	-0.32
heading 1:be	0.62	-0.62
heading 1:bill	0.23	-0.23
heading 1:charg	0.56	-0.56
heading 1:copay	-2.82	2.82
heading 1:deduct	-1.16	1.16
heading 1:deductibl	-2.52	2.52
heading 1:deny	1.17	-1.17
heading 1:disallow	1.05	-1.05
heading 1:discount	-2.34	2.34
heading 1:fee	-0.42	0.42
heading 1:may	0.75	-0.75
heading 1:not	1.75	-1.75
heading 1:owe	1.22	-1.22
heading 1:paid	-2.88	2.88
heading 1:pay	-0.74	0.74
heading 1:payabl	2.23	-2.23
heading 1:pd	-1.45	1.45
heading 1:plan	-2.29	2.29
heading 1:ppo	-1.1	1.1
heading 1:prov	-1.45	1.45
heading 1:provider	-0.24	0.24
heading 1:reduction	-0.72	0.72
heading 1:share	-1.88	1.88
heading 1:submitt	0.29	-0.29
heading 1:we	-1.38	1.38
heading 1:you	-0.2	0.2
heading 1:your	-0.75	0.75
heading 2:adj	1.38	-1.38
heading 2:allow	-3.57	3.57
heading 2:allowanc	-1.42	1.42
heading 2:amount	-1.54	1.54
heading 2:amt	0.43	-0.43
heading 2:approv	-1.71	1.71
heading 2:balanc	1.92	-1.92
heading 2:be	2.03	-2.03
heading 2:bill	-0.88	0.88
heading 2:charg	-0.83	0.83
heading 2:coin	-1.05	1.05
heading 2:copay	-2.15	2.15
heading 2:cover	-1.07	1.07
heading 2:deduct	-1.33	1.33
heading 2:deductibl	-2.22	2.22
heading 2:deny	0.18	-0.18
heading 2:discount	-1.87	1.87
heading 2:fee	-1.22	1.22
heading 2:grp	-2.01	2.01
heading 2:ineligibl	-1.23	1.23
heading 2:may	2.46	-2.46
heading 2:not	-1.71	1.71
heading 2:owe	0.97	-0.97
heading 2:paid	-2.24	2.24
heading 2:pay	-1.91	1.91
heading 2:payabl	-0.87	0.87
heading 2:pd	-1.46	1.46
heading 2:plan	-2	2
heading 2:ppo	-1.06	1.06
heading 2:prov	-1.46	1.46
heading 2:provider	0.59	-0.59
heading 2:rc	-2.01	2.01
heading 2:reduction	-1.2	1.2
heading 2:share	-1.23	1.23
heading 2:submitt	0.65	-0.65
heading 2:you	0.9	-0.9
label::	0.76	-0.76
label:bill	1.66	-1.66
label:charg	1.62	-1.62
label:date	0.66	-0.66
label:of	1.36	-1.36
label:paid	-1.12	1.12
line above::	0.34	-0.34
line above:<5>	-0.26	0.26
line above:<d>	1.14	-1.14
line above:<m>	-0.32	0.32
line above:a	1.36	-1.36
line above:adj	-0.52	0.52
line above:adjust	1.08	-1.08
line above:allow	-0.76	0.76
line above:amount	1.58	-1.58
line above:amt	-0.4	0.4
line above:and	1.35	-1.35
line above:balanc	-2.35	2.35
line above:be	1.42	-1.42
line above:benefit	-0.51	0.51
line above:bill	0.59	-0.59
line above:by	-0.45	0.45
line above:carc	1.03	-1.03
line above:charg	-0.75	0.75
line above:check	2.57	-2.57
line above:co	-0.91	0.91
line above:code	-1.87	1.87
line above:cpt	-0.72	0.72
line above:d	-0.4	0.4
line above:date	0.35	-0.35
line above:dear	1.45	-1.45
line above:deny	-0.81	0.81
line above:due	2.72	-2.72
line above:e	-0.43	0.43
line above:eob	0.78	-0.78
line above:expl	-2.19	2.19
line above:fee	-1.94	1.94
line above:for	-0.64	0.64
line above:from	2.02	-2.02
line above:g	-1.2	1.2
line above:gp	-0.23	0.23
line above:group	1.21	-1.21
line above:have	1.17	-1.17
line above:id	1.94	-1.94
line above:in	0.95	-0.95
line above:ineligibl	-0.46	0.46
line above:ins	1.34	-1.34
line above:is	-1.5	1.5
line above:ma	0.17	-0.17
line above:may	-0.41	0.41
line above:more	-1.51	1.51
line above:n	-0.18	0.18
line above:no	0.55	-0.55
line above:not	-2.82	2.82
line above:note	0.54	-0.54
line above:number	1.74	-1.74
line above:of	0.45	-0.45
line above:offic	0.42	-0.42
line above:on	-1.65	1.65
line above:one	-0.25	0.25
line above:or	-1.41	1.41
line above:owe	1.16	-1.16
line above:patient	0.69	-0.69
line above:payabl	0.75	-0.75
line above:plan	-1.79	1.79
line above:pr	-2	2
line above:procedur	2.54	-2.54
line above:provider	1.1	-1.1
line above:r	-1.71	1.71
line above:rarc	1.03	-1.03
line above:reason	-1.04	1.04
line above:reduction	-2.13	2.13
line above:remark	-1.36	1.36
line above:see	0.41	-0.41
line above:servic	2.38	-2.38
line above:share	-0.67	0.67
line above:statu	1.68	-1.68
line above:t	-2.07	2.07
line above:the	0.23	-0.23
line above:therapy	0.57	-0.57
line above:thru	1.56	-1.56
line above:to	-1.43	1.43
line above:visit	0.54	-0.54
line above:was	-1.84	1.84
line above:we	-0.98	0.98
line above:what	-1.09	1.09
line above:x	-1.96	1.96
line above:yes	1.13	-1.13
line above:you	0.34	-0.34
line above:your	-1.11	1.11
no words before	-1.18	1.18
over 1::	-0.5	0.5
over 1:<5>	0.28	-0.28
over 1:<d>	2.41	-2.41
over 1:<m>	-0.97	0.97
over 1:<n>	-0.22	0.22
over 1:acnt	0.76	-0.76
over 1:and	0.32	-0.32
over 1:asg	-1.52	1.52
over 1:bill	-0.3	0.3
over 1:by	-0.44	0.44
over 1:charg	0.43	-0.43
over 1:claim	-0.16	0.16
over 1:co	-0.33	0.33
over 1:date	0.2	-0.2
over 1:deductibl	-1.22	1.22
over 1:for	-1.21	1.21
over 1:icn	-4.21	4.21
over 1:ma	0.86	-0.86
over 1:moa	0.9	-0.9
over 1:no	1.33	-1.33
over 1:provider	1.17	-1.17
over 1:rem	-1	1
over 1:servic	-0.84	0.84
over 1:total	1.02	-1.02
over 1:y	-1.52	1.52
over 1:you	-1.34	1.34
over 1:your	0.64	-0.64
over 2::	-1.72	1.72
over 2:<5>	-0.85	0.85
over 2:<d>	1.37	-1.37
over 2:<m>	0.39	-0.39
over 2:<month>	0.36	-0.36
over 2:<n>	0.53	-0.53
over 2:asg	-1.43	1.43
over 2:charg	0.6	-0.6
over 2:claim	-0.51	0.51
over 2:date	-1.22	1.22
over 2:file	-1.75	1.75
over 2:group	-0.47	0.47
over 2:icn	-3.46	3.46
over 2:id	-1.77	1.77
over 2:ma	1.7	-1.7
over 2:moa	1.7	-1.7
over 2:net	2.01	-2.01
over 2:of	1.72	-1.72
over 2:paid	-1.62	1.62
over 2:pay	-1.92	1.92
over 2:provider	-1.32	1.32
over 2:servic	-1.42	1.42
over 2:the	1.71	-1.71
over 2:to	0.23	-0.23
over 2:y	-1.43	1.43
quarter:0	-1.44	1.44
quarter:1	-0.37	0.37
right before:<d> <5>	-2.5	2.5
right before:<m> <n>	-1.64	1.64
right before:<m> of your	-0.75	0.75
right before:<month> <n>	-0.17	0.17
right before:<n> charg	1.27	-1.27
right before:<n> day	-1.86	1.86
right before:a <n>	-1.68	1.68
right before:amount :	-0.57	0.57
right before:amount bill	1.78	-1.78
right before:amount bill :	0.47	-0.47
right before:amount due	0.83	-0.83
right before:amount paid :	0.53	-0.53
right before:be bill	-1.01	1.01
right before:bill :	1.41	-1.41
right before:bill charg :	0.29	-0.29
right before:charg :	1.62	-1.62
right before:claim <n>	1.08	-1.08
right before:claim total	-1.04	1.04
right before:co <n>	-0.41	0.41
right before:cost share	-0.87	0.87
right before:d <n>	-0.42	0.42
right before:for claim <n>	0.87	-0.87
right before:have met	-0.74	0.74
right before:l <n>	0.25	-0.25
right before:may be bill	-1.01	1.01
right before:not cover	1.31	-1.31
right before:of your	-0.75	0.75
right before:offic visit <5>	0.45	-0.45
right before:paid :	-0.32	0.32
right before:paid to provider	-0.95	0.95
right before:pr <n>	-1.05	1.05
right before:pt resp	-1.51	1.51
right before:to provider	-0.95	0.95
right before:total charg	2.1	-2.1
right before:total charg :	0.64	-0.64
right before:tricar approv	-0.98	0.98
right before:visit <5>	0.45	-0.45
right before:x <n>	-1.14	1.14
right before:you have met	-0.74	0.74
top:12 lines	-0.37	0.37
top:6 lines	0.81	-0.81
top:below	-0.42	0.42
top:letterhead	-1.87	1.87
`;
