/** Made by npm run eval:fit; not to be edited. */
export const REASON_TABLE = `
sign	other	reason
base	1.45	-1.45
:	1.12	-1.12
: <m>	-0.89	0.89
: <n>	-0.56	0.56
: a	0.53	-0.53
: deny	-0.34	0.34
: the	-2.47	2.47
: you	-0.92	0.92
<5>	0.86	-0.86
<5> * <n>	-0.64	0.64
<5> * not	0.69	-0.69
<5> <m>	0.56	-0.56
<5> <n>	0.37	-0.37
<5> amount	0.33	-0.33
<5> and	0.91	-0.91
<5> charg	0.2	-0.2
<5> claim	0.16	-0.16
<5> date	0.2	-0.2
<5> diagnosy	0.23	-0.23
<5> gp	-0.25	0.25
<5> is	1.48	-1.48
<5> on	-1.12	1.12
<5> was	-0.22	0.22
<5> x	0.47	-0.47
<d>	0.84	-0.84
<d> * <d>	0.16	-0.16
<d> * <n>	0.18	-0.18
<d> * the	0.74	-0.74
<d> <5>	-0.38	0.38
<d> <m>	0.39	-0.39
<d> <n>	0.23	-0.23
<d> amount	-0.35	0.35
<d> and	0.53	-0.53
<d> bill	0.32	-0.32
<d> case	0.16	-0.16
<d> charg	-0.24	0.24
<d> member	-0.64	0.64
<d> offic	0.28	-0.28
<d> patient	-0.3	0.3
<d> procedur	-0.48	0.48
<d> provider	-0.5	0.5
<d> servic	0.31	-0.31
<d> through	0.21	-0.21
<d> to	0.32	-0.32
<m>	0.7	-0.7
<m> * <n>	0.29	-0.29
<m> * b	0.2	-0.2
<m> :	-1.49	1.49
<m> <5>	0.24	-0.24
<m> <d>	0.38	-0.38
<m> <n>	0.66	-0.66
<m> a	0.44	-0.44
<m> amount	0.28	-0.28
<m> b	0.43	-0.43
<m> becaus	-0.53	0.53
<m> c	0.22	-0.22
<m> claim	-0.16	0.16
<m> co	-0.36	0.36
<m> code	0.2	-0.2
<m> cpt	-0.44	0.44
<m> deductibl	0.29	-0.29
<m> deny	-0.88	0.88
<m> for	0.54	-0.54
<m> net	-0.17	0.17
<m> not	1.46	-1.46
<m> paid	0.95	-0.95
<m> pr	0.4	-0.4
<m> pt	0.17	-0.17
<m> reason	-0.72	0.72
<m> total	0.78	-0.78
<m> we	-0.75	0.75
<m> within	0.28	-0.28
<m> x	0.26	-0.26
<month>	-0.29	0.29
<n>	0.42	-0.42
<n> * <month>	-0.4	0.4
<n> * <n>	1.39	-1.39
<n> * claim	0.68	-0.68
<n> * inform	-0.36	0.36
<n> * not	-0.71	0.71
<n> * of	0.67	-0.67
<n> * plan	-0.95	0.95
<n> * servic	0.24	-0.24
<n> * time	-0.57	0.57
<n> :	0.53	-0.53
<n> <5>	1.78	-1.78
<n> <d>	0.24	-0.24
<n> <month>	0.8	-0.8
<n> a	1.27	-1.27
<n> about	0.26	-0.26
<n> am	0.17	-0.17
<n> at	0.37	-0.37
<n> becaus	-0.87	0.87
<n> bill	-1.28	1.28
<n> born	0.2	-0.2
<n> busines	0.18	-0.18
<n> by	0.3	-0.3
<n> c	0.4	-0.4
<n> calendar	0.74	-0.74
<n> charg	0.75	-0.75
<n> chiropractic	-0.35	0.35
<n> claim	-0.52	0.52
<n> clm	0.3	-0.3
<n> co	-1.05	1.05
<n> cr	0.3	-0.3
<n> d	0.74	-0.74
<n> date	0.37	-0.37
<n> degr	0.6	-0.6
<n> deny	0.63	-0.63
<n> dob	-0.37	0.37
<n> e	0.69	-0.69
<n> employer	0.17	-0.17
<n> expens	-1.27	1.27
<n> for	1.26	-1.26
<n> from	0.25	-0.25
<n> group	-0.17	0.17
<n> hcpc	0.33	-0.33
<n> health	0.18	-0.18
<n> insuranc	0.18	-0.18
<n> is	-0.47	0.47
<n> l	0.39	-0.39
<n> m	-0.19	0.19
<n> medicar	0.17	-0.17
<n> member	0.26	-0.26
<n> mg	0.27	-0.27
<n> millrac	0.16	-0.16
<n> miss	1.8	-1.8
<n> month	-1.65	1.65
<n> n	-0.32	0.32
<n> npi	0.22	-0.22
<n> of	-0.39	0.39
<n> on	0.24	-0.24
<n> or	0.6	-0.6
<n> patient	-0.75	0.75
<n> precertific	-1.08	1.08
<n> process	-1	1
<n> provider	-0.17	0.17
<n> remark	-0.2	0.2
<n> render	-0.36	0.36
<n> section	-0.36	0.36
<n> servic	0.28	-0.28
<n> statu	-0.34	0.34
<n> subscriber	0.16	-0.16
<n> svc	0.24	-0.24
<n> t	0.31	-0.31
<n> the	-1.98	1.98
<n> thi	-2.39	2.39
<n> total	0.61	-0.61
<n> treat	0.27	-0.27
<n> v	0.28	-0.28
<n> visit	-1.17	1.17
<n> w	0.77	-0.77
<n> was	-0.22	0.22
<n> we	-0.23	0.23
<n> which	-0.63	0.63
<n> with	0.81	-0.81
<n> x	0.21	-0.21
<n> you	0.47	-0.47
?	0.8	-0.8
a * inform	-0.4	0.4
a <n>	-0.19	0.19
a b	0.2	-0.2
a benefit	-1.31	1.31
a bill	1.35	-1.35
a civil	0.19	-0.19
a claim	1.03	-1.03
a copy	0.35	-0.35
a cover	-0.96	0.96
a date	0.33	-0.33
a denial	0.94	-0.94
a disput	0.27	-0.27
a doctor	-0.56	0.56
a duplicat	-1.15	1.15
a hear	-0.66	0.66
a home	0.18	-0.18
a medical	-1.07	1.07
a medicar	0.18	-0.18
a new	1.41	-1.41
a non	-0.8	0.8
a of	0.67	-0.67
a pay	0.43	-0.43
a physician	-0.92	0.92
a provider	-0.78	0.78
a qualify	-0.49	0.49
a reconsider	0.41	-0.41
a redetermin	0.4	-0.4
a request	0.19	-0.19
a review	0.16	-0.16
a routin	-0.7	0.7
a second	0.18	-0.18
a sign	-1.63	1.63
a stat	0.24	-0.24
a the	-0.83	0.83
a therapist	-0.19	0.19
abernathy	0.29	-0.29
able	0.42	-0.42
able * pay	0.35	-0.35
able to	0.42	-0.42
about	-0.33	0.33
about * claim	0.19	-0.19
about claim	0.23	-0.23
about the	0.2	-0.2
about thi	0.43	-0.43
about your	0.44	-0.44
above a	-0.5	0.5
above has	0.16	-0.16
absent	-2.22	2.22
accept	-1.24	1.24
accept * <n>	-0.32	0.32
accept for	-0.27	0.27
accident	-1.04	1.04
account	0.71	-0.71
account no	0.48	-0.48
acct	0.64	-0.64
acct :	0.23	-0.23
action	0.96	-0.96
action taken	0.23	-0.23
action under	0.19	-0.19
activ	1.04	-1.04
acupunctur	-1.02	1.02
acupunctur is	-1.33	1.33
additional	0.46	-0.46
additional document	0.19	-0.19
addres	0.55	-0.55
adelina	0.32	-0.32
adj	0.63	-0.63
adj reason	0.26	-0.26
adjudicat	0.24	-0.24
adjust	-0.48	0.48
adjust <m>	0.33	-0.33
adjust becaus	-0.43	0.43
adjust reason	-0.86	0.86
administrativ	0.61	-0.61
administrator	0.51	-0.51
administrator for	0.23	-0.23
admit	-0.59	0.59
advanc	0.26	-0.26
advantag	0.29	-0.29
advers benefit	-0.31	0.31
advers determin	0.19	-0.19
advic	0.39	-0.39
aetna	0.17	-0.17
after	-2.1	2.1
after * date	-0.83	0.83
after * get	0.38	-0.38
after * receiv	0.29	-0.29
after <month>	-0.17	0.17
after a	0.37	-0.37
after coverag	-1.38	1.38
after our	0.43	-0.43
after that	-0.83	0.83
after the	-1.05	1.05
after you	0.53	-0.53
again	0.55	-0.55
agre	-0.33	0.33
agree	0.58	-0.58
agree * thi	0.17	-0.17
agree with	0.3	-0.3
aide	0.2	-0.2
al	0.46	-0.46
alder	-0.28	0.28
all	0.92	-0.92
allow	-0.67	0.67
allow adj	0.29	-0.29
allow deny	-0.39	0.39
allowabl	0.89	-0.89
allowanc	1.4	-1.4
alone	1.22	-1.22
already	-1.61	1.61
also	0.23	-0.23
am	0.19	-0.19
amount	0.71	-0.71
amount :	-0.37	0.37
amount amount	0.25	-0.25
amount bill	0.86	-0.86
amount due	0.19	-0.19
amount in	0.17	-0.17
amount paid	0.59	-0.59
amounts	1.76	-1.76
amt	0.19	-0.19
an audit	0.59	-0.59
an emergency	-0.3	0.3
an independent	-0.2	0.2
an offic	-0.86	0.86
and * did	-1.06	1.06
and * have	-0.57	0.57
and * not	-0.53	0.53
and * record	0.78	-0.78
and <month>	-0.99	0.99
and <n>	0.66	-0.66
and a	-1.47	1.47
and appeal	0.23	-0.23
and ask	0.23	-0.23
and blue	0.23	-0.23
and deny	-0.29	0.29
and did	-0.85	0.85
and is	-0.72	0.72
and it	-1.31	1.31
and life	0.31	-0.31
and necessary	-0.23	0.23
and no	-0.92	0.92
and none	-0.86	0.86
and or	-0.29	0.29
and our	-0.33	0.33
and remark	0.6	-0.6
and return	0.42	-0.42
and we	-1.11	1.11
and you	-0.63	0.63
ankle	0.17	-0.17
another	-0.79	0.79
another servic	0.18	-0.18
answer	-0.5	0.5
any	-0.71	0.71
anytown	0.54	-0.54
appeal	1.66	-1.66
appeal * <n>	0.27	-0.27
appeal * a	0.23	-0.23
appeal * the	0.72	-0.72
appeal * writ	0.29	-0.29
appeal :	0.52	-0.52
appeal becaus	-1.16	1.16
appeal by	0.47	-0.47
appeal in	0.3	-0.3
appeal is	-0.38	0.38
appeal may	0.28	-0.28
appeal must	0.5	-0.5
appeal of	0.69	-0.69
appeal our	0.29	-0.29
appeal p	0.19	-0.19
appeal right	0.69	-0.69
appeal to	0.25	-0.25
appeal within	0.58	-0.58
appeal write	0.18	-0.18
appeal you	0.17	-0.17
apply	0.67	-0.67
apply to	0.24	-0.24
appoint	-0.54	0.54
approv	2.1	-2.1
approv * the	1.08	-1.08
approv ?	0.17	-0.17
approv by	0.8	-0.8
approv for	-0.8	0.8
approv the	0.96	-0.96
approv thi	0.59	-0.59
approval	-0.59	0.59
are accept	-0.28	0.28
are deny	0.19	-0.19
are dismiss	-0.6	0.6
are exclud	-1.23	1.23
are need	0.94	-0.94
are non	-0.46	0.46
are not	-1.83	1.83
are responsibl	0.56	-0.56
are unabl	-0.32	0.32
are uphold	0.17	-0.17
articl	-0.77	0.77
as of	-0.21	0.21
as the	-0.62	0.62
ask	1.15	-1.15
ask * a	0.45	-0.45
ask * an	0.46	-0.46
ask for	1.4	-1.4
ask the	0.56	-0.56
ask us	0.49	-0.49
asked	-0.23	0.23
asked * it	-0.44	0.44
asked * the	0.36	-0.36
asked * within	0.24	-0.24
asked for	-0.46	0.46
asked us	0.52	-0.52
assess	0.4	-0.4
assistanc	0.37	-0.37
associat	0.18	-0.18
assocy	0.24	-0.24
at * claim	0.28	-0.28
at <n>	0.44	-0.44
at a	-0.65	0.65
at least	-0.32	0.32
at the	-0.92	0.92
attend	-0.93	0.93
audit	0.66	-0.66
authoriz	-1.57	1.57
authoriz for	0.31	-0.31
authoriz notific	-1.26	1.26
authoriz number	-0.39	0.39
ave	0.2	-0.2
b	-0.78	0.78
b <n>	-0.97	0.97
b medical	0.29	-0.29
back	0.75	-0.75
balanc	0.8	-0.8
based	-0.75	0.75
based * the	-0.51	0.51
based on	-0.38	0.38
be asked	0.35	-0.35
be bill	0.76	-0.76
be charg	0.31	-0.31
be consider	-0.89	0.89
be deny	0.87	-0.87
be filed	0.76	-0.76
be given	-1.2	1.2
be made	0.37	-0.37
be paid	0.29	-0.29
be postmark	-0.75	0.75
be request	0.21	-0.21
be sent	0.51	-0.51
becaus	-3.7	3.7
becaus * claim	0.46	-0.46
becaus * is	-1.34	1.34
becaus * payer	-0.42	0.42
becaus * record	-1.28	1.28
becaus * was	-0.79	0.79
becaus :	1.01	-1.01
becaus it	-1.96	1.96
becaus no	-0.92	0.92
becaus the	-2.91	2.91
becaus thi	-0.57	0.57
been	-0.85	0.85
been deny	1.46	-1.46
been given	-0.29	0.29
been made	0.6	-0.6
been reach	0.47	-0.47
been used	-0.88	0.88
befor	-1.37	1.37
befor * can	-0.82	0.82
befor the	-0.45	0.45
befor we	-0.56	0.56
begin	0.2	-0.2
begins its paragraph	1.24	-1.24
behalf	0.56	-0.56
behalf of	0.5	-0.5
behavioral	0.24	-0.24
being	-0.17	0.17
below	1.62	-1.62
below request	0.17	-0.17
bend	-0.4	0.4
beneficiary	0.95	-0.95
benefit	-0.56	0.56
benefit * deny	0.43	-0.43
benefit * the	-0.98	0.98
benefit * thi	-0.41	0.41
benefit administrator	0.18	-0.18
benefit are	-0.42	0.42
benefit determin	-0.31	0.31
benefit for	-0.64	0.64
benefit maximum	0.47	-0.47
benefit of	-1.66	1.66
benefit servic	0.24	-0.24
benefit stat	0.21	-0.21
benefit thi	0.62	-0.62
better	-0.42	0.42
between	0.33	-0.33
bill * the	0.4	-0.4
bill :	0.29	-0.29
bill <n>	0.31	-0.31
bill allow	0.46	-0.46
bill below	0.2	-0.2
bill charg	-0.45	0.45
bill error	-0.24	0.24
bill for	-0.49	0.49
bill not	0.58	-0.58
bill plan	0.16	-0.16
bill provider	-0.4	0.4
bill with	0.43	-0.43
bind	0.62	-0.62
birch	-0.34	0.34
birch health	-0.37	0.37
birth	0.67	-0.67
birth <d>	0.57	-0.57
blue	0.63	-0.63
blue cros	0.43	-0.43
blue shield	0.45	-0.45
board	0.66	-0.66
board certify	0.36	-0.36
boise	0.16	-0.16
boise id	0.16	-0.16
born	0.67	-0.67
box	0.96	-0.96
box <5>	0.25	-0.25
box <n>	0.89	-0.89
brace	-0.57	0.57
bram	0.29	-0.29
bring	0.19	-0.19
bring * civil	0.19	-0.19
bring a	0.19	-0.19
brochur	-1.09	1.09
busines	0.4	-0.4
busines day	0.4	-0.4
by * or	0.17	-0.17
by * payer	-0.96	0.96
by * physician	-0.81	0.81
by * plan	-0.64	0.64
by :	0.25	-0.25
by <d>	0.35	-0.35
by <month>	0.81	-0.81
by <n>	0.37	-0.37
by a	-0.91	0.91
by another	-0.58	0.58
by the	-0.4	0.4
by you	0.17	-0.17
c <n>	-0.16	0.16
ca	0.36	-0.36
ca <5>	0.17	-0.17
calendar	-0.61	0.61
calendar day	0.74	-0.74
calendar year	-1.2	1.2
california	0.19	-0.19
call	0.57	-0.57
call <n>	0.19	-0.19
came	-0.43	0.43
can	0.98	-0.98
can appeal	0.17	-0.17
can ask	0.35	-0.35
cannot	-1.32	1.32
cannot be	-1.27	1.27
cannot pay	0.19	-0.19
cant	-0.18	0.18
capitals	1.06	-1.06
carc	-0.61	0.61
carc <n>	-0.65	0.65
carc rarc	-0.37	0.37
care	-1.09	1.09
care * not	-0.25	0.25
care :	0.25	-0.25
care <n>	0.53	-0.53
care is	-1.15	1.15
care network	0.18	-0.18
care physician	-0.66	0.66
care was	-0.39	0.39
careful	0.27	-0.27
carrier	-0.83	0.83
case no	0.18	-0.18
casimir	0.32	-0.32
cd	0.29	-0.29
center	0.88	-0.88
center * medicar	0.23	-0.23
center for	0.23	-0.23
certificat	0.6	-0.6
certificat of	0.37	-0.37
certify	0.17	-0.17
certify * orthopedic	0.29	-0.29
certify in	0.24	-0.24
champva	-0.33	0.33
champva group	0.2	-0.2
chang	-0.9	0.9
chang in	-0.72	0.72
chang our	0.42	-0.42
chapter	-0.36	0.36
chapter <n>	-0.36	0.36
charg	1.2	-1.2
charg :	-1.1	1.1
charg <m>	0.71	-0.71
charg <n>	0.2	-0.2
charg exceed	1.65	-1.65
charg is	-0.51	0.51
charg paid	0.23	-0.23
check	1.08	-1.08
check number	0.26	-0.26
chg	-0.29	0.29
chiropractic	-0.45	0.45
chiropractic <n>	0.33	-0.33
chiropractic care	-0.16	0.16
cigna	0.36	-0.36
civil	0.19	-0.19
civil action	0.19	-0.19
claim * a	-0.49	0.49
claim * the	-0.89	0.89
claim :	0.2	-0.2
claim <n>	0.38	-0.38
claim above	-0.17	0.17
claim again	0.49	-0.49
claim becaus	-1.09	1.09
claim below	0.92	-0.92
claim control	0.33	-0.33
claim depart	0.19	-0.19
claim detail	0.34	-0.34
claim disput	0.24	-0.24
claim for	0.7	-0.7
claim form	0.29	-0.29
claim from	0.36	-0.36
claim h	0.44	-0.44
claim has	-0.69	0.69
claim id	0.45	-0.45
claim is	0.32	-0.32
claim may	0.66	-0.66
claim no	0.89	-0.89
claim number	0.23	-0.23
claim receiv	0.17	-0.17
claim reconsider	0.19	-0.19
claim servic	-1.28	1.28
claim shown	0.47	-0.47
claim statu	-0.3	0.3
claim stay	-0.21	0.21
claim summary	0.44	-0.44
claim to	0.23	-0.23
claim total	0.32	-0.32
claim was	-0.61	0.61
claim will	0.41	-0.41
claim within	0.29	-0.29
claim you	0.22	-0.22
claimant	0.18	-0.18
clearinghous	0.23	-0.23
clinic	-0.27	0.27
clinical	-1.15	1.15
clm	0.33	-0.33
clos	-0.3	0.3
co	-1.39	1.39
co <n>	-1.33	1.33
co b	-0.81	0.81
co pay	1	-1
code	0.57	-0.57
code * inconsistent	-0.86	0.86
code <5>	-0.22	0.22
code <d>	0.32	-0.32
code bill	0.2	-0.2
code charg	0.27	-0.27
code co	1.23	-1.23
code description	-0.5	0.5
code is	-0.94	0.94
code paid	0.32	-0.32
coin	-0.27	0.27
combin	-0.91	0.91
committe	0.45	-0.45
community	0.4	-0.4
community care	0.35	-0.35
company	0.75	-0.75
compens	-0.32	0.32
complet	1.36	-1.36
complet * review	0.18	-0.18
complet our	0.18	-0.18
concurrent	1.03	-1.03
condition	-0.97	0.97
condition is	1.08	-1.08
conservativ	0.52	-0.52
consider	-0.51	0.51
contact	-1.15	1.15
contain	0.67	-0.67
contest	0.33	-0.33
continu	1.23	-1.23
continu <n>	0.38	-0.38
contract	-0.77	0.77
contractual	0.36	-0.36
control	0.6	-0.6
control number	0.56	-0.56
copay	0.79	-0.79
copperfield	0.32	-0.32
copy	0.37	-0.37
copy * thi	0.21	-0.21
copy of	0.34	-0.34
correct	-0.59	0.59
cost	0.8	-0.8
could	-1.43	1.43
could be	-1.06	1.06
could not	-0.29	0.29
cours	-0.82	0.82
cours of	-0.82	0.82
court	0.21	-0.21
cover	-1.14	1.14
cover * thi	-1.18	1.18
cover <m>	0.39	-0.39
cover <n>	-0.2	0.2
cover becaus	-0.3	0.3
cover benefit	-0.85	0.85
cover by	-0.97	0.97
cover charg	-1.18	1.18
cover code	0.17	-0.17
cover in	-0.83	0.83
cover paid	0.3	-0.3
cover servic	-1	1
cover the	0.83	-0.83
cover under	-1.04	1.04
coverag	-1.08	1.08
coverag * the	0.68	-0.68
coverag determin	-0.59	0.59
coverag of	0.33	-0.33
coverag terminat	-1.38	1.38
cpt	1.11	-1.11
cpt :	-0.53	0.53
cpt <5>	0.45	-0.45
cpt <n>	0.87	-0.87
cpt charg	0.18	-0.18
cr	0.31	-0.31
cr <n>	0.25	-0.25
creek	-0.28	0.28
criteria	-0.39	0.39
criteria for	-1.1	1.1
cros	0.43	-0.43
cros * blue	0.23	-0.23
cros and	0.23	-0.23
ct	0.3	-0.3
current	0.21	-0.21
customer	0.16	-0.16
d	0.38	-0.38
d <5>	0.17	-0.17
d <n>	0.25	-0.25
d number	0.2	-0.2
daily	-1.28	1.28
daily note	-0.85	0.85
date	0.75	-0.75
date * birth	0.58	-0.58
date * injury	0.19	-0.19
date * servic	-0.7	0.7
date * the	0.8	-0.8
date * thi	1.04	-1.04
date :	0.38	-0.38
date <d>	-0.86	0.86
date <month>	0.23	-0.23
date <n>	0.6	-0.6
date above	-0.54	0.54
date and	0.66	-0.66
date bill	-0.99	0.99
date code	0.35	-0.35
date description	0.3	-0.3
date is	-0.16	0.16
date of	0.41	-0.41
date on	0.17	-0.17
date receiv	0.33	-0.33
date s	0.76	-0.76
dated <month>	0.57	-0.57
daughter	0.29	-0.29
day	0.31	-0.31
day * <n>	0.69	-0.69
day * receiv	0.19	-0.19
day * the	0.27	-0.27
day * thi	0.3	-0.3
day after	0.65	-0.65
day from	0.75	-0.75
day of	0.5	-0.5
day or	-0.59	0.59
day to	0.25	-0.25
de	0.89	-0.89
dear	0.76	-0.76
dear provider	0.37	-0.37
decid * the	0.8	-0.8
decid on	-0.82	0.82
decid that	0.96	-0.96
decid to	0.3	-0.3
decision	2	-2
decision * deny	-0.3	0.3
decision * pay	0.32	-0.32
decision * the	0.21	-0.21
decision * thi	-0.21	0.21
decision * unfavorabl	0.45	-0.45
decision * your	0.25	-0.25
decision :	-0.42	0.42
decision is	0.97	-0.97
decision on	0.31	-0.31
decision to	-0.16	0.16
decision within	0.31	-0.31
deduct	0.51	-0.51
deductibl	1.35	-1.35
deductibl <m>	0.28	-0.28
deem	-1.32	1.32
deem * inform	-0.52	0.52
deem * medical	-0.96	0.96
deem a	-0.96	0.96
deem the	-0.52	0.52
degr	0.6	-0.6
delay	-1.39	1.39
deliver	-0.22	0.22
delivery	-0.18	0.18
denial	1.08	-1.08
denial * medical	0.18	-0.18
denial * pay	0.22	-0.22
denial * upheld	0.25	-0.25
denial is	0.25	-0.25
denial of	-0.27	0.27
dental	0.7	-0.7
deny * pay	-0.42	0.42
deny * request	0.88	-0.88
deny * servic	0.44	-0.44
deny * the	0.87	-0.87
deny :	-0.67	0.67
deny becaus	-1.09	1.09
deny by	0.94	-0.94
deny claim	0.18	-0.18
deny coverag	0.22	-0.22
deny for	0.54	-0.54
deny on	0.84	-0.84
deny paid	0.32	-0.32
deny patient	0.31	-0.31
deny pay	0.3	-0.3
deny the	0.35	-0.35
deny thi	-0.38	0.38
deny until	0.52	-0.52
deny your	0.25	-0.25
depart	0.67	-0.67
depart * manag	0.18	-0.18
depart of	0.66	-0.66
dependent	-0.61	0.61
describ	-2.4	2.4
description <n>	-0.46	0.46
description charg	0.2	-0.2
detach	0.42	-0.42
detach * return	0.42	-0.42
detach and	0.42	-0.42
detail	-0.56	0.56
determin * the	0.53	-0.53
determin :	0.32	-0.32
determin lcd	-0.66	0.66
determin letter	-0.46	0.46
determin that	-0.22	0.22
diagnosy	-1.01	1.01
did	-0.79	0.79
did * deny	0.24	-0.24
did not	-0.95	0.95
did we	0.3	-0.3
different	0.17	-0.17
director	0.59	-0.59
disagre * may	0.17	-0.17
disagre you	0.18	-0.18
disc	0.94	-0.94
discount	0.86	-0.86
dismiss	-0.85	0.85
dismiss * appeal	-1.02	1.02
dismiss your	-0.32	0.32
dismissal	0.17	-0.17
disput	0.96	-0.96
disput :	0.2	-0.2
disput must	0.55	-0.55
disput resolution	0.19	-0.19
disput thi	0.59	-0.59
division	0.18	-0.18
division of	0.18	-0.18
do	-0.75	0.75
do not	-0.97	0.97
dob	-0.42	0.42
dob :	-0.38	0.38
dob <d>	-0.23	0.23
doctor	1.18	-1.18
doctor can	0.19	-0.19
docu	-1.24	1.24
document	-0.65	0.65
document doe	0.54	-0.54
document is	-1.02	1.02
document request	0.18	-0.18
doe	-1.31	1.31
doe not	-1.31	1.31
done	-0.89	0.89
dont	0.21	-0.21
dos code	-0.43	0.43
dos cpt	0.19	-0.19
dos proc	-0.31	0.31
dpt	0.23	-0.23
dr	0.37	-0.37
drug	-0.35	0.35
drug is	-1.08	1.08
drug that	-0.25	0.25
dry	1.01	-1.01
dt	-0.48	0.48
due	0.68	-0.68
due <m>	0.28	-0.28
due date	0.5	-0.5
duplicat	-1.9	1.9
dur	0.19	-0.19
duty	0.53	-0.53
dx	-0.29	0.29
e	1.07	-1.07
e <n>	0.5	-0.5
each	0.56	-0.56
earlier	0.56	-0.56
effectiv	0.78	-0.78
effectiv date	0.65	-0.65
eft	0.24	-0.24
eight	0.3	-0.3
eighty	0.27	-0.27
eighty <n>	0.27	-0.27
el	0.86	-0.86
electrical	-0.73	0.73
electrical stimul	-0.73	0.73
electronical	0.17	-0.17
electronical sign	0.17	-0.17
eligibl	-1.33	1.33
emergency	-0.23	0.23
employ	0.37	-0.37
employ health	0.26	-0.26
employe	0.96	-0.96
employe health	0.21	-0.21
employer	0.42	-0.42
enclos	0.19	-0.19
end	0.54	-0.54
ended	-1.33	1.33
ended on	-1.21	1.21
ends:	1.92	-1.92
ends:.	-0.87	0.87
ends::	1.52	-1.52
ends:?	0.78	-0.78
enroll	-0.3	0.3
enroll code	0.26	-0.26
enrolle	0.18	-0.18
entity	0.32	-0.32
eob	-1.13	1.13
epidural	0.17	-0.17
erisa	0.35	-0.35
error	-0.3	0.3
error s	-0.24	0.24
este	0.85	-0.85
evergreen	0.45	-0.45
evergreen summit	0.22	-0.22
every	-0.39	0.39
evidenc	0.51	-0.51
evidenc * coverag	0.41	-0.41
evidenc of	0.41	-0.41
ex	0.56	-0.56
ex code	0.46	-0.46
exam	-0.47	0.47
examin	-0.78	0.78
exampl	0.23	-0.23
exceed	-0.91	0.91
exceed * fee	-0.75	0.75
exceed fee	1.24	-1.24
exceed the	-0.61	0.61
exchang	0.24	-0.24
exclud	-2.15	2.15
exclud by	-1.36	1.36
exclusion	-1.14	1.14
exercis	-0.69	0.69
exercis <n>	0.22	-0.22
expedit	0.19	-0.19
expens	-1.13	1.13
expens incurr	-1.38	1.38
experimental	-0.59	0.59
expir	-1.1	1.1
explain	-0.65	0.65
explan	-0.41	0.41
explan * benefit	0.18	-0.18
explan * pay	0.27	-0.27
explan * review	0.23	-0.23
f	-0.64	0.64
f <n>	-0.86	0.86
facility	0.93	-0.93
fact	-0.23	0.23
fail	-0.95	0.95
fall	0.24	-0.24
famy	0.72	-0.72
famy medicin	0.17	-0.17
famy practic	0.19	-0.19
favorabl	0.17	-0.17
fax	0.91	-0.91
fax <n>	0.4	-0.4
feca	0.2	-0.2
feca other	0.2	-0.2
federal	0.66	-0.66
federal servic	0.3	-0.3
fee	0.45	-0.45
fee schedul	0.22	-0.22
ferncliff	0.49	-0.49
fil	-1.43	1.43
fil has	-0.99	0.99
fil limit	-1.03	1.03
file	-1.76	1.76
file * appeal	0.47	-0.47
file * thi	-1.09	1.09
file a	0.29	-0.29
file an	0.31	-0.31
file for	-1.1	1.1
file show	-0.2	0.2
file your	0.19	-0.19
filed	0.54	-0.54
filed within	0.51	-0.51
film	-0.69	0.69
film * the	-0.69	0.69
final	0.61	-0.61
finaliz	-0.31	0.31
financial	0.99	-0.99
find	0.22	-0.22
find :	0.16	-0.16
find that	-1.09	1.09
finish * review	0.19	-0.19
first	-0.99	0.99
first decision	0.37	-0.37
first level	0.3	-0.3
five	0.28	-0.28
fl	0.38	-0.38
fl <5>	0.26	-0.26
flexion	0.56	-0.56
flexion <n>	0.37	-0.37
follow	1.68	-1.68
follow prescription	0.17	-0.17
foot	0.28	-0.28
for * appeal	0.23	-0.23
for * claim	0.24	-0.24
for * disput	0.23	-0.23
for * member	-0.43	0.43
for * on	-0.44	0.44
for * plan	0.19	-0.19
for * reason	0.22	-0.22
for * reconsider	0.42	-0.42
for * record	0.57	-0.57
for * redetermin	0.39	-0.39
for * same	0.59	-0.59
for * servic	0.31	-0.31
for * visit	0.58	-0.58
for :	0.22	-0.22
for <m>	0.37	-0.37
for <n>	-0.29	0.29
for a	0.81	-0.81
for an	0.37	-0.37
for another	0.9	-0.9
for care	-1.14	1.14
for claim	-0.6	0.6
for denial	0.19	-0.19
for each	0.92	-0.92
for fil	-1.08	1.08
for it	-0.52	0.52
for medical	0.35	-0.35
for medicar	0.23	-0.23
for one	-1.21	1.21
for part	0.32	-0.32
for pay	-0.89	0.89
for reconsider	0.43	-0.43
for servic	0.68	-0.68
for the	0.31	-0.31
for these	0.21	-0.21
for thi	-1.3	1.3
for weight	-0.89	0.89
for within	0.24	-0.24
for your	-0.46	0.46
formal	-0.38	0.38
found	-0.71	0.71
found * the	-0.51	0.51
found that	-0.86	0.86
frequency	-0.42	0.42
frequency * servic	-0.42	0.42
frequency of	-0.42	0.42
from	0.47	-0.47
from * date	1.37	-1.37
from * issue	0.27	-0.27
from <d>	0.32	-0.32
from <month>	-0.3	0.3
from thru	0.18	-0.18
from you	0.25	-0.25
from your	-0.42	0.42
full	0.64	-0.64
fully	0.23	-0.23
fund	0.18	-0.18
fund and	0.17	-0.17
fund offic	0.35	-0.35
further	0.67	-0.67
futur	0.36	-0.36
futur pay	0.36	-0.36
g	0.18	-0.18
g <n>	0.39	-0.39
gave	-1.55	1.55
get	-0.32	0.32
get thi	0.36	-0.36
get your	0.21	-0.21
gett	0.48	-0.48
give	-0.72	0.72
given	-1.73	1.73
given * <month>	0.63	-0.63
given * a	-0.86	0.86
given * an	-0.58	0.58
given at	-0.77	0.77
given in	-0.7	0.7
given on	0.63	-0.63
glossary	0.46	-0.46
glossary :	0.19	-0.19
go	0.19	-0.19
goal	-1.03	1.03
gold	0.3	-0.3
good	0.33	-0.33
got	-0.54	0.54
govern	0.33	-0.33
gp <n>	-0.23	0.23
grand	0.3	-0.3
granit	0.16	-0.16
greta	0.32	-0.32
grievanc	0.4	-0.4
group <n>	0.27	-0.27
group reason	0.46	-0.46
grove	0.17	-0.17
grp	0.23	-0.23
grp rc	0.21	-0.21
guidelin	-0.78	0.78
gulf	0.53	-0.53
h	0.6	-0.6
h <n>	0.59	-0.59
had	-1.32	1.32
hand	0.46	-0.46
hand therapy	0.24	-0.24
harbor	0.22	-0.22
harriet	-0.27	0.27
hartsfield	0.32	-0.32
has	-1.73	1.73
has * be	0.32	-0.32
has been	0.25	-0.25
has expir	-0.99	0.99
has not	-0.9	0.9
has submission	-0.64	0.64
has to	0.62	-0.62
have	0.24	-0.24
have * right	0.43	-0.43
have <n>	0.64	-0.64
have a	0.3	-0.3
have been	-1.21	1.21
have complet	0.16	-0.16
have decid	0.87	-0.87
have deny	0.27	-0.27
have no	-0.36	0.36
have the	0.43	-0.43
hcpc	-0.46	0.46
health	0.3	-0.3
health * life	0.31	-0.31
health and	0.37	-0.37
health benefit	0.26	-0.26
health care	0.52	-0.52
health insuranc	-1.07	1.07
health plan	0.21	-0.21
health servic	0.48	-0.48
healthcar	0.53	-0.53
hear	-0.2	0.2
hear from	0.16	-0.16
help	-0.63	0.63
henrietta	0.19	-0.19
her	0.85	-0.85
high	0.28	-0.28
hill	0.28	-0.28
history	1.22	-1.22
hmo	0.56	-0.56
hmo claim	0.18	-0.18
hollow	0.32	-0.32
holly	-0.39	0.39
how	-0.25	0.25
how to	0.77	-0.77
hp	0.24	-0.24
hp <n>	0.24	-0.24
hundr	0.27	-0.27
hundr eighty	0.27	-0.27
i	0.69	-0.69
i d	0.21	-0.21
icn	0.59	-0.59
icn <n>	0.23	-0.23
id	0.49	-0.49
id :	0.57	-0.57
id <5>	0.22	-0.22
id <n>	0.65	-0.65
id patient	0.32	-0.32
identific	0.26	-0.26
identific number	0.22	-0.22
identifier	0.22	-0.22
if	1.38	-1.38
if * disagre	0.53	-0.53
if * do	1.2	-1.2
if * have	0.16	-0.16
if * think	0.29	-0.29
if * want	0.2	-0.2
if i	0.2	-0.2
if the	-0.22	0.22
if we	0.93	-0.93
if you	1.57	-1.57
if your	-0.33	0.33
illnes	0.46	-0.46
imag	1	-1
improv	0.76	-0.76
in * last	-0.48	0.48
in * pay	-0.47	0.47
in * record	-0.55	0.55
in <n>	-1.55	1.55
in a	-0.21	0.21
in an	-0.73	0.73
in disput	0.78	-0.78
in error	0.65	-0.65
in full	1.02	-1.02
in function	-0.86	0.86
in orthopedic	0.29	-0.29
in our	0.18	-0.18
in time	0.35	-0.35
in writ	1.12	-1.12
in your	-0.51	0.51
inc	0.55	-0.55
includ	-0.39	0.39
includ a	-0.66	0.66
includ in	-0.5	0.5
incomplet	0.25	-0.25
incomplet invalid	-0.18	0.18
inconsistent	-1.22	1.22
inconsistent * the	-1.22	1.22
inconsistent with	-1.22	1.22
incurr	-1.37	1.37
incurr after	-1.38	1.38
independent	-0.29	0.29
independent medical	-0.74	0.74
independent review	0.43	-0.43
inform	-1.34	1.34
inform * has	-0.64	0.64
inform or	-0.64	0.64
inform provid	-0.33	0.33
inform submitt	-0.72	0.72
initial	0.86	-0.86
initial evalu	0.27	-0.27
injection	-1.54	1.54
injur	-0.59	0.59
injur person	-0.57	0.57
injur worker	-0.19	0.19
inpatient	-0.48	0.48
inquiry	0.27	-0.27
ins	0.17	-0.17
insur	-0.74	0.74
insur name	-0.19	0.19
insuranc	-0.21	0.21
insuranc company	0.64	-0.64
insuranc explan	0.32	-0.32
insuranc group	0.22	-0.22
insured	0.36	-0.36
insured name	0.22	-0.22
insurer	0.18	-0.18
internal	0.17	-0.17
invalid	-0.79	0.79
invent	0.18	-0.18
investigational	-1.01	1.01
investigational for	-1.38	1.38
is * file	-1.16	1.16
is * routin	-0.7	0.7
is * stat	0.23	-0.23
is * the	-0.17	0.17
is <n>	0.48	-0.48
is a	0.16	-0.16
is about	0.32	-0.32
is consider	0.78	-0.78
is deny	0.45	-0.45
is exclud	-1.12	1.12
is for	0.67	-0.67
is in	0.75	-0.75
is includ	-0.33	0.33
is inconsistent	-1.22	1.22
is medical	0.99	-0.99
is miss	-1.67	1.67
is more	-1.1	1.1
is need	-1.11	1.11
is no	-1.68	1.68
is not	-1.5	1.5
is on	-1.39	1.39
is receiv	0.28	-0.28
is requir	0.23	-0.23
is self	0.3	-0.3
is the	0.19	-0.19
is to	0.16	-0.16
is unfavorabl	0.51	-0.51
is upheld	-0.24	0.24
is wrong	0.19	-0.19
issu	0.18	-0.18
issue	0.66	-0.66
issue date	0.33	-0.33
it * <month>	-0.62	0.62
it * a	-0.7	0.7
it cannot	-0.39	0.39
it is	-0.73	0.73
it on	-0.65	0.65
it to	0.18	-0.18
it was	-2.14	2.14
it with	0.28	-0.28
item	-0.87	0.87
itemiz	-0.34	0.34
its	-1.02	1.02
j	0.24	-0.24
j <n>	0.77	-0.77
juniper	0.26	-0.26
juniper ridge	0.16	-0.16
jurisdiction	0.19	-0.19
k	0.43	-0.43
k <n>	0.34	-0.34
keep	0.82	-0.82
keep your	0.37	-0.37
knee brace	0.22	-0.22
ks	0.16	-0.16
ks <5>	0.16	-0.16
ky	0.18	-0.18
l	-0.7	0.7
l <n>	-0.87	0.87
lack	-1.3	1.3
lack inform	-1.39	1.39
lake health	0.2	-0.2
lane	0.19	-0.19
last	-0.23	0.23
last one	0.82	-0.82
later	0.86	-0.86
later than	0.58	-0.58
lcd	-0.62	0.62
least	-0.32	0.32
left	0.24	-0.24
length:0	1.95	-1.95
length:1	1.83	-1.83
length:3	-0.64	0.64
length:4	-1.86	1.86
length:5	-1.39	1.39
length:6	-0.77	0.77
leopold	0.19	-0.19
les	0.92	-0.92
let	0.38	-0.38
letter	1.75	-1.75
letter * about	0.22	-0.22
letter * the	0.26	-0.26
letter * to	0.16	-0.16
letter date	-0.44	0.44
letter is	0.44	-0.44
level	-0.54	0.54
level * care	-1.05	1.05
level of	-0.5	0.5
lexington	0.16	-0.16
lexington ky	0.16	-0.16
liability	-0.6	0.6
liabl	1.2	-1.2
licens	-0.9	0.9
life	0.43	-0.43
life insuranc	0.36	-0.36
limit	-2.19	2.19
limit * <n>	-0.45	0.45
limit * fil	-1.08	1.08
limit * your	-0.47	0.47
limit for	-1.39	1.39
limit in	-0.47	0.47
limit of	-0.59	0.59
limit to	-0.97	0.97
lindqvist	0.19	-0.19
line	-0.64	0.64
line <n>	-0.33	0.33
list	0.47	-0.47
list above	0.79	-0.79
list below	0.17	-0.17
llc	0.73	-0.73
llc <n>	0.17	-0.17
ln	-0.28	0.28
ln dos	-0.32	0.32
local	-0.47	0.47
local coverag	-0.6	0.6
longer	-0.93	0.93
look	1.95	-1.95
look * the	0.76	-0.76
look again	0.41	-0.41
look at	1.62	-1.62
los	-0.31	0.31
lumbar	1.04	-1.04
m	0.66	-0.66
m <n>	0.2	-0.2
ma	0.89	-0.89
ma <n>	0.88	-0.88
made	1.36	-1.36
maintenanc	-1.24	1.24
make	-0.55	0.55
manag	0.67	-0.67
manag health	0.18	-0.18
manipul	0.43	-0.43
manual	-0.32	0.32
manual chapter	-0.36	0.36
manual therapy	0.21	-0.21
many	-1.41	1.41
many frequency	-0.42	0.42
many servic	-1	1
maple	0.21	-0.21
marigold	0.29	-0.29
marketplac	0.18	-0.18
marsh	-0.31	0.31
match	-1.05	1.05
maximum	-0.66	0.66
maximum * thi	0.47	-0.47
maximum allowabl	0.87	-0.87
maximum for	0.47	-0.47
may	0.76	-0.76
may * asked	0.2	-0.2
may * bill	0.24	-0.24
may * deny	0.66	-0.66
may * filed	0.29	-0.29
may <n>	-0.45	0.45
may also	0.17	-0.17
may appeal	0.62	-0.62
may ask	0.59	-0.59
may be	0.29	-0.29
may file	0.26	-0.26
may not	1.31	-1.31
may note	0.19	-0.19
mbi	0.26	-0.26
md	0.7	-0.7
meadowlark	0.45	-0.45
mean	0.96	-0.96
measur	-0.52	0.52
medicaid	0.69	-0.69
medicaid servic	0.23	-0.23
medicaid tricar	0.2	-0.2
medical	-0.72	0.72
medical director	0.59	-0.59
medical examin	-0.87	0.87
medical fee	0.4	-0.4
medical group	-0.16	0.16
medical insuranc	0.29	-0.29
medical necessary	-0.92	0.92
medical necessity	0.29	-0.29
medical pay	-0.82	0.82
medical record	0.46	-0.46
medical review	0.48	-0.48
medicar	0.56	-0.56
medicar * may	0.17	-0.17
medicar advantag	0.24	-0.24
medicar appeal	0.18	-0.18
medicar claim	0.19	-0.19
medicar doe	-0.19	0.19
medicar medicaid	0.37	-0.37
medicar number	0.31	-0.31
medicar part	-0.23	0.23
medicar summary	0.2	-0.2
medicar you	0.17	-0.17
medicin	-0.16	0.16
meet	-0.3	0.3
meet the	-0.7	0.7
member :	-0.4	0.4
member claim	0.45	-0.45
member id	-0.2	0.2
member may	0.39	-0.39
member name	-0.43	0.43
member no	0.45	-0.45
member number	0.46	-0.46
merriman	0.3	-0.3
mesa	-0.41	0.41
messag	-0.73	0.73
messag :	0.19	-0.19
messag <n>	-0.56	0.56
met	0.47	-0.47
mg	0.27	-0.27
mi	0.26	-0.26
military	0.51	-0.51
mill	0.19	-0.19
millrac	0.16	-0.16
minut	-1.35	1.35
minut for	-0.24	0.24
miss	-1.6	1.6
miss incomplet	-0.18	0.18
miss or	-1.2	1.2
mk	0.29	-0.29
mk <n>	0.29	-0.29
moa	0.46	-0.46
mod	-0.41	0.41
mod bill	0.21	-0.21
modality	-0.56	0.56
modifier	-0.88	0.88
molina	0.38	-0.38
molina healthcar	0.35	-0.35
month	-1.62	1.62
month * the	0.34	-0.34
month after	-0.24	0.24
month from	0.62	-0.62
month of	0.34	-0.34
more	-0.51	0.51
more than	-1.28	1.28
motion	-0.64	0.64
mri	-0.77	0.77
mri * the	-0.3	0.3
mri of	-0.8	0.8
ms	0.35	-0.35
msg	0.16	-0.16
multipl	-0.61	0.61
must	0.54	-0.54
must * filed	0.41	-0.41
must * receiv	0.41	-0.41
must * sent	0.41	-0.41
must be	1.39	-1.39
must send	-0.21	0.21
n	-0.63	0.63
n <n>	-0.16	0.16
nail	-0.33	0.33
name :	0.5	-0.5
name recipient	0.2	-0.2
named	0.67	-0.67
named above	0.45	-0.45
national	-0.21	0.21
nc	-0.22	0.22
necessary	-0.94	0.94
necessary becaus	-0.28	0.28
necessary for	-1.12	1.12
necessity	0.29	-0.29
necessity * the	-0.96	0.96
necessity by	-0.96	0.96
need	-1.18	1.18
need for	-1.14	1.14
need the	0.26	-0.26
need to	-0.5	0.5
nerve	-0.51	0.51
net	-0.52	0.52
net <m>	-0.17	0.17
network	0.35	-0.35
network provider	0.64	-0.64
neurology	-0.95	0.95
new	1.5	-1.5
next	0.63	-0.63
no	-1.41	1.41
no :	0.57	-0.57
no <m>	0.27	-0.27
no <n>	0.83	-0.83
no authoriz	-1.4	1.4
no benefit	-0.29	0.29
no chang	-0.32	0.32
no further	0.96	-0.96
no later	0.56	-0.56
no longer	-0.93	0.93
no pay	0.18	-0.18
no reason	-1.11	1.11
no record	-0.83	0.83
no referral	-0.96	0.96
non	-0.93	0.93
non cover	-1.22	1.22
none	-1.35	1.35
not	-3.07	3.07
not * bill	1.56	-1.56
not * cover	-0.83	0.83
not * denial	0.89	-0.89
not a	-0.63	0.63
not able	0.42	-0.42
not agree	0.53	-0.53
not an	-0.91	0.91
not approv	0.93	-0.93
not authoriz	-0.66	0.66
not be	1.26	-1.26
not been	-0.58	0.58
not bill	0.58	-0.58
not certify	-0.47	0.47
not chang	-0.19	0.19
not deem	-0.96	0.96
not describ	-0.47	0.47
not get	-1.22	1.22
not in	-0.82	0.82
not match	-0.66	0.66
not medical	-1.55	1.55
not met	0.96	-0.96
not need	0.53	-0.53
not on	-1.11	1.11
not owe	0.68	-0.68
not pay	-0.22	0.22
not payabl	-0.35	0.35
not receiv	-0.37	0.37
not show	-0.88	0.88
not sign	-0.66	0.66
not support	-2.09	2.09
not valid	-0.62	0.62
note	-1.51	1.51
note * <month>	-0.97	0.97
note * claim	-0.86	0.86
note * the	0.98	-0.98
note <d>	0.28	-0.28
note and	-0.6	0.6
note doe	-0.5	0.5
note of	-0.57	0.57
noth	1.63	-1.63
notic	1.2	-1.2
notic * advers	-0.39	0.39
notic * claim	0.22	-0.22
notic * denial	0.31	-0.31
notic * part	0.16	-0.16
notic * your	0.16	-0.16
notic date	0.44	-0.44
notic for	0.32	-0.32
notic of	0.3	-0.3
notic to	0.23	-0.23
notific	-1.43	1.43
notific absent	-1.26	1.26
np	-0.57	0.57
npi	0.16	-0.16
number	-0.49	0.49
number * miss	-0.77	0.77
number * unit	-0.71	0.71
number * visit	-1.06	1.06
number :	0.73	-0.73
number <5>	0.23	-0.23
number <n>	-0.45	0.45
number is	-0.56	0.56
number of	-1.76	1.76
number servic	0.28	-0.28
nurs	-1.13	1.13
nurs facility	0.19	-0.19
nw	0.23	-0.23
ny	0.24	-0.24
ny <5>	0.21	-0.21
o	0.58	-0.58
o box	0.42	-0.42
oak	0.45	-0.45
objection	-0.69	0.69
obtain	0.16	-0.16
occurrenc	-1.31	1.31
occurrenc has	-1.31	1.31
odaly	-0.89	0.89
of * action	0.23	-0.23
of * appeal	0.37	-0.37
of * bill	0.45	-0.45
of * brochur	-0.83	0.83
of * claim	0.59	-0.59
of * date	0.69	-0.69
of * day	0.68	-0.68
of * decision	0.59	-0.59
of * follow	0.22	-0.22
of * knee	-0.67	0.67
of * medical	-0.21	0.21
of * pay	0.37	-0.37
of * remit	0.19	-0.19
of * therapist	-0.41	0.41
of <d>	0.16	-0.16
of <m>	0.7	-0.7
of <month>	-1	1
of <n>	-0.94	0.94
of a	1.09	-1.09
of advers	-0.39	0.39
of an	0.32	-0.32
of another	-1.15	1.15
of bill	-1.11	1.11
of birth	0.58	-0.58
of california	0.19	-0.19
of care	-0.71	0.71
of claim	0.41	-0.41
of conservativ	0.52	-0.52
of coverag	0.41	-0.41
of injury	0.19	-0.19
of manag	0.18	-0.18
of medical	0.94	-0.94
of medicar	0.23	-0.23
of motion	-0.64	0.64
of one	-1.11	1.11
of pay	0.46	-0.46
of provider	-0.22	0.22
of receiv	0.18	-0.18
of review	0.25	-0.25
of servic	-0.37	0.37
of six	0.38	-0.38
of that	-0.67	0.67
of the	0.22	-0.22
of therapy	-0.29	0.29
of thi	0.87	-0.87
of time	-0.73	0.73
of treat	-1.09	1.09
of unit	-0.71	0.71
of visit	-1.04	1.04
of your	-0.27	0.27
offic	-0.2	0.2
offic note	-0.39	0.39
offic visit	0.55	-0.55
official	0.43	-0.43
oh	0.18	-0.18
oh <5>	0.18	-0.18
ohio	0.51	-0.51
on * date	-1.51	1.51
on * medicar	0.16	-0.16
on * tricar	0.23	-0.23
on <d>	1.66	-1.66
on <month>	-0.69	0.69
on <n>	-0.7	0.7
on a	0.5	-0.5
on behalf	0.5	-0.5
on file	-1.7	1.7
on may	-0.75	0.75
on the	-0.56	0.56
on thi	-0.62	0.62
on your	0.45	-0.45
once	-1.52	1.52
once * <n>	-1.4	1.4
once in	-1.38	1.38
one	-1.58	1.58
one hundr	0.27	-0.27
one year	0.32	-0.32
onlin	0.26	-0.26
open	0.55	-0.55
operativ	-0.4	0.4
operativ report	-0.57	0.57
opm	0.29	-0.29
option	-0.41	0.41
optum	0.31	-0.31
or * doctor	0.16	-0.16
or * prescriber	0.21	-0.21
or <n>	-0.98	0.98
or a	-0.9	0.9
or deny	0.52	-0.52
or file	0.19	-0.19
or has	-0.64	0.64
or invalid	-0.17	0.17
or more	0.72	-0.72
or occurrenc	-1.31	1.31
or provider	-0.79	0.79
or the	0.3	-0.3
or your	0.6	-0.6
orchard	0.25	-0.25
order	0.75	-0.75
order * the	0.17	-0.17
order for	-0.43	0.43
organiz	0.23	-0.23
original	0.39	-0.39
original denial	0.25	-0.25
other	-1.33	1.33
other <n>	0.18	-0.18
other document	-1.02	1.02
our claim	0.2	-0.2
our decision	1.3	-1.3
our denial	0.42	-0.42
our file	-0.85	0.85
our insur	-1.09	1.09
our member	0.21	-0.21
our record	-0.67	0.67
our review	0.72	-0.72
our reviewer	0.16	-0.16
outcom	0.55	-0.55
outpatient	0.3	-0.3
overpaid	0.35	-0.35
overpay	0.49	-0.49
overturn	0.73	-0.73
overturn the	0.43	-0.43
owe	1.25	-1.25
owe thi	0.68	-0.68
owen	-0.26	0.26
p	0.66	-0.66
p a	0.17	-0.17
p o	0.45	-0.45
pa	-0.75	0.75
pa <5>	0.16	-0.16
page	0.42	-0.42
paid	0.53	-0.53
paid * bill	0.17	-0.17
paid * may	0.61	-0.61
paid * owe	0.27	-0.27
paid :	0.76	-0.76
paid <d>	-0.16	0.16
paid <m>	0.96	-0.96
paid <n>	0.68	-0.68
paid be	0.17	-0.17
paid by	0.78	-0.78
paid on	-0.26	0.26
paid reason	0.43	-0.43
paid separat	-0.89	0.89
paid you	0.56	-0.56
pain <n>	0.64	-0.64
pain after	-0.78	0.78
paper	-0.35	0.35
part	-0.33	0.33
part * the	0.4	-0.4
part b	0.49	-0.49
part d	0.19	-0.19
part of	-0.88	0.88
partial	0.58	-0.58
participant	0.32	-0.32
partner	0.18	-0.18
path	0.4	-0.4
pathology	-0.44	0.44
pathology report	-0.44	0.44
patient	-0.2	0.2
patient :	0.82	-0.82
patient account	0.53	-0.53
patient acct	0.41	-0.41
patient claim	0.22	-0.22
patient inform	0.17	-0.17
patient may	0.32	-0.32
patient name	1.13	-1.13
pay	0.67	-0.67
pay * <m>	0.65	-0.65
pay * another	0.36	-0.36
pay :	0.33	-0.33
pay <m>	0.36	-0.36
pay adjust	-0.43	0.43
pay amount	0.81	-0.81
pay decision	0.38	-0.38
pay disput	-0.45	0.45
pay for	-0.78	0.78
pay is	0.18	-0.18
pay it	0.24	-0.24
pay of	0.51	-0.51
pay policy	0.57	-0.57
pay thi	0.37	-0.37
pay to	0.53	-0.53
payabl	0.66	-0.66
payabl to	0.43	-0.43
payee	0.29	-0.29
payer	-1.22	1.22
payer deem	-0.52	0.52
pcn	0.28	-0.28
pd	0.72	-0.72
pediatric	0.26	-0.26
peer	0.51	-0.51
peer * peer	0.27	-0.27
peer review	0.32	-0.32
peer to	0.27	-0.27
per	-1.65	1.65
per calendar	-1.09	1.09
perform	-0.27	0.27
perform on	-0.27	0.27
period	-0.49	0.49
period * occurrenc	-1.31	1.31
period of	-1.04	1.04
period or	-1.31	1.31
person	-0.23	0.23
person who	-0.96	0.96
photograph	0.55	-0.55
physical	0.96	-0.96
physical therapy	0.53	-0.53
physician	-1.73	1.73
physician and	-0.47	0.47
pine	0.19	-0.19
pip	0.21	-0.21
place	-0.56	0.56
plain	0.39	-0.39
plan	-0.78	0.78
plan * self	0.3	-0.3
plan * the	0.59	-0.59
plan :	0.27	-0.27
plan <n>	0.2	-0.2
plan and	-0.36	0.36
plan appeal	0.78	-0.78
plan ask	-0.99	0.99
plan clinical	-0.51	0.51
plan cover	-0.6	0.6
plan docu	-0.85	0.85
plan doe	-0.95	0.95
plan explan	0.43	-0.43
plan inc	0.16	-0.16
plan is	0.4	-0.4
plan must	0.6	-0.6
plan notic	-0.44	0.44
plan paid	0.33	-0.33
plan pay	-0.34	0.34
plan provider	0.28	-0.28
pleas	1.94	-1.94
pleas detach	0.2	-0.2
pleas send	1.17	-1.17
po	0.83	-0.83
po box	0.79	-0.79
podiatry	-0.17	0.17
policy	0.43	-0.43
policy manual	-0.36	0.36
policyholder	0.29	-0.29
portal	0.66	-0.66
portion	0.32	-0.32
portion * your	0.32	-0.32
portion with	0.32	-0.32
post	1.12	-1.12
postmark	-0.57	0.57
postmark within	-0.8	0.8
ppo	0.26	-0.26
pr	0.67	-0.67
pr <n>	0.51	-0.51
practic	0.19	-0.19
prairi	-0.72	0.72
pre	-0.79	0.79
preauthoriz	0.31	-0.31
precertific	-2.2	2.2
precertific authoriz	-1.26	1.26
prepay	0.37	-0.37
prepay review	0.31	-0.31
prescriber	0.33	-0.33
prescriber request	0.17	-0.17
prescription	0.68	-0.68
prescription drug	0.27	-0.27
preventiv	-0.96	0.96
previou	0.21	-0.21
primary	-1.55	1.55
primary identifier	0.2	-0.2
print	-0.32	0.32
print <d>	-0.37	0.37
prior	0.8	-0.8
prior authoriz	1.03	-1.03
problem	0.5	-0.5
proc	-0.18	0.18
proc charg	0.3	-0.3
proc mod	-0.57	0.57
procedur	-1.11	1.11
procedur * not	-1.43	1.43
procedur <5>	0.9	-0.9
procedur code	-0.71	0.71
procedur is	-1.13	1.13
procedur on	-0.24	0.24
proces	0.26	-0.26
process	0.53	-0.53
process :	0.59	-0.59
professional	-0.29	0.29
program	0.42	-0.42
progres	1.38	-1.38
progres note	0.86	-0.86
proof	-0.33	0.33
prov	0.3	-0.3
provid	-0.51	0.51
provid doe	-0.33	0.33
provider	-0.28	0.28
provider * servic	0.24	-0.24
provider :	0.41	-0.41
provider appeal	0.38	-0.38
provider disput	0.35	-0.35
provider is	0.53	-0.53
provider may	0.32	-0.32
provider number	-0.35	0.35
provider of	0.28	-0.28
provider primary	0.2	-0.2
provider remittanc	0.21	-0.21
provider was	-0.86	0.86
provider who	-1.01	1.01
pt	0.54	-0.54
pt resp	0.2	-0.2
q	0.77	-0.77
q <n>	0.73	-0.73
qic	0.18	-0.18
qty	-0.22	0.22
qualify	-0.97	0.97
quarter:0	1.3	-1.3
quarter:1	1.63	-1.63
quarter:2	0.26	-0.26
quarter:3	-0.35	0.35
question	0.32	-0.32
r	0.46	-0.46
r <n>	0.61	-0.61
ra	0.35	-0.35
ra date	0.29	-0.29
range	-0.64	0.64
range * motion	-0.64	0.64
range of	-0.64	0.64
rarc	0.27	-0.27
rate	-1.14	1.14
rational	0.37	-0.37
ray	-1.29	1.29
rc	0.21	-0.21
rd	0.55	-0.55
re :	0.16	-0.16
reach	-0.87	0.87
read	-0.52	0.52
reason	-0.38	0.38
reason * denial	0.19	-0.19
reason * the	-1.11	1.11
reason <d>	0.39	-0.39
reason <n>	-0.17	0.17
reason co	-1.02	1.02
reason code	0.16	-0.16
reason for	-0.87	0.87
reason moa	0.37	-0.37
reason paid	-0.18	0.18
reasonabl	-0.47	0.47
reasonabl * necessary	-0.5	0.5
reasonabl and	-0.23	0.23
receipt	0.44	-0.44
receipt * thi	0.3	-0.3
receipt of	0.31	-0.31
receiv * <month>	0.8	-0.8
receiv * <n>	0.6	-0.6
receiv * request	0.55	-0.55
receiv :	0.22	-0.22
receiv <d>	0.79	-0.79
receiv <month>	0.25	-0.25
receiv a	-0.51	0.51
receiv after	-0.95	0.95
receiv by	0.2	-0.2
receiv on	1.13	-1.13
receiv thi	1.69	-1.69
receiv within	0.21	-0.21
receiv your	0.85	-0.85
recipient name	0.2	-0.2
recommend	-1.12	1.12
reconsider	1.24	-1.24
reconsider :	0.27	-0.27
reconsider request	0.26	-0.26
record	-2.05	2.05
record * thi	0.67	-0.67
record do	-1.49	1.49
record for	1.07	-1.07
record show	0.47	-0.47
record that	0.32	-0.32
recovery	-0.18	0.18
redetermin	0.59	-0.59
reduction	0.58	-0.58
redwood	-0.21	0.21
ref	0.16	-0.16
referenc	0.27	-0.27
referr	-0.33	0.33
referral	-1.21	1.21
refund	0.22	-0.22
region	0.32	-0.32
region <n>	0.23	-0.23
rehab	0.32	-0.32
rehabilit	1.06	-1.06
relat	-0.62	0.62
relat * the	-0.62	0.62
relat to	-0.62	0.62
relationship	0.27	-0.27
relief	-0.82	0.82
remain	-1.32	1.32
remark	0.3	-0.3
remark :	0.3	-0.3
remark <n>	-0.38	0.38
remark code	1.23	-1.23
remark n	0.28	-0.28
remit	0.27	-0.27
remit date	0.27	-0.27
remittanc	0.68	-0.68
remittanc advic	0.38	-0.38
render provider	0.16	-0.16
repeat	0.31	-0.31
report	-0.21	0.21
report of	-0.32	0.32
representativ	-0.76	0.76
request	0.64	-0.64
request * <month>	0.34	-0.34
request * a	0.49	-0.49
request * accept	0.21	-0.21
request * reconsider	0.48	-0.48
request * review	0.21	-0.21
request * the	0.42	-0.42
request * you	0.17	-0.17
request :	0.39	-0.39
request ?	0.24	-0.24
request are	0.21	-0.21
request becaus	-0.38	0.38
request by	0.28	-0.28
request date	0.17	-0.17
request doe	-0.23	0.23
request for	1.18	-1.18
request is	-0.18	0.18
request must	0.23	-0.23
request on	0.36	-0.36
request was	-0.6	0.6
requir	-1.16	1.16
resolution	0.21	-0.21
resp	0.24	-0.24
respons	0.66	-0.66
responsibility	0.34	-0.34
responsibl	1	-1
responsibl for	1	-1
result	0.16	-0.16
return	-0.62	0.62
return the	0.24	-0.24
return thi	0.4	-0.4
review	0.62	-0.62
review * your	-0.74	0.74
review :	-0.62	0.62
review entity	0.32	-0.32
review it	0.26	-0.26
review of	-0.5	0.5
review the	0.45	-0.45
review thi	0.28	-0.28
review we	0.33	-0.33
review your	-0.19	0.19
reviewer	0.49	-0.49
ridge	0.28	-0.28
right	1.36	-1.36
right * appeal	0.24	-0.24
right to	0.45	-0.45
rio	0.16	-0.16
river	0.32	-0.32
root	-1.12	1.12
routin	-0.7	0.7
rsn	-1.04	1.04
rt	-0.2	0.2
rule	-0.41	0.41
run	0.55	-0.55
s * servic	0.33	-0.33
s <n>	0.56	-0.56
s of	0.33	-0.33
same	0.42	-0.42
same day	0.41	-0.41
saskia	0.23	-0.23
sav	0.36	-0.36
sb	-0.25	0.25
sb <n>	-0.26	0.26
scan	0.29	-0.29
schedul	0.22	-0.22
schedul maximum	0.87	-0.87
school	0.53	-0.53
screen	0.47	-0.47
second	0.67	-0.67
section	-0.51	0.51
section <n>	-0.61	0.61
see	0.48	-0.48
see a	0.7	-0.7
see note	0.22	-0.22
see page	0.27	-0.27
see the	0.63	-0.63
select	0.5	-0.5
select for	0.5	-0.5
self	-0.19	0.19
self fund	0.48	-0.48
send	0.75	-0.75
send * claim	0.56	-0.56
send * correct	0.9	-0.9
send * offic	-0.93	0.93
send * record	0.23	-0.23
send it	0.19	-0.19
send the	0.41	-0.41
send us	-0.74	0.74
send your	0.28	-0.28
sent	-0.58	0.58
sent doe	-0.76	0.76
sent to	0.3	-0.3
sent within	0.22	-0.22
sentence after::	0.85	-0.85
sentence after:<5>	0.26	-0.26
sentence after:<d>	0.42	-0.42
sentence after:<month>	0.16	-0.16
sentence after:able	-0.62	0.62
sentence after:about	1.25	-1.25
sentence after:above	0.38	-0.38
sentence after:absent	0.63	-0.63
sentence after:accept	0.52	-0.52
sentence after:accident	0.53	-0.53
sentence after:account	0.75	-0.75
sentence after:action	0.64	-0.64
sentence after:activ	-0.28	0.28
sentence after:acupunctur	0.92	-0.92
sentence after:addres	0.75	-0.75
sentence after:adj	0.41	-0.41
sentence after:adjust	0.91	-0.91
sentence after:administrativ	-0.44	0.44
sentence after:advanc	-0.84	0.84
sentence after:after	1.42	-1.42
sentence after:again	-0.93	0.93
sentence after:agre	0.46	-0.46
sentence after:aide	0.33	-0.33
sentence after:all	-0.67	0.67
sentence after:allergy	0.55	-0.55
sentence after:allow	0.28	-0.28
sentence after:allowabl	-0.47	0.47
sentence after:also	0.36	-0.36
sentence after:amount	0.66	-0.66
sentence after:another	0.73	-0.73
sentence after:any	-1.45	1.45
sentence after:anytown	0.37	-0.37
sentence after:appeal	0.24	-0.24
sentence after:approv	-0.43	0.43
sentence after:approval	-0.36	0.36
sentence after:ask	-1.41	1.41
sentence after:asked	-0.17	0.17
sentence after:assess	0.26	-0.26
sentence after:attach	0.2	-0.2
sentence after:attend	0.21	-0.21
sentence after:authoriz	1.16	-1.16
sentence after:b	0.5	-0.5
sentence after:based	0.23	-0.23
sentence after:becaus	1.08	-1.08
sentence after:been	1.39	-1.39
sentence after:befor	0.43	-0.43
sentence after:below	1.45	-1.45
sentence after:beneficiary	0.51	-0.51
sentence after:benefit	-1.17	1.17
sentence after:bill	-0.84	0.84
sentence after:birth	0.35	-0.35
sentence after:box	0.39	-0.39
sentence after:brochur	-1.03	1.03
sentence after:c	0.39	-0.39
sentence after:call	-0.32	0.32
sentence after:can	-1.43	1.43
sentence after:cannot	1.06	-1.06
sentence after:cant	0.38	-0.38
sentence after:carc	-0.47	0.47
sentence after:care	0.59	-0.59
sentence after:carrier	0.76	-0.76
sentence after:case	0.27	-0.27
sentence after:casimir	0.23	-0.23
sentence after:center	0.52	-0.52
sentence after:chang	1.05	-1.05
sentence after:charg	-0.52	0.52
sentence after:check	-0.16	0.16
sentence after:child	0.26	-0.26
sentence after:chiropractic	0.36	-0.36
sentence after:claim	0.47	-0.47
sentence after:clinic	0.66	-0.66
sentence after:clinical	0.51	-0.51
sentence after:clm	0.37	-0.37
sentence after:co	-0.49	0.49
sentence after:code	0.61	-0.61
sentence after:compens	0.22	-0.22
sentence after:condition	0.35	-0.35
sentence after:contact	0.22	-0.22
sentence after:continu	0.44	-0.44
sentence after:contractor	-0.39	0.39
sentence after:contractual	0.56	-0.56
sentence after:control	0.42	-0.42
sentence after:coordin	-0.41	0.41
sentence after:copay	0.49	-0.49
sentence after:copperfield	0.16	-0.16
sentence after:copy	-0.88	0.88
sentence after:correct	-0.69	0.69
sentence after:cost	0.41	-0.41
sentence after:could	0.97	-0.97
sentence after:cover	0.39	-0.39
sentence after:coverag	0.28	-0.28
sentence after:cpt	0.63	-0.63
sentence after:criteria	0.24	-0.24
sentence after:d	0.78	-0.78
sentence after:daily	0.67	-0.67
sentence after:date	-0.26	0.26
sentence after:dated	0.33	-0.33
sentence after:dc	0.16	-0.16
sentence after:deadlin	-1.06	1.06
sentence after:decid	1.11	-1.11
sentence after:decision	0.91	-0.91
sentence after:deductibl	0.46	-0.46
sentence after:deem	0.71	-0.71
sentence after:degr	0.65	-0.65
sentence after:deliver	0.19	-0.19
sentence after:denial	0.76	-0.76
sentence after:dental	0.38	-0.38
sentence after:deny	0.63	-0.63
sentence after:depart	0.69	-0.69
sentence after:dependent	0.17	-0.17
sentence after:describ	0.84	-0.84
sentence after:determin	0.56	-0.56
sentence after:did	1.05	-1.05
sentence after:disc	0.26	-0.26
sentence after:dismiss	0.43	-0.43
sentence after:disput	0.95	-0.95
sentence after:do	1.01	-1.01
sentence after:dob	0.23	-0.23
sentence after:docu	0.72	-0.72
sentence after:document	0.43	-0.43
sentence after:doe	0.25	-0.25
sentence after:done	0.28	-0.28
sentence after:dos	0.16	-0.16
sentence after:dpt	0.44	-0.44
sentence after:dr	0.19	-0.19
sentence after:due	0.73	-0.73
sentence after:duplicat	0.35	-0.35
sentence after:each	-0.59	0.59
sentence after:earlier	-0.53	0.53
sentence after:effectiv	-1.1	1.1
sentence after:eight	-0.17	0.17
sentence after:electronical	0.55	-0.55
sentence after:end	0.31	-0.31
sentence after:ended	-0.56	0.56
sentence after:enroll	-0.22	0.22
sentence after:eob	0.7	-0.7
sentence after:erisa	0.19	-0.19
sentence after:error	0.33	-0.33
sentence after:evalu	0.5	-0.5
sentence after:evidenc	0.25	-0.25
sentence after:examin	0.51	-0.51
sentence after:exceed	-1.09	1.09
sentence after:exclusion	-0.55	0.55
sentence after:exercis	0.68	-0.68
sentence after:expens	0.36	-0.36
sentence after:experimental	0.17	-0.17
sentence after:explain	0.48	-0.48
sentence after:explan	-0.89	0.89
sentence after:f	0.71	-0.71
sentence after:facility	-0.76	0.76
sentence after:fail	-0.31	0.31
sentence after:fair	0.22	-0.22
sentence after:famy	-0.22	0.22
sentence after:fax	0.95	-0.95
sentence after:fee	-0.36	0.36
sentence after:fil	-0.37	0.37
sentence after:file	0.19	-0.19
sentence after:filed	0.98	-0.98
sentence after:film	-0.3	0.3
sentence after:final	-0.66	0.66
sentence after:finish	0.68	-0.68
sentence after:first	-1.5	1.5
sentence after:follow	0.71	-0.71
sentence after:foot	0.61	-0.61
sentence after:form	-0.98	0.98
sentence after:found	0.74	-0.74
sentence after:four	-0.34	0.34
sentence after:from	-0.4	0.4
sentence after:fully	0.4	-0.4
sentence after:function	-1.05	1.05
sentence after:further	-0.7	0.7
sentence after:g	0.68	-0.68
sentence after:gave	0.41	-0.41
sentence after:get	1.26	-1.26
sentence after:gett	0.27	-0.27
sentence after:give	0.68	-0.68
sentence after:given	1	-1
sentence after:go	0.2	-0.2
sentence after:goal	0.25	-0.25
sentence after:good	0.43	-0.43
sentence after:got	0.18	-0.18
sentence after:gp	-0.91	0.91
sentence after:group	0.75	-0.75
sentence after:guidelin	-1.18	1.18
sentence after:had	0.83	-0.83
sentence after:has	1.21	-1.21
sentence after:have	-0.25	0.25
sentence after:hcpc	0.42	-0.42
sentence after:health	0.49	-0.49
sentence after:hear	0.88	-0.88
sentence after:help	0.24	-0.24
sentence after:her	-0.74	0.74
sentence after:history	0.3	-0.3
sentence after:home	0.48	-0.48
sentence after:hospital	-0.65	0.65
sentence after:how	0.56	-0.56
sentence after:i	0.71	-0.71
sentence after:icd	0.22	-0.22
sentence after:icn	0.16	-0.16
sentence after:id	0.94	-0.94
sentence after:identifier	0.22	-0.22
sentence after:if	1.5	-1.5
sentence after:illnes	0.26	-0.26
sentence after:imag	-0.48	0.48
sentence after:improv	-0.4	0.4
sentence after:includ	-0.38	0.38
sentence after:incomplet	-0.43	0.43
sentence after:independent	0.23	-0.23
sentence after:inform	0.33	-0.33
sentence after:initial	0.53	-0.53
sentence after:inquiry	0.24	-0.24
sentence after:insur	0.2	-0.2
sentence after:insured	0.36	-0.36
sentence after:internal	0.25	-0.25
sentence after:invalid	-0.19	0.19
sentence after:investigational	0.6	-0.6
sentence after:issu	0.29	-0.29
sentence after:item	0.6	-0.6
sentence after:itemiz	0.31	-0.31
sentence after:j	0.2	-0.2
sentence after:knee	-0.33	0.33
sentence after:l	0.23	-0.23
sentence after:lack	0.51	-0.51
sentence after:lake	0.31	-0.31
sentence after:last	-1.09	1.09
sentence after:later	0.87	-0.87
sentence after:least	0.37	-0.37
sentence after:left	0.66	-0.66
sentence after:letter	-0.57	0.57
sentence after:licens	0.21	-0.21
sentence after:limit	0.5	-0.5
sentence after:line	-0.78	0.78
sentence after:list	-0.56	0.56
sentence after:llc	0.65	-0.65
sentence after:local	0.3	-0.3
sentence after:look	-0.38	0.38
sentence after:los	0.72	-0.72
sentence after:lower	0.26	-0.26
sentence after:lumbar	0.36	-0.36
sentence after:m	0.55	-0.55
sentence after:ma	-0.36	0.36
sentence after:made	-0.93	0.93
sentence after:mail	0.77	-0.77
sentence after:maintenanc	0.76	-0.76
sentence after:make	0.63	-0.63
sentence after:manipul	-0.37	0.37
sentence after:match	-0.2	0.2
sentence after:maximum	-1.16	1.16
sentence after:may	-0.29	0.29
sentence after:medical	1.42	-1.42
sentence after:medicar	-0.72	0.72
sentence after:medicin	0.27	-0.27
sentence after:meet	-0.85	0.85
sentence after:minut	-0.24	0.24
sentence after:miss	-0.71	0.71
sentence after:moa	0.19	-0.19
sentence after:modality	1.08	-1.08
sentence after:modifier	-0.29	0.29
sentence after:month	0.99	-0.99
sentence after:more	0.44	-0.44
sentence after:mri	0.37	-0.37
sentence after:must	-0.37	0.37
sentence after:mutual	0.24	-0.24
sentence after:n	-0.56	0.56
sentence after:name	1.02	-1.02
sentence after:necessary	1.84	-1.84
sentence after:necessity	-0.62	0.62
sentence after:need	0.25	-0.25
sentence after:network	-0.83	0.83
sentence after:neurology	0.36	-0.36
sentence after:non	0.81	-0.81
sentence after:none	0.43	-0.43
sentence after:not	0.58	-0.58
sentence after:note	1.11	-1.11
sentence after:noth	-0.16	0.16
sentence after:notic	-0.61	0.61
sentence after:notific	0.53	-0.53
sentence after:npi	0.31	-0.31
sentence after:number	0.57	-0.57
sentence after:nurs	0.38	-0.38
sentence after:objectiv	0.44	-0.44
sentence after:oblig	0.2	-0.2
sentence after:obtain	0.69	-0.69
sentence after:offic	-0.53	0.53
sentence after:once	-0.22	0.22
sentence after:one	-1.17	1.17
sentence after:only	-0.9	0.9
sentence after:opm	0.17	-0.17
sentence after:order	0.48	-0.48
sentence after:original	0.24	-0.24
sentence after:orthopedic	-0.27	0.27
sentence after:overpay	-1.02	1.02
sentence after:overturn	0.77	-0.77
sentence after:owen	0.17	-0.17
sentence after:p	-0.56	0.56
sentence after:page	-0.62	0.62
sentence after:paid	-0.64	0.64
sentence after:paper	-0.35	0.35
sentence after:part	-0.79	0.79
sentence after:partial	-0.63	0.63
sentence after:participant	0.18	-0.18
sentence after:patient	1.49	-1.49
sentence after:pay	-0.46	0.46
sentence after:payabl	-0.49	0.49
sentence after:payer	-0.16	0.16
sentence after:pcn	0.35	-0.35
sentence after:per	0.29	-0.29
sentence after:period	0.3	-0.3
sentence after:person	-0.56	0.56
sentence after:physical	1.32	-1.32
sentence after:physician	1.28	-1.28
sentence after:place	0.19	-0.19
sentence after:plan	0.3	-0.3
sentence after:pleas	-1.28	1.28
sentence after:po	0.34	-0.34
sentence after:policy	0.59	-0.59
sentence after:postmark	-0.3	0.3
sentence after:pr	0.77	-0.77
sentence after:precertific	0.8	-0.8
sentence after:primary	1.49	-1.49
sentence after:problem	-0.24	0.24
sentence after:proc	0.45	-0.45
sentence after:procedur	-0.45	0.45
sentence after:process	0.66	-0.66
sentence after:program	-0.47	0.47
sentence after:progres	-1.07	1.07
sentence after:proof	0.21	-0.21
sentence after:provid	0.53	-0.53
sentence after:provider	0.53	-0.53
sentence after:pt	0.5	-0.5
sentence after:put	0.46	-0.46
sentence after:q	-0.63	0.63
sentence after:question	0.34	-0.34
sentence after:r	0.58	-0.58
sentence after:rate	-1.16	1.16
sentence after:re	0.19	-0.19
sentence after:reach	0.29	-0.29
sentence after:read	0.5	-0.5
sentence after:reason	1.52	-1.52
sentence after:reasonabl	0.97	-0.97
sentence after:receipt	0.29	-0.29
sentence after:receiv	-0.17	0.17
sentence after:recommend	0.63	-0.63
sentence after:record	0.42	-0.42
sentence after:recovery	0.37	-0.37
sentence after:referenc	1.09	-1.09
sentence after:referr	0.39	-0.39
sentence after:referral	1.46	-1.46
sentence after:rehab	0.22	-0.22
sentence after:rehabilit	-0.33	0.33
sentence after:relat	0.45	-0.45
sentence after:relationship	0.25	-0.25
sentence after:relief	0.67	-0.67
sentence after:remain	0.48	-0.48
sentence after:remark	-1.15	1.15
sentence after:remittanc	0.84	-0.84
sentence after:render	0.27	-0.27
sentence after:repeat	0.27	-0.27
sentence after:report	0.21	-0.21
sentence after:representativ	0.23	-0.23
sentence after:request	1.15	-1.15
sentence after:requir	1.29	-1.29
sentence after:resp	0.16	-0.16
sentence after:respons	0.27	-0.27
sentence after:result	-0.41	0.41
sentence after:review	1.37	-1.37
sentence after:reviewer	0.89	-0.89
sentence after:right	-0.55	0.55
sentence after:rsn	-0.42	0.42
sentence after:rt	0.2	-0.2
sentence after:rule	0.55	-0.55
sentence after:s	0.59	-0.59
sentence after:same	-1.75	1.75
sentence after:say	-0.19	0.19
sentence after:schedul	-0.7	0.7
sentence after:second	-0.58	0.58
sentence after:section	-1.21	1.21
sentence after:see	0.72	-0.72
sentence after:self	0.23	-0.23
sentence after:send	-0.92	0.92
sentence after:separat	0.23	-0.23
sentence after:servic	0.52	-0.52
sentence after:session	0.24	-0.24
sentence after:set	-0.29	0.29
sentence after:should	0.51	-0.51
sentence after:show	-0.41	0.41
sentence after:shown	0.33	-0.33
sentence after:since	0.7	-0.7
sentence after:site	-0.4	0.4
sentence after:six	0.43	-0.43
sentence after:skill	0.73	-0.73
sentence after:so	0.16	-0.16
sentence after:specialist	0.3	-0.3
sentence after:spine	0.22	-0.22
sentence after:stand	0.67	-0.67
sentence after:standard	0.53	-0.53
sentence after:start	0.41	-0.41
sentence after:state	0.44	-0.44
sentence after:statu	0.32	-0.32
sentence after:step	0.38	-0.38
sentence after:street	0.17	-0.17
sentence after:strength	0.26	-0.26
sentence after:study	0.21	-0.21
sentence after:subject	0.16	-0.16
sentence after:submission	0.3	-0.3
sentence after:submit	0.19	-0.19
sentence after:submitt	0.65	-0.65
sentence after:subscriber	0.64	-0.64
sentence after:supply	0.5	-0.5
sentence after:surgery	-0.29	0.29
sentence after:svc	0.21	-0.21
sentence after:t	0.36	-0.36
sentence after:tax	0.19	-0.19
sentence after:test	0.62	-0.62
sentence after:than	1.34	-1.34
sentence after:them	1.27	-1.27
sentence after:therapist	-0.9	0.9
sentence after:therapy	0.65	-0.65
sentence after:there	-0.46	0.46
sentence after:therefor	-1.03	1.03
sentence after:these	0.34	-0.34
sentence after:thi	0.41	-0.41
sentence after:think	0.64	-0.64
sentence after:three	-0.16	0.16
sentence after:time	1.4	-1.4
sentence after:top	0.83	-0.83
sentence after:total	1.83	-1.83
sentence after:treat	-0.32	0.32
sentence after:tricar	0.76	-0.76
sentence after:tried	0.38	-0.38
sentence after:two	1.25	-1.25
sentence after:type	0.29	-0.29
sentence after:u	0.34	-0.34
sentence after:under	0.43	-0.43
sentence after:unit	-1.06	1.06
sentence after:unles	0.43	-0.43
sentence after:until	-1.36	1.36
sentence after:up	0.94	-0.94
sentence after:upheld	0.66	-0.66
sentence after:us	-0.16	0.16
sentence after:use	-0.86	0.86
sentence after:used	-0.78	0.78
sentence after:utiliz	0.32	-0.32
sentence after:w	0.35	-0.35
sentence after:walk	0.52	-0.52
sentence after:was	0.42	-0.42
sentence after:weight	0.63	-0.63
sentence after:when	0.26	-0.26
sentence after:which	0.31	-0.31
sentence after:why	1.06	-1.06
sentence after:will	0.65	-0.65
sentence after:without	-0.24	0.24
sentence after:work	0.48	-0.48
sentence after:worker	0.23	-0.23
sentence after:would	0.21	-0.21
sentence after:writ	0.41	-0.41
sentence after:write	0.79	-0.79
sentence after:written	0.32	-0.32
sentence after:year	-0.58	0.58
sentence after:yes	0.16	-0.16
sentence after:yet	0.34	-0.34
sentence before::	0.2	-0.2
sentence before:: <m>	1.36	-1.36
sentence before:: <n>	0.71	-0.71
sentence before:: the	0.53	-0.53
sentence before:<5> <m>	-1.06	1.06
sentence before:<5> <n>	1.19	-1.19
sentence before:<5> and	-0.44	0.44
sentence before:<5> claim	-0.58	0.58
sentence before:<5> date	0.41	-0.41
sentence before:<5> diagnosy	-0.52	0.52
sentence before:<5> e	-0.31	0.31
sentence before:<5> gp	0.4	-0.4
sentence before:<5> no	-0.31	0.31
sentence before:<5> offic	0.6	-0.6
sentence before:<5> on	0.5	-0.5
sentence before:<5> provider	0.27	-0.27
sentence before:<5> was	-0.38	0.38
sentence before:<d> <m>	0.53	-0.53
sentence before:<d> <n>	0.48	-0.48
sentence before:<d> amount	0.38	-0.38
sentence before:<d> and	0.25	-0.25
sentence before:<d> bill	-0.32	0.32
sentence before:<d> charg	-0.37	0.37
sentence before:<d> claim	0.5	-0.5
sentence before:<d> d	-0.73	0.73
sentence before:<d> date	0.2	-0.2
sentence before:<d> is	-0.43	0.43
sentence before:<d> member	-0.58	0.58
sentence before:<d> patient	0.3	-0.3
sentence before:<d> provider	-0.31	0.31
sentence before:<d> request	0.24	-0.24
sentence before:<d> through	0.25	-0.25
sentence before:<d> to	0.53	-0.53
sentence before:<d> total	0.18	-0.18
sentence before:<m>	-0.67	0.67
sentence before:<m> <5>	-0.16	0.16
sentence before:<m> <d>	-0.34	0.34
sentence before:<m> <n>	-0.88	0.88
sentence before:<m> a	-0.9	0.9
sentence before:<m> allow	-0.36	0.36
sentence before:<m> amount	-0.57	0.57
sentence before:<m> b	-0.36	0.36
sentence before:<m> becaus	-0.86	0.86
sentence before:<m> c	-0.49	0.49
sentence before:<m> check	-0.66	0.66
sentence before:<m> co	0.39	-0.39
sentence before:<m> d	-0.86	0.86
sentence before:<m> deductibl	0.17	-0.17
sentence before:<m> deny	-0.36	0.36
sentence before:<m> f	-0.32	0.32
sentence before:<m> net	0.41	-0.41
sentence before:<m> p	-0.68	0.68
sentence before:<m> paid	-0.66	0.66
sentence before:<m> pr	0.82	-0.82
sentence before:<m> pt	0.43	-0.43
sentence before:<m> r	0.32	-0.32
sentence before:<m> reason	-0.28	0.28
sentence before:<m> was	0.56	-0.56
sentence before:<m> we	1.14	-1.14
sentence before:<m> within	0.5	-0.5
sentence before:<m> x	-0.55	0.55
sentence before:<month>	0.29	-0.29
sentence before:<n>	0.22	-0.22
sentence before:<n> :	-0.84	0.84
sentence before:<n> <5>	-0.73	0.73
sentence before:<n> <m>	-1.02	1.02
sentence before:<n> <month>	0.99	-0.99
sentence before:<n> a	0.23	-0.23
sentence before:<n> acct	0.17	-0.17
sentence before:<n> acnt	0.19	-0.19
sentence before:<n> am	0.16	-0.16
sentence before:<n> and	-0.5	0.5
sentence before:<n> anytown	0.3	-0.3
sentence before:<n> asg	0.19	-0.19
sentence before:<n> at	0.35	-0.35
sentence before:<n> b	-0.64	0.64
sentence before:<n> becaus	0.18	-0.18
sentence before:<n> bill	-0.18	0.18
sentence before:<n> c	0.53	-0.53
sentence before:<n> calendar	0.55	-0.55
sentence before:<n> charg	0.92	-0.92
sentence before:<n> chiropractic	0.26	-0.26
sentence before:<n> claim	0.28	-0.28
sentence before:<n> clm	-0.91	0.91
sentence before:<n> co	-0.26	0.26
sentence before:<n> d	-0.28	0.28
sentence before:<n> day	0.75	-0.75
sentence before:<n> degr	0.49	-0.49
sentence before:<n> deny	-0.75	0.75
sentence before:<n> dob	0.29	-0.29
sentence before:<n> e	0.37	-0.37
sentence before:<n> eg	0.41	-0.41
sentence before:<n> employer	0.19	-0.19
sentence before:<n> expens	0.17	-0.17
sentence before:<n> for	-1.09	1.09
sentence before:<n> from	-0.21	0.21
sentence before:<n> group	0.61	-0.61
sentence before:<n> icn	0.56	-0.56
sentence before:<n> l	0.17	-0.17
sentence before:<n> m	0.52	-0.52
sentence before:<n> may	0.18	-0.18
sentence before:<n> mg	-0.48	0.48
sentence before:<n> millrac	0.16	-0.16
sentence before:<n> miss	0.73	-0.73
sentence before:<n> mk	0.41	-0.41
sentence before:<n> month	1.27	-1.27
sentence before:<n> n	0.64	-0.64
sentence before:<n> on	-0.82	0.82
sentence before:<n> or	-0.57	0.57
sentence before:<n> patient	0.33	-0.33
sentence before:<n> pay	-0.31	0.31
sentence before:<n> percent	-1.15	1.15
sentence before:<n> precertific	0.45	-0.45
sentence before:<n> process	0.73	-0.73
sentence before:<n> provider	-0.45	0.45
sentence before:<n> r	-0.31	0.31
sentence before:<n> recd	-0.45	0.45
sentence before:<n> receiv	-0.7	0.7
sentence before:<n> remark	0.28	-0.28
sentence before:<n> servic	1.33	-1.33
sentence before:<n> statu	-0.21	0.21
sentence before:<n> subscriber	0.79	-0.79
sentence before:<n> svc	0.31	-0.31
sentence before:<n> te	0.41	-0.41
sentence before:<n> the	-0.36	0.36
sentence before:<n> thi	0.84	-0.84
sentence before:<n> to	0.35	-0.35
sentence before:<n> total	0.28	-0.28
sentence before:<n> treat	0.27	-0.27
sentence before:<n> unit	0.47	-0.47
sentence before:<n> v	-0.51	0.51
sentence before:<n> visit	0.53	-0.53
sentence before:<n> w	-0.51	0.51
sentence before:<n> was	1.08	-1.08
sentence before:<n> we	-0.82	0.82
sentence before:<n> with	0.44	-0.44
sentence before:<n> x	0.84	-0.84
sentence before:<n> you	0.21	-0.21
sentence before:<n> your	0.72	-0.72
sentence before:?	0.24	-0.24
sentence before:a b	-0.36	0.36
sentence before:a benefit	0.76	-0.76
sentence before:a bill	0.35	-0.35
sentence before:a claim	0.4	-0.4
sentence before:a correct	0.63	-0.63
sentence before:a cover	0.55	-0.55
sentence before:a date	0.3	-0.3
sentence before:a denial	-0.6	0.6
sentence before:a doctor	-0.48	0.48
sentence before:a duplicat	0.86	-0.86
sentence before:a home	0.23	-0.23
sentence before:a medical	0.8	-0.8
sentence before:a medicar	-0.68	0.68
sentence before:a new	0.58	-0.58
sentence before:a non	0.3	-0.3
sentence before:a pay	-0.2	0.2
sentence before:a peer	-0.23	0.23
sentence before:a plan	0.17	-0.17
sentence before:a provider	0.21	-0.21
sentence before:a qualify	-0.74	0.74
sentence before:a reconsider	0.73	-0.73
sentence before:a request	0.47	-0.47
sentence before:a sign	0.58	-0.58
sentence before:a stat	0.29	-0.29
sentence before:a therapist	0.58	-0.58
sentence before:ab	0.28	-0.28
sentence before:ab <n>	0.28	-0.28
sentence before:able	-0.68	0.68
sentence before:able to	-0.68	0.68
sentence before:about	0.87	-0.87
sentence before:about the	-0.76	0.76
sentence before:about your	0.34	-0.34
sentence before:above	-0.74	0.74
sentence before:above a	-0.21	0.21
sentence before:above becaus	-0.88	0.88
sentence before:above has	-0.26	0.26
sentence before:absent	0.53	-0.53
sentence before:accept	0.77	-0.77
sentence before:accident	-0.84	0.84
sentence before:account no	0.21	-0.21
sentence before:acct	0.67	-0.67
sentence before:acct :	0.44	-0.44
sentence before:acnt	0.19	-0.19
sentence before:action	0.29	-0.29
sentence before:action taken	0.28	-0.28
sentence before:activ	0.69	-0.69
sentence before:acupunctur is	0.79	-0.79
sentence before:additional	0.26	-0.26
sentence before:addres	0.54	-0.54
sentence before:adelina	-0.23	0.23
sentence before:adj reason	1.34	-1.34
sentence before:adjudicat	0.46	-0.46
sentence before:adjust	0.57	-0.57
sentence before:adjust becaus	0.23	-0.23
sentence before:adjust reason	0.71	-0.71
sentence before:administrator	0.25	-0.25
sentence before:administrator llc	0.16	-0.16
sentence before:admit	0.39	-0.39
sentence before:advers benefit	0.37	-0.37
sentence before:advers determin	-0.49	0.49
sentence before:advic	-0.31	0.31
sentence before:after	0.34	-0.34
sentence before:after <month>	-0.99	0.99
sentence before:after a	-0.18	0.18
sentence before:after coverag	0.18	-0.18
sentence before:after that	0.2	-0.2
sentence before:after the	0.57	-0.57
sentence before:after you	0.18	-0.18
sentence before:again	1	-1
sentence before:agre	-0.4	0.4
sentence before:agree	0.32	-0.32
sentence before:agree with	0.25	-0.25
sentence before:aide	0.18	-0.18
sentence before:al	0.22	-0.22
sentence before:alder	-0.47	0.47
sentence before:alder creek	-0.73	0.73
sentence before:all	0.63	-0.63
sentence before:all <n>	0.18	-0.18
sentence before:allow <m>	-0.36	0.36
sentence before:allow adj	1.56	-1.56
sentence before:allow deduct	0.29	-0.29
sentence before:allow paid	-0.23	0.23
sentence before:allowanc	0.3	-0.3
sentence before:alone	-0.46	0.46
sentence before:already	0.2	-0.2
sentence before:also	0.21	-0.21
sentence before:am	0.46	-0.46
sentence before:amount	-0.26	0.26
sentence before:amount :	0.3	-0.3
sentence before:amount amount	-0.6	0.6
sentence before:amount bill	-0.53	0.53
sentence before:amount due	0.52	-0.52
sentence before:amount in	0.24	-0.24
sentence before:amount maximum	0.2	-0.2
sentence before:amount medicar	-0.29	0.29
sentence before:amount paid	1.02	-1.02
sentence before:amount plan	0.61	-0.61
sentence before:amt	-0.19	0.19
sentence before:an appeal	-0.77	0.77
sentence before:an attach	0.56	-0.56
sentence before:an audit	-0.72	0.72
sentence before:an earlier	0.18	-0.18
sentence before:an emergency	0.65	-0.65
sentence before:an independent	0.25	-0.25
sentence before:and <month>	0.41	-0.41
sentence before:and <n>	-0.79	0.79
sentence before:and a	0.81	-0.81
sentence before:and deny	0.58	-0.58
sentence before:and did	0.44	-0.44
sentence before:and is	1.09	-1.09
sentence before:and necessary	0.61	-0.61
sentence before:and no	0.4	-0.4
sentence before:and none	0.26	-0.26
sentence before:and our	-0.19	0.19
sentence before:and plan	0.23	-0.23
sentence before:and remark	0.78	-0.78
sentence before:and return	0.34	-0.34
sentence before:and the	0.41	-0.41
sentence before:and you	0.85	-0.85
sentence before:another procedur	-0.32	0.32
sentence before:another servic	0.45	-0.45
sentence before:answer	0.64	-0.64
sentence before:anthem	0.31	-0.31
sentence before:any	0.21	-0.21
sentence before:anytown	0.5	-0.5
sentence before:appeal	0.83	-0.83
sentence before:appeal :	0.62	-0.62
sentence before:appeal by	0.27	-0.27
sentence before:appeal decision	0.24	-0.24
sentence before:appeal if	0.19	-0.19
sentence before:appeal of	-0.32	0.32
sentence before:appeal po	0.2	-0.2
sentence before:appeal right	0.16	-0.16
sentence before:appeal to	0.26	-0.26
sentence before:appeal within	0.41	-0.41
sentence before:apply	-0.4	0.4
sentence before:apply to	0.25	-0.25
sentence before:appoint	0.38	-0.38
sentence before:approv	-1.29	1.29
sentence before:approv ?	0.22	-0.22
sentence before:approv by	0.5	-0.5
sentence before:approv medicar	0.17	-0.17
sentence before:approv the	-0.53	0.53
sentence before:approv thi	-1.22	1.22
sentence before:approval	0.89	-0.89
sentence before:are deny	0.98	-0.98
sentence before:are dismiss	-0.9	0.9
sentence before:are need	0.43	-0.43
sentence before:are non	0.65	-0.65
sentence before:are not	-0.86	0.86
sentence before:are responsibl	0.23	-0.23
sentence before:are unabl	-0.97	0.97
sentence before:are uphold	-0.19	0.19
sentence before:articl	0.55	-0.55
sentence before:as of	0.29	-0.29
sentence before:asg	0.19	-0.19
sentence before:asg y	0.19	-0.19
sentence before:ask	0.46	-0.46
sentence before:ask the	0.32	-0.32
sentence before:ask us	0.21	-0.21
sentence before:asked for	0.52	-0.52
sentence before:asked us	0.32	-0.32
sentence before:assess	0.64	-0.64
sentence before:assess and	0.22	-0.22
sentence before:assistanc	0.27	-0.27
sentence before:associat	0.25	-0.25
sentence before:assocy	0.22	-0.22
sentence before:at <n>	0.29	-0.29
sentence before:at a	-0.23	0.23
sentence before:at claim	-0.69	0.69
sentence before:at least	-1.07	1.07
sentence before:attach	0.36	-0.36
sentence before:attend	0.48	-0.48
sentence before:attn	0.25	-0.25
sentence before:attn :	0.24	-0.24
sentence before:audit	-0.69	0.69
sentence before:authoriz	1.63	-1.63
sentence before:authoriz notific	0.43	-0.43
sentence before:authoriz number	0.33	-0.33
sentence before:b	-0.4	0.4
sentence before:b <n>	0.37	-0.37
sentence before:b medical	0.19	-0.19
sentence before:back	0.33	-0.33
sentence before:balanc	0.77	-0.77
sentence before:bartholomew	0.29	-0.29
sentence before:based	-1.02	1.02
sentence before:based on	-0.62	0.62
sentence before:baysid	0.26	-0.26
sentence before:be bill	-1.22	1.22
sentence before:be consider	0.24	-0.24
sentence before:be paid	0.46	-0.46
sentence before:be postmark	0.36	-0.36
sentence before:be receiv	-1.19	1.19
sentence before:becaus	0.29	-0.29
sentence before:becaus :	-1.78	1.78
sentence before:becaus it	0.42	-0.42
sentence before:becaus the	1.7	-1.7
sentence before:becaus thi	0.67	-0.67
sentence before:becaus you	0.21	-0.21
sentence before:been deny	-0.67	0.67
sentence before:been given	0.51	-0.51
sentence before:been reach	-0.21	0.21
sentence before:befor	-0.27	0.27
sentence before:befor the	-0.62	0.62
sentence before:befor we	0.9	-0.9
sentence before:begin	-0.45	0.45
sentence before:behalf	-0.57	0.57
sentence before:behalf of	0.19	-0.19
sentence before:being	0.47	-0.47
sentence before:below	-0.69	0.69
sentence before:below request	0.54	-0.54
sentence before:bend	0.32	-0.32
sentence before:beneficiary	0.41	-0.41
sentence before:benefit are	-0.64	0.64
sentence before:benefit determin	0.37	-0.37
sentence before:benefit for	0.83	-0.83
sentence before:benefit maximum	-0.21	0.21
sentence before:benefit of	0.86	-0.86
sentence before:benefit plan	-0.48	0.48
sentence before:benefit servic	-0.69	0.69
sentence before:benefit stat	0.18	-0.18
sentence before:benefit thi	0.24	-0.24
sentence before:between	0.59	-0.59
sentence before:bill	-1.05	1.05
sentence before:bill :	0.32	-0.32
sentence before:bill allow	0.55	-0.55
sentence before:bill amount	0.28	-0.28
sentence before:bill below	-0.71	0.71
sentence before:bill code	-0.25	0.25
sentence before:bill discount	-0.77	0.77
sentence before:bill error	0.45	-0.45
sentence before:bill for	-1.02	1.02
sentence before:bill not	-1.38	1.38
sentence before:bill paid	-0.2	0.2
sentence before:bill plan	-0.82	0.82
sentence before:bill provider	-0.88	0.88
sentence before:bill with	-0.18	0.18
sentence before:birch	0.3	-0.3
sentence before:birch health	0.29	-0.29
sentence before:birchwood	0.17	-0.17
sentence before:birth	0.71	-0.71
sentence before:birth <d>	0.56	-0.56
sentence before:birth date	0.17	-0.17
sentence before:blue	0.43	-0.43
sentence before:blue cros	0.21	-0.21
sentence before:blue shield	0.19	-0.19
sentence before:bluestem	-0.32	0.32
sentence before:bluestem orthopedic	-0.34	0.34
sentence before:board	0.81	-0.81
sentence before:board certify	0.71	-0.71
sentence before:born <d>	-0.62	0.62
sentence before:box	0.73	-0.73
sentence before:box <5>	0.27	-0.27
sentence before:box <n>	0.61	-0.61
sentence before:brace	-0.6	0.6
sentence before:brochur	0.42	-0.42
sentence before:busines	0.55	-0.55
sentence before:busines day	0.55	-0.55
sentence before:by :	0.24	-0.24
sentence before:by <d>	0.25	-0.25
sentence before:by <month>	-0.33	0.33
sentence before:by <n>	0.5	-0.5
sentence before:by a	0.21	-0.21
sentence before:by the	0.9	-0.9
sentence before:by you	0.54	-0.54
sentence before:c <n>	-0.62	0.62
sentence before:ca	0.21	-0.21
sentence before:ca <5>	0.16	-0.16
sentence before:calendar	0.83	-0.83
sentence before:calendar day	0.55	-0.55
sentence before:calendar year	0.37	-0.37
sentence before:call	1.06	-1.06
sentence before:call <n>	0.18	-0.18
sentence before:call for	0.66	-0.66
sentence before:came	0.37	-0.37
sentence before:can	0.88	-0.88
sentence before:can appeal	0.25	-0.25
sentence before:can ask	0.28	-0.28
sentence before:can be	0.41	-0.41
sentence before:cannot pay	-0.19	0.19
sentence before:canyon	-0.64	0.64
sentence before:carc	0.9	-0.9
sentence before:carc <n>	0.96	-0.96
sentence before:carc rarc	0.21	-0.21
sentence before:care	0.4	-0.4
sentence before:care :	0.69	-0.69
sentence before:care <n>	0.26	-0.26
sentence before:care is	0.35	-0.35
sentence before:care network	-0.55	0.55
sentence before:care was	0.42	-0.42
sentence before:careful	0.53	-0.53
sentence before:carrier	0.24	-0.24
sentence before:case	0.76	-0.76
sentence before:casimir	0.26	-0.26
sentence before:cb	0.26	-0.26
sentence before:cd	0.55	-0.55
sentence before:cedar	0.2	-0.2
sentence before:cedar flat	0.18	-0.18
sentence before:center	0.67	-0.67
sentence before:center for	0.26	-0.26
sentence before:certify	0.57	-0.57
sentence before:certify in	0.19	-0.19
sentence before:chang	-0.19	0.19
sentence before:chang our	-0.88	0.88
sentence before:charg	-0.33	0.33
sentence before:charg :	0.56	-0.56
sentence before:charg <n>	0.28	-0.28
sentence before:charg allow	-0.4	0.4
sentence before:charg amount	-0.25	0.25
sentence before:charg approv	0.3	-0.3
sentence before:charg discount	0.65	-0.65
sentence before:charg exceed	-0.41	0.41
sentence before:charg ineligibl	-0.68	0.68
sentence before:charg not	-0.98	0.98
sentence before:charg paid	-0.68	0.68
sentence before:check number	-0.61	0.61
sentence before:chg	-0.31	0.31
sentence before:child	-0.69	0.69
sentence before:chiropractic	-0.4	0.4
sentence before:chiropractic care	-0.32	0.32
sentence before:claim	-0.47	0.47
sentence before:claim :	0.62	-0.62
sentence before:claim <n>	0.16	-0.16
sentence before:claim above	-1.04	1.04
sentence before:claim and	0.73	-0.73
sentence before:claim becaus	0.5	-0.5
sentence before:claim below	-0.53	0.53
sentence before:claim control	-0.22	0.22
sentence before:claim date	0.5	-0.5
sentence before:claim denial	-0.59	0.59
sentence before:claim detail	-0.67	0.67
sentence before:claim for	0.33	-0.33
sentence before:claim form	0.3	-0.3
sentence before:claim h	-0.9	0.9
sentence before:claim has	-0.25	0.25
sentence before:claim icn	0.19	-0.19
sentence before:claim id	0.23	-0.23
sentence before:claim is	0.42	-0.42
sentence before:claim no	0.26	-0.26
sentence before:claim number	0.18	-0.18
sentence before:claim or	0.25	-0.25
sentence before:claim servic	1.43	-1.43
sentence before:claim shown	-0.78	0.78
sentence before:claim statu	-0.28	0.28
sentence before:claim to	-0.18	0.18
sentence before:claim total	-0.7	0.7
sentence before:claimant	0.39	-0.39
sentence before:clinic	-0.68	0.68
sentence before:clinical	1.38	-1.38
sentence before:clm	-0.88	0.88
sentence before:co	-0.92	0.92
sentence before:co <n>	-0.54	0.54
sentence before:co b	-0.84	0.84
sentence before:co contractual	0.38	-0.38
sentence before:co pay	0.22	-0.22
sentence before:cod	1.05	-1.05
sentence before:code	-1.02	1.02
sentence before:code :	0.57	-0.57
sentence before:code <5>	0.67	-0.67
sentence before:code <d>	-0.71	0.71
sentence before:code <n>	-1.62	1.62
sentence before:code bill	0.87	-0.87
sentence before:code description	-0.57	0.57
sentence before:code paid	-1.18	1.18
sentence before:coin	0.51	-0.51
sentence before:combin	0.23	-0.23
sentence before:community	-0.32	0.32
sentence before:community care	-0.37	0.37
sentence before:company	0.31	-0.31
sentence before:compens	0.19	-0.19
sentence before:complet	1.12	-1.12
sentence before:complet our	0.58	-0.58
sentence before:condition	0.64	-0.64
sentence before:conservativ	0.37	-0.37
sentence before:consider	1.28	-1.28
sentence before:contact	0.63	-0.63
sentence before:continu	0.27	-0.27
sentence before:continu <n>	0.63	-0.63
sentence before:contractor	0.73	-0.73
sentence before:contractual	0.43	-0.43
sentence before:contractual oblig	0.38	-0.38
sentence before:cooperativ	-0.61	0.61
sentence before:copay	1.16	-1.16
sentence before:copper	-0.45	0.45
sentence before:copperfield	-0.19	0.19
sentence before:cordelia	0.17	-0.17
sentence before:correct	1.42	-1.42
sentence before:correct claim	0.63	-0.63
sentence before:cost	-0.44	0.44
sentence before:could	-0.39	0.39
sentence before:could not	-1.03	1.03
sentence before:counsel	0.28	-0.28
sentence before:cover	0.25	-0.25
sentence before:cover <m>	-0.51	0.51
sentence before:cover <n>	-0.97	0.97
sentence before:cover a	0.48	-0.48
sentence before:cover benefit	0.6	-0.6
sentence before:cover by	0.66	-0.66
sentence before:cover charg	-0.41	0.41
sentence before:cover code	0.58	-0.58
sentence before:cover in	0.16	-0.16
sentence before:cover servic	0.78	-0.78
sentence before:cover the	-0.49	0.49
sentence before:coverag	1.05	-1.05
sentence before:coverag ended	0.17	-0.17
sentence before:coverag terminat	0.18	-0.18
sentence before:cpt	0.34	-0.34
sentence before:cpt <n>	1.05	-1.05
sentence before:cpt charg	-0.93	0.93
sentence before:cr	-0.63	0.63
sentence before:cr <n>	-0.63	0.63
sentence before:cranmor	-0.2	0.2
sentence before:creek	-0.3	0.3
sentence before:creek physical	-0.72	0.72
sentence before:criteria	0.59	-0.59
sentence before:cros	0.21	-0.21
sentence before:ct	0.35	-0.35
sentence before:current	-0.43	0.43
sentence before:d	-0.43	0.43
sentence before:d <5>	0.23	-0.23
sentence before:d <n>	-0.74	0.74
sentence before:d number	0.18	-0.18
sentence before:daily	0.43	-0.43
sentence before:daily note	0.23	-0.23
sentence before:date	0.62	-0.62
sentence before:date :	0.24	-0.24
sentence before:date <n>	0.57	-0.57
sentence before:date and	0.94	-0.94
sentence before:date bill	0.53	-0.53
sentence before:date code	0.74	-0.74
sentence before:date description	-0.2	0.2
sentence before:date proc	-0.41	0.41
sentence before:date receiv	0.38	-0.38
sentence before:date s	0.66	-0.66
sentence before:date servic	-0.89	0.89
sentence before:date you	0.2	-0.2
sentence before:dated	-0.46	0.46
sentence before:dated <month>	0.6	-0.6
sentence before:daughter	0.2	-0.2
sentence before:day	-0.49	0.49
sentence before:day after	-0.52	0.52
sentence before:day from	0.43	-0.43
sentence before:de	0.16	-0.16
sentence before:dear	1.07	-1.07
sentence before:dear bluestem	-0.38	0.38
sentence before:dear dr	0.17	-0.17
sentence before:dear harrow	-0.66	0.66
sentence before:dear ms	0.5	-0.5
sentence before:dear provider	0.98	-0.98
sentence before:dear sir	0.29	-0.29
sentence before:decid	-0.28	0.28
sentence before:decid on	0.64	-0.64
sentence before:decid that	-0.18	0.18
sentence before:decid to	-0.42	0.42
sentence before:decision	0.51	-0.51
sentence before:decision :	1.13	-1.13
sentence before:decision on	-0.29	0.29
sentence before:decision to	-0.18	0.18
sentence before:decision within	0.44	-0.44
sentence before:deductibl	0.41	-0.41
sentence before:deem	0.85	-0.85
sentence before:deem a	0.68	-0.68
sentence before:deem the	0.23	-0.23
sentence before:degr	0.49	-0.49
sentence before:delivery	0.17	-0.17
sentence before:denial	-0.61	0.61
sentence before:denial :	-1.03	1.03
sentence before:denial is	0.25	-0.25
sentence before:denial of	-0.9	0.9
sentence before:dental	-0.52	0.52
sentence before:deny	-2.05	2.05
sentence before:deny :	-1.36	1.36
sentence before:deny as	0.28	-0.28
sentence before:deny becaus	0.53	-0.53
sentence before:deny claim	-0.32	0.32
sentence before:deny co	-0.26	0.26
sentence before:deny paid	0.42	-0.42
sentence before:deny patient	-0.82	0.82
sentence before:deny pay	-0.39	0.39
sentence before:deny the	0.21	-0.21
sentence before:deny thi	-1.33	1.33
sentence before:deny with	0.96	-0.96
sentence before:deny your	0.16	-0.16
sentence before:depart	0.51	-0.51
sentence before:depart of	0.4	-0.4
sentence before:dependent	0.53	-0.53
sentence before:describ	1.35	-1.35
sentence before:description	-1.48	1.48
sentence before:description <n>	0.2	-0.2
sentence before:detach	0.34	-0.34
sentence before:detach and	0.34	-0.34
sentence before:determin :	0.21	-0.21
sentence before:determin that	0.37	-0.37
sentence before:diagnosy	0.29	-0.29
sentence before:did	0.49	-0.49
sentence before:did not	0.82	-0.82
sentence before:did we	-0.45	0.45
sentence before:different	-0.37	0.37
sentence before:director	-0.2	0.2
sentence before:disagre	0.29	-0.29
sentence before:disagre with	0.2	-0.2
sentence before:disc	0.4	-0.4
sentence before:discount	-0.78	0.78
sentence before:dismiss	-0.24	0.24
sentence before:disput	1.41	-1.41
sentence before:disput :	0.48	-0.48
sentence before:dme	0.16	-0.16
sentence before:dme mac	0.16	-0.16
sentence before:do	1.99	-1.99
sentence before:do not	1.79	-1.79
sentence before:dob	-0.33	0.33
sentence before:dob :	0.21	-0.21
sentence before:doctor	-0.55	0.55
sentence before:doctor :	0.53	-0.53
sentence before:document	1.04	-1.04
sentence before:document is	0.56	-0.56
sentence before:doe	0.98	-0.98
sentence before:doe not	0.98	-0.98
sentence before:dos <d>	-0.34	0.34
sentence before:dpt	0.45	-0.45
sentence before:dr	1.04	-1.04
sentence before:drug	0.85	-0.85
sentence before:drug is	0.23	-0.23
sentence before:drug that	-0.2	0.2
sentence before:dt	0.29	-0.29
sentence before:due	0.34	-0.34
sentence before:due :	0.35	-0.35
sentence before:due <m>	0.32	-0.32
sentence before:duplicat	1.04	-1.04
sentence before:dur	0.22	-0.22
sentence before:dx	0.32	-0.32
sentence before:e	0.36	-0.36
sentence before:e <5>	-0.41	0.41
sentence before:e <n>	1.09	-1.09
sentence before:each	-0.61	0.61
sentence before:ear	0.45	-0.45
sentence before:earlier	-0.33	0.33
sentence before:effectiv	0.17	-0.17
sentence before:eft	0.25	-0.25
sentence before:eg	0.41	-0.41
sentence before:eg <n>	0.41	-0.41
sentence before:eight	0.16	-0.16
sentence before:electrical	-0.21	0.21
sentence before:electrical stimul	-0.21	0.21
sentence before:eligibl	0.71	-0.71
sentence before:elm	0.32	-0.32
sentence before:emergency	0.76	-0.76
sentence before:employe	-0.66	0.66
sentence before:employer	0.62	-0.62
sentence before:end	-0.81	0.81
sentence before:ended	0.55	-0.55
sentence before:ended on	0.46	-0.46
sentence before:enroll	0.21	-0.21
sentence before:enrolle	0.17	-0.17
sentence before:entity	0.35	-0.35
sentence before:eob	-1.55	1.55
sentence before:epidural	0.69	-0.69
sentence before:epidural injection	0.51	-0.51
sentence before:epidural steroid	0.21	-0.21
sentence before:error	-1	1
sentence before:error s	0.45	-0.45
sentence before:establish	0.37	-0.37
sentence before:evalu	-0.23	0.23
sentence before:evergreen	-0.57	0.57
sentence before:every	0.17	-0.17
sentence before:evidenc	0.28	-0.28
sentence before:ex	-0.23	0.23
sentence before:ex code	-0.87	0.87
sentence before:exam	0.33	-0.33
sentence before:examin	0.61	-0.61
sentence before:exampl	0.19	-0.19
sentence before:exceed	-0.38	0.38
sentence before:exceed fee	0.26	-0.26
sentence before:exceed the	-1.08	1.08
sentence before:exclud	0.54	-0.54
sentence before:exclud by	0.17	-0.17
sentence before:exclusion	0.41	-0.41
sentence before:exercis	-0.31	0.31
sentence before:exercis <n>	-0.31	0.31
sentence before:expens	0.21	-0.21
sentence before:expens incurr	0.18	-0.18
sentence before:experimental	0.37	-0.37
sentence before:expir	0.52	-0.52
sentence before:explain	0.35	-0.35
sentence before:explan of	1.16	-1.16
sentence before:f	-0.2	0.2
sentence before:f <n>	0.29	-0.29
sentence before:facility	-0.38	0.38
sentence before:facility :	-0.55	0.55
sentence before:fact	1.15	-1.15
sentence before:fail	0.5	-0.5
sentence before:famy	-0.86	0.86
sentence before:famy medicin	0.44	-0.44
sentence before:famy practic	-0.71	0.71
sentence before:favorabl	0.29	-0.29
sentence before:fax	0.85	-0.85
sentence before:fax :	0.23	-0.23
sentence before:federal	0.6	-0.6
sentence before:federal servic	0.36	-0.36
sentence before:fee	-0.74	0.74
sentence before:fee schedul	-0.62	0.62
sentence before:fern	-0.34	0.34
sentence before:ferncliff	0.2	-0.2
sentence before:fil	0.8	-0.8
sentence before:fil has	0.44	-0.44
sentence before:fil limit	0.24	-0.24
sentence before:file	1.64	-1.64
sentence before:file an	0.27	-0.27
sentence before:file show	0.46	-0.46
sentence before:film	-0.54	0.54
sentence before:finaliz	0.25	-0.25
sentence before:find	-1.29	1.29
sentence before:find :	-0.85	0.85
sentence before:find that	-0.59	0.59
sentence before:finish	0.9	-0.9
sentence before:first level	0.19	-0.19
sentence before:fl	0.21	-0.21
sentence before:flat	0.2	-0.2
sentence before:flat imag	0.2	-0.2
sentence before:flexion	0.44	-0.44
sentence before:flexion <n>	0.3	-0.3
sentence before:follow	-0.28	0.28
sentence before:follow prescription	-0.21	0.21
sentence before:for :	0.32	-0.32
sentence before:for <m>	-0.5	0.5
sentence before:for an	0.9	-0.9
sentence before:for another	0.16	-0.16
sentence before:for claim	-0.8	0.8
sentence before:for denial	-1.13	1.13
sentence before:for each	0.83	-0.83
sentence before:for fil	0.46	-0.46
sentence before:for it	0.47	-0.47
sentence before:for medicar	0.26	-0.26
sentence before:for one	0.31	-0.31
sentence before:for part	0.25	-0.25
sentence before:for pay	0.35	-0.35
sentence before:for reconsider	0.22	-0.22
sentence before:for servic	-0.76	0.76
sentence before:for that	0.69	-0.69
sentence before:for the	1.28	-1.28
sentence before:for treat	-0.18	0.18
sentence before:for weight	0.35	-0.35
sentence before:for your	0.65	-0.65
sentence before:form	0.75	-0.75
sentence before:found	-0.62	0.62
sentence before:found that	-0.99	0.99
sentence before:four	0.37	-0.37
sentence before:foxhollow	0.37	-0.37
sentence before:foxhollow famy	0.37	-0.37
sentence before:from	-0.47	0.47
sentence before:from :	0.27	-0.27
sentence before:from <d>	-0.32	0.32
sentence before:from the	-0.25	0.25
sentence before:from thru	-0.73	0.73
sentence before:from you	0.38	-0.38
sentence before:from your	0.17	-0.17
sentence before:full	0.47	-0.47
sentence before:function	0.2	-0.2
sentence before:further	0.2	-0.2
sentence before:g	-0.67	0.67
sentence before:g <n>	-0.75	0.75
sentence before:gave	-0.44	0.44
sentence before:gett	0.44	-0.44
sentence before:give	0.18	-0.18
sentence before:given	0.58	-0.58
sentence before:given at	0.47	-0.47
sentence before:glossary	0.38	-0.38
sentence before:glossary :	0.37	-0.37
sentence before:goal	0.68	-0.68
sentence before:gold	0.21	-0.21
sentence before:good	0.19	-0.19
sentence before:got	-0.72	0.72
sentence before:govern	0.2	-0.2
sentence before:gp <n>	0.79	-0.79
sentence before:greta	-0.17	0.17
sentence before:grievanc	0.16	-0.16
sentence before:group	0.67	-0.67
sentence before:group <n>	0.49	-0.49
sentence before:grp	0.35	-0.35
sentence before:grp rc	0.29	-0.29
sentence before:guardian	0.17	-0.17
sentence before:guidelin	1.21	-1.21
sentence before:gulf	-0.5	0.5
sentence before:h	-1.02	1.02
sentence before:h <n>	-1.02	1.02
sentence before:had	0.52	-0.52
sentence before:hand	0.52	-0.52
sentence before:handl	0.41	-0.41
sentence before:handl deny	0.25	-0.25
sentence before:harbor	0.17	-0.17
sentence before:harriet	0.24	-0.24
sentence before:harrow	-0.6	0.6
sentence before:harrow lane	-0.61	0.61
sentence before:has	-0.6	0.6
sentence before:has been	-0.42	0.42
sentence before:has expir	0.44	-0.44
sentence before:has not	0.82	-0.82
sentence before:has submission	0.74	-0.74
sentence before:has to	-0.85	0.85
sentence before:have	1.08	-1.08
sentence before:have <n>	0.58	-0.58
sentence before:have been	0.69	-0.69
sentence before:have complet	0.51	-0.51
sentence before:have decid	-0.71	0.71
sentence before:have finish	0.58	-0.58
sentence before:have no	0.2	-0.2
sentence before:have not	0.51	-0.51
sentence before:have the	0.3	-0.3
sentence before:hcpc	0.25	-0.25
sentence before:health	0.6	-0.6
sentence before:health care	0.27	-0.27
sentence before:health insuranc	-0.52	0.52
sentence before:health plan	0.23	-0.23
sentence before:healthcar	0.26	-0.26
sentence before:hear	0.31	-0.31
sentence before:hello	0.16	-0.16
sentence before:henrietta	-0.4	0.4
sentence before:her	-0.22	0.22
sentence before:hic	0.48	-0.48
sentence before:hill	-0.63	0.63
sentence before:history	0.97	-0.97
sentence before:hmo	-0.35	0.35
sentence before:hmo claim	-0.53	0.53
sentence before:hollow	0.3	-0.3
sentence before:holly	0.27	-0.27
sentence before:home	0.91	-0.91
sentence before:hospital	0.58	-0.58
sentence before:how	0.41	-0.41
sentence before:how to	0.3	-0.3
sentence before:i	1.02	-1.02
sentence before:i d	0.26	-0.26
sentence before:icd	0.25	-0.25
sentence before:icn	0.43	-0.43
sentence before:icn <n>	0.66	-0.66
sentence before:id	-0.57	0.57
sentence before:id :	0.84	-0.84
sentence before:id <n>	-1.33	1.33
sentence before:id claim	0.29	-0.29
sentence before:id patient	0.29	-0.29
sentence before:id tcn	-0.28	0.28
sentence before:identific	0.18	-0.18
sentence before:identifier	0.42	-0.42
sentence before:if i	0.18	-0.18
sentence before:if the	0.27	-0.27
sentence before:if we	0.18	-0.18
sentence before:if you	0.57	-0.57
sentence before:imag	0.25	-0.25
sentence before:imag center	-0.5	0.5
sentence before:important	0.2	-0.2
sentence before:improv	0.21	-0.21
sentence before:in <n>	1.03	-1.03
sentence before:in a	0.26	-0.26
sentence before:in an	-0.7	0.7
sentence before:in disput	0.35	-0.35
sentence before:in error	-1.46	1.46
sentence before:in orthopedic	-0.32	0.32
sentence before:in our	0.53	-0.53
sentence before:in the	1.27	-1.27
sentence before:in your	0.54	-0.54
sentence before:inc	0.81	-0.81
sentence before:includ	1.1	-1.1
sentence before:includ in	0.93	-0.93
sentence before:incomplet	0.51	-0.51
sentence before:incomplet invalid	0.46	-0.46
sentence before:inconsistent	-0.21	0.21
sentence before:inconsistent with	-0.21	0.21
sentence before:incurr	0.29	-0.29
sentence before:incurr after	0.18	-0.18
sentence before:indemnity	-0.54	0.54
sentence before:independent	0.3	-0.3
sentence before:independent medical	0.52	-0.52
sentence before:independent review	-0.31	0.31
sentence before:ineligibl	-0.49	0.49
sentence before:inform	0.66	-0.66
sentence before:inform or	0.74	-0.74
sentence before:inform provid	0.58	-0.58
sentence before:inform submitt	0.43	-0.43
sentence before:infusion	-0.22	0.22
sentence before:initial	0.31	-0.31
sentence before:initial evalu	0.22	-0.22
sentence before:injection	0.17	-0.17
sentence before:injection <5>	0.26	-0.26
sentence before:injur	0.39	-0.39
sentence before:injur employe	0.16	-0.16
sentence before:injur person	0.19	-0.19
sentence before:injury	0.43	-0.43
sentence before:inpatient	-0.58	0.58
sentence before:inquiry	0.24	-0.24
sentence before:ins	-0.25	0.25
sentence before:institut	-0.7	0.7
sentence before:insur	0.62	-0.62
sentence before:insur name	0.38	-0.38
sentence before:insuranc	0.49	-0.49
sentence before:insuranc company	0.2	-0.2
sentence before:insured	0.24	-0.24
sentence before:invalid	0.74	-0.74
sentence before:investigational	0.5	-0.5
sentence before:investigational for	0.43	-0.43
sentence before:is <n>	-0.56	0.56
sentence before:is about	-0.52	0.52
sentence before:is an	0.21	-0.21
sentence before:is consider	0.19	-0.19
sentence before:is deny	-1.13	1.13
sentence before:is due	-0.45	0.45
sentence before:is exclud	0.19	-0.19
sentence before:is includ	0.8	-0.8
sentence before:is inconsistent	-0.21	0.21
sentence before:is medical	0.23	-0.23
sentence before:is miss	-0.86	0.86
sentence before:is more	0.2	-0.2
sentence before:is need	0.72	-0.72
sentence before:is no	0.25	-0.25
sentence before:is not	0.48	-0.48
sentence before:is on	1.52	-1.52
sentence before:is receiv	0.59	-0.59
sentence before:is self	0.47	-0.47
sentence before:is the	0.22	-0.22
sentence before:is unfavorabl	-0.56	0.56
sentence before:is upheld	0.29	-0.29
sentence before:issue	-0.83	0.83
sentence before:it cannot	-0.16	0.16
sentence before:it is	0.68	-0.68
sentence before:it on	0.89	-0.89
sentence before:it was	0.92	-0.92
sentence before:it with	0.23	-0.23
sentence before:item	1.07	-1.07
sentence before:itemiz	0.19	-0.19
sentence before:its	0.16	-0.16
sentence before:j	0.52	-0.52
sentence before:j <n>	0.38	-0.38
sentence before:jessamin	0.18	-0.18
sentence before:juniper	0.25	-0.25
sentence before:juniper ridge	0.2	-0.2
sentence before:jurisdiction	0.18	-0.18
sentence before:k	0.16	-0.16
sentence before:keep	0.33	-0.33
sentence before:kestrel	0.25	-0.25
sentence before:kettl	0.55	-0.55
sentence before:knee brace	-0.64	0.64
sentence before:l	-0.59	0.59
sentence before:l <n>	-0.44	0.44
sentence before:lack	0.76	-0.76
sentence before:lack inform	0.76	-0.76
sentence before:lake	0.5	-0.5
sentence before:lake health	0.2	-0.2
sentence before:lane	-0.56	0.56
sentence before:lane podiatry	-0.61	0.61
sentence before:larkspur	0.26	-0.26
sentence before:last	0.5	-0.5
sentence before:later	0.25	-0.25
sentence before:laurel	0.22	-0.22
sentence before:least	-1.07	1.07
sentence before:left	-0.34	0.34
sentence before:leopold	0.2	-0.2
sentence before:letter	1.17	-1.17
sentence before:letter is	0.37	-0.37
sentence before:level	0.25	-0.25
sentence before:level disput	0.27	-0.27
sentence before:level of	-0.28	0.28
sentence before:liabl	-0.42	0.42
sentence before:licens	0.23	-0.23
sentence before:limit	0.57	-0.57
sentence before:limit for	0.52	-0.52
sentence before:limit in	0.16	-0.16
sentence before:limit of	0.29	-0.29
sentence before:limit to	0.74	-0.74
sentence before:line	0.17	-0.17
sentence before:line <n>	-0.22	0.22
sentence before:line dos	-0.34	0.34
sentence before:list	-0.5	0.5
sentence before:list above	-0.5	0.5
sentence before:list below	0.54	-0.54
sentence before:littl	0.26	-0.26
sentence before:ln	0.82	-0.82
sentence before:ln dos	0.77	-0.77
sentence before:log	0.27	-0.27
sentence before:look	-0.22	0.22
sentence before:look again	0.23	-0.23
sentence before:look at	-0.32	0.32
sentence before:los	0.53	-0.53
sentence before:lower	0.8	-0.8
sentence before:lumbar	-0.16	0.16
sentence before:lumbar epidural	0.24	-0.24
sentence before:m	0.32	-0.32
sentence before:m <m>	0.2	-0.2
sentence before:ma	-0.87	0.87
sentence before:ma <n>	-0.88	0.88
sentence before:mac	0.16	-0.16
sentence before:mac jurisdiction	0.16	-0.16
sentence before:madam	0.29	-0.29
sentence before:made	-0.49	0.49
sentence before:made thi	-0.45	0.45
sentence before:maintenanc	0.16	-0.16
sentence before:make	0.34	-0.34
sentence before:manag	0.25	-0.25
sentence before:manager	0.34	-0.34
sentence before:manual therapy	-0.17	0.17
sentence before:many	1	-1
sentence before:many servic	0.66	-0.66
sentence before:mapleton	0.17	-0.17
sentence before:mapleton spine	0.17	-0.17
sentence before:marigold	0.17	-0.17
sentence before:marketplac	0.19	-0.19
sentence before:marsh	0.42	-0.42
sentence before:match	0.38	-0.38
sentence before:maximum allowabl	-0.21	0.21
sentence before:maximum for	-0.21	0.21
sentence before:maximum see	0.19	-0.19
sentence before:may	1.18	-1.18
sentence before:may <n>	0.83	-0.83
sentence before:may appeal	0.33	-0.33
sentence before:may ask	0.69	-0.69
sentence before:may be	0.25	-0.25
sentence before:may not	-0.21	0.21
sentence before:may note	-0.43	0.43
sentence before:md	0.2	-0.2
sentence before:mean	-0.37	0.37
sentence before:medicaid	0.2	-0.2
sentence before:medicaid id	0.2	-0.2
sentence before:medicaid servic	0.26	-0.26
sentence before:medical director	-0.2	0.2
sentence before:medical examin	0.25	-0.25
sentence before:medical insuranc	0.19	-0.19
sentence before:medical necessary	1.43	-1.43
sentence before:medical pay	0.16	-0.16
sentence before:medical record	-1.38	1.38
sentence before:medical review	0.85	-0.85
sentence before:medical servic	0.2	-0.2
sentence before:medicar	1.01	-1.01
sentence before:medicar appeal	0.17	-0.17
sentence before:medicar approv	0.8	-0.8
sentence before:medicar doe	-0.66	0.66
sentence before:medicar medicaid	0.36	-0.36
sentence before:medicar number	-0.5	0.5
sentence before:medicar part	0.49	-0.49
sentence before:medicar you	-0.38	0.38
sentence before:medicin	1.03	-1.03
sentence before:medicin :	0.2	-0.2
sentence before:meet the	0.9	-0.9
sentence before:member	0.51	-0.51
sentence before:member :	0.19	-0.19
sentence before:member claim	0.19	-0.19
sentence before:member number	-0.16	0.16
sentence before:mesa	0.59	-0.59
sentence before:messag	-0.34	0.34
sentence before:messag :	-0.26	0.26
sentence before:messag <n>	-0.62	0.62
sentence before:met	0.45	-0.45
sentence before:mg	-0.48	0.48
sentence before:mi	0.25	-0.25
sentence before:mid	-0.21	0.21
sentence before:mid <n>	-0.21	0.21
sentence before:millrac	0.16	-0.16
sentence before:minut	0.78	-0.78
sentence before:minut for	0.43	-0.43
sentence before:miss	-0.21	0.21
sentence before:miss incomplet	0.46	-0.46
sentence before:miss or	0.17	-0.17
sentence before:mk	0.5	-0.5
sentence before:mk <n>	0.5	-0.5
sentence before:moa	0.38	-0.38
sentence before:moa ma	0.19	-0.19
sentence before:mod	0.83	-0.83
sentence before:mod unit	0.62	-0.62
sentence before:modality	0.83	-0.83
sentence before:modifier	-0.87	0.87
sentence before:month	1.25	-1.25
sentence before:more	-0.21	0.21
sentence before:more than	0.45	-0.45
sentence before:mri	1.1	-1.1
sentence before:mri of	0.19	-0.19
sentence before:ms	0.52	-0.52
sentence before:msg	-0.9	0.9
sentence before:multipl	0.71	-0.71
sentence before:must send	0.53	-0.53
sentence before:mutual	0.52	-0.52
sentence before:name :	0.58	-0.58
sentence before:name recipient	-1.05	1.05
sentence before:national	0.36	-0.36
sentence before:nc	-0.32	0.32
sentence before:necessary	1.73	-1.73
sentence before:necessity by	0.68	-0.68
sentence before:need	0.93	-0.93
sentence before:need for	-0.2	0.2
sentence before:need the	0.57	-0.57
sentence before:need to	0.55	-0.55
sentence before:nerve	0.38	-0.38
sentence before:net	0.48	-0.48
sentence before:net <m>	0.41	-0.41
sentence before:network provider	0.97	-0.97
sentence before:neurology	0.23	-0.23
sentence before:new	0.65	-0.65
sentence before:next	0.62	-0.62
sentence before:no	1.78	-1.78
sentence before:no :	0.4	-0.4
sentence before:no <m>	-0.86	0.86
sentence before:no <n>	0.18	-0.18
sentence before:no authoriz	0.21	-0.21
sentence before:no benefit	0.61	-0.61
sentence before:no claim	-0.27	0.27
sentence before:no pay	0.41	-0.41
sentence before:no record	0.16	-0.16
sentence before:non cover	-0.3	0.3
sentence before:none	0.78	-0.78
sentence before:not	1.04	-1.04
sentence before:not a	0.41	-0.41
sentence before:not able	-0.68	0.68
sentence before:not agree	0.21	-0.21
sentence before:not an	0.62	-0.62
sentence before:not approv	-0.93	0.93
sentence before:not authoriz	0.43	-0.43
sentence before:not be	-0.68	0.68
sentence before:not been	0.51	-0.51
sentence before:not bill	0.31	-0.31
sentence before:not chang	-0.68	0.68
sentence before:not deem	0.68	-0.68
sentence before:not describ	0.19	-0.19
sentence before:not get	0.61	-0.61
sentence before:not in	0.45	-0.45
sentence before:not match	0.36	-0.36
sentence before:not medical	0.98	-0.98
sentence before:not met	0.16	-0.16
sentence before:not paid	0.53	-0.53
sentence before:not payabl	0.2	-0.2
sentence before:not receiv	0.33	-0.33
sentence before:not show	1.19	-1.19
sentence before:not support	0.66	-0.66
sentence before:not valid	0.44	-0.44
sentence before:note	-0.77	0.77
sentence before:note <d>	-0.66	0.66
sentence before:note doe	0.39	-0.39
sentence before:note of	0.22	-0.22
sentence before:notic	1.59	-1.59
sentence before:notic date	0.23	-0.23
sentence before:notic of	0.95	-0.95
sentence before:notic to	0.16	-0.16
sentence before:notific	-0.19	0.19
sentence before:notific absent	0.43	-0.43
sentence before:npi	0.33	-0.33
sentence before:npi :	0.23	-0.23
sentence before:number	0.31	-0.31
sentence before:number :	0.79	-0.79
sentence before:number <n>	-0.53	0.53
sentence before:number date	0.25	-0.25
sentence before:number is	0.53	-0.53
sentence before:number of	0.98	-0.98
sentence before:nurs	0.56	-0.56
sentence before:nw	-0.36	0.36
sentence before:o	0.43	-0.43
sentence before:o box	0.26	-0.26
sentence before:oak	0.42	-0.42
sentence before:objectiv	0.24	-0.24
sentence before:objectiv :	0.24	-0.24
sentence before:oblig	0.38	-0.38
sentence before:obtain	0.25	-0.25
sentence before:occupational	0.22	-0.22
sentence before:occurrenc	-0.24	0.24
sentence before:occurrenc has	-0.24	0.24
sentence before:of <d>	-0.58	0.58
sentence before:of <m>	0.52	-0.52
sentence before:of <n>	-0.47	0.47
sentence before:of a	-0.27	0.27
sentence before:of advers	0.18	-0.18
sentence before:of an	0.18	-0.18
sentence before:of another	1.25	-1.25
sentence before:of appeal	0.17	-0.17
sentence before:of benefit	0.54	-0.54
sentence before:of birth	0.58	-0.58
sentence before:of care	0.39	-0.39
sentence before:of claim	0.83	-0.83
sentence before:of conservativ	0.37	-0.37
sentence before:of injury	0.26	-0.26
sentence before:of medical	-0.67	0.67
sentence before:of one	0.54	-0.54
sentence before:of pay	0.32	-0.32
sentence before:of provider	0.33	-0.33
sentence before:of servic	-0.17	0.17
sentence before:of thi	0.97	-0.97
sentence before:of time	0.45	-0.45
sentence before:of treat	0.76	-0.76
sentence before:of unit	0.67	-0.67
sentence before:of visit	0.38	-0.38
sentence before:of your	0.98	-0.98
sentence before:offic	1	-1
sentence before:offic :	0.49	-0.49
sentence before:offic note	0.25	-0.25
sentence before:offic visit	0.71	-0.71
sentence before:official	-0.67	0.67
sentence before:on <d>	-0.51	0.51
sentence before:on <month>	0.21	-0.21
sentence before:on <n>	0.92	-0.92
sentence before:on behalf	0.19	-0.19
sentence before:on file	1.23	-1.23
sentence before:on may	0.7	-0.7
sentence before:on the	-1.01	1.01
sentence before:on thi	0.92	-0.92
sentence before:on your	-0.3	0.3
sentence before:once	1.33	-1.33
sentence before:once in	1	-1
sentence before:one	2.1	-2.1
sentence before:open	-0.37	0.37
sentence before:operativ	0.18	-0.18
sentence before:option	0.29	-0.29
sentence before:optum	-0.55	0.55
sentence before:or a	-0.63	0.63
sentence before:or fax	0.5	-0.5
sentence before:or file	0.29	-0.29
sentence before:or has	0.74	-0.74
sentence before:or madam	0.29	-0.29
sentence before:or more	-0.94	0.94
sentence before:or occurrenc	-0.24	0.24
sentence before:or your	0.43	-0.43
sentence before:orchard	-0.61	0.61
sentence before:order	-0.44	0.44
sentence before:original	0.24	-0.24
sentence before:original denial	0.25	-0.25
sentence before:orthopedic	-0.28	0.28
sentence before:orthopedic :	-0.38	0.38
sentence before:other <n>	-0.32	0.32
sentence before:other document	0.56	-0.56
sentence before:oti	-0.65	0.65
sentence before:ottolin	-0.17	0.17
sentence before:our decision	-0.98	0.98
sentence before:our file	0.55	-0.55
sentence before:our medical	-0.24	0.24
sentence before:our member	0.25	-0.25
sentence before:our review	0.19	-0.19
sentence before:our reviewer	0.56	-0.56
sentence before:out	0.46	-0.46
sentence before:outcom	-0.38	0.38
sentence before:over	0.6	-0.6
sentence before:overpaid	-1.3	1.3
sentence before:overpay	-0.57	0.57
sentence before:overturn	1.13	-1.13
sentence before:overturn the	0.73	-0.73
sentence before:owe <d>	0.22	-0.22
sentence before:p	-1.04	1.04
sentence before:p <n>	-1.04	1.04
sentence before:p a	-0.68	0.68
sentence before:p o	0.26	-0.26
sentence before:pa	0.29	-0.29
sentence before:page	0.94	-0.94
sentence before:page <n>	0.69	-0.69
sentence before:paid	-0.92	0.92
sentence before:paid :	0.69	-0.69
sentence before:paid <5>	-0.36	0.36
sentence before:paid <m>	-0.76	0.76
sentence before:paid <n>	1.19	-1.19
sentence before:paid be	-0.38	0.38
sentence before:paid code	-0.19	0.19
sentence before:paid may	-0.69	0.69
sentence before:paid msg	-0.27	0.27
sentence before:paid on	0.39	-0.39
sentence before:paid reason	0.22	-0.22
sentence before:paid separat	0.9	-0.9
sentence before:paid you	-0.5	0.5
sentence before:pain	1.26	-1.26
sentence before:pain after	1	-1
sentence before:paper	0.59	-0.59
sentence before:parent	0.17	-0.17
sentence before:part	1.45	-1.45
sentence before:part b	0.25	-0.25
sentence before:part d	0.52	-0.52
sentence before:part of	0.91	-0.91
sentence before:partial	0.27	-0.27
sentence before:participant	0.34	-0.34
sentence before:pat	0.31	-0.31
sentence before:path	0.34	-0.34
sentence before:patient :	0.52	-0.52
sentence before:patient account	-0.2	0.2
sentence before:patient acct	0.39	-0.39
sentence before:patient birth	0.16	-0.16
sentence before:patient claim	0.61	-0.61
sentence before:patient inform	0.16	-0.16
sentence before:patient may	-0.88	0.88
sentence before:pay	-0.69	0.69
sentence before:pay :	0.34	-0.34
sentence before:pay <m>	0.32	-0.32
sentence before:pay adjust	0.23	-0.23
sentence before:pay amount	0.17	-0.17
sentence before:pay decision	0.35	-0.35
sentence before:pay for	0.55	-0.55
sentence before:pay is	-0.71	0.71
sentence before:pay it	-0.92	0.92
sentence before:pay of	-0.51	0.51
sentence before:pay pay	-0.44	0.44
sentence before:pay to	-0.25	0.25
sentence before:payabl	-0.69	0.69
sentence before:payabl to	0.26	-0.26
sentence before:payee	0.33	-0.33
sentence before:payee :	0.2	-0.2
sentence before:payer	1.42	-1.42
sentence before:payer deem	0.23	-0.23
sentence before:pc	0.23	-0.23
sentence before:pcn	-0.52	0.52
sentence before:pd	-0.73	0.73
sentence before:pediatric	0.39	-0.39
sentence before:pediatric therapy	0.24	-0.24
sentence before:peer review	-0.23	0.23
sentence before:peer to	0.23	-0.23
sentence before:percent	-1.15	1.15
sentence before:perform	0.62	-0.62
sentence before:perform on	0.62	-0.62
sentence before:period	0.36	-0.36
sentence before:period of	0.34	-0.34
sentence before:period or	-0.24	0.24
sentence before:person	0.49	-0.49
sentence before:physical	0.29	-0.29
sentence before:physical medicin	0.62	-0.62
sentence before:physical therapy	-0.36	0.36
sentence before:physician	1.24	-1.24
sentence before:pine	-0.53	0.53
sentence before:place	0.34	-0.34
sentence before:plan	0.61	-0.61
sentence before:plan :	0.5	-0.5
sentence before:plan appeal	0.25	-0.25
sentence before:plan approv	0.44	-0.44
sentence before:plan claim	-0.89	0.89
sentence before:plan cover	0.99	-0.99
sentence before:plan has	-0.52	0.52
sentence before:plan is	0.47	-0.47
sentence before:plan of	0.48	-0.48
sentence before:plan paid	-0.56	0.56
sentence before:plan pay	-0.52	0.52
sentence before:plan provider	0.43	-0.43
sentence before:pleas	2.06	-2.06
sentence before:pleas detach	0.34	-0.34
sentence before:pleas send	0.92	-0.92
sentence before:po	0.63	-0.63
sentence before:po box	0.63	-0.63
sentence before:podiatry	-0.64	0.64
sentence before:podiatry :	-0.75	0.75
sentence before:policyholder	0.27	-0.27
sentence before:portal	0.23	-0.23
sentence before:postmark	0.47	-0.47
sentence before:postmark within	0.36	-0.36
sentence before:ppo	0.3	-0.3
sentence before:practic	-0.71	0.71
sentence before:prairi	0.23	-0.23
sentence before:pre	0.31	-0.31
sentence before:preauthoriz	0.17	-0.17
sentence before:precertific	0.53	-0.53
sentence before:precertific authoriz	0.43	-0.43
sentence before:prepay	0.82	-0.82
sentence before:prepay review	0.72	-0.72
sentence before:prescriber request	-0.21	0.21
sentence before:prescription	-0.16	0.16
sentence before:prescription drug	-0.2	0.2
sentence before:previou	-0.68	0.68
sentence before:primary	0.45	-0.45
sentence before:primary care	-0.29	0.29
sentence before:print	0.38	-0.38
sentence before:print <d>	0.32	-0.32
sentence before:prior	0.51	-0.51
sentence before:prior authoriz	0.48	-0.48
sentence before:problem	0.4	-0.4
sentence before:proc	-0.24	0.24
sentence before:proc bill	-0.86	0.86
sentence before:proc charg	0.24	-0.24
sentence before:proc mod	1.36	-1.36
sentence before:procedur	-0.59	0.59
sentence before:procedur :	0.17	-0.17
sentence before:procedur <5>	-0.86	0.86
sentence before:procedur charg	-0.44	0.44
sentence before:procedur is	-0.4	0.4
sentence before:procedur on	-0.62	0.62
sentence before:proces	0.77	-0.77
sentence before:process	0.63	-0.63
sentence before:process :	0.21	-0.21
sentence before:process <d>	-0.67	0.67
sentence before:professional	0.39	-0.39
sentence before:program	0.33	-0.33
sentence before:progres	0.39	-0.39
sentence before:proof	0.69	-0.69
sentence before:proof of	0.34	-0.34
sentence before:prov	-0.32	0.32
sentence before:provid	-1.06	1.06
sentence before:provid bill	-0.28	0.28
sentence before:provid by	0.47	-0.47
sentence before:provid doe	0.58	-0.58
sentence before:provider	1.22	-1.22
sentence before:provider :	1.05	-1.05
sentence before:provider <m>	-0.18	0.18
sentence before:provider approv	-0.25	0.25
sentence before:provider charg	0.32	-0.32
sentence before:provider claim	0.18	-0.18
sentence before:provider disput	0.25	-0.25
sentence before:provider of	0.45	-0.45
sentence before:provider remittanc	-0.5	0.5
sentence before:provider was	-0.69	0.69
sentence before:provider who	0.28	-0.28
sentence before:ptan	0.16	-0.16
sentence before:put	-0.8	0.8
sentence before:q	0.55	-0.55
sentence before:q <n>	0.47	-0.47
sentence before:qualify	-0.73	0.73
sentence before:question	0.49	-0.49
sentence before:question :	0.24	-0.24
sentence before:quilla	0.22	-0.22
sentence before:r	0.62	-0.62
sentence before:r <n>	0.39	-0.39
sentence before:radiculopathy	-0.51	0.51
sentence before:rarc	0.25	-0.25
sentence before:rational	-0.64	0.64
sentence before:rational :	-0.73	0.73
sentence before:rc	0.3	-0.3
sentence before:re	0.84	-0.84
sentence before:re :	0.54	-0.54
sentence before:reach	0.3	-0.3
sentence before:reach us	0.31	-0.31
sentence before:read	-0.65	0.65
sentence before:reason	-1.87	1.87
sentence before:reason :	-2.1	2.1
sentence before:reason <n>	-0.46	0.46
sentence before:reason co	1.09	-1.09
sentence before:reason for	-0.69	0.69
sentence before:reason moa	0.24	-0.24
sentence before:reason paid	1.09	-1.09
sentence before:reasonabl	0.69	-0.69
sentence before:reasonabl and	0.61	-0.61
sentence before:recd	-0.45	0.45
sentence before:receiv	0.54	-0.54
sentence before:receiv :	0.17	-0.17
sentence before:receiv <month>	0.28	-0.28
sentence before:receiv a	-0.4	0.4
sentence before:receiv after	0.26	-0.26
sentence before:receiv on	0.5	-0.5
sentence before:receiv thi	0.45	-0.45
sentence before:receiv within	-0.66	0.66
sentence before:receiv your	0.71	-0.71
sentence before:recipient	-0.9	0.9
sentence before:recipient id	-0.65	0.65
sentence before:recipient name	-1.04	1.04
sentence before:reconsider	1.31	-1.31
sentence before:reconsider :	0.31	-0.31
sentence before:record do	0.95	-0.95
sentence before:record for	-0.49	0.49
sentence before:record of	0.38	-0.38
sentence before:record show	-1.06	1.06
sentence before:record that	0.2	-0.2
sentence before:recovery	0.21	-0.21
sentence before:redetermin	0.3	-0.3
sentence before:reduction	-0.71	0.71
sentence before:redwood	0.3	-0.3
sentence before:referenc	0.4	-0.4
sentence before:referenc <n>	0.27	-0.27
sentence before:referr	0.66	-0.66
sentence before:referr by	0.29	-0.29
sentence before:referral	-0.21	0.21
sentence before:referral from	-0.29	0.29
sentence before:refund	0.51	-0.51
sentence before:region	-0.6	0.6
sentence before:region <n>	-0.67	0.67
sentence before:rehab	0.54	-0.54
sentence before:rehab <n>	0.17	-0.17
sentence before:rehabilit	0.22	-0.22
sentence before:relat	-1.05	1.05
sentence before:relat to	-1.05	1.05
sentence before:relationship	0.27	-0.27
sentence before:relief	-0.71	0.71
sentence before:remain	0.19	-0.19
sentence before:remark	-0.21	0.21
sentence before:remark :	-0.39	0.39
sentence before:remark <n>	-0.61	0.61
sentence before:remark n	0.56	-0.56
sentence before:remittanc	-0.21	0.21
sentence before:remittanc advic	-0.33	0.33
sentence before:render	0.59	-0.59
sentence before:render provider	0.43	-0.43
sentence before:repeat	-0.51	0.51
sentence before:report	1.04	-1.04
sentence before:report of	0.16	-0.16
sentence before:representativ	0.52	-0.52
sentence before:request	0.21	-0.21
sentence before:request ?	0.17	-0.17
sentence before:request becaus	-0.76	0.76
sentence before:request by	0.62	-0.62
sentence before:request doe	0.28	-0.28
sentence before:request for	0.89	-0.89
sentence before:request is	-0.36	0.36
sentence before:request on	0.26	-0.26
sentence before:request receiv	0.18	-0.18
sentence before:request was	0.61	-0.61
sentence before:requir	-1.29	1.29
sentence before:resp <m>	0.74	-0.74
sentence before:respons	0.25	-0.25
sentence before:responsibl	0.24	-0.24
sentence before:responsibl for	0.23	-0.23
sentence before:result	-0.2	0.2
sentence before:return thi	0.21	-0.21
sentence before:review	0.51	-0.51
sentence before:review by	0.18	-0.18
sentence before:review decision	0.3	-0.3
sentence before:review entity	0.35	-0.35
sentence before:review of	0.79	-0.79
sentence before:review the	-0.35	0.35
sentence before:review thi	-0.78	0.78
sentence before:review we	0.24	-0.24
sentence before:reviewer	-0.28	0.28
sentence before:revision	0.68	-0.68
sentence before:ridge	-0.18	0.18
sentence before:right	0.57	-0.57
sentence before:right to	0.32	-0.32
sentence before:river	-0.49	0.49
sentence before:root	0.47	-0.47
sentence before:rowan	0.32	-0.32
sentence before:rsn	0.27	-0.27
sentence before:rt	0.59	-0.59
sentence before:rule	0.94	-0.94
sentence before:s	0.25	-0.25
sentence before:s <n>	0.29	-0.29
sentence before:s of	0.48	-0.48
sentence before:same	-0.47	0.47
sentence before:same day	-0.92	0.92
sentence before:saskia	0.33	-0.33
sentence before:sav	0.38	-0.38
sentence before:say	0.36	-0.36
sentence before:sb	-0.58	0.58
sentence before:sb <n>	-0.59	0.59
sentence before:scan	0.73	-0.73
sentence before:schedul	-0.62	0.62
sentence before:schedul maximum	-0.21	0.21
sentence before:school	-0.68	0.68
sentence before:screen	-0.54	0.54
sentence before:second	0.5	-0.5
sentence before:second level	0.3	-0.3
sentence before:section	1.13	-1.13
sentence before:section <n>	0.83	-0.83
sentence before:see	-0.35	0.35
sentence before:see a	-0.64	0.64
sentence before:see the	-0.3	0.3
sentence before:select	1.09	-1.09
sentence before:select for	1.09	-1.09
sentence before:self	0.96	-0.96
sentence before:self fund	0.63	-0.63
sentence before:semaglutid	-0.52	0.52
sentence before:semaglutid <n>	-0.52	0.52
sentence before:send	2.03	-2.03
sentence before:send a	0.48	-0.48
sentence before:send the	0.84	-0.84
sentence before:send us	0.53	-0.53
sentence before:sent	1	-1
sentence before:sent to	0.4	-0.4
sentence before:separat	1.08	-1.08
sentence before:serv	-0.17	0.17
sentence before:serv date	-0.34	0.34
sentence before:servic <month>	0.25	-0.25
sentence before:servic <n>	0.17	-0.17
sentence before:servic amount	-0.36	0.36
sentence before:servic becaus	0.99	-0.99
sentence before:servic bill	-1.19	1.19
sentence before:servic claim	-0.41	0.41
sentence before:servic date	-1.26	1.26
sentence before:servic from	0.16	-0.16
sentence before:servic in	0.28	-0.28
sentence before:servic is	0.67	-0.67
sentence before:servic lack	0.45	-0.45
sentence before:servic list	0.45	-0.45
sentence before:servic not	0.51	-0.51
sentence before:servic on	0.42	-0.42
sentence before:servic or	0.71	-0.71
sentence before:servic proc	0.42	-0.42
sentence before:servic provider	0.26	-0.26
sentence before:servic request	0.31	-0.31
sentence before:servic servic	0.64	-0.64
sentence before:servic that	0.51	-0.51
sentence before:servic to	-0.51	0.51
sentence before:servic was	0.54	-0.54
sentence before:set	0.35	-0.35
sentence before:sex	-0.58	0.58
sentence before:share	0.17	-0.17
sentence before:shield	0.19	-0.19
sentence before:should	-0.49	0.49
sentence before:should be	-0.57	0.57
sentence before:shoulder	0.21	-0.21
sentence before:show	1.25	-1.25
sentence before:show a	0.68	-0.68
sentence before:show no	0.34	-0.34
sentence before:show that	-0.41	0.41
sentence before:show the	0.24	-0.24
sentence before:shown	-0.73	0.73
sentence before:sign	0.83	-0.83
sentence before:signatur	0.46	-0.46
sentence before:silver	0.35	-0.35
sentence before:silver birch	0.3	-0.3
sentence before:since	1.51	-1.51
sentence before:since the	0.27	-0.27
sentence before:sir	0.29	-0.29
sentence before:sir or	0.29	-0.29
sentence before:site	0.21	-0.21
sentence before:six week	0.66	-0.66
sentence before:skill	0.98	-0.98
sentence before:skill of	0.57	-0.57
sentence before:skin	-0.8	0.8
sentence before:sleep	0.69	-0.69
sentence before:so	0.76	-0.76
sentence before:so it	0.31	-0.31
sentence before:so that	0.41	-0.41
sentence before:so you	0.4	-0.4
sentence before:specialist	-0.39	0.39
sentence before:specific	-0.22	0.22
sentence before:speech	-0.7	0.7
sentence before:speech therapy	-0.47	0.47
sentence before:spinal	-0.28	0.28
sentence before:spine center	0.19	-0.19
sentence before:sport	-0.24	0.24
sentence before:sport medicin	0.18	-0.18
sentence before:st	0.25	-0.25
sentence before:stand	-0.5	0.5
sentence before:standard	0.34	-0.34
sentence before:standard appeal	0.2	-0.2
sentence before:stat	1.47	-1.47
sentence before:stat date	0.23	-0.23
sentence before:stat of	0.39	-0.39
sentence before:state	-0.56	0.56
sentence before:statu	-0.32	0.32
sentence before:statu :	0.38	-0.38
sentence before:stay	-0.42	0.42
sentence before:step	0.38	-0.38
sentence before:steroid	0.21	-0.21
sentence before:steroid injection	0.21	-0.21
sentence before:still	0.24	-0.24
sentence before:stimul	-0.21	0.21
sentence before:strain	-0.39	0.39
sentence before:street	0.34	-0.34
sentence before:strength	0.53	-0.53
sentence before:study	0.16	-0.16
sentence before:subject :	0.34	-0.34
sentence before:subjectiv	0.36	-0.36
sentence before:subjectiv :	0.36	-0.36
sentence before:submission	0.77	-0.77
sentence before:submission bill	0.45	-0.45
sentence before:submit	0.37	-0.37
sentence before:submitt	-0.18	0.18
sentence before:submitt doe	0.43	-0.43
sentence before:subscriber	1.34	-1.34
sentence before:subscriber :	0.21	-0.21
sentence before:subscriber id	0.58	-0.58
sentence before:subscriber name	0.49	-0.49
sentence before:subscriber no	0.26	-0.26
sentence before:successful	0.26	-0.26
sentence before:summary	1.17	-1.17
sentence before:summary of	1.06	-1.06
sentence before:supp	0.26	-0.26
sentence before:supplier	0.34	-0.34
sentence before:supply	0.61	-0.61
sentence before:support	1.03	-1.03
sentence before:support by	0.43	-0.43
sentence before:support the	0.31	-0.31
sentence before:support thi	0.44	-0.44
sentence before:surgery	0.92	-0.92
sentence before:svc	-0.54	0.54
sentence before:t	0.19	-0.19
sentence before:taken	0.35	-0.35
sentence before:taken on	0.31	-0.31
sentence before:tax	-0.66	0.66
sentence before:tax id	-0.78	0.78
sentence before:tcn	-0.27	0.27
sentence before:te	0.42	-0.42
sentence before:te <n>	0.41	-0.41
sentence before:tell	0.95	-0.95
sentence before:terminat	0.18	-0.18
sentence before:test	-0.3	0.3
sentence before:test <5>	-0.87	0.87
sentence before:than	0.6	-0.6
sentence before:than <n>	0.39	-0.39
sentence before:than the	0.26	-0.26
sentence before:thank	0.96	-0.96
sentence before:thank you	0.96	-0.96
sentence before:that a	-0.74	0.74
sentence before:that it	0.39	-0.39
sentence before:that medicar	-0.7	0.7
sentence before:that show	0.7	-0.7
sentence before:that your	0.69	-0.69
sentence before:the accident	-1.1	1.1
sentence before:the action	0.28	-0.28
sentence before:the amount	0.29	-0.29
sentence before:the appeal	1.18	-1.18
sentence before:the beneficiary	0.18	-0.18
sentence before:the benefit	0.76	-0.76
sentence before:the bill	-1.39	1.39
sentence before:the brochur	0.42	-0.42
sentence before:the care	0.79	-0.79
sentence before:the center	0.73	-0.73
sentence before:the charg	-0.73	0.73
sentence before:the claim	-1.19	1.19
sentence before:the clinic	0.65	-0.65
sentence before:the complet	0.4	-0.4
sentence before:the correct	0.25	-0.25
sentence before:the criteria	0.32	-0.32
sentence before:the date	0.7	-0.7
sentence before:the day	-0.49	0.49
sentence before:the decision	0.36	-0.36
sentence before:the depart	0.28	-0.28
sentence before:the diagnosy	0.78	-0.78
sentence before:the document	0.25	-0.25
sentence before:the drug	0.6	-0.6
sentence before:the fee	-0.53	0.53
sentence before:the fil	0.23	-0.23
sentence before:the first	0.25	-0.25
sentence before:the follow	0.4	-0.4
sentence before:the health	0.77	-0.77
sentence before:the independent	0.76	-0.76
sentence before:the inform	0.86	-0.86
sentence before:the item	0.18	-0.18
sentence before:the last	0.42	-0.42
sentence before:the left	-0.37	0.37
sentence before:the medical	-0.78	0.78
sentence before:the member	1.6	-1.6
sentence before:the modifier	-0.85	0.85
sentence before:the mri	0.64	-0.64
sentence before:the need	-0.21	0.21
sentence before:the next	0.42	-0.42
sentence before:the note	-0.54	0.54
sentence before:the offic	0.31	-0.31
sentence before:the official	-0.67	0.67
sentence before:the order	-0.86	0.86
sentence before:the other	-0.42	0.42
sentence before:the patient	-0.97	0.97
sentence before:the pay	0.55	-0.55
sentence before:the payer	0.84	-0.84
sentence before:the physician	0.2	-0.2
sentence before:the plan	-0.4	0.4
sentence before:the policy	0.36	-0.36
sentence before:the previou	-0.71	0.71
sentence before:the primary	0.42	-0.42
sentence before:the provider	-0.26	0.26
sentence before:the reason	1.06	-1.06
sentence before:the record	0.92	-0.92
sentence before:the referral	0.58	-0.58
sentence before:the request	1.2	-1.2
sentence before:the reviewer	-0.85	0.85
sentence before:the right	0.31	-0.31
sentence before:the same	-0.63	0.63
sentence before:the servic	1	-1
sentence before:the skill	0.57	-0.57
sentence before:the surgery	-0.29	0.29
sentence before:the test	0.28	-0.28
sentence before:the time	0.47	-0.47
sentence before:the treat	1.21	-1.21
sentence before:the visit	0.63	-0.63
sentence before:them	0.77	-0.77
sentence before:therapeutic	-0.55	0.55
sentence before:therapeutic exercis	-0.51	0.51
sentence before:therapist	1.17	-1.17
sentence before:therapy	-0.19	0.19
sentence before:therapy :	-0.78	0.78
sentence before:therapy <5>	-0.67	0.67
sentence before:therapy <n>	0.19	-0.19
sentence before:therapy is	0.52	-0.52
sentence before:therapy llc	0.24	-0.24
sentence before:therapy servic	-0.54	0.54
sentence before:there	0.26	-0.26
sentence before:there is	0.2	-0.2
sentence before:therefor	0.35	-0.35
sentence before:these	1.36	-1.36
sentence before:these are	0.65	-0.65
sentence before:they	0.45	-0.45
sentence before:they are	0.37	-0.37
sentence before:thi amount	-0.63	0.63
sentence before:thi claim	-0.17	0.17
sentence before:thi condition	0.21	-0.21
sentence before:thi date	0.65	-0.65
sentence before:thi decision	0.77	-0.77
sentence before:thi is	0.27	-0.27
sentence before:thi letter	1.18	-1.18
sentence before:thi many	1	-1
sentence before:thi notic	1	-1
sentence before:thi period	0.43	-0.43
sentence before:thi plan	0.78	-0.78
sentence before:thi procedur	0.39	-0.39
sentence before:thi request	-1.26	1.26
sentence before:thi servic	-0.47	0.47
sentence before:thi time	-0.21	0.21
sentence before:thi treat	-1.15	1.15
sentence before:three	0.81	-0.81
sentence before:through	0.59	-0.59
sentence before:through <d>	0.25	-0.25
sentence before:through <month>	0.16	-0.16
sentence before:thru	-0.73	0.73
sentence before:tidewater	-0.49	0.49
sentence before:time limit	0.45	-0.45
sentence before:time period	-0.21	0.21
sentence before:timed	0.45	-0.45
sentence before:tn	0.24	-0.24
sentence before:tn <5>	0.24	-0.24
sentence before:to :	0.7	-0.7
sentence before:to <d>	-0.32	0.32
sentence before:to <n>	1.27	-1.27
sentence before:to appeal	0.42	-0.42
sentence before:to approv	0.45	-0.45
sentence before:to be	-0.43	0.43
sentence before:to decid	0.19	-0.19
sentence before:to deny	-0.76	0.76
sentence before:to handl	0.25	-0.25
sentence before:to pay	-0.4	0.4
sentence before:to peer	0.23	-0.23
sentence before:to review	0.35	-0.35
sentence before:to see	0.25	-0.25
sentence before:to send	0.16	-0.16
sentence before:to us	0.81	-0.81
sentence before:to your	0.3	-0.3
sentence before:too	0.27	-0.27
sentence before:tooth	0.67	-0.67
sentence before:top	0.2	-0.2
sentence before:total	-0.77	0.77
sentence before:total <m>	-0.58	0.58
sentence before:total charg	0.16	-0.16
sentence before:total for	-0.81	0.81
sentence before:treat	0.37	-0.37
sentence before:treat is	-1.1	1.1
sentence before:treat note	0.23	-0.23
sentence before:treat request	0.43	-0.43
sentence before:tricar	-0.84	0.84
sentence before:tricar claim	0.28	-0.28
sentence before:tricar explan	0.23	-0.23
sentence before:tried	0.36	-0.36
sentence before:trust	0.69	-0.69
sentence before:two	-1.02	1.02
sentence before:tx	-0.54	0.54
sentence before:type	-0.94	0.94
sentence before:type of	-0.72	0.72
sentence before:u	0.54	-0.54
sentence before:u <n>	0.52	-0.52
sentence before:unabl	-0.97	0.97
sentence before:unabl to	-0.97	0.97
sentence before:under	0.43	-0.43
sentence before:unfavorabl	-0.32	0.32
sentence before:unit	1.16	-1.16
sentence before:unit bill	0.28	-0.28
sentence before:unit charg	1.1	-1.1
sentence before:unles	0.3	-0.3
sentence before:until	0.25	-0.25
sentence before:up	0.36	-0.36
sentence before:upheld	-0.5	0.5
sentence before:upheld our	-0.47	0.47
sentence before:upheld the	-0.22	0.22
sentence before:uphold	-0.19	0.19
sentence before:urgent	0.41	-0.41
sentence before:us	1.6	-1.6
sentence before:us on	0.34	-0.34
sentence before:us to	0.38	-0.38
sentence before:use	0.57	-0.57
sentence before:used for	0.63	-0.63
sentence before:utiliz	0.48	-0.48
sentence before:utiliz review	0.47	-0.47
sentence before:v	-0.5	0.5
sentence before:v <n>	-0.51	0.51
sentence before:va	-0.28	0.28
sentence before:va <n>	-0.37	0.37
sentence before:valid	0.44	-0.44
sentence before:valley	0.58	-0.58
sentence before:veteran	-0.48	0.48
sentence before:visit	1.43	-1.43
sentence before:visit <5>	0.78	-0.78
sentence before:visit <n>	0.16	-0.16
sentence before:visit and	0.18	-0.18
sentence before:visit of	0.4	-0.4
sentence before:visit on	-0.21	0.21
sentence before:visit was	0.41	-0.41
sentence before:w	-0.45	0.45
sentence before:w <n>	-0.47	0.47
sentence before:was	0.39	-0.39
sentence before:was apply	0.24	-0.24
sentence before:was bill	-1	1
sentence before:was deny	0.27	-0.27
sentence before:was for	0.65	-0.65
sentence before:was given	0.81	-0.81
sentence before:was not	0.6	-0.6
sentence before:was receiv	0.59	-0.59
sentence before:was sent	0.3	-0.3
sentence before:we approv	0.79	-0.79
sentence before:we are	-1.36	1.36
sentence before:we asked	-0.73	0.73
sentence before:we can	-0.22	0.22
sentence before:we could	-1.06	1.06
sentence before:we deny	-0.8	0.8
sentence before:we did	-0.57	0.57
sentence before:we do	0.3	-0.3
sentence before:we got	-0.74	0.74
sentence before:we have	0.35	-0.35
sentence before:we look	-0.47	0.47
sentence before:we made	-0.79	0.79
sentence before:we must	0.43	-0.43
sentence before:we need	1	-1
sentence before:we paid	0.68	-0.68
sentence before:we process	0.77	-0.77
sentence before:we receiv	0.8	-0.8
sentence before:we review	0.97	-0.97
sentence before:we will	-0.37	0.37
sentence before:week	1.31	-1.31
sentence before:week of	0.89	-0.89
sentence before:weight	0.37	-0.37
sentence before:weight los	0.37	-0.37
sentence before:well	-0.63	0.63
sentence before:were	-0.5	0.5
sentence before:were not	0.74	-0.74
sentence before:were paid	-1.3	1.3
sentence before:weve	0.54	-0.54
sentence before:weve deny	0.54	-0.54
sentence before:what	1	-1
sentence before:what if	0.18	-0.18
sentence before:what to	0.29	-0.29
sentence before:what we	0.61	-0.61
sentence before:when	1.53	-1.53
sentence before:when the	0.66	-0.66
sentence before:which	-0.33	0.33
sentence before:which we	0.23	-0.23
sentence before:who is	-0.34	0.34
sentence before:why	-1.26	1.26
sentence before:why :	-1.61	1.61
sentence before:why did	-0.45	0.45
sentence before:why we	-0.23	0.23
sentence before:wilhelmina	0.16	-0.16
sentence before:will	0.57	-0.57
sentence before:will be	0.2	-0.2
sentence before:will not	0.46	-0.46
sentence before:will pay	0.2	-0.2
sentence before:willow	0.18	-0.18
sentence before:with a	-0.46	0.46
sentence before:with the	-0.77	0.77
sentence before:with thi	0.4	-0.4
sentence before:with your	0.62	-0.62
sentence before:within	0.71	-0.71
sentence before:within <n>	0.46	-0.46
sentence before:women	0.34	-0.34
sentence before:women health	0.18	-0.18
sentence before:work	0.2	-0.2
sentence before:worker	0.33	-0.33
sentence before:worker compens	0.19	-0.19
sentence before:would	0.69	-0.69
sentence before:write	0.4	-0.4
sentence before:write to	0.26	-0.26
sentence before:written	0.31	-0.31
sentence before:wrong	0.49	-0.49
sentence before:x	0.56	-0.56
sentence before:x <n>	0.34	-0.34
sentence before:x week	0.66	-0.66
sentence before:y	0.2	-0.2
sentence before:y moa	0.19	-0.19
sentence before:year	0.42	-0.42
sentence before:yes	-0.43	0.43
sentence before:yes <m>	-0.46	0.46
sentence before:yet	1.18	-1.18
sentence before:you asked	1.62	-1.62
sentence before:you bill	0.46	-0.46
sentence before:you can	1.03	-1.03
sentence before:you disagre	0.24	-0.24
sentence before:you do	0.24	-0.24
sentence before:you have	0.4	-0.4
sentence before:you may	1.1	-1.1
sentence before:you must	0.42	-0.42
sentence before:you or	0.42	-0.42
sentence before:you receiv	0.43	-0.43
sentence before:you see	-0.39	0.39
sentence before:you sent	1.35	-1.35
sentence before:your appeal	-0.27	0.27
sentence before:your benefit	0.22	-0.22
sentence before:your claim	-0.56	0.56
sentence before:your contract	0.24	-0.24
sentence before:your deductibl	0.63	-0.63
sentence before:your disput	0.54	-0.54
sentence before:your doctor	1.17	-1.17
sentence before:your medicar	0.28	-0.28
sentence before:your patient	0.23	-0.23
sentence before:your plan	0.72	-0.72
sentence before:your prescriber	-0.16	0.16
sentence before:your provider	0.62	-0.62
sentence before:your record	0.84	-0.84
sentence before:your tricar	0.28	-0.28
separat	-1.78	1.78
serv	0.52	-0.52
serv date	0.33	-0.33
servic	-0.93	0.93
servic * <n>	0.22	-0.22
servic * includ	-0.47	0.47
servic * not	-0.37	0.37
servic * the	-0.3	0.3
servic :	0.45	-0.45
servic <month>	0.35	-0.35
servic <n>	0.51	-0.51
servic amount	0.48	-0.48
servic becaus	-1.34	1.34
servic benefit	0.65	-0.65
servic bill	0.25	-0.25
servic claim	0.24	-0.24
servic from	0.17	-0.17
servic is	-0.73	0.73
servic lack	-0.24	0.24
servic list	0.63	-0.63
servic medicar	0.31	-0.31
servic not	-0.69	0.69
servic on	-1.01	1.01
servic or	-0.36	0.36
servic proc	0.31	-0.31
servic provid	0.63	-0.63
servic request	0.31	-0.31
servic that	-1.07	1.07
servic to	1.12	-1.12
servic was	-0.84	0.84
session	-0.31	0.31
sex	0.24	-0.24
share	0.28	-0.28
she	0.32	-0.32
shield	0.45	-0.45
shield of	0.29	-0.29
should	1.06	-1.06
should be	0.71	-0.71
shoulder	-0.48	0.48
show	-0.98	0.98
show * the	-0.85	0.85
show a	0.29	-0.29
show an	0.97	-0.97
show no	-0.51	0.51
show that	-1.46	1.46
show the	0.56	-0.56
shown	-0.68	0.68
shown above	0.38	-0.38
sign	-1.24	1.24
signatur	1.27	-1.27
silver	-0.25	0.25
silver birch	-0.34	0.34
since	-1.37	1.37
site	0.38	-0.38
six	-0.87	0.87
six week	-0.31	0.31
skill	-1.1	1.1
skill * a	-0.41	0.41
skill care	-0.62	0.62
skill nurs	-0.75	0.75
skill of	-0.41	0.41
skin	0.53	-0.53
sleep	-0.57	0.57
so	-1.5	1.5
so * it	0.17	-0.17
so it	-1.09	1.09
so that	0.39	-0.39
so you	-0.27	0.27
social	0.57	-0.57
specialist	0.6	-0.6
specialty	0.34	-0.34
specific	0.21	-0.21
speech	0.51	-0.51
speech therapy	1.01	-1.01
spinal	0.7	-0.7
spine	0.81	-0.81
sport	0.25	-0.25
st	0.45	-0.45
stand	-0.22	0.22
standard	-0.27	0.27
stat	0.6	-0.6
stat date	0.28	-0.28
stat of	0.42	-0.42
state	1.13	-1.13
statu	0.55	-0.55
stay	0.19	-0.19
step	-0.7	0.7
still	0.26	-0.26
stimul	-0.73	0.73
strain	0.49	-0.49
street	0.37	-0.37
strength	-0.54	0.54
study	-0.84	0.84
subject	0.28	-0.28
submission	-0.68	0.68
submission bill	-0.24	0.24
submit	0.39	-0.39
submitt	-0.6	0.6
submitt doe	-0.72	0.72
subscriber	0.71	-0.71
subscriber id	0.32	-0.32
subscriber no	0.26	-0.26
successful	0.16	-0.16
summary	0.97	-0.97
summary * your	0.16	-0.16
summary notic	0.2	-0.2
summary of	0.32	-0.32
summit	0.32	-0.32
summit insuranc	0.22	-0.22
supp	0.45	-0.45
supplier	-0.3	0.3
support	-1.32	1.32
support * need	-0.4	0.4
support * the	-0.47	0.47
support by	-0.8	0.8
support the	-0.59	0.59
support thi	-1.08	1.08
surgery	-1.21	1.21
surgical	1.07	-1.07
svc	-0.91	0.91
svc date	-0.78	0.78
t	1.21	-1.21
t <n>	1.06	-1.06
taken	0.98	-0.98
taken * your	0.23	-0.23
taken on	0.61	-0.61
talk	0.26	-0.26
tax	0.45	-0.45
tax id	0.25	-0.25
te	0.16	-0.16
tell	-1.04	1.04
terminat	-1.38	1.38
test	-0.72	0.72
test <5>	0.35	-0.35
test is	-0.36	0.36
than	-1.08	1.08
than <n>	-0.78	0.78
than the	-1.36	1.36
thank	0.6	-0.6
thank * for	0.54	-0.54
thank you	0.59	-0.59
that * claim	0.66	-0.66
that * have	0.33	-0.33
that * or	0.22	-0.22
that * plan	-0.7	0.7
that a	-1.14	1.14
that is	-0.89	0.89
that it	0.42	-0.42
that medicar	-0.45	0.45
that show	0.75	-0.75
that the	-1.23	1.23
that was	0.8	-0.8
that we	-1.07	1.07
that you	-0.22	0.22
that your	-0.58	0.58
the accident	-0.3	0.3
the action	0.23	-0.23
the appeal	-0.78	0.78
the beneficiary	0.69	-0.69
the benefit	0.2	-0.2
the board	0.35	-0.35
the brochur	-1.09	1.09
the care	-0.19	0.19
the center	0.31	-0.31
the charg	1.48	-1.48
the claim	0.17	-0.17
the clinic	-0.57	0.57
the code	-0.34	0.34
the complet	0.69	-0.69
the contract	-0.2	0.2
the contractor	0.34	-0.34
the date	-0.59	0.59
the day	1.47	-1.47
the denial	-0.31	0.31
the depart	0.45	-0.45
the diagnosy	-1.11	1.11
the disput	-0.53	0.53
the document	0.16	-0.16
the drug	-0.85	0.85
the fee	-1.07	1.07
the fil	-0.91	0.91
the first	0.42	-0.42
the follow	1.17	-1.17
the form	0.4	-0.4
the fund	-0.34	0.34
the guidelin	-1.03	1.03
the health	0.93	-0.93
the independent	-0.38	0.38
the inform	-0.92	0.92
the issue	0.28	-0.28
the item	-0.96	0.96
the knee	-0.67	0.67
the last	-0.5	0.5
the medical	-0.91	0.91
the member	-1.17	1.17
the modifier	-1.54	1.54
the mri	-1.22	1.22
the need	-0.32	0.32
the next	0.45	-0.45
the note	-1.47	1.47
the notic	0.36	-0.36
the number	-1.68	1.68
the offic	-0.75	0.75
the official	0.43	-0.43
the operativ	-0.43	0.43
the order	1.16	-1.16
the other	-0.58	0.58
the payer	-1.26	1.26
the physician	-0.83	0.83
the plan	-1.34	1.34
the policy	-1.07	1.07
the primary	-1.41	1.41
the procedur	-1.15	1.15
the provider	0.19	-0.19
the ra	0.2	-0.2
the record	-0.6	0.6
the referr	0.5	-0.5
the referral	-1.47	1.47
the remit	0.24	-0.24
the request	-0.77	0.77
the reviewer	0.47	-0.47
the right	0.86	-0.86
the same	0.72	-0.72
the second	0.42	-0.42
the servic	-1.32	1.32
the skill	-0.41	0.41
the surgery	-0.97	0.97
the test	-0.72	0.72
the time	0.34	-0.34
the top	0.38	-0.38
the treat	-0.85	0.85
the visit	-0.18	0.18
the voucher	0.24	-0.24
them	-0.39	0.39
them to	0.2	-0.2
then	-0.86	0.86
therapeutic	0.24	-0.24
therapeutic exercis	0.24	-0.24
therapist	-0.47	0.47
therapy	-0.59	0.59
therapy <5>	0.37	-0.37
therapy <n>	0.45	-0.45
therapy is	0.16	-0.16
therapy llc	0.28	-0.28
there	-1.04	1.04
there * no	-1.06	1.06
there is	-1.06	1.06
therefor	1.26	-1.26
therefor not	0.73	-0.73
these	-1.21	1.21
these * non	-0.46	0.46
these are	-0.46	0.46
these servic	-0.2	0.2
they	-0.26	0.26
they are	-0.4	0.4
thi	-0.17	0.17
thi * a	-0.35	0.35
thi * not	1.35	-1.35
thi amount	1.35	-1.35
thi care	-0.92	0.92
thi claim	-1.12	1.12
thi condition	-0.75	0.75
thi date	-0.56	0.56
thi decision	1.34	-1.34
thi denial	0.23	-0.23
thi determin	0.35	-0.35
thi explan	0.17	-0.17
thi is	1	-1
thi letter	1.65	-1.65
thi many	-1.41	1.41
thi notic	0.96	-0.96
thi one	0.39	-0.39
thi period	-0.45	0.45
thi plan	-0.8	0.8
thi portion	0.32	-0.32
thi procedur	-1.32	1.32
thi request	-0.2	0.2
thi servic	-0.17	0.17
thi stat	0.23	-0.23
thi time	0.47	-0.47
thi treat	-1.11	1.11
thi visit	-0.83	0.83
thi was	0.51	-0.51
think	0.39	-0.39
through	0.71	-0.71
through <d>	0.21	-0.21
through <month>	0.24	-0.24
thru	0.18	-0.18
time	0.16	-0.16
time * week	-0.39	0.39
time a	-0.39	0.39
time limit	-0.93	0.93
time period	0.47	-0.47
tin	0.24	-0.24
tin <n>	0.18	-0.18
to :	0.51	-0.51
to <d>	0.17	-0.17
to <n>	0.82	-0.82
to a	0.21	-0.21
to appeal	0.82	-0.82
to approv	0.63	-0.63
to ask	0.18	-0.18
to be	-0.24	0.24
to contest	0.33	-0.33
to decid	-1.35	1.35
to deny	-0.23	0.23
to do	0.38	-0.38
to have	-0.41	0.41
to look	0.25	-0.25
to pay	0.37	-0.37
to peer	0.27	-0.27
to reach	-0.58	0.58
to reconsider	0.17	-0.17
to review	0.39	-0.39
to see	-1.29	1.29
to send	0.19	-0.19
to us	0.79	-0.79
to your	0.7	-0.7
told	0.81	-0.81
too	-0.72	0.72
tool	0.16	-0.16
tooth	-0.64	0.64
top	0.57	-0.57
total	1.21	-1.21
total * claim	0.28	-0.28
total <m>	0.88	-0.88
total <n>	0.4	-0.4
total charg	-0.25	0.25
total for	0.28	-0.28
treat	-1.27	1.27
treat * not	-0.65	0.65
treat after	-0.48	0.48
treat is	-0.76	0.76
treat note	0.25	-0.25
treat on	0.77	-0.77
treat request	-0.34	0.34
tricar	-0.5	0.5
tricar champva	0.2	-0.2
tricar claim	0.23	-0.23
tricar explan	0.21	-0.21
tried	-1.06	1.06
trust	0.44	-0.44
trust within	0.21	-0.21
two	-1.35	1.35
tx	-0.76	0.76
type	-0.54	0.54
type * servic	0.54	-0.54
type of	-0.6	0.6
u	-0.33	0.33
u <n>	-0.37	0.37
unabl	-0.32	0.32
unabl to	-0.32	0.32
under	-1.07	1.07
under section	0.29	-0.29
under the	-1.48	1.48
unfavorabl	0.51	-0.51
unit	-0.99	0.99
unit bill	-0.79	0.79
unit charg	0.27	-0.27
unitedhealthcar	0.21	-0.21
unles	-0.53	0.53
until	1.53	-1.53
until <month>	-0.31	0.31
until the	0.34	-0.34
until we	0.94	-0.94
up	-0.93	0.93
upheld	0.19	-0.19
upheld * denial	0.27	-0.27
upheld our	0.19	-0.19
uphold	0.17	-0.17
urgent	0.32	-0.32
us	0.37	-0.37
us in	0.2	-0.2
us on	0.25	-0.25
us to	0.64	-0.64
us within	0.39	-0.39
use	0.83	-0.83
used	-1.04	1.04
used * weight	-0.35	0.35
used for	-0.67	0.67
utiliz	-0.64	0.64
utiliz review	-0.73	0.73
v	0.28	-0.28
v <n>	0.28	-0.28
va	0.17	-0.17
va <n>	-0.23	0.23
valid	-0.62	0.62
valid * the	-0.62	0.62
valley	0.35	-0.35
vandermeer	-0.17	0.17
veteran	-0.29	0.29
view	-0.53	0.53
visit	-1.39	1.39
visit * <n>	0.4	-0.4
visit <5>	0.63	-0.63
visit <m>	0.45	-0.45
visit <n>	-0.57	0.57
visit and	-0.99	0.99
visit of	0.37	-0.37
visit on	0.53	-0.53
visit was	-0.77	0.77
voucher	0.53	-0.53
voucher date	0.32	-0.32
w	0.85	-0.85
w <n>	0.81	-0.81
walk	-0.64	0.64
want	0.23	-0.23
was	-2.25	2.25
was apply	0.67	-0.67
was bill	1.22	-1.22
was done	-0.68	0.68
was for	0.29	-0.29
was given	-1.31	1.31
was not	-2	2
was paid	-0.39	0.39
was receiv	-0.47	0.47
was sent	-0.7	0.7
washington	0.2	-0.2
way	0.22	-0.22
we * deny	-0.57	0.57
we * dismiss	-0.6	0.6
we * not	0.61	-0.61
we * unabl	-0.32	0.32
we * uphold	0.17	-0.17
we approv	0.23	-0.23
we are	-0.23	0.23
we asked	-0.36	0.36
we cannot	-0.52	0.52
we could	0.25	-0.25
we decid	0.29	-0.29
we did	0.43	-0.43
we do	0.52	-0.52
we got	-0.58	0.58
we have	0.83	-0.83
we look	0.41	-0.41
we made	0.22	-0.22
we must	0.3	-0.3
we need	-0.31	0.31
we paid	-1.45	1.45
we receiv	0.6	-0.6
we review	1.08	-1.08
we will	-0.16	0.16
week	0.41	-0.41
week * conservativ	0.52	-0.52
week of	-0.47	0.47
weight	-0.57	0.57
weight los	-0.57	0.57
welfar	0.25	-0.25
well	0.57	-0.57
wellnes	0.3	-0.3
were	-1.34	1.34
were not	-0.29	0.29
were paid	0.29	-0.29
west	-0.43	0.43
weve	0.17	-0.17
weve deny	0.17	-0.17
what	-0.37	0.37
what if	0.2	-0.2
what we	0.34	-0.34
which	-0.76	0.76
which * receiv	0.16	-0.16
which is	-1.44	1.44
which we	0.33	-0.33
whichever	0.3	-0.3
whitcomb	-0.25	0.25
who	-1.86	1.86
who is	-0.63	0.63
why did	0.3	-0.3
why we	0.34	-0.34
will	0.17	-0.17
will be	0.96	-0.96
will not	-1.09	1.09
will pay	0.32	-0.32
willow	-0.3	0.3
winifr	-0.52	0.52
wish	0.23	-0.23
wish to	0.23	-0.23
with * pay	0.39	-0.39
with the	-2.23	2.23
with thi	0.56	-0.56
with your	1.42	-1.42
within	0.89	-0.89
within <n>	0.78	-0.78
within one	0.59	-0.59
without	-0.51	0.51
without a	0.17	-0.17
women	0.17	-0.17
work	-1.04	1.04
worker	0.69	-0.69
worker compens	-0.35	0.35
would	-1.01	1.01
would have	-0.85	0.85
writ	1.19	-1.19
writ to	0.16	-0.16
writ within	0.36	-0.36
write	0.73	-0.73
write * us	0.31	-0.31
write to	0.4	-0.4
written	0.28	-0.28
written appeal	0.21	-0.21
written request	0.17	-0.17
wrong	-1.07	1.07
wrong you	0.17	-0.17
x <n>	0.29	-0.29
x ray	-1.29	1.29
x week	0.36	-0.36
xx	0.16	-0.16
xxx	0.17	-0.17
year	-1.52	1.52
year * the	-0.66	0.66
year and	-0.67	0.67
year of	1.24	-1.24
yet	1.41	-1.41
you * responsibl	0.56	-0.56
you * your	0.7	-0.7
you are	1.21	-1.21
you asked	0.83	-0.83
you can	1.18	-1.18
you do	1.14	-1.14
you for	0.59	-0.59
you get	0.32	-0.32
you have	0.87	-0.87
you may	1.44	-1.44
you must	-0.34	0.34
you or	0.49	-0.49
you owe	0.42	-0.42
you receiv	0.48	-0.48
you see	0.88	-0.88
you sent	0.57	-0.57
you think	0.29	-0.29
you want	0.23	-0.23
your appeal	0.16	-0.16
your benefit	-0.5	0.5
your bill	0.92	-0.92
your claim	1.81	-1.81
your contract	0.2	-0.2
your deductibl	0.5	-0.5
your disput	0.35	-0.35
your doctor	0.71	-0.71
your medicar	-0.49	0.49
your pay	0.39	-0.39
your plan	-1.17	1.17
your prescriber	0.26	-0.26
your provider	-0.37	0.37
your record	-0.26	0.26
your request	1.18	-1.18
your servic	0.17	-0.17
your tricar	0.23	-0.23
your written	0.19	-0.19
`;
