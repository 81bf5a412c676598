/** Made by npm run eval:fit; not to be edited. */
export const AMOUNT_TABLE = `
sign	billed_amount	other
base	0.04	-0.04
after 1:<n>	1.25	-1.25
after 1:becaus	0.98	-0.98
after 1:co	-1.48	1.48
after 1:deductibl	-0.8	0.8
after 1:for	2.09	-2.09
after 1:of	-1.08	1.08
after 1:we	1.22	-1.22
after 2:<m>	0.39	-0.39
after 2:<n>	-0.41	0.41
after 2:deny	1.11	-1.11
after 2:for	-0.55	0.55
after 2:the	-0.91	0.91
after 2:your	-0.25	0.25
after a colon	0.73	-0.73
after::	-2.06	2.06
after:<5>	-0.59	0.59
after:<m>	-0.23	0.23
after:be	0.37	-0.37
after:becaus	0.98	-0.98
after:co	-1.02	1.02
after:cover	1.63	-1.63
after:day	1.02	-1.02
after:deductibl	-1.37	1.37
after:deny	1.19	-1.19
after:for	0.22	-0.22
after:in	-1.33	1.33
after:is	0.32	-0.32
after:not	-0.33	0.33
after:paid	-0.67	0.67
after:pay	1.62	-1.62
after:servic	0.35	-0.35
after:the	-0.83	0.83
after:thi	-1.37	1.37
after:to	0.94	-0.94
after:was	-0.22	0.22
after:we	1.65	-1.65
after:will	0.37	-0.37
after:your	0.35	-0.35
before 1::	0.73	-0.73
before 1:<5>	-0.69	0.69
before 1:<d>	0.37	-0.37
before 1:<m>	-1.34	1.34
before 1:<n>	-0.24	0.24
before 1:amount	1.32	-1.32
before 1:approv	-1	1
before 1:at	1.37	-1.37
before 1:bill	0.71	-0.71
before 1:copay	-1.72	1.72
before 1:cover	2.14	-2.14
before 1:deductibl	-2.36	2.36
before 1:for	1.17	-1.17
before 1:is	-0.95	0.95
before 1:met	-1.08	1.08
before 1:net	-2.57	2.57
before 1:no	0.43	-0.43
before 1:of	0.96	-0.96
before 1:owe	1.23	-1.23
before 1:paid	-3.2	3.2
before 1:pay	-0.3	0.3
before 1:provider	-0.88	0.88
before 1:resp	-1.56	1.56
before 1:share	-1.13	1.13
before 1:total	2.99	-2.99
before 1:yes	-2.09	2.09
before 1:your	-1.04	1.04
before 2:<5>	-0.23	0.23
before 2:<d>	-2.46	2.46
before 2:<m>	-0.29	0.29
before 2:<n>	-0.3	0.3
before 2:a	-1.76	1.76
before 2:amount	1.03	-1.03
before 2:be	-0.9	0.9
before 2:bill	2.08	-2.08
before 2:charg	2.2	-2.2
before 2:claim	-0.81	0.81
before 2:co	-0.53	0.53
before 2:cost	-0.87	0.87
before 2:d	-0.47	0.47
before 2:disput	1.29	-1.29
before 2:have	-1.32	1.32
before 2:l	0.18	-0.18
before 2:not	1.52	-1.52
before 2:plan	-0.4	0.4
before 2:provider	0.96	-0.96
before 2:pt	-2.09	2.09
before 2:to	-0.88	0.88
before 2:total	-0.24	0.24
before 2:tricar	-1	1
before 2:we	-1.52	1.52
before 2:x	-1.23	1.23
before 2:you	1.95	-1.95
before 3:<5>	1.06	-1.06
before 3:<m>	-1.1	1.1
before 3:<n>	0.73	-0.73
before 3:amount	0.98	-0.98
before 3:and	0.42	-0.42
before 3:bill	0.38	-0.38
before 3:for	1.42	-1.42
before 3:in	1.41	-1.41
before 3:may	-0.9	0.9
before 3:offic	0.83	-0.83
before 3:paid	0.53	-0.53
before 3:pay	-1.31	1.31
before 3:the	0.29	-0.29
before 3:total	-0.82	0.82
before 3:you	-0.84	0.84
before 3:your	0.5	-0.5
before:<5>	-0.22	0.22
before:<m>	-1.53	1.53
before:<n>	-0.19	0.19
before:a	0.34	-0.34
before:acupunctur	2	-2
before:amount	1.86	-1.86
before:and	1.01	-1.01
before:approv	-1	1
before:ask	0.86	-0.86
before:at	-0.56	0.56
before:be	-1.52	1.52
before:bill	1.45	-1.45
before:by	0.84	-0.84
before:charg	0.34	-0.34
before:claim	0.75	-0.75
before:co	-0.67	0.67
before:copay	-1.9	1.9
before:cost	-0.87	0.87
before:cover	0.46	-0.46
before:cpt	1.11	-1.11
before:deductibl	-0.28	0.28
before:deny	1.18	-1.18
before:disput	1.29	-1.29
before:for	2	-2
before:imag	1.02	-1.02
before:in	0.74	-0.74
before:is	-0.95	0.95
before:l	0.18	-0.18
before:may	-1.3	1.3
before:met	-2.08	2.08
before:net	-2.88	2.88
before:not	-0.44	0.44
before:now	-0.94	0.94
before:of	0.45	-0.45
before:offic	0.35	-0.35
before:overpaid	2.15	-2.15
before:owe	0.52	-0.52
before:paid	-2.26	2.26
before:patient	-1.01	1.01
before:pay	-0.88	0.88
before:pd	-1.88	1.88
before:plan	-1.4	1.4
before:procedur	-0.79	0.79
before:provider	-0.16	0.16
before:pt	-2.09	2.09
before:resp	-1.56	1.56
before:return	1.35	-1.35
before:servic	2.17	-2.17
before:share	-1.57	1.57
before:t	0.87	-0.87
before:therapy	-0.53	0.53
before:to	-1.31	1.31
before:total	2.5	-2.5
before:tricar	-1	1
before:unit	1.65	-1.65
before:visit	0.79	-0.79
before:we	-0.18	0.18
before:what	1.58	-1.58
before:will	1.85	-1.85
before:x	-1.61	1.61
before:yes	-2.09	2.09
before:you	-0.41	0.41
before:your	-0.96	0.96
begins its column	0.31	-0.31
columns:1	1.04	-1.04
columns:4	-0.67	0.67
heading 1:adj	0.68	-0.68
heading 1:allow	-2.42	2.42
heading 1:allowanc	-2.03	2.03
heading 1:amount	-0.22	0.22
heading 1:amt	0.29	-0.29
heading 1:approv	-2.26	2.26
heading 1:be	0.83	-0.83
heading 1:bill	0.22	-0.22
heading 1:charg	0.72	-0.72
heading 1:copay	-3.11	3.11
heading 1:deduct	-1.18	1.18
heading 1:deductibl	-2.7	2.7
heading 1:deny	1.08	-1.08
heading 1:disallow	1.02	-1.02
heading 1:discount	-2.55	2.55
heading 1:fee	-0.61	0.61
heading 1:may	0.86	-0.86
heading 1:not	1.61	-1.61
heading 1:owe	1.19	-1.19
heading 1:paid	-2.9	2.9
heading 1:pay	-0.71	0.71
heading 1:payabl	1.97	-1.97
heading 1:pd	-1.49	1.49
heading 1:plan	-2.28	2.28
heading 1:ppo	-0.87	0.87
heading 1:prov	-1.49	1.49
heading 1:provider	-0.54	0.54
heading 1:reduction	-0.67	0.67
heading 1:share	-1.89	1.89
heading 1:submitt	0.21	-0.21
heading 1:we	-1.5	1.5
heading 1:you	-0.17	0.17
heading 1:your	-0.81	0.81
heading 2:adj	1.3	-1.3
heading 2:allow	-3.65	3.65
heading 2:allowanc	-1.47	1.47
heading 2:amount	-1.53	1.53
heading 2:amt	0.54	-0.54
heading 2:approv	-1.8	1.8
heading 2:be	1.91	-1.91
heading 2:bill	-0.96	0.96
heading 2:charg	-1.28	1.28
heading 2:coin	-1.06	1.06
heading 2:copay	-2.17	2.17
heading 2:cover	-1.09	1.09
heading 2:deduct	-1.41	1.41
heading 2:deductibl	-2.2	2.2
heading 2:discount	-1.93	1.93
heading 2:fee	-1.24	1.24
heading 2:grp	-1.88	1.88
heading 2:ineligibl	-1.32	1.32
heading 2:may	2.01	-2.01
heading 2:not	-1.83	1.83
heading 2:owe	0.39	-0.39
heading 2:paid	-2.42	2.42
heading 2:pay	-2.41	2.41
heading 2:payabl	-0.96	0.96
heading 2:pd	-1.46	1.46
heading 2:plan	-1.91	1.91
heading 2:ppo	-0.91	0.91
heading 2:prov	-1.46	1.46
heading 2:provider	0.77	-0.77
heading 2:rc	-1.88	1.88
heading 2:reduction	-1.32	1.32
heading 2:share	-1.34	1.34
heading 2:submitt	0.57	-0.57
heading 2:you	0.26	-0.26
label::	0.73	-0.73
label:bill	1.64	-1.64
label:charg	1.72	-1.72
label:date	0.57	-0.57
label:of	1.14	-1.14
label:paid	-0.91	0.91
label:total	-0.31	0.31
line above::	0.22	-0.22
line above:<d>	1.45	-1.45
line above:<m>	-0.17	0.17
line above:<month>	-0.17	0.17
line above:<n>	0.34	-0.34
line above:a	1.19	-1.19
line above:adj	-0.67	0.67
line above:allow	-0.82	0.82
line above:amount	1.56	-1.56
line above:amt	-0.34	0.34
line above:and	1.07	-1.07
line above:be	1.23	-1.23
line above:benefit	-0.39	0.39
line above:bill	0.62	-0.62
line above:by	0.84	-0.84
line above:carc	1.02	-1.02
line above:charg	-1.31	1.31
line above:check	2.45	-2.45
line above:co	-0.91	0.91
line above:code	-1.54	1.54
line above:copay	0.48	-0.48
line above:cpt	-0.58	0.58
line above:d	-0.64	0.64
line above:date	0.52	-0.52
line above:dear	1.45	-1.45
line above:deductibl	-0.2	0.2
line above:deny	-0.87	0.87
line above:due	2.64	-2.64
line above:e	-0.55	0.55
line above:eob	0.71	-0.71
line above:expl	-2.9	2.9
line above:for	-0.8	0.8
line above:from	1.99	-1.99
line above:g	-1.37	1.37
line above:group	1.16	-1.16
line above:id	1.58	-1.58
line above:ineligibl	-0.68	0.68
line above:ins	1.18	-1.18
line above:may	0.18	-0.18
line above:more	-1.66	1.66
line above:no	0.68	-0.68
line above:not	-2.91	2.91
line above:note	0.87	-0.87
line above:number	1.54	-1.54
line above:of	0.43	-0.43
line above:offic	0.43	-0.43
line above:on	-1.43	1.43
line above:or	-1.59	1.59
line above:owe	1.16	-1.16
line above:paid	0.26	-0.26
line above:patient	0.47	-0.47
line above:pay	0.26	-0.26
line above:payabl	0.67	-0.67
line above:plan	-1.36	1.36
line above:pr	-2.28	2.28
line above:procedur	2.59	-2.59
line above:provider	1.33	-1.33
line above:r	-1.89	1.89
line above:rarc	1.02	-1.02
line above:reason	-0.82	0.82
line above:reduction	-2.12	2.12
line above:remark	-1.34	1.34
line above:see	0.42	-0.42
line above:servic	2.8	-2.8
line above:share	-0.74	0.74
line above:statu	1.52	-1.52
line above:the	0.3	-0.3
line above:therapy	0.41	-0.41
line above:thru	1.29	-1.29
line above:to	-0.68	0.68
line above:total	0.26	-0.26
line above:visit	0.81	-0.81
line above:was	-1.69	1.69
line above:we	-1.39	1.39
line above:x	-2.1	2.1
line above:yes	1.14	-1.14
line above:you	0.33	-0.33
line above:your	-0.82	0.82
over 1::	-0.35	0.35
over 1:<d>	2.04	-2.04
over 1:<m>	-0.97	0.97
over 1:acnt	0.81	-0.81
over 1:asg	-1.51	1.51
over 1:by	-0.64	0.64
over 1:charg	0.73	-0.73
over 1:claim	-0.33	0.33
over 1:co	-0.75	0.75
over 1:for	-1.18	1.18
over 1:icn	-3.95	3.95
over 1:ma	0.86	-0.86
over 1:moa	0.9	-0.9
over 1:no	1.51	-1.51
over 1:number	-0.29	0.29
over 1:provider	1.13	-1.13
over 1:rem	-1.05	1.05
over 1:servic	-0.63	0.63
over 1:total	0.47	-0.47
over 1:y	-1.51	1.51
over 1:you	-1.58	1.58
over 2::	-1.55	1.55
over 2:<5>	-1.17	1.17
over 2:<d>	2.32	-2.32
over 2:<m>	0.43	-0.43
over 2:<n>	0.53	-0.53
over 2:asg	-1.43	1.43
over 2:by	-0.18	0.18
over 2:date	-0.78	0.78
over 2:icn	-3.47	3.47
over 2:id	-1.96	1.96
over 2:ma	1.82	-1.82
over 2:moa	1.82	-1.82
over 2:net	1.97	-1.97
over 2:of	1.35	-1.35
over 2:servic	-1.47	1.47
over 2:the	1.57	-1.57
over 2:y	-1.43	1.43
quarter:0	-1.1	1.1
quarter:1	-0.49	0.49
right before:<m> <n>	-1.74	1.74
right before:<m> of your	-0.69	0.69
right before:<n> charg	1.74	-1.74
right before:a <n>	-1.76	1.76
right before:amount :	-0.22	0.22
right before:amount bill	1.32	-1.32
right before:amount bill :	0.5	-0.5
right before:amount paid :	0.51	-0.51
right before:be bill	-0.9	0.9
right before:bill :	1.42	-1.42
right before:bill charg :	0.24	-0.24
right before:charg :	1.72	-1.72
right before:claim <n>	1.16	-1.16
right before:claim total	-1.11	1.11
right before:co <n>	-0.53	0.53
right before:cost share	-0.87	0.87
right before:d <n>	-0.47	0.47
right before:for claim <n>	0.9	-0.9
right before:have met	-0.84	0.84
right before:l <n>	0.18	-0.18
right before:may be bill	-0.9	0.9
right before:not cover	1.52	-1.52
right before:of your	-0.69	0.69
right before:paid :	-0.27	0.27
right before:paid to provider	-0.88	0.88
right before:pt resp	-1.56	1.56
right before:to provider	-0.88	0.88
right before:total charg	1.52	-1.52
right before:total charg :	0.82	-0.82
right before:tricar approv	-1	1
right before:x <n>	-1.23	1.23
right before:you have met	-0.84	0.84
top:12 lines	-0.27	0.27
top:6 lines	0.86	-0.86
top:below	-0.39	0.39
top:letterhead	-1.99	1.99
`;
