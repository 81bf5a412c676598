/** Made by npm run eval:fit; not to be edited. */
export const AMOUNT_TABLE = `
sign	billed_amount	other
base	-0.12	0.12
after 1:<m>	-1.3	1.3
after 1:<n>	0.73	-0.73
after 1:allow	-0.74	0.74
after 1:and	-1.76	1.76
after 1:becaus	0.3	-0.3
after 1:by	0.23	-0.23
after 1:co	-2.25	2.25
after 1:copay	-1.09	1.09
after 1:deductibl	-1.45	1.45
after 1:for	1.36	-1.36
after 1:from	0.93	-0.93
after 1:in	1.16	-1.16
after 1:is	-1.26	1.26
after 1:not	0.94	-0.94
after 1:of	-2.83	2.83
after 1:on	1.82	-1.82
after 1:or	-2.25	2.25
after 1:paid	0.8	-0.8
after 1:the	-0.73	0.73
after 1:was	-0.98	0.98
after 1:we	1.64	-1.64
after 1:what	0.21	-0.21
after 1:with	2.07	-2.07
after 1:within	1.23	-1.23
after 1:your	0.32	-0.32
after 2::	1.7	-1.7
after 2:<5>	0.95	-0.95
after 2:<m>	-0.81	0.81
after 2:<month>	0.67	-0.67
after 2:<n>	-0.4	0.4
after 2:a	1.15	-1.15
after 2:all	0.78	-0.78
after 2:deny	1.99	-1.99
after 2:for	-0.95	0.95
after 2:not	-0.42	0.42
after 2:the	-0.4	0.4
after 2:to	-1.34	1.34
after 2:you	1.3	-1.3
after 2:your	-1.98	1.98
after a colon	0.65	-0.65
after::	-0.18	0.18
after:<5>	-0.2	0.2
after:<d>	2.45	-2.45
after:<m>	-1.52	1.52
after:<month>	-0.57	0.57
after:a	-0.73	0.73
after:all	0.32	-0.32
after:allow	-0.74	0.74
after:and	-1.23	1.23
after:be	-0.36	0.36
after:becaus	0.57	-0.57
after:charg	-0.81	0.81
after:claim	0.39	-0.39
after:co	-0.24	0.24
after:code	2.13	-2.13
after:copay	-1.7	1.7
after:copy	1.77	-1.77
after:cover	1.79	-1.79
after:day	2.02	-2.02
after:deductibl	-2.06	2.06
after:deny	0.41	-0.41
after:diagnosy	1.66	-1.66
after:for	-0.29	0.29
after:from	2.17	-2.17
after:in	-0.78	0.78
after:is	-0.8	0.8
after:it	0.22	-0.22
after:met	-1.73	1.73
after:n	0.5	-0.5
after:of	-1.76	1.76
after:on	2.15	-2.15
after:or	-2.25	2.25
after:paid	0.4	-0.4
after:pay	1.32	-1.32
after:pr	-1.82	1.82
after:servic	0.69	-0.69
after:stay	1.14	-1.14
after:that	1.92	-1.92
after:the	-0.89	0.89
after:thi	0.49	-0.49
after:to	-1.44	1.44
after:total	-0.32	0.32
after:was	0.19	-0.19
after:we	0.61	-0.61
after:what	0.21	-0.21
after:will	0.44	-0.44
after:with	1.54	-1.54
after:within	0.96	-0.96
after:you	-0.39	0.39
after:your	0.61	-0.61
alone on its line	0.28	-0.28
before 1::	0.65	-0.65
before 1:<5>	-0.96	0.96
before 1:<m>	-0.99	0.99
before 1:<n>	-0.54	0.54
before 1:a	-2.07	2.07
before 1:adjust	-0.26	0.26
before 1:all	2.26	-2.26
before 1:allow	-2.7	2.7
before 1:amount	0.94	-0.94
before 1:amt	-1.26	1.26
before 1:and	-0.99	0.99
before 1:approv	-1.77	1.77
before 1:at	0.16	-0.16
before 1:bill	0.25	-0.25
before 1:charg	0.51	-0.51
before 1:claim	1.73	-1.73
before 1:coin	-1.72	1.72
before 1:copay	-2.12	2.12
before 1:cover	1.27	-1.27
before 1:current	1.77	-1.77
before 1:day	-0.89	0.89
before 1:deductibl	-0.87	0.87
before 1:deny	0.9	-0.9
before 1:discount	-1.8	1.8
before 1:disput	1.37	-1.37
before 1:due	0.38	-0.38
before 1:exercis	-1.24	1.24
before 1:for	0.77	-0.77
before 1:gp	-0.66	0.66
before 1:insurer	-1.58	1.58
before 1:is	-0.73	0.73
before 1:met	-0.76	0.76
before 1:net	-3.04	3.04
before 1:no	1.59	-1.59
before 1:of	0.35	-0.35
before 1:paid	-2.78	2.78
before 1:pay	-0.77	0.77
before 1:pd	-2.24	2.24
before 1:pocket	-0.41	0.41
before 1:provider	-1.59	1.59
before 1:refund	1.25	-1.25
before 1:resp	-2.09	2.09
before 1:return	1.74	-1.74
before 1:rt	-0.43	0.43
before 1:share	-1.7	1.7
before 1:together	1.03	-1.03
before 1:total	3.4	-3.4
before 1:unit	-1.97	1.97
before 1:visit	0.44	-0.44
before 1:yes	-2.56	2.56
before 1:you	0.99	-0.99
before 1:your	-1.73	1.73
before 2:<d>	-2.03	2.03
before 2:<m>	-0.35	0.35
before 2:<month>	-0.4	0.4
before 2:<n>	0.42	-0.42
before 2:a	-0.4	0.4
before 2:amount	0.51	-0.51
before 2:and	1.8	-1.8
before 2:ask	0.98	-0.98
before 2:be	-0.71	0.71
before 2:bill	0.9	-0.9
before 2:blood	-1.34	1.34
before 2:by	-2.3	2.3
before 2:charg	1.02	-1.02
before 2:check	-0.93	0.93
before 2:claim	-0.83	0.83
before 2:co	-0.3	0.3
before 2:contract	-1.7	1.7
before 2:cost	-1.09	1.09
before 2:deductibl	-2.04	2.04
before 2:disput	0.61	-0.61
before 2:fee	-1.48	1.48
before 2:have	-1.72	1.72
before 2:in	0.5	-0.5
before 2:j	-0.74	0.74
before 2:may	0.7	-0.7
before 2:met	-0.51	0.51
before 2:non	1.11	-1.11
before 2:not	1.09	-1.09
before 2:of	1.13	-1.13
before 2:offic	-0.74	0.74
before 2:other	-1.76	1.76
before 2:overpay	1.66	-1.66
before 2:owe	-1.27	1.27
before 2:paid	-0.25	0.25
before 2:patient	-1.4	1.4
before 2:pay	-1.18	1.18
before 2:plan	-0.98	0.98
before 2:pleas	1.23	-1.23
before 2:pr	-0.38	0.38
before 2:prov	-0.63	0.63
before 2:provider	-0.43	0.43
before 2:pt	-0.98	0.98
before 2:the	-2.46	2.46
before 2:therapy	-0.28	0.28
before 2:thi	1.14	-1.14
before 2:to	-0.91	0.91
before 2:total	1.23	-1.23
before 2:tricar	-1.13	1.13
before 2:visit	0.32	-0.32
before 2:will	1.7	-1.7
before 2:x	-0.67	0.67
before 2:you	0.92	-0.92
before 2:your	-0.34	0.34
before 3::	-1.5	1.5
before 3:<d>	2.59	-2.59
before 3:<m>	0.17	-0.17
before 3:<n>	0.4	-0.4
before 3:amount	2.39	-2.39
before 3:bill	0.48	-0.48
before 3:charg	0.26	-0.26
before 3:claim	1.3	-1.3
before 3:deductibl	-1.64	1.64
before 3:for	0.94	-0.94
before 3:health	0.34	-0.34
before 3:in	0.25	-0.25
before 3:of	0.73	-0.73
before 3:on	-1.78	1.78
before 3:out	-0.41	0.41
before 3:owe	-2.09	2.09
before 3:paid	-0.29	0.29
before 3:pay	-0.56	0.56
before 3:the	0.37	-0.37
before 3:thi	-2.03	2.03
before 3:to	0.83	-0.83
before 3:total	-1.81	1.81
before 3:we	-0.28	0.28
before 3:what	0.89	-0.89
before 3:you	0.95	-0.95
before 3:your	0.84	-0.84
before:<d>	0.59	-0.59
before:<m>	-1	1
before:<month>	0.16	-0.16
before:a	-0.79	0.79
before:acupunctur	2.56	-2.56
before:adjust	-1.04	1.04
before:all	1.51	-1.51
before:allow	-3.26	3.26
before:amount	1.64	-1.64
before:amt	-1.81	1.81
before:apply	0.69	-0.69
before:approv	-1.77	1.77
before:as	-0.17	0.17
before:ask	2.21	-2.21
before:asked	1.9	-1.9
before:at	0.73	-0.73
before:b	1.28	-1.28
before:be	-1.25	1.25
before:benefit	-0.94	0.94
before:bill	0.79	-0.79
before:blood	-1.85	1.85
before:by	0.69	-0.69
before:cap	-1.24	1.24
before:charg	1.19	-1.19
before:check	-1.38	1.38
before:co	-0.58	0.58
before:coin	-1.72	1.72
before:contract	-0.96	0.96
before:copay	-3.24	3.24
before:cost	-1.09	1.09
before:cover	0.3	-0.3
before:current	1.77	-1.77
before:d	0.17	-0.17
before:date	-1.19	1.19
before:day	-1.09	1.09
before:deductibl	-0.99	0.99
before:deny	2.03	-2.03
before:diagnosy	2.05	-2.05
before:discount	-2.21	2.21
before:disput	1.16	-1.16
before:do	0.94	-0.94
before:dr	-0.89	0.89
before:draw	-1.48	1.48
before:due	0.69	-0.69
before:exercis	-2.34	2.34
before:far	-0.8	0.8
before:fee	-1.74	1.74
before:fil	-2.68	2.68
before:for	0.3	-0.3
before:from	0.82	-0.82
before:gp	-0.4	0.4
before:has	-0.25	0.25
before:have	0.36	-0.36
before:health	0.78	-0.78
before:in	0.62	-0.62
before:insuranc	-1.74	1.74
before:insurer	-1.58	1.58
before:interest	-2.11	2.11
before:is	-0.7	0.7
before:j	-0.74	0.74
before:kx	0.8	-0.8
before:l	1.15	-1.15
before:letter	-0.54	0.54
before:limit	-1.85	1.85
before:m	-0.53	0.53
before:met	-2.12	2.12
before:net	-3.23	3.23
before:network	-2.31	2.31
before:new	-1.58	1.58
before:no	1.29	-1.29
before:non	1.11	-1.11
before:not	0.84	-0.84
before:now	-0.82	0.82
before:of	0.34	-0.34
before:offic	-0.33	0.33
before:on	0.62	-0.62
before:other	-1.76	1.76
before:our	-0.49	0.49
before:out	-1.42	1.42
before:over	-2.64	2.64
before:overpaid	2.28	-2.28
before:overpay	2.38	-2.38
before:owe	-0.59	0.59
before:paid	-2.34	2.34
before:patient	-0.44	0.44
before:pay	-1.6	1.6
before:pd	-2.32	2.32
before:physical	0.95	-0.95
before:plan	-0.36	0.36
before:pleas	1.67	-1.67
before:pocket	-1.42	1.42
before:pr	-0.38	0.38
before:procedur	-0.4	0.4
before:prov	-0.63	0.63
before:provider	-1.43	1.43
before:pt	-1.56	1.56
before:question	1.68	-1.68
before:refund	2.42	-2.42
before:resp	-2.09	2.09
before:return	1.94	-1.94
before:rt	-0.43	0.43
before:s	-1.86	1.86
before:send	0.97	-0.97
before:servic	3.65	-3.65
before:share	-2.45	2.45
before:so	-1.32	1.32
before:spinal	1.05	-1.05
before:statu	0.51	-0.51
before:strep	-1.65	1.65
before:t	1.77	-1.77
before:test	-0.35	0.35
before:that	-1.11	1.11
before:the	0.17	-0.17
before:therapeutic	-1.63	1.63
before:thi	-0.21	0.21
before:through	1.74	-1.74
before:to	0.34	-0.34
before:together	1.03	-1.03
before:total	2.5	-2.5
before:treat	0.8	-0.8
before:tricar	-1.13	1.13
before:unit	1.56	-1.56
before:upheld	1.87	-1.87
before:us	1.81	-1.81
before:used	-1.6	1.6
before:visit	0.34	-0.34
before:was	-0.23	0.23
before:what	1.6	-1.6
before:will	2.48	-2.48
before:with	0.88	-0.88
before:x	-1.59	1.59
before:yes	-2.56	2.56
before:you	-0.81	0.81
before:your	-1.08	1.08
columns:1	0.87	-0.87
columns:2	1.37	-1.37
columns:4	-1.18	1.18
heading 1:adj	0.25	-0.25
heading 1:adjust	0.9	-0.9
heading 1:allow	-2.45	2.45
heading 1:allowanc	-1.93	1.93
heading 1:amount	-0.17	0.17
heading 1:approv	-2.38	2.38
heading 1:balanc	0.71	-0.71
heading 1:be	-0.72	0.72
heading 1:beneficiary	-1.28	1.28
heading 1:bill	0.86	-0.86
heading 1:charg	0.47	-0.47
heading 1:co	-1.08	1.08
heading 1:coin	-1.73	1.73
heading 1:copay	-3.79	3.79
heading 1:cover	0.45	-0.45
heading 1:deduct	-2.32	2.32
heading 1:deductibl	-3.24	3.24
heading 1:deny	1.17	-1.17
heading 1:disallow	1.61	-1.61
heading 1:discount	-3.22	3.22
heading 1:due	0.49	-0.49
heading 1:fee	-1.74	1.74
heading 1:ible	-1.06	1.06
heading 1:ineligibl	0.42	-0.42
heading 1:ins	-1.77	1.77
heading 1:liability	-1.28	1.28
heading 1:may	0.79	-0.79
heading 1:not	1.32	-1.32
heading 1:of	0.29	-0.29
heading 1:overpaid	1.69	-1.69
heading 1:owe	0.64	-0.64
heading 1:paid	-1.94	1.94
heading 1:patient	1.17	-1.17
heading 1:pay	-0.28	0.28
heading 1:payabl	1.92	-1.92
heading 1:pd	-1.75	1.75
heading 1:plan	-2.37	2.37
heading 1:ppo	-1.33	1.33
heading 1:prov	-1.87	1.87
heading 1:provider	-0.74	0.74
heading 1:rate	-0.62	0.62
heading 1:rc	-1.57	1.57
heading 1:reduc	-0.52	0.52
heading 1:reduction	-1.35	1.35
heading 1:refund	0.63	-0.63
heading 1:sched	-0.96	0.96
heading 1:share	-0.21	0.21
heading 1:should	-3.05	3.05
heading 1:submitt	0.84	-0.84
heading 1:summary	-1.31	1.31
heading 1:to	-0.33	0.33
heading 1:we	-2.4	2.4
heading 1:you	-0.22	0.22
heading 2:adj	0.7	-0.7
heading 2:allow	-4.36	4.36
heading 2:allowanc	-1.93	1.93
heading 2:amount	-0.77	0.77
heading 2:approv	-2.32	2.32
heading 2:balanc	2.67	-2.67
heading 2:be	1.26	-1.26
heading 2:beneficiary	-0.76	0.76
heading 2:benefit	-1.6	1.6
heading 2:charg	-0.41	0.41
heading 2:co	-0.96	0.96
heading 2:coin	-2.24	2.24
heading 2:copay	-3.38	3.38
heading 2:cover	1.54	-1.54
heading 2:deduct	-2.79	2.79
heading 2:deductibl	-2.72	2.72
heading 2:deny	-0.89	0.89
heading 2:disallow	0.92	-0.92
heading 2:discount	-2.92	2.92
heading 2:fee	-2.18	2.18
heading 2:ible	-1.76	1.76
heading 2:ineligibl	-1.48	1.48
heading 2:ins	-2.01	2.01
heading 2:liability	-0.76	0.76
heading 2:may	2.66	-2.66
heading 2:not	0.63	-0.63
heading 2:overpaid	-1.74	1.74
heading 2:paid	-2.79	2.79
heading 2:patient	-1.28	1.28
heading 2:pay	-2.99	2.99
heading 2:payabl	0.88	-0.88
heading 2:pd	-2.14	2.14
heading 2:plan	-1.69	1.69
heading 2:ppo	-1.09	1.09
heading 2:prov	-2.39	2.39
heading 2:pt	1.16	-1.16
heading 2:rate	-1.1	1.1
heading 2:reduc	-1.07	1.07
heading 2:reduction	-2.17	2.17
heading 2:sched	-1.14	1.14
heading 2:share	0.25	-0.25
heading 2:should	-1.51	1.51
heading 2:submitt	0.92	-0.92
heading 2:summary	-0.76	0.76
heading 2:we	-1.24	1.24
label::	0.65	-0.65
label:<d>	0.39	-0.39
label:<n>	-0.25	0.25
label:amount	-0.3	0.3
label:bill	1.03	-1.03
label:charg	1.35	-1.35
label:claim	-0.99	0.99
label:date	0.3	-0.3
label:for	-1.1	1.1
label:in	1.41	-1.41
label:of	1.48	-1.48
label:owe	-1.88	1.88
label:paid	-0.68	0.68
label:pay	-1.74	1.74
label:servic	0.85	-0.85
label:thi	-1.87	1.87
label:to	-0.6	0.6
label:total	-1.33	1.33
label:you	-2.35	2.35
line above::	0.31	-0.31
line above:<5>	0.2	-0.2
line above:<d>	0.59	-0.59
line above:<m>	-0.4	0.4
line above:<month>	0.2	-0.2
line above:a	0.67	-0.67
line above:account	2.81	-2.81
line above:adj	-0.6	0.6
line above:adjust	0.58	-0.58
line above:allow	-0.91	0.91
line above:allowanc	-2.76	2.76
line above:amount	0.89	-0.89
line above:amt	-0.55	0.55
line above:and	1.1	-1.1
line above:appeal	-0.52	0.52
line above:approv	-0.37	0.37
line above:as	0.23	-0.23
line above:at	0.33	-0.33
line above:b	-0.16	0.16
line above:balanc	-0.33	0.33
line above:be	0.75	-0.75
line above:below	0.55	-0.55
line above:beneficiary	0.4	-0.4
line above:benefit	-0.19	0.19
line above:bill	0.69	-0.69
line above:blood	-2.1	2.1
line above:by	0.27	-0.27
line above:c	-1.13	1.13
line above:carc	1.16	-1.16
line above:care	-0.76	0.76
line above:charg	-0.64	0.64
line above:check	1.31	-1.31
line above:chiropractic	-0.52	0.52
line above:claim	-1.43	1.43
line above:clinic	0.86	-0.86
line above:co	-1.23	1.23
line above:code	-0.77	0.77
line above:coin	-3.2	3.2
line above:contract	0.99	-0.99
line above:cost	-1.77	1.77
line above:cover	-0.23	0.23
line above:cpt	-1.28	1.28
line above:date	1.75	-1.75
line above:day	-0.21	0.21
line above:dear	1.77	-1.77
line above:decision	-0.23	0.23
line above:ded	-1.4	1.4
line above:deduct	-0.57	0.57
line above:deductibl	0.48	-0.48
line above:deny	-0.81	0.81
line above:discount	0.41	-0.41
line above:disput	0.84	-0.84
line above:dos	0.91	-0.91
line above:dpt	-1.52	1.52
line above:dr	-0.22	0.22
line above:due	2.22	-2.22
line above:e	-0.53	0.53
line above:ex	0.89	-0.89
line above:exercis	-0.81	0.81
line above:expl	0.51	-0.51
line above:f	-0.39	0.39
line above:famy	-0.16	0.16
line above:fee	0.6	-0.6
line above:first	-0.54	0.54
line above:for	-0.31	0.31
line above:from	1.9	-1.9
line above:gp	-0.45	0.45
line above:group	2.06	-2.06
line above:h	-0.5	0.5
line above:have	1.73	-1.73
line above:hcpc	0.33	-0.33
line above:ible	-3.04	3.04
line above:id	1.05	-1.05
line above:in	0.6	-0.6
line above:ineligibl	0.41	-0.41
line above:ins	1.06	-1.06
line above:insurer	-0.42	0.42
line above:is	-1.96	1.96
line above:it	1.12	-1.12
line above:j	-0.36	0.36
line above:k	-0.19	0.19
line above:l	-0.31	0.31
line above:liability	0.57	-0.57
line above:m	0.25	-0.25
line above:ma	0.8	-0.8
line above:manual	-0.23	0.23
line above:md	0.97	-0.97
line above:medicar	-1.09	1.09
line above:moa	-1.46	1.46
line above:n	0.69	-0.69
line above:network	-3.1	3.1
line above:new	-1.64	1.64
line above:no	1.29	-1.29
line above:not	-1.3	1.3
line above:note	-0.51	0.51
line above:npi	0.16	-0.16
line above:number	0.64	-0.64
line above:offic	-0.62	0.62
line above:on	0.52	-0.52
line above:or	-0.66	0.66
line above:other	2.24	-2.24
line above:overpaid	3.53	-3.53
line above:overturn	-0.92	0.92
line above:owe	0.24	-0.24
line above:p	-0.36	0.36
line above:patient	-1.2	1.2
line above:pay	-0.16	0.16
line above:payabl	-0.55	0.55
line above:pd	-0.71	0.71
line above:physical	-0.84	0.84
line above:plan	-0.25	0.25
line above:procedur	2.43	-2.43
line above:prov	-2.53	2.53
line above:provider	-0.78	0.78
line above:pt	-0.23	0.23
line above:r	-1.36	1.36
line above:reason	-0.41	0.41
line above:receiv	-0.47	0.47
line above:reduc	-1.77	1.77
line above:reduction	-3.29	3.29
line above:refund	0.57	-0.57
line above:region	-1.1	1.1
line above:remark	-1.97	1.97
line above:request	-0.64	0.64
line above:revers	0.89	-0.89
line above:rmk	-2.46	2.46
line above:rsn	-0.9	0.9
line above:rt	0.8	-0.8
line above:sched	-2.06	2.06
line above:see	1.01	-1.01
line above:servic	0.37	-0.37
line above:share	-1.03	1.03
line above:should	2.1	-2.1
line above:statu	-0.38	0.38
line above:test	1.29	-1.29
line above:the	0.22	-0.22
line above:therapy	-0.23	0.23
line above:thi	-0.83	0.83
line above:thru	1.41	-1.41
line above:to	-0.85	0.85
line above:total	-0.63	0.63
line above:townzip	-0.39	0.39
line above:u	-1.79	1.79
line above:unit	0.54	-0.54
line above:upheld	-0.17	0.17
line above:us	-0.87	0.87
line above:was	-1.53	1.53
line above:we	-1.42	1.42
line above:what	1.2	-1.2
line above:why	0.61	-0.61
line above:will	0.35	-0.35
line above:with	-1.38	1.38
line above:x	-1.2	1.2
line above:year	-1.38	1.38
line above:yes	0.86	-0.86
line above:you	0.38	-0.38
line above:your	-0.59	0.59
no words before	1.74	-1.74
over 1::	-0.28	0.28
over 1:<5>	0.34	-0.34
over 1:<d>	0.73	-0.73
over 1:<m>	-0.41	0.41
over 1:<month>	0.82	-0.82
over 1:<n>	0.51	-0.51
over 1:a	-1.8	1.8
over 1:acct	-1.32	1.32
over 1:acnt	0.62	-0.62
over 1:allow	-2.99	2.99
over 1:and	0.83	-0.83
over 1:appeal	0.85	-0.85
over 1:asg	-0.26	0.26
over 1:at	0.23	-0.23
over 1:benefit	2.06	-2.06
over 1:bill	-0.72	0.72
over 1:by	0.17	-0.17
over 1:charg	1.41	-1.41
over 1:check	-0.36	0.36
over 1:chiropractic	2.06	-2.06
over 1:claim	-1.29	1.29
over 1:co	-0.38	0.38
over 1:copay	0.85	-0.85
over 1:cover	0.25	-0.25
over 1:cut	1.85	-1.85
over 1:date	-0.46	0.46
over 1:day	-0.57	0.57
over 1:deductibl	-1.74	1.74
over 1:deny	-0.41	0.41
over 1:e	-0.24	0.24
over 1:famy	-1.31	1.31
over 1:file	-1.66	1.66
over 1:final	1.08	-1.08
over 1:for	0.53	-0.53
over 1:here	0.65	-0.65
over 1:icn	-2.72	2.72
over 1:id	-1	1
over 1:in	0.42	-0.42
over 1:is	-0.92	0.92
over 1:m	1.27	-1.27
over 1:ma	0.47	-0.47
over 1:member	-2.06	2.06
over 1:moa	0.3	-0.3
over 1:no	1.64	-1.64
over 1:not	-0.61	0.61
over 1:npi	-2.04	2.04
over 1:number	-0.49	0.49
over 1:of	0.26	-0.26
over 1:on	0.25	-0.25
over 1:other	-1.16	1.16
over 1:paid	-1.1	1.1
over 1:patient	-0.7	0.7
over 1:pay	0.45	-0.45
over 1:plan	-0.23	0.23
over 1:pr	-2.35	2.35
over 1:process	-1.31	1.31
over 1:provider	-0.37	0.37
over 1:pt	-0.87	0.87
over 1:receiv	-1.98	1.98
over 1:rem	-1.41	1.41
over 1:request	0.41	-0.41
over 1:see	-1.4	1.4
over 1:servic	0.18	-0.18
over 1:the	0.38	-0.38
over 1:therapy	0.87	-0.87
over 1:thi	0.84	-0.84
over 1:to	-1.83	1.83
over 1:total	0.45	-0.45
over 1:was	1.26	-1.26
over 1:we	1.86	-1.86
over 1:with	-0.37	0.37
over 1:x	-0.54	0.54
over 1:y	-0.48	0.48
over 1:year	-2.25	2.25
over 1:you	-1.73	1.73
over 2::	-0.94	0.94
over 2:<5>	-1.31	1.31
over 2:<d>	1.07	-1.07
over 2:<m>	0.59	-0.59
over 2:<month>	0.6	-0.6
over 2:<n>	0.49	-0.49
over 2:a	0.32	-0.32
over 2:acct	-1.96	1.96
over 2:acnt	-0.47	0.47
over 2:allow	-1.9	1.9
over 2:and	-0.4	0.4
over 2:appeal	0.53	-0.53
over 2:are	-0.36	0.36
over 2:asg	-2.09	2.09
over 2:benefit	0.81	-0.81
over 2:bill	-0.74	0.74
over 2:by	-0.21	0.21
over 2:claim	0.24	-0.24
over 2:co	-1.01	1.01
over 2:copay	-1.6	1.6
over 2:date	-1.46	1.46
over 2:dear	2.21	-2.21
over 2:deny	0.45	-0.45
over 2:e	-0.67	0.67
over 2:eft	0.29	-0.29
over 2:file	-2.72	2.72
over 2:for	-1.15	1.15
over 2:gp	-1.09	1.09
over 2:group	-1.87	1.87
over 2:have	1.83	-1.83
over 2:icn	-2.14	2.14
over 2:id	-1.02	1.02
over 2:is	-1.67	1.67
over 2:ma	1.04	-1.04
over 2:may	0.84	-0.84
over 2:member	0.28	-0.28
over 2:mid	-1.36	1.36
over 2:moa	0.98	-0.98
over 2:n	1.03	-1.03
over 2:name	-1.11	1.11
over 2:net	1.48	-1.48
over 2:no	-0.22	0.22
over 2:not	-0.62	0.62
over 2:npi	-1.64	1.64
over 2:number	0.93	-0.93
over 2:on	-0.22	0.22
over 2:other	1.04	-1.04
over 2:paid	-0.7	0.7
over 2:patient	0.56	-0.56
over 2:pay	-1.02	1.02
over 2:physical	-0.5	0.5
over 2:plan	0.28	-0.28
over 2:provider	1.36	-1.36
over 2:pt	-2.55	2.55
over 2:reason	-1.53	1.53
over 2:receiv	1.76	-1.76
over 2:request	-0.99	0.99
over 2:servic	-1.39	1.39
over 2:summary	-0.43	0.43
over 2:t	-0.89	0.89
over 2:the	2.1	-2.1
over 2:therapy	-0.69	0.69
over 2:thi	-2.52	2.52
over 2:to	-0.96	0.96
over 2:townzip	-0.58	0.58
over 2:us	1.12	-1.12
over 2:visit	1.21	-1.21
over 2:was	-0.63	0.63
over 2:we	1.1	-1.1
over 2:y	-2.09	2.09
over 2:year	-1.75	1.75
over 2:you	0.34	-0.34
over 2:your	-0.51	0.51
quarter:0	-2.86	2.86
quarter:1	-0.73	0.73
right before:: <m> of	-0.89	0.89
right before:<5> <n>	0.62	-0.62
right before:<5> adjust	-1.97	1.97
right before:<5> at	1.17	-1.17
right before:<5> gp	-3.69	3.69
right before:<m> <n>	-1.94	1.94
right before:<m> of	-3.55	3.55
right before:<m> of your	-0.53	0.53
right before:<m> paid	0.76	-0.76
right before:<month> <n>	-0.4	0.4
right before:<n> <5>	3.06	-3.06
right before:<n> bill	1.76	-1.76
right before:<n> bill at	-0.49	0.49
right before:<n> charg	1.05	-1.05
right before:<n> day	-0.89	0.89
right before:<n> unit	-1.06	1.06
right before:a <n>	-1.97	1.97
right before:amount :	-0.6	0.6
right before:amount bill	3.54	-3.54
right before:amount bill :	1.27	-1.27
right before:amount in disput	1.11	-1.11
right before:amount of bill	1.3	-1.3
right before:amount paid	-2.14	2.14
right before:ask for	0.98	-0.98
right before:be bill	-1.12	1.12
right before:bill :	0.59	-0.59
right before:bill total	-0.34	0.34
right before:by insurer	-1.58	1.58
right before:charg :	1.49	-1.49
right before:charg at	1.34	-1.34
right before:charg of	0.77	-0.77
right before:claim <n>	0.34	-0.34
right before:claim total	-0.98	0.98
right before:co <n>	-0.3	0.3
right before:cost share	-1.09	1.09
right before:deductibl :	-1.56	1.56
right before:fee of	-1.48	1.48
right before:for claim <n>	1.24	-1.24
right before:have met	-0.46	0.46
right before:in disput	1.37	-1.37
right before:j <n>	-0.74	0.74
right before:may be bill	-1.12	1.12
right before:may owe	0.7	-0.7
right before:non cover	1.11	-1.11
right before:not cover	0.59	-0.59
right before:of bill	1.3	-1.3
right before:of pocket	-0.41	0.41
right before:of your	-0.53	0.53
right before:offic visit	-0.74	0.74
right before:offic visit <5>	0.37	-0.37
right before:out of pocket	-0.41	0.41
right before:overpay of	1.66	-1.66
right before:paid :	-0.29	0.29
right before:paid by insurer	-1.58	1.58
right before:paid to provider	-1.19	1.19
right before:plan paid	-1.6	1.6
right before:pleas refund	1.25	-1.25
right before:pr <n>	-0.38	0.38
right before:provider charg	-0.33	0.33
right before:pt resp	-1.89	1.89
right before:the charg of	1.71	-1.71
right before:therapy <5>	-2.43	2.43
right before:to provider	-1.19	1.19
right before:total :	1.74	-1.74
right before:total bill	1.74	-1.74
right before:total charg	1.82	-1.82
right before:total charg :	1.28	-1.28
right before:total paid	-2.07	2.07
right before:tricar approv	-1.13	1.13
right before:visit <5>	0.37	-0.37
right before:we paid	-0.2	0.2
right before:x <n>	-2.24	2.24
right before:you charg	-0.41	0.41
right before:you have met	-0.46	0.46
right before:your plan paid	-0.67	0.67
top:12 lines	-0.19	0.19
top:6 lines	1	-1
top:below	-0.73	0.73
top:letterhead	-1.81	1.81
`;
