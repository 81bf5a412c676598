/** Made by npm run eval:fit; not to be edited. */
export const REASON_TABLE = `
sign	other	reason
base	1.45	-1.45
:	1.09	-1.09
: * note	-0.61	0.61
: <m>	-0.73	0.73
: <n>	-0.47	0.47
: a	0.64	-0.64
: deny	-0.31	0.31
: the	-2.38	2.38
: thi	0.84	-0.84
: you	-0.9	0.9
<5>	0.7	-0.7
<5> * <d>	0.61	-0.61
<5> * <n>	-0.68	0.68
<5> * not	0.62	-0.62
<5> <m>	0.71	-0.71
<5> <n>	0.32	-0.32
<5> amount	0.3	-0.3
<5> and	1.05	-1.05
<5> charg	0.19	-0.19
<5> date	0.21	-0.21
<5> diagnosy	0.2	-0.2
<5> gp	-0.42	0.42
<5> is	1.46	-1.46
<5> on	-1.12	1.12
<5> provider	0.18	-0.18
<5> rt	0.28	-0.28
<5> townzip	0.22	-0.22
<5> was	-0.28	0.28
<5> x	0.46	-0.46
<d>	0.82	-0.82
<d> * <n>	0.17	-0.17
<d> * the	0.69	-0.69
<d> <5>	-0.53	0.53
<d> <m>	0.4	-0.4
<d> <n>	0.37	-0.37
<d> amount	-0.36	0.36
<d> and	0.43	-0.43
<d> bill	0.39	-0.39
<d> charg	-0.19	0.19
<d> d	0.16	-0.16
<d> date	0.17	-0.17
<d> for	0.63	-0.63
<d> member	-0.57	0.57
<d> offic	0.32	-0.32
<d> patient	-0.29	0.29
<d> procedur	-0.65	0.65
<d> provider	-0.44	0.44
<d> servic	0.29	-0.29
<d> through	0.18	-0.18
<d> to	0.27	-0.27
<d> total	0.23	-0.23
<m>	0.59	-0.59
<m> * <n>	0.31	-0.31
<m> * b	0.19	-0.19
<m> :	-1.55	1.55
<m> <5>	0.26	-0.26
<m> <d>	0.42	-0.42
<m> <n>	0.69	-0.69
<m> a	0.42	-0.42
<m> allow	0.16	-0.16
<m> amount	0.27	-0.27
<m> b	0.35	-0.35
<m> becaus	-0.71	0.71
<m> c	0.21	-0.21
<m> co	-0.38	0.38
<m> code	0.21	-0.21
<m> cpt	-0.41	0.41
<m> d	0.2	-0.2
<m> deductibl	0.32	-0.32
<m> deny	-0.98	0.98
<m> for	0.52	-0.52
<m> not	1.29	-1.29
<m> of	0.18	-0.18
<m> paid	0.99	-0.99
<m> pr	0.45	-0.45
<m> reason	-0.76	0.76
<m> total	0.81	-0.81
<m> we	-0.78	0.78
<m> within	0.22	-0.22
<m> x	0.27	-0.27
<month>	-0.25	0.25
<n>	0.44	-0.44
<n> * <month>	-0.38	0.38
<n> * <n>	1.09	-1.09
<n> * asked	-0.17	0.17
<n> * claim	0.69	-0.69
<n> * dr	0.22	-0.22
<n> * inform	-0.31	0.31
<n> * not	-0.64	0.64
<n> * of	0.34	-0.34
<n> * plan	-0.98	0.98
<n> * the	-0.21	0.21
<n> * thi	0.22	-0.22
<n> * time	-0.6	0.6
<n> :	0.65	-0.65
<n> <5>	1.79	-1.79
<n> <d>	0.18	-0.18
<n> <m>	-0.17	0.17
<n> <month>	0.93	-0.93
<n> a	1.34	-1.34
<n> about	0.28	-0.28
<n> acnt	0.17	-0.17
<n> am	0.17	-0.17
<n> appeal	0.17	-0.17
<n> are	-0.78	0.78
<n> asg	0.17	-0.17
<n> at	0.38	-0.38
<n> becaus	-0.79	0.79
<n> bill	-1.17	1.17
<n> born	0.2	-0.2
<n> busines	0.33	-0.33
<n> by	0.47	-0.47
<n> c	0.49	-0.49
<n> calendar	0.8	-0.8
<n> charg	0.67	-0.67
<n> chiropractic	-0.28	0.28
<n> claim	-0.5	0.5
<n> clm	0.27	-0.27
<n> co	-1.11	1.11
<n> cr	0.34	-0.34
<n> d	0.83	-0.83
<n> date	0.44	-0.44
<n> degr	0.55	-0.55
<n> deny	0.67	-0.67
<n> dob	-0.34	0.34
<n> e	0.69	-0.69
<n> employer	0.17	-0.17
<n> expens	-1.3	1.3
<n> for	1.16	-1.16
<n> from	0.31	-0.31
<n> hcpc	0.33	-0.33
<n> health	0.22	-0.22
<n> icn	0.19	-0.19
<n> is	-0.52	0.52
<n> l	0.35	-0.35
<n> m	-0.3	0.3
<n> member	0.26	-0.26
<n> mg	0.35	-0.35
<n> miss	1.8	-1.8
<n> month	-1.56	1.56
<n> n	-0.32	0.32
<n> npi	0.21	-0.21
<n> of	-0.43	0.43
<n> on	0.21	-0.21
<n> or	0.66	-0.66
<n> our	0.37	-0.37
<n> page	0.22	-0.22
<n> patient	-0.77	0.77
<n> plan	0.17	-0.17
<n> policy	0.19	-0.19
<n> precertific	-1.03	1.03
<n> process	-0.98	0.98
<n> provider	-0.18	0.18
<n> receiv	0.2	-0.2
<n> remark	-0.26	0.26
<n> render	-0.37	0.37
<n> section	-0.42	0.42
<n> serv	0.45	-0.45
<n> servic	0.31	-0.31
<n> statu	-0.34	0.34
<n> subscriber	0.16	-0.16
<n> svc	0.24	-0.24
<n> t	0.3	-0.3
<n> the	-2.2	2.2
<n> thi	-2.62	2.62
<n> total	0.6	-0.6
<n> townzip	0.92	-0.92
<n> treat	0.27	-0.27
<n> type	0.26	-0.26
<n> unit	-0.23	0.23
<n> v	0.32	-0.32
<n> visit	-1.26	1.26
<n> w	0.73	-0.73
<n> was	-0.18	0.18
<n> we	-0.18	0.18
<n> which	-0.63	0.63
<n> with	0.74	-0.74
<n> wk	0.23	-0.23
<n> x	0.16	-0.16
<n> you	0.48	-0.48
?	0.86	-0.86
a * inform	-0.4	0.4
a <n>	-0.25	0.25
a b	0.19	-0.19
a benefit	-1.32	1.32
a bill	1.27	-1.27
a calendar	-0.96	0.96
a civil	0.3	-0.3
a claim	1.04	-1.04
a copy	0.5	-0.5
a cover	-1.18	1.18
a date	0.33	-0.33
a denial	1	-1
a disput	0.23	-0.23
a doctor	-0.44	0.44
a duplicat	-1.21	1.21
a hear	-0.52	0.52
a medical	-1.2	1.2
a medicar	0.59	-0.59
a new	1.33	-1.33
a non	-0.84	0.84
a of	0.34	-0.34
a pay	0.45	-0.45
a peer	0.16	-0.16
a physician	-0.84	0.84
a plan	0.25	-0.25
a provider	-0.49	0.49
a qualify	-0.46	0.46
a reconsider	0.39	-0.39
a redetermin	0.41	-0.41
a request	0.35	-0.35
a review	0.17	-0.17
a routin	-0.76	0.76
a sign	-1.78	1.78
a stat	0.21	-0.21
a the	-0.81	0.81
a therapist	-0.32	0.32
a written	-0.21	0.21
ab	0.16	-0.16
ab <n>	0.16	-0.16
abernathy	0.29	-0.29
able	0.25	-0.25
able * pay	0.2	-0.2
able to	0.25	-0.25
about	-0.36	0.36
about a	0.31	-0.31
about claim	0.21	-0.21
about the	0.4	-0.4
about thi	0.4	-0.4
about your	0.5	-0.5
above	0.19	-0.19
above a	-0.49	0.49
above and	0.4	-0.4
absent	-2.32	2.32
accept	-0.54	0.54
accept * <n>	-0.33	0.33
accept for	-0.3	0.3
accident	-0.89	0.89
account	0.62	-0.62
account no	0.4	-0.4
acct	0.61	-0.61
acct :	0.22	-0.22
acnt	0.17	-0.17
act	-0.19	0.19
action	0.96	-0.96
action taken	0.21	-0.21
action under	0.17	-0.17
activ	0.84	-0.84
acupunctur	-1	1
acupunctur is	-1.21	1.21
additional	0.34	-0.34
addres	0.65	-0.65
addres above	0.34	-0.34
adelina	0.27	-0.27
adj	0.67	-0.67
adj reason	0.28	-0.28
adjudicat	0.26	-0.26
adjust	-0.56	0.56
adjust <m>	0.32	-0.32
adjust becaus	-0.5	0.5
adjust reason	-0.95	0.95
administrativ	0.59	-0.59
administrator	0.54	-0.54
administrator for	0.29	-0.29
admit	-0.61	0.61
admitt	0.17	-0.17
advanc	0.21	-0.21
advantag	0.28	-0.28
advers benefit	-0.35	0.35
advers determin	0.35	-0.35
advic	0.33	-0.33
aetna	0.18	-0.18
after	-2.05	2.05
after * appeal	0.23	-0.23
after * date	-1.11	1.11
after * get	0.38	-0.38
after * receiv	0.21	-0.21
after <month>	-0.25	0.25
after a	0.22	-0.22
after coverag	-1.35	1.35
after our	0.46	-0.46
after that	-0.63	0.63
after the	-1.13	1.13
after you	0.52	-0.52
again	0.41	-0.41
agre	-0.27	0.27
agree	0.57	-0.57
agree * thi	0.18	-0.18
agree with	0.25	-0.25
agree you	0.18	-0.18
al	0.48	-0.48
alder	-0.21	0.21
alder creek	0.18	-0.18
all	0.9	-0.9
allow	-0.76	0.76
allow adj	0.31	-0.31
allow deduct	0.18	-0.18
allow deny	-0.4	0.4
allowabl	0.87	-0.87
allowanc	1.45	-1.45
alone	1.13	-1.13
already	-1.38	1.38
also	0.24	-0.24
am	0.18	-0.18
ambros	-0.36	0.36
amount	0.65	-0.65
amount :	-0.38	0.38
amount amount	0.28	-0.28
amount bill	0.87	-0.87
amount due	0.16	-0.16
amount in	0.17	-0.17
amount paid	0.59	-0.59
amount plan	0.17	-0.17
amounts	1.8	-1.8
amt	0.26	-0.26
an administrativ	0.16	-0.16
an audit	0.49	-0.49
an earlier	-0.31	0.31
an emergency	-0.39	0.39
an expedit	0.16	-0.16
an independent	-0.22	0.22
an offic	-0.82	0.82
and * did	-1.13	1.13
and * have	-0.59	0.59
and * not	-0.75	0.75
and * plan	-0.79	0.79
and * record	0.65	-0.65
and <month>	-1.08	1.08
and <n>	0.59	-0.59
and a	-1.58	1.58
and appeal	0.22	-0.22
and ask	0.24	-0.24
and blue	0.21	-0.21
and did	-1.01	1.01
and is	-0.91	0.91
and it	-1.36	1.36
and life	0.25	-0.25
and necessary	-0.38	0.38
and no	-0.89	0.89
and none	-0.89	0.89
and or	-0.32	0.32
and our	-0.42	0.42
and remark	0.63	-0.63
and return	0.48	-0.48
and the	-0.2	0.2
and we	-0.86	0.86
and you	-0.75	0.75
ankle	0.18	-0.18
another	-0.82	0.82
answer	-0.28	0.28
answer to	0.19	-0.19
any	-0.57	0.57
appeal	1.72	-1.72
appeal * <n>	0.24	-0.24
appeal * a	0.18	-0.18
appeal * the	0.64	-0.64
appeal * writ	0.26	-0.26
appeal :	0.45	-0.45
appeal becaus	-1.14	1.14
appeal by	0.48	-0.48
appeal form	0.16	-0.16
appeal has	0.32	-0.32
appeal in	0.26	-0.26
appeal is	-0.46	0.46
appeal may	0.24	-0.24
appeal must	0.38	-0.38
appeal of	0.65	-0.65
appeal our	0.22	-0.22
appeal po	0.16	-0.16
appeal right	0.68	-0.68
appeal to	0.17	-0.17
appeal within	0.51	-0.51
apply	0.67	-0.67
apply * your	0.46	-0.46
apply to	0.22	-0.22
appoint	-0.43	0.43
approv	1.95	-1.95
approv * the	0.97	-0.97
approv by	0.7	-0.7
approv for	-0.66	0.66
approv the	1.08	-1.08
approv thi	0.55	-0.55
approval	-0.65	0.65
are accept	-0.25	0.25
are dismiss	-0.5	0.5
are exclud	-1.27	1.27
are need	1.03	-1.03
are non	-0.5	0.5
are not	-2.14	2.14
are responsibl	0.49	-0.49
are unabl	-0.34	0.34
are uphold	0.16	-0.16
articl	-0.81	0.81
as not	0.94	-0.94
as of	-0.25	0.25
as the	-0.5	0.5
asg	0.17	-0.17
asg y	0.17	-0.17
ask	0.94	-0.94
ask * a	0.5	-0.5
ask * an	0.51	-0.51
ask for	1.42	-1.42
ask that	-0.18	0.18
ask the	0.67	-0.67
ask us	0.55	-0.55
asked	-0.3	0.3
asked * it	-0.45	0.45
asked * the	0.25	-0.25
asked * within	0.19	-0.19
asked for	-0.21	0.21
asked us	0.49	-0.49
assess	0.34	-0.34
assign	0.2	-0.2
assistanc	0.31	-0.31
associat	0.16	-0.16
assocy	0.19	-0.19
at * claim	0.18	-0.18
at <n>	0.54	-0.54
at a	-0.63	0.63
at the	-0.98	0.98
attend	-1.04	1.04
audit	0.82	-0.82
authoriz	-1.81	1.81
authoriz notific	-1.33	1.33
authoriz number	-0.46	0.46
auto	0.58	-0.58
b	-0.9	0.9
b <n>	-1.01	1.01
b medical	0.31	-0.31
back	0.83	-0.83
balanc	0.79	-0.79
based	-0.8	0.8
based * the	-0.57	0.57
based on	-0.39	0.39
be asked	0.33	-0.33
be bill	1.14	-1.14
be charg	0.54	-0.54
be consider	-0.94	0.94
be deny	0.85	-0.85
be filed	0.76	-0.76
be given	-1.21	1.21
be in	0.19	-0.19
be made	0.5	-0.5
be met	-0.17	0.17
be paid	0.36	-0.36
be postmark	-0.83	0.83
be request	0.19	-0.19
be sent	0.44	-0.44
becaus	-3.85	3.85
becaus * claim	0.45	-0.45
becaus * is	-1.48	1.48
becaus * payer	-0.49	0.49
becaus * record	-1.4	1.4
becaus * was	-0.84	0.84
becaus :	1.17	-1.17
becaus it	-2.13	2.13
becaus no	-0.9	0.9
becaus the	-3.01	3.01
becaus thi	-0.57	0.57
been	-0.42	0.42
been deny	1.29	-1.29
been given	-0.36	0.36
been made	0.48	-0.48
been reach	0.41	-0.41
been used	-0.96	0.96
befor	-1.55	1.55
befor * can	-0.88	0.88
befor it	-1.18	1.18
befor the	-0.34	0.34
befor we	-0.65	0.65
beginn	0.37	-0.37
begins its paragraph	1.24	-1.24
behalf	0.61	-0.61
behalf of	0.55	-0.55
behavioral	0.42	-0.42
being	-0.23	0.23
believ	0.22	-0.22
below	1.63	-1.63
below request	0.17	-0.17
bend	-0.4	0.4
beneficiary	0.96	-0.96
benefit	-0.63	0.63
benefit * deny	0.37	-0.37
benefit * the	-1.05	1.05
benefit * thi	-0.24	0.24
benefit administrator	0.17	-0.17
benefit are	-0.52	0.52
benefit determin	-0.35	0.35
benefit for	-0.56	0.56
benefit maximum	0.41	-0.41
benefit of	-1.71	1.71
benefit program	0.29	-0.29
benefit servic	0.24	-0.24
benefit stat	0.24	-0.24
benefit thi	0.58	-0.58
better	-0.42	0.42
between	0.3	-0.3
beyond	0.51	-0.51
bill :	0.32	-0.32
bill <m>	0.31	-0.31
bill allow	0.49	-0.49
bill below	0.18	-0.18
bill charg	-0.46	0.46
bill discount	0.19	-0.19
bill error	-0.23	0.23
bill for	-0.33	0.33
bill not	0.59	-0.59
bill plan	0.19	-0.19
bill provider	-0.37	0.37
bill receiv	0.24	-0.24
bill review	0.17	-0.17
bill with	0.23	-0.23
bind	0.83	-0.83
birch	-0.35	0.35
birch health	-0.37	0.37
birchwood	-0.18	0.18
birth	0.68	-0.68
birth <d>	0.58	-0.58
blue	0.58	-0.58
blue cros	0.38	-0.38
blue shield	0.41	-0.41
board	0.2	-0.2
board * trust	0.16	-0.16
board of	0.16	-0.16
born	0.75	-0.75
both	0.22	-0.22
box	0.72	-0.72
box <5>	0.23	-0.23
box <n>	0.65	-0.65
brace	-0.71	0.71
bram	0.23	-0.23
bring	0.17	-0.17
bring * civil	0.17	-0.17
bring a	0.17	-0.17
brochur	-1.07	1.07
busines	0.57	-0.57
busines day	0.57	-0.57
by * or	0.17	-0.17
by * payer	-1.01	1.01
by * physician	-1.06	1.06
by * plan	-0.8	0.8
by :	0.32	-0.32
by <d>	0.33	-0.33
by <month>	0.71	-0.71
by <n>	0.24	-0.24
by a	-1.23	1.23
by another	-0.64	0.64
by dr	0.43	-0.43
by erisa	0.28	-0.28
by fax	0.2	-0.2
by the	0.56	-0.56
by you	0.17	-0.17
c <n>	-0.24	0.24
calendar	-0.6	0.6
calendar day	0.81	-0.81
calendar year	-1.37	1.37
california	0.19	-0.19
call	0.74	-0.74
call <n>	0.23	-0.23
came	-0.33	0.33
came to	0.67	-0.67
can	0.88	-0.88
can appeal	0.19	-0.19
can ask	0.41	-0.41
cannot	-1.2	1.2
cannot be	-1.34	1.34
cannot pay	0.28	-0.28
cant	-0.21	0.21
capitals	0.99	-0.99
carc	-0.59	0.59
carc <n>	-0.65	0.65
carc rarc	-0.34	0.34
card	0.3	-0.3
care	-1.08	1.08
care * no	-1.04	1.04
care * not	-0.2	0.2
care :	0.24	-0.24
care <n>	0.54	-0.54
care is	-1.2	1.2
care network	0.17	-0.17
care physician	-0.69	0.69
care was	-0.34	0.34
careful	0.25	-0.25
carrier	0.57	-0.57
carry	0.4	-0.4
case	0.44	-0.44
casimir	0.3	-0.3
casualty	0.17	-0.17
cd	0.36	-0.36
center	0.82	-0.82
center * medicar	0.2	-0.2
center for	0.2	-0.2
certificat	0.53	-0.53
certificat of	0.36	-0.36
certify * orthopedic	0.31	-0.31
certify in	-0.63	0.63
champva	-0.32	0.32
champva group	0.16	-0.16
chang	-0.7	0.7
chang * decision	0.28	-0.28
chang in	-0.79	0.79
chang our	0.4	-0.4
chang the	-0.71	0.71
chapter	-0.42	0.42
chapter <n>	-0.42	0.42
charg	1.12	-1.12
charg :	-0.87	0.87
charg <m>	0.63	-0.63
charg <n>	0.19	-0.19
charg discount	0.17	-0.17
charg exceed	1.79	-1.79
charg for	0.71	-0.71
charg is	-0.46	0.46
charg paid	0.25	-0.25
check	1.15	-1.15
check no	0.16	-0.16
check number	0.27	-0.27
chg	-0.32	0.32
chiropractic	-0.46	0.46
chiropractic <n>	0.27	-0.27
chiropractic care	-0.29	0.29
choic	0.38	-0.38
cigna	0.34	-0.34
civil	0.3	-0.3
civil action	0.3	-0.3
claim * a	-0.45	0.45
claim * the	-0.94	0.94
claim :	0.29	-0.29
claim <n>	0.46	-0.46
claim again	0.44	-0.44
claim becaus	-1.24	1.24
claim below	0.88	-0.88
claim control	0.34	-0.34
claim detail	0.33	-0.33
claim disput	0.24	-0.24
claim for	0.9	-0.9
claim form	0.17	-0.17
claim from	0.34	-0.34
claim h	0.47	-0.47
claim has	-0.76	0.76
claim id	0.46	-0.46
claim inform	-0.21	0.21
claim is	0.2	-0.2
claim may	0.64	-0.64
claim no	0.82	-0.82
claim number	0.2	-0.2
claim on	0.54	-0.54
claim receiv	0.2	-0.2
claim servic	-1.32	1.32
claim shown	0.43	-0.43
claim statu	-0.28	0.28
claim stay	-0.22	0.22
claim summary	0.44	-0.44
claim to	0.19	-0.19
claim total	0.38	-0.38
claim was	-0.6	0.6
claim will	0.4	-0.4
claim with	0.73	-0.73
claim within	0.34	-0.34
claim you	0.18	-0.18
clearinghous	0.18	-0.18
clinical	-1.59	1.59
clinical rational	-0.62	0.62
clm	0.3	-0.3
cms	0.16	-0.16
co	-1.4	1.4
co <n>	-1.36	1.36
co b	-0.79	0.79
co pay	1.06	-1.06
code	0.41	-0.41
code * inconsistent	-0.96	0.96
code <d>	0.35	-0.35
code <n>	-0.19	0.19
code bill	0.26	-0.26
code charg	0.24	-0.24
code co	1.46	-1.46
code description	-0.51	0.51
code is	-1.07	1.07
code paid	0.36	-0.36
coin	-0.23	0.23
combin	-0.77	0.77
committe	0.47	-0.47
community	0.44	-0.44
community care	0.25	-0.25
company	0.65	-0.65
compens	-0.24	0.24
complet	1.37	-1.37
complet * review	0.21	-0.21
complet our	0.17	-0.17
concurrent	1.05	-1.05
condition	-0.65	0.65
condition is	0.73	-0.73
consent	1.02	-1.02
conservativ	0.57	-0.57
consider	0.53	-0.53
contact	-1.17	1.17
contain	0.66	-0.66
contest	0.3	-0.3
continu	1.14	-1.14
continu <n>	0.34	-0.34
contractual	0.37	-0.37
control	0.72	-0.72
control number	0.58	-0.58
cooperativ	0.21	-0.21
copay	0.82	-0.82
copper	0.16	-0.16
copperfield	0.19	-0.19
copy	0.51	-0.51
copy of	0.3	-0.3
correct	-0.68	0.68
cost	0.8	-0.8
could	-1.57	1.57
could be	-1.01	1.01
could not	-0.57	0.57
cours	-0.86	0.86
cours of	-0.86	0.86
cover	-1.01	1.01
cover * thi	-1.39	1.39
cover <m>	0.39	-0.39
cover <n>	-0.33	0.33
cover a	-0.26	0.26
cover becaus	-0.32	0.32
cover benefit	-1.1	1.1
cover by	-1.07	1.07
cover charg	-1.24	1.24
cover code	0.22	-0.22
cover in	-1.12	1.12
cover paid	0.29	-0.29
cover servic	-1.02	1.02
cover the	0.65	-0.65
cover under	-0.98	0.98
coverag	-1.17	1.17
coverag * the	0.61	-0.61
coverag determin	-0.64	0.64
coverag of	0.27	-0.27
coverag terminat	-1.35	1.35
cpt	1.1	-1.1
cpt :	-0.5	0.5
cpt <5>	0.36	-0.36
cpt <n>	0.84	-0.84
cpt charg	0.17	-0.17
cr	0.36	-0.36
cr <n>	0.29	-0.29
creek	-0.18	0.18
creek physical	0.19	-0.19
crest	0.17	-0.17
criteria	-0.4	0.4
criteria for	-1.09	1.09
cros	0.38	-0.38
cros * blue	0.21	-0.21
cros and	0.21	-0.21
ct	0.26	-0.26
current	0.24	-0.24
customer	0.19	-0.19
d <5>	0.2	-0.2
d number	0.23	-0.23
daily	-1.27	1.27
daily note	-0.8	0.8
date	0.66	-0.66
date * birth	0.6	-0.6
date * injury	0.18	-0.18
date * servic	-0.69	0.69
date * the	0.66	-0.66
date * thi	0.97	-0.97
date :	0.39	-0.39
date <d>	-0.79	0.79
date <month>	0.2	-0.2
date <n>	0.61	-0.61
date above	-0.65	0.65
date and	0.77	-0.77
date bill	-0.99	0.99
date code	0.38	-0.38
date description	0.32	-0.32
date is	-0.25	0.25
date of	0.38	-0.38
date on	0.18	-0.18
date proc	0.17	-0.17
date process	0.18	-0.18
date receiv	0.37	-0.37
date s	0.8	-0.8
dated <month>	0.51	-0.51
daughter	0.31	-0.31
day	0.32	-0.32
day * <n>	0.6	-0.6
day * receiv	0.2	-0.2
day * the	0.38	-0.38
day * thi	0.32	-0.32
day after	0.55	-0.55
day from	0.77	-0.77
day of	0.5	-0.5
day or	-0.44	0.44
day to	0.2	-0.2
dc	-0.25	0.25
de	0.87	-0.87
dear	0.73	-0.73
dear provider	0.36	-0.36
decid * the	0.69	-0.69
decid on	-0.91	0.91
decid that	0.84	-0.84
decid to	0.21	-0.21
decision	1.62	-1.62
decision * deny	-0.33	0.33
decision * pay	0.32	-0.32
decision * the	0.2	-0.2
decision * thi	-0.19	0.19
decision * unfavorabl	0.4	-0.4
decision * your	0.18	-0.18
decision :	-0.39	0.39
decision has	0.44	-0.44
decision is	0.96	-0.96
decision on	0.23	-0.23
decision within	0.22	-0.22
decision you	0.16	-0.16
deduct	0.55	-0.55
deduct coin	0.16	-0.16
deductibl	1.44	-1.44
deductibl <m>	0.28	-0.28
deem	-1.32	1.32
deem * inform	-0.53	0.53
deem * medical	-1.01	1.01
deem a	-1.01	1.01
deem the	-0.53	0.53
degr	0.55	-0.55
delay	-1.31	1.31
deliver	-0.26	0.26
delivery	-0.24	0.24
denial	1.21	-1.21
denial * claim	0.16	-0.16
denial * medical	0.38	-0.38
denial * pay	0.19	-0.19
denial * upheld	0.21	-0.21
denial is	0.21	-0.21
dental	0.63	-0.63
deny * pay	-0.4	0.4
deny * request	0.97	-0.97
deny * servic	0.4	-0.4
deny * the	0.84	-0.84
deny :	-0.6	0.6
deny becaus	-1.17	1.17
deny by	0.92	-0.92
deny claim	0.2	-0.2
deny co	-0.32	0.32
deny coverag	0.29	-0.29
deny for	0.56	-0.56
deny it	0.4	-0.4
deny on	0.81	-0.81
deny paid	0.32	-0.32
deny patient	0.38	-0.38
deny pay	0.3	-0.3
deny the	0.39	-0.39
deny thi	-0.45	0.45
deny until	0.46	-0.46
deny your	0.35	-0.35
depart	0.31	-0.31
depart * manag	0.19	-0.19
depart of	0.6	-0.6
dependent	-0.56	0.56
describ	-2.27	2.27
description	-0.22	0.22
description <n>	-0.39	0.39
description charg	0.21	-0.21
detach	0.48	-0.48
detach * return	0.48	-0.48
detach and	0.48	-0.48
detail	-0.55	0.55
determin * the	0.23	-0.23
determin :	0.31	-0.31
determin lcd	-0.7	0.7
determin letter	-0.45	0.45
determin that	-0.49	0.49
diagnosy	-1.01	1.01
did	-0.89	0.89
did * deny	0.34	-0.34
did not	-1.13	1.13
did we	0.4	-0.4
director	0.55	-0.55
disagre	0.21	-0.21
disagre you	0.17	-0.17
disc	0.88	-0.88
discount	1	-1
dismiss	-0.78	0.78
dismiss * appeal	-0.93	0.93
dismiss * request	0.2	-0.2
dismiss the	-0.56	0.56
dismiss your	-0.35	0.35
dismissal	0.28	-0.28
disput	0.97	-0.97
disput :	0.22	-0.22
disput is	0.23	-0.23
disput must	0.55	-0.55
disput resolution	0.16	-0.16
disput thi	0.54	-0.54
division	0.18	-0.18
division of	0.18	-0.18
do	-0.83	0.83
do not	-1.05	1.05
do so	0.17	-0.17
dob	-0.33	0.33
dob :	-0.34	0.34
doctor	1.15	-1.15
docu	-1.42	1.42
document	-0.93	0.93
document doe	0.46	-0.46
document is	-1.08	1.08
doe	-1.48	1.48
doe not	-1.48	1.48
done	-1.33	1.33
dont	0.18	-0.18
dos code	-0.44	0.44
dos cpt	0.2	-0.2
dos proc	-0.31	0.31
dpt	0.19	-0.19
dr	0.46	-0.46
drug	-0.19	0.19
drug * you	0.19	-0.19
drug is	-1.15	1.15
drug that	-0.29	0.29
dry	0.91	-0.91
dt	-0.45	0.45
due	0.6	-0.6
due <m>	0.25	-0.25
due date	0.48	-0.48
duplicat	-2.02	2.02
dur	0.18	-0.18
duty	0.64	-0.64
dx	-0.24	0.24
e	1.08	-1.08
e <n>	0.52	-0.52
each	0.35	-0.35
earlier	0.83	-0.83
effect	0.37	-0.37
effectiv	0.22	-0.22
effectiv date	0.62	-0.62
eft	0.28	-0.28
eight	0.22	-0.22
eighty	0.24	-0.24
eighty <n>	0.24	-0.24
electrical	-0.64	0.64
electrical stimul	-0.64	0.64
eligibl	-1.24	1.24
emergency	-0.31	0.31
employ	0.57	-0.57
employ health	0.28	-0.28
employe	0.99	-0.99
employe health	0.18	-0.18
employer	0.55	-0.55
enclos	0.28	-0.28
end	0.65	-0.65
ended	-1.22	1.22
ended on	-1.27	1.27
ends:	1.87	-1.87
ends:.	-0.66	0.66
ends::	1.5	-1.5
ends:?	0.84	-0.84
enroll	-0.31	0.31
enroll code	0.27	-0.27
enrolle	0.51	-0.51
entity	0.27	-0.27
eob	-1.26	1.26
epidural	0.16	-0.16
erisa	0.84	-0.84
error	-0.27	0.27
error s	-0.23	0.23
establish	-0.18	0.18
este	0.82	-0.82
evalu	0.36	-0.36
evergreen	0.43	-0.43
evergreen summit	0.19	-0.19
every	-0.25	0.25
evidenc	0.54	-0.54
evidenc * coverag	0.45	-0.45
evidenc of	0.45	-0.45
ex	0.65	-0.65
ex code	0.56	-0.56
exam	-0.43	0.43
examin	-0.86	0.86
exampl	0.24	-0.24
exceed	-0.71	0.71
exceed * fee	-0.84	0.84
exceed fee	1.23	-1.23
exceed the	-0.57	0.57
exclud	-2.21	2.21
exclud by	-1.37	1.37
exclusion	-1.14	1.14
exercis	-0.81	0.81
exercis <n>	0.21	-0.21
expect	0.67	-0.67
expedit	0.19	-0.19
expedit appeal	0.16	-0.16
expens	-1.12	1.12
expens incurr	-1.35	1.35
experimental	-0.83	0.83
expir	-1.16	1.16
explain	-0.63	0.63
explan	-0.44	0.44
explan * benefit	0.24	-0.24
explan * pay	0.28	-0.28
explan * review	0.28	-0.28
external	0.37	-0.37
external review	0.34	-0.34
f	-0.61	0.61
f <n>	-0.84	0.84
facility	1	-1
fact	-0.17	0.17
fail	-1.03	1.03
fall	0.21	-0.21
famy	0.77	-0.77
famy medicin	0.17	-0.17
famy practic	0.29	-0.29
favorabl	0.17	-0.17
fax	0.98	-0.98
fax * <n>	0.2	-0.2
fax <n>	0.47	-0.47
fax to	0.19	-0.19
feca	0.16	-0.16
feca other	0.16	-0.16
federal	0.65	-0.65
federal employ	0.24	-0.24
federal servic	0.2	-0.2
fee	0.35	-0.35
ferncliff	0.45	-0.45
fil	-1.6	1.6
fil has	-1.05	1.05
fil limit	-1.06	1.06
file	-1.54	1.54
file * appeal	0.43	-0.43
file * the	-1	1
file * thi	-1.06	1.06
file :	0.38	-0.38
file a	0.25	-0.25
file an	0.27	-0.27
file for	-1.08	1.08
file show	-0.22	0.22
file your	0.18	-0.18
filed	0.81	-0.81
filed within	0.49	-0.49
film	-0.84	0.84
film * the	-0.84	0.84
final	0.55	-0.55
finaliz	-0.33	0.33
financial	0.97	-0.97
find	-0.45	0.45
find that	-1.4	1.4
finish	0.26	-0.26
finish * review	0.21	-0.21
first	-0.92	0.92
first decision	0.41	-0.41
first level	0.34	-0.34
five	0.25	-0.25
flexion	0.51	-0.51
flexion <n>	0.34	-0.34
follow	1.6	-1.6
follow prescription	0.16	-0.16
for * appeal	0.24	-0.24
for * claim	0.26	-0.26
for * disput	0.23	-0.23
for * follow	0.16	-0.16
for * member	-0.42	0.42
for * on	-0.24	0.24
for * plan	0.18	-0.18
for * reason	0.25	-0.25
for * reconsider	0.4	-0.4
for * record	0.52	-0.52
for * redetermin	0.38	-0.38
for * same	0.66	-0.66
for * servic	0.51	-0.51
for * visit	0.55	-0.55
for :	0.2	-0.2
for <5>	-0.46	0.46
for <m>	0.33	-0.33
for <n>	-0.45	0.45
for a	0.71	-0.71
for an	0.27	-0.27
for another	0.8	-0.8
for by	0.42	-0.42
for care	-0.77	0.77
for claim	-0.61	0.61
for denial	0.22	-0.22
for each	0.68	-0.68
for fil	-1.14	1.14
for medical	0.21	-0.21
for medicar	0.2	-0.2
for one	-1.43	1.43
for part	0.31	-0.31
for pay	-0.89	0.89
for reconsider	0.52	-0.52
for review	-0.43	0.43
for servic	0.72	-0.72
for that	-0.26	0.26
for these	0.27	-0.27
for thi	-1.73	1.73
for weight	-0.9	0.9
for within	0.19	-0.19
for you	0.68	-0.68
for your	-0.58	0.58
form	0.3	-0.3
formal	-0.43	0.43
found	-1.18	1.18
found * the	-0.64	0.64
found that	-1.24	1.24
fractur	-0.61	0.61
frequency	-0.49	0.49
frequency * servic	-0.49	0.49
frequency of	-0.49	0.49
from	0.31	-0.31
from * date	1.32	-1.32
from * issue	0.25	-0.25
from <d>	0.25	-0.25
from <month>	-0.33	0.33
from thru	0.21	-0.21
from you	-0.37	0.37
from your	-0.33	0.33
full	0.75	-0.75
fully	0.4	-0.4
function	-0.31	0.31
fund	0.29	-0.29
fund offic	0.31	-0.31
further	0.92	-0.92
futur	0.38	-0.38
futur pay	0.38	-0.38
g <n>	0.32	-0.32
gave	-1.64	1.64
get	-0.39	0.39
get thi	0.42	-0.42
get your	0.18	-0.18
gett	0.42	-0.42
give	-0.44	0.44
given	-1.63	1.63
given * <month>	0.58	-0.58
given * a	-0.85	0.85
given * an	-0.58	0.58
given at	-0.85	0.85
given in	-0.72	0.72
given on	0.58	-0.58
glossary	0.44	-0.44
glossary :	0.18	-0.18
go	0.19	-0.19
goal	-1.01	1.01
gold	0.31	-0.31
good	0.18	-0.18
got	-0.53	0.53
govern	0.4	-0.4
govern * erisa	0.28	-0.28
govern by	0.28	-0.28
gp	-0.21	0.21
gp <n>	-0.4	0.4
grand	0.23	-0.23
granit	0.16	-0.16
greta	0.19	-0.19
grievanc	0.28	-0.28
group <n>	0.27	-0.27
group and	-0.89	0.89
group reason	0.41	-0.41
grp	0.27	-0.27
grp rc	0.25	-0.25
guidelin	-0.89	0.89
gulf	0.53	-0.53
h	0.66	-0.66
h <n>	0.64	-0.64
had	-1.17	1.17
had no	-0.24	0.24
halvorsen	0.48	-0.48
hand	0.46	-0.46
hand therapy	0.25	-0.25
handl	0.19	-0.19
harbor	0.31	-0.31
harm	-0.42	0.42
harriet	-0.36	0.36
hartsfield	0.27	-0.27
has	-1.38	1.38
has * be	0.79	-0.79
has a	-1.06	1.06
has expir	-1.05	1.05
has no	-0.94	0.94
has not	-0.46	0.46
has submission	-0.63	0.63
has to	1.01	-1.01
have	0.38	-0.38
have * right	0.35	-0.35
have <n>	0.59	-0.59
have a	0.27	-0.27
have been	-1.37	1.37
have decid	0.77	-0.77
have deny	0.27	-0.27
have met	0.17	-0.17
have no	-0.47	0.47
have not	0.37	-0.37
have the	0.35	-0.35
hcpc	-0.45	0.45
he	0.38	-0.38
health	0.24	-0.24
health * life	0.25	-0.25
health and	0.35	-0.35
health benefit	0.3	-0.3
health care	0.5	-0.5
health insuranc	-1.08	1.08
health servic	0.44	-0.44
healthcar	0.45	-0.45
hear from	0.17	-0.17
help	-0.49	0.49
henrietta	0.2	-0.2
her	0.8	-0.8
here	0.66	-0.66
high	0.2	-0.2
hill	0.18	-0.18
history	1.21	-1.21
hmo	0.75	-0.75
hmo claim	0.22	-0.22
hollow	0.34	-0.34
holly	-0.38	0.38
home	-0.2	0.2
hospital	-0.29	0.29
how	-0.31	0.31
how to	0.73	-0.73
hp	0.22	-0.22
hp <n>	0.22	-0.22
hundr	0.24	-0.24
hundr eighty	0.24	-0.24
i	0.73	-0.73
i d	0.24	-0.24
icn	0.59	-0.59
icn <n>	0.25	-0.25
id	0.6	-0.6
id :	0.55	-0.55
id <n>	0.6	-0.6
id patient	0.33	-0.33
identific	0.29	-0.29
identific number	0.21	-0.21
if	1.2	-1.2
if * disagre	0.53	-0.53
if * do	1.09	-1.09
if * have	0.17	-0.17
if * think	0.32	-0.32
if * want	0.19	-0.19
if i	0.24	-0.24
if the	-0.26	0.26
if we	0.8	-0.8
if you	1.59	-1.59
if your	-0.35	0.35
illnes	0.42	-0.42
imag	0.89	-0.89
improv	0.76	-0.76
in * calendar	-0.96	0.96
in * last	-0.6	0.6
in * pay	-0.31	0.31
in * record	-0.82	0.82
in <n>	-1.26	1.26
in a	-0.41	0.41
in an	-0.67	0.67
in disput	0.8	-0.8
in error	0.62	-0.62
in full	1.15	-1.15
in function	-0.96	0.96
in orthopedic	0.31	-0.31
in thi	-0.17	0.17
in time	0.27	-0.27
in writ	1.28	-1.28
in your	-0.57	0.57
inc	0.5	-0.5
includ	-0.31	0.31
includ a	-0.69	0.69
includ in	-0.35	0.35
incomplet	0.25	-0.25
incomplet invalid	-0.19	0.19
inconsistent	-1.4	1.4
inconsistent * the	-1.4	1.4
inconsistent with	-1.4	1.4
incurr	-1.34	1.34
incurr after	-1.35	1.35
independent	-0.2	0.2
independent medical	-0.87	0.87
independent review	0.39	-0.39
inform	-1.33	1.33
inform * has	-0.63	0.63
inform or	-0.63	0.63
inform provid	-0.3	0.3
inform submitt	-0.67	0.67
initial	0.84	-0.84
initial evalu	0.2	-0.2
injection	-1.75	1.75
injur	-0.66	0.66
injur person	-0.6	0.6
injur worker	-0.33	0.33
injury protection	0.17	-0.17
inpatient	-0.54	0.54
inquiry	0.29	-0.29
institut	0.4	-0.4
insur	-0.84	0.84
insur name	-0.27	0.27
insuranc	-0.16	0.16
insuranc company	0.56	-0.56
insuranc explan	0.29	-0.29
insuranc group	0.25	-0.25
insured	0.36	-0.36
insured name	0.2	-0.2
insurer	0.16	-0.16
internal	0.34	-0.34
internal appeal	0.24	-0.24
invalid	-0.91	0.91
investigational	-1.68	1.68
investigational for	-1.54	1.54
is * file	-1.18	1.18
is * routin	-0.76	0.76
is * stat	0.21	-0.21
is * the	-0.19	0.19
is <m>	0.53	-0.53
is <n>	0.33	-0.33
is a	0.17	-0.17
is about	0.33	-0.33
is an	-0.16	0.16
is consider	0.67	-0.67
is deny	0.3	-0.3
is due	-0.29	0.29
is exclud	-1.16	1.16
is for	0.78	-0.78
is in	0.72	-0.72
is includ	-0.23	0.23
is inconsistent	-1.4	1.4
is medical	1.02	-1.02
is miss	-1.9	1.9
is more	-1.06	1.06
is need	-1.3	1.3
is no	-1.73	1.73
is not	-1.64	1.64
is on	-1.4	1.4
is part	-0.61	0.61
is receiv	0.28	-0.28
is self	0.3	-0.3
is the	0.6	-0.6
is to	0.16	-0.16
is unfavorabl	0.45	-0.45
is wrong	0.22	-0.22
issu	0.22	-0.22
issue	0.7	-0.7
issue date	0.42	-0.42
it * <month>	-0.66	0.66
it * a	-0.76	0.76
it cannot	-0.51	0.51
it for	0.17	-0.17
it is	-1.16	1.16
it on	-0.47	0.47
it to	0.16	-0.16
it was	-2.29	2.29
it with	0.32	-0.32
item	-0.94	0.94
item :	0.27	-0.27
itemiz	-0.3	0.3
its	-1.08	1.08
j	0.37	-0.37
j <n>	0.77	-0.77
juniper	0.28	-0.28
jurisdiction	0.2	-0.2
k	0.44	-0.44
k <n>	0.36	-0.36
keep	0.82	-0.82
keep your	0.4	-0.4
kestrel	0.31	-0.31
kind	0.91	-0.91
knee	-0.29	0.29
knee brace	0.24	-0.24
l	-0.69	0.69
l <n>	-0.89	0.89
lack	-1.33	1.33
lack inform	-1.44	1.44
lake	-0.17	0.17
lake health	0.21	-0.21
lakeview	0.16	-0.16
lane	0.18	-0.18
last	-0.24	0.24
last one	0.8	-0.8
later	0.85	-0.85
later than	0.65	-0.65
law	0.54	-0.54
lcd	-0.66	0.66
length:0	1.9	-1.9
length:1	1.79	-1.79
length:3	-0.78	0.78
length:4	-1.4	1.4
length:5	-1.44	1.44
length:6	-0.9	0.9
leopold	0.16	-0.16
les	0.92	-0.92
let	0.41	-0.41
letter	1.8	-1.8
letter * about	0.19	-0.19
letter * the	0.21	-0.21
letter date	-0.33	0.33
letter is	0.41	-0.41
level	-0.48	0.48
level * care	-1.03	1.03
level * servic	0.18	-0.18
level of	-0.55	0.55
liability	-0.84	0.84
liabl	1.18	-1.18
licens	-0.89	0.89
life	0.42	-0.42
life insuranc	0.29	-0.29
limit	-2.2	2.2
limit * <n>	-0.7	0.7
limit * fil	-1.14	1.14
limit * your	-0.5	0.5
limit for	-1.49	1.49
limit in	-0.5	0.5
limit of	-0.82	0.82
limit to	-0.9	0.9
lindqvist	0.2	-0.2
line	-0.47	0.47
line dos	0.16	-0.16
list	0.62	-0.62
list above	0.59	-0.59
list below	0.17	-0.17
llc	0.66	-0.66
ln	-0.28	0.28
ln dos	-0.35	0.35
local	-0.51	0.51
local <n>	0.16	-0.16
local coverag	-0.65	0.65
log	0.26	-0.26
longer	-0.98	0.98
look	1.97	-1.97
look * the	0.74	-0.74
look again	0.38	-0.38
look at	1.75	-1.75
los	-0.5	0.5
los * exclud	0.16	-0.16
lt	-0.41	0.41
lumbar	0.92	-0.92
m	0.76	-0.76
m <n>	0.38	-0.38
ma	0.88	-0.88
ma <n>	0.88	-0.88
made	1.4	-1.4
made a	0.24	-0.24
made by	0.37	-0.37
made within	0.19	-0.19
mail to	0.16	-0.16
maintenanc	-1.21	1.21
make	-0.37	0.37
manag	0.86	-0.86
manag care	0.17	-0.17
manag health	0.19	-0.19
manipul	0.46	-0.46
manual	-0.38	0.38
manual chapter	-0.42	0.42
manual therapy	0.22	-0.22
many	-1.39	1.39
many frequency	-0.49	0.49
many servic	-1	1
maple	0.16	-0.16
marchetty	0.72	-0.72
marigold	0.23	-0.23
marketplac	0.5	-0.5
marsh	-0.3	0.3
match	-1.24	1.24
maximum	-0.67	0.67
maximum * thi	0.41	-0.41
maximum allowabl	0.84	-0.84
maximum for	0.41	-0.41
may	1.09	-1.09
may * asked	0.22	-0.22
may * deny	0.64	-0.64
may * filed	0.23	-0.23
may <n>	-0.51	0.51
may appeal	0.84	-0.84
may ask	0.61	-0.61
may be	0.17	-0.17
may file	0.21	-0.21
may not	1.45	-1.45
may note	0.2	-0.2
mbi	0.34	-0.34
md	0.69	-0.69
meadowlark	0.47	-0.47
mean	1	-1
mean that	0.74	-0.74
measur	-0.36	0.36
medicaid	1.05	-1.05
medicaid manag	0.16	-0.16
medicaid servic	0.2	-0.2
medicaid tricar	0.16	-0.16
medical	-0.71	0.71
medical bill	0.26	-0.26
medical director	0.55	-0.55
medical examin	-1.04	1.04
medical fee	0.42	-0.42
medical insuranc	0.28	-0.28
medical necessary	-1.07	1.07
medical pay	-0.85	0.85
medical record	0.26	-0.26
medical review	0.54	-0.54
medicar	0.81	-0.81
medicar * may	0.16	-0.16
medicar advantag	0.23	-0.23
medicar appeal	0.18	-0.18
medicar claim	0.17	-0.17
medicar doe	0.46	-0.46
medicar medicaid	0.33	-0.33
medicar number	0.35	-0.35
medicar part	-0.31	0.31
medicar pay	0.17	-0.17
medicar summary	0.2	-0.2
medicar you	0.16	-0.16
medicin	-0.93	0.93
meet	-0.27	0.27
meet the	-0.87	0.87
member :	-0.35	0.35
member claim	0.44	-0.44
member id	-0.16	0.16
member may	0.27	-0.27
member name	-0.41	0.41
member no	0.43	-0.43
member number	0.46	-0.46
merriman	0.23	-0.23
mesa	-0.47	0.47
messag	-0.78	0.78
messag :	0.18	-0.18
messag <n>	-0.62	0.62
met <m>	0.18	-0.18
mg	0.35	-0.35
mi	0.28	-0.28
military	0.49	-0.49
minut	-1.45	1.45
minut for	-0.35	0.35
miss	-1.64	1.64
miss incomplet	-0.19	0.19
miss or	-1.19	1.19
mistak	0.93	-0.93
mk	0.26	-0.26
mk <n>	0.26	-0.26
moa	0.49	-0.49
moa ma	0.17	-0.17
mod	-0.42	0.42
mod bill	0.25	-0.25
mod unit	0.17	-0.17
modality	-0.47	0.47
modifier	-0.85	0.85
molina	0.29	-0.29
molina healthcar	0.28	-0.28
month	-1.5	1.5
month * the	0.34	-0.34
month after	-0.3	0.3
month from	0.57	-0.57
month of	0.38	-0.38
more	-0.51	0.51
more than	-1.35	1.35
motion	-0.64	0.64
mri	-0.68	0.68
mri * the	-0.3	0.3
mri of	-0.49	0.49
ms	0.29	-0.29
msg	0.16	-0.16
multipl	-0.76	0.76
must	0.63	-0.63
must * filed	0.47	-0.47
must * in	0.19	-0.19
must * made	0.22	-0.22
must * receiv	0.38	-0.38
must * sent	0.35	-0.35
must be	1.34	-1.34
must send	-0.19	0.19
n	-0.59	0.59
nail	-0.39	0.39
name :	0.4	-0.4
name recipient	0.23	-0.23
named	0.68	-0.68
named above	0.48	-0.48
national	-0.5	0.5
necessary	-1.18	1.18
necessary becaus	-0.33	0.33
necessary for	-1.02	1.02
necessary under	-0.92	0.92
necessity * the	-1.01	1.01
necessity by	-1.01	1.01
need	-1.18	1.18
need for	-0.87	0.87
need prior	-0.24	0.24
need the	0.19	-0.19
need to	-0.45	0.45
nerve	-0.44	0.44
net	-0.48	0.48
network	0.31	-0.31
network provider	0.59	-0.59
neurology	-0.9	0.9
new	1.44	-1.44
next	0.61	-0.61
no	-1.35	1.35
no :	0.54	-0.54
no <m>	0.27	-0.27
no <n>	0.84	-0.84
no authoriz	-1.47	1.47
no benefit	-0.38	0.38
no chang	-0.49	0.49
no fractur	-0.61	0.61
no further	0.9	-0.9
no later	0.53	-0.53
no longer	-0.98	0.98
no part	0.94	-0.94
no pay	0.17	-0.17
no reason	-1.06	1.06
no record	-0.98	0.98
no referral	-0.91	0.91
non	-0.94	0.94
non cover	-1.31	1.31
none	-1.32	1.32
not	-2.77	2.77
not * bill	1.44	-1.44
not * charg	0.39	-0.39
not * cover	-1.02	1.02
not * denial	0.94	-0.94
not a	-0.77	0.77
not able	0.25	-0.25
not agree	0.51	-0.51
not an	-0.78	0.78
not approv	0.83	-0.83
not authoriz	-0.72	0.72
not be	1.3	-1.3
not bill	0.37	-0.37
not certify	-0.73	0.73
not chang	-0.16	0.16
not cover	-0.21	0.21
not deem	-1.01	1.01
not describ	-0.45	0.45
not get	-1.09	1.09
not in	-0.96	0.96
not match	-0.67	0.67
not medical	-1.71	1.71
not meet	-0.18	0.18
not met	0.97	-0.97
not need	0.47	-0.47
not on	-0.72	0.72
not owe	0.87	-0.87
not paid	-0.23	0.23
not pay	-0.46	0.46
not payabl	0.16	-0.16
not receiv	-0.91	0.91
not sent	0.23	-0.23
not show	-1.02	1.02
not sign	-0.7	0.7
not support	-2.14	2.14
not valid	-0.63	0.63
note	-1.33	1.33
note * <month>	-1.11	1.11
note * claim	-0.89	0.89
note * the	1.01	-1.01
note <d>	0.3	-0.3
note and	-0.64	0.64
note do	-0.84	0.84
note doe	-0.48	0.48
note of	-0.64	0.64
note that	-0.56	0.56
noth	1.56	-1.56
noth more	0.87	-0.87
notic	1.21	-1.21
notic * advers	-0.41	0.41
notic * claim	0.28	-0.28
notic * denial	0.27	-0.27
notic * part	0.16	-0.16
notic * your	0.25	-0.25
notic date	0.39	-0.39
notic for	0.3	-0.3
notic of	0.36	-0.36
notic to	0.23	-0.23
notific	-1.42	1.42
notific absent	-1.33	1.33
np	-0.53	0.53
npi	0.27	-0.27
number	-0.55	0.55
number * miss	-0.92	0.92
number * unit	-0.69	0.69
number * visit	-1.16	1.16
number :	0.73	-0.73
number <n>	-0.44	0.44
number is	-0.69	0.69
number of	-1.85	1.85
number servic	0.27	-0.27
nurs	-1.22	1.22
nurs facility	0.22	-0.22
o	0.61	-0.61
o box	0.28	-0.28
oak	0.44	-0.44
objection	-0.76	0.76
obtain	0.25	-0.25
occurrenc	-1.27	1.27
occurrenc has	-1.27	1.27
odaly	-0.85	0.85
of * action	0.21	-0.21
of * appeal	0.29	-0.29
of * bill	0.43	-0.43
of * brochur	-0.85	0.85
of * claim	0.61	-0.61
of * date	0.69	-0.69
of * day	0.62	-0.62
of * decision	0.52	-0.52
of * follow	0.18	-0.18
of * knee	-0.81	0.81
of * medical	-0.28	0.28
of * pay	0.36	-0.36
of * remit	0.16	-0.16
of * remittanc	0.16	-0.16
of * therapist	-0.42	0.42
of * voucher	0.16	-0.16
of <d>	0.37	-0.37
of <m>	0.6	-0.6
of <month>	-1.07	1.07
of <n>	-1.05	1.05
of a	1.03	-1.03
of advers	-0.41	0.41
of an	0.21	-0.21
of another	-1.36	1.36
of bill	-1.11	1.11
of birth	0.6	-0.6
of california	0.19	-0.19
of care	-0.89	0.89
of claim	0.43	-0.43
of conservativ	0.47	-0.47
of coverag	0.45	-0.45
of denial	-0.25	0.25
of health	0.16	-0.16
of injury	0.18	-0.18
of insuranc	0.2	-0.2
of liability	-0.94	0.94
of manag	0.19	-0.19
of medical	1.11	-1.11
of medicar	0.22	-0.22
of motion	-0.64	0.64
of one	-1.11	1.11
of pay	0.44	-0.44
of provider	-0.35	0.35
of receiv	0.19	-0.19
of review	0.31	-0.31
of servic	-0.54	0.54
of six	0.16	-0.16
of that	-0.76	0.76
of the	0.27	-0.27
of therapy	-0.49	0.49
of thi	0.78	-0.78
of time	-0.68	0.68
of treat	-1.09	1.09
of trust	0.16	-0.16
of unit	-0.69	0.69
of visit	-1.14	1.14
of worker	0.17	-0.17
offic	-0.32	0.32
offic note	-0.4	0.4
offic visit	0.57	-0.57
official	0.45	-0.45
ohio	0.45	-0.45
on * date	-1.72	1.72
on * same	0.29	-0.29
on * tricar	0.21	-0.21
on <d>	1.73	-1.73
on <month>	-0.8	0.8
on <n>	-0.59	0.59
on a	0.53	-0.53
on behalf	0.55	-0.55
on file	-1.64	1.64
on may	-0.8	0.8
on our	0.37	-0.37
on the	-0.62	0.62
on thi	-0.57	0.57
on top	0.25	-0.25
on your	0.39	-0.39
once	-1.38	1.38
once * <n>	-1.4	1.4
once in	-1.39	1.39
one	-1.62	1.62
one hundr	0.24	-0.24
one year	0.45	-0.45
onlin	0.22	-0.22
only	0.21	-0.21
only after	0.61	-0.61
open	0.64	-0.64
operativ	-0.21	0.21
operativ report	-0.54	0.54
opm	0.23	-0.23
option	-0.43	0.43
optum	0.26	-0.26
or * prescriber	0.28	-0.28
or <n>	-1	1
or a	-0.95	0.95
or deny	0.47	-0.47
or has	-0.63	0.63
or invalid	-0.23	0.23
or more	0.64	-0.64
or occurrenc	-1.27	1.27
or provider	-0.98	0.98
or the	0.51	-0.51
or your	0.64	-0.64
orchard	0.27	-0.27
order	0.69	-0.69
order * the	0.28	-0.28
order for	-0.42	0.42
organiz	0.25	-0.25
original	0.33	-0.33
original denial	0.21	-0.21
other	-1.26	1.26
other <n>	0.24	-0.24
other document	-1.08	1.08
other health	-1.5	1.5
our decision	1.24	-1.24
our denial	0.34	-0.34
our file	-0.93	0.93
our insur	-1.08	1.08
our member	0.17	-0.17
our record	-0.67	0.67
our review	0.75	-0.75
our reviewer	0.23	-0.23
out	-0.23	0.23
outcom	0.89	-0.89
overpaid	0.43	-0.43
overpay	0.5	-0.5
overturn	0.71	-0.71
overturn the	0.42	-0.42
owe	1.53	-1.53
owe the	0.42	-0.42
owe thi	0.64	-0.64
owen	-0.22	0.22
oyelaran	0.42	-0.42
p	0.63	-0.63
p <n>	0.2	-0.2
p a	0.16	-0.16
p o	0.31	-0.31
pa	-0.75	0.75
page	0.28	-0.28
page <n>	-0.19	0.19
paid	0.39	-0.39
paid * bill	0.16	-0.16
paid * may	0.56	-0.56
paid * owe	0.27	-0.27
paid :	0.74	-0.74
paid <m>	1.1	-1.1
paid <n>	0.83	-0.83
paid be	0.16	-0.16
paid by	0.72	-0.72
paid in	1.15	-1.15
paid reason	0.48	-0.48
paid separat	-0.89	0.89
paid to	0.19	-0.19
paid you	0.57	-0.57
pain	-0.33	0.33
pain <n>	0.62	-0.62
pain after	-0.72	0.72
palisad	0.22	-0.22
paper	-0.21	0.21
part * the	0.95	-0.95
part b	0.46	-0.46
part in	0.94	-0.94
part of	-0.8	0.8
partial	0.63	-0.63
participant	0.29	-0.29
partner	0.16	-0.16
party	-0.28	0.28
path	0.31	-0.31
pathology	-0.47	0.47
pathology report	-0.47	0.47
patient	-0.45	0.45
patient :	0.85	-0.85
patient account	0.48	-0.48
patient acct	0.41	-0.41
patient claim	0.23	-0.23
patient inform	0.19	-0.19
patient may	0.35	-0.35
patient name	1.12	-1.12
pay	0.65	-0.65
pay * <m>	0.58	-0.58
pay * a	-0.23	0.23
pay * another	0.38	-0.38
pay * the	-0.16	0.16
pay * thi	0.48	-0.48
pay :	0.33	-0.33
pay <m>	0.36	-0.36
pay adjust	-0.5	0.5
pay amount	0.85	-0.85
pay decision	0.56	-0.56
pay disput	-0.41	0.41
pay for	-0.73	0.73
pay is	0.33	-0.33
pay of	0.48	-0.48
pay or	0.38	-0.38
pay policy	0.52	-0.52
pay thi	0.46	-0.46
pay to	0.51	-0.51
payabl	0.93	-0.93
payabl to	0.4	-0.4
payee	0.27	-0.27
payer	-1.03	1.03
payer deem	-0.53	0.53
pcn	0.25	-0.25
pd	0.71	-0.71
pediatric	0.25	-0.25
peer	0.49	-0.49
peer * peer	0.28	-0.28
peer review	0.31	-0.31
peer to	0.28	-0.28
per	-1.69	1.69
per calendar	-1.12	1.12
perform	-0.36	0.36
perform on	-0.36	0.36
period	-0.45	0.45
period * occurrenc	-1.27	1.27
period of	-1.06	1.06
period or	-1.27	1.27
person who	-1.08	1.08
personal	0.17	-0.17
personal injury	0.17	-0.17
photograph	0.59	-0.59
physical	1.02	-1.02
physical therapy	0.56	-0.56
physician	-0.56	0.56
physician and	-0.41	0.41
pine	0.19	-0.19
pip	0.29	-0.29
place	-0.7	0.7
plain	0.36	-0.36
plan	-1.01	1.01
plan * self	0.3	-0.3
plan * the	0.85	-0.85
plan :	0.32	-0.32
plan <n>	0.16	-0.16
plan and	-0.52	0.52
plan appeal	0.82	-0.82
plan approv	0.23	-0.23
plan ask	-1.34	1.34
plan clinical	-0.45	0.45
plan cover	-0.68	0.68
plan docu	-1.06	1.06
plan doe	-0.8	0.8
plan explan	0.35	-0.35
plan has	-0.34	0.34
plan inc	0.17	-0.17
plan is	0.52	-0.52
plan limit	-0.87	0.87
plan member	0.16	-0.16
plan must	0.45	-0.45
plan notic	-0.41	0.41
plan paid	0.37	-0.37
plan pay	-0.4	0.4
plan provider	0.26	-0.26
pleas	1.98	-1.98
pleas detach	0.21	-0.21
pleas send	1.15	-1.15
po	0.65	-0.65
po box	0.63	-0.63
podiatry	-0.18	0.18
point	-0.53	0.53
policy	0.38	-0.38
policy manual	-0.42	0.42
policyholder	-0.16	0.16
portal	0.81	-0.81
portion	0.32	-0.32
portion * your	0.32	-0.32
portion with	0.32	-0.32
post	1.19	-1.19
postmark	-0.64	0.64
postmark within	-0.87	0.87
ppo	0.24	-0.24
pr	0.63	-0.63
pr <n>	0.46	-0.46
practic	0.29	-0.29
prairi	-0.77	0.77
pre	-0.91	0.91
preauthoriz	0.36	-0.36
precertific	-2.15	2.15
precertific authoriz	-1.33	1.33
prepay	0.32	-0.32
prepay review	0.24	-0.24
prescriber	0.71	-0.71
prescriber request	0.16	-0.16
prescription	0.58	-0.58
prescription drug	0.25	-0.25
preventiv	-0.89	0.89
previou	0.18	-0.18
primary	-1.47	1.47
print	-0.27	0.27
print <d>	-0.33	0.33
prior	0.99	-0.99
prior approval	-0.24	0.24
prior authoriz	1.36	-1.36
problem	0.31	-0.31
proc charg	0.35	-0.35
proc mod	-0.6	0.6
procedur	-1.06	1.06
procedur * not	-1.33	1.33
procedur <5>	1.15	-1.15
procedur code	-0.82	0.82
procedur is	-1.1	1.1
proces	0.4	-0.4
process	0.33	-0.33
process :	0.5	-0.5
process <d>	0.17	-0.17
professional	-0.31	0.31
program	0.39	-0.39
progres	1.32	-1.32
progres note	0.81	-0.81
proof	-0.54	0.54
proof of	-0.3	0.3
protection	0.17	-0.17
prov	0.3	-0.3
prov pd	0.17	-0.17
provid	-0.66	0.66
provid doe	-0.3	0.3
provider	-0.19	0.19
provider * servic	0.27	-0.27
provider :	0.4	-0.4
provider appeal	0.41	-0.41
provider disput	0.27	-0.27
provider is	0.63	-0.63
provider may	0.25	-0.25
provider number	-0.39	0.39
provider of	0.3	-0.3
provider remittanc	0.21	-0.21
provider was	-0.91	0.91
provider who	-0.94	0.94
pt	0.9	-0.9
pt resp	0.23	-0.23
q	0.75	-0.75
q <n>	0.72	-0.72
qic	0.19	-0.19
qty	-0.26	0.26
qualify	-1.02	1.02
quarter:0	1.33	-1.33
quarter:1	1.86	-1.86
quarter:2	0.47	-0.47
quarter:3	-0.35	0.35
quentin	0.53	-0.53
question	0.33	-0.33
r	0.63	-0.63
r <n>	0.56	-0.56
ra	0.33	-0.33
ra date	0.26	-0.26
range	-0.64	0.64
range * motion	-0.64	0.64
range of	-0.64	0.64
rarc	0.27	-0.27
rate	-0.98	0.98
rational	-0.55	0.55
rational :	0.21	-0.21
ray	-1.24	1.24
rc	0.29	-0.29
rc amt	0.16	-0.16
rd	0.3	-0.3
re :	0.19	-0.19
reach	-0.74	0.74
reason	-0.39	0.39
reason * denial	0.22	-0.22
reason * the	-1.06	1.06
reason <d>	0.42	-0.42
reason <n>	-0.23	0.23
reason co	-1.01	1.01
reason code	0.2	-0.2
reason for	-0.85	0.85
reason moa	0.35	-0.35
reasonabl	-0.65	0.65
reasonabl * necessary	-0.67	0.67
reasonabl and	-0.38	0.38
receipt	0.43	-0.43
receipt * thi	0.29	-0.29
receipt of	0.3	-0.3
receiv	-0.47	0.47
receiv * <month>	0.74	-0.74
receiv * <n>	0.58	-0.58
receiv * request	0.6	-0.6
receiv * sign	-1.19	1.19
receiv :	0.25	-0.25
receiv <d>	0.85	-0.85
receiv <month>	0.25	-0.25
receiv a	-0.63	0.63
receiv after	-1	1
receiv on	1.12	-1.12
receiv thi	1.66	-1.66
receiv within	0.25	-0.25
receiv your	0.94	-0.94
recipient	-0.29	0.29
recipient id	0.33	-0.33
recipient name	0.24	-0.24
recommend	0.44	-0.44
reconsider	1.27	-1.27
reconsider :	0.33	-0.33
reconsider must	0.16	-0.16
reconsider request	0.28	-0.28
record	-1.62	1.62
record * thi	0.68	-0.68
record do	-1.62	1.62
record for	0.99	-0.99
record show	0.36	-0.36
record with	-0.58	0.58
recovery	-0.21	0.21
redetermin	0.71	-0.71
redetermin request	0.16	-0.16
reduction	0.61	-0.61
redwood	-0.23	0.23
referenc	0.33	-0.33
referr	-0.35	0.35
referral	-1.19	1.19
refund	0.27	-0.27
region	0.25	-0.25
region <n>	0.2	-0.2
rehab	0.28	-0.28
rehabilit	1.08	-1.08
reimburs	0.39	-0.39
relat	-0.38	0.38
relat * the	-0.86	0.86
relat to	-0.86	0.86
relationship	0.24	-0.24
relief	-0.85	0.85
remain	-1.51	1.51
remark	0.35	-0.35
remark :	0.32	-0.32
remark <n>	-0.47	0.47
remark code	1.26	-1.26
remark n	0.2	-0.2
remit	0.27	-0.27
remit date	0.27	-0.27
remittanc	0.86	-0.86
remittanc advic	0.32	-0.32
repeat	0.45	-0.45
report	-0.41	0.41
report of	-0.31	0.31
representativ	-0.64	0.64
request	0.32	-0.32
request * <month>	0.4	-0.4
request * a	0.51	-0.51
request * accept	0.25	-0.25
request * reconsider	0.58	-0.58
request * review	0.19	-0.19
request * the	0.51	-0.51
request * you	0.17	-0.17
request :	0.36	-0.36
request ?	0.34	-0.34
request are	0.25	-0.25
request becaus	-0.27	0.27
request by	0.28	-0.28
request doe	-0.35	0.35
request for	0.6	-0.6
request is	-0.2	0.2
request must	0.25	-0.25
request on	0.42	-0.42
request was	-0.57	0.57
requir	-0.98	0.98
resolution	0.2	-0.2
resp	0.27	-0.27
respons	0.6	-0.6
responsibility	0.34	-0.34
responsibl	0.96	-0.96
responsibl for	0.93	-0.93
result	0.22	-0.22
return	-0.63	0.63
return <m>	0.28	-0.28
return the	0.28	-0.28
return thi	0.4	-0.4
review	0.43	-0.43
review * your	-0.79	0.79
review :	-0.69	0.69
review entity	0.27	-0.27
review is	0.32	-0.32
review it	0.24	-0.24
review of	-0.58	0.58
review the	0.7	-0.7
review we	0.35	-0.35
review your	-0.27	0.27
reviewer	0.97	-0.97
ridge	0.27	-0.27
right	1.55	-1.55
right * appeal	0.21	-0.21
right to	0.78	-0.78
rio	0.45	-0.45
river	0.34	-0.34
root	-1.15	1.15
routin	-0.76	0.76
rsn	-1.05	1.05
rt	-0.19	0.19
rule	-0.33	0.33
run	0.51	-0.51
rx	0.21	-0.21
s	0.16	-0.16
s * servic	0.34	-0.34
s <n>	0.6	-0.6
s of	0.34	-0.34
safe	-0.42	0.42
same	0.4	-0.4
same day	0.54	-0.54
saskia	0.28	-0.28
sav	0.37	-0.37
say that	-0.21	0.21
sb	-0.26	0.26
sb <n>	-0.26	0.26
scan	0.25	-0.25
schedul	0.18	-0.18
schedul maximum	0.84	-0.84
school	0.5	-0.5
screen	0.6	-0.6
second	0.41	-0.41
second review	0.18	-0.18
section	-0.52	0.52
section <n>	-0.56	0.56
see	0.36	-0.36
see a	0.56	-0.56
see note	0.2	-0.2
see page	0.33	-0.33
see the	0.66	-0.66
seen	0.3	-0.3
select	0.56	-0.56
select for	0.56	-0.56
self	-0.28	0.28
self fund	0.46	-0.46
send	0.6	-0.6
send * claim	0.56	-0.56
send * correct	0.87	-0.87
send * offic	-0.96	0.96
send * record	0.21	-0.21
send a	0.29	-0.29
send it	0.23	-0.23
send the	0.28	-0.28
send us	-0.74	0.74
send your	0.24	-0.24
sent	-0.17	0.17
sent a	0.39	-0.39
sent doe	-0.77	0.77
sent to	0.17	-0.17
sent within	0.2	-0.2
sentence after::	0.76	-0.76
sentence after:<5>	0.28	-0.28
sentence after:<d>	0.4	-0.4
sentence after:able	-0.69	0.69
sentence after:about	1.58	-1.58
sentence after:above	0.42	-0.42
sentence after:absent	0.6	-0.6
sentence after:accept	0.69	-0.69
sentence after:accident	0.67	-0.67
sentence after:account	0.67	-0.67
sentence after:action	0.63	-0.63
sentence after:activ	-0.27	0.27
sentence after:acupunctur	0.82	-0.82
sentence after:addres	0.62	-0.62
sentence after:adj	0.35	-0.35
sentence after:adjust	0.85	-0.85
sentence after:administrativ	-0.39	0.39
sentence after:advanc	-0.73	0.73
sentence after:after	1.46	-1.46
sentence after:again	-0.96	0.96
sentence after:agre	0.43	-0.43
sentence after:aide	0.29	-0.29
sentence after:all	-0.56	0.56
sentence after:allergy	0.43	-0.43
sentence after:allow	0.33	-0.33
sentence after:allowabl	-0.55	0.55
sentence after:also	0.31	-0.31
sentence after:amount	0.67	-0.67
sentence after:another	0.75	-0.75
sentence after:any	-1.57	1.57
sentence after:apply	0.35	-0.35
sentence after:approv	-0.4	0.4
sentence after:approval	-0.3	0.3
sentence after:ask	-1.59	1.59
sentence after:asked	-0.2	0.2
sentence after:assess	0.2	-0.2
sentence after:associat	0.2	-0.2
sentence after:attend	0.24	-0.24
sentence after:audit	0.27	-0.27
sentence after:authoriz	1.22	-1.22
sentence after:b	0.49	-0.49
sentence after:based	0.25	-0.25
sentence after:becaus	1.11	-1.11
sentence after:been	0.7	-0.7
sentence after:below	1.46	-1.46
sentence after:beneficiary	1	-1
sentence after:benefit	-1.22	1.22
sentence after:beyond	-0.61	0.61
sentence after:bill	-0.8	0.8
sentence after:birth	0.37	-0.37
sentence after:born	0.27	-0.27
sentence after:both	-1.07	1.07
sentence after:box	0.36	-0.36
sentence after:brochur	-1.09	1.09
sentence after:c	0.68	-0.68
sentence after:call	-0.38	0.38
sentence after:can	-1.39	1.39
sentence after:cannot	1.06	-1.06
sentence after:cant	0.33	-0.33
sentence after:carc	-0.51	0.51
sentence after:card	0.19	-0.19
sentence after:care	0.61	-0.61
sentence after:carrier	0.37	-0.37
sentence after:case	0.47	-0.47
sentence after:casimir	0.2	-0.2
sentence after:center	0.46	-0.46
sentence after:charg	-0.29	0.29
sentence after:child	0.3	-0.3
sentence after:chiropractic	0.43	-0.43
sentence after:claim	0.3	-0.3
sentence after:clinic	0.64	-0.64
sentence after:clinical	0.57	-0.57
sentence after:clm	0.39	-0.39
sentence after:co	-0.63	0.63
sentence after:code	0.43	-0.43
sentence after:compens	0.2	-0.2
sentence after:condition	0.56	-0.56
sentence after:consider	0.2	-0.2
sentence after:contact	0.36	-0.36
sentence after:continu	0.37	-0.37
sentence after:contractor	-0.36	0.36
sentence after:contractual	0.56	-0.56
sentence after:control	0.4	-0.4
sentence after:coordin	-0.36	0.36
sentence after:copay	0.44	-0.44
sentence after:copy	-0.58	0.58
sentence after:correct	-0.77	0.77
sentence after:cost	0.5	-0.5
sentence after:could	0.9	-0.9
sentence after:cover	0.5	-0.5
sentence after:cpt	0.61	-0.61
sentence after:d	0.79	-0.79
sentence after:daily	0.74	-0.74
sentence after:date	-0.35	0.35
sentence after:deadlin	-1.01	1.01
sentence after:decid	1.04	-1.04
sentence after:decision	0.83	-0.83
sentence after:deductibl	0.43	-0.43
sentence after:deem	0.77	-0.77
sentence after:degr	0.55	-0.55
sentence after:deliver	0.21	-0.21
sentence after:denial	0.36	-0.36
sentence after:dental	0.42	-0.42
sentence after:deny	0.88	-0.88
sentence after:depart	0.7	-0.7
sentence after:describ	0.78	-0.78
sentence after:description	0.6	-0.6
sentence after:detach	0.63	-0.63
sentence after:determin	0.61	-0.61
sentence after:did	1.23	-1.23
sentence after:disc	0.19	-0.19
sentence after:dismiss	0.4	-0.4
sentence after:disput	0.86	-0.86
sentence after:do	1.26	-1.26
sentence after:dob	0.23	-0.23
sentence after:docu	0.72	-0.72
sentence after:document	0.51	-0.51
sentence after:doe	0.4	-0.4
sentence after:done	0.48	-0.48
sentence after:dpt	0.41	-0.41
sentence after:drug	0.35	-0.35
sentence after:due	0.73	-0.73
sentence after:duplicat	0.43	-0.43
sentence after:each	-0.71	0.71
sentence after:earlier	-0.48	0.48
sentence after:effectiv	-1.06	1.06
sentence after:eight	-0.17	0.17
sentence after:electronical	0.59	-0.59
sentence after:enclos	0.2	-0.2
sentence after:end	0.23	-0.23
sentence after:ended	-0.98	0.98
sentence after:enroll	-0.2	0.2
sentence after:eob	0.7	-0.7
sentence after:erisa	0.19	-0.19
sentence after:error	0.33	-0.33
sentence after:evalu	0.47	-0.47
sentence after:every	-0.59	0.59
sentence after:exceed	-1.23	1.23
sentence after:exclusion	-0.72	0.72
sentence after:exercis	0.69	-0.69
sentence after:expens	0.33	-0.33
sentence after:experimental	0.2	-0.2
sentence after:explain	0.45	-0.45
sentence after:explan	-0.84	0.84
sentence after:external	0.44	-0.44
sentence after:f	0.73	-0.73
sentence after:facility	-0.96	0.96
sentence after:fail	-0.36	0.36
sentence after:fair	0.22	-0.22
sentence after:famy	-0.25	0.25
sentence after:fax	0.86	-0.86
sentence after:fee	-0.41	0.41
sentence after:fil	-0.45	0.45
sentence after:file	0.38	-0.38
sentence after:filed	0.84	-0.84
sentence after:film	-0.26	0.26
sentence after:final	-0.73	0.73
sentence after:financial	0.92	-0.92
sentence after:finish	0.64	-0.64
sentence after:first	-1.57	1.57
sentence after:follow	0.62	-0.62
sentence after:foot	0.67	-0.67
sentence after:form	-1.08	1.08
sentence after:found	0.63	-0.63
sentence after:four	-0.52	0.52
sentence after:fractur	0.49	-0.49
sentence after:from	-0.37	0.37
sentence after:full	0.49	-0.49
sentence after:fully	0.58	-0.58
sentence after:function	-1.2	1.2
sentence after:further	-0.62	0.62
sentence after:g	0.64	-0.64
sentence after:get	1.32	-1.32
sentence after:gett	0.22	-0.22
sentence after:give	0.7	-0.7
sentence after:given	0.62	-0.62
sentence after:go	0.2	-0.2
sentence after:goal	0.38	-0.38
sentence after:good	0.41	-0.41
sentence after:got	0.27	-0.27
sentence after:gp	-0.89	0.89
sentence after:group	0.81	-0.81
sentence after:guidelin	-1.26	1.26
sentence after:had	0.71	-0.71
sentence after:harbor	0.27	-0.27
sentence after:harm	0.64	-0.64
sentence after:has	1.37	-1.37
sentence after:have	-0.5	0.5
sentence after:hcpc	0.4	-0.4
sentence after:health	0.62	-0.62
sentence after:hear	0.92	-0.92
sentence after:help	0.43	-0.43
sentence after:her	-0.72	0.72
sentence after:history	0.34	-0.34
sentence after:home	0.64	-0.64
sentence after:hospital	-0.71	0.71
sentence after:how	0.59	-0.59
sentence after:i	0.66	-0.66
sentence after:icd	0.2	-0.2
sentence after:icn	0.39	-0.39
sentence after:id	0.95	-0.95
sentence after:identifier	0.2	-0.2
sentence after:if	1.52	-1.52
sentence after:illnes	0.23	-0.23
sentence after:imag	-0.49	0.49
sentence after:improv	-0.39	0.39
sentence after:includ	-0.35	0.35
sentence after:incomplet	-0.31	0.31
sentence after:independent	-0.33	0.33
sentence after:inform	0.5	-0.5
sentence after:initial	0.55	-0.55
sentence after:injur	0.2	-0.2
sentence after:inquiry	0.23	-0.23
sentence after:insur	0.37	-0.37
sentence after:insuranc	0.17	-0.17
sentence after:insured	0.3	-0.3
sentence after:internal	0.37	-0.37
sentence after:investigational	0.51	-0.51
sentence after:issu	0.22	-0.22
sentence after:item	0.68	-0.68
sentence after:itemiz	0.28	-0.28
sentence after:its	-0.21	0.21
sentence after:j	0.3	-0.3
sentence after:knee	-0.39	0.39
sentence after:l	0.28	-0.28
sentence after:lack	0.47	-0.47
sentence after:lake	0.28	-0.28
sentence after:last	-1.2	1.2
sentence after:later	0.55	-0.55
sentence after:least	0.48	-0.48
sentence after:left	0.58	-0.58
sentence after:let	0.77	-0.77
sentence after:letter	-0.67	0.67
sentence after:liabl	-0.22	0.22
sentence after:licens	0.19	-0.19
sentence after:limit	1.24	-1.24
sentence after:line	-0.58	0.58
sentence after:list	-0.26	0.26
sentence after:llc	0.58	-0.58
sentence after:local	0.29	-0.29
sentence after:look	-0.42	0.42
sentence after:los	0.76	-0.76
sentence after:lower	0.27	-0.27
sentence after:lumbar	0.33	-0.33
sentence after:m	0.65	-0.65
sentence after:ma	-0.26	0.26
sentence after:made	-0.78	0.78
sentence after:mail	0.68	-0.68
sentence after:maintenanc	0.71	-0.71
sentence after:make	0.96	-0.96
sentence after:manipul	-0.34	0.34
sentence after:manual	0.17	-0.17
sentence after:marchetty	0.16	-0.16
sentence after:maximum	-1.27	1.27
sentence after:measur	-0.35	0.35
sentence after:medicaid	-0.29	0.29
sentence after:medical	1.21	-1.21
sentence after:medicar	-0.87	0.87
sentence after:medicin	0.34	-0.34
sentence after:meet	-0.99	0.99
sentence after:met	-0.3	0.3
sentence after:mg	0.2	-0.2
sentence after:minut	-0.28	0.28
sentence after:miss	-0.67	0.67
sentence after:moa	0.18	-0.18
sentence after:modality	1.09	-1.09
sentence after:modifier	-0.26	0.26
sentence after:month	0.99	-0.99
sentence after:more	0.48	-0.48
sentence after:mri	-0.48	0.48
sentence after:must	-0.48	0.48
sentence after:mutual	0.24	-0.24
sentence after:n	-0.66	0.66
sentence after:name	0.98	-0.98
sentence after:necessary	1.98	-1.98
sentence after:necessity	-0.89	0.89
sentence after:network	-0.87	0.87
sentence after:neurology	0.37	-0.37
sentence after:new	-0.21	0.21
sentence after:non	0.83	-0.83
sentence after:none	0.39	-0.39
sentence after:not	0.5	-0.5
sentence after:note	1.22	-1.22
sentence after:noth	-0.23	0.23
sentence after:notic	-0.53	0.53
sentence after:notific	0.51	-0.51
sentence after:npi	0.3	-0.3
sentence after:number	0.49	-0.49
sentence after:nurs	0.4	-0.4
sentence after:objectiv	0.43	-0.43
sentence after:oblig	0.2	-0.2
sentence after:obtain	0.74	-0.74
sentence after:offic	-0.53	0.53
sentence after:once	-0.21	0.21
sentence after:one	-1.39	1.39
sentence after:only	-0.36	0.36
sentence after:open	0.17	-0.17
sentence after:operativ	-0.36	0.36
sentence after:order	0.5	-0.5
sentence after:original	0.16	-0.16
sentence after:orthopedic	-0.31	0.31
sentence after:oti	-0.18	0.18
sentence after:overpaid	0.3	-0.3
sentence after:overpay	-1.08	1.08
sentence after:overturn	0.73	-0.73
sentence after:owen	0.23	-0.23
sentence after:p	-0.66	0.66
sentence after:page	-0.3	0.3
sentence after:paid	-0.66	0.66
sentence after:pain	-0.27	0.27
sentence after:paper	-0.39	0.39
sentence after:part	-0.8	0.8
sentence after:partial	-0.68	0.68
sentence after:patient	1.52	-1.52
sentence after:pay	-0.38	0.38
sentence after:payabl	-0.45	0.45
sentence after:payer	-0.45	0.45
sentence after:pcn	0.37	-0.37
sentence after:peer	-0.23	0.23
sentence after:per	0.28	-0.28
sentence after:period	0.3	-0.3
sentence after:person	-0.27	0.27
sentence after:physical	1.16	-1.16
sentence after:physician	1.33	-1.33
sentence after:plan	0.36	-0.36
sentence after:pleas	-1.16	1.16
sentence after:po	0.32	-0.32
sentence after:point	0.25	-0.25
sentence after:policy	0.77	-0.77
sentence after:postmark	-0.4	0.4
sentence after:pr	0.66	-0.66
sentence after:precertific	0.83	-0.83
sentence after:prescriber	0.24	-0.24
sentence after:primary	0.93	-0.93
sentence after:proc	0.38	-0.38
sentence after:procedur	-0.38	0.38
sentence after:process	0.73	-0.73
sentence after:program	-0.52	0.52
sentence after:progres	-1.26	1.26
sentence after:proof	0.21	-0.21
sentence after:provid	0.48	-0.48
sentence after:provider	0.32	-0.32
sentence after:pt	0.65	-0.65
sentence after:put	0.55	-0.55
sentence after:q	-0.75	0.75
sentence after:question	0.34	-0.34
sentence after:r	0.73	-0.73
sentence after:rate	-1.15	1.15
sentence after:re	0.2	-0.2
sentence after:reach	0.19	-0.19
sentence after:read	0.62	-0.62
sentence after:reason	1.25	-1.25
sentence after:reasonabl	0.62	-0.62
sentence after:receipt	0.38	-0.38
sentence after:recommend	0.54	-0.54
sentence after:record	0.46	-0.46
sentence after:recovery	0.27	-0.27
sentence after:redetermin	0.22	-0.22
sentence after:referenc	1.01	-1.01
sentence after:referr	0.37	-0.37
sentence after:referral	1.48	-1.48
sentence after:rehab	0.19	-0.19
sentence after:rehabilit	-0.36	0.36
sentence after:relat	0.69	-0.69
sentence after:relationship	0.2	-0.2
sentence after:relief	0.74	-0.74
sentence after:remain	0.49	-0.49
sentence after:remark	-1.21	1.21
sentence after:remittanc	1.06	-1.06
sentence after:render	0.24	-0.24
sentence after:repeat	0.23	-0.23
sentence after:representativ	0.19	-0.19
sentence after:request	1.05	-1.05
sentence after:requir	0.23	-0.23
sentence after:resp	0.18	-0.18
sentence after:respons	0.33	-0.33
sentence after:responsibl	0.74	-0.74
sentence after:result	-0.48	0.48
sentence after:return	0.3	-0.3
sentence after:review	1.1	-1.1
sentence after:reviewer	1.06	-1.06
sentence after:right	-0.54	0.54
sentence after:rsn	-0.46	0.46
sentence after:rt	0.22	-0.22
sentence after:rule	-0.18	0.18
sentence after:s	0.52	-0.52
sentence after:safe	-0.48	0.48
sentence after:same	-1.42	1.42
sentence after:schedul	-0.81	0.81
sentence after:second	-0.63	0.63
sentence after:section	-1.25	1.25
sentence after:see	0.56	-0.56
sentence after:self	0.21	-0.21
sentence after:send	-0.97	0.97
sentence after:serv	0.47	-0.47
sentence after:servic	0.44	-0.44
sentence after:session	0.19	-0.19
sentence after:set	-0.2	0.2
sentence after:share	0.32	-0.32
sentence after:should	0.69	-0.69
sentence after:shoulder	0.37	-0.37
sentence after:show	-0.57	0.57
sentence after:shown	0.52	-0.52
sentence after:sign	0.24	-0.24
sentence after:since	0.72	-0.72
sentence after:site	-0.54	0.54
sentence after:six	0.45	-0.45
sentence after:skill	0.62	-0.62
sentence after:skin	0.21	-0.21
sentence after:so	-0.46	0.46
sentence after:specialist	0.32	-0.32
sentence after:spine	0.37	-0.37
sentence after:stand	0.65	-0.65
sentence after:standard	0.47	-0.47
sentence after:start	0.34	-0.34
sentence after:stat	0.27	-0.27
sentence after:state	0.39	-0.39
sentence after:statu	0.25	-0.25
sentence after:step	0.61	-0.61
sentence after:steroid	0.73	-0.73
sentence after:strength	0.22	-0.22
sentence after:study	-0.73	0.73
sentence after:submission	0.32	-0.32
sentence after:submit	0.31	-0.31
sentence after:submitt	0.77	-0.77
sentence after:subscriber	0.57	-0.57
sentence after:supply	0.55	-0.55
sentence after:surgery	-0.27	0.27
sentence after:svc	0.17	-0.17
sentence after:t	0.29	-0.29
sentence after:taken	-0.49	0.49
sentence after:talk	0.21	-0.21
sentence after:tax	0.19	-0.19
sentence after:telephon	0.2	-0.2
sentence after:tell	0.68	-0.68
sentence after:test	0.72	-0.72
sentence after:than	1.33	-1.33
sentence after:them	1.88	-1.88
sentence after:therapist	-1.08	1.08
sentence after:therapy	0.9	-0.9
sentence after:there	-0.32	0.32
sentence after:therefor	-1.13	1.13
sentence after:these	0.42	-0.42
sentence after:thi	0.24	-0.24
sentence after:think	0.69	-0.69
sentence after:three	-0.2	0.2
sentence after:time	0.83	-0.83
sentence after:tin	0.18	-0.18
sentence after:together	-0.71	0.71
sentence after:top	0.9	-0.9
sentence after:total	1.78	-1.78
sentence after:townzip	0.73	-0.73
sentence after:treat	-0.39	0.39
sentence after:trial	-0.76	0.76
sentence after:tricar	0.68	-0.68
sentence after:tried	0.8	-0.8
sentence after:twelv	-0.25	0.25
sentence after:two	1.36	-1.36
sentence after:type	0.22	-0.22
sentence after:u	0.28	-0.28
sentence after:under	0.39	-0.39
sentence after:unit	-1.05	1.05
sentence after:unles	0.53	-0.53
sentence after:until	-1.56	1.56
sentence after:up	0.96	-0.96
sentence after:upheld	0.65	-0.65
sentence after:us	0.21	-0.21
sentence after:use	-0.69	0.69
sentence after:used	-0.83	0.83
sentence after:utiliz	0.29	-0.29
sentence after:visit	0.2	-0.2
sentence after:w	0.36	-0.36
sentence after:walk	0.52	-0.52
sentence after:want	0.17	-0.17
sentence after:week	0.24	-0.24
sentence after:weight	0.59	-0.59
sentence after:were	0.27	-0.27
sentence after:when	0.52	-0.52
sentence after:which	0.29	-0.29
sentence after:why	1.18	-1.18
sentence after:will	0.23	-0.23
sentence after:without	-0.41	0.41
sentence after:work	0.99	-0.99
sentence after:worker	0.21	-0.21
sentence after:would	0.28	-0.28
sentence after:wound	-0.25	0.25
sentence after:writ	0.38	-0.38
sentence after:write	0.74	-0.74
sentence after:written	0.43	-0.43
sentence after:year	-0.42	0.42
sentence after:yes	0.16	-0.16
sentence after:yet	0.28	-0.28
sentence before:: <m>	1.12	-1.12
sentence before:: <n>	0.74	-0.74
sentence before:: the	0.49	-0.49
sentence before:<5>	-0.16	0.16
sentence before:<5> <m>	-1.01	1.01
sentence before:<5> <n>	1.15	-1.15
sentence before:<5> amount	-0.16	0.16
sentence before:<5> and	-0.33	0.33
sentence before:<5> claim	-0.58	0.58
sentence before:<5> date	0.5	-0.5
sentence before:<5> diagnosy	-0.57	0.57
sentence before:<5> e	-0.31	0.31
sentence before:<5> gp	0.39	-0.39
sentence before:<5> no	-0.35	0.35
sentence before:<5> offic	0.58	-0.58
sentence before:<5> on	0.48	-0.48
sentence before:<5> provider	0.32	-0.32
sentence before:<5> rt	0.51	-0.51
sentence before:<5> townzip	0.16	-0.16
sentence before:<5> was	-0.47	0.47
sentence before:<5> x	0.34	-0.34
sentence before:<d> <m>	0.28	-0.28
sentence before:<d> <n>	0.61	-0.61
sentence before:<d> amount	0.45	-0.45
sentence before:<d> and	0.27	-0.27
sentence before:<d> bill	-0.16	0.16
sentence before:<d> by	-0.34	0.34
sentence before:<d> charg	-0.51	0.51
sentence before:<d> check	0.17	-0.17
sentence before:<d> claim	0.51	-0.51
sentence before:<d> d	-0.76	0.76
sentence before:<d> date	0.24	-0.24
sentence before:<d> for	-0.7	0.7
sentence before:<d> injur	0.16	-0.16
sentence before:<d> is	-0.36	0.36
sentence before:<d> member	-0.65	0.65
sentence before:<d> patient	0.19	-0.19
sentence before:<d> provider	-0.41	0.41
sentence before:<d> request	0.22	-0.22
sentence before:<d> through	0.2	-0.2
sentence before:<d> to	0.55	-0.55
sentence before:<d> total	0.17	-0.17
sentence before:<m>	-0.61	0.61
sentence before:<m> <5>	-0.16	0.16
sentence before:<m> <d>	-0.41	0.41
sentence before:<m> <n>	-0.94	0.94
sentence before:<m> a	-0.76	0.76
sentence before:<m> allow	-0.34	0.34
sentence before:<m> amount	-0.55	0.55
sentence before:<m> b	-0.26	0.26
sentence before:<m> becaus	-0.84	0.84
sentence before:<m> c	-0.54	0.54
sentence before:<m> check	-0.62	0.62
sentence before:<m> co	0.32	-0.32
sentence before:<m> d	-0.83	0.83
sentence before:<m> deductibl	0.16	-0.16
sentence before:<m> deny	-0.52	0.52
sentence before:<m> f	-0.23	0.23
sentence before:<m> for	-0.2	0.2
sentence before:<m> net	0.51	-0.51
sentence before:<m> overpaid	-0.31	0.31
sentence before:<m> p	-0.77	0.77
sentence before:<m> paid	-0.64	0.64
sentence before:<m> pr	1.04	-1.04
sentence before:<m> pt	0.43	-0.43
sentence before:<m> r	0.35	-0.35
sentence before:<m> reason	-0.38	0.38
sentence before:<m> was	0.48	-0.48
sentence before:<m> we	1.08	-1.08
sentence before:<m> within	0.46	-0.46
sentence before:<m> x	-0.56	0.56
sentence before:<m> you	0.18	-0.18
sentence before:<month>	0.34	-0.34
sentence before:<n>	0.27	-0.27
sentence before:<n> :	-0.81	0.81
sentence before:<n> <5>	-0.69	0.69
sentence before:<n> <m>	-1.16	1.16
sentence before:<n> <month>	1.19	-1.19
sentence before:<n> a	0.31	-0.31
sentence before:<n> acct	0.17	-0.17
sentence before:<n> acnt	0.25	-0.25
sentence before:<n> appeal	0.19	-0.19
sentence before:<n> asg	0.25	-0.25
sentence before:<n> at	0.16	-0.16
sentence before:<n> b	-0.61	0.61
sentence before:<n> bill	-0.2	0.2
sentence before:<n> born	-0.21	0.21
sentence before:<n> busines	0.42	-0.42
sentence before:<n> c	0.47	-0.47
sentence before:<n> calendar	0.67	-0.67
sentence before:<n> charg	0.58	-0.58
sentence before:<n> chiropractic	0.18	-0.18
sentence before:<n> claim	0.31	-0.31
sentence before:<n> clm	-0.84	0.84
sentence before:<n> co	-0.36	0.36
sentence before:<n> d	-0.39	0.39
sentence before:<n> day	0.61	-0.61
sentence before:<n> degr	0.46	-0.46
sentence before:<n> deny	-0.89	0.89
sentence before:<n> dob	0.26	-0.26
sentence before:<n> e	0.34	-0.34
sentence before:<n> eg	0.38	-0.38
sentence before:<n> employer	0.19	-0.19
sentence before:<n> expens	0.16	-0.16
sentence before:<n> for	-1.15	1.15
sentence before:<n> from	-0.16	0.16
sentence before:<n> group	0.62	-0.62
sentence before:<n> hour	0.31	-0.31
sentence before:<n> icn	0.59	-0.59
sentence before:<n> m	0.41	-0.41
sentence before:<n> mg	-0.39	0.39
sentence before:<n> miss	0.75	-0.75
sentence before:<n> mk	0.38	-0.38
sentence before:<n> month	1.24	-1.24
sentence before:<n> n	0.56	-0.56
sentence before:<n> name	0.17	-0.17
sentence before:<n> on	-0.86	0.86
sentence before:<n> or	-0.7	0.7
sentence before:<n> page	0.17	-0.17
sentence before:<n> patient	0.26	-0.26
sentence before:<n> pay	-0.31	0.31
sentence before:<n> payee	0.2	-0.2
sentence before:<n> percent	-1.19	1.19
sentence before:<n> pm	0.16	-0.16
sentence before:<n> policy	0.2	-0.2
sentence before:<n> precertific	0.47	-0.47
sentence before:<n> process	0.71	-0.71
sentence before:<n> provider	-0.39	0.39
sentence before:<n> q	0.19	-0.19
sentence before:<n> r	-0.32	0.32
sentence before:<n> recd	-0.47	0.47
sentence before:<n> receiv	-0.57	0.57
sentence before:<n> remark	0.25	-0.25
sentence before:<n> serv	-0.39	0.39
sentence before:<n> servic	1.33	-1.33
sentence before:<n> statu	-0.31	0.31
sentence before:<n> subscriber	0.74	-0.74
sentence before:<n> svc	0.29	-0.29
sentence before:<n> te	0.38	-0.38
sentence before:<n> the	-0.53	0.53
sentence before:<n> thi	0.54	-0.54
sentence before:<n> to	0.28	-0.28
sentence before:<n> total	0.31	-0.31
sentence before:<n> townzip	0.72	-0.72
sentence before:<n> tr	0.16	-0.16
sentence before:<n> treat	0.27	-0.27
sentence before:<n> unit	0.47	-0.47
sentence before:<n> v	-0.54	0.54
sentence before:<n> visit	0.4	-0.4
sentence before:<n> w	-0.56	0.56
sentence before:<n> was	1.05	-1.05
sentence before:<n> we	-0.89	0.89
sentence before:<n> with	0.45	-0.45
sentence before:<n> wk	0.59	-0.59
sentence before:<n> x	0.83	-0.83
sentence before:<n> you	0.22	-0.22
sentence before:<n> your	1.17	-1.17
sentence before:?	0.19	-0.19
sentence before:a b	-0.36	0.36
sentence before:a benefit	0.8	-0.8
sentence before:a bill	0.37	-0.37
sentence before:a calendar	0.6	-0.6
sentence before:a claim	0.53	-0.53
sentence before:a copy	0.21	-0.21
sentence before:a correct	0.65	-0.65
sentence before:a cover	0.58	-0.58
sentence before:a date	0.25	-0.25
sentence before:a denial	-0.37	0.37
sentence before:a doctor	-0.6	0.6
sentence before:a duplicat	0.81	-0.81
sentence before:a good	0.32	-0.32
sentence before:a home	0.22	-0.22
sentence before:a medical	0.81	-0.81
sentence before:a medicar	-0.62	0.62
sentence before:a new	0.48	-0.48
sentence before:a non	0.29	-0.29
sentence before:a peer	-0.27	0.27
sentence before:a plan	0.17	-0.17
sentence before:a provider	-0.46	0.46
sentence before:a qualify	-0.84	0.84
sentence before:a reconsider	0.64	-0.64
sentence before:a request	0.41	-0.41
sentence before:a sign	0.71	-0.71
sentence before:a stat	0.27	-0.27
sentence before:a therapist	0.59	-0.59
sentence before:ab	0.31	-0.31
sentence before:ab <n>	0.31	-0.31
sentence before:able	-0.68	0.68
sentence before:able to	-0.68	0.68
sentence before:about	0.91	-0.91
sentence before:about the	-0.63	0.63
sentence before:about your	0.36	-0.36
sentence before:above	-0.74	0.74
sentence before:above a	-0.27	0.27
sentence before:above and	-0.21	0.21
sentence before:above becaus	-0.82	0.82
sentence before:above has	-0.21	0.21
sentence before:absent	0.53	-0.53
sentence before:accept	0.98	-0.98
sentence before:accident	-0.83	0.83
sentence before:account no	0.17	-0.17
sentence before:acct	0.74	-0.74
sentence before:acct :	0.41	-0.41
sentence before:acnt	0.25	-0.25
sentence before:action	0.29	-0.29
sentence before:action taken	0.27	-0.27
sentence before:activ	0.68	-0.68
sentence before:acupunctur is	0.79	-0.79
sentence before:additional	0.2	-0.2
sentence before:addres	0.56	-0.56
sentence before:addres above	0.26	-0.26
sentence before:adelina	-0.3	0.3
sentence before:adj reason	1.35	-1.35
sentence before:adjudicat	0.44	-0.44
sentence before:adjust	0.35	-0.35
sentence before:adjust becaus	0.24	-0.24
sentence before:adjust reason	0.72	-0.72
sentence before:administrator	0.16	-0.16
sentence before:admit	0.38	-0.38
sentence before:admitt	0.2	-0.2
sentence before:advantag	0.2	-0.2
sentence before:advers	-0.18	0.18
sentence before:advers benefit	0.42	-0.42
sentence before:advers determin	-0.54	0.54
sentence before:advic	-0.29	0.29
sentence before:after	0.21	-0.21
sentence before:after <month>	-1	1
sentence before:after coverag	0.17	-0.17
sentence before:after that	0.17	-0.17
sentence before:after the	0.56	-0.56
sentence before:after you	0.16	-0.16
sentence before:again	0.83	-0.83
sentence before:agre	-0.43	0.43
sentence before:agree	0.26	-0.26
sentence before:agree with	0.17	-0.17
sentence before:aide	0.16	-0.16
sentence before:alder	-0.46	0.46
sentence before:alder creek	-0.72	0.72
sentence before:all	0.61	-0.61
sentence before:allergy	0.16	-0.16
sentence before:allow <m>	-0.34	0.34
sentence before:allow adj	1.59	-1.59
sentence before:allow deduct	0.26	-0.26
sentence before:allow deny	0.2	-0.2
sentence before:allowanc	0.49	-0.49
sentence before:almquist	-0.16	0.16
sentence before:alone	-0.47	0.47
sentence before:already	0.19	-0.19
sentence before:also	0.18	-0.18
sentence before:am	0.4	-0.4
sentence before:ambros	-0.59	0.59
sentence before:amount	-0.47	0.47
sentence before:amount :	0.33	-0.33
sentence before:amount amount	-0.63	0.63
sentence before:amount bill	-0.42	0.42
sentence before:amount due	0.53	-0.53
sentence before:amount in	0.22	-0.22
sentence before:amount maximum	0.18	-0.18
sentence before:amount medicar	-0.28	0.28
sentence before:amount of	0.31	-0.31
sentence before:amount paid	0.94	-0.94
sentence before:amount plan	0.64	-0.64
sentence before:amt	-0.22	0.22
sentence before:an appeal	-0.65	0.65
sentence before:an attach	0.55	-0.55
sentence before:an audit	-0.69	0.69
sentence before:an emergency	0.65	-0.65
sentence before:an independent	0.2	-0.2
sentence before:and <month>	0.27	-0.27
sentence before:and <n>	-0.72	0.72
sentence before:and a	0.75	-0.75
sentence before:and deny	0.56	-0.56
sentence before:and did	0.4	-0.4
sentence before:and is	1.07	-1.07
sentence before:and necessary	0.66	-0.66
sentence before:and no	0.46	-0.46
sentence before:and none	0.18	-0.18
sentence before:and on	0.49	-0.49
sentence before:and our	-0.23	0.23
sentence before:and plan	0.21	-0.21
sentence before:and remark	0.8	-0.8
sentence before:and return	0.24	-0.24
sentence before:and the	0.96	-0.96
sentence before:and we	0.34	-0.34
sentence before:and you	0.78	-0.78
sentence before:another procedur	-0.5	0.5
sentence before:another servic	0.39	-0.39
sentence before:answer	0.71	-0.71
sentence before:anthem	0.32	-0.32
sentence before:any	-0.39	0.39
sentence before:appeal	0.79	-0.79
sentence before:appeal :	0.52	-0.52
sentence before:appeal by	0.26	-0.26
sentence before:appeal decision	0.17	-0.17
sentence before:appeal of	-0.27	0.27
sentence before:appeal our	0.17	-0.17
sentence before:appeal po	0.18	-0.18
sentence before:appeal right	0.16	-0.16
sentence before:appeal to	0.25	-0.25
sentence before:appeal within	0.38	-0.38
sentence before:appellant	0.35	-0.35
sentence before:apply	-0.43	0.43
sentence before:apply to	0.22	-0.22
sentence before:appoint	0.32	-0.32
sentence before:approv	-1.21	1.21
sentence before:approv ?	0.22	-0.22
sentence before:approv by	0.5	-0.5
sentence before:approv medicar	0.28	-0.28
sentence before:approv the	-0.48	0.48
sentence before:approv thi	-1.23	1.23
sentence before:approval	0.86	-0.86
sentence before:are deny	1	-1
sentence before:are dismiss	-0.95	0.95
sentence before:are need	0.41	-0.41
sentence before:are non	0.66	-0.66
sentence before:are not	-1.05	1.05
sentence before:are responsibl	0.28	-0.28
sentence before:are unabl	-1.15	1.15
sentence before:are uphold	-0.26	0.26
sentence before:articl	0.65	-0.65
sentence before:as of	0.28	-0.28
sentence before:asg	0.25	-0.25
sentence before:asg y	0.25	-0.25
sentence before:ask	0.68	-0.68
sentence before:ask that	0.38	-0.38
sentence before:ask the	0.28	-0.28
sentence before:ask us	0.21	-0.21
sentence before:asked for	0.74	-0.74
sentence before:asked us	0.33	-0.33
sentence before:assess	0.6	-0.6
sentence before:assess and	0.2	-0.2
sentence before:assign	0.22	-0.22
sentence before:assistanc	0.21	-0.21
sentence before:associat	0.36	-0.36
sentence before:assocy	0.28	-0.28
sentence before:at <n>	0.28	-0.28
sentence before:at a	-0.44	0.44
sentence before:at claim	-0.63	0.63
sentence before:at least	-1.09	1.09
sentence before:attach	0.24	-0.24
sentence before:attend	0.51	-0.51
sentence before:attn	0.24	-0.24
sentence before:attn :	0.24	-0.24
sentence before:audit	-0.65	0.65
sentence before:authoriz	1.6	-1.6
sentence before:authoriz notific	0.42	-0.42
sentence before:authoriz number	0.32	-0.32
sentence before:b	-0.45	0.45
sentence before:b <n>	0.24	-0.24
sentence before:b medical	0.19	-0.19
sentence before:back	0.3	-0.3
sentence before:balanc	0.69	-0.69
sentence before:bartholomew	0.31	-0.31
sentence before:based	-0.99	0.99
sentence before:based on	-0.6	0.6
sentence before:baysid	0.29	-0.29
sentence before:be bill	-1.47	1.47
sentence before:be charg	0.23	-0.23
sentence before:be consider	0.18	-0.18
sentence before:be deny	0.26	-0.26
sentence before:be filed	0.17	-0.17
sentence before:be made	0.32	-0.32
sentence before:be paid	0.61	-0.61
sentence before:be postmark	0.39	-0.39
sentence before:be receiv	-1.26	1.26
sentence before:becaus	-0.17	0.17
sentence before:becaus :	-1.84	1.84
sentence before:becaus it	0.46	-0.46
sentence before:becaus the	1.68	-1.68
sentence before:becaus thi	0.67	-0.67
sentence before:becaus you	0.24	-0.24
sentence before:been	0.25	-0.25
sentence before:been deny	-0.73	0.73
sentence before:been given	0.47	-0.47
sentence before:been reach	-0.29	0.29
sentence before:been used	0.16	-0.16
sentence before:befor	-0.32	0.32
sentence before:befor it	0.58	-0.58
sentence before:befor the	-0.72	0.72
sentence before:befor we	0.94	-0.94
sentence before:begin	-0.39	0.39
sentence before:beginn	0.21	-0.21
sentence before:behalf	-0.43	0.43
sentence before:behalf of	0.21	-0.21
sentence before:being	0.46	-0.46
sentence before:below	-0.6	0.6
sentence before:below request	0.57	-0.57
sentence before:bend	0.33	-0.33
sentence before:beneficiary	0.47	-0.47
sentence before:benefit are	-0.68	0.68
sentence before:benefit determin	0.42	-0.42
sentence before:benefit for	0.89	-0.89
sentence before:benefit maximum	-0.29	0.29
sentence before:benefit of	0.94	-0.94
sentence before:benefit plan	-0.43	0.43
sentence before:benefit servic	-0.71	0.71
sentence before:benefit stat	0.16	-0.16
sentence before:benefit thi	0.25	-0.25
sentence before:between	0.58	-0.58
sentence before:beyond	0.41	-0.41
sentence before:bill	-1.04	1.04
sentence before:bill :	0.3	-0.3
sentence before:bill <m>	-0.25	0.25
sentence before:bill allow	0.73	-0.73
sentence before:bill amount	0.32	-0.32
sentence before:bill below	-0.67	0.67
sentence before:bill discount	-0.79	0.79
sentence before:bill error	0.44	-0.44
sentence before:bill for	-1.04	1.04
sentence before:bill id	0.16	-0.16
sentence before:bill not	-1.6	1.6
sentence before:bill plan	-0.73	0.73
sentence before:bill provider	-0.96	0.96
sentence before:bill receiv	0.16	-0.16
sentence before:bill with	-0.29	0.29
sentence before:bill you	0.17	-0.17
sentence before:birch	0.32	-0.32
sentence before:birch health	0.3	-0.3
sentence before:birth	0.66	-0.66
sentence before:birth <d>	0.52	-0.52
sentence before:blue	0.46	-0.46
sentence before:blue cros	0.23	-0.23
sentence before:blue shield	0.22	-0.22
sentence before:bluestem	-0.3	0.3
sentence before:bluestem orthopedic	-0.32	0.32
sentence before:board	0.85	-0.85
sentence before:board certify	0.76	-0.76
sentence before:born <d>	-0.59	0.59
sentence before:both	0.16	-0.16
sentence before:box	0.6	-0.6
sentence before:box <5>	0.23	-0.23
sentence before:box <n>	0.5	-0.5
sentence before:brace	-0.58	0.58
sentence before:brochur	0.44	-0.44
sentence before:busines	0.67	-0.67
sentence before:busines day	0.67	-0.67
sentence before:by :	0.27	-0.27
sentence before:by <d>	0.2	-0.2
sentence before:by <month>	-0.42	0.42
sentence before:by <n>	0.44	-0.44
sentence before:by another	0.2	-0.2
sentence before:by the	0.98	-0.98
sentence before:by you	0.57	-0.57
sentence before:by your	0.36	-0.36
sentence before:c	-0.33	0.33
sentence before:c <n>	-0.78	0.78
sentence before:calendar	1.2	-1.2
sentence before:calendar day	0.69	-0.69
sentence before:calendar year	0.72	-0.72
sentence before:call	1.03	-1.03
sentence before:call <n>	0.21	-0.21
sentence before:call for	0.59	-0.59
sentence before:came	0.82	-0.82
sentence before:came to	0.69	-0.69
sentence before:can	0.64	-0.64
sentence before:can ask	0.33	-0.33
sentence before:can be	0.5	-0.5
sentence before:can give	0.32	-0.32
sentence before:cannot	-0.25	0.25
sentence before:cannot be	-0.16	0.16
sentence before:cannot pay	-0.27	0.27
sentence before:canyon	-0.67	0.67
sentence before:carc	0.8	-0.8
sentence before:carc <n>	0.9	-0.9
sentence before:carc rarc	0.19	-0.19
sentence before:care	0.32	-0.32
sentence before:care :	0.72	-0.72
sentence before:care <n>	0.26	-0.26
sentence before:care is	0.37	-0.37
sentence before:care network	-0.57	0.57
sentence before:care was	0.5	-0.5
sentence before:careful	0.55	-0.55
sentence before:carrier	0.96	-0.96
sentence before:case	0.88	-0.88
sentence before:casimir	0.22	-0.22
sentence before:cb	0.26	-0.26
sentence before:cd	0.55	-0.55
sentence before:cedar	0.19	-0.19
sentence before:cedar flat	0.18	-0.18
sentence before:center	0.67	-0.67
sentence before:center for	0.23	-0.23
sentence before:certific	0.32	-0.32
sentence before:certify	0.64	-0.64
sentence before:certify in	0.32	-0.32
sentence before:chang	-0.23	0.23
sentence before:chang our	-0.78	0.78
sentence before:chang the	0.23	-0.23
sentence before:charg	-0.21	0.21
sentence before:charg :	0.53	-0.53
sentence before:charg <n>	0.27	-0.27
sentence before:charg allow	-0.4	0.4
sentence before:charg amount	-0.17	0.17
sentence before:charg approv	0.27	-0.27
sentence before:charg discount	0.63	-0.63
sentence before:charg exceed	-0.46	0.46
sentence before:charg for	-0.32	0.32
sentence before:charg not	-1.06	1.06
sentence before:charg paid	-0.81	0.81
sentence before:check	-0.2	0.2
sentence before:check <n>	-0.41	0.41
sentence before:check number	-0.57	0.57
sentence before:chg	-0.25	0.25
sentence before:child	-0.73	0.73
sentence before:chiropractic	-0.34	0.34
sentence before:chiropractic care	-0.31	0.31
sentence before:cigna	0.16	-0.16
sentence before:claim	-0.67	0.67
sentence before:claim :	0.75	-0.75
sentence before:claim above	-1.19	1.19
sentence before:claim and	0.62	-0.62
sentence before:claim becaus	0.52	-0.52
sentence before:claim below	-0.4	0.4
sentence before:claim control	-0.28	0.28
sentence before:claim date	0.52	-0.52
sentence before:claim denial	-0.6	0.6
sentence before:claim detail	-0.59	0.59
sentence before:claim for	0.4	-0.4
sentence before:claim form	0.3	-0.3
sentence before:claim h	-0.86	0.86
sentence before:claim has	-0.35	0.35
sentence before:claim icn	0.24	-0.24
sentence before:claim id	0.24	-0.24
sentence before:claim is	0.46	-0.46
sentence before:claim no	0.23	-0.23
sentence before:claim number	0.28	-0.28
sentence before:claim on	0.42	-0.42
sentence before:claim or	0.22	-0.22
sentence before:claim servic	1.5	-1.5
sentence before:claim shown	-0.82	0.82
sentence before:claim statu	-0.25	0.25
sentence before:claim to	-0.2	0.2
sentence before:claim total	-0.75	0.75
sentence before:claim with	0.19	-0.19
sentence before:claimant	0.41	-0.41
sentence before:clementina	0.16	-0.16
sentence before:clinic	-0.75	0.75
sentence before:clinical	1.42	-1.42
sentence before:clinical rational	0.72	-0.72
sentence before:clm	-0.82	0.82
sentence before:co	-1.12	1.12
sentence before:co <n>	-0.57	0.57
sentence before:co b	-0.9	0.9
sentence before:co contractual	0.34	-0.34
sentence before:co pay	0.23	-0.23
sentence before:cod	1.07	-1.07
sentence before:code	-1.25	1.25
sentence before:code :	0.62	-0.62
sentence before:code <5>	0.51	-0.51
sentence before:code <d>	-0.69	0.69
sentence before:code <n>	-1.71	1.71
sentence before:code amount	-0.21	0.21
sentence before:code bill	0.53	-0.53
sentence before:code description	-0.63	0.63
sentence before:code paid	-0.85	0.85
sentence before:coin	0.45	-0.45
sentence before:combin	0.23	-0.23
sentence before:community	-0.37	0.37
sentence before:community care	-0.4	0.4
sentence before:company	0.27	-0.27
sentence before:compens	0.17	-0.17
sentence before:complet	1.11	-1.11
sentence before:complet our	0.5	-0.5
sentence before:concern	0.16	-0.16
sentence before:condition	0.82	-0.82
sentence before:consent	0.53	-0.53
sentence before:conservativ	0.35	-0.35
sentence before:consider	1.23	-1.23
sentence before:contact	0.54	-0.54
sentence before:continu	0.29	-0.29
sentence before:continu <n>	0.58	-0.58
sentence before:contractor	0.75	-0.75
sentence before:contractual	0.4	-0.4
sentence before:contractual oblig	0.34	-0.34
sentence before:cooperativ	-0.62	0.62
sentence before:copay	1.01	-1.01
sentence before:copper	-0.45	0.45
sentence before:copperfield	-0.17	0.17
sentence before:copy	0.21	-0.21
sentence before:copy of	0.18	-0.18
sentence before:correct	1.43	-1.43
sentence before:correct claim	0.65	-0.65
sentence before:cost	-0.27	0.27
sentence before:could	-0.29	0.29
sentence before:could not	-0.9	0.9
sentence before:counsel	0.3	-0.3
sentence before:cover	0.24	-0.24
sentence before:cover <m>	-0.51	0.51
sentence before:cover <n>	-0.93	0.93
sentence before:cover a	0.55	-0.55
sentence before:cover benefit	0.57	-0.57
sentence before:cover by	0.71	-0.71
sentence before:cover charg	-0.45	0.45
sentence before:cover code	0.62	-0.62
sentence before:cover servic	0.76	-0.76
sentence before:cover the	-0.56	0.56
sentence before:coverag	1	-1
sentence before:coverag ended	0.18	-0.18
sentence before:coverag terminat	0.17	-0.17
sentence before:cpt	0.26	-0.26
sentence before:cpt <5>	-0.17	0.17
sentence before:cpt <n>	1.01	-1.01
sentence before:cpt charg	-1.01	1.01
sentence before:cr	-0.65	0.65
sentence before:cr <n>	-0.65	0.65
sentence before:creek	-0.33	0.33
sentence before:creek physical	-0.71	0.71
sentence before:criteria	0.55	-0.55
sentence before:criteria for	0.18	-0.18
sentence before:cros	0.23	-0.23
sentence before:ct	0.41	-0.41
sentence before:d	-0.34	0.34
sentence before:d <5>	0.23	-0.23
sentence before:d <n>	-0.62	0.62
sentence before:d number	0.17	-0.17
sentence before:daily	0.32	-0.32
sentence before:daily note	0.16	-0.16
sentence before:date	0.52	-0.52
sentence before:date :	0.27	-0.27
sentence before:date <d>	-0.16	0.16
sentence before:date <n>	0.54	-0.54
sentence before:date and	0.85	-0.85
sentence before:date bill	0.43	-0.43
sentence before:date code	0.69	-0.69
sentence before:date description	-0.2	0.2
sentence before:date proc	-0.42	0.42
sentence before:date receiv	0.4	-0.4
sentence before:date s	0.63	-0.63
sentence before:date servic	-0.8	0.8
sentence before:date you	0.2	-0.2
sentence before:dated	-0.56	0.56
sentence before:dated <month>	0.52	-0.52
sentence before:daughter	0.31	-0.31
sentence before:day	-0.34	0.34
sentence before:day after	-0.3	0.3
sentence before:day from	0.43	-0.43
sentence before:de	0.18	-0.18
sentence before:dear	0.91	-0.91
sentence before:dear bluestem	-0.37	0.37
sentence before:dear dr	0.18	-0.18
sentence before:dear harrow	-0.7	0.7
sentence before:dear ms	0.48	-0.48
sentence before:dear provider	0.95	-0.95
sentence before:decid	-0.27	0.27
sentence before:decid on	0.65	-0.65
sentence before:decid that	-0.36	0.36
sentence before:decid to	-0.47	0.47
sentence before:decision	0.64	-0.64
sentence before:decision :	1.18	-1.18
sentence before:decision has	0.22	-0.22
sentence before:decision on	-0.42	0.42
sentence before:decision to	-0.26	0.26
sentence before:decision within	0.36	-0.36
sentence before:deduct	-0.16	0.16
sentence before:deductibl	0.56	-0.56
sentence before:deem	0.84	-0.84
sentence before:deem a	0.67	-0.67
sentence before:deem the	0.22	-0.22
sentence before:degr	0.46	-0.46
sentence before:delay	0.2	-0.2
sentence before:delivery	0.17	-0.17
sentence before:denial	-0.66	0.66
sentence before:denial :	-0.99	0.99
sentence before:denial is	0.17	-0.17
sentence before:denial of	-0.6	0.6
sentence before:dental	-0.6	0.6
sentence before:deny	-1.93	1.93
sentence before:deny :	-1.4	1.4
sentence before:deny as	0.42	-0.42
sentence before:deny becaus	0.54	-0.54
sentence before:deny claim	-0.43	0.43
sentence before:deny co	-0.56	0.56
sentence before:deny it	-0.16	0.16
sentence before:deny paid	0.64	-0.64
sentence before:deny patient	-0.86	0.86
sentence before:deny pay	-0.3	0.3
sentence before:deny the	0.23	-0.23
sentence before:deny thi	-1.37	1.37
sentence before:deny with	0.91	-0.91
sentence before:deny your	0.19	-0.19
sentence before:depart	0.5	-0.5
sentence before:depart of	0.37	-0.37
sentence before:dependent	0.49	-0.49
sentence before:describ	1.21	-1.21
sentence before:description	-1.25	1.25
sentence before:description <n>	0.2	-0.2
sentence before:detach	0.24	-0.24
sentence before:detach and	0.24	-0.24
sentence before:determin :	0.21	-0.21
sentence before:determin that	0.34	-0.34
sentence before:diagnosy	0.91	-0.91
sentence before:did	0.49	-0.49
sentence before:did not	0.87	-0.87
sentence before:did we	-0.43	0.43
sentence before:different	-0.39	0.39
sentence before:disagre	0.26	-0.26
sentence before:disc	0.34	-0.34
sentence before:discount	-0.94	0.94
sentence before:dismiss	-0.24	0.24
sentence before:dismiss the	0.98	-0.98
sentence before:dismissal	0.38	-0.38
sentence before:disput	1.29	-1.29
sentence before:disput :	0.42	-0.42
sentence before:district	0.2	-0.2
sentence before:do	2.09	-2.09
sentence before:do not	1.83	-1.83
sentence before:dob	-0.26	0.26
sentence before:dob :	0.2	-0.2
sentence before:dob <d>	0.25	-0.25
sentence before:doctor	-0.71	0.71
sentence before:doctor :	0.57	-0.57
sentence before:docu	-0.18	0.18
sentence before:document	1	-1
sentence before:document doe	0.18	-0.18
sentence before:document is	0.52	-0.52
sentence before:doe	0.93	-0.93
sentence before:doe not	0.93	-0.93
sentence before:done	0.25	-0.25
sentence before:dos <d>	-0.41	0.41
sentence before:dpt	0.45	-0.45
sentence before:dr	1.04	-1.04
sentence before:drug	0.59	-0.59
sentence before:drug is	0.25	-0.25
sentence before:dt	0.3	-0.3
sentence before:due :	0.34	-0.34
sentence before:due <m>	0.28	-0.28
sentence before:duplicat	1.03	-1.03
sentence before:dur	0.19	-0.19
sentence before:dx	0.33	-0.33
sentence before:e	0.27	-0.27
sentence before:e <5>	-0.41	0.41
sentence before:e <n>	1.04	-1.04
sentence before:each	-0.6	0.6
sentence before:ear	0.42	-0.42
sentence before:earlier	-0.47	0.47
sentence before:eastlak	-0.19	0.19
sentence before:effect	-0.34	0.34
sentence before:effectiv	0.67	-0.67
sentence before:eft	0.31	-0.31
sentence before:eg	0.38	-0.38
sentence before:eg <n>	0.38	-0.38
sentence before:electrical	-0.2	0.2
sentence before:electrical stimul	-0.2	0.2
sentence before:eligibl	0.64	-0.64
sentence before:emergency	0.76	-0.76
sentence before:employ	0.17	-0.17
sentence before:employe	-0.77	0.77
sentence before:employer	0.61	-0.61
sentence before:enclos	-0.74	0.74
sentence before:end	-0.78	0.78
sentence before:ended	0.9	-0.9
sentence before:ended on	0.51	-0.51
sentence before:enroll	0.25	-0.25
sentence before:enrolle	-0.29	0.29
sentence before:enrolle :	0.2	-0.2
sentence before:entity	0.32	-0.32
sentence before:eob	-1.52	1.52
sentence before:epidural	0.7	-0.7
sentence before:epidural injection	0.56	-0.56
sentence before:epidural steroid	0.18	-0.18
sentence before:error	-0.98	0.98
sentence before:error s	0.44	-0.44
sentence before:establish	0.32	-0.32
sentence before:evalu	-0.21	0.21
sentence before:evergreen	-0.56	0.56
sentence before:every	0.22	-0.22
sentence before:evidenc	0.33	-0.33
sentence before:ex code	-0.82	0.82
sentence before:exam	0.31	-0.31
sentence before:examin	0.86	-0.86
sentence before:exampl	0.19	-0.19
sentence before:exceed	-0.4	0.4
sentence before:exceed fee	0.24	-0.24
sentence before:exceed the	-0.97	0.97
sentence before:exclud	0.46	-0.46
sentence before:exclud by	0.16	-0.16
sentence before:exclusion	0.4	-0.4
sentence before:exercis	-0.36	0.36
sentence before:exercis <n>	-0.23	0.23
sentence before:expect	-0.27	0.27
sentence before:expedit	0.24	-0.24
sentence before:expens	0.2	-0.2
sentence before:expens incurr	0.17	-0.17
sentence before:experimental	0.29	-0.29
sentence before:expir	0.51	-0.51
sentence before:expl	0.39	-0.39
sentence before:explain	0.32	-0.32
sentence before:explan	0.36	-0.36
sentence before:explan of	1.07	-1.07
sentence before:external	0.26	-0.26
sentence before:external review	0.26	-0.26
sentence before:f	-0.23	0.23
sentence before:f <n>	0.43	-0.43
sentence before:facility	-0.43	0.43
sentence before:facility :	-0.56	0.56
sentence before:fact	1.06	-1.06
sentence before:fail	0.45	-0.45
sentence before:famy	-0.85	0.85
sentence before:famy medicin	0.4	-0.4
sentence before:famy practic	-0.67	0.67
sentence before:favorabl	0.32	-0.32
sentence before:fax	1.1	-1.1
sentence before:fax :	0.26	-0.26
sentence before:fax <n>	0.31	-0.31
sentence before:fax to	0.2	-0.2
sentence before:federal	0.59	-0.59
sentence before:federal servic	0.3	-0.3
sentence before:fee	-0.69	0.69
sentence before:fee schedul	-0.64	0.64
sentence before:ferncliff	0.2	-0.2
sentence before:fil	0.71	-0.71
sentence before:fil has	0.41	-0.41
sentence before:fil limit	0.21	-0.21
sentence before:file	1.89	-1.89
sentence before:file a	0.18	-0.18
sentence before:file an	0.29	-0.29
sentence before:file for	0.17	-0.17
sentence before:file show	0.38	-0.38
sentence before:filed	0.31	-0.31
sentence before:film	-0.71	0.71
sentence before:finaliz	0.16	-0.16
sentence before:financial	0.26	-0.26
sentence before:find	-1.1	1.1
sentence before:find :	-0.93	0.93
sentence before:find that	-0.18	0.18
sentence before:finish	0.92	-0.92
sentence before:first level	0.25	-0.25
sentence before:flat	0.2	-0.2
sentence before:flat imag	0.2	-0.2
sentence before:flexion	0.4	-0.4
sentence before:flexion <n>	0.26	-0.26
sentence before:follow	-0.26	0.26
sentence before:follow prescription	-0.22	0.22
sentence before:for :	0.32	-0.32
sentence before:for <5>	0.43	-0.43
sentence before:for <m>	-0.53	0.53
sentence before:for <n>	0.36	-0.36
sentence before:for a	0.17	-0.17
sentence before:for an	0.93	-0.93
sentence before:for care	0.17	-0.17
sentence before:for claim	-0.87	0.87
sentence before:for denial	-1.09	1.09
sentence before:for each	0.81	-0.81
sentence before:for fil	0.42	-0.42
sentence before:for it	0.8	-0.8
sentence before:for medical	-0.25	0.25
sentence before:for medicar	0.23	-0.23
sentence before:for one	0.26	-0.26
sentence before:for part	0.19	-0.19
sentence before:for pay	0.28	-0.28
sentence before:for reconsider	0.2	-0.2
sentence before:for review	0.34	-0.34
sentence before:for servic	-0.69	0.69
sentence before:for that	0.7	-0.7
sentence before:for the	1.01	-1.01
sentence before:for these	0.2	-0.2
sentence before:for thi	0.6	-0.6
sentence before:for treat	-0.22	0.22
sentence before:for weight	0.37	-0.37
sentence before:for you	-0.38	0.38
sentence before:for your	0.61	-0.61
sentence before:form	0.97	-0.97
sentence before:form approv	0.41	-0.41
sentence before:found	-0.31	0.31
sentence before:found that	-0.52	0.52
sentence before:four	0.35	-0.35
sentence before:foxhollow	0.32	-0.32
sentence before:foxhollow famy	0.32	-0.32
sentence before:fractur	0.43	-0.43
sentence before:from	-0.44	0.44
sentence before:from :	0.25	-0.25
sentence before:from <d>	-0.22	0.22
sentence before:from the	-0.39	0.39
sentence before:from thru	-0.8	0.8
sentence before:from you	0.57	-0.57
sentence before:from your	0.18	-0.18
sentence before:full	0.56	-0.56
sentence before:fully	0.33	-0.33
sentence before:function	0.19	-0.19
sentence before:further	0.19	-0.19
sentence before:g	-0.68	0.68
sentence before:g <n>	-0.75	0.75
sentence before:gave	-0.58	0.58
sentence before:gett	0.37	-0.37
sentence before:give	0.42	-0.42
sentence before:give you	0.37	-0.37
sentence before:given	0.58	-0.58
sentence before:given at	0.43	-0.43
sentence before:given on	0.22	-0.22
sentence before:glenhaven	-0.18	0.18
sentence before:glossary	0.37	-0.37
sentence before:glossary :	0.35	-0.35
sentence before:goal	0.63	-0.63
sentence before:gold	0.17	-0.17
sentence before:good	0.38	-0.38
sentence before:good reason	0.32	-0.32
sentence before:got	-0.63	0.63
sentence before:govern	0.17	-0.17
sentence before:gp <n>	0.89	-0.89
sentence before:grievanc	0.18	-0.18
sentence before:group	0.63	-0.63
sentence before:group :	0.16	-0.16
sentence before:group <n>	0.47	-0.47
sentence before:group and	0.41	-0.41
sentence before:grp	0.28	-0.28
sentence before:grp rc	0.23	-0.23
sentence before:guardian	0.18	-0.18
sentence before:guardian of	0.17	-0.17
sentence before:guidelin	1.07	-1.07
sentence before:gulf	-0.35	0.35
sentence before:h	-1.03	1.03
sentence before:h <n>	-1.04	1.04
sentence before:had	0.97	-0.97
sentence before:had no	0.17	-0.17
sentence before:hand	0.48	-0.48
sentence before:handl	0.38	-0.38
sentence before:handl deny	0.22	-0.22
sentence before:harbor	0.36	-0.36
sentence before:harriet	0.24	-0.24
sentence before:harrow	-0.63	0.63
sentence before:harrow lane	-0.64	0.64
sentence before:has	-0.31	0.31
sentence before:has a	0.29	-0.29
sentence before:has been	-0.49	0.49
sentence before:has expir	0.41	-0.41
sentence before:has no	0.68	-0.68
sentence before:has not	1.02	-1.02
sentence before:has submission	0.71	-0.71
sentence before:has to	-0.78	0.78
sentence before:have	1.08	-1.08
sentence before:have <n>	0.55	-0.55
sentence before:have a	0.34	-0.34
sentence before:have been	0.6	-0.6
sentence before:have complet	0.45	-0.45
sentence before:have decid	-0.83	0.83
sentence before:have finish	0.53	-0.53
sentence before:have no	0.18	-0.18
sentence before:have not	0.56	-0.56
sentence before:have the	0.26	-0.26
sentence before:hcpc	0.22	-0.22
sentence before:health	0.82	-0.82
sentence before:health care	0.21	-0.21
sentence before:health plan	0.26	-0.26
sentence before:healthcar	0.25	-0.25
sentence before:hear	0.24	-0.24
sentence before:help	0.49	-0.49
sentence before:henrietta	-0.44	0.44
sentence before:her	-0.27	0.27
sentence before:here	0.26	-0.26
sentence before:hic	0.47	-0.47
sentence before:high	0.22	-0.22
sentence before:hill	-0.61	0.61
sentence before:history	0.87	-0.87
sentence before:hmo	-0.36	0.36
sentence before:hmo claim	-0.5	0.5
sentence before:hollow	0.28	-0.28
sentence before:holly	0.29	-0.29
sentence before:home	0.84	-0.84
sentence before:hospital	0.68	-0.68
sentence before:hour	0.31	-0.31
sentence before:how	0.59	-0.59
sentence before:how to	0.28	-0.28
sentence before:how we	-0.22	0.22
sentence before:i	0.97	-0.97
sentence before:i d	0.26	-0.26
sentence before:icd	0.25	-0.25
sentence before:icn	0.5	-0.5
sentence before:icn <n>	0.67	-0.67
sentence before:id	-0.79	0.79
sentence before:id :	0.99	-0.99
sentence before:id <n>	-1.42	1.42
sentence before:id claim	0.26	-0.26
sentence before:id patient	0.33	-0.33
sentence before:id tcn	-0.28	0.28
sentence before:identific	0.36	-0.36
sentence before:identifier	0.36	-0.36
sentence before:if	0.37	-0.37
sentence before:if the	0.32	-0.32
sentence before:if we	0.17	-0.17
sentence before:if you	0.82	-0.82
sentence before:ignatiu	0.29	-0.29
sentence before:imag	0.45	-0.45
sentence before:imag center	-0.51	0.51
sentence before:improv	0.19	-0.19
sentence before:in <n>	1.02	-1.02
sentence before:in a	0.75	-0.75
sentence before:in an	-0.7	0.7
sentence before:in disput	0.35	-0.35
sentence before:in error	-1.47	1.47
sentence before:in full	0.22	-0.22
sentence before:in orthopedic	-0.46	0.46
sentence before:in our	0.62	-0.62
sentence before:in the	1.27	-1.27
sentence before:in thi	0.57	-0.57
sentence before:in writ	-0.49	0.49
sentence before:in your	0.48	-0.48
sentence before:inc	0.78	-0.78
sentence before:includ	1.12	-1.12
sentence before:includ in	0.93	-0.93
sentence before:incomplet	0.53	-0.53
sentence before:incomplet invalid	0.48	-0.48
sentence before:inconsistent	-0.25	0.25
sentence before:inconsistent with	-0.25	0.25
sentence before:incurr	0.3	-0.3
sentence before:incurr after	0.17	-0.17
sentence before:indemnity	-0.59	0.59
sentence before:independent	0.37	-0.37
sentence before:independent medical	0.5	-0.5
sentence before:independent review	-0.37	0.37
sentence before:ineligibl	-0.43	0.43
sentence before:inform	0.77	-0.77
sentence before:inform or	0.71	-0.71
sentence before:inform provid	0.55	-0.55
sentence before:inform submitt	0.4	-0.4
sentence before:infusion	-0.23	0.23
sentence before:initial	0.27	-0.27
sentence before:initial evalu	0.17	-0.17
sentence before:injection	0.2	-0.2
sentence before:injection <5>	0.23	-0.23
sentence before:injur	0.45	-0.45
sentence before:injur employe	0.2	-0.2
sentence before:injury	0.45	-0.45
sentence before:inpatient	-0.59	0.59
sentence before:inquiry	0.2	-0.2
sentence before:institut	-0.69	0.69
sentence before:insur	0.66	-0.66
sentence before:insur name	0.36	-0.36
sentence before:insuranc	0.81	-0.81
sentence before:insuranc company	0.16	-0.16
sentence before:insured	0.25	-0.25
sentence before:internal	0.23	-0.23
sentence before:invalid	0.67	-0.67
sentence before:investigational	0.81	-0.81
sentence before:investigational for	0.33	-0.33
sentence before:is <n>	-0.65	0.65
sentence before:is about	-0.59	0.59
sentence before:is an	0.18	-0.18
sentence before:is by	-0.78	0.78
sentence before:is deny	-1.21	1.21
sentence before:is due	-0.49	0.49
sentence before:is exclud	0.18	-0.18
sentence before:is includ	0.83	-0.83
sentence before:is inconsistent	-0.25	0.25
sentence before:is medical	0.18	-0.18
sentence before:is miss	-0.89	0.89
sentence before:is need	0.63	-0.63
sentence before:is no	0.27	-0.27
sentence before:is not	0.46	-0.46
sentence before:is on	1.52	-1.52
sentence before:is part	0.92	-0.92
sentence before:is receiv	0.58	-0.58
sentence before:is self	0.42	-0.42
sentence before:is unfavorabl	-0.52	0.52
sentence before:is upheld	0.26	-0.26
sentence before:issue	-0.82	0.82
sentence before:it cannot	-0.24	0.24
sentence before:it for	0.21	-0.21
sentence before:it is	0.82	-0.82
sentence before:it on	1.06	-1.06
sentence before:it was	0.93	-0.93
sentence before:it with	0.2	-0.2
sentence before:item	1.1	-1.1
sentence before:item :	0.27	-0.27
sentence before:itemiz	0.22	-0.22
sentence before:its	0.3	-0.3
sentence before:j	0.39	-0.39
sentence before:juniper	0.24	-0.24
sentence before:juniper ridge	0.2	-0.2
sentence before:k	0.28	-0.28
sentence before:keep	0.33	-0.33
sentence before:kestrel	0.23	-0.23
sentence before:kettl	0.53	-0.53
sentence before:kind	0.38	-0.38
sentence before:knee	-0.21	0.21
sentence before:knee brace	-0.62	0.62
sentence before:l	-0.5	0.5
sentence before:l <n>	-0.46	0.46
sentence before:lack	0.72	-0.72
sentence before:lack inform	0.72	-0.72
sentence before:lake	0.35	-0.35
sentence before:lake health	0.18	-0.18
sentence before:lane	-0.62	0.62
sentence before:lane podiatry	-0.64	0.64
sentence before:larkspur	0.27	-0.27
sentence before:last	0.44	-0.44
sentence before:later	0.35	-0.35
sentence before:later than	0.25	-0.25
sentence before:laurel	0.21	-0.21
sentence before:law	0.3	-0.3
sentence before:least	-1.09	1.09
sentence before:left	-0.32	0.32
sentence before:leopold	0.19	-0.19
sentence before:let	0.18	-0.18
sentence before:letter	1.33	-1.33
sentence before:letter is	0.33	-0.33
sentence before:level disput	0.18	-0.18
sentence before:level of	-0.39	0.39
sentence before:liability	0.18	-0.18
sentence before:liabl	-0.33	0.33
sentence before:licens	0.23	-0.23
sentence before:life	0.25	-0.25
sentence before:limit	0.48	-0.48
sentence before:limit for	0.53	-0.53
sentence before:limit of	0.61	-0.61
sentence before:limit to	0.75	-0.75
sentence before:line <n>	-0.29	0.29
sentence before:line dos	-0.45	0.45
sentence before:list	-0.61	0.61
sentence before:list above	-0.44	0.44
sentence before:list below	0.57	-0.57
sentence before:littl	0.24	-0.24
sentence before:ln	0.6	-0.6
sentence before:ln dos	0.56	-0.56
sentence before:log	0.34	-0.34
sentence before:look	-0.32	0.32
sentence before:look again	0.21	-0.21
sentence before:look at	-0.47	0.47
sentence before:los	0.56	-0.56
sentence before:lower	0.69	-0.69
sentence before:lt	0.2	-0.2
sentence before:lumbar epidural	0.2	-0.2
sentence before:lumbar spine	0.17	-0.17
sentence before:m	0.66	-0.66
sentence before:m <m>	0.24	-0.24
sentence before:m <n>	0.45	-0.45
sentence before:ma	-0.88	0.88
sentence before:ma <n>	-0.88	0.88
sentence before:made	-0.51	0.51
sentence before:made a	-0.21	0.21
sentence before:made by	0.16	-0.16
sentence before:made thi	-0.46	0.46
sentence before:maintenanc	0.16	-0.16
sentence before:make	-0.32	0.32
sentence before:manag	0.25	-0.25
sentence before:manager	0.44	-0.44
sentence before:manual therapy	-0.21	0.21
sentence before:many	0.97	-0.97
sentence before:many servic	0.65	-0.65
sentence before:mapleton	0.16	-0.16
sentence before:mapleton spine	0.16	-0.16
sentence before:marketplac	0.39	-0.39
sentence before:marsh	0.44	-0.44
sentence before:match	0.79	-0.79
sentence before:maximum	-0.24	0.24
sentence before:maximum allowabl	-0.2	0.2
sentence before:maximum for	-0.29	0.29
sentence before:maximum see	0.2	-0.2
sentence before:may	0.91	-0.91
sentence before:may <n>	1	-1
sentence before:may appeal	-0.34	0.34
sentence before:may ask	0.94	-0.94
sentence before:may be	0.31	-0.31
sentence before:may file	0.16	-0.16
sentence before:may not	-0.47	0.47
sentence before:may note	-0.43	0.43
sentence before:mbi	0.31	-0.31
sentence before:md	0.49	-0.49
sentence before:mean	-0.42	0.42
sentence before:mean that	0.63	-0.63
sentence before:medicaid	0.33	-0.33
sentence before:medicaid id	0.19	-0.19
sentence before:medicaid servic	0.23	-0.23
sentence before:medical examin	0.23	-0.23
sentence before:medical insuranc	0.17	-0.17
sentence before:medical necessary	1.39	-1.39
sentence before:medical pay	0.19	-0.19
sentence before:medical record	-1.36	1.36
sentence before:medical review	0.76	-0.76
sentence before:medicar	0.86	-0.86
sentence before:medicar approv	0.78	-0.78
sentence before:medicar doe	-0.71	0.71
sentence before:medicar medicaid	0.34	-0.34
sentence before:medicar number	-0.56	0.56
sentence before:medicar part	0.5	-0.5
sentence before:medicar pay	-0.16	0.16
sentence before:medicar you	-0.33	0.33
sentence before:medicin	1.13	-1.13
sentence before:medicin :	0.23	-0.23
sentence before:meet	0.19	-0.19
sentence before:meet the	0.79	-0.79
sentence before:member	0.49	-0.49
sentence before:member :	0.19	-0.19
sentence before:member claim	0.24	-0.24
sentence before:member number	-0.25	0.25
sentence before:mesa	0.53	-0.53
sentence before:messag	-0.27	0.27
sentence before:messag :	-0.2	0.2
sentence before:messag <n>	-0.69	0.69
sentence before:met	0.51	-0.51
sentence before:mg	-0.39	0.39
sentence before:mid	-0.28	0.28
sentence before:mid <n>	-0.28	0.28
sentence before:minut	0.63	-0.63
sentence before:minut for	0.32	-0.32
sentence before:miss	-0.2	0.2
sentence before:miss incomplet	0.48	-0.48
sentence before:mistak	0.53	-0.53
sentence before:mk	0.47	-0.47
sentence before:mk <n>	0.47	-0.47
sentence before:moa	0.41	-0.41
sentence before:moa ma	0.25	-0.25
sentence before:mod	0.83	-0.83
sentence before:mod unit	0.62	-0.62
sentence before:modality	0.9	-0.9
sentence before:modifier	-0.74	0.74
sentence before:month	1.18	-1.18
sentence before:more than	0.4	-0.4
sentence before:more time	0.32	-0.32
sentence before:mr	0.34	-0.34
sentence before:mri	1.05	-1.05
sentence before:mri lumbar	0.17	-0.17
sentence before:mri of	0.17	-0.17
sentence before:ms	0.5	-0.5
sentence before:msg	-0.95	0.95
sentence before:multipl	0.71	-0.71
sentence before:must be	-0.16	0.16
sentence before:must send	0.43	-0.43
sentence before:mutual	0.41	-0.41
sentence before:name :	0.55	-0.55
sentence before:name recipient	-1	1
sentence before:national	0.84	-0.84
sentence before:necessary	1.76	-1.76
sentence before:necessary under	0.76	-0.76
sentence before:necessity by	0.67	-0.67
sentence before:need	1.22	-1.22
sentence before:need for	-0.26	0.26
sentence before:need the	0.55	-0.55
sentence before:need to	0.47	-0.47
sentence before:nerve	0.37	-0.37
sentence before:net	0.6	-0.6
sentence before:net <m>	0.51	-0.51
sentence before:network provider	0.93	-0.93
sentence before:neurology	0.23	-0.23
sentence before:new	0.54	-0.54
sentence before:next	0.52	-0.52
sentence before:no	1.91	-1.91
sentence before:no :	0.4	-0.4
sentence before:no <m>	-0.89	0.89
sentence before:no <n>	0.17	-0.17
sentence before:no authoriz	0.24	-0.24
sentence before:no benefit	0.57	-0.57
sentence before:no claim	-0.31	0.31
sentence before:no fractur	0.43	-0.43
sentence before:no later	0.22	-0.22
sentence before:no pay	0.25	-0.25
sentence before:no record	0.16	-0.16
sentence before:non cover	-0.35	0.35
sentence before:none	0.74	-0.74
sentence before:not	0.84	-0.84
sentence before:not a	0.59	-0.59
sentence before:not able	-0.68	0.68
sentence before:not agree	0.19	-0.19
sentence before:not an	0.51	-0.51
sentence before:not approv	-0.91	0.91
sentence before:not authoriz	0.43	-0.43
sentence before:not be	-0.9	0.9
sentence before:not been	0.66	-0.66
sentence before:not bill	0.29	-0.29
sentence before:not chang	-0.73	0.73
sentence before:not deem	0.67	-0.67
sentence before:not get	0.6	-0.6
sentence before:not in	0.44	-0.44
sentence before:not match	0.27	-0.27
sentence before:not medical	0.95	-0.95
sentence before:not met	0.25	-0.25
sentence before:not on	0.36	-0.36
sentence before:not paid	0.42	-0.42
sentence before:not payabl	0.86	-0.86
sentence before:not receiv	0.42	-0.42
sentence before:not sent	0.53	-0.53
sentence before:not show	1.17	-1.17
sentence before:not support	0.59	-0.59
sentence before:not valid	0.55	-0.55
sentence before:note	-0.7	0.7
sentence before:note <d>	-0.75	0.75
sentence before:note <n>	0.79	-0.79
sentence before:note do	0.22	-0.22
sentence before:note doe	0.45	-0.45
sentence before:note of	0.18	-0.18
sentence before:note that	-0.83	0.83
sentence before:noth more	-0.3	0.3
sentence before:notic	1.54	-1.54
sentence before:notic date	0.26	-0.26
sentence before:notic of	0.93	-0.93
sentence before:notic to	0.16	-0.16
sentence before:notific	-0.22	0.22
sentence before:notific absent	0.42	-0.42
sentence before:npi	0.5	-0.5
sentence before:npi :	0.22	-0.22
sentence before:npi <n>	0.29	-0.29
sentence before:number	0.33	-0.33
sentence before:number :	0.76	-0.76
sentence before:number <n>	-0.59	0.59
sentence before:number date	0.24	-0.24
sentence before:number is	0.45	-0.45
sentence before:number of	0.89	-0.89
sentence before:nurs	0.63	-0.63
sentence before:o	0.46	-0.46
sentence before:o box	0.2	-0.2
sentence before:oak	0.28	-0.28
sentence before:objectiv	0.2	-0.2
sentence before:objectiv :	0.2	-0.2
sentence before:oblig	0.34	-0.34
sentence before:obtain	0.21	-0.21
sentence before:occupational	0.2	-0.2
sentence before:occurrenc	-0.32	0.32
sentence before:occurrenc has	-0.32	0.32
sentence before:of <d>	-0.57	0.57
sentence before:of <m>	0.32	-0.32
sentence before:of <month>	-0.21	0.21
sentence before:of <n>	-0.45	0.45
sentence before:of a	-0.37	0.37
sentence before:of advers	0.18	-0.18
sentence before:of another	1.1	-1.1
sentence before:of benefit	0.46	-0.46
sentence before:of bill	0.17	-0.17
sentence before:of birth	0.55	-0.55
sentence before:of care	0.37	-0.37
sentence before:of claim	0.9	-0.9
sentence before:of conservativ	0.34	-0.34
sentence before:of injury	0.27	-0.27
sentence before:of liability	0.31	-0.31
sentence before:of medical	-0.43	0.43
sentence before:of notic	0.18	-0.18
sentence before:of one	0.48	-0.48
sentence before:of pay	0.28	-0.28
sentence before:of provider	0.29	-0.29
sentence before:of servic	-0.3	0.3
sentence before:of the	-0.16	0.16
sentence before:of thi	1.11	-1.11
sentence before:of time	0.44	-0.44
sentence before:of treat	0.76	-0.76
sentence before:of unit	0.57	-0.57
sentence before:of visit	0.35	-0.35
sentence before:of your	0.96	-0.96
sentence before:offic	0.96	-0.96
sentence before:offic :	0.41	-0.41
sentence before:offic note	0.21	-0.21
sentence before:offic visit	0.64	-0.64
sentence before:official	-0.77	0.77
sentence before:on <d>	-0.58	0.58
sentence before:on <n>	1.3	-1.3
sentence before:on behalf	0.21	-0.21
sentence before:on file	1.26	-1.26
sentence before:on may	1.23	-1.23
sentence before:on the	-1.08	1.08
sentence before:on thi	0.83	-0.83
sentence before:on top	0.18	-0.18
sentence before:on your	-0.26	0.26
sentence before:once	1.33	-1.33
sentence before:once in	0.98	-0.98
sentence before:one	2.09	-2.09
sentence before:only	-0.59	0.59
sentence before:only after	-0.54	0.54
sentence before:only when	-0.25	0.25
sentence before:open	-0.42	0.42
sentence before:operativ	0.19	-0.19
sentence before:option	0.3	-0.3
sentence before:optum	-0.57	0.57
sentence before:or a	-0.72	0.72
sentence before:or deny	0.2	-0.2
sentence before:or fax	0.46	-0.46
sentence before:or file	0.24	-0.24
sentence before:or guardian	0.16	-0.16
sentence before:or has	0.71	-0.71
sentence before:or more	-0.92	0.92
sentence before:or occurrenc	-0.32	0.32
sentence before:or the	-0.66	0.66
sentence before:or your	0.56	-0.56
sentence before:orchard	-0.66	0.66
sentence before:order	-0.46	0.46
sentence before:original denial	0.17	-0.17
sentence before:orthopedic	-0.32	0.32
sentence before:orthopedic :	-0.37	0.37
sentence before:other	0.19	-0.19
sentence before:other <n>	-0.34	0.34
sentence before:other document	0.52	-0.52
sentence before:other health	-0.31	0.31
sentence before:oti	-0.63	0.63
sentence before:ottolin	-0.2	0.2
sentence before:our decision	-0.25	0.25
sentence before:our file	0.46	-0.46
sentence before:our medical	-0.19	0.19
sentence before:our member	0.18	-0.18
sentence before:our reviewer	0.4	-0.4
sentence before:out	0.41	-0.41
sentence before:outcom	-0.44	0.44
sentence before:over	1.06	-1.06
sentence before:overpaid	-1.47	1.47
sentence before:overpay	-0.54	0.54
sentence before:overturn	0.8	-0.8
sentence before:overturn the	0.51	-0.51
sentence before:owe <d>	0.19	-0.19
sentence before:owe <m>	0.29	-0.29
sentence before:owe the	0.18	-0.18
sentence before:p	-0.82	0.82
sentence before:p <n>	-0.71	0.71
sentence before:p a	-0.66	0.66
sentence before:p o	0.2	-0.2
sentence before:pa	0.28	-0.28
sentence before:page	1.11	-1.11
sentence before:page <n>	0.91	-0.91
sentence before:paid	-0.85	0.85
sentence before:paid :	0.67	-0.67
sentence before:paid <m>	-1.01	1.01
sentence before:paid <n>	0.92	-0.92
sentence before:paid amount	-0.28	0.28
sentence before:paid be	-0.33	0.33
sentence before:paid in	-1.09	1.09
sentence before:paid may	-0.7	0.7
sentence before:paid msg	-0.28	0.28
sentence before:paid on	0.41	-0.41
sentence before:paid reason	0.26	-0.26
sentence before:paid separat	0.83	-0.83
sentence before:paid you	-0.51	0.51
sentence before:pain	1.32	-1.32
sentence before:pain after	1.03	-1.03
sentence before:paper	0.66	-0.66
sentence before:parent	0.24	-0.24
sentence before:parent or	0.16	-0.16
sentence before:part	1.58	-1.58
sentence before:part b	0.27	-0.27
sentence before:part d	0.58	-0.58
sentence before:part of	0.99	-0.99
sentence before:partial	0.35	-0.35
sentence before:participant	0.39	-0.39
sentence before:pat	0.3	-0.3
sentence before:path	0.29	-0.29
sentence before:patient	0.16	-0.16
sentence before:patient :	0.53	-0.53
sentence before:patient account	-0.26	0.26
sentence before:patient acct	0.41	-0.41
sentence before:patient claim	0.52	-0.52
sentence before:patient inform	0.17	-0.17
sentence before:patient may	-0.8	0.8
sentence before:pay	-0.74	0.74
sentence before:pay :	0.27	-0.27
sentence before:pay <m>	0.24	-0.24
sentence before:pay adjust	0.24	-0.24
sentence before:pay amount	0.2	-0.2
sentence before:pay decision	0.3	-0.3
sentence before:pay for	0.47	-0.47
sentence before:pay is	-0.93	0.93
sentence before:pay it	-0.85	0.85
sentence before:pay of	-0.6	0.6
sentence before:pay pay	-0.42	0.42
sentence before:pay to	-0.21	0.21
sentence before:payabl	-0.28	0.28
sentence before:payabl to	0.24	-0.24
sentence before:payee	0.41	-0.41
sentence before:payee :	0.23	-0.23
sentence before:payer	1.47	-1.47
sentence before:payer deem	0.22	-0.22
sentence before:pc	0.26	-0.26
sentence before:pcn	-0.5	0.5
sentence before:pd	-0.77	0.77
sentence before:pediatric	0.25	-0.25
sentence before:pediatric therapy	0.22	-0.22
sentence before:peer review	-0.29	0.29
sentence before:peer to	0.2	-0.2
sentence before:pen	0.19	-0.19
sentence before:percent	-1.19	1.19
sentence before:perform	0.52	-0.52
sentence before:perform on	0.52	-0.52
sentence before:period	0.22	-0.22
sentence before:period of	0.33	-0.33
sentence before:period or	-0.32	0.32
sentence before:person	0.74	-0.74
sentence before:physical	0.18	-0.18
sentence before:physical medicin	0.5	-0.5
sentence before:physical therapy	-0.35	0.35
sentence before:physician	1.17	-1.17
sentence before:pine	-0.56	0.56
sentence before:pip	0.21	-0.21
sentence before:place	0.38	-0.38
sentence before:plan	0.49	-0.49
sentence before:plan :	0.52	-0.52
sentence before:plan appeal	0.2	-0.2
sentence before:plan approv	0.54	-0.54
sentence before:plan ask	0.25	-0.25
sentence before:plan claim	-0.85	0.85
sentence before:plan cover	1.02	-1.02
sentence before:plan has	-0.22	0.22
sentence before:plan is	0.42	-0.42
sentence before:plan limit	0.5	-0.5
sentence before:plan member	0.16	-0.16
sentence before:plan of	0.45	-0.45
sentence before:plan paid	-0.57	0.57
sentence before:plan pay	-0.56	0.56
sentence before:plan provider	0.42	-0.42
sentence before:pleas	2.05	-2.05
sentence before:pleas detach	0.24	-0.24
sentence before:pleas send	1.03	-1.03
sentence before:pm	0.16	-0.16
sentence before:po	0.53	-0.53
sentence before:po box	0.53	-0.53
sentence before:podiatry	-0.63	0.63
sentence before:podiatry :	-0.75	0.75
sentence before:point	0.27	-0.27
sentence before:policyholder	0.86	-0.86
sentence before:portal	0.25	-0.25
sentence before:postmark	0.48	-0.48
sentence before:postmark within	0.39	-0.39
sentence before:ppo	0.3	-0.3
sentence before:practic	-0.67	0.67
sentence before:prairi	0.2	-0.2
sentence before:pre	0.26	-0.26
sentence before:precertific	0.52	-0.52
sentence before:precertific authoriz	0.42	-0.42
sentence before:prepay	0.78	-0.78
sentence before:prepay review	0.7	-0.7
sentence before:prescriber	-0.52	0.52
sentence before:prescriber request	-0.22	0.22
sentence before:prescription drug	-0.21	0.21
sentence before:previou	-0.75	0.75
sentence before:primary	0.65	-0.65
sentence before:primary care	-0.3	0.3
sentence before:print	0.44	-0.44
sentence before:print <d>	0.37	-0.37
sentence before:prior	0.52	-0.52
sentence before:prior authoriz	0.46	-0.46
sentence before:problem	0.31	-0.31
sentence before:proc	-0.32	0.32
sentence before:proc bill	-0.91	0.91
sentence before:proc charg	0.17	-0.17
sentence before:proc mod	1.37	-1.37
sentence before:procedur	-0.61	0.61
sentence before:procedur <5>	-0.73	0.73
sentence before:procedur is	-0.55	0.55
sentence before:procedur on	-0.79	0.79
sentence before:proces	0.78	-0.78
sentence before:process	0.63	-0.63
sentence before:process :	0.2	-0.2
sentence before:process <d>	-0.66	0.66
sentence before:professional	0.35	-0.35
sentence before:program	0.53	-0.53
sentence before:progres	0.43	-0.43
sentence before:proof	0.62	-0.62
sentence before:proof of	0.31	-0.31
sentence before:prov	-0.32	0.32
sentence before:provid	-1.08	1.08
sentence before:provid bill	-0.2	0.2
sentence before:provid by	0.46	-0.46
sentence before:provid doe	0.55	-0.55
sentence before:provider	1.05	-1.05
sentence before:provider :	1.09	-1.09
sentence before:provider <m>	-0.17	0.17
sentence before:provider approv	-0.17	0.17
sentence before:provider charg	0.32	-0.32
sentence before:provider claim	0.16	-0.16
sentence before:provider disput	0.23	-0.23
sentence before:provider of	0.42	-0.42
sentence before:provider remittanc	-0.51	0.51
sentence before:provider was	-0.71	0.71
sentence before:provider who	0.22	-0.22
sentence before:put	-0.76	0.76
sentence before:put the	-0.93	0.93
sentence before:q	0.56	-0.56
sentence before:q <n>	0.47	-0.47
sentence before:qualify	-0.82	0.82
sentence before:question	0.56	-0.56
sentence before:question :	0.18	-0.18
sentence before:quilla	0.18	-0.18
sentence before:r	0.68	-0.68
sentence before:r <n>	0.37	-0.37
sentence before:radiculopathy	-0.53	0.53
sentence before:rarc	0.22	-0.22
sentence before:rate	0.37	-0.37
sentence before:rational	-0.52	0.52
sentence before:rational :	-0.81	0.81
sentence before:rc	0.24	-0.24
sentence before:re	0.89	-0.89
sentence before:re :	0.59	-0.59
sentence before:reach	0.17	-0.17
sentence before:reach us	0.35	-0.35
sentence before:read	-0.59	0.59
sentence before:reason	-1.68	1.68
sentence before:reason :	-2.33	2.33
sentence before:reason <n>	-0.55	0.55
sentence before:reason co	1.01	-1.01
sentence before:reason code	-0.17	0.17
sentence before:reason for	-0.5	0.5
sentence before:reason moa	0.24	-0.24
sentence before:reason paid	1.12	-1.12
sentence before:reasonabl	0.74	-0.74
sentence before:reasonabl and	0.66	-0.66
sentence before:recd	-0.47	0.47
sentence before:receipt	0.19	-0.19
sentence before:receipt of	0.16	-0.16
sentence before:receiv	0.43	-0.43
sentence before:receiv :	0.22	-0.22
sentence before:receiv <month>	0.19	-0.19
sentence before:receiv after	0.22	-0.22
sentence before:receiv on	0.58	-0.58
sentence before:receiv thi	0.43	-0.43
sentence before:receiv within	-0.74	0.74
sentence before:receiv your	0.43	-0.43
sentence before:recipient	-0.19	0.19
sentence before:recipient id	-0.41	0.41
sentence before:recipient name	-0.99	0.99
sentence before:reconsider	1.22	-1.22
sentence before:reconsider :	0.3	-0.3
sentence before:record do	0.83	-0.83
sentence before:record for	-0.53	0.53
sentence before:record of	0.32	-0.32
sentence before:record show	-1.14	1.14
sentence before:record with	0.54	-0.54
sentence before:recovery	0.22	-0.22
sentence before:redetermin	0.5	-0.5
sentence before:reduction	-0.63	0.63
sentence before:redwood	0.29	-0.29
sentence before:referenc	0.38	-0.38
sentence before:referenc <n>	0.29	-0.29
sentence before:referr	0.68	-0.68
sentence before:referr by	0.28	-0.28
sentence before:referral	-0.31	0.31
sentence before:referral from	-0.31	0.31
sentence before:refund	0.53	-0.53
sentence before:region	-0.59	0.59
sentence before:region <n>	-0.64	0.64
sentence before:rehab	0.54	-0.54
sentence before:rehabilit	0.29	-0.29
sentence before:relat	-1.03	1.03
sentence before:relat to	-1.04	1.04
sentence before:relationship	0.19	-0.19
sentence before:relief	-0.89	0.89
sentence before:remain	0.73	-0.73
sentence before:remark	-0.21	0.21
sentence before:remark :	-0.44	0.44
sentence before:remark <n>	-0.57	0.57
sentence before:remark n	0.56	-0.56
sentence before:remittanc advic	-0.31	0.31
sentence before:render	0.56	-0.56
sentence before:render provider	0.36	-0.36
sentence before:repeat	-0.54	0.54
sentence before:report	1.06	-1.06
sentence before:representativ	0.5	-0.5
sentence before:request	0.36	-0.36
sentence before:request ?	0.2	-0.2
sentence before:request becaus	-0.83	0.83
sentence before:request by	0.65	-0.65
sentence before:request doe	0.26	-0.26
sentence before:request for	1.11	-1.11
sentence before:request is	-0.44	0.44
sentence before:request must	0.19	-0.19
sentence before:request on	0.21	-0.21
sentence before:request receiv	0.22	-0.22
sentence before:request was	0.35	-0.35
sentence before:requir	-1.37	1.37
sentence before:resp <m>	0.8	-0.8
sentence before:respons	0.2	-0.2
sentence before:responsibl	0.34	-0.34
sentence before:responsibl for	0.28	-0.28
sentence before:result	-0.28	0.28
sentence before:return <m>	0.21	-0.21
sentence before:return thi	0.2	-0.2
sentence before:review	0.58	-0.58
sentence before:review by	0.19	-0.19
sentence before:review decision	0.26	-0.26
sentence before:review entity	0.32	-0.32
sentence before:review of	0.95	-0.95
sentence before:review the	-0.38	0.38
sentence before:review thi	-0.8	0.8
sentence before:revision	0.55	-0.55
sentence before:ridge	-0.18	0.18
sentence before:right	0.55	-0.55
sentence before:right to	0.32	-0.32
sentence before:river	-0.49	0.49
sentence before:root	0.36	-0.36
sentence before:rowan	0.33	-0.33
sentence before:rsn	0.2	-0.2
sentence before:rt	0.68	-0.68
sentence before:rule	0.93	-0.93
sentence before:rx	0.2	-0.2
sentence before:s <n>	0.37	-0.37
sentence before:s of	0.49	-0.49
sentence before:same	-0.57	0.57
sentence before:same day	-1.06	1.06
sentence before:saskia	0.42	-0.42
sentence before:sav	0.36	-0.36
sentence before:say	0.47	-0.47
sentence before:sb	-0.52	0.52
sentence before:sb <n>	-0.53	0.53
sentence before:scan	0.69	-0.69
sentence before:schedul	-0.6	0.6
sentence before:schedul maximum	-0.2	0.2
sentence before:school	-0.67	0.67
sentence before:screen	-0.63	0.63
sentence before:second	0.5	-0.5
sentence before:second level	0.21	-0.21
sentence before:section	1.26	-1.26
sentence before:section <n>	0.82	-0.82
sentence before:see	-0.46	0.46
sentence before:see a	-0.57	0.57
sentence before:see the	-0.39	0.39
sentence before:seen	-0.4	0.4
sentence before:select	1.05	-1.05
sentence before:select for	1.05	-1.05
sentence before:self	0.95	-0.95
sentence before:self fund	0.59	-0.59
sentence before:semaglutid	-0.56	0.56
sentence before:semaglutid <n>	-0.56	0.56
sentence before:send	1.93	-1.93
sentence before:send a	0.41	-0.41
sentence before:send the	0.71	-0.71
sentence before:send us	0.57	-0.57
sentence before:sent	1.06	-1.06
sentence before:sent to	0.45	-0.45
sentence before:separat	0.93	-0.93
sentence before:serv	-0.19	0.19
sentence before:serv date	-0.44	0.44
sentence before:servic <month>	0.25	-0.25
sentence before:servic <n>	0.26	-0.26
sentence before:servic amount	-0.36	0.36
sentence before:servic becaus	0.99	-0.99
sentence before:servic bill	-1.04	1.04
sentence before:servic claim	-0.47	0.47
sentence before:servic date	-1.1	1.1
sentence before:servic in	0.21	-0.21
sentence before:servic is	0.67	-0.67
sentence before:servic lack	0.44	-0.44
sentence before:servic list	0.38	-0.38
sentence before:servic not	0.52	-0.52
sentence before:servic on	0.43	-0.43
sentence before:servic or	0.67	-0.67
sentence before:servic proc	0.44	-0.44
sentence before:servic provider	0.29	-0.29
sentence before:servic request	0.29	-0.29
sentence before:servic servic	0.68	-0.68
sentence before:servic that	0.45	-0.45
sentence before:servic to	-0.22	0.22
sentence before:servic was	0.48	-0.48
sentence before:set	0.3	-0.3
sentence before:sex	-0.58	0.58
sentence before:share	0.27	-0.27
sentence before:shield	0.22	-0.22
sentence before:should	-0.68	0.68
sentence before:should be	-0.49	0.49
sentence before:should have	-0.38	0.38
sentence before:shoulder	0.21	-0.21
sentence before:show	1.31	-1.31
sentence before:show a	0.5	-0.5
sentence before:show no	0.28	-0.28
sentence before:show that	-0.29	0.29
sentence before:show the	0.19	-0.19
sentence before:shown	-0.73	0.73
sentence before:shown above	-0.96	0.96
sentence before:sign	0.94	-0.94
sentence before:signatur	0.4	-0.4
sentence before:signatur log	0.22	-0.22
sentence before:silver	0.35	-0.35
sentence before:silver birch	0.32	-0.32
sentence before:since	1.4	-1.4
sentence before:since the	0.22	-0.22
sentence before:six week	0.58	-0.58
sentence before:skill	0.96	-0.96
sentence before:skill nurs	0.16	-0.16
sentence before:skill of	0.58	-0.58
sentence before:skin	-0.69	0.69
sentence before:sleep	0.64	-0.64
sentence before:so	0.8	-0.8
sentence before:so it	0.22	-0.22
sentence before:so that	0.33	-0.33
sentence before:so the	-0.38	0.38
sentence before:so you	0.34	-0.34
sentence before:specialist	-0.18	0.18
sentence before:specific	-0.28	0.28
sentence before:speech	-0.69	0.69
sentence before:speech therapy	-0.46	0.46
sentence before:spinal	-0.27	0.27
sentence before:spine center	0.18	-0.18
sentence before:sport	-0.2	0.2
sentence before:sport medicin	0.22	-0.22
sentence before:stand	-0.59	0.59
sentence before:standard	0.37	-0.37
sentence before:stat	1.71	-1.71
sentence before:stat date	0.2	-0.2
sentence before:stat of	0.34	-0.34
sentence before:state	-0.52	0.52
sentence before:statu	-0.23	0.23
sentence before:statu :	0.55	-0.55
sentence before:stay	-0.33	0.33
sentence before:step	0.38	-0.38
sentence before:steroid	0.2	-0.2
sentence before:steroid injection	0.18	-0.18
sentence before:still	0.25	-0.25
sentence before:stimul	-0.2	0.2
sentence before:strain	-0.33	0.33
sentence before:street	0.25	-0.25
sentence before:strength	0.52	-0.52
sentence before:study	0.18	-0.18
sentence before:subject :	0.33	-0.33
sentence before:subjectiv	0.4	-0.4
sentence before:subjectiv :	0.4	-0.4
sentence before:submission	0.73	-0.73
sentence before:submission bill	0.44	-0.44
sentence before:submit	0.35	-0.35
sentence before:submitt doe	0.4	-0.4
sentence before:subscriber	1.32	-1.32
sentence before:subscriber :	0.21	-0.21
sentence before:subscriber id	0.57	-0.57
sentence before:subscriber name	0.52	-0.52
sentence before:subscriber no	0.24	-0.24
sentence before:successful	0.23	-0.23
sentence before:summary	1.37	-1.37
sentence before:summary of	0.98	-0.98
sentence before:supp	0.28	-0.28
sentence before:supplier	0.43	-0.43
sentence before:supply	0.6	-0.6
sentence before:support	0.98	-0.98
sentence before:support by	0.42	-0.42
sentence before:support the	0.18	-0.18
sentence before:support thi	0.42	-0.42
sentence before:surgery	0.79	-0.79
sentence before:svc	-0.57	0.57
sentence before:t	0.19	-0.19
sentence before:taken	0.42	-0.42
sentence before:taken on	0.29	-0.29
sentence before:tax	-0.91	0.91
sentence before:tax id	-1.07	1.07
sentence before:tcn	-0.26	0.26
sentence before:te	0.4	-0.4
sentence before:te <n>	0.38	-0.38
sentence before:telephon	0.17	-0.17
sentence before:tell	0.34	-0.34
sentence before:terminat	0.17	-0.17
sentence before:test	-0.36	0.36
sentence before:test <5>	-1.09	1.09
sentence before:th	0.21	-0.21
sentence before:than	0.65	-0.65
sentence before:than <n>	0.43	-0.43
sentence before:than the	0.24	-0.24
sentence before:thank	0.97	-0.97
sentence before:thank you	0.97	-0.97
sentence before:that a	-0.82	0.82
sentence before:that it	0.31	-0.31
sentence before:that medicar	-0.83	0.83
sentence before:that show	0.69	-0.69
sentence before:that the	-0.58	0.58
sentence before:that was	-0.18	0.18
sentence before:that you	0.16	-0.16
sentence before:that your	0.67	-0.67
sentence before:the accident	-1.09	1.09
sentence before:the action	0.27	-0.27
sentence before:the addres	0.26	-0.26
sentence before:the amount	0.49	-0.49
sentence before:the appeal	1.09	-1.09
sentence before:the beneficiary	0.23	-0.23
sentence before:the benefit	0.78	-0.78
sentence before:the bill	-0.5	0.5
sentence before:the brochur	0.44	-0.44
sentence before:the care	0.79	-0.79
sentence before:the center	0.77	-0.77
sentence before:the charg	-0.88	0.88
sentence before:the claim	-1.16	1.16
sentence before:the clinic	0.6	-0.6
sentence before:the clinical	0.46	-0.46
sentence before:the complet	0.35	-0.35
sentence before:the contract	-0.27	0.27
sentence before:the correct	0.23	-0.23
sentence before:the criteria	0.28	-0.28
sentence before:the date	0.61	-0.61
sentence before:the day	-0.47	0.47
sentence before:the decision	0.45	-0.45
sentence before:the denial	-0.23	0.23
sentence before:the depart	0.23	-0.23
sentence before:the diagnosy	1.27	-1.27
sentence before:the document	0.27	-0.27
sentence before:the fee	-0.5	0.5
sentence before:the fil	0.21	-0.21
sentence before:the first	0.3	-0.3
sentence before:the follow	0.41	-0.41
sentence before:the health	0.77	-0.77
sentence before:the independent	0.73	-0.73
sentence before:the inform	0.9	-0.9
sentence before:the item	0.22	-0.22
sentence before:the last	0.34	-0.34
sentence before:the left	-0.41	0.41
sentence before:the medical	-0.92	0.92
sentence before:the member	1.51	-1.51
sentence before:the modifier	-0.83	0.83
sentence before:the mri	0.59	-0.59
sentence before:the need	-0.24	0.24
sentence before:the next	0.33	-0.33
sentence before:the note	-0.54	0.54
sentence before:the offic	0.26	-0.26
sentence before:the official	-0.77	0.77
sentence before:the operativ	0.18	-0.18
sentence before:the order	-0.92	0.92
sentence before:the other	-0.43	0.43
sentence before:the patient	-1	1
sentence before:the pay	0.75	-0.75
sentence before:the payer	0.83	-0.83
sentence before:the physician	0.18	-0.18
sentence before:the plan	-0.27	0.27
sentence before:the policy	0.48	-0.48
sentence before:the previou	-0.77	0.77
sentence before:the primary	0.26	-0.26
sentence before:the provider	-0.21	0.21
sentence before:the reason	1	-1
sentence before:the record	1.05	-1.05
sentence before:the referral	0.69	-0.69
sentence before:the request	1.11	-1.11
sentence before:the reviewer	-0.59	0.59
sentence before:the right	0.27	-0.27
sentence before:the same	-0.77	0.77
sentence before:the second	0.18	-0.18
sentence before:the servic	1.16	-1.16
sentence before:the skill	0.58	-0.58
sentence before:the surgery	-0.38	0.38
sentence before:the test	0.25	-0.25
sentence before:the time	0.82	-0.82
sentence before:the treat	1.46	-1.46
sentence before:the visit	0.58	-0.58
sentence before:them	0.33	-0.33
sentence before:then	0.16	-0.16
sentence before:therapeutic	-0.57	0.57
sentence before:therapeutic exercis	-0.53	0.53
sentence before:therapist	1.18	-1.18
sentence before:therapy :	-0.77	0.77
sentence before:therapy <5>	-0.78	0.78
sentence before:therapy <n>	0.29	-0.29
sentence before:therapy is	0.48	-0.48
sentence before:therapy llc	0.18	-0.18
sentence before:therapy servic	-0.54	0.54
sentence before:there	0.4	-0.4
sentence before:there is	0.29	-0.29
sentence before:therefor	0.32	-0.32
sentence before:these	1.37	-1.37
sentence before:these are	0.66	-0.66
sentence before:these reason	0.53	-0.53
sentence before:they	0.44	-0.44
sentence before:they are	0.36	-0.36
sentence before:thi	0.21	-0.21
sentence before:thi amount	-0.59	0.59
sentence before:thi care	0.17	-0.17
sentence before:thi case	0.47	-0.47
sentence before:thi claim	-0.38	0.38
sentence before:thi condition	0.19	-0.19
sentence before:thi date	0.61	-0.61
sentence before:thi decision	0.52	-0.52
sentence before:thi is	0.36	-0.36
sentence before:thi letter	1.18	-1.18
sentence before:thi many	0.97	-0.97
sentence before:thi notic	1.01	-1.01
sentence before:thi patient	0.6	-0.6
sentence before:thi period	0.44	-0.44
sentence before:thi plan	0.82	-0.82
sentence before:thi procedur	0.31	-0.31
sentence before:thi request	-1.34	1.34
sentence before:thi servic	-0.69	0.69
sentence before:thi time	-0.29	0.29
sentence before:thi treat	-1.19	1.19
sentence before:three	0.7	-0.7
sentence before:through	0.56	-0.56
sentence before:through <d>	0.2	-0.2
sentence before:thru	-0.8	0.8
sentence before:tidewater	-0.49	0.49
sentence before:time	0.46	-0.46
sentence before:time if	0.32	-0.32
sentence before:time limit	0.48	-0.48
sentence before:time period	-0.29	0.29
sentence before:timed	0.34	-0.34
sentence before:tin	0.24	-0.24
sentence before:to :	0.71	-0.71
sentence before:to <d>	-0.34	0.34
sentence before:to <n>	1.38	-1.38
sentence before:to appeal	0.39	-0.39
sentence before:to approv	0.43	-0.43
sentence before:to be	-0.41	0.41
sentence before:to decid	0.16	-0.16
sentence before:to deny	-0.77	0.77
sentence before:to do	0.21	-0.21
sentence before:to handl	0.22	-0.22
sentence before:to pay	-0.41	0.41
sentence before:to peer	0.2	-0.2
sentence before:to reach	0.47	-0.47
sentence before:to review	0.34	-0.34
sentence before:to see	0.25	-0.25
sentence before:to the	0.2	-0.2
sentence before:to us	0.98	-0.98
sentence before:to your	0.26	-0.26
sentence before:together	0.21	-0.21
sentence before:too	0.23	-0.23
sentence before:tooth	0.44	-0.44
sentence before:top	0.23	-0.23
sentence before:total	-0.67	0.67
sentence before:total <m>	-0.6	0.6
sentence before:total <n>	0.35	-0.35
sentence before:total charg	0.22	-0.22
sentence before:total for	-0.84	0.84
sentence before:townzip <n>	0.36	-0.36
sentence before:tr	0.16	-0.16
sentence before:tr <n>	0.16	-0.16
sentence before:treat	0.3	-0.3
sentence before:treat :	0.17	-0.17
sentence before:treat is	-1.12	1.12
sentence before:treat note	0.18	-0.18
sentence before:treat on	-0.21	0.21
sentence before:treat physician	0.19	-0.19
sentence before:treat request	0.36	-0.36
sentence before:tricar	-0.9	0.9
sentence before:tricar claim	0.27	-0.27
sentence before:tricar explan	0.21	-0.21
sentence before:tried	0.9	-0.9
sentence before:tried and	0.34	-0.34
sentence before:trust	0.79	-0.79
sentence before:two	-0.97	0.97
sentence before:tx	-0.58	0.58
sentence before:type	-0.91	0.91
sentence before:type of	-0.66	0.66
sentence before:u	0.45	-0.45
sentence before:u <n>	0.42	-0.42
sentence before:unabl	-1.15	1.15
sentence before:unabl to	-1.15	1.15
sentence before:under	0.45	-0.45
sentence before:unfavorabl	-0.27	0.27
sentence before:unit	1.17	-1.17
sentence before:unit charg	1.19	-1.19
sentence before:unles	0.45	-0.45
sentence before:until	0.28	-0.28
sentence before:up	-0.25	0.25
sentence before:upheld	-0.48	0.48
sentence before:upheld our	-0.51	0.51
sentence before:upheld the	-0.27	0.27
sentence before:uphold	-0.26	0.26
sentence before:urgent	0.42	-0.42
sentence before:us	1.5	-1.5
sentence before:us about	0.62	-0.62
sentence before:us on	0.52	-0.52
sentence before:us that	-0.4	0.4
sentence before:us to	0.38	-0.38
sentence before:use	0.57	-0.57
sentence before:used for	0.62	-0.62
sentence before:utiliz	0.49	-0.49
sentence before:utiliz review	0.47	-0.47
sentence before:v	-0.53	0.53
sentence before:v <n>	-0.54	0.54
sentence before:va	-0.58	0.58
sentence before:va <n>	-0.65	0.65
sentence before:valid	0.55	-0.55
sentence before:valley	0.55	-0.55
sentence before:veteran	-0.51	0.51
sentence before:visit	1.25	-1.25
sentence before:visit <5>	0.78	-0.78
sentence before:visit of	0.41	-0.41
sentence before:visit was	0.3	-0.3
sentence before:w	-0.49	0.49
sentence before:w <n>	-0.51	0.51
sentence before:waiver	0.31	-0.31
sentence before:waiver of	0.31	-0.31
sentence before:was	0.66	-0.66
sentence before:was apply	0.22	-0.22
sentence before:was bill	-1.14	1.14
sentence before:was for	0.72	-0.72
sentence before:was given	0.79	-0.79
sentence before:was not	0.62	-0.62
sentence before:was receiv	0.73	-0.73
sentence before:was sent	0.34	-0.34
sentence before:we approv	0.77	-0.77
sentence before:we are	-1.47	1.47
sentence before:we asked	-0.89	0.89
sentence before:we can	-0.37	0.37
sentence before:we could	-1.06	1.06
sentence before:we deny	-0.74	0.74
sentence before:we did	-0.43	0.43
sentence before:we do	0.36	-0.36
sentence before:we got	-0.65	0.65
sentence before:we have	0.31	-0.31
sentence before:we look	-0.24	0.24
sentence before:we made	-0.97	0.97
sentence before:we must	0.38	-0.38
sentence before:we need	1	-1
sentence before:we paid	0.81	-0.81
sentence before:we process	0.59	-0.59
sentence before:we receiv	0.74	-0.74
sentence before:we review	0.89	-0.89
sentence before:we will	-0.28	0.28
sentence before:week	1.2	-1.2
sentence before:week of	0.8	-0.8
sentence before:weight	0.39	-0.39
sentence before:weight los	0.39	-0.39
sentence before:well	-1.08	1.08
sentence before:were	-0.66	0.66
sentence before:were not	0.75	-0.75
sentence before:were paid	-1.31	1.31
sentence before:weve	0.57	-0.57
sentence before:weve deny	0.57	-0.57
sentence before:what	1.04	-1.04
sentence before:what to	0.25	-0.25
sentence before:what we	0.69	-0.69
sentence before:when	1.05	-1.05
sentence before:when the	0.65	-0.65
sentence before:which we	0.21	-0.21
sentence before:who is	-0.49	0.49
sentence before:why	-1.03	1.03
sentence before:why :	-1.35	1.35
sentence before:why did	-0.43	0.43
sentence before:why we	-0.25	0.25
sentence before:wilhelmina	0.43	-0.43
sentence before:will	0.6	-0.6
sentence before:will be	0.56	-0.56
sentence before:will not	0.41	-0.41
sentence before:with a	-0.4	0.4
sentence before:with the	-0.75	0.75
sentence before:with thi	0.35	-0.35
sentence before:with us	0.22	-0.22
sentence before:with your	0.68	-0.68
sentence before:within	0.61	-0.61
sentence before:within <n>	0.43	-0.43
sentence before:without	-0.6	0.6
sentence before:without a	-0.52	0.52
sentence before:wk	0.59	-0.59
sentence before:women	0.28	-0.28
sentence before:work	-0.27	0.27
sentence before:worker	0.3	-0.3
sentence before:worker compens	0.17	-0.17
sentence before:would	0.24	-0.24
sentence before:would not	-0.51	0.51
sentence before:writ	-0.56	0.56
sentence before:write	0.4	-0.4
sentence before:write to	0.25	-0.25
sentence before:written	0.4	-0.4
sentence before:wrong	0.42	-0.42
sentence before:x	0.55	-0.55
sentence before:x <n>	0.34	-0.34
sentence before:x week	0.59	-0.59
sentence before:y	0.32	-0.32
sentence before:y moa	0.25	-0.25
sentence before:year	0.71	-0.71
sentence before:yes	-0.38	0.38
sentence before:yes <m>	-0.4	0.4
sentence before:yet	1.15	-1.15
sentence before:you asked	1.5	-1.5
sentence before:you bill	0.57	-0.57
sentence before:you can	0.91	-0.91
sentence before:you could	0.47	-0.47
sentence before:you disagre	0.2	-0.2
sentence before:you do	0.3	-0.3
sentence before:you have	0.54	-0.54
sentence before:you may	1.37	-1.37
sentence before:you more	0.32	-0.32
sentence before:you must	0.42	-0.42
sentence before:you owe	-0.16	0.16
sentence before:you receiv	0.57	-0.57
sentence before:you see	-0.36	0.36
sentence before:you sent	1.16	-1.16
sentence before:your appeal	-0.27	0.27
sentence before:your benefit	0.21	-0.21
sentence before:your claim	-0.62	0.62
sentence before:your contract	0.22	-0.22
sentence before:your copay	0.23	-0.23
sentence before:your deductibl	0.58	-0.58
sentence before:your disput	0.42	-0.42
sentence before:your doctor	1.18	-1.18
sentence before:your insuranc	0.32	-0.32
sentence before:your letter	0.33	-0.33
sentence before:your medicar	0.22	-0.22
sentence before:your patient	0.23	-0.23
sentence before:your plan	0.69	-0.69
sentence before:your prescriber	-0.6	0.6
sentence before:your provider	0.8	-0.8
sentence before:your record	0.72	-0.72
sentence before:your tricar	0.27	-0.27
separat	-1.73	1.73
serv	0.57	-0.57
serv date	0.36	-0.36
servic	-0.97	0.97
servic * <month>	0.16	-0.16
servic * <n>	0.25	-0.25
servic * includ	-0.31	0.31
servic * not	-0.44	0.44
servic * the	-0.29	0.29
servic * thi	-0.17	0.17
servic :	0.62	-0.62
servic <month>	0.4	-0.4
servic <n>	0.28	-0.28
servic amount	0.48	-0.48
servic becaus	-1.41	1.41
servic benefit	0.6	-0.6
servic bill	0.26	-0.26
servic claim	0.29	-0.29
servic date	-0.2	0.2
servic from	0.16	-0.16
servic is	-0.69	0.69
servic lack	-0.23	0.23
servic list	0.58	-0.58
servic medicar	0.36	-0.36
servic not	-0.67	0.67
servic of	0.19	-0.19
servic on	-0.88	0.88
servic or	-0.38	0.38
servic proc	0.31	-0.31
servic provid	0.55	-0.55
servic request	0.4	-0.4
servic that	-1.09	1.09
servic to	1.08	-1.08
servic was	-0.7	0.7
servic were	-0.62	0.62
session	-0.33	0.33
sex	0.29	-0.29
share	0.37	-0.37
share <m>	0.17	-0.17
she	0.31	-0.31
shield	0.41	-0.41
shield of	0.29	-0.29
should	1.03	-1.03
should be	0.68	-0.68
should have	0.45	-0.45
show	-1.11	1.11
show * the	-0.91	0.91
show * you	-0.49	0.49
show a	0.28	-0.28
show an	0.88	-0.88
show no	-0.35	0.35
show that	-1.68	1.68
show the	0.46	-0.46
shown	-0.62	0.62
shown above	0.48	-0.48
sign	-1.31	1.31
sign by	0.32	-0.32
signatur	1.18	-1.18
signatur log	0.18	-0.18
silver	-0.28	0.28
silver birch	-0.35	0.35
since	-1.49	1.49
since the	-0.22	0.22
site	0.54	-0.54
six	-1.02	1.02
six week	-0.49	0.49
skill	-1.19	1.19
skill * a	-0.42	0.42
skill care	-0.62	0.62
skill nurs	-0.85	0.85
skill of	-0.42	0.42
skin	0.56	-0.56
sleep	-0.53	0.53
so	-1.27	1.27
so * it	0.2	-0.2
so it	-1.06	1.06
so that	0.38	-0.38
so you	-0.3	0.3
social	0.6	-0.6
specialist	0.54	-0.54
specialty	0.26	-0.26
specific	0.16	-0.16
speech	0.4	-0.4
speech therapy	0.97	-0.97
spinal	0.69	-0.69
spine	0.99	-0.99
sport	0.26	-0.26
st	0.33	-0.33
standard	0.91	-0.91
stat * the	-0.22	0.22
stat date	0.3	-0.3
stat of	0.47	-0.47
state	1.11	-1.11
statu	0.53	-0.53
stay	-0.16	0.16
step	-0.76	0.76
steroid	0.42	-0.42
still	0.3	-0.3
stimul	-0.64	0.64
strain	0.39	-0.39
strength	-0.68	0.68
study	-0.69	0.69
subject	0.26	-0.26
submission	-0.71	0.71
submission bill	-0.23	0.23
submit	0.37	-0.37
submitt	-1.15	1.15
submitt doe	-0.67	0.67
subscriber	0.68	-0.68
subscriber id	0.35	-0.35
subscriber no	0.21	-0.21
summary	0.46	-0.46
summary * your	0.16	-0.16
summary notic	0.2	-0.2
summary of	0.32	-0.32
summit	0.29	-0.29
summit insuranc	0.19	-0.19
supp	0.46	-0.46
supplier	-0.3	0.3
support	-1.39	1.39
support * need	-0.4	0.4
support * the	-0.59	0.59
support by	-0.91	0.91
support the	-0.62	0.62
support thi	-1.03	1.03
surgery	-1.29	1.29
surgical	1.05	-1.05
svc	-0.85	0.85
svc date	-0.71	0.71
system	0.45	-0.45
t	1.2	-1.2
t <n>	1.06	-1.06
take	-0.76	0.76
taken	1.18	-1.18
taken * your	0.21	-0.21
taken on	0.6	-0.6
talk	0.34	-0.34
talk * our	0.25	-0.25
tax	0.46	-0.46
tax id	0.21	-0.21
telephon	0.21	-0.21
tell	-0.76	0.76
tell us	-0.27	0.27
terminat	-1.35	1.35
test	-1.05	1.05
test <5>	0.4	-0.4
test is	-0.33	0.33
th	0.24	-0.24
than	-1	1
than <n>	-0.76	0.76
than the	-1.42	1.42
thank	0.62	-0.62
thank * for	0.55	-0.55
thank you	0.61	-0.61
that * claim	0.47	-0.47
that * have	-0.29	0.29
that * or	0.29	-0.29
that * plan	-0.8	0.8
that a	-1.01	1.01
that date	-0.19	0.19
that is	-0.92	0.92
that medicar	-0.61	0.61
that show	0.72	-0.72
that the	-1.12	1.12
that was	0.4	-0.4
that we	-0.97	0.97
that you	-0.29	0.29
that your	-0.66	0.66
the accident	-0.41	0.41
the action	0.21	-0.21
the addres	0.35	-0.35
the appeal	-0.44	0.44
the beneficiary	0.66	-0.66
the board	0.35	-0.35
the brochur	-1.07	1.07
the care	-0.49	0.49
the center	0.28	-0.28
the charg	1.46	-1.46
the claim	0.16	-0.16
the clinic	-0.53	0.53
the clinical	-0.62	0.62
the code	-0.23	0.23
the complet	0.58	-0.58
the contractor	0.27	-0.27
the correct	-0.24	0.24
the date	-0.61	0.61
the day	1.51	-1.51
the decision	-0.57	0.57
the denial	-0.29	0.29
the depart	0.38	-0.38
the diagnosy	-0.89	0.89
the disput	-0.59	0.59
the drug	-0.71	0.71
the fee	-1.13	1.13
the fil	-0.95	0.95
the first	0.46	-0.46
the follow	1.14	-1.14
the form	0.33	-0.33
the fund	-0.44	0.44
the guidelin	-1.1	1.1
the health	1.08	-1.08
the independent	-0.43	0.43
the inform	-0.9	0.9
the injury	-0.6	0.6
the issue	0.37	-0.37
the item	-1.04	1.04
the knee	-0.81	0.81
the last	-0.67	0.67
the medical	-1.05	1.05
the member	-1.2	1.2
the modifier	-1.58	1.58
the mri	-0.81	0.81
the next	0.47	-0.47
the note	-1.46	1.46
the notic	0.34	-0.34
the number	-1.76	1.76
the offic	-0.72	0.72
the official	0.45	-0.45
the operativ	-0.23	0.23
the order	1.28	-1.28
the other	-0.51	0.51
the pay	0.22	-0.22
the payer	-0.88	0.88
the physician	-0.87	0.87
the plan	-1.51	1.51
the policy	-1.03	1.03
the primary	-1.09	1.09
the procedur	-1.31	1.31
the record	0.21	-0.21
the referr	0.75	-0.75
the referral	-1.52	1.52
the remit	0.21	-0.21
the remittanc	0.22	-0.22
the request	-0.71	0.71
the review	0.2	-0.2
the reviewer	0.83	-0.83
the right	0.76	-0.76
the same	0.74	-0.74
the second	0.16	-0.16
the servic	-1.5	1.5
the skill	-0.42	0.42
the surgery	-1.06	1.06
the test	-0.73	0.73
the time	0.4	-0.4
the top	0.32	-0.32
the voucher	0.23	-0.23
them	-0.56	0.56
them to	0.17	-0.17
then	-0.82	0.82
therapeutic	0.25	-0.25
therapeutic exercis	0.24	-0.24
therapist	-0.68	0.68
therapy	-0.64	0.64
therapy <5>	0.43	-0.43
therapy <n>	0.43	-0.43
therapy llc	0.32	-0.32
there	-0.93	0.93
there * no	-1.09	1.09
there is	-1.05	1.05
therefor	1.22	-1.22
therefor not	0.6	-0.6
these	-0.81	0.81
these * non	-0.5	0.5
these are	-0.5	0.5
these reason	0.74	-0.74
these servic	0.62	-0.62
they	-0.23	0.23
they are	-0.42	0.42
thi	-0.23	0.23
thi * a	-0.29	0.29
thi * not	1.42	-1.42
thi amount	1.25	-1.25
thi care	-0.98	0.98
thi case	0.25	-0.25
thi claim	-1.22	1.22
thi condition	-0.83	0.83
thi date	-0.63	0.63
thi decision	1.42	-1.42
thi denial	0.16	-0.16
thi determin	0.61	-0.61
thi is	1.35	-1.35
thi letter	1.58	-1.58
thi many	-1.39	1.39
thi notic	0.91	-0.91
thi one	0.52	-0.52
thi patient	-1.25	1.25
thi period	-0.39	0.39
thi plan	-0.57	0.57
thi portion	0.32	-0.32
thi procedur	-1.58	1.58
thi request	-0.19	0.19
thi review	0.19	-0.19
thi servic	-0.29	0.29
thi stat	0.19	-0.19
thi time	0.41	-0.41
thi treat	-1.07	1.07
thi visit	-0.56	0.56
thi was	0.46	-0.46
think	0.43	-0.43
think we	0.18	-0.18
through	0.83	-0.83
through <d>	0.18	-0.18
through <month>	0.22	-0.22
thru	0.21	-0.21
time	0.25	-0.25
time * claim	0.28	-0.28
time * week	-0.38	0.38
time a	-0.38	0.38
time limit	-0.98	0.98
time period	0.41	-0.41
time the	0.28	-0.28
timed	-0.28	0.28
tin	0.25	-0.25
tin <n>	0.22	-0.22
to * bill	0.34	-0.34
to * board	0.16	-0.16
to :	0.56	-0.56
to <n>	0.64	-0.64
to appeal	0.72	-0.72
to approv	0.61	-0.61
to ask	0.25	-0.25
to contest	0.3	-0.3
to decid	-1.57	1.57
to deny	-0.17	0.17
to do	0.39	-0.39
to have	-0.45	0.45
to look	0.28	-0.28
to pay	0.18	-0.18
to peer	0.28	-0.28
to reach	-0.56	0.56
to reconsider	0.16	-0.16
to review	0.34	-0.34
to see	-1.32	1.32
to us	0.69	-0.69
to your	0.73	-0.73
together	0.7	-0.7
told	0.68	-0.68
too	-0.76	0.76
tooth	-0.73	0.73
top	0.55	-0.55
total	1.17	-1.17
total * claim	0.28	-0.28
total <m>	1.03	-1.03
total <n>	0.4	-0.4
total for	0.28	-0.28
townzip	1.14	-1.14
treat	-0.94	0.94
treat * not	-0.67	0.67
treat after	-0.55	0.55
treat is	-0.91	0.91
treat note	0.22	-0.22
treat on	0.65	-0.65
treat physician	1.18	-1.18
treat request	-0.34	0.34
trial	0.98	-0.98
tricar	-0.47	0.47
tricar champva	0.16	-0.16
tricar claim	0.21	-0.21
tricar explan	0.19	-0.19
tried	-1.32	1.32
tried and	-0.67	0.67
trust	0.51	-0.51
trust within	0.16	-0.16
two	-1.09	1.09
tx	-0.8	0.8
type	-0.53	0.53
type * servic	0.59	-0.59
type of	-0.58	0.58
u	-0.43	0.43
u <n>	-0.46	0.46
unabl	-0.34	0.34
unabl to	-0.34	0.34
under	-1.09	1.09
under the	-1.53	1.53
unfavorabl	0.45	-0.45
unit	-0.96	0.96
unit bill	-0.71	0.71
unit charg	0.27	-0.27
unitedhealthcar	0.17	-0.17
unles	-0.72	0.72
until	1.27	-1.27
until <month>	-0.48	0.48
until the	0.33	-0.33
until we	0.86	-0.86
up	-0.88	0.88
upheld	0.94	-0.94
upheld * denial	0.2	-0.2
uphold	0.16	-0.16
urgent	0.25	-0.25
us	0.62	-0.62
us about	-0.28	0.28
us in	0.22	-0.22
us on	0.5	-0.5
us that	0.91	-0.91
us to	0.64	-0.64
us within	0.34	-0.34
use	0.57	-0.57
used * weight	-0.42	0.42
used for	-0.71	0.71
utiliz	-0.67	0.67
utiliz review	-0.85	0.85
v	0.32	-0.32
v <n>	0.32	-0.32
va	-0.17	0.17
va <n>	-0.47	0.47
valid	-0.63	0.63
valid * the	-0.63	0.63
valley	0.32	-0.32
vandermeer	-0.18	0.18
veteran	-0.32	0.32
view	-0.39	0.39
visit	-1.33	1.33
visit * <n>	0.37	-0.37
visit <5>	0.58	-0.58
visit <m>	0.51	-0.51
visit <n>	-0.65	0.65
visit and	-1.06	1.06
visit of	0.38	-0.38
visit on	0.86	-0.86
visit was	-0.76	0.76
voucher	0.48	-0.48
voucher date	0.31	-0.31
w	0.77	-0.77
w <n>	0.72	-0.72
waiver	-0.94	0.94
waiver * liability	-0.94	0.94
waiver of	-0.94	0.94
walk	-0.66	0.66
want	0.23	-0.23
was	-2.08	2.08
was apply	0.7	-0.7
was bill	1.27	-1.27
was deny	0.23	-0.23
was done	-0.68	0.68
was for	0.3	-0.3
was given	-1.41	1.41
was not	-1.22	1.22
was paid	-0.52	0.52
was receiv	-0.79	0.79
was sent	-0.73	0.73
we * deny	-0.5	0.5
we * dismiss	-0.5	0.5
we * not	0.43	-0.43
we * unabl	-0.34	0.34
we * uphold	0.16	-0.16
we approv	0.18	-0.18
we are	-0.19	0.19
we asked	-0.56	0.56
we cannot	-0.39	0.39
we could	0.19	-0.19
we decid	0.38	-0.38
we do	0.39	-0.39
we got	-0.57	0.57
we have	0.69	-0.69
we look	0.44	-0.44
we made	0.22	-0.22
we must	0.28	-0.28
we need	-0.26	0.26
we paid	-1.44	1.44
we receiv	0.69	-0.69
we review	1.11	-1.11
week	0.26	-0.26
week * conservativ	0.47	-0.47
week of	-0.62	0.62
weight	-0.65	0.65
weight los	-0.65	0.65
welfar	0.27	-0.27
well	0.72	-0.72
wellnes	0.25	-0.25
were	-1.16	1.16
were not	-0.56	0.56
west	-0.48	0.48
weve	0.17	-0.17
weve deny	0.17	-0.17
what	-0.38	0.38
what if	0.24	-0.24
what we	0.29	-0.29
when	-0.29	0.29
when the	-0.29	0.29
which	-0.73	0.73
which is	-1.42	1.42
which we	0.28	-0.28
whichever	0.23	-0.23
while	0.27	-0.27
whitcomb	-0.18	0.18
who	-1.37	1.37
who is	-0.72	0.72
why	-0.41	0.41
why :	-0.28	0.28
why did	0.4	-0.4
why we	0.32	-0.32
will	0.43	-0.43
will * deny	0.28	-0.28
will be	1.02	-1.02
will not	-1.14	1.14
will pay	0.31	-0.31
willow	-0.29	0.29
winifr	-0.5	0.5
wish	0.25	-0.25
wish to	0.25	-0.25
with * appeal	-0.43	0.43
with * pay	0.38	-0.38
with a	0.37	-0.37
with the	-2.11	2.11
with thi	0.71	-0.71
with us	-0.46	0.46
with your	1.51	-1.51
within	0.74	-0.74
within <n>	0.67	-0.67
within one	0.6	-0.6
without	-0.28	0.28
wk	0.23	-0.23
women	0.18	-0.18
work	-0.4	0.4
worker	0.58	-0.58
worker compens	-0.27	0.27
would	-0.95	0.95
would have	-0.96	0.96
would not	0.18	-0.18
writ	1.31	-1.31
writ within	0.26	-0.26
write	0.76	-0.76
write * us	0.25	-0.25
write to	0.39	-0.39
written	0.17	-0.17
written appeal	0.22	-0.22
wrong	-1.1	1.1
wrong you	0.19	-0.19
x	-0.17	0.17
x <n>	0.19	-0.19
x ray	-1.24	1.24
x week	0.33	-0.33
y	0.3	-0.3
y moa	0.17	-0.17
year	-1.62	1.62
year * the	-0.71	0.71
year and	-0.75	0.75
year of	1.29	-1.29
yet	1.28	-1.28
you * responsibl	0.49	-0.49
you * your	0.73	-0.73
you are	1.24	-1.24
you asked	0.64	-0.64
you bill	0.32	-0.32
you can	1.23	-1.23
you could	-1.32	1.32
you disagre	0.16	-0.16
you do	1.24	-1.24
you for	0.6	-0.6
you get	0.38	-0.38
you have	0.66	-0.66
you may	1.3	-1.3
you must	-0.38	0.38
you or	0.85	-0.85
you owe	0.44	-0.44
you receiv	0.5	-0.5
you see	0.83	-0.83
you sent	0.45	-0.45
you think	0.32	-0.32
you want	0.23	-0.23
your <m>	0.17	-0.17
your benefit	-0.45	0.45
your bill	0.78	-0.78
your claim	1.66	-1.66
your contract	0.2	-0.2
your deductibl	0.51	-0.51
your disput	0.33	-0.33
your doctor	0.74	-0.74
your insuranc	0.8	-0.8
your letter	0.63	-0.63
your medicar	-0.55	0.55
your patient	0.18	-0.18
your pay	0.38	-0.38
your plan	-1.21	1.21
your prescriber	0.67	-0.67
your provider	-0.29	0.29
your record	-0.47	0.47
your redetermin	0.16	-0.16
your request	1.46	-1.46
your tricar	0.21	-0.21
your written	0.24	-0.24
`;
