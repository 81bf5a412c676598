/** Made by npm run eval:fit; not to be edited. */
export const REASON_TABLE = `
sign	other	reason
base	1.55	-1.55
:	1.05	-1.05
: * note	-0.61	0.61
: * request	-0.36	0.36
: <m>	-0.86	0.86
: <n>	-0.3	0.3
: a	0.55	-0.55
: deny	-0.3	0.3
: provider	0.32	-0.32
: the	-2.45	2.45
: thi	0.8	-0.8
: you	-0.9	0.9
<5>	0.9	-0.9
<5> * <5>	0.16	-0.16
<5> * <d>	0.68	-0.68
<5> * <month>	-1.22	1.22
<5> * <n>	-0.54	0.54
<5> * not	0.45	-0.45
<5> <d>	0.16	-0.16
<5> <m>	0.78	-0.78
<5> <n>	0.34	-0.34
<5> amount	0.29	-0.29
<5> and	1.29	-1.29
<5> charg	0.16	-0.16
<5> diagnosy	0.18	-0.18
<5> gp	-0.4	0.4
<5> is	1.24	-1.24
<5> no	0.39	-0.39
<5> on	-0.96	0.96
<5> rt	0.21	-0.21
<5> townzip	0.26	-0.26
<5> was	-0.31	0.31
<5> x	0.71	-0.71
<d>	0.61	-0.61
<d> * <d>	0.29	-0.29
<d> * <n>	0.2	-0.2
<d> * the	0.58	-0.58
<d> <5>	-0.4	0.4
<d> <m>	0.47	-0.47
<d> <n>	-0.19	0.19
<d> amount	-0.3	0.3
<d> bill	0.34	-0.34
<d> charg	-0.2	0.2
<d> d	0.2	-0.2
<d> for	0.6	-0.6
<d> level	0.21	-0.21
<d> member	-0.56	0.56
<d> offic	0.35	-0.35
<d> patient	-0.23	0.23
<d> procedur	-0.61	0.61
<d> provider	-0.51	0.51
<d> servic	0.24	-0.24
<d> to	0.24	-0.24
<m>	0.75	-0.75
<m> * <n>	0.38	-0.38
<m> * b	0.2	-0.2
<m> * your	0.22	-0.22
<m> :	-1.41	1.41
<m> <5>	0.23	-0.23
<m> <d>	0.45	-0.45
<m> <n>	0.97	-0.97
<m> a	-0.18	0.18
<m> adj	0.21	-0.21
<m> amount	0.31	-0.31
<m> b	-0.59	0.59
<m> becaus	-0.72	0.72
<m> c	0.2	-0.2
<m> co	-0.31	0.31
<m> code	0.22	-0.22
<m> copay	0.18	-0.18
<m> cpt	-0.37	0.37
<m> d	0.21	-0.21
<m> deductibl	0.37	-0.37
<m> deny	-0.95	0.95
<m> for	0.45	-0.45
<m> not	1.16	-1.16
<m> of	0.34	-0.34
<m> paid	0.95	-0.95
<m> pr	0.44	-0.44
<m> pt	0.21	-0.21
<m> reason	-0.71	0.71
<m> rem	0.17	-0.17
<m> total	1	-1
<m> we	-0.74	0.74
<m> within	0.16	-0.16
<m> x	0.28	-0.28
<month>	-0.23	0.23
<n>	0.43	-0.43
<n> * <month>	-0.31	0.31
<n> * <n>	0.76	-0.76
<n> * a	0.18	-0.18
<n> * asked	-0.29	0.29
<n> * claim	0.92	-0.92
<n> * dr	0.23	-0.23
<n> * inform	-0.33	0.33
<n> * not	-1	1
<n> * of	0.4	-0.4
<n> * patient	-0.39	0.39
<n> * plan	-1.19	1.19
<n> * receiv	0.53	-0.53
<n> * the	-0.21	0.21
<n> * thi	0.17	-0.17
<n> * time	-0.69	0.69
<n> <5>	2.08	-2.08
<n> <m>	-0.41	0.41
<n> <month>	1.31	-1.31
<n> a	0.82	-0.82
<n> about	0.2	-0.2
<n> acnt	0.23	-0.23
<n> am	0.19	-0.19
<n> are	-0.73	0.73
<n> asg	0.23	-0.23
<n> at	0.52	-0.52
<n> becaus	-1.04	1.04
<n> bill	-1.12	1.12
<n> busines	0.31	-0.31
<n> by	0.48	-0.48
<n> c	0.29	-0.29
<n> calendar	0.77	-0.77
<n> charg	0.74	-0.74
<n> chiropractic	-0.45	0.45
<n> claim	-0.45	0.45
<n> clm	0.29	-0.29
<n> co	-1.11	1.11
<n> cr	0.31	-0.31
<n> d	1.04	-1.04
<n> date	0.49	-0.49
<n> day	0.17	-0.17
<n> degr	0.48	-0.48
<n> deny	0.7	-0.7
<n> dob	-0.33	0.33
<n> dx	0.21	-0.21
<n> e	-0.42	0.42
<n> eg	0.16	-0.16
<n> expens	-1.11	1.11
<n> for	1.18	-1.18
<n> from	0.31	-0.31
<n> hcpc	0.29	-0.29
<n> health	0.18	-0.18
<n> icn	0.32	-0.32
<n> is	-0.97	0.97
<n> l	0.45	-0.45
<n> m	-0.21	0.21
<n> member	0.32	-0.32
<n> mg	0.26	-0.26
<n> miss	1.84	-1.84
<n> month	-1.57	1.57
<n> n	-1.04	1.04
<n> no	-1.28	1.28
<n> npi	0.18	-0.18
<n> o	0.2	-0.2
<n> of	-0.27	0.27
<n> on	0.21	-0.21
<n> or	0.58	-0.58
<n> our	0.36	-0.36
<n> page	0.17	-0.17
<n> paid	0.27	-0.27
<n> patient	-0.83	0.83
<n> percent	-0.19	0.19
<n> plan	0.2	-0.2
<n> policy	0.16	-0.16
<n> precertific	-0.97	0.97
<n> process	-0.86	0.86
<n> provider	-0.16	0.16
<n> pt	0.21	-0.21
<n> receiv	0.2	-0.2
<n> referral	0.32	-0.32
<n> render	-0.33	0.33
<n> section	-0.4	0.4
<n> serv	0.44	-0.44
<n> servic	0.43	-0.43
<n> statu	-0.3	0.3
<n> subscriber	0.16	-0.16
<n> svc	0.26	-0.26
<n> t	0.31	-0.31
<n> the	-1.62	1.62
<n> thi	-2.25	2.25
<n> through	0.4	-0.4
<n> to	0.25	-0.25
<n> total	0.74	-0.74
<n> townzip	0.9	-0.9
<n> treat	0.32	-0.32
<n> type	0.27	-0.27
<n> unit	-0.23	0.23
<n> v	0.3	-0.3
<n> visit	-1.19	1.19
<n> w	0.72	-0.72
<n> we	-0.32	0.32
<n> week	0.82	-0.82
<n> which	-0.42	0.42
<n> with	0.68	-0.68
<n> wk	0.2	-0.2
<n> x	0.23	-0.23
<n> xxa	0.18	-0.18
<n> y	0.16	-0.16
<n> you	0.49	-0.49
?	0.87	-0.87
a * inform	-0.42	0.42
a <n>	-0.24	0.24
a b	0.2	-0.2
a benefit	-1.6	1.6
a bill	1.15	-1.15
a calendar	-1.08	1.08
a civil	0.35	-0.35
a claim	1.08	-1.08
a copy	0.56	-0.56
a cover	-1.19	1.19
a date	0.35	-0.35
a denial	0.87	-0.87
a disput	0.69	-0.69
a doctor	-0.53	0.53
a drug	-0.89	0.89
a duplicat	-1.24	1.24
a good	0.18	-0.18
a hear	-0.51	0.51
a medical	-1.53	1.53
a medicar	0.4	-0.4
a network	0.55	-0.55
a new	1.37	-1.37
a non	-0.81	0.81
a of	0.4	-0.4
a pay	0.39	-0.39
a peer	0.16	-0.16
a person	-0.39	0.39
a physician	-0.85	0.85
a plan	0.49	-0.49
a proper	-0.36	0.36
a provider	-0.64	0.64
a qualify	-0.4	0.4
a reconsider	0.37	-0.37
a redetermin	0.47	-0.47
a request	0.28	-0.28
a review	0.19	-0.19
a right	0.46	-0.46
a routin	-0.76	0.76
a sign	-1.76	1.76
a stat	0.2	-0.2
a the	-0.94	0.94
a therapist	-0.35	0.35
a written	-0.25	0.25
abernathy	0.27	-0.27
able	0.28	-0.28
able * pay	0.16	-0.16
able to	0.28	-0.28
about	-0.33	0.33
about * claim	0.17	-0.17
about a	0.25	-0.25
about claim	0.17	-0.17
about the	0.34	-0.34
about thi	0.46	-0.46
about your	0.44	-0.44
above	0.29	-0.29
above a	-0.64	0.64
above and	0.38	-0.38
above or	0.26	-0.26
above was	0.46	-0.46
absent	-2.37	2.37
accept	-1.04	1.04
accept * <n>	-0.44	0.44
accept for	-0.18	0.18
accident	-1.05	1.05
account	0.59	-0.59
account no	0.33	-0.33
acct	0.63	-0.63
acct :	0.21	-0.21
acnt	0.23	-0.23
act for	-0.46	0.46
action	1.07	-1.07
action taken	0.2	-0.2
action under	0.2	-0.2
activ	0.88	-0.88
acupunctur	-1.08	1.08
acupunctur is	-1.3	1.3
additional	0.36	-0.36
addres	1.43	-1.43
addres above	0.34	-0.34
adelina	0.29	-0.29
adj	0.86	-0.86
adj reason	0.43	-0.43
adjudicat	0.33	-0.33
adjust	-0.62	0.62
adjust <m>	0.32	-0.32
adjust becaus	-0.45	0.45
adjust reason	-0.91	0.91
administrativ	0.59	-0.59
administrator	0.48	-0.48
administrator for	0.28	-0.28
admit	-0.55	0.55
advanc	0.41	-0.41
advantag	0.53	-0.53
advantag plan	0.21	-0.21
advers benefit	-0.28	0.28
advers determin	0.37	-0.37
advic	0.27	-0.27
after	-1.97	1.97
after * appeal	0.33	-0.33
after * date	-0.91	0.91
after * fil	-0.25	0.25
after * get	0.31	-0.31
after * receiv	0.2	-0.2
after <month>	-0.22	0.22
after a	0.8	-0.8
after coverag	-1.41	1.41
after our	0.48	-0.48
after review	-0.19	0.19
after that	-0.78	0.78
after the	-1.08	1.08
after you	0.43	-0.43
again	0.65	-0.65
against	0.52	-0.52
agre	-0.28	0.28
agree	0.45	-0.45
agree with	0.2	-0.2
aide	0.17	-0.17
al	0.41	-0.41
alder	-0.19	0.19
all	1.1	-1.1
all <n>	-0.19	0.19
all of	0.16	-0.16
allow	-0.72	0.72
allow adj	0.34	-0.34
allow deduct	0.16	-0.16
allow deny	-0.44	0.44
allowabl	0.81	-0.81
allowanc	1.63	-1.63
alone	1.09	-1.09
already	-1.68	1.68
also	0.33	-0.33
am	0.2	-0.2
ambros	-0.36	0.36
amount	0.53	-0.53
amount :	-0.38	0.38
amount amount	0.3	-0.3
amount bill	0.91	-0.91
amount from	0.21	-0.21
amount maximum	0.16	-0.16
amount medicar	0.16	-0.16
amount paid	0.61	-0.61
amount plan	0.25	-0.25
amounts	1.65	-1.65
amt	0.24	-0.24
an advanc	0.3	-0.3
an audit	0.48	-0.48
an earlier	-0.39	0.39
an emergency	-0.43	0.43
an expedit	0.22	-0.22
an offic	-0.75	0.75
and * did	-1.14	1.14
and * have	-0.88	0.88
and * not	-0.86	0.86
and * plan	-0.84	0.84
and * record	0.6	-0.6
and * will	0.18	-0.18
and <5>	0.16	-0.16
and <d>	0.24	-0.24
and <month>	-1.13	1.13
and <n>	0.43	-0.43
and a	-1.38	1.38
and appeal	0.21	-0.21
and ask	0.39	-0.39
and blue	0.21	-0.21
and deny	-0.25	0.25
and did	-0.74	0.74
and is	-1.02	1.02
and it	-1.26	1.26
and life	0.22	-0.22
and necessary	-0.83	0.83
and no	-1.01	1.01
and none	-0.89	0.89
and or	-0.42	0.42
and our	-0.45	0.45
and remark	0.59	-0.59
and return	0.49	-0.49
and send	0.22	-0.22
and that	0.88	-0.88
and we	-1.11	1.11
and you	-0.88	0.88
ankle	0.18	-0.18
another	-1.1	1.1
another procedur	0.43	-0.43
answer within	0.34	-0.34
any	-0.53	0.53
anyth	0.8	-0.8
anytown	0.16	-0.16
appeal	1.63	-1.63
appeal * <n>	0.17	-0.17
appeal * finish	0.19	-0.19
appeal * the	0.68	-0.68
appeal * writ	0.29	-0.29
appeal :	0.49	-0.49
appeal are	0.21	-0.21
appeal becaus	-1.16	1.16
appeal by	0.39	-0.39
appeal committe	0.23	-0.23
appeal has	0.32	-0.32
appeal in	0.35	-0.35
appeal is	-0.39	0.39
appeal may	0.27	-0.27
appeal must	0.42	-0.42
appeal of	0.53	-0.53
appeal our	0.26	-0.26
appeal right	0.68	-0.68
appeal to	0.26	-0.26
appeal within	0.43	-0.43
appeal write	0.18	-0.18
appeal you	0.58	-0.58
apply	0.62	-0.62
apply * your	0.51	-0.51
apply to	0.29	-0.29
appoint	-0.54	0.54
approv	1.43	-1.43
approv * other	0.29	-0.29
approv * the	0.95	-0.95
approv <n>	0.36	-0.36
approv ?	0.19	-0.19
approv by	0.66	-0.66
approv for	-0.7	0.7
approv the	0.45	-0.45
approval	-0.57	0.57
are a	-0.39	0.39
are accept	-0.37	0.37
are dismiss	-0.53	0.53
are exclud	-1.44	1.44
are medical	0.26	-0.26
are need	1.12	-1.12
are non	-0.62	0.62
are not	-2.17	2.17
are responsibl	0.51	-0.51
are unabl	-0.24	0.24
articl	-1.08	1.08
as not	1.11	-1.11
as of	-0.27	0.27
as the	-0.54	0.54
asg	0.23	-0.23
asg y	0.23	-0.23
ask	1.07	-1.07
ask * a	0.78	-0.78
ask * an	0.41	-0.41
ask for	1.52	-1.52
ask that	-0.22	0.22
ask the	0.57	-0.57
ask us	0.6	-0.6
asked	-0.34	0.34
asked * by	0.37	-0.37
asked * it	-0.49	0.49
asked * on	0.56	-0.56
asked * the	0.22	-0.22
asked * within	0.2	-0.2
asked for	-0.25	0.25
asked us	0.98	-0.98
assess	0.26	-0.26
assign	0.25	-0.25
assistanc	0.26	-0.26
associat	0.16	-0.16
assocy	0.18	-0.18
at * claim	0.19	-0.19
at * contract	0.75	-0.75
at * top	0.4	-0.4
at <m>	-0.41	0.41
at <n>	0.42	-0.42
at a	-0.35	0.35
at again	0.2	-0.2
at home	-0.54	0.54
at least	-0.31	0.31
at the	-0.72	0.72
at whether	0.72	-0.72
attend	-0.96	0.96
audit	0.97	-0.97
authoriz	-1.83	1.83
authoriz notific	-1.36	1.36
authoriz number	-0.62	0.62
auto	0.54	-0.54
b	-1.07	1.07
b <n>	-0.91	0.91
b medical	0.28	-0.28
b the	0.27	-0.27
back	1.5	-1.5
balanc	1.14	-1.14
based	-0.89	0.89
based * the	-0.59	0.59
based on	-0.35	0.35
be * our	0.17	-0.17
be bill	1.16	-1.16
be charg	0.48	-0.48
be consider	-0.95	0.95
be deny	0.86	-0.86
be filed	0.79	-0.79
be given	-1.17	1.17
be in	0.18	-0.18
be made	0.39	-0.39
be met	-0.63	0.63
be paid	0.17	-0.17
be postmark	-0.88	0.88
be request	0.19	-0.19
be sent	0.53	-0.53
be submitt	-0.54	0.54
becaus	-3.88	3.88
becaus * is	-1.53	1.53
becaus * payer	-0.44	0.44
becaus * record	-1.21	1.21
becaus * was	-0.94	0.94
becaus :	1.06	-1.06
becaus it	-2.28	2.28
becaus no	-0.72	0.72
becaus the	-3.12	3.12
becaus thi	-0.68	0.68
becaus you	0.46	-0.46
been	-0.4	0.4
been deny	0.84	-0.84
been given	-0.33	0.33
been made	0.6	-0.6
been met	0.4	-0.4
been paid	-0.92	0.92
been reach	0.42	-0.42
been used	-1	1
befor	-1.68	1.68
befor * can	-0.84	0.84
befor * was	-0.72	0.72
befor an	-0.29	0.29
befor it	-1.11	1.11
befor the	-0.41	0.41
befor thi	-0.63	0.63
befor we	-0.58	0.58
beginn	0.35	-0.35
begins its paragraph	1.19	-1.19
behalf	0.19	-0.19
behalf of	0.56	-0.56
behavioral	0.44	-0.44
being	-0.77	0.77
believ	0.25	-0.25
below	1.72	-1.72
bend	-0.33	0.33
beneficiary	0.92	-0.92
beneficiary liability	0.22	-0.22
benefit	-0.75	0.75
benefit * deny	0.36	-0.36
benefit * the	-0.91	0.91
benefit are	-0.47	0.47
benefit determin	-0.27	0.27
benefit for	-0.49	0.49
benefit is	0.58	-0.58
benefit maximum	0.42	-0.42
benefit of	-1.52	1.52
benefit plan	0.22	-0.22
benefit program	0.22	-0.22
benefit servic	0.2	-0.2
benefit stat	0.25	-0.25
benefit thi	0.58	-0.58
better	-0.3	0.3
between	0.51	-0.51
beyond	-0.28	0.28
bill * the	0.21	-0.21
bill :	0.32	-0.32
bill <m>	0.25	-0.25
bill <n>	0.22	-0.22
bill allow	0.6	-0.6
bill below	0.24	-0.24
bill charg	-0.35	0.35
bill code	0.25	-0.25
bill error	-0.28	0.28
bill for	-0.6	0.6
bill is	0.45	-0.45
bill not	0.68	-0.68
bill plan	0.21	-0.21
bill provider	-0.36	0.36
bill receiv	0.21	-0.21
bill review	0.17	-0.17
bill the	0.57	-0.57
bill with	0.25	-0.25
bind	0.89	-0.89
bind the	0.69	-0.69
birch	-0.3	0.3
birch health	-0.32	0.32
birth	0.71	-0.71
birth <d>	0.56	-0.56
birth date	0.16	-0.16
blue	0.58	-0.58
blue cros	0.38	-0.38
blue shield	0.4	-0.4
board certify	-0.17	0.17
body	0.19	-0.19
born	0.74	-0.74
both	0.42	-0.42
bought	-0.3	0.3
box	0.76	-0.76
box <5>	0.26	-0.26
box <n>	0.71	-0.71
brace	-0.92	0.92
bram	0.22	-0.22
bring	0.37	-0.37
bring * civil	0.2	-0.2
bring a	0.2	-0.2
brochur	-0.95	0.95
busines	0.69	-0.69
busines day	0.69	-0.69
by * payer	-1.15	1.15
by * physician	-1.15	1.15
by * plan	-0.76	0.76
by :	0.3	-0.3
by <d>	0.43	-0.43
by <month>	0.76	-0.76
by <n>	0.19	-0.19
by a	-1.76	1.76
by another	-0.65	0.65
by dr	0.43	-0.43
by erisa	0.26	-0.26
by fax	-0.7	0.7
by mail	0.31	-0.31
by medicar	0.65	-0.65
by the	0.2	-0.2
c	-0.16	0.16
c <n>	-0.23	0.23
calendar	-0.81	0.81
calendar day	0.77	-0.77
calendar year	-1.54	1.54
california	0.18	-0.18
call	0.96	-0.96
call <n>	0.42	-0.42
came	-0.81	0.81
came * us	0.52	-0.52
came to	0.72	-0.72
can	0.48	-0.48
can * met	-0.52	0.52
can appeal	0.26	-0.26
can ask	0.29	-0.29
can be	-0.31	0.31
cannot	-1.37	1.37
cannot approv	-0.42	0.42
cannot be	-1.1	1.1
cannot pay	0.33	-0.33
cant	-0.23	0.23
capitals	1.27	-1.27
carc	-0.51	0.51
carc <n>	-0.58	0.58
carc rarc	-0.27	0.27
card	0.35	-0.35
care	-1.38	1.38
care * no	-0.96	0.96
care :	0.35	-0.35
care <n>	0.41	-0.41
care and	-0.92	0.92
care is	-1.22	1.22
care network	0.19	-0.19
care physician	-0.57	0.57
care was	-0.44	0.44
careful	0.21	-0.21
carrier	0.62	-0.62
carrier and	0.44	-0.44
cascad	0.2	-0.2
case	0.58	-0.58
case no	0.24	-0.24
casimir	0.31	-0.31
casualty	0.18	-0.18
cd	0.39	-0.39
center	0.78	-0.78
center * medicar	0.25	-0.25
center for	0.25	-0.25
certific	-0.33	0.33
certificat	0.62	-0.62
certificat of	0.28	-0.28
certify	-0.17	0.17
certify * orthopedic	0.31	-0.31
certify in	-0.58	0.58
cervical	-0.32	0.32
champva	-0.36	0.36
chang	-0.73	0.73
chang * decision	0.27	-0.27
chang in	-0.84	0.84
chang our	0.38	-0.38
chang the	-0.71	0.71
chapter	-0.96	0.96
chapter <n>	-0.96	0.96
charg	1.42	-1.42
charg :	-1.03	1.03
charg <m>	0.72	-0.72
charg discount	0.18	-0.18
charg exceed	1.67	-1.67
charg for	0.57	-0.57
charg is	-0.46	0.46
charg paid	0.21	-0.21
check	1.15	-1.15
check no	0.2	-0.2
check number	0.23	-0.23
chg	-0.32	0.32
chiropractic <n>	0.18	-0.18
chiropractic care	-0.56	0.56
chiropractic manipul	0.94	-0.94
chiropractor	-0.48	0.48
choic	0.26	-0.26
choos	0.17	-0.17
cigna	0.26	-0.26
civil	0.35	-0.35
civil action	0.35	-0.35
claim * <month>	0.63	-0.63
claim * a	-0.5	0.5
claim * deny	-0.6	0.6
claim * the	-0.94	0.94
claim :	0.35	-0.35
claim <n>	-0.29	0.29
claim again	0.45	-0.45
claim becaus	-1.22	1.22
claim below	1.16	-1.16
claim control	0.33	-0.33
claim deny	-0.32	0.32
claim detail	0.4	-0.4
claim disput	0.25	-0.25
claim for	0.7	-0.7
claim form	0.16	-0.16
claim from	0.36	-0.36
claim h	0.35	-0.35
claim has	-0.7	0.7
claim id	0.47	-0.47
claim may	0.55	-0.55
claim no	0.91	-0.91
claim number	-0.23	0.23
claim on	0.65	-0.65
claim paid	0.32	-0.32
claim patient	0.16	-0.16
claim review	0.24	-0.24
claim servic	-1.07	1.07
claim shown	0.4	-0.4
claim statu	-0.25	0.25
claim stay	-0.29	0.29
claim summary	0.39	-0.39
claim to	0.22	-0.22
claim total	0.36	-0.36
claim was	-0.52	0.52
claim will	0.89	-0.89
claim with	0.83	-0.83
claim within	0.27	-0.27
clearinghous	0.2	-0.2
clinic	-0.31	0.31
clinical	-1.63	1.63
clinical rational	-0.76	0.76
clm	0.33	-0.33
cms	0.2	-0.2
cms <n>	0.16	-0.16
co	-1.4	1.4
co <n>	-1.34	1.34
co b	-0.68	0.68
co pay	0.97	-0.97
code	0.59	-0.59
code * inconsistent	-0.97	0.97
code :	0.18	-0.18
code <d>	0.35	-0.35
code <n>	-0.32	0.32
code amount	0.17	-0.17
code bill	0.32	-0.32
code charg	0.32	-0.32
code co	1.46	-1.46
code description	-0.41	0.41
code is	-0.99	0.99
code paid	0.4	-0.4
coin	-0.21	0.21
coinsuranc	0.33	-0.33
combin	-0.92	0.92
come	0.22	-0.22
committe	0.43	-0.43
community	0.49	-0.49
community care	0.37	-0.37
company	0.65	-0.65
compens	-0.35	0.35
complet	1.42	-1.42
complet * review	0.24	-0.24
complet our	0.18	-0.18
concurrent	1.01	-1.01
condition	-0.47	0.47
consent	1.04	-1.04
conservativ	0.48	-0.48
consider	0.38	-0.38
consider investigational	0.96	-0.96
contact	-1.3	1.3
contain	0.63	-0.63
contest	0.27	-0.27
continu	1.33	-1.33
continu <n>	0.29	-0.29
contract	-0.42	0.42
contractual	0.22	-0.22
control	0.72	-0.72
control number	0.5	-0.5
copay	0.8	-0.8
copper	0.18	-0.18
copperfield	0.22	-0.22
copy	0.6	-0.6
copy * thi	0.25	-0.25
copy of	0.41	-0.41
cost	0.75	-0.75
could	-1.59	1.59
could be	-1.04	1.04
could not	-0.62	0.62
cours	-0.9	0.9
cours of	-0.9	0.9
court	0.17	-0.17
cover	-1.24	1.24
cover * medicar	0.65	-0.65
cover * thi	-1.37	1.37
cover <m>	0.35	-0.35
cover <n>	-0.43	0.43
cover a	-0.3	0.3
cover becaus	-0.24	0.24
cover benefit	-1.09	1.09
cover by	-1.07	1.07
cover charg	-1.31	1.31
cover code	0.22	-0.22
cover in	-1.07	1.07
cover paid	0.35	-0.35
cover servic	-1.14	1.14
cover the	0.43	-0.43
cover under	-1.12	1.12
coverag	-1.08	1.08
coverag * the	0.77	-0.77
coverag determin	-0.58	0.58
coverag of	0.29	-0.29
coverag terminat	-1.41	1.41
coverag was	-0.37	0.37
cpt	1.11	-1.11
cpt :	-0.49	0.49
cpt <5>	0.39	-0.39
cpt <n>	0.75	-0.75
cr	0.33	-0.33
cr <n>	0.29	-0.29
credit	0.24	-0.24
creek	-0.22	0.22
criteria	-0.64	0.64
criteria for	-1.04	1.04
cros	0.38	-0.38
cros * blue	0.21	-0.21
cros and	0.21	-0.21
ct	0.22	-0.22
customer	0.19	-0.19
customer care	0.16	-0.16
d	-0.21	0.21
d <5>	0.17	-0.17
d number	0.18	-0.18
daily	-1	1
daily note	-0.67	0.67
date	0.74	-0.74
date * birth	0.61	-0.61
date * injury	0.17	-0.17
date * servic	-0.8	0.8
date * the	0.8	-0.8
date * thi	0.94	-0.94
date :	0.33	-0.33
date <d>	-0.83	0.83
date <month>	0.23	-0.23
date <n>	0.56	-0.56
date above	-0.62	0.62
date and	0.62	-0.62
date at	0.36	-0.36
date bill	-0.99	0.99
date code	0.46	-0.46
date description	0.25	-0.25
date of	0.31	-0.31
date on	0.23	-0.23
date proc	0.17	-0.17
date receiv	0.39	-0.39
date s	0.82	-0.82
dated <month>	0.44	-0.44
daughter	0.26	-0.26
day	0.39	-0.39
day * <n>	0.55	-0.55
day * receiv	0.24	-0.24
day * the	0.38	-0.38
day * thi	0.24	-0.24
day after	0.52	-0.52
day befor	0.28	-0.28
day from	0.82	-0.82
day of	0.49	-0.49
day or	-0.58	0.58
day to	0.24	-0.24
dc	-0.23	0.23
de	0.78	-0.78
deadlin	0.17	-0.17
dear	0.72	-0.72
dear provider	0.36	-0.36
decid * the	0.58	-0.58
decid * thi	-0.86	0.86
decid on	-0.83	0.83
decid that	0.8	-0.8
decid to	0.19	-0.19
decision	1.63	-1.63
decision * deny	-0.23	0.23
decision * have	0.23	-0.23
decision * pay	0.4	-0.4
decision * the	0.17	-0.17
decision * unfavorabl	0.39	-0.39
decision * your	0.21	-0.21
decision :	-0.33	0.33
decision has	0.29	-0.29
decision is	0.95	-0.95
decision of	0.35	-0.35
decision on	0.26	-0.26
decision was	0.4	-0.4
decision within	0.2	-0.2
decision you	0.24	-0.24
deduct	0.45	-0.45
deductibl	1.46	-1.46
deductibl <m>	0.29	-0.29
deem	-1.28	1.28
deem * inform	-0.48	0.48
deem * medical	-1.15	1.15
deem a	-1.15	1.15
deem the	-0.48	0.48
degr	0.48	-0.48
delay	-1.71	1.71
deliver	-0.31	0.31
delivery	-0.33	0.33
denial	1.22	-1.22
denial * medical	0.32	-0.32
denial * pay	0.18	-0.18
denial * upheld	0.21	-0.21
denial is	0.76	-0.76
dental	0.53	-0.53
deny	-0.21	0.21
deny * <month>	0.81	-0.81
deny * claim	0.37	-0.37
deny * have	0.19	-0.19
deny * pay	-0.53	0.53
deny * request	0.93	-0.93
deny * servic	0.44	-0.44
deny * the	0.83	-0.83
deny :	-0.74	0.74
deny <n>	0.38	-0.38
deny becaus	-1.17	1.17
deny by	1.01	-1.01
deny claim	0.32	-0.32
deny co	-0.26	0.26
deny coverag	0.29	-0.29
deny for	0.46	-0.46
deny it	0.31	-0.31
deny on	0.98	-0.98
deny paid	0.33	-0.33
deny patient	0.37	-0.37
deny pay	0.22	-0.22
deny the	0.28	-0.28
deny thi	-0.5	0.5
deny until	0.51	-0.51
deny we	0.19	-0.19
deny your	0.3	-0.3
depart	0.54	-0.54
depart * insuranc	0.21	-0.21
depart of	0.58	-0.58
dependent	-0.6	0.6
describ	-2.37	2.37
description	-0.28	0.28
description <n>	-0.4	0.4
description charg	0.18	-0.18
desk	0.16	-0.16
desmond	-0.17	0.17
detach	0.41	-0.41
detach * return	0.41	-0.41
detach and	0.41	-0.41
detail	-0.52	0.52
determin :	0.32	-0.32
determin is	0.31	-0.31
determin lcd	-0.66	0.66
determin letter	-0.45	0.45
determin that	-0.52	0.52
developmental	-1.08	1.08
diagnosy	-0.98	0.98
did	-0.91	0.91
did * deny	0.29	-0.29
did not	-1.11	1.11
did we	0.37	-0.37
different	0.19	-0.19
director	0.54	-0.54
disagre	0.26	-0.26
disagre you	0.16	-0.16
disc	0.85	-0.85
discount	1.25	-1.25
dismiss	-0.65	0.65
dismiss * appeal	-0.81	0.81
dismiss * request	0.18	-0.18
dismiss the	-0.44	0.44
dismiss your	-0.4	0.4
dismissal	0.17	-0.17
disorder	0.36	-0.36
disput	1.06	-1.06
disput :	0.44	-0.44
disput is	0.19	-0.19
disput must	0.46	-0.46
disput thi	0.48	-0.48
do	-0.16	0.16
do not	-0.48	0.48
dob	-0.29	0.29
dob :	-0.34	0.34
doctor	1.31	-1.31
docu	-1.55	1.55
document	-0.67	0.67
document doe	0.48	-0.48
document is	-1.02	1.02
doe	-1.58	1.58
doe not	-1.58	1.58
done	-1.42	1.42
dont	0.16	-0.16
dos code	-0.43	0.43
dos cpt	0.22	-0.22
dos proc	-0.27	0.27
dpt	0.18	-0.18
dr	0.43	-0.43
drug	-0.3	0.3
drug * you	0.19	-0.19
drug is	-1.46	1.46
drug that	-0.23	0.23
dry	1.03	-1.03
dry needl	1.02	-1.02
dt	-0.5	0.5
due	0.58	-0.58
due <m>	0.25	-0.25
due date	0.39	-0.39
duplicat	-1.94	1.94
duplicat of	-1.22	1.22
dur	0.18	-0.18
duty	0.77	-0.77
e <n>	-0.26	0.26
each week	0.55	-0.55
earlier	0.57	-0.57
effect	0.24	-0.24
effectiv	0.2	-0.2
effectiv date	0.56	-0.56
eft	0.26	-0.26
eg	0.16	-0.16
eight	0.57	-0.57
eighty	0.49	-0.49
eighty <n>	0.24	-0.24
electrical	-0.5	0.5
electrical stimul	-0.5	0.5
electronical	0.19	-0.19
eligibl	-1.17	1.17
emergency	-0.36	0.36
employ	0.51	-0.51
employ health	0.25	-0.25
employe	1.23	-1.23
employe health	0.29	-0.29
employer	0.51	-0.51
enclos	0.28	-0.28
end	0.76	-0.76
ended	-1.26	1.26
ended * <month>	0.16	-0.16
ended on	-1.16	1.16
ends:	1.8	-1.8
ends:.	-0.66	0.66
ends::	1.45	-1.45
ends:?	0.86	-0.86
enroll	-0.33	0.33
enroll code	0.24	-0.24
enrolle	0.64	-0.64
entity	0.27	-0.27
eob	-1.13	1.13
erisa	0.75	-0.75
error	-0.33	0.33
error s	-0.28	0.28
establish	-0.26	0.26
este	0.73	-0.73
evalu	0.3	-0.3
evalu and	0.45	-0.45
evergreen	0.35	-0.35
evergreen summit	0.2	-0.2
every <n>	-0.56	0.56
everyth	0.53	-0.53
evidenc	-0.18	0.18
evidenc * coverag	-0.23	0.23
evidenc of	-0.23	0.23
ex	0.6	-0.6
ex code	0.53	-0.53
exact	-1.37	1.37
exact duplicat	-1.37	1.37
exam	-0.29	0.29
examin	-0.92	0.92
examin on	-0.68	0.68
exampl	0.29	-0.29
exceed	-0.79	0.79
exceed * fee	-0.82	0.82
exceed fee	1.24	-1.24
exceed the	-0.61	0.61
exchang	0.19	-0.19
exclud	-2.36	2.36
exclud * the	-1.41	1.41
exclud by	-1.74	1.74
exclusion	-1.41	1.41
exercis	-1.1	1.1
exercis <n>	0.29	-0.29
expect	0.97	-0.97
expedit	0.38	-0.38
expedit appeal	0.35	-0.35
expens	-1.25	1.25
expens incurr	-1.41	1.41
expir	-1.14	1.14
explain	-0.63	0.63
explan	-0.46	0.46
explan * benefit	0.16	-0.16
explan * pay	0.29	-0.29
explan * review	0.23	-0.23
explan * the	0.5	-0.5
extension	0.32	-0.32
external	0.35	-0.35
external review	0.3	-0.3
f	-0.4	0.4
f <n>	-0.66	0.66
facility	1.02	-1.02
facsimil	0.46	-0.46
fail	-0.83	0.83
fall	0.83	-0.83
famy	0.74	-0.74
famy medicin	0.23	-0.23
famy practic	0.21	-0.21
fast	0.27	-0.27
fax	0.57	-0.57
fax * <n>	0.17	-0.17
fax :	0.17	-0.17
fax <n>	0.98	-0.98
fax to	0.24	-0.24
federal	0.66	-0.66
federal employ	0.21	-0.21
federal servic	0.23	-0.23
fee	0.32	-0.32
ferncliff	0.38	-0.38
fil	-1.6	1.6
fil has	-1.05	1.05
fil limit	-1.12	1.12
file	-1.58	1.58
file * appeal	0.48	-0.48
file * the	-1.05	1.05
file * thi	-1.04	1.04
file :	0.34	-0.34
file <n>	-0.27	0.27
file a	0.2	-0.2
file an	0.35	-0.35
file for	-1.25	1.25
file show	-0.46	0.46
filed	0.53	-0.53
filed within	0.5	-0.5
film	-0.88	0.88
film * the	-0.88	0.88
final	0.61	-0.61
finaliz	-1.01	1.01
financial	0.91	-0.91
find	-0.16	0.16
find * the	0.26	-0.26
find that	-0.88	0.88
finish	0.2	-0.2
finish * review	0.22	-0.22
finish our	0.19	-0.19
first	-0.8	0.8
first decision	0.6	-0.6
first level	0.33	-0.33
five	0.92	-0.92
five day	0.19	-0.19
flexion	0.55	-0.55
flexion <n>	0.39	-0.39
follow	1.59	-1.59
follow prescription	0.16	-0.16
foot	-0.54	0.54
for * <month>	0.56	-0.56
for * appeal	0.29	-0.29
for * claim	0.25	-0.25
for * condition	0.2	-0.2
for * delay	-0.7	0.7
for * disput	0.19	-0.19
for * drug	0.23	-0.23
for * hear	0.2	-0.2
for * medical	-0.7	0.7
for * member	-0.48	0.48
for * on	-0.31	0.31
for * reason	0.22	-0.22
for * reconsider	0.37	-0.37
for * record	0.48	-0.48
for * redetermin	0.39	-0.39
for * same	0.73	-0.73
for * servic	0.27	-0.27
for * visit	0.55	-0.55
for :	0.28	-0.28
for <5>	-0.63	0.63
for <m>	0.39	-0.39
for <n>	-0.45	0.45
for a	0.74	-0.74
for an	0.4	-0.4
for another	0.71	-0.71
for being	-0.81	0.81
for benefit	0.49	-0.49
for by	0.42	-0.42
for care	-0.72	0.72
for claim	-0.75	0.75
for denial	0.2	-0.2
for each	0.75	-0.75
for fil	-1.1	1.1
for it	-0.25	0.25
for medical	0.25	-0.25
for medicar	0.25	-0.25
for on	0.56	-0.56
for one	-1.47	1.47
for part	0.3	-0.3
for pay	-0.64	0.64
for reconsider	0.56	-0.56
for review	-0.39	0.39
for servic	0.69	-0.69
for that	-0.22	0.22
for the	0.53	-0.53
for these	0.43	-0.43
for thi	-1.95	1.95
for weight	-0.9	0.9
for within	0.2	-0.2
for you	0.67	-0.67
for your	-0.82	0.82
form	0.46	-0.46
form is	0.23	-0.23
formal	-0.48	0.48
found	-1.24	1.24
found * the	-0.56	0.56
found that	-1.17	1.17
fractur	-0.74	0.74
free	0.25	-0.25
frequency	-0.2	0.2
frequency * servic	-0.44	0.44
frequency of	-0.44	0.44
from	0.25	-0.25
from * date	1.48	-1.48
from * issue	0.22	-0.22
from * primary	-0.28	0.28
from <d>	0.71	-0.71
from <month>	-0.35	0.35
from the	-0.16	0.16
from thru	0.29	-0.29
from to	0.16	-0.16
from you	-0.35	0.35
from your	-0.34	0.34
full	0.78	-0.78
fully	0.32	-0.32
function	-0.16	0.16
functional	-0.4	0.4
fund	0.4	-0.4
fund offic	0.33	-0.33
further	0.29	-0.29
futur	0.26	-0.26
futur pay	0.26	-0.26
g <n>	0.24	-0.24
gain	-0.22	0.22
gave	-1.88	1.88
gave no	-1.28	1.28
general	-0.32	0.32
get	-0.25	0.25
get thi	0.33	-0.33
get your	0.19	-0.19
gett	0.45	-0.45
gideon	-0.33	0.33
giv	-0.2	0.2
give	-0.43	0.43
give you	0.21	-0.21
given	-1.73	1.73
given * <month>	0.5	-0.5
given * a	-1.05	1.05
given * an	-0.6	0.6
given at	-0.79	0.79
given in	-0.8	0.8
given on	0.5	-0.5
glossary	0.45	-0.45
glossary :	0.2	-0.2
go	1.02	-1.02
go to	0.31	-0.31
goal	-0.84	0.84
goal and	0.93	-0.93
gold	0.23	-0.23
good	0.22	-0.22
good reason	0.18	-0.18
got	-0.6	0.6
govern	0.55	-0.55
govern * erisa	0.26	-0.26
govern by	0.26	-0.26
gp <n>	-0.4	0.4
grand	0.2	-0.2
great	-0.28	0.28
greta	0.21	-0.21
grievanc	0.43	-0.43
group :	0.16	-0.16
group <n>	0.31	-0.31
group and	-0.9	0.9
group number	0.19	-0.19
group reason	0.43	-0.43
grove	0.19	-0.19
grp	0.23	-0.23
grp rc	0.22	-0.22
guidelin	-0.67	0.67
gulf	0.58	-0.58
gwendolyn	0.17	-0.17
h	0.98	-0.98
h <n>	0.97	-0.97
had	-1.26	1.26
had no	-0.39	0.39
halvorsen	0.47	-0.47
hand	0.92	-0.92
hand therapy	0.18	-0.18
handl	0.34	-0.34
harbor	0.23	-0.23
harden	-0.41	0.41
harm	-0.41	0.41
harriet	-0.47	0.47
harrow	0.18	-0.18
hartsfield	0.26	-0.26
has	-1.42	1.42
has * be	0.69	-0.69
has a	-1.27	1.27
has been	0.34	-0.34
has expir	-1.05	1.05
has no	-0.91	0.91
has not	-0.42	0.42
has submission	-0.64	0.64
has to	0.94	-0.94
have	0.24	-0.24
have * right	0.45	-0.45
have <n>	0.62	-0.62
have a	0.38	-0.38
have been	-1.09	1.09
have decid	0.8	-0.8
have deny	0.29	-0.29
have met	0.34	-0.34
have no	-0.73	0.73
have not	0.42	-0.42
have the	0.42	-0.42
hcpc	-0.49	0.49
he	0.29	-0.29
health	0.21	-0.21
health * life	0.22	-0.22
health and	0.3	-0.3
health benefit	0.23	-0.23
health care	0.4	-0.4
health insuranc	-1.13	1.13
health servic	0.49	-0.49
healthcar	0.46	-0.46
hear from	0.2	-0.2
help	-0.41	0.41
help and	0.39	-0.39
her	0.94	-0.94
here	0.41	-0.41
heron	0.21	-0.21
hill	0.17	-0.17
history	1.43	-1.43
hmo	1.15	-1.15
hold	0.37	-0.37
hollow	0.29	-0.29
hollowell	-0.83	0.83
holly	-0.38	0.38
home	-0.48	0.48
hour	0.3	-0.3
hour a	-0.17	0.17
how	-0.19	0.19
how to	0.94	-0.94
how we	0.19	-0.19
hp	0.2	-0.2
hp <n>	0.2	-0.2
hundr	0.61	-0.61
hundr eighty	0.29	-0.29
i	0.76	-0.76
i d	0.19	-0.19
icn	0.59	-0.59
icn <n>	0.3	-0.3
id	0.58	-0.58
id :	0.57	-0.57
id <n>	0.55	-0.55
id number	0.16	-0.16
id patient	0.29	-0.29
identific	0.22	-0.22
identific number	0.17	-0.17
if	1.45	-1.45
if * claim	0.18	-0.18
if * disagre	0.44	-0.44
if * do	0.97	-0.97
if * have	0.19	-0.19
if * think	0.28	-0.28
if * want	0.17	-0.17
if i	0.19	-0.19
if it	0.29	-0.29
if we	0.81	-0.81
if you	1.51	-1.51
if your	-0.46	0.46
illnes	0.52	-0.52
imag	0.79	-0.79
improv	0.78	-0.78
in * calendar	-1.08	1.08
in * first	0.59	-0.59
in * hand	0.17	-0.17
in * last	-0.74	0.74
in * pay	-0.6	0.6
in * record	-0.72	0.72
in <n>	-1.24	1.24
in a	-0.39	0.39
in an	-0.69	0.69
in disput	0.77	-0.77
in error	0.66	-0.66
in full	1.01	-1.01
in function	-1.14	1.14
in orthopedic	0.31	-0.31
in our	0.51	-0.51
in thi	-0.46	0.46
in time	0.69	-0.69
in writ	1.17	-1.17
in your	-0.64	0.64
inc	0.48	-0.48
includ	-0.58	0.58
includ * the	-0.19	0.19
includ a	-0.66	0.66
includ in	-0.61	0.61
incomplet	0.19	-0.19
incomplet invalid	-0.19	0.19
inconsistent	-1.38	1.38
inconsistent * the	-1.38	1.38
inconsistent with	-1.38	1.38
incurr	-1.4	1.4
incurr after	-1.41	1.41
independent medical	-0.83	0.83
independent review	0.44	-0.44
indic	-0.82	0.82
ineligibl	0.16	-0.16
infection	-0.35	0.35
inform	-1.17	1.17
inform * has	-0.64	0.64
inform or	-0.64	0.64
inform provid	-0.36	0.36
inform submitt	-0.68	0.68
initial	1.01	-1.01
injection	-1.78	1.78
injur	-0.49	0.49
injur person	-0.55	0.55
injur worker	-0.18	0.18
injury	-0.21	0.21
injury protection	0.18	-0.18
inpatient	-0.41	0.41
inquiry	0.24	-0.24
institut	0.37	-0.37
insur	-0.83	0.83
insur id	-0.5	0.5
insur name	-0.19	0.19
insuranc	-0.21	0.21
insuranc company	0.5	-0.5
insuranc explan	0.32	-0.32
insuranc group	0.19	-0.19
insured	0.28	-0.28
insurer	0.18	-0.18
interest	0.33	-0.33
internal	0.5	-0.5
internal appeal	0.21	-0.21
invalid	-1	1
investigational	-1.12	1.12
investigational for	-1.65	1.65
is * <month>	0.17	-0.17
is * file	-1.15	1.15
is * routin	-0.76	0.76
is * stat	0.2	-0.2
is * the	-0.32	0.32
is <m>	0.5	-0.5
is <n>	0.4	-0.4
is a	0.63	-0.63
is about	0.36	-0.36
is board	0.53	-0.53
is by	0.3	-0.3
is consider	0.34	-0.34
is cover	-0.46	0.46
is due	-0.28	0.28
is exclud	-1.08	1.08
is final	0.4	-0.4
is for	0.64	-0.64
is in	0.73	-0.73
is inconsistent	-1.38	1.38
is medical	1.04	-1.04
is miss	-1.22	1.22
is more	-1.02	1.02
is need	-1.22	1.22
is no	-1.78	1.78
is not	-1.64	1.64
is on	-1.45	1.45
is part	-0.64	0.64
is receiv	0.38	-0.38
is self	0.24	-0.24
is that	-0.18	0.18
is the	0.38	-0.38
is therefor	0.79	-0.79
is to	0.29	-0.29
is unfavorabl	0.44	-0.44
is wrong	0.17	-0.17
issu	0.18	-0.18
issue	0.7	-0.7
issue date	0.39	-0.39
it * <month>	-0.69	0.69
it * a	-0.76	0.76
it cannot	-0.48	0.48
it has	-0.31	0.31
it is	-1.15	1.15
it on	-0.55	0.55
it reach	0.2	-0.2
it to	0.34	-0.34
it was	-1.82	1.82
it with	0.25	-0.25
item	-1.13	1.13
item :	0.24	-0.24
itemiz	-0.35	0.35
its	-1.07	1.07
j	0.26	-0.26
j <n>	0.62	-0.62
jasper	0.2	-0.2
job	-0.3	0.3
joint	0.34	-0.34
juniper	0.3	-0.3
k	0.48	-0.48
k <n>	0.4	-0.4
keep	0.76	-0.76
keep your	0.35	-0.35
kestrel	0.27	-0.27
kind	0.81	-0.81
kind of	0.5	-0.5
knee	-0.64	0.64
knee brace	0.23	-0.23
know	0.42	-0.42
kx	0.21	-0.21
l	-0.5	0.5
l <n>	-0.76	0.76
lack	-1.31	1.31
lack inform	-1.41	1.41
lake	-0.16	0.16
lake health	0.2	-0.2
languag	0.47	-0.47
last	-0.29	0.29
last one	0.79	-0.79
last page	0.68	-0.68
late	-1.2	1.2
later	1.13	-1.13
later than	0.92	-0.92
law	0.65	-0.65
lcd	-0.62	0.62
leander	0.29	-0.29
least	-0.31	0.31
left	1.14	-1.14
length:0	1.85	-1.85
length:1	1.78	-1.78
length:3	-0.63	0.63
length:4	-1.4	1.4
length:5	-1.29	1.29
length:6	-1.22	1.22
les	0.77	-0.77
let	0.57	-0.57
let us	0.54	-0.54
letter	1.73	-1.73
letter * about	0.18	-0.18
letter * the	0.19	-0.19
letter date	-0.35	0.35
letter is	0.38	-0.38
letter of	0.54	-0.54
level	-0.77	0.77
level * care	-1.35	1.35
level * servic	0.16	-0.16
level of	-0.94	0.94
liability	-0.49	0.49
liabl	1.12	-1.12
licens	-0.87	0.87
life	0.34	-0.34
life insuranc	0.26	-0.26
limit	-2.29	2.29
limit * <n>	-0.72	0.72
limit * fil	-1.1	1.1
limit * your	-0.6	0.6
limit for	-1.4	1.4
limit in	-0.6	0.6
limit of	-0.47	0.47
limit to	-1.1	1.1
lindgren	0.24	-0.24
lindqvist	0.2	-0.2
line	-0.34	0.34
list	0.62	-0.62
list above	0.72	-0.72
list below	0.2	-0.2
littl	0.17	-0.17
llc	0.6	-0.6
ln dos	-0.19	0.19
local	-0.48	0.48
local coverag	-0.59	0.59
log	0.23	-0.23
longer	-0.93	0.93
look	1.9	-1.9
look * again	0.2	-0.2
look * the	0.66	-0.66
look * whether	0.72	-0.72
look again	0.3	-0.3
look at	1.7	-1.7
los	-0.41	0.41
los * exclud	0.39	-0.39
low	0.43	-0.43
low back	0.43	-0.43
lower back	0.57	-0.57
lt	-0.37	0.37
lumbar	0.96	-0.96
m	0.68	-0.68
m <n>	0.34	-0.34
ma	0.9	-0.9
ma <n>	0.9	-0.9
made	1.52	-1.52
made a	0.25	-0.25
made by	0.35	-0.35
made within	0.18	-0.18
mail	0.23	-0.23
mail on	0.24	-0.24
maintenanc	-0.86	0.86
maintenanc therapy	-0.99	0.99
make	-0.39	0.39
manag	0.87	-0.87
manag care	0.24	-0.24
manager	-0.35	0.35
manipul	0.32	-0.32
manual	-0.3	0.3
manual chapter	-0.4	0.4
manual therapy	0.26	-0.26
many	-1.42	1.42
many frequency	-0.44	0.44
many servic	-1.08	1.08
marchetty	0.63	-0.63
marigold	0.22	-0.22
marketplac	0.62	-0.62
marsh	-0.27	0.27
match	-1.32	1.32
maximum	-0.83	0.83
maximum * thi	0.42	-0.42
maximum allowabl	0.79	-0.79
maximum for	0.42	-0.42
may	0.88	-0.88
may * asked	0.28	-0.28
may * deny	0.55	-0.55
may * filed	0.29	-0.29
may <n>	-0.29	0.29
may also	0.17	-0.17
may appeal	0.69	-0.69
may ask	0.55	-0.55
may be	0.21	-0.21
may file	0.21	-0.21
may not	1.15	-1.15
may note	0.23	-0.23
may send	0.24	-0.24
mbi	0.38	-0.38
mbi <n>	0.35	-0.35
md	0.87	-0.87
meadowlark	0.45	-0.45
mean	0.8	-0.8
mean that	0.58	-0.58
medicaid	1.01	-1.01
medicaid manag	0.21	-0.21
medicaid servic	0.25	-0.25
medical	-0.95	0.95
medical bill	0.26	-0.26
medical director	0.54	-0.54
medical examin	-1.01	1.01
medical fee	0.39	-0.39
medical group	-0.17	0.17
medical insuranc	0.27	-0.27
medical necessary	-1.01	1.01
medical necessity	0.57	-0.57
medical pay	-0.78	0.78
medical record	0.33	-0.33
medical review	0.45	-0.45
medicar	0.62	-0.62
medicar * may	0.21	-0.21
medicar advantag	0.29	-0.29
medicar appeal	0.18	-0.18
medicar doe	0.46	-0.46
medicar medicaid	0.36	-0.36
medicar number	0.43	-0.43
medicar part	-0.35	0.35
medicar summary	0.2	-0.2
medicar will	0.18	-0.18
medicar you	0.21	-0.21
medicin	-0.92	0.92
meet	-0.49	0.49
meet the	-0.75	0.75
member :	-0.31	0.31
member claim	0.39	-0.39
member id	-0.24	0.24
member is	-0.25	0.25
member may	0.19	-0.19
member name	-0.37	0.37
member no	0.53	-0.53
member number	0.49	-0.49
merriman	0.24	-0.24
mesa	-0.47	0.47
messag	-0.73	0.73
messag :	0.21	-0.21
messag <n>	-0.76	0.76
met <m>	0.34	-0.34
mg	0.26	-0.26
mi	0.22	-0.22
military	0.39	-0.39
minut	-1.32	1.32
minut for	-0.44	0.44
miss	-1.47	1.47
miss incomplet	-0.19	0.19
miss or	-0.61	0.61
mistak	0.72	-0.72
mk	0.24	-0.24
mk <n>	0.24	-0.24
moa	0.53	-0.53
moa ma	0.23	-0.23
mod	-0.45	0.45
mod bill	0.26	-0.26
mod unit	0.17	-0.17
modality	-0.49	0.49
modifier	-0.85	0.85
molina	0.31	-0.31
molina healthcar	0.3	-0.3
month	-1.57	1.57
month * the	0.55	-0.55
month from	0.54	-0.54
month of	0.59	-0.59
more	-0.58	0.58
more than	-1.45	1.45
more time	0.18	-0.18
more visit	-0.21	0.21
motion	-0.58	0.58
mr	-0.32	0.32
mri	-0.82	0.82
mri * the	-0.51	0.51
mri of	-0.62	0.62
msg	0.21	-0.21
multipl	-0.8	0.8
must	0.44	-0.44
must * filed	0.47	-0.47
must * made	0.18	-0.18
must * receiv	0.38	-0.38
must * sent	0.34	-0.34
must be	1.26	-1.26
must send	-0.24	0.24
n	-0.87	0.87
n <n>	-0.63	0.63
nail	-0.39	0.39
name	0.29	-0.29
name :	0.41	-0.41
name addres	0.19	-0.19
name recipient	0.2	-0.2
named	0.61	-0.61
named above	0.41	-0.41
necessary	-1.33	1.33
necessary becaus	-0.32	0.32
necessary for	-1.03	1.03
necessary under	-0.65	0.65
necessity	0.57	-0.57
necessity * the	-1.15	1.15
necessity by	-1.15	1.15
need	-1.44	1.44
need for	-0.94	0.94
need prior	-0.33	0.33
need the	0.46	-0.46
need to	-0.79	0.79
needl	1.02	-1.02
nerve	-0.52	0.52
net	-0.2	0.2
network	0.63	-0.63
network provider	0.57	-0.57
network region	0.17	-0.17
neurology	-1	1
new	1.54	-1.54
next	0.86	-0.86
no	-1.37	1.37
no :	0.65	-0.65
no <m>	0.61	-0.61
no <n>	0.94	-0.94
no appeal	0.79	-0.79
no authoriz	-1.43	1.43
no benefit	-0.37	0.37
no chang	-0.62	0.62
no fractur	-0.55	0.55
no further	0.81	-0.81
no later	0.59	-0.59
no longer	-0.93	0.93
no part	0.89	-0.89
no reason	-1.35	1.35
no record	-1.26	1.26
no referral	-1.23	1.23
non	-0.91	0.91
non cover	-1.52	1.52
none	-1.18	1.18
normal	-0.34	0.34
not	-2.63	2.63
not * benefit	-1.35	1.35
not * bill	1.5	-1.5
not * charg	0.33	-0.33
not * cover	-0.99	0.99
not * denial	0.85	-0.85
not * file	-0.16	0.16
not * our	-0.24	0.24
not * the	-0.16	0.16
not a	-0.71	0.71
not able	0.28	-0.28
not agree	0.41	-0.41
not an	-0.94	0.94
not answer	-0.49	0.49
not approv	1.08	-1.08
not authoriz	-0.96	0.96
not be	0.68	-0.68
not been	0.32	-0.32
not bill	0.75	-0.75
not certify	-0.49	0.49
not cover	-0.3	0.3
not deem	-1.15	1.15
not describ	-0.45	0.45
not get	-1.36	1.36
not in	-1.16	1.16
not later	0.39	-0.39
not look	0.72	-0.72
not match	-0.86	0.86
not medical	-1.58	1.58
not meet	-0.3	0.3
not met	0.96	-0.96
not need	0.51	-0.51
not owe	0.77	-0.77
not paid	-0.25	0.25
not pay	-0.68	0.68
not payabl	0.22	-0.22
not reasonabl	-1.15	1.15
not receiv	-1.02	1.02
not send	0.93	-0.93
not sent	0.27	-0.27
not show	-1.3	1.3
not sign	-0.65	0.65
not support	-2.06	2.06
not to	0.63	-0.63
not valid	-0.65	0.65
note	-1.44	1.44
note * <month>	-1.14	1.14
note * claim	-1.04	1.04
note * the	1.14	-1.14
note <d>	0.41	-0.41
note and	-0.69	0.69
note do	-0.76	0.76
note doe	-0.57	0.57
note for	-0.22	0.22
note of	-0.8	0.8
note show	0.63	-0.63
note that	-0.57	0.57
noth	1.51	-1.51
noth more	0.98	-0.98
notic	1.24	-1.24
notic * advers	-0.38	0.38
notic * claim	0.28	-0.28
notic * denial	0.26	-0.26
notic * part	0.16	-0.16
notic * your	0.19	-0.19
notic date	0.45	-0.45
notic for	0.3	-0.3
notic of	0.3	-0.3
notic to	0.2	-0.2
notific	-1.48	1.48
notific absent	-1.36	1.36
now	0.2	-0.2
np	-0.54	0.54
npi	0.27	-0.27
npi <n>	0.17	-0.17
number	-0.49	0.49
number * miss	-0.17	0.17
number * unit	-0.84	0.84
number * visit	-1.21	1.21
number :	0.75	-0.75
number <n>	-0.4	0.4
number of	-2.05	2.05
number servic	0.27	-0.27
nurs	-1.23	1.23
nurs facility	0.18	-0.18
o	0.7	-0.7
o <n>	0.2	-0.2
o box	0.3	-0.3
oak	0.37	-0.37
objection	-0.78	0.78
objectiv	0.31	-0.31
obtain	0.32	-0.32
occupational	-0.42	0.42
occupational therapy	-0.43	0.43
occurrenc	-1.42	1.42
occurrenc has	-1.42	1.42
odaly	-0.88	0.88
oduya	0.23	-0.23
of * <m>	0.22	-0.22
of * action	0.2	-0.2
of * appeal	0.26	-0.26
of * bill	0.47	-0.47
of * brochur	-0.68	0.68
of * claim	0.7	-0.7
of * date	0.76	-0.76
of * day	0.61	-0.61
of * decision	0.65	-0.65
of * denial	0.48	-0.48
of * follow	0.18	-0.18
of * knee	-1.01	1.01
of * medical	-0.24	0.24
of * notic	0.16	-0.16
of * pay	0.36	-0.36
of * plan	-0.79	0.79
of * remit	0.27	-0.27
of * servic	-0.54	0.54
of * therapist	-0.44	0.44
of <d>	0.17	-0.17
of <m>	0.61	-0.61
of <month>	-1	1
of <n>	-0.92	0.92
of a	1.19	-1.19
of advers	-0.38	0.38
of an	0.18	-0.18
of another	-1.34	1.34
of bill	-1.12	1.12
of birth	0.61	-0.61
of california	0.17	-0.17
of care	-0.9	0.9
of claim	-0.61	0.61
of conservativ	0.38	-0.38
of coverag	-0.23	0.23
of denial	-0.28	0.28
of injury	0.17	-0.17
of insuranc	0.22	-0.22
of liability	-0.61	0.61
of medical	0.88	-0.88
of medicar	0.26	-0.26
of motion	-0.58	0.58
of one	-1.05	1.05
of pay	1.19	-1.19
of provider	-0.33	0.33
of receiv	0.25	-0.25
of review	0.26	-0.26
of servic	-0.65	0.65
of six	0.29	-0.29
of that	-0.66	0.66
of therapy	-0.61	0.61
of thi	0.8	-0.8
of time	-0.74	0.74
of treat	-1.31	1.31
of unit	-0.84	0.84
of visit	-1.19	1.19
of your	-0.26	0.26
off	0.24	-0.24
offic	-0.17	0.17
offic note	-0.45	0.45
offic of	0.25	-0.25
offic visit	0.75	-0.75
official	0.42	-0.42
ohio	0.44	-0.44
okafor	0.2	-0.2
omb	0.16	-0.16
on * claim	-0.83	0.83
on * date	-1.78	1.78
on * same	0.43	-0.43
on * tricar	0.2	-0.2
on <d>	0.75	-0.75
on <month>	-0.81	0.81
on <n>	-0.51	0.51
on a	0.5	-0.5
on behalf	0.56	-0.56
on file	-1.46	1.46
on may	-0.79	0.79
on the	-0.24	0.24
on thi	-0.56	0.56
on top	0.18	-0.18
on your	0.59	-0.59
once	-1.45	1.45
once * <n>	-1.44	1.44
once in	-1.43	1.43
one	-1.75	1.75
one hundr	0.42	-0.42
one of	-0.96	0.96
one year	0.22	-0.22
onlin	0.23	-0.23
only	0.17	-0.17
only after	0.64	-0.64
only for	0.16	-0.16
open	0.41	-0.41
operativ	-0.37	0.37
operativ report	-0.63	0.63
opm	0.28	-0.28
option	-0.36	0.36
optum	0.26	-0.26
or * doctor	0.28	-0.28
or * fax	0.19	-0.19
or * prescriber	0.27	-0.27
or <n>	-0.82	0.82
or a	-1	1
or deny	0.44	-0.44
or fax	0.58	-0.58
or file	0.2	-0.2
or has	-0.64	0.64
or invalid	-0.43	0.43
or more	0.61	-0.61
or occurrenc	-1.42	1.42
or other	-0.66	0.66
or pay	0.16	-0.16
or provider	-1.02	1.02
or the	0.47	-0.47
or to	0.36	-0.36
or your	0.75	-0.75
orchard	0.22	-0.22
order	0.66	-0.66
order * the	0.28	-0.28
order for	-0.5	0.5
organiz	0.24	-0.24
original	0.32	-0.32
original denial	0.21	-0.21
orthopaedic	0.39	-0.39
other	-1.13	1.13
other document	-1.02	1.02
other health	-1.54	1.54
our decision	1.43	-1.43
our denial	0.47	-0.47
our earlier	0.33	-0.33
our file	-1.16	1.16
our hand	0.17	-0.17
our insur	-1.12	1.12
our member	0.16	-0.16
our physician	-0.52	0.52
our record	-0.81	0.81
our review	0.78	-0.78
outcom	0.97	-0.97
outpatient physical	-0.19	0.19
over	0.19	-0.19
overpaid	0.4	-0.4
overpay	0.52	-0.52
overturn	0.61	-0.61
overturn the	0.36	-0.36
owe	1.43	-1.43
owe the	0.27	-0.27
owe thi	0.48	-0.48
owen	-0.22	0.22
oyelaran	0.38	-0.38
p	0.91	-0.91
p <n>	0.42	-0.42
p o	0.32	-0.32
pa	-0.65	0.65
pa <n>	0.2	-0.2
page	0.74	-0.74
paid * bill	0.21	-0.21
paid * may	0.52	-0.52
paid * owe	0.25	-0.25
paid * provider	0.5	-0.5
paid :	0.66	-0.66
paid <m>	0.96	-0.96
paid <n>	0.96	-0.96
paid adj	0.23	-0.23
paid at	-0.19	0.19
paid be	0.21	-0.21
paid by	0.67	-0.67
paid in	1.05	-1.05
paid reason	0.52	-0.52
paid separat	-1.03	1.03
paid to	0.19	-0.19
paid twice	-0.6	0.6
paid you	0.49	-0.49
pain <n>	0.63	-0.63
pain after	-0.2	0.2
palisad	0.17	-0.17
paper	0.54	-0.54
part	0.35	-0.35
part * the	0.96	-0.96
part * your	0.22	-0.22
part b	0.48	-0.48
part d	-0.24	0.24
part in	1.47	-1.47
part of	-0.97	0.97
partial	0.52	-0.52
participant	0.48	-0.48
party	-0.23	0.23
path	0.34	-0.34
pathology	-0.47	0.47
pathology report	-0.47	0.47
patient	-0.39	0.39
patient * not	1.21	-1.21
patient :	0.8	-0.8
patient account	0.37	-0.37
patient acct	0.45	-0.45
patient claim	0.25	-0.25
patient is	1.21	-1.21
patient may	0.36	-0.36
patient name	1.02	-1.02
patient was	-0.99	0.99
pay	0.65	-0.65
pay * <m>	0.54	-0.54
pay * <n>	-0.27	0.27
pay * thi	0.47	-0.47
pay * your	-0.42	0.42
pay :	0.32	-0.32
pay <m>	0.45	-0.45
pay adjust	-0.45	0.45
pay amount	0.79	-0.79
pay claim	-0.23	0.23
pay decision	0.48	-0.48
pay disput	-0.53	0.53
pay for	-0.88	0.88
pay is	0.26	-0.26
pay of	0.4	-0.4
pay or	0.49	-0.49
pay policy	0.55	-0.55
pay thi	0.62	-0.62
pay to	0.39	-0.39
pay will	0.16	-0.16
payabl	0.75	-0.75
payabl to	0.31	-0.31
payee	0.23	-0.23
payer	-0.89	0.89
payer deem	-0.48	0.48
pcn	0.24	-0.24
pd	0.97	-0.97
pd <n>	0.4	-0.4
pediatric	0.38	-0.38
pediatric therapy	0.19	-0.19
peer	0.47	-0.47
peer * peer	0.28	-0.28
peer review	0.29	-0.29
peer to	0.28	-0.28
per	-1.61	1.61
per calendar	-1.1	1.1
percent	-0.19	0.19
perform	-0.35	0.35
perform on	-0.35	0.35
period	-0.32	0.32
period * occurrenc	-1.42	1.42
period of	-1.15	1.15
period or	-1.42	1.42
person who	-1.03	1.03
personal	0.18	-0.18
personal injury	0.18	-0.18
photograph	0.52	-0.52
physical	1	-1
physical medicin	0.16	-0.16
physical therapy	0.52	-0.52
physician	-0.65	0.65
physician and	-0.41	0.41
physician who	0.42	-0.42
pip	0.31	-0.31
place	-1.06	1.06
plain	0.28	-0.28
plan	-0.76	0.76
plan * care	0.31	-0.31
plan * self	0.24	-0.24
plan * the	0.76	-0.76
plan :	0.27	-0.27
plan <n>	0.19	-0.19
plan allowanc	0.51	-0.51
plan and	-0.19	0.19
plan appeal	0.68	-0.68
plan approv	0.17	-0.17
plan ask	-1.36	1.36
plan clinical	-0.45	0.45
plan cover	-0.44	0.44
plan date	0.18	-0.18
plan docu	-1.26	1.26
plan doe	-0.91	0.91
plan explan	0.25	-0.25
plan has	-0.43	0.43
plan is	0.44	-0.44
plan limit	-0.97	0.97
plan must	0.45	-0.45
plan notic	-0.42	0.42
plan of	0.37	-0.37
plan paid	0.84	-0.84
plan pay	-0.64	0.64
plan provider	0.21	-0.21
pleas	1.96	-1.96
pleas send	1.2	-1.2
po	0.73	-0.73
po box	0.68	-0.68
point	-0.29	0.29
policy	0.3	-0.3
policy manual	-0.4	0.4
policyholder	-0.29	0.29
portal	1	-1
portion	0.34	-0.34
portion * your	0.34	-0.34
portion with	0.34	-0.34
pos	0.19	-0.19
post	1.22	-1.22
postmark	-0.73	0.73
postmark within	-0.91	0.91
ppo	0.32	-0.32
pr	0.59	-0.59
pr <n>	0.44	-0.44
practic	0.32	-0.32
prairi	-0.7	0.7
pre	-1.02	1.02
preauthoriz	0.31	-0.31
precertific	-2.22	2.22
precertific authoriz	-1.36	1.36
prepay	0.26	-0.26
prepay review	0.23	-0.23
prescriber	0.67	-0.67
prescriber request	0.16	-0.16
prescription	0.43	-0.43
prescription drug	0.26	-0.26
preventiv	-0.9	0.9
primary	-1.84	1.84
primary care	-0.27	0.27
print	-0.22	0.22
print <d>	-0.31	0.31
prior	0.77	-0.77
prior approval	-0.33	0.33
prior authoriz	1.33	-1.33
problem	0.34	-0.34
proc charg	0.38	-0.38
proc mod	-0.65	0.65
procedur	-1.07	1.07
procedur * not	-1.43	1.43
procedur * the	0.7	-0.7
procedur <5>	0.98	-0.98
procedur and	1.11	-1.11
procedur code	-0.79	0.79
procedur is	-1.35	1.35
procedur on	0.17	-0.17
proces	0.6	-0.6
process	0.42	-0.42
process :	0.57	-0.57
program	1.36	-1.36
progres	1.65	-1.65
progres note	0.75	-0.75
proof	-0.39	0.39
proof of	-0.33	0.33
proper	-0.36	0.36
protection	0.18	-0.18
prov	0.29	-0.29
provid	-0.82	0.82
provid doe	-0.36	0.36
provider * not	0.52	-0.52
provider * servic	0.2	-0.2
provider :	0.38	-0.38
provider appeal	0.45	-0.45
provider disput	0.32	-0.32
provider is	0.93	-0.93
provider may	0.31	-0.31
provider number	0.53	-0.53
provider of	0.23	-0.23
provider portal	0.35	-0.35
provider remittanc	0.2	-0.2
provider servic	0.16	-0.16
provider was	-0.75	0.75
provider who	-1.02	1.02
pt	0.96	-0.96
pt <n>	0.19	-0.19
pt resp	0.33	-0.33
put the	-0.26	0.26
q	0.71	-0.71
q <n>	0.68	-0.68
qic	0.17	-0.17
qty	-0.29	0.29
qualify	-1.1	1.1
quarter:0	1.27	-1.27
quarter:1	1.75	-1.75
quarter:2	0.47	-0.47
quarter:3	-0.41	0.41
quentin	0.49	-0.49
question	0.39	-0.39
question about	0.22	-0.22
r	0.53	-0.53
r <n>	0.5	-0.5
ra	0.3	-0.3
ra date	0.2	-0.2
range	-0.5	0.5
range * motion	-0.58	0.58
range of	-0.58	0.58
rarc	0.29	-0.29
rarc <n>	-0.31	0.31
rate	-0.7	0.7
rational	-0.65	0.65
rational :	0.24	-0.24
ray	-1.1	1.1
rc	0.25	-0.25
rd	0.25	-0.25
reach	-0.86	0.86
read	0.29	-0.29
read it	0.52	-0.52
read the	0.79	-0.79
reason	-0.44	0.44
reason * denial	0.2	-0.2
reason * the	-0.81	0.81
reason <d>	0.48	-0.48
reason <n>	-0.21	0.21
reason co	-0.95	0.95
reason for	-0.96	0.96
reason moa	0.35	-0.35
reason paid	-0.2	0.2
reasonabl	-0.83	0.83
reasonabl * necessary	-1.01	1.01
reasonabl and	-0.83	0.83
receipt	0.92	-0.92
receipt * thi	0.32	-0.32
receipt of	0.32	-0.32
receiv	-0.47	0.47
receiv * <month>	0.73	-0.73
receiv * <n>	0.57	-0.57
receiv * claim	0.26	-0.26
receiv * request	0.58	-0.58
receiv * sign	-1.22	1.22
receiv :	0.22	-0.22
receiv <d>	0.86	-0.86
receiv <month>	0.23	-0.23
receiv a	-0.72	0.72
receiv after	-1.03	1.03
receiv on	1.16	-1.16
receiv thi	1.64	-1.64
receiv within	0.34	-0.34
receiv your	0.83	-0.83
recipient id	0.24	-0.24
recipient name	0.25	-0.25
recommend	0.95	-0.95
reconsider	1.41	-1.41
reconsider :	0.35	-0.35
reconsider on	0.25	-0.25
reconsider request	0.25	-0.25
record	-1.83	1.83
record * thi	0.69	-0.69
record do	-1.83	1.83
record for	1.14	-1.14
record may	0.31	-0.31
record that	-0.2	0.2
record with	-0.52	0.52
recovery	-0.23	0.23
red	-0.4	0.4
redetermin	0.71	-0.71
reduction	0.54	-0.54
redwood	-0.34	0.34
referenc	0.46	-0.46
referenc <n>	0.16	-0.16
referr	-0.53	0.53
referral	-1.28	1.28
refund	0.21	-0.21
region	1.05	-1.05
region <n>	0.22	-0.22
rehab	0.19	-0.19
rehabilit	1.05	-1.05
reimburs	0.37	-0.37
relat	-0.44	0.44
relat * the	-0.9	0.9
relat to	-0.9	0.9
relationship	0.23	-0.23
relief	-0.73	0.73
rem	0.17	-0.17
rem :	0.17	-0.17
remain	-1.61	1.61
remark	0.16	-0.16
remark :	0.39	-0.39
remark <n>	-0.58	0.58
remark code	1.17	-1.17
remark n	0.36	-0.36
remit	0.37	-0.37
remit date	0.37	-0.37
remittanc	0.69	-0.69
remittanc advic	0.26	-0.26
render	0.47	-0.47
render :	0.17	-0.17
render provider	0.67	-0.67
report	-0.25	0.25
report of	-0.34	0.34
representativ	-0.57	0.57
representativ or	0.16	-0.16
request	0.32	-0.32
request * :	0.28	-0.28
request * <month>	0.32	-0.32
request * a	0.48	-0.48
request * accept	0.22	-0.22
request * reconsider	0.6	-0.6
request * review	0.21	-0.21
request * the	0.42	-0.42
request :	0.32	-0.32
request <n>	0.18	-0.18
request ?	0.29	-0.29
request a	0.22	-0.22
request are	0.22	-0.22
request becaus	-0.45	0.45
request by	0.27	-0.27
request doe	-0.29	0.29
request for	0.5	-0.5
request is	-0.3	0.3
request must	0.21	-0.21
request on	0.33	-0.33
request to	0.17	-0.17
request was	-0.78	0.78
requir	-0.99	0.99
resolution	0.22	-0.22
resp	0.37	-0.37
respons	0.51	-0.51
responsibility	0.34	-0.34
responsibl	1.31	-1.31
responsibl for	1.28	-1.28
restor	-0.26	0.26
result	0.22	-0.22
return	-0.58	0.58
return <m>	0.2	-0.2
return thi	0.5	-0.5
revers	0.76	-0.76
review	0.59	-0.59
review * decision	0.16	-0.16
review * request	0.37	-0.37
review * your	-0.89	0.89
review :	-0.67	0.67
review by	0.55	-0.55
review entity	0.27	-0.27
review is	0.26	-0.26
review it	0.27	-0.27
review of	-0.66	0.66
review our	0.16	-0.16
review the	0.64	-0.64
review we	0.33	-0.33
review your	-0.36	0.36
reviewer	1.1	-1.1
ridge	0.25	-0.25
right	1.68	-1.68
right * appeal	0.24	-0.24
right to	0.77	-0.77
rio	0.4	-0.4
river	0.29	-0.29
root	-1.18	1.18
rosamund	0.17	-0.17
routin	-1.27	1.27
rsn	-1.01	1.01
rule	-0.33	0.33
run	0.42	-0.42
rx	0.16	-0.16
s * servic	0.33	-0.33
s <n>	0.68	-0.68
s of	0.33	-0.33
safe	-0.43	0.43
saskia	0.22	-0.22
sav	0.41	-0.41
say	0.35	-0.35
say why	0.29	-0.29
schedul maximum	0.79	-0.79
school	0.21	-0.21
screen	0.63	-0.63
second	0.49	-0.49
second review	0.63	-0.63
section	-0.38	0.38
section <n>	-0.47	0.47
see	0.22	-0.22
see a	0.62	-0.62
see note	0.25	-0.25
see page	0.33	-0.33
see the	0.67	-0.67
seen	0.47	-0.47
select	0.54	-0.54
select for	0.54	-0.54
self	-0.27	0.27
self fund	0.37	-0.37
send	1.04	-1.04
send * claim	0.46	-0.46
send * correct	0.75	-0.75
send * offic	-0.98	0.98
send it	0.39	-0.39
send the	0.27	-0.27
send us	-0.72	0.72
send your	0.26	-0.26
sent	-0.36	0.36
sent * fax	0.46	-0.46
sent * the	-0.77	0.77
sent * us	-0.39	0.39
sent a	0.69	-0.69
sent doe	-0.78	0.78
sent for	0.6	-0.6
sent within	0.2	-0.2
sentence after::	0.79	-0.79
sentence after:<5>	0.45	-0.45
sentence after:<d>	0.26	-0.26
sentence after:?	0.3	-0.3
sentence after:able	-0.97	0.97
sentence after:about	1.54	-1.54
sentence after:above	-0.25	0.25
sentence after:absent	0.66	-0.66
sentence after:accept	0.9	-0.9
sentence after:accident	0.63	-0.63
sentence after:account	0.59	-0.59
sentence after:action	0.67	-0.67
sentence after:activ	-0.23	0.23
sentence after:acupunctur	0.58	-0.58
sentence after:addres	0.82	-0.82
sentence after:adj	0.31	-0.31
sentence after:adjust	0.8	-0.8
sentence after:administrativ	-0.4	0.4
sentence after:advanc	-0.77	0.77
sentence after:after	1.56	-1.56
sentence after:again	-0.94	0.94
sentence after:agre	0.42	-0.42
sentence after:aide	0.23	-0.23
sentence after:all	-0.91	0.91
sentence after:allergy	0.27	-0.27
sentence after:allow	0.57	-0.57
sentence after:allowabl	-0.48	0.48
sentence after:also	0.42	-0.42
sentence after:am	0.21	-0.21
sentence after:amount	0.52	-0.52
sentence after:another	0.28	-0.28
sentence after:answer	0.49	-0.49
sentence after:any	-1.43	1.43
sentence after:anyth	0.23	-0.23
sentence after:apply	0.29	-0.29
sentence after:approv	-0.58	0.58
sentence after:approval	-0.28	0.28
sentence after:arrang	0.4	-0.4
sentence after:ask	-1.25	1.25
sentence after:assess	0.16	-0.16
sentence after:associat	0.19	-0.19
sentence after:attend	0.23	-0.23
sentence after:audit	0.19	-0.19
sentence after:authoriz	1.19	-1.19
sentence after:b	-0.44	0.44
sentence after:back	-0.49	0.49
sentence after:based	0.3	-0.3
sentence after:becaus	1.09	-1.09
sentence after:been	0.23	-0.23
sentence after:befor	0.2	-0.2
sentence after:being	0.45	-0.45
sentence after:below	1.44	-1.44
sentence after:beneficiary	0.82	-0.82
sentence after:benefit	-0.97	0.97
sentence after:better	0.57	-0.57
sentence after:between	0.58	-0.58
sentence after:beyond	-0.27	0.27
sentence after:bill	-0.47	0.47
sentence after:birth	0.44	-0.44
sentence after:board	0.22	-0.22
sentence after:body	-0.6	0.6
sentence after:born	0.2	-0.2
sentence after:both	-0.98	0.98
sentence after:box	0.53	-0.53
sentence after:brochur	-1.24	1.24
sentence after:busines	0.54	-0.54
sentence after:c	0.76	-0.76
sentence after:can	-1.35	1.35
sentence after:cannot	1.48	-1.48
sentence after:cant	0.32	-0.32
sentence after:carc	-0.5	0.5
sentence after:care	0.63	-0.63
sentence after:carrier	0.32	-0.32
sentence after:carry	0.87	-0.87
sentence after:case	0.51	-0.51
sentence after:center	0.44	-0.44
sentence after:certificat	-0.53	0.53
sentence after:chapter	0.26	-0.26
sentence after:child	0.38	-0.38
sentence after:chiropractic	0.18	-0.18
sentence after:claim	0.48	-0.48
sentence after:clinic	0.62	-0.62
sentence after:clm	0.34	-0.34
sentence after:co	-0.8	0.8
sentence after:code	0.57	-0.57
sentence after:committe	0.32	-0.32
sentence after:complet	-0.22	0.22
sentence after:condition	0.79	-0.79
sentence after:conservativ	-0.4	0.4
sentence after:consider	0.32	-0.32
sentence after:contact	0.26	-0.26
sentence after:continu	0.41	-0.41
sentence after:contract	-0.58	0.58
sentence after:contractor	-0.33	0.33
sentence after:contractual	0.54	-0.54
sentence after:control	0.45	-0.45
sentence after:coordin	-0.45	0.45
sentence after:copay	0.43	-0.43
sentence after:copy	-0.75	0.75
sentence after:correct	-0.57	0.57
sentence after:cost	0.4	-0.4
sentence after:could	0.78	-0.78
sentence after:cover	0.55	-0.55
sentence after:cpt	0.55	-0.55
sentence after:criteria	0.42	-0.42
sentence after:customer	0.2	-0.2
sentence after:d	0.86	-0.86
sentence after:daily	0.68	-0.68
sentence after:deadlin	-0.99	0.99
sentence after:decid	1.01	-1.01
sentence after:decision	0.75	-0.75
sentence after:deductibl	0.49	-0.49
sentence after:deem	0.84	-0.84
sentence after:degr	0.61	-0.61
sentence after:delay	0.29	-0.29
sentence after:deliver	0.16	-0.16
sentence after:denial	0.4	-0.4
sentence after:dental	0.32	-0.32
sentence after:deny	0.73	-0.73
sentence after:depart	0.67	-0.67
sentence after:describ	0.75	-0.75
sentence after:description	0.47	-0.47
sentence after:detach	0.49	-0.49
sentence after:determin	0.68	-0.68
sentence after:did	0.24	-0.24
sentence after:disagre	0.44	-0.44
sentence after:disc	0.41	-0.41
sentence after:discount	0.58	-0.58
sentence after:dismiss	0.35	-0.35
sentence after:disput	1.13	-1.13
sentence after:do	0.98	-0.98
sentence after:dob	0.26	-0.26
sentence after:docu	0.7	-0.7
sentence after:document	0.31	-0.31
sentence after:doe	0.35	-0.35
sentence after:done	0.44	-0.44
sentence after:dpt	0.36	-0.36
sentence after:dr	0.43	-0.43
sentence after:drug	0.32	-0.32
sentence after:due	0.7	-0.7
sentence after:duplicat	0.65	-0.65
sentence after:dx	0.26	-0.26
sentence after:e	-0.28	0.28
sentence after:each	-0.72	0.72
sentence after:earlier	-0.52	0.52
sentence after:effectiv	-1.2	1.2
sentence after:eg	0.4	-0.4
sentence after:eight	-0.2	0.2
sentence after:electrical	0.19	-0.19
sentence after:electronical	0.54	-0.54
sentence after:emergency	-0.2	0.2
sentence after:employe	0.16	-0.16
sentence after:enclos	0.18	-0.18
sentence after:end	0.64	-0.64
sentence after:ended	-1.04	1.04
sentence after:enroll	-0.19	0.19
sentence after:enrolle	0.16	-0.16
sentence after:eob	0.53	-0.53
sentence after:erisa	0.19	-0.19
sentence after:error	0.32	-0.32
sentence after:evalu	0.59	-0.59
sentence after:every	-0.27	0.27
sentence after:evidenc	0.63	-0.63
sentence after:examin	-0.47	0.47
sentence after:exceed	-1.26	1.26
sentence after:exclusion	-0.67	0.67
sentence after:exercis	0.95	-0.95
sentence after:expect	0.39	-0.39
sentence after:expens	0.32	-0.32
sentence after:experimental	0.58	-0.58
sentence after:explain	0.46	-0.46
sentence after:explan	-0.94	0.94
sentence after:extension	-0.46	0.46
sentence after:external	0.95	-0.95
sentence after:f	0.69	-0.69
sentence after:facility	-0.87	0.87
sentence after:fail	-0.32	0.32
sentence after:fair	0.18	-0.18
sentence after:famy	-0.22	0.22
sentence after:fax	1.5	-1.5
sentence after:federal	0.17	-0.17
sentence after:fee	-0.32	0.32
sentence after:fil	-0.31	0.31
sentence after:file	0.41	-0.41
sentence after:filed	0.52	-0.52
sentence after:film	-0.37	0.37
sentence after:final	-0.65	0.65
sentence after:finaliz	0.32	-0.32
sentence after:financial	1.02	-1.02
sentence after:finish	0.53	-0.53
sentence after:first	-1.56	1.56
sentence after:five	0.74	-0.74
sentence after:follow	0.57	-0.57
sentence after:foot	0.69	-0.69
sentence after:form	-0.99	0.99
sentence after:found	0.71	-0.71
sentence after:four	-0.52	0.52
sentence after:fractur	0.4	-0.4
sentence after:from	-0.34	0.34
sentence after:full	0.65	-0.65
sentence after:fully	0.63	-0.63
sentence after:function	-1.13	1.13
sentence after:fund	0.28	-0.28
sentence after:further	-0.75	0.75
sentence after:g	0.76	-0.76
sentence after:gain	0.16	-0.16
sentence after:gave	0.25	-0.25
sentence after:general	-0.85	0.85
sentence after:get	1.27	-1.27
sentence after:gett	0.26	-0.26
sentence after:give	0.62	-0.62
sentence after:given	0.67	-0.67
sentence after:go	-0.61	0.61
sentence after:goal	0.25	-0.25
sentence after:good	0.41	-0.41
sentence after:got	0.16	-0.16
sentence after:govern	0.43	-0.43
sentence after:gp	-0.91	0.91
sentence after:group	0.98	-0.98
sentence after:guidelin	-1.22	1.22
sentence after:gwendolyn	0.22	-0.22
sentence after:h	0.26	-0.26
sentence after:had	0.8	-0.8
sentence after:hand	0.21	-0.21
sentence after:harbor	0.27	-0.27
sentence after:harden	0.28	-0.28
sentence after:harm	0.63	-0.63
sentence after:has	1.57	-1.57
sentence after:have	-0.89	0.89
sentence after:hcpc	0.25	-0.25
sentence after:health	0.39	-0.39
sentence after:hear	0.9	-0.9
sentence after:help	0.47	-0.47
sentence after:her	-0.82	0.82
sentence after:here	0.31	-0.31
sentence after:history	0.2	-0.2
sentence after:hmo	0.36	-0.36
sentence after:home	0.69	-0.69
sentence after:hospital	-0.69	0.69
sentence after:hour	0.34	-0.34
sentence after:how	0.83	-0.83
sentence after:hundr	0.43	-0.43
sentence after:i	0.58	-0.58
sentence after:icd	0.19	-0.19
sentence after:icn	0.4	-0.4
sentence after:id	0.93	-0.93
sentence after:identifier	0.21	-0.21
sentence after:if	1.68	-1.68
sentence after:illnes	0.19	-0.19
sentence after:imag	-0.54	0.54
sentence after:improv	-0.47	0.47
sentence after:includ	-0.37	0.37
sentence after:incomplet	-0.45	0.45
sentence after:independent	-0.32	0.32
sentence after:initial	0.46	-0.46
sentence after:injur	0.68	-0.68
sentence after:injury	-0.16	0.16
sentence after:inpatient	0.16	-0.16
sentence after:inquiry	0.19	-0.19
sentence after:insur	0.49	-0.49
sentence after:insuranc	0.21	-0.21
sentence after:insured	0.25	-0.25
sentence after:internal	0.3	-0.3
sentence after:invalid	-0.32	0.32
sentence after:investigational	0.58	-0.58
sentence after:issu	0.35	-0.35
sentence after:item	0.58	-0.58
sentence after:itemiz	0.23	-0.23
sentence after:its	-0.45	0.45
sentence after:j	0.25	-0.25
sentence after:jasper	0.2	-0.2
sentence after:job	0.29	-0.29
sentence after:joint	0.22	-0.22
sentence after:knee	-0.37	0.37
sentence after:l	0.4	-0.4
sentence after:lack	0.5	-0.5
sentence after:lake	0.4	-0.4
sentence after:last	-1.06	1.06
sentence after:late	0.24	-0.24
sentence after:later	0.65	-0.65
sentence after:least	1.02	-1.02
sentence after:let	0.83	-0.83
sentence after:letter	-0.76	0.76
sentence after:level	0.32	-0.32
sentence after:liabl	-0.38	0.38
sentence after:licens	-0.5	0.5
sentence after:limit	1.29	-1.29
sentence after:line	-0.7	0.7
sentence after:list	-0.7	0.7
sentence after:llc	0.38	-0.38
sentence after:local	0.34	-0.34
sentence after:look	-1.07	1.07
sentence after:los	0.51	-0.51
sentence after:lower	-0.41	0.41
sentence after:lumbar	0.34	-0.34
sentence after:m	0.61	-0.61
sentence after:ma	-0.35	0.35
sentence after:made	-1.13	1.13
sentence after:mail	0.6	-0.6
sentence after:maintenanc	0.64	-0.64
sentence after:make	0.85	-0.85
sentence after:manipul	0.26	-0.26
sentence after:match	-0.17	0.17
sentence after:maximum	-1.26	1.26
sentence after:md	-0.73	0.73
sentence after:medicaid	-0.41	0.41
sentence after:medical	1.51	-1.51
sentence after:medicar	-0.88	0.88
sentence after:medicin	0.34	-0.34
sentence after:meet	-0.84	0.84
sentence after:messag	-0.74	0.74
sentence after:met	-0.62	0.62
sentence after:mg	0.2	-0.2
sentence after:miss	-0.34	0.34
sentence after:moa	0.2	-0.2
sentence after:modality	1.04	-1.04
sentence after:modifier	-0.85	0.85
sentence after:month	1.01	-1.01
sentence after:more	0.6	-0.6
sentence after:mri	-0.58	0.58
sentence after:must	-0.6	0.6
sentence after:mutual	0.36	-0.36
sentence after:n	-0.66	0.66
sentence after:name	0.97	-0.97
sentence after:necessary	2.3	-2.3
sentence after:necessity	-0.95	0.95
sentence after:need	-0.2	0.2
sentence after:net	0.26	-0.26
sentence after:network	-1.03	1.03
sentence after:neurology	0.32	-0.32
sentence after:new	-0.41	0.41
sentence after:next	0.57	-0.57
sentence after:non	0.75	-0.75
sentence after:none	-0.38	0.38
sentence after:not	0.37	-0.37
sentence after:note	0.9	-0.9
sentence after:notic	-0.49	0.49
sentence after:notific	0.57	-0.57
sentence after:npi	0.35	-0.35
sentence after:number	0.7	-0.7
sentence after:numbnes	0.68	-0.68
sentence after:nurs	0.37	-0.37
sentence after:objectiv	0.59	-0.59
sentence after:oblig	0.2	-0.2
sentence after:obtain	0.77	-0.77
sentence after:offic	-0.73	0.73
sentence after:once	-0.39	0.39
sentence after:one	-1.14	1.14
sentence after:only	-0.4	0.4
sentence after:operativ	-0.44	0.44
sentence after:order	0.61	-0.61
sentence after:original	0.19	-0.19
sentence after:orthopedic	-0.25	0.25
sentence after:other	0.55	-0.55
sentence after:oti	-0.18	0.18
sentence after:over	0.78	-0.78
sentence after:overpaid	0.35	-0.35
sentence after:overpay	-1.1	1.1
sentence after:overturn	0.71	-0.71
sentence after:owe	0.49	-0.49
sentence after:owen	0.23	-0.23
sentence after:p	-0.56	0.56
sentence after:page	-0.22	0.22
sentence after:paid	-1.01	1.01
sentence after:pain	-0.75	0.75
sentence after:paper	-0.24	0.24
sentence after:part	-0.58	0.58
sentence after:partial	-0.66	0.66
sentence after:participant	0.32	-0.32
sentence after:patient	1.37	-1.37
sentence after:pay	-0.42	0.42
sentence after:payabl	-0.51	0.51
sentence after:payer	-0.54	0.54
sentence after:pcn	0.33	-0.33
sentence after:peer	-0.18	0.18
sentence after:per	0.22	-0.22
sentence after:period	0.65	-0.65
sentence after:physical	1.24	-1.24
sentence after:physician	1.42	-1.42
sentence after:place	0.27	-0.27
sentence after:plan	0.61	-0.61
sentence after:pleas	-0.97	0.97
sentence after:po	0.5	-0.5
sentence after:point	0.26	-0.26
sentence after:policyholder	0.16	-0.16
sentence after:portal	0.3	-0.3
sentence after:postmark	-0.41	0.41
sentence after:ppo	-0.72	0.72
sentence after:pr	0.64	-0.64
sentence after:pre	0.38	-0.38
sentence after:precertific	0.97	-0.97
sentence after:prescriber	0.3	-0.3
sentence after:primary	1.05	-1.05
sentence after:proc	0.35	-0.35
sentence after:procedur	-0.76	0.76
sentence after:proces	0.38	-0.38
sentence after:process	0.91	-0.91
sentence after:program	-0.43	0.43
sentence after:progres	-1.25	1.25
sentence after:proof	0.2	-0.2
sentence after:provid	0.49	-0.49
sentence after:provider	0.7	-0.7
sentence after:pt	0.63	-0.63
sentence after:put	0.54	-0.54
sentence after:q	-0.69	0.69
sentence after:question	0.4	-0.4
sentence after:r	0.71	-0.71
sentence after:ra	-0.23	0.23
sentence after:rate	-1.45	1.45
sentence after:ray	0.37	-0.37
sentence after:re	0.39	-0.39
sentence after:reach	0.16	-0.16
sentence after:read	0.88	-0.88
sentence after:reason	0.96	-0.96
sentence after:reasonabl	0.96	-0.96
sentence after:receipt	0.81	-0.81
sentence after:recommend	0.62	-0.62
sentence after:reconsider	-0.28	0.28
sentence after:record	0.31	-0.31
sentence after:recovery	0.51	-0.51
sentence after:redetermin	0.29	-0.29
sentence after:referenc	0.73	-0.73
sentence after:referr	0.36	-0.36
sentence after:referral	1.47	-1.47
sentence after:rehab	0.24	-0.24
sentence after:rehabilit	-0.36	0.36
sentence after:relat	0.66	-0.66
sentence after:relationship	0.18	-0.18
sentence after:relief	0.65	-0.65
sentence after:remain	0.74	-0.74
sentence after:remark	-1.18	1.18
sentence after:remit	0.35	-0.35
sentence after:remittanc	0.98	-0.98
sentence after:render	0.81	-0.81
sentence after:repeat	0.18	-0.18
sentence after:representativ	0.22	-0.22
sentence after:request	0.96	-0.96
sentence after:resp	0.21	-0.21
sentence after:respons	0.27	-0.27
sentence after:responsibl	1	-1
sentence after:result	-0.42	0.42
sentence after:return	0.33	-0.33
sentence after:review	1.39	-1.39
sentence after:reviewer	0.38	-0.38
sentence after:right	-0.56	0.56
sentence after:river	0.2	-0.2
sentence after:routin	0.22	-0.22
sentence after:rsn	-0.34	0.34
sentence after:rt	0.19	-0.19
sentence after:s	0.7	-0.7
sentence after:safe	-0.44	0.44
sentence after:same	-1.61	1.61
sentence after:schedul	-0.8	0.8
sentence after:second	-0.25	0.25
sentence after:section	-1.44	1.44
sentence after:see	0.62	-0.62
sentence after:self	0.38	-0.38
sentence after:send	-0.8	0.8
sentence after:sent	0.38	-0.38
sentence after:serv	0.46	-0.46
sentence after:servic	0.28	-0.28
sentence after:session	0.29	-0.29
sentence after:set	-0.22	0.22
sentence after:share	0.33	-0.33
sentence after:should	-0.25	0.25
sentence after:shoulder	0.86	-0.86
sentence after:show	-0.66	0.66
sentence after:shown	-0.3	0.3
sentence after:sign	0.2	-0.2
sentence after:since	0.9	-0.9
sentence after:site	-0.39	0.39
sentence after:six	0.63	-0.63
sentence after:skill	0.86	-0.86
sentence after:skin	0.23	-0.23
sentence after:sleep	0.23	-0.23
sentence after:so	-0.43	0.43
sentence after:specialist	0.31	-0.31
sentence after:speech	-0.7	0.7
sentence after:spine	0.39	-0.39
sentence after:stair	0.17	-0.17
sentence after:stand	0.92	-0.92
sentence after:standard	0.48	-0.48
sentence after:start	0.34	-0.34
sentence after:stat	0.33	-0.33
sentence after:state	0.43	-0.43
sentence after:statu	0.27	-0.27
sentence after:step	0.51	-0.51
sentence after:steroid	0.62	-0.62
sentence after:still	0.31	-0.31
sentence after:stimul	0.19	-0.19
sentence after:strength	0.2	-0.2
sentence after:study	-0.61	0.61
sentence after:subject	0.27	-0.27
sentence after:submission	0.3	-0.3
sentence after:submit	0.32	-0.32
sentence after:submitt	0.85	-0.85
sentence after:subscriber	0.56	-0.56
sentence after:supplemental	0.19	-0.19
sentence after:supply	0.54	-0.54
sentence after:support	-0.32	0.32
sentence after:surgery	-0.82	0.82
sentence after:t	0.36	-0.36
sentence after:take	0.43	-0.43
sentence after:taken	-0.48	0.48
sentence after:talk	0.2	-0.2
sentence after:tax	0.18	-0.18
sentence after:telephon	-0.55	0.55
sentence after:tell	0.21	-0.21
sentence after:test	0.87	-0.87
sentence after:than	1.34	-1.34
sentence after:their	0.16	-0.16
sentence after:them	1.31	-1.31
sentence after:then	-0.22	0.22
sentence after:therapist	-1.08	1.08
sentence after:therapy	1.08	-1.08
sentence after:there	-0.24	0.24
sentence after:therefor	-1.07	1.07
sentence after:these	0.42	-0.42
sentence after:they	0.17	-0.17
sentence after:think	0.72	-0.72
sentence after:three	-0.23	0.23
sentence after:time	0.81	-0.81
sentence after:tin	0.19	-0.19
sentence after:together	-0.61	0.61
sentence after:told	0.61	-0.61
sentence after:took	0.48	-0.48
sentence after:top	0.99	-0.99
sentence after:total	1.69	-1.69
sentence after:townzip	0.82	-0.82
sentence after:trace	0.38	-0.38
sentence after:treat	-0.62	0.62
sentence after:trial	-0.72	0.72
sentence after:tricar	0.61	-0.61
sentence after:tried	0.81	-0.81
sentence after:trust	0.21	-0.21
sentence after:twelv	-0.26	0.26
sentence after:two	0.69	-0.69
sentence after:type	0.24	-0.24
sentence after:u	0.24	-0.24
sentence after:under	0.36	-0.36
sentence after:unit	-1.16	1.16
sentence after:unles	0.55	-0.55
sentence after:until	-1.67	1.67
sentence after:up	1.34	-1.34
sentence after:upheld	0.55	-0.55
sentence after:use	-0.89	0.89
sentence after:used	-0.92	0.92
sentence after:utiliz	0.24	-0.24
sentence after:va	-0.66	0.66
sentence after:van	0.51	-0.51
sentence after:visit	0.96	-0.96
sentence after:voucher	0.18	-0.18
sentence after:w	0.38	-0.38
sentence after:walk	0.59	-0.59
sentence after:weight	0.34	-0.34
sentence after:were	0.38	-0.38
sentence after:what	-0.16	0.16
sentence after:when	0.61	-0.61
sentence after:where	0.41	-0.41
sentence after:whether	-0.62	0.62
sentence after:which	0.18	-0.18
sentence after:who	0.49	-0.49
sentence after:why	1.16	-1.16
sentence after:will	0.35	-0.35
sentence after:without	-0.41	0.41
sentence after:work	1.12	-1.12
sentence after:worker	0.67	-0.67
sentence after:would	0.17	-0.17
sentence after:wound	-0.25	0.25
sentence after:writ	0.43	-0.43
sentence after:write	0.59	-0.59
sentence after:written	0.53	-0.53
sentence after:wrong	0.43	-0.43
sentence after:x	0.27	-0.27
sentence after:year	-0.56	0.56
sentence after:yet	0.42	-0.42
sentence after:z	0.17	-0.17
sentence before:: <m>	1.1	-1.1
sentence before:: <n>	0.9	-0.9
sentence before:: the	0.54	-0.54
sentence before:: thi	-0.22	0.22
sentence before:<5> <d>	0.37	-0.37
sentence before:<5> <m>	-1.12	1.12
sentence before:<5> <n>	0.64	-0.64
sentence before:<5> amount	-0.18	0.18
sentence before:<5> claim	-0.7	0.7
sentence before:<5> date	0.48	-0.48
sentence before:<5> diagnosy	-0.48	0.48
sentence before:<5> e	-0.35	0.35
sentence before:<5> gp	0.4	-0.4
sentence before:<5> is	-0.29	0.29
sentence before:<5> no	-0.29	0.29
sentence before:<5> offic	0.55	-0.55
sentence before:<5> on	0.5	-0.5
sentence before:<5> provider	0.28	-0.28
sentence before:<5> rt	0.47	-0.47
sentence before:<5> townzip	0.17	-0.17
sentence before:<5> was	-0.49	0.49
sentence before:<5> x	0.49	-0.49
sentence before:<d> <5>	0.3	-0.3
sentence before:<d> <m>	0.44	-0.44
sentence before:<d> <n>	0.56	-0.56
sentence before:<d> amount	0.4	-0.4
sentence before:<d> and	1.05	-1.05
sentence before:<d> bill	-0.21	0.21
sentence before:<d> by	-0.45	0.45
sentence before:<d> charg	-0.55	0.55
sentence before:<d> claim	0.5	-0.5
sentence before:<d> d	-0.85	0.85
sentence before:<d> date	0.25	-0.25
sentence before:<d> for	-0.72	0.72
sentence before:<d> injur	0.21	-0.21
sentence before:<d> is	-0.38	0.38
sentence before:<d> member	-0.57	0.57
sentence before:<d> patient	0.3	-0.3
sentence before:<d> provider	-0.42	0.42
sentence before:<d> request	0.21	-0.21
sentence before:<d> through	0.16	-0.16
sentence before:<d> to	0.46	-0.46
sentence before:<d> total	0.16	-0.16
sentence before:<m>	-0.58	0.58
sentence before:<m> <5>	-0.35	0.35
sentence before:<m> <d>	-0.89	0.89
sentence before:<m> <n>	-1.11	1.11
sentence before:<m> a	-0.36	0.36
sentence before:<m> allow	-0.5	0.5
sentence before:<m> amount	-0.55	0.55
sentence before:<m> b	-0.19	0.19
sentence before:<m> becaus	-0.88	0.88
sentence before:<m> c	-0.43	0.43
sentence before:<m> check	-0.59	0.59
sentence before:<m> claim	0.49	-0.49
sentence before:<m> co	0.24	-0.24
sentence before:<m> copay	-0.16	0.16
sentence before:<m> d	-0.9	0.9
sentence before:<m> deductibl	0.18	-0.18
sentence before:<m> deny	-0.53	0.53
sentence before:<m> f	-0.31	0.31
sentence before:<m> g	0.21	-0.21
sentence before:<m> net	0.93	-0.93
sentence before:<m> overpaid	-0.37	0.37
sentence before:<m> p	-0.67	0.67
sentence before:<m> paid	-0.84	0.84
sentence before:<m> pr	0.83	-0.83
sentence before:<m> pt	0.45	-0.45
sentence before:<m> r	0.33	-0.33
sentence before:<m> reason	-0.38	0.38
sentence before:<m> was	0.46	-0.46
sentence before:<m> we	1.02	-1.02
sentence before:<m> within	0.38	-0.38
sentence before:<m> x	-0.66	0.66
sentence before:<month>	0.35	-0.35
sentence before:<n>	0.39	-0.39
sentence before:<n> :	-0.74	0.74
sentence before:<n> <5>	-0.9	0.9
sentence before:<n> <m>	-1.19	1.19
sentence before:<n> <month>	1.33	-1.33
sentence before:<n> a	0.38	-0.38
sentence before:<n> acct	0.27	-0.27
sentence before:<n> acnt	0.3	-0.3
sentence before:<n> and	0.33	-0.33
sentence before:<n> asg	0.3	-0.3
sentence before:<n> at	0.59	-0.59
sentence before:<n> b	-0.68	0.68
sentence before:<n> becaus	0.65	-0.65
sentence before:<n> bill	-0.23	0.23
sentence before:<n> born	-0.25	0.25
sentence before:<n> busines	0.31	-0.31
sentence before:<n> by	0.18	-0.18
sentence before:<n> c	0.45	-0.45
sentence before:<n> calendar	-0.24	0.24
sentence before:<n> charg	0.57	-0.57
sentence before:<n> chiropractic	0.24	-0.24
sentence before:<n> clm	-0.96	0.96
sentence before:<n> co	-0.4	0.4
sentence before:<n> d	-0.49	0.49
sentence before:<n> day	1.07	-1.07
sentence before:<n> degr	0.34	-0.34
sentence before:<n> deny	-1.15	1.15
sentence before:<n> dob	0.29	-0.29
sentence before:<n> e	1.06	-1.06
sentence before:<n> eft	0.16	-0.16
sentence before:<n> eg	0.38	-0.38
sentence before:<n> employer	0.17	-0.17
sentence before:<n> expens	0.16	-0.16
sentence before:<n> for	-1.29	1.29
sentence before:<n> from	-0.22	0.22
sentence before:<n> gp	-0.19	0.19
sentence before:<n> group	0.63	-0.63
sentence before:<n> hour	0.25	-0.25
sentence before:<n> icn	0.6	-0.6
sentence before:<n> id	0.38	-0.38
sentence before:<n> in	0.22	-0.22
sentence before:<n> m	0.71	-0.71
sentence before:<n> ma	0.27	-0.27
sentence before:<n> mg	-0.37	0.37
sentence before:<n> miss	0.72	-0.72
sentence before:<n> mk	0.38	-0.38
sentence before:<n> month	1.25	-1.25
sentence before:<n> n	0.18	-0.18
sentence before:<n> no	0.24	-0.24
sentence before:<n> not	0.65	-0.65
sentence before:<n> npi	0.35	-0.35
sentence before:<n> on	-0.97	0.97
sentence before:<n> or	-0.67	0.67
sentence before:<n> p	0.37	-0.37
sentence before:<n> paid	-0.2	0.2
sentence before:<n> patient	0.22	-0.22
sentence before:<n> pay	-0.32	0.32
sentence before:<n> percent	-1.21	1.21
sentence before:<n> pm	0.16	-0.16
sentence before:<n> precertific	0.43	-0.43
sentence before:<n> process	0.94	-0.94
sentence before:<n> provider	-0.51	0.51
sentence before:<n> r	-0.27	0.27
sentence before:<n> recd	-0.45	0.45
sentence before:<n> receiv	-0.48	0.48
sentence before:<n> referral	-0.57	0.57
sentence before:<n> remark	0.27	-0.27
sentence before:<n> s	0.32	-0.32
sentence before:<n> section	0.17	-0.17
sentence before:<n> serv	-0.26	0.26
sentence before:<n> servic	1.14	-1.14
sentence before:<n> statu	-0.23	0.23
sentence before:<n> subscriber	0.74	-0.74
sentence before:<n> svc	0.33	-0.33
sentence before:<n> t	-0.16	0.16
sentence before:<n> te	0.38	-0.38
sentence before:<n> thi	0.55	-0.55
sentence before:<n> to	0.47	-0.47
sentence before:<n> total	0.24	-0.24
sentence before:<n> townzip	0.7	-0.7
sentence before:<n> tr	0.29	-0.29
sentence before:<n> treat	0.24	-0.24
sentence before:<n> unit	0.43	-0.43
sentence before:<n> v	-0.51	0.51
sentence before:<n> visit	0.23	-0.23
sentence before:<n> w	-0.64	0.64
sentence before:<n> was	0.94	-0.94
sentence before:<n> we	-0.86	0.86
sentence before:<n> week	0.44	-0.44
sentence before:<n> with	0.39	-0.39
sentence before:<n> wk	0.51	-0.51
sentence before:<n> x	0.78	-0.78
sentence before:<n> you	0.26	-0.26
sentence before:<n> your	1.08	-1.08
sentence before:?	0.35	-0.35
sentence before:a b	-0.29	0.29
sentence before:a benefit	0.95	-0.95
sentence before:a bill	0.27	-0.27
sentence before:a calendar	0.67	-0.67
sentence before:a claim	0.42	-0.42
sentence before:a copy	0.23	-0.23
sentence before:a correct	0.64	-0.64
sentence before:a cover	0.52	-0.52
sentence before:a date	0.18	-0.18
sentence before:a denial	-0.43	0.43
sentence before:a doctor	-0.67	0.67
sentence before:a drug	0.36	-0.36
sentence before:a duplicat	0.76	-0.76
sentence before:a good	0.27	-0.27
sentence before:a hear	0.26	-0.26
sentence before:a home	0.24	-0.24
sentence before:a m	0.25	-0.25
sentence before:a medical	0.96	-0.96
sentence before:a medicar	-0.59	0.59
sentence before:a network	0.64	-0.64
sentence before:a new	0.56	-0.56
sentence before:a non	0.23	-0.23
sentence before:a pay	-0.17	0.17
sentence before:a peer	-0.19	0.19
sentence before:a plan	0.24	-0.24
sentence before:a provider	-0.18	0.18
sentence before:a qualify	-0.88	0.88
sentence before:a reconsider	0.63	-0.63
sentence before:a request	0.65	-0.65
sentence before:a second	0.18	-0.18
sentence before:a sign	0.61	-0.61
sentence before:a stat	0.27	-0.27
sentence before:a therapist	0.51	-0.51
sentence before:a written	0.19	-0.19
sentence before:ab	0.38	-0.38
sentence before:ab <n>	0.38	-0.38
sentence before:able	-0.17	0.17
sentence before:able to	-0.17	0.17
sentence before:about	0.82	-0.82
sentence before:about the	-0.67	0.67
sentence before:about thi	-0.4	0.4
sentence before:about your	0.3	-0.3
sentence before:above	-0.77	0.77
sentence before:above a	-0.28	0.28
sentence before:above and	-0.28	0.28
sentence before:above becaus	-0.72	0.72
sentence before:above has	-0.22	0.22
sentence before:above or	0.24	-0.24
sentence before:above the	0.31	-0.31
sentence before:above was	0.74	-0.74
sentence before:absent	0.51	-0.51
sentence before:accept	1.42	-1.42
sentence before:accident	-0.68	0.68
sentence before:account	-0.16	0.16
sentence before:acct	0.93	-0.93
sentence before:acct :	0.43	-0.43
sentence before:acnt	0.3	-0.3
sentence before:act	0.24	-0.24
sentence before:action	0.3	-0.3
sentence before:action taken	0.24	-0.24
sentence before:activ	1.08	-1.08
sentence before:acupunctur	-0.24	0.24
sentence before:acupunctur is	0.67	-0.67
sentence before:additional	0.28	-0.28
sentence before:addres	0.65	-0.65
sentence before:addres above	0.28	-0.28
sentence before:adelina	-0.23	0.23
sentence before:adj reason	1.34	-1.34
sentence before:adjudicat	0.4	-0.4
sentence before:adjust	0.51	-0.51
sentence before:adjust becaus	0.18	-0.18
sentence before:adjust reason	0.69	-0.69
sentence before:administrator	0.18	-0.18
sentence before:admit	0.34	-0.34
sentence before:admitt	0.2	-0.2
sentence before:advanc	0.21	-0.21
sentence before:advantag	0.34	-0.34
sentence before:advers benefit	0.39	-0.39
sentence before:advers determin	-0.49	0.49
sentence before:advic	-0.32	0.32
sentence before:after	0.47	-0.47
sentence before:after <month>	-0.94	0.94
sentence before:after coverag	0.16	-0.16
sentence before:after our	-0.71	0.71
sentence before:after that	0.23	-0.23
sentence before:after the	0.68	-0.68
sentence before:after you	0.18	-0.18
sentence before:again	1.26	-1.26
sentence before:against	-0.56	0.56
sentence before:agre	-0.39	0.39
sentence before:agree	-0.32	0.32
sentence before:agree with	-0.42	0.42
sentence before:aide	0.19	-0.19
sentence before:alder	-0.53	0.53
sentence before:alder creek	-0.83	0.83
sentence before:all <n>	0.21	-0.21
sentence before:all of	0.72	-0.72
sentence before:allergy	0.18	-0.18
sentence before:allow	-0.26	0.26
sentence before:allow <m>	-0.5	0.5
sentence before:allow adj	1.57	-1.57
sentence before:allow deduct	0.22	-0.22
sentence before:allow disallow	-0.65	0.65
sentence before:allowanc	0.41	-0.41
sentence before:almquist	-0.19	0.19
sentence before:alone	-0.46	0.46
sentence before:already	0.55	-0.55
sentence before:also	0.38	-0.38
sentence before:am	0.42	-0.42
sentence before:ambros	-0.57	0.57
sentence before:amount	-0.53	0.53
sentence before:amount :	0.39	-0.39
sentence before:amount amount	-0.77	0.77
sentence before:amount bill	-0.61	0.61
sentence before:amount due	0.38	-0.38
sentence before:amount in	0.16	-0.16
sentence before:amount maximum	0.24	-0.24
sentence before:amount medicar	-0.31	0.31
sentence before:amount of	0.31	-0.31
sentence before:amount paid	0.75	-0.75
sentence before:amount plan	0.74	-0.74
sentence before:amount tricar	-0.35	0.35
sentence before:amt	-0.18	0.18
sentence before:an advanc	0.17	-0.17
sentence before:an appeal	-1	1
sentence before:an attach	0.53	-0.53
sentence before:an audit	-0.91	0.91
sentence before:an emergency	0.79	-0.79
sentence before:an independent	0.16	-0.16
sentence before:and <d>	0.78	-0.78
sentence before:and <month>	0.26	-0.26
sentence before:and <n>	-0.57	0.57
sentence before:and deny	0.48	-0.48
sentence before:and did	0.42	-0.42
sentence before:and is	1.13	-1.13
sentence before:and necessary	0.63	-0.63
sentence before:and none	0.21	-0.21
sentence before:and on	0.34	-0.34
sentence before:and our	-0.25	0.25
sentence before:and plan	0.24	-0.24
sentence before:and remark	0.76	-0.76
sentence before:and return	0.3	-0.3
sentence before:and send	0.16	-0.16
sentence before:and that	-0.65	0.65
sentence before:and the	0.56	-0.56
sentence before:and we	0.35	-0.35
sentence before:and you	0.69	-0.69
sentence before:and your	-0.56	0.56
sentence before:another	0.43	-0.43
sentence before:another procedur	-0.54	0.54
sentence before:another servic	1.01	-1.01
sentence before:answer	0.72	-0.72
sentence before:answer within	0.23	-0.23
sentence before:anthem	0.3	-0.3
sentence before:any	-0.41	0.41
sentence before:appeal	0.49	-0.49
sentence before:appeal :	0.58	-0.58
sentence before:appeal by	0.25	-0.25
sentence before:appeal decision	0.35	-0.35
sentence before:appeal has	-0.57	0.57
sentence before:appeal in	0.21	-0.21
sentence before:appeal is	-0.56	0.56
sentence before:appeal of	-0.27	0.27
sentence before:appeal our	0.17	-0.17
sentence before:appeal po	0.17	-0.17
sentence before:appeal right	0.16	-0.16
sentence before:appeal to	-0.61	0.61
sentence before:appeal which	0.34	-0.34
sentence before:appeal within	0.56	-0.56
sentence before:appellant	0.41	-0.41
sentence before:applicant	0.46	-0.46
sentence before:apply	-0.92	0.92
sentence before:apply to	-0.62	0.62
sentence before:appoint	0.28	-0.28
sentence before:approv	-1.33	1.33
sentence before:approv <m>	-0.17	0.17
sentence before:approv <n>	0.31	-0.31
sentence before:approv ?	0.26	-0.26
sentence before:approv all	0.36	-0.36
sentence before:approv by	0.59	-0.59
sentence before:approv medicar	0.3	-0.3
sentence before:approv the	-0.49	0.49
sentence before:approv thi	-1.09	1.09
sentence before:approval	0.84	-0.84
sentence before:are deny	0.96	-0.96
sentence before:are dismiss	-0.9	0.9
sentence before:are exclud	0.39	-0.39
sentence before:are medical	0.43	-0.43
sentence before:are non	0.64	-0.64
sentence before:are not	-1.09	1.09
sentence before:are responsibl	0.24	-0.24
sentence before:are unabl	-1.29	1.29
sentence before:are uphold	-0.54	0.54
sentence before:arrang	-0.54	0.54
sentence before:articl	0.59	-0.59
sentence before:as not	0.17	-0.17
sentence before:as of	0.2	-0.2
sentence before:asg	0.3	-0.3
sentence before:asg y	0.3	-0.3
sentence before:ask	0.54	-0.54
sentence before:ask that	0.31	-0.31
sentence before:ask the	0.29	-0.29
sentence before:ask us	0.22	-0.22
sentence before:asked	0.18	-0.18
sentence before:asked for	0.88	-0.88
sentence before:asked us	0.46	-0.46
sentence before:assess	0.58	-0.58
sentence before:assess and	0.22	-0.22
sentence before:assign	0.24	-0.24
sentence before:assistanc	0.23	-0.23
sentence before:associat	0.32	-0.32
sentence before:assocy	0.22	-0.22
sentence before:assuranc	0.17	-0.17
sentence before:at <n>	0.27	-0.27
sentence before:at again	0.16	-0.16
sentence before:at claim	-0.68	0.68
sentence before:at it	0.54	-0.54
sentence before:at least	-0.85	0.85
sentence before:at work	-0.48	0.48
sentence before:attend	0.47	-0.47
sentence before:attn	0.22	-0.22
sentence before:attn :	0.22	-0.22
sentence before:audit	-0.72	0.72
sentence before:auth	0.18	-0.18
sentence before:authoriz	1.76	-1.76
sentence before:authoriz notific	0.41	-0.41
sentence before:authoriz number	0.3	-0.3
sentence before:authoriz was	0.53	-0.53
sentence before:aviso	0.18	-0.18
sentence before:aviso de	0.17	-0.17
sentence before:b	-0.34	0.34
sentence before:b <n>	0.18	-0.18
sentence before:b medical	0.18	-0.18
sentence before:b the	0.52	-0.52
sentence before:back	-0.3	0.3
sentence before:bartholomew	0.29	-0.29
sentence before:based	-1.08	1.08
sentence before:based on	-0.69	0.69
sentence before:basi	0.69	-0.69
sentence before:baysid	0.26	-0.26
sentence before:be asked	-0.59	0.59
sentence before:be bill	-1.29	1.29
sentence before:be charg	0.23	-0.23
sentence before:be consider	0.16	-0.16
sentence before:be cover	0.19	-0.19
sentence before:be deny	0.17	-0.17
sentence before:be filed	0.2	-0.2
sentence before:be given	0.16	-0.16
sentence before:be in	0.2	-0.2
sentence before:be made	0.37	-0.37
sentence before:be paid	0.88	-0.88
sentence before:be postmark	0.29	-0.29
sentence before:be receiv	-1.72	1.72
sentence before:be sent	0.27	-0.27
sentence before:be submitt	0.36	-0.36
sentence before:becaus :	-1.74	1.74
sentence before:becaus it	0.57	-0.57
sentence before:becaus no	0.41	-0.41
sentence before:becaus the	1.61	-1.61
sentence before:becaus thi	0.64	-0.64
sentence before:becaus you	0.29	-0.29
sentence before:been	0.3	-0.3
sentence before:been deny	-0.85	0.85
sentence before:been given	0.53	-0.53
sentence before:been made	0.25	-0.25
sentence before:been met	-0.68	0.68
sentence before:been paid	0.46	-0.46
sentence before:been reach	-0.32	0.32
sentence before:befor	-0.61	0.61
sentence before:befor it	0.58	-0.58
sentence before:befor the	-0.67	0.67
sentence before:befor thi	-0.3	0.3
sentence before:befor we	1.06	-1.06
sentence before:begin	-0.48	0.48
sentence before:beginn	0.22	-0.22
sentence before:behalf	-0.42	0.42
sentence before:behalf of	0.2	-0.2
sentence before:below	-0.53	0.53
sentence before:below request	0.52	-0.52
sentence before:bend	0.3	-0.3
sentence before:beneficiary	0.43	-0.43
sentence before:benefit are	-0.78	0.78
sentence before:benefit determin	0.4	-0.4
sentence before:benefit for	0.72	-0.72
sentence before:benefit maximum	-0.32	0.32
sentence before:benefit of	1.07	-1.07
sentence before:benefit servic	-0.73	0.73
sentence before:benefit thi	0.19	-0.19
sentence before:benefit were	0.44	-0.44
sentence before:better	0.24	-0.24
sentence before:beyond	0.37	-0.37
sentence before:bill	-0.95	0.95
sentence before:bill :	0.22	-0.22
sentence before:bill <m>	-0.2	0.2
sentence before:bill allow	0.67	-0.67
sentence before:bill amount	0.27	-0.27
sentence before:bill below	-0.5	0.5
sentence before:bill code	0.18	-0.18
sentence before:bill discount	-0.83	0.83
sentence before:bill error	0.4	-0.4
sentence before:bill for	-1.3	1.3
sentence before:bill is	0.31	-0.31
sentence before:bill not	-1.51	1.51
sentence before:bill offic	0.4	-0.4
sentence before:bill plan	-0.74	0.74
sentence before:bill provider	-0.92	0.92
sentence before:bill the	0.85	-0.85
sentence before:bill with	-0.34	0.34
sentence before:bill you	0.18	-0.18
sentence before:bind	0.22	-0.22
sentence before:birch	0.3	-0.3
sentence before:birch health	0.28	-0.28
sentence before:birchwood	0.2	-0.2
sentence before:birth	0.74	-0.74
sentence before:birth <d>	0.51	-0.51
sentence before:birth date	0.19	-0.19
sentence before:blue	0.39	-0.39
sentence before:blue cros	0.18	-0.18
sentence before:bluestem	-0.31	0.31
sentence before:bluestem orthopedic	-0.35	0.35
sentence before:board	0.96	-0.96
sentence before:board certify	0.83	-0.83
sentence before:body	0.2	-0.2
sentence before:born <d>	-0.66	0.66
sentence before:both	0.19	-0.19
sentence before:bought	0.29	-0.29
sentence before:box	0.61	-0.61
sentence before:box <5>	0.25	-0.25
sentence before:box <n>	0.53	-0.53
sentence before:brace	-0.52	0.52
sentence before:brochur	0.2	-0.2
sentence before:busines	0.69	-0.69
sentence before:busines day	0.69	-0.69
sentence before:by :	0.28	-0.28
sentence before:by <d>	0.16	-0.16
sentence before:by <month>	-0.32	0.32
sentence before:by <n>	0.45	-0.45
sentence before:by a	0.48	-0.48
sentence before:by fax	0.4	-0.4
sentence before:by medicar	0.22	-0.22
sentence before:by the	1.13	-1.13
sentence before:by you	0.52	-0.52
sentence before:by your	0.38	-0.38
sentence before:c	-0.24	0.24
sentence before:c <n>	-0.71	0.71
sentence before:calendar	0.22	-0.22
sentence before:calendar day	-0.24	0.24
sentence before:calendar year	0.77	-0.77
sentence before:call	1.12	-1.12
sentence before:call <n>	0.37	-0.37
sentence before:call for	0.49	-0.49
sentence before:came	0.97	-0.97
sentence before:came to	0.58	-0.58
sentence before:can appeal	0.25	-0.25
sentence before:can ask	0.27	-0.27
sentence before:can be	0.28	-0.28
sentence before:can give	0.23	-0.23
sentence before:cannot	-0.31	0.31
sentence before:cannot approv	-0.22	0.22
sentence before:cannot pay	-0.61	0.61
sentence before:canyon	-0.63	0.63
sentence before:carc	0.81	-0.81
sentence before:carc <n>	0.87	-0.87
sentence before:carc rarc	0.33	-0.33
sentence before:card	0.17	-0.17
sentence before:care	0.49	-0.49
sentence before:care :	0.69	-0.69
sentence before:care <n>	0.19	-0.19
sentence before:care and	0.41	-0.41
sentence before:care is	0.36	-0.36
sentence before:care network	-0.55	0.55
sentence before:care was	0.71	-0.71
sentence before:careful	0.61	-0.61
sentence before:carrier	1.23	-1.23
sentence before:carrier and	0.27	-0.27
sentence before:carry	1.19	-1.19
sentence before:case	0.81	-0.81
sentence before:casimir	0.18	-0.18
sentence before:cb	0.37	-0.37
sentence before:cc	0.16	-0.16
sentence before:cd	0.47	-0.47
sentence before:cedar	0.27	-0.27
sentence before:cedar flat	0.17	-0.17
sentence before:center	0.69	-0.69
sentence before:center claim	0.56	-0.56
sentence before:center for	0.21	-0.21
sentence before:certific	0.31	-0.31
sentence before:certificat	0.19	-0.19
sentence before:certify	0.64	-0.64
sentence before:certify in	0.33	-0.33
sentence before:cervical	1.01	-1.01
sentence before:champva	-0.22	0.22
sentence before:chang	-0.73	0.73
sentence before:chang our	-0.56	0.56
sentence before:chang the	0.22	-0.22
sentence before:chapter	0.18	-0.18
sentence before:chapter <n>	0.18	-0.18
sentence before:charg :	0.39	-0.39
sentence before:charg <n>	0.18	-0.18
sentence before:charg allow	-0.38	0.38
sentence before:charg discount	0.85	-0.85
sentence before:charg exceed	-0.39	0.39
sentence before:charg for	-0.35	0.35
sentence before:charg not	-0.92	0.92
sentence before:charg paid	-0.84	0.84
sentence before:charg pay	-0.21	0.21
sentence before:chart	-0.76	0.76
sentence before:check	-0.69	0.69
sentence before:check <n>	-0.48	0.48
sentence before:check no	-0.79	0.79
sentence before:check number	-0.46	0.46
sentence before:chg	-0.16	0.16
sentence before:child	-0.64	0.64
sentence before:chiropractic	-0.32	0.32
sentence before:chiropractic care	-0.28	0.28
sentence before:chiropractic date	-0.73	0.73
sentence before:chiropractic manipul	-0.52	0.52
sentence before:claim	-0.6	0.6
sentence before:claim :	0.73	-0.73
sentence before:claim above	-1.14	1.14
sentence before:claim and	0.58	-0.58
sentence before:claim becaus	0.48	-0.48
sentence before:claim below	-0.53	0.53
sentence before:claim control	-0.27	0.27
sentence before:claim date	0.45	-0.45
sentence before:claim denial	-0.54	0.54
sentence before:claim deny	1.13	-1.13
sentence before:claim detail	-0.67	0.67
sentence before:claim for	0.45	-0.45
sentence before:claim form	0.23	-0.23
sentence before:claim h	-0.87	0.87
sentence before:claim has	-0.3	0.3
sentence before:claim icn	0.17	-0.17
sentence before:claim id	0.16	-0.16
sentence before:claim is	0.54	-0.54
sentence before:claim list	0.17	-0.17
sentence before:claim no	-0.3	0.3
sentence before:claim number	0.21	-0.21
sentence before:claim on	0.83	-0.83
sentence before:claim or	0.24	-0.24
sentence before:claim paid	0.24	-0.24
sentence before:claim patient	0.58	-0.58
sentence before:claim servic	1.5	-1.5
sentence before:claim shown	-0.68	0.68
sentence before:claim statu	-0.3	0.3
sentence before:claim to	-0.26	0.26
sentence before:claim total	-0.89	0.89
sentence before:claim will	0.18	-0.18
sentence before:claim with	0.22	-0.22
sentence before:claimant	0.36	-0.36
sentence before:clinic	-0.69	0.69
sentence before:clinical	1.56	-1.56
sentence before:clinical rational	0.71	-0.71
sentence before:clm	-0.92	0.92
sentence before:co	-1.3	1.3
sentence before:co <n>	-0.67	0.67
sentence before:co b	-1.05	1.05
sentence before:co contractual	0.33	-0.33
sentence before:co pay	0.18	-0.18
sentence before:coast	0.29	-0.29
sentence before:cod	1.06	-1.06
sentence before:code	-1.36	1.36
sentence before:code :	0.54	-0.54
sentence before:code <5>	0.75	-0.75
sentence before:code <d>	-0.56	0.56
sentence before:code <n>	-1.62	1.62
sentence before:code amount	-0.34	0.34
sentence before:code bill	0.51	-0.51
sentence before:code charg	0.22	-0.22
sentence before:code co	-0.74	0.74
sentence before:code description	-0.43	0.43
sentence before:code paid	-0.68	0.68
sentence before:coin	-0.29	0.29
sentence before:colleagu	-0.47	0.47
sentence before:combin	0.28	-0.28
sentence before:come	0.43	-0.43
sentence before:community	-0.36	0.36
sentence before:community care	-0.41	0.41
sentence before:company	0.24	-0.24
sentence before:compens	0.2	-0.2
sentence before:complet	1.1	-1.1
sentence before:complet our	0.52	-0.52
sentence before:condition	1.18	-1.18
sentence before:condition is	0.47	-0.47
sentence before:consent	0.48	-0.48
sentence before:conservativ	0.31	-0.31
sentence before:consider	1.35	-1.35
sentence before:contact	0.6	-0.6
sentence before:continu	0.22	-0.22
sentence before:continu <n>	0.5	-0.5
sentence before:contractor	0.73	-0.73
sentence before:contractual	0.38	-0.38
sentence before:contractual oblig	0.33	-0.33
sentence before:contrast	0.16	-0.16
sentence before:cooperativ	-0.66	0.66
sentence before:copay	1.34	-1.34
sentence before:copper	-0.42	0.42
sentence before:copperfield	-0.24	0.24
sentence before:copy	0.3	-0.3
sentence before:copy of	0.27	-0.27
sentence before:correct	0.68	-0.68
sentence before:correct claim	0.64	-0.64
sentence before:cost	-0.37	0.37
sentence before:cost share	-0.17	0.17
sentence before:could	-0.34	0.34
sentence before:could not	-0.91	0.91
sentence before:counsel	0.28	-0.28
sentence before:cover	0.29	-0.29
sentence before:cover <m>	-0.51	0.51
sentence before:cover <n>	-0.91	0.91
sentence before:cover a	0.59	-0.59
sentence before:cover benefit	0.51	-0.51
sentence before:cover by	0.77	-0.77
sentence before:cover charg	-0.39	0.39
sentence before:cover code	0.59	-0.59
sentence before:cover in	0.19	-0.19
sentence before:cover paid	-0.21	0.21
sentence before:cover servic	0.71	-0.71
sentence before:cover the	-0.44	0.44
sentence before:cover when	0.52	-0.52
sentence before:coverag	0.7	-0.7
sentence before:coverag ended	-0.54	0.54
sentence before:coverag terminat	0.16	-0.16
sentence before:coverag was	0.28	-0.28
sentence before:cpt	0.25	-0.25
sentence before:cpt <5>	-0.18	0.18
sentence before:cpt <n>	0.84	-0.84
sentence before:cpt charg	-1.01	1.01
sentence before:cr	-0.65	0.65
sentence before:cr <n>	-0.65	0.65
sentence before:credit	0.23	-0.23
sentence before:creek	-0.41	0.41
sentence before:creek physical	-0.82	0.82
sentence before:criteria	0.78	-0.78
sentence before:cros	0.18	-0.18
sentence before:ct	0.4	-0.4
sentence before:current	-0.26	0.26
sentence before:customer	0.16	-0.16
sentence before:d	-0.28	0.28
sentence before:d <5>	0.2	-0.2
sentence before:d <n>	-0.76	0.76
sentence before:daily	0.44	-0.44
sentence before:daily note	0.28	-0.28
sentence before:date	0.52	-0.52
sentence before:date :	0.24	-0.24
sentence before:date <month>	0.21	-0.21
sentence before:date <n>	0.51	-0.51
sentence before:date and	0.84	-0.84
sentence before:date bill	0.41	-0.41
sentence before:date charg	0.19	-0.19
sentence before:date code	0.89	-0.89
sentence before:date description	-0.32	0.32
sentence before:date of	0.29	-0.29
sentence before:date on	-0.78	0.78
sentence before:date proc	-0.25	0.25
sentence before:date receiv	0.34	-0.34
sentence before:date s	0.83	-0.83
sentence before:date servic	-1.06	1.06
sentence before:date you	0.26	-0.26
sentence before:dated	-0.31	0.31
sentence before:dated <month>	0.55	-0.55
sentence before:daughter	0.24	-0.24
sentence before:day <m>	0.34	-0.34
sentence before:day after	-0.29	0.29
sentence before:day from	0.57	-0.57
sentence before:day you	0.22	-0.22
sentence before:de	0.21	-0.21
sentence before:dear	0.93	-0.93
sentence before:dear bluestem	-0.4	0.4
sentence before:dear colleagu	-0.47	0.47
sentence before:dear dr	0.49	-0.49
sentence before:dear harrow	-0.72	0.72
sentence before:dear ms	0.42	-0.42
sentence before:dear parent	0.32	-0.32
sentence before:dear provider	1.2	-1.2
sentence before:decid	-0.3	0.3
sentence before:decid on	0.63	-0.63
sentence before:decid that	-0.29	0.29
sentence before:decid to	-0.64	0.64
sentence before:decision	0.61	-0.61
sentence before:decision :	0.69	-0.69
sentence before:decision has	0.19	-0.19
sentence before:decision on	-0.41	0.41
sentence before:decision to	-0.22	0.22
sentence before:decision within	0.31	-0.31
sentence before:ded	-0.31	0.31
sentence before:deductibl	0.73	-0.73
sentence before:deem	1.17	-1.17
sentence before:deem a	0.64	-0.64
sentence before:deem the	0.18	-0.18
sentence before:degr	0.34	-0.34
sentence before:delacroix	-0.21	0.21
sentence before:delay	0.3	-0.3
sentence before:denial	-0.58	0.58
sentence before:denial :	-1.16	1.16
sentence before:denial is	0.39	-0.39
sentence before:denial of	-0.68	0.68
sentence before:dental	-0.59	0.59
sentence before:deny	-1.88	1.88
sentence before:deny :	-1.63	1.63
sentence before:deny <n>	0.44	-0.44
sentence before:deny as	0.29	-0.29
sentence before:deny becaus	0.42	-0.42
sentence before:deny claim	-0.31	0.31
sentence before:deny co	-0.54	0.54
sentence before:deny it	-0.42	0.42
sentence before:deny paid	0.65	-0.65
sentence before:deny patient	-0.93	0.93
sentence before:deny pay	-0.36	0.36
sentence before:deny thi	-1.43	1.43
sentence before:deny we	0.51	-0.51
sentence before:deny with	0.98	-0.98
sentence before:deny your	0.41	-0.41
sentence before:depart	0.48	-0.48
sentence before:depart of	0.36	-0.36
sentence before:dependent	0.51	-0.51
sentence before:describ	1.34	-1.34
sentence before:description	-1.12	1.12
sentence before:description <n>	0.24	-0.24
sentence before:description charg	-0.16	0.16
sentence before:detach	0.28	-0.28
sentence before:detach and	0.28	-0.28
sentence before:determin :	0.65	-0.65
sentence before:determin that	0.34	-0.34
sentence before:diagnosy	0.46	-0.46
sentence before:did	0.78	-0.78
sentence before:did medicar	0.36	-0.36
sentence before:did not	0.89	-0.89
sentence before:did we	-0.33	0.33
sentence before:different	-0.42	0.42
sentence before:disagre	0.25	-0.25
sentence before:disallow	-0.65	0.65
sentence before:disc	0.28	-0.28
sentence before:discount	-0.59	0.59
sentence before:discount not	-0.61	0.61
sentence before:dismiss	-0.41	0.41
sentence before:dismiss the	0.79	-0.79
sentence before:dismissal	0.4	-0.4
sentence before:disorder	0.56	-0.56
sentence before:disput	1.37	-1.37
sentence before:disput :	0.44	-0.44
sentence before:disput is	0.28	-0.28
sentence before:do	1.23	-1.23
sentence before:do not	1.35	-1.35
sentence before:dob	-0.22	0.22
sentence before:dob :	0.26	-0.26
sentence before:dob <d>	0.2	-0.2
sentence before:doctor	-0.61	0.61
sentence before:doctor :	0.51	-0.51
sentence before:docu	-0.21	0.21
sentence before:document	0.89	-0.89
sentence before:document is	0.52	-0.52
sentence before:doe	0.91	-0.91
sentence before:doe not	0.91	-0.91
sentence before:done	1.02	-1.02
sentence before:dos	-0.53	0.53
sentence before:dos <d>	-0.6	0.6
sentence before:dos cpt	0.39	-0.39
sentence before:dos proc	-0.4	0.4
sentence before:dpt	0.38	-0.38
sentence before:dr	1.23	-1.23
sentence before:drug	0.99	-0.99
sentence before:drug is	0.48	-0.48
sentence before:dt	-0.56	0.56
sentence before:due :	0.27	-0.27
sentence before:due <m>	0.25	-0.25
sentence before:duplicat	1.21	-1.21
sentence before:duplicat of	0.44	-0.44
sentence before:dur	0.2	-0.2
sentence before:duty	0.17	-0.17
sentence before:dx	0.62	-0.62
sentence before:e	0.75	-0.75
sentence before:e <5>	-0.47	0.47
sentence before:e <n>	1.27	-1.27
sentence before:each	-0.51	0.51
sentence before:each week	-0.45	0.45
sentence before:ear	0.39	-0.39
sentence before:earlier	-0.65	0.65
sentence before:effect	-0.51	0.51
sentence before:effectiv	0.89	-0.89
sentence before:eft	0.49	-0.49
sentence before:eft <n>	0.18	-0.18
sentence before:eg	0.38	-0.38
sentence before:eg <n>	0.38	-0.38
sentence before:electrical	-0.22	0.22
sentence before:electrical stimul	-0.22	0.22
sentence before:eligibl	0.67	-0.67
sentence before:emergency	0.87	-0.87
sentence before:employ	0.16	-0.16
sentence before:employe	-1.03	1.03
sentence before:employe health	0.22	-0.22
sentence before:employer	0.63	-0.63
sentence before:enclos	-0.79	0.79
sentence before:end	-0.38	0.38
sentence before:ended	0.27	-0.27
sentence before:ended on	-0.57	0.57
sentence before:enroll	0.24	-0.24
sentence before:enrolle	-0.28	0.28
sentence before:enrolle :	0.16	-0.16
sentence before:entity	0.33	-0.33
sentence before:eob	-1.59	1.59
sentence before:epidural	0.63	-0.63
sentence before:epidural injection	0.5	-0.5
sentence before:epidural steroid	0.16	-0.16
sentence before:erisa	0.16	-0.16
sentence before:error	-1.2	1.2
sentence before:error s	0.4	-0.4
sentence before:establish	0.29	-0.29
sentence before:evalu	-0.5	0.5
sentence before:evalu and	-0.67	0.67
sentence before:evergreen	-0.62	0.62
sentence before:every	0.23	-0.23
sentence before:everyth	0.75	-0.75
sentence before:evidenc	0.38	-0.38
sentence before:ex code	-0.83	0.83
sentence before:exact	0.59	-0.59
sentence before:exact duplicat	0.59	-0.59
sentence before:exam	0.37	-0.37
sentence before:examin	1.03	-1.03
sentence before:exampl	0.18	-0.18
sentence before:exceed	-0.37	0.37
sentence before:exceed fee	0.19	-0.19
sentence before:exceed the	-1.13	1.13
sentence before:exclud	0.65	-0.65
sentence before:exclud by	0.44	-0.44
sentence before:exclusion	0.28	-0.28
sentence before:exercis <n>	0.27	-0.27
sentence before:expect	-0.25	0.25
sentence before:expedit	0.26	-0.26
sentence before:expens	0.18	-0.18
sentence before:expens incurr	0.16	-0.16
sentence before:experimental	0.27	-0.27
sentence before:expir	0.46	-0.46
sentence before:expl	0.35	-0.35
sentence before:explan	0.3	-0.3
sentence before:explan of	1.17	-1.17
sentence before:external	0.32	-0.32
sentence before:external review	0.3	-0.3
sentence before:ezra	0.19	-0.19
sentence before:f	-0.29	0.29
sentence before:f <n>	0.26	-0.26
sentence before:facility	-0.37	0.37
sentence before:facility :	-0.51	0.51
sentence before:fact	1.04	-1.04
sentence before:fail	0.91	-0.91
sentence before:fair	0.16	-0.16
sentence before:fair hear	0.16	-0.16
sentence before:famy	-0.93	0.93
sentence before:famy medicin	0.42	-0.42
sentence before:famy practic	-0.71	0.71
sentence before:favorabl	0.36	-0.36
sentence before:fax	1.22	-1.22
sentence before:fax <n>	0.57	-0.57
sentence before:fax to	0.17	-0.17
sentence before:federal	0.51	-0.51
sentence before:federal servic	0.31	-0.31
sentence before:fee	-0.69	0.69
sentence before:fee schedul	-0.62	0.62
sentence before:ferncliff	0.17	-0.17
sentence before:fil	0.71	-0.71
sentence before:fil has	0.4	-0.4
sentence before:fil limit	0.24	-0.24
sentence before:file	1.79	-1.79
sentence before:file an	0.29	-0.29
sentence before:file show	0.29	-0.29
sentence before:filed	0.31	-0.31
sentence before:film	-0.6	0.6
sentence before:final	0.18	-0.18
sentence before:finaliz	0.45	-0.45
sentence before:financial	0.2	-0.2
sentence before:find	-1.02	1.02
sentence before:find :	-1	1
sentence before:finish	1.05	-1.05
sentence before:finish our	0.88	-0.88
sentence before:first	0.76	-0.76
sentence before:first level	0.2	-0.2
sentence before:five	0.61	-0.61
sentence before:flat	0.2	-0.2
sentence before:flat imag	0.18	-0.18
sentence before:flexion	0.4	-0.4
sentence before:flexion <n>	0.29	-0.29
sentence before:follow	-0.36	0.36
sentence before:for :	0.39	-0.39
sentence before:for <m>	-0.49	0.49
sentence before:for <n>	0.39	-0.39
sentence before:for a	-0.3	0.3
sentence before:for an	1	-1
sentence before:for another	0.84	-0.84
sentence before:for appeal	0.2	-0.2
sentence before:for being	0.53	-0.53
sentence before:for care	0.18	-0.18
sentence before:for claim	-1.01	1.01
sentence before:for denial	-1.33	1.33
sentence before:for each	0.7	-0.7
sentence before:for fil	0.4	-0.4
sentence before:for it	0.6	-0.6
sentence before:for medical	-0.46	0.46
sentence before:for medicar	0.21	-0.21
sentence before:for one	0.27	-0.27
sentence before:for part	0.19	-0.19
sentence before:for pay	0.48	-0.48
sentence before:for reconsider	0.32	-0.32
sentence before:for review	0.27	-0.27
sentence before:for servic	-0.81	0.81
sentence before:for that	0.78	-0.78
sentence before:for the	0.62	-0.62
sentence before:for these	0.21	-0.21
sentence before:for thi	0.31	-0.31
sentence before:for weight	0.53	-0.53
sentence before:for you	-0.37	0.37
sentence before:for your	0.61	-0.61
sentence before:form	1.04	-1.04
sentence before:form approv	0.41	-0.41
sentence before:form is	0.16	-0.16
sentence before:found that	-0.65	0.65
sentence before:four	0.41	-0.41
sentence before:foxhollow	0.33	-0.33
sentence before:foxhollow famy	0.33	-0.33
sentence before:fractur	0.42	-0.42
sentence before:free	0.48	-0.48
sentence before:frequency	0.19	-0.19
sentence before:from	-0.52	0.52
sentence before:from :	0.31	-0.31
sentence before:from <d>	-0.51	0.51
sentence before:from thru	-0.49	0.49
sentence before:from you	0.57	-0.57
sentence before:from your	0.18	-0.18
sentence before:full	-0.29	0.29
sentence before:fully	0.2	-0.2
sentence before:function	0.34	-0.34
sentence before:functional	-1.21	1.21
sentence before:fund	-0.16	0.16
sentence before:further	0.25	-0.25
sentence before:g	-0.43	0.43
sentence before:g <n>	-0.49	0.49
sentence before:gave	-0.44	0.44
sentence before:gave no	0.25	-0.25
sentence before:general	0.44	-0.44
sentence before:gett	0.4	-0.4
sentence before:gideon	0.28	-0.28
sentence before:give	0.31	-0.31
sentence before:give you	0.29	-0.29
sentence before:given	0.69	-0.69
sentence before:given at	0.49	-0.49
sentence before:given on	0.18	-0.18
sentence before:glenhaven	-0.21	0.21
sentence before:glossary	0.37	-0.37
sentence before:glossary :	0.35	-0.35
sentence before:goal and	-0.4	0.4
sentence before:good	0.33	-0.33
sentence before:good reason	0.27	-0.27
sentence before:got	-0.68	0.68
sentence before:govern	0.19	-0.19
sentence before:gp <n>	0.89	-0.89
sentence before:greta	-0.22	0.22
sentence before:grievanc	0.67	-0.67
sentence before:group	0.48	-0.48
sentence before:group <n>	0.51	-0.51
sentence before:group and	0.37	-0.37
sentence before:grp	0.25	-0.25
sentence before:grp rc	0.21	-0.21
sentence before:guardian	0.36	-0.36
sentence before:guardian of	0.18	-0.18
sentence before:guidelin	0.17	-0.17
sentence before:gulf	-0.45	0.45
sentence before:h	-0.98	0.98
sentence before:h <n>	-0.99	0.99
sentence before:had	0.41	-0.41
sentence before:hand	0.6	-0.6
sentence before:hand therapy	0.35	-0.35
sentence before:handl	0.39	-0.39
sentence before:handl deny	0.24	-0.24
sentence before:harbor	0.24	-0.24
sentence before:harden	-0.65	0.65
sentence before:harm	-0.16	0.16
sentence before:harriet	0.2	-0.2
sentence before:harrow	-0.63	0.63
sentence before:harrow lane	-0.65	0.65
sentence before:has a	0.22	-0.22
sentence before:has been	-0.16	0.16
sentence before:has expir	0.4	-0.4
sentence before:has no	0.67	-0.67
sentence before:has not	0.88	-0.88
sentence before:has submission	0.64	-0.64
sentence before:has to	-0.62	0.62
sentence before:have	0.79	-0.79
sentence before:have <n>	0.42	-0.42
sentence before:have a	0.25	-0.25
sentence before:have been	-0.25	0.25
sentence before:have complet	0.44	-0.44
sentence before:have decid	-0.57	0.57
sentence before:have finish	0.64	-0.64
sentence before:have no	0.25	-0.25
sentence before:have not	-0.25	0.25
sentence before:have the	0.28	-0.28
sentence before:have them	0.22	-0.22
sentence before:hcpc	0.19	-0.19
sentence before:health	0.79	-0.79
sentence before:health care	0.22	-0.22
sentence before:health insuranc	-0.16	0.16
sentence before:health plan	0.22	-0.22
sentence before:health trust	0.19	-0.19
sentence before:healthcar	0.24	-0.24
sentence before:hear	0.46	-0.46
sentence before:help	0.51	-0.51
sentence before:henrietta	-0.47	0.47
sentence before:her	0.55	-0.55
sentence before:here	0.47	-0.47
sentence before:hic	0.43	-0.43
sentence before:high	0.23	-0.23
sentence before:hill	-0.71	0.71
sentence before:history	1.16	-1.16
sentence before:hmo	0.34	-0.34
sentence before:hmo claim	-0.61	0.61
sentence before:hold	0.63	-0.63
sentence before:hollow	0.26	-0.26
sentence before:hollowell	0.42	-0.42
sentence before:holly	0.24	-0.24
sentence before:home	0.9	-0.9
sentence before:hospital	0.66	-0.66
sentence before:hour	0.3	-0.3
sentence before:how	0.96	-0.96
sentence before:how to	0.4	-0.4
sentence before:how we	-0.25	0.25
sentence before:hundr	-0.19	0.19
sentence before:i	1	-1
sentence before:i d	0.18	-0.18
sentence before:icd	0.33	-0.33
sentence before:icd <n>	0.27	-0.27
sentence before:icn	0.45	-0.45
sentence before:icn <n>	0.61	-0.61
sentence before:id	-0.74	0.74
sentence before:id :	0.97	-0.97
sentence before:id <n>	-1.44	1.44
sentence before:id patient	0.42	-0.42
sentence before:id tcn	-0.2	0.2
sentence before:identific	0.31	-0.31
sentence before:identifier	0.33	-0.33
sentence before:if	0.5	-0.5
sentence before:if the	0.44	-0.44
sentence before:if you	0.84	-0.84
sentence before:ignatiu	0.25	-0.25
sentence before:imag	0.27	-0.27
sentence before:imag center	-0.48	0.48
sentence before:important	0.17	-0.17
sentence before:improv	0.25	-0.25
sentence before:in <n>	0.97	-0.97
sentence before:in a	0.8	-0.8
sentence before:in an	-0.67	0.67
sentence before:in disput	0.34	-0.34
sentence before:in error	-1.54	1.54
sentence before:in full	-0.16	0.16
sentence before:in orthopedic	-0.5	0.5
sentence before:in our	0.65	-0.65
sentence before:in the	1.04	-1.04
sentence before:in thi	0.47	-0.47
sentence before:in writ	-0.33	0.33
sentence before:in your	0.78	-0.78
sentence before:inc	0.79	-0.79
sentence before:includ	1.4	-1.4
sentence before:includ in	1.27	-1.27
sentence before:incomplet	0.51	-0.51
sentence before:incomplet invalid	0.44	-0.44
sentence before:inconsistent	-0.26	0.26
sentence before:inconsistent with	-0.26	0.26
sentence before:incurr	0.26	-0.26
sentence before:incurr after	0.16	-0.16
sentence before:indemnity	-0.54	0.54
sentence before:independent	0.49	-0.49
sentence before:independent medical	0.47	-0.47
sentence before:independent review	-0.23	0.23
sentence before:indic	0.43	-0.43
sentence before:ineligibl	-0.34	0.34
sentence before:infection	0.45	-0.45
sentence before:inform	0.73	-0.73
sentence before:inform or	0.64	-0.64
sentence before:inform provid	0.55	-0.55
sentence before:inform submitt	0.38	-0.38
sentence before:infusion	-0.26	0.26
sentence before:initial	0.48	-0.48
sentence before:initial evalu	0.19	-0.19
sentence before:injection	0.16	-0.16
sentence before:injection <5>	0.28	-0.28
sentence before:injur	0.48	-0.48
sentence before:injur employe	0.22	-0.22
sentence before:injur person	0.16	-0.16
sentence before:injury	0.44	-0.44
sentence before:inpatient	-0.55	0.55
sentence before:inquiry	0.19	-0.19
sentence before:institut	-0.64	0.64
sentence before:insur	0.69	-0.69
sentence before:insur id	0.31	-0.31
sentence before:insur name	0.31	-0.31
sentence before:insuranc	0.67	-0.67
sentence before:insured	0.19	-0.19
sentence before:interest	0.17	-0.17
sentence before:internal	0.76	-0.76
sentence before:invalid	0.68	-0.68
sentence before:investigational	0.71	-0.71
sentence before:investigational for	0.28	-0.28
sentence before:is <n>	-0.69	0.69
sentence before:is a	0.76	-0.76
sentence before:is about	-0.59	0.59
sentence before:is an	0.17	-0.17
sentence before:is board	-0.53	0.53
sentence before:is by	-0.61	0.61
sentence before:is cover	1.08	-1.08
sentence before:is deny	-1.81	1.81
sentence before:is due	-0.31	0.31
sentence before:is includ	0.67	-0.67
sentence before:is inconsistent	-0.26	0.26
sentence before:is medical	0.21	-0.21
sentence before:is miss	-0.91	0.91
sentence before:is more	0.19	-0.19
sentence before:is need	0.62	-0.62
sentence before:is no	0.26	-0.26
sentence before:is not	0.74	-0.74
sentence before:is on	1.51	-1.51
sentence before:is part	0.89	-0.89
sentence before:is receiv	0.55	-0.55
sentence before:is self	0.5	-0.5
sentence before:is that	0.3	-0.3
sentence before:is to	0.26	-0.26
sentence before:is unfavorabl	-0.35	0.35
sentence before:is upheld	0.18	-0.18
sentence before:issue	-0.85	0.85
sentence before:it cannot	-0.27	0.27
sentence before:it for	0.16	-0.16
sentence before:it has	0.39	-0.39
sentence before:it is	0.82	-0.82
sentence before:it on	0.91	-0.91
sentence before:it was	1.19	-1.19
sentence before:it with	0.27	-0.27
sentence before:item	0.89	-0.89
sentence before:item :	0.26	-0.26
sentence before:its	0.29	-0.29
sentence before:j	0.34	-0.34
sentence before:job	-1.22	1.22
sentence before:joint	0.31	-0.31
sentence before:juniper	0.19	-0.19
sentence before:juniper ridge	0.16	-0.16
sentence before:keep	0.36	-0.36
sentence before:kestrel	0.18	-0.18
sentence before:kettl	0.47	-0.47
sentence before:kind	0.53	-0.53
sentence before:kind of	0.22	-0.22
sentence before:knee brace	-0.56	0.56
sentence before:know	0.33	-0.33
sentence before:l	-0.39	0.39
sentence before:l <n>	-0.39	0.39
sentence before:lack	0.66	-0.66
sentence before:lack inform	0.66	-0.66
sentence before:lake	0.37	-0.37
sentence before:lake health	0.22	-0.22
sentence before:lane	-0.63	0.63
sentence before:lane podiatry	-0.65	0.65
sentence before:languag	0.37	-0.37
sentence before:larkspur	0.21	-0.21
sentence before:late	0.3	-0.3
sentence before:later	0.34	-0.34
sentence before:later than	0.25	-0.25
sentence before:laurel	0.21	-0.21
sentence before:law	0.21	-0.21
sentence before:ld	-0.77	0.77
sentence before:least	-0.85	0.85
sentence before:left	0.55	-0.55
sentence before:let	0.49	-0.49
sentence before:let us	0.47	-0.47
sentence before:letter	1.49	-1.49
sentence before:letter is	0.31	-0.31
sentence before:letter of	0.48	-0.48
sentence before:level	0.23	-0.23
sentence before:level appeal	0.18	-0.18
sentence before:level of	-0.2	0.2
sentence before:liability	0.35	-0.35
sentence before:liabl	-0.48	0.48
sentence before:licens	0.21	-0.21
sentence before:life	0.23	-0.23
sentence before:limit	0.57	-0.57
sentence before:limit for	0.46	-0.46
sentence before:limit of	1.08	-1.08
sentence before:limit to	0.66	-0.66
sentence before:line	-0.49	0.49
sentence before:line <n>	-0.21	0.21
sentence before:line dos	-0.48	0.48
sentence before:list	-0.56	0.56
sentence before:list above	-0.37	0.37
sentence before:list below	0.7	-0.7
sentence before:littl	0.18	-0.18
sentence before:ln	0.87	-0.87
sentence before:ln dos	0.61	-0.61
sentence before:log	0.3	-0.3
sentence before:look	-0.36	0.36
sentence before:look at	-0.44	0.44
sentence before:los	0.67	-0.67
sentence before:lower	0.78	-0.78
sentence before:lower back	0.21	-0.21
sentence before:lt	0.2	-0.2
sentence before:lumbar epidural	0.18	-0.18
sentence before:lumbar spine	0.16	-0.16
sentence before:m	0.38	-0.38
sentence before:m <m>	0.18	-0.18
sentence before:m <n>	0.16	-0.16
sentence before:ma	-0.7	0.7
sentence before:ma <n>	-0.7	0.7
sentence before:made	-0.48	0.48
sentence before:made a	-0.22	0.22
sentence before:made by	0.17	-0.17
sentence before:made thi	-0.43	0.43
sentence before:mail on	0.36	-0.36
sentence before:maintenanc	0.36	-0.36
sentence before:maintenanc therapy	0.29	-0.29
sentence before:make	-0.19	0.19
sentence before:manag	0.25	-0.25
sentence before:manager	0.39	-0.39
sentence before:manipul	-0.46	0.46
sentence before:manual	0.42	-0.42
sentence before:manual chapter	0.17	-0.17
sentence before:manual therapy	0.3	-0.3
sentence before:many	0.93	-0.93
sentence before:many servic	0.62	-0.62
sentence before:mapleton	0.2	-0.2
sentence before:mapleton spine	0.2	-0.2
sentence before:marigold	0.18	-0.18
sentence before:marketplac	0.4	-0.4
sentence before:marsh	0.37	-0.37
sentence before:match	0.73	-0.73
sentence before:maximum	-0.28	0.28
sentence before:maximum allowabl	-0.19	0.19
sentence before:maximum for	-0.32	0.32
sentence before:maximum see	0.23	-0.23
sentence before:may	0.79	-0.79
sentence before:may <n>	0.56	-0.56
sentence before:may appeal	-0.26	0.26
sentence before:may ask	0.88	-0.88
sentence before:may be	0.37	-0.37
sentence before:may not	-0.31	0.31
sentence before:may note	-0.2	0.2
sentence before:mbi	0.47	-0.47
sentence before:mbi <n>	0.41	-0.41
sentence before:md	0.9	-0.9
sentence before:mean	-0.44	0.44
sentence before:mean that	0.54	-0.54
sentence before:measur	-0.4	0.4
sentence before:medicaid	0.2	-0.2
sentence before:medicaid id	0.24	-0.24
sentence before:medicaid servic	0.23	-0.23
sentence before:medical examin	0.19	-0.19
sentence before:medical insuranc	0.17	-0.17
sentence before:medical necessary	1.32	-1.32
sentence before:medical record	-1.44	1.44
sentence before:medical review	0.63	-0.63
sentence before:medicar	0.77	-0.77
sentence before:medicar advantag	0.21	-0.21
sentence before:medicar appeal	0.16	-0.16
sentence before:medicar approv	0.74	-0.74
sentence before:medicar doe	-0.74	0.74
sentence before:medicar medicaid	0.3	-0.3
sentence before:medicar number	-0.51	0.51
sentence before:medicar part	0.61	-0.61
sentence before:medicar pay	-0.37	0.37
sentence before:medicar will	0.44	-0.44
sentence before:medicin	1.08	-1.08
sentence before:medicin :	0.2	-0.2
sentence before:meet	0.3	-0.3
sentence before:meet the	0.86	-0.86
sentence before:member :	0.25	-0.25
sentence before:member claim	0.2	-0.2
sentence before:member is	0.21	-0.21
sentence before:member ld	-0.8	0.8
sentence before:member name	0.26	-0.26
sentence before:member no	0.2	-0.2
sentence before:member number	-0.34	0.34
sentence before:mesa	0.48	-0.48
sentence before:messag :	-0.36	0.36
sentence before:messag <n>	-0.73	0.73
sentence before:mg	-0.37	0.37
sentence before:mid	-0.29	0.29
sentence before:mid <n>	-0.29	0.29
sentence before:minut	0.8	-0.8
sentence before:minut for	0.37	-0.37
sentence before:miss	-0.36	0.36
sentence before:miss incomplet	0.44	-0.44
sentence before:mistak	0.43	-0.43
sentence before:mk	0.48	-0.48
sentence before:mk <n>	0.48	-0.48
sentence before:moa	0.44	-0.44
sentence before:moa ma	0.3	-0.3
sentence before:mod	0.96	-0.96
sentence before:mod unit	0.66	-0.66
sentence before:modality	0.83	-0.83
sentence before:modifier	-0.81	0.81
sentence before:month	1.54	-1.54
sentence before:month of	0.33	-0.33
sentence before:more	0.21	-0.21
sentence before:more than	0.41	-0.41
sentence before:more time	0.27	-0.27
sentence before:mr	0.52	-0.52
sentence before:mri	1.05	-1.05
sentence before:mri lumbar	0.16	-0.16
sentence before:mri of	0.21	-0.21
sentence before:ms	0.63	-0.63
sentence before:msg	-0.93	0.93
sentence before:multipl	0.67	-0.67
sentence before:must	-0.47	0.47
sentence before:must ask	0.17	-0.17
sentence before:must be	-0.77	0.77
sentence before:must file	0.28	-0.28
sentence before:must send	0.42	-0.42
sentence before:mutual	0.32	-0.32
sentence before:name	0.19	-0.19
sentence before:name :	0.51	-0.51
sentence before:name recipient	-1.15	1.15
sentence before:national	0.79	-0.79
sentence before:necessary	1.67	-1.67
sentence before:necessary under	0.78	-0.78
sentence before:necessity by	0.64	-0.64
sentence before:need	1.03	-1.03
sentence before:need for	-0.23	0.23
sentence before:need the	0.51	-0.51
sentence before:need to	0.67	-0.67
sentence before:nerve	0.35	-0.35
sentence before:net	1	-1
sentence before:net <m>	0.39	-0.39
sentence before:network provider	0.84	-0.84
sentence before:network region	-0.56	0.56
sentence before:neurology	0.2	-0.2
sentence before:new	0.94	-0.94
sentence before:no	1.51	-1.51
sentence before:no :	0.45	-0.45
sentence before:no <m>	-0.81	0.81
sentence before:no <n>	-0.63	0.63
sentence before:no authoriz	0.21	-0.21
sentence before:no benefit	0.35	-0.35
sentence before:no fractur	0.38	-0.38
sentence before:no later	0.2	-0.2
sentence before:no pay	0.23	-0.23
sentence before:no reason	0.27	-0.27
sentence before:no record	0.21	-0.21
sentence before:non cover	-0.3	0.3
sentence before:none	0.91	-0.91
sentence before:normal	0.39	-0.39
sentence before:not	0.67	-0.67
sentence before:not a	0.73	-0.73
sentence before:not able	-0.17	0.17
sentence before:not agree	0.27	-0.27
sentence before:not an	0.45	-0.45
sentence before:not approv	-1.13	1.13
sentence before:not authoriz	0.4	-0.4
sentence before:not be	-0.79	0.79
sentence before:not been	0.61	-0.61
sentence before:not bill	0.31	-0.31
sentence before:not chang	-1.04	1.04
sentence before:not cover	-0.18	0.18
sentence before:not deem	0.64	-0.64
sentence before:not get	0.52	-0.52
sentence before:not in	0.39	-0.39
sentence before:not match	0.27	-0.27
sentence before:not medical	0.96	-0.96
sentence before:not meet	0.2	-0.2
sentence before:not on	0.33	-0.33
sentence before:not owe	-0.56	0.56
sentence before:not paid	0.77	-0.77
sentence before:not payabl	0.79	-0.79
sentence before:not receiv	0.46	-0.46
sentence before:not say	0.48	-0.48
sentence before:not send	0.26	-0.26
sentence before:not sent	0.48	-0.48
sentence before:not show	1.37	-1.37
sentence before:not support	0.61	-0.61
sentence before:not valid	0.51	-0.51
sentence before:note	-0.75	0.75
sentence before:note <d>	-0.68	0.68
sentence before:note <n>	0.75	-0.75
sentence before:note do	0.29	-0.29
sentence before:note doe	0.5	-0.5
sentence before:note for	-0.18	0.18
sentence before:note of	0.31	-0.31
sentence before:note show	0.24	-0.24
sentence before:note that	-0.84	0.84
sentence before:noth more	-0.29	0.29
sentence before:notic	0.88	-0.88
sentence before:notic date	0.37	-0.37
sentence before:notic of	1.03	-1.03
sentence before:notic to	0.21	-0.21
sentence before:notific	-0.22	0.22
sentence before:notific absent	0.41	-0.41
sentence before:now	0.38	-0.38
sentence before:npi	0.66	-0.66
sentence before:npi :	0.16	-0.16
sentence before:npi <n>	0.55	-0.55
sentence before:number	0.28	-0.28
sentence before:number :	0.76	-0.76
sentence before:number <n>	-0.64	0.64
sentence before:number date	0.19	-0.19
sentence before:number is	0.45	-0.45
sentence before:number of	0.93	-0.93
sentence before:numbnes	0.21	-0.21
sentence before:nurs	0.56	-0.56
sentence before:o	0.56	-0.56
sentence before:o box	0.22	-0.22
sentence before:oak	0.24	-0.24
sentence before:objectiv	0.19	-0.19
sentence before:objectiv :	0.17	-0.17
sentence before:oblig	0.33	-0.33
sentence before:obtain	0.2	-0.2
sentence before:occupational	0.37	-0.37
sentence before:occupational therapy	0.36	-0.36
sentence before:occurrenc	-0.35	0.35
sentence before:occurrenc has	-0.35	0.35
sentence before:of <d>	-0.51	0.51
sentence before:of <m>	0.36	-0.36
sentence before:of <month>	0.2	-0.2
sentence before:of <n>	-0.25	0.25
sentence before:of a	-0.55	0.55
sentence before:of advers	0.23	-0.23
sentence before:of another	1.08	-1.08
sentence before:of appeal	0.33	-0.33
sentence before:of benefit	0.49	-0.49
sentence before:of bill	0.16	-0.16
sentence before:of birth	0.58	-0.58
sentence before:of claim	1.18	-1.18
sentence before:of conservativ	0.3	-0.3
sentence before:of injury	0.29	-0.29
sentence before:of insuranc	0.22	-0.22
sentence before:of it	0.48	-0.48
sentence before:of liability	0.5	-0.5
sentence before:of medical	-0.45	0.45
sentence before:of notic	0.23	-0.23
sentence before:of one	0.54	-0.54
sentence before:of pay	0.9	-0.9
sentence before:of provider	0.32	-0.32
sentence before:of receiv	0.37	-0.37
sentence before:of review	0.19	-0.19
sentence before:of servic	-0.3	0.3
sentence before:of that	0.2	-0.2
sentence before:of the	-0.28	0.28
sentence before:of thi	1	-1
sentence before:of time	0.37	-0.37
sentence before:of treat	1.41	-1.41
sentence before:of unit	0.57	-0.57
sentence before:of visit	0.42	-0.42
sentence before:of your	1.03	-1.03
sentence before:offic	0.89	-0.89
sentence before:offic :	0.4	-0.4
sentence before:offic note	0.17	-0.17
sentence before:offic of	0.2	-0.2
sentence before:offic visit	0.66	-0.66
sentence before:official	-0.82	0.82
sentence before:on <n>	1.41	-1.41
sentence before:on behalf	0.2	-0.2
sentence before:on file	1.23	-1.23
sentence before:on may	0.42	-0.42
sentence before:on the	-0.65	0.65
sentence before:on thi	0.78	-0.78
sentence before:on your	-0.29	0.29
sentence before:once	1.25	-1.25
sentence before:once in	0.89	-0.89
sentence before:one	1.43	-1.43
sentence before:one hundr	-0.24	0.24
sentence before:only	-0.64	0.64
sentence before:only after	-0.56	0.56
sentence before:only for	-0.93	0.93
sentence before:only when	-0.18	0.18
sentence before:open	-0.46	0.46
sentence before:operativ	0.18	-0.18
sentence before:option	0.28	-0.28
sentence before:optum	-0.57	0.57
sentence before:or <n>	0.32	-0.32
sentence before:or a	-0.62	0.62
sentence before:or fax	0.47	-0.47
sentence before:or file	0.26	-0.26
sentence before:or guardian	0.34	-0.34
sentence before:or has	0.64	-0.64
sentence before:or more	-0.96	0.96
sentence before:or occurrenc	-0.35	0.35
sentence before:or other	0.17	-0.17
sentence before:or the	-0.66	0.66
sentence before:or to	0.25	-0.25
sentence before:or your	0.63	-0.63
sentence before:orchard	-0.67	0.67
sentence before:order	-0.46	0.46
sentence before:orthopaedic	0.74	-0.74
sentence before:orthopedic	-0.44	0.44
sentence before:orthopedic :	-0.4	0.4
sentence before:other	0.56	-0.56
sentence before:other <n>	-0.37	0.37
sentence before:other document	0.52	-0.52
sentence before:other health	-0.43	0.43
sentence before:oti	-0.64	0.64
sentence before:ottolin	-0.17	0.17
sentence before:our decision	-0.63	0.63
sentence before:our earlier	-0.97	0.97
sentence before:our file	0.35	-0.35
sentence before:our hand	0.18	-0.18
sentence before:our medical	-0.19	0.19
sentence before:our member	0.18	-0.18
sentence before:our network	0.48	-0.48
sentence before:our physician	0.41	-0.41
sentence before:our reviewer	0.36	-0.36
sentence before:out	-0.37	0.37
sentence before:out of	0.2	-0.2
sentence before:outcom	-0.48	0.48
sentence before:over	1.32	-1.32
sentence before:over <n>	0.54	-0.54
sentence before:overpaid	-1.52	1.52
sentence before:overpay	-0.56	0.56
sentence before:overturn	0.85	-0.85
sentence before:overturn the	0.3	-0.3
sentence before:owe	-0.28	0.28
sentence before:owe <d>	0.16	-0.16
sentence before:owe <m>	0.31	-0.31
sentence before:owe the	0.29	-0.29
sentence before:p	-0.75	0.75
sentence before:p <n>	-0.75	0.75
sentence before:p a	-0.71	0.71
sentence before:p o	0.22	-0.22
sentence before:pa	0.4	-0.4
sentence before:pa <n>	0.23	-0.23
sentence before:page	1.18	-1.18
sentence before:page <n>	0.98	-0.98
sentence before:paid	-0.94	0.94
sentence before:paid :	0.65	-0.65
sentence before:paid <d>	-0.2	0.2
sentence before:paid <m>	-1.08	1.08
sentence before:paid <n>	1.58	-1.58
sentence before:paid amount	-0.41	0.41
sentence before:paid by	-0.2	0.2
sentence before:paid in	-1.26	1.26
sentence before:paid may	-0.77	0.77
sentence before:paid msg	-0.23	0.23
sentence before:paid on	-0.61	0.61
sentence before:paid reason	0.42	-0.42
sentence before:paid separat	0.83	-0.83
sentence before:paid twice	0.26	-0.26
sentence before:paid you	-0.49	0.49
sentence before:pain	1.32	-1.32
sentence before:pain after	1.05	-1.05
sentence before:paper	0.5	-0.5
sentence before:parent	0.37	-0.37
sentence before:parent or	0.34	-0.34
sentence before:part	1.09	-1.09
sentence before:part b	0.24	-0.24
sentence before:part d	0.86	-0.86
sentence before:part of	0.76	-0.76
sentence before:partial	0.39	-0.39
sentence before:participant	0.41	-0.41
sentence before:pat	0.26	-0.26
sentence before:path	0.26	-0.26
sentence before:patient :	0.6	-0.6
sentence before:patient account	-0.34	0.34
sentence before:patient acct	0.54	-0.54
sentence before:patient birth	0.17	-0.17
sentence before:patient claim	0.51	-0.51
sentence before:patient may	-0.82	0.82
sentence before:patient member	-0.7	0.7
sentence before:pay	-0.42	0.42
sentence before:pay :	0.24	-0.24
sentence before:pay <m>	0.81	-0.81
sentence before:pay adjust	0.18	-0.18
sentence before:pay amount	0.24	-0.24
sentence before:pay claim	0.3	-0.3
sentence before:pay date	0.23	-0.23
sentence before:pay decision	0.27	-0.27
sentence before:pay for	0.6	-0.6
sentence before:pay is	-0.89	0.89
sentence before:pay it	-0.81	0.81
sentence before:pay of	-0.63	0.63
sentence before:pay or	0.52	-0.52
sentence before:pay pay	-0.5	0.5
sentence before:pay to	-0.24	0.24
sentence before:payabl	-0.25	0.25
sentence before:payabl to	0.27	-0.27
sentence before:payee	0.29	-0.29
sentence before:payee :	0.17	-0.17
sentence before:payer	1.59	-1.59
sentence before:payer deem	0.18	-0.18
sentence before:pc	0.25	-0.25
sentence before:pcn	-0.55	0.55
sentence before:pd	-0.65	0.65
sentence before:pd <n>	0.24	-0.24
sentence before:pediatric	0.35	-0.35
sentence before:pediatric therapy	0.16	-0.16
sentence before:peer review	-0.25	0.25
sentence before:peer to	0.22	-0.22
sentence before:percent	-1.21	1.21
sentence before:perform	0.6	-0.6
sentence before:perform on	0.6	-0.6
sentence before:period of	0.3	-0.3
sentence before:period or	-0.35	0.35
sentence before:person	0.69	-0.69
sentence before:physical	0.27	-0.27
sentence before:physical medicin	0.41	-0.41
sentence before:physical therapy	-0.27	0.27
sentence before:physician	1.03	-1.03
sentence before:pine	-0.49	0.49
sentence before:pip	0.19	-0.19
sentence before:place	0.42	-0.42
sentence before:plan :	0.54	-0.54
sentence before:plan allowanc	0.7	-0.7
sentence before:plan appeal	0.33	-0.33
sentence before:plan approv	0.43	-0.43
sentence before:plan ask	0.22	-0.22
sentence before:plan claim	-0.88	0.88
sentence before:plan date	0.52	-0.52
sentence before:plan docu	0.21	-0.21
sentence before:plan is	0.5	-0.5
sentence before:plan limit	0.54	-0.54
sentence before:plan member	0.19	-0.19
sentence before:plan must	-0.68	0.68
sentence before:plan of	-0.33	0.33
sentence before:plan paid	-0.5	0.5
sentence before:plan pay	-0.49	0.49
sentence before:plan provider	0.34	-0.34
sentence before:pleas	2.06	-2.06
sentence before:pleas detach	0.28	-0.28
sentence before:pleas send	0.94	-0.94
sentence before:pm	0.16	-0.16
sentence before:po	0.53	-0.53
sentence before:po box	0.51	-0.51
sentence before:podiatry	-0.66	0.66
sentence before:podiatry :	-0.81	0.81
sentence before:point	0.45	-0.45
sentence before:policy	0.24	-0.24
sentence before:policy manual	0.17	-0.17
sentence before:policyholder	0.73	-0.73
sentence before:portal	0.3	-0.3
sentence before:pos	-0.58	0.58
sentence before:postmark	0.36	-0.36
sentence before:postmark within	0.28	-0.28
sentence before:ppo	0.31	-0.31
sentence before:prairi	0.26	-0.26
sentence before:pre	0.25	-0.25
sentence before:precertific	0.51	-0.51
sentence before:precertific authoriz	0.41	-0.41
sentence before:prepay	0.77	-0.77
sentence before:prepay review	0.7	-0.7
sentence before:prescriber	-0.55	0.55
sentence before:previou	-0.73	0.73
sentence before:primary	0.62	-0.62
sentence before:primary care	-0.27	0.27
sentence before:print	0.41	-0.41
sentence before:print <d>	0.36	-0.36
sentence before:prior	0.76	-0.76
sentence before:prior authoriz	0.72	-0.72
sentence before:problem	0.25	-0.25
sentence before:proc	-0.55	0.55
sentence before:proc bill	-1.07	1.07
sentence before:proc charg	0.25	-0.25
sentence before:proc mod	1.21	-1.21
sentence before:procedur	-0.8	0.8
sentence before:procedur <5>	-0.82	0.82
sentence before:procedur and	0.24	-0.24
sentence before:procedur charg	0.22	-0.22
sentence before:procedur is	-0.7	0.7
sentence before:procedur on	-0.78	0.78
sentence before:proces	0.78	-0.78
sentence before:process	0.7	-0.7
sentence before:process <d>	-0.63	0.63
sentence before:professional	0.65	-0.65
sentence before:program	0.53	-0.53
sentence before:progres	-0.46	0.46
sentence before:proof	0.78	-0.78
sentence before:proof of	0.3	-0.3
sentence before:prov	-0.34	0.34
sentence before:provid	-1.23	1.23
sentence before:provid bill	-0.31	0.31
sentence before:provid by	0.47	-0.47
sentence before:provid doe	0.55	-0.55
sentence before:provider	1.27	-1.27
sentence before:provider :	0.98	-0.98
sentence before:provider <m>	-0.17	0.17
sentence before:provider charg	0.31	-0.31
sentence before:provider disput	0.28	-0.28
sentence before:provider is	1.17	-1.17
sentence before:provider of	0.45	-0.45
sentence before:provider remittanc	-0.5	0.5
sentence before:provider was	-0.76	0.76
sentence before:provider who	0.21	-0.21
sentence before:pt <n>	-0.4	0.4
sentence before:put	-0.54	0.54
sentence before:put the	-0.74	0.74
sentence before:q	0.47	-0.47
sentence before:q <n>	0.39	-0.39
sentence before:qualify	-0.86	0.86
sentence before:question	0.6	-0.6
sentence before:question :	0.23	-0.23
sentence before:question about	0.3	-0.3
sentence before:r	0.58	-0.58
sentence before:r <n>	0.38	-0.38
sentence before:ra	0.16	-0.16
sentence before:radiculopathy	-0.58	0.58
sentence before:range	0.19	-0.19
sentence before:rarc	0.35	-0.35
sentence before:rarc <n>	0.59	-0.59
sentence before:rate	0.91	-0.91
sentence before:rational	-0.28	0.28
sentence before:rational :	-0.58	0.58
sentence before:rc	0.22	-0.22
sentence before:re	1.09	-1.09
sentence before:re :	0.67	-0.67
sentence before:reach	0.36	-0.36
sentence before:reach us	0.5	-0.5
sentence before:read	-0.4	0.4
sentence before:read the	-0.83	0.83
sentence before:reason	-1.75	1.75
sentence before:reason :	-2.26	2.26
sentence before:reason <d>	0.19	-0.19
sentence before:reason <n>	-0.57	0.57
sentence before:reason co	0.92	-0.92
sentence before:reason for	-0.49	0.49
sentence before:reason moa	0.23	-0.23
sentence before:reason paid	1.13	-1.13
sentence before:reasonabl	0.86	-0.86
sentence before:reasonabl and	0.63	-0.63
sentence before:recd	-0.44	0.44
sentence before:recd :	-0.45	0.45
sentence before:receipt	0.54	-0.54
sentence before:receipt of	0.18	-0.18
sentence before:receiv	0.21	-0.21
sentence before:receiv :	0.2	-0.2
sentence before:receiv <month>	0.23	-0.23
sentence before:receiv a	-0.34	0.34
sentence before:receiv on	0.53	-0.53
sentence before:receiv thi	0.84	-0.84
sentence before:receiv within	-1.27	1.27
sentence before:receiv your	0.48	-0.48
sentence before:recipient id	-0.57	0.57
sentence before:recipient name	-0.99	0.99
sentence before:reconsider	1.48	-1.48
sentence before:reconsider :	0.32	-0.32
sentence before:reconsider on	0.64	-0.64
sentence before:record do	1.15	-1.15
sentence before:record for	-0.7	0.7
sentence before:record of	0.33	-0.33
sentence before:record show	-0.97	0.97
sentence before:record that	0.18	-0.18
sentence before:record with	0.62	-0.62
sentence before:recovery	0.57	-0.57
sentence before:red	0.46	-0.46
sentence before:redetermin	0.36	-0.36
sentence before:reduction	-0.59	0.59
sentence before:redwood	0.22	-0.22
sentence before:referenc	0.49	-0.49
sentence before:referenc <n>	0.24	-0.24
sentence before:referr	0.6	-0.6
sentence before:referr by	0.32	-0.32
sentence before:referral	-0.19	0.19
sentence before:referral from	-0.3	0.3
sentence before:refund	0.4	-0.4
sentence before:region	-0.37	0.37
sentence before:region <n>	-0.63	0.63
sentence before:rehab	0.58	-0.58
sentence before:rehab <n>	0.18	-0.18
sentence before:rehabilit	0.37	-0.37
sentence before:relat	-0.96	0.96
sentence before:relat to	-0.97	0.97
sentence before:relationship	0.21	-0.21
sentence before:relief	-0.8	0.8
sentence before:remain	0.72	-0.72
sentence before:remark	-0.68	0.68
sentence before:remark :	-0.73	0.73
sentence before:remark <n>	-0.63	0.63
sentence before:remark n	0.5	-0.5
sentence before:remit	0.19	-0.19
sentence before:remit date	0.19	-0.19
sentence before:remittanc advic	-0.34	0.34
sentence before:render	0.52	-0.52
sentence before:render provider	0.37	-0.37
sentence before:repeat	-0.44	0.44
sentence before:report	0.41	-0.41
sentence before:report show	-0.5	0.5
sentence before:representativ	0.44	-0.44
sentence before:request	0.47	-0.47
sentence before:request <n>	0.25	-0.25
sentence before:request ?	0.43	-0.43
sentence before:request becaus	-0.88	0.88
sentence before:request by	0.58	-0.58
sentence before:request doe	0.38	-0.38
sentence before:request for	1.31	-1.31
sentence before:request is	-0.59	0.59
sentence before:request must	0.19	-0.19
sentence before:request on	0.2	-0.2
sentence before:request receiv	0.24	-0.24
sentence before:request was	0.72	-0.72
sentence before:requir	-1.38	1.38
sentence before:resp <m>	0.75	-0.75
sentence before:respons	0.18	-0.18
sentence before:responsibl	0.53	-0.53
sentence before:responsibl for	0.46	-0.46
sentence before:restor	0.38	-0.38
sentence before:result	-0.31	0.31
sentence before:return	-0.6	0.6
sentence before:return thi	0.18	-0.18
sentence before:revers	0.37	-0.37
sentence before:review	0.36	-0.36
sentence before:review decision	0.31	-0.31
sentence before:review entity	0.33	-0.33
sentence before:review of	0.92	-0.92
sentence before:review the	-0.4	0.4
sentence before:review thi	-0.79	0.79
sentence before:review your	0.18	-0.18
sentence before:reviewer	0.26	-0.26
sentence before:revision	0.57	-0.57
sentence before:ridge	-0.17	0.17
sentence before:right	0.81	-0.81
sentence before:right to	0.3	-0.3
sentence before:river	-0.44	0.44
sentence before:road	0.18	-0.18
sentence before:root	0.38	-0.38
sentence before:routin	0.38	-0.38
sentence before:rowan	0.26	-0.26
sentence before:rsn	-0.57	0.57
sentence before:rt	0.6	-0.6
sentence before:rule	0.87	-0.87
sentence before:rx	0.21	-0.21
sentence before:s	0.45	-0.45
sentence before:s <n>	0.56	-0.56
sentence before:s of	0.37	-0.37
sentence before:same	-0.83	0.83
sentence before:same day	-0.67	0.67
sentence before:saskia	0.4	-0.4
sentence before:sav	0.33	-0.33
sentence before:say	0.57	-0.57
sentence before:sb	-0.39	0.39
sentence before:sb <n>	-0.39	0.39
sentence before:scan	0.66	-0.66
sentence before:schedul	-0.59	0.59
sentence before:schedul maximum	-0.19	0.19
sentence before:school	-0.54	0.54
sentence before:screen	-0.67	0.67
sentence before:second	0.76	-0.76
sentence before:second level	0.27	-0.27
sentence before:second review	0.27	-0.27
sentence before:section	1.33	-1.33
sentence before:section <n>	0.78	-0.78
sentence before:see	-0.42	0.42
sentence before:see a	-0.64	0.64
sentence before:see note	-0.16	0.16
sentence before:see the	-0.34	0.34
sentence before:seen	-0.34	0.34
sentence before:select	0.9	-0.9
sentence before:select for	0.9	-0.9
sentence before:self	1	-1
sentence before:self fund	0.64	-0.64
sentence before:semaglutid	-0.44	0.44
sentence before:semaglutid <n>	-0.44	0.44
sentence before:send	1.83	-1.83
sentence before:send a	0.45	-0.45
sentence before:send the	0.69	-0.69
sentence before:send us	0.6	-0.6
sentence before:sent	1.11	-1.11
sentence before:sent a	0.32	-0.32
sentence before:sent for	0.37	-0.37
sentence before:sent to	0.53	-0.53
sentence before:separat	0.98	-0.98
sentence before:serv date	-0.26	0.26
sentence before:servic <month>	0.23	-0.23
sentence before:servic amount	-0.4	0.4
sentence before:servic and	0.16	-0.16
sentence before:servic becaus	0.95	-0.95
sentence before:servic bill	-1.19	1.19
sentence before:servic claim	-0.21	0.21
sentence before:servic date	-0.69	0.69
sentence before:servic from	0.16	-0.16
sentence before:servic in	0.2	-0.2
sentence before:servic is	0.42	-0.42
sentence before:servic lack	0.4	-0.4
sentence before:servic list	0.29	-0.29
sentence before:servic not	0.52	-0.52
sentence before:servic on	0.37	-0.37
sentence before:servic or	0.67	-0.67
sentence before:servic proc	0.51	-0.51
sentence before:servic provider	0.27	-0.27
sentence before:servic request	0.32	-0.32
sentence before:servic servic	0.63	-0.63
sentence before:servic that	0.32	-0.32
sentence before:servic to	-0.48	0.48
sentence before:servic was	0.45	-0.45
sentence before:set	0.32	-0.32
sentence before:sex	-0.57	0.57
sentence before:share	0.39	-0.39
sentence before:should	-0.67	0.67
sentence before:should be	-0.58	0.58
sentence before:should have	-0.41	0.41
sentence before:shoulder	0.26	-0.26
sentence before:show	1.38	-1.38
sentence before:show a	0.58	-0.58
sentence before:show an	0.2	-0.2
sentence before:show no	0.32	-0.32
sentence before:show that	-0.51	0.51
sentence before:show the	0.21	-0.21
sentence before:shown	-0.35	0.35
sentence before:shown above	-0.92	0.92
sentence before:sign	1.09	-1.09
sentence before:sign of	0.35	-0.35
sentence before:signatur	0.36	-0.36
sentence before:signatur log	0.22	-0.22
sentence before:silver	0.33	-0.33
sentence before:silver birch	0.3	-0.3
sentence before:since	1.51	-1.51
sentence before:since the	0.21	-0.21
sentence before:site	0.19	-0.19
sentence before:six week	0.82	-0.82
sentence before:skill	0.89	-0.89
sentence before:skill of	0.52	-0.52
sentence before:skin	-0.79	0.79
sentence before:sleep	0.94	-0.94
sentence before:so	0.94	-0.94
sentence before:so it	0.22	-0.22
sentence before:so that	0.39	-0.39
sentence before:so the	-0.46	0.46
sentence before:so you	0.43	-0.43
sentence before:social	0.18	-0.18
sentence before:specific	-0.29	0.29
sentence before:speech	-0.67	0.67
sentence before:speech therapy	-0.46	0.46
sentence before:spinal	-0.21	0.21
sentence before:spine	-0.42	0.42
sentence before:spine center	0.21	-0.21
sentence before:spine sport	-0.43	0.43
sentence before:sport	-0.26	0.26
sentence before:sport medicin	0.16	-0.16
sentence before:sr	0.33	-0.33
sentence before:sr <n>	0.29	-0.29
sentence before:stair	0.67	-0.67
sentence before:stand	-0.46	0.46
sentence before:standard	0.44	-0.44
sentence before:standard appeal	0.24	-0.24
sentence before:stat	1.37	-1.37
sentence before:stat date	0.25	-0.25
sentence before:stat of	0.32	-0.32
sentence before:state	-0.41	0.41
sentence before:state fair	0.16	-0.16
sentence before:statu	-0.31	0.31
sentence before:statu :	0.49	-0.49
sentence before:statu deny	-0.54	0.54
sentence before:step	0.56	-0.56
sentence before:steroid	0.19	-0.19
sentence before:steroid injection	0.16	-0.16
sentence before:still	0.25	-0.25
sentence before:stimul	-0.22	0.22
sentence before:strain	-0.38	0.38
sentence before:street	0.26	-0.26
sentence before:strength	0.42	-0.42
sentence before:study	0.42	-0.42
sentence before:subject	0.16	-0.16
sentence before:subject :	0.27	-0.27
sentence before:subjectiv	0.22	-0.22
sentence before:subjectiv :	0.22	-0.22
sentence before:submission	0.65	-0.65
sentence before:submission bill	0.4	-0.4
sentence before:submit	0.42	-0.42
sentence before:submitt	-0.47	0.47
sentence before:submitt doe	0.38	-0.38
sentence before:submitt within	0.48	-0.48
sentence before:subscriber	1.25	-1.25
sentence before:subscriber :	0.19	-0.19
sentence before:subscriber id	0.54	-0.54
sentence before:subscriber name	0.51	-0.51
sentence before:subscriber no	0.32	-0.32
sentence before:successful	0.22	-0.22
sentence before:summary	1.28	-1.28
sentence before:summary of	0.9	-0.9
sentence before:supp	0.3	-0.3
sentence before:supplier	0.48	-0.48
sentence before:supply	0.57	-0.57
sentence before:support	1.07	-1.07
sentence before:support by	0.54	-0.54
sentence before:support the	0.19	-0.19
sentence before:support thi	0.4	-0.4
sentence before:surgery	1.16	-1.16
sentence before:svc	-1.04	1.04
sentence before:system	0.25	-0.25
sentence before:t	0.21	-0.21
sentence before:take	0.25	-0.25
sentence before:taken	0.56	-0.56
sentence before:taken on	0.26	-0.26
sentence before:tax	-0.99	0.99
sentence before:tax id	-1.14	1.14
sentence before:tcn	-0.17	0.17
sentence before:te	0.4	-0.4
sentence before:te <n>	0.38	-0.38
sentence before:telephon	1.11	-1.11
sentence before:tell	0.38	-0.38
sentence before:term	0.56	-0.56
sentence before:terminat	0.16	-0.16
sentence before:test	-0.34	0.34
sentence before:test <5>	-1.1	1.1
sentence before:test was	0.36	-0.36
sentence before:th	0.19	-0.19
sentence before:than	0.66	-0.66
sentence before:than <n>	0.43	-0.43
sentence before:than the	0.25	-0.25
sentence before:thank	1.12	-1.12
sentence before:thank you	1.12	-1.12
sentence before:that a	-0.85	0.85
sentence before:that are	-0.19	0.19
sentence before:that day	-0.2	0.2
sentence before:that it	0.43	-0.43
sentence before:that medicar	-0.81	0.81
sentence before:that show	0.64	-0.64
sentence before:that the	-0.58	0.58
sentence before:that was	-0.27	0.27
sentence before:that your	0.66	-0.66
sentence before:the accident	-1.06	1.06
sentence before:the action	0.24	-0.24
sentence before:the addres	0.31	-0.31
sentence before:the amount	0.65	-0.65
sentence before:the appeal	1.04	-1.04
sentence before:the approv	0.19	-0.19
sentence before:the beneficiary	0.26	-0.26
sentence before:the benefit	1.05	-1.05
sentence before:the bill	-0.53	0.53
sentence before:the brochur	0.2	-0.2
sentence before:the care	0.94	-0.94
sentence before:the center	0.71	-0.71
sentence before:the charg	-0.8	0.8
sentence before:the claim	-0.68	0.68
sentence before:the clinic	0.57	-0.57
sentence before:the clinical	0.48	-0.48
sentence before:the complet	0.32	-0.32
sentence before:the contract	-0.31	0.31
sentence before:the correct	0.23	-0.23
sentence before:the criteria	0.3	-0.3
sentence before:the date	0.3	-0.3
sentence before:the day	-0.37	0.37
sentence before:the decision	0.58	-0.58
sentence before:the denial	-0.2	0.2
sentence before:the depart	0.23	-0.23
sentence before:the diagnosy	1.39	-1.39
sentence before:the document	0.2	-0.2
sentence before:the employe	-1.17	1.17
sentence before:the end	0.4	-0.4
sentence before:the fee	-0.51	0.51
sentence before:the fil	0.24	-0.24
sentence before:the first	0.69	-0.69
sentence before:the follow	0.48	-0.48
sentence before:the goal	-0.74	0.74
sentence before:the guidelin	-0.75	0.75
sentence before:the health	0.78	-0.78
sentence before:the independent	0.68	-0.68
sentence before:the inform	0.89	-0.89
sentence before:the item	0.21	-0.21
sentence before:the last	-0.17	0.17
sentence before:the left	-0.44	0.44
sentence before:the medical	-0.89	0.89
sentence before:the member	1.19	-1.19
sentence before:the modifier	-0.86	0.86
sentence before:the mri	0.61	-0.61
sentence before:the need	-0.32	0.32
sentence before:the next	-0.44	0.44
sentence before:the note	-0.55	0.55
sentence before:the notic	0.24	-0.24
sentence before:the number	-0.19	0.19
sentence before:the offic	0.28	-0.28
sentence before:the official	-0.82	0.82
sentence before:the operativ	0.16	-0.16
sentence before:the order	-0.91	0.91
sentence before:the other	0.36	-0.36
sentence before:the paper	0.55	-0.55
sentence before:the patient	-0.81	0.81
sentence before:the pay	0.87	-0.87
sentence before:the payer	0.94	-0.94
sentence before:the physician	0.22	-0.22
sentence before:the plan	-0.83	0.83
sentence before:the policy	0.34	-0.34
sentence before:the previou	-0.75	0.75
sentence before:the primary	0.25	-0.25
sentence before:the reason	0.91	-0.91
sentence before:the record	0.93	-0.93
sentence before:the referral	0.73	-0.73
sentence before:the request	1.39	-1.39
sentence before:the reviewer	-0.26	0.26
sentence before:the right	0.39	-0.39
sentence before:the same	-1.01	1.01
sentence before:the second	0.25	-0.25
sentence before:the servic	1.39	-1.39
sentence before:the skill	0.52	-0.52
sentence before:the surgery	-0.41	0.41
sentence before:the test	0.46	-0.46
sentence before:the therapy	0.19	-0.19
sentence before:the time	0.63	-0.63
sentence before:the treat	1.41	-1.41
sentence before:the visit	0.73	-0.73
sentence before:their	0.28	-0.28
sentence before:therapeutic	-0.19	0.19
sentence before:therapist	1.12	-1.12
sentence before:therapy	0.49	-0.49
sentence before:therapy :	-0.86	0.86
sentence before:therapy <5>	-0.67	0.67
sentence before:therapy <n>	0.76	-0.76
sentence before:therapy and	0.17	-0.17
sentence before:therapy for	0.18	-0.18
sentence before:therapy is	0.67	-0.67
sentence before:therapy servic	-0.61	0.61
sentence before:there	0.69	-0.69
sentence before:there is	0.44	-0.44
sentence before:therefor	0.85	-0.85
sentence before:therefor not	0.71	-0.71
sentence before:these	1.62	-1.62
sentence before:these are	0.87	-0.87
sentence before:these reason	0.45	-0.45
sentence before:they	0.62	-0.62
sentence before:they are	0.31	-0.31
sentence before:thi	0.34	-0.34
sentence before:thi amount	-0.59	0.59
sentence before:thi care	0.16	-0.16
sentence before:thi case	0.39	-0.39
sentence before:thi claim	-0.37	0.37
sentence before:thi condition	0.23	-0.23
sentence before:thi date	0.52	-0.52
sentence before:thi decision	0.62	-0.62
sentence before:thi is	0.21	-0.21
sentence before:thi letter	1.2	-1.2
sentence before:thi many	0.93	-0.93
sentence before:thi notic	1.16	-1.16
sentence before:thi patient	0.52	-0.52
sentence before:thi period	0.44	-0.44
sentence before:thi plan	0.78	-0.78
sentence before:thi procedur	0.34	-0.34
sentence before:thi request	-1.33	1.33
sentence before:thi servic	-0.8	0.8
sentence before:thi time	-0.32	0.32
sentence before:thi treat	-1.13	1.13
sentence before:thornbury	0.2	-0.2
sentence before:three	0.89	-0.89
sentence before:through	0.74	-0.74
sentence before:through <d>	0.16	-0.16
sentence before:thru	-0.48	0.48
sentence before:tidewater	-0.57	0.57
sentence before:tim	0.24	-0.24
sentence before:time if	0.23	-0.23
sentence before:time limit	0.4	-0.4
sentence before:time period	-0.32	0.32
sentence before:timed	0.39	-0.39
sentence before:tin	0.45	-0.45
sentence before:tin <n>	0.41	-0.41
sentence before:to :	0.73	-0.73
sentence before:to <d>	-0.26	0.26
sentence before:to <n>	1.47	-1.47
sentence before:to appeal	0.39	-0.39
sentence before:to approv	0.64	-0.64
sentence before:to ask	0.45	-0.45
sentence before:to be	-0.17	0.17
sentence before:to decid	0.18	-0.18
sentence before:to deny	-0.81	0.81
sentence before:to do	0.16	-0.16
sentence before:to handl	0.24	-0.24
sentence before:to peer	0.22	-0.22
sentence before:to reach	0.44	-0.44
sentence before:to review	0.34	-0.34
sentence before:to see	0.46	-0.46
sentence before:to send	0.16	-0.16
sentence before:to the	-0.73	0.73
sentence before:to us	0.83	-0.83
sentence before:to you	-0.21	0.21
sentence before:to your	0.36	-0.36
sentence before:together	0.17	-0.17
sentence before:told	0.64	-0.64
sentence before:too	0.19	-0.19
sentence before:took	0.44	-0.44
sentence before:tooth	0.35	-0.35
sentence before:top	0.18	-0.18
sentence before:total	-0.57	0.57
sentence before:total :	0.16	-0.16
sentence before:total <m>	-0.37	0.37
sentence before:total <n>	0.4	-0.4
sentence before:total charg	0.17	-0.17
sentence before:total for	-0.97	0.97
sentence before:total paid	0.26	-0.26
sentence before:total you	0.16	-0.16
sentence before:townzip <n>	0.31	-0.31
sentence before:townzip or	0.17	-0.17
sentence before:tr	0.29	-0.29
sentence before:tr <n>	0.29	-0.29
sentence before:trace	0.24	-0.24
sentence before:treat	0.51	-0.51
sentence before:treat is	-1.07	1.07
sentence before:treat note	0.19	-0.19
sentence before:treat physician	0.17	-0.17
sentence before:treat request	0.27	-0.27
sentence before:tricar	-0.93	0.93
sentence before:tricar claim	0.24	-0.24
sentence before:tricar explan	0.18	-0.18
sentence before:tried	1.1	-1.1
sentence before:tried and	0.37	-0.37
sentence before:trust	0.71	-0.71
sentence before:twelv	-0.35	0.35
sentence before:twice	0.26	-0.26
sentence before:two	-1.3	1.3
sentence before:tx	-0.56	0.56
sentence before:type	-0.81	0.81
sentence before:type of	-0.66	0.66
sentence before:u	0.42	-0.42
sentence before:u <n>	0.38	-0.38
sentence before:unabl	-1.29	1.29
sentence before:unabl to	-1.29	1.29
sentence before:under	0.64	-0.64
sentence before:under part	0.34	-0.34
sentence before:under the	-0.19	0.19
sentence before:unfavorabl	-0.19	0.19
sentence before:unit	1.14	-1.14
sentence before:unit bill	0.16	-0.16
sentence before:unit charg	1.08	-1.08
sentence before:unles	0.66	-0.66
sentence before:until	0.46	-0.46
sentence before:up	-0.24	0.24
sentence before:upheld	-0.41	0.41
sentence before:upheld our	-0.58	0.58
sentence before:upheld the	-0.19	0.19
sentence before:uphold	-0.54	0.54
sentence before:uphold the	-0.48	0.48
sentence before:urgent	0.48	-0.48
sentence before:us	1.6	-1.6
sentence before:us about	0.64	-0.64
sentence before:us for	0.16	-0.16
sentence before:us on	0.39	-0.39
sentence before:us that	-0.38	0.38
sentence before:us to	0.34	-0.34
sentence before:us within	0.26	-0.26
sentence before:use	0.73	-0.73
sentence before:used for	0.71	-0.71
sentence before:used up	0.22	-0.22
sentence before:utiliz	0.5	-0.5
sentence before:utiliz review	0.49	-0.49
sentence before:v	-0.19	0.19
sentence before:v <n>	-0.51	0.51
sentence before:va	-0.63	0.63
sentence before:va <n>	-0.69	0.69
sentence before:valid	0.51	-0.51
sentence before:valley	0.57	-0.57
sentence before:veteran	-0.4	0.4
sentence before:visit	0.58	-0.58
sentence before:visit <5>	0.83	-0.83
sentence before:visit <n>	0.45	-0.45
sentence before:visit and	-0.22	0.22
sentence before:visit each	0.38	-0.38
sentence before:visit from	0.28	-0.28
sentence before:visit of	0.42	-0.42
sentence before:visit to	-0.71	0.71
sentence before:visit was	0.46	-0.46
sentence before:voucher	0.17	-0.17
sentence before:w	-0.55	0.55
sentence before:w <n>	-0.56	0.56
sentence before:waiver	0.28	-0.28
sentence before:waiver of	0.28	-0.28
sentence before:walk	-0.63	0.63
sentence before:was	0.32	-0.32
sentence before:was apply	0.27	-0.27
sentence before:was bill	-1.21	1.21
sentence before:was for	0.65	-0.65
sentence before:was found	0.48	-0.48
sentence before:was given	0.76	-0.76
sentence before:was not	0.69	-0.69
sentence before:was paid	-0.18	0.18
sentence before:was receiv	0.68	-0.68
sentence before:was sent	0.37	-0.37
sentence before:wc	0.19	-0.19
sentence before:wc <n>	0.19	-0.19
sentence before:we are	-1.57	1.57
sentence before:we ask	0.17	-0.17
sentence before:we asked	-0.99	0.99
sentence before:we can	-0.35	0.35
sentence before:we cannot	-0.21	0.21
sentence before:we could	-0.85	0.85
sentence before:we decid	-0.16	0.16
sentence before:we deny	-0.81	0.81
sentence before:we did	-0.44	0.44
sentence before:we do	0.49	-0.49
sentence before:we got	-0.7	0.7
sentence before:we have	0.41	-0.41
sentence before:we look	-0.33	0.33
sentence before:we made	-0.97	0.97
sentence before:we must	0.45	-0.45
sentence before:we need	1.29	-1.29
sentence before:we paid	0.45	-0.45
sentence before:we pay	0.84	-0.84
sentence before:we process	0.63	-0.63
sentence before:we receiv	0.85	-0.85
sentence before:we review	0.38	-0.38
sentence before:we will	-0.3	0.3
sentence before:week	1.01	-1.01
sentence before:week of	0.98	-0.98
sentence before:weight	0.54	-0.54
sentence before:weight los	0.54	-0.54
sentence before:well	-1.06	1.06
sentence before:were	-0.44	0.44
sentence before:were not	0.81	-0.81
sentence before:were paid	-1.25	1.25
sentence before:weve	0.52	-0.52
sentence before:weve deny	0.52	-0.52
sentence before:what	0.92	-0.92
sentence before:what to	0.28	-0.28
sentence before:what was	-0.24	0.24
sentence before:what we	0.49	-0.49
sentence before:when	1.34	-1.34
sentence before:when the	0.58	-0.58
sentence before:where	0.21	-0.21
sentence before:which	-0.44	0.44
sentence before:which is	0.21	-0.21
sentence before:which we	0.42	-0.42
sentence before:while	0.23	-0.23
sentence before:who	0.24	-0.24
sentence before:who is	-0.53	0.53
sentence before:why	-1.27	1.27
sentence before:why :	-1.3	1.3
sentence before:why did	-0.33	0.33
sentence before:why we	-0.69	0.69
sentence before:wilhelmina	0.27	-0.27
sentence before:will	0.96	-0.96
sentence before:will be	0.95	-0.95
sentence before:will not	0.35	-0.35
sentence before:with a	-0.36	0.36
sentence before:with an	0.16	-0.16
sentence before:with our	-0.59	0.59
sentence before:with the	-0.5	0.5
sentence before:with thi	0.36	-0.36
sentence before:with us	0.42	-0.42
sentence before:with your	0.7	-0.7
sentence before:within	0.49	-0.49
sentence before:within <n>	0.17	-0.17
sentence before:without	-1.1	1.1
sentence before:without a	-0.55	0.55
sentence before:without contrast	0.16	-0.16
sentence before:wk	0.51	-0.51
sentence before:wolverin	0.16	-0.16
sentence before:women	0.26	-0.26
sentence before:work	-1.16	1.16
sentence before:work harden	-0.65	0.65
sentence before:worker	0.33	-0.33
sentence before:worker compens	0.2	-0.2
sentence before:would	-0.36	0.36
sentence before:would not	-0.49	0.49
sentence before:writ	-0.45	0.45
sentence before:write	0.43	-0.43
sentence before:write to	0.34	-0.34
sentence before:written	0.43	-0.43
sentence before:wrong	0.55	-0.55
sentence before:x	0.44	-0.44
sentence before:x <n>	0.21	-0.21
sentence before:x week	0.52	-0.52
sentence before:y	0.36	-0.36
sentence before:y moa	0.3	-0.3
sentence before:year	0.82	-0.82
sentence before:yes	-0.33	0.33
sentence before:yes <m>	-0.34	0.34
sentence before:yet	1.03	-1.03
sentence before:you are	0.17	-0.17
sentence before:you ask	0.16	-0.16
sentence before:you asked	1.53	-1.53
sentence before:you bill	0.43	-0.43
sentence before:you can	0.98	-0.98
sentence before:you could	0.51	-0.51
sentence before:you disagre	0.19	-0.19
sentence before:you do	-0.38	0.38
sentence before:you for	0.16	-0.16
sentence before:you have	0.54	-0.54
sentence before:you may	1.36	-1.36
sentence before:you more	0.23	-0.23
sentence before:you must	0.54	-0.54
sentence before:you receiv	0.72	-0.72
sentence before:you see	-0.34	0.34
sentence before:you sent	1.02	-1.02
sentence before:your appeal	-0.27	0.27
sentence before:your benefit	0.18	-0.18
sentence before:your bill	-0.31	0.31
sentence before:your claim	-0.64	0.64
sentence before:your contract	0.42	-0.42
sentence before:your copay	0.26	-0.26
sentence before:your deductibl	0.62	-0.62
sentence before:your disput	0.32	-0.32
sentence before:your doctor	1.21	-1.21
sentence before:your insuranc	0.31	-0.31
sentence before:your letter	0.23	-0.23
sentence before:your medicar	0.25	-0.25
sentence before:your patient	0.16	-0.16
sentence before:your pay	0.29	-0.29
sentence before:your plan	-0.21	0.21
sentence before:your prescriber	-0.59	0.59
sentence before:your provider	0.71	-0.71
sentence before:your record	0.76	-0.76
sentence before:your tricar	0.24	-0.24
separat	-1.94	1.94
serv	0.54	-0.54
serv date	0.37	-0.37
servic	-1.05	1.05
servic * <month>	0.26	-0.26
servic * <n>	0.17	-0.17
servic * includ	-0.16	0.16
servic * not	-0.46	0.46
servic * the	-0.55	0.55
servic :	0.57	-0.57
servic <month>	0.39	-0.39
servic <n>	0.53	-0.53
servic amount	0.6	-0.6
servic and	-0.81	0.81
servic becaus	-1.59	1.59
servic benefit	0.58	-0.58
servic bill	0.26	-0.26
servic claim	0.51	-0.51
servic date	0.24	-0.24
servic from	0.2	-0.2
servic is	-0.56	0.56
servic lack	-0.28	0.28
servic list	0.6	-0.6
servic medicar	0.32	-0.32
servic not	-0.7	0.7
servic of	0.29	-0.29
servic on	-0.86	0.86
servic or	-0.44	0.44
servic proc	0.41	-0.41
servic provid	0.63	-0.63
servic provider	0.16	-0.16
servic request	0.39	-0.39
servic should	0.54	-0.54
servic that	-1.04	1.04
servic to	1.07	-1.07
servic was	-0.89	0.89
servic were	-0.55	0.55
session	-0.4	0.4
sex	0.21	-0.21
share	0.49	-0.49
share <m>	0.17	-0.17
shield	0.4	-0.4
shield of	0.29	-0.29
should	1.06	-1.06
should be	0.45	-0.45
should have	0.6	-0.6
shoulder	-0.35	0.35
show	-1.26	1.26
show * the	-1.21	1.21
show * you	-0.51	0.51
show a	-0.21	0.21
show an	0.73	-0.73
show no	-0.48	0.48
show that	-1.51	1.51
show the	0.36	-0.36
shown	-0.61	0.61
shown above	0.44	-0.44
sign	-1.57	1.57
sign by	0.36	-0.36
sign form	-0.19	0.19
sign of	-0.58	0.58
signatur	0.94	-0.94
signatur log	0.17	-0.17
sila	-0.21	0.21
silver	-0.22	0.22
silver birch	-0.3	0.3
since	-1.37	1.37
since the	-0.27	0.27
site	0.4	-0.4
six	-1.24	1.24
six month	-0.43	0.43
six week	-0.71	0.71
skill	-1.3	1.3
skill * a	-0.21	0.21
skill care	-0.54	0.54
skill nurs	-0.9	0.9
skill of	-0.21	0.21
skin	0.68	-0.68
sleep	-0.5	0.5
so	-1.28	1.28
so * it	0.27	-0.27
so it	-1.1	1.1
so that	0.42	-0.42
so you	-0.34	0.34
social	0.75	-0.75
specialist	0.57	-0.57
specialty	0.24	-0.24
speech	0.53	-0.53
speech therapy	1.07	-1.07
spinal	0.67	-0.67
spine	1.33	-1.33
spine sport	0.16	-0.16
sport	0.25	-0.25
sr	-0.47	0.47
sr <n>	-0.5	0.5
st	0.27	-0.27
stair	-0.32	0.32
stand	-0.19	0.19
standard	0.9	-0.9
standard appeal	0.2	-0.2
start	-0.2	0.2
stat	-0.21	0.21
stat * the	-0.21	0.21
stat date	0.35	-0.35
stat of	0.39	-0.39
state	1.1	-1.1
statu	0.61	-0.61
stay deny	-0.29	0.29
step	-0.75	0.75
steroid	0.39	-0.39
still	0.59	-0.59
stimul	-0.5	0.5
street	0.17	-0.17
strength	-0.55	0.55
stroud	0.16	-0.16
study	-1.01	1.01
subject	0.71	-0.71
subject to	0.59	-0.59
submission	-0.71	0.71
submission bill	-0.28	0.28
submit	0.33	-0.33
submitt	-1.05	1.05
submitt doe	-0.68	0.68
submitt within	-0.63	0.63
subscriber	0.64	-0.64
subscriber id	0.33	-0.33
subscriber no	0.2	-0.2
summary	0.35	-0.35
summary * your	0.16	-0.16
summary beneficiary	0.22	-0.22
summary notic	0.2	-0.2
summary of	0.35	-0.35
summit	0.31	-0.31
summit insuranc	0.2	-0.2
supp	0.43	-0.43
supplemental	0.22	-0.22
supplier	-0.38	0.38
support	-1.06	1.06
support * need	-0.42	0.42
support * the	-0.47	0.47
support by	-1.04	1.04
support the	-0.74	0.74
support thi	-0.3	0.3
surgery	-1.09	1.09
surgical	1.07	-1.07
svc	-0.87	0.87
svc date	-0.68	0.68
system	0.48	-0.48
t	1.49	-1.49
t <n>	1.31	-1.31
take	0.47	-0.47
taken	1.36	-1.36
taken * your	0.2	-0.2
taken on	0.62	-0.62
talk	0.34	-0.34
talk * our	0.28	-0.28
tax	0.54	-0.54
tax id	0.21	-0.21
telephon	0.43	-0.43
tell	-0.62	0.62
tell us	-0.42	0.42
term	-0.63	0.63
terminat	-1.41	1.41
test	-1.39	1.39
test <5>	0.36	-0.36
test is	-0.35	0.35
test was	-0.99	0.99
th	0.22	-0.22
than	-1.02	1.02
than <n>	-0.54	0.54
than the	-1.38	1.38
thank	0.67	-0.67
thank * for	0.62	-0.62
thank you	0.66	-0.66
that * by	0.3	-0.3
that * care	0.48	-0.48
that * claim	0.72	-0.72
that * have	-0.33	0.33
that * member	-0.41	0.41
that * or	0.29	-0.29
that * plan	-0.81	0.81
that a	-0.93	0.93
that are	0.21	-0.21
that day	-0.56	0.56
that is	-0.63	0.63
that it	0.43	-0.43
that medicar	-0.59	0.59
that show	0.61	-0.61
that the	-0.79	0.79
that was	0.52	-0.52
that we	-0.72	0.72
that you	-0.45	0.45
that your	-0.65	0.65
the accident	-0.37	0.37
the action	0.2	-0.2
the addres	0.35	-0.35
the amount	0.18	-0.18
the appeal	-0.36	0.36
the beneficiary	0.66	-0.66
the benefit	0.67	-0.67
the board	0.29	-0.29
the brochur	-0.95	0.95
the care	-0.3	0.3
the center	0.33	-0.33
the charg	1.39	-1.39
the clinic	-0.61	0.61
the clinical	-0.55	0.55
the code	-0.26	0.26
the complet	0.73	-0.73
the condition	0.96	-0.96
the contract	0.35	-0.35
the contractor	0.28	-0.28
the correct	-0.17	0.17
the date	-0.56	0.56
the day	1.36	-1.36
the decision	-0.28	0.28
the delay	-0.7	0.7
the depart	0.35	-0.35
the diagnosy	-0.82	0.82
the disput	-0.34	0.34
the document	0.2	-0.2
the drug	-0.68	0.68
the employe	0.78	-0.78
the end	0.26	-0.26
the enrolle	0.5	-0.5
the fee	-1.05	1.05
the fil	-0.99	0.99
the first	0.83	-0.83
the follow	1.1	-1.1
the form	0.29	-0.29
the fund	-0.34	0.34
the goal	0.82	-0.82
the guidelin	-1.04	1.04
the health	1.2	-1.2
the independent	-0.44	0.44
the inform	-0.94	0.94
the initial	0.6	-0.6
the injur	-0.29	0.29
the injury	-0.7	0.7
the issue	0.34	-0.34
the item	-0.81	0.81
the knee	-1.01	1.01
the last	-0.61	0.61
the left	-0.2	0.2
the medical	-1.13	1.13
the member	-1.03	1.03
the modifier	-1.62	1.62
the mri	-0.8	0.8
the next	0.64	-0.64
the note	-1.22	1.22
the notic	0.39	-0.39
the number	-1.61	1.61
the offic	-0.63	0.63
the official	0.42	-0.42
the operativ	-0.39	0.39
the order	1.16	-1.16
the other	-0.63	0.63
the paper	0.22	-0.22
the payer	-0.64	0.64
the physician	-0.76	0.76
the plan	-1.17	1.17
the policy	-1.05	1.05
the primary	-1.33	1.33
the procedur	-1.22	1.22
the referr	0.52	-0.52
the referral	-1.6	1.6
the remit	0.34	-0.34
the request	-0.98	0.98
the review	0.16	-0.16
the reviewer	1.12	-1.12
the right	0.78	-0.78
the same	0.84	-0.84
the servic	-1.45	1.45
the skill	-0.21	0.21
the surgery	-1.16	1.16
the test	-1.36	1.36
the therapy	-0.87	0.87
the top	0.5	-0.5
the treat	-0.19	0.19
the visit	-0.28	0.28
the voucher	0.18	-0.18
their	-0.24	0.24
them	-0.49	0.49
then	-0.84	0.84
therapeutic	0.31	-0.31
therapeutic exercis	0.3	-0.3
therapist	-0.63	0.63
therapy	-0.68	0.68
therapy <5>	0.72	-0.72
therapy <n>	0.4	-0.4
therapy and	-0.36	0.36
therapy for	-0.29	0.29
therapy is	-0.41	0.41
therapy llc	0.29	-0.29
there	-0.92	0.92
there * no	-1.18	1.18
there is	-1.01	1.01
therefor	1.45	-1.45
therefor not	0.92	-0.92
these	-0.66	0.66
these * non	-0.62	0.62
these are	-0.56	0.56
these reason	0.6	-0.6
these servic	0.74	-0.74
they	-0.68	0.68
they are	-0.31	0.31
thi	-0.29	0.29
thi * a	-0.29	0.29
thi * not	1.36	-1.36
thi amount	1.16	-1.16
thi care	-1.02	1.02
thi charg	-0.18	0.18
thi claim	-1.3	1.3
thi condition	-0.77	0.77
thi date	-0.53	0.53
thi decision	1.28	-1.28
thi determin	0.53	-0.53
thi is	1.35	-1.35
thi letter	1.53	-1.53
thi level	-0.58	0.58
thi many	-1.42	1.42
thi notic	0.98	-0.98
thi one	0.48	-0.48
thi patient	-1.35	1.35
thi period	-0.4	0.4
thi plan	-0.56	0.56
thi portion	0.34	-0.34
thi procedur	-1.12	1.12
thi report	0.23	-0.23
thi request	-0.2	0.2
thi servic	-0.39	0.39
thi stat	0.18	-0.18
thi time	0.42	-0.42
thi treat	-1.01	1.01
thi visit	-0.65	0.65
thi was	0.41	-0.41
think	0.39	-0.39
think we	0.23	-0.23
thornbury	0.26	-0.26
three	0.16	-0.16
through	0.99	-0.99
through <month>	0.38	-0.38
thru	0.33	-0.33
tim	-0.22	0.22
time	0.51	-0.51
time * claim	0.31	-0.31
time * week	-0.29	0.29
time a	-0.29	0.29
time limit	-0.97	0.97
time period	0.42	-0.42
time the	0.31	-0.31
timed	-0.38	0.38
tin	0.23	-0.23
tin <n>	0.19	-0.19
to * addres	0.26	-0.26
to * claim	0.18	-0.18
to * provider	0.16	-0.16
to :	0.65	-0.65
to <n>	0.66	-0.66
to a	0.18	-0.18
to appeal	0.72	-0.72
to ask	0.46	-0.46
to contest	0.27	-0.27
to cover	0.35	-0.35
to decid	-1.41	1.41
to do	0.47	-0.47
to have	-0.3	0.3
to look	0.2	-0.2
to our	0.28	-0.28
to pay	0.23	-0.23
to peer	0.28	-0.28
to reach	-0.53	0.53
to reconsider	0.16	-0.16
to review	0.4	-0.4
to see	-1.56	1.56
to send	0.19	-0.19
to us	0.44	-0.44
to you	0.58	-0.58
to your	0.84	-0.84
together	0.63	-0.63
told	0.78	-0.78
too	-0.52	0.52
took	-0.18	0.18
tooth	-0.76	0.76
top	0.65	-0.65
total	0.74	-0.74
total * claim	0.32	-0.32
total :	0.19	-0.19
total <m>	0.41	-0.41
total <n>	0.43	-0.43
total charg	-0.29	0.29
total for	0.32	-0.32
townzip	1.08	-1.08
treat	-1.15	1.15
treat * not	-0.71	0.71
treat after	-0.52	0.52
treat is	-0.73	0.73
treat on	0.61	-0.61
treat physician	1.23	-1.23
treat plan	-0.81	0.81
treat request	-0.54	0.54
trial	1.4	-1.4
tricar	-0.45	0.45
tricar claim	0.27	-0.27
tricar explan	0.26	-0.26
tried	-1.48	1.48
tried and	-0.61	0.61
trust	0.42	-0.42
twice	-0.6	0.6
two	-0.8	0.8
tx	-0.83	0.83
type	-0.56	0.56
type * servic	0.68	-0.68
type of	-0.6	0.6
u	-0.47	0.47
u <n>	-0.51	0.51
unabl	-0.24	0.24
unabl to	-0.24	0.24
under	-1.73	1.73
under our	0.69	-0.69
under part	-0.2	0.2
under the	-1.48	1.48
under your	-0.51	0.51
unfavorabl	0.44	-0.44
unit	-0.83	0.83
unit <n>	0.36	-0.36
unit bill	-0.81	0.81
unit charg	0.25	-0.25
unles	-1.22	1.22
until	1.2	-1.2
until <month>	-0.58	0.58
until the	0.32	-0.32
until we	0.78	-0.78
up	-0.71	0.71
up to	0.47	-0.47
upheld	0.84	-0.84
upheld * denial	0.18	-0.18
urgent	0.35	-0.35
us	0.48	-0.48
us * <month>	0.27	-0.27
us about	-0.46	0.46
us for	0.27	-0.27
us in	0.16	-0.16
us on	0.39	-0.39
us that	0.77	-0.77
us to	0.7	-0.7
us within	0.43	-0.43
use	0.79	-0.79
used	-0.21	0.21
used * weight	-0.3	0.3
used for	-0.5	0.5
used up	-0.95	0.95
utiliz	-0.7	0.7
utiliz review	-0.87	0.87
v	0.32	-0.32
v <n>	0.3	-0.3
va	-0.21	0.21
va <n>	-0.56	0.56
valid	-0.65	0.65
valid * the	-0.65	0.65
valley	0.25	-0.25
van	-0.7	0.7
vandermeer	-0.21	0.21
view	-0.35	0.35
visit	-1.2	1.2
visit * <n>	0.55	-0.55
visit * the	-0.2	0.2
visit <5>	0.69	-0.69
visit <m>	0.43	-0.43
visit <n>	-0.51	0.51
visit and	-1.02	1.02
visit each	0.75	-0.75
visit from	0.26	-0.26
visit note	-0.16	0.16
visit of	0.36	-0.36
visit on	0.69	-0.69
visit was	-0.74	0.74
voucher	0.54	-0.54
voucher date	0.26	-0.26
w	0.79	-0.79
w <n>	0.73	-0.73
wait	0.4	-0.4
waiver	-0.99	0.99
waiver * liability	-0.99	0.99
waiver of	-0.99	0.99
walk	-0.59	0.59
want	0.21	-0.21
was	-2.05	2.05
was * file	-0.81	0.81
was apply	0.79	-0.79
was bill	1.08	-1.08
was deny	0.23	-0.23
was done	-0.71	0.71
was for	0.25	-0.25
was given	-1.15	1.15
was made	0.39	-0.39
was mail	0.21	-0.21
was not	-1.6	1.6
was on	-0.81	0.81
was paid	-0.54	0.54
was receiv	-0.94	0.94
was sent	-1.26	1.26
we * deny	-0.55	0.55
we * dismiss	-0.53	0.53
we * not	0.51	-0.51
we * unabl	-0.24	0.24
we approv	0.3	-0.3
we are	-0.25	0.25
we ask	0.6	-0.6
we asked	-0.59	0.59
we cannot	-0.86	0.86
we decid	0.45	-0.45
we did	0.2	-0.2
we do	0.58	-0.58
we got	-0.65	0.65
we have	0.53	-0.53
we look	0.38	-0.38
we made	0.3	-0.3
we must	0.3	-0.3
we need	-0.63	0.63
we paid	-1.45	1.45
we pay	0.66	-0.66
we receiv	0.42	-0.42
we review	1	-1
we write	0.25	-0.25
week	0.19	-0.19
week * conservativ	0.38	-0.38
week of	-0.8	0.8
weight	-0.53	0.53
weight los	-0.53	0.53
welfar	0.23	-0.23
well	0.63	-0.63
wellnes	0.23	-0.23
were	-1.49	1.49
were not	-0.78	0.78
were paid	0.32	-0.32
west	-0.53	0.53
what	-0.33	0.33
what if	0.19	-0.19
what was	-0.45	0.45
what we	0.28	-0.28
whether	0.96	-0.96
whether * servic	0.72	-0.72
whether the	0.96	-0.96
which	-0.39	0.39
which is	-1.36	1.36
which the	0.83	-0.83
which we	0.23	-0.23
whichever	0.17	-0.17
while	0.25	-0.25
whitcomb	-0.22	0.22
who	-1.38	1.38
who asked	-0.71	0.71
who had	0.3	-0.3
who is	-0.54	0.54
why	-0.2	0.2
why :	-0.39	0.39
why did	0.37	-0.37
why we	0.37	-0.37
will	0.41	-0.41
will * deny	0.31	-0.31
will * paid	0.76	-0.76
will be	1.25	-1.25
will not	-1.24	1.24
will pay	0.25	-0.25
will send	0.55	-0.55
willow	-0.3	0.3
winifr	-0.48	0.48
wish	0.27	-0.27
wish to	0.27	-0.27
with * appeal	-0.26	0.26
with * claim	-0.22	0.22
with * pay	0.4	-0.4
with a	0.33	-0.33
with an	0.26	-0.26
with how	0.28	-0.28
with the	-2.32	2.32
with thi	0.63	-0.63
with us	-0.36	0.36
with your	1.71	-1.71
within	0.81	-0.81
within <n>	0.58	-0.58
within one	0.59	-0.59
without	-0.25	0.25
wk	0.2	-0.2
wolverin	0.24	-0.24
work	0.29	-0.29
work harden	-0.41	0.41
worker	0.6	-0.6
worker compens	-0.4	0.4
would	-0.83	0.83
would have	-0.92	0.92
writ	1.22	-1.22
writ within	0.28	-0.28
write	0.77	-0.77
write * us	0.29	-0.29
write to	0.57	-0.57
written appeal	0.18	-0.18
wrong	-1.06	1.06
x <n>	0.3	-0.3
x ray	-1.1	1.1
x week	0.29	-0.29
xr	0.35	-0.35
xxa	0.18	-0.18
y	0.37	-0.37
y moa	0.23	-0.23
year	-1.83	1.83
year * the	-0.71	0.71
year and	-0.94	0.94
year of	1.23	-1.23
yes	0.33	-0.33
yes <m>	0.32	-0.32
yet	1.34	-1.34
you * responsibl	0.51	-0.51
you * your	0.73	-0.73
you are	1.35	-1.35
you asked	0.71	-0.71
you bill	0.33	-0.33
you can	1.2	-1.2
you could	-1.25	1.25
you do	1.07	-1.07
you for	0.71	-0.71
you get	0.3	-0.3
you had	-0.65	0.65
you have	0.48	-0.48
you may	1.33	-1.33
you must	-0.44	0.44
you or	0.8	-0.8
you owe	0.37	-0.37
you receiv	0.49	-0.49
you see	0.88	-0.88
you sent	0.89	-0.89
you think	0.28	-0.28
you want	0.21	-0.21
you will	0.26	-0.26
you your	0.16	-0.16
your <m>	0.33	-0.33
your appeal	0.17	-0.17
your benefit	-0.68	0.68
your bill	0.52	-0.52
your child	-0.38	0.38
your claim	1.72	-1.72
your contract	0.31	-0.31
your deductibl	0.59	-0.59
your disput	0.31	-0.31
your doctor	0.85	-0.85
your evidenc	-0.29	0.29
your insuranc	0.69	-0.69
your letter	0.68	-0.68
your medicar	-0.57	0.57
your name	0.26	-0.26
your patient	0.19	-0.19
your pay	0.4	-0.4
your plan	-1.01	1.01
your prescriber	0.64	-0.64
your provider	-0.34	0.34
your record	-0.48	0.48
your representativ	0.18	-0.18
your request	1.26	-1.26
your tricar	0.27	-0.27
your written	0.23	-0.23
`;
