/** Made by npm run eval:fit; not to be edited. */
export const REASON_TABLE = `
sign	other	reason
base	0.38	-0.38
:	0.79	-0.79
: * addres	0.21	-0.21
: * appeal	0.19	-0.19
: * bill	-0.59	0.59
: * claim	0.42	-0.42
: * have	-0.39	0.39
: * home	-0.52	0.52
: * member	-0.47	0.47
: * note	-1.73	1.73
: * or	0.32	-0.32
: * request	-0.45	0.45
: * servic	-0.99	0.99
: * standard	-0.23	0.23
: * visit	0.4	-0.4
: <5>	-0.72	0.72
: <m>	-0.18	0.18
: <n>	-0.7	0.7
: a	1.51	-1.51
: additional	-0.36	0.36
: all	0.43	-0.43
: allow	1.1	-1.1
: an	0.39	-0.39
: appeal	0.47	-0.47
: approv	1.21	-1.21
: attach	0.75	-0.75
: bill	0.17	-0.17
: call	0.18	-0.18
: claim	-1.21	1.21
: dr	-0.69	0.69
: esmd	0.17	-0.17
: fax	0.29	-0.29
: file	-0.23	0.23
: finaliz	0.76	-0.76
: first	-0.39	0.39
: gp	0.28	-0.28
: initial	-0.82	0.82
: it	-0.2	0.2
: its	-1.27	1.27
: line	-0.67	0.67
: lumbar	0.48	-0.48
: may	-0.35	0.35
: medicar	0.39	-0.39
: member	-1.38	1.38
: more	-0.33	0.33
: neck	-0.24	0.24
: no	-1.15	1.15
: none	-0.18	0.18
: not	-0.61	0.61
: noth	-0.29	0.29
: of	-0.19	0.19
: one	-0.86	0.86
: our	-0.78	0.78
: outpatient	0.9	-0.9
: overturn	0.4	-0.4
: paid	0.16	-0.16
: patient	-0.77	0.77
: physical	0.22	-0.22
: plan	-1.24	1.24
: provider	0.2	-0.2
: pt	-0.49	0.49
: report	1.06	-1.06
: request	-1.26	1.26
: same	-0.28	0.28
: see	-0.24	0.24
: send	0.86	-0.86
: she	-0.99	0.99
: sign	1.69	-1.69
: standard	0.64	-0.64
: statu	0.35	-0.35
: t	0.4	-0.4
: the	-3.77	3.77
: thi	0.22	-0.22
: two	-1.21	1.21
: visit	1.19	-1.19
: we	-0.71	0.71
: within	0.34	-0.34
: x	0.85	-0.85
: yes	-0.46	0.46
: you	-1.42	1.42
: your	0.18	-0.18
<5>	0.72	-0.72
<5> * <5>	-0.58	0.58
<5> * <d>	-0.23	0.23
<5> * <m>	0.66	-0.66
<5> * <month>	-0.97	0.97
<5> * <n>	-1.03	1.03
<5> * a	-0.34	0.34
<5> * an	-1	1
<5> * each	0.63	-0.63
<5> * modifier	0.27	-0.27
<5> * not	0.71	-0.71
<5> * the	-0.26	0.26
<5> * was	0.25	-0.25
<5> :	0.86	-0.86
<5> <m>	0.46	-0.46
<5> <month>	0.22	-0.22
<5> <n>	1.54	-1.54
<5> amount	-0.41	0.41
<5> and	1.82	-1.82
<5> are	-0.97	0.97
<5> at	0.89	-0.89
<5> bill	0.17	-0.17
<5> blood	0.35	-0.35
<5> by	0.72	-0.72
<5> came	-0.62	0.62
<5> charg	1.11	-1.11
<5> chiropractic	0.72	-0.72
<5> claim	-0.33	0.33
<5> cover	0.89	-0.89
<5> decision	-0.51	0.51
<5> diagnosy	0.68	-0.68
<5> done	0.33	-0.33
<5> e	-0.18	0.18
<5> electrical	0.67	-0.67
<5> exercis	0.87	-0.87
<5> for	-0.49	0.49
<5> from	0.71	-0.71
<5> given	-0.3	0.3
<5> gp	0.41	-0.41
<5> group	0.22	-0.22
<5> h	0.79	-0.79
<5> health	0.21	-0.21
<5> icn	0.27	-0.27
<5> is	-0.77	0.77
<5> k	-0.25	0.25
<5> lipid	0.25	-0.25
<5> m	0.17	-0.17
<5> manual	0.51	-0.51
<5> massag	0.35	-0.35
<5> mri	0.37	-0.37
<5> need	-1.67	1.67
<5> needl	0.28	-0.28
<5> new	0.19	-0.19
<5> no	1.05	-1.05
<5> of	-0.65	0.65
<5> offic	0.55	-0.55
<5> on	-1.27	1.27
<5> one	0.51	-0.51
<5> or	-1.3	1.3
<5> paid	0.21	-0.21
<5> patient	0.17	-0.17
<5> pay	0.35	-0.35
<5> plan	0.28	-0.28
<5> preventiv	0.2	-0.2
<5> provider	0.35	-0.35
<5> pt	0.35	-0.35
<5> q	0.33	-0.33
<5> reason	-1.05	1.05
<5> receiv	-0.33	0.33
<5> render	0.19	-0.19
<5> rt	0.33	-0.33
<5> same	-0.91	0.91
<5> servic	-0.27	0.27
<5> spinal	0.39	-0.39
<5> strep	0.65	-0.65
<5> that	0.68	-0.68
<5> the	-1	1
<5> therapeutic	0.51	-0.51
<5> thi	-0.77	0.77
<5> to	-1.25	1.25
<5> townzip	-0.18	0.18
<5> two	0.8	-0.8
<5> vitamin	0.22	-0.22
<5> w	-0.46	0.46
<5> will	0.24	-0.24
<5> x	0.87	-0.87
<5> yes	0.23	-0.23
<d>	1.11	-1.11
<d> * <d>	0.6	-0.6
<d> * <n>	1.45	-1.45
<d> * deny	-0.54	0.54
<d> * not	-0.67	0.67
<d> * the	0.25	-0.25
<d> * your	0.34	-0.34
<d> :	-0.54	0.54
<d> <m>	0.4	-0.4
<d> <n>	0.56	-0.56
<d> account	0.24	-0.24
<d> acupunctur	0.56	-0.56
<d> amount	-0.66	0.66
<d> and	-0.26	0.26
<d> apply	0.16	-0.16
<d> are	0.65	-0.65
<d> asked	-0.81	0.81
<d> by	0.91	-0.91
<d> charg	-0.55	0.55
<d> check	0.49	-0.49
<d> code	0.27	-0.27
<d> contract	0.18	-0.18
<d> d	0.19	-0.19
<d> date	0.44	-0.44
<d> deny	-0.29	0.29
<d> diagnosy	0.2	-0.2
<d> dob	0.18	-0.18
<d> dx	0.17	-0.17
<d> effectiv	0.16	-0.16
<d> eft	-0.41	0.41
<d> employer	0.32	-0.32
<d> file	0.2	-0.2
<d> finaliz	0.38	-0.38
<d> for	0.97	-0.97
<d> group	0.3	-0.3
<d> icd	0.18	-0.18
<d> id	0.26	-0.26
<d> is	-1.1	1.1
<d> j	0.33	-0.33
<d> letter	0.35	-0.35
<d> level	0.23	-0.23
<d> medicaid	0.18	-0.18
<d> member	-0.5	0.5
<d> no	0.84	-0.84
<d> offic	0.69	-0.69
<d> our	-0.36	0.36
<d> page	0.55	-0.55
<d> paid	0.73	-0.73
<d> patient	-0.16	0.16
<d> pay	0.6	-0.6
<d> payee	0.19	-0.19
<d> plan	0.3	-0.3
<d> po	0.25	-0.25
<d> procedur	-0.46	0.46
<d> process	-0.26	0.26
<d> provider	-0.36	0.36
<d> receiv	0.78	-0.78
<d> relationship	0.26	-0.26
<d> render	0.43	-0.43
<d> request	0.46	-0.46
<d> seen	0.18	-0.18
<d> servic	0.72	-0.72
<d> show	0.58	-0.58
<d> subscriber	0.22	-0.22
<d> the	0.73	-0.73
<d> therapy	0.34	-0.34
<d> through	1.23	-1.23
<d> to	1.48	-1.48
<d> total	-0.34	0.34
<d> townzip	0.22	-0.22
<d> treat	0.17	-0.17
<d> ur	0.27	-0.27
<d> we	-1.11	1.11
<d> were	0.42	-0.42
<d> with	0.37	-0.37
<d> your	0.26	-0.26
<m>	1.26	-1.26
<m> * <5>	0.46	-0.46
<m> * <d>	-0.52	0.52
<m> * <m>	1.1	-1.1
<m> * a	-0.95	0.95
<m> * all	-0.91	0.91
<m> * an	0.38	-0.38
<m> * b	0.19	-0.19
<m> * charg	0.33	-0.33
<m> * code	0.53	-0.53
<m> * deny	-0.55	0.55
<m> * eft	0.64	-0.64
<m> * m	0.56	-0.56
<m> * may	0.41	-0.41
<m> * now	0.32	-0.32
<m> * owe	-0.43	0.43
<m> * paid	0.19	-0.19
<m> * pay	0.27	-0.27
<m> * plan	0.35	-0.35
<m> * proces	-0.58	0.58
<m> * provider	-0.55	0.55
<m> * thi	1.04	-1.04
<m> * visit	-0.3	0.3
<m> * we	0.24	-0.24
<m> * year	0.44	-0.44
<m> * you	0.22	-0.22
<m> * your	0.64	-0.64
<m> :	-1.4	1.4
<m> <d>	0.58	-0.58
<m> <n>	1.42	-1.42
<m> a	0.29	-0.29
<m> adj	0.51	-0.51
<m> adjust	-0.84	0.84
<m> allow	0.99	-0.99
<m> amount	0.48	-0.48
<m> and	-0.82	0.82
<m> as	-0.16	0.16
<m> balanc	0.19	-0.19
<m> becaus	-1.54	1.54
<m> befor	-0.16	0.16
<m> bill	0.24	-0.24
<m> by	0.97	-0.97
<m> c	0.71	-0.71
<m> calendar	0.25	-0.25
<m> catastrophic	0.5	-0.5
<m> check	0.27	-0.27
<m> claim	0.95	-0.95
<m> clm	0.36	-0.36
<m> co	-0.42	0.42
<m> code	1	-1
<m> coin	0.35	-0.35
<m> contract	0.16	-0.16
<m> copay	0.47	-0.47
<m> cost	0.39	-0.39
<m> cpt	-0.48	0.48
<m> d	0.56	-0.56
<m> deductibl	1.43	-1.43
<m> deny	-1.31	1.31
<m> diagnosy	-0.2	0.2
<m> due	-0.88	0.88
<m> e	0.27	-0.27
<m> eft	0.37	-0.37
<m> eob	0.16	-0.16
<m> f	0.18	-0.18
<m> famy	0.19	-0.19
<m> fiscal	0.19	-0.19
<m> for	0.39	-0.39
<m> from	-0.31	0.31
<m> g	0.3	-0.3
<m> goe	0.2	-0.2
<m> had	-0.77	0.77
<m> has	1.04	-1.04
<m> in	-1.17	1.17
<m> individual	0.4	-0.4
<m> is	1.03	-1.03
<m> k	0.71	-0.71
<m> left	-0.19	0.19
<m> m	0.42	-0.42
<m> made	-0.49	0.49
<m> member	0.5	-0.5
<m> met	0.39	-0.39
<m> more	1.4	-1.4
<m> n	0.32	-0.32
<m> non	0.44	-0.44
<m> not	1.22	-1.22
<m> npi	0.17	-0.17
<m> of	0.46	-0.46
<m> on	-1.11	1.11
<m> only	0.28	-0.28
<m> or	-0.25	0.25
<m> other	0.32	-0.32
<m> out	0.46	-0.46
<m> over	0.38	-0.38
<m> p	0.24	-0.24
<m> paid	0.39	-0.39
<m> physical	0.47	-0.47
<m> plan	0.51	-0.51
<m> pr	-0.33	0.33
<m> procedur	0.28	-0.28
<m> provider	0.33	-0.33
<m> pt	0.53	-0.53
<m> reason	-0.81	0.81
<m> receiv	0.71	-0.71
<m> rem	0.32	-0.32
<m> remain	-0.25	0.25
<m> remark	0.78	-0.78
<m> render	0.49	-0.49
<m> rmk	0.24	-0.24
<m> see	0.54	-0.54
<m> statu	-0.35	0.35
<m> that	-0.3	0.3
<m> the	-1.28	1.28
<m> therapist	0.2	-0.2
<m> thi	0.16	-0.16
<m> to	0.76	-0.76
<m> total	0.73	-0.73
<m> u	0.16	-0.16
<m> v	0.25	-0.25
<m> w	-0.33	0.33
<m> was	2.09	-2.09
<m> we	-0.49	0.49
<m> went	1.15	-1.15
<m> what	0.51	-0.51
<m> which	-0.31	0.31
<m> with	0.27	-0.27
<m> within	0.4	-0.4
<m> x	0.76	-0.76
<m> you	0.45	-0.45
<m> your	0.69	-0.69
<month> * <month>	-1.67	1.67
<month> * <n>	0.19	-0.19
<month> * a	0.65	-0.65
<month> * it	-0.24	0.24
<month> * saw	-0.23	0.23
<month> * she	-0.17	0.17
<month> * that	0.4	-0.4
<month> * we	-0.22	0.22
<month> * you	-0.34	0.34
<month> <n>	1.08	-1.08
<month> and	-2.26	2.26
<month> as	-0.27	0.27
<month> bill	-1.22	1.22
<month> for	-0.52	0.52
<month> has	0.37	-0.37
<month> her	0.2	-0.2
<month> is	0.95	-0.95
<month> its	-0.51	0.51
<month> one	-0.23	0.23
<month> so	0.81	-0.81
<month> stat	-0.88	0.88
<month> the	-0.46	0.46
<month> through	-0.17	0.17
<month> to	-1.39	1.39
<month> visit	1.03	-1.03
<month> was	0.25	-0.25
<month> we	-1.07	1.07
<month> what	-0.3	0.3
<month> when	-0.55	0.55
<month> with	-0.28	0.28
<month> you	-0.23	0.23
<n>	-0.16	0.16
<n> * <d>	0.33	-0.33
<n> * <m>	-0.26	0.26
<n> * <month>	0.37	-0.37
<n> * <n>	0.7	-0.7
<n> * a	-0.83	0.83
<n> * after	0.56	-0.56
<n> * again	1.11	-1.11
<n> * an	-1.28	1.28
<n> * and	-0.42	0.42
<n> * appeal	0.19	-0.19
<n> * approv	0.23	-0.23
<n> * approval	-0.62	0.62
<n> * are	-0.71	0.71
<n> * ask	0.17	-0.17
<n> * asked	0.38	-0.38
<n> * attach	0.3	-0.3
<n> * b	0.47	-0.47
<n> * benefit	-0.95	0.95
<n> * bill	0.19	-0.19
<n> * by	-1	1
<n> * call	0.4	-0.4
<n> * came	-0.63	0.63
<n> * cannot	-0.6	0.6
<n> * care	-0.16	0.16
<n> * charg	2.02	-2.02
<n> * check	-0.49	0.49
<n> * claim	0.26	-0.26
<n> * come	-0.22	0.22
<n> * contract	-0.27	0.27
<n> * copay	0.4	-0.4
<n> * could	1.19	-1.19
<n> * cover	-0.27	0.27
<n> * date	-0.18	0.18
<n> * day	0.59	-0.59
<n> * decision	-0.52	0.52
<n> * deny	0.44	-0.44
<n> * diagnosy	-0.46	0.46
<n> * did	-1.34	1.34
<n> * differenc	0.44	-0.44
<n> * discount	0.82	-0.82
<n> * disput	0.17	-0.17
<n> * document	1.03	-1.03
<n> * doe	0.42	-0.42
<n> * dr	-0.22	0.22
<n> * eight	-0.24	0.24
<n> * employer	-1.04	1.04
<n> * empty	-0.46	0.46
<n> * experimental	-1.36	1.36
<n> * fax	-0.88	0.88
<n> * file	0.39	-0.39
<n> * for	0.2	-0.2
<n> * found	-1.22	1.22
<n> * full	0.74	-0.74
<n> * give	-0.72	0.72
<n> * had	-0.6	0.6
<n> * has	0.27	-0.27
<n> * have	-1.95	1.95
<n> * he	0.56	-0.56
<n> * her	-0.23	0.23
<n> * his	-0.25	0.25
<n> * independent	0.58	-0.58
<n> * inform	-0.52	0.52
<n> * initial	0.26	-0.26
<n> * insur	0.42	-0.42
<n> * intak	-1.06	1.06
<n> * is	-0.45	0.45
<n> * it	-0.88	0.88
<n> * last	0.72	-0.72
<n> * learn	0.73	-0.73
<n> * left	0.16	-0.16
<n> * letter	-0.43	0.43
<n> * line	-0.77	0.77
<n> * look	0.21	-0.21
<n> * m	-0.55	0.55
<n> * mail	0.41	-0.41
<n> * may	-0.72	0.72
<n> * medical	0.59	-0.59
<n> * medicar	-0.83	0.83
<n> * member	0.59	-0.59
<n> * more	0.54	-0.54
<n> * need	-0.2	0.2
<n> * network	0.19	-0.19
<n> * new	-0.66	0.66
<n> * no	0.3	-0.3
<n> * nobody	-0.33	0.33
<n> * note	1.59	-1.59
<n> * noth	-0.64	0.64
<n> * number	0.35	-0.35
<n> * of	0.47	-0.47
<n> * offic	0.16	-0.16
<n> * on	0.76	-0.76
<n> * one	-1.03	1.03
<n> * only	0.31	-0.31
<n> * open	-0.53	0.53
<n> * our	-0.92	0.92
<n> * page	-0.29	0.29
<n> * paid	0.24	-0.24
<n> * part	0.43	-0.43
<n> * patient	-1.52	1.52
<n> * pay	-0.37	0.37
<n> * physical	0.33	-0.33
<n> * plan	-1.78	1.78
<n> * procedur	-0.18	0.18
<n> * provider	0.71	-0.71
<n> * question	-0.44	0.44
<n> * reason	0.52	-0.52
<n> * receiv	0.58	-0.58
<n> * recipient	0.34	-0.34
<n> * record	-1.35	1.35
<n> * remark	0.32	-0.32
<n> * render	1.16	-1.16
<n> * request	-0.22	0.22
<n> * rest	-0.56	0.56
<n> * review	0.39	-0.39
<n> * same	-1.3	1.3
<n> * sent	-0.26	0.26
<n> * servic	-0.59	0.59
<n> * show	0.88	-0.88
<n> * so	-0.18	0.18
<n> * that	0.3	-0.3
<n> * the	-0.48	0.48
<n> * them	-0.5	0.5
<n> * then	-0.44	0.44
<n> * they	-0.7	0.7
<n> * time	-1	1
<n> * to	-0.65	0.65
<n> * told	-0.17	0.17
<n> * treat	-0.6	0.6
<n> * two	0.38	-0.38
<n> * was	-0.48	0.48
<n> * we	-0.63	0.63
<n> * week	-0.83	0.83
<n> * weekday	0.6	-0.6
<n> * were	0.16	-0.16
<n> * which	0.27	-0.27
<n> * x	-0.58	0.58
<n> * you	-0.32	0.32
<n> * your	-0.54	0.54
<n> <5>	1.36	-1.36
<n> <d>	0.76	-0.76
<n> <m>	0.5	-0.5
<n> <month>	1.49	-1.49
<n> ?	-1.12	1.12
<n> a	0.43	-0.43
<n> above	-0.47	0.47
<n> accept	1.12	-1.12
<n> account	0.8	-0.8
<n> acct	0.59	-0.59
<n> acnt	0.51	-0.51
<n> acupunctur	-0.38	0.38
<n> adjust	-1.21	1.21
<n> admit	0.17	-0.17
<n> aetna	-0.75	0.75
<n> after	0.52	-0.52
<n> agree	0.21	-0.21
<n> alert	0.56	-0.56
<n> all	-0.71	0.71
<n> allow	0.45	-0.45
<n> already	-0.36	0.36
<n> am	0.84	-0.84
<n> amount	0.23	-0.23
<n> an	0.27	-0.27
<n> and	-0.78	0.78
<n> another	-1.11	1.11
<n> anyth	-0.46	0.46
<n> appeal	0.75	-0.75
<n> approv	-0.76	0.76
<n> are	0.2	-0.2
<n> as	-1.21	1.21
<n> asg	0.52	-0.52
<n> ask	0.2	-0.2
<n> assign	0.17	-0.17
<n> at	-0.32	0.32
<n> attention	0.23	-0.23
<n> attn	0.29	-0.29
<n> auth	0.55	-0.55
<n> authoriz	1.36	-1.36
<n> b	0.22	-0.22
<n> basic	0.33	-0.33
<n> batch	0.92	-0.92
<n> becaus	0.35	-0.35
<n> befor	-1.23	1.23
<n> belong	-0.29	0.29
<n> beneficiary	0.29	-0.29
<n> benefit	-0.89	0.89
<n> between	0.17	-0.17
<n> bh	0.16	-0.16
<n> bill	-1.15	1.15
<n> birth	0.42	-0.42
<n> birthdat	0.19	-0.19
<n> blue	-0.93	0.93
<n> born	0.67	-0.67
<n> both	-0.35	0.35
<n> bought	0.16	-0.16
<n> brochur	-0.94	0.94
<n> busines	0.52	-0.52
<n> but	-0.92	0.92
<n> by	0.19	-0.19
<n> c	-0.28	0.28
<n> ca	1.1	-1.1
<n> calendar	1.2	-1.2
<n> call	0.44	-0.44
<n> came	0.5	-0.5
<n> carc	-0.51	0.51
<n> care	-0.24	0.24
<n> carrier	0.83	-0.83
<n> cascad	-0.52	0.52
<n> case	0.33	-0.33
<n> ccr	-0.2	0.2
<n> cent	-0.86	0.86
<n> certify	0.32	-0.32
<n> cfr	0.71	-0.71
<n> charg	0.57	-0.57
<n> check	-1.19	1.19
<n> chg	0.39	-0.39
<n> chiropractic	-1	1
<n> cigna	0.27	-0.27
<n> claim	0.65	-0.65
<n> clinic	-0.24	0.24
<n> clm	0.38	-0.38
<n> clos	-0.67	0.67
<n> co	-0.93	0.93
<n> code	0.72	-0.72
<n> coinsuranc	-0.5	0.5
<n> come	-0.43	0.43
<n> consult	0.43	-0.43
<n> control	0.33	-0.33
<n> copay	-0.66	0.66
<n> copy	0.25	-0.25
<n> cover	1.21	-1.21
<n> coverag	0.3	-0.3
<n> cr	0.29	-0.29
<n> cutoff	-0.62	0.62
<n> cv	0.18	-0.18
<n> cycle	0.48	-0.48
<n> d	0.84	-0.84
<n> daily	0.18	-0.18
<n> date	1.43	-1.43
<n> decid	-0.5	0.5
<n> decision	-1.07	1.07
<n> deg	0.23	-0.23
<n> degr	1.04	-1.04
<n> denial	-0.36	0.36
<n> deny	1.89	-1.89
<n> describ	0.48	-0.48
<n> diagnosy	0.2	-0.2
<n> did	-0.17	0.17
<n> digit	-0.7	0.7
<n> discount	0.5	-0.5
<n> do	-0.25	0.25
<n> dob	0.27	-0.27
<n> doctor	0.75	-0.75
<n> docu	0.22	-0.22
<n> doe	-0.72	0.72
<n> drug	0.36	-0.36
<n> dur	0.22	-0.22
<n> dx	0.45	-0.45
<n> e	0.34	-0.34
<n> each	0.27	-0.27
<n> east	0.19	-0.19
<n> eft	-1.05	1.05
<n> eg	0.16	-0.16
<n> ek	0.21	-0.21
<n> electrical	0.36	-0.36
<n> employe	0.18	-0.18
<n> employer	0.56	-0.56
<n> ended	0.89	-0.89
<n> enroll	0.5	-0.5
<n> eob	0.27	-0.27
<n> erisa	0.17	-0.17
<n> esmd	0.21	-0.21
<n> every	-0.3	0.3
<n> exact	-2.23	2.23
<n> exclud	-1.06	1.06
<n> exercis	0.59	-0.59
<n> expens	-2.04	2.04
<n> explan	-0.57	0.57
<n> ext	0.35	-0.35
<n> famy	0.41	-0.41
<n> fax	0.59	-0.59
<n> federal	-1.18	1.18
<n> finaliz	-0.48	0.48
<n> fle	0.16	-0.16
<n> florida	1.04	-1.04
<n> form	-0.18	0.18
<n> found	-0.95	0.95
<n> four	0.26	-0.26
<n> from	-0.2	0.2
<n> full	-0.26	0.26
<n> further	-0.2	0.2
<n> g	0.71	-0.71
<n> gae	0.25	-0.25
<n> gave	0.17	-0.17
<n> general	0.33	-0.33
<n> give	-0.72	0.72
<n> goe	-0.21	0.21
<n> gp	0.25	-0.25
<n> group	0.52	-0.52
<n> h	0.54	-0.54
<n> had	-0.77	0.77
<n> has	0.22	-0.22
<n> hcpc	0.22	-0.22
<n> he	-0.21	0.21
<n> health	0.48	-0.48
<n> his	-0.28	0.28
<n> hmo	0.31	-0.31
<n> hold	-0.4	0.4
<n> home	0.81	-0.81
<n> hour	0.69	-0.69
<n> how	0.17	-0.17
<n> hr	0.27	-0.27
<n> icd	0.31	-0.31
<n> icn	0.53	-0.53
<n> if	0.2	-0.2
<n> im	-0.31	0.31
<n> inform	-0.18	0.18
<n> injur	0.25	-0.25
<n> insur	0.16	-0.16
<n> invalid	-0.42	0.42
<n> is	-0.8	0.8
<n> item	-0.99	0.99
<n> j	-1.32	1.32
<n> job	0.28	-0.28
<n> k	1.08	-1.08
<n> kind	-0.29	0.29
<n> l	0.96	-0.96
<n> last	-1.27	1.27
<n> lb	0.53	-0.53
<n> leav	-0.18	0.18
<n> left	-0.49	0.49
<n> let	0.24	-0.24
<n> limit	-1.2	1.2
<n> line	-0.93	0.93
<n> list	-0.18	0.18
<n> low	0.2	-0.2
<n> lower	0.71	-0.71
<n> lt	0.68	-0.68
<n> m	0.68	-0.68
<n> ma	1.01	-1.01
<n> make	-1.21	1.21
<n> manipul	0.86	-0.86
<n> manual	-1.58	1.58
<n> may	1.25	-1.25
<n> mean	-1.31	1.31
<n> medicaid	-0.76	0.76
<n> medical	-0.82	0.82
<n> medicar	1.31	-1.31
<n> member	0.84	-0.84
<n> mg	0.49	-0.49
<n> mill	0.41	-0.41
<n> millrac	0.17	-0.17
<n> min	-0.18	0.18
<n> minut	-1.23	1.23
<n> miss	-0.85	0.85
<n> ml	0.42	-0.42
<n> mo	-0.91	0.91
<n> monday	0.36	-0.36
<n> month	-1.83	1.83
<n> more	0.53	-0.53
<n> mos	-1.23	1.23
<n> ms	0.25	-0.25
<n> must	-0.33	0.33
<n> n	0.27	-0.27
<n> name	1.08	-1.08
<n> nd	-0.34	0.34
<n> ndmcp	0.4	-0.4
<n> need	-0.85	0.85
<n> needl	-0.28	0.28
<n> network	0.41	-0.41
<n> never	-0.88	0.88
<n> new	0.22	-0.22
<n> next	-0.3	0.3
<n> no	-2.02	2.02
<n> non	1.87	-1.87
<n> none	0.42	-0.42
<n> not	-2.22	2.22
<n> note	0.24	-0.24
<n> noth	-1.35	1.35
<n> npi	0.88	-0.88
<n> number	-0.65	0.65
<n> o	1	-1
<n> occupational	0.35	-0.35
<n> offic	0.22	-0.22
<n> old	0.26	-0.26
<n> on	-0.45	0.45
<n> one	-1.09	1.09
<n> only	-0.72	0.72
<n> oo	0.16	-0.16
<n> option	0.79	-0.79
<n> or	1.43	-1.43
<n> order	0.63	-0.63
<n> original	-0.25	0.25
<n> other	-0.9	0.9
<n> our	-1.04	1.04
<n> out	1.37	-1.37
<n> over	-0.97	0.97
<n> p	0.7	-0.7
<n> pa	0.4	-0.4
<n> page	0.48	-0.48
<n> part	0.19	-0.19
<n> patch	0.34	-0.34
<n> patient	0.2	-0.2
<n> payee	0.69	-0.69
<n> payer	0.6	-0.6
<n> pen	0.22	-0.22
<n> pend	0.68	-0.68
<n> per	0.91	-0.91
<n> percent	-0.67	0.67
<n> perf	0.17	-0.17
<n> phone	0.17	-0.17
<n> physical	-1.51	1.51
<n> pip	0.24	-0.24
<n> plan	1.41	-1.41
<n> pleas	-0.28	0.28
<n> pm	0.55	-0.55
<n> po	0.34	-0.34
<n> point	-0.19	0.19
<n> policy	0.59	-0.59
<n> pound	0.22	-0.22
<n> ppo	0.26	-0.26
<n> pr	0.97	-0.97
<n> pre	-1.63	1.63
<n> precertific	-3.41	3.41
<n> pric	0.28	-0.28
<n> prior	-0.93	0.93
<n> procedur	0.92	-0.92
<n> process	-0.67	0.67
<n> put	0.25	-0.25
<n> q	0.19	-0.19
<n> r	0.92	-0.92
<n> ra	0.19	-0.19
<n> rarc	0.22	-0.22
<n> rd	-0.64	0.64
<n> re	-0.6	0.6
<n> reach	0.44	-0.44
<n> receiv	0.32	-0.32
<n> recipient	-0.75	0.75
<n> record	-1.24	1.24
<n> reduc	0.72	-0.72
<n> referenc	0.2	-0.2
<n> referr	-0.44	0.44
<n> referral	1.91	-1.91
<n> region	0.69	-0.69
<n> rel	0.2	-0.2
<n> remark	0.46	-0.46
<n> remit	0.66	-0.66
<n> removal	-1.24	1.24
<n> rend	0.2	-0.2
<n> render	0.46	-0.46
<n> report	-0.35	0.35
<n> request	0.45	-0.45
<n> respond	0.18	-0.18
<n> rev	0.54	-0.54
<n> review	0.16	-0.16
<n> rfa	0.2	-0.2
<n> right	0.32	-0.32
<n> rn	0.16	-0.16
<n> rr	0.3	-0.3
<n> rt	-0.53	0.53
<n> run	-0.93	0.93
<n> rx	0.21	-0.21
<n> s	0.67	-0.67
<n> same	-1.32	1.32
<n> say	1.56	-1.56
<n> sb	-0.47	0.47
<n> second	0.65	-0.65
<n> secondary	0.24	-0.24
<n> see	-1.3	1.3
<n> seen	0.29	-0.29
<n> send	-0.32	0.32
<n> sent	0.36	-0.36
<n> separat	0.88	-0.88
<n> sequestr	1.41	-1.41
<n> serv	0.3	-0.3
<n> servic	0.49	-0.49
<n> session	0.76	-0.76
<n> she	-0.63	0.63
<n> should	-0.24	0.24
<n> show	1.52	-1.52
<n> since	-0.48	0.48
<n> so	-0.33	0.33
<n> spoke	-0.23	0.23
<n> sponsor	0.4	-0.4
<n> st	-0.86	0.86
<n> stand	-0.59	0.59
<n> standard	-0.37	0.37
<n> stat	-0.54	0.54
<n> state	0.56	-0.56
<n> statu	-0.36	0.36
<n> stay	-0.43	0.43
<n> subject	0.23	-0.23
<n> svc	0.3	-0.3
<n> t	0.63	-0.63
<n> tac	-0.51	0.51
<n> tax	0.19	-0.19
<n> tc	0.24	-0.24
<n> tell	0.32	-0.32
<n> th	-0.24	0.24
<n> that	-0.96	0.96
<n> the	-2.18	2.18
<n> ther	-0.56	0.56
<n> therapeutic	0.26	-0.26
<n> therapist	-0.35	0.35
<n> therapy	0.22	-0.22
<n> there	-0.38	0.38
<n> these	-0.32	0.32
<n> thi	-1.62	1.62
<n> three	-0.19	0.19
<n> through	0.35	-0.35
<n> time	-0.78	0.78
<n> tin	1	-1
<n> to	0.57	-0.57
<n> took	-0.68	0.68
<n> total	1.1	-1.1
<n> townzip	1.22	-1.22
<n> tr	-0.51	0.51
<n> trace	0.5	-0.5
<n> treat	0.92	-0.92
<n> tricar	-0.95	0.95
<n> tty	0.52	-0.52
<n> tw	0.21	-0.21
<n> twice	-0.68	0.68
<n> two	1.06	-1.06
<n> tx	-0.88	0.88
<n> txe	-0.34	0.34
<n> type	0.41	-0.41
<n> u	-0.49	0.49
<n> um	0.69	-0.69
<n> under	0.48	-0.48
<n> unit	-0.76	0.76
<n> until	-0.93	0.93
<n> use	-0.71	0.71
<n> utiliz	-1.54	1.54
<n> v	0.49	-0.49
<n> va	0.29	-0.29
<n> vendor	-0.61	0.61
<n> vertebral	0.2	-0.2
<n> view	0.75	-0.75
<n> visit	-0.65	0.65
<n> voucher	0.33	-0.33
<n> wa	0.24	-0.24
<n> was	1.16	-1.16
<n> wd	0.17	-0.17
<n> we	-1.56	1.56
<n> wed	-0.22	0.22
<n> week	0.32	-0.32
<n> weekday	0.41	-0.41
<n> welfar	0.64	-0.64
<n> went	0.6	-0.6
<n> what	-0.28	0.28
<n> when	-0.59	0.59
<n> where	-0.49	0.49
<n> which	-0.37	0.37
<n> whose	0.21	-0.21
<n> will	0.19	-0.19
<n> with	1.48	-1.48
<n> within	0.87	-0.87
<n> without	1.07	-1.07
<n> wk	0.26	-0.26
<n> wks	-0.67	0.67
<n> word	0.2	-0.2
<n> worker	1.16	-1.16
<n> x	-0.43	0.43
<n> xxa	0.34	-0.34
<n> xxd	0.16	-0.16
<n> xxx	0.27	-0.27
<n> y	0.23	-0.23
<n> year	1.23	-1.23
<n> you	-1.46	1.46
<n> your	-1.38	1.38
<n> yr	-0.65	0.65
<n> z	0.27	-0.27
?	-0.33	0.33
? * field	-0.29	0.29
? our	-0.31	0.31
? the	-1.68	1.68
? then	-0.63	0.63
? we	-1.73	1.73
a * erisa	0.5	-0.5
a * inform	-1.14	1.14
a * the	0.25	-0.25
a :	0.33	-0.33
a <5>	-0.53	0.53
a <m>	0.96	-0.96
a <n>	-0.65	0.65
a a	0.63	-0.63
a after	0.54	-0.54
a and	-0.26	0.26
a b	0.68	-0.68
a balanc	0.33	-0.33
a benefit	-2	2
a bill	-0.24	0.24
a biller	-0.47	0.47
a blank	-0.69	0.69
a blue	-0.28	0.28
a board	0.94	-0.94
a box	-0.19	0.19
a brace	-0.51	0.51
a c	-0.55	0.55
a calendar	0.72	-0.72
a call	0.2	-0.2
a cane	-0.45	0.45
a car	-0.33	0.33
a caregiver	-1.01	1.01
a certify	0.64	-0.64
a chang	-0.41	0.41
a charg	-0.64	0.64
a child	0.71	-0.71
a chiropractic	1.13	-1.13
a chiropractor	-0.44	0.44
a civil	0.5	-0.5
a claim	0.5	-0.5
a clearinghous	0.75	-0.75
a clinic	-1.2	1.2
a clinical	0.37	-0.37
a clinician	-0.23	0.23
a cms	0.81	-0.81
a co	0.38	-0.38
a code	1.07	-1.07
a collection	0.48	-0.48
a company	-0.29	0.29
a complaint	0.58	-0.58
a complet	-0.53	0.53
a condition	0.75	-0.75
a contract	0.3	-0.3
a copy	1.05	-1.05
a cover	-2.24	2.24
a crime	0.36	-0.36
a crossover	0.28	-0.28
a ct	-0.22	0.22
a custom	-0.63	0.63
a date	-0.63	0.63
a day	-0.21	0.21
a decision	-0.82	0.82
a delay	-0.77	0.77
a demand	0.57	-0.57
a denial	1.34	-1.34
a deny	-0.67	0.67
a dependent	0.55	-0.55
a diagnosy	-1.32	1.32
a different	-0.19	0.19
a disaster	-0.33	0.33
a disput	0.91	-0.91
a division	0.35	-0.35
a doctor	-0.87	0.87
a drawer	-0.24	0.24
a drug	-0.86	0.86
a duplicat	-0.83	0.83
a face	0.65	-0.65
a facility	-0.49	0.49
a fair	-0.21	0.21
a fall	0.78	-0.78
a famy	-0.78	0.78
a fast	0.97	-0.97
a fax	0.46	-0.46
a federal	-0.24	0.24
a fee	0.55	-0.55
a few	1.24	-1.24
a find	1.3	-1.3
a first	-1.07	1.07
a form	0.26	-0.26
a fourth	0.49	-0.49
a free	0.58	-0.58
a fresh	0.77	-0.77
a full	-0.9	0.9
a functional	-0.27	0.27
a further	0.53	-0.53
a general	-0.64	0.64
a give	-0.91	0.91
a good	-0.23	0.23
a govern	-0.3	0.3
a grace	0.84	-0.84
a grievanc	0.29	-0.29
a grocery	-0.2	0.2
a group	-0.6	0.6
a guarante	0.83	-0.83
a guide	0.24	-0.24
a gym	-0.8	0.8
a half	-0.46	0.46
a health	0.69	-0.69
a healthy	-0.47	0.47
a hear	0.34	-0.34
a home	-0.35	0.35
a hospital	-0.53	0.53
a human	-0.53	0.53
a job	0.73	-0.73
a lab	-0.63	0.63
a late	0.27	-0.27
a later	0.34	-0.34
a lawsuit	0.47	-0.47
a lawyer	-0.85	0.85
a letter	2.02	-2.02
a level	-1.18	1.18
a licens	0.52	-0.52
a lien	-0.7	0.7
a limit	-0.55	0.55
a line	-0.76	0.76
a list	0.71	-0.71
a local	-0.53	0.53
a look	-0.28	0.28
a los	0.86	-0.86
a low	-0.65	0.65
a lower	-1.08	1.08
a lumbar	0.54	-0.54
a m	-0.38	0.38
a man	-0.33	0.33
a manual	-0.55	0.55
a massag	-0.88	0.88
a match	-0.26	0.26
a matter	-0.6	0.6
a measur	-0.57	0.57
a medical	-1.32	1.32
a medicar	0.44	-0.44
a member	0.23	-0.23
a messag	1	-1
a mild	-0.66	0.66
a minor	0.71	-0.71
a miss	-0.75	0.75
a mistak	0.31	-0.31
a modifier	0.75	-0.75
a month	-0.66	0.66
a mutual	0.29	-0.29
a name	0.34	-0.34
a negativ	0.4	-0.4
a network	1.09	-1.09
a no	0.88	-0.88
a non	-0.73	0.73
a note	1.04	-1.04
a notic	0.28	-0.28
a number	-0.98	0.98
a nurse	1.53	-1.53
a of	0.63	-0.63
a one	-0.19	0.19
a page	-0.18	0.18
a paid	-0.41	0.41
a panel	-0.85	0.85
a paper	-0.62	0.62
a parent	0.72	-0.72
a particular	0.23	-0.23
a passenger	-0.77	0.77
a pay	1.25	-1.25
a peer	0.67	-0.67
a person	-0.61	0.61
a petition	0.22	-0.22
a phone	-1.06	1.06
a photocopy	-0.4	0.4
a physical	1.4	-1.4
a physician	-0.59	0.59
a pictur	0.22	-0.22
a plain	-0.68	0.68
a plan	-0.97	0.97
a po	-0.84	0.84
a policy	-0.18	0.18
a policyholder	0.28	-0.28
a post	0.25	-0.25
a prepay	-0.16	0.16
a preventiv	1.47	-1.47
a primary	0.26	-0.26
a prime	-0.2	0.2
a print	0.74	-0.74
a prior	-1	1
a problem	-0.63	0.63
a procedur	1.18	-1.18
a promis	1.01	-1.01
a proper	-0.68	0.68
a provider	-0.6	0.6
a psychiatrist	0.43	-0.43
a purchas	-0.3	0.3
a qualify	-0.32	0.32
a question	-0.17	0.17
a rail	-0.8	0.8
a re	0.58	-0.58
a real	-0.72	0.72
a reason	0.21	-0.21
a reasonabl	0.54	-0.54
a reconsider	1.24	-1.24
a redetermin	0.8	-0.8
a referral	-0.29	0.29
a refund	1.01	-1.01
a register	0.61	-0.61
a regular	-0.84	0.84
a reject	0.84	-0.84
a relativ	-0.27	0.27
a rental	-0.44	0.44
a reopen	0.46	-0.46
a repay	0.81	-0.81
a replac	-0.21	0.21
a report	0.81	-0.81
a request	1.54	-1.54
a requir	-1.78	1.78
a retroactiv	-0.3	0.3
a return	-0.28	0.28
a review	1.27	-1.27
a right	-0.24	0.24
a routin	-1.68	1.68
a s	0.24	-0.24
a saturday	0.31	-0.31
a screen	1.23	-1.23
a second	-0.26	0.26
a self	0.5	-0.5
a separat	0.87	-0.87
a servic	0.29	-0.29
a set	-0.58	0.58
a settl	-0.91	0.91
a short	-0.16	0.16
a sick	0.57	-0.57
a sign	-1.67	1.67
a signatur	-0.28	0.28
a simpl	-0.2	0.2
a singl	-1.21	1.21
a skill	-0.81	0.81
a slip	-0.46	0.46
a sore	-0.71	0.71
a speech	-0.31	0.31
a spous	-0.85	0.85
a sprain	-0.71	0.71
a stabl	-0.65	0.65
a stamp	-0.74	0.74
a standard	1.65	-1.65
a state	-0.25	0.25
a step	0.34	-0.34
a stiff	-0.47	0.47
a store	-0.53	0.53
a strain	-0.92	0.92
a strep	-0.86	0.86
a strok	0.64	-0.64
a stutter	-0.46	0.46
a su	0.35	-0.35
a sublux	1.19	-1.19
a suit	0.38	-0.38
a systemic	-1.23	1.23
a tax	-0.81	0.81
a the	-1.77	1.77
a therapist	-0.5	0.5
a time	0.31	-0.31
a total	-0.28	0.28
a track	-0.22	0.22
a treat	-1.46	1.46
a trial	0.28	-0.28
a tricar	-0.74	0.74
a twin	-0.63	0.63
a two	-0.71	0.71
a unitedhealthcar	0.32	-0.32
a use	0.78	-0.78
a vendor	-0.27	0.27
a visit	-0.22	0.22
a waiver	1.28	-1.28
a walker	-0.68	0.68
a well	1.06	-1.06
a woman	-0.26	0.26
a word	-0.28	0.28
a work	-1.05	1.05
a wrist	-0.6	0.6
a wrong	0.19	-0.19
a year	-0.67	0.67
a yes	0.16	-0.16
a your	0.55	-0.55
a zero	-0.49	0.49
aarp	0.17	-0.17
ab	0.26	-0.26
ab <n>	0.26	-0.26
abara	0.48	-0.48
abara member	0.37	-0.37
abduction	0.24	-0.24
abernethy	0.38	-0.38
abl	0.72	-0.72
able * pay	-0.39	0.39
about * bill	0.18	-0.18
about * claim	0.26	-0.26
about * decision	-0.46	0.46
about * pay	0.43	-0.43
about * plan	0.74	-0.74
about <n>	0.36	-0.36
about a	-0.93	0.93
about an	-0.23	0.23
about claim	0.44	-0.44
about her	1.26	-1.26
about how	-0.26	0.26
about it	-0.92	0.92
about other	-0.23	0.23
about pay	0.36	-0.36
about restriction	0.53	-0.53
about that	-0.67	0.67
about the	0.42	-0.42
about these	-0.73	0.73
about thi	-0.19	0.19
about whether	0.55	-0.55
about your	0.57	-0.57
above	-0.52	0.52
above * <month>	0.64	-0.64
above * by	0.44	-0.44
above * contract	-0.21	0.21
above * fax	0.22	-0.22
above * medicar	-0.89	0.89
above * the	-0.68	0.68
above * your	0.57	-0.57
above :	0.29	-0.29
above a	-1.42	1.42
above and	0.55	-0.55
above are	-0.24	0.24
above claim	-0.6	0.6
above has	-1.36	1.36
above is	0.38	-0.38
above it	-0.86	0.86
above on	0.81	-0.81
above or	0.71	-0.71
above our	-0.36	0.36
above the	0.16	-0.16
above was	2.27	-2.27
above what	-1.35	1.35
above which	0.53	-0.53
above with	0.54	-0.54
absent	-3.63	3.63
absent for	-0.75	0.75
absent from	-0.5	0.5
absent on	-0.19	0.19
ac	0.53	-0.53
ac <n>	0.53	-0.53
accept * <n>	-0.58	0.58
accept * a	0.3	-0.3
accept * claim	0.77	-0.77
accept * proof	0.6	-0.6
accept * the	1.04	-1.04
accept <n>	0.93	-0.93
accept a	0.61	-0.61
accept and	1.91	-1.91
accept as	0.86	-0.86
accept by	0.55	-0.55
accept condition	-0.23	0.23
accept indic	-0.6	0.6
accept injury	-1.13	1.13
accept it	-0.62	0.62
accept on	-0.22	0.22
accept practic	1.24	-1.24
accept the	1.21	-1.21
accept thi	-0.6	0.6
acceptabl	0.16	-0.16
acceptabl maximum	0.4	-0.4
acceptanc	1.07	-1.07
acceptanc by	-0.21	0.21
acceptanc report	1.1	-1.1
accident	-1.62	1.62
accident box	-0.87	0.87
accident d	0.28	-0.28
accident date	-0.66	0.66
accident detail	1.1	-1.1
accident form	-0.45	0.45
accident happen	-0.27	0.27
accident questionnair	-0.89	0.89
accident was	-0.38	0.38
accompany	-0.25	0.25
accord	-0.17	0.17
accord * our	-0.3	0.3
accord to	-0.48	0.48
account * the	0.36	-0.36
account :	0.28	-0.28
account <5>	0.16	-0.16
account <n>	-0.61	0.61
account bill	0.16	-0.16
account group	0.27	-0.27
account no	0.64	-0.64
account number	-1.19	1.19
account of	-0.48	0.48
account receivabl	0.59	-0.59
accredit	-0.63	0.63
acct	1.56	-1.56
acct :	0.41	-0.41
acct <n>	0.27	-0.27
acct medical	0.16	-0.16
ach	-0.21	0.21
ach <n>	0.2	-0.2
acheb	0.33	-0.33
achterberg	0.68	-0.68
achterberg pt	0.19	-0.19
acid	-0.27	0.27
acknowledg	0.61	-0.61
acnt	0.51	-0.51
acros	-0.68	0.68
acros town	-0.25	0.25
act	0.48	-0.48
act * <n>	0.34	-0.34
act * her	0.83	-0.83
act * the	-0.49	0.49
act * you	0.43	-0.43
act for	0.66	-0.66
act of	0.34	-0.34
act on	-0.46	0.46
act the	0.44	-0.44
action	1.52	-1.52
action * need	0.21	-0.21
action :	0.3	-0.3
action is	0.21	-0.21
action need	-0.66	0.66
action on	0.86	-0.86
action taken	0.61	-0.61
action under	0.52	-0.52
activ * the	-0.4	0.4
activ care	1.46	-1.46
activ duty	0.86	-0.86
activ on	-0.28	0.28
activ practic	1.1	-1.1
activ span	-0.42	0.42
activ treat	-0.87	0.87
activity	-0.81	0.81
activity * the	0.3	-0.3
activity <5>	0.36	-0.36
acupunctur	-1.75	1.75
acupunctur * not	-0.52	0.52
acupunctur <5>	0.57	-0.57
acupunctur for	-0.6	0.6
acupunctur is	-1.61	1.61
acupunctur visit	1.42	-1.42
acute	-0.67	0.67
acute phase	-0.6	0.6
adaez	0.55	-0.55
add	-1.22	1.22
add * code	-0.8	0.8
add a	0.21	-0.21
add on	-1.08	1.08
add the	1.06	-1.06
add up	-2.02	2.02
added * the	-0.28	0.28
added * your	-0.2	0.2
added after	-0.28	0.28
added to	0.5	-0.5
additional	0.89	-0.89
additional document	1.01	-1.01
additional inform	1.18	-1.18
additional pay	0.19	-0.19
additional visit	-1.13	1.13
addres * the	0.53	-0.53
addres * thi	-0.4	0.4
addres * your	0.32	-0.32
addres above	1.2	-1.2
addres below	0.26	-0.26
addres is	-1.01	1.01
addres member	0.18	-0.18
addres on	0.51	-0.51
addres you	-0.34	0.34
address	-0.37	0.37
adelina	0.19	-0.19
adeyemy	0.17	-0.17
adj	-0.4	0.4
adj <m>	0.22	-0.22
adj <n>	-1	1
adj amt	0.31	-0.31
adj co	0.17	-0.17
adj code	0.21	-0.21
adj reason	0.65	-0.65
adjudic	0.5	-0.5
adjudicat thi	-0.33	0.33
adjust	-0.39	0.39
adjust * paid	0.56	-0.56
adjust * the	-0.87	0.87
adjust :	0.56	-0.56
adjust <5>	0.23	-0.23
adjust <m>	0.8	-0.8
adjust <n>	-0.24	0.24
adjust after	0.68	-0.68
adjust and	0.66	-0.66
adjust becaus	-0.78	0.78
adjust by	-0.22	0.22
adjust code	-0.74	0.74
adjust for	-0.38	0.38
adjust is	0.5	-0.5
adjust of	-0.95	0.95
adjust reason	-0.86	0.86
adjust the	0.35	-0.35
adjust to	0.24	-0.24
adjust was	0.98	-0.98
adjust were	0.65	-0.65
adjust you	-0.32	0.32
adjuster	0.85	-0.85
adjuster :	0.32	-0.32
administer	1.2	-1.2
administer by	0.86	-0.86
administer claim	0.88	-0.88
administr	0.47	-0.47
administr has	-0.52	0.52
administrativ	0.27	-0.27
administrativ contractor	0.71	-0.71
administrativ law	-0.19	0.19
administrativ servic	0.5	-0.5
administrator	0.28	-0.28
administrator * the	0.36	-0.36
administrator for	0.65	-0.65
administrator in	-0.33	0.33
administrator inc	0.4	-0.4
administrator llc	0.22	-0.22
administrator po	0.18	-0.18
admission	-1.94	1.94
admission hour	-0.46	0.46
admit	-0.85	0.85
admit date	-0.44	0.44
admitt	-0.23	0.23
adopt	-0.32	0.32
adr	-1.12	1.12
adult	-1.55	1.55
adult with	0.51	-0.51
advanc and	-0.84	0.84
advanc beneficiary	0.96	-0.96
advanc premium	0.72	-0.72
advantag	0.19	-0.19
advantag hmo	1	-1
advantag plan	-0.2	0.2
advantag ppo	0.19	-0.19
advers	0.68	-0.68
advers determin	0.77	-0.77
advic	0.88	-0.88
advic page	0.16	-0.16
advis	0.29	-0.29
advis * for	0.29	-0.29
advis that	0.29	-0.29
advisor	-1.16	1.16
advisor :	-0.27	0.27
advocat	0.43	-0.43
aetna	0.77	-0.77
aetna life	0.8	-0.8
aetna medicar	0.17	-0.17
aetna provider	0.19	-0.19
affair	-0.37	0.37
affect	1.17	-1.17
affidavit	-0.6	0.6
affiliat	0.42	-0.42
afford	0.53	-0.53
afford becaus	0.52	-0.52
after	-1.45	1.45
after * <n>	0.8	-0.8
after * appeal	1.17	-1.17
after * are	-0.65	0.65
after * cutoff	-0.72	0.72
after * date	-1.46	1.46
after * day	-0.86	0.86
after * evalu	0.37	-0.37
after * fall	0.64	-0.64
after * fil	0.62	-0.62
after * final	0.7	-0.7
after * first	0.52	-0.52
after * get	0.58	-0.58
after * go	0.47	-0.47
after * has	-0.65	0.65
after * internal	0.38	-0.38
after * last	-0.47	0.47
after * mail	0.34	-0.34
after * notic	0.22	-0.22
after * one	-0.18	0.18
after * patient	0.7	-0.7
after * plan	-0.66	0.66
after * receiv	0.47	-0.47
after * request	-0.98	0.98
after * second	0.54	-0.54
after * servic	-1.13	1.13
after * sixth	-0.8	0.8
after * surgery	-0.22	0.22
after * time	-2.27	2.27
after * twelfth	0.96	-0.96
after * visit	-1.15	1.15
after * was	1.27	-1.27
after * were	-0.29	0.29
after * you	0.26	-0.26
after <d>	-1.75	1.75
after <month>	-0.66	0.66
after <n>	-0.35	0.35
after a	0.93	-0.93
after all	2.03	-2.03
after an	1.02	-1.02
after coverag	-2.45	2.45
after discharg	-0.62	0.62
after dos	-0.41	0.41
after it	0.37	-0.37
after its	0.4	-0.4
after look	0.54	-0.54
after our	-1.51	1.51
after pay	0.27	-0.27
after reconsider	0.17	-0.17
after review	0.59	-0.59
after six	0.66	-0.66
after surgery	-0.92	0.92
after that	-1.95	1.95
after the	-0.77	0.77
after thi	0.55	-0.55
after visit	-0.78	0.78
after you	0.99	-0.99
after your	0.26	-0.26
aftercar	-0.38	0.38
afternoon	-0.49	0.49
afterward	-1.07	1.07
again * <month>	1.34	-1.34
again * <n>	-0.72	0.72
again * a	-0.7	0.7
again * appeal	0.47	-0.47
again * its	0.27	-0.27
again * may	-0.21	0.21
again * our	0.37	-0.37
again * the	-1.1	1.1
again <n>	-0.66	0.66
again after	-0.2	0.2
again and	0.59	-0.59
again as	-0.73	0.73
again at	0.34	-0.34
again doe	-0.69	0.69
again for	-0.56	0.56
again if	0.38	-0.38
again on	0.49	-0.49
again with	-0.27	0.27
again without	0.51	-0.51
against	-1.69	1.69
against * insurer	0.32	-0.32
against it	-0.75	0.75
against the	-1.07	1.07
age	-0.74	0.74
age * the	-0.43	0.43
age <n>	0.17	-0.17
age and	-0.5	0.5
age or	1.04	-1.04
aged	-1.89	1.89
aged out	-1.19	1.19
agent	0.23	-0.23
aggriev	0.35	-0.35
aggriev by	0.35	-0.35
ago	-1.04	1.04
ago the	-0.16	0.16
agr	0.3	-0.3
agr * accept	0.7	-0.7
agr * our	0.38	-0.38
agr * take	0.2	-0.2
agr * the	-0.2	0.2
agr * writ	0.22	-0.22
agr to	-0.74	0.74
agr with	0.85	-0.85
agre	-0.28	0.28
agre * us	-0.66	0.66
agre a	-0.83	0.83
agre allow	-0.48	0.48
agre doe	0.65	-0.65
agre give	0.72	-0.72
agre with	-0.49	0.49
agree	0.96	-0.96
agree * it	-0.44	0.44
agree * the	-0.37	0.37
agree * thi	0.32	-0.32
agree * what	0.95	-0.95
agree * you	0.33	-0.33
agree ask	-0.53	0.53
agree not	0.68	-0.68
agree that	-0.84	0.84
agree with	1.33	-1.33
agree you	0.17	-0.17
ahead	-1.53	1.53
ahead * medicar	-0.43	0.43
ahead * our	-0.89	0.89
ahead * the	0.71	-0.71
ahead * time	-0.55	0.55
ahead * us	-0.63	0.63
ahead * your	-0.46	0.46
ahead from	-0.66	0.66
ahead of	-2.44	2.44
aid	-0.81	0.81
aid are	-0.17	0.17
aide	-1.29	1.29
air	-0.56	0.56
al	0.44	-0.44
al <n>	0.39	-0.39
alder	-0.29	0.29
alder creek	0.21	-0.21
alert	0.56	-0.56
alert :	0.56	-0.56
alike	-0.63	0.63
alistair	-0.18	0.18
alistair penhallow	-0.22	0.22
all	0.47	-0.47
all * the	-0.24	0.24
all <n>	-1.37	1.37
all chiropractic	-0.65	0.65
all claim	-0.95	0.95
all docu	0.59	-0.59
all four	0.64	-0.64
all line	2.24	-2.24
all of	-0.92	0.92
all party	0.26	-0.26
all right	0.71	-0.71
all servic	1.32	-1.32
all six	1.1	-1.1
all ten	-0.4	0.4
all the	1.14	-1.14
all three	0.27	-0.27
all twelv	0.6	-0.6
all we	-0.4	0.4
all you	0.16	-0.16
alleg	-1.24	1.24
allegheny	0.27	-0.27
allergy	-0.21	0.21
allergy panel	-0.41	0.41
allianc	0.72	-0.72
allianc tricar	0.28	-0.28
allot	-0.32	0.32
allow * <n>	0.66	-0.66
allow * the	-0.44	0.44
allow * thi	-0.91	0.91
allow <m>	0.22	-0.22
allow <n>	-1.23	1.23
allow adj	0.33	-0.33
allow amt	-0.25	0.25
allow and	1.71	-1.71
allow at	0.3	-0.3
allow condition	-0.92	0.92
allow deduct	0.52	-0.52
allow deny	-0.42	0.42
allow for	-1.94	1.94
allow is	0.3	-0.3
allow not	0.35	-0.35
allow once	-1.28	1.28
allow one	-0.22	0.22
allow paid	0.3	-0.3
allow reason	0.31	-0.31
allow the	2.43	-2.43
allow two	0.31	-0.31
allowabl	0.88	-0.88
allowabl * contract	1	-1
allowabl amount	0.51	-0.51
allowabl charg	0.64	-0.64
allowabl or	1	-1
allowanc	1.44	-1.44
allowanc * another	0.7	-0.7
allowanc cover	0.24	-0.24
allowanc for	0.88	-0.88
alone	0.87	-0.87
along	-1.28	1.28
along * the	0.2	-0.2
along the	-0.49	0.49
already	-3.82	3.82
already * the	-0.52	0.52
already adjudicat	0.16	-0.16
already been	-0.94	0.94
already consider	-0.55	0.55
already count	-0.23	0.23
already given	-0.52	0.52
already had	-0.66	0.66
already has	-0.26	0.26
already in	-0.83	0.83
already on	-0.98	0.98
already paid	-0.82	0.82
already process	-1.53	1.53
already reach	-0.72	0.72
already receiv	-0.22	0.22
already taken	-0.17	0.17
already took	-0.59	0.59
also been	0.22	-0.22
also being	0.39	-0.39
also call	0.16	-0.16
also find	0.17	-0.17
alternativ	0.71	-0.71
although	-0.89	0.89
although the	-1.02	1.02
altogether	-0.59	0.59
alvarez	0.57	-0.57
am	0.97	-0.97
am claim	0.22	-0.22
amara	0.5	-0.5
amb	0.45	-0.45
amb <n>	0.45	-0.45
ambetter	0.85	-0.85
ambetter balanc	0.32	-0.32
ambetter from	0.26	-0.26
ambros	-0.49	0.49
ambulatory	0.33	-0.33
ambulatory care	0.29	-0.29
ame	0.62	-0.62
amend	-0.79	0.79
american	0.57	-0.57
american arbitr	0.38	-0.38
among	-1.67	1.67
among * th	-0.53	0.53
among the	-0.99	0.99
among them	-0.36	0.36
amount	1.21	-1.21
amount * <m>	1.16	-1.16
amount * <n>	-0.9	0.9
amount * be	-0.47	0.47
amount * bill	0.29	-0.29
amount * disput	0.25	-0.25
amount * may	0.32	-0.32
amount * owe	0.24	-0.24
amount * pay	0.16	-0.16
amount * the	-0.21	0.21
amount :	-0.49	0.49
amount <m>	0.71	-0.71
amount above	-0.69	0.69
amount allow	0.16	-0.16
amount amount	0.55	-0.55
amount and	-0.46	0.46
amount by	0.18	-0.18
amount code	0.25	-0.25
amount deny	-0.99	0.99
amount due	-0.46	0.46
amount enclos	0.23	-0.23
amount for	-0.2	0.2
amount from	0.41	-0.41
amount in	0.22	-0.22
amount is	0.41	-0.41
amount maximum	0.2	-0.2
amount medicar	0.24	-0.24
amount not	0.74	-0.74
amount of	0.97	-0.97
amount on	-0.83	0.83
amount out	0.18	-0.18
amount over	-0.6	0.6
amount paid	0.83	-0.83
amount plan	0.19	-0.19
amount provider	0.22	-0.22
amount reduc	-0.42	0.42
amount shown	0.33	-0.33
amount that	0.2	-0.2
amount the	-0.87	0.87
amount to	-0.16	0.16
amount tricar	0.6	-0.6
amount was	0.86	-0.86
amount we	0.88	-0.88
amount went	-0.73	0.73
amount will	0.29	-0.29
amount your	-0.2	0.2
amounts	1.73	-1.73
amt :	0.21	-0.21
amt <n>	0.2	-0.2
amt adj	0.16	-0.16
amt prov	0.3	-0.3
amundsen	-0.47	0.47
amundsen md	-0.58	0.58
an acceptanc	0.61	-0.61
an activ	-0.86	0.86
an addendum	0.31	-0.31
an addres	-0.5	0.5
an adjust	0.79	-0.79
an advanc	0.67	-0.67
an aide	-1.04	1.04
an amount	-0.52	0.52
an ankle	-0.18	0.18
an annual	1.01	-1.01
an answer	0.54	-0.54
an appeal	0.38	-0.38
an approval	0.18	-0.18
an assistant	-0.63	0.63
an attach	-1.3	1.3
an audit	-0.2	0.2
an authoriz	1.14	-1.14
an earlier	-1.65	1.65
an electronic	0.25	-0.25
an emergency	-0.17	0.17
an error	-0.96	0.96
an evalu	-0.76	0.76
an exact	-1.44	1.44
an examin	1.24	-1.24
an exception	0.18	-0.18
an expedit	0.66	-0.66
an explan	0.39	-0.39
an extension	1.12	-1.12
an hmo	0.47	-0.47
an illnes	0.62	-0.62
an in	0.25	-0.25
an independent	0.38	-0.38
an injury	0.22	-0.22
an inpatient	-1.21	1.21
an internal	0.29	-0.29
an itemiz	0.81	-0.81
an lcd	0.23	-0.23
an mri	0.54	-0.54
an offic	-0.97	0.97
an offset	0.44	-0.44
an old	0.6	-0.6
an open	-0.54	0.54
an opinion	0.24	-0.24
an order	-0.92	0.92
an orthopedic	0.47	-0.47
an outsid	-0.37	0.37
an urgent	-0.19	0.19
an x	-0.86	0.86
analyst	0.32	-0.32
analysy	-0.81	0.81
ancestry	-0.25	0.25
and * <m>	0.55	-0.55
and * <n>	0.6	-0.6
and * a	-0.82	0.82
and * adjust	0.35	-0.35
and * answer	-0.18	0.18
and * are	0.76	-0.76
and * ask	0.35	-0.35
and * authoriz	-0.36	0.36
and * balanc	0.23	-0.23
and * can	0.17	-0.17
and * cannot	-0.21	0.21
and * care	0.26	-0.26
and * charg	0.27	-0.27
and * chiropractic	-0.52	0.52
and * claim	-0.37	0.37
and * clinic	0.88	-0.88
and * code	-0.39	0.39
and * contract	0.18	-0.18
and * copy	-0.84	0.84
and * could	0.45	-0.45
and * cover	0.23	-0.23
and * daily	0.58	-0.58
and * date	0.28	-0.28
and * day	0.26	-0.26
and * decision	-0.99	0.99
and * denial	0.16	-0.16
and * did	-1.99	1.99
and * discharg	-0.47	0.47
and * doctor	0.87	-0.87
and * doe	0.16	-0.16
and * drug	-0.58	0.58
and * employer	0.95	-0.95
and * envelop	-0.36	0.36
and * exam	0.99	-0.99
and * exercis	1.08	-1.08
and * famy	-0.53	0.53
and * fil	-0.47	0.47
and * file	-0.48	0.48
and * first	0.43	-0.43
and * form	-0.29	0.29
and * gave	-1	1
and * goal	-0.36	0.36
and * got	0.9	-0.9
and * grace	-1.02	1.02
and * group	0.23	-0.23
and * guidelin	-0.67	0.67
and * had	-0.73	0.73
and * half	-0.3	0.3
and * has	0.88	-0.88
and * have	-1.13	1.13
and * home	0.29	-0.29
and * invalid	0.52	-0.52
and * is	0.82	-0.82
and * it	0.5	-0.5
and * last	-0.76	0.76
and * letter	-0.42	0.42
and * line	0.61	-0.61
and * may	-1.11	1.11
and * medical	0.52	-0.52
and * medicar	-0.55	0.55
and * money	2.01	-2.01
and * mri	-0.9	0.9
and * name	-0.32	0.32
and * need	1.03	-1.03
and * new	-0.85	0.85
and * no	-0.95	0.95
and * not	0.18	-0.18
and * note	1.11	-1.11
and * noth	-0.57	0.57
and * number	1.22	-1.22
and * of	-0.84	0.84
and * offic	-0.98	0.98
and * old	-0.37	0.37
and * one	0.79	-0.79
and * our	-0.33	0.33
and * parent	-0.27	0.27
and * patient	0.42	-0.42
and * pay	0.84	-0.84
and * person	-0.47	0.47
and * pharmacy	-0.5	0.5
and * physician	-0.87	0.87
and * plan	-0.19	0.19
and * policy	-0.45	0.45
and * proof	-0.29	0.29
and * provider	-0.93	0.93
and * reason	-1.06	1.06
and * record	0.47	-0.47
and * reviewer	-0.54	0.54
and * same	1.24	-1.24
and * servic	-1.09	1.09
and * sheet	-0.53	0.53
and * should	0.91	-0.91
and * sign	0.59	-0.59
and * state	-0.45	0.45
and * still	-0.32	0.32
and * subject	0.24	-0.24
and * system	-0.25	0.25
and * the	1.13	-1.13
and * then	-0.87	0.87
and * time	0.2	-0.2
and * took	-0.45	0.45
and * total	-0.82	0.82
and * treat	-1.01	1.01
and * two	-1.21	1.21
and * visit	-1.75	1.75
and * want	0.26	-0.26
and * was	-0.86	0.86
and * went	-0.18	0.18
and * were	0.29	-0.29
and * will	0.85	-0.85
and * would	0.53	-0.53
and * you	1.36	-1.36
and * your	0.63	-0.63
and <5>	-1.27	1.27
and <d>	0.24	-0.24
and <m>	0.2	-0.2
and <month>	-0.59	0.59
and a	-1.54	1.54
and add	0.24	-0.24
and addres	-0.21	0.21
and adjust	0.58	-0.58
and after	1.19	-1.19
and all	0.44	-0.44
and also	-0.52	0.52
and an	-0.67	0.67
and any	0.86	-0.86
and anyth	0.59	-0.59
and appeal	0.29	-0.29
and are	1.22	-1.22
and ask	1.7	-1.7
and asked	1.12	-1.12
and at	0.34	-0.34
and balanc	-0.67	0.67
and benefit	1.46	-1.46
and bill	0.61	-0.61
and birth	-0.23	0.23
and by	-0.82	0.82
and came	-0.99	0.99
and cannot	0.84	-0.84
and carry	0.25	-0.25
and charg	-0.24	0.24
and chiropractic	0.37	-0.37
and claim	0.84	-0.84
and climb	0.41	-0.41
and code	-1.05	1.05
and conclud	-1.45	1.45
and correct	0.25	-0.25
and could	-1.3	1.3
and cover	-0.3	0.3
and customary	-0.83	0.83
and date	-0.99	0.99
and dated	0.17	-0.17
and deductibl	0.2	-0.2
and deny	-0.38	0.38
and destroy	0.18	-0.18
and did	-1.08	1.08
and disagre	0.37	-0.37
and do	1.14	-1.14
and doe	1.41	-1.41
and drug	-0.46	0.46
and each	0.2	-0.2
and eleven	0.46	-0.46
and enclos	0.19	-0.19
and end	-0.46	0.46
and ended	1.31	-1.31
and examin	0.35	-0.35
and explain	-0.17	0.17
and explicit	-0.57	0.57
and famy	0.25	-0.25
and fax	0.21	-0.21
and first	0.37	-0.37
and for	-1.35	1.35
and found	-0.18	0.18
and frequency	0.2	-0.2
and fund	1.4	-1.4
and gave	-0.19	0.19
and give	1.34	-1.34
and go	0.86	-0.86
and gone	-0.39	0.39
and got	-1.24	1.24
and had	-0.55	0.55
and has	1.27	-1.27
and he	-0.62	0.62
and her	0.98	-0.98
and his	-0.52	0.52
and how	0.68	-0.68
and i	0.19	-0.19
and in	0.28	-0.28
and includ	0.41	-0.41
and injury	-0.55	0.55
and interqual	-0.95	0.95
and investigational	-1.35	1.35
and is	0.46	-0.46
and it	-0.36	0.36
and its	-0.67	0.67
and keep	0.62	-0.62
and last	1.05	-1.05
and later	0.47	-0.47
and leg	0.84	-0.84
and life	0.3	-0.3
and low	0.42	-0.42
and m	0.52	-0.52
and mail	-0.99	0.99
and manag	0.5	-0.5
and manual	1.31	-1.31
and massag	-0.4	0.4
and may	1.05	-1.05
and meal	-0.66	0.66
and measur	-1.08	1.08
and medical	-0.77	0.77
and medicar	-1.06	1.06
and modifier	1.36	-1.36
and more	-0.33	0.33
and must	0.47	-0.47
and name	-0.53	0.53
and need	1.17	-1.17
and neither	-1.34	1.34
and never	-0.41	0.41
and no	-1.88	1.88
and nobody	-0.56	0.56
and none	-1.81	1.81
and not	-0.61	0.61
and note	0.89	-0.89
and noth	-0.79	0.79
and now	0.44	-0.44
and of	0.78	-0.78
and offic	-0.32	0.32
and on	0.6	-0.6
and one	1.54	-1.54
and or	-0.61	0.61
and our	-0.92	0.92
and paid	1.23	-1.23
and pain	0.17	-0.17
and part	0.45	-0.45
and patient	-0.67	0.67
and pay	0.29	-0.29
and physical	0.75	-0.75
and plan	0.47	-0.47
and proof	0.32	-0.32
and provider	-0.34	0.34
and put	-0.25	0.25
and re	0.4	-0.4
and reason	0.55	-0.55
and receiv	0.31	-0.31
and record	0.61	-0.61
and reflex	-0.31	0.31
and rehabilit	0.49	-0.49
and reimburs	0.88	-0.88
and releas	-0.72	0.72
and remark	0.22	-0.22
and return	0.81	-0.81
and review	-0.43	0.43
and say	0.49	-0.49
and section	0.72	-0.72
and send	1.19	-1.19
and separat	1.12	-1.12
and servic	0.44	-0.44
and she	-1.3	1.3
and should	0.19	-0.19
and show	0.49	-0.49
and sign	1.14	-1.14
and signatur	0.78	-0.78
and so	-1.26	1.26
and speech	0.32	-0.32
and stay	0.38	-0.38
and stop	0.38	-0.38
and strength	0.58	-0.58
and sufficient	0.55	-0.55
and that	-0.27	0.27
and the	0.24	-0.24
and then	0.62	-0.62
and ther	-0.63	0.63
and there	-0.24	0.24
and these	0.19	-0.19
and thi	-1.58	1.58
and third	0.23	-0.23
and those	0.58	-0.58
and three	0.17	-0.17
and thu	-1.03	1.03
and title	0.22	-0.22
and to	-0.55	0.55
and total	0.77	-0.77
and treat	0.37	-0.37
and two	0.89	-0.89
and under	0.4	-0.4
and until	-0.53	0.53
and up	0.24	-0.24
and walk	-0.76	0.76
and want	0.32	-0.32
and was	-0.27	0.27
and we	-0.29	0.29
and wed	1.32	-1.32
and went	-0.26	0.26
and were	-0.47	0.47
and what	0.18	-0.18
and whether	0.41	-0.41
and white	-0.46	0.46
and why	0.21	-0.21
and will	1.55	-1.55
and without	-0.58	0.58
and would	0.26	-0.26
and write	0.99	-0.99
and you	-0.38	0.38
and youd	-0.39	0.39
and your	-1.06	1.06
ander	0.21	-0.21
anew	-1.28	1.28
ankle	-1	1
ankle sprain	-0.32	0.32
annelies	0.21	-0.21
annika	0.2	-0.2
anniversary	-0.35	0.35
annual	-0.3	0.3
annual wellnes	0.97	-0.97
another	-1.87	1.87
another carrier	0.29	-0.29
another claim	-0.5	0.5
another external	0.28	-0.28
another health	-1.55	1.55
another individual	0.43	-0.43
another insurer	-0.21	0.21
another languag	0.21	-0.21
another look	0.93	-0.93
another medical	-0.88	0.88
another patient	-1.42	1.42
another payer	-1	1
another plan	-0.91	0.91
another procedur	1.14	-1.14
another servic	0.53	-0.53
another state	-0.52	0.52
another therapist	0.84	-0.84
ansel	0.24	-0.24
anselm	0.38	-0.38
answer	0.18	-0.18
answer * <month>	-0.19	0.19
answer * may	-0.81	0.81
answer * not	0.29	-0.29
answer * other	1	-1
answer * question	0.38	-0.38
answer * request	-0.31	0.31
answer * two	-0.19	0.19
answer * you	0.48	-0.48
answer * your	-0.24	0.24
answer :	-0.84	0.84
answer and	0.27	-0.27
answer by	-0.17	0.17
answer from	-0.31	0.31
answer in	0.25	-0.25
answer is	0.17	-0.17
answer it	0.49	-0.49
answer on	-0.25	0.25
answer our	0.72	-0.72
answer that	0.28	-0.28
answer the	-0.18	0.18
answer thi	0.93	-0.93
answer to	0.5	-0.5
answer was	0.81	-0.81
answer within	0.49	-0.49
answer you	-0.35	0.35
answer your	-0.72	0.72
anthem blue	0.77	-0.77
anti	-0.8	0.8
anti inflammatory	-0.45	0.45
any	-0.18	0.18
any * the	0.27	-0.27
any bill	0.74	-0.74
any further	0.53	-0.53
any more	-0.36	0.36
any new	0.24	-0.24
any of	0.38	-0.38
any other	1.02	-1.02
any part	0.78	-0.78
any party	0.25	-0.25
any person	0.55	-0.55
any re	0.23	-0.23
any time	0.59	-0.59
anybody	-0.48	0.48
anyon	-1.09	1.09
anyth	0.42	-0.42
anyth * show	-0.17	0.17
anyth * thi	0.33	-0.33
anyth else	0.5	-0.5
anyth for	-0.29	0.29
anyth from	-0.25	0.25
anyth in	-0.27	0.27
anyth to	-1.08	1.08
anytown	0.19	-0.19
anyway	-0.25	0.25
anywher	-0.28	0.28
ap	0.26	-0.26
ap <n>	0.26	-0.26
apart	-0.79	0.79
apart from	-0.77	0.77
apl	0.3	-0.3
apl <n>	0.24	-0.24
app	0.16	-0.16
appeal	1.77	-1.77
appeal * <month>	1.23	-1.23
appeal * a	0.55	-0.55
appeal * claim	0.35	-0.35
appeal * decid	0.76	-0.76
appeal * decision	-0.36	0.36
appeal * denial	0.19	-0.19
appeal * deny	-0.72	0.72
appeal * may	0.16	-0.16
appeal * need	-1.1	1.1
appeal * not	0.22	-0.22
appeal * open	0.25	-0.25
appeal * p	0.16	-0.16
appeal * pay	-0.5	0.5
appeal * sent	0.74	-0.74
appeal * the	1.23	-1.23
appeal * thi	0.18	-0.18
appeal * us	0.19	-0.19
appeal * used	0.19	-0.19
appeal * writ	0.58	-0.58
appeal * you	0.18	-0.18
appeal :	0.85	-0.85
appeal <n>	1.1	-1.1
appeal ?	0.18	-0.18
appeal a	-0.29	0.29
appeal and	1.26	-1.26
appeal answer	0.3	-0.3
appeal are	0.68	-0.68
appeal at	0.25	-0.25
appeal availabl	0.17	-0.17
appeal becaus	-1.89	1.89
appeal by	0.65	-0.65
appeal came	-0.69	0.69
appeal committe	0.23	-0.23
appeal decision	0.18	-0.18
appeal desk	0.2	-0.2
appeal fax	0.19	-0.19
appeal for	-0.38	0.38
appeal form	0.28	-0.28
appeal go	0.51	-0.51
appeal goe	0.23	-0.23
appeal grievanc	0.44	-0.44
appeal has	1.57	-1.57
appeal have	0.25	-0.25
appeal if	0.33	-0.33
appeal letter	-0.57	0.57
appeal may	0.37	-0.37
appeal must	0.83	-0.83
appeal number	0.28	-0.28
appeal nurse	0.47	-0.47
appeal of	0.63	-0.63
appeal on	1.05	-1.05
appeal only	0.75	-0.75
appeal our	0.37	-0.37
appeal outcom	0.17	-0.17
appeal p	0.2	-0.2
appeal page	-0.29	0.29
appeal party	0.56	-0.56
appeal po	0.28	-0.28
appeal receiv	0.36	-0.36
appeal resolution	0.18	-0.18
appeal right	1.17	-1.17
appeal send	0.56	-0.56
appeal that	0.16	-0.16
appeal the	0.28	-0.28
appeal thi	-0.45	0.45
appeal to	0.73	-0.73
appeal unit	0.28	-0.28
appeal was	0.51	-0.51
appeal we	0.59	-0.59
appeal well	0.17	-0.17
appeal which	0.4	-0.4
appeal with	0.28	-0.28
appeal within	0.67	-0.67
appeal without	-0.33	0.33
appeal you	1.04	-1.04
appear	-1.5	1.5
appear * the	-1.07	1.07
appear on	-0.73	0.73
appearanc	-1.48	1.48
appellant	1.25	-1.25
append	-0.22	0.22
applicant	0.87	-0.87
applicant * benefit	0.34	-0.34
applicant :	0.43	-0.43
applicant for	0.34	-0.34
apply	-0.49	0.49
apply * the	-1.31	1.31
apply * your	0.35	-0.35
apply and	-0.23	0.23
apply to	-0.73	0.73
appoint	-0.88	0.88
appoint * representativ	-0.78	0.78
appoint fee	-0.31	0.31
appoint representativ	0.27	-0.27
appropriat	0.17	-0.17
approv	1.63	-1.63
approv * <n>	1.07	-1.07
approv * mri	0.34	-0.34
approv * other	0.25	-0.25
approv * pain	0.61	-0.61
approv * pay	1.38	-1.38
approv * request	0.8	-0.8
approv * that	1	-1
approv * the	0.35	-0.35
approv * these	0.25	-0.25
approv * visit	0.82	-0.82
approv :	1.19	-1.19
approv <n>	0.34	-0.34
approv ?	0.46	-0.46
approv a	0.54	-0.54
approv allow	0.87	-0.87
approv amount	0.56	-0.56
approv and	0.24	-0.24
approv as	0.24	-0.24
approv befor	-0.24	0.24
approv by	1.68	-1.68
approv date	-1.24	1.24
approv earlier	0.38	-0.38
approv from	0.81	-0.81
approv in	-1.2	1.2
approv it	0.56	-0.56
approv medicar	0.29	-0.29
approv not	0.56	-0.56
approv other	-0.4	0.4
approv remark	0.52	-0.52
approv request	1.3	-1.3
approv the	0.71	-0.71
approv thi	-1.05	1.05
approv under	0.51	-0.51
approval	-0.33	0.33
approval * advanc	-1.45	1.45
approval * not	1.82	-1.82
approval * the	-0.45	0.45
approval <n>	-1.09	1.09
approval befor	-0.87	0.87
approval from	0.83	-0.83
approval had	-0.6	0.6
approval in	-1.4	1.4
approval is	1.71	-1.71
approval letter	-0.78	0.78
approval no	0.21	-0.21
approval not	-0.22	0.22
approval number	-0.28	0.28
approval of	-1.11	1.11
approval on	0.58	-0.58
approval that	-0.27	0.27
approval was	-0.3	0.3
approval you	1.13	-1.13
aprn	0.28	-0.28
apt	-0.34	0.34
aquatic	-0.22	0.22
aquatic therapy	-0.22	0.22
arbitr	-0.46	0.46
arbitr assocy	0.38	-0.38
arbitrator	-0.53	0.53
arbitrator award	-0.29	0.29
arceneaux	0.23	-0.23
archuleta	0.19	-0.19
are * <n>	-1.04	1.04
are * a	-0.59	0.59
are * be	0.74	-0.74
are * participat	0.34	-0.34
are * patient	-0.74	0.74
are * same	0.53	-0.53
are * the	-0.61	0.61
are <n>	-0.77	0.77
are a	-0.99	0.99
are advis	0.29	-0.29
are afford	0.53	-0.53
are an	-0.8	0.8
are approv	1.2	-1.2
are ask	-0.84	0.84
are asked	0.32	-0.32
are at	-0.87	0.87
are availabl	0.64	-0.64
are being	0.71	-0.71
are chang	0.51	-0.51
are clos	0.78	-0.78
are consider	0.66	-0.66
are correct	0.56	-0.56
are count	-0.67	0.67
are cover	-0.47	0.47
are deny	0.42	-0.42
are describ	0.19	-0.19
are dismiss	-0.57	0.57
are enough	-1.5	1.5
are entitl	0.17	-0.17
are exclud	-1.49	1.49
are explain	0.95	-0.95
are fair	0.43	-0.43
are for	-1.1	1.1
are free	0.38	-0.38
are from	-1.05	1.05
are gett	0.78	-0.78
are given	-0.24	0.24
are glad	0.58	-0.58
are handl	-0.27	0.27
are held	-0.63	0.63
are here	0.69	-0.69
are left	-0.91	0.91
are limit	-0.4	0.4
are list	0.54	-0.54
are look	-0.56	0.56
are medical	0.89	-0.89
are met	0.79	-0.79
are miss	1.75	-1.75
are more	-1.31	1.31
are need	-0.16	0.16
are non	-0.23	0.23
are not	-1.62	1.62
are now	0.89	-0.89
are on	-0.54	0.54
are one	-1.06	1.06
are over	-0.65	0.65
are paid	-0.64	0.64
are part	-0.39	0.39
are past	-0.52	0.52
are payabl	0.55	-0.55
are receiv	0.24	-0.24
are responsibl	0.63	-0.63
are second	-1.31	1.31
are small	0.86	-0.86
are taken	0.36	-0.36
are the	-0.25	0.25
are those	0.45	-0.45
are to	0.74	-0.74
are treat	0.27	-0.27
are two	-0.36	0.36
are unabl	-1.44	1.44
are used	0.19	-0.19
are wait	-0.4	0.4
are warn	-0.39	0.39
are welcom	0.76	-0.76
are word	0.49	-0.49
are writ	0.54	-0.54
are wrong	0.58	-0.58
area	-2.12	2.12
arm	-0.26	0.26
around	-2.59	2.59
around here	-0.73	0.73
arrang	0.96	-0.96
arriv	-1.8	1.8
arriv * the	-0.42	0.42
arriv after	-0.85	0.85
arriv by	-0.61	0.61
arriv in	0.33	-0.33
arriv with	-0.61	0.61
arriv within	0.19	-0.19
arrival	-1.03	1.03
arroyo	0.69	-0.69
arthrity	-0.57	0.57
articl	-1.37	1.37
articl <n>	-0.68	0.68
articl vi	-0.85	0.85
articul	-0.26	0.26
as * <d>	0.39	-0.39
as * <n>	-0.62	0.62
as * claim	-0.36	0.36
as * copy	0.49	-0.49
as * cover	1.06	-1.06
as * crossover	0.28	-0.28
as * dependent	0.79	-0.79
as * duplicat	-0.5	0.5
as * employe	-0.21	0.21
as * first	0.42	-0.42
as * know	-0.16	0.16
as * law	0.88	-0.88
as * may	-0.35	0.35
as * member	-0.53	0.53
as * new	-0.72	0.72
as * one	-0.31	0.31
as * plan	-0.58	0.58
as * policy	0.32	-0.32
as * provider	0.18	-0.18
as * record	-0.19	0.19
as * request	0.49	-0.49
as * second	0.2	-0.2
as * spous	-0.84	0.84
as * the	0.17	-0.17
as * today	0.22	-0.22
as * was	0.36	-0.36
as :	-0.49	0.49
as <n>	-0.65	0.65
as a	-1.57	1.57
as an	-0.18	0.18
as assigne	0.19	-0.19
as bill	1.05	-1.05
as establish	0.97	-0.97
as exercis	0.94	-0.94
as experimental	-1.35	1.35
as far	-0.63	0.63
as first	-0.68	0.68
as follow	0.65	-0.65
as his	-0.31	0.31
as if	-2.18	2.18
as it	-0.78	0.78
as its	0.74	-0.74
as line	-0.22	0.22
as long	1.24	-1.24
as maintenanc	1	-1
as medical	-0.68	0.68
as new	-0.35	0.35
as no	0.91	-0.91
as not	2.02	-2.02
as of	-0.27	0.27
as one	-0.28	0.28
as other	0.86	-0.86
as our	-1.38	1.38
as paid	0.58	-0.58
as part	-0.56	0.56
as pay	0.42	-0.42
as primary	-0.88	0.88
as proof	0.8	-0.8
as second	-0.75	0.75
as secondary	0.64	-0.64
as sent	0.21	-0.21
as soon	0.66	-0.66
as submitt	1.14	-1.14
as the	-0.59	0.59
as they	-0.59	0.59
as thi	-0.75	0.75
as those	1.09	-1.09
as though	-0.54	0.54
as unproven	-0.59	0.59
as well	-1.23	1.23
as your	-0.95	0.95
asg	0.52	-0.52
asg y	0.52	-0.52
ash	1.35	-1.35
ashby	0.19	-0.19
ashgrov	0.82	-0.82
aside	0.28	-0.28
ask	0.66	-0.66
ask * <m>	0.36	-0.36
ask * a	0.62	-0.62
ask * an	0.53	-0.53
ask * another	-0.27	0.27
ask * claim	0.94	-0.94
ask * copy	-0.36	0.36
ask * for	0.3	-0.3
ask * independent	0.36	-0.36
ask * it	0.23	-0.23
ask * more	0.58	-0.58
ask * offic	0.5	-0.5
ask * one	1.1	-1.1
ask * patient	-0.42	0.42
ask * six	-0.59	0.59
ask * state	0.36	-0.36
ask * thi	-0.43	0.43
ask * to	1.05	-1.05
ask * you	0.35	-0.35
ask :	0.22	-0.22
ask about	0.34	-0.34
ask for	1.49	-1.49
ask member	-1.09	1.09
ask opm	0.18	-0.18
ask that	-0.44	0.44
ask the	0.24	-0.24
ask to	0.82	-0.82
ask us	0.66	-0.66
ask within	0.34	-0.34
ask you	1.3	-1.3
ask your	0.61	-0.61
asked	-0.42	0.42
asked * :	0.47	-0.47
asked * <5>	0.55	-0.55
asked * <month>	0.79	-0.79
asked * <n>	-0.3	0.3
asked * a	-0.41	0.41
asked * and	0.63	-0.63
asked * approv	0.32	-0.32
asked * befor	-2.13	2.13
asked * for	0.67	-0.67
asked * in	0.26	-0.26
asked * it	0.39	-0.39
asked * member	0.24	-0.24
asked * pay	-0.81	0.81
asked * the	-0.93	0.93
asked * two	-0.36	0.36
asked * within	0.4	-0.4
asked a	-0.2	0.2
asked about	0.18	-0.18
asked again	0.37	-0.37
asked dr	1.19	-1.19
asked for	-0.5	0.5
asked in	0.26	-0.26
asked of	-0.36	0.36
asked on	0.44	-0.44
asked to	0.31	-0.31
asked you	-0.78	0.78
asked your	0.38	-0.38
assess	2.14	-2.14
assess and	0.46	-0.46
assign	-0.78	0.78
assign * benefit	0.82	-0.82
assign claim	0.16	-0.16
assign of	0.94	-0.94
assign to	-1.21	1.21
assigne	0.26	-0.26
assist	0.19	-0.19
assist * determin	0.23	-0.23
assist in	0.23	-0.23
assistanc	1.11	-1.11
assistanc program	0.52	-0.52
assistanc unit	0.17	-0.17
assistant	-2.18	2.18
assistant rate	-1.28	1.28
assistant surgeon	-0.89	0.89
assistant work	-0.21	0.21
associat	-0.41	0.41
assocy	0.35	-0.35
assocy inc	0.16	-0.16
assocy new	0.16	-0.16
asymmetry	-0.58	0.58
at * <month>	-0.62	0.62
at * <n>	-0.98	0.98
at * addres	0.46	-0.46
at * bank	-0.98	0.98
at * bill	0.49	-0.49
at * bottom	-0.71	0.71
at * chart	0.52	-0.52
at * claim	1.17	-1.17
at * clearinghous	0.27	-0.27
at * contract	1.3	-1.3
at * decision	-0.54	0.54
at * desk	-0.49	0.49
at * end	-0.63	0.63
at * fee	0.23	-0.23
at * first	-0.21	0.21
at * front	-1.06	1.06
at * in	0.42	-0.42
at * last	-0.39	0.39
at * level	-0.68	0.68
at * lower	-1.16	1.16
at * medical	-0.19	0.19
at * network	0.28	-0.28
at * note	0.31	-0.31
at * number	1.22	-1.22
at * offic	-0.85	0.85
at * place	-0.37	0.37
at * point	-0.48	0.48
at * request	-0.76	0.76
at * same	0.61	-0.61
at * start	0.66	-0.66
at * the	-0.49	0.49
at * time	0.19	-0.19
at * top	0.86	-0.86
at * visit	0.23	-0.23
at * warehous	-0.69	0.69
at * websit	0.54	-0.54
at * wrong	-0.85	0.85
at <m>	0.6	-0.6
at <n>	0.45	-0.45
at a	-1.25	1.25
at again	0.26	-0.26
at all	-1.57	1.57
at any	0.91	-0.91
at by	-0.44	0.44
at each	1.51	-1.51
at every	-0.39	0.39
at first	0.28	-0.28
at for	-0.93	0.93
at four	-0.32	0.32
at full	-0.68	0.68
at hand	0.86	-0.86
at home	-1.03	1.03
at intak	-0.69	0.69
at it	-0.36	0.36
at its	1.06	-1.06
at maximum	-0.2	0.2
at midnight	-0.93	0.93
at night	0.23	-0.23
at no	0.68	-0.68
at odd	-0.82	0.82
at once	0.39	-0.39
at our	-0.82	0.82
at provider	-1.38	1.38
at random	0.3	-0.3
at rest	-0.26	0.26
at risk	-0.39	0.39
at that	-1.05	1.05
at the	0.44	-0.44
at visit	-1.23	1.23
at whether	1.92	-1.92
at which	0.23	-0.23
at work	-0.6	0.6
at your	-0.63	0.63
attach	0.57	-0.57
attach * other	-1.67	1.67
attach * the	-1.31	1.31
attach extra	1.01	-1.01
attach is	-0.53	0.53
attach list	0.7	-0.7
attach or	-1.67	1.67
attach other	0.3	-0.3
attach proof	0.32	-0.32
attach the	0.92	-0.92
attach to	-1.41	1.41
attempt	-0.29	0.29
attend	-1.65	1.65
attend physician	-0.52	0.52
attendanc	0.98	-0.98
attention	0.58	-0.58
attention :	0.38	-0.38
attest	-0.25	0.25
attest if	0.67	-0.67
attest where	0.37	-0.37
attn	0.69	-0.69
attn :	0.53	-0.53
attorney fee	0.27	-0.27
au	0.27	-0.27
audit	0.37	-0.37
audit found	0.65	-0.65
audit of	0.2	-0.2
audit show	1.3	-1.3
audit the	0.22	-0.22
auditor	0.91	-0.91
augustin	0.3	-0.3
auth	0.26	-0.26
auth * claim	-0.26	0.26
auth * file	-0.55	0.55
auth on	-0.76	0.76
authoriz	-0.77	0.77
authoriz * <n>	0.28	-0.28
authoriz * file	-0.45	0.45
authoriz * need	1.68	-1.68
authoriz * on	0.71	-0.71
authoriz * the	-0.62	0.62
authoriz * thi	-1.04	1.04
authoriz <n>	0.39	-0.39
authoriz after	0.3	-0.3
authoriz and	-0.62	0.62
authoriz befor	0.81	-0.81
authoriz by	-0.72	0.72
authoriz code	1.7	-1.7
authoriz exceed	-1.06	1.06
authoriz for	-0.36	0.36
authoriz from	0.67	-0.67
authoriz is	0.68	-0.68
authoriz messag	0.51	-0.51
authoriz notific	-1.37	1.37
authoriz number	-0.47	0.47
authoriz of	0.21	-0.21
authoriz on	-0.44	0.44
authoriz or	-0.89	0.89
authoriz pre	-1.52	1.52
authoriz request	0.79	-0.79
authoriz servic	-0.26	0.26
authoriz the	1.28	-1.28
authoriz was	-2.14	2.14
auto	-0.8	0.8
auto carrier	0.59	-0.59
auto insuranc	0.38	-0.38
automatical	-0.21	0.21
automobil insuranc	0.31	-0.31
availabl	-0.69	0.69
availabl to	-0.6	0.6
availity	0.85	-0.85
availity essential	0.33	-0.33
availity llc	0.24	-0.24
ave	0.43	-0.43
ave townzip	0.18	-0.18
avenu	0.17	-0.17
averag	-0.53	0.53
averag range	0.5	-0.5
aviso	0.26	-0.26
await	0.91	-0.91
away	-0.3	0.3
away befor	0.67	-0.67
axial	-0.73	0.73
axial decompression	-0.73	0.73
ayuda	0.73	-0.73
ayuda en	0.36	-0.36
az	0.39	-0.39
az <n>	0.24	-0.24
b * <n>	-0.81	0.81
b * not	-0.23	0.23
b :	-0.58	0.58
b <d>	0.73	-0.73
b <n>	0.43	-0.43
b a	0.6	-0.6
b and	-0.19	0.19
b health	0.87	-0.87
b is	0.68	-0.68
b jurisdiction	0.22	-0.22
b medical	0.57	-0.57
b medicar	-1.02	1.02
b policy	0.32	-0.32
b south	0.28	-0.28
b the	0.82	-0.82
b total	-0.69	0.69
b was	-0.33	0.33
b you	0.27	-0.27
baby	-1.39	1.39
baby was	-0.26	0.26
back	0.7	-0.7
back * <month>	0.89	-0.89
back * a	-0.58	0.58
back * be	0.45	-0.45
back * not	0.7	-0.7
back * that	-0.3	0.3
back * the	-0.18	0.18
back * thi	0.71	-0.71
back * us	1.48	-1.48
back * work	1.08	-1.08
back * you	-0.44	0.44
back <5>	0.76	-0.76
back <m>	-1	1
back and	-0.89	0.89
back at	0.93	-0.93
back by	0.74	-0.74
back clean	0.75	-0.75
back in	0.73	-0.73
back is	0.22	-0.22
back of	0.24	-0.24
back on	0.32	-0.32
back our	0.52	-0.52
back pain	-1.31	1.31
back the	0.82	-0.82
back to	-0.24	0.24
back what	0.61	-0.61
back with	-0.62	0.62
back without	0.62	-0.62
backdat	-0.62	0.62
backward	-0.28	0.28
bad	-0.61	0.61
baker	-0.63	0.63
bakery	-0.43	0.43
balanc	1.12	-1.12
balanc * <m>	0.57	-0.57
balanc <d>	0.34	-0.34
balanc <m>	0.67	-0.67
balanc bill	0.98	-0.98
balanc care	0.19	-0.19
balanc due	0.36	-0.36
balanc forward	-0.82	0.82
balanc is	0.25	-0.25
balanc of	0.57	-0.57
balanc scor	-1.1	1.1
balanc score	-0.2	0.2
balanc to	0.25	-0.25
band	-0.7	0.7
bank	-1.9	1.9
bank on	0.56	-0.56
bankruptcy	-0.87	0.87
bankruptcy * the	-0.87	0.87
bankruptcy of	-0.85	0.85
baptist	0.24	-0.24
bar	-0.51	0.51
bar code	-0.27	0.27
barcod	-1.44	1.44
bare	-0.92	0.92
barnaba	0.22	-0.22
barnaby	0.63	-0.63
barnaby ostrow	0.23	-0.23
barr	-1.19	1.19
bartholomew	0.62	-0.62
based	-1.11	1.11
based * the	-0.73	0.73
based therapy	-1.29	1.29
baselin	-1.3	1.3
basi	0.57	-0.57
basi * race	0.5	-0.5
basi :	-0.48	0.48
basi of	0.57	-0.57
basic	0.29	-0.29
basic option	-0.4	0.4
basin	0.68	-0.68
basin health	0.4	-0.4
batch * <n>	-0.36	0.36
batch <n>	1.1	-1.1
batch of	-0.33	0.33
bath	-2.12	2.12
bath and	-0.62	0.62
bath dress	-0.69	0.69
bay	0.56	-0.56
bayou	0.28	-0.28
be * the	-0.2	0.2
be * us	-0.48	0.48
be * writ	0.49	-0.49
be <n>	-1.06	1.06
be a	-0.53	0.53
be able	0.79	-0.79
be appeal	1.22	-1.22
be authoriz	-0.89	0.89
be bill	0.93	-0.93
be call	0.42	-0.42
be carry	0.31	-0.31
be charg	0.91	-0.91
be clear	-0.52	0.52
be clos	0.83	-0.83
be collect	0.25	-0.25
be consider	0.4	-0.4
be correct	-0.72	0.72
be count	-0.34	0.34
be cover	0.26	-0.26
be decid	0.72	-0.72
be deny	1.08	-1.08
be done	-0.35	0.35
be eligibl	0.17	-0.17
be enough	-0.62	0.62
be expect	0.89	-0.89
be filed	0.82	-0.82
be found	-0.48	0.48
be here	-0.56	0.56
be in	-0.28	0.28
be judg	1.21	-1.21
be keyed	-0.99	0.99
be left	0.71	-0.71
be look	0.22	-0.22
be made	0.61	-0.61
be measur	0.33	-0.33
be met	-0.89	0.89
be need	-1.26	1.26
be on	-0.97	0.97
be one	-0.2	0.2
be pay	-0.27	0.27
be postmark	-1.06	1.06
be process	0.86	-0.86
be put	0.61	-0.61
be read	1.67	-1.67
be reasonabl	0.43	-0.43
be receiv	0.42	-0.42
be recover	0.47	-0.47
be refund	0.96	-0.96
be refus	1.14	-1.14
be repaid	1.36	-1.36
be reprocess	-0.36	0.36
be request	0.75	-0.75
be return	0.62	-0.62
be sent	0.55	-0.55
be set	-0.47	0.47
be sign	0.47	-0.47
be submitt	0.72	-0.72
be sure	0.41	-0.41
be taken	-0.2	0.2
be the	-0.48	0.48
be tied	-0.21	0.21
be treat	0.47	-0.47
be tried	1.1	-1.1
be turn	0.45	-0.45
be used	0.35	-0.35
be with	-0.59	0.59
bear	0.82	-0.82
bear * cost	-0.28	0.28
bear * the	0.42	-0.42
bear * your	-0.16	0.16
bear on	0.29	-0.29
bear the	-0.85	0.85
beat	-0.98	0.98
beatrix	0.4	-0.4
beatriz	0.22	-0.22
beaumont	0.57	-0.57
beauregard	-0.72	0.72
becam	-0.68	0.68
becaus	-1.6	1.6
becaus * a	0.45	-0.45
becaus * are	1.15	-1.15
becaus * claim	-0.45	0.45
becaus * clinic	0.78	-0.78
becaus * drug	-1.12	1.12
becaus * had	0.67	-0.67
becaus * is	-1.81	1.81
becaus * member	0.58	-0.58
becaus * note	-1.28	1.28
becaus * payer	-1.27	1.27
becaus * plan	1.29	-1.29
becaus * provider	-0.27	0.27
becaus * record	-1.76	1.76
becaus * was	-1.12	1.12
becaus :	1.55	-1.55
becaus it	-2.22	2.22
becaus its	-1.34	1.34
becaus of	1.64	-1.64
becaus our	-0.46	0.46
becaus the	-1.56	1.56
becaus they	-0.98	0.98
becaus thi	-0.33	0.33
becaus we	1.45	-1.45
becaus you	0.55	-0.55
becaus your	-1.01	1.01
becom	0.37	-0.37
bed	-0.72	0.72
been	-0.32	0.32
been * the	-0.5	0.5
been accept	0.47	-0.47
been added	-0.2	0.2
been approv	0.41	-0.41
been bill	-1.05	1.05
been bundl	0.69	-0.69
been certify	1.31	-1.31
been chosen	-1.07	1.07
been clear	-0.62	0.62
been clos	-1.07	1.07
been cover	0.92	-0.92
been decid	0.92	-0.92
been deny	0.86	-0.86
been done	-0.62	0.62
been drawn	-0.59	0.59
been establish	-0.71	0.71
been fine	-0.41	0.41
been forward	0.22	-0.22
been gett	0.55	-0.55
been given	0.22	-0.22
been here	-1.13	1.13
been in	0.29	-0.29
been issu	0.27	-0.27
been lift	1.18	-1.18
been made	1.24	-1.24
been mail	0.96	-0.96
been met	-1.75	1.75
been on	-0.92	0.92
been put	0.56	-0.56
been reach	-0.28	0.28
been receiv	0.59	-0.59
been refus	1.43	-1.43
been releas	1.13	-1.13
been reopen	0.41	-0.41
been return	0.28	-0.28
been seen	-0.61	0.61
been select	-1.23	1.23
been sent	0.47	-0.47
been set	0.94	-0.94
been settl	0.3	-0.3
been spent	-0.74	0.74
been taken	-0.24	0.24
been taught	-0.62	0.62
been the	-0.4	0.4
been there	-1	1
been told	-0.65	0.65
been tried	-0.81	0.81
been used	-1.72	1.72
befor	-1.21	1.21
befor * accident	0.52	-0.52
befor * after	1.19	-1.19
befor * bill	0.21	-0.21
befor * can	0.25	-0.25
befor * claim	-0.63	0.63
befor * date	-0.96	0.96
befor * do	-1.11	1.11
befor * first	0.96	-0.96
befor * injection	-0.95	0.95
befor * is	0.24	-0.24
befor * last	0.83	-0.83
befor * mri	-0.51	0.51
befor * patient	-0.26	0.26
befor * pay	-0.22	0.22
befor * plan	0.75	-0.75
befor * see	1.21	-1.21
befor * servic	0.28	-0.28
befor * settl	1.08	-1.08
befor * visit	-0.64	0.64
befor * was	-1.8	1.8
befor <month>	0.34	-0.34
befor <n>	-0.25	0.25
befor a	-0.41	0.41
befor an	-0.87	0.87
befor and	0.33	-0.33
befor any	0.5	-0.5
befor anyon	0.35	-0.35
befor bill	0.39	-0.39
befor giv	-0.37	0.37
befor going	0.61	-0.61
befor he	0.91	-0.91
befor it	-0.86	0.86
befor our	-1.26	1.26
befor pay	-0.78	0.78
befor se	-0.58	0.58
befor servic	-0.23	0.23
befor that	1.36	-1.36
befor the	-0.16	0.16
befor they	-0.17	0.17
befor thi	1.17	-1.17
befor tricar	-1.06	1.06
befor us	-1.71	1.71
befor we	0.68	-0.68
befor you	1.66	-1.66
befor your	0.5	-0.5
beforehand	-0.35	0.35
began * <month>	0.53	-0.53
began <d>	0.3	-0.3
began on	0.24	-0.24
began the	-0.52	0.52
begin	0.52	-0.52
begin * day	0.17	-0.17
begin <n>	-0.22	0.22
begin on	0.98	-0.98
begin to	0.38	-0.38
beginn	0.58	-0.58
beginn <n>	0.32	-0.32
begins its paragraph	1.72	-1.72
begun	0.44	-0.44
behalf	1.24	-1.24
behalf * <month>	-0.34	0.34
behalf * the	0.89	-0.89
behalf of	1.13	-1.13
behalf on	-0.34	0.34
behavioral health	-0.17	0.17
behind	-2.31	2.31
behind it	-0.63	0.63
being	1	-1
being forward	0.39	-0.39
being late	-0.86	0.86
being look	-1.07	1.07
being made	0.27	-0.27
being paid	0.57	-0.57
being sent	-0.35	0.35
being study	-0.83	0.83
being treat	-0.23	0.23
being used	-1.16	1.16
being work	-0.2	0.2
believ * the	-0.26	0.26
believ a	-0.38	0.38
believ the	-0.52	0.52
bell	-0.87	0.87
belong	-1.33	1.33
belong * a	-0.81	0.81
belong * another	-0.58	0.58
belong * our	-0.36	0.36
belong * someon	-0.42	0.42
belong * the	-0.93	0.93
belong to	-0.86	0.86
below	0.8	-0.8
below :	0.21	-0.21
below <n>	-0.4	0.4
below and	0.22	-0.22
below request	0.24	-0.24
below the	-1.18	1.18
below was	0.89	-0.89
below which	0.28	-0.28
beltlin	0.16	-0.16
ben	-0.53	0.53
bench	-0.43	0.43
bend	-0.36	0.36
bend * <n>	0.29	-0.29
bend physical	0.45	-0.45
benedikt	0.44	-0.44
beneficiary	0.63	-0.63
beneficiary :	0.36	-0.36
beneficiary date	-0.18	0.18
beneficiary is	0.67	-0.67
beneficiary liability	0.55	-0.55
beneficiary may	0.25	-0.25
beneficiary medicar	0.23	-0.23
beneficiary name	0.24	-0.24
beneficiary notic	0.96	-0.96
beneficiary was	-0.7	0.7
benefit	-0.17	0.17
benefit * <m>	0.63	-0.63
benefit * <month>	0.26	-0.26
benefit * <n>	-0.39	0.39
benefit * deny	0.78	-0.78
benefit * not	-0.82	0.82
benefit * thi	-0.83	0.83
benefit * your	-0.97	0.97
benefit <m>	0.51	-0.51
benefit <n>	0.28	-0.28
benefit a	0.22	-0.22
benefit administrator	0.59	-0.59
benefit and	0.78	-0.78
benefit are	-0.69	0.69
benefit booklet	0.94	-0.94
benefit code	-1.35	1.35
benefit coordin	-0.43	0.43
benefit date	0.2	-0.2
benefit deny	0.45	-0.45
benefit docu	1.06	-1.06
benefit ended	0.85	-0.85
benefit for	-0.41	0.41
benefit in	0.21	-0.21
benefit is	1.58	-1.58
benefit issu	0.37	-0.37
benefit keep	0.21	-0.21
benefit maximum	-0.23	0.23
benefit number	0.53	-0.53
benefit of	-1.93	1.93
benefit offic	0.38	-0.38
benefit or	0.8	-0.8
benefit paid	0.34	-0.34
benefit period	0.43	-0.43
benefit plan	0.3	-0.3
benefit policy	1.23	-1.23
benefit program	0.51	-0.51
benefit servic	0.97	-0.97
benefit stat	0.22	-0.22
benefit that	-0.57	0.57
benefit thi	0.82	-0.82
benefit to	-0.64	0.64
benefit under	-1.13	1.13
benefit was	1.32	-1.32
benefit were	1.43	-1.43
benefit with	0.6	-0.6
berg	0.39	-0.39
bertram	-0.4	0.4
besid	-1.67	1.67
besid it	-0.48	0.48
besid the	-1.05	1.05
better	-0.34	0.34
better after	0.89	-0.89
better function	0.57	-0.57
better than	0.55	-0.55
bettina	0.22	-0.22
between	-1.11	1.11
between * charg	0.51	-0.51
between * two	-0.57	0.57
between <month>	0.68	-0.68
between <n>	0.76	-0.76
between the	-0.88	0.88
between your	0.17	-0.17
beyond	-1.85	1.85
beyond * first	-0.45	0.45
beyond <n>	-1.18	1.18
beyond the	-0.37	0.37
beyond what	-0.36	0.36
bi	0.65	-0.65
bi <n>	0.65	-0.65
big	-0.82	0.82
bilateral	-0.3	0.3
bill	-0.52	0.52
bill * <m>	0.3	-0.3
bill * <month>	0.41	-0.41
bill * <n>	-1.83	1.83
bill * a	0.46	-0.46
bill * an	-0.31	0.31
bill * any	0.25	-0.25
bill * beneficiary	0.3	-0.3
bill * consider	0.66	-0.66
bill * cover	0.68	-0.68
bill * for	-0.74	0.74
bill * have	-1.44	1.44
bill * it	-0.79	0.79
bill * may	-0.48	0.48
bill * member	0.35	-0.35
bill * more	-0.72	0.72
bill * mr	0.24	-0.24
bill * not	-0.62	0.62
bill * one	-0.98	0.98
bill * other	0.89	-0.89
bill * our	0.26	-0.26
bill * patient	1.39	-1.39
bill * plan	0.7	-0.7
bill * primary	1.84	-1.84
bill * record	0.29	-0.29
bill * sent	0.95	-0.95
bill * that	-0.43	0.43
bill * the	0.81	-0.81
bill * these	0.16	-0.16
bill * thi	1.73	-1.73
bill * those	0.59	-0.59
bill * to	0.7	-0.7
bill * treat	0.21	-0.21
bill * was	0.32	-0.32
bill * you	-0.81	0.81
bill * your	-0.81	0.81
bill :	-0.56	0.56
bill <5>	-0.79	0.79
bill <d>	0.48	-0.48
bill <m>	0.66	-0.66
bill <n>	-0.39	0.39
bill a	-0.62	0.62
bill again	-0.57	0.57
bill allow	1.29	-1.29
bill amount	0.3	-0.3
bill amt	0.16	-0.16
bill and	0.68	-0.68
bill apart	0.3	-0.3
bill approv	0.57	-0.57
bill are	0.4	-0.4
bill arriv	-0.92	0.92
bill as	-0.24	0.24
bill at	-0.62	0.62
bill back	-0.21	0.21
bill befor	-1.39	1.39
bill belong	-0.49	0.49
bill below	0.24	-0.24
bill by	0.52	-0.52
bill came	-0.65	0.65
bill carry	0.17	-0.17
bill charg	-0.2	0.2
bill code	0.6	-0.6
bill company	-1.51	1.51
bill control	0.3	-0.3
bill date	0.42	-0.42
bill deny	-0.39	0.39
bill discount	0.4	-0.4
bill doe	-0.57	0.57
bill error	-0.31	0.31
bill fee	0.2	-0.2
bill first	0.28	-0.28
bill for	0.32	-0.32
bill four	0.23	-0.23
bill from	-0.99	0.99
bill go	-0.72	0.72
bill goe	-0.81	0.81
bill got	-0.27	0.27
bill had	-0.41	0.41
bill has	0.56	-0.56
bill her	0.99	-0.99
bill id	-0.92	0.92
bill in	-0.92	0.92
bill it	-0.81	0.81
bill ledger	-0.84	0.84
bill list	-0.26	0.26
bill medicar	1.02	-1.02
bill ms	0.64	-0.64
bill must	-1.28	1.28
bill npi	0.2	-0.2
bill of	0.7	-0.7
bill offic	0.85	-0.85
bill omf	0.64	-0.64
bill on	0.34	-0.34
bill one	-0.52	0.52
bill only	0.84	-0.84
bill or	-1.05	1.05
bill over	-0.49	0.49
bill paid	0.68	-0.68
bill plan	0.23	-0.23
bill process	-0.62	0.62
bill provider	-1.88	1.88
bill question	0.2	-0.2
bill receiv	0.53	-0.53
bill reduction	0.18	-0.18
bill repric	-0.81	0.81
bill review	1.33	-1.33
bill reviewer	-0.31	0.31
bill say	-1.03	1.03
bill screen	0.74	-0.74
bill sent	-1.26	1.26
bill servic	-0.18	0.18
bill show	0.17	-0.17
bill statu	-0.56	0.56
bill system	0.43	-0.43
bill the	1.76	-1.76
bill them	-0.34	0.34
bill thi	-0.38	0.38
bill three	0.27	-0.27
bill through	-0.27	0.27
bill to	0.94	-0.94
bill total	0.18	-0.18
bill treat	0.85	-0.85
bill tricar	0.18	-0.18
bill type	-0.98	0.98
bill under	0.16	-0.16
bill unit	0.19	-0.19
bill until	0.53	-0.53
bill was	0.99	-0.99
bill we	-1.45	1.45
bill went	1.11	-1.11
bill were	0.53	-0.53
bill will	0.31	-0.31
bill with	0.31	-0.31
bill within	-0.41	0.41
bill without	-1.56	1.56
bill you	0.71	-0.71
billabl	-0.85	0.85
billabl * the	-0.84	0.84
billabl to	-0.85	0.85
biller	-1.45	1.45
bind	1.37	-1.37
bind * carrier	0.36	-0.36
bind * plan	0.39	-0.39
bind * the	0.49	-0.49
bind on	0.56	-0.56
bind the	0.99	-0.99
birch	-0.51	0.51
birch health	-0.58	0.58
birchwood	-0.42	0.42
birth :	0.44	-0.44
birth <d>	0.7	-0.7
birth <month>	0.47	-0.47
birth date	0.87	-0.87
birth year	-0.3	0.3
birthdat	0.19	-0.19
birthday	-0.33	0.33
birthday and	-0.19	0.19
birthday is	-0.39	0.39
birthday rule	0.34	-0.34
bite	-1.14	1.14
black	-2.06	2.06
black * white	-0.46	0.46
black and	-0.46	0.46
black lung	-1.1	1.1
blackwood	0.72	-0.72
bladder	1.57	-1.57
bladder * bowel	0.81	-0.81
bladder control	0.96	-0.96
bladder or	0.81	-0.81
blame	-0.82	0.82
blank	-2.26	2.26
blank and	-0.33	0.33
bless	-0.25	0.25
block	-0.62	0.62
blood	-1.64	1.64
blood count	-0.23	0.23
blood draw	-0.19	0.19
blood pressur	-0.64	0.64
blood test	-0.77	0.77
blue	0.45	-0.45
blue advantag	-0.69	0.69
blue cros	0.74	-0.74
blue plan	-0.25	0.25
blue shield	0.46	-0.46
bluecros	-0.23	0.23
bluecros blueshield	-0.24	0.24
bluegras	0.16	-0.16
blueshield	-0.18	0.18
blueshield * oregon	0.25	-0.25
blueshield * tennesse	-0.86	0.86
blueshield * texa	0.2	-0.2
blueshield federal	0.27	-0.27
blueshield of	-0.5	0.5
bluestem	0.25	-0.25
bluff	0.74	-0.74
blvd	0.35	-0.35
bly	-0.55	0.55
bmh	0.39	-0.39
bmh <n>	0.39	-0.39
bmi	-0.59	0.59
bmi <n>	-0.59	0.59
board	-0.17	0.17
board * the	-0.51	0.51
board * trust	0.28	-0.28
board certify	0.29	-0.29
board of	0.54	-0.54
board on	-0.31	0.31
board within	0.52	-0.52
boat	-1.05	1.05
body area	-0.25	0.25
body part	-0.56	0.56
body region	-0.25	0.25
bone	1	-1
bonu	0.51	-0.51
book	-0.99	0.99
book * that	-0.23	0.23
book on	-0.36	0.36
book support	1.2	-1.2
booklet	0.2	-0.2
booklet page	0.55	-0.55
boot	-0.54	0.54
born	0.33	-0.33
born * <n>	-0.76	0.76
born <d>	0.77	-0.77
born <month>	0.55	-0.55
born <n>	-0.65	0.65
born on	0.21	-0.21
borne	-0.2	0.2
boss	-0.91	0.91
both	-0.41	0.41
both bill	-0.43	0.43
both date	0.4	-0.4
both knee	-0.39	0.39
both leg	-0.2	0.2
both of	0.42	-0.42
both on	-0.32	0.32
both sent	-0.54	0.54
both servic	0.22	-0.22
both side	0.28	-0.28
both the	-0.64	0.64
both visit	0.22	-0.22
botox	-1.13	1.13
bottom	-0.88	0.88
bought	-0.57	0.57
bought at	-0.18	0.18
bought the	-0.47	0.47
bought through	0.88	-0.88
bowel	0.81	-0.81
box	-0.51	0.51
box <5>	1.04	-1.04
box <n>	0.33	-0.33
box and	0.38	-0.38
box for	-0.56	0.56
box in	-0.69	0.69
box is	-0.42	0.42
boxe	-0.25	0.25
boxe are	-0.47	0.47
boyd	0.97	-0.97
bp	-0.61	0.61
bp <n>	-0.36	0.36
br <n>	0.16	-0.16
brac	-1.16	1.16
brace	-1.09	1.09
brace is	-0.8	0.8
brace the	-0.16	0.16
brace was	-0.74	0.74
brain	-0.22	0.22
bram	0.6	-0.6
branch	0.5	-0.5
brand	-1.05	1.05
brand name	0.23	-0.23
brand new	-0.41	0.41
brandt	0.47	-0.47
brandvold	0.46	-0.46
brannigan	0.67	-0.67
break	-0.81	0.81
breast	-1.57	1.57
breez	0.39	-0.39
bridg	-0.49	0.49
brief	-0.22	0.22
bright	0.18	-0.18
brightwater	0.4	-0.4
bring	1.15	-1.15
bring * civil	0.48	-0.48
bring * lawsuit	0.39	-0.39
bring a	1.01	-1.01
bring it	0.19	-0.19
brochur	-0.92	0.92
brochur and	0.83	-0.83
brochur cover	-0.58	0.58
brochur ri	-0.33	0.33
broken	-0.25	0.25
bronwyn	0.22	-0.22
bronz	-0.18	0.18
bronz plan	-0.23	0.23
brother	-0.55	0.55
brought	-0.22	0.22
bruis	-0.8	0.8
build	0.6	-0.6
built	-0.43	0.43
built into	-0.43	0.43
bulletin	-0.4	0.4
bulletin <n>	-0.46	0.46
bundl	-0.25	0.25
bundl * they	0.87	-0.87
bundl as	0.87	-0.87
bus	-0.52	0.52
busines day	0.51	-0.51
but	-1.69	1.69
but * cannot	0.44	-0.44
but * doe	0.25	-0.25
but * is	0.61	-0.61
but * note	-0.74	0.74
but * plan	-0.58	0.58
but * was	0.5	-0.5
but <n>	0.29	-0.29
but for	-0.4	0.4
but it	-0.32	0.32
but its	-0.63	0.63
but no	-1.2	1.2
but only	-0.58	0.58
but they	0.33	-0.33
but we	-0.25	0.25
but without	-0.17	0.17
button	0.37	-0.37
buy	-0.58	0.58
bv	0.19	-0.19
bv <n>	0.19	-0.19
bx	0.26	-0.26
bx <n>	0.24	-0.24
by * <n>	-0.87	0.87
by * and	-0.82	0.82
by * assistant	-0.62	0.62
by * birthday	0.7	-0.7
by * board	0.63	-0.63
by * carrier	0.38	-0.38
by * chiropractor	-0.78	0.78
by * day	-0.4	0.4
by * doctor	0.87	-0.87
by * employe	0.52	-0.52
by * employer	0.41	-0.41
by * end	0.34	-0.34
by * famy	0.49	-0.49
by * fda	0.45	-0.45
by * for	0.16	-0.16
by * hospital	1.06	-1.06
by * independent	-0.4	0.4
by * injur	0.31	-0.31
by * licens	0.95	-0.95
by * medical	0.48	-0.48
by * member	0.27	-0.27
by * name	-1.03	1.03
by * offic	-0.28	0.28
by * or	0.3	-0.3
by * own	-0.21	0.21
by * partner	-0.21	0.21
by * patient	0.66	-0.66
by * payer	0.17	-0.17
by * physical	0.19	-0.19
by * physician	-1.28	1.28
by * plan	-0.55	0.55
by * provider	-0.91	0.91
by * qualify	0.31	-0.31
by * same	-0.99	0.99
by * second	-0.41	0.41
by * state	-0.74	0.74
by * system	-0.26	0.26
by * technology	-0.44	0.44
by * term	-0.28	0.28
by * therapist	-0.37	0.37
by * time	-0.99	0.99
by * vendor	-0.4	0.4
by :	1.13	-1.13
by <d>	1.15	-1.15
by <month>	-0.31	0.31
by <n>	-1.23	1.23
by a	-1.61	1.61
by accident	0.23	-0.23
by aetna	0.47	-0.47
by an	-1.49	1.49
by another	-1.15	1.15
by anyon	-0.5	0.5
by both	0.33	-0.33
by call	0.91	-0.91
by check	0.21	-0.21
by contract	-0.55	0.55
by dr	-0.52	0.52
by eft	1.54	-1.54
by erisa	0.55	-0.55
by facsimil	0.21	-0.21
by hand	-0.69	0.69
by her	0.94	-0.94
by himself	-0.21	0.21
by insurer	0.31	-0.31
by itself	0.69	-0.69
by labor	-0.29	0.29
by law	-1.38	1.38
by line	-0.34	0.34
by may	0.27	-0.27
by medicar	0.47	-0.47
by member	-0.44	0.44
by mistak	1.12	-1.12
by mr	0.19	-0.19
by name	-0.67	0.67
by noon	0.71	-0.71
by now	-0.71	0.71
by our	-0.9	0.9
by phone	1.62	-1.62
by portal	-0.73	0.73
by provider	-0.28	0.28
by section	0.37	-0.37
by servic	0.46	-0.46
by state	-0.43	0.43
by telephon	0.49	-0.49
by that	-1.07	1.07
by the	-0.75	0.75
by then	-0.57	0.57
by thi	-1.24	1.24
by two	-0.56	0.56
by us	0.87	-0.87
by visit	-0.33	0.33
by week	-0.66	0.66
by which	-0.34	0.34
by you	-0.55	0.55
by your	0.19	-0.19
c * <n>	0.63	-0.63
c <5>	0.18	-0.18
c <n>	-0.35	0.35
c a	0.37	-0.37
c date	0.39	-0.39
c innovativ	0.2	-0.2
c o	0.31	-0.31
c other	0.73	-0.73
c patient	0.22	-0.22
c the	0.29	-0.29
ca	1.2	-1.2
ca that	0.27	-0.27
cabinet	0.18	-0.18
calendar	-0.16	0.16
calendar day	1.19	-1.19
calendar is	-0.36	0.36
calendar year	-0.87	0.87
california	0.58	-0.58
call	-0.18	0.18
call * <n>	-1.25	1.25
call * a	-0.16	0.16
call * not	0.44	-0.44
call * number	0.82	-0.82
call * offic	0.68	-0.68
call * sender	0.22	-0.22
call * six	1.14	-1.14
call * the	-0.81	0.81
call * write	0.41	-0.41
call <n>	1.67	-1.67
call a	-0.55	0.55
call and	0.79	-0.79
call back	-0.56	0.56
call for	-1.22	1.22
call from	0.2	-0.2
call is	0.41	-0.41
call member	0.26	-0.26
call on	-0.62	0.62
call one	0.44	-0.44
call provider	0.47	-0.47
call that	-0.58	0.58
call the	1.35	-1.35
call us	-0.44	0.44
call your	0.68	-0.68
calliop	0.4	-0.4
calloway	0.23	-0.23
came	-2.97	2.97
came * <month>	-1.39	1.39
came * <n>	0.3	-0.3
came * a	-0.2	0.2
came * after	0.36	-0.36
came * an	-0.19	0.19
came * it	1.58	-1.58
came * on	-0.55	0.55
came * one	-0.26	0.26
came * the	-1.4	1.4
came * too	-0.31	0.31
came * us	0.46	-0.46
came * your	-0.35	0.35
came <n>	-0.21	0.21
came a	-0.31	0.31
came after	-1.54	1.54
came alone	-0.35	0.35
came along	-0.3	0.3
came and	-0.2	0.2
came back	-0.35	0.35
came in	-0.35	0.35
came off	0.95	-0.95
came on	-0.75	0.75
came out	0.88	-0.88
came the	-0.44	0.44
came through	-1.54	1.54
came to	0.4	-0.4
came up	-0.31	0.31
came with	-0.58	0.58
came without	-1.65	1.65
camill	0.21	-0.21
camp	-0.79	0.79
can	0.72	-0.72
can * asked	0.22	-0.22
can * consider	0.91	-0.91
can * count	-0.23	0.23
can * do	0.17	-0.17
can * done	-0.33	0.33
can * expect	0.34	-0.34
can * given	0.26	-0.26
can * made	-0.73	0.73
can * measur	1.07	-1.07
can * met	-0.82	0.82
can * paid	0.28	-0.28
can * set	-0.66	0.66
can appeal	-0.84	0.84
can approv	0.79	-0.79
can ask	1.06	-1.06
can be	0.25	-0.25
can bill	0.23	-0.23
can call	0.51	-0.51
can cover	0.19	-0.19
can decid	1.25	-1.25
can disput	0.26	-0.26
can file	0.54	-0.54
can finish	0.71	-0.71
can get	0.18	-0.18
can give	-0.3	0.3
can go	0.19	-0.19
can have	0.5	-0.5
can help	0.45	-0.45
can keep	-0.3	0.3
can look	0.29	-0.29
can not	-0.67	0.67
can now	-0.68	0.68
can only	-0.47	0.47
can pay	-0.25	0.25
can proces	0.61	-0.61
can read	-0.58	0.58
can say	-0.41	0.41
can see	-0.28	0.28
can send	-0.18	0.18
can still	0.2	-0.2
can take	0.25	-0.25
can talk	0.5	-0.5
can tell	0.61	-0.61
can use	-0.38	0.38
can you	0.17	-0.17
cancell	-0.83	0.83
cancell back	0.75	-0.75
cancer	0.79	-0.79
cancer or	0.42	-0.42
cane	-0.45	0.45
cane and	0.8	-0.8
cannot	-1.9	1.9
cannot * appeal	1.07	-1.07
cannot * asked	-0.36	0.36
cannot * charg	0.64	-0.64
cannot * consider	-0.44	0.44
cannot * honor	-0.34	0.34
cannot * look	0.84	-0.84
cannot * made	0.95	-0.95
cannot * paid	-0.33	0.33
cannot * read	0.88	-0.88
cannot * taken	-0.34	0.34
cannot * tied	-0.21	0.21
cannot * used	0.46	-0.46
cannot * work	-0.38	0.38
cannot be	-0.94	0.94
cannot both	-0.27	0.27
cannot carry	-0.22	0.22
cannot finish	2.11	-2.11
cannot lead	-0.37	0.37
cannot make	0.16	-0.16
cannot move	1.27	-1.27
cannot proces	-0.25	0.25
cannot reach	-0.33	0.33
cannot read	-0.59	0.59
cannot say	-0.94	0.94
cannot see	-1.09	1.09
cannot stand	-0.43	0.43
cannot take	-0.61	0.61
cannot tell	-0.87	0.87
cannot tie	-0.54	0.54
cant	0.2	-0.2
cant pay	-0.29	0.29
canyon	0.23	-0.23
cap	-1.98	1.98
cap :	0.16	-0.16
cap <m>	0.18	-0.18
cap met	-0.45	0.45
cap of	-0.9	0.9
cap on	-0.63	0.63
capacity	-0.35	0.35
capacity evalu	-0.58	0.58
cape	0.2	-0.2
cape fear	0.2	-0.2
capital	0.17	-0.17
capitals	0.86	-0.86
capitat	-1.54	1.54
car	-1.32	1.32
car * our	0.25	-0.25
car for	0.25	-0.25
car insuranc	-0.43	0.43
car insurer	-0.34	0.34
carbon	-1.37	1.37
carc	-0.59	0.59
carc <n>	0.16	-0.16
carc rarc	-0.77	0.77
card	-0.91	0.91
card and	-0.21	0.21
card end	0.29	-0.29
card for	0.29	-0.29
card in	-0.32	0.32
card offic	0.35	-0.35
card only	-0.27	0.27
card was	-0.35	0.35
cardinal	0.17	-0.17
care	-0.24	0.24
care * <month>	0.59	-0.59
care * a	-1.06	1.06
care * exclud	-0.38	0.38
care * force	0.57	-0.57
care * is	-0.58	0.58
care * keep	0.18	-0.18
care * need	0.43	-0.43
care * no	-1.24	1.24
care * not	-1.68	1.68
care * the	0.18	-0.18
care * thi	-0.29	0.29
care * was	0.28	-0.28
care after	-0.5	0.5
care already	0.16	-0.16
care and	-0.74	0.74
care as	-0.59	0.59
care at	-0.54	0.54
care befor	0.52	-0.52
care bill	0.69	-0.69
care claim	0.28	-0.28
care doctor	0.3	-0.3
care doe	-0.43	0.43
care ended	-0.16	0.16
care first	0.2	-0.2
care for	-0.77	0.77
care from	0.53	-0.53
care given	-1.39	1.39
care had	-0.98	0.98
care hmo	0.17	-0.17
care in	0.64	-0.64
care is	-1.61	1.61
care may	-1.13	1.13
care network	0.36	-0.36
care no	-0.53	0.53
care on	-0.28	0.28
care only	-0.92	0.92
care outsid	0.52	-0.52
care pa	0.34	-0.34
care past	-1.14	1.14
care path	-0.82	0.82
care physician	-0.87	0.87
care plan	-1.07	1.07
care policy	0.21	-0.21
care professional	0.22	-0.22
care provider	0.81	-0.81
care servic	0.43	-0.43
care sign	0.86	-0.86
care that	0.23	-0.23
care the	0.24	-0.24
care train	-0.32	0.32
care up	0.57	-0.57
care which	-0.53	0.53
care with	1.07	-1.07
care you	0.19	-0.19
carefirst	0.41	-0.41
carefirst bluecros	0.36	-0.36
careful	0.29	-0.29
caregiver	-1.02	1.02
carelon	-0.3	0.3
caresourc	0.25	-0.25
caresourc id	-0.46	0.46
caresourc pay	0.29	-0.29
carolina	0.52	-0.52
carpal	-0.36	0.36
carpal tunnel	-0.36	0.36
carrier	-0.65	0.65
carrier * <month>	0.27	-0.27
carrier * the	0.77	-0.77
carrier :	0.72	-0.72
carrier and	-0.34	0.34
carrier by	0.7	-0.7
carrier claim	0.19	-0.19
carrier disput	-0.91	0.91
carrier explan	0.7	-0.7
carrier first	0.23	-0.23
carrier for	-0.22	0.22
carrier has	1	-1
carrier is	0.7	-0.7
carrier must	-0.35	0.35
carrier on	0.17	-0.17
carrier paid	0.6	-0.6
carrier should	0.5	-0.5
carrier to	0.8	-0.8
carry	-0.81	0.81
carry a	0.65	-0.65
carry it	-0.46	0.46
carry no	-1.25	1.25
carry out	0.32	-0.32
carry over	0.16	-0.16
carry the	-1.1	1.1
carv	-0.79	0.79
carv out	-0.49	0.49
cascad	-0.31	0.31
case	0.74	-0.74
case * <n>	-0.61	0.61
case * on	-0.48	0.48
case :	0.46	-0.46
case <n>	-0.62	0.62
case and	0.57	-0.57
case for	-1.16	1.16
case is	0.26	-0.26
case open	0.96	-0.96
case rate	-0.81	0.81
case was	0.6	-0.6
cash on	-0.61	0.61
casimir	0.7	-0.7
cast	-0.39	0.39
castellan	0.36	-0.36
castellano	0.84	-0.84
castlebury	0.37	-0.37
casualty	0.31	-0.31
casualty company	0.16	-0.16
catastrophic cap	0.65	-0.65
catch	-0.82	0.82
catch all	-0.38	0.38
category	-0.56	0.56
catherin	-0.56	0.56
caus	0.3	-0.3
cause	-1.52	1.52
cause * the	-0.16	0.16
cause code	-0.41	0.41
cause for	-0.58	0.58
cb	0.23	-0.23
cb <n>	0.2	-0.2
cc	1.06	-1.06
cc :	1.03	-1.03
ccn	0.23	-0.23
ccr	-0.18	0.18
ccr <n>	-0.18	0.18
cd	-0.22	0.22
cd <n>	0.47	-0.47
cedar	0.58	-0.58
ceil	-0.9	0.9
cell	-0.87	0.87
cent	-0.94	0.94
center	0.83	-0.83
center * <month>	-0.53	0.53
center * medicar	0.44	-0.44
center <n>	0.51	-0.51
center for	0.44	-0.44
center npi	0.19	-0.19
center on	-0.53	0.53
central	0.45	-0.45
cert	-0.38	0.38
certain	1.35	-1.35
certific is	0.68	-0.68
certific number	1.1	-1.1
certificat	-1.2	1.2
certificat * medical	0.33	-0.33
certificat for	-0.77	0.77
certify	0.48	-0.48
certify * famy	0.29	-0.29
certify * neurology	0.48	-0.48
certify * orthopedic	0.16	-0.16
certify <n>	-0.77	0.77
certify authoriz	-0.26	0.26
certify by	-1.25	1.25
certify plan	0.54	-0.54
certify that	0.31	-0.31
cervical	-0.34	0.34
cervical * lumbar	-0.22	0.22
cervical and	-0.22	0.22
cervical rot	0.41	-0.41
cervical spine	-0.21	0.21
cfr	0.9	-0.9
cfr <m>	1.49	-1.49
cfr <n>	0.53	-0.53
cgs	0.34	-0.34
cgs administrator	0.18	-0.18
ch	0.62	-0.62
ch <n>	0.47	-0.47
chair	-1.33	1.33
chair is	-0.31	0.31
challeng	0.67	-0.67
champva group	0.41	-0.41
chanc	-0.78	0.78
chang	-0.44	0.44
chang * addres	0.64	-0.64
chang * decision	0.85	-0.85
chang * function	-0.37	0.37
chang * mind	0.38	-0.38
chang * the	0.45	-0.45
chang <5>	-1.08	1.08
chang and	0.29	-0.29
chang for	0.63	-0.63
chang in	-0.91	0.91
chang it	-0.16	0.16
chang of	0.29	-0.29
chang on	-1	1
chang only	-0.22	0.22
chang our	1.01	-1.01
chang over	-0.3	0.3
chang since	-1.07	1.07
chang the	-0.6	0.6
chang thi	0.37	-0.37
chang what	0.58	-0.58
chapter	0.36	-0.36
chapter <n>	0.36	-0.36
character	-2.03	2.03
character is	-0.67	0.67
charg * <m>	-0.56	0.56
charg * above	0.26	-0.26
charg * deny	-1	1
charg * line	-0.6	0.6
charg * more	0.89	-0.89
charg * not	-0.83	0.83
charg * over	0.35	-0.35
charg * thi	-0.61	0.61
charg :	-0.87	0.87
charg <month>	0.29	-0.29
charg <n>	0.32	-0.32
charg allowanc	0.47	-0.47
charg and	0.24	-0.24
charg are	-1.75	1.75
charg as	-0.22	0.22
charg at	-0.2	0.2
charg by	-0.17	0.17
charg cover	0.62	-0.62
charg discount	0.58	-0.58
charg exceed	1.95	-1.95
charg fee	0.78	-0.78
charg for	-0.2	0.2
charg g	0.62	-0.62
charg has	0.6	-0.6
charg is	0.27	-0.27
charg not	0.62	-0.62
charg of	-0.44	0.44
charg on	-0.2	0.2
charg once	-1.18	1.18
charg or	-0.87	0.87
charg over	-1.01	1.01
charg paid	0.74	-0.74
charg pay	0.2	-0.2
charg plan	0.16	-0.16
charg previous	-1.02	1.02
charg reduction	0.25	-0.25
charg s	-0.52	0.52
charg that	0.5	-0.5
charg the	0.29	-0.29
charg was	0.21	-0.21
charg we	-0.53	0.53
charg were	0.56	-0.56
chart	-0.23	0.23
chart * <n>	-0.53	0.53
chart <n>	-0.56	0.56
chart by	-0.24	0.24
chart for	-0.36	0.36
chart has	-0.98	0.98
chart show	-0.24	0.24
chart the	0.33	-0.33
chart was	-0.59	0.59
chat	0.69	-0.69
chat * us	0.36	-0.36
chat with	0.61	-0.61
cheaper	-1.17	1.17
cheaper drug	-0.47	0.47
check	0.63	-0.63
check * <m>	0.46	-0.46
check * it	-0.46	0.46
check * the	1.49	-1.49
check * us	-0.17	0.17
check <5>	0.99	-0.99
check <n>	-0.52	0.52
check and	0.67	-0.67
check befor	-0.55	0.55
check card	0.19	-0.19
check claim	0.2	-0.2
check date	0.19	-0.19
check eft	0.77	-0.77
check for	0.72	-0.72
check from	-0.89	0.89
check in	0.7	-0.7
check is	0.43	-0.43
check no	1.06	-1.06
check number	0.6	-0.6
check of	-0.38	0.38
check on	-1.13	1.13
check or	0.2	-0.2
check our	0.47	-0.47
check payabl	0.2	-0.2
check run	1.21	-1.21
check that	0.5	-0.5
check the	-0.66	0.66
check to	-0.25	0.25
check up	-0.44	0.44
check with	0.9	-0.9
checkup	-0.46	0.46
chesapeak	0.21	-0.21
chest	-0.35	0.35
chg	-0.81	0.81
chg <m>	0.57	-0.57
chg allow	-0.68	0.68
child	-0.35	0.35
child has	1.07	-1.07
child is	-0.75	0.75
child now	0.89	-0.89
child provider	0.19	-0.19
child speech	-0.85	0.85
child therapist	0.17	-0.17
child visit	0.89	-0.89
children	-0.29	0.29
chip	-0.62	0.62
chiro	-1.09	1.09
chiropractic * all	-0.5	0.5
chiropractic :	-0.19	0.19
chiropractic <5>	-0.2	0.2
chiropractic <d>	0.37	-0.37
chiropractic <n>	0.56	-0.56
chiropractic adjust	1.21	-1.21
chiropractic at	-0.74	0.74
chiropractic benefit	-0.37	0.37
chiropractic care	-0.93	0.93
chiropractic center	0.18	-0.18
chiropractic claim	0.36	-0.36
chiropractic date	0.24	-0.24
chiropractic health	0.27	-0.27
chiropractic llc	0.45	-0.45
chiropractic p	0.25	-0.25
chiropractic pc	0.2	-0.2
chiropractic pllc	0.18	-0.18
chiropractic rehab	0.32	-0.32
chiropractic treat	-1.15	1.15
chiropractic visit	-0.79	0.79
chiropractor	-0.69	0.69
chiropractor * adjust	-0.57	0.57
chiropractor and	0.16	-0.16
chiropractor are	-0.28	0.28
chiropractor dr	0.4	-0.4
chiropractor for	0.36	-0.36
chiropractor who	0.44	-0.44
cho	0.45	-0.45
choic	0.95	-0.95
choic plu	0.67	-0.67
choos	0.84	-0.84
choos the	0.29	-0.29
chose	-1.63	1.63
chose not	-0.5	0.5
chose to	-0.17	0.17
chosen	-0.62	0.62
chosen * review	-1.19	1.19
chosen * the	-0.26	0.26
chosen for	-1.01	1.01
christma	-0.48	0.48
chronic	0.54	-0.54
cht	0.25	-0.25
cigna	0.62	-0.62
cigna health	0.28	-0.28
cigna healthcar	0.53	-0.53
cigna id	-0.89	0.89
circl	-0.74	0.74
circl * servic	0.24	-0.24
circl the	0.27	-0.27
circumcision	-0.85	0.85
civil	1.38	-1.38
civil action	0.5	-0.5
civil right	1.1	-1.1
civilian	-0.16	0.16
ck	-0.74	0.74
cl	0.3	-0.3
cl <n>	0.22	-0.22
claim * <d>	-0.58	0.58
claim * <m>	-0.75	0.75
claim * <n>	-0.64	0.64
claim * a	-1.11	1.11
claim * an	-0.7	0.7
claim * are	0.21	-0.21
claim * be	-0.96	0.96
claim * being	-1.03	1.03
claim * conduct	0.43	-0.43
claim * deny	-0.44	0.44
claim * fax	0.79	-0.79
claim * file	0.26	-0.26
claim * for	-1.78	1.78
claim * found	0.7	-0.7
claim * have	-1.05	1.05
claim * health	-0.33	0.33
claim * is	1.02	-1.02
claim * it	0.16	-0.16
claim * its	0.49	-0.49
claim * not	1.05	-1.05
claim * on	1.46	-1.46
claim * one	1.16	-1.16
claim * part	0.17	-0.17
claim * sent	-0.75	0.75
claim * still	0.37	-0.37
claim * therefor	0.49	-0.49
claim * thi	0.51	-0.51
claim * to	0.81	-0.81
claim * unprocessabl	0.52	-0.52
claim * was	-0.44	0.44
claim * we	0.6	-0.6
claim * you	0.65	-0.65
claim * your	-0.82	0.82
claim :	0.51	-0.51
claim <5>	-0.92	0.92
claim <m>	0.53	-0.53
claim a	-0.37	0.37
claim above	-0.87	0.87
claim adjust	0.34	-0.34
claim administrator	0.81	-0.81
claim after	-0.66	0.66
claim again	1.2	-1.2
claim against	0.27	-0.27
claim already	-0.68	0.68
claim and	0.69	-0.69
claim appeal	0.42	-0.42
claim are	0.62	-0.62
claim as	-0.53	0.53
claim at	-1.09	1.09
claim authoriz	-0.27	0.27
claim becaus	-1.35	1.35
claim befor	0.92	-0.92
claim belong	-1.13	1.13
claim below	-0.42	0.42
claim but	-0.42	0.42
claim c	0.3	-0.3
claim came	-1.57	1.57
claim can	0.55	-0.55
claim cannot	-0.51	0.51
claim check	0.18	-0.18
claim claim	-0.37	0.37
claim clear	1.89	-1.89
claim contain	0.72	-0.72
claim control	-0.24	0.24
claim correspondenc	0.2	-0.2
claim date	0.21	-0.21
claim decision	0.29	-0.29
claim denial	0.16	-0.16
claim depart	0.38	-0.38
claim detail	0.18	-0.18
claim determin	0.16	-0.16
claim differ	-0.59	0.59
claim disput	1.05	-1.05
claim doe	1.13	-1.13
claim e	0.47	-0.47
claim end	-0.91	0.91
claim examiner	0.69	-0.69
claim form	0.91	-0.91
claim frequency	0.7	-0.7
claim go	-0.85	0.85
claim goe	-0.78	0.78
claim h	0.51	-0.51
claim had	0.26	-0.26
claim icn	0.31	-0.31
claim id	0.65	-0.65
claim inform	0.18	-0.18
claim inquiry	0.26	-0.26
claim it	0.48	-0.48
claim lack	-2.23	2.23
claim list	0.92	-0.92
claim match	-0.94	0.94
claim may	1.69	-1.69
claim must	-0.6	0.6
claim no	1.13	-1.13
claim not	-1.66	1.66
claim number	0.77	-0.77
claim of	0.65	-0.65
claim offic	-0.23	0.23
claim oper	0.21	-0.21
claim or	-0.5	0.5
claim paid	0.6	-0.6
claim patient	0.19	-0.19
claim pay	0.79	-0.79
claim per	0.41	-0.41
claim pick	0.41	-0.41
claim po	0.26	-0.26
claim previous	0.55	-0.55
claim proces	0.18	-0.18
claim process	0.36	-0.36
claim reach	-1.17	1.17
claim reconsider	0.25	-0.25
claim referenc	-0.76	0.76
claim remain	0.63	-0.63
claim report	0.33	-0.33
claim representativ	0.17	-0.17
claim revers	-1.19	1.19
claim review	0.54	-0.54
claim sat	-1.14	1.14
claim say	-0.54	0.54
claim search	-0.34	0.34
claim send	0.24	-0.24
claim sent	0.56	-0.56
claim servic	-1.7	1.7
claim should	0.5	-0.5
claim show	-0.26	0.26
claim shown	1.02	-1.02
claim since	1.2	-1.2
claim specialist	0.28	-0.28
claim start	0.4	-0.4
claim statu	0.81	-0.81
claim stay	-0.74	0.74
claim summary	0.86	-0.86
claim suspend	1.86	-1.86
claim t	0.16	-0.16
claim that	-0.38	0.38
claim the	0.73	-0.73
claim thi	0.3	-0.3
claim total	0.82	-0.82
claim type	0.36	-0.36
claim under	-1.11	1.11
claim until	-0.59	0.59
claim w	-0.95	0.95
claim wait	1.84	-1.84
claim was	1.07	-1.07
claim we	-0.89	0.89
claim were	1.38	-1.38
claim which	0.58	-0.58
claim will	2.21	-2.21
claim with	1.63	-1.63
claim within	0.28	-0.28
claim without	1.25	-1.25
claim you	0.56	-0.56
claimant	-0.46	0.46
claimant may	0.19	-0.19
clas	-0.23	0.23
claus	-0.9	0.9
clean	1.37	-1.37
clean * the	0.67	-0.67
clean and	1.04	-1.04
clean claim	1.15	-1.15
clear for	0.81	-0.81
clear in	-0.42	0.42
clear the	-0.43	0.43
clear thi	0.28	-0.28
clear with	1.32	-1.32
clearanc	-0.98	0.98
clearinghous	0.25	-0.25
clearinghous acceptanc	0.19	-0.19
clearinghous report	-0.19	0.19
clementin	0.46	-0.46
clerical	1.25	-1.25
clerk	-0.53	0.53
clia	0.67	-0.67
clia number	-0.91	0.91
client	0.25	-0.25
climb	-0.53	0.53
climb stair	0.82	-0.82
clinic	-0.28	0.28
clinic * in	0.53	-0.53
clinic * not	-0.75	0.75
clinic :	0.68	-0.68
clinic <n>	-0.33	0.33
clinic agr	0.6	-0.6
clinic and	-0.66	0.66
clinic asked	0.19	-0.19
clinic bill	-1.36	1.36
clinic did	1.1	-1.1
clinic in	-0.89	0.89
clinic is	-1.26	1.26
clinic left	-0.62	0.62
clinic not	-0.18	0.18
clinic on	-0.59	0.59
clinic to	-0.36	0.36
clinic was	-0.64	0.64
clinical	0.78	-0.78
clinical guidelin	-0.3	0.3
clinical inform	0.34	-0.34
clinical policy	-0.22	0.22
clinical rational	-1.06	1.06
clinical reason	0.42	-0.42
clinical review	0.34	-0.34
clinician	-0.45	0.45
clm	-0.26	0.26
clm <5>	0.21	-0.21
clock	-1.13	1.13
clock ran	-0.42	0.42
clon	-1.69	1.69
clos	-1.94	1.94
clos * <month>	-0.18	0.18
clos * <n>	-0.33	0.33
clos * file	0.39	-0.39
clos * not	0.17	-0.17
clos <n>	-0.45	0.45
clos as	0.22	-0.22
clos at	-0.75	0.75
clos back	-0.89	0.89
clos befor	-0.16	0.16
clos by	-0.43	0.43
clos for	0.45	-0.45
clos it	-0.55	0.55
clos its	-0.29	0.29
clos on	0.58	-0.58
clos out	-0.45	0.45
clos with	-0.39	0.39
clos without	-0.34	0.34
close	-0.63	0.63
cm	-0.74	0.74
cms	0.8	-0.8
cms <5>	0.62	-0.62
cms medicar	0.21	-0.21
co	-0.86	0.86
co <n>	-1	1
co b	-1.04	1.04
co employe	0.19	-0.19
co op	0.61	-0.61
co pay	1.04	-1.04
co plan	0.21	-0.21
coast	0.66	-0.66
coast servic	0.27	-0.27
coastal	0.17	-0.17
cob	-0.48	0.48
cobra	-0.29	0.29
cobra election	-0.49	0.49
cobra was	-0.57	0.57
cod	0.35	-0.35
cod edit	0.33	-0.33
cod initiativ	-0.46	0.46
code	-0.72	0.72
code * <n>	0.24	-0.24
code * for	-0.26	0.26
code * inconsistent	-0.71	0.71
code * it	-0.39	0.39
code * not	-0.54	0.54
code * paid	-0.69	0.69
code * that	-0.21	0.21
code * the	-0.56	0.56
code * thi	0.46	-0.46
code * used	-0.3	0.3
code :	0.49	-0.49
code <5>	-0.86	0.86
code <d>	0.4	-0.4
code amount	0.32	-0.32
code and	-0.67	0.67
code are	0.62	-0.62
code as	-0.25	0.25
code bill	0.69	-0.69
code cannot	-0.54	0.54
code charg	0.91	-0.91
code co	0.75	-0.75
code cover	0.21	-0.21
code d	0.71	-0.71
code description	-1.19	1.19
code doe	0.32	-0.32
code explan	-0.59	0.59
code for	-0.66	0.66
code g	0.23	-0.23
code has	-0.31	0.31
code incidental	0.23	-0.23
code is	-1.23	1.23
code legend	0.81	-0.81
code m	-0.66	0.66
code may	-1.1	1.1
code mean	0.34	-0.34
code minut	0.45	-0.45
code mod	0.96	-0.96
code n	-0.7	0.7
code ndc	0.38	-0.38
code of	-0.64	0.64
code on	0.47	-0.47
code paid	0.41	-0.41
code pr	0.39	-0.39
code provider	0.38	-0.38
code qty	-0.43	0.43
code same	-0.45	0.45
code section	0.34	-0.34
code servic	0.66	-0.66
code text	-0.48	0.48
code that	-0.18	0.18
code the	0.45	-0.45
code to	-0.32	0.32
code unit	0.21	-0.21
code went	-1.13	1.13
code what	-1.02	1.02
code with	0.23	-0.23
code x	0.72	-0.72
code you	-0.21	0.21
coded	-0.3	0.3
coder	-0.17	0.17
coin	0.78	-0.78
coin <m>	0.35	-0.35
coin grp	0.26	-0.26
coin paid	0.18	-0.18
coin total	0.16	-0.16
coinsuranc amount	0.38	-0.38
coinsuranc paid	0.64	-0.64
cold	-0.67	0.67
cold laser	-0.6	0.6
cold pack	-0.4	0.4
cold storag	0.27	-0.27
colleagu	-0.45	0.45
collect	1.82	-1.82
collect <m>	0.57	-0.57
collect from	0.8	-0.8
collect the	0.3	-0.3
collection	-0.16	0.16
collection agency	-0.54	0.54
colleg	-0.44	0.44
colonoscopy	-0.77	0.77
color	0.44	-0.44
colorado	-0.61	0.61
colorado colorado	0.22	-0.22
colorado depart	0.18	-0.18
column	-0.27	0.27
com	0.55	-0.55
combin * hcpc	-0.55	0.55
combin of	-0.42	0.42
combin provid	0.62	-0.62
come	-0.52	0.52
come * <m>	-0.25	0.25
come * a	-0.21	0.21
come * befor	-0.52	0.52
come * gone	-0.39	0.39
come * it	-0.62	0.62
come * thi	-0.2	0.2
come * within	0.62	-0.62
come * you	0.23	-0.23
come and	0.83	-0.83
come back	1.08	-1.08
come befor	-1.02	1.02
come first	-0.81	0.81
come from	-0.5	0.5
come in	-0.32	0.32
come on	0.4	-0.4
come out	-0.38	0.38
come through	1.54	-1.54
come to	-0.71	0.71
come up	-0.52	0.52
come with	-1.46	1.46
come within	1.12	-1.12
comfort	-1.32	1.32
comfort item	-0.67	0.67
comfortabl	-0.65	0.65
commerc	0.53	-0.53
commercial	-0.39	0.39
commissioner	0.25	-0.25
committe	1.08	-1.08
committe met	0.21	-0.21
commonwealth	0.28	-0.28
community	0.64	-0.64
community care	0.31	-0.31
community health	0.16	-0.16
community plan	0.23	-0.23
comp	-1.26	1.26
comp bill	-1.11	1.11
comp carrier	-0.25	0.25
comp claim	-0.33	0.33
company * the	-0.36	0.36
company and	-0.57	0.57
company claim	0.44	-0.44
company employe	0.2	-0.2
company explan	0.31	-0.31
company is	-0.73	0.73
company medicar	0.18	-0.18
company of	0.19	-0.19
company on	-0.26	0.26
company p	0.21	-0.21
company thi	0.26	-0.26
company with	-0.52	0.52
compar	-0.52	0.52
compar the	-0.25	0.25
compar your	-0.3	0.3
compendia	0.91	-0.91
compens	0.56	-0.56
compens fee	0.46	-0.46
compens jurisdictional	0.6	-0.6
compens medical	0.49	-0.49
complaint	-0.7	0.7
complaint * the	0.3	-0.3
complaint with	0.28	-0.28
complet	1.5	-1.5
complet * review	0.26	-0.26
complet and	1.67	-1.67
complet note	0.5	-0.5
complet our	0.79	-0.79
complet the	2	-2
complet thi	-0.98	0.98
complet waiver	-1.29	1.29
complex	-0.5	0.5
complexity	-0.92	0.92
complianc	-0.51	0.51
component	0.45	-0.45
component * the	0.87	-0.87
component of	0.87	-0.87
comprehensiv	-0.44	0.44
compression	-1.11	1.11
compression stock	-0.5	0.5
compromis	-0.85	0.85
computer	-1.82	1.82
conclud	-0.97	0.97
conclud * the	-0.79	0.79
conclud that	-1.12	1.12
conclusion	0.71	-0.71
concurrent	0.34	-0.34
concurrent review	-0.53	0.53
condition	-0.79	0.79
condition * no	-0.68	0.68
condition * the	-0.21	0.21
condition and	0.87	-0.87
condition call	-0.24	0.24
condition has	0.83	-0.83
condition is	1.09	-1.09
condition or	-0.59	0.59
condition that	0.16	-0.16
condition was	-0.23	0.23
conduct	0.47	-0.47
conduct * appeal	0.43	-0.43
conduct the	0.43	-0.43
conduction	0.2	-0.2
conduction study	0.2	-0.2
confidential	0.2	-0.2
confirm	0.26	-0.26
confirm by	-0.46	0.46
conflict	-1.12	1.12
conflict * interest	0.57	-0.57
conflict of	0.57	-0.57
connect	-1.01	1.01
connect the	-0.86	0.86
connection	-0.16	0.16
consent	-0.89	0.89
consent * the	-0.57	0.57
consent for	-1.45	1.45
consent to	-0.47	0.47
conservativ	-0.62	0.62
conservativ care	0.6	-0.6
conservativ treat	-0.38	0.38
consider component	0.82	-0.82
consider experimental	-1.65	1.65
consider investigational	0.32	-0.32
consider it	-0.25	0.25
consider medical	-0.89	0.89
consider part	-0.28	0.28
consider the	0.67	-0.67
consider unproven	1.02	-1.02
consider without	0.37	-0.37
constanc	-0.68	0.68
constant	0.99	-0.99
consult	-0.16	0.16
consult plan	0.53	-0.53
consultant	0.43	-0.43
consultant see	-0.26	0.26
consumer	0.24	-0.24
consumer assistanc	0.17	-0.17
contact	-0.24	0.24
contact :	0.54	-0.54
contact center	0.23	-0.23
contact the	0.66	-0.66
contain	0.71	-0.71
contain incomplet	0.52	-0.52
contain privat	0.57	-0.57
content	-0.39	0.39
content type	0.25	-0.25
contest	0.55	-0.55
contest the	-0.44	0.44
contest thi	0.84	-0.84
continental	0.19	-0.19
continu	0.76	-0.76
continu <n>	0.43	-0.43
continu coverag	0.79	-0.79
continu on	0.34	-0.34
continu skill	0.76	-0.76
continu therapy	-1.26	1.26
continu to	0.2	-0.2
continuou	-0.75	0.75
continuou glucos	-0.57	0.57
contract	-0.32	0.32
contract * the	0.68	-0.68
contract * us	-0.72	0.72
contract * you	0.41	-0.41
contract adjust	0.32	-0.32
contract amount	0.94	-0.94
contract and	-0.3	0.3
contract doe	-0.26	0.26
contract ended	-0.71	0.71
contract fee	1.81	-1.81
contract fil	-0.9	0.9
contract holder	0.62	-0.62
contract is	-1.16	1.16
contract leav	-1.5	1.5
contract legislat	0.71	-0.71
contract no	0.49	-0.49
contract not	0.2	-0.2
contract number	0.47	-0.47
contract provider	0.69	-0.69
contract say	-0.67	0.67
contract section	-0.66	0.66
contract with	-0.49	0.49
contractor	-0.25	0.25
contractor * a	0.32	-0.32
contractor * the	0.19	-0.19
contractor for	0.73	-0.73
contractor has	0.92	-0.92
contractor jurisdiction	-0.92	0.92
contractor of	0.22	-0.22
contractor qic	0.18	-0.18
contractual	-0.74	0.74
contrast <5>	0.24	-0.24
contribution	-0.56	0.56
control	0.93	-0.93
control :	0.2	-0.2
control fever	0.65	-0.65
control number	-0.36	0.36
controll	0.77	-0.77
controll trial	0.77	-0.77
controversy	-1.03	1.03
convenienc	-1.32	1.32
convenienc item	-1.01	1.01
cooperativ	0.65	-0.65
coordin	-0.54	0.54
copay	1.47	-1.47
copay * <m>	0.34	-0.34
copay * a	0.69	-0.69
copay * paid	0.3	-0.3
copay * the	0.38	-0.38
copay and	0.36	-0.36
copay at	0.35	-0.35
copay for	0.91	-0.91
copay is	0.29	-0.29
copay not	0.22	-0.22
copay of	0.31	-0.31
copay other	0.17	-0.17
copay paid	1.35	-1.35
copay plan	0.19	-0.19
copper	0.44	-0.44
copper basin	0.16	-0.16
copper ridge	0.23	-0.23
copperfield	0.16	-0.16
copy	-0.49	0.49
copy * :	0.34	-0.34
copy * a	-0.82	0.82
copy * everyth	0.23	-0.23
copy * his	0.43	-0.43
copy * record	0.4	-0.4
copy * the	1.05	-1.05
copy * thi	1.26	-1.26
copy * what	-0.83	0.83
copy :	0.33	-0.33
copy is	-0.59	0.59
copy of	0.82	-0.82
copy receiv	-0.98	0.98
copy to	0.47	-0.47
copy was	-0.3	0.3
copy went	0.25	-0.25
cord	-0.71	0.71
cordelia	0.22	-0.22
corinn	0.5	-0.5
corneliu	0.67	-0.67
corp	0.26	-0.26
corpor	0.47	-0.47
corpor * mutual	0.24	-0.24
corpor a	0.25	-0.25
correct	0.94	-0.94
correct * claim	0.3	-0.3
correct * sublux	0.57	-0.57
correct a	0.58	-0.58
correct and	1.16	-1.16
correct bill	-0.16	0.16
correct claim	0.42	-0.42
correct cod	-0.9	0.9
correct it	1.2	-1.2
correct the	0.71	-0.71
correction	-0.55	0.55
correspondenc	0.39	-0.39
corrigan	0.25	-0.25
cosima	0.18	-0.18
cosmetic	-2.19	2.19
cost	1.79	-1.79
cost * the	0.87	-0.87
cost of	0.85	-0.85
cost share	0.46	-0.46
cost to	1.06	-1.06
could	-1.45	1.45
could be	-0.6	0.6
could do	-1.15	1.15
could harm	0.62	-0.62
could have	-1.12	1.12
could not	0.35	-0.35
could put	-0.18	0.18
could saf	-0.46	0.46
could you	1	-1
counsel	-1.85	1.85
count	-1.06	1.06
count * a	-0.37	0.37
count * one	-0.19	0.19
count * part	-1.09	1.09
count * the	-0.87	0.87
count * visit	0.85	-0.85
count :	-0.69	0.69
count <n>	-0.68	0.68
count a	0.34	-0.34
count as	-0.23	0.23
count for	-0.19	0.19
count from	-0.22	0.22
count in	-1.12	1.12
count the	-0.73	0.73
count thi	0.18	-0.18
count twice	-0.75	0.75
counter	-0.79	0.79
countersign	-0.41	0.41
cours	-1.43	1.43
cours * the	-0.28	0.28
cours * treat	0.43	-0.43
cours of	-0.99	0.99
court	-1.3	1.3
court order	-0.87	0.87
court under	0.67	-0.67
cov	0.51	-0.51
cover	0.21	-0.21
cover * <n>	1.22	-1.22
cover * another	-1.13	1.13
cover * date	0.2	-0.2
cover * drug	0.19	-0.19
cover * evalu	-0.59	0.59
cover * medicar	0.67	-0.67
cover * person	0.23	-0.23
cover * the	-1.46	1.46
cover * thi	-1.69	1.69
cover * visit	0.19	-0.19
cover * whole	0.33	-0.33
cover * your	1.61	-1.61
cover :	-0.48	0.48
cover <d>	-0.23	0.23
cover <m>	0.57	-0.57
cover <month>	-0.85	0.85
cover <n>	-0.47	0.47
cover a	0.47	-0.47
cover all	0.47	-0.47
cover an	-0.52	0.52
cover and	0.24	-0.24
cover at	1.64	-1.64
cover becaus	-0.8	0.8
cover benefit	-1.78	1.78
cover by	-0.66	0.66
cover care	1.17	-1.17
cover charg	-0.84	0.84
cover chiropractic	0.86	-0.86
cover code	0.34	-0.34
cover copay	0.19	-0.19
cover day	0.35	-0.35
cover for	-0.42	0.42
cover her	0.18	-0.18
cover hospital	-0.48	0.48
cover ible	0.18	-0.18
cover in	-0.74	0.74
cover manipul	0.31	-0.31
cover medical	-0.85	0.85
cover note	-0.16	0.16
cover on	-1.24	1.24
cover one	-0.91	0.91
cover only	-1.31	1.31
cover or	0.97	-0.97
cover paid	0.54	-0.54
cover person	1.27	-1.27
cover physical	0.18	-0.18
cover see	-0.7	0.7
cover servic	-0.45	0.45
cover sheet	-0.57	0.57
cover since	0.83	-0.83
cover the	1.71	-1.71
cover therapy	1.21	-1.21
cover these	0.75	-0.75
cover thi	-1.19	1.19
cover through	0.66	-0.66
cover treat	0.5	-0.5
cover under	-1.34	1.34
cover up	1.06	-1.06
cover when	0.86	-0.86
coverag	-0.7	0.7
coverag * file	0.23	-0.23
coverag * pay	0.46	-0.46
coverag * the	1.36	-1.36
coverag * thi	0.86	-0.86
coverag * your	0.8	-0.8
coverag ?	-0.57	0.57
coverag and	0.64	-0.64
coverag as	0.53	-0.53
coverag chapter	-0.79	0.79
coverag determin	-0.37	0.37
coverag end	0.85	-0.85
coverag ended	-1.37	1.37
coverag for	0.35	-0.35
coverag had	0.21	-0.21
coverag has	0.44	-0.44
coverag in	0.37	-0.37
coverag is	0.64	-0.64
coverag of	1.33	-1.33
coverag on	0.42	-0.42
coverag or	0.27	-0.27
coverag policy	0.58	-0.58
coverag terminat	-2.55	2.55
coverag that	0.24	-0.24
coverag to	-0.46	0.46
coverag was	0.41	-0.41
coverag with	0.18	-0.18
cp	1.09	-1.09
cp mp	0.61	-0.61
cpap	-0.92	0.92
cpap mask	-0.69	0.69
cpg	0.31	-0.31
cpg <n>	0.31	-0.31
cpt	1.48	-1.48
cpt :	-0.49	0.49
cpt <5>	1.25	-1.25
cpt <n>	1.17	-1.17
cpt charg	0.23	-0.23
cpt hcpc	0.57	-0.57
cpt mod	0.33	-0.33
cpt unit	0.24	-0.24
cq	-0.3	0.3
cr	0.38	-0.38
cr <n>	0.33	-0.33
crash	-1.2	1.2
creat	0.21	-0.21
credential	-0.43	0.43
credibl	-1.37	1.37
credibl alleg	-1.24	1.24
credit	0.71	-0.71
credit balanc	0.6	-0.6
creek	0.23	-0.23
creek famy	0.3	-0.3
creek physical	0.18	-0.18
crest	0.45	-0.45
crime	0.36	-0.36
crispin	0.26	-0.26
criteria	-0.93	0.93
criteria :	0.58	-0.58
criteria are	0.63	-0.63
criteria for	-1.78	1.78
criteria not	-0.77	0.77
crnp	0.27	-0.27
cros	0.74	-0.74
cros blue	0.38	-0.38
cross	-0.78	0.78
cross famy	0.35	-0.35
cross over	-0.24	0.24
crossover	0.51	-0.51
crown	0.78	-0.78
cs	0.38	-0.38
ct	-0.41	0.41
ctl	0.33	-0.33
ctrl	0.53	-0.53
ctrl no	0.36	-0.36
cuff	0.58	-0.58
cuff repair	0.4	-0.4
cumberland	0.28	-0.28
cup	-0.49	0.49
current	0.74	-0.74
current <m>	0.42	-0.42
current <n>	0.43	-0.43
curty	0.21	-0.21
custodial	-1.81	1.81
custom	-1.34	1.34
customary	-1.23	1.23
customer	0.46	-0.46
customer care	0.33	-0.33
customer id	0.21	-0.21
customer servic	0.47	-0.47
cut	-0.49	0.49
cut by	-0.9	0.9
cut here	0.31	-0.31
cut off	-0.33	0.33
cut to	-0.78	0.78
cutoff	-1.09	1.09
cv	0.23	-0.23
cv <n>	0.19	-0.19
cycle	0.92	-0.92
d	0.17	-0.17
d * drug	-1.08	1.08
d <5>	0.18	-0.18
d <m>	0.25	-0.25
d <n>	0.22	-0.22
d a	-1.37	1.37
d and	-0.4	0.4
d becaus	-0.39	0.39
d benefit	0.41	-0.41
d by	0.4	-0.4
d c	-0.62	0.62
d e	0.2	-0.2
d for	0.36	-0.36
d injur	0.32	-0.32
d interest	0.21	-0.21
d level	-0.7	0.7
d number	0.21	-0.21
d pay	-0.23	0.23
dad	-0.96	0.96
dad plan	-0.44	0.44
daily	-0.57	0.57
daily entry	-0.52	0.52
daily note	-0.52	0.52
daily skill	-0.55	0.55
dakota	0.24	-0.24
dana	0.72	-0.72
dark	-0.17	0.17
dashiell	0.33	-0.33
data	1.48	-1.48
date * <month>	-1.75	1.75
date * <n>	-0.56	0.56
date * a	0.36	-0.36
date * accident	-0.38	0.38
date * an	0.35	-0.35
date * bill	0.26	-0.26
date * birth	0.51	-0.51
date * care	-0.55	0.55
date * charg	-0.36	0.36
date * claim	0.64	-0.64
date * decision	-0.25	0.25
date * description	0.37	-0.37
date * got	0.24	-0.24
date * injury	0.61	-0.61
date * is	-0.96	0.96
date * line	-0.49	0.49
date * los	0.78	-0.78
date * no	-0.78	0.78
date * not	-0.68	0.68
date * notic	0.28	-0.28
date * our	0.24	-0.24
date * proc	0.25	-0.25
date * procedur	0.34	-0.34
date * receiv	0.58	-0.58
date * request	0.97	-0.97
date * servic	-0.52	0.52
date * that	0.33	-0.33
date * thi	1.15	-1.15
date * type	0.32	-0.32
date * which	-0.35	0.35
date :	0.78	-0.78
date <month>	0.59	-0.59
date <n>	-0.69	0.69
date above	0.73	-0.73
date after	-0.57	0.57
date at	-0.2	0.2
date box	-0.26	0.26
date charg	0.53	-0.53
date code	0.59	-0.59
date description	0.39	-0.39
date final	0.42	-0.42
date from	-0.79	0.79
date has	-0.58	0.58
date have	0.46	-0.46
date in	-0.41	0.41
date is	-1.62	1.62
date of	0.27	-0.27
date on	-1.24	1.24
date one	-0.65	0.65
date paid	0.28	-0.28
date patient	-0.58	0.58
date pos	0.28	-0.28
date print	0.4	-0.4
date proc	0.76	-0.76
date procedur	1.21	-1.21
date process	0.58	-0.58
date range	-0.48	0.48
date receiv	0.28	-0.28
date run	-0.63	0.63
date s	0.8	-0.8
date servic	0.47	-0.47
date shown	0.63	-0.63
date so	1.7	-1.7
date stamp	-0.65	0.65
date the	0.28	-0.28
date thi	0.72	-0.72
date to	-0.89	0.89
date under	-0.25	0.25
date unles	0.31	-0.31
date was	-1.11	1.11
date what	0.28	-0.28
date with	0.65	-0.65
date you	0.7	-0.7
dated	-0.67	0.67
dated <d>	0.47	-0.47
dated <month>	0.63	-0.63
dated <n>	-0.95	0.95
dated after	-1.01	1.01
dated befor	1.16	-1.16
dated the	-0.35	0.35
daughter	-0.51	0.51
day	-0.48	0.48
day * <n>	0.93	-0.93
day * a	-0.41	0.41
day * an	0.48	-0.48
day * are	-1.02	1.02
day * ask	0.18	-0.18
day * bill	-1.07	1.07
day * claim	-0.22	0.22
day * day	-0.69	0.69
day * gett	0.23	-0.23
day * is	0.78	-0.78
day * it	1.34	-1.34
day * no	0.52	-0.52
day * not	0.46	-0.46
day * one	-0.44	0.44
day * our	0.54	-0.54
day * paid	0.77	-0.77
day * receipt	0.54	-0.54
day * receiv	0.43	-0.43
day * servic	-1	1
day * thi	0.55	-0.55
day * treat	-0.74	0.74
day * was	-0.2	0.2
day * we	-0.53	0.53
day * week	0.46	-0.46
day * what	-0.71	0.71
day * will	0.17	-0.17
day * your	-1.37	1.37
day :	-1.2	1.2
day <5>	-0.23	0.23
day <m>	0.47	-0.47
day <n>	-1.91	1.91
day a	0.53	-0.53
day after	-0.99	0.99
day and	-0.62	0.62
day apart	-0.27	0.27
day are	-0.62	0.62
day as	-0.21	0.21
day becaus	1.38	-1.38
day bill	0.32	-0.32
day by	-0.71	0.71
day could	-0.45	0.45
day count	0.41	-0.41
day diagnosy	0.19	-0.19
day earlier	-0.84	0.84
day fax	0.24	-0.24
day fil	-1.08	1.08
day for	1.41	-1.41
day from	1.02	-1.02
day has	-0.95	0.95
day is	1.29	-1.29
day it	-0.31	0.31
day late	-0.32	0.32
day later	-0.24	0.24
day limit	-0.77	0.77
day no	-1.04	1.04
day of	-0.27	0.27
day old	-0.66	0.66
day on	-1.03	1.03
day one	-1.08	1.08
day or	0.25	-0.25
day over	0.18	-0.18
day same	-1.18	1.18
day send	0.26	-0.26
day so	-0.83	0.83
day stay	-0.41	0.41
day that	-1	1
day to	0.31	-0.31
day too	-0.24	0.24
day total	0.17	-0.17
day under	-0.43	0.43
day unles	0.24	-0.24
day used	-0.48	0.48
day was	-0.29	0.29
day were	0.61	-0.61
day with	-0.24	0.24
day you	-0.25	0.25
dbn	0.24	-0.24
dc	1.21	-1.21
dc * <month>	0.55	-0.55
dc * <n>	-0.87	0.87
dc <n>	0.3	-0.3
dc found	-0.19	0.19
dc on	-0.65	0.65
de	1.11	-1.11
de <n>	0.16	-0.16
de este	0.2	-0.2
deactivat	-0.18	0.18
deactivat withdrawn	0.38	-0.38
deadlin	-0.51	0.51
deadlin was	-0.95	0.95
deal	-0.8	0.8
dealt	-1.48	1.48
dealt with	-1.48	1.48
dean	0.81	-0.81
dean health	0.75	-0.75
dear	0.96	-0.96
dear doctor	-0.22	0.22
dear dr	0.49	-0.49
dear provider	0.62	-0.62
death	0.64	-0.64
death benefit	0.23	-0.23
debrid	-0.41	0.41
debt	1.35	-1.35
decid	0.94	-0.94
decid * appeal	0.57	-0.57
decid * the	1.44	-1.44
decid * thi	-1.52	1.52
decid <n>	-0.63	0.63
decid ?	0.36	-0.36
decid about	0.23	-0.23
decid befor	-0.76	0.76
decid by	-0.26	0.26
decid in	0.72	-0.72
decid it	-0.35	0.35
decid not	0.31	-0.31
decid on	-0.28	0.28
decid that	1.67	-1.67
decid thi	-1.79	1.79
decid to	0.4	-0.4
decid we	0.62	-0.62
decid within	0.59	-0.59
decid yet	0.82	-0.82
decimal	-0.91	0.91
decision	1.6	-1.6
decision * <d>	-1	1
decision * <month>	0.69	-0.69
decision * <n>	-0.28	0.28
decision * a	-0.35	0.35
decision * bind	0.25	-0.25
decision * deny	-0.39	0.39
decision * final	0.17	-0.17
decision * have	0.23	-0.23
decision * inject	-1.01	1.01
decision * it	0.35	-0.35
decision * may	0.28	-0.28
decision * note	0.25	-0.25
decision * pay	0.37	-0.37
decision * that	0.59	-0.59
decision * the	-0.26	0.26
decision * thi	-0.68	0.68
decision * unfavorabl	0.16	-0.16
decision * who	0.45	-0.45
decision * your	0.76	-0.76
decision :	0.35	-0.35
decision and	0.49	-0.49
decision are	0.5	-0.5
decision bind	0.88	-0.88
decision by	-0.95	0.95
decision came	-0.21	0.21
decision come	0.23	-0.23
decision date	0.27	-0.27
decision doe	1.82	-1.82
decision for	-0.56	0.56
decision from	-1.27	1.27
decision has	1.85	-1.85
decision is	2.33	-2.33
decision mak	-0.96	0.96
decision not	0.43	-0.43
decision on	0.38	-0.38
decision or	0.28	-0.28
decision our	0.26	-0.26
decision point	-0.54	0.54
decision read	0.44	-0.44
decision stand	-0.68	0.68
decision stay	0.35	-0.35
decision the	-0.51	0.51
decision to	-1.06	1.06
decision was	0.89	-0.89
decision will	0.53	-0.53
decision within	0.6	-0.6
decision you	0.41	-0.41
declin	-0.69	0.69
decompression tabl	-0.54	0.54
decompression table	0.66	-0.66
ded coin	-0.32	0.32
deduct	1.48	-1.48
deduct co	0.26	-0.26
deduct coin	0.42	-0.42
deduct copay	0.31	-0.31
deduct the	0.41	-0.41
deductibl	1.07	-1.07
deductibl * <n>	0.22	-0.22
deductibl * coinsuranc	0.66	-0.66
deductibl * the	0.8	-0.8
deductibl :	0.2	-0.2
deductibl <m>	-0.27	0.27
deductibl <n>	-0.49	0.49
deductibl and	0.56	-0.56
deductibl copay	0.37	-0.37
deductibl for	1.22	-1.22
deductibl is	0.41	-0.41
deductibl met	0.34	-0.34
deductibl pr	-0.36	0.36
deductibl was	0.99	-0.99
deduction	1.02	-1.02
deem	-1.12	1.12
deem * inform	-0.75	0.75
deem * medical	-1.09	1.09
deem a	-1.09	1.09
deem the	-0.75	0.75
deer show	0.77	-0.77
defens	1.1	-1.1
defens health	0.62	-0.62
deficit	-0.6	0.6
defin	0.35	-0.35
defin it	0.51	-0.51
definition	-1.79	1.79
definition * medical	-0.5	0.5
definition of	-1.3	1.3
deg	0.23	-0.23
degr	-0.26	0.26
degr * <month>	-0.41	0.41
degr * strength	0.41	-0.41
degr * the	0.38	-0.38
degr and	0.66	-0.66
degr of	0.64	-0.64
degr on	0.18	-0.18
degre	-0.34	0.34
delacroix	-0.27	0.27
delay	0.2	-0.2
delay that	-0.21	0.21
delet	-1.76	1.76
delet code	-1.11	1.11
deliver	-0.78	0.78
deliver * appeal	0.23	-0.23
deliver your	-0.44	0.44
delivery	-0.57	0.57
delivery for	0.18	-0.18
delivery slip	-0.34	0.34
delivery ticket	0.24	-0.24
delmar	-0.56	0.56
delphin	0.45	-0.45
delta	0.61	-0.61
demand	2.03	-2.03
demand for	0.37	-0.37
demand letter	0.77	-0.77
denial	1.64	-1.64
denial * <month>	0.82	-0.82
denial * <n>	0.34	-0.34
denial * claim	0.63	-0.63
denial * medical	0.24	-0.24
denial * medicar	0.27	-0.27
denial * the	0.37	-0.37
denial * upheld	0.22	-0.22
denial :	0.26	-0.26
denial and	0.5	-0.5
denial code	-0.3	0.3
denial fully	-0.57	0.57
denial has	0.36	-0.36
denial is	0.59	-0.59
denial notic	0.22	-0.22
denial of	1.17	-1.17
denial on	0.29	-0.29
denial stand	0.66	-0.66
denial was	1.17	-1.17
denial you	0.36	-0.36
density scan	0.22	-0.22
dental	-1.39	1.39
dental of	0.19	-0.19
dental only	-0.42	0.42
dentist	-0.18	0.18
deny * <month>	2.18	-2.18
deny * a	-1.32	1.32
deny * adjust	-0.29	0.29
deny * charg	0.19	-0.19
deny * claim	-0.22	0.22
deny * co	-0.58	0.58
deny * follow	0.52	-0.52
deny * full	-0.36	0.36
deny * have	0.41	-0.41
deny * lack	0.38	-0.38
deny * medical	0.23	-0.23
deny * not	1.18	-1.18
deny * of	0.63	-0.63
deny * pay	-0.33	0.33
deny * request	1.65	-1.65
deny * servic	-0.23	0.23
deny * the	0.18	-0.18
deny * thi	0.37	-0.37
deny :	-0.4	0.4
deny <5>	0.88	-0.88
deny <d>	0.46	-0.46
deny <m>	-0.89	0.89
deny <n>	0.51	-0.51
deny ?	0.55	-0.55
deny and	-0.48	0.48
deny as	-0.19	0.19
deny becaus	-1.98	1.98
deny by	0.92	-0.92
deny carc	0.7	-0.7
deny charg	0.32	-0.32
deny claim	0.62	-0.62
deny code	0.29	-0.29
deny coverag	0.57	-0.57
deny finaliz	-0.55	0.55
deny for	0.67	-0.67
deny in	-0.24	0.24
deny it	0.21	-0.21
deny line	0.16	-0.16
deny no	-1.07	1.07
deny on	2.31	-2.31
deny paid	0.38	-0.38
deny patient	-0.57	0.57
deny pay	-0.7	0.7
deny per	-1.22	1.22
deny reason	-1.15	1.15
deny servic	0.86	-0.86
deny the	0.27	-0.27
deny thi	-1.26	1.26
deny we	0.41	-0.41
deny with	-0.65	0.65
deny your	0.76	-0.76
depart	1.22	-1.22
depart * financial	0.38	-0.38
depart * health	0.44	-0.44
depart * insuranc	0.6	-0.6
depart * labor	0.17	-0.17
depart * medicaid	0.77	-0.77
depart of	1.79	-1.79
depend	1.31	-1.31
depend on	1.31	-1.31
dependent	-1.56	1.56
deposit	1.74	-1.74
deposit of	-0.87	0.87
dept	0.19	-0.19
dept <n>	0.31	-0.31
dermatology	-0.2	0.2
deschut	0.18	-0.18
describ	-2.1	2.1
describ * same	0.95	-0.95
describ a	-0.92	0.92
describ an	-0.24	0.24
describ as	-0.46	0.46
describ is	-0.36	0.36
describ the	1.14	-1.14
description	-1.25	1.25
description <n>	-1.38	1.38
description amount	0.18	-0.18
description bill	0.21	-0.21
description charg	0.6	-0.6
description co	-0.33	0.33
description page	-0.91	0.91
desert	0.41	-0.41
deshawn	0.47	-0.47
desk	-0.18	0.18
desk <n>	0.84	-0.84
desk by	0.22	-0.22
desk fax	0.17	-0.17
desk to	0.43	-0.43
desmond	0.27	-0.27
desmond achterberg	0.16	-0.16
destroy	0.2	-0.2
destroy it	0.19	-0.19
detach	0.41	-0.41
detach * return	0.28	-0.28
detach and	0.28	-0.28
detail	0.4	-0.4
detail from	0.54	-0.54
detail print	-0.27	0.27
determin	1.32	-1.32
determin * <month>	0.33	-0.33
determin * bind	0.24	-0.24
determin * revers	0.21	-0.21
determin * the	-0.55	0.55
determin :	0.58	-0.58
determin and	0.5	-0.5
determin is	1.22	-1.22
determin lcd	-0.21	0.21
determin letter	-0.49	0.49
determin of	0.22	-0.22
determin on	0.17	-0.17
determin that	-0.94	0.94
determin was	0.23	-0.23
determin whether	0.23	-0.23
develop	0.36	-0.36
developmental	-1.21	1.21
developmental delay	-1.09	1.09
devic	-0.82	0.82
devic is	-0.3	0.3
devot	0.38	-0.38
devot health	0.37	-0.37
diabet	-0.47	0.47
diabetic	-0.57	0.57
diag	0.17	-0.17
diag :	0.17	-0.17
diagnos	-0.16	0.16
diagnos * the	-0.17	0.17
diagnostic	-0.3	0.3
diagnosy	-0.24	0.24
diagnosy * the	0.2	-0.2
diagnosy :	0.9	-0.9
diagnosy and	1.13	-1.13
diagnosy code	-1.02	1.02
diagnosy doe	-1.09	1.09
diagnosy e	0.36	-0.36
diagnosy f	0.21	-0.21
diagnosy given	0.79	-0.79
diagnosy i	0.19	-0.19
diagnosy m	1.15	-1.15
diagnosy of	-0.26	0.26
diagnosy on	-0.56	0.56
diagnosy r	-0.39	0.39
diagnosy s	0.47	-0.47
diagnosy was	1.41	-1.41
diagnosy z	-1.01	1.01
diaz	0.42	-0.42
did	-1.17	1.17
did * deny	1.01	-1.01
did * work	-0.19	0.19
did it	-0.5	0.5
did not	-1.25	1.25
did she	-0.18	0.18
did the	-0.26	0.26
did thi	-0.3	0.3
did we	0.87	-0.87
did with	0.17	-0.17
did you	0.41	-0.41
didnt	0.41	-0.41
die	0.45	-0.45
differ	-0.81	0.81
differ from	-0.84	0.84
differenc	2.11	-2.11
differenc * your	0.71	-0.71
differenc between	-0.38	0.38
differenc is	0.68	-0.68
different	-0.63	0.63
different answer	0.98	-0.98
different clinic	0.43	-0.43
different company	-0.95	0.95
different one	-0.25	0.25
different than	-0.63	0.63
digit	-3.03	3.03
digit short	-0.41	0.41
direct	0.44	-0.44
direct by	-0.69	0.69
direct deposit	1	-1
direct treat	0.2	-0.2
director	1.4	-1.4
director dr	0.41	-0.41
directory	-0.56	0.56
disability	1.85	-1.85
disability index	0.82	-0.82
disagr	1.61	-1.61
disagr * the	0.96	-0.96
disagr * us	0.85	-0.85
disagr with	1.56	-1.56
disagre * how	0.22	-0.22
disagre * the	0.35	-0.35
disagre ?	0.18	-0.18
disagre a	0.26	-0.26
disagre you	0.21	-0.21
disallow	1.24	-1.24
disaster	-0.47	0.47
disburs	1.29	-1.29
disc	0.7	-0.7
discharg	-0.45	0.45
discharg statu	-0.92	0.92
discharg summary	1.07	-1.07
disciplin	-0.19	0.19
discount	-0.24	0.24
discount <m>	0.2	-0.2
discount cover	0.16	-0.16
discount not	0.55	-0.55
discount plan	0.18	-0.18
discount under	0.84	-0.84
discriminat	1.19	-1.19
discriminat * the	0.5	-0.5
discriminat on	0.5	-0.5
discussion	0.24	-0.24
diseas	1.2	-1.2
diseas and	0.3	-0.3
dismis	-0.98	0.98
dismiss	-1.38	1.38
dismiss * appeal	-0.9	0.9
dismiss * request	0.39	-0.39
dismiss it	0.16	-0.16
dismiss the	-0.7	0.7
dismiss your	-0.17	0.17
dismissal	0.86	-0.86
dismissal aside	0.21	-0.21
dismissal was	0.18	-0.18
dismissal within	0.16	-0.16
dispens	-0.92	0.92
disposition	0.27	-0.27
disput	0.93	-0.93
disput * <m>	0.17	-0.17
disput * amount	0.45	-0.45
disput * the	-1.42	1.42
disput * time	0.17	-0.17
disput :	0.92	-0.92
disput <m>	0.23	-0.23
disput and	0.45	-0.45
disput are	-0.5	0.5
disput between	-0.63	0.63
disput by	-0.27	0.27
disput claim	0.36	-0.36
disput for	0.19	-0.19
disput form	1.13	-1.13
disput in	0.18	-0.18
disput is	0.32	-0.32
disput must	0.76	-0.76
disput of	0.32	-0.32
disput resolution	0.51	-0.51
disput that	-0.98	0.98
disput thi	0.53	-0.53
disput to	0.18	-0.18
disput was	0.77	-0.77
disput with	-0.68	0.68
disput within	0.33	-0.33
disput you	0.42	-0.42
distinct	0.74	-0.74
district	0.5	-0.5
division	0.62	-0.62
division * health	0.35	-0.35
division of	0.46	-0.46
divorc	-0.69	0.69
divorc was	-0.31	0.31
dme	-0.23	0.23
dn	0.17	-0.17
do * exercis	0.52	-0.52
do * same	-0.44	0.44
do :	0.36	-0.36
do ?	0.19	-0.19
do anyth	0.93	-0.93
do have	0.22	-0.22
do if	0.27	-0.27
do next	0.55	-0.55
do not	-0.49	0.49
do noth	0.92	-0.92
do one	0.24	-0.24
do send	0.26	-0.26
do so	1.06	-1.06
do that	-0.32	0.32
do the	0.65	-0.65
do these	-1.19	1.19
do thi	-0.4	0.4
do we	-0.79	0.79
do with	-0.68	0.68
do you	0.67	-0.67
do your	0.58	-0.58
dob	-0.49	0.49
dob * claim	-0.72	0.72
dob <d>	0.41	-0.41
dob <n>	0.43	-0.43
dob on	-0.72	0.72
doc	0.59	-0.59
doctor	0.31	-0.31
doctor * chiropractic	0.25	-0.25
doctor * doctor	-0.34	0.34
doctor * not	-1.3	1.3
doctor * our	0.97	-0.97
doctor * the	-1.04	1.04
doctor :	0.2	-0.2
doctor and	-0.42	0.42
doctor asked	0.6	-0.6
doctor call	-0.28	0.28
doctor can	0.6	-0.6
doctor cannot	1.55	-1.55
doctor did	0.51	-0.51
doctor dr	0.41	-0.41
doctor for	0.78	-0.78
doctor form	-0.2	0.2
doctor found	-1.32	1.32
doctor has	0.31	-0.31
doctor in	-0.26	0.26
doctor is	0.31	-0.31
doctor name	0.54	-0.54
doctor note	0.42	-0.42
doctor number	-0.6	0.6
doctor of	0.55	-0.55
doctor offic	-0.41	0.41
doctor on	-0.67	0.67
doctor or	0.3	-0.3
doctor order	-0.87	0.87
doctor prescription	-0.22	0.22
doctor say	0.26	-0.26
doctor sign	0.92	-0.92
doctor slip	-0.41	0.41
doctor think	-0.57	0.57
doctor told	0.73	-0.73
doctor visit	-0.35	0.35
doctor who	1.43	-1.43
doctor within	0.3	-0.3
doctor writ	-0.66	0.66
docu	-0.46	0.46
docu * support	0.57	-0.57
docu * the	-0.79	0.79
docu articl	-1.13	1.13
docu control	0.29	-0.29
docu for	0.69	-0.69
docu guidelin	0.46	-0.46
docu page	-1	1
docu that	-0.73	0.73
document	-0.27	0.27
document * requir	-0.48	0.48
document doe	0.39	-0.39
document is	-0.74	0.74
document request	0.65	-0.65
dod	0.83	-0.83
dod benefit	0.83	-0.83
doe	-1.25	1.25
doe not	-1.3	1.3
dog	-0.21	0.21
doi	0.96	-0.96
doing	-0.49	0.49
dollar	-0.71	0.71
dollar amount	-1.1	1.1
dollar for	-0.35	0.35
dolor	0.19	-0.19
domestic	-0.33	0.33
domestic partner	-0.33	0.33
done	-1.82	1.82
done * <month>	0.43	-0.43
done * a	1	-1
done * home	-0.23	0.23
done * same	-1.06	1.06
done and	0.51	-0.51
done by	0.96	-0.96
done charg	0.32	-0.32
done for	-0.74	0.74
done in	-0.85	0.85
done on	-0.49	0.49
done saf	-0.23	0.23
done the	-1.12	1.12
done to	-0.65	0.65
done with	0.32	-0.32
done within	-0.26	0.26
done without	0.5	-0.5
dont	1	-1
dont agree	0.17	-0.17
door	-1.84	1.84
door :	-0.63	0.63
door shut	-0.98	0.98
dorothea	0.17	-0.17
dos	-2	2
dos :	0.44	-0.44
dos <d>	-0.95	0.95
dos <n>	-0.33	0.33
dos code	0.53	-0.53
dos cpt	0.55	-0.55
dos pos	0.29	-0.29
dos proc	-0.43	0.43
dos same	-0.64	0.64
dose	-0.45	0.45
doubl	-0.42	0.42
doubt	-0.25	0.25
down * <n>	-0.7	0.7
down * a	-0.52	0.52
down * may	0.19	-0.19
down * the	-0.86	0.86
down a	-0.78	0.78
down as	0.44	-0.44
down by	-0.57	0.57
down for	-0.51	0.51
down from	0.42	-0.42
down in	-0.23	0.23
down not	-0.69	0.69
down on	-0.62	0.62
down the	0.36	-0.36
down to	-0.78	0.78
down we	0.7	-0.7
downcod	-1.19	1.19
download	0.52	-0.52
dpm	-0.48	0.48
dpt	1.14	-1.14
dpt <n>	0.16	-0.16
dr	0.66	-0.66
dr ignatiu	0.48	-0.48
dr kim	0.47	-0.47
dr osei	0.64	-0.64
dr sunniva	0.28	-0.28
draft	0.31	-0.31
draft <n>	0.25	-0.25
drainag	-0.47	0.47
draw	-0.36	0.36
draw * blood	-0.46	0.46
draw <m>	0.29	-0.29
draw on	-0.2	0.2
draw the	-0.24	0.24
drawer	-0.21	0.21
drawn	0.17	-0.17
drawn * a	-0.33	0.33
drawn at	1.02	-1.02
drawn down	-0.61	0.61
dres	-0.44	0.44
dress	0.29	-0.29
dress and	-0.71	0.71
drg	0.96	-0.96
drill	-0.65	0.65
driv	0.72	-0.72
drive	-0.44	0.44
driver	-1.31	1.31
drop	0.41	-0.41
dropp	-2.32	2.32
dropp from	-0.46	0.46
dropp the	-0.4	0.4
drug	-0.39	0.39
drug * cover	-0.42	0.42
drug * for	1.5	-1.5
drug * is	-0.7	0.7
drug * not	-1.24	1.24
drug * the	1.15	-1.15
drug * was	0.17	-0.17
drug * you	0.38	-0.38
drug administr	-0.46	0.46
drug are	-0.25	0.25
drug code	0.42	-0.42
drug confirm	-0.54	0.54
drug coverag	0.27	-0.27
drug for	-0.62	0.62
drug list	-0.24	0.24
drug not	-0.64	0.64
drug on	1.03	-1.03
drug only	0.55	-0.55
drug plan	0.28	-0.28
drug screen	0.16	-0.16
drug that	-0.16	0.16
drug tried	0.22	-0.22
drug was	0.51	-0.51
drug were	-0.26	0.26
drug when	-1.9	1.9
drummond	0.72	-0.72
dry	-1.36	1.36
dry needl	-1.05	1.05
dt	-0.88	0.88
du	0.24	-0.24
due * <n>	0.51	-0.51
due * the	0.55	-0.55
due * visit	-0.37	0.37
due :	0.93	-0.93
due <d>	0.22	-0.22
due <m>	0.61	-0.61
due at	-0.32	0.32
due back	0.22	-0.22
due by	-0.98	0.98
due from	-0.73	0.73
due on	0.59	-0.59
due to	1.54	-1.54
due within	0.62	-0.62
dufresn	0.17	-0.17
dunmor	0.26	-0.26
dunn	-0.86	0.86
dup	-2.04	2.04
dup of	-1.15	1.15
duplicat	-2.17	2.17
duplicat * a	-1.01	1.01
duplicat * claim	-1.57	1.57
duplicat claim	-2.27	2.27
duplicat of	-2.34	2.34
duplicat pay	-0.26	0.26
dur	-0.43	0.43
dur * appeal	0.39	-0.39
dur open	-0.79	0.79
dur the	0.48	-0.48
duty	0.26	-0.26
duty famy	0.31	-0.31
duty member	0.3	-0.3
dv	-1.22	1.22
dv <n>	0.27	-0.27
dw	-0.86	0.86
dw <n>	-0.86	0.86
dwc	0.39	-0.39
dwc form	0.16	-0.16
dx	-0.71	0.71
dx :	0.3	-0.3
dx bill	-0.63	0.63
dx f	0.63	-0.63
dx m	-0.45	0.45
dx qty	0.46	-0.46
dx z	0.25	-0.25
e	-0.39	0.39
e * the	0.47	-0.47
e <5>	0.17	-0.17
e <m>	0.58	-0.58
e attorney	0.27	-0.27
e ben	0.21	-0.21
e claim	0.22	-0.22
e d	0.2	-0.2
e m	-1.98	1.98
e mail	0.54	-0.54
e n	0.2	-0.2
e of	0.47	-0.47
e townzip	0.2	-0.2
ea	0.19	-0.19
ea <n>	0.17	-0.17
each	0.5	-0.5
each bill	-0.58	0.58
each calendar	-1.81	1.81
each date	-0.26	0.26
each day	0.36	-0.36
each line	0.27	-0.27
each member	0.22	-0.22
each of	-0.63	0.63
each other	-0.17	0.17
each page	0.94	-0.94
each person	1.73	-1.73
each step	1.21	-1.21
each time	0.71	-0.71
each timed	-0.26	0.26
each visit	0.43	-0.43
each week	1.16	-1.16
ear	-1.37	1.37
ear wash	-0.2	0.2
earlier bill	-0.7	0.7
earlier claim	-0.38	0.38
earlier decision	1.32	-1.32
earlier fil	0.82	-0.82
earlier pay	1.82	-1.82
earlier submission	-1.31	1.31
earlier under	0.27	-0.27
earlier visit	0.49	-0.49
early	1.61	-1.61
east	0.34	-0.34
east region	0.25	-0.25
easter	-0.48	0.48
eastern	0.21	-0.21
eat	-0.44	0.44
eb	0.25	-0.25
eb <n>	0.25	-0.25
ec	-0.66	0.66
ecg	-0.78	0.78
echo	-1.15	1.15
echo of	-0.87	0.87
edi	1.07	-1.07
edit	0.26	-0.26
edit <n>	-0.95	0.95
edition	-0.2	0.2
editor	-0.37	0.37
educ	-0.56	0.56
educ <5>	0.18	-0.18
educat round	0.72	-0.72
ef	0.16	-0.16
effect	-1.63	1.63
effect of	-0.63	0.63
effect on	-0.64	0.64
effect thi	0.25	-0.25
effectiv	-1.56	1.56
effectiv <n>	-1.2	1.2
effectivenes	-0.59	0.59
eft	0.31	-0.31
eft <n>	-0.99	0.99
eft none	0.16	-0.16
eft number	0.16	-0.16
eft trace	0.32	-0.32
eg	0.16	-0.16
eh	0.17	-0.17
eh <n>	0.16	-0.16
eight	-0.51	0.51
eight day	-0.44	0.44
eight minut	-0.43	0.43
eight month	-0.26	0.26
eight more	0.35	-0.35
eight visit	1.39	-1.39
eight week	-0.61	0.61
eighty	0.6	-0.6
eighty <n>	0.2	-0.2
eighty day	0.35	-0.35
ein	-1.05	1.05
either	-0.89	0.89
either not	-0.25	0.25
either way	-0.47	0.47
ek	0.23	-0.23
ek <n>	0.23	-0.23
el	-0.47	0.47
elaps	-1.42	1.42
elaps :	-0.93	0.93
elbow	-0.89	0.89
election	0.35	-0.35
electrical	-0.29	0.29
electrical stimul	-0.39	0.39
electrocardiogram	0.27	-0.27
electronic	-0.81	0.81
electronic claim	-0.99	0.99
electronic file	-0.22	0.22
electronic one	-0.4	0.4
electronic remittanc	0.22	-0.22
electronic signatur	-0.48	0.48
electronical	0.44	-0.44
electronical sign	0.32	-0.32
elev	1.1	-1.1
eleven	-2.09	2.09
eleven day	0.22	-0.22
eleven month	-0.18	0.18
eleven visit	0.53	-0.53
eleventh	-0.5	0.5
elig	-0.7	0.7
eligibility	1.42	-1.42
eligibility claim	-0.22	0.22
eligibl	-2.61	2.61
eligibl * date	-0.56	0.56
eligibl * tricar	-0.21	0.21
eligibl for	-1.25	1.25
eligibl on	-1.16	1.16
ellery	0.39	-0.39
elli	0.23	-0.23
elm street	-0.28	0.28
elowen	0.43	-0.43
else	-0.84	0.84
else chart	-1.07	1.07
else to	0.17	-0.17
elsewher	-1.48	1.48
emergency	-0.58	0.58
emergency and	0.74	-0.74
emergency medicaid	-0.33	0.33
emmett	0.36	-0.36
employ	-0.9	0.9
employ health	0.95	-0.95
employe	0.38	-0.38
employe * not	0.26	-0.26
employe :	0.2	-0.2
employe benefit	0.73	-0.73
employe health	0.58	-0.58
employe is	-0.89	0.89
employe may	0.28	-0.28
employe medical	0.17	-0.17
employe on	-1.33	1.33
employe or	0.45	-0.45
employe pay	0.19	-0.19
employe program	0.6	-0.6
employe retir	0.23	-0.23
employer	-0.57	0.57
employer * is	0.43	-0.43
employer * the	-1.39	1.39
employer :	0.43	-0.43
employer and	0.59	-0.59
employer carrier	-0.6	0.6
employer chose	-0.37	0.37
employer comp	-0.69	0.69
employer group	1.14	-1.14
employer has	-0.42	0.42
employer is	0.24	-0.24
employer pay	1.04	-1.04
employer plan	0.98	-0.98
empty	-2.94	2.94
en	0.49	-0.49
en espa	0.31	-0.31
enclos	1.43	-1.43
enclos a	0.21	-0.21
enclos check	0.77	-0.77
enclos form	0.66	-0.66
enclos is	0.47	-0.47
enclos the	1.08	-1.08
enclosur	0.44	-0.44
end	-0.55	0.55
end * <month>	-0.34	0.34
end * <n>	-0.98	0.98
end * the	0.59	-0.59
end <n>	-0.7	0.7
end collision	-0.28	0.28
end date	0.97	-0.97
end in	-0.61	0.61
end of	0.24	-0.24
end on	-0.29	0.29
end stage	-0.33	0.33
end the	-0.44	0.44
ended	-1.26	1.26
ended * of	0.38	-0.38
ended * the	-0.8	0.8
ended <n>	-1.09	1.09
ended and	-1.1	1.1
ended as	0.38	-0.38
ended at	-0.66	0.66
ended befor	-0.87	0.87
ended in	-0.45	0.45
ended on	-0.35	0.35
ended the	-0.32	0.32
ends:	2.18	-2.18
ends:.	1.7	-1.7
ends::	1.81	-1.81
ends:?	3.15	-3.15
enough	-1.3	1.3
enough * move	0.16	-0.16
enough for	-0.59	0.59
enough to	-0.36	0.36
enroll	-0.3	0.3
enroll * the	-0.5	0.5
enroll * tricar	1	-1
enroll * us	0.35	-0.35
enroll code	1.12	-1.12
enroll ended	0.59	-0.59
enroll in	0.31	-0.31
enroll name	0.26	-0.26
enroll need	0.31	-0.31
enroll was	-0.29	0.29
enroll with	-0.91	0.91
enrolle	1.03	-1.03
enrolle :	0.16	-0.16
enrolle id	0.42	-0.42
ent	-0.87	0.87
enter	-0.86	0.86
enter as	-0.19	0.19
entir	1.14	-1.14
entir claim	0.49	-0.49
entitl to	0.17	-0.17
entity	0.56	-0.56
entry	-2.13	2.13
entry * <n>	-0.48	0.48
entry for	-0.63	0.63
envelop	-0.36	0.36
envelop is	-0.26	0.26
eob	-0.9	0.9
eob * the	-0.68	0.68
eob and	0.42	-0.42
eob date	0.25	-0.25
eob messag	-1.25	1.25
eob of	-0.81	0.81
eop	0.53	-0.53
eop <n>	-0.39	0.39
eop date	0.68	-0.68
eor	0.52	-0.52
eor :	0.29	-0.29
eor <n>	-0.23	0.23
eor date	0.3	-0.3
epidural	-0.24	0.24
epidural injection	0.17	-0.17
epo	-0.62	0.62
equal	0.66	-0.66
equip	-1.01	1.01
equip is	-0.69	0.69
erie	0.28	-0.28
erie insuranc	0.27	-0.27
erisa	1.98	-1.98
erisa and	0.26	-0.26
erisa section	0.79	-0.79
error	-1.15	1.15
error * ask	0.16	-0.16
error and	0.59	-0.59
error call	0.3	-0.3
error s	-0.34	0.34
error which	-0.24	0.24
es	0.17	-0.17
escrow	-0.86	0.86
esmd	0.58	-0.58
esmd content	0.25	-0.25
espa	0.48	-0.48
espa ol	0.48	-0.48
espanol	0.28	-0.28
esrd	-0.9	0.9
essential	0.33	-0.33
est	-0.5	0.5
esta	0.26	-0.26
establish	-0.21	0.21
establish patient	-0.25	0.25
este	0.25	-0.25
esterhazy	0.27	-0.27
eval	-0.32	0.32
eval and	-0.39	0.39
evalu	0.28	-0.28
evalu * <d>	0.86	-0.86
evalu * <month>	-0.37	0.37
evalu * <n>	0.46	-0.46
evalu * a	0.71	-0.71
evalu * daily	1.06	-1.06
evalu * manag	0.32	-0.32
evalu * plan	0.42	-0.42
evalu a	-0.25	0.25
evalu after	0.79	-0.79
evalu and	1.2	-1.2
evalu bill	-0.77	0.77
evalu is	-0.84	0.84
evalu of	1.16	-1.16
evalu on	-0.59	0.59
evalu only	-0.78	0.78
evalu that	0.64	-0.64
evalu the	0.46	-0.46
evalu was	-0.5	0.5
evander	0.39	-0.39
even	-1.78	1.78
even if	0.61	-0.61
even when	-0.74	0.74
ever	-0.32	0.32
everett	-0.6	0.6
evergreen	0.43	-0.43
every	-0.91	0.91
every <n>	-1.11	1.11
every claim	-0.62	0.62
every day	0.45	-0.45
every five	-0.16	0.16
every line	1.29	-1.29
every month	-0.57	0.57
every one	-0.36	0.36
every other	0.28	-0.28
every ten	0.55	-0.55
every three	0.22	-0.22
every two	-0.2	0.2
every visit	-1.15	1.15
everyon	0.4	-0.4
everyth	0.32	-0.32
everyth * bill	1.52	-1.52
everyth * thi	-0.38	0.38
everyth else	-0.31	0.31
everyth we	0.22	-0.22
everyth you	1.59	-1.59
evicor	0.33	-0.33
evicor spine	0.69	-0.69
evidenc	-0.44	0.44
evidenc * coverag	-0.69	0.69
evidenc * is	0.26	-0.26
evidenc doe	-0.92	0.92
evidenc of	-0.85	0.85
evidenc that	0.62	-0.62
evolent	0.3	-0.3
ex	0.55	-0.55
ex <n>	0.41	-0.41
ex code	1.34	-1.34
exact	-3.46	3.46
exact copy	-0.9	0.9
exact duplicat	-2.77	2.77
exact match	-0.39	0.39
exam	-0.8	0.8
exam * <month>	-0.28	0.28
exam * a	-0.16	0.16
exam * not	0.31	-0.31
exam * the	0.86	-0.86
exam :	-0.17	0.17
exam and	0.47	-0.47
exam are	-0.44	0.44
exam find	0.57	-0.57
exam in	-0.31	0.31
exam is	-0.63	0.63
exam of	0.87	-0.87
exam on	0.23	-0.23
examin	0.19	-0.19
examin * a	0.6	-0.6
examin * our	-0.54	0.54
examin * the	-0.49	0.49
examin * thi	0.42	-0.42
examin by	-0.74	0.74
examin of	0.78	-0.78
examin on	-0.3	0.3
examin the	-0.67	0.67
examin under	0.98	-0.98
examiner	-0.9	0.9
exampl	1.11	-1.11
exampl * :	0.17	-0.17
exampl to	0.17	-0.17
exc	-1.73	1.73
exc the	-1.71	1.71
exceed	-2.01	2.01
exceed * acceptabl	0.4	-0.4
exceed * contract	0.63	-0.63
exceed * fee	-0.73	0.73
exceed * official	0.67	-0.67
exceed fee	0.95	-0.95
exceed our	0.4	-0.4
exceed what	-1.66	1.66
except	0.28	-0.28
except * an	-0.75	0.75
except * other	0.39	-0.39
except * the	0.21	-0.21
except as	0.3	-0.3
except for	0.28	-0.28
except in	-0.75	0.75
except to	0.21	-0.21
exception	0.3	-0.3
exception * the	0.74	-0.74
exception and	0.16	-0.16
exception cannot	1.13	-1.13
exception fit	-0.42	0.42
exception for	-0.52	0.52
exces	0.97	-0.97
excessiv	1.05	-1.05
exchang	-0.76	0.76
excl	-1.49	1.49
exclud	-3.19	3.19
exclud * the	-2.07	2.07
exclud by	-2.35	2.35
exclud from	-1.74	1.74
exclud servic	0.67	-0.67
exclusion	-1.26	1.26
exclusion list	-0.89	0.89
exclusion of	-0.62	0.62
exclusiv	-1.08	1.08
excus	-0.5	0.5
exercis	-0.26	0.26
exercis * home	-1.42	1.42
exercis * manual	1.06	-1.06
exercis * the	-0.41	0.41
exercis * were	1.27	-1.27
exercis <5>	0.85	-0.85
exercis <m>	0.31	-0.31
exercis <n>	0.49	-0.49
exercis and	-0.33	0.33
exercis at	-1.4	1.4
exercis done	0.41	-0.41
exercis equip	-0.31	0.31
exercis log	0.48	-0.48
exercis on	-0.37	0.37
exercis program	-0.49	0.49
exercis that	1.24	-1.24
exercis therapy	0.73	-0.73
exercis with	0.43	-0.43
exercis would	-0.3	0.3
exercis you	-0.67	0.67
exhaust	-2.28	2.28
exhaust <n>	-1.29	1.29
exist	-0.62	0.62
exist under	0.43	-0.43
exp	0.26	-0.26
expect	-0.96	0.96
expect * bring	0.21	-0.21
expect * recovery	0.61	-0.61
expect for	-1.11	1.11
expect of	0.43	-0.43
expedit	1.15	-1.15
expedit appeal	0.34	-0.34
expedit one	0.57	-0.57
expens	-2.78	2.78
expens incurr	-2.24	2.24
experimental	-1.03	1.03
experimental * investigational	-0.78	0.78
experimental and	-1.35	1.35
expir	-3.17	3.17
expir <n>	-1.01	1.01
expl	-1.01	1.01
expl <n>	-0.98	0.98
explain	-0.21	0.21
explain below	0.2	-0.2
explain how	-0.37	0.37
explain in	0.61	-0.61
explain the	-0.78	0.78
explain why	-0.62	0.62
explan	0.54	-0.54
explan * benefit	1.08	-1.08
explan * denial	-0.93	0.93
explan * pay	0.89	-0.89
explan * review	0.72	-0.72
explan * the	-0.34	0.34
explan :	-0.36	0.36
explan <n>	0.42	-0.42
explan of	0.96	-0.96
explan was	0.16	-0.16
explicit	-0.57	0.57
explicit attach	1.01	-1.01
ext	1.22	-1.22
ext <n>	1.21	-1.21
extend	1.13	-1.13
extend the	0.54	-0.54
extension	-0.28	0.28
extension <n>	0.74	-0.74
extension was	-1.25	1.25
extent	0.24	-0.24
external	0.93	-0.93
external cause	-0.89	0.89
external review	1.26	-1.26
extra	-0.86	0.86
extra sheet	1.01	-1.01
extracorporeal	0.97	-0.97
extracorporeal shock	0.97	-0.97
extrapolat	1.57	-1.57
extrapolat over	1.01	-1.01
extremity	0.69	-0.69
extremity pain	0.69	-0.69
eye	-1.39	1.39
eye care	0.29	-0.29
eye exam	-0.38	0.38
eyeglass	0.86	-0.86
f	0.7	-0.7
f <n>	0.33	-0.33
f applicant	0.18	-0.18
f charg	0.62	-0.62
facility	-1.02	1.02
facility :	-0.43	0.43
facsimil	0.42	-0.42
facsimil * <n>	0.19	-0.19
facsimil to	0.19	-0.19
fact * claim	0.62	-0.62
fact the	0.62	-0.62
factor	-0.38	0.38
fail	-1.28	1.28
fail to	-0.89	0.89
fair	0.18	-0.18
fair * you	0.43	-0.43
fair hear	1.25	-1.25
fair to	0.43	-0.43
fair try	-0.32	0.32
fairweather	0.45	-0.45
falkenrath	0.16	-0.16
fall	-0.79	0.79
fall * <n>	0.27	-0.27
fall * the	-0.87	0.87
fall and	-0.16	0.16
fall at	-0.28	0.28
fall insid	-0.23	0.23
fall on	0.17	-0.17
fall outsid	-0.64	0.64
fall to	-0.51	0.51
fall under	-0.64	0.64
fallen	-1.13	1.13
family	0.18	-0.18
famy	0.16	-0.16
famy care	0.82	-0.82
famy chiropractic	0.87	-0.87
famy claim	0.23	-0.23
famy clinic	0.49	-0.49
famy deductibl	0.33	-0.33
famy doctor	-0.81	0.81
famy for	0.24	-0.24
famy health	0.49	-0.49
famy medicin	0.68	-0.68
famy member	-1.63	1.63
famy physician	0.8	-0.8
famy practic	0.59	-0.59
famy spine	0.25	-0.25
far	-0.33	0.33
far * <n>	0.4	-0.4
far * we	-0.31	0.31
far :	0.21	-0.21
far as	-0.5	0.5
far in	0.4	-0.4
farm	0.27	-0.27
farm mutual	0.26	-0.26
farnsworth	0.17	-0.17
farrow	0.18	-0.18
fast	1.29	-1.29
fast appeal	1.12	-1.12
father plan	0.73	-0.73
fatigu	1.12	-1.12
fault	0.3	-0.3
fault insuranc	0.44	-0.44
favor	1.78	-1.78
favor of	0.61	-0.61
favorabl	1.61	-1.61
fax	0.74	-0.74
fax * <month>	0.53	-0.53
fax * <n>	0.63	-0.63
fax * deliver	0.26	-0.26
fax * mail	-0.98	0.98
fax * record	0.2	-0.2
fax * to	0.38	-0.38
fax :	0.53	-0.53
fax <n>	1.28	-1.28
fax above	0.2	-0.2
fax and	-0.38	0.38
fax ask	-0.74	0.74
fax at	0.16	-0.16
fax came	-1.41	1.41
fax confirm	0.5	-0.5
fax for	0.52	-0.52
fax is	0.17	-0.17
fax it	0.42	-0.42
fax no	0.17	-0.17
fax on	-0.7	0.7
fax or	-0.52	0.52
fax report	0.17	-0.17
fax them	0.17	-0.17
fax to	0.7	-0.7
fax us	0.45	-0.45
fax your	0.16	-0.16
faxe	0.53	-0.53
faxed * <n>	0.69	-0.69
faxed on	0.68	-0.68
fb	0.16	-0.16
fda	1.38	-1.38
fda has	1	-1
fear	0.2	-0.2
feca	0.41	-0.41
feca other	0.41	-0.41
fecha	0.2	-0.2
fecha de	0.18	-0.18
federal	0.39	-0.39
federal employ	0.84	-0.84
federal employe	0.67	-0.67
federal exclusion	-0.5	0.5
federal law	0.59	-0.59
federal pay	1.11	-1.11
federal servic	0.4	-0.4
federal tax	-0.21	0.21
fee	-0.53	0.53
fee * <m>	0.21	-0.21
fee * servic	0.31	-0.31
fee <n>	-0.76	0.76
fee and	-0.58	0.58
fee arrang	1.42	-1.42
fee disput	1.42	-1.42
fee for	-0.21	0.21
fee of	0.18	-0.18
fee sched	-0.49	0.49
fee schedul	0.39	-0.39
feel	-0.62	0.62
feet * a	-0.24	0.24
fehb	0.19	-0.19
felix	0.45	-0.45
fell	1.9	-1.9
fell from	0.79	-0.79
felt	-0.41	0.41
felt that	-0.84	0.84
femal	-0.83	0.83
fenella	0.2	-0.2
fenwick	0.65	-0.65
fergu	0.38	-0.38
ferncliff	0.35	-0.35
ferrant	0.18	-0.18
ferreira	0.23	-0.23
fever	0.79	-0.79
fever cancer	1.17	-1.17
few	0.41	-0.41
fewer	0.89	-0.89
fewer than	0.31	-0.31
field	-1.72	1.72
field * the	-0.69	0.69
field <n>	-0.16	0.16
fifteen	-0.33	0.33
fifteenth	-0.4	0.4
fifth	-0.6	0.6
figur	1.13	-1.13
fil	-0.99	0.99
fil fee	0.33	-0.33
fil had	0.29	-0.29
fil has	-2.17	2.17
fil period	-0.92	0.92
file	-1.16	1.16
file * appeal	0.53	-0.53
file * claim	0.28	-0.28
file * complaint	0.34	-0.34
file * grievanc	0.23	-0.23
file * pay	0.17	-0.17
file * request	0.22	-0.22
file * stat	0.25	-0.25
file * the	0.47	-0.47
file * these	-1.94	1.94
file * thi	-1.33	1.33
file * your	-0.69	0.69
file :	1.1	-1.1
file <n>	-0.17	0.17
file a	1.41	-1.41
file an	0.42	-0.42
file and	0.63	-0.63
file box	-0.53	0.53
file for	-1.28	1.28
file from	0.38	-0.38
file had	-0.23	0.23
file has	-0.41	0.41
file in	-0.44	0.44
file is	2.17	-2.17
file it	0.36	-0.36
file on	1.07	-1.07
file show	-1.21	1.21
file that	-0.25	0.25
file the	0.16	-0.16
file was	-0.31	0.31
file we	-0.41	0.41
file with	-0.16	0.16
file within	0.19	-0.19
filed	-0.86	0.86
filed * <month>	0.2	-0.2
filed * <n>	-0.57	0.57
filed * the	-0.3	0.3
filed a	-0.69	0.69
filed after	-1.31	1.31
filed by	-0.65	0.65
filed for	-0.19	0.19
filed past	-0.17	0.17
filed with	0.43	-0.43
fill	-0.41	0.41
fill * the	0.7	-0.7
fill in	0.21	-0.21
fill it	-0.73	0.73
fill on	0.88	-0.88
fill out	0.17	-0.17
fill the	-0.76	0.76
film	-1.14	1.14
film * the	-0.87	0.87
film and	0.59	-0.59
film of	-0.43	0.43
film were	-0.28	0.28
final	-0.36	0.36
final <n>	-1.05	1.05
final advers	0.38	-0.38
final and	0.21	-0.21
final decision	0.78	-0.78
final verific	0.42	-0.42
finaliz	-0.73	0.73
finaliz <d>	0.57	-0.57
finaliz date	-0.51	0.51
finaliz deny	-0.25	0.25
finaliz paid	0.66	-0.66
financ	1	-1
financial	1.31	-1.31
financial servic	0.46	-0.46
finch	0.56	-0.56
find	-0.39	0.39
find * the	0.66	-0.66
find * thi	0.67	-0.67
find :	-1.02	1.02
find a	-0.43	0.43
find and	0.76	-0.76
find for	0.88	-0.88
find it	-0.3	0.3
find no	-0.44	0.44
find of	0.44	-0.44
find one	0.24	-0.24
find out	-0.52	0.52
find that	-1	1
find the	0.27	-0.27
fine	-1.81	1.81
finger	-0.65	0.65
finish	0.51	-0.51
finish * <month>	-0.58	0.58
finish * review	-0.55	0.55
finish :	0.85	-0.85
finish claim	-0.96	0.96
finish it	1.09	-1.09
finish on	0.24	-0.24
finish our	-0.36	0.36
finish process	0.61	-0.61
finish the	1.19	-1.19
finish thi	0.74	-0.74
finish with	0.19	-0.19
fiona	0.21	-0.21
fire	-0.37	0.37
firm	-0.92	0.92
first	-1.63	1.63
first * a	0.74	-0.74
first * have	-0.76	0.76
first * last	-0.44	0.44
first * line	-0.72	0.72
first * thi	-1.46	1.46
first * we	0.4	-0.4
first <m>	-0.93	0.93
first <n>	-0.31	0.31
first answer	1.18	-1.18
first appeal	0.22	-0.22
first bill	-0.9	0.9
first coast	0.27	-0.27
first colorado	0.35	-0.35
first day	-0.5	0.5
first decision	2.62	-2.62
first denial	0.31	-0.31
first deny	0.44	-0.44
first determin	-0.2	0.2
first evalu	-1.3	1.3
first examin	0.61	-0.61
first for	-1.22	1.22
first heard	-0.17	0.17
first in	-0.92	0.92
first insurer	-0.82	0.82
first it	-1.12	1.12
first level	0.74	-0.74
first month	1.18	-1.18
first name	-0.43	0.43
first one	-0.43	0.43
first or	-0.78	0.78
first page	0.74	-0.74
first paid	-0.48	0.48
first party	0.98	-0.98
first payer	-1.04	1.04
first receiv	-0.59	0.59
first report	0.66	-0.66
first reviewer	1.31	-1.31
first show	-0.26	0.26
first six	1.64	-1.64
first then	-1.29	1.29
first three	-0.93	0.93
first time	0.88	-0.88
first visit	0.4	-0.4
first was	-0.72	0.72
first we	-0.72	0.72
fiscal	0.17	-0.17
fiscal agent	-0.2	0.2
fiscal year	0.26	-0.26
fit	-0.69	0.69
fit :	0.16	-0.16
fit the	0.52	-0.52
fitt	-0.32	0.32
fitzhugh	0.16	-0.16
five	-0.87	0.87
five busines	0.77	-0.77
five day	1.31	-1.31
five goal	0.48	-0.48
five month	-0.42	0.42
five region	0.37	-0.37
five time	-0.3	0.3
five unit	-0.17	0.17
five week	-0.87	0.87
five year	-0.62	0.62
fix	-0.3	0.3
fixed	1.24	-1.24
fixed the	0.29	-0.29
flag	-0.67	0.67
flagg	-0.73	0.73
flare	0.39	-0.39
flare up	0.35	-0.35
flat	-0.78	0.78
flat rate	-0.66	0.66
fle	0.16	-0.16
fle <5>	0.16	-0.16
flexion	0.99	-0.99
flexion <n>	0.32	-0.32
flight	0.28	-0.28
flint	0.47	-0.47
flint hill	0.47	-0.47
floor	1.03	-1.03
florida	-0.41	0.41
florida blue	0.2	-0.2
florida statut	-0.76	0.76
flu	-0.65	0.65
flu shot	-0.35	0.35
fluid	0.18	-0.18
fnp c	0.31	-0.31
fold	-1.19	1.19
fold into	-0.56	0.56
folder	-0.68	0.68
folk	-0.63	0.63
follow :	0.4	-0.4
follow drug	0.23	-0.23
follow for	0.24	-0.24
follow prescription	0.19	-0.19
follow the	0.19	-0.19
follow up	-1.02	1.02
follow ups	-0.32	0.32
follow within	-0.74	0.74
follow year	-0.34	0.34
follow your	0.43	-0.43
fontenot	0.26	-0.26
food	-0.77	0.77
food * drug	-0.46	0.46
food and	-0.46	0.46
foot	-0.2	0.2
foot and	0.44	-0.44
foot ankle	0.19	-0.19
foot care	-0.51	0.51
foot doctor	-0.78	0.78
foot on	-0.18	0.18
footnot	-2.19	2.19
footnot <n>	-1.3	1.3
for * :	-0.39	0.39
for * <month>	1.43	-1.43
for * <n>	-0.95	0.95
for * a	-1.25	1.25
for * amount	0.54	-0.54
for * and	0.26	-0.26
for * appeal	0.7	-0.7
for * approv	1.04	-1.04
for * approval	-0.48	0.48
for * attend	0.25	-0.25
for * authoriz	0.73	-0.73
for * beneficiary	0.46	-0.46
for * bill	0.56	-0.56
for * brace	-0.79	0.79
for * by	0.63	-0.63
for * calendar	0.38	-0.38
for * care	0.32	-0.32
for * charg	0.3	-0.3
for * chart	0.41	-0.41
for * child	-0.98	0.98
for * claim	-0.63	0.63
for * clinic	-1.05	1.05
for * company	-0.52	0.52
for * condition	-0.61	0.61
for * cover	0.17	-0.17
for * current	-0.71	0.71
for * custom	-0.49	0.49
for * date	-0.22	0.22
for * day	0.46	-0.46
for * decision	-0.24	0.24
for * delay	-0.39	0.39
for * differenc	0.52	-0.52
for * different	1.33	-1.33
for * disput	-0.69	0.69
for * doctor	0.25	-0.25
for * employer	0.74	-0.74
for * ended	1.4	-1.4
for * enrolle	-0.33	0.33
for * exception	-0.49	0.49
for * extension	-0.18	0.18
for * external	0.39	-0.39
for * fair	0.41	-0.41
for * fall	-0.21	0.21
for * fast	0.33	-0.33
for * first	0.87	-0.87
for * follow	0.29	-0.29
for * form	0.66	-0.66
for * four	0.51	-0.51
for * full	0.66	-0.66
for * group	-0.43	0.43
for * hear	0.27	-0.27
for * home	-0.88	0.88
for * illnes	0.46	-0.46
for * implant	0.69	-0.69
for * in	-1.29	1.29
for * independent	0.62	-0.62
for * initial	0.46	-0.46
for * injection	1.32	-1.32
for * injury	-0.23	0.23
for * is	-0.22	0.22
for * knee	-0.63	0.63
for * lab	0.53	-0.53
for * least	0.68	-0.68
for * left	-1.39	1.39
for * letter	0.27	-0.27
for * may	0.71	-0.71
for * medical	-0.9	0.9
for * member	0.51	-0.51
for * miss	-0.27	0.27
for * month	-0.66	0.66
for * mri	1.17	-1.17
for * new	1.36	-1.36
for * offic	0.24	-0.24
for * on	0.99	-0.99
for * one	-0.46	0.46
for * only	0.6	-0.6
for * other	0.38	-0.38
for * outsid	0.63	-0.63
for * pay	0.82	-0.82
for * physical	-0.84	0.84
for * plan	0.48	-0.48
for * power	-0.35	0.35
for * primary	-0.57	0.57
for * provider	0.86	-0.86
for * purpos	0.26	-0.26
for * reconsider	0.81	-0.81
for * record	1.7	-1.7
for * redetermin	0.67	-0.67
for * refund	0.39	-0.39
for * servic	0.63	-0.63
for * simpl	-0.48	0.48
for * singl	-0.76	0.76
for * skill	-0.28	0.28
for * sleep	-0.42	0.42
for * splint	-0.3	0.3
for * sprain	-0.53	0.53
for * state	0.6	-0.6
for * strep	-1.46	1.46
for * sum	0.35	-0.35
for * talk	0.23	-0.23
for * ten	0.58	-0.58
for * test	0.69	-0.69
for * the	0.55	-0.55
for * three	0.67	-0.67
for * to	-0.65	0.65
for * treat	0.87	-0.87
for * tricar	-0.26	0.26
for * two	-0.32	0.32
for * use	0.65	-0.65
for * very	-0.35	0.35
for * visit	0.54	-0.54
for * walker	0.29	-0.29
for * week	-0.82	0.82
for * whole	-0.96	0.96
for * work	-0.87	0.87
for * year	0.28	-0.28
for * you	-0.21	0.21
for * your	0.84	-0.84
for :	0.78	-0.78
for <5>	-0.91	0.91
for <d>	-1.08	1.08
for <m>	0.49	-0.49
for <month>	0.6	-0.6
for <n>	-0.32	0.32
for a	-0.85	0.85
for activ	1.04	-1.04
for additional	0.92	-0.92
for adjust	-0.56	0.56
for adult	-0.71	0.71
for all	0.72	-0.72
for an	0.39	-0.39
for and	0.63	-0.63
for another	0.63	-0.63
for any	-0.97	0.97
for anyth	-0.96	0.96
for approv	0.35	-0.35
for approval	-1.59	1.59
for arbitr	0.43	-0.43
for at	0.89	-0.89
for authoriz	-0.9	0.9
for befor	-2.44	2.44
for being	-0.85	0.85
for benefit	0.75	-0.75
for bill	-0.71	0.71
for both	-0.79	0.79
for by	1.17	-1.17
for car	0.25	-0.25
for chiropractic	0.43	-0.43
for claim	-0.66	0.66
for code	0.93	-0.93
for comfort	-0.51	0.51
for copy	1.29	-1.29
for cover	0.98	-0.98
for date	0.2	-0.2
for day	0.45	-0.45
for denial	-0.35	0.35
for developmental	-0.96	0.96
for dos	0.31	-0.31
for dr	-0.23	0.23
for dx	-0.91	0.91
for each	0.57	-0.57
for every	0.25	-0.25
for exampl	0.17	-0.17
for fil	-1.1	1.1
for four	1.1	-1.1
for free	-0.26	0.26
for further	-1.41	1.41
for general	-0.21	0.21
for health	-0.32	0.32
for heel	-0.36	0.36
for help	0.95	-0.95
for her	-0.97	0.97
for his	0.58	-0.58
for home	-0.5	0.5
for imag	0.16	-0.16
for independent	0.32	-0.32
for inform	0.39	-0.39
for is	-0.54	0.54
for it	0.81	-0.81
for lack	1.13	-1.13
for life	-0.31	0.31
for line	0.2	-0.2
for low	-1.13	1.13
for lumbar	-0.89	0.89
for m	0.72	-0.72
for manipul	-1.01	1.01
for manual	0.46	-0.46
for massag	-0.68	0.68
for may	-1.52	1.52
for medical	0.3	-0.3
for medicar	0.79	-0.79
for member	-0.7	0.7
for miss	1.33	-1.33
for money	-0.26	0.26
for more	1.55	-1.55
for mr	0.21	-0.21
for mrs	-0.43	0.43
for ms	0.25	-0.25
for neck	-1.09	1.09
for no	-0.35	0.35
for nonpay	-1.18	1.18
for noth	-0.58	0.58
for now	-1.28	1.28
for occupational	0.3	-0.3
for offic	-0.66	0.66
for on	0.62	-0.62
for other	-0.2	0.2
for our	0.28	-0.28
for out	-0.51	0.51
for outpatient	0.76	-0.76
for part	0.66	-0.66
for pay	-0.99	0.99
for physical	-1.27	1.27
for precertific	1.6	-1.6
for prepay	-0.6	0.6
for process	0.46	-0.46
for proof	1.19	-1.19
for provider	0.26	-0.26
for read	-0.22	0.22
for reconsider	1	-1
for record	1.99	-1.99
for redetermin	0.28	-0.28
for repay	0.32	-0.32
for review	-1.68	1.68
for second	0.32	-0.32
for send	-0.52	0.52
for servic	2.3	-2.3
for six	-0.34	0.34
for skill	-1.11	1.11
for speech	-0.57	0.57
for spinal	0.59	-0.59
for such	0.2	-0.2
for ten	-0.82	0.82
for that	-1.34	1.34
for them	0.5	-0.5
for therapeutic	0.26	-0.26
for therapy	0.19	-0.19
for these	1.31	-1.31
for thi	-1.49	1.49
for those	-0.27	0.27
for three	0.42	-0.42
for timed	-0.29	0.29
for treat	-0.31	0.31
for tricar	-0.21	0.21
for twelv	-0.57	0.57
for twenty	0.48	-0.48
for two	-0.37	0.37
for up	1.64	-1.64
for visit	1.08	-1.08
for weight	-1.79	1.79
for what	-0.39	0.39
for which	0.16	-0.16
for within	0.4	-0.4
for you	-0.44	0.44
force	-0.57	0.57
force * the	0.33	-0.33
force on	-1.01	1.01
foreign	-0.45	0.45
fork	0.2	-0.2
fork chiropractic	-0.52	0.52
form	-0.41	0.41
form * <month>	0.89	-0.89
form * the	0.39	-0.39
form <n>	-0.22	0.22
form about	-0.44	0.44
form and	0.47	-0.47
form cms	1.39	-1.39
form doe	0.82	-0.82
form for	-0.33	0.33
form from	0.77	-0.77
form hp	0.51	-0.51
form includ	0.45	-0.45
form is	0.92	-0.92
form may	0.16	-0.16
form never	-0.22	0.22
form nf	0.38	-0.38
form not	-0.69	0.69
form nys	0.19	-0.19
form of	0.33	-0.33
form on	0.84	-0.84
form rfa	-0.22	0.22
form say	-0.36	0.36
form sbr	0.62	-0.62
form sign	0.4	-0.4
form the	-0.5	0.5
form to	0.38	-0.38
form was	0.35	-0.35
form we	-0.87	0.87
form with	0.35	-0.35
form within	0.27	-0.27
formal	-0.82	0.82
former	0.36	-0.36
forty	0.38	-0.38
forward * medicaid	0.22	-0.22
forward * the	0.39	-0.39
forward * your	0.4	-0.4
forward the	0.93	-0.93
forward to	1.18	-1.18
foster	-0.41	0.41
found * a	-0.27	0.27
found * be	-0.83	0.83
found * full	-0.63	0.63
found * further	-0.75	0.75
found * the	-0.72	0.72
found * thi	-0.63	0.63
found * what	-0.28	0.28
found * you	0.34	-0.34
found a	-0.16	0.16
found an	-0.73	0.73
found for	0.29	-0.29
found full	0.49	-0.49
found health	0.2	-0.2
found in	-0.51	0.51
found none	-0.86	0.86
found on	0.17	-0.17
found the	1.07	-1.07
found to	-0.83	0.83
foundry	0.35	-0.35
four	0.38	-0.38
four * them	-0.22	0.22
four date	0.36	-0.36
four day	-0.61	0.61
four month	0.48	-0.48
four of	-0.43	0.43
four servic	0.2	-0.2
four therapy	0.28	-0.28
four time	-0.43	0.43
four unit	-0.54	0.54
four visit	0.58	-0.58
four week	1.25	-1.25
four year	-0.74	0.74
fourteen	-1.35	1.35
fourteen month	-1.28	1.28
fourth	-1.03	1.03
fox	0.2	-0.2
fractur	-1.05	1.05
fractur care	-0.99	0.99
franklin	0.23	-0.23
fraud	-0.46	0.46
fraud line	0.47	-0.47
free	0.36	-0.36
free * charg	0.63	-0.63
free * request	0.17	-0.17
free copy	0.58	-0.58
free help	0.56	-0.56
free of	0.44	-0.44
free on	0.17	-0.17
freight	0.21	-0.21
frequency	-0.54	0.54
frequency * dur	-0.35	0.35
frequency * servic	-0.74	0.74
frequency <n>	0.27	-0.27
frequency code	0.98	-0.98
frequency of	-0.74	0.74
fresh one	-0.29	0.29
fri	0.24	-0.24
fri <n>	0.22	-0.22
friday	-0.71	0.71
friday <n>	0.24	-0.24
from	-0.72	0.72
from * :	1.01	-1.01
from * <d>	0.18	-0.18
from * <n>	1.1	-1.1
from * befor	0.56	-0.56
from * beneficiary	0.16	-0.16
from * bill	-1.3	1.3
from * by	0.43	-0.43
from * center	0.28	-0.28
from * claim	-0.83	0.83
from * clearinghous	0.37	-0.37
from * clinic	-0.8	0.8
from * date	1.94	-1.94
from * day	0.64	-0.64
from * decision	-0.51	0.51
from * doctor	-0.39	0.39
from * enrolle	0.52	-0.52
from * first	-0.2	0.2
from * in	-0.37	0.37
from * issue	0.2	-0.2
from * last	0.72	-0.72
from * later	0.24	-0.24
from * member	-1.27	1.27
from * next	0.27	-0.27
from * offic	0.55	-0.55
from * one	-0.34	0.34
from * own	-0.16	0.16
from * patient	0.62	-0.62
from * pay	0.16	-0.16
from * plan	-1.29	1.29
from * practic	0.92	-0.92
from * prescriber	-1.12	1.12
from * process	0.22	-0.22
from * remittanc	0.51	-0.51
from * servic	0.49	-0.49
from * stat	-0.24	0.24
from * treat	-0.25	0.25
from * vendor	-0.26	0.26
from * visit	-0.21	0.21
from * we	0.52	-0.52
from :	0.64	-0.64
from <d>	1.22	-1.22
from <month>	-0.82	0.82
from a	0.59	-0.59
from an	-0.78	0.78
from befor	0.71	-0.71
from claim	-0.51	0.51
from date	-1.42	1.42
from day	-0.38	0.38
from dos	-0.64	0.64
from dr	-0.33	0.33
from her	-0.23	0.23
from here	-1.51	1.51
from him	0.26	-0.26
from its	-0.21	0.21
from last	0.68	-0.68
from later	0.63	-0.63
from may	-0.73	0.73
from medicar	-0.93	0.93
from one	-0.38	0.38
from our	-1.22	1.22
from part	0.8	-0.8
from peach	0.18	-0.18
from receipt	0.34	-0.34
from superior	0.19	-0.19
from that	-0.56	0.56
from the	-0.41	0.41
from then	-0.71	0.71
from there	0.21	-0.21
from thi	1.3	-1.3
from thru	0.5	-0.5
from to	0.87	-0.87
from treat	-0.81	0.81
from tricar	-2.19	2.19
from two	-0.39	0.39
from us	-0.21	0.21
from what	1.34	-1.34
from you	0.69	-0.69
from your	1.37	-1.37
front	-0.69	0.69
front desk	0.45	-0.45
front of	-0.56	0.56
frontdesk	0.2	-0.2
froze	-0.83	0.83
frozen	-0.61	0.61
fs	0.29	-0.29
full	0.62	-0.62
full * <month>	-0.27	0.27
full and	-0.57	0.57
full duty	-0.43	0.43
full motion	-0.9	0.9
full pay	1.01	-1.01
full range	1.03	-1.03
full time	-0.31	0.31
fully	0.25	-0.25
fully * explicit	-0.57	0.57
fully and	-0.5	0.5
fully favorabl	0.76	-0.76
fully insur	0.59	-0.59
function	-0.96	0.96
function is	-0.78	0.78
function medicar	0.17	-0.17
function that	-0.27	0.27
function was	-1.16	1.16
functional	-1.37	1.37
functional capacity	-0.35	0.35
functional deficit	-0.88	0.88
functional gain	-0.41	0.41
functional improv	-0.83	0.83
fund * account	-1	1
fund * the	0.21	-0.21
fund by	0.44	-0.44
fund claim	0.33	-0.33
fund has	1.07	-1.07
fund is	0.97	-0.97
fund medical	-0.62	0.62
fund paid	1.29	-1.29
fund rule	-1.12	1.12
fund the	-1.14	1.14
fund trust	-0.58	0.58
fund will	-0.27	0.27
furnish	0.59	-0.59
furnish the	0.78	-0.78
further	-0.32	0.32
further action	-0.64	0.64
further appeal	0.71	-0.71
further chiropractic	-2.3	2.3
further improv	-1.39	1.39
further pay	-0.35	0.35
further review	0.98	-0.98
further treat	0.32	-0.32
further visit	1.2	-1.2
futur	0.2	-0.2
futur pay	0.4	-0.4
g	-0.56	0.56
g <m>	0.2	-0.2
g <n>	-0.71	0.71
g l	-0.28	0.28
gae	0.25	-0.25
gae <5>	0.17	-0.17
gain	-1.25	1.25
gain in	-0.43	0.43
gait	0.59	-0.59
gap	0.84	-0.84
gap between	0.26	-0.26
garden	0.47	-0.47
gate	-0.83	0.83
gatekeeper	-0.53	0.53
gave	-1.32	1.32
gave * <month>	0.4	-0.4
gave * <n>	-0.54	0.54
gave * least	0.36	-0.36
gave * the	-0.33	0.33
gave * treat	-0.37	0.37
gave <n>	-0.26	0.26
gave an	-0.38	0.38
gave at	0.36	-0.36
gave in	0.22	-0.22
gave no	-1.45	1.45
gave the	-0.16	0.16
gave you	-0.86	0.86
gb	0.25	-0.25
gb <n>	0.25	-0.25
gba	0.19	-0.19
geha	0.51	-0.51
geico	0.29	-0.29
geisinger	0.79	-0.79
geisinger health	0.79	-0.79
gel	-0.39	0.39
gender	-1.75	1.75
general	0.68	-0.68
general exclusion	-0.33	0.33
generic	-1.61	1.61
genetic	-1.43	1.43
genetic panel	-0.41	0.41
genetic test	-1.02	1.02
gerald	0.35	-0.35
get	0.3	-0.3
get * answer	0.19	-0.19
get * appeal	0.17	-0.17
get * bill	-0.21	0.21
get * new	0.75	-0.75
get * request	-0.19	0.19
get * us	-0.38	0.38
get a	-0.88	0.88
get an	-0.72	0.72
get back	0.69	-0.69
get help	0.9	-0.9
get here	1.11	-1.11
get it	0.54	-0.54
get the	0.18	-0.18
get them	-0.74	0.74
get thi	0.79	-0.79
get to	-0.83	0.83
get us	0.56	-0.56
get your	0.5	-0.5
gett	1.31	-1.31
gett better	-0.47	0.47
gett servic	0.3	-0.3
gett the	0.74	-0.74
gett thi	1.38	-1.38
giv	-0.48	0.48
giv the	-1.03	1.03
give	-0.86	0.86
give * <n>	-1	1
give * a	0.37	-0.37
give * more	0.48	-0.48
give * provider	-0.36	0.36
give * reason	0.67	-0.67
give <n>	-0.82	0.82
give a	-0.52	0.52
give back	0.69	-0.69
give it	-0.86	0.86
give no	-0.74	0.74
give the	0.46	-0.46
give up	0.81	-0.81
give us	-1.05	1.05
give you	-0.31	0.31
given	-1.19	1.19
given * <month>	0.99	-0.99
given * a	-0.8	0.8
given * an	-0.85	0.85
given * fair	-0.62	0.62
given * keep	-0.4	0.4
given * phone	0.84	-0.84
given * the	-0.65	0.65
given <n>	-0.83	0.83
given a	-0.78	0.78
given after	-1.19	1.19
given and	-0.97	0.97
given at	-0.82	0.82
given back	1.51	-1.51
given by	0.88	-0.88
given for	0.96	-0.96
given in	-1.84	1.84
given on	0.79	-0.79
given the	0.39	-0.39
given to	0.31	-0.31
given was	0.22	-0.22
glad	0.34	-0.34
glad to	0.55	-0.55
glen	0.27	-0.27
global	-1.13	1.13
glossary :	0.64	-0.64
glossary co	-0.68	0.68
glucos	-0.72	0.72
glucos monitor	-0.57	0.57
gn	-0.49	0.49
go * a	-0.19	0.19
go * an	0.16	-0.16
go * court	0.61	-0.61
go * fax	0.23	-0.23
go * the	-1.25	1.25
go * thi	-0.75	0.75
go back	-0.43	0.43
go by	-0.65	0.65
go further	1	-1
go on	1.3	-1.3
go through	-0.46	0.46
go to	0.26	-0.26
go together	-1.01	1.01
goal	-0.94	0.94
goal * can	0.88	-0.88
goal * frequency	0.29	-0.29
goal * no	0.91	-0.91
goal * the	-0.25	0.25
goal and	2.17	-2.17
goal in	0.95	-0.95
goal of	-0.99	0.99
goal set	0.44	-0.44
goal that	0.81	-0.81
goal were	-0.73	0.73
goe	-1.54	1.54
goe * a	-0.29	0.29
goe * the	-0.27	0.27
goe ahead	-0.51	0.51
goe by	-1.17	1.17
goe first	-0.71	0.71
goe on	0.37	-0.37
goe out	0.23	-0.23
goe to	-0.44	0.44
goe with	-0.38	0.38
going on	0.36	-0.36
going while	0.64	-0.64
gold	-0.29	0.29
gold plu	0.5	-0.5
golden	0.23	-0.23
gone	-1.6	1.6
gone * <month>	-1.03	1.03
gone * the	-0.69	0.69
gone back	0.49	-0.49
gone by	-1.18	1.18
gone from	0.5	-0.5
gone out	0.83	-0.83
gone through	-0.74	0.74
good * <n>	-0.82	0.82
good and	0.25	-0.25
good but	-0.36	0.36
good cause	-0.5	0.5
good deal	-0.42	0.42
good for	-1.15	1.15
good new	1.23	-1.23
good reason	0.64	-0.64
got	-1.88	1.88
got * <month>	0.44	-0.44
got * bill	-0.68	0.68
got * claim	-0.18	0.18
got * cover	-0.86	0.86
got * letter	0.78	-0.78
got * nod	-0.18	0.18
got * on	-0.45	0.45
got * request	1.25	-1.25
got <m>	1.28	-1.28
got do	-1.34	1.34
got here	-0.99	0.99
got hurt	-0.49	0.49
got is	-1.12	1.12
got it	-0.5	0.5
got on	0.44	-0.44
got the	-1.34	1.34
got thi	-0.89	0.89
got to	-0.35	0.35
got your	2.14	-2.14
gotten	-0.46	0.46
gov	0.38	-0.38
govern	0.21	-0.21
govern * erisa	0.55	-0.55
govern * the	0.19	-0.19
govern by	0.7	-0.7
govern employ	0.18	-0.18
govern health	0.16	-0.16
govern servic	0.3	-0.3
gp	-0.39	0.39
gp <m>	-0.54	0.54
gp <n>	0.26	-0.26
gp miss	-0.71	0.71
gr	0.17	-0.17
grace	0.7	-0.7
grace month	-0.4	0.4
grace period	1	-1
grade	-0.34	0.34
grain	0.28	-0.28
grand	0.23	-0.23
grand river	0.22	-0.22
grandchild	-0.83	0.83
granit	0.74	-0.74
grant	0.25	-0.25
grant * appeal	0.52	-0.52
grant the	0.45	-0.45
grantham	0.34	-0.34
graph	0.24	-0.24
great	0.58	-0.58
great lake	0.26	-0.26
green	-1.22	1.22
green light	-0.77	0.77
grievanc	1.61	-1.61
grievanc has	0.25	-0.25
grip is	0.3	-0.3
grip strength	-0.36	0.36
grocery	-0.2	0.2
ground	-0.35	0.35
ground for	-0.52	0.52
group	-1.01	1.01
group * <month>	-0.73	0.73
group * <n>	-0.49	0.49
group * the	0.79	-0.79
group :	1.48	-1.48
group <5>	0.33	-0.33
group <n>	1.23	-1.23
group and	-1.18	1.18
group claim	-0.34	0.34
group code	0.23	-0.23
group contract	-0.65	0.65
group coverag	-1.36	1.36
group g	-0.48	0.48
group get	-0.47	0.47
group in	-0.6	0.6
group is	0.53	-0.53
group name	0.37	-0.37
group no	0.87	-0.87
group number	0.6	-0.6
group on	0.76	-0.76
group plan	-0.16	0.16
group reason	0.73	-0.73
group we	-0.49	0.49
grove	0.4	-0.4
grower	0.16	-0.16
grp rc	0.33	-0.33
grp rsn	0.2	-0.2
gt	-0.35	0.35
guarante	1.78	-1.78
guarante * pay	0.88	-0.88
guarante of	0.88	-0.88
guaranty	-1.57	1.57
guard	-0.16	0.16
guardian	0.41	-0.41
guardian of	0.17	-0.17
gues	-0.59	0.59
guid	-0.35	0.35
guidanc	-0.78	0.78
guide	0.36	-0.36
guide * assist	0.23	-0.23
guide to	0.24	-0.24
guidelin	0.38	-0.38
guidelin * <n>	-0.7	0.7
guidelin * inform	0.46	-0.46
guidelin * used	0.18	-0.18
guidelin <n>	1.33	-1.33
guidelin a	-0.76	0.76
guidelin ask	-0.7	0.7
guidelin call	-0.98	0.98
guidelin sp	1.11	-1.11
guidelin support	-0.49	0.49
guidelin used	1.32	-1.32
guidelin we	0.65	-0.65
guilty	0.48	-0.48
guilty * a	0.48	-0.48
guilty of	0.48	-0.48
gulf	0.39	-0.39
gwendolyn	0.22	-0.22
gy	-0.39	0.39
gym	-1.32	1.32
gym fee	-0.37	0.37
gym membership	-0.73	0.73
h	1.15	-1.15
h <m>	0.8	-0.8
h <n>	0.71	-0.71
h a	0.31	-0.31
habla	0.4	-0.4
had	-1.57	1.57
had * <n>	-0.87	0.87
had * be	-0.89	0.89
had * claim	0.93	-0.93
had * come	-0.75	0.75
had * file	0.31	-0.31
had * plan	0.21	-0.21
had a	0.49	-0.49
had agr	-0.62	0.62
had already	-1.8	1.8
had an	0.65	-0.65
had asked	0.16	-0.16
had at	-0.94	0.94
had clos	-0.2	0.2
had come	-0.23	0.23
had coverag	1.38	-1.38
had deny	-0.59	0.59
had ended	-0.39	0.39
had expir	-0.76	0.76
had full	0.59	-0.59
had gone	-0.16	0.16
had her	-0.66	0.66
had it	0.27	-0.27
had its	-0.49	0.49
had left	-0.59	0.59
had never	-0.26	0.26
had no	-0.31	0.31
had not	1.52	-1.52
had on	0.29	-0.29
had one	-0.52	0.52
had other	0.67	-0.67
had our	-0.81	0.81
had pain	0.59	-0.59
had pass	-0.22	0.22
had reach	0.81	-0.81
had return	-0.55	0.55
had run	-0.31	0.31
had the	-0.23	0.23
had thi	-0.53	0.53
had to	-1.8	1.8
had until	-0.93	0.93
had your	-0.23	0.23
hair	-1.08	1.08
hale	0.47	-0.47
half	-2.06	2.06
half * the	-0.69	0.69
half a	-0.25	0.25
half hour	-0.2	0.2
half of	-0.55	0.55
half the	-0.55	0.55
hall	-0.45	0.45
halloran	0.31	-0.31
halloway	0.42	-0.42
halloween	-0.74	0.74
halvorsen	0.55	-0.55
hand * <month>	-0.3	0.3
hand * a	0.67	-0.67
hand and	-0.23	0.23
hand befor	0.19	-0.19
hand by	-0.47	0.47
hand clinic	0.37	-0.37
hand in	-0.63	0.63
hand no	-0.59	0.59
hand of	0.67	-0.67
hand on	-0.25	0.25
hand spine	0.17	-0.17
hand therapy	1.01	-1.01
hand within	-0.35	0.35
handl	-0.65	0.65
handl as	0.47	-0.47
handl by	-0.29	0.29
handl deny	0.26	-0.26
handl thi	0.37	-0.37
handl your	-0.28	0.28
handwrit	-2.43	2.43
handwrit practic	-0.32	0.32
handwritten	-1.4	1.4
handwritten chang	-1.06	1.06
happen	-1.43	1.43
happen * the	-0.63	0.63
happen * work	-1.17	1.17
happen and	0.4	-0.4
happen at	-1.38	1.38
happen next	0.31	-0.31
happen on	-0.78	0.78
happy	0.52	-0.52
harbor	-0.4	0.4
hard	-0.46	0.46
harden	-0.32	0.32
harlan	0.3	-0.3
harm	-0.51	0.51
harm * health	0.16	-0.16
harm * patient	0.44	-0.44
harm the	0.44	-0.44
harm you	-0.36	0.36
harm your	0.2	-0.2
harmles	0.81	-0.81
harriet	-1.12	1.12
harrow	0.24	-0.24
hartsfield	0.18	-0.18
has	-0.71	0.71
has * come	0.93	-0.93
has * error	-1.4	1.4
has * file	-0.64	0.64
has * reach	-0.61	0.61
has * same	-0.96	0.96
has * send	-0.81	0.81
has * tell	1.3	-1.3
has <n>	0.45	-0.45
has a	-0.7	0.7
has accept	-0.19	0.19
has agr	1.11	-1.11
has already	-0.57	0.57
has also	0.22	-0.22
has an	-1.63	1.63
has approv	0.45	-0.45
has asked	-0.68	0.68
has been	1.08	-1.08
has chang	-0.43	0.43
has come	1.14	-1.14
has cover	0.9	-0.9
has decid	0.21	-0.21
has deny	0.32	-0.32
has determin	0.79	-0.79
has ended	0.38	-0.38
has expir	-2.18	2.18
has finish	0.58	-0.58
has gone	0.21	-0.21
has had	2.16	-2.16
has her	-0.65	0.65
has issu	1.06	-1.06
has it	0.16	-0.16
has left	0.31	-0.31
has level	-1.26	1.26
has look	-0.23	0.23
has medicar	-0.62	0.62
has moved	-0.41	0.41
has never	-0.35	0.35
has no	-0.44	0.44
has none	-0.22	0.22
has not	-0.3	0.3
has noth	-1.02	1.02
has now	0.65	-0.65
has one	-0.92	0.92
has other	-2.29	2.29
has paid	1.58	-1.58
has put	0.28	-0.28
has read	0.9	-0.9
has receiv	0.47	-0.47
has resolv	0.18	-0.18
has review	0.19	-0.19
has submission	-0.58	0.58
has the	-1.77	1.77
has thi	-0.37	0.37
has told	-0.6	0.6
has tried	0.56	-0.56
has until	-0.17	0.17
has used	-1.2	1.2
has yet	-0.38	0.38
hathaway	0.26	-0.26
hathaway quint	0.17	-0.17
hav	-0.6	0.6
have	0.43	-0.43
have * be	0.4	-0.4
have * contract	0.93	-0.93
have * copy	-0.24	0.24
have * doctor	0.69	-0.69
have * file	-0.6	0.6
have * good	0.55	-0.55
have * hear	-0.51	0.51
have * member	0.65	-0.65
have * new	-0.44	0.44
have * pay	1.56	-1.56
have * record	0.19	-0.19
have * right	0.3	-0.3
have * second	0.23	-0.23
have * see	0.42	-0.42
have <n>	0.93	-0.93
have a	-0.52	0.52
have all	0.32	-0.32
have already	-1.38	1.38
have an	0.18	-0.18
have and	0.18	-0.18
have answer	-1.13	1.13
have approv	1.07	-1.07
have asked	0.67	-0.67
have been	-0.51	0.51
have bill	-0.58	0.58
have chang	0.28	-0.28
have come	-0.2	0.2
have complet	0.29	-0.29
have decid	0.78	-0.78
have deny	0.94	-0.94
have dismiss	0.16	-0.16
have done	-0.26	0.26
have finish	0.48	-0.48
have for	0.54	-0.54
have gone	0.91	-0.91
have got	-1.39	1.39
have had	-0.21	0.21
have her	-0.37	0.37
have honor	-0.81	0.81
have in	0.25	-0.25
have it	-0.99	0.99
have known	0.94	-0.94
have look	-0.57	0.57
have made	-0.31	0.31
have moved	-0.86	0.86
have never	-0.5	0.5
have no	-1.21	1.21
have none	-0.2	0.2
have not	1.31	-1.31
have noth	-0.55	0.55
have other	0.99	-0.99
have process	1.1	-1.1
have put	-0.28	0.28
have question	0.57	-0.57
have reach	-0.96	0.96
have read	0.39	-0.39
have receiv	0.88	-0.88
have reconsider	0.21	-0.21
have revers	0.62	-0.62
have review	0.22	-0.22
have seen	-0.95	0.95
have sent	-0.84	0.84
have serv	-0.57	0.57
have show	0.64	-0.64
have since	0.58	-0.58
have stay	-1.41	1.41
have stopp	0.16	-0.16
have taken	0.6	-0.6
have the	1	-1
have their	0.36	-0.36
have therefor	0.16	-0.16
have thi	-0.25	0.25
have to	1.72	-1.72
have told	-0.42	0.42
have tried	-1.51	1.51
have two	-0.45	0.45
have used	-0.69	0.69
have your	0.72	-0.72
hc	0.33	-0.33
hc :	0.28	-0.28
hcpc	-0.96	0.96
hcpc mod	0.16	-0.16
hcpc modifier	-0.55	0.55
he	-0.75	0.75
he * not	-0.49	0.49
he <n>	1.09	-1.09
he agr	0.42	-0.42
he can	-0.77	0.77
he could	-0.18	0.18
he did	0.55	-0.55
he doe	0.16	-0.16
he found	-0.29	0.29
he had	-0.23	0.23
he has	-0.77	0.77
he is	-0.93	0.93
he left	0.52	-0.52
he need	-0.21	0.21
he sign	0.49	-0.49
he was	-0.95	0.95
head	0.73	-0.73
headach	-0.24	0.24
heal	-1.6	1.6
heal in	-0.48	0.48
health	0.65	-0.65
health * life	0.3	-0.3
health <n>	-0.16	0.16
health administrator	0.16	-0.16
health allianc	0.44	-0.44
health and	1.02	-1.02
health assocy	0.18	-0.18
health benefit	0.97	-0.97
health care	1.48	-1.48
health carrier	0.19	-0.19
health clinical	0.29	-0.29
health cooperativ	0.44	-0.44
health coverag	1.12	-1.12
health explan	0.31	-0.31
health first	0.35	-0.35
health fund	0.19	-0.19
health id	0.27	-0.27
health inform	1.04	-1.04
health insuranc	-1.86	1.86
health is	0.42	-0.42
health llc	0.24	-0.24
health net	0.58	-0.58
health option	-0.56	0.56
health outcom	-0.32	0.32
health partner	0.74	-0.74
health provider	0.25	-0.25
health servic	0.48	-0.48
health trust	0.37	-0.37
healthcar	1.39	-1.39
healthcar allianc	0.31	-0.31
healthcar gov	0.31	-0.31
healthcar of	0.29	-0.29
healthcar servic	0.37	-0.37
healthplan	0.25	-0.25
healthy	-0.26	0.26
healthy <n>	-0.36	0.36
hear	-0.16	0.16
hear * <n>	-1.04	1.04
hear :	0.23	-0.23
hear about	-0.81	0.81
hear aid	-1.47	1.47
hear from	1.12	-1.12
hear is	-0.8	0.8
hear noth	0.19	-0.19
hear officer	0.81	-0.81
heard	-1.33	1.33
heard * it	-0.21	0.21
heard about	-0.3	0.3
heard from	-0.46	0.46
heard noth	-0.17	0.17
heard of	-0.21	0.21
heart	0.45	-0.45
heel	0.2	-0.2
height	-0.22	0.22
height * weight	-0.28	0.28
held	-0.79	0.79
held * the	0.81	-0.81
held harmles	0.69	-0.69
held until	-0.33	0.33
hello	0.57	-0.57
help	0.33	-0.33
help * <n>	0.16	-0.16
help * bath	-0.94	0.94
help * can	0.37	-0.37
help * more	0.47	-0.47
help * no	0.77	-0.77
help * other	0.69	-0.69
help :	0.34	-0.34
help <n>	0.34	-0.34
help at	0.17	-0.17
help call	0.55	-0.55
help in	0.84	-0.84
help more	0.42	-0.42
help us	0.27	-0.27
help with	-1.38	1.38
help you	0.78	-0.78
helpful ?	0.34	-0.34
henrietta	0.49	-0.49
hepzibah	0.58	-0.58
her	-1.48	1.48
her * <month>	0.17	-0.17
her * a	-0.36	0.36
her * the	0.29	-0.29
her * you	-0.75	0.75
her <n>	-0.55	0.55
her as	-0.37	0.37
her back	-0.21	0.21
her card	-0.31	0.31
her contract	0.24	-0.24
her coverag	-0.38	0.38
her deductibl	-0.85	0.85
her for	0.99	-0.99
her husband	-0.24	0.24
her in	-0.49	0.49
her is	-0.63	0.63
her new	0.81	-0.81
her number	-0.19	0.19
her other	1.12	-1.12
her pcp	-0.43	0.43
her policy	-0.76	0.76
her premium	-0.87	0.87
her the	-0.41	0.41
her to	-1.14	1.14
here	-0.76	0.76
here * <month>	-0.24	0.24
here * <n>	-0.27	0.27
here * a	-0.49	0.49
here * how	0.33	-0.33
here * return	0.25	-0.25
here * the	-0.23	0.23
here * then	0.37	-0.37
here * what	-0.48	0.48
here and	-0.53	0.53
here are	0.63	-0.63
here as	-0.33	0.33
here by	0.3	-0.3
here first	-0.46	0.46
here in	-0.26	0.26
here is	1.31	-1.31
here on	-1.17	1.17
here or	0.25	-0.25
here since	-0.7	0.7
here the	-0.39	0.39
here we	-1.07	1.07
here within	-0.64	0.64
hereby	1.14	-1.14
heron	0.41	-0.41
heron spine	0.23	-0.23
herself	-0.83	0.83
hes	-2.14	2.14
hester	0.23	-0.23
hic	0.23	-0.23
hic <n>	0.16	-0.16
hideo	0.49	-0.49
high	-0.41	0.41
high complexity	-0.23	0.23
high option	0.21	-0.21
higher	-0.95	0.95
higher level	-0.71	0.71
higher than	-0.57	0.57
highest	-0.47	0.47
highmark	1.09	-1.09
hill	1.08	-1.08
hill chiropractic	0.35	-0.35
hill famy	0.26	-0.26
him	-2.47	2.47
him * <month>	0.16	-0.16
him * the	-0.19	0.19
him at	-0.24	0.24
himself	-1.55	1.55
hip	-0.23	0.23
hipaa	0.78	-0.78
hipaa <n>	0.22	-0.22
hired	-0.63	0.63
his	-1.57	1.57
his <n>	-0.24	0.24
his age	-0.59	0.59
his attorney	-0.2	0.2
his behalf	0.24	-0.24
his birthday	-0.26	0.26
his coverag	-0.55	0.55
his employer	0.58	-0.58
his job	-0.86	0.86
his name	-0.4	0.4
his opinion	0.33	-0.33
his own	-0.46	0.46
his plan	0.72	-0.72
his report	0.93	-0.93
his wife	-0.46	0.46
history	-0.4	0.4
history * examin	0.35	-0.35
history * physical	0.61	-0.61
history * the	0.32	-0.32
history <d>	0.29	-0.29
history and	1.39	-1.39
history exam	-0.83	0.83
history of	0.89	-0.89
history on	-0.63	0.63
history show	-1.3	1.3
history was	-0.5	0.5
hit	-1.93	1.93
hl	0.72	-0.72
hl <n>	0.72	-0.72
hm	0.2	-0.2
hmo	-0.46	0.46
hmo * medicar	0.23	-0.23
hmo a	0.23	-0.23
hmo claim	0.22	-0.22
hmo member	-0.16	0.16
hmo plan	-0.62	0.62
hmo pos	0.36	-0.36
hn	0.16	-0.16
hn <n>	0.16	-0.16
hold	-0.55	0.55
hold * bill	-0.36	0.36
hold * claim	0.68	-0.68
hold * the	1.39	-1.39
hold a	-1.31	1.31
hold an	0.3	-0.3
hold for	1.08	-1.08
hold is	-0.65	0.65
hold no	-0.82	0.82
hold noth	-0.67	0.67
hold off	0.27	-0.27
hold privat	0.28	-0.28
hold that	0.7	-0.7
hold the	1.69	-1.69
hold thi	1.08	-1.08
hold to	0.16	-0.16
hold until	0.63	-0.63
hold up	0.86	-0.86
holder	0.73	-0.73
hole	-0.5	0.5
holiday	0.68	-0.68
hollow	0.61	-0.61
holloway	0.72	-0.72
hollowell	-0.89	0.89
holly	0.8	-0.8
holly pemberwick	0.28	-0.28
home	-1.01	1.01
home * a	-0.54	0.54
home * not	-0.16	0.16
home * the	-0.54	0.54
home aide	-0.36	0.36
home claim	0.25	-0.25
home eligibility	-0.19	0.19
home health	-0.53	0.53
home is	-0.38	0.38
home patient	0.32	-0.32
home program	-0.33	0.33
home sleep	-0.55	0.55
home traction	-0.41	0.41
home visit	-0.64	0.64
home with	-0.59	0.59
honor	1.52	-1.52
hop	0.62	-0.62
hope	1.64	-1.64
horatio	-0.25	0.25
horizon	-0.38	0.38
horse	-0.71	0.71
hortensia	0.16	-0.16
hospic	-1.73	1.73
hospital	-0.3	0.3
hospital * the	1.39	-1.39
hospital * your	-0.62	0.62
hospital <n>	-0.28	0.28
hospital bill	-1.17	1.17
hospital claim	0.33	-0.33
hospital outpatient	-0.71	0.71
hospital stay	-0.79	0.79
hospitaliz	0.94	-0.94
hot	-0.99	0.99
hot * cold	-0.44	0.44
hot pack	-0.94	0.94
hour	-0.49	0.49
hour * day	0.54	-0.54
hour * week	-0.35	0.35
hour :	-0.16	0.16
hour after	0.39	-0.39
hour and	-0.65	0.65
hour bank	-0.38	0.38
hour of	-0.62	0.62
hour on	-0.26	0.26
hour were	-0.28	0.28
house	-0.98	0.98
household	-0.22	0.22
how * appeal	0.17	-0.17
how * came	0.22	-0.22
how * claim	0.22	-0.22
how * handl	0.39	-0.39
how * patient	0.46	-0.46
how a	0.22	-0.22
how it	-0.21	0.21
how long	0.62	-0.62
how much	-1.32	1.32
how she	-0.99	0.99
how to	1.2	-1.2
how we	0.56	-0.56
how your	0.32	-0.32
however	-0.53	0.53
hp	0.87	-0.87
hp <n>	0.83	-0.83
hr	0.46	-0.46
http	0.4	-0.4
http :	0.4	-0.4
hudson	0.21	-0.21
hugo	0.19	-0.19
human	-0.37	0.37
human servic	0.16	-0.16
humana	0.95	-0.95
humana * a	-0.47	0.47
humana doe	0.5	-0.5
humana gold	0.51	-0.51
humana id	0.17	-0.17
humana military	0.25	-0.25
hundr	0.76	-0.76
hundr and	-0.34	0.34
hundr eighty	0.49	-0.49
hurt	0.49	-0.49
hurt on	-0.38	0.38
husband	-1.36	1.36
hx	-0.49	0.49
hyacinth	0.26	-0.26
hyaluronic	-0.31	0.31
hyaluronic acid	-0.31	0.31
i	0.36	-0.36
i <n>	0.92	-0.92
i cannot	-0.78	0.78
i d	0.36	-0.36
i do	0.32	-0.32
i have	-0.24	0.24
i was	-0.31	0.31
i would	-0.4	0.4
ibarra	0.44	-0.44
ible	0.54	-0.54
ibuprofen	-0.54	0.54
icd	-1.14	1.14
icd <n>	-0.47	0.47
icd ind	0.26	-0.26
ice	-0.39	0.39
icn	-0.26	0.26
icn :	0.2	-0.2
icn date	0.44	-0.44
id	0.68	-0.68
id * the	-0.28	0.28
id :	0.88	-0.88
id <5>	0.7	-0.7
id <n>	0.7	-0.7
id and	-0.54	0.54
id card	0.45	-0.45
id claim	0.8	-0.8
id date	0.51	-0.51
id end	0.83	-0.83
id g	0.16	-0.16
id group	0.32	-0.32
id h	0.41	-0.41
id is	-0.65	0.65
id not	-0.94	0.94
id number	0.76	-0.76
id on	-0.39	0.39
id r	0.33	-0.33
id tcn	0.16	-0.16
id the	-0.66	0.66
id u	-0.88	0.88
id w	0.38	-0.38
id was	-0.47	0.47
idaho	0.19	-0.19
identical	-2.73	2.73
identical request	-0.87	0.87
identical to	-0.91	0.91
identifiabl	0.53	-0.53
identific	1.17	-1.17
identific no	0.39	-0.39
identific number	0.89	-0.89
identifier	-0.86	0.86
identifier * the	-0.79	0.79
identifier of	-1.01	1.01
identity * or	0.37	-0.37
identity of	0.37	-0.37
idioma	0.26	-0.26
idri	0.2	-0.2
if	1.62	-1.62
if * answer	0.35	-0.35
if * appeal	0.18	-0.18
if * are	0.91	-0.91
if * believ	0.5	-0.5
if * can	-0.93	0.93
if * child	-0.77	0.77
if * claim	0.33	-0.33
if * disagre	0.39	-0.39
if * disput	0.17	-0.17
if * do	0.39	-0.39
if * doctor	0.43	-0.43
if * got	0.22	-0.22
if * had	-0.21	0.21
if * hear	0.19	-0.19
if * hold	0.19	-0.19
if * is	1.3	-1.3
if * level	0.2	-0.2
if * need	0.79	-0.79
if * other	0.58	-0.58
if * patient	0.66	-0.66
if * record	0.28	-0.28
if * remain	0.2	-0.2
if * servic	0.95	-0.95
if * sign	-0.16	0.16
if * signatur	0.65	-0.65
if * still	0.31	-0.31
if * think	0.8	-0.8
if * treat	0.56	-0.56
if * want	0.42	-0.42
if * was	0.82	-0.82
if * were	-1.84	1.84
if * wish	0.45	-0.45
if a	1.07	-1.07
if any	0.45	-0.45
if i	0.24	-0.24
if it	0.91	-0.91
if need	1.01	-1.01
if noth	0.36	-0.36
if she	0.96	-0.96
if that	-0.46	0.46
if the	1.43	-1.43
if there	-0.49	0.49
if they	0.71	-0.71
if thi	0.32	-0.32
if wait	0.35	-0.35
if we	-0.7	0.7
if you	0.88	-0.88
if youd	0.73	-0.73
if your	-0.29	0.29
ignatiu	0.27	-0.27
ignatiu pell	0.47	-0.47
ii	1.04	-1.04
iii	0.31	-0.31
il	0.16	-0.16
illegibl	-1.42	1.42
illinoy	0.17	-0.17
illnes	-0.2	0.2
illnes and	-0.57	0.57
illnes is	-0.23	0.23
illnes or	0.3	-0.3
im	0.62	-0.62
imag	0.24	-0.24
imag center	0.29	-0.29
imag guidelin	0.28	-0.28
imag is	-1.22	1.22
imag report	1.36	-1.36
image	-1.57	1.57
ime	0.81	-0.81
imhoff	0.46	-0.46
imogen	0.46	-0.46
implant	-0.32	0.32
implant was	-1.43	1.43
important	0.61	-0.61
important :	0.36	-0.36
improv	-0.27	0.27
improv * not	-0.55	0.55
improv health	-0.59	0.59
improv in	-0.49	0.49
improv is	-0.48	0.48
imr	0.76	-0.76
in * :	-0.49	0.49
in * <month>	-1.12	1.12
in * <n>	-0.93	0.93
in * agre	0.96	-0.96
in * amount	0.72	-0.72
in * area	-0.99	0.99
in * batch	0.19	-0.19
in * benefit	0.45	-0.45
in * bill	0.51	-0.51
in * book	-0.18	0.18
in * booklet	-0.35	0.35
in * calendar	0.52	-0.52
in * chart	-1.05	1.05
in * clinic	-0.19	0.19
in * contract	-1.47	1.47
in * decision	0.3	-0.3
in * diagnosy	-0.34	0.34
in * emergency	-0.17	0.17
in * fall	-0.46	0.46
in * favor	1.15	-1.15
in * fax	1.19	-1.19
in * file	-0.85	0.85
in * first	1.29	-1.29
in * futur	-0.76	0.76
in * hand	-0.34	0.34
in * home	-0.38	0.38
in * hospital	-0.53	0.53
in * lab	-0.23	0.23
in * last	-0.6	0.6
in * letter	-0.69	0.69
in * log	-0.62	0.62
in * mail	0.34	-0.34
in * meantim	-0.46	0.46
in * medical	-0.36	0.36
in * member	-0.26	0.26
in * middl	-0.5	0.5
in * month	-0.54	0.54
in * name	0.26	-0.26
in * network	0.19	-0.19
in * next	0.93	-0.93
in * offic	-1.28	1.28
in * other	0.65	-0.65
in * packet	0.54	-0.54
in * patient	0.62	-0.62
in * pile	-0.62	0.62
in * plan	-1.58	1.58
in * policy	1.08	-1.08
in * queue	0.56	-0.56
in * record	-0.31	0.31
in * reviewer	-1.11	1.11
in * same	0.39	-0.39
in * second	0.63	-0.63
in * spr	-0.19	0.19
in * state	-0.21	0.21
in * store	-0.82	0.82
in * sum	0.81	-0.81
in * system	-0.34	0.34
in * the	-0.57	0.57
in * third	1.05	-1.05
in * time	0.2	-0.2
in * view	-0.22	0.22
in * visit	-0.38	0.38
in * we	0.98	-0.98
in * year	-0.26	0.26
in * zip	-1.06	1.06
in :	0.21	-0.21
in <month>	-1.69	1.69
in <n>	-0.87	0.87
in a	-1.1	1.1
in about	0.22	-0.22
in activ	1.1	-1.1
in advanc	-1.34	1.34
in again	-0.66	0.66
in an	-1.06	1.06
in and	0.4	-0.4
in another	-1.18	1.18
in any	-0.42	0.42
in as	0.53	-0.53
in befor	-0.27	0.27
in between	-0.85	0.85
in box	-0.96	0.96
in court	-0.58	0.58
in determin	0.23	-0.23
in disput	0.8	-0.8
in duplicat	0.26	-0.26
in each	-1.12	1.12
in effect	-1.38	1.38
in eight	-0.22	0.22
in error	-0.71	0.71
in every	-0.28	0.28
in famy	0.3	-0.3
in favor	0.61	-0.61
in federal	1.11	-1.11
in file	0.43	-0.43
in first	-0.36	0.36
in five	-0.58	0.58
in for	-0.52	0.52
in force	-0.57	0.57
in four	0.35	-0.35
in front	-0.39	0.39
in full	0.7	-0.7
in function	-1.28	1.28
in georgia	-0.71	0.71
in hand	0.92	-0.92
in her	-0.73	0.73
in his	-0.23	0.23
in hospic	-0.55	0.55
in is	-0.37	0.37
in it	-1.78	1.78
in item	0.21	-0.21
in its	-0.31	0.31
in line	-1.46	1.46
in may	-2.7	2.7
in month	-0.53	0.53
in natur	-0.82	0.82
in network	1.15	-1.15
in neurology	0.48	-0.48
in nevada	-0.23	0.23
in ohio	-0.25	0.25
in on	-0.98	0.98
in one	-0.46	0.46
in order	1.76	-1.76
in oregon	0.33	-0.33
in other	0.48	-0.48
in our	-1.19	1.19
in packet	-0.36	0.36
in part	1.13	-1.13
in peco	-0.33	0.33
in person	0.37	-0.37
in place	0.67	-0.67
in practic	0.38	-0.38
in proces	-1.16	1.16
in question	0.49	-0.49
in range	-0.69	0.69
in receivership	-1.18	1.18
in review	-0.56	0.56
in sheet	0.47	-0.47
in six	0.59	-0.59
in spr	-1.05	1.05
in ten	0.32	-0.32
in that	-1.03	1.03
in the	-1.01	1.01
in them	0.45	-0.45
in thi	-0.33	0.33
in thirty	0.27	-0.27
in those	-1.13	1.13
in three	-0.46	0.46
in time	1.27	-1.27
in to	0.46	-0.46
in too	-0.31	0.31
in tricar	1.03	-1.03
in tulsa	-0.64	0.64
in twelv	-0.27	0.27
in two	-0.55	0.55
in under	-0.29	0.29
in week	-0.28	0.28
in what	-1.44	1.44
in which	0.2	-0.2
in whole	0.29	-0.29
in with	-0.97	0.97
in writ	1.46	-1.46
inactiv	-0.83	0.83
inbox	0.16	-0.16
inc	1.36	-1.36
inc <n>	0.18	-0.18
inc employe	0.17	-0.17
inc medicar	0.19	-0.19
inc page	0.31	-0.31
incident	-0.74	0.74
incidental	1.08	-1.08
incidental * primary	0.23	-0.23
incidental to	1.08	-1.08
incl	-0.19	0.19
includ	-0.34	0.34
includ * another	-0.88	0.88
includ * copy	0.28	-0.28
includ * sign	-0.93	0.93
includ * the	-1.11	1.11
includ * thi	0.82	-0.82
includ :	0.84	-0.84
includ <month>	0.36	-0.36
includ a	-0.77	0.77
includ in	-1.11	1.11
includ item	0.45	-0.45
includ that	0.58	-0.58
includ the	1.03	-1.03
includ thi	0.38	-0.38
includ with	-0.31	0.31
incom security	0.23	-0.23
incomplet	-0.28	0.28
incomplet * or	0.52	-0.52
incomplet :	-0.84	0.84
incomplet and	0.52	-0.52
incomplet invalid	-1.11	1.11
incomplet or	0.84	-0.84
inconsistent	-0.76	0.76
inconsistent * pre	-0.26	0.26
inconsistent * the	-0.56	0.56
inconsistent with	-0.76	0.76
incorrect	-0.92	0.92
incurr	-2.54	2.54
incurr after	-2.24	2.24
indemnity	0.49	-0.49
indemnity company	0.17	-0.17
independent	-0.2	0.2
independent bill	0.21	-0.21
independent chiropractic	0.16	-0.16
independent contractor	0.28	-0.28
independent examin	-0.54	0.54
independent license	0.58	-0.58
independent medical	-0.58	0.58
independent review	1.1	-1.1
independent reviewer	0.75	-0.75
index	1.05	-1.05
indic	-0.56	0.56
indicat	-1.15	1.15
indicator	-1.22	1.22
individual	0.83	-0.83
individual * did	0.43	-0.43
individual <m>	0.23	-0.23
individual deductibl	0.21	-0.21
individual famy	0.26	-0.26
individual that	0.43	-0.43
ine	0.32	-0.32
ineligibl	0.48	-0.48
ineligibl * thi	0.31	-0.31
ineligibl for	0.31	-0.31
infection	-0.42	0.42
infertility	-0.81	0.81
inflammatory	-0.45	0.45
info	0.8	-0.8
inform * also	0.39	-0.39
inform * has	-1.07	1.07
inform * inconsistent	-0.26	0.26
inform * no	0.52	-0.52
inform * were	-0.18	0.18
inform about	0.79	-0.79
inform and	0.88	-0.88
inform doe	-0.2	0.2
inform has	1.09	-1.09
inform is	0.32	-0.32
inform on	1.43	-1.43
inform only	0.25	-0.25
inform or	-1.07	1.07
inform provid	-0.78	0.78
inform request	-1.5	1.5
inform sent	-0.91	0.91
inform submitt	-1.11	1.11
inform that	0.64	-0.64
inform you	0.17	-0.17
infusion	-0.49	0.49
ingrid	0.26	-0.26
initial	-1.13	1.13
initial claim	0.43	-0.43
initial denial	0.42	-0.42
initial determin	0.63	-0.63
initial evalu	0.96	-0.96
initial examin	0.6	-0.6
initiativ	-0.46	0.46
inject	-0.67	0.67
inject the	-0.44	0.44
injection	-1.07	1.07
injection * <n>	-0.62	0.62
injection * the	-0.55	0.55
injection <5>	0.18	-0.18
injection <n>	0.3	-0.3
injection is	-1.18	1.18
injection of	0.42	-0.42
injection on	-0.21	0.21
injection was	-0.17	0.17
injur	-0.48	0.48
injur employe	0.59	-0.59
injur party	0.23	-0.23
injur person	-0.78	0.78
injury	-0.89	0.89
injury * a	-1.17	1.17
injury * the	-0.31	0.31
injury * thi	-0.26	0.26
injury :	1.14	-1.14
injury <d>	0.4	-0.4
injury and	-0.58	0.58
injury code	-0.39	0.39
injury date	0.29	-0.29
injury happen	-0.23	0.23
injury illnes	-0.9	0.9
injury is	-0.58	0.58
injury of	-0.32	0.32
injury protection	0.19	-0.19
ink	-0.72	0.72
ink form	-0.33	0.33
ink original	-0.35	0.35
innovativ	0.2	-0.2
innovativ solution	0.2	-0.2
inpatient	-0.7	0.7
inpatient * day	0.25	-0.25
inpatient level	-0.23	0.23
inpatient rehabilit	-0.65	0.65
inpatient that	0.25	-0.25
inquiry	0.43	-0.43
ins	0.17	-0.17
insert	-1.38	1.38
insertion	0.2	-0.2
insid	-1.06	1.06
insid * limit	0.58	-0.58
insid <n>	-0.4	0.4
insid the	-0.3	0.3
insid your	0.25	-0.25
instability	-0.72	0.72
instead	0.68	-0.68
instead of	-1.07	1.07
institut	0.29	-0.29
institutional	-0.44	0.44
instruction	1.07	-1.07
insufficient	-0.42	0.42
insulin	0.5	-0.5
insur	-0.27	0.27
insur :	0.49	-0.49
insur <n>	0.24	-0.24
insur by	-0.36	0.36
insur claim	-0.66	0.66
insur employer	-0.43	0.43
insur group	0.4	-0.4
insur id	-0.39	0.39
insur it	0.98	-0.98
insur name	-0.38	0.38
insuranc * official	0.16	-0.16
insuranc * the	-0.34	0.34
insuranc :	0.18	-0.18
insuranc <m>	0.57	-0.57
insuranc and	-0.94	0.94
insuranc assistanc	0.47	-0.47
insuranc can	0.21	-0.21
insuranc claim	0.28	-0.28
insuranc commissioner	0.18	-0.18
insuranc company	1.67	-1.67
insuranc depart	0.44	-0.44
insuranc exchang	0.18	-0.18
insuranc explan	0.22	-0.22
insuranc first	-1.07	1.07
insuranc for	0.4	-0.4
insuranc fund	0.22	-0.22
insuranc group	0.34	-0.34
insuranc has	0.56	-0.56
insuranc inform	-1.09	1.09
insuranc law	0.59	-0.59
insuranc marketplac	0.57	-0.57
insuranc pay	-0.53	0.53
insuranc questionnair	1.1	-1.1
insuranc that	-0.87	0.87
insured i	0.2	-0.2
insured id	-0.17	0.17
insured name	-0.18	0.18
insured policy	0.36	-0.36
insurer * the	0.24	-0.24
insurer :	0.24	-0.24
insurer <d>	0.23	-0.23
insurer and	-0.17	0.17
insurer answer	-0.25	0.25
insurer for	0.23	-0.23
insurer goe	-0.29	0.29
insurer has	-0.41	0.41
insurer paid	-0.75	0.75
insurer pay	0.5	-0.5
intak	0.4	-0.4
intak <n>	-0.64	0.64
intak form	1.38	-1.38
intak sheet	-0.66	0.66
integr	-0.7	0.7
integrat	0.26	-0.26
integrat denial	0.19	-0.19
integrity	-0.46	0.46
integrity team	-0.84	0.84
intend	0.49	-0.49
intensity	-1.17	1.17
intensiv	-0.57	0.57
intensiv outpatient	-0.43	0.43
intent	0.58	-0.58
intent to	0.21	-0.21
interest	1.02	-1.02
interest * <m>	0.75	-0.75
interest * due	-0.63	0.63
interest * the	0.99	-0.99
interest <m>	0.17	-0.17
interest is	-0.92	0.92
interest of	0.75	-0.75
interest will	0.9	-0.9
internal	1.08	-1.08
internal appeal	0.79	-0.79
interpreter	0.44	-0.44
interqual	-0.33	0.33
interqual <n>	0.52	-0.52
into	-1.38	1.38
into * visit	-0.42	0.42
into a	-0.27	0.27
into it	-1.07	1.07
into one	-0.17	0.17
into the	-0.76	0.76
into whether	1.19	-1.19
invalid	-1.59	1.59
invalid combin	-0.42	0.42
invalid deactivat	0.38	-0.38
invalid inform	0.52	-0.52
invalid order	0.44	-0.44
invalid render	-1.17	1.17
invalid treat	1.49	-1.49
investig	-0.98	0.98
investigational	-2.1	2.1
investigational * the	0.59	-0.59
investigational * thi	-1.03	1.03
investigational and	-0.26	0.26
investigational becaus	-1.36	1.36
investigational by	0.58	-0.58
investigational for	-1.15	1.15
investigational under	-0.65	0.65
investigator	-0.89	0.89
invoic	0.33	-0.33
invoic * the	0.64	-0.64
invoic is	0.42	-0.42
involv	0.82	-0.82
ip	0.17	-0.17
ip <n>	0.17	-0.17
iro	0.43	-0.43
iron	0.24	-0.24
iron range	0.24	-0.24
ironbridg	0.21	-0.21
ironworker	-0.68	0.68
irs	-0.44	0.44
is * <month>	-0.78	0.78
is * <n>	2.13	-2.13
is * a	-1.39	1.39
is * activ	0.23	-0.23
is * another	-1.02	1.02
is * be	1.4	-1.4
is * claim	-0.4	0.4
is * deductibl	0.17	-0.17
is * demand	0.45	-0.45
is * discount	1.08	-1.08
is * disput	0.37	-0.37
is * duplicat	-2.28	2.28
is * file	-0.44	0.44
is * first	0.52	-0.52
is * hmo	0.56	-0.56
is * hold	1.08	-1.08
is * its	0.47	-0.47
is * last	0.79	-0.79
is * let	0.18	-0.18
is * medicar	0.29	-0.29
is * one	-0.64	0.64
is * only	-0.4	0.4
is * our	0.61	-0.61
is * peopl	-0.38	0.38
is * physician	0.52	-0.52
is * provider	0.9	-0.9
is * reasonabl	0.6	-0.6
is * referral	-0.22	0.22
is * register	0.61	-0.61
is * right	-0.34	0.34
is * routin	-1.02	1.02
is * same	-1.13	1.13
is * second	0.51	-0.51
is * share	0.34	-0.34
is * stat	0.69	-0.69
is * step	0.54	-0.54
is * the	-2.14	2.14
is * thi	0.41	-0.41
is * third	0.39	-0.39
is * to	0.22	-0.22
is * trade	0.44	-0.44
is * use	1.06	-1.06
is * weight	1.18	-1.18
is * your	0.45	-0.45
is <m>	0.2	-0.2
is <month>	-0.81	0.81
is <n>	0.48	-0.48
is a	-1.12	1.12
is about	0.85	-0.85
is above	-0.7	0.7
is absent	-2.04	2.04
is accept	0.56	-0.56
is activ	-1.23	1.23
is all	-0.59	0.59
is allow	-1.41	1.41
is already	-0.77	0.77
is also	0.47	-0.47
is an	-0.7	0.7
is answer	0.28	-0.28
is approv	1.4	-1.4
is asked	1.57	-1.57
is assign	-1.06	1.06
is authoriz	1.7	-1.7
is availabl	0.86	-0.86
is being	0.25	-0.25
is bill	0.61	-0.61
is bind	0.53	-0.53
is board	0.51	-0.51
is by	0.23	-0.23
is clos	0.64	-0.64
is complet	0.52	-0.52
is consider	0.45	-0.45
is count	-1.13	1.13
is cover	1.5	-1.5
is dated	-0.95	0.95
is decid	0.3	-0.3
is deem	0.96	-0.96
is deny	-1.59	1.59
is different	-0.34	0.34
is dismiss	-1.26	1.26
is doing	-0.45	0.45
is done	-0.54	0.54
is due	0.17	-0.17
is eight	-0.38	0.38
is empty	-0.78	0.78
is enclos	0.84	-0.84
is enough	-1.32	1.32
is enroll	0.41	-0.41
is exclud	-2.25	2.25
is experimental	-0.98	0.98
is filed	0.7	-0.7
is final	0.66	-0.66
is fine	-0.42	0.42
is first	-1.07	1.07
is for	-0.99	0.99
is free	0.4	-0.4
is from	-0.4	0.4
is fully	0.17	-0.17
is going	0.34	-0.34
is gone	-0.61	0.61
is good	0.8	-0.8
is govern	0.58	-0.58
is held	0.74	-0.74
is her	-1.07	1.07
is higher	-0.43	0.43
is his	-0.51	0.51
is how	0.51	-0.51
is in	0.44	-0.44
is includ	-0.92	0.92
is inconsistent	-0.71	0.71
is insid	-0.48	0.48
is investigational	-2.25	2.25
is involv	-0.35	0.35
is just	-0.2	0.2
is left	-1.07	1.07
is licens	0.16	-0.16
is lift	1.16	-1.16
is list	-1.14	1.14
is look	-0.84	0.84
is made	1.31	-1.31
is maintenanc	-1.29	1.29
is mark	-0.23	0.23
is meant	-0.42	0.42
is medical	1.04	-1.04
is met	0.25	-0.25
is miss	-1.9	1.9
is more	-0.95	0.95
is necessary	-0.69	0.69
is need	0.58	-0.58
is neither	-0.64	0.64
is new	-0.36	0.36
is no	-1.22	1.22
is not	-1.62	1.62
is now	1.34	-1.34
is of	-1.24	1.24
is off	-0.4	0.4
is on	-0.42	0.42
is one	-0.45	0.45
is only	0.95	-0.95
is open	1.36	-1.36
is outsid	-0.95	0.95
is over	-1.22	1.22
is overturn	0.62	-0.62
is owed	0.86	-0.86
is paid	0.71	-0.71
is part	-2.39	2.39
is payabl	1.45	-1.45
is pend	0.74	-0.74
is possibl	0.6	-0.6
is postmark	-0.69	0.69
is primary	-1.99	1.99
is receiv	-0.4	0.4
is record	-0.31	0.31
is request	1.23	-1.23
is requir	-0.4	0.4
is responsibl	-0.25	0.25
is retir	0.4	-0.4
is revers	0.64	-0.64
is right	-0.28	0.28
is seen	-0.56	0.56
is self	0.42	-0.42
is sent	0.66	-0.66
is set	0.92	-0.92
is settl	-0.78	0.78
is shown	-0.72	0.72
is shut	-0.2	0.2
is sign	-0.75	0.75
is stamp	-0.23	0.23
is subject	0.33	-0.33
is support	-0.37	0.37
is suspend	0.96	-0.96
is that	-1.07	1.07
is the	-0.67	0.67
is there	0.54	-0.54
is therefor	0.68	-0.68
is thi	-0.26	0.26
is three	-1.36	1.36
is to	1.42	-1.42
is toll	1.11	-1.11
is too	-0.79	0.79
is turn	-0.21	0.21
is two	-0.24	0.24
is under	0.74	-0.74
is unfavorabl	0.18	-0.18
is unprocessabl	0.52	-0.52
is up	-0.32	0.32
is wait	0.72	-0.72
is well	-0.25	0.25
is what	-0.94	0.94
is where	-0.65	0.65
is why	0.96	-0.96
is withdrawn	0.81	-0.81
is within	0.27	-0.27
is written	1.21	-1.21
is wrong	0.61	-0.61
is your	1.59	-1.59
isidor	-0.95	0.95
isold	0.28	-0.28
issu	1.35	-1.35
issu * your	0.91	-0.91
issu :	0.36	-0.36
issu <n>	0.18	-0.18
issu a	0.66	-0.66
issu by	0.46	-0.46
issu on	0.29	-0.29
issu the	-0.19	0.19
issu to	0.44	-0.44
issue	1.44	-1.44
issue date	0.37	-0.37
it * :	0.19	-0.19
it * <month>	-0.3	0.3
it * <n>	0.78	-0.78
it * a	-0.37	0.37
it * an	-0.71	0.71
it * another	0.55	-0.55
it * answer	0.54	-0.54
it * are	-0.23	0.23
it * be	0.86	-0.86
it * claim	-0.89	0.89
it * deny	-0.55	0.55
it * duplicat	0.26	-0.26
it * fax	0.28	-0.28
it * for	1	-1
it * given	-0.73	0.73
it * his	-0.38	0.38
it * in	-0.56	0.56
it * mail	-0.83	0.83
it * may	-0.29	0.29
it * medical	-0.38	0.38
it * need	1.06	-1.06
it * not	-0.36	0.36
it * now	-0.62	0.62
it * our	-0.18	0.18
it * page	-0.4	0.4
it * paid	0.91	-0.91
it * send	0.34	-0.34
it * the	-1.21	1.21
it * thi	0.17	-0.17
it * time	-0.21	0.21
it * us	0.47	-0.47
it * we	1.25	-1.25
it * writ	0.34	-0.34
it * wrong	0.16	-0.16
it * you	0.59	-0.59
it * your	0.6	-0.6
it :	1.34	-1.34
it <d>	0.45	-0.45
it ?	-0.85	0.85
it a	-0.19	0.19
it again	0.33	-0.33
it and	0.51	-0.51
it appear	0.35	-0.35
it arriv	0.66	-0.66
it as	-1.6	1.6
it aside	-0.32	0.32
it at	0.3	-0.3
it back	0.35	-0.35
it becaus	-1.21	1.21
it began	-0.19	0.19
it call	-0.48	0.48
it came	-1.25	1.25
it can	0.42	-0.42
it cannot	-0.62	0.62
it come	-0.8	0.8
it correct	-0.25	0.25
it could	1.16	-1.16
it cover	0.23	-0.23
it did	-0.31	0.31
it doe	0.83	-0.83
it down	-1.27	1.27
it ended	1.31	-1.31
it five	0.45	-0.45
it for	-0.3	0.3
it from	-0.22	0.22
it goe	-0.22	0.22
it got	-0.17	0.17
it had	1.5	-1.5
it happen	-0.16	0.16
it has	0.44	-0.44
it held	0.79	-0.79
it help	-0.25	0.25
it here	0.4	-0.4
it in	-0.54	0.54
it is	-0.39	0.39
it land	-0.23	0.23
it look	-0.45	0.45
it may	-0.51	0.51
it must	0.32	-0.32
it need	-0.33	0.33
it never	-0.4	0.4
it no	-0.41	0.41
it off	-0.34	0.34
it on	-0.28	0.28
it once	-0.34	0.34
it only	-0.19	0.19
it or	0.57	-0.57
it out	0.95	-0.95
it over	-0.49	0.49
it paid	-0.77	0.77
it pay	-1.18	1.18
it ran	-0.19	0.19
it read	-0.22	0.22
it said	0.37	-0.37
it say	-0.27	0.27
it should	-0.24	0.24
it sign	-0.17	0.17
it so	-1.01	1.01
it stand	-0.77	0.77
it take	-1.04	1.04
it tell	-0.96	0.96
it there	-0.6	0.6
it through	-0.42	0.42
it to	0.38	-0.38
it too	-0.77	0.77
it took	-1.51	1.51
it under	0.49	-0.49
it until	-0.32	0.32
it up	-0.39	0.39
it was	-1.65	1.65
it we	0.38	-0.38
it went	-0.95	0.95
it were	-0.36	0.36
it within	-0.61	0.61
it without	0.24	-0.24
it work	-0.27	0.27
it would	1.18	-1.18
item	-0.6	0.6
item * servic	0.18	-0.18
item :	1.08	-1.08
item <n>	0.29	-0.29
item list	0.36	-0.36
item or	0.18	-0.18
item was	-0.47	0.47
itemiz	-0.25	0.25
itemiz stat	-0.65	0.65
its	-1.35	1.35
its * the	-0.81	0.81
its * your	-0.62	0.62
its <month>	-0.48	0.48
its a	-1.58	1.58
its affiliat	0.37	-0.37
its answer	0.2	-0.2
its been	-1.22	1.22
its book	-0.18	0.18
its cours	-0.38	0.38
its date	-0.8	0.8
its decision	0.23	-0.23
its explan	-0.62	0.62
its file	-0.22	0.22
its final	0.24	-0.24
its first	0.64	-0.64
its in	-0.95	0.95
its not	-0.17	0.17
its notic	0.56	-0.56
its now	0.57	-0.57
its part	0.43	-0.43
its place	-0.9	0.9
its plan	0.44	-0.44
its share	0.97	-0.97
its stat	0.8	-0.8
its the	-1.07	1.07
its way	0.24	-0.24
itself	-0.38	0.38
itself and	-0.29	0.29
itself is	1.01	-1.01
j	-0.4	0.4
j * c	-0.25	0.25
j <m>	-0.62	0.62
j <n>	0.96	-0.96
j a	-0.25	0.25
j code	-0.66	0.66
j is	-0.32	0.32
j member	-0.45	0.45
jail	-0.41	0.41
jasper	0.41	-0.41
jaw	-0.87	0.87
jaw joint	-0.56	0.56
jersey	0.52	-0.52
jh	0.16	-0.16
jk	-0.25	0.25
jm	0.32	-0.32
joan	-0.37	0.37
job	-1.49	1.49
job * the	0.28	-0.28
job <n>	0.18	-0.18
job and	-1.08	1.08
jocasta	0.29	-0.29
john	-0.97	0.97
join	-1.69	1.69
joint	-0.86	0.86
joint injection	-0.48	0.48
jolen	-0.45	0.45
jon	-0.39	0.39
josephin	0.21	-0.21
jr	-0.43	0.43
judg	1.25	-1.25
judge	0.27	-0.27
judge has	-0.53	0.53
judge order	0.48	-0.48
judge ruled	0.83	-0.83
judicial	0.59	-0.59
judicial review	0.59	-0.59
juniata	0.25	-0.25
juniata cross	0.25	-0.25
juniper	1.24	-1.24
jurisdiction	-0.29	0.29
jurisdiction <n>	0.28	-0.28
jurisdiction k	0.57	-0.57
jurisdictional	0.6	-0.6
jurisdictional fee	0.6	-0.6
just	-0.96	0.96
just * well	-0.57	0.57
just as	-0.64	0.64
k	0.61	-0.61
k <5>	-0.69	0.69
k <n>	0.31	-0.31
kaiser	0.23	-0.23
kaiser found	0.2	-0.2
kansa	-0.27	0.27
katherin	-0.49	0.49
kb	-0.5	0.5
kc	0.18	-0.18
keep	0.44	-0.44
keep * condition	0.34	-0.34
keep * servic	0.18	-0.18
keep * your	0.23	-0.23
keep a	0.34	-0.34
keep for	0.3	-0.3
keep gett	0.26	-0.26
keep him	-0.64	0.64
keep it	-0.39	0.39
keep the	0.88	-0.88
keep thi	0.31	-0.31
keep up	-1.39	1.39
keep your	0.74	-0.74
kentucky	-0.22	0.22
kept	-0.49	0.49
kept * from	0.23	-0.23
kept the	-0.79	0.79
kept up	-0.32	0.32
kept you	0.24	-0.24
kessler	-0.91	0.91
kestrel	0.43	-0.43
ketter	0.34	-0.34
kettl	0.24	-0.24
key	-0.67	0.67
key co	-0.69	0.69
keyed	-1.43	1.43
keyed on	0.31	-0.31
keyston	0.76	-0.76
kick	-0.63	0.63
kickapoo	0.2	-0.2
kid	-0.46	0.46
kid therapy	0.45	-0.45
kidney	0.4	-0.4
kidney diseas	0.61	-0.61
kim	0.61	-0.61
kind	0.75	-0.75
kind * appeal	0.25	-0.25
kind forward	0.76	-0.76
kind is	-0.64	0.64
kind note	-0.98	0.98
kind of	0.18	-0.18
kind send	-0.21	0.21
kit	-0.43	0.43
km	-0.34	0.34
knee	-1.29	1.29
knee * the	0.77	-0.77
knee bend	-0.68	0.68
knee injection	1.29	-1.29
knee is	-0.2	0.2
knee pain	0.94	-0.94
knee that	-1.04	1.04
knee the	-0.45	0.45
knee was	0.22	-0.22
knee x	-0.5	0.5
knew	0.37	-0.37
knew * should	0.25	-0.25
knew or	0.37	-0.37
know	-0.59	0.59
know * we	0.22	-0.22
know that	0.81	-0.81
know the	0.55	-0.55
know which	-0.48	0.48
know who	-0.8	0.8
know you	-0.47	0.47
knowing	0.55	-0.55
known	-0.31	0.31
known that	0.93	-0.93
known to	-0.85	0.85
kowalczyk	0.34	-0.34
kp	0.17	-0.17
kx	-1.15	1.15
kx <n>	0.24	-0.24
l	-0.31	0.31
l <5>	0.57	-0.57
l cht	0.21	-0.21
l date	0.25	-0.25
la	0.31	-0.31
lab	-1.18	1.18
lab * ran	-0.39	0.39
lab * the	-0.41	0.41
lab draw	-0.38	0.38
lab has	-0.32	0.32
lab in	-0.5	0.5
lab line	-0.21	0.21
lab test	0.95	-0.95
lab that	-0.43	0.43
lab work	0.63	-0.63
labor code	0.28	-0.28
labor day	-0.79	0.79
lack	-1.35	1.35
lack * document	0.16	-0.16
lack * inform	0.25	-0.25
lack * the	1.03	-1.03
lack inform	-0.99	0.99
lack of	1.78	-1.78
lack the	1.27	-1.27
lady	-0.32	0.32
lake	0.31	-0.31
lake health	0.2	-0.2
lakeshor	0.18	-0.18
lakesid	-0.19	0.19
land	-1.99	1.99
land * the	-0.42	0.42
land here	-0.33	0.33
land in	-0.35	0.35
lane	1.29	-1.29
languag	1.28	-1.28
lantern	0.43	-0.43
laps	-2.22	2.22
large	0.46	-0.46
large print	0.65	-0.65
larger	-0.33	0.33
larkspur	0.3	-0.3
las	0.46	-0.46
laser	-0.31	0.31
laser therapy	-0.52	0.52
last	-0.34	0.34
last <month>	-0.52	0.52
last <n>	-1.15	1.15
last approv	-0.62	0.62
last benefit	-0.73	0.73
last date	0.75	-0.75
last day	-1.64	1.64
last fall	0.55	-0.55
last first	0.3	-0.3
last month	-0.42	0.42
last name	-0.86	0.86
last of	-0.19	0.19
last on	-0.69	0.69
last one	1.45	-1.45
last page	0.24	-0.24
last resort	0.25	-0.25
last seen	0.63	-0.63
last three	0.84	-0.84
last time	-0.2	0.2
last two	0.32	-0.32
last visit	-0.23	0.23
last week	-0.22	0.22
last winter	-0.42	0.42
late	-1.11	1.11
late and	-1.05	1.05
late charg	-0.91	0.91
late fil	0.81	-0.81
later	-0.62	0.62
later on	-0.96	0.96
later pay	0.83	-0.83
later than	0.32	-0.32
later visit	-1.24	1.24
law	0.42	-0.42
law and	0.96	-0.96
law denial	0.33	-0.33
law give	0.16	-0.16
law judge	-0.2	0.2
law set	-0.81	0.81
lawyer	-1.92	1.92
lawyer is	-1.07	1.07
lb	0.53	-0.53
lcd	0.57	-0.57
lcd l	0.79	-0.79
lcd provid	0.23	-0.23
lead	-1.79	1.79
lead to	-0.77	0.77
lean	-0.31	0.31
lean on	-0.31	0.31
leander	-0.2	0.2
learn	-0.16	0.16
learn * the	0.63	-0.63
learn about	0.48	-0.48
learn how	-0.35	0.35
learn of	0.35	-0.35
learn that	0.7	-0.7
least <n>	-0.41	0.41
least every	0.64	-0.64
least six	-0.38	0.38
least three	0.62	-0.62
leav	-1.54	1.54
leav out	-1.54	1.54
leav us	-0.66	0.66
leave	-1.4	1.4
led	0.51	-0.51
ledger	-1.81	1.81
lee	-0.81	0.81
left	-1.59	1.59
left * case	-0.24	0.24
left * network	-0.45	0.45
left * your	0.22	-0.22
left <n>	1.02	-1.02
left a	0.63	-0.63
left blank	-0.24	0.24
left can	-1.21	1.21
left foot	0.95	-0.95
left for	-0.47	0.47
left hip	-0.46	0.46
left in	-0.68	0.68
left is	0.28	-0.28
left knee	-0.71	0.71
left leg	0.34	-0.34
left off	-0.81	0.81
left on	-0.61	0.61
left open	-0.71	0.71
left or	-0.98	0.98
left our	0.24	-0.24
left out	-0.25	0.25
left shoulder	1.33	-1.33
left the	-1.59	1.59
left to	0.64	-0.64
left wrist	0.26	-0.26
left your	0.31	-0.31
leg	1.86	-1.86
leg pain	0.57	-0.57
leg raise	0.29	-0.29
legal	-1.2	1.2
legal aid	0.81	-0.81
legal reserv	0.24	-0.24
legend	1.24	-1.24
legibl	0.68	-0.68
legibl copy	1.24	-1.24
legislat	0.71	-0.71
legislat fee	0.71	-0.71
length of	0.43	-0.43
length:0	2.09	-2.09
length:1	2.47	-2.47
length:2	1.63	-1.63
length:3	1.22	-1.22
length:4	0.83	-0.83
length:5	1.99	-1.99
length:6	1.2	-1.2
lengthen	0.46	-0.46
lengthen the	0.19	-0.19
lens	-0.24	0.24
leocadia	0.23	-0.23
leopold	0.45	-0.45
les	0.17	-0.17
les than	-0.23	0.23
les your	0.29	-0.29
lesion	-0.53	0.53
lesser	-1.7	1.7
lesser * claus	-0.73	0.73
lesser of	-1.57	1.57
let	-0.97	0.97
let * know	0.3	-0.3
let * send	0.48	-0.48
let go	-0.74	0.74
let him	-0.6	0.6
let the	-0.76	0.76
let thi	-0.32	0.32
let us	-0.48	0.48
let you	1.74	-1.74
letter	0.54	-0.54
letter * <month>	0.18	-0.18
letter * a	-0.65	0.65
letter * about	0.46	-0.46
letter * ask	0.18	-0.18
letter * dated	-0.46	0.46
letter * dr	0.27	-0.27
letter * may	0.18	-0.18
letter * medical	1.2	-1.2
letter * not	0.92	-0.92
letter * proof	0.57	-0.57
letter * say	-0.53	0.53
letter * sent	-0.58	0.58
letter * top	0.41	-0.41
letter :	1.03	-1.03
letter <n>	-0.17	0.17
letter about	0.83	-0.83
letter and	1.35	-1.35
letter are	0.33	-0.33
letter ask	-1.12	1.12
letter doe	0.92	-0.92
letter from	0.69	-0.69
letter give	-0.35	0.35
letter has	0.92	-0.92
letter id	0.19	-0.19
letter in	-0.43	0.43
letter is	0.32	-0.32
letter o	-0.85	0.85
letter or	0.17	-0.17
letter sent	0.52	-0.52
letter to	-0.38	0.38
letter under	-0.16	0.16
letter was	0.2	-0.2
letter we	-0.5	0.5
letter went	-0.3	0.3
letter what	-0.61	0.61
letter with	-0.16	0.16
letter within	0.25	-0.25
letter you	-1.04	1.04
letterhead	-0.19	0.19
level	0.47	-0.47
level * appeal	0.33	-0.33
level * care	-1.91	1.91
level * not	0.76	-0.76
level * servic	-1.3	1.3
level * the	1.04	-1.04
level :	0.18	-0.18
level <n>	-0.48	0.48
level appeal	0.55	-0.55
level ii	0.35	-0.35
level is	0.69	-0.69
level laser	0.22	-0.22
level of	-1.97	1.97
level off	-1.31	1.31
level one	0.41	-0.41
level review	-0.46	0.46
level that	-0.48	0.48
level the	0.4	-0.4
level was	-0.17	0.17
levy	-1.03	1.03
lf	0.24	-0.24
lf <n>	0.24	-0.24
lh	0.35	-0.35
lh <5>	0.17	-0.17
lh <n>	0.18	-0.18
liability	-1.31	1.31
liability * the	-1.38	1.38
liability * which	0.76	-0.76
liability for	0.2	-0.2
liability in	0.49	-0.49
liability is	-0.29	0.29
liability summary	0.34	-0.34
liability with	-1.34	1.34
liabl	-0.21	0.21
liabl * the	0.16	-0.16
liabl for	0.39	-0.39
licens	-1.05	1.05
licens <n>	0.32	-0.32
licens chiropractor	0.65	-0.65
licens in	1.17	-1.17
licens number	-1.58	1.58
licens physical	0.64	-0.64
licens therapist	-0.39	0.39
license	0.58	-0.58
license * the	0.39	-0.39
license of	0.39	-0.39
lidocain	-0.72	0.72
lidocain <n>	0.28	-0.28
lie	-0.48	0.48
lie * the	-0.64	0.64
lien	-0.84	0.84
lien for	0.76	-0.76
life	-0.67	0.67
life insuranc	-0.17	0.17
lifetim	-1.33	1.33
lift	0.22	-0.22
lift and	1.03	-1.03
lift boxe	-0.93	0.93
liga	0.92	-0.92
light	-0.5	0.5
light was	-0.45	0.45
lik	-1.31	1.31
like	0.22	-0.22
like * see	0.43	-0.43
like a	-1.05	1.05
like our	1.17	-1.17
like that	-0.48	0.48
like the	0.86	-0.86
like thi	-1.06	1.06
like to	0.54	-0.54
like your	-0.77	0.77
limb	0.16	-0.16
limb therapy	0.21	-0.21
limit	-2.82	2.82
limit * <m>	0.24	-0.24
limit * <n>	-0.86	0.86
limit * fil	-1.54	1.54
limit * one	0.54	-0.54
limit * the	0.71	-0.71
limit * your	-1.09	1.09
limit :	0.44	-0.44
limit <n>	-0.53	0.53
limit and	1.49	-1.49
limit for	-1.81	1.81
limit had	-0.77	0.77
limit in	-0.24	0.24
limit is	1.1	-1.1
limit of	-0.52	0.52
limit plan	-0.21	0.21
limit to	-1.27	1.27
limit was	1	-1
lindahl	0.4	-0.4
lindgren	0.32	-0.32
lindholm	0.3	-0.3
lindquist	0.34	-0.34
lindqvist	0.3	-0.3
line	-1.35	1.35
line * line	-0.56	0.56
line * thi	2.07	-2.07
line * your	-0.42	0.42
line <m>	-0.6	0.6
line <n>	-0.43	0.43
line add	-0.7	0.7
line and	0.51	-0.51
line are	0.25	-0.25
line at	0.4	-0.4
line cannot	-0.51	0.51
line come	-1.08	1.08
line date	-0.57	0.57
line doe	-0.63	0.63
line dos	-0.47	0.47
line for	-1.06	1.06
line has	-0.41	0.41
line is	-0.25	0.25
line of	0.66	-0.66
line on	0.67	-0.67
line say	-0.23	0.23
line servic	0.73	-0.73
line to	-0.72	0.72
line was	0.85	-0.85
line were	1.59	-1.59
line with	-0.63	0.63
link	-0.29	0.29
link to	0.34	-0.34
linnea	-0.5	0.5
linu	-0.89	0.89
lipid	-0.39	0.39
lisinopril	1.14	-1.14
list	-1.03	1.03
list * patient	-0.26	0.26
list * same	1.17	-1.17
list * the	0.72	-0.72
list * thi	-0.48	0.48
list a	-0.71	0.71
list above	0.39	-0.39
list among	-0.86	0.86
list and	-0.42	0.42
list are	0.96	-0.96
list as	0.26	-0.26
list below	1.43	-1.43
list first	-0.41	0.41
list for	-0.89	0.89
list here	1.06	-1.06
list in	-0.31	0.31
list is	-0.68	0.68
list it	-0.31	0.31
list on	0.21	-0.21
list one	-0.25	0.25
list since	-0.43	0.43
list under	-0.55	0.55
list we	-0.73	0.73
list what	0.39	-0.39
literatur	1.03	-1.03
littl	-0.98	0.98
littl step	0.27	-0.27
liv	-0.23	0.23
live	-0.86	0.86
lk	0.29	-0.29
lk <n>	0.29	-0.29
ll	0.3	-0.3
llame	0.3	-0.3
llame al	0.3	-0.3
llc	1.03	-1.03
llc <n>	0.44	-0.44
llc bill	-0.59	0.59
llc claim	-0.67	0.67
llc for	0.38	-0.38
llc npi	0.22	-0.22
ln	0.71	-0.71
ln <n>	0.21	-0.21
ln date	0.19	-0.19
ln servic	0.28	-0.28
load	0.28	-0.28
loc	-1.53	1.53
local <n>	0.63	-0.63
local plan	-0.5	0.5
locat	-1.24	1.24
lock	-1.21	1.21
lock or	-0.93	0.93
lockbox	0.76	-0.76
lockbox <n>	0.42	-0.42
lockridg	0.48	-0.48
log	0.59	-0.59
log * attest	0.36	-0.36
log and	0.77	-0.77
log for	0.16	-0.16
log or	0.36	-0.36
log out	0.3	-0.3
log show	0.3	-0.3
logg	-1	1
lone	0.3	-0.3
long after	-0.2	0.2
long as	1.44	-1.44
long term	-0.35	0.35
long the	0.71	-0.71
longer	-0.86	0.86
longer medical	-1.41	1.41
longer need	0.41	-0.41
longer requir	-0.2	0.2
longer stand	1.48	-1.48
longer than	-0.6	0.6
longer work	-0.23	0.23
look	-0.58	0.58
look * <n>	-1.09	1.09
look * a	-0.74	0.74
look * again	0.26	-0.26
look * by	-0.44	0.44
look * each	1.15	-1.15
look * for	-0.93	0.93
look * it	-0.4	0.4
look * no	-0.33	0.33
look * the	1.71	-1.71
look * thi	0.73	-0.73
look * whether	1.52	-1.52
look * you	-0.18	0.18
look * your	-0.79	0.79
look again	0.5	-0.5
look and	0.79	-0.79
look at	0.38	-0.38
look for	-0.51	0.51
look in	-0.79	0.79
look into	-0.55	0.55
look like	-1.78	1.78
look only	0.63	-0.63
look to	0.21	-0.21
look under	-0.21	0.21
look we	1.14	-1.14
loop	-0.5	0.5
loop <n>	-0.32	0.32
lorcan	0.56	-0.56
lorenzo	0.16	-0.16
los	-0.85	0.85
los * bladder	1.17	-1.17
los * earn	0.73	-0.73
los * function	-1.35	1.35
los * lumbar	0.6	-0.6
los :	0.17	-0.17
los <d>	0.33	-0.33
los and	-0.61	0.61
los are	-0.21	0.21
los carrier	-1.22	1.22
los date	0.21	-0.21
los drug	-0.32	0.32
los of	0.75	-0.75
lose	0.57	-0.57
lost	-0.94	0.94
lost through	0.45	-0.45
lot	-0.56	0.56
lot number	0.3	-0.3
lov	-0.8	0.8
low	-0.78	0.78
low back	-0.55	0.55
low complexity	-0.78	0.78
low heron	0.23	-0.23
low level	0.72	-0.72
low risk	-0.31	0.31
lowcountry	0.27	-0.27
lowe	0.48	-0.48
lowell	0.55	-0.55
lower	-0.47	0.47
lower back	0.22	-0.22
lower extremity	0.74	-0.74
lower level	-1.21	1.21
ls	0.76	-0.76
ltr	0.17	-0.17
lucan	0.18	-0.18
lucia m	0.22	-0.22
lucian	0.22	-0.22
lucinda	0.52	-0.52
luciu	0.17	-0.17
ludmila	0.19	-0.19
lumbar	0.78	-0.78
lumbar flexion	0.71	-0.71
lumbar spine	-0.56	0.56
lumber	0.84	-0.84
lump	-0.63	0.63
lund	-0.23	0.23
lung	0.61	-0.61
lung fund	-0.63	0.63
lysander	0.37	-0.37
m	0.72	-0.72
m * <n>	0.54	-0.54
m <5>	0.34	-0.34
m <m>	1.58	-1.58
m <n>	1.9	-1.9
m central	0.23	-0.23
m d	0.48	-0.48
m e	0.19	-0.19
m on	-0.76	0.76
m to	0.65	-0.65
m x	0.17	-0.17
ma	0.3	-0.3
ma <n>	0.36	-0.36
mac	0.82	-0.82
machin	-1.18	1.18
made	1.41	-1.41
made * <month>	-0.51	0.51
made * <n>	0.43	-0.43
made * a	0.83	-0.83
made * decision	-0.18	0.18
made * error	-1.34	1.34
made * mistak	0.37	-0.37
made * the	-0.57	0.57
made * your	0.98	-0.98
made after	0.37	-0.37
made and	-0.82	0.82
made at	-0.21	0.21
made by	0.79	-0.79
made for	0.49	-0.49
made in	-1.13	1.13
made it	-1.5	1.5
made on	0.34	-0.34
made out	-0.29	0.29
made the	0.25	-0.25
made thi	0.42	-0.42
made to	0.81	-0.81
made up	1.31	-1.31
made whole	-0.55	0.55
made within	0.53	-0.53
magnolia	0.28	-0.28
maiden	-0.36	0.36
maiden name	-0.36	0.36
mail	-0.22	0.22
mail * <month>	-0.29	0.29
mail * fax	0.23	-0.23
mail * form	-0.67	0.67
mail * refund	0.81	-0.81
mail * to	-0.26	0.26
mail * your	0.71	-0.71
mail :	0.94	-0.94
mail <n>	0.96	-0.96
mail a	0.46	-0.46
mail addres	-0.19	0.19
mail date	0.46	-0.46
mail fax	-0.21	0.21
mail it	-1.11	1.11
mail on	-0.44	0.44
mail or	0.56	-0.56
mail room	-0.49	0.49
mail to	1.12	-1.12
mail us	-0.38	0.38
mailbox	-0.19	0.19
mailbox is	-0.67	0.67
mailroom	-0.27	0.27
main	-1.74	1.74
main one	-0.16	0.16
maintenanc	-1.86	1.86
maintenanc care	-1.39	1.39
maintenanc therapy	-1.72	1.72
mak	-0.96	0.96
make	-0.72	0.72
make * check	0.43	-0.43
make * exception	-0.19	0.19
make a	0.25	-0.25
make an	-0.19	0.19
make check	0.18	-0.18
make it	-1.22	1.22
make no	0.79	-0.79
make one	-0.31	0.31
make out	-0.57	0.57
make sure	0.43	-0.43
make the	-0.67	0.67
make up	1.33	-1.33
maker	-0.34	0.34
male	-1.3	1.3
mammogram	-1.63	1.63
man	0.28	-0.28
man who	0.92	-0.92
manag	0.91	-0.91
manag by	0.23	-0.23
manag for	0.57	-0.57
manag servic	0.38	-0.38
manager * an	-0.48	0.48
manager and	-0.24	0.24
manifest	-0.38	0.38
manipul	-0.43	0.43
manipul * the	-0.24	0.24
manipul <5>	0.2	-0.2
manipul <m>	0.32	-0.32
manipul <n>	0.73	-0.73
manipul of	-0.91	0.91
manual	0.24	-0.24
manual chair	-0.62	0.62
manual chapter	0.66	-0.66
manual for	0.33	-0.33
manual manipul	0.41	-0.41
manual therapy	-0.76	0.76
many	-0.44	0.44
many frequency	-0.74	0.74
many servic	-1.22	1.22
marchetty	0.6	-0.6
marguerit	0.45	-0.45
maria	-0.8	0.8
marigold	0.33	-0.33
marin	0.17	-0.17
marisela	0.28	-0.28
marisol	0.85	-0.85
marisol hathaway	0.16	-0.16
mark	-1.34	1.34
mark * a	0.17	-0.17
mark * as	-0.27	0.27
mark as	-0.25	0.25
mark it	-0.85	0.85
mark with	0.26	-0.26
marker	-0.43	0.43
marketplac	2.41	-2.41
marketplac policy	0.24	-0.24
marriag	-0.31	0.31
marriag counsel	-0.34	0.34
marry	-0.32	0.32
marsh	-0.58	0.58
mask	-0.28	0.28
massag	-1.71	1.71
massag * not	-0.44	0.44
massag <m>	0.19	-0.19
massag is	-0.9	0.9
massag therapy	-0.43	0.43
match	-2.55	2.55
match * one	0.95	-0.95
match history	-1.12	1.12
match the	0.86	-0.86
match thi	-0.62	0.62
match to	-0.39	0.39
mateo	0.2	-0.2
matter	-0.66	0.66
matter * the	-0.4	0.4
matter how	-0.72	0.72
matter is	0.45	-0.45
matter who	-0.16	0.16
matthia	-0.61	0.61
maume	0.68	-0.68
max	-1.88	1.88
max met	-0.76	0.76
maximu	0.26	-0.26
maximu federal	0.24	-0.24
maximum	-1.69	1.69
maximum * not	-0.68	0.68
maximum allowabl	1.44	-1.44
maximum are	-0.68	0.68
maximum benefit	-0.34	0.34
maximum medical	-0.55	0.55
maximum number	-1.48	1.48
maximum of	-1.6	1.6
maximum see	0.18	-0.18
may	0.96	-0.96
may * able	0.79	-0.79
may * asked	0.59	-0.59
may * bill	0.54	-0.54
may * cover	-1.02	1.02
may * deny	0.39	-0.39
may * filed	0.77	-0.77
may * left	0.71	-0.71
may * paid	-1.52	1.52
may * request	0.56	-0.56
may * sent	0.84	-0.84
may * treat	0.27	-0.27
may <n>	-0.16	0.16
may also	0.53	-0.53
may and	-1.05	1.05
may appeal	0.52	-0.52
may ask	1.4	-1.4
may be	0.78	-0.78
may bill	1.3	-1.3
may bring	0.68	-0.68
may call	0.39	-0.39
may collect	-0.31	0.31
may concern	0.26	-0.26
may file	0.99	-0.99
may go	1.2	-1.2
may have	0.66	-0.66
may hold	0.29	-0.29
may look	0.43	-0.43
may not	0.94	-0.94
may note	0.23	-0.23
may owe	0.53	-0.53
may seek	0.46	-0.46
may send	0.18	-0.18
may speak	0.31	-0.31
may start	0.18	-0.18
may take	0.7	-0.7
may the	-0.19	0.19
may then	0.3	-0.3
may was	0.18	-0.18
may write	0.44	-0.44
may you	-0.64	0.64
mb	-0.33	0.33
mb <n>	0.16	-0.16
mbi	0.4	-0.4
mbi <n>	0.28	-0.28
mbr	-0.95	0.95
mc	0.22	-0.22
mc <n>	0.21	-0.21
mcallister	0.17	-0.17
mcg ambulatory	0.29	-0.29
mcg guidelin	-0.52	0.52
mco	-0.7	0.7
md	1.5	-1.5
md <n>	0.29	-0.29
md board	0.17	-0.17
md npi	-0.55	0.55
md on	0.27	-0.27
md orthopedic	0.38	-0.38
md patient	0.27	-0.27
me	-0.33	0.33
meadow	0.4	-0.4
meadowlark	0.2	-0.2
meal	-0.66	0.66
mean	-0.38	0.38
mean * the	-0.71	0.71
mean * we	0.6	-0.6
mean * will	0.68	-0.68
mean a	0.24	-0.24
mean co	-1.35	1.35
mean that	-0.17	0.17
mean the	-0.26	0.26
mean we	0.5	-0.5
meant	-0.25	0.25
meant to	-0.64	0.64
meantim	-0.46	0.46
meanwhil	-0.79	0.79
measur	0.33	-0.33
measur and	0.77	-0.77
measur of	0.55	-0.55
measurabl	-0.9	0.9
measurabl chang	-1.06	1.06
measurabl gain	-0.63	0.63
measurabl improv	0.77	-0.77
mechanical	1.61	-1.61
mechanical traction	1.61	-1.61
med	-0.69	0.69
med <n>	-0.57	0.57
med pay	-0.44	0.44
medial	0.5	-0.5
medic	-0.41	0.41
medic list	-0.78	0.78
medica	0.62	-0.62
medicaid * review	0.22	-0.22
medicaid agency	0.64	-0.64
medicaid fee	-0.17	0.17
medicaid for	0.22	-0.22
medicaid id	0.63	-0.63
medicaid is	0.25	-0.25
medicaid member	1.39	-1.39
medicaid no	0.29	-0.29
medicaid offic	-0.55	0.55
medicaid on	-0.63	0.63
medicaid pay	1.05	-1.05
medicaid plan	-1.18	1.18
medicaid program	0.52	-0.52
medicaid servic	0.44	-0.44
medicaid tricar	0.41	-0.41
medical	-1.18	1.18
medical accept	-0.6	0.6
medical assistanc	0.22	-0.22
medical associat	-0.75	0.75
medical benefit	-1.22	1.22
medical bill	0.8	-0.8
medical carrier	-0.44	0.44
medical claim	-0.19	0.19
medical consultant	-0.16	0.16
medical coverag	0.79	-0.79
medical decision	-0.72	0.72
medical depart	-0.29	0.29
medical director	1.06	-1.06
medical examin	-1.28	1.28
medical fee	1.86	-1.86
medical group	-0.98	0.98
medical improv	-0.55	0.55
medical insuranc	0.54	-0.54
medical judg	0.48	-0.48
medical manag	0.58	-0.58
medical mutual	1.33	-1.33
medical necessary	-2.23	2.23
medical necessity	0.58	-0.58
medical pay	-0.38	0.38
medical plan	1.1	-1.1
medical policy	-0.2	0.2
medical reasonabl	-0.48	0.48
medical record	0.38	-0.38
medical review	1.38	-1.38
medical servic	0.86	-0.86
medical side	-0.31	0.31
medical supp	0.21	-0.21
medical treat	-0.74	0.74
medicar * may	0.22	-0.22
medicar * thi	-0.19	0.19
medicar <n>	0.65	-0.65
medicar administrativ	0.76	-0.76
medicar advantag	0.69	-0.69
medicar amount	0.16	-0.16
medicar approv	0.74	-0.74
medicar benefit	1.08	-1.08
medicar by	-0.54	0.54
medicar claim	-0.2	0.2
medicar contract	0.46	-0.46
medicar contractor	-0.96	0.96
medicar cover	1.18	-1.18
medicar deny	0.63	-0.63
medicar doe	-0.5	0.5
medicar for	-0.17	0.17
medicar give	-0.37	0.37
medicar goe	-0.81	0.81
medicar id	0.33	-0.33
medicar is	-0.86	0.86
medicar medicaid	0.77	-0.77
medicar number	-0.23	0.23
medicar overpay	0.19	-0.19
medicar paid	0.7	-0.7
medicar part	1.01	-1.01
medicar pay	-0.34	0.34
medicar prescription	0.28	-0.28
medicar rule	-0.73	0.73
medicar secondary	1.19	-1.19
medicar servic	0.21	-0.21
medicar should	-0.59	0.59
medicar summary	0.68	-0.68
medicar was	-0.75	0.75
medicar will	0.74	-0.74
medicar you	0.22	-0.22
medicin	0.67	-0.67
medicin * a	0.47	-0.47
medicin * rehabilit	0.49	-0.49
medicin :	0.24	-0.24
medicin <n>	0.31	-0.31
medicin and	0.93	-0.93
medicin llc	0.37	-0.37
medicin on	0.34	-0.34
medicin pc	0.17	-0.17
medigap	0.36	-0.36
meet	-1.7	1.7
meet * definition	-0.88	0.88
meet * plan	0.38	-0.38
meet criteria	-0.67	0.67
meet medicar	0.92	-0.92
meet our	-0.38	0.38
meet the	-1.33	1.33
member	-0.27	0.27
member * not	0.63	-0.63
member * the	0.17	-0.17
member * these	0.67	-0.67
member * thi	0.45	-0.45
member :	0.89	-0.89
member and	0.42	-0.42
member appeal	0.25	-0.25
member as	-0.7	0.7
member at	0.3	-0.3
member authoriz	0.22	-0.22
member call	0.44	-0.44
member cannot	1.42	-1.42
member card	0.52	-0.52
member claim	1.01	-1.01
member contract	-0.44	0.44
member could	-0.33	0.33
member coverag	-1.39	1.39
member date	0.4	-0.4
member deductibl	0.31	-0.31
member did	0.76	-0.76
member doe	0.63	-0.63
member for	1.43	-1.43
member had	-0.82	0.82
member has	-0.99	0.99
member have	0.21	-0.21
member health	0.46	-0.46
member id	0.59	-0.59
member in	-0.56	0.56
member is	-1.45	1.45
member ld	0.17	-0.17
member may	0.3	-0.3
member member	0.51	-0.51
member must	0.35	-0.35
member name	-0.51	0.51
member need	-0.79	0.79
member never	-0.45	0.45
member no	0.69	-0.69
member not	-0.73	0.73
member number	0.9	-0.9
member of	0.34	-0.34
member on	-1.02	1.02
member only	0.53	-0.53
member or	0.99	-0.99
member owe	-0.44	0.44
member own	-1	1
member pay	-1.25	1.25
member plan	-0.56	0.56
member provider	0.17	-0.17
member representativ	-0.43	0.43
member sent	-0.36	0.36
member servic	1.31	-1.31
member share	-0.54	0.54
member sign	0.21	-0.21
member the	-0.43	0.43
member to	-1.03	1.03
member under	-0.74	0.74
member who	0.52	-0.52
membership	-0.33	0.33
membership and	-0.51	0.51
memorial	-1.18	1.18
men	-0.33	0.33
mention	-0.18	0.18
menu	-0.21	0.21
mercy	-0.99	0.99
merger	-0.34	0.34
meridian	0.29	-0.29
meritain	0.27	-0.27
meritain health	0.27	-0.27
merriman	0.19	-0.19
mesa verde	0.16	-0.16
mesquit	0.18	-0.18
messag	0.59	-0.59
messag <n>	-0.94	0.94
messag center	0.97	-0.97
messag co	-0.59	0.59
messag code	0.33	-0.33
messag was	1.06	-1.06
met	-0.56	0.56
met * <n>	-0.42	0.42
met * the	0.79	-0.79
met <m>	0.5	-0.5
met <n>	-0.67	0.67
met and	1.1	-1.1
met by	-0.36	0.36
met for	-0.85	0.85
met in	0.29	-0.29
met out	0.3	-0.3
met so	0.43	-0.43
met the	1.03	-1.03
met thi	-0.2	0.2
met with	-0.43	0.43
metal	0.41	-0.41
metal worker	0.24	-0.24
metformin	-1.74	1.74
method	-0.25	0.25
mexico	-0.38	0.38
mg <n>	0.53	-0.53
mg pen	0.17	-0.17
mi	0.37	-0.37
michigan	0.33	-0.33
mid	-0.22	0.22
mid <n>	0.35	-0.35
middl	-0.7	0.7
middl initial	0.16	-0.16
midnight	-1.13	1.13
midnight on	-0.73	0.73
might	1.24	-1.24
mild	-0.87	0.87
mile	-0.52	0.52
military	1.09	-1.09
military clinic	0.65	-0.65
miller	-0.41	0.41
milligram	-0.43	0.43
millrac	0.25	-0.25
milo	0.22	-0.22
min	-0.24	0.24
min <5>	0.5	-0.5
mind	1.73	-1.73
mind and	0.38	-0.38
minimum	0.83	-0.83
minnesota	0.24	-0.24
minor	0.66	-0.66
minor procedur	0.44	-0.44
minut	-1.15	1.15
minut * <n>	-0.63	0.63
minut * not	-1.02	1.02
minut * timed	0.42	-0.42
minut * total	0.74	-0.74
minut <n>	-0.18	0.18
minut are	-1.02	1.02
minut for	-1.1	1.1
minut in	0.55	-0.55
minut of	-0.66	0.66
minut rule	-0.41	0.41
mireill	0.21	-0.21
miriam	0.21	-0.21
mirror	-1.58	1.58
mis	0.27	-0.27
mismatch	-1.44	1.44
miss	-2.55	2.55
miss * by	-0.17	0.17
miss * deadlin	0.41	-0.41
miss * is	-0.85	0.85
miss * not	0.22	-0.22
miss * the	-0.95	0.95
miss :	0.55	-0.55
miss appoint	-0.57	0.57
miss document	1.05	-1.05
miss incomplet	-0.92	0.92
miss it	-0.48	0.48
miss on	-1.02	1.02
miss or	-0.5	0.5
miss patient	0.97	-0.97
miss procedur	-0.72	0.72
miss the	0.52	-0.52
missoury	-0.33	0.33
mistak	1.79	-1.79
mistak and	0.86	-0.86
mistak call	0.21	-0.21
mistak on	0.33	-0.33
mistak pleas	0.16	-0.16
mistaken	0.58	-0.58
mk	0.27	-0.27
mk <n>	0.27	-0.27
ml	0.46	-0.46
mn	-0.27	0.27
mn <n>	-0.56	0.56
mo	-0.94	0.94
moa	0.94	-0.94
moa ma	0.52	-0.52
moa remark	1	-1
mobility	-0.17	0.17
mod	0.7	-0.7
mod <n>	-0.8	0.8
mod amount	0.19	-0.19
mod bill	0.46	-0.46
mod qty	0.54	-0.54
mod unit	1.22	-1.22
modality	-0.27	0.27
modality are	0.87	-0.87
model	-0.47	0.47
moderat	-0.23	0.23
moderat * sever	0.24	-0.24
moderat to	0.24	-0.24
modifier * miss	-1.8	1.8
modifier * show	1.05	-1.05
modifier <n>	0.58	-0.58
modifier and	0.37	-0.37
modifier at	0.97	-0.97
modifier is	-1.9	1.9
modifier s	-0.72	0.72
modifier that	-0.33	0.33
modifier was	0.83	-0.83
modify	0.29	-0.29
moe	-1.2	1.2
mole	-0.2	0.2
molina	0.94	-0.94
molina healthcar	0.37	-0.37
mom	-0.57	0.57
mon	0.57	-0.57
monday	-0.29	0.29
monday * friday	0.65	-0.65
monday and	-0.77	0.77
monday the	-0.95	0.95
monday to	0.65	-0.65
money	0.64	-0.64
money * the	0.44	-0.44
money back	0.93	-0.93
money for	1.22	-1.22
money from	0.29	-0.29
money in	-0.42	0.42
money is	0.29	-0.29
monitor	-0.66	0.66
montana	0.17	-0.17
month	-1.57	1.57
month * <n>	0.41	-0.41
month * a	0.49	-0.49
month * has	0.46	-0.46
month * it	1.05	-1.05
month * the	-0.31	0.31
month <n>	-1.76	1.76
month ago	-0.89	0.89
month amount	0.22	-0.22
month and	0.23	-0.23
month behind	-0.79	0.79
month for	-0.59	0.59
month from	1.39	-1.39
month have	0.42	-0.42
month if	0.2	-0.2
month in	1	-1
month is	-0.74	0.74
month of	0.42	-0.42
month old	-0.47	0.47
month on	-0.83	0.83
month or	-0.59	0.59
month premium	-0.28	0.28
month so	0.64	-0.64
month that	0.42	-0.42
month the	-0.96	0.96
month thi	-0.44	0.44
month to	-0.39	0.39
month we	-0.56	0.56
montoya	-0.36	0.36
more * need	1.01	-1.01
more * pay	-0.83	0.83
more * the	-0.31	0.31
more and	-0.34	0.34
more care	0.36	-0.36
more day	-0.21	0.21
more for	0.89	-0.89
more inform	1.26	-1.26
more is	0.97	-0.97
more muscl	0.38	-0.38
more note	1.07	-1.07
more paper	0.27	-0.27
more than	-0.85	0.85
more therapy	-1.46	1.46
more time	-1.54	1.54
more to	-1.13	1.13
more treat	-0.28	0.28
more visit	0.86	-0.86
more was	0.53	-0.53
mos	-1.13	1.13
most	-0.96	0.96
mother	-0.99	0.99
motion * the	0.45	-0.45
motion and	0.25	-0.25
motion of	0.65	-0.65
motion since	-0.37	0.37
motor	-0.17	0.17
motor vehicl	0.44	-0.44
motoriz	0.87	-0.87
mountain	0.43	-0.43
mountain health	0.57	-0.57
mouth	-0.91	0.91
move	1.59	-1.59
move the	0.16	-0.16
moved	-1.89	1.89
moved * <5>	-0.38	0.38
moved * a	-0.26	0.26
moved in	-0.39	0.39
moved to	-1.12	1.12
mr	1.05	-1.05
mr <n>	0.16	-0.16
mr tran	0.36	-0.36
mri	0.32	-0.32
mri * <d>	-0.49	0.49
mri * not	-0.39	0.39
mri * your	0.88	-0.88
mri at	-0.45	0.45
mri is	0.22	-0.22
mri lumbar	-0.33	0.33
mri report	0.73	-0.73
mri unles	-0.39	0.39
mri was	-0.16	0.16
mrn	0.26	-0.26
mrn <n>	0.22	-0.22
mrr	0.24	-0.24
mrr <n>	0.24	-0.24
mrt	0.3	-0.3
mrt <n>	0.3	-0.3
ms	1.02	-1.02
ms <n>	0.54	-0.54
ms renner	0.42	-0.42
msg	-0.19	0.19
msg :	-0.77	0.77
mtu	0.34	-0.34
much	0.23	-0.23
much was	-0.37	0.37
mue	-1.12	1.12
multipl	-1.15	1.15
multipl procedur	-1.58	1.58
must	0.72	-0.72
must * bill	-0.53	0.53
must * done	0.28	-0.28
must * in	-0.29	0.29
must * made	0.34	-0.34
must * postmark	-0.85	0.85
must * receiv	0.91	-0.91
must * repaid	1.16	-1.16
must * request	0.29	-0.29
must * sent	0.81	-0.81
must * sign	0.47	-0.47
must * submitt	1.25	-1.25
must ask	0.51	-0.51
must be	0.54	-0.54
must carry	-0.42	0.42
must come	0.86	-0.86
must do	0.35	-0.35
must file	0.3	-0.3
must get	-0.24	0.24
must go	-0.42	0.42
must not	0.39	-0.39
must pay	-0.5	0.5
must reach	1.03	-1.03
must receiv	-0.39	0.39
must send	-0.17	0.17
must show	0.63	-0.63
must sign	1.23	-1.23
must use	-0.63	0.63
must write	0.18	-0.18
mutual * ohio	0.33	-0.33
mutual automobil	0.29	-0.29
mutual exclusiv	-0.98	0.98
mutual health	0.3	-0.3
mutual legal	0.24	-0.24
mutual of	0.44	-0.44
mv	-0.57	0.57
mv <n>	-0.58	0.58
n	0.42	-0.42
n * <n>	0.22	-0.22
n <n>	0.54	-0.54
n a	-1.16	1.16
n townzip	0.21	-0.21
naic	0.16	-0.16
nail	-0.17	0.17
nakagawa	0.39	-0.39
name	-0.61	0.61
name * addres	0.22	-0.22
name * date	0.58	-0.58
name * it	-0.35	0.35
name * title	0.22	-0.22
name * writ	0.24	-0.24
name :	0.93	-0.93
name <n>	0.26	-0.26
name a	-1.74	1.74
name addres	0.42	-0.42
name and	0.22	-0.22
name cut	-0.27	0.27
name id	0.26	-0.26
name in	-0.33	0.33
name last	0.32	-0.32
name member	0.3	-0.3
name no	0.28	-0.28
name of	0.72	-0.72
name on	-0.69	0.69
name someon	0.66	-0.66
name that	0.75	-0.75
name to	-0.16	0.16
name your	0.46	-0.46
named	0.62	-0.62
named above	1.27	-1.27
named below	0.96	-0.96
named in	0.31	-0.31
named insur	0.32	-0.32
named on	-0.46	0.46
naproxen	0.5	-0.5
narrativ	-0.16	0.16
narrow	-0.68	0.68
nathaniel	0.16	-0.16
national	-0.88	0.88
national correct	-0.49	0.49
national drug	0.63	-0.63
national govern	0.22	-0.22
natur	-0.73	0.73
nc	-0.54	0.54
nc <n>	-0.66	0.66
ncci	-1.04	1.04
ncci edit	-0.41	0.41
nd	-0.34	0.34
ndc	-0.36	0.36
ndmcp	0.4	-0.4
ndmcp omb	0.32	-0.32
near	-0.47	0.47
nearest	0.31	-0.31
nebulizer	-0.33	0.33
necesita	0.42	-0.42
necessary	-2.01	2.01
necessary * thi	-0.75	0.75
necessary * you	-0.94	0.94
necessary :	-1.25	1.25
necessary <n>	0.82	-0.82
necessary and	-0.87	0.87
necessary at	-0.37	0.37
necessary becaus	-0.84	0.84
necessary expens	0.67	-0.67
necessary for	-2.44	2.44
necessary from	0.36	-0.36
necessary on	-1.5	1.5
necessary or	1.21	-1.21
necessary under	0.65	-0.65
necessary when	1.04	-1.04
necessity * the	-1.09	1.09
necessity by	-1.45	1.45
necessity for	-0.31	0.31
necessity review	0.39	-0.39
neck	-0.86	0.86
neck and	-0.5	0.5
neck disability	0.88	-0.88
neck is	-1.03	1.03
neck strain	0.57	-0.57
need	-0.27	0.27
need * <n>	-0.57	0.57
need * a	-0.85	0.85
need * approval	-0.96	0.96
need * be	-0.74	0.74
need * decid	-0.69	0.69
need * do	0.7	-0.7
need * further	-1.19	1.19
need * hear	-0.67	0.67
need * letter	1.14	-1.14
need * not	0.46	-0.46
need * note	1.25	-1.25
need * on	-0.33	0.33
need * person	-0.81	0.81
need * reach	-1.49	1.49
need * record	-0.57	0.57
need * referral	0.79	-0.79
need * send	0.77	-0.77
need * sign	0.22	-0.22
need * skill	0.29	-0.29
need * the	-0.35	0.35
need * therapist	0.2	-0.2
need * these	-0.5	0.5
need * thi	0.6	-0.6
need :	1.34	-1.34
need <n>	-0.75	0.75
need a	0.49	-0.49
need an	-0.42	0.42
need and	-0.47	0.47
need approval	-0.43	0.43
need at	-1.11	1.11
need befor	-0.28	0.28
need do	0.42	-0.42
need for	-0.86	0.86
need from	0.5	-0.5
need help	0.71	-0.71
need is	-0.17	0.17
need it	1.32	-1.32
need its	-0.97	0.97
need more	0.76	-0.76
need no	1.73	-1.73
need not	1.69	-1.69
need one	-0.41	0.41
need our	-1.15	1.15
need prior	-0.58	0.58
need someth	-0.16	0.16
need the	-0.44	0.44
need we	-1.15	1.15
need when	-0.37	0.37
need your	-0.74	0.74
needl	-0.34	0.34
needl * not	-1.15	1.15
needl * still	-0.19	0.19
needl <n>	1.41	-1.41
needl for	-0.31	0.31
needl insertion	0.2	-0.2
needl is	-1.67	1.67
needl was	-0.16	0.16
negativ	-0.68	0.68
negativ balanc	-0.65	0.65
negotiat	-1.46	1.46
neighbor	-0.45	0.45
neither	-1.98	1.98
neither has	-0.31	0.31
neither paid	0.57	-0.57
neither was	-0.92	0.92
nerve	-1.59	1.59
nerve conduction	0.2	-0.2
nerve root	-1.61	1.61
net of	0.16	-0.16
network	1.33	-1.33
network * <month>	-0.38	0.38
network * the	-0.59	0.59
network * thi	-0.29	0.29
network :	-0.45	0.45
network agre	0.81	-0.81
network and	-1.27	1.27
network benefit	-0.24	0.24
network in	-0.43	0.43
network rate	0.47	-0.47
network region	0.19	-0.19
network that	0.23	-0.23
network the	0.31	-0.31
neuro	0.38	-0.38
neurological	0.46	-0.46
neurologist	1	-1
neurology	-0.54	0.54
neuromuscular	0.26	-0.26
neuromuscular re	0.18	-0.18
never	-3.55	3.55
never added	-0.44	0.44
never asked	-0.35	0.35
never been	-0.52	0.52
never came	-0.52	0.52
never finish	-0.33	0.33
never paid	-1.22	1.22
never part	-0.24	0.24
never put	-0.48	0.48
never reach	-0.36	0.36
never report	-0.28	0.28
never sent	-0.45	0.45
never sign	-0.22	0.22
new	-0.39	0.39
new :	1.08	-1.08
new <m>	-1.04	1.04
new and	0.62	-0.62
new bill	-0.71	0.71
new claim	-0.79	0.79
new date	-0.65	0.65
new explan	0.53	-0.53
new here	-0.42	0.42
new hire	-0.68	0.68
new inform	0.39	-0.39
new injury	0.38	-0.38
new jersey	0.52	-0.52
new loc	-0.6	0.6
new look	-0.58	0.58
new note	0.81	-0.81
new on	-0.51	0.51
new one	-0.32	0.32
new patient	0.2	-0.2
new record	0.35	-0.35
new referral	0.42	-0.42
new request	1.01	-1.01
new softwar	-0.57	0.57
new to	-0.18	0.18
new visit	0.32	-0.32
new year	-0.22	0.22
new york	0.48	-0.48
newborn	-1.79	1.79
newborn was	-0.38	0.38
newer	0.24	-0.24
newer one	-0.37	0.37
next	0.4	-0.4
next <month>	-0.67	0.67
next <n>	0.53	-0.53
next busines	-0.42	0.42
next check	0.66	-0.66
next level	0.77	-0.77
next one	-0.51	0.51
next page	0.3	-0.3
next pay	0.52	-0.52
next step	-0.38	0.38
next time	1.96	-1.96
next to	-0.94	0.94
nguyen	-0.29	0.29
nh	0.56	-0.56
nice	-0.83	0.83
night	-0.63	0.63
nil	-0.93	0.93
nine	-1.27	1.27
nine day	-0.84	0.84
nine month	-0.93	0.93
nine of	-0.42	0.42
nineteen	-0.8	0.8
ninety	-1.47	1.47
ninety day	-1.12	1.12
ninth	-0.58	0.58
nj	0.2	-0.2
nmac	-0.64	0.64
no	-1.89	1.89
no * the	0.86	-0.86
no * thi	-0.49	0.49
no :	1.39	-1.39
no <5>	0.25	-0.25
no <m>	0.61	-0.61
no <n>	1.64	-1.64
no action	0.41	-0.41
no activ	-0.58	0.58
no adjust	1.84	-1.84
no advanc	0.89	-0.89
no amount	0.25	-0.25
no answer	-0.31	0.31
no appeal	1.3	-1.3
no approval	-0.46	0.46
no auth	0.9	-0.9
no authoriz	-0.18	0.18
no benefit	-1.13	1.13
no bill	0.93	-0.93
no call	-0.87	0.87
no case	-1.06	1.06
no chang	-0.42	0.42
no charg	0.22	-0.22
no check	-0.77	0.77
no claim	0.73	-0.73
no clinical	0.48	-0.48
no complaint	-0.26	0.26
no conflict	0.57	-0.57
no cost	1.32	-1.32
no coverag	-0.2	0.2
no date	-1.63	1.63
no decision	1.73	-1.73
no deficit	0.71	-0.71
no doctor	-0.3	0.3
no dos	0.2	-0.2
no drug	-0.52	0.52
no e	0.32	-0.32
no earlier	0.19	-0.19
no entry	-0.18	0.18
no exp	0.18	-0.18
no fall	0.4	-0.4
no fault	0.53	-0.53
no fee	0.17	-0.17
no find	-0.71	0.71
no first	0.52	-0.52
no functional	-0.25	0.25
no further	-0.24	0.24
no gain	-1.23	1.23
no goal	0.71	-0.71
no good	-1.06	1.06
no home	-0.51	0.51
no in	1.22	-1.22
no interest	-0.6	0.6
no later	1.16	-1.16
no longer	-1.06	1.06
no los	-1.14	1.14
no matter	-1.07	1.07
no measur	1.49	-1.49
no measurabl	-0.88	0.88
no medical	0.81	-0.81
no modifier	1.14	-1.14
no money	-0.77	0.77
no more	0.69	-0.69
no name	-0.47	0.47
no narrativ	-0.48	0.48
no need	-1.35	1.35
no nerve	-0.97	0.97
no new	-0.8	0.8
no note	-1.7	1.7
no objectiv	-1.46	1.46
no one	0.28	-0.28
no other	1.52	-1.52
no out	-0.49	0.49
no pa	-0.26	0.26
no pain	-0.4	0.4
no part	0.94	-0.94
no pay	0.26	-0.26
no plan	-0.91	0.91
no precert	-0.19	0.19
no prior	-0.31	0.31
no proof	-1.25	1.25
no provision	0.3	-0.3
no reason	-1.22	1.22
no record	-2.29	2.29
no red	-0.33	0.33
no referral	-1.76	1.76
no reply	-0.42	0.42
no request	-0.77	0.77
no room	-0.2	0.2
no second	0.42	-0.42
no separat	-1.24	1.24
no servic	0.71	-0.71
no signatur	-1.21	1.21
no start	-1.82	1.82
no such	-0.86	0.86
no surgery	0.93	-0.93
no test	-0.31	0.31
no thought	0.27	-0.27
no tie	0.69	-0.69
no to	0.74	-0.74
no total	-0.26	0.26
no trace	-0.5	0.5
no trial	-1.01	1.01
no troubl	0.58	-0.58
no weaknes	0.28	-0.28
no word	-0.22	0.22
no written	-0.43	0.43
no x	-1.03	1.03
no you	0.22	-0.22
nobody	-1.57	1.57
nobody * that	-0.74	0.74
nobody asked	-1.32	1.32
nobody at	-0.56	0.56
nobody by	-0.81	0.81
nobody call	-0.98	0.98
nobody has	1.49	-1.49
nobody read	1.08	-1.08
nod	-0.55	0.55
non	-1.4	1.4
non certific	0.8	-0.8
non contract	1.05	-1.05
non cover	-1.25	1.25
none	-1.64	1.64
none * file	-0.73	0.73
none * on	-0.22	0.22
none * the	1.23	-1.23
none <n>	0.39	-0.39
none found	0.25	-0.25
none in	0.48	-0.48
none is	-0.32	0.32
none issu	-0.32	0.32
none of	0.91	-0.91
none on	-0.73	0.73
nonpay	-1.18	1.18
noon	1.21	-1.21
noon * the	0.86	-0.86
noon of	0.86	-0.86
noon on	0.16	-0.16
noor	0.22	-0.22
nor	-0.21	0.21
nor a	0.66	-0.66
nor deny	0.65	-0.65
nor the	-0.18	0.18
noridian	0.21	-0.21
normal	-1.28	1.28
north	0.46	-0.46
north carolina	0.33	-0.33
northgat	0.17	-0.17
nos	0.27	-0.27
nos proc	0.26	-0.26
not	-2.47	2.47
not * appeal	-0.45	0.45
not * be	0.26	-0.26
not * benefit	-1.85	1.85
not * bill	1.92	-1.92
not * charg	0.82	-0.82
not * claim	-0.21	0.21
not * collect	0.25	-0.25
not * consider	0.45	-0.45
not * contract	-0.2	0.2
not * cover	-2	2
not * decision	0.85	-0.85
not * denial	1.1	-1.1
not * force	-1.34	1.34
not * guarante	0.83	-0.83
not * it	-0.28	0.28
not * medical	0.44	-0.44
not * member	-0.22	0.22
not * new	-0.78	0.78
not * one	-0.94	0.94
not * our	-0.42	0.42
not * packet	-0.36	0.36
not * paid	1.97	-1.97
not * pay	0.18	-0.18
not * peco	-0.33	0.33
not * plan	-0.46	0.46
not * promis	1.19	-1.19
not * question	1.03	-1.03
not * read	1.1	-1.1
not * request	0.82	-0.82
not * same	-0.38	0.38
not * the	-0.7	0.7
not * thi	-0.39	0.39
not * to	0.27	-0.27
not * us	-0.67	0.67
not * your	-0.47	0.47
not <n>	-0.75	0.75
not a	-0.79	0.79
not able	-0.49	0.49
not accept	-0.36	0.36
not added	-0.51	0.51
not affect	1.15	-1.15
not after	-0.9	0.9
not agr	-0.62	0.62
not agree	1.05	-1.05
not allow	0.58	-0.58
not an	-0.75	0.75
not answer	-0.42	0.42
not appeal	0.52	-0.52
not appear	-0.23	0.23
not apply	0.99	-0.99
not approv	0.6	-0.6
not as	0.64	-0.64
not ask	0.89	-0.89
not asked	-0.57	0.57
not at	0.8	-0.8
not attach	-1.78	1.78
not authoriz	-0.97	0.97
not back	0.5	-0.5
not balanc	0.21	-0.21
not be	0.92	-0.92
not been	0.52	-0.52
not begin	0.35	-0.35
not bill	0.93	-0.93
not billabl	-0.85	0.85
not bought	-0.6	0.6
not buy	-0.39	0.39
not by	0.85	-0.85
not call	-1.12	1.12
not carry	-1.11	1.11
not certify	-0.82	0.82
not chang	1.59	-1.59
not charg	0.56	-0.56
not clear	-0.4	0.4
not collect	0.7	-0.7
not come	-0.29	0.29
not consider	0.16	-0.16
not contract	-0.5	0.5
not copay	0.27	-0.27
not count	0.64	-0.64
not cov	0.63	-0.63
not cover	-0.18	0.18
not decid	0.9	-0.9
not deem	-1.32	1.32
not deny	1.37	-1.37
not describ	-0.89	0.89
not discriminat	1.19	-1.19
not disput	0.3	-0.3
not do	-0.69	0.69
not docu	-1.33	1.33
not elect	-0.17	0.17
not eligibl	-1.77	1.77
not enclos	-1.22	1.22
not enough	0.71	-0.71
not enroll	-1.08	1.08
not establish	-0.28	0.28
not file	0.75	-0.75
not fill	-0.34	0.34
not find	-0.81	0.81
not finish	-0.96	0.96
not fit	-0.75	0.75
not follow	-0.33	0.33
not for	-0.25	0.25
not found	-0.52	0.52
not from	0.88	-0.88
not fund	-0.5	0.5
not furnish	-0.19	0.19
not get	-2.23	2.23
not given	-0.78	0.78
not go	-0.18	0.18
not gotten	-0.33	0.33
not happen	-0.16	0.16
not have	2.14	-2.14
not hear	-0.16	0.16
not help	0.32	-0.32
not here	0.19	-0.19
not hold	0.29	-0.29
not in	-1.6	1.6
not includ	-1.58	1.58
not indicat	-1	1
not insur	1.01	-1.01
not involv	0.73	-0.73
not keep	0.7	-0.7
not know	0.56	-0.56
not later	1.86	-1.86
not lengthen	0.46	-0.46
not let	-0.61	0.61
not liabl	0.49	-0.49
not list	-1.3	1.3
not load	-0.48	0.48
not look	2.11	-2.11
not made	0.57	-0.57
not mark	-0.49	0.49
not match	-0.78	0.78
not medical	-2.42	2.42
not meet	-2.01	2.01
not mention	-0.45	0.45
not moved	0.87	-0.87
not name	-1.48	1.48
not necessary	1.29	-1.29
not need	0.57	-0.57
not new	-0.37	0.37
not obtain	-1.71	1.71
not on	-0.5	0.5
not one	-0.25	0.25
not open	-0.19	0.19
not our	-0.84	0.84
not over	-0.24	0.24
not owe	2.47	-2.47
not owed	-0.29	0.29
not pay	-0.68	0.68
not payabl	-0.84	0.84
not plan	0.35	-0.35
not pre	-0.44	0.44
not proces	0.18	-0.18
not provid	-1.89	1.89
not reach	1.02	-1.02
not read	-0.28	0.28
not reasonab	-0.75	0.75
not reasonabl	-0.6	0.6
not receiv	-0.95	0.95
not recogniz	-0.19	0.19
not record	-1.18	1.18
not regard	-1.17	1.17
not relat	0.7	-0.7
not remark	0.2	-0.2
not reopen	-1.06	1.06
not requir	1.15	-1.15
not responsibl	1.36	-1.36
not return	-1.38	1.38
not said	0.39	-0.39
not satisfy	-0.89	0.89
not say	-0.77	0.77
not see	-0.25	0.25
not seen	0.72	-0.72
not send	1.9	-1.9
not sent	-0.6	0.6
not set	0.21	-0.21
not show	-2.33	2.33
not shown	-1.2	1.2
not sign	-2.29	2.29
not someth	-0.94	0.94
not stand	0.74	-0.74
not start	0.47	-0.47
not stop	0.54	-0.54
not subject	0.69	-0.69
not submitt	-0.91	0.91
not support	-2.85	2.85
not take	0.66	-0.66
not tell	-1.11	1.11
not that	-0.2	0.2
not the	-0.94	0.94
not there	-0.86	0.86
not they	0.39	-0.39
not thi	-0.19	0.19
not to	1.09	-1.09
not told	-0.55	0.55
not touch	1.4	-1.4
not treat	0.34	-0.34
not tried	-1.64	1.64
not turn	1.23	-1.23
not use	0.17	-0.17
not used	-0.83	0.83
not valid	-1.6	1.6
not verify	-0.46	0.46
not warrant	-0.77	0.77
not we	-0.16	0.16
not what	-0.26	0.26
not when	-0.34	0.34
not with	-0.91	0.91
not work	0.32	-0.32
not written	-0.53	0.53
not yet	-0.33	0.33
not your	0.47	-0.47
notch	-0.26	0.26
note	0.33	-0.33
note * <d>	-0.76	0.76
note * <month>	-0.97	0.97
note * <n>	-0.39	0.39
note * a	-0.75	0.75
note * both	0.48	-0.48
note * came	0.24	-0.24
note * claim	-1.48	1.48
note * dr	0.31	-0.31
note * each	1.18	-1.18
note * for	-0.93	0.93
note * may	0.64	-0.64
note * no	-1	1
note * not	-0.72	0.72
note * sent	0.46	-0.46
note * the	1.88	-1.88
note * these	1.68	-1.68
note * thi	-0.77	0.77
note * total	0.58	-0.58
note * we	-1.23	1.23
note * were	0.39	-0.39
note * you	1.02	-1.02
note * your	0.33	-0.33
note :	0.9	-0.9
note <d>	0.36	-0.36
note an	0.61	-0.61
note and	-0.2	0.2
note are	1	-1
note co	0.93	-0.93
note d	0.44	-0.44
note describ	-0.86	0.86
note do	-0.76	0.76
note doe	-0.51	0.51
note for	0.66	-0.66
note get	1.11	-1.11
note give	-0.26	0.26
note has	-0.56	0.56
note is	-0.85	0.85
note k	-0.28	0.28
note list	1.22	-1.22
note of	1.73	-1.73
note on	-1.05	1.05
note read	-0.43	0.43
note record	0.34	-0.34
note repeat	0.23	-0.23
note say	-0.33	0.33
note sent	-0.69	0.69
note show	0.69	-0.69
note sign	0.78	-0.78
note support	-0.56	0.56
note that	-0.59	0.59
note the	-0.84	0.84
note to	0.72	-0.72
note we	0.91	-0.91
note were	-1.64	1.64
note with	1.48	-1.48
note within	0.16	-0.16
note you	0.59	-0.59
noted	-1.56	1.56
noted * the	-0.69	0.69
noted below	0.29	-0.29
noted that	-0.45	0.45
noth	-2.08	2.08
noth * it	-0.75	0.75
noth * left	-0.48	0.48
noth * our	-0.67	0.67
noth * paper	-0.39	0.39
noth * the	-1.36	1.36
noth * thi	1.28	-1.28
noth * what	-0.16	0.16
noth and	-0.47	0.47
noth came	-0.37	0.37
noth can	-0.93	0.93
noth else	0.41	-0.41
noth from	-0.28	0.28
noth had	0.26	-0.26
noth has	-0.45	0.45
noth in	-1.06	1.06
noth is	0.4	-0.4
noth left	0.38	-0.38
noth more	-0.28	0.28
noth move	-0.51	0.51
noth new	-0.78	0.78
noth on	-0.47	0.47
noth that	-0.89	0.89
noth to	-0.27	0.27
noth until	-0.44	0.44
noth was	0.69	-0.69
noth we	-0.27	0.27
noth will	0.27	-0.27
notic	1.39	-1.39
notic * <month>	0.54	-0.54
notic * advers	-0.18	0.18
notic * appeal	0.19	-0.19
notic * claim	0.28	-0.28
notic * denial	0.43	-0.43
notic * part	0.2	-0.2
notic * pay	0.36	-0.36
notic * your	0.27	-0.27
notic :	1.28	-1.28
notic and	0.3	-0.3
notic by	-0.38	0.38
notic date	0.5	-0.5
notic for	1.13	-1.13
notic in	0.25	-0.25
notic is	-0.26	0.26
notic of	0.28	-0.28
notic or	0.31	-0.31
notic page	0.26	-0.26
notic say	0.41	-0.41
notic that	0.39	-0.39
notic to	0.79	-0.79
notic was	0.48	-0.48
notic with	0.33	-0.33
notific	-2.72	2.72
notific absent	-2.15	2.15
notific authoriz	-1.93	1.93
notific of	-0.19	0.19
novita	0.18	-0.18
novita solution	0.18	-0.18
now	1.45	-1.45
now * paid	0.29	-0.29
now :	-0.47	0.47
now <month>	-0.26	0.26
now allow	0.47	-0.47
now and	1.24	-1.24
now approv	1.04	-1.04
now be	0.76	-0.76
now cover	1.17	-1.17
now due	0.48	-0.48
now the	-0.59	0.59
now under	0.5	-0.5
now walk	0.2	-0.2
now yes	1.46	-1.46
nowher	-1.61	1.61
nowher to	-0.59	0.59
np	-0.31	0.31
npi	-0.36	0.36
npi * the	-0.47	0.47
npi :	0.41	-0.41
npi <n>	0.89	-0.89
npi is	-0.62	0.62
npi of	-0.5	0.5
num	0.46	-0.46
number	-0.43	0.43
number * <month>	-0.33	0.33
number * <n>	1.32	-1.32
number * day	0.4	-0.4
number * each	0.77	-0.77
number * every	0.21	-0.21
number * for	-0.45	0.45
number * gave	-0.36	0.36
number * miss	-0.5	0.5
number * not	-0.46	0.46
number * servic	0.57	-0.57
number * that	-0.3	0.3
number * the	-0.46	0.46
number * thi	-0.27	0.27
number * unit	-1.32	1.32
number * us	0.48	-0.48
number * visit	-0.9	0.9
number * your	0.55	-0.55
number :	1.13	-1.13
number <5>	0.34	-0.34
number <n>	1.01	-1.01
number above	0.62	-0.62
number absent	-0.39	0.39
number and	0.29	-0.29
number are	-0.56	0.56
number b	0.22	-0.22
number belong	-0.88	0.88
number but	-0.34	0.34
number c	0.34	-0.34
number cannot	-0.2	0.2
number claim	0.4	-0.4
number date	0.49	-0.49
number e	0.28	-0.28
number end	-0.59	0.59
number f	0.16	-0.16
number in	-0.77	0.77
number is	1.04	-1.04
number left	-0.61	0.61
number list	0.44	-0.44
number medicaid	0.18	-0.18
number of	-1.28	1.28
number on	0.35	-0.35
number pa	0.55	-0.55
number patient	0.16	-0.16
number servic	0.31	-0.31
number so	-0.88	0.88
number that	-0.26	0.26
number the	-0.24	0.24
number was	-0.86	0.86
number where	-0.69	0.69
number which	-0.25	0.25
number with	0.48	-0.48
number you	-1.16	1.16
numbnes	-0.18	0.18
numbnes or	-0.45	0.45
nurs	-1.44	1.44
nurs home	0.6	-0.6
nurse	-0.26	0.26
nurse could	0.39	-0.39
nurse is	0.35	-0.35
nurse line	-0.34	0.34
nurse look	0.95	-0.95
nurse reviewer	0.17	-0.17
nurse visit	-0.68	0.68
nutrition	-1.17	1.17
nw	0.17	-0.17
nwosu	0.23	-0.23
nys	0.34	-0.34
nys form	0.34	-0.34
o <n>	0.84	-0.84
o box	0.58	-0.58
o where	-0.41	0.41
oak	0.64	-0.64
oake	0.49	-0.49
oath	0.98	-0.98
obesity	0.85	-0.85
object	0.98	-0.98
objection to	0.18	-0.18
objectiv	-1.42	1.42
objectiv find	-1.21	1.21
oblig	0.81	-0.81
oblig <n>	-1.13	1.13
observ	-0.84	0.84
obstructiv	0.22	-0.22
obstructiv sleep	0.22	-0.22
obtain	-1.47	1.47
obtain befor	-0.86	0.86
occupational	0.28	-0.28
occupational * speech	0.48	-0.48
occupational and	0.61	-0.61
occupational therapist	-0.19	0.19
occupational therapy	0.68	-0.68
occurrenc	-1.28	1.28
occurrenc has	-1.28	1.28
ocmulge	0.26	-0.26
ocmulge creek	0.17	-0.17
octavia	-0.74	0.74
od	0.38	-0.38
odaly	-0.8	0.8
odd	-1.19	1.19
odell	0.28	-0.28
odessa	0.45	-0.45
odessa whitcomb	0.36	-0.36
odg	-1.63	1.63
odile	0.19	-0.19
odom	0.86	-0.86
oduya	0.6	-0.6
of * <m>	0.49	-0.49
of * <n>	-1.41	1.41
of * accident	0.56	-0.56
of * act	-0.44	0.44
of * action	0.61	-0.61
of * adjust	0.23	-0.23
of * admission	-0.89	0.89
of * allow	0.97	-0.97
of * answer	0.19	-0.19
of * appeal	0.87	-0.87
of * approv	-0.2	0.2
of * benefit	-0.41	0.41
of * bill	1.07	-1.07
of * blue	-0.41	0.41
of * brochur	-0.2	0.2
of * calendar	-0.41	0.41
of * card	-0.63	0.63
of * certificat	-0.28	0.28
of * cervical	0.16	-0.16
of * charg	-0.41	0.41
of * check	-0.18	0.18
of * child	-0.48	0.48
of * claim	0.3	-0.3
of * clinic	0.24	-0.24
of * contract	0.89	-0.89
of * coverag	0.43	-0.43
of * date	0.36	-0.36
of * decision	-0.35	0.35
of * denial	0.8	-0.8
of * deny	0.26	-0.26
of * doctor	0.25	-0.25
of * earlier	0.16	-0.16
of * emergency	-0.2	0.2
of * employer	0.94	-0.94
of * fact	0.76	-0.76
of * file	0.28	-0.28
of * film	-0.53	0.53
of * first	0.43	-0.43
of * five	0.6	-0.6
of * follow	0.54	-0.54
of * form	-1.04	1.04
of * four	0.79	-0.79
of * grace	1.79	-1.79
of * group	-0.2	0.2
of * guidelin	0.88	-0.88
of * health	0.21	-0.21
of * injection	-0.93	0.93
of * injury	0.22	-0.22
of * invoic	0.32	-0.32
of * is	-0.17	0.17
of * joint	-0.68	0.68
of * kind	0.67	-0.67
of * knee	-0.78	0.78
of * last	-1.07	1.07
of * left	0.88	-0.88
of * letter	0.59	-0.59
of * low	1.05	-1.05
of * lower	1.27	-1.27
of * lumbar	-0.34	0.34
of * mail	0.21	-0.21
of * manipul	-0.75	0.75
of * medical	-0.67	0.67
of * medicar	0.86	-0.86
of * member	0.63	-0.63
of * minor	0.74	-0.74
of * month	0.24	-0.24
of * new	0.63	-0.63
of * next	0.58	-0.58
of * notic	0.29	-0.29
of * number	0.37	-0.37
of * offic	-0.64	0.64
of * old	-0.53	0.53
of * on	0.34	-0.34
of * one	-0.41	0.41
of * other	-0.26	0.26
of * overpay	-0.41	0.41
of * own	0.98	-0.98
of * paid	-0.43	0.43
of * paper	0.37	-0.37
of * part	0.45	-0.45
of * patient	-0.79	0.79
of * pay	0.3	-0.3
of * person	0.73	-0.73
of * physical	0.35	-0.35
of * physician	0.44	-0.44
of * plan	-1.25	1.25
of * policy	1.14	-1.14
of * practic	-0.94	0.94
of * primary	-0.84	0.84
of * proces	0.27	-0.27
of * provider	0.2	-0.2
of * record	-0.57	0.57
of * referr	-0.97	0.97
of * referral	-0.29	0.29
of * remit	0.29	-0.29
of * remittanc	-0.71	0.71
of * render	-0.84	0.84
of * report	0.68	-0.68
of * request	-0.6	0.6
of * review	0.25	-0.25
of * right	-0.53	0.53
of * same	-1.3	1.3
of * servic	-0.25	0.25
of * shoulder	-0.56	0.56
of * social	0.49	-0.49
of * spine	-0.32	0.32
of * state	-0.23	0.23
of * surgery	-1.2	1.2
of * ten	0.25	-0.25
of * test	-1.34	1.34
of * the	0.56	-0.56
of * therapist	-0.52	0.52
of * three	-0.68	0.68
of * treat	-1.57	1.57
of * two	0.27	-0.27
of * visit	0.34	-0.34
of * voucher	0.25	-0.25
of * worker	-1.24	1.24
of * year	0.88	-0.88
of :	0.38	-0.38
of <5>	0.48	-0.48
of <d>	-0.4	0.4
of <m>	1.83	-1.83
of <month>	0.22	-0.22
of <n>	-1.21	1.21
of a	-0.87	0.87
of accident	-0.38	0.38
of activ	0.7	-0.7
of advers	-0.18	0.18
of age	0.18	-0.18
of all	0.64	-0.64
of an	-0.92	0.92
of another	-1.1	1.1
of any	-0.61	0.61
of appeal	0.65	-0.65
of area	-0.53	0.53
of authoriz	-0.99	0.99
of benefit	0.86	-0.86
of bill	-0.83	0.83
of bladder	1.17	-1.17
of california	0.32	-0.32
of care	-0.47	0.47
of charg	0.72	-0.72
of chiropractic	-0.32	0.32
of claim	-0.62	0.62
of claus	-0.73	0.73
of code	0.26	-0.26
of coverag	-0.72	0.72
of date	-0.72	0.72
of day	0.4	-0.4
of delivery	-0.89	0.89
of denial	-0.37	0.37
of description	0.37	-0.37
of doctor	-0.49	0.49
of document	0.17	-0.17
of dr	1.06	-1.06
of each	0.23	-0.23
of earn	0.73	-0.73
of eligibility	-0.55	0.55
of erisa	0.52	-0.52
of every	0.54	-0.54
of exercis	-1.42	1.42
of financial	0.39	-0.39
of form	-0.37	0.37
of function	-1.41	1.41
of gett	0.23	-0.23
of hcpc	-0.55	0.55
of health	0.33	-0.33
of her	1.28	-1.28
of his	1.52	-1.52
of home	0.21	-0.21
of illinoy	0.21	-0.21
of inform	0.63	-0.63
of injury	1.3	-1.3
of insuranc	0.71	-0.71
of insurer	0.35	-0.35
of interest	0.57	-0.57
of it	0.35	-0.35
of its	-0.2	0.2
of labor	0.39	-0.39
of last	-0.87	0.87
of later	0.22	-0.22
of liability	-0.72	0.72
of line	-1.41	1.41
of los	0.61	-0.61
of low	0.27	-0.27
of lumbar	0.6	-0.6
of mail	0.21	-0.21
of manual	-0.43	0.43
of may	-0.41	0.41
of medicaid	0.79	-0.79
of medical	0.42	-0.42
of medicar	-1.3	1.3
of michigan	0.24	-0.24
of more	-0.17	0.17
of mr	0.39	-0.39
of ms	0.79	-0.79
of need	-0.25	0.25
of network	-0.18	0.18
of new	0.26	-0.26
of nine	-0.73	0.73
of north	0.29	-0.29
of notic	0.28	-0.28
of ohio	0.48	-0.48
of one	-1.59	1.59
of or	0.37	-0.37
of oregon	0.25	-0.25
of other	1.37	-1.37
of our	-0.78	0.78
of outpatient	1.39	-1.39
of paid	1.09	-1.09
of part	-1.24	1.24
of patient	0.39	-0.39
of pay	1.22	-1.22
of personnel	0.41	-0.41
of physical	0.97	-0.97
of physician	0.39	-0.39
of pocket	0.96	-0.96
of proc	0.25	-0.25
of procedur	0.42	-0.42
of progres	0.27	-0.27
of race	1.3	-1.3
of receipt	0.57	-0.57
of receiv	0.23	-0.23
of record	0.31	-0.31
of recovery	0.55	-0.55
of representativ	-0.64	0.64
of review	0.72	-0.72
of self	-1.12	1.12
of servic	-0.77	0.77
of six	-1.57	1.57
of skin	0.74	-0.74
of state	-0.29	0.29
of supervis	-0.97	0.97
of tennesse	-0.86	0.86
of texa	0.23	-0.23
of th	-0.28	0.28
of that	-1.53	1.53
of the	-0.26	0.26
of them	-0.37	0.37
of therapy	-0.99	0.99
of these	0.97	-0.97
of thi	0.91	-0.91
of three	1.24	-1.24
of tim	0.85	-0.85
of time	-1.15	1.15
of today	0.27	-0.27
of treat	-1.11	1.11
of trust	0.28	-0.28
of two	-0.69	0.69
of type	0.43	-0.43
of unit	-1.32	1.32
of us	-0.88	0.88
of visit	-0.89	0.89
of weaknes	-0.26	0.26
of what	-1.85	1.85
of which	-0.32	0.32
of worker	0.54	-0.54
of you	-0.75	0.75
off	-1.89	1.89
off * the	0.22	-0.22
off and	-0.5	0.5
off at	-0.27	0.27
off by	0.29	-0.29
off on	-0.54	0.54
off the	-0.96	0.96
off under	-0.31	0.31
offer	-0.35	0.35
offic	-0.2	0.2
offic * not	-0.22	0.22
offic * personnel	0.41	-0.41
offic * the	-0.82	0.82
offic * thi	-0.53	0.53
offic <m>	0.19	-0.19
offic <n>	-0.24	0.24
offic about	0.68	-0.68
offic and	-0.49	0.49
offic asked	-0.54	0.54
offic befor	-0.28	0.28
offic both	-1.08	1.08
offic call	-0.8	0.8
offic can	1.32	-1.32
offic for	0.45	-0.45
offic in	-0.45	0.45
offic is	1.2	-1.2
offic of	0.68	-0.68
offic on	-0.24	0.24
offic that	-0.44	0.44
offic to	1.01	-1.01
offic visit	0.97	-0.97
offic which	0.46	-0.46
offic within	0.31	-0.31
officer	0.81	-0.81
official	1.16	-1.16
official medical	1.15	-1.15
official summary	0.29	-0.29
offset	0.81	-0.81
offset against	-1.5	1.5
often	-0.36	0.36
oh	0.23	-0.23
ohio	0.95	-0.95
ohio administrativ	0.72	-0.72
ohio depart	0.78	-0.78
ohio medicaid	0.21	-0.21
ohp	0.63	-0.63
oig	-0.77	0.77
ok	0.83	-0.83
okafor	-0.43	0.43
okay	-1.02	1.02
okay for	-0.47	0.47
okay from	-0.33	0.33
okd	-1.15	1.15
okonjo pt	-0.44	0.44
okonjo reye	0.24	-0.24
okonkwo	0.17	-0.17
okoro	0.19	-0.19
ol	0.5	-0.5
old	-1.97	1.97
old * no	-0.36	0.36
old and	-0.37	0.37
old bill	-0.97	0.97
old claim	-1.03	1.03
old form	-0.74	0.74
old id	-0.22	0.22
old one	-0.75	0.75
old with	-0.71	0.71
older	0.2	-0.2
older than	-1.03	1.03
omaha	-1.12	1.12
omb	0.41	-0.41
omb approval	0.32	-0.32
omf	0.64	-0.64
on * <month>	-0.4	0.4
on * account	0.19	-0.19
on * appeal	-0.49	0.49
on * approv	0.5	-0.5
on * attach	0.62	-0.62
on * back	0.37	-0.37
on * basi	0.57	-0.57
on * befor	0.35	-0.35
on * bill	-0.75	0.75
on * book	-0.21	0.21
on * card	-0.48	0.48
on * check	0.18	-0.18
on * claim	-0.74	0.74
on * date	-2.33	2.33
on * day	0.57	-0.57
on * desk	1.05	-1.05
on * doctor	-0.75	0.75
on * earlier	-1.27	1.27
on * explan	0.92	-0.92
on * federal	-1.13	1.13
on * file	0.57	-0.57
on * first	1.17	-1.17
on * home	-0.9	0.9
on * id	-0.39	0.39
on * independent	-0.96	0.96
on * is	-0.34	0.34
on * job	-0.68	0.68
on * last	-0.33	0.33
on * letter	-0.48	0.48
on * line	-1.46	1.46
on * list	-0.55	0.55
on * member	-0.43	0.43
on * need	0.37	-0.37
on * note	1.11	-1.11
on * one	-0.9	0.9
on * other	-0.26	0.26
on * own	-0.56	0.56
on * paper	0.54	-0.54
on * patient	0.73	-0.73
on * pay	-0.71	0.71
on * phone	-0.47	0.47
on * policy	-0.34	0.34
on * portal	-0.28	0.28
on * provider	0.91	-0.91
on * referral	-0.35	0.35
on * request	-0.36	0.36
on * roster	-0.18	0.18
on * same	0.37	-0.37
on * servic	0.27	-0.27
on * stat	0.49	-0.49
on * table	-0.17	0.17
on * third	-0.51	0.51
on * tricar	0.56	-0.56
on * two	0.95	-0.95
on * visit	0.92	-0.92
on * voucher	0.21	-0.21
on * websit	1.14	-1.14
on * year	-0.26	0.26
on :	-0.51	0.51
on <d>	0.41	-0.41
on <n>	-2.13	2.13
on a	-1.17	1.17
on all	0.38	-0.38
on an	-1.2	1.2
on any	-0.85	0.85
on appeal	1.25	-1.25
on approval	-0.63	0.63
on are	-0.22	0.22
on behalf	1.13	-1.13
on bill	-0.86	0.86
on both	0.47	-0.47
on claim	-1.24	1.24
on code	-0.8	0.8
on date	-1.82	1.82
on day	-1.2	1.2
on dos	-0.7	0.7
on each	0.99	-0.99
on every	1.07	-1.07
on file	-0.98	0.98
on form	0.25	-0.25
on hand	-0.82	0.82
on her	-0.82	0.82
on his	0.45	-0.45
on hold	0.95	-0.95
on ice	-0.86	0.86
on it	-0.96	0.96
on its	0.66	-0.66
on leave	-0.59	0.59
on line	-1.1	1.1
on may	0.18	-0.18
on medical	1.16	-1.16
on next	0.29	-0.29
on oig	-0.7	0.7
on one	-0.31	0.31
on or	-0.3	0.3
on page	-0.44	0.44
on paper	-1.19	1.19
on past	0.48	-0.48
on pay	-0.56	0.56
on prepay	-0.67	0.67
on record	-1.08	1.08
on request	0.94	-0.94
on review	-0.92	0.92
on second	1.91	-1.91
on that	-0.83	0.83
on the	-0.58	0.58
on their	-0.16	0.16
on them	0.19	-0.19
on therapy	-0.17	0.17
on these	-0.33	0.33
on thi	-0.43	0.43
on three	0.48	-0.48
on time	0.33	-0.33
on to	-0.19	0.19
on top	-0.81	0.81
on treat	-0.51	0.51
on tuesday	0.51	-0.51
on two	-0.61	0.61
on visit	-0.55	0.55
on weekday	0.6	-0.6
on which	-0.81	0.81
on you	-0.88	0.88
on your	-0.74	0.74
once	-2.15	2.15
once * <n>	-1	1
once * appeal	0.55	-0.55
once * day	-0.23	0.23
once * the	-0.75	0.75
once a	0.22	-0.22
once and	-1.07	1.07
once every	-0.92	0.92
once in	-1.32	1.32
once more	-1.65	1.65
once the	1.64	-1.64
one	-2.47	2.47
one * <m>	0.68	-0.68
one * <month>	-0.44	0.44
one * <n>	0.67	-0.67
one * an	-0.56	0.56
one * can	-0.61	0.61
one * cannot	1.08	-1.08
one * had	0.38	-0.38
one * have	-0.46	0.46
one * is	0.48	-0.48
one * not	-0.77	0.77
one * one	-0.71	0.71
one * the	-0.16	0.16
one * them	-0.78	0.78
one * these	1.18	-1.18
one * thi	0.49	-0.49
one * those	-0.16	0.16
one * turn	1.07	-1.07
one * two	-0.21	0.21
one * we	-0.47	0.47
one * which	-1.07	1.07
one * your	-0.4	0.4
one :	-0.67	0.67
one <n>	-0.76	0.76
one adjust	-0.18	0.18
one and	-0.41	0.41
one another	0.33	-0.33
one appeal	0.35	-0.35
one are	-1.25	1.25
one arriv	-0.32	0.32
one at	-0.41	0.41
one brace	-0.29	0.29
one by	-0.7	0.7
one calendar	0.46	-0.46
one came	-0.73	0.73
one date	-0.49	0.49
one day	-0.84	0.84
one did	-0.51	0.51
one digit	-0.42	0.42
one evalu	-0.71	0.71
one exist	-0.37	0.37
one eye	-0.16	0.16
one foot	1.48	-1.48
one for	0.73	-0.73
one form	-0.28	0.28
one got	-0.29	0.29
one had	-0.85	0.85
one has	-0.81	0.81
one hour	-0.22	0.22
one hundr	0.45	-0.45
one in	-1.33	1.33
one injection	-0.46	0.46
one is	-1.16	1.16
one it	-0.26	0.26
one of	0.53	-0.53
one on	0.55	-0.55
one page	0.53	-0.53
one pair	-0.54	0.54
one patient	-0.26	0.26
one per	-0.62	0.62
one person	-0.31	0.31
one problem	-0.17	0.17
one read	-0.45	0.45
one request	0.26	-0.26
one servic	-0.4	0.4
one session	-0.23	0.23
one set	-0.52	0.52
one side	-0.26	0.26
one stabl	-0.58	0.58
one that	-0.76	0.76
one the	-0.54	0.54
one through	-0.19	0.19
one time	0.48	-0.48
one to	-0.5	0.5
one took	-0.27	0.27
one townzip	0.32	-0.32
one unit	-0.17	0.17
one visit	-0.64	0.64
one was	-0.22	0.22
one we	-0.59	0.59
one who	-0.33	0.33
one year	0.18	-0.18
one you	-0.73	0.73
ongo care	0.66	-0.66
onlin	1.66	-1.66
onlin at	0.28	-0.28
only	-1.88	1.88
only * a	-1.66	1.66
only * bill	-0.39	0.39
only * first	-0.63	0.63
only * the	0.23	-0.23
only * thi	-0.29	0.29
only * whether	0.63	-0.63
only * your	0.47	-0.47
only :	0.16	-0.16
only <n>	-1.23	1.23
only a	-0.73	0.73
only after	1.11	-1.11
only and	0.57	-0.57
only at	0.57	-0.57
only by	-0.64	0.64
only for	0.47	-0.47
only have	-0.16	0.16
only if	1.12	-1.12
only need	0.54	-0.54
only no	-1.02	1.02
only on	0.48	-0.48
only once	-0.94	0.94
only one	-1.36	1.36
only pay	-0.53	0.53
only take	-0.2	0.2
only the	-0.4	0.4
only three	-0.84	0.84
only to	0.26	-0.26
only two	-0.38	0.38
only when	-0.57	0.57
only while	0.81	-0.81
only with	-0.72	0.72
onset	-0.56	0.56
oo	0.16	-0.16
oon	-0.7	0.7
op	-0.69	0.69
op report	-0.85	0.85
open	-1.17	1.17
open * <n>	0.65	-0.65
open * the	0.79	-0.79
open * you	0.28	-0.28
open and	1.25	-1.25
open enroll	-0.71	0.71
open for	0.6	-0.6
open imag	0.21	-0.21
open it	-0.25	0.25
open the	-0.8	0.8
open to	0.43	-0.43
open until	0.48	-0.48
open your	-0.52	0.52
oper	-0.41	0.41
operativ	1.14	-1.14
operativ note	0.96	-0.96
operativ report	0.19	-0.19
opinion	0.52	-0.52
opinion * that	-0.42	0.42
opinion * the	-0.29	0.29
opinion :	-0.71	0.71
opinion is	0.95	-0.95
opinion on	-0.36	0.36
opinion the	-0.71	0.71
opm	0.86	-0.86
opm has	0.42	-0.42
opr	0.24	-0.24
opr <n>	0.24	-0.24
opted	-0.72	0.72
opted out	-0.59	0.59
option	-0.71	0.71
option <n>	0.87	-0.87
option enroll	0.36	-0.36
option pay	-0.66	0.66
option self	0.61	-0.61
optum	0.92	-0.92
optum va	0.26	-0.26
or * authoriz	0.37	-0.37
or * be	0.28	-0.28
or * doctor	0.44	-0.44
or * fax	0.17	-0.17
or * mail	0.28	-0.28
or * not	-0.85	0.85
or * other	-0.26	0.26
or * part	-0.46	0.46
or * patient	-0.18	0.18
or * prescriber	0.53	-0.53
or * provider	0.5	-0.5
or * requir	-0.78	0.78
or * the	1.04	-1.04
or <n>	-0.65	0.65
or ask	0.21	-0.21
or at	0.27	-0.27
or attest	0.36	-0.36
or authoriz	-0.74	0.74
or befor	0.36	-0.36
or bowel	0.81	-0.81
or by	0.76	-0.76
or call	1.11	-1.11
or contract	0.83	-0.83
or could	0.65	-0.65
or deliver	0.26	-0.26
or denial	-1.29	1.29
or deny	0.89	-0.89
or disability	1.15	-1.15
or fax	0.88	-0.88
or federal	0.58	-0.58
or file	0.31	-0.31
or for	0.47	-0.47
or given	0.26	-0.26
or guardian	0.25	-0.25
or has	-0.72	0.72
or her	0.17	-0.17
or how	-1.08	1.08
or in	0.56	-0.56
or injury	0.23	-0.23
or invalid	0.83	-0.83
or is	-0.98	0.98
or item	-0.45	0.45
or later	-0.84	0.84
or los	0.23	-0.23
or mail	-0.32	0.32
or medicin	-0.22	0.22
or more	1.43	-1.43
or necessary	-1.12	1.12
or no	2.15	-2.15
or not	0.95	-0.95
or occurrenc	-1.28	1.28
or of	0.45	-0.45
or other	-1.77	1.77
or pay	0.53	-0.53
or provider	-0.98	0.98
or receiv	0.26	-0.26
or referral	0.29	-0.29
or send	0.29	-0.29
or servic	0.24	-0.24
or should	0.25	-0.25
or sign	-0.69	0.69
or so	-0.4	0.4
or someon	0.44	-0.44
or support	-0.18	0.18
or that	0.23	-0.23
or the	0.17	-0.17
or therapy	-0.47	0.47
or to	0.62	-0.62
or treat	0.5	-0.5
or upload	0.34	-0.34
or was	-0.98	0.98
or we	0.84	-0.84
or what	-0.63	0.63
or when	1.6	-1.6
or with	0.55	-0.55
or write	0.33	-0.33
or your	1.04	-1.04
orchard	-0.23	0.23
order	-0.77	0.77
order * <n>	-0.26	0.26
order * a	-0.76	0.76
order * carrier	1.04	-1.04
order * referral	0.29	-0.29
order * the	-0.36	0.36
order :	0.28	-0.28
order and	0.89	-0.89
order by	0.21	-0.21
order doctor	0.67	-0.67
order for	0.26	-0.26
order from	-1.19	1.19
order is	0.33	-0.33
order it	-0.6	0.6
order of	-0.76	0.76
order or	0.37	-0.37
order provider	0.53	-0.53
order to	0.53	-0.53
ordinary	-0.95	0.95
oregon	0.41	-0.41
org	0.46	-0.46
organiz	1.13	-1.13
orig	-0.51	0.51
original	-1.17	1.17
original and	-0.25	0.25
original decision	0.58	-0.58
original determin	0.44	-0.44
original medicar	-0.52	0.52
original receiv	-0.54	0.54
orr	-0.35	0.35
ortega	0.5	-0.5
ortho	0.44	-0.44
orthopaedic	0.4	-0.4
orthopedic	1.1	-1.1
orthopedic surgeon	0.56	-0.56
orthopedic surgery	0.56	-0.56
orthopedic test	0.8	-0.8
orthopedist	-0.31	0.31
orthosy	0.16	-0.16
orthotic	-1.65	1.65
ortiz	-0.39	0.39
osc	0.43	-0.43
osc <n>	0.43	-0.43
oscar	1.33	-1.33
osei	0.86	-0.86
ostrander	0.25	-0.25
ostrow	0.32	-0.32
ostrow dc	0.23	-0.23
ostrowsky	0.24	-0.24
oswestry	1.32	-1.32
oswestry <n>	0.26	-0.26
oswestry score	0.67	-0.67
oswestry went	-0.78	0.78
ot	-0.44	0.44
other	-1.06	1.06
other carrier	-0.39	0.39
other children	0.18	-0.18
other claim	0.99	-0.99
other coverag	1.42	-1.42
other document	-1.17	1.17
other driver	-1.53	1.53
other group	-1.35	1.35
other hand	-0.6	0.6
other health	-2.41	2.41
other ins	0.22	-0.22
other insuranc	0.31	-0.31
other insurer	0.68	-0.68
other languag	0.69	-0.69
other necessary	0.67	-0.67
other plan	0.17	-0.17
other reason	-0.28	0.28
other remedy	0.72	-0.72
other servic	0.54	-0.54
other side	0.18	-0.18
other than	0.79	-0.79
other two	0.64	-0.64
other way	-0.56	0.56
otherwis	0.18	-0.18
otr	0.24	-0.24
ottili	-0.69	0.69
otto	0.38	-0.38
ottolin	1.2	-1.2
ought	-0.97	0.97
ought * be	-0.16	0.16
ought to	-0.97	0.97
our acceptabl	0.4	-0.4
our allowanc	0.59	-0.59
our appeal	0.24	-0.24
our approval	-0.6	0.6
our audit	0.89	-0.89
our bill	0.58	-0.58
our book	-0.24	0.24
our call	-0.65	0.65
our case	0.19	-0.19
our certify	-0.61	0.61
our check	-1.08	1.08
our claim	0.33	-0.33
our clerk	-0.43	0.43
our clinical	-0.24	0.24
our computer	-0.21	0.21
our consultant	-0.33	0.33
our count	0.55	-0.55
our decision	0.87	-0.87
our denial	0.62	-0.62
our dental	0.16	-0.16
our desk	0.34	-0.34
our doctor	1.13	-1.13
our drug	-0.42	0.42
our earlier	1.39	-1.39
our edit	-0.72	0.72
our end	-0.57	0.57
our enroll	-1.06	1.06
our file	-1.24	1.24
our first	1.22	-1.22
our guidelin	-0.64	0.64
our hand	-0.31	0.31
our history	-0.55	0.55
our imag	-0.45	0.45
our insur	-1.08	1.08
our investigator	-0.17	0.17
our is	-1.74	1.74
our last	-0.16	0.16
our lawyer	-0.32	0.32
our letter	-0.66	0.66
our list	-0.69	0.69
our log	-0.85	0.85
our mail	-0.53	0.53
our mailroom	-0.27	0.27
our match	-0.61	0.61
our medicaid	-0.21	0.21
our medical	0.67	-0.67
our mind	0.85	-0.85
our mistak	0.5	-0.5
our network	0.6	-0.6
our notic	0.58	-0.58
our number	0.59	-0.59
our nurs	-0.33	0.33
our offic	1.8	-1.8
our on	0.18	-0.18
our panel	-0.89	0.89
our part	-0.35	0.35
our pay	-0.38	0.38
our pharmacist	0.47	-0.47
our physician	-0.45	0.45
our plan	-1.24	1.24
our policy	-0.6	0.6
our portal	0.29	-0.29
our price	0.23	-0.23
our provider	-0.22	0.22
our radiology	-0.62	0.62
our rate	-0.65	0.65
our recovery	0.5	-0.5
our remittanc	-0.51	0.51
our request	-0.92	0.92
our review	-0.41	0.41
our rule	-0.33	0.33
our scanner	-0.39	0.39
our second	0.67	-0.67
our side	-0.17	0.17
our softwar	-0.34	0.34
our special	-1.16	1.16
our system	-0.86	0.86
our technology	-0.85	0.85
our to	-1	1
our utiliz	-0.84	0.84
our vendor	0.59	-0.59
our view	-0.23	0.23
our web	0.2	-0.2
our websit	1.63	-1.63
ourselv	0.68	-0.68
out	-2.05	2.05
out * <month>	-0.85	0.85
out * area	-0.53	0.53
out * date	-0.74	0.74
out * later	0.55	-0.55
out * medicar	-0.5	0.5
out * network	-0.18	0.18
out * part	-0.61	0.61
out * pocket	0.96	-0.96
out * share	-0.9	0.9
out * state	-0.31	0.31
out * the	0.18	-0.18
out * thi	-1.18	1.18
out * time	-0.33	0.33
out * visit	-0.3	0.3
out * your	1.43	-1.43
out :	-0.21	0.21
out <n>	-0.28	0.28
out a	-0.35	0.35
out and	-0.3	0.3
out as	-0.19	0.19
out befor	-0.26	0.26
out by	-0.5	0.5
out for	-0.28	0.28
out from	-0.34	0.34
out in	-0.84	0.84
out of	-1.25	1.25
out on	0.19	-0.19
out our	-0.9	0.9
out to	0.29	-0.29
out two	-0.25	0.25
out until	-0.77	0.77
out what	0.29	-0.29
out who	-0.56	0.56
out with	0.16	-0.16
outcom	-0.43	0.43
outcom * your	0.16	-0.16
outcom :	0.78	-0.78
outcom measur	0.17	-0.17
outcom of	0.45	-0.45
outfitter	0.19	-0.19
outpatient	-0.56	0.56
outpatient depart	-0.72	0.72
outpatient physical	0.54	-0.54
outpatient rehab	-0.58	0.58
outpatient rehabilit	0.76	-0.76
outpatient therapy	-0.63	0.63
outpatient treat	-0.46	0.46
outsid	-2.41	2.41
outsid * network	0.6	-0.6
outsid it	-0.16	0.16
outsid lab	-0.31	0.31
outsid of	-0.35	0.35
outsid our	0.46	-0.46
outsid review	0.77	-0.77
outsid reviewer	1.01	-1.01
outsid the	-1.57	1.57
outsid what	-0.74	0.74
outstand	0.45	-0.45
outstand :	0.99	-0.99
over	-2.39	2.39
over * <month>	-0.44	0.44
over * a	0.18	-0.18
over * counter	-0.37	0.37
over * fee	-0.38	0.38
over * last	-0.63	0.63
over * limit	-0.59	0.59
over * phone	0.38	-0.38
over * the	-0.4	0.4
over * us	0.37	-0.37
over * year	0.19	-0.19
over <m>	-1.84	1.84
over a	-0.36	0.36
over again	-0.81	0.81
over by	-0.32	0.32
over in	-0.35	0.35
over on	-0.31	0.31
over the	-1.17	1.17
over what	-0.25	0.25
overdu	-1.52	1.52
overhead	-0.21	0.21
overlap	-0.91	0.91
overnight	-0.28	0.28
overpaid	0.58	-0.58
overpaid <m>	0.16	-0.16
overpaid amount	0.51	-0.51
overpay	1.1	-1.1
overpay notic	0.22	-0.22
overpay recovery	0.24	-0.24
overturn	2.34	-2.34
overturn in	0.92	-0.92
overturn our	0.63	-0.63
overturn the	0.21	-0.21
ovp	0.34	-0.34
ovp <n>	0.3	-0.3
owcp	-0.41	0.41
owe	1.33	-1.33
owe * <m>	0.73	-0.73
owe * differenc	0.28	-0.28
owe * plan	0.48	-0.48
owe * provider	0.17	-0.17
owe :	0.63	-0.63
owe <d>	-0.94	0.94
owe <m>	0.7	-0.7
owe anyth	-0.25	0.25
owe it	1.43	-1.43
owe noth	0.19	-0.19
owe paid	0.21	-0.21
owe the	0.89	-0.89
owe thi	0.53	-0.53
owe us	-1.1	1.1
owe you	0.27	-0.27
owed	1.03	-1.03
owed * the	0.76	-0.76
owed * us	0.88	-0.88
owed by	0.75	-0.75
owed to	1.73	-1.73
owed us	-1.65	1.65
owen	-0.49	0.49
owing	-1.12	1.12
own	-1.36	1.36
own and	-0.6	0.6
own appeal	0.48	-0.48
own bill	0.96	-0.96
own job	-0.28	0.28
own name	-0.3	0.3
own note	-0.61	0.61
own number	-0.9	0.9
owned	0.77	-0.77
owner	-1.34	1.34
owner of	-0.46	0.46
ownership	-0.8	0.8
oxford	0.18	-0.18
oxygen	-0.91	0.91
ozark	0.3	-0.3
p	0.79	-0.79
p * <n>	-0.25	0.25
p * r	-0.59	0.59
p <5>	0.17	-0.17
p <n>	0.31	-0.31
p a	-0.31	0.31
p c	0.43	-0.43
p m	0.57	-0.57
p o	0.59	-0.59
pa	0.83	-0.83
pa <n>	0.39	-0.39
pa c	0.5	-0.5
pacificsourc	-0.44	0.44
pack	-0.88	0.88
pack are	-1.04	1.04
pack co	0.24	-0.24
pack is	0.56	-0.56
packag	-1.28	1.28
packet	-0.66	0.66
pad	0.43	-0.43
page	0.32	-0.32
page * the	-0.57	0.57
page * top	0.25	-0.25
page * your	0.49	-0.49
page and	-0.61	0.61
page came	-0.19	0.19
page can	-0.65	0.65
page helpful	0.34	-0.34
page is	0.78	-0.78
page on	0.36	-0.36
page to	-0.42	0.42
page two	0.8	-0.8
page under	0.27	-0.27
page with	0.29	-0.29
page you	-0.39	0.39
paid	1.06	-1.06
paid * <d>	0.95	-0.95
paid * <m>	-0.29	0.29
paid * <month>	-0.55	0.55
paid * <n>	-1.69	1.69
paid * a	-0.29	0.29
paid * all	0.71	-0.71
paid * are	0.37	-0.37
paid * bill	1.07	-1.07
paid * by	1.14	-1.14
paid * claim	0.45	-0.45
paid * clinic	0.92	-0.92
paid * deny	0.16	-0.16
paid * error	1.72	-1.72
paid * for	0.54	-0.54
paid * full	-0.26	0.26
paid * if	-0.61	0.61
paid * is	1.17	-1.17
paid * it	0.69	-0.69
paid * its	0.85	-0.85
paid * itself	0.35	-0.35
paid * may	-0.88	0.88
paid * on	-1.02	1.02
paid * one	0.65	-0.65
paid * our	0.23	-0.23
paid * part	-0.4	0.4
paid * plan	0.17	-0.17
paid * primary	-1.14	1.14
paid * provider	0.69	-0.69
paid * submitt	0.93	-0.93
paid * that	-0.2	0.2
paid * the	0.8	-0.8
paid * thi	-1.2	1.2
paid * too	0.24	-0.24
paid * two	-0.28	0.28
paid * you	-0.83	0.83
paid * your	0.44	-0.44
paid :	0.8	-0.8
paid <m>	0.4	-0.4
paid <n>	-0.16	0.16
paid a	-1.05	1.05
paid adj	-0.16	0.16
paid after	1.25	-1.25
paid amt	0.28	-0.28
paid and	1.76	-1.76
paid as	-0.31	0.31
paid be	0.22	-0.22
paid befor	-0.22	0.22
paid by	0.59	-0.59
paid claim	1	-1
paid co	-0.75	0.75
paid code	-0.16	0.16
paid copay	0.57	-0.57
paid correct	0.21	-0.21
paid date	0.24	-0.24
paid expl	0.19	-0.19
paid first	0.84	-0.84
paid for	-0.6	0.6
paid if	-0.18	0.18
paid in	0.66	-0.66
paid it	-0.64	0.64
paid its	0.88	-0.88
paid line	-1.1	1.1
paid may	-0.33	0.33
paid more	1.2	-1.2
paid msg	0.24	-0.24
paid nor	0.69	-0.69
paid note	0.65	-0.65
paid on	-0.48	0.48
paid once	-1.11	1.11
paid or	0.32	-0.32
paid our	-0.56	0.56
paid out	-0.8	0.8
paid owe	-0.72	0.72
paid paid	0.41	-0.41
paid reason	0.25	-0.25
paid remark	0.52	-0.52
paid rsn	0.23	-0.23
paid see	0.58	-0.58
paid send	0.52	-0.52
paid separat	-1.3	1.3
paid should	0.24	-0.24
paid stat	0.16	-0.16
paid statu	1	-1
paid that	-1.34	1.34
paid the	0.71	-0.71
paid there	-1.19	1.19
paid these	-1.41	1.41
paid thi	0.77	-0.77
paid through	-0.49	0.49
paid too	1.7	-1.7
paid twice	-0.71	0.71
paid with	0.85	-0.85
paid within	0.48	-0.48
paid you	1.9	-1.9
paid your	0.27	-0.27
pain * not	-0.95	0.95
pain * the	0.31	-0.31
pain * two	0.55	-0.55
pain <n>	0.44	-0.44
pain after	-0.42	0.42
pain began	0.31	-0.31
pain for	0.62	-0.62
pain in	0.62	-0.62
pain is	-1.72	1.72
pain m	0.16	-0.16
pain medicin	-1.03	1.03
pain of	0.67	-0.67
pain scor	-0.38	0.38
pain score	-0.37	0.37
pain that	0.43	-0.43
pain with	1.24	-1.24
pair	-1.92	1.92
pair of	-1.58	1.58
pallet	0.39	-0.39
palmetto	0.41	-0.41
palmetto gba	0.19	-0.19
panel	-1.02	1.02
panel * <n>	-0.91	0.91
panel * the	-0.46	0.46
panel <m>	-0.28	0.28
panel and	-0.22	0.22
panel of	-0.8	0.8
paper	-0.73	0.73
paper * we	0.69	-0.69
paper and	-0.82	0.82
paper are	0.26	-0.26
paper claim	-0.21	0.21
paper copy	-1.12	1.12
paper do	-1.08	1.08
paper for	0.27	-0.27
paper on	-0.32	0.32
paper sent	0.35	-0.35
paper that	0.73	-0.73
paper we	-0.66	0.66
paperwork	1.12	-1.12
par	-1.23	1.23
para	0.56	-0.56
paragraph	-0.52	0.52
parent	-0.54	0.54
parent * guardian	0.25	-0.25
parent had	-0.26	0.26
parent of	0.47	-0.47
parent or	0.24	-0.24
parent plan	-0.31	0.31
park	-1.4	1.4
part * a	-1.43	1.43
part * an	0.65	-0.65
part * another	-1.08	1.08
part * it	0.79	-0.79
part * our	0.97	-0.97
part * that	-0.84	0.84
part * the	-0.55	0.55
part * thi	0.52	-0.52
part * your	0.39	-0.39
part :	0.82	-0.82
part a	-0.39	0.39
part b	0.71	-0.71
part in	2.75	-2.75
part of	-2.11	2.11
part that	0.53	-0.53
part with	-0.43	0.43
partial	1.16	-1.16
partial favorabl	0.41	-0.41
partial hospital	0.54	-0.54
particip	-1.05	1.05
particip agre	-0.75	0.75
participant	1.23	-1.23
participat	-0.53	0.53
participat provider	-0.16	0.16
particular	0.55	-0.55
particular item	0.23	-0.23
partner	-0.9	0.9
party	-0.51	0.51
party administrator	0.71	-0.71
party medical	0.52	-0.52
party to	0.82	-0.82
party unles	0.16	-0.16
pas	-0.62	0.62
pass	-0.99	0.99
pass away	0.43	-0.43
passenger	-0.75	0.75
passiv	-0.76	0.76
passiv modality	-0.82	0.82
password	-0.64	0.64
past	-2.77	2.77
past * <n>	-1.07	1.07
past <month>	-0.31	0.31
past <n>	-0.54	0.54
past the	-2.83	2.83
past what	-0.16	0.16
pat	0.28	-0.28
pat acct	0.17	-0.17
patch * <n>	0.16	-0.16
patch * approv	0.72	-0.72
patch * for	0.7	-0.7
patch <n>	0.28	-0.28
patch for	0.21	-0.21
patch is	-0.35	0.35
path	-0.87	0.87
pathology	-0.98	0.98
pathology report	-0.95	0.95
patient	-0.24	0.24
patient * <month>	0.69	-0.69
patient * <n>	-0.53	0.53
patient * doing	0.54	-0.54
patient * it	-0.43	0.43
patient * may	-0.22	0.22
patient * need	0.93	-0.93
patient * not	0.98	-0.98
patient * pay	0.39	-0.39
patient * thi	0.35	-0.35
patient :	1.3	-1.3
patient account	-0.72	0.72
patient acct	1.2	-1.2
patient addres	0.29	-0.29
patient age	-1.31	1.31
patient and	1.15	-1.15
patient as	-1.29	1.29
patient at	-0.74	0.74
patient birth	0.42	-0.42
patient cannot	-1.25	1.25
patient claim	0.36	-0.36
patient condition	0.54	-0.54
patient control	0.5	-0.5
patient could	-0.29	0.29
patient coverag	-0.75	0.75
patient ctl	0.18	-0.18
patient date	0.59	-0.59
patient did	0.62	-0.62
patient dob	0.27	-0.27
patient doe	1.32	-1.32
patient for	0.22	-0.22
patient gave	-0.24	0.24
patient had	-0.28	0.28
patient has	-0.52	0.52
patient id	0.31	-0.31
patient in	-0.95	0.95
patient ineligibl	0.31	-0.31
patient is	-0.84	0.84
patient may	2.13	-2.13
patient medical	1.26	-1.26
patient member	0.33	-0.33
patient name	1.04	-1.04
patient need	0.41	-0.41
patient no	0.28	-0.28
patient on	-1.29	1.29
patient owe	-0.96	0.96
patient own	0.2	-0.2
patient paid	-0.21	0.21
patient pay	-0.78	0.78
patient plan	0.8	-0.8
patient relationship	0.26	-0.26
patient report	-0.43	0.43
patient same	-1.07	1.07
patient seen	-0.97	0.97
patient share	-0.62	0.62
patient should	0.55	-0.55
patient subscriber	0.62	-0.62
patient supplemental	0.39	-0.39
patient the	-1.22	1.22
patient to	0.38	-0.38
patient told	1.03	-1.03
patient visit	0.16	-0.16
patient walk	-0.36	0.36
patient who	-0.93	0.93
patient with	1.18	-1.18
pattern	-1.68	1.68
paul	0.19	-0.19
pay	0.38	-0.38
pay * <5>	-0.72	0.72
pay * <d>	0.2	-0.2
pay * <m>	-0.16	0.16
pay * a	-1.33	1.33
pay * another	0.29	-0.29
pay * back	0.25	-0.25
pay * being	0.7	-0.7
pay * bill	0.32	-0.32
pay * care	-0.74	0.74
pay * chiropractor	0.4	-0.4
pay * copy	1.2	-1.2
pay * denial	-1.29	1.29
pay * deny	0.99	-0.99
pay * due	-0.68	0.68
pay * every	1.42	-1.42
pay * in	0.51	-0.51
pay * it	-0.56	0.56
pay * its	-0.55	0.55
pay * made	0.7	-0.7
pay * medical	0.21	-0.21
pay * not	0.88	-0.88
pay * on	-0.54	0.54
pay * one	-0.81	0.81
pay * premium	-0.77	0.77
pay * servic	0.62	-0.62
pay * the	0.93	-0.93
pay * them	0.22	-0.22
pay * therapy	0.82	-0.82
pay * these	1.23	-1.23
pay * treat	0.27	-0.27
pay * your	-0.65	0.65
pay :	1.61	-1.61
pay <m>	0.53	-0.53
pay <n>	-0.35	0.35
pay ?	0.19	-0.19
pay a	-0.25	0.25
pay adjust	-0.74	0.74
pay after	-1.12	1.12
pay ahead	-0.29	0.29
pay allowanc	0.81	-0.81
pay amount	1.32	-1.32
pay and	0.29	-0.29
pay any	0.73	-0.73
pay appeal	0.84	-0.84
pay as	-0.66	0.66
pay at	0.9	-0.9
pay back	1.64	-1.64
pay befor	-1.51	1.51
pay by	0.46	-0.46
pay can	-0.99	0.99
pay cannot	0.57	-0.57
pay chiropractor	-0.76	0.76
pay code	0.44	-0.44
pay coverag	-0.53	0.53
pay date	0.52	-0.52
pay decision	0.39	-0.39
pay denial	0.65	-0.65
pay detail	-0.95	0.95
pay disput	-0.29	0.29
pay first	-0.65	0.65
pay for	-0.21	0.21
pay has	1.24	-1.24
pay in	-0.17	0.17
pay inform	0.37	-0.37
pay integrity	1	-1
pay is	0.38	-0.38
pay issu	-0.92	0.92
pay it	-1.12	1.12
pay limit	-0.8	0.8
pay made	1.5	-1.5
pay may	0.45	-0.45
pay no	1.34	-1.34
pay noth	-0.34	0.34
pay number	0.24	-0.24
pay of	-0.27	0.27
pay on	1.03	-1.03
pay one	-0.93	0.93
pay onlin	0.31	-0.31
pay only	-0.67	0.67
pay or	-1.01	1.01
pay paid	0.26	-0.26
pay plan	0.74	-0.74
pay purpos	0.24	-0.24
pay reason	-0.71	0.71
pay report	0.81	-0.81
pay review	0.54	-0.54
pay run	0.24	-0.24
pay sent	-0.16	0.16
pay summary	0.34	-0.34
pay suspend	-1.24	1.24
pay thank	0.44	-0.44
pay that	-0.6	0.6
pay the	0.97	-0.97
pay thi	0.18	-0.18
pay to	-0.65	0.65
pay total	0.18	-0.18
pay under	0.75	-0.75
pay voucher	0.16	-0.16
pay was	-0.89	0.89
pay we	0.63	-0.63
pay what	0.48	-0.48
pay will	1.06	-1.06
pay with	0.52	-0.52
pay within	0.19	-0.19
pay without	0.53	-0.53
pay you	-1.12	1.12
pay your	0.27	-0.27
payabl	0.5	-0.5
payabl <n>	0.9	-0.9
payabl expl	0.23	-0.23
payabl paid	0.61	-0.61
payabl to	0.3	-0.3
payabl under	0.96	-0.96
payee	0.54	-0.54
payee :	0.56	-0.56
payer	-0.78	0.78
payer * last	0.25	-0.25
payer * the	-1.36	1.36
payer * thi	-0.33	0.33
payer :	0.73	-0.73
payer acceptanc	0.6	-0.6
payer and	1.03	-1.03
payer claim	0.59	-0.59
payer contractor	-1.01	1.01
payer deem	-0.75	0.75
payer id	-0.36	0.36
payer number	0.29	-0.29
payer of	0.25	-0.25
payer on	-1.36	1.36
payer per	-1.13	1.13
pbx	0.21	-0.21
pbx <n>	0.21	-0.21
pc	0.93	-0.93
pc <n>	0.29	-0.29
pcn	0.36	-0.36
pcn <n>	0.2	-0.2
pcp	-1.84	1.84
pcp * record	-0.26	0.26
pcp of	-0.26	0.26
pd	0.29	-0.29
pd <m>	0.29	-0.29
pd <n>	0.5	-0.5
pd prov	0.16	-0.16
pdf	-0.36	0.36
pdp	0.36	-0.36
peach	0.55	-0.55
peach state	0.55	-0.55
peak	0.3	-0.3
pecan	0.26	-0.26
peco	-0.33	0.33
pediatric therapy	0.32	-0.32
peer	1.51	-1.51
peer * peer	1.09	-1.09
peer can	0.19	-0.19
peer discussion	0.21	-0.21
peer review	0.65	-0.65
peer reviewer	0.31	-0.31
peer talk	0.38	-0.38
peer to	1.09	-1.09
pell	-0.43	0.43
pemberwick md	0.28	-0.28
pen	-0.39	0.39
pen <n>	0.21	-0.21
penalty	-0.25	0.25
pencil	-0.77	0.77
pend	-0.57	0.57
pend <n>	-1.01	1.01
pend for	0.16	-0.16
pend receipt	0.9	-0.9
pend the	0.56	-0.56
pend until	1.46	-1.46
pendergast	0.2	-0.2
penhaligon	0.16	-0.16
penhallow	-0.17	0.17
pennsylvania	1.42	-1.42
peopl	-0.35	0.35
peopl * your	-0.18	0.18
peopl have	-0.42	0.42
peopl who	-0.92	0.92
peopl with	-0.23	0.23
per	-2.11	2.11
per <n>	-0.57	0.57
per calendar	-1.1	1.1
per contract	-0.23	0.23
per coordin	-1.13	1.13
per day	-0.4	0.4
per our	-0.27	0.27
per person	-0.96	0.96
per the	0.57	-0.57
per visit	1.12	-1.12
per your	-0.67	0.67
percent	-0.63	0.63
percent * <month>	0.55	-0.55
percent * that	-0.83	0.83
percent * the	1.02	-1.02
percent of	-0.19	0.19
percent on	0.55	-0.55
percentil	-0.72	0.72
percival	0.6	-0.6
perf	0.39	-0.39
perf prov	0.38	-0.38
perform	-1.49	1.49
perform by	0.36	-0.36
perform on	-1.1	1.1
performanc	-0.63	0.63
performanc test	0.2	-0.2
period	-1	1
period * bill	1	-1
period * occurrenc	-1.28	1.28
period * the	-1.16	1.16
period * three	0.41	-0.41
period * time	-0.43	0.43
period <month>	0.17	-0.17
period <n>	0.58	-0.58
period and	0.58	-0.58
period ended	-2	2
period for	0.22	-0.22
period has	0.19	-0.19
period is	-0.96	0.96
period of	-0.18	0.18
period or	-1.28	1.28
period ran	1.7	-1.7
period summary	0.32	-0.32
permanent	-0.19	0.19
permission	-1.21	1.21
permit	-1.26	1.26
perpetua	0.3	-0.3
perrin	0.17	-0.17
person	-0.21	0.21
person * a	-0.63	0.63
person * an	0.23	-0.23
person :	0.25	-0.25
person as	0.23	-0.23
person except	0.3	-0.3
person had	1.17	-1.17
person in	-0.77	0.77
person is	-0.49	0.49
person may	-0.63	0.63
person named	0.48	-0.48
person on	-0.63	0.63
person under	-0.48	0.48
person was	-0.77	0.77
person who	-0.55	0.55
person with	0.64	-0.64
personal injury	0.19	-0.19
personnel	0.41	-0.41
personnel manag	0.41	-0.41
petition	0.51	-0.51
petitioner	-0.43	0.43
petra	0.24	-0.24
petraky	-0.71	0.71
pg	-0.19	0.19
pg <n>	-0.21	0.21
ph	0.31	-0.31
ph <n>	0.18	-0.18
pharmacist	0.67	-0.67
pharmacist can	0.84	-0.84
pharmacy	-0.65	0.65
pharmacy and	-0.44	0.44
pharmacy benefit	0.32	-0.32
pharmacy fill	-0.71	0.71
pharmacy was	0.79	-0.79
phase	-0.6	0.6
philippa	0.56	-0.56
philomena	0.41	-0.41
phon	-0.97	0.97
phone	0.96	-0.96
phone * <month>	-0.21	0.21
phone :	0.19	-0.19
phone <n>	0.49	-0.49
phone call	-1.34	1.34
phone number	0.92	-0.92
phone or	0.32	-0.32
photo	-0.44	0.44
photocopy	-0.96	0.96
photograph	0.22	-0.22
php	0.29	-0.29
php <n>	0.28	-0.28
physical	0.71	-0.71
physical and	-0.2	0.2
physical exam	-0.85	0.85
physical for	-0.47	0.47
physical medicin	1.41	-1.41
physical occupational	0.62	-0.62
physical performanc	0.24	-0.24
physical therapist	1.27	-1.27
physical therapy	0.32	-0.32
physician	-1.44	1.44
physician * the	-0.4	0.4
physician :	0.26	-0.26
physician <n>	0.57	-0.57
physician adviser	-0.76	0.76
physician advisor	-1.16	1.16
physician and	-0.46	0.46
physician assistant	-0.39	0.39
physician board	1.05	-1.05
physician certific	-0.24	0.24
physician is	-0.3	0.3
physician may	0.22	-0.22
physician on	0.21	-0.21
physician order	-0.82	0.82
physician signatur	0.25	-0.25
physician who	0.24	-0.24
pi	0.34	-0.34
pi <n>	0.28	-0.28
pick	-0.76	0.76
pick * review	0.73	-0.73
pick a	-0.39	0.39
pick for	0.92	-0.92
pick up	1.01	-1.01
pickup	-0.83	0.83
pictur	-0.83	0.83
piec	-0.88	0.88
piece	0.23	-0.23
piece of	-0.22	0.22
piedmont	0.29	-0.29
pike	0.38	-0.38
pile	-0.68	0.68
pill	-1.22	1.22
pillow	-1.17	1.17
pine	0.38	-0.38
pinnacl	0.2	-0.2
pip	-0.64	0.64
pip <n>	0.24	-0.24
pip claim	0.18	-0.18
pip medical	0.19	-0.19
pip pay	0.52	-0.52
pl	0.18	-0.18
place	-1.22	1.22
place * a	-0.29	0.29
place * servic	-1.08	1.08
place * the	-0.87	0.87
place after	-0.53	0.53
place and	-1.01	1.01
place of	-1.31	1.31
place on	-0.18	0.18
plain	-1.01	1.01
plan	-0.39	0.39
plan * <month>	1.13	-1.13
plan * <n>	-0.59	0.59
plan * a	0.93	-0.93
plan * an	0.81	-0.81
plan * cover	0.25	-0.25
plan * doe	0.7	-0.7
plan * force	0.37	-0.37
plan * goal	1.06	-1.06
plan * govern	0.57	-0.57
plan * may	0.37	-0.37
plan * measurabl	-0.52	0.52
plan * not	0.16	-0.16
plan * paid	0.42	-0.42
plan * primary	-0.98	0.98
plan * self	0.42	-0.42
plan * the	-1.01	1.01
plan * thi	0.36	-0.36
plan * us	-0.31	0.31
plan * your	0.28	-0.28
plan :	0.77	-0.77
plan <m>	0.83	-0.83
plan <n>	-0.24	0.24
plan a	1.42	-1.42
plan action	0.89	-0.89
plan ahead	-0.33	0.33
plan allow	-1.54	1.54
plan allowanc	0.52	-0.52
plan and	-0.33	0.33
plan appeal	0.52	-0.52
plan approv	0.63	-0.63
plan approval	1.1	-1.1
plan ask	-1.61	1.61
plan at	-1.09	1.09
plan benefit	1.07	-1.07
plan bought	0.74	-0.74
plan brochur	-0.2	0.2
plan but	-0.29	0.29
plan buy	-0.44	0.44
plan by	0.45	-0.45
plan call	-0.81	0.81
plan came	-0.59	0.59
plan claim	0.48	-0.48
plan clinical	-0.5	0.5
plan criteria	-0.46	0.46
plan date	0.17	-0.17
plan denial	0.2	-0.2
plan description	-1.27	1.27
plan discount	0.29	-0.29
plan doctor	-0.29	0.29
plan docu	-1.48	1.48
plan doe	0.41	-0.41
plan ended	-0.27	0.27
plan explan	0.51	-0.51
plan file	0.19	-0.19
plan final	0.22	-0.22
plan first	0.37	-0.37
plan for	-0.55	0.55
plan gave	-0.36	0.36
plan give	-0.73	0.73
plan goe	-0.79	0.79
plan group	0.28	-0.28
plan has	0.77	-0.77
plan health	0.2	-0.2
plan hmo	0.26	-0.26
plan id	0.51	-0.51
plan in	1.04	-1.04
plan inc	0.17	-0.17
plan is	0.87	-0.87
plan it	-0.7	0.7
plan leav	-0.62	0.62
plan limit	-0.95	0.95
plan medicaid	0.19	-0.19
plan member	0.2	-0.2
plan must	-0.43	0.43
plan name	0.18	-0.18
plan no	0.92	-0.92
plan not	-0.28	0.28
plan note	0.26	-0.26
plan notic	-0.37	0.37
plan of	0.36	-0.36
plan on	-1.85	1.85
plan only	-0.73	0.73
plan own	0.43	-0.43
plan paid	1	-1
plan patient	0.21	-0.21
plan pay	0.21	-0.21
plan pick	0.93	-0.93
plan plan	-0.47	0.47
plan po	0.18	-0.18
plan provider	0.37	-0.37
plan remark	0.25	-0.25
plan requir	-0.31	0.31
plan rule	-0.17	0.17
plan say	-0.27	0.27
plan self	1.01	-1.01
plan servic	0.26	-0.26
plan since	0.84	-0.84
plan so	0.52	-0.52
plan sponsor	-0.8	0.8
plan stop	-0.86	0.86
plan take	-0.29	0.29
plan that	-1.21	1.21
plan the	-0.47	0.47
plan thi	-0.34	0.34
plan to	1.5	-1.5
plan treat	-0.73	0.73
plan under	0.39	-0.39
plan want	-0.58	0.58
plan was	0.21	-0.21
plan we	-1.33	1.33
plan will	-0.39	0.39
plan with	1.04	-1.04
plan year	-0.39	0.39
plan you	0.31	-0.31
plan your	0.18	-0.18
plann	0.19	-0.19
plantar	0.44	-0.44
plasma	-0.76	0.76
plasma is	-0.71	0.71
plateau	-0.67	0.67
platelet	-0.79	0.79
platelet rich	-0.76	0.76
platt	0.27	-0.27
play	-0.26	0.26
plb	-0.59	0.59
pleas	0.93	-0.93
pleas allow	0.34	-0.34
pleas ask	0.37	-0.37
pleas bill	1.11	-1.11
pleas call	1.04	-1.04
pleas complet	1.23	-1.23
pleas do	1.27	-1.27
pleas fax	0.57	-0.57
pleas have	-0.61	0.61
pleas let	0.72	-0.72
pleas look	-1.6	1.6
pleas mail	0.33	-0.33
pleas note	-0.77	0.77
pleas pay	0.19	-0.19
pleas put	0.18	-0.18
pleas read	0.17	-0.17
pleas refer	-0.61	0.61
pleas refund	0.44	-0.44
pleas return	0.88	-0.88
pleas send	1.1	-1.1
pleas tell	0.93	-0.93
pleas to	0.91	-0.91
pleas try	-0.55	0.55
pleas use	-0.66	0.66
pleas write	-0.18	0.18
pllc	0.92	-0.92
pllc npi	0.17	-0.17
pls	0.94	-0.94
plu	0.43	-0.43
plu h	0.17	-0.17
plu hmo	0.65	-0.65
plu one	0.39	-0.39
pm	0.31	-0.31
pm <n>	-0.66	0.66
pmt	1.01	-1.01
po	0.61	-0.61
po box	0.6	-0.6
pocket	0.67	-0.67
pocket <m>	0.18	-0.18
podiatry	-0.83	0.83
point * a	-0.3	0.3
point * servic	0.48	-0.48
point is	-0.39	0.39
point of	0.42	-0.42
point physical	0.17	-0.17
point review	-0.54	0.54
point to	-0.41	0.41
pointer	-0.95	0.95
pointer on	-0.3	0.3
polic	0.39	-0.39
polic report	0.74	-0.74
policy	-0.43	0.43
policy * <n>	-0.51	0.51
policy * the	-0.26	0.26
policy * thi	-0.69	0.69
policy :	0.28	-0.28
policy <n>	0.76	-0.76
policy and	0.17	-0.17
policy bulletin	-0.46	0.46
policy ended	-0.51	0.51
policy group	0.36	-0.36
policy is	-0.71	0.71
policy issu	0.32	-0.32
policy laps	-0.53	0.53
policy leav	-0.2	0.2
policy limit	-0.38	0.38
policy manual	0.58	-0.58
policy medical	-0.52	0.52
policy no	0.53	-0.53
policy number	0.47	-0.47
policy of	0.28	-0.28
policy the	-1.3	1.3
policy want	-0.51	0.51
policy was	-1.61	1.61
policyholder	0.82	-0.82
policyholder b	0.28	-0.28
pool	-0.79	0.79
poor	-0.88	0.88
portal	-0.24	0.24
portal * by	-0.35	0.35
portal * fax	0.45	-0.45
portal :	-0.78	0.78
portal claim	0.36	-0.36
portal disput	0.19	-0.19
portal msg	-0.77	0.77
portal or	0.26	-0.26
portion	0.41	-0.41
portion * your	0.19	-0.19
portion of	1.06	-1.06
portion with	0.16	-0.16
pos	-0.61	0.61
pos <n>	-1.49	1.49
pos nos	0.26	-0.26
pos proc	0.17	-0.17
position	-0.16	0.16
positiv	0.18	-0.18
possibl	-0.31	0.31
post	1.39	-1.39
post offic	-0.87	0.87
post pay	0.54	-0.54
post servic	0.54	-0.54
postmark	-1.69	1.69
postmark * <n>	-0.27	0.27
postmark * receiv	0.26	-0.26
postmark <n>	-1.19	1.19
postmark or	0.3	-0.3
postmark within	-1.27	1.27
postur	0.43	-0.43
potential	-0.81	0.81
pound	-0.96	0.96
power	-1.02	1.02
power chair	-0.42	0.42
ppo	-0.27	0.27
pr	-0.2	0.2
pra	0.45	-0.45
practic	1.34	-1.34
practic * <n>	0.23	-0.23
practic and	-0.28	0.28
practic for	0.79	-0.79
practic is	-0.79	0.79
practitioner	0.36	-0.36
practitioner may	0.33	-0.33
prairi	0.25	-0.25
pratt	0.74	-0.74
pre	-1.36	1.36
pre certific	-0.77	0.77
pre certify	0.45	-0.45
pre employ	-0.47	0.47
pre treat	-0.88	0.88
preauthoriz	-1.77	1.77
preauthoriz was	-0.61	0.61
precert	-1.25	1.25
precert on	-0.25	0.25
precertific	-3.55	3.55
precertific authoriz	-2.85	2.85
precertific notific	-1.93	1.93
precertific of	0.64	-0.64
precertific on	0.63	-0.63
precertific or	-0.5	0.5
precertific was	-0.85	0.85
preferr provider	-0.47	0.47
premera	0.71	-0.71
premera blue	0.19	-0.19
premium	-0.84	0.84
premium * <month>	1.43	-1.43
premium * may	-1.43	1.43
premium not	-0.84	0.84
premium tax	0.72	-0.72
premium was	-1.04	1.04
prepar	0.2	-0.2
prepay	-0.73	0.73
prepay review	-0.49	0.49
prepay watch	-0.6	0.6
prescrib	-1.04	1.04
prescriber	0.52	-0.52
prescriber * the	-0.81	0.81
prescriber asked	0.27	-0.27
prescriber request	0.19	-0.19
prescription drug	0.69	-0.69
prescription for	-0.8	0.8
prescription was	-0.78	0.78
present	-0.71	0.71
press	-0.22	0.22
pressur	-0.64	0.64
presum	0.3	-0.3
preventiv	-0.99	0.99
previou	1.24	-1.24
previous	-1.8	1.8
previous adjudicat	-0.85	0.85
previous consider	-1.12	1.12
previous paid	-0.55	0.55
previous process	-1.1	1.1
prewitt	0.18	-0.18
pric	-1.53	1.53
pric by	0.28	-0.28
price	-1.61	1.61
price * the	-0.81	0.81
price for	-0.53	0.53
price of	-0.39	0.39
primary	-1.86	1.86
primary * the	-1.86	1.86
primary * thi	-0.52	0.52
primary and	0.57	-0.57
primary care	-0.48	0.48
primary carrier	-0.16	0.16
primary coverag	-0.81	0.81
primary doctor	-0.4	0.4
primary eob	0.54	-0.54
primary for	-0.52	0.52
primary insurer	1.19	-1.19
primary on	-0.8	0.8
primary paid	-0.24	0.24
primary payer	0.6	-0.6
primary procedur	-0.56	0.56
prime enroll	0.31	-0.31
prime enrolle	-0.2	0.2
print * your	0.89	-0.89
print by	0.17	-0.17
print copy	0.64	-0.64
print from	0.7	-0.7
print of	0.97	-0.97
prior	-0.58	0.58
prior approval	-0.37	0.37
prior auth	0.36	-0.36
prior authoriz	0.49	-0.49
prior to	-0.66	0.66
priority	0.44	-0.44
priority health	0.44	-0.44
priscilla	0.22	-0.22
privacy	0.65	-0.65
privat	0.22	-0.22
privat duty	-0.52	0.52
privat health	1	-1
priya	0.23	-0.23
probab	-1.16	1.16
problem	-0.55	0.55
problem and	-0.24	0.24
problem that	0.16	-0.16
problem visit	-0.49	0.49
proc	0.28	-0.28
proc <5>	0.41	-0.41
proc charg	0.94	-0.94
proc qty	0.33	-0.33
procedur	-1.08	1.08
procedur * has	0.23	-0.23
procedur * not	-1.63	1.63
procedur * one	0.53	-0.53
procedur * part	-0.72	0.72
procedur * the	1.75	-1.75
procedur :	0.25	-0.25
procedur <5>	1.18	-1.18
procedur and	1.19	-1.19
procedur bill	-0.18	0.18
procedur charg	0.42	-0.42
procedur code	-0.38	0.38
procedur is	-1.39	1.39
procedur mod	0.43	-0.43
procedur modifier	-0.53	0.53
procedur note	-0.29	0.29
procedur on	0.99	-0.99
procedur rule	-0.23	0.23
procedur submitt	0.25	-0.25
procedur that	-0.39	0.39
procedur was	-0.71	0.71
proces	1.18	-1.18
proces * claim	1.04	-1.04
proces * initial	0.43	-0.43
proces <m>	0.58	-0.58
proces <n>	-0.59	0.59
proces date	0.33	-0.33
proces the	1.2	-1.2
proces thi	-0.18	0.18
proces your	0.18	-0.18
process	-1.16	1.16
process * <d>	-0.69	0.69
process * <month>	-0.43	0.43
process * a	0.28	-0.28
process * claim	-0.64	0.64
process * primary	0.84	-0.84
process * to	0.28	-0.28
process :	0.41	-0.41
process <d>	0.31	-0.31
process <month>	-0.45	0.45
process <n>	-1.23	1.23
process a	-0.9	0.9
process again	0.17	-0.17
process and	0.63	-0.63
process as	0.51	-0.51
process by	0.36	-0.36
process date	0.69	-0.69
process it	-1.31	1.31
process on	-1.54	1.54
process or	0.28	-0.28
process the	1.78	-1.78
process thi	0.81	-0.81
process with	0.65	-0.65
process your	0.22	-0.22
produc	-0.81	0.81
professional	-0.33	0.33
program	-0.49	0.49
program * a	1.04	-1.04
program :	0.22	-0.22
program <n>	0.31	-0.31
program and	-1.63	1.63
program at	0.94	-0.94
program integrity	-0.22	0.22
program is	1.18	-1.18
program of	-0.2	0.2
program would	-0.38	0.38
progres	0.56	-0.56
progres note	0.22	-0.22
progres toward	0.66	-0.66
progressiv	0.21	-0.21
promis	1.78	-1.78
promis * pay	1.16	-1.16
promis of	0.88	-0.88
prompt	-1.63	1.63
prompt pay	-1.58	1.58
proof	0.19	-0.19
proof * a	0.55	-0.55
proof * an	0.56	-0.56
proof * claim	-0.58	0.58
proof * delivery	-0.89	0.89
proof * earlier	-0.46	0.46
proof * eligibility	-0.69	0.69
proof * the	1.12	-1.12
proof * tim	0.85	-0.85
proof of	-0.37	0.37
proof that	0.63	-0.63
proof we	-0.5	0.5
proper	-0.55	0.55
protect	0.17	-0.17
protection	0.17	-0.17
protection benefit	0.62	-0.62
protection coverag	0.36	-0.36
protection medical	0.83	-0.83
prov	-0.26	0.26
prov :	0.37	-0.37
prov not	-0.83	0.83
prov pd	0.48	-0.48
prov serv	0.27	-0.27
provid	0.56	-0.56
provid * date	0.29	-0.29
provid * guide	0.23	-0.23
provid * servic	0.46	-0.46
provid * the	0.33	-0.33
provid * was	-0.94	0.94
provid a	0.23	-0.23
provid amount	0.41	-0.41
provid bill	0.28	-0.28
provid by	1.12	-1.12
provid coverag	0.39	-0.39
provid doe	-0.78	0.78
provid for	-0.87	0.87
provid on	0.33	-0.33
provid or	-1.14	1.14
provid the	0.17	-0.17
providenc	0.27	-0.27
providenc health	0.27	-0.27
provider * <n>	0.62	-0.62
provider * care	-0.25	0.25
provider * claim	0.17	-0.17
provider * health	0.33	-0.33
provider * may	0.54	-0.54
provider * miss	-0.28	0.28
provider * responsibl	0.22	-0.22
provider * servic	0.22	-0.22
provider * thi	0.64	-0.64
provider * your	-0.24	0.24
provider :	0.82	-0.82
provider <m>	0.66	-0.66
provider <n>	0.35	-0.35
provider account	0.89	-0.89
provider agre	-0.96	0.96
provider appeal	0.92	-0.92
provider approv	0.22	-0.22
provider as	-0.45	0.45
provider asked	0.31	-0.31
provider bill	0.29	-0.29
provider blue	0.31	-0.31
provider by	0.17	-0.17
provider can	-0.29	0.29
provider charg	0.32	-0.32
provider claim	0.65	-0.65
provider contact	0.17	-0.17
provider copy	0.16	-0.16
provider direct	0.46	-0.46
provider disput	0.51	-0.51
provider exampl	0.19	-0.19
provider explan	0.29	-0.29
provider for	-0.21	0.21
provider has	1.73	-1.73
provider have	-0.77	0.77
provider is	-0.27	0.27
provider licens	-1.44	1.44
provider line	0.21	-0.21
provider manual	0.39	-0.39
provider may	1	-1
provider member	0.23	-0.23
provider must	1.05	-1.05
provider name	-0.73	0.73
provider need	0.58	-0.58
provider network	0.6	-0.6
provider no	-0.37	0.37
provider not	-0.95	0.95
provider npi	-0.95	0.95
provider number	0.96	-0.96
provider of	1.13	-1.13
provider patient	0.3	-0.3
provider pay	0.85	-0.85
provider portal	1.01	-1.01
provider rel	0.28	-0.28
provider remittanc	0.28	-0.28
provider render	0.41	-0.41
provider request	-1.38	1.38
provider resolution	0.2	-0.2
provider servic	1.61	-1.61
provider signatur	-0.28	0.28
provider that	0.56	-0.56
provider the	-0.28	0.28
provider voucher	0.21	-0.21
provider was	-1.7	1.7
provider web	0.16	-0.16
provider who	-0.99	0.99
provider with	-0.33	0.33
provider without	-0.34	0.34
provider write	-0.63	0.63
provider you	-0.23	0.23
provision	0.38	-0.38
pruitt	-0.42	0.42
ps	0.37	-0.37
psh	0.3	-0.3
psh <n>	0.3	-0.3
psychiatrist	0.48	-0.48
psychological	-0.74	0.74
pt	-0.2	0.2
pt * <month>	0.2	-0.2
pt <n>	0.33	-0.33
pt acct	0.43	-0.43
pt and	-0.55	0.55
pt asked	0.24	-0.24
pt at	-0.5	0.5
pt dpt	0.36	-0.36
pt evalu	0.24	-0.24
pt llc	-0.89	0.89
pt npi	0.42	-0.42
pt of	0.23	-0.23
pt on	0.2	-0.2
pt resp	0.35	-0.35
pt visit	-1.21	1.21
ptr	0.54	-0.54
public	0.43	-0.43
publish	0.87	-0.87
publish study	-0.53	0.53
publish trial	0.33	-0.33
puede	0.19	-0.19
pull	-0.43	0.43
pull back	1.69	-1.69
pump	-1.21	1.21
purchas	-1.03	1.03
purpos	0.4	-0.4
purse	-0.5	0.5
put	-0.33	0.33
put * a	-0.34	0.34
put * case	0.71	-0.71
put * claim	0.79	-0.79
put * name	-0.6	0.6
put * patient	-0.74	0.74
put a	-0.36	0.36
put back	1.4	-1.4
put down	-0.17	0.17
put his	-0.37	0.37
put in	0.4	-0.4
put on	-1.2	1.2
put our	-0.27	0.27
put the	-0.25	0.25
put to	0.26	-0.26
put your	-0.31	0.31
pv	-0.18	0.18
pv <n>	-0.21	0.21
px	1.01	-1.01
px <n>	1.01	-1.01
q	0.63	-0.63
q <n>	0.65	-0.65
qf	-0.65	0.65
qf <n>	-0.65	0.65
qh	0.23	-0.23
qh <n>	0.22	-0.22
qic	1.06	-1.06
qic part	0.22	-0.22
qio	1.43	-1.43
qmb	0.22	-0.22
qp	0.85	-0.85
qp <n>	0.85	-0.85
qr	0.18	-0.18
qr <n>	0.2	-0.2
qt	-0.19	0.19
qty <n>	-0.82	0.82
qty bill	0.82	-0.82
qty charg	0.21	-0.21
qualify	-0.98	0.98
qualify independent	0.48	-0.48
quality	-1.53	1.53
quantity	0.51	-0.51
quarrel	-0.48	0.48
quarry	0.28	-0.28
quarter	-1.94	1.94
quarter and	-0.53	0.53
quarter hour	-0.24	0.24
quarter:0	2.08	-2.08
quarter:1	2.43	-2.43
quarter:2	1.6	-1.6
quarter:3	1.68	-1.68
quartz	-0.85	0.85
que	0.36	-0.36
quentin	0.49	-0.49
question	1.81	-1.81
question * the	0.23	-0.23
question :	0.43	-0.43
question ?	0.44	-0.44
question call	0.35	-0.35
question is	-0.16	0.16
question of	0.93	-0.93
question on	1.36	-1.36
questionnair	-0.99	0.99
questionnair to	-0.42	0.42
questionnair we	-0.31	0.31
queue	1.21	-1.21
quick	-0.84	0.84
quiet	-0.17	0.17
quillan	0.19	-0.19
quillfeather	0.36	-0.36
quint	0.17	-0.17
quint md	0.16	-0.16
quintero	0.35	-0.35
quist	0.17	-0.17
quit	-1.42	1.42
quote	-1.13	1.13
qw	-0.9	0.9
r	0.68	-0.68
r :	-0.41	0.41
r <m>	0.44	-0.44
r <n>	1.63	-1.63
r s	0.48	-0.48
r shoulder	0.84	-0.84
r t	-0.54	0.54
ra	0.72	-0.72
ra <n>	0.25	-0.25
ra date	0.38	-0.38
ra number	0.24	-0.24
race	1.07	-1.07
race color	0.5	-0.5
radiculopathy	-0.55	0.55
radiologist	-0.98	0.98
radiology	-0.78	0.78
rafael	0.18	-0.18
rail	-0.57	0.57
railroad	-0.95	0.95
rais	0.28	-0.28
raise	0.29	-0.29
ramona	0.24	-0.24
ran	-1.63	1.63
ran dry	-0.52	0.52
ran from	-0.67	0.67
ran out	-0.58	0.58
ran the	0.26	-0.26
random	-0.69	0.69
rang	-0.36	0.36
range	-0.45	0.45
range * motion	-0.22	0.22
range * the	-0.38	0.38
range for	-0.19	0.19
range of	-0.22	0.22
rapid	0.61	-0.61
rarc <n>	-0.82	0.82
rarc m	0.27	-0.27
rarc n	0.27	-0.27
rash	-0.56	0.56
rate	-0.92	0.92
rate * a	0.57	-0.57
rate * the	0.43	-0.43
rate <m>	-0.93	0.93
rate cover	-1.25	1.25
rate for	0.42	-0.42
rate not	-0.8	0.8
rate of	0.45	-0.45
rather	-1.19	1.19
rather than	-1.24	1.24
rational	-1.14	1.14
rational :	0.31	-0.31
ray	-0.25	0.25
ray * the	-0.31	0.31
ray has	0.18	-0.18
ray read	-0.69	0.69
ray report	0.71	-0.71
rc	0.49	-0.49
rc amt	0.42	-0.42
rcvd	-1.14	1.14
rcvd <d>	-0.55	0.55
rcw	0.19	-0.19
rcw <n>	0.19	-0.19
rd and	-0.47	0.47
re	-0.39	0.39
re :	1.25	-1.25
re <n>	-0.84	0.84
re check	-0.47	0.47
re educ	0.18	-0.18
re eval	-0.51	0.51
re evalu	0.18	-0.18
re examin	0.95	-0.95
reach	-1.55	1.55
reach * <n>	-1.04	1.04
reach * a	-1.39	1.39
reach * fund	0.68	-0.68
reach * goal	-0.75	0.75
reach * the	-0.33	0.33
reach <n>	-1.03	1.03
reach a	1.75	-1.75
reach and	0.3	-0.3
reach at	1.14	-1.14
reach back	0.48	-0.48
reach our	0.51	-0.51
reach the	-0.42	0.42
reach us	-0.4	0.4
reach with	-1.88	1.88
reach you	0.18	-0.18
reach your	0.69	-0.69
read	-0.95	0.95
read * a	0.65	-0.65
read * letter	0.29	-0.29
read * our	0.55	-0.55
read * same	-0.29	0.29
read * the	0.83	-0.83
read * visit	-0.33	0.33
read :	-0.69	0.69
read <n>	-1.7	1.7
read and	0.58	-0.58
read as	-1.05	1.05
read by	0.67	-0.67
read in	-0.51	0.51
read it	0.17	-0.17
read like	-0.58	0.58
read the	0.16	-0.16
read them	0.57	-0.57
read your	0.31	-0.31
real	-0.59	0.59
rear	-0.32	0.32
rear end	-0.28	0.28
reason	-0.24	0.24
reason * being	-0.86	0.86
reason * cannot	-0.81	0.81
reason * denial	-0.46	0.46
reason * miss	0.44	-0.44
reason * that	-0.8	0.8
reason * the	1.19	-1.19
reason * thi	-0.21	0.21
reason :	0.17	-0.17
reason <n>	-0.54	0.54
reason and	0.36	-0.36
reason co	-0.93	0.93
reason code	0.5	-0.5
reason for	-0.33	0.33
reason given	-0.39	0.39
reason is	-0.95	0.95
reason moa	0.73	-0.73
reason not	-0.66	0.66
reason noted	0.29	-0.29
reason paid	-0.35	0.35
reason remark	0.24	-0.24
reason s	0.27	-0.27
reason see	0.42	-0.42
reason servic	0.21	-0.21
reason that	0.7	-0.7
reason to	-0.18	0.18
reason we	-0.63	0.63
reasonab	-1.03	1.03
reasonabl	-0.51	0.51
reasonabl * necessary	-0.39	0.39
reasonabl and	-0.25	0.25
reasonabl expect	0.44	-0.44
reasonabl or	-0.83	0.83
rebill	-1.01	1.01
rebuttal	1.38	-1.38
recd	-1.67	1.67
recd :	0.27	-0.27
recd <d>	0.42	-0.42
recd <n>	-1.12	1.12
receipt	-0.69	0.69
receipt * the	0.57	-0.57
receipt * thi	0.24	-0.24
receipt of	1.22	-1.22
receiv	-0.6	0.6
receiv * <d>	0.68	-0.68
receiv * <month>	-0.5	0.5
receiv * <n>	0.2	-0.2
receiv * appeal	0.26	-0.26
receiv * bill	1.02	-1.02
receiv * claim	1.12	-1.12
receiv * five	0.35	-0.35
receiv * insurer	0.22	-0.22
receiv * on	0.74	-0.74
receiv * request	0.77	-0.77
receiv * sign	-1.73	1.73
receiv * the	0.39	-0.39
receiv * within	-1.01	1.01
receiv :	0.79	-0.79
receiv <d>	1.67	-1.67
receiv <month>	0.65	-0.65
receiv a	-1.18	1.18
receiv after	-1.85	1.85
receiv and	0.69	-0.69
receiv by	0.16	-0.16
receiv for	-0.99	0.99
receiv from	-0.22	0.22
receiv it	-0.83	0.83
receiv more	-1.34	1.34
receiv n	0.19	-0.19
receiv no	0.37	-0.37
receiv the	0.88	-0.88
receiv them	0.28	-0.28
receiv thi	1.59	-1.59
receiv within	0.69	-0.69
receiv your	1.81	-1.81
receivabl	0.95	-0.95
receivership	-1.18	1.18
recent	1.07	-1.07
recert	-0.88	0.88
recheck	0.56	-0.56
recipient	-0.58	0.58
recipient id	0.23	-0.23
recipient name	0.17	-0.17
recod	-0.85	0.85
recogniz	-0.36	0.36
recommend	1.24	-1.24
recon	-0.42	0.42
reconsider	1.79	-1.79
reconsider * a	0.32	-0.32
reconsider * claim	0.19	-0.19
reconsider :	0.49	-0.49
reconsider <n>	-0.38	0.38
reconsider and	0.71	-0.71
reconsider at	-0.16	0.16
reconsider by	0.48	-0.48
reconsider is	0.17	-0.17
reconsider mark	0.28	-0.28
reconsider must	0.27	-0.27
reconsider our	0.24	-0.24
reconsider request	0.31	-0.31
reconsider the	0.54	-0.54
reconsider with	0.23	-0.23
reconsider within	-0.32	0.32
reconsider you	-0.63	0.63
record	-0.89	0.89
record * <n>	1.28	-1.28
record * are	0.22	-0.22
record * came	1.17	-1.17
record * have	0.32	-0.32
record * it	-0.55	0.55
record * not	0.17	-0.17
record * other	0.36	-0.36
record * sent	-0.71	0.71
record * support	0.54	-0.54
record * the	1.71	-1.71
record <n>	-0.37	0.37
record a	-0.31	0.31
record and	0.96	-0.96
record are	1.59	-1.59
record befor	0.56	-0.56
record by	0.19	-0.19
record describ	-1.46	1.46
record do	-2.19	2.19
record doe	-1.18	1.18
record give	0.44	-0.44
record have	0.25	-0.25
record if	0.2	-0.2
record in	0.57	-0.57
record is	-1.02	1.02
record letter	-0.45	0.45
record may	0.78	-0.78
record must	0.79	-0.79
record of	-0.66	0.66
record on	0.8	-0.8
record or	0.39	-0.39
record request	1.51	-1.51
record review	0.29	-0.29
record say	-0.45	0.45
record show	0.96	-0.96
record support	-0.85	0.85
record that	-0.17	0.17
record the	-0.23	0.23
record to	0.74	-0.74
record we	-1.53	1.53
record which	0.87	-0.87
record with	-0.55	0.55
record within	-0.48	0.48
record without	0.18	-0.18
record you	-0.64	0.64
recoup	2.34	-2.34
recover	1.41	-1.41
recover * amount	0.73	-0.73
recover the	1.04	-1.04
recovery	0.44	-0.44
recovery * of	0.21	-0.21
recovery analyst	0.18	-0.18
recovery of	0.19	-0.19
recovery or	0.22	-0.22
recovery servic	0.2	-0.2
recovery unit	0.41	-0.41
recvd	-0.46	0.46
red	-1.36	1.36
red flag	-0.56	0.56
red ink	-0.72	0.72
redetermin	1.59	-1.59
redetermin * <month>	0.28	-0.28
redetermin * the	0.29	-0.29
redetermin :	0.19	-0.19
redetermin request	0.36	-0.36
redfern	0.21	-0.21
reduc * the	0.55	-0.55
reduc or	0.18	-0.18
reduc paid	0.2	-0.2
reduc to	-0.98	0.98
reduction	-0.51	0.51
reduction * federal	1.11	-1.11
reduction allow	0.2	-0.2
reduction in	1.11	-1.11
reduction paid	0.3	-0.3
reduction pay	0.3	-0.3
reed	-0.16	0.16
ref :	0.58	-0.58
ref <n>	-0.44	0.44
refer	-1.66	1.66
refer * the	-0.29	0.29
refer to	-1.55	1.55
referenc	1.09	-1.09
referenc :	0.2	-0.2
referenc <n>	0.7	-0.7
referenc number	0.28	-0.28
referr	-0.87	0.87
referr doctor	1.14	-1.14
referr provider	-1.32	1.32
referr to	0.31	-0.31
referral	-1.23	1.23
referral * authoriz	-0.82	0.82
referral * file	-0.39	0.39
referral <n>	0.53	-0.53
referral authoriz	1.02	-1.02
referral from	-0.41	0.41
referral good	-0.93	0.93
referral is	-0.83	0.83
referral on	-0.38	0.38
referral or	-0.88	0.88
referral to	1.1	-1.1
referral va	0.52	-0.52
referral was	-0.57	0.57
refill	0.65	-0.65
reflex	-0.49	0.49
refraction	-0.77	0.77
refund	3.22	-3.22
refund <m>	0.42	-0.42
refund check	0.38	-0.38
refund due	0.24	-0.24
refund request	0.45	-0.45
refus	1.17	-1.17
refus * claim	0.57	-0.57
refus for	-1.1	1.1
refus thi	1.69	-1.69
refusal	1.39	-1.39
refusal of	0.57	-0.57
regard	-0.62	0.62
regard * as	-0.52	0.52
regard as	-0.48	0.48
regard it	-0.52	0.52
regard the	0.16	-0.16
regardles	-0.73	0.73
regardles of	-0.31	0.31
regenc	0.6	-0.6
regenc bluecros	0.25	-0.25
region	0.65	-0.65
region <5>	0.39	-0.39
region <n>	0.39	-0.39
region the	-0.52	0.52
region treat	0.37	-0.37
region was	0.43	-0.43
regional contractor	-0.2	0.2
register	-0.91	0.91
register trademark	0.61	-0.61
register with	-0.73	0.73
registr	-0.79	0.79
registry	-0.38	0.38
regular	-2.01	2.01
rehab	-0.75	0.75
rehab <n>	0.37	-0.37
rehab associat	0.16	-0.16
rehab potential	-0.81	0.81
rehabilit	1.25	-1.25
rehabilit <n>	-0.84	0.84
rehabilit and	0.19	-0.19
rehabilit visit	1.7	-1.7
reimburs	1.98	-1.98
reimburs * the	0.93	-0.93
reimburs policy	0.18	-0.18
reimburs the	1.81	-1.81
reimburs was	0.67	-0.67
reinstat	0.34	-0.34
reject * the	-0.66	0.66
reject at	-0.66	0.66
reject batch	-0.52	0.52
rel	0.96	-0.96
rel spous	0.31	-0.31
relat	-0.6	0.6
relat * the	-0.35	0.35
relat claim	0.17	-0.17
relationship	0.33	-0.33
relationship :	0.46	-0.46
relationship self	0.32	-0.32
relationship to	0.19	-0.19
relativ	-1.08	1.08
releas	1.92	-1.92
releas * the	0.57	-0.57
releas on	0.59	-0.59
releas the	0.17	-0.17
releas was	-0.22	0.22
rely	0.27	-0.27
rely on	0.16	-0.16
rem	0.32	-0.32
rem :	0.29	-0.29
remain	-1.19	1.19
remain deny	-0.95	0.95
remark * adjust	0.58	-0.58
remark * reason	0.37	-0.37
remark :	-0.25	0.25
remark <d>	0.21	-0.21
remark <n>	-0.2	0.2
remark and	0.88	-0.88
remark code	0.54	-0.54
remark m	-0.84	0.84
remark ma	0.65	-0.65
remedy	0.91	-0.91
remedy exist	0.4	-0.4
remedy under	0.24	-0.24
reminder	-0.26	0.26
remit	-0.56	0.56
remit * <n>	-0.76	0.76
remit date	0.56	-0.56
remit of	-0.76	0.76
remitt	1.38	-1.38
remittanc	1.5	-1.5
remittanc * <month>	-0.28	0.28
remittanc :	0.19	-0.19
remittanc <n>	0.49	-0.49
remittanc advic	0.81	-0.81
remittanc and	0.36	-0.36
remittanc date	0.33	-0.33
remittanc was	0.59	-0.59
removal	-2.06	2.06
removal * skin	0.74	-0.74
removal of	-1.57	1.57
rend	1.07	-1.07
render	-1.04	1.04
render :	1.54	-1.54
render chiropractic	0.16	-0.16
render npi	-0.28	0.28
render on	0.73	-0.73
render provider	-1.57	1.57
renew	-0.6	0.6
renewal	-0.51	0.51
renner	0.55	-0.55
rent	-1.35	1.35
rental	-1.46	1.46
rental for	0.4	-0.4
rental month	-0.46	0.46
reopen	0.59	-0.59
reopen the	0.52	-0.52
rep	0.84	-0.84
rep say	0.99	-0.99
repaid	1.36	-1.36
repair	0.17	-0.17
repair of	0.72	-0.72
repay	2.33	-2.33
repay of	0.81	-0.81
repeat	-1.69	1.69
repeat * same	0.64	-0.64
repeat submission	-0.61	0.61
repetitiv	0.78	-0.78
repetitiv exercis	0.87	-0.87
replac	0.94	-0.94
replac claim	-0.18	0.18
replac on	0.97	-0.97
replac the	1.14	-1.14
reply to	-0.17	0.17
report	0.7	-0.7
report * <d>	0.28	-0.28
report * <month>	1.02	-1.02
report * <n>	0.55	-0.55
report * a	-0.37	0.37
report * injury	1.13	-1.13
report * may	-0.75	0.75
report * show	0.29	-0.29
report * the	-2.29	2.29
report * us	-0.21	0.21
report * will	0.75	-0.75
report * you	-0.57	0.57
report * your	0.31	-0.31
report <n>	0.88	-0.88
report and	0.43	-0.43
report as	-0.78	0.78
report befor	-0.4	0.4
report by	0.29	-0.29
report cover	-0.26	0.26
report date	0.37	-0.37
report doe	-0.46	0.46
report due	-0.62	0.62
report for	-0.53	0.53
report from	1.97	-1.97
report has	-0.87	0.87
report if	0.39	-0.39
report in	-0.84	0.84
report is	0.58	-0.58
report it	-0.6	0.6
report of	-0.53	0.53
report on	0.33	-0.33
report pain	0.38	-0.38
report show	0.92	-0.92
report that	-0.55	0.55
report the	0.21	-0.21
report was	0.33	-0.33
report with	0.35	-0.35
report within	-0.41	0.41
report you	-0.23	0.23
representativ	0.56	-0.56
representativ may	0.46	-0.46
representativ of	0.38	-0.38
representativ or	0.31	-0.31
repric	-1.26	1.26
reprocess	0.78	-0.78
request	0.81	-0.81
request * :	0.26	-0.26
request * <month>	-0.98	0.98
request * <n>	-0.53	0.53
request * a	1.46	-1.46
request * accept	0.21	-0.21
request * authoriz	-0.84	0.84
request * deny	-0.39	0.39
request * medical	0.31	-0.31
request * more	0.29	-0.29
request * no	1.32	-1.32
request * not	-0.75	0.75
request * reconsider	1	-1
request * record	0.73	-0.73
request * review	-0.43	0.43
request * second	0.3	-0.3
request * the	0.16	-0.16
request * thi	0.36	-0.36
request * we	0.79	-0.79
request * you	0.97	-0.97
request :	0.44	-0.44
request <m>	0.22	-0.22
request <n>	-0.74	0.74
request ?	0.67	-0.67
request a	0.48	-0.48
request an	0.17	-0.17
request and	0.56	-0.56
request are	0.24	-0.24
request becaus	-0.86	0.86
request came	-0.85	0.85
request cannot	1.47	-1.47
request date	0.18	-0.18
request did	-0.79	0.79
request doe	-1.37	1.37
request first	1.1	-1.1
request for	1.27	-1.27
request has	1.25	-1.25
request in	-0.71	0.71
request is	0.3	-0.3
request may	0.58	-0.58
request must	0.63	-0.63
request number	0.77	-0.77
request of	-1.75	1.75
request on	0.21	-0.21
request only	0.19	-0.19
request provider	0.21	-0.21
request reconsider	0.22	-0.22
request shouldv	-0.17	0.17
request so	-1.2	1.2
request that	1.49	-1.49
request the	-0.44	0.44
request to	0.22	-0.22
request under	-0.2	0.2
request was	-0.69	0.69
request we	-0.22	0.22
request went	0.49	-0.49
request will	0.53	-0.53
request within	0.36	-0.36
requir	-2.22	2.22
requir * adjudicat	-0.33	0.33
requir * the	0.48	-0.48
requir a	0.97	-0.97
requir and	-0.63	0.63
requir another	0.43	-0.43
requir befor	0.69	-0.69
requir for	0.72	-0.72
requir in	0.88	-0.88
requir modifier	-1.63	1.63
requir on	-0.68	0.68
requir prior	0.89	-0.89
requir that	-1.13	1.13
requir the	-0.18	0.18
requir to	-0.72	0.72
requisition	-0.66	0.66
rerun	-1.32	1.32
rescind	0.96	-0.96
resend	-1.09	1.09
resent	-0.54	0.54
reserv company	0.24	-0.24
resident	-0.25	0.25
resolution	0.8	-0.8
resolution unit	0.18	-0.18
resolv	-0.38	0.38
resolv and	-0.65	0.65
resort	0.25	-0.25
resp	0.57	-0.57
resp <m>	0.25	-0.25
resp <n>	0.26	-0.26
respiratory	-0.29	0.29
respond	0.94	-0.94
respons	-0.38	0.38
respons * your	-0.24	0.24
responsibility	0.19	-0.19
responsibility * the	0.32	-0.32
responsibility <m>	-0.19	0.19
responsibl	1.1	-1.1
responsibl * pay	-0.81	0.81
responsibl * the	1.15	-1.15
responsibl * these	0.37	-0.37
responsibl * thi	0.91	-0.91
responsibl for	0.97	-0.97
rest	-0.56	0.56
rest * the	0.85	-0.85
rest is	-0.63	0.63
rest of	-0.57	0.57
rest on	0.29	-0.29
restitution	1.13	-1.13
restitution of	1.13	-1.13
restor	1.75	-1.75
restrict	-0.97	0.97
restriction	0.52	-0.52
restriction * thi	0.64	-0.64
restriction for	0.53	-0.53
resubmission	-1.36	1.36
resubmit	1.15	-1.15
resubmit * the	-0.61	0.61
resubmit with	0.82	-0.82
result	0.47	-0.47
result * the	0.42	-0.42
result :	0.91	-0.91
result <n>	0.19	-0.19
result and	0.66	-0.66
result claim	-0.52	0.52
result in	0.39	-0.39
result of	1.13	-1.13
result that	0.47	-0.47
result would	-0.27	0.27
retir	-1.52	1.52
retir * <month>	-0.58	0.58
retir * the	-0.29	0.29
retir and	-0.82	0.82
retir at	-0.52	0.52
retir in	-0.47	0.47
retir incom	0.23	-0.23
retir on	0.44	-0.44
retire	-1.09	1.09
retire plan	-0.87	0.87
retro	-1.83	1.83
retro request	-0.85	0.85
retroactiv	0.28	-0.28
return	0.42	-0.42
return * bill	0.89	-0.89
return * check	0.44	-0.44
return by	-0.94	0.94
return it	1.04	-1.04
return the	1.71	-1.71
return thi	0.5	-0.5
return to	-0.23	0.23
rev	0.48	-0.48
rev <n>	0.63	-0.63
revalid	-0.63	0.63
revenu	-0.72	0.72
revenu code	-0.55	0.55
revers	0.99	-0.99
revers * earlier	0.94	-0.94
revers * the	-0.32	0.32
revers and	0.18	-0.18
revers our	1.15	-1.15
revers ourselv	0.74	-0.74
revers the	1.44	-1.44
reversal	-0.49	0.49
review	0.47	-0.47
review * <n>	0.74	-0.74
review * a	0.59	-0.59
review * appeal	-1.07	1.07
review * behalf	0.52	-0.52
review * case	0.8	-0.8
review * claim	0.95	-0.95
review * may	-0.32	0.32
review * need	-0.92	0.92
review * paid	1.09	-1.09
review * record	0.31	-0.31
review * request	0.36	-0.36
review * the	2.17	-2.17
review * thi	0.63	-0.63
review * us	0.2	-0.2
review * your	-0.94	0.94
review :	0.18	-0.18
review <d>	0.16	-0.16
review <n>	-0.18	0.18
review all	-0.79	0.79
review and	1.52	-1.52
review are	0.75	-0.75
review at	0.22	-0.22
review befor	-0.79	0.79
review can	1.33	-1.33
review date	0.46	-0.46
review decision	0.37	-0.37
review depart	0.22	-0.22
review entity	0.64	-0.64
review for	0.39	-0.39
review form	0.54	-0.54
review found	1.35	-1.35
review has	0.4	-0.4
review in	0.23	-0.23
review inc	0.17	-0.17
review is	1.18	-1.18
review it	0.31	-0.31
review letter	-0.27	0.27
review look	0.95	-0.95
review may	0.54	-0.54
review must	0.34	-0.34
review no	-1.28	1.28
review of	0.45	-0.45
review on	1.43	-1.43
review organiz	0.79	-0.79
review our	0.17	-0.17
review p	0.18	-0.18
review plan	-0.57	0.57
review po	0.44	-0.44
review request	0.4	-0.4
review take	0.69	-0.69
review that	-0.37	0.37
review the	0.31	-0.31
review thi	-0.44	0.44
review under	-1.35	1.35
review unit	0.19	-0.19
review vendor	-0.33	0.33
review was	0.37	-0.37
review we	-0.69	0.69
review within	0.88	-0.88
review your	-0.58	0.58
reviewer	1.02	-1.02
reviewer * a	0.89	-0.89
reviewer * licens	-0.51	0.51
reviewer :	-0.65	0.65
reviewer a	0.99	-0.99
reviewer and	0.43	-0.43
reviewer board	-1	1
reviewer call	1.01	-1.01
reviewer could	-1	1
reviewer felt	-0.81	0.81
reviewer find	0.4	-0.4
reviewer has	0.75	-0.75
reviewer is	1.2	-1.2
reviewer opinion	-0.42	0.42
reviewer read	0.78	-0.78
reviewer was	0.68	-0.68
revis	1.27	-1.27
revision history	0.17	-0.17
reye	0.63	-0.63
rfa dated	0.2	-0.2
ri	-0.51	0.51
ri <n>	-0.53	0.53
rich	-0.76	0.76
rich plasma	-0.76	0.76
rid	-0.2	0.2
ride along	-0.69	0.69
rider	0.24	-0.24
ridge	0.91	-0.91
ridge chiropractic	0.2	-0.2
ridge physical	0.24	-0.24
right	1.1	-1.1
right * a	0.63	-0.63
right * afford	0.53	-0.53
right * appeal	0.4	-0.4
right * the	1.53	-1.53
right about	0.32	-0.32
right and	0.3	-0.3
right are	0.57	-0.57
right knee	1.15	-1.15
right law	1.1	-1.1
right of	1.4	-1.4
right one	-0.43	0.43
right rotator	0.21	-0.21
right shoulder	-1.54	1.54
right to	0.53	-0.53
right under	0.85	-0.85
right wrist	0.55	-0.55
ring	-0.6	0.6
rio	0.46	-0.46
risk	-0.5	0.5
risk of	0.49	-0.49
river	1.32	-1.32
river chiropractic	0.18	-0.18
river famy	0.16	-0.16
river pallet	0.21	-0.21
river physical	0.17	-0.17
riverbend	0.69	-0.69
rmk	0.58	-0.58
rmk n	0.39	-0.39
rn	0.65	-0.65
rn <n>	0.45	-0.45
rock	-0.79	0.79
rocky	0.35	-0.35
rocky mountain	0.34	-0.34
roderick	-0.33	0.33
roland	-0.43	0.43
roll	-0.76	0.76
roll into	-0.54	0.54
room	-1.66	1.66
room for	-0.2	0.2
root	-1.78	1.78
root contact	-0.97	0.97
rosalind okonjo	-0.44	0.44
rosamund	0.28	-0.28
rose	0.87	-0.87
rose from	0.51	-0.51
roster	0.44	-0.44
rot	0.39	-0.39
rotator	0.58	-0.58
rotator cuff	0.58	-0.58
round	0.46	-0.46
round <n>	1.4	-1.4
rourk	0.23	-0.23
route	-0.94	0.94
route <n>	-0.51	0.51
routin	-1.32	1.32
routin exam	0.76	-0.76
routin foot	-1.02	1.02
routin physical	-0.65	0.65
row	-1.23	1.23
row <n>	-1.19	1.19
rowan	0.18	-0.18
rr <n>	0.44	-0.44
rsn	-0.17	0.17
rsn <d>	-0.61	0.61
rsn <n>	0.24	-0.24
rsn rmk	0.7	-0.7
rt	-0.78	0.78
rt <n>	0.44	-0.44
rubber	-0.38	0.38
rufu	0.26	-0.26
ruiz	0.43	-0.43
ruiz np	0.36	-0.36
rul	1.11	-1.11
rule	0.51	-0.51
rule * <n>	-0.57	0.57
rule * our	0.4	-0.4
rule * the	0.8	-0.8
rule * we	0.42	-0.42
rule :	-0.61	0.61
rule <n>	-2.03	2.03
rule and	0.56	-0.56
rule not	-0.49	0.49
rule put	-0.33	0.33
rule requir	-0.27	0.27
rule say	0.47	-0.47
rule the	0.86	-0.86
rule was	1.6	-1.6
ruled * the	-0.38	0.38
ruled for	0.18	-0.18
run * <n>	-0.48	0.48
run * a	0.29	-0.29
run * us	-0.37	0.37
run <d>	0.18	-0.18
run <n>	-0.36	0.36
run by	0.52	-0.52
run date	0.16	-0.16
run for	-0.48	0.48
run it	-0.7	0.7
run its	-0.47	0.47
run on	0.27	-0.27
run sheet	-0.16	0.16
run the	-0.34	0.34
run to	0.39	-0.39
rung	-0.27	0.27
runn	-0.48	0.48
rupert	-0.29	0.29
ruth	0.2	-0.2
rutherford	0.31	-0.31
rv	-0.42	0.42
rx	-0.83	0.83
rx <n>	0.4	-0.4
s	0.37	-0.37
s * denial	0.18	-0.18
s * servic	0.38	-0.38
s <n>	1.53	-1.53
s for	0.25	-0.25
s of	0.66	-0.66
s offic	0.24	-0.24
s procedur	0.16	-0.16
sa	0.33	-0.33
sa <n>	0.33	-0.33
saf	-0.73	0.73
safe	0.17	-0.17
safe and	0.23	-0.23
saguaro	0.4	-0.4
saguaro bend	0.22	-0.22
said	0.52	-0.52
said * the	0.37	-0.37
said no	0.74	-0.74
said that	1.62	-1.62
said the	-0.34	0.34
said yes	-0.42	0.42
same	-2.37	2.37
same * <month>	0.21	-0.21
same * the	-0.4	0.4
same afternoon	-0.31	0.31
same and	0.57	-0.57
same as	-0.93	0.93
same bill	-1.36	1.36
same body	-0.41	0.41
same claim	-0.67	0.67
same code	-0.34	0.34
same date	0.26	-0.26
same determin	0.17	-0.17
same doctor	-0.42	0.42
same dos	-0.64	0.64
same exercis	0.38	-0.38
same fifteen	-0.27	0.27
same flu	-0.44	0.44
same four	-0.56	0.56
same goal	-1	1
same hour	-0.5	0.5
same job	-0.26	0.26
same member	0.53	-0.53
same morn	-0.35	0.35
same on	-0.32	0.32
same pain	-0.54	0.54
same part	0.69	-0.69
same patient	-0.64	0.64
same procedur	0.87	-0.87
same provider	-1.25	1.25
same region	-1.29	1.29
same servic	-3.08	3.08
same session	-0.46	0.46
same specialty	-0.44	0.44
same therapist	-0.36	0.36
same thing	-0.56	0.56
same visit	-0.76	0.76
same week	-0.22	0.22
same weight	0.44	-0.44
same word	-0.77	0.77
sampl	0.31	-0.31
sampl went	-0.54	0.54
sandoval	0.19	-0.19
saoirs	0.53	-0.53
saskia	0.22	-0.22
sat	-1.43	1.43
satisfy	0.61	-0.61
satisfy ?	0.21	-0.21
sato	0.16	-0.16
saturday	0.26	-0.26
sav	0.21	-0.21
save	-0.27	0.27
save for	-0.2	0.2
saw	-0.79	0.79
saw * member	-0.31	0.31
saw * patient	-0.71	0.71
saw a	-0.26	0.26
saw her	-0.44	0.44
saw thi	-0.16	0.16
say	-1.12	1.12
say * claim	0.33	-0.33
say * it	0.75	-0.75
say * the	2.52	-2.52
say * you	-0.19	0.19
say <m>	-1.43	1.43
say <n>	-0.63	0.63
say he	-0.56	0.56
say how	0.39	-0.39
say it	-0.38	0.38
say more	-1.18	1.18
say no	1.51	-1.51
say on	-0.31	0.31
say only	-0.68	0.68
say otherwis	0.32	-0.32
say same	-0.97	0.97
say self	-0.51	0.51
say she	-0.36	0.36
say that	2.07	-2.07
say the	-1.9	1.9
say they	1.26	-1.26
say thi	0.68	-0.68
say what	0.96	-0.96
say which	-0.73	0.73
say who	-0.85	0.85
say yes	0.84	-0.84
say you	-0.52	0.52
sb	-0.31	0.31
sb <n>	-0.37	0.37
sbr	0.91	-0.91
sbr <n>	0.91	-0.91
sc	0.45	-0.45
sc <n>	0.16	-0.16
scale	-0.22	0.22
scan	-1.72	1.72
scan of	0.18	-0.18
scan was	-0.48	0.48
scann	-0.52	0.52
scanner	-0.78	0.78
scar	-0.53	0.53
sched	-0.49	0.49
sched reduction	-0.76	0.76
schedul	0.24	-0.24
schedul * the	0.92	-0.92
schedul :	0.17	-0.17
schedul adjust	0.64	-0.64
schedul allow	-0.17	0.17
schedul allowanc	0.76	-0.76
schedul amount	-0.6	0.6
schedul maximum	0.89	-0.89
schedul of	-0.28	0.28
schedul or	0.43	-0.43
scheduler	-0.17	0.17
school	-0.81	0.81
school district	0.56	-0.56
scioto	0.28	-0.28
scooter	-0.9	0.9
scope	-1.02	1.02
scor	0.38	-0.38
scor * the	0.18	-0.18
scor are	-1.11	1.11
scor from	1.5	-1.5
scor have	-0.74	0.74
scor that	-0.78	0.78
score	-0.31	0.31
score * <n>	-0.31	0.31
score <n>	-0.37	0.37
score has	0.5	-0.5
score of	-0.46	0.46
score was	0.67	-0.67
screen	-1.28	1.28
screen is	-0.62	0.62
screen print	0.24	-0.24
screen was	0.27	-0.27
script	0.22	-0.22
script pdp	0.19	-0.19
se a	-0.57	0.57
search	-0.43	0.43
search :	-0.51	0.51
search claim	0.16	-0.16
search result	-0.42	0.42
season	-0.53	0.53
seat	-0.43	0.43
second	-0.73	0.73
second * later	-0.36	0.36
second * the	0.59	-0.59
second * third	0.23	-0.23
second and	0.44	-0.44
second appeal	0.26	-0.26
second claim	-0.19	0.19
second copy	-1.45	1.45
second in	-0.48	0.48
second is	-0.54	0.54
second level	1.37	-1.37
second look	0.55	-0.55
second one	-0.6	0.6
second page	-0.31	0.31
second pay	-0.67	0.67
second request	0.35	-0.35
second review	1.35	-1.35
second time	-1.04	1.04
secondary	0.56	-0.56
secondary bill	-0.56	0.56
secondary pay	0.43	-0.43
secondary payer	0.62	-0.62
section <m>	0.97	-0.97
section <n>	-0.21	0.21
section b	-0.48	0.48
security number	-0.48	0.48
see	-1.53	1.53
see * last	0.72	-0.72
see * plan	0.52	-0.52
see * provider	0.38	-0.38
see * specialist	0.88	-0.88
see <n>	0.41	-0.41
see a	0.67	-0.67
see attach	-1.11	1.11
see below	0.17	-0.17
see claim	0.6	-0.6
see date	0.52	-0.52
see deduct	0.22	-0.22
see earlier	-1.32	1.32
see it	-0.7	0.7
see letter	-1.55	1.55
see note	-0.57	0.57
see our	-1.33	1.33
see page	-0.25	0.25
see plan	-0.36	0.36
see remark	-0.71	0.71
see remit	-0.68	0.68
see section	1.22	-1.22
see servic	0.41	-0.41
see that	-1.22	1.22
see the	1.78	-1.78
see thi	-0.19	0.19
see what	0.96	-0.96
see whether	0.19	-0.19
see your	0.26	-0.26
seek	1.56	-1.56
seek judicial	0.34	-0.34
seek restitution	1.13	-1.13
seem	-1.31	1.31
seem * have	-0.58	0.58
seem to	-0.67	0.67
seen	-0.76	0.76
seen * :	0.55	-0.55
seen * <n>	-0.65	0.65
seen * a	-0.61	0.61
seen <n>	-0.98	0.98
seen by	-0.29	0.29
seen here	-0.23	0.23
seen in	-0.31	0.31
seen on	-0.43	0.43
seen thi	-0.48	0.48
seg	0.48	-0.48
segmental	0.18	-0.18
select	-0.85	0.85
select * prepay	-0.67	0.67
select * review	-0.33	0.33
select for	-0.84	0.84
self * famy	0.17	-0.17
self care	-0.32	0.32
self fund	1.09	-1.09
self insur	0.8	-0.8
self pay	0.21	-0.21
self plu	0.43	-0.43
self referr	-1.06	1.06
send	1.05	-1.05
send * a	0.17	-0.17
send * again	0.62	-0.62
send * and	1.04	-1.04
send * appeal	0.21	-0.21
send * bill	-0.55	0.55
send * check	0.27	-0.27
send * claim	0.27	-0.27
send * copy	-0.17	0.17
send * correct	1.23	-1.23
send * first	-0.73	0.73
send * in	0.4	-0.4
send * initial	0.3	-0.3
send * letter	0.94	-0.94
send * new	1.15	-1.15
send * note	0.84	-0.84
send * offic	-0.96	0.96
send * record	0.67	-0.67
send * second	0.2	-0.2
send * sign	-0.73	0.73
send * through	-0.28	0.28
send * to	-0.33	0.33
send * with	0.35	-0.35
send * written	0.23	-0.23
send :	0.47	-0.47
send a	0.71	-0.71
send again	-0.42	0.42
send back	-0.19	0.19
send both	-0.75	0.75
send for	0.49	-0.49
send her	-0.84	0.84
send in	0.83	-0.83
send it	0.16	-0.16
send its	1	-1
send one	0.48	-0.48
send our	0.28	-0.28
send record	0.76	-0.76
send the	-0.17	0.17
send them	0.3	-0.3
send thi	-0.7	0.7
send to	-1.04	1.04
send us	1	-1
send what	0.33	-0.33
send with	0.17	-0.17
send you	-0.29	0.29
send your	0.27	-0.27
senior	0.62	-0.62
sensory	-0.7	0.7
sensory integr	-0.7	0.7
sent	-0.71	0.71
sent * <d>	-0.41	0.41
sent * <month>	0.47	-0.47
sent * <n>	0.38	-0.38
sent * a	-0.23	0.23
sent * are	0.69	-0.69
sent * copy	0.25	-0.25
sent * fax	0.32	-0.32
sent * for	-0.48	0.48
sent * provider	0.35	-0.35
sent * the	0.87	-0.87
sent * time	0.55	-0.55
sent * to	-0.32	0.32
sent * too	-0.63	0.63
sent * us	-0.84	0.84
sent * you	1.79	-1.79
sent * your	0.46	-0.46
sent :	0.23	-0.23
sent <d>	0.3	-0.3
sent <m>	0.87	-0.87
sent a	-0.35	0.35
sent and	1.03	-1.03
sent as	-0.82	0.82
sent at	0.28	-0.28
sent back	-0.66	0.66
sent befor	0.21	-0.21
sent by	0.69	-0.69
sent doe	-0.67	0.67
sent for	1.27	-1.27
sent her	-0.44	0.44
sent him	-0.35	0.35
sent in	-0.53	0.53
sent is	-0.6	0.6
sent it	-1.74	1.74
sent no	0.23	-0.23
sent on	0.44	-0.44
sent out	0.71	-0.71
sent show	0.44	-0.44
sent the	-0.86	0.86
sent them	-0.31	0.31
sent thi	-0.87	0.87
sent to	-0.64	0.64
sent two	-0.36	0.36
sent under	-0.56	0.56
sent us	-1.13	1.13
sent was	-0.33	0.33
sent we	1.04	-1.04
sent within	-0.68	0.68
sent without	-0.57	0.57
sent you	0.88	-0.88
sent your	0.34	-0.34
sentara	0.36	-0.36
sentara health	0.24	-0.24
sentenc	-0.47	0.47
sentence after::	1.12	-1.12
sentence after:<5>	-0.25	0.25
sentence after:<m>	0.66	-0.66
sentence after:<month>	0.16	-0.16
sentence after:<n>	0.69	-0.69
sentence after:?	1.45	-1.45
sentence after:abduction	0.66	-0.66
sentence after:abernathy	0.44	-0.44
sentence after:abernethy	0.25	-0.25
sentence after:able	-0.6	0.6
sentence after:about	2.51	-2.51
sentence after:above	0.48	-0.48
sentence after:absent	2.17	-2.17
sentence after:accept	2.05	-2.05
sentence after:acceptabl	-1.09	1.09
sentence after:acceptanc	0.43	-0.43
sentence after:acces	-0.93	0.93
sentence after:accident	0.39	-0.39
sentence after:accord	-0.42	0.42
sentence after:account	1.14	-1.14
sentence after:acct	0.72	-0.72
sentence after:acheb	0.78	-0.78
sentence after:achterberg	0.68	-0.68
sentence after:act	0.37	-0.37
sentence after:action	0.87	-0.87
sentence after:activ	1.58	-1.58
sentence after:acute	0.19	-0.19
sentence after:add	-0.43	0.43
sentence after:added	0.76	-0.76
sentence after:additional	0.62	-0.62
sentence after:addres	0.67	-0.67
sentence after:adj	-0.37	0.37
sentence after:adjudic	1.29	-1.29
sentence after:adjust	-0.53	0.53
sentence after:adjuster	-0.39	0.39
sentence after:administer	0.16	-0.16
sentence after:administr	-0.85	0.85
sentence after:administrativ	0.7	-0.7
sentence after:adult	-0.84	0.84
sentence after:advantag	0.89	-0.89
sentence after:advers	0.65	-0.65
sentence after:advic	0.53	-0.53
sentence after:aetna	0.86	-0.86
sentence after:affect	0.53	-0.53
sentence after:afford	-0.28	0.28
sentence after:after	0.31	-0.31
sentence after:afterward	0.26	-0.26
sentence after:again	-1.7	1.7
sentence after:against	1.23	-1.23
sentence after:age	-1.79	1.79
sentence after:agency	0.57	-0.57
sentence after:agent	0.19	-0.19
sentence after:agr	-0.55	0.55
sentence after:agre	0.72	-0.72
sentence after:aide	0.54	-0.54
sentence after:alert	-0.53	0.53
sentence after:alistair	0.16	-0.16
sentence after:all	-0.67	0.67
sentence after:allergy	0.24	-0.24
sentence after:allianc	0.26	-0.26
sentence after:allow	0.83	-0.83
sentence after:allowabl	-0.44	0.44
sentence after:allowanc	-1.58	1.58
sentence after:along	0.34	-0.34
sentence after:also	-0.23	0.23
sentence after:am	0.37	-0.37
sentence after:ambros	0.4	-0.4
sentence after:ambulatory	-1.22	1.22
sentence after:american	-0.16	0.16
sentence after:among	-0.25	0.25
sentence after:amount	1.24	-1.24
sentence after:amundsen	-0.96	0.96
sentence after:ankle	-0.53	0.53
sentence after:annelies	0.21	-0.21
sentence after:another	1.22	-1.22
sentence after:answer	0.4	-0.4
sentence after:anthem	0.88	-0.88
sentence after:any	-0.58	0.58
sentence after:anyon	0.34	-0.34
sentence after:anyth	0.39	-0.39
sentence after:apart	-0.42	0.42
sentence after:appeal	0.19	-0.19
sentence after:applicant	0.4	-0.4
sentence after:appoint	-0.63	0.63
sentence after:appropriat	-0.81	0.81
sentence after:approv	-0.47	0.47
sentence after:approval	-1.08	1.08
sentence after:arbitr	0.92	-0.92
sentence after:arm	-0.67	0.67
sentence after:arrang	0.84	-0.84
sentence after:arriv	-0.24	0.24
sentence after:articl	-0.79	0.79
sentence after:ash	1.2	-1.2
sentence after:ashgrov	-0.69	0.69
sentence after:aside	0.2	-0.2
sentence after:ask	-0.79	0.79
sentence after:asked	-0.23	0.23
sentence after:assess	0.32	-0.32
sentence after:assign	-0.5	0.5
sentence after:associat	0.25	-0.25
sentence after:assocy	0.19	-0.19
sentence after:attend	0.74	-0.74
sentence after:attest	0.41	-0.41
sentence after:attn	-0.44	0.44
sentence after:attorney	-0.29	0.29
sentence after:audit	0.31	-0.31
sentence after:augustin	0.44	-0.44
sentence after:auth	0.62	-0.62
sentence after:authoriz	0.24	-0.24
sentence after:auto	0.42	-0.42
sentence after:automobil	0.55	-0.55
sentence after:availabl	0.6	-0.6
sentence after:availity	0.46	-0.46
sentence after:avenu	0.16	-0.16
sentence after:axial	1	-1
sentence after:b	0.96	-0.96
sentence after:back	0.22	-0.22
sentence after:balanc	0.39	-0.39
sentence after:bank	0.53	-0.53
sentence after:barnaby	0.16	-0.16
sentence after:bartholomew	0.17	-0.17
sentence after:based	0.83	-0.83
sentence after:basi	-0.42	0.42
sentence after:basic	-1.14	1.14
sentence after:basin	0.49	-0.49
sentence after:batch	0.5	-0.5
sentence after:bear	-0.21	0.21
sentence after:beatrix	0.47	-0.47
sentence after:becaus	0.36	-0.36
sentence after:becom	-1.11	1.11
sentence after:been	0.53	-0.53
sentence after:befor	-0.93	0.93
sentence after:beforehand	-0.45	0.45
sentence after:began	-1.06	1.06
sentence after:begin	-0.66	0.66
sentence after:behalf	0.18	-0.18
sentence after:being	0.89	-0.89
sentence after:believ	-0.27	0.27
sentence after:belong	-0.93	0.93
sentence after:below	2.18	-2.18
sentence after:bend	1.18	-1.18
sentence after:beneficiary	0.37	-0.37
sentence after:benefit	-0.63	0.63
sentence after:better	0.64	-0.64
sentence after:between	1.08	-1.08
sentence after:beyond	1.3	-1.3
sentence after:bind	0.6	-0.6
sentence after:birth	1.09	-1.09
sentence after:bladder	0.26	-0.26
sentence after:blank	-0.77	0.77
sentence after:blue	0.84	-0.84
sentence after:bluecros	0.3	-0.3
sentence after:blueshield	0.29	-0.29
sentence after:board	-0.46	0.46
sentence after:body	-0.7	0.7
sentence after:book	-0.46	0.46
sentence after:booklet	-0.74	0.74
sentence after:born	0.66	-0.66
sentence after:bought	0.16	-0.16
sentence after:bowel	0.5	-0.5
sentence after:box	1.01	-1.01
sentence after:br	0.27	-0.27
sentence after:bram	-0.66	0.66
sentence after:brandt	0.21	-0.21
sentence after:brandvold	0.32	-0.32
sentence after:brannigan	0.16	-0.16
sentence after:breath	0.34	-0.34
sentence after:bring	0.96	-0.96
sentence after:brochur	-1.49	1.49
sentence after:bulletin	-0.56	0.56
sentence after:bundl	1.62	-1.62
sentence after:busines	0.98	-0.98
sentence after:but	-1.48	1.48
sentence after:ca	0.65	-0.65
sentence after:cabinet	0.47	-0.47
sentence after:calendar	0.47	-0.47
sentence after:call	1.36	-1.36
sentence after:calliop	-0.83	0.83
sentence after:calloway	0.49	-0.49
sentence after:came	1.4	-1.4
sentence after:can	-0.77	0.77
sentence after:cane	0.25	-0.25
sentence after:cannot	-0.53	0.53
sentence after:cant	-0.45	0.45
sentence after:cap	0.21	-0.21
sentence after:capacity	-0.79	0.79
sentence after:carc	-1.83	1.83
sentence after:card	0.94	-0.94
sentence after:care	0.64	-0.64
sentence after:carefirst	0.2	-0.2
sentence after:carelon	-1.12	1.12
sentence after:carolina	0.18	-0.18
sentence after:carrier	0.41	-0.41
sentence after:carry	0.79	-0.79
sentence after:case	0.75	-0.75
sentence after:casimir	0.17	-0.17
sentence after:castellano	0.35	-0.35
sentence after:catastrophic	0.19	-0.19
sentence after:cause	-0.42	0.42
sentence after:ccn	-0.43	0.43
sentence after:ccr	0.68	-0.68
sentence after:cd	0.31	-0.31
sentence after:cedar	0.17	-0.17
sentence after:center	1.29	-1.29
sentence after:certain	-0.9	0.9
sentence after:certific	-0.44	0.44
sentence after:certificat	1.21	-1.21
sentence after:certify	-0.5	0.5
sentence after:cervical	0.42	-0.42
sentence after:cfr	-0.89	0.89
sentence after:cg	0.17	-0.17
sentence after:ch	0.71	-0.71
sentence after:chair	0.39	-0.39
sentence after:chang	0.96	-0.96
sentence after:chapter	-0.3	0.3
sentence after:charg	-0.39	0.39
sentence after:chart	1.17	-1.17
sentence after:chat	0.38	-0.38
sentence after:check	0.27	-0.27
sentence after:chg	0.28	-0.28
sentence after:children	-0.84	0.84
sentence after:chiropractic	-0.78	0.78
sentence after:choic	0.29	-0.29
sentence after:choos	0.54	-0.54
sentence after:chosen	0.3	-0.3
sentence after:chronic	-0.29	0.29
sentence after:cigna	-0.31	0.31
sentence after:city	0.17	-0.17
sentence after:civil	0.31	-0.31
sentence after:claim	0.31	-0.31
sentence after:claimant	0.42	-0.42
sentence after:clear	0.54	-0.54
sentence after:clearinghous	0.94	-0.94
sentence after:climb	-0.23	0.23
sentence after:clinical	0.73	-0.73
sentence after:clm	0.32	-0.32
sentence after:clos	-1.16	1.16
sentence after:cms	0.61	-0.61
sentence after:co	0.93	-0.93
sentence after:cobra	-1.01	1.01
sentence after:cod	0.88	-0.88
sentence after:coder	0.28	-0.28
sentence after:coin	0.46	-0.46
sentence after:coinsuranc	0.82	-0.82
sentence after:cold	1.03	-1.03
sentence after:collection	0.54	-0.54
sentence after:column	0.55	-0.55
sentence after:com	0.61	-0.61
sentence after:combin	-0.47	0.47
sentence after:come	0.59	-0.59
sentence after:committe	0.2	-0.2
sentence after:company	1.14	-1.14
sentence after:compar	0.22	-0.22
sentence after:compatibl	0.84	-0.84
sentence after:compens	0.7	-0.7
sentence after:complaint	0.61	-0.61
sentence after:complet	0.71	-0.71
sentence after:component	1.02	-1.02
sentence after:concern	0.26	-0.26
sentence after:conclud	0.93	-0.93
sentence after:conclusion	0.22	-0.22
sentence after:condition	-0.45	0.45
sentence after:confirm	0.54	-0.54
sentence after:conservativ	-0.38	0.38
sentence after:consult	0.63	-0.63
sentence after:consumer	0.23	-0.23
sentence after:cont	0.24	-0.24
sentence after:contact	-0.8	0.8
sentence after:contain	-0.26	0.26
sentence after:contest	0.36	-0.36
sentence after:continu	-0.91	0.91
sentence after:contract	0.65	-0.65
sentence after:contractor	-1.33	1.33
sentence after:contractual	1.17	-1.17
sentence after:contrast	0.28	-0.28
sentence after:control	0.93	-0.93
sentence after:controll	0.41	-0.41
sentence after:cooperativ	0.41	-0.41
sentence after:coordin	1.06	-1.06
sentence after:copay	1.94	-1.94
sentence after:copy	-0.17	0.17
sentence after:cordelia	0.18	-0.18
sentence after:corneliu	0.24	-0.24
sentence after:correct	0.55	-0.55
sentence after:could	1.25	-1.25
sentence after:count	-0.52	0.52
sentence after:county	0.24	-0.24
sentence after:cours	-0.71	0.71
sentence after:court	0.31	-0.31
sentence after:cover	-0.58	0.58
sentence after:coverag	-0.5	0.5
sentence after:cp	-1.25	1.25
sentence after:cpg	1.11	-1.11
sentence after:cpt	1.1	-1.1
sentence after:credit	0.34	-0.34
sentence after:creek	0.27	-0.27
sentence after:criteria	-0.54	0.54
sentence after:cros	0.38	-0.38
sentence after:crossover	0.46	-0.46
sentence after:csr	0.25	-0.25
sentence after:ct	0.16	-0.16
sentence after:cuff	0.18	-0.18
sentence after:curty	0.22	-0.22
sentence after:customer	1.32	-1.32
sentence after:cut	0.8	-0.8
sentence after:d	0.62	-0.62
sentence after:daily	-0.5	0.5
sentence after:dashiell	0.21	-0.21
sentence after:date	0.63	-0.63
sentence after:dated	0.41	-0.41
sentence after:daughter	0.27	-0.27
sentence after:dc	2.06	-2.06
sentence after:de	0.44	-0.44
sentence after:deactivat	0.73	-0.73
sentence after:deadlin	-1.12	1.12
sentence after:dean	0.19	-0.19
sentence after:death	0.18	-0.18
sentence after:decid	2.25	-2.25
sentence after:decision	0.53	-0.53
sentence after:decompression	-0.47	0.47
sentence after:deduct	0.62	-0.62
sentence after:deductibl	1.26	-1.26
sentence after:deem	1.53	-1.53
sentence after:deer	-0.33	0.33
sentence after:deficit	0.29	-0.29
sentence after:defin	1.55	-1.55
sentence after:definition	0.42	-0.42
sentence after:deg	0.48	-0.48
sentence after:degr	1.03	-1.03
sentence after:delacroix	0.19	-0.19
sentence after:delay	1.84	-1.84
sentence after:delivery	0.84	-0.84
sentence after:delphin	0.37	-0.37
sentence after:demand	0.76	-0.76
sentence after:denial	0.96	-0.96
sentence after:dental	0.24	-0.24
sentence after:deny	0.62	-0.62
sentence after:dependent	1.16	-1.16
sentence after:describ	-0.74	0.74
sentence after:description	1.34	-1.34
sentence after:desk	0.99	-0.99
sentence after:desmond	0.51	-0.51
sentence after:detach	0.63	-0.63
sentence after:detail	-0.95	0.95
sentence after:determin	0.52	-0.52
sentence after:developmental	0.16	-0.16
sentence after:devic	1.19	-1.19
sentence after:dh	0.2	-0.2
sentence after:diagnos	0.43	-0.43
sentence after:diaz	0.17	-0.17
sentence after:did	-0.29	0.29
sentence after:differenc	1.66	-1.66
sentence after:different	0.44	-0.44
sentence after:direct	1.14	-1.14
sentence after:director	-1.05	1.05
sentence after:disability	0.65	-0.65
sentence after:disc	0.66	-0.66
sentence after:discount	1.03	-1.03
sentence after:diseas	-0.28	0.28
sentence after:dismis	0.6	-0.6
sentence after:dismiss	0.27	-0.27
sentence after:dismissal	0.55	-0.55
sentence after:disput	1.3	-1.3
sentence after:district	0.27	-0.27
sentence after:division	0.29	-0.29
sentence after:do	0.6	-0.6
sentence after:dob	0.6	-0.6
sentence after:docu	1.49	-1.49
sentence after:document	0.84	-0.84
sentence after:dod	0.58	-0.58
sentence after:doe	0.41	-0.41
sentence after:dollar	0.51	-0.51
sentence after:done	0.8	-0.8
sentence after:dorothea	-0.64	0.64
sentence after:dos	0.53	-0.53
sentence after:dose	0.28	-0.28
sentence after:down	0.33	-0.33
sentence after:dpt	1.11	-1.11
sentence after:dr	1.26	-1.26
sentence after:drop	0.5	-0.5
sentence after:drug	-0.42	0.42
sentence after:drummond	0.39	-0.39
sentence after:dry	0.5	-0.5
sentence after:duplicat	0.19	-0.19
sentence after:dur	-0.64	0.64
sentence after:duty	0.3	-0.3
sentence after:dv	1.41	-1.41
sentence after:dwc	0.45	-0.45
sentence after:dx	0.57	-0.57
sentence after:e	-0.86	0.86
sentence after:each	0.43	-0.43
sentence after:east	0.22	-0.22
sentence after:educ	0.25	-0.25
sentence after:effect	-0.84	0.84
sentence after:effectiv	-0.37	0.37
sentence after:eft	0.58	-0.58
sentence after:eg	0.43	-0.43
sentence after:eight	0.87	-0.87
sentence after:eighty	0.27	-0.27
sentence after:either	-0.62	0.62
sentence after:elect	-1.01	1.01
sentence after:electrical	-0.25	0.25
sentence after:electronical	0.39	-0.39
sentence after:elev	-0.66	0.66
sentence after:eleven	-0.59	0.59
sentence after:eligibility	1.6	-1.6
sentence after:eligibl	1.32	-1.32
sentence after:else	0.31	-0.31
sentence after:emergency	-0.66	0.66
sentence after:employ	-0.49	0.49
sentence after:employe	0.88	-0.88
sentence after:employer	0.44	-0.44
sentence after:empty	1.04	-1.04
sentence after:end	0.87	-0.87
sentence after:ended	-1.03	1.03
sentence after:enough	-1.01	1.01
sentence after:enroll	-0.36	0.36
sentence after:enter	0.19	-0.19
sentence after:entir	0.73	-0.73
sentence after:entity	0.3	-0.3
sentence after:eob	0.37	-0.37
sentence after:eop	0.43	-0.43
sentence after:eor	0.5	-0.5
sentence after:erisa	0.83	-0.83
sentence after:error	-0.82	0.82
sentence after:esta	0.19	-0.19
sentence after:establish	1.24	-1.24
sentence after:este	0.22	-0.22
sentence after:evalu	0.65	-0.65
sentence after:even	-1.09	1.09
sentence after:evergreen	0.47	-0.47
sentence after:every	0.36	-0.36
sentence after:evicor	-1.11	1.11
sentence after:evidenc	0.22	-0.22
sentence after:ex	0.53	-0.53
sentence after:exact	0.93	-0.93
sentence after:examin	-0.24	0.24
sentence after:examiner	0.89	-0.89
sentence after:exampl	0.58	-0.58
sentence after:exc	0.44	-0.44
sentence after:exceed	-0.6	0.6
sentence after:except	0.97	-0.97
sentence after:exception	0.24	-0.24
sentence after:excessiv	0.91	-0.91
sentence after:exclud	-0.97	0.97
sentence after:exclusion	-1.07	1.07
sentence after:exercis	1.04	-1.04
sentence after:exist	0.3	-0.3
sentence after:expect	0.94	-0.94
sentence after:expedit	0.2	-0.2
sentence after:expens	1.2	-1.2
sentence after:experimental	1.67	-1.67
sentence after:expir	1.02	-1.02
sentence after:explain	0.77	-0.77
sentence after:explan	-1.15	1.15
sentence after:explicit	0.29	-0.29
sentence after:ext	0.29	-0.29
sentence after:extend	-0.89	0.89
sentence after:extent	0.45	-0.45
sentence after:external	1.62	-1.62
sentence after:extra	0.47	-0.47
sentence after:extremity	-0.63	0.63
sentence after:eye	0.96	-0.96
sentence after:f	0.94	-0.94
sentence after:facility	-0.66	0.66
sentence after:facsimil	0.26	-0.26
sentence after:fact	-0.92	0.92
sentence after:fail	-0.3	0.3
sentence after:fair	0.36	-0.36
sentence after:fall	0.64	-0.64
sentence after:famy	-0.41	0.41
sentence after:far	-0.39	0.39
sentence after:farrow	0.27	-0.27
sentence after:fast	0.3	-0.3
sentence after:father	-1.07	1.07
sentence after:fatigu	0.31	-0.31
sentence after:fault	-0.6	0.6
sentence after:fax	1.16	-1.16
sentence after:faxed	0.26	-0.26
sentence after:fee	-0.64	0.64
sentence after:feed	0.41	-0.41
sentence after:feet	1.12	-1.12
sentence after:fep	0.81	-0.81
sentence after:fergu	-0.77	0.77
sentence after:fever	0.16	-0.16
sentence after:fewer	-1.12	1.12
sentence after:fil	0.26	-0.26
sentence after:file	0.52	-0.52
sentence after:filed	-0.64	0.64
sentence after:fill	0.98	-0.98
sentence after:film	-0.68	0.68
sentence after:finaliz	0.6	-0.6
sentence after:financial	1.27	-1.27
sentence after:find	-1.06	1.06
sentence after:finish	-0.19	0.19
sentence after:first	-0.58	0.58
sentence after:five	1.81	-1.81
sentence after:flat	-0.6	0.6
sentence after:flexion	1.01	-1.01
sentence after:flight	0.47	-0.47
sentence after:florian	0.17	-0.17
sentence after:florida	0.47	-0.47
sentence after:fnp	0.3	-0.3
sentence after:fontain	0.17	-0.17
sentence after:food	-0.85	0.85
sentence after:foot	0.64	-0.64
sentence after:force	0.43	-0.43
sentence after:form	-0.26	0.26
sentence after:forty	0.32	-0.32
sentence after:forward	0.23	-0.23
sentence after:found	0.45	-0.45
sentence after:four	-0.64	0.64
sentence after:fourth	0.29	-0.29
sentence after:fractur	-0.31	0.31
sentence after:franklin	0.91	-0.91
sentence after:fraud	0.57	-0.57
sentence after:free	0.37	-0.37
sentence after:frequency	1.02	-1.02
sentence after:friday	0.16	-0.16
sentence after:front	0.68	-0.68
sentence after:full	0.63	-0.63
sentence after:fully	0.58	-0.58
sentence after:function	-0.63	0.63
sentence after:functional	0.24	-0.24
sentence after:fund	0.39	-0.39
sentence after:g	1.93	-1.93
sentence after:gae	0.45	-0.45
sentence after:gain	-0.31	0.31
sentence after:gave	0.28	-0.28
sentence after:geha	0.76	-0.76
sentence after:general	0.17	-0.17
sentence after:georgia	-0.9	0.9
sentence after:get	0.65	-0.65
sentence after:gett	-0.55	0.55
sentence after:gideon	0.59	-0.59
sentence after:giv	0.5	-0.5
sentence after:give	2.41	-2.41
sentence after:given	0.29	-0.29
sentence after:go	0.96	-0.96
sentence after:goal	1.52	-1.52
sentence after:goe	-0.2	0.2
sentence after:going	0.21	-0.21
sentence after:gold	0.23	-0.23
sentence after:gone	-1.06	1.06
sentence after:good	0.29	-0.29
sentence after:got	0.91	-0.91
sentence after:gov	0.19	-0.19
sentence after:govern	0.49	-0.49
sentence after:gp	-0.71	0.71
sentence after:grace	0.95	-0.95
sentence after:great	0.39	-0.39
sentence after:grievanc	0.24	-0.24
sentence after:grip	0.56	-0.56
sentence after:group	0.87	-0.87
sentence after:grove	0.16	-0.16
sentence after:grp	0.2	-0.2
sentence after:guide	-0.24	0.24
sentence after:guidelin	-0.74	0.74
sentence after:h	0.69	-0.69
sentence after:had	1.15	-1.15
sentence after:halvorsen	0.28	-0.28
sentence after:hand	0.71	-0.71
sentence after:handbook	-0.26	0.26
sentence after:happen	0.16	-0.16
sentence after:harbor	0.28	-0.28
sentence after:harden	0.73	-0.73
sentence after:harm	1.44	-1.44
sentence after:harriet	0.16	-0.16
sentence after:has	0.92	-0.92
sentence after:have	-0.64	0.64
sentence after:hc	0.16	-0.16
sentence after:he	1.93	-1.93
sentence after:head	0.31	-0.31
sentence after:health	1.22	-1.22
sentence after:healthcar	0.25	-0.25
sentence after:hear	0.76	-0.76
sentence after:heart	0.35	-0.35
sentence after:heel	0.3	-0.3
sentence after:held	0.92	-0.92
sentence after:help	0.24	-0.24
sentence after:henrietta	0.32	-0.32
sentence after:her	0.51	-0.51
sentence after:here	0.5	-0.5
sentence after:heron	0.26	-0.26
sentence after:high	0.27	-0.27
sentence after:higher	-0.54	0.54
sentence after:highmark	0.42	-0.42
sentence after:hill	0.35	-0.35
sentence after:him	1.24	-1.24
sentence after:hipaa	-1.02	1.02
sentence after:his	1.22	-1.22
sentence after:history	0.52	-0.52
sentence after:hmo	1.02	-1.02
sentence after:hn	0.19	-0.19
sentence after:hold	0.46	-0.46
sentence after:holder	-0.36	0.36
sentence after:holly	0.32	-0.32
sentence after:home	0.94	-0.94
sentence after:hospital	-1.63	1.63
sentence after:hot	1.09	-1.09
sentence after:hour	0.37	-0.37
sentence after:however	0.23	-0.23
sentence after:hp	0.45	-0.45
sentence after:http	0.35	-0.35
sentence after:humana	0.86	-0.86
sentence after:hundr	0.51	-0.51
sentence after:hurt	0.18	-0.18
sentence after:husband	0.77	-0.77
sentence after:hyacinth	-0.57	0.57
sentence after:i	0.48	-0.48
sentence after:ibuprofen	1.26	-1.26
sentence after:icd	0.61	-0.61
sentence after:icn	0.47	-0.47
sentence after:id	1.37	-1.37
sentence after:identific	-0.59	0.59
sentence after:identifier	-1.25	1.25
sentence after:identity	-0.54	0.54
sentence after:if	2.11	-2.11
sentence after:ignatiu	-0.69	0.69
sentence after:ii	-0.42	0.42
sentence after:illinoy	0.46	-0.46
sentence after:illnes	0.57	-0.57
sentence after:imag	0.45	-0.45
sentence after:imogen	0.17	-0.17
sentence after:improv	1.24	-1.24
sentence after:inc	0.69	-0.69
sentence after:incidental	-1.1	1.1
sentence after:includ	0.62	-0.62
sentence after:incomplet	-0.51	0.51
sentence after:inconsistent	1.23	-1.23
sentence after:incurr	0.88	-0.88
sentence after:ind	0.47	-0.47
sentence after:index	-0.76	0.76
sentence after:indic	1.19	-1.19
sentence after:individual	1.15	-1.15
sentence after:ineligibl	-0.51	0.51
sentence after:infection	0.42	-0.42
sentence after:initial	-0.82	0.82
sentence after:initiativ	0.57	-0.57
sentence after:inject	0.37	-0.37
sentence after:injection	0.95	-0.95
sentence after:injur	1.15	-1.15
sentence after:injury	-1.04	1.04
sentence after:inpatient	1.05	-1.05
sentence after:ins	0.37	-0.37
sentence after:insertion	0.28	-0.28
sentence after:insid	0.5	-0.5
sentence after:instead	-0.74	0.74
sentence after:insur	1.23	-1.23
sentence after:insuranc	1.47	-1.47
sentence after:insured	0.75	-0.75
sentence after:insurer	-0.57	0.57
sentence after:intak	0.96	-0.96
sentence after:interest	1.11	-1.11
sentence after:internal	1.38	-1.38
sentence after:interqual	0.16	-0.16
sentence after:into	0.45	-0.45
sentence after:invalid	-0.61	0.61
sentence after:investigational	2.55	-2.55
sentence after:invoic	0.2	-0.2
sentence after:involv	-0.3	0.3
sentence after:isnt	0.49	-0.49
sentence after:issu	0.53	-0.53
sentence after:issue	-1.09	1.09
sentence after:item	-1.06	1.06
sentence after:its	-1.15	1.15
sentence after:itself	-1.04	1.04
sentence after:j	0.18	-0.18
sentence after:jasper	0.3	-0.3
sentence after:job	0.9	-0.9
sentence after:joint	0.86	-0.86
sentence after:judg	0.33	-0.33
sentence after:juniper	0.17	-0.17
sentence after:keep	-0.51	0.51
sentence after:kettl	0.21	-0.21
sentence after:keyston	0.6	-0.6
sentence after:kim	0.24	-0.24
sentence after:kind	-0.92	0.92
sentence after:knew	0.38	-0.38
sentence after:know	1.33	-1.33
sentence after:known	-0.51	0.51
sentence after:kowalczyk	0.51	-0.51
sentence after:l	0.21	-0.21
sentence after:labor	0.18	-0.18
sentence after:laboratory	0.69	-0.69
sentence after:lack	-0.18	0.18
sentence after:lake	0.5	-0.5
sentence after:lakeshor	0.18	-0.18
sentence after:lane	-0.52	0.52
sentence after:languag	-0.53	0.53
sentence after:last	-0.45	0.45
sentence after:late	-0.54	0.54
sentence after:later	0.22	-0.22
sentence after:law	0.41	-0.41
sentence after:lb	0.59	-0.59
sentence after:leander	0.23	-0.23
sentence after:learn	0.64	-0.64
sentence after:least	1.33	-1.33
sentence after:leave	0.77	-0.77
sentence after:left	1.11	-1.11
sentence after:leg	0.31	-0.31
sentence after:legislat	0.54	-0.54
sentence after:length	0.61	-0.61
sentence after:lens	-0.65	0.65
sentence after:leocadia	0.25	-0.25
sentence after:les	0.48	-0.48
sentence after:lesion	-0.45	0.45
sentence after:let	1.35	-1.35
sentence after:level	0.46	-0.46
sentence after:liability	-0.26	0.26
sentence after:liabl	-1.45	1.45
sentence after:licens	0.72	-0.72
sentence after:lidocain	0.88	-0.88
sentence after:life	0.35	-0.35
sentence after:lift	0.93	-0.93
sentence after:lik	0.35	-0.35
sentence after:like	-0.33	0.33
sentence after:limit	0.18	-0.18
sentence after:lindholm	-0.33	0.33
sentence after:lindqvist	0.19	-0.19
sentence after:link	0.28	-0.28
sentence after:lk	0.27	-0.27
sentence after:llc	0.8	-0.8
sentence after:load	0.35	-0.35
sentence after:local	-0.93	0.93
sentence after:lock	-0.35	0.35
sentence after:lockridg	0.76	-0.76
sentence after:log	1.07	-1.07
sentence after:long	1.06	-1.06
sentence after:look	-0.31	0.31
sentence after:lose	-0.67	0.67
sentence after:low	1	-1
sentence after:lower	-0.3	0.3
sentence after:lt	0.3	-0.3
sentence after:lucian	0.22	-0.22
sentence after:luciu	0.29	-0.29
sentence after:lumbar	0.76	-0.76
sentence after:ma	-0.77	0.77
sentence after:made	-2.39	2.39
sentence after:mail	0.52	-0.52
sentence after:maintenanc	0.18	-0.18
sentence after:make	1.08	-1.08
sentence after:manag	0.18	-0.18
sentence after:manager	0.58	-0.58
sentence after:manipul	1.59	-1.59
sentence after:manual	-0.31	0.31
sentence after:many	0.17	-0.17
sentence after:marchbank	0.16	-0.16
sentence after:marchetty	0.39	-0.39
sentence after:marguerit	0.23	-0.23
sentence after:marisol	0.22	-0.22
sentence after:mark	1.15	-1.15
sentence after:marketplac	-0.44	0.44
sentence after:massag	0.26	-0.26
sentence after:match	-0.92	0.92
sentence after:maximu	0.36	-0.36
sentence after:maximum	-0.81	0.81
sentence after:may	0.3	-0.3
sentence after:mbi	0.25	-0.25
sentence after:mcd	0.19	-0.19
sentence after:mcg	-0.8	0.8
sentence after:md	-0.94	0.94
sentence after:measurabl	-1.01	1.01
sentence after:mechanical	0.38	-0.38
sentence after:med	0.35	-0.35
sentence after:medicaid	-0.98	0.98
sentence after:medical	0.52	-0.52
sentence after:medicar	-1.19	1.19
sentence after:medicin	-0.48	0.48
sentence after:medigap	0.5	-0.5
sentence after:member	0.58	-0.58
sentence after:messag	-1.36	1.36
sentence after:met	0.21	-0.21
sentence after:metformin	0.7	-0.7
sentence after:mg	1	-1
sentence after:middl	0.29	-0.29
sentence after:might	0.29	-0.29
sentence after:military	-0.97	0.97
sentence after:min	0.82	-0.82
sentence after:minut	0.65	-0.65
sentence after:mis	0.34	-0.34
sentence after:miss	0.25	-0.25
sentence after:mistak	0.34	-0.34
sentence after:mm	0.78	-0.78
sentence after:mn	-0.65	0.65
sentence after:mo	0.61	-0.61
sentence after:moa	0.58	-0.58
sentence after:mod	0.36	-0.36
sentence after:modality	1.68	-1.68
sentence after:modifier	0.51	-0.51
sentence after:molina	-0.34	0.34
sentence after:monday	0.96	-0.96
sentence after:money	0.57	-0.57
sentence after:monitor	0.66	-0.66
sentence after:month	1.84	-1.84
sentence after:more	0.89	-0.89
sentence after:most	-0.31	0.31
sentence after:motor	-0.5	0.5
sentence after:mountain	-0.42	0.42
sentence after:move	-0.2	0.2
sentence after:mp	-0.47	0.47
sentence after:mr	1.55	-1.55
sentence after:mri	-0.48	0.48
sentence after:mrs	-0.74	0.74
sentence after:ms	-1.2	1.2
sentence after:msg	0.29	-0.29
sentence after:mtu	0.57	-0.57
sentence after:much	0.59	-0.59
sentence after:must	-1.53	1.53
sentence after:mutual	0.89	-0.89
sentence after:myofascial	0.74	-0.74
sentence after:n	-0.21	0.21
sentence after:nail	0.95	-0.95
sentence after:name	1.07	-1.07
sentence after:named	-1	1
sentence after:naproxen	0.63	-0.63
sentence after:national	1.16	-1.16
sentence after:natur	0.33	-0.33
sentence after:nc	0.16	-0.16
sentence after:ncci	-0.64	0.64
sentence after:ndc	1.08	-1.08
sentence after:necesita	0.2	-0.2
sentence after:necessary	0.47	-0.47
sentence after:necessity	1.1	-1.1
sentence after:needl	0.64	-0.64
sentence after:negativ	0.81	-0.81
sentence after:neither	0.79	-0.79
sentence after:nerve	0.98	-0.98
sentence after:net	-0.47	0.47
sentence after:network	1.04	-1.04
sentence after:neuro	-1.15	1.15
sentence after:neurology	0.41	-0.41
sentence after:next	0.29	-0.29
sentence after:nine	-0.42	0.42
sentence after:nmac	-0.5	0.5
sentence after:no	0.98	-0.98
sentence after:nobody	0.35	-0.35
sentence after:non	1.73	-1.73
sentence after:none	-1.19	1.19
sentence after:nor	0.48	-0.48
sentence after:north	0.21	-0.21
sentence after:note	0.84	-0.84
sentence after:noth	-0.82	0.82
sentence after:notic	-0.49	0.49
sentence after:notific	1.52	-1.52
sentence after:now	1.08	-1.08
sentence after:np	0.98	-0.98
sentence after:npi	0.92	-0.92
sentence after:number	0.24	-0.24
sentence after:numbnes	0.85	-0.85
sentence after:nurs	1.25	-1.25
sentence after:nurse	-1.13	1.13
sentence after:o	0.76	-0.76
sentence after:oa	-0.4	0.4
sentence after:obesity	0.33	-0.33
sentence after:objection	-0.4	0.4
sentence after:objectiv	1.84	-1.84
sentence after:oblig	0.68	-0.68
sentence after:obstructiv	0.19	-0.19
sentence after:obtain	0.99	-0.99
sentence after:occupational	-0.48	0.48
sentence after:occurrenc	0.96	-0.96
sentence after:od	0.35	-0.35
sentence after:odaly	0.28	-0.28
sentence after:odg	0.56	-0.56
sentence after:oduya	0.97	-0.97
sentence after:off	-0.49	0.49
sentence after:offer	-0.62	0.62
sentence after:offic	-0.4	0.4
sentence after:offset	0.87	-0.87
sentence after:ohp	0.17	-0.17
sentence after:okafor	0.32	-0.32
sentence after:okonjo	0.23	-0.23
sentence after:okoro	0.23	-0.23
sentence after:old	0.63	-0.63
sentence after:once	-0.64	0.64
sentence after:one	0.18	-0.18
sentence after:ongo	0.17	-0.17
sentence after:onlin	0.34	-0.34
sentence after:only	-2.21	2.21
sentence after:op	0.88	-0.88
sentence after:open	-0.31	0.31
sentence after:operativ	-0.66	0.66
sentence after:opinion	-0.41	0.41
sentence after:opm	0.31	-0.31
sentence after:option	-0.68	0.68
sentence after:optum	0.22	-0.22
sentence after:order	1.18	-1.18
sentence after:oregon	0.97	-0.97
sentence after:organiz	0.37	-0.37
sentence after:original	0.56	-0.56
sentence after:orthopaedic	-0.9	0.9
sentence after:orthopedic	-1.12	1.12
sentence after:orthosy	0.66	-0.66
sentence after:oscar	0.47	-0.47
sentence after:osei	-0.84	0.84
sentence after:oswestry	-0.54	0.54
sentence after:other	-0.83	0.83
sentence after:otherwis	0.59	-0.59
sentence after:oti	-0.26	0.26
sentence after:otr	1.13	-1.13
sentence after:ottili	0.19	-0.19
sentence after:ottolin	0.37	-0.37
sentence after:outcom	0.62	-0.62
sentence after:outpatient	1.12	-1.12
sentence after:outsid	0.97	-0.97
sentence after:over	0.86	-0.86
sentence after:overpaid	0.34	-0.34
sentence after:overpay	-1.03	1.03
sentence after:overturn	0.59	-0.59
sentence after:owe	0.76	-0.76
sentence after:own	1.19	-1.19
sentence after:oyelaran	-0.76	0.76
sentence after:p	1.38	-1.38
sentence after:pa	-0.34	0.34
sentence after:paid	-0.75	0.75
sentence after:pain	0.53	-0.53
sentence after:pair	0.37	-0.37
sentence after:panel	0.38	-0.38
sentence after:paper	-0.29	0.29
sentence after:part	-0.36	0.36
sentence after:partial	-0.52	0.52
sentence after:particip	0.48	-0.48
sentence after:participant	0.83	-0.83
sentence after:participat	-0.19	0.19
sentence after:partner	0.17	-0.17
sentence after:party	-0.3	0.3
sentence after:passiv	1.08	-1.08
sentence after:past	-0.93	0.93
sentence after:patch	0.53	-0.53
sentence after:path	-0.23	0.23
sentence after:pathology	0.72	-0.72
sentence after:patient	0.9	-0.9
sentence after:pay	-0.83	0.83
sentence after:payabl	-0.23	0.23
sentence after:payee	0.28	-0.28
sentence after:payer	0.59	-0.59
sentence after:pc	0.28	-0.28
sentence after:pcn	0.28	-0.28
sentence after:pd	0.26	-0.26
sentence after:peach	0.18	-0.18
sentence after:pediatric	0.35	-0.35
sentence after:peer	-0.36	0.36
sentence after:pell	-0.92	0.92
sentence after:pennsylvania	-1.29	1.29
sentence after:per	0.97	-0.97
sentence after:percival	0.16	-0.16
sentence after:perform	-0.78	0.78
sentence after:performanc	-1.2	1.2
sentence after:period	1.18	-1.18
sentence after:permission	0.21	-0.21
sentence after:perpetua	-0.32	0.32
sentence after:person	0.67	-0.67
sentence after:personal	-0.32	0.32
sentence after:personnel	0.22	-0.22
sentence after:petitioner	0.78	-0.78
sentence after:petra	0.16	-0.16
sentence after:ph	0.43	-0.43
sentence after:pharmacy	-1.66	1.66
sentence after:philippa	0.39	-0.39
sentence after:phone	1	-1
sentence after:physical	0.82	-0.82
sentence after:physician	1.23	-1.23
sentence after:pi	0.29	-0.29
sentence after:pictur	-0.47	0.47
sentence after:pip	0.29	-0.29
sentence after:pk	0.21	-0.21
sentence after:place	0.21	-0.21
sentence after:plan	-0.4	0.4
sentence after:plasma	0.41	-0.41
sentence after:platelet	0.41	-0.41
sentence after:pleas	-1.53	1.53
sentence after:pllc	0.27	-0.27
sentence after:plu	0.35	-0.35
sentence after:pm	0.19	-0.19
sentence after:po	0.97	-0.97
sentence after:policy	-0.63	0.63
sentence after:policyholder	-1.09	1.09
sentence after:portal	0.52	-0.52
sentence after:portion	0.55	-0.55
sentence after:pos	0.73	-0.73
sentence after:possibl	0.18	-0.18
sentence after:post	-0.21	0.21
sentence after:pound	0.74	-0.74
sentence after:ppo	-0.55	0.55
sentence after:practic	1.7	-1.7
sentence after:practitioner	-1.28	1.28
sentence after:prairi	0.28	-0.28
sentence after:pre	0.68	-0.68
sentence after:preauthoriz	-0.17	0.17
sentence after:precertific	2.7	-2.7
sentence after:preferr	0.41	-0.41
sentence after:premera	0.54	-0.54
sentence after:premium	-0.52	0.52
sentence after:prescriber	-1.08	1.08
sentence after:presum	0.24	-0.24
sentence after:preventiv	1.09	-1.09
sentence after:primary	-0.24	0.24
sentence after:prime	0.24	-0.24
sentence after:print	-0.28	0.28
sentence after:prior	-0.23	0.23
sentence after:problem	0.45	-0.45
sentence after:proc	0.66	-0.66
sentence after:procedur	-0.21	0.21
sentence after:proces	-1.27	1.27
sentence after:process	0.91	-0.91
sentence after:professional	-0.29	0.29
sentence after:progres	-1.37	1.37
sentence after:proof	1.28	-1.28
sentence after:protection	-0.31	0.31
sentence after:prov	0.24	-0.24
sentence after:provid	0.91	-0.91
sentence after:provider	0.37	-0.37
sentence after:pruett	0.22	-0.22
sentence after:pruitt	0.21	-0.21
sentence after:pt	1.5	-1.5
sentence after:purpos	0.74	-0.74
sentence after:put	0.3	-0.3
sentence after:pv	0.23	-0.23
sentence after:q	-1.32	1.32
sentence after:qic	0.18	-0.18
sentence after:qr	0.22	-0.22
sentence after:qty	0.23	-0.23
sentence after:qualify	-0.77	0.77
sentence after:quality	0.33	-0.33
sentence after:quantity	-0.46	0.46
sentence after:quarry	-0.69	0.69
sentence after:quartz	0.27	-0.27
sentence after:question	1.86	-1.86
sentence after:questionnair	-0.54	0.54
sentence after:quillfeather	0.23	-0.23
sentence after:r	0.9	-0.9
sentence after:radiculopathy	-0.29	0.29
sentence after:rail	0.57	-0.57
sentence after:raise	0.8	-0.8
sentence after:ran	-0.55	0.55
sentence after:range	-0.45	0.45
sentence after:rate	-0.47	0.47
sentence after:ray	1.19	-1.19
sentence after:rd	0.22	-0.22
sentence after:re	1.04	-1.04
sentence after:reach	0.73	-0.73
sentence after:read	0.68	-0.68
sentence after:reasonabl	0.67	-0.67
sentence after:rec	0.19	-0.19
sentence after:recd	0.26	-0.26
sentence after:receipt	1.3	-1.3
sentence after:receiv	0.46	-0.46
sentence after:recheck	0.79	-0.79
sentence after:reconsider	1.29	-1.29
sentence after:record	0.31	-0.31
sentence after:red	-0.27	0.27
sentence after:redetermin	0.72	-0.72
sentence after:reduc	0.63	-0.63
sentence after:reduction	-0.75	0.75
sentence after:ref	0.6	-0.6
sentence after:referenc	0.8	-0.8
sentence after:referr	1.72	-1.72
sentence after:referral	1.65	-1.65
sentence after:reflex	0.59	-0.59
sentence after:refund	-1.54	1.54
sentence after:refus	1.18	-1.18
sentence after:regard	0.26	-0.26
sentence after:regenc	0.83	-0.83
sentence after:region	-0.18	0.18
sentence after:regul	-0.48	0.48
sentence after:rehab	0.61	-0.61
sentence after:rehabilit	0.32	-0.32
sentence after:rel	0.24	-0.24
sentence after:relat	1.24	-1.24
sentence after:relationship	0.53	-0.53
sentence after:releas	0.34	-0.34
sentence after:relief	1.59	-1.59
sentence after:rely	-0.54	0.54
sentence after:remain	1.02	-1.02
sentence after:remark	-0.7	0.7
sentence after:remedy	0.46	-0.46
sentence after:remit	0.25	-0.25
sentence after:remittanc	0.34	-0.34
sentence after:removal	0.91	-0.91
sentence after:rend	0.37	-0.37
sentence after:render	0.47	-0.47
sentence after:renner	-0.64	0.64
sentence after:repair	0.5	-0.5
sentence after:replac	-0.86	0.86
sentence after:reply	0.21	-0.21
sentence after:report	-0.28	0.28
sentence after:representativ	-0.76	0.76
sentence after:request	1.84	-1.84
sentence after:requir	-0.37	0.37
sentence after:reserv	0.2	-0.2
sentence after:resolution	0.32	-0.32
sentence after:resolv	0.97	-0.97
sentence after:resp	0.24	-0.24
sentence after:respond	0.22	-0.22
sentence after:responsibility	0.45	-0.45
sentence after:responsibl	0.92	-0.92
sentence after:restor	-0.48	0.48
sentence after:restriction	1.16	-1.16
sentence after:resubmit	1.17	-1.17
sentence after:result	-0.77	0.77
sentence after:retir	-0.19	0.19
sentence after:rev	0.2	-0.2
sentence after:revers	0.69	-0.69
sentence after:review	-0.3	0.3
sentence after:reviewer	0.55	-0.55
sentence after:reye	0.54	-0.54
sentence after:rfa	-0.54	0.54
sentence after:ri	0.41	-0.41
sentence after:rich	0.41	-0.41
sentence after:right	-0.2	0.2
sentence after:river	0.3	-0.3
sentence after:rmk	0.25	-0.25
sentence after:rn	0.48	-0.48
sentence after:road	0.21	-0.21
sentence after:roland	0.21	-0.21
sentence after:rosalind	0.17	-0.17
sentence after:rosamund	0.29	-0.29
sentence after:rose	0.24	-0.24
sentence after:rot	0.87	-0.87
sentence after:rotator	0.18	-0.18
sentence after:round	0.19	-0.19
sentence after:rt	0.19	-0.19
sentence after:rufu	0.24	-0.24
sentence after:rule	-1.14	1.14
sentence after:run	-0.19	0.19
sentence after:rupert	0.16	-0.16
sentence after:rx	0.27	-0.27
sentence after:s	0.27	-0.27
sentence after:saf	1.27	-1.27
sentence after:safe	0.23	-0.23
sentence after:said	0.28	-0.28
sentence after:same	-0.31	0.31
sentence after:saw	0.69	-0.69
sentence after:say	0.79	-0.79
sentence after:sc	0.28	-0.28
sentence after:scan	-0.29	0.29
sentence after:schedul	-0.48	0.48
sentence after:school	-0.26	0.26
sentence after:scor	1.04	-1.04
sentence after:score	0.18	-0.18
sentence after:screen	-0.45	0.45
sentence after:second	-0.84	0.84
sentence after:secondary	-0.79	0.79
sentence after:section	-1.41	1.41
sentence after:secur	0.19	-0.19
sentence after:see	-0.79	0.79
sentence after:seek	0.25	-0.25
sentence after:select	0.24	-0.24
sentence after:self	1.4	-1.4
sentence after:send	-0.98	0.98
sentence after:sent	-1.14	1.14
sentence after:separat	0.42	-0.42
sentence after:sequestr	-0.92	0.92
sentence after:serv	0.65	-0.65
sentence after:servic	0.45	-0.45
sentence after:servicio	0.18	-0.18
sentence after:set	0.49	-0.49
sentence after:seven	-0.68	0.68
sentence after:sex	0.24	-0.24
sentence after:sfc	0.17	-0.17
sentence after:sh	0.45	-0.45
sentence after:shall	0.24	-0.24
sentence after:sham	0.69	-0.69
sentence after:she	0.26	-0.26
sentence after:sheet	0.29	-0.29
sentence after:shield	0.32	-0.32
sentence after:shingl	0.72	-0.72
sentence after:shock	0.49	-0.49
sentence after:should	0.34	-0.34
sentence after:shoulder	0.2	-0.2
sentence after:si	0.19	-0.19
sentence after:side	0.73	-0.73
sentence after:sign	0.97	-0.97
sentence after:signatur	-0.24	0.24
sentence after:significant	2.02	-2.02
sentence after:sila	1.06	-1.06
sentence after:silver	0.32	-0.32
sentence after:since	0.22	-0.22
sentence after:singl	0.25	-0.25
sentence after:sit	0.81	-0.81
sentence after:site	-0.69	0.69
sentence after:six	-0.3	0.3
sentence after:sixty	0.28	-0.28
sentence after:skill	1.1	-1.1
sentence after:skin	1.14	-1.14
sentence after:sleep	1.52	-1.52
sentence after:slip	0.16	-0.16
sentence after:small	-0.47	0.47
sentence after:so	-0.28	0.28
sentence after:social	-0.27	0.27
sentence after:solveig	0.25	-0.25
sentence after:some	-0.32	0.32
sentence after:someon	0.47	-0.47
sentence after:someth	0.28	-0.28
sentence after:son	0.24	-0.24
sentence after:sooner	-0.53	0.53
sentence after:sorry	0.75	-0.75
sentence after:sp	-1.19	1.19
sentence after:speak	0.85	-0.85
sentence after:specialist	0.74	-0.74
sentence after:specialty	0.41	-0.41
sentence after:specific	0.23	-0.23
sentence after:speech	-0.89	0.89
sentence after:speed	-0.72	0.72
sentence after:spent	0.18	-0.18
sentence after:splint	0.78	-0.78
sentence after:spoke	0.21	-0.21
sentence after:sponsor	0.31	-0.31
sentence after:sport	0.38	-0.38
sentence after:spous	1.51	-1.51
sentence after:spr	0.54	-0.54
sentence after:sprain	1.08	-1.08
sentence after:st	0.29	-0.29
sentence after:stabl	-0.82	0.82
sentence after:staff	0.26	-0.26
sentence after:stage	-0.21	0.21
sentence after:stair	-0.63	0.63
sentence after:stamp	0.48	-0.48
sentence after:stand	0.62	-0.62
sentence after:standard	1.46	-1.46
sentence after:start	-1.01	1.01
sentence after:stat	1.2	-1.2
sentence after:statu	-0.25	0.25
sentence after:statut	0.16	-0.16
sentence after:stay	-0.76	0.76
sentence after:steady	-0.38	0.38
sentence after:steel	-0.53	0.53
sentence after:step	1.11	-1.11
sentence after:still	1.22	-1.22
sentence after:stimul	0.18	-0.18
sentence after:stop	-0.54	0.54
sentence after:straight	0.8	-0.8
sentence after:strain	0.57	-0.57
sentence after:street	0.18	-0.18
sentence after:strep	0.16	-0.16
sentence after:stretch	-0.63	0.63
sentence after:stroud	0.26	-0.26
sentence after:study	-0.82	0.82
sentence after:subject	0.61	-0.61
sentence after:submission	0.55	-0.55
sentence after:submit	0.7	-0.7
sentence after:submitt	1.45	-1.45
sentence after:subscriber	-0.51	0.51
sentence after:such	1.13	-1.13
sentence after:sue	0.66	-0.66
sentence after:sufficient	0.25	-0.25
sentence after:sum	0.18	-0.18
sentence after:summary	0.23	-0.23
sentence after:suncoast	0.62	-0.62
sentence after:supplemental	0.19	-0.19
sentence after:supply	-1.52	1.52
sentence after:support	0.41	-0.41
sentence after:supportiv	-0.41	0.41
sentence after:surgeon	-0.17	0.17
sentence after:surgery	-1.34	1.34
sentence after:svc	0.27	-0.27
sentence after:sycamor	-0.59	0.59
sentence after:symptom	0.62	-0.62
sentence after:system	0.91	-0.91
sentence after:systemic	0.2	-0.2
sentence after:szabo	0.17	-0.17
sentence after:t	1.71	-1.71
sentence after:table	-0.55	0.55
sentence after:tac	1.28	-1.28
sentence after:take	0.53	-0.53
sentence after:taken	0.25	-0.25
sentence after:talk	0.3	-0.3
sentence after:taught	-0.35	0.35
sentence after:tax	0.92	-0.92
sentence after:taxonomy	1.48	-1.48
sentence after:tc	0.18	-0.18
sentence after:te	0.19	-0.19
sentence after:teach	-0.87	0.87
sentence after:teagu	0.52	-0.52
sentence after:team	0.77	-0.77
sentence after:tear	0.27	-0.27
sentence after:telephon	-0.93	0.93
sentence after:teller	-0.38	0.38
sentence after:ten	0.27	-0.27
sentence after:term	1.75	-1.75
sentence after:terminat	1.21	-1.21
sentence after:test	2.13	-2.13
sentence after:texa	-0.46	0.46
sentence after:tg	0.26	-0.26
sentence after:th	-0.33	0.33
sentence after:thaddeu	0.27	-0.27
sentence after:than	0.57	-0.57
sentence after:thank	0.38	-0.38
sentence after:their	0.51	-0.51
sentence after:theisen	0.21	-0.21
sentence after:them	1.25	-1.25
sentence after:then	0.35	-0.35
sentence after:theo	0.18	-0.18
sentence after:therapeutic	0.32	-0.32
sentence after:therapist	-0.51	0.51
sentence after:therapy	0.57	-0.57
sentence after:therefor	-2.39	2.39
sentence after:these	0.56	-0.56
sentence after:they	1.42	-1.42
sentence after:thi	-0.34	0.34
sentence after:think	1.01	-1.01
sentence after:third	0.35	-0.35
sentence after:thirty	0.36	-0.36
sentence after:thornbury	0.16	-0.16
sentence after:those	0.66	-0.66
sentence after:thought	0.4	-0.4
sentence after:three	1.13	-1.13
sentence after:through	-1.34	1.34
sentence after:thru	0.44	-0.44
sentence after:thu	-0.28	0.28
sentence after:tick	0.43	-0.43
sentence after:tie	0.28	-0.28
sentence after:tim	-0.24	0.24
sentence after:time	0.47	-0.47
sentence after:timed	0.28	-0.28
sentence after:tin	0.47	-0.47
sentence after:title	0.7	-0.7
sentence after:tobia	-0.36	0.36
sentence after:today	1.72	-1.72
sentence after:toe	0.38	-0.38
sentence after:told	-1.12	1.12
sentence after:took	0.33	-0.33
sentence after:tool	0.17	-0.17
sentence after:tooth	-0.34	0.34
sentence after:top	0.93	-0.93
sentence after:total	1.7	-1.7
sentence after:touch	0.58	-0.58
sentence after:toward	-0.99	0.99
sentence after:townzip	1.06	-1.06
sentence after:tr	0.37	-0.37
sentence after:trace	0.19	-0.19
sentence after:traction	0.97	-0.97
sentence after:trail	0.25	-0.25
sentence after:train	0.22	-0.22
sentence after:treat	0.33	-0.33
sentence after:trent	-0.24	0.24
sentence after:trial	-0.58	0.58
sentence after:tricar	2.16	-2.16
sentence after:trigger	0.77	-0.77
sentence after:triwest	0.44	-0.44
sentence after:troubl	0.39	-0.39
sentence after:trust	0.72	-0.72
sentence after:try	-0.76	0.76
sentence after:tty	0.44	-0.44
sentence after:turn	1.95	-1.95
sentence after:twelfth	-0.91	0.91
sentence after:twentieth	-0.4	0.4
sentence after:two	0.23	-0.23
sentence after:tx	0.24	-0.24
sentence after:type	-0.28	0.28
sentence after:u	1.26	-1.26
sentence after:uhc	0.7	-0.7
sentence after:ultrasound	1.46	-1.46
sentence after:um	0.68	-0.68
sentence after:umr	0.55	-0.55
sentence after:un	0.22	-0.22
sentence after:unabl	-0.84	0.84
sentence after:unchang	0.48	-0.48
sentence after:under	1.86	-1.86
sentence after:unfavorabl	0.35	-0.35
sentence after:unit	-0.85	0.85
sentence after:unles	-0.24	0.24
sentence after:unpaid	-0.58	0.58
sentence after:unprocessabl	0.16	-0.16
sentence after:unproven	1.09	-1.09
sentence after:until	-1.86	1.86
sentence after:up	-0.48	0.48
sentence after:upheld	0.98	-0.98
sentence after:uphold	0.52	-0.52
sentence after:upload	0.37	-0.37
sentence after:ur	-0.52	0.52
sentence after:urgent	0.75	-0.75
sentence after:use	-1.07	1.07
sentence after:used	-0.71	0.71
sentence after:usted	0.2	-0.2
sentence after:usual	0.48	-0.48
sentence after:utiliz	0.81	-0.81
sentence after:v	-0.7	0.7
sentence after:va	-1.36	1.36
sentence after:valid	0.6	-0.6
sentence after:valley	0.37	-0.37
sentence after:van	0.66	-0.66
sentence after:vance	0.18	-0.18
sentence after:verific	0.2	-0.2
sentence after:version	-0.58	0.58
sentence after:vertebral	1.03	-1.03
sentence after:veteran	0.64	-0.64
sentence after:video	-0.77	0.77
sentence after:view	0.47	-0.47
sentence after:vista	0.41	-0.41
sentence after:vitamin	0.39	-0.39
sentence after:vos	0.57	-0.57
sentence after:voucher	-0.51	0.51
sentence after:wait	0.17	-0.17
sentence after:waiver	-0.35	0.35
sentence after:walk	1.39	-1.39
sentence after:walker	0.18	-0.18
sentence after:want	0.25	-0.25
sentence after:warn	0.45	-0.45
sentence after:was	-0.83	0.83
sentence after:washington	0.25	-0.25
sentence after:watch	0.83	-0.83
sentence after:wave	0.49	-0.49
sentence after:way	0.62	-0.62
sentence after:wc	-0.63	0.63
sentence after:web	-0.41	0.41
sentence after:websit	-0.18	0.18
sentence after:week	0.94	-0.94
sentence after:weekday	0.18	-0.18
sentence after:well	0.38	-0.38
sentence after:wellnes	-0.85	0.85
sentence after:wendell	0.41	-0.41
sentence after:went	-1.12	1.12
sentence after:were	-0.57	0.57
sentence after:what	0.19	-0.19
sentence after:whatever	1.15	-1.15
sentence after:where	0.2	-0.2
sentence after:whether	-0.21	0.21
sentence after:whichever	0.19	-0.19
sentence after:while	-0.46	0.46
sentence after:who	-0.39	0.39
sentence after:whole	0.93	-0.93
sentence after:whose	-0.93	0.93
sentence after:why	0.76	-0.76
sentence after:wish	0.22	-0.22
sentence after:withdrawn	0.76	-0.76
sentence after:within	0.37	-0.37
sentence after:without	0.23	-0.23
sentence after:wk	0.63	-0.63
sentence after:wn	0.23	-0.23
sentence after:wojcik	0.42	-0.42
sentence after:word	1.4	-1.4
sentence after:worse	-1.17	1.17
sentence after:wrist	0.45	-0.45
sentence after:writ	1.42	-1.42
sentence after:write	0.26	-0.26
sentence after:written	0.72	-0.72
sentence after:wrote	-1	1
sentence after:wt	0.28	-0.28
sentence after:www	0.18	-0.18
sentence after:x	0.28	-0.28
sentence after:xx	0.3	-0.3
sentence after:xxa	0.2	-0.2
sentence after:xxx	0.38	-0.38
sentence after:y	-0.37	0.37
sentence after:year	0.72	-0.72
sentence after:yes	0.53	-0.53
sentence after:yet	-0.39	0.39
sentence after:york	0.19	-0.19
sentence after:yourself	0.64	-0.64
sentence after:z	-0.54	0.54
sentence after:zero	0.28	-0.28
sentence before::	1.16	-1.16
sentence before:: <m>	1.39	-1.39
sentence before:: <n>	0.91	-0.91
sentence before:: a	0.59	-0.59
sentence before:: bill	-0.8	0.8
sentence before:: charg	0.5	-0.5
sentence before:: claim	-0.73	0.73
sentence before:: deductibl	0.2	-0.2
sentence before:: deny	-0.48	0.48
sentence before:: more	-0.48	0.48
sentence before:: no	0.22	-0.22
sentence before:: none	0.16	-0.16
sentence before:: not	-1.09	1.09
sentence before:: of	0.26	-0.26
sentence before:: our	0.72	-0.72
sentence before:: provider	0.16	-0.16
sentence before:: send	0.23	-0.23
sentence before:: the	0.22	-0.22
sentence before:: thi	-0.5	0.5
sentence before:: we	-0.52	0.52
sentence before:: x	0.45	-0.45
sentence before:: you	0.17	-0.17
sentence before:: your	-0.94	0.94
sentence before:<5>	0.27	-0.27
sentence before:<5> <d>	1.11	-1.11
sentence before:<5> <m>	-0.96	0.96
sentence before:<5> <n>	0.59	-0.59
sentence before:<5> a	0.32	-0.32
sentence before:<5> acct	0.19	-0.19
sentence before:<5> adjust	0.5	-0.5
sentence before:<5> and	-0.32	0.32
sentence before:<5> at	1.11	-1.11
sentence before:<5> b	0.38	-0.38
sentence before:<5> bill	1.37	-1.37
sentence before:<5> blood	0.28	-0.28
sentence before:<5> born	0.18	-0.18
sentence before:<5> by	-0.93	0.93
sentence before:<5> came	0.33	-0.33
sentence before:<5> charg	0.62	-0.62
sentence before:<5> chiropractic	0.28	-0.28
sentence before:<5> claim	-0.34	0.34
sentence before:<5> date	0.99	-0.99
sentence before:<5> diagnosy	0.61	-0.61
sentence before:<5> done	0.22	-0.22
sentence before:<5> dx	0.16	-0.16
sentence before:<5> electrical	0.56	-0.56
sentence before:<5> exercis	1.02	-1.02
sentence before:<5> for	0.39	-0.39
sentence before:<5> from	0.44	-0.44
sentence before:<5> go	-0.2	0.2
sentence before:<5> gp	0.17	-0.17
sentence before:<5> group	0.31	-0.31
sentence before:<5> h	-1.33	1.33
sentence before:<5> icn	0.37	-0.37
sentence before:<5> is	-0.68	0.68
sentence before:<5> j	-0.64	0.64
sentence before:<5> k	-0.57	0.57
sentence before:<5> lipid	-0.64	0.64
sentence before:<5> m	-1.29	1.29
sentence before:<5> manual	0.45	-0.45
sentence before:<5> massag	0.53	-0.53
sentence before:<5> mechanical	0.26	-0.26
sentence before:<5> mri	0.78	-0.78
sentence before:<5> need	0.53	-0.53
sentence before:<5> no	-0.35	0.35
sentence before:<5> of	0.24	-0.24
sentence before:<5> offic	0.44	-0.44
sentence before:<5> on	0.61	-0.61
sentence before:<5> paid	0.29	-0.29
sentence before:<5> patient	0.22	-0.22
sentence before:<5> pay	-1.01	1.01
sentence before:<5> provider	0.41	-0.41
sentence before:<5> pt	0.87	-0.87
sentence before:<5> qw	0.19	-0.19
sentence before:<5> reason	-0.41	0.41
sentence before:<5> render	0.24	-0.24
sentence before:<5> rt	0.77	-0.77
sentence before:<5> s	-0.31	0.31
sentence before:<5> servic	-0.24	0.24
sentence before:<5> should	0.41	-0.41
sentence before:<5> spinal	0.21	-0.21
sentence before:<5> strep	0.22	-0.22
sentence before:<5> that	-0.4	0.4
sentence before:<5> the	0.17	-0.17
sentence before:<5> therapeutic	0.7	-0.7
sentence before:<5> thi	0.29	-0.29
sentence before:<5> total	-0.42	0.42
sentence before:<5> townzip	0.55	-0.55
sentence before:<5> two	0.23	-0.23
sentence before:<5> vitamin	0.33	-0.33
sentence before:<5> was	-0.59	0.59
sentence before:<5> we	0.16	-0.16
sentence before:<5> were	0.71	-0.71
sentence before:<5> with	-0.66	0.66
sentence before:<5> x	0.44	-0.44
sentence before:<5> your	0.37	-0.37
sentence before:<d>	0.47	-0.47
sentence before:<d> <5>	-0.42	0.42
sentence before:<d> <n>	0.67	-0.67
sentence before:<d> acupunctur	-1.41	1.41
sentence before:<d> amount	0.58	-0.58
sentence before:<d> and	0.21	-0.21
sentence before:<d> are	-1.02	1.02
sentence before:<d> bill	0.16	-0.16
sentence before:<d> charg	-0.77	0.77
sentence before:<d> check	-0.3	0.3
sentence before:<d> claim	1.28	-1.28
sentence before:<d> code	1.09	-1.09
sentence before:<d> contract	0.2	-0.2
sentence before:<d> d	-0.9	0.9
sentence before:<d> date	0.43	-0.43
sentence before:<d> diagnosy	0.21	-0.21
sentence before:<d> eft	0.56	-0.56
sentence before:<d> employer	0.34	-0.34
sentence before:<d> finaliz	0.43	-0.43
sentence before:<d> for	-0.85	0.85
sentence before:<d> group	0.17	-0.17
sentence before:<d> id	0.35	-0.35
sentence before:<d> injur	0.23	-0.23
sentence before:<d> is	-0.43	0.43
sentence before:<d> j	-0.18	0.18
sentence before:<d> level	0.51	-0.51
sentence before:<d> massag	-0.33	0.33
sentence before:<d> member	-0.6	0.6
sentence before:<d> offic	-0.74	0.74
sentence before:<d> our	0.18	-0.18
sentence before:<d> page	-0.62	0.62
sentence before:<d> paid	0.31	-0.31
sentence before:<d> patient	0.32	-0.32
sentence before:<d> pay	0.36	-0.36
sentence before:<d> payee	0.24	-0.24
sentence before:<d> plan	0.42	-0.42
sentence before:<d> procedur	-0.2	0.2
sentence before:<d> provider	-0.49	0.49
sentence before:<d> receiv	0.5	-0.5
sentence before:<d> render	0.22	-0.22
sentence before:<d> request	0.35	-0.35
sentence before:<d> show	1.21	-1.21
sentence before:<d> subscriber	0.21	-0.21
sentence before:<d> that	-1.32	1.32
sentence before:<d> the	-0.32	0.32
sentence before:<d> therapist	0.17	-0.17
sentence before:<d> through	0.81	-0.81
sentence before:<d> to	0.25	-0.25
sentence before:<d> total	0.63	-0.63
sentence before:<d> townzip	0.26	-0.26
sentence before:<d> tricar	0.22	-0.22
sentence before:<d> was	-1.48	1.48
sentence before:<d> wc	0.53	-0.53
sentence before:<d> we	0.34	-0.34
sentence before:<d> were	0.34	-0.34
sentence before:<d> with	1.24	-1.24
sentence before:<d> x	-0.79	0.79
sentence before:<m> :	-0.98	0.98
sentence before:<m> <5>	0.42	-0.42
sentence before:<m> <d>	-0.99	0.99
sentence before:<m> <month>	0.32	-0.32
sentence before:<m> <n>	-1.01	1.01
sentence before:<m> a	-0.63	0.63
sentence before:<m> adj	-0.27	0.27
sentence before:<m> adjust	0.48	-0.48
sentence before:<m> and	-0.32	0.32
sentence before:<m> as	-0.34	0.34
sentence before:<m> balanc	0.17	-0.17
sentence before:<m> becaus	-0.9	0.9
sentence before:<m> bill	0.28	-0.28
sentence before:<m> by	0.38	-0.38
sentence before:<m> catastrophic	0.16	-0.16
sentence before:<m> check	-0.73	0.73
sentence before:<m> claim	0.49	-0.49
sentence before:<m> clm	-0.21	0.21
sentence before:<m> code	0.47	-0.47
sentence before:<m> coin	0.27	-0.27
sentence before:<m> contract	0.49	-0.49
sentence before:<m> copay	-0.37	0.37
sentence before:<m> cost	-0.31	0.31
sentence before:<m> cpt	0.34	-0.34
sentence before:<m> d	-1.3	1.3
sentence before:<m> date	-0.65	0.65
sentence before:<m> ded	0.26	-0.26
sentence before:<m> deductibl	0.73	-0.73
sentence before:<m> deny	-0.8	0.8
sentence before:<m> diagnosy	0.22	-0.22
sentence before:<m> discount	0.25	-0.25
sentence before:<m> dos	-0.98	0.98
sentence before:<m> eft	-0.83	0.83
sentence before:<m> eob	0.69	-0.69
sentence before:<m> famy	-0.43	0.43
sentence before:<m> fiscal	0.38	-0.38
sentence before:<m> g	0.44	-0.44
sentence before:<m> group	0.21	-0.21
sentence before:<m> has	-0.49	0.49
sentence before:<m> in	-0.94	0.94
sentence before:<m> individual	-0.21	0.21
sentence before:<m> is	-0.38	0.38
sentence before:<m> j	-0.32	0.32
sentence before:<m> k	-0.69	0.69
sentence before:<m> les	0.37	-0.37
sentence before:<m> m	0.83	-0.83
sentence before:<m> member	0.58	-0.58
sentence before:<m> n	-0.92	0.92
sentence before:<m> net	0.95	-0.95
sentence before:<m> non	0.39	-0.39
sentence before:<m> not	-1.13	1.13
sentence before:<m> note	0.21	-0.21
sentence before:<m> oa	-0.26	0.26
sentence before:<m> of	1.06	-1.06
sentence before:<m> other	0.2	-0.2
sentence before:<m> outcom	-0.44	0.44
sentence before:<m> over	0.45	-0.45
sentence before:<m> overpaid	-0.78	0.78
sentence before:<m> overturn	0.23	-0.23
sentence before:<m> p	-0.26	0.26
sentence before:<m> paid	-0.24	0.24
sentence before:<m> patient	-0.26	0.26
sentence before:<m> payabl	0.3	-0.3
sentence before:<m> pd	0.37	-0.37
sentence before:<m> plan	-0.94	0.94
sentence before:<m> pleas	0.17	-0.17
sentence before:<m> procedur	0.29	-0.29
sentence before:<m> prov	-0.28	0.28
sentence before:<m> pt	0.77	-0.77
sentence before:<m> r	0.44	-0.44
sentence before:<m> reason	0.38	-0.38
sentence before:<m> receiv	0.18	-0.18
sentence before:<m> rem	0.57	-0.57
sentence before:<m> remark	-0.34	0.34
sentence before:<m> render	0.71	-0.71
sentence before:<m> rmk	-0.4	0.4
sentence before:<m> see	0.36	-0.36
sentence before:<m> servic	0.21	-0.21
sentence before:<m> stay	0.71	-0.71
sentence before:<m> that	0.7	-0.7
sentence before:<m> the	0.23	-0.23
sentence before:<m> therapist	0.41	-0.41
sentence before:<m> thi	0.52	-0.52
sentence before:<m> to	0.4	-0.4
sentence before:<m> together	0.5	-0.5
sentence before:<m> townzip	0.21	-0.21
sentence before:<m> treat	0.18	-0.18
sentence before:<m> tricar	0.54	-0.54
sentence before:<m> u	0.66	-0.66
sentence before:<m> v	-0.26	0.26
sentence before:<m> w	-0.46	0.46
sentence before:<m> was	-0.27	0.27
sentence before:<m> we	1.6	-1.6
sentence before:<m> what	-0.83	0.83
sentence before:<m> will	0.38	-0.38
sentence before:<m> with	0.19	-0.19
sentence before:<m> within	0.21	-0.21
sentence before:<m> x	-1.1	1.1
sentence before:<m> you	-0.8	0.8
sentence before:<m> your	-0.18	0.18
sentence before:<month>	0.42	-0.42
sentence before:<month> <n>	0.23	-0.23
sentence before:<n>	1.02	-1.02
sentence before:<n> :	-2.37	2.37
sentence before:<n> <5>	0.56	-0.56
sentence before:<n> <d>	-0.2	0.2
sentence before:<n> <m>	-1.47	1.47
sentence before:<n> a	0.3	-0.3
sentence before:<n> ab	0.19	-0.19
sentence before:<n> about	0.54	-0.54
sentence before:<n> accept	1.25	-1.25
sentence before:<n> account	0.52	-0.52
sentence before:<n> acct	0.83	-0.83
sentence before:<n> acupunctur	0.89	-0.89
sentence before:<n> aetna	0.39	-0.39
sentence before:<n> after	0.79	-0.79
sentence before:<n> agree	0.34	-0.34
sentence before:<n> alert	0.4	-0.4
sentence before:<n> all	0.77	-0.77
sentence before:<n> allow	-0.32	0.32
sentence before:<n> am	0.91	-0.91
sentence before:<n> an	-0.8	0.8
sentence before:<n> appeal	0.35	-0.35
sentence before:<n> approv	-0.9	0.9
sentence before:<n> are	-0.62	0.62
sentence before:<n> as	1.14	-1.14
sentence before:<n> asg	0.65	-0.65
sentence before:<n> ask	0.62	-0.62
sentence before:<n> asked	0.19	-0.19
sentence before:<n> at	1.68	-1.68
sentence before:<n> authoriz	-0.17	0.17
sentence before:<n> b	-1	1
sentence before:<n> becaus	0.96	-0.96
sentence before:<n> beneficiary	0.29	-0.29
sentence before:<n> benefit	-0.79	0.79
sentence before:<n> bh	0.27	-0.27
sentence before:<n> bill	-0.65	0.65
sentence before:<n> birth	-0.76	0.76
sentence before:<n> birthdat	0.2	-0.2
sentence before:<n> blue	-0.6	0.6
sentence before:<n> brochur	-0.44	0.44
sentence before:<n> busines	0.77	-0.77
sentence before:<n> but	0.91	-0.91
sentence before:<n> by	-0.3	0.3
sentence before:<n> c	-0.31	0.31
sentence before:<n> ca	0.7	-0.7
sentence before:<n> calendar	0.47	-0.47
sentence before:<n> call	-0.75	0.75
sentence before:<n> carc	-0.93	0.93
sentence before:<n> carrier	0.2	-0.2
sentence before:<n> case	0.19	-0.19
sentence before:<n> cd	0.43	-0.43
sentence before:<n> certify	1.09	-1.09
sentence before:<n> cfr	-0.18	0.18
sentence before:<n> charg	0.48	-0.48
sentence before:<n> check	0.94	-0.94
sentence before:<n> chiropractic	-0.24	0.24
sentence before:<n> clm	-0.98	0.98
sentence before:<n> co	-1.83	1.83
sentence before:<n> code	-0.4	0.4
sentence before:<n> coinsuranc	0.43	-0.43
sentence before:<n> consult	0.51	-0.51
sentence before:<n> contract	0.23	-0.23
sentence before:<n> cover	-0.88	0.88
sentence before:<n> cpt	-0.35	0.35
sentence before:<n> cr	-0.7	0.7
sentence before:<n> d	0.48	-0.48
sentence before:<n> date	0.33	-0.33
sentence before:<n> day	0.41	-0.41
sentence before:<n> deductibl	-1.1	1.1
sentence before:<n> degr	0.17	-0.17
sentence before:<n> deny	-1.78	1.78
sentence before:<n> diabet	0.47	-0.47
sentence before:<n> diagnosy	0.3	-0.3
sentence before:<n> discount	0.24	-0.24
sentence before:<n> disput	0.35	-0.35
sentence before:<n> do	0.85	-0.85
sentence before:<n> dob	0.52	-0.52
sentence before:<n> doe	0.24	-0.24
sentence before:<n> dos	0.41	-0.41
sentence before:<n> dr	0.4	-0.4
sentence before:<n> drug	0.43	-0.43
sentence before:<n> duplicat	-0.99	0.99
sentence before:<n> e	0.83	-0.83
sentence before:<n> each	0.36	-0.36
sentence before:<n> ef	0.35	-0.35
sentence before:<n> eft	0.23	-0.23
sentence before:<n> eg	0.26	-0.26
sentence before:<n> ein	0.46	-0.46
sentence before:<n> electrical	-0.47	0.47
sentence before:<n> employe	-0.56	0.56
sentence before:<n> employer	0.51	-0.51
sentence before:<n> ended	0.17	-0.17
sentence before:<n> enroll	0.93	-0.93
sentence before:<n> enrolle	0.16	-0.16
sentence before:<n> ex	0.31	-0.31
sentence before:<n> exact	0.37	-0.37
sentence before:<n> exclud	-0.67	0.67
sentence before:<n> exercis	0.55	-0.55
sentence before:<n> expens	1	-1
sentence before:<n> explan	0.36	-0.36
sentence before:<n> extension	0.25	-0.25
sentence before:<n> f	0.99	-0.99
sentence before:<n> famy	-0.55	0.55
sentence before:<n> fax	0.25	-0.25
sentence before:<n> feet	-0.45	0.45
sentence before:<n> finaliz	0.74	-0.74
sentence before:<n> first	0.38	-0.38
sentence before:<n> florida	-0.44	0.44
sentence before:<n> for	-0.86	0.86
sentence before:<n> from	-0.36	0.36
sentence before:<n> full	0.44	-0.44
sentence before:<n> further	0.29	-0.29
sentence before:<n> g	0.4	-0.4
sentence before:<n> gae	-0.25	0.25
sentence before:<n> gave	-0.72	0.72
sentence before:<n> general	-0.5	0.5
sentence before:<n> gh	0.37	-0.37
sentence before:<n> give	0.94	-0.94
sentence before:<n> group	0.87	-0.87
sentence before:<n> grp	-0.61	0.61
sentence before:<n> h	1.16	-1.16
sentence before:<n> has	-1.95	1.95
sentence before:<n> have	0.19	-0.19
sentence before:<n> hc	0.19	-0.19
sentence before:<n> he	0.26	-0.26
sentence before:<n> health	0.18	-0.18
sentence before:<n> hmo	0.23	-0.23
sentence before:<n> hour	0.75	-0.75
sentence before:<n> hr	-0.58	0.58
sentence before:<n> hydroxy	0.21	-0.21
sentence before:<n> i	0.42	-0.42
sentence before:<n> icd	0.23	-0.23
sentence before:<n> icn	0.81	-0.81
sentence before:<n> id	0.29	-0.29
sentence before:<n> if	-0.85	0.85
sentence before:<n> in	0.25	-0.25
sentence before:<n> inform	0.34	-0.34
sentence before:<n> is	1.14	-1.14
sentence before:<n> issu	0.36	-0.36
sentence before:<n> it	0.74	-0.74
sentence before:<n> item	0.47	-0.47
sentence before:<n> j	1.45	-1.45
sentence before:<n> k	1.01	-1.01
sentence before:<n> kd	-0.44	0.44
sentence before:<n> kind	0.19	-0.19
sentence before:<n> l	-0.43	0.43
sentence before:<n> lb	-0.3	0.3
sentence before:<n> let	0.23	-0.23
sentence before:<n> line	0.41	-0.41
sentence before:<n> list	-0.46	0.46
sentence before:<n> ln	0.37	-0.37
sentence before:<n> lower	0.25	-0.25
sentence before:<n> lt	-0.4	0.4
sentence before:<n> m	0.22	-0.22
sentence before:<n> ma	0.59	-0.59
sentence before:<n> mail	0.34	-0.34
sentence before:<n> manipul	-1.17	1.17
sentence before:<n> manual	0.7	-0.7
sentence before:<n> may	0.54	-0.54
sentence before:<n> mc	0.21	-0.21
sentence before:<n> mean	-0.58	0.58
sentence before:<n> medical	0.65	-0.65
sentence before:<n> member	-0.69	0.69
sentence before:<n> mg	0.83	-0.83
sentence before:<n> minut	1.39	-1.39
sentence before:<n> miss	0.47	-0.47
sentence before:<n> mk	0.26	-0.26
sentence before:<n> ml	0.37	-0.37
sentence before:<n> mm	0.24	-0.24
sentence before:<n> mon	0.34	-0.34
sentence before:<n> monday	0.3	-0.3
sentence before:<n> month	1.07	-1.07
sentence before:<n> more	0.72	-0.72
sentence before:<n> mr	0.55	-0.55
sentence before:<n> ms	0.21	-0.21
sentence before:<n> n	-0.41	0.41
sentence before:<n> name	-0.34	0.34
sentence before:<n> network	0.68	-0.68
sentence before:<n> non	0.44	-0.44
sentence before:<n> not	-0.7	0.7
sentence before:<n> note	0.17	-0.17
sentence before:<n> npi	0.52	-0.52
sentence before:<n> o	0.92	-0.92
sentence before:<n> occupational	0.71	-0.71
sentence before:<n> of	0.84	-0.84
sentence before:<n> on	0.16	-0.16
sentence before:<n> one	0.17	-0.17
sentence before:<n> original	0.25	-0.25
sentence before:<n> oscar	0.17	-0.17
sentence before:<n> other	-0.91	0.91
sentence before:<n> outpatient	-0.26	0.26
sentence before:<n> over	-1.15	1.15
sentence before:<n> p	1.16	-1.16
sentence before:<n> pa	0.53	-0.53
sentence before:<n> page	0.93	-0.93
sentence before:<n> paid	0.51	-0.51
sentence before:<n> patient	-0.16	0.16
sentence before:<n> pay	0.73	-0.73
sentence before:<n> payee	0.39	-0.39
sentence before:<n> payer	0.32	-0.32
sentence before:<n> pend	-0.37	0.37
sentence before:<n> percent	-0.75	0.75
sentence before:<n> perf	0.2	-0.2
sentence before:<n> phone	0.41	-0.41
sentence before:<n> physical	1.61	-1.61
sentence before:<n> pip	0.16	-0.16
sentence before:<n> plan	1.23	-1.23
sentence before:<n> pleas	0.19	-0.19
sentence before:<n> point	0.29	-0.29
sentence before:<n> policy	0.46	-0.46
sentence before:<n> pound	-0.72	0.72
sentence before:<n> ppo	0.25	-0.25
sentence before:<n> pr	0.22	-0.22
sentence before:<n> pre	0.99	-0.99
sentence before:<n> pric	-0.58	0.58
sentence before:<n> print	0.54	-0.54
sentence before:<n> procedur	1.32	-1.32
sentence before:<n> process	0.71	-0.71
sentence before:<n> program	0.22	-0.22
sentence before:<n> provider	0.19	-0.19
sentence before:<n> q	0.19	-0.19
sentence before:<n> qf	0.38	-0.38
sentence before:<n> qk	0.26	-0.26
sentence before:<n> qt	0.18	-0.18
sentence before:<n> r	0.9	-0.9
sentence before:<n> ra	0.3	-0.3
sentence before:<n> rarc	1.17	-1.17
sentence before:<n> rcvd	0.37	-0.37
sentence before:<n> re	0.43	-0.43
sentence before:<n> reason	-0.39	0.39
sentence before:<n> recd	-0.56	0.56
sentence before:<n> receiv	-0.16	0.16
sentence before:<n> recipient	0.17	-0.17
sentence before:<n> record	0.59	-0.59
sentence before:<n> reduc	-1.29	1.29
sentence before:<n> referenc	0.26	-0.26
sentence before:<n> referral	-1.13	1.13
sentence before:<n> region	0.49	-0.49
sentence before:<n> remark	0.38	-0.38
sentence before:<n> removal	0.48	-0.48
sentence before:<n> rend	0.22	-0.22
sentence before:<n> request	-0.63	0.63
sentence before:<n> rev	0.16	-0.16
sentence before:<n> review	0.17	-0.17
sentence before:<n> rfa	0.8	-0.8
sentence before:<n> right	0.35	-0.35
sentence before:<n> rn	-0.62	0.62
sentence before:<n> rt	0.26	-0.26
sentence before:<n> s	0.36	-0.36
sentence before:<n> same	0.37	-0.37
sentence before:<n> say	0.41	-0.41
sentence before:<n> sb	0.37	-0.37
sentence before:<n> se	0.18	-0.18
sentence before:<n> second	0.46	-0.46
sentence before:<n> secondary	0.23	-0.23
sentence before:<n> section	-0.59	0.59
sentence before:<n> see	0.21	-0.21
sentence before:<n> seen	-0.29	0.29
sentence before:<n> separat	0.64	-0.64
sentence before:<n> sequestr	-0.71	0.71
sentence before:<n> servic	2.27	-2.27
sentence before:<n> session	0.18	-0.18
sentence before:<n> show	-1.85	1.85
sentence before:<n> since	0.94	-0.94
sentence before:<n> so	0.71	-0.71
sentence before:<n> sponsor	0.35	-0.35
sentence before:<n> stand	0.33	-0.33
sentence before:<n> standard	0.42	-0.42
sentence before:<n> state	-1.36	1.36
sentence before:<n> statu	0.19	-0.19
sentence before:<n> stay	0.43	-0.43
sentence before:<n> subject	0.23	-0.23
sentence before:<n> subscriber	0.74	-0.74
sentence before:<n> svc	-0.75	0.75
sentence before:<n> t	-0.52	0.52
sentence before:<n> tac	0.46	-0.46
sentence before:<n> tax	0.46	-0.46
sentence before:<n> te	0.28	-0.28
sentence before:<n> that	-1.14	1.14
sentence before:<n> therapeutic	-0.17	0.17
sentence before:<n> therapist	0.16	-0.16
sentence before:<n> therapy	0.52	-0.52
sentence before:<n> these	0.4	-0.4
sentence before:<n> thi	-0.44	0.44
sentence before:<n> through	0.79	-0.79
sentence before:<n> to	0.77	-0.77
sentence before:<n> together	-0.25	0.25
sentence before:<n> total	-0.32	0.32
sentence before:<n> townzip	0.72	-0.72
sentence before:<n> tr	0.27	-0.27
sentence before:<n> trace	0.2	-0.2
sentence before:<n> treat	0.42	-0.42
sentence before:<n> tty	0.62	-0.62
sentence before:<n> two	-0.69	0.69
sentence before:<n> txe	0.21	-0.21
sentence before:<n> type	0.38	-0.38
sentence before:<n> u	0.22	-0.22
sentence before:<n> utiliz	0.23	-0.23
sentence before:<n> v	-0.43	0.43
sentence before:<n> va	0.16	-0.16
sentence before:<n> visit	0.74	-0.74
sentence before:<n> w	-1.03	1.03
sentence before:<n> wa	0.3	-0.3
sentence before:<n> was	0.29	-0.29
sentence before:<n> we	-0.35	0.35
sentence before:<n> week	0.91	-0.91
sentence before:<n> weekday	0.16	-0.16
sentence before:<n> what	0.36	-0.36
sentence before:<n> when	0.47	-0.47
sentence before:<n> which	1.82	-1.82
sentence before:<n> whose	0.47	-0.47
sentence before:<n> with	0.53	-0.53
sentence before:<n> within	0.86	-0.86
sentence before:<n> without	-0.31	0.31
sentence before:<n> wk	0.85	-0.85
sentence before:<n> worker	0.16	-0.16
sentence before:<n> x	0.92	-0.92
sentence before:<n> xa	0.73	-0.73
sentence before:<n> xxa	0.52	-0.52
sentence before:<n> year	0.54	-0.54
sentence before:<n> you	0.95	-0.95
sentence before:<n> z	0.17	-0.17
sentence before:?	1.37	-1.37
sentence before:a :	0.75	-0.75
sentence before:a <d>	0.57	-0.57
sentence before:a <m>	0.42	-0.42
sentence before:a <n>	0.62	-0.62
sentence before:a b	0.63	-0.63
sentence before:a benefit	2.07	-2.07
sentence before:a bill	0.33	-0.33
sentence before:a board	0.42	-0.42
sentence before:a c	0.31	-0.31
sentence before:a calendar	-0.61	0.61
sentence before:a call	0.27	-0.27
sentence before:a cane	0.46	-0.46
sentence before:a certify	0.39	-0.39
sentence before:a chang	0.5	-0.5
sentence before:a charg	0.68	-0.68
sentence before:a check	0.27	-0.27
sentence before:a child	-1.14	1.14
sentence before:a chiropractic	-1.09	1.09
sentence before:a chiropractor	0.61	-0.61
sentence before:a civil	0.39	-0.39
sentence before:a clearinghous	0.83	-0.83
sentence before:a co	-0.32	0.32
sentence before:a code	0.46	-0.46
sentence before:a complaint	0.17	-0.17
sentence before:a complet	0.65	-0.65
sentence before:a condition	-0.63	0.63
sentence before:a contract	-0.38	0.38
sentence before:a contractor	0.19	-0.19
sentence before:a copy	0.88	-0.88
sentence before:a correct	1.41	-1.41
sentence before:a court	0.35	-0.35
sentence before:a crossover	0.36	-0.36
sentence before:a date	0.19	-0.19
sentence before:a day	-1.12	1.12
sentence before:a decision	0.8	-0.8
sentence before:a delay	-0.76	0.76
sentence before:a denial	-0.28	0.28
sentence before:a deny	-0.88	0.88
sentence before:a diagnosy	0.49	-0.49
sentence before:a disput	0.74	-0.74
sentence before:a doctor	0.26	-0.26
sentence before:a drug	0.86	-0.86
sentence before:a duplicat	0.21	-0.21
sentence before:a fall	0.67	-0.67
sentence before:a fast	0.3	-0.3
sentence before:a fee	0.21	-0.21
sentence before:a first	-0.48	0.48
sentence before:a form	0.16	-0.16
sentence before:a formal	0.16	-0.16
sentence before:a full	0.55	-0.55
sentence before:a functional	-0.72	0.72
sentence before:a general	0.62	-0.62
sentence before:a give	0.38	-0.38
sentence before:a glanc	0.44	-0.44
sentence before:a good	0.93	-0.93
sentence before:a grace	0.42	-0.42
sentence before:a guide	0.23	-0.23
sentence before:a health	0.55	-0.55
sentence before:a hear	0.38	-0.38
sentence before:a home	0.4	-0.4
sentence before:a late	0.19	-0.19
sentence before:a lawsuit	0.52	-0.52
sentence before:a letter	0.49	-0.49
sentence before:a licens	0.99	-0.99
sentence before:a local	0.32	-0.32
sentence before:a los	-0.47	0.47
sentence before:a lower	-0.66	0.66
sentence before:a lumbar	-1.05	1.05
sentence before:a m	0.34	-0.34
sentence before:a measur	1.1	-1.1
sentence before:a medical	0.29	-0.29
sentence before:a member	-1.81	1.81
sentence before:a minor	0.52	-0.52
sentence before:a mistak	0.17	-0.17
sentence before:a modifier	0.7	-0.7
sentence before:a month	0.34	-0.34
sentence before:a network	-0.61	0.61
sentence before:a new	-0.19	0.19
sentence before:a non	-0.52	0.52
sentence before:a of	1.12	-1.12
sentence before:a panel	0.97	-0.97
sentence before:a part	0.54	-0.54
sentence before:a participat	0.52	-0.52
sentence before:a particular	0.23	-0.23
sentence before:a patient	0.29	-0.29
sentence before:a pay	0.81	-0.81
sentence before:a peer	-0.34	0.34
sentence before:a person	-2.02	2.02
sentence before:a physical	1.04	-1.04
sentence before:a plan	1.14	-1.14
sentence before:a policyholder	0.18	-0.18
sentence before:a preventiv	-1.02	1.02
sentence before:a primary	0.25	-0.25
sentence before:a procedur	-0.3	0.3
sentence before:a promis	0.44	-0.44
sentence before:a psychiatrist	0.61	-0.61
sentence before:a qualify	-0.77	0.77
sentence before:a r	0.81	-0.81
sentence before:a rail	0.89	-0.89
sentence before:a re	0.67	-0.67
sentence before:a reason	-0.77	0.77
sentence before:a reasonabl	0.16	-0.16
sentence before:a redetermin	0.28	-0.28
sentence before:a referral	0.18	-0.18
sentence before:a refund	0.25	-0.25
sentence before:a repeat	0.89	-0.89
sentence before:a report	0.48	-0.48
sentence before:a request	1.12	-1.12
sentence before:a review	0.78	-0.78
sentence before:a routin	0.56	-0.56
sentence before:a s	1.52	-1.52
sentence before:a screen	0.67	-0.67
sentence before:a second	1.01	-1.01
sentence before:a self	-0.24	0.24
sentence before:a separat	-0.3	0.3
sentence before:a servic	0.21	-0.21
sentence before:a sign	0.39	-0.39
sentence before:a signatur	0.16	-0.16
sentence before:a skill	0.27	-0.27
sentence before:a specialist	-0.76	0.76
sentence before:a spous	-0.98	0.98
sentence before:a stabl	0.69	-0.69
sentence before:a standard	-0.82	0.82
sentence before:a stat	0.26	-0.26
sentence before:a strain	-0.81	0.81
sentence before:a sublux	0.26	-0.26
sentence before:a systemic	0.69	-0.69
sentence before:a the	-0.47	0.47
sentence before:a therapist	-0.47	0.47
sentence before:a tim	0.23	-0.23
sentence before:a total	-0.39	0.39
sentence before:a treat	1.43	-1.43
sentence before:a trial	-0.34	0.34
sentence before:a use	0.63	-0.63
sentence before:a waiver	-0.7	0.7
sentence before:a week	0.64	-0.64
sentence before:a well	-0.23	0.23
sentence before:a work	0.39	-0.39
sentence before:a written	0.39	-0.39
sentence before:a wrong	0.16	-0.16
sentence before:a year	1.15	-1.15
sentence before:a your	-0.84	0.84
sentence before:aarp	0.37	-0.37
sentence before:ab	0.27	-0.27
sentence before:ab <n>	0.27	-0.27
sentence before:abara	-0.9	0.9
sentence before:abara member	-1.02	1.02
sentence before:abduction	0.78	-0.78
sentence before:abernathy	-0.21	0.21
sentence before:abernathy cole	0.16	-0.16
sentence before:abernathy md	0.47	-0.47
sentence before:abernethy	0.48	-0.48
sentence before:able	0.43	-0.43
sentence before:able to	0.43	-0.43
sentence before:about	1.7	-1.7
sentence before:about a	0.21	-0.21
sentence before:about appeal	0.88	-0.88
sentence before:about claim	0.37	-0.37
sentence before:about other	-0.21	0.21
sentence before:about pay	0.23	-0.23
sentence before:about restriction	0.45	-0.45
sentence before:about your	0.67	-0.67
sentence before:above	0.65	-0.65
sentence before:above a	0.34	-0.34
sentence before:above and	-0.28	0.28
sentence before:above claim	0.75	-0.75
sentence before:above on	0.65	-0.65
sentence before:above or	0.41	-0.41
sentence before:above the	0.62	-0.62
sentence before:above was	0.58	-0.58
sentence before:above which	0.61	-0.61
sentence before:above with	0.64	-0.64
sentence before:absent	-0.18	0.18
sentence before:ac	0.44	-0.44
sentence before:ac <n>	0.35	-0.35
sentence before:accept	0.62	-0.62
sentence before:accept a	-0.46	0.46
sentence before:accept as	-0.27	0.27
sentence before:accept condition	0.48	-0.48
sentence before:accept for	0.45	-0.45
sentence before:accept indic	0.56	-0.56
sentence before:accept the	0.46	-0.46
sentence before:acceptanc	0.66	-0.66
sentence before:acceptanc report	0.64	-0.64
sentence before:accident	-1.31	1.31
sentence before:accident and	-1.23	1.23
sentence before:accident d	0.17	-0.17
sentence before:accord	0.88	-0.88
sentence before:accord to	0.88	-0.88
sentence before:account	0.44	-0.44
sentence before:account :	0.47	-0.47
sentence before:account <5>	-1.03	1.03
sentence before:account bill	-0.56	0.56
sentence before:account no	0.36	-0.36
sentence before:acct	0.47	-0.47
sentence before:acct :	0.88	-0.88
sentence before:acct <n>	0.21	-0.21
sentence before:acct medical	-0.63	0.63
sentence before:ach	0.17	-0.17
sentence before:acheb	0.25	-0.25
sentence before:achterberg pt	0.29	-0.29
sentence before:acknowledg	0.17	-0.17
sentence before:acnt	0.16	-0.16
sentence before:acoem	-0.46	0.46
sentence before:act	0.72	-0.72
sentence before:act for	0.49	-0.49
sentence before:action	0.87	-0.87
sentence before:action taken	0.3	-0.3
sentence before:action under	0.42	-0.42
sentence before:activ	1.7	-1.7
sentence before:activ duty	0.77	-0.77
sentence before:activ treat	1.26	-1.26
sentence before:activity	0.56	-0.56
sentence before:acupunctur	-0.4	0.4
sentence before:acupunctur <5>	-1.4	1.4
sentence before:acupunctur is	0.96	-0.96
sentence before:acupunctur visit	-0.45	0.45
sentence before:acute	0.76	-0.76
sentence before:adaez	0.3	-0.3
sentence before:add	0.63	-0.63
sentence before:add what	0.19	-0.19
sentence before:added	0.37	-0.37
sentence before:addendum	0.19	-0.19
sentence before:additional	0.27	-0.27
sentence before:additional document	0.47	-0.47
sentence before:additional visit	0.41	-0.41
sentence before:addres	0.99	-0.99
sentence before:addres above	0.62	-0.62
sentence before:addres on	0.16	-0.16
sentence before:adelina	-0.67	0.67
sentence before:adeyemy	0.26	-0.26
sentence before:adj :	-0.79	0.79
sentence before:adj <m>	-0.64	0.64
sentence before:adj <n>	-0.45	0.45
sentence before:adj amt	1.08	-1.08
sentence before:adj balanc	0.58	-0.58
sentence before:adj check	0.3	-0.3
sentence before:adj co	-0.42	0.42
sentence before:adj code	0.59	-0.59
sentence before:adj reason	1.17	-1.17
sentence before:adjudic	-0.56	0.56
sentence before:adjudicat	-0.49	0.49
sentence before:adjudicat thi	0.37	-0.37
sentence before:adjust	1.02	-1.02
sentence before:adjust :	0.42	-0.42
sentence before:adjust <5>	0.42	-0.42
sentence before:adjust <m>	1.07	-1.07
sentence before:adjust <n>	0.41	-0.41
sentence before:adjust and	0.21	-0.21
sentence before:adjust code	1.26	-1.26
sentence before:adjust of	0.64	-0.64
sentence before:adjust reason	0.52	-0.52
sentence before:adjuster	0.92	-0.92
sentence before:adjuster :	0.29	-0.29
sentence before:administer	0.62	-0.62
sentence before:administer claim	0.37	-0.37
sentence before:administr	0.38	-0.38
sentence before:administr has	0.21	-0.21
sentence before:administrativ	0.41	-0.41
sentence before:administrator	1	-1
sentence before:administrator for	0.16	-0.16
sentence before:administrator in	0.37	-0.37
sentence before:admit	0.29	-0.29
sentence before:admitt	0.32	-0.32
sentence before:adult	-0.16	0.16
sentence before:advanc	2.39	-2.39
sentence before:advanc beneficiary	0.31	-0.31
sentence before:advanc premium	0.88	-0.88
sentence before:advantag	-0.38	0.38
sentence before:advantag hmo	0.2	-0.2
sentence before:advantag plan	-1.11	1.11
sentence before:advers	1.17	-1.17
sentence before:advers benefit	0.59	-0.59
sentence before:advers determin	0.67	-0.67
sentence before:advic	-0.41	0.41
sentence before:advic <n>	-0.66	0.66
sentence before:advic date	0.17	-0.17
sentence before:advic page	-0.46	0.46
sentence before:advisor	0.6	-0.6
sentence before:aetna	0.3	-0.3
sentence before:aetna life	0.35	-0.35
sentence before:aetna provider	-0.82	0.82
sentence before:affect	-0.36	0.36
sentence before:affiliat	0.32	-0.32
sentence before:after	1.24	-1.24
sentence before:after <month>	-0.18	0.18
sentence before:after <n>	0.4	-0.4
sentence before:after a	1.75	-1.75
sentence before:after coverag	1.52	-1.52
sentence before:after it	0.27	-0.27
sentence before:after its	0.21	-0.21
sentence before:after our	-0.73	0.73
sentence before:after pay	0.16	-0.16
sentence before:after shingl	-1.26	1.26
sentence before:after six	-1.01	1.01
sentence before:after that	0.41	-0.41
sentence before:after the	0.62	-0.62
sentence before:after we	0.33	-0.33
sentence before:after you	0.17	-0.17
sentence before:after your	0.21	-0.21
sentence before:ag	0.34	-0.34
sentence before:ag <n>	0.34	-0.34
sentence before:again <n>	-1.29	1.29
sentence before:again and	-0.21	0.21
sentence before:again as	0.45	-0.45
sentence before:again at	0.72	-0.72
sentence before:again for	0.3	-0.3
sentence before:again on	-1.3	1.3
sentence before:again with	0.77	-0.77
sentence before:against	0.32	-0.32
sentence before:age	0.38	-0.38
sentence before:agency	0.43	-0.43
sentence before:agent	0.22	-0.22
sentence before:ago	-0.74	0.74
sentence before:agr	-0.83	0.83
sentence before:agr in	0.27	-0.27
sentence before:agr to	-0.29	0.29
sentence before:agr with	-0.86	0.86
sentence before:agre	-1.09	1.09
sentence before:agre a	-0.67	0.67
sentence before:agre allow	0.25	-0.25
sentence before:agre give	-1.53	1.53
sentence before:agre with	1.62	-1.62
sentence before:agree	-0.24	0.24
sentence before:agree that	1.02	-1.02
sentence before:agree to	0.42	-0.42
sentence before:agree with	-0.98	0.98
sentence before:aide	0.16	-0.16
sentence before:al	0.17	-0.17
sentence before:alder	-1.02	1.02
sentence before:alder creek	-1.18	1.18
sentence before:aldou	0.36	-0.36
sentence before:alert	0.4	-0.4
sentence before:alert :	0.4	-0.4
sentence before:alistair penhallow	0.3	-0.3
sentence before:all <m>	-0.22	0.22
sentence before:all <n>	-0.33	0.33
sentence before:all chiropractic	0.57	-0.57
sentence before:all claim	0.39	-0.39
sentence before:all four	0.54	-0.54
sentence before:all line	-1.01	1.01
sentence before:all of	0.77	-0.77
sentence before:all other	0.34	-0.34
sentence before:all servic	0.68	-0.68
sentence before:all that	0.29	-0.29
sentence before:all three	-1.45	1.45
sentence before:allegheny	0.19	-0.19
sentence before:allergy	0.26	-0.26
sentence before:allianc	0.48	-0.48
sentence before:allow	0.46	-0.46
sentence before:allow <m>	0.21	-0.21
sentence before:allow <n>	1.3	-1.3
sentence before:allow adj	1.63	-1.63
sentence before:allow amount	0.53	-0.53
sentence before:allow cob	0.22	-0.22
sentence before:allow coin	0.38	-0.38
sentence before:allow condition	0.37	-0.37
sentence before:allow contract	-0.84	0.84
sentence before:allow copay	1.56	-1.56
sentence before:allow deduct	0.68	-0.68
sentence before:allow deductibl	0.88	-0.88
sentence before:allow deny	0.56	-0.56
sentence before:allow disallow	-0.5	0.5
sentence before:allow for	0.81	-0.81
sentence before:allow is	-0.99	0.99
sentence before:allow not	-0.6	0.6
sentence before:allow patient	-0.83	0.83
sentence before:allow reason	-0.28	0.28
sentence before:allow reduction	-0.39	0.39
sentence before:allowabl	-0.34	0.34
sentence before:allowabl amount	-0.7	0.7
sentence before:allowabl charg	-0.52	0.52
sentence before:allowabl or	-0.76	0.76
sentence before:allowabl servic	0.19	-0.19
sentence before:allowanc	0.53	-0.53
sentence before:allowanc code	0.22	-0.22
sentence before:allowanc for	1.3	-1.3
sentence before:allowanc paid	0.17	-0.17
sentence before:ally	0.3	-0.3
sentence before:almquist	-0.21	0.21
sentence before:alone	-1.32	1.32
sentence before:along	0.45	-0.45
sentence before:already	0.35	-0.35
sentence before:already adjudicat	-0.75	0.75
sentence before:already had	0.26	-0.26
sentence before:already paid	0.27	-0.27
sentence before:already process	0.35	-0.35
sentence before:also	0.59	-0.59
sentence before:also being	0.42	-0.42
sentence before:also find	0.5	-0.5
sentence before:alternativ	-1.49	1.49
sentence before:am	0.99	-0.99
sentence before:am claim	0.34	-0.34
sentence before:ambetter	0.67	-0.67
sentence before:ambetter from	0.37	-0.37
sentence before:ambros	-0.5	0.5
sentence before:ambulanc	-0.71	0.71
sentence before:ame	0.2	-0.2
sentence before:american	0.4	-0.4
sentence before:amerihealth	0.22	-0.22
sentence before:amerihealth carita	0.18	-0.18
sentence before:amo	0.38	-0.38
sentence before:among	1.03	-1.03
sentence before:among the	0.38	-0.38
sentence before:amount	-0.42	0.42
sentence before:amount :	0.44	-0.44
sentence before:amount <m>	0.31	-0.31
sentence before:amount above	0.84	-0.84
sentence before:amount allowabl	0.29	-0.29
sentence before:amount amount	-0.65	0.65
sentence before:amount bill	-0.98	0.98
sentence before:amount by	0.2	-0.2
sentence before:amount date	0.2	-0.2
sentence before:amount discount	0.27	-0.27
sentence before:amount due	0.77	-0.77
sentence before:amount for	-0.59	0.59
sentence before:amount from	0.43	-0.43
sentence before:amount in	0.66	-0.66
sentence before:amount is	0.9	-0.9
sentence before:amount maximum	0.35	-0.35
sentence before:amount medicar	-0.22	0.22
sentence before:amount not	0.38	-0.38
sentence before:amount of	0.95	-0.95
sentence before:amount paid	1.09	-1.09
sentence before:amount payabl	0.22	-0.22
sentence before:amount plan	0.28	-0.28
sentence before:amount provider	-0.43	0.43
sentence before:amount to	-0.5	0.5
sentence before:amount tricar	-0.21	0.21
sentence before:amount you	0.38	-0.38
sentence before:amount your	-0.38	0.38
sentence before:amt <m>	0.31	-0.31
sentence before:amt <n>	-0.28	0.28
sentence before:amt adj	0.51	-0.51
sentence before:amt allow	-0.27	0.27
sentence before:amt amt	0.34	-0.34
sentence before:amt prov	-0.37	0.37
sentence before:amt rc	0.34	-0.34
sentence before:amundsen	-0.49	0.49
sentence before:an acceptanc	0.36	-0.36
sentence before:an accident	-0.92	0.92
sentence before:an addendum	0.19	-0.19
sentence before:an advanc	0.22	-0.22
sentence before:an answer	0.23	-0.23
sentence before:an appeal	-0.53	0.53
sentence before:an approv	0.36	-0.36
sentence before:an approval	0.93	-0.93
sentence before:an attach	1.1	-1.1
sentence before:an audit	-1.29	1.29
sentence before:an authoriz	1.1	-1.1
sentence before:an earlier	0.9	-0.9
sentence before:an emergency	0.21	-0.21
sentence before:an employe	-0.56	0.56
sentence before:an end	-0.18	0.18
sentence before:an error	1.12	-1.12
sentence before:an evalu	0.93	-0.93
sentence before:an examin	0.28	-0.28
sentence before:an expedit	0.16	-0.16
sentence before:an external	0.37	-0.37
sentence before:an hmo	-0.28	0.28
sentence before:an independent	-0.5	0.5
sentence before:an injury	0.45	-0.45
sentence before:an inpatient	0.49	-0.49
sentence before:an internal	0.5	-0.5
sentence before:an lcd	0.23	-0.23
sentence before:an offic	-0.61	0.61
sentence before:an orthopedic	0.26	-0.26
sentence before:an overpay	-0.87	0.87
sentence before:an urgent	0.16	-0.16
sentence before:analyst	0.38	-0.38
sentence before:analyst :	0.23	-0.23
sentence before:analysy	1.05	-1.05
sentence before:and <5>	1.74	-1.74
sentence before:and <d>	0.6	-0.6
sentence before:and <m>	1.08	-1.08
sentence before:and <month>	0.52	-0.52
sentence before:and <n>	0.5	-0.5
sentence before:and a	0.68	-0.68
sentence before:and adjust	0.36	-0.36
sentence before:and again	-1.64	1.64
sentence before:and all	-0.89	0.89
sentence before:and an	1.82	-1.82
sentence before:and are	0.25	-0.25
sentence before:and ask	0.36	-0.36
sentence before:and by	-0.43	0.43
sentence before:and came	0.43	-0.43
sentence before:and climb	-0.34	0.34
sentence before:and cover	-1.05	1.05
sentence before:and date	0.17	-0.17
sentence before:and deny	0.42	-0.42
sentence before:and did	0.46	-0.46
sentence before:and disagre	-0.9	0.9
sentence before:and do	-0.62	0.62
sentence before:and drug	0.34	-0.34
sentence before:and educat	0.25	-0.25
sentence before:and eighty	0.16	-0.16
sentence before:and enclos	0.3	-0.3
sentence before:and end	-0.34	0.34
sentence before:and ended	-0.47	0.47
sentence before:and examin	-0.32	0.32
sentence before:and explain	-0.43	0.43
sentence before:and explicit	0.47	-0.47
sentence before:and for	0.46	-0.46
sentence before:and frequency	0.34	-0.34
sentence before:and go	0.36	-0.36
sentence before:and grievanc	0.18	-0.18
sentence before:and had	0.63	-0.63
sentence before:and has	-1.07	1.07
sentence before:and have	-0.55	0.55
sentence before:and he	-1.62	1.62
sentence before:and her	-0.74	0.74
sentence before:and his	1.11	-1.11
sentence before:and in	0.62	-0.62
sentence before:and includ	0.44	-0.44
sentence before:and insuranc	0.3	-0.3
sentence before:and investigational	0.22	-0.22
sentence before:and is	0.72	-0.72
sentence before:and it	-0.97	0.97
sentence before:and its	0.98	-0.98
sentence before:and leg	-0.65	0.65
sentence before:and life	0.17	-0.17
sentence before:and low	-0.19	0.19
sentence before:and m	0.52	-0.52
sentence before:and manual	-0.29	0.29
sentence before:and may	0.46	-0.46
sentence before:and medicar	0.3	-0.3
sentence before:and more	0.23	-0.23
sentence before:and ms	-0.25	0.25
sentence before:and must	0.26	-0.26
sentence before:and necessary	0.97	-0.97
sentence before:and need	-0.75	0.75
sentence before:and neither	0.19	-0.19
sentence before:and no	0.34	-0.34
sentence before:and none	-0.53	0.53
sentence before:and not	1.05	-1.05
sentence before:and note	0.19	-0.19
sentence before:and noth	-0.86	0.86
sentence before:and of	0.61	-0.61
sentence before:and on	-1.11	1.11
sentence before:and one	-0.53	0.53
sentence before:and or	0.31	-0.31
sentence before:and our	-0.32	0.32
sentence before:and paid	0.23	-0.23
sentence before:and pain	-0.7	0.7
sentence before:and part	0.56	-0.56
sentence before:and pay	0.31	-0.31
sentence before:and physical	0.39	-0.39
sentence before:and plan	0.53	-0.53
sentence before:and provider	0.43	-0.43
sentence before:and reason	-0.31	0.31
sentence before:and rehabilit	0.62	-0.62
sentence before:and return	0.69	-0.69
sentence before:and say	0.17	-0.17
sentence before:and send	0.73	-0.73
sentence before:and separat	0.3	-0.3
sentence before:and should	0.22	-0.22
sentence before:and show	-0.36	0.36
sentence before:and signatur	0.26	-0.26
sentence before:and so	0.29	-0.29
sentence before:and speech	-0.94	0.94
sentence before:and stay	0.16	-0.16
sentence before:and stop	0.27	-0.27
sentence before:and strength	0.59	-0.59
sentence before:and sufficient	-0.62	0.62
sentence before:and that	-1.44	1.44
sentence before:and the	0.44	-0.44
sentence before:and there	-0.25	0.25
sentence before:and these	0.8	-0.8
sentence before:and they	-1.12	1.12
sentence before:and thi	-0.95	0.95
sentence before:and thu	0.38	-0.38
sentence before:and to	0.45	-0.45
sentence before:and total	0.28	-0.28
sentence before:and two	0.96	-0.96
sentence before:and upheld	-0.48	0.48
sentence before:and walk	0.95	-0.95
sentence before:and we	0.72	-0.72
sentence before:and what	0.71	-0.71
sentence before:and why	0.55	-0.55
sentence before:and will	0.8	-0.8
sentence before:and without	-0.79	0.79
sentence before:and write	0.35	-0.35
sentence before:and you	0.52	-0.52
sentence before:and your	0.31	-0.31
sentence before:ander	-0.69	0.69
sentence before:ankle	-0.6	0.6
sentence before:annelies	0.44	-0.44
sentence before:annelis	0.19	-0.19
sentence before:annika	0.29	-0.29
sentence before:annual	0.58	-0.58
sentence before:another	0.32	-0.32
sentence before:another carrier	0.32	-0.32
sentence before:another claim	0.23	-0.23
sentence before:another health	-1.14	1.14
sentence before:another payer	1.2	-1.2
sentence before:another plan	1.27	-1.27
sentence before:another procedur	-0.51	0.51
sentence before:ansel	-0.57	0.57
sentence before:anselm	0.45	-0.45
sentence before:anson	0.23	-0.23
sentence before:answer	0.58	-0.58
sentence before:answer in	0.86	-0.86
sentence before:answer to	0.55	-0.55
sentence before:answer within	0.75	-0.75
sentence before:answer you	0.24	-0.24
sentence before:anthem	-0.62	0.62
sentence before:anthem blue	-0.33	0.33
sentence before:any	0.51	-0.51
sentence before:any of	0.18	-0.18
sentence before:any other	0.17	-0.17
sentence before:any proof	0.18	-0.18
sentence before:any time	0.2	-0.2
sentence before:anyon	-0.45	0.45
sentence before:anyth	0.4	-0.4
sentence before:ap	0.25	-0.25
sentence before:ap <n>	0.25	-0.25
sentence before:apart	0.39	-0.39
sentence before:apnea	0.65	-0.65
sentence before:appeal	1.26	-1.26
sentence before:appeal :	0.7	-0.7
sentence before:appeal <n>	-0.54	0.54
sentence before:appeal a	0.73	-0.73
sentence before:appeal about	0.27	-0.27
sentence before:appeal and	0.57	-0.57
sentence before:appeal by	0.26	-0.26
sentence before:appeal decision	0.68	-0.68
sentence before:appeal fax	0.16	-0.16
sentence before:appeal has	-0.54	0.54
sentence before:appeal if	0.61	-0.61
sentence before:appeal in	0.76	-0.76
sentence before:appeal is	0.49	-0.49
sentence before:appeal may	0.5	-0.5
sentence before:appeal must	0.4	-0.4
sentence before:appeal number	0.24	-0.24
sentence before:appeal of	-0.21	0.21
sentence before:appeal on	0.74	-0.74
sentence before:appeal only	-1.23	1.23
sentence before:appeal our	-0.76	0.76
sentence before:appeal p	0.42	-0.42
sentence before:appeal po	0.45	-0.45
sentence before:appeal receiv	0.21	-0.21
sentence before:appeal right	0.76	-0.76
sentence before:appeal send	0.56	-0.56
sentence before:appeal specialist	0.25	-0.25
sentence before:appeal that	0.26	-0.26
sentence before:appeal the	0.28	-0.28
sentence before:appeal thi	0.28	-0.28
sentence before:appeal to	-0.52	0.52
sentence before:appeal was	0.2	-0.2
sentence before:appeal we	0.6	-0.6
sentence before:appeal well	0.17	-0.17
sentence before:appeal which	0.22	-0.22
sentence before:appeal within	0.7	-0.7
sentence before:appeal you	0.6	-0.6
sentence before:appellant	0.3	-0.3
sentence before:apple	0.25	-0.25
sentence before:applewhit	0.68	-0.68
sentence before:applicant	0.57	-0.57
sentence before:applicant :	0.29	-0.29
sentence before:applicant for	0.23	-0.23
sentence before:apply	0.37	-0.37
sentence before:apply to	-0.18	0.18
sentence before:appoint	0.4	-0.4
sentence before:appoint representativ	0.18	-0.18
sentence before:approv	-0.79	0.79
sentence before:approv :	0.46	-0.46
sentence before:approv <m>	0.59	-0.59
sentence before:approv <n>	1.16	-1.16
sentence before:approv ?	0.89	-0.89
sentence before:approv a	-0.17	0.17
sentence before:approv all	0.98	-0.98
sentence before:approv allow	-0.73	0.73
sentence before:approv befor	0.51	-0.51
sentence before:approv by	1.5	-1.5
sentence before:approv earlier	-0.84	0.84
sentence before:approv for	-1.35	1.35
sentence before:approv from	-0.34	0.34
sentence before:approv in	0.2	-0.2
sentence before:approv it	-0.26	0.26
sentence before:approv medicar	0.63	-0.63
sentence before:approv not	0.25	-0.25
sentence before:approv or	0.23	-0.23
sentence before:approv other	0.33	-0.33
sentence before:approv paid	-0.66	0.66
sentence before:approv remark	0.36	-0.36
sentence before:approv the	-0.59	0.59
sentence before:approv thi	-0.54	0.54
sentence before:approv under	0.17	-0.17
sentence before:approv unles	0.21	-0.21
sentence before:approval	2.59	-2.59
sentence before:approval from	0.85	-0.85
sentence before:approval in	1.07	-1.07
sentence before:approval is	0.31	-0.31
sentence before:approval of	0.4	-0.4
sentence before:approval was	0.28	-0.28
sentence before:aprn	0.79	-0.79
sentence before:apt	0.18	-0.18
sentence before:arbitr	0.66	-0.66
sentence before:arc	-0.18	0.18
sentence before:arceneaux	0.47	-0.47
sentence before:are <n>	0.63	-0.63
sentence before:are a	0.89	-0.89
sentence before:are accept	0.23	-0.23
sentence before:are availabl	0.21	-0.21
sentence before:are being	-0.27	0.27
sentence before:are consider	0.55	-0.55
sentence before:are cover	0.78	-0.78
sentence before:are deny	0.68	-0.68
sentence before:are dismiss	-0.82	0.82
sentence before:are enough	0.36	-0.36
sentence before:are exclud	0.61	-0.61
sentence before:are experimental	-1.25	1.25
sentence before:are for	-0.48	0.48
sentence before:are free	0.22	-0.22
sentence before:are given	0.65	-0.65
sentence before:are hold	0.17	-0.17
sentence before:are left	-1.17	1.17
sentence before:are mark	-0.81	0.81
sentence before:are medical	0.57	-0.57
sentence before:are met	0.86	-0.86
sentence before:are more	0.69	-0.69
sentence before:are need	-1.1	1.1
sentence before:are no	-1.07	1.07
sentence before:are non	0.71	-0.71
sentence before:are not	-0.22	0.22
sentence before:are open	0.8	-0.8
sentence before:are paid	0.48	-0.48
sentence before:are part	0.24	-0.24
sentence before:are payabl	0.44	-0.44
sentence before:are small	-0.72	0.72
sentence before:are sorry	0.19	-0.19
sentence before:are still	0.5	-0.5
sentence before:are the	-0.57	0.57
sentence before:are therefor	0.63	-0.63
sentence before:are unabl	-0.79	0.79
sentence before:are warn	1.21	-1.21
sentence before:are writ	0.83	-0.83
sentence before:are wrong	0.31	-0.31
sentence before:area	-0.24	0.24
sentence before:arlo	-0.18	0.18
sentence before:arm	-0.35	0.35
sentence before:arriv	-0.38	0.38
sentence before:arriv by	0.17	-0.17
sentence before:arriv in	-0.7	0.7
sentence before:arroyo	-0.67	0.67
sentence before:articl	1.26	-1.26
sentence before:articl vi	0.61	-0.61
sentence before:as :	0.19	-0.19
sentence before:as <5>	0.34	-0.34
sentence before:as <n>	-0.41	0.41
sentence before:as a	0.64	-0.64
sentence before:as an	-0.32	0.32
sentence before:as deny	-0.89	0.89
sentence before:as exercis	-0.53	0.53
sentence before:as experimental	0.41	-0.41
sentence before:as far	0.16	-0.16
sentence before:as first	-0.66	0.66
sentence before:as follow	0.65	-0.65
sentence before:as if	0.64	-0.64
sentence before:as it	0.46	-0.46
sentence before:as long	-0.21	0.21
sentence before:as maintenanc	0.4	-0.4
sentence before:as medical	-0.19	0.19
sentence before:as not	0.44	-0.44
sentence before:as of	-0.36	0.36
sentence before:as part	0.46	-0.46
sentence before:as primary	-0.75	0.75
sentence before:as proof	0.27	-0.27
sentence before:as second	0.25	-0.25
sentence before:as therapy	-0.53	0.53
sentence before:as they	0.63	-0.63
sentence before:as we	0.19	-0.19
sentence before:as your	0.45	-0.45
sentence before:asg	0.65	-0.65
sentence before:asg y	0.65	-0.65
sentence before:ash	0.16	-0.16
sentence before:ashby	0.29	-0.29
sentence before:ashgrov	0.54	-0.54
sentence before:aside	0.85	-0.85
sentence before:ask	0.88	-0.88
sentence before:ask :	0.19	-0.19
sentence before:ask for	0.96	-0.96
sentence before:ask in	0.28	-0.28
sentence before:ask that	-1.08	1.08
sentence before:ask the	0.57	-0.57
sentence before:ask us	1.12	-1.12
sentence before:ask within	0.19	-0.19
sentence before:ask you	-1.2	1.2
sentence before:asked	0.69	-0.69
sentence before:asked again	0.46	-0.46
sentence before:asked for	1.37	-1.37
sentence before:asked on	0.87	-0.87
sentence before:asked the	-1.03	1.03
sentence before:asked to	-0.76	0.76
sentence before:asked us	0.8	-0.8
sentence before:asked you	-0.98	0.98
sentence before:assess	0.8	-0.8
sentence before:assess :	0.28	-0.28
sentence before:assess and	0.16	-0.16
sentence before:assign	0.4	-0.4
sentence before:assign to	0.16	-0.16
sentence before:assigne	0.18	-0.18
sentence before:assist	0.23	-0.23
sentence before:assist in	0.23	-0.23
sentence before:assistanc	0.33	-0.33
sentence before:associat	0.61	-0.61
sentence before:assocy	0.6	-0.6
sentence before:at <n>	0.67	-0.67
sentence before:at a	0.75	-0.75
sentence before:at any	0.22	-0.22
sentence before:at claim	-0.82	0.82
sentence before:at each	-0.73	0.73
sentence before:at home	0.63	-0.63
sentence before:at it	0.97	-0.97
sentence before:at its	-0.59	0.59
sentence before:at least	-0.26	0.26
sentence before:at m	0.38	-0.38
sentence before:at no	0.16	-0.16
sentence before:at once	0.31	-0.31
sentence before:at our	1.62	-1.62
sentence before:at risk	0.2	-0.2
sentence before:at that	0.57	-0.57
sentence before:at the	0.79	-0.79
sentence before:at thi	-0.38	0.38
sentence before:at visit	0.34	-0.34
sentence before:at whether	0.61	-0.61
sentence before:at your	0.52	-0.52
sentence before:attach	0.93	-0.93
sentence before:attach extra	-0.63	0.63
sentence before:attach is	0.74	-0.74
sentence before:attach or	0.91	-0.91
sentence before:attach to	0.36	-0.36
sentence before:attend	0.91	-0.91
sentence before:attention	0.39	-0.39
sentence before:attention :	0.25	-0.25
sentence before:attest	0.67	-0.67
sentence before:attn	0.95	-0.95
sentence before:attn :	0.85	-0.85
sentence before:attorney	0.82	-0.82
sentence before:audit	-1.01	1.01
sentence before:audit found	-1.26	1.26
sentence before:augustin	0.61	-0.61
sentence before:augustin theisen	0.24	-0.24
sentence before:auth	0.7	-0.7
sentence before:authoriz	1.59	-1.59
sentence before:authoriz <n>	-0.65	0.65
sentence before:authoriz after	0.26	-0.26
sentence before:authoriz and	0.23	-0.23
sentence before:authoriz befor	-1.01	1.01
sentence before:authoriz by	0.36	-0.36
sentence before:authoriz code	0.33	-0.33
sentence before:authoriz exceed	0.39	-0.39
sentence before:authoriz for	0.98	-0.98
sentence before:authoriz from	0.72	-0.72
sentence before:authoriz is	0.45	-0.45
sentence before:authoriz notific	-0.78	0.78
sentence before:authoriz number	0.55	-0.55
sentence before:authoriz on	0.54	-0.54
sentence before:authoriz or	0.59	-0.59
sentence before:authoriz pre	0.67	-0.67
sentence before:authoriz representativ	0.21	-0.21
sentence before:authoriz request	0.17	-0.17
sentence before:authoriz servic	0.16	-0.16
sentence before:authoriz was	0.97	-0.97
sentence before:auto	0.3	-0.3
sentence before:automobil	0.23	-0.23
sentence before:availabl	1.24	-1.24
sentence before:availity	0.78	-0.78
sentence before:availity essential	0.41	-0.41
sentence before:ave	0.18	-0.18
sentence before:avenu	0.22	-0.22
sentence before:averag	0.6	-0.6
sentence before:aviso	0.22	-0.22
sentence before:away	0.27	-0.27
sentence before:axial	0.65	-0.65
sentence before:axial decompression	0.65	-0.65
sentence before:az	0.4	-0.4
sentence before:az <n>	0.29	-0.29
sentence before:b	-0.32	0.32
sentence before:b :	-0.71	0.71
sentence before:b <d>	-0.7	0.7
sentence before:b <n>	-0.79	0.79
sentence before:b health	0.23	-0.23
sentence before:b is	-0.88	0.88
sentence before:b medical	0.26	-0.26
sentence before:b medicar	0.53	-0.53
sentence before:b policy	0.24	-0.24
sentence before:b south	0.24	-0.24
sentence before:b the	0.66	-0.66
sentence before:b total	0.64	-0.64
sentence before:b you	0.96	-0.96
sentence before:back	0.44	-0.44
sentence before:back and	-0.33	0.33
sentence before:back at	-0.64	0.64
sentence before:back for	0.21	-0.21
sentence before:back is	-0.24	0.24
sentence before:back pain	0.7	-0.7
sentence before:back to	1.2	-1.2
sentence before:background	0.69	-0.69
sentence before:balanc	0.8	-0.8
sentence before:balanc <d>	0.41	-0.41
sentence before:balanc is	0.49	-0.49
sentence before:balanc score	-0.5	0.5
sentence before:bar	0.42	-0.42
sentence before:barnaby	0.35	-0.35
sentence before:bartholomew	0.44	-0.44
sentence before:based	-0.67	0.67
sentence before:based on	-0.41	0.41
sentence before:basi	1.52	-1.52
sentence before:basi of	0.22	-0.22
sentence before:basic	0.31	-0.31
sentence before:basic option	0.29	-0.29
sentence before:basin health	-0.35	0.35
sentence before:batch <n>	0.37	-0.37
sentence before:bay	0.79	-0.79
sentence before:bayou	0.21	-0.21
sentence before:baysid	0.5	-0.5
sentence before:be added	0.21	-0.21
sentence before:be approv	0.45	-0.45
sentence before:be asked	-0.43	0.43
sentence before:be authoriz	0.21	-0.21
sentence before:be bill	0.22	-0.22
sentence before:be charg	0.67	-0.67
sentence before:be clos	0.18	-0.18
sentence before:be collect	0.49	-0.49
sentence before:be consider	0.59	-0.59
sentence before:be cover	1.43	-1.43
sentence before:be decid	-0.61	0.61
sentence before:be deny	0.65	-0.65
sentence before:be done	-0.52	0.52
sentence before:be expect	-1.17	1.17
sentence before:be filed	-0.37	0.37
sentence before:be given	0.32	-0.32
sentence before:be in	-0.26	0.26
sentence before:be look	0.2	-0.2
sentence before:be made	1.3	-1.3
sentence before:be measur	-0.37	0.37
sentence before:be met	-0.67	0.67
sentence before:be need	0.34	-0.34
sentence before:be overpaid	0.4	-0.4
sentence before:be paid	1.08	-1.08
sentence before:be pay	0.29	-0.29
sentence before:be postmark	0.4	-0.4
sentence before:be process	1.11	-1.11
sentence before:be reach	1.11	-1.11
sentence before:be read	0.25	-0.25
sentence before:be receiv	-1.38	1.38
sentence before:be refund	0.37	-0.37
sentence before:be refus	0.28	-0.28
sentence before:be return	-0.6	0.6
sentence before:be set	0.68	-0.68
sentence before:be tried	-0.65	0.65
sentence before:be used	0.43	-0.43
sentence before:be with	0.17	-0.17
sentence before:be work	-0.21	0.21
sentence before:bear	0.58	-0.58
sentence before:beatrix	0.36	-0.36
sentence before:beaumont	0.32	-0.32
sentence before:beauregard	0.28	-0.28
sentence before:becam	0.3	-0.3
sentence before:becaus	1	-1
sentence before:becaus :	-2.05	2.05
sentence before:becaus it	1.59	-1.59
sentence before:becaus its	0.17	-0.17
sentence before:becaus no	0.38	-0.38
sentence before:becaus of	0.54	-0.54
sentence before:becaus the	2.61	-2.61
sentence before:becaus they	0.31	-0.31
sentence before:becaus thi	0.8	-0.8
sentence before:becaus we	0.27	-0.27
sentence before:becaus you	0.62	-0.62
sentence before:becaus your	0.65	-0.65
sentence before:becom	0.19	-0.19
sentence before:been	0.49	-0.49
sentence before:been adjudicat	-0.23	0.23
sentence before:been approv	-0.71	0.71
sentence before:been bundl	0.64	-0.64
sentence before:been chosen	0.41	-0.41
sentence before:been cover	0.93	-0.93
sentence before:been decid	0.31	-0.31
sentence before:been deny	-1.22	1.22
sentence before:been dismiss	-0.32	0.32
sentence before:been done	0.39	-0.39
sentence before:been gett	0.45	-0.45
sentence before:been given	0.3	-0.3
sentence before:been in	-0.65	0.65
sentence before:been made	1.06	-1.06
sentence before:been met	-0.31	0.31
sentence before:been neither	0.5	-0.5
sentence before:been paid	0.3	-0.3
sentence before:been reach	-0.88	0.88
sentence before:been select	0.41	-0.41
sentence before:been sent	0.55	-0.55
sentence before:been shown	-0.51	0.51
sentence before:been taught	1.15	-1.15
sentence before:been told	0.21	-0.21
sentence before:been tried	1.49	-1.49
sentence before:been used	0.61	-0.61
sentence before:befor	0.41	-0.41
sentence before:befor <month>	0.9	-0.9
sentence before:befor <n>	0.22	-0.22
sentence before:befor a	-0.49	0.49
sentence before:befor an	-0.58	0.58
sentence before:befor and	-0.29	0.29
sentence before:befor it	1.55	-1.55
sentence before:befor the	-0.37	0.37
sentence before:befor these	0.55	-0.55
sentence before:befor they	0.36	-0.36
sentence before:befor thi	-0.58	0.58
sentence before:befor tricar	-1.45	1.45
sentence before:befor we	0.87	-0.87
sentence before:befor you	0.35	-0.35
sentence before:beforehand	0.3	-0.3
sentence before:began	-0.5	0.5
sentence before:began <d>	-0.75	0.75
sentence before:began on	0.8	-0.8
sentence before:begin	1.01	-1.01
sentence before:beginn	0.44	-0.44
sentence before:beginn <month>	0.31	-0.31
sentence before:behalf of	0.63	-0.63
sentence before:behalf on	-0.53	0.53
sentence before:behavioral	0.17	-0.17
sentence before:being forward	0.42	-0.42
sentence before:being late	0.19	-0.19
sentence before:believ	0.24	-0.24
sentence before:bellweather	-0.2	0.2
sentence before:bellwether	0.58	-0.58
sentence before:belong	1.13	-1.13
sentence before:belong to	1.13	-1.13
sentence before:below	-0.76	0.76
sentence before:below :	1.06	-1.06
sentence before:below in	0.36	-0.36
sentence before:below offic	0.25	-0.25
sentence before:below policy	-0.62	0.62
sentence before:below request	0.62	-0.62
sentence before:below was	0.95	-0.95
sentence before:below which	0.16	-0.16
sentence before:bend	-0.21	0.21
sentence before:bend physical	0.55	-0.55
sentence before:beneficiary	0.61	-0.61
sentence before:beneficiary :	0.48	-0.48
sentence before:beneficiary <m>	-0.85	0.85
sentence before:beneficiary has	-0.46	0.46
sentence before:beneficiary is	-0.3	0.3
sentence before:beneficiary liability	-0.18	0.18
sentence before:beneficiary may	0.16	-0.16
sentence before:beneficiary medicar	0.4	-0.4
sentence before:beneficiary name	0.58	-0.58
sentence before:beneficiary notic	0.31	-0.31
sentence before:beneficiary share	-0.42	0.42
sentence before:benefit	1.03	-1.03
sentence before:benefit :	0.43	-0.43
sentence before:benefit <n>	0.22	-0.22
sentence before:benefit and	0.5	-0.5
sentence before:benefit code	-1.06	1.06
sentence before:benefit coordin	0.45	-0.45
sentence before:benefit deny	1.51	-1.51
sentence before:benefit determin	0.59	-0.59
sentence before:benefit docu	0.18	-0.18
sentence before:benefit ended	-0.38	0.38
sentence before:benefit for	0.81	-0.81
sentence before:benefit is	0.6	-0.6
sentence before:benefit keep	0.16	-0.16
sentence before:benefit maximum	0.3	-0.3
sentence before:benefit number	0.73	-0.73
sentence before:benefit of	1.34	-1.34
sentence before:benefit or	0.37	-0.37
sentence before:benefit period	0.43	-0.43
sentence before:benefit plan	-0.55	0.55
sentence before:benefit policy	-0.69	0.69
sentence before:benefit servic	-0.89	0.89
sentence before:benefit thi	0.2	-0.2
sentence before:benefit were	0.8	-0.8
sentence before:bernadett	0.45	-0.45
sentence before:bertram	0.33	-0.33
sentence before:better	0.56	-0.56
sentence before:better function	-0.81	0.81
sentence before:better than	0.2	-0.2
sentence before:bettina	0.32	-0.32
sentence before:between <month>	-0.8	0.8
sentence before:between the	1.08	-1.08
sentence before:beyond	0.53	-0.53
sentence before:bh	0.38	-0.38
sentence before:bill	0.83	-0.83
sentence before:bill :	0.7	-0.7
sentence before:bill <5>	0.53	-0.53
sentence before:bill <d>	0.41	-0.41
sentence before:bill <m>	-0.32	0.32
sentence before:bill <month>	0.21	-0.21
sentence before:bill <n>	-0.26	0.26
sentence before:bill amt	-0.17	0.17
sentence before:bill and	0.54	-0.54
sentence before:bill approv	0.56	-0.56
sentence before:bill below	-0.92	0.92
sentence before:bill by	-0.21	0.21
sentence before:bill cover	-0.7	0.7
sentence before:bill date	0.37	-0.37
sentence before:bill depart	0.19	-0.19
sentence before:bill discount	-0.53	0.53
sentence before:bill fee	0.2	-0.2
sentence before:bill first	-0.41	0.41
sentence before:bill for	-1.75	1.75
sentence before:bill has	-0.62	0.62
sentence before:bill id	0.44	-0.44
sentence before:bill in	0.5	-0.5
sentence before:bill it	-0.62	0.62
sentence before:bill list	-0.51	0.51
sentence before:bill manager	0.28	-0.28
sentence before:bill medicar	-0.35	0.35
sentence before:bill no	0.23	-0.23
sentence before:bill not	-1.37	1.37
sentence before:bill of	0.46	-0.46
sentence before:bill offic	0.34	-0.34
sentence before:bill omf	0.18	-0.18
sentence before:bill payabl	-0.5	0.5
sentence before:bill plan	-0.91	0.91
sentence before:bill prov	-0.81	0.81
sentence before:bill provider	-0.55	0.55
sentence before:bill reach	-0.32	0.32
sentence before:bill receiv	0.4	-0.4
sentence before:bill reduction	-1.21	1.21
sentence before:bill review	0.5	-0.5
sentence before:bill servic	0.64	-0.64
sentence before:bill statu	0.31	-0.31
sentence before:bill that	0.5	-0.5
sentence before:bill the	1.62	-1.62
sentence before:bill thi	0.29	-0.29
sentence before:bill total	0.31	-0.31
sentence before:bill townzip	-1	1
sentence before:bill treat	0.22	-0.22
sentence before:bill under	0.16	-0.16
sentence before:bill us	0.41	-0.41
sentence before:bill was	-0.85	0.85
sentence before:bill we	0.53	-0.53
sentence before:bill with	-0.2	0.2
sentence before:bill you	0.35	-0.35
sentence before:billabl	-1.09	1.09
sentence before:billabl to	-1.09	1.09
sentence before:bind	1.44	-1.44
sentence before:bind on	0.84	-0.84
sentence before:bind the	0.77	-0.77
sentence before:birch	0.2	-0.2
sentence before:birch health	0.16	-0.16
sentence before:birchwood	0.21	-0.21
sentence before:birth	0.68	-0.68
sentence before:birth :	0.37	-0.37
sentence before:birth <d>	0.69	-0.69
sentence before:birth date	-0.19	0.19
sentence before:birthdat	0.2	-0.2
sentence before:birthday	0.4	-0.4
sentence before:bitterroot	-0.46	0.46
sentence before:black	0.21	-0.21
sentence before:blackwood	0.27	-0.27
sentence before:bladder control	-0.25	0.25
sentence before:bladder or	0.62	-0.62
sentence before:blank	-0.46	0.46
sentence before:block	-0.3	0.3
sentence before:blood	0.47	-0.47
sentence before:blood draw	0.43	-0.43
sentence before:blood test	0.21	-0.21
sentence before:blue	0.22	-0.22
sentence before:blue advantag	0.16	-0.16
sentence before:blue heron	0.18	-0.18
sentence before:blue shield	0.36	-0.36
sentence before:bluecros	0.43	-0.43
sentence before:bluecros blueshield	0.41	-0.41
sentence before:bluegras	0.16	-0.16
sentence before:blueshield	0.44	-0.44
sentence before:blueshield of	0.27	-0.27
sentence before:bluestem	-0.74	0.74
sentence before:bluestem orthopedic	-0.87	0.87
sentence before:bluff	0.18	-0.18
sentence before:board	0.96	-0.96
sentence before:board certify	0.74	-0.74
sentence before:board of	0.37	-0.37
sentence before:bone	-0.74	0.74
sentence before:book	0.92	-0.92
sentence before:booklet	0.31	-0.31
sentence before:born	1.07	-1.07
sentence before:born <month>	0.58	-0.58
sentence before:born <n>	0.54	-0.54
sentence before:born on	0.27	-0.27
sentence before:both date	-0.89	0.89
sentence before:both servic	-0.43	0.43
sentence before:bought	0.42	-0.42
sentence before:bowel	0.62	-0.62
sentence before:box	0.52	-0.52
sentence before:box <5>	0.45	-0.45
sentence before:box <n>	0.37	-0.37
sentence before:bp	0.22	-0.22
sentence before:bp <n>	0.22	-0.22
sentence before:br	0.39	-0.39
sentence before:brace	-0.62	0.62
sentence before:branch	-0.58	0.58
sentence before:brandt	0.34	-0.34
sentence before:brandvold	0.5	-0.5
sentence before:brannigan	-0.43	0.43
sentence before:breath	-0.63	0.63
sentence before:brightwater	0.25	-0.25
sentence before:brightwell	0.44	-0.44
sentence before:bring	0.99	-0.99
sentence before:bring a	0.82	-0.82
sentence before:brochur	-0.34	0.34
sentence before:brochur cover	-0.19	0.19
sentence before:brochur ri	-1.01	1.01
sentence before:brought	-0.76	0.76
sentence before:bulletin	0.52	-0.52
sentence before:bundl	0.87	-0.87
sentence before:bundl as	0.61	-0.61
sentence before:busines	0.94	-0.94
sentence before:busines day	0.87	-0.87
sentence before:but	-0.22	0.22
sentence before:but it	-0.17	0.17
sentence before:bv	-0.34	0.34
sentence before:bv <n>	-0.34	0.34
sentence before:bx	-0.44	0.44
sentence before:bx <n>	-0.44	0.44
sentence before:by :	0.73	-0.73
sentence before:by <d>	0.69	-0.69
sentence before:by <month>	1.02	-1.02
sentence before:by <n>	1.68	-1.68
sentence before:by aetna	0.28	-0.28
sentence before:by another	1.19	-1.19
sentence before:by beneficiary	-0.71	0.71
sentence before:by check	-0.23	0.23
sentence before:by cigna	0.16	-0.16
sentence before:by dr	-0.17	0.17
sentence before:by eft	0.38	-0.38
sentence before:by fax	1.01	-1.01
sentence before:by her	-0.73	0.73
sentence before:by insurer	0.24	-0.24
sentence before:by itself	-1.01	1.01
sentence before:by law	1.2	-1.2
sentence before:by letter	0.95	-0.95
sentence before:by mail	0.34	-0.34
sentence before:by may	-0.21	0.21
sentence before:by medicar	0.29	-0.29
sentence before:by mistak	0.41	-0.41
sentence before:by one	0.26	-0.26
sentence before:by other	0.38	-0.38
sentence before:by phone	0.44	-0.44
sentence before:by plan	0.2	-0.2
sentence before:by servic	0.32	-0.32
sentence before:by telephon	0.66	-0.66
sentence before:by the	0.63	-0.63
sentence before:by then	0.33	-0.33
sentence before:by thi	-0.6	0.6
sentence before:by us	-0.82	0.82
sentence before:by you	0.62	-0.62
sentence before:c	0.98	-0.98
sentence before:c <5>	0.19	-0.19
sentence before:c <m>	-0.75	0.75
sentence before:c <n>	-0.89	0.89
sentence before:c d	0.38	-0.38
sentence before:c date	0.23	-0.23
sentence before:c if	0.22	-0.22
sentence before:c innovativ	0.25	-0.25
sentence before:c other	0.29	-0.29
sentence before:c patient	0.17	-0.17
sentence before:ca	0.94	-0.94
sentence before:ca that	0.32	-0.32
sentence before:cal	0.34	-0.34
sentence before:calendar	0.23	-0.23
sentence before:calendar day	0.5	-0.5
sentence before:california	0.2	-0.2
sentence before:call	1.63	-1.63
sentence before:call <n>	1	-1
sentence before:call for	0.37	-0.37
sentence before:call the	0.35	-0.35
sentence before:call us	0.36	-0.36
sentence before:calloway	0.62	-0.62
sentence before:came	1.46	-1.46
sentence before:came after	0.18	-0.18
sentence before:came in	0.96	-0.96
sentence before:came on	-0.52	0.52
sentence before:came to	1.31	-1.31
sentence before:came with	1.64	-1.64
sentence before:came without	0.8	-0.8
sentence before:can	0.34	-0.34
sentence before:can appeal	-0.47	0.47
sentence before:can approv	-0.65	0.65
sentence before:can ask	0.76	-0.76
sentence before:can be	0.24	-0.24
sentence before:can decid	0.35	-0.35
sentence before:can file	0.44	-0.44
sentence before:can give	-0.37	0.37
sentence before:can keep	0.29	-0.29
sentence before:can make	-0.76	0.76
sentence before:can tell	0.27	-0.27
sentence before:cancer	0.19	-0.19
sentence before:cane	0.46	-0.46
sentence before:cane and	0.76	-0.76
sentence before:cannot	0.49	-0.49
sentence before:cannot approv	-0.42	0.42
sentence before:cannot be	1.12	-1.12
sentence before:cannot make	0.35	-0.35
sentence before:cannot pay	-0.54	0.54
sentence before:cannot tell	0.89	-0.89
sentence before:cant finish	0.24	-0.24
sentence before:cant pay	-0.42	0.42
sentence before:canyon	-0.73	0.73
sentence before:cap	-0.22	0.22
sentence before:cap <m>	-0.91	0.91
sentence before:cap met	0.54	-0.54
sentence before:capacity	-0.47	0.47
sentence before:capacity evalu	-0.5	0.5
sentence before:capital	0.28	-0.28
sentence before:car	0.83	-0.83
sentence before:car for	0.58	-0.58
sentence before:carc	-0.83	0.83
sentence before:carc <n>	-1.05	1.05
sentence before:carc rarc	0.48	-0.48
sentence before:card	0.74	-0.74
sentence before:care	0.85	-0.85
sentence before:care :	0.89	-0.89
sentence before:care <n>	0.26	-0.26
sentence before:care after	0.17	-0.17
sentence before:care already	0.18	-0.18
sentence before:care and	0.91	-0.91
sentence before:care at	0.24	-0.24
sentence before:care bill	0.82	-0.82
sentence before:care claim	0.17	-0.17
sentence before:care doctor	-0.59	0.59
sentence before:care for	-0.46	0.46
sentence before:care from	-0.55	0.55
sentence before:care given	0.52	-0.52
sentence before:care is	1.94	-1.94
sentence before:care llc	-0.43	0.43
sentence before:care may	1.17	-1.17
sentence before:care network	-0.46	0.46
sentence before:care of	0.92	-0.92
sentence before:care pa	0.16	-0.16
sentence before:care path	0.16	-0.16
sentence before:care plan	-0.25	0.25
sentence before:care provider	0.29	-0.29
sentence before:care sign	0.24	-0.24
sentence before:care that	-0.29	0.29
sentence before:care train	-0.26	0.26
sentence before:care up	0.9	-0.9
sentence before:care was	1.39	-1.39
sentence before:care with	0.33	-0.33
sentence before:care you	-0.81	0.81
sentence before:carefirst	0.17	-0.17
sentence before:careful	0.65	-0.65
sentence before:carelon	0.17	-0.17
sentence before:caresourc	0.75	-0.75
sentence before:carita	0.18	-0.18
sentence before:carolina	0.48	-0.48
sentence before:carrier :	0.16	-0.16
sentence before:carrier and	0.19	-0.19
sentence before:carrier claim	0.16	-0.16
sentence before:carrier first	1	-1
sentence before:carry no	0.92	-0.92
sentence before:carry out	0.97	-0.97
sentence before:carry the	0.63	-0.63
sentence before:cascad	0.27	-0.27
sentence before:case	1.08	-1.08
sentence before:case :	0.29	-0.29
sentence before:case manager	-0.25	0.25
sentence before:case number	0.49	-0.49
sentence before:case to	0.27	-0.27
sentence before:case was	0.32	-0.32
sentence before:casimir	-0.16	0.16
sentence before:caspian	0.32	-0.32
sentence before:castellan	0.32	-0.32
sentence before:castellano	0.28	-0.28
sentence before:castlebury	0.55	-0.55
sentence before:catastrophic	0.2	-0.2
sentence before:catastrophic cap	0.2	-0.2
sentence before:cause	0.48	-0.48
sentence before:cause for	0.26	-0.26
sentence before:cb	-0.21	0.21
sentence before:cb <n>	-0.23	0.23
sentence before:cc	1.15	-1.15
sentence before:cc :	1.01	-1.01
sentence before:cd	1.04	-1.04
sentence before:cd <n>	0.58	-0.58
sentence before:cedar	0.55	-0.55
sentence before:cedar flat	0.3	-0.3
sentence before:center	-0.29	0.29
sentence before:center <n>	0.44	-0.44
sentence before:center claim	0.24	-0.24
sentence before:center for	0.24	-0.24
sentence before:center npi	-0.75	0.75
sentence before:center on	0.25	-0.25
sentence before:cert	-0.44	0.44
sentence before:certain	0.64	-0.64
sentence before:certific	-0.48	0.48
sentence before:certificat	0.5	-0.5
sentence before:certify	1.5	-1.5
sentence before:certify <n>	1.13	-1.13
sentence before:certify authoriz	0.16	-0.16
sentence before:certify coder	0.29	-0.29
sentence before:certify in	0.51	-0.51
sentence before:cervical	1.09	-1.09
sentence before:cervical and	-0.38	0.38
sentence before:cervical rot	1.03	-1.03
sentence before:cfr	-0.17	0.17
sentence before:cfr <m>	-0.63	0.63
sentence before:cfr <n>	0.34	-0.34
sentence before:cg	0.52	-0.52
sentence before:ch	0.22	-0.22
sentence before:ch <n>	0.2	-0.2
sentence before:chair	-0.48	0.48
sentence before:champva	0.25	-0.25
sentence before:champva group	0.18	-0.18
sentence before:chang	0.4	-0.4
sentence before:chang and	-0.23	0.23
sentence before:chang in	1.05	-1.05
sentence before:chang of	0.5	-0.5
sentence before:chang our	-1.86	1.86
sentence before:chang since	0.2	-0.2
sentence before:chang that	0.24	-0.24
sentence before:chang the	0.35	-0.35
sentence before:chang thi	0.36	-0.36
sentence before:chapter	-0.23	0.23
sentence before:chapter <n>	-0.23	0.23
sentence before:charg :	0.58	-0.58
sentence before:charg <n>	0.97	-0.97
sentence before:charg allow	0.33	-0.33
sentence before:charg allowanc	0.38	-0.38
sentence before:charg and	1.03	-1.03
sentence before:charg approv	0.19	-0.19
sentence before:charg are	0.44	-0.44
sentence before:charg at	-1	1
sentence before:charg discount	1.21	-1.21
sentence before:charg fee	0.71	-0.71
sentence before:charg first	0.42	-0.42
sentence before:charg for	-0.32	0.32
sentence before:charg in	0.16	-0.16
sentence before:charg is	-0.2	0.2
sentence before:charg not	-1.27	1.27
sentence before:charg our	0.21	-0.21
sentence before:charg paid	-1.58	1.58
sentence before:charg pay	0.26	-0.26
sentence before:charg plan	0.68	-0.68
sentence before:charg reduction	-0.85	0.85
sentence before:charg that	0.63	-0.63
sentence before:charg the	0.2	-0.2
sentence before:charg was	1.39	-1.39
sentence before:charg we	0.48	-0.48
sentence before:charg were	0.5	-0.5
sentence before:chart	0.61	-0.61
sentence before:chart note	0.65	-0.65
sentence before:chat	0.2	-0.2
sentence before:chat with	0.2	-0.2
sentence before:check :	0.31	-0.31
sentence before:check <n>	0.45	-0.45
sentence before:check amt	-0.17	0.17
sentence before:check and	0.39	-0.39
sentence before:check claim	0.43	-0.43
sentence before:check eft	1.05	-1.05
sentence before:check for	0.22	-0.22
sentence before:check no	-0.77	0.77
sentence before:check number	-0.62	0.62
sentence before:check payabl	0.16	-0.16
sentence before:check reason	-0.45	0.45
sentence before:chg	-0.23	0.23
sentence before:chg <m>	-1.04	1.04
sentence before:child	-0.88	0.88
sentence before:child ask	0.18	-0.18
sentence before:child has	-0.3	0.3
sentence before:child now	-1.23	1.23
sentence before:chiro	0.51	-0.51
sentence before:chiropractic	0.36	-0.36
sentence before:chiropractic <n>	0.31	-0.31
sentence before:chiropractic adjust	-0.97	0.97
sentence before:chiropractic benefit	0.59	-0.59
sentence before:chiropractic center	0.6	-0.6
sentence before:chiropractic clinic	0.41	-0.41
sentence before:chiropractic date	-0.99	0.99
sentence before:chiropractic examin	0.86	-0.86
sentence before:chiropractic health	0.6	-0.6
sentence before:chiropractic llc	0.42	-0.42
sentence before:chiropractic p	0.2	-0.2
sentence before:chiropractic pc	0.17	-0.17
sentence before:chiropractic pllc	0.21	-0.21
sentence before:chiropractic rehab	0.41	-0.41
sentence before:chiropractic servic	0.16	-0.16
sentence before:chiropractic treat	-0.86	0.86
sentence before:chiropractic visit	-0.19	0.19
sentence before:chiropractor	1.17	-1.17
sentence before:chiropractor dr	0.28	-0.28
sentence before:chiropractor for	0.72	-0.72
sentence before:chiropractor who	-0.69	0.69
sentence before:choic	0.95	-0.95
sentence before:choic plu	0.61	-0.61
sentence before:choos	0.53	-0.53
sentence before:chosen	-0.89	0.89
sentence before:chosen for	0.59	-0.59
sentence before:cht	0.23	-0.23
sentence before:cigna	1.2	-1.2
sentence before:cigna health	0.17	-0.17
sentence before:cigna healthcar	0.43	-0.43
sentence before:cigna id	0.33	-0.33
sentence before:circl	0.18	-0.18
sentence before:city	0.34	-0.34
sentence before:civil	0.43	-0.43
sentence before:civil action	0.39	-0.39
sentence before:cl	0.22	-0.22
sentence before:claim	0.73	-0.73
sentence before:claim :	0.21	-0.21
sentence before:claim <m>	-0.37	0.37
sentence before:claim <n>	0.33	-0.33
sentence before:claim above	-0.84	0.84
sentence before:claim administrator	0.36	-0.36
sentence before:claim again	0.52	-0.52
sentence before:claim amt	0.34	-0.34
sentence before:claim and	0.47	-0.47
sentence before:claim are	0.74	-0.74
sentence before:claim at	0.44	-0.44
sentence before:claim becaus	0.43	-0.43
sentence before:claim below	-0.96	0.96
sentence before:claim c	-0.26	0.26
sentence before:claim came	0.73	-0.73
sentence before:claim charg	0.19	-0.19
sentence before:claim check	-0.33	0.33
sentence before:claim claim	0.28	-0.28
sentence before:claim correspondenc	0.24	-0.24
sentence before:claim cost	0.47	-0.47
sentence before:claim date	0.47	-0.47
sentence before:claim denial	-0.41	0.41
sentence before:claim deny	-0.33	0.33
sentence before:claim detail	-0.46	0.46
sentence before:claim determin	-1.45	1.45
sentence before:claim disput	0.55	-0.55
sentence before:claim doe	-0.22	0.22
sentence before:claim e	-0.92	0.92
sentence before:claim form	0.9	-0.9
sentence before:claim frequency	0.46	-0.46
sentence before:claim h	-1.46	1.46
sentence before:claim had	0.41	-0.41
sentence before:claim has	0.41	-0.41
sentence before:claim icn	0.33	-0.33
sentence before:claim inform	0.85	-0.85
sentence before:claim is	1.25	-1.25
sentence before:claim lack	1.06	-1.06
sentence before:claim may	0.31	-0.31
sentence before:claim must	-0.54	0.54
sentence before:claim name	0.46	-0.46
sentence before:claim no	-0.35	0.35
sentence before:claim not	0.8	-0.8
sentence before:claim number	0.4	-0.4
sentence before:claim of	0.27	-0.27
sentence before:claim on	1.65	-1.65
sentence before:claim or	0.29	-0.29
sentence before:claim paid	0.16	-0.16
sentence before:claim patient	0.49	-0.49
sentence before:claim pay	-0.32	0.32
sentence before:claim proces	0.18	-0.18
sentence before:claim process	0.44	-0.44
sentence before:claim reach	-1.23	1.23
sentence before:claim recipient	-0.52	0.52
sentence before:claim ref	0.21	-0.21
sentence before:claim referenc	0.32	-0.32
sentence before:claim representativ	0.28	-0.28
sentence before:claim review	0.26	-0.26
sentence before:claim search	0.18	-0.18
sentence before:claim servic	0.83	-0.83
sentence before:claim should	-0.67	0.67
sentence before:claim show	0.53	-0.53
sentence before:claim start	0.2	-0.2
sentence before:claim stay	-0.47	0.47
sentence before:claim t	0.16	-0.16
sentence before:claim that	0.59	-0.59
sentence before:claim the	0.59	-0.59
sentence before:claim to	-0.16	0.16
sentence before:claim total	-0.57	0.57
sentence before:claim type	0.26	-0.26
sentence before:claim was	0.53	-0.53
sentence before:claim we	0.6	-0.6
sentence before:claim which	0.2	-0.2
sentence before:claim will	0.61	-0.61
sentence before:claim with	-0.19	0.19
sentence before:claim within	-0.24	0.24
sentence before:claim you	0.82	-0.82
sentence before:claimant	-0.25	0.25
sentence before:claimant :	0.22	-0.22
sentence before:classic	0.2	-0.2
sentence before:claud	-0.29	0.29
sentence before:clear	-0.68	0.68
sentence before:clearinghous	1.21	-1.21
sentence before:clearinghous acceptanc	0.35	-0.35
sentence before:clearinghous report	0.36	-0.36
sentence before:clementin	0.51	-0.51
sentence before:client	0.8	-0.8
sentence before:climb	-0.62	0.62
sentence before:climb stair	-1.11	1.11
sentence before:clinic <m>	0.16	-0.16
sentence before:clinic <n>	0.2	-0.2
sentence before:clinic is	0.64	-0.64
sentence before:clinical	2.57	-2.57
sentence before:clinical guidelin	0.49	-0.49
sentence before:clinical policy	0.25	-0.25
sentence before:clinical rational	0.89	-0.89
sentence before:clinical reason	1.08	-1.08
sentence before:clinical review	0.25	-0.25
sentence before:clm	-0.66	0.66
sentence before:clm <5>	-0.39	0.39
sentence before:clos	-0.81	0.81
sentence before:clos as	-0.8	0.8
sentence before:clos on	-0.95	0.95
sentence before:clos without	-0.95	0.95
sentence before:cms	1.15	-1.15
sentence before:cms <5>	0.46	-0.46
sentence before:cms <n>	0.81	-0.81
sentence before:cn	-0.91	0.91
sentence before:cn <n>	-0.91	0.91
sentence before:cnp	0.22	-0.22
sentence before:co	-1.04	1.04
sentence before:co <n>	-0.43	0.43
sentence before:co b	-1.43	1.43
sentence before:co contractual	0.95	-0.95
sentence before:co ins	-0.48	0.48
sentence before:co plan	-0.89	0.89
sentence before:coast	0.28	-0.28
sentence before:coastal	-0.66	0.66
sentence before:cob	0.35	-0.35
sentence before:cod	1.32	-1.32
sentence before:cod initiativ	0.57	-0.57
sentence before:code	-0.79	0.79
sentence before:code :	1.88	-1.88
sentence before:code <5>	0.17	-0.17
sentence before:code <n>	-1.95	1.95
sentence before:code amount	-0.64	0.64
sentence before:code and	0.26	-0.26
sentence before:code approv	-0.34	0.34
sentence before:code are	0.39	-0.39
sentence before:code bill	1.02	-1.02
sentence before:code charg	-0.59	0.59
sentence before:code co	-0.66	0.66
sentence before:code d	-0.89	0.89
sentence before:code description	-0.54	0.54
sentence before:code dx	-1.1	1.1
sentence before:code explan	0.87	-0.87
sentence before:code incidental	0.61	-0.61
sentence before:code m	-1.08	1.08
sentence before:code mean	-1.06	1.06
sentence before:code mod	0.74	-0.74
sentence before:code ndc	0.37	-0.37
sentence before:code on	0.26	-0.26
sentence before:code paid	-0.55	0.55
sentence before:code pr	0.23	-0.23
sentence before:code provider	-0.5	0.5
sentence before:code qty	0.83	-0.83
sentence before:code servic	-0.67	0.67
sentence before:code text	-0.84	0.84
sentence before:code that	0.52	-0.52
sentence before:code unit	-0.7	0.7
sentence before:code was	0.19	-0.19
sentence before:code what	0.34	-0.34
sentence before:code x	0.97	-0.97
sentence before:coded	0.2	-0.2
sentence before:coder	0.29	-0.29
sentence before:coin <m>	0.27	-0.27
sentence before:coin grp	-0.25	0.25
sentence before:coin paid	-0.59	0.59
sentence before:coin prov	0.58	-0.58
sentence before:coin total	0.44	-0.44
sentence before:coinsuranc	1.15	-1.15
sentence before:cold	0.5	-0.5
sentence before:cold pack	0.44	-0.44
sentence before:cole	0.59	-0.59
sentence before:colleagu	-0.81	0.81
sentence before:colleagu :	-0.53	0.53
sentence before:collect	0.73	-0.73
sentence before:collect from	0.18	-0.18
sentence before:column	0.65	-0.65
sentence before:com	1.13	-1.13
sentence before:com or	0.21	-0.21
sentence before:combin	0.6	-0.6
sentence before:combin is	0.65	-0.65
sentence before:combin provid	0.61	-0.61
sentence before:come	0.8	-0.8
sentence before:come by	0.16	-0.16
sentence before:come from	0.47	-0.47
sentence before:come in	0.94	-0.94
sentence before:come to	1.18	-1.18
sentence before:come with	0.43	-0.43
sentence before:come within	0.19	-0.19
sentence before:committe	-0.52	0.52
sentence before:common	0.68	-0.68
sentence before:community	-0.18	0.18
sentence before:community care	-0.37	0.37
sentence before:company	1.24	-1.24
sentence before:company and	0.23	-0.23
sentence before:company employe	0.31	-0.31
sentence before:compar	0.74	-0.74
sentence before:compatibl	0.65	-0.65
sentence before:compatibl with	0.65	-0.65
sentence before:compendia	0.38	-0.38
sentence before:compens	0.59	-0.59
sentence before:compens carrier	0.38	-0.38
sentence before:compens fee	0.83	-0.83
sentence before:complet	0.77	-0.77
sentence before:complet correct	-0.55	0.55
sentence before:complet note	0.19	-0.19
sentence before:complet our	0.31	-0.31
sentence before:complet waiver	0.19	-0.19
sentence before:complex	0.9	-0.9
sentence before:complexity	0.22	-0.22
sentence before:component	0.61	-0.61
sentence before:component of	0.61	-0.61
sentence before:concern	0.7	-0.7
sentence before:conclud	0.18	-0.18
sentence before:conclud that	0.18	-0.18
sentence before:conclusion	0.4	-0.4
sentence before:concurrent	0.2	-0.2
sentence before:condition	-0.39	0.39
sentence before:condition and	-1.11	1.11
sentence before:condition in	0.71	-0.71
sentence before:condition is	0.6	-0.6
sentence before:condition or	-0.32	0.32
sentence before:condition that	0.26	-0.26
sentence before:conestoga	-0.24	0.24
sentence before:confidential	0.42	-0.42
sentence before:confirm	0.29	-0.29
sentence before:conflict	0.32	-0.32
sentence before:conflict of	0.32	-0.32
sentence before:consent	1.1	-1.1
sentence before:conservativ	0.61	-0.61
sentence before:consider	1.55	-1.55
sentence before:consider component	0.55	-0.55
sentence before:consider investigational	-0.46	0.46
sentence before:consider it	0.3	-0.3
sentence before:consider without	0.46	-0.46
sentence before:constanc	0.21	-0.21
sentence before:consult	-0.44	0.44
sentence before:consult plan	0.45	-0.45
sentence before:consultant	-0.51	0.51
sentence before:consumer	0.23	-0.23
sentence before:contact	1.49	-1.49
sentence before:contact center	0.18	-0.18
sentence before:contact the	1.04	-1.04
sentence before:contain	0.3	-0.3
sentence before:contest	0.43	-0.43
sentence before:contest thi	0.34	-0.34
sentence before:continu	-0.21	0.21
sentence before:continu <n>	0.29	-0.29
sentence before:continu skill	0.17	-0.17
sentence before:continu stay	0.43	-0.43
sentence before:contract	-0.38	0.38
sentence before:contract adjust	0.35	-0.35
sentence before:contract discount	0.21	-0.21
sentence before:contract fee	-1.4	1.4
sentence before:contract has	0.16	-0.16
sentence before:contract leav	0.58	-0.58
sentence before:contract legislat	-0.19	0.19
sentence before:contract may	-0.48	0.48
sentence before:contract no	0.33	-0.33
sentence before:contract not	0.17	-0.17
sentence before:contract number	0.21	-0.21
sentence before:contract provider	-0.35	0.35
sentence before:contract rate	-0.57	0.57
sentence before:contract with	-0.72	0.72
sentence before:contractor	1.04	-1.04
sentence before:contractor of	0.19	-0.19
sentence before:contractual	0.52	-0.52
sentence before:contractual oblig	0.95	-0.95
sentence before:contrast	0.76	-0.76
sentence before:contrast <n>	0.4	-0.4
sentence before:control	0.24	-0.24
sentence before:control :	0.19	-0.19
sentence before:control fever	0.32	-0.32
sentence before:controll	0.7	-0.7
sentence before:controll trial	0.7	-0.7
sentence before:cooperativ	-0.83	0.83
sentence before:copay	0.53	-0.53
sentence before:copay <m>	-0.94	0.94
sentence before:copay <n>	0.23	-0.23
sentence before:copay and	0.18	-0.18
sentence before:copay deduct	0.28	-0.28
sentence before:copay deductibl	0.16	-0.16
sentence before:copay for	-0.62	0.62
sentence before:copay is	0.2	-0.2
sentence before:copay not	0.48	-0.48
sentence before:copay of	0.23	-0.23
sentence before:copay paid	0.22	-0.22
sentence before:copay plan	0.98	-0.98
sentence before:copay we	-0.67	0.67
sentence before:copper	-0.46	0.46
sentence before:copper basin	0.23	-0.23
sentence before:copper ridge	-0.76	0.76
sentence before:copperfield	-0.31	0.31
sentence before:copperlin	0.35	-0.35
sentence before:copy	1.45	-1.45
sentence before:copy :	0.21	-0.21
sentence before:copy of	0.89	-0.89
sentence before:copy to	0.24	-0.24
sentence before:cordelia	0.61	-0.61
sentence before:corneliu	0.93	-0.93
sentence before:corpor	0.19	-0.19
sentence before:correct	1.05	-1.05
sentence before:correct claim	1.59	-1.59
sentence before:correct cod	0.58	-0.58
sentence before:correct inform	-0.55	0.55
sentence before:correct the	0.55	-0.55
sentence before:correspondenc	0.51	-0.51
sentence before:correspondenc unit	0.23	-0.23
sentence before:cosmetic	-0.54	0.54
sentence before:cost	-0.75	0.75
sentence before:cost share	-0.6	0.6
sentence before:cost thi	0.47	-0.47
sentence before:could	-0.25	0.25
sentence before:could be	0.5	-0.5
sentence before:could do	0.81	-0.81
sentence before:could harm	0.22	-0.22
sentence before:could have	0.59	-0.59
sentence before:could not	-1.62	1.62
sentence before:count	1.76	-1.76
sentence before:count as	0.79	-0.79
sentence before:country	0.16	-0.16
sentence before:county	-0.83	0.83
sentence before:cours	0.39	-0.39
sentence before:cours of	0.39	-0.39
sentence before:court	0.67	-0.67
sentence before:cov	-0.2	0.2
sentence before:cover	0.25	-0.25
sentence before:cover <m>	-1.36	1.36
sentence before:cover <n>	-0.47	0.47
sentence before:cover a	-0.58	0.58
sentence before:cover as	-0.33	0.33
sentence before:cover benefit	1.22	-1.22
sentence before:cover by	-0.2	0.2
sentence before:cover care	-0.49	0.49
sentence before:cover charg	0.22	-0.22
sentence before:cover chiropractic	-0.63	0.63
sentence before:cover copay	-0.78	0.78
sentence before:cover for	0.43	-0.43
sentence before:cover her	-0.94	0.94
sentence before:cover ible	-0.58	0.58
sentence before:cover in	1.13	-1.13
sentence before:cover it	0.24	-0.24
sentence before:cover manipul	-0.72	0.72
sentence before:cover note	0.33	-0.33
sentence before:cover on	1.16	-1.16
sentence before:cover one	-0.81	0.81
sentence before:cover only	0.56	-0.56
sentence before:cover paid	-0.79	0.79
sentence before:cover person	1.2	-1.2
sentence before:cover plan	-0.64	0.64
sentence before:cover servic	-0.18	0.18
sentence before:cover since	0.63	-0.63
sentence before:cover the	0.71	-0.71
sentence before:cover therapy	0.29	-0.29
sentence before:cover these	0.7	-0.7
sentence before:cover thi	-0.73	0.73
sentence before:cover under	1.16	-1.16
sentence before:cover when	0.7	-0.7
sentence before:coverag	0.71	-0.71
sentence before:coverag determin	0.16	-0.16
sentence before:coverag ended	-0.85	0.85
sentence before:coverag for	-0.2	0.2
sentence before:coverag had	0.61	-0.61
sentence before:coverag has	-0.63	0.63
sentence before:coverag is	0.39	-0.39
sentence before:coverag of	-0.19	0.19
sentence before:coverag on	0.47	-0.47
sentence before:coverag or	0.24	-0.24
sentence before:coverag terminat	1.52	-1.52
sentence before:coverag that	0.75	-0.75
sentence before:coverag through	0.47	-0.47
sentence before:coverag under	-0.49	0.49
sentence before:coverag with	0.28	-0.28
sentence before:cpt	0.78	-0.78
sentence before:cpt <5>	-0.4	0.4
sentence before:cpt <n>	1.47	-1.47
sentence before:cpt charg	-0.88	0.88
sentence before:cpt hcpc	0.17	-0.17
sentence before:cpt mod	-0.46	0.46
sentence before:cpt unit	0.44	-0.44
sentence before:cr	-0.59	0.59
sentence before:cr <n>	-0.59	0.59
sentence before:cranmor	-0.25	0.25
sentence before:credential	0.23	-0.23
sentence before:credit	1.33	-1.33
sentence before:credit union	0.19	-0.19
sentence before:creek	-0.65	0.65
sentence before:creek famy	0.42	-0.42
sentence before:creek physical	-1.2	1.2
sentence before:crest	0.42	-0.42
sentence before:crewe	0.27	-0.27
sentence before:crispin	-0.62	0.62
sentence before:criteria	2.07	-2.07
sentence before:criteria :	0.59	-0.59
sentence before:cros blue	0.34	-0.34
sentence before:cross	0.51	-0.51
sentence before:cross famy	0.26	-0.26
sentence before:crossover	0.36	-0.36
sentence before:crossover claim	0.36	-0.36
sentence before:crown	0.62	-0.62
sentence before:csr	0.24	-0.24
sentence before:csr <n>	0.24	-0.24
sentence before:cst	0.28	-0.28
sentence before:ct	0.4	-0.4
sentence before:ctl	0.41	-0.41
sentence before:ctrl	0.24	-0.24
sentence before:cuff	0.68	-0.68
sentence before:current	0.8	-0.8
sentence before:current <m>	1.07	-1.07
sentence before:current <n>	0.32	-0.32
sentence before:curty	0.28	-0.28
sentence before:customer	-0.49	0.49
sentence before:customer care	0.22	-0.22
sentence before:customer id	0.21	-0.21
sentence before:customer servic	-0.57	0.57
sentence before:cut	0.5	-0.5
sentence before:cv	0.17	-0.17
sentence before:cyru	0.31	-0.31
sentence before:d	0.81	-0.81
sentence before:d <5>	0.27	-0.27
sentence before:d <m>	-0.82	0.82
sentence before:d <n>	-0.45	0.45
sentence before:d a	0.52	-0.52
sentence before:d becaus	-0.47	0.47
sentence before:d c	0.81	-0.81
sentence before:d claim	-0.23	0.23
sentence before:d for	0.17	-0.17
sentence before:d injur	0.22	-0.22
sentence before:d m	0.2	-0.2
sentence before:d pay	0.16	-0.16
sentence before:daily	0.44	-0.44
sentence before:daily note	0.7	-0.7
sentence before:dakota	-1.15	1.15
sentence before:dashiell	0.24	-0.24
sentence before:date	0.39	-0.39
sentence before:date :	0.5	-0.5
sentence before:date <month>	1.04	-1.04
sentence before:date <n>	0.4	-0.4
sentence before:date above	0.99	-0.99
sentence before:date and	-0.37	0.37
sentence before:date are	-0.28	0.28
sentence before:date bill	0.8	-0.8
sentence before:date charg	0.64	-0.64
sentence before:date check	0.19	-0.19
sentence before:date code	-0.37	0.37
sentence before:date description	-0.2	0.2
sentence before:date final	0.27	-0.27
sentence before:date of	0.72	-0.72
sentence before:date on	-1.25	1.25
sentence before:date or	0.16	-0.16
sentence before:date paid	0.52	-0.52
sentence before:date pay	-0.43	0.43
sentence before:date pl	0.41	-0.41
sentence before:date pos	-0.19	0.19
sentence before:date proc	-0.3	0.3
sentence before:date procedur	-0.35	0.35
sentence before:date process	0.25	-0.25
sentence before:date receiv	0.17	-0.17
sentence before:date s	0.89	-0.89
sentence before:date shown	0.23	-0.23
sentence before:date what	-0.48	0.48
sentence before:date with	0.38	-0.38
sentence before:date you	-0.69	0.69
sentence before:dated	0.37	-0.37
sentence before:dated :	0.19	-0.19
sentence before:dated <d>	0.84	-0.84
sentence before:dated <month>	0.8	-0.8
sentence before:dated <n>	-0.59	0.59
sentence before:daughter	0.93	-0.93
sentence before:day	0.27	-0.27
sentence before:day <5>	0.33	-0.33
sentence before:day <m>	0.37	-0.37
sentence before:day <n>	0.75	-0.75
sentence before:day a	0.36	-0.36
sentence before:day accord	0.43	-0.43
sentence before:day after	-0.27	0.27
sentence before:day are	0.39	-0.39
sentence before:day as	-0.54	0.54
sentence before:day by	0.22	-0.22
sentence before:day diagnosy	0.2	-0.2
sentence before:day fil	0.27	-0.27
sentence before:day for	-0.42	0.42
sentence before:day is	-1.01	1.01
sentence before:day of	0.21	-0.21
sentence before:day on	0.26	-0.26
sentence before:day or	0.19	-0.19
sentence before:day over	0.38	-0.38
sentence before:day so	0.31	-0.31
sentence before:day that	-0.66	0.66
sentence before:day the	-0.36	0.36
sentence before:day to	-0.33	0.33
sentence before:day was	-1.47	1.47
sentence before:day we	0.3	-0.3
sentence before:day were	-1.08	1.08
sentence before:day with	0.24	-0.24
sentence before:day you	0.29	-0.29
sentence before:dbn	0.17	-0.17
sentence before:dc	0.8	-0.8
sentence before:dc <n>	0.3	-0.3
sentence before:dc diagnosy	0.22	-0.22
sentence before:dc found	-0.93	0.93
sentence before:dc on	0.68	-0.68
sentence before:dc patient	0.18	-0.18
sentence before:dcn	0.29	-0.29
sentence before:de	0.95	-0.95
sentence before:de <n>	0.21	-0.21
sentence before:deactivat	0.37	-0.37
sentence before:deactivat withdrawn	0.37	-0.37
sentence before:deadlin	0.52	-0.52
sentence before:dean	0.3	-0.3
sentence before:dean health	0.25	-0.25
sentence before:dear	0.67	-0.67
sentence before:dear bill	0.33	-0.33
sentence before:dear bluestem	-0.97	0.97
sentence before:dear colleagu	-0.34	0.34
sentence before:dear doctor	0.41	-0.41
sentence before:dear dr	1.22	-1.22
sentence before:dear harrow	-0.79	0.79
sentence before:dear medicar	-1.09	1.09
sentence before:dear mr	0.73	-0.73
sentence before:dear ms	1.1	-1.1
sentence before:dear parent	0.59	-0.59
sentence before:dear provider	0.23	-0.23
sentence before:dear sir	0.26	-0.26
sentence before:decid	0.81	-0.81
sentence before:decid :	0.61	-0.61
sentence before:decid ?	0.32	-0.32
sentence before:decid about	0.23	-0.23
sentence before:decid by	0.16	-0.16
sentence before:decid in	0.28	-0.28
sentence before:decid it	0.8	-0.8
sentence before:decid not	-0.28	0.28
sentence before:decid on	0.44	-0.44
sentence before:decid that	-0.35	0.35
sentence before:decid thi	-0.31	0.31
sentence before:decid to	0.54	-0.54
sentence before:decid we	0.57	-0.57
sentence before:decid whether	-0.7	0.7
sentence before:decision	1.16	-1.16
sentence before:decision :	0.32	-0.32
sentence before:decision and	-1.19	1.19
sentence before:decision bind	0.75	-0.75
sentence before:decision date	0.2	-0.2
sentence before:decision decision	0.4	-0.4
sentence before:decision doe	0.45	-0.45
sentence before:decision for	0.27	-0.27
sentence before:decision has	0.92	-0.92
sentence before:decision in	0.18	-0.18
sentence before:decision is	0.26	-0.26
sentence before:decision medicar	0.64	-0.64
sentence before:decision not	0.7	-0.7
sentence before:decision now	0.28	-0.28
sentence before:decision of	0.22	-0.22
sentence before:decision or	0.17	-0.17
sentence before:decision point	-0.25	0.25
sentence before:decision stay	-1.1	1.1
sentence before:decision the	0.99	-0.99
sentence before:decision to	-0.21	0.21
sentence before:decision was	0.54	-0.54
sentence before:decision we	-0.27	0.27
sentence before:decision within	-1.26	1.26
sentence before:decision you	0.16	-0.16
sentence before:decompression	0.9	-0.9
sentence before:ded	-1.06	1.06
sentence before:ded <m>	0.22	-0.22
sentence before:ded coin	-1.36	1.36
sentence before:deduct	-0.53	0.53
sentence before:deduct co	-0.8	0.8
sentence before:deduct coin	0.62	-0.62
sentence before:deduct copay	-0.27	0.27
sentence before:deductibl	0.44	-0.44
sentence before:deductibl :	0.32	-0.32
sentence before:deductibl <m>	0.22	-0.22
sentence before:deductibl and	0.28	-0.28
sentence before:deductibl co	-0.19	0.19
sentence before:deductibl copay	1.06	-1.06
sentence before:deductibl for	0.8	-0.8
sentence before:deductibl paid	0.29	-0.29
sentence before:deductibl pr	-0.79	0.79
sentence before:deductibl we	0.5	-0.5
sentence before:deem	1.29	-1.29
sentence before:deem a	0.73	-0.73
sentence before:deem satisfy	0.37	-0.37
sentence before:deer	0.53	-0.53
sentence before:defens	0.33	-0.33
sentence before:defens health	0.22	-0.22
sentence before:deficit	0.6	-0.6
sentence before:defin	0.37	-0.37
sentence before:defin it	0.16	-0.16
sentence before:definition	1.28	-1.28
sentence before:definition of	1.17	-1.17
sentence before:degr	0.17	-0.17
sentence before:degr and	-0.65	0.65
sentence before:del	0.17	-0.17
sentence before:delay	-0.28	0.28
sentence before:delphin	0.2	-0.2
sentence before:delta	0.33	-0.33
sentence before:denial	0.2	-0.2
sentence before:denial :	-0.62	0.62
sentence before:denial code	0.35	-0.35
sentence before:denial fully	0.47	-0.47
sentence before:denial is	1	-1
sentence before:denial notic	0.27	-0.27
sentence before:denial of	-0.36	0.36
sentence before:denial stand	-0.53	0.53
sentence before:denial upheld	0.55	-0.55
sentence before:denial you	0.18	-0.18
sentence before:dentist	0.23	-0.23
sentence before:deny	-1.16	1.16
sentence before:deny :	-2.1	2.1
sentence before:deny <5>	0.21	-0.21
sentence before:deny <d>	0.6	-0.6
sentence before:deny <m>	-0.36	0.36
sentence before:deny ?	-0.49	0.49
sentence before:deny and	0.84	-0.84
sentence before:deny as	1.32	-1.32
sentence before:deny becaus	0.81	-0.81
sentence before:deny carc	-1.43	1.43
sentence before:deny charg	0.16	-0.16
sentence before:deny claim	-0.39	0.39
sentence before:deny code	-1.05	1.05
sentence before:deny finaliz	0.46	-0.46
sentence before:deny for	1.69	-1.69
sentence before:deny it	0.68	-0.68
sentence before:deny on	0.62	-0.62
sentence before:deny paid	1.18	-1.18
sentence before:deny patient	-1.35	1.35
sentence before:deny pay	0.16	-0.16
sentence before:deny the	0.64	-0.64
sentence before:deny thi	-1.21	1.21
sentence before:deny total	0.25	-0.25
sentence before:deny until	0.17	-0.17
sentence before:deny upheld	0.32	-0.32
sentence before:deny we	0.29	-0.29
sentence before:deny with	0.76	-0.76
sentence before:deny your	0.2	-0.2
sentence before:depart	0.76	-0.76
sentence before:depart of	0.41	-0.41
sentence before:depend	0.32	-0.32
sentence before:depend on	0.32	-0.32
sentence before:dermatology	0.29	-0.29
sentence before:describ	1.32	-1.32
sentence before:describ an	0.49	-0.49
sentence before:describ care	-0.95	0.95
sentence before:description	-1.17	1.17
sentence before:description <n>	-0.5	0.5
sentence before:description bill	-0.83	0.83
sentence before:description co	1.15	-1.15
sentence before:description page	0.53	-0.53
sentence before:desert	0.32	-0.32
sentence before:desk	0.57	-0.57
sentence before:desmond	0.41	-0.41
sentence before:desmond achterberg	0.31	-0.31
sentence before:detach	0.23	-0.23
sentence before:detail	1.17	-1.17
sentence before:detail print	0.17	-0.17
sentence before:detail provider	0.17	-0.17
sentence before:determin	0.54	-0.54
sentence before:determin :	1.11	-1.11
sentence before:determin is	0.59	-0.59
sentence before:determin l	-1.16	1.16
sentence before:determin lcd	0.33	-0.33
sentence before:determin of	0.51	-0.51
sentence before:determin on	0.23	-0.23
sentence before:determin whether	0.23	-0.23
sentence before:devic	-1.45	1.45
sentence before:devic is	-0.23	0.23
sentence before:devot	0.42	-0.42
sentence before:devot health	0.4	-0.4
sentence before:dia	0.22	-0.22
sentence before:diabet	-0.47	0.47
sentence before:diag	0.34	-0.34
sentence before:diagnos	0.74	-0.74
sentence before:diagnos m	0.27	-0.27
sentence before:diagnostic	-0.65	0.65
sentence before:diagnosy	0.36	-0.36
sentence before:diagnosy :	0.41	-0.41
sentence before:diagnosy a	0.28	-0.28
sentence before:diagnosy bill	0.56	-0.56
sentence before:diagnosy code	-0.38	0.38
sentence before:diagnosy f	0.21	-0.21
sentence before:diagnosy given	0.71	-0.71
sentence before:diagnosy i	-0.31	0.31
sentence before:diagnosy is	1	-1
sentence before:diagnosy m	1.31	-1.31
sentence before:diagnosy on	-0.45	0.45
sentence before:diagnosy s	0.27	-0.27
sentence before:diaz	0.29	-0.29
sentence before:did	0.54	-0.54
sentence before:did medicar	0.62	-0.62
sentence before:did not	0.65	-0.65
sentence before:did the	-0.62	0.62
sentence before:did with	0.24	-0.24
sentence before:did you	0.89	-0.89
sentence before:didnt	0.17	-0.17
sentence before:die	0.26	-0.26
sentence before:differenc	-0.21	0.21
sentence before:differenc between	0.98	-0.98
sentence before:different	-0.32	0.32
sentence before:direct	1.15	-1.15
sentence before:direct treat	0.86	-0.86
sentence before:director	0.48	-0.48
sentence before:director dr	-0.19	0.19
sentence before:director of	0.43	-0.43
sentence before:disability	0.75	-0.75
sentence before:disability index	0.19	-0.19
sentence before:disagre	0.35	-0.35
sentence before:disagre ?	0.16	-0.16
sentence before:disagre and	0.37	-0.37
sentence before:disallow	-0.79	0.79
sentence before:disallow code	-0.24	0.24
sentence before:disc	-0.21	0.21
sentence before:discount	0.29	-0.29
sentence before:discount <m>	0.66	-0.66
sentence before:discount allow	0.9	-0.9
sentence before:discount amount	0.36	-0.36
sentence before:discount not	-0.77	0.77
sentence before:discount paid	0.2	-0.2
sentence before:discount plan	-0.42	0.42
sentence before:discus	0.52	-0.52
sentence before:diseas	-0.22	0.22
sentence before:dismis	-0.57	0.57
sentence before:dismiss	-0.61	0.61
sentence before:dismiss it	0.42	-0.42
sentence before:dismiss the	-0.23	0.23
sentence before:dismiss your	-1.13	1.13
sentence before:dismissal	0.51	-0.51
sentence before:dismissal was	0.16	-0.16
sentence before:disput	1.56	-1.56
sentence before:disput :	0.91	-0.91
sentence before:disput <m>	0.52	-0.52
sentence before:disput claim	0.26	-0.26
sentence before:disput is	0.68	-0.68
sentence before:disput must	0.18	-0.18
sentence before:disput of	0.36	-0.36
sentence before:disput receiv	0.18	-0.18
sentence before:disput resolution	0.28	-0.28
sentence before:disput thi	0.28	-0.28
sentence before:disput to	0.33	-0.33
sentence before:disput you	0.17	-0.17
sentence before:district	0.24	-0.24
sentence before:division	0.7	-0.7
sentence before:division of	0.26	-0.26
sentence before:dme	-0.22	0.22
sentence before:do	0.87	-0.87
sentence before:do :	0.38	-0.38
sentence before:do <n>	0.89	-0.89
sentence before:do ?	0.17	-0.17
sentence before:do next	0.23	-0.23
sentence before:do not	0.68	-0.68
sentence before:do noth	0.44	-0.44
sentence before:do so	0.2	-0.2
sentence before:dob :	0.51	-0.51
sentence before:dob <d>	0.36	-0.36
sentence before:dob <n>	0.38	-0.38
sentence before:doctor	-0.56	0.56
sentence before:doctor :	0.75	-0.75
sentence before:doctor and	-0.44	0.44
sentence before:doctor asked	0.8	-0.8
sentence before:doctor can	0.25	-0.25
sentence before:doctor dr	0.47	-0.47
sentence before:doctor for	-0.87	0.87
sentence before:doctor may	0.51	-0.51
sentence before:doctor note	-0.75	0.75
sentence before:doctor of	0.21	-0.21
sentence before:doctor on	-1	1
sentence before:doctor or	0.16	-0.16
sentence before:doctor told	-0.57	0.57
sentence before:doctor who	-0.3	0.3
sentence before:doctor within	0.31	-0.31
sentence before:docu	0.38	-0.38
sentence before:docu articl	-0.7	0.7
sentence before:docu for	-0.2	0.2
sentence before:docu guidelin	0.39	-0.39
sentence before:docu page	0.33	-0.33
sentence before:document	0.33	-0.33
sentence before:document doe	0.85	-0.85
sentence before:document is	-0.38	0.38
sentence before:document request	0.47	-0.47
sentence before:dod	0.77	-0.77
sentence before:dod benefit	0.77	-0.77
sentence before:doe	1.06	-1.06
sentence before:doe not	0.98	-0.98
sentence before:doing	0.6	-0.6
sentence before:dollar	-0.95	0.95
sentence before:done	0.39	-0.39
sentence before:done at	0.89	-0.89
sentence before:done by	1.04	-1.04
sentence before:done charg	0.23	-0.23
sentence before:done in	-0.19	0.19
sentence before:done on	0.34	-0.34
sentence before:done so	0.22	-0.22
sentence before:done to	0.34	-0.34
sentence before:done within	0.31	-0.31
sentence before:dont agree	0.17	-0.17
sentence before:dorothea	0.37	-0.37
sentence before:dos :	0.19	-0.19
sentence before:dos <d>	-0.54	0.54
sentence before:dos bill	0.29	-0.29
sentence before:dos cpt	1.03	-1.03
sentence before:dos proc	-0.25	0.25
sentence before:dose	-0.23	0.23
sentence before:down	1.67	-1.67
sentence before:down the	0.26	-0.26
sentence before:dpm	0.33	-0.33
sentence before:dpt	1.02	-1.02
sentence before:dpt <d>	0.42	-0.42
sentence before:dpt <n>	0.2	-0.2
sentence before:dpt date	-0.4	0.4
sentence before:dr	0.82	-0.82
sentence before:dr ignatiu	-0.63	0.63
sentence before:dr leopold	0.48	-0.48
sentence before:dr sunniva	0.16	-0.16
sentence before:draft	0.37	-0.37
sentence before:draft <n>	0.36	-0.36
sentence before:draw	0.55	-0.55
sentence before:draw <m>	0.16	-0.16
sentence before:dress	-0.6	0.6
sentence before:drill	-0.69	0.69
sentence before:driver	0.19	-0.19
sentence before:drop	0.29	-0.29
sentence before:drug	1.92	-1.92
sentence before:drug administr	0.34	-0.34
sentence before:drug code	0.38	-0.38
sentence before:drug coverag	0.16	-0.16
sentence before:drug is	-0.71	0.71
sentence before:drug list	0.51	-0.51
sentence before:drug only	0.16	-0.16
sentence before:drug that	0.19	-0.19
sentence before:drug when	0.77	-0.77
sentence before:drummond	-0.22	0.22
sentence before:dry	0.53	-0.53
sentence before:dry needl	0.52	-0.52
sentence before:dt	-0.83	0.83
sentence before:dt proc	-0.57	0.57
sentence before:due	1.16	-1.16
sentence before:due :	0.19	-0.19
sentence before:due <d>	0.19	-0.19
sentence before:due <m>	0.48	-0.48
sentence before:due on	1.03	-1.03
sentence before:dunleavy	0.17	-0.17
sentence before:dunmor	0.43	-0.43
sentence before:dunn	-0.35	0.35
sentence before:duplicat	-0.27	0.27
sentence before:duplicat claim	0.4	-0.4
sentence before:dur	0.42	-0.42
sentence before:dur the	0.23	-0.23
sentence before:duty	0.6	-0.6
sentence before:dv	0.37	-0.37
sentence before:dwc	0.38	-0.38
sentence before:dwc sbr	0.19	-0.19
sentence before:dx	-0.85	0.85
sentence before:dx :	0.18	-0.18
sentence before:dx <n>	0.24	-0.24
sentence before:dx bill	-0.77	0.77
sentence before:dx charg	-1.45	1.45
sentence before:dx f	0.74	-0.74
sentence before:dx m	0.5	-0.5
sentence before:dx qty	-0.55	0.55
sentence before:dx z	-0.26	0.26
sentence before:e	0.68	-0.68
sentence before:e <5>	-0.31	0.31
sentence before:e <m>	-0.23	0.23
sentence before:e townzip	0.4	-0.4
sentence before:ea	0.19	-0.19
sentence before:ea <n>	0.16	-0.16
sentence before:each	-1.15	1.15
sentence before:each calendar	0.84	-0.84
sentence before:each date	0.52	-0.52
sentence before:each day	-0.56	0.56
sentence before:each of	1.23	-1.23
sentence before:each page	0.18	-0.18
sentence before:each person	-1.03	1.03
sentence before:each step	-0.38	0.38
sentence before:each time	-0.9	0.9
sentence before:each timed	0.49	-0.49
sentence before:each visit	-0.75	0.75
sentence before:each week	-0.47	0.47
sentence before:ear	0.16	-0.16
sentence before:earlier	0.36	-0.36
sentence before:earlier bill	0.36	-0.36
sentence before:earlier claim	0.3	-0.3
sentence before:earlier decision	-1.15	1.15
sentence before:earlier under	0.2	-0.2
sentence before:earlier visit	0.39	-0.39
sentence before:earn	0.31	-0.31
sentence before:east	0.33	-0.33
sentence before:eastern	0.18	-0.18
sentence before:eastlak	-0.28	0.28
sentence before:eb	0.46	-0.46
sentence before:eb <n>	0.46	-0.46
sentence before:ec	-0.67	0.67
sentence before:edit	1.57	-1.57
sentence before:educ	0.4	-0.4
sentence before:educ <5>	0.39	-0.39
sentence before:educat	0.25	-0.25
sentence before:ee	-0.89	0.89
sentence before:ee <n>	-0.89	0.89
sentence before:ef	0.37	-0.37
sentence before:ef <n>	0.35	-0.35
sentence before:effect	0.61	-0.61
sentence before:effect on	-0.24	0.24
sentence before:effect thi	0.41	-0.41
sentence before:effectiv	-0.35	0.35
sentence before:effectiv <month>	0.39	-0.39
sentence before:effectiv <n>	-0.69	0.69
sentence before:effectiv date	0.21	-0.21
sentence before:effectivenes	0.53	-0.53
sentence before:eft	0.82	-0.82
sentence before:eft :	0.39	-0.39
sentence before:eft <n>	0.48	-0.48
sentence before:eft number	0.18	-0.18
sentence before:eft trace	-0.32	0.32
sentence before:eg	0.26	-0.26
sentence before:eg <n>	0.25	-0.25
sentence before:eh	-0.58	0.58
sentence before:eh <n>	-0.59	0.59
sentence before:eight	0.28	-0.28
sentence before:eight visit	-0.76	0.76
sentence before:eight week	1.52	-1.52
sentence before:eighty	0.26	-0.26
sentence before:ein	0.46	-0.46
sentence before:ek	0.17	-0.17
sentence before:ek <n>	0.17	-0.17
sentence before:el	0.96	-0.96
sentence before:elect	-0.69	0.69
sentence before:electrical stimul	-0.29	0.29
sentence before:electrocardiogram	0.43	-0.43
sentence before:electronic	0.27	-0.27
sentence before:eleven	0.76	-0.76
sentence before:eligibility	0.85	-0.85
sentence before:eligibl	2.03	-2.03
sentence before:eligibl for	0.65	-0.65
sentence before:ellery	-0.22	0.22
sentence before:else	-1.08	1.08
sentence before:emergency	0.81	-0.81
sentence before:emmerich	-0.88	0.88
sentence before:employ	0.78	-0.78
sentence before:employ health	0.21	-0.21
sentence before:employe	-0.58	0.58
sentence before:employe :	0.41	-0.41
sentence before:employe benefit	0.58	-0.58
sentence before:employe health	0.43	-0.43
sentence before:employe id	0.16	-0.16
sentence before:employe is	-0.18	0.18
sentence before:employe or	0.53	-0.53
sentence before:employe pay	-1.04	1.04
sentence before:employe program	0.25	-0.25
sentence before:employe retir	0.26	-0.26
sentence before:employer	-0.31	0.31
sentence before:employer :	0.8	-0.8
sentence before:employer group	-0.44	0.44
sentence before:employer plan	-0.47	0.47
sentence before:employer told	-0.37	0.37
sentence before:empty	-1	1
sentence before:en	0.22	-0.22
sentence before:enclos	0.5	-0.5
sentence before:enclos a	0.61	-0.61
sentence before:end	0.46	-0.46
sentence before:end <n>	0.49	-0.49
sentence before:end date	0.25	-0.25
sentence before:end on	1.03	-1.03
sentence before:end the	0.2	-0.2
sentence before:ended	0.16	-0.16
sentence before:ended <n>	0.77	-0.77
sentence before:ended and	0.78	-0.78
sentence before:ended as	-0.94	0.94
sentence before:ended at	0.63	-0.63
sentence before:ended befor	0.62	-0.62
sentence before:ended on	-1.08	1.08
sentence before:enough	0.26	-0.26
sentence before:enough to	0.37	-0.37
sentence before:enroll	0.46	-0.46
sentence before:enroll code	1.13	-1.13
sentence before:enroll in	0.51	-0.51
sentence before:enroll name	0.24	-0.24
sentence before:enroll with	0.29	-0.29
sentence before:enrolle :	0.31	-0.31
sentence before:enrolle id	0.36	-0.36
sentence before:enrolle whatever	-0.47	0.47
sentence before:enter	0.4	-0.4
sentence before:entir	0.42	-0.42
sentence before:entir claim	0.42	-0.42
sentence before:entity	0.16	-0.16
sentence before:envelop	0.34	-0.34
sentence before:eob	-1.2	1.2
sentence before:eob <d>	-0.65	0.65
sentence before:eob and	0.19	-0.19
sentence before:eob code	0.59	-0.59
sentence before:eob messag	-0.97	0.97
sentence before:eob of	0.16	-0.16
sentence before:eor	1.37	-1.37
sentence before:eor <n>	0.29	-0.29
sentence before:epidural	0.89	-0.89
sentence before:epidural injection	0.8	-0.8
sentence before:episod	0.39	-0.39
sentence before:episod of	0.32	-0.32
sentence before:epo	0.6	-0.6
sentence before:equip	0.47	-0.47
sentence before:er	0.16	-0.16
sentence before:er <n>	0.16	-0.16
sentence before:erie	0.2	-0.2
sentence before:erie insuranc	0.19	-0.19
sentence before:erisa	0.9	-0.9
sentence before:error s	0.33	-0.33
sentence before:error which	-0.74	0.74
sentence before:essential	0.41	-0.41
sentence before:est	1.14	-1.14
sentence before:esta	0.19	-0.19
sentence before:establish	-0.2	0.2
sentence before:establish <5>	0.21	-0.21
sentence before:eval	0.56	-0.56
sentence before:evalu	-0.18	0.18
sentence before:evalu <m>	0.55	-0.55
sentence before:evalu and	-0.23	0.23
sentence before:evalu of	-1.54	1.54
sentence before:evaluat	0.21	-0.21
sentence before:evander	0.45	-0.45
sentence before:evangelin	0.28	-0.28
sentence before:even	0.31	-0.31
sentence before:everard	0.21	-0.21
sentence before:everett	0.17	-0.17
sentence before:evergreen	-0.57	0.57
sentence before:every <n>	0.62	-0.62
sentence before:everyth	-0.53	0.53
sentence before:everyth you	-0.87	0.87
sentence before:evicor	-0.42	0.42
sentence before:evicor spine	-0.65	0.65
sentence before:evidenc doe	-0.38	0.38
sentence before:evidenc of	0.42	-0.42
sentence before:ewan	0.25	-0.25
sentence before:ewan strickler	0.25	-0.25
sentence before:ex	-1.19	1.19
sentence before:ex code	-1.17	1.17
sentence before:exact	0.75	-0.75
sentence before:exact duplicat	0.75	-0.75
sentence before:exam	0.16	-0.16
sentence before:exam :	0.54	-0.54
sentence before:exam <m>	0.94	-0.94
sentence before:exam and	0.22	-0.22
sentence before:exam of	-0.65	0.65
sentence before:examin	-0.2	0.2
sentence before:examin and	0.2	-0.2
sentence before:examin by	0.24	-0.24
sentence before:examin on	-1.3	1.3
sentence before:exampl	0.27	-0.27
sentence before:exceed	0.42	-0.42
sentence before:exceed fee	0.38	-0.38
sentence before:exceed the	-0.22	0.22
sentence before:except	0.58	-0.58
sentence before:except as	0.16	-0.16
sentence before:except for	0.24	-0.24
sentence before:except to	0.17	-0.17
sentence before:exception	0.71	-0.71
sentence before:exception cannot	0.6	-0.6
sentence before:exception to	0.61	-0.61
sentence before:excessiv	0.17	-0.17
sentence before:exchang	0.2	-0.2
sentence before:exclud	1.76	-1.76
sentence before:exclud by	1.46	-1.46
sentence before:exclud from	0.91	-0.91
sentence before:exclud servic	-0.23	0.23
sentence before:exclud under	0.35	-0.35
sentence before:exclusion	0.3	-0.3
sentence before:exercis	-0.34	0.34
sentence before:exercis <5>	0.19	-0.19
sentence before:exercis <m>	1.2	-1.2
sentence before:exercis <n>	-0.24	0.24
sentence before:exercis and	-0.6	0.6
sentence before:exercis at	-0.66	0.66
sentence before:exercis could	0.39	-0.39
sentence before:exercis or	-1.01	1.01
sentence before:exercis program	1.25	-1.25
sentence before:exercis that	-0.35	0.35
sentence before:exercis therapy	0.93	-0.93
sentence before:exercis with	-0.79	0.79
sentence before:exercis x	0.33	-0.33
sentence before:exercis you	-1.3	1.3
sentence before:exist	0.22	-0.22
sentence before:exist under	0.21	-0.21
sentence before:exp	-0.76	0.76
sentence before:expect	-0.4	0.4
sentence before:expedit	0.42	-0.42
sentence before:expens incurr	1.25	-1.25
sentence before:experimental	0.33	-0.33
sentence before:experimental and	0.22	-0.22
sentence before:experimental investigational	0.34	-0.34
sentence before:experimental or	-0.29	0.29
sentence before:expir	1.61	-1.61
sentence before:expl	-1.47	1.47
sentence before:expl <n>	-0.77	0.77
sentence before:explain	0.66	-0.66
sentence before:explain below	-0.43	0.43
sentence before:explain why	0.7	-0.7
sentence before:explain your	0.23	-0.23
sentence before:explan	0.27	-0.27
sentence before:explan :	0.2	-0.2
sentence before:explan <n>	0.62	-0.62
sentence before:explan code	-1.01	1.01
sentence before:explan of	0.81	-0.81
sentence before:explicit	0.47	-0.47
sentence before:explicit attach	-0.63	0.63
sentence before:exr	0.22	-0.22
sentence before:exr <n>	0.22	-0.22
sentence before:ext	0.35	-0.35
sentence before:ext <n>	0.33	-0.33
sentence before:extend	0.6	-0.6
sentence before:extend the	0.53	-0.53
sentence before:extension	1.04	-1.04
sentence before:extension <n>	0.28	-0.28
sentence before:extension was	0.89	-0.89
sentence before:extent	0.45	-0.45
sentence before:external	0.78	-0.78
sentence before:external review	0.75	-0.75
sentence before:extra	-0.29	0.29
sentence before:extra sheet	-0.63	0.63
sentence before:extremity	0.34	-0.34
sentence before:extremity pain	0.24	-0.24
sentence before:ezra	-0.24	0.24
sentence before:f <n>	0.57	-0.57
sentence before:f a	0.42	-0.42
sentence before:face	-0.82	0.82
sentence before:face to	-0.84	0.84
sentence before:facility	0.36	-0.36
sentence before:facsimil	0.32	-0.32
sentence before:fact	2.13	-2.13
sentence before:fact the	0.27	-0.27
sentence before:factual	0.23	-0.23
sentence before:fail	1.02	-1.02
sentence before:fair	0.33	-0.33
sentence before:fair hear	0.24	-0.24
sentence before:fairweather	0.25	-0.25
sentence before:fall	0.82	-0.82
sentence before:famy	0.53	-0.53
sentence before:famy chiropractic	0.3	-0.3
sentence before:famy clinic	-1.11	1.11
sentence before:famy deductibl	-0.42	0.42
sentence before:famy health	0.22	-0.22
sentence before:famy medicin	1.51	-1.51
sentence before:famy member	0.52	-0.52
sentence before:famy physician	-0.25	0.25
sentence before:famy spine	0.2	-0.2
sentence before:far	0.19	-0.19
sentence before:far as	0.21	-0.21
sentence before:farnsworth	0.27	-0.27
sentence before:fast	0.49	-0.49
sentence before:fast appeal	0.42	-0.42
sentence before:fatigu	0.5	-0.5
sentence before:fault	0.29	-0.29
sentence before:fault insuranc	0.18	-0.18
sentence before:favor	0.99	-0.99
sentence before:favorabl	0.49	-0.49
sentence before:fax	1.67	-1.67
sentence before:fax :	0.69	-0.69
sentence before:fax <n>	1.67	-1.67
sentence before:fax and	0.21	-0.21
sentence before:fax for	0.36	-0.36
sentence before:fax is	0.29	-0.29
sentence before:fax it	0.95	-0.95
sentence before:fax may	0.25	-0.25
sentence before:fax number	0.16	-0.16
sentence before:fax on	0.58	-0.58
sentence before:fax report	0.32	-0.32
sentence before:fax the	0.32	-0.32
sentence before:fax to	0.61	-0.61
sentence before:faxed	0.23	-0.23
sentence before:faxed to	0.16	-0.16
sentence before:fb	0.4	-0.4
sentence before:fda	1.43	-1.43
sentence before:feca	0.18	-0.18
sentence before:feca other	0.18	-0.18
sentence before:fecha	0.18	-0.18
sentence before:federal	-0.28	0.28
sentence before:federal employ	0.16	-0.16
sentence before:federal employe	0.32	-0.32
sentence before:federal law	0.36	-0.36
sentence before:federal pay	-0.8	0.8
sentence before:federal tax	0.27	-0.27
sentence before:fee arrang	-0.76	0.76
sentence before:fee disput	0.49	-0.49
sentence before:fee for	0.87	-0.87
sentence before:fee is	-0.34	0.34
sentence before:fee of	0.39	-0.39
sentence before:fee sched	0.65	-0.65
sentence before:feet	-0.36	0.36
sentence before:feet with	-0.41	0.41
sentence before:feet without	0.18	-0.18
sentence before:fehb	0.29	-0.29
sentence before:fehb <n>	0.17	-0.17
sentence before:felix	0.21	-0.21
sentence before:fell	-0.67	0.67
sentence before:fell from	-0.41	0.41
sentence before:fep	0.68	-0.68
sentence before:fergu	0.83	-0.83
sentence before:fern	-1.11	1.11
sentence before:ferncliff	0.17	-0.17
sentence before:ferreira	-1.1	1.1
sentence before:fever	-0.54	0.54
sentence before:fever cancer	-0.27	0.27
sentence before:ffm	0.31	-0.31
sentence before:field	1.09	-1.09
sentence before:fil	2.09	-2.09
sentence before:fil has	1.6	-1.6
sentence before:fil limit	0.42	-0.42
sentence before:file	0.31	-0.31
sentence before:file :	0.79	-0.79
sentence before:file <n>	0.21	-0.21
sentence before:file a	0.43	-0.43
sentence before:file an	0.29	-0.29
sentence before:file for	1.5	-1.5
sentence before:file number	0.4	-0.4
sentence before:file show	-1.63	1.63
sentence before:file the	0.2	-0.2
sentence before:file with	0.2	-0.2
sentence before:file within	0.21	-0.21
sentence before:file your	0.32	-0.32
sentence before:filed	0.17	-0.17
sentence before:filed with	0.46	-0.46
sentence before:filed within	-0.56	0.56
sentence before:fill	0.98	-0.98
sentence before:film	-0.44	0.44
sentence before:final	1.44	-1.44
sentence before:final advers	0.9	-0.9
sentence before:final internal	0.17	-0.17
sentence before:final verific	0.27	-0.27
sentence before:finaliz	0.89	-0.89
sentence before:finaliz date	0.27	-0.27
sentence before:finaliz deny	0.22	-0.22
sentence before:finaliz paid	0.33	-0.33
sentence before:financial	-0.58	0.58
sentence before:financial servic	0.35	-0.35
sentence before:finch	-0.79	0.79
sentence before:find	0.75	-0.75
sentence before:find :	-0.59	0.59
sentence before:find and	-0.29	0.29
sentence before:find in	0.8	-0.8
sentence before:find no	0.5	-0.5
sentence before:find that	0.64	-0.64
sentence before:fine	0.56	-0.56
sentence before:finish	1.77	-1.77
sentence before:finish it	0.31	-0.31
sentence before:finish our	1.09	-1.09
sentence before:finish process	0.17	-0.17
sentence before:finish the	0.16	-0.16
sentence before:fiona	0.34	-0.34
sentence before:first <n>	-0.38	0.38
sentence before:first and	0.91	-0.91
sentence before:first appeal	0.21	-0.21
sentence before:first claim	0.93	-0.93
sentence before:first decision	1.27	-1.27
sentence before:first denial	0.26	-0.26
sentence before:first deny	0.61	-0.61
sentence before:first month	0.45	-0.45
sentence before:first notic	0.2	-0.2
sentence before:first of	0.22	-0.22
sentence before:first party	-0.55	0.55
sentence before:first payer	-1.25	1.25
sentence before:first request	0.46	-0.46
sentence before:first six	-1.21	1.21
sentence before:first time	0.31	-0.31
sentence before:first two	-0.48	0.48
sentence before:fiscal year	-0.27	0.27
sentence before:fit	1.07	-1.07
sentence before:fitzwarren	0.25	-0.25
sentence before:five	-0.6	0.6
sentence before:five day	0.37	-0.37
sentence before:fk	0.69	-0.69
sentence before:fk <n>	0.69	-0.69
sentence before:flare	-0.3	0.3
sentence before:flat	-0.52	0.52
sentence before:flat imag	0.32	-0.32
sentence before:flexion	0.67	-0.67
sentence before:flexion <n>	0.34	-0.34
sentence before:flight	-0.39	0.39
sentence before:flint	-0.77	0.77
sentence before:flint hill	-0.77	0.77
sentence before:floor	-0.51	0.51
sentence before:florida blue	0.3	-0.3
sentence before:florida statut	-0.38	0.38
sentence before:fnp	0.69	-0.69
sentence before:follow	0.63	-0.63
sentence before:follow :	0.41	-0.41
sentence before:follow for	0.91	-0.91
sentence before:follow prescription	-0.28	0.28
sentence before:follow the	0.42	-0.42
sentence before:fontain	0.22	-0.22
sentence before:fontenot	0.19	-0.19
sentence before:food	0.21	-0.21
sentence before:food and	0.34	-0.34
sentence before:foot	0.48	-0.48
sentence before:foot and	-0.31	0.31
sentence before:foot care	-0.3	0.3
sentence before:foothill	-0.67	0.67
sentence before:for :	1.06	-1.06
sentence before:for <d>	-0.37	0.37
sentence before:for <m>	0.69	-0.69
sentence before:for <n>	-0.17	0.17
sentence before:for activ	1.11	-1.11
sentence before:for additional	-0.79	0.79
sentence before:for adjudic	-0.64	0.64
sentence before:for an	0.25	-0.25
sentence before:for another	0.28	-0.28
sentence before:for any	0.44	-0.44
sentence before:for appeal	0.26	-0.26
sentence before:for approv	0.18	-0.18
sentence before:for approval	0.48	-0.48
sentence before:for at	-0.56	0.56
sentence before:for befor	1.01	-1.01
sentence before:for being	0.63	-0.63
sentence before:for benefit	0.43	-0.43
sentence before:for by	0.41	-0.41
sentence before:for car	0.58	-0.58
sentence before:for care	1.14	-1.14
sentence before:for chiropractic	-1.11	1.11
sentence before:for cigna	0.19	-0.19
sentence before:for claim	-0.47	0.47
sentence before:for code	-0.31	0.31
sentence before:for copy	1.47	-1.47
sentence before:for denial	-0.34	0.34
sentence before:for diagnosy	0.21	-0.21
sentence before:for eight	0.83	-0.83
sentence before:for every	0.25	-0.25
sentence before:for fil	1.75	-1.75
sentence before:for four	0.61	-0.61
sentence before:for further	0.96	-0.96
sentence before:for health	0.22	-0.22
sentence before:for her	0.26	-0.26
sentence before:for him	0.51	-0.51
sentence before:for holly	0.17	-0.17
sentence before:for inform	0.44	-0.44
sentence before:for it	0.65	-0.65
sentence before:for lack	0.54	-0.54
sentence before:for line	0.6	-0.6
sentence before:for m	0.94	-0.94
sentence before:for manipul	0.43	-0.43
sentence before:for manual	0.67	-0.67
sentence before:for may	-0.72	0.72
sentence before:for medical	-0.44	0.44
sentence before:for medicar	0.24	-0.24
sentence before:for member	0.35	-0.35
sentence before:for miss	0.38	-0.38
sentence before:for more	-0.32	0.32
sentence before:for mr	0.53	-0.53
sentence before:for ms	0.78	-0.78
sentence before:for neck	0.4	-0.4
sentence before:for no	0.83	-0.83
sentence before:for occupational	0.21	-0.21
sentence before:for on	-0.32	0.32
sentence before:for one	0.42	-0.42
sentence before:for other	0.24	-0.24
sentence before:for outpatient	0.63	-0.63
sentence before:for pain	-1.25	1.25
sentence before:for part	0.28	-0.28
sentence before:for pay	1.05	-1.05
sentence before:for physical	-0.81	0.81
sentence before:for precertific	-0.51	0.51
sentence before:for prepay	0.5	-0.5
sentence before:for process	0.23	-0.23
sentence before:for reason	-0.26	0.26
sentence before:for reconsider	0.93	-0.93
sentence before:for record	0.65	-0.65
sentence before:for redetermin	-0.39	0.39
sentence before:for refund	0.4	-0.4
sentence before:for review	-0.59	0.59
sentence before:for servic	-0.99	0.99
sentence before:for skill	0.9	-0.9
sentence before:for speech	0.34	-0.34
sentence before:for spinal	0.46	-0.46
sentence before:for such	0.62	-0.62
sentence before:for that	0.18	-0.18
sentence before:for them	1.1	-1.1
sentence before:for therapeutic	0.84	-0.84
sentence before:for therapy	-0.64	0.64
sentence before:for thi	-0.77	0.77
sentence before:for three	0.17	-0.17
sentence before:for treat	0.42	-0.42
sentence before:for tricar	0.32	-0.32
sentence before:for two	-1.13	1.13
sentence before:for visit	0.53	-0.53
sentence before:for want	0.2	-0.2
sentence before:for which	-0.26	0.26
sentence before:for within	-0.67	0.67
sentence before:for you	0.72	-0.72
sentence before:for your	1.45	-1.45
sentence before:force	0.57	-0.57
sentence before:force on	0.41	-0.41
sentence before:forge	0.19	-0.19
sentence before:fork	0.33	-0.33
sentence before:form	0.81	-0.81
sentence before:form <n>	-0.85	0.85
sentence before:form and	0.21	-0.21
sentence before:form approv	0.29	-0.29
sentence before:form cms	0.49	-0.49
sentence before:form doe	-0.72	0.72
sentence before:form dwc	0.19	-0.19
sentence before:form from	-0.28	0.28
sentence before:form is	0.7	-0.7
sentence before:form on	-0.63	0.63
sentence before:form to	0.41	-0.41
sentence before:form with	0.18	-0.18
sentence before:formal	0.17	-0.17
sentence before:formulary	0.39	-0.39
sentence before:forty	-0.51	0.51
sentence before:forward	0.99	-0.99
sentence before:forward to	0.73	-0.73
sentence before:found	-0.3	0.3
sentence before:found full	-0.38	0.38
sentence before:found no	-0.26	0.26
sentence before:found that	-0.62	0.62
sentence before:foundry	0.23	-0.23
sentence before:four	0.82	-0.82
sentence before:four date	-0.96	0.96
sentence before:four day	0.43	-0.43
sentence before:four month	0.27	-0.27
sentence before:four week	0.39	-0.39
sentence before:fourth	-0.56	0.56
sentence before:fox	0.35	-0.35
sentence before:fox valley	0.19	-0.19
sentence before:foxhollow	0.2	-0.2
sentence before:foxhollow famy	0.2	-0.2
sentence before:fractur	-0.48	0.48
sentence before:franklin	0.39	-0.39
sentence before:fraud	0.4	-0.4
sentence before:fraud ?	0.17	-0.17
sentence before:fraze	0.21	-0.21
sentence before:fraze pt	0.17	-0.17
sentence before:free	0.9	-0.9
sentence before:free :	0.24	-0.24
sentence before:free of	0.35	-0.35
sentence before:free on	0.24	-0.24
sentence before:frequency	0.57	-0.57
sentence before:frequency <n>	0.35	-0.35
sentence before:frequency code	0.6	-0.6
sentence before:fri	0.2	-0.2
sentence before:friday	0.37	-0.37
sentence before:friday <n>	0.27	-0.27
sentence before:from	-0.31	0.31
sentence before:from :	1.12	-1.12
sentence before:from <d>	-0.85	0.85
sentence before:from <n>	0.21	-0.21
sentence before:from a	-0.54	0.54
sentence before:from an	0.34	-0.34
sentence before:from date	0.41	-0.41
sentence before:from dr	0.31	-0.31
sentence before:from our	0.22	-0.22
sentence before:from sunshin	0.2	-0.2
sentence before:from that	-0.53	0.53
sentence before:from then	-1.22	1.22
sentence before:from thi	0.16	-0.16
sentence before:from thru	-1.4	1.4
sentence before:from to	-0.65	0.65
sentence before:from tricar	0.73	-0.73
sentence before:from us	0.75	-0.75
sentence before:from what	-0.6	0.6
sentence before:from you	1.16	-1.16
sentence before:from your	0.5	-0.5
sentence before:front	0.45	-0.45
sentence before:front desk	0.32	-0.32
sentence before:fs	-0.4	0.4
sentence before:fs <n>	0.25	-0.25
sentence before:full	0.23	-0.23
sentence before:full and	-1.22	1.22
sentence before:full motion	0.22	-0.22
sentence before:full range	-0.48	0.48
sentence before:full strength	0.73	-0.73
sentence before:fully insur	0.2	-0.2
sentence before:function	-0.64	0.64
sentence before:function is	0.34	-0.34
sentence before:function medicar	-1.08	1.08
sentence before:function that	-0.53	0.53
sentence before:functional capacity	-0.47	0.47
sentence before:functional gain	-0.25	0.25
sentence before:functional improv	0.88	-0.88
sentence before:fund	0.7	-0.7
sentence before:fund by	0.46	-0.46
sentence before:fund offic	0.3	-0.3
sentence before:fund pay	0.36	-0.36
sentence before:fund plan	0.33	-0.33
sentence before:fund will	0.63	-0.63
sentence before:further	1.67	-1.67
sentence before:further appeal	0.57	-0.57
sentence before:further chiropractic	2.15	-2.15
sentence before:further improv	-0.41	0.41
sentence before:further pay	0.26	-0.26
sentence before:further treat	0.22	-0.22
sentence before:further visit	0.52	-0.52
sentence before:g <5>	0.47	-0.47
sentence before:g <m>	0.25	-0.25
sentence before:g <n>	-0.54	0.54
sentence before:g l	0.18	-0.18
sentence before:ga	0.43	-0.43
sentence before:gae	-0.25	0.25
sentence before:gae <5>	-0.27	0.27
sentence before:gain in	-0.16	0.16
sentence before:gait	1.89	-1.89
sentence before:gap	0.49	-0.49
sentence before:garden	0.16	-0.16
sentence before:gareth	0.23	-0.23
sentence before:gate	0.17	-0.17
sentence before:gave	-0.59	0.59
sentence before:gave no	0.26	-0.26
sentence before:gave the	0.65	-0.65
sentence before:gb	0.21	-0.21
sentence before:gb <n>	0.21	-0.21
sentence before:geha	0.25	-0.25
sentence before:geisinger	0.47	-0.47
sentence before:geisinger health	0.47	-0.47
sentence before:gerald	0.47	-0.47
sentence before:get	0.53	-0.53
sentence before:get a	0.28	-0.28
sentence before:get help	0.89	-0.89
sentence before:get it	0.24	-0.24
sentence before:get now	0.21	-0.21
sentence before:get the	0.45	-0.45
sentence before:get thi	0.44	-0.44
sentence before:get your	0.22	-0.22
sentence before:gett	1.11	-1.11
sentence before:gett better	0.54	-0.54
sentence before:gett thi	0.26	-0.26
sentence before:gh	0.37	-0.37
sentence before:gh <n>	0.36	-0.36
sentence before:giv the	0.45	-0.45
sentence before:give	-1.5	1.5
sentence before:give <n>	-1.08	1.08
sentence before:give a	1.08	-1.08
sentence before:give it	0.5	-0.5
sentence before:give the	-1.11	1.11
sentence before:give up	-1.53	1.53
sentence before:give you	0.31	-0.31
sentence before:given	0.93	-0.93
sentence before:given at	0.46	-0.46
sentence before:given by	0.18	-0.18
sentence before:given for	-0.51	0.51
sentence before:given in	0.24	-0.24
sentence before:given on	-0.68	0.68
sentence before:given to	0.38	-0.38
sentence before:given was	0.45	-0.45
sentence before:glanc	0.44	-0.44
sentence before:glen	0.74	-0.74
sentence before:glenhaven	-0.23	0.23
sentence before:glossary	0.66	-0.66
sentence before:glossary :	0.16	-0.16
sentence before:glossary co	0.81	-0.81
sentence before:go	1.18	-1.18
sentence before:go on	0.33	-0.33
sentence before:go to	0.59	-0.59
sentence before:go with	0.65	-0.65
sentence before:goal	-1.27	1.27
sentence before:goal and	-0.73	0.73
sentence before:goal in	-0.51	0.51
sentence before:goal of	-0.56	0.56
sentence before:goal set	-1.14	1.14
sentence before:goal that	-1.18	1.18
sentence before:goe	0.26	-0.26
sentence before:goe to	-0.72	0.72
sentence before:going	0.85	-0.85
sentence before:gold	0.64	-0.64
sentence before:gold plu	0.25	-0.25
sentence before:gone back	-0.27	0.27
sentence before:gone to	0.49	-0.49
sentence before:good cause	0.46	-0.46
sentence before:good new	0.36	-0.36
sentence before:good reason	0.84	-0.84
sentence before:got	0.19	-0.19
sentence before:got a	0.5	-0.5
sentence before:got do	1.01	-1.01
sentence before:got on	-0.63	0.63
sentence before:got the	0.59	-0.59
sentence before:got your	-0.99	0.99
sentence before:gov	0.18	-0.18
sentence before:govern	0.4	-0.4
sentence before:govern by	0.29	-0.29
sentence before:gp	0.38	-0.38
sentence before:gp <m>	0.49	-0.49
sentence before:gp <n>	0.64	-0.64
sentence before:gp kx	-0.17	0.17
sentence before:gp no	-0.96	0.96
sentence before:gp yes	-0.25	0.25
sentence before:grace	-0.58	0.58
sentence before:grace period	-0.58	0.58
sentence before:grain	0.16	-0.16
sentence before:grand	0.19	-0.19
sentence before:granit	-0.3	0.3
sentence before:grant	0.45	-0.45
sentence before:great	-0.49	0.49
sentence before:great lake	-0.95	0.95
sentence before:greer	0.16	-0.16
sentence before:greta	-0.24	0.24
sentence before:grievanc	0.68	-0.68
sentence before:grievanc appeal	0.16	-0.16
sentence before:grip	0.21	-0.21
sentence before:grip strength	0.86	-0.86
sentence before:ground	-0.33	0.33
sentence before:group	0.72	-0.72
sentence before:group :	0.65	-0.65
sentence before:group <5>	0.29	-0.29
sentence before:group <n>	0.45	-0.45
sentence before:group and	-0.55	0.55
sentence before:group coverag	0.52	-0.52
sentence before:group g	0.41	-0.41
sentence before:group health	0.53	-0.53
sentence before:group is	-0.99	0.99
sentence before:group no	-0.74	0.74
sentence before:group number	0.38	-0.38
sentence before:group reason	0.24	-0.24
sentence before:grove	0.24	-0.24
sentence before:grp	-0.57	0.57
sentence before:grp rc	0.23	-0.23
sentence before:grp rsn	-0.57	0.57
sentence before:guarante	0.21	-0.21
sentence before:guardian	0.49	-0.49
sentence before:guardian :	0.29	-0.29
sentence before:guardian of	0.16	-0.16
sentence before:guidanc	0.53	-0.53
sentence before:guide	0.27	-0.27
sentence before:guide to	0.23	-0.23
sentence before:guidelin	1.2	-1.2
sentence before:guidelin :	0.45	-0.45
sentence before:guidelin for	1.05	-1.05
sentence before:guidelin sp	-0.7	0.7
sentence before:guidelin support	-0.37	0.37
sentence before:guidry	0.43	-0.43
sentence before:gulf	-0.63	0.63
sentence before:gunnar	0.2	-0.2
sentence before:gwendolyn	0.17	-0.17
sentence before:h	-1	1
sentence before:h <m>	-1.51	1.51
sentence before:h <n>	-1.12	1.12
sentence before:had	0.96	-0.96
sentence before:had <n>	1.3	-1.3
sentence before:had a	0.29	-0.29
sentence before:had already	0.39	-0.39
sentence before:had asked	0.36	-0.36
sentence before:had been	0.18	-0.18
sentence before:had coverag	-0.36	0.36
sentence before:had deny	0.27	-0.27
sentence before:had ended	0.62	-0.62
sentence before:had full	1.2	-1.2
sentence before:had gone	-0.24	0.24
sentence before:had it	0.44	-0.44
sentence before:had no	-0.85	0.85
sentence before:had not	-0.17	0.17
sentence before:had on	0.16	-0.16
sentence before:had other	0.53	-0.53
sentence before:had pain	-0.21	0.21
sentence before:had resolv	-1.23	1.23
sentence before:hale	0.81	-0.81
sentence before:halloway	0.73	-0.73
sentence before:hamish	-0.22	0.22
sentence before:hand	0.17	-0.17
sentence before:hand by	0.89	-0.89
sentence before:hand no	0.21	-0.21
sentence before:hand on	-0.85	0.85
sentence before:hand therapy	0.53	-0.53
sentence before:hand within	-0.7	0.7
sentence before:handl	1.16	-1.16
sentence before:handl claim	0.37	-0.37
sentence before:happen	0.85	-0.85
sentence before:happen next	0.22	-0.22
sentence before:harbor	-0.46	0.46
sentence before:harden	-0.77	0.77
sentence before:hargrov	-0.45	0.45
sentence before:harlan	0.26	-0.26
sentence before:harm	-0.26	0.26
sentence before:harm you	-0.68	0.68
sentence before:harm your	0.3	-0.3
sentence before:harmles	1.41	-1.41
sentence before:harold	0.19	-0.19
sentence before:harriet	0.2	-0.2
sentence before:harrow	-0.65	0.65
sentence before:harrow lane	-0.69	0.69
sentence before:hart	0.27	-0.27
sentence before:hartsfield	-0.39	0.39
sentence before:harvard	0.2	-0.2
sentence before:harvard pilgrim	0.2	-0.2
sentence before:has <n>	0.19	-0.19
sentence before:has a	-1.29	1.29
sentence before:has agr	-0.41	0.41
sentence before:has already	0.17	-0.17
sentence before:has an	1.23	-1.23
sentence before:has approv	0.25	-0.25
sentence before:has been	0.31	-0.31
sentence before:has come	-0.95	0.95
sentence before:has deny	-0.81	0.81
sentence before:has ended	0.57	-0.57
sentence before:has expir	1.6	-1.6
sentence before:has had	0.34	-0.34
sentence before:has no	0.23	-0.23
sentence before:has one	0.48	-0.48
sentence before:has other	-0.2	0.2
sentence before:has paid	0.88	-0.88
sentence before:has reach	-0.33	0.33
sentence before:has read	0.33	-0.33
sentence before:has review	0.36	-0.36
sentence before:has submission	0.41	-0.41
sentence before:has to	-0.3	0.3
sentence before:has used	-0.27	0.27
sentence before:hathaway quint	0.17	-0.17
sentence before:have	0.48	-0.48
sentence before:have <n>	0.62	-0.62
sentence before:have a	0.19	-0.19
sentence before:have already	0.27	-0.27
sentence before:have an	0.59	-0.59
sentence before:have answer	0.23	-0.23
sentence before:have chang	-0.8	0.8
sentence before:have complet	0.25	-0.25
sentence before:have decid	0.36	-0.36
sentence before:have deny	0.19	-0.19
sentence before:have dismiss	-0.87	0.87
sentence before:have finish	0.93	-0.93
sentence before:have for	0.48	-0.48
sentence before:have gone	1.09	-1.09
sentence before:have good	0.17	-0.17
sentence before:have had	-0.4	0.4
sentence before:have met	0.2	-0.2
sentence before:have neither	0.25	-0.25
sentence before:have no	-0.48	0.48
sentence before:have none	0.26	-0.26
sentence before:have not	0.21	-0.21
sentence before:have one	0.19	-0.19
sentence before:have other	-0.8	0.8
sentence before:have paid	-0.7	0.7
sentence before:have reach	0.98	-0.98
sentence before:have read	-1.05	1.05
sentence before:have receiv	-0.55	0.55
sentence before:have reconsider	-0.25	0.25
sentence before:have review	0.47	-0.47
sentence before:have right	0.29	-0.29
sentence before:have show	1.2	-1.2
sentence before:have since	-1.05	1.05
sentence before:have the	0.92	-0.92
sentence before:have them	0.18	-0.18
sentence before:have therefor	0.21	-0.21
sentence before:have thi	0.35	-0.35
sentence before:have to	-0.44	0.44
sentence before:have tried	1.17	-1.17
sentence before:have used	0.7	-0.7
sentence before:have your	0.6	-0.6
sentence before:hcpc	1.03	-1.03
sentence before:hcpc charg	0.3	-0.3
sentence before:hcpc mod	-0.34	0.34
sentence before:he	-0.69	0.69
sentence before:he <n>	-0.3	0.3
sentence before:he has	0.85	-0.85
sentence before:he sign	0.47	-0.47
sentence before:he was	-1.29	1.29
sentence before:header	0.19	-0.19
sentence before:heal	0.3	-0.3
sentence before:health	0.93	-0.93
sentence before:health agency	0.22	-0.22
sentence before:health allianc	0.43	-0.43
sentence before:health and	0.25	-0.25
sentence before:health benefit	0.23	-0.23
sentence before:health care	0.91	-0.91
sentence before:health cooperativ	-0.3	0.3
sentence before:health coverag	0.69	-0.69
sentence before:health explan	0.29	-0.29
sentence before:health id	0.54	-0.54
sentence before:health inform	0.44	-0.44
sentence before:health insuranc	-0.2	0.2
sentence before:health is	0.19	-0.19
sentence before:health llc	0.24	-0.24
sentence before:health partner	0.16	-0.16
sentence before:health plan	-0.45	0.45
sentence before:health servic	1.96	-1.96
sentence before:health trust	0.27	-0.27
sentence before:healthcar	1.03	-1.03
sentence before:healthcar and	0.3	-0.3
sentence before:healthcar gov	0.17	-0.17
sentence before:healthcar of	0.26	-0.26
sentence before:healthpartner	0.38	-0.38
sentence before:healthplan	0.25	-0.25
sentence before:hear	0.84	-0.84
sentence before:hear from	0.22	-0.22
sentence before:hear only	0.2	-0.2
sentence before:hear test	0.25	-0.25
sentence before:heart	0.24	-0.24
sentence before:heel	-0.6	0.6
sentence before:heel pain	-0.31	0.31
sentence before:held	-0.16	0.16
sentence before:held harmles	0.28	-0.28
sentence before:held that	0.35	-0.35
sentence before:hello	0.32	-0.32
sentence before:help :	0.87	-0.87
sentence before:help ?	0.25	-0.25
sentence before:help and	-0.47	0.47
sentence before:help more	0.24	-0.24
sentence before:henrietta	-0.75	0.75
sentence before:hepzibah	-1.09	1.09
sentence before:her	-0.66	0.66
sentence before:her as	-0.94	0.94
sentence before:her coverag	0.59	-0.59
sentence before:her own	-0.34	0.34
sentence before:her premium	-0.37	0.37
sentence before:her primary	-0.37	0.37
sentence before:here	1.82	-1.82
sentence before:here by	0.22	-0.22
sentence before:here is	0.32	-0.32
sentence before:heron	0.53	-0.53
sentence before:heron spine	0.19	-0.19
sentence before:hester	0.2	-0.2
sentence before:hi	0.5	-0.5
sentence before:hic	0.38	-0.38
sentence before:hic <n>	0.26	-0.26
sentence before:high	0.51	-0.51
sentence before:high option	0.16	-0.16
sentence before:highmark	-0.42	0.42
sentence before:highmark blue	0.17	-0.17
sentence before:hill	-0.27	0.27
sentence before:hill chiropractic	0.17	-0.17
sentence before:hill country	0.16	-0.16
sentence before:hill famy	-0.81	0.81
sentence before:him	1.38	-1.38
sentence before:hip	0.78	-0.78
sentence before:hipaa	0.28	-0.28
sentence before:his	-0.33	0.33
sentence before:his coverag	-0.51	0.51
sentence before:his employer	-1.18	1.18
sentence before:his own	-0.17	0.17
sentence before:his report	-1.27	1.27
sentence before:history	0.2	-0.2
sentence before:history and	-0.32	0.32
sentence before:hl	-0.77	0.77
sentence before:hl <n>	-0.77	0.77
sentence before:hm	0.17	-0.17
sentence before:hmo	0.75	-0.75
sentence before:hmo a	0.19	-0.19
sentence before:hmo claim	-0.66	0.66
sentence before:hmo pos	0.73	-0.73
sentence before:hold	0.52	-0.52
sentence before:hold an	0.35	-0.35
sentence before:hold no	-1.35	1.35
sentence before:hold protect	0.29	-0.29
sentence before:hold the	0.79	-0.79
sentence before:holder	0.32	-0.32
sentence before:hollow	1	-1
sentence before:hollow chiropractic	0.18	-0.18
sentence before:holloway	-0.52	0.52
sentence before:hollowell	0.33	-0.33
sentence before:holly	1.1	-1.1
sentence before:holly pemberwick	0.16	-0.16
sentence before:home and	-0.31	0.31
sentence before:home exercis	0.43	-0.43
sentence before:home program	-0.57	0.57
sentence before:home without	-0.17	0.17
sentence before:horatio	0.73	-0.73
sentence before:horizon	-0.66	0.66
sentence before:hospital	0.5	-0.5
sentence before:hospital <n>	0.62	-0.62
sentence before:hot	0.42	-0.42
sentence before:hour	0.85	-0.85
sentence before:hour a	0.17	-0.17
sentence before:how	1.69	-1.69
sentence before:how it	0.69	-0.69
sentence before:how much	-0.34	0.34
sentence before:how to	0.83	-0.83
sentence before:however	0.18	-0.18
sentence before:hp	0.73	-0.73
sentence before:hp <n>	0.73	-0.73
sentence before:hpi	0.34	-0.34
sentence before:hpi :	0.34	-0.34
sentence before:hr	-0.57	0.57
sentence before:hudson	0.17	-0.17
sentence before:hugo	-0.28	0.28
sentence before:humana	1.38	-1.38
sentence before:humana gold	0.28	-0.28
sentence before:humana id	0.29	-0.29
sentence before:humanachoic	0.16	-0.16
sentence before:hundr and	0.16	-0.16
sentence before:hurt	-0.88	0.88
sentence before:husband	-0.78	0.78
sentence before:hydroxy	0.21	-0.21
sentence before:i	1.01	-1.01
sentence before:i <n>	0.39	-0.39
sentence before:i d	0.31	-0.31
sentence before:i do	0.19	-0.19
sentence before:ibuprofen	0.7	-0.7
sentence before:icd	0.81	-0.81
sentence before:icd <n>	0.44	-0.44
sentence before:icd ind	0.38	-0.38
sentence before:icn	1.07	-1.07
sentence before:icn :	0.2	-0.2
sentence before:icn <n>	0.94	-0.94
sentence before:icn from	0.45	-0.45
sentence before:icn servic	0.5	-0.5
sentence before:id	0.32	-0.32
sentence before:id :	1.2	-1.2
sentence before:id <n>	-0.65	0.65
sentence before:id end	0.36	-0.36
sentence before:id g	0.19	-0.19
sentence before:id group	0.43	-0.43
sentence before:id h	0.17	-0.17
sentence before:id is	0.26	-0.26
sentence before:id number	0.31	-0.31
sentence before:id patient	0.36	-0.36
sentence before:id tcn	-0.19	0.19
sentence before:id u	0.48	-0.48
sentence before:id w	0.29	-0.29
sentence before:identific	-0.35	0.35
sentence before:identific no	0.25	-0.25
sentence before:identific number	0.39	-0.39
sentence before:identifier	1.25	-1.25
sentence before:identity	0.46	-0.46
sentence before:identity of	0.46	-0.46
sentence before:if	0.95	-0.95
sentence before:if a	0.2	-0.2
sentence before:if i	0.17	-0.17
sentence before:if it	-0.66	0.66
sentence before:if need	-0.63	0.63
sentence before:if noth	0.17	-0.17
sentence before:if the	1.12	-1.12
sentence before:if they	0.31	-0.31
sentence before:if wait	0.32	-0.32
sentence before:if we	1.01	-1.01
sentence before:if you	0.55	-0.55
sentence before:ii	0.18	-0.18
sentence before:iii	1.44	-1.44
sentence before:illinoy	0.36	-0.36
sentence before:illnes	0.8	-0.8
sentence before:illnes or	0.17	-0.17
sentence before:imag center	-0.72	0.72
sentence before:imag guidelin	-0.54	0.54
sentence before:imag is	-0.48	0.48
sentence before:imani	0.26	-0.26
sentence before:imogen	0.25	-0.25
sentence before:improv health	1.18	-1.18
sentence before:improv is	0.21	-0.21
sentence before:imr	0.36	-0.36
sentence before:in <month>	-0.46	0.46
sentence before:in <n>	1.97	-1.97
sentence before:in a	-0.29	0.29
sentence before:in advanc	1.19	-1.19
sentence before:in all	0.22	-0.22
sentence before:in an	-0.89	0.89
sentence before:in and	-0.2	0.2
sentence before:in another	-0.23	0.23
sentence before:in as	0.19	-0.19
sentence before:in both	0.76	-0.76
sentence before:in box	0.16	-0.16
sentence before:in court	0.19	-0.19
sentence before:in determin	0.23	-0.23
sentence before:in disput	0.86	-0.86
sentence before:in error	-1.08	1.08
sentence before:in federal	-0.8	0.8
sentence before:in force	0.57	-0.57
sentence before:in function	0.38	-0.38
sentence before:in her	-1.06	1.06
sentence before:in his	-0.83	0.83
sentence before:in it	0.55	-0.55
sentence before:in item	0.37	-0.37
sentence before:in its	-1.55	1.55
sentence before:in network	0.71	-0.71
sentence before:in neurology	-0.73	0.73
sentence before:in on	0.17	-0.17
sentence before:in one	-0.27	0.27
sentence before:in oregon	0.26	-0.26
sentence before:in our	0.23	-0.23
sentence before:in part	0.46	-0.46
sentence before:in physical	1.11	-1.11
sentence before:in practic	0.23	-0.23
sentence before:in proces	-0.46	0.46
sentence before:in question	0.62	-0.62
sentence before:in review	0.48	-0.48
sentence before:in section	0.21	-0.21
sentence before:in the	1	-1
sentence before:in thi	1.15	-1.15
sentence before:in those	0.75	-0.75
sentence before:in time	0.76	-0.76
sentence before:in tricar	-0.17	0.17
sentence before:in which	-1.23	1.23
sentence before:in within	0.7	-0.7
sentence before:in writ	0.64	-0.64
sentence before:in your	-0.29	0.29
sentence before:inc	1.33	-1.33
sentence before:inc employe	0.19	-0.19
sentence before:inc qic	0.23	-0.23
sentence before:incidental	-0.87	0.87
sentence before:incidental to	-0.87	0.87
sentence before:includ	1.11	-1.11
sentence before:includ <month>	0.39	-0.39
sentence before:includ a	0.18	-0.18
sentence before:includ in	0.85	-0.85
sentence before:incom	0.26	-0.26
sentence before:incom security	0.26	-0.26
sentence before:incomplet	1.66	-1.66
sentence before:incomplet invalid	1.1	-1.1
sentence before:incurr	0.56	-0.56
sentence before:incurr after	1.25	-1.25
sentence before:ind	0.38	-0.38
sentence before:indemnity	-0.44	0.44
sentence before:independent	0.8	-0.8
sentence before:independent contractor	0.21	-0.21
sentence before:independent license	0.35	-0.35
sentence before:independent medical	0.39	-0.39
sentence before:independent review	0.43	-0.43
sentence before:index	0.2	-0.2
sentence before:indic	0.56	-0.56
sentence before:individual	0.45	-0.45
sentence before:individual deductibl	-0.22	0.22
sentence before:ine	0.49	-0.49
sentence before:ineligibl	-0.59	0.59
sentence before:ineligibl for	-0.8	0.8
sentence before:infection	1.03	-1.03
sentence before:inform	1.06	-1.06
sentence before:inform about	0.46	-0.46
sentence before:inform from	0.56	-0.56
sentence before:inform is	0.65	-0.65
sentence before:inform need	-0.17	0.17
sentence before:inform on	0.28	-0.28
sentence before:inform or	0.88	-0.88
sentence before:inform provid	0.52	-0.52
sentence before:inform request	-0.6	0.6
sentence before:inform submitt	0.61	-0.61
sentence before:inform that	-0.62	0.62
sentence before:inform we	0.21	-0.21
sentence before:infusion	-0.47	0.47
sentence before:ingrid	0.25	-0.25
sentence before:initial	1	-1
sentence before:initial denial	0.17	-0.17
sentence before:initial determin	-0.26	0.26
sentence before:initial evalu	0.67	-0.67
sentence before:initial examin	0.32	-0.32
sentence before:initiativ	0.57	-0.57
sentence before:inject	-0.32	0.32
sentence before:injection	0.38	-0.38
sentence before:injection <5>	0.59	-0.59
sentence before:injection <n>	-0.84	0.84
sentence before:injection is	0.78	-0.78
sentence before:injection of	-0.67	0.67
sentence before:injur	0.96	-0.96
sentence before:injur employe	0.65	-0.65
sentence before:injur person	0.42	-0.42
sentence before:injur worker	0.72	-0.72
sentence before:injury	0.23	-0.23
sentence before:injury :	0.2	-0.2
sentence before:injury <d>	0.22	-0.22
sentence before:injury illnes	0.39	-0.39
sentence before:injury is	-1	1
sentence before:injury of	0.4	-0.4
sentence before:injury protection	-0.21	0.21
sentence before:innovativ	0.25	-0.25
sentence before:innovativ solution	0.25	-0.25
sentence before:inpatient	-0.55	0.55
sentence before:inquiry	0.54	-0.54
sentence before:ins	-0.18	0.18
sentence before:ins :	0.2	-0.2
sentence before:ins paid	0.52	-0.52
sentence before:insert	0.28	-0.28
sentence before:insertion	0.9	-0.9
sentence before:insertion without	0.68	-0.68
sentence before:insid	-0.7	0.7
sentence before:insid the	-0.49	0.49
sentence before:institut	-0.8	0.8
sentence before:insur :	0.46	-0.46
sentence before:insur <n>	0.34	-0.34
sentence before:insur id	0.22	-0.22
sentence before:insur it	0.2	-0.2
sentence before:insur name	0.24	-0.24
sentence before:insuranc	0.68	-0.68
sentence before:insuranc :	0.18	-0.18
sentence before:insuranc <m>	0.21	-0.21
sentence before:insuranc and	0.76	-0.76
sentence before:insuranc company	0.88	-0.88
sentence before:insuranc for	-0.3	0.3
sentence before:insuranc group	0.21	-0.21
sentence before:insuranc has	0.82	-0.82
sentence before:insuranc law	0.22	-0.22
sentence before:insuranc marketplac	0.74	-0.74
sentence before:insuranc on	0.36	-0.36
sentence before:insuranc paid	-0.94	0.94
sentence before:insuranc pay	-0.66	0.66
sentence before:insuranc that	0.87	-0.87
sentence before:insuranc was	1.52	-1.52
sentence before:insured	0.48	-0.48
sentence before:insured name	0.2	-0.2
sentence before:insurer	1.24	-1.24
sentence before:insurer :	0.64	-0.64
sentence before:intak	0.35	-0.35
sentence before:integrat	0.34	-0.34
sentence before:integrity	0.25	-0.25
sentence before:intensiv	0.28	-0.28
sentence before:intensiv outpatient	0.28	-0.28
sentence before:interest	1.36	-1.36
sentence before:interest <m>	0.22	-0.22
sentence before:internal	1.56	-1.56
sentence before:internal appeal	1.22	-1.22
sentence before:interqual	0.36	-0.36
sentence before:into	-0.61	0.61
sentence before:into the	0.21	-0.21
sentence before:invalid	1.83	-1.83
sentence before:invalid deactivat	0.37	-0.37
sentence before:invalid order	0.34	-0.34
sentence before:invalid render	0.5	-0.5
sentence before:invalid treat	0.25	-0.25
sentence before:investigational	0.89	-0.89
sentence before:investigational and	0.39	-0.39
sentence before:investigational becaus	0.29	-0.29
sentence before:investigational for	0.16	-0.16
sentence before:invoic	1.05	-1.05
sentence before:involv	0.71	-0.71
sentence before:iowa	0.18	-0.18
sentence before:iro	0.17	-0.17
sentence before:iro case	0.16	-0.16
sentence before:is :	-0.77	0.77
sentence before:is <m>	0.35	-0.35
sentence before:is <n>	0.63	-0.63
sentence before:is a	0.62	-0.62
sentence before:is about	-0.21	0.21
sentence before:is above	0.97	-0.97
sentence before:is absent	0.33	-0.33
sentence before:is allow	0.79	-0.79
sentence before:is also	-0.55	0.55
sentence before:is an	0.44	-0.44
sentence before:is at	0.42	-0.42
sentence before:is bill	0.2	-0.2
sentence before:is bind	0.87	-0.87
sentence before:is board	0.3	-0.3
sentence before:is by	-0.36	0.36
sentence before:is consider	0.59	-0.59
sentence before:is cover	1.05	-1.05
sentence before:is dated	-0.61	0.61
sentence before:is deem	0.57	-0.57
sentence before:is deny	-0.5	0.5
sentence before:is dismiss	0.97	-0.97
sentence before:is done	0.35	-0.35
sentence before:is due	-0.68	0.68
sentence before:is enclos	0.28	-0.28
sentence before:is enroll	0.19	-0.19
sentence before:is exclud	2.07	-2.07
sentence before:is experimental	0.53	-0.53
sentence before:is filed	0.37	-0.37
sentence before:is final	0.25	-0.25
sentence before:is for	-0.58	0.58
sentence before:is given	0.53	-0.53
sentence before:is going	0.23	-0.23
sentence before:is govern	0.28	-0.28
sentence before:is held	0.32	-0.32
sentence before:is in	0.68	-0.68
sentence before:is investigational	0.21	-0.21
sentence before:is left	1.23	-1.23
sentence before:is les	0.81	-0.81
sentence before:is licens	0.27	-0.27
sentence before:is list	0.27	-0.27
sentence before:is m	0.21	-0.21
sentence before:is maintenanc	-0.3	0.3
sentence before:is need	0.53	-0.53
sentence before:is neither	0.75	-0.75
sentence before:is no	1.15	-1.15
sentence before:is not	1.7	-1.7
sentence before:is noth	0.43	-0.43
sentence before:is now	-0.58	0.58
sentence before:is on	2.04	-2.04
sentence before:is one	0.16	-0.16
sentence before:is open	0.78	-0.78
sentence before:is paid	-0.2	0.2
sentence before:is part	1.45	-1.45
sentence before:is partial	0.3	-0.3
sentence before:is primary	0.89	-0.89
sentence before:is reasonabl	0.63	-0.63
sentence before:is receiv	0.28	-0.28
sentence before:is record	-0.47	0.47
sentence before:is requir	0.59	-0.59
sentence before:is responsibl	1.12	-1.12
sentence before:is revers	0.72	-0.72
sentence before:is self	0.68	-0.68
sentence before:is sent	0.77	-0.77
sentence before:is still	0.19	-0.19
sentence before:is subject	0.37	-0.37
sentence before:is support	-0.47	0.47
sentence before:is taken	0.28	-0.28
sentence before:is that	0.74	-0.74
sentence before:is the	0.28	-0.28
sentence before:is therefor	-0.75	0.75
sentence before:is thi	-0.59	0.59
sentence before:is to	-0.42	0.42
sentence before:is under	-0.66	0.66
sentence before:is upheld	0.94	-0.94
sentence before:is used	0.88	-0.88
sentence before:is why	0.16	-0.16
sentence before:is within	0.17	-0.17
sentence before:is written	-1.33	1.33
sentence before:is wrong	0.75	-0.75
sentence before:isidor	0.65	-0.65
sentence before:isnt	0.2	-0.2
sentence before:isold	0.27	-0.27
sentence before:issu	0.54	-0.54
sentence before:issu :	0.19	-0.19
sentence before:issu <d>	0.33	-0.33
sentence before:issu <n>	-0.4	0.4
sentence before:issue	-0.21	0.21
sentence before:it :	0.24	-0.24
sentence before:it ?	0.94	-0.94
sentence before:it again	0.61	-0.61
sentence before:it as	0.43	-0.43
sentence before:it at	0.2	-0.2
sentence before:it back	0.29	-0.29
sentence before:it becaus	0.18	-0.18
sentence before:it befor	0.33	-0.33
sentence before:it came	0.72	-0.72
sentence before:it can	0.39	-0.39
sentence before:it could	0.18	-0.18
sentence before:it did	0.27	-0.27
sentence before:it doe	-0.23	0.23
sentence before:it ended	0.24	-0.24
sentence before:it five	0.26	-0.26
sentence before:it had	0.22	-0.22
sentence before:it has	-0.29	0.29
sentence before:it in	0.65	-0.65
sentence before:it is	0.67	-0.67
sentence before:it may	0.58	-0.58
sentence before:it must	0.3	-0.3
sentence before:it need	0.66	-0.66
sentence before:it or	0.27	-0.27
sentence before:it regard	0.46	-0.46
sentence before:it say	-0.18	0.18
sentence before:it show	0.91	-0.91
sentence before:it sign	-1.15	1.15
sentence before:it that	0.16	-0.16
sentence before:it the	0.29	-0.29
sentence before:it to	0.41	-0.41
sentence before:it under	0.65	-0.65
sentence before:it was	-0.98	0.98
sentence before:it we	0.41	-0.41
sentence before:it will	1.04	-1.04
sentence before:it with	0.65	-0.65
sentence before:it within	0.38	-0.38
sentence before:it would	0.35	-0.35
sentence before:it yet	0.42	-0.42
sentence before:it you	0.16	-0.16
sentence before:item	1.1	-1.1
sentence before:item :	0.56	-0.56
sentence before:item list	0.73	-0.73
sentence before:item or	0.25	-0.25
sentence before:item that	0.42	-0.42
sentence before:its affiliat	0.23	-0.23
sentence before:its date	0.31	-0.31
sentence before:its explan	0.41	-0.41
sentence before:its final	0.23	-0.23
sentence before:its part	0.75	-0.75
sentence before:its pay	0.52	-0.52
sentence before:itself	-1.05	1.05
sentence before:iv	0.73	-0.73
sentence before:ivorson	-0.19	0.19
sentence before:j	0.82	-0.82
sentence before:j <n>	-0.16	0.16
sentence before:jc	0.48	-0.48
sentence before:jc <5>	0.48	-0.48
sentence before:jersey	0.17	-0.17
sentence before:jessamin	0.16	-0.16
sentence before:jh	-0.79	0.79
sentence before:joanna	0.19	-0.19
sentence before:job	-0.67	0.67
sentence before:jocasta	0.46	-0.46
sentence before:joint	1.58	-1.58
sentence before:joint injection	0.87	-0.87
sentence before:jonah	-0.88	0.88
sentence before:jr	0.21	-0.21
sentence before:juniata	0.2	-0.2
sentence before:juniata cross	0.2	-0.2
sentence before:juniper	-0.21	0.21
sentence before:jurisdiction	0.8	-0.8
sentence before:k	0.84	-0.84
sentence before:k <5>	-0.87	0.87
sentence before:k <n>	1	-1
sentence before:kaiser	0.17	-0.17
sentence before:kansa	0.18	-0.18
sentence before:kd	-0.44	0.44
sentence before:kd <n>	-0.44	0.44
sentence before:keep a	0.16	-0.16
sentence before:keep for	0.19	-0.19
sentence before:keep thi	0.2	-0.2
sentence before:keep up	-0.86	0.86
sentence before:keep you	-0.71	0.71
sentence before:keep your	0.61	-0.61
sentence before:kept	0.16	-0.16
sentence before:kept you	0.25	-0.25
sentence before:kerr	0.25	-0.25
sentence before:kestrel	0.43	-0.43
sentence before:ketter	0.24	-0.24
sentence before:kettl	0.38	-0.38
sentence before:key co	-0.16	0.16
sentence before:keyed	0.26	-0.26
sentence before:keyston	0.32	-0.32
sentence before:kf	-0.5	0.5
sentence before:kh	0.27	-0.27
sentence before:kh <n>	0.27	-0.27
sentence before:kid	0.61	-0.61
sentence before:kid therapy	0.36	-0.36
sentence before:kim	0.35	-0.35
sentence before:kincaid	0.23	-0.23
sentence before:kind	0.86	-0.86
sentence before:kind of	0.25	-0.25
sentence before:knee	-0.43	0.43
sentence before:knee brace	-0.67	0.67
sentence before:knee is	0.27	-0.27
sentence before:knee pain	-0.77	0.77
sentence before:knew	0.26	-0.26
sentence before:knew or	0.26	-0.26
sentence before:know that	-0.61	0.61
sentence before:know which	0.31	-0.31
sentence before:kowalczyk	-0.6	0.6
sentence before:kp	0.16	-0.16
sentence before:kp <n>	0.16	-0.16
sentence before:kx <m>	-0.59	0.59
sentence before:kx <n>	0.48	-0.48
sentence before:ky	0.21	-0.21
sentence before:ky <n>	0.17	-0.17
sentence before:l	-0.67	0.67
sentence before:l <5>	-1.24	1.24
sentence before:l <n>	-0.28	0.28
sentence before:l cht	0.23	-0.23
sentence before:la	0.22	-0.22
sentence before:lab	1.12	-1.12
sentence before:labor	0.17	-0.17
sentence before:laboratory	1.44	-1.44
sentence before:lack	0.43	-0.43
sentence before:lack inform	0.52	-0.52
sentence before:lack of	0.8	-0.8
sentence before:lake	-0.25	0.25
sentence before:lake health	0.2	-0.2
sentence before:lakesid	0.2	-0.2
sentence before:lane	-0.83	0.83
sentence before:lane famy	-0.59	0.59
sentence before:lane podiatry	-0.69	0.69
sentence before:languag	0.65	-0.65
sentence before:lantern	0.18	-0.18
sentence before:large	0.55	-0.55
sentence before:larkspur	0.36	-0.36
sentence before:las	0.5	-0.5
sentence before:last	0.7	-0.7
sentence before:last <n>	1.03	-1.03
sentence before:last benefit	-0.77	0.77
sentence before:last day	0.36	-0.36
sentence before:last on	0.42	-0.42
sentence before:last three	0.4	-0.4
sentence before:last two	-0.16	0.16
sentence before:last visit	0.21	-0.21
sentence before:late	0.91	-0.91
sentence before:late appeal	0.19	-0.19
sentence before:later	1.66	-1.66
sentence before:later than	0.86	-0.86
sentence before:laurel	0.26	-0.26
sentence before:lavinia	0.19	-0.19
sentence before:law	1.42	-1.42
sentence before:law denial	0.17	-0.17
sentence before:lawsuit	0.52	-0.52
sentence before:lawyer	0.22	-0.22
sentence before:lb	-0.3	0.3
sentence before:lcd l	-0.45	0.45
sentence before:lcd provid	0.23	-0.23
sentence before:lcsw	-0.39	0.39
sentence before:ld	-0.89	0.89
sentence before:ld :	0.16	-0.16
sentence before:learn	-0.55	0.55
sentence before:learn that	-0.99	0.99
sentence before:least	-0.26	0.26
sentence before:least <n>	-0.44	0.44
sentence before:least three	-0.69	0.69
sentence before:leav	0.7	-0.7
sentence before:leav out	0.69	-0.69
sentence before:leave	0.23	-0.23
sentence before:left	1.61	-1.61
sentence before:left can	0.24	-0.24
sentence before:left is	0.24	-0.24
sentence before:left leg	0.32	-0.32
sentence before:left shoulder	0.67	-0.67
sentence before:leg	0.2	-0.2
sentence before:leg raise	0.46	-0.46
sentence before:legal	0.21	-0.21
sentence before:legibl	0.18	-0.18
sentence before:legislat	-0.19	0.19
sentence before:legislat fee	-0.19	0.19
sentence before:lengthen	0.32	-0.32
sentence before:lengthen the	0.31	-0.31
sentence before:lens	0.39	-0.39
sentence before:leocadia	0.48	-0.48
sentence before:leopold	0.86	-0.86
sentence before:leopoldin	-0.7	0.7
sentence before:les	0.59	-0.59
sentence before:les than	0.44	-0.44
sentence before:lesion	0.25	-0.25
sentence before:let	0.75	-0.75
sentence before:let us	1.17	-1.17
sentence before:let you	-0.33	0.33
sentence before:letter	1.53	-1.53
sentence before:letter <n>	-0.76	0.76
sentence before:letter about	0.25	-0.25
sentence before:letter and	0.4	-0.4
sentence before:letter date	0.36	-0.36
sentence before:letter give	0.22	-0.22
sentence before:letter id	0.48	-0.48
sentence before:letter in	0.18	-0.18
sentence before:letter is	0.87	-0.87
sentence before:letter must	0.68	-0.68
sentence before:letter of	0.19	-0.19
sentence before:letter on	0.7	-0.7
sentence before:letter that	0.21	-0.21
sentence before:letter the	0.17	-0.17
sentence before:letter to	0.2	-0.2
sentence before:level <n>	0.17	-0.17
sentence before:level appeal	-0.16	0.16
sentence before:level i	-0.48	0.48
sentence before:level ii	-0.39	0.39
sentence before:level is	0.22	-0.22
sentence before:level of	0.73	-0.73
sentence before:level the	-0.44	0.44
sentence before:lf	0.53	-0.53
sentence before:lf <n>	0.53	-0.53
sentence before:lh	0.46	-0.46
sentence before:lh <n>	0.38	-0.38
sentence before:liability	-0.44	0.44
sentence before:liability <m>	-0.19	0.19
sentence before:liability in	-0.81	0.81
sentence before:liability stat	-0.54	0.54
sentence before:liability with	0.19	-0.19
sentence before:liabl	-0.26	0.26
sentence before:liabl for	0.45	-0.45
sentence before:lic	0.19	-0.19
sentence before:licens	1.62	-1.62
sentence before:licens chiropractor	0.59	-0.59
sentence before:licens in	0.66	-0.66
sentence before:licens physical	0.25	-0.25
sentence before:licens therapist	0.16	-0.16
sentence before:license	0.35	-0.35
sentence before:license of	0.29	-0.29
sentence before:lidocain	-0.25	0.25
sentence before:life	0.51	-0.51
sentence before:life insuranc	0.49	-0.49
sentence before:lift	0.54	-0.54
sentence before:lift a	0.53	-0.53
sentence before:liga	0.17	-0.17
sentence before:lik	0.61	-0.61
sentence before:like	0.47	-0.47
sentence before:limb	0.28	-0.28
sentence before:limit	0.9	-0.9
sentence before:limit :	0.6	-0.6
sentence before:limit and	-0.27	0.27
sentence before:limit for	1.65	-1.65
sentence before:limit in	0.39	-0.39
sentence before:limit is	0.29	-0.29
sentence before:limit of	-0.91	0.91
sentence before:limit to	0.52	-0.52
sentence before:limit was	0.39	-0.39
sentence before:lindahl	0.27	-0.27
sentence before:lindgren	0.21	-0.21
sentence before:lindquist	0.45	-0.45
sentence before:lindqvist	0.2	-0.2
sentence before:line	1.2	-1.2
sentence before:line <n>	0.5	-0.5
sentence before:line code	0.49	-0.49
sentence before:line date	0.16	-0.16
sentence before:line for	0.48	-0.48
sentence before:line from	-0.81	0.81
sentence before:line is	0.36	-0.36
sentence before:line of	0.33	-0.33
sentence before:line procedur	-0.23	0.23
sentence before:line servic	-0.66	0.66
sentence before:link	0.92	-0.92
sentence before:linnea	0.64	-0.64
sentence before:linu	0.21	-0.21
sentence before:lipid	-0.64	0.64
sentence before:lipid panel	-0.7	0.7
sentence before:list	-0.89	0.89
sentence before:list below	0.91	-0.91
sentence before:list here	0.83	-0.83
sentence before:list the	-1.38	1.38
sentence before:littl	0.76	-0.76
sentence before:littl step	0.16	-0.16
sentence before:live	0.2	-0.2
sentence before:lk	0.32	-0.32
sentence before:lk <n>	0.23	-0.23
sentence before:llc	0.62	-0.62
sentence before:llc <n>	0.35	-0.35
sentence before:llc attn	0.2	-0.2
sentence before:llc claim	-0.33	0.33
sentence before:llc for	-0.51	0.51
sentence before:llc npi	0.21	-0.21
sentence before:ln	-0.26	0.26
sentence before:ln <n>	0.36	-0.36
sentence before:ln date	0.69	-0.69
sentence before:ln dos	-0.49	0.49
sentence before:ln from	-0.22	0.22
sentence before:ln servic	-0.25	0.25
sentence before:ln svc	-0.52	0.52
sentence before:load	0.17	-0.17
sentence before:local	-0.52	0.52
sentence before:local <n>	0.26	-0.26
sentence before:local coverag	-0.84	0.84
sentence before:lock	0.34	-0.34
sentence before:lockridg	0.61	-0.61
sentence before:lodestar	0.44	-0.44
sentence before:log	0.58	-0.58
sentence before:log or	0.53	-0.53
sentence before:lone	0.22	-0.22
sentence before:lone star	0.18	-0.18
sentence before:long	0.61	-0.61
sentence before:long as	-0.21	0.21
sentence before:long term	0.54	-0.54
sentence before:longer need	-0.77	0.77
sentence before:longer requir	0.53	-0.53
sentence before:look	0.38	-0.38
sentence before:look again	1.22	-1.22
sentence before:look for	0.27	-0.27
sentence before:loop	0.19	-0.19
sentence before:lorcan	-0.43	0.43
sentence before:lorne	0.18	-0.18
sentence before:los	0.4	-0.4
sentence before:los :	0.16	-0.16
sentence before:los are	0.49	-0.49
sentence before:lose	0.19	-0.19
sentence before:lost	0.18	-0.18
sentence before:lot	0.28	-0.28
sentence before:low	0.38	-0.38
sentence before:low back	0.79	-0.79
sentence before:low complexity	0.22	-0.22
sentence before:low heron	0.19	-0.19
sentence before:low level	-0.61	0.61
sentence before:lowcountry	0.24	-0.24
sentence before:lowe	-1.15	1.15
sentence before:lower	-0.57	0.57
sentence before:lower back	-0.58	0.58
sentence before:lower extremity	0.32	-0.32
sentence before:lower level	0.53	-0.53
sentence before:lt	-0.22	0.22
sentence before:lt <n>	-0.36	0.36
sentence before:ltp	0.16	-0.16
sentence before:ltp <n>	0.16	-0.16
sentence before:lucian	0.55	-0.55
sentence before:lucinda	0.29	-0.29
sentence before:luciu	-0.62	0.62
sentence before:ludmila	0.16	-0.16
sentence before:lui	0.22	-0.22
sentence before:lumbar flexion	0.75	-0.75
sentence before:lumbar spine	0.69	-0.69
sentence before:lumbar strain	-0.91	0.91
sentence before:lund	-0.16	0.16
sentence before:m	0.58	-0.58
sentence before:m <5>	0.39	-0.39
sentence before:m <m>	0.78	-0.78
sentence before:m <n>	0.31	-0.31
sentence before:m d	-0.21	0.21
sentence before:m to	0.28	-0.28
sentence before:mac	0.34	-0.34
sentence before:madam	0.26	-0.26
sentence before:made	1.2	-1.2
sentence before:made a	-0.25	0.25
sentence before:made by	0.31	-0.31
sentence before:made for	0.27	-0.27
sentence before:made in	0.23	-0.23
sentence before:made it	0.25	-0.25
sentence before:made on	0.74	-0.74
sentence before:made thi	-0.64	0.64
sentence before:made to	0.23	-0.23
sentence before:made within	0.2	-0.2
sentence before:maeve	0.66	-0.66
sentence before:magnu	0.68	-0.68
sentence before:mail	0.96	-0.96
sentence before:mail :	0.32	-0.32
sentence before:mail <d>	-0.53	0.53
sentence before:mail a	0.19	-0.19
sentence before:mail date	0.29	-0.29
sentence before:mail it	0.22	-0.22
sentence before:mail on	0.43	-0.43
sentence before:mail to	0.91	-0.91
sentence before:main	0.19	-0.19
sentence before:maintenanc	0.85	-0.85
sentence before:maintenanc care	0.48	-0.48
sentence before:maintenanc therapy	0.19	-0.19
sentence before:make	0.34	-0.34
sentence before:make an	-0.67	0.67
sentence before:make no	0.23	-0.23
sentence before:manag	0.65	-0.65
sentence before:manag to	0.19	-0.19
sentence before:manager :	0.6	-0.6
sentence before:manipul	1.54	-1.54
sentence before:manipul <m>	0.54	-0.54
sentence before:manipul <n>	0.4	-0.4
sentence before:manipul is	1.27	-1.27
sentence before:manipul of	1.03	-1.03
sentence before:manual	0.46	-0.46
sentence before:manual chapter	-0.42	0.42
sentence before:manual manipul	0.64	-0.64
sentence before:many	-0.69	0.69
sentence before:many servic	0.45	-0.45
sentence before:mapleton	0.26	-0.26
sentence before:mapleton spine	0.26	-0.26
sentence before:marchbank	0.18	-0.18
sentence before:marcu	0.27	-0.27
sentence before:marguerit	0.84	-0.84
sentence before:marigold	0.27	-0.27
sentence before:marin	0.16	-0.16
sentence before:mark	-0.89	0.89
sentence before:mark as	0.17	-0.17
sentence before:marketplac claim	0.25	-0.25
sentence before:marketplac plan	0.51	-0.51
sentence before:marsh	0.5	-0.5
sentence before:massag	0.54	-0.54
sentence before:massag <5>	-0.33	0.33
sentence before:massag <m>	0.52	-0.52
sentence before:massag is	0.25	-0.25
sentence before:massag therapy	-0.26	0.26
sentence before:match	1.66	-1.66
sentence before:match the	0.28	-0.28
sentence before:mateo	0.59	-0.59
sentence before:matter	0.3	-0.3
sentence before:matthia	0.22	-0.22
sentence before:maude	0.31	-0.31
sentence before:maume	0.2	-0.2
sentence before:maximu	0.23	-0.23
sentence before:maximum allowabl	-0.59	0.59
sentence before:maximum are	1.12	-1.12
sentence before:maximum for	-0.17	0.17
sentence before:maximum number	0.38	-0.38
sentence before:maximum of	0.36	-0.36
sentence before:maximum see	0.27	-0.27
sentence before:may	1.21	-1.21
sentence before:may <n>	0.63	-0.63
sentence before:may also	0.55	-0.55
sentence before:may appeal	-0.73	0.73
sentence before:may ask	0.7	-0.7
sentence before:may be	0.84	-0.84
sentence before:may bill	1.54	-1.54
sentence before:may bring	0.5	-0.5
sentence before:may call	0.45	-0.45
sentence before:may concern	0.39	-0.39
sentence before:may file	0.29	-0.29
sentence before:may give	0.17	-0.17
sentence before:may go	0.33	-0.33
sentence before:may have	-0.65	0.65
sentence before:may hold	0.51	-0.51
sentence before:may not	0.6	-0.6
sentence before:may note	-0.55	0.55
sentence before:may request	0.21	-0.21
sentence before:may servic	0.55	-0.55
sentence before:mayhew	0.26	-0.26
sentence before:mb	-0.44	0.44
sentence before:mbeki	0.16	-0.16
sentence before:mbi	0.96	-0.96
sentence before:mbi <n>	0.8	-0.8
sentence before:mc	0.28	-0.28
sentence before:mc <n>	0.27	-0.27
sentence before:mcallister	0.17	-0.17
sentence before:mcg	0.31	-0.31
sentence before:md	2.6	-2.6
sentence before:md :	0.37	-0.37
sentence before:md bill	0.24	-0.24
sentence before:md board	0.19	-0.19
sentence before:md on	0.81	-0.81
sentence before:md orthopedic	0.16	-0.16
sentence before:md physical	0.16	-0.16
sentence before:md radiology	0.22	-0.22
sentence before:mean a	-0.22	0.22
sentence before:mean co	1.06	-1.06
sentence before:mean that	-0.46	0.46
sentence before:measur of	0.18	-0.18
sentence before:measurabl	-0.18	0.18
sentence before:measurabl improv	0.48	-0.48
sentence before:mechanical	1.14	-1.14
sentence before:mechanical traction	1.14	-1.14
sentence before:med	0.42	-0.42
sentence before:med <n>	0.17	-0.17
sentence before:medi	0.37	-0.37
sentence before:medial	-0.5	0.5
sentence before:medica	0.5	-0.5
sentence before:medicaid	0.85	-0.85
sentence before:medicaid id	0.45	-0.45
sentence before:medicaid manag	0.22	-0.22
sentence before:medicaid patient	-0.64	0.64
sentence before:medicaid pay	0.65	-0.65
sentence before:medicaid servic	0.27	-0.27
sentence before:medicaid tricar	0.18	-0.18
sentence before:medical	0.65	-0.65
sentence before:medical accept	0.56	-0.56
sentence before:medical benefit	0.19	-0.19
sentence before:medical coverag	-0.68	0.68
sentence before:medical director	0.2	-0.2
sentence before:medical examin	0.22	-0.22
sentence before:medical fee	-1.26	1.26
sentence before:medical insuranc	0.25	-0.25
sentence before:medical judg	0.18	-0.18
sentence before:medical mutual	0.49	-0.49
sentence before:medical necessary	1.79	-1.79
sentence before:medical need	0.86	-0.86
sentence before:medical plan	1.17	-1.17
sentence before:medical policy	1.14	-1.14
sentence before:medical record	-1.24	1.24
sentence before:medical review	-0.5	0.5
sentence before:medical servic	1.22	-1.22
sentence before:medical supp	0.17	-0.17
sentence before:medicar <n>	0.45	-0.45
sentence before:medicar advantag	-0.6	0.6
sentence before:medicar amount	0.34	-0.34
sentence before:medicar and	-0.66	0.66
sentence before:medicar appeal	0.23	-0.23
sentence before:medicar approv	0.67	-0.67
sentence before:medicar benefit	-0.79	0.79
sentence before:medicar contract	0.18	-0.18
sentence before:medicar cover	0.57	-0.57
sentence before:medicar deny	0.25	-0.25
sentence before:medicar doe	0.45	-0.45
sentence before:medicar has	-0.6	0.6
sentence before:medicar id	0.41	-0.41
sentence before:medicar is	-0.48	0.48
sentence before:medicar medicaid	0.38	-0.38
sentence before:medicar medicar	-0.47	0.47
sentence before:medicar no	0.3	-0.3
sentence before:medicar number	-0.18	0.18
sentence before:medicar part	0.69	-0.69
sentence before:medicar plan	-0.48	0.48
sentence before:medicar provider	-1.07	1.07
sentence before:medicar rule	1.12	-1.12
sentence before:medicar summary	-0.64	0.64
sentence before:medicar was	0.7	-0.7
sentence before:medicar will	0.92	-0.92
sentence before:medicin <n>	-0.35	0.35
sentence before:medicin and	1.04	-1.04
sentence before:medicin befor	-0.78	0.78
sentence before:medicin on	0.21	-0.21
sentence before:medigap	-0.38	0.38
sentence before:meet	1.06	-1.06
sentence before:meet the	0.61	-0.61
sentence before:member	0.42	-0.42
sentence before:member :	0.63	-0.63
sentence before:member <n>	-1.67	1.67
sentence before:member and	0.24	-0.24
sentence before:member appeal	0.18	-0.18
sentence before:member claim	0.3	-0.3
sentence before:member contract	0.51	-0.51
sentence before:member coverag	0.63	-0.63
sentence before:member doe	0.3	-0.3
sentence before:member for	0.7	-0.7
sentence before:member had	0.81	-0.81
sentence before:member has	0.65	-0.65
sentence before:member is	0.58	-0.58
sentence before:member ld	-0.75	0.75
sentence before:member liability	0.28	-0.28
sentence before:member may	1.86	-1.86
sentence before:member member	0.18	-0.18
sentence before:member number	0.33	-0.33
sentence before:member of	0.42	-0.42
sentence before:member on	-1.42	1.42
sentence before:member or	0.52	-0.52
sentence before:member owe	0.65	-0.65
sentence before:member plan	-0.48	0.48
sentence before:member servic	0.55	-0.55
sentence before:member share	0.32	-0.32
sentence before:member under	0.25	-0.25
sentence before:member was	0.25	-0.25
sentence before:mention	-0.62	0.62
sentence before:meridian	0.16	-0.16
sentence before:meritain	0.16	-0.16
sentence before:meritain health	0.16	-0.16
sentence before:merriman	-0.4	0.4
sentence before:merriweather	0.29	-0.29
sentence before:mesa	0.85	-0.85
sentence before:mesa verde	0.47	-0.47
sentence before:messag <n>	-1.09	1.09
sentence before:messag co	-0.7	0.7
sentence before:messag code	0.47	-0.47
sentence before:met :	0.66	-0.66
sentence before:met <m>	0.35	-0.35
sentence before:met on	0.22	-0.22
sentence before:met the	-0.37	0.37
sentence before:met with	-0.72	0.72
sentence before:met your	0.18	-0.18
sentence before:mg	0.38	-0.38
sentence before:mg <n>	0.45	-0.45
sentence before:michigan	0.24	-0.24
sentence before:middl	0.41	-0.41
sentence before:military	0.81	-0.81
sentence before:military clinic	0.78	-0.78
sentence before:mill	0.67	-0.67
sentence before:min <5>	0.2	-0.2
sentence before:minor	0.52	-0.52
sentence before:minut	1.48	-1.48
sentence before:minut <n>	0.3	-0.3
sentence before:minut and	-0.49	0.49
sentence before:minut of	1.11	-1.11
sentence before:miriam	-0.48	0.48
sentence before:mis	-0.88	0.88
sentence before:miss	0.59	-0.59
sentence before:miss document	-0.93	0.93
sentence before:miss from	-0.33	0.33
sentence before:miss incomplet	1.67	-1.67
sentence before:miss or	0.28	-0.28
sentence before:miss procedur	0.55	-0.55
sentence before:miss the	0.37	-0.37
sentence before:missoury	0.54	-0.54
sentence before:mistak	0.54	-0.54
sentence before:mk	0.38	-0.38
sentence before:mk <n>	0.38	-0.38
sentence before:ml	0.37	-0.37
sentence before:ml pen	0.22	-0.22
sentence before:mm	0.33	-0.33
sentence before:mn <n>	0.52	-0.52
sentence before:mnr	0.17	-0.17
sentence before:moa	0.43	-0.43
sentence before:moa and	0.76	-0.76
sentence before:moa ma	0.21	-0.21
sentence before:moa remark	-0.23	0.23
sentence before:mobility	0.53	-0.53
sentence before:mod	0.53	-0.53
sentence before:mod bill	-0.42	0.42
sentence before:mod charg	0.89	-0.89
sentence before:mod dx	0.27	-0.27
sentence before:mod qty	0.51	-0.51
sentence before:mod un	-0.39	0.39
sentence before:mod unit	0.3	-0.3
sentence before:modality	-0.63	0.63
sentence before:modality are	0.17	-0.17
sentence before:moderat	0.32	-0.32
sentence before:moderat to	0.16	-0.16
sentence before:modifier	0.24	-0.24
sentence before:modifier <n>	-0.98	0.98
sentence before:modifier and	0.4	-0.4
sentence before:modifier at	0.73	-0.73
sentence before:modifier combin	0.65	-0.65
sentence before:modifier s	0.55	-0.55
sentence before:modifier that	0.66	-0.66
sentence before:modifier used	-0.59	0.59
sentence before:moe	0.27	-0.27
sentence before:molina	0.4	-0.4
sentence before:molina healthcar	0.28	-0.28
sentence before:mon	0.4	-0.4
sentence before:monadnock	-0.3	0.3
sentence before:monday	0.55	-0.55
sentence before:monday to	0.3	-0.3
sentence before:money	0.37	-0.37
sentence before:monitor	-0.18	0.18
sentence before:montagu	0.45	-0.45
sentence before:month	0.33	-0.33
sentence before:month after	0.19	-0.19
sentence before:month and	-0.75	0.75
sentence before:month from	0.45	-0.45
sentence before:month of	1.14	-1.14
sentence before:month or	-0.58	0.58
sentence before:mordecay	-0.28	0.28
sentence before:more and	0.57	-0.57
sentence before:more for	0.25	-0.25
sentence before:more inform	0.51	-0.51
sentence before:more is	-0.69	0.69
sentence before:more muscl	-0.69	0.69
sentence before:more physical	0.24	-0.24
sentence before:more than	-0.42	0.42
sentence before:more time	0.52	-0.52
sentence before:more visit	0.46	-0.46
sentence before:most	-0.56	0.56
sentence before:most of	0.26	-0.26
sentence before:mother	-0.59	0.59
sentence before:motion	-0.43	0.43
sentence before:motion and	0.41	-0.41
sentence before:motor vehicl	0.18	-0.18
sentence before:mountain	-0.59	0.59
sentence before:mountain health	-0.91	0.91
sentence before:mountain physical	0.2	-0.2
sentence before:mov	-0.81	0.81
sentence before:mr	1.66	-1.66
sentence before:mri is	-0.82	0.82
sentence before:mri lower	0.17	-0.17
sentence before:mri of	0.67	-0.67
sentence before:mri unles	1.21	-1.21
sentence before:mri was	0.18	-0.18
sentence before:mrn	0.25	-0.25
sentence before:mrr	0.26	-0.26
sentence before:mrr <n>	0.26	-0.26
sentence before:mrs	-0.2	0.2
sentence before:ms	1.81	-1.81
sentence before:ms <n>	0.2	-0.2
sentence before:ms renner	0.25	-0.25
sentence before:msg	-1.1	1.1
sentence before:msg <d>	-0.96	0.96
sentence before:msgt	0.32	-0.32
sentence before:mtu	0.19	-0.19
sentence before:multipl	0.24	-0.24
sentence before:muscl	-0.52	0.52
sentence before:muscl <5>	0.28	-0.28
sentence before:must	0.97	-0.97
sentence before:must ask	0.32	-0.32
sentence before:must be	-0.17	0.17
sentence before:must come	0.81	-0.81
sentence before:must file	0.45	-0.45
sentence before:must have	0.44	-0.44
sentence before:must pay	-0.87	0.87
sentence before:must reach	0.61	-0.61
sentence before:must receiv	0.31	-0.31
sentence before:must send	0.21	-0.21
sentence before:must sign	0.25	-0.25
sentence before:must write	0.21	-0.21
sentence before:mutual	0.23	-0.23
sentence before:my	0.16	-0.16
sentence before:myofascial	0.37	-0.37
sentence before:n	0.28	-0.28
sentence before:n a	0.2	-0.2
sentence before:n townzip	0.19	-0.19
sentence before:nail	0.46	-0.46
sentence before:name	0.42	-0.42
sentence before:name :	0.9	-0.9
sentence before:name a	-0.49	0.49
sentence before:name claim	-0.49	0.49
sentence before:name member	0.35	-0.35
sentence before:name of	0.18	-0.18
sentence before:name recipient	-1.17	1.17
sentence before:name the	0.19	-0.19
sentence before:named	0.64	-0.64
sentence before:named above	0.28	-0.28
sentence before:named insur	0.2	-0.2
sentence before:naproxen	0.54	-0.54
sentence before:nathaniel	0.28	-0.28
sentence before:national	2.15	-2.15
sentence before:national correct	0.57	-0.57
sentence before:national drug	0.38	-0.38
sentence before:nc	-0.43	0.43
sentence before:nc <n>	-0.61	0.61
sentence before:ncci	0.59	-0.59
sentence before:ndc	0.9	-0.9
sentence before:necessary	2.51	-2.51
sentence before:necessary and	0.5	-0.5
sentence before:necessary as	0.28	-0.28
sentence before:necessary at	-0.33	0.33
sentence before:necessary becaus	0.2	-0.2
sentence before:necessary for	0.8	-0.8
sentence before:necessary or	0.19	-0.19
sentence before:necessary under	0.49	-0.49
sentence before:necessary when	-0.59	0.59
sentence before:necessity	-0.36	0.36
sentence before:necessity by	0.74	-0.74
sentence before:neck	-0.22	0.22
sentence before:neck and	0.17	-0.17
sentence before:neck pain	0.7	-0.7
sentence before:need	0.68	-0.68
sentence before:need <n>	0.52	-0.52
sentence before:need an	0.42	-0.42
sentence before:need and	0.39	-0.39
sentence before:need approval	0.92	-0.92
sentence before:need befor	-0.99	0.99
sentence before:need for	-0.68	0.68
sentence before:need help	0.25	-0.25
sentence before:need more	0.24	-0.24
sentence before:need no	0.4	-0.4
sentence before:need not	0.2	-0.2
sentence before:need our	-0.51	0.51
sentence before:need prior	0.31	-0.31
sentence before:need the	-0.66	0.66
sentence before:need to	0.59	-0.59
sentence before:needl	1.07	-1.07
sentence before:needl <n>	0.33	-0.33
sentence before:needl for	-0.57	0.57
sentence before:needl insertion	0.9	-0.9
sentence before:needl is	1.04	-1.04
sentence before:negativ	-1.07	1.07
sentence before:negotiat	0.19	-0.19
sentence before:neither	0.2	-0.2
sentence before:neither paid	0.73	-0.73
sentence before:neither was	0.19	-0.19
sentence before:nerve	0.59	-0.59
sentence before:net <m>	0.25	-0.25
sentence before:net of	-0.43	0.43
sentence before:network	-0.19	0.19
sentence before:network :	0.25	-0.25
sentence before:network agre	-0.7	0.7
sentence before:network and	-0.51	0.51
sentence before:network discount	0.37	-0.37
sentence before:network provider	0.53	-0.53
sentence before:network rate	-0.66	0.66
sentence before:network region	-0.54	0.54
sentence before:network sav	-0.55	0.55
sentence before:neurologist	1.42	-1.42
sentence before:neurology	-0.46	0.46
sentence before:neuromuscular	0.5	-0.5
sentence before:neuromuscular re	0.39	-0.39
sentence before:new	0.47	-0.47
sentence before:new and	0.65	-0.65
sentence before:new claim	-0.28	0.28
sentence before:new explan	0.48	-0.48
sentence before:new jersey	0.17	-0.17
sentence before:new look	-0.49	0.49
sentence before:new one	0.37	-0.37
sentence before:new patient	0.5	-0.5
sentence before:new request	0.88	-0.88
sentence before:new visit	0.49	-0.49
sentence before:new york	0.35	-0.35
sentence before:next <n>	0.16	-0.16
sentence before:next ?	0.2	-0.2
sentence before:next level	0.33	-0.33
sentence before:next pay	0.48	-0.48
sentence before:next step	0.46	-0.46
sentence before:nf	0.18	-0.18
sentence before:nf <n>	0.17	-0.17
sentence before:nh	0.22	-0.22
sentence before:night	0.36	-0.36
sentence before:nine	0.76	-0.76
sentence before:nmac	0.79	-0.79
sentence before:no	0.99	-0.99
sentence before:no :	0.97	-0.97
sentence before:no <5>	0.22	-0.22
sentence before:no <m>	-1.14	1.14
sentence before:no <n>	-0.54	0.54
sentence before:no action	0.21	-0.21
sentence before:no advanc	0.3	-0.3
sentence before:no answer	-1.7	1.7
sentence before:no appeal	0.5	-0.5
sentence before:no approval	0.65	-0.65
sentence before:no authoriz	0.92	-0.92
sentence before:no benefit	0.75	-0.75
sentence before:no bill	-0.46	0.46
sentence before:no chang	1.02	-1.02
sentence before:no claim	-0.23	0.23
sentence before:no conflict	0.32	-0.32
sentence before:no contract	0.59	-0.59
sentence before:no cost	0.19	-0.19
sentence before:no coverag	0.32	-0.32
sentence before:no decision	1.08	-1.08
sentence before:no dos	-0.73	0.73
sentence before:no exception	0.89	-0.89
sentence before:no fault	0.28	-0.28
sentence before:no fee	0.16	-0.16
sentence before:no fever	-0.75	0.75
sentence before:no fractur	0.19	-0.19
sentence before:no further	1.07	-1.07
sentence before:no gain	-0.35	0.35
sentence before:no interest	0.3	-0.3
sentence before:no later	0.69	-0.69
sentence before:no los	-0.39	0.39
sentence before:no measur	-1.09	1.09
sentence before:no measurabl	-0.6	0.6
sentence before:no medical	0.48	-0.48
sentence before:no member	0.26	-0.26
sentence before:no modifier	0.19	-0.19
sentence before:no more	0.82	-0.82
sentence before:no need	0.74	-0.74
sentence before:no new	-0.69	0.69
sentence before:no note	0.35	-0.35
sentence before:no number	0.21	-0.21
sentence before:no objectiv	0.2	-0.2
sentence before:no other	-0.16	0.16
sentence before:no part	-0.35	0.35
sentence before:no patient	0.18	-0.18
sentence before:no reason	-0.43	0.43
sentence before:no record	0.82	-0.82
sentence before:no referral	0.24	-0.24
sentence before:no request	-0.74	0.74
sentence before:no separat	0.22	-0.22
sentence before:no servic	0.24	-0.24
sentence before:no sign	-0.88	0.88
sentence before:no such	0.45	-0.45
sentence before:no surgery	-0.47	0.47
sentence before:no thought	-0.68	0.68
sentence before:no tie	0.19	-0.19
sentence before:no to	0.17	-0.17
sentence before:no total	0.16	-0.16
sentence before:no treat	-1.33	1.33
sentence before:no weaknes	-0.26	0.26
sentence before:no x	0.55	-0.55
sentence before:nobody	0.32	-0.32
sentence before:non	0.44	-0.44
sentence before:non contract	-0.68	0.68
sentence before:non cover	0.6	-0.6
sentence before:none is	0.28	-0.28
sentence before:none of	-0.9	0.9
sentence before:none on	0.26	-0.26
sentence before:none was	0.58	-0.58
sentence before:noor	0.17	-0.17
sentence before:nor	1.43	-1.43
sentence before:nor deny	0.66	-0.66
sentence before:normal	1.24	-1.24
sentence before:normal strength	0.3	-0.3
sentence before:north	0.51	-0.51
sentence before:north carolina	0.31	-0.31
sentence before:not	0.59	-0.59
sentence before:not a	0.63	-0.63
sentence before:not able	-0.46	0.46
sentence before:not accept	0.21	-0.21
sentence before:not affect	-0.41	0.41
sentence before:not agree	-0.73	0.73
sentence before:not allow	-0.22	0.22
sentence before:not an	0.96	-0.96
sentence before:not answer	1.27	-1.27
sentence before:not appeal	0.55	-0.55
sentence before:not approv	-0.54	0.54
sentence before:not ask	-0.34	0.34
sentence before:not at	0.64	-0.64
sentence before:not authoriz	0.79	-0.79
sentence before:not be	0.3	-0.3
sentence before:not been	0.54	-0.54
sentence before:not billabl	-1.09	1.09
sentence before:not call	0.57	-0.57
sentence before:not certify	-0.37	0.37
sentence before:not chang	0.25	-0.25
sentence before:not charg	0.26	-0.26
sentence before:not code	-1.49	1.49
sentence before:not collect	0.21	-0.21
sentence before:not come	-0.63	0.63
sentence before:not compatibl	0.65	-0.65
sentence before:not copay	-0.45	0.45
sentence before:not count	0.19	-0.19
sentence before:not cov	-0.2	0.2
sentence before:not cover	0.28	-0.28
sentence before:not decid	-0.66	0.66
sentence before:not deduct	0.24	-0.24
sentence before:not deductibl	0.21	-0.21
sentence before:not deem	0.73	-0.73
sentence before:not describ	0.67	-0.67
sentence before:not docu	0.16	-0.16
sentence before:not eligibl	0.62	-0.62
sentence before:not enroll	0.77	-0.77
sentence before:not establish	0.62	-0.62
sentence before:not find	0.17	-0.17
sentence before:not get	0.54	-0.54
sentence before:not give	-0.92	0.92
sentence before:not go	0.35	-0.35
sentence before:not had	0.45	-0.45
sentence before:not hear	0.16	-0.16
sentence before:not help	-0.39	0.39
sentence before:not here	0.28	-0.28
sentence before:not in	0.5	-0.5
sentence before:not includ	0.24	-0.24
sentence before:not insur	0.24	-0.24
sentence before:not involv	0.29	-0.29
sentence before:not know	0.18	-0.18
sentence before:not later	0.24	-0.24
sentence before:not lengthen	0.32	-0.32
sentence before:not let	0.27	-0.27
sentence before:not look	-0.54	0.54
sentence before:not match	1.13	-1.13
sentence before:not medical	2.31	-2.31
sentence before:not meet	1.56	-1.56
sentence before:not met	0.3	-0.3
sentence before:not name	-0.82	0.82
sentence before:not necessary	0.35	-0.35
sentence before:not need	0.94	-0.94
sentence before:not obtain	0.66	-0.66
sentence before:not on	0.61	-0.61
sentence before:not one	-0.21	0.21
sentence before:not owe	-1.27	1.27
sentence before:not paid	-1.56	1.56
sentence before:not part	0.24	-0.24
sentence before:not pay	0.79	-0.79
sentence before:not payabl	0.94	-0.94
sentence before:not plan	0.45	-0.45
sentence before:not provid	-1.12	1.12
sentence before:not reasonabl	0.76	-0.76
sentence before:not record	0.26	-0.26
sentence before:not relat	0.25	-0.25
sentence before:not remark	0.58	-0.58
sentence before:not report	0.54	-0.54
sentence before:not responsibl	1.01	-1.01
sentence before:not return	0.64	-0.64
sentence before:not say	-0.46	0.46
sentence before:not see	0.49	-0.49
sentence before:not send	0.64	-0.64
sentence before:not sent	0.49	-0.49
sentence before:not show	1.24	-1.24
sentence before:not shown	0.29	-0.29
sentence before:not sign	0.35	-0.35
sentence before:not stop	0.19	-0.19
sentence before:not support	0.83	-0.83
sentence before:not take	0.26	-0.26
sentence before:not taken	0.19	-0.19
sentence before:not the	1.41	-1.41
sentence before:not valid	0.39	-0.39
sentence before:not with	0.22	-0.22
sentence before:not work	-0.68	0.68
sentence before:not yet	-0.57	0.57
sentence before:note :	1.64	-1.64
sentence before:note <d>	-1.01	1.01
sentence before:note <n>	-0.4	0.4
sentence before:note a	-1.03	1.03
sentence before:note an	0.2	-0.2
sentence before:note bill	-0.42	0.42
sentence before:note co	-1.18	1.18
sentence before:note d	1.01	-1.01
sentence before:note date	-0.49	0.49
sentence before:note do	0.45	-0.45
sentence before:note doe	-0.42	0.42
sentence before:note from	1.58	-1.58
sentence before:note give	-1.52	1.52
sentence before:note is	-0.17	0.17
sentence before:note k	0.17	-0.17
sentence before:note of	0.35	-0.35
sentence before:note on	-0.57	0.57
sentence before:note record	1.25	-1.25
sentence before:note repeat	0.22	-0.22
sentence before:note say	-0.81	0.81
sentence before:note servic	-0.48	0.48
sentence before:note show	1.73	-1.73
sentence before:note support	0.44	-0.44
sentence before:note tell	-0.56	0.56
sentence before:note that	-1.31	1.31
sentence before:note to	0.51	-0.51
sentence before:note we	-0.63	0.63
sentence before:note with	0.56	-0.56
sentence before:note you	-0.61	0.61
sentence before:noth	2.01	-2.01
sentence before:noth has	0.47	-0.47
sentence before:noth in	0.55	-0.55
sentence before:noth is	0.32	-0.32
sentence before:noth more	-0.53	0.53
sentence before:noth was	0.84	-0.84
sentence before:notic	0.84	-0.84
sentence before:notic :	0.22	-0.22
sentence before:notic careful	0.44	-0.44
sentence before:notic date	0.71	-0.71
sentence before:notic explain	0.24	-0.24
sentence before:notic for	0.27	-0.27
sentence before:notic of	1.62	-1.62
sentence before:notic or	-0.75	0.75
sentence before:notic to	0.35	-0.35
sentence before:notic was	0.19	-0.19
sentence before:notific	-0.27	0.27
sentence before:notific authoriz	1.31	-1.31
sentence before:notific pre	-0.68	0.68
sentence before:now	-0.64	0.64
sentence before:now :	0.28	-0.28
sentence before:now and	-0.34	0.34
sentence before:now met	0.68	-0.68
sentence before:now walk	-1.53	1.53
sentence before:np	0.31	-0.31
sentence before:np servic	0.41	-0.41
sentence before:npi	1.23	-1.23
sentence before:npi :	0.36	-0.36
sentence before:npi <n>	1.06	-1.06
sentence before:npp	0.32	-0.32
sentence before:num	0.33	-0.33
sentence before:number	1.11	-1.11
sentence before:number :	0.93	-0.93
sentence before:number <5>	-0.33	0.33
sentence before:number a	0.23	-0.23
sentence before:number above	0.22	-0.22
sentence before:number amount	-1	1
sentence before:number and	0.35	-0.35
sentence before:number c	0.2	-0.2
sentence before:number claim	0.16	-0.16
sentence before:number date	0.37	-0.37
sentence before:number e	0.22	-0.22
sentence before:number for	0.69	-0.69
sentence before:number h	0.18	-0.18
sentence before:number is	1.03	-1.03
sentence before:number medicaid	-0.61	0.61
sentence before:number none	0.22	-0.22
sentence before:number of	0.59	-0.59
sentence before:number on	0.42	-0.42
sentence before:number pa	0.21	-0.21
sentence before:number servic	-0.27	0.27
sentence before:number with	0.2	-0.2
sentence before:numbnes	0.82	-0.82
sentence before:nurs	0.81	-0.81
sentence before:nurse reviewer	0.19	-0.19
sentence before:nwosu	0.19	-0.19
sentence before:o	0.69	-0.69
sentence before:o :	0.22	-0.22
sentence before:o <n>	0.91	-0.91
sentence before:o box	0.54	-0.54
sentence before:oa	-0.88	0.88
sentence before:oa <n>	-0.62	0.62
sentence before:oak	0.44	-0.44
sentence before:oake	0.43	-0.43
sentence before:obadiah	0.28	-0.28
sentence before:obesity	0.69	-0.69
sentence before:objection	-0.43	0.43
sentence before:objectiv	0.5	-0.5
sentence before:objectiv find	-0.5	0.5
sentence before:oblig	0.95	-0.95
sentence before:oblig <n>	0.89	-0.89
sentence before:obstructiv	0.35	-0.35
sentence before:obstructiv sleep	0.35	-0.35
sentence before:obtain	0.69	-0.69
sentence before:oc	0.26	-0.26
sentence before:oc <n>	0.26	-0.26
sentence before:occupational	0.38	-0.38
sentence before:occupational and	-0.6	0.6
sentence before:occupational therapy	1.25	-1.25
sentence before:occurrenc	-0.21	0.21
sentence before:occurrenc has	-0.21	0.21
sentence before:ocmulge	0.56	-0.56
sentence before:ocone	0.36	-0.36
sentence before:octavia	0.76	-0.76
sentence before:odaly	0.35	-0.35
sentence before:odell	-0.67	0.67
sentence before:odessa	0.29	-0.29
sentence before:odg	0.9	-0.9
sentence before:odile	-0.73	0.73
sentence before:odom	0.17	-0.17
sentence before:oduya	0.43	-0.43
sentence before:of :	0.37	-0.37
sentence before:of <5>	-0.76	0.76
sentence before:of <d>	-0.43	0.43
sentence before:of <m>	0.92	-0.92
sentence before:of <month>	0.29	-0.29
sentence before:of <n>	0.5	-0.5
sentence before:of a	1.19	-1.19
sentence before:of accident	0.36	-0.36
sentence before:of activ	0.18	-0.18
sentence before:of advers	0.23	-0.23
sentence before:of an	0.64	-0.64
sentence before:of another	0.86	-0.86
sentence before:of appeal	0.82	-0.82
sentence before:of benefit	0.27	-0.27
sentence before:of bill	1.18	-1.18
sentence before:of birth	1.21	-1.21
sentence before:of bladder	-0.38	0.38
sentence before:of both	-1.15	1.15
sentence before:of care	-0.65	0.65
sentence before:of charg	0.46	-0.46
sentence before:of chiropractic	0.36	-0.36
sentence before:of claim	-0.2	0.2
sentence before:of code	-0.65	0.65
sentence before:of conservativ	0.61	-0.61
sentence before:of coverag	0.59	-0.59
sentence before:of denial	0.54	-0.54
sentence before:of description	-0.79	0.79
sentence before:of document	0.3	-0.3
sentence before:of dr	0.19	-0.19
sentence before:of each	0.84	-0.84
sentence before:of earlier	0.17	-0.17
sentence before:of earn	0.31	-0.31
sentence before:of eligibility	0.3	-0.3
sentence before:of erisa	0.35	-0.35
sentence before:of financial	0.33	-0.33
sentence before:of health	0.28	-0.28
sentence before:of her	1.19	-1.19
sentence before:of his	-1.17	1.17
sentence before:of illinoy	0.19	-0.19
sentence before:of inform	0.24	-0.24
sentence before:of injury	0.55	-0.55
sentence before:of insuranc	0.36	-0.36
sentence before:of interest	0.32	-0.32
sentence before:of its	-0.24	0.24
sentence before:of liability	-0.65	0.65
sentence before:of los	0.3	-0.3
sentence before:of lumbar	0.7	-0.7
sentence before:of may	0.32	-0.32
sentence before:of medicaid	-0.29	0.29
sentence before:of medical	-0.49	0.49
sentence before:of medicar	-0.48	0.48
sentence before:of member	0.16	-0.16
sentence before:of michigan	0.19	-0.19
sentence before:of motion	-0.95	0.95
sentence before:of network	0.19	-0.19
sentence before:of new	0.17	-0.17
sentence before:of north	0.22	-0.22
sentence before:of notic	0.38	-0.38
sentence before:of ohio	0.25	-0.25
sentence before:of one	0.49	-0.49
sentence before:of or	0.46	-0.46
sentence before:of other	0.18	-0.18
sentence before:of our	1.24	-1.24
sentence before:of outpatient	0.2	-0.2
sentence before:of overpay	0.27	-0.27
sentence before:of pay	1.32	-1.32
sentence before:of personnel	0.37	-0.37
sentence before:of physical	-0.28	0.28
sentence before:of physician	0.2	-0.2
sentence before:of progres	0.22	-0.22
sentence before:of provider	1.09	-1.09
sentence before:of receipt	0.46	-0.46
sentence before:of receiv	0.43	-0.43
sentence before:of recovery	-0.41	0.41
sentence before:of representativ	0.25	-0.25
sentence before:of review	0.57	-0.57
sentence before:of self	0.49	-0.49
sentence before:of six	0.37	-0.37
sentence before:of skin	-0.87	0.87
sentence before:of svc	-0.48	0.48
sentence before:of that	0.49	-0.49
sentence before:of the	0.55	-0.55
sentence before:of them	1.04	-1.04
sentence before:of therapeutic	-0.53	0.53
sentence before:of therapy	0.26	-0.26
sentence before:of these	-0.34	0.34
sentence before:of thi	1.19	-1.19
sentence before:of those	-0.59	0.59
sentence before:of three	1.53	-1.53
sentence before:of time	0.42	-0.42
sentence before:of today	0.51	-0.51
sentence before:of treat	-0.5	0.5
sentence before:of trust	0.3	-0.3
sentence before:of two	1.07	-1.07
sentence before:of type	0.3	-0.3
sentence before:of unit	0.67	-0.67
sentence before:of visit	0.77	-0.77
sentence before:of weaknes	-0.28	0.28
sentence before:of which	1.24	-1.24
sentence before:of why	0.26	-0.26
sentence before:of worker	0.56	-0.56
sentence before:of your	1.38	-1.38
sentence before:off	0.98	-0.98
sentence before:off <m>	0.18	-0.18
sentence before:offer	0.45	-0.45
sentence before:offic	0.97	-0.97
sentence before:offic :	0.39	-0.39
sentence before:offic <m>	0.26	-0.26
sentence before:offic and	0.58	-0.58
sentence before:offic note	0.36	-0.36
sentence before:offic of	0.51	-0.51
sentence before:offic on	1.11	-1.11
sentence before:offic or	0.23	-0.23
sentence before:offic visit	-0.25	0.25
sentence before:official	-1.2	1.2
sentence before:official medical	-1.4	1.4
sentence before:offset	0.8	-0.8
sentence before:offset until	0.25	-0.25
sentence before:oh	0.18	-0.18
sentence before:ohio	0.39	-0.39
sentence before:ohio depart	-0.3	0.3
sentence before:ohio medicaid	0.34	-0.34
sentence before:ohp	0.19	-0.19
sentence before:okafor	0.48	-0.48
sentence before:okonjo	0.51	-0.51
sentence before:okonjo reye	0.17	-0.17
sentence before:ol	0.2	-0.2
sentence before:old	-0.17	0.17
sentence before:omf	0.18	-0.18
sentence before:on <d>	-0.44	0.44
sentence before:on <month>	-0.44	0.44
sentence before:on <n>	0.27	-0.27
sentence before:on a	0.42	-0.42
sentence before:on all	-1.07	1.07
sentence before:on an	0.29	-0.29
sentence before:on appeal	0.2	-0.2
sentence before:on behalf	0.63	-0.63
sentence before:on both	-0.89	0.89
sentence before:on claim	1.76	-1.76
sentence before:on each	0.64	-0.64
sentence before:on file	0.81	-0.81
sentence before:on hold	0.62	-0.62
sentence before:on it	1.08	-1.08
sentence before:on its	0.66	-0.66
sentence before:on may	0.7	-0.7
sentence before:on one	-1.25	1.25
sentence before:on or	0.77	-0.77
sentence before:on page	0.42	-0.42
sentence before:on receipt	0.31	-0.31
sentence before:on request	0.37	-0.37
sentence before:on that	-0.4	0.4
sentence before:on the	-0.37	0.37
sentence before:on these	-1.36	1.36
sentence before:on thi	1.28	-1.28
sentence before:on top	0.94	-0.94
sentence before:on which	-0.71	0.71
sentence before:on with	0.92	-0.92
sentence before:on your	0.51	-0.51
sentence before:once	1.03	-1.03
sentence before:once a	0.89	-0.89
sentence before:once in	1	-1
sentence before:one	0.92	-0.92
sentence before:one day	-1.1	1.1
sentence before:one foot	-0.33	0.33
sentence before:one hundr	-0.16	0.16
sentence before:one in	0.82	-0.82
sentence before:one injection	-0.24	0.24
sentence before:one is	0.53	-0.53
sentence before:one of	1.46	-1.46
sentence before:one that	0.61	-0.61
sentence before:one visit	-0.99	0.99
sentence before:one was	-0.38	0.38
sentence before:one we	0.27	-0.27
sentence before:one year	0.96	-0.96
sentence before:onlin	0.46	-0.46
sentence before:only	0.58	-0.58
sentence before:only :	0.21	-0.21
sentence before:only a	0.55	-0.55
sentence before:only and	-0.34	0.34
sentence before:only for	-0.39	0.39
sentence before:only if	-0.98	0.98
sentence before:only when	0.35	-0.35
sentence before:only whether	0.37	-0.37
sentence before:only with	0.53	-0.53
sentence before:onset	0.16	-0.16
sentence before:op	0.53	-0.53
sentence before:op <n>	0.43	-0.43
sentence before:open	1.59	-1.59
sentence before:open to	0.38	-0.38
sentence before:oper	0.17	-0.17
sentence before:operativ	0.28	-0.28
sentence before:operativ report	0.23	-0.23
sentence before:opm	0.3	-0.3
sentence before:option	1.39	-1.39
sentence before:option pay	0.56	-0.56
sentence before:optum	-0.23	0.23
sentence before:optum va	-0.51	0.51
sentence before:or <n>	0.46	-0.46
sentence before:or at	0.17	-0.17
sentence before:or attest	0.53	-0.53
sentence before:or authoriz	0.53	-0.53
sentence before:or befor	0.8	-0.8
sentence before:or bowel	0.62	-0.62
sentence before:or by	0.86	-0.86
sentence before:or call	0.54	-0.54
sentence before:or contract	0.27	-0.27
sentence before:or could	0.16	-0.16
sentence before:or deny	-0.24	0.24
sentence before:or fax	0.93	-0.93
sentence before:or federal	0.33	-0.33
sentence before:or guardian	0.48	-0.48
sentence before:or her	0.41	-0.41
sentence before:or in	0.21	-0.21
sentence before:or injury	0.4	-0.4
sentence before:or invalid	0.99	-0.99
sentence before:or investigational	-0.29	0.29
sentence before:or item	0.77	-0.77
sentence before:or madam	0.22	-0.22
sentence before:or mail	0.2	-0.2
sentence before:or medicin	-0.4	0.4
sentence before:or more	-1.28	1.28
sentence before:or no	0.35	-0.35
sentence before:or not	1.08	-1.08
sentence before:or npp	0.32	-0.32
sentence before:or occurrenc	-0.21	0.21
sentence before:or of	-0.93	0.93
sentence before:or other	1.25	-1.25
sentence before:or pay	0.64	-0.64
sentence before:or procedur	0.76	-0.76
sentence before:or remittanc	0.33	-0.33
sentence before:or send	0.19	-0.19
sentence before:or servic	0.26	-0.26
sentence before:or someon	0.33	-0.33
sentence before:or support	0.27	-0.27
sentence before:or the	0.26	-0.26
sentence before:or therapy	-0.4	0.4
sentence before:or to	0.73	-0.73
sentence before:or treat	-0.51	0.51
sentence before:or upload	0.27	-0.27
sentence before:or was	-0.8	0.8
sentence before:or when	-1.28	1.28
sentence before:or with	0.83	-0.83
sentence before:or your	0.8	-0.8
sentence before:oral	0.31	-0.31
sentence before:orchard	-0.75	0.75
sentence before:order	1.9	-1.9
sentence before:order :	0.53	-0.53
sentence before:order for	1.34	-1.34
sentence before:order of	0.65	-0.65
sentence before:order or	0.68	-0.68
sentence before:order provider	1.07	-1.07
sentence before:ordinary	-0.32	0.32
sentence before:oregon	0.55	-0.55
sentence before:organiz	0.57	-0.57
sentence before:original	0.44	-0.44
sentence before:original decision	-0.28	0.28
sentence before:original denial	0.35	-0.35
sentence before:ors	0.37	-0.37
sentence before:ors <n>	0.37	-0.37
sentence before:orthopaedic	0.95	-0.95
sentence before:orthopedic	-0.85	0.85
sentence before:orthopedic :	-0.97	0.97
sentence before:orthopedic rehab	0.17	-0.17
sentence before:orthopedic surgery	0.17	-0.17
sentence before:orthopedic test	-1.19	1.19
sentence before:orthosy	0.61	-0.61
sentence before:orthotic	1.1	-1.1
sentence before:osc	-0.35	0.35
sentence before:osc <n>	-0.35	0.35
sentence before:oscar	-0.2	0.2
sentence before:osei	1.05	-1.05
sentence before:osgood	0.46	-0.46
sentence before:ostrander	-0.33	0.33
sentence before:oswestry	-0.52	0.52
sentence before:oswestry score	-0.88	0.88
sentence before:ot	-0.88	0.88
sentence before:other	0.22	-0.22
sentence before:other <n>	-0.64	0.64
sentence before:other carrier	0.98	-0.98
sentence before:other claim	0.33	-0.33
sentence before:other coverag	-0.94	0.94
sentence before:other document	0.42	-0.42
sentence before:other group	0.52	-0.52
sentence before:other hand	0.91	-0.91
sentence before:other health	-0.55	0.55
sentence before:other ins	0.52	-0.52
sentence before:other insuranc	0.7	-0.7
sentence before:other insurer	0.34	-0.34
sentence before:other plan	0.88	-0.88
sentence before:other remedy	0.44	-0.44
sentence before:other servic	0.56	-0.56
sentence before:other side	-0.67	0.67
sentence before:other than	0.22	-0.22
sentence before:otherwis	0.35	-0.35
sentence before:oti	-0.71	0.71
sentence before:otr	0.89	-0.89
sentence before:otr l	0.54	-0.54
sentence before:ottili	-0.35	0.35
sentence before:ottolin fraze	0.17	-0.17
sentence before:our allowanc	0.24	-0.24
sentence before:our answer	0.26	-0.26
sentence before:our approval	0.77	-0.77
sentence before:our audit	0.17	-0.17
sentence before:our case	0.35	-0.35
sentence before:our claim	0.44	-0.44
sentence before:our count	0.18	-0.18
sentence before:our decision	-1.06	1.06
sentence before:our denial	0.64	-0.64
sentence before:our earlier	-1.12	1.12
sentence before:our file	-1.13	1.13
sentence before:our first	0.57	-0.57
sentence before:our guidelin	1.43	-1.43
sentence before:our hand	-0.53	0.53
sentence before:our insur	-0.17	0.17
sentence before:our letter	0.58	-0.58
sentence before:our medical	-0.43	0.43
sentence before:our member	-0.24	0.24
sentence before:our network	0.9	-0.9
sentence before:our notic	0.32	-0.32
sentence before:our number	0.23	-0.23
sentence before:our pay	0.26	-0.26
sentence before:our payer	0.29	-0.29
sentence before:our physician	0.43	-0.43
sentence before:our plan	1.36	-1.36
sentence before:our policy	1.05	-1.05
sentence before:our provider	0.24	-0.24
sentence before:our record	1.04	-1.04
sentence before:our referenc	0.16	-0.16
sentence before:our request	0.9	-0.9
sentence before:our reviewer	1.09	-1.09
sentence before:our rule	-0.6	0.6
sentence before:our share	0.25	-0.25
sentence before:our system	-0.56	0.56
sentence before:our websit	0.26	-0.26
sentence before:out	1.28	-1.28
sentence before:out our	0.18	-0.18
sentence before:outcom	-0.23	0.23
sentence before:outcom :	0.2	-0.2
sentence before:outcom measur	0.63	-0.63
sentence before:outpatient	0.3	-0.3
sentence before:outpatient physical	0.86	-0.86
sentence before:outpatient rehabilit	0.45	-0.45
sentence before:outpatient therapy	-0.54	0.54
sentence before:outpatient treat	0.28	-0.28
sentence before:outpatient visit	-0.41	0.41
sentence before:outsid	0.35	-0.35
sentence before:over	-1.17	1.17
sentence before:over <n>	1.24	-1.24
sentence before:over the	-1.28	1.28
sentence before:overpaid	-1.75	1.75
sentence before:overpaid :	0.16	-0.16
sentence before:overpaid <m>	-0.86	0.86
sentence before:overpay	0.62	-0.62
sentence before:overpay :	0.6	-0.6
sentence before:overpay of	-0.85	0.85
sentence before:overpay recovery	0.16	-0.16
sentence before:overturn	1.99	-1.99
sentence before:overturn our	0.47	-0.47
sentence before:overturn will	0.29	-0.29
sentence before:ovp	0.49	-0.49
sentence before:ovp <n>	0.49	-0.49
sentence before:owe	-0.42	0.42
sentence before:owe :	0.19	-0.19
sentence before:owe <d>	0.62	-0.62
sentence before:owe <m>	0.7	-0.7
sentence before:owe code	0.17	-0.17
sentence before:owe it	-1.93	1.93
sentence before:owe note	-0.54	0.54
sentence before:owe noth	0.43	-0.43
sentence before:owe you	0.19	-0.19
sentence before:owe your	0.17	-0.17
sentence before:owed	0.21	-0.21
sentence before:own	-0.26	0.26
sentence before:own and	0.35	-0.35
sentence before:own employer	-0.35	0.35
sentence before:oyelowo	0.4	-0.4
sentence before:oyler	0.43	-0.43
sentence before:ozark	0.32	-0.32
sentence before:p	0.61	-0.61
sentence before:p :	0.66	-0.66
sentence before:p <5>	0.17	-0.17
sentence before:p <n>	0.34	-0.34
sentence before:p a	-0.23	0.23
sentence before:p c	0.28	-0.28
sentence before:p m	0.25	-0.25
sentence before:p o	0.54	-0.54
sentence before:pa	0.32	-0.32
sentence before:pa <n>	-0.31	0.31
sentence before:pa c	0.4	-0.4
sentence before:pacificsourc	-0.87	0.87
sentence before:pack	0.44	-0.44
sentence before:packer	0.26	-0.26
sentence before:page	1.56	-1.56
sentence before:page :	0.45	-0.45
sentence before:page <n>	0.73	-0.73
sentence before:page on	0.37	-0.37
sentence before:paid <5>	0.33	-0.33
sentence before:paid <d>	-0.75	0.75
sentence before:paid <m>	-1.07	1.07
sentence before:paid <n>	1.44	-1.44
sentence before:paid adjust	0.34	-0.34
sentence before:paid after	-0.81	0.81
sentence before:paid amount	-0.22	0.22
sentence before:paid amt	0.24	-0.24
sentence before:paid and	0.97	-0.97
sentence before:paid as	0.67	-0.67
sentence before:paid at	0.67	-0.67
sentence before:paid befor	0.61	-0.61
sentence before:paid by	-0.32	0.32
sentence before:paid claim	1	-1
sentence before:paid co	0.34	-0.34
sentence before:paid code	0.99	-0.99
sentence before:paid copay	0.33	-0.33
sentence before:paid correct	0.19	-0.19
sentence before:paid deny	-0.52	0.52
sentence before:paid eob	-1.46	1.46
sentence before:paid ex	0.23	-0.23
sentence before:paid expl	-0.39	0.39
sentence before:paid explan	-0.44	0.44
sentence before:paid first	-0.28	0.28
sentence before:paid for	0.32	-0.32
sentence before:paid grp	-0.36	0.36
sentence before:paid in	-1.28	1.28
sentence before:paid its	0.76	-0.76
sentence before:paid may	-0.52	0.52
sentence before:paid more	0.51	-0.51
sentence before:paid msg	-1.2	1.2
sentence before:paid nor	0.77	-0.77
sentence before:paid note	-0.5	0.5
sentence before:paid on	0.19	-0.19
sentence before:paid only	0.5	-0.5
sentence before:paid or	-0.45	0.45
sentence before:paid overpaid	0.31	-0.31
sentence before:paid owe	0.62	-0.62
sentence before:paid reason	0.69	-0.69
sentence before:paid remark	0.94	-0.94
sentence before:paid see	-0.35	0.35
sentence before:paid separat	0.29	-0.29
sentence before:paid should	0.88	-0.88
sentence before:paid statu	-0.8	0.8
sentence before:paid the	0.75	-0.75
sentence before:paid thi	0.31	-0.31
sentence before:paid to	1.08	-1.08
sentence before:paid twice	0.33	-0.33
sentence before:paid under	0.38	-0.38
sentence before:paid with	-0.81	0.81
sentence before:paid you	-0.57	0.57
sentence before:paid your	0.77	-0.77
sentence before:pain	-0.16	0.16
sentence before:pain <n>	0.87	-0.87
sentence before:pain after	-0.53	0.53
sentence before:pain and	0.91	-0.91
sentence before:pain began	-0.23	0.23
sentence before:pain for	-0.54	0.54
sentence before:pain is	0.9	-0.9
sentence before:pain m	0.51	-0.51
sentence before:pain medicin	-0.4	0.4
sentence before:pain score	0.52	-0.52
sentence before:pain that	-1.05	1.05
sentence before:pain with	0.53	-0.53
sentence before:pair	0.73	-0.73
sentence before:palisad	0.17	-0.17
sentence before:pallet	0.16	-0.16
sentence before:palmetto	0.19	-0.19
sentence before:panel	-0.18	0.18
sentence before:panel <m>	-0.69	0.69
sentence before:paper	0.96	-0.96
sentence before:paper for	0.16	-0.16
sentence before:paper sent	-0.43	0.43
sentence before:paper we	1.23	-1.23
sentence before:par	0.29	-0.29
sentence before:para	0.31	-0.31
sentence before:parent	1.21	-1.21
sentence before:parent :	0.16	-0.16
sentence before:parent of	0.21	-0.21
sentence before:parent or	0.48	-0.48
sentence before:part	1.51	-1.51
sentence before:part :	0.28	-0.28
sentence before:part b	0.2	-0.2
sentence before:part c	0.21	-0.21
sentence before:part d	0.74	-0.74
sentence before:part in	-0.18	0.18
sentence before:part of	1.73	-1.73
sentence before:partial	0.39	-0.39
sentence before:partial deny	0.25	-0.25
sentence before:partial favorabl	0.29	-0.29
sentence before:partial hospital	0.43	-0.43
sentence before:particip	-0.41	0.41
sentence before:particip agre	-0.41	0.41
sentence before:participant	-0.16	0.16
sentence before:participant id	0.29	-0.29
sentence before:participat	-0.27	0.27
sentence before:participat provider	-0.4	0.4
sentence before:particular	0.24	-0.24
sentence before:particular item	0.23	-0.23
sentence before:partner	0.75	-0.75
sentence before:party	0.72	-0.72
sentence before:party medical	-0.57	0.57
sentence before:passiv	1.3	-1.3
sentence before:passiv modality	0.77	-0.77
sentence before:past	1.08	-1.08
sentence before:past the	1.17	-1.17
sentence before:pat acct	-0.27	0.27
sentence before:patch	-1.69	1.69
sentence before:patch <n>	0.41	-0.41
sentence before:patch for	0.36	-0.36
sentence before:patch is	-1.12	1.12
sentence before:path	0.19	-0.19
sentence before:patient	0.16	-0.16
sentence before:patient :	1.06	-1.06
sentence before:patient account	-0.35	0.35
sentence before:patient acct	-0.2	0.2
sentence before:patient addres	0.3	-0.3
sentence before:patient amount	0.2	-0.2
sentence before:patient as	0.5	-0.5
sentence before:patient birth	0.43	-0.43
sentence before:patient claim	0.35	-0.35
sentence before:patient condition	-0.36	0.36
sentence before:patient control	0.24	-0.24
sentence before:patient coverag	-0.85	0.85
sentence before:patient ctl	0.18	-0.18
sentence before:patient doe	-0.77	0.77
sentence before:patient for	-0.59	0.59
sentence before:patient had	0.55	-0.55
sentence before:patient health	0.41	-0.41
sentence before:patient id	0.44	-0.44
sentence before:patient ineligibl	-0.8	0.8
sentence before:patient inform	0.18	-0.18
sentence before:patient is	1.72	-1.72
sentence before:patient may	-0.92	0.92
sentence before:patient medical	1.17	-1.17
sentence before:patient member	-0.58	0.58
sentence before:patient name	-0.25	0.25
sentence before:patient no	0.2	-0.2
sentence before:patient of	0.17	-0.17
sentence before:patient on	0.57	-0.57
sentence before:patient or	0.89	-0.89
sentence before:patient owe	0.42	-0.42
sentence before:patient paid	-0.65	0.65
sentence before:patient pay	-0.84	0.84
sentence before:patient relationship	0.18	-0.18
sentence before:patient responsibility	1.16	-1.16
sentence before:patient subscriber	0.2	-0.2
sentence before:patient supplemental	0.42	-0.42
sentence before:patient thaddeu	0.23	-0.23
sentence before:patient to	-0.61	0.61
sentence before:patient visit	0.27	-0.27
sentence before:patient with	0.29	-0.29
sentence before:patricia	0.45	-0.45
sentence before:pay :	0.63	-0.63
sentence before:pay <d>	-0.58	0.58
sentence before:pay <m>	0.78	-0.78
sentence before:pay <n>	0.47	-0.47
sentence before:pay ?	0.7	-0.7
sentence before:pay a	0.7	-0.7
sentence before:pay adj	0.48	-0.48
sentence before:pay adjust	0.2	-0.2
sentence before:pay after	0.62	-0.62
sentence before:pay allowanc	0.81	-0.81
sentence before:pay and	-0.48	0.48
sentence before:pay appeal	0.16	-0.16
sentence before:pay as	0.44	-0.44
sentence before:pay at	-0.5	0.5
sentence before:pay befor	-1.45	1.45
sentence before:pay by	0.44	-0.44
sentence before:pay cannot	0.54	-0.54
sentence before:pay claim	0.68	-0.68
sentence before:pay code	-0.75	0.75
sentence before:pay denial	0.49	-0.49
sentence before:pay deny	-0.22	0.22
sentence before:pay first	0.6	-0.6
sentence before:pay for	0.28	-0.28
sentence before:pay from	-1.02	1.02
sentence before:pay in	-0.72	0.72
sentence before:pay inform	0.46	-0.46
sentence before:pay integrity	0.22	-0.22
sentence before:pay it	-0.22	0.22
sentence before:pay no	-0.17	0.17
sentence before:pay on	0.17	-0.17
sentence before:pay onlin	0.31	-0.31
sentence before:pay only	0.32	-0.32
sentence before:pay or	1.1	-1.1
sentence before:pay paid	0.25	-0.25
sentence before:pay patient	-0.82	0.82
sentence before:pay pay	-0.46	0.46
sentence before:pay plan	0.36	-0.36
sentence before:pay proc	0.19	-0.19
sentence before:pay purpos	0.3	-0.3
sentence before:pay reason	-0.75	0.75
sentence before:pay report	0.18	-0.18
sentence before:pay the	0.51	-0.51
sentence before:pay thi	-0.56	0.56
sentence before:pay total	0.82	-0.82
sentence before:pay under	0.36	-0.36
sentence before:pay voucher	0.24	-0.24
sentence before:pay was	-0.47	0.47
sentence before:pay will	0.49	-0.49
sentence before:pay within	0.31	-0.31
sentence before:payabl <m>	0.3	-0.3
sentence before:payabl <n>	0.43	-0.43
sentence before:payabl expl	-0.42	0.42
sentence before:payabl for	0.33	-0.33
sentence before:payabl paid	-1.19	1.19
sentence before:payabl to	0.28	-0.28
sentence before:payabl under	0.35	-0.35
sentence before:payee	0.99	-0.99
sentence before:payee :	0.58	-0.58
sentence before:payer	1.06	-1.06
sentence before:payer :	0.21	-0.21
sentence before:payer claim	-0.7	0.7
sentence before:payer contractor	0.57	-0.57
sentence before:payer id	-0.56	0.56
sentence before:payer per	1.17	-1.17
sentence before:payer spac	0.17	-0.17
sentence before:pc	0.47	-0.47
sentence before:pc <n>	-0.21	0.21
sentence before:pcn	-0.54	0.54
sentence before:pcn <n>	-0.7	0.7
sentence before:pd	-0.36	0.36
sentence before:pd name	-0.46	0.46
sentence before:pd prov	0.59	-0.59
sentence before:pdp	0.28	-0.28
sentence before:peach	0.27	-0.27
sentence before:peach state	0.27	-0.27
sentence before:peak	0.2	-0.2
sentence before:pecan	0.31	-0.31
sentence before:pediatric	0.44	-0.44
sentence before:pediatric therapy	0.85	-0.85
sentence before:peer review	-0.9	0.9
sentence before:peer to	0.53	-0.53
sentence before:pell	0.86	-0.86
sentence before:pemberwick	0.42	-0.42
sentence before:pemberwick md	0.16	-0.16
sentence before:pen	0.41	-0.41
sentence before:pend <n>	-0.43	0.43
sentence before:penhaligon	0.41	-0.41
sentence before:penhallow	0.41	-0.41
sentence before:pennsylvania	-0.89	0.89
sentence before:per	2.09	-2.09
sentence before:per <n>	1.18	-1.18
sentence before:per coordin	1.17	-1.17
sentence before:per person	0.76	-0.76
sentence before:percent	-0.73	0.73
sentence before:percent of	-0.46	0.46
sentence before:percent on	-0.29	0.29
sentence before:perform	0.26	-0.26
sentence before:perform on	0.16	-0.16
sentence before:period	0.23	-0.23
sentence before:period <d>	0.2	-0.2
sentence before:period <n>	0.26	-0.26
sentence before:period did	0.46	-0.46
sentence before:period has	0.61	-0.61
sentence before:period of	0.92	-0.92
sentence before:period or	-0.21	0.21
sentence before:period ran	-0.46	0.46
sentence before:period summary	0.3	-0.3
sentence before:permanent	0.41	-0.41
sentence before:permission	0.46	-0.46
sentence before:perrin	-0.65	0.65
sentence before:person	-0.46	0.46
sentence before:person :	0.24	-0.24
sentence before:person as	-0.94	0.94
sentence before:person except	0.18	-0.18
sentence before:person in	-0.45	0.45
sentence before:person may	-0.53	0.53
sentence before:person named	0.41	-0.41
sentence before:person who	-0.19	0.19
sentence before:person with	-0.92	0.92
sentence before:personal	-0.21	0.21
sentence before:personal injury	-0.21	0.21
sentence before:personnel	0.37	-0.37
sentence before:personnel manag	0.37	-0.37
sentence before:peter	-0.44	0.44
sentence before:petitioner	0.57	-0.57
sentence before:petra	0.26	-0.26
sentence before:petraky	0.23	-0.23
sentence before:pettibon	0.18	-0.18
sentence before:pg	0.17	-0.17
sentence before:philippa	0.68	-0.68
sentence before:philomena	-0.41	0.41
sentence before:phone	0.94	-0.94
sentence before:phone :	0.25	-0.25
sentence before:phone <n>	0.59	-0.59
sentence before:phone or	0.16	-0.16
sentence before:physical	0.3	-0.3
sentence before:physical exam	-0.64	0.64
sentence before:physical occupational	-0.6	0.6
sentence before:physical therapist	0.2	-0.2
sentence before:physical therapy	0.72	-0.72
sentence before:physician	0.68	-0.68
sentence before:physician :	0.25	-0.25
sentence before:physician <n>	0.34	-0.34
sentence before:physician advisor	0.6	-0.6
sentence before:physician board	-0.54	0.54
sentence before:physician or	0.32	-0.32
sentence before:physician reviewer	0.27	-0.27
sentence before:physician who	0.23	-0.23
sentence before:pi	0.36	-0.36
sentence before:pi <n>	0.28	-0.28
sentence before:pick	1.07	-1.07
sentence before:pick for	0.8	-0.8
sentence before:pictur	0.28	-0.28
sentence before:piedmont	0.47	-0.47
sentence before:pike	0.53	-0.53
sentence before:pilgrim	0.2	-0.2
sentence before:pine	-0.29	0.29
sentence before:pip	0.9	-0.9
sentence before:pl	0.22	-0.22
sentence before:place :	0.35	-0.35
sentence before:place after	0.41	-0.41
sentence before:place of	-0.22	0.22
sentence before:plain	0.73	-0.73
sentence before:plan	0.21	-0.21
sentence before:plan :	1.3	-1.3
sentence before:plan <m>	0.25	-0.25
sentence before:plan <n>	0.16	-0.16
sentence before:plan a	0.71	-0.71
sentence before:plan administrator	0.24	-0.24
sentence before:plan allow	1.19	-1.19
sentence before:plan allowanc	0.7	-0.7
sentence before:plan and	0.67	-0.67
sentence before:plan appeal	0.26	-0.26
sentence before:plan approv	0.3	-0.3
sentence before:plan ask	-0.29	0.29
sentence before:plan benefit	0.27	-0.27
sentence before:plan booklet	0.2	-0.2
sentence before:plan brochur	-0.81	0.81
sentence before:plan claim	-0.87	0.87
sentence before:plan cover	-0.79	0.79
sentence before:plan date	-0.25	0.25
sentence before:plan decid	-0.54	0.54
sentence before:plan denial	1.26	-1.26
sentence before:plan explan	0.42	-0.42
sentence before:plan final	0.71	-0.71
sentence before:plan for	0.51	-0.51
sentence before:plan group	0.46	-0.46
sentence before:plan has	-0.73	0.73
sentence before:plan id	0.9	-0.9
sentence before:plan is	0.56	-0.56
sentence before:plan limit	0.72	-0.72
sentence before:plan member	0.31	-0.31
sentence before:plan must	-0.72	0.72
sentence before:plan name	0.36	-0.36
sentence before:plan no	0.75	-0.75
sentence before:plan not	0.27	-0.27
sentence before:plan note	-0.46	0.46
sentence before:plan of	-0.96	0.96
sentence before:plan on	-0.64	0.64
sentence before:plan our	0.2	-0.2
sentence before:plan paid	-0.78	0.78
sentence before:plan patient	0.33	-0.33
sentence before:plan pay	-0.85	0.85
sentence before:plan plan	-0.29	0.29
sentence before:plan policy	-1.29	1.29
sentence before:plan provider	0.7	-0.7
sentence before:plan requir	-0.77	0.77
sentence before:plan see	0.27	-0.27
sentence before:plan self	0.35	-0.35
sentence before:plan servic	0.4	-0.4
sentence before:plan silver	0.27	-0.27
sentence before:plan sponsor	0.17	-0.17
sentence before:plan that	-0.42	0.42
sentence before:plan was	-1.24	1.24
sentence before:plan with	1.26	-1.26
sentence before:plan year	0.55	-0.55
sentence before:plan you	-0.57	0.57
sentence before:plan your	-0.96	0.96
sentence before:plann	0.55	-0.55
sentence before:plasma	-0.72	0.72
sentence before:plasma injection	-0.97	0.97
sentence before:plateau	0.96	-0.96
sentence before:platelet	-0.72	0.72
sentence before:platelet rich	-0.72	0.72
sentence before:pleas	1.7	-1.7
sentence before:pleas bill	0.85	-0.85
sentence before:pleas do	0.38	-0.38
sentence before:pleas give	0.25	-0.25
sentence before:pleas let	0.75	-0.75
sentence before:pleas pay	0.23	-0.23
sentence before:pleas read	0.5	-0.5
sentence before:pleas refund	0.18	-0.18
sentence before:pleas return	-0.23	0.23
sentence before:pleas send	1.28	-1.28
sentence before:pleas submit	-0.43	0.43
sentence before:pllc	0.5	-0.5
sentence before:pllc npi	0.25	-0.25
sentence before:pllc tax	0.17	-0.17
sentence before:plu	1.16	-1.16
sentence before:plu h	0.16	-0.16
sentence before:plu hmo	0.53	-0.53
sentence before:po	0.62	-0.62
sentence before:po box	0.62	-0.62
sentence before:pocket <m>	0.21	-0.21
sentence before:podiatry	-0.95	0.95
sentence before:podiatry :	-0.81	0.81
sentence before:podiatry group	-0.76	0.76
sentence before:point	0.26	-0.26
sentence before:point of	0.28	-0.28
sentence before:point review	-0.25	0.25
sentence before:pointer	-0.58	0.58
sentence before:policy	0.72	-0.72
sentence before:policy :	0.17	-0.17
sentence before:policy <n>	0.35	-0.35
sentence before:policy is	0.49	-0.49
sentence before:policy issu	-0.24	0.24
sentence before:policy manual	-0.42	0.42
sentence before:policy number	0.36	-0.36
sentence before:policy the	0.32	-0.32
sentence before:policyholder	0.75	-0.75
sentence before:policyholder b	0.17	-0.17
sentence before:poole	0.21	-0.21
sentence before:portal	1.11	-1.11
sentence before:portal claim	0.22	-0.22
sentence before:portal or	0.19	-0.19
sentence before:portal under	0.28	-0.28
sentence before:portion	0.21	-0.21
sentence before:pos proc	-0.93	0.93
sentence before:positiv	0.31	-0.31
sentence before:possibl	0.43	-0.43
sentence before:post	0.36	-0.36
sentence before:post servic	0.3	-0.3
sentence before:postmark	-0.79	0.79
sentence before:postmark within	0.3	-0.3
sentence before:postur	0.16	-0.16
sentence before:pound	-0.72	0.72
sentence before:ppo	1.09	-1.09
sentence before:ppr	0.53	-0.53
sentence before:ppr <n>	0.53	-0.53
sentence before:pr	0.74	-0.74
sentence before:pr <n>	0.38	-0.38
sentence before:pr patient	0.97	-0.97
sentence before:pra	0.2	-0.2
sentence before:practic	0.38	-0.38
sentence before:practic for	-0.59	0.59
sentence before:practic p	-0.82	0.82
sentence before:practitioner	0.39	-0.39
sentence before:prairi	1.08	-1.08
sentence before:pratt	0.16	-0.16
sentence before:pre	0.32	-0.32
sentence before:pre certify	0.16	-0.16
sentence before:pre treat	-0.35	0.35
sentence before:preauthoriz	0.9	-0.9
sentence before:precertific	0.5	-0.5
sentence before:precertific notific	1.31	-1.31
sentence before:precertific of	-0.54	0.54
sentence before:precertific or	0.56	-0.56
sentence before:precertific was	0.4	-0.4
sentence before:preferr	-0.32	0.32
sentence before:preferr provider	0.35	-0.35
sentence before:premera blue	0.22	-0.22
sentence before:premier	0.44	-0.44
sentence before:premium for	0.21	-0.21
sentence before:premium tax	0.88	-0.88
sentence before:premium was	-1.05	1.05
sentence before:prepay	-0.25	0.25
sentence before:prepay review	0.61	-0.61
sentence before:presbyterian	0.23	-0.23
sentence before:prescott	0.22	-0.22
sentence before:prescrib	0.59	-0.59
sentence before:prescriber	-0.29	0.29
sentence before:prescriber :	0.19	-0.19
sentence before:prescriber asked	0.29	-0.29
sentence before:prescriber dr	-0.61	0.61
sentence before:prescriber or	0.42	-0.42
sentence before:prescriber request	-0.3	0.3
sentence before:presum	0.21	-0.21
sentence before:preventiv	-1.01	1.01
sentence before:preventiv visit	-0.72	0.72
sentence before:pric	-0.55	0.55
sentence before:pric by	-0.58	0.58
sentence before:price	-1.57	1.57
sentence before:primary	0.55	-0.55
sentence before:primary care	-0.35	0.35
sentence before:primary carrier	-0.85	0.85
sentence before:primary coverag	1.31	-1.31
sentence before:primary for	1.09	-1.09
sentence before:primary identifier	0.38	-0.38
sentence before:primary on	-0.83	0.83
sentence before:primary payer	0.95	-0.95
sentence before:primary procedur	1.24	-1.24
sentence before:print	0.68	-0.68
sentence before:print <d>	-0.42	0.42
sentence before:print of	0.25	-0.25
sentence before:prior	0.66	-0.66
sentence before:prior approval	-0.44	0.44
sentence before:prior auth	0.2	-0.2
sentence before:prior authoriz	1.55	-1.55
sentence before:priority	0.34	-0.34
sentence before:priority health	0.33	-0.33
sentence before:priscilla	0.56	-0.56
sentence before:privat	0.21	-0.21
sentence before:privat duty	0.18	-0.18
sentence before:probe	0.25	-0.25
sentence before:probe and	0.25	-0.25
sentence before:problem	-1.03	1.03
sentence before:proc	-0.43	0.43
sentence before:proc <5>	-0.22	0.22
sentence before:proc amount	0.38	-0.38
sentence before:proc bill	-0.35	0.35
sentence before:proc charg	0.57	-0.57
sentence before:proc mod	0.53	-0.53
sentence before:proc un	0.56	-0.56
sentence before:proc unit	-0.93	0.93
sentence before:procedur <5>	-0.59	0.59
sentence before:procedur <n>	1.45	-1.45
sentence before:procedur charg	0.9	-0.9
sentence before:procedur code	0.45	-0.45
sentence before:procedur diagnosy	-1.02	1.02
sentence before:procedur is	-0.35	0.35
sentence before:procedur mod	0.27	-0.27
sentence before:procedur modifier	1.1	-1.1
sentence before:procedur on	-0.93	0.93
sentence before:procedur or	0.65	-0.65
sentence before:procedur that	0.27	-0.27
sentence before:procedur was	0.5	-0.5
sentence before:proces	0.25	-0.25
sentence before:proces the	0.17	-0.17
sentence before:process	1.34	-1.34
sentence before:process <d>	-0.7	0.7
sentence before:process <month>	0.17	-0.17
sentence before:process a	-0.36	0.36
sentence before:process and	0.58	-0.58
sentence before:process as	-0.5	0.5
sentence before:process it	0.82	-0.82
sentence before:process on	0.57	-0.57
sentence before:process or	0.36	-0.36
sentence before:product	0.55	-0.55
sentence before:professional	0.67	-0.67
sentence before:program	1.43	-1.43
sentence before:program and	1.01	-1.01
sentence before:program at	0.36	-0.36
sentence before:program is	0.46	-0.46
sentence before:program of	0.29	-0.29
sentence before:progres	0.74	-0.74
sentence before:progres report	1.03	-1.03
sentence before:progres toward	-0.78	0.78
sentence before:promis	0.68	-0.68
sentence before:promis of	0.44	-0.44
sentence before:proof	0.69	-0.69
sentence before:proof that	0.78	-0.78
sentence before:protect	0.42	-0.42
sentence before:protect health	0.37	-0.37
sentence before:protection	-0.2	0.2
sentence before:protection coverag	0.31	-0.31
sentence before:protection medical	-0.85	0.85
sentence before:prov	-0.46	0.46
sentence before:prov :	-0.18	0.18
sentence before:prov adj	0.82	-0.82
sentence before:prov check	0.32	-0.32
sentence before:prov paid	0.16	-0.16
sentence before:prov pd	-0.33	0.33
sentence before:proveedor :	-0.2	0.2
sentence before:provid a	0.23	-0.23
sentence before:provid by	0.67	-0.67
sentence before:provid code	-0.65	0.65
sentence before:provid coverag	-0.71	0.71
sentence before:provid doe	0.52	-0.52
sentence before:provid on	0.64	-0.64
sentence before:provid or	-0.64	0.64
sentence before:provid to	0.26	-0.26
sentence before:provider	1.14	-1.14
sentence before:provider :	0.5	-0.5
sentence before:provider <d>	-0.36	0.36
sentence before:provider <m>	-1.21	1.21
sentence before:provider <n>	-0.24	0.24
sentence before:provider agre	-0.64	0.64
sentence before:provider amount	-0.55	0.55
sentence before:provider and	0.57	-0.57
sentence before:provider appeal	0.51	-0.51
sentence before:provider as	0.35	-0.35
sentence before:provider bill	0.43	-0.43
sentence before:provider blue	0.18	-0.18
sentence before:provider can	0.49	-0.49
sentence before:provider charg	0.28	-0.28
sentence before:provider claim	0.47	-0.47
sentence before:provider correspondenc	0.3	-0.3
sentence before:provider direct	0.83	-0.83
sentence before:provider disput	0.36	-0.36
sentence before:provider explan	-0.78	0.78
sentence before:provider has	-0.28	0.28
sentence before:provider inform	0.17	-0.17
sentence before:provider inquiry	0.19	-0.19
sentence before:provider is	1.38	-1.38
sentence before:provider manual	0.24	-0.24
sentence before:provider may	-0.44	0.44
sentence before:provider member	0.27	-0.27
sentence before:provider name	0.53	-0.53
sentence before:provider network	-0.33	0.33
sentence before:provider npi	0.25	-0.25
sentence before:provider of	0.56	-0.56
sentence before:provider on	0.39	-0.39
sentence before:provider pay	0.25	-0.25
sentence before:provider portal	0.83	-0.83
sentence before:provider primary	0.38	-0.38
sentence before:provider proveedor	-0.2	0.2
sentence before:provider remittanc	-0.6	0.6
sentence before:provider servic	1.06	-1.06
sentence before:provider that	0.33	-0.33
sentence before:provider townzip	0.2	-0.2
sentence before:provider was	-0.48	0.48
sentence before:provider who	0.29	-0.29
sentence before:provider without	-1.05	1.05
sentence before:provider write	0.85	-0.85
sentence before:provider you	0.17	-0.17
sentence before:provision	0.69	-0.69
sentence before:prudenc	0.4	-0.4
sentence before:pruett	-0.32	0.32
sentence before:pruitt	0.2	-0.2
sentence before:ps	0.33	-0.33
sentence before:ps pay	0.19	-0.19
sentence before:psychiatrist	0.62	-0.62
sentence before:psychological	0.23	-0.23
sentence before:pt	0.23	-0.23
sentence before:pt <d>	-0.84	0.84
sentence before:pt <n>	0.32	-0.32
sentence before:pt acct	0.56	-0.56
sentence before:pt date	0.24	-0.24
sentence before:pt diagnosy	0.22	-0.22
sentence before:pt dpt	0.46	-0.46
sentence before:pt evalu	0.57	-0.57
sentence before:pt npi	0.22	-0.22
sentence before:pt of	0.24	-0.24
sentence before:pt on	-1.02	1.02
sentence before:pt resp	0.36	-0.36
sentence before:ptan	0.64	-0.64
sentence before:ptan <n>	0.49	-0.49
sentence before:ptr	0.7	-0.7
sentence before:publish	-0.6	0.6
sentence before:publish study	-1.08	1.08
sentence before:publish trial	0.73	-0.73
sentence before:puede	0.31	-0.31
sentence before:purpos	0.71	-0.71
sentence before:put	-0.51	0.51
sentence before:put the	0.19	-0.19
sentence before:put thi	0.29	-0.29
sentence before:put to	-1.01	1.01
sentence before:pv	0.29	-0.29
sentence before:pv <n>	0.26	-0.26
sentence before:q	0.48	-0.48
sentence before:q <n>	0.44	-0.44
sentence before:qf	-0.69	0.69
sentence before:qf <n>	-0.69	0.69
sentence before:qh	0.38	-0.38
sentence before:qh <n>	0.38	-0.38
sentence before:qic	0.88	-0.88
sentence before:qic part	0.27	-0.27
sentence before:qk	0.26	-0.26
sentence before:qk <n>	0.26	-0.26
sentence before:qty	0.6	-0.6
sentence before:qty bill	0.28	-0.28
sentence before:qty charg	0.48	-0.48
sentence before:qualify	-0.74	0.74
sentence before:qualify independent	0.21	-0.21
sentence before:quality	-0.76	0.76
sentence before:quantity	0.23	-0.23
sentence before:quarl	0.17	-0.17
sentence before:quarry	-0.45	0.45
sentence before:quarry lane	-0.63	0.63
sentence before:quartz	0.55	-0.55
sentence before:que	0.28	-0.28
sentence before:quentin	-0.91	0.91
sentence before:question	1.16	-1.16
sentence before:question :	0.92	-0.92
sentence before:question <m>	0.22	-0.22
sentence before:question <n>	0.28	-0.28
sentence before:question ?	0.54	-0.54
sentence before:question about	0.52	-0.52
sentence before:question is	0.16	-0.16
sentence before:questionnair	-0.61	0.61
sentence before:quilla	0.17	-0.17
sentence before:quillan	0.28	-0.28
sentence before:quillfeather	0.33	-0.33
sentence before:quint	0.17	-0.17
sentence before:quist	0.25	-0.25
sentence before:qw	0.82	-0.82
sentence before:qw <n>	-0.29	0.29
sentence before:qx	-0.48	0.48
sentence before:qx <n>	-0.6	0.6
sentence before:r	0.64	-0.64
sentence before:r <m>	1.33	-1.33
sentence before:r <n>	-0.33	0.33
sentence before:r s	-0.64	0.64
sentence before:r t	0.74	-0.74
sentence before:ra <n>	0.37	-0.37
sentence before:ra date	0.16	-0.16
sentence before:radiculopathy	-0.37	0.37
sentence before:radiology	0.68	-0.68
sentence before:rail	1.01	-1.01
sentence before:raise	0.46	-0.46
sentence before:ran	0.2	-0.2
sentence before:ran out	0.2	-0.2
sentence before:range of	-0.51	0.51
sentence before:rarc	0.55	-0.55
sentence before:rarc <n>	0.68	-0.68
sentence before:rarc m	1.6	-1.6
sentence before:rarc n	-0.7	0.7
sentence before:raritan	0.17	-0.17
sentence before:rasmussen	-0.24	0.24
sentence before:rate	0.4	-0.4
sentence before:rate <m>	-0.33	0.33
sentence before:rational	-0.32	0.32
sentence before:rational :	-0.82	0.82
sentence before:ray	0.31	-0.31
sentence before:ray of	0.37	-0.37
sentence before:rb	0.24	-0.24
sentence before:rc	0.34	-0.34
sentence before:rcvd	0.4	-0.4
sentence before:rcvd <d>	0.39	-0.39
sentence before:rd	0.47	-0.47
sentence before:re	1.67	-1.67
sentence before:re :	1.56	-1.56
sentence before:re educ	0.39	-0.39
sentence before:re evalu	0.75	-0.75
sentence before:re exam	0.18	-0.18
sentence before:re examin	-0.6	0.6
sentence before:reach	0.28	-0.28
sentence before:reach a	0.87	-0.87
sentence before:reach and	-1.11	1.11
sentence before:reach the	1.16	-1.16
sentence before:reach with	1.1	-1.1
sentence before:read	1.62	-1.62
sentence before:read by	0.32	-0.32
sentence before:read the	-0.19	0.19
sentence before:read them	0.18	-0.18
sentence before:read thi	0.44	-0.44
sentence before:read your	0.72	-0.72
sentence before:reason	-1.15	1.15
sentence before:reason :	-1.74	1.74
sentence before:reason <d>	-0.54	0.54
sentence before:reason <n>	0.78	-0.78
sentence before:reason and	-0.89	0.89
sentence before:reason as	0.27	-0.27
sentence before:reason co	1.27	-1.27
sentence before:reason code	-0.34	0.34
sentence before:reason for	-0.31	0.31
sentence before:reason is	-0.58	0.58
sentence before:reason moa	0.38	-0.38
sentence before:reason paid	0.67	-0.67
sentence before:reason remark	0.61	-0.61
sentence before:reason s	-0.26	0.26
sentence before:reason servic	0.61	-0.61
sentence before:reason that	-0.54	0.54
sentence before:reason the	1.08	-1.08
sentence before:reason we	0.24	-0.24
sentence before:reasonabl	0.99	-0.99
sentence before:reasonabl and	0.98	-0.98
sentence before:rebuttal	0.27	-0.27
sentence before:rebuttal :	0.23	-0.23
sentence before:rec	0.27	-0.27
sentence before:recd	-0.44	0.44
sentence before:recd :	-0.27	0.27
sentence before:recd <d>	-0.42	0.42
sentence before:receipt	0.97	-0.97
sentence before:receipt of	0.5	-0.5
sentence before:receiv	0.73	-0.73
sentence before:receiv :	0.41	-0.41
sentence before:receiv <month>	0.5	-0.5
sentence before:receiv <n>	0.3	-0.3
sentence before:receiv after	0.6	-0.6
sentence before:receiv an	0.2	-0.2
sentence before:receiv and	-0.92	0.92
sentence before:receiv by	0.39	-0.39
sentence before:receiv from	0.55	-0.55
sentence before:receiv it	1.16	-1.16
sentence before:receiv on	0.18	-0.18
sentence before:receiv the	0.37	-0.37
sentence before:receiv them	-0.43	0.43
sentence before:receiv thi	-0.45	0.45
sentence before:receiv within	-1.31	1.31
sentence before:receiv your	1.11	-1.11
sentence before:recheck	-0.57	0.57
sentence before:recipient	-0.2	0.2
sentence before:recipient id	-0.46	0.46
sentence before:recipient name	-1.28	1.28
sentence before:recommend	-0.33	0.33
sentence before:reconsider	1.15	-1.15
sentence before:reconsider :	0.67	-0.67
sentence before:reconsider decision	0.16	-0.16
sentence before:reconsider of	0.17	-0.17
sentence before:reconsider on	0.71	-0.71
sentence before:reconsider our	0.35	-0.35
sentence before:reconsider with	0.16	-0.16
sentence before:reconsider within	0.68	-0.68
sentence before:record	1.12	-1.12
sentence before:record and	0.41	-0.41
sentence before:record are	0.78	-0.78
sentence before:record befor	0.43	-0.43
sentence before:record by	0.18	-0.18
sentence before:record describ	0.63	-0.63
sentence before:record do	1.34	-1.34
sentence before:record doe	1.21	-1.21
sentence before:record for	-0.44	0.44
sentence before:record give	-0.44	0.44
sentence before:record may	-0.21	0.21
sentence before:record need	0.42	-0.42
sentence before:record of	1.05	-1.05
sentence before:record request	0.17	-0.17
sentence before:record review	-1.21	1.21
sentence before:record say	-0.67	0.67
sentence before:record sent	0.17	-0.17
sentence before:record show	-0.65	0.65
sentence before:record the	-0.51	0.51
sentence before:record to	0.23	-0.23
sentence before:record with	0.56	-0.56
sentence before:record you	1.16	-1.16
sentence before:recover	0.16	-0.16
sentence before:recovery	0.32	-0.32
sentence before:recovery analyst	0.17	-0.17
sentence before:recovery or	-0.4	0.4
sentence before:recovery specialist	0.22	-0.22
sentence before:red	0.54	-0.54
sentence before:redetermin	0.37	-0.37
sentence before:redetermin of	0.36	-0.36
sentence before:redetermin request	0.21	-0.21
sentence before:reduc	-1.01	1.01
sentence before:reduc or	0.33	-0.33
sentence before:reduc paid	0.28	-0.28
sentence before:reduc to	-1.09	1.09
sentence before:reduction	-1.63	1.63
sentence before:reduction allow	-0.74	0.74
sentence before:reduction in	-0.8	0.8
sentence before:reduction paid	0.19	-0.19
sentence before:reduction pay	-0.88	0.88
sentence before:redwood	0.33	-0.33
sentence before:ref <n>	-0.54	0.54
sentence before:refer	-0.73	0.73
sentence before:refer to	0.28	-0.28
sentence before:referenc	1.15	-1.15
sentence before:referenc :	0.33	-0.33
sentence before:referenc <n>	0.32	-0.32
sentence before:referenc number	0.2	-0.2
sentence before:referr	0.7	-0.7
sentence before:referr by	0.23	-0.23
sentence before:referr provider	0.23	-0.23
sentence before:referral and	0.31	-0.31
sentence before:referral on	-0.75	0.75
sentence before:referral or	0.24	-0.24
sentence before:referral va	0.27	-0.27
sentence before:referral was	0.29	-0.29
sentence before:refill	0.42	-0.42
sentence before:reflex	0.42	-0.42
sentence before:refraction	-0.41	0.41
sentence before:refund <m>	0.24	-0.24
sentence before:refund due	0.37	-0.37
sentence before:refund of	0.17	-0.17
sentence before:refus	0.75	-0.75
sentence before:refus the	0.38	-0.38
sentence before:regard	0.94	-0.94
sentence before:regenc	0.17	-0.17
sentence before:region	1.56	-1.56
sentence before:region <5>	0.28	-0.28
sentence before:region <n>	-0.51	0.51
sentence before:region treat	0.37	-0.37
sentence before:rehab	1.55	-1.55
sentence before:rehab <n>	0.42	-0.42
sentence before:rehab pllc	0.18	-0.18
sentence before:rehabilit	0.92	-0.92
sentence before:rehabilit visit	-0.3	0.3
sentence before:reimburs	0.91	-0.91
sentence before:reject	0.19	-0.19
sentence before:rel	0.77	-0.77
sentence before:rel :	0.49	-0.49
sentence before:relat	-0.69	0.69
sentence before:relat claim	0.49	-0.49
sentence before:relat to	-1.15	1.15
sentence before:relationship	1.14	-1.14
sentence before:relationship spous	0.24	-0.24
sentence before:relationship to	0.22	-0.22
sentence before:releas	0.78	-0.78
sentence before:relief	-0.75	0.75
sentence before:rely	0.97	-0.97
sentence before:rely on	0.96	-0.96
sentence before:rem	0.57	-0.57
sentence before:remain	1.19	-1.19
sentence before:remain deny	0.32	-0.32
sentence before:remark :	-0.62	0.62
sentence before:remark <n>	-1.55	1.55
sentence before:remark code	0.77	-0.77
sentence before:remark m	-0.52	0.52
sentence before:remark ma	0.97	-0.97
sentence before:remark n	0.57	-0.57
sentence before:remark paid	-0.16	0.16
sentence before:remedy	0.82	-0.82
sentence before:remedy exist	0.2	-0.2
sentence before:remedy under	0.16	-0.16
sentence before:remit	0.88	-0.88
sentence before:remit date	0.31	-0.31
sentence before:remittanc	0.2	-0.2
sentence before:remittanc :	0.39	-0.39
sentence before:remittanc <n>	0.33	-0.33
sentence before:remittanc advic	-0.23	0.23
sentence before:remittanc date	-0.49	0.49
sentence before:remittanc of	-1.03	1.03
sentence before:removal	0.43	-0.43
sentence before:removal of	0.4	-0.4
sentence before:rend	1.16	-1.16
sentence before:rend prov	0.21	-0.21
sentence before:render	1.49	-1.49
sentence before:render :	0.75	-0.75
sentence before:render by	-0.55	0.55
sentence before:render chiropractic	0.39	-0.39
sentence before:render provider	1.44	-1.44
sentence before:renner	0.36	-0.36
sentence before:repair	0.38	-0.38
sentence before:repair of	0.27	-0.27
sentence before:repeat	0.67	-0.67
sentence before:repeat the	-0.57	0.57
sentence before:replac	0.68	-0.68
sentence before:reply	0.36	-0.36
sentence before:report	0.52	-0.52
sentence before:report <n>	0.7	-0.7
sentence before:report and	0.33	-0.33
sentence before:report doe	-1.05	1.05
sentence before:report is	0.4	-0.4
sentence before:report of	0.95	-0.95
sentence before:report on	0.28	-0.28
sentence before:report pain	0.26	-0.26
sentence before:report show	-0.65	0.65
sentence before:report to	-0.64	0.64
sentence before:representativ	1.52	-1.52
sentence before:representativ can	0.4	-0.4
sentence before:request	1.14	-1.14
sentence before:request <n>	0.23	-0.23
sentence before:request a	0.28	-0.28
sentence before:request and	-0.21	0.21
sentence before:request becaus	-1.16	1.16
sentence before:request by	0.86	-0.86
sentence before:request came	0.28	-0.28
sentence before:request doe	0.18	-0.18
sentence before:request first	0.17	-0.17
sentence before:request for	0.48	-0.48
sentence before:request form	-0.3	0.3
sentence before:request from	-0.36	0.36
sentence before:request has	0.28	-0.28
sentence before:request in	0.2	-0.2
sentence before:request is	0.64	-0.64
sentence before:request must	0.56	-0.56
sentence before:request no	0.3	-0.3
sentence before:request number	0.35	-0.35
sentence before:request of	0.9	-0.9
sentence before:request on	0.28	-0.28
sentence before:request provider	0.16	-0.16
sentence before:request receiv	0.28	-0.28
sentence before:request that	0.29	-0.29
sentence before:request to	0.24	-0.24
sentence before:request under	-0.16	0.16
sentence before:request was	1.3	-1.3
sentence before:request with	0.67	-0.67
sentence before:request within	0.29	-0.29
sentence before:requir	0.65	-0.65
sentence before:requir befor	-0.43	0.43
sentence before:requir for	0.87	-0.87
sentence before:requir prior	-0.16	0.16
sentence before:requir that	-1.25	1.25
sentence before:requir to	0.86	-0.86
sentence before:reserv	0.2	-0.2
sentence before:resolution	0.39	-0.39
sentence before:resolv	-0.51	0.51
sentence before:resolv and	0.77	-0.77
sentence before:resp	0.53	-0.53
sentence before:resp <m>	1.03	-1.03
sentence before:resp <n>	-0.97	0.97
sentence before:respond	0.22	-0.22
sentence before:respond by	0.19	-0.19
sentence before:respons	0.7	-0.7
sentence before:respons date	0.26	-0.26
sentence before:responsibility	1.06	-1.06
sentence before:responsibility <m>	0.28	-0.28
sentence before:responsibl	1.56	-1.56
sentence before:responsibl for	1.41	-1.41
sentence before:rest	-0.74	0.74
sentence before:rest of	-1.13	1.13
sentence before:rest on	-0.38	0.38
sentence before:restor	0.29	-0.29
sentence before:restriction	1.22	-1.22
sentence before:restriction for	0.45	-0.45
sentence before:resubmit	-0.18	0.18
sentence before:result :	0.74	-0.74
sentence before:result and	0.29	-0.29
sentence before:result of	0.17	-0.17
sentence before:retir	0.61	-0.61
sentence before:retir incom	0.26	-0.26
sentence before:retir on	0.53	-0.53
sentence before:return	-0.38	0.38
sentence before:return <m>	0.24	-0.24
sentence before:return it	-0.63	0.63
sentence before:return the	1.2	-1.2
sentence before:return thi	0.21	-0.21
sentence before:return to	-0.22	0.22
sentence before:return unpaid	-0.32	0.32
sentence before:rev	0.19	-0.19
sentence before:rev <n>	0.25	-0.25
sentence before:revers	1.09	-1.09
sentence before:review	0.96	-0.96
sentence before:review :	-0.63	0.63
sentence before:review <d>	0.28	-0.28
sentence before:review <n>	0.5	-0.5
sentence before:review and	0.37	-0.37
sentence before:review befor	-0.53	0.53
sentence before:review by	0.65	-0.65
sentence before:review date	0.21	-0.21
sentence before:review decision	1.08	-1.08
sentence before:review entity	0.16	-0.16
sentence before:review for	0.21	-0.21
sentence before:review is	0.25	-0.25
sentence before:review it	-0.27	0.27
sentence before:review of	0.96	-0.96
sentence before:review on	0.58	-0.58
sentence before:review organiz	0.27	-0.27
sentence before:review the	0.34	-0.34
sentence before:review thi	-1.12	1.12
sentence before:review we	0.46	-0.46
sentence before:review within	0.17	-0.17
sentence before:reviewer	0.88	-0.88
sentence before:reviewer :	0.43	-0.43
sentence before:reviewer board	0.81	-0.81
sentence before:reviewer find	0.25	-0.25
sentence before:reviewer found	-0.45	0.45
sentence before:reviewer is	1.46	-1.46
sentence before:reviewer read	0.55	-0.55
sentence before:reviewer was	0.32	-0.32
sentence before:revision	0.25	-0.25
sentence before:reye	-0.61	0.61
sentence before:reye :	0.18	-0.18
sentence before:rf	0.33	-0.33
sentence before:rf <n>	0.3	-0.3
sentence before:rfa	1.44	-1.44
sentence before:rfa dated	0.8	-0.8
sentence before:ri	-0.9	0.9
sentence before:ri <n>	-0.91	0.91
sentence before:rich	-0.72	0.72
sentence before:rich plasma	-0.72	0.72
sentence before:ridge	-0.22	0.22
sentence before:right	1.07	-1.07
sentence before:right knee	0.45	-0.45
sentence before:right of	0.37	-0.37
sentence before:right rotator	0.63	-0.63
sentence before:right shoulder	-0.21	0.21
sentence before:right to	-0.37	0.37
sentence before:risk	0.64	-0.64
sentence before:river	0.32	-0.32
sentence before:riverbend	0.62	-0.62
sentence before:rmk	-0.86	0.86
sentence before:rmk <n>	-0.17	0.17
sentence before:rmk n	-0.23	0.23
sentence before:rn	-0.41	0.41
sentence before:rn <n>	0.18	-0.18
sentence before:road	0.49	-0.49
sentence before:rock	0.28	-0.28
sentence before:rocky	-0.88	0.88
sentence before:rocky mountain	-0.9	0.9
sentence before:roland	-0.19	0.19
sentence before:roof	0.16	-0.16
sentence before:rosali	0.21	-0.21
sentence before:rosalind	0.41	-0.41
sentence before:rosamund	0.16	-0.16
sentence before:rose	1.25	-1.25
sentence before:rose from	0.63	-0.63
sentence before:rot	0.68	-0.68
sentence before:rotator	0.68	-0.68
sentence before:rotator cuff	0.68	-0.68
sentence before:roth	0.26	-0.26
sentence before:round	0.21	-0.21
sentence before:round <n>	0.19	-0.19
sentence before:rourk	-0.76	0.76
sentence before:routin	1.16	-1.16
sentence before:routin exam	0.18	-0.18
sentence before:routin foot	0.6	-0.6
sentence before:rowan	0.31	-0.31
sentence before:rr	0.26	-0.26
sentence before:rr <n>	0.21	-0.21
sentence before:rsn	-0.86	0.86
sentence before:rsn <d>	0.35	-0.35
sentence before:rsn <n>	0.34	-0.34
sentence before:rsn rmk	-0.65	0.65
sentence before:rt	0.67	-0.67
sentence before:rt <m>	-0.44	0.44
sentence before:rt <n>	-0.23	0.23
sentence before:ruiz	0.47	-0.47
sentence before:rule	0.86	-0.86
sentence before:rule and	0.89	-0.89
sentence before:rule for	-0.4	0.4
sentence before:rule the	-0.53	0.53
sentence before:rule we	0.81	-0.81
sentence before:run	0.76	-0.76
sentence before:runn	0.27	-0.27
sentence before:rusk	0.22	-0.22
sentence before:ruth	0.47	-0.47
sentence before:rutherford	0.4	-0.4
sentence before:rx	1.01	-1.01
sentence before:rx <n>	0.88	-0.88
sentence before:rxbin	0.18	-0.18
sentence before:s	0.4	-0.4
sentence before:s :	0.23	-0.23
sentence before:s <5>	-0.65	0.65
sentence before:s <n>	-0.49	0.49
sentence before:s of	1.06	-1.06
sentence before:s procedur	0.39	-0.39
sentence before:sa	0.27	-0.27
sentence before:sa <n>	0.27	-0.27
sentence before:safe	-1.07	1.07
sentence before:safe and	-0.87	0.87
sentence before:saguaro	0.3	-0.3
sentence before:saguaro bend	0.26	-0.26
sentence before:said	0.65	-0.65
sentence before:said no	0.17	-0.17
sentence before:said that	0.51	-0.51
sentence before:same	-0.66	0.66
sentence before:same as	0.73	-0.73
sentence before:same day	-0.24	0.24
sentence before:same exercis	-0.73	0.73
sentence before:same member	0.29	-0.29
sentence before:same on	-0.49	0.49
sentence before:same procedur	0.61	-0.61
sentence before:same servic	1.14	-1.14
sentence before:same visit	0.62	-0.62
sentence before:same weight	-0.81	0.81
sentence before:samuel	0.35	-0.35
sentence before:san	0.2	-0.2
sentence before:san lui	0.19	-0.19
sentence before:sandhill	0.21	-0.21
sentence before:sandoval	0.29	-0.29
sentence before:saoirs	0.25	-0.25
sentence before:saskia	0.26	-0.26
sentence before:satisfy	0.45	-0.45
sentence before:sav	-0.37	0.37
sentence before:save	0.84	-0.84
sentence before:save for	0.78	-0.78
sentence before:saved	0.44	-0.44
sentence before:saw	0.44	-0.44
sentence before:say	-0.62	0.62
sentence before:say on	-0.55	0.55
sentence before:say so	0.17	-0.17
sentence before:say that	0.2	-0.2
sentence before:say the	0.62	-0.62
sentence before:say what	-0.82	0.82
sentence before:say which	-0.44	0.44
sentence before:sb	-0.23	0.23
sentence before:sb <n>	-0.26	0.26
sentence before:sbr	0.21	-0.21
sentence before:sbr <n>	0.21	-0.21
sentence before:sc	0.56	-0.56
sentence before:sc <n>	0.25	-0.25
sentence before:scale	-0.74	0.74
sentence before:scan	0.54	-0.54
sentence before:sched	0.65	-0.65
sentence before:sched reduction	0.16	-0.16
sentence before:schedul	-0.18	0.18
sentence before:schedul allowanc	-1.64	1.64
sentence before:schedul amount	-0.34	0.34
sentence before:schedul of	-0.16	0.16
sentence before:schedul or	1.47	-1.47
sentence before:school district	0.17	-0.17
sentence before:scioto	0.3	-0.3
sentence before:scor that	0.21	-0.21
sentence before:score	-1.35	1.35
sentence before:score <n>	0.52	-0.52
sentence before:score was	-0.91	0.91
sentence before:screen print	0.65	-0.65
sentence before:se	0.23	-0.23
sentence before:search	0.3	-0.3
sentence before:second	0.69	-0.69
sentence before:second appeal	0.55	-0.55
sentence before:second claim	-0.25	0.25
sentence before:second level	0.45	-0.45
sentence before:second request	0.37	-0.37
sentence before:second review	0.33	-0.33
sentence before:second visit	0.34	-0.34
sentence before:secondary	0.99	-0.99
sentence before:secondary pay	0.46	-0.46
sentence before:section	0.23	-0.23
sentence before:section <m>	-0.28	0.28
sentence before:section <n>	0.2	-0.2
sentence before:secur	0.25	-0.25
sentence before:security	0.76	-0.76
sentence before:security act	0.75	-0.75
sentence before:see	-0.18	0.18
sentence before:see <n>	0.41	-0.41
sentence before:see a	-0.93	0.93
sentence before:see below	0.22	-0.22
sentence before:see claim	0.53	-0.53
sentence before:see date	0.38	-0.38
sentence before:see deduct	0.31	-0.31
sentence before:see it	0.17	-0.17
sentence before:see remark	0.35	-0.35
sentence before:see section	-0.62	0.62
sentence before:see that	0.34	-0.34
sentence before:see what	0.21	-0.21
sentence before:see your	0.16	-0.16
sentence before:seen	0.29	-0.29
sentence before:seen by	0.85	-0.85
sentence before:seen on	0.58	-0.58
sentence before:seg	0.78	-0.78
sentence before:segmental	0.55	-0.55
sentence before:select	0.9	-0.9
sentence before:select for	0.62	-0.62
sentence before:self	1.15	-1.15
sentence before:self care	-0.26	0.26
sentence before:self fund	1.06	-1.06
sentence before:self insur	0.38	-0.38
sentence before:semaglutid	-0.46	0.46
sentence before:semaglutid <n>	-0.47	0.47
sentence before:send	1.66	-1.66
sentence before:send :	0.39	-0.39
sentence before:send a	0.34	-0.34
sentence before:send for	0.71	-0.71
sentence before:send it	0.78	-0.78
sentence before:send one	0.21	-0.21
sentence before:send the	1.44	-1.44
sentence before:send these	0.23	-0.23
sentence before:send thi	-0.17	0.17
sentence before:send us	0.23	-0.23
sentence before:senior	0.43	-0.43
sentence before:sent	0.55	-0.55
sentence before:sent a	0.63	-0.63
sentence before:sent and	-0.61	0.61
sentence before:sent back	0.74	-0.74
sentence before:sent by	0.54	-0.54
sentence before:sent for	-0.34	0.34
sentence before:sent on	-0.8	0.8
sentence before:sent the	0.69	-0.69
sentence before:sent us	-0.31	0.31
sentence before:sent with	1.25	-1.25
sentence before:sent within	-0.54	0.54
sentence before:sent you	-0.23	0.23
sentence before:sentara	0.16	-0.16
sentence before:separat	1.09	-1.09
sentence before:separat bill	0.64	-0.64
sentence before:separat cover	0.26	-0.26
sentence before:separat pay	0.43	-0.43
sentence before:separat problem	-0.88	0.88
sentence before:separat region	0.18	-0.18
sentence before:sequestr	-0.71	0.71
sentence before:sequestr reduction	-0.8	0.8
sentence before:seriou	-1.07	1.07
sentence before:serv date	-0.43	0.43
sentence before:servic	0.32	-0.32
sentence before:servic :	0.2	-0.2
sentence before:servic <5>	0.46	-0.46
sentence before:servic <d>	-0.19	0.19
sentence before:servic <m>	0.16	-0.16
sentence before:servic <month>	0.26	-0.26
sentence before:servic ?	0.57	-0.57
sentence before:servic a	0.3	-0.3
sentence before:servic above	-0.87	0.87
sentence before:servic after	0.27	-0.27
sentence before:servic already	-0.47	0.47
sentence before:servic amount	-1.22	1.22
sentence before:servic and	-0.42	0.42
sentence before:servic approv	0.66	-0.66
sentence before:servic are	0.62	-0.62
sentence before:servic as	0.48	-0.48
sentence before:servic asked	0.32	-0.32
sentence before:servic at	0.65	-0.65
sentence before:servic becaus	0.79	-0.79
sentence before:servic benefit	0.53	-0.53
sentence before:servic bill	-0.62	0.62
sentence before:servic by	-0.77	0.77
sentence before:servic can	0.53	-0.53
sentence before:servic charg	1.63	-1.63
sentence before:servic chiropractic	0.2	-0.2
sentence before:servic claim	-0.31	0.31
sentence before:servic code	0.52	-0.52
sentence before:servic cpt	0.21	-0.21
sentence before:servic date	-0.94	0.94
sentence before:servic description	-0.25	0.25
sentence before:servic from	-0.32	0.32
sentence before:servic has	-0.63	0.63
sentence before:servic in	0.18	-0.18
sentence before:servic item	1.8	-1.8
sentence before:servic lack	0.33	-0.33
sentence before:servic line	-0.86	0.86
sentence before:servic list	-0.16	0.16
sentence before:servic medicar	0.51	-0.51
sentence before:servic n	-0.78	0.78
sentence before:servic not	0.67	-0.67
sentence before:servic of	1.39	-1.39
sentence before:servic on	-0.59	0.59
sentence before:servic or	1.03	-1.03
sentence before:servic proc	0.19	-0.19
sentence before:servic procedur	0.5	-0.5
sentence before:servic provid	-0.17	0.17
sentence before:servic provider	0.37	-0.37
sentence before:servic render	0.63	-0.63
sentence before:servic request	-0.75	0.75
sentence before:servic servic	0.92	-0.92
sentence before:servic should	0.23	-0.23
sentence before:servic so	-0.28	0.28
sentence before:servic test	0.57	-0.57
sentence before:servic that	-0.84	0.84
sentence before:servic the	0.58	-0.58
sentence before:servic to	-0.87	0.87
sentence before:servic total	0.51	-0.51
sentence before:servic was	1.13	-1.13
sentence before:servic were	1.41	-1.41
sentence before:servic which	-0.86	0.86
sentence before:servic x	0.24	-0.24
sentence before:servic you	-0.85	0.85
sentence before:servicio	0.93	-0.93
sentence before:session	0.53	-0.53
sentence before:session <n>	-0.5	0.5
sentence before:session and	-0.69	0.69
sentence before:set aside	0.79	-0.79
sentence before:seven	0.68	-0.68
sentence before:seven day	0.21	-0.21
sentence before:sever	0.16	-0.16
sentence before:several	0.51	-0.51
sentence before:sex	-0.7	0.7
sentence before:sf	-0.31	0.31
sentence before:sf <n>	-0.36	0.36
sentence before:sham	0.27	-0.27
sentence before:share <m>	-0.27	0.27
sentence before:share of	-0.78	0.78
sentence before:she	1.19	-1.19
sentence before:she has	-0.28	0.28
sentence before:she is	0.63	-0.63
sentence before:she may	0.68	-0.68
sentence before:she was	-0.16	0.16
sentence before:sheet if	-0.63	0.63
sentence before:sheet on	0.23	-0.23
sentence before:shield	0.49	-0.49
sentence before:shield assocy	0.32	-0.32
sentence before:shield of	0.75	-0.75
sentence before:shield provider	-0.45	0.45
sentence before:shield servic	-0.55	0.55
sentence before:shingl	-1.26	1.26
sentence before:shock	-0.58	0.58
sentence before:shock wave	-0.58	0.58
sentence before:shor	0.31	-0.31
sentence before:shore	-0.76	0.76
sentence before:short	-0.63	0.63
sentence before:should	0.2	-0.2
sentence before:should be	1.15	-1.15
sentence before:should have	-1.16	1.16
sentence before:should not	0.23	-0.23
sentence before:should pay	0.25	-0.25
sentence before:shoulder	0.71	-0.71
sentence before:shoulder <m>	0.32	-0.32
sentence before:show	0.26	-0.26
sentence before:show a	-0.27	0.27
sentence before:show an	0.25	-0.25
sentence before:show it	0.26	-0.26
sentence before:show no	0.72	-0.72
sentence before:show other	-0.82	0.82
sentence before:show six	-0.18	0.18
sentence before:show that	-0.46	0.46
sentence before:show thi	0.28	-0.28
sentence before:show two	0.44	-0.44
sentence before:show why	0.62	-0.62
sentence before:shown	0.55	-0.55
sentence before:shown by	0.78	-0.78
sentence before:shown here	0.21	-0.21
sentence before:shown on	0.17	-0.17
sentence before:shown to	-0.47	0.47
sentence before:shp	0.21	-0.21
sentence before:shp <n>	0.21	-0.21
sentence before:si	0.3	-0.3
sentence before:side	-0.19	0.19
sentence before:sign	0.7	-0.7
sentence before:sign <n>	0.2	-0.2
sentence before:sign a	-0.75	0.75
sentence before:sign and	0.51	-0.51
sentence before:sign by	0.66	-0.66
sentence before:sign form	0.33	-0.33
sentence before:sign in	0.27	-0.27
sentence before:sign of	-0.62	0.62
sentence before:sign order	0.49	-0.49
sentence before:sign permission	0.17	-0.17
sentence before:sign plan	0.44	-0.44
sentence before:sign the	0.42	-0.42
sentence before:sign with	0.16	-0.16
sentence before:signatur	1.25	-1.25
sentence before:signatur log	0.53	-0.53
sentence before:signatur of	0.9	-0.9
sentence before:signatur on	0.17	-0.17
sentence before:significant	-0.26	0.26
sentence before:significant and	0.38	-0.38
sentence before:sila	-0.23	0.23
sentence before:silver	1.34	-1.34
sentence before:silver <n>	0.23	-0.23
sentence before:silver birch	0.18	-0.18
sentence before:silver classic	0.2	-0.2
sentence before:silverscript	0.2	-0.2
sentence before:simon	0.27	-0.27
sentence before:since	1.53	-1.53
sentence before:since <d>	0.48	-0.48
sentence before:since <month>	1.29	-1.29
sentence before:since <n>	1.06	-1.06
sentence before:since learn	-1.05	1.05
sentence before:since may	1.32	-1.32
sentence before:since the	0.65	-0.65
sentence before:sincer	1.15	-1.15
sentence before:singl	0.4	-0.4
sentence before:singl leg	0.29	-0.29
sentence before:sir	0.28	-0.28
sentence before:sir or	0.22	-0.22
sentence before:site	0.68	-0.68
sentence before:six	-0.39	0.39
sentence before:six visit	0.55	-0.55
sentence before:six week	-0.62	0.62
sentence before:sixth	-0.53	0.53
sentence before:sixth visit	-0.53	0.53
sentence before:sixty	0.37	-0.37
sentence before:sixty day	0.35	-0.35
sentence before:skagit	0.38	-0.38
sentence before:skagit flat	0.16	-0.16
sentence before:skill	0.67	-0.67
sentence before:skill care	1.16	-1.16
sentence before:skill nurs	0.18	-0.18
sentence before:skill of	1.18	-1.18
sentence before:skill therapy	-0.38	0.38
sentence before:skin tag	0.2	-0.2
sentence before:sleep	1.15	-1.15
sentence before:sleep apnea	0.65	-0.65
sentence before:sleep center	0.42	-0.42
sentence before:sleep study	0.7	-0.7
sentence before:slip	0.5	-0.5
sentence before:slp	0.33	-0.33
sentence before:small	-0.2	0.2
sentence before:small and	0.32	-0.32
sentence before:small group	0.79	-0.79
sentence before:smart	0.19	-0.19
sentence before:smart nc	0.19	-0.19
sentence before:snake	0.21	-0.21
sentence before:snake river	0.21	-0.21
sentence before:so	1.45	-1.45
sentence before:so by	0.22	-0.22
sentence before:so far	0.34	-0.34
sentence before:so it	-0.45	0.45
sentence before:so no	0.18	-0.18
sentence before:so that	0.53	-0.53
sentence before:so the	-0.28	0.28
sentence before:so thi	0.33	-0.33
sentence before:so we	0.72	-0.72
sentence before:so you	0.23	-0.23
sentence before:social	0.56	-0.56
sentence before:social security	0.56	-0.56
sentence before:solution	0.4	-0.4
sentence before:solution inc	0.26	-0.26
sentence before:solveig	-0.39	0.39
sentence before:somebody	-1.23	1.23
sentence before:someon	1.2	-1.2
sentence before:someon to	0.21	-0.21
sentence before:someon you	0.25	-0.25
sentence before:someth	0.44	-0.44
sentence before:son	0.55	-0.55
sentence before:soon	0.17	-0.17
sentence before:sorry	0.22	-0.22
sentence before:south	0.44	-0.44
sentence before:south p	0.21	-0.21
sentence before:sp	-0.57	0.57
sentence before:sp <n>	-0.57	0.57
sentence before:spac	0.17	-0.17
sentence before:speak	0.48	-0.48
sentence before:speak with	0.54	-0.54
sentence before:specialist <n>	0.17	-0.17
sentence before:specialty	-0.25	0.25
sentence before:speech	-0.87	0.87
sentence before:speech therapy	-0.33	0.33
sentence before:speed	1.67	-1.67
sentence before:spinal	1.2	-1.2
sentence before:spinal adjust	0.39	-0.39
sentence before:spine	0.48	-0.48
sentence before:spine and	0.17	-0.17
sentence before:spine health	0.2	-0.2
sentence before:spine imag	-0.59	0.59
sentence before:spine rehab	0.21	-0.21
sentence before:spine sport	-0.32	0.32
sentence before:spine therapy	0.24	-0.24
sentence before:spine wellnes	0.33	-0.33
sentence before:spine without	0.58	-0.58
sentence before:splint	1.51	-1.51
sentence before:spoke	0.26	-0.26
sentence before:spoke with	0.22	-0.22
sentence before:sponsor	1.23	-1.23
sentence before:sponsor :	0.23	-0.23
sentence before:sponsor ssn	0.22	-0.22
sentence before:sport medicin	0.24	-0.24
sentence before:sport pt	0.3	-0.3
sentence before:sport therapy	0.17	-0.17
sentence before:spous	-0.18	0.18
sentence before:spous claim	0.31	-0.31
sentence before:sprain	-0.17	0.17
sentence before:sprain had	-0.53	0.53
sentence before:sprain of	-0.29	0.29
sentence before:sr	0.27	-0.27
sentence before:sr <n>	0.23	-0.23
sentence before:ssn	0.34	-0.34
sentence before:st	0.43	-0.43
sentence before:stabl	0.71	-0.71
sentence before:stair and	1.53	-1.53
sentence before:stair with	0.7	-0.7
sentence before:stand by	-0.4	0.4
sentence before:standard	1.01	-1.01
sentence before:standard appeal	0.43	-0.43
sentence before:standard option	0.76	-0.76
sentence before:standardiz	0.69	-0.69
sentence before:star	0.44	-0.44
sentence before:start	0.92	-0.92
sentence before:start <month>	-1.02	1.02
sentence before:start and	0.36	-0.36
sentence before:start on	1.13	-1.13
sentence before:stat	0.82	-0.82
sentence before:stat :	1.02	-1.02
sentence before:stat <n>	0.2	-0.2
sentence before:stat date	0.58	-0.58
sentence before:stat of	0.52	-0.52
sentence before:stat that	0.65	-0.65
sentence before:stat why	0.36	-0.36
sentence before:state	0.93	-0.93
sentence before:state fee	0.91	-0.91
sentence before:state for	0.19	-0.19
sentence before:state health	0.2	-0.2
sentence before:state or	0.33	-0.33
sentence before:state reason	0.47	-0.47
sentence before:statu	-0.18	0.18
sentence before:statu :	1.41	-1.41
sentence before:statu deny	-0.62	0.62
sentence before:statu detail	0.42	-0.42
sentence before:statu finaliz	0.35	-0.35
sentence before:statu paid	-0.37	0.37
sentence before:statu payer	-0.71	0.71
sentence before:statut	-0.3	0.3
sentence before:stay deny	0.43	-0.43
sentence before:stay the	-0.35	0.35
sentence before:ste	0.25	-0.25
sentence before:steady	-0.56	0.56
sentence before:steel	0.16	-0.16
sentence before:step	1.18	-1.18
sentence before:step <n>	0.93	-0.93
sentence before:step therapy	0.19	-0.19
sentence before:steroid	0.17	-0.17
sentence before:still	1.55	-1.55
sentence before:still deny	0.45	-0.45
sentence before:still need	0.81	-0.81
sentence before:still open	0.62	-0.62
sentence before:stimul	0.76	-0.76
sentence before:stimul is	0.49	-0.49
sentence before:stonebridg	0.28	-0.28
sentence before:stonebridg chiropractic	0.21	-0.21
sentence before:stop	1.09	-1.09
sentence before:stop the	0.45	-0.45
sentence before:stop time	0.27	-0.27
sentence before:stopp	0.36	-0.36
sentence before:straight	0.46	-0.46
sentence before:straight leg	0.46	-0.46
sentence before:strain	-0.85	0.85
sentence before:strain of	-0.64	0.64
sentence before:strand	0.81	-0.81
sentence before:street	0.58	-0.58
sentence before:strength	-0.57	0.57
sentence before:strength and	-0.52	0.52
sentence before:strength in	-0.26	0.26
sentence before:strength of	-0.45	0.45
sentence before:strep	0.45	-0.45
sentence before:strep test	0.43	-0.43
sentence before:stretch	-0.55	0.55
sentence before:strickler	0.33	-0.33
sentence before:strickler dc	0.25	-0.25
sentence before:strok	0.66	-0.66
sentence before:stroud	0.46	-0.46
sentence before:stubblefield	0.18	-0.18
sentence before:study	-1.19	1.19
sentence before:study <5>	0.37	-0.37
sentence before:study do	0.37	-0.37
sentence before:su	0.3	-0.3
sentence before:subject	0.8	-0.8
sentence before:subject :	1.05	-1.05
sentence before:subject of	-0.49	0.49
sentence before:subject to	0.49	-0.49
sentence before:subjectiv	0.77	-0.77
sentence before:subjectiv :	0.29	-0.29
sentence before:sublux	0.29	-0.29
sentence before:submission	0.51	-0.51
sentence before:submission bill	0.33	-0.33
sentence before:submit	-0.22	0.22
sentence before:submit a	-0.47	0.47
sentence before:submit the	0.3	-0.3
sentence before:submitt	0.45	-0.45
sentence before:submitt <m>	0.33	-0.33
sentence before:submitt approv	-0.94	0.94
sentence before:submitt doe	0.62	-0.62
sentence before:submitt for	0.18	-0.18
sentence before:submitt plan	0.19	-0.19
sentence before:submitt within	0.45	-0.45
sentence before:subscriber	1.18	-1.18
sentence before:subscriber :	0.49	-0.49
sentence before:subscriber name	0.37	-0.37
sentence before:subscriber no	0.25	-0.25
sentence before:subtotal	-0.86	0.86
sentence before:subtotal <m>	-0.86	0.86
sentence before:such	0.48	-0.48
sentence before:such a	-0.57	0.57
sentence before:such care	0.16	-0.16
sentence before:sufficient	-0.53	0.53
sentence before:suite	0.29	-0.29
sentence before:suite <n>	0.23	-0.23
sentence before:sum	-0.21	0.21
sentence before:sum <m>	-0.32	0.32
sentence before:summary	0.41	-0.41
sentence before:summary amount	0.68	-0.68
sentence before:summary beneficiary	0.37	-0.37
sentence before:summary benefit	0.38	-0.38
sentence before:summary claim	0.19	-0.19
sentence before:summary notic	-0.64	0.64
sentence before:summary of	1.89	-1.89
sentence before:summit	0.19	-0.19
sentence before:suncoast	0.42	-0.42
sentence before:sunday	-0.17	0.17
sentence before:sunniva	0.65	-0.65
sentence before:sunshin	0.21	-0.21
sentence before:sunshin health	0.21	-0.21
sentence before:superior	0.31	-0.31
sentence before:superior healthplan	0.25	-0.25
sentence before:supervis exercis	-0.18	0.18
sentence before:supp	1.11	-1.11
sentence before:suppl	0.29	-0.29
sentence before:supplemental	0.45	-0.45
sentence before:supplemental insurer	0.43	-0.43
sentence before:supplier	1.34	-1.34
sentence before:supply	1.11	-1.11
sentence before:support	1.41	-1.41
sentence before:support a	-0.98	0.98
sentence before:support activ	0.45	-0.45
sentence before:support by	0.42	-0.42
sentence before:support in	0.96	-0.96
sentence before:support it	0.18	-0.18
sentence before:support the	0.77	-0.77
sentence before:support thi	0.63	-0.63
sentence before:supportiv	0.23	-0.23
sentence before:sure	0.22	-0.22
sentence before:surgeon	0.93	-0.93
sentence before:surgery	1.29	-1.29
sentence before:surgical	0.21	-0.21
sentence before:suspect	0.17	-0.17
sentence before:suspect fraud	0.17	-0.17
sentence before:suspend	-0.42	0.42
sentence before:svc	-1.26	1.26
sentence before:svc charg	-0.35	0.35
sentence before:svc dt	-1.17	1.17
sentence before:sw	0.63	-0.63
sentence before:sycamor	0.8	-0.8
sentence before:symptom	-0.93	0.93
sentence before:system	-0.18	0.18
sentence before:system is	0.17	-0.17
sentence before:systematic	0.2	-0.2
sentence before:systematic review	0.2	-0.2
sentence before:systemic	-0.27	0.27
sentence before:systemic condition	-0.27	0.27
sentence before:szymansky	0.18	-0.18
sentence before:szymborsky	0.32	-0.32
sentence before:t	-0.3	0.3
sentence before:t <n>	-0.44	0.44
sentence before:ta	0.16	-0.16
sentence before:tabitha	-0.49	0.49
sentence before:tac	0.46	-0.46
sentence before:tac <n>	0.46	-0.46
sentence before:tag	0.2	-0.2
sentence before:take	2.25	-2.25
sentence before:take it	0.41	-0.41
sentence before:take place	0.23	-0.23
sentence before:take the	0.46	-0.46
sentence before:take thi	0.83	-0.83
sentence before:taken	0.66	-0.66
sentence before:taken back	0.41	-0.41
sentence before:talk	0.98	-0.98
sentence before:talk to	0.38	-0.38
sentence before:talk with	0.43	-0.43
sentence before:tallgras	-0.49	0.49
sentence before:tamsin	-0.75	0.75
sentence before:target	0.25	-0.25
sentence before:target probe	0.25	-0.25
sentence before:taught	-0.27	0.27
sentence before:tax credit	1.08	-1.08
sentence before:tax i	0.17	-0.17
sentence before:tax id	-0.81	0.81
sentence before:taxonomy	0.37	-0.37
sentence before:tb	0.16	-0.16
sentence before:tc	0.33	-0.33
sentence before:tc <n>	0.29	-0.29
sentence before:tcn	-0.16	0.16
sentence before:te	0.3	-0.3
sentence before:te <n>	0.28	-0.28
sentence before:teach	0.46	-0.46
sentence before:teagu	0.21	-0.21
sentence before:teagu dc	-0.26	0.26
sentence before:team	-0.45	0.45
sentence before:tear	0.69	-0.69
sentence before:telephon	1.56	-1.56
sentence before:telephon <n>	0.29	-0.29
sentence before:tell	0.28	-0.28
sentence before:tell of	-0.64	0.64
sentence before:tell us	-0.42	0.42
sentence before:tell whether	0.18	-0.18
sentence before:tell which	0.64	-0.64
sentence before:tell you	1.4	-1.4
sentence before:teller	0.23	-0.23
sentence before:ten visit	0.38	-0.38
sentence before:tennesse	0.52	-0.52
sentence before:term	1.5	-1.5
sentence before:term of	1.04	-1.04
sentence before:terminat	1.52	-1.52
sentence before:test	1.05	-1.05
sentence before:test <5>	-1.09	1.09
sentence before:test <m>	0.27	-0.27
sentence before:test and	-1.02	1.02
sentence before:test befor	-0.48	0.48
sentence before:test have	0.57	-0.57
sentence before:test scor	0.59	-0.59
sentence before:test that	-0.87	0.87
sentence before:test was	0.68	-0.68
sentence before:test were	-0.57	0.57
sentence before:test with	1.05	-1.05
sentence before:teton	-1.02	1.02
sentence before:texa	0.51	-0.51
sentence before:tf	0.5	-0.5
sentence before:tf <n>	0.2	-0.2
sentence before:th <n>	0.51	-0.51
sentence before:th day	0.66	-0.66
sentence before:th visit	0.27	-0.27
sentence before:thaddeu	0.73	-0.73
sentence before:than	0.28	-0.28
sentence before:than <month>	0.17	-0.17
sentence before:than <n>	1.64	-1.64
sentence before:than a	-0.45	0.45
sentence before:than four	0.81	-0.81
sentence before:than one	-1.13	1.13
sentence before:than the	-0.68	0.68
sentence before:than three	-0.45	0.45
sentence before:than was	0.64	-0.64
sentence before:thank	2.32	-2.32
sentence before:thank you	2.32	-2.32
sentence before:that a	-0.65	0.65
sentence before:that an	0.37	-0.37
sentence before:that another	-0.94	0.94
sentence before:that apply	0.32	-0.32
sentence before:that approval	0.23	-0.23
sentence before:that are	-1.06	1.06
sentence before:that bill	0.61	-0.61
sentence before:that call	0.59	-0.59
sentence before:that care	-0.36	0.36
sentence before:that cover	-1.13	1.13
sentence before:that coverag	0.43	-0.43
sentence before:that date	0.58	-0.58
sentence before:that day	-0.59	0.59
sentence before:that decision	0.21	-0.21
sentence before:that goe	-0.58	0.58
sentence before:that had	0.76	-0.76
sentence before:that has	0.22	-0.22
sentence before:that have	-0.41	0.41
sentence before:that he	-0.16	0.16
sentence before:that her	-0.75	0.75
sentence before:that his	1.38	-1.38
sentence before:that is	1.28	-1.28
sentence before:that it	1.25	-1.25
sentence before:that keep	0.48	-0.48
sentence before:that mean	0.25	-0.25
sentence before:that medicar	0.53	-0.53
sentence before:that mr	0.35	-0.35
sentence before:that mrs	0.84	-0.84
sentence before:that ms	1.26	-1.26
sentence before:that need	-1.24	1.24
sentence before:that no	0.55	-0.55
sentence before:that notic	-0.9	0.9
sentence before:that on	0.39	-0.39
sentence before:that only	0.61	-0.61
sentence before:that other	0.37	-0.37
sentence before:that our	0.72	-0.72
sentence before:that pain	0.38	-0.38
sentence before:that pay	0.17	-0.17
sentence before:that plan	0.99	-0.99
sentence before:that point	-0.34	0.34
sentence before:that reason	0.54	-0.54
sentence before:that request	0.25	-0.25
sentence before:that say	0.4	-0.4
sentence before:that she	0.28	-0.28
sentence before:that show	0.43	-0.43
sentence before:that skill	-0.84	0.84
sentence before:that stay	-0.51	0.51
sentence before:that support	0.6	-0.6
sentence before:that tell	-0.97	0.97
sentence before:that the	-0.57	0.57
sentence before:that they	0.51	-0.51
sentence before:that thi	-1.03	1.03
sentence before:that time	0.67	-0.67
sentence before:that treat	0.34	-0.34
sentence before:that use	0.71	-0.71
sentence before:that visit	0.33	-0.33
sentence before:that was	0.8	-0.8
sentence before:that we	-0.54	0.54
sentence before:that were	0.39	-0.39
sentence before:that your	-0.95	0.95
sentence before:the <m>	0.76	-0.76
sentence before:the <n>	0.17	-0.17
sentence before:the above	0.79	-0.79
sentence before:the accept	-0.96	0.96
sentence before:the accident	-1.07	1.07
sentence before:the act	0.17	-0.17
sentence before:the addres	0.77	-0.77
sentence before:the adjust	0.54	-0.54
sentence before:the adjuster	0.29	-0.29
sentence before:the allowabl	0.16	-0.16
sentence before:the allowanc	0.42	-0.42
sentence before:the american	0.24	-0.24
sentence before:the amount	1.62	-1.62
sentence before:the appeal	1.2	-1.2
sentence before:the approv	-0.24	0.24
sentence before:the approval	0.25	-0.25
sentence before:the attach	0.45	-0.45
sentence before:the attend	0.17	-0.17
sentence before:the authoriz	0.71	-0.71
sentence before:the balanc	0.57	-0.57
sentence before:the bar	0.4	-0.4
sentence before:the beneficiary	0.65	-0.65
sentence before:the benefit	0.7	-0.7
sentence before:the blue	0.32	-0.32
sentence before:the board	0.4	-0.4
sentence before:the box	0.48	-0.48
sentence before:the brochur	0.8	-0.8
sentence before:the care	0.25	-0.25
sentence before:the carrier	0.19	-0.19
sentence before:the case	1.18	-1.18
sentence before:the center	0.39	-0.39
sentence before:the cervical	-0.64	0.64
sentence before:the charg	-0.24	0.24
sentence before:the chart	0.23	-0.23
sentence before:the child	-0.29	0.29
sentence before:the chiropractic	1.12	-1.12
sentence before:the claim	0.35	-0.35
sentence before:the clinic	0.57	-0.57
sentence before:the clinical	0.68	-0.68
sentence before:the committe	-0.75	0.75
sentence before:the complet	-0.46	0.46
sentence before:the condition	0.65	-0.65
sentence before:the contract	-0.53	0.53
sentence before:the contractor	0.16	-0.16
sentence before:the copay	0.32	-0.32
sentence before:the count	1.11	-1.11
sentence before:the cover	0.75	-0.75
sentence before:the coverag	1.09	-1.09
sentence before:the criteria	0.74	-0.74
sentence before:the customer	-0.36	0.36
sentence before:the daily	0.3	-0.3
sentence before:the date	0.4	-0.4
sentence before:the day	0.49	-0.49
sentence before:the deadlin	0.37	-0.37
sentence before:the decision	0.58	-0.58
sentence before:the defens	0.25	-0.25
sentence before:the delay	0.2	-0.2
sentence before:the denial	-1.34	1.34
sentence before:the depart	0.55	-0.55
sentence before:the devic	-0.72	0.72
sentence before:the diagnosy	1.33	-1.33
sentence before:the differenc	-0.45	0.45
sentence before:the dismissal	0.45	-0.45
sentence before:the disput	0.46	-0.46
sentence before:the division	0.35	-0.35
sentence before:the doctor	-0.52	0.52
sentence before:the document	-0.55	0.55
sentence before:the drug	0.7	-0.7
sentence before:the earlier	0.55	-0.55
sentence before:the employe	-1.15	1.15
sentence before:the end	0.51	-0.51
sentence before:the enroll	-0.86	0.86
sentence before:the enrolle	-0.31	0.31
sentence before:the eob	0.19	-0.19
sentence before:the evalu	-1.35	1.35
sentence before:the exam	-1.06	1.06
sentence before:the exercis	-1.2	1.2
sentence before:the explan	0.28	-0.28
sentence before:the extent	0.45	-0.45
sentence before:the fact	1.84	-1.84
sentence before:the famy	1.03	-1.03
sentence before:the fax	0.61	-0.61
sentence before:the fda	1.23	-1.23
sentence before:the federal	0.22	-0.22
sentence before:the fee	1.03	-1.03
sentence before:the fil	0.18	-0.18
sentence before:the file	0.36	-0.36
sentence before:the first	-1.24	1.24
sentence before:the five	-1.09	1.09
sentence before:the follow	0.45	-0.45
sentence before:the food	0.34	-0.34
sentence before:the form	0.39	-0.39
sentence before:the grace	-0.88	0.88
sentence before:the guidelin	-0.99	0.99
sentence before:the health	1.48	-1.48
sentence before:the history	-0.8	0.8
sentence before:the home	-0.79	0.79
sentence before:the hospital	-0.49	0.49
sentence before:the identity	0.46	-0.46
sentence before:the independent	1.15	-1.15
sentence before:the inform	0.16	-0.16
sentence before:the initial	0.32	-0.32
sentence before:the injection	1.07	-1.07
sentence before:the injury	0.79	-0.79
sentence before:the insur	-0.77	0.77
sentence before:the insurer	-0.26	0.26
sentence before:the internal	1.01	-1.01
sentence before:the item	-0.42	0.42
sentence before:the joint	1.36	-1.36
sentence before:the laboratory	0.8	-0.8
sentence before:the last	0.77	-0.77
sentence before:the law	-0.16	0.16
sentence before:the left	-0.26	0.26
sentence before:the leg	-0.46	0.46
sentence before:the letter	0.46	-0.46
sentence before:the level	-0.43	0.43
sentence before:the line	1.18	-1.18
sentence before:the list	-0.94	0.94
sentence before:the low	0.56	-0.56
sentence before:the lower	-0.69	0.69
sentence before:the lumbar	0.36	-0.36
sentence before:the mac	0.25	-0.25
sentence before:the mail	0.24	-0.24
sentence before:the manipul	0.66	-0.66
sentence before:the marketplac	0.26	-0.26
sentence before:the matter	0.24	-0.24
sentence before:the maximum	0.57	-0.57
sentence before:the medical	-0.2	0.2
sentence before:the medicar	-1.5	1.5
sentence before:the member	0.56	-0.56
sentence before:the minut	0.88	-0.88
sentence before:the modifier	-0.5	0.5
sentence before:the month	-0.46	0.46
sentence before:the mri	0.98	-0.98
sentence before:the name	0.18	-0.18
sentence before:the national	0.34	-0.34
sentence before:the neck	-0.54	0.54
sentence before:the need	-0.55	0.55
sentence before:the network	-1.29	1.29
sentence before:the next	-1	1
sentence before:the number	0.48	-0.48
sentence before:the offic	-0.75	0.75
sentence before:the official	-1.2	1.2
sentence before:the offset	0.53	-0.53
sentence before:the ohio	0.18	-0.18
sentence before:the one	0.59	-0.59
sentence before:the order	0.75	-0.75
sentence before:the original	0.72	-0.72
sentence before:the oswestry	-0.65	0.65
sentence before:the other	0.6	-0.6
sentence before:the outcom	-0.38	0.38
sentence before:the overpay	0.2	-0.2
sentence before:the page	0.38	-0.38
sentence before:the panel	-0.66	0.66
sentence before:the paper	1.36	-1.36
sentence before:the parent	0.41	-0.41
sentence before:the part	-1.37	1.37
sentence before:the participant	-0.87	0.87
sentence before:the party	0.46	-0.46
sentence before:the patch	-1.37	1.37
sentence before:the patient	0.16	-0.16
sentence before:the pay	0.71	-0.71
sentence before:the payer	1.02	-1.02
sentence before:the pennsylvania	-0.57	0.57
sentence before:the period	0.38	-0.38
sentence before:the person	1	-1
sentence before:the personal	-0.63	0.63
sentence before:the petitioner	0.52	-0.52
sentence before:the physical	-0.42	0.42
sentence before:the physician	0.43	-0.43
sentence before:the place	1.2	-1.2
sentence before:the plan	-0.3	0.3
sentence before:the policy	1.23	-1.23
sentence before:the portal	0.36	-0.36
sentence before:the ppo	0.34	-0.34
sentence before:the premium	-0.98	0.98
sentence before:the primary	0.36	-0.36
sentence before:the procedur	0.4	-0.4
sentence before:the program	0.6	-0.6
sentence before:the progres	0.82	-0.82
sentence before:the provider	-0.29	0.29
sentence before:the publish	-0.76	0.76
sentence before:the qic	0.64	-0.64
sentence before:the questionnair	0.33	-0.33
sentence before:the range	-0.74	0.74
sentence before:the rate	1.12	-1.12
sentence before:the re	-0.65	0.65
sentence before:the reason	0.65	-0.65
sentence before:the recipient	0.3	-0.3
sentence before:the record	0.18	-0.18
sentence before:the redetermin	0.16	-0.16
sentence before:the referr	0.18	-0.18
sentence before:the referral	1.3	-1.3
sentence before:the refund	-0.59	0.59
sentence before:the region	0.45	-0.45
sentence before:the remain	0.7	-0.7
sentence before:the remittanc	-1.11	1.11
sentence before:the render	0.61	-0.61
sentence before:the report	-1.09	1.09
sentence before:the request	1.45	-1.45
sentence before:the respons	0.18	-0.18
sentence before:the rest	-0.76	0.76
sentence before:the result	0.63	-0.63
sentence before:the review	0.52	-0.52
sentence before:the reviewer	0.54	-0.54
sentence before:the right	0.33	-0.33
sentence before:the rule	0.72	-0.72
sentence before:the same	-0.91	0.91
sentence before:the schedul	-0.87	0.87
sentence before:the second	-0.54	0.54
sentence before:the servic	0.54	-0.54
sentence before:the shoulder	-0.36	0.36
sentence before:the sign	-0.16	0.16
sentence before:the skill	1.18	-1.18
sentence before:the social	0.55	-0.55
sentence before:the spinal	0.43	-0.43
sentence before:the sponsor	0.44	-0.44
sentence before:the start	0.56	-0.56
sentence before:the state	1.07	-1.07
sentence before:the strength	-0.62	0.62
sentence before:the study	-0.53	0.53
sentence before:the subject	-0.51	0.51
sentence before:the submitt	-0.56	0.56
sentence before:the subscriber	0.39	-0.39
sentence before:the surgery	-0.24	0.24
sentence before:the ten	0.33	-0.33
sentence before:the term	0.98	-0.98
sentence before:the test	1.32	-1.32
sentence before:the texa	0.4	-0.4
sentence before:the therapist	0.18	-0.18
sentence before:the therapy	0.29	-0.29
sentence before:the third	0.99	-0.99
sentence before:the thirtieth	-0.45	0.45
sentence before:the three	0.42	-0.42
sentence before:the time	2.14	-2.14
sentence before:the top	0.29	-0.29
sentence before:the total	-0.52	0.52
sentence before:the treat	-0.31	0.31
sentence before:the trial	0.6	-0.6
sentence before:the tricar	0.33	-0.33
sentence before:the trust	0.55	-0.55
sentence before:the twentieth	-0.85	0.85
sentence before:the two	-0.8	0.8
sentence before:the ultrasound	0.32	-0.32
sentence before:the unit	-0.17	0.17
sentence before:the unitedhealthcar	0.26	-0.26
sentence before:the usual	-0.46	0.46
sentence before:the va	-0.66	0.66
sentence before:the veteran	0.22	-0.22
sentence before:the visit	0.41	-0.41
sentence before:the whole	0.29	-0.29
sentence before:the word	0.29	-0.29
sentence before:the worker	0.5	-0.5
sentence before:the wound	-0.67	0.67
sentence before:the wrong	0.19	-0.19
sentence before:their	-0.57	0.57
sentence before:their own	0.17	-0.17
sentence before:theisen	0.24	-0.24
sentence before:them	1.17	-1.17
sentence before:them by	0.19	-0.19
sentence before:them for	0.33	-0.33
sentence before:them the	0.63	-0.63
sentence before:them to	0.33	-0.33
sentence before:them we	0.19	-0.19
sentence before:them with	0.75	-0.75
sentence before:themselv	0.2	-0.2
sentence before:then	0.6	-0.6
sentence before:then and	0.37	-0.37
sentence before:then send	0.7	-0.7
sentence before:then the	0.42	-0.42
sentence before:theodora	0.18	-0.18
sentence before:therapeutic	0.77	-0.77
sentence before:therapeutic activity	0.25	-0.25
sentence before:therapeutic exercis	0.73	-0.73
sentence before:therapist	0.77	-0.77
sentence before:therapist :	0.39	-0.39
sentence before:therapist and	0.96	-0.96
sentence before:therapist are	0.83	-0.83
sentence before:therapist asked	0.16	-0.16
sentence before:therapist is	0.16	-0.16
sentence before:therapist licens	0.32	-0.32
sentence before:therapist note	0.35	-0.35
sentence before:therapist on	0.32	-0.32
sentence before:therapist or	0.26	-0.26
sentence before:therapist report	-0.31	0.31
sentence before:therapist skill	-0.98	0.98
sentence before:therapist was	-0.99	0.99
sentence before:therapist were	1.74	-1.74
sentence before:therapist who	-0.67	0.67
sentence before:therapy	0.88	-0.88
sentence before:therapy :	-1.19	1.19
sentence before:therapy <5>	-0.19	0.19
sentence before:therapy <d>	0.22	-0.22
sentence before:therapy <m>	0.38	-0.38
sentence before:therapy <n>	-0.84	0.84
sentence before:therapy after	-0.42	0.42
sentence before:therapy and	0.74	-0.74
sentence before:therapy asked	0.28	-0.28
sentence before:therapy at	-0.33	0.33
sentence before:therapy beyond	0.16	-0.16
sentence before:therapy by	-0.95	0.95
sentence before:therapy charg	0.18	-0.18
sentence before:therapy famy	0.18	-0.18
sentence before:therapy for	0.17	-0.17
sentence before:therapy from	0.54	-0.54
sentence before:therapy group	0.17	-0.17
sentence before:therapy in	-0.49	0.49
sentence before:therapy inc	0.35	-0.35
sentence before:therapy is	1.11	-1.11
sentence before:therapy llc	0.39	-0.39
sentence before:therapy need	0.88	-0.88
sentence before:therapy npi	0.36	-0.36
sentence before:therapy on	-0.71	0.71
sentence before:therapy only	0.16	-0.16
sentence before:therapy or	-0.77	0.77
sentence before:therapy pc	-0.32	0.32
sentence before:therapy pllc	-0.22	0.22
sentence before:therapy servic	-0.63	0.63
sentence before:therapy that	0.55	-0.55
sentence before:therapy tin	0.16	-0.16
sentence before:therapy to	0.63	-0.63
sentence before:therapy visit	1.33	-1.33
sentence before:therapy was	0.78	-0.78
sentence before:therapy when	-0.36	0.36
sentence before:therapy you	0.27	-0.27
sentence before:there	0.53	-0.53
sentence before:there is	0.58	-0.58
sentence before:there was	-0.16	0.16
sentence before:therefor	0.51	-0.51
sentence before:therefor deny	0.76	-0.76
sentence before:therefor not	0.49	-0.49
sentence before:these	0.77	-0.77
sentence before:these are	1.4	-1.4
sentence before:these charg	0.63	-0.63
sentence before:these date	-0.55	0.55
sentence before:these line	1.09	-1.09
sentence before:these reason	0.18	-0.18
sentence before:these record	0.19	-0.19
sentence before:these servic	-0.6	0.6
sentence before:these three	0.57	-0.57
sentence before:these visit	-0.67	0.67
sentence before:they	1.4	-1.4
sentence before:they are	1.48	-1.48
sentence before:they do	0.99	-0.99
sentence before:they were	-0.82	0.82
sentence before:thi	0.31	-0.31
sentence before:thi :	-0.33	0.33
sentence before:thi ?	-1.06	1.06
sentence before:thi accident	0.2	-0.2
sentence before:thi advic	-0.61	0.61
sentence before:thi again	0.26	-0.26
sentence before:thi amount	-0.34	0.34
sentence before:thi appeal	0.24	-0.24
sentence before:thi beneficiary	-0.52	0.52
sentence before:thi benefit	0.29	-0.29
sentence before:thi bill	0.52	-0.52
sentence before:thi care	1.44	-1.44
sentence before:thi case	0.21	-0.21
sentence before:thi charg	1.16	-1.16
sentence before:thi claim	-0.41	0.41
sentence before:thi condition	-0.51	0.51
sentence before:thi date	1.18	-1.18
sentence before:thi decision	1.02	-1.02
sentence before:thi denial	0.27	-0.27
sentence before:thi determin	0.48	-0.48
sentence before:thi drug	0.48	-0.48
sentence before:thi end	0.2	-0.2
sentence before:thi eob	0.38	-0.38
sentence before:thi fax	0.29	-0.29
sentence before:thi form	0.26	-0.26
sentence before:thi is	0.54	-0.54
sentence before:thi kind	0.26	-0.26
sentence before:thi letter	1.33	-1.33
sentence before:thi line	0.78	-0.78
sentence before:thi many	-0.71	0.71
sentence before:thi mean	-0.58	0.58
sentence before:thi member	0.68	-0.68
sentence before:thi messag	0.31	-0.31
sentence before:thi notic	0.48	-0.48
sentence before:thi on	0.28	-0.28
sentence before:thi one	0.39	-0.39
sentence before:thi organiz	0.28	-0.28
sentence before:thi page	0.55	-0.55
sentence before:thi patch	-0.93	0.93
sentence before:thi patient	0.94	-0.94
sentence before:thi payer	0.63	-0.63
sentence before:thi period	0.98	-0.98
sentence before:thi plan	-1.3	1.3
sentence before:thi policy	0.77	-0.77
sentence before:thi procedur	0.72	-0.72
sentence before:thi provider	0.66	-0.66
sentence before:thi reason	0.3	-0.3
sentence before:thi remittanc	0.85	-0.85
sentence before:thi report	0.48	-0.48
sentence before:thi request	-1.92	1.92
sentence before:thi respons	0.41	-0.41
sentence before:thi review	0.26	-0.26
sentence before:thi same	0.28	-0.28
sentence before:thi servic	-0.97	0.97
sentence before:thi stat	0.23	-0.23
sentence before:thi test	1.43	-1.43
sentence before:thi time	-0.43	0.43
sentence before:thi treat	-1.3	1.3
sentence before:thi use	-0.77	0.77
sentence before:thi visit	-0.27	0.27
sentence before:thi voucher	-0.52	0.52
sentence before:thi was	0.8	-0.8
sentence before:thi year	1.47	-1.47
sentence before:thibodeaux	0.38	-0.38
sentence before:thin	0.81	-0.81
sentence before:think	0.51	-0.51
sentence before:think we	0.28	-0.28
sentence before:third	1.89	-1.89
sentence before:third month	0.37	-0.37
sentence before:third party	0.83	-0.83
sentence before:thirtieth	-0.45	0.45
sentence before:thorn	0.16	-0.16
sentence before:thornbury	0.55	-0.55
sentence before:thorvald	0.19	-0.19
sentence before:those day	0.56	-0.56
sentence before:those of	-0.75	0.75
sentence before:thought	-0.54	0.54
sentence before:thought of	-0.39	0.39
sentence before:thread	0.26	-0.26
sentence before:three date	-1.14	1.14
sentence before:three day	0.17	-0.17
sentence before:three month	-0.16	0.16
sentence before:three river	0.19	-0.19
sentence before:three time	0.7	-0.7
sentence before:three unit	0.77	-0.77
sentence before:three visit	0.86	-0.86
sentence before:three week	-0.66	0.66
sentence before:threlkeld	0.22	-0.22
sentence before:threshold	0.56	-0.56
sentence before:through	1.25	-1.25
sentence before:through <d>	0.61	-0.61
sentence before:through <month>	1.04	-1.04
sentence before:through <n>	0.5	-0.5
sentence before:through her	-1.02	1.02
sentence before:through the	0.37	-0.37
sentence before:through your	0.38	-0.38
sentence before:thru	-1.3	1.3
sentence before:thru bill	-0.22	0.22
sentence before:thru proc	0.54	-0.54
sentence before:thu	0.51	-0.51
sentence before:thumb	0.16	-0.16
sentence before:tick	0.28	-0.28
sentence before:tidewater	-0.3	0.3
sentence before:tie	0.28	-0.28
sentence before:tie to	0.28	-0.28
sentence before:tim	0.69	-0.69
sentence before:tim disput	0.23	-0.23
sentence before:timber	0.21	-0.21
sentence before:time	1.17	-1.17
sentence before:time a	0.49	-0.49
sentence before:time allow	0.7	-0.7
sentence before:time for	0.62	-0.62
sentence before:time if	0.52	-0.52
sentence before:time is	-0.29	0.29
sentence before:time limit	1.83	-1.83
sentence before:time of	0.29	-0.29
sentence before:time stop	0.25	-0.25
sentence before:time the	-0.28	0.28
sentence before:time to	-0.78	0.78
sentence before:time was	0.24	-0.24
sentence before:timed	0.85	-0.85
sentence before:timed code	0.64	-0.64
sentence before:timed minut	-0.23	0.23
sentence before:timed servic	0.32	-0.32
sentence before:tin	0.73	-0.73
sentence before:tin :	0.19	-0.19
sentence before:tin <n>	0.53	-0.53
sentence before:title	0.29	-0.29
sentence before:tmhp	0.21	-0.21
sentence before:to :	1.37	-1.37
sentence before:to <d>	-0.36	0.36
sentence before:to <m>	-0.53	0.53
sentence before:to <month>	-0.37	0.37
sentence before:to <n>	1.08	-1.08
sentence before:to a	-0.56	0.56
sentence before:to accept	0.59	-0.59
sentence before:to act	0.29	-0.29
sentence before:to adjudicat	0.38	-0.38
sentence before:to all	-0.45	0.45
sentence before:to an	0.7	-0.7
sentence before:to and	0.43	-0.43
sentence before:to another	-0.96	0.96
sentence before:to appeal	0.75	-0.75
sentence before:to applicant	0.29	-0.29
sentence before:to approv	1.02	-1.02
sentence before:to arbitr	0.16	-0.16
sentence before:to ask	0.77	-0.77
sentence before:to assist	0.23	-0.23
sentence before:to be	0.5	-0.5
sentence before:to bill	-0.34	0.34
sentence before:to bring	0.38	-0.38
sentence before:to chang	0.22	-0.22
sentence before:to check	0.57	-0.57
sentence before:to code	-0.7	0.7
sentence before:to consider	0.3	-0.3
sentence before:to contest	0.34	-0.34
sentence before:to continu	0.48	-0.48
sentence before:to cover	0.27	-0.27
sentence before:to date	0.72	-0.72
sentence before:to decid	0.61	-0.61
sentence before:to deny	0.28	-0.28
sentence before:to disput	0.2	-0.2
sentence before:to do	2.08	-2.08
sentence before:to dr	0.42	-0.42
sentence before:to erisa	0.28	-0.28
sentence before:to face	-0.84	0.84
sentence before:to finish	0.34	-0.34
sentence before:to friday	0.3	-0.3
sentence before:to go	0.48	-0.48
sentence before:to have	0.58	-0.58
sentence before:to improv	-0.49	0.49
sentence before:to includ	0.16	-0.16
sentence before:to insurer	0.53	-0.53
sentence before:to it	-0.59	0.59
sentence before:to keep	-0.3	0.3
sentence before:to let	-0.53	0.53
sentence before:to look	1.06	-1.06
sentence before:to make	0.24	-0.24
sentence before:to medicar	0.29	-0.29
sentence before:to mr	0.16	-0.16
sentence before:to one	0.68	-0.68
sentence before:to our	0.63	-0.63
sentence before:to pay	-1.3	1.3
sentence before:to peer	0.53	-0.53
sentence before:to primary	0.61	-0.61
sentence before:to proc	0.69	-0.69
sentence before:to provider	-0.32	0.32
sentence before:to reach	1.33	-1.33
sentence before:to reconsider	0.56	-0.56
sentence before:to return	0.63	-0.63
sentence before:to review	0.48	-0.48
sentence before:to see	0.28	-0.28
sentence before:to send	-0.69	0.69
sentence before:to sever	0.16	-0.16
sentence before:to show	0.25	-0.25
sentence before:to six	0.5	-0.5
sentence before:to speak	0.43	-0.43
sentence before:to take	1.31	-1.31
sentence before:to talk	0.62	-0.62
sentence before:to tell	1.27	-1.27
sentence before:to that	0.33	-0.33
sentence before:to the	-0.31	0.31
sentence before:to thi	0.5	-0.5
sentence before:to vacat	0.33	-0.33
sentence before:to whom	0.39	-0.39
sentence before:to work	0.32	-0.32
sentence before:to write	0.19	-0.19
sentence before:to you	0.91	-0.91
sentence before:to your	1.57	-1.57
sentence before:tobia	-0.19	0.19
sentence before:tobiah	0.2	-0.2
sentence before:tobin	0.19	-0.19
sentence before:toe	0.44	-0.44
sentence before:together	0.33	-0.33
sentence before:together with	0.63	-0.63
sentence before:told	0.49	-0.49
sentence before:told by	0.6	-0.6
sentence before:told of	0.33	-0.33
sentence before:told us	-0.72	0.72
sentence before:told you	0.59	-0.59
sentence before:tolerat	0.21	-0.21
sentence before:toll	0.17	-0.17
sentence before:toll free	0.17	-0.17
sentence before:tolliver	0.34	-0.34
sentence before:too	-1.14	1.14
sentence before:too much	-0.44	0.44
sentence before:took	-0.66	0.66
sentence before:took part	0.2	-0.2
sentence before:took place	-0.56	0.56
sentence before:tool	0.51	-0.51
sentence before:tooth	-0.34	0.34
sentence before:top	1.02	-1.02
sentence before:top of	0.35	-0.35
sentence before:top or	0.2	-0.2
sentence before:total	-0.87	0.87
sentence before:total :	0.45	-0.45
sentence before:total <m>	-0.41	0.41
sentence before:total charg	0.81	-0.81
sentence before:total claim	-1.96	1.96
sentence before:total for	-0.95	0.95
sentence before:total of	-0.72	0.72
sentence before:total paid	-0.17	0.17
sentence before:total prov	0.34	-0.34
sentence before:total rc	-0.17	0.17
sentence before:total submitt	0.32	-0.32
sentence before:total timed	-0.26	0.26
sentence before:total treat	0.36	-0.36
sentence before:total you	0.22	-0.22
sentence before:toward	-0.7	0.7
sentence before:townzip	0.77	-0.77
sentence before:townzip <d>	-0.34	0.34
sentence before:townzip <m>	-1.11	1.11
sentence before:townzip <n>	0.63	-0.63
sentence before:townzip check	0.18	-0.18
sentence before:townzip fax	0.44	-0.44
sentence before:townzip gp	0.17	-0.17
sentence before:townzip or	0.42	-0.42
sentence before:townzip provider	0.16	-0.16
sentence before:tr	0.49	-0.49
sentence before:tr <n>	0.47	-0.47
sentence before:trace <n>	-0.22	0.22
sentence before:track	0.53	-0.53
sentence before:track number	0.47	-0.47
sentence before:traction	1.53	-1.53
sentence before:traction <m>	0.17	-0.17
sentence before:traction is	0.98	-0.98
sentence before:train	-0.98	0.98
sentence before:transaction	-0.48	0.48
sentence before:transaction id	0.2	-0.2
sentence before:trask	0.26	-0.26
sentence before:treat :	0.23	-0.23
sentence before:treat <n>	0.42	-0.42
sentence before:treat absent	-0.62	0.62
sentence before:treat and	-0.24	0.24
sentence before:treat as	0.16	-0.16
sentence before:treat authoriz	0.34	-0.34
sentence before:treat by	0.71	-0.71
sentence before:treat date	0.24	-0.24
sentence before:treat doctor	0.17	-0.17
sentence before:treat exceed	0.67	-0.67
sentence before:treat guidelin	0.68	-0.68
sentence before:treat has	1.42	-1.42
sentence before:treat in	-0.75	0.75
sentence before:treat is	-1.78	1.78
sentence before:treat minut	0.29	-0.29
sentence before:treat note	0.23	-0.23
sentence before:treat of	-0.51	0.51
sentence before:treat on	0.25	-0.25
sentence before:treat physician	0.73	-0.73
sentence before:treat plan	-0.58	0.58
sentence before:treat provider	0.34	-0.34
sentence before:treat request	0.3	-0.3
sentence before:treat such	-1.25	1.25
sentence before:treat that	0.97	-0.97
sentence before:treat the	-0.42	0.42
sentence before:treat therapist	0.55	-0.55
sentence before:treat time	0.16	-0.16
sentence before:treat visit	-0.39	0.39
sentence before:treat was	0.26	-0.26
sentence before:treat were	-0.62	0.62
sentence before:tremblay	0.26	-0.26
sentence before:trent	-0.39	0.39
sentence before:trial	0.53	-0.53
sentence before:trial are	1.25	-1.25
sentence before:trial of	-1.37	1.37
sentence before:tricar	0.45	-0.45
sentence before:tricar appeal	0.16	-0.16
sentence before:tricar approv	0.71	-0.71
sentence before:tricar champva	0.18	-0.18
sentence before:tricar claim	0.16	-0.16
sentence before:tricar coverag	0.53	-0.53
sentence before:tricar east	0.28	-0.28
sentence before:tricar is	0.41	-0.41
sentence before:tricar maximum	-0.58	0.58
sentence before:tricar on	0.32	-0.32
sentence before:tricar pay	0.59	-0.59
sentence before:tricar policy	-0.31	0.31
sentence before:tricar program	0.71	-0.71
sentence before:tricar see	0.36	-0.36
sentence before:tricar select	0.27	-0.27
sentence before:tried	2.28	-2.28
sentence before:tried and	0.73	-0.73
sentence before:tried first	-0.75	0.75
sentence before:trigger	-1.02	1.02
sentence before:trigger point	-1.02	1.02
sentence before:triwest	0.44	-0.44
sentence before:troubl	0.67	-0.67
sentence before:truly	0.61	-0.61
sentence before:truly your	0.36	-0.36
sentence before:trust	1.21	-1.21
sentence before:tty	0.65	-0.65
sentence before:tty <n>	0.57	-0.57
sentence before:tue	0.19	-0.19
sentence before:tuesday	0.2	-0.2
sentence before:turn	0.59	-0.59
sentence before:turn down	0.61	-0.61
sentence before:tw	0.7	-0.7
sentence before:tw <n>	0.7	-0.7
sentence before:twelfth visit	0.45	-0.45
sentence before:twelv	-0.56	0.56
sentence before:twelv month	-0.55	0.55
sentence before:twelv visit	-0.82	0.82
sentence before:twelv week	-0.32	0.32
sentence before:twentieth	-0.85	0.85
sentence before:twenty	0.98	-0.98
sentence before:twice a	-0.49	0.49
sentence before:two	-0.34	0.34
sentence before:two claim	0.63	-0.63
sentence before:two date	1.08	-1.08
sentence before:two day	-0.43	0.43
sentence before:two drug	0.16	-0.16
sentence before:two injection	0.4	-0.4
sentence before:two level	0.22	-0.22
sentence before:two of	0.52	-0.52
sentence before:two servic	-0.25	0.25
sentence before:two time	-0.42	0.42
sentence before:two unit	-0.29	0.29
sentence before:two visit	-0.3	0.3
sentence before:two week	-0.7	0.7
sentence before:tx <n>	0.21	-0.21
sentence before:txe	0.21	-0.21
sentence before:txe <5>	0.21	-0.21
sentence before:type	0.47	-0.47
sentence before:type :	0.23	-0.23
sentence before:type <n>	0.51	-0.51
sentence before:type of	0.21	-0.21
sentence before:u	0.85	-0.85
sentence before:u <n>	0.64	-0.64
sentence before:u s	0.19	-0.19
sentence before:uhc	0.18	-0.18
sentence before:ultrasound	0.36	-0.36
sentence before:um	0.27	-0.27
sentence before:um <n>	0.19	-0.19
sentence before:umr	0.33	-0.33
sentence before:un	0.76	-0.76
sentence before:un bill	0.65	-0.65
sentence before:un charg	0.23	-0.23
sentence before:unabl	-0.64	0.64
sentence before:unabl to	-0.64	0.64
sentence before:unchang	-0.71	0.71
sentence before:under	1.08	-1.08
sentence before:under <n>	1.51	-1.51
sentence before:under a	0.69	-0.69
sentence before:under an	-0.96	0.96
sentence before:under claim	0.81	-0.81
sentence before:under contract	-0.81	0.81
sentence before:under medical	0.43	-0.43
sentence before:under part	0.44	-0.44
sentence before:under review	0.22	-0.22
sentence before:under section	0.82	-0.82
sentence before:under separat	0.26	-0.26
sentence before:under state	0.3	-0.3
sentence before:under the	-0.38	0.38
sentence before:under thi	-0.42	0.42
sentence before:under your	1.16	-1.16
sentence before:underwritten	0.58	-0.58
sentence before:underwritten by	0.43	-0.43
sentence before:unfavorabl	-0.49	0.49
sentence before:unfavorabl :	0.61	-0.61
sentence before:union	0.22	-0.22
sentence before:unit	0.2	-0.2
sentence before:unit <m>	-0.92	0.92
sentence before:unit <n>	0.63	-0.63
sentence before:unit bill	-0.24	0.24
sentence before:unit charg	0.44	-0.44
sentence before:unit healthcar	0.16	-0.16
sentence before:unit of	-0.54	0.54
sentence before:unit submitt	0.43	-0.43
sentence before:unitedhealthcar	0.79	-0.79
sentence before:unitedhealthcar choic	0.49	-0.49
sentence before:unitedhealthcar provider	0.21	-0.21
sentence before:unles	1.08	-1.08
sentence before:unles the	0.48	-0.48
sentence before:unles there	0.51	-0.51
sentence before:unles you	0.16	-0.16
sentence before:unpaid	-0.2	0.2
sentence before:unproven	0.53	-0.53
sentence before:until	1.12	-1.12
sentence before:until <n>	0.28	-0.28
sentence before:until we	0.91	-0.91
sentence before:up	-0.93	0.93
sentence before:up <n>	0.67	-0.67
sentence before:up a	-0.21	0.21
sentence before:up and	-0.77	0.77
sentence before:up on	0.44	-0.44
sentence before:up the	-0.4	0.4
sentence before:up with	-0.83	0.83
sentence before:up your	0.26	-0.26
sentence before:updat	0.25	-0.25
sentence before:upheld	0.34	-0.34
sentence before:upheld in	1.06	-1.06
sentence before:upheld the	-0.33	0.33
sentence before:uphold	-0.88	0.88
sentence before:uphold our	0.32	-0.32
sentence before:uphold the	-0.9	0.9
sentence before:upload	0.7	-0.7
sentence before:upload in	0.19	-0.19
sentence before:upload it	0.26	-0.26
sentence before:upper	0.34	-0.34
sentence before:upper limb	0.28	-0.28
sentence before:ur	0.17	-0.17
sentence before:urgent	0.83	-0.83
sentence before:urgent appeal	0.2	-0.2
sentence before:urgent care	0.35	-0.35
sentence before:us	0.97	-0.97
sentence before:us <m>	0.24	-0.24
sentence before:us a	0.36	-0.36
sentence before:us about	0.74	-0.74
sentence before:us after	0.99	-0.99
sentence before:us an	-0.41	0.41
sentence before:us as	0.58	-0.58
sentence before:us ask	0.52	-0.52
sentence before:us at	0.21	-0.21
sentence before:us befor	0.69	-0.69
sentence before:us by	0.48	-0.48
sentence before:us for	0.77	-0.77
sentence before:us from	1.13	-1.13
sentence before:us have	0.71	-0.71
sentence before:us in	0.33	-0.33
sentence before:us is	0.19	-0.19
sentence before:us its	0.38	-0.38
sentence before:us more	0.46	-0.46
sentence before:us on	-1.34	1.34
sentence before:us or	0.22	-0.22
sentence before:us so	-0.16	0.16
sentence before:us that	-0.71	0.71
sentence before:us the	-0.63	0.63
sentence before:us to	1.06	-1.06
sentence before:us why	0.54	-0.54
sentence before:us with	0.46	-0.46
sentence before:us within	0.62	-0.62
sentence before:us your	0.18	-0.18
sentence before:usaf	0.34	-0.34
sentence before:use	0.97	-0.97
sentence before:use approv	0.26	-0.26
sentence before:use for	0.51	-0.51
sentence before:use form	0.23	-0.23
sentence before:use the	1.54	-1.54
sentence before:used	1.24	-1.24
sentence before:used :	0.55	-0.55
sentence before:used and	0.3	-0.3
sentence before:used for	1.08	-1.08
sentence before:used is	0.75	-0.75
sentence before:used or	-0.39	0.39
sentence before:used the	0.44	-0.44
sentence before:used thi	0.31	-0.31
sentence before:used to	0.5	-0.5
sentence before:used up	0.94	-0.94
sentence before:usted	0.19	-0.19
sentence before:usual	-0.44	0.44
sentence before:utiliz	1.38	-1.38
sentence before:utiliz manag	0.23	-0.23
sentence before:utiliz review	1.33	-1.33
sentence before:v	-0.6	0.6
sentence before:v <n>	-1.38	1.38
sentence before:va	-0.79	0.79
sentence before:va <n>	-0.69	0.69
sentence before:va community	-0.5	0.5
sentence before:va referral	-0.61	0.61
sentence before:vacat	0.34	-0.34
sentence before:vacat it	0.28	-0.28
sentence before:valid	0.62	-0.62
sentence before:valid for	0.32	-0.32
sentence before:valley	1.56	-1.56
sentence before:valley famy	0.22	-0.22
sentence before:valley physical	0.33	-0.33
sentence before:value	0.26	-0.26
sentence before:van	0.22	-0.22
sentence before:vandersloot	0.16	-0.16
sentence before:vantag	0.39	-0.39
sentence before:vc	0.31	-0.31
sentence before:vc <n>	0.31	-0.31
sentence before:vehicl	0.2	-0.2
sentence before:vehicl no	0.18	-0.18
sentence before:vendor	0.33	-0.33
sentence before:verde	0.5	-0.5
sentence before:verific	0.48	-0.48
sentence before:verific request	0.18	-0.18
sentence before:verity	0.22	-0.22
sentence before:version	0.71	-0.71
sentence before:version <n>	0.7	-0.7
sentence before:vertebral	0.75	-0.75
sentence before:vertebral axial	0.65	-0.65
sentence before:very	0.36	-0.36
sentence before:very truly	0.36	-0.36
sentence before:veteran	-0.83	0.83
sentence before:veteran :	0.19	-0.19
sentence before:veteran id	0.17	-0.17
sentence before:vi	0.61	-0.61
sentence before:video	-0.47	0.47
sentence before:view	-0.47	0.47
sentence before:vision	0.48	-0.48
sentence before:visit	0.86	-0.86
sentence before:visit :	0.44	-0.44
sentence before:visit <5>	-0.27	0.27
sentence before:visit <d>	-0.56	0.56
sentence before:visit <m>	0.23	-0.23
sentence before:visit <month>	0.38	-0.38
sentence before:visit <n>	2.24	-2.24
sentence before:visit a	-0.32	0.32
sentence before:visit above	0.99	-0.99
sentence before:visit after	1.24	-1.24
sentence before:visit and	1.07	-1.07
sentence before:visit approv	-0.74	0.74
sentence before:visit at	0.47	-0.47
sentence before:visit befor	-0.24	0.24
sentence before:visit beyond	0.24	-0.24
sentence before:visit bill	1.06	-1.06
sentence before:visit charg	0.23	-0.23
sentence before:visit code	0.22	-0.22
sentence before:visit date	0.2	-0.2
sentence before:visit each	0.7	-0.7
sentence before:visit for	0.63	-0.63
sentence before:visit from	-0.54	0.54
sentence before:visit in	0.32	-0.32
sentence before:visit is	0.89	-0.89
sentence before:visit list	-0.62	0.62
sentence before:visit new	0.19	-0.19
sentence before:visit note	0.58	-0.58
sentence before:visit of	-1.01	1.01
sentence before:visit on	-1.21	1.21
sentence before:visit only	0.28	-0.28
sentence before:visit per	0.49	-0.49
sentence before:visit since	0.52	-0.52
sentence before:visit that	-0.92	0.92
sentence before:visit the	0.43	-0.43
sentence before:visit used	0.24	-0.24
sentence before:visit was	0.16	-0.16
sentence before:visit were	0.81	-0.81
sentence before:visit which	0.28	-0.28
sentence before:visit with	-0.16	0.16
sentence before:visit you	-0.39	0.39
sentence before:vista	-0.65	0.65
sentence before:vitamin	0.62	-0.62
sentence before:vitamin d	0.62	-0.62
sentence before:vos	-0.29	0.29
sentence before:voucher	0.52	-0.52
sentence before:w	-0.42	0.42
sentence before:w townzip	0.19	-0.19
sentence before:wa	0.36	-0.36
sentence before:wait	0.77	-0.77
sentence before:wait could	0.28	-0.28
sentence before:waiver	-0.66	0.66
sentence before:waiver of	-0.72	0.72
sentence before:walk	-1.2	1.2
sentence before:walk <n>	-0.44	0.44
sentence before:walk on	-0.7	0.7
sentence before:walk speed	0.37	-0.37
sentence before:walk without	-0.41	0.41
sentence before:walker	-0.3	0.3
sentence before:walter	0.18	-0.18
sentence before:wanda	0.22	-0.22
sentence before:want	1.25	-1.25
sentence before:want of	0.2	-0.2
sentence before:want to	0.61	-0.61
sentence before:warn	0.4	-0.4
sentence before:warn sign	0.4	-0.4
sentence before:warrant	-0.58	0.58
sentence before:warrant <n>	-0.63	0.63
sentence before:was	0.7	-0.7
sentence before:was <m>	1.32	-1.32
sentence before:was <month>	-0.81	0.81
sentence before:was <n>	-0.22	0.22
sentence before:was a	0.76	-0.76
sentence before:was allow	0.37	-0.37
sentence before:was already	0.47	-0.47
sentence before:was approv	-0.42	0.42
sentence before:was asked	1.53	-1.53
sentence before:was based	0.25	-0.25
sentence before:was bill	-0.8	0.8
sentence before:was born	0.26	-0.26
sentence before:was chang	0.51	-0.51
sentence before:was clos	-1.14	1.14
sentence before:was cover	0.27	-0.27
sentence before:was done	1.02	-1.02
sentence before:was due	0.72	-0.72
sentence before:was examin	-1.1	1.1
sentence before:was first	1.14	-1.14
sentence before:was for	-0.23	0.23
sentence before:was found	-0.56	0.56
sentence before:was given	1.2	-1.2
sentence before:was it	-0.47	0.47
sentence before:was left	0.5	-0.5
sentence before:was m	0.26	-0.26
sentence before:was mail	0.76	-0.76
sentence before:was may	-1.24	1.24
sentence before:was medical	0.2	-0.2
sentence before:was need	0.24	-0.24
sentence before:was not	0.27	-0.27
sentence before:was number	-1.25	1.25
sentence before:was on	1.95	-1.95
sentence before:was order	-0.7	0.7
sentence before:was primary	-0.48	0.48
sentence before:was process	0.28	-0.28
sentence before:was read	0.46	-0.46
sentence before:was receiv	1.29	-1.29
sentence before:was report	0.34	-0.34
sentence before:was request	0.32	-0.32
sentence before:was requir	0.25	-0.25
sentence before:was right	0.26	-0.26
sentence before:was seen	0.85	-0.85
sentence before:was select	0.23	-0.23
sentence before:was sent	0.56	-0.56
sentence before:was separat	0.21	-0.21
sentence before:was sign	0.26	-0.26
sentence before:was significant	0.3	-0.3
sentence before:was still	0.62	-0.62
sentence before:was submitt	-0.44	0.44
sentence before:was thi	0.25	-0.25
sentence before:was told	0.53	-0.53
sentence before:was used	0.83	-0.83
sentence before:was your	-0.2	0.2
sentence before:wasatch	0.25	-0.25
sentence before:washington	0.4	-0.4
sentence before:wave	-0.56	0.56
sentence before:way	0.54	-0.54
sentence before:wc	0.81	-0.81
sentence before:wc <n>	0.65	-0.65
sentence before:wcb	0.31	-0.31
sentence before:we accept	0.29	-0.29
sentence before:we allow	1.32	-1.32
sentence before:we already	-0.4	0.4
sentence before:we also	0.67	-0.67
sentence before:we answer	0.46	-0.46
sentence before:we approv	-0.56	0.56
sentence before:we are	-0.92	0.92
sentence before:we ask	0.4	-0.4
sentence before:we asked	-1.45	1.45
sentence before:we can	-0.32	0.32
sentence before:we cannot	-0.22	0.22
sentence before:we cant	-0.37	0.37
sentence before:we could	-1.39	1.39
sentence before:we deny	-0.38	0.38
sentence before:we did	0.23	-0.23
sentence before:we do	1.51	-1.51
sentence before:we find	1.32	-1.32
sentence before:we first	0.47	-0.47
sentence before:we found	0.79	-0.79
sentence before:we get	0.29	-0.29
sentence before:we had	0.76	-0.76
sentence before:we have	0.28	-0.28
sentence before:we hold	0.69	-0.69
sentence before:we know	0.23	-0.23
sentence before:we learn	-0.35	0.35
sentence before:we look	0.2	-0.2
sentence before:we made	-1.57	1.57
sentence before:we may	0.91	-0.91
sentence before:we must	0.63	-0.63
sentence before:we need	2.12	-2.12
sentence before:we paid	0.93	-0.93
sentence before:we presum	0.18	-0.18
sentence before:we process	0.61	-0.61
sentence before:we read	0.87	-0.87
sentence before:we receiv	1.83	-1.83
sentence before:we reconsider	0.18	-0.18
sentence before:we review	0.37	-0.37
sentence before:we see	-0.38	0.38
sentence before:we should	0.21	-0.21
sentence before:we still	0.23	-0.23
sentence before:we take	0.29	-0.29
sentence before:we uphold	1.03	-1.03
sentence before:we use	0.84	-0.84
sentence before:we used	0.74	-0.74
sentence before:we were	-1.09	1.09
sentence before:we will	-0.17	0.17
sentence before:we would	-0.37	0.37
sentence before:we write	-1.02	1.02
sentence before:we wrote	0.68	-0.68
sentence before:weaknes los	0.65	-0.65
sentence before:web	0.22	-0.22
sentence before:websit	0.26	-0.26
sentence before:week	-0.58	0.58
sentence before:week <n>	0.39	-0.39
sentence before:week after	0.77	-0.77
sentence before:week ago	-0.74	0.74
sentence before:week and	-0.36	0.36
sentence before:week are	0.74	-0.74
sentence before:week from	0.25	-0.25
sentence before:week of	-0.98	0.98
sentence before:week visit	-0.34	0.34
sentence before:weekday	0.16	-0.16
sentence before:weekday <n>	0.16	-0.16
sentence before:wegovy	0.59	-0.59
sentence before:weight	-0.46	0.46
sentence before:weight los	0.52	-0.52
sentence before:welfar	0.42	-0.42
sentence before:welfar plan	0.25	-0.25
sentence before:well	-0.92	0.92
sentence before:well give	0.19	-0.19
sentence before:wellcar	-1.07	1.07
sentence before:wellmark	-0.42	0.42
sentence before:wellmark blue	-0.45	0.45
sentence before:wellnes	-1	1
sentence before:wellnes visit	-1.04	1.04
sentence before:wendell	-0.64	0.64
sentence before:went	1.01	-1.01
sentence before:went from	0.85	-0.85
sentence before:went to	0.31	-0.31
sentence before:were	0.24	-0.24
sentence before:were approv	0.38	-0.38
sentence before:were bill	-0.4	0.4
sentence before:were certify	0.65	-0.65
sentence before:were deny	0.36	-0.36
sentence before:were first	0.18	-0.18
sentence before:were given	-0.42	0.42
sentence before:were need	0.49	-0.49
sentence before:were not	-0.19	0.19
sentence before:were sent	-0.25	0.25
sentence before:were the	0.51	-0.51
sentence before:were told	0.75	-0.75
sentence before:were used	0.28	-0.28
sentence before:west	0.29	-0.29
sentence before:weve	0.67	-0.67
sentence before:weve deny	0.62	-0.62
sentence before:wf	-0.47	0.47
sentence before:what	1.73	-1.73
sentence before:what can	0.26	-0.26
sentence before:what did	0.32	-0.32
sentence before:what happen	0.69	-0.69
sentence before:what if	0.24	-0.24
sentence before:what is	1.54	-1.54
sentence before:what it	0.39	-0.39
sentence before:what thi	0.29	-0.29
sentence before:what to	1.59	-1.59
sentence before:what was	0.82	-0.82
sentence before:what we	0.56	-0.56
sentence before:what what	0.16	-0.16
sentence before:what you	-0.16	0.16
sentence before:what your	-0.22	0.22
sentence before:whatever	0.51	-0.51
sentence before:whatever the	0.31	-0.31
sentence before:when	0.92	-0.92
sentence before:when a	-0.64	0.64
sentence before:when both	0.63	-0.63
sentence before:when it	0.79	-0.79
sentence before:when the	0.83	-0.83
sentence before:when they	0.4	-0.4
sentence before:when used	0.18	-0.18
sentence before:when we	0.97	-0.97
sentence before:when what	0.27	-0.27
sentence before:when you	0.42	-0.42
sentence before:where it	0.18	-0.18
sentence before:where the	0.24	-0.24
sentence before:whether	0.73	-0.73
sentence before:whether a	0.44	-0.44
sentence before:whether or	0.55	-0.55
sentence before:which	-0.68	0.68
sentence before:which came	0.4	-0.4
sentence before:which has	-0.23	0.23
sentence before:which is	0.47	-0.47
sentence before:which it	-0.96	0.96
sentence before:which must	-1	1
sentence before:which plan	0.45	-0.45
sentence before:which reach	0.46	-0.46
sentence before:which show	0.62	-0.62
sentence before:which the	-0.83	0.83
sentence before:which was	-0.76	0.76
sentence before:which we	1.32	-1.32
sentence before:which you	-0.58	0.58
sentence before:whichever	-0.35	0.35
sentence before:while	-0.69	0.69
sentence before:while a	0.72	-0.72
sentence before:while it	0.51	-0.51
sentence before:while the	0.34	-0.34
sentence before:while we	0.17	-0.17
sentence before:whitcomb	0.54	-0.54
sentence before:whitcomb ruiz	0.24	-0.24
sentence before:white	-1	1
sentence before:whitfield	0.45	-0.45
sentence before:whitlow	0.25	-0.25
sentence before:who	0.67	-0.67
sentence before:who decid	0.18	-0.18
sentence before:who did	0.2	-0.2
sentence before:who had	-0.34	0.34
sentence before:who has	-0.52	0.52
sentence before:who is	0.37	-0.37
sentence before:who made	0.26	-0.26
sentence before:who review	-0.58	0.58
sentence before:who took	0.26	-0.26
sentence before:who was	0.28	-0.28
sentence before:whoever	0.64	-0.64
sentence before:whole	0.93	-0.93
sentence before:whom	0.46	-0.46
sentence before:whom it	0.39	-0.39
sentence before:whose	-0.96	0.96
sentence before:why	-1	1
sentence before:why :	-0.97	0.97
sentence before:why ?	-0.26	0.26
sentence before:why a	-0.6	0.6
sentence before:why and	0.25	-0.25
sentence before:why it	-1.12	1.12
sentence before:why the	-1.03	1.03
sentence before:why thi	0.69	-0.69
sentence before:why was	-1.06	1.06
sentence before:why we	-1.09	1.09
sentence before:why you	1.06	-1.06
sentence before:why your	-0.59	0.59
sentence before:wife	0.37	-0.37
sentence before:wilhelmina	0.22	-0.22
sentence before:will	1.41	-1.41
sentence before:will answer	0.64	-0.64
sentence before:will be	1.59	-1.59
sentence before:will come	0.39	-0.39
sentence before:will have	0.17	-0.17
sentence before:will look	0.77	-0.77
sentence before:will not	0.45	-0.45
sentence before:will pay	-0.95	0.95
sentence before:will show	0.26	-0.26
sentence before:will take	0.45	-0.45
sentence before:will then	0.27	-0.27
sentence before:winifr	0.71	-0.71
sentence before:winslow	0.29	-0.29
sentence before:winterbourn	0.28	-0.28
sentence before:wisconsin	0.19	-0.19
sentence before:wish to	0.39	-0.39
sentence before:with a	0.2	-0.2
sentence before:with adjust	0.44	-0.44
sentence before:with an	0.31	-0.31
sentence before:with another	0.76	-0.76
sentence before:with check	0.42	-0.42
sentence before:with cigna	0.43	-0.43
sentence before:with claim	0.28	-0.28
sentence before:with co	-0.6	0.6
sentence before:with diagnosy	0.32	-0.32
sentence before:with dr	0.31	-0.31
sentence before:with goal	0.39	-0.39
sentence before:with her	0.45	-0.45
sentence before:with him	-0.18	0.18
sentence before:with humana	0.36	-0.36
sentence before:with interest	0.19	-0.19
sentence before:with it	0.96	-0.96
sentence before:with its	0.59	-0.59
sentence before:with measurabl	0.85	-0.85
sentence before:with modifier	-0.25	0.25
sentence before:with more	0.32	-0.32
sentence before:with no	-0.18	0.18
sentence before:with one	-0.45	0.45
sentence before:with pre	0.16	-0.16
sentence before:with proof	0.22	-0.22
sentence before:with that	0.82	-0.82
sentence before:with the	0.86	-0.86
sentence before:with thi	1.17	-1.17
sentence before:with time	0.21	-0.21
sentence before:with timed	0.17	-0.17
sentence before:with total	0.29	-0.29
sentence before:with us	2.05	-2.05
sentence before:with what	-0.98	0.98
sentence before:with you	-0.89	0.89
sentence before:with your	1.14	-1.14
sentence before:withdrawn	0.7	-0.7
sentence before:withdrawn national	0.37	-0.37
sentence before:within	0.56	-0.56
sentence before:within <n>	0.24	-0.24
sentence before:within one	0.2	-0.2
sentence before:within sixty	0.36	-0.36
sentence before:within the	0.98	-0.98
sentence before:without	-0.44	0.44
sentence before:without a	-0.16	0.16
sentence before:without contrast	0.66	-0.66
sentence before:without delay	0.3	-0.3
sentence before:without help	-1.02	1.02
sentence before:without injection	0.68	-0.68
sentence before:without it	0.8	-0.8
sentence before:without one	0.55	-0.55
sentence before:without pay	-0.57	0.57
sentence before:without the	0.74	-0.74
sentence before:without them	-0.41	0.41
sentence before:wk	1.13	-1.13
sentence before:wk <n>	0.16	-0.16
sentence before:wojcik	0.3	-0.3
sentence before:women	0.37	-0.37
sentence before:women health	0.29	-0.29
sentence before:word	-0.19	0.19
sentence before:work and	0.3	-0.3
sentence before:work better	-0.19	0.19
sentence before:work harden	-0.77	0.77
sentence before:work on	0.33	-0.33
sentence before:work out	0.34	-0.34
sentence before:work relat	0.39	-0.39
sentence before:worker	0.93	-0.93
sentence before:worker compens	0.58	-0.58
sentence before:worker may	0.17	-0.17
sentence before:worse	0.34	-0.34
sentence before:would be	0.8	-0.8
sentence before:would harm	-0.66	0.66
sentence before:would have	-0.3	0.3
sentence before:would like	0.43	-0.43
sentence before:would not	-0.84	0.84
sentence before:wound measur	-0.92	0.92
sentence before:wren	-0.28	0.28
sentence before:wrist	0.63	-0.63
sentence before:writ	-0.5	0.5
sentence before:writ :	-1.36	1.36
sentence before:writ about	0.63	-0.63
sentence before:writ and	0.34	-0.34
sentence before:writ beforehand	0.23	-0.23
sentence before:writ to	-0.23	0.23
sentence before:writ within	0.45	-0.45
sentence before:write	0.45	-0.45
sentence before:write off	1.19	-1.19
sentence before:write the	0.16	-0.16
sentence before:write to	0.71	-0.71
sentence before:written	-0.16	0.16
sentence before:written consent	0.71	-0.71
sentence before:written decision	0.19	-0.19
sentence before:written off	-0.92	0.92
sentence before:written order	0.48	-0.48
sentence before:written report	0.22	-0.22
sentence before:wrong	1.14	-1.14
sentence before:wrote :	-0.79	0.79
sentence before:wrote to	0.27	-0.27
sentence before:wt	0.24	-0.24
sentence before:wt <n>	0.24	-0.24
sentence before:x	0.59	-0.59
sentence before:x <d>	0.54	-0.54
sentence before:x <n>	0.44	-0.44
sentence before:x daily	0.16	-0.16
sentence before:x initial	0.29	-0.29
sentence before:x ray	0.27	-0.27
sentence before:x the	0.77	-0.77
sentence before:x treat	0.24	-0.24
sentence before:x week	0.35	-0.35
sentence before:xa	0.73	-0.73
sentence before:xa <n>	0.73	-0.73
sentence before:xof	0.18	-0.18
sentence before:xof <n>	0.18	-0.18
sentence before:xx	0.46	-0.46
sentence before:xx <n>	0.39	-0.39
sentence before:xxa	0.52	-0.52
sentence before:xxx	0.51	-0.51
sentence before:xxx <n>	0.18	-0.18
sentence before:xxx xx	0.4	-0.4
sentence before:y	0.84	-0.84
sentence before:y <n>	0.84	-0.84
sentence before:year	0.49	-0.49
sentence before:year :	0.43	-0.43
sentence before:year and	-0.79	0.79
sentence before:year for	-0.66	0.66
sentence before:year from	0.34	-0.34
sentence before:year has	0.67	-0.67
sentence before:year maximum	0.38	-0.38
sentence before:year old	-0.22	0.22
sentence before:year to	0.27	-0.27
sentence before:year with	0.4	-0.4
sentence before:yes	0.21	-0.21
sentence before:yes <m>	-0.17	0.17
sentence before:yet	0.17	-0.17
sentence before:yet show	-0.8	0.8
sentence before:yolanda	0.23	-0.23
sentence before:york	0.35	-0.35
sentence before:york motor	0.18	-0.18
sentence before:you :	0.65	-0.65
sentence before:you a	0.28	-0.28
sentence before:you agree	0.17	-0.17
sentence before:you and	0.41	-0.41
sentence before:you appeal	-0.46	0.46
sentence before:you are	1.06	-1.06
sentence before:you ask	-0.96	0.96
sentence before:you asked	1.82	-1.82
sentence before:you at	-0.68	0.68
sentence before:you bill	0.23	-0.23
sentence before:you can	0.86	-0.86
sentence before:you cant	0.2	-0.2
sentence before:you charg	-0.44	0.44
sentence before:you choos	0.17	-0.17
sentence before:you could	-0.57	0.57
sentence before:you did	0.83	-0.83
sentence before:you disagre	0.87	-0.87
sentence before:you disput	0.21	-0.21
sentence before:you do	-0.66	0.66
sentence before:you enclos	-0.27	0.27
sentence before:you filed	0.17	-0.17
sentence before:you from	0.36	-0.36
sentence before:you gave	-1.08	1.08
sentence before:you get	0.5	-0.5
sentence before:you had	-0.28	0.28
sentence before:you have	1.33	-1.33
sentence before:you in	-0.62	0.62
sentence before:you knew	0.24	-0.24
sentence before:you know	-0.76	0.76
sentence before:you may	1.14	-1.14
sentence before:you more	0.69	-0.69
sentence before:you must	0.96	-0.96
sentence before:you need	0.24	-0.24
sentence before:you owe	0.19	-0.19
sentence before:you paid	0.16	-0.16
sentence before:you pay	-0.28	0.28
sentence before:you receiv	-0.58	0.58
sentence before:you return	0.38	-0.38
sentence before:you see	-0.45	0.45
sentence before:you send	0.19	-0.19
sentence before:you sent	0.31	-0.31
sentence before:you that	1.08	-1.08
sentence before:you the	-0.93	0.93
sentence before:you think	0.44	-0.44
sentence before:you to	-0.38	0.38
sentence before:you told	1.02	-1.02
sentence before:you treat	0.22	-0.22
sentence before:you walk	0.32	-0.32
sentence before:you want	0.43	-0.43
sentence before:you were	-0.21	0.21
sentence before:you why	0.28	-0.28
sentence before:you will	0.86	-0.86
sentence before:you wish	0.3	-0.3
sentence before:you with	0.4	-0.4
sentence before:you would	0.54	-0.54
sentence before:you your	0.54	-0.54
sentence before:your <m>	0.54	-0.54
sentence before:your <n>	-0.52	0.52
sentence before:your account	0.34	-0.34
sentence before:your amount	0.39	-0.39
sentence before:your appeal	0.83	-0.83
sentence before:your back	-1.17	1.17
sentence before:your behalf	-0.79	0.79
sentence before:your bill	-0.59	0.59
sentence before:your care	-0.46	0.46
sentence before:your charg	0.6	-0.6
sentence before:your child	-0.57	0.57
sentence before:your claim	0.84	-0.84
sentence before:your clearinghous	0.5	-0.5
sentence before:your clinic	-0.16	0.16
sentence before:your condition	0.19	-0.19
sentence before:your contract	1.01	-1.01
sentence before:your copay	-1.06	1.06
sentence before:your coverag	0.92	-0.92
sentence before:your daughter	0.44	-0.44
sentence before:your deductibl	1.39	-1.39
sentence before:your disput	0.63	-0.63
sentence before:your doctor	0.37	-0.37
sentence before:your employer	0.5	-0.5
sentence before:your entir	0.35	-0.35
sentence before:your explan	0.63	-0.63
sentence before:your favor	0.98	-0.98
sentence before:your first	0.25	-0.25
sentence before:your health	0.58	-0.58
sentence before:your insuranc	0.6	-0.6
sentence before:your last	0.33	-0.33
sentence before:your left	0.23	-0.23
sentence before:your letter	0.19	-0.19
sentence before:your medicar	0.39	-0.39
sentence before:your member	0.23	-0.23
sentence before:your next	0.35	-0.35
sentence before:your note	-0.3	0.3
sentence before:your offic	1.69	-1.69
sentence before:your part	0.25	-0.25
sentence before:your particip	-0.41	0.41
sentence before:your patient	-0.85	0.85
sentence before:your pay	0.56	-0.56
sentence before:your practic	0.76	-0.76
sentence before:your prescriber	-0.44	0.44
sentence before:your provider	1.58	-1.58
sentence before:your record	1.13	-1.13
sentence before:your remittanc	1.04	-1.04
sentence before:your representativ	0.55	-0.55
sentence before:your request	0.42	-0.42
sentence before:your right	0.54	-0.54
sentence before:your see	-0.33	0.33
sentence before:your son	0.24	-0.24
sentence before:your tax	-0.43	0.43
sentence before:your therapist	0.61	-0.61
sentence before:your time	-0.78	0.78
sentence before:your to	0.56	-0.56
sentence before:your treat	0.43	-0.43
sentence before:your truly	0.29	-0.29
sentence before:your visit	0.62	-0.62
sentence before:your what	-0.49	0.49
sentence before:your year	0.21	-0.21
sentence before:your your	0.18	-0.18
sentence before:yourself	1.03	-1.03
sentence before:z <m>	-0.47	0.47
sentence before:z <n>	0.47	-0.47
sentence before:zebulon	0.19	-0.19
sentence before:zepbound	-0.48	0.48
sentence before:zero	0.17	-0.17
separat	-0.71	0.71
separat bill	1.07	-1.07
separat identifiabl	0.53	-0.53
separat letter	0.25	-0.25
separat pay	-0.63	0.63
separat region	1.31	-1.31
seq	0.41	-0.41
sequestr	-0.96	0.96
sequestr reduction	1.11	-1.11
seriou	0.66	-0.66
serum	-0.29	0.29
serv	0.41	-0.41
serv date	0.34	-0.34
serve	-0.36	0.36
servic	-0.91	0.91
servic * <n>	1.4	-1.4
servic * a	-0.91	0.91
servic * are	2.43	-2.43
servic * bill	0.19	-0.19
servic * cover	0.23	-0.23
servic * date	-0.7	0.7
servic * deny	0.45	-0.45
servic * do	-0.71	0.71
servic * in	-0.35	0.35
servic * is	-0.29	0.29
servic * item	-0.45	0.45
servic * may	0.48	-0.48
servic * no	-0.89	0.89
servic * not	0.31	-0.31
servic * so	-0.96	0.96
servic * the	-1.68	1.68
servic * was	-1.35	1.35
servic * were	0.63	-0.63
servic * you	-0.48	0.48
servic * your	-0.84	0.84
servic :	1.41	-1.41
servic <5>	0.95	-0.95
servic <m>	0.43	-0.43
servic <month>	0.76	-0.76
servic <n>	0.91	-0.91
servic a	0.59	-0.59
servic after	-0.45	0.45
servic already	-0.29	0.29
servic amount	0.97	-0.97
servic and	0.29	-0.29
servic appeal	0.32	-0.32
servic approv	0.23	-0.23
servic are	-0.76	0.76
servic area	-0.34	0.34
servic as	-1.19	1.19
servic asked	0.37	-0.37
servic at	0.46	-0.46
servic b	0.58	-0.58
servic becaus	-1.66	1.66
servic benefit	0.68	-0.68
servic by	-0.41	0.41
servic can	0.62	-0.62
servic center	0.21	-0.21
servic charg	-0.4	0.4
servic claim	0.26	-0.26
servic co	-1.64	1.64
servic code	0.75	-0.75
servic corpor	0.35	-0.35
servic date	-0.21	0.21
servic description	0.22	-0.22
servic doe	-1.05	1.05
servic dur	0.24	-0.24
servic exceed	0.35	-0.35
servic facility	-0.76	0.76
servic fall	-0.73	0.73
servic from	0.29	-0.29
servic if	0.65	-0.65
servic in	-0.48	0.48
servic inc	0.69	-0.69
servic is	-0.7	0.7
servic item	0.24	-0.24
servic lack	-0.34	0.34
servic line	0.65	-0.65
servic list	0.99	-0.99
servic loc	-0.37	0.37
servic may	0.2	-0.2
servic meet	0.35	-0.35
servic n	-1.12	1.12
servic need	0.18	-0.18
servic not	-0.85	0.85
servic of	-2.01	2.01
servic on	-0.83	0.83
servic only	0.52	-0.52
servic or	0.75	-0.75
servic plan	0.5	-0.5
servic proc	0.68	-0.68
servic procedur	0.71	-0.71
servic provid	1.08	-1.08
servic provider	0.47	-0.47
servic render	1.04	-1.04
servic request	-0.35	0.35
servic s	0.17	-0.17
servic servic	0.62	-0.62
servic should	0.6	-0.6
servic sign	0.18	-0.18
servic so	0.4	-0.4
servic submitt	0.17	-0.17
servic test	0.78	-0.78
servic that	0.16	-0.16
servic the	0.73	-0.73
servic third	0.26	-0.26
servic to	0.41	-0.41
servic total	0.31	-0.31
servic tricar	0.27	-0.27
servic under	0.32	-0.32
servic was	-0.9	0.9
servic were	-2.36	2.36
servic which	-0.17	0.17
servic will	0.57	-0.57
servic within	-0.51	0.51
servic x	0.23	-0.23
servic you	0.83	-0.83
servicio	0.26	-0.26
sery	-0.55	0.55
session	-0.69	0.69
session * <month>	-0.5	0.5
session * not	-0.29	0.29
session <n>	0.31	-0.31
session a	-0.29	0.29
session and	-1	1
session are	-0.65	0.65
session in	-0.41	0.41
session on	-0.59	0.59
session was	-0.56	0.56
session were	-0.23	0.23
session you	-0.31	0.31
set	-0.69	0.69
set * aside	-0.32	0.32
set * dismissal	0.16	-0.16
set * the	-0.4	0.4
set aside	0.39	-0.39
set by	1.11	-1.11
set for	-1.15	1.15
set it	-0.4	0.4
set of	-1.45	1.45
set one	-0.31	0.31
set the	0.42	-0.42
set up	1.11	-1.11
settl	-1.1	1.1
settl * <n>	-0.18	0.18
settl * the	-0.52	0.52
settl * we	-0.4	0.4
settl and	-0.61	0.61
settl in	0.94	-0.94
settl it	-1.11	1.11
settl on	-0.21	0.21
settl the	0.64	-0.64
settl thi	0.8	-0.8
settl up	-0.43	0.43
settl with	-0.59	0.59
seven day	0.52	-0.52
seventh	-1.1	1.1
seventh character	-0.36	0.36
sever	0.24	-0.24
severity	-0.81	0.81
sex	0.23	-0.23
sex f	0.39	-0.39
sf	-0.64	0.64
sf <n>	-0.69	0.69
sh	-0.66	0.66
sh <n>	-0.7	0.7
shall	0.36	-0.36
sham	1.72	-1.72
shape	0.54	-0.54
shar	-1.46	1.46
share * the	1.9	-1.9
share * thi	0.17	-0.17
share :	1.03	-1.03
share <m>	0.86	-0.86
share a	-0.29	0.29
share of	2.09	-2.09
share the	-0.65	0.65
she	-1.28	1.28
she * not	0.16	-0.16
she agr	0.25	-0.25
she came	-0.33	0.33
she can	1.02	-1.02
she could	-0.39	0.39
she doe	0.83	-0.83
she found	-0.5	0.5
she got	0.29	-0.29
she had	0.22	-0.22
she hurt	-0.72	0.72
she in	-0.25	0.25
she is	-0.24	0.24
she saw	-0.53	0.53
she walk	-0.24	0.24
she was	-0.17	0.17
she went	-0.46	0.46
shed	-0.93	0.93
sheet	-0.67	0.67
sheet * the	0.78	-0.78
sheet * top	0.44	-0.44
sheet <n>	0.22	-0.22
sheet and	0.17	-0.17
sheet if	1.01	-1.01
sheet mail	0.19	-0.19
sheet metal	0.41	-0.41
sheet of	-0.46	0.46
sheet on	0.44	-0.44
sheet say	-1.04	1.04
sheet so	-0.42	0.42
sheet was	-0.52	0.52
sheet you	-0.71	0.71
shelf	-0.72	0.72
shelf and	-0.18	0.18
shell	-0.89	0.89
shield	0.49	-0.49
shield * california	0.2	-0.2
shield * illinoy	0.16	-0.16
shield * north	0.24	-0.24
shield assocy	0.33	-0.33
shield of	0.83	-0.83
shield servic	-0.81	0.81
shift	-0.57	0.57
shine	0.36	-0.36
ship	-0.68	0.68
shipp	-1.14	1.14
shock	1.19	-1.19
shock wave	1.19	-1.19
shockwav	-0.92	0.92
shoe	-1.04	1.04
shoe insert	-0.86	0.86
shop	-1.36	1.36
shore	0.21	-0.21
short of	0.99	-0.99
short term	-0.53	0.53
shot	-1.72	1.72
shot * the	-0.7	0.7
shot are	-0.62	0.62
shot for	-0.84	0.84
shot of	-0.26	0.26
shot was	0.37	-0.37
should	0.2	-0.2
should * paid	0.64	-0.64
should * sent	1.12	-1.12
should * wish	0.22	-0.22
should be	-0.87	0.87
should call	0.42	-0.42
should come	-0.43	0.43
should get	-1.33	1.33
should go	-0.72	0.72
should have	0.51	-0.51
should not	1.58	-1.58
should pay	-1.08	1.08
should see	0.17	-0.17
should you	0.38	-0.38
shoulder	-0.17	0.17
shoulder <n>	0.59	-0.59
shoulder is	-0.85	0.85
shoulder pain	0.84	-0.84
shoulder was	0.52	-0.52
shouldv	-0.38	0.38
shouldv been	-0.6	0.6
shouldv gone	0.32	-0.32
show	-0.77	0.77
show * a	0.21	-0.21
show * accept	-0.51	0.51
show * delay	-1.33	1.33
show * it	-1.08	1.08
show * los	0.28	-0.28
show * manual	-0.95	0.95
show * medical	-1.04	1.04
show * medicar	-0.74	0.74
show * member	-0.17	0.17
show * new	0.84	-0.84
show * same	-0.75	0.75
show * separat	0.73	-0.73
show * skill	-0.74	0.74
show * the	-0.27	0.27
show * thi	0.41	-0.41
show * we	1.58	-1.58
show * you	-0.78	0.78
show * your	-0.55	0.55
show <n>	-1.21	1.21
show a	-0.88	0.88
show an	-1.1	1.1
show another	0.47	-0.47
show any	-0.49	0.49
show good	0.73	-0.73
show neither	-0.49	0.49
show no	-0.26	0.26
show on	-0.48	0.48
show one	-0.6	0.6
show only	0.22	-0.22
show other	0.85	-0.85
show she	0.18	-0.18
show the	0.38	-0.38
show thi	0.16	-0.16
show treat	0.2	-0.2
show two	1.14	-1.14
show up	0.21	-0.21
show we	-0.59	0.59
show what	-0.54	0.54
show when	-0.34	0.34
show why	-0.77	0.77
show you	0.45	-0.45
shown	-1.1	1.1
shown * a	0.53	-0.53
shown * be	-1.23	1.23
shown * the	-0.32	0.32
shown * thi	-0.27	0.27
shown * work	-0.25	0.25
shown above	0.98	-0.98
shown as	-0.24	0.24
shown by	0.57	-0.57
shown here	0.53	-0.53
shown in	-0.47	0.47
shown is	0.32	-0.32
shown on	-0.16	0.16
shown to	-1.56	1.56
shut	-1.32	1.32
si	1.14	-1.14
si habla	0.4	-0.4
si necesita	0.36	-0.36
sick visit	0.55	-0.55
sicknes	-0.56	0.56
sicknes and	-0.55	0.55
side	-1.38	1.38
side * side	-0.4	0.4
side * the	0.43	-0.43
side and	0.33	-0.33
side by	-0.97	0.97
sided	-0.18	0.18
sierra vista	-0.24	0.24
sign	-0.78	0.78
sign * :	0.21	-0.21
sign * <n>	0.27	-0.27
sign * a	0.23	-0.23
sign * as	-0.49	0.49
sign * dated	0.56	-0.56
sign * enclos	0.7	-0.7
sign * form	0.57	-0.57
sign * it	-0.83	0.83
sign * notic	0.76	-0.76
sign * sheet	0.47	-0.47
sign * the	-0.75	0.75
sign * waiver	0.86	-0.86
sign a	0.97	-0.97
sign an	0.25	-0.25
sign befor	0.34	-0.34
sign by	-1.31	1.31
sign it	0.19	-0.19
sign of	-0.78	0.78
sign off	-0.65	0.65
sign order	0.32	-0.32
sign permission	0.52	-0.52
sign plan	1.01	-1.01
sign that	-0.48	0.48
sign the	0.28	-0.28
sign waiver	-1.65	1.65
sign with	0.52	-0.52
signatur * file	0.49	-0.49
signatur * physician	0.57	-0.57
signatur * the	-0.75	0.75
signatur and	-1.44	1.44
signatur cannot	0.87	-0.87
signatur of	-0.16	0.16
signatur on	0.8	-0.8
significant	1.61	-1.61
significant * separat	0.99	-0.99
significant and	1.34	-1.34
sila	-0.88	0.88
silver	1.1	-1.1
silver <n>	0.27	-0.27
silver birch	-0.54	0.54
silver plan	1.2	-1.2
silverscript	0.24	-0.24
simon	0.25	-0.25
simp	-0.4	0.4
simpl	-0.36	0.36
since	-0.79	0.79
since * last	-0.97	0.97
since <d>	-0.38	0.38
since <n>	-0.36	0.36
since he	-0.97	0.97
since it	0.7	-0.7
since learn	0.46	-0.46
since may	-1.52	1.52
since the	-0.24	0.24
since then	0.44	-0.44
since thi	-1.15	1.15
since you	0.62	-0.62
since your	0.45	-0.45
sincer	1.56	-1.56
singl leg	1.45	-1.45
sister	-1.12	1.12
sit	-0.35	0.35
sit * the	-0.55	0.55
sit in	0.82	-0.82
sitt	0.69	-0.69
sitt in	0.17	-0.17
siu	-1.59	1.59
six	-0.7	0.7
six line	0.48	-0.48
six month	0.36	-0.36
six of	0.22	-0.22
six session	-0.77	0.77
six visit	0.16	-0.16
six week	-0.53	0.53
six were	-0.83	0.83
sixteen	-0.34	0.34
sixth	-0.79	0.79
sixth visit	-0.8	0.8
sixty	-0.77	0.77
sixty <n>	0.2	-0.2
sixty day	-0.62	0.62
skagit	0.41	-0.41
skagit flat	0.18	-0.18
skill	-1.73	1.73
skill * a	-0.77	0.77
skill * need	0.49	-0.49
skill care	0.21	-0.21
skill need	-0.39	0.39
skill nurs	-1.05	1.05
skill of	-0.64	0.64
skin	-0.31	0.31
skin substitut	0.24	-0.24
skin tag	-0.74	0.74
skip	-0.37	0.37
skipp	-0.94	0.94
sky	0.21	-0.21
sl	0.16	-0.16
sleep	-0.9	0.9
sleep study	1.32	-1.32
sleep through	-0.6	0.6
slip	-1.98	1.98
slip * fall	-0.18	0.18
slip * the	0.23	-0.23
slip and	-0.18	0.18
slip from	-0.5	0.5
slipp	-0.22	0.22
slot	-0.47	0.47
slow	-1.03	1.03
sm	0.47	-0.47
sm <n>	0.47	-0.47
small	0.2	-0.2
small and	-0.94	0.94
small group	0.28	-0.28
smaller	0.54	-0.54
smith	-0.83	0.83
smok	-1.17	1.17
so	-0.47	0.47
so * <n>	-0.21	0.21
so * can	1.14	-1.14
so * cannot	-0.81	0.81
so * claim	-0.8	0.8
so * could	-0.23	0.23
so * have	0.54	-0.54
so * is	-1.14	1.14
so * line	-0.36	0.36
so * may	0.62	-0.62
so * pay	-0.59	0.59
so * plan	0.69	-0.69
so * treat	-0.23	0.23
so * visit	-0.56	0.56
so * we	0.89	-0.89
so * will	-0.23	0.23
so * writ	0.83	-0.83
so and	-0.66	0.66
so are	0.63	-0.63
so by	-0.46	0.46
so dark	-0.17	0.17
so far	0.96	-0.96
so for	-0.24	0.24
so he	-1.03	1.03
so her	-0.47	0.47
so in	0.76	-0.76
so it	-0.77	0.77
so its	-0.41	0.41
so no	-0.74	0.74
so noth	0.16	-0.16
so our	-0.22	0.22
so pleas	0.78	-0.78
so she	-0.76	0.76
so that	0.67	-0.67
so the	0.45	-0.45
so ther	-0.43	0.43
so they	-0.7	0.7
so thi	0.32	-0.32
so we	-0.61	0.61
so what	1.02	-1.02
so with	0.45	-0.45
so within	0.26	-0.26
so you	-0.38	0.38
so your	0.86	-0.86
social	-0.47	0.47
social security	-0.25	0.25
softwar	-1.4	1.4
sold	-1.35	1.35
sold * the	-0.59	0.59
solheim	0.26	-0.26
solution	0.48	-0.48
solution inc	0.19	-0.19
solveig	-0.56	0.56
some	0.57	-0.57
somebody	-1.47	1.47
somebody else	-0.29	0.29
someon	-0.7	0.7
someon * act	0.69	-0.69
someon else	-1.34	1.34
someon to	0.59	-0.59
someon who	-0.26	0.26
someon you	0.21	-0.21
someth	-1.08	1.08
someth a	-0.22	0.22
someth the	-0.28	0.28
someth thi	-0.23	0.23
son	0.2	-0.2
soon	-0.38	0.38
soon as	0.66	-0.66
sooner	0.21	-0.21
sore	-0.83	0.83
sore throat	-0.76	0.76
sorrel	0.16	-0.16
sorry	-1.48	1.48
sorry but	-0.22	0.22
sort out	-0.71	0.71
sought	-1	1
south	0.55	-0.55
sp	1.13	-1.13
sp <n>	1.13	-1.13
span	-1.52	1.52
spanish	0.72	-0.72
spasm	-0.34	0.34
spd	-0.78	0.78
speak * dr	0.75	-0.75
speak for	-0.16	0.16
speak of	-0.84	0.84
speak with	1.17	-1.17
special	-1.38	1.38
special investig	-0.49	0.49
special unit	-0.27	0.27
specialist	-0.55	0.55
specialty	-0.75	0.75
specific	-0.85	0.85
specific written	0.17	-0.17
specimen	0.24	-0.24
speech	-1.1	1.1
speech evalu	-0.42	0.42
speech therapy	-0.2	0.2
speed	-0.48	0.48
spell	-0.85	0.85
spend	-0.94	0.94
spend down	-0.82	0.82
spent	-1	1
spent by	-0.77	0.77
spinal	-0.54	0.54
spinal adjust	-0.59	0.59
spinal decompression	-0.7	0.7
spinal manipul	0.5	-0.5
spinal region	-0.26	0.26
spine	0.97	-0.97
spine and	0.17	-0.17
spine center	0.49	-0.49
spine film	0.35	-0.35
spine health	0.25	-0.25
spine imag	0.72	-0.72
spine institut	0.27	-0.27
spine rehab	0.31	-0.31
spine sport	0.47	-0.47
spine therapy	0.45	-0.45
spine wellnes	0.16	-0.16
spine without	0.44	-0.44
splint was	0.65	-0.65
split	-1.26	1.26
spoke	0.87	-0.87
spoke * the	0.63	-0.63
spoke w	0.38	-0.38
spoke with	0.71	-0.71
sponsor	-0.17	0.17
sponsor :	0.2	-0.2
sponsor name	0.18	-0.18
sponsor ssn	0.2	-0.2
sport	-1.31	1.31
sport medicin	-0.5	0.5
sport physical	-1.12	1.12
sport spine	0.23	-0.23
sport therapy	0.43	-0.43
spot	-1.11	1.11
spous	-0.75	0.75
spous claim	0.22	-0.22
spous was	-0.7	0.7
spr	-1.54	1.54
sprain	-1.31	1.31
sprain ankle	-0.26	0.26
sprain had	0.31	-0.31
sprain of	-0.2	0.2
squar	-0.28	0.28
sr	-0.87	0.87
sr <n>	-0.47	0.47
ssg	0.2	-0.2
ssn	-0.33	0.33
st	-0.61	0.61
st day	1.11	-1.11
stabl	0.24	-0.24
stabl problem	-0.49	0.49
stack	-1.04	1.04
staff	-0.68	0.68
stage	-0.3	0.3
stage kidney	-0.33	0.33
stair	0.64	-0.64
stair * one	0.54	-0.54
stair and	0.7	-0.7
stair with	-0.65	0.65
stair without	0.39	-0.39
stale	-2.24	2.24
stamp	-2.37	2.37
stamp * it	0.22	-0.22
stamp * place	-0.54	0.54
stamp <month>	-0.2	0.2
stamp in	-0.77	0.77
stamp on	0.22	-0.22
stand	0.38	-0.38
stand * <n>	0.51	-0.51
stand * first	-0.24	0.24
stand * its	0.54	-0.54
stand * the	-0.46	0.46
stand ahead	-0.69	0.69
stand as	0.23	-0.23
stand at	1.13	-1.13
stand by	1.43	-1.43
stand in	-0.53	0.53
stand on	0.55	-0.55
stand referral	-0.46	0.46
stand the	0.43	-0.43
standard	0.16	-0.16
standard appeal	0.51	-0.51
standard option	-1.03	1.03
standard request	0.46	-0.46
standard review	0.69	-0.69
standardiz test	-0.45	0.45
stapl	-0.96	0.96
star	0.69	-0.69
start * <month>	1	-1
start * <n>	-0.67	0.67
start * end	-0.59	0.59
start * stop	0.4	-0.4
start * the	-1.35	1.35
start and	0.16	-0.16
start at	-1.04	1.04
start on	0.28	-0.28
start to	0.64	-0.64
stat	-1.54	1.54
stat * claim	0.26	-0.26
stat * the	-1.04	1.04
stat * why	0.37	-0.37
stat * your	-0.31	0.31
stat :	0.52	-0.52
stat <n>	0.36	-0.36
stat comp	-0.24	0.24
stat date	1.11	-1.11
stat file	-0.35	0.35
stat for	-0.89	0.89
stat from	-0.63	0.63
stat is	0.36	-0.36
stat must	0.73	-0.73
stat no	-0.73	0.73
stat rule	-0.2	0.2
stat that	-2.45	2.45
stat was	-0.59	0.59
stat why	0.54	-0.54
state	-0.22	0.22
state * a	-0.27	0.27
state * federal	0.58	-0.58
state * new	0.19	-0.19
state * the	-0.36	0.36
state board	-0.94	0.94
state comp	-1.37	1.37
state depart	0.32	-0.32
state fair	0.73	-0.73
state farm	0.26	-0.26
state fee	0.98	-0.98
state for	0.32	-0.32
state give	-0.32	0.32
state health	0.85	-0.85
state hear	0.51	-0.51
state insuranc	0.53	-0.53
state let	-0.48	0.48
state medicaid	0.45	-0.45
state of	0.42	-0.42
state plan	-0.36	0.36
state program	0.93	-0.93
state reason	-0.57	0.57
state rule	-0.18	0.18
state the	-0.69	0.69
statu	0.26	-0.26
statu :	1.43	-1.43
statu deny	-0.73	0.73
statu detail	-0.27	0.27
statu finaliz	-0.3	0.3
statu not	-0.29	0.29
statu paid	0.19	-0.19
statut	-1.05	1.05
statutory	-0.31	0.31
stay	-0.5	0.5
stay * same	-0.93	0.93
stay * the	-0.58	0.58
stay <n>	-0.51	0.51
stay at	-0.37	0.37
stay deny	-1.18	1.18
stay in	1.33	-1.33
stay on	-0.26	0.26
stay open	0.56	-0.56
stay the	-0.93	0.93
stay was	-0.55	0.55
ste	0.34	-0.34
ste <n>	0.24	-0.24
steady	0.81	-0.81
steel	0.34	-0.34
stem	-0.87	0.87
stem cell	-0.87	0.87
step	0.64	-0.64
step :	-0.19	0.19
step <n>	1.04	-1.04
step is	0.42	-0.42
step pediatric	0.26	-0.26
step therapy	-1.06	1.06
steroid	0.19	-0.19
stiff	-0.43	0.43
stiff neck	-0.49	0.49
still	-1.24	1.24
still * our	-0.89	0.89
still <n>	-0.17	0.17
still being	-0.7	0.7
still cover	0.26	-0.26
still deny	0.54	-0.54
still has	-0.68	0.68
still have	0.58	-0.58
still in	-0.24	0.24
still look	-0.76	0.76
still need	-1.46	1.46
still on	-0.98	0.98
still out	-0.33	0.33
still outstand	-0.19	0.19
still sitt	-0.41	0.41
still the	-0.17	0.17
still wait	-1.23	1.23
still work	-0.93	0.93
stillwater	-0.56	0.56
stimul	-0.27	0.27
stimul * not	-1.64	1.64
stimul is	-1.64	1.64
stock	-0.5	0.5
stood	0.2	-0.2
stop	-1.33	1.33
stop * <n>	0.21	-0.21
stop * offset	0.22	-0.22
stop * the	-0.95	0.95
stop at	-1.94	1.94
stop los	-1.22	1.22
stop the	0.49	-0.49
stop time	0.32	-0.32
stopp	-1.25	1.25
stopp * the	0.65	-0.65
stopp in	-0.53	0.53
stopp work	-0.43	0.43
stor	-0.47	0.47
stor insurer	-0.54	0.54
storag	-0.63	0.63
store	-1.45	1.45
story	-0.6	0.6
straight leg	0.29	-0.29
strain	-1.18	1.18
strain * the	-0.67	0.67
strain of	-0.71	0.71
strand	-0.34	0.34
stranger	-0.24	0.24
strapp	0.46	-0.46
street	-1.03	1.03
street addres	0.18	-0.18
street and	-0.41	0.41
street physical	0.23	-0.23
strength * <n>	0.5	-0.5
strength * both	0.28	-0.28
strength * reflex	-0.31	0.31
strength * the	-0.81	0.81
strength and	0.3	-0.3
strength in	0.57	-0.57
strength of	1.26	-1.26
strep	-0.33	0.33
stres	-0.46	0.46
stres test	-0.41	0.41
stretch	-0.22	0.22
stretch * time	0.45	-0.45
stretch the	0.38	-0.38
stretch to	-0.4	0.4
strip	-2.13	2.13
strok	0.47	-0.47
strok in	0.49	-0.49
strok or	0.22	-0.22
stroud	0.53	-0.53
stubblefield	0.17	-0.17
student	-0.84	0.84
student health	-0.49	0.49
student statu	-0.84	0.84
study	-1.19	1.19
study * a	-0.21	0.21
study * small	0.45	-0.45
study <5>	0.78	-0.78
study do	-1.51	1.51
study in	-0.16	0.16
study is	0.73	-0.73
study was	-0.4	0.4
stutter	-0.69	0.69
style	-0.32	0.32
su	0.57	-0.57
sub	-0.58	0.58
subject	1.26	-1.26
subject * erisa	0.68	-0.68
subject :	0.25	-0.25
subject of	0.23	-0.23
subject to	0.93	-0.93
sublux	1.85	-1.85
submission	-1.47	1.47
submission bill	-0.34	0.34
submit	1.02	-1.02
submit * correct	0.19	-0.19
submit * new	0.24	-0.24
submit a	1.23	-1.23
submit the	0.38	-0.38
submitt	-1.09	1.09
submitt doe	-1.44	1.44
submitt for	-0.54	0.54
submitt on	-0.23	0.23
submitt plan	0.43	-0.43
submitt within	-0.71	0.71
subrog	-0.65	0.65
subscriber	-0.46	0.46
subscriber :	0.93	-0.93
subscriber claim	0.16	-0.16
subscriber id	0.64	-0.64
subscriber name	0.39	-0.39
subscriber no	0.28	-0.28
subsequent	-0.61	0.61
substitut	0.24	-0.24
successful	0.74	-0.74
such	0.57	-0.57
such * a	-0.22	0.22
such * exercis	0.94	-0.94
such * thi	-0.32	0.32
such a	-0.17	0.17
such as	0.74	-0.74
such care	0.55	-0.55
such person	-0.54	0.54
sue	0.2	-0.2
sue under	0.22	-0.22
suffix	-0.61	0.61
suffix <n>	-0.31	0.31
sugar	0.48	-0.48
suggest	0.95	-0.95
suite	0.43	-0.43
suite <n>	0.57	-0.57
sum	1.48	-1.48
sum * <m>	0.26	-0.26
sum <m>	0.24	-0.24
sum from	0.78	-0.78
sum is	0.57	-0.57
sum of	-0.3	0.3
sum will	0.27	-0.27
summary	0.26	-0.26
summary * the	1.07	-1.07
summary * your	0.3	-0.3
summary amount	0.33	-0.33
summary beneficiary	0.48	-0.48
summary claim	0.21	-0.21
summary notic	0.68	-0.68
summary of	1.24	-1.24
summary plan	-1.27	1.27
summary thi	0.16	-0.16
summer	-1.42	1.42
summit	1.36	-1.36
suncoast	-0.35	0.35
sunday	-0.45	0.45
sunniva	0.52	-0.52
sunris	0.35	-0.35
superbill	-0.65	0.65
superior	0.4	-0.4
superior healthplan	0.25	-0.25
supervis	-0.88	0.88
supervis doctor	-0.85	0.85
supervis therapy	0.82	-0.82
supervision	0.88	-0.88
supervisor	-1.29	1.29
supp	1.96	-1.96
supp * <n>	0.35	-0.35
supp the	0.89	-0.89
suppl	0.16	-0.16
supplemental	0.34	-0.34
supplemental insurer	0.67	-0.67
supplier	-1.74	1.74
supply	0.41	-0.41
supply were	0.52	-0.52
support	-2.14	2.14
support * level	-1.48	1.48
support * need	-1.14	1.14
support * separat	0.31	-0.31
support * the	-0.47	0.47
support a	-0.56	0.56
support activ	-1.09	1.09
support and	0.4	-0.4
support by	-0.25	0.25
support in	-0.73	0.73
support it	0.89	-0.89
support paper	0.82	-0.82
support that	-1.18	1.18
support the	-1.19	1.19
support thi	-0.83	0.83
support your	0.55	-0.55
supportiv	-0.37	0.37
suppos	-0.41	0.41
sure	0.76	-0.76
sure * we	0.43	-0.43
sure that	0.38	-0.38
surgeon	-0.47	0.47
surgeon fee	-0.68	0.68
surgeon packag	-0.32	0.32
surgery	-1.39	1.39
surgery * <month>	-0.77	0.77
surgery * <n>	0.54	-0.54
surgery <n>	0.2	-0.2
surgery and	-0.82	0.82
surgery on	-0.4	0.4
surgery that	-0.75	0.75
surgery was	-0.47	0.47
surgical	0.2	-0.2
suspend	-0.62	0.62
suspend for	1.21	-1.21
sv	0.31	-0.31
svc	-1.41	1.41
svc date	-0.89	0.89
sw	-0.75	0.75
swab	-1.45	1.45
swallow	-1.93	1.93
swallow by	-0.93	0.93
swapp	-1.63	1.63
switch	-1.57	1.57
switch to	-0.76	0.76
sycamor	0.36	-0.36
symptom	-1.12	1.12
symptom are	-0.65	0.65
symptom or	-0.23	0.23
system	-1.89	1.89
system * a	-0.36	0.36
system * not	0.51	-0.51
system and	-0.41	0.41
system is	0.58	-0.58
system show	-0.81	0.81
systematic	0.16	-0.16
systematic review	0.16	-0.16
systemic	-0.62	0.62
systemic condition	-0.62	0.62
szymansky	0.19	-0.19
szymborsky	-0.29	0.29
t	0.76	-0.76
t <n>	0.53	-0.53
t find	-0.74	0.74
ta	-0.63	0.63
tab	-0.18	0.18
tabitha	0.18	-0.18
tabl	-0.3	0.3
tabl are	-0.54	0.54
table	-1.73	1.73
table :	-2.27	2.27
tablet	0.18	-0.18
tac	-0.51	0.51
tac <n>	-0.51	0.51
tag	-0.92	0.92
tail	-0.8	0.8
take	0.57	-0.57
take * amount	0.52	-0.52
take * bill	-0.23	0.23
take * from	0.42	-0.42
take * money	0.39	-0.39
take * that	0.19	-0.19
take <m>	-0.19	0.19
take <n>	-0.43	0.43
take a	-0.84	0.84
take back	1.46	-1.46
take care	-0.31	0.31
take in	-0.5	0.5
take it	-0.56	0.56
take part	1.46	-1.46
take place	0.45	-0.45
take reconsider	0.45	-0.45
take the	-0.65	0.65
take thi	-0.54	0.54
take up	1.07	-1.07
taken * <n>	0.47	-0.47
taken * your	0.61	-0.61
taken back	0.24	-0.24
taken by	-0.92	0.92
taken care	0.56	-0.56
taken from	0.23	-0.23
taken off	0.17	-0.17
taken on	0.77	-0.77
taken out	-0.54	0.54
taken to	0.18	-0.18
taken up	-0.64	0.64
talk * our	0.53	-0.53
talk * the	0.81	-0.81
talk about	-1.02	1.02
talk to	0.44	-0.44
talk with	0.9	-0.9
tallgras	0.45	-0.45
tamarack	0.35	-0.35
tamsin	0.23	-0.23
tape	-0.51	0.51
tarrant	-0.51	0.51
task	0.2	-0.2
tate	-0.39	0.39
tax	-0.37	0.37
tax credit	0.64	-0.64
tax id	0.53	-0.53
tax number	-1.04	1.04
taxonomy	-1.96	1.96
taxonomy miss	-0.39	0.39
tc <n>	0.27	-0.27
te	0.81	-0.81
te <n>	0.81	-0.81
teach	-0.61	0.61
teagu	0.17	-0.17
team	-0.76	0.76
teamster	0.43	-0.43
tear	0.67	-0.67
tech	-1.07	1.07
technical	-0.35	0.35
technology	-0.82	0.82
technology committe	-0.85	0.85
teeth	-0.75	0.75
tel	0.32	-0.32
tel <n>	0.25	-0.25
telehealth	-1.4	1.4
telephon	0.38	-0.38
telephon <n>	0.23	-0.23
tell	-0.23	0.23
tell * that	0.51	-0.51
tell * the	0.68	-0.68
tell * two	-0.93	0.93
tell from	0.34	-0.34
tell how	0.84	-0.84
tell of	-0.31	0.31
tell that	0.9	-0.9
tell us	0.51	-0.51
tell whether	-1.16	1.16
tell which	-0.49	0.49
tell who	0.25	-0.25
tell you	1.22	-1.22
templat	-0.4	0.4
ten	-0.46	0.46
ten day	-0.27	0.27
ten minut	0.6	-0.6
ten month	-0.17	0.17
ten session	-0.47	0.47
ten unit	-0.53	0.53
ten visit	0.65	-0.65
tennesse	-0.84	0.84
tenth	-1.1	1.1
tenth visit	-0.51	0.51
term	-2.56	2.56
term * the	-0.62	0.62
term <n>	-0.63	0.63
term of	-0.82	0.82
terminal	-0.28	0.28
terminal illnes	-0.29	0.29
terminat	-2.53	2.53
test	-1.53	1.53
test * a	-0.78	0.78
test * cover	0.58	-0.58
test * its	-0.99	0.99
test * not	-0.86	0.86
test * the	-0.66	0.66
test <5>	1.01	-1.01
test <n>	-0.34	0.34
test and	-0.38	0.38
test befor	-0.34	0.34
test for	-0.41	0.41
test have	0.78	-0.78
test need	-1.01	1.01
test of	0.26	-0.26
test on	1.17	-1.17
test result	2.45	-2.45
test scor	-0.49	0.49
test strip	-0.7	0.7
test that	0.57	-0.57
test the	-0.66	0.66
test to	-0.25	0.25
test was	-0.74	0.74
test were	0.94	-0.94
test with	-0.98	0.98
testosteron	-0.34	0.34
texa	0.41	-0.41
texa medicaid	0.22	-0.22
text	-1.21	1.21
tf	-0.33	0.33
tf <n>	0.3	-0.3
th	-0.28	0.28
th * <n>	-0.57	0.57
th * do	-0.28	0.28
th * plan	-0.21	0.21
th * the	-0.21	0.21
th :	0.47	-0.47
th <n>	0.25	-0.25
th and	0.97	-0.97
th character	-0.73	0.73
th day	-0.3	0.3
th of	-0.73	0.73
th percentil	-0.72	0.72
th that	-0.49	0.49
th the	-0.58	0.58
th to	0.28	-0.28
th townzip	0.2	-0.2
th visit	0.29	-0.29
th was	-0.23	0.23
th we	-0.83	0.83
th your	-0.47	0.47
thaddeu	0.46	-0.46
than	-1.87	1.87
than * <n>	0.22	-0.22
than * fee	-0.88	0.88
than * one	0.77	-0.77
than * plan	-1.06	1.06
than * should	1.56	-1.56
than * state	-0.34	0.34
than * year	-0.88	0.88
than <m>	-0.62	0.62
than <month>	0.26	-0.26
than <n>	-0.65	0.65
than a	-0.62	0.62
than four	0.73	-0.73
than once	-0.35	0.35
than ten	0.49	-0.49
than that	-1.14	1.14
than the	-0.64	0.64
than three	0.39	-0.39
than two	0.27	-0.27
than was	0.71	-0.71
than we	-0.98	0.98
than what	-1.62	1.62
than you	0.95	-0.95
thank	0.57	-0.57
thank * for	1	-1
thank you	1.27	-1.27
thanksgiv	-0.78	0.78
that * <month>	-0.38	0.38
that * <n>	-0.19	0.19
that * a	0.32	-0.32
that * aide	-0.28	0.28
that * already	-0.38	0.38
that * approv	-0.55	0.55
that * are	-0.46	0.46
that * asked	0.23	-0.23
that * back	0.35	-0.35
that * beneficiary	-0.28	0.28
that * bill	-0.34	0.34
that * biller	-0.37	0.37
that * by	0.21	-0.21
that * can	1.45	-1.45
that * cannot	0.64	-0.64
that * care	1.5	-1.5
that * child	0.51	-0.51
that * claim	-0.24	0.24
that * clinic	0.4	-0.4
that * did	0.29	-0.29
that * disagre	-0.67	0.67
that * drug	1.61	-1.61
that * employer	-0.73	0.73
that * exercis	0.3	-0.3
that * experimental	-0.46	0.46
that * fda	1	-1
that * filed	0.49	-0.49
that * given	-0.78	0.78
that * goal	0.2	-0.2
that * got	-1.12	1.12
that * had	0.34	-0.34
that * have	0.94	-0.94
that * home	-0.66	0.66
that * injury	-1.19	1.19
that * left	-0.93	0.93
that * medical	1.52	-1.52
that * member	-0.53	0.53
that * mri	-0.36	0.36
that * need	0.51	-0.51
that * not	1.16	-1.16
that * note	0.76	-0.76
that * or	0.6	-0.6
that * other	0.78	-0.78
that * paid	1.08	-1.08
that * patch	0.68	-0.68
that * patient	0.42	-0.42
that * person	0.95	-0.95
that * plan	-1.82	1.82
that * provider	0.45	-0.45
that * publish	0.19	-0.19
that * reason	0.26	-0.26
that * receiv	0.41	-0.41
that * request	-0.74	0.74
that * return	0.16	-0.16
that * right	1.08	-1.08
that * send	0.55	-0.55
that * sent	0.79	-0.79
that * servic	0.37	-0.37
that * should	0.19	-0.19
that * skill	-1.78	1.78
that * sprain	-0.67	0.67
that * still	-0.18	0.18
that * test	-1	1
that * therapist	0.29	-0.29
that * therapy	0.18	-0.18
that * treat	0.43	-0.43
that * turn	0.49	-0.49
that * used	-0.3	0.3
that * visit	0.5	-0.5
that * walk	-0.7	0.7
that * were	1.25	-1.25
that * would	0.29	-0.29
that * your	0.2	-0.2
that :	-0.17	0.17
that <n>	-0.89	0.89
that a	-2.23	2.23
that all	-1.29	1.29
that and	-0.95	0.95
that another	0.64	-0.64
that answer	0.19	-0.19
that apply	0.23	-0.23
that approval	-0.2	0.2
that are	0.7	-0.7
that arriv	-0.16	0.16
that belong	1.1	-1.1
that benefit	0.39	-0.39
that bill	-0.97	0.97
that call	0.77	-0.77
that came	1.08	-1.08
that cannot	-0.23	0.23
that care	-0.27	0.27
that code	-1.23	1.23
that come	-0.24	0.24
that count	0.3	-0.3
that cover	0.98	-0.98
that coverag	-1.19	1.19
that date	-1.09	1.09
that day	-0.46	0.46
that decision	-0.6	0.6
that did	0.18	-0.18
that do	-0.29	0.29
that doe	-0.65	0.65
that dr	0.17	-0.17
that explan	0.28	-0.28
that far	-0.93	0.93
that fit	0.88	-0.88
that for	-0.96	0.96
that further	-0.48	0.48
that go	0.41	-0.41
that goe	0.22	-0.22
that had	0.24	-0.24
that has	-0.72	0.72
that have	0.62	-0.62
that his	-1.01	1.01
that hold	-0.21	0.21
that id	-1.13	1.13
that it	-0.27	0.27
that its	-0.51	0.51
that keep	-1.09	1.09
that let	0.92	-0.92
that level	-0.64	0.64
that make	-0.64	0.64
that manual	-0.95	0.95
that many	-0.4	0.4
that mean	0.58	-0.58
that medicar	-0.4	0.4
that month	-0.17	0.17
that more	0.31	-0.31
that mr	0.36	-0.36
that mrs	1.16	-1.16
that ms	-0.71	0.71
that must	-0.86	0.86
that name	-0.7	0.7
that need	0.19	-0.19
that no	-1.14	1.14
that nobody	-0.6	0.6
that notic	-0.18	0.18
that of	-0.44	0.44
that only	-1.04	1.04
that other	0.26	-0.26
that our	-0.32	0.32
that pain	0.39	-0.39
that pay	-1.36	1.36
that person	0.35	-0.35
that plan	0.42	-0.42
that point	-0.62	0.62
that ran	0.29	-0.29
that say	-0.29	0.29
that she	0.58	-0.58
that show	0.75	-0.75
that skill	-0.34	0.34
that so	0.27	-0.27
that stat	0.37	-0.37
that stay	0.46	-0.46
that still	-1.06	1.06
that support	1.1	-1.1
that take	-0.21	0.21
that tell	-0.45	0.45
that there	-0.48	0.48
that these	0.95	-0.95
that they	-0.19	0.19
that thi	-0.21	0.21
that three	0.47	-0.47
that time	-1	1
that treat	-0.49	0.49
that two	1	-1
that use	-1.08	1.08
that visit	-0.31	0.31
that was	1.1	-1.1
that way	-0.35	0.35
that we	1.18	-1.18
that week	-0.57	0.57
that went	0.64	-0.64
that were	0.37	-0.37
that what	0.23	-0.23
that would	-0.66	0.66
that year	-0.25	0.25
that you	1.12	-1.12
that your	-0.35	0.35
the * network	0.54	-0.54
the <5>	-0.81	0.81
the <month>	-0.53	0.53
the <n>	-1.54	1.54
the above	-0.48	0.48
the accept	-1.18	1.18
the accident	-1.76	1.76
the account	-0.92	0.92
the act	-0.41	0.41
the action	0.61	-0.61
the acute	-0.6	0.6
the add	-0.69	0.69
the additional	-1.01	1.01
the addres	0.92	-0.92
the adjust	-0.46	0.46
the adjuster	0.26	-0.26
the administrativ	-0.32	0.32
the administrator	-0.89	0.89
the admission	-0.64	0.64
the advanc	0.32	-0.32
the age	-0.18	0.18
the agr	1.25	-1.25
the allow	-0.39	0.39
the allowabl	0.53	-0.53
the allowanc	0.8	-0.8
the ambulanc	-0.4	0.4
the american	0.34	-0.34
the amount	1.69	-1.69
the anesthesia	0.63	-0.63
the ankle	-0.53	0.53
the anniversary	-0.31	0.31
the answer	-1.17	1.17
the appeal	0.3	-0.3
the appellant	1.17	-1.17
the applic	0.71	-0.71
the applicant	0.2	-0.2
the approval	-0.48	0.48
the arbitrator	-0.33	0.33
the arm	0.17	-0.17
the ask	-0.18	0.18
the assign	-0.23	0.23
the assistant	-1.02	1.02
the attach	2.11	-2.11
the attend	-0.83	0.83
the authoriz	1.83	-1.83
the auto	0.54	-0.54
the averag	0.5	-0.5
the baby	-1.07	1.07
the back	-0.53	0.53
the bank	-1.34	1.34
the basi	0.57	-0.57
the basic	-0.54	0.54
the bill	-0.49	0.49
the biller	-0.18	0.18
the birth	-0.43	0.43
the birthday	0.57	-0.57
the black	-0.9	0.9
the blood	-0.76	0.76
the blue	0.2	-0.2
the board	-0.23	0.23
the body	0.6	-0.6
the bone	0.68	-0.68
the book	-0.79	0.79
the booklet	-0.62	0.62
the boss	-0.65	0.65
the bottom	-0.91	0.91
the box	0.3	-0.3
the brace	0.26	-0.26
the brochur	-0.61	0.61
the bus	-0.52	0.52
the calendar	-0.67	0.67
the call	-0.31	0.31
the cap	-0.66	0.66
the car	-0.52	0.52
the card	-1.43	1.43
the care	0.22	-0.22
the carrier	1.17	-1.17
the case	1.47	-1.47
the cast	0.2	-0.2
the center	0.37	-0.37
the certificat	-0.73	0.73
the cervical	-0.37	0.37
the chang	0.75	-0.75
the charg	1.93	-1.93
the chart	0.32	-0.32
the check	1.12	-1.12
the child	-0.84	0.84
the chiropractic	-0.47	0.47
the chiropractor	-0.51	0.51
the claimant	-0.29	0.29
the clearinghous	-0.6	0.6
the clinic	-0.17	0.17
the clinical	-0.7	0.7
the clock	-0.32	0.32
the committe	0.95	-0.95
the comp	-0.47	0.47
the company	-1.16	1.16
the complet	0.88	-0.88
the computer	-0.69	0.69
the consent	-0.7	0.7
the continu	0.23	-0.23
the contract	-0.25	0.25
the contractor	1.5	-1.5
the copay	1.27	-1.27
the copy	-0.95	0.95
the correct	-0.26	0.26
the cost	-0.3	0.3
the count	0.26	-0.26
the counter	-0.79	0.79
the county	-0.42	0.42
the cours	-0.51	0.51
the court	-1.49	1.49
the cover	0.84	-0.84
the coverag	-0.23	0.23
the crash	-0.5	0.5
the criteria	0.49	-0.49
the crown	0.83	-0.83
the ct	-0.36	0.36
the cup	-0.49	0.49
the customer	-0.23	0.23
the cutoff	-0.83	0.83
the daily	-0.76	0.76
the date	-0.34	0.34
the daughter	-0.98	0.98
the deadlin	-0.7	0.7
the debt	0.34	-0.34
the deductibl	1.24	-1.24
the defens	1.01	-1.01
the delay	-0.62	0.62
the delivery	0.38	-0.38
the denial	2.12	-2.12
the dental	0.24	-0.24
the deny	0.91	-0.91
the depart	0.96	-0.96
the deposit	0.44	-0.44
the desk	-0.25	0.25
the determin	0.67	-0.67
the diagnos	-0.34	0.34
the diagnosy	-0.24	0.24
the differenc	2.35	-2.35
the director	0.69	-0.69
the discharg	0.53	-0.53
the discount	1.1	-1.1
the dismissal	0.7	-0.7
the division	0.23	-0.23
the dme	-0.18	0.18
the docu	0.56	-0.56
the document	-0.73	0.73
the dog	-0.21	0.21
the dollar	-0.78	0.78
the door	-1.08	1.08
the driver	-0.43	0.43
the drug	0.44	-0.44
the earlier	0.74	-0.74
the ecg	-0.37	0.37
the effectiv	0.28	-0.28
the eight	0.95	-0.95
the electronic	-1.16	1.16
the eleventh	-0.44	0.44
the emergency	-0.55	0.55
the employe	-0.25	0.25
the employer	-0.55	0.55
the enclos	2.19	-2.19
the encounter	1.34	-1.34
the enroll	-0.16	0.16
the enrolle	0.88	-0.88
the entir	0.85	-0.85
the entry	-0.45	0.45
the envelop	-0.68	0.68
the eob	-0.49	0.49
the eop	0.6	-0.6
the er	-0.2	0.2
the eval	0.61	-0.61
the evalu	0.59	-0.59
the evicor	0.18	-0.18
the evidenc	-0.84	0.84
the ex	-0.18	0.18
the examin	0.66	-0.66
the examiner	-0.74	0.74
the exception	0.3	-0.3
the exces	0.67	-0.67
the exchang	-0.83	0.83
the exclusion	-0.6	0.6
the exercis	-0.54	0.54
the extent	0.24	-0.24
the external	0.27	-0.27
the extra	-0.25	0.25
the face	0.38	-0.38
the facility	-0.67	0.67
the fact	0.43	-0.43
the fall	-0.8	0.8
the family	-0.6	0.6
the famy	-0.47	0.47
the father	0.32	-0.32
the fda	1.36	-1.36
the fee	-0.58	0.58
the field	-0.41	0.41
the fifteenth	-0.4	0.4
the file	-0.24	0.24
the film	-0.57	0.57
the final	0.79	-0.79
the find	0.64	-0.64
the first	0.69	-0.69
the five	0.91	-0.91
the fixed	-0.19	0.19
the flow	-0.36	0.36
the follow	0.37	-0.37
the food	-0.46	0.46
the foot	0.46	-0.46
the former	-0.37	0.37
the four	1.28	-1.28
the fourth	-1.23	1.23
the fractur	-0.62	0.62
the frequency	0.22	-0.22
the friday	-0.41	0.41
the from	-0.58	0.58
the front	-0.98	0.98
the full	1.95	-1.95
the functional	-0.63	0.63
the futur	-0.76	0.76
the gap	0.95	-0.95
the gel	-0.79	0.79
the generic	-0.79	0.79
the global	-1.13	1.13
the go	0.64	-0.64
the goal	0.66	-0.66
the going	-0.3	0.3
the govern	-0.42	0.42
the grace	0.56	-0.56
the green	-0.89	0.89
the group	-1.87	1.87
the guidelin	0.3	-0.3
the hall	-0.47	0.47
the hand	-0.19	0.19
the handwrit	-1.04	1.04
the head	0.64	-0.64
the health	-0.49	0.49
the hear	0.55	-0.55
the highest	-0.47	0.47
the hip	-0.51	0.51
the history	-0.51	0.51
the hole	-0.5	0.5
the home	-1.16	1.16
the hospic	-0.2	0.2
the hospital	0.73	-0.73
the hour	1.2	-1.2
the husband	-1.23	1.23
the id	-1.45	1.45
the identity	0.37	-0.37
the illnes	0.75	-0.75
the imag	0.68	-0.68
the ime	0.42	-0.42
the implant	0.47	-0.47
the in	0.54	-0.54
the independent	-0.28	0.28
the individual	-0.83	0.83
the inform	-1.43	1.43
the initial	1.05	-1.05
the injection	-1.61	1.61
the injur	-0.75	0.75
the injury	-0.55	0.55
the inpatient	0.74	-0.74
the institutional	-0.2	0.2
the insur	0.72	-0.72
the insuranc	-0.25	0.25
the insurer	-0.42	0.42
the intak	1.06	-1.06
the intensity	-0.66	0.66
the internal	0.21	-0.21
the invoic	1.15	-1.15
the iro	0.34	-0.34
the irs	-0.48	0.48
the issue	0.35	-0.35
the item	-0.16	0.16
the itemiz	1.67	-1.67
the job	-0.82	0.82
the joint	-0.88	0.88
the judge	0.71	-0.71
the kestrel	0.21	-0.21
the knee	-0.49	0.49
the laboratory	0.37	-0.37
the larger	-0.3	0.3
the late	1.27	-1.27
the later	-0.83	0.83
the law	0.92	-0.92
the lawyer	-0.98	0.98
the left	-0.97	0.97
the leg	0.24	-0.24
the lesser	-0.78	0.78
the letter	-0.96	0.96
the level	0.84	-0.84
the lifetim	-0.61	0.61
the limit	1.02	-1.02
the line	-1.35	1.35
the list	1.03	-1.03
the loc	-0.48	0.48
the local	-0.52	0.52
the log	-0.5	0.5
the los	-0.57	0.57
the low	0.38	-0.38
the lower	-0.79	0.79
the lumbar	-0.45	0.45
the mac	0.21	-0.21
the machin	-0.62	0.62
the mail	0.52	-0.52
the mailbox	-0.91	0.91
the main	-0.98	0.98
the manipul	-0.2	0.2
the marketplac	0.77	-0.77
the massag	0.56	-0.56
the matter	0.95	-0.95
the maximum	-0.98	0.98
the may	-0.77	0.77
the meantim	-0.46	0.46
the measur	-0.8	0.8
the medicaid	-0.95	0.95
the medical	-1.07	1.07
the medicar	-0.65	0.65
the member	0.17	-0.17
the merger	-0.34	0.34
the middl	-0.46	0.46
the miss	1.25	-1.25
the money	1.73	-1.73
the month	0.41	-0.41
the most	-0.57	0.57
the mother	-1.19	1.19
the muscl	0.18	-0.18
the name	-0.33	0.33
the national	-0.28	0.28
the neck	-0.89	0.89
the need	-0.38	0.38
the nerve	-0.29	0.29
the new	0.99	-0.99
the newborn	-0.4	0.4
the newer	-0.43	0.43
the next	0.53	-0.53
the ninth	-0.59	0.59
the no	-0.63	0.63
the nod	-0.18	0.18
the normal	-0.61	0.61
the note	0.64	-0.64
the notic	0.41	-0.41
the npi	-0.51	0.51
the number	-1.09	1.09
the nurs	-0.34	0.34
the nurse	-0.28	0.28
the official	1.48	-1.48
the offset	0.85	-0.85
the ohio	0.28	-0.28
the okay	0.75	-0.75
the old	-1.4	1.4
the one	-1.01	1.01
the op	-1.02	1.02
the oper	-0.6	0.6
the operativ	0.51	-0.51
the opinion	0.5	-0.5
the order	0.82	-0.82
the ordinary	-0.24	0.24
the oregon	0.42	-0.42
the original	0.71	-0.71
the orthotic	0.34	-0.34
the oswestry	1.09	-1.09
the other	-0.63	0.63
the out	1.37	-1.37
the outsid	0.39	-0.39
the overpaid	0.64	-0.64
the owner	-0.35	0.35
the packet	0.29	-0.29
the pain	0.19	-0.19
the pair	-1.18	1.18
the paper	-0.18	0.18
the paperwork	0.88	-0.88
the part	1.59	-1.59
the participant	1.34	-1.34
the party	0.31	-0.31
the past	-0.49	0.49
the patch	1.16	-1.16
the pathology	-0.69	0.69
the pay	1	-1
the payer	-0.43	0.43
the peer	0.63	-0.63
the pennsylvania	1.14	-1.14
the period	-0.47	0.47
the permission	-0.91	0.91
the personal	0.96	-0.96
the petitioner	-0.51	0.51
the pharmacist	0.26	-0.26
the pharmacy	-0.54	0.54
the phone	0.33	-0.33
the physical	-1.41	1.41
the physician	-0.88	0.88
the pictur	-0.54	0.54
the place	-1.73	1.73
the plain	-0.16	0.16
the plan	0.63	-0.63
the po	-0.37	0.37
the point	0.25	-0.25
the polic	0.74	-0.74
the policy	-1.24	1.24
the policyholder	0.6	-0.6
the portal	0.7	-0.7
the power	-0.72	0.72
the ppo	-0.51	0.51
the practic	-1.3	1.3
the premium	-0.25	0.25
the prescriber	-0.41	0.41
the prescription	-0.18	0.18
the present	-0.72	0.72
the preventiv	-1.21	1.21
the previou	-0.2	0.2
the price	-0.87	0.87
the primary	-0.76	0.76
the print	-0.19	0.19
the prior	0.55	-0.55
the procedur	-1.52	1.52
the proces	0.28	-0.28
the process	0.2	-0.2
the professional	-0.46	0.46
the program	0.3	-0.3
the progres	-1.19	1.19
the proof	-0.31	0.31
the proper	-0.24	0.24
the provider	1.4	-1.4
the publish	-0.16	0.16
the qic	0.68	-0.68
the qio	1.43	-1.43
the quality	0.39	-0.39
the quarter	-0.74	0.74
the questionnair	-0.49	0.49
the ra	0.17	-0.17
the radiologist	-0.46	0.46
the range	-0.51	0.51
the rate	0.58	-0.58
the re	-0.48	0.48
the read	-0.91	0.91
the reason	0.25	-0.25
the recipient	0.34	-0.34
the reconsider	0.36	-0.36
the record	-0.5	0.5
the recovery	0.86	-0.86
the red	-0.26	0.26
the referenc	0.32	-0.32
the referr	-0.23	0.23
the referral	-1.67	1.67
the refund	1.19	-1.19
the region	0.54	-0.54
the regul	0.17	-0.17
the rehab	-0.6	0.6
the remain	1.15	-1.15
the remark	-0.71	0.71
the remit	0.33	-0.33
the render	0.22	-0.22
the rental	-1.01	1.01
the report	-0.49	0.49
the request	-0.38	0.38
the requir	-0.51	0.51
the respons	0.36	-0.36
the rest	-0.38	0.38
the result	-0.54	0.54
the retire	-0.89	0.89
the review	2.25	-2.25
the reviewer	0.84	-0.84
the rfa	0.3	-0.3
the risk	0.26	-0.26
the roll	-0.57	0.57
the rule	1.11	-1.11
the run	0.34	-0.34
the same	-0.39	0.39
the sampl	0.77	-0.77
the scan	-1.16	1.16
the schedul	0.4	-0.4
the scooter	-0.69	0.69
the score	0.35	-0.35
the screen	0.37	-0.37
the secondary	-0.18	0.18
the self	-0.42	0.42
the servic	-0.74	0.74
the settl	-0.47	0.47
the seventh	-0.83	0.83
the sheet	-0.62	0.62
the shelf	-0.27	0.27
the short	0.26	-0.26
the shot	-0.69	0.69
the shoulder	-0.3	0.3
the side	-0.32	0.32
the sign	0.32	-0.32
the signatur	-0.68	0.68
the sister	-0.6	0.6
the six	-0.57	0.57
the sixth	-0.96	0.96
the skill	-0.63	0.63
the social	0.24	-0.24
the specialist	-1	1
the specialty	-0.29	0.29
the specimen	-0.53	0.53
the speech	0.37	-0.37
the spinal	-0.89	0.89
the spine	-0.21	0.21
the sponsor	-0.53	0.53
the spous	-0.29	0.29
the spr	-0.45	0.45
the sprain	-0.44	0.44
the stair	-0.8	0.8
the stamp	-0.22	0.22
the start	1.55	-1.55
the stat	-0.63	0.63
the stay	1.01	-1.01
the step	0.93	-0.93
the stop	-0.2	0.2
the stor	-0.63	0.63
the store	-0.96	0.96
the street	-0.87	0.87
the strep	-0.86	0.86
the student	0.34	-0.34
the study	-0.35	0.35
the subject	0.23	-0.23
the sublux	0.21	-0.21
the submitt	1.15	-1.15
the subscriber	-0.73	0.73
the sum	1.02	-1.02
the summary	0.35	-0.35
the summer	-0.33	0.33
the supervis	-0.7	0.7
the supplier	-1.04	1.04
the supply	0.25	-0.25
the surgeon	0.32	-0.32
the surgery	-0.54	0.54
the system	-0.77	0.77
the table	-0.37	0.37
the tax	-1.04	1.04
the technical	-0.35	0.35
the telehealth	-0.47	0.47
the ten	0.73	-0.73
the tenth	-1.1	1.1
the term	-1.21	1.21
the terminal	-0.29	0.29
the test	-0.86	0.86
the texa	0.29	-0.29
the th	-0.58	0.58
the therapeutic	-0.68	0.68
the therapist	0.31	-0.31
the third	0.44	-0.44
the thirteenth	0.8	-0.8
the thirtieth	-0.59	0.59
the ticket	-0.22	0.22
the time	-1.11	1.11
the timed	1.17	-1.17
the tooth	-1.25	1.25
the top	0.87	-0.87
the total	-0.27	0.27
the tpa	-0.78	0.78
the traveler	-0.19	0.19
the treasury	0.43	-0.43
the treat	-0.51	0.51
the trial	0.96	-0.96
the tricar	-0.38	0.38
the trip	-0.98	0.98
the trust	0.78	-0.78
the twelfth	0.38	-0.38
the twelv	0.83	-0.83
the twin	-0.33	0.33
the two	0.33	-0.33
the u	0.25	-0.25
the union	0.65	-0.65
the unitedhealthcar	0.48	-0.48
the unlist	-0.51	0.51
the unpaid	1.16	-1.16
the urgent	0.71	-0.71
the urine	-0.53	0.53
the use	0.37	-0.37
the usual	0.2	-0.2
the utiliz	0.62	-0.62
the vaccin	0.55	-0.55
the vendor	0.17	-0.17
the very	-0.6	0.6
the visit	-0.82	0.82
the voucher	0.39	-0.39
the w	-0.42	0.42
the wait	-1.28	1.28
the walker	-0.25	0.25
the warehous	-0.73	0.73
the way	-0.34	0.34
the week	-1.2	1.2
the weight	-0.39	0.39
the well	-0.46	0.46
the wheelchair	-0.77	0.77
the whole	-0.4	0.4
the window	-1.18	1.18
the wire	-0.3	0.3
the word	0.21	-0.21
the work	-0.9	0.9
the worker	0.18	-0.18
the wound	0.42	-0.42
the wrist	-0.43	0.43
the write	-0.25	0.25
the written	0.37	-0.37
the x	-0.5	0.5
the year	-0.5	0.5
the yes	-1.26	1.26
the z	-0.52	0.52
their	-0.99	0.99
their answer	-0.42	0.42
their own	0.18	-0.18
them	-0.47	0.47
them * <n>	-0.28	0.28
them * a	-0.17	0.17
them * cannot	-0.99	0.99
them * the	-0.75	0.75
them * then	0.19	-0.19
them * us	0.25	-0.25
them * we	0.84	-0.84
them :	0.26	-0.26
them a	-0.53	0.53
them and	1.02	-1.02
them by	-0.31	0.31
them for	-0.43	0.43
them in	-0.5	0.5
them no	0.7	-0.7
them so	1.39	-1.39
them the	-0.45	0.45
them to	0.41	-0.41
them we	-0.92	0.92
them with	0.52	-0.52
themselv	-1.09	1.09
then	0.36	-0.36
then * claim	0.4	-0.4
then * the	0.36	-0.36
then a	-0.19	0.19
then disput	0.24	-0.24
then on	-0.78	0.78
then send	-0.16	0.16
then still	0.23	-0.23
then the	-1.01	1.01
then we	0.69	-0.69
then your	-0.51	0.51
theodora	0.26	-0.26
ther	-3.07	3.07
ther a	-1.29	1.29
ther no	-1.5	1.5
ther noth	-1.05	1.05
therapeutic	0.33	-0.33
therapeutic exercis	0.49	-0.49
therapist	-0.59	0.59
therapist * need	1.1	-1.1
therapist * the	-0.4	0.4
therapist :	0.25	-0.25
therapist and	-0.72	0.72
therapist are	0.56	-0.56
therapist asked	0.39	-0.39
therapist assistant	-0.45	0.45
therapist credential	0.72	-0.72
therapist for	0.42	-0.42
therapist in	0.4	-0.4
therapist is	0.22	-0.22
therapist must	-0.43	0.43
therapist note	-0.73	0.73
therapist on	-1.38	1.38
therapist or	-0.2	0.2
therapist read	-0.17	0.17
therapist report	0.65	-0.65
therapist skill	-0.62	0.62
therapist was	-0.2	0.2
therapist were	-0.72	0.72
therapist who	-0.72	0.72
therapist wrote	-0.38	0.38
therapy	-0.55	0.55
therapy * <month>	0.7	-0.7
therapy * <n>	-0.21	0.21
therapy * an	-0.97	0.97
therapy * cover	0.7	-0.7
therapy * home	-1.33	1.33
therapy * is	1.2	-1.2
therapy * medicin	1.16	-1.16
therapy * network	0.19	-0.19
therapy * not	0.67	-0.67
therapy * thi	-0.19	0.19
therapy * your	0.17	-0.17
therapy :	-0.59	0.59
therapy <5>	-0.38	0.38
therapy <m>	0.44	-0.44
therapy <n>	1.39	-1.39
therapy after	-0.28	0.28
therapy and	-1.63	1.63
therapy asked	0.36	-0.36
therapy beyond	-1.88	1.88
therapy bill	-0.2	0.2
therapy claim	0.19	-0.19
therapy code	0.2	-0.2
therapy combin	0.98	-0.98
therapy famy	0.22	-0.22
therapy for	-0.27	0.27
therapy from	-0.62	0.62
therapy group	0.29	-0.29
therapy has	0.21	-0.21
therapy help	-0.36	0.36
therapy in	0.3	-0.3
therapy inc	-0.69	0.69
therapy is	-0.57	0.57
therapy line	-0.67	0.67
therapy llc	0.71	-0.71
therapy need	0.76	-0.76
therapy not	-0.47	0.47
therapy note	1.35	-1.35
therapy npi	0.33	-0.33
therapy of	-0.98	0.98
therapy on	0.4	-0.4
therapy only	-0.32	0.32
therapy or	0.48	-0.48
therapy past	-0.72	0.72
therapy pc	0.19	-0.19
therapy pllc	0.49	-0.49
therapy request	0.67	-0.67
therapy servic	0.45	-0.45
therapy that	0.85	-0.85
therapy the	-1.09	1.09
therapy threshold	1.36	-1.36
therapy to	0.53	-0.53
therapy twice	-0.19	0.19
therapy two	-0.22	0.22
therapy visit	-0.52	0.52
therapy when	0.88	-0.88
therapy which	-1.22	1.22
there	-1.54	1.54
there * a	0.6	-0.6
there * no	-0.69	0.69
there * two	0.19	-0.19
there * warn	-0.39	0.39
there and	0.48	-0.48
there are	-0.23	0.23
there first	-0.39	0.39
there for	0.25	-0.25
there that	-0.16	0.16
there was	-0.97	0.97
there were	-0.48	0.48
therefor deny	0.32	-0.32
therefor doe	-0.36	0.36
therefor not	0.63	-0.63
these	-1.13	1.13
these * non	-0.23	0.23
these are	-0.84	0.84
these bill	-0.31	0.31
these date	-0.27	0.27
these exercis	-0.77	0.77
these four	0.42	-0.42
these line	0.4	-0.4
these reason	1.14	-1.14
these record	0.89	-0.89
these session	-0.65	0.65
these six	0.53	-0.53
these three	-0.34	0.34
these two	-0.37	0.37
these visit	-0.52	0.52
these were	-0.5	0.5
they	-0.45	0.45
they * consider	0.82	-0.82
they * not	-1.21	1.21
they are	-0.36	0.36
they can	0.29	-0.29
they come	0.28	-0.28
they could	-0.32	0.32
they did	-0.18	0.18
they have	-1.04	1.04
they reach	0.21	-0.21
they should	-0.66	0.66
they show	0.34	-0.34
they tell	0.82	-0.82
they took	0.19	-0.19
they were	-1.08	1.08
they will	-0.9	0.9
thi	-0.5	0.5
thi * <month>	-0.32	0.32
thi * <n>	-1.77	1.77
thi * a	-0.18	0.18
thi * about	0.34	-0.34
thi * an	0.38	-0.38
thi * not	2.41	-2.41
thi * the	-1.54	1.54
thi * to	0.46	-0.46
thi * us	-0.34	0.34
thi * your	0.9	-0.9
thi :	0.37	-0.37
thi accident	-0.31	0.31
thi account	1.59	-1.59
thi advic	0.18	-0.18
thi again	0.41	-0.41
thi amount	2.49	-2.49
thi and	-0.66	0.66
thi appeal	0.87	-0.87
thi beneficiary	0.66	-0.66
thi benefit	-0.93	0.93
thi bill	0.21	-0.21
thi blood	-0.34	0.34
thi can	0.75	-0.75
thi care	-1.2	1.2
thi case	0.63	-0.63
thi charg	-0.64	0.64
thi check	-0.68	0.68
thi child	-0.16	0.16
thi condition	-1.34	1.34
thi copy	-0.19	0.19
thi coverag	-0.89	0.89
thi cycle	0.24	-0.24
thi date	-0.25	0.25
thi decision	1.07	-1.07
thi denial	0.26	-0.26
thi determin	0.59	-0.59
thi dismissal	0.2	-0.2
thi down	0.28	-0.28
thi drug	-0.73	0.73
thi eob	0.54	-0.54
thi eop	-0.41	0.41
thi episod	-0.36	0.36
thi explan	0.51	-0.51
thi fax	0.26	-0.26
thi file	-0.22	0.22
thi find	0.7	-0.7
thi first	-0.38	0.38
thi for	-0.17	0.17
thi form	1.24	-1.24
thi group	-0.97	0.97
thi happen	-0.44	0.44
thi has	-0.27	0.27
thi in	-1.02	1.02
thi invoic	1.19	-1.19
thi is	1.79	-1.79
thi item	-1.07	1.07
thi kind	-0.65	0.65
thi lab	-0.64	0.64
thi letter	2.8	-2.8
thi level	-0.35	0.35
thi line	-0.55	0.55
thi look	-0.46	0.46
thi los	-0.47	0.47
thi many	-0.49	0.49
thi matter	-0.21	0.21
thi mean	0.72	-0.72
thi medicaid	-0.45	0.45
thi medicin	0.16	-0.16
thi member	-0.61	0.61
thi messag	1.71	-1.71
thi morn	0.81	-0.81
thi mri	-0.75	0.75
thi notic	1.37	-1.37
thi number	-0.69	0.69
thi on	-0.97	0.97
thi one	-1.44	1.44
thi organiz	0.28	-0.28
thi outcom	0.59	-0.59
thi page	2.15	-2.15
thi part	0.2	-0.2
thi patch	0.49	-0.49
thi patient	-0.88	0.88
thi pay	-0.78	0.78
thi payer	-1.62	1.62
thi period	-0.96	0.96
thi person	-1.59	1.59
thi plan	-0.84	0.84
thi point	-0.51	0.51
thi policy	-0.22	0.22
thi portion	0.16	-0.16
thi procedur	-1.37	1.37
thi provider	-0.7	0.7
thi reason	-0.61	0.61
thi remittanc	1.96	-1.96
thi report	-0.43	0.43
thi request	0.8	-0.8
thi review	1.11	-1.11
thi same	-1.34	1.34
thi self	0.24	-0.24
thi servic	-1.23	1.23
thi stat	1.56	-1.56
thi state	-0.74	0.74
thi sum	0.38	-0.38
thi test	-1.96	1.96
thi therapy	1.07	-1.07
thi time	0.21	-0.21
thi to	-0.46	0.46
thi treat	-2.11	2.11
thi type	0.37	-0.37
thi use	-0.51	0.51
thi veteran	-0.5	0.5
thi visit	-0.6	0.6
thi voucher	1.01	-1.01
thi was	-0.85	0.85
thi week	0.88	-0.88
thi x	0.45	-0.45
thi year	0.32	-0.32
thin	0.27	-0.27
thing	0.53	-0.53
think * are	0.17	-0.17
think * got	0.2	-0.2
think * wrong	0.45	-0.45
think a	-0.59	0.59
think it	-0.18	0.18
think our	0.19	-0.19
think that	0.3	-0.3
think the	-0.24	0.24
think thi	-0.18	0.18
think we	0.63	-0.63
third	-0.51	0.51
third month	1.46	-1.46
third party	-1.43	1.43
third time	-1.07	1.07
thirteenth	0.8	-0.8
thirtieth	-0.59	0.59
thirty month	-0.49	0.49
thornbury	0.47	-0.47
thorvald	0.2	-0.2
thorvald kim	0.17	-0.17
thorvaldsen	0.18	-0.18
those	-0.57	0.57
those * <month>	0.68	-0.68
those * <n>	0.18	-0.18
those date	0.35	-0.35
those day	-0.2	0.2
those in	0.52	-0.52
those of	0.28	-0.28
those two	-0.6	0.6
those we	0.16	-0.16
those were	0.47	-0.47
though	-2.5	2.5
though * patient	-0.26	0.26
though the	-1.56	1.56
thought of	-0.59	0.59
thousand	-0.18	0.18
three	-0.72	0.72
three * the	0.77	-0.77
three and	-0.47	0.47
three date	0.58	-0.58
three line	-0.44	0.44
three minut	-0.57	0.57
three month	1.85	-1.85
three of	0.35	-0.35
three progres	0.93	-0.93
three river	0.25	-0.25
three session	-0.47	0.47
three time	-1.68	1.68
three unit	-0.37	0.37
three view	-0.63	0.63
three visit	0.94	-0.94
three week	-0.27	0.27
threlkeld	0.17	-0.17
threshold	-0.25	0.25
throat	-0.66	0.66
through * marketplac	0.72	-0.72
through * no	0.89	-0.89
through * plan	0.34	-0.34
through * portal	0.23	-0.23
through <d>	0.95	-0.95
through <month>	1.37	-1.37
through a	-0.59	0.59
through as	-1.37	1.37
through healthcar	0.22	-0.22
through his	-0.62	0.62
through may	0.65	-0.65
through on	-0.29	0.29
through our	-0.71	0.71
through us	0.28	-0.28
through with	0.89	-0.89
thru	0.23	-0.23
thu	-0.95	0.95
thu <n>	0.29	-0.29
thu not	-1.15	1.15
thursday	-0.57	0.57
thyroid	-0.34	0.34
tick	0.24	-0.24
ticket	-0.64	0.64
tidewater	0.55	-0.55
tidewater spine	0.16	-0.16
tie	0.64	-0.64
tie * the	1.09	-1.09
tie to	1.31	-1.31
tied	0.21	-0.21
tied * the	0.92	-0.92
tied to	0.21	-0.21
tiene	0.38	-0.38
tier	-1.96	1.96
tier <n>	-1.39	1.39
till	-1.12	1.12
till then	0.19	-0.19
till we	-0.77	0.77
tim fil	0.42	-0.42
timber	0.33	-0.33
time	-0.99	0.99
time * <n>	-0.52	0.52
time * a	-0.88	0.88
time * appeal	0.6	-0.6
time * ask	-0.52	0.52
time * bill	-0.5	0.5
time * claim	0.46	-0.46
time * have	0.84	-0.84
time * it	0.32	-0.32
time * one	0.31	-0.31
time * the	-0.36	0.36
time * us	-0.77	0.77
time * week	-0.2	0.2
time :	0.86	-0.86
time <n>	0.76	-0.76
time a	-0.2	0.2
time allow	-1.44	1.44
time and	-0.28	0.28
time around	-0.25	0.25
time for	0.68	-0.68
time get	2.11	-2.11
time if	0.82	-0.82
time in	-0.73	0.73
time it	0.41	-0.41
time limit	-2.43	2.43
time of	-0.44	0.44
time on	-0.25	0.25
time period	0.21	-0.21
time pleas	0.82	-0.82
time record	0.17	-0.17
time spent	0.95	-0.95
time that	-0.24	0.24
time to	0.3	-0.3
time was	0.66	-0.66
time we	0.22	-0.22
time with	-0.26	0.26
timed	0.19	-0.19
timed <n>	0.42	-0.42
timed code	0.18	-0.18
timed minut	-0.19	0.19
timed servic	-0.59	0.59
tin	-0.65	0.65
tin :	0.28	-0.28
tin <n>	1.31	-1.31
tin end	0.16	-0.16
tissu	-0.66	0.66
title * representativ	0.21	-0.21
title of	0.22	-0.22
tn	-0.92	0.92
to * <n>	-0.27	0.27
to * accident	-0.5	0.5
to * addres	1.25	-1.25
to * adjuster	0.32	-0.32
to * and	0.84	-0.84
to * appeal	0.21	-0.21
to * asked	0.18	-0.18
to * bank	1.15	-1.15
to * bill	0.38	-0.38
to * blue	-0.2	0.2
to * board	0.19	-0.19
to * by	-0.24	0.24
to * carrier	0.28	-0.28
to * clinic	-0.86	0.86
to * correct	-0.47	0.47
to * date	0.52	-0.52
to * deductibl	-0.47	0.47
to * depart	0.4	-0.4
to * different	-0.77	0.77
to * disput	0.35	-0.35
to * doctor	0.84	-0.84
to * elm	0.22	-0.22
to * extent	0.21	-0.21
to * fee	-0.45	0.45
to * file	-0.42	0.42
to * filed	0.37	-0.37
to * first	-0.45	0.45
to * free	0.61	-0.61
to * fund	-0.85	0.85
to * given	1.48	-1.48
to * group	-0.66	0.66
to * hear	0.42	-0.42
to * here	-0.58	0.58
to * hospital	-0.75	0.75
to * house	-0.66	0.66
to * in	0.72	-0.72
to * includ	0.37	-0.37
to * independent	0.42	-0.42
to * injur	0.45	-0.45
to * injury	0.88	-0.88
to * knee	-0.17	0.17
to * lab	-0.6	0.6
to * lockbox	0.71	-0.71
to * medical	-0.8	0.8
to * medicar	-0.56	0.56
to * member	-0.37	0.37
to * national	0.46	-0.46
to * need	-0.34	0.34
to * network	0.21	-0.21
to * number	-0.26	0.26
to * offic	-1.17	1.17
to * old	-0.74	0.74
to * on	-0.37	0.37
to * one	-1.27	1.27
to * or	0.25	-0.25
to * other	-0.19	0.19
to * paid	-0.61	0.61
to * parent	0.2	-0.2
to * part	0.43	-0.43
to * patient	-0.2	0.2
to * plan	1.16	-1.16
to * policy	-0.34	0.34
to * practic	0.35	-0.35
to * process	0.36	-0.36
to * provider	1.5	-1.5
to * receiv	0.2	-0.2
to * record	-0.61	0.61
to * recover	0.43	-0.43
to * refund	0.18	-0.18
to * request	0.21	-0.21
to * return	0.61	-0.61
to * reviewer	0.46	-0.46
to * same	1.29	-1.29
to * sent	0.23	-0.23
to * servic	0.65	-0.65
to * specialist	-0.43	0.43
to * state	0.97	-0.97
to * submitt	0.22	-0.22
to * supplemental	0.31	-0.31
to * that	0.33	-0.33
to * the	-0.62	0.62
to * treat	0.81	-0.81
to * tried	0.64	-0.64
to * trust	0.24	-0.24
to * visit	-0.44	0.44
to * we	0.43	-0.43
to * with	-0.41	0.41
to * wrong	0.66	-0.66
to * year	-0.23	0.23
to :	0.96	-0.96
to <5>	-0.58	0.58
to <d>	0.89	-0.89
to <m>	-0.39	0.39
to <n>	0.54	-0.54
to a	-0.29	0.29
to accept	1.01	-1.01
to accident	0.56	-0.56
to act	-1.05	1.05
to add	1.43	-1.43
to all	0.66	-0.66
to allow	1.04	-1.04
to ambetter	0.16	-0.16
to an	-0.28	0.28
to and	0.37	-0.37
to any	-0.19	0.19
to appeal	1.09	-1.09
to applicant	0.46	-0.46
to approv	0.66	-0.66
to arbitr	0.25	-0.25
to ask	0.55	-0.55
to assist	0.23	-0.23
to be	-0.67	0.67
to begin	-0.27	0.27
to bill	-1.27	1.27
to bring	0.71	-0.71
to buy	-0.5	0.5
to carry	-0.93	0.93
to chang	0.31	-0.31
to check	-0.82	0.82
to claim	1.32	-1.32
to clinic	0.45	-0.45
to code	0.27	-0.27
to collect	0.48	-0.48
to come	1.01	-1.01
to complet	1.27	-1.27
to conduct	0.43	-0.43
to consider	-0.39	0.39
to contest	1	-1
to continu	1.29	-1.29
to correct	0.66	-0.66
to court	0.61	-0.61
to cover	0.42	-0.42
to d	-0.55	0.55
to date	-0.61	0.61
to day	-0.87	0.87
to decid	-0.5	0.5
to deductibl	-1.88	1.88
to disput	0.25	-0.25
to do	1.33	-1.33
to doctor	-0.38	0.38
to dr	1.02	-1.02
to erisa	0.68	-0.68
to extend	0.3	-0.3
to fax	0.22	-0.22
to fill	-0.45	0.45
to finish	-0.44	0.44
to four	-0.67	0.67
to friday	0.65	-0.65
to full	-0.72	0.72
to give	0.57	-0.57
to go	0.45	-0.45
to group	-0.26	0.26
to handl	0.3	-0.3
to have	-0.88	0.88
to help	0.21	-0.21
to her	0.76	-0.76
to his	-0.87	0.87
to hold	0.23	-0.23
to includ	0.62	-0.62
to independent	-0.18	0.18
to inject	-1.05	1.05
to it	-0.99	0.99
to its	-0.6	0.6
to keep	1.06	-1.06
to know	-0.25	0.25
to learn	0.59	-0.59
to let	0.92	-0.92
to line	-0.64	0.64
to look	0.28	-0.28
to make	0.25	-0.25
to may	0.26	-0.26
to medical	-0.82	0.82
to medicar	-0.23	0.23
to member	-0.85	0.85
to move	0.27	-0.27
to name	0.82	-0.82
to one	-0.59	0.59
to our	-0.84	0.84
to p	0.27	-0.27
to part	-0.49	0.49
to patient	-0.73	0.73
to pay	0.56	-0.56
to peer	1.18	-1.18
to primary	0.23	-0.23
to proces	1.74	-1.74
to provid	-0.45	0.45
to provider	0.23	-0.23
to question	0.55	-0.55
to reach	-0.31	0.31
to read	0.36	-0.36
to reconsider	0.52	-0.52
to recover	1.11	-1.11
to recovery	0.54	-0.54
to refund	0.67	-0.67
to releas	0.43	-0.43
to reopen	-0.44	0.44
to repay	-0.18	0.18
to request	0.37	-0.37
to restor	0.23	-0.23
to return	0.49	-0.49
to review	0.97	-0.97
to say	1.13	-1.13
to see	-0.38	0.38
to send	-0.86	0.86
to set	0.41	-0.41
to settl	-1.73	1.73
to sever	0.24	-0.24
to show	-0.31	0.31
to sign	-0.38	0.38
to six	-0.89	0.89
to someon	-0.57	0.57
to speak	0.8	-0.8
to stop	-1.24	1.24
to submit	-0.98	0.98
to take	0.38	-0.38
to talk	0.27	-0.27
to tell	0.9	-0.9
to that	0.42	-0.42
to the	0.27	-0.27
to them	0.46	-0.46
to thi	-0.26	0.26
to those	-0.3	0.3
to three	-0.31	0.31
to treat	0.43	-0.43
to turn	0.19	-0.19
to two	-0.99	0.99
to updat	0.86	-0.86
to us	0.72	-0.72
to vacat	0.2	-0.2
to wait	-1.23	1.23
to walk	-0.74	0.74
to what	0.9	-0.9
to which	-0.42	0.42
to whom	0.21	-0.21
to work	-0.32	0.32
to write	0.78	-0.78
to you	0.95	-0.95
to your	0.86	-0.86
to zero	-0.51	0.51
tobacco	-0.48	0.48
tobia	0.17	-0.17
today	-0.27	0.27
today * have	0.29	-0.29
today we	0.29	-0.29
toe	0.96	-0.96
toenail	-1.18	1.18
together * the	0.52	-0.52
together with	0.29	-0.29
toilet	-0.25	0.25
told	-0.9	0.9
told * the	-1.52	1.52
told by	-0.16	0.16
told in	0.23	-0.23
told of	-0.85	0.85
told that	0.35	-0.35
told the	-1.47	1.47
told us	0.4	-0.4
told your	-0.33	0.33
tolerat	-0.38	0.38
tolerat well	-0.53	0.53
toll	1.09	-1.09
tolliver	-0.66	0.66
too	-0.98	0.98
too and	0.29	-0.29
too early	0.44	-0.44
too late	-1.32	1.32
too long	-0.88	0.88
too many	0.21	-0.21
too much	1.7	-1.7
too old	-0.79	0.79
too soon	-1.05	1.05
took	-1.27	1.27
took <n>	-1.05	1.05
took a	-0.4	0.4
took back	-0.31	0.31
took care	0.62	-0.62
took him	-0.36	0.36
took in	-0.88	0.88
took it	-0.54	0.54
took no	0.4	-0.4
took over	-0.29	0.29
took part	0.28	-0.28
took the	-1.05	1.05
took thi	-0.36	0.36
tool	1.3	-1.3
tooth	-1.21	1.21
tooth was	0.5	-0.5
top	-0.48	0.48
top * fax	0.18	-0.18
top * the	-0.39	0.39
top * thi	0.44	-0.44
top and	0.32	-0.32
top of	-0.43	0.43
top or	0.2	-0.2
top the	-0.78	0.78
topical	-0.79	0.79
total	0.64	-0.64
total * claim	0.44	-0.44
total :	0.46	-0.46
total <m>	0.83	-0.83
total <n>	0.48	-0.48
total allow	0.54	-0.54
total bill	0.29	-0.29
total charg	-0.68	0.68
total claim	0.26	-0.26
total for	0.57	-0.57
total not	-0.21	0.21
total of	0.22	-0.22
total say	-0.57	0.57
total time	-0.63	0.63
total timed	1.15	-1.15
total treat	0.41	-0.41
touch	0.95	-0.95
touch * thi	0.44	-0.44
touch by	0.44	-0.44
toward	-0.68	0.68
toward the	0.19	-0.19
town	-0.52	0.52
townzip	1.35	-1.35
townzip * fax	0.22	-0.22
townzip <month>	0.27	-0.27
townzip <n>	0.86	-0.86
townzip a	0.2	-0.2
townzip account	0.18	-0.18
townzip advic	0.16	-0.16
townzip bill	0.25	-0.25
townzip date	0.33	-0.33
townzip fax	0.35	-0.35
townzip npi	0.28	-0.28
townzip or	0.25	-0.25
townzip page	0.3	-0.3
townzip plan	0.19	-0.19
townzip provider	0.3	-0.3
townzip stat	0.21	-0.21
townzip thi	0.22	-0.22
tpa	-0.9	0.9
tpe	0.19	-0.19
tpl	-0.22	0.22
tr	-0.18	0.18
tr <n>	-0.42	0.42
trac	-0.88	0.88
trace	-0.35	0.35
trace of	-0.37	0.37
tracer	-1.43	1.43
track number	-0.19	0.19
traction	-0.83	0.83
trade	0.39	-0.39
trade name	0.36	-0.36
trademark	0.61	-0.61
trademark * the	0.61	-0.61
trademark of	0.61	-0.61
trail	0.72	-0.72
train	-1.29	1.29
tran	0.28	-0.28
transaction	0.21	-0.21
transfer	0.73	-0.73
transitional	-0.43	0.43
transmission	-0.72	0.72
transport	-0.73	0.73
transport would	-0.73	0.73
trask	0.18	-0.18
travel	-1.6	1.6
travel shot	-0.59	0.59
treadmill	-0.41	0.41
treasury	0.57	-0.57
treat	-0.88	0.88
treat * <month>	0.59	-0.59
treat * <n>	0.7	-0.7
treat * an	-0.19	0.19
treat * is	-0.35	0.35
treat * it	0.52	-0.52
treat * not	-1.51	1.51
treat * one	0.31	-0.31
treat * patient	0.24	-0.24
treat * that	-0.35	0.35
treat * the	-0.83	0.83
treat * therefor	-1.09	1.09
treat <n>	-0.18	0.18
treat a	-0.55	0.55
treat after	-0.87	0.87
treat and	0.33	-0.33
treat as	0.58	-0.58
treat at	0.96	-0.96
treat authoriz	1.85	-1.85
treat beyond	0.36	-0.36
treat by	0.55	-0.55
treat date	-1.34	1.34
treat day	0.21	-0.21
treat direct	-0.69	0.69
treat doe	-0.5	0.5
treat exceed	-1.52	1.52
treat for	-0.75	0.75
treat given	-0.16	0.16
treat guidelin	-1.06	1.06
treat has	-0.9	0.9
treat in	0.54	-0.54
treat is	-2.14	2.14
treat it	-0.17	0.17
treat log	0.29	-0.29
treat minut	0.75	-0.75
treat not	1.91	-1.91
treat note	1.04	-1.04
treat of	-0.84	0.84
treat only	0.95	-0.95
treat physician	0.97	-0.97
treat plan	1.18	-1.18
treat provider	0.3	-0.3
treat record	0.31	-0.31
treat request	-0.5	0.5
treat such	0.98	-0.98
treat the	0.8	-0.8
treat time	-0.67	0.67
treat to	-0.82	0.82
treat visit	0.64	-0.64
treat was	-0.88	0.88
treat with	-0.95	0.95
treat would	-0.21	0.21
tri	0.25	-0.25
tri county	0.2	-0.2
trial	0.56	-0.56
trial of	-0.18	0.18
tricar	-1.94	1.94
tricar * the	-0.21	0.21
tricar approv	0.42	-0.42
tricar benefit	-1.26	1.26
tricar can	-0.43	0.43
tricar champva	0.41	-0.41
tricar claim	0.75	-0.75
tricar coverag	-1.1	1.1
tricar explan	0.84	-0.84
tricar for	-0.59	0.59
tricar is	0.61	-0.61
tricar maximum	0.48	-0.48
tricar on	-0.21	0.21
tricar paid	0.52	-0.52
tricar pay	-1.14	1.14
tricar policy	-0.25	0.25
tricar prime	0.29	-0.29
tricar program	-1.09	1.09
tricar see	0.59	-0.59
tricar select	-0.4	0.4
tricar west	0.49	-0.49
tried	-1.71	1.71
tried and	-0.38	0.38
tried metformin	-0.84	0.84
tried the	-0.95	0.95
tried to	0.77	-0.77
trimm	-1.34	1.34
trip	-1.75	1.75
trip to	-0.68	0.68
triwest healthcar	0.31	-0.31
troubl	-0.36	0.36
troubl with	0.57	-0.57
truck	-0.68	0.68
true	-0.25	0.25
truly your	0.22	-0.22
trust	1.09	-1.09
try	-0.35	0.35
try metformin	-0.72	0.72
tsh	-1.39	1.39
tty	1.03	-1.03
tty <n>	0.98	-0.98
tualatin	0.23	-0.23
tue	0.22	-0.22
tuesday	-0.53	0.53
tuesday the	-0.37	0.37
tulsa	-0.74	0.74
tune	-0.43	0.43
tune ups	-0.48	0.48
tunnel	-0.36	0.36
tunnel releas	0.56	-0.56
turn	-0.51	0.51
turn <n>	-1.06	1.06
turn around	-0.76	0.76
turn back	-0.68	0.68
turn down	1.48	-1.48
turn has	-0.17	0.17
turn in	-0.59	0.59
turn into	-0.33	0.33
turn out	0.59	-0.59
turn over	-0.29	0.29
turn the	0.88	-0.88
turn to	0.6	-0.6
turn up	-0.72	0.72
tw	-0.25	0.25
tw <n>	-0.27	0.27
twelfth	0.2	-0.2
twelfth visit	0.44	-0.44
twelv	-0.54	0.54
twelv month	0.25	-0.25
twelv more	-0.4	0.4
twelv session	0.99	-0.99
twelv visit	0.68	-0.68
twenty	0.35	-0.35
twenty visit	-0.37	0.37
twice	-1.37	1.37
twice * day	0.32	-0.32
twice * the	1.2	-1.2
twice * week	0.17	-0.17
twice a	0.37	-0.37
twice and	-0.49	0.49
twice by	0.6	-0.6
twice for	1.52	-1.52
twice on	-0.75	0.75
twin	-2.12	2.12
twin * claim	-0.69	0.69
twin * the	-0.17	0.17
twin of	-1.26	1.26
two	-1.41	1.41
two * the	-0.78	0.78
two are	-0.41	0.41
two bill	-1.06	1.06
two busines	-0.22	0.22
two character	-0.59	0.59
two claim	-0.99	0.99
two code	-0.49	0.49
two date	1.35	-1.35
two day	-0.83	0.83
two different	-0.39	0.39
two do	0.61	-0.61
two drug	0.44	-0.44
two hundr	-0.43	0.43
two injection	-0.34	0.34
two letter	-0.57	0.57
two level	0.38	-0.38
two mile	-0.45	0.45
two month	-0.99	0.99
two of	-0.94	0.94
two other	-0.16	0.16
two patient	0.37	-0.37
two peopl	-0.73	0.73
two plan	-1.1	1.1
two progres	1.25	-1.25
two river	0.16	-0.16
two servic	0.27	-0.27
two session	-0.55	0.55
two stabl	-0.43	0.43
two th	0.33	-0.33
two time	-0.26	0.26
two unit	0.43	-0.43
two visit	1.55	-1.55
two was	0.3	-0.3
two week	0.17	-0.17
two year	-0.8	0.8
tx	-1.28	1.28
tx <n>	-0.79	0.79
txe	-0.34	0.34
txe <5>	-0.34	0.34
type	-0.28	0.28
type * bill	-1.23	1.23
type * servic	1.19	-1.19
type :	0.65	-0.65
typed	-1.68	1.68
u	-1.05	1.05
u c	-1.35	1.35
u s	0.36	-0.36
ub	-1.02	1.02
ub <n>	-0.32	0.32
uhc	0.22	-0.22
ulrich	0.23	-0.23
ultrasound	-1.02	1.02
ultrasound * the	0.38	-0.38
ultrasound and	-0.47	0.47
ulyss	0.28	-0.28
um	0.81	-0.81
um <n>	1.11	-1.11
um fax	0.31	-0.31
umr	1.2	-1.2
un	0.78	-0.78
un bill	0.24	-0.24
una	0.18	-0.18
unabl * pay	-0.89	0.89
unanswer	-1.51	1.51
unattend	-0.31	0.31
unbundl	-0.6	0.6
unchang	-0.25	0.25
unchang since	-0.78	0.78
unclear	-0.19	0.19
undat	-0.76	0.76
under	-1.8	1.8
under * <n>	-0.5	0.5
under * agre	-0.53	0.53
under * brochur	0.28	-0.28
under * contract	0.73	-0.73
under * correct	0.35	-0.35
under * fund	0.46	-0.46
under * medical	-0.65	0.65
under * medicar	0.37	-0.37
under * member	-1.27	1.27
under * name	-0.46	0.46
under * old	-0.19	0.19
under * particip	-0.65	0.65
under * patient	-0.83	0.83
under * pay	-0.19	0.19
under * plan	-0.86	0.86
under * provider	0.61	-0.61
under * term	-1.01	1.01
under <n>	-1.03	1.03
under a	-0.6	0.6
under an	0.45	-0.45
under another	-0.91	0.91
under any	-0.48	0.48
under authoriz	0.58	-0.58
under claim	0.17	-0.17
under erisa	0.9	-0.9
under get	0.81	-0.81
under her	-0.76	0.76
under investig	-0.71	0.71
under it	0.35	-0.35
under its	-0.53	0.53
under medical	0.39	-0.39
under medicar	-0.81	0.81
under number	0.18	-0.18
under oath	0.98	-0.98
under our	-0.2	0.2
under part	-1.2	1.2
under review	-1.25	1.25
under s	0.56	-0.56
under section	-0.6	0.6
under state	0.63	-0.63
under that	-0.58	0.58
under the	-1.18	1.18
under thi	-0.55	0.55
under tricar	-0.49	0.49
under your	-0.88	0.88
understand	-0.19	0.19
underwritten	0.26	-0.26
undon	1.09	-1.09
unfavorabl	0.48	-0.48
unhappy	0.68	-0.68
union	-0.64	0.64
union fund	-0.34	0.34
unit	-0.61	0.61
unit * <5>	1.38	-1.38
unit * <n>	0.22	-0.22
unit * not	-0.9	0.9
unit * servic	0.4	-0.4
unit * the	0.48	-0.48
unit * therapeutic	0.35	-0.35
unit <5>	0.19	-0.19
unit <m>	0.8	-0.8
unit <n>	-0.63	0.63
unit and	0.42	-0.42
unit at	-0.21	0.21
unit bill	0.16	-0.16
unit box	-0.41	0.41
unit each	-0.35	0.35
unit has	-0.57	0.57
unit healthcar	0.38	-0.38
unit is	-1.19	1.19
unit of	0.44	-0.44
unit on	1.33	-1.33
unit po	0.34	-0.34
unit than	-0.88	0.88
unit was	-0.25	0.25
unit we	-0.52	0.52
unit were	-0.93	0.93
unitedhealthcar	1.12	-1.12
unitedhealthcar choic	0.56	-0.56
unitedhealthcar company	0.32	-0.32
unitedhealthcar insuranc	0.19	-0.19
unitedhealthcar provider	0.29	-0.29
unknown	-2.34	2.34
unknown to	-0.83	0.83
unles	0.37	-0.37
unles * beneficiary	0.16	-0.16
unles * claim	-0.22	0.22
unles * member	0.29	-0.29
unles * show	0.44	-0.44
unles * was	-0.46	0.46
unles a	0.18	-0.18
unles he	0.44	-0.44
unles it	-0.94	0.94
unles she	0.18	-0.18
unles there	0.2	-0.2
unles we	0.44	-0.44
unles you	1.09	-1.09
unlist	-1.25	1.25
unlist code	-0.76	0.76
unpaid	0.26	-0.26
unprocessabl	0.52	-0.52
unproven	-0.9	0.9
unsign	-1.63	1.63
unspecify	-1.12	1.12
until	0.37	-0.37
until * answer	0.94	-0.94
until * end	-0.52	0.52
until * get	0.43	-0.43
until * have	-0.55	0.55
until * is	0.18	-0.18
until * know	0.18	-0.18
until * member	0.24	-0.24
until * plan	-0.48	0.48
until * see	0.99	-0.99
until <month>	-0.89	0.89
until a	1.26	-1.26
until after	-0.16	0.16
until he	-0.29	0.29
until it	0.35	-0.35
until its	0.28	-0.28
until our	-0.67	0.67
until she	1.49	-1.49
until that	-1.13	1.13
until then	-0.26	0.26
until we	-0.24	0.24
until you	1.07	-1.07
untim	-1.35	1.35
up	-1.47	1.47
up * <m>	-0.35	0.35
up * <month>	-0.73	0.73
up * <n>	0.94	-0.94
up * a	-0.55	0.55
up * and	0.37	-0.37
up * one	0.37	-0.37
up * panel	-0.57	0.57
up * remain	1.08	-1.08
up * request	0.25	-0.25
up * six	-0.68	0.68
up * that	0.33	-0.33
up * the	-0.34	0.34
up * us	-0.79	0.79
up * your	0.44	-0.44
up :	-0.35	0.35
up <n>	0.25	-0.25
up a	-0.36	0.36
up again	0.49	-0.49
up and	0.87	-0.87
up any	0.57	-0.57
up befor	0.57	-0.57
up by	-0.37	0.37
up for	0.32	-0.32
up in	0.23	-0.23
up is	-0.39	0.39
up of	0.87	-0.87
up on	-1.45	1.45
up our	0.5	-0.5
up the	1.54	-1.54
up to	0.6	-0.6
up we	-0.81	0.81
up what	-0.7	0.7
up with	-0.66	0.66
up your	-1.18	1.18
updat	1.75	-1.75
upheld	0.89	-0.89
upheld * denial	0.25	-0.25
upheld the	0.24	-0.24
uphold the	-0.19	0.19
upkeep	-0.21	0.21
upload	1.62	-1.62
upload * the	-0.2	0.2
upload on	-0.5	0.5
upload the	1.26	-1.26
upload them	0.31	-0.31
upon	1.69	-1.69
upper	0.5	-0.5
upper limb	0.27	-0.27
ups	-0.76	0.76
upsid	-0.64	0.64
upsid down	-0.64	0.64
ur	-0.29	0.29
ur <n>	-0.66	0.66
ur no	0.78	-0.78
urgent	1.51	-1.51
urgent appeal	0.19	-0.19
urgent care	-0.28	0.28
urine	-0.49	0.49
urine drug	-0.6	0.6
us	-0.24	0.24
us * <month>	1.41	-1.41
us * <n>	1.24	-1.24
us * a	0.36	-0.36
us * an	-0.36	0.36
us * approv	0.77	-0.77
us * bill	-0.4	0.4
us * call	-0.21	0.21
us * chang	0.22	-0.22
us * claim	-0.5	0.5
us * cover	0.26	-0.26
us * day	-1.33	1.33
us * go	0.18	-0.18
us * it	-0.39	0.39
us * look	-0.47	0.47
us * may	0.34	-0.34
us * pay	-0.86	0.86
us * reconsider	0.32	-0.32
us * request	-0.32	0.32
us * review	0.33	-0.33
us * set	0.46	-0.46
us * stop	-0.71	0.71
us * the	1.2	-1.2
us * thi	-0.75	0.75
us * vacat	0.2	-0.2
us * we	-0.86	0.86
us * writ	0.7	-0.7
us * you	0.57	-0.57
us :	0.59	-0.59
us <m>	-0.52	0.52
us <n>	-2.02	2.02
us a	-0.63	0.63
us after	-0.77	0.77
us again	0.39	-0.39
us an	0.22	-0.22
us and	-0.42	0.42
us anyth	0.47	-0.47
us as	-0.91	0.91
us ask	0.63	-0.63
us at	1.57	-1.57
us befor	1.01	-1.01
us both	-0.28	0.28
us but	-0.16	0.16
us by	0.3	-0.3
us ended	-0.91	0.91
us first	-1.71	1.71
us for	-0.4	0.4
us from	-1.93	1.93
us has	-0.54	0.54
us have	0.76	-0.76
us he	-0.23	0.23
us how	0.54	-0.54
us in	-0.57	0.57
us it	-0.52	0.52
us its	-0.6	0.6
us more	-0.43	0.43
us no	-0.82	0.82
us noth	-0.22	0.22
us on	2.02	-2.02
us one	-0.31	0.31
us or	0.36	-0.36
us pay	-1.24	1.24
us say	0.93	-0.93
us she	1.16	-1.16
us so	1.24	-1.24
us the	1.34	-1.34
us they	-0.39	0.39
us thi	-1.67	1.67
us through	0.2	-0.2
us to	0.59	-0.59
us two	0.67	-0.67
us we	0.3	-0.3
us when	1.12	-1.12
us whether	-0.4	0.4
us who	0.6	-0.6
us why	1.26	-1.26
us with	-0.56	0.56
use * disput	1.13	-1.13
use * is	-0.56	0.56
use * portal	0.69	-0.69
use * the	0.19	-0.19
use * thi	0.31	-0.31
use <n>	0.23	-0.23
use a	0.68	-0.68
use and	-0.25	0.25
use approv	0.81	-0.81
use for	0.72	-0.72
use form	1.43	-1.43
use is	-1.11	1.11
use of	-0.46	0.46
use our	0.31	-0.31
used	-1.61	1.61
used * <n>	-0.48	0.48
used * a	-1.2	1.2
used * the	-0.28	0.28
used * thi	0.61	-0.61
used * weight	-1.06	1.06
used :	0.94	-0.94
used <n>	1.15	-1.15
used all	-1.99	1.99
used and	0.26	-0.26
used as	-0.44	0.44
used by	-0.42	0.42
used for	-0.45	0.45
used in	-1.23	1.23
used is	0.65	-0.65
used or	-0.78	0.78
used so	0.39	-0.39
used the	1.06	-1.06
used thi	0.28	-0.28
used up	-2.17	2.17
used was	0.84	-0.84
user	0.25	-0.25
using	-0.52	0.52
usted	0.47	-0.47
usual	-0.98	0.98
usual * customary	-0.83	0.83
usual and	-0.83	0.83
utiliz	-0.6	0.6
utiliz manag	0.52	-0.52
utiliz review	-0.95	0.95
v	-0.77	0.77
va	-0.3	0.3
va <n>	-0.29	0.29
va community	0.26	-0.26
va facility	0.91	-0.91
va form	0.71	-0.71
va referral	0.21	-0.21
vacat	0.98	-0.98
vaccin	-0.57	0.57
valentin	-0.41	0.41
valid	-0.33	0.33
valid * the	-1.58	1.58
valid <d>	-0.45	0.45
valid for	-0.67	0.67
valley	1.11	-1.11
valley chiropractic	0.17	-0.17
valley famy	0.2	-0.2
valley health	-0.17	0.17
valley physical	0.51	-0.51
value	-0.62	0.62
value based	-0.99	0.99
value script	0.19	-0.19
van	-1.16	1.16
vance	0.35	-0.35
vandermark	0.26	-0.26
vandermeer	-0.2	0.2
vandersloot	0.34	-0.34
vascular	0.23	-0.23
vc	-0.42	0.42
vc <n>	-0.42	0.42
vehicl	0.58	-0.58
vehicl no	0.44	-0.44
vendor	-1.17	1.17
vendor :	0.24	-0.24
vendor found	1.11	-1.11
vendor no	0.22	-0.22
vendor that	-0.31	0.31
venipunctur	-0.27	0.27
verde	0.19	-0.19
verific	1.46	-1.46
verific receiv	0.21	-0.21
verific request	0.58	-0.58
verify	-0.62	0.62
version	-1.19	1.19
version * the	-1.06	1.06
version <n>	0.19	-0.19
version of	-0.81	0.81
vertebral	-0.9	0.9
vertebral axial	-0.73	0.73
very	-0.87	0.87
very first	-0.35	0.35
very same	-0.28	0.28
very truly	0.22	-0.22
vestibular	-0.24	0.24
veteran id	0.2	-0.2
vi	-0.85	0.85
via	-0.39	0.39
vial	-1.12	1.12
video	0.87	-0.87
view	0.55	-0.55
view * the	0.21	-0.21
view of	1.06	-1.06
virginia	0.22	-0.22
virtual	1.27	-1.27
virtual card	1.27	-1.27
visa	0.16	-0.16
vision	-0.95	0.95
visit	-0.32	0.32
visit * <d>	0.57	-0.57
visit * <n>	1.02	-1.02
visit * a	-0.21	0.21
visit * approv	0.25	-0.25
visit * are	-0.22	0.22
visit * bill	-0.37	0.37
visit * calendar	0.97	-0.97
visit * day	-0.39	0.39
visit * each	-0.57	0.57
visit * enough	-1.5	1.5
visit * includ	-1.41	1.41
visit * it	-0.45	0.45
visit * may	-0.94	0.94
visit * no	-1.37	1.37
visit * not	-0.67	0.67
visit * now	0.4	-0.4
visit * one	0.3	-0.3
visit * physical	1.18	-1.18
visit * that	-0.18	0.18
visit * the	-0.24	0.24
visit * thi	-1.03	1.03
visit * year	-0.42	0.42
visit * you	1.03	-1.03
visit * your	-0.58	0.58
visit :	-0.91	0.91
visit <5>	1.69	-1.69
visit <d>	0.94	-0.94
visit <m>	0.99	-0.99
visit <month>	0.45	-0.45
visit <n>	-0.78	0.78
visit ?	-0.49	0.49
visit a	0.72	-0.72
visit above	-0.52	0.52
visit after	-0.34	0.34
visit allow	-1.07	1.07
visit approv	0.21	-0.21
visit as	-0.49	0.49
visit asked	-0.8	0.8
visit at	-0.61	0.61
visit authoriz	0.51	-0.51
visit becaus	-0.56	0.56
visit befor	1.43	-1.43
visit between	1.01	-1.01
visit beyond	-0.48	0.48
visit bill	-0.25	0.25
visit by	0.43	-0.43
visit came	-0.93	0.93
visit cannot	-0.94	0.94
visit code	-0.24	0.24
visit each	0.23	-0.23
visit for	-1.46	1.46
visit from	0.69	-0.69
visit had	1.22	-1.22
visit has	0.54	-0.54
visit have	-0.37	0.37
visit in	0.16	-0.16
visit is	-1.2	1.2
visit it	-0.21	0.21
visit left	1.21	-1.21
visit limit	0.68	-0.68
visit list	1.19	-1.19
visit need	-0.87	0.87
visit no	-0.54	0.54
visit not	0.27	-0.27
visit of	1.89	-1.89
visit on	0.67	-0.67
visit one	0.21	-0.21
visit only	0.52	-0.52
visit per	-0.65	0.65
visit request	-0.78	0.78
visit same	-0.23	0.23
visit should	-0.49	0.49
visit since	0.78	-0.78
visit that	-0.48	0.48
visit the	-0.43	0.43
visit thi	-1.15	1.15
visit through	0.61	-0.61
visit to	1.3	-1.3
visit took	-1.3	1.3
visit under	-0.91	0.91
visit used	1.37	-1.37
visit was	-0.34	0.34
visit we	-1.15	1.15
visit went	-0.8	0.8
visit were	0.49	-0.49
visit will	0.54	-0.54
visit within	0.32	-0.32
visit without	0.84	-0.84
visit would	-0.69	0.69
visit you	0.87	-0.87
vista	0.51	-0.51
vital	-0.46	0.46
vital sign	-0.26	0.26
vitamin	-1.76	1.76
vitamin d	-0.64	0.64
voice	-0.27	0.27
vos	0.42	-0.42
voted	1.07	-1.07
voucher	0.59	-0.59
voucher <n>	-1.43	1.43
voucher date	0.39	-0.39
vu	-0.92	0.92
w	-0.18	0.18
w <5>	-0.2	0.2
w <n>	1.14	-1.14
w in	-0.44	0.44
w o	-2.11	2.11
w townzip	0.16	-0.16
wa	0.53	-0.53
wa <n>	0.38	-0.38
wage	-0.35	0.35
wait	-0.23	0.23
wait * a	-1.06	1.06
wait * the	0.6	-0.6
wait could	0.75	-0.75
wait for	0.43	-0.43
wait on	0.59	-0.59
wait period	-0.89	0.89
wait to	0.26	-0.26
wait until	0.24	-0.24
waiv	0.3	-0.3
waiver	-0.65	0.65
waiver * liability	-0.78	0.78
waiver of	-0.78	0.78
walk	-0.93	0.93
walk * the	-0.9	0.9
walk in	-0.34	0.34
walk on	0.45	-0.45
walk speed	-0.81	0.81
walk the	-0.17	0.17
walk two	-0.42	0.42
walk with	-0.56	0.56
walk without	0.5	-0.5
walker	-0.38	0.38
wanda	0.22	-0.22
want <n>	-0.59	0.59
want a	-0.45	0.45
want it	-0.17	0.17
want someon	0.2	-0.2
want the	0.39	-0.39
want to	0.34	-0.34
warehous	0.44	-0.44
warrant <n>	0.26	-0.26
warrant no	0.35	-0.35
wart	-0.86	0.86
was	-0.86	0.86
was * <month>	-0.3	0.3
was * <n>	1.1	-1.1
was * a	0.77	-0.77
was * dr	-0.28	0.28
was * emergency	0.52	-0.52
was * error	0.42	-0.42
was * file	-1.04	1.04
was * first	0.3	-0.3
was * inpatient	-0.29	0.29
was * its	-0.37	0.37
was * may	-0.76	0.76
was * one	-0.58	0.58
was * our	-0.25	0.25
was * outpatient	-0.57	0.57
was * patient	-0.21	0.21
was * primary	-1.34	1.34
was * the	0.48	-0.48
was * us	-0.48	0.48
was * your	-0.62	0.62
was <m>	-0.4	0.4
was <month>	-1.58	1.58
was a	-0.45	0.45
was accept	1.02	-1.02
was activ	-0.7	0.7
was added	0.39	-0.39
was allow	0.48	-0.48
was also	0.53	-0.53
was an	0.46	-0.46
was apply	0.87	-0.87
was approv	1.4	-1.4
was asked	-1.25	1.25
was at	0.54	-0.54
was attach	-1.19	1.19
was back	0.41	-0.41
was based	0.47	-0.47
was bill	0.17	-0.17
was born	-0.42	0.42
was cancell	-0.73	0.73
was chang	0.32	-0.32
was charg	-0.51	0.51
was clean	-0.53	0.53
was clear	-0.89	0.89
was clos	-0.4	0.4
was count	-0.16	0.16
was cover	1.8	-1.8
was cut	0.2	-0.2
was dated	-0.39	0.39
was decid	-0.21	0.21
was deliver	-1.45	1.45
was deny	1.54	-1.54
was drawn	0.95	-0.95
was dropp	-0.33	0.33
was due	0.17	-0.17
was either	-0.25	0.25
was empty	-0.32	0.32
was enough	-0.38	0.38
was ever	0.72	-0.72
was examin	-0.18	0.18
was filed	-1.29	1.29
was fill	-0.29	0.29
was final	-0.31	0.31
was fine	-0.45	0.45
was first	0.68	-0.68
was for	-0.76	0.76
was found	0.25	-0.25
was gone	-0.93	0.93
was grant	0.68	-0.68
was hand	-0.41	0.41
was handl	0.57	-0.57
was held	0.58	-0.58
was higher	0.24	-0.24
was honor	0.88	-0.88
was hurt	0.57	-0.57
was in	-0.8	0.8
was issu	0.23	-0.23
was it	1.56	-1.56
was kept	-0.34	0.34
was keyed	-0.47	0.47
was last	0.55	-0.55
was left	-0.97	0.97
was list	-0.36	0.36
was logg	-0.57	0.57
was m	0.25	-0.25
was made	0.19	-0.19
was maintenanc	-0.81	0.81
was meant	0.91	-0.91
was medical	1.01	-1.01
was met	0.61	-0.61
was miss	-0.55	0.55
was more	0.58	-0.58
was moved	-0.26	0.26
was need	1.06	-1.06
was neither	1.02	-1.02
was never	-1.08	1.08
was no	-0.31	0.31
was not	-1.24	1.24
was noth	-0.76	0.76
was number	-1.02	1.02
was obtain	-0.41	0.41
was on	-0.62	0.62
was open	0.38	-0.38
was order	0.43	-0.43
was our	0.39	-0.39
was paid	0.82	-0.82
was part	-0.9	0.9
was prescrib	-1.57	1.57
was pull	0.43	-0.43
was put	-0.26	0.26
was reach	-0.91	0.91
was read	0.53	-0.53
was reasonabl	-1.23	1.23
was receiv	-2.08	2.08
was refus	1.11	-1.11
was reimburs	1.06	-1.06
was reject	0.28	-0.28
was releas	0.71	-0.71
was remov	0.93	-0.93
was replac	0.23	-0.23
was report	-1.66	1.66
was request	-1.59	1.59
was requir	-1.14	1.14
was retir	-0.83	0.83
was return	-1.72	1.72
was review	-0.29	0.29
was run	-0.25	0.25
was schedul	-0.3	0.3
was seen	0.62	-0.62
was select	1.29	-1.29
was sent	0.76	-0.76
was separat	0.73	-0.73
was set	0.81	-0.81
was settl	0.86	-0.86
was shown	-1.03	1.03
was sign	-0.52	0.52
was significant	1.24	-1.24
was still	0.36	-0.36
was stopp	0.31	-0.31
was submitt	-0.8	0.8
was successful	0.72	-0.72
was suspend	-1	1
was taken	0.25	-0.25
was the	-2.39	2.39
was there	-0.48	0.48
was therefor	-0.92	0.92
was to	-0.27	0.27
was too	0.93	-0.93
was treat	-0.6	0.6
was turn	0.51	-0.51
was used	-1.38	1.38
was visit	0.57	-0.57
was void	-0.56	0.56
was with	-0.17	0.17
was withdrawn	-0.69	0.69
was written	-0.6	0.6
was wrong	0.45	-0.45
wash	-0.2	0.2
washington	0.92	-0.92
watch	-0.97	0.97
water	-0.2	0.2
wave	1.22	-1.22
wax	-0.99	0.99
way and	0.17	-0.17
way round	-0.69	0.69
way to	-0.45	0.45
wc	-0.89	0.89
wc <5>	0.39	-0.39
wc <n>	0.46	-0.46
wc claim	-0.77	0.77
wd	0.17	-0.17
wd <n>	0.17	-0.17
we * ask	0.16	-0.16
we * chang	0.51	-0.51
we * clos	0.35	-0.35
we * deny	-0.79	0.79
we * dismiss	-0.57	0.57
we * fair	0.43	-0.43
we * glad	0.58	-0.58
we * in	-0.5	0.5
we * look	-0.24	0.24
we * miss	1.21	-1.21
we * not	1.39	-1.39
we * second	-1.31	1.31
we * still	0.27	-0.27
we * the	-0.31	0.31
we * unabl	-1.44	1.44
we * wait	-1.02	1.02
we * writ	0.54	-0.54
we * wrong	0.17	-0.17
we administer	0.62	-0.62
we agr	-0.28	0.28
we agree	1.01	-1.01
we allow	0.25	-0.25
we already	-1.02	1.02
we also	-0.53	0.53
we answer	0.43	-0.43
we approv	-0.16	0.16
we are	1.32	-1.32
we ask	1.13	-1.13
we asked	-1.17	1.17
we believ	-0.6	0.6
we call	-0.4	0.4
we can	0.16	-0.16
we cannot	-1.07	1.07
we cant	-0.2	0.2
we check	-0.9	0.9
we clos	-0.25	0.25
we compar	-0.77	0.77
we could	-0.45	0.45
we count	-0.96	0.96
we cover	0.77	-0.77
we decid	0.45	-0.45
we deny	-0.39	0.39
we did	0.77	-0.77
we dismiss	-1.05	1.05
we do	-0.89	0.89
we dont	0.26	-0.26
we find	0.8	-0.8
we found	0.28	-0.28
we gave	-0.59	0.59
we get	0.83	-0.83
we go	-0.21	0.21
we got	-1.25	1.25
we handl	-0.48	0.48
we have	1.04	-1.04
we hear	0.44	-0.44
we heard	-0.71	0.71
we hereby	0.34	-0.34
we hold	-1.24	1.24
we insur	-0.75	0.75
we kept	-0.43	0.43
we know	-0.33	0.33
we lack	0.98	-0.98
we learn	0.31	-0.31
we look	0.36	-0.36
we made	0.49	-0.49
we mail	-0.82	0.82
we must	0.42	-0.42
we need	0.51	-0.51
we never	-0.27	0.27
we no	1.59	-1.59
we okay	-0.88	0.88
we okd	-0.72	0.72
we only	0.55	-0.55
we open	-0.58	0.58
we overpaid	-0.91	0.91
we owe	1.47	-1.47
we paid	-0.4	0.4
we part	-0.38	0.38
we pay	-0.62	0.62
we presum	0.18	-0.18
we read	0.79	-0.79
we requir	1.45	-1.45
we revers	0.68	-0.68
we review	0.69	-0.69
we said	-1.19	1.19
we saw	0.91	-0.91
we say	-0.47	0.47
we search	-0.34	0.34
we see	0.5	-0.5
we sent	1.22	-1.22
we should	0.98	-0.98
we sign	-0.19	0.19
we still	1.16	-1.16
we stop	-0.43	0.43
we stopp	-0.35	0.35
we then	0.21	-0.21
we think	-1.19	1.19
we told	-0.79	0.79
we took	0.61	-0.61
we tried	0.87	-0.87
we turn	-0.62	0.62
we use	0.81	-0.81
we used	1.1	-1.1
we wait	0.41	-0.41
we want	1.11	-1.11
we were	-0.69	0.69
we will	1.31	-1.31
we would	2.02	-2.02
we write	0.63	-0.63
we wrote	-0.16	0.16
weaknes	0.75	-0.75
weaknes los	0.7	-0.7
weaknes numbnes	-0.45	0.45
weaknes or	-1.03	1.03
wear	-0.67	0.67
web	0.53	-0.53
web portal	0.16	-0.16
web site	0.17	-0.17
websit	1.94	-1.94
websit and	0.68	-0.68
wed have	-0.63	0.63
wed like	1.08	-1.08
wed need	-0.73	0.73
wednesday	-0.9	0.9
week	-1.18	1.18
week * <n>	0.39	-0.39
week * a	0.85	-0.85
week * conservativ	0.23	-0.23
week * four	0.79	-0.79
week * home	0.3	-0.3
week * more	-0.91	0.91
week * not	-0.75	0.75
week * provider	0.46	-0.46
week * the	0.58	-0.58
week * treat	-0.37	0.37
week <n>	0.31	-0.31
week after	-1.28	1.28
week ago	0.68	-0.68
week and	0.23	-0.23
week are	0.16	-0.16
week for	1.37	-1.37
week from	0.76	-0.76
week in	-0.5	0.5
week is	-0.59	0.59
week later	-0.35	0.35
week of	-0.61	0.61
week on	-0.39	0.39
week the	-0.23	0.23
week visit	-0.21	0.21
week was	-0.44	0.44
week with	0.44	-0.44
week would	-0.4	0.4
week you	-0.69	0.69
weekday	0.78	-0.78
weekday <n>	0.23	-0.23
weekend	-1.63	1.63
wegovy	0.56	-0.56
weight	-1.04	1.04
weight los	-1.09	1.09
welcom	0.82	-0.82
welcom to	0.76	-0.76
welfar	0.5	-0.5
welfar fund	0.23	-0.23
well	-0.16	0.16
well after	-0.21	0.21
well and	-0.83	0.83
well as	-0.55	0.55
well beyond	0.33	-0.33
well child	0.81	-0.81
well for	0.21	-0.21
well give	0.19	-0.19
well visit	0.71	-0.71
wellcar	0.41	-0.41
wellcar value	0.19	-0.19
wellmark	0.18	-0.18
wellnes visit	1.22	-1.22
wendelin	0.25	-0.25
wendell	0.91	-0.91
went	-1.11	1.11
went * a	-0.5	0.5
went * our	-0.48	0.48
went * the	0.26	-0.26
went * until	-0.46	0.46
went * you	1.01	-1.01
went * your	-0.71	0.71
went by	-0.64	0.64
went from	0.32	-0.32
went on	-0.99	0.99
went out	1.3	-1.3
went through	1.09	-1.09
went to	-0.53	0.53
were	-0.36	0.36
were * <month>	0.24	-0.24
were * the	0.27	-0.27
were <m>	-0.2	0.2
were <n>	-0.69	0.69
were all	-0.55	0.55
were allow	0.64	-0.64
were approv	1.07	-1.07
were bill	0.24	-0.24
were both	1.59	-1.59
were certify	0.38	-0.38
were charg	-0.29	0.29
were clear	0.95	-0.95
were cover	1.55	-1.55
were cut	0.26	-0.26
were done	-0.58	0.58
were first	-0.99	0.99
were given	-1.08	1.08
were left	0.73	-0.73
were list	-0.43	0.43
were look	-0.38	0.38
were made	0.29	-0.29
were medical	0.32	-0.32
were met	-0.17	0.17
were need	0.26	-0.26
were never	-0.4	0.4
were not	-1.33	1.33
were on	-0.26	0.26
were one	0.75	-0.75
were payabl	-0.19	0.19
were provid	0.19	-0.19
were put	0.44	-0.44
were reimburs	1.12	-1.12
were render	-0.71	0.71
were report	-0.46	0.46
were right	0.54	-0.54
were sent	0.22	-0.22
were spent	-0.66	0.66
were the	-0.74	0.74
were to	-0.92	0.92
were told	-0.5	0.5
were treat	0.23	-0.23
were tried	-0.95	0.95
were turn	-0.69	0.69
were used	0.84	-0.84
were wrong	0.97	-0.97
west	-0.36	0.36
west region	0.48	-0.48
weve	0.3	-0.3
weve deny	0.29	-0.29
wf	0.17	-0.17
what	-0.37	0.37
what * approv	0.41	-0.41
what * are	0.3	-0.3
what * asked	1.57	-1.57
what * bill	1.09	-1.09
what * can	0.82	-0.82
what * code	0.42	-0.42
what * contract	-0.32	0.32
what * decid	0.25	-0.25
what * did	1.12	-1.12
what * do	0.92	-0.92
what * first	-0.74	0.74
what * found	0.19	-0.19
what * had	-0.75	0.75
what * have	-0.37	0.37
what * left	-0.16	0.16
what * may	-0.67	0.67
what * need	1.61	-1.61
what * not	0.3	-0.3
what * note	-0.24	0.24
what * owe	0.45	-0.45
what * paid	1.95	-1.95
what * pay	-1.57	1.57
what * plan	0.51	-0.51
what * receiv	-1.16	1.16
what * reviewer	0.28	-0.28
what * sent	0.67	-0.67
what * therapist	0.69	-0.69
what <n>	-0.73	0.73
what a	0.51	-0.51
what can	0.19	-0.19
what did	0.21	-0.21
what had	1.19	-1.19
what happen	0.28	-0.28
what has	-0.56	0.56
what he	-0.54	0.54
what if	0.26	-0.26
what it	-0.66	0.66
what left	-0.39	0.39
what other	-0.27	0.27
what our	-0.37	0.37
what remain	-0.67	0.67
what she	-0.17	0.17
what the	-1.05	1.05
what they	-0.17	0.17
what to	1.05	-1.05
what was	1.21	-1.21
what we	0.94	-0.94
what wed	-0.46	0.46
what you	-0.35	0.35
whatever	-0.52	0.52
whatever * outcom	-0.71	0.71
whatever is	-0.59	0.59
whatever the	-0.34	0.34
wheelchair	-1.15	1.15
wheelchair is	-0.49	0.49
when	-0.18	0.18
when * claim	-0.94	0.94
when * first	0.22	-0.22
when * got	-0.31	0.31
when * have	-0.18	0.18
when * is	-0.43	0.43
when * paid	0.99	-0.99
when * patient	0.18	-0.18
when * skill	1.24	-1.24
when * was	-0.37	0.37
when a	-0.63	0.63
when bill	0.27	-0.27
when both	-0.47	0.47
when he	1.29	-1.29
when it	-0.58	0.58
when its	-0.81	0.81
when she	-0.46	0.46
when the	0.53	-0.53
when there	0.87	-0.87
when they	0.39	-0.39
when thi	0.63	-0.63
when used	-0.57	0.57
when we	0.28	-0.28
when what	0.2	-0.2
when you	-1.34	1.34
where	-1.46	1.46
where * are	0.19	-0.19
where * is	-1.05	1.05
where * patient	-0.19	0.19
where * signatur	0.37	-0.37
where * stand	0.51	-0.51
where * the	-0.98	0.98
where a	-0.27	0.27
where he	-0.22	0.22
where is	-0.41	0.41
where it	-1.12	1.12
where she	-0.33	0.33
where the	-0.83	0.83
where they	-0.34	0.34
where to	0.56	-0.56
where was	-0.41	0.41
where you	0.68	-0.68
whether	0.33	-0.33
whether * claim	0.85	-0.85
whether * not	-0.22	0.22
whether * particular	0.23	-0.23
whether * servic	1.36	-1.36
whether * visit	0.37	-0.37
whether a	0.41	-0.41
whether care	0.94	-0.94
whether it	-0.82	0.82
whether or	-0.22	0.22
whether she	0.37	-0.37
whether the	-0.42	0.42
whether thi	-0.26	0.26
which	-1.13	1.13
which * <n>	0.2	-0.2
which * a	0.24	-0.24
which * charg	0.23	-0.23
which * do	-0.65	0.65
which * had	0.48	-0.48
which * have	0.38	-0.38
which * les	0.49	-0.49
which * not	-0.39	0.39
which * plan	0.97	-0.97
which * provider	0.83	-0.83
which * receiv	0.55	-0.55
which * sent	0.36	-0.36
which came	0.52	-0.52
which dr	0.46	-0.46
which has	-0.56	0.56
which is	-1.12	1.12
which it	0.49	-0.49
which leav	-0.66	0.66
which medicar	-0.93	0.93
which must	-0.81	0.81
which of	-0.9	0.9
which one	-0.26	0.26
which plan	-0.25	0.25
which reach	0.73	-0.73
which show	0.56	-0.56
which the	0.5	-0.5
which thi	0.31	-0.31
which we	-0.94	0.94
which were	0.5	-0.5
which you	1.35	-1.35
whichever * later	0.42	-0.42
whichever is	0.25	-0.25
while	-0.45	0.45
while * appeal	0.87	-0.87
while * claim	0.2	-0.2
while * is	0.46	-0.46
while * person	-0.28	0.28
while * wait	0.55	-0.55
while a	-0.31	0.31
while it	0.61	-0.61
while the	-1.16	1.16
while there	-0.22	0.22
while we	0.89	-0.89
while you	0.47	-0.47
whitcomb ruiz	0.37	-0.37
whitfield	0.32	-0.32
whitlock	0.23	-0.23
whitlow	0.22	-0.22
who	-0.48	0.48
who * board	0.35	-0.35
who * cover	-0.45	0.45
who * not	-1.38	1.38
who * responsibl	0.58	-0.58
who asked	-0.16	0.16
who can	-0.4	0.4
who cannot	-0.68	0.68
who decid	0.23	-0.23
who doe	0.74	-0.74
who had	1.74	-1.74
who has	0.26	-0.26
who is	-0.7	0.7
who knowing	0.55	-0.55
who look	-0.19	0.19
who made	-0.25	0.25
who order	-1.1	1.1
who pay	-0.34	0.34
who review	-0.62	0.62
who saw	-0.26	0.26
who took	0.47	-0.47
who was	1.71	-1.71
who work	0.23	-0.23
whoever	-1.07	1.07
whol	-0.45	0.45
whole	-0.71	0.71
whole batch	-0.3	0.3
whole bill	1.07	-1.07
whole claim	-0.21	0.21
whole of	-0.17	0.17
whom * may	0.26	-0.26
whom it	0.26	-0.26
whose	-0.68	0.68
why * are	0.36	-0.36
why * ask	0.2	-0.2
why * believ	0.42	-0.42
why * could	-0.72	0.72
why * home	-0.28	0.28
why * should	0.18	-0.18
why * think	0.43	-0.43
why * was	-0.96	0.96
why :	-0.43	0.43
why ?	0.16	-0.16
why a	-1.05	1.05
why and	-0.16	0.16
why did	0.78	-0.78
why it	-0.72	0.72
why the	-0.37	0.37
why thi	-0.85	0.85
why was	0.58	-0.58
why we	1.02	-1.02
why you	1.25	-1.25
why your	1.02	-1.02
wife	-0.52	0.52
wife of	0.57	-0.57
wilhelmina	0.34	-0.34
will	1.56	-1.56
will * clos	0.81	-0.81
will * cover	0.8	-0.8
will * decid	0.19	-0.19
will * deny	0.57	-0.57
will * made	0.4	-0.4
will * open	0.2	-0.2
will * paid	1.15	-1.15
will * process	0.2	-0.2
will * reprocess	0.47	-0.47
will * sent	0.23	-0.23
will * taken	0.55	-0.55
will answer	0.2	-0.2
will be	1.56	-1.56
will begin	0.69	-0.69
will come	0.33	-0.33
will cover	0.31	-0.31
will decid	0.4	-0.4
will deduct	0.39	-0.39
will do	0.78	-0.78
will find	-0.63	0.63
will follow	0.64	-0.64
will get	0.77	-0.77
will have	0.63	-0.63
will hear	-0.74	0.74
will hold	1.18	-1.18
will look	0.8	-0.8
will make	1	-1
will need	0.28	-0.28
will not	-1.79	1.79
will now	0.72	-0.72
will pay	1	-1
will proces	0.54	-0.54
will read	0.24	-0.24
will run	-0.33	0.33
will send	0.41	-0.41
will show	0.22	-0.22
will start	0.45	-0.45
will stay	0.72	-0.72
will take	1.11	-1.11
will then	0.39	-0.39
will work	0.73	-0.73
willamett	0.2	-0.2
willow	-0.43	0.43
window	-1.75	1.75
window clos	-0.47	0.47
winifr castellano	0.21	-0.21
winter	-0.86	0.86
winterbourn	0.24	-0.24
wire	-0.32	0.32
wisconsin	1.24	-1.24
wish * contest	0.49	-0.49
wish to	0.9	-0.9
with * <n>	-0.46	0.46
with * answer	0.19	-0.19
with * bill	-0.84	0.84
with * cane	-0.54	0.54
with * certific	0.78	-0.78
with * claim	-0.29	0.29
with * code	0.44	-0.44
with * complet	-0.62	0.62
with * copy	-0.32	0.32
with * decision	0.5	-0.5
with * diagnosy	-0.87	0.87
with * earlier	0.29	-0.29
with * first	1.45	-1.45
with * home	-1.31	1.31
with * independent	-0.45	0.45
with * lab	-0.32	0.32
with * letter	1.45	-1.45
with * medical	-0.38	0.38
with * member	0.34	-0.34
with * minut	0.72	-0.72
with * modifier	0.59	-0.59
with * name	-0.67	0.67
with * network	-0.63	0.63
with * new	-0.45	0.45
with * next	0.37	-0.37
with * number	-0.16	0.16
with * nurse	1.16	-1.16
with * offic	0.3	-0.3
with * other	-0.32	0.32
with * patient	-0.46	0.46
with * pay	-0.36	0.36
with * physician	0.2	-0.2
with * plan	1.89	-1.89
with * primary	-0.89	0.89
with * procedur	0.2	-0.2
with * provider	-0.34	0.34
with * rail	-0.8	0.8
with * record	0.38	-0.38
with * region	0.26	-0.26
with * request	-0.74	0.74
with * rest	-0.59	0.59
with * reviewer	0.38	-0.38
with * sheet	-0.62	0.62
with * sign	0.24	-0.24
with * specific	0.16	-0.16
with * state	-0.68	0.68
with * the	0.34	-0.34
with * time	0.23	-0.23
with * treat	-0.19	0.19
with * without	-0.42	0.42
with * written	0.4	-0.4
with <5>	-0.35	0.35
with <n>	-0.35	0.35
with a	-1.03	1.03
with adjust	-0.29	0.29
with an	-1.69	1.69
with and	-0.54	0.54
with any	-0.3	0.3
with bath	-0.94	0.94
with check	-0.28	0.28
with cigna	1.15	-1.15
with claim	-0.22	0.22
with co	-0.44	0.44
with code	0.74	-0.74
with contrast	-0.31	0.31
with date	0.96	-0.96
with diagnosy	-0.36	0.36
with dr	0.71	-0.71
with exercis	-0.99	0.99
with frequency	0.4	-0.4
with goal	1.08	-1.08
with her	0.31	-0.31
with him	-0.21	0.21
with how	0.32	-0.32
with interest	0.56	-0.56
with it	-0.92	0.92
with its	-0.43	0.43
with measurabl	-0.52	0.52
with modifier	1.09	-1.09
with normal	-0.43	0.43
with noth	1.18	-1.18
with one	0.27	-0.27
with other	0.84	-0.84
with our	0.3	-0.3
with pay	0.6	-0.6
with pre	-0.26	0.26
with proof	0.68	-0.68
with reason	0.67	-0.67
with start	0.26	-0.26
with the	-0.4	0.4
with them	-1.29	1.29
with thi	0.3	-0.3
with time	-0.23	0.23
with timed	0.59	-0.59
with total	0.83	-0.83
with type	0.45	-0.45
with us	-0.64	0.64
with what	0.61	-0.61
with you	1.44	-1.44
with your	0.63	-0.63
withdrawn	-0.35	0.35
withdrawn by	-1.46	1.46
withdrawn national	0.38	-0.38
withdrew	-0.43	0.43
withheld	-0.78	0.78
withheld from	0.96	-0.96
withhold	-0.71	0.71
within	0.65	-0.65
within * <n>	-0.93	0.93
within * first	-0.27	0.27
within * last	1.67	-1.67
within * same	-0.42	0.42
within * time	0.31	-0.31
within <n>	0.34	-0.34
within five	0.83	-0.83
within four	0.42	-0.42
within ninety	-0.3	0.3
within one	0.78	-0.78
within six	-0.35	0.35
within sixty	0.25	-0.25
within three	0.63	-0.63
within time	0.66	-0.66
within two	0.87	-0.87
without	-1.44	1.44
without * cane	0.21	-0.21
without * contract	-0.33	0.33
without * identity	0.37	-0.37
without * member	0.24	-0.24
without * new	0.45	-0.45
without * the	-0.45	0.45
without * therapist	0.91	-0.91
without a	0.41	-0.41
without an	0.47	-0.47
without any	0.35	-0.35
without further	-0.58	0.58
without help	-0.4	0.4
without it	-0.65	0.65
without that	-0.51	0.51
without the	-0.26	0.26
without them	0.61	-0.61
wk	1.35	-1.35
wk <n>	0.24	-0.24
wk x	0.54	-0.54
wks	-0.67	0.67
wojcik	0.41	-0.41
woman	-0.54	0.54
won	0.46	-0.46
word	-1.57	1.57
word * same	0.17	-0.17
word and	-0.33	0.33
word for	-0.18	0.18
word of	-0.22	0.22
word we	-0.27	0.27
work	-1.06	1.06
work * <n>	1.08	-1.08
work * claim	0.25	-0.25
work * the	-0.56	0.56
work * us	0.24	-0.24
work and	-0.74	0.74
work better	1.06	-1.06
work comp	0.56	-0.56
work condition	0.82	-0.82
work day	0.36	-0.36
work for	0.94	-0.94
work harden	-0.32	0.32
work injury	-1.35	1.35
work on	1.36	-1.36
work out	-1.82	1.82
work relat	-0.38	0.38
work so	-0.51	0.51
work was	1.22	-1.22
worker	1.57	-1.57
worker comp	0.77	-0.77
worker may	0.33	-0.33
worth	-0.36	0.36
would	-1.65	1.65
would * need	-1.26	1.26
would * the	0.19	-0.19
would be	-0.52	0.52
would call	-0.21	0.21
would chang	-0.28	0.28
would do	-0.81	0.81
would harm	-0.45	0.45
would have	-1.72	1.72
would help	1.02	-1.02
would like	2.05	-2.05
would make	-0.41	0.41
would need	0.51	-0.51
would not	-0.63	0.63
would pay	-0.44	0.44
would put	-0.75	0.75
would serve	-0.39	0.39
wouldv	-0.75	0.75
wouldv been	-0.4	0.4
wound	-0.54	0.54
wps	0.29	-0.29
wps govern	0.16	-0.16
wren	0.63	-0.63
wrist fractur	-0.2	0.2
wrist sprain	0.43	-0.43
writ	1.02	-1.02
writ * reconsider	0.16	-0.16
writ * the	0.45	-0.45
writ about	0.16	-0.16
writ befor	0.68	-0.68
writ beforehand	0.85	-0.85
writ no	0.18	-0.18
writ that	0.4	-0.4
writ the	-0.68	0.68
writ to	0.35	-0.35
writ why	0.18	-0.18
writ within	0.4	-0.4
write	0.82	-0.82
write * claim	0.6	-0.6
write * provider	0.26	-0.26
write * the	0.84	-0.84
write * us	1.12	-1.12
write * you	-0.98	0.98
write :	0.28	-0.28
write about	0.38	-0.38
write off	-0.46	0.46
write the	0.93	-0.93
write to	0.56	-0.56
write up	-0.25	0.25
write within	0.3	-0.3
written appeal	0.28	-0.28
written disput	0.17	-0.17
written down	-0.17	0.17
written off	1.21	-1.21
written order	-0.33	0.33
written report	-1.34	1.34
written request	0.58	-0.58
written up	-0.25	0.25
wrong	-0.7	0.7
wrong ?	0.29	-0.29
wrong and	1.3	-1.3
wrong rate	-0.68	0.68
wrong send	0.22	-0.22
wrong the	0.59	-0.59
wrong year	-1.31	1.31
wrote	-0.94	0.94
wrote * the	0.27	-0.27
wrote * you	0.83	-0.83
wrote * your	-1.05	1.05
wrote :	0.25	-0.25
wrote it	-0.59	0.59
wrote that	0.27	-0.27
wrote the	-0.54	0.54
wrote to	0.17	-0.17
wt	0.18	-0.18
wt <n>	0.18	-0.18
x	-0.88	0.88
x <5>	0.37	-0.37
x <d>	0.17	-0.17
x daily	0.44	-0.44
x initial	0.76	-0.76
x offic	0.22	-0.22
x ray	-0.26	0.26
x the	-1.11	1.11
x treat	0.54	-0.54
x week	0.54	-0.54
x wk	0.19	-0.19
ximena	0.21	-0.21
xjbh	0.42	-0.42
xjbh <n>	0.42	-0.42
xof	0.18	-0.18
xof <n>	0.18	-0.18
xr	0.63	-0.63
xr <n>	0.6	-0.6
xx	0.5	-0.5
xx <n>	0.43	-0.43
xxa	0.34	-0.34
xxd	0.16	-0.16
xxx	0.66	-0.66
xxx <n>	0.34	-0.34
xxx xx	0.4	-0.4
y	1.19	-1.19
y <n>	0.16	-0.16
y moa	0.49	-0.49
year	-1.54	1.54
year * date	-0.25	0.25
year * no	0.53	-0.53
year * physical	-0.39	0.39
year :	0.64	-0.64
year after	0.25	-0.25
year ago	-0.45	0.45
year and	-2.7	2.7
year begin	1.35	-1.35
year clos	-0.35	0.35
year deductibl	0.32	-0.32
year end	0.19	-0.19
year for	0.64	-0.64
year from	0.44	-0.44
year had	-0.23	0.23
year has	-1	1
year is	1.57	-1.57
year later	-0.32	0.32
year maximum	-1.72	1.72
year need	0.93	-0.93
year of	0.94	-0.94
year old	0.9	-0.9
year run	0.96	-0.96
year the	-0.38	0.38
year thi	-0.61	0.61
year to	-0.33	0.33
year was	-0.76	0.76
year with	0.57	-0.57
yellow	-0.24	0.24
yes	0.49	-0.49
yes * no	1.43	-1.43
yes * the	0.88	-0.88
yes <m>	0.41	-0.41
yes and	-1.08	1.08
yes or	1.46	-1.46
yes to	-0.33	0.33
yet	0.68	-0.68
yet becaus	1.56	-1.56
yet the	-0.43	0.43
yoon	-0.43	0.43
york	0.48	-0.48
york motor	0.44	-0.44
york state	0.25	-0.25
you * <month>	-0.69	0.69
you * <n>	-0.32	0.32
you * a	0.21	-0.21
you * advis	0.29	-0.29
you * appeal	-0.71	0.71
you * ask	-1.45	1.45
you * by	-0.2	0.2
you * car	0.25	-0.25
you * decision	0.25	-0.25
you * entitl	0.17	-0.17
you * error	0.63	-0.63
you * gett	0.69	-0.69
you * his	-0.62	0.62
you * in	-0.2	0.2
you * it	0.28	-0.28
you * may	-1.17	1.17
you * mistak	0.32	-0.32
you * on	-0.62	0.62
you * requir	0.43	-0.43
you * responsibl	0.63	-0.63
you * return	0.16	-0.16
you * right	0.28	-0.28
you * send	0.78	-0.78
you * someon	0.29	-0.29
you * still	0.27	-0.27
you * that	-0.52	0.52
you * the	1.56	-1.56
you * thi	-0.88	0.88
you * to	0.54	-0.54
you * we	0.55	-0.55
you * welcom	0.76	-0.76
you * will	0.24	-0.24
you * your	1.73	-1.73
you <m>	1.19	-1.19
you <n>	-0.62	0.62
you a	0.32	-0.32
you about	-0.93	0.93
you agr	-0.99	0.99
you agree	0.46	-0.46
you and	0.56	-0.56
you answer	0.23	-0.23
you appeal	0.98	-0.98
you are	0.31	-0.31
you as	-0.94	0.94
you asked	1.81	-1.81
you at	-0.51	0.51
you back	-0.24	0.24
you befor	0.3	-0.3
you believ	0.84	-0.84
you bill	0.18	-0.18
you by	0.22	-0.22
you call	0.58	-0.58
you can	0.83	-0.83
you cant	0.4	-0.4
you charg	0.67	-0.67
you choos	0.18	-0.18
you chose	-0.55	0.55
you claim	0.21	-0.21
you could	-0.59	0.59
you did	-0.43	0.43
you do	1.83	-1.83
you enclos	-0.39	0.39
you faxed	-0.96	0.96
you for	1.91	-1.91
you from	0.26	-0.26
you get	0.97	-0.97
you got	1.66	-1.66
you had	-1.44	1.44
you in	-0.68	0.68
you kept	0.9	-0.9
you knew	0.26	-0.26
you know	0.37	-0.37
you left	-0.41	0.41
you list	-0.67	0.67
you made	-0.47	0.47
you mail	-1.73	1.73
you may	1.44	-1.44
you meant	-1.17	1.17
you mention	1.13	-1.13
you might	1.06	-1.06
you miss	-0.23	0.23
you more	0.78	-0.78
you must	1.01	-1.01
you name	0.22	-0.22
you need	1.05	-1.05
you on	-0.99	0.99
you only	0.16	-0.16
you or	1.03	-1.03
you owe	0.93	-0.93
you paid	-0.57	0.57
you pay	0.16	-0.16
you pick	-0.84	0.84
you put	-0.49	0.49
you quote	-1.03	1.03
you receiv	1.04	-1.04
you remain	0.2	-0.2
you return	0.36	-0.36
you saw	-1.13	1.13
you say	-0.55	0.55
you see	1.46	-1.46
you send	1.75	-1.75
you sent	-0.5	0.5
you should	1.09	-1.09
you sign	-0.28	0.28
you stand	0.19	-0.19
you start	-0.92	0.92
you still	-0.79	0.79
you thi	-0.29	0.29
you think	1.31	-1.31
you too	0.35	-0.35
you treat	1.01	-1.01
you two	-0.32	0.32
you used	-0.94	0.94
you wait	-0.94	0.94
you walk	-0.27	0.27
you want	0.43	-0.43
you we	0.89	-0.89
you were	1.05	-1.05
you why	-0.98	0.98
you wish	0.65	-0.65
you with	1.53	-1.53
you would	0.34	-0.34
you your	0.28	-0.28
youd have	-0.62	0.62
youd like	0.67	-0.67
your * a	-0.34	0.34
your * not	-0.31	0.31
your * pay	0.22	-0.22
your <m>	0.76	-0.76
your <month>	-0.23	0.23
your <n>	-0.4	0.4
your account	1.01	-1.01
your addres	0.93	-0.93
your answer	0.16	-0.16
your appeal	0.22	-0.22
your area	-0.99	0.99
your back	0.3	-0.3
your balanc	1.03	-1.03
your bank	-0.5	0.5
your benefit	-0.43	0.43
your bill	0.92	-0.92
your biller	-0.95	0.95
your came	-1.61	1.61
your card	0.3	-0.3
your care	0.43	-0.43
your case	1.35	-1.35
your charg	-0.44	0.44
your chart	-0.22	0.22
your check	-0.85	0.85
your chiropractor	0.27	-0.27
your claim	1.91	-1.91
your clinic	-1.34	1.34
your condition	-0.38	0.38
your contract	-0.57	0.57
your copay	0.2	-0.2
your coverag	1.12	-1.12
your date	-0.37	0.37
your deductibl	0.16	-0.16
your diagnosy	-0.79	0.79
your did	-0.41	0.41
your discount	-0.25	0.25
your disput	0.9	-0.9
your doctor	2.48	-2.48
your electronic	-0.48	0.48
your elm	0.22	-0.22
your employer	0.43	-0.43
your enroll	-0.2	0.2
your entir	0.42	-0.42
your evidenc	0.51	-0.51
your explan	0.41	-0.41
your famy	0.66	-0.66
your favor	1.15	-1.15
your fax	-0.27	0.27
your file	-0.32	0.32
your front	-0.59	0.59
your group	-1.57	1.57
your health	0.22	-0.22
your home	-0.63	0.63
your id	0.16	-0.16
your initial	0.43	-0.43
your insuranc	1.17	-1.17
your intak	0.27	-0.27
your invoic	0.78	-0.78
your is	-1.4	1.4
your last	0.76	-0.76
your left	0.27	-0.27
your letter	1.28	-1.28
your line	-0.57	0.57
your lower	0.85	-0.85
your medicaid	-0.75	0.75
your medical	-0.27	0.27
your member	0.6	-0.6
your money	0.56	-0.56
your network	0.71	-0.71
your new	-0.17	0.17
your next	1.26	-1.26
your number	-0.2	0.2
your offic	0.47	-0.47
your old	-0.8	0.8
your own	-0.67	0.67
your paper	-0.17	0.17
your part	0.34	-0.34
your particip	-1.05	1.05
your partner	-0.91	0.91
your patient	0.97	-0.97
your pay	1.67	-1.67
your physical	0.26	-0.26
your place	-0.31	0.31
your plan	-0.95	0.95
your portal	0.63	-0.63
your practic	-0.5	0.5
your prescriber	0.99	-0.99
your price	-0.49	0.49
your proof	0.76	-0.76
your provider	1.2	-1.2
your rebuttal	1.3	-1.3
your record	-0.25	0.25
your remittanc	1.65	-1.65
your representativ	0.32	-0.32
your request	0.64	-0.64
your resubmission	-0.51	0.51
your right	0.9	-0.9
your second	-0.31	0.31
your servic	0.31	-0.31
your session	-0.82	0.82
your share	0.68	-0.68
your son	0.92	-0.92
your specific	0.16	-0.16
your staff	-0.2	0.2
your stat	0.22	-0.22
your state	1.3	-1.3
your summary	-0.95	0.95
your system	-0.51	0.51
your tax	0.45	-0.45
your therapist	-0.85	0.85
your time	0.48	-0.48
your to	0.86	-0.86
your treat	0.61	-0.61
your tricar	0.51	-0.51
your upload	-0.6	0.6
your vendor	-0.42	0.42
your visit	1.3	-1.3
your was	-0.73	0.73
your way	1.25	-1.25
your written	0.55	-0.55
your year	0.51	-0.51
your your	0.17	-0.17
your zip	-1.05	1.05
yourself	-0.88	0.88
yppw	0.25	-0.25
yppw <n>	0.25	-0.25
yr	-1.22	1.22
z	-0.64	0.64
z <m>	-0.67	0.67
z <n>	0.61	-0.61
z code	-0.52	0.52
zebulon	-0.49	0.49
zepbound	-1.31	1.31
zero	-1.72	1.72
zero pay	-0.72	0.72
zip	-1.5	1.5
zip code	-0.43	0.43
`;
