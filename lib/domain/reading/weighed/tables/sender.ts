/** Made by npm run eval:fit; not to be edited. */
export const SENDER_TABLE = `
sign	none	payer
base	1.24	-1.24
: * plan	0.36	-0.36
: <5>	-0.52	0.52
: <m>	-0.53	0.53
: <month>	-0.68	0.68
: a	-0.32	0.32
: authoriz	0.33	-0.33
: claim	-0.53	0.53
: co	-0.32	0.32
: deny	-0.48	0.48
: marisela	0.35	-0.35
: mri	-0.33	0.33
: nadia	0.35	-0.35
: none	0.31	-0.31
: other	0.49	-0.49
: provider	-0.54	0.54
: t	0.31	-0.31
: the	-0.68	0.68
: theodora	0.57	-0.57
: u	-0.44	0.44
: w	-0.32	0.32
: we	-0.39	0.39
: within	-0.55	0.55
: x	-0.31	0.31
: you	-0.42	0.42
<5> * <5>	-0.5	0.5
<5> * <m>	-0.32	0.32
<5> * <n>	-0.43	0.43
<5> <m>	-0.43	0.43
<5> and	-0.59	0.59
<5> at	-0.33	0.33
<5> claim	-0.34	0.34
<5> for	-0.58	0.58
<5> mri	-0.33	0.33
<5> on	-0.47	0.47
<5> the	-0.31	0.31
<5> townzip	-0.41	0.41
<5> visit	0.48	-0.48
<5> we	-0.32	0.32
<d>	0.49	-0.49
<d> * have	0.35	-0.35
<d> :	0.31	-0.31
<d> <n>	0.65	-0.65
<d> a	0.39	-0.39
<d> acct	0.35	-0.35
<d> approv	0.35	-0.35
<d> authoriz	0.51	-0.51
<d> benefit	0.36	-0.36
<d> bill	-0.51	0.51
<d> card	0.48	-0.48
<d> claim	0.48	-0.48
<d> date	0.43	-0.43
<d> dear	-0.32	0.32
<d> end	0.35	-0.35
<d> ended	0.5	-0.5
<d> insur	-0.43	0.43
<d> m	0.32	-0.32
<d> member	-0.48	0.48
<d> offic	0.38	-0.38
<d> open	0.31	-0.31
<d> other	0.39	-0.39
<d> page	-0.36	0.36
<d> payer	0.4	-0.4
<d> policy	0.53	-0.53
<d> procedur	-0.49	0.49
<d> provider	-0.63	0.63
<d> reason	0.32	-0.32
<d> request	-0.65	0.65
<d> review	0.38	-0.38
<d> statu	0.47	-0.47
<d> subscriber	0.62	-0.62
<d> thi	0.46	-0.46
<d> through	0.88	-0.88
<d> townzip	0.32	-0.32
<d> visit	0.49	-0.49
<d> witnes	0.32	-0.32
<m>	-0.36	0.36
<m> * <m>	-0.57	0.57
<m> * claim	-0.48	0.48
<m> * insuranc	0.48	-0.48
<m> * total	-0.31	0.31
<m> <d>	1.15	-1.15
<m> <n>	-0.41	0.41
<m> a	-0.34	0.34
<m> adjust	-0.33	0.33
<m> balanc	0.38	-0.38
<m> co	-0.79	0.79
<m> coin	0.31	-0.31
<m> current	0.5	-0.5
<m> dear	-0.36	0.36
<m> deductibl	0.45	-0.45
<m> deny	-0.85	0.85
<m> explan	-0.37	0.37
<m> for	-0.39	0.39
<m> is	0.31	-0.31
<m> ma	0.42	-0.42
<m> net	-0.31	0.31
<m> no	0.56	-0.56
<m> not	-0.43	0.43
<m> of	-0.56	0.56
<m> over	0.47	-0.47
<m> patient	0.41	-0.41
<m> payee	-0.39	0.39
<m> pleas	0.35	-0.35
<m> pr	-0.44	0.44
<m> provider	-0.44	0.44
<m> reason	-0.64	0.64
<m> rem	-0.31	0.31
<m> remark	-0.46	0.46
<m> servic	-0.4	0.4
<m> the	-0.53	0.53
<m> thi	-0.38	0.38
<m> we	-0.66	0.66
<m> you	-0.46	0.46
<m> your	-0.31	0.31
<n>	0.39	-0.39
<n> * <month>	-0.44	0.44
<n> * appeal	-0.38	0.38
<n> * are	-0.34	0.34
<n> * claim	-0.36	0.36
<n> * member	-0.37	0.37
<n> * patient	-0.38	0.38
<n> * plan	-0.38	0.38
<n> * time	-0.33	0.33
<n> :	0.57	-0.57
<n> <m>	-0.61	0.61
<n> <month>	-0.32	0.32
<n> accept	0.77	-0.77
<n> acct	-0.4	0.4
<n> allow	0.54	-0.54
<n> am	0.33	-0.33
<n> amount	-0.37	0.37
<n> anthem	0.47	-0.47
<n> appeal	-0.51	0.51
<n> approv	0.45	-0.45
<n> at	0.35	-0.35
<n> becaus	-0.45	0.45
<n> beneficiary	-0.44	0.44
<n> benefit	-0.33	0.33
<n> bill	-0.38	0.38
<n> born	-0.71	0.71
<n> busines	-0.62	0.62
<n> ca	0.81	-0.81
<n> calendar	-0.87	0.87
<n> call	0.38	-0.38
<n> case	-0.4	0.4
<n> charg	-0.81	0.81
<n> check	-0.35	0.35
<n> claim	-0.83	0.83
<n> cm	0.4	-0.4
<n> co	-0.56	0.56
<n> code	-0.52	0.52
<n> coverag	0.39	-0.39
<n> day	-1.06	1.06
<n> dear	-0.7	0.7
<n> deg	0.36	-0.36
<n> dob	-0.34	0.34
<n> dos	-0.34	0.34
<n> effectiv	0.72	-0.72
<n> exact	-0.46	0.46
<n> expens	-0.54	0.54
<n> fax	-0.57	0.57
<n> finaliz	-0.35	0.35
<n> for	-0.75	0.75
<n> has	-0.32	0.32
<n> his	0.36	-0.36
<n> hour	-0.38	0.38
<n> i	0.83	-0.83
<n> if	-0.6	0.6
<n> insur	-0.44	0.44
<n> l	0.36	-0.36
<n> lb	0.48	-0.48
<n> left	0.39	-0.39
<n> limit	0.31	-0.31
<n> line	-0.39	0.39
<n> ma	0.6	-0.6
<n> mail	0.39	-0.39
<n> member	-0.83	0.83
<n> mg	0.54	-0.54
<n> min	0.57	-0.57
<n> ml	0.32	-0.32
<n> month	-0.85	0.85
<n> n	-0.53	0.53
<n> nf	0.43	-0.43
<n> no	0.44	-0.44
<n> noth	0.67	-0.67
<n> or	-0.75	0.75
<n> p	0.38	-0.38
<n> page	0.73	-0.73
<n> part	0.4	-0.4
<n> patient	-0.43	0.43
<n> pay	-0.41	0.41
<n> payee	-0.76	0.76
<n> pe	0.41	-0.41
<n> per	0.39	-0.39
<n> percent	-0.43	0.43
<n> po	-0.35	0.35
<n> precertific	-0.43	0.43
<n> provider	-0.79	0.79
<n> r	0.38	-0.38
<n> recd	-0.32	0.32
<n> receiv	-0.51	0.51
<n> recipient	-0.42	0.42
<n> referenc	-0.54	0.54
<n> reject	0.52	-0.52
<n> remain	0.31	-0.31
<n> render	-0.6	0.6
<n> request	-0.72	0.72
<n> result	0.61	-0.61
<n> scann	0.34	-0.34
<n> sent	0.32	-0.32
<n> servic	-0.36	0.36
<n> she	0.31	-0.31
<n> stat	0.45	-0.45
<n> statu	-0.38	0.38
<n> subject	-0.33	0.33
<n> svc	-0.57	0.57
<n> tax	-0.34	0.34
<n> the	-0.9	0.9
<n> thi	-0.62	0.62
<n> through	-0.35	0.35
<n> time	0.42	-0.42
<n> tin	-0.63	0.63
<n> total	-0.48	0.48
<n> townzip	-0.83	0.83
<n> valid	0.34	-0.34
<n> view	0.31	-0.31
<n> visit	0.42	-0.42
<n> we	-0.58	0.58
<n> week	0.43	-0.43
<n> what	-0.62	0.62
<n> when	0.36	-0.36
<n> which	-0.41	0.41
<n> with	-0.36	0.36
<n> within	-0.58	0.58
<n> x	0.31	-0.31
<n> you	-0.47	0.47
<n> your	-0.53	0.53
a <n>	0.35	-0.35
a bill	-0.93	0.93
a claim	-0.73	0.73
a correct	-0.51	0.51
a day	0.48	-0.48
a denial	-0.54	0.54
a disput	-0.46	0.46
a guarante	0.42	-0.42
a home	-0.61	0.61
a letter	-0.32	0.32
a medical	-0.33	0.33
a new	-0.58	0.58
a promis	0.55	-0.55
a provider	-0.71	0.71
a report	-0.31	0.31
a request	-0.42	0.42
a review	-0.42	0.42
a the	-0.33	0.33
a unitedhealthcar	-0.32	0.32
a written	-0.49	0.49
ab <n>	-0.36	0.36
abn	0.34	-0.34
about thi	-0.32	0.32
above	-0.68	0.68
above or	-0.42	0.42
absent	-0.42	0.42
accept	0.57	-0.57
accept * process	0.4	-0.4
accept for	0.41	-0.41
accident questionnair	0.55	-0.55
account	0.51	-0.51
acct <n>	0.4	-0.4
ach	-0.43	0.43
ach <n>	-0.34	0.34
acknowledg	0.31	-0.31
act:advice:0.5	-0.4	0.4
act:advice:0.7	-0.84	0.84
act:advice:0.9	-1.04	1.04
act:appeal_dismissed:0.3	-0.65	0.65
act:appeal_dismissed:0.5	-0.69	0.69
act:appeal_dismissed:0.7	-0.71	0.71
act:appeal_dismissed:0.9	-0.56	0.56
act:appeal_overturned:0.5	-0.45	0.45
act:appeal_overturned:0.7	-0.72	0.72
act:appeal_overturned:0.9	-0.44	0.44
act:appeal_upheld:0.7	-0.49	0.49
act:appeal_upheld:0.9	-0.37	0.37
act:care_stopped:0.3	0.33	-0.33
act:care_stopped:0.5	0.4	-0.4
act:claim_refused:0.3	-0.57	0.57
act:claim_refused:0.5	-0.55	0.55
act:claim_refused:0.7	-0.76	0.76
act:fact:0.3	0.38	-0.38
act:fact:0.5	0.32	-0.32
act:granted:0.3	0.95	-0.95
act:granted:0.5	0.67	-0.67
act:granted:0.7	0.32	-0.32
act:paid:0.9	-0.69	0.69
act:paid_less:0.3	-0.35	0.35
act:records_wanted:0.5	-0.6	0.6
act:records_wanted:0.7	-0.62	0.62
act:records_wanted:0.9	-0.56	0.56
act:request_refused:0.5	-0.66	0.66
act:request_refused:0.7	-1.21	1.21
act:request_refused:0.9	-0.57	0.57
act:why:0.5	-0.34	0.34
act:why:0.7	-0.43	0.43
act:why:0.9	-0.73	0.73
action	-0.44	0.44
activ	0.52	-0.52
additional	-0.5	0.5
additional document	-0.34	0.34
addres	-0.59	0.59
addres above	-0.66	0.66
adj	0.42	-0.42
adjudicat	-0.46	0.46
administrativ	-0.42	0.42
administrator	-0.66	0.66
advantag	-0.37	0.37
advers	-0.6	0.6
advers determin	-0.61	0.61
advic	-0.71	0.71
after	-0.37	0.37
after * date	-0.51	0.51
after * receiv	-0.35	0.35
after coverag	-0.58	0.58
after that	-0.44	0.44
after the	-0.55	0.55
after you	-0.41	0.41
against the	-0.34	0.34
agr	-0.45	0.45
agr to	-0.31	0.31
agree	-0.39	0.39
agree with	-0.35	0.35
allegheny	-0.34	0.34
allow	-0.45	0.45
allow <m>	0.32	-0.32
allow <n>	-0.32	0.32
allow deduct	0.38	-0.38
allow paid	-0.98	0.98
allowabl	-0.38	0.38
allowanc	-0.52	0.52
already	-0.42	0.42
am	0.52	-0.52
amaro	0.46	-0.46
ambros	0.31	-0.31
amount	-0.63	0.63
amount bill	-0.33	0.33
amount due	0.7	-0.7
amount enclos	0.33	-0.33
amount of	-0.39	0.39
amt	-0.4	0.4
an appeal	-0.84	0.84
an independent	-0.6	0.6
and * note	-0.33	0.33
and <5>	-0.57	0.57
and <month>	-0.45	0.45
and <n>	-0.38	0.38
and a	-0.45	0.45
and appeal	-0.34	0.34
and i	0.53	-0.53
and no	-0.76	0.76
and return	0.4	-0.4
and the	-0.53	0.53
and treat	0.51	-0.51
and you	-0.33	0.33
ankle	0.44	-0.44
another	-0.66	0.66
another payer	-0.38	0.38
another plan	0.32	-0.32
another servic	-0.52	0.52
anthem provider	0.31	-0.31
any	-0.41	0.41
anyth	-0.39	0.39
apl	0.42	-0.42
appeal	-1.13	1.13
appeal * <n>	-0.81	0.81
appeal * the	-0.48	0.48
appeal * writ	-0.39	0.39
appeal :	-1.22	1.22
appeal <n>	-0.33	0.33
appeal a	-0.33	0.33
appeal and	-0.44	0.44
appeal by	-0.63	0.63
appeal in	-0.52	0.52
appeal is	-0.47	0.47
appeal may	-0.31	0.31
appeal must	-0.44	0.44
appeal of	-0.37	0.37
appeal p	-0.55	0.55
appeal po	-0.68	0.68
appeal right	-0.44	0.44
appeal the	-0.35	0.35
appeal thi	-0.36	0.36
appeal to	-0.43	0.43
appeal unit	-0.59	0.59
appeal was	0.4	-0.4
appeal within	-1.06	1.06
appeal you	-0.41	0.41
applic	0.43	-0.43
appoint of	0.37	-0.37
approv :	0.37	-0.37
approv <d>	0.45	-0.45
approval	0.81	-0.81
approval * not	0.67	-0.67
approval is	0.81	-0.81
arbitr	-0.49	0.49
are not	-0.78	0.78
are taken	-0.32	0.32
are unabl	-0.34	0.34
arizona	-0.33	0.33
arm	0.4	-0.4
as * <d>	0.45	-0.45
as a	-0.41	0.41
as sent	0.37	-0.37
ask	-0.4	0.4
ask * a	-0.61	0.61
ask * an	-0.36	0.36
ask about	0.41	-0.41
ask for	-0.52	0.52
ask the	-0.49	0.49
ask us	-0.43	0.43
asked	-0.62	0.62
asked for	-0.6	0.6
asked us	-0.37	0.37
assess	0.38	-0.38
associat	-0.4	0.4
assocy	-0.39	0.39
asthma	0.4	-0.4
at * addres	-0.41	0.41
at <m>	-0.52	0.52
at least	-0.32	0.32
attention	-0.4	0.4
attn	-0.66	0.66
attn :	-0.45	0.45
augustin	0.36	-0.36
auth	0.55	-0.55
auth <n>	0.34	-0.34
authoriz * file	-0.57	0.57
authoriz notific	-0.45	0.45
authoriz number	0.6	-0.6
authoriz on	-0.54	0.54
authoriz was	-0.31	0.31
auto	0.72	-0.72
auto insuranc	0.38	-0.38
automobil	-0.4	0.4
automobil insuranc	-0.36	0.36
b <d>	0.32	-0.32
b <n>	-0.47	0.47
b m	0.34	-0.34
b the	0.38	-0.38
back	0.46	-0.46
balanc	1.05	-1.05
balanc <d>	0.57	-0.57
balanc <m>	0.67	-0.67
barnaby	0.36	-0.36
based on	-0.32	0.32
basin	0.31	-0.31
batch	0.73	-0.73
batch <n>	0.58	-0.58
bayou teche	0.4	-0.4
be asked	-0.47	0.47
be bill	-0.67	0.67
be deny	-0.48	0.48
be done	-0.33	0.33
be filed	-0.57	0.57
be in	-0.33	0.33
be made	-0.58	0.58
be paid	-0.45	0.45
be receiv	-0.39	0.39
be sent	-0.33	0.33
becaus	-0.82	0.82
becaus no	-0.32	0.32
becaus the	-0.75	0.75
been	-0.85	0.85
been deny	-0.33	0.33
been made	-0.58	0.58
been reach	-0.34	0.34
been used	-0.48	0.48
began	0.87	-0.87
began <d>	0.62	-0.62
behalf	-0.58	0.58
behalf of	-0.52	0.52
behavioral	-0.37	0.37
believ	-0.43	0.43
below	-0.42	0.42
belt	0.33	-0.33
beneficiary	-0.33	0.33
beneficiary :	-0.31	0.31
benefit * provider	0.68	-0.68
benefit <d>	0.32	-0.32
benefit maximum	-0.33	0.33
benefit to	0.43	-0.43
benefit trust	0.36	-0.36
bettina	0.35	-0.35
big	0.34	-0.34
bill	-0.5	0.5
bill * <m>	-0.41	0.41
bill * member	-0.32	0.32
bill * the	-0.43	0.43
bill :	-0.52	0.52
bill <m>	-0.86	0.86
bill allow	-0.32	0.32
bill for	-0.51	0.51
bill paid	-0.38	0.38
bill provider	-0.58	0.58
bill the	-0.48	0.48
bind	-0.51	0.51
bind the	-0.32	0.32
birth	-0.31	0.31
birth <d>	-0.37	0.37
black	0.36	-0.36
blank	0.35	-0.35
blue cros	-0.48	0.48
blue shield	-0.51	0.51
bluecros	-0.36	0.36
bluecros blueshield	-0.35	0.35
blueshield * tennesse	-0.56	0.56
bluewater	0.35	-0.35
bluff road	-0.48	0.48
board	-0.84	0.84
board certify	-0.51	0.51
board of	-0.31	0.31
boone	0.58	-0.58
born	-0.54	0.54
born <d>	-0.5	0.5
both	0.43	-0.43
box	-0.76	0.76
box <n>	-0.85	0.85
bp	0.42	-0.42
bp <n>	0.37	-0.37
brandt	0.54	-0.54
break	0.38	-0.38
busines	-0.75	0.75
busines day	-0.63	0.63
but i	0.32	-0.32
bw	0.58	-0.58
bw <n>	0.57	-0.57
by :	0.42	-0.42
by <d>	0.34	-0.34
by <n>	-0.89	0.89
by another	-0.35	0.35
by fax	-0.32	0.32
by patient	0.47	-0.47
by the	-0.53	0.53
by then	-0.42	0.42
ca	0.8	-0.8
calendar	-0.88	0.88
calendar day	-0.88	0.88
calendar year	-0.4	0.4
california	-0.51	0.51
call <n>	-0.59	0.59
call for	-0.42	0.42
call log	0.32	-0.32
call ref	0.35	-0.35
came with	-0.32	0.32
can	-0.97	0.97
can ask	-0.42	0.42
can be	-0.93	0.93
cannot pay	-0.35	0.35
caps:advers	-0.34	0.34
caps:advic	-0.44	0.44
caps:allow paid	-0.32	0.32
caps:amt	-0.33	0.33
caps:appeal	-0.4	0.4
caps:approval	0.49	-0.49
caps:benefit provider	0.41	-0.41
caps:bill	-0.33	0.33
caps:certificat	0.33	-0.33
caps:chiropractic	0.32	-0.32
caps:claim	-0.39	0.39
caps:code	-0.54	0.54
caps:coin adj	0.4	-0.4
caps:company	-0.31	0.31
caps:date	-0.33	0.33
caps:date code	-0.32	0.32
caps:denial	-0.51	0.51
caps:determin	-0.35	0.35
caps:eob	-0.39	0.39
caps:explan	-0.36	0.36
caps:explan of	-0.33	0.33
caps:from	-0.42	0.42
caps:from thru	-0.31	0.31
caps:grp	-0.31	0.31
caps:health	-0.33	0.33
caps:health and	-0.45	0.45
caps:healthcar	-0.41	0.41
caps:id	-0.33	0.33
caps:medical	-0.33	0.33
caps:medicar	-0.48	0.48
caps:mod	-0.39	0.39
caps:name	-0.62	0.62
caps:not	-0.4	0.4
caps:other	0.32	-0.32
caps:paid	-0.42	0.42
caps:pay	-0.34	0.34
caps:proc	-0.45	0.45
caps:recipient	-0.39	0.39
caps:recipient name	-0.37	0.37
caps:rehabilit	0.31	-0.31
caps:remittanc	-0.68	0.68
caps:remittanc advic	-0.41	0.41
caps:report	0.31	-0.31
caps:review	-0.51	0.51
caps:servic	-0.51	0.51
caps:stat	0.73	-0.73
caps:thi	-0.4	0.4
caps:thru	-0.31	0.31
caps:valley	0.59	-0.59
carc	-0.73	0.73
carc <n>	-0.54	0.54
card	1.31	-1.31
care * no	-0.34	0.34
care provider	-0.33	0.33
carrier	-0.35	0.35
case	-0.79	0.79
case :	-0.33	0.33
case <n>	0.31	-0.31
case number	-0.45	0.45
cash	0.53	-0.53
castleberry	0.45	-0.45
cb	0.33	-0.33
cb <n>	0.33	-0.33
center	-0.33	0.33
certificat	0.45	-0.45
certificat of	0.59	-0.59
certify	-0.39	0.39
certify in	-0.41	0.41
charg	-0.39	0.39
charg :	-0.36	0.36
charg <n>	0.5	-0.5
charg allow	-0.48	0.48
charg exceed	-0.55	0.55
charg not	0.48	-0.48
charg paid	-0.74	0.74
charg pay	0.46	-0.46
charg statu	0.54	-0.54
chart	0.45	-0.45
chat	-0.37	0.37
check eft	-0.52	0.52
chiropractic pllc	0.33	-0.33
chiropractic treat	-0.36	0.36
chiropractic wellnes	0.47	-0.47
cigna	0.38	-0.38
city	-0.32	0.32
claim * <month>	-0.31	0.31
claim * a	-0.32	0.32
claim * deny	-0.53	0.53
claim * sent	0.33	-0.33
claim * the	-0.41	0.41
claim :	-0.8	0.8
claim <5>	-0.7	0.7
claim <m>	0.41	-0.41
claim above	-0.38	0.38
claim acknowledg	0.39	-0.39
claim appeal	-0.34	0.34
claim as	0.31	-0.31
claim can	-0.31	0.31
claim claim	-0.43	0.43
claim decision	-0.39	0.39
claim denial	-0.42	0.42
claim disput	-0.58	0.58
claim e	-0.32	0.32
claim frequency	-0.35	0.35
claim has	-0.44	0.44
claim image	0.39	-0.39
claim is	-0.4	0.4
claim not	-0.45	0.45
claim number	-1.13	1.13
claim or	-0.33	0.33
claim process	-0.32	0.32
claim reconsider	-0.34	0.34
claim review	-0.49	0.49
claim servic	-0.63	0.63
claim statu	-0.57	0.57
claim the	0.33	-0.33
claim total	-0.8	0.8
claim was	-0.53	0.53
claim with	-0.36	0.36
claim within	0.34	-0.34
claim you	-0.33	0.33
claimant	-0.35	0.35
claims:0	1.21	-1.21
claims:1	-0.76	0.76
claims:2	0.79	-0.79
claims:3	0.36	-0.36
clear	0.37	-0.37
clerk	0.34	-0.34
client	0.34	-0.34
clinical	-0.94	0.94
clinical note	-0.31	0.31
clos	0.38	-0.38
cms <n>	0.48	-0.48
co	-0.52	0.52
co <n>	-0.55	0.55
co op	0.35	-0.35
co pay	-0.44	0.44
cobra	0.47	-0.47
code	-0.63	0.63
code <5>	-0.4	0.4
code <d>	-0.39	0.39
code <n>	-0.44	0.44
code bill	-0.48	0.48
code charg	0.32	-0.32
code co	-0.48	0.48
code mod	-0.43	0.43
code of a denial	-1.14	1.14
codes	-0.83	0.83
coin	0.81	-0.81
coin <m>	0.31	-0.31
coin adj	0.4	-0.4
coin paid	0.58	-0.58
collect	0.33	-0.33
come	-0.42	0.42
come by	-0.33	0.33
community	0.48	-0.48
community health	0.43	-0.43
company	-0.48	0.48
company explan	-0.46	0.46
compens	-0.54	0.54
complet	-0.36	0.36
concurrent	-0.38	0.38
concurrent review	-0.32	0.32
confirm	0.31	-0.31
connection	0.5	-0.5
conservativ	-0.31	0.31
conservativ treat	-0.42	0.42
contact	-0.32	0.32
contest	-0.49	0.49
contest thi	-0.31	0.31
contract	-0.44	0.44
contract rate	-0.41	0.41
contractor	-0.59	0.59
copay	0.32	-0.32
copay * paid	-0.34	0.34
copay we	-0.34	0.34
copy * :	0.35	-0.35
copy * thi	-0.37	0.37
correct claim	-0.43	0.43
correct it	0.31	-0.31
cough	0.57	-0.57
cover	-0.56	0.56
cover by	-0.36	0.36
coverag	0.34	-0.34
coverag began	0.49	-0.49
coverag form	0.38	-0.38
coverag terminat	-0.57	0.57
cpt	-0.31	0.31
creat	0.46	-0.46
creat <d>	0.34	-0.34
criteria	-0.47	0.47
cros	-0.44	0.44
cros blue	-0.47	0.47
cross physical	0.4	-0.4
cruz	0.33	-0.33
current	0.85	-0.85
current <m>	0.6	-0.6
current <n>	0.34	-0.34
cut	0.44	-0.44
d a	-0.32	0.32
date * birth	-0.46	0.46
date * injury	-0.54	0.54
date * thi	-0.75	0.75
date :	-0.45	0.45
date above	-0.54	0.54
date bill	-0.48	0.48
date code	-0.56	0.56
date description	0.6	-0.6
date fax	-0.47	0.47
date of	-0.45	0.45
date servic	-0.4	0.4
date time	0.39	-0.39
dated :	-0.31	0.31
dated <d>	0.34	-0.34
daughter	0.44	-0.44
day	-0.79	0.79
day * receipt	-0.33	0.33
day * receiv	-0.45	0.45
day * the	-0.84	0.84
day * thi	-1.03	1.03
day :	-0.45	0.45
day <m>	0.39	-0.39
day after	-1.05	1.05
day from	-1.24	1.24
day of	-0.95	0.95
day the	-0.44	0.44
dc <d>	0.37	-0.37
dear	-0.79	0.79
dear provider	-0.62	0.62
decid	-0.52	0.52
decision	-0.61	0.61
decision :	-0.71	0.71
decision date	-0.47	0.47
decision has	-0.32	0.32
decision is	-0.42	0.42
decision on	-0.42	0.42
decision send	0.33	-0.33
decision the	-0.44	0.44
decision will	0.37	-0.37
deduct	0.36	-0.36
deductibl	0.47	-0.47
deductibl copay	-0.31	0.31
deem	-0.33	0.33
deem * medical	-0.37	0.37
deem a	-0.37	0.37
deficit	-0.41	0.41
deg	0.41	-0.41
demand	-0.31	0.31
denial	-0.9	0.9
denial * claim	-0.35	0.35
denial of	-0.53	0.53
deny	-0.94	0.94
deny * the	-0.33	0.33
deny as	-0.31	0.31
deny claim	-0.4	0.4
deny for	-0.41	0.41
deny on	-0.36	0.36
deny the	-0.61	0.61
deny your	-0.32	0.32
depart	-0.62	0.62
depart of	-0.39	0.39
depend	0.59	-0.59
depend * eligibility	0.58	-0.58
depend on	0.59	-0.59
dependent	0.53	-0.53
describ	-0.4	0.4
description	0.35	-0.35
description charg	0.74	-0.74
desert	0.46	-0.46
desk	1.01	-1.01
desk <d>	0.56	-0.56
detach	0.32	-0.32
detach * return	0.32	-0.32
detach and	0.32	-0.32
detail	-0.67	0.67
detail print	-0.39	0.39
determin	-0.87	0.87
diagnosy	-0.34	0.34
diary	0.48	-0.48
dictat	0.43	-0.43
did	-0.43	0.43
did not	-0.53	0.53
different	-0.51	0.51
director	-0.54	0.54
disagre	-0.73	0.73
discharg	0.59	-0.59
discount	-0.68	0.68
disput	-1.3	1.3
disput :	-0.8	0.8
disput must	-0.33	0.33
disput resolution	-0.34	0.34
disput thi	-0.44	0.44
district	0.35	-0.35
division	-0.49	0.49
dn	0.35	-0.35
do	-0.32	0.32
do not	-0.57	0.57
dob	0.38	-0.38
dob <d>	0.48	-0.48
doctor	-0.52	0.52
docu	-0.53	0.53
document	-0.88	0.88
document request	-0.33	0.33
doe	-0.54	0.54
doe not	-0.72	0.72
done	-0.34	0.34
dos :	-0.33	0.33
dos <d>	0.39	-0.39
dos code	0.53	-0.53
dos proc	-0.44	0.44
due	0.53	-0.53
due <m>	0.74	-0.74
dunmor	-0.34	0.34
duplicat	-0.68	0.68
duplicat claim	-0.4	0.4
duplicat of	-0.34	0.34
duty	0.33	-0.33
e <n>	-0.72	0.72
each	-0.37	0.37
ear	0.41	-0.41
earlier	-0.37	0.37
east	-0.4	0.4
eff	0.39	-0.39
effectiv	1.51	-1.51
effectiv <d>	1.01	-1.01
effectiv <n>	0.39	-0.39
effectiv date	0.59	-0.59
eft <n>	0.33	-0.33
elect	0.4	-0.4
electronic remittanc	-0.44	0.44
electronical	0.52	-0.52
electronical sign	0.42	-0.42
eligibility	0.94	-0.94
eligibility * the	0.54	-0.54
eligibility and	0.34	-0.34
eligibility on	0.52	-0.52
eligibl	0.36	-0.36
elm	0.31	-0.31
else	-0.38	0.38
emg	0.33	-0.33
employ	0.58	-0.58
employ ended	0.52	-0.52
employe	-0.53	0.53
employe :	-0.43	0.43
employer	-0.46	0.46
enclos	0.44	-0.44
encounter	0.34	-0.34
end	0.34	-0.34
end <d>	0.52	-0.52
ended	0.39	-0.39
ended :	0.35	-0.35
ended <d>	0.38	-0.38
enrolle	-0.52	0.52
enrolle :	-0.33	0.33
enter	0.37	-0.37
envelop	0.34	-0.34
er	0.51	-0.51
era	-0.34	0.34
erisa	-0.44	0.44
error	-0.39	0.39
eval	0.56	-0.56
evaluat	0.43	-0.43
evaluat * treat	0.46	-0.46
evaluat and	0.46	-0.46
evidenc	-0.35	0.35
exact	-0.53	0.53
exact duplicat	-0.52	0.52
exam	0.45	-0.45
examin	-0.5	0.5
exampl	-0.32	0.32
exceed	-0.51	0.51
exceed fee	-0.46	0.46
exclud	-0.37	0.37
exhaust	0.58	-0.58
expedit	-0.39	0.39
expens incurr	-0.58	0.58
explan	-0.67	0.67
explan * pay	-0.52	0.52
explan of	-0.49	0.49
extension	0.36	-0.36
external review	-0.31	0.31
extremity	0.47	-0.47
fall	0.54	-0.54
famy care	-0.52	0.52
famy clinic	0.42	-0.42
fax	-0.8	0.8
fax * <n>	-0.37	0.37
fax :	-0.51	0.51
fax <n>	-1	1
fax for	-0.33	0.33
fax it	-0.32	0.32
federal	-0.45	0.45
federal employe	-0.31	0.31
fee	-0.67	0.67
fee schedul	-0.92	0.92
fil has	-0.38	0.38
file <n>	0.38	-0.38
file a	-0.7	0.7
filed	-0.36	0.36
filed within	-0.32	0.32
final decision	0.55	-0.55
finaliz	-1.05	1.05
finaliz <d>	-0.65	0.65
finaliz deny	-0.47	0.47
find	-0.6	0.6
find that	-0.41	0.41
fine	0.39	-0.39
fixed	0.53	-0.53
flexion	0.42	-0.42
flexion <n>	0.37	-0.37
floor	0.5	-0.5
florida	-0.33	0.33
for * appeal	-0.39	0.39
for * date	-0.39	0.39
for * member	-0.37	0.37
for * review	-0.37	0.37
for * same	-0.42	0.42
for <m>	-0.33	0.33
for <n>	-0.41	0.41
for a	-0.58	0.58
for an	-0.55	0.55
for another	-0.38	0.38
for care	-0.31	0.31
for each	-0.52	0.52
for fil	-0.35	0.35
for lack	-0.35	0.35
for me	0.53	-0.53
for one	-0.31	0.31
for process	0.4	-0.4
for reconsider	-0.53	0.53
for the	-0.57	0.57
for thi	-0.65	0.65
for treat	-0.35	0.35
for your	-0.61	0.61
forward	0.41	-0.41
found claim	0.32	-0.32
found that	-0.44	0.44
four	-0.35	0.35
fractur	0.32	-0.32
freq	0.51	-0.51
freq <n>	0.44	-0.44
from * date	-0.8	0.8
from * member	0.35	-0.35
from <n>	0.47	-0.47
from the	-0.81	0.81
from through	0.66	-0.66
from thru	-0.51	0.51
front	1.26	-1.26
front desk	0.94	-0.94
fully	-0.68	0.68
fully insur	-0.39	0.39
fund	-0.59	0.59
further	-0.44	0.44
further chiropractic	-0.31	0.31
ga	0.37	-0.37
gb	-0.36	0.36
gb <n>	-0.36	0.36
geneviev	0.37	-0.37
get	-0.32	0.32
got	-0.47	0.47
got thi	-0.34	0.34
gp x	-0.35	0.35
grade	0.31	-0.31
grain	0.35	-0.35
grievanc	-0.53	0.53
group	-0.55	0.55
group <n>	-0.38	0.38
group health	0.32	-0.32
grp	-0.31	0.31
guarante	0.42	-0.42
guarante * pay	0.41	-0.41
guarante of	0.41	-0.41
guarantor	0.31	-0.31
guidelin	-0.61	0.61
guidroz	0.61	-0.61
hand	0.38	-0.38
hand therapy	0.34	-0.34
handl	-0.41	0.41
harriet	-0.44	0.44
has	-0.59	0.59
has been	-0.89	0.89
has expir	-0.37	0.37
has not	-0.45	0.45
has submission	-0.32	0.32
has to	-0.33	0.33
have	-0.48	0.48
have * appeal	0.4	-0.4
have * right	-0.36	0.36
have <n>	-0.77	0.77
have approv	0.35	-0.35
have been	-0.55	0.55
have deny	-0.31	0.31
have not	-0.32	0.32
have the	-0.58	0.58
have to	-0.34	0.34
have your	0.4	-0.4
he is	0.31	-0.31
head:: * claim	0.34	-0.34
head:: * have	0.35	-0.35
head:: <5>	-0.53	0.53
head:: <m>	-0.34	0.34
head:: <month>	-0.65	0.65
head:: authoriz	0.35	-0.35
head:: claim	-0.49	0.49
head:: deny	-0.46	0.46
head:: marisela	0.35	-0.35
head:: mri	-0.34	0.34
head:: none	0.39	-0.39
head:: other	0.49	-0.49
head:: t	0.4	-0.4
head:: the	-0.31	0.31
head:: u	-0.44	0.44
head:: w	-0.32	0.32
head:: within	-0.31	0.31
head:<5> * <5>	-0.36	0.36
head:<5> * <n>	-0.59	0.59
head:<5> <m>	-0.34	0.34
head:<5> and	-0.5	0.5
head:<5> bill	0.41	-0.41
head:<5> claim	-0.33	0.33
head:<5> for	-0.58	0.58
head:<5> on	-0.49	0.49
head:<5> townzip	-0.4	0.4
head:<5> visit	0.33	-0.33
head:<d>	0.53	-0.53
head:<d> * <d>	0.34	-0.34
head:<d> :	0.31	-0.31
head:<d> <n>	0.69	-0.69
head:<d> a	0.41	-0.41
head:<d> acct	0.35	-0.35
head:<d> authoriz	0.52	-0.52
head:<d> bill	-0.4	0.4
head:<d> card	0.48	-0.48
head:<d> claim	0.48	-0.48
head:<d> contract	-0.33	0.33
head:<d> date	0.38	-0.38
head:<d> end	0.35	-0.35
head:<d> insur	-0.43	0.43
head:<d> member	-0.42	0.42
head:<d> no	0.33	-0.33
head:<d> other	0.35	-0.35
head:<d> page	-0.4	0.4
head:<d> payer	0.39	-0.39
head:<d> procedur	-0.5	0.5
head:<d> provider	-0.81	0.81
head:<d> request	-0.64	0.64
head:<d> statu	0.36	-0.36
head:<d> subscriber	0.63	-0.63
head:<d> thi	0.36	-0.36
head:<d> through	0.81	-0.81
head:<d> townzip	0.32	-0.32
head:<d> visit	0.49	-0.49
head:<m> * claim	-0.43	0.43
head:<m> <5>	0.44	-0.44
head:<m> <d>	1.24	-1.24
head:<m> <n>	-0.45	0.45
head:<m> allow	0.4	-0.4
head:<m> co	-0.62	0.62
head:<m> coin	0.36	-0.36
head:<m> deductibl	0.74	-0.74
head:<m> deny	-0.64	0.64
head:<m> no	0.36	-0.36
head:<m> not	-0.39	0.39
head:<m> note	0.32	-0.32
head:<m> patient	0.61	-0.61
head:<m> payee	-0.38	0.38
head:<m> pleas	0.31	-0.31
head:<m> provider	-0.43	0.43
head:<m> the	-0.4	0.4
head:<m> total	0.61	-0.61
head:<m> we	-0.77	0.77
head:<m> you	-0.37	0.37
head:<month> and	0.32	-0.32
head:<n>	0.39	-0.39
head:<n> * <n>	0.46	-0.46
head:<n> * right	0.34	-0.34
head:<n> :	0.69	-0.69
head:<n> <m>	-0.54	0.54
head:<n> a	0.4	-0.4
head:<n> accept	0.64	-0.64
head:<n> acct	-0.54	0.54
head:<n> allow	0.62	-0.62
head:<n> anthem	0.47	-0.47
head:<n> approv	0.48	-0.48
head:<n> at	0.35	-0.35
head:<n> authoriz	0.31	-0.31
head:<n> beneficiary	-0.45	0.45
head:<n> benefit	-0.32	0.32
head:<n> born	-0.71	0.71
head:<n> ca	0.88	-0.88
head:<n> calendar	-0.4	0.4
head:<n> call	0.42	-0.42
head:<n> case	-0.38	0.38
head:<n> charg	-0.35	0.35
head:<n> claim	-0.77	0.77
head:<n> cm	0.38	-0.38
head:<n> code	-0.35	0.35
head:<n> coverag	0.42	-0.42
head:<n> day	-0.85	0.85
head:<n> dear	-0.62	0.62
head:<n> degr	0.32	-0.32
head:<n> dob	-0.42	0.42
head:<n> dos	-0.31	0.31
head:<n> dx	0.34	-0.34
head:<n> effectiv	0.83	-0.83
head:<n> exact	-0.36	0.36
head:<n> expens	-0.36	0.36
head:<n> finaliz	-0.31	0.31
head:<n> for	-0.82	0.82
head:<n> group	-0.41	0.41
head:<n> h	0.31	-0.31
head:<n> i	0.89	-0.89
head:<n> in	0.38	-0.38
head:<n> insur	-0.44	0.44
head:<n> is	0.77	-0.77
head:<n> l	0.4	-0.4
head:<n> lb	0.44	-0.44
head:<n> ma	0.47	-0.47
head:<n> member	-0.77	0.77
head:<n> mg	0.53	-0.53
head:<n> min	0.59	-0.59
head:<n> month	-0.68	0.68
head:<n> n	-0.4	0.4
head:<n> nf	0.44	-0.44
head:<n> no	0.64	-0.64
head:<n> note	0.36	-0.36
head:<n> npi	-0.35	0.35
head:<n> on	0.31	-0.31
head:<n> or	-0.42	0.42
head:<n> other	0.33	-0.33
head:<n> our	-0.61	0.61
head:<n> over	0.36	-0.36
head:<n> p	0.5	-0.5
head:<n> page	1.03	-1.03
head:<n> paid	0.35	-0.35
head:<n> patient	-0.5	0.5
head:<n> payee	-0.76	0.76
head:<n> pe	0.4	-0.4
head:<n> per	0.39	-0.39
head:<n> percent	-0.31	0.31
head:<n> provider	-0.55	0.55
head:<n> r	0.39	-0.39
head:<n> receiv	-0.44	0.44
head:<n> referenc	-0.51	0.51
head:<n> reject	0.5	-0.5
head:<n> render	-0.54	0.54
head:<n> request	-0.68	0.68
head:<n> result	0.58	-0.58
head:<n> rt	-0.31	0.31
head:<n> sent	0.36	-0.36
head:<n> servic	-0.37	0.37
head:<n> stat	0.48	-0.48
head:<n> statu	-0.31	0.31
head:<n> subject	-0.32	0.32
head:<n> svc	-0.56	0.56
head:<n> tax	-0.44	0.44
head:<n> th	0.5	-0.5
head:<n> the	-0.73	0.73
head:<n> time	0.39	-0.39
head:<n> tin	-0.63	0.63
head:<n> townzip	-0.72	0.72
head:<n> view	0.33	-0.33
head:<n> visit	0.47	-0.47
head:<n> week	0.31	-0.31
head:<n> what	-0.43	0.43
head:<n> when	0.38	-0.38
head:<n> you	-0.61	0.61
head:?	0.8	-0.8
head:? <d>	0.34	-0.34
head:? no	0.35	-0.35
head:a <n>	0.54	-0.54
head:a bill	-0.9	0.9
head:a copy	0.37	-0.37
head:a day	0.51	-0.51
head:a guarante	0.38	-0.38
head:a m	0.35	-0.35
head:a provider	-0.41	0.41
head:a unitedhealthcar	-0.32	0.32
head:ab <n>	-0.37	0.37
head:abn	0.34	-0.34
head:about	0.39	-0.39
head:above	-0.37	0.37
head:accept	0.97	-0.97
head:accept * process	0.36	-0.36
head:accept <n>	0.33	-0.33
head:accept for	0.39	-0.39
head:acceptanc	0.33	-0.33
head:accident	0.37	-0.37
head:account	0.62	-0.62
head:acct <n>	0.4	-0.4
head:ach	-0.43	0.43
head:acknowledg	0.42	-0.42
head:activ	0.55	-0.55
head:additional	-0.46	0.46
head:additional document	-0.34	0.34
head:adj	0.65	-0.65
head:adjust	0.51	-0.51
head:adjuster	0.65	-0.65
head:administrator	-0.63	0.63
head:advers	-0.52	0.52
head:advers determin	-0.55	0.55
head:advic	-0.71	0.71
head:after coverag	-0.37	0.37
head:again	0.59	-0.59
head:agre	0.34	-0.34
head:all	0.59	-0.59
head:allegheny	-0.32	0.32
head:allow <m>	0.46	-0.46
head:allow deduct	0.38	-0.38
head:allow paid	-0.74	0.74
head:allowanc	-0.36	0.36
head:also	0.33	-0.33
head:alway	0.31	-0.31
head:am	0.49	-0.49
head:ambros	0.35	-0.35
head:amount due	0.42	-0.42
head:amt	-0.4	0.4
head:an appeal	-0.33	0.33
head:and <5>	-0.39	0.39
head:and i	0.52	-0.52
head:and not	0.31	-0.31
head:and to	0.36	-0.36
head:and treat	0.59	-0.59
head:ankle	0.38	-0.38
head:another	-0.39	0.39
head:another payer	-0.32	0.32
head:answer	0.48	-0.48
head:appeal	-0.77	0.77
head:appeal * <n>	-0.61	0.61
head:appeal :	-0.92	0.92
head:appeal by	-0.44	0.44
head:appeal unit	-0.31	0.31
head:appeal within	-0.77	0.77
head:applic	0.5	-0.5
head:appoint	0.31	-0.31
head:appoint of	0.39	-0.39
head:approv :	0.44	-0.44
head:approval	0.84	-0.84
head:approval * not	0.53	-0.53
head:approval is	0.61	-0.61
head:arm	0.42	-0.42
head:as * <d>	0.45	-0.45
head:as of	0.48	-0.48
head:as sent	0.44	-0.44
head:ask about	0.43	-0.43
head:asked	-0.39	0.39
head:asked for	-0.33	0.33
head:asked us	-0.32	0.32
head:associat	-0.39	0.39
head:asthma	0.42	-0.42
head:at <m>	-0.5	0.5
head:at <n>	0.41	-0.41
head:at least	-0.36	0.36
head:at thi	0.44	-0.44
head:attn	-0.53	0.53
head:attn :	-0.36	0.36
head:augustin	0.43	-0.43
head:auth	0.5	-0.5
head:auth <n>	0.33	-0.33
head:authoriz	0.4	-0.4
head:authoriz * file	-0.57	0.57
head:authoriz number	0.75	-0.75
head:authoriz on	-0.53	0.53
head:auto	0.7	-0.7
head:auto insuranc	0.38	-0.38
head:automobil	-0.4	0.4
head:automobil insuranc	-0.36	0.36
head:b <d>	0.49	-0.49
head:b <n>	-0.46	0.46
head:b m	0.34	-0.34
head:back	0.68	-0.68
head:balanc	1.05	-1.05
head:balanc <d>	0.54	-0.54
head:balanc <m>	0.57	-0.57
head:barnaby	0.4	-0.4
head:batch	0.79	-0.79
head:batch <n>	0.61	-0.61
head:bayou teche	0.4	-0.4
head:bcb	0.36	-0.36
head:becaus	-0.55	0.55
head:becaus the	-0.5	0.5
head:been	-0.54	0.54
head:been reach	-0.32	0.32
head:been used	-0.35	0.35
head:began	0.77	-0.77
head:began <d>	0.38	-0.38
head:begin	0.36	-0.36
head:behalf	-0.5	0.5
head:behalf of	-0.5	0.5
head:behavioral	-0.37	0.37
head:being	0.41	-0.41
head:below	-0.32	0.32
head:belt	0.32	-0.32
head:beneficiary	-0.32	0.32
head:beneficiary :	-0.33	0.33
head:benefit * provider	0.68	-0.68
head:benefit <d>	0.32	-0.32
head:benefit maximum	-0.32	0.32
head:benefit plan	-0.31	0.31
head:benefit to	0.42	-0.42
head:benefit trust	0.36	-0.36
head:bettina	0.43	-0.43
head:big	0.32	-0.32
head:bill	-0.37	0.37
head:bill * <m>	-0.34	0.34
head:bill :	-0.43	0.43
head:bill <m>	-0.5	0.5
head:bill paid	-0.56	0.56
head:bill provider	-0.31	0.31
head:birth	-0.41	0.41
head:blank	0.38	-0.38
head:blue cros	-0.49	0.49
head:blue shield	-0.51	0.51
head:bluecros	-0.38	0.38
head:bluecros blueshield	-0.36	0.36
head:blueshield * tennesse	-0.56	0.56
head:bluff road	-0.48	0.48
head:board	-0.38	0.38
head:boone	0.59	-0.59
head:born	-0.52	0.52
head:born <d>	-0.48	0.48
head:both	0.61	-0.61
head:box	-0.58	0.58
head:box <n>	-0.69	0.69
head:bp	0.41	-0.41
head:bp <n>	0.35	-0.35
head:brandt	0.56	-0.56
head:break	0.37	-0.37
head:busines	-0.43	0.43
head:but	0.5	-0.5
head:but i	0.32	-0.32
head:bw	0.58	-0.58
head:bw <n>	0.57	-0.57
head:by :	0.6	-0.6
head:by <d>	0.71	-0.71
head:by <n>	-0.58	0.58
head:by another	-0.32	0.32
head:by mistak	0.36	-0.36
head:ca	0.85	-0.85
head:calendar	-0.37	0.37
head:calendar day	-0.4	0.4
head:california	-0.49	0.49
head:call	0.79	-0.79
head:call log	0.32	-0.32
head:can	-0.46	0.46
head:can be	-0.57	0.57
head:carc	-0.58	0.58
head:carc <n>	-0.38	0.38
head:card	1.18	-1.18
head:case	-0.68	0.68
head:case :	-0.32	0.32
head:case <n>	0.37	-0.37
head:case number	-0.44	0.44
head:cash	0.45	-0.45
head:castleberry	0.46	-0.46
head:cb	0.33	-0.33
head:cb <n>	0.33	-0.33
head:certificat	0.74	-0.74
head:certificat of	0.78	-0.78
head:chang	0.47	-0.47
head:charg :	-0.31	0.31
head:charg <m>	-0.51	0.51
head:charg <n>	0.53	-0.53
head:charg allow	-0.32	0.32
head:charg not	0.5	-0.5
head:charg paid	-0.6	0.6
head:charg pay	0.35	-0.35
head:charg statu	0.52	-0.52
head:chart	0.53	-0.53
head:check eft	-0.43	0.43
head:child	0.31	-0.31
head:chiropractic	0.32	-0.32
head:chiropractic pllc	0.33	-0.33
head:chiropractic wellnes	0.47	-0.47
head:cigna	0.35	-0.35
head:city	-0.31	0.31
head:claim * deny	-0.44	0.44
head:claim * sent	0.35	-0.35
head:claim :	-0.67	0.67
head:claim <5>	-0.73	0.73
head:claim <m>	0.33	-0.33
head:claim acknowledg	0.39	-0.39
head:claim as	0.39	-0.39
head:claim claim	-0.36	0.36
head:claim decision	-0.39	0.39
head:claim denial	-0.42	0.42
head:claim image	0.38	-0.38
head:claim not	-0.45	0.45
head:claim number	-1.13	1.13
head:claim review	-0.35	0.35
head:claim servic	-0.46	0.46
head:claim statu	-0.58	0.58
head:claim total	-0.92	0.92
head:claim within	0.51	-0.51
head:clear	0.37	-0.37
head:clearinghous	0.57	-0.57
head:clerk	0.33	-0.33
head:client	0.34	-0.34
head:clinical	-0.83	0.83
head:clos	0.64	-0.64
head:cms	0.46	-0.46
head:cms <n>	0.55	-0.55
head:co op	0.35	-0.35
head:cobra	0.48	-0.48
head:code	-0.43	0.43
head:code <5>	-0.36	0.36
head:code <d>	-0.37	0.37
head:code bill	-0.43	0.43
head:code charg	0.41	-0.41
head:coin	0.86	-0.86
head:coin <m>	0.36	-0.36
head:coin adj	0.4	-0.4
head:coin paid	0.61	-0.61
head:collect	0.47	-0.47
head:community	0.48	-0.48
head:community health	0.43	-0.43
head:company	-0.65	0.65
head:company explan	-0.46	0.46
head:compens	-0.48	0.48
head:concurrent	-0.37	0.37
head:concurrent review	-0.31	0.31
head:connection	0.5	-0.5
head:conservativ treat	-0.42	0.42
head:continu	0.36	-0.36
head:contractor	-0.52	0.52
head:copay	0.5	-0.5
head:copay <m>	0.32	-0.32
head:copy	0.67	-0.67
head:copy of	0.65	-0.65
head:cordelia	0.32	-0.32
head:cough	0.45	-0.45
head:count	0.4	-0.4
head:cover	-0.55	0.55
head:coverag	1.03	-1.03
head:coverag began	0.49	-0.49
head:coverag form	0.38	-0.38
head:coverag terminat	-0.37	0.37
head:creat	0.49	-0.49
head:creat <d>	0.34	-0.34
head:cros	-0.45	0.45
head:cros blue	-0.47	0.47
head:cross physical	0.39	-0.39
head:cruz	0.33	-0.33
head:cuff tear	-0.36	0.36
head:daily	0.33	-0.33
head:date * birth	-0.41	0.41
head:date * injury	-0.54	0.54
head:date * thi	-0.57	0.57
head:date :	-0.4	0.4
head:date code	-0.37	0.37
head:date description	0.5	-0.5
head:date of	-0.32	0.32
head:date servic	-0.34	0.34
head:date time	0.37	-0.37
head:daughter	0.45	-0.45
head:day	-0.41	0.41
head:day * servic	0.39	-0.39
head:day * thi	-0.71	0.71
head:day <n>	0.32	-0.32
head:day after	-0.6	0.6
head:day from	-0.41	0.41
head:day of	-0.59	0.59
head:dc <d>	0.32	-0.32
head:dear	-0.79	0.79
head:dear ms	0.32	-0.32
head:dear provider	-0.56	0.56
head:decid	-0.5	0.5
head:decision	-0.55	0.55
head:decision :	-0.62	0.62
head:decision date	-0.45	0.45
head:decision of	0.32	-0.32
head:deduct	0.45	-0.45
head:deductibl	0.5	-0.5
head:deductibl <m>	0.37	-0.37
head:deg	0.34	-0.34
head:degr	0.36	-0.36
head:denial	-0.61	0.61
head:denial * claim	-0.32	0.32
head:denial of	-0.49	0.49
head:deny	-0.84	0.84
head:deny <n>	0.4	-0.4
head:deny the	-0.45	0.45
head:deny thi	-0.33	0.33
head:depart	-0.37	0.37
head:description	0.45	-0.45
head:description charg	0.66	-0.66
head:desert	0.48	-0.48
head:desk	0.92	-0.92
head:desk <d>	0.56	-0.56
head:detail	-0.55	0.55
head:detail print	-0.33	0.33
head:determin	-0.83	0.83
head:diary	0.47	-0.47
head:dictat	0.38	-0.38
head:director	-0.31	0.31
head:discharg	0.43	-0.43
head:discount	-0.56	0.56
head:disput	-1.03	1.03
head:disput :	-0.54	0.54
head:district	0.4	-0.4
head:do not	-0.37	0.37
head:dob	0.32	-0.32
head:dob <d>	0.4	-0.4
head:document	-0.61	0.61
head:document request	-0.33	0.33
head:dos :	-0.32	0.32
head:dos <d>	0.38	-0.38
head:dos code	0.53	-0.53
head:dos proc	-0.42	0.42
head:down	0.31	-0.31
head:dr	0.37	-0.37
head:due	0.78	-0.78
head:due <m>	0.5	-0.5
head:dunmor	-0.34	0.34
head:duplicat	-0.44	0.44
head:dx	0.34	-0.34
head:e <n>	-0.74	0.74
head:ear	0.42	-0.42
head:east	-0.36	0.36
head:eff	0.34	-0.34
head:effectiv	1.75	-1.75
head:effectiv <d>	1.14	-1.14
head:effectiv date	0.59	-0.59
head:eft <n>	0.46	-0.46
head:eft trace	0.33	-0.33
head:elect	0.42	-0.42
head:electronic remittanc	-0.44	0.44
head:electronical	0.45	-0.45
head:eligibility	0.8	-0.8
head:eligibl	0.49	-0.49
head:elm	0.31	-0.31
head:employ	0.65	-0.65
head:employ ended	0.52	-0.52
head:employe	-0.49	0.49
head:employe :	-0.4	0.4
head:employer	-0.39	0.39
head:enclos	0.34	-0.34
head:encounter	0.37	-0.37
head:end	0.63	-0.63
head:end <d>	0.43	-0.43
head:end of	0.33	-0.33
head:ended	0.79	-0.79
head:ended <d>	0.48	-0.48
head:enrolle	-0.53	0.53
head:enrolle :	-0.33	0.33
head:enter	0.4	-0.4
head:er	0.54	-0.54
head:er <n>	0.33	-0.33
head:era	-0.31	0.31
head:eval	0.52	-0.52
head:evaluat	0.46	-0.46
head:evaluat * treat	0.46	-0.46
head:evaluat and	0.46	-0.46
head:even	0.32	-0.32
head:every	0.46	-0.46
head:evidenc	-0.35	0.35
head:exact	-0.37	0.37
head:exact duplicat	-0.37	0.37
head:exam	0.51	-0.51
head:exhaust	0.43	-0.43
head:expect	0.34	-0.34
head:expens incurr	-0.37	0.37
head:explan	-0.52	0.52
head:explan * pay	-0.48	0.48
head:explan of	-0.4	0.4
head:extension	0.41	-0.41
head:extremity	0.31	-0.31
head:f	0.31	-0.31
head:fall	0.63	-0.63
head:famy care	-0.52	0.52
head:fax	-0.45	0.45
head:fax <d>	-0.36	0.36
head:fax <n>	-0.58	0.58
head:federal	-0.34	0.34
head:federal employe	-0.31	0.31
head:file <n>	0.35	-0.35
head:final	0.56	-0.56
head:finaliz	-1.02	1.02
head:finaliz <d>	-0.6	0.6
head:finaliz deny	-0.46	0.46
head:fine	0.39	-0.39
head:first	0.4	-0.4
head:fixed	0.5	-0.5
head:flexion	0.45	-0.45
head:flexion <n>	0.34	-0.34
head:floor	0.48	-0.48
head:for * same	-0.33	0.33
head:for me	0.49	-0.49
head:for process	0.36	-0.36
head:for the	-0.43	0.43
head:for your	-0.6	0.6
head:form	0.57	-0.57
head:forward	0.52	-0.52
head:forward to	0.32	-0.32
head:fractur	0.36	-0.36
head:freq	0.48	-0.48
head:freq <n>	0.41	-0.41
head:from <n>	0.43	-0.43
head:from through	0.41	-0.41
head:from thru	-0.52	0.52
head:from you	-0.31	0.31
head:front	1.08	-1.08
head:front desk	0.71	-0.71
head:fully	-0.54	0.54
head:fully insur	-0.35	0.35
head:fund	-0.57	0.57
head:ga	0.34	-0.34
head:gb	-0.36	0.36
head:gb <n>	-0.36	0.36
head:geneviev	0.37	-0.37
head:go	0.43	-0.43
head:gp x	-0.34	0.34
head:grain	0.33	-0.33
head:group	-0.45	0.45
head:group health	0.32	-0.32
head:grp	-0.31	0.31
head:guarante	0.41	-0.41
head:guarante * pay	0.38	-0.38
head:guarante of	0.38	-0.38
head:guarantor	0.31	-0.31
head:guidroz	0.61	-0.61
head:h	0.43	-0.43
head:hand	0.48	-0.48
head:hand therapy	0.37	-0.37
head:harriet	-0.42	0.42
head:has been	-0.7	0.7
head:have <n>	-0.47	0.47
head:have your	0.5	-0.5
head:he	0.49	-0.49
head:headach	0.49	-0.49
head:health benefit	-0.33	0.33
head:health care	-0.31	0.31
head:health explan	-0.55	0.55
head:health insuranc	0.52	-0.52
head:health provider	0.43	-0.43
head:healthcar explan	0.44	-0.44
head:healthy	0.51	-0.51
head:held	0.6	-0.6
head:hello	-0.54	0.54
head:her	0.69	-0.69
head:here is	-0.37	0.37
head:his	0.86	-0.86
head:history	0.47	-0.47
head:hmo	-0.35	0.35
head:hr	0.39	-0.39
head:human	0.35	-0.35
head:i	1.2	-1.2
head:i am	0.38	-0.38
head:i have	0.41	-0.41
head:i want	0.39	-0.39
head:i would	0.34	-0.34
head:icn	-0.42	0.42
head:id	-0.66	0.66
head:id :	-0.85	0.85
head:id claim	-0.35	0.35
head:if it	0.33	-0.33
head:if you	-0.42	0.42
head:ignatiu	0.39	-0.39
head:ii	0.5	-0.5
head:image	0.63	-0.63
head:impression	0.34	-0.34
head:impression :	0.31	-0.31
head:in <month>	0.66	-0.66
head:in <n>	0.35	-0.35
head:in network	0.38	-0.38
head:in proces	0.36	-0.36
head:in the	-0.31	0.31
head:in writ	-0.59	0.59
head:inc npi	-0.33	0.33
head:includ	-0.34	0.34
head:incomplet	-0.37	0.37
head:incurr	-0.39	0.39
head:incurr after	-0.37	0.37
head:indemnity	-0.55	0.55
head:independent	-0.54	0.54
head:independent medical	-0.39	0.39
head:individual	-0.48	0.48
head:influenza	0.31	-0.31
head:inhal	0.35	-0.35
head:injur	-0.46	0.46
head:injur person	-0.31	0.31
head:injury :	-0.49	0.49
head:ins	0.42	-0.42
head:insur	-1.14	1.14
head:insur :	-0.54	0.54
head:insur claim	-0.33	0.33
head:insur id	0.35	-0.35
head:insuranc	0.36	-0.36
head:insuranc :	0.39	-0.39
head:insuranc company	-0.37	0.37
head:insuranc questionnair	0.48	-0.48
head:intak	0.53	-0.53
head:integrity	-0.36	0.36
head:is a	-0.38	0.38
head:is about	-0.35	0.35
head:is deny	-0.37	0.37
head:is in	0.44	-0.44
head:is open	0.48	-0.48
head:is paid	0.33	-0.33
head:is to	0.31	-0.31
head:it in	0.36	-0.36
head:it within	0.37	-0.37
head:jh	0.39	-0.39
head:job	0.44	-0.44
head:josephin	0.35	-0.35
head:juniper	0.4	-0.4
head:jurisdiction	-0.53	0.53
head:kept	0.32	-0.32
head:keyed	0.38	-0.38
head:knee	0.42	-0.42
head:l	0.49	-0.49
head:l <n>	0.37	-0.37
head:lab	0.37	-0.37
head:last	0.33	-0.33
head:late	0.43	-0.43
head:lb	0.46	-0.46
head:least	-0.36	0.36
head:least <n>	-0.36	0.36
head:ledger	0.82	-0.82
head:left	0.72	-0.72
head:leocadia	0.37	-0.37
head:lift	0.51	-0.51
head:light	0.38	-0.38
head:limit	0.64	-0.64
head:limit <m>	0.31	-0.31
head:lindgren	0.32	-0.32
head:lindqvist	0.45	-0.45
head:line dos	-0.33	0.33
head:linnea	0.38	-0.38
head:load	0.48	-0.48
head:log	0.92	-0.92
head:louisiana	0.44	-0.44
head:louisiana medicaid	0.39	-0.39
head:low back	0.34	-0.34
head:lowe	0.32	-0.32
head:m	0.32	-0.32
head:m <m>	0.34	-0.34
head:mail	0.37	-0.37
head:mail <d>	-0.4	0.4
head:manag	-0.31	0.31
head:manager	0.54	-0.54
head:manual	0.62	-0.62
head:marisela	0.79	-0.79
head:marketplac	-0.45	0.45
head:maximum	-0.42	0.42
head:maximum * thi	-0.35	0.35
head:maximum for	-0.35	0.35
head:may appeal	-0.4	0.4
head:may be	-0.38	0.38
head:md	0.5	-0.5
head:md <d>	0.53	-0.53
head:me	0.75	-0.75
head:medical director	-0.32	0.32
head:medical necessary	-0.34	0.34
head:medical policy	0.54	-0.54
head:medical record	-0.31	0.31
head:medical review	-0.51	0.51
head:medicar advantag	-0.35	0.35
head:member	-0.84	0.84
head:member <n>	-0.41	0.41
head:member id	-0.77	0.77
head:member must	0.34	-0.34
head:member number	-0.7	0.7
head:messag <n>	-0.45	0.45
head:mg	0.48	-0.48
head:mh	0.38	-0.38
head:michigan	-0.44	0.44
head:milo	0.36	-0.36
head:min	0.62	-0.62
head:ml	0.34	-0.34
head:mod	-0.59	0.59
head:mod bill	-0.5	0.5
head:mod unit	-0.32	0.32
head:moda health	-0.38	0.38
head:month * the	-0.36	0.36
head:month of	-0.54	0.54
head:mother	0.37	-0.37
head:moved	0.37	-0.37
head:mr	0.34	-0.34
head:mri	-0.37	0.37
head:ms	0.56	-0.56
head:mutual	0.44	-0.44
head:mutual auto	0.33	-0.33
head:my	1.14	-1.14
head:n	-0.31	0.31
head:n <n>	-0.64	0.64
head:nadia	0.31	-0.31
head:nakamura	0.5	-0.5
head:nb	0.31	-0.31
head:necessary	-0.33	0.33
head:neck	0.49	-0.49
head:need from	0.34	-0.34
head:never	0.35	-0.35
head:next	0.68	-0.68
head:nf	0.51	-0.51
head:nf <n>	0.51	-0.51
head:night	0.39	-0.39
head:no :	-0.83	0.83
head:no <n>	-0.62	0.62
head:no action	-0.32	0.32
head:no authoriz	-0.46	0.46
head:no other	0.46	-0.46
head:no pay	0.33	-0.33
head:none	0.52	-0.52
head:normal	0.49	-0.49
head:northern	0.54	-0.54
head:not * bill	-0.85	0.85
head:not * guarante	0.38	-0.38
head:not allow	0.79	-0.79
head:not approv	-1.31	1.31
head:not certify	-0.32	0.32
head:not paid	-0.46	0.46
head:not show	-0.52	0.52
head:not shown	-0.34	0.34
head:not support	-0.48	0.48
head:note	0.63	-0.63
head:note :	0.44	-0.44
head:note <d>	0.68	-0.68
head:note <n>	0.32	-0.32
head:note of	-0.32	0.32
head:note to	0.4	-0.4
head:notic	-0.57	0.57
head:notic * advers	-0.41	0.41
head:notic * approval	0.56	-0.56
head:notic * denial	-0.33	0.33
head:notic date	-0.4	0.4
head:notic of	-0.32	0.32
head:notic to	-0.33	0.33
head:notific	-0.42	0.42
head:novita	0.35	-0.35
head:novita solution	0.34	-0.34
head:now	0.79	-0.79
head:npi	-0.91	0.91
head:npi :	-0.53	0.53
head:npi <n>	-0.91	0.91
head:number	-0.6	0.6
head:number :	-0.66	0.66
head:number <n>	-0.43	0.43
head:number is	-0.34	0.34
head:o box	-0.69	0.69
head:oakhurst	0.34	-0.34
head:obi	0.37	-0.37
head:occupational	0.5	-0.5
head:occupational therapy	0.46	-0.46
head:odessa	0.38	-0.38
head:of * primary	0.54	-0.54
head:of * servic	0.51	-0.51
head:of <d>	0.64	-0.64
head:of <m>	0.35	-0.35
head:of advers	-0.43	0.43
head:of approval	0.57	-0.57
head:of birth	-0.41	0.41
head:of california	-0.49	0.49
head:of care	0.41	-0.41
head:of coverag	0.34	-0.34
head:of injury	-0.4	0.4
head:of michigan	-0.42	0.42
head:of my	0.34	-0.34
head:of prior	0.39	-0.39
head:of review	-0.39	0.39
head:of tennesse	-0.56	0.56
head:of texa	0.31	-0.31
head:of thi	-0.93	0.93
head:off	0.55	-0.55
head:offic	0.31	-0.31
head:oh	0.47	-0.47
head:ok	0.77	-0.77
head:okafor	0.38	-0.38
head:old	0.49	-0.49
head:on * date	0.43	-0.43
head:on * right	0.35	-0.35
head:on * same	-0.47	0.47
head:on <month>	-0.55	0.55
head:on behalf	-0.5	0.5
head:on examin	-0.45	0.45
head:on the	0.41	-0.41
head:only	0.32	-0.32
head:op	0.37	-0.37
head:open	0.79	-0.79
head:open for	0.41	-0.41
head:optum	-0.49	0.49
head:or other	0.59	-0.59
head:order	0.43	-0.43
head:organiz	-0.47	0.47
head:original	0.44	-0.44
head:orthopedic	-0.42	0.42
head:ot	0.5	-0.5
head:other	1.38	-1.38
head:other coverag	0.91	-0.91
head:ottolin	0.5	-0.5
head:our claim	-0.39	0.39
head:our decision	-0.44	0.44
head:our insur	-0.62	0.62
head:out	0.57	-0.57
head:out <n>	0.31	-0.31
head:outcom	-0.36	0.36
head:outpatient	0.67	-0.67
head:outpatient physical	0.64	-0.64
head:over	0.48	-0.48
head:overpay	-0.42	0.42
head:overturn	-0.4	0.4
head:owe <m>	0.41	-0.41
head:own	0.39	-0.39
head:p a	0.33	-0.33
head:p o	-0.69	0.69
head:pa <n>	0.31	-0.31
head:pa npi	-0.37	0.37
head:page	0.39	-0.39
head:page <n>	0.48	-0.48
head:paid <d>	0.64	-0.64
head:paid code	-0.46	0.46
head:paid eob	-0.35	0.35
head:paid on	-0.47	0.47
head:paid the	-0.37	0.37
head:pain	0.35	-0.35
head:pain <n>	0.39	-0.39
head:part * the	-0.47	0.47
head:part of	-0.36	0.36
head:party	0.31	-0.31
head:pass	0.34	-0.34
head:past <n>	-0.39	0.39
head:pat	-0.33	0.33
head:pat acct	-0.35	0.35
head:patient owe	0.56	-0.56
head:pay * <d>	0.62	-0.62
head:pay by	0.7	-0.7
head:pay claim	-0.39	0.39
head:pay date	-0.63	0.63
head:pay decision	0.45	-0.45
head:pay integrity	-0.33	0.33
head:pay is	-0.32	0.32
head:pay thi	0.46	-0.46
head:payabl	-0.4	0.4
head:payee	-0.85	0.85
head:payee :	-0.47	0.47
head:payee npi	-0.37	0.37
head:payer	0.97	-0.97
head:payer :	0.37	-0.37
head:payer claim	0.41	-0.41
head:payer id	0.32	-0.32
head:pc npi	-0.49	0.49
head:pcp	0.56	-0.56
head:pe	0.47	-0.47
head:pe <n>	0.41	-0.41
head:peak	0.34	-0.34
head:pediatric therapy	-0.33	0.33
head:peer	-0.62	0.62
head:peer review	-0.37	0.37
head:pend	1.02	-1.02
head:per	0.42	-0.42
head:phone	0.4	-0.4
head:physician or	0.38	-0.38
head:pine	0.36	-0.36
head:pip	0.55	-0.55
head:pip claim	0.36	-0.36
head:pip medical	0.41	-0.41
head:plan * care	0.55	-0.55
head:plan allow	-0.4	0.4
head:plan explan	0.33	-0.33
head:plan provider	-0.35	0.35
head:pleas	0.59	-0.59
head:pleas pay	0.7	-0.7
head:pleas send	-0.55	0.55
head:pllc	0.49	-0.49
head:plu	-0.43	0.43
head:po	-0.6	0.6
head:po box	-0.6	0.6
head:pointer	0.32	-0.32
head:portal	0.4	-0.4
head:positiv	0.46	-0.46
head:post	0.41	-0.41
head:pp	0.52	-0.52
head:pp <n>	0.34	-0.34
head:pr	0.37	-0.37
head:pr <n>	0.32	-0.32
head:prepay	-0.46	0.46
head:prepay review	-0.36	0.36
head:primary	0.64	-0.64
head:primary payer	0.35	-0.35
head:print	0.61	-0.61
head:print <d>	0.63	-0.63
head:prior authoriz	-0.37	0.37
head:proc	-0.39	0.39
head:proc bill	0.41	-0.41
head:proc mod	-0.52	0.52
head:procedur	-0.67	0.67
head:process	-0.41	0.41
head:promis	0.38	-0.38
head:prov	-0.42	0.42
head:provider	-0.5	0.5
head:provider :	-0.81	0.81
head:provider disput	-0.38	0.38
head:provider line	0.5	-0.5
head:provider manual	0.74	-0.74
head:pruitt	0.36	-0.36
head:pt	0.57	-0.57
head:pt :	0.32	-0.32
head:pt <d>	0.4	-0.4
head:pt <n>	0.36	-0.36
head:ptan	-0.31	0.31
head:pull	0.33	-0.33
head:put	0.91	-0.91
head:put the	0.46	-0.46
head:qty	-0.35	0.35
head:questionnair	1.21	-1.21
head:r	0.45	-0.45
head:r <d>	0.7	-0.7
head:ra	-0.35	0.35
head:radiology	0.38	-0.38
head:rarc	-0.31	0.31
head:raritan	-0.37	0.37
head:rate	-0.38	0.38
head:rational	-0.38	0.38
head:rational :	-0.38	0.38
head:re	0.5	-0.5
head:reach the	-0.39	0.39
head:reason	-0.5	0.5
head:receipt	0.34	-0.34
head:receiv <n>	0.38	-0.38
head:recheck	0.35	-0.35
head:recipient	-0.58	0.58
head:recipient name	-0.44	0.44
head:reconsider	-0.44	0.44
head:record	-0.46	0.46
head:ref	1.04	-1.04
head:ref <n>	0.67	-0.67
head:referenc :	-0.35	0.35
head:rehab	-0.39	0.39
head:rehabilit	0.41	-0.41
head:reinstat	0.37	-0.37
head:reject	0.66	-0.66
head:relat	0.44	-0.44
head:releas	0.56	-0.56
head:remark	-0.65	0.65
head:remit date	-0.34	0.34
head:remittanc	-0.64	0.64
head:remittanc <d>	0.64	-0.64
head:remittanc advic	-0.65	0.65
head:remy	0.45	-0.45
head:render	-0.72	0.72
head:rep	0.64	-0.64
head:replac	0.35	-0.35
head:report	0.34	-0.34
head:report <d>	0.32	-0.32
head:report <n>	0.4	-0.4
head:reproces	0.32	-0.32
head:request	-0.72	0.72
head:request :	-0.73	0.73
head:request for	-0.38	0.38
head:request was	-0.34	0.34
head:resent	0.52	-0.52
head:resolution	-0.36	0.36
head:responsibility	0.32	-0.32
head:result	0.47	-0.47
head:result :	0.33	-0.33
head:result ok	0.31	-0.31
head:review	-0.84	0.84
head:review decision	-0.49	0.49
head:review your	-0.46	0.46
head:reviewer	-0.76	0.76
head:reye	0.58	-0.58
head:right	0.77	-0.77
head:right shoulder	0.33	-0.33
head:riverbend	0.42	-0.42
head:road	-0.33	0.33
head:road rehab	-0.48	0.48
head:rosali	0.52	-0.52
head:rosalind	0.47	-0.47
head:rot	0.4	-0.4
head:run	0.39	-0.39
head:run <d>	0.45	-0.45
head:same	-0.38	0.38
head:say	0.78	-0.78
head:scann	0.63	-0.63
head:scann <d>	0.33	-0.33
head:school	0.77	-0.77
head:school district	0.43	-0.43
head:secondary	0.51	-0.51
head:section	0.54	-0.54
head:see	0.32	-0.32
head:self fund	-0.43	0.43
head:send	0.4	-0.4
head:send the	-0.31	0.31
head:sent	0.67	-0.67
head:sent * the	-0.36	0.36
head:sent <d>	0.75	-0.75
head:sent <n>	0.4	-0.4
head:servic	-0.38	0.38
head:servic * <month>	-0.32	0.32
head:servic :	-0.48	0.48
head:servic <5>	-0.32	0.32
head:servic date	-0.63	0.63
head:share	0.37	-0.37
head:share <m>	0.6	-0.6
head:she	0.82	-0.82
head:sheet	0.65	-0.65
head:shield	-0.46	0.46
head:shield * california	-0.41	0.41
head:shield * michigan	-0.45	0.45
head:shield * texa	0.35	-0.35
head:shield of	-0.56	0.56
head:shield virginia	0.41	-0.41
head:should	0.59	-0.59
head:shoulder	0.45	-0.45
head:show * the	-0.38	0.38
head:show that	-0.6	0.6
head:shown	-0.53	0.53
head:side	0.43	-0.43
head:sign	0.85	-0.85
head:sign :	0.47	-0.47
head:sign <d>	0.61	-0.61
head:signatur	0.73	-0.73
head:signatur :	0.34	-0.34
head:since	0.76	-0.76
head:since <month>	0.35	-0.35
head:since <n>	0.44	-0.44
head:sioux	0.35	-0.35
head:six	-0.52	0.52
head:six week	-0.48	0.48
head:slip	0.33	-0.33
head:speech	0.34	-0.34
head:spoke	0.4	-0.4
head:spoke with	0.32	-0.32
head:sponsor	-0.4	0.4
head:sport	-0.57	0.57
head:stair	0.35	-0.35
head:start	0.66	-0.66
head:start <d>	0.4	-0.4
head:stat	0.57	-0.57
head:stat <n>	0.31	-0.31
head:state of	-0.31	0.31
head:statu	0.43	-0.43
head:statu <n>	-0.36	0.36
head:statu detail	-0.32	0.32
head:statu finaliz	-0.39	0.39
head:still	0.54	-0.54
head:stillwater	0.38	-0.38
head:stopp	0.35	-0.35
head:stroud	0.37	-0.37
head:subject	-0.53	0.53
head:submitt	-0.41	0.41
head:submitter	0.36	-0.36
head:subscriber	0.53	-0.53
head:subscriber id	-0.32	0.32
head:subscriber no	-0.35	0.35
head:support	-0.66	0.66
head:svc	-0.84	0.84
head:svc date	-0.42	0.42
head:system	0.61	-0.61
head:t	0.64	-0.64
head:table	0.33	-0.33
head:take	0.44	-0.44
head:tamsin	0.4	-0.4
head:tcn	-0.39	0.39
head:teche	0.39	-0.39
head:tell	0.4	-0.4
head:tell you	0.33	-0.33
head:tender	0.35	-0.35
head:tennesse	-0.6	0.6
head:th <n>	-0.53	0.53
head:thank	0.44	-0.44
head:thank you	0.5	-0.5
head:that show	0.39	-0.39
head:that the	-0.75	0.75
head:the bill	-0.51	0.51
head:the claim	-0.57	0.57
head:the clinical	-0.44	0.44
head:the diagnosy	-0.35	0.35
head:the injury	0.34	-0.34
head:the last	-0.41	0.41
head:the left	0.47	-0.47
head:the letter	0.33	-0.33
head:the limit	0.35	-0.35
head:the member	-0.41	0.41
head:the number	-0.37	0.37
head:the order	-0.38	0.38
head:the past	-0.38	0.38
head:the plan	-0.37	0.37
head:the portal	-0.31	0.31
head:the primary	0.41	-0.41
head:the record	-0.74	0.74
head:the request	-0.87	0.87
head:the reviewer	-0.44	0.44
head:the right	0.41	-0.41
head:the same	-0.56	0.56
head:the start	-0.31	0.31
head:their	0.36	-0.36
head:theodora	0.34	-0.34
head:therapist	0.36	-0.36
head:therapy * the	-0.33	0.33
head:therapy evaluat	0.36	-0.36
head:therapy inc	0.64	-0.64
head:therapy llc	0.39	-0.39
head:therapy npi	-0.6	0.6
head:therapy pc	0.45	-0.45
head:therapy right	0.51	-0.51
head:there	-0.38	0.38
head:these	-0.74	0.74
head:thi * not	-0.38	0.38
head:thi amount	0.49	-0.49
head:thi decision	-0.48	0.48
head:thi letter	-0.76	0.76
head:thi notic	-0.6	0.6
head:thi servic	-0.36	0.36
head:third	0.37	-0.37
head:thistledown	0.32	-0.32
head:through	0.66	-0.66
head:through <d>	1	-1
head:tidewater	-0.39	0.39
head:time	0.64	-0.64
head:time <n>	0.31	-0.31
head:tin	-0.7	0.7
head:tin <n>	-0.77	0.77
head:tn	-0.48	0.48
head:to <d>	0.59	-0.59
head:to <n>	0.52	-0.52
head:to appeal	-0.44	0.44
head:to date	0.31	-0.31
head:to send	0.34	-0.34
head:to tell	0.32	-0.32
head:to us	-0.47	0.47
head:tobia	0.32	-0.32
head:tobiah	0.47	-0.47
head:today	0.73	-0.73
head:told	0.77	-0.77
head:townzip	-0.66	0.66
head:townzip <month>	-0.63	0.63
head:townzip check	-0.37	0.37
head:townzip date	-0.46	0.46
head:townzip explan	-0.41	0.41
head:townzip notic	-0.32	0.32
head:townzip npi	-0.46	0.46
head:townzip subject	0.34	-0.34
head:trace	0.34	-0.34
head:transmission	0.36	-0.36
head:treat <n>	0.36	-0.36
head:treat is	-0.31	0.31
head:twice	0.41	-0.41
head:type	0.4	-0.4
head:un	0.36	-0.36
head:unit bill	-0.48	0.48
head:unitedhealthcar	-0.44	0.44
head:unitedhealthcar company	-0.32	0.32
head:up	0.58	-0.58
head:updat	0.6	-0.6
head:us	-0.55	0.55
head:us within	-0.39	0.39
head:use	0.43	-0.43
head:utiliz review	-0.31	0.31
head:valid	0.94	-0.94
head:valid <d>	0.5	-0.5
head:valley health	0.57	-0.57
head:van	0.47	-0.47
head:vanterpool	0.42	-0.42
head:vendor	-0.31	0.31
head:verific	0.37	-0.37
head:virginia	0.36	-0.36
head:visit	0.47	-0.47
head:visit :	0.52	-0.52
head:visit <d>	0.49	-0.49
head:visit <n>	0.4	-0.4
head:visit on	-0.41	0.41
head:w	0.33	-0.33
head:w <n>	-0.45	0.45
head:walk	0.34	-0.34
head:want	0.71	-0.71
head:was	-0.35	0.35
head:was <n>	0.47	-0.47
head:was deny	-0.51	0.51
head:was not	-0.58	0.58
head:was paid	-0.37	0.37
head:way	0.4	-0.4
head:way townzip	0.41	-0.41
head:we are	-0.43	0.43
head:we can	-0.36	0.36
head:we cannot	-0.54	0.54
head:we deny	-0.45	0.45
head:we have	0.63	-0.63
head:we need	-0.72	0.72
head:we paid	-1.11	1.11
head:we receiv	-0.34	0.34
head:we will	-0.4	0.4
head:week	0.33	-0.33
head:week * <n>	0.32	-0.32
head:welfar	-0.4	0.4
head:well	0.4	-0.4
head:wellnes	0.43	-0.43
head:wendell	0.34	-0.34
head:went	0.42	-0.42
head:were	-0.37	0.37
head:were not	-0.31	0.31
head:what	-0.67	0.67
head:what was	-0.31	0.31
head:what we	-0.72	0.72
head:when	0.93	-0.93
head:when all	0.31	-0.31
head:where	0.39	-0.39
head:which we	-0.39	0.39
head:whom	0.33	-0.33
head:whom it	0.31	-0.31
head:wife	0.34	-0.34
head:wilhelmina	0.5	-0.5
head:winifr	0.34	-0.34
head:wisconsin	-0.4	0.4
head:with a	-0.32	0.32
head:with note	0.33	-0.33
head:with the	-0.59	0.59
head:within	-1.04	1.04
head:within <n>	-1.2	1.2
head:within the	-0.34	0.34
head:witnes	0.31	-0.31
head:wk	0.44	-0.44
head:wojcik	0.42	-0.42
head:wolverton	0.32	-0.32
head:work	0.43	-0.43
head:worker	-0.45	0.45
head:worker compens	-0.35	0.35
head:would	0.36	-0.36
head:wrist	0.33	-0.33
head:writ	-0.52	0.52
head:writ within	-0.4	0.4
head:x wk	0.34	-0.34
head:year and	-0.35	0.35
head:yes	0.55	-0.55
head:you * <month>	0.31	-0.31
head:you asked	-0.36	0.36
head:you bill	-0.55	0.55
head:you can	-0.48	0.48
head:you have	-0.66	0.66
head:you may	-0.62	0.62
head:you owe	-0.34	0.34
head:you that	0.34	-0.34
head:your bill	-0.36	0.36
head:your claim	-0.41	0.41
head:your deductibl	-0.32	0.32
head:your patient	-0.5	0.5
head:your policy	0.39	-0.39
head:z	0.35	-0.35
headach	0.49	-0.49
health appeal	-0.35	0.35
health benefit	-0.33	0.33
health care	-0.49	0.49
health coverag	0.46	-0.46
health explan	-0.55	0.55
health insuranc	0.41	-0.41
health provider	0.39	-0.39
healthcar	-0.33	0.33
healthcar explan	0.44	-0.44
healthy	0.51	-0.51
hello	-0.53	0.53
help with	0.38	-0.38
her	0.52	-0.52
here is	-0.38	0.38
hip	0.32	-0.32
his	0.68	-0.68
history	0.35	-0.35
hmo	-0.32	0.32
hold it	0.33	-0.33
how	-0.42	0.42
how to	-0.41	0.41
http	-0.41	0.41
http :	-0.41	0.41
human	0.35	-0.35
i	1.05	-1.05
i am	0.38	-0.38
i have	0.47	-0.47
i want	0.39	-0.39
i would	0.34	-0.34
icn	-0.42	0.42
id	-0.64	0.64
id :	-0.84	0.84
id <n>	-0.36	0.36
id claim	-0.36	0.36
if	-0.64	0.64
if * believ	-0.38	0.38
if * disagre	-0.56	0.56
if * do	-0.42	0.42
if * have	-0.46	0.46
if * think	-0.42	0.42
if a	-0.32	0.32
if it	0.32	-0.32
if noth	-0.41	0.41
if the	-0.5	0.5
if they	-0.44	0.44
if you	-0.79	0.79
ignacio	0.35	-0.35
ii	0.4	-0.4
iii	0.38	-0.38
image	0.58	-0.58
imogen	0.38	-0.38
impression	0.37	-0.37
impression :	0.33	-0.33
improv	-0.33	0.33
in * box	0.42	-0.42
in * network	-0.36	0.36
in <month>	0.56	-0.56
in disput	-0.54	0.54
in our	-0.43	0.43
in the	-0.38	0.38
in time	-0.32	0.32
in writ	-0.94	0.94
inactiv	0.37	-0.37
inc npi	-0.31	0.31
includ	-0.53	0.53
includ * the	-0.45	0.45
includ in	-0.47	0.47
incomplet	-0.5	0.5
inconsistent	-0.34	0.34
inconsistent with	-0.34	0.34
incurr	-0.59	0.59
incurr after	-0.58	0.58
indemnity	-0.55	0.55
independent	-0.76	0.76
independent medical	-0.57	0.57
independent review	-0.45	0.45
individual	-0.51	0.51
influenza	0.31	-0.31
inform	-0.5	0.5
inform * has	-0.42	0.42
inform or	-0.52	0.52
inhal	0.33	-0.33
injur	-0.53	0.53
injur person	-0.39	0.39
injury :	-0.49	0.49
ins	0.46	-0.46
insur	-0.98	0.98
insur :	-0.49	0.49
insur claim	-0.36	0.36
insur id	0.35	-0.35
insuranc * file	0.31	-0.31
insuranc :	0.39	-0.39
insuranc company	-0.37	0.37
insuranc has	0.46	-0.46
insuranc on	0.31	-0.31
insuranc questionnair	0.47	-0.47
insurer	-0.41	0.41
intak	0.43	-0.43
intak <n>	0.39	-0.39
integrity	-0.37	0.37
is * <month>	0.37	-0.37
is * tell	0.33	-0.33
is <n>	-0.62	0.62
is a	-0.64	0.64
is about	-0.43	0.43
is by	0.35	-0.35
is deny	-0.6	0.6
is due	-0.44	0.44
is includ	-0.42	0.42
is inconsistent	-0.34	0.34
is need	-0.36	0.36
is no	-0.77	0.77
is not	-0.61	0.61
is noth	-0.33	0.33
is open	0.39	-0.39
is part	-0.35	0.35
is payabl	0.31	-0.31
is there	0.34	-0.34
is your	0.77	-0.77
issu	-0.35	0.35
it * the	-0.32	0.32
it and	0.45	-0.45
it has	-0.37	0.37
it to	-0.58	0.58
jersey	-0.31	0.31
jh	0.38	-0.38
job	0.4	-0.4
josephin	0.37	-0.37
juniper	0.56	-0.56
jurisdiction	-0.54	0.54
keyed	0.37	-0.37
knee	0.38	-0.38
l	0.45	-0.45
l <n>	0.37	-0.37
lab	0.44	-0.44
lack	-0.68	0.68
lack * inform	-0.31	0.31
lack inform	-0.43	0.43
lack of	-0.34	0.34
last review	0.36	-0.36
last visit	0.41	-0.41
later	-0.64	0.64
later than	-0.62	0.62
law	-0.43	0.43
lb	0.49	-0.49
least	-0.32	0.32
least <n>	-0.37	0.37
ledger	0.84	-0.84
left	0.68	-0.68
left is	0.31	-0.31
leocadia	0.36	-0.36
letter	-0.58	0.58
letter * the	-0.44	0.44
letter :	-0.34	0.34
letter for	0.33	-0.33
letter to	-0.39	0.39
letter with	-0.34	0.34
level	-0.45	0.45
level * care	-0.43	0.43
level of	-0.43	0.43
lift	0.52	-0.52
light	0.5	-0.5
limit * <m>	0.32	-0.32
limit * fil	-0.33	0.33
limit <n>	0.46	-0.46
limit of	0.37	-0.37
lindgren	0.34	-0.34
lindqvist	0.55	-0.55
line	-0.38	0.38
line <n>	-0.54	0.54
line dos	-0.35	0.35
linnea	0.37	-0.37
live	0.48	-0.48
load	0.53	-0.53
local	-0.39	0.39
log	0.7	-0.7
look	-0.44	0.44
look * the	-0.39	0.39
look at	-0.53	0.53
los are	0.36	-0.36
louisiana	0.44	-0.44
louisiana medicaid	0.39	-0.39
ma	0.35	-0.35
made	-0.7	0.7
mail <d>	-0.4	0.4
mail to	-0.53	0.53
manag	-0.45	0.45
manager	0.31	-0.31
manual	0.35	-0.35
marisela	0.76	-0.76
mark	-0.38	0.38
marketplac	-0.53	0.53
maximum	-0.74	0.74
maximum * thi	-0.35	0.35
maximum allowabl	-0.36	0.36
maximum for	-0.35	0.35
may	-0.62	0.62
may * cover	-0.33	0.33
may * sent	-0.35	0.35
may appeal	-0.79	0.79
may ask	-0.67	0.67
may be	-0.97	0.97
may not	-0.49	0.49
may owe	-0.34	0.34
may send	0.35	-0.35
mbeki	0.35	-0.35
md	0.35	-0.35
md <d>	0.57	-0.57
md <n>	0.32	-0.32
me	0.68	-0.68
measurabl	-0.31	0.31
medical	-0.52	0.52
medical benefit	0.31	-0.31
medical director	-0.52	0.52
medical necessary	-0.69	0.69
medical policy	0.41	-0.41
medical record	-0.35	0.35
medical review	-0.67	0.67
medicar advantag	-0.47	0.47
meet	-0.43	0.43
member	-0.83	0.83
member <n>	-0.48	0.48
member appeal	-0.38	0.38
member id	-0.81	0.81
member may	-0.47	0.47
member must	0.32	-0.32
member no	-0.31	0.31
member number	-0.68	0.68
member or	-0.44	0.44
member owe	-0.39	0.39
messag	-0.62	0.62
messag <n>	-0.67	0.67
met	-0.41	0.41
mg	0.54	-0.54
mh	0.48	-0.48
mh <n>	0.4	-0.4
michigan	-0.45	0.45
milo	0.33	-0.33
min	0.59	-0.59
ml	0.37	-0.37
mod	-0.64	0.64
mod bill	-0.51	0.51
mod unit	-0.42	0.42
moda health	-0.38	0.38
mom	0.31	-0.31
money:emptyRow	-0.37	0.37
money:paid	-0.37	0.37
money:paidRow	-0.36	0.36
money:refused	-1.27	1.27
money:unpaidRow	-0.99	0.99
money:zeroPaid	-1.05	1.05
month	-0.42	0.42
month * the	-0.57	0.57
month of	-0.76	0.76
more than	-0.39	0.39
most words of:claimForm	0.82	-0.82
most words of:eob	-0.72	0.72
most words of:policy	0.73	-0.73
most words of:sending	1.11	-1.11
most words of:statement	1.44	-1.44
mother	0.39	-0.39
moved	0.42	-0.42
mri	-0.45	0.45
ms	0.31	-0.31
must	-0.84	0.84
must * receiv	-0.35	0.35
must be	-0.56	0.56
must reach	-0.32	0.32
mutual	0.55	-0.55
mutual auto	0.33	-0.33
mutual health	0.41	-0.41
my	1.07	-1.07
n	-0.57	0.57
n <n>	-0.89	0.89
nakamura	0.5	-0.5
nb	0.31	-0.31
ndi	0.31	-0.31
necessary	-0.74	0.74
necessity by	-0.37	0.37
neck	0.31	-0.31
needl	0.41	-0.41
neg	0.31	-0.31
negativ	0.33	-0.33
neither	-0.38	0.38
net	-0.31	0.31
network	-0.56	0.56
network provider	-0.36	0.36
never	0.38	-0.38
new jersey	-0.31	0.31
nf	0.46	-0.46
nf <n>	0.46	-0.46
night	0.36	-0.36
no :	-0.83	0.83
no <n>	-0.5	0.5
no action	-0.32	0.32
no answer	0.35	-0.35
no authoriz	-0.56	0.56
no chang	0.36	-0.36
no decision	-0.4	0.4
no later	-0.52	0.52
no longer	-0.31	0.31
no other	0.48	-0.48
no pay	0.32	-0.32
non	-0.39	0.39
non cover	-0.37	0.37
noon	-0.33	0.33
nor	-0.42	0.42
normal	0.45	-0.45
northern	0.54	-0.54
not	-0.31	0.31
not * appeal	-0.31	0.31
not * bill	-0.92	0.92
not * denial	-0.36	0.36
not * guarante	0.42	-0.42
not * promis	0.56	-0.56
not agree	-0.52	0.52
not allow	0.67	-0.67
not an	-0.4	0.4
not answer	-0.35	0.35
not approv	-1.24	1.24
not be	-0.58	0.58
not certify	-0.66	0.66
not deem	-0.38	0.38
not elect	0.36	-0.36
not medical	-0.82	0.82
not meet	-0.32	0.32
not met	-0.43	0.43
not owe	-0.33	0.33
not paid	-0.57	0.57
not payabl	-0.33	0.33
not show	-0.64	0.64
not shown	-0.4	0.4
not support	-0.67	0.67
note * each	-0.42	0.42
note :	0.63	-0.63
note <d>	0.65	-0.65
note do	-0.34	0.34
note for	-0.61	0.61
note of	-0.67	0.67
note to	0.32	-0.32
note with	-0.43	0.43
noth come	-0.33	0.33
noth has	0.35	-0.35
notic	-0.6	0.6
notic * advers	-0.41	0.41
notic * approval	0.56	-0.56
notic * denial	-0.34	0.34
notic date	-0.4	0.4
notic fax	-0.43	0.43
notic to	-0.41	0.41
notific	-0.77	0.77
novita	0.35	-0.35
novita solution	0.34	-0.34
now	0.5	-0.5
npi	-0.83	0.83
npi :	-0.53	0.53
npi <n>	-0.81	0.81
number	-0.65	0.65
number :	-0.65	0.65
number <n>	-0.58	0.58
number is	-0.44	0.44
o	-0.36	0.36
o box	-0.79	0.79
oakhurst	0.34	-0.34
obi	0.37	-0.37
objection	-0.36	0.36
occupational	0.42	-0.42
occupational therapy	0.4	-0.4
odessa	0.38	-0.38
of * date	-0.69	0.69
of * pay	-0.45	0.45
of * primary	0.5	-0.5
of * remittanc	-0.34	0.34
of * servic	0.32	-0.32
of * visit	-0.32	0.32
of <d>	0.42	-0.42
of a	-0.39	0.39
of activ	-0.33	0.33
of advers	-0.43	0.43
of approval	0.57	-0.57
of bill	-0.31	0.31
of birth	-0.46	0.46
of california	-0.49	0.49
of conservativ	-0.31	0.31
of injury	-0.42	0.42
of medicar	-0.33	0.33
of michigan	-0.42	0.42
of my	0.34	-0.34
of prior	0.39	-0.39
of receipt	-0.36	0.36
of receiv	-0.4	0.4
of tennesse	-0.56	0.56
of texa	0.31	-0.31
of the	-0.7	0.7
of thi	-0.89	0.89
of your	-0.41	0.41
offic note	-0.33	0.33
oh	0.46	-0.46
ok	0.93	-0.93
okafor	0.34	-0.34
old	0.54	-0.54
on * after	0.34	-0.34
on * date	0.41	-0.41
on * right	0.37	-0.37
on * same	-0.61	0.61
on <d>	-0.38	0.38
on <month>	-0.62	0.62
on behalf	-0.52	0.52
on eligibility	0.44	-0.44
on examin	-0.47	0.47
on thi	-0.56	0.56
on top	-0.48	0.48
on what	-0.31	0.31
one	-0.38	0.38
op	0.39	-0.39
open	0.57	-0.57
open for	0.4	-0.4
optum	-0.49	0.49
or * fax	-0.34	0.34
or <n>	-0.33	0.33
or a	-0.55	0.55
or by	-0.32	0.32
or fax	-0.86	0.86
or has	-0.49	0.49
or not	-0.35	0.35
or other	0.49	-0.49
or the	-0.61	0.61
or to	-0.35	0.35
or upload	-0.37	0.37
or your	-0.33	0.33
order	0.37	-0.37
organiz	-0.7	0.7
orthopedic	-0.46	0.46
ot	0.48	-0.48
other	0.53	-0.53
other coverag	0.72	-0.72
ottolin	0.48	-0.48
our claim	-0.44	0.44
our decision	-0.57	0.57
our insur	-0.66	0.66
our medical	-0.38	0.38
our member	-0.32	0.32
our referenc	0.4	-0.4
out <n>	0.36	-0.36
outcom	-0.6	0.6
outpatient	0.41	-0.41
outpatient physical	0.59	-0.59
over	0.52	-0.52
over * fee	-0.38	0.38
over <n>	0.7	-0.7
overpay	-0.44	0.44
overturn	-0.56	0.56
overturn the	-0.41	0.41
owe	-0.66	0.66
owe the	-0.39	0.39
p o	-0.79	0.79
page on	-0.32	0.32
paid	-0.34	0.34
paid * <n>	-0.38	0.38
paid * the	-0.38	0.38
paid :	-0.32	0.32
paid <d>	0.52	-0.52
paid <m>	-0.59	0.59
paid at	-0.37	0.37
paid code	-0.56	0.56
paid eob	-0.35	0.35
paid its	0.32	-0.32
paid on	-0.7	0.7
paid the	-0.49	0.49
pain <n>	0.4	-0.4
paper * the	0.39	-0.39
parent	0.6	-0.6
part * thi	-0.35	0.35
part a	0.34	-0.34
part of	-0.8	0.8
partial	-0.45	0.45
pass	0.36	-0.36
past	-0.36	0.36
past <n>	-0.34	0.34
pat	-0.33	0.33
pat acct	-0.35	0.35
pathology report	-0.32	0.32
patient account	-0.38	0.38
patient may	-0.31	0.31
patient owe	0.49	-0.49
patient share	0.64	-0.64
pay * <d>	0.62	-0.62
pay * <m>	-0.31	0.31
pay amount	-0.38	0.38
pay by	0.66	-0.66
pay claim	-0.41	0.41
pay date	-0.63	0.63
pay decision	0.39	-0.39
pay depend	0.6	-0.6
pay integrity	-0.34	0.34
pay is	-0.54	0.54
pay plan	0.33	-0.33
pay thi	0.34	-0.34
pay will	-0.31	0.31
payabl	-0.38	0.38
payabl under	0.4	-0.4
payee	-0.86	0.86
payee :	-0.47	0.47
payee npi	-0.37	0.37
payer	0.65	-0.65
payer :	0.37	-0.37
payer claim	0.35	-0.35
payer explan	0.33	-0.33
pc npi	-0.49	0.49
pcp	0.6	-0.6
pe	0.47	-0.47
pe <n>	0.42	-0.42
peak	0.35	-0.35
pediatric therapy	-0.33	0.33
peer	-1.07	1.07
peer * peer	-0.6	0.6
peer review	-0.51	0.51
peer to	-0.6	0.6
pencil	0.34	-0.34
pend	0.8	-0.8
percent	-0.4	0.4
percent of	-0.32	0.32
period	-0.37	0.37
physician	-0.46	0.46
physician or	0.32	-0.32
pine	0.36	-0.36
pip	0.35	-0.35
pip medical	0.4	-0.4
plan * the	-0.35	0.35
plan allow	-0.41	0.41
plan claim	-0.35	0.35
plan cover	-0.37	0.37
plan must	-0.35	0.35
plan provider	-0.39	0.39
pleas pay	0.75	-0.75
pleas send	-0.86	0.86
pllc	0.48	-0.48
plu	-0.49	0.49
po	-0.79	0.79
po box	-0.8	0.8
positiv	0.49	-0.49
post	0.35	-0.35
pp	0.59	-0.59
pp <n>	0.35	-0.35
pre	-0.39	0.39
pre treat	-0.42	0.42
precertific	-0.47	0.47
precertific authoriz	-0.45	0.45
prepay	-0.5	0.5
prepay review	-0.41	0.41
preventiv	-0.31	0.31
preventiv visit	-0.32	0.32
primary	0.45	-0.45
primary plan	0.33	-0.33
print	0.48	-0.48
print <d>	0.64	-0.64
prior authoriz	-0.45	0.45
proc	-0.37	0.37
proc bill	0.39	-0.39
proc mod	-0.49	0.49
procedur	-0.84	0.84
process	-0.52	0.52
program	-0.37	0.37
promis	0.6	-0.6
promis * pay	0.62	-0.62
promis of	0.62	-0.62
proof	-0.41	0.41
proof of	-0.33	0.33
prov	-0.42	0.42
provid	-0.54	0.54
provider	-0.6	0.6
provider :	-0.74	0.74
provider appeal	-0.81	0.81
provider disput	-0.61	0.61
provider manual	0.7	-0.7
provider may	-0.52	0.52
provider servic	-0.7	0.7
pruitt	0.36	-0.36
pt	0.49	-0.49
pt :	0.39	-0.39
pt <d>	0.48	-0.48
pt <n>	0.46	-0.46
pt paid	0.32	-0.32
pt resp	-0.31	0.31
ptan	-0.31	0.31
pull	0.35	-0.35
put	0.44	-0.44
qty	-0.45	0.45
question	-0.9	0.9
question :	-0.5	0.5
questionnair	1.08	-1.08
r	0.38	-0.38
r <d>	0.69	-0.69
r knee	0.31	-0.31
ra	-0.36	0.36
rapid	0.33	-0.33
rarc	-0.43	0.43
raritan	-0.37	0.37
rate	-0.59	0.59
rational	-0.45	0.45
rational :	-0.34	0.34
ray	-0.31	0.31
re	0.46	-0.46
reach	-0.59	0.59
reach the	-0.48	0.48
reach us	-0.66	0.66
reason	-0.65	0.65
reason <n>	-0.36	0.36
reason code	-0.33	0.33
reason for	-0.48	0.48
recd <d>	-0.36	0.36
receipt * thi	-0.59	0.59
receipt of	-0.6	0.6
receiv	-0.35	0.35
receiv * claim	-0.33	0.33
receiv <d>	-0.38	0.38
receiv <n>	0.49	-0.49
receiv thi	-0.71	0.71
receiv within	-0.44	0.44
recheck	0.39	-0.39
recipient	-0.58	0.58
recipient name	-0.44	0.44
reconsider	-0.94	0.94
reconsider :	-0.54	0.54
reconsider within	-0.38	0.38
record	-0.67	0.67
record we	-0.36	0.36
record within	-0.36	0.36
recovery	-0.42	0.42
redetermin	-0.4	0.4
ref	1.04	-1.04
ref <n>	0.73	-0.73
referenc :	-0.35	0.35
rehab	-0.39	0.39
reinstat	0.32	-0.32
reject	0.61	-0.61
releas	0.75	-0.75
rem	-0.31	0.31
remark	-0.84	0.84
remark <n>	-0.31	0.31
remit date	-0.34	0.34
remittanc	-0.71	0.71
remittanc <d>	0.61	-0.61
remittanc advic	-0.65	0.65
removal of	-0.32	0.32
remy	0.45	-0.45
render	-0.86	0.86
render provider	-0.5	0.5
rep	0.68	-0.68
reply	-0.36	0.36
report <d>	0.38	-0.38
report <n>	0.31	-0.31
report of	-0.32	0.32
report that	-0.43	0.43
reproces	0.38	-0.38
request	-0.79	0.79
request * reconsider	-0.38	0.38
request :	-0.78	0.78
request for	-0.58	0.58
request provider	-0.31	0.31
request receiv	0.35	-0.35
request was	-0.32	0.32
requir	-0.57	0.57
resent	0.52	-0.52
resolution	-0.52	0.52
resp	-0.31	0.31
resp <m>	-0.36	0.36
result :	0.31	-0.31
result ok	0.37	-0.37
rev	-0.34	0.34
rev <n>	-0.37	0.37
review	-0.78	0.78
review by	-0.32	0.32
review decision	-0.48	0.48
review organiz	-0.43	0.43
review po	-0.35	0.35
review within	-0.31	0.31
review your	-0.51	0.51
reviewer	-0.89	0.89
reye	0.53	-0.53
right * appeal	-0.44	0.44
right knee	0.31	-0.31
right shoulder	0.38	-0.38
right to	-0.53	0.53
riverbend	0.42	-0.42
road	-0.33	0.33
road rehab	-0.48	0.48
room	0.31	-0.31
rosali	0.52	-0.52
rosalind	0.41	-0.41
rot	0.4	-0.4
rows of amounts:0	0.85	-0.85
rows of amounts:1	-0.37	0.37
rows of amounts:3	-0.55	0.55
run	0.31	-0.31
run <d>	0.45	-0.45
same	-0.48	0.48
say	0.44	-0.44
scann	0.87	-0.87
scann <d>	0.48	-0.48
schedul	-0.59	0.59
schedul co	-0.33	0.33
schedul maximum	-0.35	0.35
school	0.67	-0.67
school district	0.42	-0.42
score	-0.35	0.35
secondary	0.39	-0.39
section <n>	-0.41	0.41
self fund	-0.47	0.47
send	-0.42	0.42
send * appeal	0.44	-0.44
send * claim	0.32	-0.32
send * correct	-0.43	0.43
send * fax	-0.33	0.33
send a	-0.63	0.63
send more	0.35	-0.35
send the	-0.32	0.32
send to	-0.41	0.41
send us	-0.36	0.36
sent * the	-0.59	0.59
sent <d>	0.83	-0.83
sent <n>	0.39	-0.39
servic	-0.54	0.54
servic * <month>	-0.33	0.33
servic * the	-0.37	0.37
servic :	-0.57	0.57
servic <5>	-0.37	0.37
servic <d>	-0.32	0.32
servic <n>	-0.65	0.65
servic a	-0.33	0.33
servic benefit	-0.39	0.39
servic charg	-0.41	0.41
servic date	-0.74	0.74
servic is	-0.44	0.44
servic line	-0.41	0.41
servic that	-0.35	0.35
servic you	-0.35	0.35
share <m>	0.49	-0.49
she	0.57	-0.57
sheet	0.45	-0.45
shield	-0.47	0.47
shield * california	-0.41	0.41
shield * michigan	-0.45	0.45
shield * texa	0.34	-0.34
shield of	-0.57	0.57
shield virginia	0.41	-0.41
shoulder	0.41	-0.41
show	-0.53	0.53
show * the	-0.49	0.49
show a	-0.39	0.39
show that	-0.81	0.81
shown	-0.7	0.7
side	0.32	-0.32
sign	0.53	-0.53
sign * the	-0.36	0.36
sign :	0.58	-0.58
sign <d>	0.65	-0.65
signatur	0.85	-0.85
signatur * file	0.43	-0.43
signatur :	0.34	-0.34
signatur on	0.43	-0.43
significant	-0.31	0.31
since	0.46	-0.46
since <n>	0.33	-0.33
sioux	0.35	-0.35
six	-0.68	0.68
six week	-0.54	0.54
so	-0.62	0.62
so that	-0.41	0.41
so the	-0.35	0.35
someon	-0.39	0.39
someth	-0.34	0.34
specialty	-0.36	0.36
spoke	0.39	-0.39
spoke with	0.31	-0.31
sponsor	-0.4	0.4
sport	-0.44	0.44
stair	0.31	-0.31
standard	-0.43	0.43
standard appeal	-0.32	0.32
start	0.48	-0.48
stat <n>	0.31	-0.31
state of	-0.31	0.31
statu	0.35	-0.35
statu <n>	-0.33	0.33
statu detail	-0.36	0.36
statu finaliz	-0.39	0.39
stay	-0.39	0.39
stone	-0.33	0.33
stopp	0.4	-0.4
stroud	0.36	-0.36
subject	-0.61	0.61
subject to	-0.31	0.31
submission	-0.34	0.34
submit	-0.56	0.56
submitt	-0.49	0.49
submitter	0.37	-0.37
subscriber	0.56	-0.56
subscriber id	-0.33	0.33
subscriber no	-0.35	0.35
such	-0.35	0.35
support	-0.83	0.83
support the	-0.39	0.39
svc	-0.85	0.85
svc date	-0.43	0.43
system	0.55	-0.55
t	0.6	-0.6
table	0.35	-0.35
talk	-0.38	0.38
talk to	-0.33	0.33
tamsin	0.37	-0.37
tcn	-0.39	0.39
teacher	0.31	-0.31
teche	0.39	-0.39
tell * that	0.33	-0.33
tender	0.38	-0.38
tennesse	-0.6	0.6
terminat	-0.5	0.5
texa provider	0.41	-0.41
th <n>	-0.56	0.56
than	-0.69	0.69
than <n>	-0.32	0.32
than the	-0.52	0.52
thank	0.77	-0.77
thank * for	0.53	-0.53
thank you	0.88	-0.88
that * by	0.36	-0.36
that * claim	-0.36	0.36
that a	-0.37	0.37
that day	-0.37	0.37
that the	-0.81	0.81
that we	-0.43	0.43
that you	-0.44	0.44
the <m>	-0.48	0.48
the <n>	-0.35	0.35
the addres	-0.67	0.67
the amount	-0.35	0.35
the bill	-0.75	0.75
the board	-0.47	0.47
the charg	-0.41	0.41
the claim	-0.91	0.91
the clinical	-0.43	0.43
the code	-0.31	0.31
the complet	-0.35	0.35
the daily	-0.32	0.32
the date	-0.73	0.73
the decision	-0.42	0.42
the denial	-0.51	0.51
the diagnosy	-0.32	0.32
the disput	-0.56	0.56
the document	-0.35	0.35
the employe	-0.38	0.38
the fee	-0.67	0.67
the form	-0.34	0.34
the health	-0.37	0.37
the inform	-0.36	0.36
the injur	-0.45	0.45
the left	0.48	-0.48
the limit	0.5	-0.5
the member	-0.82	0.82
the note	-0.69	0.69
the operativ	-0.41	0.41
the order	-0.49	0.49
the parent	0.43	-0.43
the past	-0.38	0.38
the patient	-0.47	0.47
the pay	-0.48	0.48
the payer	-0.38	0.38
the plan	-0.84	0.84
the policy	-0.66	0.66
the portal	-0.52	0.52
the procedur	-0.54	0.54
the provider	-0.75	0.75
the record	-0.86	0.86
the report	-0.31	0.31
the request	-0.96	0.96
the reviewer	-0.77	0.77
the same	-0.77	0.77
the servic	-0.36	0.36
the sign	-0.37	0.37
the start	-0.31	0.31
the stat	-0.34	0.34
the time	-0.31	0.31
the treat	-0.61	0.61
the worker	-0.31	0.31
their	0.32	-0.32
them	-0.33	0.33
then send	-0.36	0.36
then the	-0.36	0.36
theodora	0.6	-0.6
therapy * the	-0.35	0.35
therapy evaluat	0.36	-0.36
therapy inc	0.65	-0.65
therapy left	0.45	-0.45
therapy llc	0.35	-0.35
therapy npi	-0.6	0.6
therapy pc	0.44	-0.44
therapy right	0.53	-0.53
therapy visit	-0.42	0.42
there	-0.64	0.64
there * no	-0.61	0.61
there * noth	-0.33	0.33
there is	-0.74	0.74
therefor	-0.37	0.37
these	-0.78	0.78
they	-0.47	0.47
they are	-0.32	0.32
they do	-0.31	0.31
thi	-0.68	0.68
thi * about	-0.33	0.33
thi * not	-0.48	0.48
thi approval	0.54	-0.54
thi care	-0.31	0.31
thi claim	-0.75	0.75
thi decision	-0.89	0.89
thi denial	-0.31	0.31
thi letter	-0.95	0.95
thi notic	-0.87	0.87
thi page	-0.71	0.71
thi procedur	-0.32	0.32
thi remittanc	-0.38	0.38
thi request	-0.37	0.37
thi servic	-0.62	0.62
thi stat	-0.35	0.35
thistledown	0.32	-0.32
through	0.36	-0.36
through <d>	1.04	-1.04
through the	-0.36	0.36
tidewater	-0.36	0.36
time period	-0.31	0.31
tin	-0.7	0.7
tin <n>	-0.76	0.76
tn	-0.48	0.48
to * addres	-0.45	0.45
to * deductibl	0.47	-0.47
to * provider	-0.42	0.42
to <d>	0.43	-0.43
to appeal	-0.77	0.77
to be	-0.34	0.34
to contest	-0.48	0.48
to do	-0.46	0.46
to our	-0.38	0.38
to peer	-0.59	0.59
to send	0.46	-0.46
to the	-0.49	0.49
to us	-0.82	0.82
tobia	0.32	-0.32
tobiah	0.48	-0.48
today	0.68	-0.68
told	0.4	-0.4
top	-0.42	0.42
total <m>	-0.39	0.39
total bill	-0.38	0.38
total paid	-0.41	0.41
townzip	-0.76	0.76
townzip * fax	-0.46	0.46
townzip <month>	-0.63	0.63
townzip check	-0.37	0.37
townzip date	-0.46	0.46
townzip explan	-0.41	0.41
townzip fax	-0.81	0.81
townzip member	-0.31	0.31
townzip npi	-0.46	0.46
townzip or	-0.5	0.5
townzip subject	0.34	-0.34
transmission	0.36	-0.36
treat	-0.45	0.45
treat <n>	0.32	-0.32
treat absent	-0.33	0.33
treat is	-0.58	0.58
treat note	-0.45	0.45
tried	-0.31	0.31
trust appeal	0.42	-0.42
turn down	-0.33	0.33
twice	0.42	-0.42
un	0.32	-0.32
unabl	-0.35	0.35
unabl to	-0.38	0.38
unit	-0.46	0.46
unit bill	-0.58	0.58
unit po	-0.33	0.33
unitedhealthcar	-0.44	0.44
unitedhealthcar company	-0.32	0.32
unles	-0.47	0.47
until <month>	0.38	-0.38
updat	0.72	-0.72
upheld	-0.42	0.42
uphold	-0.31	0.31
upload	-0.67	0.67
ur	-0.34	0.34
urgent	-0.32	0.32
us	-0.67	0.67
us * <month>	-0.32	0.32
us for	-0.31	0.31
us in	-0.34	0.34
us its	-0.33	0.33
us the	-0.39	0.39
us to	-0.5	0.5
us within	-0.67	0.67
utiliz review	-0.36	0.36
v <n>	-0.35	0.35
valid	0.76	-0.76
valid <d>	0.54	-0.54
valley health	0.57	-0.57
van	0.45	-0.45
vanterpool	0.39	-0.39
virginia	0.34	-0.34
visit :	0.55	-0.55
visit <d>	0.46	-0.46
visit and	-0.35	0.35
visit have	-0.35	0.35
visit on	-0.46	0.46
visit used	0.31	-0.31
voucher	-0.31	0.31
w	0.34	-0.34
w <n>	-0.45	0.45
want	0.41	-0.41
was	-0.51	0.51
was <n>	0.35	-0.35
was bill	-0.34	0.34
was deny	-0.56	0.56
was done	-0.42	0.42
was not	-0.57	0.57
was paid	-0.46	0.46
was sent	-0.79	0.79
way townzip	0.41	-0.41
we * unabl	-0.34	0.34
we answer	-0.33	0.33
we are	-0.63	0.63
we asked	-0.51	0.51
we can	-0.58	0.58
we cannot	-0.59	0.59
we decid	-0.37	0.37
we deny	-0.32	0.32
we did	-0.55	0.55
we do	-0.35	0.35
we got	-0.31	0.31
we had	-0.34	0.34
we must	-0.44	0.44
we need	-0.89	0.89
we paid	-1.28	1.28
we receiv	-0.45	0.45
we will	-0.51	0.51
weaknes	-0.39	0.39
week * <n>	0.36	-0.36
week and	0.31	-0.31
welfar	-0.4	0.4
well	0.4	-0.4
wellnes	0.4	-0.4
wendell	0.32	-0.32
went	0.42	-0.42
were	-0.69	0.69
were not	-0.47	0.47
what	-0.7	0.7
what * have	-0.31	0.31
what the	-0.35	0.35
what was	-0.45	0.45
what we	-1.04	1.04
what you	-0.4	0.4
when	0.33	-0.33
when * have	0.51	-0.51
when it	-0.31	0.31
when we	0.41	-0.41
which	-0.58	0.58
which we	-0.49	0.49
which you	-0.39	0.39
why	-0.65	0.65
why :	-0.38	0.38
why did	-0.34	0.34
wife	0.33	-0.33
wilhelmina	0.47	-0.47
will	-0.42	0.42
will * deny	-0.37	0.37
will be	-0.73	0.73
will read	0.4	-0.4
will send	0.43	-0.43
winifr	0.35	-0.35
wisconsin	-0.4	0.4
wish	-0.34	0.34
wish to	-0.33	0.33
with * appeal	-0.35	0.35
with * claim	-0.54	0.54
with * pay	0.34	-0.34
with * request	-0.32	0.32
with a	-0.73	0.73
with another	-0.32	0.32
with note	0.33	-0.33
with our	-0.54	0.54
with proof	-0.31	0.31
with the	-0.87	0.87
with thi	-0.45	0.45
with us	-0.57	0.57
within	-1.04	1.04
within <n>	-1.09	1.09
within sixty	0.33	-0.33
within the	-0.43	0.43
witnes	0.37	-0.37
wk	0.37	-0.37
wojcik	0.41	-0.41
wolverton	0.32	-0.32
words of eob:3	-0.65	0.65
words of eob:6	-0.62	0.62
words of policy:3	0.62	-0.62
words of policy:6	1.38	-1.38
words of record:6	0.52	-0.52
words of sending:3	1.36	-1.36
words of sending:6	0.88	-0.88
words of statement:3	0.99	-0.99
words of statement:6	0.98	-0.98
worker	-0.39	0.39
worker compens	-0.44	0.44
wrist	0.47	-0.47
writ	-0.72	0.72
writ within	-0.81	0.81
writ your	0.42	-0.42
write	-0.64	0.64
write * us	-0.4	0.4
write to	-0.83	0.83
written	-0.49	0.49
written appeal	-0.39	0.39
x wk	0.36	-0.36
xea	-0.31	0.31
xea <n>	-0.31	0.31
year	-0.41	0.41
year and	-0.47	0.47
yes	0.37	-0.37
yet	0.42	-0.42
you * the	-0.33	0.33
you * your	-0.35	0.35
you believ	-0.41	0.41
you bill	-0.64	0.64
you can	-0.94	0.94
you disagre	-0.59	0.59
you got	-0.33	0.33
you have	-0.91	0.91
you may	-0.76	0.76
you must	-0.43	0.43
you or	-0.43	0.43
you owe	-0.37	0.37
you receiv	-0.52	0.52
you sent	-0.46	0.46
you think	-0.49	0.49
your agre	-0.32	0.32
your appeal	-0.53	0.53
your bill	-0.51	0.51
your claim	-0.62	0.62
your contract	-0.33	0.33
your doctor	-0.37	0.37
your health	0.34	-0.34
your insuranc	0.66	-0.66
your note	-0.39	0.39
your patient	-0.57	0.57
your pay	0.49	-0.49
your policy	0.38	-0.38
your provider	-0.4	0.4
your right	-0.38	0.38
`;
