/** Made by npm run eval:fit; not to be edited. */
export const SENDER_TABLE = `
sign	none	payer
base	1.24	-1.24
: * plan	0.36	-0.36
: <5>	-0.52	0.52
: <m>	-0.51	0.51
: <month>	-0.69	0.69
: a	-0.32	0.32
: authoriz	0.33	-0.33
: claim	-0.53	0.53
: co	-0.32	0.32
: deny	-0.49	0.49
: marisela	0.35	-0.35
: mri	-0.32	0.32
: nadia	0.34	-0.34
: other	0.49	-0.49
: provider	-0.55	0.55
: t	0.32	-0.32
: the	-0.67	0.67
: theodora	0.56	-0.56
: thi	-0.31	0.31
: u	-0.46	0.46
: w	-0.31	0.31
: we	-0.37	0.37
: within	-0.55	0.55
: x	-0.31	0.31
: you	-0.4	0.4
<5> * <5>	-0.49	0.49
<5> * <m>	-0.32	0.32
<5> * <n>	-0.42	0.42
<5> <m>	-0.42	0.42
<5> and	-0.58	0.58
<5> at	-0.34	0.34
<5> claim	-0.35	0.35
<5> for	-0.58	0.58
<5> mri	-0.34	0.34
<5> on	-0.46	0.46
<5> the	-0.31	0.31
<5> townzip	-0.41	0.41
<5> visit	0.48	-0.48
<5> we	-0.32	0.32
<d>	0.49	-0.49
<d> * have	0.34	-0.34
<d> <n>	0.65	-0.65
<d> a	0.39	-0.39
<d> acct	0.35	-0.35
<d> activ	0.31	-0.31
<d> and	-0.31	0.31
<d> approv	0.35	-0.35
<d> authoriz	0.52	-0.52
<d> benefit	0.37	-0.37
<d> bill	-0.51	0.51
<d> card	0.46	-0.46
<d> claim	0.47	-0.47
<d> date	0.42	-0.42
<d> dear	-0.33	0.33
<d> end	0.35	-0.35
<d> ended	0.52	-0.52
<d> insur	-0.44	0.44
<d> m	0.32	-0.32
<d> member	-0.48	0.48
<d> offic	0.39	-0.39
<d> other	0.39	-0.39
<d> page	-0.36	0.36
<d> payer	0.38	-0.38
<d> policy	0.54	-0.54
<d> procedur	-0.5	0.5
<d> provider	-0.63	0.63
<d> request	-0.65	0.65
<d> review	0.37	-0.37
<d> statu	0.46	-0.46
<d> subscriber	0.61	-0.61
<d> thi	0.46	-0.46
<d> through	0.87	-0.87
<d> townzip	0.31	-0.31
<d> visit	0.49	-0.49
<d> witnes	0.32	-0.32
<m>	-0.35	0.35
<m> * <m>	-0.57	0.57
<m> * claim	-0.48	0.48
<m> * insuranc	0.48	-0.48
<m> * total	-0.32	0.32
<m> <d>	1.15	-1.15
<m> <n>	-0.41	0.41
<m> a	-0.33	0.33
<m> adjust	-0.33	0.33
<m> amount	0.31	-0.31
<m> balanc	0.37	-0.37
<m> co	-0.79	0.79
<m> coin	0.32	-0.32
<m> current	0.49	-0.49
<m> dear	-0.35	0.35
<m> deductibl	0.47	-0.47
<m> deny	-0.86	0.86
<m> explan	-0.38	0.38
<m> for	-0.4	0.4
<m> is	0.33	-0.33
<m> ma	0.42	-0.42
<m> net	-0.31	0.31
<m> no	0.57	-0.57
<m> not	-0.44	0.44
<m> of	-0.55	0.55
<m> over	0.47	-0.47
<m> patient	0.41	-0.41
<m> payee	-0.38	0.38
<m> pleas	0.34	-0.34
<m> pr	-0.45	0.45
<m> provider	-0.45	0.45
<m> reason	-0.63	0.63
<m> rem	-0.31	0.31
<m> remark	-0.47	0.47
<m> servic	-0.4	0.4
<m> the	-0.53	0.53
<m> thi	-0.37	0.37
<m> we	-0.66	0.66
<m> you	-0.48	0.48
<n>	0.39	-0.39
<n> * <month>	-0.43	0.43
<n> * appeal	-0.38	0.38
<n> * are	-0.34	0.34
<n> * claim	-0.36	0.36
<n> * fax	0.31	-0.31
<n> * member	-0.37	0.37
<n> * patient	-0.39	0.39
<n> * plan	-0.4	0.4
<n> * time	-0.34	0.34
<n> :	0.58	-0.58
<n> <m>	-0.61	0.61
<n> <month>	-0.32	0.32
<n> accept	0.77	-0.77
<n> acct	-0.38	0.38
<n> allow	0.54	-0.54
<n> am	0.33	-0.33
<n> amount	-0.36	0.36
<n> anthem	0.46	-0.46
<n> appeal	-0.49	0.49
<n> approv	0.44	-0.44
<n> at	0.34	-0.34
<n> becaus	-0.48	0.48
<n> beneficiary	-0.45	0.45
<n> benefit	-0.34	0.34
<n> bill	-0.38	0.38
<n> born	-0.7	0.7
<n> busines	-0.63	0.63
<n> ca	0.81	-0.81
<n> calendar	-0.87	0.87
<n> call	0.38	-0.38
<n> case	-0.4	0.4
<n> charg	-0.82	0.82
<n> check	-0.32	0.32
<n> claim	-0.82	0.82
<n> cm	0.4	-0.4
<n> co	-0.55	0.55
<n> code	-0.53	0.53
<n> coverag	0.37	-0.37
<n> day	-1.05	1.05
<n> dear	-0.7	0.7
<n> deg	0.35	-0.35
<n> dob	-0.34	0.34
<n> dos	-0.34	0.34
<n> effectiv	0.71	-0.71
<n> exact	-0.46	0.46
<n> expens	-0.54	0.54
<n> fax	-0.57	0.57
<n> finaliz	-0.35	0.35
<n> for	-0.75	0.75
<n> group	-0.32	0.32
<n> has	-0.32	0.32
<n> his	0.35	-0.35
<n> hour	-0.39	0.39
<n> i	0.82	-0.82
<n> if	-0.6	0.6
<n> insur	-0.44	0.44
<n> l	0.35	-0.35
<n> lb	0.49	-0.49
<n> left	0.39	-0.39
<n> limit	0.31	-0.31
<n> line	-0.38	0.38
<n> ma	0.6	-0.6
<n> mail	0.38	-0.38
<n> member	-0.83	0.83
<n> mg	0.54	-0.54
<n> min	0.56	-0.56
<n> ml	0.32	-0.32
<n> mo	0.31	-0.31
<n> month	-0.85	0.85
<n> n	-0.52	0.52
<n> nf	0.44	-0.44
<n> no	0.45	-0.45
<n> noth	0.69	-0.69
<n> or	-0.76	0.76
<n> p	0.37	-0.37
<n> page	0.72	-0.72
<n> part	0.4	-0.4
<n> patient	-0.42	0.42
<n> pay	-0.41	0.41
<n> payee	-0.75	0.75
<n> pe	0.4	-0.4
<n> per	0.39	-0.39
<n> percent	-0.43	0.43
<n> po	-0.34	0.34
<n> precertific	-0.43	0.43
<n> provider	-0.8	0.8
<n> r	0.38	-0.38
<n> recd	-0.32	0.32
<n> receiv	-0.51	0.51
<n> recipient	-0.42	0.42
<n> referenc	-0.52	0.52
<n> reject	0.52	-0.52
<n> remain	0.31	-0.31
<n> render	-0.61	0.61
<n> request	-0.7	0.7
<n> result	0.6	-0.6
<n> scann	0.32	-0.32
<n> sent	0.32	-0.32
<n> servic	-0.36	0.36
<n> she	0.31	-0.31
<n> stat	0.45	-0.45
<n> statu	-0.39	0.39
<n> subject	-0.33	0.33
<n> svc	-0.57	0.57
<n> tax	-0.33	0.33
<n> the	-0.89	0.89
<n> thi	-0.62	0.62
<n> through	-0.35	0.35
<n> time	0.42	-0.42
<n> tin	-0.63	0.63
<n> total	-0.47	0.47
<n> townzip	-0.83	0.83
<n> valid	0.34	-0.34
<n> view	0.32	-0.32
<n> visit	0.42	-0.42
<n> we	-0.57	0.57
<n> week	0.42	-0.42
<n> what	-0.61	0.61
<n> when	0.35	-0.35
<n> which	-0.41	0.41
<n> with	-0.35	0.35
<n> within	-0.58	0.58
<n> x	0.31	-0.31
<n> you	-0.47	0.47
<n> your	-0.54	0.54
a <n>	0.37	-0.37
a bill	-0.92	0.92
a claim	-0.73	0.73
a correct	-0.5	0.5
a day	0.48	-0.48
a denial	-0.54	0.54
a disput	-0.45	0.45
a guarante	0.42	-0.42
a home	-0.61	0.61
a letter	-0.31	0.31
a medical	-0.34	0.34
a new	-0.57	0.57
a promis	0.55	-0.55
a provider	-0.72	0.72
a report	-0.31	0.31
a request	-0.42	0.42
a review	-0.41	0.41
a the	-0.32	0.32
a unitedhealthcar	-0.32	0.32
a written	-0.48	0.48
ab <n>	-0.37	0.37
abernathy	0.31	-0.31
abn	0.33	-0.33
about thi	-0.32	0.32
above	-0.69	0.69
above or	-0.42	0.42
absent	-0.43	0.43
accept	0.56	-0.56
accept * process	0.4	-0.4
accept for	0.41	-0.41
accident <d>	0.31	-0.31
accident questionnair	0.54	-0.54
account	0.51	-0.51
acct <n>	0.4	-0.4
ach	-0.43	0.43
ach <n>	-0.34	0.34
acknowledg	0.31	-0.31
act:advice:0.5	-0.54	0.54
act:advice:0.7	-0.82	0.82
act:advice:0.9	-1.07	1.07
act:appeal_dismissed:0.3	-0.72	0.72
act:appeal_dismissed:0.5	-0.66	0.66
act:appeal_dismissed:0.7	-0.69	0.69
act:appeal_dismissed:0.9	-0.59	0.59
act:appeal_overturned:0.3	-0.37	0.37
act:appeal_overturned:0.5	-0.41	0.41
act:appeal_overturned:0.7	-0.83	0.83
act:appeal_overturned:0.9	-0.43	0.43
act:appeal_upheld:0.5	-0.43	0.43
act:appeal_upheld:0.9	-0.46	0.46
act:care_stopped:0.3	0.41	-0.41
act:care_stopped:0.5	0.41	-0.41
act:care_stopped:0.7	0.33	-0.33
act:claim_refused:0.3	-0.56	0.56
act:claim_refused:0.5	-0.7	0.7
act:claim_refused:0.7	-0.64	0.64
act:fact:0.3	0.35	-0.35
act:granted:0.3	0.7	-0.7
act:granted:0.5	0.63	-0.63
act:granted:0.7	0.42	-0.42
act:paid:0.9	-0.62	0.62
act:paid_less:0.3	-0.38	0.38
act:paid_less:0.5	-0.34	0.34
act:paid_less:0.7	-0.38	0.38
act:records_wanted:0.5	-0.5	0.5
act:records_wanted:0.7	-0.65	0.65
act:records_wanted:0.9	-0.59	0.59
act:request_refused:0.5	-0.68	0.68
act:request_refused:0.7	-1.06	1.06
act:request_refused:0.9	-0.73	0.73
act:why:0.5	-0.39	0.39
act:why:0.7	-0.51	0.51
act:why:0.9	-0.61	0.61
action	-0.45	0.45
activ	0.52	-0.52
additional	-0.5	0.5
additional document	-0.33	0.33
addres	-0.6	0.6
addres above	-0.67	0.67
adj	0.43	-0.43
adjudicat	-0.46	0.46
administrativ	-0.42	0.42
administrator	-0.65	0.65
advantag	-0.38	0.38
advers	-0.59	0.59
advers determin	-0.6	0.6
advic	-0.71	0.71
after	-0.37	0.37
after * date	-0.5	0.5
after * receiv	-0.35	0.35
after coverag	-0.58	0.58
after that	-0.43	0.43
after the	-0.56	0.56
after you	-0.41	0.41
against the	-0.34	0.34
agr	-0.45	0.45
agr to	-0.32	0.32
agree	-0.38	0.38
agree with	-0.35	0.35
allegheny	-0.34	0.34
allow	-0.44	0.44
allow <m>	0.32	-0.32
allow <n>	-0.32	0.32
allow deduct	0.38	-0.38
allow paid	-0.97	0.97
allowabl	-0.38	0.38
allowanc	-0.53	0.53
already	-0.42	0.42
am	0.52	-0.52
amaro	0.45	-0.45
amount	-0.63	0.63
amount bill	-0.31	0.31
amount due	0.7	-0.7
amount enclos	0.33	-0.33
amount of	-0.39	0.39
amt	-0.4	0.4
an appeal	-0.84	0.84
an independent	-0.59	0.59
and * note	-0.33	0.33
and <5>	-0.57	0.57
and <month>	-0.44	0.44
and <n>	-0.37	0.37
and a	-0.45	0.45
and appeal	-0.34	0.34
and i	0.52	-0.52
and no	-0.75	0.75
and return	0.39	-0.39
and the	-0.53	0.53
and treat	0.51	-0.51
and you	-0.32	0.32
ankle	0.44	-0.44
another	-0.66	0.66
another payer	-0.38	0.38
another plan	0.31	-0.31
another servic	-0.53	0.53
any	-0.42	0.42
anyth	-0.38	0.38
apl	0.43	-0.43
appeal	-1.12	1.12
appeal * <n>	-0.8	0.8
appeal * the	-0.49	0.49
appeal * writ	-0.39	0.39
appeal :	-1.22	1.22
appeal <n>	-0.32	0.32
appeal a	-0.34	0.34
appeal and	-0.44	0.44
appeal by	-0.63	0.63
appeal in	-0.51	0.51
appeal is	-0.48	0.48
appeal may	-0.31	0.31
appeal must	-0.44	0.44
appeal of	-0.38	0.38
appeal p	-0.54	0.54
appeal po	-0.68	0.68
appeal right	-0.44	0.44
appeal the	-0.35	0.35
appeal thi	-0.35	0.35
appeal to	-0.44	0.44
appeal unit	-0.59	0.59
appeal was	0.41	-0.41
appeal within	-1.06	1.06
appeal you	-0.41	0.41
applic	0.42	-0.42
appoint of	0.37	-0.37
approv :	0.37	-0.37
approv <d>	0.45	-0.45
approval	0.79	-0.79
approval * not	0.67	-0.67
approval is	0.81	-0.81
arbitr	-0.48	0.48
are not	-0.79	0.79
are taken	-0.33	0.33
are unabl	-0.34	0.34
arizona	-0.34	0.34
arm	0.4	-0.4
as * <d>	0.45	-0.45
as a	-0.4	0.4
as sent	0.37	-0.37
ask	-0.38	0.38
ask * a	-0.62	0.62
ask * an	-0.36	0.36
ask about	0.4	-0.4
ask for	-0.51	0.51
ask the	-0.49	0.49
ask us	-0.42	0.42
asked	-0.61	0.61
asked for	-0.6	0.6
asked us	-0.37	0.37
assess	0.37	-0.37
associat	-0.39	0.39
assocy	-0.39	0.39
asthma	0.38	-0.38
at * addres	-0.41	0.41
at <m>	-0.52	0.52
at least	-0.32	0.32
attention	-0.4	0.4
attn	-0.66	0.66
attn :	-0.45	0.45
augustin	0.36	-0.36
auth	0.53	-0.53
auth <n>	0.33	-0.33
authoriz * file	-0.58	0.58
authoriz notific	-0.46	0.46
authoriz number	0.59	-0.59
authoriz on	-0.54	0.54
authoriz was	-0.34	0.34
auto	0.7	-0.7
auto insuranc	0.37	-0.37
automobil	-0.4	0.4
automobil insuranc	-0.37	0.37
b <d>	0.33	-0.33
b <n>	-0.46	0.46
b m	0.33	-0.33
b the	0.38	-0.38
back	0.46	-0.46
balanc	1.04	-1.04
balanc <d>	0.56	-0.56
balanc <m>	0.66	-0.66
barnaby	0.36	-0.36
based on	-0.32	0.32
batch	0.72	-0.72
batch <n>	0.57	-0.57
bayou teche	0.39	-0.39
be asked	-0.46	0.46
be bill	-0.67	0.67
be deny	-0.47	0.47
be done	-0.32	0.32
be filed	-0.56	0.56
be in	-0.33	0.33
be made	-0.58	0.58
be paid	-0.46	0.46
be postmark	-0.31	0.31
be receiv	-0.38	0.38
be sent	-0.33	0.33
becaus	-0.82	0.82
becaus no	-0.32	0.32
becaus the	-0.75	0.75
been	-0.85	0.85
been deny	-0.33	0.33
been made	-0.58	0.58
been reach	-0.34	0.34
been used	-0.48	0.48
began	0.86	-0.86
began <d>	0.61	-0.61
behalf	-0.58	0.58
behalf of	-0.51	0.51
behavioral	-0.35	0.35
believ	-0.43	0.43
below	-0.42	0.42
belt	0.32	-0.32
beneficiary	-0.33	0.33
beneficiary :	-0.32	0.32
benefit * provider	0.68	-0.68
benefit <d>	0.31	-0.31
benefit maximum	-0.32	0.32
benefit to	0.44	-0.44
benefit trust	0.36	-0.36
bettina	0.35	-0.35
big	0.34	-0.34
bill	-0.5	0.5
bill * <m>	-0.41	0.41
bill * member	-0.32	0.32
bill * the	-0.43	0.43
bill :	-0.52	0.52
bill <m>	-0.84	0.84
bill allow	-0.33	0.33
bill for	-0.52	0.52
bill paid	-0.39	0.39
bill provider	-0.58	0.58
bill the	-0.47	0.47
bind	-0.5	0.5
bind the	-0.32	0.32
birth <d>	-0.37	0.37
black	0.36	-0.36
blank	0.35	-0.35
blue cros	-0.48	0.48
blue shield	-0.52	0.52
bluecros	-0.37	0.37
bluecros blueshield	-0.35	0.35
blueshield * tennesse	-0.56	0.56
bluewater	0.35	-0.35
bluff road	-0.47	0.47
board	-0.85	0.85
board * trust	-0.31	0.31
board certify	-0.51	0.51
board of	-0.32	0.32
boone	0.59	-0.59
born	-0.54	0.54
born <d>	-0.5	0.5
both	0.43	-0.43
box	-0.76	0.76
box <n>	-0.84	0.84
bp	0.42	-0.42
bp <n>	0.36	-0.36
brandt	0.5	-0.5
break	0.38	-0.38
busines	-0.77	0.77
busines day	-0.65	0.65
but i	0.31	-0.31
bw	0.59	-0.59
bw <n>	0.57	-0.57
by :	0.4	-0.4
by <d>	0.33	-0.33
by <n>	-0.88	0.88
by another	-0.35	0.35
by fax	-0.32	0.32
by patient	0.47	-0.47
by the	-0.53	0.53
by then	-0.41	0.41
ca	0.79	-0.79
calendar	-0.88	0.88
calendar day	-0.88	0.88
calendar year	-0.39	0.39
california	-0.51	0.51
call <n>	-0.58	0.58
call for	-0.42	0.42
call log	0.31	-0.31
call ref	0.36	-0.36
came with	-0.32	0.32
can	-0.97	0.97
can ask	-0.43	0.43
can be	-0.91	0.91
cannot pay	-0.36	0.36
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
caps:claim	-0.38	0.38
caps:code	-0.54	0.54
caps:coin adj	0.39	-0.39
caps:company	-0.31	0.31
caps:date	-0.34	0.34
caps:date code	-0.32	0.32
caps:denial	-0.52	0.52
caps:determin	-0.36	0.36
caps:eob	-0.39	0.39
caps:explan	-0.36	0.36
caps:explan of	-0.34	0.34
caps:from	-0.42	0.42
caps:from thru	-0.31	0.31
caps:grp	-0.31	0.31
caps:health	-0.31	0.31
caps:health and	-0.45	0.45
caps:healthcar	-0.41	0.41
caps:id	-0.32	0.32
caps:medical	-0.33	0.33
caps:medicar	-0.47	0.47
caps:mod	-0.39	0.39
caps:name	-0.62	0.62
caps:not	-0.41	0.41
caps:other	0.33	-0.33
caps:paid	-0.43	0.43
caps:pay	-0.34	0.34
caps:proc	-0.46	0.46
caps:recipient	-0.39	0.39
caps:recipient name	-0.37	0.37
caps:rehabilit	0.31	-0.31
caps:remittanc	-0.7	0.7
caps:remittanc advic	-0.41	0.41
caps:review	-0.49	0.49
caps:servic	-0.5	0.5
caps:stat	0.73	-0.73
caps:thi	-0.39	0.39
caps:thru	-0.31	0.31
caps:valley	0.58	-0.58
carc	-0.74	0.74
carc <n>	-0.54	0.54
card	1.29	-1.29
care * no	-0.33	0.33
care provider	-0.33	0.33
carrier	-0.34	0.34
case	-0.8	0.8
case :	-0.33	0.33
case number	-0.45	0.45
cash	0.52	-0.52
castleberry	0.45	-0.45
cb	0.33	-0.33
cb <n>	0.33	-0.33
center	-0.32	0.32
certificat	0.47	-0.47
certificat of	0.61	-0.61
certify	-0.39	0.39
certify in	-0.41	0.41
charg	-0.38	0.38
charg :	-0.34	0.34
charg <n>	0.5	-0.5
charg allow	-0.48	0.48
charg exceed	-0.55	0.55
charg not	0.49	-0.49
charg paid	-0.74	0.74
charg pay	0.46	-0.46
charg statu	0.54	-0.54
chart	0.46	-0.46
chat	-0.36	0.36
check eft	-0.52	0.52
chiropractic pllc	0.34	-0.34
chiropractic treat	-0.36	0.36
chiropractic wellnes	0.48	-0.48
cigna	0.38	-0.38
city	-0.32	0.32
claim * <month>	-0.31	0.31
claim * a	-0.32	0.32
claim * deny	-0.52	0.52
claim * sent	0.34	-0.34
claim * the	-0.4	0.4
claim :	-0.78	0.78
claim <5>	-0.68	0.68
claim <m>	0.4	-0.4
claim above	-0.37	0.37
claim acknowledg	0.39	-0.39
claim appeal	-0.34	0.34
claim as	0.32	-0.32
claim claim	-0.43	0.43
claim decision	-0.38	0.38
claim denial	-0.42	0.42
claim disput	-0.57	0.57
claim e	-0.32	0.32
claim frequency	-0.35	0.35
claim has	-0.44	0.44
claim image	0.39	-0.39
claim is	-0.4	0.4
claim not	-0.45	0.45
claim number	-1.13	1.13
claim or	-0.32	0.32
claim process	-0.31	0.31
claim reconsider	-0.34	0.34
claim review	-0.48	0.48
claim servic	-0.64	0.64
claim statu	-0.56	0.56
claim the	0.34	-0.34
claim total	-0.79	0.79
claim was	-0.52	0.52
claim with	-0.36	0.36
claim within	0.32	-0.32
claim you	-0.32	0.32
claimant	-0.35	0.35
claims:0	1.21	-1.21
claims:1	-0.76	0.76
claims:2	0.79	-0.79
claims:3	0.35	-0.35
clear	0.37	-0.37
clerk	0.35	-0.35
client	0.33	-0.33
clinical	-0.94	0.94
clos	0.37	-0.37
cms <n>	0.48	-0.48
co	-0.52	0.52
co <n>	-0.55	0.55
co op	0.35	-0.35
co pay	-0.44	0.44
cob	0.31	-0.31
cobra	0.46	-0.46
code	-0.62	0.62
code <5>	-0.4	0.4
code <d>	-0.39	0.39
code <n>	-0.43	0.43
code bill	-0.48	0.48
code co	-0.48	0.48
code mod	-0.42	0.42
code of a denial	-1.14	1.14
codes	-0.83	0.83
coin	0.81	-0.81
coin <m>	0.32	-0.32
coin adj	0.39	-0.39
coin paid	0.57	-0.57
collect	0.34	-0.34
come	-0.42	0.42
come by	-0.32	0.32
community	0.48	-0.48
community health	0.43	-0.43
company	-0.49	0.49
company explan	-0.45	0.45
compens	-0.53	0.53
complet	-0.37	0.37
concurrent	-0.39	0.39
concurrent review	-0.32	0.32
confirm	0.32	-0.32
connection	0.5	-0.5
conservativ treat	-0.4	0.4
contact	-0.33	0.33
contest	-0.48	0.48
contest thi	-0.31	0.31
contract	-0.43	0.43
contract rate	-0.4	0.4
contractor	-0.59	0.59
copay	0.32	-0.32
copay * paid	-0.35	0.35
copay we	-0.35	0.35
copy * :	0.35	-0.35
copy * thi	-0.37	0.37
cordelia	0.32	-0.32
correct claim	-0.43	0.43
correct it	0.32	-0.32
cough	0.57	-0.57
cover	-0.57	0.57
cover by	-0.35	0.35
coverag	0.32	-0.32
coverag began	0.47	-0.47
coverag form	0.38	-0.38
coverag terminat	-0.57	0.57
cpt	-0.31	0.31
creat	0.47	-0.47
creat <d>	0.34	-0.34
criteria	-0.47	0.47
cros	-0.44	0.44
cros blue	-0.47	0.47
cross physical	0.4	-0.4
cruz	0.35	-0.35
current	0.83	-0.83
current <m>	0.6	-0.6
current <n>	0.34	-0.34
cut	0.44	-0.44
d a	-0.32	0.32
date * birth	-0.46	0.46
date * injury	-0.53	0.53
date * thi	-0.74	0.74
date :	-0.45	0.45
date above	-0.54	0.54
date bill	-0.47	0.47
date code	-0.55	0.55
date description	0.6	-0.6
date fax	-0.47	0.47
date of	-0.44	0.44
date servic	-0.4	0.4
date time	0.39	-0.39
date to	-0.31	0.31
dated <d>	0.35	-0.35
daughter	0.42	-0.42
day	-0.79	0.79
day * receipt	-0.33	0.33
day * receiv	-0.46	0.46
day * the	-0.84	0.84
day * thi	-1.03	1.03
day :	-0.46	0.46
day <m>	0.38	-0.38
day after	-1.05	1.05
day from	-1.24	1.24
day of	-0.94	0.94
day the	-0.44	0.44
dc <d>	0.37	-0.37
dear	-0.79	0.79
dear provider	-0.61	0.61
decid	-0.5	0.5
decision	-0.61	0.61
decision :	-0.71	0.71
decision date	-0.47	0.47
decision has	-0.32	0.32
decision is	-0.41	0.41
decision on	-0.43	0.43
decision send	0.34	-0.34
decision the	-0.43	0.43
decision will	0.38	-0.38
decision within	-0.31	0.31
deduct	0.36	-0.36
deductibl	0.46	-0.46
deductibl copay	-0.31	0.31
deem	-0.33	0.33
deem * medical	-0.37	0.37
deem a	-0.37	0.37
deficit	-0.41	0.41
deg	0.4	-0.4
demand	-0.31	0.31
denial	-0.9	0.9
denial * claim	-0.35	0.35
denial of	-0.52	0.52
deny	-0.94	0.94
deny * the	-0.35	0.35
deny as	-0.31	0.31
deny claim	-0.4	0.4
deny for	-0.43	0.43
deny on	-0.37	0.37
deny the	-0.63	0.63
deny your	-0.33	0.33
depart	-0.62	0.62
depart of	-0.39	0.39
depend	0.58	-0.58
depend * eligibility	0.58	-0.58
depend on	0.59	-0.59
dependent	0.53	-0.53
describ	-0.4	0.4
description	0.36	-0.36
description charg	0.74	-0.74
desert	0.47	-0.47
desk	1.03	-1.03
desk <d>	0.57	-0.57
detach	0.32	-0.32
detach * return	0.32	-0.32
detach and	0.32	-0.32
detail	-0.66	0.66
detail print	-0.39	0.39
determin	-0.87	0.87
diagnosy	-0.32	0.32
diary	0.45	-0.45
dictat	0.42	-0.42
did	-0.42	0.42
did not	-0.52	0.52
different	-0.5	0.5
director	-0.53	0.53
disagre	-0.73	0.73
discharg	0.59	-0.59
discount	-0.67	0.67
disput	-1.28	1.28
disput :	-0.81	0.81
disput must	-0.33	0.33
disput resolution	-0.34	0.34
disput thi	-0.43	0.43
district	0.36	-0.36
division	-0.48	0.48
dn	0.34	-0.34
do	-0.31	0.31
do not	-0.56	0.56
dob	0.38	-0.38
dob <d>	0.48	-0.48
doctor	-0.52	0.52
docu	-0.53	0.53
document	-0.88	0.88
document request	-0.33	0.33
doe	-0.53	0.53
doe not	-0.72	0.72
doi <d>	0.31	-0.31
done	-0.33	0.33
dos :	-0.33	0.33
dos <d>	0.39	-0.39
dos code	0.53	-0.53
dos proc	-0.44	0.44
due	0.52	-0.52
due <m>	0.73	-0.73
dunmor	-0.35	0.35
duplicat	-0.69	0.69
duplicat claim	-0.4	0.4
duplicat of	-0.34	0.34
duty	0.34	-0.34
e <n>	-0.71	0.71
each	-0.37	0.37
ear	0.41	-0.41
earlier	-0.37	0.37
east	-0.4	0.4
echevarria	0.31	-0.31
eff	0.38	-0.38
effectiv	1.51	-1.51
effectiv <d>	1.03	-1.03
effectiv <n>	0.38	-0.38
effectiv date	0.59	-0.59
eft <n>	0.33	-0.33
elect	0.38	-0.38
electronic remittanc	-0.45	0.45
electronical	0.51	-0.51
electronical sign	0.41	-0.41
eligibility	0.94	-0.94
eligibility * the	0.54	-0.54
eligibility and	0.33	-0.33
eligibility on	0.52	-0.52
eligibl	0.37	-0.37
else	-0.38	0.38
emg	0.33	-0.33
employ	0.56	-0.56
employ ended	0.51	-0.51
employe	-0.53	0.53
employe :	-0.43	0.43
employer	-0.45	0.45
enclos	0.44	-0.44
encounter	0.33	-0.33
end	0.33	-0.33
end <d>	0.51	-0.51
ended	0.38	-0.38
ended :	0.36	-0.36
ended <d>	0.36	-0.36
enrolle	-0.53	0.53
enrolle :	-0.33	0.33
enter	0.36	-0.36
envelop	0.34	-0.34
er	0.52	-0.52
era	-0.34	0.34
erisa	-0.43	0.43
error	-0.4	0.4
eval	0.54	-0.54
evaluat	0.43	-0.43
evaluat * treat	0.46	-0.46
evaluat and	0.46	-0.46
evidenc	-0.35	0.35
exact	-0.53	0.53
exact duplicat	-0.53	0.53
exam	0.44	-0.44
examin	-0.49	0.49
exampl	-0.32	0.32
exceed	-0.51	0.51
exceed fee	-0.46	0.46
exclud	-0.37	0.37
exhaust	0.56	-0.56
expedit	-0.39	0.39
expens incurr	-0.57	0.57
explan	-0.67	0.67
explan * pay	-0.5	0.5
explan of	-0.49	0.49
extension	0.36	-0.36
extremity	0.48	-0.48
fall	0.54	-0.54
famy care	-0.52	0.52
famy clinic	0.43	-0.43
fax	-0.8	0.8
fax * <n>	-0.36	0.36
fax :	-0.51	0.51
fax <n>	-0.99	0.99
fax for	-0.32	0.32
fax it	-0.32	0.32
federal	-0.46	0.46
federal employe	-0.31	0.31
fee	-0.67	0.67
fee schedul	-0.92	0.92
fil has	-0.38	0.38
file <n>	0.38	-0.38
file a	-0.7	0.7
filed	-0.34	0.34
filed within	-0.32	0.32
final decision	0.55	-0.55
finaliz	-1.05	1.05
finaliz <d>	-0.66	0.66
finaliz deny	-0.48	0.48
find	-0.59	0.59
find that	-0.41	0.41
fine	0.41	-0.41
fixed	0.53	-0.53
flexion	0.42	-0.42
flexion <n>	0.36	-0.36
floor	0.5	-0.5
florida	-0.34	0.34
for * appeal	-0.38	0.38
for * date	-0.4	0.4
for * member	-0.37	0.37
for * review	-0.37	0.37
for * same	-0.44	0.44
for <m>	-0.33	0.33
for <n>	-0.39	0.39
for a	-0.58	0.58
for an	-0.54	0.54
for another	-0.39	0.39
for care	-0.31	0.31
for chiropractic	-0.31	0.31
for each	-0.51	0.51
for fil	-0.36	0.36
for lack	-0.35	0.35
for me	0.53	-0.53
for process	0.4	-0.4
for reconsider	-0.52	0.52
for the	-0.57	0.57
for thi	-0.65	0.65
for treat	-0.36	0.36
for your	-0.61	0.61
forward	0.4	-0.4
found claim	0.33	-0.33
found that	-0.44	0.44
four	-0.37	0.37
fractur	0.32	-0.32
freq	0.53	-0.53
freq <n>	0.46	-0.46
from * date	-0.8	0.8
from * member	0.35	-0.35
from <n>	0.45	-0.45
from the	-0.81	0.81
from through	0.65	-0.65
from thru	-0.51	0.51
front	1.27	-1.27
front desk	0.95	-0.95
fully	-0.67	0.67
fully insur	-0.38	0.38
fund	-0.61	0.61
further	-0.46	0.46
further chiropractic	-0.32	0.32
ga	0.36	-0.36
gb	-0.36	0.36
gb <n>	-0.36	0.36
geneviev	0.35	-0.35
get	-0.31	0.31
got	-0.47	0.47
got thi	-0.32	0.32
gp x	-0.35	0.35
grade	0.31	-0.31
grain	0.36	-0.36
grievanc	-0.53	0.53
group	-0.55	0.55
group <n>	-0.37	0.37
group health	0.31	-0.31
grp	-0.31	0.31
guarante	0.43	-0.43
guarante * pay	0.41	-0.41
guarante of	0.41	-0.41
guidelin	-0.61	0.61
guidroz	0.6	-0.6
hand	0.37	-0.37
hand therapy	0.34	-0.34
handl	-0.41	0.41
harriet	-0.45	0.45
has	-0.6	0.6
has been	-0.88	0.88
has expir	-0.38	0.38
has not	-0.45	0.45
has submission	-0.32	0.32
has to	-0.34	0.34
have	-0.48	0.48
have * appeal	0.41	-0.41
have * right	-0.36	0.36
have <n>	-0.78	0.78
have approv	0.35	-0.35
have been	-0.55	0.55
have deny	-0.31	0.31
have not	-0.33	0.33
have the	-0.59	0.59
have to	-0.34	0.34
have your	0.4	-0.4
he is	0.31	-0.31
head:: * claim	0.36	-0.36
head:: * have	0.36	-0.36
head:: <5>	-0.52	0.52
head:: <m>	-0.32	0.32
head:: <month>	-0.66	0.66
head:: authoriz	0.35	-0.35
head:: claim	-0.5	0.5
head:: deny	-0.47	0.47
head:: marisela	0.35	-0.35
head:: mri	-0.33	0.33
head:: none	0.39	-0.39
head:: other	0.49	-0.49
head:: t	0.4	-0.4
head:: the	-0.32	0.32
head:: u	-0.46	0.46
head:: w	-0.31	0.31
head:: within	-0.31	0.31
head:<5> * <5>	-0.35	0.35
head:<5> * <n>	-0.58	0.58
head:<5> <m>	-0.33	0.33
head:<5> and	-0.49	0.49
head:<5> bill	0.42	-0.42
head:<5> claim	-0.33	0.33
head:<5> for	-0.58	0.58
head:<5> is	0.31	-0.31
head:<5> on	-0.48	0.48
head:<5> townzip	-0.41	0.41
head:<5> visit	0.32	-0.32
head:<d>	0.52	-0.52
head:<d> * <d>	0.33	-0.33
head:<d> <n>	0.69	-0.69
head:<d> a	0.41	-0.41
head:<d> acct	0.35	-0.35
head:<d> authoriz	0.53	-0.53
head:<d> bill	-0.4	0.4
head:<d> card	0.46	-0.46
head:<d> claim	0.47	-0.47
head:<d> contract	-0.32	0.32
head:<d> date	0.38	-0.38
head:<d> end	0.35	-0.35
head:<d> insur	-0.44	0.44
head:<d> member	-0.43	0.43
head:<d> no	0.34	-0.34
head:<d> other	0.35	-0.35
head:<d> page	-0.41	0.41
head:<d> payer	0.37	-0.37
head:<d> procedur	-0.51	0.51
head:<d> provider	-0.81	0.81
head:<d> request	-0.64	0.64
head:<d> statu	0.35	-0.35
head:<d> subscriber	0.62	-0.62
head:<d> thi	0.36	-0.36
head:<d> through	0.81	-0.81
head:<d> townzip	0.31	-0.31
head:<d> visit	0.49	-0.49
head:<m> * claim	-0.43	0.43
head:<m> <5>	0.44	-0.44
head:<m> <d>	1.24	-1.24
head:<m> <n>	-0.45	0.45
head:<m> allow	0.41	-0.41
head:<m> co	-0.62	0.62
head:<m> coin	0.36	-0.36
head:<m> deductibl	0.75	-0.75
head:<m> deny	-0.65	0.65
head:<m> no	0.37	-0.37
head:<m> not	-0.4	0.4
head:<m> note	0.32	-0.32
head:<m> patient	0.6	-0.6
head:<m> payee	-0.38	0.38
head:<m> pleas	0.31	-0.31
head:<m> provider	-0.43	0.43
head:<m> the	-0.39	0.39
head:<m> total	0.61	-0.61
head:<m> we	-0.76	0.76
head:<m> you	-0.37	0.37
head:<m> your	-0.31	0.31
head:<month> and	0.31	-0.31
head:<n>	0.39	-0.39
head:<n> * <n>	0.46	-0.46
head:<n> * right	0.34	-0.34
head:<n> :	0.69	-0.69
head:<n> <m>	-0.54	0.54
head:<n> a	0.39	-0.39
head:<n> accept	0.64	-0.64
head:<n> acct	-0.53	0.53
head:<n> allow	0.62	-0.62
head:<n> anthem	0.46	-0.46
head:<n> approv	0.48	-0.48
head:<n> at	0.35	-0.35
head:<n> authoriz	0.32	-0.32
head:<n> beneficiary	-0.46	0.46
head:<n> benefit	-0.33	0.33
head:<n> born	-0.7	0.7
head:<n> ca	0.88	-0.88
head:<n> calendar	-0.39	0.39
head:<n> call	0.43	-0.43
head:<n> case	-0.39	0.39
head:<n> charg	-0.36	0.36
head:<n> claim	-0.77	0.77
head:<n> cm	0.37	-0.37
head:<n> code	-0.36	0.36
head:<n> coverag	0.4	-0.4
head:<n> day	-0.85	0.85
head:<n> dear	-0.62	0.62
head:<n> degr	0.32	-0.32
head:<n> dob	-0.42	0.42
head:<n> dos	-0.32	0.32
head:<n> dx	0.34	-0.34
head:<n> effectiv	0.81	-0.81
head:<n> exact	-0.36	0.36
head:<n> expens	-0.36	0.36
head:<n> for	-0.83	0.83
head:<n> group	-0.44	0.44
head:<n> i	0.89	-0.89
head:<n> in	0.39	-0.39
head:<n> insur	-0.44	0.44
head:<n> is	0.77	-0.77
head:<n> l	0.39	-0.39
head:<n> lb	0.44	-0.44
head:<n> ma	0.47	-0.47
head:<n> member	-0.77	0.77
head:<n> mg	0.53	-0.53
head:<n> min	0.58	-0.58
head:<n> month	-0.68	0.68
head:<n> n	-0.39	0.39
head:<n> nf	0.45	-0.45
head:<n> no	0.65	-0.65
head:<n> note	0.35	-0.35
head:<n> npi	-0.33	0.33
head:<n> or	-0.42	0.42
head:<n> other	0.33	-0.33
head:<n> our	-0.61	0.61
head:<n> over	0.37	-0.37
head:<n> p	0.49	-0.49
head:<n> page	1.02	-1.02
head:<n> paid	0.35	-0.35
head:<n> patient	-0.5	0.5
head:<n> payee	-0.75	0.75
head:<n> pe	0.4	-0.4
head:<n> per	0.39	-0.39
head:<n> percent	-0.31	0.31
head:<n> provider	-0.56	0.56
head:<n> r	0.39	-0.39
head:<n> receiv	-0.44	0.44
head:<n> referenc	-0.5	0.5
head:<n> reject	0.5	-0.5
head:<n> render	-0.55	0.55
head:<n> request	-0.66	0.66
head:<n> result	0.57	-0.57
head:<n> rt	-0.31	0.31
head:<n> sent	0.36	-0.36
head:<n> servic	-0.37	0.37
head:<n> stat	0.48	-0.48
head:<n> statu	-0.32	0.32
head:<n> subject	-0.32	0.32
head:<n> svc	-0.56	0.56
head:<n> tax	-0.44	0.44
head:<n> th	0.52	-0.52
head:<n> the	-0.73	0.73
head:<n> time	0.38	-0.38
head:<n> tin	-0.63	0.63
head:<n> townzip	-0.72	0.72
head:<n> view	0.34	-0.34
head:<n> visit	0.47	-0.47
head:<n> what	-0.43	0.43
head:<n> when	0.37	-0.37
head:<n> you	-0.61	0.61
head:?	0.8	-0.8
head:? <d>	0.35	-0.35
head:? no	0.34	-0.34
head:a <n>	0.55	-0.55
head:a bill	-0.89	0.89
head:a copy	0.37	-0.37
head:a day	0.51	-0.51
head:a guarante	0.39	-0.39
head:a m	0.35	-0.35
head:a provider	-0.41	0.41
head:a unitedhealthcar	-0.32	0.32
head:ab <n>	-0.39	0.39
head:abn	0.34	-0.34
head:about	0.39	-0.39
head:above	-0.39	0.39
head:accept	0.96	-0.96
head:accept * process	0.37	-0.37
head:accept <n>	0.33	-0.33
head:accept for	0.39	-0.39
head:acceptanc	0.33	-0.33
head:accident	0.36	-0.36
head:account	0.61	-0.61
head:acct <n>	0.4	-0.4
head:ach	-0.43	0.43
head:acknowledg	0.42	-0.42
head:activ	0.56	-0.56
head:additional	-0.46	0.46
head:additional document	-0.33	0.33
head:adj	0.66	-0.66
head:adjust	0.51	-0.51
head:adjuster	0.64	-0.64
head:administrator	-0.62	0.62
head:advers	-0.51	0.51
head:advers determin	-0.55	0.55
head:advic	-0.71	0.71
head:after coverag	-0.37	0.37
head:again	0.6	-0.6
head:agre	0.34	-0.34
head:all	0.6	-0.6
head:allegheny	-0.32	0.32
head:allow <m>	0.47	-0.47
head:allow deduct	0.38	-0.38
head:allow paid	-0.74	0.74
head:allowanc	-0.37	0.37
head:also	0.33	-0.33
head:am	0.49	-0.49
head:ambros	0.35	-0.35
head:amount due	0.42	-0.42
head:amt	-0.4	0.4
head:an appeal	-0.35	0.35
head:and * the	0.31	-0.31
head:and <5>	-0.39	0.39
head:and i	0.52	-0.52
head:and not	0.31	-0.31
head:and to	0.38	-0.38
head:and treat	0.6	-0.6
head:ankle	0.39	-0.39
head:another	-0.4	0.4
head:another payer	-0.32	0.32
head:answer	0.48	-0.48
head:appeal	-0.75	0.75
head:appeal * <n>	-0.61	0.61
head:appeal :	-0.92	0.92
head:appeal by	-0.44	0.44
head:appeal unit	-0.31	0.31
head:appeal within	-0.77	0.77
head:applic	0.49	-0.49
head:appoint	0.32	-0.32
head:appoint of	0.39	-0.39
head:approv :	0.44	-0.44
head:approval	0.83	-0.83
head:approval * not	0.53	-0.53
head:approval is	0.62	-0.62
head:arm	0.41	-0.41
head:as * <d>	0.45	-0.45
head:as of	0.47	-0.47
head:as sent	0.44	-0.44
head:ask about	0.42	-0.42
head:asked	-0.38	0.38
head:asked for	-0.34	0.34
head:asked us	-0.32	0.32
head:associat	-0.39	0.39
head:asthma	0.41	-0.41
head:at <m>	-0.5	0.5
head:at <n>	0.41	-0.41
head:at least	-0.36	0.36
head:at thi	0.44	-0.44
head:attn	-0.54	0.54
head:attn :	-0.37	0.37
head:augustin	0.43	-0.43
head:auth	0.49	-0.49
head:auth <n>	0.32	-0.32
head:authoriz	0.39	-0.39
head:authoriz * file	-0.57	0.57
head:authoriz number	0.76	-0.76
head:authoriz on	-0.54	0.54
head:auto	0.69	-0.69
head:auto insuranc	0.37	-0.37
head:automobil	-0.4	0.4
head:automobil insuranc	-0.37	0.37
head:b <d>	0.49	-0.49
head:b <n>	-0.46	0.46
head:b m	0.33	-0.33
head:back	0.69	-0.69
head:balanc	1.04	-1.04
head:balanc <d>	0.53	-0.53
head:balanc <m>	0.56	-0.56
head:barnaby	0.41	-0.41
head:batch	0.78	-0.78
head:batch <n>	0.6	-0.6
head:bayou teche	0.39	-0.39
head:bcb	0.36	-0.36
head:becaus	-0.55	0.55
head:becaus the	-0.49	0.49
head:been	-0.55	0.55
head:been reach	-0.32	0.32
head:been used	-0.35	0.35
head:began	0.75	-0.75
head:began <d>	0.36	-0.36
head:begin	0.36	-0.36
head:behalf	-0.49	0.49
head:behalf of	-0.5	0.5
head:behavioral	-0.36	0.36
head:being	0.4	-0.4
head:below	-0.33	0.33
head:belt	0.31	-0.31
head:beneficiary	-0.33	0.33
head:beneficiary :	-0.33	0.33
head:benefit * provider	0.68	-0.68
head:benefit <d>	0.31	-0.31
head:benefit maximum	-0.32	0.32
head:benefit to	0.43	-0.43
head:benefit trust	0.36	-0.36
head:bettina	0.42	-0.42
head:big	0.32	-0.32
head:bill	-0.37	0.37
head:bill * <m>	-0.34	0.34
head:bill :	-0.44	0.44
head:bill <m>	-0.47	0.47
head:bill paid	-0.57	0.57
head:bill provider	-0.32	0.32
head:birth	-0.41	0.41
head:blank	0.38	-0.38
head:blue cros	-0.48	0.48
head:blue shield	-0.52	0.52
head:bluecros	-0.38	0.38
head:bluecros blueshield	-0.36	0.36
head:blueshield	-0.31	0.31
head:blueshield * tennesse	-0.56	0.56
head:bluff road	-0.47	0.47
head:board	-0.38	0.38
head:boone	0.6	-0.6
head:born	-0.52	0.52
head:born <d>	-0.48	0.48
head:both	0.62	-0.62
head:box	-0.58	0.58
head:box <n>	-0.69	0.69
head:bp	0.41	-0.41
head:bp <n>	0.35	-0.35
head:brandt	0.53	-0.53
head:break	0.37	-0.37
head:busines	-0.43	0.43
head:but	0.5	-0.5
head:but i	0.31	-0.31
head:bw	0.59	-0.59
head:bw <n>	0.57	-0.57
head:by :	0.59	-0.59
head:by <d>	0.7	-0.7
head:by <n>	-0.58	0.58
head:by another	-0.32	0.32
head:by mistak	0.35	-0.35
head:ca	0.85	-0.85
head:calendar	-0.36	0.36
head:calendar day	-0.39	0.39
head:california	-0.49	0.49
head:call	0.81	-0.81
head:call log	0.31	-0.31
head:can	-0.45	0.45
head:can be	-0.54	0.54
head:carc	-0.59	0.59
head:carc <n>	-0.39	0.39
head:card	1.16	-1.16
head:case	-0.7	0.7
head:case :	-0.32	0.32
head:case <n>	0.36	-0.36
head:case number	-0.45	0.45
head:cash	0.44	-0.44
head:castleberry	0.45	-0.45
head:cb	0.33	-0.33
head:cb <n>	0.33	-0.33
head:certificat	0.76	-0.76
head:certificat of	0.8	-0.8
head:chang	0.47	-0.47
head:charg <m>	-0.52	0.52
head:charg <n>	0.53	-0.53
head:charg allow	-0.32	0.32
head:charg not	0.51	-0.51
head:charg paid	-0.59	0.59
head:charg pay	0.35	-0.35
head:charg statu	0.52	-0.52
head:chart	0.53	-0.53
head:check eft	-0.43	0.43
head:child	0.33	-0.33
head:chiropractic	0.31	-0.31
head:chiropractic pllc	0.34	-0.34
head:chiropractic wellnes	0.48	-0.48
head:cigna	0.35	-0.35
head:city	-0.31	0.31
head:claim * deny	-0.43	0.43
head:claim * sent	0.36	-0.36
head:claim :	-0.66	0.66
head:claim <5>	-0.7	0.7
head:claim <m>	0.32	-0.32
head:claim acknowledg	0.39	-0.39
head:claim as	0.4	-0.4
head:claim claim	-0.36	0.36
head:claim decision	-0.38	0.38
head:claim denial	-0.42	0.42
head:claim image	0.38	-0.38
head:claim not	-0.45	0.45
head:claim number	-1.12	1.12
head:claim review	-0.35	0.35
head:claim servic	-0.46	0.46
head:claim statu	-0.57	0.57
head:claim total	-0.91	0.91
head:claim within	0.49	-0.49
head:clear	0.36	-0.36
head:clearinghous	0.56	-0.56
head:clerk	0.34	-0.34
head:client	0.34	-0.34
head:clinical	-0.82	0.82
head:clos	0.63	-0.63
head:cms	0.46	-0.46
head:cms <n>	0.55	-0.55
head:co op	0.35	-0.35
head:cobra	0.46	-0.46
head:code	-0.42	0.42
head:code <5>	-0.36	0.36
head:code <d>	-0.38	0.38
head:code bill	-0.43	0.43
head:code charg	0.39	-0.39
head:coin	0.86	-0.86
head:coin <m>	0.36	-0.36
head:coin adj	0.39	-0.39
head:coin paid	0.6	-0.6
head:collect	0.48	-0.48
head:community	0.48	-0.48
head:community health	0.43	-0.43
head:company	-0.65	0.65
head:company explan	-0.45	0.45
head:compens	-0.47	0.47
head:complet	-0.31	0.31
head:concurrent	-0.37	0.37
head:concurrent review	-0.31	0.31
head:condition	0.32	-0.32
head:connection	0.5	-0.5
head:conservativ treat	-0.4	0.4
head:continu	0.35	-0.35
head:contractor	-0.51	0.51
head:copay	0.5	-0.5
head:copay <m>	0.33	-0.33
head:copay paid	0.31	-0.31
head:copy	0.67	-0.67
head:copy of	0.65	-0.65
head:cordelia	0.34	-0.34
head:cough	0.45	-0.45
head:count	0.41	-0.41
head:cover	-0.56	0.56
head:coverag	1.01	-1.01
head:coverag began	0.47	-0.47
head:coverag form	0.38	-0.38
head:coverag terminat	-0.37	0.37
head:creat	0.49	-0.49
head:creat <d>	0.34	-0.34
head:cros	-0.44	0.44
head:cros blue	-0.47	0.47
head:cross physical	0.4	-0.4
head:cruz	0.35	-0.35
head:cuff tear	-0.34	0.34
head:daily	0.32	-0.32
head:date * birth	-0.41	0.41
head:date * injury	-0.53	0.53
head:date * thi	-0.56	0.56
head:date :	-0.4	0.4
head:date code	-0.37	0.37
head:date description	0.49	-0.49
head:date of	-0.32	0.32
head:date servic	-0.35	0.35
head:date time	0.37	-0.37
head:daughter	0.43	-0.43
head:day	-0.42	0.42
head:day * servic	0.38	-0.38
head:day * thi	-0.72	0.72
head:day <n>	0.33	-0.33
head:day after	-0.59	0.59
head:day from	-0.42	0.42
head:day of	-0.61	0.61
head:dc <d>	0.31	-0.31
head:dear	-0.79	0.79
head:dear ms	0.32	-0.32
head:dear provider	-0.55	0.55
head:decid	-0.49	0.49
head:decision	-0.54	0.54
head:decision :	-0.63	0.63
head:decision date	-0.46	0.46
head:decision of	0.32	-0.32
head:deduct	0.46	-0.46
head:deductibl	0.49	-0.49
head:deductibl <m>	0.39	-0.39
head:deg	0.34	-0.34
head:degr	0.36	-0.36
head:denial	-0.61	0.61
head:denial * claim	-0.32	0.32
head:denial of	-0.49	0.49
head:deny	-0.84	0.84
head:deny <n>	0.41	-0.41
head:deny the	-0.47	0.47
head:deny thi	-0.35	0.35
head:depart	-0.38	0.38
head:description	0.46	-0.46
head:description charg	0.65	-0.65
head:desert	0.49	-0.49
head:desk	0.94	-0.94
head:desk <d>	0.57	-0.57
head:detail	-0.55	0.55
head:detail print	-0.33	0.33
head:determin	-0.83	0.83
head:diary	0.45	-0.45
head:dictat	0.38	-0.38
head:discharg	0.43	-0.43
head:discount	-0.55	0.55
head:disput	-1	1
head:disput :	-0.55	0.55
head:district	0.41	-0.41
head:do not	-0.37	0.37
head:dob	0.32	-0.32
head:dob <d>	0.4	-0.4
head:document	-0.61	0.61
head:document request	-0.33	0.33
head:doi <d>	0.31	-0.31
head:dos :	-0.32	0.32
head:dos <d>	0.38	-0.38
head:dos code	0.53	-0.53
head:dos proc	-0.42	0.42
head:dr	0.38	-0.38
head:due	0.77	-0.77
head:due <m>	0.49	-0.49
head:dunmor	-0.35	0.35
head:duplicat	-0.44	0.44
head:dx	0.34	-0.34
head:e <n>	-0.74	0.74
head:ear	0.41	-0.41
head:east	-0.35	0.35
head:echevarria	0.31	-0.31
head:educ	0.31	-0.31
head:eff	0.33	-0.33
head:effectiv	1.76	-1.76
head:effectiv <d>	1.15	-1.15
head:effectiv date	0.59	-0.59
head:eft <n>	0.46	-0.46
head:eft trace	0.33	-0.33
head:elect	0.4	-0.4
head:electronic remittanc	-0.45	0.45
head:electronical	0.43	-0.43
head:eligibility	0.79	-0.79
head:eligibl	0.5	-0.5
head:employ	0.64	-0.64
head:employ ended	0.51	-0.51
head:employe	-0.49	0.49
head:employe :	-0.41	0.41
head:employer	-0.38	0.38
head:enclos	0.34	-0.34
head:encounter	0.36	-0.36
head:end	0.6	-0.6
head:end <d>	0.42	-0.42
head:end of	0.33	-0.33
head:ended	0.79	-0.79
head:ended <d>	0.48	-0.48
head:enrolle	-0.53	0.53
head:enrolle :	-0.33	0.33
head:enter	0.39	-0.39
head:er	0.55	-0.55
head:er <n>	0.33	-0.33
head:era	-0.31	0.31
head:eval	0.5	-0.5
head:evaluat	0.46	-0.46
head:evaluat * treat	0.46	-0.46
head:evaluat and	0.46	-0.46
head:even	0.31	-0.31
head:every	0.46	-0.46
head:evidenc	-0.35	0.35
head:exact	-0.37	0.37
head:exact duplicat	-0.37	0.37
head:exam	0.5	-0.5
head:exhaust	0.4	-0.4
head:expect	0.33	-0.33
head:expens incurr	-0.37	0.37
head:explan	-0.52	0.52
head:explan * pay	-0.47	0.47
head:explan of	-0.39	0.39
head:extension	0.42	-0.42
head:extremity	0.31	-0.31
head:fall	0.64	-0.64
head:famy care	-0.52	0.52
head:fax	-0.45	0.45
head:fax <d>	-0.34	0.34
head:fax <n>	-0.57	0.57
head:federal	-0.35	0.35
head:federal employe	-0.31	0.31
head:file <n>	0.35	-0.35
head:final	0.55	-0.55
head:finaliz	-1.02	1.02
head:finaliz <d>	-0.61	0.61
head:finaliz deny	-0.46	0.46
head:fine	0.41	-0.41
head:first	0.42	-0.42
head:fixed	0.5	-0.5
head:flexion	0.45	-0.45
head:flexion <n>	0.33	-0.33
head:floor	0.49	-0.49
head:for * same	-0.35	0.35
head:for me	0.5	-0.5
head:for process	0.37	-0.37
head:for the	-0.43	0.43
head:for your	-0.61	0.61
head:form	0.58	-0.58
head:forward	0.51	-0.51
head:forward to	0.32	-0.32
head:fractur	0.36	-0.36
head:freq	0.5	-0.5
head:freq <n>	0.43	-0.43
head:from <n>	0.41	-0.41
head:from through	0.4	-0.4
head:from thru	-0.52	0.52
head:from you	-0.31	0.31
head:front	1.1	-1.1
head:front desk	0.73	-0.73
head:fully	-0.53	0.53
head:fully insur	-0.34	0.34
head:fund	-0.59	0.59
head:ga	0.33	-0.33
head:gb	-0.37	0.37
head:gb <n>	-0.37	0.37
head:geneviev	0.35	-0.35
head:go	0.44	-0.44
head:gp x	-0.35	0.35
head:grain	0.34	-0.34
head:group	-0.45	0.45
head:group health	0.31	-0.31
head:grp	-0.31	0.31
head:guarante	0.41	-0.41
head:guarante * pay	0.39	-0.39
head:guarante of	0.39	-0.39
head:guidroz	0.6	-0.6
head:h	0.42	-0.42
head:hand	0.48	-0.48
head:hand therapy	0.37	-0.37
head:harriet	-0.43	0.43
head:has been	-0.69	0.69
head:have <n>	-0.47	0.47
head:have your	0.5	-0.5
head:he	0.49	-0.49
head:headach	0.48	-0.48
head:health benefit	-0.33	0.33
head:health explan	-0.54	0.54
head:health insuranc	0.51	-0.51
head:health provider	0.44	-0.44
head:healthcar explan	0.44	-0.44
head:healthy	0.51	-0.51
head:held	0.59	-0.59
head:hello	-0.53	0.53
head:her	0.7	-0.7
head:here is	-0.38	0.38
head:his	0.87	-0.87
head:history	0.47	-0.47
head:hmo	-0.34	0.34
head:hr	0.4	-0.4
head:human	0.35	-0.35
head:i	1.2	-1.2
head:i am	0.38	-0.38
head:i have	0.4	-0.4
head:i want	0.39	-0.39
head:i would	0.33	-0.33
head:icn	-0.42	0.42
head:id	-0.66	0.66
head:id :	-0.86	0.86
head:id claim	-0.36	0.36
head:if it	0.35	-0.35
head:if you	-0.41	0.41
head:ignatiu	0.39	-0.39
head:ii	0.49	-0.49
head:image	0.63	-0.63
head:impression	0.33	-0.33
head:in <month>	0.65	-0.65
head:in <n>	0.37	-0.37
head:in network	0.37	-0.37
head:in proces	0.37	-0.37
head:in writ	-0.59	0.59
head:inc npi	-0.32	0.32
head:includ	-0.33	0.33
head:includ in	-0.31	0.31
head:incomplet	-0.37	0.37
head:incurr	-0.39	0.39
head:incurr after	-0.37	0.37
head:indemnity	-0.55	0.55
head:independent	-0.53	0.53
head:independent medical	-0.39	0.39
head:individual	-0.48	0.48
head:influenza	0.32	-0.32
head:inhal	0.35	-0.35
head:injur	-0.46	0.46
head:injur person	-0.31	0.31
head:injury :	-0.49	0.49
head:ins	0.43	-0.43
head:insur	-1.13	1.13
head:insur :	-0.56	0.56
head:insur claim	-0.34	0.34
head:insur id	0.35	-0.35
head:insuranc	0.34	-0.34
head:insuranc :	0.4	-0.4
head:insuranc company	-0.39	0.39
head:insuranc questionnair	0.47	-0.47
head:intak	0.54	-0.54
head:integrity	-0.36	0.36
head:is a	-0.37	0.37
head:is about	-0.36	0.36
head:is deny	-0.35	0.35
head:is in	0.44	-0.44
head:is open	0.5	-0.5
head:is paid	0.32	-0.32
head:is to	0.32	-0.32
head:it in	0.36	-0.36
head:it within	0.37	-0.37
head:jh	0.39	-0.39
head:job	0.44	-0.44
head:josephin	0.34	-0.34
head:juniper	0.4	-0.4
head:jurisdiction	-0.53	0.53
head:kept	0.32	-0.32
head:keyed	0.39	-0.39
head:knee	0.42	-0.42
head:l	0.49	-0.49
head:l <n>	0.37	-0.37
head:lab	0.35	-0.35
head:last	0.32	-0.32
head:late	0.43	-0.43
head:lb	0.46	-0.46
head:least	-0.36	0.36
head:least <n>	-0.36	0.36
head:ledger	0.82	-0.82
head:left	0.73	-0.73
head:leocadia	0.36	-0.36
head:lift	0.51	-0.51
head:light	0.39	-0.39
head:limit	0.64	-0.64
head:limit <m>	0.31	-0.31
head:lindgren	0.33	-0.33
head:lindqvist	0.44	-0.44
head:line dos	-0.33	0.33
head:linnea	0.38	-0.38
head:load	0.49	-0.49
head:local	-0.32	0.32
head:log	0.91	-0.91
head:louisiana	0.44	-0.44
head:louisiana medicaid	0.39	-0.39
head:low back	0.35	-0.35
head:lowe	0.32	-0.32
head:m	0.31	-0.31
head:m <m>	0.34	-0.34
head:mail	0.37	-0.37
head:mail <d>	-0.4	0.4
head:manager	0.55	-0.55
head:manual	0.63	-0.63
head:marisela	0.79	-0.79
head:marketplac	-0.44	0.44
head:maximum	-0.42	0.42
head:maximum * thi	-0.35	0.35
head:maximum for	-0.35	0.35
head:may appeal	-0.4	0.4
head:may be	-0.37	0.37
head:md	0.5	-0.5
head:md <d>	0.52	-0.52
head:me	0.76	-0.76
head:medical director	-0.32	0.32
head:medical necessary	-0.34	0.34
head:medical policy	0.53	-0.53
head:medical review	-0.52	0.52
head:medicar advantag	-0.36	0.36
head:member	-0.85	0.85
head:member <n>	-0.42	0.42
head:member id	-0.77	0.77
head:member must	0.34	-0.34
head:member number	-0.7	0.7
head:messag <n>	-0.46	0.46
head:mg	0.47	-0.47
head:mh	0.38	-0.38
head:michigan	-0.44	0.44
head:milo	0.35	-0.35
head:min	0.61	-0.61
head:ml	0.35	-0.35
head:mod	-0.59	0.59
head:mod bill	-0.51	0.51
head:mod unit	-0.32	0.32
head:moda health	-0.38	0.38
head:month * the	-0.36	0.36
head:month of	-0.54	0.54
head:mother	0.37	-0.37
head:moved	0.37	-0.37
head:mr	0.34	-0.34
head:mri	-0.38	0.38
head:ms	0.54	-0.54
head:mutual	0.43	-0.43
head:mutual auto	0.33	-0.33
head:my	1.15	-1.15
head:n	-0.31	0.31
head:n <n>	-0.64	0.64
head:nakamura	0.48	-0.48
head:nb	0.32	-0.32
head:necessary	-0.33	0.33
head:neck	0.49	-0.49
head:need from	0.33	-0.33
head:never	0.36	-0.36
head:next	0.68	-0.68
head:nf	0.52	-0.52
head:nf <n>	0.52	-0.52
head:night	0.4	-0.4
head:no :	-0.82	0.82
head:no <n>	-0.62	0.62
head:no action	-0.32	0.32
head:no authoriz	-0.46	0.46
head:no other	0.45	-0.45
head:no pay	0.32	-0.32
head:none	0.5	-0.5
head:normal	0.49	-0.49
head:northern	0.54	-0.54
head:not * bill	-0.84	0.84
head:not * guarante	0.39	-0.39
head:not allow	0.79	-0.79
head:not approv	-1.3	1.3
head:not certify	-0.32	0.32
head:not paid	-0.46	0.46
head:not show	-0.52	0.52
head:not shown	-0.33	0.33
head:not support	-0.48	0.48
head:note	0.62	-0.62
head:note :	0.42	-0.42
head:note <d>	0.68	-0.68
head:note <n>	0.32	-0.32
head:note for	-0.31	0.31
head:note of	-0.31	0.31
head:note to	0.41	-0.41
head:noth	0.31	-0.31
head:notic	-0.57	0.57
head:notic * advers	-0.4	0.4
head:notic * approval	0.56	-0.56
head:notic * denial	-0.33	0.33
head:notic date	-0.4	0.4
head:notic of	-0.32	0.32
head:notic to	-0.32	0.32
head:notific	-0.44	0.44
head:novita	0.35	-0.35
head:novita solution	0.34	-0.34
head:now	0.78	-0.78
head:npi	-0.91	0.91
head:npi :	-0.53	0.53
head:npi <n>	-0.91	0.91
head:number	-0.6	0.6
head:number :	-0.66	0.66
head:number <n>	-0.43	0.43
head:number is	-0.34	0.34
head:o box	-0.69	0.69
head:oakhurst	0.35	-0.35
head:obi	0.37	-0.37
head:occupational	0.51	-0.51
head:occupational therapy	0.47	-0.47
head:odessa	0.38	-0.38
head:of * primary	0.53	-0.53
head:of * servic	0.48	-0.48
head:of <d>	0.62	-0.62
head:of <m>	0.33	-0.33
head:of advers	-0.43	0.43
head:of approval	0.58	-0.58
head:of birth	-0.41	0.41
head:of california	-0.49	0.49
head:of care	0.39	-0.39
head:of coverag	0.33	-0.33
head:of injury	-0.39	0.39
head:of michigan	-0.41	0.41
head:of my	0.34	-0.34
head:of prior	0.4	-0.4
head:of review	-0.38	0.38
head:of tennesse	-0.56	0.56
head:of texa	0.31	-0.31
head:of thi	-0.92	0.92
head:off	0.56	-0.56
head:oh	0.46	-0.46
head:ok	0.77	-0.77
head:okafor	0.38	-0.38
head:old	0.48	-0.48
head:on * date	0.43	-0.43
head:on * right	0.34	-0.34
head:on * same	-0.48	0.48
head:on <month>	-0.56	0.56
head:on behalf	-0.5	0.5
head:on examin	-0.44	0.44
head:on the	0.41	-0.41
head:only	0.32	-0.32
head:op	0.36	-0.36
head:open	0.8	-0.8
head:open for	0.42	-0.42
head:optum	-0.48	0.48
head:or other	0.6	-0.6
head:order	0.43	-0.43
head:organiz	-0.45	0.45
head:original	0.44	-0.44
head:orthopedic	-0.41	0.41
head:ot	0.5	-0.5
head:other	1.39	-1.39
head:other coverag	0.9	-0.9
head:ottolin	0.5	-0.5
head:our claim	-0.38	0.38
head:our decision	-0.44	0.44
head:our insur	-0.64	0.64
head:out	0.56	-0.56
head:out <n>	0.31	-0.31
head:outcom	-0.35	0.35
head:outpatient	0.67	-0.67
head:outpatient physical	0.63	-0.63
head:over	0.5	-0.5
head:overpay	-0.43	0.43
head:overturn	-0.4	0.4
head:owe <m>	0.41	-0.41
head:own	0.4	-0.4
head:p a	0.32	-0.32
head:p o	-0.69	0.69
head:pa npi	-0.37	0.37
head:page	0.38	-0.38
head:page <n>	0.47	-0.47
head:paid * owe	-0.31	0.31
head:paid <d>	0.63	-0.63
head:paid code	-0.46	0.46
head:paid eob	-0.35	0.35
head:paid on	-0.48	0.48
head:paid the	-0.36	0.36
head:pain	0.35	-0.35
head:pain <n>	0.39	-0.39
head:part * the	-0.47	0.47
head:part of	-0.36	0.36
head:party	0.31	-0.31
head:pass	0.33	-0.33
head:past <n>	-0.37	0.37
head:pat	-0.34	0.34
head:pat acct	-0.36	0.36
head:patient owe	0.57	-0.57
head:pay * <d>	0.61	-0.61
head:pay by	0.69	-0.69
head:pay claim	-0.38	0.38
head:pay date	-0.61	0.61
head:pay decision	0.45	-0.45
head:pay integrity	-0.33	0.33
head:pay is	-0.32	0.32
head:pay thi	0.46	-0.46
head:payabl	-0.41	0.41
head:payee	-0.83	0.83
head:payee :	-0.45	0.45
head:payee npi	-0.37	0.37
head:payer	0.97	-0.97
head:payer :	0.35	-0.35
head:payer claim	0.42	-0.42
head:payer id	0.33	-0.33
head:pc npi	-0.51	0.51
head:pcp	0.57	-0.57
head:pe	0.47	-0.47
head:pe <n>	0.41	-0.41
head:peak	0.34	-0.34
head:pediatric therapy	-0.33	0.33
head:peer	-0.61	0.61
head:peer review	-0.36	0.36
head:pend	1.01	-1.01
head:per	0.42	-0.42
head:phone	0.4	-0.4
head:physician or	0.39	-0.39
head:pine	0.34	-0.34
head:pip	0.53	-0.53
head:pip claim	0.34	-0.34
head:pip medical	0.41	-0.41
head:plan * care	0.54	-0.54
head:plan allow	-0.4	0.4
head:plan explan	0.35	-0.35
head:plan pay	0.31	-0.31
head:plan provider	-0.34	0.34
head:pleas	0.59	-0.59
head:pleas pay	0.7	-0.7
head:pleas send	-0.54	0.54
head:pllc	0.49	-0.49
head:plu	-0.43	0.43
head:po	-0.6	0.6
head:po box	-0.6	0.6
head:pointer	0.31	-0.31
head:portal	0.41	-0.41
head:positiv	0.45	-0.45
head:post	0.41	-0.41
head:pp	0.52	-0.52
head:pp <n>	0.34	-0.34
head:pr	0.37	-0.37
head:pr <n>	0.32	-0.32
head:prepay	-0.46	0.46
head:prepay review	-0.37	0.37
head:primary	0.64	-0.64
head:primary payer	0.34	-0.34
head:print	0.59	-0.59
head:print <d>	0.62	-0.62
head:prior authoriz	-0.39	0.39
head:proc	-0.4	0.4
head:proc bill	0.4	-0.4
head:proc mod	-0.53	0.53
head:procedur	-0.66	0.66
head:process	-0.42	0.42
head:promis	0.38	-0.38
head:prov	-0.41	0.41
head:provider	-0.5	0.5
head:provider :	-0.8	0.8
head:provider disput	-0.35	0.35
head:provider line	0.51	-0.51
head:provider manual	0.74	-0.74
head:pruitt	0.36	-0.36
head:pt	0.57	-0.57
head:pt :	0.31	-0.31
head:pt <d>	0.39	-0.39
head:pt <n>	0.36	-0.36
head:ptan	-0.31	0.31
head:pull	0.31	-0.31
head:put	0.89	-0.89
head:put the	0.45	-0.45
head:qty	-0.35	0.35
head:questionnair	1.2	-1.2
head:r	0.45	-0.45
head:r <d>	0.71	-0.71
head:ra	-0.36	0.36
head:radiology	0.38	-0.38
head:raritan	-0.37	0.37
head:rate	-0.36	0.36
head:rational	-0.38	0.38
head:rational :	-0.37	0.37
head:re	0.5	-0.5
head:reach the	-0.4	0.4
head:reason	-0.5	0.5
head:receipt	0.35	-0.35
head:receiv <n>	0.39	-0.39
head:recheck	0.35	-0.35
head:recipient	-0.58	0.58
head:recipient name	-0.44	0.44
head:reconsider	-0.41	0.41
head:record	-0.46	0.46
head:record to	0.31	-0.31
head:ref	1.06	-1.06
head:ref <n>	0.68	-0.68
head:referenc :	-0.36	0.36
head:rehab	-0.39	0.39
head:rehabilit	0.42	-0.42
head:reinstat	0.38	-0.38
head:reject	0.66	-0.66
head:relat	0.43	-0.43
head:releas	0.55	-0.55
head:remark	-0.65	0.65
head:remit date	-0.34	0.34
head:remittanc	-0.63	0.63
head:remittanc <d>	0.64	-0.64
head:remittanc advic	-0.64	0.64
head:remy	0.45	-0.45
head:render	-0.72	0.72
head:rep	0.65	-0.65
head:replac	0.35	-0.35
head:report	0.35	-0.35
head:report <d>	0.32	-0.32
head:report <n>	0.39	-0.39
head:reproces	0.34	-0.34
head:request	-0.73	0.73
head:request :	-0.73	0.73
head:request for	-0.37	0.37
head:request was	-0.34	0.34
head:resent	0.51	-0.51
head:resolution	-0.34	0.34
head:responsibility	0.32	-0.32
head:result	0.48	-0.48
head:result :	0.34	-0.34
head:review	-0.84	0.84
head:review decision	-0.48	0.48
head:review your	-0.46	0.46
head:reviewer	-0.77	0.77
head:reye	0.57	-0.57
head:right	0.76	-0.76
head:right shoulder	0.31	-0.31
head:riverbend	0.41	-0.41
head:road	-0.33	0.33
head:road rehab	-0.47	0.47
head:rosali	0.52	-0.52
head:rosalind	0.48	-0.48
head:rot	0.39	-0.39
head:run	0.39	-0.39
head:run <d>	0.44	-0.44
head:same	-0.4	0.4
head:say	0.79	-0.79
head:sc <n>	0.31	-0.31
head:scann	0.62	-0.62
head:scann <d>	0.31	-0.31
head:school	0.77	-0.77
head:school district	0.44	-0.44
head:secondary	0.5	-0.5
head:section	0.54	-0.54
head:see	0.32	-0.32
head:self fund	-0.44	0.44
head:send	0.42	-0.42
head:send the	-0.32	0.32
head:sent	0.67	-0.67
head:sent * the	-0.36	0.36
head:sent <d>	0.74	-0.74
head:sent <n>	0.4	-0.4
head:servic	-0.39	0.39
head:servic * <month>	-0.33	0.33
head:servic :	-0.47	0.47
head:servic <5>	-0.33	0.33
head:servic date	-0.63	0.63
head:share	0.37	-0.37
head:share <m>	0.6	-0.6
head:she	0.83	-0.83
head:sheet	0.65	-0.65
head:shield	-0.46	0.46
head:shield * california	-0.41	0.41
head:shield * michigan	-0.45	0.45
head:shield * texa	0.34	-0.34
head:shield of	-0.57	0.57
head:shield virginia	0.42	-0.42
head:should	0.59	-0.59
head:shoulder	0.45	-0.45
head:show * the	-0.38	0.38
head:show that	-0.59	0.59
head:shown	-0.51	0.51
head:side	0.43	-0.43
head:sign	0.83	-0.83
head:sign :	0.46	-0.46
head:sign <d>	0.59	-0.59
head:signatur	0.73	-0.73
head:signatur :	0.34	-0.34
head:since	0.76	-0.76
head:since <month>	0.36	-0.36
head:since <n>	0.43	-0.43
head:sioux	0.34	-0.34
head:six	-0.51	0.51
head:six week	-0.47	0.47
head:slip	0.34	-0.34
head:speech	0.33	-0.33
head:spoke	0.39	-0.39
head:spoke with	0.32	-0.32
head:sponsor	-0.41	0.41
head:sport	-0.56	0.56
head:stair	0.36	-0.36
head:start	0.66	-0.66
head:start <d>	0.39	-0.39
head:stat	0.56	-0.56
head:state of	-0.32	0.32
head:statu	0.42	-0.42
head:statu <n>	-0.36	0.36
head:statu detail	-0.31	0.31
head:statu finaliz	-0.4	0.4
head:still	0.54	-0.54
head:stillwater	0.38	-0.38
head:stopp	0.33	-0.33
head:stroud	0.36	-0.36
head:subject	-0.53	0.53
head:submitt	-0.4	0.4
head:submitter	0.36	-0.36
head:subscriber	0.52	-0.52
head:subscriber id	-0.32	0.32
head:subscriber no	-0.34	0.34
head:support	-0.65	0.65
head:svc	-0.85	0.85
head:svc date	-0.43	0.43
head:system	0.62	-0.62
head:t	0.64	-0.64
head:table	0.33	-0.33
head:take	0.43	-0.43
head:tamsin	0.38	-0.38
head:tcn	-0.39	0.39
head:teche	0.39	-0.39
head:tell	0.4	-0.4
head:tell you	0.34	-0.34
head:tender	0.35	-0.35
head:tennesse	-0.6	0.6
head:th <n>	-0.52	0.52
head:thank	0.43	-0.43
head:thank you	0.5	-0.5
head:that show	0.39	-0.39
head:that the	-0.75	0.75
head:the bill	-0.51	0.51
head:the claim	-0.57	0.57
head:the clinical	-0.43	0.43
head:the diagnosy	-0.34	0.34
head:the document	-0.31	0.31
head:the injury	0.33	-0.33
head:the last	-0.4	0.4
head:the left	0.46	-0.46
head:the letter	0.32	-0.32
head:the limit	0.35	-0.35
head:the member	-0.39	0.39
head:the number	-0.37	0.37
head:the order	-0.38	0.38
head:the past	-0.37	0.37
head:the plan	-0.37	0.37
head:the portal	-0.31	0.31
head:the primary	0.41	-0.41
head:the record	-0.74	0.74
head:the request	-0.87	0.87
head:the reviewer	-0.44	0.44
head:the right	0.41	-0.41
head:the same	-0.57	0.57
head:their	0.37	-0.37
head:theodora	0.34	-0.34
head:therapist	0.35	-0.35
head:therapy * the	-0.32	0.32
head:therapy evaluat	0.36	-0.36
head:therapy inc	0.65	-0.65
head:therapy llc	0.39	-0.39
head:therapy npi	-0.6	0.6
head:therapy pc	0.45	-0.45
head:therapy right	0.5	-0.5
head:there	-0.37	0.37
head:these	-0.72	0.72
head:thi * not	-0.38	0.38
head:thi amount	0.48	-0.48
head:thi decision	-0.47	0.47
head:thi letter	-0.76	0.76
head:thi notic	-0.6	0.6
head:thi servic	-0.37	0.37
head:third	0.37	-0.37
head:thistledown	0.32	-0.32
head:through	0.65	-0.65
head:through <d>	0.99	-0.99
head:tidewater	-0.38	0.38
head:time	0.64	-0.64
head:time <n>	0.31	-0.31
head:tin	-0.7	0.7
head:tin <n>	-0.77	0.77
head:tn	-0.48	0.48
head:to <d>	0.6	-0.6
head:to <n>	0.5	-0.5
head:to appeal	-0.44	0.44
head:to date	0.32	-0.32
head:to send	0.35	-0.35
head:to tell	0.32	-0.32
head:to us	-0.47	0.47
head:tobia	0.33	-0.33
head:tobiah	0.48	-0.48
head:today	0.72	-0.72
head:told	0.79	-0.79
head:townzip	-0.66	0.66
head:townzip <month>	-0.64	0.64
head:townzip check	-0.36	0.36
head:townzip date	-0.45	0.45
head:townzip explan	-0.41	0.41
head:townzip notic	-0.32	0.32
head:townzip npi	-0.47	0.47
head:townzip subject	0.35	-0.35
head:trace	0.35	-0.35
head:transmission	0.35	-0.35
head:treat <n>	0.36	-0.36
head:treat is	-0.31	0.31
head:twice	0.4	-0.4
head:type	0.4	-0.4
head:un	0.37	-0.37
head:unit bill	-0.49	0.49
head:unitedhealthcar	-0.45	0.45
head:unitedhealthcar company	-0.32	0.32
head:up	0.57	-0.57
head:updat	0.61	-0.61
head:us	-0.53	0.53
head:us within	-0.38	0.38
head:use	0.44	-0.44
head:utiliz review	-0.31	0.31
head:valid	0.93	-0.93
head:valid <d>	0.49	-0.49
head:valley health	0.56	-0.56
head:van	0.49	-0.49
head:vanterpool	0.42	-0.42
head:vendor	-0.31	0.31
head:verific	0.38	-0.38
head:virginia	0.36	-0.36
head:visit	0.47	-0.47
head:visit :	0.51	-0.51
head:visit <d>	0.47	-0.47
head:visit <n>	0.39	-0.39
head:visit on	-0.4	0.4
head:w	0.32	-0.32
head:w <n>	-0.44	0.44
head:walk	0.35	-0.35
head:want	0.71	-0.71
head:was	-0.35	0.35
head:was <n>	0.48	-0.48
head:was deny	-0.51	0.51
head:was not	-0.6	0.6
head:was paid	-0.38	0.38
head:way	0.41	-0.41
head:way townzip	0.42	-0.42
head:we are	-0.42	0.42
head:we can	-0.34	0.34
head:we cannot	-0.56	0.56
head:we deny	-0.46	0.46
head:we have	0.62	-0.62
head:we need	-0.72	0.72
head:we paid	-1.12	1.12
head:we receiv	-0.34	0.34
head:we will	-0.41	0.41
head:week	0.33	-0.33
head:week * <n>	0.32	-0.32
head:welfar	-0.43	0.43
head:well	0.4	-0.4
head:wellnes	0.44	-0.44
head:wendell	0.33	-0.33
head:went	0.42	-0.42
head:were	-0.36	0.36
head:were not	-0.31	0.31
head:what	-0.67	0.67
head:what we	-0.73	0.73
head:when	0.92	-0.92
head:where	0.39	-0.39
head:which we	-0.38	0.38
head:whom	0.31	-0.31
head:wife	0.35	-0.35
head:wilhelmina	0.5	-0.5
head:winifr	0.33	-0.33
head:wisconsin	-0.41	0.41
head:with a	-0.31	0.31
head:with no	0.31	-0.31
head:with note	0.33	-0.33
head:with the	-0.57	0.57
head:within	-1.05	1.05
head:within <n>	-1.2	1.2
head:within the	-0.34	0.34
head:witnes	0.31	-0.31
head:wk	0.44	-0.44
head:wojcik	0.42	-0.42
head:wolverton	0.33	-0.33
head:work	0.42	-0.42
head:worker	-0.44	0.44
head:worker compens	-0.34	0.34
head:would	0.37	-0.37
head:wrist	0.32	-0.32
head:writ	-0.52	0.52
head:writ within	-0.39	0.39
head:x wk	0.35	-0.35
head:year and	-0.34	0.34
head:yes	0.56	-0.56
head:you asked	-0.35	0.35
head:you bill	-0.54	0.54
head:you can	-0.47	0.47
head:you have	-0.65	0.65
head:you may	-0.63	0.63
head:you owe	-0.35	0.35
head:you that	0.35	-0.35
head:your bill	-0.37	0.37
head:your claim	-0.42	0.42
head:your deductibl	-0.32	0.32
head:your patient	-0.5	0.5
head:your policy	0.39	-0.39
head:z	0.35	-0.35
headach	0.48	-0.48
health appeal	-0.35	0.35
health benefit	-0.33	0.33
health care	-0.48	0.48
health coverag	0.46	-0.46
health explan	-0.54	0.54
health insuranc	0.41	-0.41
health provider	0.4	-0.4
healthcar	-0.33	0.33
healthcar explan	0.44	-0.44
healthy	0.51	-0.51
hello	-0.53	0.53
help with	0.38	-0.38
her	0.52	-0.52
here is	-0.39	0.39
hip	0.33	-0.33
his	0.67	-0.67
history	0.35	-0.35
hmo	-0.31	0.31
hold it	0.34	-0.34
hour	-0.31	0.31
how	-0.4	0.4
how to	-0.4	0.4
http	-0.42	0.42
http :	-0.42	0.42
human	0.35	-0.35
i	1.05	-1.05
i am	0.38	-0.38
i have	0.47	-0.47
i want	0.39	-0.39
i would	0.33	-0.33
icn	-0.42	0.42
id	-0.64	0.64
id :	-0.85	0.85
id <n>	-0.37	0.37
id claim	-0.36	0.36
if	-0.64	0.64
if * believ	-0.38	0.38
if * disagre	-0.56	0.56
if * do	-0.42	0.42
if * have	-0.47	0.47
if * think	-0.43	0.43
if a	-0.32	0.32
if it	0.34	-0.34
if noth	-0.4	0.4
if the	-0.49	0.49
if they	-0.43	0.43
if you	-0.8	0.8
ignacio	0.38	-0.38
ii	0.39	-0.39
iii	0.38	-0.38
image	0.57	-0.57
imogen	0.38	-0.38
impression	0.37	-0.37
impression :	0.32	-0.32
improv	-0.34	0.34
in * box	0.43	-0.43
in * network	-0.34	0.34
in <month>	0.56	-0.56
in disput	-0.53	0.53
in our	-0.44	0.44
in the	-0.36	0.36
in time	-0.33	0.33
in writ	-0.94	0.94
inactiv	0.36	-0.36
includ	-0.52	0.52
includ * the	-0.45	0.45
includ in	-0.47	0.47
incomplet	-0.5	0.5
inconsistent	-0.34	0.34
inconsistent with	-0.34	0.34
incurr	-0.59	0.59
incurr after	-0.57	0.57
indemnity	-0.55	0.55
independent	-0.74	0.74
independent medical	-0.57	0.57
independent review	-0.44	0.44
individual	-0.51	0.51
influenza	0.32	-0.32
inform	-0.5	0.5
inform * has	-0.43	0.43
inform or	-0.53	0.53
inhal	0.33	-0.33
injur	-0.53	0.53
injur person	-0.39	0.39
injury :	-0.49	0.49
ins	0.46	-0.46
insur	-0.98	0.98
insur :	-0.52	0.52
insur claim	-0.37	0.37
insur id	0.35	-0.35
insuranc :	0.39	-0.39
insuranc company	-0.39	0.39
insuranc has	0.46	-0.46
insuranc on	0.31	-0.31
insuranc questionnair	0.46	-0.46
insurer	-0.41	0.41
intak	0.44	-0.44
intak <n>	0.4	-0.4
integrity	-0.37	0.37
is * <month>	0.38	-0.38
is * tell	0.33	-0.33
is <n>	-0.63	0.63
is a	-0.64	0.64
is about	-0.43	0.43
is by	0.35	-0.35
is deny	-0.59	0.59
is due	-0.46	0.46
is includ	-0.43	0.43
is inconsistent	-0.34	0.34
is more	-0.31	0.31
is need	-0.36	0.36
is no	-0.77	0.77
is not	-0.6	0.6
is noth	-0.32	0.32
is open	0.4	-0.4
is part	-0.35	0.35
is payabl	0.31	-0.31
is there	0.35	-0.35
is your	0.76	-0.76
issu	-0.36	0.36
it * the	-0.31	0.31
it and	0.45	-0.45
it has	-0.36	0.36
it to	-0.58	0.58
jersey	-0.31	0.31
jh	0.38	-0.38
job	0.39	-0.39
josephin	0.36	-0.36
juniper	0.55	-0.55
jurisdiction	-0.54	0.54
keyed	0.38	-0.38
knee	0.38	-0.38
l	0.45	-0.45
l <n>	0.37	-0.37
lab	0.43	-0.43
lack	-0.68	0.68
lack inform	-0.43	0.43
lack of	-0.33	0.33
last review	0.35	-0.35
last visit	0.41	-0.41
later	-0.66	0.66
later than	-0.62	0.62
law	-0.43	0.43
lb	0.49	-0.49
least	-0.32	0.32
least <n>	-0.37	0.37
ledger	0.83	-0.83
left	0.68	-0.68
left is	0.31	-0.31
leocadia	0.35	-0.35
letter	-0.58	0.58
letter * the	-0.45	0.45
letter :	-0.34	0.34
letter for	0.32	-0.32
letter to	-0.39	0.39
letter with	-0.34	0.34
level	-0.44	0.44
level * care	-0.42	0.42
level of	-0.42	0.42
lift	0.52	-0.52
light	0.5	-0.5
limit * <m>	0.31	-0.31
limit * fil	-0.34	0.34
limit <n>	0.47	-0.47
limit of	0.36	-0.36
lindgren	0.35	-0.35
lindqvist	0.55	-0.55
line	-0.36	0.36
line <n>	-0.54	0.54
line dos	-0.35	0.35
linnea	0.38	-0.38
live	0.48	-0.48
load	0.54	-0.54
local	-0.41	0.41
log	0.69	-0.69
look	-0.44	0.44
look * the	-0.38	0.38
look at	-0.54	0.54
los are	0.36	-0.36
louisiana	0.44	-0.44
louisiana medicaid	0.39	-0.39
ma	0.35	-0.35
made	-0.7	0.7
mail <d>	-0.4	0.4
mail to	-0.53	0.53
manag	-0.44	0.44
manager	0.32	-0.32
manual	0.35	-0.35
marisela	0.77	-0.77
mark	-0.37	0.37
marketplac	-0.52	0.52
maximum	-0.75	0.75
maximum * thi	-0.35	0.35
maximum allowabl	-0.37	0.37
maximum for	-0.35	0.35
may	-0.61	0.61
may * cover	-0.32	0.32
may * sent	-0.35	0.35
may appeal	-0.79	0.79
may ask	-0.66	0.66
may be	-0.96	0.96
may bill	0.31	-0.31
may not	-0.49	0.49
may owe	-0.35	0.35
may send	0.37	-0.37
mbeki	0.35	-0.35
md	0.34	-0.34
md <d>	0.56	-0.56
md <n>	0.31	-0.31
me	0.68	-0.68
measurabl	-0.31	0.31
medical	-0.53	0.53
medical benefit	0.31	-0.31
medical director	-0.52	0.52
medical necessary	-0.69	0.69
medical policy	0.4	-0.4
medical record	-0.34	0.34
medical review	-0.68	0.68
medicar advantag	-0.48	0.48
meet	-0.43	0.43
member	-0.83	0.83
member <n>	-0.49	0.49
member appeal	-0.38	0.38
member id	-0.8	0.8
member may	-0.46	0.46
member must	0.32	-0.32
member number	-0.68	0.68
member or	-0.45	0.45
member owe	-0.39	0.39
messag	-0.62	0.62
messag <n>	-0.68	0.68
met	-0.4	0.4
mg	0.54	-0.54
mh	0.47	-0.47
mh <n>	0.39	-0.39
michigan	-0.44	0.44
milo	0.33	-0.33
min	0.59	-0.59
ml	0.37	-0.37
mod	-0.63	0.63
mod bill	-0.51	0.51
mod unit	-0.43	0.43
moda health	-0.38	0.38
mom	0.31	-0.31
money:emptyRow	-0.37	0.37
money:paid	-0.37	0.37
money:paidRow	-0.36	0.36
money:refused	-1.28	1.28
money:unpaidRow	-0.98	0.98
money:zeroPaid	-1.04	1.04
month	-0.42	0.42
month * the	-0.57	0.57
month of	-0.77	0.77
more than	-0.38	0.38
most words of:claimForm	0.82	-0.82
most words of:eob	-0.71	0.71
most words of:policy	0.72	-0.72
most words of:sending	1.11	-1.11
most words of:statement	1.43	-1.43
mother	0.39	-0.39
moved	0.42	-0.42
mri	-0.46	0.46
must	-0.84	0.84
must * receiv	-0.34	0.34
must be	-0.55	0.55
must reach	-0.34	0.34
mutual	0.54	-0.54
mutual auto	0.33	-0.33
mutual health	0.43	-0.43
my	1.08	-1.08
n	-0.57	0.57
n <n>	-0.89	0.89
nakamura	0.48	-0.48
nb	0.32	-0.32
necessary	-0.73	0.73
necessity by	-0.37	0.37
neck	0.31	-0.31
needl	0.41	-0.41
neg	0.31	-0.31
negativ	0.32	-0.32
neither	-0.4	0.4
net	-0.32	0.32
network	-0.54	0.54
network provider	-0.35	0.35
never	0.39	-0.39
new jersey	-0.31	0.31
nf	0.46	-0.46
nf <n>	0.46	-0.46
night	0.37	-0.37
no :	-0.82	0.82
no <n>	-0.5	0.5
no action	-0.32	0.32
no answer	0.33	-0.33
no authoriz	-0.56	0.56
no chang	0.36	-0.36
no decision	-0.4	0.4
no later	-0.52	0.52
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
not * promis	0.55	-0.55
not agree	-0.51	0.51
not allow	0.67	-0.67
not an	-0.4	0.4
not answer	-0.34	0.34
not approv	-1.24	1.24
not be	-0.58	0.58
not certify	-0.66	0.66
not deem	-0.38	0.38
not elect	0.35	-0.35
not medical	-0.82	0.82
not meet	-0.32	0.32
not met	-0.43	0.43
not owe	-0.34	0.34
not paid	-0.57	0.57
not payabl	-0.34	0.34
not show	-0.64	0.64
not shown	-0.39	0.39
not support	-0.67	0.67
note * each	-0.42	0.42
note :	0.61	-0.61
note <d>	0.65	-0.65
note do	-0.33	0.33
note for	-0.62	0.62
note of	-0.67	0.67
note to	0.32	-0.32
note with	-0.43	0.43
noth come	-0.32	0.32
noth has	0.37	-0.37
notic	-0.6	0.6
notic * advers	-0.4	0.4
notic * approval	0.56	-0.56
notic * denial	-0.34	0.34
notic date	-0.4	0.4
notic fax	-0.42	0.42
notic to	-0.41	0.41
notific	-0.79	0.79
novita	0.35	-0.35
novita solution	0.34	-0.34
now	0.49	-0.49
npi	-0.82	0.82
npi :	-0.53	0.53
npi <n>	-0.81	0.81
number	-0.65	0.65
number :	-0.65	0.65
number <n>	-0.58	0.58
number is	-0.43	0.43
o	-0.36	0.36
o box	-0.79	0.79
oakhurst	0.34	-0.34
obi	0.37	-0.37
objection	-0.36	0.36
occupational	0.42	-0.42
occupational therapy	0.41	-0.41
odessa	0.38	-0.38
of * date	-0.68	0.68
of * denial	-0.31	0.31
of * pay	-0.46	0.46
of * primary	0.5	-0.5
of * remittanc	-0.34	0.34
of * visit	-0.32	0.32
of <d>	0.41	-0.41
of a	-0.38	0.38
of activ	-0.31	0.31
of advers	-0.43	0.43
of approval	0.58	-0.58
of bill	-0.31	0.31
of birth	-0.46	0.46
of california	-0.49	0.49
of injury	-0.41	0.41
of medicar	-0.34	0.34
of michigan	-0.41	0.41
of my	0.34	-0.34
of prior	0.4	-0.4
of receipt	-0.36	0.36
of receiv	-0.41	0.41
of tennesse	-0.56	0.56
of texa	0.31	-0.31
of the	-0.69	0.69
of thi	-0.89	0.89
of trust	-0.31	0.31
of your	-0.42	0.42
offic note	-0.33	0.33
oh	0.45	-0.45
ok	0.92	-0.92
okafor	0.34	-0.34
old	0.53	-0.53
on * after	0.33	-0.33
on * date	0.41	-0.41
on * right	0.36	-0.36
on * same	-0.61	0.61
on <d>	-0.38	0.38
on <month>	-0.62	0.62
on behalf	-0.51	0.51
on each	-0.31	0.31
on eligibility	0.45	-0.45
on examin	-0.45	0.45
on thi	-0.54	0.54
on top	-0.47	0.47
on what	-0.31	0.31
one	-0.37	0.37
op	0.38	-0.38
open	0.58	-0.58
open for	0.41	-0.41
optum	-0.48	0.48
or * fax	-0.35	0.35
or <n>	-0.33	0.33
or a	-0.54	0.54
or by	-0.33	0.33
or fax	-0.87	0.87
or has	-0.5	0.5
or not	-0.34	0.34
or other	0.5	-0.5
or the	-0.62	0.62
or to	-0.35	0.35
or upload	-0.37	0.37
or your	-0.34	0.34
order	0.36	-0.36
organiz	-0.68	0.68
orthopedic	-0.46	0.46
ot	0.48	-0.48
other	0.53	-0.53
other coverag	0.72	-0.72
ottolin	0.48	-0.48
our claim	-0.43	0.43
our decision	-0.57	0.57
our insur	-0.68	0.68
our medical	-0.38	0.38
our member	-0.32	0.32
our referenc	0.41	-0.41
out <n>	0.36	-0.36
outcom	-0.6	0.6
outpatient	0.41	-0.41
outpatient physical	0.59	-0.59
over	0.52	-0.52
over * fee	-0.38	0.38
over <n>	0.7	-0.7
overpay	-0.45	0.45
overturn	-0.56	0.56
overturn the	-0.41	0.41
owe	-0.66	0.66
owe the	-0.4	0.4
p o	-0.79	0.79
page on	-0.32	0.32
paid	-0.35	0.35
paid * <n>	-0.38	0.38
paid * owe	-0.31	0.31
paid * the	-0.38	0.38
paid :	-0.33	0.33
paid <d>	0.51	-0.51
paid <m>	-0.59	0.59
paid at	-0.37	0.37
paid code	-0.57	0.57
paid eob	-0.35	0.35
paid its	0.32	-0.32
paid on	-0.69	0.69
paid the	-0.49	0.49
pain <n>	0.4	-0.4
paper * the	0.4	-0.4
parent	0.6	-0.6
part * thi	-0.35	0.35
part a	0.35	-0.35
part of	-0.8	0.8
partial	-0.42	0.42
pass	0.35	-0.35
past	-0.35	0.35
past <n>	-0.33	0.33
pat	-0.34	0.34
pat acct	-0.36	0.36
pathology report	-0.32	0.32
patient account	-0.37	0.37
patient may	-0.32	0.32
patient owe	0.5	-0.5
patient share	0.63	-0.63
pay * <d>	0.61	-0.61
pay * <m>	-0.32	0.32
pay amount	-0.38	0.38
pay by	0.65	-0.65
pay claim	-0.41	0.41
pay date	-0.62	0.62
pay decision	0.39	-0.39
pay depend	0.6	-0.6
pay integrity	-0.34	0.34
pay is	-0.55	0.55
pay plan	0.32	-0.32
pay thi	0.35	-0.35
pay will	-0.32	0.32
payabl	-0.38	0.38
payabl under	0.4	-0.4
payee	-0.84	0.84
payee :	-0.45	0.45
payee npi	-0.37	0.37
payer	0.64	-0.64
payer :	0.35	-0.35
payer claim	0.36	-0.36
payer explan	0.32	-0.32
pc npi	-0.51	0.51
pcp	0.61	-0.61
pe	0.47	-0.47
pe <n>	0.41	-0.41
peak	0.36	-0.36
pediatric therapy	-0.33	0.33
peer	-1.07	1.07
peer * peer	-0.59	0.59
peer review	-0.5	0.5
peer to	-0.59	0.59
pencil	0.34	-0.34
pend	0.79	-0.79
percent	-0.4	0.4
percent of	-0.31	0.31
period	-0.37	0.37
physician	-0.45	0.45
physician or	0.33	-0.33
pine	0.34	-0.34
pip	0.33	-0.33
pip medical	0.4	-0.4
plan * the	-0.34	0.34
plan allow	-0.42	0.42
plan claim	-0.33	0.33
plan cover	-0.37	0.37
plan must	-0.37	0.37
plan provider	-0.39	0.39
pleas pay	0.75	-0.75
pleas send	-0.87	0.87
pllc	0.49	-0.49
plu	-0.49	0.49
po	-0.79	0.79
po box	-0.8	0.8
positiv	0.49	-0.49
post	0.35	-0.35
pp	0.58	-0.58
pp <n>	0.35	-0.35
pre	-0.39	0.39
pre treat	-0.42	0.42
precertific	-0.48	0.48
precertific authoriz	-0.46	0.46
prepay	-0.5	0.5
prepay review	-0.41	0.41
preventiv	-0.31	0.31
preventiv visit	-0.32	0.32
primary	0.45	-0.45
primary plan	0.33	-0.33
print	0.46	-0.46
print <d>	0.63	-0.63
prior authoriz	-0.46	0.46
proc	-0.38	0.38
proc bill	0.38	-0.38
proc mod	-0.49	0.49
procedur	-0.84	0.84
process	-0.53	0.53
program	-0.36	0.36
promis	0.6	-0.6
promis * pay	0.62	-0.62
promis of	0.62	-0.62
proof	-0.42	0.42
proof of	-0.35	0.35
prov	-0.42	0.42
provid	-0.53	0.53
provider	-0.6	0.6
provider :	-0.74	0.74
provider appeal	-0.82	0.82
provider disput	-0.59	0.59
provider manual	0.7	-0.7
provider may	-0.51	0.51
provider servic	-0.71	0.71
pruitt	0.36	-0.36
pt	0.49	-0.49
pt :	0.38	-0.38
pt <d>	0.47	-0.47
pt <n>	0.46	-0.46
pt paid	0.32	-0.32
pt resp	-0.31	0.31
ptan	-0.31	0.31
pull	0.34	-0.34
put	0.43	-0.43
qty	-0.45	0.45
question	-0.89	0.89
question :	-0.49	0.49
questionnair	1.07	-1.07
r	0.38	-0.38
r <d>	0.69	-0.69
ra	-0.37	0.37
rapid	0.33	-0.33
rarc	-0.42	0.42
raritan	-0.37	0.37
rate	-0.57	0.57
rational	-0.44	0.44
rational :	-0.34	0.34
ray	-0.31	0.31
re	0.46	-0.46
reach	-0.6	0.6
reach the	-0.49	0.49
reach us	-0.67	0.67
reason	-0.65	0.65
reason <n>	-0.36	0.36
reason code	-0.32	0.32
reason for	-0.47	0.47
recd <d>	-0.37	0.37
receipt * thi	-0.58	0.58
receipt of	-0.59	0.59
receiv	-0.35	0.35
receiv * claim	-0.34	0.34
receiv <d>	-0.38	0.38
receiv <n>	0.49	-0.49
receiv thi	-0.7	0.7
receiv within	-0.43	0.43
recheck	0.38	-0.38
recipient	-0.58	0.58
recipient name	-0.44	0.44
reconsider	-0.92	0.92
reconsider :	-0.55	0.55
reconsider within	-0.38	0.38
record	-0.67	0.67
record we	-0.37	0.37
record within	-0.37	0.37
recovery	-0.42	0.42
redetermin	-0.4	0.4
ref	1.06	-1.06
ref <n>	0.74	-0.74
referenc :	-0.36	0.36
rehab	-0.38	0.38
reinstat	0.32	-0.32
reject	0.6	-0.6
releas	0.74	-0.74
rem	-0.32	0.32
remark	-0.85	0.85
remark <n>	-0.32	0.32
remit date	-0.34	0.34
remittanc	-0.7	0.7
remittanc <d>	0.61	-0.61
remittanc advic	-0.65	0.65
removal of	-0.35	0.35
remy	0.45	-0.45
render	-0.85	0.85
render provider	-0.49	0.49
rep	0.69	-0.69
reply	-0.38	0.38
report <d>	0.38	-0.38
report <n>	0.31	-0.31
report of	-0.32	0.32
report that	-0.42	0.42
reproces	0.4	-0.4
request	-0.79	0.79
request * reconsider	-0.38	0.38
request :	-0.77	0.77
request for	-0.58	0.58
request provider	-0.31	0.31
request receiv	0.35	-0.35
request was	-0.32	0.32
requir	-0.57	0.57
resent	0.52	-0.52
resolution	-0.51	0.51
resp	-0.31	0.31
resp <m>	-0.36	0.36
result :	0.31	-0.31
result ok	0.36	-0.36
rev	-0.34	0.34
rev <n>	-0.35	0.35
review	-0.78	0.78
review by	-0.32	0.32
review decision	-0.48	0.48
review organiz	-0.41	0.41
review po	-0.35	0.35
review within	-0.31	0.31
review your	-0.51	0.51
reviewer	-0.89	0.89
reye	0.52	-0.52
right * appeal	-0.44	0.44
right knee	0.32	-0.32
right shoulder	0.37	-0.37
right to	-0.52	0.52
riverbend	0.41	-0.41
road	-0.33	0.33
road rehab	-0.47	0.47
room	0.31	-0.31
rosali	0.52	-0.52
rosalind	0.42	-0.42
rot	0.4	-0.4
rows of amounts:0	0.85	-0.85
rows of amounts:1	-0.37	0.37
rows of amounts:3	-0.55	0.55
run <d>	0.44	-0.44
same	-0.48	0.48
say	0.45	-0.45
sc <n>	0.31	-0.31
scann	0.85	-0.85
scann <d>	0.46	-0.46
schedul	-0.59	0.59
schedul co	-0.33	0.33
schedul maximum	-0.35	0.35
school	0.67	-0.67
school district	0.42	-0.42
score	-0.35	0.35
secondary	0.37	-0.37
section <n>	-0.42	0.42
self fund	-0.47	0.47
send	-0.41	0.41
send * appeal	0.45	-0.45
send * claim	0.31	-0.31
send * correct	-0.43	0.43
send * fax	-0.33	0.33
send a	-0.63	0.63
send more	0.35	-0.35
send the	-0.31	0.31
send to	-0.4	0.4
send us	-0.35	0.35
sent * the	-0.59	0.59
sent <d>	0.82	-0.82
sent <n>	0.39	-0.39
servic	-0.54	0.54
servic * <month>	-0.35	0.35
servic * the	-0.37	0.37
servic :	-0.57	0.57
servic <5>	-0.38	0.38
servic <d>	-0.32	0.32
servic <n>	-0.66	0.66
servic a	-0.33	0.33
servic benefit	-0.39	0.39
servic charg	-0.41	0.41
servic date	-0.75	0.75
servic is	-0.45	0.45
servic line	-0.39	0.39
servic that	-0.35	0.35
servic you	-0.35	0.35
share <m>	0.48	-0.48
she	0.58	-0.58
sheet	0.46	-0.46
shield	-0.47	0.47
shield * california	-0.41	0.41
shield * michigan	-0.45	0.45
shield * texa	0.33	-0.33
shield of	-0.57	0.57
shield virginia	0.42	-0.42
shoulder	0.41	-0.41
show	-0.52	0.52
show * the	-0.48	0.48
show a	-0.4	0.4
show that	-0.8	0.8
shown	-0.69	0.69
side	0.32	-0.32
sign	0.52	-0.52
sign * the	-0.37	0.37
sign :	0.58	-0.58
sign <d>	0.63	-0.63
signatur	0.85	-0.85
signatur * file	0.44	-0.44
signatur :	0.35	-0.35
signatur on	0.44	-0.44
significant	-0.31	0.31
since	0.46	-0.46
since <n>	0.31	-0.31
sioux	0.34	-0.34
six	-0.68	0.68
six week	-0.53	0.53
so	-0.62	0.62
so that	-0.41	0.41
so the	-0.35	0.35
someon	-0.39	0.39
someth	-0.33	0.33
specialty	-0.36	0.36
spoke	0.38	-0.38
sponsor	-0.41	0.41
sport	-0.45	0.45
stair	0.31	-0.31
standard	-0.42	0.42
standard appeal	-0.32	0.32
start	0.49	-0.49
state	-0.31	0.31
state of	-0.32	0.32
statu	0.35	-0.35
statu <n>	-0.34	0.34
statu detail	-0.37	0.37
statu finaliz	-0.4	0.4
stay	-0.4	0.4
stillwater	0.31	-0.31
stone	-0.34	0.34
stopp	0.39	-0.39
stroud	0.36	-0.36
subject	-0.6	0.6
subject to	-0.31	0.31
submission	-0.35	0.35
submit	-0.55	0.55
submitt	-0.48	0.48
submitter	0.37	-0.37
subscriber	0.56	-0.56
subscriber id	-0.33	0.33
subscriber no	-0.34	0.34
such	-0.35	0.35
support	-0.82	0.82
support the	-0.38	0.38
svc	-0.86	0.86
svc date	-0.44	0.44
system	0.56	-0.56
t	0.61	-0.61
table	0.35	-0.35
talk	-0.38	0.38
talk to	-0.33	0.33
tamsin	0.36	-0.36
tcn	-0.39	0.39
teacher	0.31	-0.31
teche	0.39	-0.39
tell * that	0.33	-0.33
tender	0.38	-0.38
tennesse	-0.6	0.6
terminat	-0.5	0.5
texa provider	0.41	-0.41
th <n>	-0.56	0.56
than	-0.68	0.68
than the	-0.52	0.52
thank	0.77	-0.77
thank * for	0.54	-0.54
thank you	0.89	-0.89
that * by	0.36	-0.36
that * claim	-0.36	0.36
that a	-0.38	0.38
that day	-0.37	0.37
that the	-0.81	0.81
that we	-0.44	0.44
that you	-0.45	0.45
the <m>	-0.48	0.48
the <n>	-0.34	0.34
the addres	-0.67	0.67
the amount	-0.36	0.36
the bill	-0.75	0.75
the board	-0.49	0.49
the charg	-0.39	0.39
the claim	-0.9	0.9
the clinical	-0.42	0.42
the complet	-0.35	0.35
the daily	-0.32	0.32
the date	-0.73	0.73
the decision	-0.42	0.42
the denial	-0.52	0.52
the disput	-0.56	0.56
the document	-0.35	0.35
the employe	-0.37	0.37
the fee	-0.67	0.67
the form	-0.33	0.33
the health	-0.38	0.38
the inform	-0.36	0.36
the injur	-0.45	0.45
the left	0.47	-0.47
the limit	0.5	-0.5
the member	-0.81	0.81
the note	-0.68	0.68
the operativ	-0.41	0.41
the order	-0.49	0.49
the parent	0.43	-0.43
the past	-0.37	0.37
the patient	-0.46	0.46
the pay	-0.5	0.5
the payer	-0.38	0.38
the plan	-0.85	0.85
the policy	-0.65	0.65
the portal	-0.52	0.52
the procedur	-0.53	0.53
the provider	-0.75	0.75
the record	-0.87	0.87
the report	-0.31	0.31
the request	-0.97	0.97
the reviewer	-0.77	0.77
the same	-0.77	0.77
the servic	-0.37	0.37
the sign	-0.37	0.37
the stat	-0.34	0.34
the time	-0.32	0.32
the treat	-0.61	0.61
their	0.33	-0.33
them	-0.33	0.33
then send	-0.35	0.35
then the	-0.36	0.36
theodora	0.59	-0.59
therapy * the	-0.33	0.33
therapy evaluat	0.36	-0.36
therapy inc	0.66	-0.66
therapy left	0.44	-0.44
therapy llc	0.35	-0.35
therapy npi	-0.6	0.6
therapy pc	0.44	-0.44
therapy right	0.52	-0.52
therapy visit	-0.42	0.42
there	-0.63	0.63
there * no	-0.61	0.61
there * noth	-0.32	0.32
there is	-0.73	0.73
therefor	-0.38	0.38
these	-0.77	0.77
they	-0.47	0.47
they are	-0.31	0.31
they do	-0.32	0.32
thi	-0.67	0.67
thi * about	-0.33	0.33
thi * not	-0.48	0.48
thi * to	0.31	-0.31
thi approval	0.53	-0.53
thi care	-0.31	0.31
thi claim	-0.73	0.73
thi decision	-0.88	0.88
thi denial	-0.31	0.31
thi letter	-0.95	0.95
thi notic	-0.86	0.86
thi page	-0.7	0.7
thi procedur	-0.32	0.32
thi remittanc	-0.36	0.36
thi request	-0.37	0.37
thi servic	-0.61	0.61
thi stat	-0.34	0.34
thistledown	0.32	-0.32
through	0.35	-0.35
through <d>	1.03	-1.03
through the	-0.37	0.37
tidewater	-0.34	0.34
time period	-0.31	0.31
tin	-0.7	0.7
tin <n>	-0.76	0.76
tn	-0.48	0.48
to * addres	-0.45	0.45
to * deductibl	0.46	-0.46
to * provider	-0.42	0.42
to <d>	0.44	-0.44
to appeal	-0.77	0.77
to be	-0.33	0.33
to contest	-0.48	0.48
to do	-0.45	0.45
to our	-0.38	0.38
to peer	-0.58	0.58
to send	0.47	-0.47
to the	-0.49	0.49
to us	-0.82	0.82
tobia	0.33	-0.33
tobiah	0.48	-0.48
today	0.67	-0.67
told	0.41	-0.41
top	-0.42	0.42
total <m>	-0.38	0.38
total bill	-0.39	0.39
total paid	-0.42	0.42
townzip	-0.75	0.75
townzip * fax	-0.46	0.46
townzip <month>	-0.64	0.64
townzip check	-0.36	0.36
townzip date	-0.46	0.46
townzip explan	-0.41	0.41
townzip fax	-0.81	0.81
townzip npi	-0.47	0.47
townzip or	-0.5	0.5
townzip subject	0.35	-0.35
transmission	0.35	-0.35
treat	-0.45	0.45
treat <n>	0.32	-0.32
treat absent	-0.32	0.32
treat is	-0.57	0.57
treat note	-0.45	0.45
trust appeal	0.44	-0.44
turn down	-0.33	0.33
twice	0.41	-0.41
un	0.33	-0.33
unabl	-0.34	0.34
unabl to	-0.37	0.37
unit	-0.46	0.46
unit bill	-0.58	0.58
unit po	-0.34	0.34
unitedhealthcar	-0.44	0.44
unitedhealthcar company	-0.32	0.32
unles	-0.47	0.47
until <month>	0.4	-0.4
updat	0.72	-0.72
upheld	-0.4	0.4
upload	-0.67	0.67
ur	-0.33	0.33
urgent	-0.32	0.32
us	-0.66	0.66
us * <month>	-0.32	0.32
us for	-0.31	0.31
us in	-0.34	0.34
us its	-0.32	0.32
us the	-0.37	0.37
us to	-0.48	0.48
us within	-0.67	0.67
utiliz review	-0.37	0.37
v <n>	-0.35	0.35
valid	0.76	-0.76
valid <d>	0.53	-0.53
valley health	0.56	-0.56
van	0.47	-0.47
vanterpool	0.39	-0.39
virginia	0.35	-0.35
visit :	0.55	-0.55
visit <d>	0.44	-0.44
visit and	-0.34	0.34
visit have	-0.35	0.35
visit on	-0.45	0.45
visit used	0.32	-0.32
w	0.33	-0.33
w <n>	-0.44	0.44
want	0.4	-0.4
was	-0.51	0.51
was <n>	0.35	-0.35
was bill	-0.33	0.33
was deny	-0.56	0.56
was done	-0.4	0.4
was not	-0.58	0.58
was paid	-0.47	0.47
was sent	-0.8	0.8
way townzip	0.42	-0.42
we * unabl	-0.34	0.34
we answer	-0.34	0.34
we are	-0.62	0.62
we asked	-0.51	0.51
we can	-0.57	0.57
we cannot	-0.6	0.6
we decid	-0.37	0.37
we deny	-0.33	0.33
we did	-0.55	0.55
we do	-0.35	0.35
we got	-0.32	0.32
we had	-0.34	0.34
we must	-0.43	0.43
we need	-0.89	0.89
we paid	-1.29	1.29
we receiv	-0.45	0.45
we will	-0.51	0.51
weaknes	-0.37	0.37
week * <n>	0.35	-0.35
welfar	-0.43	0.43
well	0.4	-0.4
wellnes	0.42	-0.42
wendell	0.31	-0.31
went	0.42	-0.42
were	-0.7	0.7
were not	-0.47	0.47
what	-0.7	0.7
what the	-0.34	0.34
what was	-0.45	0.45
what we	-1.04	1.04
what you	-0.4	0.4
when	0.33	-0.33
when * have	0.51	-0.51
when it	-0.31	0.31
when we	0.41	-0.41
which	-0.58	0.58
which we	-0.48	0.48
which you	-0.38	0.38
why	-0.65	0.65
why :	-0.38	0.38
why did	-0.35	0.35
wife	0.34	-0.34
wilhelmina	0.47	-0.47
will	-0.42	0.42
will * deny	-0.36	0.36
will be	-0.71	0.71
will read	0.41	-0.41
will send	0.44	-0.44
winifr	0.34	-0.34
wisconsin	-0.41	0.41
wish	-0.34	0.34
wish to	-0.33	0.33
with * appeal	-0.35	0.35
with * claim	-0.53	0.53
with * pay	0.33	-0.33
with * request	-0.32	0.32
with a	-0.72	0.72
with another	-0.31	0.31
with note	0.33	-0.33
with our	-0.54	0.54
with proof	-0.31	0.31
with the	-0.87	0.87
with thi	-0.45	0.45
with us	-0.56	0.56
within	-1.03	1.03
within <n>	-1.09	1.09
within sixty	0.34	-0.34
within the	-0.44	0.44
witnes	0.38	-0.38
wk	0.37	-0.37
wojcik	0.41	-0.41
wolverton	0.33	-0.33
words of eob:3	-0.64	0.64
words of eob:6	-0.61	0.61
words of policy:3	0.6	-0.6
words of policy:6	1.38	-1.38
words of record:6	0.52	-0.52
words of sending:3	1.36	-1.36
words of sending:6	0.88	-0.88
words of statement:3	0.98	-0.98
words of statement:6	0.98	-0.98
worker	-0.38	0.38
worker compens	-0.42	0.42
wrist	0.46	-0.46
writ	-0.71	0.71
writ within	-0.79	0.79
writ your	0.43	-0.43
write	-0.63	0.63
write * us	-0.39	0.39
write to	-0.82	0.82
written	-0.47	0.47
written appeal	-0.37	0.37
x ray	-0.31	0.31
x wk	0.36	-0.36
xea	-0.31	0.31
xea <n>	-0.31	0.31
year	-0.41	0.41
year and	-0.47	0.47
yes	0.38	-0.38
yet	0.42	-0.42
you * the	-0.33	0.33
you * your	-0.36	0.36
you believ	-0.41	0.41
you bill	-0.62	0.62
you can	-0.94	0.94
you disagre	-0.59	0.59
you got	-0.31	0.31
you have	-0.91	0.91
you may	-0.76	0.76
you must	-0.43	0.43
you or	-0.43	0.43
you owe	-0.38	0.38
you receiv	-0.51	0.51
you sent	-0.45	0.45
you think	-0.5	0.5
your agre	-0.31	0.31
your appeal	-0.52	0.52
your bill	-0.52	0.52
your claim	-0.61	0.61
your contract	-0.33	0.33
your doctor	-0.38	0.38
your health	0.34	-0.34
your insuranc	0.66	-0.66
your note	-0.39	0.39
your patient	-0.57	0.57
your pay	0.48	-0.48
your policy	0.37	-0.37
your provider	-0.4	0.4
your right	-0.38	0.38
`;
