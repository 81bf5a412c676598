/** Made by npm run eval:fit; not to be edited. */
export const REASON_TABLE = `
sign	other	reason
base	1.59	-1.59
:	1.02	-1.02
: * note	-0.85	0.85
: * request	-0.41	0.41
: <m>	-0.93	0.93
: <n>	-0.21	0.21
: a	0.76	-0.76
: claim	0.2	-0.2
: deny	-0.31	0.31
: provider	0.3	-0.3
: the	-2.36	2.36
: thi	0.78	-0.78
: you	-0.87	0.87
<5>	0.8	-0.8
<5> * <5>	0.37	-0.37
<5> * <d>	0.66	-0.66
<5> * <month>	-1.34	1.34
<5> * <n>	-0.4	0.4
<5> * not	0.29	-0.29
<5> <d>	0.17	-0.17
<5> <m>	0.66	-0.66
<5> <n>	0.34	-0.34
<5> amount	0.25	-0.25
<5> and	1.54	-1.54
<5> charg	0.21	-0.21
<5> date	0.18	-0.18
<5> diagnosy	0.22	-0.22
<5> gp	-0.38	0.38
<5> is	1.12	-1.12
<5> no	0.3	-0.3
<5> on	-1.09	1.09
<5> rt	0.18	-0.18
<5> townzip	0.34	-0.34
<5> was	0.44	-0.44
<5> x	0.66	-0.66
<d>	0.56	-0.56
<d> * <d>	0.38	-0.38
<d> * <n>	0.31	-0.31
<d> * the	0.63	-0.63
<d> <5>	-0.34	0.34
<d> <m>	0.43	-0.43
<d> amount	-0.34	0.34
<d> bill	0.33	-0.33
<d> by	0.16	-0.16
<d> charg	-0.34	0.34
<d> d	0.22	-0.22
<d> date	0.16	-0.16
<d> for	0.67	-0.67
<d> level	0.21	-0.21
<d> member	-0.51	0.51
<d> offic	0.39	-0.39
<d> patient	-0.29	0.29
<d> procedur	-0.56	0.56
<d> provider	-0.53	0.53
<d> servic	0.33	-0.33
<d> to	0.31	-0.31
<m>	0.64	-0.64
<m> * <n>	0.38	-0.38
<m> * b	0.2	-0.2
<m> * your	0.19	-0.19
<m> :	-1.54	1.54
<m> <5>	0.22	-0.22
<m> <d>	0.5	-0.5
<m> <n>	0.98	-0.98
<m> a	-0.23	0.23
<m> adj	0.23	-0.23
<m> allow	0.3	-0.3
<m> amount	0.33	-0.33
<m> b	-0.59	0.59
<m> becaus	-0.65	0.65
<m> c	0.25	-0.25
<m> co	-0.39	0.39
<m> code	0.24	-0.24
<m> cpt	-0.37	0.37
<m> d	0.18	-0.18
<m> deductibl	0.29	-0.29
<m> deny	-1.03	1.03
<m> for	0.48	-0.48
<m> is	0.82	-0.82
<m> not	1.13	-1.13
<m> of	0.3	-0.3
<m> p	0.16	-0.16
<m> paid	0.97	-0.97
<m> pr	0.47	-0.47
<m> reason	-0.77	0.77
<m> rem	0.16	-0.16
<m> total	0.97	-0.97
<m> was	0.3	-0.3
<m> we	-0.68	0.68
<m> within	0.18	-0.18
<m> x	0.26	-0.26
<month>	-0.25	0.25
<month> * <month>	-1.06	1.06
<month> and	-1.06	1.06
<n>	0.47	-0.47
<n> * <month>	-0.26	0.26
<n> * <n>	1.04	-1.04
<n> * a	0.16	-0.16
<n> * after	0.27	-0.27
<n> * asked	-0.32	0.32
<n> * claim	0.9	-0.9
<n> * dr	0.18	-0.18
<n> * inform	-0.26	0.26
<n> * may	0.17	-0.17
<n> * not	-1.05	1.05
<n> * of	0.43	-0.43
<n> * patient	-0.34	0.34
<n> * plan	-1.58	1.58
<n> * receiv	0.5	-0.5
<n> * servic	-0.24	0.24
<n> * time	-0.76	0.76
<n> * your	0.24	-0.24
<n> <5>	2.19	-2.19
<n> <m>	-0.46	0.46
<n> <month>	1.74	-1.74
<n> a	0.96	-0.96
<n> about	0.19	-0.19
<n> acnt	0.18	-0.18
<n> am	0.19	-0.19
<n> amount	0.18	-0.18
<n> appeal	0.16	-0.16
<n> are	-0.72	0.72
<n> asg	0.18	-0.18
<n> ask	0.33	-0.33
<n> at	0.66	-0.66
<n> b	0.19	-0.19
<n> becaus	-0.98	0.98
<n> befor	-0.31	0.31
<n> bill	-1.18	1.18
<n> born	0.45	-0.45
<n> busines	0.38	-0.38
<n> by	0.35	-0.35
<n> c	0.23	-0.23
<n> calendar	0.69	-0.69
<n> charg	0.82	-0.82
<n> chiropractic	-0.31	0.31
<n> clm	0.29	-0.29
<n> co	-1.33	1.33
<n> code	0.16	-0.16
<n> cover	0.57	-0.57
<n> cr	0.24	-0.24
<n> d	1	-1
<n> date	0.62	-0.62
<n> day	0.2	-0.2
<n> degr	0.44	-0.44
<n> deny	0.8	-0.8
<n> dob	-0.33	0.33
<n> dx	0.17	-0.17
<n> e	-0.46	0.46
<n> eg	0.16	-0.16
<n> expens	-1.34	1.34
<n> feet	-0.33	0.33
<n> for	1.27	-1.27
<n> from	0.31	-0.31
<n> hcpc	0.33	-0.33
<n> health	0.2	-0.2
<n> hour	0.18	-0.18
<n> icn	0.32	-0.32
<n> in	0.5	-0.5
<n> is	-0.63	0.63
<n> l	0.54	-0.54
<n> m	-0.28	0.28
<n> mail	0.24	-0.24
<n> medicar	0.41	-0.41
<n> member	0.32	-0.32
<n> mg	0.26	-0.26
<n> miss	1.88	-1.88
<n> month	-1.64	1.64
<n> n	-0.63	0.63
<n> no	-1.18	1.18
<n> not	-0.23	0.23
<n> npi	0.23	-0.23
<n> o	0.18	-0.18
<n> or	0.82	-0.82
<n> our	0.23	-0.23
<n> page	0.29	-0.29
<n> paid	0.32	-0.32
<n> patient	-0.7	0.7
<n> pay	0.32	-0.32
<n> payer	-0.16	0.16
<n> percent	-0.17	0.17
<n> physical	-0.94	0.94
<n> plan	0.41	-0.41
<n> policy	0.16	-0.16
<n> precertific	-1.25	1.25
<n> process	-0.88	0.88
<n> provider	-0.18	0.18
<n> pt	0.44	-0.44
<n> receiv	0.2	-0.2
<n> referral	0.31	-0.31
<n> region	0.54	-0.54
<n> remark	-0.26	0.26
<n> render	-0.38	0.38
<n> section	-0.36	0.36
<n> seen	0.2	-0.2
<n> serv	0.45	-0.45
<n> servic	0.46	-0.46
<n> st	0.49	-0.49
<n> statu	-0.3	0.3
<n> subscriber	0.18	-0.18
<n> svc	0.34	-0.34
<n> t	0.36	-0.36
<n> th	0.16	-0.16
<n> the	-1.67	1.67
<n> thi	-2.33	2.33
<n> through	0.39	-0.39
<n> to	0.59	-0.59
<n> total	0.69	-0.69
<n> townzip	0.86	-0.86
<n> treat	0.53	-0.53
<n> type	0.28	-0.28
<n> unit	-0.21	0.21
<n> v	0.32	-0.32
<n> visit	-0.63	0.63
<n> w	0.79	-0.79
<n> was	-0.16	0.16
<n> we	-0.33	0.33
<n> week	0.89	-0.89
<n> which	-0.46	0.46
<n> with	0.66	-0.66
<n> wk	0.2	-0.2
<n> x	0.44	-0.44
<n> xxa	0.16	-0.16
<n> you	0.42	-0.42
<n> your	-0.39	0.39
?	0.84	-0.84
a * inform	-0.4	0.4
a <n>	-0.27	0.27
a b	0.2	-0.2
a benefit	-1.6	1.6
a bill	1.13	-1.13
a calendar	-1.34	1.34
a chang	-0.35	0.35
a civil	0.31	-0.31
a claim	1.24	-1.24
a copy	0.85	-0.85
a cover	-1.27	1.27
a date	0.34	-0.34
a denial	0.86	-0.86
a disput	0.71	-0.71
a doctor	-0.63	0.63
a drug	-0.84	0.84
a duplicat	-1.22	1.22
a fast	0.27	-0.27
a fee	0.16	-0.16
a good	0.36	-0.36
a hear	-0.6	0.6
a home	0.28	-0.28
a letter	0.57	-0.57
a licens	0.54	-0.54
a lower	-0.23	0.23
a medical	-1.52	1.52
a medicar	0.3	-0.3
a network	0.49	-0.49
a new	1.43	-1.43
a non	-0.79	0.79
a of	0.43	-0.43
a pay	0.44	-0.44
a peer	0.19	-0.19
a person	-0.38	0.38
a physician	-0.9	0.9
a plan	0.37	-0.37
a proper	-0.39	0.39
a provider	-0.61	0.61
a qualify	-0.36	0.36
a reconsider	0.27	-0.27
a redetermin	0.36	-0.36
a request	0.25	-0.25
a right	0.38	-0.38
a routin	-0.66	0.66
a separat	0.45	-0.45
a sign	-1.66	1.66
a standard	0.19	-0.19
a stat	0.41	-0.41
a the	-0.93	0.93
a treat	-0.9	0.9
a week	0.32	-0.32
a written	-0.22	0.22
a year	-0.77	0.77
abernathy	0.26	-0.26
able	0.28	-0.28
able to	0.28	-0.28
about	-0.47	0.47
about a	0.26	-0.26
about the	0.34	-0.34
about thi	0.48	-0.48
about your	0.48	-0.48
above	0.23	-0.23
above * the	-0.17	0.17
above a	-0.68	0.68
above and	0.35	-0.35
above or	0.23	-0.23
above the	0.33	-0.33
above was	0.49	-0.49
absent	-2.42	2.42
accept	-1.14	1.14
accept * <n>	-0.4	0.4
accept for	0.16	-0.16
accident	-0.99	0.99
account	0.66	-0.66
account no	0.35	-0.35
acct	0.69	-0.69
acct :	0.21	-0.21
acnt	0.18	-0.18
act	-0.32	0.32
act for	-0.55	0.55
action	1.14	-1.14
action taken	0.19	-0.19
action under	0.22	-0.22
activ	0.81	-0.81
acupunctur	-1.08	1.08
acupunctur is	-1.31	1.31
additional	0.37	-0.37
addres	1.37	-1.37
addres above	0.28	-0.28
adelina	0.21	-0.21
adj	0.84	-0.84
adj reason	0.43	-0.43
adjudicat	0.36	-0.36
adjust	-0.53	0.53
adjust <m>	0.34	-0.34
adjust becaus	-0.53	0.53
adjust reason	-0.88	0.88
administrativ	0.61	-0.61
administrator	0.57	-0.57
administrator for	0.24	-0.24
admit	-0.59	0.59
admitt	0.17	-0.17
advanc	0.49	-0.49
advantag	0.47	-0.47
advantag plan	0.22	-0.22
advers benefit	-0.26	0.26
advers determin	0.36	-0.36
advic	0.28	-0.28
after	-1.91	1.91
after * appeal	0.2	-0.2
after * date	-1.36	1.36
after * fil	-0.37	0.37
after * get	0.29	-0.29
after * receiv	0.2	-0.2
after <month>	-0.58	0.58
after <n>	0.6	-0.6
after a	0.99	-0.99
after coverag	-1.44	1.44
after our	0.37	-0.37
after that	-1.13	1.13
after the	-0.32	0.32
after you	0.42	-0.42
again	0.6	-0.6
again * our	0.22	-0.22
again at	0.19	-0.19
against	0.54	-0.54
agr	0.72	-0.72
agr to	0.51	-0.51
agree	0.45	-0.45
agree with	0.19	-0.19
aide	0.23	-0.23
al	0.36	-0.36
alder	-0.2	0.2
all	1.24	-1.24
all of	0.17	-0.17
allow	-0.6	0.6
allow <m>	0.18	-0.18
allow adj	0.31	-0.31
allow copay	-0.4	0.4
allow deduct	0.16	-0.16
allow deny	-0.53	0.53
allowabl	0.84	-0.84
allowanc	1.67	-1.67
alone	1.15	-1.15
already	-1.88	1.88
also	0.68	-0.68
am	0.2	-0.2
ambros	-0.41	0.41
among	-0.38	0.38
amount	0.53	-0.53
amount :	-0.39	0.39
amount amount	0.39	-0.39
amount bill	0.88	-0.88
amount due	0.25	-0.25
amount from	0.23	-0.23
amount paid	0.58	-0.58
amount plan	0.27	-0.27
amounts	1.72	-1.72
amt	0.23	-0.23
an advanc	0.27	-0.27
an attach	-0.24	0.24
an audit	0.48	-0.48
an earlier	-0.61	0.61
an emergency	0.48	-0.48
an expedit	0.19	-0.19
an independent	-0.21	0.21
an inpatient	-1.06	1.06
an offic	-0.76	0.76
and * did	-1.17	1.17
and * have	-0.76	0.76
and * not	-0.96	0.96
and * plan	-0.78	0.78
and * record	0.68	-0.68
and * will	0.28	-0.28
and <5>	0.28	-0.28
and <d>	0.29	-0.29
and <month>	-0.9	0.9
and <n>	0.63	-0.63
and a	-1.1	1.1
and after	0.29	-0.29
and appeal	0.19	-0.19
and ask	0.41	-0.41
and blue	0.4	-0.4
and deny	-0.39	0.39
and did	-0.85	0.85
and is	-1.03	1.03
and it	-1.31	1.31
and life	0.2	-0.2
and may	0.39	-0.39
and medicar	-0.92	0.92
and necessary	-0.55	0.55
and no	-0.98	0.98
and none	-0.75	0.75
and or	-0.27	0.27
and our	-0.6	0.6
and remark	0.6	-0.6
and return	0.52	-0.52
and send	0.32	-0.32
and that	0.92	-0.92
and the	0.33	-0.33
and we	-1.09	1.09
and you	-1.05	1.05
ankle	0.23	-0.23
another	-1.28	1.28
another procedur	0.68	-0.68
answer	0.34	-0.34
answer within	0.34	-0.34
any	-0.39	0.39
anyth	0.76	-0.76
appeal	1.64	-1.64
appeal * <n>	0.22	-0.22
appeal * the	0.64	-0.64
appeal * us	0.2	-0.2
appeal * writ	0.29	-0.29
appeal :	0.46	-0.46
appeal becaus	-1.15	1.15
appeal by	0.36	-0.36
appeal committe	0.24	-0.24
appeal has	0.28	-0.28
appeal in	0.33	-0.33
appeal is	-0.38	0.38
appeal may	0.23	-0.23
appeal must	0.42	-0.42
appeal of	0.56	-0.56
appeal our	0.21	-0.21
appeal right	0.7	-0.7
appeal to	0.36	-0.36
appeal within	0.45	-0.45
appeal you	0.64	-0.64
apply	0.59	-0.59
apply * your	0.44	-0.44
apply to	0.28	-0.28
appoint	-0.45	0.45
approv	1.64	-1.64
approv * other	0.25	-0.25
approv * the	0.92	-0.92
approv <n>	0.41	-0.41
approv ?	0.17	-0.17
approv by	0.65	-0.65
approv for	-0.8	0.8
approv the	0.46	-0.46
approv visit	0.17	-0.17
approval	-0.43	0.43
are a	-0.54	0.54
are accept	-0.35	0.35
are dismiss	-0.42	0.42
are exclud	-1.49	1.49
are medical	0.45	-0.45
are need	1.26	-1.26
are non	-0.63	0.63
are not	-2.2	2.2
are responsibl	0.42	-0.42
are unabl	-0.35	0.35
are uphold	0.19	-0.19
articl	-1.1	1.1
as a	-1.27	1.27
as bill	0.76	-0.76
as not	1.11	-1.11
as of	-0.26	0.26
as primary	0.21	-0.21
as the	-0.6	0.6
asg	0.18	-0.18
asg y	0.18	-0.18
ask	0.98	-0.98
ask * a	0.85	-0.85
ask * an	0.38	-0.38
ask * you	0.45	-0.45
ask for	1.4	-1.4
ask that	-0.27	0.27
ask the	0.6	-0.6
ask us	0.61	-0.61
asked	-0.49	0.49
asked * by	0.38	-0.38
asked * it	-0.45	0.45
asked * on	0.64	-0.64
asked * the	0.23	-0.23
asked for	-0.41	0.41
asked us	0.98	-0.98
assess	0.21	-0.21
assign	0.44	-0.44
assistanc	0.27	-0.27
associat	0.16	-0.16
assocy	0.16	-0.16
at * contract	0.76	-0.76
at * decision	0.18	-0.18
at * top	0.33	-0.33
at <n>	0.72	-0.72
at a	-0.35	0.35
at again	0.16	-0.16
at home	-0.83	0.83
at it	0.18	-0.18
at least	-0.34	0.34
at the	-0.74	0.74
at whether	0.77	-0.77
attach	-0.2	0.2
attend	-0.95	0.95
attest	0.31	-0.31
audit	0.93	-0.93
auth	0.25	-0.25
authoriz	-1.47	1.47
authoriz <n>	0.79	-0.79
authoriz notific	-1.37	1.37
authoriz number	-0.8	0.8
authoriz representativ	-0.5	0.5
authoriz was	0.4	-0.4
auto	0.5	-0.5
b	-1	1
b <n>	-0.86	0.86
b medical	0.28	-0.28
b the	0.32	-0.32
back	1.52	-1.52
balanc	1.16	-1.16
based	-0.87	0.87
based * the	-0.54	0.54
based on	-0.41	0.41
basin	0.41	-0.41
basin health	0.36	-0.36
be * our	0.16	-0.16
be asked	-0.24	0.24
be bill	1.28	-1.28
be charg	0.51	-0.51
be consider	-0.97	0.97
be cover	0.27	-0.27
be deny	0.66	-0.66
be filed	0.71	-0.71
be given	-1.11	1.11
be in	0.17	-0.17
be made	0.42	-0.42
be met	-0.88	0.88
be paid	0.67	-0.67
be postmark	-0.87	0.87
be request	0.18	-0.18
be sent	0.47	-0.47
be submitt	-0.54	0.54
bear	0.26	-0.26
becaus	-3.62	3.62
becaus * is	-1.36	1.36
becaus * payer	-0.52	0.52
becaus * record	-1.28	1.28
becaus * was	-0.79	0.79
becaus :	0.78	-0.78
becaus it	-1.85	1.85
becaus no	-0.34	0.34
becaus the	-3.44	3.44
becaus thi	-0.71	0.71
becaus you	0.37	-0.37
been	-0.44	0.44
been deny	0.7	-0.7
been given	-0.45	0.45
been made	0.71	-0.71
been met	0.38	-0.38
been paid	-0.92	0.92
been reach	0.41	-0.41
been used	-0.18	0.18
befor	-1.52	1.52
befor * can	-0.74	0.74
befor * was	-0.82	0.82
befor an	-0.27	0.27
befor it	-1.17	1.17
befor the	-0.95	0.95
befor we	-0.51	0.51
begin	0.52	-0.52
beginn	0.32	-0.32
begins its paragraph	1.23	-1.23
behalf	0.28	-0.28
behalf of	0.54	-0.54
behavioral	0.42	-0.42
being	-0.77	0.77
believ	0.36	-0.36
believ that	0.19	-0.19
below	1.81	-1.81
bend	-0.35	0.35
beneficiary	0.29	-0.29
beneficiary liability	0.17	-0.17
benefit	-0.6	0.6
benefit * deny	0.33	-0.33
benefit * the	-0.46	0.46
benefit administrator	0.21	-0.21
benefit are	-0.5	0.5
benefit determin	-0.25	0.25
benefit for	-0.52	0.52
benefit is	0.51	-0.51
benefit maximum	0.41	-0.41
benefit of	-1.56	1.56
benefit plan	0.23	-0.23
benefit policy	0.69	-0.69
benefit program	0.21	-0.21
benefit servic	0.22	-0.22
benefit stat	0.23	-0.23
benefit thi	0.48	-0.48
better	-0.9	0.9
between	0.67	-0.67
beyond	-0.16	0.16
bill * <5>	-0.18	0.18
bill :	0.31	-0.31
bill <m>	0.35	-0.35
bill allow	0.54	-0.54
bill below	0.19	-0.19
bill charg	-0.44	0.44
bill code	0.21	-0.21
bill error	-0.38	0.38
bill for	-0.56	0.56
bill is	0.43	-0.43
bill not	0.68	-0.68
bill paid	0.19	-0.19
bill plan	0.18	-0.18
bill provider	-0.49	0.49
bill receiv	0.24	-0.24
bill review	0.23	-0.23
bill the	0.59	-0.59
bill to	0.29	-0.29
bill with	0.28	-0.28
bind	0.71	-0.71
bind the	0.56	-0.56
birch	-0.35	0.35
birch health	-0.37	0.37
birth	0.78	-0.78
birth <d>	0.56	-0.56
birth date	0.24	-0.24
blue	0.76	-0.76
blue cros	0.33	-0.33
blue shield	0.33	-0.33
body	0.27	-0.27
born	1.03	-1.03
both	0.46	-0.46
bought	-0.27	0.27
box	0.74	-0.74
box <5>	0.35	-0.35
box <n>	0.65	-0.65
brace	-0.99	0.99
bram	0.16	-0.16
bring	0.34	-0.34
bring * civil	0.22	-0.22
bring a	0.22	-0.22
brochur	-0.82	0.82
busines	0.67	-0.67
busines day	0.67	-0.67
by * independent	0.16	-0.16
by * payer	-1.14	1.14
by * physician	-1.18	1.18
by * plan	-0.85	0.85
by :	0.33	-0.33
by <d>	0.32	-0.32
by <month>	0.9	-0.9
by <n>	0.39	-0.39
by a	-1.45	1.45
by an	0.16	-0.16
by another	-0.63	0.63
by dr	0.4	-0.4
by erisa	0.2	-0.2
by fax	-0.68	0.68
by mail	0.35	-0.35
by medicar	0.59	-0.59
by the	0.19	-0.19
by your	-0.51	0.51
c <n>	-0.29	0.29
calendar	-1.05	1.05
calendar day	0.7	-0.7
calendar year	-1.64	1.64
call	1.11	-1.11
call <n>	0.41	-0.41
came	-1.29	1.29
came * us	0.58	-0.58
came * your	-0.27	0.27
came in	-0.35	0.35
came to	0.8	-0.8
came with	-0.27	0.27
can	0.36	-0.36
can * met	-0.79	0.79
can appeal	0.2	-0.2
can ask	0.34	-0.34
can be	-0.63	0.63
cannot	-1.48	1.48
cannot approv	-0.39	0.39
cannot be	-1.39	1.39
cannot pay	0.49	-0.49
cant	-0.23	0.23
capitals	1.14	-1.14
carc	-0.65	0.65
carc <n>	-0.71	0.71
carc rarc	-0.36	0.36
card	0.52	-0.52
care	-1.36	1.36
care * no	-0.73	0.73
care * not	-0.25	0.25
care :	0.34	-0.34
care <n>	0.36	-0.36
care and	-1.32	1.32
care bill	0.69	-0.69
care given	-0.17	0.17
care is	-1.17	1.17
care manag	0.2	-0.2
care physician	-0.53	0.53
careful	0.16	-0.16
carrier	0.51	-0.51
carrier and	0.41	-0.41
carry	-0.25	0.25
carry out	-0.4	0.4
case	0.51	-0.51
case no	0.22	-0.22
case number	0.24	-0.24
casimir	0.3	-0.3
cause	0.16	-0.16
cd	0.46	-0.46
center	0.91	-0.91
center * medicar	0.19	-0.19
center for	0.19	-0.19
certific	-0.42	0.42
certificat	0.62	-0.62
certificat of	0.34	-0.34
certify * orthopedic	0.25	-0.25
certify * physical	0.26	-0.26
certify in	-0.5	0.5
certify mail	0.16	-0.16
cervical	-0.33	0.33
champva	-0.34	0.34
champva group	0.18	-0.18
chang	-0.85	0.85
chang * decision	0.29	-0.29
chang * the	0.75	-0.75
chang in	-0.83	0.83
chang our	0.41	-0.41
chang the	-0.9	0.9
chapter	-0.92	0.92
chapter <n>	-0.92	0.92
charg	1.5	-1.5
charg * <m>	0.57	-0.57
charg :	-1.19	1.19
charg <m>	0.79	-0.79
charg allow	-0.17	0.17
charg discount	0.18	-0.18
charg exceed	1.63	-1.63
charg for	0.58	-0.58
charg is	-0.49	0.49
charg of	0.2	-0.2
charg paid	0.24	-0.24
charg plan	0.25	-0.25
chart	0.24	-0.24
check	1.44	-1.44
check <n>	0.35	-0.35
check no	0.19	-0.19
check number	0.21	-0.21
chg	-0.4	0.4
chiropractic <n>	0.18	-0.18
chiropractic care	-0.56	0.56
chiropractic manipul	0.91	-0.91
chiropractor	-0.19	0.19
choic	0.35	-0.35
cigna	0.24	-0.24
civil	0.31	-0.31
civil action	0.31	-0.31
claim * <month>	0.59	-0.59
claim * a	-0.48	0.48
claim * deny	-0.58	0.58
claim * the	-0.95	0.95
claim * your	-0.26	0.26
claim :	0.28	-0.28
claim <n>	-0.19	0.19
claim again	0.41	-0.41
claim becaus	-1.24	1.24
claim below	1.14	-1.14
claim control	0.33	-0.33
claim deny	-0.39	0.39
claim detail	0.4	-0.4
claim disput	0.27	-0.27
claim for	0.88	-0.88
claim form	0.17	-0.17
claim from	0.34	-0.34
claim h	0.34	-0.34
claim has	-0.52	0.52
claim id	0.39	-0.39
claim inform	-0.16	0.16
claim is	0.19	-0.19
claim lack	-0.92	0.92
claim list	0.19	-0.19
claim may	0.47	-0.47
claim no	0.94	-0.94
claim number	-0.25	0.25
claim of	0.46	-0.46
claim on	0.62	-0.62
claim paid	0.32	-0.32
claim patient	0.16	-0.16
claim process	0.32	-0.32
claim review	0.17	-0.17
claim servic	-1.06	1.06
claim shown	0.39	-0.39
claim statu	-0.31	0.31
claim stay	-0.23	0.23
claim summary	0.35	-0.35
claim to	0.27	-0.27
claim total	0.34	-0.34
claim was	-0.7	0.7
claim will	0.73	-0.73
claim with	0.75	-0.75
claim within	0.29	-0.29
clearinghous	0.2	-0.2
clinic	-0.26	0.26
clinical	-1.74	1.74
clinical rational	-0.59	0.59
clm	0.33	-0.33
cms	0.25	-0.25
cms <n>	0.21	-0.21
co	-1.48	1.48
co <n>	-1.39	1.39
co b	-0.75	0.75
co pay	1.05	-1.05
code	0.64	-0.64
code * inconsistent	-0.89	0.89
code :	0.19	-0.19
code <d>	0.28	-0.28
code <n>	-0.32	0.32
code amount	0.26	-0.26
code bill	0.21	-0.21
code charg	0.32	-0.32
code co	1.28	-1.28
code description	-0.51	0.51
code is	-1.08	1.08
code paid	0.41	-0.41
coin	-0.2	0.2
coinsuranc	0.43	-0.43
collect	0.2	-0.2
combin	-0.88	0.88
come	0.55	-0.55
committe	0.43	-0.43
community	0.44	-0.44
community care	0.3	-0.3
company	0.68	-0.68
compens	-0.4	0.4
complaint	0.18	-0.18
complet	1.36	-1.36
complet * review	0.22	-0.22
complet our	0.16	-0.16
concurrent	1.05	-1.05
condition	-0.44	0.44
consent	1.03	-1.03
conservativ	0.48	-0.48
consider	0.62	-0.62
consider investigational	0.85	-0.85
contact	-1.35	1.35
contain	0.68	-0.68
contest	0.35	-0.35
continu	1.37	-1.37
continu <n>	0.31	-0.31
contract	-0.86	0.86
contractual	0.22	-0.22
control	0.91	-0.91
control number	0.48	-0.48
cooperativ	0.38	-0.38
copay	0.69	-0.69
copper	0.22	-0.22
copperfield	0.24	-0.24
copy	0.91	-0.91
copy * the	0.16	-0.16
copy * thi	0.23	-0.23
copy of	0.41	-0.41
cost	0.68	-0.68
could	-1.2	1.2
could be	-1.09	1.09
cours	-0.84	0.84
cours of	-0.89	0.89
court	0.19	-0.19
cover	-1.23	1.23
cover * medicar	0.59	-0.59
cover * thi	-1.41	1.41
cover <m>	0.3	-0.3
cover <n>	-0.95	0.95
cover a	-0.4	0.4
cover becaus	-0.34	0.34
cover benefit	-1.16	1.16
cover by	-1.17	1.17
cover charg	-1.35	1.35
cover code	0.19	-0.19
cover in	-1.08	1.08
cover paid	0.41	-0.41
cover person	0.45	-0.45
cover servic	-1.1	1.1
cover the	0.35	-0.35
cover under	-1.02	1.02
cover when	-0.17	0.17
coverag	-1.15	1.15
coverag * the	0.79	-0.79
coverag determin	-0.72	0.72
coverag ended	0.28	-0.28
coverag of	0.24	-0.24
coverag terminat	-1.44	1.44
coverag was	-0.48	0.48
cpt	1.05	-1.05
cpt :	-0.47	0.47
cpt <5>	0.37	-0.37
cpt <n>	0.77	-0.77
cpt charg	0.18	-0.18
cr	0.25	-0.25
cr <n>	0.2	-0.2
credit	0.22	-0.22
creek	-0.19	0.19
criteria	-0.65	0.65
criteria for	-1.01	1.01
cros	0.33	-0.33
cros * blue	0.17	-0.17
cros and	0.17	-0.17
ct	0.21	-0.21
current	0.34	-0.34
customer	0.32	-0.32
customer servic	0.2	-0.2
d <5>	0.18	-0.18
d number	0.17	-0.17
daily	-1.03	1.03
daily note	-0.74	0.74
date	0.68	-0.68
date * birth	0.62	-0.62
date * injury	0.2	-0.2
date * receiv	0.2	-0.2
date * servic	-0.83	0.83
date * the	0.83	-0.83
date * thi	0.94	-0.94
date :	0.3	-0.3
date <d>	-0.84	0.84
date <month>	0.23	-0.23
date <n>	0.62	-0.62
date above	-0.55	0.55
date and	0.7	-0.7
date at	0.3	-0.3
date bill	-0.93	0.93
date code	0.55	-0.55
date description	0.3	-0.3
date is	-0.2	0.2
date of	0.27	-0.27
date on	0.23	-0.23
date receiv	0.31	-0.31
date s	0.71	-0.71
date what	0.17	-0.17
date you	0.2	-0.2
dated	-0.29	0.29
dated <month>	0.47	-0.47
daughter	0.31	-0.31
day	0.23	-0.23
day * <n>	0.56	-0.56
day * receiv	0.33	-0.33
day * the	0.4	-0.4
day * thi	0.25	-0.25
day <n>	0.21	-0.21
day after	0.22	-0.22
day and	-0.56	0.56
day befor	0.28	-0.28
day from	0.74	-0.74
day of	0.53	-0.53
day or	-0.63	0.63
day the	0.31	-0.31
day to	0.23	-0.23
day was	0.22	-0.22
dc	-0.32	0.32
de	0.86	-0.86
dear	0.66	-0.66
dear provider	0.3	-0.3
decid	0.44	-0.44
decid * the	0.61	-0.61
decid * thi	-0.93	0.93
decid on	-0.9	0.9
decid that	0.79	-0.79
decid to	0.24	-0.24
decision	1.76	-1.76
decision * deny	-0.42	0.42
decision * have	0.16	-0.16
decision * pay	0.55	-0.55
decision * unfavorabl	0.31	-0.31
decision * your	0.21	-0.21
decision :	-0.32	0.32
decision has	0.26	-0.26
decision is	0.89	-0.89
decision of	0.48	-0.48
decision on	0.21	-0.21
decision was	0.34	-0.34
decision within	0.18	-0.18
decision you	0.16	-0.16
deduct	0.43	-0.43
deductibl	1.57	-1.57
deductibl <m>	0.22	-0.22
deem	-1.27	1.27
deem * inform	-0.59	0.59
deem * medical	-1.14	1.14
deem a	-1.14	1.14
deem the	-0.59	0.59
degr	0.44	-0.44
delacroix	0.19	-0.19
delay	-1.73	1.73
deliver	-0.27	0.27
delivery	-0.35	0.35
denial	0.54	-0.54
denial * medical	0.39	-0.39
denial * pay	0.18	-0.18
denial * the	0.22	-0.22
denial * upheld	0.2	-0.2
denial is	0.76	-0.76
denial of	0.18	-0.18
dental	0.52	-0.52
deny * <month>	0.93	-0.93
deny * claim	0.37	-0.37
deny * have	0.17	-0.17
deny * pay	-0.33	0.33
deny * request	0.82	-0.82
deny * servic	0.45	-0.45
deny * the	0.89	-0.89
deny :	-0.7	0.7
deny <n>	0.47	-0.47
deny becaus	-1.3	1.3
deny by	1.02	-1.02
deny claim	0.31	-0.31
deny coverag	0.29	-0.29
deny for	0.52	-0.52
deny it	0.42	-0.42
deny on	1.14	-1.14
deny paid	0.27	-0.27
deny patient	0.28	-0.28
deny pay	0.25	-0.25
deny thi	-0.46	0.46
deny until	0.47	-0.47
deny we	0.17	-0.17
deny your	0.33	-0.33
depart	0.53	-0.53
depart * insuranc	0.19	-0.19
depart of	0.54	-0.54
dependent	-0.46	0.46
describ	-1.73	1.73
description	-0.21	0.21
description <n>	-0.47	0.47
description charg	0.2	-0.2
desk	0.37	-0.37
detach	0.46	-0.46
detach * return	0.46	-0.46
detach and	0.46	-0.46
detail	-0.5	0.5
determin * the	0.16	-0.16
determin :	0.3	-0.3
determin is	0.27	-0.27
determin lcd	-0.77	0.77
determin letter	-0.44	0.44
determin that	-0.5	0.5
developmental	-1.03	1.03
diagnosy	-1.02	1.02
diagnosy m	0.35	-0.35
did	-0.9	0.9
did * deny	0.32	-0.32
did not	-1.04	1.04
did we	0.38	-0.38
different	0.28	-0.28
direct	-0.85	0.85
director	0.57	-0.57
disagre	0.29	-0.29
disallow	0.39	-0.39
disc	0.89	-0.89
discount	1.28	-1.28
discount allow	0.18	-0.18
dismiss	-0.67	0.67
dismiss * appeal	-0.86	0.86
dismiss * request	0.21	-0.21
dismiss the	-0.46	0.46
dismiss your	-0.45	0.45
dismissal	0.34	-0.34
disorder	0.29	-0.29
disput	1.01	-1.01
disput :	0.46	-0.46
disput is	0.16	-0.16
disput must	0.47	-0.47
disput resolution	0.16	-0.16
disput thi	0.56	-0.56
division	0.19	-0.19
division of	0.19	-0.19
do not	-0.36	0.36
do so	0.19	-0.19
dob	-0.21	0.21
dob :	-0.29	0.29
doctor	1.36	-1.36
doctor who	0.2	-0.2
docu	-1.5	1.5
document	-0.96	0.96
document doe	0.46	-0.46
document is	-1.01	1.01
doe	-1.25	1.25
doe not	-1.25	1.25
done	-1.23	1.23
done in	-0.3	0.3
dont	0.16	-0.16
dos code	-0.38	0.38
dos cpt	0.18	-0.18
dos proc	-0.35	0.35
dpt	0.22	-0.22
dr	0.36	-0.36
dress	0.37	-0.37
drug	-0.44	0.44
drug * you	0.21	-0.21
drug is	-1.43	1.43
drug that	-0.23	0.23
dry	0.94	-0.94
dry needl	0.91	-0.91
dt	-0.55	0.55
due	0.61	-0.61
due <m>	0.33	-0.33
due date	0.31	-0.31
duplicat	-1.86	1.86
duplicat of	-1.22	1.22
dur	0.17	-0.17
duty	0.82	-0.82
e <n>	-0.34	0.34
each visit	0.62	-0.62
each week	0.41	-0.41
ear	-0.16	0.16
earlier	0.33	-0.33
effectiv	0.41	-0.41
effectiv date	0.53	-0.53
eft	0.29	-0.29
eft <n>	0.17	-0.17
eg	0.16	-0.16
eight	0.78	-0.78
eight visit	0.28	-0.28
eighty	0.47	-0.47
eighty <n>	0.22	-0.22
electrical	-0.64	0.64
electrical stimul	-0.64	0.64
electronical	0.2	-0.2
eligibl	-1.24	1.24
elm	0.16	-0.16
emergency	0.51	-0.51
employ	0.43	-0.43
employ health	0.21	-0.21
employe	1.18	-1.18
employe health	0.36	-0.36
employer	0.63	-0.63
employer :	0.18	-0.18
enclos	0.42	-0.42
end	1.06	-1.06
end of	0.23	-0.23
ended	-1.2	1.2
ended * <month>	0.23	-0.23
ended on	-1.18	1.18
ends:	1.79	-1.79
ends:.	-0.61	0.61
ends::	1.39	-1.39
ends:?	0.84	-0.84
enroll code	0.26	-0.26
enrolle	0.67	-0.67
entity	0.22	-0.22
eob	-1.2	1.2
epidural	0.18	-0.18
erisa	0.66	-0.66
error	-0.41	0.41
error s	-0.38	0.38
establish	-0.82	0.82
este	0.8	-0.8
evalu	0.67	-0.67
evalu and	0.39	-0.39
evergreen	0.3	-0.3
every	0.29	-0.29
every <n>	-0.58	0.58
everyth	0.54	-0.54
evidenc	-0.23	0.23
evidenc * coverag	-0.27	0.27
evidenc of	-0.27	0.27
ex	0.51	-0.51
ex code	0.45	-0.45
exact	-1.39	1.39
exact duplicat	-1.39	1.39
exam	-0.37	0.37
examin	-0.93	0.93
examin and	-0.43	0.43
examin on	-0.76	0.76
exampl	0.23	-0.23
exceed	-0.88	0.88
exceed * fee	-0.86	0.86
exceed fee	1.15	-1.15
exceed the	-0.55	0.55
except	0.42	-0.42
exchang	0.17	-0.17
exclud	-2.39	2.39
exclud * the	-1.51	1.51
exclud by	-1.86	1.86
exclusion	-1.42	1.42
exercis	-0.96	0.96
exercis <n>	0.35	-0.35
expedit	0.3	-0.3
expedit appeal	0.27	-0.27
expens	-1.23	1.23
expens incurr	-1.44	1.44
experimental	-0.35	0.35
expir	-1.23	1.23
expl	0.19	-0.19
explain	-0.51	0.51
explan	-0.18	0.18
explan * benefit	0.4	-0.4
explan * pay	0.3	-0.3
explan * review	0.19	-0.19
explan * the	0.58	-0.58
explan of	0.2	-0.2
ext	0.26	-0.26
ext <n>	0.26	-0.26
extension	-0.64	0.64
external	0.44	-0.44
external review	0.41	-0.41
f	-0.47	0.47
f <n>	-0.72	0.72
facility	0.24	-0.24
facility :	-0.59	0.59
facsimil	0.43	-0.43
fact	0.71	-0.71
fail	-0.78	0.78
fair	0.16	-0.16
fair hear	0.16	-0.16
fall	0.88	-0.88
famy	0.77	-0.77
famy medicin	0.21	-0.21
famy practic	0.2	-0.2
fast	0.38	-0.38
fax	0.81	-0.81
fax :	0.16	-0.16
fax <n>	1.04	-1.04
fax to	0.35	-0.35
feca	0.18	-0.18
feca other	0.18	-0.18
federal	0.61	-0.61
federal employ	0.18	-0.18
federal servic	0.18	-0.18
fee	0.35	-0.35
fee * servic	0.16	-0.16
fee for	0.16	-0.16
feet	-0.33	0.33
feet * a	-0.33	0.33
feet with	-0.33	0.33
ferncliff	0.37	-0.37
fil	-1.17	1.17
fil has	-1.13	1.13
fil limit	-1.18	1.18
file	-1.58	1.58
file * appeal	0.47	-0.47
file * the	-1.13	1.13
file * thi	-1.05	1.05
file :	0.32	-0.32
file <n>	-0.18	0.18
file a	0.35	-0.35
file an	0.28	-0.28
file for	-1.65	1.65
file show	-0.28	0.28
filed	0.73	-0.73
filed within	0.47	-0.47
film	-1.06	1.06
film * the	-0.88	0.88
final	0.91	-0.91
finaliz	-1.04	1.04
financial	0.96	-0.96
find	-0.18	0.18
find * the	0.32	-0.32
find that	-0.83	0.83
finish	0.4	-0.4
finish * review	0.19	-0.19
finish our	0.17	-0.17
first	-0.49	0.49
first decision	0.61	-0.61
first level	0.33	-0.33
five	0.96	-0.96
five day	0.17	-0.17
flexion	0.5	-0.5
flexion <n>	0.34	-0.34
follow	0.96	-0.96
foot	-0.44	0.44
for * <month>	0.64	-0.64
for * appeal	0.22	-0.22
for * claim	0.18	-0.18
for * condition	0.36	-0.36
for * delay	-0.83	0.83
for * disput	0.25	-0.25
for * drug	0.19	-0.19
for * fast	0.27	-0.27
for * medical	-0.69	0.69
for * member	-0.56	0.56
for * on	-0.28	0.28
for * patient	0.19	-0.19
for * reason	0.24	-0.24
for * reconsider	0.28	-0.28
for * record	0.48	-0.48
for * redetermin	0.35	-0.35
for * same	0.74	-0.74
for * servic	0.22	-0.22
for * visit	0.79	-0.79
for :	0.37	-0.37
for <5>	-0.64	0.64
for <m>	0.47	-0.47
for <n>	-0.41	0.41
for a	0.74	-0.74
for an	0.46	-0.46
for another	0.19	-0.19
for being	-0.8	0.8
for benefit	0.56	-0.56
for by	0.44	-0.44
for care	-0.95	0.95
for claim	-0.77	0.77
for denial	0.21	-0.21
for each	0.58	-0.58
for fil	-0.37	0.37
for medical	0.16	-0.16
for medicar	0.19	-0.19
for on	0.64	-0.64
for one	-1.4	1.4
for part	0.31	-0.31
for pay	-0.44	0.44
for reconsider	0.48	-0.48
for review	-0.33	0.33
for servic	0.6	-0.6
for that	-0.4	0.4
for the	0.7	-0.7
for these	0.64	-0.64
for thi	-1.87	1.87
for treat	-0.34	0.34
for weight	-0.89	0.89
for you	0.79	-0.79
for your	-1.07	1.07
form	0.23	-0.23
form cms	0.17	-0.17
form is	0.2	-0.2
form on	0.41	-0.41
formal	-0.47	0.47
found	-1.49	1.49
found * the	-0.51	0.51
found that	-1.19	1.19
four	0.47	-0.47
fractur	-0.68	0.68
free	0.43	-0.43
frequency	-0.21	0.21
frequency * servic	-0.52	0.52
frequency of	-0.52	0.52
from	0.17	-0.17
from * date	1.93	-1.93
from * issue	0.21	-0.21
from * plan	-1.09	1.09
from * primary	-0.33	0.33
from <d>	0.76	-0.76
from <n>	0.17	-0.17
from thru	0.25	-0.25
from to	0.18	-0.18
from you	-0.37	0.37
full	0.92	-0.92
fully	0.3	-0.3
functional	-0.33	0.33
fund	0.28	-0.28
fund offic	0.29	-0.29
further pay	0.43	-0.43
futur	0.23	-0.23
futur pay	0.23	-0.23
g <n>	0.38	-0.38
gain	-0.36	0.36
gave	-1.84	1.84
gave no	-1.38	1.38
general	-0.25	0.25
get	-0.41	0.41
get thi	0.3	-0.3
get your	0.16	-0.16
gett	0.43	-0.43
gideon	-0.39	0.39
giv	-0.26	0.26
give	-0.19	0.19
give you	0.18	-0.18
given	-1.93	1.93
given * <month>	0.52	-0.52
given * a	-1.12	1.12
given * an	-0.64	0.64
given at	-0.66	0.66
given in	-0.79	0.79
given on	0.52	-0.52
glossary	0.44	-0.44
glossary :	0.19	-0.19
go	1.09	-1.09
go to	0.26	-0.26
goal	-0.59	0.59
goal and	0.84	-0.84
gold	0.21	-0.21
good	0.17	-0.17
good cause	0.16	-0.16
got	-0.87	0.87
govern	0.58	-0.58
govern * erisa	0.2	-0.2
govern by	0.2	-0.2
gp <n>	-0.39	0.39
grand	0.19	-0.19
granit	0.39	-0.39
great	-0.24	0.24
greta	0.23	-0.23
grievanc	0.41	-0.41
group	-0.46	0.46
group :	0.18	-0.18
group <n>	0.39	-0.39
group and	-0.76	0.76
group health	-0.6	0.6
group no	0.16	-0.16
group reason	0.39	-0.39
grove	0.22	-0.22
grower	0.21	-0.21
grp	0.23	-0.23
grp rc	0.2	-0.2
guidelin	-0.98	0.98
gulf	0.5	-0.5
gwendolyn	0.16	-0.16
h	0.97	-0.97
h <n>	0.96	-0.96
had	-0.99	0.99
had no	-0.33	0.33
halvorsen	0.54	-0.54
hand	1.01	-1.01
hand therapy	0.17	-0.17
handl	0.31	-0.31
harbor	0.28	-0.28
harden	-0.37	0.37
harm	-0.44	0.44
harriet	-0.56	0.56
harrow	0.18	-0.18
hartsfield	0.21	-0.21
has	-1.08	1.08
has * be	0.63	-0.63
has a	-1.14	1.14
has been	0.25	-0.25
has expir	-1.13	1.13
has no	-1.23	1.23
has not	-0.49	0.49
has submission	-0.75	0.75
has to	0.89	-0.89
have * pay	0.42	-0.42
have * right	0.42	-0.42
have <n>	0.67	-0.67
have a	0.36	-0.36
have been	-1.2	1.2
have decid	0.79	-0.79
have deny	0.37	-0.37
have dismiss	0.19	-0.19
have met	0.26	-0.26
have no	-0.38	0.38
have not	0.31	-0.31
have paid	-0.62	0.62
have the	0.52	-0.52
have to	0.44	-0.44
hcpc	-0.5	0.5
he	-0.42	0.42
health * life	0.2	-0.2
health and	0.31	-0.31
health benefit	0.22	-0.22
health care	0.53	-0.53
health cooperativ	0.35	-0.35
health insuranc	-1.08	1.08
health servic	0.57	-0.57
healthcar	0.45	-0.45
hear from	0.21	-0.21
help	-0.3	0.3
help and	0.42	-0.42
henrietta	0.17	-0.17
her	1.34	-1.34
here	0.36	-0.36
heron	0.19	-0.19
high	0.18	-0.18
hill	0.36	-0.36
his	-0.35	0.35
history	1.53	-1.53
history and	0.73	-0.73
hmo	1.13	-1.13
hold	0.61	-0.61
hollow	0.23	-0.23
hollowell	-0.85	0.85
holly	-0.38	0.38
home	-0.84	0.84
home exercis	0.22	-0.22
home health	-0.59	0.59
hour	0.38	-0.38
how	-0.23	0.23
how to	0.91	-0.91
hp	0.16	-0.16
hp <n>	0.16	-0.16
hundr	0.6	-0.6
hundr eighty	0.25	-0.25
hyacinth	0.39	-0.39
i	0.77	-0.77
i d	0.19	-0.19
icn	0.64	-0.64
icn <n>	0.32	-0.32
id	0.63	-0.63
id :	0.54	-0.54
id <n>	0.83	-0.83
id patient	0.28	-0.28
identific	0.21	-0.21
identifier	-0.35	0.35
if	1.49	-1.49
if * are	0.34	-0.34
if * believ	0.23	-0.23
if * claim	0.22	-0.22
if * disagre	0.39	-0.39
if * do	0.84	-0.84
if * have	0.4	-0.4
if * think	0.31	-0.31
if * want	0.22	-0.22
if a	-0.22	0.22
if i	0.18	-0.18
if it	0.3	-0.3
if we	0.69	-0.69
if you	1.75	-1.75
if your	-0.51	0.51
iii	0.25	-0.25
illnes	0.62	-0.62
imag	0.63	-0.63
improv	0.83	-0.83
in * calendar	-1.34	1.34
in * first	0.49	-0.49
in * hand	0.16	-0.16
in * last	-0.9	0.9
in * pay	-0.38	0.38
in * record	-0.7	0.7
in <n>	-1.31	1.31
in a	-0.74	0.74
in an	-0.79	0.79
in disput	0.78	-0.78
in error	0.64	-0.64
in full	0.92	-0.92
in function	-1.1	1.1
in orthopedic	0.25	-0.25
in our	0.4	-0.4
in physical	0.26	-0.26
in thi	-0.63	0.63
in time	0.95	-0.95
in writ	1.23	-1.23
in your	-0.57	0.57
inc	0.46	-0.46
includ	-0.46	0.46
includ a	-0.72	0.72
includ in	-0.41	0.41
incomplet	0.2	-0.2
incomplet invalid	-0.21	0.21
inconsistent	-1.3	1.3
inconsistent * the	-1.3	1.3
inconsistent with	-1.3	1.3
incurr	-1.43	1.43
incurr after	-1.44	1.44
independent	-0.22	0.22
independent medical	-0.94	0.94
independent review	0.5	-0.5
indic	-0.82	0.82
infection	-0.35	0.35
inform	-1.05	1.05
inform * has	-0.75	0.75
inform or	-0.75	0.75
inform provid	-0.34	0.34
inform submitt	-0.76	0.76
initial	0.93	-0.93
injection	-1.75	1.75
injur	-0.5	0.5
injur person	-0.55	0.55
injur worker	-0.19	0.19
injury protection	0.43	-0.43
inpatient	-0.81	0.81
inquiry	0.23	-0.23
insid	0.38	-0.38
institut	0.38	-0.38
insur	-0.5	0.5
insur :	0.16	-0.16
insur id	-0.55	0.55
insur name	-0.28	0.28
insuranc	-0.17	0.17
insuranc company	0.48	-0.48
insuranc explan	0.22	-0.22
insuranc group	0.17	-0.17
insured	0.27	-0.27
interest	0.62	-0.62
internal	0.41	-0.41
invalid	-1.07	1.07
investigational	-0.91	0.91
investigational for	-1.57	1.57
is * <month>	0.19	-0.19
is * file	-1.07	1.07
is * routin	-0.66	0.66
is * stat	0.19	-0.19
is * the	-0.27	0.27
is <m>	0.5	-0.5
is <n>	0.18	-0.18
is a	0.34	-0.34
is about	0.4	-0.4
is an	-0.28	0.28
is board	0.47	-0.47
is by	0.19	-0.19
is consider	0.41	-0.41
is cover	-0.38	0.38
is due	-0.27	0.27
is exclud	-1.18	1.18
is final	0.69	-0.69
is for	0.76	-0.76
is given	-0.21	0.21
is in	0.71	-0.71
is inconsistent	-1.3	1.3
is maintenanc	-1.06	1.06
is medical	1.01	-1.01
is miss	-1.45	1.45
is more	-1.2	1.2
is need	-1.18	1.18
is no	-1.69	1.69
is not	-1.47	1.47
is on	-1.28	1.28
is open	0.3	-0.3
is part	-0.91	0.91
is receiv	0.3	-0.3
is self	0.21	-0.21
is the	0.71	-0.71
is therefor	0.83	-0.83
is to	0.28	-0.28
is unfavorabl	0.35	-0.35
is upheld	-0.34	0.34
is wrong	0.2	-0.2
issu	0.22	-0.22
issue	1.27	-1.27
issue date	0.31	-0.31
it * <month>	-0.67	0.67
it * a	-0.66	0.66
it cannot	-0.44	0.44
it has	0.29	-0.29
it is	-1.34	1.34
it on	-0.54	0.54
it reach	0.16	-0.16
it to	0.3	-0.3
it was	-1.77	1.77
it with	0.26	-0.26
item	-1.23	1.23
item :	0.2	-0.2
itemiz	-0.41	0.41
its	-0.45	0.45
its explan	-0.29	0.29
j	0.26	-0.26
j <n>	0.68	-0.68
jasper	0.22	-0.22
job	-0.28	0.28
joint	0.42	-0.42
juniper	0.29	-0.29
jurisdiction	0.17	-0.17
k	-0.3	0.3
k <n>	-0.4	0.4
keep your	0.46	-0.46
kestrel	0.26	-0.26
kettl	0.17	-0.17
kind	0.85	-0.85
kind of	0.54	-0.54
knee	-0.49	0.49
knee brace	0.23	-0.23
know	0.44	-0.44
kx	0.21	-0.21
l	-0.57	0.57
l <n>	-0.75	0.75
lack	-0.93	0.93
lack inform	-0.98	0.98
lake health	0.22	-0.22
lane	0.16	-0.16
languag	0.4	-0.4
lantern	0.29	-0.29
last <n>	-0.19	0.19
last one	0.66	-0.66
last page	0.59	-0.59
late	-0.96	0.96
later	0.46	-0.46
later than	0.96	-0.96
law	0.94	-0.94
lcd	-0.74	0.74
leander	0.32	-0.32
least	-0.34	0.34
left	0.71	-0.71
length:0	1.91	-1.91
length:1	1.71	-1.71
length:3	-0.62	0.62
length:4	-1.39	1.39
length:5	-1.36	1.36
length:6	-0.81	0.81
leopold	0.16	-0.16
les	0.34	-0.34
let	-0.32	0.32
let us	-0.36	0.36
letter	1.53	-1.53
letter * <month>	0.37	-0.37
letter * about	0.22	-0.22
letter * the	0.18	-0.18
letter <n>	0.2	-0.2
letter date	-0.35	0.35
letter is	-0.18	0.18
letter of	0.79	-0.79
letter was	0.23	-0.23
level	-0.98	0.98
level * care	-1.26	1.26
level of	-0.88	0.88
liability	-0.39	0.39
liabl	1.24	-1.24
licens	-0.79	0.79
life	0.32	-0.32
life insuranc	0.24	-0.24
limit	-2.28	2.28
limit * <n>	-0.64	0.64
limit * fil	-1.2	1.2
limit * your	-0.62	0.62
limit for	-1.5	1.5
limit in	-0.52	0.52
limit of	-0.38	0.38
limit to	-1.05	1.05
lindgren	0.24	-0.24
lindqvist	0.25	-0.25
list	0.29	-0.29
list above	0.54	-0.54
list below	0.31	-0.31
littl	0.17	-0.17
llc	0.78	-0.78
ln dos	-0.24	0.24
local	-0.62	0.62
local coverag	-0.73	0.73
log	0.38	-0.38
longer	-0.96	0.96
look	1.88	-1.88
look * again	0.16	-0.16
look * it	0.18	-0.18
look * the	0.68	-0.68
look * whether	0.77	-0.77
look again	0.27	-0.27
look at	1.71	-1.71
los	-0.45	0.45
los * exclud	0.38	-0.38
low	0.38	-0.38
low back	0.38	-0.38
lower	0.3	-0.3
lower back	0.51	-0.51
lt	-0.43	0.43
lumbar	0.93	-0.93
m	0.72	-0.72
m <n>	0.45	-0.45
ma	0.99	-0.99
ma <n>	0.99	-0.99
made	1.58	-1.58
made a	0.21	-0.21
made by	0.33	-0.33
mail	0.38	-0.38
mail on	0.26	-0.26
mail or	0.28	-0.28
maintenanc	-1.21	1.21
maintenanc therapy	-0.91	0.91
make	-0.79	0.79
manag	0.92	-0.92
manag care	0.27	-0.27
manag for	0.23	-0.23
manager	-0.38	0.38
manipul	-0.25	0.25
manipul <n>	0.21	-0.21
manual	-0.24	0.24
manual chapter	-0.36	0.36
manual therapy	0.32	-0.32
many	-1.42	1.42
many frequency	-0.52	0.52
many servic	-0.96	0.96
maple	0.19	-0.19
marchetty	0.57	-0.57
marigold	0.23	-0.23
marketplac	0.6	-0.6
marsh	-0.35	0.35
match	-1.38	1.38
maximum	-0.87	0.87
maximum * thi	0.41	-0.41
maximum allowabl	0.81	-0.81
maximum for	0.41	-0.41
may	1.02	-1.02
may * asked	0.21	-0.21
may * bill	0.17	-0.17
may * deny	0.47	-0.47
may * filed	0.25	-0.25
may <n>	-0.29	0.29
may appeal	0.8	-0.8
may ask	0.67	-0.67
may file	0.21	-0.21
may not	1.04	-1.04
may note	0.19	-0.19
may send	0.24	-0.24
mbi	0.39	-0.39
mbi <n>	0.35	-0.35
md	1.11	-1.11
meadowlark	0.42	-0.42
mean	0.76	-0.76
mean that	0.58	-0.58
measur	-0.55	0.55
measurabl	0.27	-0.27
measurabl goal	0.27	-0.27
medicaid	1.21	-1.21
medicaid manag	0.25	-0.25
medicaid servic	0.2	-0.2
medicaid tricar	0.18	-0.18
medical	-1.05	1.05
medical bill	0.22	-0.22
medical director	0.57	-0.57
medical examin	-1.05	1.05
medical fee	0.37	-0.37
medical group	-0.16	0.16
medical insuranc	0.28	-0.28
medical necessary	-1.17	1.17
medical necessity	0.62	-0.62
medical pay	-0.93	0.93
medical record	0.27	-0.27
medical review	0.46	-0.46
medicar	0.33	-0.33
medicar * may	0.17	-0.17
medicar advantag	0.3	-0.3
medicar appeal	0.16	-0.16
medicar benefit	0.69	-0.69
medicar claim	0.16	-0.16
medicar doe	0.34	-0.34
medicar medicaid	0.34	-0.34
medicar number	0.35	-0.35
medicar part	-0.33	0.33
medicar summary	0.19	-0.19
medicar will	0.41	-0.41
medicar you	0.17	-0.17
medicin	-0.8	0.8
meet	-0.47	0.47
meet the	-0.79	0.79
member :	-0.3	0.3
member claim	0.39	-0.39
member id	-0.26	0.26
member is	-0.25	0.25
member may	0.17	-0.17
member name	-0.76	0.76
member no	0.57	-0.57
member number	0.51	-0.51
merriman	0.19	-0.19
mesa	-0.51	0.51
messag	-0.85	0.85
messag :	0.19	-0.19
messag <n>	-0.76	0.76
met	0.2	-0.2
met <m>	0.27	-0.27
met by	-0.82	0.82
mg	0.26	-0.26
mi	0.21	-0.21
military	0.53	-0.53
minut	-1.23	1.23
minut for	-0.43	0.43
miss	-1.74	1.74
miss incomplet	-0.21	0.21
miss or	-0.81	0.81
mistak	0.72	-0.72
mk	0.26	-0.26
mk <n>	0.26	-0.26
moa	0.53	-0.53
moa ma	0.25	-0.25
mod	-0.46	0.46
mod bill	0.2	-0.2
mod unit	0.26	-0.26
modality	-0.4	0.4
modifier	-0.51	0.51
modifier that	0.56	-0.56
molina	0.34	-0.34
molina healthcar	0.32	-0.32
month	-1.67	1.67
month * the	0.55	-0.55
month from	0.57	-0.57
month of	0.58	-0.58
more	-0.58	0.58
more than	-1.54	1.54
mountain	0.35	-0.35
mr	-0.28	0.28
mri	-0.88	0.88
mri * the	-0.44	0.44
mri of	-0.72	0.72
msg	0.2	-0.2
multipl	-0.73	0.73
must	0.54	-0.54
must * filed	0.43	-0.43
must * made	0.17	-0.17
must * receiv	0.41	-0.41
must * sent	0.33	-0.33
must be	1.24	-1.24
must file	0.28	-0.28
must send	-0.29	0.29
n	-0.74	0.74
n <n>	-0.45	0.45
nail	-0.38	0.38
name :	0.44	-0.44
name addres	0.2	-0.2
name recipient	0.19	-0.19
named	0.57	-0.57
named above	0.38	-0.38
national	0.18	-0.18
necessary	-1.3	1.3
necessary becaus	-0.25	0.25
necessary for	-1.2	1.2
necessary under	-0.42	0.42
necessity	0.62	-0.62
necessity * the	-1.14	1.14
necessity by	-1.14	1.14
neck	0.18	-0.18
need	-1.41	1.41
need for	-1.49	1.49
need prior	-0.28	0.28
need the	0.34	-0.34
need to	-0.5	0.5
needl	0.91	-0.91
nerve	-0.54	0.54
net	-0.29	0.29
network	0.5	-0.5
network provider	0.57	-0.57
neurology	-0.94	0.94
new	1.63	-1.63
next	0.8	-0.8
night	0.31	-0.31
no	-1.76	1.76
no :	0.71	-0.71
no <m>	0.59	-0.59
no <n>	0.99	-0.99
no appeal	0.86	-0.86
no authoriz	-1.13	1.13
no benefit	-0.54	0.54
no chang	-0.64	0.64
no fractur	-0.46	0.46
no further	1.08	-1.08
no later	0.69	-0.69
no longer	-0.96	0.96
no part	0.88	-0.88
no reason	-1.48	1.48
no record	-0.94	0.94
no referral	-1.3	1.3
non	-0.99	0.99
non cover	-1.48	1.48
none	-1.07	1.07
noon	0.31	-0.31
normal	-0.48	0.48
not	-2.61	2.61
not * appeal	-0.72	0.72
not * benefit	-1.35	1.35
not * bill	1.45	-1.45
not * charg	0.3	-0.3
not * cover	-0.87	0.87
not * denial	0.85	-0.85
not * our	-0.19	0.19
not a	-0.83	0.83
not able	0.28	-0.28
not agree	0.39	-0.39
not an	-0.89	0.89
not answer	-0.56	0.56
not approv	1.21	-1.21
not authoriz	-1	1
not be	1.22	-1.22
not bill	0.56	-0.56
not certify	-0.54	0.54
not chang	-0.22	0.22
not cover	-0.18	0.18
not deem	-1.14	1.14
not describ	0.44	-0.44
not get	-1.43	1.43
not in	-1.08	1.08
not later	0.33	-0.33
not look	0.77	-0.77
not match	-0.98	0.98
not medical	-1.57	1.57
not meet	-0.32	0.32
not met	1.02	-1.02
not need	0.31	-0.31
not on	0.28	-0.28
not owe	0.75	-0.75
not paid	-0.17	0.17
not pay	-0.81	0.81
not reasonabl	-0.83	0.83
not receiv	-0.83	0.83
not send	0.83	-0.83
not show	-1.69	1.69
not sign	-0.62	0.62
not support	-2.11	2.11
not to	0.69	-0.69
not valid	-0.87	0.87
note	-1.01	1.01
note * <month>	-1.18	1.18
note * claim	-1.03	1.03
note * the	1.27	-1.27
note <d>	0.46	-0.46
note <n>	0.17	-0.17
note and	-0.54	0.54
note doe	-0.65	0.65
note for	-0.31	0.31
note of	-0.7	0.7
note show	0.56	-0.56
note that	-0.67	0.67
noth	1.72	-1.72
noth more	0.84	-0.84
notic	1.17	-1.17
notic * advers	-0.34	0.34
notic * claim	0.21	-0.21
notic * denial	0.3	-0.3
notic * part	0.16	-0.16
notic * your	0.18	-0.18
notic date	0.39	-0.39
notic for	0.29	-0.29
notic of	0.33	-0.33
notic to	0.17	-0.17
notific	-1.48	1.48
notific absent	-1.37	1.37
now	0.68	-0.68
np	-0.59	0.59
npi	0.32	-0.32
npi <n>	0.23	-0.23
number	-0.42	0.42
number * unit	-0.88	0.88
number * visit	-0.81	0.81
number :	0.69	-0.69
number <n>	-0.38	0.38
number of	-1.59	1.59
number servic	0.24	-0.24
nurs	-1.26	1.26
nurs facility	0.18	-0.18
o	0.78	-0.78
o <n>	0.18	-0.18
o box	0.27	-0.27
oak	0.38	-0.38
objection	-0.8	0.8
objectiv	0.34	-0.34
obtain	0.31	-0.31
occupational	-0.38	0.38
occupational therapy	-0.38	0.38
occurrenc	-1.45	1.45
occurrenc has	-1.45	1.45
odaly	-0.86	0.86
oduya	0.21	-0.21
of * <m>	0.19	-0.19
of * action	0.19	-0.19
of * appeal	0.18	-0.18
of * bill	0.41	-0.41
of * brochur	-0.51	0.51
of * claim	0.87	-0.87
of * date	0.75	-0.75
of * day	0.73	-0.73
of * decision	0.71	-0.71
of * denial	0.49	-0.49
of * fact	0.18	-0.18
of * follow	0.18	-0.18
of * knee	-0.88	0.88
of * medical	-0.28	0.28
of * pay	-0.4	0.4
of * plan	-0.82	0.82
of * record	-0.69	0.69
of * remit	0.21	-0.21
of * right	0.45	-0.45
of * servic	-0.56	0.56
of * therapist	-0.63	0.63
of <5>	-0.46	0.46
of <d>	0.35	-0.35
of <m>	0.85	-0.85
of <month>	-1.21	1.21
of <n>	-1.01	1.01
of a	1	-1
of advers	-0.34	0.34
of an	-0.55	0.55
of another	-1.27	1.27
of benefit	0.26	-0.26
of bill	-1.15	1.15
of birth	0.62	-0.62
of care	-0.87	0.87
of claim	-0.69	0.69
of conservativ	0.42	-0.42
of coverag	-0.27	0.27
of denial	-0.18	0.18
of health	0.16	-0.16
of injury	0.2	-0.2
of insuranc	0.34	-0.34
of liability	-0.52	0.52
of medical	0.92	-0.92
of medicar	0.28	-0.28
of one	-1.08	1.08
of provider	-0.32	0.32
of receiv	0.31	-0.31
of review	0.23	-0.23
of servic	-0.74	0.74
of six	0.38	-0.38
of that	-0.73	0.73
of therapy	-0.48	0.48
of thi	0.76	-0.76
of time	-0.74	0.74
of treat	-1.39	1.39
of unit	-0.88	0.88
of visit	-0.8	0.8
of worker	0.16	-0.16
of your	0.28	-0.28
off	0.35	-0.35
offic	-0.25	0.25
offic * the	-0.4	0.4
offic note	-0.36	0.36
offic of	0.24	-0.24
offic visit	0.76	-0.76
official	0.4	-0.4
offset	0.49	-0.49
ohio	0.45	-0.45
okafor	0.19	-0.19
old	-0.16	0.16
omb	0.21	-0.21
on * claim	-0.76	0.76
on * date	-1.97	1.97
on * same	0.71	-0.71
on * tricar	0.19	-0.19
on <d>	0.92	-0.92
on <month>	-0.63	0.63
on <n>	-0.59	0.59
on a	0.39	-0.39
on behalf	0.54	-0.54
on file	-1.58	1.58
on his	0.67	-0.67
on may	-0.84	0.84
on the	-0.28	0.28
on thi	-0.67	0.67
on top	0.17	-0.17
on your	0.76	-0.76
once	-1.44	1.44
once * <n>	-1.48	1.48
once in	-1.47	1.47
one	-1.55	1.55
one * the	-1.36	1.36
one hundr	0.4	-0.4
one of	-1.34	1.34
one on	0.3	-0.3
one visit	-0.77	0.77
one year	0.51	-0.51
onlin	0.26	-0.26
only after	0.73	-0.73
only for	-0.46	0.46
open	0.57	-0.57
operativ	-0.51	0.51
operativ report	-0.65	0.65
opm	0.17	-0.17
option	-0.5	0.5
optum	0.28	-0.28
or * doctor	0.28	-0.28
or * fax	0.17	-0.17
or * prescriber	0.27	-0.27
or <n>	-0.73	0.73
or a	-0.43	0.43
or by	0.2	-0.2
or deny	0.43	-0.43
or fax	0.57	-0.57
or file	0.19	-0.19
or has	-0.75	0.75
or invalid	-0.31	0.31
or more	0.67	-0.67
or occurrenc	-1.45	1.45
or other	-0.7	0.7
or provider	-1.02	1.02
or the	0.52	-0.52
or to	0.71	-0.71
or your	0.69	-0.69
orchard	0.18	-0.18
order	0.61	-0.61
order for	-0.62	0.62
organiz	0.4	-0.4
original	0.33	-0.33
original denial	0.2	-0.2
orthopaedic	0.41	-0.41
other	-0.98	0.98
other <n>	-0.28	0.28
other document	-1.01	1.01
other health	-1.42	1.42
other insuranc	-0.48	0.48
other plan	0.65	-0.65
ottili	-0.74	0.74
our decision	1.28	-1.28
our denial	0.47	-0.47
our earlier	0.38	-0.38
our file	-1.18	1.18
our hand	0.16	-0.16
our insur	-1.11	1.11
our member	0.24	-0.24
our physician	-0.6	0.6
our record	-0.88	0.88
our review	0.66	-0.66
out	-0.36	0.36
outcom	1.12	-1.12
outpatient physical	-0.17	0.17
over	0.42	-0.42
overpaid	0.38	-0.38
overpay	0.44	-0.44
overturn	0.66	-0.66
overturn the	0.35	-0.35
owe	1.41	-1.41
owe the	0.36	-0.36
owe thi	0.39	-0.39
owen	-0.24	0.24
oyelaran	0.4	-0.4
oyelowo	0.17	-0.17
p	0.91	-0.91
p <n>	0.42	-0.42
p o	0.29	-0.29
pa	-0.68	0.68
page	0.65	-0.65
paid	0.22	-0.22
paid * bill	0.84	-0.84
paid * may	0.5	-0.5
paid * owe	0.24	-0.24
paid * provider	0.46	-0.46
paid :	0.65	-0.65
paid <m>	0.99	-0.99
paid <n>	0.97	-0.97
paid adj	0.21	-0.21
paid be	0.17	-0.17
paid by	0.72	-0.72
paid code	0.17	-0.17
paid in	0.94	-0.94
paid note	0.16	-0.16
paid on	-0.23	0.23
paid reason	0.47	-0.47
paid separat	-1.1	1.1
paid to	0.18	-0.18
paid twice	-0.74	0.74
paid you	0.76	-0.76
pain	0.21	-0.21
pain <n>	0.59	-0.59
pain after	-0.29	0.29
paper	0.53	-0.53
part * the	0.47	-0.47
part * your	0.2	-0.2
part b	0.56	-0.56
part d	-0.2	0.2
part in	1.47	-1.47
part of	-1.16	1.16
partial	0.58	-0.58
participant	0.38	-0.38
party	-0.21	0.21
path	0.33	-0.33
pathology	-0.56	0.56
pathology report	-0.56	0.56
patient	-0.49	0.49
patient * not	1.26	-1.26
patient :	0.81	-0.81
patient account	0.41	-0.41
patient acct	0.45	-0.45
patient birth	0.2	-0.2
patient claim	0.24	-0.24
patient is	1.28	-1.28
patient may	0.3	-0.3
patient name	1.05	-1.05
patient was	-0.91	0.91
pay	0.4	-0.4
pay * :	0.17	-0.17
pay * <m>	0.63	-0.63
pay * <month>	0.28	-0.28
pay * <n>	-0.3	0.3
pay * another	-0.33	0.33
pay * your	-0.2	0.2
pay :	0.34	-0.34
pay <m>	0.46	-0.46
pay adjust	-0.53	0.53
pay amount	0.82	-0.82
pay by	0.31	-0.31
pay claim	-0.28	0.28
pay decision	0.51	-0.51
pay disput	-0.48	0.48
pay for	-0.8	0.8
pay is	0.3	-0.3
pay it	-0.31	0.31
pay of	0.31	-0.31
pay on	0.7	-0.7
pay or	-0.7	0.7
pay policy	0.6	-0.6
pay thi	0.45	-0.45
pay to	0.27	-0.27
pay will	0.19	-0.19
payabl	0.76	-0.76
payabl expl	0.17	-0.17
payabl to	0.32	-0.32
payee	0.29	-0.29
payer	-1.05	1.05
payer deem	-0.59	0.59
pcn	0.22	-0.22
pd	1.03	-1.03
pd <n>	0.43	-0.43
pediatric	0.44	-0.44
pediatric therapy	0.18	-0.18
peer	1.04	-1.04
peer * peer	0.28	-0.28
peer review	0.27	-0.27
peer to	0.28	-0.28
per	-1.5	1.5
per calendar	-1.06	1.06
percent	-0.17	0.17
perform	-0.32	0.32
perform on	-0.32	0.32
period	-0.37	0.37
period * occurrenc	-1.45	1.45
period of	-1.1	1.1
period or	-1.45	1.45
person who	-0.97	0.97
personal	0.43	-0.43
personal injury	0.43	-0.43
phone	0.24	-0.24
photograph	0.51	-0.51
physical	0.78	-0.78
physical medicin	0.34	-0.34
physical therapy	0.26	-0.26
physician	-0.65	0.65
physician and	-0.59	0.59
physician who	0.34	-0.34
pip	0.28	-0.28
place	-1.05	1.05
plain	0.26	-0.26
plan	-0.91	0.91
plan * care	0.29	-0.29
plan * self	0.21	-0.21
plan :	0.29	-0.29
plan a	0.38	-0.38
plan allowanc	0.57	-0.57
plan and	-0.19	0.19
plan appeal	0.76	-0.76
plan approv	0.18	-0.18
plan ask	-1.39	1.39
plan clinical	-0.44	0.44
plan cover	-0.6	0.6
plan docu	-1.25	1.25
plan doe	0.23	-0.23
plan explan	0.28	-0.28
plan has	-0.38	0.38
plan is	0.49	-0.49
plan limit	-0.98	0.98
plan must	0.52	-0.52
plan notic	-0.39	0.39
plan of	-0.39	0.39
plan paid	0.86	-0.86
plan pay	-0.69	0.69
plan with	0.77	-0.77
pleas	2.02	-2.02
pleas send	1.07	-1.07
po	0.71	-0.71
po box	0.67	-0.67
podiatry	-0.18	0.18
point	-0.57	0.57
policy	0.41	-0.41
policy manual	-0.36	0.36
policyholder	-0.28	0.28
portal	0.96	-0.96
portion	0.37	-0.37
portion * your	0.37	-0.37
portion with	0.37	-0.37
pos	0.17	-0.17
post	1.2	-1.2
postmark	-0.77	0.77
postmark within	-0.9	0.9
ppo	0.47	-0.47
pr	0.63	-0.63
pr <n>	0.5	-0.5
practic	-0.2	0.2
prairi	-0.62	0.62
pre	-0.87	0.87
preauthoriz	0.39	-0.39
precertific	-2.34	2.34
precertific authoriz	-1.37	1.37
prepay	0.24	-0.24
prepay review	0.21	-0.21
prescriber	0.68	-0.68
prescription	0.6	-0.6
prescription drug	0.28	-0.28
preventiv	-0.89	0.89
previou	0.16	-0.16
primary	-1.93	1.93
primary care	-0.31	0.31
print <d>	-0.31	0.31
prior	0.7	-0.7
prior approval	-0.28	0.28
prior authoriz	1.26	-1.26
problem	0.32	-0.32
proc charg	0.39	-0.39
proc mod	-0.64	0.64
procedur	-1.29	1.29
procedur * not	-1.37	1.37
procedur * the	0.91	-0.91
procedur <5>	0.94	-0.94
procedur and	0.93	-0.93
procedur code	-0.83	0.83
procedur is	-1.49	1.49
procedur on	0.34	-0.34
proces	0.58	-0.58
process	0.53	-0.53
process :	0.54	-0.54
process as	0.44	-0.44
process on	-0.31	0.31
professional	-0.2	0.2
program	1.57	-1.57
progres	1.72	-1.72
progres note	0.65	-0.65
proof	-0.44	0.44
proof of	-0.38	0.38
proper	-0.39	0.39
protection	0.43	-0.43
prov	0.36	-0.36
provid	-0.79	0.79
provid doe	-0.34	0.34
provider * not	0.45	-0.45
provider * servic	0.19	-0.19
provider :	0.36	-0.36
provider appeal	0.43	-0.43
provider disput	0.26	-0.26
provider is	0.42	-0.42
provider may	0.41	-0.41
provider number	0.57	-0.57
provider of	0.21	-0.21
provider portal	0.37	-0.37
provider remittanc	0.17	-0.17
provider was	-0.91	0.91
provider who	-1.07	1.07
pt	1.37	-1.37
pt <n>	0.51	-0.51
pt resp	0.25	-0.25
put	0.17	-0.17
put the	-0.29	0.29
q	0.78	-0.78
q <n>	0.74	-0.74
qic	0.17	-0.17
qty	-0.23	0.23
qualify	-0.96	0.96
quarter:0	1.26	-1.26
quarter:1	1.65	-1.65
quarter:2	0.46	-0.46
quarter:3	-0.42	0.42
quentin	0.51	-0.51
question	0.66	-0.66
question about	0.21	-0.21
r	0.55	-0.55
r <n>	0.45	-0.45
ra	0.31	-0.31
ra date	0.2	-0.2
rarc	0.27	-0.27
rarc <n>	-0.39	0.39
rate	-0.71	0.71
rational	-0.5	0.5
rational :	0.22	-0.22
ray	-1.1	1.1
rc	0.23	-0.23
rd	0.21	-0.21
re	0.19	-0.19
reach	-1.11	1.11
reach us	-0.28	0.28
read	0.3	-0.3
read it	0.43	-0.43
read the	0.71	-0.71
reason	-0.45	0.45
reason * denial	0.21	-0.21
reason * the	-0.64	0.64
reason <d>	0.43	-0.43
reason <n>	-0.27	0.27
reason co	-1.02	1.02
reason for	-1.05	1.05
reason moa	0.31	-0.31
reason paid	-0.23	0.23
reasonabl	-0.48	0.48
reasonabl * necessary	-0.78	0.78
reasonabl and	-0.55	0.55
receipt	0.97	-0.97
receipt * thi	0.31	-0.31
receipt of	0.32	-0.32
receiv	-0.5	0.5
receiv * <month>	0.56	-0.56
receiv * <n>	0.66	-0.66
receiv * claim	0.28	-0.28
receiv * request	0.47	-0.47
receiv * sign	-1.05	1.05
receiv :	0.26	-0.26
receiv <d>	0.83	-0.83
receiv <month>	0.27	-0.27
receiv a	-0.72	0.72
receiv after	-1.04	1.04
receiv by	0.17	-0.17
receiv on	1.07	-1.07
receiv thi	1.68	-1.68
receiv within	0.25	-0.25
receiv your	0.87	-0.87
recipient id	0.24	-0.24
recipient name	0.24	-0.24
recommend	0.8	-0.8
reconsider	1.43	-1.43
reconsider :	0.35	-0.35
reconsider on	0.22	-0.22
reconsider request	0.23	-0.23
record	-1.8	1.8
record * the	0.39	-0.39
record * thi	0.65	-0.65
record do	-2.1	2.1
record doe	-0.28	0.28
record for	1.04	-1.04
record may	0.26	-0.26
record with	-0.48	0.48
recovery	-0.36	0.36
red	-0.43	0.43
redetermin	0.65	-0.65
reduction	0.52	-0.52
redwood	-0.28	0.28
referenc	0.46	-0.46
referr	-0.63	0.63
referr by	-0.26	0.26
referr provider	-0.21	0.21
referral	-1.4	1.4
refund	0.2	-0.2
region	1.06	-1.06
region <n>	0.19	-0.19
rehab	0.26	-0.26
rehabilit	0.26	-0.26
reimburs	0.28	-0.28
rel	0.17	-0.17
relat	-0.24	0.24
relat * the	-0.6	0.6
relat to	-0.6	0.6
relationship	0.2	-0.2
relief	-0.65	0.65
rem	0.16	-0.16
rem :	0.16	-0.16
remain	-1.88	1.88
remark :	0.37	-0.37
remark <n>	-0.6	0.6
remark code	1.15	-1.15
remark n	0.28	-0.28
remit	0.31	-0.31
remit date	0.31	-0.31
remittanc	0.74	-0.74
remittanc advic	0.26	-0.26
render	0.17	-0.17
render provider	0.3	-0.3
replac	0.33	-0.33
report	-0.32	0.32
report of	-0.27	0.27
representativ	-0.73	0.73
representativ or	0.33	-0.33
request	0.38	-0.38
request * :	0.3	-0.3
request * <month>	0.26	-0.26
request * a	0.43	-0.43
request * accept	0.21	-0.21
request * reconsider	0.5	-0.5
request * review	0.23	-0.23
request * the	0.4	-0.4
request :	0.31	-0.31
request <n>	0.21	-0.21
request ?	0.32	-0.32
request are	0.21	-0.21
request becaus	-0.43	0.43
request by	0.27	-0.27
request doe	-0.27	0.27
request for	0.51	-0.51
request is	-0.28	0.28
request must	0.23	-0.23
request on	0.27	-0.27
request to	0.19	-0.19
request was	-0.84	0.84
requir	-1.21	1.21
resolution	0.22	-0.22
resolv	-0.3	0.3
resp	0.3	-0.3
respons	0.48	-0.48
responsibility	0.33	-0.33
responsibl	1.3	-1.3
responsibl * the	0.4	-0.4
responsibl for	1.28	-1.28
return	-0.61	0.61
return <m>	0.2	-0.2
return thi	0.49	-0.49
rev	0.21	-0.21
revers	0.86	-0.86
review	0.65	-0.65
review * an	0.17	-0.17
review * request	0.36	-0.36
review * the	0.24	-0.24
review * your	-0.84	0.84
review :	-0.66	0.66
review by	0.59	-0.59
review entity	0.22	-0.22
review is	0.22	-0.22
review it	0.31	-0.31
review of	-0.68	0.68
review organiz	0.3	-0.3
review the	0.69	-0.69
review we	0.34	-0.34
review your	-0.34	0.34
reviewer	1.07	-1.07
reye	0.34	-0.34
ridge	0.27	-0.27
right	1.87	-1.87
right * appeal	0.21	-0.21
right to	0.68	-0.68
rio	0.41	-0.41
river	0.33	-0.33
root	-1.25	1.25
rosamund	0.16	-0.16
routin	-1.24	1.24
rsn	-0.97	0.97
rt	-0.28	0.28
rule	-0.38	0.38
run	1.05	-1.05
s * servic	0.31	-0.31
s <n>	0.67	-0.67
s of	0.31	-0.31
safe	-0.27	0.27
same	-0.36	0.36
same day	-0.18	0.18
saskia	0.21	-0.21
sav	0.34	-0.34
say	0.51	-0.51
say why	0.26	-0.26
schedul	0.21	-0.21
schedul maximum	0.81	-0.81
school	0.16	-0.16
score	-0.24	0.24
screen	0.72	-0.72
second review	0.66	-0.66
section	-0.2	0.2
section <n>	-0.36	0.36
see a	0.64	-0.64
see note	0.26	-0.26
see page	0.24	-0.24
see the	0.65	-0.65
seen	0.51	-0.51
select	0.62	-0.62
select for	0.62	-0.62
self	-0.25	0.25
self fund	0.35	-0.35
self insur	0.29	-0.29
send	1.23	-1.23
send * claim	0.43	-0.43
send * correct	0.72	-0.72
send * offic	-0.92	0.92
send a	0.19	-0.19
send it	0.28	-0.28
send the	0.18	-0.18
send us	-0.17	0.17
send your	0.21	-0.21
senior	0.17	-0.17
senior advantag	0.17	-0.17
sent	-0.18	0.18
sent * fax	0.52	-0.52
sent * the	-0.18	0.18
sent * us	-0.35	0.35
sent a	0.78	-0.78
sent doe	-0.83	0.83
sent for	0.6	-0.6
sent us	0.3	-0.3
sent within	0.21	-0.21
sentence after::	0.73	-0.73
sentence after:<5>	0.39	-0.39
sentence after:<d>	0.34	-0.34
sentence after:<m>	0.27	-0.27
sentence after:<month>	0.23	-0.23
sentence after:<n>	0.18	-0.18
sentence after:?	0.38	-0.38
sentence after:able	-0.87	0.87
sentence after:about	1.6	-1.6
sentence after:above	-0.5	0.5
sentence after:absent	0.66	-0.66
sentence after:accept	0.34	-0.34
sentence after:accident	0.61	-0.61
sentence after:account	0.68	-0.68
sentence after:acct	0.23	-0.23
sentence after:action	0.63	-0.63
sentence after:activ	-0.18	0.18
sentence after:acupunctur	0.74	-0.74
sentence after:addres	0.83	-0.83
sentence after:adj	0.28	-0.28
sentence after:adjust	0.85	-0.85
sentence after:administrativ	-0.47	0.47
sentence after:advanc	-0.64	0.64
sentence after:after	1.13	-1.13
sentence after:again	-1.04	1.04
sentence after:agre	0.57	-0.57
sentence after:agree	0.18	-0.18
sentence after:aide	0.16	-0.16
sentence after:all	-0.79	0.79
sentence after:allergy	0.3	-0.3
sentence after:allow	0.47	-0.47
sentence after:allowabl	-0.42	0.42
sentence after:also	0.69	-0.69
sentence after:amount	0.53	-0.53
sentence after:another	0.23	-0.23
sentence after:answer	0.54	-0.54
sentence after:any	-1.46	1.46
sentence after:anyth	0.2	-0.2
sentence after:apply	0.27	-0.27
sentence after:approv	-0.54	0.54
sentence after:approval	-0.32	0.32
sentence after:arrang	0.72	-0.72
sentence after:ask	-1.21	1.21
sentence after:assess	0.29	-0.29
sentence after:associat	0.16	-0.16
sentence after:attach	0.18	-0.18
sentence after:attend	0.29	-0.29
sentence after:audit	0.18	-0.18
sentence after:authoriz	0.66	-0.66
sentence after:b	-0.26	0.26
sentence after:back	-0.44	0.44
sentence after:based	0.39	-0.39
sentence after:becaus	1.1	-1.1
sentence after:been	0.21	-0.21
sentence after:being	0.49	-0.49
sentence after:below	1.38	-1.38
sentence after:beneficiary	0.88	-0.88
sentence after:benefit	-0.83	0.83
sentence after:better	0.73	-0.73
sentence after:between	0.56	-0.56
sentence after:beyond	-0.27	0.27
sentence after:bill	-0.36	0.36
sentence after:birth	0.54	-0.54
sentence after:bluestem	0.16	-0.16
sentence after:board	0.19	-0.19
sentence after:body	-0.51	0.51
sentence after:born	0.37	-0.37
sentence after:both	-1.07	1.07
sentence after:box	0.54	-0.54
sentence after:brochur	-1.38	1.38
sentence after:busines	0.55	-0.55
sentence after:c	0.82	-0.82
sentence after:calendar	-0.19	0.19
sentence after:came	0.28	-0.28
sentence after:can	-1.12	1.12
sentence after:cannot	1.66	-1.66
sentence after:cant	0.28	-0.28
sentence after:carc	-0.51	0.51
sentence after:card	0.16	-0.16
sentence after:care	0.24	-0.24
sentence after:carrier	0.66	-0.66
sentence after:carry	0.89	-0.89
sentence after:case	0.51	-0.51
sentence after:casimir	0.18	-0.18
sentence after:center	0.39	-0.39
sentence after:certificat	-0.49	0.49
sentence after:chang	0.27	-0.27
sentence after:chapter	0.47	-0.47
sentence after:child	0.33	-0.33
sentence after:chiropractic	0.21	-0.21
sentence after:claim	0.41	-0.41
sentence after:clinic	0.62	-0.62
sentence after:clinical	0.25	-0.25
sentence after:clm	0.31	-0.31
sentence after:co	-0.86	0.86
sentence after:code	0.79	-0.79
sentence after:committe	0.27	-0.27
sentence after:compens	0.21	-0.21
sentence after:complet	-0.24	0.24
sentence after:condition	0.64	-0.64
sentence after:conservativ	-0.36	0.36
sentence after:consider	0.21	-0.21
sentence after:contact	0.24	-0.24
sentence after:continu	0.35	-0.35
sentence after:contract	-0.35	0.35
sentence after:contractor	-0.49	0.49
sentence after:contractual	0.55	-0.55
sentence after:control	0.41	-0.41
sentence after:cooperativ	0.35	-0.35
sentence after:coordin	-0.45	0.45
sentence after:copay	0.4	-0.4
sentence after:copy	-0.74	0.74
sentence after:correct	-0.42	0.42
sentence after:cost	0.31	-0.31
sentence after:could	0.92	-0.92
sentence after:coverag	0.4	-0.4
sentence after:cpt	0.54	-0.54
sentence after:criteria	0.34	-0.34
sentence after:customer	0.21	-0.21
sentence after:d	0.7	-0.7
sentence after:daily	0.65	-0.65
sentence after:deadlin	-1.06	1.06
sentence after:decid	1.12	-1.12
sentence after:decision	0.52	-0.52
sentence after:deductibl	0.69	-0.69
sentence after:deem	0.81	-0.81
sentence after:degr	0.74	-0.74
sentence after:delay	0.25	-0.25
sentence after:deliver	0.2	-0.2
sentence after:denial	0.59	-0.59
sentence after:dental	0.44	-0.44
sentence after:deny	0.31	-0.31
sentence after:depart	0.79	-0.79
sentence after:dependent	0.17	-0.17
sentence after:describ	-0.26	0.26
sentence after:description	0.4	-0.4
sentence after:detach	0.5	-0.5
sentence after:determin	0.7	-0.7
sentence after:did	-0.17	0.17
sentence after:direct	0.26	-0.26
sentence after:disagre	0.56	-0.56
sentence after:disc	0.35	-0.35
sentence after:discount	0.6	-0.6
sentence after:dismiss	0.32	-0.32
sentence after:dismissal	0.19	-0.19
sentence after:disput	0.78	-0.78
sentence after:do	0.24	-0.24
sentence after:dob	0.28	-0.28
sentence after:doctor	-0.27	0.27
sentence after:docu	0.69	-0.69
sentence after:document	0.29	-0.29
sentence after:done	0.68	-0.68
sentence after:dos	0.19	-0.19
sentence after:dpt	0.33	-0.33
sentence after:dress	0.21	-0.21
sentence after:drug	0.2	-0.2
sentence after:due	0.82	-0.82
sentence after:duplicat	0.78	-0.78
sentence after:dx	0.22	-0.22
sentence after:e	-0.23	0.23
sentence after:each	-0.43	0.43
sentence after:earlier	-0.54	0.54
sentence after:effectiv	-1.16	1.16
sentence after:eg	0.31	-0.31
sentence after:electrical	0.2	-0.2
sentence after:electronical	0.57	-0.57
sentence after:emergency	-0.9	0.9
sentence after:employe	0.17	-0.17
sentence after:employer	0.39	-0.39
sentence after:enclos	0.19	-0.19
sentence after:end	0.65	-0.65
sentence after:ended	-1.07	1.07
sentence after:enroll	0.16	-0.16
sentence after:enrolle	0.29	-0.29
sentence after:eob	0.72	-0.72
sentence after:erisa	0.18	-0.18
sentence after:error	0.27	-0.27
sentence after:establish	0.61	-0.61
sentence after:evalu	0.66	-0.66
sentence after:every	-0.32	0.32
sentence after:evidenc	0.73	-0.73
sentence after:examin	-0.37	0.37
sentence after:exceed	-1.15	1.15
sentence after:exclusion	-0.6	0.6
sentence after:exercis	0.47	-0.47
sentence after:expect	0.59	-0.59
sentence after:expens	0.27	-0.27
sentence after:experimental	0.8	-0.8
sentence after:explain	0.44	-0.44
sentence after:explan	-0.82	0.82
sentence after:extension	-0.27	0.27
sentence after:external	1.01	-1.01
sentence after:f	0.63	-0.63
sentence after:facility	-0.87	0.87
sentence after:fail	-0.33	0.33
sentence after:fair	0.18	-0.18
sentence after:famy	0.23	-0.23
sentence after:fax	1.45	-1.45
sentence after:fee	-0.72	0.72
sentence after:fil	-0.48	0.48
sentence after:file	0.43	-0.43
sentence after:filed	0.92	-0.92
sentence after:film	-0.34	0.34
sentence after:final	-0.67	0.67
sentence after:finaliz	0.27	-0.27
sentence after:financial	1.03	-1.03
sentence after:find	0.18	-0.18
sentence after:finish	0.44	-0.44
sentence after:first	-1.2	1.2
sentence after:five	0.78	-0.78
sentence after:follow	0.51	-0.51
sentence after:foot	0.68	-0.68
sentence after:fork	0.18	-0.18
sentence after:form	-0.78	0.78
sentence after:found	0.78	-0.78
sentence after:four	-1.19	1.19
sentence after:fractur	0.42	-0.42
sentence after:full	0.77	-0.77
sentence after:fully	0.58	-0.58
sentence after:function	-1.13	1.13
sentence after:fund	0.25	-0.25
sentence after:further	-0.87	0.87
sentence after:g	0.69	-0.69
sentence after:gain	0.17	-0.17
sentence after:gave	0.32	-0.32
sentence after:general	-0.87	0.87
sentence after:get	1.32	-1.32
sentence after:gett	0.2	-0.2
sentence after:give	0.75	-0.75
sentence after:given	0.97	-0.97
sentence after:go	-0.44	0.44
sentence after:goal	0.81	-0.81
sentence after:good	0.4	-0.4
sentence after:got	0.31	-0.31
sentence after:govern	0.48	-0.48
sentence after:gp	-0.91	0.91
sentence after:group	0.9	-0.9
sentence after:guidelin	-0.94	0.94
sentence after:gwendolyn	0.16	-0.16
sentence after:h	0.24	-0.24
sentence after:had	0.37	-0.37
sentence after:hand	0.27	-0.27
sentence after:harbor	0.22	-0.22
sentence after:harden	0.23	-0.23
sentence after:harm	0.59	-0.59
sentence after:has	1.55	-1.55
sentence after:have	-0.8	0.8
sentence after:hcpc	0.3	-0.3
sentence after:health	0.64	-0.64
sentence after:hear	0.92	-0.92
sentence after:help	0.46	-0.46
sentence after:her	-0.98	0.98
sentence after:here	0.4	-0.4
sentence after:his	0.17	-0.17
sentence after:history	0.41	-0.41
sentence after:hmo	0.4	-0.4
sentence after:hold	0.28	-0.28
sentence after:home	1.03	-1.03
sentence after:hospital	-0.8	0.8
sentence after:hour	0.27	-0.27
sentence after:how	0.85	-0.85
sentence after:hundr	0.35	-0.35
sentence after:i	0.62	-0.62
sentence after:icd	0.17	-0.17
sentence after:icn	0.38	-0.38
sentence after:id	0.94	-0.94
sentence after:identifier	1.01	-1.01
sentence after:if	1.53	-1.53
sentence after:illnes	0.18	-0.18
sentence after:imag	-0.51	0.51
sentence after:improv	-0.49	0.49
sentence after:includ	-0.41	0.41
sentence after:incomplet	-0.54	0.54
sentence after:independent	-0.37	0.37
sentence after:inform	0.2	-0.2
sentence after:initial	0.4	-0.4
sentence after:injur	0.69	-0.69
sentence after:inpatient	0.37	-0.37
sentence after:insid	0.75	-0.75
sentence after:insur	0.72	-0.72
sentence after:insured	0.28	-0.28
sentence after:interest	0.51	-0.51
sentence after:internal	0.28	-0.28
sentence after:invalid	-0.38	0.38
sentence after:investigational	0.5	-0.5
sentence after:issu	0.23	-0.23
sentence after:issue	-0.8	0.8
sentence after:item	0.65	-0.65
sentence after:itemiz	0.22	-0.22
sentence after:its	-0.43	0.43
sentence after:j	0.21	-0.21
sentence after:jasper	0.18	-0.18
sentence after:job	0.23	-0.23
sentence after:keep	0.2	-0.2
sentence after:knee	-0.33	0.33
sentence after:l	0.44	-0.44
sentence after:lack	0.49	-0.49
sentence after:lake	0.34	-0.34
sentence after:last	-1.26	1.26
sentence after:late	-0.26	0.26
sentence after:later	0.8	-0.8
sentence after:law	-0.39	0.39
sentence after:least	0.94	-0.94
sentence after:les	0.17	-0.17
sentence after:let	1.08	-1.08
sentence after:letter	-0.5	0.5
sentence after:level	0.4	-0.4
sentence after:liability	0.28	-0.28
sentence after:liabl	-0.47	0.47
sentence after:licens	-0.48	0.48
sentence after:limit	1.44	-1.44
sentence after:line	-0.95	0.95
sentence after:list	-0.57	0.57
sentence after:llc	0.49	-0.49
sentence after:local	0.45	-0.45
sentence after:look	-1.09	1.09
sentence after:los	0.42	-0.42
sentence after:lower	-0.37	0.37
sentence after:lumbar	0.36	-0.36
sentence after:m	0.62	-0.62
sentence after:ma	-0.27	0.27
sentence after:made	-1.22	1.22
sentence after:mail	0.7	-0.7
sentence after:maintenanc	0.84	-0.84
sentence after:make	1	-1
sentence after:manipul	0.23	-0.23
sentence after:many	0.32	-0.32
sentence after:match	-0.2	0.2
sentence after:maximum	-1.24	1.24
sentence after:may	0.36	-0.36
sentence after:md	-0.52	0.52
sentence after:measur	0.29	-0.29
sentence after:measurabl	0.37	-0.37
sentence after:medicaid	-0.34	0.34
sentence after:medical	1.61	-1.61
sentence after:medicar	-0.81	0.81
sentence after:medicin	0.53	-0.53
sentence after:meet	-0.82	0.82
sentence after:messag	-0.73	0.73
sentence after:met	-0.53	0.53
sentence after:mg	0.2	-0.2
sentence after:moa	0.19	-0.19
sentence after:modality	1.07	-1.07
sentence after:modifier	-1.13	1.13
sentence after:month	1.07	-1.07
sentence after:more	0.5	-0.5
sentence after:motion	0.28	-0.28
sentence after:mri	-0.67	0.67
sentence after:must	-0.7	0.7
sentence after:mutual	0.31	-0.31
sentence after:n	-0.42	0.42
sentence after:name	0.95	-0.95
sentence after:national	0.16	-0.16
sentence after:necessary	2.17	-2.17
sentence after:necessity	-0.75	0.75
sentence after:neck	-0.3	0.3
sentence after:net	0.2	-0.2
sentence after:network	-0.62	0.62
sentence after:neurology	0.43	-0.43
sentence after:new	-0.3	0.3
sentence after:next	0.57	-0.57
sentence after:no	0.17	-0.17
sentence after:non	0.8	-0.8
sentence after:none	-0.52	0.52
sentence after:note	0.31	-0.31
sentence after:noth	-0.53	0.53
sentence after:notic	-0.45	0.45
sentence after:notific	0.56	-0.56
sentence after:now	0.19	-0.19
sentence after:npi	0.29	-0.29
sentence after:number	0.61	-0.61
sentence after:numbnes	0.68	-0.68
sentence after:nurs	0.35	-0.35
sentence after:nurse	-1.11	1.11
sentence after:o	0.16	-0.16
sentence after:objectiv	0.53	-0.53
sentence after:oblig	0.19	-0.19
sentence after:obtain	0.86	-0.86
sentence after:offic	-0.55	0.55
sentence after:once	-0.5	0.5
sentence after:one	-1.21	1.21
sentence after:only	-0.21	0.21
sentence after:open	0.2	-0.2
sentence after:operativ	-0.47	0.47
sentence after:order	0.57	-0.57
sentence after:orthopedic	-0.23	0.23
sentence after:oti	-0.2	0.2
sentence after:outcom	-0.71	0.71
sentence after:over	0.75	-0.75
sentence after:overpaid	0.29	-0.29
sentence after:overpay	-1.08	1.08
sentence after:overturn	0.65	-0.65
sentence after:owe	0.61	-0.61
sentence after:p	-0.76	0.76
sentence after:paid	-1.23	1.23
sentence after:pain	-0.73	0.73
sentence after:paper	-0.2	0.2
sentence after:part	-0.57	0.57
sentence after:partial	-0.78	0.78
sentence after:participant	0.32	-0.32
sentence after:patient	1.37	-1.37
sentence after:pay	-0.51	0.51
sentence after:payabl	-0.43	0.43
sentence after:payer	-0.45	0.45
sentence after:pcn	0.27	-0.27
sentence after:per	0.34	-0.34
sentence after:percent	-0.92	0.92
sentence after:period	0.71	-0.71
sentence after:person	-0.26	0.26
sentence after:phone	0.28	-0.28
sentence after:physical	1.6	-1.6
sentence after:physician	1.55	-1.55
sentence after:pip	0.22	-0.22
sentence after:place	0.25	-0.25
sentence after:plan	0.21	-0.21
sentence after:pleas	-0.81	0.81
sentence after:po	0.4	-0.4
sentence after:point	0.32	-0.32
sentence after:postmark	-0.42	0.42
sentence after:ppo	-0.8	0.8
sentence after:pr	0.74	-0.74
sentence after:practic	0.56	-0.56
sentence after:pre	0.39	-0.39
sentence after:precertific	0.97	-0.97
sentence after:prescriber	0.4	-0.4
sentence after:primary	1.1	-1.1
sentence after:prior	0.16	-0.16
sentence after:problem	-0.16	0.16
sentence after:proc	0.39	-0.39
sentence after:procedur	-0.61	0.61
sentence after:proces	0.36	-0.36
sentence after:process	1	-1
sentence after:program	-0.43	0.43
sentence after:progres	-1.13	1.13
sentence after:proof	0.21	-0.21
sentence after:provid	0.43	-0.43
sentence after:provider	0.71	-0.71
sentence after:pt	0.85	-0.85
sentence after:put	0.62	-0.62
sentence after:q	-0.73	0.73
sentence after:question	0.51	-0.51
sentence after:r	0.8	-0.8
sentence after:ra	-0.2	0.2
sentence after:range	0.28	-0.28
sentence after:rate	-1.4	1.4
sentence after:ray	0.5	-0.5
sentence after:re	0.63	-0.63
sentence after:reach	0.38	-0.38
sentence after:read	0.89	-0.89
sentence after:reason	0.72	-0.72
sentence after:reasonabl	0.57	-0.57
sentence after:receipt	0.74	-0.74
sentence after:recommend	0.62	-0.62
sentence after:reconsider	-0.16	0.16
sentence after:record	0.41	-0.41
sentence after:recovery	0.52	-0.52
sentence after:red	0.55	-0.55
sentence after:redetermin	0.22	-0.22
sentence after:referenc	0.66	-0.66
sentence after:referr	0.36	-0.36
sentence after:referral	1.53	-1.53
sentence after:region	0.19	-0.19
sentence after:rehab	0.21	-0.21
sentence after:relat	0.7	-0.7
sentence after:relationship	0.17	-0.17
sentence after:relief	0.58	-0.58
sentence after:remain	1.21	-1.21
sentence after:remark	-1.17	1.17
sentence after:remit	0.26	-0.26
sentence after:remittanc	1.09	-1.09
sentence after:render	1.43	-1.43
sentence after:repeat	0.21	-0.21
sentence after:report	-0.32	0.32
sentence after:representativ	0.32	-0.32
sentence after:request	0.87	-0.87
sentence after:resolv	0.22	-0.22
sentence after:resp	0.2	-0.2
sentence after:respons	0.25	-0.25
sentence after:responsibl	0.86	-0.86
sentence after:result	-0.48	0.48
sentence after:return	0.3	-0.3
sentence after:revers	0.16	-0.16
sentence after:review	1.43	-1.43
sentence after:reviewer	0.65	-0.65
sentence after:reye	0.35	-0.35
sentence after:right	-0.54	0.54
sentence after:river	0.17	-0.17
sentence after:routin	0.24	-0.24
sentence after:rsn	-0.38	0.38
sentence after:rule	0.39	-0.39
sentence after:s	0.71	-0.71
sentence after:safe	-0.42	0.42
sentence after:same	-1.47	1.47
sentence after:say	0.23	-0.23
sentence after:schedul	-1.19	1.19
sentence after:scor	0.36	-0.36
sentence after:score	0.76	-0.76
sentence after:section	-1.61	1.61
sentence after:see	0.62	-0.62
sentence after:seen	-0.2	0.2
sentence after:self	0.41	-0.41
sentence after:send	-0.86	0.86
sentence after:sent	0.4	-0.4
sentence after:separat	-0.44	0.44
sentence after:serv	0.45	-0.45
sentence after:servic	0.32	-0.32
sentence after:session	0.31	-0.31
sentence after:share	0.42	-0.42
sentence after:she	0.21	-0.21
sentence after:shoulder	0.86	-0.86
sentence after:show	-0.79	0.79
sentence after:shown	-0.31	0.31
sentence after:sign	0.22	-0.22
sentence after:since	0.9	-0.9
sentence after:site	-0.31	0.31
sentence after:six	0.61	-0.61
sentence after:skill	0.78	-0.78
sentence after:skin	0.16	-0.16
sentence after:sleep	0.23	-0.23
sentence after:so	-0.49	0.49
sentence after:someon	0.25	-0.25
sentence after:specialist	0.31	-0.31
sentence after:speech	-0.57	0.57
sentence after:spine	0.33	-0.33
sentence after:st	0.2	-0.2
sentence after:stand	1.05	-1.05
sentence after:standard	0.47	-0.47
sentence after:start	0.3	-0.3
sentence after:stat	0.28	-0.28
sentence after:state	0.86	-0.86
sentence after:statu	0.25	-0.25
sentence after:stay	0.18	-0.18
sentence after:step	0.5	-0.5
sentence after:steroid	0.57	-0.57
sentence after:still	0.65	-0.65
sentence after:stimul	0.2	-0.2
sentence after:strength	-0.41	0.41
sentence after:study	-0.59	0.59
sentence after:subject	0.23	-0.23
sentence after:submission	0.26	-0.26
sentence after:submit	0.48	-0.48
sentence after:submitt	0.85	-0.85
sentence after:subscriber	0.54	-0.54
sentence after:supplemental	0.17	-0.17
sentence after:supply	0.51	-0.51
sentence after:support	-0.23	0.23
sentence after:surgery	-0.99	0.99
sentence after:svc	0.17	-0.17
sentence after:t	0.5	-0.5
sentence after:take	0.47	-0.47
sentence after:taken	-0.5	0.5
sentence after:talk	0.25	-0.25
sentence after:tax	0.17	-0.17
sentence after:telephon	-0.68	0.68
sentence after:tell	-0.39	0.39
sentence after:test	0.79	-0.79
sentence after:than	1.27	-1.27
sentence after:them	1.66	-1.66
sentence after:then	-0.22	0.22
sentence after:therapist	-0.97	0.97
sentence after:therapy	1.15	-1.15
sentence after:there	-0.3	0.3
sentence after:therefor	-1.61	1.61
sentence after:these	-0.3	0.3
sentence after:they	-0.25	0.25
sentence after:think	0.71	-0.71
sentence after:three	-0.26	0.26
sentence after:time	0.77	-0.77
sentence after:tin	0.19	-0.19
sentence after:together	-0.65	0.65
sentence after:told	0.55	-0.55
sentence after:took	0.47	-0.47
sentence after:top	0.89	-0.89
sentence after:total	1.85	-1.85
sentence after:townzip	0.78	-0.78
sentence after:trace	0.39	-0.39
sentence after:treat	-0.41	0.41
sentence after:trial	-0.67	0.67
sentence after:tricar	0.58	-0.58
sentence after:tried	0.74	-0.74
sentence after:trust	0.16	-0.16
sentence after:twelv	0.37	-0.37
sentence after:two	0.8	-0.8
sentence after:type	0.21	-0.21
sentence after:u	0.28	-0.28
sentence after:under	0.26	-0.26
sentence after:unfavorabl	0.19	-0.19
sentence after:unit	-1.13	1.13
sentence after:unles	-0.4	0.4
sentence after:until	-1.58	1.58
sentence after:up	1.43	-1.43
sentence after:upheld	0.6	-0.6
sentence after:upload	0.45	-0.45
sentence after:us	0.29	-0.29
sentence after:use	-0.82	0.82
sentence after:used	-1.21	1.21
sentence after:utiliz	0.28	-0.28
sentence after:va	-0.73	0.73
sentence after:van	0.58	-0.58
sentence after:view	0.21	-0.21
sentence after:visit	0.51	-0.51
sentence after:voucher	0.21	-0.21
sentence after:w	0.33	-0.33
sentence after:waiver	-0.16	0.16
sentence after:walk	0.65	-0.65
sentence after:was	-0.19	0.19
sentence after:week	0.18	-0.18
sentence after:weight	0.39	-0.39
sentence after:were	0.25	-0.25
sentence after:when	0.74	-0.74
sentence after:where	0.47	-0.47
sentence after:whether	-0.69	0.69
sentence after:which	0.29	-0.29
sentence after:who	0.36	-0.36
sentence after:why	1.24	-1.24
sentence after:will	0.43	-0.43
sentence after:without	-0.16	0.16
sentence after:wk	0.45	-0.45
sentence after:work	1.14	-1.14
sentence after:worker	0.71	-0.71
sentence after:would	0.2	-0.2
sentence after:wound	-0.4	0.4
sentence after:writ	0.5	-0.5
sentence after:write	0.72	-0.72
sentence after:written	0.55	-0.55
sentence after:wrong	0.42	-0.42
sentence after:x	0.36	-0.36
sentence after:year	-0.25	0.25
sentence after:yet	0.34	-0.34
sentence before:: <m>	0.99	-0.99
sentence before:: <n>	0.93	-0.93
sentence before:: a	0.34	-0.34
sentence before:: claim	0.18	-0.18
sentence before:: the	-0.76	0.76
sentence before:: thi	-0.22	0.22
sentence before:: we	-0.41	0.41
sentence before:<5> <d>	0.5	-0.5
sentence before:<5> <m>	-1.08	1.08
sentence before:<5> <n>	0.54	-0.54
sentence before:<5> amount	-0.17	0.17
sentence before:<5> at	0.33	-0.33
sentence before:<5> claim	-0.67	0.67
sentence before:<5> date	0.47	-0.47
sentence before:<5> diagnosy	-0.6	0.6
sentence before:<5> e	-0.42	0.42
sentence before:<5> gp	0.4	-0.4
sentence before:<5> is	-0.33	0.33
sentence before:<5> no	-0.22	0.22
sentence before:<5> offic	0.55	-0.55
sentence before:<5> on	0.42	-0.42
sentence before:<5> provider	0.35	-0.35
sentence before:<5> rt	0.42	-0.42
sentence before:<5> townzip	0.21	-0.21
sentence before:<5> was	-0.51	0.51
sentence before:<5> x	0.46	-0.46
sentence before:<d> <5>	0.27	-0.27
sentence before:<d> <m>	0.46	-0.46
sentence before:<d> <n>	0.49	-0.49
sentence before:<d> amount	0.43	-0.43
sentence before:<d> and	1.08	-1.08
sentence before:<d> bill	-0.35	0.35
sentence before:<d> by	-0.39	0.39
sentence before:<d> charg	-0.58	0.58
sentence before:<d> claim	0.49	-0.49
sentence before:<d> d	-0.8	0.8
sentence before:<d> date	0.2	-0.2
sentence before:<d> for	-0.64	0.64
sentence before:<d> injur	0.16	-0.16
sentence before:<d> is	-0.39	0.39
sentence before:<d> level	0.17	-0.17
sentence before:<d> member	-0.62	0.62
sentence before:<d> patient	0.26	-0.26
sentence before:<d> procedur	-0.16	0.16
sentence before:<d> provider	-0.45	0.45
sentence before:<d> request	0.22	-0.22
sentence before:<d> through	0.25	-0.25
sentence before:<d> to	0.58	-0.58
sentence before:<d> total	0.25	-0.25
sentence before:<d> x	-0.55	0.55
sentence before:<m>	-0.59	0.59
sentence before:<m> <5>	-0.62	0.62
sentence before:<m> <d>	-0.78	0.78
sentence before:<m> <n>	-0.67	0.67
sentence before:<m> a	-0.18	0.18
sentence before:<m> adj	0.27	-0.27
sentence before:<m> allow	-0.5	0.5
sentence before:<m> amount	-0.43	0.43
sentence before:<m> b	-0.19	0.19
sentence before:<m> becaus	-0.9	0.9
sentence before:<m> c	-0.55	0.55
sentence before:<m> check	-0.61	0.61
sentence before:<m> claim	0.56	-0.56
sentence before:<m> co	0.31	-0.31
sentence before:<m> copay	-0.2	0.2
sentence before:<m> d	-0.8	0.8
sentence before:<m> deductibl	0.19	-0.19
sentence before:<m> deny	-0.6	0.6
sentence before:<m> f	-0.3	0.3
sentence before:<m> g	0.22	-0.22
sentence before:<m> net	0.88	-0.88
sentence before:<m> not	-0.45	0.45
sentence before:<m> overpaid	-0.3	0.3
sentence before:<m> p	-0.74	0.74
sentence before:<m> paid	-0.93	0.93
sentence before:<m> plan	-0.33	0.33
sentence before:<m> pr	0.9	-0.9
sentence before:<m> pt	0.4	-0.4
sentence before:<m> r	0.3	-0.3
sentence before:<m> reason	-0.26	0.26
sentence before:<m> total	-0.24	0.24
sentence before:<m> was	0.52	-0.52
sentence before:<m> we	0.86	-0.86
sentence before:<m> within	0.21	-0.21
sentence before:<m> x	-0.68	0.68
sentence before:<month> <n>	-0.18	0.18
sentence before:<month> and	0.66	-0.66
sentence before:<n>	0.36	-0.36
sentence before:<n> :	-0.82	0.82
sentence before:<n> <5>	-0.61	0.61
sentence before:<n> <m>	-1.21	1.21
sentence before:<n> about	0.22	-0.22
sentence before:<n> acct	0.37	-0.37
sentence before:<n> acnt	0.22	-0.22
sentence before:<n> amount	0.21	-0.21
sentence before:<n> and	0.46	-0.46
sentence before:<n> asg	0.22	-0.22
sentence before:<n> ask	0.16	-0.16
sentence before:<n> at	0.63	-0.63
sentence before:<n> b	-0.55	0.55
sentence before:<n> becaus	0.78	-0.78
sentence before:<n> bill	-0.45	0.45
sentence before:<n> born	-0.22	0.22
sentence before:<n> busines	0.4	-0.4
sentence before:<n> by	0.33	-0.33
sentence before:<n> c	0.49	-0.49
sentence before:<n> calendar	-0.27	0.27
sentence before:<n> charg	0.73	-0.73
sentence before:<n> chiropractic	0.16	-0.16
sentence before:<n> clm	-1.01	1.01
sentence before:<n> co	-0.5	0.5
sentence before:<n> cover	-0.75	0.75
sentence before:<n> d	-0.42	0.42
sentence before:<n> day	1.22	-1.22
sentence before:<n> degr	0.4	-0.4
sentence before:<n> deny	-0.94	0.94
sentence before:<n> dob	0.27	-0.27
sentence before:<n> e	1.03	-1.03
sentence before:<n> eft	0.19	-0.19
sentence before:<n> eg	0.36	-0.36
sentence before:<n> employer	0.22	-0.22
sentence before:<n> enroll	0.19	-0.19
sentence before:<n> for	-1.29	1.29
sentence before:<n> gp	-0.16	0.16
sentence before:<n> group	0.64	-0.64
sentence before:<n> hour	0.22	-0.22
sentence before:<n> icn	0.69	-0.69
sentence before:<n> id	0.36	-0.36
sentence before:<n> l	0.26	-0.26
sentence before:<n> m	0.62	-0.62
sentence before:<n> ma	0.25	-0.25
sentence before:<n> mail	0.16	-0.16
sentence before:<n> may	0.18	-0.18
sentence before:<n> mg	-0.35	0.35
sentence before:<n> miss	0.75	-0.75
sentence before:<n> mk	0.36	-0.36
sentence before:<n> month	1.05	-1.05
sentence before:<n> n	0.27	-0.27
sentence before:<n> no	0.32	-0.32
sentence before:<n> not	0.6	-0.6
sentence before:<n> npi	0.33	-0.33
sentence before:<n> on	-0.98	0.98
sentence before:<n> or	-0.71	0.71
sentence before:<n> p	0.41	-0.41
sentence before:<n> pa	0.16	-0.16
sentence before:<n> page	0.56	-0.56
sentence before:<n> patient	0.41	-0.41
sentence before:<n> pay	-0.2	0.2
sentence before:<n> percent	-1.13	1.13
sentence before:<n> physical	0.63	-0.63
sentence before:<n> plan	0.52	-0.52
sentence before:<n> pm	0.16	-0.16
sentence before:<n> precertific	0.47	-0.47
sentence before:<n> process	0.82	-0.82
sentence before:<n> provider	-0.28	0.28
sentence before:<n> r	-0.26	0.26
sentence before:<n> rcvd	0.47	-0.47
sentence before:<n> recd	-0.48	0.48
sentence before:<n> receiv	-0.5	0.5
sentence before:<n> referral	-0.59	0.59
sentence before:<n> region	0.3	-0.3
sentence before:<n> remark	0.25	-0.25
sentence before:<n> s	0.35	-0.35
sentence before:<n> section	0.16	-0.16
sentence before:<n> seen	-0.38	0.38
sentence before:<n> serv	-0.22	0.22
sentence before:<n> servic	1.2	-1.2
sentence before:<n> subscriber	0.81	-0.81
sentence before:<n> svc	0.36	-0.36
sentence before:<n> te	0.36	-0.36
sentence before:<n> thi	0.36	-0.36
sentence before:<n> to	-0.59	0.59
sentence before:<n> townzip	0.65	-0.65
sentence before:<n> treat	0.26	-0.26
sentence before:<n> unit	0.53	-0.53
sentence before:<n> v	-0.5	0.5
sentence before:<n> visit	0.22	-0.22
sentence before:<n> w	-0.68	0.68
sentence before:<n> was	1.14	-1.14
sentence before:<n> we	-0.91	0.91
sentence before:<n> week	0.58	-0.58
sentence before:<n> with	0.5	-0.5
sentence before:<n> wk	0.49	-0.49
sentence before:<n> x	0.95	-0.95
sentence before:<n> you	0.31	-0.31
sentence before:<n> your	0.73	-0.73
sentence before:?	0.39	-0.39
sentence before:a b	-0.27	0.27
sentence before:a benefit	0.81	-0.81
sentence before:a bill	0.26	-0.26
sentence before:a calendar	1.12	-1.12
sentence before:a claim	0.68	-0.68
sentence before:a copy	0.24	-0.24
sentence before:a correct	0.69	-0.69
sentence before:a cover	0.61	-0.61
sentence before:a date	0.19	-0.19
sentence before:a denial	-0.33	0.33
sentence before:a doctor	-0.66	0.66
sentence before:a drug	0.33	-0.33
sentence before:a duplicat	0.76	-0.76
sentence before:a good	0.44	-0.44
sentence before:a hear	0.17	-0.17
sentence before:a home	0.21	-0.21
sentence before:a lower	-0.26	0.26
sentence before:a m	0.23	-0.23
sentence before:a medical	0.89	-0.89
sentence before:a medicar	-0.57	0.57
sentence before:a network	0.58	-0.58
sentence before:a new	0.61	-0.61
sentence before:a non	0.26	-0.26
sentence before:a pay	-0.24	0.24
sentence before:a peer	-0.31	0.31
sentence before:a plan	0.23	-0.23
sentence before:a provider	-0.2	0.2
sentence before:a qualify	-0.82	0.82
sentence before:a reconsider	0.63	-0.63
sentence before:a request	0.52	-0.52
sentence before:a sign	0.64	-0.64
sentence before:a stat	0.5	-0.5
sentence before:a week	-0.51	0.51
sentence before:a written	0.17	-0.17
sentence before:ab	0.34	-0.34
sentence before:ab <n>	0.34	-0.34
sentence before:able	-0.24	0.24
sentence before:able to	-0.24	0.24
sentence before:about	1.02	-1.02
sentence before:about the	-0.69	0.69
sentence before:about thi	-0.36	0.36
sentence before:about your	0.33	-0.33
sentence before:above	-0.37	0.37
sentence before:above a	-0.33	0.33
sentence before:above and	-0.34	0.34
sentence before:above becaus	-0.82	0.82
sentence before:above has	-0.3	0.3
sentence before:above or	0.47	-0.47
sentence before:above the	0.48	-0.48
sentence before:above was	0.7	-0.7
sentence before:absent	0.54	-0.54
sentence before:accept	1.33	-1.33
sentence before:accept for	0.5	-0.5
sentence before:accident	-0.7	0.7
sentence before:acct	1.02	-1.02
sentence before:acct :	0.42	-0.42
sentence before:acnt	0.22	-0.22
sentence before:action	0.3	-0.3
sentence before:action taken	0.24	-0.24
sentence before:activ	1.12	-1.12
sentence before:acupunctur	-0.21	0.21
sentence before:acupunctur is	0.76	-0.76
sentence before:additional	0.26	-0.26
sentence before:addres	0.8	-0.8
sentence before:addres above	0.49	-0.49
sentence before:adelina	-0.26	0.26
sentence before:adj reason	1.41	-1.41
sentence before:adjudicat	0.37	-0.37
sentence before:adjust	0.52	-0.52
sentence before:adjust becaus	0.25	-0.25
sentence before:adjust reason	0.63	-0.63
sentence before:administrator	0.24	-0.24
sentence before:admit	0.4	-0.4
sentence before:admitt	0.2	-0.2
sentence before:advanc	0.2	-0.2
sentence before:advantag	0.34	-0.34
sentence before:advers benefit	0.41	-0.41
sentence before:advers determin	-0.5	0.5
sentence before:advic	-0.32	0.32
sentence before:after	0.79	-0.79
sentence before:after <month>	-0.44	0.44
sentence before:after a	0.22	-0.22
sentence before:after our	-0.77	0.77
sentence before:after that	0.37	-0.37
sentence before:after the	0.64	-0.64
sentence before:again	1.26	-1.26
sentence before:again at	0.22	-0.22
sentence before:against	-0.59	0.59
sentence before:agr	-1.19	1.19
sentence before:agre	-0.34	0.34
sentence before:agree	-0.18	0.18
sentence before:agree with	-0.29	0.29
sentence before:aide	0.21	-0.21
sentence before:alder	-0.58	0.58
sentence before:alder creek	-0.87	0.87
sentence before:all	-0.21	0.21
sentence before:all <n>	0.16	-0.16
sentence before:all of	0.66	-0.66
sentence before:allow	-0.33	0.33
sentence before:allow <m>	-0.5	0.5
sentence before:allow adj	1.59	-1.59
sentence before:allow deduct	0.22	-0.22
sentence before:allow disallow	-0.38	0.38
sentence before:allowanc	0.37	-0.37
sentence before:alone	-0.59	0.59
sentence before:already	1.16	-1.16
sentence before:also	-0.88	0.88
sentence before:am	0.42	-0.42
sentence before:ambros	-0.47	0.47
sentence before:among	0.44	-0.44
sentence before:amount	-0.64	0.64
sentence before:amount :	0.32	-0.32
sentence before:amount amount	-0.73	0.73
sentence before:amount bill	-0.71	0.71
sentence before:amount due	0.4	-0.4
sentence before:amount in	0.25	-0.25
sentence before:amount maximum	0.19	-0.19
sentence before:amount medicar	-0.3	0.3
sentence before:amount of	0.29	-0.29
sentence before:amount paid	0.67	-0.67
sentence before:amount plan	0.71	-0.71
sentence before:amount tricar	-0.3	0.3
sentence before:amt	-0.16	0.16
sentence before:an advanc	0.17	-0.17
sentence before:an appeal	-0.85	0.85
sentence before:an attach	0.52	-0.52
sentence before:an audit	-0.85	0.85
sentence before:an earlier	0.4	-0.4
sentence before:an emergency	0.78	-0.78
sentence before:an independent	0.17	-0.17
sentence before:an inpatient	0.58	-0.58
sentence before:and <d>	0.84	-0.84
sentence before:and <month>	0.23	-0.23
sentence before:and <n>	-0.55	0.55
sentence before:and after	0.63	-0.63
sentence before:and deny	0.55	-0.55
sentence before:and did	0.37	-0.37
sentence before:and is	1.06	-1.06
sentence before:and may	0.27	-0.27
sentence before:and medicar	0.39	-0.39
sentence before:and necessary	0.62	-0.62
sentence before:and none	-0.62	0.62
sentence before:and on	0.34	-0.34
sentence before:and our	-0.22	0.22
sentence before:and plan	0.23	-0.23
sentence before:and remark	0.79	-0.79
sentence before:and return	0.25	-0.25
sentence before:and send	0.19	-0.19
sentence before:and that	-0.5	0.5
sentence before:and the	0.5	-0.5
sentence before:and we	0.28	-0.28
sentence before:and you	0.66	-0.66
sentence before:and your	-0.55	0.55
sentence before:another	0.35	-0.35
sentence before:another procedur	-0.77	0.77
sentence before:another servic	0.96	-0.96
sentence before:answer	0.93	-0.93
sentence before:answer within	0.17	-0.17
sentence before:anthem	0.3	-0.3
sentence before:any	-0.44	0.44
sentence before:anytown	0.16	-0.16
sentence before:appeal	0.64	-0.64
sentence before:appeal :	0.51	-0.51
sentence before:appeal by	0.23	-0.23
sentence before:appeal decision	0.33	-0.33
sentence before:appeal has	-0.59	0.59
sentence before:appeal in	0.22	-0.22
sentence before:appeal is	-0.57	0.57
sentence before:appeal of	-0.25	0.25
sentence before:appeal our	0.22	-0.22
sentence before:appeal po	0.18	-0.18
sentence before:appeal to	-0.61	0.61
sentence before:appeal which	0.34	-0.34
sentence before:appeal within	0.45	-0.45
sentence before:appeal you	0.23	-0.23
sentence before:appellant	0.32	-0.32
sentence before:applicant	0.55	-0.55
sentence before:apply	-1.01	1.01
sentence before:apply to	-0.7	0.7
sentence before:appoint	0.33	-0.33
sentence before:approv	-1.38	1.38
sentence before:approv <m>	-0.21	0.21
sentence before:approv <n>	0.37	-0.37
sentence before:approv ?	0.22	-0.22
sentence before:approv by	0.65	-0.65
sentence before:approv medicar	0.22	-0.22
sentence before:approv the	-0.62	0.62
sentence before:approv thi	-1.03	1.03
sentence before:approv visit	0.24	-0.24
sentence before:approval	0.81	-0.81
sentence before:are deny	0.88	-0.88
sentence before:are dismiss	-0.71	0.71
sentence before:are exclud	0.45	-0.45
sentence before:are medical	0.4	-0.4
sentence before:are non	0.62	-0.62
sentence before:are not	-1.18	1.18
sentence before:are responsibl	0.18	-0.18
sentence before:are unabl	-1.37	1.37
sentence before:are uphold	-0.57	0.57
sentence before:arrang	-0.5	0.5
sentence before:arriv	0.22	-0.22
sentence before:articl	0.89	-0.89
sentence before:as a	0.58	-0.58
sentence before:as of	0.22	-0.22
sentence before:as primary	-0.38	0.38
sentence before:asg	0.22	-0.22
sentence before:asg y	0.22	-0.22
sentence before:ask	0.22	-0.22
sentence before:ask for	-0.34	0.34
sentence before:ask that	0.36	-0.36
sentence before:ask the	0.25	-0.25
sentence before:ask us	0.3	-0.3
sentence before:ask within	0.17	-0.17
sentence before:asked	0.63	-0.63
sentence before:asked for	1.48	-1.48
sentence before:asked us	0.67	-0.67
sentence before:assess	0.59	-0.59
sentence before:assess and	0.22	-0.22
sentence before:assign	0.23	-0.23
sentence before:assistanc	0.18	-0.18
sentence before:associat	0.28	-0.28
sentence before:assocy	0.31	-0.31
sentence before:assuranc	0.19	-0.19
sentence before:at <m>	0.52	-0.52
sentence before:at <n>	0.4	-0.4
sentence before:at claim	-0.71	0.71
sentence before:at home	0.61	-0.61
sentence before:at it	0.51	-0.51
sentence before:at least	-0.82	0.82
sentence before:at work	-0.33	0.33
sentence before:attend	0.52	-0.52
sentence before:attest	0.31	-0.31
sentence before:attn	0.24	-0.24
sentence before:attn :	0.23	-0.23
sentence before:audit	-0.68	0.68
sentence before:auth	0.27	-0.27
sentence before:authoriz	0.61	-0.61
sentence before:authoriz <n>	-0.74	0.74
sentence before:authoriz for	0.17	-0.17
sentence before:authoriz notific	0.44	-0.44
sentence before:authoriz number	0.33	-0.33
sentence before:authoriz representativ	0.27	-0.27
sentence before:authoriz was	0.66	-0.66
sentence before:aviso	0.17	-0.17
sentence before:aviso de	0.17	-0.17
sentence before:b	-0.45	0.45
sentence before:b medical	0.16	-0.16
sentence before:b the	0.55	-0.55
sentence before:back	-0.74	0.74
sentence before:balanc	-0.16	0.16
sentence before:bartholomew	0.25	-0.25
sentence before:based	-1.1	1.1
sentence before:based on	-0.72	0.72
sentence before:basi	0.75	-0.75
sentence before:basin	-0.49	0.49
sentence before:basin health	-0.6	0.6
sentence before:baysid	0.25	-0.25
sentence before:be asked	-0.6	0.6
sentence before:be bill	-1.34	1.34
sentence before:be charg	0.23	-0.23
sentence before:be cover	0.19	-0.19
sentence before:be deny	0.18	-0.18
sentence before:be in	0.25	-0.25
sentence before:be made	0.27	-0.27
sentence before:be paid	0.96	-0.96
sentence before:be postmark	0.19	-0.19
sentence before:be receiv	-1.65	1.65
sentence before:be sent	0.27	-0.27
sentence before:be submitt	0.36	-0.36
sentence before:bear	0.25	-0.25
sentence before:becaus :	-2	2
sentence before:becaus it	0.47	-0.47
sentence before:becaus no	0.56	-0.56
sentence before:becaus the	1.65	-1.65
sentence before:becaus thi	0.62	-0.62
sentence before:becaus you	0.18	-0.18
sentence before:been	0.42	-0.42
sentence before:been deny	-0.81	0.81
sentence before:been given	0.53	-0.53
sentence before:been made	0.25	-0.25
sentence before:been met	-0.62	0.62
sentence before:been paid	0.6	-0.6
sentence before:been reach	-0.33	0.33
sentence before:befor it	0.52	-0.52
sentence before:befor thi	-0.33	0.33
sentence before:befor we	0.96	-0.96
sentence before:begin	-0.43	0.43
sentence before:beginn	0.25	-0.25
sentence before:behalf	-0.32	0.32
sentence before:behalf of	0.18	-0.18
sentence before:below	-0.52	0.52
sentence before:below request	0.52	-0.52
sentence before:bend	0.29	-0.29
sentence before:beneficiary	0.9	-0.9
sentence before:beneficiary liability	-0.23	0.23
sentence before:beneficiary medicar	0.27	-0.27
sentence before:benefit are	-0.71	0.71
sentence before:benefit determin	0.43	-0.43
sentence before:benefit for	0.62	-0.62
sentence before:benefit maximum	-0.33	0.33
sentence before:benefit of	0.98	-0.98
sentence before:benefit servic	-0.6	0.6
sentence before:benefit thi	0.22	-0.22
sentence before:benefit were	0.49	-0.49
sentence before:better	0.55	-0.55
sentence before:beyond	0.33	-0.33
sentence before:bill	-0.58	0.58
sentence before:bill :	0.2	-0.2
sentence before:bill <m>	-0.28	0.28
sentence before:bill <n>	-0.21	0.21
sentence before:bill allow	0.71	-0.71
sentence before:bill amount	0.25	-0.25
sentence before:bill below	-0.56	0.56
sentence before:bill discount	-0.79	0.79
sentence before:bill error	0.45	-0.45
sentence before:bill for	-1.32	1.32
sentence before:bill is	0.32	-0.32
sentence before:bill not	-1.78	1.78
sentence before:bill offic	0.45	-0.45
sentence before:bill plan	-0.78	0.78
sentence before:bill provider	-0.87	0.87
sentence before:bill receiv	0.17	-0.17
sentence before:bill the	0.95	-0.95
sentence before:bill to	-0.55	0.55
sentence before:bill with	-0.51	0.51
sentence before:bill you	0.18	-0.18
sentence before:bind	0.3	-0.3
sentence before:bind the	0.25	-0.25
sentence before:birch	0.27	-0.27
sentence before:birch health	0.26	-0.26
sentence before:birchwood	0.19	-0.19
sentence before:birth	0.7	-0.7
sentence before:birth <d>	0.47	-0.47
sentence before:birth date	0.22	-0.22
sentence before:blue	0.4	-0.4
sentence before:blue cros	0.18	-0.18
sentence before:bluestem	-0.36	0.36
sentence before:bluestem orthopedic	-0.4	0.4
sentence before:board	0.87	-0.87
sentence before:board certify	0.77	-0.77
sentence before:born <d>	-0.58	0.58
sentence before:born <n>	0.24	-0.24
sentence before:both	0.2	-0.2
sentence before:bought	0.33	-0.33
sentence before:box	0.62	-0.62
sentence before:box <5>	0.28	-0.28
sentence before:box <n>	0.53	-0.53
sentence before:brace	-0.54	0.54
sentence before:brochur	0.25	-0.25
sentence before:busines	0.75	-0.75
sentence before:busines day	0.75	-0.75
sentence before:by :	0.27	-0.27
sentence before:by <d>	0.17	-0.17
sentence before:by <month>	-0.21	0.21
sentence before:by <n>	0.41	-0.41
sentence before:by a	-0.3	0.3
sentence before:by fax	0.41	-0.41
sentence before:by mail	0.16	-0.16
sentence before:by medicar	0.2	-0.2
sentence before:by the	0.47	-0.47
sentence before:by you	0.52	-0.52
sentence before:by your	0.62	-0.62
sentence before:c	-0.3	0.3
sentence before:c <n>	-0.82	0.82
sentence before:calendar	0.71	-0.71
sentence before:calendar day	-0.27	0.27
sentence before:calendar year	1.22	-1.22
sentence before:california	0.16	-0.16
sentence before:call	1.16	-1.16
sentence before:call <n>	0.41	-0.41
sentence before:call for	0.5	-0.5
sentence before:came	1.29	-1.29
sentence before:came to	0.74	-0.74
sentence before:came with	0.18	-0.18
sentence before:can appeal	0.24	-0.24
sentence before:can ask	0.33	-0.33
sentence before:can be	0.35	-0.35
sentence before:can give	0.26	-0.26
sentence before:cannot	-0.34	0.34
sentence before:cannot approv	-0.17	0.17
sentence before:cannot pay	-0.69	0.69
sentence before:canyon	-0.66	0.66
sentence before:carc	0.92	-0.92
sentence before:carc <n>	0.79	-0.79
sentence before:carc rarc	0.43	-0.43
sentence before:card	0.2	-0.2
sentence before:care	0.73	-0.73
sentence before:care :	0.7	-0.7
sentence before:care <n>	0.16	-0.16
sentence before:care and	0.7	-0.7
sentence before:care bill	0.39	-0.39
sentence before:care is	0.37	-0.37
sentence before:care network	-0.57	0.57
sentence before:care was	0.95	-0.95
sentence before:careful	0.5	-0.5
sentence before:carrier	0.84	-0.84
sentence before:carrier and	0.37	-0.37
sentence before:carry	1.34	-1.34
sentence before:case	1.01	-1.01
sentence before:case number	0.39	-0.39
sentence before:casimir	0.18	-0.18
sentence before:cb	0.33	-0.33
sentence before:cd	0.6	-0.6
sentence before:cedar	0.28	-0.28
sentence before:cedar flat	0.19	-0.19
sentence before:center claim	0.61	-0.61
sentence before:center for	0.22	-0.22
sentence before:certific	0.33	-0.33
sentence before:certify	0.58	-0.58
sentence before:certify in	0.22	-0.22
sentence before:cervical	0.98	-0.98
sentence before:champva	-0.18	0.18
sentence before:chang	-0.7	0.7
sentence before:chang our	-0.61	0.61
sentence before:chapter	0.17	-0.17
sentence before:chapter <n>	0.17	-0.17
sentence before:charg :	0.36	-0.36
sentence before:charg <m>	-0.27	0.27
sentence before:charg <n>	0.22	-0.22
sentence before:charg allow	-0.35	0.35
sentence before:charg approv	0.18	-0.18
sentence before:charg discount	0.79	-0.79
sentence before:charg exceed	-0.52	0.52
sentence before:charg for	-0.47	0.47
sentence before:charg not	-0.89	0.89
sentence before:charg paid	-0.81	0.81
sentence before:charg pay	-0.22	0.22
sentence before:charg plan	0.47	-0.47
sentence before:chart	-0.74	0.74
sentence before:check	-0.61	0.61
sentence before:check <n>	-0.25	0.25
sentence before:check no	-0.8	0.8
sentence before:check number	-0.55	0.55
sentence before:chg	-0.22	0.22
sentence before:child	-0.68	0.68
sentence before:chiropractic	-0.38	0.38
sentence before:chiropractic care	-0.25	0.25
sentence before:chiropractic date	-0.82	0.82
sentence before:chiropractic manipul	-0.51	0.51
sentence before:chiropractor	0.53	-0.53
sentence before:claim	-0.66	0.66
sentence before:claim :	0.82	-0.82
sentence before:claim <m>	-0.45	0.45
sentence before:claim above	-1.01	1.01
sentence before:claim and	0.59	-0.59
sentence before:claim becaus	0.44	-0.44
sentence before:claim below	-0.5	0.5
sentence before:claim control	-0.18	0.18
sentence before:claim date	0.36	-0.36
sentence before:claim denial	-0.59	0.59
sentence before:claim deny	1.08	-1.08
sentence before:claim detail	-0.64	0.64
sentence before:claim for	0.42	-0.42
sentence before:claim form	0.33	-0.33
sentence before:claim h	-0.87	0.87
sentence before:claim has	0.25	-0.25
sentence before:claim icn	0.28	-0.28
sentence before:claim is	0.49	-0.49
sentence before:claim lack	-0.43	0.43
sentence before:claim list	-0.45	0.45
sentence before:claim no	-0.24	0.24
sentence before:claim number	0.26	-0.26
sentence before:claim of	0.22	-0.22
sentence before:claim on	0.85	-0.85
sentence before:claim or	0.26	-0.26
sentence before:claim patient	0.55	-0.55
sentence before:claim process	0.16	-0.16
sentence before:claim servic	1.43	-1.43
sentence before:claim shown	-0.8	0.8
sentence before:claim statu	-0.32	0.32
sentence before:claim stay	-0.33	0.33
sentence before:claim to	-0.24	0.24
sentence before:claim total	-0.89	0.89
sentence before:claim was	-0.22	0.22
sentence before:claim will	0.17	-0.17
sentence before:claim with	0.27	-0.27
sentence before:claimant	0.31	-0.31
sentence before:clinic	-0.77	0.77
sentence before:clinical	1.99	-1.99
sentence before:clinical rational	1.11	-1.11
sentence before:clm	-0.96	0.96
sentence before:co	-1.3	1.3
sentence before:co <n>	-0.58	0.58
sentence before:co b	-0.92	0.92
sentence before:co contractual	0.42	-0.42
sentence before:co pay	0.25	-0.25
sentence before:coast	0.3	-0.3
sentence before:cod	1	-1
sentence before:code	-1.32	1.32
sentence before:code :	0.57	-0.57
sentence before:code <5>	0.67	-0.67
sentence before:code <d>	-0.62	0.62
sentence before:code <n>	-1.91	1.91
sentence before:code amount	-0.3	0.3
sentence before:code bill	0.39	-0.39
sentence before:code charg	0.67	-0.67
sentence before:code co	-0.75	0.75
sentence before:code description	-0.45	0.45
sentence before:code paid	-0.55	0.55
sentence before:coinsuranc	0.34	-0.34
sentence before:colleagu	-0.54	0.54
sentence before:collect	0.36	-0.36
sentence before:combin	0.21	-0.21
sentence before:come	0.57	-0.57
sentence before:community	-0.38	0.38
sentence before:community care	-0.43	0.43
sentence before:company	0.23	-0.23
sentence before:compens	0.23	-0.23
sentence before:complet	1.07	-1.07
sentence before:complet our	0.43	-0.43
sentence before:condition	1.16	-1.16
sentence before:condition is	0.54	-0.54
sentence before:consent	0.45	-0.45
sentence before:conservativ	0.34	-0.34
sentence before:consider	1.15	-1.15
sentence before:contact	0.59	-0.59
sentence before:continu	0.26	-0.26
sentence before:continu <n>	0.39	-0.39
sentence before:continu stay	0.46	-0.46
sentence before:contractor	0.66	-0.66
sentence before:contractual	0.49	-0.49
sentence before:contractual oblig	0.42	-0.42
sentence before:contrast	0.18	-0.18
sentence before:control	-0.58	0.58
sentence before:control :	0.17	-0.17
sentence before:cooperativ	-0.97	0.97
sentence before:copay	1.11	-1.11
sentence before:copper	-0.34	0.34
sentence before:copy	0.39	-0.39
sentence before:copy of	0.33	-0.33
sentence before:correct	0.66	-0.66
sentence before:correct claim	0.69	-0.69
sentence before:cost	-0.46	0.46
sentence before:cost share	-0.21	0.21
sentence before:could	-0.39	0.39
sentence before:could not	-0.86	0.86
sentence before:counsel	0.26	-0.26
sentence before:court	0.17	-0.17
sentence before:cover	0.21	-0.21
sentence before:cover <m>	-0.39	0.39
sentence before:cover a	0.63	-0.63
sentence before:cover benefit	0.61	-0.61
sentence before:cover by	0.68	-0.68
sentence before:cover charg	-0.39	0.39
sentence before:cover code	0.56	-0.56
sentence before:cover paid	-0.16	0.16
sentence before:cover person	0.46	-0.46
sentence before:cover servic	0.73	-0.73
sentence before:cover the	-0.42	0.42
sentence before:cover when	0.58	-0.58
sentence before:coverag	0.75	-0.75
sentence before:coverag ended	-0.52	0.52
sentence before:coverag was	0.24	-0.24
sentence before:cpt	0.24	-0.24
sentence before:cpt <5>	-0.2	0.2
sentence before:cpt <n>	0.84	-0.84
sentence before:cpt charg	-0.98	0.98
sentence before:cr	-0.63	0.63
sentence before:cr <n>	-0.63	0.63
sentence before:credit	0.29	-0.29
sentence before:creek	-0.5	0.5
sentence before:creek physical	-0.87	0.87
sentence before:criteria	0.86	-0.86
sentence before:criteria for	0.16	-0.16
sentence before:cros	0.18	-0.18
sentence before:ct	0.41	-0.41
sentence before:current	-0.19	0.19
sentence before:current <m>	0.36	-0.36
sentence before:customer	0.19	-0.19
sentence before:d	-0.2	0.2
sentence before:d <5>	0.22	-0.22
sentence before:d <n>	-0.72	0.72
sentence before:daily	0.42	-0.42
sentence before:daily note	0.26	-0.26
sentence before:date	0.5	-0.5
sentence before:date :	0.17	-0.17
sentence before:date <month>	0.24	-0.24
sentence before:date <n>	0.44	-0.44
sentence before:date and	0.78	-0.78
sentence before:date bill	0.43	-0.43
sentence before:date charg	0.18	-0.18
sentence before:date code	0.84	-0.84
sentence before:date description	-0.39	0.39
sentence before:date on	-0.77	0.77
sentence before:date proc	-0.4	0.4
sentence before:date receiv	0.36	-0.36
sentence before:date s	0.71	-0.71
sentence before:date servic	-0.76	0.76
sentence before:date what	-0.5	0.5
sentence before:date you	0.21	-0.21
sentence before:dated	-0.63	0.63
sentence before:dated <month>	0.52	-0.52
sentence before:daughter	0.27	-0.27
sentence before:day <m>	0.4	-0.4
sentence before:day after	-0.29	0.29
sentence before:day and	0.34	-0.34
sentence before:day from	0.57	-0.57
sentence before:day the	0.22	-0.22
sentence before:day was	-0.29	0.29
sentence before:day you	0.29	-0.29
sentence before:de	0.2	-0.2
sentence before:dear	1.13	-1.13
sentence before:dear bluestem	-0.45	0.45
sentence before:dear colleagu	-0.54	0.54
sentence before:dear dr	0.45	-0.45
sentence before:dear harrow	-0.7	0.7
sentence before:dear ms	0.37	-0.37
sentence before:dear parent	0.26	-0.26
sentence before:dear provider	1.15	-1.15
sentence before:dear sir	0.29	-0.29
sentence before:decid	-0.54	0.54
sentence before:decid on	0.67	-0.67
sentence before:decid to	-0.52	0.52
sentence before:decision	0.49	-0.49
sentence before:decision :	0.75	-0.75
sentence before:decision has	0.21	-0.21
sentence before:decision of	0.22	-0.22
sentence before:decision on	-0.38	0.38
sentence before:decision within	0.26	-0.26
sentence before:ded	-0.17	0.17
sentence before:deductibl	0.67	-0.67
sentence before:deem	1.15	-1.15
sentence before:deem a	0.62	-0.62
sentence before:deem the	0.23	-0.23
sentence before:degr	0.4	-0.4
sentence before:delay	0.28	-0.28
sentence before:denial	-0.5	0.5
sentence before:denial :	-1.04	1.04
sentence before:denial is	0.4	-0.4
sentence before:denial of	-0.56	0.56
sentence before:denial upheld	0.66	-0.66
sentence before:dental	-0.45	0.45
sentence before:deny	-1.96	1.96
sentence before:deny :	-1.3	1.3
sentence before:deny <n>	0.52	-0.52
sentence before:deny as	0.31	-0.31
sentence before:deny becaus	0.48	-0.48
sentence before:deny claim	-0.28	0.28
sentence before:deny co	-0.61	0.61
sentence before:deny it	-0.32	0.32
sentence before:deny on	0.19	-0.19
sentence before:deny paid	0.54	-0.54
sentence before:deny patient	-1.04	1.04
sentence before:deny pay	-0.39	0.39
sentence before:deny the	0.31	-0.31
sentence before:deny thi	-1.51	1.51
sentence before:deny we	0.51	-0.51
sentence before:deny with	0.9	-0.9
sentence before:deny your	0.33	-0.33
sentence before:depart	0.71	-0.71
sentence before:depart of	0.35	-0.35
sentence before:dependent	0.5	-0.5
sentence before:describ	1.45	-1.45
sentence before:description	-1.26	1.26
sentence before:description <n>	0.19	-0.19
sentence before:detach	0.24	-0.24
sentence before:detach and	0.24	-0.24
sentence before:determin :	0.65	-0.65
sentence before:determin that	0.28	-0.28
sentence before:diagnosy	0.56	-0.56
sentence before:diagnosy m	0.76	-0.76
sentence before:did	0.56	-0.56
sentence before:did medicar	0.36	-0.36
sentence before:did not	0.52	-0.52
sentence before:did we	-0.26	0.26
sentence before:different	-0.51	0.51
sentence before:direct	0.85	-0.85
sentence before:director	-0.26	0.26
sentence before:disagre	0.32	-0.32
sentence before:disallow	-0.84	0.84
sentence before:disc	0.29	-0.29
sentence before:discount	-0.45	0.45
sentence before:discount allow	0.87	-0.87
sentence before:discount not	-0.63	0.63
sentence before:dismiss	-0.67	0.67
sentence before:dismiss the	0.85	-0.85
sentence before:dismissal	0.47	-0.47
sentence before:disorder	0.58	-0.58
sentence before:disput	1.33	-1.33
sentence before:disput :	0.45	-0.45
sentence before:disput is	0.18	-0.18
sentence before:do	1.46	-1.46
sentence before:do not	1.54	-1.54
sentence before:dob	-0.21	0.21
sentence before:dob :	0.26	-0.26
sentence before:dob <d>	0.22	-0.22
sentence before:doctor	-0.56	0.56
sentence before:doctor :	0.51	-0.51
sentence before:doctor who	-0.44	0.44
sentence before:docu	-0.18	0.18
sentence before:document	0.88	-0.88
sentence before:document is	0.5	-0.5
sentence before:doe	0.58	-0.58
sentence before:doe not	0.58	-0.58
sentence before:done	0.99	-0.99
sentence before:dos	-0.52	0.52
sentence before:dos <d>	-0.47	0.47
sentence before:dos code	-0.2	0.2
sentence before:dos cpt	0.43	-0.43
sentence before:dos proc	-0.42	0.42
sentence before:dpt	0.38	-0.38
sentence before:dr	1.46	-1.46
sentence before:dress	-0.79	0.79
sentence before:drug	0.97	-0.97
sentence before:drug is	0.47	-0.47
sentence before:dt	-0.38	0.38
sentence before:due :	0.26	-0.26
sentence before:due <m>	0.27	-0.27
sentence before:duplicat	1.22	-1.22
sentence before:duplicat of	0.45	-0.45
sentence before:dur	0.18	-0.18
sentence before:dx	0.67	-0.67
sentence before:e	0.62	-0.62
sentence before:e <5>	-0.51	0.51
sentence before:e <n>	1.3	-1.3
sentence before:each	-0.68	0.68
sentence before:each visit	-0.36	0.36
sentence before:each week	-0.48	0.48
sentence before:ear	0.39	-0.39
sentence before:earlier	-0.57	0.57
sentence before:effect	-0.51	0.51
sentence before:effectiv	-0.43	0.43
sentence before:eft	0.52	-0.52
sentence before:eft <n>	0.22	-0.22
sentence before:eg	0.36	-0.36
sentence before:eg <n>	0.36	-0.36
sentence before:eight visit	-0.48	0.48
sentence before:electrical	-0.18	0.18
sentence before:electrical stimul	-0.18	0.18
sentence before:eligibl	0.66	-0.66
sentence before:emergency	0.87	-0.87
sentence before:employ	0.17	-0.17
sentence before:employe	-1.03	1.03
sentence before:employe health	0.17	-0.17
sentence before:employer	-0.62	0.62
sentence before:employer :	0.22	-0.22
sentence before:enclos	-0.71	0.71
sentence before:end	-0.51	0.51
sentence before:end of	-0.62	0.62
sentence before:ended	0.32	-0.32
sentence before:ended on	-0.43	0.43
sentence before:enroll	-0.82	0.82
sentence before:enroll code	0.24	-0.24
sentence before:enrolle	-0.52	0.52
sentence before:enrolle :	0.18	-0.18
sentence before:entity	0.23	-0.23
sentence before:eob	-1.55	1.55
sentence before:epidural	0.54	-0.54
sentence before:epidural injection	0.42	-0.42
sentence before:error	-1.06	1.06
sentence before:error s	0.45	-0.45
sentence before:establish	0.3	-0.3
sentence before:evalu	-1.27	1.27
sentence before:evalu and	-0.67	0.67
sentence before:evergreen	-0.57	0.57
sentence before:every	0.35	-0.35
sentence before:everyth	0.72	-0.72
sentence before:evidenc	0.27	-0.27
sentence before:ex	-0.23	0.23
sentence before:ex code	-0.75	0.75
sentence before:exact	0.56	-0.56
sentence before:exact duplicat	0.56	-0.56
sentence before:exam	0.35	-0.35
sentence before:examin	0.4	-0.4
sentence before:examin and	0.17	-0.17
sentence before:examin of	-0.54	0.54
sentence before:exampl	0.18	-0.18
sentence before:exceed	-0.49	0.49
sentence before:exceed fee	0.2	-0.2
sentence before:exceed the	-1.08	1.08
sentence before:except	0.25	-0.25
sentence before:exclud	0.68	-0.68
sentence before:exclud by	0.5	-0.5
sentence before:exclusion	0.34	-0.34
sentence before:exercis	-0.46	0.46
sentence before:exercis <n>	0.32	-0.32
sentence before:expedit	0.3	-0.3
sentence before:expens	0.16	-0.16
sentence before:experimental	0.33	-0.33
sentence before:expir	0.42	-0.42
sentence before:expl	0.36	-0.36
sentence before:explain	0.24	-0.24
sentence before:explan code	-0.93	0.93
sentence before:explan of	0.93	-0.93
sentence before:ext	0.22	-0.22
sentence before:ext <n>	0.22	-0.22
sentence before:extension	1.08	-1.08
sentence before:external	0.3	-0.3
sentence before:external review	0.28	-0.28
sentence before:f	-0.3	0.3
sentence before:f <n>	0.23	-0.23
sentence before:facility	-0.34	0.34
sentence before:facility :	-0.51	0.51
sentence before:fact	1.19	-1.19
sentence before:fail	0.95	-0.95
sentence before:famy	-0.91	0.91
sentence before:famy medicin	0.4	-0.4
sentence before:famy practic	-0.78	0.78
sentence before:favorabl	0.24	-0.24
sentence before:fax	1.68	-1.68
sentence before:fax <n>	0.88	-0.88
sentence before:fax to	0.19	-0.19
sentence before:federal	0.55	-0.55
sentence before:federal servic	0.19	-0.19
sentence before:fee	-0.64	0.64
sentence before:fee schedul	-0.61	0.61
sentence before:fern	-0.41	0.41
sentence before:ferncliff	0.17	-0.17
sentence before:fil	0.87	-0.87
sentence before:fil has	0.37	-0.37
sentence before:fil limit	0.25	-0.25
sentence before:file	1.04	-1.04
sentence before:file an	0.29	-0.29
sentence before:file for	0.25	-0.25
sentence before:file show	-0.95	0.95
sentence before:filed	0.26	-0.26
sentence before:film	-0.58	0.58
sentence before:final	0.23	-0.23
sentence before:finaliz	0.4	-0.4
sentence before:financial	0.16	-0.16
sentence before:find	-1.07	1.07
sentence before:find :	-0.97	0.97
sentence before:finish	1.08	-1.08
sentence before:finish our	0.89	-0.89
sentence before:first	1.16	-1.16
sentence before:first level	0.2	-0.2
sentence before:five	0.59	-0.59
sentence before:flat	0.22	-0.22
sentence before:flat imag	0.21	-0.21
sentence before:flexion	0.44	-0.44
sentence before:flexion <n>	0.35	-0.35
sentence before:follow prescription	-0.16	0.16
sentence before:foot	0.29	-0.29
sentence before:for :	0.46	-0.46
sentence before:for <m>	-0.55	0.55
sentence before:for <n>	0.44	-0.44
sentence before:for a	-0.18	0.18
sentence before:for an	1.01	-1.01
sentence before:for another	1.15	-1.15
sentence before:for appeal	0.21	-0.21
sentence before:for being	0.56	-0.56
sentence before:for claim	-1.08	1.08
sentence before:for denial	-1.18	1.18
sentence before:for each	0.7	-0.7
sentence before:for fil	0.44	-0.44
sentence before:for it	0.59	-0.59
sentence before:for medical	-0.39	0.39
sentence before:for medicar	0.22	-0.22
sentence before:for one	0.19	-0.19
sentence before:for part	0.17	-0.17
sentence before:for pay	0.44	-0.44
sentence before:for reconsider	0.28	-0.28
sentence before:for review	0.33	-0.33
sentence before:for servic	-0.75	0.75
sentence before:for that	0.72	-0.72
sentence before:for the	0.93	-0.93
sentence before:for these	0.33	-0.33
sentence before:for thi	0.21	-0.21
sentence before:for weight	0.46	-0.46
sentence before:for you	-0.3	0.3
sentence before:for your	0.59	-0.59
sentence before:fork	-0.36	0.36
sentence before:form	0.35	-0.35
sentence before:form approv	0.46	-0.46
sentence before:form is	0.22	-0.22
sentence before:found that	-0.67	0.67
sentence before:four	-0.53	0.53
sentence before:four visit	-0.6	0.6
sentence before:foxhollow	0.32	-0.32
sentence before:foxhollow famy	0.32	-0.32
sentence before:fractur	0.37	-0.37
sentence before:free	0.51	-0.51
sentence before:free of	0.44	-0.44
sentence before:frequency	0.23	-0.23
sentence before:from	-0.78	0.78
sentence before:from :	0.34	-0.34
sentence before:from <d>	-0.56	0.56
sentence before:from <month>	-0.4	0.4
sentence before:from <n>	-0.24	0.24
sentence before:from thru	-0.43	0.43
sentence before:from you	0.55	-0.55
sentence before:from your	0.24	-0.24
sentence before:full	-0.4	0.4
sentence before:fully	0.16	-0.16
sentence before:function	0.44	-0.44
sentence before:functional	-1.48	1.48
sentence before:further	0.41	-0.41
sentence before:g	-0.36	0.36
sentence before:g <n>	-0.42	0.42
sentence before:gave	-0.6	0.6
sentence before:gave no	0.32	-0.32
sentence before:general	0.45	-0.45
sentence before:gett	0.37	-0.37
sentence before:gideon	0.25	-0.25
sentence before:giv	-0.21	0.21
sentence before:give	-0.48	0.48
sentence before:give you	0.31	-0.31
sentence before:given	0.82	-0.82
sentence before:given at	0.44	-0.44
sentence before:glenhaven	-0.17	0.17
sentence before:glossary	0.36	-0.36
sentence before:glossary :	0.31	-0.31
sentence before:go	0.19	-0.19
sentence before:goal and	-0.36	0.36
sentence before:good	0.51	-0.51
sentence before:good reason	0.29	-0.29
sentence before:got	-0.58	0.58
sentence before:govern	0.16	-0.16
sentence before:gp <n>	0.92	-0.92
sentence before:granit	-0.58	0.58
sentence before:great	0.21	-0.21
sentence before:grievanc	0.68	-0.68
sentence before:group <n>	0.57	-0.57
sentence before:group and	-0.51	0.51
sentence before:group health	0.26	-0.26
sentence before:grove	0.16	-0.16
sentence before:grp	0.22	-0.22
sentence before:guardian	0.28	-0.28
sentence before:guardian of	0.16	-0.16
sentence before:gulf	-0.35	0.35
sentence before:h	-0.94	0.94
sentence before:h <n>	-0.95	0.95
sentence before:had	0.19	-0.19
sentence before:halvorsen	0.17	-0.17
sentence before:hand	0.36	-0.36
sentence before:hand therapy	0.34	-0.34
sentence before:handl	0.38	-0.38
sentence before:handl deny	0.26	-0.26
sentence before:harbor	0.27	-0.27
sentence before:harden	-0.65	0.65
sentence before:harriet	0.27	-0.27
sentence before:harrow	-0.62	0.62
sentence before:harrow lane	-0.64	0.64
sentence before:has a	0.25	-0.25
sentence before:has expir	0.37	-0.37
sentence before:has no	0.55	-0.55
sentence before:has not	0.96	-0.96
sentence before:has submission	0.73	-0.73
sentence before:has to	-0.66	0.66
sentence before:have	0.35	-0.35
sentence before:have <n>	0.41	-0.41
sentence before:have a	0.29	-0.29
sentence before:have complet	0.47	-0.47
sentence before:have decid	-0.42	0.42
sentence before:have dismiss	-0.26	0.26
sentence before:have finish	0.65	-0.65
sentence before:have no	-0.66	0.66
sentence before:have not	0.26	-0.26
sentence before:have paid	-0.85	0.85
sentence before:have the	0.25	-0.25
sentence before:have them	0.16	-0.16
sentence before:hcpc	0.29	-0.29
sentence before:health	0.43	-0.43
sentence before:health care	0.23	-0.23
sentence before:health cooperativ	-0.55	0.55
sentence before:health insuranc	-0.28	0.28
sentence before:health plan	0.44	-0.44
sentence before:health trust	0.17	-0.17
sentence before:healthcar	0.25	-0.25
sentence before:hear	0.35	-0.35
sentence before:help	-0.17	0.17
sentence before:henrietta	-0.46	0.46
sentence before:her	-0.83	0.83
sentence before:here	0.4	-0.4
sentence before:hic	0.42	-0.42
sentence before:high	0.19	-0.19
sentence before:hill	-0.65	0.65
sentence before:history	1.17	-1.17
sentence before:hmo	0.26	-0.26
sentence before:hmo claim	-0.59	0.59
sentence before:hollow	0.24	-0.24
sentence before:hollowell	0.5	-0.5
sentence before:holly	0.24	-0.24
sentence before:home	1.22	-1.22
sentence before:hospital	0.63	-0.63
sentence before:hour	0.27	-0.27
sentence before:how	0.89	-0.89
sentence before:how to	0.41	-0.41
sentence before:how we	-0.3	0.3
sentence before:hundr	-0.22	0.22
sentence before:hyacinth	0.2	-0.2
sentence before:i	0.91	-0.91
sentence before:i d	0.18	-0.18
sentence before:icd	0.27	-0.27
sentence before:icd <n>	0.21	-0.21
sentence before:icn	0.54	-0.54
sentence before:icn <n>	0.73	-0.73
sentence before:id	-0.68	0.68
sentence before:id :	0.93	-0.93
sentence before:id <n>	-1.28	1.28
sentence before:id patient	0.34	-0.34
sentence before:id tcn	-0.19	0.19
sentence before:identific	0.32	-0.32
sentence before:identific number	0.16	-0.16
sentence before:identifier	0.53	-0.53
sentence before:if	0.61	-0.61
sentence before:if a	0.18	-0.18
sentence before:if the	0.45	-0.45
sentence before:if we	0.17	-0.17
sentence before:if you	1.03	-1.03
sentence before:ignatiu	0.22	-0.22
sentence before:imag	0.23	-0.23
sentence before:imag center	-0.4	0.4
sentence before:improv	0.23	-0.23
sentence before:in <n>	0.85	-0.85
sentence before:in a	1.2	-1.2
sentence before:in an	-0.65	0.65
sentence before:in disput	0.33	-0.33
sentence before:in error	-1.47	1.47
sentence before:in full	-0.17	0.17
sentence before:in network	0.32	-0.32
sentence before:in orthopedic	-0.56	0.56
sentence before:in our	0.72	-0.72
sentence before:in physical	0.49	-0.49
sentence before:in the	1.02	-1.02
sentence before:in thi	0.44	-0.44
sentence before:in writ	-0.29	0.29
sentence before:in your	0.86	-0.86
sentence before:inc	0.78	-0.78
sentence before:includ	1.33	-1.33
sentence before:includ in	1.23	-1.23
sentence before:incomplet	0.49	-0.49
sentence before:incomplet invalid	0.46	-0.46
sentence before:inconsistent	-0.3	0.3
sentence before:inconsistent with	-0.3	0.3
sentence before:incurr	0.25	-0.25
sentence before:indemnity	-0.59	0.59
sentence before:independent	0.51	-0.51
sentence before:independent medical	0.49	-0.49
sentence before:independent review	-0.44	0.44
sentence before:indic	0.41	-0.41
sentence before:ineligibl	-0.23	0.23
sentence before:infection	0.44	-0.44
sentence before:inform	0.59	-0.59
sentence before:inform or	0.73	-0.73
sentence before:inform provid	0.54	-0.54
sentence before:inform submitt	0.46	-0.46
sentence before:infusion	-0.29	0.29
sentence before:ingrid	0.2	-0.2
sentence before:initial	0.48	-0.48
sentence before:initial evalu	0.17	-0.17
sentence before:injection <5>	0.28	-0.28
sentence before:injur	0.43	-0.43
sentence before:injur employe	0.19	-0.19
sentence before:injur person	0.17	-0.17
sentence before:injury	0.54	-0.54
sentence before:injury protection	0.2	-0.2
sentence before:inpatient	-0.64	0.64
sentence before:inquiry	0.17	-0.17
sentence before:insid	-0.29	0.29
sentence before:institut	-0.71	0.71
sentence before:insur	-0.46	0.46
sentence before:insur :	0.17	-0.17
sentence before:insur id	0.36	-0.36
sentence before:insur name	0.41	-0.41
sentence before:insuranc	0.68	-0.68
sentence before:integrat	0.41	-0.41
sentence before:interest	0.44	-0.44
sentence before:internal	0.73	-0.73
sentence before:invalid	0.67	-0.67
sentence before:investigational	0.69	-0.69
sentence before:investigational for	0.29	-0.29
sentence before:is <n>	-0.44	0.44
sentence before:is a	0.77	-0.77
sentence before:is about	-0.54	0.54
sentence before:is board	-0.55	0.55
sentence before:is by	-0.69	0.69
sentence before:is cover	1.15	-1.15
sentence before:is deny	-1.74	1.74
sentence before:is due	-0.31	0.31
sentence before:is for	0.65	-0.65
sentence before:is includ	0.59	-0.59
sentence before:is inconsistent	-0.3	0.3
sentence before:is maintenanc	0.34	-0.34
sentence before:is medical	0.23	-0.23
sentence before:is miss	-0.89	0.89
sentence before:is need	0.69	-0.69
sentence before:is no	0.32	-0.32
sentence before:is not	0.84	-0.84
sentence before:is on	1.62	-1.62
sentence before:is part	1.09	-1.09
sentence before:is receiv	0.53	-0.53
sentence before:is self	0.48	-0.48
sentence before:is that	0.38	-0.38
sentence before:is to	0.23	-0.23
sentence before:is unfavorabl	-0.19	0.19
sentence before:is upheld	0.27	-0.27
sentence before:is wrong	0.85	-0.85
sentence before:issue	-0.85	0.85
sentence before:it cannot	-0.34	0.34
sentence before:it has	0.52	-0.52
sentence before:it is	0.8	-0.8
sentence before:it on	0.98	-0.98
sentence before:it to	0.29	-0.29
sentence before:it was	1.02	-1.02
sentence before:it with	0.19	-0.19
sentence before:item	1.11	-1.11
sentence before:item :	0.23	-0.23
sentence before:its	-0.41	0.41
sentence before:j	0.35	-0.35
sentence before:jessamin	0.17	-0.17
sentence before:job	-1.14	1.14
sentence before:joint	0.22	-0.22
sentence before:juniper	0.27	-0.27
sentence before:juniper ridge	0.23	-0.23
sentence before:k	0.45	-0.45
sentence before:k <n>	0.27	-0.27
sentence before:keep	0.64	-0.64
sentence before:kestrel	0.16	-0.16
sentence before:kettl	0.53	-0.53
sentence before:kind	0.56	-0.56
sentence before:kind of	0.2	-0.2
sentence before:knee brace	-0.56	0.56
sentence before:know	0.27	-0.27
sentence before:l	-0.35	0.35
sentence before:l <n>	-0.26	0.26
sentence before:lake	0.42	-0.42
sentence before:lake health	0.26	-0.26
sentence before:lane	-0.55	0.55
sentence before:lane podiatry	-0.64	0.64
sentence before:languag	0.36	-0.36
sentence before:larkspur	0.22	-0.22
sentence before:last	-0.82	0.82
sentence before:late	0.37	-0.37
sentence before:later	0.42	-0.42
sentence before:later than	0.25	-0.25
sentence before:laurel	0.23	-0.23
sentence before:law	0.34	-0.34
sentence before:ld	-0.8	0.8
sentence before:leander	-0.21	0.21
sentence before:least	-0.82	0.82
sentence before:left	0.54	-0.54
sentence before:leopold	0.17	-0.17
sentence before:les	0.47	-0.47
sentence before:let	0.62	-0.62
sentence before:let us	0.59	-0.59
sentence before:letter	1.68	-1.68
sentence before:letter is	0.49	-0.49
sentence before:letter of	0.89	-0.89
sentence before:level	-0.16	0.16
sentence before:liability	0.31	-0.31
sentence before:liabl	-0.51	0.51
sentence before:licens	0.32	-0.32
sentence before:limit	0.61	-0.61
sentence before:limit for	0.46	-0.46
sentence before:limit in	0.31	-0.31
sentence before:limit of	0.94	-0.94
sentence before:limit to	0.74	-0.74
sentence before:line	-0.27	0.27
sentence before:line <n>	-0.34	0.34
sentence before:line dos	-0.5	0.5
sentence before:list	-1.04	1.04
sentence before:list above	-0.63	0.63
sentence before:list below	0.83	-0.83
sentence before:littl	0.27	-0.27
sentence before:ln	0.86	-0.86
sentence before:ln dos	0.57	-0.57
sentence before:log	0.4	-0.4
sentence before:longer	0.17	-0.17
sentence before:look	-0.51	0.51
sentence before:look again	0.31	-0.31
sentence before:look at	-0.7	0.7
sentence before:los	0.63	-0.63
sentence before:lower back	0.24	-0.24
sentence before:lt	0.17	-0.17
sentence before:lumbar spine	0.19	-0.19
sentence before:m	0.33	-0.33
sentence before:m <m>	0.24	-0.24
sentence before:ma	-0.68	0.68
sentence before:ma <n>	-0.68	0.68
sentence before:madam	0.29	-0.29
sentence before:madam :	0.18	-0.18
sentence before:made	-0.51	0.51
sentence before:made a	-0.25	0.25
sentence before:made thi	-0.47	0.47
sentence before:mail	0.23	-0.23
sentence before:mail on	0.27	-0.27
sentence before:maintenanc	0.6	-0.6
sentence before:maintenanc therapy	0.26	-0.26
sentence before:manag	0.28	-0.28
sentence before:manager	0.61	-0.61
sentence before:manipul	-0.4	0.4
sentence before:manipul <n>	0.22	-0.22
sentence before:manual	0.55	-0.55
sentence before:manual chapter	0.16	-0.16
sentence before:manual therapy	0.42	-0.42
sentence before:many	1.02	-1.02
sentence before:many servic	0.62	-0.62
sentence before:mapleton	0.32	-0.32
sentence before:mapleton spine	0.32	-0.32
sentence before:marigold	0.22	-0.22
sentence before:marketplac	0.41	-0.41
sentence before:marsh	0.37	-0.37
sentence before:match	0.78	-0.78
sentence before:matter	0.35	-0.35
sentence before:maximum	-0.21	0.21
sentence before:maximum allowabl	-0.16	0.16
sentence before:maximum for	-0.33	0.33
sentence before:maximum see	0.19	-0.19
sentence before:may	0.91	-0.91
sentence before:may <n>	0.5	-0.5
sentence before:may ask	0.77	-0.77
sentence before:may be	0.38	-0.38
sentence before:may not	-0.54	0.54
sentence before:may note	-0.25	0.25
sentence before:mbi	0.49	-0.49
sentence before:mbi <n>	0.43	-0.43
sentence before:md	0.81	-0.81
sentence before:mean	-0.42	0.42
sentence before:mean that	0.54	-0.54
sentence before:measur	-0.38	0.38
sentence before:measurabl	-0.4	0.4
sentence before:measurabl goal	-0.4	0.4
sentence before:medicaid	0.26	-0.26
sentence before:medicaid id	0.27	-0.27
sentence before:medicaid servic	0.23	-0.23
sentence before:medical	-0.31	0.31
sentence before:medical director	-0.26	0.26
sentence before:medical examin	0.19	-0.19
sentence before:medical necessary	1.38	-1.38
sentence before:medical pay	0.16	-0.16
sentence before:medical record	-1.4	1.4
sentence before:medical review	0.63	-0.63
sentence before:medicar	1	-1
sentence before:medicar advantag	0.21	-0.21
sentence before:medicar approv	0.73	-0.73
sentence before:medicar doe	-0.65	0.65
sentence before:medicar medicaid	0.32	-0.32
sentence before:medicar no	0.2	-0.2
sentence before:medicar number	-0.46	0.46
sentence before:medicar part	0.59	-0.59
sentence before:medicar pay	-0.38	0.38
sentence before:medicar will	0.46	-0.46
sentence before:medicar you	-0.2	0.2
sentence before:medicin	1.13	-1.13
sentence before:medicin :	0.18	-0.18
sentence before:meet	0.33	-0.33
sentence before:meet the	0.88	-0.88
sentence before:member :	0.25	-0.25
sentence before:member claim	0.21	-0.21
sentence before:member id	-0.23	0.23
sentence before:member is	0.26	-0.26
sentence before:member ld	-0.82	0.82
sentence before:member name	0.43	-0.43
sentence before:member number	-0.33	0.33
sentence before:member servic	0.34	-0.34
sentence before:mesa	0.51	-0.51
sentence before:messag	-0.27	0.27
sentence before:messag :	-0.48	0.48
sentence before:messag <n>	-0.8	0.8
sentence before:met	0.22	-0.22
sentence before:mg	-0.35	0.35
sentence before:mid	-0.35	0.35
sentence before:mid <n>	-0.35	0.35
sentence before:millrac	0.16	-0.16
sentence before:minut	0.74	-0.74
sentence before:minut for	0.36	-0.36
sentence before:miss	-0.37	0.37
sentence before:miss incomplet	0.46	-0.46
sentence before:mistak	0.34	-0.34
sentence before:mk	0.44	-0.44
sentence before:mk <n>	0.44	-0.44
sentence before:moa	0.53	-0.53
sentence before:moa ma	0.34	-0.34
sentence before:mod	1.14	-1.14
sentence before:mod unit	0.66	-0.66
sentence before:modality	0.84	-0.84
sentence before:modifier	-0.89	0.89
sentence before:modifier that	0.23	-0.23
sentence before:month	1.49	-1.49
sentence before:month after	0.35	-0.35
sentence before:month of	0.36	-0.36
sentence before:more than	0.32	-0.32
sentence before:more time	0.29	-0.29
sentence before:more visit	0.18	-0.18
sentence before:most	-0.57	0.57
sentence before:motion	-0.91	0.91
sentence before:mr	-0.21	0.21
sentence before:mri	1.02	-1.02
sentence before:mri lumbar	0.19	-0.19
sentence before:mri of	0.24	-0.24
sentence before:ms	0.61	-0.61
sentence before:msg	-0.92	0.92
sentence before:multipl	0.57	-0.57
sentence before:must	-0.45	0.45
sentence before:must ask	0.16	-0.16
sentence before:must be	-0.73	0.73
sentence before:must file	0.27	-0.27
sentence before:must send	0.33	-0.33
sentence before:mutual	0.36	-0.36
sentence before:name	0.38	-0.38
sentence before:name :	0.48	-0.48
sentence before:name recipient	-1.17	1.17
sentence before:named	0.38	-0.38
sentence before:named above	0.26	-0.26
sentence before:national	0.75	-0.75
sentence before:necessary	1.75	-1.75
sentence before:necessary under	0.81	-0.81
sentence before:necessity by	0.62	-0.62
sentence before:neck	-0.67	0.67
sentence before:need	0.48	-0.48
sentence before:need the	0.52	-0.52
sentence before:need to	0.47	-0.47
sentence before:nerve	0.35	-0.35
sentence before:net	0.96	-0.96
sentence before:net <m>	0.4	-0.4
sentence before:network provider	0.89	-0.89
sentence before:network region	-0.57	0.57
sentence before:neurology	0.23	-0.23
sentence before:new	0.75	-0.75
sentence before:next	-0.16	0.16
sentence before:night	0.28	-0.28
sentence before:no	1.39	-1.39
sentence before:no :	0.49	-0.49
sentence before:no <m>	-0.72	0.72
sentence before:no <n>	-0.6	0.6
sentence before:no authoriz	0.31	-0.31
sentence before:no benefit	0.44	-0.44
sentence before:no fractur	0.33	-0.33
sentence before:no later	0.22	-0.22
sentence before:no longer	0.17	-0.17
sentence before:no pay	0.2	-0.2
sentence before:no reason	0.34	-0.34
sentence before:no record	0.32	-0.32
sentence before:non cover	-0.28	0.28
sentence before:normal	0.47	-0.47
sentence before:not	0.63	-0.63
sentence before:not a	0.89	-0.89
sentence before:not able	-0.24	0.24
sentence before:not agree	0.32	-0.32
sentence before:not an	0.43	-0.43
sentence before:not approv	-1.19	1.19
sentence before:not authoriz	0.46	-0.46
sentence before:not be	-0.78	0.78
sentence before:not been	0.61	-0.61
sentence before:not bill	0.29	-0.29
sentence before:not chang	-0.94	0.94
sentence before:not deem	0.62	-0.62
sentence before:not get	0.52	-0.52
sentence before:not in	0.38	-0.38
sentence before:not match	0.36	-0.36
sentence before:not medical	0.93	-0.93
sentence before:not meet	0.25	-0.25
sentence before:not met	0.17	-0.17
sentence before:not on	0.46	-0.46
sentence before:not owe	-0.67	0.67
sentence before:not paid	0.4	-0.4
sentence before:not payabl	0.25	-0.25
sentence before:not receiv	0.48	-0.48
sentence before:not say	0.52	-0.52
sentence before:not send	0.17	-0.17
sentence before:not sent	0.54	-0.54
sentence before:not show	1.8	-1.8
sentence before:not support	0.69	-0.69
sentence before:not to	-0.23	0.23
sentence before:not valid	0.4	-0.4
sentence before:note	-0.9	0.9
sentence before:note <d>	-0.62	0.62
sentence before:note do	0.27	-0.27
sentence before:note doe	0.54	-0.54
sentence before:note for	-0.25	0.25
sentence before:note of	0.61	-0.61
sentence before:note show	0.47	-0.47
sentence before:note that	-1.31	1.31
sentence before:noth more	-0.35	0.35
sentence before:notic	0.92	-0.92
sentence before:notic date	0.32	-0.32
sentence before:notic of	0.99	-0.99
sentence before:notic to	0.17	-0.17
sentence before:notific	-0.23	0.23
sentence before:notific absent	0.44	-0.44
sentence before:npi	0.71	-0.71
sentence before:npi :	0.17	-0.17
sentence before:npi <n>	0.6	-0.6
sentence before:number	0.52	-0.52
sentence before:number :	0.68	-0.68
sentence before:number <n>	-0.65	0.65
sentence before:number date	0.18	-0.18
sentence before:number is	0.47	-0.47
sentence before:number of	0.94	-0.94
sentence before:numbnes	0.23	-0.23
sentence before:nurs	0.62	-0.62
sentence before:o	0.64	-0.64
sentence before:o box	0.24	-0.24
sentence before:oak	0.5	-0.5
sentence before:oblig	0.42	-0.42
sentence before:obtain	0.26	-0.26
sentence before:obtain for	0.21	-0.21
sentence before:occupational	0.35	-0.35
sentence before:occupational therapy	0.35	-0.35
sentence before:occurrenc	-0.36	0.36
sentence before:occurrenc has	-0.36	0.36
sentence before:of <5>	0.2	-0.2
sentence before:of <d>	-0.85	0.85
sentence before:of <m>	0.25	-0.25
sentence before:of <month>	1	-1
sentence before:of <n>	-0.37	0.37
sentence before:of a	-0.21	0.21
sentence before:of advers	0.25	-0.25
sentence before:of an	0.23	-0.23
sentence before:of another	0.98	-0.98
sentence before:of appeal	0.27	-0.27
sentence before:of benefit	0.67	-0.67
sentence before:of bill	0.19	-0.19
sentence before:of birth	0.53	-0.53
sentence before:of charg	0.44	-0.44
sentence before:of claim	1.18	-1.18
sentence before:of conservativ	0.32	-0.32
sentence before:of denial	0.19	-0.19
sentence before:of injury	0.24	-0.24
sentence before:of insuranc	0.19	-0.19
sentence before:of it	0.39	-0.39
sentence before:of liability	0.44	-0.44
sentence before:of medical	-0.37	0.37
sentence before:of motion	-0.92	0.92
sentence before:of notic	0.17	-0.17
sentence before:of one	0.5	-0.5
sentence before:of pay	1	-1
sentence before:of provider	0.38	-0.38
sentence before:of receiv	0.34	-0.34
sentence before:of review	0.22	-0.22
sentence before:of servic	-0.23	0.23
sentence before:of thi	1.19	-1.19
sentence before:of time	0.38	-0.38
sentence before:of treat	1.31	-1.31
sentence before:of unit	0.65	-0.65
sentence before:of visit	0.33	-0.33
sentence before:of your	1.1	-1.1
sentence before:off	0.29	-0.29
sentence before:offic	0.95	-0.95
sentence before:offic :	0.46	-0.46
sentence before:offic note	0.19	-0.19
sentence before:offic visit	0.65	-0.65
sentence before:official	-0.81	0.81
sentence before:offset	0.29	-0.29
sentence before:on <month>	-0.26	0.26
sentence before:on <n>	1.72	-1.72
sentence before:on behalf	0.18	-0.18
sentence before:on file	1.37	-1.37
sentence before:on his	-0.49	0.49
sentence before:on may	0.34	-0.34
sentence before:on our	0.38	-0.38
sentence before:on the	-0.83	0.83
sentence before:on thi	1.03	-1.03
sentence before:on your	-0.24	0.24
sentence before:once	1.13	-1.13
sentence before:once in	0.81	-0.81
sentence before:one	1.56	-1.56
sentence before:one hundr	-0.26	0.26
sentence before:one of	0.55	-0.55
sentence before:one visit	-0.67	0.67
sentence before:only	-0.94	0.94
sentence before:only after	-0.59	0.59
sentence before:only for	-0.75	0.75
sentence before:open	-0.31	0.31
sentence before:operativ	0.18	-0.18
sentence before:option	0.25	-0.25
sentence before:optum	-0.58	0.58
sentence before:or <n>	0.32	-0.32
sentence before:or a	-1.02	1.02
sentence before:or deny	-0.23	0.23
sentence before:or fax	0.71	-0.71
sentence before:or file	0.29	-0.29
sentence before:or guardian	0.27	-0.27
sentence before:or has	0.73	-0.73
sentence before:or madam	0.29	-0.29
sentence before:or more	-1.03	1.03
sentence before:or occurrenc	-0.36	0.36
sentence before:or other	0.21	-0.21
sentence before:or the	-0.68	0.68
sentence before:or to	0.27	-0.27
sentence before:or your	0.54	-0.54
sentence before:orchard	-0.6	0.6
sentence before:order	-0.72	0.72
sentence before:orthopaedic	0.75	-0.75
sentence before:orthopedic	-0.45	0.45
sentence before:orthopedic :	-0.45	0.45
sentence before:other	0.6	-0.6
sentence before:other <n>	-0.38	0.38
sentence before:other document	0.5	-0.5
sentence before:other health	-0.52	0.52
sentence before:other insuranc	0.51	-0.51
sentence before:oti	-0.72	0.72
sentence before:ottolin	-0.18	0.18
sentence before:our claim	0.21	-0.21
sentence before:our decision	-0.55	0.55
sentence before:our denial	-0.18	0.18
sentence before:our earlier	-1.02	1.02
sentence before:our file	0.39	-0.39
sentence before:our hand	0.24	-0.24
sentence before:our medical	-0.3	0.3
sentence before:our member	0.17	-0.17
sentence before:our network	0.51	-0.51
sentence before:our physician	0.47	-0.47
sentence before:our reviewer	0.41	-0.41
sentence before:out	0.17	-0.17
sentence before:out of	0.17	-0.17
sentence before:outcom	-0.52	0.52
sentence before:outpatient	0.17	-0.17
sentence before:over	0.28	-0.28
sentence before:over <n>	0.68	-0.68
sentence before:overpaid	-1.47	1.47
sentence before:overpay	-0.56	0.56
sentence before:overturn	1.04	-1.04
sentence before:overturn the	0.43	-0.43
sentence before:owe	-0.53	0.53
sentence before:owe the	0.24	-0.24
sentence before:oyelowo	0.28	-0.28
sentence before:p	-0.71	0.71
sentence before:p <n>	-0.88	0.88
sentence before:p a	-0.78	0.78
sentence before:p o	0.24	-0.24
sentence before:pa	0.4	-0.4
sentence before:pa <n>	0.24	-0.24
sentence before:page	1.38	-1.38
sentence before:page <n>	0.86	-0.86
sentence before:paid	-1.13	1.13
sentence before:paid :	0.64	-0.64
sentence before:paid <m>	-1.22	1.22
sentence before:paid <n>	1.47	-1.47
sentence before:paid amount	-0.32	0.32
sentence before:paid at	0.2	-0.2
sentence before:paid be	-0.2	0.2
sentence before:paid by	-0.27	0.27
sentence before:paid in	-1.23	1.23
sentence before:paid may	-0.72	0.72
sentence before:paid msg	-0.21	0.21
sentence before:paid note	0.16	-0.16
sentence before:paid on	-0.54	0.54
sentence before:paid reason	0.53	-0.53
sentence before:paid separat	0.72	-0.72
sentence before:paid twice	0.29	-0.29
sentence before:paid you	-1.01	1.01
sentence before:pain	0.9	-0.9
sentence before:pain <n>	0.19	-0.19
sentence before:pain after	1.06	-1.06
sentence before:paper	0.49	-0.49
sentence before:parent	0.32	-0.32
sentence before:parent or	0.27	-0.27
sentence before:part	1.56	-1.56
sentence before:part b	0.22	-0.22
sentence before:part d	0.85	-0.85
sentence before:part in	0.3	-0.3
sentence before:part of	1.14	-1.14
sentence before:partial	0.37	-0.37
sentence before:participant	0.39	-0.39
sentence before:party	0.17	-0.17
sentence before:pat	0.21	-0.21
sentence before:path	0.26	-0.26
sentence before:patient :	0.58	-0.58
sentence before:patient account	-0.32	0.32
sentence before:patient acct	0.47	-0.47
sentence before:patient birth	0.16	-0.16
sentence before:patient claim	0.5	-0.5
sentence before:patient may	-0.87	0.87
sentence before:patient member	-0.73	0.73
sentence before:pay	-0.21	0.21
sentence before:pay :	0.28	-0.28
sentence before:pay <m>	0.86	-0.86
sentence before:pay adjust	0.25	-0.25
sentence before:pay by	0.27	-0.27
sentence before:pay claim	0.32	-0.32
sentence before:pay date	0.24	-0.24
sentence before:pay decision	0.25	-0.25
sentence before:pay for	0.79	-0.79
sentence before:pay is	-1.08	1.08
sentence before:pay it	-0.95	0.95
sentence before:pay of	-0.72	0.72
sentence before:pay on	-0.55	0.55
sentence before:pay or	0.55	-0.55
sentence before:pay pay	-0.55	0.55
sentence before:pay to	-0.28	0.28
sentence before:payabl	-0.47	0.47
sentence before:payabl expl	0.22	-0.22
sentence before:payabl to	0.32	-0.32
sentence before:payee	0.32	-0.32
sentence before:payee :	0.2	-0.2
sentence before:payer	1.51	-1.51
sentence before:payer deem	0.23	-0.23
sentence before:pc	0.25	-0.25
sentence before:pcn	-0.58	0.58
sentence before:pd	-0.74	0.74
sentence before:pd <n>	0.22	-0.22
sentence before:pediatric	0.43	-0.43
sentence before:pediatric therapy	0.26	-0.26
sentence before:peer review	-0.37	0.37
sentence before:peer to	0.41	-0.41
sentence before:percent	-1.13	1.13
sentence before:perform	0.53	-0.53
sentence before:perform on	0.53	-0.53
sentence before:period of	0.28	-0.28
sentence before:period or	-0.36	0.36
sentence before:person	0.9	-0.9
sentence before:personal	0.2	-0.2
sentence before:personal injury	0.2	-0.2
sentence before:phone	0.22	-0.22
sentence before:physical	0.59	-0.59
sentence before:physical medicin	0.51	-0.51
sentence before:physical therapy	0.2	-0.2
sentence before:physician	1.1	-1.1
sentence before:pine	-0.5	0.5
sentence before:pip	0.22	-0.22
sentence before:place	0.37	-0.37
sentence before:plan :	0.6	-0.6
sentence before:plan a	0.24	-0.24
sentence before:plan allowanc	0.7	-0.7
sentence before:plan appeal	0.36	-0.36
sentence before:plan approv	0.44	-0.44
sentence before:plan ask	0.3	-0.3
sentence before:plan claim	-0.86	0.86
sentence before:plan cover	0.51	-0.51
sentence before:plan date	0.52	-0.52
sentence before:plan docu	0.18	-0.18
sentence before:plan has	-0.24	0.24
sentence before:plan is	0.49	-0.49
sentence before:plan limit	0.43	-0.43
sentence before:plan member	0.2	-0.2
sentence before:plan must	-0.66	0.66
sentence before:plan paid	-0.54	0.54
sentence before:plan pay	-0.54	0.54
sentence before:plan provider	0.36	-0.36
sentence before:pleas	2.38	-2.38
sentence before:pleas detach	0.24	-0.24
sentence before:pleas pay	0.21	-0.21
sentence before:pleas send	0.89	-0.89
sentence before:pm	0.16	-0.16
sentence before:po	0.51	-0.51
sentence before:po box	0.49	-0.49
sentence before:podiatry	-0.72	0.72
sentence before:podiatry :	-0.8	0.8
sentence before:point	0.55	-0.55
sentence before:policy	0.18	-0.18
sentence before:policy manual	0.16	-0.16
sentence before:policyholder	0.68	-0.68
sentence before:portal	0.27	-0.27
sentence before:pos	-0.49	0.49
sentence before:postmark	0.25	-0.25
sentence before:postmark within	0.18	-0.18
sentence before:ppo	0.39	-0.39
sentence before:practic	-0.16	0.16
sentence before:prairi	0.36	-0.36
sentence before:pre	0.4	-0.4
sentence before:precertific	0.54	-0.54
sentence before:precertific authoriz	0.44	-0.44
sentence before:prepay	0.8	-0.8
sentence before:prepay review	0.76	-0.76
sentence before:prescriber	-0.51	0.51
sentence before:prescriber request	-0.16	0.16
sentence before:previou	-0.79	0.79
sentence before:primary	0.69	-0.69
sentence before:primary care	-0.25	0.25
sentence before:print	0.48	-0.48
sentence before:print <d>	0.36	-0.36
sentence before:prior	0.92	-0.92
sentence before:prior authoriz	0.86	-0.86
sentence before:problem	0.26	-0.26
sentence before:proc	-0.63	0.63
sentence before:proc bill	-1.16	1.16
sentence before:proc charg	0.2	-0.2
sentence before:proc mod	1.22	-1.22
sentence before:procedur	-0.65	0.65
sentence before:procedur <5>	-0.75	0.75
sentence before:procedur and	0.18	-0.18
sentence before:procedur charg	0.19	-0.19
sentence before:procedur is	-0.61	0.61
sentence before:procedur on	-0.87	0.87
sentence before:proces	0.72	-0.72
sentence before:process	0.9	-0.9
sentence before:process <d>	-0.67	0.67
sentence before:process as	-0.35	0.35
sentence before:process on	0.21	-0.21
sentence before:professional	0.62	-0.62
sentence before:program	0.63	-0.63
sentence before:progres	-0.18	0.18
sentence before:proof	0.66	-0.66
sentence before:proof of	0.25	-0.25
sentence before:protection	0.2	-0.2
sentence before:prov	-0.26	0.26
sentence before:provid	-1.09	1.09
sentence before:provid bill	-0.34	0.34
sentence before:provid by	0.46	-0.46
sentence before:provid doe	0.54	-0.54
sentence before:provider	1.26	-1.26
sentence before:provider :	1.02	-1.02
sentence before:provider <m>	-0.21	0.21
sentence before:provider charg	0.26	-0.26
sentence before:provider disput	0.31	-0.31
sentence before:provider is	1.23	-1.23
sentence before:provider may	0.24	-0.24
sentence before:provider of	0.42	-0.42
sentence before:provider remittanc	-0.51	0.51
sentence before:provider was	-0.7	0.7
sentence before:provider who	0.23	-0.23
sentence before:pt <n>	-0.32	0.32
sentence before:pt acct	0.16	-0.16
sentence before:put	-0.47	0.47
sentence before:put the	-0.7	0.7
sentence before:q	0.56	-0.56
sentence before:q <n>	0.42	-0.42
sentence before:qty	-0.16	0.16
sentence before:qualify	-0.8	0.8
sentence before:question :	0.39	-0.39
sentence before:question about	0.22	-0.22
sentence before:quilla	0.16	-0.16
sentence before:r	0.94	-0.94
sentence before:r <n>	0.69	-0.69
sentence before:ra	0.16	-0.16
sentence before:radiculopathy	-0.6	0.6
sentence before:range	-0.88	0.88
sentence before:range of	-0.92	0.92
sentence before:rarc	0.53	-0.53
sentence before:rarc <n>	0.51	-0.51
sentence before:rate	0.94	-0.94
sentence before:rational :	-0.64	0.64
sentence before:rcvd	0.47	-0.47
sentence before:re	0.61	-0.61
sentence before:re :	0.81	-0.81
sentence before:reach	0.48	-0.48
sentence before:reach us	0.94	-0.94
sentence before:read the	-0.89	0.89
sentence before:reason	-1.94	1.94
sentence before:reason :	-2.39	2.39
sentence before:reason <d>	0.34	-0.34
sentence before:reason <n>	-0.71	0.71
sentence before:reason co	1.03	-1.03
sentence before:reason code	-0.23	0.23
sentence before:reason for	-0.52	0.52
sentence before:reason moa	0.27	-0.27
sentence before:reason paid	1.14	-1.14
sentence before:reasonabl	0.97	-0.97
sentence before:reasonabl and	0.62	-0.62
sentence before:recd	-0.47	0.47
sentence before:recd :	-0.48	0.48
sentence before:receipt	0.55	-0.55
sentence before:receipt of	0.17	-0.17
sentence before:receiv	0.16	-0.16
sentence before:receiv :	0.2	-0.2
sentence before:receiv <month>	0.23	-0.23
sentence before:receiv a	-0.27	0.27
sentence before:receiv on	0.54	-0.54
sentence before:receiv thi	0.8	-0.8
sentence before:receiv within	-1.23	1.23
sentence before:receiv your	0.42	-0.42
sentence before:recipient	-0.21	0.21
sentence before:recipient id	-0.59	0.59
sentence before:recipient name	-1.03	1.03
sentence before:reconsider	1.48	-1.48
sentence before:reconsider :	0.28	-0.28
sentence before:reconsider on	0.63	-0.63
sentence before:record do	1.18	-1.18
sentence before:record for	-0.63	0.63
sentence before:record of	0.37	-0.37
sentence before:record show	-1.17	1.17
sentence before:record that	-0.46	0.46
sentence before:record with	0.65	-0.65
sentence before:recovery	0.6	-0.6
sentence before:red	0.72	-0.72
sentence before:redetermin	0.32	-0.32
sentence before:reduction	-0.63	0.63
sentence before:redwood	0.26	-0.26
sentence before:referenc	0.44	-0.44
sentence before:referenc <n>	0.22	-0.22
sentence before:referr	0.6	-0.6
sentence before:referr by	0.25	-0.25
sentence before:referral from	-0.34	0.34
sentence before:refund	0.25	-0.25
sentence before:region	-0.35	0.35
sentence before:region <n>	-0.67	0.67
sentence before:rehab	0.63	-0.63
sentence before:rehab <n>	0.23	-0.23
sentence before:rehabilit	0.38	-0.38
sentence before:relat	-0.95	0.95
sentence before:relat to	-0.96	0.96
sentence before:relationship	0.21	-0.21
sentence before:relief	-0.78	0.78
sentence before:remain	0.96	-0.96
sentence before:remark	-0.57	0.57
sentence before:remark :	-0.8	0.8
sentence before:remark <n>	-0.64	0.64
sentence before:remark n	0.5	-0.5
sentence before:remit	0.18	-0.18
sentence before:remit date	0.18	-0.18
sentence before:remittanc advic	-0.34	0.34
sentence before:render	0.5	-0.5
sentence before:render provider	0.35	-0.35
sentence before:repeat	-0.39	0.39
sentence before:replac	0.42	-0.42
sentence before:report	0.33	-0.33
sentence before:report show	-0.77	0.77
sentence before:representativ	0.66	-0.66
sentence before:request	0.49	-0.49
sentence before:request <n>	0.21	-0.21
sentence before:request ?	0.35	-0.35
sentence before:request becaus	-0.94	0.94
sentence before:request by	0.59	-0.59
sentence before:request doe	0.41	-0.41
sentence before:request for	1.19	-1.19
sentence before:request is	-0.17	0.17
sentence before:request must	0.18	-0.18
sentence before:request on	0.25	-0.25
sentence before:request receiv	0.17	-0.17
sentence before:request was	0.83	-0.83
sentence before:requir	-1.43	1.43
sentence before:resp <m>	0.7	-0.7
sentence before:respons	0.2	-0.2
sentence before:responsibl	0.55	-0.55
sentence before:responsibl for	0.48	-0.48
sentence before:restor	0.35	-0.35
sentence before:result	-0.35	0.35
sentence before:return	-0.7	0.7
sentence before:return thi	0.21	-0.21
sentence before:revers	0.47	-0.47
sentence before:review	0.57	-0.57
sentence before:review by	0.17	-0.17
sentence before:review decision	0.3	-0.3
sentence before:review entity	0.23	-0.23
sentence before:review of	1.02	-1.02
sentence before:review the	-0.33	0.33
sentence before:review thi	-0.83	0.83
sentence before:reviewer	0.4	-0.4
sentence before:revision	0.54	-0.54
sentence before:reye	-0.99	0.99
sentence before:ridge rehab	0.16	-0.16
sentence before:right	1.35	-1.35
sentence before:right to	0.28	-0.28
sentence before:river	-0.47	0.47
sentence before:road	0.21	-0.21
sentence before:root	0.38	-0.38
sentence before:routin	0.43	-0.43
sentence before:rowan	0.28	-0.28
sentence before:rsn	-0.6	0.6
sentence before:rt	0.54	-0.54
sentence before:rule	0.91	-0.91
sentence before:rx	0.19	-0.19
sentence before:s	0.55	-0.55
sentence before:s <n>	0.61	-0.61
sentence before:s of	0.37	-0.37
sentence before:same	-0.83	0.83
sentence before:same day	-0.55	0.55
sentence before:saskia	0.41	-0.41
sentence before:sav	0.27	-0.27
sentence before:say	-0.2	0.2
sentence before:sb	-0.41	0.41
sentence before:sb <n>	-0.41	0.41
sentence before:scan	0.63	-0.63
sentence before:schedul	-0.57	0.57
sentence before:schedul maximum	-0.16	0.16
sentence before:school	-0.42	0.42
sentence before:scor	-0.55	0.55
sentence before:score	-1.26	1.26
sentence before:screen	-0.7	0.7
sentence before:second	0.82	-0.82
sentence before:second level	0.18	-0.18
sentence before:second review	0.25	-0.25
sentence before:section	1.33	-1.33
sentence before:section <n>	0.7	-0.7
sentence before:see	-0.68	0.68
sentence before:see a	-0.71	0.71
sentence before:see the	-0.33	0.33
sentence before:seen	-0.25	0.25
sentence before:select	0.87	-0.87
sentence before:select for	0.88	-0.88
sentence before:self	1.09	-1.09
sentence before:self fund	0.65	-0.65
sentence before:semaglutid	-0.4	0.4
sentence before:semaglutid <n>	-0.4	0.4
sentence before:send	1.84	-1.84
sentence before:send a	0.52	-0.52
sentence before:send the	0.53	-0.53
sentence before:send us	0.65	-0.65
sentence before:sent	0.16	-0.16
sentence before:sent a	0.37	-0.37
sentence before:sent for	0.43	-0.43
sentence before:sent to	0.6	-0.6
sentence before:sent us	-1.04	1.04
sentence before:separat	0.88	-0.88
sentence before:serv date	-0.31	0.31
sentence before:servic <month>	0.23	-0.23
sentence before:servic <n>	0.29	-0.29
sentence before:servic amount	-0.33	0.33
sentence before:servic becaus	0.82	-0.82
sentence before:servic bill	-1.21	1.21
sentence before:servic charg	0.6	-0.6
sentence before:servic claim	-0.2	0.2
sentence before:servic date	-0.67	0.67
sentence before:servic for	0.35	-0.35
sentence before:servic in	0.2	-0.2
sentence before:servic is	0.4	-0.4
sentence before:servic lack	0.45	-0.45
sentence before:servic list	0.2	-0.2
sentence before:servic medicar	0.24	-0.24
sentence before:servic not	0.52	-0.52
sentence before:servic on	0.38	-0.38
sentence before:servic or	0.68	-0.68
sentence before:servic proc	0.49	-0.49
sentence before:servic procedur	-0.23	0.23
sentence before:servic provider	0.26	-0.26
sentence before:servic request	0.27	-0.27
sentence before:servic servic	0.59	-0.59
sentence before:servic that	0.31	-0.31
sentence before:servic to	-0.53	0.53
sentence before:servic was	0.57	-0.57
sentence before:set	-0.4	0.4
sentence before:sex	-0.56	0.56
sentence before:share	0.42	-0.42
sentence before:she	0.17	-0.17
sentence before:should	-0.43	0.43
sentence before:should be	-0.63	0.63
sentence before:should have	-0.16	0.16
sentence before:should not	0.27	-0.27
sentence before:shoulder	0.25	-0.25
sentence before:show	0.66	-0.66
sentence before:show a	-0.34	0.34
sentence before:show an	0.17	-0.17
sentence before:show no	0.37	-0.37
sentence before:show that	-1.13	1.13
sentence before:show the	0.22	-0.22
sentence before:shown	-0.43	0.43
sentence before:shown above	-0.98	0.98
sentence before:sign	1.37	-1.37
sentence before:sign by	0.36	-0.36
sentence before:sign of	0.31	-0.31
sentence before:signatur	0.47	-0.47
sentence before:signatur log	0.21	-0.21
sentence before:silver	0.33	-0.33
sentence before:silver birch	0.27	-0.27
sentence before:since	1.72	-1.72
sentence before:since the	0.17	-0.17
sentence before:sir	0.3	-0.3
sentence before:sir or	0.29	-0.29
sentence before:site	0.24	-0.24
sentence before:six	0.4	-0.4
sentence before:six month	0.58	-0.58
sentence before:six week	0.86	-0.86
sentence before:skill	1.23	-1.23
sentence before:skill of	0.95	-0.95
sentence before:skin	-0.77	0.77
sentence before:sleep	0.91	-0.91
sentence before:so	0.75	-0.75
sentence before:so it	0.19	-0.19
sentence before:so that	0.3	-0.3
sentence before:so the	-0.43	0.43
sentence before:so you	0.31	-0.31
sentence before:specific	-0.21	0.21
sentence before:speech	-0.81	0.81
sentence before:speech therapy	-0.74	0.74
sentence before:spine	-0.77	0.77
sentence before:spine center	-0.48	0.48
sentence before:spine sport	-0.39	0.39
sentence before:spine without	0.18	-0.18
sentence before:sport	-0.22	0.22
sentence before:sport medicin	0.16	-0.16
sentence before:spous	0.3	-0.3
sentence before:sr	0.41	-0.41
sentence before:sr <n>	0.37	-0.37
sentence before:st	0.23	-0.23
sentence before:stair	0.84	-0.84
sentence before:stand	-0.84	0.84
sentence before:standard	0.39	-0.39
sentence before:standard appeal	0.22	-0.22
sentence before:stat	1.53	-1.53
sentence before:stat date	0.27	-0.27
sentence before:stat of	0.61	-0.61
sentence before:statu	-0.23	0.23
sentence before:statu :	0.38	-0.38
sentence before:statu deny	-0.53	0.53
sentence before:step	0.53	-0.53
sentence before:steroid	0.16	-0.16
sentence before:still	0.95	-0.95
sentence before:stimul	-0.18	0.18
sentence before:strain	-0.39	0.39
sentence before:street	0.24	-0.24
sentence before:strength	-0.19	0.19
sentence before:study	-0.59	0.59
sentence before:subject :	0.32	-0.32
sentence before:subjectiv	0.29	-0.29
sentence before:subjectiv :	0.29	-0.29
sentence before:submission	0.73	-0.73
sentence before:submission bill	0.45	-0.45
sentence before:submit	0.41	-0.41
sentence before:submitt	-0.25	0.25
sentence before:submitt doe	0.46	-0.46
sentence before:submitt within	0.4	-0.4
sentence before:subscriber	1.29	-1.29
sentence before:subscriber :	0.2	-0.2
sentence before:subscriber id	0.54	-0.54
sentence before:subscriber name	0.49	-0.49
sentence before:subscriber no	0.29	-0.29
sentence before:successful	0.2	-0.2
sentence before:summary	1.27	-1.27
sentence before:summary beneficiary	-0.23	0.23
sentence before:summary of	1.04	-1.04
sentence before:supp	0.23	-0.23
sentence before:supplier	0.52	-0.52
sentence before:supply	0.63	-0.63
sentence before:support	1.11	-1.11
sentence before:support by	0.53	-0.53
sentence before:support the	0.18	-0.18
sentence before:support thi	0.49	-0.49
sentence before:surgery	1.27	-1.27
sentence before:svc	-0.92	0.92
sentence before:system	0.22	-0.22
sentence before:t	0.17	-0.17
sentence before:take	0.37	-0.37
sentence before:taken	0.59	-0.59
sentence before:taken on	0.26	-0.26
sentence before:talk	0.33	-0.33
sentence before:talk with	0.18	-0.18
sentence before:tallgras	-0.67	0.67
sentence before:tax	-0.9	0.9
sentence before:tax id	-1.06	1.06
sentence before:tcn	-0.16	0.16
sentence before:te	0.37	-0.37
sentence before:te <n>	0.36	-0.36
sentence before:team	-0.6	0.6
sentence before:tear	0.83	-0.83
sentence before:telephon	1.09	-1.09
sentence before:tell	0.39	-0.39
sentence before:term	0.62	-0.62
sentence before:test	-0.23	0.23
sentence before:test <5>	-1.17	1.17
sentence before:test was	0.42	-0.42
sentence before:th	0.19	-0.19
sentence before:than	0.7	-0.7
sentence before:than <n>	0.38	-0.38
sentence before:than the	0.16	-0.16
sentence before:thank	1.27	-1.27
sentence before:thank you	1.27	-1.27
sentence before:that a	-0.75	0.75
sentence before:that are	-0.16	0.16
sentence before:that date	0.16	-0.16
sentence before:that day	-0.28	0.28
sentence before:that it	0.4	-0.4
sentence before:that medicar	-0.75	0.75
sentence before:that show	0.72	-0.72
sentence before:that the	-0.55	0.55
sentence before:that they	0.23	-0.23
sentence before:that was	-0.26	0.26
sentence before:that you	0.33	-0.33
sentence before:the <n>	0.25	-0.25
sentence before:the accident	-1.08	1.08
sentence before:the action	0.24	-0.24
sentence before:the addres	0.49	-0.49
sentence before:the amount	0.57	-0.57
sentence before:the appeal	1.09	-1.09
sentence before:the approv	0.28	-0.28
sentence before:the beneficiary	0.42	-0.42
sentence before:the benefit	1.02	-1.02
sentence before:the bill	-0.36	0.36
sentence before:the brochur	0.25	-0.25
sentence before:the care	1.2	-1.2
sentence before:the carrier	-0.28	0.28
sentence before:the center	0.76	-0.76
sentence before:the charg	-0.86	0.86
sentence before:the claim	-0.91	0.91
sentence before:the clinic	0.63	-0.63
sentence before:the clinical	0.46	-0.46
sentence before:the complet	0.38	-0.38
sentence before:the contract	-0.25	0.25
sentence before:the correct	0.21	-0.21
sentence before:the criteria	0.29	-0.29
sentence before:the date	0.3	-0.3
sentence before:the day	-0.48	0.48
sentence before:the decision	0.24	-0.24
sentence before:the denial	-0.16	0.16
sentence before:the depart	0.21	-0.21
sentence before:the diagnosy	1.32	-1.32
sentence before:the document	0.19	-0.19
sentence before:the employe	-1.18	1.18
sentence before:the fact	0.85	-0.85
sentence before:the fil	0.29	-0.29
sentence before:the file	0.17	-0.17
sentence before:the first	0.94	-0.94
sentence before:the follow	0.43	-0.43
sentence before:the form	-0.48	0.48
sentence before:the goal	-0.99	0.99
sentence before:the guidelin	-0.78	0.78
sentence before:the health	0.92	-0.92
sentence before:the independent	0.66	-0.66
sentence before:the inform	1.06	-1.06
sentence before:the item	0.2	-0.2
sentence before:the last	-0.33	0.33
sentence before:the left	-0.46	0.46
sentence before:the letter	0.57	-0.57
sentence before:the medical	-1.09	1.09
sentence before:the member	1.41	-1.41
sentence before:the modifier	-0.87	0.87
sentence before:the mri	0.56	-0.56
sentence before:the need	-0.33	0.33
sentence before:the next	-0.42	0.42
sentence before:the note	-0.96	0.96
sentence before:the number	-0.16	0.16
sentence before:the offic	0.25	-0.25
sentence before:the official	-0.81	0.81
sentence before:the operativ	0.16	-0.16
sentence before:the order	-1.04	1.04
sentence before:the original	0.43	-0.43
sentence before:the other	0.33	-0.33
sentence before:the paper	0.5	-0.5
sentence before:the patient	-0.7	0.7
sentence before:the pay	1.22	-1.22
sentence before:the payer	0.92	-0.92
sentence before:the person	0.33	-0.33
sentence before:the physician	0.2	-0.2
sentence before:the plan	-0.71	0.71
sentence before:the policy	0.41	-0.41
sentence before:the previou	-0.81	0.81
sentence before:the primary	0.21	-0.21
sentence before:the provider	-0.38	0.38
sentence before:the reason	1.01	-1.01
sentence before:the record	1.01	-1.01
sentence before:the referral	0.74	-0.74
sentence before:the request	1.28	-1.28
sentence before:the reviewer	-0.17	0.17
sentence before:the right	1.05	-1.05
sentence before:the same	-1.09	1.09
sentence before:the second	0.17	-0.17
sentence before:the servic	1.65	-1.65
sentence before:the skill	0.95	-0.95
sentence before:the state	-0.27	0.27
sentence before:the surgery	-0.44	0.44
sentence before:the test	0.46	-0.46
sentence before:the therapy	0.19	-0.19
sentence before:the time	0.64	-0.64
sentence before:the treat	1.48	-1.48
sentence before:the visit	1.3	-1.3
sentence before:the year	0.43	-0.43
sentence before:their	0.26	-0.26
sentence before:then	0.2	-0.2
sentence before:therapist	0.6	-0.6
sentence before:therapy	0.43	-0.43
sentence before:therapy :	-0.91	0.91
sentence before:therapy <5>	-0.55	0.55
sentence before:therapy <n>	0.76	-0.76
sentence before:therapy and	0.19	-0.19
sentence before:therapy for	0.18	-0.18
sentence before:therapy is	0.68	-0.68
sentence before:therapy llc	0.17	-0.17
sentence before:therapy servic	-0.52	0.52
sentence before:therapy visit	1.24	-1.24
sentence before:there	0.72	-0.72
sentence before:there is	0.51	-0.51
sentence before:therefor	0.92	-0.92
sentence before:therefor not	0.67	-0.67
sentence before:these	1.56	-1.56
sentence before:these are	0.84	-0.84
sentence before:these reason	0.5	-0.5
sentence before:they	0.97	-0.97
sentence before:they are	0.22	-0.22
sentence before:thi	0.33	-0.33
sentence before:thi amount	-0.62	0.62
sentence before:thi case	0.38	-0.38
sentence before:thi claim	-0.38	0.38
sentence before:thi condition	0.21	-0.21
sentence before:thi date	0.51	-0.51
sentence before:thi decision	0.75	-0.75
sentence before:thi determin	0.17	-0.17
sentence before:thi is	0.28	-0.28
sentence before:thi letter	1.11	-1.11
sentence before:thi many	0.98	-0.98
sentence before:thi notic	1.1	-1.1
sentence before:thi patient	0.51	-0.51
sentence before:thi period	0.48	-0.48
sentence before:thi plan	0.85	-0.85
sentence before:thi procedur	0.34	-0.34
sentence before:thi request	-1.3	1.3
sentence before:thi servic	-0.85	0.85
sentence before:thi time	-0.33	0.33
sentence before:thi treat	-1.2	1.2
sentence before:thornbury	0.22	-0.22
sentence before:three	0.94	-0.94
sentence before:through	0.85	-0.85
sentence before:through <d>	0.25	-0.25
sentence before:through <month>	0.22	-0.22
sentence before:thru	-0.42	0.42
sentence before:tidewater	-0.53	0.53
sentence before:tim	0.17	-0.17
sentence before:time if	0.26	-0.26
sentence before:time limit	0.38	-0.38
sentence before:time period	-0.33	0.33
sentence before:timed	0.4	-0.4
sentence before:tin	0.43	-0.43
sentence before:tin <n>	0.39	-0.39
sentence before:to :	0.71	-0.71
sentence before:to <d>	-0.31	0.31
sentence before:to <month>	-0.8	0.8
sentence before:to <n>	0.99	-0.99
sentence before:to a	-0.54	0.54
sentence before:to appeal	0.34	-0.34
sentence before:to approv	0.54	-0.54
sentence before:to ask	0.43	-0.43
sentence before:to decid	-0.55	0.55
sentence before:to deny	-0.73	0.73
sentence before:to do	0.16	-0.16
sentence before:to handl	0.26	-0.26
sentence before:to pay	-0.2	0.2
sentence before:to peer	0.41	-0.41
sentence before:to provider	-0.16	0.16
sentence before:to reach	0.44	-0.44
sentence before:to review	0.33	-0.33
sentence before:to see	0.43	-0.43
sentence before:to the	-0.77	0.77
sentence before:to us	1.09	-1.09
sentence before:to you	-0.24	0.24
sentence before:to your	0.43	-0.43
sentence before:told	0.67	-0.67
sentence before:too	-0.53	0.53
sentence before:took	0.38	-0.38
sentence before:tooth	0.28	-0.28
sentence before:top	0.21	-0.21
sentence before:total	-0.76	0.76
sentence before:total <m>	-0.59	0.59
sentence before:total <n>	0.46	-0.46
sentence before:total for	-0.97	0.97
sentence before:total paid	0.32	-0.32
sentence before:townzip	0.2	-0.2
sentence before:townzip <n>	0.3	-0.3
sentence before:townzip fax	0.17	-0.17
sentence before:trace	0.27	-0.27
sentence before:treat	0.96	-0.96
sentence before:treat is	-1.15	1.15
sentence before:treat note	0.17	-0.17
sentence before:treat on	-0.27	0.27
sentence before:treat physician	0.18	-0.18
sentence before:treat request	0.27	-0.27
sentence before:treat that	0.47	-0.47
sentence before:tricar	-0.95	0.95
sentence before:tricar claim	0.24	-0.24
sentence before:tricar explan	0.2	-0.2
sentence before:tried	1.2	-1.2
sentence before:tried and	0.47	-0.47
sentence before:trust	0.74	-0.74
sentence before:twelv	-0.29	0.29
sentence before:twice	-0.43	0.43
sentence before:two	-1.17	1.17
sentence before:tx	-0.38	0.38
sentence before:type	-0.85	0.85
sentence before:type of	-0.65	0.65
sentence before:u	0.4	-0.4
sentence before:u <n>	0.38	-0.38
sentence before:unabl	-1.37	1.37
sentence before:unabl to	-1.37	1.37
sentence before:under part	0.33	-0.33
sentence before:unit	1.18	-1.18
sentence before:unit charg	1.14	-1.14
sentence before:unles	0.71	-0.71
sentence before:until	0.37	-0.37
sentence before:until <month>	0.25	-0.25
sentence before:until the	-0.26	0.26
sentence before:up	-0.75	0.75
sentence before:upheld	-0.36	0.36
sentence before:upheld our	-0.59	0.59
sentence before:uphold	-0.57	0.57
sentence before:uphold the	-0.45	0.45
sentence before:upload	0.44	-0.44
sentence before:urgent	0.47	-0.47
sentence before:us	1.43	-1.43
sentence before:us about	0.57	-0.57
sentence before:us after	0.51	-0.51
sentence before:us on	0.64	-0.64
sentence before:us that	-0.37	0.37
sentence before:us to	0.61	-0.61
sentence before:us within	0.25	-0.25
sentence before:use	0.26	-0.26
sentence before:use the	0.23	-0.23
sentence before:used for	0.71	-0.71
sentence before:used up	0.23	-0.23
sentence before:utiliz	0.56	-0.56
sentence before:utiliz review	0.55	-0.55
sentence before:v <n>	-0.54	0.54
sentence before:va	-0.64	0.64
sentence before:va <n>	-0.71	0.71
sentence before:valid	0.4	-0.4
sentence before:valley	0.51	-0.51
sentence before:veteran	-0.43	0.43
sentence before:view	-0.46	0.46
sentence before:visit	0.61	-0.61
sentence before:visit <5>	0.85	-0.85
sentence before:visit <n>	0.54	-0.54
sentence before:visit and	-0.26	0.26
sentence before:visit each	0.45	-0.45
sentence before:visit for	-0.44	0.44
sentence before:visit from	-0.57	0.57
sentence before:visit in	1.05	-1.05
sentence before:visit note	0.17	-0.17
sentence before:visit of	1.26	-1.26
sentence before:visit on	-0.17	0.17
sentence before:visit to	-0.64	0.64
sentence before:visit was	0.4	-0.4
sentence before:voucher	0.18	-0.18
sentence before:w	-0.59	0.59
sentence before:w <n>	-0.66	0.66
sentence before:waiver	0.26	-0.26
sentence before:waiver of	0.26	-0.26
sentence before:walk	-0.62	0.62
sentence before:was	0.41	-0.41
sentence before:was <n>	-1.16	1.16
sentence before:was apply	0.28	-0.28
sentence before:was asked	1.06	-1.06
sentence before:was bill	-1.26	1.26
sentence before:was for	0.69	-0.69
sentence before:was found	0.53	-0.53
sentence before:was given	1.02	-1.02
sentence before:was mail	0.28	-0.28
sentence before:was not	0.74	-0.74
sentence before:was on	0.31	-0.31
sentence before:was paid	-0.19	0.19
sentence before:was primary	0.58	-0.58
sentence before:was receiv	0.68	-0.68
sentence before:was sent	-0.4	0.4
sentence before:we approv	0.28	-0.28
sentence before:we are	-1.6	1.6
sentence before:we ask	0.16	-0.16
sentence before:we asked	-1.14	1.14
sentence before:we can	-0.41	0.41
sentence before:we cannot	-0.3	0.3
sentence before:we could	-0.91	0.91
sentence before:we decid	-0.31	0.31
sentence before:we deny	-0.84	0.84
sentence before:we did	-0.53	0.53
sentence before:we do	0.43	-0.43
sentence before:we found	0.44	-0.44
sentence before:we got	-0.6	0.6
sentence before:we look	-0.39	0.39
sentence before:we made	-0.99	0.99
sentence before:we must	0.62	-0.62
sentence before:we need	1.21	-1.21
sentence before:we paid	0.7	-0.7
sentence before:we pay	0.77	-0.77
sentence before:we process	0.7	-0.7
sentence before:we receiv	0.82	-0.82
sentence before:we review	0.5	-0.5
sentence before:we will	-0.33	0.33
sentence before:we write	0.2	-0.2
sentence before:week	0.74	-0.74
sentence before:week of	1.02	-1.02
sentence before:weight los	0.49	-0.49
sentence before:well	-1.11	1.11
sentence before:were	-0.39	0.39
sentence before:were need	0.55	-0.55
sentence before:were not	0.72	-0.72
sentence before:were paid	-1.29	1.29
sentence before:weve	0.52	-0.52
sentence before:weve deny	0.52	-0.52
sentence before:what	1.76	-1.76
sentence before:what is	0.85	-0.85
sentence before:what to	0.23	-0.23
sentence before:what was	-0.34	0.34
sentence before:what we	0.93	-0.93
sentence before:what you	0.26	-0.26
sentence before:when	1.03	-1.03
sentence before:where	0.17	-0.17
sentence before:which	-0.24	0.24
sentence before:which came	0.39	-0.39
sentence before:which is	0.19	-0.19
sentence before:which the	0.73	-0.73
sentence before:which we	0.47	-0.47
sentence before:while	0.28	-0.28
sentence before:whitcomb	0.17	-0.17
sentence before:who	0.37	-0.37
sentence before:who is	-0.45	0.45
sentence before:whole	0.38	-0.38
sentence before:why	-1	1
sentence before:why :	-1.23	1.23
sentence before:why did	-0.26	0.26
sentence before:why we	-0.72	0.72
sentence before:wilhelmina	0.33	-0.33
sentence before:will	0.94	-0.94
sentence before:will be	0.96	-0.96
sentence before:will not	0.29	-0.29
sentence before:with a	-0.5	0.5
sentence before:with an	0.16	-0.16
sentence before:with our	-0.37	0.37
sentence before:with the	-0.8	0.8
sentence before:with thi	0.28	-0.28
sentence before:with us	0.46	-0.46
sentence before:with your	0.77	-0.77
sentence before:within	0.57	-0.57
sentence before:within <n>	0.24	-0.24
sentence before:without	-1.23	1.23
sentence before:without a	-0.45	0.45
sentence before:without contrast	0.18	-0.18
sentence before:without the	0.21	-0.21
sentence before:wk	0.58	-0.58
sentence before:wolverin	0.18	-0.18
sentence before:women	0.32	-0.32
sentence before:work	-1.09	1.09
sentence before:work harden	-0.65	0.65
sentence before:worker	0.34	-0.34
sentence before:worker compens	0.23	-0.23
sentence before:would	-0.3	0.3
sentence before:would not	-0.44	0.44
sentence before:writ	-0.29	0.29
sentence before:write	0.66	-0.66
sentence before:write to	0.31	-0.31
sentence before:written	0.38	-0.38
sentence before:wrong	1.22	-1.22
sentence before:x	0.52	-0.52
sentence before:x <n>	0.3	-0.3
sentence before:x week	0.41	-0.41
sentence before:y	0.27	-0.27
sentence before:y moa	0.22	-0.22
sentence before:year	1.68	-1.68
sentence before:yes	-0.28	0.28
sentence before:yes <m>	-0.29	0.29
sentence before:yet	1.04	-1.04
sentence before:you ask	0.26	-0.26
sentence before:you asked	1.53	-1.53
sentence before:you bill	0.43	-0.43
sentence before:you can	0.91	-0.91
sentence before:you could	0.49	-0.49
sentence before:you disagre	0.28	-0.28
sentence before:you do	-0.36	0.36
sentence before:you for	0.29	-0.29
sentence before:you have	0.63	-0.63
sentence before:you may	1.42	-1.42
sentence before:you more	0.26	-0.26
sentence before:you must	0.47	-0.47
sentence before:you receiv	0.7	-0.7
sentence before:you see	-0.38	0.38
sentence before:you sent	1.38	-1.38
sentence before:you were	0.47	-0.47
sentence before:your appeal	-0.42	0.42
sentence before:your bill	-0.47	0.47
sentence before:your claim	-0.21	0.21
sentence before:your contract	0.44	-0.44
sentence before:your copay	0.18	-0.18
sentence before:your deductibl	0.67	-0.67
sentence before:your disput	0.32	-0.32
sentence before:your doctor	1.37	-1.37
sentence before:your insuranc	0.43	-0.43
sentence before:your letter	0.25	-0.25
sentence before:your medicar	0.2	-0.2
sentence before:your offic	0.28	-0.28
sentence before:your patient	0.23	-0.23
sentence before:your pay	0.28	-0.28
sentence before:your plan	0.39	-0.39
sentence before:your prescriber	-0.54	0.54
sentence before:your provider	0.91	-0.91
sentence before:your record	0.7	-0.7
sentence before:your share	0.35	-0.35
sentence before:your tricar	0.24	-0.24
sentence before:z	0.17	-0.17
separat	-1.77	1.77
serv	0.55	-0.55
serv date	0.36	-0.36
servic	-1.11	1.11
servic * <n>	0.18	-0.18
servic * not	-0.54	0.54
servic * the	-0.57	0.57
servic * thi	-0.34	0.34
servic :	0.62	-0.62
servic <month>	0.34	-0.34
servic <n>	0.63	-0.63
servic amount	0.61	-0.61
servic and	-0.77	0.77
servic becaus	-1.42	1.42
servic benefit	0.6	-0.6
servic bill	0.3	-0.3
servic claim	0.47	-0.47
servic date	0.17	-0.17
servic for	-0.84	0.84
servic from	0.16	-0.16
servic is	-0.67	0.67
servic lack	-0.38	0.38
servic list	0.75	-0.75
servic medicar	-0.41	0.41
servic need	0.34	-0.34
servic not	-0.71	0.71
servic on	-0.88	0.88
servic or	-0.48	0.48
servic plan	0.16	-0.16
servic proc	0.51	-0.51
servic procedur	0.16	-0.16
servic provid	0.63	-0.63
servic request	0.54	-0.54
servic should	0.56	-0.56
servic that	-1	1
servic to	1.06	-1.06
servic was	-0.8	0.8
servic were	-0.71	0.71
session	-0.46	0.46
sex	0.19	-0.19
share	1.12	-1.12
she	-0.47	0.47
shield	0.33	-0.33
shield of	0.22	-0.22
should	0.52	-0.52
should be	0.39	-0.39
should not	0.24	-0.24
shoulder	-0.37	0.37
show	-1.09	1.09
show * the	-1.32	1.32
show * you	-0.66	0.66
show a	0.27	-0.27
show an	0.75	-0.75
show no	-0.62	0.62
show that	-1.54	1.54
show the	0.7	-0.7
shown	-0.63	0.63
shown above	0.42	-0.42
sign	-1.68	1.68
sign and	-0.27	0.27
sign by	-0.23	0.23
sign form	-0.17	0.17
sign of	-0.57	0.57
signatur	1.02	-1.02
silver	-0.27	0.27
silver birch	-0.35	0.35
since	-1.57	1.57
since the	-0.37	0.37
site	0.24	-0.24
six	-1.08	1.08
six month	-0.4	0.4
six week	-0.69	0.69
skill	-1.25	1.25
skill * a	-0.42	0.42
skill care	-0.35	0.35
skill nurs	-0.81	0.81
skill of	-0.42	0.42
skin	0.55	-0.55
sleep	-0.6	0.6
so	-1.32	1.32
so * it	0.16	-0.16
so it	-1.16	1.16
so that	0.3	-0.3
so the	-0.48	0.48
so thi	0.48	-0.48
so you	-0.42	0.42
social	0.72	-0.72
someon	0.22	-0.22
specialist	0.59	-0.59
speech	0.67	-0.67
speech therapy	1.26	-1.26
spinal	0.69	-0.69
spine	1.48	-1.48
spine center	0.29	-0.29
sponsor	0.28	-0.28
sport	0.23	-0.23
spous	-0.43	0.43
sr	-0.48	0.48
sr <n>	-0.5	0.5
st	0.65	-0.65
stair	-0.18	0.18
standard	1.01	-1.01
standard appeal	0.21	-0.21
stat	-0.82	0.82
stat * the	-0.19	0.19
stat date	0.35	-0.35
stat of	-0.72	0.72
state	0.76	-0.76
statu	0.62	-0.62
stay deny	-0.22	0.22
step	-0.77	0.77
steroid	0.38	-0.38
still	0.66	-0.66
stimul	-0.64	0.64
street	0.2	-0.2
study	-1.12	1.12
subject	0.71	-0.71
subject to	0.61	-0.61
submission	-0.86	0.86
submission bill	-0.38	0.38
submit	0.32	-0.32
submitt	-1.08	1.08
submitt doe	-0.76	0.76
submitt within	-0.66	0.66
subscriber	0.63	-0.63
subscriber id	0.28	-0.28
subscriber no	0.25	-0.25
summary	0.35	-0.35
summary * the	0.18	-0.18
summary * your	0.17	-0.17
summary beneficiary	0.17	-0.17
summary notic	0.19	-0.19
summary of	0.36	-0.36
summit	0.24	-0.24
supp	0.41	-0.41
supplemental	0.18	-0.18
supplier	-0.39	0.39
support	-1.17	1.17
support * need	-0.4	0.4
support * the	-0.49	0.49
support by	-0.94	0.94
support the	-0.73	0.73
support thi	-0.43	0.43
surgery	-1.3	1.3
surgical	1.05	-1.05
svc	-0.93	0.93
svc date	-0.74	0.74
system	0.71	-0.71
t	0.92	-0.92
t <n>	0.75	-0.75
take	0.53	-0.53
taken	1.26	-1.26
taken * your	0.19	-0.19
taken on	0.56	-0.56
talk	0.36	-0.36
talk * our	0.22	-0.22
talk with	0.21	-0.21
tallgras	0.33	-0.33
tax	0.53	-0.53
tax id	0.23	-0.23
tcn	0.16	-0.16
team	0.27	-0.27
tear	0.35	-0.35
telephon	0.54	-0.54
term	-0.59	0.59
terminat	-1.44	1.44
test	-1.45	1.45
test <5>	0.33	-0.33
test is	-0.39	0.39
test was	-0.97	0.97
th	0.23	-0.23
than	-0.94	0.94
than <n>	-0.75	0.75
than the	-1.51	1.51
thank	0.68	-0.68
thank * for	0.6	-0.6
thank you	0.67	-0.67
that * by	0.19	-0.19
that * care	0.38	-0.38
that * claim	0.64	-0.64
that * have	-0.28	0.28
that * member	-0.5	0.5
that * or	0.29	-0.29
that * plan	-0.88	0.88
that a	-0.98	0.98
that are	-0.43	0.43
that date	-0.66	0.66
that day	-0.47	0.47
that is	-0.8	0.8
that it	0.35	-0.35
that medicar	-0.57	0.57
that show	0.89	-0.89
that the	-0.73	0.73
that they	0.27	-0.27
that was	0.62	-0.62
that we	-0.83	0.83
that you	-0.62	0.62
that your	-0.43	0.43
the <n>	0.73	-0.73
the accident	-0.37	0.37
the action	0.19	-0.19
the addres	0.3	-0.3
the amount	0.23	-0.23
the appeal	-0.37	0.37
the benefit	0.66	-0.66
the board	0.26	-0.26
the brochur	-0.82	0.82
the care	0.37	-0.37
the carrier	1.34	-1.34
the center	0.3	-0.3
the charg	1.47	-1.47
the claim	0.17	-0.17
the clinic	-0.62	0.62
the clinical	-0.51	0.51
the code	-0.3	0.3
the complet	0.65	-0.65
the condition	1	-1
the contract	-0.45	0.45
the contractor	0.25	-0.25
the correct	-0.35	0.35
the date	-0.52	0.52
the day	1.54	-1.54
the decision	-0.27	0.27
the delay	-0.83	0.83
the denial	0.29	-0.29
the depart	0.31	-0.31
the diagnosy	-0.91	0.91
the dismissal	0.23	-0.23
the disput	-0.46	0.46
the drug	-0.73	0.73
the employe	0.74	-0.74
the end	0.59	-0.59
the enrolle	0.5	-0.5
the fact	1.08	-1.08
the federal	0.16	-0.16
the fee	-1.11	1.11
the fil	-1.06	1.06
the file	0.22	-0.22
the first	0.93	-0.93
the follow	1.07	-1.07
the fund	-0.33	0.33
the goal	0.62	-0.62
the guidelin	-0.91	0.91
the health	1.25	-1.25
the independent	-0.44	0.44
the inform	-0.87	0.87
the initial	0.56	-0.56
the injur	-0.29	0.29
the injury	-0.73	0.73
the insur	0.48	-0.48
the issue	0.28	-0.28
the item	-0.88	0.88
the knee	-0.88	0.88
the last	-0.36	0.36
the left	-0.22	0.22
the letter	-0.48	0.48
the mail	0.16	-0.16
the medical	-1.1	1.1
the member	-1.24	1.24
the modifier	-1.67	1.67
the mri	-0.88	0.88
the need	-0.49	0.49
the next	0.58	-0.58
the note	-0.85	0.85
the notic	0.36	-0.36
the number	-1.6	1.6
the offic	-0.56	0.56
the official	0.4	-0.4
the operativ	-0.53	0.53
the order	1.26	-1.26
the original	0.16	-0.16
the other	-0.52	0.52
the paper	0.25	-0.25
the patient	-0.52	0.52
the pay	-0.4	0.4
the payer	-0.79	0.79
the person	-0.72	0.72
the physician	-0.87	0.87
the plan	-0.92	0.92
the policy	-0.88	0.88
the primary	-1.35	1.35
the procedur	-1.38	1.38
the referr	0.54	-0.54
the referral	-1.64	1.64
the remit	0.26	-0.26
the request	-1.07	1.07
the review	0.16	-0.16
the reviewer	1.04	-1.04
the right	0.83	-0.83
the same	0.42	-0.42
the second	-0.47	0.47
the servic	-1.59	1.59
the skill	-0.42	0.42
the state	0.53	-0.53
the surgery	-1.13	1.13
the test	-1.47	1.47
the therapy	-0.74	0.74
the time	0.19	-0.19
the top	0.42	-0.42
the treat	-0.66	0.66
the visit	-0.59	0.59
the year	-0.79	0.79
their	-0.23	0.23
them	-0.22	0.22
then	-1.19	1.19
therapeutic	0.35	-0.35
therapeutic exercis	0.35	-0.35
therapist	-0.3	0.3
therapy	-0.77	0.77
therapy <5>	0.7	-0.7
therapy <n>	0.46	-0.46
therapy and	-0.35	0.35
therapy for	-0.21	0.21
therapy is	-0.42	0.42
therapy llc	0.35	-0.35
therapy visit	-0.4	0.4
there	-0.91	0.91
there * no	-1.18	1.18
there is	-1	1
therefor	1.51	-1.51
therefor not	0.95	-0.95
these	-0.66	0.66
these * non	-0.63	0.63
these are	-0.56	0.56
these reason	0.6	-0.6
these servic	0.63	-0.63
they	-0.64	0.64
they are	-0.31	0.31
thi	-0.3	0.3
thi * a	-0.29	0.29
thi * not	1.4	-1.4
thi amount	1.25	-1.25
thi care	-1.04	1.04
thi charg	-0.18	0.18
thi claim	-1.31	1.31
thi condition	-0.66	0.66
thi decision	1.31	-1.31
thi determin	0.46	-0.46
thi explan	0.23	-0.23
thi is	1.17	-1.17
thi letter	1.48	-1.48
thi level	-0.45	0.45
thi many	-1.44	1.44
thi notic	0.93	-0.93
thi one	0.31	-0.31
thi patient	-1.24	1.24
thi period	-0.43	0.43
thi plan	-0.59	0.59
thi portion	0.37	-0.37
thi procedur	-1.41	1.41
thi report	0.22	-0.22
thi request	-0.19	0.19
thi servic	-0.19	0.19
thi stat	0.2	-0.2
thi time	0.41	-0.41
thi treat	-1.11	1.11
thi was	0.39	-0.39
think	0.38	-0.38
think we	0.16	-0.16
thornbury	0.23	-0.23
three	0.18	-0.18
through	1.06	-1.06
through <month>	0.37	-0.37
thru	0.34	-0.34
tim	-0.3	0.3
time	0.46	-0.46
time * claim	0.22	-0.22
time * week	-0.21	0.21
time a	-0.21	0.21
time limit	-1.04	1.04
time period	0.41	-0.41
time the	0.22	-0.22
timed	-0.31	0.31
tin	0.26	-0.26
tin <n>	0.24	-0.24
to * addres	0.22	-0.22
to * bill	0.18	-0.18
to * deductibl	0.55	-0.55
to :	0.69	-0.69
to <d>	0.17	-0.17
to <month>	0.37	-0.37
to <n>	0.81	-0.81
to a	0.52	-0.52
to appeal	0.64	-0.64
to ask	0.45	-0.45
to contest	0.22	-0.22
to cover	0.33	-0.33
to decid	-0.81	0.81
to do	0.37	-0.37
to have	-0.42	0.42
to look	0.19	-0.19
to our	0.2	-0.2
to pay	0.3	-0.3
to peer	0.28	-0.28
to reach	-0.44	0.44
to reconsider	0.16	-0.16
to review	0.34	-0.34
to see	-1.46	1.46
to send	0.16	-0.16
to the	0.18	-0.18
to us	0.42	-0.42
to you	0.53	-0.53
to your	0.91	-0.91
together	0.54	-0.54
told	0.79	-0.79
too	-0.57	0.57
took	-0.19	0.19
tool	0.17	-0.17
tooth	-0.66	0.66
top	0.56	-0.56
total	0.83	-0.83
total * claim	0.29	-0.29
total <m>	0.34	-0.34
total <n>	0.42	-0.42
total charg	-0.19	0.19
total for	0.29	-0.29
townzip	1.05	-1.05
treat	-1.82	1.82
treat * is	-0.55	0.55
treat * not	-0.65	0.65
treat after	-0.55	0.55
treat date	0.16	-0.16
treat doctor	0.23	-0.23
treat is	-0.79	0.79
treat physician	1.22	-1.22
treat plan	-0.68	0.68
treat request	-0.5	0.5
treat that	-0.36	0.36
trial	1.42	-1.42
tricar	-0.45	0.45
tricar champva	0.18	-0.18
tricar claim	0.27	-0.27
tricar explan	0.24	-0.24
tried	-1.53	1.53
tried and	-0.63	0.63
trust	0.45	-0.45
twelv	-0.72	0.72
twice	-0.6	0.6
two	-0.68	0.68
tx	-0.7	0.7
type	-0.52	0.52
type * servic	0.66	-0.66
type of	-0.57	0.57
u	-0.45	0.45
u <n>	-0.48	0.48
unabl	-0.35	0.35
unabl to	-0.35	0.35
under	-1.77	1.77
under * plan	-0.35	0.35
under our	0.98	-0.98
under section	0.27	-0.27
under the	-1.35	1.35
under your	-0.4	0.4
unfavorabl	0.36	-0.36
unit	-1.04	1.04
unit <n>	0.39	-0.39
unit bill	-0.68	0.68
unit charg	0.23	-0.23
unles the	0.62	-0.62
until	1.28	-1.28
until <month>	-0.62	0.62
until the	0.35	-0.35
until we	0.73	-0.73
up	-0.77	0.77
up to	0.46	-0.46
upheld	0.88	-0.88
upheld * denial	0.21	-0.21
uphold	0.19	-0.19
urgent	0.27	-0.27
us	0.42	-0.42
us * <month>	0.27	-0.27
us * <n>	0.18	-0.18
us about	-0.45	0.45
us for	0.17	-0.17
us in	0.16	-0.16
us its	-0.29	0.29
us on	0.47	-0.47
us that	0.78	-0.78
us to	0.8	-0.8
us within	0.34	-0.34
use	1.16	-1.16
used * weight	-0.35	0.35
used for	-0.59	0.59
used up	-1.09	1.09
utiliz	-0.73	0.73
utiliz review	-0.92	0.92
v	0.35	-0.35
v <n>	0.3	-0.3
va	-0.24	0.24
va <n>	-0.62	0.62
valid	-0.87	0.87
valid * the	-0.87	0.87
valley	0.29	-0.29
van	-0.76	0.76
veteran	-0.18	0.18
view	-0.19	0.19
visit	-1.2	1.2
visit * <month>	-0.44	0.44
visit * <n>	0.59	-0.59
visit * a	-1.15	1.15
visit * not	-0.24	0.24
visit * the	-0.36	0.36
visit :	0.37	-0.37
visit <5>	0.81	-0.81
visit <m>	0.43	-0.43
visit <n>	-0.22	0.22
visit and	-1.03	1.03
visit are	-1.24	1.24
visit each	0.57	-0.57
visit from	0.54	-0.54
visit in	-1.15	1.15
visit of	-0.32	0.32
visit on	0.53	-0.53
visit to	0.16	-0.16
visit was	-0.85	0.85
voucher	0.49	-0.49
voucher date	0.21	-0.21
w	0.9	-0.9
w <n>	0.78	-0.78
wait	0.33	-0.33
waiver	-1.05	1.05
waiver * liability	-1.05	1.05
waiver of	-1.05	1.05
walk	-0.58	0.58
walk <n>	-0.33	0.33
want	0.3	-0.3
was	-2.15	2.15
was * file	-0.82	0.82
was <n>	0.43	-0.43
was apply	0.65	-0.65
was asked	-0.57	0.57
was bill	1.16	-1.16
was deny	0.36	-0.36
was done	-0.8	0.8
was for	0.3	-0.3
was found	0.16	-0.16
was given	-1.66	1.66
was made	0.39	-0.39
was mail	0.27	-0.27
was not	-1.83	1.83
was on	-0.78	0.78
was paid	-0.74	0.74
was primary	-1.45	1.45
was receiv	-1.02	1.02
was sent	-0.96	0.96
we * deny	-0.5	0.5
we * dismiss	-0.42	0.42
we * not	0.52	-0.52
we * unabl	-0.35	0.35
we * uphold	0.19	-0.19
we approv	0.32	-0.32
we are	-0.25	0.25
we ask	0.64	-0.64
we asked	-0.57	0.57
we cannot	-0.81	0.81
we could	0.24	-0.24
we decid	0.41	-0.41
we did	0.17	-0.17
we do	0.32	-0.32
we found	-0.64	0.64
we got	-0.9	0.9
we have	0.35	-0.35
we look	0.3	-0.3
we made	0.28	-0.28
we must	0.38	-0.38
we need	-0.63	0.63
we paid	-1.42	1.42
we pay	0.68	-0.68
we receiv	0.45	-0.45
we review	1.04	-1.04
we write	0.21	-0.21
week * conservativ	0.42	-0.42
week of	-0.81	0.81
weight	-0.4	0.4
weight los	-0.55	0.55
welfar	0.29	-0.29
well	0.61	-0.61
wellnes	0.23	-0.23
went	0.61	-0.61
were	-1.27	1.27
were need	-1.37	1.37
were not	-0.9	0.9
were paid	0.28	-0.28
west	-0.48	0.48
what	-0.38	0.38
what if	0.18	-0.18
what is	-0.64	0.64
what was	-0.52	0.52
what we	0.41	-0.41
what you	0.18	-0.18
when	0.25	-0.25
when the	0.23	-0.23
whether	1.02	-1.02
whether * servic	0.77	-0.77
whether the	1.02	-1.02
which	-0.58	0.58
which * receiv	0.17	-0.17
which is	-1.57	1.57
which the	0.26	-0.26
which we	0.23	-0.23
whichever	0.19	-0.19
while	0.39	-0.39
whitcomb	-0.32	0.32
who	-1.55	1.55
who asked	-0.69	0.69
who had	0.35	-0.35
who is	-0.56	0.56
why :	-0.25	0.25
why did	0.38	-0.38
why we	0.56	-0.56
will	0.47	-0.47
will * deny	0.22	-0.22
will * paid	0.77	-0.77
will be	1.03	-1.03
will not	-1.15	1.15
will pay	0.3	-0.3
will send	0.49	-0.49
willow	-0.29	0.29
winifr	-0.47	0.47
wish	0.22	-0.22
wish to	0.22	-0.22
with * appeal	-0.21	0.21
with * check	0.36	-0.36
with * claim	-0.96	0.96
with * copy	0.22	-0.22
with * other	-0.8	0.8
with * pay	0.46	-0.46
with * request	-0.43	0.43
with <5>	-0.21	0.21
with a	0.61	-0.61
with an	0.22	-0.22
with how	0.27	-0.27
with one	-0.96	0.96
with the	-1.97	1.97
with thi	0.56	-0.56
with us	-0.29	0.29
with your	0.66	-0.66
within	0.84	-0.84
within <n>	0.66	-0.66
within one	0.6	-0.6
without	-0.67	0.67
without a	0.31	-0.31
without the	-0.23	0.23
wk	0.39	-0.39
wk <n>	0.19	-0.19
wolverin	0.21	-0.21
women	0.16	-0.16
work harden	-0.37	0.37
worker	0.53	-0.53
worker compens	-0.43	0.43
would	-1.05	1.05
would have	-1.11	1.11
would not	-0.24	0.24
writ	1.27	-1.27
writ within	0.25	-0.25
write	0.99	-0.99
write * the	0.4	-0.4
write * us	0.2	-0.2
write to	0.71	-0.71
written appeal	0.22	-0.22
wrong	-1.03	1.03
x <n>	0.42	-0.42
x ray	-1.11	1.11
x week	0.29	-0.29
xr	0.38	-0.38
xxa	0.16	-0.16
y	0.28	-0.28
y moa	0.18	-0.18
year	-1.77	1.77
year * the	-0.85	0.85
year and	-1.13	1.13
year of	1.22	-1.22
yes	0.27	-0.27
yes <m>	0.25	-0.25
yet	1.07	-1.07
you * not	0.73	-0.73
you * responsibl	0.42	-0.42
you * your	0.75	-0.75
you are	1.35	-1.35
you asked	0.9	-0.9
you believ	0.23	-0.23
you bill	0.3	-0.3
you can	1.22	-1.22
you could	-1.42	1.42
you disagre	0.16	-0.16
you do	1.22	-1.22
you for	0.65	-0.65
you get	0.29	-0.29
you had	-0.72	0.72
you have	0.44	-0.44
you may	1.24	-1.24
you must	-0.43	0.43
you or	0.77	-0.77
you owe	0.38	-0.38
you receiv	0.52	-0.52
you see	0.93	-0.93
you send	0.61	-0.61
you sent	0.87	-0.87
you think	0.31	-0.31
you want	0.29	-0.29
you were	0.68	-0.68
you will	0.23	-0.23
your <m>	0.26	-0.26
your benefit	-0.84	0.84
your bill	0.45	-0.45
your check	0.36	-0.36
your child	-0.37	0.37
your claim	0.52	-0.52
your contract	0.25	-0.25
your copay	0.16	-0.16
your deductibl	0.64	-0.64
your disput	0.31	-0.31
your doctor	1.06	-1.06
your evidenc	-0.34	0.34
your insuranc	0.78	-0.78
your letter	0.71	-0.71
your medicar	-0.54	0.54
your name	0.26	-0.26
your offic	-0.38	0.38
your patient	0.16	-0.16
your pay	0.78	-0.78
your plan	-1.15	1.15
your prescriber	0.65	-0.65
your provider	-0.23	0.23
your record	-0.66	0.66
your request	1.32	-1.32
your share	0.87	-0.87
your tricar	0.27	-0.27
your written	0.25	-0.25
`;
