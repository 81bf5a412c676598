/** Made by npm run eval:fit; not to be edited. */
export const STAGE_TABLE = `
sign	concurrent	none	post_service	pre_service
base	-1.53	0.03	0.54	-0.36
:	-0.19	0.49	-0.06	-0.25
: * <n>	-0.19	0.34	-0.46	0.3
: <5>	-0.3	-0.51	0.28	0.38
: <d>	-0.22	0.81	-0.54	-0.05
: <m>	-0.23	0.14	0.62	-0.68
: <n>	-0.5	0.79	-0.47	0.17
: a	-0.42	0.7	-0.79	0.44
: althea	-0.1	0.45	-0.15	-0.24
: appeal	-0.14	0.5	0	-0.45
: bill	-0.06	-0.15	0.38	-0.18
: claim	-0.04	-0.14	0.33	-0.15
: continu	0.76	0.37	-0.69	-0.6
: desmond	-0.08	-0.1	-0.23	0.4
: dr	-0.24	-0.33	-0.82	1.17
: harrow	-0.08	0.58	-0.48	-0.08
: m	-0.16	0.1	-0.52	0.59
: not	-0.2	-0.01	-0.6	0.74
: percival	0.13	-0.35	0.46	-0.32
: saskia	-0.11	0.35	-0.26	0.01
: the	-0.39	-0.57	-0.27	1.03
: thi	0.31	-0.34	0.59	-0.6
: ursula	-0.11	-0.1	-0.23	0.42
: w	-0.06	-0.08	0.32	-0.18
: we	-0.31	-0.57	1.05	-0.23
: yolanda	-0.09	-0.09	-0.21	0.38
: you	0.36	-0.2	-0.02	-0.2
: your	-0.11	-0.27	0.5	-0.13
<5>	-0.31	0.13	-0.04	0.21
<5> <d>	-0.14	-0.24	0.63	-0.34
<5> <m>	-0.18	-0.02	0.62	-0.45
<5> <month>	-0.16	-0.29	0.81	-0.39
<5> <n>	0.37	-0.41	0.17	-0.21
<5> claim	-0.06	-0.13	0.31	-0.13
<5> date	-0.15	0.46	-0.16	-0.2
<5> on	-0.07	-0.12	0.34	-0.2
<5> patient	0.38	0.26	-0.22	-0.51
<5> request	-0.13	-0.16	-0.12	0.38
<5> we	-0.07	-0.17	0.38	-0.14
<5> x	-0.08	0.39	-0.38	0.07
<d>	-0.31	0.48	0.08	-0.25
<d> <5>	-0.17	-0.07	0.69	-0.51
<d> <m>	-0.16	-0.33	0.73	-0.27
<d> <n>	-0.2	0.98	-0.5	-0.52
<d> amount	-0.08	-0.2	0.62	-0.38
<d> and	0.42	-0.4	-0.86	0.67
<d> bill	-0.07	0.49	-0.16	-0.31
<d> case	-0.15	-0.2	-0.21	0.5
<d> charg	-0.09	-0.24	0.52	-0.28
<d> claim	-0.14	-0.33	0.41	0.01
<d> date	-0.17	0.32	-0.04	-0.19
<d> injur	-0.16	-0.18	-0.33	0.61
<d> member	0.41	-0.38	-0.29	0.19
<d> patient	-0.06	0.34	-0.18	-0.14
<d> procedur	-0.09	-0.24	0.52	-0.22
<d> provider	-0.2	-0.4	0.67	-0.13
<d> request	-0.34	-0.33	-0.78	1.22
<d> servic	-0.12	-0.25	0.37	-0.05
<d> to	0.28	-0.43	0.01	0.07
<m>	-0.33	-0.31	1.31	-0.64
<m> <d>	-0.15	0.66	-0.3	-0.29
<m> <n>	-0.11	-0.26	0.68	-0.33
<m> b	-0.06	-0.16	0.35	-0.14
<m> co	-0.08	-0.24	0.45	-0.16
<m> dear	-0.13	-0.2	0.59	-0.28
<m> paid	-0.08	-0.24	0.45	-0.2
<m> pleas	-0.09	0.68	-0.48	-0.17
<m> reason	-0.04	-0.18	0.48	-0.28
<m> total	-0.08	-0.2	0.48	-0.21
<m> we	-0.13	-0.24	0.61	-0.32
<m> your	-0.08	-0.15	0.4	-0.18
<month>	0.04	-0.44	0.87	-0.49
<month> <n>	-0.14	-0.42	0.93	-0.4
<n> * :	-0.26	-0.43	-0.42	0.94
<n> * <month>	-0.12	-0.1	0.57	-0.37
<n> * claim	-0.07	-0.15	0.38	-0.18
<n> * have	-0.15	-0.16	0.45	-0.17
<n> * may	-0.09	-0.1	0.37	-0.19
<n> * of	-0.08	-0.09	0.5	-0.34
<n> * plan	0.53	-0.18	-0.03	-0.41
<n> * servic	0.51	-0.19	0.02	-0.42
<n> * the	-0.21	-0.34	0.12	0.36
<n> :	-0.32	1.3	-0.62	-0.69
<n> <5>	-0.41	-0.06	0.79	-0.45
<n> <d>	-0.3	-0.57	1.25	-0.45
<n> <m>	-0.25	-0.49	1.24	-0.61
<n> <month>	-0.21	-0.3	0.06	0.37
<n> a	-0.24	-0.38	0.68	-0.12
<n> and	-0.22	-0.19	0.55	-0.17
<n> appeal	-0.11	-0.1	0.56	-0.37
<n> beneficiary	-0.11	-0.2	0.55	-0.27
<n> bill	-0.11	-0.25	0.58	-0.23
<n> calendar	0.05	-0.54	-0.46	0.8
<n> charg	-0.08	-0.25	0.47	-0.15
<n> claim	-0.31	-0.51	1.34	-0.56
<n> date	-0.04	-0.22	0.56	-0.33
<n> day	-0.3	-0.57	0.59	0.33
<n> dear	0.29	-0.59	0.98	-0.74
<n> deny	-0.07	-0.2	0.38	-0.16
<n> employer	-0.09	-0.14	-0.43	0.6
<n> fax	0.42	-0.37	-0.25	0.1
<n> for	-0.23	-0.35	0.13	0.38
<n> group	-0.08	-0.2	0.51	-0.23
<n> if	0.44	-0.28	0.35	-0.56
<n> medicar	-0.09	-0.09	0.33	-0.17
<n> member	0.25	-0.45	-0.11	0.22
<n> mg	-0.16	-0.14	-0.64	0.86
<n> month	-0.24	-0.39	0.49	0.04
<n> notic	-0.17	-0.25	-0.66	0.91
<n> patient	-0.29	-0.62	1.35	-0.59
<n> pay	-0.08	-0.21	0.42	-0.19
<n> provider	-0.28	-0.5	0.95	-0.24
<n> r	-0.07	-0.15	0.34	-0.16
<n> referenc	1.01	-0.23	-0.76	-0.27
<n> request	-0.18	-0.22	-0.55	0.84
<n> servic	0.24	-0.48	0.85	-0.67
<n> the	0.58	-0.51	0.43	-0.61
<n> thi	-0.22	-0.26	0.47	0
<n> to	-0.38	-0.33	-0.28	0.82
<n> total	-0.08	-0.18	0.59	-0.32
<n> visit	0.08	-0.65	-0.99	1.25
<n> was	-0.08	-0.18	0.4	-0.16
<n> we	0.26	-0.43	0.5	-0.39
<n> with	-0.12	0.11	0.33	-0.34
<n> x	-0.1	0.59	-0.37	-0.21
<n> your	0.72	-0.33	0.27	-0.81
?	0.27	-0.32	-0.02	0.04
? * deny	-0.12	-0.09	-0.48	0.66
? we	-0.12	-0.09	-0.48	0.66
? you	0.49	-0.18	-0.44	0.03
a <n>	-0.3	0.23	-0.47	0.5
a bill	-0.11	-0.21	0.64	-0.35
a claim	-0.11	-0.16	0.5	-0.24
a correct	-0.07	-0.22	0.44	-0.16
a denial	-0.08	-0.21	0.43	-0.14
a of	-0.08	-0.09	0.5	-0.34
a second	-0.07	-0.08	0.36	-0.22
a sign	-0.07	-0.07	0.41	-0.29
a state	-0.18	-0.14	-0.26	0.51
a therapist	-0.2	0.31	-0.23	0.09
a week	0.23	0.44	-0.55	-0.15
a written	-0.19	-0.21	0.03	0.32
about your	0.48	-0.22	0.02	-0.35
above	0.04	-0.18	-0.36	0.47
accept	-0.11	0.58	-0.2	-0.3
accident	-0.05	-0.17	0.5	-0.31
account	-0.18	1.2	-0.86	-0.37
account :	-0.06	0.39	-0.23	-0.15
action	-0.15	-0.21	0.48	-0.12
acupunctur	-0.07	-0.16	0.39	-0.17
additional	-0.12	-0.29	0.42	-0.04
additional document	-0.08	-0.23	0.53	-0.24
adjust	-0.15	0.87	-0.45	-0.38
administrator	-0.14	-0.33	0.41	0.03
advantag	0.34	-0.2	0.11	-0.3
advantag hmo	0.41	-0.16	-0.12	-0.17
advers	0.21	-0.51	-0.72	0.83
advers benefit	-0.23	-0.18	-0.1	0.46
advers determin	0.43	-0.39	-0.73	0.56
advic	-0.06	-0.19	0.39	-0.14
after	0.55	-0.39	0.09	-0.31
after * date	0.45	-0.23	0.15	-0.45
after * receiv	-0.06	-0.11	0.39	-0.22
after that	0.5	-0.19	-0.36	-0.01
after the	0.26	-0.37	0.42	-0.4
after you	-0.11	-0.17	0.33	-0.05
agree	-0.24	-0.21	-0.36	0.76
agree you	-0.15	-0.12	-0.44	0.68
alder	-0.16	0.09	0.37	-0.32
all	-0.2	0.86	-0.41	-0.38
allow	-0.14	-0.35	0.55	-0.09
allow paid	-0.06	-0.14	0.37	-0.18
also	-0.07	-0.05	0.33	-0.22
althea	-0.11	0.44	-0.13	-0.24
am	0.45	0.89	-0.8	-0.7
amount	-0.24	0.23	0.53	-0.6
amount :	-0.05	-0.13	0.31	-0.14
amount bill	-0.07	-0.16	0.52	-0.32
amount due	-0.07	0.75	-0.6	-0.16
amount paid	-0.07	-0.16	0.39	-0.17
an appeal	-0.53	-0.53	0.42	0.48
an independent	-0.09	-0.13	0.42	-0.21
and <month>	0.44	-0.24	0.18	-0.42
and a	-0.08	-0.11	0.37	-0.19
and necessary	-0.14	0.31	0.09	-0.29
and no	-0.21	-0.23	0.52	-0.11
and return	-0.09	0.98	-0.83	-0.16
and the	-0.38	-0.65	0.21	0.57
and you	-0.14	-0.13	-0.27	0.52
another	-0.11	-0.21	0.55	-0.25
anytown	-0.16	0.5	-0.37	-0.03
appeal	0.25	-0.49	-0.23	0.45
appeal * must	-0.14	-0.11	-0.57	0.77
appeal * the	-0.08	-0.09	0.41	-0.25
appeal * writ	-0.1	-0.13	-0.41	0.59
appeal :	0.27	-0.44	-0.62	0.68
appeal by	0.44	-0.29	-0.46	0.2
appeal decision	-0.18	-0.18	0.38	-0.04
appeal must	0.46	-0.23	-0.55	0.27
appeal number	-0.11	-0.13	0.53	-0.31
appeal of	-0.14	0.26	0.29	-0.47
appeal po	-0.23	0.38	-0.7	0.44
appeal within	0.05	-0.47	-0.16	0.5
appeal you	-0.17	-0.18	-0.26	0.57
approv	0.66	-0.54	-0.78	0.51
approval	0.47	-0.3	-0.59	0.32
arbitr	-0.07	-0.14	0.47	-0.29
are deny	-0.23	0.3	-0.36	0.24
are not	0.46	0.28	-0.14	-0.67
ask	0.51	-0.49	-0.27	0.22
ask * a	0.63	-0.39	-0.16	-0.15
ask * an	0.65	-0.36	-0.54	0.12
ask for	0.75	-0.75	-0.58	0.43
asked	-0.44	-0.42	-0.3	0.94
asked for	-0.34	-0.37	-0.23	0.77
associat	-0.07	-0.15	0.36	-0.15
at <n>	0.27	0.64	-0.46	-0.55
at a	0.17	-0.12	-0.44	0.36
at least	-0.16	-0.26	-0.17	0.51
at the	-0.16	-0.22	0.36	-0.03
attn	0.25	-0.31	0.2	-0.18
attn :	0.25	-0.31	0.2	-0.18
audit	-0.09	-0.15	0.49	-0.27
authoriz	-0.03	-0.29	-0.11	0.33
ave	0.5	-0.2	-0.15	-0.23
b	-0.26	-0.05	0.72	-0.5
b <n>	-0.08	-0.18	0.37	-0.12
balanc	-0.15	0.95	-0.67	-0.3
basin	-0.12	0.35	-0.03	-0.24
basin health	-0.12	0.35	-0.03	-0.24
be filed	0.49	-0.23	-0.23	-0.07
be given	0.59	-0.16	-0.04	-0.47
be made	0.5	-0.18	-0.71	0.37
be paid	-0.08	-0.19	0.54	-0.29
be receiv	-0.08	-0.12	0.37	-0.17
be sent	-0.09	0.34	-0.09	-0.21
becaus	0.02	-0.74	0.58	0.03
been	-0.33	-0.11	0.25	0.12
been made	-0.08	-0.17	0.45	-0.22
befor	0.54	-0.59	0.36	-0.44
befor the	0.46	-0.31	0.1	-0.35
behalf	-0.18	-0.23	-0.02	0.37
behalf of	-0.16	-0.22	-0.15	0.47
below	-0.18	-0.34	0.5	-0.02
beneficiary	-0.26	-0.37	0.74	-0.16
beneficiary :	-0.23	-0.32	0.49	0.01
benefit	-0.38	-0.37	0.74	-0.06
benefit determin	-0.23	-0.18	-0.1	0.46
bill	-0.29	-0.37	1.37	-0.76
bill :	-0.05	-0.11	0.43	-0.29
bill <m>	-0.07	-0.25	0.52	-0.21
bill allow	-0.09	-0.23	0.57	-0.26
bill receiv	-0.04	-0.09	0.39	-0.27
birchwood	0.5	-0.15	-0.17	-0.3
birth	0.42	-0.33	-0.24	0.05
birth date	0.53	-0.17	-0.19	-0.3
blue	-0.11	-0.25	0.62	-0.26
blue shield	-0.07	-0.2	0.42	-0.16
bluestem	-0.16	0.48	-0.05	-0.34
bluestem orthopedic	-0.16	0.52	-0.11	-0.32
board	-0.21	-0.49	0.57	-0.03
box	-0.12	-0.09	0.53	-0.32
box <5>	-0.12	0.55	-0.11	-0.39
box <n>	-0.06	-0.43	0.62	-0.15
busines	-0.17	-0.35	0.6	-0.21
busines day	-0.17	-0.35	0.6	-0.21
by :	-0.41	0.8	-1.2	0.64
by <d>	-0.1	0.77	-0.55	-0.24
by <month>	-0.14	-0.23	0.73	-0.41
by <n>	0.4	-0.07	-0.45	0.07
by a	-0.11	-0.1	0.42	-0.22
by the	-0.17	0.36	0.02	-0.24
c	-0.28	0.03	-0.32	0.5
ca	-0.08	0.35	-0.12	-0.2
calendar	0.04	-0.56	-0.39	0.76
calendar day	0.05	-0.54	-0.46	0.8
call	0.74	-0.58	-0.24	-0.01
came	-0.1	-0.17	0.65	-0.46
can	0.69	-0.73	-0.01	-0.15
can ask	0.32	-0.25	-0.53	0.42
can be	0.73	-0.34	-0.12	-0.49
cannot	-0.21	-0.07	0.69	-0.45
cannot pay	-0.06	-0.12	0.32	-0.15
caps:a bill	-0.07	-0.12	0.47	-0.3
caps:advers	0.3	-0.37	-0.45	0.44
caps:advers benefit	-0.23	-0.18	-0.1	0.46
caps:appeal	-0.13	-0.17	0.68	-0.41
caps:benefit	-0.26	-0.23	-0.1	0.52
caps:benefit determin	-0.23	-0.18	-0.1	0.46
caps:bill	-0.09	-0.16	0.55	-0.33
caps:claim	-0.05	-0.18	0.39	-0.16
caps:coverag	-0.17	-0.1	-0.72	0.94
caps:date	-0.05	-0.15	0.31	-0.11
caps:denial	-0.23	-0.24	0.06	0.36
caps:denial of	-0.22	-0.17	-0.05	0.39
caps:determin	0.25	-0.42	-0.56	0.61
caps:explan of	-0.06	-0.14	0.45	-0.27
caps:health	-0.27	-0.4	0.64	-0.06
caps:medicar	0.16	-0.32	0.38	-0.24
caps:not	-0.08	-0.09	0.31	-0.14
caps:notic	-0.07	-0.18	-0.61	0.77
caps:notic * advers	-0.22	-0.18	-0.42	0.73
caps:notic * denial	-0.22	-0.12	-0.13	0.42
caps:notic of	-0.54	-0.47	-0.42	1.09
caps:of advers	-0.22	-0.18	-0.42	0.73
caps:of denial	-0.22	-0.12	-0.13	0.42
caps:orthopedic	-0.14	0.73	-0.35	-0.31
caps:pay	-0.08	-0.11	0.9	-0.76
caps:plan	0.65	-0.4	-0.01	-0.38
caps:remittanc	-0.07	-0.23	0.4	-0.15
caps:report	-0.21	0.66	0.15	-0.71
caps:request	-0.14	-0.23	0.47	-0.12
caps:review	-0.21	-0.42	0.28	0.21
caps:servic	0.31	0.08	0.23	-0.6
caps:therapy	-0.09	0.34	-0.08	-0.19
care	0.75	-0.07	-0.61	-0.08
care :	0.75	0.18	-0.51	-0.61
care is	0.95	-0.31	-0.49	-0.32
case	0.03	-0.59	-0.22	0.59
case number	-0.22	-0.27	-0.11	0.48
center	-0.25	-0.39	0.77	-0.19
chang	0.42	0.09	-0.35	-0.18
charg	-0.26	-0.2	1.04	-0.67
charg :	-0.1	-0.22	0.55	-0.3
charg <m>	-0.11	-0.23	0.63	-0.37
charg exceed	-0.07	-0.18	0.38	-0.14
charg paid	-0.06	-0.11	0.31	-0.15
check	-0.13	0.51	-0.16	-0.3
chiropractic	-0.21	0.62	-0.28	-0.21
claim	-0.37	-0.46	1.59	-0.68
claim * a	-0.07	-0.14	0.37	-0.17
claim :	-0.25	-0.52	0.82	-0.21
claim <n>	-0.24	-0.35	1.09	-0.54
claim above	-0.14	-0.22	0.77	-0.43
claim control	-0.12	-0.2	0.58	-0.29
claim depart	-0.07	-0.12	0.35	-0.18
claim for	-0.12	-0.18	0.56	-0.28
claim has	-0.06	-0.14	0.32	-0.13
claim no	-0.18	-0.31	0.74	-0.27
claim number	-0.34	-0.39	1.13	-0.46
claim po	-0.07	-0.23	0.46	-0.18
claim total	-0.06	-0.18	0.39	-0.15
claim was	-0.1	-0.17	0.47	-0.22
claim will	-0.05	-0.14	0.33	-0.14
claimant	-0.13	-0.22	0.59	-0.28
claims:0	-0.1	0.94	-0.96	0.1
claims:1	-0.19	0.07	0.57	-0.47
claims:3	-0.08	-0.23	0.46	-0.15
clinical	-0.23	-0.02	-0.45	0.61
cms	0.51	-0.17	-0.33	-0.07
co	-0.22	0.26	0.4	-0.57
co <n>	-0.16	-0.42	0.89	-0.39
code	-0.35	-0.18	0.55	-0.06
code <n>	-0.15	-0.28	0.08	0.31
code of a denial	-0.18	-0.26	0.8	-0.43
codes	-0.23	-0.02	0.69	-0.51
company	-0.26	-0.61	0.49	0.27
compens	-0.19	-0.35	-0.43	0.8
complet	-0.1	-0.16	0.56	-0.33
condition	-0.23	0.6	0.16	-0.52
consider	-0.25	0.61	-0.02	-0.47
contact	-0.13	-0.22	-0.32	0.58
continu	1.18	0.51	-1.15	-0.79
contractor	-0.16	-0.3	0.8	-0.39
control	-0.15	-0.29	0.77	-0.38
control number	-0.14	-0.27	0.71	-0.35
copay	-0.06	-0.16	0.35	-0.14
copper	-0.14	0.59	-0.27	-0.29
copperfield	-0.08	0.35	-0.16	-0.14
correct	-0.1	-0.24	0.54	-0.22
correct claim	-0.07	-0.22	0.44	-0.16
cosima	-0.06	0.42	-0.18	-0.2
could	0.17	-0.17	0.39	-0.44
cover	-0.11	0.49	-0.05	-0.38
coverag	0.69	0.32	-0.91	-0.15
coverag date	-0.16	-0.08	-0.68	0.89
coverag of	0.43	-0.12	-0.85	0.52
cpt	-0.43	-0.06	0.38	-0.02
cpt <n>	-0.24	0	0.42	-0.26
creek	-0.19	0.07	0.47	-0.38
criteria	0.11	0.38	-0.55	0.08
d	-0.19	-0.25	0.33	0.06
daily	0.47	0.37	-0.37	-0.54
date * birth	-0.11	-0.18	-0.07	0.33
date * injury	-0.26	-0.38	-0.56	1.02
date * notic	-0.2	-0.26	-0.25	0.59
date * receiv	-0.07	-0.09	0.34	-0.19
date * servic	-0.31	-0.2	1.14	-0.75
date * thi	0.12	-0.53	0.34	0.05
date :	-0.1	0.32	-0.58	0.35
date above	0.53	-0.13	-0.15	-0.35
date description	-0.06	0.67	-0.56	-0.11
date of	-0.18	-0.21	0.49	-0.11
date on	-0.16	-0.12	-0.2	0.46
date s	-0.1	-0.21	0.62	-0.34
date you	-0.08	-0.13	0.42	-0.22
dated	-0.15	-0.36	0.28	0.21
day	-0.07	-0.68	0.64	0.23
day * receipt	-0.1	-0.13	-0.25	0.44
day * receiv	-0.07	-0.11	0.32	-0.16
day * the	-0.11	-0.47	0.39	0.16
day * thi	-0.37	-0.59	0.22	0.55
day after	0.33	-0.46	0.35	-0.28
day from	0.06	-0.56	-0.34	0.69
day of	-0.28	-0.63	0.44	0.47
dc	-0.08	-0.11	0.35	-0.18
dear	0.15	-0.48	0.95	-0.69
dear provider	-0.11	-0.18	0.49	-0.23
decid	0.34	-0.36	0.6	-0.63
decid to	-0.14	-0.11	0.32	-0.08
decision	-0.19	-0.92	0.34	0.6
decision :	0.13	-0.34	-0.68	0.73
decision date	-0.29	-0.37	-0.43	0.89
decision on	-0.18	-0.2	0.81	-0.48
decision the	-0.07	-0.18	-0.19	0.4
decision you	-0.11	-0.13	-0.19	0.39
deduct	-0.06	-0.13	0.31	-0.13
deductibl	-0.1	0.37	-0.1	-0.24
deliver	0.41	0.93	-1.06	-0.36
denial	-0.45	-0.66	0.65	0.27
denial of	-0.29	-0.21	-0.26	0.68
denial the	-0.06	-0.13	0.35	-0.15
dental	-0.06	-0.13	0.36	-0.18
deny	-0.41	0.25	-0.37	0.49
deny * request	-0.34	-0.23	-0.56	1
deny claim	-0.06	0.35	-0.11	-0.21
deny the	-0.44	-0.14	-0.57	0.97
deny thi	-0.15	-0.11	-0.25	0.49
deny your	-0.23	-0.14	-0.2	0.51
depart	-0.25	-0.42	1.11	-0.54
depart of	-0.09	-0.2	0.46	-0.18
dermatology	-0.07	-0.19	0.4	-0.15
describ	0.44	-0.2	-0.02	-0.3
description	-0.09	0.59	-0.36	-0.2
desmond	-0.1	-0.12	-0.15	0.36
detach	-0.09	0.98	-0.83	-0.16
detach * return	-0.09	0.98	-0.83	-0.16
detach and	-0.09	0.98	-0.83	-0.16
determin	0.19	-0.71	-0.64	1
determin :	-0.29	-0.4	-0.72	1.17
diagnosy	-0.29	0.08	-0.73	0.84
did * deny	-0.23	-0.14	-0.2	0.51
did not	-0.27	0.02	-0.2	0.4
did we	0.35	-0.25	-0.37	0.21
different	-0.14	-0.16	-0.1	0.35
disagre	-0.19	-0.21	0.47	-0.07
dismiss	-0.12	-0.17	0.8	-0.53
disput	-0.37	-0.31	0.58	-0.02
disput must	-0.11	-0.16	0.45	-0.2
do	-0.44	-0.19	0.02	0.52
do not	-0.36	-0.13	0.1	0.32
dob	-0.07	-0.15	-0.77	0.93
dob :	0.01	0.01	-0.58	0.56
dob <d>	-0.11	-0.23	-0.36	0.61
doctor	0.34	-0.44	-0.77	0.75
docu	-0.06	-0.13	0.41	-0.24
document	-0.17	-0.32	0.57	-0.11
document request	-0.08	-0.23	0.53	-0.24
doe	-0.44	-0.24	-0.1	0.66
doe not	-0.44	-0.24	-0.1	0.66
dont	-0.13	0.35	-0.48	0.24
dos	-0.17	-0.04	0.66	-0.48
dr	-0.5	-0.36	-0.9	1.44
drug	-0.24	-0.24	-0.45	0.84
due	-0.24	1.05	-0.5	-0.54
due :	-0.08	0.32	-0.13	-0.14
e <n>	-0.1	-0.18	-0.06	0.32
each	0.29	-0.53	-0.12	0.26
effectiv	0.8	0.84	-0.96	-0.88
effectiv date	0.81	0.89	-1.05	-0.87
eft	-0.05	-0.17	0.36	-0.14
employe	-0.19	-0.36	0.44	0.08
employer	-0.12	-0.18	-0.22	0.45
employer :	-0.09	-0.1	-0.4	0.53
end	0.79	-0.23	-0.22	-0.53
enroll	-0.11	-0.07	-0.48	0.64
enrolle	0.42	-0.26	0.09	-0.3
epidural	-0.21	-0.26	-0.73	1.01
erisa	-0.07	-0.1	0.53	-0.37
error	-0.06	-0.15	0.35	-0.15
evergreen	-0.15	0.55	-0.16	-0.38
exam	-0.15	0.84	-0.55	-0.2
examin	-0.22	-0.5	0.28	0.29
exceed	-0.08	-0.2	0.44	-0.17
exclud	-0.06	-0.09	-0.21	0.34
exercis	-0.28	0.32	-0.62	0.49
expedit	1.07	-0.21	-0.62	-0.53
explan	-0.19	-0.46	0.82	-0.21
explan * benefit	-0.11	-0.25	0.62	-0.27
explan of	-0.15	-0.35	0.94	-0.46
facility	1.3	-0.32	-0.7	-0.75
famy	-0.24	0	0.38	-0.17
favorabl	-0.08	-0.14	0.34	-0.12
fax	0.13	-0.66	-1.48	1.68
fax :	-0.38	-0.52	-1.26	1.74
fax <n>	0.24	-0.45	-0.97	0.96
federal	-0.11	-0.16	0.61	-0.36
fee	-0.1	-0.25	0.61	-0.27
fee schedul	-0.08	-0.22	0.52	-0.22
fil	-0.04	-0.09	0.36	-0.25
file	-0.25	-0.47	1.29	-0.74
file * appeal	-0.08	-0.09	0.39	-0.23
file an	-0.07	-0.07	0.34	-0.2
filed	0.49	-0.23	-0.23	-0.07
filed within	0.53	-0.2	-0.38	0
find	-0.27	0.42	-0.34	0.18
find that	-0.13	-0.19	-0.38	0.61
first	-0.37	-0.44	0.46	0.27
follow	-0.39	0.07	-0.14	0.37
foot	-0.13	-0.32	0.71	-0.39
for * appeal	-0.38	-0.25	-0.13	0.63
for * state	-0.18	-0.14	-0.26	0.51
for a	0.42	-0.51	-0.47	0.48
for an	0.46	-0.52	-0.43	0.35
for each	-0.08	-0.18	0.45	-0.2
for the	-0.34	-0.17	0.98	-0.59
for thi	0.06	-0.2	0.31	-0.17
for your	0.4	-0.18	0.45	-0.78
form	0.35	-0.39	0.21	-0.23
found	-0.25	-0.44	0.78	-0.23
found that	-0.08	-0.15	0.37	-0.16
from	0.03	-0.3	0.34	-0.1
from * date	0.14	-0.44	0.29	-0.08
from :	-0.19	0.66	-0.54	-0.02
from <d>	0.84	-0.33	-0.25	-0.51
from receipt	-0.12	-0.24	-0.44	0.7
from the	-0.01	-0.59	0.64	-0.15
full	-0.09	-0.09	0.36	-0.18
function	-0.09	-0.08	-0.34	0.48
fund	-0.15	-0.34	0.06	0.35
g	-0.13	-0.25	0.47	-0.16
g <n>	-0.1	-0.2	0.81	-0.56
get	-0.22	-0.32	0.15	0.34
given	0.41	-0.3	0.34	-0.51
go	-0.08	0.37	-0.15	-0.16
goal	-0.2	0.25	-0.48	0.39
good	-0.2	0.69	-0.25	-0.29
govern	-0.08	-0.1	0.38	-0.2
grievanc	-0.14	-0.12	0.61	-0.37
group	0.24	-0.43	0.9	-0.79
group :	-0.05	-0.12	0.36	-0.19
guidelin	-0.29	-0.26	-0.53	0.91
had	-0.19	-0.31	0.24	0.23
harbor	0.72	-0.37	0.12	-0.69
harrow	-0.15	0.66	-0.39	-0.22
harrow lane	-0.13	0.44	-0.2	-0.16
has	-0.51	-0.44	0.55	0.27
has been	-0.24	-0.47	0.55	0.09
has not	-0.15	0.32	-0.35	0.14
has to	-0.13	-0.11	0.38	-0.16
have	0.12	-0.59	0.55	-0.12
have <n>	-0.12	-0.22	0.56	-0.29
have decid	-0.14	-0.12	0.31	-0.07
have not	0.47	-0.2	-0.53	0.17
hcpc	-0.07	-0.17	0.41	-0.18
head::	-0.18	0.54	-0.12	-0.25
head:: * <n>	-0.19	0.34	-0.46	0.3
head:: <5>	-0.3	-0.51	0.28	0.38
head:: <d>	-0.21	0.84	-0.63	-0.01
head:: <m>	-0.19	0.02	0.66	-0.6
head:: <n>	-0.48	0.9	-0.4	-0.05
head:: a	-0.33	0.78	-0.87	0.36
head:: althea	-0.1	0.45	-0.15	-0.24
head:: appeal	-0.14	0.5	0	-0.45
head:: bill	-0.06	-0.15	0.38	-0.18
head:: claim	-0.04	-0.14	0.33	-0.15
head:: desmond	-0.08	-0.1	-0.23	0.4
head:: dr	-0.22	-0.32	-0.9	1.21
head:: harrow	-0.08	0.58	-0.48	-0.08
head:: m	-0.16	0.11	-0.55	0.61
head:: not	-0.2	-0.01	-0.6	0.74
head:: percival	0.13	-0.35	0.46	-0.32
head:: saskia	-0.11	0.35	-0.26	0.01
head:: the	-0.28	-0.44	-0.09	0.69
head:: thi	-0.19	-0.22	0.66	-0.31
head:: ursula	-0.11	-0.1	-0.23	0.42
head:: w	-0.06	-0.08	0.32	-0.18
head:: we	-0.27	-0.51	0.83	-0.11
head:: yolanda	-0.09	-0.09	-0.21	0.38
head:: you	0.45	-0.14	-0.05	-0.34
head:: your	-0.09	-0.25	0.37	-0.04
head:<5> <d>	-0.14	-0.24	0.63	-0.34
head:<5> <m>	-0.17	0.01	0.58	-0.44
head:<5> <month>	-0.16	-0.29	0.81	-0.39
head:<5> <n>	0.37	-0.41	0.17	-0.21
head:<5> claim	-0.06	-0.13	0.31	-0.13
head:<5> date	-0.13	0.48	-0.22	-0.17
head:<5> on	-0.07	-0.12	0.34	-0.2
head:<5> patient	0.38	0.26	-0.22	-0.51
head:<5> request	-0.13	-0.16	-0.12	0.38
head:<5> x	-0.08	0.39	-0.38	0.07
head:<d>	-0.31	0.5	0.04	-0.23
head:<d> <5>	-0.17	-0.06	0.65	-0.49
head:<d> <m>	-0.13	-0.21	0.54	-0.22
head:<d> <n>	-0.2	0.98	-0.5	-0.52
head:<d> amount	-0.07	-0.17	0.54	-0.33
head:<d> bill	-0.07	0.51	-0.19	-0.31
head:<d> case	-0.15	-0.2	-0.21	0.5
head:<d> charg	-0.09	-0.24	0.52	-0.28
head:<d> claim	-0.12	-0.32	0.35	0.04
head:<d> date	-0.17	0.32	-0.04	-0.19
head:<d> injur	-0.16	-0.18	-0.33	0.61
head:<d> member	0.41	-0.38	-0.29	0.19
head:<d> patient	-0.06	0.34	-0.18	-0.14
head:<d> procedur	-0.07	-0.22	0.43	-0.16
head:<d> provider	-0.19	-0.34	0.58	-0.1
head:<d> request	-0.34	-0.33	-0.78	1.22
head:<d> to	-0.28	-0.32	0.18	0.34
head:<m>	-0.33	-0.23	1.17	-0.62
head:<m> <d>	-0.14	0.67	-0.32	-0.28
head:<m> <n>	-0.1	-0.25	0.63	-0.29
head:<m> co	-0.08	-0.24	0.44	-0.16
head:<m> dear	-0.1	-0.14	0.44	-0.21
head:<m> total	-0.06	-0.13	0.36	-0.17
head:<m> we	-0.1	-0.19	0.46	-0.23
head:<m> your	-0.06	-0.13	0.32	-0.14
head:<month>	-0.12	-0.4	0.85	-0.36
head:<month> <n>	-0.12	-0.4	0.85	-0.36
head:<n> * :	-0.26	-0.43	-0.42	0.94
head:<n> * <month>	-0.08	-0.08	0.39	-0.24
head:<n> * <n>	-0.23	0.31	-0.19	0.06
head:<n> * claim	-0.07	-0.15	0.38	-0.18
head:<n> * have	-0.1	-0.1	0.52	-0.35
head:<n> * the	-0.17	-0.29	-0.11	0.5
head:<n> :	-0.3	1.36	-0.6	-0.87
head:<n> <5>	-0.39	0.08	0.55	-0.36
head:<n> <d>	-0.29	-0.53	1.17	-0.42
head:<n> <m>	-0.24	-0.46	1.19	-0.61
head:<n> <month>	-0.21	-0.29	0.04	0.39
head:<n> a	-0.14	-0.25	0.35	0.01
head:<n> and	-0.16	-0.15	0.54	-0.25
head:<n> appeal	-0.11	-0.1	0.56	-0.37
head:<n> beneficiary	-0.11	-0.2	0.55	-0.27
head:<n> bill	-0.1	-0.2	0.49	-0.19
head:<n> claim	-0.31	-0.51	1.32	-0.55
head:<n> date	-0.02	-0.2	0.5	-0.3
head:<n> day	-0.2	-0.61	0.48	0.26
head:<n> dear	-0.22	-0.46	1	-0.38
head:<n> deny	-0.07	-0.17	0.33	-0.14
head:<n> employer	-0.09	-0.14	-0.43	0.6
head:<n> group	-0.08	-0.2	0.51	-0.23
head:<n> member	0.25	-0.45	-0.11	0.22
head:<n> mg	-0.16	-0.14	-0.64	0.86
head:<n> month	-0.18	-0.27	0.02	0.36
head:<n> notic	-0.17	-0.25	-0.66	0.91
head:<n> patient	-0.29	-0.62	1.35	-0.59
head:<n> pay	-0.07	-0.19	0.39	-0.17
head:<n> provider	-0.27	-0.49	0.91	-0.22
head:<n> referenc	1.01	-0.23	-0.76	-0.27
head:<n> request	-0.18	-0.22	-0.55	0.84
head:<n> servic	0.29	-0.42	0.7	-0.62
head:<n> the	0.36	-0.34	0.31	-0.42
head:<n> thi	-0.09	-0.11	0.35	-0.15
head:<n> to	-0.38	-0.32	-0.29	0.83
head:<n> total	-0.07	-0.16	0.47	-0.25
head:<n> visit	-0.43	-0.5	-0.87	1.48
head:<n> we	0.33	-0.4	0.54	-0.53
head:<n> x	-0.1	0.59	-0.37	-0.21
head:<n> your	0.34	-0.22	0.38	-0.58
head:?	-0.25	-0.19	-0.01	0.38
head:? * deny	-0.12	-0.09	-0.48	0.66
head:? we	-0.12	-0.09	-0.48	0.66
head:a <n>	-0.2	0.3	-0.36	0.24
head:a bill	-0.11	-0.21	0.64	-0.35
head:a claim	-0.07	-0.09	0.35	-0.19
head:a therapist	-0.17	0.34	-0.1	-0.1
head:a week	0.23	0.44	-0.55	-0.15
head:above	0.18	-0.05	-0.79	0.65
head:accept	-0.09	0.35	-0.04	-0.25
head:accident	-0.05	-0.17	0.5	-0.31
head:account	-0.18	1.2	-0.86	-0.37
head:account :	-0.06	0.39	-0.23	-0.15
head:acupunctur	-0.07	-0.16	0.39	-0.17
head:additional	-0.08	-0.24	0.54	-0.24
head:additional document	-0.08	-0.23	0.53	-0.24
head:adjust	-0.14	0.94	-0.61	-0.31
head:administrator	-0.14	-0.33	0.41	0.03
head:advantag	0.34	-0.2	0.11	-0.3
head:advantag hmo	0.41	-0.16	-0.12	-0.17
head:advers	0.21	-0.51	-0.72	0.83
head:advers benefit	-0.23	-0.18	-0.1	0.46
head:advers determin	0.43	-0.39	-0.73	0.56
head:advic	-0.06	-0.18	0.35	-0.12
head:after	0.94	-0.11	-0.13	-0.83
head:after * date	0.51	-0.18	-0.06	-0.34
head:after the	0.42	-0.26	0.19	-0.43
head:alder	-0.16	0.09	0.37	-0.32
head:all	-0.16	0.71	-0.37	-0.28
head:allow	-0.14	-0.34	0.51	-0.07
head:allow paid	-0.06	-0.14	0.37	-0.18
head:althea	-0.11	0.44	-0.13	-0.24
head:amount	-0.18	0.22	0.41	-0.5
head:amount bill	-0.05	-0.13	0.43	-0.27
head:an appeal	-0.35	-0.38	0.8	-0.17
head:and the	-0.15	-0.24	0.01	0.32
head:another	-0.07	-0.1	0.34	-0.17
head:anytown	-0.16	0.5	-0.37	-0.03
head:appeal :	0.41	-0.3	-0.77	0.59
head:appeal decision	-0.12	-0.12	0.56	-0.34
head:appeal number	-0.09	-0.12	0.47	-0.28
head:appeal of	-0.11	0.29	0.19	-0.43
head:approv	0.43	-0.4	-0.99	0.81
head:approval	-0.12	-0.18	-0.43	0.65
head:are not	0.57	0.44	-0.53	-0.57
head:ask	0.51	-0.08	-0.22	-0.22
head:ask * a	0.54	-0.12	-0.03	-0.43
head:ask for	0.67	-0.41	-0.33	-0.01
head:asked	-0.36	-0.31	-0.3	0.81
head:asked for	-0.21	-0.22	-0.06	0.42
head:associat	-0.07	-0.15	0.34	-0.13
head:at the	-0.08	-0.12	0.41	-0.26
head:attn	0.25	-0.31	0.2	-0.18
head:attn :	0.25	-0.31	0.2	-0.18
head:audit	-0.08	-0.14	0.42	-0.22
head:authoriz	0.01	-0.23	-0.42	0.54
head:ave	0.5	-0.2	-0.15	-0.23
head:b	-0.25	-0.03	0.68	-0.49
head:b <n>	-0.07	-0.16	0.34	-0.11
head:balanc	-0.15	0.95	-0.67	-0.3
head:basin	-0.12	0.35	-0.03	-0.24
head:basin health	-0.12	0.35	-0.03	-0.24
head:be filed	0.58	-0.15	-0.56	0.07
head:becaus	-0.34	-0.56	0.4	0.35
head:becaus the	-0.12	-0.21	0.36	-0.05
head:befor	0.4	-0.42	0.35	-0.44
head:befor the	0.47	-0.3	0.07	-0.34
head:behalf	-0.18	-0.23	-0.02	0.37
head:behalf of	-0.16	-0.22	-0.15	0.47
head:below	-0.14	-0.29	0.31	0.09
head:beneficiary	-0.26	-0.37	0.74	-0.16
head:beneficiary :	-0.23	-0.32	0.49	0.01
head:benefit	-0.37	-0.36	0.8	-0.15
head:benefit determin	-0.23	-0.18	-0.1	0.46
head:bill	-0.28	-0.3	1.27	-0.75
head:bill allow	-0.09	-0.23	0.57	-0.26
head:bill receiv	-0.04	-0.09	0.39	-0.27
head:birchwood	0.5	-0.15	-0.17	-0.3
head:birth	0.42	-0.33	-0.24	0.05
head:birth date	0.53	-0.17	-0.19	-0.3
head:blue	-0.11	-0.25	0.62	-0.26
head:blue shield	-0.07	-0.2	0.42	-0.16
head:bluestem	-0.16	0.48	-0.05	-0.34
head:bluestem orthopedic	-0.16	0.52	-0.11	-0.32
head:box	-0.02	0.03	0.72	-0.73
head:box <5>	-0.12	0.55	-0.11	-0.39
head:box <n>	0.05	-0.34	0.84	-0.55
head:by :	-0.4	0.82	-1.28	0.68
head:by <n>	-0.13	0.1	-0.31	0.32
head:by the	-0.16	0.41	-0.07	-0.21
head:c	-0.27	0.04	-0.36	0.52
head:ca	-0.08	0.35	-0.12	-0.2
head:call	0.81	-0.55	-0.11	-0.24
head:came	-0.08	-0.13	0.55	-0.41
head:can	0.71	-0.41	0.26	-0.75
head:cannot	-0.19	-0.04	0.56	-0.37
head:care	0.86	0.01	-0.57	-0.31
head:care :	0.75	0.18	-0.51	-0.61
head:care is	0.55	-0.18	-0.28	-0.16
head:case	0.03	-0.59	-0.22	0.59
head:case number	-0.22	-0.27	-0.11	0.48
head:center	-0.24	-0.38	0.7	-0.15
head:certify	0.14	-0.15	-0.34	0.31
head:charg	-0.24	-0.06	0.84	-0.66
head:charg :	-0.09	-0.18	0.49	-0.28
head:charg <m>	-0.11	-0.23	0.63	-0.37
head:check	-0.11	0.32	0.02	-0.27
head:chiropractic	-0.21	0.62	-0.28	-0.21
head:claim	-0.37	-0.46	1.59	-0.68
head:claim * a	-0.07	-0.14	0.37	-0.17
head:claim :	-0.23	-0.5	0.68	-0.09
head:claim <n>	-0.21	-0.33	0.99	-0.5
head:claim above	-0.07	-0.13	0.36	-0.16
head:claim control	-0.1	-0.18	0.52	-0.26
head:claim for	-0.07	-0.12	0.37	-0.19
head:claim no	-0.17	-0.31	0.71	-0.25
head:claim number	-0.34	-0.39	1.13	-0.46
head:claim po	-0.07	-0.23	0.46	-0.18
head:claim total	-0.05	-0.14	0.31	-0.12
head:claim was	-0.06	-0.12	0.32	-0.15
head:claimant	-0.13	-0.22	0.59	-0.28
head:clinic	-0.1	0.31	0.02	-0.26
head:cms	0.51	-0.17	-0.33	-0.07
head:co	-0.19	0.34	0.21	-0.47
head:co <n>	-0.13	-0.34	0.71	-0.3
head:code	-0.31	-0.03	0.39	-0.09
head:company	-0.26	-0.61	0.49	0.27
head:compens	-0.19	-0.35	-0.43	0.8
head:condition	-0.19	0.66	-0.11	-0.34
head:consider	-0.21	0.67	-0.26	-0.34
head:continu	0.88	0.62	-0.85	-0.78
head:contractor	-0.13	-0.27	0.71	-0.34
head:control	-0.13	-0.28	0.72	-0.35
head:control number	-0.12	-0.26	0.66	-0.32
head:copay	-0.05	-0.15	0.31	-0.11
head:copper	-0.14	0.59	-0.27	-0.29
head:copperfield	-0.08	0.35	-0.16	-0.14
head:cosima	-0.06	0.42	-0.18	-0.2
head:could	0.2	-0.16	0.34	-0.42
head:cover	-0.06	0.6	-0.28	-0.31
head:coverag	0.15	0.59	-1.02	0.35
head:coverag date	-0.16	-0.08	-0.68	0.89
head:cpt	-0.37	0.03	0.26	-0.04
head:cpt <n>	-0.22	0.01	0.36	-0.23
head:creek	-0.19	0.07	0.47	-0.38
head:criteria	0.16	0.49	-0.34	-0.36
head:daily	0.48	0.39	-0.43	-0.52
head:date	-0.08	0.36	0	-0.28
head:date * birth	-0.11	-0.18	-0.07	0.33
head:date * injury	-0.26	-0.38	-0.56	1.02
head:date * notic	-0.2	-0.26	-0.25	0.59
head:date * servic	-0.27	-0.13	0.96	-0.66
head:date * thi	0.17	-0.34	0.48	-0.34
head:date :	-0.1	0.32	-0.6	0.36
head:date description	-0.06	0.67	-0.56	-0.11
head:date of	-0.29	-0.09	0.46	-0.11
head:date s	-0.08	-0.18	0.56	-0.32
head:dated	-0.11	-0.32	0.09	0.31
head:day	0.34	-0.74	0.42	-0.02
head:day * the	0.16	-0.32	0.06	0.07
head:day * thi	-0.22	-0.32	0.56	-0.08
head:day after	0.48	-0.32	0.06	-0.26
head:day from	-0.3	-0.38	-0.06	0.57
head:day of	-0.03	-0.47	0.55	-0.1
head:dear	-0.06	-0.35	0.72	-0.38
head:dear provider	-0.08	-0.13	0.4	-0.2
head:decid	-0.11	-0.16	0.52	-0.28
head:decision	0.1	-0.78	-0.06	0.54
head:decision :	0.24	-0.26	-0.35	0.29
head:decision date	-0.29	-0.37	-0.43	0.89
head:decision on	-0.1	-0.08	0.55	-0.39
head:deductibl	-0.08	0.4	-0.17	-0.2
head:deliver	0.44	0.96	-0.97	-0.58
head:denial	-0.41	-0.57	0.29	0.51
head:denial of	-0.29	-0.21	-0.3	0.7
head:dental	-0.06	-0.13	0.36	-0.18
head:deny	-0.71	0.38	-0.4	0.6
head:deny * request	-0.31	-0.2	-0.38	0.79
head:deny the	-0.37	-0.05	-0.7	0.95
head:deny your	-0.23	-0.14	-0.2	0.51
head:depart	-0.21	-0.32	0.87	-0.42
head:depart of	-0.06	-0.14	0.33	-0.13
head:dermatology	-0.07	-0.19	0.4	-0.15
head:description	-0.08	0.6	-0.39	-0.2
head:desmond	-0.1	-0.12	-0.15	0.36
head:determin	0.22	-0.71	-0.77	1.08
head:determin :	-0.26	-0.35	-0.62	1.04
head:diagnosy	-0.23	0.23	-0.88	0.83
head:did	-0.45	0.2	0.01	0.16
head:did * deny	-0.23	-0.14	-0.2	0.51
head:did we	-0.23	-0.14	-0.2	0.51
head:disput	-0.34	-0.12	0.16	0.2
head:do	-0.35	0.03	-0.27	0.51
head:do not	-0.24	0.12	-0.25	0.32
head:dob	-0.07	-0.15	-0.77	0.93
head:dob :	0.01	0.01	-0.58	0.56
head:dob <d>	-0.11	-0.23	-0.36	0.61
head:doctor	0.46	-0.37	-0.89	0.69
head:docu	-0.05	-0.12	0.4	-0.24
head:document	-0.1	-0.25	0.59	-0.27
head:document request	-0.08	-0.23	0.53	-0.24
head:doe	-0.31	-0.02	-0.22	0.49
head:doe not	-0.31	-0.02	-0.22	0.49
head:dont	-0.13	0.35	-0.48	0.24
head:dos	-0.17	-0.04	0.66	-0.48
head:dr	-0.46	-0.31	-1	1.44
head:drug	-0.22	-0.22	-0.58	0.93
head:due	-0.21	0.99	-0.49	-0.47
head:due :	-0.08	0.32	-0.13	-0.14
head:e <n>	-0.1	-0.18	-0.06	0.32
head:each	-0.17	-0.31	0.2	0.24
head:effectiv	0.81	0.89	-1.05	-0.87
head:effectiv date	0.81	0.89	-1.05	-0.87
head:eft	-0.05	-0.17	0.36	-0.14
head:employe	-0.19	-0.36	0.44	0.08
head:employer	-0.12	-0.18	-0.22	0.45
head:employer :	-0.09	-0.1	-0.4	0.53
head:enroll	-0.11	-0.07	-0.48	0.64
head:enrolle	0.42	-0.26	0.09	-0.3
head:epidural	-0.21	-0.26	-0.73	1.01
head:evergreen	-0.15	0.55	-0.16	-0.38
head:exclud	-0.05	-0.06	-0.26	0.36
head:exercis	-0.26	0.36	-0.75	0.56
head:explan	-0.17	-0.36	0.62	-0.12
head:explan * benefit	-0.09	-0.22	0.53	-0.23
head:explan of	-0.13	-0.3	0.82	-0.41
head:facility	1.32	-0.32	-0.75	-0.73
head:famy	-0.21	0.03	0.46	-0.3
head:fax	0.27	-0.42	-1.59	1.44
head:fax :	-0.3	-0.38	-0.95	1.36
head:fax <n>	0.27	-0.43	-0.89	0.83
head:federal	-0.09	-0.15	0.48	-0.26
head:fee	-0.07	-0.13	0.39	-0.2
head:fil	-0.03	-0.06	0.33	-0.25
head:file	-0.14	-0.3	0.77	-0.46
head:filed	0.58	-0.15	-0.56	0.07
head:find	-0.22	0.47	-0.54	0.28
head:first	-0.25	-0.29	0.18	0.32
head:follow	-0.35	0.13	-0.24	0.38
head:foot	-0.13	-0.32	0.71	-0.39
head:for <n>	-0.24	0.35	-0.28	0.16
head:for a	0.34	-0.3	-0.39	0.32
head:for an	0.38	-0.17	0.17	-0.45
head:for the	-0.25	0	0.83	-0.69
head:for your	0.4	-0.18	0.45	-0.78
head:form	0.49	-0.25	-0.07	-0.22
head:found	-0.19	-0.38	0.87	-0.46
head:from	-0.5	-0.03	0.14	0.28
head:from * date	-0.2	-0.21	0.35	0
head:from :	-0.19	0.66	-0.54	-0.02
head:from the	-0.28	-0.41	0.76	-0.21
head:fund	-0.14	-0.32	-0.04	0.42
head:g	-0.12	-0.24	0.43	-0.14
head:g <n>	-0.09	-0.18	0.78	-0.55
head:given	0.51	-0.21	0.32	-0.66
head:grievanc	-0.11	-0.09	0.66	-0.48
head:group	-0.17	-0.37	1.14	-0.64
head:group :	-0.05	-0.12	0.36	-0.19
head:guidelin	-0.11	-0.12	-0.19	0.38
head:had	-0.16	-0.28	0.06	0.34
head:harbor	0.72	-0.37	0.12	-0.69
head:harrow	-0.15	0.66	-0.39	-0.22
head:harrow lane	-0.13	0.44	-0.2	-0.16
head:has	-0.36	-0.21	0.14	0.33
head:has been	-0.1	-0.33	0.45	-0.06
head:has not	-0.12	0.36	-0.51	0.24
head:has to	-0.05	-0.05	0.38	-0.29
head:have	0.08	-0.38	0.19	0.06
head:have <n>	-0.07	-0.12	0.36	-0.21
head:hcpc	-0.06	-0.15	0.35	-0.14
head:health and	-0.07	-0.15	0.35	-0.15
head:health insuranc	0.52	-0.04	-0.39	-0.09
head:health provider	-0.08	0.51	-0.02	-0.45
head:hear	-0.11	-0.16	0.66	-0.41
head:history	-0.36	1.13	-0.38	-0.74
head:hmo	0.72	-0.04	-0.41	-0.38
head:home	0.14	0.36	-0.34	-0.21
head:icn	-0.07	-0.15	0.43	-0.23
head:id	-0.16	-0.25	0.5	-0.12
head:id :	0.11	-0.41	0.32	-0.05
head:id <n>	-0.09	-0.17	0.49	-0.25
head:id claim	-0.06	-0.16	0.32	-0.11
head:if	-0.26	0	-0.2	0.43
head:if we	-0.08	0.33	-0.1	-0.2
head:if you	-0.07	-0.15	0.4	-0.19
head:imag	-0.31	0.04	0.47	-0.3
head:in <n>	-0.06	-0.13	0.37	-0.22
head:inc	-0.17	-0.26	0.41	0.01
head:independent	0.29	-0.6	0.12	0.09
head:inform	-0.06	-0.14	0.35	-0.17
head:initial	0.47	0.19	-0.2	-0.53
head:injection	-0.26	-0.01	-0.83	0.96
head:injur	-0.25	-0.34	-0.45	0.9
head:injur worker	-0.18	-0.17	-0.78	1.01
head:injury	-0.31	-0.55	-0.39	1.04
head:injury :	-0.21	-0.28	-0.64	0.99
head:insur	-0.22	-0.63	0.91	-0.23
head:insur :	-0.2	-0.56	0.81	-0.19
head:insuranc	-0.04	0.88	-0.67	-0.26
head:insuranc company	-0.24	-0.54	0.25	0.41
head:is a	-0.19	-0.37	0.35	0.09
head:is no	0.44	-0.27	-0.54	0.24
head:item	-0.18	0.38	-0.21	-0.03
head:jurisdiction	-0.1	-0.19	0.52	-0.24
head:knee	-0.17	0.64	-0.7	0.21
head:l	-0.25	0.47	-0.18	-0.1
head:lane	-0.17	0.37	0.07	-0.31
head:lane podiatry	-0.13	0.44	-0.2	-0.16
head:last	0.03	0.63	-0.97	0.26
head:leopold	-0.08	-0.06	-0.21	0.34
head:letter	-0.08	-0.68	0.72	-0.07
head:level	1.03	-0.32	-0.07	-0.93
head:level of	1.13	-0.27	-0.42	-0.78
head:life	-0.07	-0.08	0.36	-0.21
head:list	-0.31	-0.07	-0.44	0.71
head:list above	-0.22	-0.21	-0.63	0.9
head:llc	-0.29	-0.65	0.68	0.07
head:los	-0.14	-0.28	-0.23	0.61
head:lumbar	-0.44	0.16	-0.63	0.79
head:m	-0.24	0.2	-0.34	0.35
head:made	0.5	-0.25	-0.01	-0.33
head:mail	-0.26	0.81	-0.51	-0.13
head:manag	1.29	-0.71	-1.42	0.48
head:may	0.29	-0.41	0.17	-0.08
head:may <n>	-0.15	-0.36	0.77	-0.29
head:may appeal	-0.18	-0.21	-0.19	0.53
head:may ask	0.55	-0.17	-0.3	-0.14
head:may be	0.52	0.32	-0.25	-0.65
head:md	0.08	0.33	-1.04	0.59
head:medicaid	-0.33	-0.36	0.06	0.53
head:medicaid id	-0.15	-0.11	-0.11	0.32
head:medical	0.1	0.11	0.28	-0.56
head:medical necessary	-0.08	0.75	-0.17	-0.6
head:medical record	-0.13	-0.32	0.72	-0.3
head:medical review	0.48	-0.31	-0.41	0.18
head:medicar	0.23	-0.54	0.52	-0.27
head:medicar number	-0.12	-0.18	0.52	-0.24
head:member	0.32	-0.91	0.27	0.27
head:member :	0.6	-0.53	-0.13	-0.05
head:member id	0.33	-0.59	0.15	0.05
head:member no	0.45	-0.18	-0.47	0.15
head:member number	0.32	-0.28	0.02	-0.14
head:merriman	-0.12	-0.11	0.62	-0.41
head:mesa	-0.12	0.13	-0.33	0.3
head:met	-0.16	0.84	-0.46	-0.34
head:mg	-0.16	-0.14	-0.64	0.86
head:mk	-0.09	-0.1	0.37	-0.2
head:mk <n>	-0.09	-0.1	0.37	-0.2
head:mod	-0.04	-0.14	0.31	-0.13
head:month	-0.19	-0.28	0.07	0.32
head:more	-0.22	-0.26	-0.01	0.38
head:mri	-0.4	0.44	-0.29	0.19
head:must	0.83	-0.44	-0.44	-0.09
head:must be	0.76	-0.34	-0.57	0.03
head:mutual	-0.27	0.05	0.67	-0.53
head:name	-0.06	-0.42	0.13	0.31
head:name :	0.01	-0.31	-0.28	0.52
head:necessary	-0.11	0.67	-0.02	-0.63
head:need	0.04	0.1	0.52	-0.66
head:network	-0.19	-0.25	0.32	0.06
head:new	-0.17	0.31	0.06	-0.26
head:no	0.26	-0.43	0.37	-0.22
head:no :	0.53	-0.57	0.33	-0.4
head:non	0.39	-0.06	-0.46	0.1
head:not * bill	-0.1	-0.19	0.49	-0.21
head:not a	-0.12	-0.23	0.57	-0.23
head:not approv	0.65	-0.21	-1.29	0.7
head:not cover	-0.28	0.58	-0.34	-0.06
head:not medical	-0.19	0.6	0.37	-0.84
head:not pay	0.48	0.21	-0.45	-0.29
head:not receiv	-0.08	-0.1	0.4	-0.23
head:not show	-0.13	-0.21	-0.53	0.78
head:note	-0.12	0.15	0.42	-0.53
head:noth	-0.1	0.37	-0.09	-0.24
head:notic	0.11	-0.44	-0.46	0.7
head:notic * advers	-0.26	-0.24	-0.52	0.88
head:notic * denial	-0.23	-0.14	-0.2	0.51
head:notic :	-0.16	-0.2	-0.15	0.43
head:notic date	0.45	-0.4	0.02	-0.14
head:notic of	-0.1	-0.56	-0.56	1.02
head:npi	-0.12	-0.29	0.67	-0.34
head:npi <n>	-0.09	-0.22	0.49	-0.25
head:number <n>	-0.11	-0.15	0.45	-0.21
head:ny	0.52	-0.25	0.08	-0.44
head:ny <5>	0.52	-0.25	0.08	-0.44
head:o	0.29	-0.1	0.51	-0.77
head:o box	0.33	-0.38	0.71	-0.71
head:of * date	0.37	-0.2	-0.18	-0.02
head:of a	-0.24	0.5	0.2	-0.51
head:of advers	-0.26	-0.24	-0.52	0.88
head:of benefit	-0.1	-0.22	0.55	-0.24
head:of birth	-0.11	-0.18	-0.07	0.33
head:of care	1.02	0.02	-0.61	-0.6
head:of denial	-0.23	-0.14	-0.2	0.51
head:of injury	-0.26	-0.38	-0.56	1.02
head:of medicar	0.46	-0.17	-0.53	0.19
head:of notic	-0.2	-0.26	-0.25	0.59
head:of pay	-0.07	-0.13	0.32	-0.12
head:of review	-0.13	-0.29	0.77	-0.49
head:of servic	-0.3	-0.22	1.01	-0.58
head:of thi	-0.05	-0.56	0.65	-0.13
head:of your	0.46	-0.15	0.01	-0.4
head:offic	-0.25	0.18	0.55	-0.57
head:offic :	-0.06	-0.25	0.49	-0.19
head:offic note	-0.06	-0.19	0.36	-0.12
head:offic visit	-0.13	0.68	-0.32	-0.3
head:on <d>	-0.22	-0.53	0.7	-0.14
head:on <month>	-0.4	-0.01	1.09	-0.77
head:on <n>	-0.15	-0.32	0.79	-0.37
head:on behalf	-0.16	-0.22	-0.15	0.47
head:on the	-0.16	0.3	0.15	-0.38
head:on your	-0.09	-0.09	0.44	-0.28
head:one	-0.22	-0.41	0.41	0.17
head:or provider	0.52	-0.12	-0.9	0.52
head:or your	-0.2	-0.13	-0.71	0.97
head:organiz	0.72	-0.51	-0.09	-0.24
head:orthopedic	-0.23	0.75	-0.2	-0.48
head:our decision	-0.21	-0.11	0.33	-0.06
head:outpatient	-0.16	0.35	-0.4	0.17
head:overpay	-0.1	-0.13	0.44	-0.23
head:p	0.25	0.24	0.23	-0.82
head:p o	0.33	-0.38	0.71	-0.71
head:pa	-0.12	-0.21	-0.5	0.74
head:page <n>	-0.07	-0.16	0.41	-0.19
head:paid	-0.24	-0.33	1.09	-0.58
head:pain	-0.44	0.78	-0.69	0.21
head:part	-0.35	-0.39	0.39	0.26
head:part b	-0.12	-0.14	0.49	-0.25
head:partial	-0.15	0.25	-0.4	0.28
head:participant	-0.07	-0.18	0.54	-0.31
head:partner	-0.17	0.36	-0.52	0.3
head:patient	-0.08	0.2	0.41	-0.56
head:patient :	-0.15	0.67	-0.29	-0.27
head:patient name	0.32	-0.12	0.36	-0.63
head:pay	-0.13	0.25	0.78	-1.01
head:pay date	-0.1	-0.17	0.76	-0.6
head:pay for	0.45	-0.14	0.01	-0.4
head:pay of	-0.12	-0.16	1	-0.81
head:payer	-0.05	0.42	-0.25	-0.15
head:pc	-0.11	-0.23	-0.07	0.37
head:peer	0.76	-0.53	-0.06	-0.25
head:peer review	0.19	-0.47	0.36	-0.15
head:percival	0.12	-0.36	0.48	-0.32
head:period	-0.08	-0.21	0.4	-0.12
head:person	-0.05	-0.15	0.32	-0.13
head:physical	-0.57	0.5	-0.29	0.21
head:physical therapy	-0.43	0.33	0.05	-0.03
head:physician	-0.29	-0.41	-0.49	1
head:pine	-0.07	-0.09	0.4	-0.24
head:plan	0.04	0.14	0.13	-0.32
head:plan :	0.22	0.41	0.14	-0.84
head:pleas	-0.16	0.2	0.23	-0.31
head:pleas send	-0.07	-0.21	0.4	-0.11
head:po	-0.33	0.31	0.21	-0.24
head:po box	-0.33	0.31	0.21	-0.24
head:podiatry	-0.17	0.36	-0.01	-0.22
head:policy	-0.45	0.45	-0.24	0.1
head:policy number	-0.2	0.64	-0.23	-0.35
head:post	-0.1	-0.22	-0.04	0.33
head:ppo	-0.06	-0.07	0.4	-0.28
head:prescriber	-0.19	-0.14	-0.74	0.98
head:prior	-0.24	0.11	-0.56	0.61
head:proc	-0.09	-0.25	0.57	-0.25
head:procedur	-0.3	-0.23	0.6	-0.13
head:process	-0.16	0.12	0.34	-0.36
head:program	-0.08	-0.13	0.41	-0.2
head:provider	-0.24	-0.55	0.76	0.01
head:provider :	-0.37	-0.62	0.63	0.27
head:provider disput	-0.15	0.42	0.03	-0.37
head:provider may	-0.16	-0.21	-0.55	0.8
head:pt	-0.17	0.66	-0.34	-0.3
head:question	-0.05	0.53	-0.42	-0.1
head:r <n>	-0.09	-0.18	0.44	-0.22
head:re	0.18	-0.41	0.07	0.08
head:re :	0.18	-0.41	0.07	0.08
head:reason	-0.25	-0.35	0.41	0.11
head:reason :	-0.15	-0.19	-0.42	0.69
head:receipt	-0.19	0.34	-0.69	0.46
head:receiv	0.08	-0.21	0.49	-0.4
head:reconsider	-0.2	-0.25	0.33	0.08
head:record	-0.43	-0.21	0.45	0.1
head:recovery	0.4	0.19	-0.12	-0.55
head:redetermin	-0.14	-0.12	-0.22	0.46
head:referenc	0.65	0.7	-1.18	-0.35
head:referenc number	0.51	-0.2	-0.84	0.44
head:refund	-0.07	-0.11	0.37	-0.19
head:rehab	-0.23	0.45	0.2	-0.47
head:rehabilit	0.45	0.01	-0.76	0.3
head:relationship	-0.07	-0.17	0.41	-0.19
head:remark	-0.05	-0.11	0.32	-0.17
head:remittanc	-0.1	-0.28	0.55	-0.22
head:remittanc advic	-0.05	-0.17	0.33	-0.11
head:report	-0.58	0.82	-0.31	-0.08
head:request	-0.09	-0.7	-0.43	1.06
head:request * :	-0.28	-0.21	-0.72	1.08
head:request :	-0.42	-0.38	-1.36	1.86
head:request ?	-0.23	-0.14	-0.2	0.51
head:request by	-0.32	-0.26	-0.88	1.27
head:request date	-0.19	-0.36	0.39	0.11
head:request for	0.46	-0.3	0.57	-0.8
head:request provider	-0.16	-0.24	-0.74	0.95
head:request was	-0.26	-0.29	0.04	0.44
head:result	-0.18	0.69	-0.23	-0.46
head:return	-0.19	0.72	-0.22	-0.41
head:review	0.86	-0.78	-0.09	-0.1
head:review date	-0.23	0.16	0.51	-0.62
head:review the	0.64	-0.19	-0.5	0.01
head:review your	0.48	-0.36	0.07	-0.29
head:reviewer	-0.19	-0.45	0.47	0.01
head:right	0.23	0.45	-0.83	0.23
head:right to	0.36	-0.16	-0.31	0.07
head:river	-0.12	-0.22	-0.1	0.37
head:rx	-0.19	-0.14	-0.74	0.98
head:s * servic	-0.07	-0.14	0.48	-0.29
head:s of	-0.07	-0.14	0.48	-0.29
head:same	-0.07	-0.19	0.4	-0.15
head:saskia	-0.11	0.34	-0.23	-0.01
head:second	-0.26	0.07	0.31	-0.15
head:second level	-0.09	-0.1	0.46	-0.29
head:see	-0.12	-0.25	0.62	-0.27
head:self	-0.06	-0.2	0.44	-0.19
head:send	-0.2	-0.07	0.68	-0.52
head:send the	-0.1	-0.23	0.49	-0.17
head:sent	-0.43	0.87	-0.4	-0.22
head:sent to	-0.23	0.76	-0.57	-0.08
head:servic	-0.07	-0.4	0.62	-0.17
head:servic :	0.03	-0.18	0.66	-0.56
head:servic <n>	-0.05	-0.13	0.45	-0.32
head:servic date	-0.19	-0.47	1.08	-0.48
head:shield	-0.07	-0.2	0.42	-0.16
head:shield of	-0.06	-0.17	0.32	-0.1
head:show	-0.05	0.26	-0.83	0.67
head:show that	0.14	-0.21	-0.66	0.67
head:sign	-0.31	1.54	-0.96	-0.62
head:since	-0.15	0.6	-0.75	0.27
head:six	-0.22	-0.16	0.47	-0.19
head:six week	-0.21	-0.08	0.37	-0.16
head:skill	0.85	0.43	-0.84	-0.56
head:so	-0.12	-0.16	0.76	-0.51
head:speech	-0.22	-0.17	-0.15	0.47
head:spine	-0.3	-0.11	-0.48	0.78
head:stat	-0.32	1.6	-1.07	-0.62
head:stat date	-0.14	0.98	-0.7	-0.26
head:stonebridg	-0.13	0.58	-0.12	-0.41
head:stonebridg chiropractic	-0.12	0.6	-0.15	-0.4
head:street	-0.07	-0.14	0.39	-0.18
head:subject	-0.21	-0.06	0.72	-0.63
head:subject :	-0.11	0.18	0.19	-0.31
head:submitt	-0.07	0.41	-0.18	-0.2
head:subscriber	-0.11	-0.28	0.66	-0.28
head:subscriber :	-0.06	-0.11	0.34	-0.18
head:subscriber id	-0.05	-0.17	0.31	-0.09
head:summary	-0.07	-0.11	0.31	-0.13
head:summit	-0.21	0.46	-0.49	0.15
head:support	-0.11	-0.22	-0.25	0.52
head:surgery	-0.27	-0.02	-0.61	0.79
head:svc	-0.06	-0.24	0.4	-0.15
head:t	-0.11	0.42	-0.03	-0.33
head:test	-0.11	-0.15	0.62	-0.39
head:thank * for	-0.09	-0.11	0.37	-0.18
head:that it	-0.18	0.53	-0.55	0.16
head:that you	-0.21	-0.17	-0.22	0.59
head:the appeal	-0.07	-0.08	0.44	-0.3
head:the claim	-0.27	-0.6	1.31	-0.6
head:the date	0.49	-0.42	0.08	-0.2
head:the last	-0.24	0.07	-0.65	0.76
head:the member	0.3	-0.3	0.35	-0.41
head:the patient	-0.08	0.38	-0.11	-0.23
head:the pay	-0.09	-0.22	0.44	-0.19
head:the provider	-0.05	-0.09	0.41	-0.3
head:the record	-0.12	-0.24	0.65	-0.33
head:the request	0.35	-0.35	-1.23	1.04
head:the right	-0.22	-0.17	-0.27	0.59
head:the treat	-0.15	-0.31	0.33	0.06
head:them	-0.12	0.36	0.02	-0.29
head:therapist	-0.17	0.34	-0.1	-0.1
head:therapy	-0.42	-0.29	-0.02	0.6
head:therapy <n>	-0.28	-0.43	-0.45	0.95
head:these	-0.07	-0.12	0.35	-0.17
head:thi	-0.2	-0.33	0.56	-0.06
head:thi * not	-0.12	-0.23	0.58	-0.23
head:thi claim	-0.14	-0.3	0.36	0
head:thi decision	-0.21	-0.19	-0.2	0.54
head:thi is	-0.15	-0.27	0.55	-0.15
head:thi letter	0.1	-0.42	0.46	-0.19
head:thi notic	-0.25	-0.22	0.51	-0.1
head:three	0.1	-0.03	-0.41	0.29
head:through	0.61	-0.21	0.12	-0.61
head:time	0.26	0.34	-0.39	-0.24
head:to :	-0.46	0.59	-0.79	0.53
head:to appeal	0.67	-0.26	-0.15	-0.38
head:to pay	0.42	0.05	-0.1	-0.44
head:to us	-0.08	-0.17	0.45	-0.21
head:total	-0.16	-0.12	0.77	-0.56
head:total <m>	-0.11	-0.28	0.74	-0.38
head:treat	-0.29	-0.49	-0.4	1.01
head:trust	-0.09	-0.17	0.43	-0.18
head:two	-0.22	-0.26	-0.01	0.44
head:u	-0.07	-0.1	0.32	-0.16
head:u <n>	-0.07	-0.1	0.32	-0.16
head:um	-0.27	-0.2	-0.56	0.9
head:unit	-0.32	-0.13	0.32	0.07
head:until	-0.09	-0.19	0.44	-0.17
head:upheld	-0.16	-0.23	-0.12	0.42
head:ursula	-0.11	-0.1	-0.23	0.42
head:us	-0.28	0.18	0.72	-0.78
head:us within	-0.07	-0.11	0.36	-0.18
head:used	-0.11	0.1	-0.41	0.42
head:utiliz	1.2	-0.55	-1.56	0.5
head:utiliz review	0.39	-0.38	-0.99	0.79
head:va	-0.06	-0.12	0.34	-0.16
head:valley	0.33	-0.4	-0.24	0.28
head:visit	-0.59	0.66	-0.82	0.62
head:visit <5>	-0.16	-0.26	-0.6	0.87
head:visit <m>	-0.06	0.39	-0.23	-0.12
head:visit <n>	-0.16	0.5	-0.58	0.22
head:visit of	-0.11	-0.12	-0.34	0.53
head:w <n>	-0.07	-0.1	0.39	-0.22
head:was	-0.53	-0.16	0.91	-0.33
head:was deny	-0.31	0.03	-0.01	0.24
head:was not	-0.17	0.16	0.48	-0.51
head:was paid	-0.08	-0.11	0.33	-0.15
head:we are	-0.22	-0.32	0.52	-0.01
head:we cannot	-0.1	-0.29	0.59	-0.22
head:we deny	-0.25	-0.17	-0.07	0.44
head:we need	-0.09	-0.16	0.4	-0.16
head:we receiv	-0.12	-0.17	0.56	-0.3
head:we will	-0.13	-0.16	0.5	-0.28
head:week	-0.13	0.88	-0.59	-0.21
head:week of	-0.22	-0.13	0.45	-0.21
head:were	-0.11	-0.14	0.57	-0.36
head:westbrook	0.19	0.06	0.13	-0.39
head:when	-0.27	0.99	-0.64	-0.24
head:which	-0.11	-0.13	0.5	-0.28
head:why did	-0.23	-0.14	-0.2	0.51
head:will	0.28	0.29	-0.01	-0.63
head:within	-0.13	-0.54	0.53	0.1
head:within <n>	-0.13	-0.54	0.52	0.11
head:without	-0.51	0.41	0.07	-0.1
head:worker	-0.29	-0.42	-0.6	1.08
head:worker compens	-0.14	-0.21	-0.24	0.5
head:write	-0.07	-0.13	0.37	-0.18
head:x	-0.24	0.37	-0.72	0.56
head:year	-0.07	-0.16	0.38	-0.16
head:yolanda	-0.1	-0.1	-0.16	0.35
head:you * your	-0.23	-0.18	-0.5	0.86
head:you asked	-0.17	-0.12	-0.1	0.34
head:you can	0.51	-0.14	0.02	-0.5
head:you for	-0.09	-0.11	0.37	-0.18
head:you may	0.23	-0.34	0.23	-0.18
head:you or	-0.18	-0.11	-0.78	1.02
head:you owe	-0.07	0.35	-0.17	-0.13
head:your appeal	-0.2	-0.34	0.91	-0.41
head:your claim	-0.11	-0.22	0.53	-0.22
head:your medicar	0.47	-0.13	-0.21	-0.17
head:your request	0.26	-0.36	-0.11	0.15
health and	-0.07	-0.15	0.35	-0.15
health insuranc	0.5	-0.06	-0.31	-0.13
health provider	-0.08	0.51	-0.02	-0.45
hear	-0.27	-0.31	0.38	0.15
history	-0.36	1.13	-0.38	-0.74
hmo	0.72	-0.04	-0.41	-0.38
home	0.52	0.11	-0.17	-0.51
how	-0.13	-0.16	-0.1	0.38
i	0.47	-0.24	-0.34	0.01
icn	-0.07	-0.15	0.43	-0.23
id	-0.16	-0.25	0.5	-0.12
id :	0.11	-0.41	0.32	-0.05
id <5>	-0.15	1	-0.64	-0.43
id <n>	-0.1	-0.17	0.51	-0.26
id claim	-0.06	-0.16	0.32	-0.11
if	-0.18	-0.45	0.28	0.32
if * disagre	-0.18	-0.2	0.39	-0.03
if * do	-0.23	-0.32	0.2	0.3
if the	-0.22	-0.26	-0.23	0.62
if we	-0.13	0.16	0.25	-0.34
if you	0.02	-0.53	0.45	0.02
imag	-0.31	0.04	0.47	-0.3
improv	0.79	0.09	-0.74	-0.25
in <n>	-0.06	-0.13	0.37	-0.22
in the	0.18	-0.44	0.02	0.16
in writ	-0.2	-0.33	0.21	0.24
inc	-0.17	-0.26	0.41	0.01
incurr	-0.08	-0.19	0.39	-0.18
independent	0.15	-0.68	0.36	0.04
independent medical	0.5	-0.3	-0.5	0.23
independent review	-0.31	-0.46	0.56	-0.01
inform	-0.12	-0.25	0.51	-0.16
initial	0.44	0.14	-0.06	-0.58
injection	-0.31	-0.08	-0.77	0.98
injur	-0.25	-0.34	-0.45	0.9
injur worker	-0.18	-0.17	-0.78	1.01
injury	-0.31	-0.55	-0.39	1.04
injury :	-0.21	-0.28	-0.64	0.99
insur	-0.22	-0.63	0.91	-0.23
insur :	-0.2	-0.56	0.81	-0.19
insuranc	-0.06	0.85	-0.6	-0.29
insuranc company	-0.24	-0.54	0.25	0.41
is a	-0.2	-0.38	0.38	0.07
is due	-0.1	-0.2	0.55	-0.26
is need	-0.23	-0.36	0.13	0.4
is no	0.35	-0.44	-0.64	0.57
is not	0.08	-0.41	0.38	-0.08
it within	-0.17	-0.18	-0.25	0.52
it you	-0.06	-0.1	0.34	-0.18
item	-0.21	0.34	-0.08	-0.09
jurisdiction	-0.1	-0.19	0.52	-0.24
knee	-0.19	0.58	-0.6	0.18
ky	-0.16	-0.14	-0.06	0.32
l	-0.31	0.33	0.23	-0.29
lane	-0.17	0.37	0.07	-0.31
lane podiatry	-0.13	0.44	-0.2	-0.16
larkspur	-0.18	0.12	-0.28	0.32
last	-0.09	0.53	-1.08	0.58
least	-0.16	-0.26	-0.17	0.51
left	-0.12	0.57	-0.19	-0.32
leopold	-0.08	-0.06	-0.21	0.34
letter	0.03	-0.79	0.96	-0.3
letter if	-0.08	-0.15	0.4	-0.18
letter is	-0.1	-0.13	0.41	-0.2
level	0.93	-0.41	-0.19	-0.51
level of	1.07	-0.33	-0.49	-0.54
life	-0.07	-0.08	0.36	-0.21
line	-0.07	-0.18	0.43	-0.2
list	-0.31	-0.08	-0.4	0.69
list above	-0.22	-0.21	-0.63	0.9
llc	0.25	-0.74	0.53	-0.16
local	-0.12	0.33	0.03	-0.28
longer	1.18	-0.28	-0.45	-0.77
los	-0.14	-0.28	-0.23	0.61
lumbar	-0.47	0.12	-0.69	0.9
m	-0.29	0.07	-0.2	0.37
made	0.22	-0.48	-0.3	0.51
mail	-0.37	0.62	-0.67	0.32
mail :	-0.17	0.47	-0.4	0.05
mail date	-0.14	-0.13	-0.24	0.47
manag	1.23	-0.71	-1.28	0.42
manual	-0.17	-0.26	-0.12	0.48
maximum	-0.08	-0.21	0.48	-0.2
may	0.37	-0.59	0.3	-0.07
may * filed	0.67	-0.1	-0.14	-0.51
may <n>	-0.17	-0.38	0.85	-0.34
may appeal	-0.2	-0.25	0.09	0.31
may ask	0.5	-0.47	-0.25	0.14
may be	0.4	0.17	-0.03	-0.56
may not	-0.08	-0.2	0.5	-0.23
may request	-0.05	-0.1	0.46	-0.33
md	-0.03	0.24	-1.19	0.88
medicaid	0.17	-0.45	-0.08	0.29
medicaid id	-0.15	-0.11	-0.11	0.32
medicaid servic	0.53	-0.16	-0.04	-0.43
medical	-0.05	-0.13	0.41	-0.28
medical necessary	-0.19	0.57	-0.19	-0.27
medical record	-0.13	-0.32	0.72	-0.3
medical review	0.48	-0.31	-0.41	0.18
medicar	0.23	-0.54	0.52	-0.27
medicar appeal	-0.09	-0.11	0.36	-0.18
medicar number	-0.13	-0.19	0.55	-0.26
meet	0.04	-0.2	-0.77	0.79
member	0.31	-0.91	0.3	0.24
member :	0.6	-0.53	-0.13	-0.05
member id	0.33	-0.59	0.15	0.05
member no	0.45	-0.18	-0.47	0.15
member number	0.32	-0.28	0.02	-0.14
merriman	-0.12	-0.11	0.62	-0.41
mesa	-0.12	0.13	-0.33	0.3
met	0.23	0.48	-0.73	0.02
mg	-0.16	-0.14	-0.64	0.86
minut	-0.08	-0.1	0.33	-0.16
mk	-0.09	-0.1	0.37	-0.2
mk <n>	-0.09	-0.1	0.37	-0.2
mod	-0.04	-0.14	0.31	-0.13
money:paid	-0.19	-0.26	0.86	-0.47
money:paidRow	-0.17	-0.2	0.8	-0.45
money:refused	-0.23	-0.45	1.25	-0.61
money:zeroPaid	-0.21	-0.52	1.19	-0.52
month	-0.28	-0.42	0.72	-0.12
month from	-0.11	-0.25	0.53	-0.24
more	-0.42	-0.51	0.3	0.44
more than	-0.1	-0.27	0.49	-0.17
most words of:claimForm	0.18	-1.2	0.41	0.59
most words of:eob	-0.2	-0.47	1.17	-0.54
most words of:policy	-0.35	1.08	-0.36	-0.69
most words of:record	-0.45	1.29	-0.51	-0.57
most words of:sending	-0.36	1.73	-1.1	-0.66
most words of:statement	-0.15	1.34	-1.1	-0.31
mri	-0.47	0.31	-0.64	0.68
must	0.58	-0.69	-0.2	0.28
must * filed	0.55	-0.18	-0.5	0.08
must * receiv	-0.08	-0.12	0.37	-0.17
must ask	0.43	-0.22	-0.69	0.38
must be	0.49	-0.45	-0.42	0.33
mutual	-0.27	0.05	0.67	-0.53
n	-0.08	-0.17	0.43	-0.19
n <n>	-0.07	-0.16	0.39	-0.17
name	-0.06	-0.42	0.14	0.3
name :	0.01	-0.31	-0.28	0.52
named	-0.11	-0.15	-0.35	0.58
necessary	-0.23	0.46	0.03	-0.33
need	0.58	-0.21	-0.09	-0.37
network	-0.22	-0.34	0.51	-0.03
no	0.33	-0.45	0.27	-0.17
no :	0.53	-0.57	0.33	-0.4
no longer	1.18	-0.28	-0.45	-0.77
non	0.34	-0.1	-0.29	0.02
not * bill	-0.11	-0.2	0.53	-0.23
not a	-0.16	-0.31	0.78	-0.33
not agree	-0.19	-0.19	-0.16	0.5
not approv	0.65	-0.21	-1.29	0.7
not cover	-0.29	0.55	-0.26	-0.09
not medical	-0.27	0.43	0.33	-0.52
not meet	-0.23	-0.2	-0.66	0.91
not pay	0.4	0.13	-0.18	-0.42
not show	-0.21	-0.29	-0.36	0.76
not support	-0.06	-0.09	0.32	-0.17
note	0.52	-0.08	0.34	-0.86
note * <month>	0.51	-0.2	0.04	-0.44
note for	-0.09	-0.19	0.48	-0.21
note of	0.5	-0.27	0.13	-0.44
noth	-0.11	0.33	0	-0.29
notic	0.04	-0.48	-0.38	0.75
notic * advers	-0.26	-0.24	-0.52	0.88
notic * denial	-0.22	-0.16	-0.14	0.47
notic :	-0.16	-0.2	-0.15	0.43
notic date	0.45	-0.4	0.02	-0.14
notic of	-0.1	-0.56	-0.51	0.98
npi	-0.12	-0.29	0.67	-0.34
npi <n>	-0.09	-0.22	0.49	-0.25
number <n>	-0.12	-0.15	0.49	-0.23
number of	-0.05	-0.13	0.47	-0.3
nurs	1.34	-0.28	-0.85	-0.72
ny	0.52	-0.25	0.08	-0.44
ny <5>	0.52	-0.25	0.08	-0.44
o	0.25	-0.14	0.51	-0.68
o box	0.3	-0.41	0.68	-0.61
of * claim	-0.06	-0.09	0.39	-0.25
of * date	0.03	-0.42	0.32	0.02
of * day	0.81	-0.19	-0.36	-0.46
of * decision	-0.09	-0.12	0.41	-0.22
of * therapist	-0.16	0.34	-0.34	0.13
of <m>	-0.15	0.18	0.21	-0.31
of <month>	0.48	-0.21	0.15	-0.49
of a	-0.27	0.41	0.18	-0.35
of advers	-0.26	-0.24	-0.52	0.88
of benefit	-0.12	-0.25	0.64	-0.29
of birth	-0.11	-0.18	-0.07	0.33
of care	0.95	-0.05	-0.57	-0.48
of denial	-0.22	-0.16	-0.14	0.47
of injury	-0.26	-0.38	-0.56	1.02
of medical	-0.2	-0.26	0.33	0.07
of medicar	0.46	-0.17	-0.53	0.19
of notic	-0.2	-0.26	-0.25	0.59
of pay	-0.07	-0.13	0.32	-0.12
of receipt	-0.13	-0.15	-0.16	0.39
of review	-0.13	-0.29	0.77	-0.49
of servic	-0.32	-0.31	1.23	-0.68
of the	0.03	-0.43	0.36	0.06
of therapy	-0.25	-0.37	0.38	0.14
of thi	-0.08	-0.71	0.29	0.48
of your	0.32	-0.29	0.03	-0.12
offic	-0.29	0.1	0.76	-0.67
offic :	-0.06	-0.25	0.49	-0.19
offic note	-0.08	-0.21	0.43	-0.15
offic of	-0.09	-0.14	0.39	-0.17
offic visit	-0.13	0.67	-0.29	-0.31
on <d>	-0.22	-0.53	0.71	-0.15
on <month>	-0.48	-0.17	1.26	-0.71
on <n>	0.35	-0.47	0.53	-0.45
on behalf	-0.16	-0.22	-0.15	0.47
on may	-0.09	-0.17	0.41	-0.16
on thi	-0.18	-0.17	0.01	0.33
on your	-0.12	-0.12	0.55	-0.33
once	-0.06	-0.11	0.38	-0.21
one	-0.31	-0.57	0.71	0.09
only	0.16	-0.35	-0.25	0.37
or a	0.49	-0.16	-0.07	-0.38
or provider	0.52	-0.12	-0.9	0.52
or your	-0.23	-0.15	-0.76	1.06
order	-0.2	-0.07	0.6	-0.36
organiz	0.69	-0.54	0.03	-0.32
orthopedic	-0.25	0.73	-0.1	-0.55
our decision	-0.31	-0.25	0.37	0.1
our record	-0.07	0.41	-0.24	-0.16
our review	-0.11	-0.17	0.65	-0.39
outcom	-0.18	-0.34	-0.28	0.66
outpatient	-0.19	0.31	-0.21	0.07
overpay	-0.1	-0.13	0.44	-0.23
overturn	-0.22	-0.46	0.59	-0.04
overturn the	-0.19	-0.44	0.51	0.01
p	0.22	0.2	0.21	-0.72
p o	0.3	-0.41	0.68	-0.61
pa	-0.12	-0.21	-0.5	0.74
page <n>	-0.07	-0.16	0.41	-0.19
paid	-0.26	-0.4	1.27	-0.65
paid <m>	-0.11	-0.34	0.6	-0.24
paid you	-0.06	-0.15	0.4	-0.2
pain	-0.44	0.78	-0.69	0.21
part	-0.38	-0.21	0.4	0.12
part b	-0.12	-0.14	0.49	-0.25
part of	-0.21	-0.26	0.31	0.13
partial	0.39	0.14	-0.59	0.02
participant	-0.07	-0.18	0.54	-0.31
partner	-0.17	0.36	-0.52	0.3
path	-0.13	-0.16	-0.3	0.55
patient	-0.09	0.19	0.44	-0.57
patient :	-0.15	0.67	-0.29	-0.27
patient name	0.32	-0.12	0.36	-0.63
pay	-0.2	0.09	1.08	-1.06
pay * the	-0.07	-0.14	0.77	-0.59
pay date	-0.1	-0.17	0.76	-0.6
pay for	0.34	-0.23	0.35	-0.55
pay it	-0.07	-0.2	0.42	-0.16
pay of	-0.12	-0.18	1.03	-0.82
payabl	-0.12	0.35	0.07	-0.39
payer	-0.08	0.35	-0.1	-0.21
pc	-0.11	-0.23	-0.07	0.37
peer	0.73	-0.56	-0.14	-0.09
peer * peer	0.57	-0.23	-0.77	0.39
peer review	0.19	-0.47	0.36	-0.15
peer to	0.57	-0.23	-0.77	0.39
percival	0.12	-0.36	0.48	-0.32
period	-0.11	-0.26	0.56	-0.22
person	-0.07	-0.16	0.39	-0.17
phone	0.33	0.21	-1.03	0.42
physical	-0.08	0.41	-0.37	0.01
physician	-0.32	-0.45	-0.63	1.17
pine	-0.07	-0.09	0.4	-0.24
plan :	0.22	0.41	0.14	-0.84
plan appeal	0.47	-0.27	-0.41	0.13
plan approv	0.55	-0.15	-0.1	-0.39
pleas	-0.23	0.46	0.17	-0.51
pleas send	-0.1	-0.27	0.54	-0.18
po	-0.41	0.18	0.06	0.11
po box	-0.41	0.18	0.06	0.11
podiatry	-0.17	0.36	-0.01	-0.22
policy	-0.49	0.35	-0.08	0.09
policy number	-0.2	0.64	-0.23	-0.35
post	-0.1	-0.22	-0.04	0.33
postmark	-0.18	0.39	-0.27	0.01
ppo	-0.06	-0.07	0.4	-0.28
pre	-0.08	-0.11	-0.29	0.45
precertific	-0.12	-0.2	-0.05	0.33
prepay	-0.09	-0.28	0.53	-0.17
prescriber	-0.19	-0.14	-0.74	0.98
prescription	-0.1	-0.09	-0.14	0.33
prior	-0.24	0.11	-0.56	0.61
proc	-0.09	-0.25	0.57	-0.25
procedur	-0.35	-0.31	0.62	-0.05
proces	-0.06	-0.11	0.32	-0.15
process	-0.17	0.08	0.44	-0.41
program	0.4	-0.24	-0.01	-0.23
progres	-0.21	0.4	-0.41	0.18
provid	-0.11	-0.14	0.44	-0.2
provider	-0.1	-0.59	0.87	-0.18
provider :	-0.12	-0.68	0.66	0.08
provider disput	-0.15	0.42	0.03	-0.37
provider may	-0.18	-0.23	-0.46	0.75
pt	-0.17	0.66	-0.34	-0.3
qic	-0.09	-0.15	0.41	-0.18
question	-0.05	0.53	-0.42	-0.1
r	-0.27	-0.16	0.31	0.06
r <n>	-0.11	-0.24	0.55	-0.26
rational	0.19	-0.44	-0.83	0.9
rational :	0.22	-0.4	-0.76	0.78
re	0.17	-0.42	0.11	0.07
re :	0.17	-0.42	0.11	0.07
reason	-0.34	-0.51	0.62	0.13
reason :	-0.17	-0.2	-0.25	0.55
reason for	-0.17	-0.22	0.41	-0.05
reasonabl	-0.15	0.27	0.18	-0.33
reasonabl * necessary	-0.14	0.29	0.13	-0.31
reasonabl and	-0.14	0.31	0.09	-0.29
receipt	-0.29	0.18	-0.62	0.61
receipt * thi	-0.22	-0.33	-0.28	0.69
receipt of	-0.22	-0.33	-0.28	0.69
receiv	-0.12	-0.4	0.8	-0.33
receiv * <month>	-0.1	-0.13	0.45	-0.23
receiv on	-0.1	-0.13	0.45	-0.24
receiv thi	-0.19	-0.26	0.57	-0.16
receiv within	-0.08	-0.13	0.42	-0.21
reconsider	-0.31	-0.46	0.56	0.14
record	-0.5	-0.4	0.63	0.17
record show	-0.17	0.31	-0.24	0.05
recovery	0.35	0.08	-0.4	-0.04
redetermin	-0.16	-0.13	-0.14	0.41
referenc	1.01	0.61	-1.31	-0.59
referenc number	0.96	-0.31	-1	0.1
refund	-0.07	-0.11	0.37	-0.19
rehab	-0.23	0.45	0.2	-0.47
rehabilit	0.45	0.01	-0.76	0.3
relationship	-0.07	-0.17	0.41	-0.19
relief	-0.2	0	-0.49	0.61
remain	-0.09	-0.08	0.32	-0.15
remark	-0.08	-0.2	0.52	-0.25
remittanc	-0.11	-0.3	0.57	-0.23
remittanc advic	-0.06	-0.19	0.37	-0.13
reply	-0.14	-0.35	0.15	0.29
report	-0.65	0.67	-0.23	0.05
report of	-0.25	-0.38	0.43	0.11
request	-0.15	-0.69	-0.3	1.02
request * :	-0.28	-0.21	-0.72	1.08
request * reconsider	-0.07	-0.07	0.33	-0.2
request :	-0.42	-0.38	-1.36	1.86
request ?	-0.23	-0.14	-0.2	0.51
request by	-0.32	-0.26	-0.88	1.27
request date	-0.19	-0.36	0.39	0.11
request for	0.28	-0.39	0.54	-0.48
request must	0.39	-0.23	-0.76	0.57
request on	-0.1	-0.07	-0.34	0.48
request provider	-0.16	-0.24	-0.74	0.95
request was	-0.27	-0.29	0.06	0.42
requir	0.32	-0.16	0.07	-0.26
resolution	-0.14	-0.18	-0.11	0.38
result	-0.19	0.68	-0.18	-0.48
return	-0.22	1.07	-0.55	-0.48
review	0.55	-0.83	0.32	-0.09
review :	-0.26	0.22	0.3	-0.38
review date	-0.23	0.16	0.51	-0.62
review of	-0.07	-0.09	0.41	-0.27
review the	0.58	-0.21	-0.27	-0.13
review we	-0.07	-0.1	0.38	-0.21
review your	0.45	-0.38	0.16	-0.34
reviewer	-0.23	-0.49	0.4	0.15
right	0.08	0.24	-0.5	0.23
right * appeal	0.39	-0.18	-0.26	0.02
river	-0.12	-0.22	-0.1	0.37
rows of amounts:0	-0.14	0.8	-0.64	-0.03
rows of amounts:1	-0.15	-0.08	0.53	-0.33
rows of amounts:2	-0.15	-0.15	0.55	-0.28
rows of amounts:3	-0.16	-0.43	0.96	-0.46
rx	-0.19	-0.14	-0.74	0.98
s * servic	-0.08	-0.17	0.53	-0.31
s <n>	-0.1	-0.13	-0.29	0.47
s of	-0.08	-0.17	0.53	-0.31
same	0.38	-0.42	0.63	-0.64
saskia	-0.11	0.34	-0.23	-0.01
schedul	-0.08	-0.22	0.52	-0.22
second	-0.27	0.03	0.4	-0.2
second level	-0.09	-0.1	0.46	-0.29
section	-0.2	-0.25	0.47	-0.08
section <n>	-0.19	-0.24	0.45	-0.07
see	-0.23	-0.34	0.58	-0.04
self	0.44	-0.31	0.21	-0.47
self fund	-0.05	-0.12	0.31	-0.15
send	-0.36	-0.34	1.09	-0.5
send the	-0.16	-0.38	0.86	-0.36
sent	-0.45	0.71	-0.24	-0.15
sent to	-0.24	0.74	-0.52	-0.11
servic	-0.12	-0.44	0.66	-0.1
servic :	0.31	-0.3	0.75	-0.8
servic <n>	-0.06	-0.15	0.48	-0.33
servic date	-0.21	-0.49	1.16	-0.52
servic request	-0.19	-0.21	-0.61	0.85
servic that	-0.18	0.31	-0.33	0.17
servic you	0.53	-0.09	-0.19	-0.33
shield	-0.07	-0.2	0.42	-0.16
shield of	-0.06	-0.17	0.32	-0.1
show	0.15	-0.14	-0.8	0.77
show that	0.51	-0.42	-0.86	0.61
show the	-0.08	-0.13	0.41	-0.21
sign	-0.38	1.42	-0.89	-0.45
sign by	-0.15	0.45	-0.54	0.2
since	0.83	0.43	-1.1	-0.24
sincer	-0.08	-0.2	0.42	-0.15
six	-0.32	-0.22	0.31	0.13
six week	-0.21	-0.08	0.37	-0.16
skill	0.82	0.4	-0.93	-0.37
skill * a	-0.16	0.34	-0.34	0.13
skill of	-0.16	0.34	-0.34	0.13
so	-0.23	-0.33	0.98	-0.49
so that	-0.08	-0.17	0.48	-0.24
specialist	-0.06	-0.14	0.31	-0.12
speech	-0.22	-0.17	-0.15	0.47
spine	-0.3	-0.11	-0.48	0.78
standard	0.92	-0.41	-0.83	0.13
standard appeal	0.97	-0.33	-1.07	0.21
stat	-0.36	1.49	-0.96	-0.51
stat date	-0.14	0.98	-0.7	-0.26
state	-0.3	-0.38	-0.18	0.73
stay	1.55	-0.46	-0.57	-1.11
stonebridg	-0.13	0.58	-0.12	-0.41
stonebridg chiropractic	-0.12	0.6	-0.15	-0.4
street	-0.08	-0.15	0.42	-0.2
strength	-0.14	0.47	-0.45	0.09
subject	-0.21	-0.06	0.72	-0.63
subject :	-0.11	0.18	0.19	-0.31
submitt	-0.11	0.35	-0.36	0.1
subscriber	-0.11	-0.28	0.66	-0.28
subscriber :	-0.06	-0.11	0.34	-0.18
subscriber id	-0.05	-0.17	0.31	-0.09
summary	-0.09	-0.14	0.41	-0.19
summit	-0.21	0.46	-0.49	0.15
support	-0.16	-0.28	0.03	0.36
surgery	-0.29	-0.04	-0.49	0.72
svc	-0.06	-0.24	0.4	-0.15
t	-0.14	0.38	0.15	-0.43
tallgras	-0.07	-0.11	0.33	-0.15
test	-0.14	-0.17	0.83	-0.55
test is	-0.09	-0.09	0.61	-0.45
than	-0.23	-0.42	0.52	0.03
than <n>	-0.17	-0.25	-0.01	0.36
than the	-0.05	-0.14	0.46	-0.29
thank * for	-0.09	-0.13	0.39	-0.19
that is	-0.15	-0.17	0.54	-0.23
that it	-0.19	0.5	-0.48	0.13
that the	-0.31	-0.16	0.21	0.19
that was	-0.17	-0.4	0.85	-0.43
that we	-0.12	-0.17	0.57	-0.31
that you	0.28	-0.33	-0.37	0.35
the appeal	-0.18	-0.21	0.85	-0.49
the care	-0.1	-0.1	-0.32	0.49
the charg	-0.08	-0.12	0.55	-0.36
the claim	-0.31	-0.66	1.57	-0.78
the date	0.34	-0.56	0.4	-0.21
the day	0.78	-0.25	-0.2	-0.51
the decision	-0.09	-0.1	0.4	-0.24
the denial	-0.07	-0.07	0.31	-0.17
the first	-0.15	-0.2	0.67	-0.33
the independent	-0.17	-0.27	-0.01	0.38
the last	-0.37	-0.03	-0.8	1.07
the mail	-0.14	-0.13	-0.24	0.47
the member	0.28	-0.33	0.44	-0.45
the number	-0.09	-0.21	-0.16	0.41
the pay	-0.12	-0.27	0.53	-0.21
the plan	0.05	-0.45	0.51	-0.19
the provider	-0.06	-0.1	0.44	-0.31
the record	-0.23	-0.42	1.09	-0.54
the request	0.15	-0.49	-1.48	1.49
the right	-0.33	-0.3	-0.06	0.55
the same	0.39	-0.35	0.53	-0.62
the second	-0.11	-0.17	-0.14	0.39
the servic	-0.31	-0.34	0.34	0.25
the skill	-0.16	0.34	-0.34	0.13
the treat	-0.17	-0.34	0.46	-0.02
the visit	-0.11	0.34	-0.09	-0.21
therapeutic	-0.09	-0.18	-0.17	0.39
therapeutic exercis	-0.09	-0.17	-0.19	0.4
therapist	0.3	0.13	-0.54	0.08
therapy	-0.07	-0.39	0	0.4
therapy <n>	-0.28	-0.44	-0.41	0.92
there	-0.28	-0.36	-0.51	0.95
there * no	-0.24	-0.32	-0.55	0.93
there is	-0.24	-0.32	-0.55	0.93
therefor	-0.17	-0.23	-0.08	0.39
these	-0.11	-0.21	0.52	-0.22
thi	-0.14	-0.57	0.5	0.23
thi * not	-0.15	-0.27	0.71	-0.31
thi claim	-0.15	-0.34	0.44	-0.04
thi decision	-0.58	-0.68	-0.34	1.27
thi is	0.23	-0.38	0.53	-0.42
thi letter	0.15	-0.68	0.95	-0.5
thi notic	-0.14	-0.64	-0.55	1.11
thi request	-0.13	-0.09	-0.31	0.51
thi servic	-0.13	-0.13	-0.13	0.37
three	0.57	-0.14	-0.57	0.02
through	0.61	-0.21	0.12	-0.61
timed	-0.14	0.56	-0.23	-0.29
to :	0.03	0.48	-0.9	0.38
to <n>	0.3	-0.16	0.19	-0.36
to appeal	0.53	-0.43	-0.37	0.16
to ask	-0.14	-0.14	-0.42	0.66
to be	0.45	-0.21	0.18	-0.46
to pay	0.38	0.02	0	-0.46
to peer	0.57	-0.23	-0.77	0.39
to review	-0.12	-0.1	0.32	-0.11
to the	-0.22	-0.11	0.5	-0.24
to us	-0.17	-0.33	0.31	0.13
to your	0.55	-0.1	-0.32	-0.21
top	-0.11	0.12	0.22	-0.31
total	-0.19	-0.21	0.93	-0.59
total <m>	-0.13	-0.3	0.83	-0.42
treat	-0.41	-0.62	-0.21	1.05
treat is	-0.08	-0.24	-0.01	0.31
trust	-0.09	-0.17	0.43	-0.18
two	-0.34	-0.39	-0.27	0.83
type	0.47	-0.29	-0.15	-0.12
u	-0.08	-0.11	0.36	-0.18
u <n>	-0.07	-0.1	0.32	-0.16
um	-0.27	-0.2	-0.56	0.9
under	-0.21	-0.27	0.65	-0.18
under section	-0.06	-0.09	0.51	-0.36
unit	-0.33	-0.19	0.47	-0.01
until	0.44	-0.45	0.5	-0.56
up	-0.15	0.51	-0.32	-0.08
upheld the	-0.07	-0.11	0.39	-0.22
ursula	-0.11	-0.1	-0.23	0.42
us	-0.41	-0.14	0.62	-0.19
us to	-0.13	-0.17	0.73	-0.46
use	-0.17	0.5	-0.23	-0.2
used	-0.24	0	-0.4	0.61
utiliz	1.17	-0.56	-1.45	0.45
utiliz review	0.37	-0.4	-0.88	0.73
va	-0.06	-0.12	0.34	-0.16
valley	0.3	-0.41	-0.19	0.25
visit	-0.24	0.58	-0.78	0.36
visit <5>	-0.17	-0.26	-0.57	0.86
visit <m>	-0.06	0.39	-0.23	-0.12
visit <n>	-0.17	0.48	-0.53	0.19
visit of	-0.15	-0.18	-0.46	0.7
w <n>	-0.07	-0.1	0.39	-0.22
walk	0.83	-0.29	-0.14	-0.59
was	-0.57	-0.33	1.23	-0.4
was deny	-0.32	0.02	0.03	0.21
was not	-0.24	0.07	0.63	-0.5
was paid	-0.08	-0.11	0.33	-0.15
we are	-0.29	-0.39	0.6	0.04
we cannot	-0.13	-0.31	0.69	-0.29
we deny	-0.28	-0.22	-0.21	0.63
we did	-0.22	-0.24	-0.2	0.56
we have	-0.39	-0.34	0.67	-0.03
we must	-0.18	-0.14	-0.1	0.37
we need	-0.09	-0.16	0.4	-0.16
we receiv	-0.17	-0.21	0.5	-0.14
we review	0.62	-0.23	0.06	-0.53
we will	-0.15	-0.19	0.56	-0.3
week	0.27	0.7	-0.95	0.01
were	-0.21	-0.26	0.97	-0.57
were paid	-0.07	-0.09	0.33	-0.18
westbrook	0.19	0.06	0.13	-0.39
what	-0.25	-0.29	0.03	0.44
what we	-0.1	-0.19	-0.2	0.44
when	-0.35	0.81	-0.44	-0.16
when the	-0.24	0.57	-0.43	0.02
which	-0.17	-0.2	0.74	-0.41
who	0.46	-0.18	0.07	-0.47
why	-0.01	-0.48	-0.26	0.62
why :	-0.25	-0.17	-0.06	0.43
why did	0.35	-0.25	-0.37	0.21
will	0.12	0.08	0.29	-0.55
will be	-0.15	0.15	0.33	-0.39
will not	0.47	-0.14	-0.44	0.06
with a	0.66	-0.41	-0.03	-0.35
with the	-0.21	-0.33	0.54	-0.04
with your	-0.14	0.89	-0.79	-0.03
within	-0.21	-0.65	0.72	0.24
within <n>	-0.18	-0.6	0.48	0.38
without	-0.51	0.38	0.11	-0.11
words of eob:3	-0.18	-0.26	0.87	-0.44
words of eob:6	-0.12	-0.29	0.64	-0.25
words of policy:3	-0.35	0.99	-0.23	-0.69
words of record:3	-0.37	1.44	-0.57	-0.86
words of record:6	-0.31	1.64	-0.98	-0.77
words of statement:3	-0.14	1.37	-1.17	-0.27
words of statement:6	-0.14	1.37	-1.17	-0.27
worker	-0.29	-0.42	-0.6	1.08
worker compens	-0.14	-0.21	-0.24	0.5
would	-0.13	-0.15	0.73	-0.47
wound	-0.08	-0.16	0.39	-0.15
writ	-0.22	-0.33	-0.02	0.48
write	-0.17	-0.31	0.14	0.28
write * us	-0.1	-0.2	-0.1	0.37
write to	-0.14	-0.26	-0.04	0.38
written	-0.23	-0.31	0.29	0.2
written request	-0.17	-0.16	-0.16	0.44
x	-0.25	0.36	-0.7	0.55
year	-0.18	-0.26	0.39	0.04
yet	-0.11	-0.17	-0.06	0.32
yolanda	-0.1	-0.1	-0.16	0.35
you * your	-0.24	-0.19	-0.33	0.71
you are	0.51	-0.28	0.15	-0.47
you asked	-0.21	-0.16	-0.07	0.39
you can	0.18	-0.42	0	0.17
you disagre	-0.19	-0.21	0.44	-0.06
you do	-0.23	-0.23	0.06	0.34
you for	-0.09	-0.13	0.39	-0.19
you have	-0.38	-0.44	0.57	0.16
you may	0.15	-0.59	0.4	-0.01
you must	0.35	-0.26	-0.49	0.33
you or	-0.2	-0.12	-0.59	0.86
you owe	-0.07	0.34	-0.14	-0.14
you receiv	0.39	-0.23	0.26	-0.5
your appeal	-0.34	-0.44	0.69	0.02
your bill	-0.07	-0.24	0.46	-0.16
your claim	-0.13	-0.29	0.68	-0.28
your doctor	0.58	-0.15	-0.89	0.4
your medicar	0.42	-0.16	-0.09	-0.23
your request	0.13	-0.43	-0.26	0.5
`;
