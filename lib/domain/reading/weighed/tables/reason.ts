/** Made by npm run eval:fit; not to be edited. */
export const REASON_TABLE = `
sign	other	reason
base	0.34	-0.34
:	0.78	-0.78
: * addres	0.2	-0.2
: * appeal	0.24	-0.24
: * bill	-0.57	0.57
: * claim	0.44	-0.44
: * have	-0.39	0.39
: * home	-0.47	0.47
: * member	-0.52	0.52
: * note	-1.68	1.68
: * or	0.33	-0.33
: * request	-0.44	0.44
: * servic	-0.92	0.92
: * standard	-0.22	0.22
: * visit	0.36	-0.36
: <5>	-0.7	0.7
: <n>	-0.8	0.8
: a	1.61	-1.61
: additional	-0.38	0.38
: all	0.42	-0.42
: allow	1.09	-1.09
: an	0.37	-0.37
: appeal	0.5	-0.5
: approv	0.92	-0.92
: attach	0.74	-0.74
: call	0.18	-0.18
: claim	-1.12	1.12
: dr	-0.73	0.73
: esmd	0.16	-0.16
: fax	0.25	-0.25
: file	-0.23	0.23
: finaliz	0.75	-0.75
: first	-0.32	0.32
: gp	0.28	-0.28
: initial	-0.78	0.78
: it	-0.21	0.21
: its	-1.33	1.33
: line	-0.7	0.7
: lumbar	0.44	-0.44
: may	-0.3	0.3
: member	-1.34	1.34
: more	-0.37	0.37
: neck	-0.28	0.28
: no	-1.09	1.09
: none	-0.25	0.25
: not	-0.63	0.63
: noth	-0.28	0.28
: of	-0.2	0.2
: one	-0.84	0.84
: our	-0.64	0.64
: outpatient	0.96	-0.96
: overturn	0.41	-0.41
: paid	0.17	-0.17
: patient	-0.68	0.68
: physical	0.24	-0.24
: plan	-1.24	1.24
: provider	0.22	-0.22
: pt	-0.44	0.44
: report	1.04	-1.04
: request	-1.28	1.28
: same	-0.29	0.29
: see	-0.26	0.26
: send	0.79	-0.79
: she	-1.01	1.01
: sign	1.71	-1.71
: standard	0.67	-0.67
: statu	0.29	-0.29
: t	0.41	-0.41
: the	-3.68	3.68
: two	-1.15	1.15
: visit	0.32	-0.32
: we	-0.63	0.63
: within	0.35	-0.35
: x	0.83	-0.83
: yes	-0.4	0.4
: you	-1.41	1.41
: your	0.16	-0.16
<5>	0.69	-0.69
<5> * <5>	-0.54	0.54
<5> * <d>	-0.27	0.27
<5> * <m>	0.63	-0.63
<5> * <month>	-0.99	0.99
<5> * <n>	-1.04	1.04
<5> * a	-0.29	0.29
<5> * an	-1.06	1.06
<5> * each	0.66	-0.66
<5> * modifier	0.27	-0.27
<5> * not	0.67	-0.67
<5> * the	-0.49	0.49
<5> * was	0.25	-0.25
<5> :	0.83	-0.83
<5> <m>	0.43	-0.43
<5> <month>	0.21	-0.21
<5> <n>	1.51	-1.51
<5> amount	-0.43	0.43
<5> and	1.84	-1.84
<5> are	-0.92	0.92
<5> at	0.9	-0.9
<5> bill	0.26	-0.26
<5> blood	0.34	-0.34
<5> by	0.7	-0.7
<5> came	-0.62	0.62
<5> charg	1.09	-1.09
<5> chiropractic	0.73	-0.73
<5> claim	-0.32	0.32
<5> cover	0.89	-0.89
<5> decision	-0.5	0.5
<5> diagnosy	0.64	-0.64
<5> done	0.34	-0.34
<5> e	-0.21	0.21
<5> electrical	0.67	-0.67
<5> exercis	0.88	-0.88
<5> for	-0.38	0.38
<5> from	0.72	-0.72
<5> given	-0.37	0.37
<5> gp	0.49	-0.49
<5> group	0.21	-0.21
<5> h	0.75	-0.75
<5> health	0.16	-0.16
<5> icn	0.3	-0.3
<5> is	-0.71	0.71
<5> k	-0.26	0.26
<5> lipid	0.25	-0.25
<5> m	0.16	-0.16
<5> manual	0.54	-0.54
<5> massag	0.31	-0.31
<5> mri	0.37	-0.37
<5> need	-1.55	1.55
<5> needl	0.34	-0.34
<5> new	0.19	-0.19
<5> no	1.05	-1.05
<5> of	-0.64	0.64
<5> offic	0.56	-0.56
<5> on	-1.41	1.41
<5> one	0.51	-0.51
<5> or	-1.27	1.27
<5> paid	0.2	-0.2
<5> patient	0.19	-0.19
<5> pay	0.31	-0.31
<5> plan	0.24	-0.24
<5> preventiv	0.2	-0.2
<5> provider	0.34	-0.34
<5> pt	0.38	-0.38
<5> q	0.34	-0.34
<5> reason	-1.07	1.07
<5> receiv	-0.32	0.32
<5> render	0.19	-0.19
<5> rt	0.3	-0.3
<5> same	-0.94	0.94
<5> servic	-0.29	0.29
<5> spinal	0.37	-0.37
<5> strep	0.63	-0.63
<5> that	0.66	-0.66
<5> the	-0.88	0.88
<5> therapeutic	0.52	-0.52
<5> thi	-0.74	0.74
<5> to	-1.22	1.22
<5> together	-0.16	0.16
<5> townzip	-0.18	0.18
<5> two	0.8	-0.8
<5> vitamin	0.22	-0.22
<5> w	-0.49	0.49
<5> were	-0.7	0.7
<5> will	0.26	-0.26
<5> x	0.91	-0.91
<5> yes	0.25	-0.25
<d>	1.07	-1.07
<d> * <d>	0.65	-0.65
<d> * <n>	1.39	-1.39
<d> * deny	-0.48	0.48
<d> * not	-0.75	0.75
<d> * the	0.21	-0.21
<d> * your	0.36	-0.36
<d> :	-0.35	0.35
<d> <m>	0.41	-0.41
<d> <n>	0.58	-0.58
<d> account	0.23	-0.23
<d> acupunctur	0.54	-0.54
<d> amount	-0.66	0.66
<d> and	-0.41	0.41
<d> apply	0.16	-0.16
<d> are	0.71	-0.71
<d> asked	-0.79	0.79
<d> authoriz	0.16	-0.16
<d> by	0.87	-0.87
<d> charg	-0.5	0.5
<d> check	0.47	-0.47
<d> code	0.24	-0.24
<d> contract	0.17	-0.17
<d> d	0.21	-0.21
<d> date	0.46	-0.46
<d> deny	-0.33	0.33
<d> diagnosy	0.2	-0.2
<d> dob	0.16	-0.16
<d> effectiv	0.18	-0.18
<d> eft	-0.45	0.45
<d> employer	0.32	-0.32
<d> file	0.19	-0.19
<d> finaliz	0.39	-0.39
<d> for	0.95	-0.95
<d> group	0.3	-0.3
<d> icd	0.18	-0.18
<d> id	0.25	-0.25
<d> is	-1.12	1.12
<d> j	0.32	-0.32
<d> letter	0.38	-0.38
<d> level	0.21	-0.21
<d> medicaid	0.18	-0.18
<d> member	-0.52	0.52
<d> mrn	0.17	-0.17
<d> no	0.85	-0.85
<d> offic	0.76	-0.76
<d> our	-0.33	0.33
<d> page	0.49	-0.49
<d> paid	0.69	-0.69
<d> patient	-0.19	0.19
<d> pay	0.63	-0.63
<d> payee	0.18	-0.18
<d> plan	0.31	-0.31
<d> po	0.22	-0.22
<d> procedur	-0.61	0.61
<d> process	-0.28	0.28
<d> provider	-0.34	0.34
<d> receiv	0.8	-0.8
<d> relationship	0.23	-0.23
<d> render	0.43	-0.43
<d> request	0.47	-0.47
<d> seen	0.2	-0.2
<d> servic	0.73	-0.73
<d> show	0.56	-0.56
<d> subscriber	0.23	-0.23
<d> the	0.71	-0.71
<d> therapy	0.32	-0.32
<d> through	1.26	-1.26
<d> to	1.41	-1.41
<d> total	-0.34	0.34
<d> townzip	0.21	-0.21
<d> treat	0.17	-0.17
<d> ur	0.24	-0.24
<d> we	-1.15	1.15
<d> were	0.54	-0.54
<d> with	0.25	-0.25
<d> x	0.21	-0.21
<d> your	0.28	-0.28
<m>	1.31	-1.31
<m> * <5>	0.45	-0.45
<m> * <d>	-0.55	0.55
<m> * <m>	1.09	-1.09
<m> * a	-0.88	0.88
<m> * all	-0.91	0.91
<m> * an	0.39	-0.39
<m> * b	0.19	-0.19
<m> * charg	0.31	-0.31
<m> * code	0.49	-0.49
<m> * deny	-0.56	0.56
<m> * eft	0.63	-0.63
<m> * m	0.53	-0.53
<m> * may	0.39	-0.39
<m> * now	0.32	-0.32
<m> * owe	-0.43	0.43
<m> * paid	0.19	-0.19
<m> * pay	0.29	-0.29
<m> * plan	0.32	-0.32
<m> * proces	-0.59	0.59
<m> * provider	-0.56	0.56
<m> * thi	1.09	-1.09
<m> * visit	-0.31	0.31
<m> * we	0.22	-0.22
<m> * year	0.54	-0.54
<m> * you	0.23	-0.23
<m> * your	0.64	-0.64
<m> :	-1.45	1.45
<m> <5>	-0.16	0.16
<m> <d>	0.54	-0.54
<m> <n>	1.38	-1.38
<m> a	0.34	-0.34
<m> adj	0.46	-0.46
<m> adjust	-0.83	0.83
<m> allow	0.97	-0.97
<m> amount	0.45	-0.45
<m> and	-0.84	0.84
<m> as	-0.19	0.19
<m> balanc	0.2	-0.2
<m> becaus	-1.41	1.41
<m> befor	-0.23	0.23
<m> bill	0.32	-0.32
<m> by	0.95	-0.95
<m> c	0.7	-0.7
<m> calendar	0.21	-0.21
<m> catastrophic	0.52	-0.52
<m> check	0.27	-0.27
<m> claim	0.95	-0.95
<m> clm	0.36	-0.36
<m> co	-0.49	0.49
<m> code	0.96	-0.96
<m> coin	0.35	-0.35
<m> copay	0.46	-0.46
<m> cost	0.41	-0.41
<m> cpt	-0.49	0.49
<m> d	0.54	-0.54
<m> deductibl	1.45	-1.45
<m> deny	-1.3	1.3
<m> diagnosy	-0.26	0.26
<m> due	-0.88	0.88
<m> e	0.25	-0.25
<m> eft	0.41	-0.41
<m> eob	0.18	-0.18
<m> f	0.17	-0.17
<m> famy	0.19	-0.19
<m> fiscal	0.21	-0.21
<m> for	0.37	-0.37
<m> from	-0.32	0.32
<m> g	0.3	-0.3
<m> goe	0.19	-0.19
<m> had	-0.77	0.77
<m> has	1.1	-1.1
<m> in	-1.19	1.19
<m> individual	0.39	-0.39
<m> is	0.99	-0.99
<m> k	0.71	-0.71
<m> m	0.4	-0.4
<m> made	-0.51	0.51
<m> member	0.5	-0.5
<m> met	0.4	-0.4
<m> more	1.35	-1.35
<m> n	0.36	-0.36
<m> net	0.17	-0.17
<m> non	0.41	-0.41
<m> not	1.16	-1.16
<m> of	0.52	-0.52
<m> on	-1.2	1.2
<m> only	0.24	-0.24
<m> or	-0.21	0.21
<m> other	0.33	-0.33
<m> out	0.46	-0.46
<m> over	0.42	-0.42
<m> p	0.22	-0.22
<m> paid	0.34	-0.34
<m> pay	-0.2	0.2
<m> physical	0.47	-0.47
<m> plan	0.49	-0.49
<m> pr	-0.28	0.28
<m> procedur	0.27	-0.27
<m> provider	0.36	-0.36
<m> pt	0.53	-0.53
<m> r	0.16	-0.16
<m> reason	-0.84	0.84
<m> receiv	0.74	-0.74
<m> rem	0.33	-0.33
<m> remain	-0.31	0.31
<m> remark	0.77	-0.77
<m> render	0.46	-0.46
<m> rmk	0.23	-0.23
<m> see	0.5	-0.5
<m> statu	-0.38	0.38
<m> that	-0.36	0.36
<m> the	-1.35	1.35
<m> thi	0.18	-0.18
<m> to	0.77	-0.77
<m> total	0.69	-0.69
<m> v	0.19	-0.19
<m> w	-0.34	0.34
<m> was	2.1	-2.1
<m> we	-0.5	0.5
<m> went	1.19	-1.19
<m> what	0.48	-0.48
<m> which	-0.32	0.32
<m> with	0.27	-0.27
<m> within	0.46	-0.46
<m> x	0.73	-0.73
<m> you	0.51	-0.51
<m> your	0.65	-0.65
<month> * <month>	-1.74	1.74
<month> * a	0.68	-0.68
<month> * it	-0.24	0.24
<month> * saw	-0.27	0.27
<month> * that	0.41	-0.41
<month> * we	-0.22	0.22
<month> * you	-0.32	0.32
<month> <n>	1.07	-1.07
<month> and	-2.26	2.26
<month> as	-0.23	0.23
<month> bill	-1.21	1.21
<month> for	-0.48	0.48
<month> has	0.36	-0.36
<month> her	0.2	-0.2
<month> is	0.94	-0.94
<month> its	-0.5	0.5
<month> one	-0.2	0.2
<month> so	0.78	-0.78
<month> stat	-0.91	0.91
<month> the	-0.45	0.45
<month> through	-0.22	0.22
<month> to	-1.38	1.38
<month> visit	1.07	-1.07
<month> was	0.3	-0.3
<month> we	-1.09	1.09
<month> what	-0.32	0.32
<month> when	-0.58	0.58
<month> with	-0.28	0.28
<month> you	-0.27	0.27
<n>	-0.17	0.17
<n> * <d>	0.31	-0.31
<n> * <m>	-0.28	0.28
<n> * <month>	0.34	-0.34
<n> * <n>	0.67	-0.67
<n> * a	-0.83	0.83
<n> * after	0.51	-0.51
<n> * again	1.21	-1.21
<n> * an	-1.17	1.17
<n> * and	-0.38	0.38
<n> * appeal	0.18	-0.18
<n> * approv	0.41	-0.41
<n> * approval	-0.65	0.65
<n> * are	-0.77	0.77
<n> * asked	0.28	-0.28
<n> * attach	0.38	-0.38
<n> * b	0.48	-0.48
<n> * benefit	-0.97	0.97
<n> * bill	0.2	-0.2
<n> * by	-0.92	0.92
<n> * call	0.44	-0.44
<n> * came	-0.65	0.65
<n> * cannot	-0.53	0.53
<n> * charg	2	-2
<n> * check	-0.53	0.53
<n> * claim	0.31	-0.31
<n> * come	-0.28	0.28
<n> * contract	-0.28	0.28
<n> * copay	0.42	-0.42
<n> * could	1.16	-1.16
<n> * cover	-0.24	0.24
<n> * date	-0.17	0.17
<n> * day	0.61	-0.61
<n> * decision	-0.52	0.52
<n> * deny	0.41	-0.41
<n> * diagnosy	-0.55	0.55
<n> * did	-1.25	1.25
<n> * differenc	0.48	-0.48
<n> * discount	0.84	-0.84
<n> * document	0.97	-0.97
<n> * doe	0.52	-0.52
<n> * dr	-0.16	0.16
<n> * eight	-0.17	0.17
<n> * employer	-1.04	1.04
<n> * empty	-0.47	0.47
<n> * experimental	-1.36	1.36
<n> * fax	-0.89	0.89
<n> * file	0.43	-0.43
<n> * for	0.23	-0.23
<n> * found	-1.25	1.25
<n> * full	0.75	-0.75
<n> * give	-0.75	0.75
<n> * had	-0.72	0.72
<n> * has	0.34	-0.34
<n> * have	-2.02	2.02
<n> * he	0.57	-0.57
<n> * her	-0.22	0.22
<n> * his	-0.26	0.26
<n> * independent	0.56	-0.56
<n> * inform	-0.57	0.57
<n> * initial	0.26	-0.26
<n> * insur	0.42	-0.42
<n> * intak	-1.05	1.05
<n> * is	-0.33	0.33
<n> * it	-0.88	0.88
<n> * last	0.79	-0.79
<n> * learn	0.73	-0.73
<n> * left	0.18	-0.18
<n> * letter	-0.37	0.37
<n> * line	-0.73	0.73
<n> * look	0.24	-0.24
<n> * m	-0.48	0.48
<n> * mail	0.48	-0.48
<n> * may	-0.73	0.73
<n> * medical	0.6	-0.6
<n> * medicar	-0.84	0.84
<n> * member	0.56	-0.56
<n> * need	-0.23	0.23
<n> * network	0.19	-0.19
<n> * new	-0.59	0.59
<n> * no	0.3	-0.3
<n> * nobody	-0.37	0.37
<n> * not	-0.38	0.38
<n> * note	1.67	-1.67
<n> * noth	-0.64	0.64
<n> * number	0.49	-0.49
<n> * of	0.48	-0.48
<n> * offic	0.17	-0.17
<n> * on	0.84	-0.84
<n> * one	-0.99	0.99
<n> * only	0.32	-0.32
<n> * open	-0.54	0.54
<n> * our	-0.86	0.86
<n> * page	-0.3	0.3
<n> * paid	0.31	-0.31
<n> * part	0.36	-0.36
<n> * patient	-1.59	1.59
<n> * pay	-0.4	0.4
<n> * physical	0.35	-0.35
<n> * plan	-1.7	1.7
<n> * procedur	-0.23	0.23
<n> * provider	0.66	-0.66
<n> * question	-0.45	0.45
<n> * reason	0.53	-0.53
<n> * receiv	0.63	-0.63
<n> * recipient	0.4	-0.4
<n> * record	-1.19	1.19
<n> * remark	0.4	-0.4
<n> * render	1.18	-1.18
<n> * rest	-0.54	0.54
<n> * review	0.39	-0.39
<n> * same	-1.27	1.27
<n> * sent	-0.24	0.24
<n> * servic	-0.48	0.48
<n> * show	0.84	-0.84
<n> * that	0.26	-0.26
<n> * the	-0.48	0.48
<n> * them	-0.43	0.43
<n> * then	-0.44	0.44
<n> * these	0.18	-0.18
<n> * they	-0.75	0.75
<n> * time	-1.08	1.08
<n> * to	-0.65	0.65
<n> * treat	-0.58	0.58
<n> * two	0.39	-0.39
<n> * was	-0.44	0.44
<n> * we	-0.53	0.53
<n> * week	-0.83	0.83
<n> * weekday	0.59	-0.59
<n> * were	0.2	-0.2
<n> * which	0.26	-0.26
<n> * x	-0.59	0.59
<n> * you	-0.26	0.26
<n> * your	-0.63	0.63
<n> <5>	1.4	-1.4
<n> <d>	0.77	-0.77
<n> <m>	0.47	-0.47
<n> <month>	1.51	-1.51
<n> ?	-1.12	1.12
<n> a	0.39	-0.39
<n> above	-0.45	0.45
<n> accept	0.49	-0.49
<n> account	0.8	-0.8
<n> acct	0.62	-0.62
<n> acnt	0.52	-0.52
<n> acupunctur	-0.31	0.31
<n> adjust	-1.15	1.15
<n> admit	0.18	-0.18
<n> aetna	-0.73	0.73
<n> after	0.55	-0.55
<n> agree	0.2	-0.2
<n> alert	0.52	-0.52
<n> all	-0.79	0.79
<n> allow	0.66	-0.66
<n> already	-0.36	0.36
<n> am	0.84	-0.84
<n> amount	0.23	-0.23
<n> an	0.28	-0.28
<n> and	-0.83	0.83
<n> another	-1.09	1.09
<n> anyth	-0.45	0.45
<n> appeal	0.74	-0.74
<n> approv	-0.96	0.96
<n> are	0.17	-0.17
<n> as	-1.23	1.23
<n> asg	0.53	-0.53
<n> ask	0.18	-0.18
<n> assign	0.21	-0.21
<n> at	-0.3	0.3
<n> attention	0.22	-0.22
<n> attn	0.31	-0.31
<n> auth	0.57	-0.57
<n> authoriz	0.34	-0.34
<n> b	0.16	-0.16
<n> basic	0.31	-0.31
<n> batch	0.92	-0.92
<n> becaus	0.47	-0.47
<n> befor	-1.23	1.23
<n> belong	-0.27	0.27
<n> beneficiary	0.29	-0.29
<n> benefit	-0.93	0.93
<n> between	0.16	-0.16
<n> bill	-1.11	1.11
<n> birth	0.41	-0.41
<n> birthdat	0.21	-0.21
<n> blank	-0.82	0.82
<n> blue	-0.9	0.9
<n> born	0.7	-0.7
<n> both	-0.43	0.43
<n> bought	0.16	-0.16
<n> brochur	-0.96	0.96
<n> busines	0.48	-0.48
<n> but	-0.87	0.87
<n> c	-0.28	0.28
<n> ca	1.13	-1.13
<n> calendar	1.2	-1.2
<n> call	0.46	-0.46
<n> came	0.44	-0.44
<n> carc	-0.59	0.59
<n> care	-0.27	0.27
<n> carrier	0.83	-0.83
<n> cascad	-0.51	0.51
<n> case	0.31	-0.31
<n> ccr	-0.3	0.3
<n> cent	-0.85	0.85
<n> certify	0.31	-0.31
<n> cfr	0.7	-0.7
<n> charg	0.45	-0.45
<n> check	-1.21	1.21
<n> chg	0.37	-0.37
<n> chiropractic	-0.87	0.87
<n> cigna	0.27	-0.27
<n> claim	0.54	-0.54
<n> clinic	-0.26	0.26
<n> clm	0.38	-0.38
<n> clos	-0.66	0.66
<n> co	-0.89	0.89
<n> code	0.76	-0.76
<n> coinsuranc	-0.4	0.4
<n> come	-0.45	0.45
<n> consult	0.48	-0.48
<n> control	0.35	-0.35
<n> copay	-0.73	0.73
<n> copy	0.25	-0.25
<n> cover	1.32	-1.32
<n> coverag	0.35	-0.35
<n> cr	0.33	-0.33
<n> cutoff	-0.57	0.57
<n> cv	0.18	-0.18
<n> cycle	0.48	-0.48
<n> d	0.94	-0.94
<n> daily	0.24	-0.24
<n> date	1.28	-1.28
<n> decid	-0.42	0.42
<n> decision	-1.07	1.07
<n> deg	0.19	-0.19
<n> degr	1.05	-1.05
<n> denial	-0.36	0.36
<n> deny	1.88	-1.88
<n> describ	0.52	-0.52
<n> diagnosy	0.17	-0.17
<n> digit	-0.67	0.67
<n> discount	0.49	-0.49
<n> dob	0.23	-0.23
<n> doctor	0.71	-0.71
<n> docu	0.26	-0.26
<n> doe	-0.84	0.84
<n> drug	0.32	-0.32
<n> dur	0.21	-0.21
<n> dx	0.45	-0.45
<n> e	0.3	-0.3
<n> each	0.24	-0.24
<n> east	0.18	-0.18
<n> eft	-1.04	1.04
<n> ek	0.21	-0.21
<n> electrical	0.34	-0.34
<n> employe	0.17	-0.17
<n> employer	0.56	-0.56
<n> ended	0.92	-0.92
<n> enroll	0.5	-0.5
<n> eob	0.3	-0.3
<n> esmd	0.21	-0.21
<n> every	-0.31	0.31
<n> exact	-2.18	2.18
<n> exclud	-1.09	1.09
<n> exercis	0.64	-0.64
<n> expens	-2.54	2.54
<n> explan	-0.56	0.56
<n> ext	0.37	-0.37
<n> famy	0.42	-0.42
<n> fax	0.57	-0.57
<n> federal	-1.17	1.17
<n> finaliz	-0.48	0.48
<n> fle	0.16	-0.16
<n> florida	1.09	-1.09
<n> found	-1.02	1.02
<n> four	0.32	-0.32
<n> from	-0.19	0.19
<n> full	-0.31	0.31
<n> g	0.51	-0.51
<n> gae	0.28	-0.28
<n> general	0.33	-0.33
<n> give	-0.7	0.7
<n> goe	-0.23	0.23
<n> gp	0.25	-0.25
<n> group	0.59	-0.59
<n> h	0.57	-0.57
<n> had	-0.67	0.67
<n> has	0.27	-0.27
<n> hcpc	0.19	-0.19
<n> he	-0.16	0.16
<n> health	0.49	-0.49
<n> his	-0.27	0.27
<n> hmo	0.31	-0.31
<n> hold	-0.43	0.43
<n> home	0.82	-0.82
<n> hour	0.62	-0.62
<n> how	0.16	-0.16
<n> hr	0.28	-0.28
<n> icd	0.31	-0.31
<n> icn	0.52	-0.52
<n> if	0.18	-0.18
<n> im	-0.31	0.31
<n> injur	0.25	-0.25
<n> insur	0.16	-0.16
<n> invalid	-0.38	0.38
<n> is	-0.89	0.89
<n> item	-1.1	1.1
<n> j	-1.19	1.19
<n> job	0.26	-0.26
<n> k	1	-1
<n> kind	-0.34	0.34
<n> l	0.94	-0.94
<n> last	-1.21	1.21
<n> lb	0.54	-0.54
<n> leav	-0.23	0.23
<n> left	-0.51	0.51
<n> let	0.26	-0.26
<n> limit	-1.26	1.26
<n> line	-0.89	0.89
<n> list	-0.24	0.24
<n> low	0.21	-0.21
<n> lower	0.75	-0.75
<n> lt	0.67	-0.67
<n> m	0.71	-0.71
<n> ma	0.94	-0.94
<n> make	-1.18	1.18
<n> manipul	0.79	-0.79
<n> manual	-1.6	1.6
<n> may	1.28	-1.28
<n> mean	-1.29	1.29
<n> medicaid	-0.75	0.75
<n> medical	-0.84	0.84
<n> medicar	1.35	-1.35
<n> member	0.87	-0.87
<n> mg	0.48	-0.48
<n> mill	0.43	-0.43
<n> millrac	0.19	-0.19
<n> minut	-1.13	1.13
<n> miss	-0.98	0.98
<n> ml	0.43	-0.43
<n> mo	-0.9	0.9
<n> monday	0.38	-0.38
<n> month	-1.96	1.96
<n> more	0.66	-0.66
<n> mos	-1.23	1.23
<n> ms	0.24	-0.24
<n> must	-0.29	0.29
<n> n	0.29	-0.29
<n> name	1.08	-1.08
<n> nd	-0.33	0.33
<n> ndmcp	0.44	-0.44
<n> need	-0.8	0.8
<n> needl	-0.2	0.2
<n> network	0.39	-0.39
<n> never	-0.86	0.86
<n> new	0.18	-0.18
<n> next	-0.32	0.32
<n> no	-1.73	1.73
<n> non	1.88	-1.88
<n> none	0.36	-0.36
<n> not	-2.18	2.18
<n> note	0.23	-0.23
<n> noth	-1.33	1.33
<n> npi	0.85	-0.85
<n> number	-0.69	0.69
<n> o	1.04	-1.04
<n> occupational	0.36	-0.36
<n> of	-0.2	0.2
<n> offic	0.33	-0.33
<n> old	0.27	-0.27
<n> on	-0.37	0.37
<n> one	-1.13	1.13
<n> only	-0.76	0.76
<n> oo	0.18	-0.18
<n> option	0.81	-0.81
<n> or	1.38	-1.38
<n> order	0.6	-0.6
<n> original	-0.25	0.25
<n> other	-0.83	0.83
<n> our	-0.93	0.93
<n> out	1.4	-1.4
<n> over	-0.83	0.83
<n> p	0.67	-0.67
<n> pa	0.4	-0.4
<n> page	0.47	-0.47
<n> part	0.19	-0.19
<n> patch	0.34	-0.34
<n> payee	0.69	-0.69
<n> payer	0.62	-0.62
<n> pd	0.2	-0.2
<n> pen	0.23	-0.23
<n> pend	0.66	-0.66
<n> per	0.93	-0.93
<n> percent	-0.64	0.64
<n> perf	0.17	-0.17
<n> phone	0.19	-0.19
<n> physical	-1.4	1.4
<n> pip	0.24	-0.24
<n> plan	1.42	-1.42
<n> pleas	-0.24	0.24
<n> pm	0.57	-0.57
<n> po	0.37	-0.37
<n> point	-0.19	0.19
<n> policy	0.55	-0.55
<n> policyholder	0.16	-0.16
<n> pound	0.2	-0.2
<n> ppo	0.29	-0.29
<n> pr	1.01	-1.01
<n> pre	-1.53	1.53
<n> precertific	-3.3	3.3
<n> pric	0.35	-0.35
<n> prior	-0.91	0.91
<n> procedur	0.79	-0.79
<n> process	-0.74	0.74
<n> provider	0.17	-0.17
<n> pt	0.21	-0.21
<n> put	0.25	-0.25
<n> q	0.17	-0.17
<n> r	0.98	-0.98
<n> ra	0.2	-0.2
<n> rarc	0.25	-0.25
<n> rd	-0.66	0.66
<n> re	-0.66	0.66
<n> reach	0.41	-0.41
<n> receiv	0.38	-0.38
<n> recipient	-0.67	0.67
<n> record	-1.14	1.14
<n> reduc	0.73	-0.73
<n> referenc	0.28	-0.28
<n> referr	-0.46	0.46
<n> referral	1.83	-1.83
<n> region	0.63	-0.63
<n> rel	0.19	-0.19
<n> remark	0.68	-0.68
<n> remit	0.66	-0.66
<n> removal	-1.23	1.23
<n> rend	0.2	-0.2
<n> render	0.48	-0.48
<n> report	-0.38	0.38
<n> request	0.48	-0.48
<n> respond	0.23	-0.23
<n> rev	0.55	-0.55
<n> right	0.34	-0.34
<n> rn	0.22	-0.22
<n> rr	0.28	-0.28
<n> rt	-0.57	0.57
<n> run	-0.91	0.91
<n> rx	0.22	-0.22
<n> s	0.71	-0.71
<n> same	-1.28	1.28
<n> say	1.7	-1.7
<n> sb	-0.48	0.48
<n> second	0.61	-0.61
<n> secondary	0.23	-0.23
<n> see	-1.28	1.28
<n> seen	0.25	-0.25
<n> send	-0.26	0.26
<n> sent	0.4	-0.4
<n> separat	0.85	-0.85
<n> sequestr	1.45	-1.45
<n> serv	0.24	-0.24
<n> servic	0.5	-0.5
<n> session	0.83	-0.83
<n> she	-0.59	0.59
<n> should	-0.21	0.21
<n> show	1.59	-1.59
<n> sign	-0.23	0.23
<n> since	-0.39	0.39
<n> so	-0.53	0.53
<n> spoke	-0.2	0.2
<n> sponsor	0.4	-0.4
<n> st	-0.88	0.88
<n> stand	-0.59	0.59
<n> standard	-0.42	0.42
<n> stat	-0.57	0.57
<n> state	0.57	-0.57
<n> statu	-0.41	0.41
<n> stay	-0.44	0.44
<n> subject	0.21	-0.21
<n> svc	0.31	-0.31
<n> t	0.55	-0.55
<n> tac	-0.5	0.5
<n> tax	0.2	-0.2
<n> tc	0.28	-0.28
<n> tell	0.33	-0.33
<n> th	-0.33	0.33
<n> that	-0.95	0.95
<n> the	-2.17	2.17
<n> ther	-0.51	0.51
<n> therapeutic	0.24	-0.24
<n> therapist	-0.33	0.33
<n> therapy	0.28	-0.28
<n> there	-0.37	0.37
<n> these	-0.3	0.3
<n> thi	-1.67	1.67
<n> three	-0.16	0.16
<n> through	0.25	-0.25
<n> time	-0.8	0.8
<n> tin	0.99	-0.99
<n> to	0.57	-0.57
<n> took	-0.66	0.66
<n> total	1.12	-1.12
<n> townzip	1.23	-1.23
<n> tr	-0.53	0.53
<n> trace	0.52	-0.52
<n> treat	1.06	-1.06
<n> tricar	-1.01	1.01
<n> tty	0.53	-0.53
<n> tw	0.22	-0.22
<n> twice	-0.54	0.54
<n> two	1.06	-1.06
<n> tx	-0.82	0.82
<n> txe	-0.37	0.37
<n> type	0.41	-0.41
<n> u	-0.5	0.5
<n> um	0.71	-0.71
<n> under	0.44	-0.44
<n> unit	-1.02	1.02
<n> until	-0.97	0.97
<n> use	-0.75	0.75
<n> utiliz	-1.46	1.46
<n> v	0.47	-0.47
<n> va	0.29	-0.29
<n> vendor	-0.58	0.58
<n> vertebral	0.2	-0.2
<n> view	0.78	-0.78
<n> visit	-0.54	0.54
<n> voucher	0.33	-0.33
<n> wa	0.25	-0.25
<n> was	1.3	-1.3
<n> we	-1.47	1.47
<n> wed	-0.21	0.21
<n> week	0.32	-0.32
<n> weekday	0.43	-0.43
<n> welfar	0.66	-0.66
<n> went	0.59	-0.59
<n> were	-0.17	0.17
<n> what	-0.27	0.27
<n> when	-0.63	0.63
<n> where	-0.51	0.51
<n> which	-0.31	0.31
<n> whose	0.18	-0.18
<n> will	0.26	-0.26
<n> with	1.56	-1.56
<n> within	0.88	-0.88
<n> without	1.04	-1.04
<n> wk	0.23	-0.23
<n> wks	-0.67	0.67
<n> word	0.22	-0.22
<n> worker	1.2	-1.2
<n> x	-0.36	0.36
<n> xa	0.17	-0.17
<n> xxa	0.33	-0.33
<n> xxx	0.26	-0.26
<n> y	0.26	-0.26
<n> year	1.23	-1.23
<n> you	-1.42	1.42
<n> your	-1.41	1.41
<n> yr	-0.65	0.65
<n> z	0.25	-0.25
?	-0.36	0.36
? * field	-0.29	0.29
? our	-0.3	0.3
? the	-1.68	1.68
? then	-0.65	0.65
? we	-1.71	1.71
a * erisa	0.56	-0.56
a * inform	-1.19	1.19
a * the	0.21	-0.21
a :	0.34	-0.34
a <5>	-0.68	0.68
a <m>	1.02	-1.02
a <n>	-0.71	0.71
a a	0.62	-0.62
a after	0.56	-0.56
a and	-0.25	0.25
a b	0.69	-0.69
a balanc	0.31	-0.31
a benefit	-1.91	1.91
a biller	-0.48	0.48
a blank	-0.64	0.64
a blue	-0.23	0.23
a board	0.98	-0.98
a box	-0.23	0.23
a brace	-0.55	0.55
a c	-0.52	0.52
a calendar	0.77	-0.77
a call	0.19	-0.19
a cane	-0.41	0.41
a car	-0.34	0.34
a caregiver	-1.03	1.03
a certify	0.68	-0.68
a chang	-0.36	0.36
a charg	-0.61	0.61
a child	0.67	-0.67
a chiropractic	1.11	-1.11
a chiropractor	-0.47	0.47
a civil	0.5	-0.5
a claim	0.39	-0.39
a claimant	0.17	-0.17
a clean	-0.16	0.16
a clearinghous	0.79	-0.79
a clinic	-1.13	1.13
a clinical	0.35	-0.35
a clinician	-0.18	0.18
a cms	0.9	-0.9
a co	0.42	-0.42
a code	1.05	-1.05
a collection	0.5	-0.5
a company	-0.28	0.28
a complaint	0.57	-0.57
a complet	-0.55	0.55
a condition	0.71	-0.71
a contract	0.26	-0.26
a copy	1.06	-1.06
a cover	-2.19	2.19
a crime	0.41	-0.41
a crossover	0.32	-0.32
a custom	-0.6	0.6
a date	-0.7	0.7
a decision	-0.7	0.7
a delay	-0.67	0.67
a demand	0.56	-0.56
a denial	1.3	-1.3
a deny	-0.65	0.65
a dependent	0.51	-0.51
a diagnosy	-1.39	1.39
a disaster	-0.34	0.34
a disput	0.87	-0.87
a division	0.36	-0.36
a doctor	-0.92	0.92
a drawer	-0.25	0.25
a drug	-0.87	0.87
a duplicat	-0.95	0.95
a face	0.6	-0.6
a facility	-0.49	0.49
a fair	-0.22	0.22
a fall	0.79	-0.79
a famy	-0.71	0.71
a fast	0.95	-0.95
a fax	0.47	-0.47
a federal	-0.27	0.27
a fee	0.59	-0.59
a few	1.22	-1.22
a find	1.25	-1.25
a first	-1.09	1.09
a form	0.23	-0.23
a fourth	0.35	-0.35
a free	0.62	-0.62
a fresh	0.78	-0.78
a full	-0.88	0.88
a functional	-0.17	0.17
a further	0.6	-0.6
a general	-0.62	0.62
a give	-0.89	0.89
a good	-0.2	0.2
a govern	-0.35	0.35
a grace	0.87	-0.87
a grievanc	0.23	-0.23
a grocery	-0.17	0.17
a group	-0.62	0.62
a guarante	0.47	-0.47
a guide	0.25	-0.25
a gym	-0.86	0.86
a half	-0.45	0.45
a health	0.67	-0.67
a healthy	-0.44	0.44
a hear	0.33	-0.33
a home	-0.3	0.3
a hospital	-0.56	0.56
a human	-0.54	0.54
a job	0.65	-0.65
a knee	-0.53	0.53
a lab	-0.64	0.64
a late	0.3	-0.3
a later	0.35	-0.35
a lawsuit	0.47	-0.47
a lawyer	-0.85	0.85
a letter	1.99	-1.99
a level	-1.18	1.18
a licens	0.59	-0.59
a lien	-0.72	0.72
a limit	-0.52	0.52
a line	-0.82	0.82
a list	0.71	-0.71
a local	-0.6	0.6
a look	-0.26	0.26
a los	0.82	-0.82
a low	-0.63	0.63
a lower	-1.03	1.03
a lumbar	0.53	-0.53
a m	-0.33	0.33
a man	-0.34	0.34
a manual	-0.56	0.56
a massag	-0.87	0.87
a match	-0.29	0.29
a matter	-0.62	0.62
a measur	-0.59	0.59
a medical	-1.3	1.3
a medicar	0.48	-0.48
a member	0.22	-0.22
a messag	0.98	-0.98
a mild	-0.59	0.59
a minor	0.74	-0.74
a miss	-0.78	0.78
a mistak	0.29	-0.29
a modifier	0.72	-0.72
a month	-0.69	0.69
a mutual	0.3	-0.3
a name	0.41	-0.41
a negativ	0.4	-0.4
a network	1.02	-1.02
a no	0.91	-0.91
a non	-0.74	0.74
a note	1.06	-1.06
a notic	0.25	-0.25
a number	-1.29	1.29
a nurse	1.35	-1.35
a of	0.61	-0.61
a one	-0.25	0.25
a page	-0.19	0.19
a paid	-0.36	0.36
a panel	-0.87	0.87
a paper	-0.57	0.57
a parent	0.69	-0.69
a participat	0.21	-0.21
a particular	0.24	-0.24
a passenger	-0.73	0.73
a pay	1.22	-1.22
a peer	0.71	-0.71
a person	-0.65	0.65
a petition	0.17	-0.17
a phone	-1	1
a photocopy	-0.39	0.39
a physical	1.32	-1.32
a physician	-0.55	0.55
a pictur	0.24	-0.24
a plain	-0.7	0.7
a plan	-0.96	0.96
a po	-0.8	0.8
a policy	-0.2	0.2
a policyholder	0.29	-0.29
a post	0.27	-0.27
a preferr	0.17	-0.17
a prepay	-0.16	0.16
a preventiv	1.47	-1.47
a primary	0.3	-0.3
a print	0.74	-0.74
a prior	-1.06	1.06
a problem	-0.58	0.58
a procedur	1.22	-1.22
a promis	1.16	-1.16
a proper	-0.72	0.72
a provider	-0.7	0.7
a psychiatrist	0.47	-0.47
a purchas	-0.3	0.3
a qualify	-0.28	0.28
a question	-0.27	0.27
a r	-0.17	0.17
a rail	-0.83	0.83
a re	0.76	-0.76
a real	-0.74	0.74
a reason	0.17	-0.17
a reasonabl	0.59	-0.59
a reconsider	1.19	-1.19
a redetermin	0.84	-0.84
a referral	-0.34	0.34
a refund	1	-1
a register	0.61	-0.61
a regular	-0.85	0.85
a reject	0.91	-0.91
a relativ	-0.27	0.27
a rental	-0.38	0.38
a reopen	0.5	-0.5
a repay	0.78	-0.78
a replac	-0.27	0.27
a report	0.76	-0.76
a request	1.62	-1.62
a requir	-1.58	1.58
a retroactiv	-0.24	0.24
a return	-0.22	0.22
a review	1.22	-1.22
a right	-0.22	0.22
a routin	-1.71	1.71
a s	0.24	-0.24
a saturday	0.32	-0.32
a screen	1.2	-1.2
a second	-0.37	0.37
a self	0.52	-0.52
a separat	0.95	-0.95
a servic	0.25	-0.25
a set	-0.58	0.58
a settl	-0.91	0.91
a short	-0.16	0.16
a sick	0.54	-0.54
a sign	-1.67	1.67
a signatur	-0.19	0.19
a simpl	-0.24	0.24
a singl	-1.16	1.16
a skill	-0.89	0.89
a slip	-0.47	0.47
a sore	-0.66	0.66
a speech	-0.31	0.31
a spous	-0.85	0.85
a sprain	-0.69	0.69
a stabl	-0.56	0.56
a stamp	-0.67	0.67
a standard	1.66	-1.66
a state	-0.25	0.25
a step	0.3	-0.3
a stiff	-0.41	0.41
a store	-0.56	0.56
a strain	-0.89	0.89
a strep	-0.89	0.89
a strok	0.63	-0.63
a stutter	-0.44	0.44
a su	0.36	-0.36
a sublux	1.19	-1.19
a suit	0.39	-0.39
a systemic	-1.24	1.24
a tax	-0.79	0.79
a the	-1.84	1.84
a therapist	-0.47	0.47
a time	0.33	-0.33
a total	-0.22	0.22
a track	-0.18	0.18
a treat	-1.44	1.44
a trial	0.25	-0.25
a tricar	-0.74	0.74
a twin	-0.61	0.61
a two	-0.8	0.8
a unitedhealthcar	0.33	-0.33
a use	0.96	-0.96
a vendor	-0.27	0.27
a waiver	1.32	-1.32
a walker	-0.66	0.66
a well	1.16	-1.16
a woman	-0.28	0.28
a word	-0.31	0.31
a work	-1.01	1.01
a wrist	-0.57	0.57
a wrong	0.17	-0.17
a year	-0.95	0.95
a your	0.49	-0.49
a zero	-0.51	0.51
aarp	0.17	-0.17
ab	0.23	-0.23
ab <n>	0.23	-0.23
abara	0.45	-0.45
abara member	0.33	-0.33
abduction	0.25	-0.25
abernethy	0.37	-0.37
abl	0.69	-0.69
able * pay	-0.29	0.29
about * bill	0.17	-0.17
about * claim	0.35	-0.35
about * decision	-0.49	0.49
about * pay	0.38	-0.38
about * plan	0.73	-0.73
about <n>	0.43	-0.43
about a	-0.86	0.86
about an	-0.29	0.29
about claim	0.43	-0.43
about her	1.28	-1.28
about how	-0.22	0.22
about it	-0.93	0.93
about other	-0.24	0.24
about pay	0.31	-0.31
about restriction	0.54	-0.54
about that	-0.69	0.69
about the	0.49	-0.49
about these	-0.77	0.77
about thi	-0.3	0.3
about whether	0.55	-0.55
about your	0.57	-0.57
above	-0.51	0.51
above * <month>	0.65	-0.65
above * by	0.42	-0.42
above * contract	-0.25	0.25
above * fax	0.21	-0.21
above * medicar	-0.88	0.88
above * the	-0.71	0.71
above * your	0.53	-0.53
above :	0.33	-0.33
above a	-1.37	1.37
above and	0.6	-0.6
above claim	-0.69	0.69
above has	-1.39	1.39
above is	0.42	-0.42
above it	-0.84	0.84
above on	0.82	-0.82
above or	0.7	-0.7
above our	-0.31	0.31
above the	0.23	-0.23
above was	2.39	-2.39
above what	-1.36	1.36
above which	0.52	-0.52
above with	0.49	-0.49
absent	-3.36	3.36
absent for	-0.74	0.74
absent from	-0.56	0.56
absent on	-0.22	0.22
ac	0.54	-0.54
ac <n>	0.55	-0.55
accept	-0.16	0.16
accept * <n>	-0.57	0.57
accept * claim	0.79	-0.79
accept * proof	0.61	-0.61
accept * the	0.52	-0.52
accept <n>	0.96	-0.96
accept a	0.67	-0.67
accept and	1.79	-1.79
accept as	0.86	-0.86
accept condition	-0.33	0.33
accept for	0.2	-0.2
accept indic	-0.58	0.58
accept injury	-1.11	1.11
accept it	-0.62	0.62
accept on	-0.22	0.22
accept practic	1.24	-1.24
accept the	1.31	-1.31
accept thi	-0.64	0.64
acceptabl	0.2	-0.2
acceptabl maximum	0.43	-0.43
acceptanc	1.1	-1.1
acceptanc by	-0.21	0.21
acceptanc report	1.12	-1.12
accident	-1.65	1.65
accident box	-0.83	0.83
accident d	0.29	-0.29
accident date	-0.58	0.58
accident detail	1.05	-1.05
accident form	-0.39	0.39
accident happen	-0.25	0.25
accident questionnair	-0.83	0.83
accident was	-0.37	0.37
accompany	-0.21	0.21
accord	-0.16	0.16
accord * our	-0.29	0.29
accord to	-0.45	0.45
account * the	0.36	-0.36
account :	0.29	-0.29
account <5>	0.16	-0.16
account <n>	-0.57	0.57
account group	0.26	-0.26
account no	0.65	-0.65
account number	-1.2	1.2
account of	-0.41	0.41
account receivabl	0.56	-0.56
accredit	-0.63	0.63
acct	1.57	-1.57
acct :	0.41	-0.41
acct <n>	0.26	-0.26
acct medical	0.21	-0.21
ach	-0.22	0.22
ach <n>	0.2	-0.2
acheb	0.32	-0.32
achterberg	0.65	-0.65
achterberg pt	0.17	-0.17
acid	-0.29	0.29
acknowledg	0.68	-0.68
acnt	0.53	-0.53
acros	-0.65	0.65
acros the	0.2	-0.2
acros town	-0.25	0.25
act	0.39	-0.39
act * <n>	0.32	-0.32
act * her	0.85	-0.85
act * the	-0.47	0.47
act * you	0.44	-0.44
act for	0.74	-0.74
act of	0.32	-0.32
act on	-0.45	0.45
act the	0.42	-0.42
action	1.67	-1.67
action * need	0.34	-0.34
action :	0.33	-0.33
action is	0.34	-0.34
action need	-0.68	0.68
action on	0.81	-0.81
action taken	0.61	-0.61
action under	0.54	-0.54
activ	-0.39	0.39
activ * the	-0.38	0.38
activ care	1.56	-1.56
activ duty	0.96	-0.96
activ on	-0.31	0.31
activ practic	1.2	-1.2
activ span	-0.35	0.35
activ treat	-0.88	0.88
activity	-0.83	0.83
activity * the	0.33	-0.33
activity <5>	0.37	-0.37
acupunctur	-1.71	1.71
acupunctur * not	-0.5	0.5
acupunctur <5>	0.54	-0.54
acupunctur for	-0.56	0.56
acupunctur is	-1.66	1.66
acupunctur visit	1.44	-1.44
acute	-0.62	0.62
acute phase	-0.55	0.55
adaez	0.51	-0.51
add	-1.27	1.27
add * code	-0.81	0.81
add a	0.17	-0.17
add on	-1.15	1.15
add the	1.08	-1.08
add up	-2	2
added	-0.59	0.59
added * your	-0.17	0.17
added after	-0.21	0.21
added to	-0.34	0.34
additional	0.99	-0.99
additional document	1	-1
additional inform	1.14	-1.14
additional pay	0.19	-0.19
additional visit	-1.13	1.13
addres * the	0.54	-0.54
addres * thi	-0.38	0.38
addres * your	0.35	-0.35
addres above	1.18	-1.18
addres below	0.22	-0.22
addres is	-0.95	0.95
addres member	0.18	-0.18
addres on	0.51	-0.51
addres you	-0.33	0.33
address	-0.36	0.36
adelina	0.2	-0.2
adeyemy	0.17	-0.17
adj	-0.39	0.39
adj <m>	0.2	-0.2
adj <n>	-1.02	1.02
adj amt	0.31	-0.31
adj code	0.19	-0.19
adj reason	0.67	-0.67
adjudic	0.63	-0.63
adjudicat thi	-0.24	0.24
adjust	-0.4	0.4
adjust * paid	0.56	-0.56
adjust * the	-0.94	0.94
adjust :	0.61	-0.61
adjust <5>	0.23	-0.23
adjust <m>	0.82	-0.82
adjust <n>	-0.24	0.24
adjust after	0.66	-0.66
adjust and	0.68	-0.68
adjust becaus	-0.84	0.84
adjust by	-0.16	0.16
adjust code	-0.74	0.74
adjust for	-0.35	0.35
adjust is	0.51	-0.51
adjust of	-0.94	0.94
adjust reason	-0.95	0.95
adjust the	0.45	-0.45
adjust to	0.17	-0.17
adjust was	0.97	-0.97
adjust were	0.64	-0.64
adjust you	-0.27	0.27
adjuster	0.86	-0.86
adjuster :	0.35	-0.35
adjuster note	-0.18	0.18
administer	1.22	-1.22
administer by	0.92	-0.92
administer claim	0.88	-0.88
administr	0.53	-0.53
administr has	-0.52	0.52
administrativ	0.41	-0.41
administrativ contractor	0.68	-0.68
administrativ law	-0.21	0.21
administrativ servic	0.49	-0.49
administrator	0.35	-0.35
administrator * the	0.36	-0.36
administrator for	0.66	-0.66
administrator in	-0.31	0.31
administrator inc	0.41	-0.41
administrator llc	0.22	-0.22
administrator po	0.18	-0.18
admission	-1.92	1.92
admission hour	-0.45	0.45
admit	-0.82	0.82
admit date	-0.44	0.44
admitt	-0.21	0.21
adopt	-0.34	0.34
adr	-1.09	1.09
adult	-1.64	1.64
adult with	0.52	-0.52
advanc and	-0.73	0.73
advanc beneficiary	0.89	-0.89
advanc premium	0.73	-0.73
advantag	0.22	-0.22
advantag hmo	0.97	-0.97
advantag plan	-0.22	0.22
advantag ppo	0.18	-0.18
advers	0.8	-0.8
advers determin	0.84	-0.84
advic	0.89	-0.89
advic <n>	0.17	-0.17
advic page	0.17	-0.17
advis	0.29	-0.29
advis * for	0.29	-0.29
advis that	0.29	-0.29
advisor	-1.23	1.23
advisor :	-0.27	0.27
advocat	0.42	-0.42
aetna	0.78	-0.78
aetna life	0.77	-0.77
aetna medicar	0.16	-0.16
aetna provider	0.19	-0.19
affair	-0.41	0.41
affect	1.27	-1.27
affidavit	-0.57	0.57
affiliat	0.47	-0.47
afford	0.52	-0.52
afford becaus	0.51	-0.51
after	-1.41	1.41
after * <n>	0.8	-0.8
after * appeal	1.18	-1.18
after * are	-0.64	0.64
after * cutoff	-0.69	0.69
after * date	-1.49	1.49
after * day	-0.9	0.9
after * evalu	0.3	-0.3
after * fall	0.65	-0.65
after * fil	0.51	-0.51
after * final	0.68	-0.68
after * first	0.69	-0.69
after * get	0.54	-0.54
after * go	0.47	-0.47
after * has	-0.67	0.67
after * internal	0.36	-0.36
after * last	-0.45	0.45
after * mail	0.34	-0.34
after * notic	0.24	-0.24
after * patient	0.72	-0.72
after * plan	-0.68	0.68
after * receiv	0.48	-0.48
after * request	-0.98	0.98
after * second	0.54	-0.54
after * servic	-1.03	1.03
after * sixth	-0.85	0.85
after * time	-2.29	2.29
after * twelfth	0.92	-0.92
after * visit	-1.16	1.16
after * was	1.32	-1.32
after * were	-0.23	0.23
after * you	0.25	-0.25
after <d>	-1.66	1.66
after <month>	-0.63	0.63
after <n>	-0.46	0.46
after a	0.99	-0.99
after all	2.05	-2.05
after an	1	-1
after coverag	-2.37	2.37
after discharg	-0.61	0.61
after dos	-0.42	0.42
after her	-0.2	0.2
after it	0.4	-0.4
after its	0.42	-0.42
after look	0.53	-0.53
after our	-1.43	1.43
after pay	0.26	-0.26
after reconsider	0.16	-0.16
after review	0.6	-0.6
after shingl	0.16	-0.16
after six	0.76	-0.76
after surgery	-0.87	0.87
after that	-1.93	1.93
after the	-0.78	0.78
after thi	0.6	-0.6
after visit	-0.77	0.77
after you	0.95	-0.95
after your	0.21	-0.21
aftercar	-0.34	0.34
afternoon	-0.47	0.47
afterward	-1.09	1.09
again * <month>	1.39	-1.39
again * <n>	-0.76	0.76
again * a	-0.7	0.7
again * appeal	0.47	-0.47
again * its	0.31	-0.31
again * may	-0.16	0.16
again * our	0.4	-0.4
again * the	-1.05	1.05
again <n>	-0.61	0.61
again after	-0.17	0.17
again and	0.72	-0.72
again as	-0.63	0.63
again at	0.34	-0.34
again doe	-0.72	0.72
again for	-0.55	0.55
again if	0.36	-0.36
again on	0.55	-0.55
again with	-0.24	0.24
again without	0.52	-0.52
against	-1.64	1.64
against * insurer	0.32	-0.32
against it	-0.63	0.63
against the	-1.1	1.1
age	-0.73	0.73
age * the	-0.42	0.42
age and	-0.47	0.47
age or	1.04	-1.04
aged	-1.89	1.89
aged out	-1.2	1.2
agent	0.32	-0.32
aggriev	0.34	-0.34
aggriev by	0.34	-0.34
ago	-0.99	0.99
agr	0.3	-0.3
agr * accept	0.71	-0.71
agr * our	0.34	-0.34
agr * take	0.2	-0.2
agr * the	-0.19	0.19
agr * writ	0.23	-0.23
agr to	-0.69	0.69
agr with	0.82	-0.82
agre	-0.27	0.27
agre * us	-0.67	0.67
agre a	-0.87	0.87
agre allow	-0.46	0.46
agre doe	0.64	-0.64
agre give	0.79	-0.79
agre say	0.17	-0.17
agre with	-0.43	0.43
agree	0.85	-0.85
agree * it	-0.39	0.39
agree * the	-0.5	0.5
agree * thi	0.32	-0.32
agree * what	0.93	-0.93
agree * you	0.33	-0.33
agree ask	-0.54	0.54
agree not	0.68	-0.68
agree that	-0.94	0.94
agree to	0.17	-0.17
agree with	1.35	-1.35
ahead	-1.84	1.84
ahead * medicar	-0.44	0.44
ahead * our	-0.81	0.81
ahead * time	-0.53	0.53
ahead * us	-0.6	0.6
ahead * your	-0.44	0.44
ahead from	-0.49	0.49
ahead of	-2.39	2.39
aid	-0.76	0.76
aid are	-0.18	0.18
aide	-1.21	1.21
air	-0.52	0.52
al	0.44	-0.44
al <n>	0.4	-0.4
alder	-0.31	0.31
alder creek	0.2	-0.2
alert	0.52	-0.52
alert :	0.52	-0.52
alike	-0.73	0.73
alistair	-0.22	0.22
alistair penhallow	-0.27	0.27
all	0.45	-0.45
all * the	-0.22	0.22
all <n>	-1.36	1.36
all chiropractic	-0.7	0.7
all claim	-0.87	0.87
all docu	0.6	-0.6
all eight	0.17	-0.17
all four	0.66	-0.66
all line	2.26	-2.26
all of	-0.88	0.88
all party	0.2	-0.2
all right	0.68	-0.68
all servic	1.26	-1.26
all six	1.31	-1.31
all ten	-0.46	0.46
all that	0.16	-0.16
all the	1.07	-1.07
all three	0.4	-0.4
all twelv	0.59	-0.59
all we	-0.32	0.32
all you	0.17	-0.17
alleg	-1.22	1.22
allegheny	0.26	-0.26
allergy panel	-0.39	0.39
allianc	0.74	-0.74
allianc tricar	0.28	-0.28
allot	-0.36	0.36
allow * <n>	0.68	-0.68
allow * the	-0.37	0.37
allow * thi	-0.9	0.9
allow <m>	0.21	-0.21
allow <n>	-1.26	1.26
allow adj	0.34	-0.34
allow amount	0.27	-0.27
allow amt	-0.2	0.2
allow and	1.75	-1.75
allow at	0.35	-0.35
allow condition	-0.88	0.88
allow deduct	0.54	-0.54
allow deny	-0.41	0.41
allow for	-1.89	1.89
allow is	0.3	-0.3
allow not	0.37	-0.37
allow once	-1.25	1.25
allow one	-0.29	0.29
allow paid	0.23	-0.23
allow reason	0.3	-0.3
allow the	2.39	-2.39
allow two	0.33	-0.33
allowabl	1.03	-1.03
allowabl * contract	0.96	-0.96
allowabl amount	0.54	-0.54
allowabl charg	0.62	-0.62
allowabl or	0.96	-0.96
allowanc	1.49	-1.49
allowanc * another	0.74	-0.74
allowanc code	0.21	-0.21
allowanc cover	0.24	-0.24
allowanc for	0.95	-0.95
alone	0.89	-0.89
alone is	0.2	-0.2
along	-1.23	1.23
along * the	0.26	-0.26
along the	-0.43	0.43
already	-3.7	3.7
already * the	-0.51	0.51
already adjudicat	0.25	-0.25
already been	-1.15	1.15
already consider	-0.57	0.57
already count	-0.3	0.3
already given	-0.44	0.44
already had	-0.67	0.67
already has	-0.29	0.29
already in	-0.82	0.82
already on	-1.13	1.13
already paid	-0.86	0.86
already process	-1.37	1.37
already reach	-0.7	0.7
already receiv	-0.22	0.22
already taken	-0.16	0.16
already took	-0.62	0.62
also been	0.21	-0.21
also being	0.34	-0.34
also call	0.19	-0.19
also find	0.23	-0.23
alternativ	0.77	-0.77
although	-0.81	0.81
although the	-0.98	0.98
altogether	-0.58	0.58
alvarez	0.52	-0.52
am	0.95	-0.95
am claim	0.22	-0.22
amara	0.46	-0.46
amb	0.48	-0.48
amb <n>	0.48	-0.48
ambetter	0.89	-0.89
ambetter balanc	0.31	-0.31
ambetter from	0.29	-0.29
ambros	-0.48	0.48
ambulatory	0.27	-0.27
ambulatory care	0.22	-0.22
ame	0.65	-0.65
amend	-0.84	0.84
american	0.56	-0.56
american arbitr	0.42	-0.42
among	-1.74	1.74
among * th	-0.6	0.6
among the	-1.02	1.02
among them	-0.36	0.36
amount	1.19	-1.19
amount * <m>	1.16	-1.16
amount * <n>	-0.94	0.94
amount * be	-0.5	0.5
amount * bill	0.31	-0.31
amount * disput	0.27	-0.27
amount * may	0.29	-0.29
amount * owe	0.24	-0.24
amount * the	-0.17	0.17
amount * which	-0.16	0.16
amount :	-0.47	0.47
amount <m>	0.62	-0.62
amount above	-0.71	0.71
amount allow	0.21	-0.21
amount amount	0.55	-0.55
amount and	-0.44	0.44
amount by	0.19	-0.19
amount code	0.25	-0.25
amount date	0.16	-0.16
amount deny	-0.98	0.98
amount discount	0.16	-0.16
amount due	-0.4	0.4
amount enclos	0.21	-0.21
amount for	-0.3	0.3
amount from	0.44	-0.44
amount in	0.27	-0.27
amount is	0.38	-0.38
amount maximum	0.2	-0.2
amount medicar	0.22	-0.22
amount not	0.7	-0.7
amount of	0.94	-0.94
amount on	-0.85	0.85
amount out	0.18	-0.18
amount over	-0.55	0.55
amount paid	0.84	-0.84
amount plan	0.16	-0.16
amount provider	0.25	-0.25
amount reduc	-0.43	0.43
amount shown	0.4	-0.4
amount the	-0.87	0.87
amount tricar	0.61	-0.61
amount was	0.86	-0.86
amount we	0.9	-0.9
amount went	-0.76	0.76
amount will	0.27	-0.27
amount your	-0.19	0.19
amounts	1.73	-1.73
amt :	0.2	-0.2
amt <n>	0.2	-0.2
amt adj	0.16	-0.16
amt prov	0.32	-0.32
amundsen	-0.48	0.48
amundsen md	-0.57	0.57
an acceptanc	0.63	-0.63
an activ	-0.74	0.74
an addendum	0.3	-0.3
an addres	-0.52	0.52
an adjust	0.79	-0.79
an administrativ	0.18	-0.18
an advanc	0.68	-0.68
an aide	-1	1
an amount	-0.51	0.51
an ankle	-0.23	0.23
an annual	1.04	-1.04
an answer	0.53	-0.53
an appeal	0.38	-0.38
an approv	0.17	-0.17
an approval	0.28	-0.28
an assistant	-0.63	0.63
an attach	-1.23	1.23
an audit	-0.25	0.25
an authoriz	0.7	-0.7
an earlier	-1.6	1.6
an electronic	0.3	-0.3
an error	-0.89	0.89
an evalu	-0.65	0.65
an exact	-1.34	1.34
an examin	1.11	-1.11
an exception	0.16	-0.16
an expedit	0.66	-0.66
an explan	0.39	-0.39
an extension	1.19	-1.19
an hmo	0.46	-0.46
an illnes	0.64	-0.64
an in	0.22	-0.22
an independent	0.37	-0.37
an injury	0.25	-0.25
an inpatient	-1.24	1.24
an internal	0.31	-0.31
an itemiz	0.77	-0.77
an lcd	0.24	-0.24
an mri	0.78	-0.78
an offic	-0.98	0.98
an offset	0.44	-0.44
an old	0.58	-0.58
an open	-0.49	0.49
an opinion	0.3	-0.3
an order	-0.96	0.96
an orthopedic	0.5	-0.5
an outsid	-0.43	0.43
an urgent	-0.21	0.21
an x	-0.93	0.93
analyst	0.36	-0.36
analysy	-0.8	0.8
ancestry	-0.22	0.22
and * <m>	0.53	-0.53
and * <n>	0.53	-0.53
and * a	-1.01	1.01
and * adjust	0.32	-0.32
and * answer	-0.2	0.2
and * are	0.81	-0.81
and * ask	0.37	-0.37
and * authoriz	-0.18	0.18
and * balanc	0.23	-0.23
and * can	0.2	-0.2
and * care	0.28	-0.28
and * charg	0.27	-0.27
and * chiropractic	-0.48	0.48
and * claim	-0.23	0.23
and * clinic	0.87	-0.87
and * code	-0.33	0.33
and * contract	0.16	-0.16
and * copy	-0.84	0.84
and * could	0.44	-0.44
and * cover	0.18	-0.18
and * daily	0.64	-0.64
and * date	0.3	-0.3
and * day	0.28	-0.28
and * decision	-0.95	0.95
and * denial	0.19	-0.19
and * did	-2.07	2.07
and * discharg	-0.43	0.43
and * doctor	0.82	-0.82
and * doe	0.17	-0.17
and * drug	-0.57	0.57
and * employer	0.96	-0.96
and * envelop	-0.43	0.43
and * exam	1.03	-1.03
and * exercis	1.1	-1.1
and * famy	-0.46	0.46
and * fil	-0.46	0.46
and * file	-0.48	0.48
and * first	0.46	-0.46
and * form	-0.31	0.31
and * gave	-0.94	0.94
and * goal	-0.42	0.42
and * got	0.9	-0.9
and * grace	-1.01	1.01
and * group	0.23	-0.23
and * guidelin	-0.58	0.58
and * had	-0.72	0.72
and * half	-0.28	0.28
and * has	0.99	-0.99
and * have	-0.89	0.89
and * home	0.26	-0.26
and * invalid	0.51	-0.51
and * is	0.78	-0.78
and * it	0.5	-0.5
and * last	-0.76	0.76
and * letter	-0.37	0.37
and * line	0.64	-0.64
and * may	-1.04	1.04
and * medical	0.58	-0.58
and * medicar	-0.6	0.6
and * money	2	-2
and * mri	-0.9	0.9
and * name	-0.32	0.32
and * need	0.59	-0.59
and * new	-0.88	0.88
and * no	-0.95	0.95
and * note	1.08	-1.08
and * noth	-0.48	0.48
and * number	1.02	-1.02
and * of	-0.84	0.84
and * offic	-1.05	1.05
and * old	-0.36	0.36
and * one	0.8	-0.8
and * our	-0.31	0.31
and * parent	-0.27	0.27
and * patient	0.47	-0.47
and * pay	0.77	-0.77
and * person	-0.53	0.53
and * pharmacy	-0.53	0.53
and * physician	-0.81	0.81
and * plan	-0.17	0.17
and * policy	-0.47	0.47
and * proof	-0.32	0.32
and * provider	-0.92	0.92
and * reason	-1.09	1.09
and * record	0.43	-0.43
and * reviewer	-0.51	0.51
and * same	1.28	-1.28
and * servic	-1.07	1.07
and * sheet	-0.53	0.53
and * should	0.9	-0.9
and * sign	0.53	-0.53
and * state	-0.46	0.46
and * still	-0.34	0.34
and * system	-0.24	0.24
and * the	1.15	-1.15
and * then	-0.87	0.87
and * time	0.32	-0.32
and * took	-0.44	0.44
and * total	-0.85	0.85
and * treat	-1.24	1.24
and * two	-1.26	1.26
and * visit	-1.84	1.84
and * want	0.36	-0.36
and * was	-0.84	0.84
and * went	-0.23	0.23
and * were	0.3	-0.3
and * will	0.87	-0.87
and * would	0.56	-0.56
and * you	1.34	-1.34
and * your	0.66	-0.66
and <5>	-1.21	1.21
and <d>	0.23	-0.23
and <m>	0.21	-0.21
and <month>	-0.49	0.49
and a	-1.5	1.5
and add	0.23	-0.23
and addres	-0.18	0.18
and adjust	0.6	-0.6
and after	1.14	-1.14
and all	0.55	-0.55
and also	-0.49	0.49
and an	-0.61	0.61
and any	0.86	-0.86
and anyth	0.56	-0.56
and appeal	0.25	-0.25
and are	1	-1
and ask	1.63	-1.63
and asked	1.19	-1.19
and at	0.27	-0.27
and balanc	-0.68	0.68
and benefit	1.41	-1.41
and bill	0.66	-0.66
and birth	-0.2	0.2
and by	-0.73	0.73
and came	-0.93	0.93
and cannot	0.81	-0.81
and carry	0.25	-0.25
and charg	-0.27	0.27
and chiropractic	0.26	-0.26
and claim	0.78	-0.78
and climb	0.42	-0.42
and code	-1.15	1.15
and conclud	-1.4	1.4
and correct	0.2	-0.2
and could	-1.29	1.29
and cover	-0.29	0.29
and customary	-0.83	0.83
and date	-0.88	0.88
and dated	0.19	-0.19
and deductibl	0.22	-0.22
and deny	-0.41	0.41
and destroy	0.2	-0.2
and did	-0.98	0.98
and disagre	0.37	-0.37
and do	0.95	-0.95
and doe	1.35	-1.35
and drug	-0.45	0.45
and each	0.18	-0.18
and eleven	0.41	-0.41
and end	-0.5	0.5
and ended	1.37	-1.37
and examin	0.36	-0.36
and explain	-0.18	0.18
and explicit	-0.6	0.6
and famy	0.25	-0.25
and fax	0.18	-0.18
and first	0.36	-0.36
and for	-1.29	1.29
and frequency	0.21	-0.21
and fund	1.43	-1.43
and give	1.33	-1.33
and go	0.81	-0.81
and gone	-0.41	0.41
and got	-1.23	1.23
and had	-0.54	0.54
and has	1.28	-1.28
and he	-0.57	0.57
and her	1.07	-1.07
and his	-0.58	0.58
and how	0.59	-0.59
and i	0.19	-0.19
and in	0.22	-0.22
and includ	0.45	-0.45
and injury	-0.55	0.55
and interqual	-1.1	1.1
and investigational	-1.44	1.44
and is	0.55	-0.55
and it	-0.28	0.28
and its	-0.71	0.71
and keep	0.61	-0.61
and last	1.09	-1.09
and later	0.56	-0.56
and leg	0.77	-0.77
and life	0.3	-0.3
and low	0.46	-0.46
and m	0.51	-0.51
and mail	-0.98	0.98
and manag	0.8	-0.8
and manual	1.28	-1.28
and massag	-0.4	0.4
and may	1.15	-1.15
and meal	-0.61	0.61
and measur	-1.05	1.05
and medical	-0.75	0.75
and medicar	-1.02	1.02
and modifier	1.58	-1.58
and more	-0.35	0.35
and ms	0.17	-0.17
and must	0.42	-0.42
and name	-0.52	0.52
and need	1.18	-1.18
and neither	-1.23	1.23
and never	-0.42	0.42
and no	-1.77	1.77
and nobody	-0.55	0.55
and none	-1.56	1.56
and not	-0.62	0.62
and note	0.9	-0.9
and noth	-0.87	0.87
and now	0.61	-0.61
and of	0.83	-0.83
and offic	-0.33	0.33
and on	0.69	-0.69
and one	1.47	-1.47
and or	-0.62	0.62
and our	-0.75	0.75
and paid	1.31	-1.31
and part	0.49	-0.49
and patient	-0.65	0.65
and pay	0.24	-0.24
and physical	0.73	-0.73
and plan	0.46	-0.46
and proof	0.32	-0.32
and provider	-0.33	0.33
and put	-0.29	0.29
and re	0.49	-0.49
and reason	0.52	-0.52
and receiv	0.33	-0.33
and record	0.64	-0.64
and reflex	-0.37	0.37
and rehabilit	0.44	-0.44
and reimburs	0.92	-0.92
and releas	-0.67	0.67
and remark	0.28	-0.28
and return	0.72	-0.72
and review	-0.44	0.44
and say	0.56	-0.56
and section	0.74	-0.74
and send	1.23	-1.23
and sent	0.17	-0.17
and separat	1.14	-1.14
and servic	0.43	-0.43
and she	-1.25	1.25
and should	0.28	-0.28
and show	0.47	-0.47
and sign	1.14	-1.14
and signatur	0.78	-0.78
and so	-1.28	1.28
and speech	0.23	-0.23
and stay	0.37	-0.37
and stop	0.29	-0.29
and strength	0.58	-0.58
and sufficient	0.58	-0.58
and that	-0.31	0.31
and the	0.33	-0.33
and then	0.69	-0.69
and ther	-0.66	0.66
and thi	-1.56	1.56
and third	0.16	-0.16
and those	0.69	-0.69
and three	0.16	-0.16
and thu	-1.07	1.07
and title	0.21	-0.21
and to	-0.44	0.44
and total	0.79	-0.79
and treat	0.21	-0.21
and two	0.92	-0.92
and under	0.45	-0.45
and until	-0.46	0.46
and up	0.2	-0.2
and walk	-0.87	0.87
and want	0.6	-0.6
and we	-0.38	0.38
and wed	1.32	-1.32
and went	-0.32	0.32
and were	-0.48	0.48
and what	0.2	-0.2
and whether	0.35	-0.35
and white	-0.47	0.47
and why	0.2	-0.2
and will	1.39	-1.39
and without	-0.53	0.53
and would	0.29	-0.29
and write	0.96	-0.96
and you	-0.36	0.36
and youd	-0.34	0.34
and your	-1.12	1.12
ander	0.21	-0.21
anew	-1.29	1.29
ankle	-1.02	1.02
ankle sprain	-0.31	0.31
annelies	0.21	-0.21
annika	0.2	-0.2
anniversary	-0.33	0.33
annual	-0.3	0.3
annual wellnes	0.96	-0.96
another	-1.81	1.81
another carrier	0.29	-0.29
another claim	-0.56	0.56
another external	0.34	-0.34
another health	-1.48	1.48
another individual	0.44	-0.44
another insurer	-0.21	0.21
another look	0.93	-0.93
another medical	-0.83	0.83
another patient	-1.5	1.5
another payer	-0.96	0.96
another plan	-0.95	0.95
another procedur	1.08	-1.08
another servic	0.58	-0.58
another state	-0.48	0.48
another therapist	0.83	-0.83
ansel	0.28	-0.28
anselm	0.37	-0.37
answer	0.18	-0.18
answer * may	-0.84	0.84
answer * not	0.35	-0.35
answer * other	1	-1
answer * question	0.44	-0.44
answer * request	-0.31	0.31
answer * two	-0.16	0.16
answer * you	0.51	-0.51
answer * your	-0.21	0.21
answer :	-0.81	0.81
answer and	0.28	-0.28
answer from	-0.3	0.3
answer in	0.25	-0.25
answer is	0.25	-0.25
answer it	0.52	-0.52
answer on	-0.18	0.18
answer our	0.75	-0.75
answer that	0.3	-0.3
answer thi	0.91	-0.91
answer to	0.54	-0.54
answer was	0.81	-0.81
answer within	0.5	-0.5
answer you	-0.39	0.39
answer your	-0.74	0.74
anthem blue	0.81	-0.81
anti	-0.81	0.81
anti inflammatory	-0.46	0.46
any * the	0.37	-0.37
any bill	0.79	-0.79
any further	0.56	-0.56
any more	-0.34	0.34
any new	0.21	-0.21
any of	0.35	-0.35
any other	1.07	-1.07
any part	0.8	-0.8
any party	0.22	-0.22
any person	0.58	-0.58
any re	0.22	-0.22
any time	0.55	-0.55
anybody	-0.49	0.49
anyon	-1.05	1.05
anyth	0.43	-0.43
anyth * show	-0.19	0.19
anyth * thi	0.33	-0.33
anyth else	0.44	-0.44
anyth for	-0.3	0.3
anyth from	-0.26	0.26
anyth in	-0.26	0.26
anyth to	-1.06	1.06
anytown	0.21	-0.21
anyway	-0.22	0.22
anywher	-0.25	0.25
ap	0.26	-0.26
ap <n>	0.26	-0.26
apart	-0.71	0.71
apart from	-0.68	0.68
apelar	0.16	-0.16
apl	0.31	-0.31
apl <n>	0.23	-0.23
apnea	0.19	-0.19
appeal	1.8	-1.8
appeal * <month>	1.2	-1.2
appeal * a	0.58	-0.58
appeal * claim	0.36	-0.36
appeal * decid	0.77	-0.77
appeal * decision	-0.4	0.4
appeal * denial	0.19	-0.19
appeal * deny	-0.66	0.66
appeal * may	0.17	-0.17
appeal * need	-1.12	1.12
appeal * not	0.23	-0.23
appeal * open	0.24	-0.24
appeal * pay	-0.57	0.57
appeal * sent	0.73	-0.73
appeal * the	1.18	-1.18
appeal * thi	0.17	-0.17
appeal * us	0.2	-0.2
appeal * writ	0.66	-0.66
appeal * you	0.18	-0.18
appeal :	0.87	-0.87
appeal <n>	1.03	-1.03
appeal ?	0.2	-0.2
appeal a	-0.31	0.31
appeal and	1.28	-1.28
appeal answer	0.32	-0.32
appeal are	0.67	-0.67
appeal at	0.24	-0.24
appeal availabl	0.16	-0.16
appeal becaus	-1.86	1.86
appeal by	0.65	-0.65
appeal came	-0.73	0.73
appeal committe	0.23	-0.23
appeal decision	0.23	-0.23
appeal desk	0.18	-0.18
appeal fax	0.17	-0.17
appeal for	-0.3	0.3
appeal form	0.28	-0.28
appeal go	0.52	-0.52
appeal goe	0.21	-0.21
appeal grievanc	0.42	-0.42
appeal has	1.56	-1.56
appeal have	0.27	-0.27
appeal if	0.32	-0.32
appeal letter	-0.64	0.64
appeal may	0.35	-0.35
appeal must	0.86	-0.86
appeal no	0.18	-0.18
appeal number	0.29	-0.29
appeal nurse	0.48	-0.48
appeal of	0.58	-0.58
appeal on	1.02	-1.02
appeal only	0.71	-0.71
appeal our	0.37	-0.37
appeal outcom	0.17	-0.17
appeal p	0.19	-0.19
appeal page	-0.3	0.3
appeal party	0.55	-0.55
appeal po	0.27	-0.27
appeal reach	-0.16	0.16
appeal receiv	0.36	-0.36
appeal right	1.15	-1.15
appeal send	0.56	-0.56
appeal the	0.3	-0.3
appeal thi	-0.43	0.43
appeal to	0.75	-0.75
appeal unit	0.29	-0.29
appeal was	0.59	-0.59
appeal we	0.6	-0.6
appeal well	0.17	-0.17
appeal which	0.39	-0.39
appeal with	0.26	-0.26
appeal within	0.7	-0.7
appeal without	-0.33	0.33
appeal write	0.16	-0.16
appeal you	1.01	-1.01
appear	-1.52	1.52
appear * the	-1.04	1.04
appear on	-0.77	0.77
appearanc	-1.4	1.4
appellant	1.3	-1.3
append	-0.24	0.24
applicant	0.87	-0.87
applicant * benefit	0.33	-0.33
applicant :	0.4	-0.4
applicant for	0.33	-0.33
apply	-0.45	0.45
apply * the	-1.28	1.28
apply * your	0.33	-0.33
apply and	-0.24	0.24
apply to	-0.68	0.68
appoint	-0.87	0.87
appoint * representativ	-0.78	0.78
appoint fee	-0.33	0.33
appoint representativ	0.25	-0.25
appropriat	0.16	-0.16
approv	1.4	-1.4
approv * <n>	0.21	-0.21
approv * mri	0.35	-0.35
approv * other	0.21	-0.21
approv * pain	0.62	-0.62
approv * pay	1.5	-1.5
approv * that	1.03	-1.03
approv * the	0.36	-0.36
approv * these	0.23	-0.23
approv * visit	0.84	-0.84
approv :	0.56	-0.56
approv <n>	0.16	-0.16
approv ?	0.45	-0.45
approv a	0.61	-0.61
approv all	0.18	-0.18
approv allow	0.93	-0.93
approv amount	0.57	-0.57
approv and	0.26	-0.26
approv befor	-0.16	0.16
approv by	1.48	-1.48
approv date	-1.39	1.39
approv earlier	0.4	-0.4
approv for	-0.29	0.29
approv from	0.84	-0.84
approv in	-1.02	1.02
approv it	0.45	-0.45
approv medicar	0.27	-0.27
approv not	0.59	-0.59
approv other	-0.36	0.36
approv remark	0.54	-0.54
approv request	1.24	-1.24
approv the	0.73	-0.73
approv thi	-0.89	0.89
approv under	0.5	-0.5
approv visit	-0.41	0.41
approval	-0.65	0.65
approval * advanc	-1.43	1.43
approval * not	0.94	-0.94
approval * the	-0.5	0.5
approval <n>	-1.1	1.1
approval befor	-0.83	0.83
approval for	-0.18	0.18
approval from	0.91	-0.91
approval had	-0.53	0.53
approval in	-1.37	1.37
approval is	0.95	-0.95
approval letter	-0.73	0.73
approval no	0.23	-0.23
approval not	-0.2	0.2
approval number	-0.22	0.22
approval of	-1.17	1.17
approval on	0.79	-0.79
approval that	-0.21	0.21
approval was	-0.5	0.5
approval you	1.17	-1.17
aprn	0.24	-0.24
apt	-0.35	0.35
aquatic	-0.22	0.22
aquatic therapy	-0.22	0.22
arbitr	-0.41	0.41
arbitr assocy	0.42	-0.42
arbitrator	-0.5	0.5
arbitrator award	-0.27	0.27
arc	0.16	-0.16
arceneaux	0.25	-0.25
archuleta	0.2	-0.2
are * <n>	-1	1
are * a	-0.6	0.6
are * be	0.75	-0.75
are * participat	0.36	-0.36
are * patient	-0.72	0.72
are * same	0.51	-0.51
are * the	-0.59	0.59
are <n>	-0.8	0.8
are a	-0.87	0.87
are advis	0.29	-0.29
are afford	0.52	-0.52
are an	-0.79	0.79
are approv	0.38	-0.38
are ask	-0.78	0.78
are asked	0.3	-0.3
are at	-0.81	0.81
are availabl	0.62	-0.62
are being	0.66	-0.66
are chang	0.52	-0.52
are clos	0.21	-0.21
are consider	0.62	-0.62
are correct	0.55	-0.55
are count	-0.73	0.73
are cover	-0.61	0.61
are deny	0.35	-0.35
are dismiss	-0.57	0.57
are enough	-1.49	1.49
are entitl	0.18	-0.18
are exclud	-1.44	1.44
are explain	0.97	-0.97
are fair	0.44	-0.44
are for	-1.15	1.15
are free	0.38	-0.38
are from	-1.07	1.07
are gett	0.77	-0.77
are given	-0.26	0.26
are glad	0.58	-0.58
are handl	-0.29	0.29
are held	-0.6	0.6
are left	-0.94	0.94
are limit	-0.45	0.45
are list	0.47	-0.47
are look	-0.52	0.52
are medical	0.95	-0.95
are met	0.79	-0.79
are miss	1.78	-1.78
are more	-1.29	1.29
are need	-0.28	0.28
are non	-0.22	0.22
are not	-1.65	1.65
are now	1	-1
are on	-0.46	0.46
are one	-1.04	1.04
are over	-0.66	0.66
are paid	-0.63	0.63
are part	-0.36	0.36
are past	-0.51	0.51
are payabl	0.41	-0.41
are receiv	0.23	-0.23
are responsibl	0.64	-0.64
are second	-1.23	1.23
are small	0.9	-0.9
are still	0.22	-0.22
are taken	0.37	-0.37
are the	-0.2	0.2
are those	0.47	-0.47
are to	0.75	-0.75
are treat	0.25	-0.25
are two	-0.34	0.34
are unabl	-1.36	1.36
are wait	-0.41	0.41
are warn	-0.49	0.49
are welcom	0.74	-0.74
are word	0.44	-0.44
are writ	0.58	-0.58
are wrong	0.61	-0.61
area	-2.13	2.13
arm	-0.21	0.21
around	-2.57	2.57
around here	-0.75	0.75
arrang	0.86	-0.86
arriv	-1.73	1.73
arriv * the	-0.38	0.38
arriv after	-0.9	0.9
arriv by	-0.63	0.63
arriv in	0.32	-0.32
arriv with	-0.57	0.57
arriv within	0.18	-0.18
arrival	-1.01	1.01
arroyo	0.67	-0.67
arthrity	-0.56	0.56
articl	-1.41	1.41
articl <n>	-0.74	0.74
articl vi	-0.87	0.87
articul	-0.32	0.32
as * <d>	0.37	-0.37
as * <n>	-0.71	0.71
as * claim	-0.34	0.34
as * copy	0.46	-0.46
as * cover	1.03	-1.03
as * crossover	0.32	-0.32
as * dependent	0.76	-0.76
as * duplicat	-0.57	0.57
as * employe	-0.18	0.18
as * first	0.36	-0.36
as * know	-0.16	0.16
as * law	0.93	-0.93
as * may	-0.3	0.3
as * member	-0.51	0.51
as * new	-0.71	0.71
as * one	-0.31	0.31
as * plan	-0.61	0.61
as * policy	0.31	-0.31
as * record	-0.18	0.18
as * request	0.46	-0.46
as * second	0.18	-0.18
as * spous	-0.84	0.84
as * stand	0.2	-0.2
as * the	0.2	-0.2
as * today	0.23	-0.23
as * was	0.31	-0.31
as :	-0.51	0.51
as <n>	-0.67	0.67
as a	-1.52	1.52
as assigne	0.2	-0.2
as bill	1.04	-1.04
as deny	0.16	-0.16
as establish	0.99	-0.99
as exercis	0.89	-0.89
as experimental	-1.5	1.5
as far	-0.67	0.67
as first	-0.6	0.6
as follow	0.66	-0.66
as his	-0.34	0.34
as if	-2.16	2.16
as it	-0.8	0.8
as its	0.75	-0.75
as line	-0.2	0.2
as long	1.27	-1.27
as maintenanc	0.99	-0.99
as medical	-0.66	0.66
as new	-0.39	0.39
as no	0.91	-0.91
as not	1.94	-1.94
as one	-0.34	0.34
as other	0.86	-0.86
as our	-1.28	1.28
as paid	0.59	-0.59
as part	-0.73	0.73
as pay	0.48	-0.48
as primary	-0.92	0.92
as proof	0.76	-0.76
as second	-0.76	0.76
as secondary	0.62	-0.62
as sent	0.21	-0.21
as soon	0.63	-0.63
as submitt	1.12	-1.12
as the	-0.54	0.54
as therapy	0.22	-0.22
as they	-0.58	0.58
as thi	-0.71	0.71
as those	1.08	-1.08
as though	-0.53	0.53
as unproven	-0.59	0.59
as well	-1.33	1.33
as your	-0.88	0.88
asg	0.53	-0.53
asg y	0.53	-0.53
ash	1.38	-1.38
ashby	0.22	-0.22
ashgrov	0.81	-0.81
aside	0.24	-0.24
ask	0.62	-0.62
ask * <m>	0.32	-0.32
ask * a	0.61	-0.61
ask * an	0.44	-0.44
ask * another	-0.25	0.25
ask * claim	0.85	-0.85
ask * copy	-0.31	0.31
ask * for	0.31	-0.31
ask * independent	0.33	-0.33
ask * it	0.23	-0.23
ask * more	0.61	-0.61
ask * offic	0.51	-0.51
ask * one	1.08	-1.08
ask * patient	-0.45	0.45
ask * six	-0.61	0.61
ask * state	0.36	-0.36
ask * thi	-0.4	0.4
ask * to	1.05	-1.05
ask * you	0.4	-0.4
ask :	0.22	-0.22
ask about	0.32	-0.32
ask for	1.59	-1.59
ask member	-0.97	0.97
ask that	-0.35	0.35
ask the	0.25	-0.25
ask to	0.87	-0.87
ask us	0.7	-0.7
ask within	0.36	-0.36
ask you	1.32	-1.32
ask your	0.61	-0.61
asked	-0.42	0.42
asked * :	0.49	-0.49
asked * <5>	0.55	-0.55
asked * <month>	0.8	-0.8
asked * <n>	-0.29	0.29
asked * a	-0.37	0.37
asked * and	0.61	-0.61
asked * approv	0.36	-0.36
asked * befor	-2.13	2.13
asked * by	0.21	-0.21
asked * for	0.7	-0.7
asked * in	0.23	-0.23
asked * is	-0.34	0.34
asked * it	0.33	-0.33
asked * member	0.2	-0.2
asked * pay	-0.68	0.68
asked * the	-1.02	1.02
asked * thi	0.17	-0.17
asked * two	-0.36	0.36
asked * within	0.37	-0.37
asked a	-0.2	0.2
asked about	0.17	-0.17
asked again	0.33	-0.33
asked dr	1.26	-1.26
asked for	-0.52	0.52
asked in	0.22	-0.22
asked of	-0.37	0.37
asked on	0.44	-0.44
asked our	-0.16	0.16
asked the	-0.16	0.16
asked to	0.31	-0.31
asked you	-0.75	0.75
asked your	0.41	-0.41
assess	2.21	-2.21
assess and	0.46	-0.46
assign	-0.69	0.69
assign * benefit	0.81	-0.81
assign claim	0.16	-0.16
assign of	0.93	-0.93
assign to	-1.15	1.15
assigne	0.26	-0.26
assist	0.2	-0.2
assist * determin	0.24	-0.24
assist in	0.24	-0.24
assistanc	1.09	-1.09
assistanc program	0.5	-0.5
assistanc unit	0.19	-0.19
assistant	-2.35	2.35
assistant rate	-1.27	1.27
assistant surgeon	-0.9	0.9
assistant work	-0.19	0.19
associat	-0.4	0.4
assocy	0.42	-0.42
assocy inc	0.17	-0.17
asymmetry	-0.61	0.61
at * <month>	-0.63	0.63
at * <n>	-0.97	0.97
at * addres	0.49	-0.49
at * bank	-1	1
at * bill	0.46	-0.46
at * bottom	-0.71	0.71
at * chart	0.55	-0.55
at * claim	1.14	-1.14
at * clearinghous	0.28	-0.28
at * contract	1.27	-1.27
at * decision	-0.47	0.47
at * desk	-0.51	0.51
at * end	-0.63	0.63
at * fee	0.25	-0.25
at * first	-0.26	0.26
at * front	-1.06	1.06
at * in	0.46	-0.46
at * last	-0.42	0.42
at * level	-0.68	0.68
at * lower	-1.13	1.13
at * medical	-0.17	0.17
at * network	0.26	-0.26
at * note	0.27	-0.27
at * number	1.16	-1.16
at * offic	-0.75	0.75
at * place	-0.39	0.39
at * point	-0.52	0.52
at * request	-0.67	0.67
at * same	0.64	-0.64
at * start	0.69	-0.69
at * the	-0.48	0.48
at * top	0.87	-0.87
at * visit	0.22	-0.22
at * warehous	-0.71	0.71
at * websit	0.54	-0.54
at * wrong	-0.86	0.86
at <m>	0.63	-0.63
at <n>	0.49	-0.49
at a	-1.33	1.33
at again	0.24	-0.24
at all	-1.59	1.59
at any	0.83	-0.83
at by	-0.42	0.42
at each	1.64	-1.64
at every	-0.34	0.34
at first	0.3	-0.3
at for	-0.92	0.92
at four	-0.3	0.3
at full	-0.68	0.68
at hand	0.88	-0.88
at home	-1.02	1.02
at intak	-0.69	0.69
at it	-0.37	0.37
at its	1.08	-1.08
at maximum	-0.17	0.17
at midnight	-0.84	0.84
at night	0.25	-0.25
at no	0.68	-0.68
at odd	-0.82	0.82
at once	0.4	-0.4
at our	-0.7	0.7
at provider	-1.35	1.35
at random	0.36	-0.36
at rest	-0.2	0.2
at risk	-0.34	0.34
at that	-1.05	1.05
at the	0.54	-0.54
at thi	-0.21	0.21
at visit	-1.03	1.03
at whether	2	-2
at which	0.2	-0.2
at work	-0.53	0.53
at your	-0.59	0.59
attach	0.48	-0.48
attach * other	-1.59	1.59
attach * the	-1.31	1.31
attach extra	1.03	-1.03
attach is	-0.51	0.51
attach list	0.7	-0.7
attach or	-1.59	1.59
attach other	0.38	-0.38
attach proof	0.3	-0.3
attach the	0.99	-0.99
attach to	-1.4	1.4
attempt	-0.3	0.3
attend	-1.67	1.67
attend physician	-0.51	0.51
attendanc	0.92	-0.92
attention	0.56	-0.56
attention :	0.37	-0.37
attention appeal	0.16	-0.16
attest	-0.19	0.19
attest if	0.68	-0.68
attest where	0.34	-0.34
attn	0.67	-0.67
attn :	0.52	-0.52
attorney fee	0.25	-0.25
au	0.26	-0.26
audit	0.39	-0.39
audit found	0.63	-0.63
audit show	1.27	-1.27
audit the	0.29	-0.29
auditor	0.91	-0.91
augustin	0.32	-0.32
auth	-0.22	0.22
auth * claim	-0.23	0.23
auth * file	-0.31	0.31
auth on	-0.51	0.51
authoriz	-1.49	1.49
authoriz * <n>	0.39	-0.39
authoriz * file	-0.35	0.35
authoriz * the	-0.41	0.41
authoriz * thi	-0.85	0.85
authoriz <n>	0.7	-0.7
authoriz after	0.4	-0.4
authoriz and	-0.61	0.61
authoriz befor	0.63	-0.63
authoriz by	-0.55	0.55
authoriz code	1.73	-1.73
authoriz exceed	-1.18	1.18
authoriz for	-0.26	0.26
authoriz from	0.79	-0.79
authoriz is	-0.54	0.54
authoriz messag	0.59	-0.59
authoriz no	0.18	-0.18
authoriz not	0.19	-0.19
authoriz notific	-1.5	1.5
authoriz number	-0.61	0.61
authoriz of	0.28	-0.28
authoriz on	-0.33	0.33
authoriz or	-0.69	0.69
authoriz pre	-1.3	1.3
authoriz request	0.88	-0.88
authoriz servic	-0.2	0.2
authoriz the	1.42	-1.42
authoriz under	-0.33	0.33
authoriz was	-2.07	2.07
auto	-0.77	0.77
auto carrier	0.62	-0.62
auto insuranc	0.32	-0.32
automatical	-0.16	0.16
automobil insuranc	0.31	-0.31
availabl	-0.62	0.62
availabl to	-0.6	0.6
availity	0.85	-0.85
availity essential	0.33	-0.33
availity llc	0.24	-0.24
ave	0.43	-0.43
avenu	0.18	-0.18
averag	-0.44	0.44
averag range	0.5	-0.5
aviso	0.29	-0.29
await	0.93	-0.93
away	-0.29	0.29
away befor	0.7	-0.7
axial	-0.72	0.72
axial decompression	-0.72	0.72
ayuda	0.71	-0.71
ayuda en	0.35	-0.35
az	0.36	-0.36
az <n>	0.24	-0.24
b * <n>	-0.81	0.81
b * not	-0.3	0.3
b :	-0.6	0.6
b <d>	0.73	-0.73
b <n>	0.5	-0.5
b a	0.59	-0.59
b health	0.86	-0.86
b is	0.54	-0.54
b jurisdiction	0.21	-0.21
b medical	0.57	-0.57
b medicar	-0.99	0.99
b policy	0.32	-0.32
b south	0.25	-0.25
b the	0.8	-0.8
b total	-0.74	0.74
b was	-0.33	0.33
b you	0.28	-0.28
baby	-1.31	1.31
baby was	-0.22	0.22
back	0.8	-0.8
back * <month>	0.92	-0.92
back * a	-0.54	0.54
back * be	0.4	-0.4
back * not	0.72	-0.72
back * that	-0.34	0.34
back * the	-0.25	0.25
back * thi	0.74	-0.74
back * us	1.42	-1.42
back * work	1.06	-1.06
back * you	-0.45	0.45
back <5>	0.75	-0.75
back <m>	-1.03	1.03
back and	-0.78	0.78
back at	0.92	-0.92
back by	0.66	-0.66
back clean	0.73	-0.73
back for	-0.17	0.17
back in	0.74	-0.74
back of	0.31	-0.31
back on	0.3	-0.3
back our	0.58	-0.58
back pain	-1.26	1.26
back the	0.85	-0.85
back to	-0.24	0.24
back what	0.58	-0.58
back with	-0.64	0.64
back without	0.59	-0.59
backdat	-0.64	0.64
backward	-0.28	0.28
bad	-0.57	0.57
baker	-0.69	0.69
bakery	-0.41	0.41
balanc	0.99	-0.99
balanc * <m>	0.55	-0.55
balanc <d>	0.38	-0.38
balanc <m>	0.72	-0.72
balanc bill	0.96	-0.96
balanc care	0.18	-0.18
balanc due	0.37	-0.37
balanc forward	-0.8	0.8
balanc is	0.24	-0.24
balanc of	0.55	-0.55
balanc scor	-1.11	1.11
balanc to	0.28	-0.28
band	-0.71	0.71
bank	-1.91	1.91
bank on	0.63	-0.63
bankruptcy	-0.88	0.88
bankruptcy * the	-0.87	0.87
bankruptcy of	-0.85	0.85
baptist	0.27	-0.27
bar	-0.51	0.51
bar code	-0.29	0.29
barcod	-1.39	1.39
bare	-0.92	0.92
barnaba	0.22	-0.22
barnaby	0.62	-0.62
barnaby ostrow	0.22	-0.22
barr	-1.23	1.23
bartholomew	0.59	-0.59
based	-1.06	1.06
based * the	-0.77	0.77
based therapy	-1.32	1.32
baselin	-1.28	1.28
basi	0.55	-0.55
basi * race	0.5	-0.5
basi :	-0.52	0.52
basi of	0.61	-0.61
basic	0.41	-0.41
basic option	-0.42	0.42
basin	0.7	-0.7
basin health	0.42	-0.42
batch * <n>	-0.34	0.34
batch <n>	1.08	-1.08
batch of	-0.32	0.32
bath	-2.07	2.07
bath and	-0.61	0.61
bath dress	-0.64	0.64
bay	0.58	-0.58
bayou	0.28	-0.28
be * the	-0.19	0.19
be * us	-0.43	0.43
be * writ	0.46	-0.46
be <n>	-1.05	1.05
be a	-0.58	0.58
be able	0.79	-0.79
be appeal	1.26	-1.26
be authoriz	-0.76	0.76
be bill	1.06	-1.06
be call	0.45	-0.45
be carry	0.28	-0.28
be charg	0.95	-0.95
be clear	-0.49	0.49
be clos	0.87	-0.87
be collect	0.25	-0.25
be consider	0.39	-0.39
be correct	-0.71	0.71
be count	-0.29	0.29
be decid	0.76	-0.76
be deny	1.1	-1.1
be done	-0.35	0.35
be eligibl	0.2	-0.2
be enough	-0.6	0.6
be expect	0.91	-0.91
be filed	0.74	-0.74
be found	-0.46	0.46
be here	-0.57	0.57
be in	-0.19	0.19
be judg	1.32	-1.32
be keyed	-0.97	0.97
be left	0.69	-0.69
be look	0.27	-0.27
be made	0.72	-0.72
be measur	0.31	-0.31
be met	-0.82	0.82
be need	-1.24	1.24
be on	-0.89	0.89
be one	-0.2	0.2
be paid	0.2	-0.2
be pay	-0.31	0.31
be postmark	-1.09	1.09
be process	0.94	-0.94
be put	0.59	-0.59
be reach	-0.54	0.54
be read	1.58	-1.58
be reasonabl	0.51	-0.51
be receiv	0.4	-0.4
be recover	0.51	-0.51
be refund	1.03	-1.03
be refus	1.12	-1.12
be repaid	1.34	-1.34
be reprocess	-0.41	0.41
be request	0.77	-0.77
be return	0.59	-0.59
be sent	0.64	-0.64
be set	-0.49	0.49
be sign	0.45	-0.45
be submitt	0.82	-0.82
be sure	0.42	-0.42
be taken	-0.17	0.17
be the	-0.46	0.46
be tied	-0.21	0.21
be treat	0.47	-0.47
be tried	1.11	-1.11
be turn	0.46	-0.46
be used	0.44	-0.44
be with	-0.52	0.52
bear	0.81	-0.81
bear * cost	-0.3	0.3
bear * the	0.42	-0.42
bear on	0.28	-0.28
bear the	-0.89	0.89
beat	-1	1
beatrix	0.42	-0.42
beatriz	0.23	-0.23
beaumont	0.54	-0.54
beauregard	-0.72	0.72
becam	-0.71	0.71
becaus	-1.52	1.52
becaus * a	0.47	-0.47
becaus * are	1.16	-1.16
becaus * claim	-0.4	0.4
becaus * clinic	0.76	-0.76
becaus * drug	-1.07	1.07
becaus * had	0.66	-0.66
becaus * is	-1.62	1.62
becaus * member	0.47	-0.47
becaus * note	-1.23	1.23
becaus * payer	-1.4	1.4
becaus * plan	1.33	-1.33
becaus * provider	-0.23	0.23
becaus * record	-1.65	1.65
becaus * was	-1.05	1.05
becaus :	1.65	-1.65
becaus it	-2.12	2.12
becaus its	-1.33	1.33
becaus of	1.58	-1.58
becaus our	-0.49	0.49
becaus the	-1.59	1.59
becaus they	-1	1
becaus thi	-0.34	0.34
becaus we	1.35	-1.35
becaus you	0.59	-0.59
becaus your	-0.98	0.98
becom	0.37	-0.37
bed	-0.79	0.79
been	-0.29	0.29
been * the	-0.53	0.53
been a	0.18	-0.18
been accept	0.33	-0.33
been added	-0.17	0.17
been approv	0.42	-0.42
been bill	-1.06	1.06
been bundl	0.75	-0.75
been certify	0.75	-0.75
been chosen	-1.07	1.07
been clear	-0.62	0.62
been clos	-1.06	1.06
been cover	0.92	-0.92
been decid	0.93	-0.93
been deny	0.9	-0.9
been done	-0.57	0.57
been drawn	-0.54	0.54
been establish	-0.71	0.71
been fine	-0.41	0.41
been forward	0.21	-0.21
been gett	0.55	-0.55
been here	-1.08	1.08
been in	0.35	-0.35
been issu	0.26	-0.26
been lift	1.16	-1.16
been made	1.29	-1.29
been mail	0.94	-0.94
been met	-1.71	1.71
been neither	0.17	-0.17
been on	-0.95	0.95
been put	0.53	-0.53
been reach	-0.26	0.26
been receiv	0.69	-0.69
been refus	1.41	-1.41
been releas	1.22	-1.22
been reopen	0.38	-0.38
been return	0.32	-0.32
been seen	-0.57	0.57
been select	-1.23	1.23
been sent	0.55	-0.55
been set	0.9	-0.9
been settl	0.42	-0.42
been spent	-0.69	0.69
been taken	-0.23	0.23
been taught	-0.62	0.62
been the	-0.39	0.39
been there	-0.97	0.97
been told	-0.52	0.52
been tried	-0.82	0.82
been used	-1.61	1.61
befor	-1.21	1.21
befor * accident	0.54	-0.54
befor * after	1.19	-1.19
befor * bill	0.16	-0.16
befor * can	0.32	-0.32
befor * claim	-0.66	0.66
befor * date	-0.93	0.93
befor * do	-1.01	1.01
befor * first	0.95	-0.95
befor * injection	-0.82	0.82
befor * is	0.3	-0.3
befor * last	0.89	-0.89
befor * mri	-0.53	0.53
befor * patient	-0.26	0.26
befor * pay	-0.19	0.19
befor * plan	0.75	-0.75
befor * see	1.26	-1.26
befor * servic	0.44	-0.44
befor * settl	1.04	-1.04
befor * visit	-0.76	0.76
befor * was	-1.81	1.81
befor <month>	0.36	-0.36
befor <n>	-0.22	0.22
befor a	-0.46	0.46
befor an	-0.9	0.9
befor and	0.26	-0.26
befor any	0.6	-0.6
befor anyon	0.26	-0.26
befor bill	0.38	-0.38
befor giv	-0.42	0.42
befor going	0.73	-0.73
befor he	0.92	-0.92
befor it	-0.79	0.79
befor our	-1.25	1.25
befor pay	-0.82	0.82
befor se	-0.51	0.51
befor servic	-0.23	0.23
befor that	1.38	-1.38
befor thi	1.18	-1.18
befor tricar	-1.14	1.14
befor us	-1.75	1.75
befor we	0.61	-0.61
befor you	1.75	-1.75
befor your	0.48	-0.48
beforehand	-0.27	0.27
began * <month>	0.53	-0.53
began <d>	0.33	-0.33
began on	0.21	-0.21
began the	-0.44	0.44
begin	0.82	-0.82
begin <n>	-0.29	0.29
begin on	0.93	-0.93
begin to	0.35	-0.35
beginn	0.69	-0.69
beginn <n>	0.37	-0.37
begins its paragraph	1.72	-1.72
begun	0.39	-0.39
behalf	1.23	-1.23
behalf * <month>	-0.36	0.36
behalf * the	0.88	-0.88
behalf of	1.18	-1.18
behalf on	-0.36	0.36
behavioral health	-0.17	0.17
behind	-2.37	2.37
behind it	-0.58	0.58
being	1.13	-1.13
being forward	0.34	-0.34
being late	-0.92	0.92
being look	-1.09	1.09
being made	0.35	-0.35
being paid	0.49	-0.49
being sent	-0.41	0.41
being study	-0.81	0.81
being treat	-0.23	0.23
being used	-1.17	1.17
being work	-0.23	0.23
believ	-0.17	0.17
believ * the	-0.23	0.23
believ a	-0.31	0.31
believ the	-0.62	0.62
bell	-0.8	0.8
belong	-1.25	1.25
belong * a	-0.78	0.78
belong * another	-0.57	0.57
belong * our	-0.36	0.36
belong * the	-0.94	0.94
belong to	-0.78	0.78
below	0.77	-0.77
below :	0.2	-0.2
below <n>	-0.39	0.39
below and	0.2	-0.2
below request	0.24	-0.24
below the	-1.17	1.17
below was	0.87	-0.87
below which	0.28	-0.28
ben	-0.51	0.51
bench	-0.43	0.43
bend	-0.42	0.42
bend * <n>	0.28	-0.28
bend physical	0.42	-0.42
benedikt	0.44	-0.44
beneficiary	0.74	-0.74
beneficiary :	0.35	-0.35
beneficiary date	-0.2	0.2
beneficiary is	0.62	-0.62
beneficiary liability	0.52	-0.52
beneficiary may	0.25	-0.25
beneficiary medicar	0.23	-0.23
beneficiary name	0.21	-0.21
beneficiary notic	0.89	-0.89
beneficiary was	-0.65	0.65
benefit	-0.2	0.2
benefit * <m>	0.67	-0.67
benefit * <month>	0.26	-0.26
benefit * <n>	-0.39	0.39
benefit * deny	0.84	-0.84
benefit * not	-0.8	0.8
benefit * thi	-0.88	0.88
benefit * your	-1.04	1.04
benefit <m>	0.51	-0.51
benefit <n>	0.3	-0.3
benefit a	0.21	-0.21
benefit administrator	0.61	-0.61
benefit and	0.84	-0.84
benefit are	-0.71	0.71
benefit booklet	0.86	-0.86
benefit code	-1.38	1.38
benefit coordin	-0.47	0.47
benefit date	0.2	-0.2
benefit deny	0.46	-0.46
benefit docu	1.04	-1.04
benefit ended	0.81	-0.81
benefit for	-0.51	0.51
benefit in	0.24	-0.24
benefit is	1.57	-1.57
benefit issu	0.36	-0.36
benefit keep	0.24	-0.24
benefit maximum	-0.17	0.17
benefit number	0.55	-0.55
benefit of	-1.89	1.89
benefit offic	0.34	-0.34
benefit or	0.86	-0.86
benefit paid	0.34	-0.34
benefit period	0.48	-0.48
benefit plan	0.3	-0.3
benefit po	0.16	-0.16
benefit policy	1.22	-1.22
benefit program	0.53	-0.53
benefit provider	0.16	-0.16
benefit servic	0.97	-0.97
benefit stat	0.24	-0.24
benefit that	-0.57	0.57
benefit thi	0.78	-0.78
benefit to	-0.58	0.58
benefit under	-1.1	1.1
benefit was	1.35	-1.35
benefit were	1.49	-1.49
benefit with	0.58	-0.58
berg	0.39	-0.39
bertram	-0.38	0.38
besid	-1.62	1.62
besid it	-0.47	0.47
besid the	-0.98	0.98
better	-0.28	0.28
better after	0.86	-0.86
better function	0.58	-0.58
better than	0.57	-0.57
bettina	0.17	-0.17
between	-1.07	1.07
between * charg	0.52	-0.52
between * two	-0.55	0.55
between <month>	0.65	-0.65
between <n>	0.69	-0.69
between the	-0.93	0.93
beyond	-1.93	1.93
beyond * first	-0.39	0.39
beyond <n>	-1.18	1.18
beyond the	-0.35	0.35
beyond what	-0.4	0.4
bi	0.61	-0.61
bi <n>	0.61	-0.61
big	-0.79	0.79
bilateral	-0.25	0.25
bill	-0.46	0.46
bill * <m>	0.3	-0.3
bill * <month>	0.36	-0.36
bill * <n>	-1.81	1.81
bill * a	0.4	-0.4
bill * an	-0.33	0.33
bill * any	0.25	-0.25
bill * consider	0.65	-0.65
bill * cover	0.69	-0.69
bill * for	-0.79	0.79
bill * have	-1.4	1.4
bill * it	-0.8	0.8
bill * may	-0.47	0.47
bill * member	0.41	-0.41
bill * more	-0.67	0.67
bill * mr	0.26	-0.26
bill * not	-0.55	0.55
bill * one	-1.01	1.01
bill * other	0.87	-0.87
bill * our	0.24	-0.24
bill * patient	1.46	-1.46
bill * plan	0.75	-0.75
bill * primary	1.85	-1.85
bill * record	0.3	-0.3
bill * sent	1.01	-1.01
bill * that	-0.44	0.44
bill * the	0.79	-0.79
bill * these	0.18	-0.18
bill * thi	1.75	-1.75
bill * those	0.66	-0.66
bill * to	0.66	-0.66
bill * treat	0.19	-0.19
bill * was	0.28	-0.28
bill * you	-0.85	0.85
bill * your	-0.85	0.85
bill :	-0.51	0.51
bill <5>	-0.79	0.79
bill <d>	0.44	-0.44
bill <m>	0.56	-0.56
bill <n>	-0.32	0.32
bill a	-0.64	0.64
bill again	-0.61	0.61
bill allow	1.23	-1.23
bill amount	0.24	-0.24
bill and	0.69	-0.69
bill apart	0.21	-0.21
bill approv	0.59	-0.59
bill are	0.33	-0.33
bill arriv	-0.95	0.95
bill as	-0.26	0.26
bill at	-0.66	0.66
bill back	-0.23	0.23
bill befor	-1.22	1.22
bill belong	-0.5	0.5
bill below	0.22	-0.22
bill by	0.51	-0.51
bill came	-0.68	0.68
bill carry	0.18	-0.18
bill charg	-0.23	0.23
bill code	0.56	-0.56
bill company	-1.52	1.52
bill control	0.32	-0.32
bill date	0.43	-0.43
bill deny	-0.39	0.39
bill discount	0.4	-0.4
bill doe	-0.58	0.58
bill error	-0.39	0.39
bill fee	0.21	-0.21
bill first	0.21	-0.21
bill for	0.27	-0.27
bill four	0.32	-0.32
bill from	-1	1
bill go	-0.72	0.72
bill goe	-0.72	0.72
bill had	-0.39	0.39
bill has	0.58	-0.58
bill her	1.04	-1.04
bill id	-1	1
bill in	-0.88	0.88
bill it	-0.78	0.78
bill ledger	-0.9	0.9
bill list	-0.32	0.32
bill medicar	1	-1
bill ms	0.64	-0.64
bill must	-1.29	1.29
bill npi	0.21	-0.21
bill of	0.67	-0.67
bill offic	0.91	-0.91
bill omf	0.62	-0.62
bill on	0.37	-0.37
bill one	-0.48	0.48
bill only	0.85	-0.85
bill or	-0.96	0.96
bill over	-0.51	0.51
bill paid	0.66	-0.66
bill plan	0.21	-0.21
bill process	-0.6	0.6
bill provider	-1.8	1.8
bill question	0.24	-0.24
bill reach	-0.19	0.19
bill receiv	0.49	-0.49
bill reduction	0.19	-0.19
bill repric	-0.82	0.82
bill review	1.25	-1.25
bill reviewer	-0.3	0.3
bill say	-1	1
bill screen	0.74	-0.74
bill sent	-1.22	1.22
bill servic	-0.18	0.18
bill show	0.26	-0.26
bill statu	-0.56	0.56
bill system	0.43	-0.43
bill the	1.72	-1.72
bill them	-0.32	0.32
bill thi	-0.27	0.27
bill three	0.25	-0.25
bill through	-0.25	0.25
bill to	0.88	-0.88
bill total	0.19	-0.19
bill treat	0.85	-0.85
bill tricar	0.17	-0.17
bill type	-0.99	0.99
bill under	0.16	-0.16
bill unit	0.16	-0.16
bill until	0.5	-0.5
bill was	0.97	-0.97
bill we	-1.4	1.4
bill went	1.13	-1.13
bill were	0.5	-0.5
bill while	-0.22	0.22
bill will	0.26	-0.26
bill with	0.25	-0.25
bill within	-0.42	0.42
bill without	-1.59	1.59
bill you	0.9	-0.9
billabl	-0.94	0.94
billabl * the	-0.93	0.93
billabl to	-0.94	0.94
biller	-1.43	1.43
bind	1.28	-1.28
bind * carrier	0.31	-0.31
bind * plan	0.35	-0.35
bind * the	0.5	-0.5
bind on	0.56	-0.56
bind the	0.92	-0.92
birch	-0.51	0.51
birch health	-0.58	0.58
birchwood	-0.42	0.42
birth :	0.44	-0.44
birth <d>	0.64	-0.64
birth <month>	0.51	-0.51
birth date	0.86	-0.86
birth year	-0.24	0.24
birthdat	0.21	-0.21
birthday	-0.43	0.43
birthday and	-0.25	0.25
birthday is	-0.42	0.42
birthday rule	0.46	-0.46
bite	-1.14	1.14
black	-2.05	2.05
black * white	-0.47	0.47
black and	-0.47	0.47
black lung	-1.09	1.09
blackwood	0.63	-0.63
bladder	1.53	-1.53
bladder * bowel	0.76	-0.76
bladder control	0.94	-0.94
bladder or	0.76	-0.76
blame	-0.8	0.8
blank	-2.25	2.25
blank and	-0.37	0.37
bless	-0.25	0.25
block	-0.51	0.51
blood	-1.57	1.57
blood count	-0.22	0.22
blood draw	-0.27	0.27
blood pressur	-0.6	0.6
blood test	-0.68	0.68
blue	0.5	-0.5
blue advantag	-0.69	0.69
blue cros	0.72	-0.72
blue plan	-0.23	0.23
blue shield	0.45	-0.45
bluecros	-0.19	0.19
bluecros blueshield	-0.19	0.19
bluegras	0.17	-0.17
blueshield * oregon	0.21	-0.21
blueshield * tennesse	-0.82	0.82
blueshield * texa	0.19	-0.19
blueshield federal	0.25	-0.25
blueshield of	-0.49	0.49
bluestem	0.27	-0.27
bluff	0.74	-0.74
blvd	0.34	-0.34
bly	-0.55	0.55
bmh	0.38	-0.38
bmh <n>	0.38	-0.38
bmi	-0.62	0.62
bmi <n>	-0.62	0.62
board	-0.17	0.17
board * the	-0.48	0.48
board * trust	0.28	-0.28
board certify	0.34	-0.34
board of	0.55	-0.55
board on	-0.33	0.33
board within	0.48	-0.48
boat	-1.08	1.08
body	0.17	-0.17
body area	-0.25	0.25
body part	-0.55	0.55
body region	-0.21	0.21
bone	1.03	-1.03
bonu	0.56	-0.56
book	-0.99	0.99
book * that	-0.29	0.29
book on	-0.36	0.36
book support	1.18	-1.18
booklet page	0.44	-0.44
boot	-0.54	0.54
born	0.38	-0.38
born * <n>	-0.74	0.74
born <d>	0.78	-0.78
born <month>	0.55	-0.55
born <n>	-0.7	0.7
born on	0.24	-0.24
borne	-0.2	0.2
boss	-0.91	0.91
both	-0.37	0.37
both bill	-0.49	0.49
both date	0.41	-0.41
both knee	-0.37	0.37
both leg	-0.17	0.17
both of	0.39	-0.39
both on	-0.36	0.36
both sent	-0.5	0.5
both servic	0.26	-0.26
both side	0.24	-0.24
both the	-0.65	0.65
both visit	0.21	-0.21
botox	-1.13	1.13
bottom	-0.88	0.88
bought	-0.43	0.43
bought at	-0.22	0.22
bought the	-0.53	0.53
bought through	0.79	-0.79
bowel	0.76	-0.76
box	-0.49	0.49
box <5>	1.06	-1.06
box <n>	0.24	-0.24
box and	0.36	-0.36
box for	-0.5	0.5
box in	-0.67	0.67
box is	-0.46	0.46
boxe	-0.23	0.23
boxe are	-0.5	0.5
boyd	1.01	-1.01
bp	-0.61	0.61
bp <n>	-0.38	0.38
bpt	0.16	-0.16
bpt <n>	0.16	-0.16
brac	-1.15	1.15
brace	-1.28	1.28
brace is	-0.67	0.67
brace was	-0.75	0.75
brain	-0.2	0.2
bram	0.62	-0.62
branch	0.47	-0.47
brand	-0.98	0.98
brand name	0.23	-0.23
brand new	-0.43	0.43
brandt	0.45	-0.45
brandvold	0.47	-0.47
brannigan	0.66	-0.66
break	-0.78	0.78
breast	-1.56	1.56
breath	0.17	-0.17
breez	0.36	-0.36
bridg	-0.5	0.5
brief	-0.17	0.17
bright	0.23	-0.23
brightwater	0.42	-0.42
bring	1.26	-1.26
bring * civil	0.49	-0.49
bring * lawsuit	0.41	-0.41
bring a	1	-1
bring it	0.21	-0.21
brochur	-0.85	0.85
brochur and	0.82	-0.82
brochur cover	-0.59	0.59
brochur ri	-0.28	0.28
broken	-0.23	0.23
bronwyn	0.22	-0.22
brother	-0.56	0.56
bruis	-0.78	0.78
build	0.65	-0.65
built	-0.43	0.43
built into	-0.43	0.43
bulletin	-0.42	0.42
bulletin <n>	-0.47	0.47
bump	-0.16	0.16
bundl	-0.25	0.25
bundl * they	0.84	-0.84
bundl as	0.84	-0.84
bus	-0.52	0.52
busines day	0.55	-0.55
but	-1.64	1.64
but * cannot	0.5	-0.5
but * doe	0.24	-0.24
but * is	0.6	-0.6
but * note	-0.71	0.71
but * plan	-0.56	0.56
but * was	0.56	-0.56
but <n>	0.27	-0.27
but for	-0.4	0.4
but it	-0.26	0.26
but its	-0.61	0.61
but no	-1.29	1.29
but not	-0.21	0.21
but only	-0.57	0.57
but they	0.32	-0.32
but we	-0.23	0.23
but without	-0.18	0.18
button	0.34	-0.34
buy	-0.53	0.53
bv	0.22	-0.22
bv <n>	0.22	-0.22
bx	0.27	-0.27
bx <n>	0.25	-0.25
by * <n>	-0.86	0.86
by * and	-0.84	0.84
by * assistant	-0.63	0.63
by * birthday	0.77	-0.77
by * board	0.64	-0.64
by * carrier	0.43	-0.43
by * chiropractor	-0.84	0.84
by * day	-0.34	0.34
by * doctor	0.88	-0.88
by * employe	0.56	-0.56
by * employer	0.33	-0.33
by * end	0.21	-0.21
by * famy	0.5	-0.5
by * fda	0.3	-0.3
by * for	0.17	-0.17
by * hospital	1	-1
by * independent	-0.39	0.39
by * injur	0.3	-0.3
by * licens	1	-1
by * medical	0.5	-0.5
by * member	0.27	-0.27
by * name	-1.05	1.05
by * network	-0.17	0.17
by * offic	-0.26	0.26
by * or	0.31	-0.31
by * own	-0.23	0.23
by * partner	-0.18	0.18
by * patient	0.69	-0.69
by * payer	0.21	-0.21
by * physical	0.22	-0.22
by * physician	-1.25	1.25
by * plan	-0.45	0.45
by * provider	-0.94	0.94
by * qualify	0.3	-0.3
by * same	-0.99	0.99
by * second	-0.37	0.37
by * state	-0.74	0.74
by * system	-0.25	0.25
by * technology	-0.44	0.44
by * term	-0.24	0.24
by * therapist	-0.43	0.43
by * time	-1.02	1.02
by * vendor	-0.35	0.35
by :	1.14	-1.14
by <d>	1.18	-1.18
by <month>	-0.21	0.21
by <n>	-1.18	1.18
by a	-1.55	1.55
by accident	0.29	-0.29
by aetna	0.49	-0.49
by an	-1.48	1.48
by another	-1.08	1.08
by anyon	-0.52	0.52
by both	0.33	-0.33
by call	0.92	-0.92
by check	0.2	-0.2
by contract	-0.58	0.58
by dr	-0.53	0.53
by eft	1.53	-1.53
by erisa	0.54	-0.54
by facsimil	0.17	-0.17
by hand	-0.78	0.78
by her	0.9	-0.9
by himself	-0.22	0.22
by insurer	0.29	-0.29
by itself	0.65	-0.65
by labor	-0.31	0.31
by law	-1.46	1.46
by line	-0.29	0.29
by may	0.25	-0.25
by medicar	0.54	-0.54
by member	-0.45	0.45
by mistak	1.12	-1.12
by mr	0.19	-0.19
by name	-0.7	0.7
by noon	0.67	-0.67
by now	-0.69	0.69
by other	0.16	-0.16
by our	-0.87	0.87
by phone	1.36	-1.36
by portal	-0.7	0.7
by provider	-0.29	0.29
by section	0.4	-0.4
by servic	0.47	-0.47
by state	-0.4	0.4
by telephon	0.49	-0.49
by that	-1.06	1.06
by the	-0.73	0.73
by then	-0.56	0.56
by thi	-1.21	1.21
by two	-0.59	0.59
by us	0.84	-0.84
by visit	-0.3	0.3
by week	-0.63	0.63
by which	-0.33	0.33
by you	-0.59	0.59
c * <n>	0.57	-0.57
c <5>	0.2	-0.2
c <d>	0.16	-0.16
c <n>	-0.34	0.34
c a	0.43	-0.43
c d	0.16	-0.16
c date	0.39	-0.39
c innovativ	0.22	-0.22
c o	0.32	-0.32
c other	0.69	-0.69
c patient	0.2	-0.2
c the	0.27	-0.27
ca	1.23	-1.23
ca that	0.27	-0.27
cabinet	0.17	-0.17
calendar day	1.19	-1.19
calendar is	-0.43	0.43
calendar year	-0.83	0.83
calendario	0.16	-0.16
california	0.61	-0.61
call * <n>	-1.31	1.31
call * a	-0.24	0.24
call * not	0.44	-0.44
call * number	0.85	-0.85
call * offic	0.67	-0.67
call * sender	0.23	-0.23
call * six	1.17	-1.17
call * the	-0.84	0.84
call * write	0.35	-0.35
call <n>	1.64	-1.64
call a	-0.55	0.55
call and	0.7	-0.7
call back	-0.54	0.54
call for	-1.32	1.32
call from	0.2	-0.2
call is	0.42	-0.42
call member	0.28	-0.28
call on	-0.58	0.58
call one	0.45	-0.45
call provider	0.46	-0.46
call that	-0.62	0.62
call the	1.35	-1.35
call us	-0.61	0.61
call with	0.17	-0.17
call your	0.67	-0.67
calliop	0.4	-0.4
calloway	0.18	-0.18
came	-2.93	2.93
came * <month>	-1.31	1.31
came * <n>	0.26	-0.26
came * a	-0.24	0.24
came * after	0.36	-0.36
came * an	-0.21	0.21
came * it	1.59	-1.59
came * on	-0.49	0.49
came * one	-0.29	0.29
came * the	-1.34	1.34
came * too	-0.32	0.32
came * us	0.55	-0.55
came * your	-0.24	0.24
came <n>	-0.19	0.19
came a	-0.35	0.35
came after	-1.48	1.48
came alone	-0.3	0.3
came along	-0.31	0.31
came and	-0.23	0.23
came back	-0.38	0.38
came in	-0.42	0.42
came off	1.08	-1.08
came on	-0.65	0.65
came out	0.76	-0.76
came the	-0.35	0.35
came through	-1.57	1.57
came to	0.41	-0.41
came up	-0.36	0.36
came with	-0.57	0.57
came without	-1.61	1.61
camill	0.22	-0.22
camp	-0.81	0.81
can	0.69	-0.69
can * asked	0.21	-0.21
can * consider	0.93	-0.93
can * count	-0.23	0.23
can * done	-0.4	0.4
can * expect	0.36	-0.36
can * given	0.48	-0.48
can * made	-0.7	0.7
can * measur	1.11	-1.11
can * met	-0.78	0.78
can * paid	0.28	-0.28
can * reach	-0.54	0.54
can * set	-0.66	0.66
can appeal	-0.86	0.86
can approv	0.79	-0.79
can ask	1.08	-1.08
can be	0.17	-0.17
can bill	0.25	-0.25
can call	0.52	-0.52
can cover	0.2	-0.2
can decid	1.3	-1.3
can disput	0.26	-0.26
can file	0.56	-0.56
can finish	0.7	-0.7
can get	0.17	-0.17
can give	-0.24	0.24
can go	0.29	-0.29
can have	0.52	-0.52
can help	0.44	-0.44
can keep	-0.28	0.28
can look	0.22	-0.22
can not	-0.6	0.6
can now	-0.66	0.66
can only	-0.45	0.45
can pay	-0.32	0.32
can proces	0.65	-0.65
can read	-0.6	0.6
can say	-0.42	0.42
can see	-0.33	0.33
can send	-0.2	0.2
can still	0.18	-0.18
can take	0.27	-0.27
can talk	0.49	-0.49
can tell	0.58	-0.58
can use	-0.4	0.4
cancell	-0.87	0.87
cancell back	0.74	-0.74
cancer	0.8	-0.8
cancer or	0.42	-0.42
cane	-0.41	0.41
cane and	0.73	-0.73
cannot	-1.9	1.9
cannot * appeal	1.08	-1.08
cannot * asked	-0.38	0.38
cannot * bill	0.25	-0.25
cannot * charg	0.66	-0.66
cannot * consider	-0.51	0.51
cannot * honor	-0.37	0.37
cannot * look	0.88	-0.88
cannot * made	0.9	-0.9
cannot * paid	-0.37	0.37
cannot * read	0.88	-0.88
cannot * taken	-0.3	0.3
cannot * tied	-0.21	0.21
cannot * used	0.5	-0.5
cannot * work	-0.34	0.34
cannot be	-1	1
cannot both	-0.3	0.3
cannot carry	-0.21	0.21
cannot finish	2.06	-2.06
cannot lead	-0.35	0.35
cannot make	0.19	-0.19
cannot move	1.29	-1.29
cannot proces	-0.28	0.28
cannot reach	-0.4	0.4
cannot read	-0.6	0.6
cannot say	-0.91	0.91
cannot see	-1.09	1.09
cannot stand	-0.46	0.46
cannot take	-0.6	0.6
cannot tell	-0.81	0.81
cannot tie	-0.54	0.54
cant pay	-0.37	0.37
canyon	0.23	-0.23
cap	-1.87	1.87
cap <m>	0.19	-0.19
cap met	-0.45	0.45
cap of	-0.9	0.9
cap on	-0.64	0.64
capacity	-0.26	0.26
capacity evalu	-0.62	0.62
cape	0.19	-0.19
cape fear	0.19	-0.19
capital	0.16	-0.16
capitals	0.85	-0.85
capitat	-1.56	1.56
car	-1.28	1.28
car * our	0.28	-0.28
car for	0.28	-0.28
car insuranc	-0.44	0.44
car insurer	-0.34	0.34
carbon	-1.43	1.43
carc	-0.45	0.45
carc <n>	0.29	-0.29
carc rarc	-0.71	0.71
card	-0.91	0.91
card and	-0.22	0.22
card end	0.31	-0.31
card for	0.35	-0.35
card in	-0.29	0.29
card offic	0.33	-0.33
card only	-0.3	0.3
card was	-0.32	0.32
card your	-0.19	0.19
care	-0.33	0.33
care * <month>	0.53	-0.53
care * a	-0.91	0.91
care * exclud	-0.36	0.36
care * force	0.6	-0.6
care * is	-0.59	0.59
care * keep	0.2	-0.2
care * no	-1.29	1.29
care * not	-1.74	1.74
care * the	0.29	-0.29
care * thi	-0.28	0.28
care * was	0.22	-0.22
care after	-0.48	0.48
care and	-0.79	0.79
care as	-0.55	0.55
care at	-0.6	0.6
care befor	0.5	-0.5
care bill	0.67	-0.67
care claim	0.27	-0.27
care doctor	0.39	-0.39
care doe	-0.44	0.44
care first	0.29	-0.29
care for	-0.75	0.75
care from	0.6	-0.6
care given	-1.37	1.37
care had	-1.04	1.04
care hmo	0.17	-0.17
care in	0.65	-0.65
care is	-1.65	1.65
care manag	0.21	-0.21
care may	-1.04	1.04
care network	0.38	-0.38
care no	-0.53	0.53
care on	-0.3	0.3
care only	-0.89	0.89
care outsid	0.53	-0.53
care pa	0.34	-0.34
care past	-1.15	1.15
care path	-0.72	0.72
care physician	-0.89	0.89
care plan	-1.02	1.02
care policy	0.23	-0.23
care professional	0.19	-0.19
care provider	0.78	-0.78
care servic	0.45	-0.45
care sign	0.83	-0.83
care that	0.32	-0.32
care the	0.24	-0.24
care train	-0.35	0.35
care up	0.56	-0.56
care which	-0.53	0.53
care with	1.1	-1.1
care you	0.27	-0.27
carefirst	0.37	-0.37
carefirst bluecros	0.34	-0.34
careful	0.26	-0.26
caregiver	-1.04	1.04
carelon	-0.36	0.36
caresourc	0.17	-0.17
caresourc id	-0.47	0.47
caresourc pay	0.31	-0.31
carolina	0.52	-0.52
carpal	-0.41	0.41
carpal tunnel	-0.41	0.41
carrier	-0.62	0.62
carrier * <month>	0.32	-0.32
carrier * on	0.18	-0.18
carrier * the	0.71	-0.71
carrier :	0.73	-0.73
carrier and	-0.28	0.28
carrier by	0.67	-0.67
carrier claim	0.17	-0.17
carrier disput	-0.92	0.92
carrier explan	0.66	-0.66
carrier first	0.22	-0.22
carrier for	-0.24	0.24
carrier has	1.05	-1.05
carrier is	0.73	-0.73
carrier must	-0.35	0.35
carrier on	0.23	-0.23
carrier paid	0.64	-0.64
carrier should	0.53	-0.53
carrier to	0.82	-0.82
carry	-0.83	0.83
carry a	0.65	-0.65
carry it	-0.41	0.41
carry no	-1.37	1.37
carry out	0.27	-0.27
carry over	0.16	-0.16
carry the	-0.97	0.97
carv	-0.79	0.79
carv out	-0.49	0.49
cascad	-0.3	0.3
case	0.74	-0.74
case * <n>	-0.59	0.59
case * on	-0.43	0.43
case :	0.49	-0.49
case <n>	-0.63	0.63
case and	0.55	-0.55
case for	-1.14	1.14
case is	0.31	-0.31
case manager	0.21	-0.21
case on	0.16	-0.16
case open	0.95	-0.95
case rate	-0.82	0.82
case to	0.2	-0.2
case was	0.58	-0.58
cash	0.31	-0.31
cash on	-0.59	0.59
casimir	0.7	-0.7
cast	-0.48	0.48
castellan	0.46	-0.46
castellano	0.99	-0.99
castlebury	0.35	-0.35
casualty	0.36	-0.36
casualty company	0.18	-0.18
catastrophic cap	0.65	-0.65
catch	-0.78	0.78
catch all	-0.34	0.34
category	-0.59	0.59
catherin	-0.53	0.53
caus	0.37	-0.37
cause	-1.51	1.51
cause * the	-0.19	0.19
cause code	-0.41	0.41
cause for	-0.64	0.64
cb	0.21	-0.21
cb <n>	0.2	-0.2
cc	1.06	-1.06
cc :	1.03	-1.03
ccn	0.22	-0.22
ccr	-0.28	0.28
ccr <n>	-0.28	0.28
cd <n>	0.5	-0.5
cedar	0.62	-0.62
ceil	-0.91	0.91
cell	-0.84	0.84
cent	-0.94	0.94
center	0.79	-0.79
center * <month>	-0.51	0.51
center * medicar	0.41	-0.41
center <n>	0.49	-0.49
center for	0.41	-0.41
center npi	0.22	-0.22
center on	-0.51	0.51
central	0.42	-0.42
cert	-0.35	0.35
certain	1.32	-1.32
certific	-0.19	0.19
certific is	0.72	-0.72
certific number	1.1	-1.1
certificat	-1.26	1.26
certificat * coverag	-0.17	0.17
certificat * medical	0.34	-0.34
certificat for	-0.69	0.69
certify	0.28	-0.28
certify * famy	0.32	-0.32
certify * neurology	0.5	-0.5
certify <n>	-0.75	0.75
certify authoriz	-0.2	0.2
certify by	-1.35	1.35
certify plan	0.6	-0.6
certify that	0.31	-0.31
cervical	-0.33	0.33
cervical * lumbar	-0.22	0.22
cervical and	-0.22	0.22
cervical rot	0.4	-0.4
cervical spine	-0.19	0.19
cfr	0.84	-0.84
cfr <m>	1.51	-1.51
cfr <n>	0.49	-0.49
cgs	0.34	-0.34
cgs administrator	0.18	-0.18
ch	0.65	-0.65
ch <n>	0.5	-0.5
chair	-1.38	1.38
chair is	-0.24	0.24
challeng	0.73	-0.73
champva group	0.44	-0.44
chanc	-0.75	0.75
chang	-0.45	0.45
chang * addres	0.65	-0.65
chang * decision	0.84	-0.84
chang * function	-0.35	0.35
chang * mind	0.43	-0.43
chang * the	0.4	-0.4
chang <5>	-1.04	1.04
chang and	0.32	-0.32
chang for	0.61	-0.61
chang in	-0.85	0.85
chang it	-0.16	0.16
chang of	0.27	-0.27
chang on	-1	1
chang only	-0.25	0.25
chang our	1.09	-1.09
chang over	-0.23	0.23
chang since	-0.96	0.96
chang the	-0.47	0.47
chang thi	0.33	-0.33
chang to	0.2	-0.2
chang what	0.56	-0.56
chapter	0.35	-0.35
chapter <n>	0.35	-0.35
character	-1.97	1.97
character is	-0.64	0.64
charg * <m>	-0.53	0.53
charg * deny	-1.04	1.04
charg * line	-0.59	0.59
charg * more	0.98	-0.98
charg * not	-0.81	0.81
charg * over	0.39	-0.39
charg * thi	-0.62	0.62
charg :	-0.89	0.89
charg <month>	0.29	-0.29
charg <n>	0.37	-0.37
charg allowanc	0.49	-0.49
charg and	0.25	-0.25
charg are	-1.68	1.68
charg as	-0.23	0.23
charg at	-0.18	0.18
charg cover	0.57	-0.57
charg discount	0.57	-0.57
charg exceed	2.03	-2.03
charg fee	0.78	-0.78
charg g	0.61	-0.61
charg has	0.55	-0.55
charg insuranc	0.16	-0.16
charg is	0.26	-0.26
charg not	0.56	-0.56
charg of	-0.45	0.45
charg on	-0.2	0.2
charg once	-1.15	1.15
charg or	-0.89	0.89
charg over	-0.88	0.88
charg paid	0.75	-0.75
charg pay	0.22	-0.22
charg previous	-1.04	1.04
charg reduction	0.28	-0.28
charg s	-0.59	0.59
charg that	0.63	-0.63
charg the	0.31	-0.31
charg was	0.16	-0.16
charg we	-0.51	0.51
charg were	0.58	-0.58
chart	-0.25	0.25
chart * <n>	-0.53	0.53
chart <n>	-0.57	0.57
chart and	-0.16	0.16
chart by	-0.21	0.21
chart for	-0.39	0.39
chart has	-0.91	0.91
chart show	-0.23	0.23
chart the	0.31	-0.31
chart was	-0.57	0.57
chat	0.71	-0.71
chat * us	0.33	-0.33
chat with	0.58	-0.58
cheaper	-1.13	1.13
cheaper drug	-0.41	0.41
check	0.67	-0.67
check * <m>	0.42	-0.42
check * it	-0.52	0.52
check * the	1.44	-1.44
check * us	-0.17	0.17
check <5>	0.99	-0.99
check <n>	-0.55	0.55
check and	0.81	-0.81
check befor	-0.56	0.56
check card	0.17	-0.17
check claim	0.21	-0.21
check date	0.18	-0.18
check eft	0.74	-0.74
check for	0.84	-0.84
check from	-0.88	0.88
check in	0.67	-0.67
check is	0.41	-0.41
check mark	-0.16	0.16
check no	1.04	-1.04
check number	0.63	-0.63
check of	-0.43	0.43
check on	-1.11	1.11
check or	0.24	-0.24
check our	0.45	-0.45
check payabl	0.22	-0.22
check run	1.2	-1.2
check that	0.54	-0.54
check the	-0.65	0.65
check to	-0.2	0.2
check up	-0.51	0.51
check with	0.87	-0.87
checkup	-0.4	0.4
chesapeak	0.22	-0.22
chest	-0.32	0.32
chg	-0.81	0.81
chg <m>	0.54	-0.54
chg allow	-0.69	0.69
child	-0.32	0.32
child has	1.01	-1.01
child is	-0.73	0.73
child now	0.9	-0.9
child provider	0.21	-0.21
child speech	-0.86	0.86
child visit	0.95	-0.95
children	-0.28	0.28
chip	-0.66	0.66
chiro	-1.09	1.09
chiropractic * all	-0.45	0.45
chiropractic :	-0.2	0.2
chiropractic <5>	-0.2	0.2
chiropractic <d>	0.38	-0.38
chiropractic <n>	0.63	-0.63
chiropractic adjust	1.19	-1.19
chiropractic at	-0.68	0.68
chiropractic benefit	-0.47	0.47
chiropractic care	-0.92	0.92
chiropractic center	0.17	-0.17
chiropractic claim	0.37	-0.37
chiropractic date	0.22	-0.22
chiropractic examin	0.2	-0.2
chiropractic health	0.24	-0.24
chiropractic llc	0.44	-0.44
chiropractic p	0.25	-0.25
chiropractic pc	0.22	-0.22
chiropractic pllc	0.18	-0.18
chiropractic rehab	0.33	-0.33
chiropractic servic	-0.27	0.27
chiropractic treat	-0.98	0.98
chiropractic visit	-0.74	0.74
chiropractor	-0.71	0.71
chiropractor * adjust	-0.48	0.48
chiropractor and	0.17	-0.17
chiropractor are	-0.24	0.24
chiropractor dr	0.43	-0.43
chiropractor for	0.49	-0.49
chiropractor who	0.41	-0.41
cho	0.45	-0.45
choic	0.99	-0.99
choic plu	0.65	-0.65
choos	0.82	-0.82
choos the	0.3	-0.3
chose	-1.72	1.72
chose not	-0.52	0.52
chosen	-0.66	0.66
chosen * review	-1.18	1.18
chosen * the	-0.27	0.27
chosen for	-1.07	1.07
christma	-0.44	0.44
chronic	0.58	-0.58
cht	0.27	-0.27
cigna	0.59	-0.59
cigna health	0.28	-0.28
cigna healthcar	0.6	-0.6
cigna id	-0.86	0.86
circl	-0.76	0.76
circl * servic	0.23	-0.23
circl the	0.26	-0.26
circumcision	-0.84	0.84
civil	1.39	-1.39
civil action	0.5	-0.5
civil right	1.11	-1.11
civilian	-0.19	0.19
ck	-0.77	0.77
cl	0.29	-0.29
cl <n>	0.2	-0.2
claim * <d>	-0.61	0.61
claim * <m>	-0.71	0.71
claim * <n>	-0.58	0.58
claim * a	-1.09	1.09
claim * an	-0.68	0.68
claim * are	0.22	-0.22
claim * be	-0.9	0.9
claim * being	-1.24	1.24
claim * conduct	0.44	-0.44
claim * deny	-0.46	0.46
claim * fax	0.79	-0.79
claim * file	0.26	-0.26
claim * for	-1.78	1.78
claim * found	0.66	-0.66
claim * have	-1.01	1.01
claim * health	-0.33	0.33
claim * in	-0.22	0.22
claim * is	1.02	-1.02
claim * it	0.17	-0.17
claim * its	0.48	-0.48
claim * m	0.16	-0.16
claim * not	1.11	-1.11
claim * on	1.52	-1.52
claim * one	1.16	-1.16
claim * part	0.2	-0.2
claim * sent	-0.74	0.74
claim * servic	0.17	-0.17
claim * still	0.32	-0.32
claim * therefor	0.53	-0.53
claim * thi	0.47	-0.47
claim * to	0.84	-0.84
claim * unprocessabl	0.52	-0.52
claim * was	-0.42	0.42
claim * we	0.67	-0.67
claim * you	0.62	-0.62
claim * your	-0.81	0.81
claim :	0.49	-0.49
claim <5>	-0.85	0.85
claim <m>	0.54	-0.54
claim a	-0.43	0.43
claim above	-0.86	0.86
claim adjust	0.37	-0.37
claim administrator	0.79	-0.79
claim after	-0.65	0.65
claim again	1.24	-1.24
claim against	0.27	-0.27
claim already	-0.64	0.64
claim and	0.74	-0.74
claim appeal	0.37	-0.37
claim are	0.55	-0.55
claim as	-0.64	0.64
claim at	-1.08	1.08
claim authoriz	-0.2	0.2
claim becaus	-1.32	1.32
claim befor	0.87	-0.87
claim belong	-1.12	1.12
claim below	-0.34	0.34
claim but	-0.43	0.43
claim c	0.37	-0.37
claim came	-1.58	1.58
claim can	0.54	-0.54
claim cannot	-0.52	0.52
claim claim	-0.38	0.38
claim clear	1.93	-1.93
claim contain	0.72	-0.72
claim control	-0.3	0.3
claim correspondenc	0.2	-0.2
claim date	0.21	-0.21
claim decision	0.32	-0.32
claim depart	0.37	-0.37
claim detail	0.17	-0.17
claim determin	0.16	-0.16
claim did	-0.21	0.21
claim differ	-0.6	0.6
claim disput	1.05	-1.05
claim doe	1.15	-1.15
claim e	0.4	-0.4
claim end	-0.9	0.9
claim examiner	0.69	-0.69
claim for	-0.17	0.17
claim form	0.42	-0.42
claim frequency	0.67	-0.67
claim go	-0.87	0.87
claim goe	-0.81	0.81
claim h	0.5	-0.5
claim had	0.28	-0.28
claim history	-0.2	0.2
claim icn	0.33	-0.33
claim id	0.66	-0.66
claim inquiry	0.28	-0.28
claim it	0.44	-0.44
claim lack	-2.23	2.23
claim list	0.86	-0.86
claim match	-0.94	0.94
claim may	1.68	-1.68
claim must	-0.57	0.57
claim no	1.05	-1.05
claim not	-1.66	1.66
claim number	0.83	-0.83
claim of	0.64	-0.64
claim offic	-0.23	0.23
claim oper	0.2	-0.2
claim or	-0.51	0.51
claim paid	0.65	-0.65
claim patient	0.17	-0.17
claim pay	0.79	-0.79
claim per	0.42	-0.42
claim pick	0.4	-0.4
claim po	0.28	-0.28
claim previous	0.59	-0.59
claim proces	0.16	-0.16
claim process	0.38	-0.38
claim reach	-1.22	1.22
claim reconsider	0.21	-0.21
claim referenc	-0.63	0.63
claim remain	0.6	-0.6
claim report	0.3	-0.3
claim representativ	0.18	-0.18
claim revers	-1.13	1.13
claim review	0.51	-0.51
claim sat	-1.13	1.13
claim say	-0.55	0.55
claim search	-0.34	0.34
claim send	0.24	-0.24
claim sent	-0.28	0.28
claim servic	-1.63	1.63
claim should	0.55	-0.55
claim show	-0.33	0.33
claim shown	1	-1
claim since	1.25	-1.25
claim specialist	0.3	-0.3
claim start	0.35	-0.35
claim statu	0.83	-0.83
claim stay	-0.75	0.75
claim summary	0.85	-0.85
claim suspend	1.91	-1.91
claim t	0.2	-0.2
claim that	-0.39	0.39
claim the	0.68	-0.68
claim thi	0.33	-0.33
claim to	-0.18	0.18
claim total	0.82	-0.82
claim type	0.35	-0.35
claim under	-1.12	1.12
claim until	-0.58	0.58
claim w	-0.95	0.95
claim wait	1.92	-1.92
claim was	1.15	-1.15
claim we	-0.95	0.95
claim were	1.36	-1.36
claim which	0.55	-0.55
claim will	2.25	-2.25
claim with	1.66	-1.66
claim within	0.25	-0.25
claim without	1.22	-1.22
claim you	0.55	-0.55
claimant	-0.42	0.42
claimant may	0.22	-0.22
clas	-0.25	0.25
claus	-0.93	0.93
clean	1.33	-1.33
clean * the	0.66	-0.66
clean and	1.06	-1.06
clean claim	1.17	-1.17
clear	-0.32	0.32
clear in	-0.37	0.37
clear the	-0.37	0.37
clear thi	0.33	-0.33
clear with	1.38	-1.38
clearanc	-0.93	0.93
clearinghous acceptanc	0.21	-0.21
clementin	0.45	-0.45
clerical	1.32	-1.32
clerk	-0.5	0.5
clia	0.64	-0.64
clia number	-0.9	0.9
climb	-0.38	0.38
climb stair	0.95	-0.95
clinic	-0.23	0.23
clinic * in	0.51	-0.51
clinic * not	-0.72	0.72
clinic :	0.69	-0.69
clinic <n>	-0.38	0.38
clinic agr	0.57	-0.57
clinic and	-0.63	0.63
clinic asked	0.17	-0.17
clinic bill	-1.38	1.38
clinic did	1.12	-1.12
clinic in	-0.84	0.84
clinic is	-1.28	1.28
clinic left	-0.64	0.64
clinic not	-0.24	0.24
clinic on	-0.56	0.56
clinic to	-0.34	0.34
clinic was	-0.6	0.6
clinical	0.78	-0.78
clinical guidelin	-0.33	0.33
clinical inform	0.38	-0.38
clinical policy	-0.28	0.28
clinical rational	-1.04	1.04
clinical reason	0.44	-0.44
clinical review	0.29	-0.29
clinician	-0.43	0.43
clm	-0.24	0.24
clm <5>	0.24	-0.24
clock	-1.06	1.06
clock ran	-0.38	0.38
clon	-1.58	1.58
clos	-2.01	2.01
clos * <n>	-0.3	0.3
clos * deny	0.16	-0.16
clos * file	0.4	-0.4
clos * not	0.19	-0.19
clos * the	-0.66	0.66
clos <n>	-0.45	0.45
clos as	0.27	-0.27
clos at	-0.6	0.6
clos back	-0.86	0.86
clos befor	-0.16	0.16
clos by	-0.42	0.42
clos for	-0.34	0.34
clos it	-0.48	0.48
clos its	-0.31	0.31
clos on	0.69	-0.69
clos out	-0.44	0.44
clos with	-0.4	0.4
clos without	-0.32	0.32
close	-0.63	0.63
cm	-0.73	0.73
cms	0.66	-0.66
cms <5>	0.63	-0.63
cms medicar	0.2	-0.2
cn	0.19	-0.19
cn <n>	0.19	-0.19
co	-0.78	0.78
co <n>	-1	1
co b	-1.11	1.11
co employe	0.21	-0.21
co op	0.6	-0.6
co pay	0.91	-0.91
co plan	0.18	-0.18
coast	0.64	-0.64
coast servic	0.26	-0.26
coastal	0.17	-0.17
cob	-0.37	0.37
cobra	-0.28	0.28
cobra election	-0.48	0.48
cobra was	-0.55	0.55
cod	0.41	-0.41
cod edit	0.44	-0.44
cod initiativ	-0.42	0.42
code	-0.79	0.79
code * <n>	0.36	-0.36
code * for	-0.25	0.25
code * inconsistent	-0.72	0.72
code * it	-0.29	0.29
code * not	-0.57	0.57
code * paid	-0.69	0.69
code * the	-0.53	0.53
code * thi	0.49	-0.49
code * used	-0.3	0.3
code :	0.46	-0.46
code <5>	-0.82	0.82
code <d>	0.33	-0.33
code amount	0.32	-0.32
code and	-0.73	0.73
code are	0.63	-0.63
code as	-0.22	0.22
code bill	0.65	-0.65
code cannot	-0.56	0.56
code charg	0.88	-0.88
code co	0.63	-0.63
code cover	0.18	-0.18
code d	0.72	-0.72
code description	-1.28	1.28
code doe	0.34	-0.34
code explan	-0.56	0.56
code for	-0.67	0.67
code g	0.24	-0.24
code has	-0.31	0.31
code incidental	0.27	-0.27
code is	-1.33	1.33
code legend	0.72	-0.72
code m	-0.56	0.56
code may	-1.1	1.1
code mean	0.32	-0.32
code minut	0.43	-0.43
code mod	0.9	-0.9
code n	-0.63	0.63
code ndc	0.4	-0.4
code of	-0.57	0.57
code on	0.63	-0.63
code paid	0.43	-0.43
code pr	0.37	-0.37
code provider	0.38	-0.38
code qty	-0.43	0.43
code same	-0.49	0.49
code section	0.37	-0.37
code servic	0.63	-0.63
code text	-0.44	0.44
code the	0.49	-0.49
code to	-0.34	0.34
code unit	0.2	-0.2
code went	-1.13	1.13
code what	-1.04	1.04
code with	0.24	-0.24
code x	0.72	-0.72
code you	-0.19	0.19
coded	-0.28	0.28
coder	-0.17	0.17
coin	0.79	-0.79
coin <m>	0.35	-0.35
coin grp	0.29	-0.29
coin paid	0.18	-0.18
coin total	0.16	-0.16
coinsuranc	0.22	-0.22
coinsuranc amount	0.37	-0.37
coinsuranc paid	0.61	-0.61
cold	-0.74	0.74
cold laser	-0.6	0.6
cold pack	-0.37	0.37
cold storag	0.25	-0.25
colleagu	-0.46	0.46
collect	1.82	-1.82
collect <m>	0.57	-0.57
collect from	0.78	-0.78
collect the	0.3	-0.3
collection agency	-0.57	0.57
colleg	-0.43	0.43
colonoscopy	-0.78	0.78
color	0.42	-0.42
colorado	-0.58	0.58
colorado colorado	0.24	-0.24
colorado depart	0.19	-0.19
colorado medicaid	0.16	-0.16
column	-0.21	0.21
com	0.58	-0.58
combin * hcpc	-0.58	0.58
combin of	-0.38	0.38
combin provid	0.65	-0.65
come	-0.39	0.39
come * <m>	-0.24	0.24
come * <month>	-0.16	0.16
come * a	-0.16	0.16
come * befor	-0.51	0.51
come * gone	-0.41	0.41
come * it	-0.62	0.62
come * thi	-0.2	0.2
come * within	0.62	-0.62
come * you	0.24	-0.24
come and	0.81	-0.81
come back	1.11	-1.11
come befor	-1.01	1.01
come first	-0.73	0.73
come from	-0.52	0.52
come in	-0.32	0.32
come on	0.4	-0.4
come out	-0.4	0.4
come through	1.42	-1.42
come to	-0.78	0.78
come up	-0.52	0.52
come with	-1.4	1.4
come within	1.01	-1.01
comfort	-1.23	1.23
comfort item	-0.61	0.61
comfortabl	-0.64	0.64
commerc	0.54	-0.54
commercial	-0.29	0.29
commissioner	0.22	-0.22
committe	1.12	-1.12
committe met	0.21	-0.21
commonwealth	0.27	-0.27
community	0.71	-0.71
community care	0.33	-0.33
community health	0.2	-0.2
community plan	0.22	-0.22
comp	-1.2	1.2
comp bill	-1.13	1.13
comp carrier	-0.29	0.29
comp claim	-0.33	0.33
company * the	-0.4	0.4
company and	-0.55	0.55
company claim	0.46	-0.46
company employe	0.21	-0.21
company explan	0.28	-0.28
company is	-0.67	0.67
company medical	0.16	-0.16
company medicar	0.2	-0.2
company of	0.18	-0.18
company on	-0.29	0.29
company p	0.16	-0.16
company thi	0.24	-0.24
company with	-0.53	0.53
compar	-0.49	0.49
compar the	-0.26	0.26
compar your	-0.34	0.34
compendia	0.63	-0.63
compens	0.6	-0.6
compens fee	0.43	-0.43
compens jurisdictional	0.62	-0.62
compens medical	0.5	-0.5
complaint	-0.65	0.65
complaint * the	0.31	-0.31
complaint with	0.27	-0.27
complet	1.31	-1.31
complet * review	0.32	-0.32
complet and	1.36	-1.36
complet note	0.51	-0.51
complet our	0.87	-0.87
complet the	1.65	-1.65
complet thi	-0.97	0.97
complet waiver	-1.25	1.25
complex	-0.51	0.51
complexity	-0.94	0.94
complianc	-0.45	0.45
component	0.44	-0.44
component * the	0.84	-0.84
component of	0.84	-0.84
comprehensiv	-0.44	0.44
compression	-1.14	1.14
compression stock	-0.49	0.49
compromis	-0.77	0.77
computer	-1.87	1.87
conclud	-0.93	0.93
conclud * the	-0.72	0.72
conclud that	-1.13	1.13
conclusion	0.73	-0.73
concurrent	0.28	-0.28
concurrent review	-0.5	0.5
condition	-0.67	0.67
condition * no	-0.66	0.66
condition * the	-0.19	0.19
condition and	1.06	-1.06
condition call	-0.2	0.2
condition has	0.84	-0.84
condition in	-0.17	0.17
condition is	1.13	-1.13
condition or	-0.53	0.53
condition was	-0.24	0.24
conduct	0.47	-0.47
conduct * appeal	0.44	-0.44
conduct the	0.44	-0.44
conduction	0.24	-0.24
conduction study	0.24	-0.24
confidential	0.25	-0.25
confirm	0.24	-0.24
confirm by	-0.43	0.43
conflict	-1.13	1.13
conflict * interest	0.57	-0.57
conflict of	0.57	-0.57
connect	-1.03	1.03
connect the	-0.87	0.87
connection	-0.16	0.16
consent	-0.88	0.88
consent * the	-0.54	0.54
consent for	-1.42	1.42
consent to	-0.55	0.55
conservativ	-0.63	0.63
conservativ care	0.54	-0.54
conservativ treat	-0.41	0.41
consider component	0.8	-0.8
consider experimental	-1.66	1.66
consider investigational	0.23	-0.23
consider it	-0.29	0.29
consider medical	-0.83	0.83
consider part	-0.29	0.29
consider the	0.67	-0.67
consider unproven	1.04	-1.04
consider without	0.38	-0.38
constanc	-0.71	0.71
constant	0.93	-0.93
consult plan	0.54	-0.54
consultant	0.41	-0.41
consultant see	-0.31	0.31
consumer	0.23	-0.23
consumer assistanc	0.19	-0.19
contact	-0.23	0.23
contact :	0.54	-0.54
contact center	0.27	-0.27
contact the	0.73	-0.73
contain	0.8	-0.8
contain incomplet	0.51	-0.51
contain privat	0.57	-0.57
content	-0.4	0.4
content type	0.25	-0.25
contest	0.6	-0.6
contest the	-0.4	0.4
contest thi	0.81	-0.81
continental	0.19	-0.19
continu	0.98	-0.98
continu <n>	0.37	-0.37
continu coverag	0.73	-0.73
continu on	0.32	-0.32
continu skill	0.72	-0.72
continu therapy	-1.31	1.31
continu to	0.23	-0.23
continuou	-0.71	0.71
continuou glucos	-0.52	0.52
contract	-0.28	0.28
contract * the	0.75	-0.75
contract * us	-0.74	0.74
contract * you	0.43	-0.43
contract adjust	0.32	-0.32
contract amount	0.96	-0.96
contract and	-0.34	0.34
contract doe	-0.3	0.3
contract ended	-0.7	0.7
contract fee	1.85	-1.85
contract fil	-0.86	0.86
contract give	0.18	-0.18
contract holder	0.67	-0.67
contract is	-1.16	1.16
contract leav	-1.51	1.51
contract legislat	0.74	-0.74
contract no	0.49	-0.49
contract not	0.19	-0.19
contract number	0.48	-0.48
contract provider	0.5	-0.5
contract say	-0.56	0.56
contract section	-0.65	0.65
contract with	-0.44	0.44
contractor	-0.22	0.22
contractor * a	0.31	-0.31
contractor * the	0.18	-0.18
contractor for	0.72	-0.72
contractor has	0.95	-0.95
contractor jurisdiction	-0.94	0.94
contractor of	0.21	-0.21
contractor qic	0.19	-0.19
contractual	-0.71	0.71
contrast <5>	0.22	-0.22
contribution	-0.57	0.57
control	0.89	-0.89
control :	0.21	-0.21
control fever	0.61	-0.61
control number	-0.35	0.35
controll	0.78	-0.78
controll trial	0.78	-0.78
controversy	-1.03	1.03
convenienc	-1.28	1.28
convenienc item	-0.96	0.96
cooperativ	0.64	-0.64
coordin	-0.55	0.55
coordin * benefit	-0.2	0.2
coordin of	-0.2	0.2
copay	1.41	-1.41
copay * <m>	0.38	-0.38
copay * a	0.72	-0.72
copay * paid	0.25	-0.25
copay * the	0.37	-0.37
copay and	0.39	-0.39
copay at	0.35	-0.35
copay for	0.9	-0.9
copay is	0.31	-0.31
copay not	0.22	-0.22
copay of	0.35	-0.35
copay other	0.17	-0.17
copay paid	1.35	-1.35
copay plan	0.17	-0.17
copper	0.42	-0.42
copper ridge	0.22	-0.22
copperfield	0.18	-0.18
copperlin	0.16	-0.16
copy	-0.49	0.49
copy * :	0.33	-0.33
copy * a	-0.73	0.73
copy * all	0.17	-0.17
copy * everyth	0.24	-0.24
copy * from	-0.19	0.19
copy * his	0.46	-0.46
copy * record	0.4	-0.4
copy * the	1.08	-1.08
copy * thi	1.23	-1.23
copy * what	-0.85	0.85
copy * your	0.16	-0.16
copy :	0.34	-0.34
copy is	-0.61	0.61
copy of	0.88	-0.88
copy receiv	-0.95	0.95
copy to	0.45	-0.45
copy was	-0.32	0.32
copy went	0.29	-0.29
cord	-0.7	0.7
cordelia	0.22	-0.22
corinn	0.48	-0.48
corneliu	0.64	-0.64
corp	0.23	-0.23
corpor	0.46	-0.46
corpor * mutual	0.24	-0.24
corpor a	0.25	-0.25
correct	0.99	-0.99
correct * claim	0.3	-0.3
correct * sublux	0.57	-0.57
correct a	0.58	-0.58
correct and	1.21	-1.21
correct bill	-0.21	0.21
correct claim	0.3	-0.3
correct cod	-0.82	0.82
correct it	1.25	-1.25
correct the	0.72	-0.72
correction	-0.55	0.55
correspondenc	0.41	-0.41
corrigan	0.23	-0.23
corwin	0.16	-0.16
cosima	0.18	-0.18
cosmetic	-2.15	2.15
cost	1.82	-1.82
cost * the	0.85	-0.85
cost of	0.82	-0.82
cost share	0.47	-0.47
cost to	1.13	-1.13
could	-1.4	1.4
could be	-0.52	0.52
could do	-1.13	1.13
could harm	0.6	-0.6
could have	-1.18	1.18
could not	0.27	-0.27
could put	-0.18	0.18
could saf	-0.45	0.45
could you	1.01	-1.01
counsel	-1.85	1.85
count	-0.99	0.99
count * a	-0.35	0.35
count * one	-0.21	0.21
count * part	-1.16	1.16
count * the	-0.86	0.86
count * visit	0.93	-0.93
count :	-0.69	0.69
count <n>	-0.7	0.7
count a	0.36	-0.36
count for	-0.19	0.19
count from	-0.29	0.29
count in	-1.1	1.1
count the	-0.68	0.68
count twice	-0.71	0.71
counter	-0.81	0.81
countersign	-0.43	0.43
cours	-1.37	1.37
cours * the	-0.27	0.27
cours * treat	0.42	-0.42
cours of	-1	1
court	-1.22	1.22
court order	-0.8	0.8
court under	0.67	-0.67
cov	0.53	-0.53
cover * <n>	1.24	-1.24
cover * another	-1.04	1.04
cover * date	0.23	-0.23
cover * drug	0.22	-0.22
cover * evalu	-0.45	0.45
cover * medicar	0.69	-0.69
cover * person	0.19	-0.19
cover * the	-1.9	1.9
cover * thi	-1.79	1.79
cover * whole	0.39	-0.39
cover * your	1.58	-1.58
cover :	-0.49	0.49
cover <d>	-0.24	0.24
cover <m>	0.53	-0.53
cover <month>	-0.83	0.83
cover <n>	-0.33	0.33
cover a	0.41	-0.41
cover all	0.51	-0.51
cover an	-0.51	0.51
cover and	0.28	-0.28
cover at	1.65	-1.65
cover becaus	-0.87	0.87
cover benefit	-1.95	1.95
cover by	-0.72	0.72
cover care	1.21	-1.21
cover charg	-0.95	0.95
cover chiropractic	0.92	-0.92
cover code	0.35	-0.35
cover copay	0.21	-0.21
cover day	0.32	-0.32
cover for	-0.43	0.43
cover her	0.16	-0.16
cover hospital	-0.53	0.53
cover ible	0.16	-0.16
cover in	-0.59	0.59
cover manipul	0.34	-0.34
cover medical	-0.74	0.74
cover note	-0.21	0.21
cover on	-1.94	1.94
cover one	-0.9	0.9
cover only	-1.31	1.31
cover or	0.9	-0.9
cover paid	0.49	-0.49
cover person	1.19	-1.19
cover physical	0.16	-0.16
cover plan	0.16	-0.16
cover see	-0.75	0.75
cover servic	-0.44	0.44
cover sheet	-0.62	0.62
cover since	0.83	-0.83
cover the	1.78	-1.78
cover therapy	1.24	-1.24
cover these	0.71	-0.71
cover thi	-1	1
cover through	0.77	-0.77
cover treat	0.51	-0.51
cover under	-1.26	1.26
cover up	1.03	-1.03
cover when	0.89	-0.89
coverag	-0.74	0.74
coverag * file	0.23	-0.23
coverag * pay	0.5	-0.5
coverag * the	1.04	-1.04
coverag * thi	0.87	-0.87
coverag * your	0.8	-0.8
coverag ?	-0.62	0.62
coverag and	0.58	-0.58
coverag as	0.61	-0.61
coverag chapter	-0.8	0.8
coverag determin	-0.42	0.42
coverag end	0.86	-0.86
coverag ended	-1.44	1.44
coverag for	-0.23	0.23
coverag had	0.16	-0.16
coverag has	0.49	-0.49
coverag in	0.41	-0.41
coverag is	0.65	-0.65
coverag of	1.37	-1.37
coverag on	0.59	-0.59
coverag or	0.29	-0.29
coverag policy	0.62	-0.62
coverag terminat	-2.39	2.39
coverag that	0.26	-0.26
coverag through	-0.24	0.24
coverag to	-0.48	0.48
coverag under	-0.19	0.19
coverag was	0.52	-0.52
cp	1.1	-1.1
cp mp	0.58	-0.58
cpap	-0.93	0.93
cpap mask	-0.74	0.74
cpg	0.29	-0.29
cpg <n>	0.29	-0.29
cpt	1.46	-1.46
cpt :	-0.5	0.5
cpt <5>	1.28	-1.28
cpt <n>	1.18	-1.18
cpt charg	0.22	-0.22
cpt hcpc	0.53	-0.53
cpt mod	0.36	-0.36
cpt unit	0.25	-0.25
cq	-0.3	0.3
cr	0.41	-0.41
cr <n>	0.35	-0.35
crash	-1.23	1.23
creat	0.2	-0.2
credential	-0.36	0.36
credibl	-1.35	1.35
credibl alleg	-1.22	1.22
credit	0.75	-0.75
credit balanc	0.59	-0.59
creek	0.21	-0.21
creek chiropractic	0.16	-0.16
creek famy	0.28	-0.28
creek physical	0.19	-0.19
crest	0.44	-0.44
crime	0.41	-0.41
crispin	0.26	-0.26
criteria	-0.94	0.94
criteria :	0.55	-0.55
criteria are	0.64	-0.64
criteria for	-1.84	1.84
criteria not	-0.76	0.76
crnp	0.25	-0.25
cros	0.73	-0.73
cros blue	0.38	-0.38
cross	-0.79	0.79
cross famy	0.39	-0.39
cross over	-0.23	0.23
crossover	0.48	-0.48
crown	0.8	-0.8
cs	0.35	-0.35
ct	-0.32	0.32
ctl	0.31	-0.31
ctrl	0.55	-0.55
ctrl no	0.37	-0.37
cuff	0.6	-0.6
cuff repair	0.41	-0.41
cumberland	0.24	-0.24
cup	-0.44	0.44
current	0.66	-0.66
current <m>	0.46	-0.46
current <n>	0.44	-0.44
curty	0.2	-0.2
custodial	-1.75	1.75
custody	0.16	-0.16
custom	-1.29	1.29
customary	-1.21	1.21
customer	0.5	-0.5
customer care	0.27	-0.27
customer id	0.2	-0.2
customer servic	0.58	-0.58
cut	-0.58	0.58
cut by	-0.86	0.86
cut here	0.33	-0.33
cut off	-0.27	0.27
cut to	-0.8	0.8
cutoff	-1.02	1.02
cv	0.22	-0.22
cv <n>	0.19	-0.19
cycle	0.92	-0.92
cyru	0.17	-0.17
d * drug	-1.07	1.07
d <5>	0.2	-0.2
d <m>	0.23	-0.23
d a	-1.39	1.39
d and	-0.37	0.37
d becaus	-0.44	0.44
d benefit	0.46	-0.46
d by	0.32	-0.32
d c	-0.61	0.61
d e	0.2	-0.2
d for	0.37	-0.37
d injur	0.33	-0.33
d interest	0.2	-0.2
d level	-0.67	0.67
d number	0.24	-0.24
dad	-0.9	0.9
dad plan	-0.36	0.36
daily	-0.64	0.64
daily entry	-0.5	0.5
daily note	-0.39	0.39
daily skill	-0.65	0.65
dakota	0.22	-0.22
dana	0.73	-0.73
dark	-0.18	0.18
dashiell	0.37	-0.37
data	1.55	-1.55
date * <month>	-1.64	1.64
date * <n>	-0.56	0.56
date * a	0.39	-0.39
date * accident	-0.37	0.37
date * an	0.38	-0.38
date * bill	0.28	-0.28
date * birth	0.44	-0.44
date * care	-0.5	0.5
date * charg	-0.38	0.38
date * claim	0.7	-0.7
date * decision	-0.28	0.28
date * description	0.39	-0.39
date * got	0.25	-0.25
date * injury	0.59	-0.59
date * is	-1.07	1.07
date * line	-0.47	0.47
date * los	0.71	-0.71
date * no	-0.81	0.81
date * notic	0.28	-0.28
date * our	0.19	-0.19
date * proc	0.27	-0.27
date * procedur	0.34	-0.34
date * receiv	0.59	-0.59
date * request	0.97	-0.97
date * servic	-0.46	0.46
date * that	0.33	-0.33
date * thi	1.15	-1.15
date * type	0.31	-0.31
date * visit	0.2	-0.2
date * which	-0.36	0.36
date :	0.79	-0.79
date <month>	0.6	-0.6
date <n>	-0.91	0.91
date above	0.69	-0.69
date after	-0.57	0.57
date are	-0.41	0.41
date bill	-0.26	0.26
date box	-0.21	0.21
date charg	0.52	-0.52
date code	0.63	-0.63
date description	0.45	-0.45
date final	0.41	-0.41
date from	-0.7	0.7
date has	-0.55	0.55
date have	0.48	-0.48
date in	-0.41	0.41
date is	-1.58	1.58
date of	0.35	-0.35
date on	-1.17	1.17
date paid	0.3	-0.3
date patient	-0.57	0.57
date pos	0.3	-0.3
date print	0.45	-0.45
date proc	0.74	-0.74
date procedur	1.17	-1.17
date process	0.57	-0.57
date range	-0.46	0.46
date receiv	0.28	-0.28
date run	-0.58	0.58
date s	0.86	-0.86
date servic	0.47	-0.47
date shown	0.68	-0.68
date so	1.69	-1.69
date stamp	-0.64	0.64
date the	0.37	-0.37
date thi	0.75	-0.75
date to	-0.85	0.85
date under	-0.23	0.23
date unles	0.29	-0.29
date was	-1.12	1.12
date what	0.31	-0.31
date with	0.63	-0.63
date you	0.7	-0.7
dated	-0.64	0.64
dated <d>	0.47	-0.47
dated <month>	0.57	-0.57
dated <n>	-0.84	0.84
dated after	-1.04	1.04
dated befor	1.14	-1.14
dated the	-0.36	0.36
daughter	-0.46	0.46
day	-0.5	0.5
day * <n>	0.96	-0.96
day * a	-0.41	0.41
day * an	0.48	-0.48
day * are	-1.11	1.11
day * ask	0.19	-0.19
day * bill	-1.06	1.06
day * claim	-0.28	0.28
day * day	-0.67	0.67
day * gett	0.25	-0.25
day * is	0.84	-0.84
day * it	1.38	-1.38
day * no	0.48	-0.48
day * not	0.56	-0.56
day * our	0.48	-0.48
day * paid	0.74	-0.74
day * receipt	0.56	-0.56
day * receiv	0.4	-0.4
day * servic	-0.96	0.96
day * thi	0.58	-0.58
day * treat	-0.64	0.64
day * was	-0.18	0.18
day * we	-0.55	0.55
day * week	0.45	-0.45
day * what	-0.77	0.77
day * will	0.19	-0.19
day * your	-1.37	1.37
day :	-1.12	1.12
day <5>	-0.27	0.27
day <m>	0.5	-0.5
day <n>	-1.9	1.9
day a	0.51	-0.51
day after	-0.98	0.98
day an	0.16	-0.16
day and	-0.66	0.66
day apart	-0.26	0.26
day are	-0.49	0.49
day as	-0.32	0.32
day becaus	1.4	-1.4
day befor	0.17	-0.17
day bill	0.39	-0.39
day by	-0.65	0.65
day could	-0.46	0.46
day count	0.48	-0.48
day diagnosy	0.19	-0.19
day earlier	-0.81	0.81
day fax	0.23	-0.23
day fil	-0.95	0.95
day for	1.41	-1.41
day from	0.99	-0.99
day has	-0.91	0.91
day is	1.45	-1.45
day it	-0.27	0.27
day late	-0.34	0.34
day later	-0.24	0.24
day limit	-0.71	0.71
day no	-1.01	1.01
day of	-0.24	0.24
day old	-0.71	0.71
day on	-1.13	1.13
day one	-1.06	1.06
day or	0.34	-0.34
day same	-1.12	1.12
day send	0.26	-0.26
day so	-0.85	0.85
day stay	-0.41	0.41
day that	-0.87	0.87
day to	0.31	-0.31
day too	-0.17	0.17
day total	0.19	-0.19
day under	-0.45	0.45
day unles	0.18	-0.18
day used	-0.47	0.47
day was	-0.23	0.23
day were	0.6	-0.6
day with	-0.23	0.23
day you	-0.18	0.18
dbn	0.24	-0.24
dc	1.27	-1.27
dc * <month>	0.52	-0.52
dc * <n>	-0.76	0.76
dc <n>	0.27	-0.27
dc found	-0.2	0.2
dc on	-0.54	0.54
de	1.1	-1.1
de <n>	0.16	-0.16
de este	0.21	-0.21
deactivat withdrawn	0.4	-0.4
deadlin	-0.5	0.5
deadlin was	-0.95	0.95
deal	-0.84	0.84
dealt	-1.52	1.52
dealt with	-1.52	1.52
dean	0.9	-0.9
dean health	0.86	-0.86
dear	0.99	-0.99
dear dr	0.49	-0.49
dear provider	0.6	-0.6
death	0.63	-0.63
death benefit	0.21	-0.21
debrid	-0.42	0.42
debt	1.32	-1.32
decid	0.88	-0.88
decid * appeal	0.57	-0.57
decid * the	1.52	-1.52
decid * thi	-1.39	1.39
decid * your	0.21	-0.21
decid <n>	-0.62	0.62
decid ?	0.37	-0.37
decid about	0.26	-0.26
decid befor	-0.71	0.71
decid by	-0.21	0.21
decid in	0.79	-0.79
decid it	-0.38	0.38
decid not	0.35	-0.35
decid on	-0.29	0.29
decid that	1.64	-1.64
decid thi	-1.77	1.77
decid to	0.46	-0.46
decid we	0.64	-0.64
decid within	0.67	-0.67
decid yet	0.82	-0.82
decimal	-0.91	0.91
decision	1.55	-1.55
decision * <d>	-1.01	1.01
decision * <month>	0.73	-0.73
decision * <n>	-0.23	0.23
decision * a	-0.36	0.36
decision * bind	0.29	-0.29
decision * deny	-0.37	0.37
decision * have	0.26	-0.26
decision * inject	-0.96	0.96
decision * it	0.36	-0.36
decision * may	0.2	-0.2
decision * note	0.29	-0.29
decision * pay	0.39	-0.39
decision * that	0.6	-0.6
decision * the	-0.28	0.28
decision * thi	-0.73	0.73
decision * unfavorabl	0.17	-0.17
decision * who	0.46	-0.46
decision * will	0.18	-0.18
decision * your	0.76	-0.76
decision :	0.36	-0.36
decision and	0.53	-0.53
decision are	0.49	-0.49
decision bind	0.84	-0.84
decision by	-0.98	0.98
decision came	-0.22	0.22
decision come	0.23	-0.23
decision date	0.26	-0.26
decision doe	1.88	-1.88
decision for	-0.6	0.6
decision from	-1.3	1.3
decision has	1.9	-1.9
decision is	2.36	-2.36
decision mak	-0.89	0.89
decision not	0.47	-0.47
decision on	0.4	-0.4
decision or	0.28	-0.28
decision our	0.26	-0.26
decision point	-0.54	0.54
decision read	0.46	-0.46
decision stand	-0.71	0.71
decision stay	0.36	-0.36
decision the	-0.48	0.48
decision to	-0.96	0.96
decision was	1.2	-1.2
decision will	0.57	-0.57
decision within	0.59	-0.59
decision you	0.4	-0.4
declin	-0.72	0.72
decompression tabl	-0.51	0.51
decompression table	0.61	-0.61
ded coin	-0.3	0.3
deduct	1.49	-1.49
deduct co	0.24	-0.24
deduct coin	0.44	-0.44
deduct copay	0.32	-0.32
deduct the	0.31	-0.31
deductibl	1.07	-1.07
deductibl * coinsuranc	0.66	-0.66
deductibl * the	0.79	-0.79
deductibl :	0.21	-0.21
deductibl <m>	-0.33	0.33
deductibl <n>	-0.48	0.48
deductibl and	0.56	-0.56
deductibl copay	0.34	-0.34
deductibl for	1.24	-1.24
deductibl is	0.38	-0.38
deductibl met	0.34	-0.34
deductibl pr	-0.32	0.32
deductibl was	1.03	-1.03
deduction	1.03	-1.03
deem	-1.02	1.02
deem * inform	-0.82	0.82
deem * medical	-1.1	1.1
deem a	-1.1	1.1
deem the	-0.82	0.82
deer show	0.8	-0.8
defens	1.09	-1.09
defens health	0.64	-0.64
deficit	-0.74	0.74
defin	0.38	-0.38
defin it	0.49	-0.49
definition	-1.75	1.75
definition * medical	-0.62	0.62
definition of	-1.29	1.29
deg	0.19	-0.19
degr	-0.24	0.24
degr * <month>	-0.49	0.49
degr * strength	0.4	-0.4
degr * the	0.41	-0.41
degr and	0.68	-0.68
degr of	0.62	-0.62
degre	-0.34	0.34
delacroix	-0.22	0.22
delay	0.2	-0.2
delay that	-0.16	0.16
delet	-1.75	1.75
delet code	-1.11	1.11
deliver	-0.8	0.8
deliver * appeal	0.26	-0.26
deliver your	-0.34	0.34
delivery	-0.56	0.56
delivery for	0.25	-0.25
delivery slip	-0.37	0.37
delivery ticket	0.33	-0.33
delmar	-0.56	0.56
delphin	0.47	-0.47
delta	0.62	-0.62
demand	1.89	-1.89
demand for	0.36	-0.36
demand letter	0.82	-0.82
denial	1.67	-1.67
denial * <month>	0.82	-0.82
denial * <n>	0.3	-0.3
denial * claim	0.63	-0.63
denial * medical	0.24	-0.24
denial * medicar	0.3	-0.3
denial * the	0.34	-0.34
denial * upheld	0.18	-0.18
denial :	0.24	-0.24
denial and	0.51	-0.51
denial code	-0.33	0.33
denial fully	-0.6	0.6
denial has	0.36	-0.36
denial is	0.58	-0.58
denial notic	0.18	-0.18
denial of	1.2	-1.2
denial on	0.28	-0.28
denial stand	0.69	-0.69
denial was	1.16	-1.16
denial you	0.4	-0.4
density scan	0.23	-0.23
dental	-1.36	1.36
dental of	0.16	-0.16
dental only	-0.38	0.38
dentist	-0.22	0.22
dentro	0.16	-0.16
dentro de	0.16	-0.16
deny * <month>	2.14	-2.14
deny * a	-1.35	1.35
deny * adjust	-0.26	0.26
deny * charg	0.2	-0.2
deny * co	-0.56	0.56
deny * follow	0.56	-0.56
deny * full	-0.31	0.31
deny * have	0.45	-0.45
deny * lack	0.41	-0.41
deny * medical	0.17	-0.17
deny * not	1.18	-1.18
deny * of	0.64	-0.64
deny * pay	-0.32	0.32
deny * request	1.71	-1.71
deny * servic	-0.24	0.24
deny * thi	0.47	-0.47
deny :	-0.35	0.35
deny <5>	0.9	-0.9
deny <d>	0.42	-0.42
deny <m>	-0.82	0.82
deny <n>	0.48	-0.48
deny ?	0.53	-0.53
deny and	-0.41	0.41
deny as	-0.2	0.2
deny becaus	-2	2
deny by	0.96	-0.96
deny carc	0.67	-0.67
deny charg	0.31	-0.31
deny claim	0.63	-0.63
deny code	0.28	-0.28
deny coverag	0.6	-0.6
deny finaliz	-0.57	0.57
deny for	0.76	-0.76
deny in	-0.16	0.16
deny no	-1.03	1.03
deny on	2.13	-2.13
deny paid	0.36	-0.36
deny patient	-0.57	0.57
deny pay	-0.6	0.6
deny per	-1.26	1.26
deny reason	-1.12	1.12
deny servic	0.83	-0.83
deny the	0.24	-0.24
deny thi	-1.3	1.3
deny we	0.45	-0.45
deny with	-0.66	0.66
deny your	0.78	-0.78
depart	1.24	-1.24
depart * financial	0.37	-0.37
depart * health	0.48	-0.48
depart * insuranc	0.57	-0.57
depart * medicaid	0.75	-0.75
depart of	1.78	-1.78
depend	1.3	-1.3
depend on	1.3	-1.3
dependent	-1.52	1.52
deposit	1.73	-1.73
deposit of	-0.83	0.83
dept	0.22	-0.22
dept <n>	0.34	-0.34
deschut	0.19	-0.19
describ	-2.04	2.04
describ * same	1	-1
describ a	-0.83	0.83
describ an	-0.18	0.18
describ as	-0.45	0.45
describ is	-0.3	0.3
describ the	1.14	-1.14
description	-1.23	1.23
description <n>	-1.32	1.32
description amount	0.22	-0.22
description bill	0.23	-0.23
description charg	0.68	-0.68
description co	-0.37	0.37
description page	-0.96	0.96
desert	0.43	-0.43
deshawn	0.46	-0.46
desk	-0.17	0.17
desk <n>	0.83	-0.83
desk by	0.23	-0.23
desk fax	0.16	-0.16
desk to	0.4	-0.4
desmond	0.24	-0.24
destroy	0.23	-0.23
destroy it	0.2	-0.2
detach	0.4	-0.4
detach * return	0.27	-0.27
detach and	0.27	-0.27
detail	0.52	-0.52
detail from	0.55	-0.55
detail print	-0.26	0.26
determin	1.3	-1.3
determin * <month>	0.34	-0.34
determin * bind	0.24	-0.24
determin * revers	0.22	-0.22
determin * the	-0.47	0.47
determin :	0.38	-0.38
determin and	0.5	-0.5
determin is	1.3	-1.3
determin lcd	-0.22	0.22
determin letter	-0.49	0.49
determin of	0.24	-0.24
determin on	0.17	-0.17
determin that	-0.87	0.87
determin was	0.22	-0.22
determin whether	0.24	-0.24
develop	0.34	-0.34
developmental	-1.17	1.17
developmental delay	-1.08	1.08
devic	-0.91	0.91
devic is	-0.35	0.35
devot	0.33	-0.33
devot health	0.32	-0.32
diabet	-0.48	0.48
diabetic	-0.58	0.58
diag	0.17	-0.17
diag :	0.18	-0.18
diagnostic	-0.34	0.34
diagnosy	-0.17	0.17
diagnosy * the	0.23	-0.23
diagnosy :	0.9	-0.9
diagnosy and	1.15	-1.15
diagnosy code	-0.9	0.9
diagnosy doe	-1.14	1.14
diagnosy e	0.35	-0.35
diagnosy f	0.2	-0.2
diagnosy given	0.74	-0.74
diagnosy i	0.17	-0.17
diagnosy m	1.12	-1.12
diagnosy of	-0.26	0.26
diagnosy on	-0.61	0.61
diagnosy r	-0.42	0.42
diagnosy s	0.44	-0.44
diagnosy was	1.44	-1.44
diagnosy z	-1.05	1.05
diaz	0.43	-0.43
did	-1.13	1.13
did * deny	1	-1
did * work	-0.2	0.2
did it	-0.5	0.5
did not	-1.2	1.2
did she	-0.23	0.23
did the	-0.22	0.22
did thi	-0.25	0.25
did we	0.86	-0.86
did you	0.4	-0.4
didnt	0.38	-0.38
die	0.38	-0.38
differ	-0.74	0.74
differ from	-0.86	0.86
differenc	2.08	-2.08
differenc * your	0.71	-0.71
differenc between	-0.36	0.36
differenc is	0.68	-0.68
different	-0.62	0.62
different answer	0.94	-0.94
different clinic	0.42	-0.42
different company	-0.96	0.96
different one	-0.23	0.23
different than	-0.63	0.63
digit	-2.91	2.91
digit short	-0.38	0.38
direct	0.48	-0.48
direct by	-0.75	0.75
direct deposit	1.01	-1.01
direct treat	0.16	-0.16
director	1.45	-1.45
director dr	0.44	-0.44
directory	-0.55	0.55
disability	1.79	-1.79
disability index	0.85	-0.85
disagr	1.78	-1.78
disagr * the	1.08	-1.08
disagr * us	0.86	-0.86
disagr with	1.68	-1.68
disagre * how	0.2	-0.2
disagre * the	0.35	-0.35
disagre ?	0.2	-0.2
disagre a	0.27	-0.27
disagre you	0.2	-0.2
disallow	1.33	-1.33
disaster	-0.51	0.51
disburs	1.3	-1.3
disc	0.69	-0.69
discharg	-0.45	0.45
discharg statu	-0.92	0.92
discharg summary	1.04	-1.04
disciplin	-0.18	0.18
discount	-0.27	0.27
discount cover	0.17	-0.17
discount not	0.56	-0.56
discount paid	0.16	-0.16
discount under	0.81	-0.81
discriminat	1.15	-1.15
discriminat * the	0.5	-0.5
discriminat on	0.5	-0.5
discus	0.16	-0.16
discussion	0.26	-0.26
diseas	1.25	-1.25
diseas and	0.31	-0.31
dismis	-1.02	1.02
dismiss	-1.31	1.31
dismiss * appeal	-0.84	0.84
dismiss * request	0.41	-0.41
dismiss it	0.16	-0.16
dismiss the	-0.68	0.68
dismissal	0.85	-0.85
dismissal aside	0.2	-0.2
dismissal was	0.16	-0.16
dispens	-0.72	0.72
disposition	0.28	-0.28
disput	0.96	-0.96
disput * amount	0.47	-0.47
disput * the	-1.46	1.46
disput :	0.92	-0.92
disput <m>	0.26	-0.26
disput and	0.41	-0.41
disput are	-0.5	0.5
disput between	-0.63	0.63
disput by	-0.26	0.26
disput claim	0.36	-0.36
disput for	0.19	-0.19
disput form	1.1	-1.1
disput is	0.27	-0.27
disput must	0.8	-0.8
disput of	0.31	-0.31
disput resolution	0.5	-0.5
disput that	-1.06	1.06
disput thi	0.59	-0.59
disput to	0.21	-0.21
disput was	0.76	-0.76
disput with	-0.72	0.72
disput within	0.35	-0.35
disput you	0.41	-0.41
distinct	0.74	-0.74
district	0.53	-0.53
division	0.62	-0.62
division * health	0.36	-0.36
division of	0.5	-0.5
divorc	-0.6	0.6
divorc was	-0.29	0.29
dme	-0.16	0.16
dn	0.16	-0.16
do * exercis	0.53	-0.53
do * same	-0.45	0.45
do :	0.4	-0.4
do anyth	0.93	-0.93
do have	0.22	-0.22
do if	0.25	-0.25
do next	0.55	-0.55
do not	-0.46	0.46
do noth	0.99	-0.99
do on	0.16	-0.16
do one	0.24	-0.24
do send	0.26	-0.26
do so	1.08	-1.08
do that	-0.33	0.33
do the	0.59	-0.59
do these	-1.16	1.16
do thi	-0.42	0.42
do we	-0.78	0.78
do with	-0.69	0.69
do you	0.66	-0.66
do your	0.58	-0.58
dob	-0.49	0.49
dob * claim	-0.76	0.76
dob <d>	0.38	-0.38
dob <n>	0.47	-0.47
dob on	-0.76	0.76
doc	0.56	-0.56
doctor	0.38	-0.38
doctor * chiropractic	0.28	-0.28
doctor * doctor	-0.33	0.33
doctor * not	-1.26	1.26
doctor * our	0.94	-0.94
doctor * the	-0.96	0.96
doctor :	0.52	-0.52
doctor and	-0.4	0.4
doctor asked	0.55	-0.55
doctor call	-0.27	0.27
doctor can	0.58	-0.58
doctor cannot	1.58	-1.58
doctor did	0.5	-0.5
doctor dr	0.31	-0.31
doctor for	0.76	-0.76
doctor form	-0.19	0.19
doctor found	-1.32	1.32
doctor has	0.21	-0.21
doctor in	-0.24	0.24
doctor is	0.31	-0.31
doctor may	-0.22	0.22
doctor name	0.45	-0.45
doctor note	0.46	-0.46
doctor number	-0.6	0.6
doctor of	0.56	-0.56
doctor offic	-0.37	0.37
doctor on	-0.6	0.6
doctor or	0.3	-0.3
doctor order	-0.84	0.84
doctor prescription	-0.25	0.25
doctor say	0.26	-0.26
doctor sign	0.9	-0.9
doctor slip	-0.42	0.42
doctor that	0.21	-0.21
doctor think	-0.61	0.61
doctor told	0.7	-0.7
doctor visit	-0.35	0.35
doctor who	1.38	-1.38
doctor within	0.24	-0.24
doctor writ	-0.66	0.66
docu	-0.55	0.55
docu * support	0.59	-0.59
docu * the	-0.76	0.76
docu articl	-1.08	1.08
docu control	0.31	-0.31
docu for	0.71	-0.71
docu guidelin	0.46	-0.46
docu page	-1.03	1.03
docu that	-0.76	0.76
document	-0.23	0.23
document * requir	-0.38	0.38
document doe	0.3	-0.3
document is	-0.71	0.71
document request	0.62	-0.62
dod	0.83	-0.83
dod benefit	0.83	-0.83
doe	-1.2	1.2
doe not	-1.33	1.33
dog	-0.23	0.23
doi	0.97	-0.97
doing	-0.49	0.49
dollar	-0.77	0.77
dollar amount	-1.11	1.11
dollar for	-0.37	0.37
dolor	0.21	-0.21
domestic	-0.3	0.3
domestic partner	-0.3	0.3
done	-1.81	1.81
done * <month>	0.47	-0.47
done * a	1.09	-1.09
done * home	-0.25	0.25
done * same	-0.98	0.98
done and	0.58	-0.58
done by	1	-1
done charg	0.37	-0.37
done for	-0.79	0.79
done in	-0.88	0.88
done on	-0.61	0.61
done saf	-0.18	0.18
done the	-1.04	1.04
done to	-0.67	0.67
done with	0.25	-0.25
done within	-0.29	0.29
done without	0.5	-0.5
dont	1.02	-1.02
dont agree	0.17	-0.17
door	-1.95	1.95
door :	-0.62	0.62
door shut	-0.99	0.99
dorothea	0.16	-0.16
dos	-1.95	1.95
dos :	0.45	-0.45
dos <d>	-0.95	0.95
dos <n>	-0.3	0.3
dos code	0.45	-0.45
dos cpt	0.56	-0.56
dos pos	0.27	-0.27
dos proc	-0.44	0.44
dos same	-0.64	0.64
dose	-0.39	0.39
doubl	-0.46	0.46
doubt	-0.21	0.21
down * <n>	-0.7	0.7
down * a	-0.54	0.54
down * may	0.2	-0.2
down * the	-0.69	0.69
down a	-0.76	0.76
down as	0.36	-0.36
down by	-0.51	0.51
down for	-0.37	0.37
down from	0.4	-0.4
down in	-0.18	0.18
down not	-0.69	0.69
down on	-0.64	0.64
down the	0.34	-0.34
down to	-0.73	0.73
down we	0.78	-0.78
downcod	-1.19	1.19
download	0.58	-0.58
dpm	-0.48	0.48
dpt	1.08	-1.08
dpt <n>	0.16	-0.16
dr	0.66	-0.66
dr ignatiu	0.48	-0.48
dr kim	0.5	-0.5
dr osei	0.63	-0.63
dr sunniva	0.3	-0.3
draft	0.26	-0.26
draft <n>	0.25	-0.25
drainag	-0.47	0.47
draw	-0.38	0.38
draw * blood	-0.45	0.45
draw <m>	0.28	-0.28
draw on	-0.19	0.19
draw the	-0.23	0.23
drawer	-0.22	0.22
drawn	0.17	-0.17
drawn * a	-0.34	0.34
drawn at	1.01	-1.01
drawn down	-0.55	0.55
dres	-0.51	0.51
dress	0.23	-0.23
dress and	-0.67	0.67
drew	-0.17	0.17
drg	1	-1
drill	-0.64	0.64
driv	0.71	-0.71
drive	-0.47	0.47
driver	-1.19	1.19
drop	0.46	-0.46
dropp	-2.38	2.38
dropp from	-0.47	0.47
dropp the	-0.47	0.47
drug	-0.57	0.57
drug * cover	-0.35	0.35
drug * for	1.5	-1.5
drug * is	-0.7	0.7
drug * not	-1.15	1.15
drug * the	1.16	-1.16
drug * was	0.23	-0.23
drug * you	0.34	-0.34
drug administr	-0.45	0.45
drug are	-0.19	0.19
drug code	0.46	-0.46
drug confirm	-0.49	0.49
drug coverag	0.3	-0.3
drug for	-0.62	0.62
drug list	-0.16	0.16
drug not	-0.62	0.62
drug on	1.01	-1.01
drug only	0.78	-0.78
drug plan	0.29	-0.29
drug tried	0.23	-0.23
drug was	-0.28	0.28
drug were	-0.2	0.2
drug when	-1.88	1.88
drummond	0.71	-0.71
dry	-1.37	1.37
dry needl	-1.11	1.11
dt	-0.94	0.94
du	0.21	-0.21
due	0.2	-0.2
due * <n>	0.51	-0.51
due * the	0.46	-0.46
due * visit	-0.4	0.4
due :	0.96	-0.96
due <d>	0.2	-0.2
due <m>	0.61	-0.61
due at	-0.33	0.33
due back	0.22	-0.22
due by	-0.99	0.99
due from	-0.77	0.77
due on	0.66	-0.66
due to	1.5	-1.5
due within	0.7	-0.7
dufresn	0.18	-0.18
dunmor	0.26	-0.26
dunn	-0.9	0.9
dup	-1.98	1.98
dup of	-1.11	1.11
duplicat	-2.15	2.15
duplicat * a	-0.94	0.94
duplicat * claim	-1.54	1.54
duplicat claim	-2.28	2.28
duplicat of	-2.3	2.3
duplicat pay	-0.32	0.32
dur	-0.51	0.51
dur * appeal	0.43	-0.43
dur open	-0.81	0.81
dur the	0.5	-0.5
duty	0.41	-0.41
duty famy	0.33	-0.33
duty member	0.33	-0.33
dv	-1.2	1.2
dv <n>	0.27	-0.27
dw	-0.87	0.87
dw <n>	-0.87	0.87
dwc	0.45	-0.45
dwc form	0.26	-0.26
dx	-0.67	0.67
dx :	0.28	-0.28
dx bill	-0.65	0.65
dx f	0.62	-0.62
dx m	-0.34	0.34
dx qty	0.45	-0.45
dx z	0.26	-0.26
e	-0.34	0.34
e * the	0.47	-0.47
e <5>	0.17	-0.17
e <m>	0.55	-0.55
e <n>	-0.19	0.19
e attorney	0.25	-0.25
e ben	0.21	-0.21
e claim	0.22	-0.22
e d	0.23	-0.23
e m	-2.01	2.01
e mail	0.55	-0.55
e n	0.21	-0.21
e of	0.47	-0.47
e townzip	0.21	-0.21
ea	0.2	-0.2
ea <n>	0.17	-0.17
each	0.47	-0.47
each * the	0.2	-0.2
each bill	-0.58	0.58
each calendar	-1.79	1.79
each date	-0.33	0.33
each day	0.36	-0.36
each has	-0.16	0.16
each line	0.23	-0.23
each member	0.24	-0.24
each of	-0.59	0.59
each page	0.9	-0.9
each person	1.78	-1.78
each step	1.29	-1.29
each time	0.59	-0.59
each timed	-0.28	0.28
each visit	0.69	-0.69
each week	1.09	-1.09
ear	-1.41	1.41
ear wash	-0.17	0.17
earlier bill	-0.71	0.71
earlier claim	-0.27	0.27
earlier decision	1.31	-1.31
earlier fil	0.8	-0.8
earlier pay	1.73	-1.73
earlier submission	-1.3	1.3
earlier under	0.26	-0.26
earlier visit	0.47	-0.47
early	1.67	-1.67
east	0.38	-0.38
east region	0.24	-0.24
easter	-0.46	0.46
eastern	0.23	-0.23
eat	-0.57	0.57
eb	0.25	-0.25
eb <n>	0.25	-0.25
ec	-0.66	0.66
ecg	-0.81	0.81
echo	-1.1	1.1
echo of	-0.86	0.86
edi	1.07	-1.07
edit <n>	-0.88	0.88
edition	-0.32	0.32
editor	-0.39	0.39
educ	-0.59	0.59
educ <5>	0.18	-0.18
educat round	0.7	-0.7
effect	-1.48	1.48
effect of	-0.6	0.6
effect on	-0.58	0.58
effect thi	0.25	-0.25
effectiv	-1.62	1.62
effectiv <n>	-1.19	1.19
effectiv date	0.17	-0.17
effectivenes	-0.55	0.55
eft	0.4	-0.4
eft <n>	-1.04	1.04
eft number	0.21	-0.21
eft trace	0.28	-0.28
eh	0.16	-0.16
eh <n>	0.16	-0.16
eight	-0.62	0.62
eight day	-0.41	0.41
eight minut	-0.39	0.39
eight month	-0.24	0.24
eight more	0.4	-0.4
eight visit	1.15	-1.15
eight week	-0.61	0.61
eighteen	-0.16	0.16
eighty	0.58	-0.58
eighty <n>	0.19	-0.19
eighty day	0.34	-0.34
ein	-1.07	1.07
either	-0.83	0.83
either not	-0.27	0.27
either way	-0.44	0.44
ek	0.24	-0.24
ek <n>	0.24	-0.24
el	-0.36	0.36
elaps	-1.4	1.4
elaps :	-0.91	0.91
elbow	-0.88	0.88
elect	-0.18	0.18
election	0.27	-0.27
electrical	-0.33	0.33
electrical stimul	-0.37	0.37
electrocardiogram	0.25	-0.25
electronic	-0.82	0.82
electronic claim	-0.97	0.97
electronic file	-0.18	0.18
electronic one	-0.35	0.35
electronic remittanc	0.21	-0.21
electronic signatur	-0.48	0.48
electronical	0.5	-0.5
electronical sign	0.34	-0.34
elev	1.14	-1.14
eleven	-1.86	1.86
eleven day	0.25	-0.25
eleven month	-0.18	0.18
eleven visit	0.52	-0.52
eleventh	-0.44	0.44
elig	-0.64	0.64
eligibility	1.19	-1.19
eligibility claim	-0.16	0.16
eligibl	-2.59	2.59
eligibl * date	-0.54	0.54
eligibl * tricar	-0.21	0.21
eligibl for	-1.34	1.34
eligibl on	-1.08	1.08
ellery	0.41	-0.41
elli	0.27	-0.27
elm street	-0.2	0.2
elowen	0.44	-0.44
else	-1.22	1.22
else chart	-1.06	1.06
else to	0.2	-0.2
elsewher	-1.48	1.48
emergency	-0.55	0.55
emergency and	0.73	-0.73
emergency medicaid	-0.29	0.29
emeric	0.16	-0.16
emmett	0.36	-0.36
employ	-1.05	1.05
employ health	0.98	-0.98
employe	0.34	-0.34
employe * not	0.25	-0.25
employe :	0.2	-0.2
employe benefit	0.79	-0.79
employe health	0.61	-0.61
employe is	-0.86	0.86
employe may	0.22	-0.22
employe medical	0.17	-0.17
employe on	-1.23	1.23
employe or	0.46	-0.46
employe pay	0.2	-0.2
employe program	0.58	-0.58
employe retir	0.2	-0.2
employer	-0.64	0.64
employer * is	0.34	-0.34
employer * the	-1.37	1.37
employer :	0.46	-0.46
employer and	0.48	-0.48
employer carrier	-0.55	0.55
employer chose	-0.34	0.34
employer comp	-0.69	0.69
employer group	0.75	-0.75
employer has	-0.43	0.43
employer is	0.26	-0.26
employer pay	1.04	-1.04
employer plan	1.06	-1.06
empty	-2.85	2.85
en	0.5	-0.5
en espa	0.34	-0.34
enclos	1.45	-1.45
enclos a	0.22	-0.22
enclos check	0.78	-0.78
enclos form	0.62	-0.62
enclos is	0.51	-0.51
enclos the	1.08	-1.08
enclosur	0.44	-0.44
end	-0.42	0.42
end * <month>	-0.31	0.31
end * <n>	-0.98	0.98
end * the	0.68	-0.68
end <n>	-0.78	0.78
end and	-0.16	0.16
end collision	-0.18	0.18
end date	0.95	-0.95
end in	-0.6	0.6
end of	0.27	-0.27
end on	-0.29	0.29
end stage	-0.33	0.33
end the	-0.44	0.44
ended	-1.23	1.23
ended * of	0.39	-0.39
ended * the	-0.75	0.75
ended <n>	-1.08	1.08
ended and	-1.05	1.05
ended as	0.39	-0.39
ended at	-0.65	0.65
ended befor	-0.79	0.79
ended in	-0.43	0.43
ended on	-0.18	0.18
ended the	-0.22	0.22
ends:	2.19	-2.19
ends:.	1.74	-1.74
ends::	1.8	-1.8
ends:?	3.12	-3.12
enough	-1.17	1.17
enough * move	0.2	-0.2
enough for	-0.56	0.56
enough to	-0.43	0.43
enroll	-0.31	0.31
enroll * the	-0.51	0.51
enroll * tricar	1	-1
enroll * us	0.37	-0.37
enroll code	1.12	-1.12
enroll ended	0.53	-0.53
enroll in	0.28	-0.28
enroll name	0.23	-0.23
enroll need	0.3	-0.3
enroll was	-0.28	0.28
enroll with	-0.89	0.89
enrolle	1.16	-1.16
enrolle id	0.4	-0.4
ent	-0.9	0.9
enter	-0.88	0.88
enter as	-0.21	0.21
entir	1.1	-1.1
entir claim	0.52	-0.52
entitl to	0.18	-0.18
entity	0.55	-0.55
entry	-2.14	2.14
entry * <n>	-0.48	0.48
entry for	-0.65	0.65
envelop	-0.3	0.3
envelop is	-0.33	0.33
eob	-0.96	0.96
eob * the	-0.74	0.74
eob <n>	-0.17	0.17
eob and	0.39	-0.39
eob code	-0.2	0.2
eob date	0.26	-0.26
eob messag	-1.25	1.25
eob of	-0.85	0.85
eop	0.56	-0.56
eop <n>	-0.39	0.39
eop date	0.7	-0.7
eor	0.88	-0.88
eor :	0.25	-0.25
eor date	0.26	-0.26
epidural injection	0.17	-0.17
episod * care	0.16	-0.16
epo	-0.64	0.64
equal	0.64	-0.64
equip	-0.96	0.96
equip is	-0.68	0.68
erie	0.3	-0.3
erie insuranc	0.29	-0.29
erisa	2.04	-2.04
erisa and	0.27	-0.27
erisa section	0.8	-0.8
error	-1.24	1.24
error * ask	0.23	-0.23
error and	0.63	-0.63
error call	0.29	-0.29
error s	-0.36	0.36
error which	-0.21	0.21
escrow	-0.79	0.79
esmd	0.61	-0.61
esmd content	0.25	-0.25
espa	0.49	-0.49
espa ol	0.49	-0.49
espanol	0.27	-0.27
esrd	-0.92	0.92
essential	0.33	-0.33
est	-0.49	0.49
esta	0.28	-0.28
establish	-0.18	0.18
establish patient	-0.25	0.25
este	0.25	-0.25
este aviso	0.16	-0.16
esterhazy	0.23	-0.23
eval	-0.28	0.28
eval and	-0.34	0.34
evalu * <d>	0.89	-0.89
evalu * <month>	-0.35	0.35
evalu * <n>	0.49	-0.49
evalu * a	0.71	-0.71
evalu * daily	1.06	-1.06
evalu * plan	0.42	-0.42
evalu * the	0.29	-0.29
evalu <m>	0.2	-0.2
evalu a	-0.26	0.26
evalu after	0.8	-0.8
evalu and	1.44	-1.44
evalu bill	-0.78	0.78
evalu is	-0.89	0.89
evalu of	1.27	-1.27
evalu on	-0.53	0.53
evalu only	-0.66	0.66
evalu that	0.67	-0.67
evalu the	0.35	-0.35
evalu was	-0.56	0.56
evander	0.39	-0.39
even	-1.75	1.75
even if	0.6	-0.6
even when	-0.77	0.77
event	-0.16	0.16
ever	-0.42	0.42
everett	-0.54	0.54
evergreen	0.48	-0.48
every	-0.95	0.95
every <n>	-1.08	1.08
every claim	-0.68	0.68
every day	0.42	-0.42
every line	1.28	-1.28
every month	-0.56	0.56
every one	-0.33	0.33
every other	0.23	-0.23
every page	0.18	-0.18
every ten	0.51	-0.51
every three	0.21	-0.21
every two	-0.16	0.16
every visit	-1.11	1.11
everyon	0.33	-0.33
everyth	0.44	-0.44
everyth * bill	1.5	-1.5
everyth * thi	-0.27	0.27
everyth else	-0.3	0.3
everyth we	0.23	-0.23
everyth you	1.57	-1.57
evicor	0.27	-0.27
evicor spine	0.73	-0.73
evidenc	-0.53	0.53
evidenc * coverag	-0.67	0.67
evidenc * is	0.29	-0.29
evidenc doe	-0.92	0.92
evidenc of	-0.87	0.87
evidenc that	0.64	-0.64
evolent	0.32	-0.32
ex	0.63	-0.63
ex <n>	0.37	-0.37
ex code	1.28	-1.28
exact	-3.68	3.68
exact copy	-0.88	0.88
exact duplicat	-2.9	2.9
exact match	-0.33	0.33
exam	-0.85	0.85
exam * <month>	-0.4	0.4
exam * a	-0.19	0.19
exam * not	0.4	-0.4
exam * the	0.88	-0.88
exam and	0.45	-0.45
exam are	-0.44	0.44
exam find	0.53	-0.53
exam in	-0.3	0.3
exam is	-0.54	0.54
exam of	0.92	-0.92
exam on	0.31	-0.31
examin * a	0.65	-0.65
examin * our	-0.49	0.49
examin * the	-0.46	0.46
examin * thi	0.44	-0.44
examin by	-0.65	0.65
examin of	0.77	-0.77
examin on	-0.29	0.29
examin the	-0.6	0.6
examin under	1.03	-1.03
examiner	-0.88	0.88
exampl	1.1	-1.1
exampl * :	0.17	-0.17
exampl to	0.17	-0.17
exc	-1.65	1.65
exc the	-1.6	1.6
exceed	-2.04	2.04
exceed * acceptabl	0.43	-0.43
exceed * contract	0.69	-0.69
exceed * fee	-0.74	0.74
exceed * official	0.71	-0.71
exceed fee	1.01	-1.01
exceed our	0.43	-0.43
exceed what	-1.65	1.65
except	0.34	-0.34
except * an	-0.74	0.74
except * other	0.37	-0.37
except * the	0.19	-0.19
except as	0.26	-0.26
except for	0.26	-0.26
except in	-0.74	0.74
except to	0.19	-0.19
exception	0.34	-0.34
exception * the	0.76	-0.76
exception and	0.21	-0.21
exception cannot	1.12	-1.12
exception fit	-0.45	0.45
exception for	-0.56	0.56
exces	0.96	-0.96
excessiv	1.09	-1.09
exchang	-0.77	0.77
excl	-1.53	1.53
exclud	-3.13	3.13
exclud * the	-2.07	2.07
exclud by	-2.41	2.41
exclud from	-1.76	1.76
exclud servic	0.76	-0.76
exclusion	-1.27	1.27
exclusion list	-0.89	0.89
exclusion of	-0.75	0.75
exclusiv	-1.08	1.08
excus	-0.46	0.46
exercis	-0.28	0.28
exercis * home	-1.36	1.36
exercis * manual	1.06	-1.06
exercis * the	-0.38	0.38
exercis * were	1.23	-1.23
exercis <5>	0.84	-0.84
exercis <m>	0.28	-0.28
exercis <n>	0.51	-0.51
exercis and	-0.42	0.42
exercis at	-1.34	1.34
exercis done	0.41	-0.41
exercis equip	-0.28	0.28
exercis log	0.55	-0.55
exercis on	-0.35	0.35
exercis program	-0.44	0.44
exercis that	1.22	-1.22
exercis therapy	0.72	-0.72
exercis with	0.45	-0.45
exercis would	-0.32	0.32
exercis you	-0.73	0.73
exhaust	-2.15	2.15
exhaust <n>	-1.17	1.17
exist	-0.54	0.54
exist under	0.47	-0.47
exp	0.26	-0.26
expect	-0.92	0.92
expect * bring	0.23	-0.23
expect * recovery	0.64	-0.64
expect for	-1.08	1.08
expect of	0.44	-0.44
expedit	1.15	-1.15
expedit appeal	0.3	-0.3
expedit one	0.56	-0.56
expens	-2.58	2.58
expens incurr	-2.19	2.19
experimental	-1.02	1.02
experimental * investigational	-0.82	0.82
experimental and	-1.44	1.44
expir	-3.04	3.04
expir <n>	-0.96	0.96
expl	-0.98	0.98
expl <n>	-0.97	0.97
explain	-0.17	0.17
explain below	0.16	-0.16
explain how	-0.34	0.34
explain in	0.62	-0.62
explain the	-0.85	0.85
explain why	-0.56	0.56
explan	0.4	-0.4
explan * benefit	1.1	-1.1
explan * denial	-0.93	0.93
explan * pay	0.9	-0.9
explan * review	0.7	-0.7
explan * the	-0.26	0.26
explan :	-0.35	0.35
explan <n>	0.47	-0.47
explan of	1.01	-1.01
explan was	0.16	-0.16
explicit	-0.6	0.6
explicit attach	1.03	-1.03
ext	1.22	-1.22
ext <n>	1.21	-1.21
extend	0.92	-0.92
extend the	0.25	-0.25
extension	-0.27	0.27
extension <n>	0.7	-0.7
extension was	-1.23	1.23
extent	0.22	-0.22
external	0.95	-0.95
external cause	-0.87	0.87
external review	1.32	-1.32
extra	-0.85	0.85
extra sheet	1.03	-1.03
extracorporeal	0.95	-0.95
extracorporeal shock	0.95	-0.95
extrapolat	1.55	-1.55
extrapolat over	0.98	-0.98
extremity	0.73	-0.73
extremity pain	0.73	-0.73
eye	-1.42	1.42
eye care	0.3	-0.3
eye exam	-0.36	0.36
eyeglass	0.85	-0.85
f	0.71	-0.71
f <n>	0.29	-0.29
f applicant	0.18	-0.18
f charg	0.61	-0.61
face visit	0.22	-0.22
facility	-1.08	1.08
facility :	-0.43	0.43
facsimil	0.4	-0.4
facsimil * <n>	0.18	-0.18
facsimil to	0.18	-0.18
fact * claim	0.67	-0.67
fact the	0.67	-0.67
factor	-0.39	0.39
factual	0.17	-0.17
fail	-1.34	1.34
fail to	-0.83	0.83
fair * you	0.44	-0.44
fair hear	1.22	-1.22
fair to	0.44	-0.44
fair try	-0.33	0.33
fairweather	0.49	-0.49
fall	-0.73	0.73
fall * <n>	0.32	-0.32
fall * the	-0.92	0.92
fall and	-0.16	0.16
fall at	-0.3	0.3
fall insid	-0.18	0.18
fall on	0.18	-0.18
fall outsid	-0.59	0.59
fall to	-0.47	0.47
fall under	-0.68	0.68
fallen	-1.13	1.13
family	0.2	-0.2
famy care	0.83	-0.83
famy chiropractic	0.9	-0.9
famy claim	0.21	-0.21
famy clinic	0.49	-0.49
famy deductibl	0.36	-0.36
famy doctor	-0.79	0.79
famy for	0.29	-0.29
famy health	0.53	-0.53
famy medicin	0.68	-0.68
famy member	-1.5	1.5
famy physician	0.79	-0.79
famy practic	0.57	-0.57
famy spine	0.27	-0.27
far	-0.29	0.29
far * <n>	0.35	-0.35
far * we	-0.32	0.32
far :	0.2	-0.2
far as	-0.41	0.41
far in	0.35	-0.35
farm	0.28	-0.28
farm mutual	0.26	-0.26
farnsworth	0.16	-0.16
farrow	0.19	-0.19
fast	1.3	-1.3
fast appeal	1.12	-1.12
father plan	0.76	-0.76
fatigu	1.1	-1.1
fault	0.32	-0.32
fault insuranc	0.46	-0.46
favor	1.78	-1.78
favor of	0.58	-0.58
favorabl	1.64	-1.64
fax	0.75	-0.75
fax * <month>	0.54	-0.54
fax * <n>	0.65	-0.65
fax * deliver	0.27	-0.27
fax * mail	-1	1
fax * record	0.19	-0.19
fax * to	0.37	-0.37
fax :	0.56	-0.56
fax <n>	1.27	-1.27
fax above	0.21	-0.21
fax and	-0.39	0.39
fax ask	-0.73	0.73
fax came	-1.42	1.42
fax confirm	0.49	-0.49
fax for	0.51	-0.51
fax it	0.42	-0.42
fax on	-0.76	0.76
fax or	-0.57	0.57
fax report	0.21	-0.21
fax them	0.2	-0.2
fax to	0.72	-0.72
fax us	0.43	-0.43
fax your	0.17	-0.17
faxe	0.5	-0.5
faxed	-0.2	0.2
faxed * <n>	0.67	-0.67
faxed on	0.65	-0.65
fb	0.19	-0.19
fda	1.22	-1.22
fda has	1.03	-1.03
fear	0.19	-0.19
feca	0.44	-0.44
feca other	0.44	-0.44
fecha	0.24	-0.24
fecha de	0.19	-0.19
federal	0.42	-0.42
federal employ	0.88	-0.88
federal employe	0.64	-0.64
federal exclusion	-0.52	0.52
federal law	0.55	-0.55
federal pay	1.15	-1.15
federal servic	0.4	-0.4
federal tax	-0.17	0.17
fee	-0.5	0.5
fee * <m>	0.26	-0.26
fee * servic	0.27	-0.27
fee <m>	0.16	-0.16
fee <n>	-0.73	0.73
fee and	-0.6	0.6
fee arrang	1.36	-1.36
fee disput	1.43	-1.43
fee for	-0.24	0.24
fee of	0.24	-0.24
fee sched	-0.47	0.47
fee schedul	0.25	-0.25
feel	-0.59	0.59
fehb	0.18	-0.18
felix	0.47	-0.47
fell	1.85	-1.85
fell from	0.77	-0.77
felt	-0.41	0.41
felt that	-0.85	0.85
femal	-0.85	0.85
fenella	0.21	-0.21
fenwick	0.61	-0.61
fep	0.21	-0.21
fergu	0.37	-0.37
ferncliff	0.32	-0.32
ferrant	0.18	-0.18
ferreira	0.27	-0.27
fever	0.77	-0.77
fever cancer	1.11	-1.11
few	0.36	-0.36
fewer	0.91	-0.91
fewer than	0.27	-0.27
fh	0.16	-0.16
field	-1.62	1.62
field * the	-0.63	0.63
field <n>	-0.16	0.16
fifteen	-0.36	0.36
fifteenth	-0.43	0.43
fifth	-0.53	0.53
figur	1.11	-1.11
fil	-1.05	1.05
fil fee	0.34	-0.34
fil had	0.19	-0.19
fil has	-2.1	2.1
fil period	-0.96	0.96
file	-1.14	1.14
file * appeal	0.51	-0.51
file * claim	0.3	-0.3
file * complaint	0.35	-0.35
file * for	-0.17	0.17
file * grievanc	0.18	-0.18
file * pay	0.18	-0.18
file * request	0.23	-0.23
file * stat	0.24	-0.24
file * the	0.5	-0.5
file * these	-1.79	1.79
file * thi	-1.26	1.26
file * your	-0.68	0.68
file :	1.16	-1.16
file a	1.41	-1.41
file an	0.39	-0.39
file and	-0.26	0.26
file box	-0.28	0.28
file for	-1.01	1.01
file from	0.46	-0.46
file had	-0.19	0.19
file has	-0.34	0.34
file in	-0.45	0.45
file is	2.19	-2.19
file it	0.28	-0.28
file on	1.07	-1.07
file show	-1.18	1.18
file that	-0.32	0.32
file was	-0.27	0.27
file we	-0.39	0.39
file with	-0.17	0.17
file within	0.18	-0.18
filed	-0.81	0.81
filed * <month>	0.21	-0.21
filed * <n>	-0.62	0.62
filed * the	-0.25	0.25
filed a	-0.64	0.64
filed after	-1.34	1.34
filed by	-0.64	0.64
filed for	-0.22	0.22
filed past	-0.24	0.24
filed with	0.48	-0.48
fill	-0.33	0.33
fill * the	0.76	-0.76
fill in	0.23	-0.23
fill it	-0.75	0.75
fill on	0.88	-0.88
fill out	0.22	-0.22
fill the	-0.74	0.74
film	-1.16	1.16
film * the	-0.77	0.77
film and	0.57	-0.57
film of	-0.42	0.42
film were	-0.32	0.32
final	-0.41	0.41
final <n>	-1.04	1.04
final advers	0.4	-0.4
final and	0.17	-0.17
final decision	0.81	-0.81
final verific	0.41	-0.41
finaliz	-0.69	0.69
finaliz <d>	0.6	-0.6
finaliz date	-0.54	0.54
finaliz deny	-0.27	0.27
finaliz paid	0.65	-0.65
financ	0.97	-0.97
financial	1.38	-1.38
financial servic	0.46	-0.46
finch	0.52	-0.52
find	-0.42	0.42
find * the	0.69	-0.69
find * thi	0.67	-0.67
find :	-1.01	1.01
find a	-0.41	0.41
find and	0.77	-0.77
find for	0.81	-0.81
find it	-0.33	0.33
find no	-0.38	0.38
find of	0.47	-0.47
find one	0.24	-0.24
find out	-0.52	0.52
find that	-0.86	0.86
find the	0.19	-0.19
fine	-1.7	1.7
finger	-0.61	0.61
finish	0.64	-0.64
finish * <month>	-0.58	0.58
finish * review	-0.59	0.59
finish :	0.85	-0.85
finish claim	-0.96	0.96
finish it	1.08	-1.08
finish on	0.25	-0.25
finish our	-0.33	0.33
finish process	0.62	-0.62
finish the	1.19	-1.19
finish thi	0.77	-0.77
finish with	0.22	-0.22
fiona	0.22	-0.22
fire	-0.39	0.39
firm	-0.93	0.93
first	-1.6	1.6
first * a	0.79	-0.79
first * have	-0.76	0.76
first * last	-0.41	0.41
first * line	-0.67	0.67
first * thi	-1.45	1.45
first * we	0.46	-0.46
first <m>	-0.93	0.93
first <n>	-0.2	0.2
first answer	1.19	-1.19
first appeal	0.21	-0.21
first bill	-0.89	0.89
first coast	0.26	-0.26
first colorado	0.35	-0.35
first day	-0.49	0.49
first decision	2.51	-2.51
first denial	0.31	-0.31
first deny	0.47	-0.47
first determin	-0.22	0.22
first evalu	-1.24	1.24
first examin	0.64	-0.64
first for	-1.19	1.19
first heard	-0.17	0.17
first in	-0.88	0.88
first insurer	-0.81	0.81
first it	-1.09	1.09
first level	0.7	-0.7
first month	1.17	-1.17
first name	-0.49	0.49
first one	-0.34	0.34
first or	-0.79	0.79
first page	0.74	-0.74
first paid	-0.48	0.48
first party	0.98	-0.98
first payer	-1.02	1.02
first receiv	-0.57	0.57
first report	0.73	-0.73
first reviewer	1.29	-1.29
first show	-0.3	0.3
first six	1.07	-1.07
first then	-1.36	1.36
first three	-0.81	0.81
first time	0.87	-0.87
first visit	0.42	-0.42
first was	-0.73	0.73
first we	-0.71	0.71
fiscal	0.3	-0.3
fiscal year	0.28	-0.28
fit	-0.66	0.66
fit the	0.58	-0.58
fitt	-0.38	0.38
fitzhugh	0.17	-0.17
five	-0.81	0.81
five busines	0.82	-0.82
five day	1.34	-1.34
five goal	0.51	-0.51
five month	-0.47	0.47
five region	0.37	-0.37
five time	-0.31	0.31
five week	-0.88	0.88
five year	-0.58	0.58
fix	-0.25	0.25
fixed	1.24	-1.24
fixed the	0.27	-0.27
flag	-0.61	0.61
flagg	-0.73	0.73
flare	0.41	-0.41
flare up	0.38	-0.38
flat	-0.79	0.79
flat rate	-0.66	0.66
fle	0.16	-0.16
fle <5>	0.16	-0.16
flexion	0.93	-0.93
flexion <n>	0.27	-0.27
flight	0.26	-0.26
flint	0.47	-0.47
flint hill	0.47	-0.47
floor	1.09	-1.09
florida	-0.49	0.49
florida statut	-0.79	0.79
flu	-0.54	0.54
flu shot	-0.31	0.31
fluid	0.24	-0.24
fnp c	0.36	-0.36
fold	-1.2	1.2
fold into	-0.56	0.56
folder	-0.63	0.63
folk	-0.62	0.62
follow :	0.38	-0.38
follow drug	0.22	-0.22
follow for	0.24	-0.24
follow prescription	0.18	-0.18
follow up	-1.11	1.11
follow ups	-0.29	0.29
follow within	-0.75	0.75
follow year	-0.34	0.34
follow your	0.44	-0.44
fontain	0.16	-0.16
fontenot	0.27	-0.27
food	-0.79	0.79
food * drug	-0.45	0.45
food and	-0.45	0.45
foot	-0.24	0.24
foot and	0.44	-0.44
foot ankle	0.19	-0.19
foot care	-0.44	0.44
foot doctor	-0.8	0.8
foot on	-0.18	0.18
footnot	-2.14	2.14
footnot <n>	-1.31	1.31
for * :	-0.36	0.36
for * <m>	0.18	-0.18
for * <month>	1.44	-1.44
for * <n>	-0.89	0.89
for * a	-1.2	1.2
for * amount	0.54	-0.54
for * and	0.24	-0.24
for * appeal	0.69	-0.69
for * approv	1.02	-1.02
for * approval	-0.42	0.42
for * attend	0.29	-0.29
for * beneficiary	0.44	-0.44
for * bill	0.51	-0.51
for * brace	-0.69	0.69
for * by	0.67	-0.67
for * calendar	0.33	-0.33
for * care	0.33	-0.33
for * charg	0.27	-0.27
for * chart	0.49	-0.49
for * child	-1.01	1.01
for * claim	-0.79	0.79
for * clinic	-1.08	1.08
for * company	-0.49	0.49
for * condition	-0.57	0.57
for * cover	0.19	-0.19
for * current	-0.69	0.69
for * custom	-0.48	0.48
for * day	0.52	-0.52
for * decision	-0.27	0.27
for * delay	-0.34	0.34
for * diagnosy	-0.19	0.19
for * differenc	0.51	-0.51
for * different	1.31	-1.31
for * disput	-0.74	0.74
for * doctor	0.34	-0.34
for * drug	0.2	-0.2
for * employer	0.74	-0.74
for * ended	1.42	-1.42
for * enrolle	-0.38	0.38
for * exception	-0.45	0.45
for * external	0.3	-0.3
for * fair	0.42	-0.42
for * fall	-0.23	0.23
for * fast	0.34	-0.34
for * first	0.25	-0.25
for * follow	0.24	-0.24
for * form	0.66	-0.66
for * four	0.5	-0.5
for * full	0.67	-0.67
for * group	-0.46	0.46
for * hear	0.35	-0.35
for * home	-0.76	0.76
for * illnes	0.47	-0.47
for * implant	0.63	-0.63
for * in	-1.24	1.24
for * independent	0.64	-0.64
for * initial	0.48	-0.48
for * injection	0.52	-0.52
for * is	-0.19	0.19
for * knee	-1.04	1.04
for * lab	0.48	-0.48
for * least	0.66	-0.66
for * left	-1.4	1.4
for * letter	0.23	-0.23
for * may	0.7	-0.7
for * medical	-0.87	0.87
for * member	0.53	-0.53
for * miss	-0.24	0.24
for * month	-0.67	0.67
for * mri	1.22	-1.22
for * new	1.39	-1.39
for * offic	0.22	-0.22
for * on	0.8	-0.8
for * one	-0.42	0.42
for * only	0.61	-0.61
for * other	0.36	-0.36
for * outsid	0.6	-0.6
for * pay	0.85	-0.85
for * physical	-0.79	0.79
for * plan	0.49	-0.49
for * power	-0.36	0.36
for * primary	-0.53	0.53
for * provider	0.69	-0.69
for * purpos	0.27	-0.27
for * reconsider	0.79	-0.79
for * record	1.64	-1.64
for * redetermin	0.69	-0.69
for * refund	0.37	-0.37
for * servic	0.71	-0.71
for * simpl	-0.42	0.42
for * singl	-0.77	0.77
for * skill	-0.3	0.3
for * sleep	-1.02	1.02
for * splint	-0.27	0.27
for * sprain	-0.48	0.48
for * state	0.57	-0.57
for * strep	-1.49	1.49
for * sum	0.35	-0.35
for * talk	0.2	-0.2
for * ten	0.61	-0.61
for * the	0.55	-0.55
for * three	0.68	-0.68
for * to	-0.62	0.62
for * treat	0.91	-0.91
for * tricar	-0.22	0.22
for * two	-0.35	0.35
for * use	0.67	-0.67
for * very	-0.37	0.37
for * visit	0.56	-0.56
for * walker	0.29	-0.29
for * week	-0.72	0.72
for * whole	-0.93	0.93
for * work	-0.87	0.87
for * year	0.29	-0.29
for * you	-0.2	0.2
for * your	0.82	-0.82
for :	0.8	-0.8
for <5>	-0.84	0.84
for <d>	-1.04	1.04
for <m>	0.47	-0.47
for <month>	0.67	-0.67
for <n>	-0.43	0.43
for a	-0.87	0.87
for activ	1.07	-1.07
for additional	0.97	-0.97
for adjust	-0.47	0.47
for adult	-0.7	0.7
for all	0.74	-0.74
for an	0.47	-0.47
for and	0.61	-0.61
for another	0.54	-0.54
for any	-1.08	1.08
for anyth	-0.98	0.98
for approv	0.37	-0.37
for approval	-1.56	1.56
for arbitr	0.41	-0.41
for at	0.88	-0.88
for authoriz	-0.95	0.95
for befor	-2.47	2.47
for being	-0.9	0.9
for benefit	0.83	-0.83
for bill	-0.66	0.66
for both	-0.76	0.76
for by	1.16	-1.16
for car	0.28	-0.28
for chiropractic	0.48	-0.48
for claim	-0.78	0.78
for code	0.9	-0.9
for comfort	-0.48	0.48
for copy	1.18	-1.18
for cover	0.96	-0.96
for date	0.18	-0.18
for day	0.5	-0.5
for denial	-0.36	0.36
for developmental	-0.94	0.94
for dos	0.31	-0.31
for dr	-0.16	0.16
for dx	-0.89	0.89
for each	0.72	-0.72
for every	0.29	-0.29
for fil	-1.1	1.1
for four	0.45	-0.45
for free	-0.25	0.25
for further	-1.31	1.31
for health	-0.33	0.33
for heel	-0.44	0.44
for help	0.88	-0.88
for her	-0.82	0.82
for him	0.19	-0.19
for his	0.61	-0.61
for home	-0.43	0.43
for imag	0.19	-0.19
for independent	0.3	-0.3
for inform	0.41	-0.41
for is	-0.95	0.95
for it	0.75	-0.75
for lack	1.17	-1.17
for life	-0.31	0.31
for line	0.2	-0.2
for low	-0.98	0.98
for lumbar	-0.88	0.88
for m	0.71	-0.71
for manipul	-0.95	0.95
for manual	0.46	-0.46
for massag	-0.63	0.63
for may	-1.54	1.54
for medical	0.32	-0.32
for medicar	0.77	-0.77
for member	-0.7	0.7
for miss	1.34	-1.34
for money	-0.23	0.23
for more	1.62	-1.62
for mr	0.28	-0.28
for mrs	-0.44	0.44
for ms	0.25	-0.25
for neck	-1.13	1.13
for no	-0.27	0.27
for nonpay	-1.21	1.21
for noth	-0.49	0.49
for now	-1.32	1.32
for occupational	0.44	-0.44
for offic	-0.54	0.54
for on	0.65	-0.65
for our	0.29	-0.29
for out	-0.43	0.43
for outpatient	0.76	-0.76
for part	0.64	-0.64
for pay	-0.9	0.9
for physical	-1.18	1.18
for precertific	1.58	-1.58
for prepay	-0.66	0.66
for process	0.5	-0.5
for proof	1.19	-1.19
for provider	0.28	-0.28
for read	-0.24	0.24
for reconsider	0.97	-0.97
for record	2.03	-2.03
for redetermin	0.28	-0.28
for repay	0.34	-0.34
for review	-1.68	1.68
for second	0.33	-0.33
for send	-0.43	0.43
for servic	2.36	-2.36
for six	-0.22	0.22
for skill	-1.07	1.07
for speech	-0.57	0.57
for spinal	0.64	-0.64
for such	0.24	-0.24
for ten	-0.82	0.82
for that	-1.34	1.34
for them	0.41	-0.41
for therapeutic	0.27	-0.27
for therapy	0.21	-0.21
for these	1.28	-1.28
for thi	-1.6	1.6
for those	-0.29	0.29
for three	-0.2	0.2
for timed	-0.33	0.33
for treat	-0.42	0.42
for tricar	-0.21	0.21
for twelv	-0.55	0.55
for twenty	0.51	-0.51
for up	1.66	-1.66
for visit	1.13	-1.13
for weight	-1.89	1.89
for what	-0.49	0.49
for within	0.37	-0.37
for you	-0.45	0.45
force	-0.56	0.56
force * the	0.39	-0.39
force on	-1.04	1.04
foreign	-0.48	0.48
fork chiropractic	-0.51	0.51
form	-0.36	0.36
form * <month>	0.9	-0.9
form * the	0.45	-0.45
form <n>	-0.31	0.31
form about	-0.38	0.38
form and	0.4	-0.4
form cms	1.47	-1.47
form doe	0.87	-0.87
form for	-0.31	0.31
form from	0.73	-0.73
form hp	0.47	-0.47
form includ	0.44	-0.44
form is	0.97	-0.97
form may	0.18	-0.18
form never	-0.23	0.23
form nf	0.36	-0.36
form not	-0.65	0.65
form of	0.38	-0.38
form on	0.83	-0.83
form say	-0.36	0.36
form sbr	0.62	-0.62
form sign	0.5	-0.5
form that	0.23	-0.23
form the	-0.48	0.48
form to	0.39	-0.39
form was	0.38	-0.38
form we	-0.85	0.85
form with	0.42	-0.42
form within	0.29	-0.29
formal	-0.76	0.76
former	0.38	-0.38
forty	0.43	-0.43
forward * medicaid	0.21	-0.21
forward * the	0.34	-0.34
forward * your	0.48	-0.48
forward the	0.93	-0.93
forward to	1.12	-1.12
foster	-0.43	0.43
found * a	-0.27	0.27
found * be	-0.82	0.82
found * full	-0.63	0.63
found * further	-0.7	0.7
found * the	-0.67	0.67
found * thi	-0.68	0.68
found * what	-0.32	0.32
found * you	0.34	-0.34
found a	-0.16	0.16
found an	-0.75	0.75
found for	0.17	-0.17
found full	0.45	-0.45
found health	0.19	-0.19
found in	-0.55	0.55
found none	-0.89	0.89
found that	-0.21	0.21
found the	0.95	-0.95
found to	-0.82	0.82
foundry	0.33	-0.33
four * them	-0.2	0.2
four date	0.39	-0.39
four day	-0.56	0.56
four month	0.5	-0.5
four of	-0.26	0.26
four servic	0.25	-0.25
four therapy	0.27	-0.27
four time	-0.4	0.4
four unit	-0.38	0.38
four visit	0.6	-0.6
four week	0.69	-0.69
four year	-0.7	0.7
fourteen	-1.35	1.35
fourteen month	-1.3	1.3
fourth	-1.14	1.14
fox	0.16	-0.16
fractur	-1.11	1.11
fractur care	-0.96	0.96
franklin	0.22	-0.22
fraud	-0.53	0.53
fraud line	0.42	-0.42
free	0.36	-0.36
free * charg	0.65	-0.65
free * request	0.17	-0.17
free copy	0.62	-0.62
free help	0.55	-0.55
free of	0.49	-0.49
free on	0.17	-0.17
freight	0.18	-0.18
frequency	-0.47	0.47
frequency * dur	-0.35	0.35
frequency * servic	-0.81	0.81
frequency <n>	0.26	-0.26
frequency code	0.9	-0.9
frequency of	-0.81	0.81
fresh one	-0.24	0.24
fri	0.23	-0.23
fri <n>	0.21	-0.21
friday	-0.73	0.73
friday <n>	0.26	-0.26
from	-0.68	0.68
from * :	0.96	-0.96
from * <d>	0.21	-0.21
from * <n>	1.08	-1.08
from * befor	0.56	-0.56
from * bill	-1.46	1.46
from * by	0.47	-0.47
from * center	0.25	-0.25
from * claim	-0.93	0.93
from * clearinghous	0.39	-0.39
from * clinic	-0.77	0.77
from * date	1.91	-1.91
from * day	0.66	-0.66
from * decision	-0.45	0.45
from * doctor	-0.39	0.39
from * enrolle	0.52	-0.52
from * first	-0.21	0.21
from * in	-0.37	0.37
from * issue	0.18	-0.18
from * last	0.6	-0.6
from * later	0.24	-0.24
from * member	-1.23	1.23
from * next	0.28	-0.28
from * offic	0.33	-0.33
from * one	-0.35	0.35
from * own	-0.26	0.26
from * patient	0.73	-0.73
from * plan	-1.21	1.21
from * practic	0.98	-0.98
from * prescriber	-1.12	1.12
from * primary	0.22	-0.22
from * process	0.22	-0.22
from * remittanc	0.53	-0.53
from * servic	0.5	-0.5
from * stat	-0.24	0.24
from * treat	-0.25	0.25
from * vendor	-0.26	0.26
from * we	0.5	-0.5
from :	0.66	-0.66
from <d>	1.29	-1.29
from <month>	-0.64	0.64
from <n>	0.2	-0.2
from a	0.39	-0.39
from an	-0.78	0.78
from befor	0.69	-0.69
from claim	-0.5	0.5
from date	-1.36	1.36
from day	-0.42	0.42
from dos	-0.63	0.63
from dr	-0.26	0.26
from her	-0.2	0.2
from here	-1.5	1.5
from him	0.23	-0.23
from its	-0.24	0.24
from last	0.71	-0.71
from later	0.63	-0.63
from may	-0.85	0.85
from medicar	-0.88	0.88
from one	-0.31	0.31
from our	-1.17	1.17
from part	0.87	-0.87
from peach	0.27	-0.27
from receipt	0.32	-0.32
from superior	0.19	-0.19
from that	-0.67	0.67
from the	-0.37	0.37
from then	-0.78	0.78
from there	0.24	-0.24
from thi	1.12	-1.12
from thru	0.52	-0.52
from to	0.9	-0.9
from treat	-0.78	0.78
from tricar	-2.08	2.08
from two	-0.34	0.34
from us	-0.22	0.22
from what	1.36	-1.36
from you	0.79	-0.79
from your	1.15	-1.15
front	-0.65	0.65
front desk	0.55	-0.55
front of	-0.54	0.54
frontdesk	0.18	-0.18
froze	-0.84	0.84
frozen	-0.63	0.63
fs	0.32	-0.32
full	0.61	-0.61
full * <month>	-0.26	0.26
full and	-0.6	0.6
full duty	-0.42	0.42
full motion	-0.89	0.89
full pay	1.01	-1.01
full range	1.01	-1.01
full time	-0.3	0.3
fully	0.22	-0.22
fully * explicit	-0.6	0.6
fully and	-0.56	0.56
fully favorabl	0.8	-0.8
fully insur	0.66	-0.66
function	-0.92	0.92
function is	-0.73	0.73
function medicar	0.19	-0.19
function that	-0.29	0.29
function was	-1.17	1.17
functional	-1.3	1.3
functional capacity	-0.26	0.26
functional deficit	-0.9	0.9
functional gain	-0.43	0.43
functional improv	-0.86	0.86
fund * account	-0.98	0.98
fund * the	0.2	-0.2
fund by	0.45	-0.45
fund claim	0.33	-0.33
fund has	1.07	-1.07
fund is	0.96	-0.96
fund medical	-0.56	0.56
fund paid	1.31	-1.31
fund rule	-1.09	1.09
fund the	-1.11	1.11
fund trust	-0.6	0.6
fund will	-0.22	0.22
furnish	0.66	-0.66
furnish the	0.85	-0.85
further	-0.74	0.74
further action	-0.48	0.48
further appeal	0.9	-0.9
further chiropractic	-2.2	2.2
further improv	-1.35	1.35
further pay	-0.25	0.25
further review	1.08	-1.08
further treat	0.44	-0.44
further visit	1.36	-1.36
futur	0.21	-0.21
futur pay	0.41	-0.41
g	-0.6	0.6
g <m>	0.19	-0.19
g <n>	-0.63	0.63
g l	-0.29	0.29
gae	0.28	-0.28
gae <5>	0.21	-0.21
gain	-1.33	1.33
gain in	-0.43	0.43
gait	0.57	-0.57
gap	0.91	-0.91
gap between	0.22	-0.22
garden	0.45	-0.45
gate	-0.82	0.82
gatekeeper	-0.49	0.49
gave	-1.24	1.24
gave * <month>	0.39	-0.39
gave * <n>	-0.49	0.49
gave * least	0.44	-0.44
gave * the	-0.33	0.33
gave * treat	-0.4	0.4
gave <n>	-0.24	0.24
gave an	-0.33	0.33
gave at	0.44	-0.44
gave in	0.23	-0.23
gave no	-1.48	1.48
gave you	-0.88	0.88
gb	0.25	-0.25
gb <n>	0.25	-0.25
gba	0.19	-0.19
geha	0.53	-0.53
geico	0.31	-0.31
geisinger	0.8	-0.8
geisinger health	0.8	-0.8
gel	-0.31	0.31
gender	-1.69	1.69
general	0.71	-0.71
general exclusion	-0.33	0.33
generic	-1.56	1.56
genetic	-1.43	1.43
genetic panel	-0.43	0.43
genetic test	-1.03	1.03
gerald	0.37	-0.37
get	0.37	-0.37
get * appeal	0.18	-0.18
get * bill	-0.22	0.22
get * new	0.78	-0.78
get * request	-0.17	0.17
get * us	-0.37	0.37
get * within	0.16	-0.16
get a	-0.81	0.81
get an	-0.77	0.77
get back	0.63	-0.63
get help	0.85	-0.85
get here	1.11	-1.11
get it	0.5	-0.5
get the	0.23	-0.23
get them	-0.77	0.77
get thi	0.77	-0.77
get to	-0.82	0.82
get us	0.55	-0.55
get your	0.5	-0.5
gett	1.39	-1.39
gett better	-0.52	0.52
gett servic	0.31	-0.31
gett the	0.68	-0.68
gett thi	1.38	-1.38
gideon	-0.18	0.18
giv	-0.45	0.45
giv the	-1.08	1.08
give	-0.89	0.89
give * <n>	-0.98	0.98
give * a	0.36	-0.36
give * more	0.5	-0.5
give * provider	-0.32	0.32
give * reason	0.56	-0.56
give <n>	-0.77	0.77
give a	-0.5	0.5
give back	0.69	-0.69
give it	-0.89	0.89
give no	-0.69	0.69
give the	0.55	-0.55
give up	0.79	-0.79
give us	-1	1
give you	-0.32	0.32
given	-1.11	1.11
given * <month>	0.99	-0.99
given * a	-0.79	0.79
given * an	-0.85	0.85
given * fair	-0.65	0.65
given * keep	-0.42	0.42
given * the	-0.69	0.69
given <n>	-0.81	0.81
given a	-0.77	0.77
given after	-1.12	1.12
given and	-0.89	0.89
given at	-0.85	0.85
given back	1.53	-1.53
given by	0.54	-0.54
given for	0.98	-0.98
given in	-1.94	1.94
given on	0.74	-0.74
given the	0.42	-0.42
given to	0.3	-0.3
given was	0.22	-0.22
glad	0.31	-0.31
glad to	0.52	-0.52
glen	0.31	-0.31
global	-1.12	1.12
glossary :	0.76	-0.76
glossary co	-0.74	0.74
glucos	-0.67	0.67
glucos monitor	-0.52	0.52
gn	-0.45	0.45
go * a	-0.17	0.17
go * an	0.17	-0.17
go * court	0.62	-0.62
go * fax	0.24	-0.24
go * the	-1.21	1.21
go * thi	-0.79	0.79
go ahead	-0.67	0.67
go back	-0.46	0.46
go by	-0.63	0.63
go further	1.03	-1.03
go on	1.37	-1.37
go through	-0.44	0.44
go to	0.31	-0.31
go together	-1.03	1.03
go with	-0.18	0.18
goal	-0.99	0.99
goal * can	0.92	-0.92
goal * frequency	0.31	-0.31
goal * no	0.89	-0.89
goal * the	-0.4	0.4
goal and	2.25	-2.25
goal in	0.95	-0.95
goal of	-0.99	0.99
goal set	0.43	-0.43
goal that	0.87	-0.87
goal were	-0.68	0.68
goe	-1.55	1.55
goe * a	-0.26	0.26
goe * the	-0.3	0.3
goe ahead	-0.44	0.44
goe by	-1.13	1.13
goe first	-0.68	0.68
goe on	0.35	-0.35
goe out	0.23	-0.23
goe to	-0.38	0.38
goe with	-0.39	0.39
going	0.17	-0.17
going on	0.36	-0.36
going while	0.63	-0.63
gold	-0.32	0.32
gold plu	0.49	-0.49
golden	0.21	-0.21
gone	-1.62	1.62
gone * <month>	-0.99	0.99
gone * the	-0.65	0.65
gone back	0.36	-0.36
gone by	-1.21	1.21
gone from	0.51	-0.51
gone out	0.86	-0.86
gone through	-0.75	0.75
good * <n>	-0.79	0.79
good and	0.25	-0.25
good but	-0.37	0.37
good cause	-0.53	0.53
good deal	-0.44	0.44
good for	-1.06	1.06
good new	1.3	-1.3
good reason	0.65	-0.65
got	-1.79	1.79
got * <month>	0.47	-0.47
got * bill	-0.67	0.67
got * claim	-0.42	0.42
got * cover	-0.84	0.84
got * letter	0.78	-0.78
got * on	-0.43	0.43
got * request	1.21	-1.21
got <m>	1.24	-1.24
got do	-1.31	1.31
got here	-0.97	0.97
got hurt	-0.47	0.47
got is	-1.17	1.17
got it	-0.46	0.46
got on	0.47	-0.47
got the	-1.22	1.22
got thi	-0.71	0.71
got to	-0.37	0.37
got your	1.99	-1.99
gotten	-0.5	0.5
gov	0.38	-0.38
govern	0.23	-0.23
govern * erisa	0.54	-0.54
govern * the	0.18	-0.18
govern by	0.68	-0.68
govern employ	0.19	-0.19
govern health	0.16	-0.16
govern servic	0.29	-0.29
gp	-0.42	0.42
gp <m>	-0.53	0.53
gp <n>	0.31	-0.31
gp kx	0.17	-0.17
gp miss	-0.71	0.71
gr	0.18	-0.18
grace	0.74	-0.74
grace month	-0.4	0.4
grace period	1.03	-1.03
grade	-0.27	0.27
grain	0.24	-0.24
grand	0.23	-0.23
grand river	0.21	-0.21
grandchild	-0.82	0.82
granit	0.77	-0.77
grant	0.2	-0.2
grant * appeal	0.5	-0.5
grant the	0.44	-0.44
grantham	0.28	-0.28
graph	0.22	-0.22
great	0.63	-0.63
great lake	0.28	-0.28
green	-1.23	1.23
green light	-0.8	0.8
greta	0.16	-0.16
grievanc	1.62	-1.62
grievanc has	0.25	-0.25
grip is	0.23	-0.23
grip strength	-0.33	0.33
grocery	-0.17	0.17
ground	-0.34	0.34
ground for	-0.53	0.53
group	-1.01	1.01
group * <month>	-0.72	0.72
group * <n>	-0.54	0.54
group * the	0.81	-0.81
group :	1.42	-1.42
group <5>	0.3	-0.3
group <n>	1.24	-1.24
group and	-1.12	1.12
group claim	-0.35	0.35
group code	0.33	-0.33
group contract	-0.67	0.67
group coverag	-1.41	1.41
group g	-0.49	0.49
group get	-0.44	0.44
group health	-0.33	0.33
group in	-0.63	0.63
group is	0.5	-0.5
group name	0.41	-0.41
group no	0.88	-0.88
group number	0.58	-0.58
group on	0.74	-0.74
group reason	0.71	-0.71
group we	-0.5	0.5
grove	0.43	-0.43
growth	-0.17	0.17
growth chart	-0.21	0.21
grp	0.18	-0.18
grp rc	0.35	-0.35
grp rsn	0.26	-0.26
gt	-0.32	0.32
guarante	0.66	-0.66
guarante * pay	0.54	-0.54
guarante of	0.54	-0.54
guaranty	-1.55	1.55
guardian	0.41	-0.41
guardian of	0.18	-0.18
gues	-0.57	0.57
guid	-0.43	0.43
guidanc	-0.8	0.8
guide	0.39	-0.39
guide * assist	0.24	-0.24
guide to	0.25	-0.25
guidelin	0.41	-0.41
guidelin * <n>	-0.64	0.64
guidelin * inform	0.46	-0.46
guidelin * used	0.22	-0.22
guidelin <n>	1.33	-1.33
guidelin a	-0.7	0.7
guidelin and	-0.59	0.59
guidelin ask	-0.69	0.69
guidelin call	-0.93	0.93
guidelin sp	1.17	-1.17
guidelin support	-0.57	0.57
guidelin used	1.36	-1.36
guidelin we	0.68	-0.68
guilty	0.5	-0.5
guilty * a	0.5	-0.5
guilty of	0.5	-0.5
gulf	0.38	-0.38
gunnar	0.2	-0.2
gwendolyn	0.22	-0.22
gy	-0.36	0.36
gym	-1.49	1.49
gym fee	-0.4	0.4
gym membership	-0.7	0.7
h	1.18	-1.18
h <m>	0.73	-0.73
h <n>	0.78	-0.78
h a	0.33	-0.33
habla	0.39	-0.39
had	-1.49	1.49
had * <n>	-0.86	0.86
had * be	-0.88	0.88
had * claim	0.94	-0.94
had * come	-0.76	0.76
had * file	0.35	-0.35
had * plan	0.18	-0.18
had a	0.43	-0.43
had agr	-0.7	0.7
had already	-1.73	1.73
had an	0.62	-0.62
had asked	0.31	-0.31
had at	-0.94	0.94
had been	-0.24	0.24
had clos	-0.29	0.29
had come	-0.18	0.18
had coverag	1.41	-1.41
had deny	-0.55	0.55
had ended	-0.42	0.42
had expir	-0.79	0.79
had full	0.61	-0.61
had gone	-0.16	0.16
had her	-0.61	0.61
had it	0.34	-0.34
had its	-0.45	0.45
had left	-0.6	0.6
had never	-0.27	0.27
had no	-0.26	0.26
had not	1.44	-1.44
had on	0.32	-0.32
had one	-0.55	0.55
had other	0.67	-0.67
had our	-0.83	0.83
had pain	0.59	-0.59
had pass	-0.21	0.21
had reach	0.76	-0.76
had return	-0.59	0.59
had run	-0.39	0.39
had the	-0.31	0.31
had thi	-0.56	0.56
had to	-2.06	2.06
had until	-0.92	0.92
had your	-0.25	0.25
hair	-1.05	1.05
hale	0.46	-0.46
half	-1.96	1.96
half * the	-0.73	0.73
half a	-0.29	0.29
half hour	-0.27	0.27
half of	-0.56	0.56
half the	-0.55	0.55
hall	-0.36	0.36
halloran	0.29	-0.29
halloway	0.42	-0.42
halloween	-0.74	0.74
halvorsen	0.56	-0.56
hand * <month>	-0.24	0.24
hand * a	0.76	-0.76
hand and	-0.22	0.22
hand befor	0.19	-0.19
hand by	-0.38	0.38
hand clinic	0.35	-0.35
hand in	-0.61	0.61
hand no	-0.6	0.6
hand of	0.76	-0.76
hand on	-0.27	0.27
hand spine	0.16	-0.16
hand therapy	1.07	-1.07
hand within	-0.37	0.37
handl	-0.56	0.56
handl as	0.55	-0.55
handl by	-0.35	0.35
handl deny	0.24	-0.24
handl thi	0.41	-0.41
handl your	-0.26	0.26
handwrit	-2.44	2.44
handwrit practic	-0.32	0.32
handwritten	-1.4	1.4
handwritten chang	-1.04	1.04
happen	-1.44	1.44
happen * the	-0.61	0.61
happen * work	-1.15	1.15
happen and	0.38	-0.38
happen at	-1.37	1.37
happen next	0.24	-0.24
happen on	-0.7	0.7
harbor	-0.42	0.42
hard	-0.47	0.47
harden	-0.31	0.31
harlan	0.34	-0.34
harm	-0.56	0.56
harm * health	0.17	-0.17
harm * patient	0.45	-0.45
harm the	0.45	-0.45
harm you	-0.45	0.45
harm your	0.2	-0.2
harmles	0.84	-0.84
harriet	-1.09	1.09
harrow	0.3	-0.3
harrow lane	0.16	-0.16
hartsfield	0.22	-0.22
has	-0.73	0.73
has * come	0.93	-0.93
has * error	-1.42	1.42
has * file	-0.6	0.6
has * reach	-0.67	0.67
has * same	-0.96	0.96
has * send	-0.83	0.83
has * tell	1.3	-1.3
has <n>	0.47	-0.47
has a	-0.62	0.62
has agr	1.11	-1.11
has already	-0.65	0.65
has also	0.21	-0.21
has an	-1.63	1.63
has approv	0.5	-0.5
has asked	-0.53	0.53
has been	1.09	-1.09
has chang	-0.45	0.45
has come	1.08	-1.08
has cover	1.02	-1.02
has decid	0.18	-0.18
has deny	0.34	-0.34
has determin	0.79	-0.79
has ended	0.4	-0.4
has expir	-2.1	2.1
has finish	0.62	-0.62
has gone	0.22	-0.22
has had	2.18	-2.18
has her	-0.63	0.63
has issu	1.06	-1.06
has it	0.18	-0.18
has left	0.25	-0.25
has level	-1.21	1.21
has look	-0.3	0.3
has medicar	-0.56	0.56
has moved	-0.41	0.41
has never	-0.34	0.34
has no	-0.28	0.28
has none	-0.2	0.2
has not	-0.41	0.41
has noth	-1.07	1.07
has now	0.65	-0.65
has one	-0.92	0.92
has other	-2.18	2.18
has paid	1.63	-1.63
has put	0.22	-0.22
has reach	0.2	-0.2
has read	0.91	-0.91
has receiv	0.45	-0.45
has resolv	0.19	-0.19
has review	0.2	-0.2
has submission	-0.62	0.62
has the	-1.83	1.83
has thi	-0.35	0.35
has told	-0.66	0.66
has tried	0.57	-0.57
has two	0.2	-0.2
has until	-0.17	0.17
has used	-1.19	1.19
has yet	-0.35	0.35
hathaway	0.26	-0.26
hathaway quint	0.16	-0.16
hav	-0.56	0.56
have	0.43	-0.43
have * <n>	0.16	-0.16
have * be	0.37	-0.37
have * contract	0.88	-0.88
have * copy	-0.24	0.24
have * doctor	0.66	-0.66
have * file	-0.57	0.57
have * good	0.57	-0.57
have * hear	-0.53	0.53
have * member	0.79	-0.79
have * new	-0.36	0.36
have * pay	1.64	-1.64
have * record	0.25	-0.25
have * right	0.38	-0.38
have * second	0.23	-0.23
have * see	0.41	-0.41
have <n>	0.92	-0.92
have a	-0.56	0.56
have already	-1.43	1.43
have an	0.24	-0.24
have and	0.16	-0.16
have answer	-1.17	1.17
have approv	0.95	-0.95
have asked	0.72	-0.72
have been	-0.5	0.5
have bill	-0.55	0.55
have chang	0.19	-0.19
have come	-0.23	0.23
have complet	0.32	-0.32
have decid	0.86	-0.86
have deny	0.97	-0.97
have dismiss	0.16	-0.16
have done	-0.27	0.27
have finish	0.49	-0.49
have for	0.57	-0.57
have gone	0.95	-0.95
have got	-1.36	1.36
have had	-0.27	0.27
have her	-0.37	0.37
have honor	-0.82	0.82
have in	0.17	-0.17
have it	-1.08	1.08
have known	0.88	-0.88
have look	-0.59	0.59
have made	-0.35	0.35
have moved	-0.8	0.8
have never	-0.45	0.45
have no	-1.1	1.1
have not	1.31	-1.31
have noth	-0.47	0.47
have other	0.99	-0.99
have process	1.09	-1.09
have put	-0.28	0.28
have question	0.53	-0.53
have reach	-0.96	0.96
have read	0.41	-0.41
have receiv	0.84	-0.84
have reconsider	0.27	-0.27
have revers	0.7	-0.7
have review	0.24	-0.24
have seen	-0.91	0.91
have sent	-0.71	0.71
have serv	-0.55	0.55
have show	0.59	-0.59
have since	0.59	-0.59
have stay	-1.42	1.42
have stopp	0.23	-0.23
have taken	0.6	-0.6
have the	0.81	-0.81
have their	0.39	-0.39
have therefor	0.17	-0.17
have thi	-0.22	0.22
have to	1.66	-1.66
have told	-0.42	0.42
have tried	-1.48	1.48
have two	-0.46	0.46
have used	-0.67	0.67
have your	0.74	-0.74
hc	0.33	-0.33
hc :	0.28	-0.28
hcpc	-0.91	0.91
hcpc modifier	-0.58	0.58
he	-0.71	0.71
he * not	-0.52	0.52
he <n>	1.08	-1.08
he agr	0.39	-0.39
he can	-0.72	0.72
he could	-0.18	0.18
he did	0.57	-0.57
he doe	0.19	-0.19
he found	-0.31	0.31
he had	-0.25	0.25
he has	-0.74	0.74
he is	-0.92	0.92
he left	0.5	-0.5
he need	-0.17	0.17
he sign	0.51	-0.51
he was	-0.83	0.83
head	0.69	-0.69
headach	-0.21	0.21
heal	-1.58	1.58
heal in	-0.48	0.48
health	0.54	-0.54
health * life	0.3	-0.3
health <n>	-0.18	0.18
health administrator	0.16	-0.16
health agency	0.19	-0.19
health allianc	0.48	-0.48
health and	1.09	-1.09
health assocy	0.19	-0.19
health benefit	0.99	-0.99
health care	1.48	-1.48
health carrier	0.2	-0.2
health clinical	0.26	-0.26
health cooperativ	0.43	-0.43
health coverag	1.11	-1.11
health explan	0.32	-0.32
health first	0.35	-0.35
health fund	0.2	-0.2
health id	0.24	-0.24
health inform	1.05	-1.05
health insuranc	-1.89	1.89
health is	0.44	-0.44
health llc	0.26	-0.26
health net	0.57	-0.57
health option	-0.6	0.6
health outcom	-0.27	0.27
health partner	0.67	-0.67
health provider	0.25	-0.25
health servic	0.53	-0.53
health trust	0.35	-0.35
healthcar	1.4	-1.4
healthcar allianc	0.3	-0.3
healthcar gov	0.3	-0.3
healthcar of	0.27	-0.27
healthcar servic	0.39	-0.39
healthplan	0.26	-0.26
healthy	-0.24	0.24
healthy <n>	-0.37	0.37
hear * <n>	-1.05	1.05
hear :	0.22	-0.22
hear about	-0.8	0.8
hear aid	-1.44	1.44
hear from	1.1	-1.1
hear is	-0.78	0.78
hear noth	0.17	-0.17
hear officer	0.79	-0.79
hear with	0.18	-0.18
heard	-1.31	1.31
heard * it	-0.21	0.21
heard about	-0.32	0.32
heard from	-0.47	0.47
heard noth	-0.17	0.17
heard of	-0.21	0.21
heart	0.46	-0.46
heel	0.22	-0.22
heel pain	0.16	-0.16
height	-0.25	0.25
height * weight	-0.3	0.3
held	-0.73	0.73
held * the	0.69	-0.69
held harmles	0.73	-0.73
held until	-0.29	0.29
hello	0.57	-0.57
help	0.45	-0.45
help * <n>	0.18	-0.18
help * bath	-0.89	0.89
help * can	0.38	-0.38
help * more	0.43	-0.43
help * no	0.78	-0.78
help * other	0.7	-0.7
help :	0.31	-0.31
help <n>	0.29	-0.29
help and	0.28	-0.28
help at	0.23	-0.23
help call	0.53	-0.53
help in	0.8	-0.8
help more	0.38	-0.38
help us	0.25	-0.25
help with	-1.37	1.37
help you	0.76	-0.76
helpful ?	0.34	-0.34
henrietta	0.49	-0.49
hepzibah	0.57	-0.57
her	-1.68	1.68
her * <month>	0.25	-0.25
her * a	-0.31	0.31
her * the	0.3	-0.3
her * you	-0.72	0.72
her <n>	-0.47	0.47
her as	-0.26	0.26
her back	-0.24	0.24
her card	-0.28	0.28
her contract	0.24	-0.24
her coverag	-0.37	0.37
her deductibl	-0.86	0.86
her for	1.03	-1.03
her in	-0.47	0.47
her is	-0.65	0.65
her number	-0.18	0.18
her other	1.12	-1.12
her pcp	-0.4	0.4
her policy	-0.72	0.72
her premium	-0.85	0.85
her the	-0.39	0.39
her to	-1.1	1.1
here	-0.75	0.75
here * <month>	-0.25	0.25
here * <n>	-0.32	0.32
here * a	-0.47	0.47
here * how	0.31	-0.31
here * return	0.23	-0.23
here * the	-0.22	0.22
here * then	0.38	-0.38
here * what	-0.47	0.47
here * why	0.17	-0.17
here and	-0.56	0.56
here are	0.65	-0.65
here as	-0.35	0.35
here by	0.32	-0.32
here first	-0.49	0.49
here in	-0.29	0.29
here is	1.36	-1.36
here on	-1.19	1.19
here or	0.25	-0.25
here since	-0.67	0.67
here the	-0.42	0.42
here we	-1	1
here within	-0.63	0.63
hereby	1.11	-1.11
heron	0.46	-0.46
heron spine	0.24	-0.24
herself	-0.85	0.85
hes	-2.18	2.18
hester	0.24	-0.24
hic	0.22	-0.22
hideo	0.55	-0.55
high	-0.4	0.4
high complexity	-0.22	0.22
high option	0.23	-0.23
higher	-0.9	0.9
higher level	-0.69	0.69
higher than	-0.48	0.48
highest	-0.47	0.47
highmark	1.18	-1.18
hill	1.05	-1.05
hill chiropractic	0.35	-0.35
hill famy	0.22	-0.22
him	-2.37	2.37
him * the	-0.22	0.22
him at	-0.26	0.26
himself	-1.53	1.53
hip	-0.2	0.2
hipaa	0.84	-0.84
hipaa <n>	0.28	-0.28
hired	-0.61	0.61
his	-1.61	1.61
his <n>	-0.22	0.22
his age	-0.59	0.59
his attorney	-0.21	0.21
his behalf	0.22	-0.22
his birthday	-0.27	0.27
his coverag	-0.44	0.44
his employer	0.61	-0.61
his job	-0.81	0.81
his name	-0.34	0.34
his opinion	0.34	-0.34
his own	-0.42	0.42
his plan	0.85	-0.85
his report	0.89	-0.89
his wife	-0.45	0.45
history	-0.34	0.34
history * examin	0.36	-0.36
history * physical	0.56	-0.56
history * the	0.27	-0.27
history <d>	0.28	-0.28
history and	1.38	-1.38
history exam	-0.79	0.79
history of	0.89	-0.89
history on	-0.62	0.62
history show	-1.33	1.33
history was	-0.5	0.5
hit	-1.9	1.9
hit the	-0.16	0.16
hl	0.75	-0.75
hl <n>	0.75	-0.75
hm	0.2	-0.2
hmo	-0.42	0.42
hmo * medicar	0.25	-0.25
hmo a	0.25	-0.25
hmo claim	0.18	-0.18
hmo member	-0.19	0.19
hmo plan	-0.62	0.62
hmo pos	0.36	-0.36
hold	-0.5	0.5
hold * bill	-0.36	0.36
hold * claim	0.72	-0.72
hold * the	1.41	-1.41
hold a	-1.31	1.31
hold an	0.29	-0.29
hold for	1.12	-1.12
hold is	-0.68	0.68
hold no	-0.78	0.78
hold noth	-0.71	0.71
hold off	0.29	-0.29
hold privat	0.28	-0.28
hold that	0.64	-0.64
hold the	1.69	-1.69
hold thi	1.05	-1.05
hold until	0.64	-0.64
hold up	0.81	-0.81
holder	0.77	-0.77
hole	-0.51	0.51
hollow	0.62	-0.62
hollow chiropractic	0.17	-0.17
holloway	0.71	-0.71
hollowell	-0.9	0.9
holly	0.9	-0.9
holly pemberwick	0.27	-0.27
home	-1.05	1.05
home * a	-0.52	0.52
home * the	-0.48	0.48
home aide	-0.29	0.29
home claim	0.25	-0.25
home exercis	0.19	-0.19
home health	-1.28	1.28
home is	-0.37	0.37
home patient	0.3	-0.3
home program	-0.35	0.35
home sleep	-0.5	0.5
home traction	-0.29	0.29
home visit	-0.57	0.57
home with	-0.59	0.59
home without	0.31	-0.31
honor	1.47	-1.47
hop	0.55	-0.55
hope	1.63	-1.63
horatio	-0.2	0.2
horizon	-0.43	0.43
horse	-0.71	0.71
hortensia	0.16	-0.16
hospic	-1.73	1.73
hospital	-0.25	0.25
hospital * the	1.34	-1.34
hospital * your	-0.64	0.64
hospital <n>	-0.3	0.3
hospital bill	-1.17	1.17
hospital claim	0.36	-0.36
hospital outpatient	-0.74	0.74
hospital stay	-0.84	0.84
hospitaliz	0.96	-0.96
hot	-1.03	1.03
hot * cold	-0.41	0.41
hot pack	-0.89	0.89
hour	-0.38	0.38
hour * a	-0.22	0.22
hour * day	0.52	-0.52
hour * the	-0.17	0.17
hour * week	-0.34	0.34
hour :	-0.18	0.18
hour after	0.39	-0.39
hour and	-0.67	0.67
hour bank	-0.41	0.41
hour of	-0.62	0.62
hour on	-0.31	0.31
hour were	-0.24	0.24
house	-1.03	1.03
household	-0.23	0.23
how * came	0.26	-0.26
how * claim	0.2	-0.2
how * handl	0.32	-0.32
how * patient	0.48	-0.48
how a	0.2	-0.2
how it	-0.17	0.17
how long	0.63	-0.63
how much	-1.43	1.43
how she	-0.99	0.99
how to	1.13	-1.13
how we	0.53	-0.53
how your	0.3	-0.3
however	-0.49	0.49
hp	0.88	-0.88
hp <n>	0.83	-0.83
hr	0.47	-0.47
http	0.44	-0.44
http :	0.44	-0.44
hudson	0.26	-0.26
hugo	0.22	-0.22
human	-0.35	0.35
human servic	0.18	-0.18
humana	1	-1
humana * a	-0.49	0.49
humana doe	0.48	-0.48
humana gold	0.5	-0.5
humana id	0.17	-0.17
humana military	0.24	-0.24
hundr	0.82	-0.82
hundr and	-0.34	0.34
hundr eighty	0.49	-0.49
hurt	0.51	-0.51
hurt on	-0.4	0.4
husband	-1.29	1.29
hx	-0.53	0.53
hyacinth	0.25	-0.25
hyaluronic	-0.31	0.31
hyaluronic acid	-0.31	0.31
i	0.38	-0.38
i <n>	0.97	-0.97
i cannot	-0.82	0.82
i d	0.4	-0.4
i do	0.3	-0.3
i have	-0.25	0.25
i was	-0.26	0.26
i would	-0.41	0.41
ibarra	0.42	-0.42
ible	0.55	-0.55
ible paid	0.16	-0.16
ibuprofen	-0.55	0.55
icd	-1.08	1.08
icd <n>	-0.39	0.39
icd ind	0.27	-0.27
ice	-0.34	0.34
icn	-0.27	0.27
icn :	0.21	-0.21
icn date	0.43	-0.43
icn servic	0.16	-0.16
id	0.73	-0.73
id * the	-0.3	0.3
id :	0.86	-0.86
id <5>	0.71	-0.71
id <n>	0.71	-0.71
id and	-0.56	0.56
id card	0.38	-0.38
id claim	0.79	-0.79
id date	0.49	-0.49
id end	0.79	-0.79
id g	0.21	-0.21
id group	0.33	-0.33
id h	0.35	-0.35
id is	-0.66	0.66
id not	-0.9	0.9
id number	0.68	-0.68
id on	-0.39	0.39
id r	0.34	-0.34
id the	-0.58	0.58
id u	-0.86	0.86
id w	0.38	-0.38
id was	-0.43	0.43
idaho	0.19	-0.19
identical	-2.64	2.64
identical request	-0.89	0.89
identical to	-0.87	0.87
identifiabl	0.56	-0.56
identific	1.28	-1.28
identific no	0.39	-0.39
identific number	0.99	-0.99
identifier	-0.82	0.82
identifier * the	-0.82	0.82
identifier of	-1.02	1.02
identify	-0.19	0.19
identity * or	0.38	-0.38
identity of	0.38	-0.38
idioma	0.29	-0.29
idri	0.21	-0.21
if	1.65	-1.65
if * answer	0.36	-0.36
if * appeal	0.21	-0.21
if * are	0.97	-0.97
if * believ	0.54	-0.54
if * can	-0.89	0.89
if * child	-0.76	0.76
if * claim	0.3	-0.3
if * disagre	0.38	-0.38
if * disput	0.22	-0.22
if * do	0.38	-0.38
if * doctor	0.42	-0.42
if * got	0.21	-0.21
if * had	-0.19	0.19
if * hear	0.17	-0.17
if * hold	0.19	-0.19
if * is	1.31	-1.31
if * level	0.25	-0.25
if * need	0.78	-0.78
if * other	0.61	-0.61
if * patient	0.7	-0.7
if * record	0.3	-0.3
if * remain	0.17	-0.17
if * servic	0.94	-0.94
if * sign	-0.17	0.17
if * signatur	0.64	-0.64
if * still	0.33	-0.33
if * think	0.78	-0.78
if * treat	0.67	-0.67
if * want	0.46	-0.46
if * was	0.75	-0.75
if * were	-1.79	1.79
if * wish	0.48	-0.48
if a	1.1	-1.1
if any	0.46	-0.46
if i	0.25	-0.25
if it	0.92	-0.92
if need	1.03	-1.03
if noth	0.36	-0.36
if she	1.02	-1.02
if that	-0.51	0.51
if the	1.38	-1.38
if there	-0.4	0.4
if they	0.66	-0.66
if thi	0.3	-0.3
if wait	0.32	-0.32
if we	-0.59	0.59
if you	0.92	-0.92
if youd	0.76	-0.76
if your	-0.41	0.41
ignatiu	0.22	-0.22
ignatiu pell	0.49	-0.49
ii	1.07	-1.07
iii	0.36	-0.36
il	0.18	-0.18
illegibl	-1.46	1.46
illinoy	0.18	-0.18
illnes	-0.27	0.27
illnes and	-0.55	0.55
illnes is	-0.26	0.26
illnes or	0.33	-0.33
im	0.63	-0.63
imag	0.33	-0.33
imag center	0.32	-0.32
imag guidelin	0.41	-0.41
imag is	-1.22	1.22
imag report	1.35	-1.35
image	-1.55	1.55
ime	0.82	-0.82
imhoff	0.48	-0.48
imogen	0.48	-0.48
implant	-0.35	0.35
implant was	-1.46	1.46
important	0.63	-0.63
important :	0.4	-0.4
improv	-0.28	0.28
improv * not	-0.59	0.59
improv health	-0.49	0.49
improv in	-0.47	0.47
improv is	-0.38	0.38
imr	0.81	-0.81
in * :	-0.51	0.51
in * <month>	-1.08	1.08
in * <n>	-0.88	0.88
in * a	0.19	-0.19
in * agre	1.01	-1.01
in * amount	0.74	-0.74
in * area	-0.95	0.95
in * batch	0.19	-0.19
in * benefit	0.46	-0.46
in * bill	0.58	-0.58
in * book	-0.17	0.17
in * booklet	-0.29	0.29
in * calendar	0.54	-0.54
in * chart	-1.05	1.05
in * clinic	-0.22	0.22
in * contract	-1.49	1.49
in * day	-0.23	0.23
in * decision	0.32	-0.32
in * diagnosy	-0.34	0.34
in * earlier	0.17	-0.17
in * emergency	-0.16	0.16
in * fall	-0.45	0.45
in * favor	1.16	-1.16
in * fax	1.24	-1.24
in * file	-0.91	0.91
in * first	1.61	-1.61
in * futur	-0.73	0.73
in * hand	-0.29	0.29
in * home	-0.38	0.38
in * hospital	-0.55	0.55
in * lab	-0.19	0.19
in * last	-0.66	0.66
in * letter	-0.67	0.67
in * log	-0.63	0.63
in * mail	0.34	-0.34
in * meantim	-0.44	0.44
in * medical	-0.39	0.39
in * member	-0.24	0.24
in * middl	-0.5	0.5
in * month	-0.55	0.55
in * name	0.23	-0.23
in * network	0.16	-0.16
in * next	0.93	-0.93
in * offic	-1.4	1.4
in * other	0.65	-0.65
in * packet	0.61	-0.61
in * patient	0.7	-0.7
in * pile	-0.65	0.65
in * plan	-1.39	1.39
in * policy	1.14	-1.14
in * queue	0.58	-0.58
in * reviewer	-1.08	1.08
in * same	0.36	-0.36
in * second	0.63	-0.63
in * spr	-0.17	0.17
in * state	-0.29	0.29
in * store	-0.84	0.84
in * sum	0.82	-0.82
in * surgeon	-0.18	0.18
in * system	-0.35	0.35
in * the	-0.53	0.53
in * third	1.08	-1.08
in * time	0.23	-0.23
in * view	-0.23	0.23
in * visit	-0.38	0.38
in * we	1.01	-1.01
in * year	-0.21	0.21
in * zip	-1.08	1.08
in :	0.22	-0.22
in <month>	-1.69	1.69
in <n>	-0.8	0.8
in a	-1.12	1.12
in about	0.29	-0.29
in activ	1.2	-1.2
in advanc	-1.26	1.26
in after	0.17	-0.17
in again	-0.63	0.63
in an	-1.03	1.03
in and	0.41	-0.41
in another	-1.4	1.4
in any	-0.38	0.38
in as	0.46	-0.46
in befor	-0.26	0.26
in between	-0.95	0.95
in box	-0.82	0.82
in by	0.18	-0.18
in court	-0.54	0.54
in determin	0.24	-0.24
in disput	0.82	-0.82
in duplicat	0.27	-0.27
in each	-1.07	1.07
in effect	-1.31	1.31
in eight	-0.16	0.16
in error	-0.73	0.73
in every	-0.28	0.28
in famy	0.33	-0.33
in favor	0.58	-0.58
in federal	1.15	-1.15
in file	0.42	-0.42
in first	-0.37	0.37
in five	-0.6	0.6
in for	-0.55	0.55
in force	-0.56	0.56
in four	0.39	-0.39
in front	-0.42	0.42
in full	0.65	-0.65
in function	-1.2	1.2
in georgia	-0.77	0.77
in good	-0.19	0.19
in hand	0.95	-0.95
in her	-0.61	0.61
in his	-0.22	0.22
in hospic	-0.57	0.57
in is	-0.34	0.34
in it	-1.79	1.79
in item	0.2	-0.2
in its	-0.29	0.29
in line	-1.5	1.5
in may	-2.6	2.6
in month	-0.53	0.53
in natur	-0.81	0.81
in network	1.21	-1.21
in neurology	0.5	-0.5
in nevada	-0.22	0.22
in ohio	-0.23	0.23
in on	-0.91	0.91
in one	-0.49	0.49
in order	1.86	-1.86
in oregon	0.26	-0.26
in other	0.48	-0.48
in our	-1.23	1.23
in packet	-0.36	0.36
in part	1.16	-1.16
in peco	-0.27	0.27
in person	0.33	-0.33
in place	0.85	-0.85
in practic	0.39	-0.39
in proces	-1.11	1.11
in question	0.44	-0.44
in range	-0.69	0.69
in receivership	-1.16	1.16
in review	-0.57	0.57
in sheet	0.47	-0.47
in six	0.61	-0.61
in spr	-1.01	1.01
in ten	0.33	-0.33
in that	-1.11	1.11
in the	-1.01	1.01
in them	0.42	-0.42
in thi	-0.3	0.3
in thirty	0.32	-0.32
in those	-1.08	1.08
in three	-0.47	0.47
in time	1.27	-1.27
in to	0.46	-0.46
in too	-0.32	0.32
in tricar	1.03	-1.03
in tulsa	-0.62	0.62
in twelv	-0.32	0.32
in two	-0.51	0.51
in under	-0.3	0.3
in week	-0.34	0.34
in what	-1.45	1.45
in which	0.26	-0.26
in whole	0.32	-0.32
in with	-0.93	0.93
in writ	1.4	-1.4
in your	0.18	-0.18
inactiv	-0.83	0.83
inbox	0.17	-0.17
inc	1.35	-1.35
inc <n>	0.18	-0.18
inc employe	0.18	-0.18
inc medicar	0.17	-0.17
inc page	0.32	-0.32
incident	-0.68	0.68
incidental	1.11	-1.11
incidental * primary	0.27	-0.27
incidental to	1.11	-1.11
incl	-0.19	0.19
includ	-0.23	0.23
includ * another	-0.87	0.87
includ * copy	0.28	-0.28
includ * sign	-0.79	0.79
includ * the	-1.05	1.05
includ * thi	0.81	-0.81
includ :	0.83	-0.83
includ <month>	0.41	-0.41
includ a	-0.74	0.74
includ in	-1.13	1.13
includ item	0.44	-0.44
includ that	0.61	-0.61
includ the	1.02	-1.02
includ thi	0.37	-0.37
includ with	-0.29	0.29
incom security	0.2	-0.2
incomplet	-0.32	0.32
incomplet * or	0.51	-0.51
incomplet :	-0.79	0.79
incomplet and	0.51	-0.51
incomplet invalid	-1.06	1.06
incomplet or	0.79	-0.79
inconsistent	-0.75	0.75
inconsistent * pre	-0.2	0.2
inconsistent * the	-0.62	0.62
inconsistent with	-0.75	0.75
incorrect	-0.9	0.9
incurr	-2.45	2.45
incurr after	-2.19	2.19
ind	0.22	-0.22
indemnity	0.45	-0.45
indemnity company	0.17	-0.17
independent	-0.17	0.17
independent bill	0.2	-0.2
independent chiropractic	0.29	-0.29
independent contractor	0.31	-0.31
independent examin	-0.6	0.6
independent license	0.58	-0.58
independent medical	-0.54	0.54
independent review	1.08	-1.08
independent reviewer	0.85	-0.85
index	1.03	-1.03
indic	-0.55	0.55
indicat	-1.14	1.14
indicator	-0.7	0.7
individual	0.76	-0.76
individual * did	0.44	-0.44
individual <m>	0.21	-0.21
individual deductibl	0.2	-0.2
individual famy	0.28	-0.28
individual that	0.44	-0.44
ine	0.28	-0.28
ineligibl	0.27	-0.27
infection	-0.39	0.39
infertility	-0.8	0.8
inflammatory	-0.46	0.46
info	0.9	-0.9
inform * also	0.34	-0.34
inform * has	-1.11	1.11
inform * inconsistent	-0.2	0.2
inform * no	0.51	-0.51
inform * were	-0.17	0.17
inform about	0.78	-0.78
inform and	0.88	-0.88
inform doe	-0.24	0.24
inform has	1.06	-1.06
inform is	0.37	-0.37
inform need	-0.17	0.17
inform on	1.37	-1.37
inform only	0.27	-0.27
inform or	-1.11	1.11
inform provid	-0.77	0.77
inform request	-1.52	1.52
inform sent	-0.9	0.9
inform submitt	-1.21	1.21
inform that	0.72	-0.72
inform we	0.16	-0.16
infusion	-0.4	0.4
ingrid	0.23	-0.23
initial	-1.1	1.1
initial claim	0.44	-0.44
initial denial	0.39	-0.39
initial determin	0.64	-0.64
initial evalu	1.02	-1.02
initial examin	0.6	-0.6
initiativ	-0.42	0.42
inject	-0.69	0.69
inject the	-0.42	0.42
injection	-1.09	1.09
injection * <n>	-0.65	0.65
injection * the	-0.47	0.47
injection <5>	0.18	-0.18
injection <n>	0.3	-0.3
injection is	-1.12	1.12
injection of	0.42	-0.42
injection on	-0.16	0.16
injection was	-0.19	0.19
injur	-0.42	0.42
injur employe	0.6	-0.6
injur party	0.24	-0.24
injur person	-0.65	0.65
injury	-0.91	0.91
injury * a	-1.16	1.16
injury * the	-0.34	0.34
injury * thi	-0.27	0.27
injury :	1.18	-1.18
injury <d>	0.36	-0.36
injury and	-0.64	0.64
injury code	-0.36	0.36
injury date	0.29	-0.29
injury happen	-0.23	0.23
injury illnes	-0.92	0.92
injury is	-0.65	0.65
injury of	-0.32	0.32
injury protection	0.2	-0.2
ink	-0.73	0.73
ink form	-0.33	0.33
ink original	-0.31	0.31
innovativ	0.22	-0.22
innovativ solution	0.22	-0.22
inpatient	-0.66	0.66
inpatient * day	0.21	-0.21
inpatient level	-0.23	0.23
inpatient rehabilit	-0.65	0.65
inpatient that	0.21	-0.21
inquiry	0.43	-0.43
ins	0.22	-0.22
insert	-1.38	1.38
insertion	0.28	-0.28
insid	-1.1	1.1
insid * limit	0.56	-0.56
insid <n>	-0.33	0.33
insid the	-0.26	0.26
insid your	0.24	-0.24
instability	-0.74	0.74
instead	0.71	-0.71
instead of	-1.09	1.09
institut	0.29	-0.29
institutional	-0.41	0.41
instruction	1.03	-1.03
insufficient	-0.45	0.45
insulin	0.45	-0.45
insur	-0.32	0.32
insur * child	0.16	-0.16
insur :	0.52	-0.52
insur <n>	0.26	-0.26
insur by	-0.32	0.32
insur claim	-0.63	0.63
insur employer	-0.39	0.39
insur group	0.46	-0.46
insur id	-0.35	0.35
insur it	0.92	-0.92
insur name	-0.38	0.38
insuranc * official	0.2	-0.2
insuranc * the	-0.38	0.38
insuranc :	0.19	-0.19
insuranc <m>	0.55	-0.55
insuranc and	-0.87	0.87
insuranc assistanc	0.45	-0.45
insuranc can	0.2	-0.2
insuranc claim	0.31	-0.31
insuranc commissioner	0.16	-0.16
insuranc company	1.63	-1.63
insuranc depart	0.4	-0.4
insuranc exchang	0.2	-0.2
insuranc explan	0.24	-0.24
insuranc first	-1.05	1.05
insuranc for	0.42	-0.42
insuranc fund	0.22	-0.22
insuranc group	0.37	-0.37
insuranc has	0.63	-0.63
insuranc inform	-1.15	1.15
insuranc law	0.63	-0.63
insuranc marketplac	0.59	-0.59
insuranc pay	-0.49	0.49
insuranc questionnair	1.11	-1.11
insuranc that	-0.82	0.82
insuranc the	0.17	-0.17
insured i	0.22	-0.22
insured id	-0.16	0.16
insured name	-0.21	0.21
insured policy	0.36	-0.36
insurer * the	0.25	-0.25
insurer :	0.23	-0.23
insurer <d>	0.23	-0.23
insurer and	-0.17	0.17
insurer answer	-0.22	0.22
insurer for	0.25	-0.25
insurer goe	-0.3	0.3
insurer has	-0.45	0.45
insurer paid	-0.75	0.75
insurer pay	0.46	-0.46
intak	0.41	-0.41
intak <n>	-0.63	0.63
intak form	1.45	-1.45
intak sheet	-0.67	0.67
integr	-0.69	0.69
integrat	0.22	-0.22
integrity	-0.52	0.52
integrity team	-0.88	0.88
intend	0.5	-0.5
intensity	-1.18	1.18
intensiv	-0.69	0.69
intensiv outpatient	-0.56	0.56
intent	0.57	-0.57
intent to	0.21	-0.21
interest	1.07	-1.07
interest * <m>	0.82	-0.82
interest * due	-0.66	0.66
interest * the	0.97	-0.97
interest <m>	0.17	-0.17
interest is	-0.95	0.95
interest of	0.82	-0.82
interest will	0.93	-0.93
internal	1.12	-1.12
internal appeal	0.81	-0.81
interpret	0.16	-0.16
interpreter	0.44	-0.44
interqual	-0.41	0.41
interqual <n>	0.61	-0.61
into	-1.33	1.33
into * visit	-0.45	0.45
into a	-0.28	0.28
into it	-1.08	1.08
into one	-0.17	0.17
into the	-0.89	0.89
into whether	1.12	-1.12
invalid	-1.52	1.52
invalid combin	-0.38	0.38
invalid deactivat	0.4	-0.4
invalid inform	0.51	-0.51
invalid order	0.38	-0.38
invalid render	-1.14	1.14
invalid treat	1.51	-1.51
investig	-0.9	0.9
investigational	-1.89	1.89
investigational * the	0.62	-0.62
investigational * thi	-0.79	0.79
investigational and	-0.31	0.31
investigational becaus	-1.32	1.32
investigational by	0.51	-0.51
investigational for	-1.06	1.06
investigational under	-0.84	0.84
investigator	-0.89	0.89
invoic	0.45	-0.45
invoic * the	0.71	-0.71
invoic is	0.45	-0.45
involv	0.78	-0.78
ip	0.19	-0.19
ip <n>	0.19	-0.19
iro	0.45	-0.45
iron	0.22	-0.22
iron range	0.22	-0.22
ironbridg	0.2	-0.2
ironworker	-0.66	0.66
irs	-0.41	0.41
is * <month>	-0.76	0.76
is * <n>	2.09	-2.09
is * a	-1.38	1.38
is * activ	0.2	-0.2
is * an	0.2	-0.2
is * another	-0.95	0.95
is * be	1.34	-1.34
is * claim	-0.44	0.44
is * deductibl	0.22	-0.22
is * demand	0.46	-0.46
is * discount	1.02	-1.02
is * disput	0.34	-0.34
is * duplicat	-2.33	2.33
is * file	-0.75	0.75
is * first	0.53	-0.53
is * hmo	0.55	-0.55
is * hold	1.12	-1.12
is * its	0.53	-0.53
is * last	0.8	-0.8
is * let	0.18	-0.18
is * medicar	0.31	-0.31
is * one	-0.59	0.59
is * only	-0.43	0.43
is * our	0.68	-0.68
is * peopl	-0.36	0.36
is * physician	0.48	-0.48
is * provider	0.86	-0.86
is * reasonabl	0.63	-0.63
is * referral	-0.26	0.26
is * register	0.61	-0.61
is * right	-0.34	0.34
is * routin	-1	1
is * same	-1.12	1.12
is * second	0.41	-0.41
is * share	0.33	-0.33
is * stat	0.69	-0.69
is * step	0.51	-0.51
is * the	-2.14	2.14
is * thi	0.49	-0.49
is * third	0.48	-0.48
is * to	0.23	-0.23
is * trade	0.46	-0.46
is * use	1.06	-1.06
is * weight	1.16	-1.16
is * your	0.48	-0.48
is <m>	0.29	-0.29
is <month>	-0.73	0.73
is <n>	0.56	-0.56
is a	-1.06	1.06
is about	0.87	-0.87
is above	-0.68	0.68
is absent	-1.77	1.77
is accept	0.51	-0.51
is activ	-1.15	1.15
is all	-0.6	0.6
is allow	-1.5	1.5
is already	-0.75	0.75
is also	0.47	-0.47
is an	-0.71	0.71
is answer	0.22	-0.22
is approv	1.42	-1.42
is asked	1.55	-1.55
is assign	-0.98	0.98
is availabl	0.9	-0.9
is being	0.23	-0.23
is bill	0.64	-0.64
is bind	0.55	-0.55
is board	0.58	-0.58
is by	0.19	-0.19
is clos	0.7	-0.7
is complet	0.6	-0.6
is consider	0.35	-0.35
is count	-1.15	1.15
is cover	1.22	-1.22
is dated	-0.9	0.9
is decid	0.36	-0.36
is deem	0.87	-0.87
is deny	-1.68	1.68
is different	-0.34	0.34
is dismiss	-1.29	1.29
is doing	-0.44	0.44
is done	-0.48	0.48
is due	0.16	-0.16
is eight	-0.35	0.35
is empty	-0.79	0.79
is enclos	0.78	-0.78
is enough	-1.11	1.11
is enroll	0.38	-0.38
is exclud	-2.16	2.16
is experimental	-0.94	0.94
is filed	0.81	-0.81
is final	0.56	-0.56
is fine	-0.42	0.42
is first	-1.02	1.02
is for	-0.97	0.97
is free	0.41	-0.41
is from	-0.5	0.5
is fully	0.24	-0.24
is going	0.32	-0.32
is gone	-0.64	0.64
is good	0.24	-0.24
is govern	0.57	-0.57
is held	0.83	-0.83
is her	-1.13	1.13
is higher	-0.38	0.38
is his	-0.49	0.49
is how	0.46	-0.46
is in	0.44	-0.44
is includ	-0.93	0.93
is inconsistent	-0.69	0.69
is insid	-0.57	0.57
is investigational	-2.29	2.29
is involv	-0.47	0.47
is just	-0.17	0.17
is left	-0.9	0.9
is lift	1.17	-1.17
is list	-1.14	1.14
is look	-0.86	0.86
is made	1.27	-1.27
is maintenanc	-1.2	1.2
is mark	-0.25	0.25
is meant	-0.37	0.37
is medical	1.1	-1.1
is met	0.27	-0.27
is miss	-1.69	1.69
is more	-0.9	0.9
is neither	-0.62	0.62
is new	-0.35	0.35
is no	-1.09	1.09
is not	-1.68	1.68
is now	1.42	-1.42
is of	-1.28	1.28
is off	-0.41	0.41
is on	-0.64	0.64
is one	-0.37	0.37
is only	0.96	-0.96
is open	1.37	-1.37
is outsid	-0.97	0.97
is over	-1.29	1.29
is overturn	0.68	-0.68
is owed	0.91	-0.91
is paid	0.7	-0.7
is part	-2.45	2.45
is payabl	1.47	-1.47
is pend	0.76	-0.76
is possibl	0.6	-0.6
is postmark	-0.72	0.72
is primary	-1.91	1.91
is receiv	-0.43	0.43
is record	-0.23	0.23
is request	1.2	-1.2
is requir	-0.51	0.51
is responsibl	-0.27	0.27
is retir	0.45	-0.45
is revers	0.63	-0.63
is right	-0.25	0.25
is seen	-0.58	0.58
is self	0.47	-0.47
is sent	0.63	-0.63
is set	0.93	-0.93
is settl	-0.76	0.76
is shown	-0.59	0.59
is shut	-0.2	0.2
is sign	-0.74	0.74
is so	-0.17	0.17
is subject	0.21	-0.21
is support	-0.36	0.36
is suspend	0.95	-0.95
is that	-1.09	1.09
is the	-0.71	0.71
is there	0.54	-0.54
is therefor	0.59	-0.59
is thi	-0.23	0.23
is three	-1.36	1.36
is to	1.36	-1.36
is toll	1.08	-1.08
is too	-0.72	0.72
is turn	-0.26	0.26
is two	-0.19	0.19
is under	0.74	-0.74
is unfavorabl	0.19	-0.19
is unprocessabl	0.52	-0.52
is up	-0.39	0.39
is wait	0.73	-0.73
is well	-0.23	0.23
is what	-0.97	0.97
is where	-0.69	0.69
is why	1.03	-1.03
is withdrawn	0.82	-0.82
is within	0.24	-0.24
is written	1.25	-1.25
is wrong	0.63	-0.63
is your	1.32	-1.32
isidor	-0.98	0.98
isold	0.25	-0.25
issu	1.32	-1.32
issu * your	0.95	-0.95
issu :	0.41	-0.41
issu <n>	0.18	-0.18
issu a	0.67	-0.67
issu by	0.52	-0.52
issu on	0.28	-0.28
issu the	-0.19	0.19
issu to	0.5	-0.5
issue	1.52	-1.52
issue date	0.35	-0.35
it * :	0.16	-0.16
it * <month>	-0.32	0.32
it * <n>	0.73	-0.73
it * a	-0.37	0.37
it * an	-0.71	0.71
it * another	0.55	-0.55
it * answer	0.48	-0.48
it * are	-0.27	0.27
it * be	0.81	-0.81
it * claim	-0.72	0.72
it * deny	-0.53	0.53
it * done	0.17	-0.17
it * duplicat	0.27	-0.27
it * fax	0.29	-0.29
it * for	0.98	-0.98
it * given	-0.65	0.65
it * his	-0.29	0.29
it * in	-0.56	0.56
it * mail	-0.81	0.81
it * may	-0.3	0.3
it * medical	-0.3	0.3
it * need	1.07	-1.07
it * not	-0.35	0.35
it * now	-0.61	0.61
it * page	-0.43	0.43
it * paid	0.84	-0.84
it * send	0.35	-0.35
it * the	-1.19	1.19
it * thi	0.17	-0.17
it * time	-0.17	0.17
it * us	0.46	-0.46
it * we	1.27	-1.27
it * writ	0.27	-0.27
it * wrong	0.21	-0.21
it * you	0.55	-0.55
it * your	0.6	-0.6
it :	1.41	-1.41
it <d>	0.44	-0.44
it ?	-0.89	0.89
it again	0.29	-0.29
it and	0.44	-0.44
it appear	0.35	-0.35
it arriv	0.7	-0.7
it as	-1.66	1.66
it aside	-0.35	0.35
it at	0.32	-0.32
it back	0.38	-0.38
it becaus	-1.05	1.05
it began	-0.19	0.19
it by	-0.16	0.16
it call	-0.5	0.5
it came	-1.2	1.2
it can	0.41	-0.41
it cannot	-0.67	0.67
it come	-0.73	0.73
it correct	-0.29	0.29
it could	1.08	-1.08
it cover	0.22	-0.22
it did	-0.31	0.31
it doe	0.79	-0.79
it down	-1.25	1.25
it ended	1.31	-1.31
it five	0.43	-0.43
it for	-0.27	0.27
it from	-0.23	0.23
it goe	-0.22	0.22
it got	-0.17	0.17
it had	1.33	-1.33
it happen	-0.21	0.21
it held	0.67	-0.67
it help	-0.31	0.31
it here	0.45	-0.45
it in	-0.59	0.59
it is	-0.42	0.42
it land	-0.21	0.21
it look	-0.46	0.46
it may	-0.51	0.51
it must	0.29	-0.29
it need	-0.32	0.32
it never	-0.39	0.39
it no	-0.32	0.32
it off	-0.33	0.33
it on	-0.24	0.24
it once	-0.35	0.35
it only	-0.21	0.21
it or	0.58	-0.58
it out	0.94	-0.94
it over	-0.51	0.51
it paid	-0.73	0.73
it pay	-1.15	1.15
it ran	-0.19	0.19
it reach	0.18	-0.18
it read	-0.2	0.2
it said	0.44	-0.44
it say	-0.27	0.27
it should	-0.24	0.24
it show	0.2	-0.2
it sign	-0.19	0.19
it so	-0.99	0.99
it stand	-0.82	0.82
it stop	-0.17	0.17
it take	-0.99	0.99
it tell	-0.97	0.97
it that	0.17	-0.17
it there	-0.6	0.6
it through	-0.39	0.39
it to	0.33	-0.33
it too	-0.76	0.76
it took	-1.48	1.48
it under	0.48	-0.48
it until	-0.33	0.33
it up	-0.39	0.39
it was	-1.61	1.61
it we	0.41	-0.41
it went	-0.97	0.97
it were	-0.38	0.38
it within	-0.67	0.67
it without	0.21	-0.21
it work	-0.26	0.26
it would	1.1	-1.1
item	-0.69	0.69
item * servic	0.21	-0.21
item :	1.16	-1.16
item <n>	0.39	-0.39
item list	0.36	-0.36
item or	0.21	-0.21
item was	-0.46	0.46
itemiz	-0.36	0.36
itemiz stat	-0.69	0.69
its	-1.3	1.3
its * the	-0.82	0.82
its * your	-0.62	0.62
its <month>	-0.44	0.44
its a	-1.58	1.58
its affiliat	0.36	-0.36
its answer	0.17	-0.17
its been	-1.24	1.24
its book	-0.22	0.22
its cours	-0.33	0.33
its date	-0.81	0.81
its decision	0.2	-0.2
its explan	-0.64	0.64
its file	-0.19	0.19
its final	0.23	-0.23
its first	0.6	-0.6
its in	-1.02	1.02
its not	-0.19	0.19
its notic	0.49	-0.49
its now	0.6	-0.6
its one	-0.17	0.17
its part	0.43	-0.43
its place	-0.87	0.87
its plan	0.43	-0.43
its share	1.03	-1.03
its stat	0.85	-0.85
its the	-1.11	1.11
its way	0.3	-0.3
itself	-0.4	0.4
itself and	-0.27	0.27
itself is	0.99	-0.99
j	-0.4	0.4
j * c	-0.22	0.22
j <m>	-0.62	0.62
j <n>	0.95	-0.95
j a	-0.22	0.22
j code	-0.6	0.6
j is	-0.29	0.29
j member	-0.5	0.5
jail	-0.35	0.35
jasper	0.39	-0.39
jaw	-0.87	0.87
jaw joint	-0.57	0.57
jersey	0.53	-0.53
jh	0.16	-0.16
jk	-0.24	0.24
jm	0.36	-0.36
joan	-0.37	0.37
job	-1.38	1.38
job * the	0.22	-0.22
job and	-1.14	1.14
job demand	-0.22	0.22
jocasta	0.27	-0.27
john	-0.99	0.99
join	-1.66	1.66
joint	-0.88	0.88
joint injection	-0.51	0.51
jolen	-0.41	0.41
jon	-0.4	0.4
josephin	0.22	-0.22
jr	-0.41	0.41
judg	1.34	-1.34
judge	0.32	-0.32
judge has	-0.51	0.51
judge order	0.47	-0.47
judge ruled	0.84	-0.84
judicial	0.56	-0.56
judicial review	0.56	-0.56
juniata	0.27	-0.27
juniata cross	0.27	-0.27
juniper	1.28	-1.28
jurisdiction	-0.17	0.17
jurisdiction <n>	0.26	-0.26
jurisdiction k	0.59	-0.59
jurisdictional	0.62	-0.62
jurisdictional fee	0.62	-0.62
just	-0.93	0.93
just * well	-0.6	0.6
just as	-0.68	0.68
justify	0.19	-0.19
k	0.56	-0.56
k <5>	-0.69	0.69
k <n>	0.28	-0.28
kaiser	0.23	-0.23
kaiser found	0.19	-0.19
kansa	-0.27	0.27
katherin	-0.49	0.49
kb	-0.5	0.5
kc	0.16	-0.16
keep	0.34	-0.34
keep * condition	0.27	-0.27
keep * decision	0.16	-0.16
keep * servic	0.18	-0.18
keep * your	0.25	-0.25
keep a	0.27	-0.27
keep for	0.32	-0.32
keep gett	0.28	-0.28
keep her	-0.16	0.16
keep him	-0.62	0.62
keep it	-0.36	0.36
keep the	0.86	-0.86
keep thi	0.32	-0.32
keep up	-1.43	1.43
keep your	0.76	-0.76
kentucky	-0.19	0.19
kept	-0.47	0.47
kept * from	0.25	-0.25
kept the	-0.76	0.76
kept up	-0.33	0.33
kept you	0.25	-0.25
kessler	-0.94	0.94
kestrel	0.42	-0.42
ketter	0.36	-0.36
kettl	0.24	-0.24
key	-0.68	0.68
key co	-0.7	0.7
keyed	-1.36	1.36
keyed on	0.35	-0.35
keyston	0.72	-0.72
kf	0.18	-0.18
kick	-0.62	0.62
kickapoo	0.21	-0.21
kid	-0.43	0.43
kid therapy	0.47	-0.47
kidney	0.47	-0.47
kidney diseas	0.67	-0.67
kim	0.59	-0.59
kind	0.8	-0.8
kind * appeal	0.25	-0.25
kind forward	0.75	-0.75
kind is	-0.72	0.72
kind note	-0.94	0.94
kind of	0.2	-0.2
kind send	-0.25	0.25
kit	-0.41	0.41
km	-0.3	0.3
knee	-1.28	1.28
knee * the	0.8	-0.8
knee bend	-0.67	0.67
knee brace	-0.57	0.57
knee injection	1.31	-1.31
knee is	-0.2	0.2
knee pain	0.96	-0.96
knee that	-1.01	1.01
knee the	-0.44	0.44
knee was	0.27	-0.27
knee x	-0.57	0.57
knew	0.34	-0.34
knew * should	0.19	-0.19
knew or	0.34	-0.34
know	-0.64	0.64
know * we	0.19	-0.19
know that	0.76	-0.76
know the	0.53	-0.53
know which	-0.51	0.51
know who	-0.84	0.84
know you	-0.47	0.47
knowing	0.58	-0.58
known	-0.38	0.38
known that	0.87	-0.87
known to	-0.81	0.81
kowalczyk	0.51	-0.51
kp	0.17	-0.17
kx	-1.25	1.25
kx <n>	0.29	-0.29
l	-0.25	0.25
l <5>	0.74	-0.74
l <n>	-0.21	0.21
l cht	0.21	-0.21
l date	0.24	-0.24
la	0.32	-0.32
la fecha	0.16	-0.16
lab	-1.14	1.14
lab * ran	-0.37	0.37
lab * the	-0.41	0.41
lab draw	-0.36	0.36
lab has	-0.32	0.32
lab in	-0.47	0.47
lab line	-0.2	0.2
lab test	0.89	-0.89
lab that	-0.41	0.41
lab work	0.41	-0.41
labor code	0.32	-0.32
labor day	-0.82	0.82
lack	-1.35	1.35
lack * document	0.16	-0.16
lack * inform	0.24	-0.24
lack * the	1.05	-1.05
lack inform	-1.02	1.02
lack of	1.82	-1.82
lack the	1.26	-1.26
lady	-0.42	0.42
laid	0.22	-0.22
lake	0.29	-0.29
lake health	0.2	-0.2
lakeshor	0.18	-0.18
lakesid	-0.21	0.21
land	-1.92	1.92
land * the	-0.37	0.37
land here	-0.33	0.33
land in	-0.34	0.34
lane	0.62	-0.62
lane podiatry	0.16	-0.16
languag	1.27	-1.27
lantern	0.41	-0.41
laps	-2.18	2.18
large	0.45	-0.45
large print	0.65	-0.65
larger	-0.35	0.35
larkspur	0.3	-0.3
las	0.45	-0.45
laser	-0.36	0.36
laser therapy	-0.54	0.54
last	-0.32	0.32
last <month>	-0.47	0.47
last <n>	-1.15	1.15
last approv	-0.58	0.58
last benefit	-0.67	0.67
last date	0.76	-0.76
last day	-1.72	1.72
last fall	0.54	-0.54
last first	0.29	-0.29
last month	-0.4	0.4
last name	-0.92	0.92
last of	-0.21	0.21
last on	-0.66	0.66
last one	1.48	-1.48
last page	0.2	-0.2
last resort	0.26	-0.26
last seen	0.64	-0.64
last three	0.79	-0.79
last time	-0.2	0.2
last two	0.26	-0.26
last visit	-0.18	0.18
last week	-0.24	0.24
last winter	-0.42	0.42
late	-1.1	1.1
late and	-0.99	0.99
late charg	-0.84	0.84
late fil	0.81	-0.81
later	-0.58	0.58
later on	-0.98	0.98
later pay	0.82	-0.82
later than	0.24	-0.24
later visit	-1.16	1.16
latest	0.16	-0.16
law	0.48	-0.48
law and	0.94	-0.94
law denial	0.37	-0.37
law give	0.16	-0.16
law judge	-0.22	0.22
law set	-0.82	0.82
lawyer	-1.94	1.94
lawyer is	-0.99	0.99
lb	0.54	-0.54
lcd	0.6	-0.6
lcd l	0.88	-0.88
lcd provid	0.24	-0.24
lead	-1.85	1.85
lead to	-0.78	0.78
lean	-0.3	0.3
lean on	-0.3	0.3
leander	-0.24	0.24
learn * the	0.65	-0.65
learn about	0.49	-0.49
learn how	-0.36	0.36
learn of	0.36	-0.36
learn that	0.69	-0.69
least <n>	-0.36	0.36
least every	0.55	-0.55
least six	-0.42	0.42
least three	0.61	-0.61
leav	-1.54	1.54
leav out	-1.53	1.53
leav us	-0.64	0.64
leave	-1.7	1.7
led	0.43	-0.43
ledger	-1.86	1.86
lee	-0.82	0.82
left	-1.54	1.54
left * case	-0.22	0.22
left * network	-0.43	0.43
left * your	0.23	-0.23
left <n>	1.14	-1.14
left a	0.6	-0.6
left ankle	-0.19	0.19
left can	-1.09	1.09
left foot	0.93	-0.93
left for	-0.54	0.54
left hip	-0.45	0.45
left in	-0.7	0.7
left is	0.32	-0.32
left it	-0.2	0.2
left knee	-0.73	0.73
left leg	0.33	-0.33
left off	-0.78	0.78
left on	-0.58	0.58
left open	-0.68	0.68
left or	-1.08	1.08
left our	0.25	-0.25
left out	-0.22	0.22
left shoulder	1.26	-1.26
left the	-1.61	1.61
left to	0.69	-0.69
left wrist	0.25	-0.25
left your	0.29	-0.29
leg	1.71	-1.71
leg pain	0.59	-0.59
leg raise	0.28	-0.28
legal	-1.19	1.19
legal aid	0.81	-0.81
legal reserv	0.24	-0.24
legend	1.1	-1.1
legibl	0.78	-0.78
legibl copy	1.23	-1.23
legislat	0.74	-0.74
legislat fee	0.74	-0.74
length	-0.17	0.17
length of	0.43	-0.43
length:0	2.1	-2.1
length:1	2.47	-2.47
length:2	1.68	-1.68
length:3	1.25	-1.25
length:4	0.87	-0.87
length:5	2	-2
length:6	1.24	-1.24
lengthen	0.44	-0.44
lengthen the	0.18	-0.18
lens	-0.22	0.22
leocadia	0.24	-0.24
leopold	0.42	-0.42
les	0.23	-0.23
les than	-0.17	0.17
les your	0.25	-0.25
lesion	-0.49	0.49
lesser	-1.69	1.69
lesser * claus	-0.72	0.72
lesser of	-1.55	1.55
let	-0.85	0.85
let * know	0.26	-0.26
let * send	0.5	-0.5
let go	-0.75	0.75
let him	-0.6	0.6
let the	-0.74	0.74
let thi	-0.37	0.37
let us	-0.46	0.46
let you	1.69	-1.69
letter	0.54	-0.54
letter * <month>	0.2	-0.2
letter * a	-0.72	0.72
letter * about	0.43	-0.43
letter * ask	0.19	-0.19
letter * dated	-0.47	0.47
letter * dr	0.24	-0.24
letter * medical	1.19	-1.19
letter * not	0.91	-0.91
letter * proof	0.58	-0.58
letter * say	-0.54	0.54
letter * sent	-0.58	0.58
letter * top	0.39	-0.39
letter :	0.98	-0.98
letter about	0.82	-0.82
letter and	1.27	-1.27
letter are	0.35	-0.35
letter ask	-1.13	1.13
letter doe	0.87	-0.87
letter from	0.7	-0.7
letter give	-0.36	0.36
letter has	0.93	-0.93
letter id	0.2	-0.2
letter in	-0.44	0.44
letter is	0.25	-0.25
letter number	0.19	-0.19
letter o	-0.84	0.84
letter of	0.25	-0.25
letter or	0.16	-0.16
letter sent	0.53	-0.53
letter to	-0.4	0.4
letter under	-0.19	0.19
letter was	0.16	-0.16
letter we	-0.43	0.43
letter went	-0.27	0.27
letter what	-0.59	0.59
letter within	0.25	-0.25
letter you	-1.03	1.03
letterhead	-0.2	0.2
level	0.44	-0.44
level * appeal	0.36	-0.36
level * care	-1.78	1.78
level * not	0.74	-0.74
level * servic	-1.38	1.38
level * the	1.05	-1.05
level :	0.24	-0.24
level <n>	-0.42	0.42
level appeal	0.54	-0.54
level ii	0.38	-0.38
level is	0.57	-0.57
level laser	0.21	-0.21
level not	-0.24	0.24
level of	-1.98	1.98
level off	-1.27	1.27
level one	0.42	-0.42
level review	-0.43	0.43
level that	-0.55	0.55
level the	0.4	-0.4
levy	-0.99	0.99
lf	0.26	-0.26
lf <n>	0.26	-0.26
lh	0.37	-0.37
lh <5>	0.22	-0.22
lh <n>	0.16	-0.16
liability	-1.33	1.33
liability * the	-1.34	1.34
liability * which	0.75	-0.75
liability for	0.16	-0.16
liability in	0.49	-0.49
liability is	-0.24	0.24
liability summary	0.32	-0.32
liability with	-1.31	1.31
liabl	-0.18	0.18
liabl * the	0.16	-0.16
liabl for	0.37	-0.37
licens	-1.11	1.11
licens <n>	0.32	-0.32
licens chiropractor	0.7	-0.7
licens in	1.2	-1.2
licens number	-1.53	1.53
licens physical	0.69	-0.69
licens therapist	-0.47	0.47
license	0.58	-0.58
license * the	0.39	-0.39
license of	0.39	-0.39
lidocain	-0.7	0.7
lidocain <n>	0.28	-0.28
lie	-0.46	0.46
lie * the	-0.63	0.63
lien	-0.85	0.85
lien for	0.79	-0.79
life	-0.65	0.65
life insuranc	-0.16	0.16
lifetim	-1.43	1.43
lift	0.31	-0.31
lift and	1.04	-1.04
lift boxe	-0.92	0.92
liga	0.94	-0.94
light	-0.46	0.46
light was	-0.46	0.46
lik	-1.34	1.34
like	0.19	-0.19
like * see	0.41	-0.41
like a	-1.04	1.04
like our	1.26	-1.26
like that	-0.46	0.46
like the	0.98	-0.98
like thi	-1.04	1.04
like to	0.6	-0.6
like your	-0.76	0.76
limb	0.18	-0.18
limb therapy	0.22	-0.22
limit	-2.9	2.9
limit * <m>	0.23	-0.23
limit * <n>	-0.86	0.86
limit * fil	-1.56	1.56
limit * one	0.5	-0.5
limit * the	0.61	-0.61
limit * your	-0.9	0.9
limit :	0.5	-0.5
limit <n>	-0.52	0.52
limit and	1.51	-1.51
limit for	-1.8	1.8
limit had	-0.74	0.74
limit in	-0.17	0.17
limit is	1.03	-1.03
limit of	-0.56	0.56
limit plan	-0.17	0.17
limit to	-1.29	1.29
limit was	0.85	-0.85
lindahl	0.45	-0.45
lindgren	0.33	-0.33
lindholm	0.23	-0.23
lindquist	0.33	-0.33
lindqvist	0.33	-0.33
line	-1.34	1.34
line * <n>	-0.21	0.21
line * line	-0.47	0.47
line * the	0.2	-0.2
line * thi	2.07	-2.07
line * your	-0.4	0.4
line <m>	-0.59	0.59
line <n>	-0.4	0.4
line add	-0.7	0.7
line and	0.48	-0.48
line are	0.25	-0.25
line at	0.39	-0.39
line cannot	-0.48	0.48
line come	-1.11	1.11
line date	-0.61	0.61
line doe	-0.66	0.66
line dos	-0.42	0.42
line for	-1.06	1.06
line has	-0.41	0.41
line is	-0.2	0.2
line of	0.71	-0.71
line on	0.55	-0.55
line servic	0.67	-0.67
line to	-0.71	0.71
line was	0.85	-0.85
line were	1.65	-1.65
line with	-0.63	0.63
link	-0.22	0.22
link to	0.41	-0.41
linnea	-0.55	0.55
linu	-0.91	0.91
lipid	-0.43	0.43
lisinopril	1.12	-1.12
list	-0.97	0.97
list * patient	-0.28	0.28
list * same	1.11	-1.11
list * the	0.76	-0.76
list * thi	-0.45	0.45
list a	-0.67	0.67
list above	0.32	-0.32
list among	-0.88	0.88
list and	-0.39	0.39
list are	0.93	-0.93
list as	0.29	-0.29
list below	1.45	-1.45
list first	-0.42	0.42
list for	-0.87	0.87
list here	1.07	-1.07
list in	-0.25	0.25
list is	-0.51	0.51
list it	-0.33	0.33
list of	0.17	-0.17
list on	0.24	-0.24
list one	-0.27	0.27
list since	-0.45	0.45
list under	-0.56	0.56
list we	-0.81	0.81
list what	0.38	-0.38
literatur	1.03	-1.03
littl	-0.95	0.95
littl step	0.31	-0.31
liv	-0.22	0.22
live	-0.84	0.84
lk	0.28	-0.28
lk <n>	0.28	-0.28
ll	0.33	-0.33
llame	0.3	-0.3
llame al	0.3	-0.3
llc	0.97	-0.97
llc <n>	0.44	-0.44
llc bill	-0.59	0.59
llc claim	-0.68	0.68
llc for	0.33	-0.33
llc npi	0.21	-0.21
ln	0.74	-0.74
ln <n>	0.2	-0.2
ln date	0.17	-0.17
ln servic	0.29	-0.29
load	0.29	-0.29
loc	-1.49	1.49
local <n>	0.67	-0.67
local plan	-0.47	0.47
locat	-1.26	1.26
lock	-1.21	1.21
lock or	-1.01	1.01
lockbox	0.75	-0.75
lockbox <n>	0.45	-0.45
lockridg	0.5	-0.5
log	0.57	-0.57
log * attest	0.36	-0.36
log and	0.77	-0.77
log for	0.19	-0.19
log or	0.36	-0.36
log out	0.33	-0.33
log show	0.33	-0.33
logg	-0.99	0.99
lone	0.28	-0.28
long after	-0.19	0.19
long as	1.47	-1.47
long term	-0.33	0.33
long the	0.68	-0.68
longer	-0.84	0.84
longer medical	-1.34	1.34
longer need	0.47	-0.47
longer stand	1.52	-1.52
longer than	-0.49	0.49
longer work	-0.2	0.2
look	-0.54	0.54
look * <n>	-1.13	1.13
look * a	-0.71	0.71
look * again	0.24	-0.24
look * by	-0.42	0.42
look * each	1.18	-1.18
look * for	-0.92	0.92
look * it	-0.41	0.41
look * no	-0.35	0.35
look * the	1.69	-1.69
look * thi	0.81	-0.81
look * whether	1.59	-1.59
look * you	-0.21	0.21
look * your	-0.83	0.83
look again	0.46	-0.46
look and	0.79	-0.79
look at	0.35	-0.35
look for	-0.45	0.45
look in	-0.79	0.79
look into	-0.61	0.61
look like	-1.73	1.73
look only	0.64	-0.64
look to	0.23	-0.23
look under	-0.17	0.17
look we	1.2	-1.2
loop	-0.5	0.5
loop <n>	-0.33	0.33
lorcan	0.63	-0.63
lorenzo	0.16	-0.16
los	-0.85	0.85
los * bladder	1.11	-1.11
los * earn	0.69	-0.69
los * function	-1.36	1.36
los * lumbar	0.61	-0.61
los :	0.16	-0.16
los <d>	0.34	-0.34
los and	-0.62	0.62
los are	-0.23	0.23
los carrier	-1.22	1.22
los date	0.21	-0.21
los drug	-0.29	0.29
los is	-0.17	0.17
los of	0.79	-0.79
lose	0.57	-0.57
lost	-0.92	0.92
lost through	0.49	-0.49
lot	-0.49	0.49
lot number	0.34	-0.34
lov	-0.78	0.78
low	-0.86	0.86
low back	-0.59	0.59
low complexity	-0.81	0.81
low heron	0.24	-0.24
low level	0.73	-0.73
low risk	-0.3	0.3
lowcountry	0.29	-0.29
lowe	0.49	-0.49
lowell	0.53	-0.53
lower	-0.51	0.51
lower back	0.24	-0.24
lower extremity	0.78	-0.78
lower level	-1.14	1.14
ls	0.74	-0.74
ltr	0.17	-0.17
lucan	0.18	-0.18
lucia m	0.21	-0.21
lucian	0.22	-0.22
lucinda	0.52	-0.52
luciu	0.18	-0.18
ludmila	0.18	-0.18
ludovica	0.17	-0.17
lumbar	0.8	-0.8
lumbar flexion	0.68	-0.68
lumbar spine	-0.58	0.58
lumber	0.86	-0.86
lump	-0.64	0.64
lund	-0.22	0.22
lung	0.55	-0.55
lung fund	-0.6	0.6
lysander	0.37	-0.37
m	0.7	-0.7
m * <n>	0.58	-0.58
m <5>	0.36	-0.36
m <m>	1.52	-1.52
m <n>	1.88	-1.88
m central	0.22	-0.22
m d	0.5	-0.5
m e	0.23	-0.23
m on	-0.75	0.75
m to	0.68	-0.68
m x	0.17	-0.17
ma	0.28	-0.28
ma <n>	0.33	-0.33
mac	0.82	-0.82
machin	-1.19	1.19
made	1.38	-1.38
made * <month>	-0.47	0.47
made * <n>	0.49	-0.49
made * a	0.87	-0.87
made * decision	-0.17	0.17
made * error	-1.25	1.25
made * mistak	0.34	-0.34
made * the	-0.54	0.54
made * your	0.95	-0.95
made after	0.38	-0.38
made an	0.17	-0.17
made and	-0.81	0.81
made by	0.79	-0.79
made for	0.53	-0.53
made in	-1.1	1.1
made it	-1.48	1.48
made on	0.46	-0.46
made out	-0.32	0.32
made the	0.29	-0.29
made thi	0.42	-0.42
made to	0.76	-0.76
made up	1.27	-1.27
made whole	-0.58	0.58
made within	0.58	-0.58
magnolia	0.27	-0.27
maiden	-0.34	0.34
maiden name	-0.34	0.34
mail	-0.22	0.22
mail * <month>	-0.28	0.28
mail * fax	0.21	-0.21
mail * form	-0.7	0.7
mail * refund	0.79	-0.79
mail * to	-0.24	0.24
mail * your	0.72	-0.72
mail :	0.95	-0.95
mail <month>	-0.16	0.16
mail <n>	1	-1
mail a	0.41	-0.41
mail addres	-0.18	0.18
mail date	0.43	-0.43
mail fax	-0.2	0.2
mail it	-1.09	1.09
mail on	-0.46	0.46
mail or	0.5	-0.5
mail room	-0.47	0.47
mail to	1.11	-1.11
mail us	-0.4	0.4
mailbox	-0.18	0.18
mailbox is	-0.65	0.65
mailroom	-0.27	0.27
main	-1.68	1.68
main one	-0.17	0.17
maintenanc	-1.81	1.81
maintenanc care	-1.37	1.37
maintenanc therapy	-1.59	1.59
mak	-0.89	0.89
make	-0.69	0.69
make * check	0.43	-0.43
make * exception	-0.22	0.22
make a	0.3	-0.3
make an	-0.22	0.22
make check	0.21	-0.21
make it	-1.25	1.25
make no	0.78	-0.78
make one	-0.3	0.3
make out	-0.57	0.57
make sure	0.44	-0.44
make the	-0.71	0.71
make up	1.35	-1.35
maker	-0.33	0.33
male	-1.26	1.26
mammogram	-1.65	1.65
man	0.28	-0.28
man who	0.94	-0.94
manag	1.05	-1.05
manag by	0.24	-0.24
manag for	0.55	-0.55
manager * an	-0.4	0.4
manager and	-0.19	0.19
manifest	-0.33	0.33
manipul	-0.47	0.47
manipul * the	-0.19	0.19
manipul <5>	0.24	-0.24
manipul <m>	0.32	-0.32
manipul <n>	0.73	-0.73
manipul of	-0.89	0.89
manual	0.34	-0.34
manual chair	-0.63	0.63
manual chapter	0.64	-0.64
manual for	0.33	-0.33
manual manipul	0.42	-0.42
manual therapy	-0.76	0.76
many	-0.5	0.5
many frequency	-0.81	0.81
many servic	-1.19	1.19
many visit	0.16	-0.16
maple	0.26	-0.26
marchetty	0.64	-0.64
marguerit	0.45	-0.45
maria	-0.81	0.81
marigold	0.38	-0.38
marin	0.22	-0.22
marisela	0.3	-0.3
marisol	0.85	-0.85
mark	-1.37	1.37
mark * as	-0.27	0.27
mark as	-0.25	0.25
mark it	-0.85	0.85
mark with	0.28	-0.28
marker	-0.39	0.39
marketplac	2.33	-2.33
marketplac policy	0.24	-0.24
marriag	-0.24	0.24
marriag counsel	-0.33	0.33
marry	-0.33	0.33
marsh	-0.54	0.54
mask	-0.25	0.25
massag	-1.78	1.78
massag * not	-0.39	0.39
massag <m>	0.17	-0.17
massag is	-0.96	0.96
massag therapy	-0.42	0.42
match	-2.59	2.59
match * one	0.98	-0.98
match history	-1.15	1.15
match the	0.87	-0.87
match thi	-0.58	0.58
match to	-0.36	0.36
mateo	0.17	-0.17
matter	-0.6	0.6
matter * the	-0.46	0.46
matter how	-0.83	0.83
matter is	0.43	-0.43
matthia	-0.6	0.6
maume	0.61	-0.61
max	-1.9	1.9
max met	-0.71	0.71
maximu	0.25	-0.25
maximu federal	0.23	-0.23
maximum	-1.61	1.61
maximum * not	-0.66	0.66
maximum * thi	0.16	-0.16
maximum allowabl	1.38	-1.38
maximum are	-0.66	0.66
maximum benefit	-0.3	0.3
maximum for	0.16	-0.16
maximum medical	-0.5	0.5
maximum number	-1.45	1.45
maximum of	-1.71	1.71
may	0.87	-0.87
may * able	0.79	-0.79
may * asked	0.64	-0.64
may * bill	0.51	-0.51
may * cover	-0.91	0.91
may * deny	0.41	-0.41
may * filed	0.79	-0.79
may * left	0.69	-0.69
may * paid	-1.57	1.57
may * request	0.5	-0.5
may * sent	0.86	-0.86
may * treat	0.3	-0.3
may <n>	-0.28	0.28
may also	0.46	-0.46
may and	-1.05	1.05
may appeal	0.57	-0.57
may ask	1.41	-1.41
may be	0.69	-0.69
may bill	1.29	-1.29
may bring	0.7	-0.7
may collect	-0.27	0.27
may concern	0.27	-0.27
may file	1.02	-1.02
may go	1.24	-1.24
may have	0.63	-0.63
may hold	0.3	-0.3
may look	0.43	-0.43
may not	0.87	-0.87
may note	0.21	-0.21
may owe	0.48	-0.48
may seek	0.45	-0.45
may send	0.19	-0.19
may speak	0.35	-0.35
may take	0.64	-0.64
may the	-0.23	0.23
may then	0.27	-0.27
may write	0.42	-0.42
may you	-0.65	0.65
mb	-0.35	0.35
mb <n>	0.17	-0.17
mbi	0.41	-0.41
mbi <n>	0.27	-0.27
mbr	-0.89	0.89
mc	0.24	-0.24
mc <n>	0.22	-0.22
mcallister	0.18	-0.18
mcg	-0.27	0.27
mcg ambulatory	0.22	-0.22
mcg guidelin	-0.55	0.55
mco	-0.65	0.65
md	1.47	-1.47
md <n>	0.32	-0.32
md board	0.2	-0.2
md npi	-0.55	0.55
md on	0.27	-0.27
md orthopedic	0.4	-0.4
md patient	0.26	-0.26
me	-0.38	0.38
meadow	0.38	-0.38
meadowlark	0.23	-0.23
meal	-0.53	0.53
mean	-0.31	0.31
mean * the	-0.69	0.69
mean * we	0.61	-0.61
mean * will	0.66	-0.66
mean a	0.23	-0.23
mean co	-1.4	1.4
mean that	-0.19	0.19
mean the	-0.22	0.22
mean we	0.52	-0.52
meant	-0.29	0.29
meant to	-0.63	0.63
meantim	-0.44	0.44
meanwhil	-0.8	0.8
measur	0.4	-0.4
measur and	0.75	-0.75
measur of	0.53	-0.53
measurabl	-0.94	0.94
measurabl chang	-1.07	1.07
measurabl gain	-0.58	0.58
measurabl improv	0.78	-0.78
mechanical	1.65	-1.65
mechanical traction	1.65	-1.65
med	-0.69	0.69
med <n>	-0.57	0.57
med pay	-0.45	0.45
medial	0.48	-0.48
medic	-0.43	0.43
medic list	-0.76	0.76
medica	0.7	-0.7
medicaid * review	0.21	-0.21
medicaid agency	0.65	-0.65
medicaid fee	-0.2	0.2
medicaid for	0.21	-0.21
medicaid health	0.17	-0.17
medicaid id	0.67	-0.67
medicaid is	0.26	-0.26
medicaid member	1.43	-1.43
medicaid no	0.33	-0.33
medicaid offic	-0.54	0.54
medicaid on	-0.58	0.58
medicaid pay	1.02	-1.02
medicaid plan	-1.18	1.18
medicaid program	0.64	-0.64
medicaid servic	0.42	-0.42
medicaid tricar	0.44	-0.44
medical	-1.21	1.21
medical accept	-0.58	0.58
medical assistanc	0.23	-0.23
medical associat	-0.68	0.68
medical benefit	-1.29	1.29
medical bill	0.78	-0.78
medical carrier	-0.43	0.43
medical claim	-0.17	0.17
medical coverag	0.79	-0.79
medical decision	-0.66	0.66
medical depart	-0.24	0.24
medical director	1.08	-1.08
medical examin	-1.23	1.23
medical fee	1.93	-1.93
medical group	-0.93	0.93
medical improv	-0.5	0.5
medical insuranc	0.53	-0.53
medical judg	0.43	-0.43
medical manag	0.57	-0.57
medical mutual	1.38	-1.38
medical necessary	-2.21	2.21
medical necessity	0.53	-0.53
medical pay	-0.39	0.39
medical plan	1.26	-1.26
medical policy	-0.2	0.2
medical reasonabl	-0.47	0.47
medical record	0.36	-0.36
medical review	1.35	-1.35
medical servic	0.79	-0.79
medical side	-0.29	0.29
medical supp	0.23	-0.23
medical treat	-0.63	0.63
medicar * may	0.2	-0.2
medicar <n>	0.66	-0.66
medicar administrativ	0.73	-0.73
medicar advantag	0.6	-0.6
medicar amount	0.17	-0.17
medicar approv	0.81	-0.81
medicar benefit	1.09	-1.09
medicar by	-0.53	0.53
medicar claim	-0.24	0.24
medicar contract	0.41	-0.41
medicar contractor	-0.89	0.89
medicar cover	1.28	-1.28
medicar deny	0.58	-0.58
medicar doe	-0.49	0.49
medicar give	-0.34	0.34
medicar goe	-0.81	0.81
medicar id	0.32	-0.32
medicar is	-0.87	0.87
medicar medicaid	0.77	-0.77
medicar number	-0.2	0.2
medicar overpay	0.23	-0.23
medicar paid	0.72	-0.72
medicar part	1.02	-1.02
medicar pay	-0.37	0.37
medicar prescription	0.3	-0.3
medicar remittanc	0.16	-0.16
medicar rule	-0.83	0.83
medicar secondary	0.76	-0.76
medicar servic	0.23	-0.23
medicar should	-0.51	0.51
medicar summary	0.66	-0.66
medicar was	-0.67	0.67
medicar will	0.86	-0.86
medicar you	0.2	-0.2
medicin	0.71	-0.71
medicin * a	0.45	-0.45
medicin * rehabilit	0.44	-0.44
medicin :	0.24	-0.24
medicin <n>	0.31	-0.31
medicin and	0.89	-0.89
medicin llc	0.38	-0.38
medicin on	0.35	-0.35
medicin pc	0.24	-0.24
medicin pllc	0.16	-0.16
medigap	0.38	-0.38
meet	-1.72	1.72
meet * definition	-0.94	0.94
meet * plan	0.47	-0.47
meet criteria	-0.73	0.73
meet medicar	0.9	-0.9
meet our	-0.95	0.95
meet the	-1.2	1.2
member	-0.28	0.28
member * not	0.71	-0.71
member * the	0.25	-0.25
member * these	0.68	-0.68
member * thi	0.45	-0.45
member :	0.87	-0.87
member <n>	0.2	-0.2
member and	0.44	-0.44
member appeal	0.28	-0.28
member as	-0.66	0.66
member at	0.31	-0.31
member authoriz	0.23	-0.23
member call	0.49	-0.49
member cannot	1.46	-1.46
member card	0.54	-0.54
member claim	0.81	-0.81
member contract	-0.37	0.37
member could	-0.35	0.35
member coverag	-1.33	1.33
member date	0.41	-0.41
member deductibl	0.34	-0.34
member did	0.77	-0.77
member doe	0.63	-0.63
member for	1.4	-1.4
member had	-0.81	0.81
member handbook	0.18	-0.18
member has	-0.97	0.97
member have	0.21	-0.21
member health	0.47	-0.47
member id	0.62	-0.62
member in	-0.49	0.49
member is	-1.41	1.41
member ld	0.17	-0.17
member may	0.41	-0.41
member member	0.52	-0.52
member must	-0.84	0.84
member name	-0.5	0.5
member need	-0.84	0.84
member never	-0.41	0.41
member no	0.65	-0.65
member not	-0.74	0.74
member number	0.9	-0.9
member of	0.34	-0.34
member on	-0.99	0.99
member only	0.46	-0.46
member or	0.98	-0.98
member owe	-0.38	0.38
member own	-1.01	1.01
member pay	-1.24	1.24
member plan	-0.66	0.66
member provider	0.17	-0.17
member representativ	-0.44	0.44
member sent	-0.3	0.3
member servic	1.29	-1.29
member share	-0.54	0.54
member sign	0.21	-0.21
member the	-0.47	0.47
member to	-1.02	1.02
member under	-0.7	0.7
member who	0.53	-0.53
membership	-0.26	0.26
membership and	-0.53	0.53
memorial	-1.15	1.15
men	-0.36	0.36
menu	-0.19	0.19
mercy	-0.98	0.98
merger	-0.34	0.34
meridian	0.31	-0.31
meritain	0.26	-0.26
meritain health	0.26	-0.26
merrimack	0.18	-0.18
merriman	0.21	-0.21
mesa verde	0.17	-0.17
mesquit	0.18	-0.18
messag	0.72	-0.72
messag <n>	-0.89	0.89
messag center	0.94	-0.94
messag co	-0.64	0.64
messag code	0.33	-0.33
messag was	1.06	-1.06
met	-0.51	0.51
met * <n>	-0.42	0.42
met * the	0.79	-0.79
met <m>	0.47	-0.47
met <n>	-0.58	0.58
met and	1.13	-1.13
met by	-0.37	0.37
met for	-0.78	0.78
met in	0.29	-0.29
met out	0.32	-0.32
met so	0.45	-0.45
met the	0.65	-0.65
met thi	-0.19	0.19
met with	-0.43	0.43
metal	0.42	-0.42
metal worker	0.25	-0.25
metformin	-1.67	1.67
method	-0.26	0.26
mexico	-0.35	0.35
mg <n>	0.52	-0.52
mg pen	0.16	-0.16
mi	0.4	-0.4
michigan	0.35	-0.35
mid	-0.2	0.2
mid <n>	0.38	-0.38
middl	-0.75	0.75
midnight	-1	1
midnight on	-0.67	0.67
might	1.29	-1.29
mild	-0.81	0.81
mile	-0.56	0.56
military	1.1	-1.1
military clinic	0.64	-0.64
miller	-0.42	0.42
milligram	-0.36	0.36
millrac	0.25	-0.25
milo	0.25	-0.25
min <5>	0.54	-0.54
mind	1.7	-1.7
mind and	0.43	-0.43
minimum	0.8	-0.8
minnesota	0.27	-0.27
minor	0.73	-0.73
minor procedur	0.43	-0.43
minut	-1.2	1.2
minut * <n>	-0.65	0.65
minut * not	-0.83	0.83
minut * timed	0.38	-0.38
minut * total	0.77	-0.77
minut <n>	-0.2	0.2
minut and	0.16	-0.16
minut are	-0.83	0.83
minut for	-1.1	1.1
minut in	0.56	-0.56
minut of	-0.62	0.62
minut rule	-0.37	0.37
mireill	0.26	-0.26
miriam	0.23	-0.23
mirror	-1.56	1.56
mis	0.29	-0.29
mismatch	-1.44	1.44
miss	-2.44	2.44
miss * by	-0.17	0.17
miss * deadlin	0.43	-0.43
miss * is	-0.88	0.88
miss * not	0.28	-0.28
miss * the	-0.98	0.98
miss :	0.6	-0.6
miss appoint	-0.59	0.59
miss document	1.07	-1.07
miss incomplet	-0.87	0.87
miss it	-0.5	0.5
miss on	-1.1	1.1
miss or	-0.47	0.47
miss patient	0.97	-0.97
miss procedur	-0.71	0.71
miss the	0.49	-0.49
missoury	-0.29	0.29
mistak	1.82	-1.82
mistak and	0.84	-0.84
mistak call	0.21	-0.21
mistak on	0.33	-0.33
mistaken	0.53	-0.53
mk	0.27	-0.27
mk <n>	0.27	-0.27
ml	0.47	-0.47
mm	0.16	-0.16
mn	-0.19	0.19
mn <n>	-0.46	0.46
mo	-0.95	0.95
moa	0.93	-0.93
moa ma	0.52	-0.52
moa remark	0.97	-0.97
mobility	-0.17	0.17
mod	0.68	-0.68
mod <n>	-0.83	0.83
mod amount	0.18	-0.18
mod bill	0.48	-0.48
mod qty	0.51	-0.51
mod unit	1.21	-1.21
modality are	0.97	-0.97
model	-0.49	0.49
moderat	-0.2	0.2
moderat * sever	0.28	-0.28
moderat to	0.28	-0.28
modifier * miss	-1.76	1.76
modifier * show	1.05	-1.05
modifier <n>	0.79	-0.79
modifier and	0.32	-0.32
modifier at	1.01	-1.01
modifier is	-1.86	1.86
modifier s	-0.71	0.71
modifier that	-0.33	0.33
modifier was	0.82	-0.82
modify	0.3	-0.3
moe	-1.29	1.29
mole	-0.19	0.19
molina	0.9	-0.9
molina healthcar	0.36	-0.36
mom	-0.62	0.62
mon	0.56	-0.56
monday	-0.29	0.29
monday * friday	0.7	-0.7
monday and	-0.74	0.74
monday the	-0.94	0.94
monday to	0.7	-0.7
money	0.59	-0.59
money * the	0.38	-0.38
money * thi	0.18	-0.18
money back	0.94	-0.94
money for	1.21	-1.21
money from	0.26	-0.26
money in	-0.38	0.38
money is	0.32	-0.32
monitor	-0.69	0.69
montana	0.17	-0.17
month	-1.54	1.54
month * <n>	0.53	-0.53
month * a	0.43	-0.43
month * has	0.41	-0.41
month * it	1.04	-1.04
month * the	-0.28	0.28
month <n>	-1.69	1.69
month after	-0.18	0.18
month ago	-0.81	0.81
month amount	0.24	-0.24
month and	0.26	-0.26
month behind	-0.8	0.8
month for	-0.49	0.49
month from	1.38	-1.38
month have	0.43	-0.43
month if	0.21	-0.21
month in	0.98	-0.98
month is	-0.72	0.72
month later	-0.19	0.19
month of	0.33	-0.33
month old	-0.48	0.48
month on	-0.84	0.84
month or	-0.62	0.62
month premium	-0.37	0.37
month so	0.61	-0.61
month that	0.36	-0.36
month the	-0.99	0.99
month thi	-0.38	0.38
month to	-0.36	0.36
month we	-0.63	0.63
montoya	-0.39	0.39
more * need	0.66	-0.66
more * pay	-0.79	0.79
more * the	-0.31	0.31
more and	-0.34	0.34
more care	0.39	-0.39
more day	-0.21	0.21
more for	0.94	-0.94
more inform	1.22	-1.22
more is	0.62	-0.62
more muscl	0.43	-0.43
more note	1.08	-1.08
more paper	0.29	-0.29
more than	-0.7	0.7
more therapy	-1.48	1.48
more time	-1.54	1.54
more to	-1.06	1.06
more treat	-0.2	0.2
more visit	0.45	-0.45
more was	0.46	-0.46
mos	-1.12	1.12
most	-0.95	0.95
mother	-0.9	0.9
motion * the	0.44	-0.44
motion and	0.21	-0.21
motion of	0.62	-0.62
motion since	-0.39	0.39
motor vehicl	0.46	-0.46
motoriz	0.84	-0.84
mountain	0.4	-0.4
mountain health	0.59	-0.59
mouth	-0.9	0.9
move	1.63	-1.63
move the	0.18	-0.18
moved	-1.99	1.99
moved * <5>	-0.39	0.39
moved * a	-0.25	0.25
moved in	-0.38	0.38
moved to	-1.08	1.08
mr	1.03	-1.03
mr tran	0.37	-0.37
mri	0.42	-0.42
mri * <d>	-0.54	0.54
mri * not	-0.59	0.59
mri * your	0.79	-0.79
mri at	-0.36	0.36
mri is	0.32	-0.32
mri lumbar	-0.3	0.3
mri report	0.71	-0.71
mri unles	-0.49	0.49
mrn	0.29	-0.29
mrn <n>	0.25	-0.25
mrr	0.24	-0.24
mrr <n>	0.24	-0.24
mrt	0.29	-0.29
mrt <n>	0.29	-0.29
ms	1.1	-1.1
ms <n>	0.5	-0.5
ms renner	0.41	-0.41
msg	-0.25	0.25
msg :	-0.77	0.77
mtu	0.29	-0.29
much	0.34	-0.34
much was	-0.39	0.39
mue	-1.08	1.08
multipl	-1.21	1.21
multipl procedur	-1.62	1.62
must	0.64	-0.64
must * bill	-0.55	0.55
must * done	0.28	-0.28
must * in	-0.22	0.22
must * made	0.34	-0.34
must * postmark	-0.89	0.89
must * receiv	0.87	-0.87
must * repaid	1.17	-1.17
must * request	0.31	-0.31
must * sent	0.85	-0.85
must * sign	0.44	-0.44
must * submitt	1.32	-1.32
must ask	0.54	-0.54
must be	0.45	-0.45
must carry	-0.41	0.41
must come	0.84	-0.84
must do	0.34	-0.34
must file	0.26	-0.26
must go	-0.3	0.3
must not	0.41	-0.41
must pay	-0.57	0.57
must reach	1.09	-1.09
must receiv	-0.34	0.34
must show	0.63	-0.63
must sign	1.27	-1.27
must use	-0.61	0.61
mutual * ohio	0.33	-0.33
mutual automobil	0.29	-0.29
mutual exclusiv	-0.98	0.98
mutual health	0.29	-0.29
mutual legal	0.24	-0.24
mutual of	0.45	-0.45
mv	-0.55	0.55
mv <n>	-0.56	0.56
n	0.39	-0.39
n * <n>	0.25	-0.25
n <n>	0.51	-0.51
n a	-1.06	1.06
n townzip	0.22	-0.22
naic	0.17	-0.17
nail	-0.16	0.16
nakagawa	0.3	-0.3
name	-0.55	0.55
name * addres	0.23	-0.23
name * date	0.51	-0.51
name * it	-0.36	0.36
name * title	0.21	-0.21
name * writ	0.26	-0.26
name :	0.89	-0.89
name <n>	0.25	-0.25
name a	-1.71	1.71
name addres	0.42	-0.42
name and	0.25	-0.25
name claim	0.2	-0.2
name cut	-0.26	0.26
name id	0.28	-0.28
name in	-0.3	0.3
name is	0.22	-0.22
name last	0.29	-0.29
name member	0.28	-0.28
name no	0.37	-0.37
name of	0.73	-0.73
name on	-0.7	0.7
name someon	0.67	-0.67
name that	0.77	-0.77
name to	-0.17	0.17
name your	0.39	-0.39
named	0.57	-0.57
named above	1.26	-1.26
named below	0.95	-0.95
named in	0.32	-0.32
named insur	0.34	-0.34
named on	-0.45	0.45
naproxen	0.55	-0.55
narrativ * the	-0.23	0.23
narrow	-0.69	0.69
nathaniel	0.16	-0.16
national	-0.94	0.94
national correct	-0.46	0.46
national drug	0.64	-0.64
national govern	0.22	-0.22
natur	-0.72	0.72
nc	-0.52	0.52
nc <n>	-0.64	0.64
ncci	-0.98	0.98
ncci edit	-0.48	0.48
nd	-0.33	0.33
ndc	-0.24	0.24
ndmcp	0.44	-0.44
ndmcp omb	0.36	-0.36
ne	0.16	-0.16
near	-0.46	0.46
nearest	0.31	-0.31
nebulizer	-0.32	0.32
necesita	0.42	-0.42
necessary	-1.87	1.87
necessary * thi	-0.85	0.85
necessary * you	-0.87	0.87
necessary :	-1.24	1.24
necessary <n>	0.82	-0.82
necessary and	-0.82	0.82
necessary at	-0.32	0.32
necessary becaus	-0.85	0.85
necessary expens	0.65	-0.65
necessary for	-2.38	2.38
necessary from	0.39	-0.39
necessary on	-1.39	1.39
necessary or	1.16	-1.16
necessary under	0.66	-0.66
necessary when	1.06	-1.06
necessity * the	-1.11	1.11
necessity by	-1.41	1.41
necessity for	-0.34	0.34
necessity review	0.37	-0.37
neck	-0.93	0.93
neck and	-0.48	0.48
neck disability	0.88	-0.88
neck is	-1.03	1.03
neck strain	0.6	-0.6
need	-0.26	0.26
need * <n>	-0.52	0.52
need * a	-0.73	0.73
need * approval	-0.91	0.91
need * be	-0.79	0.79
need * decid	-0.65	0.65
need * do	0.69	-0.69
need * further	-1.11	1.11
need * hear	-0.6	0.6
need * it	0.17	-0.17
need * letter	1.18	-1.18
need * not	0.56	-0.56
need * note	1.21	-1.21
need * on	-0.31	0.31
need * person	-0.75	0.75
need * reach	-1.47	1.47
need * record	-0.58	0.58
need * referral	0.74	-0.74
need * send	0.74	-0.74
need * sign	0.21	-0.21
need * skill	0.22	-0.22
need * the	-0.31	0.31
need * these	-0.48	0.48
need * thi	-0.6	0.6
need :	1.34	-1.34
need <n>	-0.77	0.77
need a	0.54	-0.54
need an	-0.28	0.28
need and	-0.59	0.59
need approval	-0.35	0.35
need at	-1.13	1.13
need befor	-0.18	0.18
need do	0.44	-0.44
need for	-1.24	1.24
need from	0.21	-0.21
need help	0.68	-0.68
need it	1.38	-1.38
need its	-1.01	1.01
need more	0.83	-0.83
need no	1.14	-1.14
need not	1.57	-1.57
need one	-0.4	0.4
need our	-1.23	1.23
need prior	-0.39	0.39
need the	-0.42	0.42
need we	-1.24	1.24
need when	-0.35	0.35
need your	-0.7	0.7
needl	-0.52	0.52
needl * not	-0.97	0.97
needl * still	-0.2	0.2
needl <n>	1.29	-1.29
needl for	-0.28	0.28
needl insertion	0.28	-0.28
needl is	-1.62	1.62
negativ	-0.65	0.65
negativ balanc	-0.65	0.65
negotiat	-1.49	1.49
neighbor	-0.44	0.44
neither	-1.85	1.85
neither has	-0.3	0.3
neither paid	0.57	-0.57
neither was	-0.87	0.87
nerve	-1.56	1.56
nerve conduction	0.24	-0.24
nerve root	-1.58	1.58
net of	0.16	-0.16
network	1.33	-1.33
network * <month>	-0.37	0.37
network * the	-0.6	0.6
network * thi	-0.24	0.24
network :	-0.42	0.42
network agre	0.75	-0.75
network and	-1.23	1.23
network in	-0.41	0.41
network rate	0.42	-0.42
network region	0.2	-0.2
network that	0.16	-0.16
network the	0.3	-0.3
neuro	0.39	-0.39
neurological	0.46	-0.46
neurologist	1.01	-1.01
neurology	-0.61	0.61
neuromuscular	0.26	-0.26
neuromuscular re	0.18	-0.18
never	-3.58	3.58
never added	-0.32	0.32
never asked	-0.29	0.29
never been	-0.5	0.5
never came	-0.65	0.65
never finish	-0.33	0.33
never paid	-1.19	1.19
never part	-0.18	0.18
never put	-0.45	0.45
never reach	-0.35	0.35
never report	-0.26	0.26
never sent	-0.4	0.4
never sign	-0.26	0.26
new	-0.43	0.43
new :	1.16	-1.16
new <m>	-1.02	1.02
new and	0.61	-0.61
new bill	-0.81	0.81
new claim	-0.83	0.83
new date	-0.64	0.64
new explan	0.61	-0.61
new here	-0.45	0.45
new hire	-0.66	0.66
new inform	0.42	-0.42
new injury	0.39	-0.39
new jersey	0.53	-0.53
new loc	-0.58	0.58
new look	-0.61	0.61
new note	0.8	-0.8
new on	-0.52	0.52
new one	-0.28	0.28
new record	0.47	-0.47
new referral	0.41	-0.41
new request	1.07	-1.07
new softwar	-0.57	0.57
new visit	0.3	-0.3
new year	-0.23	0.23
new york	0.47	-0.47
newborn	-1.78	1.78
newborn was	-0.34	0.34
newer	0.25	-0.25
newer one	-0.37	0.37
next	0.4	-0.4
next <month>	-0.66	0.66
next <n>	0.54	-0.54
next busines	-0.41	0.41
next check	0.6	-0.6
next level	0.77	-0.77
next one	-0.54	0.54
next page	0.27	-0.27
next pay	0.47	-0.47
next step	-0.39	0.39
next time	2	-2
next to	-0.92	0.92
nguyen	-0.26	0.26
nh	0.61	-0.61
nice	-0.83	0.83
night	-0.57	0.57
nil	-0.94	0.94
nine	-1.18	1.18
nine * the	-0.2	0.2
nine day	-0.82	0.82
nine month	-0.93	0.93
nine of	-0.46	0.46
nineteen	-0.8	0.8
ninety	-1.41	1.41
ninety day	-1.1	1.1
ninth	-0.56	0.56
nj	0.22	-0.22
nmac	-0.56	0.56
no	-1.91	1.91
no * the	0.91	-0.91
no * thi	-0.53	0.53
no :	1.42	-1.42
no <5>	0.27	-0.27
no <m>	0.62	-0.62
no <n>	1.7	-1.7
no action	0.41	-0.41
no activ	-0.48	0.48
no adjust	1.88	-1.88
no advanc	0.83	-0.83
no amount	0.31	-0.31
no answer	-0.32	0.32
no appeal	1.28	-1.28
no approval	-0.94	0.94
no authoriz	-0.61	0.61
no benefit	-1.13	1.13
no bill	0.97	-0.97
no call	-0.88	0.88
no case	-1.03	1.03
no chang	-0.36	0.36
no charg	0.28	-0.28
no check	-0.73	0.73
no claim	0.74	-0.74
no clinical	0.5	-0.5
no complaint	-0.26	0.26
no conflict	0.57	-0.57
no cost	1.38	-1.38
no date	-1.68	1.68
no decision	1.91	-1.91
no deficit	0.65	-0.65
no doctor	-0.27	0.27
no dos	0.18	-0.18
no drug	-0.5	0.5
no e	0.37	-0.37
no earlier	0.32	-0.32
no entry	-0.21	0.21
no exp	0.17	-0.17
no expect	-0.17	0.17
no fall	0.38	-0.38
no fault	0.55	-0.55
no find	-0.62	0.62
no first	0.5	-0.5
no functional	-0.25	0.25
no further	-1.05	1.05
no gain	-1.21	1.21
no goal	0.8	-0.8
no good	-1.06	1.06
no home	-0.53	0.53
no in	1.21	-1.21
no interest	-0.64	0.64
no later	1.11	-1.11
no longer	-1.09	1.09
no los	-1.14	1.14
no matter	-1.24	1.24
no measur	1.41	-1.41
no measurabl	-0.89	0.89
no medical	0.69	-0.69
no modifier	1.04	-1.04
no money	-0.74	0.74
no more	0.72	-0.72
no name	-0.52	0.52
no narrativ	-0.44	0.44
no need	-1.35	1.35
no nerve	-1	1
no new	-0.75	0.75
no note	-1.81	1.81
no objectiv	-1.41	1.41
no one	0.33	-0.33
no other	1.4	-1.4
no out	-0.55	0.55
no pa	-0.18	0.18
no pain	-0.28	0.28
no part	0.91	-0.91
no patient	0.19	-0.19
no pay	0.2	-0.2
no plan	-0.87	0.87
no precert	-0.17	0.17
no price	-0.16	0.16
no proof	-1.31	1.31
no provision	0.35	-0.35
no reason	-1.2	1.2
no record	-2.15	2.15
no red	-0.34	0.34
no referral	-1.68	1.68
no reply	-0.4	0.4
no request	-0.81	0.81
no room	-0.21	0.21
no second	0.44	-0.44
no separat	-1.25	1.25
no servic	0.67	-0.67
no signatur	-1.25	1.25
no start	-1.82	1.82
no such	-0.76	0.76
no surgery	0.99	-0.99
no test	-0.25	0.25
no thought	0.26	-0.26
no tie	0.64	-0.64
no to	0.76	-0.76
no total	-0.3	0.3
no trace	-0.46	0.46
no trial	-1.02	1.02
no troubl	0.61	-0.61
no weaknes	0.3	-0.3
no word	-0.23	0.23
no written	-0.48	0.48
no x	-1.08	1.08
no you	0.21	-0.21
nobody	-1.58	1.58
nobody * that	-0.74	0.74
nobody asked	-1.3	1.3
nobody at	-0.56	0.56
nobody by	-0.78	0.78
nobody call	-0.99	0.99
nobody has	1.47	-1.47
nobody read	1.08	-1.08
nod	-0.54	0.54
non	-1.18	1.18
non certific	0.8	-0.8
non contract	1.06	-1.06
non cover	-1.33	1.33
none	-1.5	1.5
none * file	-0.72	0.72
none * the	1.2	-1.2
none <n>	0.36	-0.36
none found	0.26	-0.26
none in	0.48	-0.48
none is	-0.24	0.24
none issu	-0.29	0.29
none of	0.8	-0.8
none on	-0.72	0.72
nonpay	-1.2	1.2
noon	1.2	-1.2
noon * the	0.87	-0.87
noon of	0.87	-0.87
noor	0.22	-0.22
nor	-0.24	0.24
nor a	0.63	-0.63
nor deny	0.65	-0.65
nor the	-0.19	0.19
noridian	0.24	-0.24
normal	-1.25	1.25
north	0.46	-0.46
north carolina	0.32	-0.32
northgat	0.18	-0.18
nos	0.3	-0.3
nos proc	0.28	-0.28
not	-2.4	2.4
not * appeal	-0.44	0.44
not * be	0.26	-0.26
not * benefit	-1.76	1.76
not * bill	2.09	-2.09
not * charg	0.84	-0.84
not * claim	-0.24	0.24
not * collect	0.25	-0.25
not * consider	0.47	-0.47
not * contract	-0.19	0.19
not * cover	-1.92	1.92
not * decision	0.83	-0.83
not * denial	1.04	-1.04
not * emergency	-0.16	0.16
not * force	-1.3	1.3
not * guarante	0.47	-0.47
not * it	-0.33	0.33
not * medical	0.42	-0.42
not * member	-0.24	0.24
not * new	-0.82	0.82
not * one	-0.92	0.92
not * our	-0.33	0.33
not * packet	-0.36	0.36
not * paid	1.83	-1.83
not * pay	0.23	-0.23
not * peco	-0.27	0.27
not * plan	-0.49	0.49
not * promis	1.33	-1.33
not * question	1.03	-1.03
not * read	1.04	-1.04
not * request	0.75	-0.75
not * same	-0.38	0.38
not * the	-0.76	0.76
not * thi	-0.35	0.35
not * to	0.22	-0.22
not * us	-0.73	0.73
not * your	-0.52	0.52
not <n>	-0.74	0.74
not a	-0.63	0.63
not able	-0.44	0.44
not accept	-0.36	0.36
not added	-0.37	0.37
not affect	1.25	-1.25
not after	-0.89	0.89
not agr	-0.57	0.57
not agree	0.99	-0.99
not allow	0.63	-0.63
not an	-0.66	0.66
not answer	-0.42	0.42
not appeal	0.54	-0.54
not appear	-0.25	0.25
not apply	0.84	-0.84
not approv	0.74	-0.74
not as	0.7	-0.7
not ask	0.96	-0.96
not asked	-0.54	0.54
not at	0.78	-0.78
not attach	-1.79	1.79
not authoriz	-0.93	0.93
not back	0.48	-0.48
not balanc	0.28	-0.28
not be	0.95	-0.95
not been	0.64	-0.64
not begin	0.34	-0.34
not bill	0.99	-0.99
not billabl	-0.94	0.94
not bought	-0.65	0.65
not buy	-0.4	0.4
not by	0.82	-0.82
not call	-1.01	1.01
not carry	-1.14	1.14
not certify	-0.81	0.81
not chang	1.58	-1.58
not charg	0.57	-0.57
not clear	-0.33	0.33
not collect	0.68	-0.68
not come	-0.36	0.36
not complet	0.23	-0.23
not consider	0.25	-0.25
not contract	-0.53	0.53
not copay	0.27	-0.27
not count	0.63	-0.63
not cov	0.64	-0.64
not cover	-0.16	0.16
not decid	0.91	-0.91
not deem	-1.36	1.36
not deny	1.34	-1.34
not describ	-0.82	0.82
not discriminat	1.15	-1.15
not disput	0.28	-0.28
not do	-0.57	0.57
not docu	-1.22	1.22
not eligibl	-1.8	1.8
not enclos	-1.25	1.25
not enough	0.74	-0.74
not enroll	-1.14	1.14
not establish	-0.37	0.37
not extend	0.17	-0.17
not file	0.81	-0.81
not fill	-0.43	0.43
not find	-0.84	0.84
not finish	-1.03	1.03
not fit	-0.8	0.8
not follow	-0.28	0.28
not for	-0.24	0.24
not found	-0.52	0.52
not from	0.84	-0.84
not fund	-0.45	0.45
not furnish	-0.16	0.16
not get	-2.12	2.12
not given	-0.73	0.73
not go	-0.29	0.29
not gotten	-0.37	0.37
not have	2.14	-2.14
not help	0.33	-0.33
not here	0.19	-0.19
not hold	0.34	-0.34
not in	-1.65	1.65
not includ	-1.65	1.65
not indicat	-1.01	1.01
not insur	0.96	-0.96
not involv	0.71	-0.71
not keep	0.68	-0.68
not know	0.53	-0.53
not later	1.82	-1.82
not lengthen	0.44	-0.44
not let	-0.58	0.58
not liabl	0.45	-0.45
not list	-1.28	1.28
not load	-0.46	0.46
not look	2.09	-2.09
not made	0.57	-0.57
not mark	-0.49	0.49
not match	-0.8	0.8
not medical	-2.39	2.39
not meet	-1.87	1.87
not mention	-0.53	0.53
not moved	0.82	-0.82
not name	-1.58	1.58
not necessary	1.25	-1.25
not need	0.35	-0.35
not new	-0.39	0.39
not obtain	-1.71	1.71
not on	-0.36	0.36
not one	-0.23	0.23
not open	-0.29	0.29
not our	-0.7	0.7
not owe	2.39	-2.39
not owed	-0.3	0.3
not pay	-0.7	0.7
not payabl	-0.95	0.95
not plan	0.34	-0.34
not pre	-0.39	0.39
not proces	0.19	-0.19
not provid	-1.97	1.97
not reach	1.09	-1.09
not read	-0.23	0.23
not reasonab	-0.66	0.66
not reasonabl	-0.77	0.77
not receiv	-0.87	0.87
not recogniz	-0.21	0.21
not record	-1.17	1.17
not regard	-1.24	1.24
not relat	0.76	-0.76
not remark	0.24	-0.24
not reopen	-1.04	1.04
not requir	0.36	-0.36
not responsibl	1.37	-1.37
not return	-1.42	1.42
not said	0.51	-0.51
not satisfy	-0.86	0.86
not say	-0.84	0.84
not see	-0.22	0.22
not seen	0.7	-0.7
not send	1.75	-1.75
not sent	-0.53	0.53
not set	0.21	-0.21
not show	-2.45	2.45
not shown	-1.24	1.24
not sign	-2.5	2.5
not someth	-0.88	0.88
not stand	0.68	-0.68
not start	0.48	-0.48
not stop	0.55	-0.55
not subject	0.69	-0.69
not submitt	-0.94	0.94
not support	-2.77	2.77
not take	0.67	-0.67
not tell	-1	1
not that	-0.28	0.28
not the	-0.88	0.88
not there	-0.88	0.88
not they	0.42	-0.42
not thi	-0.18	0.18
not to	1.06	-1.06
not told	-0.5	0.5
not touch	1.4	-1.4
not treat	0.49	-0.49
not tried	-1.69	1.69
not turn	1.26	-1.26
not use	0.18	-0.18
not used	-0.98	0.98
not valid	-1.58	1.58
not verify	-0.49	0.49
not warrant	-0.73	0.73
not we	-0.22	0.22
not what	-0.28	0.28
not when	-0.36	0.36
not with	-0.84	0.84
not written	-0.51	0.51
not yet	-0.43	0.43
not your	0.43	-0.43
notch	-0.22	0.22
note	0.26	-0.26
note * <d>	-0.76	0.76
note * <month>	-0.95	0.95
note * <n>	-0.32	0.32
note * a	-0.77	0.77
note * both	0.47	-0.47
note * came	0.25	-0.25
note * claim	-1.43	1.43
note * dr	0.37	-0.37
note * each	1.13	-1.13
note * for	-0.94	0.94
note * may	0.65	-0.65
note * no	-0.98	0.98
note * not	-0.73	0.73
note * sent	0.43	-0.43
note * the	1.92	-1.92
note * these	1.64	-1.64
note * thi	-0.74	0.74
note * total	0.62	-0.62
note * we	-1.22	1.22
note * were	0.46	-0.46
note * you	0.98	-0.98
note * your	0.32	-0.32
note :	0.91	-0.91
note <d>	0.35	-0.35
note <n>	0.35	-0.35
note an	0.6	-0.6
note and	-0.24	0.24
note are	0.99	-0.99
note co	0.76	-0.76
note d	0.44	-0.44
note describ	-0.79	0.79
note do	-0.72	0.72
note doe	-0.45	0.45
note for	0.66	-0.66
note get	1.11	-1.11
note give	-0.23	0.23
note has	-0.5	0.5
note is	-0.84	0.84
note k	-0.22	0.22
note list	1.21	-1.21
note of	1.63	-1.63
note on	-0.96	0.96
note read	-0.39	0.39
note record	0.35	-0.35
note repeat	0.25	-0.25
note say	-0.34	0.34
note sent	-0.64	0.64
note show	0.79	-0.79
note sign	0.76	-0.76
note support	-0.64	0.64
note that	-0.56	0.56
note the	-0.86	0.86
note to	0.74	-0.74
note we	0.91	-0.91
note were	-1.62	1.62
note with	1.51	-1.51
note you	0.63	-0.63
noted	-1.5	1.5
noted * the	-0.72	0.72
noted below	0.29	-0.29
noted that	-0.51	0.51
noth	-2.09	2.09
noth * it	-0.76	0.76
noth * left	-0.49	0.49
noth * our	-0.67	0.67
noth * paper	-0.36	0.36
noth * the	-1.18	1.18
noth * thi	1.33	-1.33
noth * what	-0.17	0.17
noth and	-0.45	0.45
noth came	-0.4	0.4
noth can	-0.9	0.9
noth else	-0.26	0.26
noth from	-0.27	0.27
noth had	0.24	-0.24
noth has	-0.39	0.39
noth in	-0.93	0.93
noth is	0.3	-0.3
noth left	0.39	-0.39
noth more	-0.47	0.47
noth move	-0.48	0.48
noth new	-0.57	0.57
noth on	-0.44	0.44
noth that	-0.96	0.96
noth to	-0.25	0.25
noth until	-0.41	0.41
noth was	0.7	-0.7
noth we	-0.28	0.28
noth will	0.28	-0.28
notic	1.39	-1.39
notic * <month>	0.55	-0.55
notic * advers	-0.16	0.16
notic * claim	0.32	-0.32
notic * denial	0.44	-0.44
notic * part	0.2	-0.2
notic * pay	0.34	-0.34
notic * your	0.25	-0.25
notic :	1.3	-1.3
notic and	0.31	-0.31
notic by	-0.36	0.36
notic date	0.54	-0.54
notic for	1.11	-1.11
notic in	0.25	-0.25
notic is	-0.26	0.26
notic of	0.23	-0.23
notic or	0.31	-0.31
notic page	0.23	-0.23
notic say	0.38	-0.38
notic that	0.38	-0.38
notic to	0.77	-0.77
notic was	0.47	-0.47
notic with	0.3	-0.3
notific	-2.56	2.56
notific absent	-2.06	2.06
notific authoriz	-1.97	1.97
notific of	-0.16	0.16
now	1.46	-1.46
now * paid	0.3	-0.3
now :	-0.44	0.44
now <month>	-0.25	0.25
now allow	0.45	-0.45
now and	1.2	-1.2
now approv	1.1	-1.1
now be	0.75	-0.75
now cover	1.21	-1.21
now due	0.46	-0.46
now the	-0.59	0.59
now under	0.54	-0.54
now walk	0.22	-0.22
now yes	1.46	-1.46
nowher	-1.61	1.61
nowher to	-0.58	0.58
np	-0.3	0.3
npi	-0.37	0.37
npi * the	-0.39	0.39
npi :	0.44	-0.44
npi <n>	1	-1
npi is	-0.72	0.72
npi of	-0.43	0.43
npp	-0.16	0.16
num	0.4	-0.4
number	-0.46	0.46
number * <month>	-0.31	0.31
number * <n>	1.39	-1.39
number * box	0.2	-0.2
number * day	0.43	-0.43
number * each	0.76	-0.76
number * every	0.25	-0.25
number * for	-0.43	0.43
number * gave	-0.39	0.39
number * miss	-0.49	0.49
number * not	-0.41	0.41
number * servic	0.55	-0.55
number * that	-0.32	0.32
number * the	-0.36	0.36
number * thi	-0.21	0.21
number * unit	-1.31	1.31
number * us	0.53	-0.53
number * visit	-0.84	0.84
number * your	0.5	-0.5
number :	1.15	-1.15
number <5>	0.38	-0.38
number <n>	0.97	-0.97
number above	0.67	-0.67
number absent	-0.39	0.39
number and	0.37	-0.37
number are	-0.61	0.61
number b	0.21	-0.21
number belong	-0.83	0.83
number but	-0.34	0.34
number c	0.35	-0.35
number claim	0.42	-0.42
number date	0.48	-0.48
number e	0.25	-0.25
number end	-0.55	0.55
number f	0.17	-0.17
number in	-0.69	0.69
number is	0.8	-0.8
number left	-0.65	0.65
number list	0.45	-0.45
number medicaid	0.22	-0.22
number of	-1.23	1.23
number on	0.38	-0.38
number pa	0.57	-0.57
number patient	0.16	-0.16
number servic	0.34	-0.34
number so	-0.88	0.88
number that	-0.2	0.2
number the	-0.22	0.22
number was	-1.01	1.01
number where	-0.68	0.68
number which	-0.27	0.27
number with	0.53	-0.53
number you	-1.19	1.19
numbnes	-0.2	0.2
numbnes or	-0.47	0.47
nurs	-1.45	1.45
nurs home	0.53	-0.53
nurs stay	-0.16	0.16
nurse	-0.26	0.26
nurse could	0.38	-0.38
nurse is	0.37	-0.37
nurse line	-0.34	0.34
nurse look	0.97	-0.97
nurse visit	-0.61	0.61
nutrition	-1.09	1.09
nwosu	0.22	-0.22
nys	0.33	-0.33
nys form	0.33	-0.33
o <n>	0.88	-0.88
o box	0.61	-0.61
o where	-0.44	0.44
oa <n>	-0.21	0.21
oak	0.24	-0.24
oake	0.51	-0.51
oath	1.03	-1.03
obadiah	0.21	-0.21
obesity	0.93	-0.93
object	1.02	-1.02
objection to	0.18	-0.18
objectiv	-1.43	1.43
objectiv find	-1.17	1.17
oblig	0.86	-0.86
oblig <n>	-1.14	1.14
observ	-0.88	0.88
obstructiv	0.25	-0.25
obstructiv sleep	0.25	-0.25
obtain	-1.27	1.27
obtain befor	-0.88	0.88
occupational	0.35	-0.35
occupational * speech	0.41	-0.41
occupational and	0.52	-0.52
occupational therapist	-0.17	0.17
occupational therapy	0.78	-0.78
occurrenc	-1.36	1.36
occurrenc has	-1.36	1.36
ocmulge	0.26	-0.26
ocmulge creek	0.17	-0.17
octavia	-0.75	0.75
od	0.41	-0.41
odaly	-0.8	0.8
odd	-1.18	1.18
odell	0.25	-0.25
odessa	0.46	-0.46
odessa whitcomb	0.38	-0.38
odg	-1.49	1.49
odom	0.9	-0.9
oduya	0.58	-0.58
of * <m>	0.43	-0.43
of * <n>	-1.3	1.3
of * accident	0.6	-0.6
of * act	-0.4	0.4
of * action	0.61	-0.61
of * adjust	0.19	-0.19
of * admission	-0.91	0.91
of * allow	0.81	-0.81
of * answer	0.19	-0.19
of * appeal	0.88	-0.88
of * benefit	-0.48	0.48
of * bill	1.01	-1.01
of * blue	-0.4	0.4
of * brochur	-0.17	0.17
of * calendar	-0.24	0.24
of * card	-0.62	0.62
of * certificat	-0.26	0.26
of * cervical	0.17	-0.17
of * charg	-0.41	0.41
of * check	-0.23	0.23
of * child	-0.46	0.46
of * claim	0.24	-0.24
of * clinic	0.21	-0.21
of * contract	0.88	-0.88
of * coverag	0.52	-0.52
of * date	0.39	-0.39
of * day	0.22	-0.22
of * decision	-0.27	0.27
of * denial	0.83	-0.83
of * deny	0.3	-0.3
of * doctor	0.31	-0.31
of * emergency	-0.23	0.23
of * employer	0.9	-0.9
of * explan	0.16	-0.16
of * fact	0.8	-0.8
of * file	0.29	-0.29
of * film	-0.57	0.57
of * final	0.17	-0.17
of * first	0.42	-0.42
of * five	0.62	-0.62
of * follow	0.5	-0.5
of * form	-1.07	1.07
of * four	0.76	-0.76
of * grace	1.85	-1.85
of * group	-0.24	0.24
of * guidelin	0.94	-0.94
of * health	0.2	-0.2
of * injection	-0.85	0.85
of * injury	0.24	-0.24
of * invoic	0.33	-0.33
of * is	-0.18	0.18
of * joint	-0.64	0.64
of * kind	0.64	-0.64
of * knee	-0.87	0.87
of * last	-1.1	1.1
of * left	0.83	-0.83
of * letter	0.56	-0.56
of * low	0.98	-0.98
of * lower	1.21	-1.21
of * lumbar	-0.39	0.39
of * mail	0.2	-0.2
of * manipul	-0.82	0.82
of * medical	-0.63	0.63
of * medicar	0.81	-0.81
of * member	0.6	-0.6
of * minor	0.77	-0.77
of * month	0.38	-0.38
of * new	0.71	-0.71
of * next	0.54	-0.54
of * notic	0.21	-0.21
of * number	0.4	-0.4
of * offic	-0.52	0.52
of * old	-0.51	0.51
of * on	0.3	-0.3
of * one	-0.41	0.41
of * other	-0.19	0.19
of * overpay	-0.42	0.42
of * own	0.91	-0.91
of * paid	-0.42	0.42
of * paper	0.37	-0.37
of * part	0.41	-0.41
of * patient	-0.85	0.85
of * pay	0.31	-0.31
of * person	0.71	-0.71
of * physical	0.44	-0.44
of * physician	0.36	-0.36
of * plan	-1.18	1.18
of * policy	1.16	-1.16
of * practic	-0.96	0.96
of * primary	-0.93	0.93
of * proces	0.26	-0.26
of * provider	0.21	-0.21
of * record	-0.48	0.48
of * referr	-0.97	0.97
of * referral	-0.23	0.23
of * remit	0.3	-0.3
of * remittanc	-0.71	0.71
of * render	-0.83	0.83
of * report	0.63	-0.63
of * request	-0.62	0.62
of * review	0.22	-0.22
of * right	-0.56	0.56
of * same	-1.34	1.34
of * servic	-0.3	0.3
of * shoulder	-0.57	0.57
of * social	0.53	-0.53
of * spine	-0.36	0.36
of * state	-0.21	0.21
of * surgery	-1.24	1.24
of * ten	0.26	-0.26
of * test	-1.51	1.51
of * the	0.54	-0.54
of * therapist	-0.4	0.4
of * three	-0.74	0.74
of * treat	-1.51	1.51
of * two	0.29	-0.29
of * visit	0.21	-0.21
of * voucher	0.26	-0.26
of * worker	-1.29	1.29
of :	0.39	-0.39
of <5>	-0.25	0.25
of <d>	-0.35	0.35
of <m>	1.77	-1.77
of <month>	0.17	-0.17
of <n>	-1.17	1.17
of a	-1.1	1.1
of accident	-0.37	0.37
of activ	0.75	-0.75
of advers	-0.16	0.16
of age	0.19	-0.19
of all	0.62	-0.62
of an	-0.83	0.83
of another	-1.04	1.04
of any	-0.65	0.65
of appeal	0.65	-0.65
of area	-0.49	0.49
of authoriz	-0.9	0.9
of benefit	0.86	-0.86
of bill	-0.91	0.91
of bladder	1.11	-1.11
of california	0.3	-0.3
of care	-0.37	0.37
of charg	0.73	-0.73
of chiropractic	-0.32	0.32
of claim	-0.6	0.6
of claus	-0.72	0.72
of code	0.34	-0.34
of conservativ	0.25	-0.25
of coverag	-0.71	0.71
of date	-0.71	0.71
of day	0.43	-0.43
of delivery	-0.8	0.8
of denial	-0.38	0.38
of description	0.39	-0.39
of doctor	-0.52	0.52
of document	0.17	-0.17
of dr	1.17	-1.17
of each	0.23	-0.23
of earn	0.69	-0.69
of eligibility	-0.51	0.51
of erisa	0.58	-0.58
of every	0.52	-0.52
of exercis	-1.42	1.42
of financial	0.38	-0.38
of form	-0.36	0.36
of function	-1.42	1.42
of gett	0.25	-0.25
of hcpc	-0.58	0.58
of health	0.36	-0.36
of her	1.28	-1.28
of his	1.56	-1.56
of home	0.16	-0.16
of illinoy	0.18	-0.18
of inform	0.67	-0.67
of injury	1.3	-1.3
of insuranc	0.71	-0.71
of insurer	0.35	-0.35
of interest	0.57	-0.57
of it	0.37	-0.37
of its	-0.2	0.2
of labor	0.39	-0.39
of last	-0.96	0.96
of later	0.22	-0.22
of liability	-0.7	0.7
of line	-1.39	1.39
of los	0.57	-0.57
of low	0.31	-0.31
of lumbar	0.61	-0.61
of mail	0.19	-0.19
of manual	-0.52	0.52
of may	-0.32	0.32
of medicaid	0.76	-0.76
of medical	0.55	-0.55
of medicar	-1.24	1.24
of member	0.16	-0.16
of michigan	0.26	-0.26
of more	-0.17	0.17
of mr	0.49	-0.49
of ms	0.8	-0.8
of need	-0.28	0.28
of new	0.29	-0.29
of nine	-0.76	0.76
of north	0.31	-0.31
of notic	0.28	-0.28
of ohio	0.47	-0.47
of one	-1.5	1.5
of or	0.38	-0.38
of oregon	0.21	-0.21
of other	1.3	-1.3
of our	-0.78	0.78
of outpatient	1.37	-1.37
of paid	1.05	-1.05
of part	-1.14	1.14
of patient	0.47	-0.47
of pay	1.17	-1.17
of personnel	0.38	-0.38
of physical	1.02	-1.02
of physician	0.41	-0.41
of pocket	0.97	-0.97
of proc	0.27	-0.27
of procedur	0.41	-0.41
of progres	0.24	-0.24
of race	1.29	-1.29
of receipt	0.58	-0.58
of receiv	0.19	-0.19
of record	0.31	-0.31
of recovery	0.59	-0.59
of representativ	-0.65	0.65
of review	0.72	-0.72
of self	-1.12	1.12
of servic	-0.79	0.79
of six	-1.64	1.64
of skin	0.72	-0.72
of state	-0.3	0.3
of supervis	-1.02	1.02
of tennesse	-0.82	0.82
of texa	0.23	-0.23
of th	-0.26	0.26
of that	-1.48	1.48
of the	-0.23	0.23
of them	-0.48	0.48
of therapy	-1.01	1.01
of these	0.96	-0.96
of thi	0.91	-0.91
of three	1.26	-1.26
of tim	0.91	-0.91
of time	-1.17	1.17
of today	0.28	-0.28
of treat	-1.18	1.18
of trust	0.28	-0.28
of two	-0.68	0.68
of type	0.4	-0.4
of unit	-1.31	1.31
of us	-0.88	0.88
of visit	-0.75	0.75
of weaknes	-0.28	0.28
of what	-1.79	1.79
of which	-0.36	0.36
of worker	0.57	-0.57
of you	-0.71	0.71
off	-1.86	1.86
off * the	0.24	-0.24
off and	-0.48	0.48
off at	-0.26	0.26
off by	0.26	-0.26
off on	-0.51	0.51
off the	-1.04	1.04
off under	-0.33	0.33
offer	-0.32	0.32
offic	-0.16	0.16
offic * <n>	-0.16	0.16
offic * not	-0.21	0.21
offic * personnel	0.38	-0.38
offic * the	-0.8	0.8
offic * thi	-0.49	0.49
offic <m>	0.17	-0.17
offic <n>	-0.28	0.28
offic about	0.75	-0.75
offic and	-0.52	0.52
offic asked	-0.54	0.54
offic befor	-0.32	0.32
offic both	-1.08	1.08
offic call	-0.76	0.76
offic can	1.38	-1.38
offic for	0.44	-0.44
offic in	-0.47	0.47
offic is	1.29	-1.29
offic note	0.26	-0.26
offic of	0.77	-0.77
offic on	-0.29	0.29
offic sent	-0.16	0.16
offic that	-0.4	0.4
offic to	1.02	-1.02
offic visit	1.04	-1.04
offic which	0.49	-0.49
offic within	0.27	-0.27
officer	0.8	-0.8
official	1.23	-1.23
official medical	1.19	-1.19
official summary	0.26	-0.26
offset	0.84	-0.84
offset against	-1.44	1.44
often	-0.42	0.42
oh	0.25	-0.25
ohio	0.88	-0.88
ohio administrativ	0.68	-0.68
ohio depart	0.75	-0.75
ohio medicaid	0.22	-0.22
ohp	0.65	-0.65
oig	-0.77	0.77
ok	0.85	-0.85
okafor	-0.34	0.34
okay	-1.24	1.24
okay for	-0.45	0.45
okay from	-0.35	0.35
okd	-1.17	1.17
okonjo pt	-0.38	0.38
okonjo reye	0.22	-0.22
okonkwo	0.19	-0.19
okoro	0.21	-0.21
ol	0.51	-0.51
old	-1.93	1.93
old * no	-0.41	0.41
old and	-0.38	0.38
old bill	-1	1
old claim	-1.03	1.03
old form	-0.74	0.74
old id	-0.24	0.24
old one	-0.71	0.71
old with	-0.69	0.69
older	0.29	-0.29
older than	-1.16	1.16
omaha	-1.13	1.13
omb	0.44	-0.44
omb approval	0.36	-0.36
omf	0.62	-0.62
on * <month>	-0.32	0.32
on * account	0.22	-0.22
on * appeal	-0.48	0.48
on * approv	0.46	-0.46
on * attach	0.62	-0.62
on * back	0.39	-0.39
on * basi	0.61	-0.61
on * befor	0.4	-0.4
on * bill	-0.81	0.81
on * book	-0.24	0.24
on * card	-0.42	0.42
on * carrier	0.19	-0.19
on * check	0.19	-0.19
on * claim	-0.7	0.7
on * date	-2.36	2.36
on * day	0.18	-0.18
on * desk	1.04	-1.04
on * doctor	-0.76	0.76
on * earlier	-1.35	1.35
on * explan	0.91	-0.91
on * federal	-1.17	1.17
on * file	0.6	-0.6
on * first	1.25	-1.25
on * home	-0.9	0.9
on * id	-0.48	0.48
on * independent	-0.96	0.96
on * is	-0.25	0.25
on * job	-0.7	0.7
on * last	-0.43	0.43
on * letter	-0.55	0.55
on * line	-1.34	1.34
on * list	-0.54	0.54
on * local	0.2	-0.2
on * member	-0.45	0.45
on * need	0.38	-0.38
on * note	1.05	-1.05
on * one	-0.88	0.88
on * other	-0.23	0.23
on * own	-0.53	0.53
on * paper	0.53	-0.53
on * patient	0.74	-0.74
on * pay	-0.7	0.7
on * phone	-0.45	0.45
on * plan	0.25	-0.25
on * policy	-0.32	0.32
on * portal	-0.28	0.28
on * provider	0.92	-0.92
on * referral	-0.33	0.33
on * request	-0.3	0.3
on * roster	-0.19	0.19
on * same	0.19	-0.19
on * servic	0.22	-0.22
on * stat	0.5	-0.5
on * table	-0.2	0.2
on * third	-0.53	0.53
on * tricar	0.55	-0.55
on * two	1	-1
on * visit	0.92	-0.92
on * voucher	0.2	-0.2
on * websit	1.11	-1.11
on * year	-0.28	0.28
on :	-0.46	0.46
on <d>	0.41	-0.41
on <n>	-2.08	2.08
on a	-1.17	1.17
on all	0.44	-0.44
on an	-1.23	1.23
on any	-0.85	0.85
on appeal	1.32	-1.32
on approval	-0.52	0.52
on are	-0.22	0.22
on behalf	1.18	-1.18
on bill	-0.82	0.82
on both	0.39	-0.39
on claim	-1.2	1.2
on code	-0.81	0.81
on date	-1.72	1.72
on day	-1.18	1.18
on dos	-0.7	0.7
on each	1.03	-1.03
on every	1.13	-1.13
on file	-1.34	1.34
on form	0.21	-0.21
on hand	-0.76	0.76
on her	-0.81	0.81
on his	0.45	-0.45
on hold	0.97	-0.97
on ice	-0.87	0.87
on it	-0.96	0.96
on its	0.67	-0.67
on leave	-0.57	0.57
on line	-1.14	1.14
on medical	1.15	-1.15
on next	0.25	-0.25
on oig	-0.69	0.69
on one	-0.22	0.22
on or	-0.18	0.18
on page	-0.53	0.53
on paper	-1.17	1.17
on past	0.5	-0.5
on pay	-0.56	0.56
on prepay	-0.6	0.6
on record	-0.98	0.98
on request	0.92	-0.92
on review	-0.9	0.9
on second	1.99	-1.99
on that	-0.79	0.79
on the	-0.53	0.53
on them	0.2	-0.2
on therapy	-0.23	0.23
on these	-0.37	0.37
on thi	-0.39	0.39
on three	0.46	-0.46
on time	0.35	-0.35
on to	-0.21	0.21
on top	-0.92	0.92
on treat	-0.46	0.46
on tuesday	0.57	-0.57
on two	-0.45	0.45
on visit	-0.53	0.53
on weekday	0.59	-0.59
on which	-0.84	0.84
on you	-0.91	0.91
on your	-0.77	0.77
once	-2.14	2.14
once * <n>	-0.97	0.97
once * appeal	0.5	-0.5
once * day	-0.25	0.25
once * the	-0.73	0.73
once and	-0.97	0.97
once every	-0.86	0.86
once in	-1.25	1.25
once more	-1.64	1.64
once the	1.67	-1.67
one	-2.46	2.46
one * <m>	0.65	-0.65
one * <month>	-0.41	0.41
one * <n>	0.59	-0.59
one * an	-0.52	0.52
one * can	-0.61	0.61
one * cannot	1.18	-1.18
one * had	0.42	-0.42
one * have	-0.46	0.46
one * is	0.47	-0.47
one * not	-0.84	0.84
one * one	-0.71	0.71
one * the	-0.19	0.19
one * them	-0.81	0.81
one * these	1.2	-1.2
one * thi	0.48	-0.48
one * turn	1.07	-1.07
one * two	-0.17	0.17
one * us	-0.16	0.16
one * we	-0.53	0.53
one * which	-1.02	1.02
one * your	-0.39	0.39
one :	-0.69	0.69
one <n>	-0.76	0.76
one adjust	-0.2	0.2
one and	-0.33	0.33
one another	0.34	-0.34
one appeal	0.35	-0.35
one are	-1.28	1.28
one arriv	-0.31	0.31
one at	-0.43	0.43
one brace	-0.24	0.24
one by	-0.66	0.66
one calendar	0.46	-0.46
one came	-0.73	0.73
one code	-0.17	0.17
one day	-0.83	0.83
one did	-0.48	0.48
one digit	-0.4	0.4
one evalu	-0.69	0.69
one exist	-0.34	0.34
one foot	1.5	-1.5
one for	0.66	-0.66
one form	-0.28	0.28
one got	-0.29	0.29
one had	-0.84	0.84
one has	-0.84	0.84
one hour	-0.24	0.24
one hundr	0.47	-0.47
one in	-1.38	1.38
one injection	-0.35	0.35
one is	-1.22	1.22
one it	-0.28	0.28
one of	0.52	-0.52
one on	0.54	-0.54
one page	0.52	-0.52
one pair	-0.5	0.5
one patient	-0.27	0.27
one per	-0.66	0.66
one person	-0.23	0.23
one read	-0.45	0.45
one request	0.29	-0.29
one servic	-0.42	0.42
one session	-0.24	0.24
one set	-0.54	0.54
one side	-0.3	0.3
one stabl	-0.53	0.53
one that	-0.7	0.7
one the	-0.49	0.49
one through	-0.16	0.16
one time	0.48	-0.48
one to	-0.47	0.47
one took	-0.22	0.22
one townzip	0.34	-0.34
one unit	-0.18	0.18
one visit	-0.5	0.5
one was	-0.19	0.19
one we	-0.58	0.58
one who	-0.31	0.31
one year	0.21	-0.21
one you	-0.71	0.71
ongo care	0.63	-0.63
onlin	1.68	-1.68
onlin at	0.27	-0.27
only	-1.85	1.85
only * a	-1.56	1.56
only * bill	-0.38	0.38
only * emergency	-0.17	0.17
only * first	-0.63	0.63
only * the	0.21	-0.21
only * thi	-0.36	0.36
only * whether	0.64	-0.64
only * your	0.47	-0.47
only :	0.18	-0.18
only <n>	-1.26	1.26
only a	-0.68	0.68
only after	1.09	-1.09
only and	0.57	-0.57
only at	0.59	-0.59
only by	-0.58	0.58
only for	0.47	-0.47
only if	1.14	-1.14
only need	0.54	-0.54
only no	-0.98	0.98
only on	0.49	-0.49
only once	-0.88	0.88
only one	-1.23	1.23
only pay	-0.54	0.54
only take	-0.21	0.21
only the	-0.43	0.43
only three	-0.81	0.81
only to	0.24	-0.24
only two	-0.34	0.34
only when	-0.54	0.54
only while	0.81	-0.81
only with	-0.88	0.88
onset	-0.53	0.53
oo	0.18	-0.18
oon	-0.7	0.7
op	-0.64	0.64
op report	-0.81	0.81
open	-1.12	1.12
open * <n>	0.64	-0.64
open * the	0.82	-0.82
open * you	0.25	-0.25
open and	1.3	-1.3
open enroll	-0.7	0.7
open for	0.6	-0.6
open imag	0.18	-0.18
open it	-0.21	0.21
open the	-0.75	0.75
open to	0.4	-0.4
open until	0.44	-0.44
open your	-0.51	0.51
oper	-0.41	0.41
operativ	1.16	-1.16
operativ note	1	-1
operativ report	0.2	-0.2
opinion	0.55	-0.55
opinion * that	-0.38	0.38
opinion * the	-0.29	0.29
opinion :	-0.72	0.72
opinion is	0.96	-0.96
opinion on	-0.36	0.36
opinion the	-0.7	0.7
opm	0.85	-0.85
opm has	0.41	-0.41
opr	0.24	-0.24
opr <n>	0.24	-0.24
opted	-0.72	0.72
opted out	-0.59	0.59
option	-0.73	0.73
option <n>	0.91	-0.91
option enroll	0.36	-0.36
option pay	-0.72	0.72
option self	0.61	-0.61
optum	0.91	-0.91
optum va	0.27	-0.27
or * authoriz	0.49	-0.49
or * be	0.32	-0.32
or * doctor	0.41	-0.41
or * mail	0.29	-0.29
or * not	-0.88	0.88
or * other	-0.22	0.22
or * part	-0.42	0.42
or * prescriber	0.54	-0.54
or * provider	0.46	-0.46
or * requir	-0.84	0.84
or * the	1.1	-1.1
or <n>	-0.56	0.56
or an	-0.17	0.17
or ask	0.21	-0.21
or at	0.26	-0.26
or attest	0.36	-0.36
or authoriz	-0.59	0.59
or befor	0.4	-0.4
or bowel	0.76	-0.76
or bring	0.18	-0.18
or by	0.81	-0.81
or call	1.11	-1.11
or contract	0.9	-0.9
or could	0.63	-0.63
or deliver	0.27	-0.27
or denial	-1.26	1.26
or deny	0.86	-0.86
or disability	1.15	-1.15
or fax	0.86	-0.86
or federal	0.55	-0.55
or file	0.3	-0.3
or for	0.54	-0.54
or given	0.36	-0.36
or guardian	0.24	-0.24
or has	-0.73	0.73
or how	-1.04	1.04
or in	0.64	-0.64
or injury	0.23	-0.23
or invalid	0.78	-0.78
or is	-0.99	0.99
or item	-0.49	0.49
or later	-0.73	0.73
or los	0.3	-0.3
or mail	-0.29	0.29
or medicin	-0.36	0.36
or more	1.19	-1.19
or necessary	-1.14	1.14
or no	2.18	-2.18
or not	0.91	-0.91
or npp	-0.16	0.16
or occurrenc	-1.36	1.36
or of	0.45	-0.45
or on	-0.16	0.16
or other	-1.69	1.69
or pay	0.56	-0.56
or provider	-0.98	0.98
or receiv	0.28	-0.28
or referral	0.3	-0.3
or send	0.26	-0.26
or servic	0.27	-0.27
or should	0.19	-0.19
or sign	-0.73	0.73
or so	-0.39	0.39
or someon	0.46	-0.46
or that	0.25	-0.25
or therapy	-0.52	0.52
or to	0.62	-0.62
or treat	0.49	-0.49
or upload	0.33	-0.33
or was	-1.08	1.08
or we	0.86	-0.86
or what	-0.63	0.63
or when	1.59	-1.59
or with	0.58	-0.58
or write	0.28	-0.28
or your	1.05	-1.05
orchard	-0.23	0.23
order	-0.8	0.8
order * <n>	-0.29	0.29
order * a	-0.73	0.73
order * carrier	1.08	-1.08
order * referral	0.3	-0.3
order * the	-0.34	0.34
order :	0.3	-0.3
order and	0.84	-0.84
order by	0.19	-0.19
order doctor	0.8	-0.8
order for	0.33	-0.33
order from	-1.16	1.16
order is	0.42	-0.42
order it	-0.59	0.59
order of	-0.85	0.85
order or	0.5	-0.5
order provider	0.44	-0.44
order the	0.22	-0.22
order to	0.59	-0.59
ordinary	-0.92	0.92
oregon	0.33	-0.33
org	0.43	-0.43
organiz	1.13	-1.13
orig	-0.49	0.49
original	-1.16	1.16
original and	-0.25	0.25
original decision	0.56	-0.56
original determin	0.5	-0.5
original medicar	-0.45	0.45
original receiv	-0.54	0.54
orr	-0.31	0.31
ortega	0.53	-0.53
ortho	0.47	-0.47
orthopaedic	0.42	-0.42
orthopedic	1.15	-1.15
orthopedic surgeon	0.56	-0.56
orthopedic surgery	0.57	-0.57
orthopedic test	0.82	-0.82
orthopedist	-0.32	0.32
orthosy	0.29	-0.29
orthotic	-1.52	1.52
ortiz	-0.37	0.37
osc	0.43	-0.43
osc <n>	0.43	-0.43
oscar	1.4	-1.4
osei	0.86	-0.86
ostrander	0.26	-0.26
ostrow	0.33	-0.33
ostrow dc	0.22	-0.22
ostrowsky	0.23	-0.23
oswestry	1.26	-1.26
oswestry <n>	0.29	-0.29
oswestry score	0.65	-0.65
oswestry went	-0.85	0.85
ot	-0.32	0.32
other	-1.04	1.04
other carrier	-0.47	0.47
other children	0.22	-0.22
other claim	1.03	-1.03
other coverag	1.55	-1.55
other document	-1.14	1.14
other driver	-1.52	1.52
other group	-1.4	1.4
other hand	-0.57	0.57
other health	-2.43	2.43
other ins	0.24	-0.24
other insuranc	0.38	-0.38
other insurer	0.75	-0.75
other languag	0.7	-0.7
other necessary	0.65	-0.65
other plan	0.16	-0.16
other reason	-0.28	0.28
other remedy	0.74	-0.74
other servic	0.53	-0.53
other than	0.63	-0.63
other two	0.62	-0.62
other way	-0.56	0.56
otherwis	0.23	-0.23
otr	0.27	-0.27
otr l	0.17	-0.17
ottili	-0.7	0.7
otto	0.4	-0.4
ottolin	1.21	-1.21
ought	-1.01	1.01
ought * be	-0.19	0.19
ought to	-1.01	1.01
our acceptabl	0.43	-0.43
our allowanc	0.56	-0.56
our appeal	0.28	-0.28
our approval	-0.57	0.57
our audit	0.83	-0.83
our bill	0.63	-0.63
our book	-0.27	0.27
our call	-0.66	0.66
our case	0.2	-0.2
our certify	-0.61	0.61
our check	-1.12	1.12
our claim	0.36	-0.36
our clerk	-0.4	0.4
our clinical	-0.2	0.2
our computer	-0.25	0.25
our consultant	-0.32	0.32
our count	0.58	-0.58
our decision	0.97	-0.97
our denial	0.66	-0.66
our dental	0.19	-0.19
our desk	0.32	-0.32
our doctor	1.15	-1.15
our drug	-0.37	0.37
our earlier	1.37	-1.37
our edit	-0.64	0.64
our end	-0.62	0.62
our enroll	-0.97	0.97
our fax	-0.18	0.18
our file	-1.19	1.19
our first	1.3	-1.3
our guidelin	-0.94	0.94
our hand	-0.27	0.27
our history	-0.48	0.48
our imag	-0.51	0.51
our insur	-1.1	1.1
our investigator	-0.19	0.19
our is	-1.69	1.69
our last	-0.19	0.19
our lawyer	-0.35	0.35
our letter	-0.62	0.62
our list	-0.7	0.7
our log	-0.82	0.82
our mail	-0.5	0.5
our mailroom	-0.27	0.27
our match	-0.48	0.48
our medicaid	-0.19	0.19
our medical	0.74	-0.74
our mind	0.87	-0.87
our mistak	0.52	-0.52
our network	0.65	-0.65
our notic	0.57	-0.57
our number	0.65	-0.65
our nurs	-0.31	0.31
our offic	1.45	-1.45
our on	0.17	-0.17
our panel	-0.92	0.92
our part	-0.35	0.35
our pay	-0.46	0.46
our pharmacist	0.44	-0.44
our physician	-0.43	0.43
our plan	-1.09	1.09
our policy	-0.64	0.64
our portal	0.26	-0.26
our price	0.23	-0.23
our provider	-0.24	0.24
our radiology	-0.64	0.64
our rate	-0.71	0.71
our record	0.18	-0.18
our recovery	0.56	-0.56
our referenc	0.16	-0.16
our remittanc	-0.5	0.5
our request	-0.88	0.88
our review	-0.46	0.46
our rule	-0.29	0.29
our scanner	-0.4	0.4
our second	0.6	-0.6
our share	-0.17	0.17
our side	-0.19	0.19
our softwar	-0.34	0.34
our special	-1.18	1.18
our system	-0.79	0.79
our technology	-0.84	0.84
our to	-0.95	0.95
our utiliz	-0.73	0.73
our vendor	0.7	-0.7
our view	-0.25	0.25
our web	0.18	-0.18
our websit	1.62	-1.62
ourselv	0.67	-0.67
out	-2.01	2.01
out * <month>	-0.83	0.83
out * area	-0.49	0.49
out * date	-0.73	0.73
out * later	0.53	-0.53
out * medicar	-0.49	0.49
out * part	-0.64	0.64
out * pocket	0.97	-0.97
out * share	-0.84	0.84
out * state	-0.32	0.32
out * thi	-1.19	1.19
out * time	-0.37	0.37
out * visit	-0.29	0.29
out * your	1.29	-1.29
out <n>	-0.27	0.27
out a	-0.37	0.37
out and	-0.31	0.31
out as	-0.19	0.19
out befor	-0.27	0.27
out by	-0.45	0.45
out for	-0.24	0.24
out from	-0.31	0.31
out in	-0.9	0.9
out of	-1.26	1.26
out our	-0.84	0.84
out to	0.24	-0.24
out two	-0.19	0.19
out until	-0.74	0.74
out what	0.29	-0.29
out who	-0.55	0.55
outcom	-0.52	0.52
outcom * your	0.17	-0.17
outcom :	0.51	-0.51
outcom of	0.46	-0.46
outfitter	0.2	-0.2
outpatient	-0.47	0.47
outpatient depart	-0.72	0.72
outpatient physical	0.69	-0.69
outpatient rehab	-0.62	0.62
outpatient rehabilit	0.85	-0.85
outpatient therapy	-0.71	0.71
outpatient treat	-0.59	0.59
outsid	-2.32	2.32
outsid * network	0.63	-0.63
outsid it	-0.17	0.17
outsid lab	-0.29	0.29
outsid of	-0.41	0.41
outsid our	0.43	-0.43
outsid review	0.78	-0.78
outsid reviewer	1.01	-1.01
outsid the	-1.38	1.38
outsid what	-0.76	0.76
outstand	0.56	-0.56
outstand :	0.99	-0.99
over	-2.37	2.37
over * <month>	-0.41	0.41
over * a	0.21	-0.21
over * counter	-0.33	0.33
over * fee	-0.32	0.32
over * last	-0.58	0.58
over * limit	-0.67	0.67
over * phone	0.44	-0.44
over * the	-0.4	0.4
over * us	0.32	-0.32
over * year	0.22	-0.22
over <m>	-1.82	1.82
over <n>	0.19	-0.19
over a	-0.36	0.36
over again	-0.79	0.79
over by	-0.29	0.29
over in	-0.34	0.34
over on	-0.34	0.34
over the	-1.13	1.13
over what	-0.28	0.28
overdu	-1.54	1.54
overhead	-0.3	0.3
overlap	-0.92	0.92
overnight	-0.23	0.23
overpaid	0.58	-0.58
overpaid <m>	0.16	-0.16
overpaid amount	0.52	-0.52
overpay	1.13	-1.13
overpay notic	0.22	-0.22
overpay recovery	0.23	-0.23
overturn	2.34	-2.34
overturn in	0.92	-0.92
overturn our	0.67	-0.67
overturn the	0.24	-0.24
ovp	0.38	-0.38
ovp <n>	0.31	-0.31
owcp	-0.36	0.36
owe	1.38	-1.38
owe * <m>	0.75	-0.75
owe * differenc	0.3	-0.3
owe * plan	0.51	-0.51
owe :	0.58	-0.58
owe <d>	-0.92	0.92
owe <m>	0.67	-0.67
owe anyth	-0.28	0.28
owe it	1.35	-1.35
owe noth	0.25	-0.25
owe paid	0.24	-0.24
owe the	0.93	-0.93
owe thi	0.56	-0.56
owe us	-1.15	1.15
owe you	0.29	-0.29
owed	1.06	-1.06
owed * the	0.8	-0.8
owed * us	0.92	-0.92
owed by	0.76	-0.76
owed to	1.78	-1.78
owed us	-1.65	1.65
owen	-0.5	0.5
owing	-1.11	1.11
own	-1.34	1.34
own and	-0.64	0.64
own appeal	0.45	-0.45
own bill	0.91	-0.91
own job	-0.27	0.27
own name	-0.28	0.28
own note	-0.65	0.65
own number	-0.87	0.87
owned	0.83	-0.83
owner	-1.35	1.35
owner of	-0.44	0.44
ownership	-0.81	0.81
oxford	0.16	-0.16
oxygen	-0.88	0.88
ozark	0.3	-0.3
p	0.86	-0.86
p * <n>	-0.27	0.27
p * r	-0.6	0.6
p <5>	0.2	-0.2
p <n>	0.27	-0.27
p a	-0.34	0.34
p c	0.42	-0.42
p m	0.6	-0.6
p o	0.62	-0.62
pa	0.91	-0.91
pa <n>	0.46	-0.46
pa c	0.5	-0.5
pacificsourc	-0.43	0.43
pack	-0.92	0.92
pack are	-1.08	1.08
pack co	0.22	-0.22
pack is	0.53	-0.53
packag	-1.32	1.32
packet	-0.58	0.58
pad	0.4	-0.4
page	0.42	-0.42
page * the	-0.58	0.58
page * top	0.22	-0.22
page * your	0.48	-0.48
page <n>	0.28	-0.28
page and	-0.64	0.64
page came	-0.24	0.24
page can	-0.69	0.69
page helpful	0.34	-0.34
page is	0.75	-0.75
page on	0.32	-0.32
page to	-0.4	0.4
page two	0.79	-0.79
page under	0.25	-0.25
page with	0.33	-0.33
page you	-0.36	0.36
paid	1.1	-1.1
paid * <d>	0.95	-0.95
paid * <m>	-0.36	0.36
paid * <month>	-0.68	0.68
paid * <n>	-1.67	1.67
paid * a	-0.18	0.18
paid * all	0.73	-0.73
paid * are	0.39	-0.39
paid * bill	1.02	-1.02
paid * by	1.06	-1.06
paid * claim	0.44	-0.44
paid * clinic	0.92	-0.92
paid * deny	0.16	-0.16
paid * error	1.73	-1.73
paid * for	0.56	-0.56
paid * if	-0.6	0.6
paid * is	1.19	-1.19
paid * it	0.75	-0.75
paid * its	0.89	-0.89
paid * itself	0.31	-0.31
paid * may	-0.82	0.82
paid * on	-1.03	1.03
paid * one	0.62	-0.62
paid * other	0.16	-0.16
paid * owe	0.16	-0.16
paid * part	-0.39	0.39
paid * plan	0.16	-0.16
paid * primary	-1.14	1.14
paid * provider	0.68	-0.68
paid * submitt	0.9	-0.9
paid * that	-0.16	0.16
paid * the	0.9	-0.9
paid * thi	-1.29	1.29
paid * too	0.21	-0.21
paid * you	-0.85	0.85
paid * your	0.44	-0.44
paid :	0.72	-0.72
paid <m>	0.39	-0.39
paid <n>	-0.22	0.22
paid a	-1.04	1.04
paid after	1.23	-1.23
paid amt	0.31	-0.31
paid and	1.7	-1.7
paid as	-0.27	0.27
paid be	0.2	-0.2
paid befor	-0.26	0.26
paid by	0.63	-0.63
paid claim	1.18	-1.18
paid co	-0.77	0.77
paid code	-0.18	0.18
paid copay	0.5	-0.5
paid correct	0.2	-0.2
paid date	0.21	-0.21
paid expl	0.21	-0.21
paid first	0.78	-0.78
paid for	-0.56	0.56
paid if	-0.17	0.17
paid in	0.71	-0.71
paid it	-0.63	0.63
paid its	0.92	-0.92
paid line	-1.09	1.09
paid may	-0.38	0.38
paid more	1.18	-1.18
paid msg	0.2	-0.2
paid nor	0.69	-0.69
paid note	0.62	-0.62
paid on	-0.49	0.49
paid once	-1.15	1.15
paid only	-0.16	0.16
paid or	0.33	-0.33
paid our	-0.56	0.56
paid out	-0.77	0.77
paid owe	-0.71	0.71
paid paid	0.39	-0.39
paid reason	0.18	-0.18
paid remark	0.53	-0.53
paid rsn	0.18	-0.18
paid see	0.52	-0.52
paid send	0.56	-0.56
paid separat	-1.27	1.27
paid should	0.26	-0.26
paid stat	0.16	-0.16
paid statu	1.01	-1.01
paid that	-1.36	1.36
paid the	0.71	-0.71
paid there	-1.18	1.18
paid these	-1.43	1.43
paid thi	0.68	-0.68
paid through	-0.47	0.47
paid too	1.73	-1.73
paid twice	-0.7	0.7
paid under	-0.24	0.24
paid with	0.84	-0.84
paid within	0.49	-0.49
paid you	1.9	-1.9
paid your	0.22	-0.22
pain * not	-1	1
pain * the	0.27	-0.27
pain * two	0.44	-0.44
pain <n>	0.5	-0.5
pain after	-0.45	0.45
pain and	0.16	-0.16
pain began	0.27	-0.27
pain for	0.58	-0.58
pain in	0.68	-0.68
pain is	-1.68	1.68
pain m	0.2	-0.2
pain medicin	-1.06	1.06
pain of	0.54	-0.54
pain scor	-0.4	0.4
pain score	-0.37	0.37
pain that	0.43	-0.43
pain with	1.3	-1.3
pair	-1.84	1.84
pair of	-1.57	1.57
pallet	0.32	-0.32
palmetto	0.4	-0.4
palmetto gba	0.19	-0.19
panel	-0.98	0.98
panel * <n>	-0.97	0.97
panel * the	-0.47	0.47
panel <m>	-0.28	0.28
panel and	-0.25	0.25
panel of	-0.84	0.84
paper	-0.83	0.83
paper * the	0.16	-0.16
paper * we	0.58	-0.58
paper and	-0.79	0.79
paper are	0.33	-0.33
paper copy	-1.1	1.1
paper do	-1.06	1.06
paper for	0.29	-0.29
paper on	-0.33	0.33
paper sent	0.42	-0.42
paper that	0.64	-0.64
paper we	-0.65	0.65
paperwork	1.09	-1.09
par	-1.18	1.18
para	0.57	-0.57
paragraph	-0.52	0.52
parent	-0.6	0.6
parent * guardian	0.24	-0.24
parent had	-0.26	0.26
parent of	0.5	-0.5
parent or	0.24	-0.24
parent plan	-0.25	0.25
park	-1.37	1.37
part * a	-1.25	1.25
part * an	0.7	-0.7
part * another	-1.13	1.13
part * it	0.82	-0.82
part * our	0.95	-0.95
part * that	-0.83	0.83
part * the	-0.51	0.51
part * thi	0.54	-0.54
part * what	0.16	-0.16
part * your	0.37	-0.37
part :	0.81	-0.81
part a	-0.38	0.38
part b	0.67	-0.67
part in	2.73	-2.73
part of	-2.12	2.12
part that	0.53	-0.53
part with	-0.41	0.41
partial	1.2	-1.2
partial favorabl	0.41	-0.41
partial hospital	0.54	-0.54
particip	-1.07	1.07
particip agre	-0.75	0.75
participant	1.23	-1.23
participat	-0.56	0.56
particular	0.54	-0.54
particular item	0.24	-0.24
partner	-0.85	0.85
party	-0.51	0.51
party administrator	0.75	-0.75
party medical	0.54	-0.54
party to	0.82	-0.82
pas	-0.65	0.65
pass	-1.03	1.03
pass away	0.48	-0.48
passenger	-0.72	0.72
passiv	-0.77	0.77
passiv modality	-0.82	0.82
password	-0.59	0.59
past	-2.68	2.68
past * <n>	-1.12	1.12
past <month>	-0.33	0.33
past <n>	-0.55	0.55
past the	-2.8	2.8
past what	-0.16	0.16
pat	0.29	-0.29
pat acct	0.17	-0.17
patch * <n>	0.16	-0.16
patch * approv	0.75	-0.75
patch * for	0.66	-0.66
patch <n>	0.27	-0.27
patch for	0.2	-0.2
patch is	-0.31	0.31
path	-0.78	0.78
pathology	-0.91	0.91
pathology report	-0.88	0.88
patient	-0.3	0.3
patient * <month>	0.69	-0.69
patient * <n>	-0.53	0.53
patient * doing	0.54	-0.54
patient * it	-0.45	0.45
patient * may	-0.17	0.17
patient * need	1.02	-1.02
patient * not	1.05	-1.05
patient * pay	0.39	-0.39
patient * thi	0.44	-0.44
patient :	1.34	-1.34
patient account	-0.74	0.74
patient acct	1.2	-1.2
patient addres	0.31	-0.31
patient age	-1.32	1.32
patient amount	0.16	-0.16
patient and	1.03	-1.03
patient as	-1.29	1.29
patient at	-0.74	0.74
patient birth	0.44	-0.44
patient cannot	-1.31	1.31
patient claim	0.36	-0.36
patient condition	0.52	-0.52
patient control	0.51	-0.51
patient could	-0.4	0.4
patient coverag	-0.82	0.82
patient ctl	0.16	-0.16
patient date	0.57	-0.57
patient did	0.57	-0.57
patient dob	0.26	-0.26
patient doe	1.29	-1.29
patient for	0.24	-0.24
patient gave	-0.21	0.21
patient had	-0.37	0.37
patient has	-0.66	0.66
patient home	0.19	-0.19
patient id	0.3	-0.3
patient in	-0.89	0.89
patient is	-0.81	0.81
patient may	2.01	-2.01
patient medical	1.24	-1.24
patient member	0.3	-0.3
patient name	1.06	-1.06
patient need	0.44	-0.44
patient no	0.3	-0.3
patient on	-1.41	1.41
patient or	-0.2	0.2
patient owe	-0.96	0.96
patient own	0.18	-0.18
patient paid	-0.22	0.22
patient pay	-0.78	0.78
patient plan	0.85	-0.85
patient relationship	0.24	-0.24
patient report	-0.47	0.47
patient same	-1.06	1.06
patient seen	-1.01	1.01
patient share	-0.55	0.55
patient should	0.53	-0.53
patient subscriber	0.62	-0.62
patient supplemental	0.34	-0.34
patient the	-1.22	1.22
patient to	0.41	-0.41
patient told	1.01	-1.01
patient visit	0.19	-0.19
patient walk	-0.38	0.38
patient who	-0.8	0.8
patient with	1.17	-1.17
pattern	-1.67	1.67
paul	0.16	-0.16
pay	0.41	-0.41
pay * <5>	-0.68	0.68
pay * <d>	0.17	-0.17
pay * <n>	0.28	-0.28
pay * a	-1.29	1.29
pay * another	0.25	-0.25
pay * back	0.24	-0.24
pay * being	0.69	-0.69
pay * bill	0.32	-0.32
pay * care	-0.78	0.78
pay * chiropractor	0.48	-0.48
pay * copy	1.07	-1.07
pay * denial	-1.26	1.26
pay * deny	0.96	-0.96
pay * due	-0.65	0.65
pay * every	1.41	-1.41
pay * in	0.48	-0.48
pay * it	-0.52	0.52
pay * its	-0.49	0.49
pay * made	0.74	-0.74
pay * medical	0.2	-0.2
pay * not	0.85	-0.85
pay * on	-0.48	0.48
pay * one	-0.78	0.78
pay * part	-0.22	0.22
pay * premium	-0.67	0.67
pay * servic	0.64	-0.64
pay * the	0.98	-0.98
pay * them	0.29	-0.29
pay * therapy	0.8	-0.8
pay * these	1.35	-1.35
pay * treat	0.3	-0.3
pay * we	0.21	-0.21
pay * your	-0.74	0.74
pay :	1.59	-1.59
pay <m>	0.5	-0.5
pay <n>	-0.37	0.37
pay ?	0.23	-0.23
pay a	-0.23	0.23
pay adjust	-0.8	0.8
pay after	-1.2	1.2
pay ahead	-0.29	0.29
pay allowanc	0.91	-0.91
pay amount	1.36	-1.36
pay and	0.26	-0.26
pay any	0.74	-0.74
pay appeal	0.84	-0.84
pay as	-0.75	0.75
pay at	0.9	-0.9
pay back	1.64	-1.64
pay becaus	0.17	-0.17
pay befor	-1.53	1.53
pay by	0.56	-0.56
pay can	-0.95	0.95
pay cannot	0.54	-0.54
pay chiropractor	-0.72	0.72
pay code	0.45	-0.45
pay coverag	-0.49	0.49
pay date	0.58	-0.58
pay decision	0.42	-0.42
pay denial	0.65	-0.65
pay detail	-0.89	0.89
pay disput	-0.28	0.28
pay first	-0.72	0.72
pay for	-0.32	0.32
pay has	1.18	-1.18
pay inform	0.38	-0.38
pay integrity	1.05	-1.05
pay is	0.42	-0.42
pay issu	-0.85	0.85
pay it	-1.16	1.16
pay limit	-0.84	0.84
pay made	1.49	-1.49
pay may	0.48	-0.48
pay no	1.37	-1.37
pay noth	-0.36	0.36
pay number	0.23	-0.23
pay of	-0.41	0.41
pay on	0.99	-0.99
pay one	-0.89	0.89
pay onlin	0.34	-0.34
pay only	-0.72	0.72
pay or	-1.01	1.01
pay paid	0.24	-0.24
pay plan	0.72	-0.72
pay purpos	0.25	-0.25
pay reason	-0.74	0.74
pay report	0.81	-0.81
pay review	0.54	-0.54
pay run	0.23	-0.23
pay summary	0.37	-0.37
pay suspend	-1.22	1.22
pay thank	0.47	-0.47
pay that	-0.64	0.64
pay the	0.3	-0.3
pay to	-0.68	0.68
pay total	0.19	-0.19
pay under	0.73	-0.73
pay was	-0.77	0.77
pay we	0.58	-0.58
pay what	0.5	-0.5
pay will	1.08	-1.08
pay with	0.53	-0.53
pay within	0.18	-0.18
pay without	0.6	-0.6
pay you	-1.15	1.15
pay your	0.31	-0.31
payabl	0.56	-0.56
payabl <n>	0.87	-0.87
payabl expl	0.22	-0.22
payabl paid	0.58	-0.58
payabl to	0.32	-0.32
payabl under	1.03	-1.03
payee	0.56	-0.56
payee :	0.57	-0.57
payee npi	0.16	-0.16
payer	-0.94	0.94
payer * last	0.26	-0.26
payer * the	-1.36	1.36
payer * thi	-0.33	0.33
payer :	0.19	-0.19
payer acceptanc	0.61	-0.61
payer and	1.03	-1.03
payer claim	0.62	-0.62
payer contractor	-1.02	1.02
payer deem	-0.82	0.82
payer id	-0.29	0.29
payer number	0.31	-0.31
payer of	0.26	-0.26
payer on	-1.26	1.26
payer per	-1.04	1.04
pbx	0.22	-0.22
pbx <n>	0.22	-0.22
pc	0.92	-0.92
pc <n>	0.28	-0.28
pc npi	0.16	-0.16
pcn	0.37	-0.37
pcn <n>	0.19	-0.19
pcp	-1.82	1.82
pcp * record	-0.26	0.26
pcp of	-0.26	0.26
pd	0.23	-0.23
pd <m>	0.28	-0.28
pd <n>	0.62	-0.62
pd prov	0.16	-0.16
pdf	-0.36	0.36
pdp	0.38	-0.38
peach	0.63	-0.63
peach state	0.63	-0.63
peak	0.29	-0.29
pecan	0.27	-0.27
peco	-0.27	0.27
pediatric therapy	0.31	-0.31
peer	1.5	-1.5
peer * peer	1.1	-1.1
peer can	0.21	-0.21
peer discussion	0.24	-0.24
peer review	0.6	-0.6
peer reviewer	0.27	-0.27
peer talk	0.41	-0.41
peer to	1.1	-1.1
pell	-0.46	0.46
pemberwick md	0.27	-0.27
pen	-0.34	0.34
pen <n>	0.23	-0.23
penalty	-0.21	0.21
pencil	-0.76	0.76
pend	-0.52	0.52
pend <n>	-1	1
pend receipt	0.93	-0.93
pend the	0.59	-0.59
pend until	1.5	-1.5
pendergast	0.21	-0.21
penhaligon	0.17	-0.17
penhallow	-0.22	0.22
pennsylvania	1.46	-1.46
peopl	-0.34	0.34
peopl * your	-0.21	0.21
peopl have	-0.46	0.46
peopl who	-0.89	0.89
peopl with	-0.23	0.23
per	-2.06	2.06
per <n>	-0.6	0.6
per calendar	-1.09	1.09
per claim	0.16	-0.16
per contract	-0.22	0.22
per coordin	-1.04	1.04
per day	-0.5	0.5
per our	-0.29	0.29
per person	-0.94	0.94
per the	0.57	-0.57
per visit	1.22	-1.22
per your	-0.65	0.65
percent	-0.61	0.61
percent * <month>	0.56	-0.56
percent * that	-0.83	0.83
percent * the	0.93	-0.93
percent of	-0.19	0.19
percent on	0.56	-0.56
percentil	-0.75	0.75
percival	0.58	-0.58
perf	0.41	-0.41
perf prov	0.4	-0.4
perform	-1.53	1.53
perform by	0.38	-0.38
perform on	-1.16	1.16
performanc	-0.66	0.66
performanc test	0.2	-0.2
period	-1.17	1.17
period * bill	1	-1
period * occurrenc	-1.36	1.36
period * the	-1.12	1.12
period * three	0.35	-0.35
period * time	-0.46	0.46
period <month>	0.19	-0.19
period <n>	0.6	-0.6
period and	0.57	-0.57
period ended	-1.98	1.98
period for	0.25	-0.25
period has	0.35	-0.35
period is	-0.98	0.98
period of	-0.21	0.21
period or	-1.36	1.36
period ran	1.81	-1.81
period summary	0.35	-0.35
permission	-1.19	1.19
permit	-1.26	1.26
perpetua	0.24	-0.24
perrin	0.2	-0.2
person	-0.32	0.32
person * a	-0.67	0.67
person * an	0.19	-0.19
person :	0.27	-0.27
person as	0.19	-0.19
person except	0.26	-0.26
person had	1.14	-1.14
person has	0.21	-0.21
person in	-0.81	0.81
person is	-0.51	0.51
person may	-0.56	0.56
person named	0.47	-0.47
person on	-0.7	0.7
person under	-0.42	0.42
person was	-0.79	0.79
person who	-0.46	0.46
person with	0.63	-0.63
personal injury	0.2	-0.2
personnel	0.38	-0.38
personnel manag	0.38	-0.38
persuad	0.21	-0.21
petition	0.45	-0.45
petitioner	-0.33	0.33
petra	0.23	-0.23
petraky	-0.74	0.74
pg	-0.16	0.16
pg <n>	-0.18	0.18
ph	0.37	-0.37
ph <n>	0.2	-0.2
pharmacist	0.57	-0.57
pharmacist can	0.85	-0.85
pharmacy	-0.62	0.62
pharmacy and	-0.44	0.44
pharmacy benefit	0.29	-0.29
pharmacy fill	-0.71	0.71
pharmacy was	0.8	-0.8
phase	-0.55	0.55
philippa	0.58	-0.58
philomena	0.41	-0.41
phon	-0.97	0.97
phone	0.56	-0.56
phone <n>	0.55	-0.55
phone call	-1.26	1.26
phone or	0.43	-0.43
photo	-0.55	0.55
photocopy	-0.99	0.99
photograph	0.23	-0.23
php	0.31	-0.31
php <n>	0.29	-0.29
physical	0.78	-0.78
physical and	-0.2	0.2
physical exam	-0.87	0.87
physical for	-0.5	0.5
physical medicin	1.51	-1.51
physical occupational	0.53	-0.53
physical performanc	0.24	-0.24
physical therapist	1.25	-1.25
physical therapy	0.31	-0.31
physician	-1.37	1.37
physician * npp	-0.16	0.16
physician * the	-0.4	0.4
physician :	0.23	-0.23
physician <n>	0.54	-0.54
physician adviser	-0.73	0.73
physician advisor	-1.23	1.23
physician and	-0.48	0.48
physician assistant	-0.45	0.45
physician board	1.05	-1.05
physician certific	-0.21	0.21
physician is	-0.31	0.31
physician may	0.23	-0.23
physician on	0.26	-0.26
physician order	-0.92	0.92
physician review	0.16	-0.16
physician signatur	0.35	-0.35
physician who	0.25	-0.25
pi	0.36	-0.36
pi <n>	0.28	-0.28
pick	-0.71	0.71
pick * review	0.67	-0.67
pick a	-0.37	0.37
pick for	0.84	-0.84
pick the	-0.17	0.17
pick up	0.93	-0.93
pickup	-0.83	0.83
pictur	-0.82	0.82
piec	-0.86	0.86
piece	0.2	-0.2
piece of	-0.23	0.23
piedmont	0.3	-0.3
pike	0.41	-0.41
pile	-0.69	0.69
pill	-1.2	1.2
pillow	-1.15	1.15
pine	0.4	-0.4
pinnacl	0.2	-0.2
pip	-0.57	0.57
pip <n>	0.24	-0.24
pip claim	0.18	-0.18
pip medical	0.19	-0.19
pip pay	0.55	-0.55
pl	0.18	-0.18
place	-1.26	1.26
place * a	-0.21	0.21
place * servic	-1.18	1.18
place * the	-0.81	0.81
place after	-0.61	0.61
place and	-0.85	0.85
place of	-1.24	1.24
plain	-1.02	1.02
plan	-0.43	0.43
plan * <month>	1.2	-1.2
plan * <n>	-1.03	1.03
plan * a	0.95	-0.95
plan * an	0.83	-0.83
plan * cover	0.2	-0.2
plan * doe	0.67	-0.67
plan * force	0.37	-0.37
plan * goal	1.12	-1.12
plan * govern	0.56	-0.56
plan * may	0.37	-0.37
plan * measurabl	-0.49	0.49
plan * not	0.18	-0.18
plan * of	-0.18	0.18
plan * paid	0.28	-0.28
plan * primary	-0.96	0.96
plan * self	0.47	-0.47
plan * the	-0.91	0.91
plan * thi	0.34	-0.34
plan * us	-0.24	0.24
plan * your	0.31	-0.31
plan :	0.83	-0.83
plan <m>	0.83	-0.83
plan <n>	-0.17	0.17
plan a	1.41	-1.41
plan action	0.9	-0.9
plan administrator	0.18	-0.18
plan ahead	-0.27	0.27
plan allow	-1.57	1.57
plan allowanc	0.53	-0.53
plan and	-0.36	0.36
plan appeal	0.52	-0.52
plan approv	0.73	-0.73
plan approval	1.16	-1.16
plan ask	-1.65	1.65
plan at	-1.05	1.05
plan benefit	1.05	-1.05
plan bought	0.7	-0.7
plan brochur	-0.22	0.22
plan but	-0.28	0.28
plan buy	-0.39	0.39
plan by	0.48	-0.48
plan call	-0.85	0.85
plan came	-0.55	0.55
plan claim	0.5	-0.5
plan clinical	-0.5	0.5
plan criteria	-0.47	0.47
plan date	0.16	-0.16
plan denial	0.17	-0.17
plan description	-1.31	1.31
plan discount	0.32	-0.32
plan doctor	-0.28	0.28
plan docu	-1.4	1.4
plan doe	0.4	-0.4
plan ended	-0.24	0.24
plan explan	0.47	-0.47
plan file	0.17	-0.17
plan final	0.18	-0.18
plan first	0.4	-0.4
plan for	-0.56	0.56
plan gave	-0.37	0.37
plan give	-0.65	0.65
plan goe	-0.68	0.68
plan group	0.3	-0.3
plan has	0.58	-0.58
plan health	0.21	-0.21
plan hmo	0.25	-0.25
plan id	0.57	-0.57
plan in	1.06	-1.06
plan inc	0.21	-0.21
plan is	0.98	-0.98
plan it	-0.76	0.76
plan leav	-0.59	0.59
plan limit	-0.89	0.89
plan medicaid	0.19	-0.19
plan member	0.23	-0.23
plan must	-0.55	0.55
plan name	0.18	-0.18
plan no	0.93	-0.93
plan not	-0.24	0.24
plan note	0.25	-0.25
plan notic	-0.38	0.38
plan of	0.45	-0.45
plan on	-1.76	1.76
plan only	-0.69	0.69
plan own	0.39	-0.39
plan paid	1.04	-1.04
plan patient	0.23	-0.23
plan pick	0.95	-0.95
plan plan	-0.43	0.43
plan po	0.19	-0.19
plan provider	0.56	-0.56
plan remark	0.25	-0.25
plan requir	-0.29	0.29
plan say	-0.23	0.23
plan self	1.02	-1.02
plan servic	0.27	-0.27
plan since	0.83	-0.83
plan so	0.54	-0.54
plan sponsor	-0.77	0.77
plan stop	-0.85	0.85
plan take	-0.31	0.31
plan that	-1.15	1.15
plan the	-0.43	0.43
plan thi	-0.42	0.42
plan to	1.52	-1.52
plan treat	-0.73	0.73
plan under	0.37	-0.37
plan want	-0.49	0.49
plan we	-1.3	1.3
plan will	-0.31	0.31
plan with	0.78	-0.78
plan year	-0.52	0.52
plan you	0.31	-0.31
plan your	0.22	-0.22
plann	0.31	-0.31
plantar	0.52	-0.52
plasma	-0.77	0.77
plasma is	-0.74	0.74
plateau	-0.69	0.69
platelet	-0.79	0.79
platelet rich	-0.77	0.77
platt	0.3	-0.3
play	-0.38	0.38
plb	-0.59	0.59
pleas	0.93	-0.93
pleas allow	0.37	-0.37
pleas ask	0.34	-0.34
pleas bill	1.09	-1.09
pleas call	1.03	-1.03
pleas complet	1.29	-1.29
pleas do	1.21	-1.21
pleas fax	0.54	-0.54
pleas have	-0.54	0.54
pleas keep	0.19	-0.19
pleas let	0.65	-0.65
pleas look	-1.56	1.56
pleas mail	0.32	-0.32
pleas note	-0.7	0.7
pleas pay	0.19	-0.19
pleas put	0.22	-0.22
pleas refer	-0.59	0.59
pleas refund	0.41	-0.41
pleas return	0.9	-0.9
pleas send	1.09	-1.09
pleas tell	0.79	-0.79
pleas to	0.94	-0.94
pleas try	-0.55	0.55
pleas use	-0.67	0.67
pleas write	-0.18	0.18
pllc	0.9	-0.9
pls	0.92	-0.92
plu	0.54	-0.54
plu h	0.17	-0.17
plu hmo	0.62	-0.62
plu one	0.39	-0.39
pm	0.34	-0.34
pm <n>	-0.69	0.69
pmt	1.04	-1.04
po	0.63	-0.63
po box	0.62	-0.62
pocket	0.66	-0.66
pocket <m>	0.18	-0.18
podiatry	-0.83	0.83
point * a	-0.3	0.3
point * servic	0.51	-0.51
point is	-0.38	0.38
point of	0.44	-0.44
point physical	0.17	-0.17
point review	-0.54	0.54
point to	-0.4	0.4
pointer	-0.94	0.94
pointer on	-0.32	0.32
polic	0.39	-0.39
polic report	0.77	-0.77
policy	-0.41	0.41
policy * <n>	-0.62	0.62
policy * the	-0.17	0.17
policy * thi	-0.72	0.72
policy :	0.3	-0.3
policy <n>	0.7	-0.7
policy and	0.21	-0.21
policy bulletin	-0.47	0.47
policy ended	-0.52	0.52
policy group	0.36	-0.36
policy is	-0.51	0.51
policy issu	0.33	-0.33
policy laps	-0.53	0.53
policy leav	-0.2	0.2
policy limit	-0.41	0.41
policy manual	0.67	-0.67
policy medical	-0.52	0.52
policy no	0.49	-0.49
policy number	0.49	-0.49
policy of	0.26	-0.26
policy on	0.19	-0.19
policy the	-1.43	1.43
policy want	-0.45	0.45
policy was	-1.7	1.7
policyholder	0.67	-0.67
policyholder b	0.29	-0.29
pool	-0.79	0.79
poor	-0.84	0.84
portal	-0.21	0.21
portal * by	-0.36	0.36
portal * fax	0.48	-0.48
portal :	-0.82	0.82
portal claim	0.32	-0.32
portal disput	0.2	-0.2
portal msg	-0.77	0.77
portal or	0.27	-0.27
portion	0.39	-0.39
portion * your	0.2	-0.2
portion of	1.05	-1.05
portion with	0.17	-0.17
pos	-0.65	0.65
pos <n>	-1.48	1.48
pos nos	0.28	-0.28
pos proc	0.16	-0.16
positiv	0.18	-0.18
possibl	-0.3	0.3
post	1.29	-1.29
post offic	-0.75	0.75
post pay	0.55	-0.55
post servic	0.53	-0.53
postmark	-1.74	1.74
postmark * <n>	-0.27	0.27
postmark * receiv	0.28	-0.28
postmark <n>	-1.19	1.19
postmark or	0.31	-0.31
postmark within	-1.28	1.28
postur	0.38	-0.38
potential	-0.77	0.77
pound	-0.94	0.94
power	-1.09	1.09
power chair	-0.46	0.46
ppo	-0.16	0.16
pr	-0.2	0.2
pr patient	-0.19	0.19
pra	0.46	-0.46
practic	1.42	-1.42
practic * <n>	0.17	-0.17
practic and	-0.31	0.31
practic for	0.84	-0.84
practic is	-0.81	0.81
practitioner	0.34	-0.34
practitioner may	0.34	-0.34
prairi	0.22	-0.22
prairi gate	0.16	-0.16
pratt	0.77	-0.77
pre	-1.61	1.61
pre certify	0.56	-0.56
pre employ	-0.45	0.45
pre treat	-0.85	0.85
preauthoriz	-1.7	1.7
preauthoriz was	-0.64	0.64
precert	-1.23	1.23
precert on	-0.23	0.23
precertific	-3.42	3.42
precertific authoriz	-2.74	2.74
precertific notific	-1.97	1.97
precertific of	0.65	-0.65
precertific on	0.61	-0.61
precertific or	-0.46	0.46
precertific was	-0.87	0.87
preferr provider	-0.41	0.41
premera	0.72	-0.72
premera blue	0.19	-0.19
premium	-0.89	0.89
premium * <month>	1.5	-1.5
premium * may	-1.46	1.46
premium not	-0.78	0.78
premium tax	0.73	-0.73
premium was	-1.16	1.16
prepar	0.21	-0.21
prepay	-0.76	0.76
prepay review	-0.62	0.62
prepay watch	-0.52	0.52
prescrib	-0.93	0.93
prescriber	0.54	-0.54
prescriber * the	-0.79	0.79
prescriber asked	0.27	-0.27
prescriber request	0.17	-0.17
prescription drug	0.71	-0.71
prescription for	-0.83	0.83
prescription was	-0.78	0.78
present	-0.55	0.55
press	-0.22	0.22
pressur	-0.6	0.6
presum	0.31	-0.31
preventiv	-1.14	1.14
previou	1.29	-1.29
previou decision	0.19	-0.19
previous	-1.76	1.76
previous adjudicat	-0.78	0.78
previous consider	-1.09	1.09
previous paid	-0.55	0.55
previous process	-1.06	1.06
prewitt	0.16	-0.16
pric	-1.51	1.51
pric by	0.35	-0.35
price	-1.6	1.6
price * the	-0.81	0.81
price deductibl	0.17	-0.17
price for	-0.49	0.49
price of	-0.45	0.45
primary	-1.98	1.98
primary * the	-1.73	1.73
primary * thi	-0.49	0.49
primary and	0.62	-0.62
primary care	-0.38	0.38
primary coverag	-0.87	0.87
primary doctor	-0.4	0.4
primary eob	0.57	-0.57
primary for	-0.49	0.49
primary insurer	1.2	-1.2
primary on	-0.84	0.84
primary paid	-0.25	0.25
primary payer	0.3	-0.3
primary plan	0.21	-0.21
primary procedur	-0.51	0.51
prime enroll	0.3	-0.3
print * your	0.87	-0.87
print copy	0.63	-0.63
print from	0.58	-0.58
print of	1	-1
prior	-0.64	0.64
prior approval	-0.5	0.5
prior auth	0.37	-0.37
prior authoriz	0.3	-0.3
prior to	-0.62	0.62
priority	0.43	-0.43
priority health	0.43	-0.43
priscilla	0.24	-0.24
privacy	0.61	-0.61
privat	0.24	-0.24
privat duty	-0.52	0.52
privat health	0.99	-0.99
priya	0.27	-0.27
probab	-1.16	1.16
problem	-0.54	0.54
problem and	-0.21	0.21
problem visit	-0.48	0.48
proc	0.28	-0.28
proc <5>	0.41	-0.41
proc amount	0.16	-0.16
proc charg	0.97	-0.97
proc qty	0.36	-0.36
procedur	-0.96	0.96
procedur * has	0.23	-0.23
procedur * not	-1.49	1.49
procedur * one	0.44	-0.44
procedur * part	-0.79	0.79
procedur * the	1.62	-1.62
procedur :	0.21	-0.21
procedur <5>	1.17	-1.17
procedur <n>	-0.27	0.27
procedur and	1.44	-1.44
procedur bill	-0.29	0.29
procedur charg	0.36	-0.36
procedur code	-0.48	0.48
procedur is	-1.42	1.42
procedur mod	0.41	-0.41
procedur modifier	-0.53	0.53
procedur note	-0.28	0.28
procedur on	0.93	-0.93
procedur rule	-0.31	0.31
procedur submitt	0.26	-0.26
procedur that	-0.42	0.42
procedur was	-0.73	0.73
proces	1.17	-1.17
proces * claim	1.06	-1.06
proces * initial	0.44	-0.44
proces <m>	0.54	-0.54
proces <n>	-0.58	0.58
proces date	0.34	-0.34
proces the	1.23	-1.23
proces your	0.19	-0.19
process	-1.2	1.2
process * <d>	-0.7	0.7
process * <month>	-0.42	0.42
process * a	0.32	-0.32
process * claim	-0.73	0.73
process * primary	0.82	-0.82
process * to	0.32	-0.32
process :	0.39	-0.39
process <d>	0.31	-0.31
process <month>	-0.49	0.49
process <n>	-1.22	1.22
process a	-0.8	0.8
process again	0.2	-0.2
process and	0.54	-0.54
process as	0.58	-0.58
process by	0.35	-0.35
process date	0.75	-0.75
process it	-1.18	1.18
process on	-1.49	1.49
process or	0.32	-0.32
process the	1.85	-1.85
process thi	0.76	-0.76
process with	0.69	-0.69
process your	0.25	-0.25
produc	-0.8	0.8
professional	-0.34	0.34
program	-0.44	0.44
program * a	1.04	-1.04
program :	0.23	-0.23
program <n>	0.24	-0.24
program and	-1.51	1.51
program at	0.96	-0.96
program integrity	-0.29	0.29
program is	1.15	-1.15
program of	-0.19	0.19
program would	-0.38	0.38
progres	0.66	-0.66
progres note	0.16	-0.16
progres report	0.2	-0.2
progres toward	0.65	-0.65
progressiv	0.24	-0.24
promis	1.94	-1.94
promis * pay	1.33	-1.33
promis of	0.96	-0.96
prompt	-1.62	1.62
prompt pay	-1.56	1.56
proof	0.18	-0.18
proof * a	0.57	-0.57
proof * an	0.54	-0.54
proof * claim	-0.6	0.6
proof * delivery	-0.8	0.8
proof * earlier	-0.5	0.5
proof * eligibility	-0.64	0.64
proof * the	1.09	-1.09
proof * tim	0.91	-0.91
proof of	-0.26	0.26
proof that	0.73	-0.73
proof we	-0.5	0.5
proper	-0.58	0.58
protect	0.19	-0.19
protection benefit	0.64	-0.64
protection coverag	0.34	-0.34
protection medical	0.86	-0.86
prov	-0.27	0.27
prov :	0.37	-0.37
prov not	-0.87	0.87
prov pd	0.48	-0.48
prov serv	0.29	-0.29
provid	0.54	-0.54
provid * date	0.27	-0.27
provid * guide	0.24	-0.24
provid * servic	0.47	-0.47
provid * the	0.36	-0.36
provid * was	-1.07	1.07
provid a	0.24	-0.24
provid amount	0.42	-0.42
provid bill	0.28	-0.28
provid by	1.14	-1.14
provid coverag	0.47	-0.47
provid doe	-0.77	0.77
provid for	-0.83	0.83
provid on	0.36	-0.36
provid or	-1.26	1.26
provid the	0.19	-0.19
providenc	0.25	-0.25
providenc health	0.25	-0.25
provider * <n>	0.56	-0.56
provider * care	-0.27	0.27
provider * claim	0.25	-0.25
provider * health	0.34	-0.34
provider * may	0.52	-0.52
provider * miss	-0.27	0.27
provider * responsibl	0.21	-0.21
provider * servic	0.2	-0.2
provider * thi	0.63	-0.63
provider * your	-0.23	0.23
provider :	0.84	-0.84
provider <m>	0.64	-0.64
provider <n>	0.37	-0.37
provider account	0.91	-0.91
provider agre	-0.94	0.94
provider appeal	0.9	-0.9
provider approv	0.2	-0.2
provider as	-0.38	0.38
provider asked	0.37	-0.37
provider bill	0.26	-0.26
provider blue	0.31	-0.31
provider by	0.19	-0.19
provider can	-0.2	0.2
provider charg	0.36	-0.36
provider claim	0.69	-0.69
provider contact	0.22	-0.22
provider copy	0.18	-0.18
provider direct	0.42	-0.42
provider disput	0.5	-0.5
provider exampl	0.21	-0.21
provider explan	0.32	-0.32
provider for	-0.18	0.18
provider has	1.7	-1.7
provider have	-0.76	0.76
provider is	-0.28	0.28
provider licens	-1.36	1.36
provider line	0.2	-0.2
provider manual	0.31	-0.31
provider may	0.99	-0.99
provider member	0.22	-0.22
provider must	1.03	-1.03
provider name	-0.76	0.76
provider need	0.61	-0.61
provider network	0.59	-0.59
provider no	-0.35	0.35
provider not	-0.97	0.97
provider npi	-0.89	0.89
provider number	1.11	-1.11
provider of	1.05	-1.05
provider patient	0.29	-0.29
provider pay	0.87	-0.87
provider portal	0.96	-0.96
provider rel	0.28	-0.28
provider remittanc	0.32	-0.32
provider render	0.41	-0.41
provider request	-1.34	1.34
provider resolution	0.21	-0.21
provider servic	1.58	-1.58
provider that	0.59	-0.59
provider the	-0.3	0.3
provider voucher	0.21	-0.21
provider was	-1.97	1.97
provider who	-0.95	0.95
provider with	-0.29	0.29
provider without	-0.37	0.37
provider write	-0.66	0.66
provider you	-0.23	0.23
provision	0.46	-0.46
pruitt	-0.37	0.37
ps	0.35	-0.35
psh	0.32	-0.32
psh <n>	0.32	-0.32
psychiatrist	0.55	-0.55
psychological	-0.77	0.77
pt * <month>	0.18	-0.18
pt <d>	0.3	-0.3
pt <n>	0.37	-0.37
pt acct	0.4	-0.4
pt and	-0.56	0.56
pt asked	0.23	-0.23
pt at	-0.55	0.55
pt dpt	0.37	-0.37
pt evalu	0.3	-0.3
pt llc	-0.9	0.9
pt npi	0.4	-0.4
pt of	0.22	-0.22
pt on	0.18	-0.18
pt ot	-0.17	0.17
pt resp	0.33	-0.33
pt visit	-1.11	1.11
ptr	0.53	-0.53
public	0.42	-0.42
publish	0.86	-0.86
publish study	-0.54	0.54
publish trial	0.3	-0.3
puede	0.2	-0.2
pull	-0.47	0.47
pull back	1.64	-1.64
pump	-1.17	1.17
purchas	-1.01	1.01
purpos	0.38	-0.38
purse	-0.44	0.44
put	-0.3	0.3
put * a	-0.32	0.32
put * case	0.7	-0.7
put * claim	0.78	-0.78
put * name	-0.6	0.6
put * patient	-0.74	0.74
put a	-0.28	0.28
put back	1.41	-1.41
put down	-0.17	0.17
put his	-0.37	0.37
put in	0.34	-0.34
put on	-1.23	1.23
put our	-0.24	0.24
put to	0.34	-0.34
put your	-0.35	0.35
pv	-0.2	0.2
pv <n>	-0.22	0.22
px	1	-1
px <n>	1	-1
q	0.62	-0.62
q <n>	0.67	-0.67
qf	-0.6	0.6
qf <n>	-0.6	0.6
qh	0.21	-0.21
qh <n>	0.2	-0.2
qic	1.05	-1.05
qic part	0.23	-0.23
qio	1.48	-1.48
qmb	0.21	-0.21
qp	0.81	-0.81
qp <n>	0.81	-0.81
qr	0.19	-0.19
qr <n>	0.2	-0.2
qt	-0.18	0.18
qty <n>	-0.81	0.81
qty bill	0.81	-0.81
qualify	-0.97	0.97
qualify independent	0.48	-0.48
quality	-1.59	1.59
quantity	-0.22	0.22
quarrel	-0.48	0.48
quarry	0.27	-0.27
quarter	-1.88	1.88
quarter and	-0.6	0.6
quarter hour	-0.27	0.27
quarter:0	2.08	-2.08
quarter:1	2.45	-2.45
quarter:2	1.61	-1.61
quarter:3	1.71	-1.71
quartz	-0.85	0.85
que	0.33	-0.33
quentin	0.53	-0.53
question	1.84	-1.84
question * the	0.28	-0.28
question :	0.41	-0.41
question ?	0.47	-0.47
question call	0.31	-0.31
question is	-0.21	0.21
question of	0.99	-0.99
question on	1.38	-1.38
questionnair	-1.07	1.07
questionnair to	-0.31	0.31
questionnair we	-0.26	0.26
queue	1.23	-1.23
quick	-0.84	0.84
quiet	-0.17	0.17
quillan	0.18	-0.18
quillfeather	0.33	-0.33
quint	0.16	-0.16
quintero	0.33	-0.33
quit	-1.43	1.43
quote	-1.16	1.16
qw	-0.94	0.94
r	0.82	-0.82
r :	-0.43	0.43
r <m>	0.41	-0.41
r <n>	1.67	-1.67
r s	0.48	-0.48
r shoulder	0.87	-0.87
r t	-0.55	0.55
ra	0.75	-0.75
ra <n>	0.25	-0.25
ra date	0.36	-0.36
ra number	0.24	-0.24
race	1.08	-1.08
race color	0.5	-0.5
radiculopathy	-0.45	0.45
radiologist	-1.02	1.02
radiology	-0.69	0.69
rafael	0.17	-0.17
rail	-0.62	0.62
railroad	-0.98	0.98
rais	0.31	-0.31
raise	0.28	-0.28
ramona	0.25	-0.25
ran	-1.69	1.69
ran dry	-0.47	0.47
ran from	-0.6	0.6
ran out	-0.64	0.64
ran the	0.24	-0.24
random	-0.64	0.64
rang	-0.28	0.28
range	-0.34	0.34
range * motion	-0.17	0.17
range * the	-0.37	0.37
range for	-0.22	0.22
range of	-0.17	0.17
rapid	0.58	-0.58
rarc <n>	-0.76	0.76
rarc m	0.26	-0.26
rarc n	0.35	-0.35
rash	-0.57	0.57
rate	-0.91	0.91
rate * a	0.59	-0.59
rate * the	0.43	-0.43
rate <m>	-0.96	0.96
rate cover	-1.29	1.29
rate for	0.46	-0.46
rate not	-0.77	0.77
rate of	0.43	-0.43
rather	-1.17	1.17
rather than	-1.23	1.23
rational	-1.12	1.12
rational :	0.29	-0.29
ray	-0.16	0.16
ray * the	-0.33	0.33
ray has	0.24	-0.24
ray read	-0.72	0.72
ray report	0.59	-0.59
rc	0.5	-0.5
rc amt	0.43	-0.43
rcvd	-1.08	1.08
rcvd <d>	-0.55	0.55
rcw	0.17	-0.17
rcw <n>	0.17	-0.17
rd	-0.17	0.17
rd and	-0.5	0.5
re	-0.29	0.29
re :	1.25	-1.25
re <n>	-0.85	0.85
re check	-0.56	0.56
re educ	0.18	-0.18
re eval	-0.59	0.59
re evalu	0.17	-0.17
re exam	0.17	-0.17
re examin	0.95	-0.95
reach	-1.54	1.54
reach * <n>	-1.07	1.07
reach * a	-1.32	1.32
reach * fund	0.72	-0.72
reach * goal	-0.72	0.72
reach * the	-0.34	0.34
reach <n>	-1.05	1.05
reach a	1.8	-1.8
reach and	0.22	-0.22
reach at	0.29	-0.29
reach back	0.44	-0.44
reach for	-0.18	0.18
reach our	0.52	-0.52
reach the	-0.37	0.37
reach us	-0.45	0.45
reach with	-1.76	1.76
reach you	0.22	-0.22
reach your	0.81	-0.81
read	-0.88	0.88
read * a	0.67	-0.67
read * letter	0.19	-0.19
read * our	0.55	-0.55
read * same	-0.31	0.31
read * the	0.81	-0.81
read * visit	-0.3	0.3
read * whole	0.16	-0.16
read :	-0.67	0.67
read <n>	-1.71	1.71
read and	0.57	-0.57
read as	-1.02	1.02
read by	0.59	-0.59
read in	-0.51	0.51
read it	0.25	-0.25
read like	-0.61	0.61
read the	0.17	-0.17
read them	0.59	-0.59
read your	0.3	-0.3
real	-0.64	0.64
rear	-0.25	0.25
rear end	-0.18	0.18
reason	-0.24	0.24
reason * being	-0.92	0.92
reason * cannot	-0.84	0.84
reason * denial	-0.47	0.47
reason * miss	0.46	-0.46
reason * that	-0.76	0.76
reason * the	1.01	-1.01
reason * thi	-0.17	0.17
reason :	0.18	-0.18
reason <n>	-0.62	0.62
reason and	0.26	-0.26
reason co	-0.92	0.92
reason code	0.51	-0.51
reason for	-0.24	0.24
reason given	-0.36	0.36
reason is	-0.93	0.93
reason moa	0.7	-0.7
reason not	-0.71	0.71
reason noted	0.29	-0.29
reason paid	-0.34	0.34
reason remark	0.22	-0.22
reason s	0.3	-0.3
reason see	0.41	-0.41
reason servic	0.22	-0.22
reason that	0.66	-0.66
reason to	-0.18	0.18
reason we	-0.66	0.66
reasonab	-0.91	0.91
reasonabl	-0.46	0.46
reasonabl * necessary	-0.43	0.43
reasonabl and	-0.32	0.32
reasonabl expect	0.48	-0.48
reasonabl or	-0.84	0.84
rebill	-1.04	1.04
rebuttal	1.4	-1.4
recd	-1.74	1.74
recd :	0.28	-0.28
recd <d>	0.39	-0.39
recd <n>	-1.14	1.14
receipt	-0.65	0.65
receipt * the	0.55	-0.55
receipt * thi	0.26	-0.26
receipt of	1.22	-1.22
receiv	-0.61	0.61
receiv * <d>	0.65	-0.65
receiv * <month>	-0.44	0.44
receiv * <n>	0.19	-0.19
receiv * appeal	0.24	-0.24
receiv * bill	1	-1
receiv * claim	1.11	-1.11
receiv * five	0.34	-0.34
receiv * insurer	0.22	-0.22
receiv * on	0.73	-0.73
receiv * request	0.8	-0.8
receiv * sign	-1.68	1.68
receiv * the	0.51	-0.51
receiv * within	-1.04	1.04
receiv :	0.8	-0.8
receiv <d>	1.63	-1.63
receiv <month>	0.64	-0.64
receiv a	-1.14	1.14
receiv after	-1.74	1.74
receiv and	0.52	-0.52
receiv befor	-0.17	0.17
receiv for	-0.86	0.86
receiv from	-0.28	0.28
receiv in	0.2	-0.2
receiv it	-0.92	0.92
receiv more	-1.34	1.34
receiv n	0.21	-0.21
receiv no	0.32	-0.32
receiv the	0.99	-0.99
receiv them	0.3	-0.3
receiv thi	1.61	-1.61
receiv within	0.79	-0.79
receiv your	1.77	-1.77
receivabl	0.92	-0.92
receivership	-1.16	1.16
recent	1.15	-1.15
recert	-0.86	0.86
recheck	0.59	-0.59
recipient	-0.54	0.54
recipient id	0.24	-0.24
recipient name	0.17	-0.17
recod	-0.9	0.9
recogniz	-0.34	0.34
recommend	1.18	-1.18
recon	-0.42	0.42
reconsider	1.82	-1.82
reconsider * a	0.31	-0.31
reconsider * claim	0.21	-0.21
reconsider :	0.49	-0.49
reconsider <n>	-0.39	0.39
reconsider and	0.79	-0.79
reconsider at	-0.17	0.17
reconsider by	0.48	-0.48
reconsider is	0.23	-0.23
reconsider mark	0.29	-0.29
reconsider must	0.29	-0.29
reconsider our	0.26	-0.26
reconsider request	0.33	-0.33
reconsider the	0.58	-0.58
reconsider with	0.19	-0.19
reconsider within	-0.32	0.32
reconsider you	-0.59	0.59
record	-1.07	1.07
record * <n>	1.35	-1.35
record * are	0.24	-0.24
record * came	1.17	-1.17
record * have	0.29	-0.29
record * it	-0.55	0.55
record * not	0.2	-0.2
record * other	0.4	-0.4
record * sent	-0.66	0.66
record * support	0.55	-0.55
record * the	1.61	-1.61
record <n>	-0.23	0.23
record a	-0.31	0.31
record and	1	-1
record befor	0.58	-0.58
record by	0.24	-0.24
record describ	-1.49	1.49
record do	-2.13	2.13
record doe	-1.09	1.09
record for	0.2	-0.2
record give	0.48	-0.48
record have	0.2	-0.2
record if	0.2	-0.2
record in	0.59	-0.59
record intak	0.19	-0.19
record is	-1.07	1.07
record letter	-0.48	0.48
record may	0.83	-0.83
record must	0.82	-0.82
record of	-0.55	0.55
record on	0.85	-0.85
record or	0.37	-0.37
record request	1.55	-1.55
record review	0.31	-0.31
record say	-0.36	0.36
record show	1	-1
record support	-0.78	0.78
record to	0.77	-0.77
record we	-1.49	1.49
record which	0.87	-0.87
record with	-0.57	0.57
record within	-0.48	0.48
record without	0.21	-0.21
record you	-0.61	0.61
recoup	2.21	-2.21
recover	1.47	-1.47
recover * amount	0.76	-0.76
recover the	1.06	-1.06
recovery	0.41	-0.41
recovery * of	0.22	-0.22
recovery analyst	0.16	-0.16
recovery of	0.19	-0.19
recovery or	0.25	-0.25
recovery servic	0.21	-0.21
recovery unit	0.46	-0.46
recvd	-0.48	0.48
red	-1.33	1.33
red flag	-0.55	0.55
red ink	-0.73	0.73
redetermin	1.59	-1.59
redetermin * <month>	0.32	-0.32
redetermin * the	0.27	-0.27
redetermin :	0.16	-0.16
redetermin notic	0.17	-0.17
redetermin request	0.36	-0.36
redfern	0.21	-0.21
reduc * the	0.58	-0.58
reduc or	0.17	-0.17
reduc paid	0.2	-0.2
reduc to	-0.92	0.92
reduction	-0.53	0.53
reduction * federal	1.15	-1.15
reduction allow	0.2	-0.2
reduction in	1.15	-1.15
reduction paid	0.34	-0.34
reduction pay	0.29	-0.29
reed	-0.17	0.17
ref :	0.6	-0.6
ref <n>	-0.44	0.44
refer	-1.63	1.63
refer * the	-0.32	0.32
refer to	-1.5	1.5
referenc	0.56	-0.56
referenc :	0.24	-0.24
referenc number	0.36	-0.36
referr	-0.87	0.87
referr doctor	1.18	-1.18
referr provider	-1.34	1.34
referr to	0.27	-0.27
referral	-1.24	1.24
referral * authoriz	-0.69	0.69
referral * file	-0.41	0.41
referral <n>	0.53	-0.53
referral authoriz	1.04	-1.04
referral from	-0.27	0.27
referral good	-0.91	0.91
referral is	-0.82	0.82
referral on	-0.4	0.4
referral or	-0.76	0.76
referral to	0.54	-0.54
referral va	0.49	-0.49
referral was	-0.54	0.54
reflex	-0.49	0.49
refraction	-0.67	0.67
refund	3.23	-3.23
refund <m>	0.39	-0.39
refund check	0.36	-0.36
refund due	0.22	-0.22
refund request	0.49	-0.49
refus	1.4	-1.4
refus * claim	0.56	-0.56
refus for	-1.08	1.08
refus the	-0.2	0.2
refus thi	1.66	-1.66
refusal	1.34	-1.34
refusal of	0.58	-0.58
regard	-0.57	0.57
regard * as	-0.53	0.53
regard as	-0.48	0.48
regard it	-0.53	0.53
regard the	0.19	-0.19
regardles	-0.7	0.7
regardles of	-0.27	0.27
regenc	0.58	-0.58
regenc bluecros	0.21	-0.21
region	0.7	-0.7
region <5>	0.39	-0.39
region <n>	0.42	-0.42
region the	-0.47	0.47
region treat	0.37	-0.37
region was	0.48	-0.48
regional contractor	-0.16	0.16
register	-0.88	0.88
register trademark	0.61	-0.61
register with	-0.71	0.71
registr	-0.74	0.74
registry	-0.35	0.35
regular	-2.01	2.01
rehab	-0.75	0.75
rehab <n>	0.34	-0.34
rehab potential	-0.77	0.77
rehabilit	1.38	-1.38
rehabilit <n>	-0.82	0.82
rehabilit and	0.18	-0.18
rehabilit visit	1.74	-1.74
reimburs	1.95	-1.95
reimburs * the	0.82	-0.82
reimburs policy	0.27	-0.27
reimburs the	1.85	-1.85
reimburs was	0.7	-0.7
reinstat	0.31	-0.31
reject * the	-0.66	0.66
reject at	-0.66	0.66
reject batch	-0.53	0.53
rel	0.92	-0.92
rel spous	0.29	-0.29
relat	-0.72	0.72
relat * the	-0.35	0.35
relationship	0.31	-0.31
relationship :	0.45	-0.45
relationship self	0.29	-0.29
relationship to	0.18	-0.18
relativ	-1.09	1.09
releas	1.85	-1.85
releas * the	0.58	-0.58
releas on	0.62	-0.62
releas the	0.17	-0.17
releas was	-0.21	0.21
rely	0.22	-0.22
rem	0.33	-0.33
rem :	0.3	-0.3
remain	-1.05	1.05
remain deny	-1.1	1.1
remark * adjust	0.6	-0.6
remark * reason	0.33	-0.33
remark :	-0.22	0.22
remark <d>	0.22	-0.22
remark <n>	-0.29	0.29
remark and	0.87	-0.87
remark code	0.44	-0.44
remark m	-0.84	0.84
remark ma	0.75	-0.75
remedy	0.91	-0.91
remedy exist	0.46	-0.46
remedy under	0.25	-0.25
reminder	-0.32	0.32
remit	-0.57	0.57
remit * <n>	-0.81	0.81
remit date	0.55	-0.55
remit of	-0.81	0.81
remitt	1.37	-1.37
remittanc	1.53	-1.53
remittanc * <month>	-0.37	0.37
remittanc :	0.21	-0.21
remittanc <n>	0.48	-0.48
remittanc advic	0.8	-0.8
remittanc and	0.36	-0.36
remittanc date	0.34	-0.34
remittanc of	-0.21	0.21
remittanc was	0.59	-0.59
removal	-1.97	1.97
removal * skin	0.72	-0.72
removal of	-1.45	1.45
rend	1.1	-1.1
render	-1.04	1.04
render :	1.53	-1.53
render chiropractic	0.17	-0.17
render npi	-0.33	0.33
render on	0.77	-0.77
render provider	-1.56	1.56
renew	-0.54	0.54
renewal	-0.46	0.46
renner	0.55	-0.55
rent	-1.29	1.29
rental	-1.38	1.38
rental for	0.37	-0.37
rental month	-0.44	0.44
reopen	0.82	-0.82
reopen the	0.54	-0.54
rep	0.53	-0.53
rep say	1.12	-1.12
repaid	1.34	-1.34
repair	0.21	-0.21
repair of	0.77	-0.77
repay	2.37	-2.37
repay of	0.78	-0.78
repeat	-1.79	1.79
repeat * same	0.62	-0.62
repeat submission	-0.6	0.6
repetitiv	0.79	-0.79
repetitiv exercis	0.88	-0.88
replac	1.04	-1.04
replac claim	-0.21	0.21
replac on	0.96	-0.96
replac the	1.22	-1.22
reply	0.18	-0.18
reply to	-0.19	0.19
report	0.64	-0.64
report * <d>	0.27	-0.27
report * <month>	0.93	-0.93
report * <n>	0.51	-0.51
report * a	-0.31	0.31
report * injury	1.15	-1.15
report * may	-0.78	0.78
report * show	0.26	-0.26
report * the	-2.19	2.19
report * us	-0.18	0.18
report * will	0.78	-0.78
report * you	-0.56	0.56
report * your	0.32	-0.32
report <n>	0.89	-0.89
report and	0.55	-0.55
report as	-0.78	0.78
report befor	-0.29	0.29
report by	0.32	-0.32
report cover	-0.39	0.39
report date	0.35	-0.35
report doe	-0.37	0.37
report due	-0.68	0.68
report for	-0.48	0.48
report from	1.95	-1.95
report has	-0.8	0.8
report if	0.39	-0.39
report in	-0.8	0.8
report is	0.59	-0.59
report it	-0.59	0.59
report of	-0.51	0.51
report on	0.33	-0.33
report pain	0.4	-0.4
report show	0.9	-0.9
report that	-0.53	0.53
report the	0.3	-0.3
report was	0.31	-0.31
report with	0.41	-0.41
report within	-0.3	0.3
report you	-0.22	0.22
representativ	0.34	-0.34
representativ may	0.56	-0.56
representativ of	0.4	-0.4
representativ or	0.3	-0.3
repric	-1.25	1.25
reprocess	0.86	-0.86
request	0.79	-0.79
request * :	0.27	-0.27
request * <month>	-1.01	1.01
request * <n>	-0.43	0.43
request * a	0.98	-0.98
request * accept	0.21	-0.21
request * authoriz	-0.84	0.84
request * deny	-0.45	0.45
request * medical	0.36	-0.36
request * more	0.26	-0.26
request * no	1.31	-1.31
request * not	-0.75	0.75
request * reconsider	0.98	-0.98
request * record	0.73	-0.73
request * review	-0.42	0.42
request * second	0.31	-0.31
request * the	0.27	-0.27
request * thi	0.43	-0.43
request * we	0.81	-0.81
request * you	1	-1
request :	0.44	-0.44
request <m>	0.19	-0.19
request <n>	-0.63	0.63
request ?	0.68	-0.68
request a	0.51	-0.51
request and	0.52	-0.52
request are	0.33	-0.33
request becaus	-0.89	0.89
request came	-0.85	0.85
request cannot	1.44	-1.44
request date	0.22	-0.22
request did	-0.7	0.7
request doe	-1.1	1.1
request first	1.14	-1.14
request for	1.22	-1.22
request has	1.13	-1.13
request in	-0.67	0.67
request is	0.31	-0.31
request may	0.62	-0.62
request must	0.67	-0.67
request no	0.18	-0.18
request number	0.75	-0.75
request of	-1.65	1.65
request only	0.22	-0.22
request provider	0.24	-0.24
request reconsider	0.21	-0.21
request so	-1.21	1.21
request that	1.54	-1.54
request the	-0.4	0.4
request to	0.25	-0.25
request under	-0.22	0.22
request was	-0.58	0.58
request we	-0.16	0.16
request will	0.57	-0.57
request within	0.41	-0.41
requir	-2.55	2.55
requir * adjudicat	-0.24	0.24
requir * the	-0.55	0.55
requir a	1.02	-1.02
requir and	-0.6	0.6
requir another	0.44	-0.44
requir befor	0.7	-0.7
requir for	-0.86	0.86
requir in	1.02	-1.02
requir modifier	-1.46	1.46
requir on	-0.55	0.55
requir prior	1.08	-1.08
requir that	-1.06	1.06
requir to	-0.59	0.59
requisition	-0.69	0.69
rerun	-1.37	1.37
rescind	0.98	-0.98
resend	-1.05	1.05
resent	-0.54	0.54
reserv company	0.24	-0.24
resident	-0.28	0.28
resolution	0.78	-0.78
resolution unit	0.19	-0.19
resolv	-0.28	0.28
resolv and	-0.62	0.62
resort	0.26	-0.26
resp	0.54	-0.54
resp <m>	0.24	-0.24
resp <n>	0.24	-0.24
respiratory	-0.28	0.28
respond	0.98	-0.98
respons	-0.31	0.31
respons * your	-0.25	0.25
responsibility	0.16	-0.16
responsibility * the	0.28	-0.28
responsibility <m>	-0.16	0.16
responsibl	0.99	-0.99
responsibl * pay	-0.73	0.73
responsibl * the	1.11	-1.11
responsibl * these	0.35	-0.35
responsibl * thi	0.94	-0.94
responsibl for	0.94	-0.94
rest	-0.55	0.55
rest * the	0.88	-0.88
rest is	-0.61	0.61
rest of	-0.51	0.51
rest on	0.34	-0.34
restitution	1.12	-1.12
restitution of	1.12	-1.12
restor	1.78	-1.78
restrict	-0.99	0.99
restriction	0.61	-0.61
restriction * thi	0.68	-0.68
restriction for	0.54	-0.54
resubmission	-1.31	1.31
resubmit	1.31	-1.31
resubmit * the	-0.64	0.64
resubmit with	0.91	-0.91
result	0.47	-0.47
result * the	0.46	-0.46
result * your	0.17	-0.17
result :	0.88	-0.88
result <n>	0.19	-0.19
result and	0.71	-0.71
result claim	-0.52	0.52
result in	0.41	-0.41
result of	1.09	-1.09
result that	0.49	-0.49
result would	-0.24	0.24
retir	-1.51	1.51
retir * <month>	-0.62	0.62
retir * the	-0.31	0.31
retir and	-0.76	0.76
retir at	-0.52	0.52
retir in	-0.45	0.45
retir incom	0.2	-0.2
retir on	0.46	-0.46
retire	-1.06	1.06
retire plan	-0.88	0.88
retro	-1.78	1.78
retro request	-0.86	0.86
retroactiv	0.44	-0.44
return	0.38	-0.38
return * bill	0.87	-0.87
return * check	0.46	-0.46
return * money	0.16	-0.16
return by	-0.93	0.93
return it	1.06	-1.06
return the	1.74	-1.74
return thi	0.53	-0.53
return to	-0.23	0.23
rev	0.48	-0.48
rev <n>	0.64	-0.64
revalid	-0.67	0.67
revenu	-0.78	0.78
revenu code	-0.57	0.57
revers	0.99	-0.99
revers * earlier	0.91	-0.91
revers * the	-0.34	0.34
revers and	0.17	-0.17
revers our	1.2	-1.2
revers ourselv	0.73	-0.73
revers the	1.49	-1.49
reversal	-0.55	0.55
review	0.52	-0.52
review * <n>	0.74	-0.74
review * a	0.67	-0.67
review * appeal	-1.06	1.06
review * behalf	0.5	-0.5
review * case	0.81	-0.81
review * claim	0.98	-0.98
review * may	-0.31	0.31
review * need	-0.98	0.98
review * paid	1.04	-1.04
review * record	0.32	-0.32
review * request	0.41	-0.41
review * the	2.25	-2.25
review * thi	0.64	-0.64
review * us	0.23	-0.23
review * your	-0.93	0.93
review :	0.16	-0.16
review <n>	-0.21	0.21
review all	-0.79	0.79
review and	1.55	-1.55
review are	0.78	-0.78
review at	0.21	-0.21
review befor	-0.87	0.87
review can	1.32	-1.32
review date	0.44	-0.44
review decision	0.37	-0.37
review entity	0.62	-0.62
review for	0.42	-0.42
review form	0.52	-0.52
review found	1.32	-1.32
review has	0.37	-0.37
review in	0.19	-0.19
review inc	0.18	-0.18
review is	1.23	-1.23
review it	0.29	-0.29
review letter	-0.33	0.33
review look	0.97	-0.97
review may	0.6	-0.6
review must	0.33	-0.33
review no	-1.27	1.27
review of	0.5	-0.5
review on	1.44	-1.44
review organiz	0.8	-0.8
review our	0.17	-0.17
review p	0.21	-0.21
review plan	-0.57	0.57
review po	0.47	-0.47
review request	0.49	-0.49
review take	0.7	-0.7
review that	-0.38	0.38
review the	0.32	-0.32
review thi	-0.5	0.5
review under	-1.39	1.39
review unit	0.22	-0.22
review vendor	-0.28	0.28
review was	0.38	-0.38
review we	-0.64	0.64
review within	0.84	-0.84
review your	-0.57	0.57
reviewer	0.95	-0.95
reviewer * a	0.85	-0.85
reviewer * board	0.17	-0.17
reviewer * licens	-0.56	0.56
reviewer :	-0.65	0.65
reviewer a	1.12	-1.12
reviewer and	0.48	-0.48
reviewer board	-1.06	1.06
reviewer call	0.98	-0.98
reviewer could	-0.94	0.94
reviewer felt	-0.82	0.82
reviewer find	0.33	-0.33
reviewer has	0.78	-0.78
reviewer is	1.38	-1.38
reviewer opinion	-0.41	0.41
reviewer read	0.81	-0.81
reviewer was	0.72	-0.72
revis	1.26	-1.26
revision history	0.16	-0.16
reye	0.64	-0.64
rfa	0.22	-0.22
ri	-0.45	0.45
ri <n>	-0.47	0.47
rich	-0.77	0.77
rich plasma	-0.77	0.77
ride along	-0.7	0.7
rider	0.25	-0.25
ridge	0.91	-0.91
ridge chiropractic	0.2	-0.2
ridge physical	0.23	-0.23
right	1.11	-1.11
right * a	0.67	-0.67
right * afford	0.52	-0.52
right * appeal	0.39	-0.39
right * the	1.58	-1.58
right about	0.35	-0.35
right and	0.26	-0.26
right are	0.57	-0.57
right knee	1.24	-1.24
right law	1.11	-1.11
right of	1.43	-1.43
right one	-0.4	0.4
right rotator	0.22	-0.22
right shoulder	-1.44	1.44
right to	0.55	-0.55
right under	0.87	-0.87
right wrist	0.49	-0.49
ring	-0.63	0.63
rio	0.47	-0.47
risk	-0.45	0.45
risk of	0.48	-0.48
river	1.31	-1.31
river chiropractic	0.17	-0.17
river famy	0.17	-0.17
river pallet	0.18	-0.18
river physical	0.19	-0.19
riverbend	0.73	-0.73
rmk	0.65	-0.65
rmk n	0.43	-0.43
rn	0.66	-0.66
rn <n>	0.49	-0.49
road townzip	0.18	-0.18
rock	-0.8	0.8
rocky	0.36	-0.36
rocky mountain	0.36	-0.36
roderick	-0.39	0.39
roland	-0.44	0.44
roll	-0.79	0.79
roll into	-0.52	0.52
room	-1.64	1.64
room for	-0.21	0.21
root	-1.79	1.79
root contact	-1	1
rosali	0.16	-0.16
rosalind okonjo	-0.38	0.38
rosamund	0.31	-0.31
rose	0.87	-0.87
rose from	0.52	-0.52
roster	0.5	-0.5
rot	0.31	-0.31
rotator	0.6	-0.6
rotator cuff	0.6	-0.6
round	0.49	-0.49
round <n>	1.36	-1.36
rourk	0.23	-0.23
route	-0.95	0.95
route <n>	-0.52	0.52
routin	-1.3	1.3
routin exam	0.94	-0.94
routin foot	-1.02	1.02
routin physical	-0.69	0.69
row	-1.23	1.23
row <n>	-1.19	1.19
rowan	0.19	-0.19
rr <n>	0.42	-0.42
rsn <d>	-0.66	0.66
rsn <n>	0.31	-0.31
rsn rmk	0.72	-0.72
rt	-0.86	0.86
rt <n>	0.43	-0.43
rubber	-0.37	0.37
rufu	0.23	-0.23
ruiz	0.52	-0.52
ruiz np	0.38	-0.38
rul	1.06	-1.06
rule	0.51	-0.51
rule * <n>	-0.55	0.55
rule * our	0.45	-0.45
rule * the	0.77	-0.77
rule * used	0.18	-0.18
rule * we	0.41	-0.41
rule :	-0.58	0.58
rule <n>	-1.96	1.96
rule and	0.57	-0.57
rule not	-0.47	0.47
rule put	-0.27	0.27
rule requir	-0.21	0.21
rule say	0.44	-0.44
rule the	0.86	-0.86
rule was	1.63	-1.63
ruled * the	-0.35	0.35
ruled for	0.17	-0.17
run * <n>	-0.5	0.5
run * a	0.32	-0.32
run * us	-0.38	0.38
run <d>	0.17	-0.17
run <n>	-0.34	0.34
run by	0.54	-0.54
run date	0.16	-0.16
run for	-0.48	0.48
run from	0.21	-0.21
run it	-0.7	0.7
run its	-0.43	0.43
run on	0.27	-0.27
run the	-0.35	0.35
run to	0.45	-0.45
rung	-0.26	0.26
runn	-0.54	0.54
rupert	-0.31	0.31
rutherford	0.33	-0.33
rv	-0.48	0.48
rx	-0.83	0.83
rx <n>	0.42	-0.42
s	0.36	-0.36
s * denial	0.17	-0.17
s * servic	0.45	-0.45
s <n>	1.49	-1.49
s for	0.27	-0.27
s of	0.73	-0.73
s offic	0.24	-0.24
sa	0.33	-0.33
sa <n>	0.33	-0.33
saf	-0.77	0.77
safe and	0.17	-0.17
saguaro	0.38	-0.38
saguaro bend	0.17	-0.17
said * the	0.43	-0.43
said no	0.76	-0.76
said that	0.7	-0.7
said the	-0.32	0.32
said yes	-0.57	0.57
same	-2.32	2.32
same * <month>	0.22	-0.22
same * the	-0.4	0.4
same afternoon	-0.33	0.33
same and	0.56	-0.56
same as	-0.93	0.93
same bill	-1.36	1.36
same body	-0.43	0.43
same claim	-0.76	0.76
same code	-0.3	0.3
same date	0.3	-0.3
same day	-0.31	0.31
same denial	0.2	-0.2
same doctor	-0.41	0.41
same dos	-0.64	0.64
same evalu	0.16	-0.16
same exercis	0.41	-0.41
same fifteen	-0.27	0.27
same flu	-0.46	0.46
same four	-0.52	0.52
same goal	-0.96	0.96
same hour	-0.45	0.45
same job	-0.3	0.3
same member	0.54	-0.54
same morn	-0.35	0.35
same on	-0.35	0.35
same pain	-0.4	0.4
same part	0.72	-0.72
same patient	-0.62	0.62
same procedur	0.84	-0.84
same provider	-1.24	1.24
same region	-1.35	1.35
same servic	-3.13	3.13
same session	-0.45	0.45
same specialty	-0.46	0.46
same therapist	-0.29	0.29
same thing	-0.56	0.56
same visit	-0.67	0.67
same week	-0.25	0.25
same weight	0.41	-0.41
same word	-0.78	0.78
sampl	0.35	-0.35
sampl went	-0.54	0.54
sandhill	0.16	-0.16
sandoval	0.2	-0.2
saoirs	0.51	-0.51
saskia	0.21	-0.21
sat	-1.44	1.44
satisfy	0.6	-0.6
satisfy ?	0.18	-0.18
sato	0.16	-0.16
sav	0.23	-0.23
save	-0.32	0.32
save for	-0.26	0.26
saw	-0.77	0.77
saw * member	-0.3	0.3
saw * patient	-0.72	0.72
saw a	-0.26	0.26
saw her	-0.35	0.35
say	-1.07	1.07
say * claim	0.33	-0.33
say * it	0.75	-0.75
say * the	2.55	-2.55
say * you	-0.24	0.24
say <m>	-1.49	1.49
say <n>	-0.64	0.64
say he	-0.58	0.58
say how	0.39	-0.39
say it	-0.34	0.34
say more	-1.16	1.16
say no	1.63	-1.63
say on	-0.28	0.28
say only	-0.68	0.68
say otherwis	0.23	-0.23
say same	-0.95	0.95
say self	-0.49	0.49
say she	-0.37	0.37
say that	1.85	-1.85
say the	-1.85	1.85
say they	1.28	-1.28
say thi	0.67	-0.67
say what	0.96	-0.96
say which	-0.72	0.72
say who	-0.87	0.87
say why	-0.16	0.16
say yes	0.82	-0.82
say you	-0.53	0.53
sb	-0.32	0.32
sb <n>	-0.38	0.38
sbr	0.9	-0.9
sbr <n>	0.9	-0.9
sc	0.42	-0.42
sc <n>	0.16	-0.16
scale	-0.26	0.26
scan	-1.75	1.75
scan was	-0.43	0.43
scann	-0.53	0.53
scanner	-0.81	0.81
scar	-0.49	0.49
sched	-0.47	0.47
sched reduction	-0.73	0.73
schedul	0.25	-0.25
schedul * the	0.86	-0.86
schedul :	0.24	-0.24
schedul adjust	0.65	-0.65
schedul allowanc	0.74	-0.74
schedul amount	-0.63	0.63
schedul maximum	0.84	-0.84
schedul of	-0.26	0.26
schedul or	0.47	-0.47
scheduler	-0.19	0.19
school	-0.76	0.76
school district	0.6	-0.6
scioto	0.27	-0.27
scooter	-0.92	0.92
scope	-0.94	0.94
scor	0.47	-0.47
scor are	-1.12	1.12
scor from	1.59	-1.59
scor have	-0.82	0.82
scor that	-0.79	0.79
score	-0.28	0.28
score * <n>	-0.37	0.37
score <n>	-0.32	0.32
score has	0.51	-0.51
score of	-0.5	0.5
score was	0.61	-0.61
screen	-1.22	1.22
screen is	-0.59	0.59
screen print	0.18	-0.18
screen was	0.38	-0.38
script	0.23	-0.23
script pdp	0.2	-0.2
se a	-0.5	0.5
search	-0.42	0.42
search :	-0.52	0.52
search claim	0.17	-0.17
search result	-0.42	0.42
season	-0.51	0.51
seat	-0.39	0.39
second	-0.7	0.7
second * later	-0.38	0.38
second * the	0.59	-0.59
second * third	0.16	-0.16
second and	0.43	-0.43
second appeal	0.25	-0.25
second claim	-0.18	0.18
second copy	-1.45	1.45
second in	-0.51	0.51
second is	-0.64	0.64
second level	1.43	-1.43
second look	0.59	-0.59
second one	-0.66	0.66
second page	-0.34	0.34
second pay	-0.73	0.73
second request	0.42	-0.42
second review	1.27	-1.27
second time	-1.04	1.04
secondary	0.48	-0.48
secondary bill	-0.41	0.41
secondary pay	0.44	-0.44
secondary payer	0.65	-0.65
section	-0.19	0.19
section <m>	0.99	-0.99
section <n>	-0.33	0.33
section b	-0.38	0.38
security number	-0.5	0.5
see	-1.45	1.45
see * last	0.67	-0.67
see * plan	0.51	-0.51
see * provider	0.32	-0.32
see * specialist	0.93	-0.93
see <n>	0.41	-0.41
see a	0.69	-0.69
see attach	-1.1	1.1
see below	0.17	-0.17
see claim	0.55	-0.55
see date	0.54	-0.54
see deduct	0.25	-0.25
see earlier	-1.37	1.37
see it	-0.76	0.76
see letter	-1.57	1.57
see note	-0.5	0.5
see our	-1.35	1.35
see page	-0.26	0.26
see plan	-0.37	0.37
see remark	-0.71	0.71
see remit	-0.73	0.73
see section	1.23	-1.23
see servic	0.38	-0.38
see that	-1.24	1.24
see the	1.65	-1.65
see what	0.86	-0.86
see whether	0.18	-0.18
see your	0.25	-0.25
seek	1.57	-1.57
seek judicial	0.34	-0.34
seek restitution	1.12	-1.12
seem	-1.33	1.33
seem * have	-0.58	0.58
seem to	-0.68	0.68
seen	-0.72	0.72
seen * :	0.53	-0.53
seen * <n>	-0.69	0.69
seen * a	-0.6	0.6
seen <n>	-0.99	0.99
seen by	-0.36	0.36
seen here	-0.27	0.27
seen in	-0.33	0.33
seen on	-0.45	0.45
seen thi	-0.48	0.48
seg	0.46	-0.46
segmental	0.2	-0.2
select	-0.79	0.79
select * prepay	-0.72	0.72
select * review	-0.4	0.4
select for	-0.82	0.82
self * famy	0.16	-0.16
self care	-0.35	0.35
self fund	1.15	-1.15
self insur	0.8	-0.8
self pay	0.3	-0.3
self plu	0.44	-0.44
self referr	-1.04	1.04
send	1.07	-1.07
send * a	0.22	-0.22
send * again	0.55	-0.55
send * and	1.05	-1.05
send * appeal	0.18	-0.18
send * bill	-0.59	0.59
send * check	0.25	-0.25
send * claim	0.27	-0.27
send * correct	1.25	-1.25
send * first	-0.74	0.74
send * in	0.41	-0.41
send * initial	0.41	-0.41
send * letter	0.93	-0.93
send * new	1.14	-1.14
send * note	0.53	-0.53
send * offic	-0.98	0.98
send * record	0.67	-0.67
send * request	0.16	-0.16
send * second	0.23	-0.23
send * sign	-0.74	0.74
send * through	-0.24	0.24
send * to	-0.36	0.36
send * with	0.35	-0.35
send * written	0.21	-0.21
send :	0.45	-0.45
send a	0.77	-0.77
send again	-0.44	0.44
send both	-0.75	0.75
send for	0.51	-0.51
send form	0.17	-0.17
send her	-0.82	0.82
send in	0.82	-0.82
send its	0.93	-0.93
send more	0.18	-0.18
send one	0.49	-0.49
send our	0.24	-0.24
send record	0.8	-0.8
send them	0.29	-0.29
send these	0.23	-0.23
send thi	-0.74	0.74
send to	-1.03	1.03
send us	0.86	-0.86
send what	0.31	-0.31
send you	-0.24	0.24
send your	0.3	-0.3
senior	0.6	-0.6
sensory	-0.69	0.69
sensory integr	-0.69	0.69
sent	-0.7	0.7
sent * <d>	-0.46	0.46
sent * <month>	0.51	-0.51
sent * <n>	0.36	-0.36
sent * a	-0.3	0.3
sent * are	0.69	-0.69
sent * copy	0.22	-0.22
sent * fax	0.33	-0.33
sent * for	-0.44	0.44
sent * provider	0.37	-0.37
sent * the	0.7	-0.7
sent * time	0.54	-0.54
sent * to	-0.3	0.3
sent * too	-0.63	0.63
sent * us	-0.8	0.8
sent * you	1.75	-1.75
sent * your	0.41	-0.41
sent :	0.23	-0.23
sent <d>	0.3	-0.3
sent <m>	0.83	-0.83
sent <n>	-0.96	0.96
sent a	-0.33	0.33
sent and	1.05	-1.05
sent as	-0.79	0.79
sent at	0.37	-0.37
sent back	-0.65	0.65
sent befor	0.2	-0.2
sent by	0.71	-0.71
sent doe	-0.54	0.54
sent for	1.26	-1.26
sent her	-0.39	0.39
sent him	-0.27	0.27
sent in	-0.47	0.47
sent is	-0.55	0.55
sent it	-1.71	1.71
sent no	0.26	-0.26
sent on	0.53	-0.53
sent out	0.7	-0.7
sent show	0.41	-0.41
sent the	-0.85	0.85
sent them	-0.34	0.34
sent thi	-0.85	0.85
sent to	-0.6	0.6
sent two	-0.38	0.38
sent under	-0.52	0.52
sent us	-1.11	1.11
sent was	-0.35	0.35
sent we	1.05	-1.05
sent within	-0.67	0.67
sent without	-0.56	0.56
sent you	0.91	-0.91
sent your	0.38	-0.38
sentara	0.39	-0.39
sentara health	0.28	-0.28
sentenc	-0.48	0.48
sentence after::	1.12	-1.12
sentence after:<5>	-0.24	0.24
sentence after:<m>	0.65	-0.65
sentence after:<n>	0.7	-0.7
sentence after:?	1.43	-1.43
sentence after:abduction	0.63	-0.63
sentence after:abernathy	0.49	-0.49
sentence after:abernethy	0.24	-0.24
sentence after:able	-0.55	0.55
sentence after:about	2.55	-2.55
sentence after:above	0.6	-0.6
sentence after:absent	2.13	-2.13
sentence after:accept	1.99	-1.99
sentence after:acceptabl	-1.19	1.19
sentence after:acceptanc	0.41	-0.41
sentence after:acces	-0.95	0.95
sentence after:accident	0.29	-0.29
sentence after:accord	-0.38	0.38
sentence after:account	1.13	-1.13
sentence after:acct	0.72	-0.72
sentence after:acheb	0.75	-0.75
sentence after:achterberg	0.69	-0.69
sentence after:act	0.28	-0.28
sentence after:action	0.86	-0.86
sentence after:activ	1.53	-1.53
sentence after:acute	0.18	-0.18
sentence after:add	-0.37	0.37
sentence after:added	0.76	-0.76
sentence after:additional	0.64	-0.64
sentence after:addres	0.68	-0.68
sentence after:adj	-0.37	0.37
sentence after:adjudic	1.19	-1.19
sentence after:adjust	-0.49	0.49
sentence after:adjuster	-0.39	0.39
sentence after:administr	-0.83	0.83
sentence after:administrativ	0.71	-0.71
sentence after:adult	-0.74	0.74
sentence after:advantag	0.87	-0.87
sentence after:advers	0.66	-0.66
sentence after:advic	0.54	-0.54
sentence after:aetna	0.9	-0.9
sentence after:affect	0.57	-0.57
sentence after:afford	-0.27	0.27
sentence after:after	0.3	-0.3
sentence after:afterward	0.3	-0.3
sentence after:again	-1.63	1.63
sentence after:against	1.26	-1.26
sentence after:age	-1.71	1.71
sentence after:agency	0.56	-0.56
sentence after:agent	0.22	-0.22
sentence after:agr	-0.56	0.56
sentence after:agre	0.7	-0.7
sentence after:aide	0.57	-0.57
sentence after:al	0.18	-0.18
sentence after:alert	-0.61	0.61
sentence after:alistair	0.17	-0.17
sentence after:all	-0.71	0.71
sentence after:allergy	0.25	-0.25
sentence after:allianc	0.25	-0.25
sentence after:allow	0.88	-0.88
sentence after:allowabl	-0.44	0.44
sentence after:allowanc	-1.55	1.55
sentence after:along	0.33	-0.33
sentence after:also	-0.28	0.28
sentence after:am	0.38	-0.38
sentence after:ambros	0.39	-0.39
sentence after:ambulatory	-1.21	1.21
sentence after:among	-0.25	0.25
sentence after:amount	1.15	-1.15
sentence after:amundsen	-1	1
sentence after:ankle	-0.51	0.51
sentence after:annelies	0.2	-0.2
sentence after:another	1.33	-1.33
sentence after:answer	0.39	-0.39
sentence after:anthem	0.88	-0.88
sentence after:any	-0.57	0.57
sentence after:anyon	0.35	-0.35
sentence after:anyth	0.37	-0.37
sentence after:apart	-0.45	0.45
sentence after:applicant	0.39	-0.39
sentence after:appoint	-0.66	0.66
sentence after:appropriat	-0.82	0.82
sentence after:approv	-0.33	0.33
sentence after:approval	-0.97	0.97
sentence after:arbitr	0.92	-0.92
sentence after:arm	-0.78	0.78
sentence after:arrang	1.13	-1.13
sentence after:arriv	-0.24	0.24
sentence after:articl	-0.75	0.75
sentence after:ash	1.2	-1.2
sentence after:ashgrov	-0.72	0.72
sentence after:ask	-0.77	0.77
sentence after:asked	-0.21	0.21
sentence after:assess	0.31	-0.31
sentence after:assign	-0.46	0.46
sentence after:assist	-0.19	0.19
sentence after:associat	0.24	-0.24
sentence after:assocy	0.19	-0.19
sentence after:attend	0.71	-0.71
sentence after:attest	0.41	-0.41
sentence after:attn	-0.48	0.48
sentence after:attorney	-0.3	0.3
sentence after:audit	0.33	-0.33
sentence after:augustin	0.41	-0.41
sentence after:auth	0.6	-0.6
sentence after:authoriz	0.18	-0.18
sentence after:auto	0.39	-0.39
sentence after:automobil	0.62	-0.62
sentence after:availabl	0.65	-0.65
sentence after:availity	0.51	-0.51
sentence after:axial	1.04	-1.04
sentence after:b	0.93	-0.93
sentence after:back	0.26	-0.26
sentence after:balanc	0.45	-0.45
sentence after:bank	0.57	-0.57
sentence after:baptist	0.16	-0.16
sentence after:based	0.8	-0.8
sentence after:basi	-0.4	0.4
sentence after:basic	-1.17	1.17
sentence after:basin	0.48	-0.48
sentence after:batch	0.51	-0.51
sentence after:beatrix	0.46	-0.46
sentence after:becaus	0.34	-0.34
sentence after:becom	-1.01	1.01
sentence after:been	0.5	-0.5
sentence after:befor	-0.93	0.93
sentence after:beforehand	-0.5	0.5
sentence after:began	-1.11	1.11
sentence after:begin	-0.69	0.69
sentence after:behalf	0.17	-0.17
sentence after:being	0.87	-0.87
sentence after:believ	-0.35	0.35
sentence after:belong	-0.91	0.91
sentence after:below	2.29	-2.29
sentence after:bend	1.21	-1.21
sentence after:beneficiary	0.41	-0.41
sentence after:benefit	-0.68	0.68
sentence after:better	0.45	-0.45
sentence after:between	1.09	-1.09
sentence after:beyond	1.33	-1.33
sentence after:bind	0.6	-0.6
sentence after:birth	1.09	-1.09
sentence after:bladder	0.26	-0.26
sentence after:blank	-0.73	0.73
sentence after:blue	0.87	-0.87
sentence after:bluecros	0.34	-0.34
sentence after:bluegras	0.18	-0.18
sentence after:blueshield	0.33	-0.33
sentence after:board	-0.43	0.43
sentence after:body	-0.68	0.68
sentence after:book	-0.46	0.46
sentence after:booklet	-0.67	0.67
sentence after:born	0.68	-0.68
sentence after:both	-0.18	0.18
sentence after:bowel	0.49	-0.49
sentence after:box	1.02	-1.02
sentence after:br	0.26	-0.26
sentence after:bram	-0.55	0.55
sentence after:brandt	0.21	-0.21
sentence after:brandvold	0.35	-0.35
sentence after:brannigan	0.16	-0.16
sentence after:breath	0.33	-0.33
sentence after:bring	1.04	-1.04
sentence after:brochur	-1.53	1.53
sentence after:bulletin	-0.59	0.59
sentence after:bundl	1.68	-1.68
sentence after:busines	0.88	-0.88
sentence after:but	-1.39	1.39
sentence after:ca	0.65	-0.65
sentence after:cabinet	0.48	-0.48
sentence after:calendar	0.51	-0.51
sentence after:call	1.36	-1.36
sentence after:calliop	-0.82	0.82
sentence after:calloway	0.49	-0.49
sentence after:came	1.43	-1.43
sentence after:can	-0.73	0.73
sentence after:cane	0.22	-0.22
sentence after:cannot	-0.4	0.4
sentence after:cant	-0.53	0.53
sentence after:cap	0.22	-0.22
sentence after:capacity	-0.8	0.8
sentence after:carc	-1.88	1.88
sentence after:card	1.09	-1.09
sentence after:care	0.55	-0.55
sentence after:carefirst	0.17	-0.17
sentence after:carelon	-1.18	1.18
sentence after:carolina	0.18	-0.18
sentence after:carrier	0.33	-0.33
sentence after:carry	0.96	-0.96
sentence after:cascad	0.16	-0.16
sentence after:case	0.66	-0.66
sentence after:casimir	0.2	-0.2
sentence after:castellano	0.38	-0.38
sentence after:catastrophic	0.21	-0.21
sentence after:cause	-0.46	0.46
sentence after:ccn	-0.44	0.44
sentence after:ccr	0.69	-0.69
sentence after:cd	0.32	-0.32
sentence after:cedar	0.2	-0.2
sentence after:center	1.3	-1.3
sentence after:certain	-0.83	0.83
sentence after:certific	-0.36	0.36
sentence after:certificat	1.14	-1.14
sentence after:certify	-0.47	0.47
sentence after:cervical	0.43	-0.43
sentence after:cfr	-0.71	0.71
sentence after:cg	0.16	-0.16
sentence after:ch	0.69	-0.69
sentence after:chair	0.4	-0.4
sentence after:chang	0.9	-0.9
sentence after:chapter	-0.22	0.22
sentence after:charg	-0.45	0.45
sentence after:chart	1.22	-1.22
sentence after:chat	0.42	-0.42
sentence after:check	0.25	-0.25
sentence after:chg	0.29	-0.29
sentence after:children	-0.71	0.71
sentence after:chiropractic	-0.77	0.77
sentence after:choic	0.32	-0.32
sentence after:choos	0.56	-0.56
sentence after:chosen	0.28	-0.28
sentence after:chronic	-0.27	0.27
sentence after:cht	0.17	-0.17
sentence after:cigna	-0.31	0.31
sentence after:city	0.16	-0.16
sentence after:civil	0.3	-0.3
sentence after:claim	0.34	-0.34
sentence after:claimant	0.46	-0.46
sentence after:clear	0.51	-0.51
sentence after:clearinghous	0.86	-0.86
sentence after:climb	-0.23	0.23
sentence after:clinical	0.63	-0.63
sentence after:clm	0.32	-0.32
sentence after:clos	-1.2	1.2
sentence after:cms	0.64	-0.64
sentence after:co	0.76	-0.76
sentence after:cobra	-0.94	0.94
sentence after:cod	0.96	-0.96
sentence after:coder	0.33	-0.33
sentence after:coin	0.45	-0.45
sentence after:coinsuranc	0.8	-0.8
sentence after:cold	1.02	-1.02
sentence after:collection	0.54	-0.54
sentence after:column	0.53	-0.53
sentence after:com	0.57	-0.57
sentence after:combin	-0.45	0.45
sentence after:come	0.56	-0.56
sentence after:committe	0.22	-0.22
sentence after:company	1.11	-1.11
sentence after:compar	0.28	-0.28
sentence after:compatibl	0.84	-0.84
sentence after:compens	0.6	-0.6
sentence after:complaint	0.63	-0.63
sentence after:complet	0.8	-0.8
sentence after:component	1.05	-1.05
sentence after:concern	0.26	-0.26
sentence after:conclud	0.94	-0.94
sentence after:conclusion	0.25	-0.25
sentence after:condition	-0.63	0.63
sentence after:confirm	0.57	-0.57
sentence after:conservativ	-0.4	0.4
sentence after:consider	-0.23	0.23
sentence after:consult	0.68	-0.68
sentence after:consumer	0.19	-0.19
sentence after:cont	0.24	-0.24
sentence after:contact	-0.78	0.78
sentence after:contain	-0.25	0.25
sentence after:contest	0.33	-0.33
sentence after:continu	-0.97	0.97
sentence after:contract	0.61	-0.61
sentence after:contractor	-1.21	1.21
sentence after:contractual	1.22	-1.22
sentence after:contrast	0.29	-0.29
sentence after:control	0.91	-0.91
sentence after:controll	0.44	-0.44
sentence after:cooperativ	0.42	-0.42
sentence after:coordin	1.04	-1.04
sentence after:copay	1.89	-1.89
sentence after:cordelia	0.18	-0.18
sentence after:corneliu	0.24	-0.24
sentence after:correct	0.36	-0.36
sentence after:could	1.18	-1.18
sentence after:count	-0.43	0.43
sentence after:county	0.25	-0.25
sentence after:cours	-0.69	0.69
sentence after:court	0.29	-0.29
sentence after:cover	-0.43	0.43
sentence after:coverag	-0.58	0.58
sentence after:cp	-1.3	1.3
sentence after:cpg	1.09	-1.09
sentence after:cpt	1.11	-1.11
sentence after:credit	0.36	-0.36
sentence after:creek	0.29	-0.29
sentence after:criteria	-0.37	0.37
sentence after:cros	0.41	-0.41
sentence after:cross	0.17	-0.17
sentence after:crossover	0.51	-0.51
sentence after:csr	0.24	-0.24
sentence after:ct	0.18	-0.18
sentence after:cuff	0.21	-0.21
sentence after:curty	0.2	-0.2
sentence after:customer	1.3	-1.3
sentence after:cut	0.8	-0.8
sentence after:d	0.64	-0.64
sentence after:daily	-0.44	0.44
sentence after:dashiell	0.24	-0.24
sentence after:date	0.63	-0.63
sentence after:dated	0.52	-0.52
sentence after:daughter	0.27	-0.27
sentence after:day	0.16	-0.16
sentence after:dc	2.1	-2.1
sentence after:de	0.44	-0.44
sentence after:deactivat	0.73	-0.73
sentence after:deadlin	-1.06	1.06
sentence after:dean	0.19	-0.19
sentence after:decid	2.21	-2.21
sentence after:decision	0.48	-0.48
sentence after:decompression	-0.45	0.45
sentence after:deduct	0.62	-0.62
sentence after:deductibl	1.25	-1.25
sentence after:deem	1.35	-1.35
sentence after:deer	-0.31	0.31
sentence after:deficit	0.29	-0.29
sentence after:defin	1.55	-1.55
sentence after:definition	0.59	-0.59
sentence after:deg	0.46	-0.46
sentence after:degr	1.12	-1.12
sentence after:delacroix	0.17	-0.17
sentence after:delay	1.77	-1.77
sentence after:deliver	0.16	-0.16
sentence after:delivery	0.8	-0.8
sentence after:delphin	0.4	-0.4
sentence after:demand	0.73	-0.73
sentence after:denial	0.93	-0.93
sentence after:dental	0.31	-0.31
sentence after:deny	0.66	-0.66
sentence after:dependent	1.12	-1.12
sentence after:describ	-0.73	0.73
sentence after:description	1.32	-1.32
sentence after:desk	1.04	-1.04
sentence after:desmond	0.5	-0.5
sentence after:detach	0.62	-0.62
sentence after:detail	-0.98	0.98
sentence after:determin	0.4	-0.4
sentence after:developmental	0.17	-0.17
sentence after:devic	1.18	-1.18
sentence after:dh	0.17	-0.17
sentence after:diabet	0.16	-0.16
sentence after:diagnos	0.42	-0.42
sentence after:diagnosy	0.19	-0.19
sentence after:diaz	0.17	-0.17
sentence after:did	-0.19	0.19
sentence after:differenc	1.41	-1.41
sentence after:different	0.43	-0.43
sentence after:direct	1.07	-1.07
sentence after:director	-1.02	1.02
sentence after:disability	0.64	-0.64
sentence after:disc	0.67	-0.67
sentence after:discount	1.04	-1.04
sentence after:diseas	-0.3	0.3
sentence after:dismis	0.59	-0.59
sentence after:dismiss	0.22	-0.22
sentence after:dismissal	0.51	-0.51
sentence after:disput	1.27	-1.27
sentence after:district	0.25	-0.25
sentence after:division	0.25	-0.25
sentence after:do	0.6	-0.6
sentence after:dob	0.58	-0.58
sentence after:doctor	0.2	-0.2
sentence after:docu	1.37	-1.37
sentence after:document	1.01	-1.01
sentence after:dod	0.64	-0.64
sentence after:doe	0.44	-0.44
sentence after:dollar	0.52	-0.52
sentence after:done	0.8	-0.8
sentence after:dorothea	-0.67	0.67
sentence after:dos	0.53	-0.53
sentence after:dose	0.24	-0.24
sentence after:down	0.38	-0.38
sentence after:dpt	1.08	-1.08
sentence after:dr	1.35	-1.35
sentence after:drop	0.51	-0.51
sentence after:drug	-0.4	0.4
sentence after:drummond	0.37	-0.37
sentence after:dry	0.43	-0.43
sentence after:duplicat	0.21	-0.21
sentence after:dur	-0.64	0.64
sentence after:duty	0.24	-0.24
sentence after:dv	1.39	-1.39
sentence after:dwc	0.38	-0.38
sentence after:dx	0.6	-0.6
sentence after:e	-0.87	0.87
sentence after:each	0.32	-0.32
sentence after:earlier	-0.2	0.2
sentence after:east	0.22	-0.22
sentence after:educ	0.28	-0.28
sentence after:effect	-0.79	0.79
sentence after:effectiv	-0.29	0.29
sentence after:eft	0.58	-0.58
sentence after:eg	0.4	-0.4
sentence after:eight	0.82	-0.82
sentence after:eighty	0.32	-0.32
sentence after:ein	0.17	-0.17
sentence after:either	-0.65	0.65
sentence after:elect	-0.95	0.95
sentence after:electrical	-0.32	0.32
sentence after:electronical	0.4	-0.4
sentence after:elev	-0.63	0.63
sentence after:eleven	-0.66	0.66
sentence after:eligibility	1.64	-1.64
sentence after:eligibl	1.3	-1.3
sentence after:else	0.3	-0.3
sentence after:emergency	-0.53	0.53
sentence after:employ	-0.49	0.49
sentence after:employe	0.89	-0.89
sentence after:employer	0.34	-0.34
sentence after:empty	1.06	-1.06
sentence after:enclos	-0.16	0.16
sentence after:end	0.63	-0.63
sentence after:ended	-0.74	0.74
sentence after:enough	-0.92	0.92
sentence after:enroll	-0.34	0.34
sentence after:enter	0.16	-0.16
sentence after:entir	0.72	-0.72
sentence after:entity	0.27	-0.27
sentence after:eob	0.32	-0.32
sentence after:eop	0.44	-0.44
sentence after:eor	0.47	-0.47
sentence after:erisa	0.81	-0.81
sentence after:error	-0.91	0.91
sentence after:esta	0.22	-0.22
sentence after:establish	1.27	-1.27
sentence after:este	0.22	-0.22
sentence after:evalu	0.64	-0.64
sentence after:even	-1.09	1.09
sentence after:evergreen	0.48	-0.48
sentence after:every	0.19	-0.19
sentence after:everyth	0.17	-0.17
sentence after:evicor	-1.04	1.04
sentence after:evidenc	0.17	-0.17
sentence after:ex	0.54	-0.54
sentence after:exact	0.8	-0.8
sentence after:examin	-0.16	0.16
sentence after:examiner	0.91	-0.91
sentence after:exampl	0.56	-0.56
sentence after:exc	0.39	-0.39
sentence after:exceed	-0.65	0.65
sentence after:except	0.93	-0.93
sentence after:excessiv	0.84	-0.84
sentence after:exclud	-0.84	0.84
sentence after:exclusion	-1.04	1.04
sentence after:exercis	1.12	-1.12
sentence after:exist	0.29	-0.29
sentence after:expect	0.87	-0.87
sentence after:expedit	0.24	-0.24
sentence after:expens	1.21	-1.21
sentence after:experimental	1.58	-1.58
sentence after:expir	1.07	-1.07
sentence after:explain	0.77	-0.77
sentence after:explan	-1.2	1.2
sentence after:explicit	0.33	-0.33
sentence after:ext	0.31	-0.31
sentence after:extend	-0.91	0.91
sentence after:extent	0.46	-0.46
sentence after:external	1.7	-1.7
sentence after:extra	0.43	-0.43
sentence after:extremity	-0.57	0.57
sentence after:eye	0.98	-0.98
sentence after:f	0.99	-0.99
sentence after:facility	-0.62	0.62
sentence after:facsimil	0.27	-0.27
sentence after:fact	-0.96	0.96
sentence after:fail	-0.25	0.25
sentence after:fair	0.27	-0.27
sentence after:fall	0.73	-0.73
sentence after:famy	-0.37	0.37
sentence after:far	-0.32	0.32
sentence after:farrow	0.34	-0.34
sentence after:fast	0.31	-0.31
sentence after:father	-1.1	1.1
sentence after:fatigu	0.32	-0.32
sentence after:fault	-0.62	0.62
sentence after:favor	0.16	-0.16
sentence after:fax	1.15	-1.15
sentence after:faxed	0.25	-0.25
sentence after:fee	-0.67	0.67
sentence after:feed	0.41	-0.41
sentence after:feet	1.07	-1.07
sentence after:fell	-0.2	0.2
sentence after:fep	0.84	-0.84
sentence after:fergu	-0.78	0.78
sentence after:fewer	-1.07	1.07
sentence after:fil	0.32	-0.32
sentence after:file	0.53	-0.53
sentence after:filed	-0.65	0.65
sentence after:fill	0.96	-0.96
sentence after:film	-0.69	0.69
sentence after:finaliz	0.62	-0.62
sentence after:financial	1.17	-1.17
sentence after:find	-1.14	1.14
sentence after:first	-0.62	0.62
sentence after:five	1.78	-1.78
sentence after:flat	-0.6	0.6
sentence after:flexion	1.02	-1.02
sentence after:flight	0.47	-0.47
sentence after:florian	0.17	-0.17
sentence after:florida	0.41	-0.41
sentence after:fnp	0.3	-0.3
sentence after:fontain	0.21	-0.21
sentence after:food	-0.8	0.8
sentence after:foot	0.68	-0.68
sentence after:force	0.45	-0.45
sentence after:fork	0.17	-0.17
sentence after:form	-0.23	0.23
sentence after:forty	0.26	-0.26
sentence after:forward	0.26	-0.26
sentence after:found	0.4	-0.4
sentence after:four	-0.57	0.57
sentence after:fourth	0.3	-0.3
sentence after:fractur	-0.26	0.26
sentence after:franklin	0.9	-0.9
sentence after:fraud	0.54	-0.54
sentence after:free	0.34	-0.34
sentence after:frequency	1.04	-1.04
sentence after:front	0.72	-0.72
sentence after:full	0.4	-0.4
sentence after:fully	0.59	-0.59
sentence after:function	-0.71	0.71
sentence after:functional	0.19	-0.19
sentence after:fund	0.38	-0.38
sentence after:g	1.65	-1.65
sentence after:gae	0.45	-0.45
sentence after:gain	-0.27	0.27
sentence after:geha	0.73	-0.73
sentence after:general	0.18	-0.18
sentence after:georgia	-0.93	0.93
sentence after:get	0.65	-0.65
sentence after:gett	-0.6	0.6
sentence after:gideon	0.59	-0.59
sentence after:giv	0.6	-0.6
sentence after:give	2.43	-2.43
sentence after:given	0.33	-0.33
sentence after:go	1	-1
sentence after:goal	1.56	-1.56
sentence after:going	0.21	-0.21
sentence after:gold	0.22	-0.22
sentence after:gone	-1.04	1.04
sentence after:good	0.29	-0.29
sentence after:got	0.91	-0.91
sentence after:gov	0.19	-0.19
sentence after:govern	0.51	-0.51
sentence after:gp	-0.67	0.67
sentence after:gr	0.18	-0.18
sentence after:grace	0.71	-0.71
sentence after:great	0.37	-0.37
sentence after:grievanc	0.24	-0.24
sentence after:grip	0.59	-0.59
sentence after:group	0.83	-0.83
sentence after:grove	0.17	-0.17
sentence after:grp	0.21	-0.21
sentence after:guide	-0.31	0.31
sentence after:guidelin	-0.88	0.88
sentence after:h	0.76	-0.76
sentence after:had	1.13	-1.13
sentence after:halvorsen	0.31	-0.31
sentence after:hand	0.66	-0.66
sentence after:handbook	-0.31	0.31
sentence after:harbor	0.29	-0.29
sentence after:harden	0.75	-0.75
sentence after:harm	1.44	-1.44
sentence after:has	0.85	-0.85
sentence after:have	-0.45	0.45
sentence after:hc	0.18	-0.18
sentence after:hcpc	0.18	-0.18
sentence after:he	1.66	-1.66
sentence after:head	0.33	-0.33
sentence after:health	1.22	-1.22
sentence after:healthcar	0.22	-0.22
sentence after:hear	0.7	-0.7
sentence after:heart	0.34	-0.34
sentence after:heel	0.33	-0.33
sentence after:held	0.89	-0.89
sentence after:help	0.17	-0.17
sentence after:henrietta	0.32	-0.32
sentence after:her	0.55	-0.55
sentence after:here	0.49	-0.49
sentence after:heron	0.27	-0.27
sentence after:high	0.22	-0.22
sentence after:higher	-0.52	0.52
sentence after:highmark	0.42	-0.42
sentence after:hill	0.36	-0.36
sentence after:him	1.25	-1.25
sentence after:hipaa	-0.91	0.91
sentence after:his	0.95	-0.95
sentence after:history	0.52	-0.52
sentence after:hl	0.18	-0.18
sentence after:hmo	1.01	-1.01
sentence after:hn	0.2	-0.2
sentence after:hold	0.52	-0.52
sentence after:holder	-0.35	0.35
sentence after:holiday	0.16	-0.16
sentence after:holly	0.32	-0.32
sentence after:home	0.74	-0.74
sentence after:hospital	-1.71	1.71
sentence after:hot	1.11	-1.11
sentence after:hour	0.34	-0.34
sentence after:however	0.23	-0.23
sentence after:hp	0.42	-0.42
sentence after:http	0.36	-0.36
sentence after:humana	0.77	-0.77
sentence after:hundr	0.52	-0.52
sentence after:hurt	0.18	-0.18
sentence after:husband	0.77	-0.77
sentence after:hyacinth	-0.51	0.51
sentence after:i	0.54	-0.54
sentence after:ibuprofen	1.3	-1.3
sentence after:icd	0.6	-0.6
sentence after:icn	0.46	-0.46
sentence after:id	1.42	-1.42
sentence after:identific	-0.61	0.61
sentence after:identifier	-1.27	1.27
sentence after:identity	-0.48	0.48
sentence after:if	2.07	-2.07
sentence after:ignatiu	-0.7	0.7
sentence after:ii	-0.43	0.43
sentence after:illinoy	0.45	-0.45
sentence after:illnes	0.59	-0.59
sentence after:imag	0.27	-0.27
sentence after:imogen	0.18	-0.18
sentence after:improv	1.13	-1.13
sentence after:inc	0.69	-0.69
sentence after:incidental	-1.07	1.07
sentence after:includ	0.65	-0.65
sentence after:incomplet	-0.33	0.33
sentence after:inconsistent	1.03	-1.03
sentence after:incurr	0.85	-0.85
sentence after:ind	0.46	-0.46
sentence after:index	-0.75	0.75
sentence after:indic	1.13	-1.13
sentence after:individual	1.02	-1.02
sentence after:ine	0.17	-0.17
sentence after:ineligibl	-0.54	0.54
sentence after:infection	0.41	-0.41
sentence after:initial	-0.88	0.88
sentence after:initiativ	0.63	-0.63
sentence after:inject	0.17	-0.17
sentence after:injection	0.82	-0.82
sentence after:injur	1.03	-1.03
sentence after:injury	-1.02	1.02
sentence after:inpatient	1.04	-1.04
sentence after:inquiry	0.16	-0.16
sentence after:ins	0.45	-0.45
sentence after:insertion	0.25	-0.25
sentence after:insid	0.55	-0.55
sentence after:instead	-0.8	0.8
sentence after:insur	1.22	-1.22
sentence after:insuranc	1.59	-1.59
sentence after:insured	0.78	-0.78
sentence after:insurer	-0.59	0.59
sentence after:intak	0.98	-0.98
sentence after:interest	1.06	-1.06
sentence after:internal	1.31	-1.31
sentence after:into	0.48	-0.48
sentence after:invalid	-0.55	0.55
sentence after:investigational	2.56	-2.56
sentence after:invoic	0.19	-0.19
sentence after:involv	-0.39	0.39
sentence after:isnt	0.5	-0.5
sentence after:issu	0.57	-0.57
sentence after:issue	-1.11	1.11
sentence after:item	-1.05	1.05
sentence after:its	-1.11	1.11
sentence after:itself	-1.11	1.11
sentence after:jasper	0.3	-0.3
sentence after:job	0.98	-0.98
sentence after:joint	0.85	-0.85
sentence after:judg	0.3	-0.3
sentence after:juniper	0.17	-0.17
sentence after:jurisdiction	-0.27	0.27
sentence after:keep	-0.52	0.52
sentence after:kettl	0.22	-0.22
sentence after:keyston	0.61	-0.61
sentence after:kim	0.25	-0.25
sentence after:kind	-0.92	0.92
sentence after:knew	0.32	-0.32
sentence after:know	1.3	-1.3
sentence after:known	-0.41	0.41
sentence after:kowalczyk	0.49	-0.49
sentence after:l	0.18	-0.18
sentence after:lab	0.21	-0.21
sentence after:laboratory	0.66	-0.66
sentence after:lack	-0.21	0.21
sentence after:lake	0.52	-0.52
sentence after:lakeshor	0.18	-0.18
sentence after:lane	-0.49	0.49
sentence after:languag	-0.44	0.44
sentence after:last	-0.6	0.6
sentence after:late	-0.53	0.53
sentence after:law	0.3	-0.3
sentence after:lb	0.59	-0.59
sentence after:lcd	-0.22	0.22
sentence after:leander	0.24	-0.24
sentence after:learn	0.65	-0.65
sentence after:least	1.3	-1.3
sentence after:leave	0.77	-0.77
sentence after:left	0.97	-0.97
sentence after:leg	0.19	-0.19
sentence after:legislat	0.78	-0.78
sentence after:length	0.64	-0.64
sentence after:lens	-0.66	0.66
sentence after:leocadia	0.22	-0.22
sentence after:les	0.43	-0.43
sentence after:lesion	-0.37	0.37
sentence after:let	1.42	-1.42
sentence after:level	0.44	-0.44
sentence after:liability	-0.23	0.23
sentence after:liabl	-1.53	1.53
sentence after:licens	0.67	-0.67
sentence after:lidocain	0.95	-0.95
sentence after:life	0.38	-0.38
sentence after:lift	0.96	-0.96
sentence after:lik	0.33	-0.33
sentence after:like	-0.26	0.26
sentence after:lindholm	-0.29	0.29
sentence after:lindqvist	0.17	-0.17
sentence after:link	0.28	-0.28
sentence after:littl	0.16	-0.16
sentence after:lk	0.28	-0.28
sentence after:llame	0.17	-0.17
sentence after:llc	0.83	-0.83
sentence after:load	0.35	-0.35
sentence after:local	-0.83	0.83
sentence after:lock	-0.34	0.34
sentence after:lockridg	0.75	-0.75
sentence after:log	1.13	-1.13
sentence after:long	1.09	-1.09
sentence after:look	-0.23	0.23
sentence after:los	0.19	-0.19
sentence after:lose	-0.64	0.64
sentence after:low	1.08	-1.08
sentence after:lower	-0.28	0.28
sentence after:lt	0.27	-0.27
sentence after:lucian	0.25	-0.25
sentence after:luciu	0.32	-0.32
sentence after:lumbar	0.75	-0.75
sentence after:ma	-0.88	0.88
sentence after:made	-2.37	2.37
sentence after:mail	0.51	-0.51
sentence after:make	0.9	-0.9
sentence after:manag	0.24	-0.24
sentence after:manager	0.52	-0.52
sentence after:manipul	1.94	-1.94
sentence after:manual	-0.21	0.21
sentence after:many	0.18	-0.18
sentence after:marchbank	0.16	-0.16
sentence after:marchetty	0.44	-0.44
sentence after:marguerit	0.2	-0.2
sentence after:marisol	0.23	-0.23
sentence after:mark	1.11	-1.11
sentence after:marketplac	-0.37	0.37
sentence after:massag	0.17	-0.17
sentence after:match	-0.97	0.97
sentence after:maximu	0.33	-0.33
sentence after:maximum	-0.88	0.88
sentence after:may	0.29	-0.29
sentence after:mbi	0.24	-0.24
sentence after:mcd	0.18	-0.18
sentence after:mcg	-0.76	0.76
sentence after:md	-0.87	0.87
sentence after:mean	0.18	-0.18
sentence after:measurabl	-0.95	0.95
sentence after:mechanical	0.41	-0.41
sentence after:med	0.37	-0.37
sentence after:medicaid	-1.01	1.01
sentence after:medical	0.5	-0.5
sentence after:medicar	-1.2	1.2
sentence after:medicin	-0.55	0.55
sentence after:medigap	0.5	-0.5
sentence after:meet	0.16	-0.16
sentence after:member	0.54	-0.54
sentence after:messag	-1.33	1.33
sentence after:metformin	0.69	-0.69
sentence after:mg	1	-1
sentence after:middl	0.34	-0.34
sentence after:might	0.21	-0.21
sentence after:military	-0.84	0.84
sentence after:min	0.83	-0.83
sentence after:minut	0.59	-0.59
sentence after:mis	0.33	-0.33
sentence after:miss	0.21	-0.21
sentence after:mistak	0.29	-0.29
sentence after:mm	0.78	-0.78
sentence after:mn	-0.69	0.69
sentence after:mo	0.61	-0.61
sentence after:moa	0.7	-0.7
sentence after:mod	0.36	-0.36
sentence after:modality	1.68	-1.68
sentence after:modifier	0.4	-0.4
sentence after:molina	-0.36	0.36
sentence after:monday	0.89	-0.89
sentence after:money	0.62	-0.62
sentence after:monitor	0.63	-0.63
sentence after:month	2.06	-2.06
sentence after:more	1.03	-1.03
sentence after:most	-0.35	0.35
sentence after:motor	-0.52	0.52
sentence after:mountain	-0.46	0.46
sentence after:mp	-0.46	0.46
sentence after:mr	1.48	-1.48
sentence after:mri	-0.44	0.44
sentence after:mrs	-0.8	0.8
sentence after:ms	-1.13	1.13
sentence after:msg	0.29	-0.29
sentence after:mtu	0.55	-0.55
sentence after:much	0.55	-0.55
sentence after:must	-1.48	1.48
sentence after:mutual	0.88	-0.88
sentence after:myofascial	0.78	-0.78
sentence after:n	-0.26	0.26
sentence after:nail	0.96	-0.96
sentence after:name	1.01	-1.01
sentence after:named	-0.93	0.93
sentence after:naproxen	0.63	-0.63
sentence after:national	1.23	-1.23
sentence after:natur	0.33	-0.33
sentence after:ncci	-0.63	0.63
sentence after:ndc	1.08	-1.08
sentence after:necesita	0.21	-0.21
sentence after:necessary	0.6	-0.6
sentence after:necessity	1.09	-1.09
sentence after:needl	0.5	-0.5
sentence after:negativ	0.79	-0.79
sentence after:neither	0.72	-0.72
sentence after:nerve	1.03	-1.03
sentence after:net	-0.46	0.46
sentence after:network	0.86	-0.86
sentence after:neuro	-1.11	1.11
sentence after:neurology	0.42	-0.42
sentence after:new	-0.21	0.21
sentence after:next	0.39	-0.39
sentence after:nine	-0.42	0.42
sentence after:nmac	-0.52	0.52
sentence after:no	1.01	-1.01
sentence after:nobody	0.37	-0.37
sentence after:non	1.69	-1.69
sentence after:none	-0.94	0.94
sentence after:nor	0.47	-0.47
sentence after:north	0.18	-0.18
sentence after:note	0.82	-0.82
sentence after:noth	-0.77	0.77
sentence after:notic	-0.53	0.53
sentence after:notific	1.52	-1.52
sentence after:now	1.07	-1.07
sentence after:np	0.99	-0.99
sentence after:npi	0.95	-0.95
sentence after:number	0.21	-0.21
sentence after:numbnes	0.8	-0.8
sentence after:nurs	1.3	-1.3
sentence after:nurse	-1.11	1.11
sentence after:o	0.78	-0.78
sentence after:oa	-0.43	0.43
sentence after:obesity	0.36	-0.36
sentence after:objection	-0.41	0.41
sentence after:objectiv	1.9	-1.9
sentence after:oblig	0.77	-0.77
sentence after:obstructiv	0.2	-0.2
sentence after:obtain	0.97	-0.97
sentence after:occupational	-0.46	0.46
sentence after:occurrenc	1.05	-1.05
sentence after:od	0.35	-0.35
sentence after:odaly	0.28	-0.28
sentence after:odg	0.54	-0.54
sentence after:oduya	0.97	-0.97
sentence after:off	-0.51	0.51
sentence after:offer	-0.6	0.6
sentence after:offic	-0.39	0.39
sentence after:offset	0.87	-0.87
sentence after:okafor	0.34	-0.34
sentence after:okonjo	0.2	-0.2
sentence after:okoro	0.24	-0.24
sentence after:old	0.59	-0.59
sentence after:once	-0.61	0.61
sentence after:ongo	0.17	-0.17
sentence after:onlin	0.35	-0.35
sentence after:only	-2.26	2.26
sentence after:op	0.88	-0.88
sentence after:open	-0.24	0.24
sentence after:operativ	-0.79	0.79
sentence after:opinion	-0.43	0.43
sentence after:opm	0.33	-0.33
sentence after:option	-0.69	0.69
sentence after:optum	0.2	-0.2
sentence after:order	1.15	-1.15
sentence after:oregon	0.98	-0.98
sentence after:organiz	0.44	-0.44
sentence after:original	0.5	-0.5
sentence after:orthopaedic	-0.9	0.9
sentence after:orthopedic	-1	1
sentence after:orthosy	0.66	-0.66
sentence after:oscar	0.49	-0.49
sentence after:osei	-0.83	0.83
sentence after:oswestry	-0.6	0.6
sentence after:other	-0.93	0.93
sentence after:otherwis	0.5	-0.5
sentence after:oti	-0.31	0.31
sentence after:otr	1.18	-1.18
sentence after:ottili	0.16	-0.16
sentence after:ottolin	0.36	-0.36
sentence after:outcom	0.59	-0.59
sentence after:outpatient	1.12	-1.12
sentence after:outsid	0.95	-0.95
sentence after:over	1.01	-1.01
sentence after:overpaid	0.33	-0.33
sentence after:overpay	-1.03	1.03
sentence after:overturn	0.57	-0.57
sentence after:owe	0.81	-0.81
sentence after:own	1.19	-1.19
sentence after:oyelaran	-0.79	0.79
sentence after:p	1.31	-1.31
sentence after:pa	-0.31	0.31
sentence after:page	-0.18	0.18
sentence after:paid	-0.73	0.73
sentence after:pain	0.61	-0.61
sentence after:pair	0.37	-0.37
sentence after:panel	0.36	-0.36
sentence after:paper	-0.3	0.3
sentence after:part	-0.46	0.46
sentence after:partial	-0.52	0.52
sentence after:particip	0.42	-0.42
sentence after:participant	0.84	-0.84
sentence after:participat	-0.23	0.23
sentence after:particular	-0.18	0.18
sentence after:partner	0.2	-0.2
sentence after:party	-0.28	0.28
sentence after:passiv	1.01	-1.01
sentence after:past	-0.92	0.92
sentence after:patch	0.69	-0.69
sentence after:path	-0.28	0.28
sentence after:pathology	0.73	-0.73
sentence after:patient	0.92	-0.92
sentence after:pay	-0.82	0.82
sentence after:payabl	-0.3	0.3
sentence after:payee	0.28	-0.28
sentence after:payer	0.55	-0.55
sentence after:pc	0.28	-0.28
sentence after:pcn	0.28	-0.28
sentence after:pd	0.25	-0.25
sentence after:peach	0.16	-0.16
sentence after:pediatric	0.32	-0.32
sentence after:peer	-0.43	0.43
sentence after:pell	-0.95	0.95
sentence after:pennsylvania	-1.36	1.36
sentence after:per	0.94	-0.94
sentence after:percival	0.17	-0.17
sentence after:perform	-0.84	0.84
sentence after:performanc	-1.16	1.16
sentence after:period	1.12	-1.12
sentence after:permission	0.21	-0.21
sentence after:perpetua	-0.27	0.27
sentence after:person	0.73	-0.73
sentence after:personal	-0.27	0.27
sentence after:personnel	0.22	-0.22
sentence after:petitioner	0.81	-0.81
sentence after:ph	0.45	-0.45
sentence after:pharmacy	-1.66	1.66
sentence after:philippa	0.39	-0.39
sentence after:phone	1.05	-1.05
sentence after:physical	1	-1
sentence after:physician	1.41	-1.41
sentence after:pi	0.28	-0.28
sentence after:pictur	-0.43	0.43
sentence after:pip	0.29	-0.29
sentence after:pk	0.22	-0.22
sentence after:plan	-0.37	0.37
sentence after:plasma	0.41	-0.41
sentence after:platelet	0.41	-0.41
sentence after:pleas	-1.56	1.56
sentence after:pllc	0.27	-0.27
sentence after:plu	0.39	-0.39
sentence after:pm	0.18	-0.18
sentence after:po	0.97	-0.97
sentence after:policy	-0.72	0.72
sentence after:policyholder	-1.05	1.05
sentence after:portal	0.53	-0.53
sentence after:portion	0.51	-0.51
sentence after:pos	0.76	-0.76
sentence after:possibl	0.24	-0.24
sentence after:post	-0.24	0.24
sentence after:pound	0.7	-0.7
sentence after:ppo	-0.52	0.52
sentence after:practic	1.71	-1.71
sentence after:practitioner	-1.29	1.29
sentence after:prairi	0.26	-0.26
sentence after:pre	0.55	-0.55
sentence after:precertific	2.61	-2.61
sentence after:preferr	0.39	-0.39
sentence after:premera	0.48	-0.48
sentence after:premium	-0.49	0.49
sentence after:prescriber	-1.06	1.06
sentence after:presum	0.21	-0.21
sentence after:preventiv	1.09	-1.09
sentence after:primary	-0.33	0.33
sentence after:print	-0.28	0.28
sentence after:problem	0.5	-0.5
sentence after:proc	0.72	-0.72
sentence after:procedur	-0.18	0.18
sentence after:proces	-1.31	1.31
sentence after:process	0.7	-0.7
sentence after:professional	-0.33	0.33
sentence after:progres	-1.47	1.47
sentence after:proof	1.3	-1.3
sentence after:protection	-0.27	0.27
sentence after:prov	0.25	-0.25
sentence after:provid	1.02	-1.02
sentence after:provider	0.36	-0.36
sentence after:pruett	0.24	-0.24
sentence after:pruitt	0.21	-0.21
sentence after:pt	1.49	-1.49
sentence after:purpos	0.74	-0.74
sentence after:put	0.25	-0.25
sentence after:pv	0.21	-0.21
sentence after:q	-1.34	1.34
sentence after:qic	0.24	-0.24
sentence after:qr	0.21	-0.21
sentence after:qty	0.24	-0.24
sentence after:qualify	-0.68	0.68
sentence after:quality	0.31	-0.31
sentence after:quantity	-0.44	0.44
sentence after:quarry	-0.71	0.71
sentence after:quartz	0.3	-0.3
sentence after:question	1.8	-1.8
sentence after:questionnair	-0.64	0.64
sentence after:quillfeather	0.23	-0.23
sentence after:r	0.95	-0.95
sentence after:radiculopathy	-0.27	0.27
sentence after:rail	0.58	-0.58
sentence after:raise	0.82	-0.82
sentence after:ran	-0.56	0.56
sentence after:range	-0.49	0.49
sentence after:rate	-0.47	0.47
sentence after:ray	1.19	-1.19
sentence after:rd	0.23	-0.23
sentence after:re	1.08	-1.08
sentence after:reach	0.87	-0.87
sentence after:read	0.62	-0.62
sentence after:reason	-0.22	0.22
sentence after:reasonabl	0.67	-0.67
sentence after:rec	0.19	-0.19
sentence after:recd	0.25	-0.25
sentence after:receipt	1.33	-1.33
sentence after:receiv	0.44	-0.44
sentence after:recheck	0.78	-0.78
sentence after:reconsider	1.3	-1.3
sentence after:record	0.32	-0.32
sentence after:red	-0.26	0.26
sentence after:redetermin	0.68	-0.68
sentence after:reduc	0.63	-0.63
sentence after:reduction	-0.65	0.65
sentence after:ref	0.6	-0.6
sentence after:referenc	0.78	-0.78
sentence after:referr	1.69	-1.69
sentence after:referral	1.63	-1.63
sentence after:reflex	0.65	-0.65
sentence after:refund	-1.51	1.51
sentence after:refus	1.15	-1.15
sentence after:regard	0.22	-0.22
sentence after:regenc	0.88	-0.88
sentence after:region	-0.43	0.43
sentence after:regul	-0.41	0.41
sentence after:rehab	0.62	-0.62
sentence after:rehabilit	0.24	-0.24
sentence after:rel	0.22	-0.22
sentence after:relat	1.18	-1.18
sentence after:relationship	0.55	-0.55
sentence after:releas	0.36	-0.36
sentence after:relief	1.58	-1.58
sentence after:rely	-0.54	0.54
sentence after:remain	1.04	-1.04
sentence after:remark	-0.71	0.71
sentence after:remedy	0.45	-0.45
sentence after:remit	0.26	-0.26
sentence after:remittanc	0.32	-0.32
sentence after:removal	0.86	-0.86
sentence after:rend	0.39	-0.39
sentence after:render	0.5	-0.5
sentence after:renner	-0.67	0.67
sentence after:repair	0.51	-0.51
sentence after:replac	-0.82	0.82
sentence after:reply	0.22	-0.22
sentence after:report	-0.26	0.26
sentence after:representativ	-0.74	0.74
sentence after:request	1.91	-1.91
sentence after:requir	-0.47	0.47
sentence after:reserv	0.16	-0.16
sentence after:resolution	0.32	-0.32
sentence after:resolv	0.92	-0.92
sentence after:resp	0.24	-0.24
sentence after:respond	0.25	-0.25
sentence after:responsibility	0.51	-0.51
sentence after:responsibl	0.96	-0.96
sentence after:restor	-0.39	0.39
sentence after:restriction	1.09	-1.09
sentence after:resubmit	1.19	-1.19
sentence after:result	-0.64	0.64
sentence after:retir	-0.25	0.25
sentence after:rev	0.21	-0.21
sentence after:revers	0.72	-0.72
sentence after:review	-0.32	0.32
sentence after:reviewer	0.58	-0.58
sentence after:reye	0.54	-0.54
sentence after:rfa	-0.57	0.57
sentence after:ri	0.4	-0.4
sentence after:rich	0.41	-0.41
sentence after:right	-0.22	0.22
sentence after:river	0.29	-0.29
sentence after:rmk	0.28	-0.28
sentence after:rn	0.49	-0.49
sentence after:road	0.17	-0.17
sentence after:roland	0.25	-0.25
sentence after:rosalind	0.16	-0.16
sentence after:rosamund	0.3	-0.3
sentence after:rose	0.24	-0.24
sentence after:rot	0.91	-0.91
sentence after:rotator	0.21	-0.21
sentence after:round	0.18	-0.18
sentence after:rt	0.19	-0.19
sentence after:rufu	0.22	-0.22
sentence after:rule	-1.12	1.12
sentence after:run	-0.19	0.19
sentence after:rx	0.26	-0.26
sentence after:s	0.16	-0.16
sentence after:saf	1.34	-1.34
sentence after:safe	0.18	-0.18
sentence after:said	0.27	-0.27
sentence after:same	-0.32	0.32
sentence after:saw	0.73	-0.73
sentence after:say	0.82	-0.82
sentence after:sc	0.28	-0.28
sentence after:scan	-0.32	0.32
sentence after:schedul	-0.47	0.47
sentence after:school	-0.32	0.32
sentence after:scor	1.19	-1.19
sentence after:score	0.25	-0.25
sentence after:screen	-0.51	0.51
sentence after:second	-0.74	0.74
sentence after:secondary	-0.78	0.78
sentence after:section	-1.3	1.3
sentence after:secur	0.21	-0.21
sentence after:see	-0.77	0.77
sentence after:seek	0.21	-0.21
sentence after:select	0.23	-0.23
sentence after:self	1.43	-1.43
sentence after:send	-0.81	0.81
sentence after:sent	-1.08	1.08
sentence after:separat	0.54	-0.54
sentence after:sequestr	-0.91	0.91
sentence after:serv	0.69	-0.69
sentence after:servic	0.5	-0.5
sentence after:servicio	0.16	-0.16
sentence after:set	0.39	-0.39
sentence after:seven	-0.74	0.74
sentence after:sex	0.22	-0.22
sentence after:sfc	0.19	-0.19
sentence after:sh	0.48	-0.48
sentence after:shall	0.23	-0.23
sentence after:sham	0.62	-0.62
sentence after:she	0.3	-0.3
sentence after:sheet	0.32	-0.32
sentence after:shield	0.34	-0.34
sentence after:shingl	0.79	-0.79
sentence after:shock	0.46	-0.46
sentence after:should	0.31	-0.31
sentence after:shoulder	0.2	-0.2
sentence after:show	0.19	-0.19
sentence after:si	0.2	-0.2
sentence after:side	0.79	-0.79
sentence after:sign	0.95	-0.95
sentence after:significant	1.96	-1.96
sentence after:sila	1.02	-1.02
sentence after:silver	0.34	-0.34
sentence after:singl	0.23	-0.23
sentence after:sit	0.79	-0.79
sentence after:site	-0.71	0.71
sentence after:six	-0.17	0.17
sentence after:sixty	0.26	-0.26
sentence after:skill	1.03	-1.03
sentence after:skin	1.12	-1.12
sentence after:sleep	1.4	-1.4
sentence after:slip	0.16	-0.16
sentence after:small	-0.33	0.33
sentence after:so	-0.32	0.32
sentence after:social	-0.32	0.32
sentence after:solveig	0.28	-0.28
sentence after:some	-0.27	0.27
sentence after:someon	0.46	-0.46
sentence after:someth	0.25	-0.25
sentence after:son	0.23	-0.23
sentence after:sooner	-0.49	0.49
sentence after:sorry	0.73	-0.73
sentence after:sp	-1.1	1.1
sentence after:speak	0.88	-0.88
sentence after:specialist	0.62	-0.62
sentence after:specialty	0.54	-0.54
sentence after:specific	0.22	-0.22
sentence after:speech	-0.92	0.92
sentence after:speed	-0.76	0.76
sentence after:spent	0.19	-0.19
sentence after:splint	0.76	-0.76
sentence after:spoke	0.25	-0.25
sentence after:sponsor	0.36	-0.36
sentence after:sport	0.38	-0.38
sentence after:spous	1.54	-1.54
sentence after:spr	0.58	-0.58
sentence after:sprain	1.07	-1.07
sentence after:st	0.31	-0.31
sentence after:stabl	-0.79	0.79
sentence after:staff	0.27	-0.27
sentence after:stage	-0.18	0.18
sentence after:stair	-0.6	0.6
sentence after:stamp	0.44	-0.44
sentence after:stand	0.69	-0.69
sentence after:standard	1.49	-1.49
sentence after:start	-0.91	0.91
sentence after:stat	1.14	-1.14
sentence after:statu	-0.29	0.29
sentence after:stay	-0.74	0.74
sentence after:steady	-0.37	0.37
sentence after:steel	-0.5	0.5
sentence after:step	0.86	-0.86
sentence after:steroid	0.17	-0.17
sentence after:still	1.4	-1.4
sentence after:stop	-0.59	0.59
sentence after:straight	0.82	-0.82
sentence after:strain	0.5	-0.5
sentence after:street	0.2	-0.2
sentence after:strep	0.21	-0.21
sentence after:stretch	-0.63	0.63
sentence after:stroud	0.24	-0.24
sentence after:study	-0.79	0.79
sentence after:subject	0.62	-0.62
sentence after:submission	0.74	-0.74
sentence after:submit	0.63	-0.63
sentence after:submitt	1.52	-1.52
sentence after:subscriber	-0.53	0.53
sentence after:such	1.11	-1.11
sentence after:sue	0.64	-0.64
sentence after:sufficient	0.26	-0.26
sentence after:sum	0.18	-0.18
sentence after:summary	0.19	-0.19
sentence after:suncoast	0.6	-0.6
sentence after:supervis	0.21	-0.21
sentence after:supplemental	0.19	-0.19
sentence after:supply	-1.56	1.56
sentence after:support	0.31	-0.31
sentence after:supportiv	-0.39	0.39
sentence after:surgery	-1.41	1.41
sentence after:svc	0.3	-0.3
sentence after:sycamor	-0.58	0.58
sentence after:symptom	0.64	-0.64
sentence after:system	0.86	-0.86
sentence after:systemic	0.17	-0.17
sentence after:szabo	0.18	-0.18
sentence after:t	1.76	-1.76
sentence after:table	-0.57	0.57
sentence after:tac	1.29	-1.29
sentence after:take	0.6	-0.6
sentence after:taken	0.2	-0.2
sentence after:talk	0.31	-0.31
sentence after:taught	-0.33	0.33
sentence after:tax	0.99	-0.99
sentence after:taxonomy	1.49	-1.49
sentence after:tc	0.17	-0.17
sentence after:te	0.18	-0.18
sentence after:teach	-0.86	0.86
sentence after:teagu	0.56	-0.56
sentence after:team	0.8	-0.8
sentence after:tear	0.28	-0.28
sentence after:telephon	-0.9	0.9
sentence after:teller	-0.41	0.41
sentence after:ten	0.26	-0.26
sentence after:term	1.7	-1.7
sentence after:terminat	1.2	-1.2
sentence after:test	1.86	-1.86
sentence after:texa	-0.45	0.45
sentence after:tg	0.26	-0.26
sentence after:th	-0.36	0.36
sentence after:thaddeu	0.26	-0.26
sentence after:than	0.58	-0.58
sentence after:thank	0.41	-0.41
sentence after:their	0.5	-0.5
sentence after:them	1.07	-1.07
sentence after:then	0.36	-0.36
sentence after:theo	0.21	-0.21
sentence after:therapeutic	0.4	-0.4
sentence after:therapist	-0.3	0.3
sentence after:therapy	0.59	-0.59
sentence after:therefor	-2.34	2.34
sentence after:these	0.6	-0.6
sentence after:they	1.27	-1.27
sentence after:thi	-0.37	0.37
sentence after:think	1.01	-1.01
sentence after:third	0.35	-0.35
sentence after:thirty	0.29	-0.29
sentence after:thornbury	0.17	-0.17
sentence after:those	0.77	-0.77
sentence after:thought	0.45	-0.45
sentence after:three	1.07	-1.07
sentence after:through	-1.23	1.23
sentence after:thru	0.48	-0.48
sentence after:thu	-0.28	0.28
sentence after:tick	0.46	-0.46
sentence after:tie	0.28	-0.28
sentence after:tim	-0.29	0.29
sentence after:time	0.41	-0.41
sentence after:timed	0.18	-0.18
sentence after:tin	0.47	-0.47
sentence after:title	0.73	-0.73
sentence after:tobia	-0.32	0.32
sentence after:today	1.74	-1.74
sentence after:toe	0.35	-0.35
sentence after:told	-1.04	1.04
sentence after:took	0.28	-0.28
sentence after:tool	0.17	-0.17
sentence after:tooth	-0.25	0.25
sentence after:top	0.93	-0.93
sentence after:total	1.72	-1.72
sentence after:touch	0.58	-0.58
sentence after:toward	-0.87	0.87
sentence after:townzip	1.05	-1.05
sentence after:tr	0.35	-0.35
sentence after:trace	0.2	-0.2
sentence after:traction	0.96	-0.96
sentence after:trail	0.26	-0.26
sentence after:train	0.18	-0.18
sentence after:treat	0.53	-0.53
sentence after:trent	-0.17	0.17
sentence after:trial	-0.53	0.53
sentence after:tricar	1.98	-1.98
sentence after:trigger	0.77	-0.77
sentence after:triwest	0.44	-0.44
sentence after:troubl	0.51	-0.51
sentence after:trust	0.74	-0.74
sentence after:try	-0.8	0.8
sentence after:tty	0.37	-0.37
sentence after:turn	1.89	-1.89
sentence after:twelfth	-0.87	0.87
sentence after:twelv	-0.24	0.24
sentence after:twentieth	-0.41	0.41
sentence after:tx	0.26	-0.26
sentence after:type	-0.24	0.24
sentence after:u	1.28	-1.28
sentence after:uhc	0.72	-0.72
sentence after:ultrasound	1.49	-1.49
sentence after:um	0.68	-0.68
sentence after:umr	0.37	-0.37
sentence after:un	0.24	-0.24
sentence after:unabl	-0.86	0.86
sentence after:unchang	0.52	-0.52
sentence after:under	1.93	-1.93
sentence after:unfavorabl	0.35	-0.35
sentence after:unit	-0.87	0.87
sentence after:unitedhealthcar	0.19	-0.19
sentence after:unles	-0.34	0.34
sentence after:unpaid	-0.55	0.55
sentence after:unprocessabl	0.18	-0.18
sentence after:unproven	1.01	-1.01
sentence after:until	-1.93	1.93
sentence after:up	-0.48	0.48
sentence after:upheld	0.99	-0.99
sentence after:uphold	0.54	-0.54
sentence after:upload	0.35	-0.35
sentence after:ur	-0.51	0.51
sentence after:urgent	0.73	-0.73
sentence after:use	-1.1	1.1
sentence after:used	-0.67	0.67
sentence after:usted	0.22	-0.22
sentence after:usual	0.47	-0.47
sentence after:utiliz	0.75	-0.75
sentence after:v	-0.69	0.69
sentence after:va	-1.3	1.3
sentence after:valid	0.6	-0.6
sentence after:valley	0.35	-0.35
sentence after:van	0.68	-0.68
sentence after:vance	0.21	-0.21
sentence after:verific	0.22	-0.22
sentence after:version	-0.59	0.59
sentence after:vertebral	1.08	-1.08
sentence after:veteran	0.67	-0.67
sentence after:video	-0.8	0.8
sentence after:view	0.47	-0.47
sentence after:vista	0.35	-0.35
sentence after:vitamin	0.39	-0.39
sentence after:vos	0.65	-0.65
sentence after:voucher	-0.57	0.57
sentence after:w	0.16	-0.16
sentence after:wait	0.18	-0.18
sentence after:waiver	-0.38	0.38
sentence after:walk	1.36	-1.36
sentence after:walker	0.2	-0.2
sentence after:want	0.19	-0.19
sentence after:warn	0.42	-0.42
sentence after:was	-0.76	0.76
sentence after:washington	0.22	-0.22
sentence after:watch	0.86	-0.86
sentence after:wave	0.46	-0.46
sentence after:way	0.55	-0.55
sentence after:wc	-0.58	0.58
sentence after:web	-0.42	0.42
sentence after:websit	-0.19	0.19
sentence after:week	1.11	-1.11
sentence after:well	0.42	-0.42
sentence after:wellnes	-0.78	0.78
sentence after:wendell	0.38	-0.38
sentence after:went	-1.21	1.21
sentence after:were	-0.51	0.51
sentence after:what	0.23	-0.23
sentence after:whatever	1.11	-1.11
sentence after:where	0.29	-0.29
sentence after:whether	-0.26	0.26
sentence after:which	0.32	-0.32
sentence after:whichever	0.22	-0.22
sentence after:while	-0.42	0.42
sentence after:who	-0.4	0.4
sentence after:whole	0.97	-0.97
sentence after:whose	-0.97	0.97
sentence after:why	0.56	-0.56
sentence after:will	-0.16	0.16
sentence after:wish	0.18	-0.18
sentence after:withdrawn	0.77	-0.77
sentence after:within	0.42	-0.42
sentence after:without	0.25	-0.25
sentence after:wk	0.66	-0.66
sentence after:wn	0.23	-0.23
sentence after:wojcik	0.45	-0.45
sentence after:word	1.5	-1.5
sentence after:worse	-1.12	1.12
sentence after:wren	0.16	-0.16
sentence after:wrist	0.44	-0.44
sentence after:writ	1.46	-1.46
sentence after:write	0.2	-0.2
sentence after:written	0.61	-0.61
sentence after:wrote	-1.21	1.21
sentence after:wt	0.28	-0.28
sentence after:www	0.18	-0.18
sentence after:xx	0.31	-0.31
sentence after:xxa	0.2	-0.2
sentence after:xxx	0.39	-0.39
sentence after:y	-0.35	0.35
sentence after:year	0.69	-0.69
sentence after:yes	0.51	-0.51
sentence after:yet	-0.31	0.31
sentence after:york	0.21	-0.21
sentence after:yourself	0.62	-0.62
sentence after:z	-0.53	0.53
sentence after:zero	0.29	-0.29
sentence before::	1.15	-1.15
sentence before:: <m>	1.33	-1.33
sentence before:: <n>	0.86	-0.86
sentence before:: a	0.6	-0.6
sentence before:: bill	-0.77	0.77
sentence before:: charg	0.52	-0.52
sentence before:: claim	-0.73	0.73
sentence before:: deductibl	0.22	-0.22
sentence before:: deny	-0.39	0.39
sentence before:: lidocain	0.16	-0.16
sentence before:: more	-0.49	0.49
sentence before:: no	0.32	-0.32
sentence before:: none	0.19	-0.19
sentence before:: not	-1.11	1.11
sentence before:: of	0.35	-0.35
sentence before:: our	0.73	-0.73
sentence before:: send	0.24	-0.24
sentence before:: the	0.2	-0.2
sentence before:: thi	-0.42	0.42
sentence before:: we	-0.49	0.49
sentence before:: x	0.47	-0.47
sentence before:: your	-0.92	0.92
sentence before:<5>	0.3	-0.3
sentence before:<5> <d>	1.16	-1.16
sentence before:<5> <m>	-0.87	0.87
sentence before:<5> <month>	0.17	-0.17
sentence before:<5> <n>	0.62	-0.62
sentence before:<5> a	0.25	-0.25
sentence before:<5> acct	0.18	-0.18
sentence before:<5> adjust	0.51	-0.51
sentence before:<5> and	-0.37	0.37
sentence before:<5> at	1.07	-1.07
sentence before:<5> b	0.37	-0.37
sentence before:<5> bill	1.42	-1.42
sentence before:<5> blood	0.25	-0.25
sentence before:<5> born	0.2	-0.2
sentence before:<5> by	-0.92	0.92
sentence before:<5> came	0.31	-0.31
sentence before:<5> charg	0.72	-0.72
sentence before:<5> chiropractic	0.27	-0.27
sentence before:<5> claim	-0.27	0.27
sentence before:<5> date	0.95	-0.95
sentence before:<5> diagnosy	0.73	-0.73
sentence before:<5> done	0.19	-0.19
sentence before:<5> electrical	0.57	-0.57
sentence before:<5> exercis	1	-1
sentence before:<5> for	0.58	-0.58
sentence before:<5> from	0.34	-0.34
sentence before:<5> go	-0.22	0.22
sentence before:<5> group	0.27	-0.27
sentence before:<5> h	-1.24	1.24
sentence before:<5> icn	0.37	-0.37
sentence before:<5> is	-0.88	0.88
sentence before:<5> j	-0.54	0.54
sentence before:<5> k	-0.56	0.56
sentence before:<5> lipid	-0.62	0.62
sentence before:<5> m	-1.33	1.33
sentence before:<5> manual	0.45	-0.45
sentence before:<5> massag	0.51	-0.51
sentence before:<5> mechanical	0.28	-0.28
sentence before:<5> mri	0.73	-0.73
sentence before:<5> need	0.59	-0.59
sentence before:<5> no	-0.27	0.27
sentence before:<5> of	0.27	-0.27
sentence before:<5> offic	0.39	-0.39
sentence before:<5> on	0.53	-0.53
sentence before:<5> paid	0.29	-0.29
sentence before:<5> patient	0.21	-0.21
sentence before:<5> pay	-0.93	0.93
sentence before:<5> provider	0.35	-0.35
sentence before:<5> pt	0.83	-0.83
sentence before:<5> qw	0.17	-0.17
sentence before:<5> reason	-0.47	0.47
sentence before:<5> render	0.25	-0.25
sentence before:<5> rt	0.79	-0.79
sentence before:<5> s	-0.28	0.28
sentence before:<5> servic	-0.3	0.3
sentence before:<5> should	0.42	-0.42
sentence before:<5> spinal	0.16	-0.16
sentence before:<5> strep	0.2	-0.2
sentence before:<5> that	-0.36	0.36
sentence before:<5> the	0.16	-0.16
sentence before:<5> therapeutic	0.67	-0.67
sentence before:<5> thi	0.21	-0.21
sentence before:<5> total	-0.33	0.33
sentence before:<5> townzip	0.55	-0.55
sentence before:<5> two	0.22	-0.22
sentence before:<5> vitamin	0.31	-0.31
sentence before:<5> was	-0.55	0.55
sentence before:<5> we	0.16	-0.16
sentence before:<5> were	0.66	-0.66
sentence before:<5> with	-0.71	0.71
sentence before:<5> x	0.42	-0.42
sentence before:<5> your	0.39	-0.39
sentence before:<d>	0.44	-0.44
sentence before:<d> <5>	-0.49	0.49
sentence before:<d> <n>	0.66	-0.66
sentence before:<d> acupunctur	-1.46	1.46
sentence before:<d> amount	0.59	-0.59
sentence before:<d> and	0.31	-0.31
sentence before:<d> are	-1.06	1.06
sentence before:<d> charg	-0.86	0.86
sentence before:<d> check	-0.31	0.31
sentence before:<d> claim	1.29	-1.29
sentence before:<d> code	1.07	-1.07
sentence before:<d> contract	0.2	-0.2
sentence before:<d> d	-0.91	0.91
sentence before:<d> date	0.47	-0.47
sentence before:<d> diagnosy	0.23	-0.23
sentence before:<d> eft	0.59	-0.59
sentence before:<d> employer	0.33	-0.33
sentence before:<d> finaliz	0.46	-0.46
sentence before:<d> for	-0.88	0.88
sentence before:<d> group	0.17	-0.17
sentence before:<d> id	0.36	-0.36
sentence before:<d> injur	0.25	-0.25
sentence before:<d> is	-0.42	0.42
sentence before:<d> level	0.53	-0.53
sentence before:<d> massag	-0.33	0.33
sentence before:<d> member	-0.59	0.59
sentence before:<d> offic	-0.7	0.7
sentence before:<d> our	0.18	-0.18
sentence before:<d> page	-0.58	0.58
sentence before:<d> paid	0.3	-0.3
sentence before:<d> patient	0.45	-0.45
sentence before:<d> pay	0.37	-0.37
sentence before:<d> payee	0.25	-0.25
sentence before:<d> plan	0.43	-0.43
sentence before:<d> procedur	-0.25	0.25
sentence before:<d> provider	-0.54	0.54
sentence before:<d> receiv	0.44	-0.44
sentence before:<d> render	0.21	-0.21
sentence before:<d> request	0.38	-0.38
sentence before:<d> show	1.05	-1.05
sentence before:<d> subscriber	0.22	-0.22
sentence before:<d> that	-1.3	1.3
sentence before:<d> the	-0.31	0.31
sentence before:<d> through	0.81	-0.81
sentence before:<d> to	0.27	-0.27
sentence before:<d> total	0.69	-0.69
sentence before:<d> townzip	0.28	-0.28
sentence before:<d> tricar	0.19	-0.19
sentence before:<d> was	-1.42	1.42
sentence before:<d> wc	0.54	-0.54
sentence before:<d> we	0.3	-0.3
sentence before:<d> were	0.35	-0.35
sentence before:<d> with	1.2	-1.2
sentence before:<d> x	-0.75	0.75
sentence before:<m> :	-1	1
sentence before:<m> <5>	0.4	-0.4
sentence before:<m> <d>	-0.99	0.99
sentence before:<m> <month>	0.3	-0.3
sentence before:<m> <n>	-1.09	1.09
sentence before:<m> a	-0.61	0.61
sentence before:<m> adj	-0.24	0.24
sentence before:<m> adjust	0.43	-0.43
sentence before:<m> and	-0.22	0.22
sentence before:<m> as	-0.33	0.33
sentence before:<m> b	0.28	-0.28
sentence before:<m> balanc	0.19	-0.19
sentence before:<m> becaus	-0.91	0.91
sentence before:<m> bill	0.29	-0.29
sentence before:<m> by	0.42	-0.42
sentence before:<m> check	-0.73	0.73
sentence before:<m> claim	0.56	-0.56
sentence before:<m> clm	-0.2	0.2
sentence before:<m> code	0.46	-0.46
sentence before:<m> coin	0.24	-0.24
sentence before:<m> contract	0.45	-0.45
sentence before:<m> copay	-0.35	0.35
sentence before:<m> cost	-0.24	0.24
sentence before:<m> cpt	0.28	-0.28
sentence before:<m> d	-1.26	1.26
sentence before:<m> date	-0.66	0.66
sentence before:<m> ded	0.24	-0.24
sentence before:<m> deductibl	0.75	-0.75
sentence before:<m> deny	-0.83	0.83
sentence before:<m> diagnosy	0.17	-0.17
sentence before:<m> discount	0.27	-0.27
sentence before:<m> dos	-0.99	0.99
sentence before:<m> eft	-0.81	0.81
sentence before:<m> eob	0.71	-0.71
sentence before:<m> famy	-0.43	0.43
sentence before:<m> fiscal	0.36	-0.36
sentence before:<m> g	0.44	-0.44
sentence before:<m> group	0.19	-0.19
sentence before:<m> has	-0.46	0.46
sentence before:<m> in	-0.92	0.92
sentence before:<m> individual	-0.16	0.16
sentence before:<m> is	-0.29	0.29
sentence before:<m> j	-0.34	0.34
sentence before:<m> k	-0.72	0.72
sentence before:<m> les	0.4	-0.4
sentence before:<m> m	0.75	-0.75
sentence before:<m> member	0.51	-0.51
sentence before:<m> n	-0.89	0.89
sentence before:<m> net	0.96	-0.96
sentence before:<m> non	0.46	-0.46
sentence before:<m> not	-1.32	1.32
sentence before:<m> note	0.23	-0.23
sentence before:<m> oa	-0.25	0.25
sentence before:<m> of	1.08	-1.08
sentence before:<m> other	0.18	-0.18
sentence before:<m> outcom	-0.44	0.44
sentence before:<m> over	0.43	-0.43
sentence before:<m> overpaid	-0.71	0.71
sentence before:<m> overturn	0.22	-0.22
sentence before:<m> p	-0.32	0.32
sentence before:<m> paid	-0.23	0.23
sentence before:<m> patient	-0.22	0.22
sentence before:<m> payabl	0.34	-0.34
sentence before:<m> pd	0.38	-0.38
sentence before:<m> plan	-1.01	1.01
sentence before:<m> pleas	0.19	-0.19
sentence before:<m> procedur	0.27	-0.27
sentence before:<m> prov	-0.28	0.28
sentence before:<m> pt	0.8	-0.8
sentence before:<m> r	0.42	-0.42
sentence before:<m> reason	0.35	-0.35
sentence before:<m> receiv	0.22	-0.22
sentence before:<m> rem	0.6	-0.6
sentence before:<m> remark	-0.3	0.3
sentence before:<m> render	0.71	-0.71
sentence before:<m> rmk	-0.4	0.4
sentence before:<m> see	0.38	-0.38
sentence before:<m> servic	0.21	-0.21
sentence before:<m> stay	0.72	-0.72
sentence before:<m> that	0.68	-0.68
sentence before:<m> the	0.21	-0.21
sentence before:<m> therapist	0.44	-0.44
sentence before:<m> thi	0.49	-0.49
sentence before:<m> to	0.44	-0.44
sentence before:<m> together	0.53	-0.53
sentence before:<m> total	0.19	-0.19
sentence before:<m> townzip	0.2	-0.2
sentence before:<m> treat	0.17	-0.17
sentence before:<m> tricar	0.58	-0.58
sentence before:<m> u	0.64	-0.64
sentence before:<m> v	-0.33	0.33
sentence before:<m> w	-0.41	0.41
sentence before:<m> was	-0.26	0.26
sentence before:<m> we	1.54	-1.54
sentence before:<m> what	-0.72	0.72
sentence before:<m> will	0.35	-0.35
sentence before:<m> with	0.17	-0.17
sentence before:<m> within	0.21	-0.21
sentence before:<m> x	-1.15	1.15
sentence before:<m> you	-0.77	0.77
sentence before:<m> your	-0.19	0.19
sentence before:<month>	0.44	-0.44
sentence before:<month> <n>	0.27	-0.27
sentence before:<n>	1.02	-1.02
sentence before:<n> :	-2.37	2.37
sentence before:<n> <5>	0.54	-0.54
sentence before:<n> <d>	-0.2	0.2
sentence before:<n> <m>	-1.54	1.54
sentence before:<n> a	0.23	-0.23
sentence before:<n> ab	0.21	-0.21
sentence before:<n> about	0.54	-0.54
sentence before:<n> accept	1.28	-1.28
sentence before:<n> account	0.51	-0.51
sentence before:<n> acct	0.81	-0.81
sentence before:<n> acnt	0.16	-0.16
sentence before:<n> acupunctur	0.81	-0.81
sentence before:<n> aetna	0.44	-0.44
sentence before:<n> after	0.75	-0.75
sentence before:<n> agree	0.33	-0.33
sentence before:<n> alert	0.39	-0.39
sentence before:<n> all	0.75	-0.75
sentence before:<n> allow	-0.34	0.34
sentence before:<n> am	0.96	-0.96
sentence before:<n> amount	0.19	-0.19
sentence before:<n> an	-0.78	0.78
sentence before:<n> and	-0.32	0.32
sentence before:<n> appeal	0.36	-0.36
sentence before:<n> approv	-0.96	0.96
sentence before:<n> are	-0.69	0.69
sentence before:<n> as	1.12	-1.12
sentence before:<n> asg	0.68	-0.68
sentence before:<n> ask	0.61	-0.61
sentence before:<n> asked	0.25	-0.25
sentence before:<n> at	1.5	-1.5
sentence before:<n> attention	0.21	-0.21
sentence before:<n> audit	0.16	-0.16
sentence before:<n> b	-0.95	0.95
sentence before:<n> becaus	1.05	-1.05
sentence before:<n> beneficiary	0.26	-0.26
sentence before:<n> benefit	-0.74	0.74
sentence before:<n> bh	0.3	-0.3
sentence before:<n> bill	-0.75	0.75
sentence before:<n> birth	-0.76	0.76
sentence before:<n> birthdat	0.18	-0.18
sentence before:<n> blue	-0.59	0.59
sentence before:<n> brochur	-0.49	0.49
sentence before:<n> busines	0.82	-0.82
sentence before:<n> but	0.93	-0.93
sentence before:<n> by	-0.33	0.33
sentence before:<n> c	-0.33	0.33
sentence before:<n> ca	0.63	-0.63
sentence before:<n> calendar	0.44	-0.44
sentence before:<n> call	-0.79	0.79
sentence before:<n> carc	-0.96	0.96
sentence before:<n> carrier	0.2	-0.2
sentence before:<n> case	0.19	-0.19
sentence before:<n> cd	0.48	-0.48
sentence before:<n> certify	1.1	-1.1
sentence before:<n> cfr	-0.17	0.17
sentence before:<n> charg	0.6	-0.6
sentence before:<n> check	0.94	-0.94
sentence before:<n> chiropractic	-0.23	0.23
sentence before:<n> claim	0.16	-0.16
sentence before:<n> clm	-1.03	1.03
sentence before:<n> co	-1.7	1.7
sentence before:<n> code	-0.43	0.43
sentence before:<n> coinsuranc	0.43	-0.43
sentence before:<n> consult	0.51	-0.51
sentence before:<n> contract	0.24	-0.24
sentence before:<n> control	0.16	-0.16
sentence before:<n> cover	-0.89	0.89
sentence before:<n> cpt	-0.3	0.3
sentence before:<n> cr	-0.66	0.66
sentence before:<n> d	0.48	-0.48
sentence before:<n> date	0.27	-0.27
sentence before:<n> day	0.42	-0.42
sentence before:<n> decision	-0.16	0.16
sentence before:<n> deductibl	-1.06	1.06
sentence before:<n> degr	0.23	-0.23
sentence before:<n> deny	-1.62	1.62
sentence before:<n> diabet	0.42	-0.42
sentence before:<n> diagnosy	0.29	-0.29
sentence before:<n> discount	0.29	-0.29
sentence before:<n> disput	0.36	-0.36
sentence before:<n> do	0.89	-0.89
sentence before:<n> dob	0.55	-0.55
sentence before:<n> doe	0.28	-0.28
sentence before:<n> dos	0.38	-0.38
sentence before:<n> dr	0.35	-0.35
sentence before:<n> drug	0.4	-0.4
sentence before:<n> duplicat	-1.03	1.03
sentence before:<n> dx	-0.16	0.16
sentence before:<n> e	0.73	-0.73
sentence before:<n> each	0.33	-0.33
sentence before:<n> ef	0.33	-0.33
sentence before:<n> eft	0.29	-0.29
sentence before:<n> eg	0.26	-0.26
sentence before:<n> ein	0.47	-0.47
sentence before:<n> electrical	-0.45	0.45
sentence before:<n> employe	-0.53	0.53
sentence before:<n> employer	0.49	-0.49
sentence before:<n> ended	0.19	-0.19
sentence before:<n> enroll	0.85	-0.85
sentence before:<n> ex	0.32	-0.32
sentence before:<n> exact	0.4	-0.4
sentence before:<n> exclud	-0.67	0.67
sentence before:<n> exercis	0.54	-0.54
sentence before:<n> expens	1.03	-1.03
sentence before:<n> explan	0.35	-0.35
sentence before:<n> extension	0.21	-0.21
sentence before:<n> f	0.9	-0.9
sentence before:<n> famy	-0.52	0.52
sentence before:<n> fax	0.27	-0.27
sentence before:<n> feet	-0.46	0.46
sentence before:<n> finaliz	0.71	-0.71
sentence before:<n> first	0.34	-0.34
sentence before:<n> florida	-0.39	0.39
sentence before:<n> for	-0.9	0.9
sentence before:<n> from	-0.4	0.4
sentence before:<n> full	0.44	-0.44
sentence before:<n> further	0.23	-0.23
sentence before:<n> g	0.31	-0.31
sentence before:<n> gae	-0.26	0.26
sentence before:<n> gave	-0.67	0.67
sentence before:<n> general	-0.5	0.5
sentence before:<n> gh	0.36	-0.36
sentence before:<n> give	0.95	-0.95
sentence before:<n> group	0.86	-0.86
sentence before:<n> grp	-0.56	0.56
sentence before:<n> h	1.23	-1.23
sentence before:<n> has	-1.98	1.98
sentence before:<n> have	0.19	-0.19
sentence before:<n> hc	0.26	-0.26
sentence before:<n> he	0.25	-0.25
sentence before:<n> health	0.18	-0.18
sentence before:<n> hmo	0.2	-0.2
sentence before:<n> hour	0.77	-0.77
sentence before:<n> hr	-0.55	0.55
sentence before:<n> hydroxy	0.2	-0.2
sentence before:<n> i	0.34	-0.34
sentence before:<n> icd	0.21	-0.21
sentence before:<n> icn	0.81	-0.81
sentence before:<n> id	0.27	-0.27
sentence before:<n> if	-0.9	0.9
sentence before:<n> in	0.34	-0.34
sentence before:<n> inform	0.36	-0.36
sentence before:<n> invalid	0.18	-0.18
sentence before:<n> is	1.12	-1.12
sentence before:<n> issu	0.4	-0.4
sentence before:<n> it	0.61	-0.61
sentence before:<n> item	0.43	-0.43
sentence before:<n> j	1.47	-1.47
sentence before:<n> k	0.99	-0.99
sentence before:<n> kd	-0.43	0.43
sentence before:<n> kind	0.2	-0.2
sentence before:<n> l	-0.48	0.48
sentence before:<n> lb	-0.27	0.27
sentence before:<n> let	0.22	-0.22
sentence before:<n> line	0.4	-0.4
sentence before:<n> list	-0.5	0.5
sentence before:<n> ln	0.36	-0.36
sentence before:<n> lower	0.25	-0.25
sentence before:<n> lt	-0.43	0.43
sentence before:<n> m	0.2	-0.2
sentence before:<n> ma	0.58	-0.58
sentence before:<n> mail	0.34	-0.34
sentence before:<n> manipul	-1.11	1.11
sentence before:<n> manual	0.7	-0.7
sentence before:<n> may	0.49	-0.49
sentence before:<n> mc	0.2	-0.2
sentence before:<n> mean	-0.44	0.44
sentence before:<n> medical	0.65	-0.65
sentence before:<n> member	-0.74	0.74
sentence before:<n> mg	0.83	-0.83
sentence before:<n> minut	1.37	-1.37
sentence before:<n> miss	0.54	-0.54
sentence before:<n> mk	0.27	-0.27
sentence before:<n> ml	0.36	-0.36
sentence before:<n> mm	0.25	-0.25
sentence before:<n> mon	0.34	-0.34
sentence before:<n> monday	0.29	-0.29
sentence before:<n> month	1.15	-1.15
sentence before:<n> more	0.84	-0.84
sentence before:<n> mr	0.55	-0.55
sentence before:<n> ms	0.26	-0.26
sentence before:<n> n	-0.4	0.4
sentence before:<n> name	-0.35	0.35
sentence before:<n> network	0.67	-0.67
sentence before:<n> no	-0.26	0.26
sentence before:<n> non	0.49	-0.49
sentence before:<n> not	-0.73	0.73
sentence before:<n> note	0.18	-0.18
sentence before:<n> npi	0.53	-0.53
sentence before:<n> o	0.94	-0.94
sentence before:<n> occupational	0.76	-0.76
sentence before:<n> of	0.88	-0.88
sentence before:<n> one	0.21	-0.21
sentence before:<n> original	0.24	-0.24
sentence before:<n> oscar	0.2	-0.2
sentence before:<n> other	-0.8	0.8
sentence before:<n> outpatient	-0.33	0.33
sentence before:<n> over	-1.23	1.23
sentence before:<n> p	1.14	-1.14
sentence before:<n> pa	0.52	-0.52
sentence before:<n> page	0.96	-0.96
sentence before:<n> paid	0.57	-0.57
sentence before:<n> patient	-0.16	0.16
sentence before:<n> pay	0.64	-0.64
sentence before:<n> payee	0.39	-0.39
sentence before:<n> payer	0.3	-0.3
sentence before:<n> pend	-0.42	0.42
sentence before:<n> percent	-0.77	0.77
sentence before:<n> perf	0.22	-0.22
sentence before:<n> phone	0.43	-0.43
sentence before:<n> physical	1.71	-1.71
sentence before:<n> plan	1.2	-1.2
sentence before:<n> pleas	0.16	-0.16
sentence before:<n> point	0.34	-0.34
sentence before:<n> policy	0.42	-0.42
sentence before:<n> pound	-0.72	0.72
sentence before:<n> ppo	0.27	-0.27
sentence before:<n> pr	0.28	-0.28
sentence before:<n> pre	1.03	-1.03
sentence before:<n> pric	-0.42	0.42
sentence before:<n> print	0.55	-0.55
sentence before:<n> procedur	1.34	-1.34
sentence before:<n> process	0.76	-0.76
sentence before:<n> program	0.24	-0.24
sentence before:<n> provider	0.18	-0.18
sentence before:<n> q	0.2	-0.2
sentence before:<n> qa	0.16	-0.16
sentence before:<n> qf	0.38	-0.38
sentence before:<n> qk	0.26	-0.26
sentence before:<n> qt	0.17	-0.17
sentence before:<n> r	0.81	-0.81
sentence before:<n> ra	0.32	-0.32
sentence before:<n> rarc	1.18	-1.18
sentence before:<n> rcvd	0.33	-0.33
sentence before:<n> re	0.44	-0.44
sentence before:<n> reason	-0.47	0.47
sentence before:<n> recd	-0.57	0.57
sentence before:<n> recipient	0.18	-0.18
sentence before:<n> record	0.6	-0.6
sentence before:<n> reduc	-1.29	1.29
sentence before:<n> referenc	0.26	-0.26
sentence before:<n> referral	-1.03	1.03
sentence before:<n> region	0.5	-0.5
sentence before:<n> remark	0.41	-0.41
sentence before:<n> removal	0.5	-0.5
sentence before:<n> rend	0.2	-0.2
sentence before:<n> request	-0.69	0.69
sentence before:<n> review	0.17	-0.17
sentence before:<n> rfa	0.74	-0.74
sentence before:<n> right	0.31	-0.31
sentence before:<n> rn	-0.71	0.71
sentence before:<n> rt	0.28	-0.28
sentence before:<n> rxbin	0.16	-0.16
sentence before:<n> s	0.46	-0.46
sentence before:<n> same	0.38	-0.38
sentence before:<n> say	0.34	-0.34
sentence before:<n> sb	0.37	-0.37
sentence before:<n> se	0.17	-0.17
sentence before:<n> second	0.42	-0.42
sentence before:<n> secondary	0.24	-0.24
sentence before:<n> section	-0.57	0.57
sentence before:<n> see	0.22	-0.22
sentence before:<n> seen	-0.33	0.33
sentence before:<n> separat	0.64	-0.64
sentence before:<n> sequestr	-0.66	0.66
sentence before:<n> servic	2.23	-2.23
sentence before:<n> session	0.18	-0.18
sentence before:<n> show	-1.8	1.8
sentence before:<n> sign	0.16	-0.16
sentence before:<n> since	0.92	-0.92
sentence before:<n> so	0.76	-0.76
sentence before:<n> sponsor	0.35	-0.35
sentence before:<n> stand	0.34	-0.34
sentence before:<n> standard	0.44	-0.44
sentence before:<n> stat	-0.21	0.21
sentence before:<n> state	-1.34	1.34
sentence before:<n> statu	0.31	-0.31
sentence before:<n> stay	0.38	-0.38
sentence before:<n> subject	0.22	-0.22
sentence before:<n> subscriber	0.71	-0.71
sentence before:<n> svc	-0.72	0.72
sentence before:<n> t	-0.46	0.46
sentence before:<n> tac	0.47	-0.47
sentence before:<n> tax	0.5	-0.5
sentence before:<n> te	0.28	-0.28
sentence before:<n> that	-1.16	1.16
sentence before:<n> therapist	0.18	-0.18
sentence before:<n> therapy	0.6	-0.6
sentence before:<n> these	0.3	-0.3
sentence before:<n> thi	-0.64	0.64
sentence before:<n> through	0.79	-0.79
sentence before:<n> to	0.78	-0.78
sentence before:<n> together	-0.24	0.24
sentence before:<n> total	-0.36	0.36
sentence before:<n> townzip	0.73	-0.73
sentence before:<n> tr	0.31	-0.31
sentence before:<n> trace	0.22	-0.22
sentence before:<n> treat	0.57	-0.57
sentence before:<n> tty	0.64	-0.64
sentence before:<n> two	-0.66	0.66
sentence before:<n> txe	0.24	-0.24
sentence before:<n> type	0.29	-0.29
sentence before:<n> u	0.2	-0.2
sentence before:<n> utiliz	0.21	-0.21
sentence before:<n> v	-0.44	0.44
sentence before:<n> visit	0.68	-0.68
sentence before:<n> w	-1.04	1.04
sentence before:<n> wa	0.29	-0.29
sentence before:<n> was	0.23	-0.23
sentence before:<n> we	-0.37	0.37
sentence before:<n> week	1.01	-1.01
sentence before:<n> weekday	0.18	-0.18
sentence before:<n> what	0.47	-0.47
sentence before:<n> when	0.39	-0.39
sentence before:<n> which	1.87	-1.87
sentence before:<n> whose	0.49	-0.49
sentence before:<n> with	0.37	-0.37
sentence before:<n> within	0.9	-0.9
sentence before:<n> without	-0.27	0.27
sentence before:<n> wk	0.85	-0.85
sentence before:<n> x	0.9	-0.9
sentence before:<n> xa	0.75	-0.75
sentence before:<n> xxa	0.55	-0.55
sentence before:<n> year	0.48	-0.48
sentence before:<n> you	0.99	-0.99
sentence before:<n> your	0.24	-0.24
sentence before:<n> z	0.19	-0.19
sentence before:?	1.23	-1.23
sentence before:a :	0.81	-0.81
sentence before:a <5>	-0.24	0.24
sentence before:a <d>	0.52	-0.52
sentence before:a <m>	0.38	-0.38
sentence before:a <n>	0.64	-0.64
sentence before:a b	0.53	-0.53
sentence before:a benefit	2.09	-2.09
sentence before:a bill	0.34	-0.34
sentence before:a board	0.45	-0.45
sentence before:a c	0.3	-0.3
sentence before:a calendar	-0.7	0.7
sentence before:a call	0.3	-0.3
sentence before:a cane	0.52	-0.52
sentence before:a certify	0.42	-0.42
sentence before:a chang	0.55	-0.55
sentence before:a charg	0.78	-0.78
sentence before:a check	0.32	-0.32
sentence before:a child	-1.09	1.09
sentence before:a chiropractic	-1.07	1.07
sentence before:a chiropractor	0.55	-0.55
sentence before:a civil	0.4	-0.4
sentence before:a claim	0.2	-0.2
sentence before:a clearinghous	0.75	-0.75
sentence before:a co	-0.35	0.35
sentence before:a code	0.46	-0.46
sentence before:a complet	0.59	-0.59
sentence before:a condition	-0.61	0.61
sentence before:a contract	-0.51	0.51
sentence before:a contractor	0.2	-0.2
sentence before:a copy	0.86	-0.86
sentence before:a correct	1.4	-1.4
sentence before:a court	0.36	-0.36
sentence before:a crossover	0.37	-0.37
sentence before:a date	0.2	-0.2
sentence before:a day	-1.11	1.11
sentence before:a decision	0.8	-0.8
sentence before:a delay	-0.71	0.71
sentence before:a denial	-0.28	0.28
sentence before:a deny	-0.81	0.81
sentence before:a diagnosy	0.45	-0.45
sentence before:a disput	0.72	-0.72
sentence before:a doctor	0.33	-0.33
sentence before:a drug	0.88	-0.88
sentence before:a duplicat	0.22	-0.22
sentence before:a fall	0.66	-0.66
sentence before:a fast	0.29	-0.29
sentence before:a fee	0.22	-0.22
sentence before:a first	-0.45	0.45
sentence before:a form	0.16	-0.16
sentence before:a formal	0.17	-0.17
sentence before:a full	0.59	-0.59
sentence before:a functional	-0.59	0.59
sentence before:a general	0.63	-0.63
sentence before:a give	0.36	-0.36
sentence before:a glanc	0.42	-0.42
sentence before:a good	0.95	-0.95
sentence before:a grace	0.46	-0.46
sentence before:a guide	0.23	-0.23
sentence before:a health	0.6	-0.6
sentence before:a hear	0.26	-0.26
sentence before:a home	0.38	-0.38
sentence before:a late	0.18	-0.18
sentence before:a lawsuit	0.47	-0.47
sentence before:a letter	0.46	-0.46
sentence before:a licens	0.95	-0.95
sentence before:a local	0.33	-0.33
sentence before:a los	-0.45	0.45
sentence before:a lower	-0.63	0.63
sentence before:a lumbar	-1.03	1.03
sentence before:a m	0.56	-0.56
sentence before:a measur	1.05	-1.05
sentence before:a medical	0.28	-0.28
sentence before:a medicar	0.16	-0.16
sentence before:a member	-1.82	1.82
sentence before:a minor	0.56	-0.56
sentence before:a mistak	0.17	-0.17
sentence before:a modifier	0.66	-0.66
sentence before:a month	0.4	-0.4
sentence before:a network	-0.57	0.57
sentence before:a non	-0.52	0.52
sentence before:a of	1.16	-1.16
sentence before:a panel	1.01	-1.01
sentence before:a part	0.5	-0.5
sentence before:a participat	0.55	-0.55
sentence before:a particular	0.23	-0.23
sentence before:a patient	0.23	-0.23
sentence before:a pay	0.83	-0.83
sentence before:a peer	-0.35	0.35
sentence before:a person	-1.98	1.98
sentence before:a physical	1.15	-1.15
sentence before:a plan	1.03	-1.03
sentence before:a policyholder	0.19	-0.19
sentence before:a preventiv	-1.02	1.02
sentence before:a primary	0.27	-0.27
sentence before:a procedur	-0.29	0.29
sentence before:a promis	0.46	-0.46
sentence before:a provider	-0.21	0.21
sentence before:a psychiatrist	0.59	-0.59
sentence before:a qualify	-0.73	0.73
sentence before:a r	0.75	-0.75
sentence before:a rail	0.91	-0.91
sentence before:a re	0.71	-0.71
sentence before:a reason	-0.72	0.72
sentence before:a reasonabl	0.22	-0.22
sentence before:a redetermin	0.35	-0.35
sentence before:a referral	0.18	-0.18
sentence before:a refund	0.26	-0.26
sentence before:a repeat	1.02	-1.02
sentence before:a report	0.5	-0.5
sentence before:a request	1.19	-1.19
sentence before:a review	0.77	-0.77
sentence before:a right	0.18	-0.18
sentence before:a routin	0.58	-0.58
sentence before:a s	1.46	-1.46
sentence before:a screen	0.7	-0.7
sentence before:a second	0.99	-0.99
sentence before:a self	-0.24	0.24
sentence before:a separat	-0.38	0.38
sentence before:a servic	0.2	-0.2
sentence before:a sign	0.42	-0.42
sentence before:a signatur	0.23	-0.23
sentence before:a skill	0.27	-0.27
sentence before:a specialist	-0.85	0.85
sentence before:a spous	-0.97	0.97
sentence before:a stabl	0.69	-0.69
sentence before:a standard	-0.83	0.83
sentence before:a stat	0.21	-0.21
sentence before:a strain	-0.88	0.88
sentence before:a sublux	0.23	-0.23
sentence before:a systemic	0.67	-0.67
sentence before:a the	-0.41	0.41
sentence before:a therapist	-0.34	0.34
sentence before:a tim	0.16	-0.16
sentence before:a total	-0.35	0.35
sentence before:a treat	1.47	-1.47
sentence before:a trial	-0.31	0.31
sentence before:a use	0.67	-0.67
sentence before:a waiver	-0.72	0.72
sentence before:a week	0.65	-0.65
sentence before:a well	-0.22	0.22
sentence before:a work	0.36	-0.36
sentence before:a written	0.39	-0.39
sentence before:a wrong	0.16	-0.16
sentence before:a year	1.07	-1.07
sentence before:a your	-0.82	0.82
sentence before:aarp	0.35	-0.35
sentence before:ab	0.31	-0.31
sentence before:ab <n>	0.31	-0.31
sentence before:abara	-0.87	0.87
sentence before:abara member	-1	1
sentence before:abduction	0.74	-0.74
sentence before:abernathy	-0.28	0.28
sentence before:abernathy cole	0.17	-0.17
sentence before:abernathy md	0.45	-0.45
sentence before:abernethy	0.51	-0.51
sentence before:able	0.39	-0.39
sentence before:able to	0.39	-0.39
sentence before:about	1.73	-1.73
sentence before:about a	0.2	-0.2
sentence before:about appeal	0.9	-0.9
sentence before:about claim	0.4	-0.4
sentence before:about other	-0.26	0.26
sentence before:about pay	0.22	-0.22
sentence before:about restriction	0.42	-0.42
sentence before:about your	0.68	-0.68
sentence before:above	0.5	-0.5
sentence before:above a	0.39	-0.39
sentence before:above and	-0.24	0.24
sentence before:above becaus	0.17	-0.17
sentence before:above claim	0.74	-0.74
sentence before:above on	0.69	-0.69
sentence before:above or	0.41	-0.41
sentence before:above the	0.61	-0.61
sentence before:above was	0.46	-0.46
sentence before:above which	0.62	-0.62
sentence before:above with	0.67	-0.67
sentence before:ac	0.45	-0.45
sentence before:ac <n>	0.37	-0.37
sentence before:accept	0.76	-0.76
sentence before:accept a	-0.51	0.51
sentence before:accept as	-0.25	0.25
sentence before:accept condition	0.51	-0.51
sentence before:accept for	0.44	-0.44
sentence before:accept indic	0.59	-0.59
sentence before:accept the	0.43	-0.43
sentence before:acceptanc	0.63	-0.63
sentence before:acceptanc report	0.62	-0.62
sentence before:accident	-1.3	1.3
sentence before:accident and	-1.21	1.21
sentence before:accident d	0.18	-0.18
sentence before:accord	0.91	-0.91
sentence before:accord to	0.91	-0.91
sentence before:account	0.4	-0.4
sentence before:account :	0.47	-0.47
sentence before:account <5>	-1.06	1.06
sentence before:account bill	-0.55	0.55
sentence before:account no	0.39	-0.39
sentence before:acct	0.62	-0.62
sentence before:acct :	0.84	-0.84
sentence before:acct <n>	0.19	-0.19
sentence before:acct medical	-0.61	0.61
sentence before:acheb	0.24	-0.24
sentence before:achterberg pt	0.3	-0.3
sentence before:acnt	0.18	-0.18
sentence before:acoem	-0.47	0.47
sentence before:act	0.69	-0.69
sentence before:act for	0.5	-0.5
sentence before:action	0.86	-0.86
sentence before:action taken	0.27	-0.27
sentence before:action under	0.44	-0.44
sentence before:activ	1.68	-1.68
sentence before:activ duty	0.75	-0.75
sentence before:activ treat	1.26	-1.26
sentence before:activity	0.57	-0.57
sentence before:acupunctur	-0.32	0.32
sentence before:acupunctur <5>	-1.44	1.44
sentence before:acupunctur is	0.87	-0.87
sentence before:acupunctur visit	-0.48	0.48
sentence before:acute	0.75	-0.75
sentence before:adaez	0.32	-0.32
sentence before:add	0.61	-0.61
sentence before:add what	0.17	-0.17
sentence before:added	0.41	-0.41
sentence before:addendum	0.19	-0.19
sentence before:additional	0.3	-0.3
sentence before:additional document	0.44	-0.44
sentence before:additional visit	0.38	-0.38
sentence before:addres	1.01	-1.01
sentence before:addres above	0.67	-0.67
sentence before:adelina	-0.66	0.66
sentence before:adeyemy	0.31	-0.31
sentence before:adj :	-0.78	0.78
sentence before:adj <m>	-0.68	0.68
sentence before:adj <n>	-0.51	0.51
sentence before:adj amt	1.11	-1.11
sentence before:adj balanc	0.61	-0.61
sentence before:adj check	0.31	-0.31
sentence before:adj co	-0.41	0.41
sentence before:adj code	0.55	-0.55
sentence before:adj reason	1.18	-1.18
sentence before:adjudic	-0.62	0.62
sentence before:adjudicat	-0.51	0.51
sentence before:adjudicat thi	0.29	-0.29
sentence before:adjust	1.1	-1.1
sentence before:adjust :	0.36	-0.36
sentence before:adjust <5>	0.34	-0.34
sentence before:adjust <m>	1	-1
sentence before:adjust <n>	0.4	-0.4
sentence before:adjust and	0.16	-0.16
sentence before:adjust code	1.17	-1.17
sentence before:adjust of	0.62	-0.62
sentence before:adjust reason	0.45	-0.45
sentence before:adjuster	0.95	-0.95
sentence before:adjuster :	0.28	-0.28
sentence before:administer	0.63	-0.63
sentence before:administer by	0.16	-0.16
sentence before:administer claim	0.36	-0.36
sentence before:administr	0.36	-0.36
sentence before:administr has	0.23	-0.23
sentence before:administrativ	0.46	-0.46
sentence before:administrator	1.03	-1.03
sentence before:administrator in	0.39	-0.39
sentence before:admit	0.33	-0.33
sentence before:admitt	0.33	-0.33
sentence before:advanc	2.37	-2.37
sentence before:advanc and	0.17	-0.17
sentence before:advanc beneficiary	0.29	-0.29
sentence before:advanc premium	0.94	-0.94
sentence before:advantag	-0.34	0.34
sentence before:advantag hmo	0.21	-0.21
sentence before:advantag plan	-1.08	1.08
sentence before:advers	1.14	-1.14
sentence before:advers benefit	0.55	-0.55
sentence before:advers determin	0.71	-0.71
sentence before:advic	-0.4	0.4
sentence before:advic <n>	-0.59	0.59
sentence before:advic date	0.17	-0.17
sentence before:advic page	-0.44	0.44
sentence before:advisor	0.66	-0.66
sentence before:aetna	0.28	-0.28
sentence before:aetna life	0.37	-0.37
sentence before:aetna medicar	0.19	-0.19
sentence before:aetna provider	-0.8	0.8
sentence before:affect	-0.35	0.35
sentence before:affiliat	0.36	-0.36
sentence before:after	1.25	-1.25
sentence before:after <month>	-0.19	0.19
sentence before:after <n>	0.46	-0.46
sentence before:after a	1.68	-1.68
sentence before:after coverag	1.55	-1.55
sentence before:after it	0.26	-0.26
sentence before:after its	0.22	-0.22
sentence before:after our	-0.79	0.79
sentence before:after shingl	-1.26	1.26
sentence before:after six	-1.08	1.08
sentence before:after that	0.38	-0.38
sentence before:after the	0.6	-0.6
sentence before:after we	0.23	-0.23
sentence before:after you	0.18	-0.18
sentence before:after your	0.21	-0.21
sentence before:ag	0.29	-0.29
sentence before:ag <n>	0.29	-0.29
sentence before:again <n>	-1.32	1.32
sentence before:again and	-0.24	0.24
sentence before:again as	0.47	-0.47
sentence before:again at	0.63	-0.63
sentence before:again for	0.3	-0.3
sentence before:again on	-1.21	1.21
sentence before:again with	0.77	-0.77
sentence before:against	0.36	-0.36
sentence before:against the	-0.18	0.18
sentence before:age	0.41	-0.41
sentence before:agency	0.47	-0.47
sentence before:agent	0.25	-0.25
sentence before:ago	-0.73	0.73
sentence before:agr	-0.73	0.73
sentence before:agr in	0.27	-0.27
sentence before:agr to	-0.19	0.19
sentence before:agr with	-0.95	0.95
sentence before:agre	-1.11	1.11
sentence before:agre a	-0.7	0.7
sentence before:agre allow	0.29	-0.29
sentence before:agre give	-1.52	1.52
sentence before:agre with	1.58	-1.58
sentence before:agree	-0.31	0.31
sentence before:agree that	0.97	-0.97
sentence before:agree to	0.43	-0.43
sentence before:agree with	-1.02	1.02
sentence before:al	0.16	-0.16
sentence before:alder	-1	1
sentence before:alder creek	-1.17	1.17
sentence before:aldou	0.36	-0.36
sentence before:alert	0.39	-0.39
sentence before:alert :	0.39	-0.39
sentence before:alistair penhallow	0.34	-0.34
sentence before:all <m>	-0.22	0.22
sentence before:all <n>	-0.31	0.31
sentence before:all chiropractic	0.64	-0.64
sentence before:all claim	0.35	-0.35
sentence before:all four	0.56	-0.56
sentence before:all line	-1.05	1.05
sentence before:all of	0.71	-0.71
sentence before:all other	0.33	-0.33
sentence before:all servic	0.65	-0.65
sentence before:all that	0.28	-0.28
sentence before:all three	-1.48	1.48
sentence before:allegheny	0.19	-0.19
sentence before:allergy	0.28	-0.28
sentence before:allianc	0.51	-0.51
sentence before:allow	0.53	-0.53
sentence before:allow <m>	0.17	-0.17
sentence before:allow <n>	1.29	-1.29
sentence before:allow adj	1.66	-1.66
sentence before:allow amount	0.58	-0.58
sentence before:allow cob	0.23	-0.23
sentence before:allow coin	0.41	-0.41
sentence before:allow condition	0.33	-0.33
sentence before:allow contract	-0.89	0.89
sentence before:allow copay	1.59	-1.59
sentence before:allow deduct	0.68	-0.68
sentence before:allow deductibl	0.85	-0.85
sentence before:allow deny	0.54	-0.54
sentence before:allow disallow	-0.47	0.47
sentence before:allow for	0.73	-0.73
sentence before:allow is	-1.04	1.04
sentence before:allow not	-0.5	0.5
sentence before:allow paid	-0.21	0.21
sentence before:allow patient	-0.83	0.83
sentence before:allow reason	-0.36	0.36
sentence before:allow reduction	-0.38	0.38
sentence before:allowabl	-0.39	0.39
sentence before:allowabl amount	-0.71	0.71
sentence before:allowabl charg	-0.47	0.47
sentence before:allowabl or	-0.75	0.75
sentence before:allowabl servic	0.18	-0.18
sentence before:allowanc	0.63	-0.63
sentence before:allowanc code	0.22	-0.22
sentence before:allowanc for	1.16	-1.16
sentence before:allowanc paid	0.19	-0.19
sentence before:ally	0.27	-0.27
sentence before:almquist	-0.17	0.17
sentence before:alone	-1.28	1.28
sentence before:along	0.45	-0.45
sentence before:already	0.33	-0.33
sentence before:already adjudicat	-0.76	0.76
sentence before:already had	0.24	-0.24
sentence before:already paid	0.25	-0.25
sentence before:already process	0.38	-0.38
sentence before:also	0.55	-0.55
sentence before:also being	0.38	-0.38
sentence before:also find	0.51	-0.51
sentence before:alternativ	-1.45	1.45
sentence before:am	1.03	-1.03
sentence before:am by	0.16	-0.16
sentence before:am claim	0.35	-0.35
sentence before:ambetter	0.68	-0.68
sentence before:ambetter from	0.37	-0.37
sentence before:ambros	-0.44	0.44
sentence before:ambulanc	-0.75	0.75
sentence before:ame	0.2	-0.2
sentence before:american	0.43	-0.43
sentence before:amerihealth	0.2	-0.2
sentence before:amo	0.37	-0.37
sentence before:among	0.93	-0.93
sentence before:among the	0.3	-0.3
sentence before:amount	-0.38	0.38
sentence before:amount :	0.45	-0.45
sentence before:amount <m>	0.22	-0.22
sentence before:amount above	0.84	-0.84
sentence before:amount allowabl	0.28	-0.28
sentence before:amount amount	-0.72	0.72
sentence before:amount bill	-1.04	1.04
sentence before:amount date	0.18	-0.18
sentence before:amount discount	0.25	-0.25
sentence before:amount due	0.85	-0.85
sentence before:amount for	-0.59	0.59
sentence before:amount from	0.39	-0.39
sentence before:amount in	0.73	-0.73
sentence before:amount is	0.89	-0.89
sentence before:amount maximum	0.33	-0.33
sentence before:amount medicar	-0.19	0.19
sentence before:amount not	0.26	-0.26
sentence before:amount of	0.87	-0.87
sentence before:amount paid	0.94	-0.94
sentence before:amount payabl	0.21	-0.21
sentence before:amount plan	0.26	-0.26
sentence before:amount provider	-0.45	0.45
sentence before:amount to	-0.49	0.49
sentence before:amount you	0.36	-0.36
sentence before:amount your	-0.37	0.37
sentence before:amt <m>	0.29	-0.29
sentence before:amt <n>	-0.28	0.28
sentence before:amt adj	0.56	-0.56
sentence before:amt allow	-0.27	0.27
sentence before:amt amt	0.36	-0.36
sentence before:amt prov	-0.4	0.4
sentence before:amt rc	0.36	-0.36
sentence before:amundsen	-0.49	0.49
sentence before:an acceptanc	0.37	-0.37
sentence before:an accident	-0.88	0.88
sentence before:an addendum	0.19	-0.19
sentence before:an advanc	0.24	-0.24
sentence before:an answer	0.23	-0.23
sentence before:an appeal	-0.49	0.49
sentence before:an approv	0.37	-0.37
sentence before:an approval	1.01	-1.01
sentence before:an attach	1.06	-1.06
sentence before:an audit	-1.29	1.29
sentence before:an authoriz	1.1	-1.1
sentence before:an earlier	0.82	-0.82
sentence before:an emergency	0.18	-0.18
sentence before:an employe	-0.51	0.51
sentence before:an end	-0.17	0.17
sentence before:an error	1.05	-1.05
sentence before:an evalu	0.94	-0.94
sentence before:an examin	0.25	-0.25
sentence before:an external	0.36	-0.36
sentence before:an hmo	-0.31	0.31
sentence before:an independent	-0.5	0.5
sentence before:an injury	0.46	-0.46
sentence before:an inpatient	0.47	-0.47
sentence before:an internal	0.5	-0.5
sentence before:an lcd	0.23	-0.23
sentence before:an offic	-0.6	0.6
sentence before:an orthopedic	0.21	-0.21
sentence before:an overpay	-0.85	0.85
sentence before:analyst	0.39	-0.39
sentence before:analyst :	0.24	-0.24
sentence before:analysy	1.09	-1.09
sentence before:and <5>	1.67	-1.67
sentence before:and <d>	0.67	-0.67
sentence before:and <m>	1.1	-1.1
sentence before:and <month>	0.59	-0.59
sentence before:and <n>	0.49	-0.49
sentence before:and a	0.59	-0.59
sentence before:and adjust	0.39	-0.39
sentence before:and again	-1.58	1.58
sentence before:and all	-0.98	0.98
sentence before:and an	1.87	-1.87
sentence before:and any	0.2	-0.2
sentence before:and are	0.26	-0.26
sentence before:and ask	0.38	-0.38
sentence before:and by	-0.42	0.42
sentence before:and came	0.43	-0.43
sentence before:and climb	-0.34	0.34
sentence before:and coinsuranc	0.17	-0.17
sentence before:and cover	-1.06	1.06
sentence before:and dated	0.18	-0.18
sentence before:and deny	0.41	-0.41
sentence before:and did	0.51	-0.51
sentence before:and disagre	-0.91	0.91
sentence before:and do	-0.59	0.59
sentence before:and drug	0.33	-0.33
sentence before:and educat	0.29	-0.29
sentence before:and eighty	0.18	-0.18
sentence before:and enclos	0.29	-0.29
sentence before:and end	-0.39	0.39
sentence before:and ended	-0.53	0.53
sentence before:and every	0.18	-0.18
sentence before:and examin	-0.39	0.39
sentence before:and explain	-0.44	0.44
sentence before:and explicit	0.56	-0.56
sentence before:and for	0.46	-0.46
sentence before:and found	0.18	-0.18
sentence before:and frequency	0.36	-0.36
sentence before:and go	0.35	-0.35
sentence before:and grievanc	0.17	-0.17
sentence before:and had	0.62	-0.62
sentence before:and has	-0.95	0.95
sentence before:and have	-0.55	0.55
sentence before:and he	-1.65	1.65
sentence before:and her	-0.86	0.86
sentence before:and his	1.11	-1.11
sentence before:and how	0.17	-0.17
sentence before:and in	0.68	-0.68
sentence before:and includ	0.4	-0.4
sentence before:and insuranc	0.29	-0.29
sentence before:and investigational	0.26	-0.26
sentence before:and is	0.79	-0.79
sentence before:and it	-0.87	0.87
sentence before:and its	1.03	-1.03
sentence before:and leg	-0.63	0.63
sentence before:and m	0.52	-0.52
sentence before:and manual	-0.3	0.3
sentence before:and may	0.57	-0.57
sentence before:and medicar	0.41	-0.41
sentence before:and more	0.22	-0.22
sentence before:and ms	-0.25	0.25
sentence before:and must	0.27	-0.27
sentence before:and necessary	0.96	-0.96
sentence before:and need	-0.73	0.73
sentence before:and neither	0.2	-0.2
sentence before:and no	0.26	-0.26
sentence before:and none	-0.61	0.61
sentence before:and not	1.06	-1.06
sentence before:and note	0.18	-0.18
sentence before:and noth	-0.85	0.85
sentence before:and of	0.64	-0.64
sentence before:and on	-1.11	1.11
sentence before:and one	-0.58	0.58
sentence before:and or	0.33	-0.33
sentence before:and our	-0.36	0.36
sentence before:and paid	0.21	-0.21
sentence before:and pain	-0.68	0.68
sentence before:and part	0.54	-0.54
sentence before:and pay	0.31	-0.31
sentence before:and physical	0.42	-0.42
sentence before:and plan	0.54	-0.54
sentence before:and provider	0.41	-0.41
sentence before:and reason	-0.31	0.31
sentence before:and rehabilit	0.63	-0.63
sentence before:and remark	-0.19	0.19
sentence before:and return	0.7	-0.7
sentence before:and say	0.21	-0.21
sentence before:and send	0.71	-0.71
sentence before:and separat	0.31	-0.31
sentence before:and should	0.21	-0.21
sentence before:and show	-0.36	0.36
sentence before:and signatur	0.3	-0.3
sentence before:and so	0.31	-0.31
sentence before:and speech	-0.96	0.96
sentence before:and stop	0.25	-0.25
sentence before:and strength	0.6	-0.6
sentence before:and sufficient	-0.64	0.64
sentence before:and that	-1.67	1.67
sentence before:and the	0.49	-0.49
sentence before:and there	-0.25	0.25
sentence before:and these	0.77	-0.77
sentence before:and they	-1.16	1.16
sentence before:and thi	-0.98	0.98
sentence before:and thu	0.35	-0.35
sentence before:and title	0.16	-0.16
sentence before:and to	0.46	-0.46
sentence before:and total	0.28	-0.28
sentence before:and two	0.99	-0.99
sentence before:and upheld	-0.44	0.44
sentence before:and walk	0.94	-0.94
sentence before:and we	0.75	-0.75
sentence before:and what	0.69	-0.69
sentence before:and why	0.53	-0.53
sentence before:and will	0.86	-0.86
sentence before:and without	-0.77	0.77
sentence before:and write	0.32	-0.32
sentence before:and you	0.47	-0.47
sentence before:and your	0.4	-0.4
sentence before:ander	-0.72	0.72
sentence before:anesthesia	0.17	-0.17
sentence before:ankle	-0.52	0.52
sentence before:annelies	0.41	-0.41
sentence before:annelis	0.18	-0.18
sentence before:annika	0.28	-0.28
sentence before:annual	0.58	-0.58
sentence before:another	0.41	-0.41
sentence before:another carrier	0.26	-0.26
sentence before:another claim	0.22	-0.22
sentence before:another health	-1.12	1.12
sentence before:another payer	1.18	-1.18
sentence before:another plan	1.32	-1.32
sentence before:another procedur	-0.53	0.53
sentence before:ansel	-0.59	0.59
sentence before:anselm	0.45	-0.45
sentence before:anson	0.2	-0.2
sentence before:answer	0.59	-0.59
sentence before:answer in	0.85	-0.85
sentence before:answer to	0.53	-0.53
sentence before:answer within	0.75	-0.75
sentence before:answer you	0.25	-0.25
sentence before:anthem	-0.61	0.61
sentence before:anthem blue	-0.39	0.39
sentence before:any	0.47	-0.47
sentence before:any of	0.22	-0.22
sentence before:any other	0.19	-0.19
sentence before:any proof	0.19	-0.19
sentence before:any time	0.19	-0.19
sentence before:anyon	-0.47	0.47
sentence before:anyth	0.45	-0.45
sentence before:anyth that	0.16	-0.16
sentence before:ap	0.25	-0.25
sentence before:ap <n>	0.24	-0.24
sentence before:apart	0.45	-0.45
sentence before:apnea	0.65	-0.65
sentence before:appeal	1.26	-1.26
sentence before:appeal :	0.81	-0.81
sentence before:appeal <n>	-0.63	0.63
sentence before:appeal a	0.62	-0.62
sentence before:appeal about	0.25	-0.25
sentence before:appeal and	0.54	-0.54
sentence before:appeal by	0.16	-0.16
sentence before:appeal decision	0.72	-0.72
sentence before:appeal fax	0.17	-0.17
sentence before:appeal has	-0.57	0.57
sentence before:appeal if	0.56	-0.56
sentence before:appeal in	0.78	-0.78
sentence before:appeal is	0.6	-0.6
sentence before:appeal may	0.47	-0.47
sentence before:appeal must	0.41	-0.41
sentence before:appeal number	0.24	-0.24
sentence before:appeal of	-0.27	0.27
sentence before:appeal on	0.78	-0.78
sentence before:appeal only	-1.22	1.22
sentence before:appeal our	-0.75	0.75
sentence before:appeal p	0.44	-0.44
sentence before:appeal po	0.45	-0.45
sentence before:appeal receiv	0.19	-0.19
sentence before:appeal right	0.72	-0.72
sentence before:appeal send	0.55	-0.55
sentence before:appeal specialist	0.24	-0.24
sentence before:appeal that	0.26	-0.26
sentence before:appeal the	0.25	-0.25
sentence before:appeal thi	0.28	-0.28
sentence before:appeal to	-0.55	0.55
sentence before:appeal was	0.18	-0.18
sentence before:appeal we	0.62	-0.62
sentence before:appeal well	0.17	-0.17
sentence before:appeal which	0.26	-0.26
sentence before:appeal within	0.69	-0.69
sentence before:appeal you	0.65	-0.65
sentence before:appellant	0.3	-0.3
sentence before:apple	0.28	-0.28
sentence before:applewhit	0.7	-0.7
sentence before:applicant	0.57	-0.57
sentence before:applicant :	0.28	-0.28
sentence before:applicant for	0.24	-0.24
sentence before:apply	0.32	-0.32
sentence before:apply to	-0.24	0.24
sentence before:appoint	0.44	-0.44
sentence before:appoint representativ	0.22	-0.22
sentence before:approv	-0.7	0.7
sentence before:approv :	0.48	-0.48
sentence before:approv <m>	0.53	-0.53
sentence before:approv <n>	1.07	-1.07
sentence before:approv ?	0.88	-0.88
sentence before:approv all	0.97	-0.97
sentence before:approv allow	-0.8	0.8
sentence before:approv befor	0.59	-0.59
sentence before:approv by	1.5	-1.5
sentence before:approv earlier	-0.9	0.9
sentence before:approv for	-1.38	1.38
sentence before:approv from	-0.36	0.36
sentence before:approv in	0.18	-0.18
sentence before:approv it	-0.29	0.29
sentence before:approv medicar	0.58	-0.58
sentence before:approv not	0.25	-0.25
sentence before:approv or	0.26	-0.26
sentence before:approv other	0.31	-0.31
sentence before:approv paid	-0.71	0.71
sentence before:approv remark	0.38	-0.38
sentence before:approv the	-0.67	0.67
sentence before:approv thi	-0.46	0.46
sentence before:approv under	0.21	-0.21
sentence before:approv unles	0.21	-0.21
sentence before:approval	2.61	-2.61
sentence before:approval from	0.95	-0.95
sentence before:approval in	0.99	-0.99
sentence before:approval is	0.25	-0.25
sentence before:approval of	0.39	-0.39
sentence before:approval was	0.3	-0.3
sentence before:aprn	0.76	-0.76
sentence before:apt	0.2	-0.2
sentence before:arbitr	0.64	-0.64
sentence before:arc	-0.22	0.22
sentence before:arceneaux	0.47	-0.47
sentence before:are <n>	0.65	-0.65
sentence before:are a	0.96	-0.96
sentence before:are accept	0.2	-0.2
sentence before:are availabl	0.2	-0.2
sentence before:are being	-0.26	0.26
sentence before:are consider	0.53	-0.53
sentence before:are cover	0.73	-0.73
sentence before:are deny	0.62	-0.62
sentence before:are dismiss	-0.89	0.89
sentence before:are enough	0.3	-0.3
sentence before:are exclud	0.65	-0.65
sentence before:are experimental	-1.23	1.23
sentence before:are for	-0.62	0.62
sentence before:are free	0.22	-0.22
sentence before:are given	0.66	-0.66
sentence before:are hold	0.17	-0.17
sentence before:are left	-1.14	1.14
sentence before:are mark	-0.78	0.78
sentence before:are medical	0.58	-0.58
sentence before:are met	0.86	-0.86
sentence before:are more	0.66	-0.66
sentence before:are need	-1.04	1.04
sentence before:are no	-1.06	1.06
sentence before:are non	0.7	-0.7
sentence before:are not	-0.29	0.29
sentence before:are open	0.82	-0.82
sentence before:are paid	0.47	-0.47
sentence before:are part	0.27	-0.27
sentence before:are payabl	0.43	-0.43
sentence before:are small	-0.88	0.88
sentence before:are sorry	0.23	-0.23
sentence before:are still	0.5	-0.5
sentence before:are the	-0.65	0.65
sentence before:are therefor	0.6	-0.6
sentence before:are unabl	-0.88	0.88
sentence before:are uphold	-0.24	0.24
sentence before:are warn	1.2	-1.2
sentence before:are writ	0.85	-0.85
sentence before:are wrong	0.28	-0.28
sentence before:area	-0.35	0.35
sentence before:arkansa	0.16	-0.16
sentence before:arlo	-0.19	0.19
sentence before:arm	-0.28	0.28
sentence before:arriv	-0.42	0.42
sentence before:arriv by	0.19	-0.19
sentence before:arriv in	-0.71	0.71
sentence before:arroyo	-0.71	0.71
sentence before:articl	1.26	-1.26
sentence before:articl vi	0.62	-0.62
sentence before:as :	0.17	-0.17
sentence before:as <5>	0.31	-0.31
sentence before:as <n>	-0.41	0.41
sentence before:as a	0.57	-0.57
sentence before:as an	-0.31	0.31
sentence before:as deny	-0.97	0.97
sentence before:as exercis	-0.49	0.49
sentence before:as experimental	0.47	-0.47
sentence before:as far	0.16	-0.16
sentence before:as first	-0.64	0.64
sentence before:as follow	0.64	-0.64
sentence before:as if	0.61	-0.61
sentence before:as it	0.47	-0.47
sentence before:as long	-0.17	0.17
sentence before:as maintenanc	0.42	-0.42
sentence before:as medical	-0.21	0.21
sentence before:as not	0.46	-0.46
sentence before:as of	-0.38	0.38
sentence before:as part	0.46	-0.46
sentence before:as primary	-0.7	0.7
sentence before:as proof	0.28	-0.28
sentence before:as second	0.25	-0.25
sentence before:as therapy	-0.57	0.57
sentence before:as they	0.62	-0.62
sentence before:as those	-0.21	0.21
sentence before:as we	0.18	-0.18
sentence before:as your	0.46	-0.46
sentence before:asg	0.68	-0.68
sentence before:asg y	0.68	-0.68
sentence before:ash	0.18	-0.18
sentence before:ashby	0.24	-0.24
sentence before:ashgrov	0.56	-0.56
sentence before:aside	0.92	-0.92
sentence before:ask	0.91	-0.91
sentence before:ask :	0.18	-0.18
sentence before:ask for	1	-1
sentence before:ask in	0.28	-0.28
sentence before:ask that	-1.09	1.09
sentence before:ask the	0.49	-0.49
sentence before:ask us	1.17	-1.17
sentence before:ask within	0.17	-0.17
sentence before:ask you	-1.2	1.2
sentence before:asked	0.48	-0.48
sentence before:asked again	0.5	-0.5
sentence before:asked for	1.32	-1.32
sentence before:asked on	0.88	-0.88
sentence before:asked the	-1.11	1.11
sentence before:asked to	-0.71	0.71
sentence before:asked us	0.7	-0.7
sentence before:asked you	-0.95	0.95
sentence before:assess	0.75	-0.75
sentence before:assess :	0.27	-0.27
sentence before:assign	0.42	-0.42
sentence before:assigne	0.19	-0.19
sentence before:assist	0.23	-0.23
sentence before:assist in	0.23	-0.23
sentence before:assistanc	0.32	-0.32
sentence before:associat	0.63	-0.63
sentence before:assocy	0.61	-0.61
sentence before:assuranc	0.17	-0.17
sentence before:at <n>	0.75	-0.75
sentence before:at a	0.68	-0.68
sentence before:at any	0.2	-0.2
sentence before:at claim	-0.81	0.81
sentence before:at each	-0.72	0.72
sentence before:at home	0.69	-0.69
sentence before:at it	0.92	-0.92
sentence before:at its	-0.6	0.6
sentence before:at least	-0.3	0.3
sentence before:at m	0.35	-0.35
sentence before:at no	0.16	-0.16
sentence before:at once	0.29	-0.29
sentence before:at our	1.64	-1.64
sentence before:at risk	0.2	-0.2
sentence before:at that	0.62	-0.62
sentence before:at the	0.78	-0.78
sentence before:at thi	-0.35	0.35
sentence before:at visit	0.33	-0.33
sentence before:at whether	0.64	-0.64
sentence before:at your	0.5	-0.5
sentence before:attach	0.85	-0.85
sentence before:attach extra	-0.67	0.67
sentence before:attach is	0.72	-0.72
sentence before:attach or	0.89	-0.89
sentence before:attach to	0.39	-0.39
sentence before:attend	0.85	-0.85
sentence before:attention	0.44	-0.44
sentence before:attention :	0.25	-0.25
sentence before:attest	0.7	-0.7
sentence before:attn	0.97	-0.97
sentence before:attn :	0.89	-0.89
sentence before:attorney	0.79	-0.79
sentence before:audit	-1	1
sentence before:audit found	-1.27	1.27
sentence before:augustin	0.61	-0.61
sentence before:augustin theisen	0.23	-0.23
sentence before:auth	0.69	-0.69
sentence before:authoriz	1.73	-1.73
sentence before:authoriz <n>	-0.64	0.64
sentence before:authoriz after	0.27	-0.27
sentence before:authoriz and	0.18	-0.18
sentence before:authoriz befor	-0.99	0.99
sentence before:authoriz by	0.43	-0.43
sentence before:authoriz code	0.29	-0.29
sentence before:authoriz exceed	0.67	-0.67
sentence before:authoriz for	0.96	-0.96
sentence before:authoriz from	0.68	-0.68
sentence before:authoriz is	0.45	-0.45
sentence before:authoriz notific	-0.81	0.81
sentence before:authoriz number	0.44	-0.44
sentence before:authoriz on	0.58	-0.58
sentence before:authoriz or	0.63	-0.63
sentence before:authoriz pre	0.64	-0.64
sentence before:authoriz representativ	0.19	-0.19
sentence before:authoriz request	0.2	-0.2
sentence before:authoriz was	0.96	-0.96
sentence before:auto	0.31	-0.31
sentence before:automobil	0.25	-0.25
sentence before:availabl	1.22	-1.22
sentence before:availity	0.76	-0.76
sentence before:availity essential	0.41	-0.41
sentence before:ave	0.21	-0.21
sentence before:avenu	0.22	-0.22
sentence before:averag	0.53	-0.53
sentence before:aviso	0.18	-0.18
sentence before:away	0.27	-0.27
sentence before:axial	0.65	-0.65
sentence before:axial decompression	0.65	-0.65
sentence before:az	0.4	-0.4
sentence before:az <n>	0.29	-0.29
sentence before:b	-0.3	0.3
sentence before:b :	-0.74	0.74
sentence before:b <d>	-0.71	0.71
sentence before:b <n>	-0.94	0.94
sentence before:b health	0.2	-0.2
sentence before:b is	-0.89	0.89
sentence before:b medical	0.24	-0.24
sentence before:b medicar	0.51	-0.51
sentence before:b policy	0.24	-0.24
sentence before:b south	0.25	-0.25
sentence before:b the	0.67	-0.67
sentence before:b total	0.62	-0.62
sentence before:b you	0.95	-0.95
sentence before:back	0.27	-0.27
sentence before:back and	-0.4	0.4
sentence before:back at	-0.61	0.61
sentence before:back for	0.24	-0.24
sentence before:back is	-0.3	0.3
sentence before:back pain	0.68	-0.68
sentence before:back to	1.22	-1.22
sentence before:background	0.67	-0.67
sentence before:balanc	0.74	-0.74
sentence before:balanc <d>	0.4	-0.4
sentence before:balanc is	0.46	-0.46
sentence before:balanc score	-0.48	0.48
sentence before:bar	0.44	-0.44
sentence before:barnaba	0.16	-0.16
sentence before:barnaby	0.34	-0.34
sentence before:bartholomew	0.5	-0.5
sentence before:based	-0.76	0.76
sentence before:based on	-0.47	0.47
sentence before:basi	1.41	-1.41
sentence before:basi of	0.27	-0.27
sentence before:basic	0.34	-0.34
sentence before:basic option	0.32	-0.32
sentence before:basin health	-0.36	0.36
sentence before:batch <n>	0.34	-0.34
sentence before:bay	0.78	-0.78
sentence before:bayou	0.24	-0.24
sentence before:baysid	0.49	-0.49
sentence before:be added	0.23	-0.23
sentence before:be approv	0.5	-0.5
sentence before:be asked	-0.43	0.43
sentence before:be authoriz	0.32	-0.32
sentence before:be bill	0.25	-0.25
sentence before:be charg	0.75	-0.75
sentence before:be clos	0.18	-0.18
sentence before:be collect	0.49	-0.49
sentence before:be consider	0.61	-0.61
sentence before:be cover	1.4	-1.4
sentence before:be decid	-0.65	0.65
sentence before:be deny	0.77	-0.77
sentence before:be done	-0.58	0.58
sentence before:be expect	-1.27	1.27
sentence before:be filed	-0.35	0.35
sentence before:be given	0.33	-0.33
sentence before:be in	-0.25	0.25
sentence before:be look	0.24	-0.24
sentence before:be made	1.31	-1.31
sentence before:be measur	-0.39	0.39
sentence before:be met	-0.62	0.62
sentence before:be need	0.3	-0.3
sentence before:be overpaid	0.35	-0.35
sentence before:be paid	1.02	-1.02
sentence before:be pay	0.31	-0.31
sentence before:be postmark	0.4	-0.4
sentence before:be process	1.11	-1.11
sentence before:be reach	1.16	-1.16
sentence before:be read	0.22	-0.22
sentence before:be receiv	-1.44	1.44
sentence before:be refund	0.4	-0.4
sentence before:be refus	0.33	-0.33
sentence before:be return	-0.57	0.57
sentence before:be set	0.71	-0.71
sentence before:be tried	-0.58	0.58
sentence before:be used	0.43	-0.43
sentence before:be with	0.17	-0.17
sentence before:be work	-0.17	0.17
sentence before:be your	0.2	-0.2
sentence before:bear	0.62	-0.62
sentence before:beatrix	0.35	-0.35
sentence before:beaumont	0.28	-0.28
sentence before:beauregard	0.26	-0.26
sentence before:becam	0.28	-0.28
sentence before:becaus	0.9	-0.9
sentence before:becaus :	-2.14	2.14
sentence before:becaus it	1.55	-1.55
sentence before:becaus its	0.22	-0.22
sentence before:becaus no	0.39	-0.39
sentence before:becaus of	0.58	-0.58
sentence before:becaus the	2.52	-2.52
sentence before:becaus they	0.3	-0.3
sentence before:becaus thi	0.81	-0.81
sentence before:becaus we	0.27	-0.27
sentence before:becaus you	0.65	-0.65
sentence before:becaus your	0.46	-0.46
sentence before:been	0.6	-0.6
sentence before:been adjudicat	-0.16	0.16
sentence before:been approv	-0.74	0.74
sentence before:been bundl	0.64	-0.64
sentence before:been chosen	0.4	-0.4
sentence before:been cover	0.91	-0.91
sentence before:been decid	0.29	-0.29
sentence before:been deny	-1.17	1.17
sentence before:been dismiss	-0.34	0.34
sentence before:been done	0.33	-0.33
sentence before:been gett	0.47	-0.47
sentence before:been given	0.53	-0.53
sentence before:been in	-0.65	0.65
sentence before:been made	1.01	-1.01
sentence before:been met	-0.16	0.16
sentence before:been neither	0.53	-0.53
sentence before:been paid	0.24	-0.24
sentence before:been reach	-0.87	0.87
sentence before:been receiv	0.16	-0.16
sentence before:been select	0.41	-0.41
sentence before:been sent	0.52	-0.52
sentence before:been shown	-0.48	0.48
sentence before:been taught	1.16	-1.16
sentence before:been told	0.22	-0.22
sentence before:been tried	1.52	-1.52
sentence before:been used	0.7	-0.7
sentence before:befor	0.23	-0.23
sentence before:befor <month>	0.91	-0.91
sentence before:befor <n>	0.28	-0.28
sentence before:befor a	-0.45	0.45
sentence before:befor an	-0.51	0.51
sentence before:befor and	-0.3	0.3
sentence before:befor it	1.64	-1.64
sentence before:befor the	-0.52	0.52
sentence before:befor these	0.56	-0.56
sentence before:befor they	0.36	-0.36
sentence before:befor thi	-0.54	0.54
sentence before:befor tricar	-1.41	1.41
sentence before:befor we	0.86	-0.86
sentence before:befor you	0.31	-0.31
sentence before:beforehand	0.27	-0.27
sentence before:began	-0.4	0.4
sentence before:began <d>	-0.76	0.76
sentence before:began on	0.85	-0.85
sentence before:begin	1.04	-1.04
sentence before:beginn	0.46	-0.46
sentence before:beginn <month>	0.33	-0.33
sentence before:behalf	-0.24	0.24
sentence before:behalf of	0.61	-0.61
sentence before:behalf on	-0.5	0.5
sentence before:behavioral	0.19	-0.19
sentence before:being forward	0.38	-0.38
sentence before:being late	0.17	-0.17
sentence before:believ	0.26	-0.26
sentence before:bellweather	-0.22	0.22
sentence before:bellwether	0.62	-0.62
sentence before:belong	1.14	-1.14
sentence before:belong to	1.14	-1.14
sentence before:below	-0.74	0.74
sentence before:below :	1.08	-1.08
sentence before:below in	0.37	-0.37
sentence before:below offic	0.24	-0.24
sentence before:below policy	-0.63	0.63
sentence before:below request	0.6	-0.6
sentence before:below was	0.86	-0.86
sentence before:bend physical	0.59	-0.59
sentence before:benedikt	0.16	-0.16
sentence before:beneficiary	0.57	-0.57
sentence before:beneficiary :	0.49	-0.49
sentence before:beneficiary <m>	-0.84	0.84
sentence before:beneficiary has	-0.46	0.46
sentence before:beneficiary is	-0.22	0.22
sentence before:beneficiary may	0.22	-0.22
sentence before:beneficiary medicar	0.4	-0.4
sentence before:beneficiary name	0.61	-0.61
sentence before:beneficiary notic	0.29	-0.29
sentence before:beneficiary share	-0.43	0.43
sentence before:benefit	1.06	-1.06
sentence before:benefit :	0.43	-0.43
sentence before:benefit <n>	0.2	-0.2
sentence before:benefit and	0.47	-0.47
sentence before:benefit code	-1.14	1.14
sentence before:benefit coordin	0.45	-0.45
sentence before:benefit deny	1.52	-1.52
sentence before:benefit determin	0.55	-0.55
sentence before:benefit ended	-0.46	0.46
sentence before:benefit for	0.69	-0.69
sentence before:benefit is	0.55	-0.55
sentence before:benefit keep	0.16	-0.16
sentence before:benefit maximum	0.29	-0.29
sentence before:benefit number	0.71	-0.71
sentence before:benefit of	1.16	-1.16
sentence before:benefit or	0.35	-0.35
sentence before:benefit period	0.43	-0.43
sentence before:benefit plan	-0.45	0.45
sentence before:benefit policy	-0.71	0.71
sentence before:benefit program	0.17	-0.17
sentence before:benefit servic	-0.91	0.91
sentence before:benefit thi	0.19	-0.19
sentence before:benefit were	0.8	-0.8
sentence before:bernadett	0.4	-0.4
sentence before:bertram	0.33	-0.33
sentence before:better	0.51	-0.51
sentence before:better function	-0.81	0.81
sentence before:bettina	0.35	-0.35
sentence before:between <month>	-0.77	0.77
sentence before:between the	1.07	-1.07
sentence before:beyond	0.49	-0.49
sentence before:bh	0.41	-0.41
sentence before:bill	0.87	-0.87
sentence before:bill :	0.59	-0.59
sentence before:bill <5>	0.46	-0.46
sentence before:bill <d>	0.42	-0.42
sentence before:bill <m>	-0.32	0.32
sentence before:bill <month>	0.2	-0.2
sentence before:bill <n>	-0.3	0.3
sentence before:bill amt	-0.16	0.16
sentence before:bill and	0.61	-0.61
sentence before:bill approv	0.53	-0.53
sentence before:bill below	-0.89	0.89
sentence before:bill by	-0.24	0.24
sentence before:bill cover	-0.72	0.72
sentence before:bill date	0.36	-0.36
sentence before:bill depart	0.21	-0.21
sentence before:bill discount	-0.52	0.52
sentence before:bill fee	0.16	-0.16
sentence before:bill first	-0.43	0.43
sentence before:bill for	-1.83	1.83
sentence before:bill has	-0.64	0.64
sentence before:bill id	0.43	-0.43
sentence before:bill in	0.48	-0.48
sentence before:bill it	-0.65	0.65
sentence before:bill list	-0.48	0.48
sentence before:bill manager	0.29	-0.29
sentence before:bill medicar	-0.39	0.39
sentence before:bill no	0.23	-0.23
sentence before:bill not	-1.46	1.46
sentence before:bill npi	0.16	-0.16
sentence before:bill of	0.42	-0.42
sentence before:bill offic	0.32	-0.32
sentence before:bill omf	0.17	-0.17
sentence before:bill payabl	-0.49	0.49
sentence before:bill plan	-0.88	0.88
sentence before:bill prov	-0.84	0.84
sentence before:bill provider	-0.55	0.55
sentence before:bill reach	-0.35	0.35
sentence before:bill receiv	0.39	-0.39
sentence before:bill reduction	-1.26	1.26
sentence before:bill review	0.47	-0.47
sentence before:bill servic	0.64	-0.64
sentence before:bill statu	0.34	-0.34
sentence before:bill that	0.45	-0.45
sentence before:bill the	1.53	-1.53
sentence before:bill thi	0.29	-0.29
sentence before:bill to	0.17	-0.17
sentence before:bill total	0.16	-0.16
sentence before:bill townzip	-0.99	0.99
sentence before:bill treat	0.19	-0.19
sentence before:bill us	0.36	-0.36
sentence before:bill was	-0.88	0.88
sentence before:bill we	0.56	-0.56
sentence before:bill with	-0.28	0.28
sentence before:bill you	0.37	-0.37
sentence before:billabl	-1.09	1.09
sentence before:billabl to	-1.09	1.09
sentence before:bind	1.47	-1.47
sentence before:bind on	0.86	-0.86
sentence before:bind the	0.78	-0.78
sentence before:birch	0.2	-0.2
sentence before:birch health	0.16	-0.16
sentence before:birchwood	0.2	-0.2
sentence before:birth	0.67	-0.67
sentence before:birth :	0.42	-0.42
sentence before:birth <d>	0.71	-0.71
sentence before:birth date	-0.22	0.22
sentence before:birthdat	0.18	-0.18
sentence before:birthday	0.37	-0.37
sentence before:bitterroot	-0.45	0.45
sentence before:black	0.22	-0.22
sentence before:blackwood	0.27	-0.27
sentence before:bladder control	-0.24	0.24
sentence before:bladder or	0.63	-0.63
sentence before:blank	-0.43	0.43
sentence before:block	-0.2	0.2
sentence before:blood	0.5	-0.5
sentence before:blood draw	0.41	-0.41
sentence before:blood test	0.18	-0.18
sentence before:blue	0.18	-0.18
sentence before:blue heron	0.2	-0.2
sentence before:blue shield	0.37	-0.37
sentence before:bluecros	0.43	-0.43
sentence before:bluecros blueshield	0.41	-0.41
sentence before:bluegras	0.16	-0.16
sentence before:blueshield	0.44	-0.44
sentence before:blueshield of	0.28	-0.28
sentence before:bluestem	-0.67	0.67
sentence before:bluestem orthopedic	-0.83	0.83
sentence before:bluff	0.2	-0.2
sentence before:blvd	0.17	-0.17
sentence before:board	0.87	-0.87
sentence before:board certify	0.71	-0.71
sentence before:board of	0.3	-0.3
sentence before:bone	-0.77	0.77
sentence before:book	0.9	-0.9
sentence before:booklet	0.31	-0.31
sentence before:born	1.06	-1.06
sentence before:born <month>	0.57	-0.57
sentence before:born <n>	0.58	-0.58
sentence before:born on	0.28	-0.28
sentence before:both date	-0.9	0.9
sentence before:both servic	-0.47	0.47
sentence before:bought	0.42	-0.42
sentence before:bowel	0.63	-0.63
sentence before:box	0.53	-0.53
sentence before:box <5>	0.45	-0.45
sentence before:box <n>	0.38	-0.38
sentence before:bp	0.23	-0.23
sentence before:bp <n>	0.23	-0.23
sentence before:br	0.38	-0.38
sentence before:brace	-0.63	0.63
sentence before:branch	-0.59	0.59
sentence before:brandt	0.32	-0.32
sentence before:brandvold	0.53	-0.53
sentence before:brannigan	-0.4	0.4
sentence before:breath	-0.67	0.67
sentence before:brightwater	0.28	-0.28
sentence before:brightwell	0.43	-0.43
sentence before:bring	0.93	-0.93
sentence before:bring a	0.8	-0.8
sentence before:brochur	-0.39	0.39
sentence before:brochur cover	-0.19	0.19
sentence before:brochur ri	-0.98	0.98
sentence before:brought	-0.71	0.71
sentence before:bulletin	0.5	-0.5
sentence before:bundl	0.84	-0.84
sentence before:bundl as	0.6	-0.6
sentence before:busines	0.98	-0.98
sentence before:busines day	0.91	-0.91
sentence before:but the	0.19	-0.19
sentence before:bv	-0.3	0.3
sentence before:bv <n>	-0.3	0.3
sentence before:bx	-0.45	0.45
sentence before:bx <n>	-0.45	0.45
sentence before:by :	0.73	-0.73
sentence before:by <d>	0.68	-0.68
sentence before:by <month>	0.84	-0.84
sentence before:by <n>	1.65	-1.65
sentence before:by aetna	0.25	-0.25
sentence before:by another	1.19	-1.19
sentence before:by beneficiary	-0.72	0.72
sentence before:by check	-0.22	0.22
sentence before:by eft	0.44	-0.44
sentence before:by fax	1.03	-1.03
sentence before:by her	-0.8	0.8
sentence before:by insurer	0.27	-0.27
sentence before:by itself	-0.97	0.97
sentence before:by law	1.23	-1.23
sentence before:by letter	0.96	-0.96
sentence before:by mail	0.35	-0.35
sentence before:by may	-0.21	0.21
sentence before:by medicar	0.33	-0.33
sentence before:by mistak	0.42	-0.42
sentence before:by one	0.21	-0.21
sentence before:by other	0.4	-0.4
sentence before:by phone	0.38	-0.38
sentence before:by plan	0.2	-0.2
sentence before:by servic	0.23	-0.23
sentence before:by telephon	0.64	-0.64
sentence before:by the	0.53	-0.53
sentence before:by then	0.35	-0.35
sentence before:by thi	-0.57	0.57
sentence before:by us	-0.83	0.83
sentence before:by you	0.64	-0.64
sentence before:c	0.97	-0.97
sentence before:c <5>	0.22	-0.22
sentence before:c <m>	-0.72	0.72
sentence before:c <n>	-0.81	0.81
sentence before:c d	0.37	-0.37
sentence before:c date	0.25	-0.25
sentence before:c if	0.23	-0.23
sentence before:c innovativ	0.27	-0.27
sentence before:c other	0.31	-0.31
sentence before:c patient	0.21	-0.21
sentence before:ca	0.88	-0.88
sentence before:ca that	0.3	-0.3
sentence before:cabinet	-0.2	0.2
sentence before:cal	0.32	-0.32
sentence before:calendar	0.28	-0.28
sentence before:calendar day	0.48	-0.48
sentence before:california	0.21	-0.21
sentence before:call	1.54	-1.54
sentence before:call <n>	1.03	-1.03
sentence before:call for	0.38	-0.38
sentence before:call the	0.32	-0.32
sentence before:call us	0.38	-0.38
sentence before:calloway	0.56	-0.56
sentence before:came	1.47	-1.47
sentence before:came after	0.16	-0.16
sentence before:came in	0.93	-0.93
sentence before:came on	-0.49	0.49
sentence before:came to	1.31	-1.31
sentence before:came with	1.67	-1.67
sentence before:came without	0.8	-0.8
sentence before:can	0.29	-0.29
sentence before:can appeal	-0.49	0.49
sentence before:can approv	-0.6	0.6
sentence before:can ask	0.7	-0.7
sentence before:can be	0.16	-0.16
sentence before:can decid	0.34	-0.34
sentence before:can file	0.47	-0.47
sentence before:can give	-0.39	0.39
sentence before:can go	-0.27	0.27
sentence before:can keep	0.35	-0.35
sentence before:can make	-0.75	0.75
sentence before:can not	0.16	-0.16
sentence before:can tell	0.26	-0.26
sentence before:cancer	0.3	-0.3
sentence before:cane	0.52	-0.52
sentence before:cane and	0.98	-0.98
sentence before:cannot	0.37	-0.37
sentence before:cannot approv	-0.42	0.42
sentence before:cannot be	1.15	-1.15
sentence before:cannot make	0.32	-0.32
sentence before:cannot pay	-0.38	0.38
sentence before:cannot tell	0.96	-0.96
sentence before:cant finish	0.23	-0.23
sentence before:cant pay	-0.46	0.46
sentence before:canyon	-0.71	0.71
sentence before:cap	-0.17	0.17
sentence before:cap <m>	-0.83	0.83
sentence before:cap met	0.55	-0.55
sentence before:capacity	-0.4	0.4
sentence before:capacity evalu	-0.42	0.42
sentence before:capital	0.32	-0.32
sentence before:car	0.84	-0.84
sentence before:car for	0.57	-0.57
sentence before:carc	-0.86	0.86
sentence before:carc <n>	-1.09	1.09
sentence before:carc rarc	0.41	-0.41
sentence before:card	0.73	-0.73
sentence before:care	0.95	-0.95
sentence before:care :	0.87	-0.87
sentence before:care <n>	0.25	-0.25
sentence before:care after	0.16	-0.16
sentence before:care already	0.17	-0.17
sentence before:care and	0.9	-0.9
sentence before:care at	0.23	-0.23
sentence before:care bill	0.81	-0.81
sentence before:care claim	0.17	-0.17
sentence before:care doctor	-0.69	0.69
sentence before:care for	-0.42	0.42
sentence before:care from	-0.55	0.55
sentence before:care given	0.49	-0.49
sentence before:care in	0.22	-0.22
sentence before:care is	1.84	-1.84
sentence before:care llc	-0.41	0.41
sentence before:care may	1.17	-1.17
sentence before:care network	-0.47	0.47
sentence before:care of	0.97	-0.97
sentence before:care plan	-0.32	0.32
sentence before:care provider	0.3	-0.3
sentence before:care sign	0.24	-0.24
sentence before:care that	-0.26	0.26
sentence before:care train	-0.24	0.24
sentence before:care up	0.94	-0.94
sentence before:care was	1.39	-1.39
sentence before:care with	0.32	-0.32
sentence before:care you	-0.79	0.79
sentence before:carefirst	0.17	-0.17
sentence before:careful	0.65	-0.65
sentence before:carelon	0.16	-0.16
sentence before:caresourc	0.73	-0.73
sentence before:carolina	0.47	-0.47
sentence before:carrier	0.17	-0.17
sentence before:carrier and	0.27	-0.27
sentence before:carrier first	0.99	-0.99
sentence before:carry no	0.93	-0.93
sentence before:carry out	0.91	-0.91
sentence before:carry the	0.63	-0.63
sentence before:cascad	0.27	-0.27
sentence before:case	1.06	-1.06
sentence before:case :	0.3	-0.3
sentence before:case id	0.16	-0.16
sentence before:case manager	-0.27	0.27
sentence before:case number	0.52	-0.52
sentence before:case to	0.27	-0.27
sentence before:case was	0.3	-0.3
sentence before:caspian	0.39	-0.39
sentence before:castellan	0.29	-0.29
sentence before:castellano	0.28	-0.28
sentence before:castlebury	0.51	-0.51
sentence before:catastrophic	0.21	-0.21
sentence before:catastrophic cap	0.21	-0.21
sentence before:cause	0.5	-0.5
sentence before:cause for	0.23	-0.23
sentence before:cb	-0.18	0.18
sentence before:cb <n>	-0.2	0.2
sentence before:cc	1.16	-1.16
sentence before:cc :	1.03	-1.03
sentence before:ccn	0.17	-0.17
sentence before:cd	1.09	-1.09
sentence before:cd <n>	0.62	-0.62
sentence before:cedar	0.55	-0.55
sentence before:cedar flat	0.3	-0.3
sentence before:center	-0.28	0.28
sentence before:center <n>	0.47	-0.47
sentence before:center claim	0.27	-0.27
sentence before:center for	0.22	-0.22
sentence before:center npi	-0.76	0.76
sentence before:center on	0.21	-0.21
sentence before:cert	-0.46	0.46
sentence before:certain	0.68	-0.68
sentence before:certific	-0.57	0.57
sentence before:certificat	0.46	-0.46
sentence before:certify	1.63	-1.63
sentence before:certify <n>	1.14	-1.14
sentence before:certify coder	0.34	-0.34
sentence before:certify in	0.51	-0.51
sentence before:certify that	0.21	-0.21
sentence before:cervical	1.03	-1.03
sentence before:cervical and	-0.34	0.34
sentence before:cervical rot	1.02	-1.02
sentence before:cfr <m>	-0.64	0.64
sentence before:cfr <n>	0.37	-0.37
sentence before:cg	0.55	-0.55
sentence before:ch	0.2	-0.2
sentence before:ch <n>	0.18	-0.18
sentence before:chair	-0.49	0.49
sentence before:champva	0.16	-0.16
sentence before:champva group	0.2	-0.2
sentence before:chang	0.34	-0.34
sentence before:chang and	-0.24	0.24
sentence before:chang in	1	-1
sentence before:chang of	0.55	-0.55
sentence before:chang our	-1.88	1.88
sentence before:chang since	0.2	-0.2
sentence before:chang that	0.27	-0.27
sentence before:chang the	0.33	-0.33
sentence before:chang thi	0.37	-0.37
sentence before:chapter	-0.2	0.2
sentence before:chapter <n>	-0.2	0.2
sentence before:charg :	0.52	-0.52
sentence before:charg <n>	0.99	-0.99
sentence before:charg allow	0.23	-0.23
sentence before:charg allowanc	0.39	-0.39
sentence before:charg and	1.06	-1.06
sentence before:charg approv	0.23	-0.23
sentence before:charg are	0.47	-0.47
sentence before:charg at	-0.99	0.99
sentence before:charg discount	1.21	-1.21
sentence before:charg fee	0.71	-0.71
sentence before:charg first	0.41	-0.41
sentence before:charg for	-0.39	0.39
sentence before:charg is	-0.19	0.19
sentence before:charg not	-1.33	1.33
sentence before:charg of	0.21	-0.21
sentence before:charg our	0.22	-0.22
sentence before:charg paid	-1.65	1.65
sentence before:charg pay	0.32	-0.32
sentence before:charg plan	0.67	-0.67
sentence before:charg reduction	-0.86	0.86
sentence before:charg that	0.64	-0.64
sentence before:charg the	0.27	-0.27
sentence before:charg was	1.41	-1.41
sentence before:charg we	0.54	-0.54
sentence before:charg were	0.41	-0.41
sentence before:chart	0.59	-0.59
sentence before:chart note	0.65	-0.65
sentence before:chat	0.2	-0.2
sentence before:chat with	0.2	-0.2
sentence before:check	0.22	-0.22
sentence before:check :	0.3	-0.3
sentence before:check <n>	0.43	-0.43
sentence before:check amt	-0.16	0.16
sentence before:check and	0.45	-0.45
sentence before:check claim	0.44	-0.44
sentence before:check eft	1.06	-1.06
sentence before:check for	0.21	-0.21
sentence before:check no	-0.78	0.78
sentence before:check number	-0.66	0.66
sentence before:check payabl	0.17	-0.17
sentence before:check reason	-0.46	0.46
sentence before:chg <m>	-1.08	1.08
sentence before:child	-0.86	0.86
sentence before:child ask	0.17	-0.17
sentence before:child has	-0.34	0.34
sentence before:child now	-1.24	1.24
sentence before:chiro	0.53	-0.53
sentence before:chiropractic	0.32	-0.32
sentence before:chiropractic <n>	0.29	-0.29
sentence before:chiropractic adjust	-1.08	1.08
sentence before:chiropractic benefit	0.65	-0.65
sentence before:chiropractic center	0.62	-0.62
sentence before:chiropractic clinic	0.4	-0.4
sentence before:chiropractic date	-0.97	0.97
sentence before:chiropractic examin	0.89	-0.89
sentence before:chiropractic health	0.62	-0.62
sentence before:chiropractic llc	0.4	-0.4
sentence before:chiropractic p	0.2	-0.2
sentence before:chiropractic pc	0.16	-0.16
sentence before:chiropractic pllc	0.22	-0.22
sentence before:chiropractic rehab	0.39	-0.39
sentence before:chiropractic treat	-0.87	0.87
sentence before:chiropractor	1.12	-1.12
sentence before:chiropractor dr	0.25	-0.25
sentence before:chiropractor for	0.74	-0.74
sentence before:chiropractor who	-0.7	0.7
sentence before:choic	0.95	-0.95
sentence before:choic plu	0.6	-0.6
sentence before:choos	0.53	-0.53
sentence before:chosen	-0.8	0.8
sentence before:chosen for	0.61	-0.61
sentence before:cht	0.24	-0.24
sentence before:cigna	1.2	-1.2
sentence before:cigna healthcar	0.38	-0.38
sentence before:cigna id	0.34	-0.34
sentence before:circl	0.17	-0.17
sentence before:city	0.34	-0.34
sentence before:civil	0.43	-0.43
sentence before:civil action	0.4	-0.4
sentence before:cl	0.25	-0.25
sentence before:claim	0.69	-0.69
sentence before:claim :	0.29	-0.29
sentence before:claim <m>	-0.33	0.33
sentence before:claim <n>	0.35	-0.35
sentence before:claim above	-0.77	0.77
sentence before:claim administrator	0.39	-0.39
sentence before:claim again	0.58	-0.58
sentence before:claim amt	0.36	-0.36
sentence before:claim and	0.3	-0.3
sentence before:claim are	0.72	-0.72
sentence before:claim as	-0.21	0.21
sentence before:claim at	0.42	-0.42
sentence before:claim becaus	0.45	-0.45
sentence before:claim below	-0.96	0.96
sentence before:claim c	-0.27	0.27
sentence before:claim came	0.71	-0.71
sentence before:claim check	-0.32	0.32
sentence before:claim claim	0.28	-0.28
sentence before:claim correspondenc	0.27	-0.27
sentence before:claim cost	0.44	-0.44
sentence before:claim date	0.46	-0.46
sentence before:claim denial	-0.41	0.41
sentence before:claim deny	-0.19	0.19
sentence before:claim detail	-0.47	0.47
sentence before:claim determin	-1.46	1.46
sentence before:claim disput	0.64	-0.64
sentence before:claim doe	-0.28	0.28
sentence before:claim e	-0.91	0.91
sentence before:claim form	0.94	-0.94
sentence before:claim frequency	0.47	-0.47
sentence before:claim h	-1.44	1.44
sentence before:claim had	0.42	-0.42
sentence before:claim has	0.42	-0.42
sentence before:claim icn	0.3	-0.3
sentence before:claim inform	0.86	-0.86
sentence before:claim is	1.32	-1.32
sentence before:claim lack	1	-1
sentence before:claim may	0.34	-0.34
sentence before:claim must	-0.5	0.5
sentence before:claim name	0.44	-0.44
sentence before:claim no	-0.28	0.28
sentence before:claim not	0.83	-0.83
sentence before:claim number	0.46	-0.46
sentence before:claim of	0.26	-0.26
sentence before:claim on	1.68	-1.68
sentence before:claim or	0.27	-0.27
sentence before:claim paid	0.26	-0.26
sentence before:claim patient	0.49	-0.49
sentence before:claim pay	-0.29	0.29
sentence before:claim process	0.45	-0.45
sentence before:claim reach	-1.13	1.13
sentence before:claim receiv	-0.16	0.16
sentence before:claim recipient	-0.47	0.47
sentence before:claim ref	0.22	-0.22
sentence before:claim referenc	0.3	-0.3
sentence before:claim representativ	0.27	-0.27
sentence before:claim review	0.25	-0.25
sentence before:claim search	0.19	-0.19
sentence before:claim servic	0.85	-0.85
sentence before:claim should	-0.68	0.68
sentence before:claim show	0.52	-0.52
sentence before:claim specialist	0.16	-0.16
sentence before:claim start	0.21	-0.21
sentence before:claim stay	-0.52	0.52
sentence before:claim summary	-0.17	0.17
sentence before:claim t	0.16	-0.16
sentence before:claim that	0.65	-0.65
sentence before:claim the	0.65	-0.65
sentence before:claim total	-0.52	0.52
sentence before:claim type	0.24	-0.24
sentence before:claim was	0.46	-0.46
sentence before:claim we	0.58	-0.58
sentence before:claim which	0.2	-0.2
sentence before:claim will	0.71	-0.71
sentence before:claim within	-0.26	0.26
sentence before:claim you	0.84	-0.84
sentence before:claimant	-0.22	0.22
sentence before:claimant :	0.22	-0.22
sentence before:classic	0.23	-0.23
sentence before:claud	-0.3	0.3
sentence before:clear	-0.69	0.69
sentence before:clearinghous	1.14	-1.14
sentence before:clearinghous acceptanc	0.34	-0.34
sentence before:clearinghous report	0.32	-0.32
sentence before:clementin	0.51	-0.51
sentence before:client	0.81	-0.81
sentence before:climb	-0.69	0.69
sentence before:climb stair	-1.19	1.19
sentence before:clinic <n>	0.2	-0.2
sentence before:clinic is	0.64	-0.64
sentence before:clinical	2.46	-2.46
sentence before:clinical guidelin	0.52	-0.52
sentence before:clinical policy	0.23	-0.23
sentence before:clinical rational	0.85	-0.85
sentence before:clinical reason	0.98	-0.98
sentence before:clinical review	0.25	-0.25
sentence before:clinician	0.17	-0.17
sentence before:clm	-0.65	0.65
sentence before:clm <5>	-0.34	0.34
sentence before:clos	-0.83	0.83
sentence before:clos as	-0.86	0.86
sentence before:clos on	-0.98	0.98
sentence before:clos without	-0.92	0.92
sentence before:cms	1.22	-1.22
sentence before:cms <5>	0.46	-0.46
sentence before:cms <n>	0.85	-0.85
sentence before:cn	-0.92	0.92
sentence before:cn <n>	-0.92	0.92
sentence before:cnp	0.19	-0.19
sentence before:co	-1	1
sentence before:co <n>	-0.54	0.54
sentence before:co b	-1.4	1.4
sentence before:co contractual	0.82	-0.82
sentence before:co ins	-0.5	0.5
sentence before:co pay	0.22	-0.22
sentence before:co plan	-0.98	0.98
sentence before:coast	0.3	-0.3
sentence before:coastal	-0.67	0.67
sentence before:cob	0.35	-0.35
sentence before:cod	1.28	-1.28
sentence before:cod initiativ	0.58	-0.58
sentence before:code	-0.69	0.69
sentence before:code :	1.89	-1.89
sentence before:code <5>	0.19	-0.19
sentence before:code <d>	-0.28	0.28
sentence before:code <n>	-2.11	2.11
sentence before:code amount	-0.73	0.73
sentence before:code and	0.21	-0.21
sentence before:code approv	-0.32	0.32
sentence before:code are	0.37	-0.37
sentence before:code bill	1.03	-1.03
sentence before:code charg	-0.6	0.6
sentence before:code co	-0.53	0.53
sentence before:code d	-0.88	0.88
sentence before:code description	-0.51	0.51
sentence before:code dx	-1.18	1.18
sentence before:code explan	0.85	-0.85
sentence before:code incidental	0.58	-0.58
sentence before:code m	-1.12	1.12
sentence before:code mean	-0.97	0.97
sentence before:code mod	0.72	-0.72
sentence before:code ndc	0.38	-0.38
sentence before:code paid	-0.45	0.45
sentence before:code provider	-0.52	0.52
sentence before:code qty	0.82	-0.82
sentence before:code servic	-0.66	0.66
sentence before:code text	-0.88	0.88
sentence before:code that	0.5	-0.5
sentence before:code unit	-0.71	0.71
sentence before:code was	0.24	-0.24
sentence before:code what	0.37	-0.37
sentence before:code x	0.94	-0.94
sentence before:coded	0.2	-0.2
sentence before:coder	0.34	-0.34
sentence before:coin <m>	0.24	-0.24
sentence before:coin grp	-0.25	0.25
sentence before:coin paid	-0.62	0.62
sentence before:coin prov	0.57	-0.57
sentence before:coin total	0.48	-0.48
sentence before:coinsuranc	1.17	-1.17
sentence before:cold	0.54	-0.54
sentence before:cold pack	0.47	-0.47
sentence before:cole	0.61	-0.61
sentence before:colleagu	-0.75	0.75
sentence before:colleagu :	-0.53	0.53
sentence before:collect	0.72	-0.72
sentence before:collect from	0.18	-0.18
sentence before:column	0.65	-0.65
sentence before:com	1.13	-1.13
sentence before:com or	0.23	-0.23
sentence before:combin	0.55	-0.55
sentence before:combin is	0.65	-0.65
sentence before:combin of	0.18	-0.18
sentence before:combin provid	0.6	-0.6
sentence before:come	0.7	-0.7
sentence before:come by	0.19	-0.19
sentence before:come from	0.48	-0.48
sentence before:come in	0.97	-0.97
sentence before:come to	1.24	-1.24
sentence before:come with	0.42	-0.42
sentence before:come within	0.19	-0.19
sentence before:committe	-0.62	0.62
sentence before:common	0.74	-0.74
sentence before:community care	-0.37	0.37
sentence before:company	1.24	-1.24
sentence before:company and	0.26	-0.26
sentence before:company employe	0.28	-0.28
sentence before:compar	0.77	-0.77
sentence before:compatibl	0.65	-0.65
sentence before:compatibl with	0.65	-0.65
sentence before:compendia	0.38	-0.38
sentence before:compens	0.55	-0.55
sentence before:compens carrier	0.34	-0.34
sentence before:compens fee	0.92	-0.92
sentence before:compens medical	-0.17	0.17
sentence before:complet	0.75	-0.75
sentence before:complet correct	-0.51	0.51
sentence before:complet note	0.21	-0.21
sentence before:complet our	0.26	-0.26
sentence before:complet the	0.16	-0.16
sentence before:complet waiver	0.17	-0.17
sentence before:complex	0.86	-0.86
sentence before:complexity	0.22	-0.22
sentence before:component	0.6	-0.6
sentence before:component of	0.6	-0.6
sentence before:concern	0.7	-0.7
sentence before:conclud	0.21	-0.21
sentence before:conclud that	0.21	-0.21
sentence before:conclusion	0.39	-0.39
sentence before:concurrent	0.18	-0.18
sentence before:condition	-0.54	0.54
sentence before:condition and	-1.11	1.11
sentence before:condition in	0.74	-0.74
sentence before:condition is	0.63	-0.63
sentence before:condition or	-0.32	0.32
sentence before:condition that	0.25	-0.25
sentence before:conestoga	-0.22	0.22
sentence before:confidential	0.39	-0.39
sentence before:confirm	0.3	-0.3
sentence before:conflict	0.38	-0.38
sentence before:conflict of	0.38	-0.38
sentence before:consent	1.14	-1.14
sentence before:conservativ	0.63	-0.63
sentence before:consider	1.63	-1.63
sentence before:consider component	0.53	-0.53
sentence before:consider investigational	-0.45	0.45
sentence before:consider it	0.27	-0.27
sentence before:consider without	0.47	-0.47
sentence before:constanc	0.25	-0.25
sentence before:consult	-0.45	0.45
sentence before:consult plan	0.42	-0.42
sentence before:consultant	-0.49	0.49
sentence before:consumer	0.24	-0.24
sentence before:contact	1.4	-1.4
sentence before:contact center	0.22	-0.22
sentence before:contact the	1.01	-1.01
sentence before:contain	0.28	-0.28
sentence before:content	0.18	-0.18
sentence before:contest	0.42	-0.42
sentence before:contest thi	0.34	-0.34
sentence before:continu <n>	0.33	-0.33
sentence before:continu stay	0.46	-0.46
sentence before:contract	-0.32	0.32
sentence before:contract adjust	0.35	-0.35
sentence before:contract discount	0.2	-0.2
sentence before:contract fee	-1.41	1.41
sentence before:contract has	0.18	-0.18
sentence before:contract holder	0.19	-0.19
sentence before:contract leav	0.54	-0.54
sentence before:contract may	-0.5	0.5
sentence before:contract no	0.28	-0.28
sentence before:contract not	0.17	-0.17
sentence before:contract number	0.22	-0.22
sentence before:contract provider	-0.42	0.42
sentence before:contract rate	-0.51	0.51
sentence before:contract with	-0.82	0.82
sentence before:contractor	1.04	-1.04
sentence before:contractor for	0.16	-0.16
sentence before:contractor of	0.2	-0.2
sentence before:contractual	0.49	-0.49
sentence before:contractual oblig	0.82	-0.82
sentence before:contrast	0.77	-0.77
sentence before:contrast <n>	0.41	-0.41
sentence before:control	0.18	-0.18
sentence before:control :	0.22	-0.22
sentence before:control fever	0.36	-0.36
sentence before:controll	0.69	-0.69
sentence before:controll trial	0.69	-0.69
sentence before:cooperativ	-0.83	0.83
sentence before:coordinator	0.16	-0.16
sentence before:copay	0.46	-0.46
sentence before:copay <m>	-0.88	0.88
sentence before:copay <n>	0.24	-0.24
sentence before:copay and	0.19	-0.19
sentence before:copay deduct	0.25	-0.25
sentence before:copay deny	0.17	-0.17
sentence before:copay for	-0.58	0.58
sentence before:copay is	0.21	-0.21
sentence before:copay not	0.49	-0.49
sentence before:copay of	0.25	-0.25
sentence before:copay paid	0.3	-0.3
sentence before:copay plan	0.97	-0.97
sentence before:copay we	-0.62	0.62
sentence before:copper	-0.5	0.5
sentence before:copper basin	0.22	-0.22
sentence before:copper ridge	-0.78	0.78
sentence before:copperfield	-0.29	0.29
sentence before:copperlin	0.34	-0.34
sentence before:copy	1.5	-1.5
sentence before:copy :	0.22	-0.22
sentence before:copy of	0.89	-0.89
sentence before:copy to	0.24	-0.24
sentence before:cordelia	0.57	-0.57
sentence before:corneliu	0.87	-0.87
sentence before:corpor	0.18	-0.18
sentence before:correct	1.04	-1.04
sentence before:correct claim	1.59	-1.59
sentence before:correct cod	0.58	-0.58
sentence before:correct inform	-0.51	0.51
sentence before:correct the	0.53	-0.53
sentence before:correspondenc	0.52	-0.52
sentence before:correspondenc unit	0.24	-0.24
sentence before:cosmetic	-0.53	0.53
sentence before:cost	-0.74	0.74
sentence before:cost share	-0.5	0.5
sentence before:cost thi	0.44	-0.44
sentence before:could	-0.17	0.17
sentence before:could be	0.53	-0.53
sentence before:could do	0.79	-0.79
sentence before:could harm	0.23	-0.23
sentence before:could have	0.59	-0.59
sentence before:could not	-1.6	1.6
sentence before:count	1.84	-1.84
sentence before:count as	0.87	-0.87
sentence before:county	-0.81	0.81
sentence before:cours	0.39	-0.39
sentence before:cours of	0.39	-0.39
sentence before:court	0.67	-0.67
sentence before:cov	-0.23	0.23
sentence before:cover	0.31	-0.31
sentence before:cover <m>	-1.33	1.33
sentence before:cover <n>	-0.51	0.51
sentence before:cover a	-0.61	0.61
sentence before:cover as	-0.27	0.27
sentence before:cover benefit	1.24	-1.24
sentence before:cover by	-0.36	0.36
sentence before:cover care	-0.49	0.49
sentence before:cover charg	0.22	-0.22
sentence before:cover chiropractic	-0.63	0.63
sentence before:cover copay	-0.75	0.75
sentence before:cover for	0.39	-0.39
sentence before:cover her	-0.98	0.98
sentence before:cover ible	-0.6	0.6
sentence before:cover in	1.13	-1.13
sentence before:cover it	0.25	-0.25
sentence before:cover manipul	-0.72	0.72
sentence before:cover note	0.34	-0.34
sentence before:cover on	1.15	-1.15
sentence before:cover one	-0.96	0.96
sentence before:cover only	0.53	-0.53
sentence before:cover paid	-0.9	0.9
sentence before:cover person	1.23	-1.23
sentence before:cover plan	-0.62	0.62
sentence before:cover servic	-0.19	0.19
sentence before:cover since	0.62	-0.62
sentence before:cover the	0.75	-0.75
sentence before:cover therapy	0.31	-0.31
sentence before:cover these	0.7	-0.7
sentence before:cover thi	-0.78	0.78
sentence before:cover under	1.18	-1.18
sentence before:cover when	0.69	-0.69
sentence before:coverag	0.91	-0.91
sentence before:coverag ended	-0.91	0.91
sentence before:coverag for	-0.27	0.27
sentence before:coverag had	0.6	-0.6
sentence before:coverag has	-0.64	0.64
sentence before:coverag is	0.34	-0.34
sentence before:coverag of	-0.24	0.24
sentence before:coverag on	0.45	-0.45
sentence before:coverag or	0.22	-0.22
sentence before:coverag terminat	1.55	-1.55
sentence before:coverag that	0.77	-0.77
sentence before:coverag through	0.42	-0.42
sentence before:coverag under	-0.47	0.47
sentence before:coverag with	0.31	-0.31
sentence before:cpt	0.88	-0.88
sentence before:cpt <5>	-0.4	0.4
sentence before:cpt <n>	1.47	-1.47
sentence before:cpt charg	-0.89	0.89
sentence before:cpt hcpc	0.17	-0.17
sentence before:cpt mod	-0.39	0.39
sentence before:cpt unit	0.45	-0.45
sentence before:cr	-0.53	0.53
sentence before:cr <n>	-0.53	0.53
sentence before:cranmor	-0.27	0.27
sentence before:credential	0.28	-0.28
sentence before:credit	1.41	-1.41
sentence before:credit union	0.2	-0.2
sentence before:creek	-0.65	0.65
sentence before:creek famy	0.38	-0.38
sentence before:creek physical	-1.17	1.17
sentence before:crest	0.44	-0.44
sentence before:crewe	0.27	-0.27
sentence before:crispin	-0.63	0.63
sentence before:criteria	2.12	-2.12
sentence before:criteria :	0.56	-0.56
sentence before:cros blue	0.34	-0.34
sentence before:cross	0.54	-0.54
sentence before:cross famy	0.28	-0.28
sentence before:crossover	0.37	-0.37
sentence before:crossover claim	0.37	-0.37
sentence before:crown	0.61	-0.61
sentence before:csr	0.21	-0.21
sentence before:csr <n>	0.21	-0.21
sentence before:cst	0.33	-0.33
sentence before:ct	0.37	-0.37
sentence before:ctl	0.4	-0.4
sentence before:ctrl	0.23	-0.23
sentence before:cuff	0.7	-0.7
sentence before:current	0.91	-0.91
sentence before:current <m>	1.13	-1.13
sentence before:current <n>	0.38	-0.38
sentence before:curty	0.26	-0.26
sentence before:customer	-0.62	0.62
sentence before:customer care	0.21	-0.21
sentence before:customer id	0.2	-0.2
sentence before:customer servic	-0.55	0.55
sentence before:cut	0.55	-0.55
sentence before:cyru	0.32	-0.32
sentence before:d	0.82	-0.82
sentence before:d <5>	0.25	-0.25
sentence before:d <m>	-0.81	0.81
sentence before:d <n>	-0.49	0.49
sentence before:d a	0.53	-0.53
sentence before:d becaus	-0.4	0.4
sentence before:d c	0.86	-0.86
sentence before:d claim	-0.19	0.19
sentence before:d for	0.17	-0.17
sentence before:d injur	0.21	-0.21
sentence before:d m	0.23	-0.23
sentence before:d pay	0.18	-0.18
sentence before:daily	0.41	-0.41
sentence before:daily note	0.71	-0.71
sentence before:dakota	-1.15	1.15
sentence before:dashiell	0.22	-0.22
sentence before:date	0.4	-0.4
sentence before:date :	0.48	-0.48
sentence before:date <month>	1	-1
sentence before:date <n>	0.36	-0.36
sentence before:date above	1.01	-1.01
sentence before:date and	-0.48	0.48
sentence before:date are	-0.17	0.17
sentence before:date bill	0.8	-0.8
sentence before:date charg	0.64	-0.64
sentence before:date check	0.17	-0.17
sentence before:date code	-0.44	0.44
sentence before:date description	-0.2	0.2
sentence before:date final	0.29	-0.29
sentence before:date is	0.17	-0.17
sentence before:date of	0.68	-0.68
sentence before:date on	-1.29	1.29
sentence before:date or	0.17	-0.17
sentence before:date paid	0.49	-0.49
sentence before:date pay	-0.39	0.39
sentence before:date pl	0.42	-0.42
sentence before:date pos	-0.19	0.19
sentence before:date proc	-0.19	0.19
sentence before:date procedur	-0.34	0.34
sentence before:date process	0.23	-0.23
sentence before:date s	1.01	-1.01
sentence before:date shown	0.21	-0.21
sentence before:date to	0.17	-0.17
sentence before:date what	-0.54	0.54
sentence before:date with	0.37	-0.37
sentence before:date you	-0.71	0.71
sentence before:dated	0.51	-0.51
sentence before:dated :	0.18	-0.18
sentence before:dated <d>	0.8	-0.8
sentence before:dated <month>	0.78	-0.78
sentence before:dated <n>	-0.64	0.64
sentence before:daughter	0.91	-0.91
sentence before:day	0.2	-0.2
sentence before:day <5>	0.33	-0.33
sentence before:day <m>	0.4	-0.4
sentence before:day <n>	0.81	-0.81
sentence before:day a	0.39	-0.39
sentence before:day accord	0.43	-0.43
sentence before:day after	-0.27	0.27
sentence before:day and	-0.18	0.18
sentence before:day are	0.41	-0.41
sentence before:day as	-0.52	0.52
sentence before:day by	0.21	-0.21
sentence before:day diagnosy	0.2	-0.2
sentence before:day fil	0.2	-0.2
sentence before:day for	-0.36	0.36
sentence before:day is	-0.97	0.97
sentence before:day of	0.19	-0.19
sentence before:day on	0.28	-0.28
sentence before:day over	0.39	-0.39
sentence before:day so	0.25	-0.25
sentence before:day that	-0.66	0.66
sentence before:day the	-0.34	0.34
sentence before:day to	-0.34	0.34
sentence before:day was	-1.37	1.37
sentence before:day we	0.22	-0.22
sentence before:day were	-1.09	1.09
sentence before:day with	0.21	-0.21
sentence before:day you	0.28	-0.28
sentence before:dbn	0.16	-0.16
sentence before:dc	0.72	-0.72
sentence before:dc <n>	0.31	-0.31
sentence before:dc diagnosy	0.23	-0.23
sentence before:dc found	-0.93	0.93
sentence before:dc on	0.65	-0.65
sentence before:dcn	0.27	-0.27
sentence before:de	0.93	-0.93
sentence before:de <n>	0.19	-0.19
sentence before:deactivat	0.38	-0.38
sentence before:deactivat withdrawn	0.38	-0.38
sentence before:deadlin	0.5	-0.5
sentence before:dean	0.27	-0.27
sentence before:dean health	0.23	-0.23
sentence before:dear	0.57	-0.57
sentence before:dear bill	0.36	-0.36
sentence before:dear bluestem	-0.94	0.94
sentence before:dear colleagu	-0.33	0.33
sentence before:dear doctor	0.4	-0.4
sentence before:dear dr	1.25	-1.25
sentence before:dear harrow	-0.76	0.76
sentence before:dear medicar	-1.1	1.1
sentence before:dear mr	0.71	-0.71
sentence before:dear ms	1.19	-1.19
sentence before:dear parent	0.57	-0.57
sentence before:dear sir	0.3	-0.3
sentence before:debrid	0.17	-0.17
sentence before:decid	0.76	-0.76
sentence before:decid :	0.69	-0.69
sentence before:decid ?	0.33	-0.33
sentence before:decid about	0.23	-0.23
sentence before:decid in	0.22	-0.22
sentence before:decid it	0.71	-0.71
sentence before:decid not	-0.29	0.29
sentence before:decid on	0.43	-0.43
sentence before:decid that	-0.26	0.26
sentence before:decid thi	-0.23	0.23
sentence before:decid to	0.6	-0.6
sentence before:decid we	0.62	-0.62
sentence before:decid whether	-0.72	0.72
sentence before:decision	1.14	-1.14
sentence before:decision :	0.36	-0.36
sentence before:decision and	-1.17	1.17
sentence before:decision bind	0.69	-0.69
sentence before:decision date	0.2	-0.2
sentence before:decision decision	0.36	-0.36
sentence before:decision doe	0.47	-0.47
sentence before:decision for	0.29	-0.29
sentence before:decision has	0.93	-0.93
sentence before:decision in	0.2	-0.2
sentence before:decision is	0.22	-0.22
sentence before:decision medicar	0.66	-0.66
sentence before:decision not	0.7	-0.7
sentence before:decision now	0.23	-0.23
sentence before:decision of	0.36	-0.36
sentence before:decision or	0.17	-0.17
sentence before:decision point	-0.31	0.31
sentence before:decision stay	-1.1	1.1
sentence before:decision the	1.04	-1.04
sentence before:decision to	-0.24	0.24
sentence before:decision was	0.48	-0.48
sentence before:decision we	-0.24	0.24
sentence before:decision within	-1.28	1.28
sentence before:decision you	0.16	-0.16
sentence before:decompression	0.84	-0.84
sentence before:ded	-1.1	1.1
sentence before:ded <m>	0.2	-0.2
sentence before:ded coin	-1.37	1.37
sentence before:deduct	-0.54	0.54
sentence before:deduct co	-0.85	0.85
sentence before:deduct coin	0.56	-0.56
sentence before:deduct copay	-0.16	0.16
sentence before:deductibl	0.5	-0.5
sentence before:deductibl :	0.3	-0.3
sentence before:deductibl <m>	0.18	-0.18
sentence before:deductibl and	0.3	-0.3
sentence before:deductibl co	-0.25	0.25
sentence before:deductibl copay	1.08	-1.08
sentence before:deductibl for	0.86	-0.86
sentence before:deductibl paid	0.24	-0.24
sentence before:deductibl pr	-0.83	0.83
sentence before:deductibl statu	0.17	-0.17
sentence before:deductibl we	0.53	-0.53
sentence before:deem	1.31	-1.31
sentence before:deem a	0.73	-0.73
sentence before:deem satisfy	0.34	-0.34
sentence before:deer	0.52	-0.52
sentence before:defens	0.35	-0.35
sentence before:defens health	0.23	-0.23
sentence before:deficit	0.69	-0.69
sentence before:defin	0.42	-0.42
sentence before:defin it	0.17	-0.17
sentence before:definition	1.3	-1.3
sentence before:definition of	1.25	-1.25
sentence before:degr	0.23	-0.23
sentence before:degr and	-0.7	0.7
sentence before:degr of	0.34	-0.34
sentence before:delay	-0.25	0.25
sentence before:delphin	0.18	-0.18
sentence before:delta	0.33	-0.33
sentence before:denial	0.29	-0.29
sentence before:denial :	-0.73	0.73
sentence before:denial code	0.27	-0.27
sentence before:denial fully	0.56	-0.56
sentence before:denial is	1.09	-1.09
sentence before:denial notic	0.26	-0.26
sentence before:denial of	-0.28	0.28
sentence before:denial stand	-0.54	0.54
sentence before:denial upheld	0.61	-0.61
sentence before:denial you	0.18	-0.18
sentence before:dental	-0.23	0.23
sentence before:dentist	0.23	-0.23
sentence before:deny	-1.21	1.21
sentence before:deny :	-2.08	2.08
sentence before:deny <5>	0.19	-0.19
sentence before:deny <d>	0.63	-0.63
sentence before:deny <m>	-0.32	0.32
sentence before:deny ?	-0.47	0.47
sentence before:deny and	0.85	-0.85
sentence before:deny as	1.32	-1.32
sentence before:deny becaus	0.79	-0.79
sentence before:deny carc	-1.4	1.4
sentence before:deny claim	-0.45	0.45
sentence before:deny code	-0.98	0.98
sentence before:deny finaliz	0.44	-0.44
sentence before:deny for	1.75	-1.75
sentence before:deny in	-0.17	0.17
sentence before:deny it	0.79	-0.79
sentence before:deny on	0.42	-0.42
sentence before:deny paid	1.2	-1.2
sentence before:deny patient	-1.36	1.36
sentence before:deny the	0.61	-0.61
sentence before:deny thi	-1.26	1.26
sentence before:deny total	0.29	-0.29
sentence before:deny until	0.2	-0.2
sentence before:deny upheld	0.3	-0.3
sentence before:deny we	0.3	-0.3
sentence before:deny with	0.74	-0.74
sentence before:deny your	0.2	-0.2
sentence before:depart	0.77	-0.77
sentence before:depart of	0.4	-0.4
sentence before:depend	0.35	-0.35
sentence before:depend on	0.35	-0.35
sentence before:dermatology	0.29	-0.29
sentence before:describ	1.24	-1.24
sentence before:describ an	0.56	-0.56
sentence before:describ care	-0.91	0.91
sentence before:description	-1.09	1.09
sentence before:description <n>	-0.43	0.43
sentence before:description bill	-0.86	0.86
sentence before:description co	1.16	-1.16
sentence before:description page	0.53	-0.53
sentence before:desert	0.37	-0.37
sentence before:desk	0.59	-0.59
sentence before:desmond	0.44	-0.44
sentence before:desmond achterberg	0.31	-0.31
sentence before:detach	0.27	-0.27
sentence before:detach and	0.19	-0.19
sentence before:detail	1.16	-1.16
sentence before:detail print	0.17	-0.17
sentence before:detail provider	0.16	-0.16
sentence before:determin	0.57	-0.57
sentence before:determin :	1.13	-1.13
sentence before:determin is	0.58	-0.58
sentence before:determin l	-1.07	1.07
sentence before:determin lcd	0.33	-0.33
sentence before:determin of	0.46	-0.46
sentence before:determin on	0.2	-0.2
sentence before:determin was	0.19	-0.19
sentence before:determin whether	0.23	-0.23
sentence before:devic	-1.44	1.44
sentence before:devic is	-0.23	0.23
sentence before:devot	0.39	-0.39
sentence before:devot health	0.37	-0.37
sentence before:dia	0.21	-0.21
sentence before:diabet	-0.64	0.64
sentence before:diag	0.35	-0.35
sentence before:diagnos	0.77	-0.77
sentence before:diagnos m	0.25	-0.25
sentence before:diagnostic	-0.63	0.63
sentence before:diagnosy	0.47	-0.47
sentence before:diagnosy :	0.39	-0.39
sentence before:diagnosy a	0.26	-0.26
sentence before:diagnosy bill	0.55	-0.55
sentence before:diagnosy code	-0.32	0.32
sentence before:diagnosy f	0.23	-0.23
sentence before:diagnosy given	0.68	-0.68
sentence before:diagnosy i	-0.41	0.41
sentence before:diagnosy is	0.98	-0.98
sentence before:diagnosy m	1.3	-1.3
sentence before:diagnosy on	-0.48	0.48
sentence before:diagnosy r	0.17	-0.17
sentence before:diagnosy s	0.28	-0.28
sentence before:diaz	0.29	-0.29
sentence before:did	0.58	-0.58
sentence before:did medicar	0.57	-0.57
sentence before:did not	0.6	-0.6
sentence before:did the	-0.63	0.63
sentence before:did with	0.27	-0.27
sentence before:did you	0.89	-0.89
sentence before:didnt	0.19	-0.19
sentence before:die	0.25	-0.25
sentence before:differenc	-0.31	0.31
sentence before:differenc between	1.01	-1.01
sentence before:different	-0.3	0.3
sentence before:direct	1.19	-1.19
sentence before:direct treat	0.85	-0.85
sentence before:director	0.51	-0.51
sentence before:director dr	-0.21	0.21
sentence before:director of	0.44	-0.44
sentence before:disability	0.74	-0.74
sentence before:disagre	0.37	-0.37
sentence before:disagre ?	0.23	-0.23
sentence before:disagre and	0.38	-0.38
sentence before:disagre you	0.17	-0.17
sentence before:disallow	-0.68	0.68
sentence before:disallow code	-0.22	0.22
sentence before:discount	0.34	-0.34
sentence before:discount <m>	0.71	-0.71
sentence before:discount allow	0.86	-0.86
sentence before:discount amount	0.35	-0.35
sentence before:discount not	-0.73	0.73
sentence before:discount paid	0.19	-0.19
sentence before:discount plan	-0.49	0.49
sentence before:discus	0.48	-0.48
sentence before:dismis	-0.43	0.43
sentence before:dismiss	-0.55	0.55
sentence before:dismiss it	0.41	-0.41
sentence before:dismiss the	-0.24	0.24
sentence before:dismiss your	-1.14	1.14
sentence before:dismissal	0.49	-0.49
sentence before:disput	1.55	-1.55
sentence before:disput :	0.9	-0.9
sentence before:disput <m>	0.55	-0.55
sentence before:disput claim	0.22	-0.22
sentence before:disput is	0.68	-0.68
sentence before:disput must	0.19	-0.19
sentence before:disput of	0.3	-0.3
sentence before:disput receiv	0.17	-0.17
sentence before:disput resolution	0.3	-0.3
sentence before:disput thi	0.27	-0.27
sentence before:disput to	0.32	-0.32
sentence before:disput you	0.17	-0.17
sentence before:district	0.26	-0.26
sentence before:division	0.72	-0.72
sentence before:division of	0.27	-0.27
sentence before:dme	-0.19	0.19
sentence before:do	0.85	-0.85
sentence before:do :	0.35	-0.35
sentence before:do <n>	0.89	-0.89
sentence before:do ?	0.16	-0.16
sentence before:do not	0.78	-0.78
sentence before:do noth	0.42	-0.42
sentence before:do so	0.24	-0.24
sentence before:do you	0.2	-0.2
sentence before:dob :	0.52	-0.52
sentence before:dob <d>	0.38	-0.38
sentence before:dob <n>	0.37	-0.37
sentence before:doctor	-0.47	0.47
sentence before:doctor :	0.75	-0.75
sentence before:doctor and	-0.52	0.52
sentence before:doctor asked	0.77	-0.77
sentence before:doctor can	0.25	-0.25
sentence before:doctor dr	0.54	-0.54
sentence before:doctor for	-0.89	0.89
sentence before:doctor may	0.47	-0.47
sentence before:doctor note	-0.74	0.74
sentence before:doctor of	0.22	-0.22
sentence before:doctor on	-0.98	0.98
sentence before:doctor or	0.16	-0.16
sentence before:doctor told	-0.65	0.65
sentence before:doctor who	-0.32	0.32
sentence before:doctor within	0.3	-0.3
sentence before:docu	0.37	-0.37
sentence before:docu articl	-0.7	0.7
sentence before:docu for	-0.24	0.24
sentence before:docu guidelin	0.36	-0.36
sentence before:docu page	0.3	-0.3
sentence before:document	0.46	-0.46
sentence before:document doe	0.88	-0.88
sentence before:document is	-0.46	0.46
sentence before:document request	0.44	-0.44
sentence before:dod	0.75	-0.75
sentence before:dod benefit	0.75	-0.75
sentence before:doe	0.96	-0.96
sentence before:doe not	0.88	-0.88
sentence before:doing	0.63	-0.63
sentence before:dollar	-1.01	1.01
sentence before:done	0.42	-0.42
sentence before:done at	0.89	-0.89
sentence before:done by	1.08	-1.08
sentence before:done charg	0.2	-0.2
sentence before:done in	-0.21	0.21
sentence before:done on	0.3	-0.3
sentence before:done so	0.24	-0.24
sentence before:done to	0.3	-0.3
sentence before:done within	0.3	-0.3
sentence before:dont agree	0.16	-0.16
sentence before:dorothea	0.37	-0.37
sentence before:dos :	0.19	-0.19
sentence before:dos <d>	-0.56	0.56
sentence before:dos bill	0.29	-0.29
sentence before:dos cpt	1.07	-1.07
sentence before:dos proc	-0.21	0.21
sentence before:dose	-0.22	0.22
sentence before:down	1.66	-1.66
sentence before:down the	0.3	-0.3
sentence before:dpm	0.32	-0.32
sentence before:dpt	0.98	-0.98
sentence before:dpt <d>	0.39	-0.39
sentence before:dpt <n>	0.19	-0.19
sentence before:dpt date	-0.39	0.39
sentence before:dr	0.87	-0.87
sentence before:dr ignatiu	-0.63	0.63
sentence before:dr leopold	0.48	-0.48
sentence before:dr sunniva	0.16	-0.16
sentence before:draft	0.38	-0.38
sentence before:draft <n>	0.36	-0.36
sentence before:draw	0.58	-0.58
sentence before:dress	-0.61	0.61
sentence before:drill	-0.72	0.72
sentence before:driver	0.26	-0.26
sentence before:drop	0.3	-0.3
sentence before:drug	1.96	-1.96
sentence before:drug administr	0.33	-0.33
sentence before:drug code	0.39	-0.39
sentence before:drug is	-0.71	0.71
sentence before:drug list	0.52	-0.52
sentence before:drug only	0.17	-0.17
sentence before:drug that	0.24	-0.24
sentence before:drug when	0.73	-0.73
sentence before:drummond	-0.2	0.2
sentence before:dry	0.58	-0.58
sentence before:dry needl	0.58	-0.58
sentence before:dt	-0.85	0.85
sentence before:dt proc	-0.56	0.56
sentence before:due	1.15	-1.15
sentence before:due :	0.17	-0.17
sentence before:due <d>	0.19	-0.19
sentence before:due <m>	0.53	-0.53
sentence before:due by	0.18	-0.18
sentence before:due on	0.99	-0.99
sentence before:dunleavy	0.2	-0.2
sentence before:dunmor	0.47	-0.47
sentence before:dunn	-0.32	0.32
sentence before:duplicat	-0.31	0.31
sentence before:duplicat claim	0.43	-0.43
sentence before:dur	0.44	-0.44
sentence before:dur the	0.28	-0.28
sentence before:duty	0.54	-0.54
sentence before:dv	0.38	-0.38
sentence before:dwc	0.35	-0.35
sentence before:dwc sbr	0.18	-0.18
sentence before:dx	-0.81	0.81
sentence before:dx :	0.17	-0.17
sentence before:dx <n>	0.25	-0.25
sentence before:dx bill	-0.78	0.78
sentence before:dx charg	-1.17	1.17
sentence before:dx f	0.76	-0.76
sentence before:dx m	0.48	-0.48
sentence before:dx qty	-0.58	0.58
sentence before:dx z	-0.2	0.2
sentence before:e	0.65	-0.65
sentence before:e <5>	-0.33	0.33
sentence before:e <m>	-0.24	0.24
sentence before:e townzip	0.39	-0.39
sentence before:ea	0.19	-0.19
sentence before:ea <n>	0.17	-0.17
sentence before:each	-1.32	1.32
sentence before:each calendar	0.93	-0.93
sentence before:each date	0.5	-0.5
sentence before:each day	-0.53	0.53
sentence before:each of	1.26	-1.26
sentence before:each page	0.19	-0.19
sentence before:each person	-0.99	0.99
sentence before:each step	-0.38	0.38
sentence before:each time	-0.92	0.92
sentence before:each timed	0.55	-0.55
sentence before:each visit	-0.7	0.7
sentence before:each week	-0.38	0.38
sentence before:earlier	0.41	-0.41
sentence before:earlier bill	0.35	-0.35
sentence before:earlier claim	0.31	-0.31
sentence before:earlier decision	-1.16	1.16
sentence before:earlier visit	0.37	-0.37
sentence before:earn	0.27	-0.27
sentence before:east	0.37	-0.37
sentence before:east appeal	0.22	-0.22
sentence before:eastern	0.2	-0.2
sentence before:eastlak	-0.3	0.3
sentence before:eat	-0.19	0.19
sentence before:eb	0.47	-0.47
sentence before:eb <n>	0.47	-0.47
sentence before:ec	-0.66	0.66
sentence before:edit	1.61	-1.61
sentence before:educ	0.36	-0.36
sentence before:educ <5>	0.36	-0.36
sentence before:educat	0.29	-0.29
sentence before:educat round	0.18	-0.18
sentence before:ee	-0.87	0.87
sentence before:ee <n>	-0.87	0.87
sentence before:ef	0.35	-0.35
sentence before:ef <n>	0.34	-0.34
sentence before:effect	0.58	-0.58
sentence before:effect on	-0.25	0.25
sentence before:effect thi	0.48	-0.48
sentence before:effectiv	-0.39	0.39
sentence before:effectiv <month>	0.33	-0.33
sentence before:effectiv <n>	-0.73	0.73
sentence before:effectiv date	0.22	-0.22
sentence before:effectivenes	0.52	-0.52
sentence before:eft	0.68	-0.68
sentence before:eft :	0.41	-0.41
sentence before:eft <n>	0.35	-0.35
sentence before:eft number	0.19	-0.19
sentence before:eft trace	-0.31	0.31
sentence before:eg	0.26	-0.26
sentence before:eg <n>	0.26	-0.26
sentence before:eh	-0.6	0.6
sentence before:eh <n>	-0.62	0.62
sentence before:eight	0.24	-0.24
sentence before:eight visit	-0.74	0.74
sentence before:eight week	1.49	-1.49
sentence before:eighty	0.28	-0.28
sentence before:ein	0.47	-0.47
sentence before:ek	0.2	-0.2
sentence before:ek <n>	0.2	-0.2
sentence before:el	1.04	-1.04
sentence before:elect	-0.7	0.7
sentence before:electrical	0.25	-0.25
sentence before:electrical stimul	-0.25	0.25
sentence before:electrocardiogram	0.4	-0.4
sentence before:electronic	0.27	-0.27
sentence before:eleven	0.7	-0.7
sentence before:eligibility	0.76	-0.76
sentence before:eligibl	2.02	-2.02
sentence before:eligibl for	0.59	-0.59
sentence before:ellery	-0.24	0.24
sentence before:else	-1.07	1.07
sentence before:emergency	0.75	-0.75
sentence before:emmerich	-0.86	0.86
sentence before:employ	0.75	-0.75
sentence before:employ health	0.23	-0.23
sentence before:employe	-0.54	0.54
sentence before:employe :	0.4	-0.4
sentence before:employe benefit	0.56	-0.56
sentence before:employe health	0.43	-0.43
sentence before:employe is	-0.2	0.2
sentence before:employe or	0.49	-0.49
sentence before:employe pay	-1.07	1.07
sentence before:employe program	0.24	-0.24
sentence before:employe retir	0.25	-0.25
sentence before:employer	-0.29	0.29
sentence before:employer :	0.78	-0.78
sentence before:employer group	-0.48	0.48
sentence before:employer plan	-0.54	0.54
sentence before:employer told	-0.27	0.27
sentence before:empty	-0.98	0.98
sentence before:en	0.24	-0.24
sentence before:enclos	0.53	-0.53
sentence before:enclos :	0.17	-0.17
sentence before:enclos a	0.62	-0.62
sentence before:end	0.47	-0.47
sentence before:end <n>	0.47	-0.47
sentence before:end date	0.25	-0.25
sentence before:end of	0.16	-0.16
sentence before:end on	0.99	-0.99
sentence before:end the	0.2	-0.2
sentence before:ended	0.18	-0.18
sentence before:ended <n>	0.8	-0.8
sentence before:ended and	0.75	-0.75
sentence before:ended as	-0.95	0.95
sentence before:ended at	0.56	-0.56
sentence before:ended befor	0.61	-0.61
sentence before:ended on	-1.11	1.11
sentence before:enough	0.25	-0.25
sentence before:enough to	0.31	-0.31
sentence before:enroll	0.48	-0.48
sentence before:enroll code	1.03	-1.03
sentence before:enroll in	0.54	-0.54
sentence before:enroll name	0.24	-0.24
sentence before:enroll with	0.27	-0.27
sentence before:enrolle :	0.34	-0.34
sentence before:enrolle id	0.35	-0.35
sentence before:enrolle whatever	-0.48	0.48
sentence before:enter	0.34	-0.34
sentence before:entir	0.4	-0.4
sentence before:entir claim	0.4	-0.4
sentence before:envelop	0.33	-0.33
sentence before:eob	-1.25	1.25
sentence before:eob <d>	-0.61	0.61
sentence before:eob and	0.18	-0.18
sentence before:eob code	0.44	-0.44
sentence before:eob messag	-0.98	0.98
sentence before:eob of	0.16	-0.16
sentence before:eor	1.43	-1.43
sentence before:eor <n>	0.36	-0.36
sentence before:epidural	0.87	-0.87
sentence before:epidural injection	0.78	-0.78
sentence before:episod	0.42	-0.42
sentence before:episod of	0.35	-0.35
sentence before:epo	0.63	-0.63
sentence before:equip	0.5	-0.5
sentence before:erie	0.2	-0.2
sentence before:erie insuranc	0.19	-0.19
sentence before:erisa	0.9	-0.9
sentence before:error s	0.35	-0.35
sentence before:error which	-0.72	0.72
sentence before:esmd	0.19	-0.19
sentence before:essential	0.41	-0.41
sentence before:est	1.15	-1.15
sentence before:esta	0.22	-0.22
sentence before:establish	-0.18	0.18
sentence before:establish <5>	0.2	-0.2
sentence before:eval	0.59	-0.59
sentence before:evalu	-0.22	0.22
sentence before:evalu <m>	0.54	-0.54
sentence before:evalu and	-0.37	0.37
sentence before:evalu of	-1.63	1.63
sentence before:evaluat	0.26	-0.26
sentence before:evander	0.49	-0.49
sentence before:evangelin	0.29	-0.29
sentence before:even	0.31	-0.31
sentence before:everard	0.24	-0.24
sentence before:everett	0.2	-0.2
sentence before:evergreen	-0.61	0.61
sentence before:every <n>	0.65	-0.65
sentence before:everyth	-0.61	0.61
sentence before:everyth you	-0.92	0.92
sentence before:evicor	-0.44	0.44
sentence before:evicor spine	-0.67	0.67
sentence before:evidenc doe	-0.36	0.36
sentence before:evidenc of	0.51	-0.51
sentence before:ewan	0.23	-0.23
sentence before:ewan strickler	0.23	-0.23
sentence before:ex	-1.18	1.18
sentence before:ex code	-1.18	1.18
sentence before:exact	0.81	-0.81
sentence before:exact duplicat	0.81	-0.81
sentence before:exam	0.28	-0.28
sentence before:exam :	0.51	-0.51
sentence before:exam <m>	0.96	-0.96
sentence before:exam and	0.23	-0.23
sentence before:exam of	-0.61	0.61
sentence before:examin	-0.25	0.25
sentence before:examin and	0.17	-0.17
sentence before:examin by	0.31	-0.31
sentence before:examin on	-1.22	1.22
sentence before:exampl	0.28	-0.28
sentence before:exceed	0.44	-0.44
sentence before:exceed fee	0.28	-0.28
sentence before:exceed the	-0.21	0.21
sentence before:except	0.59	-0.59
sentence before:except for	0.24	-0.24
sentence before:except to	0.18	-0.18
sentence before:exception	0.71	-0.71
sentence before:exception cannot	0.66	-0.66
sentence before:exception to	0.57	-0.57
sentence before:excessiv	0.18	-0.18
sentence before:exchang	0.19	-0.19
sentence before:exclud	1.75	-1.75
sentence before:exclud by	1.42	-1.42
sentence before:exclud from	0.84	-0.84
sentence before:exclud servic	-0.19	0.19
sentence before:exclud under	0.4	-0.4
sentence before:exclusion	0.25	-0.25
sentence before:exercis	-0.21	0.21
sentence before:exercis <5>	0.2	-0.2
sentence before:exercis <m>	1.2	-1.2
sentence before:exercis <n>	-0.22	0.22
sentence before:exercis and	-0.65	0.65
sentence before:exercis at	-0.73	0.73
sentence before:exercis could	0.47	-0.47
sentence before:exercis or	-1.02	1.02
sentence before:exercis program	1.28	-1.28
sentence before:exercis that	-0.42	0.42
sentence before:exercis therapy	0.96	-0.96
sentence before:exercis with	-0.77	0.77
sentence before:exercis x	0.33	-0.33
sentence before:exercis you	-1.24	1.24
sentence before:exist	0.22	-0.22
sentence before:exist under	0.22	-0.22
sentence before:exp	-0.8	0.8
sentence before:expect	-0.26	0.26
sentence before:expedit	0.45	-0.45
sentence before:expens	-0.16	0.16
sentence before:expens incurr	1.27	-1.27
sentence before:experimental	0.38	-0.38
sentence before:experimental and	0.26	-0.26
sentence before:experimental investigational	0.32	-0.32
sentence before:experimental or	-0.3	0.3
sentence before:expir	1.59	-1.59
sentence before:expl	-1.47	1.47
sentence before:expl <n>	-0.79	0.79
sentence before:explain	0.62	-0.62
sentence before:explain below	-0.44	0.44
sentence before:explain why	0.69	-0.69
sentence before:explain your	0.21	-0.21
sentence before:explan	0.38	-0.38
sentence before:explan :	0.21	-0.21
sentence before:explan <n>	0.65	-0.65
sentence before:explan code	-1.08	1.08
sentence before:explan of	0.81	-0.81
sentence before:explicit	0.56	-0.56
sentence before:explicit attach	-0.67	0.67
sentence before:exr	0.21	-0.21
sentence before:exr <n>	0.21	-0.21
sentence before:ext	0.35	-0.35
sentence before:ext <n>	0.33	-0.33
sentence before:extend	0.72	-0.72
sentence before:extend the	0.66	-0.66
sentence before:extension	1.09	-1.09
sentence before:extension <n>	0.23	-0.23
sentence before:extension was	0.96	-0.96
sentence before:extent	0.47	-0.47
sentence before:external	0.79	-0.79
sentence before:external review	0.74	-0.74
sentence before:extra	-0.33	0.33
sentence before:extra sheet	-0.67	0.67
sentence before:extracorporeal	0.17	-0.17
sentence before:extracorporeal shock	0.17	-0.17
sentence before:extremity	0.34	-0.34
sentence before:extremity pain	0.25	-0.25
sentence before:ezra	-0.25	0.25
sentence before:f <n>	0.55	-0.55
sentence before:f a	0.42	-0.42
sentence before:face	-0.8	0.8
sentence before:face to	-0.84	0.84
sentence before:facility	0.33	-0.33
sentence before:facsimil	0.28	-0.28
sentence before:fact	2.07	-2.07
sentence before:fact the	0.25	-0.25
sentence before:factual	0.21	-0.21
sentence before:fail	0.98	-0.98
sentence before:fair	0.37	-0.37
sentence before:fair hear	0.29	-0.29
sentence before:fairweather	0.24	-0.24
sentence before:fall	0.88	-0.88
sentence before:famy	0.42	-0.42
sentence before:famy chiropractic	0.3	-0.3
sentence before:famy clinic	-1.1	1.1
sentence before:famy deductibl	-0.42	0.42
sentence before:famy health	0.2	-0.2
sentence before:famy medicin	1.51	-1.51
sentence before:famy member	0.52	-0.52
sentence before:famy physician	-0.2	0.2
sentence before:famy spine	0.2	-0.2
sentence before:far	0.22	-0.22
sentence before:far as	0.23	-0.23
sentence before:farnsworth	0.26	-0.26
sentence before:farrow	0.16	-0.16
sentence before:fast	0.47	-0.47
sentence before:fast appeal	0.42	-0.42
sentence before:fatigu	0.51	-0.51
sentence before:fault	0.28	-0.28
sentence before:fault insuranc	0.19	-0.19
sentence before:favor	0.96	-0.96
sentence before:favorabl	0.5	-0.5
sentence before:fax	1.69	-1.69
sentence before:fax :	0.71	-0.71
sentence before:fax <n>	1.7	-1.7
sentence before:fax and	0.2	-0.2
sentence before:fax for	0.35	-0.35
sentence before:fax is	0.3	-0.3
sentence before:fax it	0.94	-0.94
sentence before:fax may	0.25	-0.25
sentence before:fax on	0.55	-0.55
sentence before:fax report	0.33	-0.33
sentence before:fax the	0.33	-0.33
sentence before:fax them	0.17	-0.17
sentence before:fax to	0.57	-0.57
sentence before:faxed	0.22	-0.22
sentence before:faxed to	0.16	-0.16
sentence before:fb	0.38	-0.38
sentence before:fda	1.5	-1.5
sentence before:feca	0.2	-0.2
sentence before:feca other	0.2	-0.2
sentence before:fecha	0.16	-0.16
sentence before:federal	-0.22	0.22
sentence before:federal employ	0.18	-0.18
sentence before:federal employe	0.31	-0.31
sentence before:federal law	0.36	-0.36
sentence before:federal pay	-0.79	0.79
sentence before:federal tax	0.31	-0.31
sentence before:fee arrang	-0.81	0.81
sentence before:fee disput	0.46	-0.46
sentence before:fee for	0.87	-0.87
sentence before:fee is	-0.18	0.18
sentence before:fee of	0.4	-0.4
sentence before:fee sched	0.67	-0.67
sentence before:feet	-0.35	0.35
sentence before:feet with	-0.45	0.45
sentence before:feet without	0.24	-0.24
sentence before:fehb	0.29	-0.29
sentence before:felix	0.23	-0.23
sentence before:fell	-0.66	0.66
sentence before:fell from	-0.4	0.4
sentence before:fep	0.65	-0.65
sentence before:fergu	0.87	-0.87
sentence before:fern	-1.17	1.17
sentence before:ferreira	-1.07	1.07
sentence before:fever	-0.5	0.5
sentence before:fever cancer	-0.21	0.21
sentence before:ffm	0.29	-0.29
sentence before:field	1.1	-1.1
sentence before:fil	2.05	-2.05
sentence before:fil has	1.57	-1.57
sentence before:fil limit	0.46	-0.46
sentence before:file	0.39	-0.39
sentence before:file :	0.75	-0.75
sentence before:file <n>	0.22	-0.22
sentence before:file a	0.41	-0.41
sentence before:file an	0.29	-0.29
sentence before:file for	1.52	-1.52
sentence before:file number	0.4	-0.4
sentence before:file show	-1.76	1.76
sentence before:file the	0.22	-0.22
sentence before:file with	0.22	-0.22
sentence before:file within	0.17	-0.17
sentence before:file your	0.26	-0.26
sentence before:filed	0.16	-0.16
sentence before:filed with	0.43	-0.43
sentence before:filed within	-0.5	0.5
sentence before:fill	0.98	-0.98
sentence before:fill in	0.2	-0.2
sentence before:film	-0.54	0.54
sentence before:final	1.45	-1.45
sentence before:final advers	0.91	-0.91
sentence before:final decision	0.16	-0.16
sentence before:final verific	0.29	-0.29
sentence before:finaliz	1.03	-1.03
sentence before:finaliz date	0.24	-0.24
sentence before:finaliz deny	0.31	-0.31
sentence before:finaliz paid	0.36	-0.36
sentence before:financial	-0.59	0.59
sentence before:financial servic	0.33	-0.33
sentence before:finch	-0.76	0.76
sentence before:find	0.68	-0.68
sentence before:find :	-0.5	0.5
sentence before:find and	-0.31	0.31
sentence before:find in	0.85	-0.85
sentence before:find no	0.52	-0.52
sentence before:find that	0.54	-0.54
sentence before:fine	0.53	-0.53
sentence before:finish	1.79	-1.79
sentence before:finish it	0.32	-0.32
sentence before:finish our	1.14	-1.14
sentence before:finish process	0.16	-0.16
sentence before:finish the	0.19	-0.19
sentence before:fiona	0.33	-0.33
sentence before:first <n>	-0.35	0.35
sentence before:first and	1.01	-1.01
sentence before:first appeal	0.2	-0.2
sentence before:first claim	0.94	-0.94
sentence before:first decision	1.23	-1.23
sentence before:first denial	0.29	-0.29
sentence before:first deny	0.62	-0.62
sentence before:first month	0.43	-0.43
sentence before:first notic	0.19	-0.19
sentence before:first of	0.21	-0.21
sentence before:first party	-0.54	0.54
sentence before:first payer	-1.29	1.29
sentence before:first request	0.49	-0.49
sentence before:first six	-1.23	1.23
sentence before:first time	0.31	-0.31
sentence before:first two	-0.53	0.53
sentence before:fiscal year	-0.27	0.27
sentence before:fit	1.15	-1.15
sentence before:fitzwarren	0.26	-0.26
sentence before:five	-0.6	0.6
sentence before:five day	0.36	-0.36
sentence before:fk	0.7	-0.7
sentence before:fk <n>	0.7	-0.7
sentence before:flare	-0.32	0.32
sentence before:flat	-0.52	0.52
sentence before:flat imag	0.31	-0.31
sentence before:flexion	0.81	-0.81
sentence before:flexion <n>	0.32	-0.32
sentence before:flight	-0.32	0.32
sentence before:flint	-0.8	0.8
sentence before:flint hill	-0.8	0.8
sentence before:floor	-0.49	0.49
sentence before:florida blue	0.31	-0.31
sentence before:florida statut	-0.37	0.37
sentence before:fnp	0.67	-0.67
sentence before:follow	0.61	-0.61
sentence before:follow :	0.39	-0.39
sentence before:follow for	0.91	-0.91
sentence before:follow prescription	-0.26	0.26
sentence before:follow the	0.47	-0.47
sentence before:fontain	0.25	-0.25
sentence before:fontenot	0.2	-0.2
sentence before:food	0.23	-0.23
sentence before:food and	0.33	-0.33
sentence before:foot	0.6	-0.6
sentence before:foot and	-0.38	0.38
sentence before:foot care	-0.37	0.37
sentence before:foothill	-0.67	0.67
sentence before:for :	1.09	-1.09
sentence before:for <d>	-0.32	0.32
sentence before:for <m>	0.76	-0.76
sentence before:for <n>	-0.28	0.28
sentence before:for activ	1.13	-1.13
sentence before:for additional	-0.79	0.79
sentence before:for adjudic	-0.67	0.67
sentence before:for an	0.2	-0.2
sentence before:for another	0.27	-0.27
sentence before:for any	0.47	-0.47
sentence before:for appeal	0.24	-0.24
sentence before:for approv	0.2	-0.2
sentence before:for approval	0.45	-0.45
sentence before:for at	-0.48	0.48
sentence before:for befor	1.05	-1.05
sentence before:for being	0.63	-0.63
sentence before:for benefit	0.4	-0.4
sentence before:for by	0.4	-0.4
sentence before:for car	0.57	-0.57
sentence before:for care	1.08	-1.08
sentence before:for chiropractic	-1.19	1.19
sentence before:for cigna	0.19	-0.19
sentence before:for claim	-0.36	0.36
sentence before:for code	-0.35	0.35
sentence before:for copy	1.55	-1.55
sentence before:for denial	-0.24	0.24
sentence before:for diagnosy	0.19	-0.19
sentence before:for eight	0.8	-0.8
sentence before:for every	0.23	-0.23
sentence before:for fil	1.71	-1.71
sentence before:for four	0.64	-0.64
sentence before:for further	0.94	-0.94
sentence before:for health	0.22	-0.22
sentence before:for her	0.3	-0.3
sentence before:for him	0.48	-0.48
sentence before:for inform	0.42	-0.42
sentence before:for it	0.5	-0.5
sentence before:for lack	0.59	-0.59
sentence before:for line	0.61	-0.61
sentence before:for m	0.97	-0.97
sentence before:for manipul	0.4	-0.4
sentence before:for manual	0.76	-0.76
sentence before:for may	-0.65	0.65
sentence before:for medical	-0.42	0.42
sentence before:for medicar	0.22	-0.22
sentence before:for member	0.37	-0.37
sentence before:for miss	0.39	-0.39
sentence before:for more	-0.37	0.37
sentence before:for mr	0.46	-0.46
sentence before:for ms	0.8	-0.8
sentence before:for neck	0.41	-0.41
sentence before:for no	0.86	-0.86
sentence before:for occupational	0.25	-0.25
sentence before:for on	-0.26	0.26
sentence before:for one	0.32	-0.32
sentence before:for other	0.2	-0.2
sentence before:for outpatient	0.63	-0.63
sentence before:for pain	-1.29	1.29
sentence before:for part	0.28	-0.28
sentence before:for pay	1.07	-1.07
sentence before:for physical	-0.78	0.78
sentence before:for precertific	-0.47	0.47
sentence before:for prepay	0.49	-0.49
sentence before:for process	0.21	-0.21
sentence before:for reason	-0.27	0.27
sentence before:for reconsider	0.93	-0.93
sentence before:for record	0.66	-0.66
sentence before:for redetermin	-0.39	0.39
sentence before:for refund	0.41	-0.41
sentence before:for review	-0.55	0.55
sentence before:for servic	-1.03	1.03
sentence before:for six	0.19	-0.19
sentence before:for skill	0.89	-0.89
sentence before:for speech	0.36	-0.36
sentence before:for spinal	0.46	-0.46
sentence before:for such	0.59	-0.59
sentence before:for that	0.22	-0.22
sentence before:for them	1.11	-1.11
sentence before:for therapeutic	0.82	-0.82
sentence before:for therapy	-0.67	0.67
sentence before:for thi	-0.66	0.66
sentence before:for treat	0.41	-0.41
sentence before:for tricar	0.31	-0.31
sentence before:for two	-1.13	1.13
sentence before:for us	-0.18	0.18
sentence before:for visit	0.55	-0.55
sentence before:for want	0.22	-0.22
sentence before:for which	-0.24	0.24
sentence before:for within	-0.65	0.65
sentence before:for you	0.73	-0.73
sentence before:for your	1.37	-1.37
sentence before:force	0.56	-0.56
sentence before:force on	0.44	-0.44
sentence before:forge	0.18	-0.18
sentence before:fork	0.28	-0.28
sentence before:form	0.76	-0.76
sentence before:form <n>	-0.84	0.84
sentence before:form and	0.26	-0.26
sentence before:form approv	0.26	-0.26
sentence before:form cms	0.55	-0.55
sentence before:form doe	-0.66	0.66
sentence before:form dwc	0.18	-0.18
sentence before:form from	-0.26	0.26
sentence before:form is	0.7	-0.7
sentence before:form of	0.22	-0.22
sentence before:form on	-0.66	0.66
sentence before:form to	0.41	-0.41
sentence before:form with	0.19	-0.19
sentence before:formal	0.18	-0.18
sentence before:formulary	0.41	-0.41
sentence before:forty	-0.52	0.52
sentence before:forward	1.02	-1.02
sentence before:forward to	0.76	-0.76
sentence before:found	-0.28	0.28
sentence before:found full	-0.41	0.41
sentence before:found no	-0.35	0.35
sentence before:found that	-0.65	0.65
sentence before:foundry	0.24	-0.24
sentence before:four	0.81	-0.81
sentence before:four date	-0.97	0.97
sentence before:four day	0.44	-0.44
sentence before:four month	0.25	-0.25
sentence before:four visit	-0.17	0.17
sentence before:four week	0.4	-0.4
sentence before:fourth	-0.6	0.6
sentence before:fox	0.36	-0.36
sentence before:fox valley	0.18	-0.18
sentence before:foxhollow	0.19	-0.19
sentence before:foxhollow famy	0.19	-0.19
sentence before:fractur	-0.32	0.32
sentence before:franklin	0.38	-0.38
sentence before:fraud	0.36	-0.36
sentence before:fraze	0.23	-0.23
sentence before:fraze pt	0.2	-0.2
sentence before:free	0.91	-0.91
sentence before:free :	0.22	-0.22
sentence before:free of	0.42	-0.42
sentence before:free on	0.22	-0.22
sentence before:frequency	0.58	-0.58
sentence before:frequency <n>	0.35	-0.35
sentence before:frequency code	0.61	-0.61
sentence before:fri	0.18	-0.18
sentence before:friday	0.37	-0.37
sentence before:friday <n>	0.26	-0.26
sentence before:from	-0.18	0.18
sentence before:from :	1.07	-1.07
sentence before:from <d>	-0.82	0.82
sentence before:from <n>	0.27	-0.27
sentence before:from a	-0.54	0.54
sentence before:from an	0.37	-0.37
sentence before:from date	0.42	-0.42
sentence before:from dr	0.3	-0.3
sentence before:from our	0.29	-0.29
sentence before:from sunshin	0.17	-0.17
sentence before:from superior	0.18	-0.18
sentence before:from that	-0.52	0.52
sentence before:from then	-1.25	1.25
sentence before:from thru	-1.54	1.54
sentence before:from to	-0.65	0.65
sentence before:from tricar	0.71	-0.71
sentence before:from us	0.85	-0.85
sentence before:from what	-0.56	0.56
sentence before:from you	1.13	-1.13
sentence before:from your	0.53	-0.53
sentence before:front	0.45	-0.45
sentence before:front desk	0.31	-0.31
sentence before:fs	-0.41	0.41
sentence before:fs <n>	0.27	-0.27
sentence before:full	0.26	-0.26
sentence before:full and	-1.19	1.19
sentence before:full motion	0.31	-0.31
sentence before:full range	-0.46	0.46
sentence before:full strength	0.76	-0.76
sentence before:fully	0.18	-0.18
sentence before:fully insur	0.16	-0.16
sentence before:function	-0.63	0.63
sentence before:function is	0.33	-0.33
sentence before:function medicar	-1	1
sentence before:function that	-0.52	0.52
sentence before:functional capacity	-0.4	0.4
sentence before:functional improv	0.9	-0.9
sentence before:fund	0.73	-0.73
sentence before:fund by	0.48	-0.48
sentence before:fund claim	0.17	-0.17
sentence before:fund offic	0.25	-0.25
sentence before:fund pay	0.38	-0.38
sentence before:fund plan	0.3	-0.3
sentence before:fund will	0.65	-0.65
sentence before:further	1.8	-1.8
sentence before:further appeal	0.55	-0.55
sentence before:further chiropractic	2.16	-2.16
sentence before:further improv	-0.45	0.45
sentence before:further pay	0.23	-0.23
sentence before:further treat	0.26	-0.26
sentence before:further visit	0.46	-0.46
sentence before:g <5>	0.46	-0.46
sentence before:g <m>	0.24	-0.24
sentence before:g <n>	-0.53	0.53
sentence before:g l	0.18	-0.18
sentence before:ga	0.45	-0.45
sentence before:gae	-0.26	0.26
sentence before:gae <5>	-0.28	0.28
sentence before:gain in	-0.26	0.26
sentence before:gait	1.79	-1.79
sentence before:gap	0.48	-0.48
sentence before:garden	0.17	-0.17
sentence before:gareth	0.25	-0.25
sentence before:gate	0.2	-0.2
sentence before:gave	-0.69	0.69
sentence before:gave no	0.21	-0.21
sentence before:gave the	0.72	-0.72
sentence before:gb	0.2	-0.2
sentence before:gb <n>	0.2	-0.2
sentence before:geha	0.23	-0.23
sentence before:geisinger	0.47	-0.47
sentence before:geisinger health	0.47	-0.47
sentence before:gerald	0.48	-0.48
sentence before:get	0.53	-0.53
sentence before:get a	0.3	-0.3
sentence before:get help	0.87	-0.87
sentence before:get it	0.23	-0.23
sentence before:get now	0.2	-0.2
sentence before:get the	0.55	-0.55
sentence before:get thi	0.4	-0.4
sentence before:get your	0.22	-0.22
sentence before:gett	1.14	-1.14
sentence before:gett better	0.55	-0.55
sentence before:gett thi	0.23	-0.23
sentence before:gh	0.36	-0.36
sentence before:gh <n>	0.35	-0.35
sentence before:giv the	0.47	-0.47
sentence before:give	-1.49	1.49
sentence before:give <n>	-1.1	1.1
sentence before:give a	1.1	-1.1
sentence before:give it	0.48	-0.48
sentence before:give the	-1.07	1.07
sentence before:give up	-1.57	1.57
sentence before:give you	0.34	-0.34
sentence before:given	0.92	-0.92
sentence before:given at	0.46	-0.46
sentence before:given for	-0.58	0.58
sentence before:given in	0.23	-0.23
sentence before:given on	-0.66	0.66
sentence before:given to	0.4	-0.4
sentence before:given was	0.43	-0.43
sentence before:glanc	0.42	-0.42
sentence before:glen	0.74	-0.74
sentence before:glenhaven	-0.2	0.2
sentence before:glossary	0.73	-0.73
sentence before:glossary :	0.16	-0.16
sentence before:glossary co	0.97	-0.97
sentence before:go	1.28	-1.28
sentence before:go on	0.33	-0.33
sentence before:go to	0.57	-0.57
sentence before:go with	0.68	-0.68
sentence before:goal	-1.13	1.13
sentence before:goal and	-0.76	0.76
sentence before:goal in	-0.58	0.58
sentence before:goal of	-0.69	0.69
sentence before:goal set	-1.07	1.07
sentence before:goal that	-1.33	1.33
sentence before:goe	0.29	-0.29
sentence before:goe to	-0.76	0.76
sentence before:going	0.87	-0.87
sentence before:gold	0.63	-0.63
sentence before:gold plu	0.23	-0.23
sentence before:gone back	-0.31	0.31
sentence before:gone to	0.49	-0.49
sentence before:good cause	0.47	-0.47
sentence before:good new	0.36	-0.36
sentence before:good reason	0.86	-0.86
sentence before:got	0.22	-0.22
sentence before:got a	0.51	-0.51
sentence before:got do	1	-1
sentence before:got on	-0.61	0.61
sentence before:got the	0.62	-0.62
sentence before:got thi	0.17	-0.17
sentence before:got your	-0.95	0.95
sentence before:gov	0.2	-0.2
sentence before:govern	0.43	-0.43
sentence before:govern by	0.27	-0.27
sentence before:gp	0.43	-0.43
sentence before:gp <m>	0.52	-0.52
sentence before:gp <n>	0.7	-0.7
sentence before:gp no	-0.95	0.95
sentence before:gp yes	-0.28	0.28
sentence before:grace	-0.51	0.51
sentence before:grace period	-0.51	0.51
sentence before:grain	0.16	-0.16
sentence before:grand	0.19	-0.19
sentence before:granit	-0.29	0.29
sentence before:grant	0.44	-0.44
sentence before:great	-0.53	0.53
sentence before:great lake	-0.94	0.94
sentence before:greer	0.19	-0.19
sentence before:greta	-0.21	0.21
sentence before:grievanc	0.64	-0.64
sentence before:grip	0.25	-0.25
sentence before:grip strength	0.88	-0.88
sentence before:ground	-0.25	0.25
sentence before:group	0.77	-0.77
sentence before:group :	0.63	-0.63
sentence before:group <5>	0.31	-0.31
sentence before:group <n>	0.4	-0.4
sentence before:group and	-0.53	0.53
sentence before:group coverag	0.49	-0.49
sentence before:group g	0.51	-0.51
sentence before:group health	0.55	-0.55
sentence before:group is	-0.98	0.98
sentence before:group no	-0.77	0.77
sentence before:group number	0.41	-0.41
sentence before:group reason	0.21	-0.21
sentence before:grove	0.24	-0.24
sentence before:grp	-0.63	0.63
sentence before:grp rc	0.17	-0.17
sentence before:grp rsn	-0.6	0.6
sentence before:guarante	0.22	-0.22
sentence before:guardian	0.5	-0.5
sentence before:guardian :	0.31	-0.31
sentence before:guardian of	0.17	-0.17
sentence before:guidanc	0.5	-0.5
sentence before:guide	0.25	-0.25
sentence before:guide to	0.23	-0.23
sentence before:guidelin	1.11	-1.11
sentence before:guidelin :	0.48	-0.48
sentence before:guidelin for	1.12	-1.12
sentence before:guidelin sp	-0.72	0.72
sentence before:guidelin support	-0.32	0.32
sentence before:guidry	0.41	-0.41
sentence before:gulf	-0.63	0.63
sentence before:gunnar	0.26	-0.26
sentence before:gwendolyn	0.19	-0.19
sentence before:h	-1.11	1.11
sentence before:h <m>	-1.47	1.47
sentence before:h <n>	-1.12	1.12
sentence before:had	1.06	-1.06
sentence before:had <n>	1.22	-1.22
sentence before:had a	0.35	-0.35
sentence before:had already	0.33	-0.33
sentence before:had asked	0.36	-0.36
sentence before:had coverag	-0.42	0.42
sentence before:had deny	0.25	-0.25
sentence before:had ended	0.6	-0.6
sentence before:had full	1.23	-1.23
sentence before:had gone	-0.22	0.22
sentence before:had it	0.43	-0.43
sentence before:had no	-0.81	0.81
sentence before:had not	-0.19	0.19
sentence before:had other	0.49	-0.49
sentence before:had pain	-0.22	0.22
sentence before:had resolv	-1.19	1.19
sentence before:hale	0.8	-0.8
sentence before:halloway	0.74	-0.74
sentence before:hamish	-0.18	0.18
sentence before:hand by	0.89	-0.89
sentence before:hand no	0.2	-0.2
sentence before:hand on	-0.86	0.86
sentence before:hand therapy	0.56	-0.56
sentence before:hand within	-0.72	0.72
sentence before:handl	1.13	-1.13
sentence before:handl claim	0.34	-0.34
sentence before:happen	0.9	-0.9
sentence before:happen next	0.26	-0.26
sentence before:harbor	-0.46	0.46
sentence before:harden	-0.74	0.74
sentence before:hargrov	-0.46	0.46
sentence before:harlan	0.22	-0.22
sentence before:harm	-0.25	0.25
sentence before:harm you	-0.68	0.68
sentence before:harm your	0.29	-0.29
sentence before:harmles	1.4	-1.4
sentence before:harold	0.24	-0.24
sentence before:harriet	0.18	-0.18
sentence before:harrow	-0.64	0.64
sentence before:harrow lane	-0.7	0.7
sentence before:hart	0.29	-0.29
sentence before:hartsfield	-0.38	0.38
sentence before:harvard	0.18	-0.18
sentence before:harvard pilgrim	0.18	-0.18
sentence before:has	-0.26	0.26
sentence before:has <n>	0.2	-0.2
sentence before:has a	-1.4	1.4
sentence before:has agr	-0.35	0.35
sentence before:has already	0.24	-0.24
sentence before:has an	1.17	-1.17
sentence before:has approv	0.28	-0.28
sentence before:has been	0.32	-0.32
sentence before:has come	-0.91	0.91
sentence before:has deny	-0.84	0.84
sentence before:has ended	0.56	-0.56
sentence before:has expir	1.57	-1.57
sentence before:has had	0.27	-0.27
sentence before:has no	0.33	-0.33
sentence before:has not	0.23	-0.23
sentence before:has one	0.52	-0.52
sentence before:has other	-0.24	0.24
sentence before:has paid	0.91	-0.91
sentence before:has reach	-0.32	0.32
sentence before:has read	0.39	-0.39
sentence before:has review	0.4	-0.4
sentence before:has submission	0.43	-0.43
sentence before:has to	-0.29	0.29
sentence before:has used	-0.19	0.19
sentence before:hathaway quint	0.16	-0.16
sentence before:have	0.39	-0.39
sentence before:have <n>	0.65	-0.65
sentence before:have a	0.19	-0.19
sentence before:have already	0.31	-0.31
sentence before:have an	0.55	-0.55
sentence before:have answer	0.23	-0.23
sentence before:have chang	-0.8	0.8
sentence before:have complet	0.24	-0.24
sentence before:have decid	0.35	-0.35
sentence before:have deny	0.18	-0.18
sentence before:have dismiss	-0.85	0.85
sentence before:have finish	0.99	-0.99
sentence before:have for	0.49	-0.49
sentence before:have gone	1.2	-1.2
sentence before:have good	0.17	-0.17
sentence before:have had	-0.46	0.46
sentence before:have known	0.16	-0.16
sentence before:have met	0.22	-0.22
sentence before:have neither	0.21	-0.21
sentence before:have no	-0.57	0.57
sentence before:have none	0.24	-0.24
sentence before:have not	0.24	-0.24
sentence before:have one	0.16	-0.16
sentence before:have other	-0.76	0.76
sentence before:have paid	-0.6	0.6
sentence before:have reach	1.02	-1.02
sentence before:have read	-0.94	0.94
sentence before:have receiv	-0.53	0.53
sentence before:have reconsider	-0.23	0.23
sentence before:have review	0.5	-0.5
sentence before:have right	0.27	-0.27
sentence before:have show	1.1	-1.1
sentence before:have since	-1	1
sentence before:have the	0.95	-0.95
sentence before:have their	0.16	-0.16
sentence before:have them	0.19	-0.19
sentence before:have therefor	0.23	-0.23
sentence before:have thi	0.34	-0.34
sentence before:have to	-0.49	0.49
sentence before:have tried	1.1	-1.1
sentence before:have used	0.7	-0.7
sentence before:have your	0.62	-0.62
sentence before:hcpc	0.92	-0.92
sentence before:hcpc charg	0.26	-0.26
sentence before:hcpc mod	-0.3	0.3
sentence before:he	-0.9	0.9
sentence before:he <n>	-0.32	0.32
sentence before:he found	-0.16	0.16
sentence before:he has	0.86	-0.86
sentence before:he sign	0.43	-0.43
sentence before:he was	-1.36	1.36
sentence before:header	0.23	-0.23
sentence before:heal	0.28	-0.28
sentence before:health	0.91	-0.91
sentence before:health agency	0.23	-0.23
sentence before:health allianc	0.46	-0.46
sentence before:health and	0.23	-0.23
sentence before:health benefit	0.24	-0.24
sentence before:health care	0.96	-0.96
sentence before:health carrier	0.16	-0.16
sentence before:health cooperativ	-0.32	0.32
sentence before:health coverag	0.64	-0.64
sentence before:health explan	0.28	-0.28
sentence before:health id	0.53	-0.53
sentence before:health inform	0.45	-0.45
sentence before:health insuranc	-0.19	0.19
sentence before:health is	0.18	-0.18
sentence before:health llc	0.21	-0.21
sentence before:health outcom	-0.16	0.16
sentence before:health partner	0.16	-0.16
sentence before:health plan	-0.63	0.63
sentence before:health servic	1.96	-1.96
sentence before:health trust	0.22	-0.22
sentence before:healthcar	1.03	-1.03
sentence before:healthcar and	0.29	-0.29
sentence before:healthcar gov	0.19	-0.19
sentence before:healthcar of	0.24	-0.24
sentence before:healthpartner	0.33	-0.33
sentence before:healthplan	0.27	-0.27
sentence before:hear	0.82	-0.82
sentence before:hear from	0.19	-0.19
sentence before:hear test	0.25	-0.25
sentence before:heart	0.31	-0.31
sentence before:heel	-0.71	0.71
sentence before:heel pain	-0.42	0.42
sentence before:held	-0.22	0.22
sentence before:held harmles	0.28	-0.28
sentence before:held that	0.37	-0.37
sentence before:hello	0.25	-0.25
sentence before:help	0.2	-0.2
sentence before:help :	0.81	-0.81
sentence before:help ?	0.23	-0.23
sentence before:help and	-0.48	0.48
sentence before:help more	0.27	-0.27
sentence before:henrietta	-0.71	0.71
sentence before:hepzibah	-1.09	1.09
sentence before:her	-0.67	0.67
sentence before:her as	-0.98	0.98
sentence before:her coverag	0.41	-0.41
sentence before:her own	-0.39	0.39
sentence before:her premium	-0.34	0.34
sentence before:her primary	-0.35	0.35
sentence before:here	1.87	-1.87
sentence before:here by	0.24	-0.24
sentence before:here is	0.33	-0.33
sentence before:heron	0.54	-0.54
sentence before:heron spine	0.18	-0.18
sentence before:hester	0.22	-0.22
sentence before:hi	0.51	-0.51
sentence before:hic	0.41	-0.41
sentence before:hic <n>	0.28	-0.28
sentence before:hideo	0.16	-0.16
sentence before:high	0.48	-0.48
sentence before:highmark	-0.43	0.43
sentence before:highmark blue	0.18	-0.18
sentence before:hill	-0.34	0.34
sentence before:hill chiropractic	0.17	-0.17
sentence before:hill famy	-0.82	0.82
sentence before:him	1.27	-1.27
sentence before:himself	-0.17	0.17
sentence before:hip	0.74	-0.74
sentence before:hipaa	0.41	-0.41
sentence before:his coverag	-0.58	0.58
sentence before:his employer	-1.09	1.09
sentence before:his own	-0.27	0.27
sentence before:his report	-1.33	1.33
sentence before:history	0.3	-0.3
sentence before:history and	-0.3	0.3
sentence before:hl	-0.74	0.74
sentence before:hl <n>	-0.74	0.74
sentence before:hm	0.17	-0.17
sentence before:hmo	0.77	-0.77
sentence before:hmo a	0.19	-0.19
sentence before:hmo claim	-0.7	0.7
sentence before:hmo pos	0.74	-0.74
sentence before:hold	0.48	-0.48
sentence before:hold an	0.33	-0.33
sentence before:hold no	-1.3	1.3
sentence before:hold protect	0.3	-0.3
sentence before:hold the	0.82	-0.82
sentence before:holder	0.33	-0.33
sentence before:hollow	0.93	-0.93
sentence before:hollow chiropractic	0.16	-0.16
sentence before:holloway	-0.44	0.44
sentence before:hollowell	0.31	-0.31
sentence before:holly	1.11	-1.11
sentence before:holly pemberwick	0.21	-0.21
sentence before:home and	-0.38	0.38
sentence before:home exercis	0.51	-0.51
sentence before:home program	-0.63	0.63
sentence before:home without	-0.22	0.22
sentence before:horatio	0.7	-0.7
sentence before:horizon	-0.62	0.62
sentence before:hospital	0.48	-0.48
sentence before:hospital <n>	0.61	-0.61
sentence before:hot	0.46	-0.46
sentence before:hour	0.82	-0.82
sentence before:hour a	0.19	-0.19
sentence before:how	1.6	-1.6
sentence before:how it	0.7	-0.7
sentence before:how much	-0.38	0.38
sentence before:how to	0.84	-0.84
sentence before:however	0.16	-0.16
sentence before:hp	0.76	-0.76
sentence before:hp <n>	0.76	-0.76
sentence before:hpi	0.35	-0.35
sentence before:hpi :	0.35	-0.35
sentence before:hr	-0.53	0.53
sentence before:hudson	0.17	-0.17
sentence before:hugo	-0.25	0.25
sentence before:humana	1.41	-1.41
sentence before:humana gold	0.27	-0.27
sentence before:humana id	0.32	-0.32
sentence before:humana military	0.17	-0.17
sentence before:humanachoic	0.17	-0.17
sentence before:hundr and	0.18	-0.18
sentence before:hurt	-0.78	0.78
sentence before:husband	-0.8	0.8
sentence before:hydroxy	0.2	-0.2
sentence before:i	1.14	-1.14
sentence before:i <n>	0.46	-0.46
sentence before:i d	0.31	-0.31
sentence before:i do	0.19	-0.19
sentence before:ibuprofen	0.74	-0.74
sentence before:icd	0.83	-0.83
sentence before:icd <n>	0.47	-0.47
sentence before:icd ind	0.42	-0.42
sentence before:icn	1.12	-1.12
sentence before:icn :	0.2	-0.2
sentence before:icn <n>	0.94	-0.94
sentence before:icn from	0.41	-0.41
sentence before:icn servic	0.51	-0.51
sentence before:id	0.31	-0.31
sentence before:id :	1.21	-1.21
sentence before:id <n>	-0.7	0.7
sentence before:id end	0.33	-0.33
sentence before:id g	0.19	-0.19
sentence before:id group	0.4	-0.4
sentence before:id h	0.19	-0.19
sentence before:id is	0.38	-0.38
sentence before:id number	0.31	-0.31
sentence before:id patient	0.34	-0.34
sentence before:id u	0.5	-0.5
sentence before:id w	0.26	-0.26
sentence before:identific	-0.38	0.38
sentence before:identific no	0.24	-0.24
sentence before:identific number	0.38	-0.38
sentence before:identifier	1.27	-1.27
sentence before:identity	0.47	-0.47
sentence before:identity of	0.47	-0.47
sentence before:if	0.97	-0.97
sentence before:if a	0.24	-0.24
sentence before:if it	-0.74	0.74
sentence before:if need	-0.67	0.67
sentence before:if noth	0.21	-0.21
sentence before:if the	1.17	-1.17
sentence before:if they	0.37	-0.37
sentence before:if wait	0.32	-0.32
sentence before:if we	0.98	-0.98
sentence before:if you	0.56	-0.56
sentence before:ii	0.19	-0.19
sentence before:iii	1.39	-1.39
sentence before:illinoy	0.31	-0.31
sentence before:illnes	0.83	-0.83
sentence before:illnes or	0.22	-0.22
sentence before:imag center	-0.74	0.74
sentence before:imag guidelin	-0.51	0.51
sentence before:imag is	-0.46	0.46
sentence before:imani	0.29	-0.29
sentence before:imogen	0.27	-0.27
sentence before:improv	-0.18	0.18
sentence before:improv health	1.19	-1.19
sentence before:improv is	0.2	-0.2
sentence before:imr	0.39	-0.39
sentence before:in <month>	-0.48	0.48
sentence before:in <n>	1.99	-1.99
sentence before:in a	-0.21	0.21
sentence before:in advanc	1.11	-1.11
sentence before:in all	0.21	-0.21
sentence before:in an	-0.85	0.85
sentence before:in and	-0.19	0.19
sentence before:in another	-0.22	0.22
sentence before:in as	0.17	-0.17
sentence before:in both	0.82	-0.82
sentence before:in box	0.21	-0.21
sentence before:in court	0.16	-0.16
sentence before:in determin	0.23	-0.23
sentence before:in disput	0.92	-0.92
sentence before:in error	-1.11	1.11
sentence before:in federal	-0.79	0.79
sentence before:in force	0.56	-0.56
sentence before:in full	0.3	-0.3
sentence before:in function	0.35	-0.35
sentence before:in her	-1.01	1.01
sentence before:in his	-0.86	0.86
sentence before:in it	0.54	-0.54
sentence before:in item	0.36	-0.36
sentence before:in its	-1.6	1.6
sentence before:in network	0.71	-0.71
sentence before:in neurology	-0.75	0.75
sentence before:in on	0.17	-0.17
sentence before:in one	-0.3	0.3
sentence before:in oregon	0.26	-0.26
sentence before:in our	0.24	-0.24
sentence before:in part	0.48	-0.48
sentence before:in physical	1.1	-1.1
sentence before:in practic	0.23	-0.23
sentence before:in proces	-0.46	0.46
sentence before:in question	0.61	-0.61
sentence before:in review	0.47	-0.47
sentence before:in the	1.18	-1.18
sentence before:in thi	1.16	-1.16
sentence before:in those	0.77	-0.77
sentence before:in time	0.89	-0.89
sentence before:in which	-1.2	1.2
sentence before:in within	0.69	-0.69
sentence before:in writ	0.61	-0.61
sentence before:in your	-0.25	0.25
sentence before:inc	1.35	-1.35
sentence before:inc employe	0.17	-0.17
sentence before:inc qic	0.23	-0.23
sentence before:incidental	-0.92	0.92
sentence before:incidental to	-0.92	0.92
sentence before:includ	1.12	-1.12
sentence before:includ <month>	0.35	-0.35
sentence before:includ a	0.22	-0.22
sentence before:includ in	0.81	-0.81
sentence before:incom	0.25	-0.25
sentence before:incom security	0.25	-0.25
sentence before:incomplet	1.71	-1.71
sentence before:incomplet invalid	1.14	-1.14
sentence before:incurr	0.54	-0.54
sentence before:incurr after	1.27	-1.27
sentence before:ind	0.42	-0.42
sentence before:indemnity	-0.43	0.43
sentence before:independent	0.72	-0.72
sentence before:independent contractor	0.24	-0.24
sentence before:independent license	0.32	-0.32
sentence before:independent medical	0.34	-0.34
sentence before:independent review	0.43	-0.43
sentence before:independent reviewer	0.16	-0.16
sentence before:indic	0.59	-0.59
sentence before:individual	0.48	-0.48
sentence before:individual deductibl	-0.2	0.2
sentence before:ine	0.47	-0.47
sentence before:ineligibl	-0.63	0.63
sentence before:ineligibl for	-0.79	0.79
sentence before:infection	1.02	-1.02
sentence before:inform	1.02	-1.02
sentence before:inform about	0.44	-0.44
sentence before:inform forward	0.17	-0.17
sentence before:inform from	0.54	-0.54
sentence before:inform is	0.57	-0.57
sentence before:inform need	-0.16	0.16
sentence before:inform on	0.29	-0.29
sentence before:inform or	0.87	-0.87
sentence before:inform provid	0.55	-0.55
sentence before:inform request	-0.66	0.66
sentence before:inform submitt	0.61	-0.61
sentence before:inform that	-0.55	0.55
sentence before:inform we	0.29	-0.29
sentence before:infusion	-0.41	0.41
sentence before:ingrid	0.24	-0.24
sentence before:initial	1	-1
sentence before:initial denial	0.19	-0.19
sentence before:initial determin	-0.19	0.19
sentence before:initial evalu	0.68	-0.68
sentence before:initial examin	0.26	-0.26
sentence before:initiativ	0.58	-0.58
sentence before:inject	-0.25	0.25
sentence before:injection	0.34	-0.34
sentence before:injection <5>	0.59	-0.59
sentence before:injection <n>	-0.82	0.82
sentence before:injection is	0.87	-0.87
sentence before:injection of	-0.68	0.68
sentence before:injur	0.91	-0.91
sentence before:injur employe	0.68	-0.68
sentence before:injur person	0.39	-0.39
sentence before:injur worker	0.71	-0.71
sentence before:injury	0.26	-0.26
sentence before:injury :	0.2	-0.2
sentence before:injury <d>	0.24	-0.24
sentence before:injury illnes	0.35	-0.35
sentence before:injury is	-1.04	1.04
sentence before:injury of	0.35	-0.35
sentence before:injury protection	-0.23	0.23
sentence before:innovativ	0.27	-0.27
sentence before:innovativ solution	0.27	-0.27
sentence before:inpatient	-0.56	0.56
sentence before:inquiry	0.59	-0.59
sentence before:ins	-0.22	0.22
sentence before:ins :	0.22	-0.22
sentence before:ins paid	0.5	-0.5
sentence before:insert	0.28	-0.28
sentence before:insertion	0.96	-0.96
sentence before:insertion without	0.74	-0.74
sentence before:insid	-0.73	0.73
sentence before:insid the	-0.53	0.53
sentence before:institut	-0.84	0.84
sentence before:insur :	0.46	-0.46
sentence before:insur <n>	0.32	-0.32
sentence before:insur id	0.25	-0.25
sentence before:insur it	0.21	-0.21
sentence before:insur name	0.27	-0.27
sentence before:insuranc	0.73	-0.73
sentence before:insuranc :	0.19	-0.19
sentence before:insuranc <m>	0.22	-0.22
sentence before:insuranc and	0.66	-0.66
sentence before:insuranc company	0.85	-0.85
sentence before:insuranc for	-0.45	0.45
sentence before:insuranc group	0.19	-0.19
sentence before:insuranc has	0.82	-0.82
sentence before:insuranc law	0.21	-0.21
sentence before:insuranc marketplac	0.78	-0.78
sentence before:insuranc on	0.3	-0.3
sentence before:insuranc paid	-1.05	1.05
sentence before:insuranc pay	-0.69	0.69
sentence before:insuranc that	0.87	-0.87
sentence before:insuranc was	1.61	-1.61
sentence before:insured	0.47	-0.47
sentence before:insured name	0.21	-0.21
sentence before:insurer	1.26	-1.26
sentence before:insurer :	0.64	-0.64
sentence before:insurer <m>	0.16	-0.16
sentence before:intak	0.31	-0.31
sentence before:integrat	0.35	-0.35
sentence before:integrity	0.29	-0.29
sentence before:intensiv	0.31	-0.31
sentence before:intensiv outpatient	0.31	-0.31
sentence before:interest	1.42	-1.42
sentence before:interest <m>	0.23	-0.23
sentence before:internal	1.55	-1.55
sentence before:internal appeal	1.24	-1.24
sentence before:interqual	0.36	-0.36
sentence before:into	-0.66	0.66
sentence before:into the	0.21	-0.21
sentence before:invalid	1.93	-1.93
sentence before:invalid combin	0.18	-0.18
sentence before:invalid deactivat	0.38	-0.38
sentence before:invalid order	0.34	-0.34
sentence before:invalid render	0.49	-0.49
sentence before:invalid treat	0.24	-0.24
sentence before:investigational	0.86	-0.86
sentence before:investigational and	0.38	-0.38
sentence before:investigational becaus	0.34	-0.34
sentence before:investigational for	0.17	-0.17
sentence before:invoic	1.04	-1.04
sentence before:involv	0.7	-0.7
sentence before:iro	0.19	-0.19
sentence before:iro case	0.17	-0.17
sentence before:is :	-0.75	0.75
sentence before:is <m>	0.34	-0.34
sentence before:is <n>	0.59	-0.59
sentence before:is a	0.64	-0.64
sentence before:is about	-0.23	0.23
sentence before:is above	0.84	-0.84
sentence before:is absent	0.34	-0.34
sentence before:is allow	0.76	-0.76
sentence before:is also	-0.58	0.58
sentence before:is an	0.52	-0.52
sentence before:is answer	0.16	-0.16
sentence before:is at	0.44	-0.44
sentence before:is bill	0.18	-0.18
sentence before:is bind	0.87	-0.87
sentence before:is board	0.31	-0.31
sentence before:is by	-0.45	0.45
sentence before:is consider	0.62	-0.62
sentence before:is cover	0.93	-0.93
sentence before:is dated	-0.59	0.59
sentence before:is deem	0.54	-0.54
sentence before:is deny	-0.52	0.52
sentence before:is dismiss	0.97	-0.97
sentence before:is done	0.37	-0.37
sentence before:is due	-0.66	0.66
sentence before:is enclos	0.37	-0.37
sentence before:is enroll	0.28	-0.28
sentence before:is exclud	1.95	-1.95
sentence before:is experimental	0.51	-0.51
sentence before:is filed	0.37	-0.37
sentence before:is final	0.27	-0.27
sentence before:is for	-0.64	0.64
sentence before:is given	0.57	-0.57
sentence before:is going	0.21	-0.21
sentence before:is govern	0.26	-0.26
sentence before:is held	0.32	-0.32
sentence before:is in	0.68	-0.68
sentence before:is investigational	0.22	-0.22
sentence before:is left	1.25	-1.25
sentence before:is les	0.83	-0.83
sentence before:is licens	0.18	-0.18
sentence before:is list	0.28	-0.28
sentence before:is m	0.22	-0.22
sentence before:is maintenanc	-0.28	0.28
sentence before:is need	0.55	-0.55
sentence before:is neither	0.71	-0.71
sentence before:is no	1.22	-1.22
sentence before:is not	1.64	-1.64
sentence before:is noth	0.45	-0.45
sentence before:is now	-0.67	0.67
sentence before:is on	2.03	-2.03
sentence before:is open	0.77	-0.77
sentence before:is paid	-0.29	0.29
sentence before:is part	1.35	-1.35
sentence before:is partial	0.31	-0.31
sentence before:is primary	0.84	-0.84
sentence before:is reasonabl	0.64	-0.64
sentence before:is receiv	0.25	-0.25
sentence before:is record	-0.44	0.44
sentence before:is requir	0.57	-0.57
sentence before:is responsibl	1.12	-1.12
sentence before:is revers	0.71	-0.71
sentence before:is self	0.7	-0.7
sentence before:is sent	0.83	-0.83
sentence before:is still	0.23	-0.23
sentence before:is subject	0.29	-0.29
sentence before:is support	-0.45	0.45
sentence before:is taken	0.29	-0.29
sentence before:is that	0.77	-0.77
sentence before:is the	0.4	-0.4
sentence before:is therefor	-0.8	0.8
sentence before:is thi	-0.62	0.62
sentence before:is to	-0.55	0.55
sentence before:is under	-0.68	0.68
sentence before:is upheld	0.92	-0.92
sentence before:is used	0.84	-0.84
sentence before:is what	0.16	-0.16
sentence before:is within	0.21	-0.21
sentence before:is written	-1.24	1.24
sentence before:is wrong	0.81	-0.81
sentence before:is your	0.25	-0.25
sentence before:isidor	0.65	-0.65
sentence before:isnt	0.17	-0.17
sentence before:isold	0.26	-0.26
sentence before:issu	0.54	-0.54
sentence before:issu :	0.19	-0.19
sentence before:issu <d>	0.37	-0.37
sentence before:issu <n>	-0.45	0.45
sentence before:issue	-0.17	0.17
sentence before:it :	0.24	-0.24
sentence before:it ?	0.97	-0.97
sentence before:it again	0.53	-0.53
sentence before:it as	0.39	-0.39
sentence before:it at	0.23	-0.23
sentence before:it back	0.29	-0.29
sentence before:it becaus	0.18	-0.18
sentence before:it befor	0.31	-0.31
sentence before:it came	0.72	-0.72
sentence before:it can	0.38	-0.38
sentence before:it could	0.16	-0.16
sentence before:it did	0.26	-0.26
sentence before:it ended	0.17	-0.17
sentence before:it five	0.26	-0.26
sentence before:it for	0.35	-0.35
sentence before:it had	0.19	-0.19
sentence before:it has	-0.39	0.39
sentence before:it held	0.16	-0.16
sentence before:it in	0.66	-0.66
sentence before:it is	0.79	-0.79
sentence before:it may	0.58	-0.58
sentence before:it must	0.32	-0.32
sentence before:it need	0.65	-0.65
sentence before:it or	0.26	-0.26
sentence before:it regard	0.46	-0.46
sentence before:it show	0.88	-0.88
sentence before:it sign	-1.15	1.15
sentence before:it that	0.17	-0.17
sentence before:it the	0.34	-0.34
sentence before:it to	0.48	-0.48
sentence before:it under	0.66	-0.66
sentence before:it was	-0.99	0.99
sentence before:it we	0.46	-0.46
sentence before:it will	1.08	-1.08
sentence before:it with	0.69	-0.69
sentence before:it within	0.38	-0.38
sentence before:it would	0.39	-0.39
sentence before:it yet	0.42	-0.42
sentence before:it you	0.19	-0.19
sentence before:item	1.08	-1.08
sentence before:item :	0.51	-0.51
sentence before:item list	0.81	-0.81
sentence before:item or	0.25	-0.25
sentence before:item that	0.46	-0.46
sentence before:its affiliat	0.26	-0.26
sentence before:its date	0.31	-0.31
sentence before:its explan	0.43	-0.43
sentence before:its final	0.25	-0.25
sentence before:its part	0.76	-0.76
sentence before:its pay	0.51	-0.51
sentence before:itself	-1.05	1.05
sentence before:iv	0.76	-0.76
sentence before:ivorson	-0.21	0.21
sentence before:j	0.61	-0.61
sentence before:j <n>	-0.21	0.21
sentence before:jc	0.43	-0.43
sentence before:jc <5>	0.43	-0.43
sentence before:jersey	0.19	-0.19
sentence before:jessamin	0.16	-0.16
sentence before:jh	-0.75	0.75
sentence before:joanna	0.19	-0.19
sentence before:job	-0.61	0.61
sentence before:jocasta	0.45	-0.45
sentence before:joint	1.56	-1.56
sentence before:joint injection	0.9	-0.9
sentence before:jonah	-0.9	0.9
sentence before:jr	0.18	-0.18
sentence before:juniata	0.2	-0.2
sentence before:juniata cross	0.2	-0.2
sentence before:juniper	-0.21	0.21
sentence before:jurisdiction	0.79	-0.79
sentence before:k	0.87	-0.87
sentence before:k <5>	-0.82	0.82
sentence before:k <n>	1.03	-1.03
sentence before:kaiser	0.19	-0.19
sentence before:kansa	0.18	-0.18
sentence before:kd	-0.43	0.43
sentence before:kd <n>	-0.43	0.43
sentence before:keep a	0.17	-0.17
sentence before:keep for	0.2	-0.2
sentence before:keep thi	0.16	-0.16
sentence before:keep up	-0.76	0.76
sentence before:keep you	-0.63	0.63
sentence before:keep your	0.63	-0.63
sentence before:kept	0.2	-0.2
sentence before:kept you	0.24	-0.24
sentence before:kerr	0.27	-0.27
sentence before:kestrel	0.42	-0.42
sentence before:ketter	0.29	-0.29
sentence before:kettl	0.38	-0.38
sentence before:key co	-0.19	0.19
sentence before:keyed	0.22	-0.22
sentence before:keyston	0.36	-0.36
sentence before:kf	-0.49	0.49
sentence before:kh	0.23	-0.23
sentence before:kh <n>	0.23	-0.23
sentence before:kid	0.62	-0.62
sentence before:kid therapy	0.39	-0.39
sentence before:kim	0.38	-0.38
sentence before:kincaid	0.23	-0.23
sentence before:kind	0.9	-0.9
sentence before:kind of	0.27	-0.27
sentence before:knee	-0.34	0.34
sentence before:knee brace	-0.7	0.7
sentence before:knee is	0.24	-0.24
sentence before:knee pain	-0.83	0.83
sentence before:knew	0.27	-0.27
sentence before:knew or	0.27	-0.27
sentence before:know that	-0.65	0.65
sentence before:know which	0.33	-0.33
sentence before:known	0.17	-0.17
sentence before:kowalczyk	-0.59	0.59
sentence before:kp	0.18	-0.18
sentence before:kp <n>	0.17	-0.17
sentence before:kx <m>	-0.57	0.57
sentence before:kx <n>	0.45	-0.45
sentence before:ky	0.2	-0.2
sentence before:l	-0.64	0.64
sentence before:l <5>	-1.15	1.15
sentence before:l <n>	-0.35	0.35
sentence before:l cht	0.24	-0.24
sentence before:la	0.23	-0.23
sentence before:lab	1.04	-1.04
sentence before:labor	0.18	-0.18
sentence before:laboratory	1.42	-1.42
sentence before:lack	0.45	-0.45
sentence before:lack inform	0.56	-0.56
sentence before:lack of	0.82	-0.82
sentence before:lake	-0.26	0.26
sentence before:lake health	0.18	-0.18
sentence before:lakesid	0.19	-0.19
sentence before:lane	-0.84	0.84
sentence before:lane famy	-0.62	0.62
sentence before:lane podiatry	-0.7	0.7
sentence before:languag	0.59	-0.59
sentence before:lantern	0.19	-0.19
sentence before:large	0.55	-0.55
sentence before:larkspur	0.35	-0.35
sentence before:las	0.5	-0.5
sentence before:last	0.62	-0.62
sentence before:last <n>	1.06	-1.06
sentence before:last benefit	-0.79	0.79
sentence before:last day	0.33	-0.33
sentence before:last on	0.44	-0.44
sentence before:last three	0.41	-0.41
sentence before:last visit	0.24	-0.24
sentence before:last year	0.16	-0.16
sentence before:late	0.88	-0.88
sentence before:late appeal	0.18	-0.18
sentence before:later	1.6	-1.6
sentence before:later than	0.87	-0.87
sentence before:laurel	0.26	-0.26
sentence before:lavinia	0.21	-0.21
sentence before:law	1.49	-1.49
sentence before:law denial	0.17	-0.17
sentence before:lawsuit	0.47	-0.47
sentence before:lawyer	0.23	-0.23
sentence before:lb	-0.27	0.27
sentence before:lcd l	-0.45	0.45
sentence before:lcd provid	0.23	-0.23
sentence before:lcsw	-0.33	0.33
sentence before:ld	-0.87	0.87
sentence before:ld :	0.16	-0.16
sentence before:leander	-0.17	0.17
sentence before:learn	-0.52	0.52
sentence before:learn that	-0.98	0.98
sentence before:least	-0.3	0.3
sentence before:least <n>	-0.46	0.46
sentence before:least three	-0.6	0.6
sentence before:leav	0.67	-0.67
sentence before:leav out	0.66	-0.66
sentence before:leave	0.23	-0.23
sentence before:left	1.4	-1.4
sentence before:left can	0.19	-0.19
sentence before:left foot	0.17	-0.17
sentence before:left is	0.35	-0.35
sentence before:left leg	0.37	-0.37
sentence before:left shoulder	0.62	-0.62
sentence before:leg raise	0.47	-0.47
sentence before:legal	0.2	-0.2
sentence before:legibl	0.23	-0.23
sentence before:lengthen	0.33	-0.33
sentence before:lengthen the	0.33	-0.33
sentence before:lens	0.42	-0.42
sentence before:leocadia	0.44	-0.44
sentence before:leopold	0.81	-0.81
sentence before:leopoldin	-0.75	0.75
sentence before:les	0.55	-0.55
sentence before:les than	0.48	-0.48
sentence before:lesion	0.27	-0.27
sentence before:let	0.86	-0.86
sentence before:let us	1.22	-1.22
sentence before:let you	-0.27	0.27
sentence before:letter	1.52	-1.52
sentence before:letter <n>	-0.78	0.78
sentence before:letter about	0.32	-0.32
sentence before:letter and	0.42	-0.42
sentence before:letter date	0.38	-0.38
sentence before:letter from	0.18	-0.18
sentence before:letter give	0.2	-0.2
sentence before:letter id	0.49	-0.49
sentence before:letter is	0.86	-0.86
sentence before:letter must	0.64	-0.64
sentence before:letter of	0.17	-0.17
sentence before:letter on	0.74	-0.74
sentence before:letter the	0.16	-0.16
sentence before:letter to	0.26	-0.26
sentence before:level <n>	0.17	-0.17
sentence before:level appeal	-0.2	0.2
sentence before:level i	-0.46	0.46
sentence before:level ii	-0.34	0.34
sentence before:level is	0.28	-0.28
sentence before:level of	0.73	-0.73
sentence before:level the	-0.45	0.45
sentence before:lf	0.53	-0.53
sentence before:lf <n>	0.53	-0.53
sentence before:lh	0.46	-0.46
sentence before:lh <n>	0.41	-0.41
sentence before:liability	-0.35	0.35
sentence before:liability in	-0.83	0.83
sentence before:liability stat	-0.64	0.64
sentence before:liability with	0.23	-0.23
sentence before:liabl	-0.33	0.33
sentence before:liabl for	0.43	-0.43
sentence before:lic	0.19	-0.19
sentence before:licens	1.71	-1.71
sentence before:licens chiropractor	0.55	-0.55
sentence before:licens in	0.72	-0.72
sentence before:licens physical	0.22	-0.22
sentence before:licens therapist	0.21	-0.21
sentence before:license	0.32	-0.32
sentence before:license of	0.25	-0.25
sentence before:lidocain	-0.34	0.34
sentence before:life	0.48	-0.48
sentence before:life insuranc	0.47	-0.47
sentence before:lift	0.52	-0.52
sentence before:lift a	0.52	-0.52
sentence before:liga	0.2	-0.2
sentence before:lik	0.61	-0.61
sentence before:like	0.49	-0.49
sentence before:limb	0.26	-0.26
sentence before:limit	0.94	-0.94
sentence before:limit :	0.71	-0.71
sentence before:limit <m>	0.16	-0.16
sentence before:limit and	-0.28	0.28
sentence before:limit for	1.63	-1.63
sentence before:limit in	0.28	-0.28
sentence before:limit is	0.24	-0.24
sentence before:limit of	-0.86	0.86
sentence before:limit to	0.53	-0.53
sentence before:limit was	0.39	-0.39
sentence before:lindahl	0.26	-0.26
sentence before:lindgren	0.2	-0.2
sentence before:lindquist	0.48	-0.48
sentence before:lindqvist	0.17	-0.17
sentence before:line	1.18	-1.18
sentence before:line :	0.17	-0.17
sentence before:line <n>	0.6	-0.6
sentence before:line code	0.47	-0.47
sentence before:line date	0.18	-0.18
sentence before:line for	0.49	-0.49
sentence before:line from	-0.78	0.78
sentence before:line is	0.35	-0.35
sentence before:line of	0.29	-0.29
sentence before:line procedur	-0.22	0.22
sentence before:line servic	-0.61	0.61
sentence before:link	0.92	-0.92
sentence before:linnea	0.61	-0.61
sentence before:linu	0.19	-0.19
sentence before:lipid	-0.62	0.62
sentence before:lipid panel	-0.67	0.67
sentence before:list	-0.84	0.84
sentence before:list below	0.92	-0.92
sentence before:list here	0.8	-0.8
sentence before:list the	-1.56	1.56
sentence before:littl	0.79	-0.79
sentence before:littl step	0.18	-0.18
sentence before:live	0.21	-0.21
sentence before:lk	0.31	-0.31
sentence before:lk <n>	0.23	-0.23
sentence before:llc	0.61	-0.61
sentence before:llc <n>	0.34	-0.34
sentence before:llc attn	0.22	-0.22
sentence before:llc claim	-0.33	0.33
sentence before:llc for	-0.6	0.6
sentence before:llc npi	0.19	-0.19
sentence before:ln	-0.16	0.16
sentence before:ln <n>	0.35	-0.35
sentence before:ln date	0.69	-0.69
sentence before:ln dos	-0.38	0.38
sentence before:ln from	-0.22	0.22
sentence before:ln servic	-0.29	0.29
sentence before:ln svc	-0.52	0.52
sentence before:load	0.19	-0.19
sentence before:local	-0.46	0.46
sentence before:local <n>	0.26	-0.26
sentence before:local coverag	-0.8	0.8
sentence before:lock	0.36	-0.36
sentence before:lockridg	0.64	-0.64
sentence before:lodestar	0.45	-0.45
sentence before:log	0.54	-0.54
sentence before:log or	0.51	-0.51
sentence before:lone	0.26	-0.26
sentence before:lone star	0.2	-0.2
sentence before:long	0.66	-0.66
sentence before:long as	-0.17	0.17
sentence before:long term	0.56	-0.56
sentence before:longer need	-0.92	0.92
sentence before:longer requir	0.52	-0.52
sentence before:look	0.4	-0.4
sentence before:look again	1.22	-1.22
sentence before:look for	0.25	-0.25
sentence before:loop	0.22	-0.22
sentence before:lorcan	-0.47	0.47
sentence before:lorne	0.16	-0.16
sentence before:los	0.46	-0.46
sentence before:los :	0.16	-0.16
sentence before:los are	0.48	-0.48
sentence before:lose	0.21	-0.21
sentence before:lost	0.16	-0.16
sentence before:lot	0.27	-0.27
sentence before:low	0.55	-0.55
sentence before:low back	0.78	-0.78
sentence before:low complexity	0.22	-0.22
sentence before:low heron	0.18	-0.18
sentence before:low level	-0.59	0.59
sentence before:lowcountry	0.22	-0.22
sentence before:lowe	-1.09	1.09
sentence before:lower	-0.56	0.56
sentence before:lower back	-0.5	0.5
sentence before:lower extremity	0.32	-0.32
sentence before:lower level	0.53	-0.53
sentence before:lt	-0.22	0.22
sentence before:lt <n>	-0.39	0.39
sentence before:ltp	0.17	-0.17
sentence before:ltp <n>	0.17	-0.17
sentence before:lucian	0.51	-0.51
sentence before:lucinda	0.26	-0.26
sentence before:luciu	-0.63	0.63
sentence before:ludmila	0.16	-0.16
sentence before:lui	0.21	-0.21
sentence before:lumbar flexion	0.75	-0.75
sentence before:lumbar spine	0.7	-0.7
sentence before:lumbar strain	-0.89	0.89
sentence before:m	0.61	-0.61
sentence before:m <5>	0.32	-0.32
sentence before:m <m>	0.88	-0.88
sentence before:m <n>	0.25	-0.25
sentence before:m d	-0.21	0.21
sentence before:m to	0.28	-0.28
sentence before:mac	0.38	-0.38
sentence before:madam	0.3	-0.3
sentence before:madam :	0.19	-0.19
sentence before:made	1.27	-1.27
sentence before:made a	-0.2	0.2
sentence before:made by	0.3	-0.3
sentence before:made for	0.35	-0.35
sentence before:made in	0.22	-0.22
sentence before:made it	0.25	-0.25
sentence before:made on	0.89	-0.89
sentence before:made thi	-0.62	0.62
sentence before:made to	0.23	-0.23
sentence before:made within	0.19	-0.19
sentence before:maeve	0.68	-0.68
sentence before:magnu	0.69	-0.69
sentence before:mail	0.99	-0.99
sentence before:mail :	0.35	-0.35
sentence before:mail <d>	-0.53	0.53
sentence before:mail a	0.16	-0.16
sentence before:mail date	0.3	-0.3
sentence before:mail it	0.23	-0.23
sentence before:mail on	0.42	-0.42
sentence before:mail to	0.91	-0.91
sentence before:main	0.19	-0.19
sentence before:maintenanc	0.74	-0.74
sentence before:maintenanc care	0.38	-0.38
sentence before:maintenanc therapy	0.24	-0.24
sentence before:make	0.3	-0.3
sentence before:make an	-0.7	0.7
sentence before:make no	0.21	-0.21
sentence before:manag	0.62	-0.62
sentence before:manag care	-0.16	0.16
sentence before:manag to	0.2	-0.2
sentence before:manager :	0.63	-0.63
sentence before:manipul	1.42	-1.42
sentence before:manipul <m>	0.55	-0.55
sentence before:manipul <n>	0.42	-0.42
sentence before:manipul is	1.32	-1.32
sentence before:manipul of	0.98	-0.98
sentence before:manual	0.56	-0.56
sentence before:manual chapter	-0.41	0.41
sentence before:manual manipul	0.73	-0.73
sentence before:many	-0.65	0.65
sentence before:many servic	0.43	-0.43
sentence before:maple	0.16	-0.16
sentence before:mapleton	0.26	-0.26
sentence before:mapleton spine	0.26	-0.26
sentence before:marchbank	0.18	-0.18
sentence before:marcu	0.24	-0.24
sentence before:marguerit	0.86	-0.86
sentence before:marigold	0.27	-0.27
sentence before:marin	0.22	-0.22
sentence before:marin supp	0.16	-0.16
sentence before:marisol	0.16	-0.16
sentence before:mark	-0.97	0.97
sentence before:marketplac claim	0.26	-0.26
sentence before:marketplac plan	0.54	-0.54
sentence before:marsh	0.5	-0.5
sentence before:massag	0.57	-0.57
sentence before:massag <5>	-0.33	0.33
sentence before:massag <m>	0.5	-0.5
sentence before:massag is	0.22	-0.22
sentence before:massag therapy	-0.26	0.26
sentence before:match	1.7	-1.7
sentence before:match the	0.32	-0.32
sentence before:mateo	0.56	-0.56
sentence before:matter	0.32	-0.32
sentence before:matthia	0.24	-0.24
sentence before:maude	0.34	-0.34
sentence before:maume	0.2	-0.2
sentence before:maximu	0.22	-0.22
sentence before:maximum allowabl	-0.6	0.6
sentence before:maximum are	1.11	-1.11
sentence before:maximum for	-0.18	0.18
sentence before:maximum number	0.31	-0.31
sentence before:maximum of	0.43	-0.43
sentence before:maximum see	0.25	-0.25
sentence before:may	1.29	-1.29
sentence before:may <n>	0.67	-0.67
sentence before:may also	0.55	-0.55
sentence before:may appeal	-0.74	0.74
sentence before:may ask	0.68	-0.68
sentence before:may be	0.95	-0.95
sentence before:may bill	1.53	-1.53
sentence before:may bring	0.49	-0.49
sentence before:may call	0.38	-0.38
sentence before:may concern	0.37	-0.37
sentence before:may file	0.25	-0.25
sentence before:may give	0.2	-0.2
sentence before:may go	0.31	-0.31
sentence before:may have	-0.54	0.54
sentence before:may hold	0.5	-0.5
sentence before:may not	0.47	-0.47
sentence before:may note	-0.56	0.56
sentence before:may request	0.23	-0.23
sentence before:may servic	0.52	-0.52
sentence before:mayhew	0.26	-0.26
sentence before:mb	-0.46	0.46
sentence before:mbeki	0.16	-0.16
sentence before:mbi	0.99	-0.99
sentence before:mbi <n>	0.85	-0.85
sentence before:mc	0.26	-0.26
sentence before:mc <n>	0.25	-0.25
sentence before:mcallister	0.22	-0.22
sentence before:mcg	0.31	-0.31
sentence before:md	2.68	-2.68
sentence before:md :	0.34	-0.34
sentence before:md bill	0.19	-0.19
sentence before:md board	0.16	-0.16
sentence before:md on	0.84	-0.84
sentence before:md orthopedic	0.18	-0.18
sentence before:md radiology	0.26	-0.26
sentence before:mean a	-0.2	0.2
sentence before:mean co	1.04	-1.04
sentence before:mean that	-0.33	0.33
sentence before:measur	-0.19	0.19
sentence before:measur of	0.2	-0.2
sentence before:measurabl	-0.24	0.24
sentence before:measurabl improv	0.48	-0.48
sentence before:mechanical	1.06	-1.06
sentence before:mechanical traction	1.06	-1.06
sentence before:med	0.45	-0.45
sentence before:med <n>	0.2	-0.2
sentence before:medi	0.36	-0.36
sentence before:medial	-0.53	0.53
sentence before:medica	0.42	-0.42
sentence before:medicaid	0.9	-0.9
sentence before:medicaid id	0.45	-0.45
sentence before:medicaid manag	0.22	-0.22
sentence before:medicaid patient	-0.61	0.61
sentence before:medicaid pay	0.62	-0.62
sentence before:medicaid remittanc	0.17	-0.17
sentence before:medicaid servic	0.25	-0.25
sentence before:medicaid tricar	0.2	-0.2
sentence before:medical	0.77	-0.77
sentence before:medical accept	0.59	-0.59
sentence before:medical coverag	-0.64	0.64
sentence before:medical examin	0.19	-0.19
sentence before:medical fee	-1.27	1.27
sentence before:medical insuranc	0.23	-0.23
sentence before:medical judg	0.2	-0.2
sentence before:medical mutual	0.49	-0.49
sentence before:medical necessary	1.67	-1.67
sentence before:medical need	0.83	-0.83
sentence before:medical plan	1.11	-1.11
sentence before:medical policy	1	-1
sentence before:medical record	-1.36	1.36
sentence before:medical review	-0.51	0.51
sentence before:medical servic	1.26	-1.26
sentence before:medical supp	0.16	-0.16
sentence before:medicar <n>	0.44	-0.44
sentence before:medicar advantag	-0.53	0.53
sentence before:medicar amount	0.32	-0.32
sentence before:medicar and	-0.65	0.65
sentence before:medicar appeal	0.21	-0.21
sentence before:medicar approv	0.62	-0.62
sentence before:medicar benefit	-0.8	0.8
sentence before:medicar cover	0.52	-0.52
sentence before:medicar deny	0.26	-0.26
sentence before:medicar doe	0.52	-0.52
sentence before:medicar first	0.16	-0.16
sentence before:medicar has	-0.63	0.63
sentence before:medicar id	0.4	-0.4
sentence before:medicar is	-0.55	0.55
sentence before:medicar medicaid	0.38	-0.38
sentence before:medicar medicar	-0.45	0.45
sentence before:medicar no	0.29	-0.29
sentence before:medicar part	0.71	-0.71
sentence before:medicar plan	-0.45	0.45
sentence before:medicar provider	-1.07	1.07
sentence before:medicar rule	1.16	-1.16
sentence before:medicar summary	-0.73	0.73
sentence before:medicar was	0.66	-0.66
sentence before:medicar will	0.83	-0.83
sentence before:medicin <n>	-0.38	0.38
sentence before:medicin and	1.06	-1.06
sentence before:medicin befor	-0.79	0.79
sentence before:medicin on	0.27	-0.27
sentence before:medigap	-0.42	0.42
sentence before:meet	1.12	-1.12
sentence before:meet the	0.69	-0.69
sentence before:member	0.4	-0.4
sentence before:member :	0.66	-0.66
sentence before:member <n>	-1.67	1.67
sentence before:member and	0.18	-0.18
sentence before:member claim	0.32	-0.32
sentence before:member contract	0.59	-0.59
sentence before:member coverag	0.65	-0.65
sentence before:member doe	0.34	-0.34
sentence before:member for	0.73	-0.73
sentence before:member had	0.8	-0.8
sentence before:member has	0.45	-0.45
sentence before:member id	0.21	-0.21
sentence before:member is	0.6	-0.6
sentence before:member ld	-0.75	0.75
sentence before:member liability	0.27	-0.27
sentence before:member may	1.81	-1.81
sentence before:member member	0.18	-0.18
sentence before:member number	0.28	-0.28
sentence before:member of	0.42	-0.42
sentence before:member on	-1.42	1.42
sentence before:member or	0.49	-0.49
sentence before:member owe	0.66	-0.66
sentence before:member plan	-0.46	0.46
sentence before:member servic	0.57	-0.57
sentence before:member share	0.32	-0.32
sentence before:member under	0.25	-0.25
sentence before:member was	0.19	-0.19
sentence before:mention	-0.6	0.6
sentence before:meridian	0.18	-0.18
sentence before:meritain	0.16	-0.16
sentence before:meritain health	0.16	-0.16
sentence before:merrimack	0.16	-0.16
sentence before:merriman	-0.39	0.39
sentence before:merriweather	0.28	-0.28
sentence before:mesa	0.89	-0.89
sentence before:mesa verde	0.49	-0.49
sentence before:messag <n>	-1.08	1.08
sentence before:messag co	-0.53	0.53
sentence before:messag code	0.51	-0.51
sentence before:met	-0.19	0.19
sentence before:met :	0.67	-0.67
sentence before:met <m>	0.36	-0.36
sentence before:met on	0.21	-0.21
sentence before:met the	-0.43	0.43
sentence before:met with	-0.66	0.66
sentence before:met your	0.24	-0.24
sentence before:mg	0.48	-0.48
sentence before:mg <n>	0.43	-0.43
sentence before:michigan	0.25	-0.25
sentence before:mid <n>	-0.16	0.16
sentence before:middl	0.41	-0.41
sentence before:military	0.88	-0.88
sentence before:military clinic	0.83	-0.83
sentence before:mill	0.65	-0.65
sentence before:min <5>	0.22	-0.22
sentence before:minor	0.56	-0.56
sentence before:minut	1.52	-1.52
sentence before:minut <n>	0.34	-0.34
sentence before:minut and	-0.57	0.57
sentence before:minut of	1.14	-1.14
sentence before:miriam	-0.49	0.49
sentence before:mis	-0.85	0.85
sentence before:miss	0.51	-0.51
sentence before:miss document	-0.99	0.99
sentence before:miss from	-0.32	0.32
sentence before:miss incomplet	1.71	-1.71
sentence before:miss or	0.27	-0.27
sentence before:miss procedur	0.57	-0.57
sentence before:miss the	0.38	-0.38
sentence before:missoury	0.57	-0.57
sentence before:mistak	0.56	-0.56
sentence before:mk	0.37	-0.37
sentence before:mk <n>	0.37	-0.37
sentence before:ml	0.37	-0.37
sentence before:ml pen	0.22	-0.22
sentence before:mm	0.33	-0.33
sentence before:mn	0.29	-0.29
sentence before:mn <n>	0.52	-0.52
sentence before:moa	0.36	-0.36
sentence before:moa and	0.71	-0.71
sentence before:moa ma	0.22	-0.22
sentence before:moa remark	-0.16	0.16
sentence before:mobility	0.5	-0.5
sentence before:mod	0.45	-0.45
sentence before:mod bill	-0.4	0.4
sentence before:mod charg	0.92	-0.92
sentence before:mod dx	0.38	-0.38
sentence before:mod qty	0.42	-0.42
sentence before:mod un	-0.36	0.36
sentence before:mod unit	0.29	-0.29
sentence before:modality	-0.52	0.52
sentence before:modality are	0.27	-0.27
sentence before:moderat	0.29	-0.29
sentence before:moderat to	0.16	-0.16
sentence before:modifier <n>	-1.04	1.04
sentence before:modifier and	0.43	-0.43
sentence before:modifier at	0.77	-0.77
sentence before:modifier combin	0.65	-0.65
sentence before:modifier s	0.57	-0.57
sentence before:modifier that	0.63	-0.63
sentence before:modifier used	-0.55	0.55
sentence before:moe	0.27	-0.27
sentence before:molina	0.38	-0.38
sentence before:molina healthcar	0.27	-0.27
sentence before:mon	0.39	-0.39
sentence before:monadnock	-0.27	0.27
sentence before:monday	0.58	-0.58
sentence before:monday to	0.29	-0.29
sentence before:money	0.37	-0.37
sentence before:monitor	-0.19	0.19
sentence before:montagu	0.46	-0.46
sentence before:month	0.16	-0.16
sentence before:month after	0.2	-0.2
sentence before:month and	-0.83	0.83
sentence before:month from	0.45	-0.45
sentence before:month if	0.18	-0.18
sentence before:month of	1.11	-1.11
sentence before:month or	-0.56	0.56
sentence before:mordecay	-0.32	0.32
sentence before:more and	0.53	-0.53
sentence before:more for	0.26	-0.26
sentence before:more inform	0.53	-0.53
sentence before:more is	-0.69	0.69
sentence before:more muscl	-0.64	0.64
sentence before:more physical	0.26	-0.26
sentence before:more than	-0.37	0.37
sentence before:more time	0.57	-0.57
sentence before:more visit	0.47	-0.47
sentence before:most	-0.55	0.55
sentence before:most of	0.24	-0.24
sentence before:mother	-0.61	0.61
sentence before:motion	-0.51	0.51
sentence before:motion and	0.43	-0.43
sentence before:motor vehicl	0.19	-0.19
sentence before:mountain	-0.66	0.66
sentence before:mountain health	-0.93	0.93
sentence before:mountain physical	0.19	-0.19
sentence before:mov	-0.79	0.79
sentence before:mr	1.61	-1.61
sentence before:mri	0.24	-0.24
sentence before:mri is	-0.82	0.82
sentence before:mri of	0.61	-0.61
sentence before:mri unles	1.2	-1.2
sentence before:mri was	0.21	-0.21
sentence before:mrn	0.26	-0.26
sentence before:mrn <n>	0.16	-0.16
sentence before:mrr	0.27	-0.27
sentence before:mrr <n>	0.27	-0.27
sentence before:mrs	-0.16	0.16
sentence before:ms	1.73	-1.73
sentence before:ms <n>	0.22	-0.22
sentence before:ms renner	0.23	-0.23
sentence before:msg	-1.2	1.2
sentence before:msg <d>	-1	1
sentence before:msgt	0.38	-0.38
sentence before:mtu	0.31	-0.31
sentence before:multipl	0.29	-0.29
sentence before:muscl	-0.55	0.55
sentence before:muscl <5>	0.28	-0.28
sentence before:must	1.02	-1.02
sentence before:must ask	0.33	-0.33
sentence before:must come	0.79	-0.79
sentence before:must file	0.37	-0.37
sentence before:must have	0.49	-0.49
sentence before:must pay	-0.89	0.89
sentence before:must reach	0.61	-0.61
sentence before:must receiv	0.29	-0.29
sentence before:must send	0.2	-0.2
sentence before:must sign	0.25	-0.25
sentence before:must write	0.2	-0.2
sentence before:mutual	0.16	-0.16
sentence before:mv	0.16	-0.16
sentence before:my	0.17	-0.17
sentence before:myofascial	0.38	-0.38
sentence before:n	0.26	-0.26
sentence before:n a	0.21	-0.21
sentence before:n townzip	0.17	-0.17
sentence before:nail	0.46	-0.46
sentence before:name	0.41	-0.41
sentence before:name :	0.91	-0.91
sentence before:name a	-0.42	0.42
sentence before:name and	0.18	-0.18
sentence before:name claim	-0.47	0.47
sentence before:name member	0.4	-0.4
sentence before:name of	0.28	-0.28
sentence before:name recipient	-1.12	1.12
sentence before:name the	0.21	-0.21
sentence before:named	0.7	-0.7
sentence before:named above	0.35	-0.35
sentence before:named insur	0.17	-0.17
sentence before:naproxen	0.49	-0.49
sentence before:nathaniel	0.28	-0.28
sentence before:national	2.19	-2.19
sentence before:national correct	0.58	-0.58
sentence before:national drug	0.39	-0.39
sentence before:nc	-0.38	0.38
sentence before:nc <n>	-0.56	0.56
sentence before:ncci	0.61	-0.61
sentence before:ndc	0.94	-0.94
sentence before:necessary	2.4	-2.4
sentence before:necessary and	0.46	-0.46
sentence before:necessary as	0.36	-0.36
sentence before:necessary at	-0.33	0.33
sentence before:necessary becaus	0.17	-0.17
sentence before:necessary for	0.76	-0.76
sentence before:necessary or	0.2	-0.2
sentence before:necessary under	0.48	-0.48
sentence before:necessary when	-0.57	0.57
sentence before:necessity	-0.42	0.42
sentence before:necessity by	0.73	-0.73
sentence before:neck and	0.32	-0.32
sentence before:neck pain	0.7	-0.7
sentence before:need	0.75	-0.75
sentence before:need <n>	0.48	-0.48
sentence before:need an	0.43	-0.43
sentence before:need and	0.4	-0.4
sentence before:need approval	0.84	-0.84
sentence before:need befor	-0.99	0.99
sentence before:need for	-0.72	0.72
sentence before:need help	0.24	-0.24
sentence before:need more	0.21	-0.21
sentence before:need no	0.38	-0.38
sentence before:need not	0.23	-0.23
sentence before:need our	-0.5	0.5
sentence before:need prior	0.27	-0.27
sentence before:need the	-0.67	0.67
sentence before:need to	0.61	-0.61
sentence before:needl	1.08	-1.08
sentence before:needl <n>	0.33	-0.33
sentence before:needl for	-0.6	0.6
sentence before:needl insertion	0.96	-0.96
sentence before:needl is	1.09	-1.09
sentence before:negativ	-1.07	1.07
sentence before:negotiat	0.19	-0.19
sentence before:neither	0.24	-0.24
sentence before:neither paid	0.76	-0.76
sentence before:neither was	0.17	-0.17
sentence before:nerve	0.47	-0.47
sentence before:net <m>	0.22	-0.22
sentence before:net of	-0.48	0.48
sentence before:network	-0.28	0.28
sentence before:network :	0.23	-0.23
sentence before:network agre	-0.74	0.74
sentence before:network and	-0.45	0.45
sentence before:network discount	0.39	-0.39
sentence before:network provider	0.55	-0.55
sentence before:network rate	-0.59	0.59
sentence before:network region	-0.57	0.57
sentence before:network sav	-0.51	0.51
sentence before:neuro	0.16	-0.16
sentence before:neurologist	1.42	-1.42
sentence before:neurology	-0.46	0.46
sentence before:neuromuscular	0.48	-0.48
sentence before:neuromuscular re	0.36	-0.36
sentence before:new	0.48	-0.48
sentence before:new and	0.65	-0.65
sentence before:new claim	-0.19	0.19
sentence before:new explan	0.56	-0.56
sentence before:new jersey	0.19	-0.19
sentence before:new look	-0.47	0.47
sentence before:new one	0.39	-0.39
sentence before:new patient	0.49	-0.49
sentence before:new request	0.83	-0.83
sentence before:new visit	0.5	-0.5
sentence before:new york	0.34	-0.34
sentence before:next <n>	0.21	-0.21
sentence before:next ?	0.25	-0.25
sentence before:next level	0.34	-0.34
sentence before:next pay	0.47	-0.47
sentence before:next step	0.43	-0.43
sentence before:nf	0.18	-0.18
sentence before:nf <n>	0.17	-0.17
sentence before:nh	0.28	-0.28
sentence before:night	0.31	-0.31
sentence before:nine	0.74	-0.74
sentence before:nmac	0.77	-0.77
sentence before:no	1	-1
sentence before:no :	0.98	-0.98
sentence before:no <5>	0.22	-0.22
sentence before:no <m>	-1.02	1.02
sentence before:no <n>	-0.53	0.53
sentence before:no action	0.19	-0.19
sentence before:no advanc	0.27	-0.27
sentence before:no answer	-1.71	1.71
sentence before:no appeal	0.43	-0.43
sentence before:no approval	0.64	-0.64
sentence before:no authoriz	0.93	-0.93
sentence before:no benefit	0.7	-0.7
sentence before:no bill	-0.43	0.43
sentence before:no chang	1.04	-1.04
sentence before:no claim	-0.2	0.2
sentence before:no conflict	0.38	-0.38
sentence before:no contract	0.52	-0.52
sentence before:no cost	0.19	-0.19
sentence before:no coverag	0.29	-0.29
sentence before:no decision	1.05	-1.05
sentence before:no dos	-0.77	0.77
sentence before:no exception	0.91	-0.91
sentence before:no fault	0.27	-0.27
sentence before:no fee	0.2	-0.2
sentence before:no fever	-0.71	0.71
sentence before:no fractur	0.23	-0.23
sentence before:no further	1.07	-1.07
sentence before:no gain	-0.47	0.47
sentence before:no interest	0.34	-0.34
sentence before:no later	0.71	-0.71
sentence before:no los	-0.4	0.4
sentence before:no measur	-1.02	1.02
sentence before:no measurabl	-0.63	0.63
sentence before:no medical	0.46	-0.46
sentence before:no member	0.28	-0.28
sentence before:no modifier	0.19	-0.19
sentence before:no more	0.84	-0.84
sentence before:no need	0.74	-0.74
sentence before:no new	-0.71	0.71
sentence before:no note	0.38	-0.38
sentence before:no number	0.22	-0.22
sentence before:no objectiv	0.19	-0.19
sentence before:no part	-0.37	0.37
sentence before:no patient	0.2	-0.2
sentence before:no pay	0.28	-0.28
sentence before:no reason	-0.42	0.42
sentence before:no record	0.77	-0.77
sentence before:no referral	0.22	-0.22
sentence before:no request	-0.75	0.75
sentence before:no separat	0.26	-0.26
sentence before:no servic	0.26	-0.26
sentence before:no sign	-0.85	0.85
sentence before:no such	0.48	-0.48
sentence before:no surgery	-0.4	0.4
sentence before:no thought	-0.65	0.65
sentence before:no tie	0.22	-0.22
sentence before:no to	0.18	-0.18
sentence before:no total	0.19	-0.19
sentence before:no treat	-1.29	1.29
sentence before:no weaknes	-0.36	0.36
sentence before:no x	0.62	-0.62
sentence before:nobody	0.26	-0.26
sentence before:non	0.38	-0.38
sentence before:non contract	-0.72	0.72
sentence before:non cover	0.47	-0.47
sentence before:none is	0.22	-0.22
sentence before:none of	-0.92	0.92
sentence before:none on	0.22	-0.22
sentence before:none was	0.52	-0.52
sentence before:noor	0.16	-0.16
sentence before:nor	1.41	-1.41
sentence before:nor deny	0.69	-0.69
sentence before:normal	1.13	-1.13
sentence before:normal strength	0.29	-0.29
sentence before:north	0.52	-0.52
sentence before:north carolina	0.29	-0.29
sentence before:not	0.62	-0.62
sentence before:not a	0.63	-0.63
sentence before:not able	-0.41	0.41
sentence before:not accept	0.2	-0.2
sentence before:not affect	-0.38	0.38
sentence before:not agree	-0.78	0.78
sentence before:not allow	-0.19	0.19
sentence before:not an	0.94	-0.94
sentence before:not answer	1.16	-1.16
sentence before:not appeal	0.53	-0.53
sentence before:not approv	-0.67	0.67
sentence before:not ask	-0.35	0.35
sentence before:not at	0.65	-0.65
sentence before:not authoriz	0.79	-0.79
sentence before:not be	0.16	-0.16
sentence before:not been	0.68	-0.68
sentence before:not billabl	-1.09	1.09
sentence before:not call	0.6	-0.6
sentence before:not certify	-0.36	0.36
sentence before:not chang	0.22	-0.22
sentence before:not charg	0.3	-0.3
sentence before:not code	-1.55	1.55
sentence before:not collect	0.2	-0.2
sentence before:not come	-0.66	0.66
sentence before:not compatibl	0.65	-0.65
sentence before:not copay	-0.49	0.49
sentence before:not cov	-0.23	0.23
sentence before:not cover	0.19	-0.19
sentence before:not decid	-0.68	0.68
sentence before:not deduct	0.25	-0.25
sentence before:not deductibl	0.19	-0.19
sentence before:not deem	0.74	-0.74
sentence before:not describ	0.74	-0.74
sentence before:not docu	0.21	-0.21
sentence before:not eligibl	0.58	-0.58
sentence before:not enroll	0.69	-0.69
sentence before:not establish	0.63	-0.63
sentence before:not find	0.2	-0.2
sentence before:not get	0.57	-0.57
sentence before:not give	-0.87	0.87
sentence before:not go	0.37	-0.37
sentence before:not had	0.44	-0.44
sentence before:not have	-0.16	0.16
sentence before:not help	-0.41	0.41
sentence before:not here	0.34	-0.34
sentence before:not in	0.46	-0.46
sentence before:not includ	0.27	-0.27
sentence before:not insur	0.25	-0.25
sentence before:not involv	0.26	-0.26
sentence before:not know	0.2	-0.2
sentence before:not later	0.23	-0.23
sentence before:not lengthen	0.33	-0.33
sentence before:not let	0.23	-0.23
sentence before:not look	-0.53	0.53
sentence before:not match	1.15	-1.15
sentence before:not medical	2.25	-2.25
sentence before:not meet	1.48	-1.48
sentence before:not met	0.27	-0.27
sentence before:not name	-0.74	0.74
sentence before:not necessary	0.33	-0.33
sentence before:not need	0.91	-0.91
sentence before:not obtain	0.67	-0.67
sentence before:not on	0.59	-0.59
sentence before:not owe	-1.34	1.34
sentence before:not paid	-1.64	1.64
sentence before:not part	0.21	-0.21
sentence before:not pay	0.8	-0.8
sentence before:not payabl	0.96	-0.96
sentence before:not plan	0.44	-0.44
sentence before:not provid	-1.14	1.14
sentence before:not reasonabl	0.73	-0.73
sentence before:not receiv	-0.18	0.18
sentence before:not record	0.32	-0.32
sentence before:not relat	0.23	-0.23
sentence before:not remark	0.57	-0.57
sentence before:not report	0.52	-0.52
sentence before:not responsibl	0.97	-0.97
sentence before:not return	0.65	-0.65
sentence before:not say	-0.33	0.33
sentence before:not see	0.49	-0.49
sentence before:not send	0.6	-0.6
sentence before:not sent	0.5	-0.5
sentence before:not show	1.39	-1.39
sentence before:not shown	0.3	-0.3
sentence before:not sign	0.35	-0.35
sentence before:not stop	0.22	-0.22
sentence before:not support	0.8	-0.8
sentence before:not take	0.23	-0.23
sentence before:not taken	0.19	-0.19
sentence before:not the	1.41	-1.41
sentence before:not valid	0.43	-0.43
sentence before:not with	0.19	-0.19
sentence before:not work	-0.69	0.69
sentence before:not yet	-0.68	0.68
sentence before:note	-0.19	0.19
sentence before:note :	1.72	-1.72
sentence before:note <d>	-0.98	0.98
sentence before:note <n>	-0.38	0.38
sentence before:note a	-0.92	0.92
sentence before:note an	0.22	-0.22
sentence before:note bill	-0.43	0.43
sentence before:note co	-1.24	1.24
sentence before:note d	1.04	-1.04
sentence before:note date	-0.46	0.46
sentence before:note do	0.23	-0.23
sentence before:note doe	-0.33	0.33
sentence before:note from	1.65	-1.65
sentence before:note give	-1.42	1.42
sentence before:note is	-0.17	0.17
sentence before:note k	0.18	-0.18
sentence before:note of	0.27	-0.27
sentence before:note on	-0.62	0.62
sentence before:note record	1.19	-1.19
sentence before:note repeat	0.24	-0.24
sentence before:note say	-0.86	0.86
sentence before:note servic	-0.47	0.47
sentence before:note show	1.67	-1.67
sentence before:note support	0.46	-0.46
sentence before:note tell	-0.61	0.61
sentence before:note that	-1.08	1.08
sentence before:note to	0.53	-0.53
sentence before:note we	-0.67	0.67
sentence before:note with	0.58	-0.58
sentence before:note you	-0.52	0.52
sentence before:noth	2.01	-2.01
sentence before:noth has	0.52	-0.52
sentence before:noth in	0.47	-0.47
sentence before:noth is	0.29	-0.29
sentence before:noth more	-0.48	0.48
sentence before:noth was	0.83	-0.83
sentence before:notic	0.82	-0.82
sentence before:notic :	0.24	-0.24
sentence before:notic careful	0.45	-0.45
sentence before:notic date	0.72	-0.72
sentence before:notic explain	0.23	-0.23
sentence before:notic for	0.24	-0.24
sentence before:notic of	1.61	-1.61
sentence before:notic or	-0.82	0.82
sentence before:notic to	0.29	-0.29
sentence before:notic was	0.22	-0.22
sentence before:notific	-0.32	0.32
sentence before:notific authoriz	1.3	-1.3
sentence before:notific pre	-0.64	0.64
sentence before:now	-0.6	0.6
sentence before:now :	0.33	-0.33
sentence before:now and	-0.33	0.33
sentence before:now met	0.7	-0.7
sentence before:now walk	-1.54	1.54
sentence before:np	0.29	-0.29
sentence before:np servic	0.4	-0.4
sentence before:npi	1.27	-1.27
sentence before:npi :	0.38	-0.38
sentence before:npi <n>	1.12	-1.12
sentence before:npp	0.28	-0.28
sentence before:num	0.33	-0.33
sentence before:number	1.09	-1.09
sentence before:number :	0.93	-0.93
sentence before:number <5>	-0.38	0.38
sentence before:number a	0.22	-0.22
sentence before:number above	0.17	-0.17
sentence before:number amount	-0.95	0.95
sentence before:number and	0.34	-0.34
sentence before:number c	0.21	-0.21
sentence before:number claim	0.18	-0.18
sentence before:number date	0.33	-0.33
sentence before:number e	0.18	-0.18
sentence before:number for	0.68	-0.68
sentence before:number h	0.17	-0.17
sentence before:number is	1.05	-1.05
sentence before:number medicaid	-0.59	0.59
sentence before:number none	0.24	-0.24
sentence before:number of	0.65	-0.65
sentence before:number on	0.45	-0.45
sentence before:number pa	0.18	-0.18
sentence before:number servic	-0.3	0.3
sentence before:number with	0.2	-0.2
sentence before:numbnes	0.75	-0.75
sentence before:nurs	0.83	-0.83
sentence before:nurse reviewer	0.22	-0.22
sentence before:nwosu	0.18	-0.18
sentence before:o	0.71	-0.71
sentence before:o :	0.19	-0.19
sentence before:o <n>	0.91	-0.91
sentence before:o box	0.55	-0.55
sentence before:oa	-0.82	0.82
sentence before:oa <n>	-0.58	0.58
sentence before:oak	0.5	-0.5
sentence before:oake	0.43	-0.43
sentence before:obadiah	0.26	-0.26
sentence before:obesity	0.73	-0.73
sentence before:objection	-0.47	0.47
sentence before:objectiv	0.49	-0.49
sentence before:objectiv find	-0.5	0.5
sentence before:oblig	0.82	-0.82
sentence before:oblig <n>	0.94	-0.94
sentence before:obstructiv	0.34	-0.34
sentence before:obstructiv sleep	0.34	-0.34
sentence before:obtain	0.7	-0.7
sentence before:obtener	0.17	-0.17
sentence before:oc	0.28	-0.28
sentence before:oc <n>	0.28	-0.28
sentence before:occupational	0.44	-0.44
sentence before:occupational and	-0.62	0.62
sentence before:occupational therapy	1.32	-1.32
sentence before:occurrenc	-0.2	0.2
sentence before:occurrenc has	-0.2	0.2
sentence before:ocmulge	0.56	-0.56
sentence before:ocone	0.37	-0.37
sentence before:octavia	0.73	-0.73
sentence before:odaly	0.34	-0.34
sentence before:odell	-0.62	0.62
sentence before:odessa	0.29	-0.29
sentence before:odg	0.85	-0.85
sentence before:odile	-0.63	0.63
sentence before:odom	0.16	-0.16
sentence before:oduya	0.45	-0.45
sentence before:of :	0.37	-0.37
sentence before:of <5>	-0.74	0.74
sentence before:of <d>	-0.44	0.44
sentence before:of <m>	0.89	-0.89
sentence before:of <month>	0.29	-0.29
sentence before:of <n>	0.41	-0.41
sentence before:of a	0.94	-0.94
sentence before:of accident	0.36	-0.36
sentence before:of advers	0.22	-0.22
sentence before:of an	0.62	-0.62
sentence before:of another	0.85	-0.85
sentence before:of appeal	0.82	-0.82
sentence before:of benefit	0.25	-0.25
sentence before:of bill	1.14	-1.14
sentence before:of birth	1.28	-1.28
sentence before:of bladder	-0.33	0.33
sentence before:of both	-1.14	1.14
sentence before:of california	0.16	-0.16
sentence before:of care	-0.66	0.66
sentence before:of charg	0.49	-0.49
sentence before:of chiropractic	0.32	-0.32
sentence before:of claim	-0.27	0.27
sentence before:of code	-0.68	0.68
sentence before:of conservativ	0.62	-0.62
sentence before:of coverag	0.69	-0.69
sentence before:of denial	0.51	-0.51
sentence before:of description	-0.79	0.79
sentence before:of document	0.41	-0.41
sentence before:of dr	0.17	-0.17
sentence before:of each	0.91	-0.91
sentence before:of earlier	0.17	-0.17
sentence before:of earn	0.27	-0.27
sentence before:of eligibility	0.35	-0.35
sentence before:of erisa	0.38	-0.38
sentence before:of financial	0.32	-0.32
sentence before:of health	0.26	-0.26
sentence before:of her	1.23	-1.23
sentence before:of his	-1.25	1.25
sentence before:of illinoy	0.16	-0.16
sentence before:of inform	0.23	-0.23
sentence before:of injury	0.57	-0.57
sentence before:of insuranc	0.33	-0.33
sentence before:of interest	0.38	-0.38
sentence before:of it	-0.24	0.24
sentence before:of its	-0.34	0.34
sentence before:of liability	-0.7	0.7
sentence before:of los	0.3	-0.3
sentence before:of lumbar	0.69	-0.69
sentence before:of may	0.25	-0.25
sentence before:of medicaid	-0.26	0.26
sentence before:of medical	-0.47	0.47
sentence before:of medicar	-0.55	0.55
sentence before:of member	0.22	-0.22
sentence before:of michigan	0.21	-0.21
sentence before:of motion	-0.98	0.98
sentence before:of network	0.18	-0.18
sentence before:of new	0.19	-0.19
sentence before:of north	0.22	-0.22
sentence before:of notic	0.4	-0.4
sentence before:of ohio	0.23	-0.23
sentence before:of one	0.46	-0.46
sentence before:of or	0.47	-0.47
sentence before:of other	0.17	-0.17
sentence before:of our	1.18	-1.18
sentence before:of outpatient	0.19	-0.19
sentence before:of overpay	0.27	-0.27
sentence before:of paid	0.18	-0.18
sentence before:of pay	1.36	-1.36
sentence before:of personnel	0.36	-0.36
sentence before:of physical	-0.18	0.18
sentence before:of physician	0.25	-0.25
sentence before:of progres	0.22	-0.22
sentence before:of provider	1.06	-1.06
sentence before:of receipt	0.43	-0.43
sentence before:of receiv	0.42	-0.42
sentence before:of recovery	-0.35	0.35
sentence before:of representativ	0.24	-0.24
sentence before:of review	0.53	-0.53
sentence before:of self	0.48	-0.48
sentence before:of six	0.39	-0.39
sentence before:of skin	-0.76	0.76
sentence before:of svc	-0.45	0.45
sentence before:of that	0.47	-0.47
sentence before:of the	0.52	-0.52
sentence before:of them	1.03	-1.03
sentence before:of therapeutic	-0.48	0.48
sentence before:of therapy	0.28	-0.28
sentence before:of these	-0.45	0.45
sentence before:of thi	1.2	-1.2
sentence before:of those	-0.64	0.64
sentence before:of three	1.55	-1.55
sentence before:of time	0.42	-0.42
sentence before:of today	0.53	-0.53
sentence before:of treat	-0.43	0.43
sentence before:of trust	0.28	-0.28
sentence before:of two	1.08	-1.08
sentence before:of type	0.27	-0.27
sentence before:of unit	0.64	-0.64
sentence before:of visit	0.77	-0.77
sentence before:of weaknes	-0.26	0.26
sentence before:of which	1.19	-1.19
sentence before:of why	0.29	-0.29
sentence before:of worker	0.53	-0.53
sentence before:of your	1.29	-1.29
sentence before:off	1.1	-1.1
sentence before:off <m>	0.16	-0.16
sentence before:offer	0.45	-0.45
sentence before:offic	0.98	-0.98
sentence before:offic :	0.35	-0.35
sentence before:offic <m>	0.27	-0.27
sentence before:offic and	0.56	-0.56
sentence before:offic note	0.36	-0.36
sentence before:offic of	0.52	-0.52
sentence before:offic on	1.05	-1.05
sentence before:offic or	0.2	-0.2
sentence before:offic visit	-0.29	0.29
sentence before:official	-1.16	1.16
sentence before:official medical	-1.45	1.45
sentence before:offset	0.8	-0.8
sentence before:offset until	0.3	-0.3
sentence before:oh	0.18	-0.18
sentence before:ohio	0.31	-0.31
sentence before:ohio depart	-0.27	0.27
sentence before:ohio medicaid	0.32	-0.32
sentence before:ohp	0.2	-0.2
sentence before:okafor	0.48	-0.48
sentence before:okonjo	0.47	-0.47
sentence before:okonjo reye	0.18	-0.18
sentence before:ol	0.22	-0.22
sentence before:old	-0.21	0.21
sentence before:omf	0.17	-0.17
sentence before:on <d>	-0.35	0.35
sentence before:on <month>	-0.46	0.46
sentence before:on <n>	0.31	-0.31
sentence before:on a	0.46	-0.46
sentence before:on all	-1.1	1.1
sentence before:on an	0.28	-0.28
sentence before:on appeal	0.22	-0.22
sentence before:on behalf	0.61	-0.61
sentence before:on both	-0.86	0.86
sentence before:on claim	1.97	-1.97
sentence before:on each	0.7	-0.7
sentence before:on file	0.81	-0.81
sentence before:on hold	0.6	-0.6
sentence before:on it	1.03	-1.03
sentence before:on its	0.71	-0.71
sentence before:on may	0.87	-0.87
sentence before:on one	-1.28	1.28
sentence before:on or	0.8	-0.8
sentence before:on page	0.43	-0.43
sentence before:on receipt	0.27	-0.27
sentence before:on request	0.36	-0.36
sentence before:on that	-0.42	0.42
sentence before:on the	-0.31	0.31
sentence before:on these	-1.41	1.41
sentence before:on thi	1.13	-1.13
sentence before:on top	0.92	-0.92
sentence before:on which	-0.68	0.68
sentence before:on with	0.86	-0.86
sentence before:on your	0.35	-0.35
sentence before:once	0.92	-0.92
sentence before:once a	0.85	-0.85
sentence before:once in	0.97	-0.97
sentence before:one	0.99	-0.99
sentence before:one day	-1.14	1.14
sentence before:one foot	-0.39	0.39
sentence before:one hundr	-0.19	0.19
sentence before:one in	0.82	-0.82
sentence before:one injection	-0.24	0.24
sentence before:one is	0.5	-0.5
sentence before:one of	1.45	-1.45
sentence before:one request	0.17	-0.17
sentence before:one that	0.61	-0.61
sentence before:one visit	-0.98	0.98
sentence before:one was	-0.29	0.29
sentence before:one we	0.28	-0.28
sentence before:one year	0.99	-0.99
sentence before:onlin	0.44	-0.44
sentence before:only	0.53	-0.53
sentence before:only :	0.21	-0.21
sentence before:only a	0.53	-0.53
sentence before:only and	-0.39	0.39
sentence before:only for	-0.37	0.37
sentence before:only if	-1.02	1.02
sentence before:only when	0.4	-0.4
sentence before:only whether	0.34	-0.34
sentence before:only with	0.54	-0.54
sentence before:op	0.53	-0.53
sentence before:op <n>	0.45	-0.45
sentence before:open	1.65	-1.65
sentence before:open to	0.38	-0.38
sentence before:oper	0.19	-0.19
sentence before:operativ	0.27	-0.27
sentence before:operativ report	0.25	-0.25
sentence before:opm	0.28	-0.28
sentence before:option	1.43	-1.43
sentence before:option pay	0.6	-0.6
sentence before:optum	-0.2	0.2
sentence before:optum va	-0.52	0.52
sentence before:or <n>	0.45	-0.45
sentence before:or an	0.18	-0.18
sentence before:or at	0.21	-0.21
sentence before:or attest	0.51	-0.51
sentence before:or authoriz	0.53	-0.53
sentence before:or befor	0.8	-0.8
sentence before:or bowel	0.63	-0.63
sentence before:or by	0.9	-0.9
sentence before:or call	0.55	-0.55
sentence before:or contract	0.26	-0.26
sentence before:or fax	0.95	-0.95
sentence before:or federal	0.34	-0.34
sentence before:or guardian	0.5	-0.5
sentence before:or has	0.16	-0.16
sentence before:or her	0.37	-0.37
sentence before:or in	0.22	-0.22
sentence before:or injury	0.49	-0.49
sentence before:or invalid	0.97	-0.97
sentence before:or investigational	-0.3	0.3
sentence before:or item	0.73	-0.73
sentence before:or madam	0.27	-0.27
sentence before:or mail	0.25	-0.25
sentence before:or medicin	-0.35	0.35
sentence before:or more	-1.28	1.28
sentence before:or no	0.32	-0.32
sentence before:or not	1.06	-1.06
sentence before:or npp	0.28	-0.28
sentence before:or occurrenc	-0.2	0.2
sentence before:or of	-0.89	0.89
sentence before:or other	1.32	-1.32
sentence before:or pay	0.63	-0.63
sentence before:or procedur	0.77	-0.77
sentence before:or remittanc	0.3	-0.3
sentence before:or send	0.16	-0.16
sentence before:or servic	0.26	-0.26
sentence before:or someon	0.31	-0.31
sentence before:or support	0.23	-0.23
sentence before:or the	0.24	-0.24
sentence before:or therapy	-0.33	0.33
sentence before:or to	0.8	-0.8
sentence before:or treat	-0.64	0.64
sentence before:or upload	0.28	-0.28
sentence before:or use	0.17	-0.17
sentence before:or was	-0.78	0.78
sentence before:or when	-1.3	1.3
sentence before:or with	0.8	-0.8
sentence before:or your	0.83	-0.83
sentence before:oral	0.32	-0.32
sentence before:orchard	-0.78	0.78
sentence before:order	2.06	-2.06
sentence before:order :	0.57	-0.57
sentence before:order for	1.27	-1.27
sentence before:order of	0.6	-0.6
sentence before:order or	0.72	-0.72
sentence before:order provider	1.09	-1.09
sentence before:ordinary	-0.28	0.28
sentence before:oregon	0.57	-0.57
sentence before:organiz	0.56	-0.56
sentence before:original	0.4	-0.4
sentence before:original decision	-0.27	0.27
sentence before:original denial	0.35	-0.35
sentence before:ors	0.41	-0.41
sentence before:ors <n>	0.41	-0.41
sentence before:orthopaedic	0.97	-0.97
sentence before:orthopedic	-0.83	0.83
sentence before:orthopedic :	-0.94	0.94
sentence before:orthopedic surgery	0.18	-0.18
sentence before:orthopedic test	-1.22	1.22
sentence before:orthosy	0.55	-0.55
sentence before:orthotic	1.07	-1.07
sentence before:osc	-0.38	0.38
sentence before:osc <n>	-0.38	0.38
sentence before:oscar	-0.31	0.31
sentence before:osei	1.06	-1.06
sentence before:osgood	0.49	-0.49
sentence before:ostrander	-0.31	0.31
sentence before:oswestry	-0.5	0.5
sentence before:oswestry score	-0.83	0.83
sentence before:ot	-0.9	0.9
sentence before:other	0.39	-0.39
sentence before:other <n>	-0.67	0.67
sentence before:other carrier	0.98	-0.98
sentence before:other claim	0.28	-0.28
sentence before:other coverag	-1.04	1.04
sentence before:other document	0.33	-0.33
sentence before:other group	0.49	-0.49
sentence before:other hand	0.92	-0.92
sentence before:other health	-0.58	0.58
sentence before:other ins	0.49	-0.49
sentence before:other insuranc	0.79	-0.79
sentence before:other insurer	0.33	-0.33
sentence before:other plan	0.88	-0.88
sentence before:other remedy	0.41	-0.41
sentence before:other servic	0.58	-0.58
sentence before:other side	-0.63	0.63
sentence before:other than	0.25	-0.25
sentence before:otherwis	0.36	-0.36
sentence before:oti	-0.69	0.69
sentence before:otr	0.89	-0.89
sentence before:otr l	0.55	-0.55
sentence before:ottili	-0.37	0.37
sentence before:ottolin	0.22	-0.22
sentence before:ottolin fraze	0.2	-0.2
sentence before:our allowanc	0.36	-0.36
sentence before:our answer	0.26	-0.26
sentence before:our approval	0.86	-0.86
sentence before:our audit	0.18	-0.18
sentence before:our case	0.34	-0.34
sentence before:our claim	0.47	-0.47
sentence before:our count	0.19	-0.19
sentence before:our decision	-0.83	0.83
sentence before:our denial	0.62	-0.62
sentence before:our earlier	-1.14	1.14
sentence before:our file	-1.15	1.15
sentence before:our first	0.59	-0.59
sentence before:our guidelin	1.45	-1.45
sentence before:our hand	-0.57	0.57
sentence before:our letter	0.57	-0.57
sentence before:our medical	-0.48	0.48
sentence before:our network	0.91	-0.91
sentence before:our notic	0.34	-0.34
sentence before:our number	0.23	-0.23
sentence before:our pay	0.26	-0.26
sentence before:our payer	0.3	-0.3
sentence before:our physician	0.5	-0.5
sentence before:our plan	1.33	-1.33
sentence before:our policy	1.1	-1.1
sentence before:our provider	0.25	-0.25
sentence before:our record	1.1	-1.1
sentence before:our request	0.97	-0.97
sentence before:our reviewer	1.08	-1.08
sentence before:our rule	-0.64	0.64
sentence before:our share	0.26	-0.26
sentence before:our system	-0.63	0.63
sentence before:our websit	0.24	-0.24
sentence before:out	1.33	-1.33
sentence before:out of	0.16	-0.16
sentence before:out our	0.2	-0.2
sentence before:outcom	-0.3	0.3
sentence before:outcom :	0.21	-0.21
sentence before:outcom measur	0.62	-0.62
sentence before:outpatient	0.28	-0.28
sentence before:outpatient physical	0.75	-0.75
sentence before:outpatient rehabilit	0.51	-0.51
sentence before:outpatient therapy	-0.53	0.53
sentence before:outpatient treat	0.31	-0.31
sentence before:outpatient visit	-0.5	0.5
sentence before:outsid	0.42	-0.42
sentence before:over	-1.13	1.13
sentence before:over <n>	1.25	-1.25
sentence before:over the	-1.33	1.33
sentence before:overpaid	-1.74	1.74
sentence before:overpaid :	0.17	-0.17
sentence before:overpaid <m>	-0.8	0.8
sentence before:overpay	0.67	-0.67
sentence before:overpay :	0.66	-0.66
sentence before:overpay of	-0.81	0.81
sentence before:overpay recovery	0.22	-0.22
sentence before:overturn	2.01	-2.01
sentence before:overturn our	0.55	-0.55
sentence before:overturn will	0.3	-0.3
sentence before:ovp	0.45	-0.45
sentence before:ovp <n>	0.45	-0.45
sentence before:owe	-0.45	0.45
sentence before:owe :	0.19	-0.19
sentence before:owe <d>	0.58	-0.58
sentence before:owe <m>	0.58	-0.58
sentence before:owe code	0.16	-0.16
sentence before:owe it	-1.97	1.97
sentence before:owe note	-0.6	0.6
sentence before:owe noth	0.42	-0.42
sentence before:owe we	0.18	-0.18
sentence before:owe you	0.2	-0.2
sentence before:owe your	0.17	-0.17
sentence before:owed	0.23	-0.23
sentence before:own	-0.2	0.2
sentence before:own and	0.37	-0.37
sentence before:own appeal	0.16	-0.16
sentence before:own employer	-0.41	0.41
sentence before:oyelowo	0.44	-0.44
sentence before:oyler	0.38	-0.38
sentence before:ozark	0.33	-0.33
sentence before:p	0.64	-0.64
sentence before:p :	0.61	-0.61
sentence before:p <n>	0.28	-0.28
sentence before:p a	-0.26	0.26
sentence before:p c	0.29	-0.29
sentence before:p m	0.24	-0.24
sentence before:p o	0.54	-0.54
sentence before:pa	0.33	-0.33
sentence before:pa <n>	-0.3	0.3
sentence before:pa c	0.44	-0.44
sentence before:pacificsourc	-0.84	0.84
sentence before:pack	0.5	-0.5
sentence before:packer	0.24	-0.24
sentence before:page	1.56	-1.56
sentence before:page :	0.46	-0.46
sentence before:page <n>	0.74	-0.74
sentence before:page on	0.3	-0.3
sentence before:paid :	0.17	-0.17
sentence before:paid <5>	0.36	-0.36
sentence before:paid <d>	-0.86	0.86
sentence before:paid <m>	-1.08	1.08
sentence before:paid <n>	1.39	-1.39
sentence before:paid adjust	0.37	-0.37
sentence before:paid after	-0.82	0.82
sentence before:paid amount	-0.2	0.2
sentence before:paid amt	0.25	-0.25
sentence before:paid and	0.99	-0.99
sentence before:paid as	0.7	-0.7
sentence before:paid at	0.69	-0.69
sentence before:paid befor	0.64	-0.64
sentence before:paid by	-0.42	0.42
sentence before:paid claim	0.77	-0.77
sentence before:paid co	0.39	-0.39
sentence before:paid code	0.79	-0.79
sentence before:paid copay	0.32	-0.32
sentence before:paid correct	0.16	-0.16
sentence before:paid deny	-0.49	0.49
sentence before:paid eob	-1.26	1.26
sentence before:paid ex	0.28	-0.28
sentence before:paid expl	-0.39	0.39
sentence before:paid explan	-0.4	0.4
sentence before:paid first	-0.25	0.25
sentence before:paid for	0.22	-0.22
sentence before:paid grp	-0.36	0.36
sentence before:paid in	-1.36	1.36
sentence before:paid its	0.79	-0.79
sentence before:paid may	-0.56	0.56
sentence before:paid more	0.48	-0.48
sentence before:paid msg	-1.26	1.26
sentence before:paid nor	0.8	-0.8
sentence before:paid note	-0.46	0.46
sentence before:paid only	0.51	-0.51
sentence before:paid or	-0.4	0.4
sentence before:paid overpaid	0.29	-0.29
sentence before:paid owe	0.59	-0.59
sentence before:paid reason	0.98	-0.98
sentence before:paid remark	0.94	-0.94
sentence before:paid rsn	-0.27	0.27
sentence before:paid see	-0.35	0.35
sentence before:paid separat	0.38	-0.38
sentence before:paid servic	0.2	-0.2
sentence before:paid should	0.83	-0.83
sentence before:paid statu	-0.79	0.79
sentence before:paid the	0.64	-0.64
sentence before:paid thi	0.29	-0.29
sentence before:paid to	0.9	-0.9
sentence before:paid twice	0.32	-0.32
sentence before:paid under	0.34	-0.34
sentence before:paid with	-0.86	0.86
sentence before:paid you	-0.61	0.61
sentence before:paid your	0.77	-0.77
sentence before:pain <n>	0.81	-0.81
sentence before:pain after	-0.53	0.53
sentence before:pain and	0.92	-0.92
sentence before:pain for	-0.52	0.52
sentence before:pain is	0.96	-0.96
sentence before:pain m	0.5	-0.5
sentence before:pain medicin	-0.44	0.44
sentence before:pain score	0.53	-0.53
sentence before:pain that	-1.1	1.1
sentence before:pain with	0.51	-0.51
sentence before:pair	0.73	-0.73
sentence before:palisad	0.16	-0.16
sentence before:palmetto	0.2	-0.2
sentence before:panel <m>	-0.66	0.66
sentence before:paper	0.95	-0.95
sentence before:paper sent	-0.42	0.42
sentence before:paper we	1.2	-1.2
sentence before:par	0.29	-0.29
sentence before:para	0.3	-0.3
sentence before:parent	1.16	-1.16
sentence before:parent of	0.21	-0.21
sentence before:parent or	0.5	-0.5
sentence before:part	1.48	-1.48
sentence before:part :	0.25	-0.25
sentence before:part c	0.25	-0.25
sentence before:part d	0.79	-0.79
sentence before:part in	-0.23	0.23
sentence before:part of	1.68	-1.68
sentence before:partial	0.35	-0.35
sentence before:partial deny	0.24	-0.24
sentence before:partial favorabl	0.3	-0.3
sentence before:partial hospital	0.49	-0.49
sentence before:particip	-0.46	0.46
sentence before:particip agre	-0.46	0.46
sentence before:participant	-0.17	0.17
sentence before:participant id	0.29	-0.29
sentence before:participat	-0.26	0.26
sentence before:participat provider	-0.4	0.4
sentence before:particular	0.24	-0.24
sentence before:particular item	0.23	-0.23
sentence before:partner	0.77	-0.77
sentence before:party	0.63	-0.63
sentence before:party medical	-0.56	0.56
sentence before:passiv	1.29	-1.29
sentence before:passiv modality	0.76	-0.76
sentence before:past	1.18	-1.18
sentence before:past the	1.19	-1.19
sentence before:pat acct	-0.2	0.2
sentence before:patch	-1.74	1.74
sentence before:patch <n>	0.43	-0.43
sentence before:patch for	0.38	-0.38
sentence before:patch is	-1.12	1.12
sentence before:path	0.2	-0.2
sentence before:patient :	1.06	-1.06
sentence before:patient account	-0.34	0.34
sentence before:patient addres	0.29	-0.29
sentence before:patient amount	0.2	-0.2
sentence before:patient as	0.48	-0.48
sentence before:patient birth	0.45	-0.45
sentence before:patient claim	0.36	-0.36
sentence before:patient condition	-0.33	0.33
sentence before:patient control	0.24	-0.24
sentence before:patient coverag	-0.95	0.95
sentence before:patient ctl	0.18	-0.18
sentence before:patient doe	-0.78	0.78
sentence before:patient for	-0.63	0.63
sentence before:patient had	0.53	-0.53
sentence before:patient health	0.43	-0.43
sentence before:patient id	0.47	-0.47
sentence before:patient ineligibl	-0.79	0.79
sentence before:patient inform	0.19	-0.19
sentence before:patient is	1.73	-1.73
sentence before:patient may	-1.01	1.01
sentence before:patient medical	1.15	-1.15
sentence before:patient member	-0.64	0.64
sentence before:patient name	-0.16	0.16
sentence before:patient no	0.22	-0.22
sentence before:patient of	0.18	-0.18
sentence before:patient on	0.57	-0.57
sentence before:patient or	0.85	-0.85
sentence before:patient owe	0.41	-0.41
sentence before:patient paid	-0.62	0.62
sentence before:patient pay	-0.78	0.78
sentence before:patient relationship	0.19	-0.19
sentence before:patient responsibility	1.2	-1.2
sentence before:patient subscriber	0.23	-0.23
sentence before:patient supplemental	0.38	-0.38
sentence before:patient thaddeu	0.24	-0.24
sentence before:patient to	-0.53	0.53
sentence before:patient visit	0.24	-0.24
sentence before:patient with	0.24	-0.24
sentence before:patricia	0.47	-0.47
sentence before:pay :	0.6	-0.6
sentence before:pay <d>	-0.62	0.62
sentence before:pay <m>	0.75	-0.75
sentence before:pay <n>	0.51	-0.51
sentence before:pay ?	0.69	-0.69
sentence before:pay a	0.74	-0.74
sentence before:pay adj	0.51	-0.51
sentence before:pay adjust	0.22	-0.22
sentence before:pay after	0.65	-0.65
sentence before:pay allowanc	0.67	-0.67
sentence before:pay and	-0.48	0.48
sentence before:pay as	0.44	-0.44
sentence before:pay at	-0.52	0.52
sentence before:pay befor	-1.43	1.43
sentence before:pay by	0.46	-0.46
sentence before:pay cannot	0.49	-0.49
sentence before:pay claim	0.7	-0.7
sentence before:pay code	-0.72	0.72
sentence before:pay decision	0.19	-0.19
sentence before:pay denial	0.47	-0.47
sentence before:pay deny	-0.16	0.16
sentence before:pay first	0.57	-0.57
sentence before:pay for	0.32	-0.32
sentence before:pay from	-1.07	1.07
sentence before:pay in	-0.64	0.64
sentence before:pay inform	0.47	-0.47
sentence before:pay integrity	0.26	-0.26
sentence before:pay onlin	0.31	-0.31
sentence before:pay only	0.26	-0.26
sentence before:pay or	1.1	-1.1
sentence before:pay paid	0.27	-0.27
sentence before:pay patient	-0.77	0.77
sentence before:pay pay	-0.51	0.51
sentence before:pay plan	0.37	-0.37
sentence before:pay proc	0.18	-0.18
sentence before:pay purpos	0.32	-0.32
sentence before:pay reason	-0.8	0.8
sentence before:pay the	0.5	-0.5
sentence before:pay thi	-0.54	0.54
sentence before:pay total	0.83	-0.83
sentence before:pay under	0.4	-0.4
sentence before:pay voucher	0.23	-0.23
sentence before:pay was	-0.43	0.43
sentence before:pay will	0.66	-0.66
sentence before:pay within	0.32	-0.32
sentence before:payabl <m>	0.3	-0.3
sentence before:payabl <n>	0.44	-0.44
sentence before:payabl expl	-0.44	0.44
sentence before:payabl for	0.28	-0.28
sentence before:payabl paid	-1.14	1.14
sentence before:payabl to	0.31	-0.31
sentence before:payabl under	0.4	-0.4
sentence before:payee	0.99	-0.99
sentence before:payee :	0.56	-0.56
sentence before:payer	1.13	-1.13
sentence before:payer :	0.22	-0.22
sentence before:payer claim	-0.67	0.67
sentence before:payer contractor	0.53	-0.53
sentence before:payer id	-0.46	0.46
sentence before:payer per	1.17	-1.17
sentence before:payer spac	0.16	-0.16
sentence before:pc	0.5	-0.5
sentence before:pc <n>	-0.16	0.16
sentence before:pcn	-0.51	0.51
sentence before:pcn <n>	-0.7	0.7
sentence before:pcp	0.17	-0.17
sentence before:pd	-0.3	0.3
sentence before:pd name	-0.45	0.45
sentence before:pd prov	0.62	-0.62
sentence before:pdp	0.28	-0.28
sentence before:peach	0.24	-0.24
sentence before:peach state	0.24	-0.24
sentence before:peak	0.18	-0.18
sentence before:pecan	0.31	-0.31
sentence before:pediatric	0.37	-0.37
sentence before:pediatric therapy	0.84	-0.84
sentence before:peer review	-0.92	0.92
sentence before:peer to	0.55	-0.55
sentence before:pell	0.87	-0.87
sentence before:pemberwick	0.47	-0.47
sentence before:pemberwick md	0.21	-0.21
sentence before:pen	0.44	-0.44
sentence before:pend <n>	-0.44	0.44
sentence before:penhaligon	0.41	-0.41
sentence before:penhallow	0.44	-0.44
sentence before:pennsylvania	-0.95	0.95
sentence before:per	2.03	-2.03
sentence before:per <n>	1.16	-1.16
sentence before:per claim	0.18	-0.18
sentence before:per coordin	1.17	-1.17
sentence before:per person	0.77	-0.77
sentence before:percent	-0.76	0.76
sentence before:percent of	-0.46	0.46
sentence before:percent on	-0.35	0.35
sentence before:percival	0.19	-0.19
sentence before:perform	0.18	-0.18
sentence before:period	0.33	-0.33
sentence before:period <d>	0.23	-0.23
sentence before:period <n>	0.26	-0.26
sentence before:period did	0.43	-0.43
sentence before:period has	0.57	-0.57
sentence before:period of	0.9	-0.9
sentence before:period or	-0.2	0.2
sentence before:period ran	-0.42	0.42
sentence before:period summary	0.27	-0.27
sentence before:permanent	0.42	-0.42
sentence before:permission	0.44	-0.44
sentence before:perpetua	0.17	-0.17
sentence before:perrin	-0.64	0.64
sentence before:person	-0.48	0.48
sentence before:person :	0.26	-0.26
sentence before:person as	-0.98	0.98
sentence before:person except	0.26	-0.26
sentence before:person in	-0.42	0.42
sentence before:person may	-0.56	0.56
sentence before:person named	0.35	-0.35
sentence before:person who	-0.2	0.2
sentence before:person with	-0.9	0.9
sentence before:personal	-0.23	0.23
sentence before:personal injury	-0.23	0.23
sentence before:personnel	0.36	-0.36
sentence before:personnel manag	0.36	-0.36
sentence before:peter	-0.44	0.44
sentence before:petitioner	0.62	-0.62
sentence before:petra	0.26	-0.26
sentence before:petraky	0.18	-0.18
sentence before:pettibon	0.18	-0.18
sentence before:pg	0.16	-0.16
sentence before:philippa	0.65	-0.65
sentence before:philomena	-0.49	0.49
sentence before:phone	0.9	-0.9
sentence before:phone :	0.26	-0.26
sentence before:phone <n>	0.6	-0.6
sentence before:phone or	0.16	-0.16
sentence before:physical	0.34	-0.34
sentence before:physical exam	-0.73	0.73
sentence before:physical occupational	-0.62	0.62
sentence before:physical therapy	0.6	-0.6
sentence before:physician	0.66	-0.66
sentence before:physician :	0.25	-0.25
sentence before:physician <n>	0.39	-0.39
sentence before:physician advisor	0.66	-0.66
sentence before:physician board	-0.57	0.57
sentence before:physician or	0.28	-0.28
sentence before:physician reviewer	0.31	-0.31
sentence before:physician who	0.23	-0.23
sentence before:pi	0.34	-0.34
sentence before:pi <n>	0.28	-0.28
sentence before:pick	1.05	-1.05
sentence before:pick for	0.77	-0.77
sentence before:pictur	0.26	-0.26
sentence before:piedmont	0.47	-0.47
sentence before:pike	0.51	-0.51
sentence before:pilgrim	0.18	-0.18
sentence before:pine	-0.25	0.25
sentence before:pip	0.91	-0.91
sentence before:pl	0.16	-0.16
sentence before:place :	0.38	-0.38
sentence before:place after	0.39	-0.39
sentence before:place of	-0.16	0.16
sentence before:plain	0.68	-0.68
sentence before:plan	0.28	-0.28
sentence before:plan :	1.3	-1.3
sentence before:plan <m>	0.28	-0.28
sentence before:plan <n>	0.18	-0.18
sentence before:plan a	0.73	-0.73
sentence before:plan administrator	0.23	-0.23
sentence before:plan allow	1.2	-1.2
sentence before:plan allowanc	0.72	-0.72
sentence before:plan and	0.63	-0.63
sentence before:plan appeal	0.23	-0.23
sentence before:plan approv	0.27	-0.27
sentence before:plan ask	-0.28	0.28
sentence before:plan benefit	0.18	-0.18
sentence before:plan booklet	0.2	-0.2
sentence before:plan brochur	-0.77	0.77
sentence before:plan claim	-0.85	0.85
sentence before:plan cover	-0.81	0.81
sentence before:plan date	-0.3	0.3
sentence before:plan decid	-0.58	0.58
sentence before:plan denial	1.05	-1.05
sentence before:plan explan	0.39	-0.39
sentence before:plan final	0.7	-0.7
sentence before:plan for	0.5	-0.5
sentence before:plan group	0.41	-0.41
sentence before:plan has	-0.71	0.71
sentence before:plan id	0.89	-0.89
sentence before:plan is	0.42	-0.42
sentence before:plan limit	0.72	-0.72
sentence before:plan member	0.31	-0.31
sentence before:plan must	-0.82	0.82
sentence before:plan name	0.36	-0.36
sentence before:plan no	0.77	-0.77
sentence before:plan not	0.24	-0.24
sentence before:plan note	-0.45	0.45
sentence before:plan of	-1.04	1.04
sentence before:plan on	-0.69	0.69
sentence before:plan our	0.19	-0.19
sentence before:plan paid	-0.81	0.81
sentence before:plan patient	0.29	-0.29
sentence before:plan pay	-0.83	0.83
sentence before:plan plan	-0.27	0.27
sentence before:plan policy	-1.29	1.29
sentence before:plan provider	0.71	-0.71
sentence before:plan remittanc	0.16	-0.16
sentence before:plan requir	-0.76	0.76
sentence before:plan see	0.28	-0.28
sentence before:plan self	0.34	-0.34
sentence before:plan servic	0.37	-0.37
sentence before:plan silver	0.28	-0.28
sentence before:plan sponsor	0.18	-0.18
sentence before:plan that	-0.51	0.51
sentence before:plan was	-1.24	1.24
sentence before:plan with	1.34	-1.34
sentence before:plan year	0.41	-0.41
sentence before:plan you	-0.65	0.65
sentence before:plan your	-0.98	0.98
sentence before:plann	0.57	-0.57
sentence before:plasma	-0.72	0.72
sentence before:plasma injection	-0.95	0.95
sentence before:plateau	0.99	-0.99
sentence before:platelet	-0.72	0.72
sentence before:platelet rich	-0.72	0.72
sentence before:pleas	1.81	-1.81
sentence before:pleas bill	0.88	-0.88
sentence before:pleas detach	0.18	-0.18
sentence before:pleas do	0.43	-0.43
sentence before:pleas give	0.19	-0.19
sentence before:pleas let	0.79	-0.79
sentence before:pleas pay	0.28	-0.28
sentence before:pleas put	0.17	-0.17
sentence before:pleas read	0.48	-0.48
sentence before:pleas refund	0.19	-0.19
sentence before:pleas return	-0.2	0.2
sentence before:pleas send	1.29	-1.29
sentence before:pleas submit	-0.42	0.42
sentence before:pllc	0.49	-0.49
sentence before:pllc <n>	0.19	-0.19
sentence before:pllc npi	0.23	-0.23
sentence before:pllc tax	0.17	-0.17
sentence before:plu	1.14	-1.14
sentence before:plu hmo	0.56	-0.56
sentence before:po	0.63	-0.63
sentence before:po box	0.63	-0.63
sentence before:pocket <m>	0.22	-0.22
sentence before:podiatry	-0.98	0.98
sentence before:podiatry :	-0.79	0.79
sentence before:podiatry group	-0.79	0.79
sentence before:point	0.35	-0.35
sentence before:point of	0.27	-0.27
sentence before:point review	-0.31	0.31
sentence before:pointer	-0.58	0.58
sentence before:policy	0.81	-0.81
sentence before:policy :	0.16	-0.16
sentence before:policy <n>	0.35	-0.35
sentence before:policy is	0.51	-0.51
sentence before:policy issu	-0.27	0.27
sentence before:policy manual	-0.41	0.41
sentence before:policy number	0.37	-0.37
sentence before:policy the	0.3	-0.3
sentence before:policyholder	0.75	-0.75
sentence before:policyholder b	0.18	-0.18
sentence before:poole	0.22	-0.22
sentence before:portal	1.14	-1.14
sentence before:portal claim	0.27	-0.27
sentence before:portal under	0.27	-0.27
sentence before:portion	0.24	-0.24
sentence before:pos proc	-0.92	0.92
sentence before:positiv	0.3	-0.3
sentence before:possibl	0.44	-0.44
sentence before:post	0.32	-0.32
sentence before:post servic	0.27	-0.27
sentence before:postmark	-0.8	0.8
sentence before:postmark within	0.3	-0.3
sentence before:postur	0.16	-0.16
sentence before:pound	-0.72	0.72
sentence before:ppo	1.14	-1.14
sentence before:ppr	0.49	-0.49
sentence before:ppr <n>	0.49	-0.49
sentence before:pr	0.65	-0.65
sentence before:pr <n>	0.38	-0.38
sentence before:pr patient	0.99	-0.99
sentence before:pra	0.17	-0.17
sentence before:practic	0.48	-0.48
sentence before:practic for	-0.54	0.54
sentence before:practic p	-0.82	0.82
sentence before:practitioner	0.36	-0.36
sentence before:prairi	1.09	-1.09
sentence before:pratt	0.17	-0.17
sentence before:pre	0.41	-0.41
sentence before:pre treat	-0.33	0.33
sentence before:preauthoriz	0.91	-0.91
sentence before:precertific	0.49	-0.49
sentence before:precertific notific	1.3	-1.3
sentence before:precertific of	-0.51	0.51
sentence before:precertific or	0.58	-0.58
sentence before:precertific was	0.38	-0.38
sentence before:preferr	-0.32	0.32
sentence before:preferr provider	0.37	-0.37
sentence before:premera blue	0.19	-0.19
sentence before:premier	0.48	-0.48
sentence before:premium for	0.31	-0.31
sentence before:premium tax	0.94	-0.94
sentence before:premium was	-1.05	1.05
sentence before:prepay	-0.28	0.28
sentence before:prepay review	0.6	-0.6
sentence before:presbyterian	0.27	-0.27
sentence before:prescott	0.24	-0.24
sentence before:prescrib	0.54	-0.54
sentence before:prescriber	-0.19	0.19
sentence before:prescriber :	0.18	-0.18
sentence before:prescriber asked	0.29	-0.29
sentence before:prescriber dr	-0.61	0.61
sentence before:prescriber or	0.43	-0.43
sentence before:prescriber request	-0.28	0.28
sentence before:presum	0.2	-0.2
sentence before:preventiv	-1.05	1.05
sentence before:preventiv visit	-0.7	0.7
sentence before:prewitt	0.16	-0.16
sentence before:pric	-0.4	0.4
sentence before:pric by	-0.42	0.42
sentence before:price	-1.64	1.64
sentence before:primary	0.44	-0.44
sentence before:primary care	-0.24	0.24
sentence before:primary carrier	-0.82	0.82
sentence before:primary coverag	1.28	-1.28
sentence before:primary for	1.08	-1.08
sentence before:primary identifier	0.36	-0.36
sentence before:primary on	-0.82	0.82
sentence before:primary payer	0.95	-0.95
sentence before:primary procedur	1.21	-1.21
sentence before:print	0.63	-0.63
sentence before:print <d>	-0.39	0.39
sentence before:print of	0.26	-0.26
sentence before:prior	0.65	-0.65
sentence before:prior approval	-0.39	0.39
sentence before:prior auth	0.24	-0.24
sentence before:prior authoriz	1.46	-1.46
sentence before:priority	0.37	-0.37
sentence before:priority health	0.36	-0.36
sentence before:priscilla	0.54	-0.54
sentence before:privat	0.23	-0.23
sentence before:privat duty	0.19	-0.19
sentence before:probe	0.29	-0.29
sentence before:probe and	0.29	-0.29
sentence before:problem	-1.01	1.01
sentence before:proc	-0.49	0.49
sentence before:proc <5>	-0.22	0.22
sentence before:proc amount	0.37	-0.37
sentence before:proc bill	-0.39	0.39
sentence before:proc charg	0.57	-0.57
sentence before:proc mod	0.67	-0.67
sentence before:proc un	0.54	-0.54
sentence before:proc unit	-0.85	0.85
sentence before:procedur :	0.16	-0.16
sentence before:procedur <5>	-0.7	0.7
sentence before:procedur <n>	1.43	-1.43
sentence before:procedur charg	0.89	-0.89
sentence before:procedur code	0.28	-0.28
sentence before:procedur diagnosy	-1.01	1.01
sentence before:procedur is	-0.37	0.37
sentence before:procedur mod	0.2	-0.2
sentence before:procedur modifier	1.11	-1.11
sentence before:procedur on	-0.99	0.99
sentence before:procedur or	0.65	-0.65
sentence before:procedur that	0.27	-0.27
sentence before:procedur was	0.48	-0.48
sentence before:process	1.27	-1.27
sentence before:process <d>	-0.73	0.73
sentence before:process <month>	0.18	-0.18
sentence before:process a	-0.31	0.31
sentence before:process and	0.56	-0.56
sentence before:process as	-0.5	0.5
sentence before:process it	0.79	-0.79
sentence before:process on	0.59	-0.59
sentence before:process or	0.37	-0.37
sentence before:product	0.53	-0.53
sentence before:professional	0.67	-0.67
sentence before:program	1.48	-1.48
sentence before:program and	1.01	-1.01
sentence before:program at	0.39	-0.39
sentence before:program is	0.5	-0.5
sentence before:program of	0.31	-0.31
sentence before:progres	0.66	-0.66
sentence before:progres report	0.83	-0.83
sentence before:progres toward	-0.76	0.76
sentence before:promis	0.68	-0.68
sentence before:promis of	0.45	-0.45
sentence before:proof	0.71	-0.71
sentence before:proof that	0.77	-0.77
sentence before:protect	0.43	-0.43
sentence before:protect health	0.38	-0.38
sentence before:protection	-0.22	0.22
sentence before:protection coverag	0.27	-0.27
sentence before:protection medical	-0.8	0.8
sentence before:prov	-0.46	0.46
sentence before:prov :	-0.19	0.19
sentence before:prov adj	0.85	-0.85
sentence before:prov check	0.34	-0.34
sentence before:prov paid	0.18	-0.18
sentence before:prov pd	-0.35	0.35
sentence before:proveedor :	-0.2	0.2
sentence before:provid a	0.23	-0.23
sentence before:provid bill	-0.17	0.17
sentence before:provid by	0.62	-0.62
sentence before:provid code	-0.68	0.68
sentence before:provid coverag	-0.81	0.81
sentence before:provid doe	0.55	-0.55
sentence before:provid on	0.64	-0.64
sentence before:provid or	-0.68	0.68
sentence before:provid to	0.28	-0.28
sentence before:provider	1.2	-1.2
sentence before:provider :	0.45	-0.45
sentence before:provider <d>	-0.43	0.43
sentence before:provider <m>	-1.13	1.13
sentence before:provider <n>	-0.2	0.2
sentence before:provider agre	-0.69	0.69
sentence before:provider amount	-0.57	0.57
sentence before:provider and	0.57	-0.57
sentence before:provider appeal	0.47	-0.47
sentence before:provider as	0.35	-0.35
sentence before:provider asked	0.21	-0.21
sentence before:provider bill	0.35	-0.35
sentence before:provider blue	0.21	-0.21
sentence before:provider by	0.19	-0.19
sentence before:provider can	0.5	-0.5
sentence before:provider charg	0.2	-0.2
sentence before:provider claim	0.49	-0.49
sentence before:provider correspondenc	0.28	-0.28
sentence before:provider direct	0.82	-0.82
sentence before:provider disput	0.38	-0.38
sentence before:provider explan	-0.77	0.77
sentence before:provider has	-0.28	0.28
sentence before:provider have	0.17	-0.17
sentence before:provider inquiry	0.2	-0.2
sentence before:provider is	1.24	-1.24
sentence before:provider manual	0.21	-0.21
sentence before:provider may	-0.39	0.39
sentence before:provider member	0.29	-0.29
sentence before:provider name	0.54	-0.54
sentence before:provider network	-0.26	0.26
sentence before:provider npi	0.25	-0.25
sentence before:provider of	0.55	-0.55
sentence before:provider on	0.38	-0.38
sentence before:provider pay	0.22	-0.22
sentence before:provider portal	0.87	-0.87
sentence before:provider primary	0.36	-0.36
sentence before:provider proveedor	-0.2	0.2
sentence before:provider remittanc	-0.62	0.62
sentence before:provider servic	0.99	-0.99
sentence before:provider that	0.29	-0.29
sentence before:provider townzip	0.2	-0.2
sentence before:provider was	-0.54	0.54
sentence before:provider who	0.35	-0.35
sentence before:provider without	-1.01	1.01
sentence before:provider write	0.91	-0.91
sentence before:provider you	0.2	-0.2
sentence before:provision	0.69	-0.69
sentence before:prudenc	0.48	-0.48
sentence before:pruett	-0.3	0.3
sentence before:pruitt	0.2	-0.2
sentence before:ps	0.32	-0.32
sentence before:ps pay	0.18	-0.18
sentence before:psychiatrist	0.6	-0.6
sentence before:psychological	0.28	-0.28
sentence before:pt	0.21	-0.21
sentence before:pt :	0.16	-0.16
sentence before:pt <d>	-0.85	0.85
sentence before:pt <n>	0.39	-0.39
sentence before:pt acct	0.56	-0.56
sentence before:pt date	0.21	-0.21
sentence before:pt diagnosy	0.18	-0.18
sentence before:pt dpt	0.48	-0.48
sentence before:pt evalu	0.56	-0.56
sentence before:pt npi	0.27	-0.27
sentence before:pt of	0.24	-0.24
sentence before:pt on	-1	1
sentence before:pt resp	0.36	-0.36
sentence before:ptan	0.62	-0.62
sentence before:ptan <n>	0.47	-0.47
sentence before:ptr	0.72	-0.72
sentence before:publish	-0.53	0.53
sentence before:publish evidenc	-0.16	0.16
sentence before:publish study	-1.14	1.14
sentence before:publish trial	0.75	-0.75
sentence before:puede	0.31	-0.31
sentence before:puede obtener	0.17	-0.17
sentence before:purpos	0.7	-0.7
sentence before:put	-0.58	0.58
sentence before:put thi	0.3	-0.3
sentence before:put to	-1.04	1.04
sentence before:pv	0.29	-0.29
sentence before:pv <n>	0.26	-0.26
sentence before:q	0.49	-0.49
sentence before:q <n>	0.45	-0.45
sentence before:qa	0.16	-0.16
sentence before:qf	-0.68	0.68
sentence before:qf <n>	-0.68	0.68
sentence before:qh	0.37	-0.37
sentence before:qh <n>	0.37	-0.37
sentence before:qic	0.9	-0.9
sentence before:qic part	0.29	-0.29
sentence before:qk	0.26	-0.26
sentence before:qk <n>	0.26	-0.26
sentence before:qty	0.63	-0.63
sentence before:qty charg	0.66	-0.66
sentence before:qualify	-0.7	0.7
sentence before:qualify independent	0.24	-0.24
sentence before:quality	-0.78	0.78
sentence before:quantity	0.25	-0.25
sentence before:quarl	0.16	-0.16
sentence before:quarry	-0.45	0.45
sentence before:quarry lane	-0.63	0.63
sentence before:quartz	0.54	-0.54
sentence before:que	0.26	-0.26
sentence before:quentin	-0.85	0.85
sentence before:question	1.22	-1.22
sentence before:question :	0.87	-0.87
sentence before:question <m>	0.24	-0.24
sentence before:question <n>	0.27	-0.27
sentence before:question ?	0.55	-0.55
sentence before:question about	0.5	-0.5
sentence before:question is	0.16	-0.16
sentence before:questionnair	-0.72	0.72
sentence before:quilla	0.17	-0.17
sentence before:quillan	0.34	-0.34
sentence before:quillfeather	0.32	-0.32
sentence before:quint	0.16	-0.16
sentence before:quist	0.24	-0.24
sentence before:qw	0.75	-0.75
sentence before:qw <n>	-0.21	0.21
sentence before:qx	-0.48	0.48
sentence before:qx <n>	-0.59	0.59
sentence before:r	0.58	-0.58
sentence before:r <m>	1.28	-1.28
sentence before:r <n>	-0.37	0.37
sentence before:r s	-0.65	0.65
sentence before:r t	0.7	-0.7
sentence before:ra	-0.16	0.16
sentence before:ra <n>	0.39	-0.39
sentence before:ra date	0.19	-0.19
sentence before:radiculopathy	-0.37	0.37
sentence before:radiology	0.67	-0.67
sentence before:rail	1.03	-1.03
sentence before:raise	0.47	-0.47
sentence before:range of	-0.55	0.55
sentence before:rarc	0.69	-0.69
sentence before:rarc <n>	0.66	-0.66
sentence before:rarc m	1.63	-1.63
sentence before:rarc n	-0.61	0.61
sentence before:raritan	0.26	-0.26
sentence before:rasmussen	-0.19	0.19
sentence before:rate	0.49	-0.49
sentence before:rate <m>	-0.37	0.37
sentence before:rational	-0.3	0.3
sentence before:rational :	-0.75	0.75
sentence before:ray	0.34	-0.34
sentence before:ray of	0.32	-0.32
sentence before:rb	0.24	-0.24
sentence before:rc	0.34	-0.34
sentence before:rcvd	0.36	-0.36
sentence before:rcvd <d>	0.35	-0.35
sentence before:rd	0.49	-0.49
sentence before:re	1.65	-1.65
sentence before:re :	1.57	-1.57
sentence before:re educ	0.36	-0.36
sentence before:re evalu	0.73	-0.73
sentence before:re exam	0.17	-0.17
sentence before:re examin	-0.58	0.58
sentence before:reach	0.32	-0.32
sentence before:reach a	0.85	-0.85
sentence before:reach and	-1.06	1.06
sentence before:reach the	1.14	-1.14
sentence before:reach us	-0.19	0.19
sentence before:reach with	1.15	-1.15
sentence before:reach you	0.17	-0.17
sentence before:read	1.45	-1.45
sentence before:read by	0.32	-0.32
sentence before:read the	-0.17	0.17
sentence before:read them	0.21	-0.21
sentence before:read thi	0.45	-0.45
sentence before:read your	0.71	-0.71
sentence before:reason	-1.07	1.07
sentence before:reason :	-1.93	1.93
sentence before:reason <d>	-0.65	0.65
sentence before:reason <n>	0.72	-0.72
sentence before:reason and	-0.9	0.9
sentence before:reason as	0.26	-0.26
sentence before:reason co	1.37	-1.37
sentence before:reason code	-0.23	0.23
sentence before:reason for	-0.39	0.39
sentence before:reason is	-0.55	0.55
sentence before:reason moa	0.3	-0.3
sentence before:reason paid	0.63	-0.63
sentence before:reason remark	0.66	-0.66
sentence before:reason s	-0.32	0.32
sentence before:reason servic	0.57	-0.57
sentence before:reason that	-0.57	0.57
sentence before:reason the	1.05	-1.05
sentence before:reason we	0.26	-0.26
sentence before:reasonabl	1.15	-1.15
sentence before:reasonabl and	1	-1
sentence before:rebuttal	0.28	-0.28
sentence before:rebuttal :	0.24	-0.24
sentence before:rec	0.27	-0.27
sentence before:recd	-0.43	0.43
sentence before:recd :	-0.26	0.26
sentence before:recd <d>	-0.39	0.39
sentence before:receipt	0.92	-0.92
sentence before:receipt of	0.44	-0.44
sentence before:receiv	0.7	-0.7
sentence before:receiv :	0.43	-0.43
sentence before:receiv <month>	0.47	-0.47
sentence before:receiv <n>	0.34	-0.34
sentence before:receiv after	0.59	-0.59
sentence before:receiv an	0.21	-0.21
sentence before:receiv and	-0.9	0.9
sentence before:receiv by	0.37	-0.37
sentence before:receiv from	0.51	-0.51
sentence before:receiv it	1.14	-1.14
sentence before:receiv the	0.37	-0.37
sentence before:receiv them	-0.41	0.41
sentence before:receiv thi	-0.42	0.42
sentence before:receiv within	-1.34	1.34
sentence before:receiv your	1.07	-1.07
sentence before:recheck	-0.59	0.59
sentence before:recipient	-0.22	0.22
sentence before:recipient id	-0.49	0.49
sentence before:recipient name	-1.17	1.17
sentence before:recommend	-0.34	0.34
sentence before:reconsider	1.15	-1.15
sentence before:reconsider :	0.65	-0.65
sentence before:reconsider of	0.18	-0.18
sentence before:reconsider on	0.73	-0.73
sentence before:reconsider our	0.31	-0.31
sentence before:reconsider with	0.17	-0.17
sentence before:reconsider within	0.7	-0.7
sentence before:record	0.93	-0.93
sentence before:record and	0.45	-0.45
sentence before:record are	0.84	-0.84
sentence before:record befor	0.45	-0.45
sentence before:record by	0.22	-0.22
sentence before:record describ	0.79	-0.79
sentence before:record do	1.37	-1.37
sentence before:record doe	1.25	-1.25
sentence before:record for	-0.45	0.45
sentence before:record give	-0.41	0.41
sentence before:record may	-0.2	0.2
sentence before:record need	0.4	-0.4
sentence before:record of	0.97	-0.97
sentence before:record request	0.17	-0.17
sentence before:record review	-1.24	1.24
sentence before:record say	-0.6	0.6
sentence before:record show	-0.65	0.65
sentence before:record the	-0.5	0.5
sentence before:record to	0.21	-0.21
sentence before:record with	0.57	-0.57
sentence before:record you	1.25	-1.25
sentence before:recoup	0.19	-0.19
sentence before:recovery	0.38	-0.38
sentence before:recovery analyst	0.19	-0.19
sentence before:recovery or	-0.34	0.34
sentence before:recovery specialist	0.21	-0.21
sentence before:red	0.55	-0.55
sentence before:redetermin	0.41	-0.41
sentence before:redetermin of	0.31	-0.31
sentence before:redetermin on	0.18	-0.18
sentence before:redetermin request	0.22	-0.22
sentence before:reduc	-0.84	0.84
sentence before:reduc or	0.28	-0.28
sentence before:reduc paid	0.26	-0.26
sentence before:reduc to	-1	1
sentence before:reduction	-1.63	1.63
sentence before:reduction allow	-0.79	0.79
sentence before:reduction in	-0.79	0.79
sentence before:reduction paid	0.24	-0.24
sentence before:reduction pay	-0.87	0.87
sentence before:redwood	0.35	-0.35
sentence before:ref <n>	-0.58	0.58
sentence before:refer	-0.74	0.74
sentence before:refer to	0.27	-0.27
sentence before:referenc	1.19	-1.19
sentence before:referenc :	0.34	-0.34
sentence before:referenc <n>	0.34	-0.34
sentence before:referenc number	0.18	-0.18
sentence before:referr	0.7	-0.7
sentence before:referr by	0.24	-0.24
sentence before:referr provider	0.22	-0.22
sentence before:referral	0.35	-0.35
sentence before:referral and	0.3	-0.3
sentence before:referral on	-0.81	0.81
sentence before:referral or	0.22	-0.22
sentence before:referral va	0.29	-0.29
sentence before:referral was	0.26	-0.26
sentence before:refill	0.45	-0.45
sentence before:reflex	0.38	-0.38
sentence before:refraction	-0.4	0.4
sentence before:refund <m>	0.26	-0.26
sentence before:refund due	0.35	-0.35
sentence before:refund first	0.16	-0.16
sentence before:refund of	0.18	-0.18
sentence before:refus	0.78	-0.78
sentence before:refus the	0.41	-0.41
sentence before:regard	0.93	-0.93
sentence before:regenc	0.2	-0.2
sentence before:region	1.53	-1.53
sentence before:region <5>	0.29	-0.29
sentence before:region <n>	-0.55	0.55
sentence before:region treat	0.36	-0.36
sentence before:rehab	1.52	-1.52
sentence before:rehab <n>	0.4	-0.4
sentence before:rehab pllc	0.17	-0.17
sentence before:rehabilit	0.95	-0.95
sentence before:rehabilit visit	-0.22	0.22
sentence before:reimburs	0.89	-0.89
sentence before:rel	0.8	-0.8
sentence before:rel :	0.51	-0.51
sentence before:relat	-0.55	0.55
sentence before:relat claim	0.51	-0.51
sentence before:relat to	-1.1	1.1
sentence before:relationship	1.14	-1.14
sentence before:relationship spous	0.24	-0.24
sentence before:relationship to	0.23	-0.23
sentence before:releas	0.79	-0.79
sentence before:relief	-0.79	0.79
sentence before:rely	1.06	-1.06
sentence before:rely on	1.03	-1.03
sentence before:rem	0.6	-0.6
sentence before:remain	1.13	-1.13
sentence before:remain deny	0.27	-0.27
sentence before:remark :	-0.58	0.58
sentence before:remark <n>	-1.4	1.4
sentence before:remark code	0.67	-0.67
sentence before:remark m	-0.57	0.57
sentence before:remark ma	0.97	-0.97
sentence before:remark n	0.68	-0.68
sentence before:remark paid	-0.25	0.25
sentence before:remedy	0.86	-0.86
sentence before:remedy exist	0.21	-0.21
sentence before:remedy under	0.16	-0.16
sentence before:remit	0.96	-0.96
sentence before:remit date	0.3	-0.3
sentence before:remittanc	0.19	-0.19
sentence before:remittanc :	0.41	-0.41
sentence before:remittanc <n>	0.3	-0.3
sentence before:remittanc advic	-0.17	0.17
sentence before:remittanc date	-0.44	0.44
sentence before:remittanc of	-1.01	1.01
sentence before:removal	0.49	-0.49
sentence before:removal of	0.44	-0.44
sentence before:rend	1.15	-1.15
sentence before:rend prov	0.21	-0.21
sentence before:render	1.51	-1.51
sentence before:render :	0.75	-0.75
sentence before:render by	-0.51	0.51
sentence before:render chiropractic	0.36	-0.36
sentence before:render provider	1.46	-1.46
sentence before:renner	0.34	-0.34
sentence before:repair	0.31	-0.31
sentence before:repair of	0.25	-0.25
sentence before:repeat	0.61	-0.61
sentence before:repeat the	-0.68	0.68
sentence before:replac	0.64	-0.64
sentence before:reply	0.37	-0.37
sentence before:report	0.65	-0.65
sentence before:report <n>	0.67	-0.67
sentence before:report and	0.33	-0.33
sentence before:report doe	-1.04	1.04
sentence before:report is	0.37	-0.37
sentence before:report of	1.06	-1.06
sentence before:report on	0.32	-0.32
sentence before:report pain	0.22	-0.22
sentence before:report show	-0.61	0.61
sentence before:report to	-0.72	0.72
sentence before:representativ	1.49	-1.49
sentence before:representativ can	0.41	-0.41
sentence before:representativ or	0.16	-0.16
sentence before:request	1.03	-1.03
sentence before:request <n>	0.27	-0.27
sentence before:request a	0.29	-0.29
sentence before:request and	-0.26	0.26
sentence before:request becaus	-1.22	1.22
sentence before:request by	0.85	-0.85
sentence before:request came	0.2	-0.2
sentence before:request doe	0.22	-0.22
sentence before:request for	0.53	-0.53
sentence before:request form	-0.29	0.29
sentence before:request from	-0.39	0.39
sentence before:request has	0.31	-0.31
sentence before:request in	0.21	-0.21
sentence before:request is	0.62	-0.62
sentence before:request must	0.54	-0.54
sentence before:request no	0.31	-0.31
sentence before:request number	0.33	-0.33
sentence before:request of	0.93	-0.93
sentence before:request on	0.32	-0.32
sentence before:request provider	0.18	-0.18
sentence before:request receiv	0.3	-0.3
sentence before:request that	0.27	-0.27
sentence before:request to	0.18	-0.18
sentence before:request was	1.37	-1.37
sentence before:request with	0.71	-0.71
sentence before:request within	0.26	-0.26
sentence before:requir	0.78	-0.78
sentence before:requir befor	-0.44	0.44
sentence before:requir for	0.86	-0.86
sentence before:requir that	-1.27	1.27
sentence before:requir to	0.79	-0.79
sentence before:reserv	0.19	-0.19
sentence before:resolution	0.39	-0.39
sentence before:resolv	-0.43	0.43
sentence before:resolv and	0.84	-0.84
sentence before:resp	0.56	-0.56
sentence before:resp <m>	1.04	-1.04
sentence before:resp <n>	-1.01	1.01
sentence before:respond	0.21	-0.21
sentence before:respond by	0.2	-0.2
sentence before:respons	0.66	-0.66
sentence before:respons date	0.23	-0.23
sentence before:responsibility	1.09	-1.09
sentence before:responsibility <m>	0.29	-0.29
sentence before:responsibl	1.5	-1.5
sentence before:responsibl for	1.35	-1.35
sentence before:rest	-0.8	0.8
sentence before:rest of	-1.21	1.21
sentence before:rest on	-0.36	0.36
sentence before:restor	0.36	-0.36
sentence before:restriction	1.21	-1.21
sentence before:restriction for	0.42	-0.42
sentence before:resubmit	-0.16	0.16
sentence before:result	-0.18	0.18
sentence before:result :	0.76	-0.76
sentence before:result and	0.29	-0.29
sentence before:retir	0.6	-0.6
sentence before:retir incom	0.25	-0.25
sentence before:retir on	0.53	-0.53
sentence before:return	-0.54	0.54
sentence before:return <m>	0.38	-0.38
sentence before:return it	-0.66	0.66
sentence before:return the	1.19	-1.19
sentence before:return thi	0.26	-0.26
sentence before:return to	-0.23	0.23
sentence before:return unpaid	-0.28	0.28
sentence before:rev	0.2	-0.2
sentence before:rev <n>	0.28	-0.28
sentence before:revers	1.06	-1.06
sentence before:revers will	-0.2	0.2
sentence before:review	0.96	-0.96
sentence before:review :	-0.58	0.58
sentence before:review <d>	0.26	-0.26
sentence before:review <n>	0.45	-0.45
sentence before:review and	0.39	-0.39
sentence before:review befor	-0.42	0.42
sentence before:review by	0.67	-0.67
sentence before:review date	0.22	-0.22
sentence before:review decision	1.12	-1.12
sentence before:review for	0.17	-0.17
sentence before:review is	0.24	-0.24
sentence before:review it	-0.33	0.33
sentence before:review of	0.94	-0.94
sentence before:review on	0.59	-0.59
sentence before:review organiz	0.28	-0.28
sentence before:review the	0.48	-0.48
sentence before:review thi	-1.13	1.13
sentence before:review under	0.18	-0.18
sentence before:review we	0.2	-0.2
sentence before:reviewer	0.84	-0.84
sentence before:reviewer :	0.47	-0.47
sentence before:reviewer board	0.84	-0.84
sentence before:reviewer find	0.27	-0.27
sentence before:reviewer found	-0.36	0.36
sentence before:reviewer is	1.4	-1.4
sentence before:reviewer read	0.53	-0.53
sentence before:reviewer was	0.32	-0.32
sentence before:revision	0.24	-0.24
sentence before:reye	-0.63	0.63
sentence before:reye :	0.21	-0.21
sentence before:rf	0.33	-0.33
sentence before:rf <n>	0.31	-0.31
sentence before:rfa	1.37	-1.37
sentence before:rfa dated	0.74	-0.74
sentence before:rg	0.16	-0.16
sentence before:ri	-0.88	0.88
sentence before:ri <n>	-0.89	0.89
sentence before:rich	-0.72	0.72
sentence before:rich plasma	-0.72	0.72
sentence before:ridge	-0.2	0.2
sentence before:ridge chiropractic	0.16	-0.16
sentence before:right	1.22	-1.22
sentence before:right knee	0.43	-0.43
sentence before:right of	0.37	-0.37
sentence before:right rotator	0.66	-0.66
sentence before:right to	-0.35	0.35
sentence before:risk	0.67	-0.67
sentence before:river	0.32	-0.32
sentence before:riverbend	0.56	-0.56
sentence before:rmk	-0.81	0.81
sentence before:rmk n	-0.22	0.22
sentence before:rn	-0.42	0.42
sentence before:rn <n>	0.21	-0.21
sentence before:road	0.49	-0.49
sentence before:rock	0.3	-0.3
sentence before:rocky	-0.91	0.91
sentence before:rocky mountain	-0.91	0.91
sentence before:roof	0.16	-0.16
sentence before:rosali	0.21	-0.21
sentence before:rosalind	0.39	-0.39
sentence before:rose	1.3	-1.3
sentence before:rose from	0.71	-0.71
sentence before:rot	0.62	-0.62
sentence before:rotator	0.7	-0.7
sentence before:rotator cuff	0.7	-0.7
sentence before:roth	0.25	-0.25
sentence before:round	0.24	-0.24
sentence before:round <n>	0.22	-0.22
sentence before:rourk	-0.72	0.72
sentence before:routin	1.11	-1.11
sentence before:routin exam	0.18	-0.18
sentence before:routin foot	0.55	-0.55
sentence before:rowan	0.32	-0.32
sentence before:rr	0.25	-0.25
sentence before:rr <n>	0.2	-0.2
sentence before:rsn	-0.84	0.84
sentence before:rsn <d>	0.18	-0.18
sentence before:rsn <n>	0.37	-0.37
sentence before:rsn rmk	-0.7	0.7
sentence before:rt	0.77	-0.77
sentence before:rt <m>	-0.37	0.37
sentence before:rt <n>	-0.19	0.19
sentence before:ruiz	0.5	-0.5
sentence before:rule	0.95	-0.95
sentence before:rule and	0.92	-0.92
sentence before:rule for	-0.4	0.4
sentence before:rule the	-0.54	0.54
sentence before:rule we	0.77	-0.77
sentence before:run	0.71	-0.71
sentence before:runn	0.25	-0.25
sentence before:rusk	0.21	-0.21
sentence before:ruth	0.47	-0.47
sentence before:rutherford	0.42	-0.42
sentence before:rx	0.98	-0.98
sentence before:rx <n>	0.84	-0.84
sentence before:rxbin	0.24	-0.24
sentence before:s	0.34	-0.34
sentence before:s :	0.29	-0.29
sentence before:s <5>	-0.67	0.67
sentence before:s <n>	-0.55	0.55
sentence before:s of	1.1	-1.1
sentence before:s procedur	0.36	-0.36
sentence before:sa	0.24	-0.24
sentence before:sa <n>	0.24	-0.24
sentence before:safe	-1.14	1.14
sentence before:safe and	-0.97	0.97
sentence before:saguaro	0.31	-0.31
sentence before:saguaro bend	0.27	-0.27
sentence before:said	0.52	-0.52
sentence before:said no	0.18	-0.18
sentence before:said that	0.49	-0.49
sentence before:same	-0.63	0.63
sentence before:same as	0.73	-0.73
sentence before:same date	-0.35	0.35
sentence before:same day	-0.24	0.24
sentence before:same exercis	-0.72	0.72
sentence before:same member	0.24	-0.24
sentence before:same on	-0.52	0.52
sentence before:same procedur	0.6	-0.6
sentence before:same servic	1.15	-1.15
sentence before:same visit	0.6	-0.6
sentence before:same weight	-0.96	0.96
sentence before:samuel	0.35	-0.35
sentence before:san	0.2	-0.2
sentence before:san lui	0.19	-0.19
sentence before:sandhill	0.18	-0.18
sentence before:sandoval	0.3	-0.3
sentence before:saoirs	0.23	-0.23
sentence before:saskia	0.25	-0.25
sentence before:satisfy	0.43	-0.43
sentence before:sav	-0.31	0.31
sentence before:save	0.87	-0.87
sentence before:save for	0.8	-0.8
sentence before:saved	0.43	-0.43
sentence before:saw	0.47	-0.47
sentence before:say	-0.65	0.65
sentence before:say no	0.16	-0.16
sentence before:say on	-0.56	0.56
sentence before:say so	0.18	-0.18
sentence before:say the	0.58	-0.58
sentence before:say what	-0.81	0.81
sentence before:say which	-0.41	0.41
sentence before:sb	-0.23	0.23
sentence before:sb <n>	-0.26	0.26
sentence before:sbr	0.23	-0.23
sentence before:sbr <n>	0.23	-0.23
sentence before:sc	0.56	-0.56
sentence before:sc <n>	0.26	-0.26
sentence before:scale	-0.75	0.75
sentence before:scan	0.56	-0.56
sentence before:sched	0.67	-0.67
sentence before:schedul allowanc	-1.7	1.7
sentence before:schedul amount	-0.32	0.32
sentence before:schedul of	-0.24	0.24
sentence before:schedul or	1.64	-1.64
sentence before:school district	0.2	-0.2
sentence before:scioto	0.32	-0.32
sentence before:score	-1.26	1.26
sentence before:score <n>	0.53	-0.53
sentence before:score was	-0.77	0.77
sentence before:screen print	0.68	-0.68
sentence before:script	0.16	-0.16
sentence before:se	0.24	-0.24
sentence before:search	0.28	-0.28
sentence before:second	0.67	-0.67
sentence before:second appeal	0.46	-0.46
sentence before:second claim	-0.25	0.25
sentence before:second level	0.41	-0.41
sentence before:second request	0.42	-0.42
sentence before:second review	0.27	-0.27
sentence before:second visit	0.32	-0.32
sentence before:secondary	1	-1
sentence before:secondary pay	0.47	-0.47
sentence before:section	0.3	-0.3
sentence before:section <m>	-0.24	0.24
sentence before:section <n>	0.26	-0.26
sentence before:secur	0.25	-0.25
sentence before:security	0.79	-0.79
sentence before:security act	0.78	-0.78
sentence before:see <n>	0.44	-0.44
sentence before:see a	-1.05	1.05
sentence before:see below	0.22	-0.22
sentence before:see claim	0.52	-0.52
sentence before:see date	0.45	-0.45
sentence before:see deduct	0.32	-0.32
sentence before:see it	0.2	-0.2
sentence before:see note	-0.17	0.17
sentence before:see remark	0.32	-0.32
sentence before:see section	-0.64	0.64
sentence before:see that	0.36	-0.36
sentence before:see what	0.2	-0.2
sentence before:seen	0.22	-0.22
sentence before:seen by	0.82	-0.82
sentence before:seen on	0.57	-0.57
sentence before:seg	0.81	-0.81
sentence before:segmental	0.53	-0.53
sentence before:select	0.89	-0.89
sentence before:select for	0.64	-0.64
sentence before:self	1.12	-1.12
sentence before:self care	-0.24	0.24
sentence before:self fund	1	-1
sentence before:self insur	0.38	-0.38
sentence before:semaglutid	-0.48	0.48
sentence before:semaglutid <n>	-0.49	0.49
sentence before:send	1.73	-1.73
sentence before:send :	0.37	-0.37
sentence before:send a	0.32	-0.32
sentence before:send for	0.71	-0.71
sentence before:send it	0.8	-0.8
sentence before:send one	0.17	-0.17
sentence before:send the	1.44	-1.44
sentence before:send these	0.18	-0.18
sentence before:send thi	-0.16	0.16
sentence before:send us	0.23	-0.23
sentence before:senior	0.42	-0.42
sentence before:sent	0.55	-0.55
sentence before:sent :	0.16	-0.16
sentence before:sent <m>	0.21	-0.21
sentence before:sent a	0.57	-0.57
sentence before:sent and	-0.59	0.59
sentence before:sent back	0.76	-0.76
sentence before:sent by	0.52	-0.52
sentence before:sent for	-0.29	0.29
sentence before:sent on	-0.86	0.86
sentence before:sent the	0.75	-0.75
sentence before:sent us	-0.39	0.39
sentence before:sent with	1.24	-1.24
sentence before:sent within	-0.5	0.5
sentence before:sent you	-0.26	0.26
sentence before:sentara	0.18	-0.18
sentence before:separat	1.09	-1.09
sentence before:separat bill	0.64	-0.64
sentence before:separat cover	0.24	-0.24
sentence before:separat pay	0.42	-0.42
sentence before:separat problem	-0.77	0.77
sentence before:separat region	0.16	-0.16
sentence before:sequestr	-0.66	0.66
sentence before:sequestr reduction	-0.79	0.79
sentence before:seriou	-1.06	1.06
sentence before:serv date	-0.45	0.45
sentence before:servic	0.37	-0.37
sentence before:servic :	0.24	-0.24
sentence before:servic <5>	0.47	-0.47
sentence before:servic <d>	-0.24	0.24
sentence before:servic <month>	0.21	-0.21
sentence before:servic ?	0.53	-0.53
sentence before:servic a	0.27	-0.27
sentence before:servic above	-0.76	0.76
sentence before:servic after	0.28	-0.28
sentence before:servic already	-0.47	0.47
sentence before:servic amount	-1.01	1.01
sentence before:servic and	-0.43	0.43
sentence before:servic approv	0.64	-0.64
sentence before:servic are	0.47	-0.47
sentence before:servic as	0.49	-0.49
sentence before:servic asked	0.31	-0.31
sentence before:servic at	0.64	-0.64
sentence before:servic becaus	0.82	-0.82
sentence before:servic benefit	0.46	-0.46
sentence before:servic bill	-0.72	0.72
sentence before:servic by	-0.78	0.78
sentence before:servic can	0.51	-0.51
sentence before:servic center	0.18	-0.18
sentence before:servic charg	1.63	-1.63
sentence before:servic chiropractic	0.18	-0.18
sentence before:servic claim	-0.26	0.26
sentence before:servic code	0.58	-0.58
sentence before:servic cpt	0.22	-0.22
sentence before:servic date	-1.02	1.02
sentence before:servic description	-0.28	0.28
sentence before:servic from	-0.41	0.41
sentence before:servic has	-0.62	0.62
sentence before:servic in	0.2	-0.2
sentence before:servic inc	0.16	-0.16
sentence before:servic is	0.17	-0.17
sentence before:servic item	1.85	-1.85
sentence before:servic lack	0.35	-0.35
sentence before:servic line	-0.97	0.97
sentence before:servic medicar	0.53	-0.53
sentence before:servic meet	0.19	-0.19
sentence before:servic n	-0.8	0.8
sentence before:servic not	0.53	-0.53
sentence before:servic of	1.39	-1.39
sentence before:servic on	-0.6	0.6
sentence before:servic or	1.01	-1.01
sentence before:servic proc	0.28	-0.28
sentence before:servic procedur	0.46	-0.46
sentence before:servic provid	-0.23	0.23
sentence before:servic provider	0.33	-0.33
sentence before:servic render	0.59	-0.59
sentence before:servic request	-0.76	0.76
sentence before:servic servic	0.89	-0.89
sentence before:servic should	0.23	-0.23
sentence before:servic so	-0.29	0.29
sentence before:servic test	0.57	-0.57
sentence before:servic that	-0.8	0.8
sentence before:servic the	0.57	-0.57
sentence before:servic to	-0.8	0.8
sentence before:servic total	0.51	-0.51
sentence before:servic was	1.08	-1.08
sentence before:servic were	1.33	-1.33
sentence before:servic which	-0.89	0.89
sentence before:servic x	0.3	-0.3
sentence before:servic you	-0.81	0.81
sentence before:servicio	1	-1
sentence before:session	0.45	-0.45
sentence before:session <n>	-0.53	0.53
sentence before:session and	-0.71	0.71
sentence before:set aside	0.85	-0.85
sentence before:seven	0.72	-0.72
sentence before:seven day	0.26	-0.26
sentence before:sever	0.16	-0.16
sentence before:several	0.47	-0.47
sentence before:sex	-0.76	0.76
sentence before:sf	-0.28	0.28
sentence before:sf <n>	-0.34	0.34
sentence before:sham	0.27	-0.27
sentence before:share <m>	-0.29	0.29
sentence before:share of	-0.78	0.78
sentence before:she	1.41	-1.41
sentence before:she has	-0.26	0.26
sentence before:she is	0.64	-0.64
sentence before:she may	0.69	-0.69
sentence before:sheet if	-0.67	0.67
sentence before:sheet on	0.23	-0.23
sentence before:shield	0.51	-0.51
sentence before:shield assocy	0.29	-0.29
sentence before:shield of	0.77	-0.77
sentence before:shield provider	-0.44	0.44
sentence before:shield servic	-0.54	0.54
sentence before:shingl	-1.26	1.26
sentence before:shock	-0.64	0.64
sentence before:shock wave	-0.64	0.64
sentence before:shor	0.31	-0.31
sentence before:shore	-0.72	0.72
sentence before:short	-0.67	0.67
sentence before:should	0.24	-0.24
sentence before:should be	1.13	-1.13
sentence before:should have	-1.06	1.06
sentence before:should not	0.21	-0.21
sentence before:should pay	0.3	-0.3
sentence before:shoulder	0.63	-0.63
sentence before:shoulder <m>	0.32	-0.32
sentence before:show	0.27	-0.27
sentence before:show a	-0.33	0.33
sentence before:show an	0.23	-0.23
sentence before:show it	0.29	-0.29
sentence before:show no	0.74	-0.74
sentence before:show other	-0.92	0.92
sentence before:show six	-0.23	0.23
sentence before:show that	-0.35	0.35
sentence before:show thi	0.21	-0.21
sentence before:show two	0.37	-0.37
sentence before:show why	0.4	-0.4
sentence before:shown	0.55	-0.55
sentence before:shown by	0.75	-0.75
sentence before:shown here	0.17	-0.17
sentence before:shown to	-0.45	0.45
sentence before:shp	0.2	-0.2
sentence before:shp <n>	0.2	-0.2
sentence before:si	0.26	-0.26
sentence before:sign	0.73	-0.73
sentence before:sign <n>	0.21	-0.21
sentence before:sign a	-0.77	0.77
sentence before:sign and	0.52	-0.52
sentence before:sign by	0.62	-0.62
sentence before:sign form	0.35	-0.35
sentence before:sign in	0.26	-0.26
sentence before:sign of	-0.61	0.61
sentence before:sign order	0.53	-0.53
sentence before:sign permission	0.19	-0.19
sentence before:sign plan	0.47	-0.47
sentence before:sign the	0.44	-0.44
sentence before:signatur	1.33	-1.33
sentence before:signatur log	0.52	-0.52
sentence before:signatur of	0.96	-0.96
sentence before:signatur on	0.18	-0.18
sentence before:significant	-0.3	0.3
sentence before:significant and	0.37	-0.37
sentence before:sila	-0.21	0.21
sentence before:silver	1.37	-1.37
sentence before:silver <n>	0.23	-0.23
sentence before:silver birch	0.17	-0.17
sentence before:silver classic	0.23	-0.23
sentence before:silverscript	0.18	-0.18
sentence before:simon	0.24	-0.24
sentence before:since	1.79	-1.79
sentence before:since <d>	0.47	-0.47
sentence before:since <month>	1.27	-1.27
sentence before:since <n>	1.09	-1.09
sentence before:since learn	-1	1
sentence before:since may	1.39	-1.39
sentence before:since the	0.7	-0.7
sentence before:sincer	1.13	-1.13
sentence before:singl	0.41	-0.41
sentence before:singl leg	0.34	-0.34
sentence before:sir	0.32	-0.32
sentence before:sir or	0.27	-0.27
sentence before:site	0.68	-0.68
sentence before:six	-0.48	0.48
sentence before:six visit	0.72	-0.72
sentence before:six week	-0.7	0.7
sentence before:sixth	-0.53	0.53
sentence before:sixth visit	-0.54	0.54
sentence before:sixty	0.37	-0.37
sentence before:sixty day	0.36	-0.36
sentence before:skagit	0.37	-0.37
sentence before:skagit delta	0.16	-0.16
sentence before:skagit flat	0.16	-0.16
sentence before:skill	0.56	-0.56
sentence before:skill care	1.13	-1.13
sentence before:skill nurs	0.19	-0.19
sentence before:skill of	1.19	-1.19
sentence before:skill therapy	-0.34	0.34
sentence before:skin tag	0.24	-0.24
sentence before:sleep	1.13	-1.13
sentence before:sleep apnea	0.65	-0.65
sentence before:sleep center	0.41	-0.41
sentence before:sleep study	0.73	-0.73
sentence before:slip	0.47	-0.47
sentence before:slp	0.29	-0.29
sentence before:small	-0.17	0.17
sentence before:small and	0.23	-0.23
sentence before:small group	0.81	-0.81
sentence before:smart	0.22	-0.22
sentence before:smart nc	0.22	-0.22
sentence before:snake	0.19	-0.19
sentence before:snake river	0.19	-0.19
sentence before:so	1.44	-1.44
sentence before:so by	0.26	-0.26
sentence before:so far	0.34	-0.34
sentence before:so it	-0.42	0.42
sentence before:so that	0.38	-0.38
sentence before:so the	-0.19	0.19
sentence before:so thi	0.3	-0.3
sentence before:so we	0.7	-0.7
sentence before:so you	0.22	-0.22
sentence before:social	0.6	-0.6
sentence before:social security	0.6	-0.6
sentence before:solution	0.42	-0.42
sentence before:solution inc	0.26	-0.26
sentence before:solveig	-0.38	0.38
sentence before:somebody	-1.2	1.2
sentence before:someon	1.19	-1.19
sentence before:someon to	0.22	-0.22
sentence before:someon you	0.24	-0.24
sentence before:someth	0.47	-0.47
sentence before:son	0.57	-0.57
sentence before:soon	0.18	-0.18
sentence before:sooner	0.16	-0.16
sentence before:sorry	0.26	-0.26
sentence before:south	0.45	-0.45
sentence before:south p	0.21	-0.21
sentence before:sp	-0.59	0.59
sentence before:sp <n>	-0.59	0.59
sentence before:spac	0.16	-0.16
sentence before:speak	0.48	-0.48
sentence before:speak with	0.52	-0.52
sentence before:specialist <n>	0.16	-0.16
sentence before:specialty	-0.36	0.36
sentence before:specific written	0.17	-0.17
sentence before:speech	-0.81	0.81
sentence before:speech therapy	-0.28	0.28
sentence before:speed	1.6	-1.6
sentence before:spinal	1.05	-1.05
sentence before:spinal adjust	0.27	-0.27
sentence before:spine	0.46	-0.46
sentence before:spine and	0.17	-0.17
sentence before:spine center	-0.23	0.23
sentence before:spine health	0.2	-0.2
sentence before:spine imag	-0.61	0.61
sentence before:spine rehab	0.25	-0.25
sentence before:spine sport	-0.41	0.41
sentence before:spine therapy	0.23	-0.23
sentence before:spine wellnes	0.32	-0.32
sentence before:spine without	0.61	-0.61
sentence before:splint	1.57	-1.57
sentence before:spoke	0.25	-0.25
sentence before:spoke with	0.23	-0.23
sentence before:sponsor	1.22	-1.22
sentence before:sponsor :	0.22	-0.22
sentence before:sponsor name	0.16	-0.16
sentence before:sponsor ssn	0.2	-0.2
sentence before:sport medicin	0.28	-0.28
sentence before:sport pt	0.3	-0.3
sentence before:sport therapy	0.17	-0.17
sentence before:spous	-0.18	0.18
sentence before:spous claim	0.3	-0.3
sentence before:sprain	-0.22	0.22
sentence before:sprain had	-0.54	0.54
sentence before:sprain of	-0.33	0.33
sentence before:sr	0.28	-0.28
sentence before:sr <n>	0.25	-0.25
sentence before:ssn	0.33	-0.33
sentence before:st	0.44	-0.44
sentence before:stabl	0.74	-0.74
sentence before:staff	-0.19	0.19
sentence before:stair and	1.46	-1.46
sentence before:stair with	0.72	-0.72
sentence before:stand	0.19	-0.19
sentence before:stand by	-0.35	0.35
sentence before:standard	1.03	-1.03
sentence before:standard appeal	0.37	-0.37
sentence before:standard option	0.8	-0.8
sentence before:standardiz	0.69	-0.69
sentence before:star	0.46	-0.46
sentence before:start	0.93	-0.93
sentence before:start <month>	-1.02	1.02
sentence before:start and	0.34	-0.34
sentence before:start on	1.15	-1.15
sentence before:stat	0.75	-0.75
sentence before:stat :	1.03	-1.03
sentence before:stat <n>	0.19	-0.19
sentence before:stat date	0.58	-0.58
sentence before:stat of	0.49	-0.49
sentence before:stat that	0.68	-0.68
sentence before:stat why	0.41	-0.41
sentence before:state	0.72	-0.72
sentence before:state fair	0.18	-0.18
sentence before:state fee	0.82	-0.82
sentence before:state health	0.23	-0.23
sentence before:state of	0.17	-0.17
sentence before:state or	0.34	-0.34
sentence before:state reason	0.56	-0.56
sentence before:statu :	1.37	-1.37
sentence before:statu deny	-0.67	0.67
sentence before:statu detail	0.42	-0.42
sentence before:statu finaliz	0.47	-0.47
sentence before:statu paid	-0.44	0.44
sentence before:statu payer	-0.69	0.69
sentence before:statut	-0.3	0.3
sentence before:stay deny	0.31	-0.31
sentence before:stay the	-0.43	0.43
sentence before:ste	0.26	-0.26
sentence before:steady	-0.53	0.53
sentence before:step	1.09	-1.09
sentence before:step <n>	0.91	-0.91
sentence before:step therapy	0.25	-0.25
sentence before:steroid	0.17	-0.17
sentence before:still	1.5	-1.5
sentence before:still deny	0.52	-0.52
sentence before:still need	0.88	-0.88
sentence before:still open	0.6	-0.6
sentence before:stimul	0.92	-0.92
sentence before:stimul is	0.52	-0.52
sentence before:stonebridg	0.28	-0.28
sentence before:stonebridg chiropractic	0.19	-0.19
sentence before:stop	1.13	-1.13
sentence before:stop the	0.54	-0.54
sentence before:stop time	0.25	-0.25
sentence before:stopp	0.37	-0.37
sentence before:straight	0.47	-0.47
sentence before:straight leg	0.47	-0.47
sentence before:strain	-0.84	0.84
sentence before:strain of	-0.68	0.68
sentence before:strand	0.82	-0.82
sentence before:street	0.58	-0.58
sentence before:strength	-0.65	0.65
sentence before:strength and	-0.39	0.39
sentence before:strength in	-0.24	0.24
sentence before:strength of	-0.49	0.49
sentence before:strep	0.45	-0.45
sentence before:strep test	0.44	-0.44
sentence before:stretch	-0.55	0.55
sentence before:strickler	0.29	-0.29
sentence before:strickler dc	0.23	-0.23
sentence before:strok	0.71	-0.71
sentence before:stroud	0.43	-0.43
sentence before:stubblefield	0.2	-0.2
sentence before:study	-1.29	1.29
sentence before:study <5>	0.42	-0.42
sentence before:study do	0.29	-0.29
sentence before:su	0.27	-0.27
sentence before:subject	0.76	-0.76
sentence before:subject :	1.12	-1.12
sentence before:subject of	-0.52	0.52
sentence before:subject to	0.38	-0.38
sentence before:subjectiv	0.8	-0.8
sentence before:subjectiv :	0.29	-0.29
sentence before:sublux	0.25	-0.25
sentence before:submission	0.46	-0.46
sentence before:submission bill	0.35	-0.35
sentence before:submit	-0.21	0.21
sentence before:submit a	-0.43	0.43
sentence before:submit the	0.28	-0.28
sentence before:submitt	0.43	-0.43
sentence before:submitt <m>	0.33	-0.33
sentence before:submitt approv	-0.96	0.96
sentence before:submitt doe	0.62	-0.62
sentence before:submitt for	0.2	-0.2
sentence before:submitt plan	0.18	-0.18
sentence before:submitt within	0.46	-0.46
sentence before:subscriber	1.13	-1.13
sentence before:subscriber :	0.51	-0.51
sentence before:subscriber name	0.38	-0.38
sentence before:subscriber no	0.25	-0.25
sentence before:subtotal	-0.86	0.86
sentence before:subtotal <m>	-0.86	0.86
sentence before:such	0.56	-0.56
sentence before:such a	-0.43	0.43
sentence before:such as	-0.17	0.17
sentence before:such care	0.16	-0.16
sentence before:sufficient	-0.54	0.54
sentence before:suite	0.28	-0.28
sentence before:suite <n>	0.23	-0.23
sentence before:sum	-0.23	0.23
sentence before:sum <m>	-0.34	0.34
sentence before:summary	0.52	-0.52
sentence before:summary amount	0.69	-0.69
sentence before:summary beneficiary	0.43	-0.43
sentence before:summary benefit	0.37	-0.37
sentence before:summary claim	0.19	-0.19
sentence before:summary notic	-0.73	0.73
sentence before:summary of	1.81	-1.81
sentence before:summit	0.22	-0.22
sentence before:suncoast	0.41	-0.41
sentence before:sunday	-0.19	0.19
sentence before:sunniva	0.6	-0.6
sentence before:sunshin	0.18	-0.18
sentence before:sunshin health	0.18	-0.18
sentence before:superior	0.33	-0.33
sentence before:superior healthplan	0.27	-0.27
sentence before:supervis	0.16	-0.16
sentence before:supervis exercis	-0.16	0.16
sentence before:supp	1.06	-1.06
sentence before:suppl	0.31	-0.31
sentence before:supplemental	0.4	-0.4
sentence before:supplemental insurer	0.38	-0.38
sentence before:supplier	1.33	-1.33
sentence before:supply	1.2	-1.2
sentence before:support	1.22	-1.22
sentence before:support a	-0.97	0.97
sentence before:support activ	0.51	-0.51
sentence before:support by	0.38	-0.38
sentence before:support in	0.96	-0.96
sentence before:support it	0.19	-0.19
sentence before:support the	0.75	-0.75
sentence before:support thi	0.63	-0.63
sentence before:supportiv	0.2	-0.2
sentence before:sure	0.21	-0.21
sentence before:surgeon	0.87	-0.87
sentence before:surgery	1.22	-1.22
sentence before:surgical	0.23	-0.23
sentence before:suspect	0.16	-0.16
sentence before:suspend	-0.46	0.46
sentence before:svc	-1.23	1.23
sentence before:svc charg	-0.37	0.37
sentence before:svc dt	-1.15	1.15
sentence before:sw	0.63	-0.63
sentence before:sycamor	0.81	-0.81
sentence before:symptom	-0.93	0.93
sentence before:system	-0.24	0.24
sentence before:system is	0.18	-0.18
sentence before:systematic	0.2	-0.2
sentence before:systematic review	0.2	-0.2
sentence before:systemic	-0.27	0.27
sentence before:systemic condition	-0.27	0.27
sentence before:szymansky	0.18	-0.18
sentence before:szymborsky	0.35	-0.35
sentence before:t	-0.24	0.24
sentence before:t <n>	-0.42	0.42
sentence before:tabitha	-0.58	0.58
sentence before:tac	0.47	-0.47
sentence before:tac <n>	0.47	-0.47
sentence before:tag	0.24	-0.24
sentence before:take	2.31	-2.31
sentence before:take it	0.43	-0.43
sentence before:take place	0.27	-0.27
sentence before:take the	0.42	-0.42
sentence before:take thi	0.83	-0.83
sentence before:taken	0.6	-0.6
sentence before:taken back	0.42	-0.42
sentence before:talk	0.95	-0.95
sentence before:talk to	0.39	-0.39
sentence before:talk with	0.43	-0.43
sentence before:tallgras	-0.53	0.53
sentence before:tamsin	-0.71	0.71
sentence before:target	0.29	-0.29
sentence before:target probe	0.29	-0.29
sentence before:taught	-0.28	0.28
sentence before:tax	-0.16	0.16
sentence before:tax credit	1.16	-1.16
sentence before:tax i	0.19	-0.19
sentence before:tax id	-0.86	0.86
sentence before:taxonomy	0.41	-0.41
sentence before:tb	0.19	-0.19
sentence before:tb <n>	0.19	-0.19
sentence before:tc	0.35	-0.35
sentence before:tc <n>	0.31	-0.31
sentence before:te	0.31	-0.31
sentence before:te <n>	0.28	-0.28
sentence before:teach	0.49	-0.49
sentence before:teagu	0.23	-0.23
sentence before:teagu dc	-0.22	0.22
sentence before:team	-0.47	0.47
sentence before:tear	0.71	-0.71
sentence before:tel	0.19	-0.19
sentence before:telephon	1.48	-1.48
sentence before:telephon <n>	0.28	-0.28
sentence before:tell	0.24	-0.24
sentence before:tell of	-0.73	0.73
sentence before:tell us	-0.45	0.45
sentence before:tell what	0.17	-0.17
sentence before:tell whether	0.17	-0.17
sentence before:tell which	0.63	-0.63
sentence before:tell you	1.4	-1.4
sentence before:teller	0.25	-0.25
sentence before:ten	-0.18	0.18
sentence before:ten visit	0.37	-0.37
sentence before:tennesse	0.5	-0.5
sentence before:term	1.56	-1.56
sentence before:term of	1.03	-1.03
sentence before:terminat	1.55	-1.55
sentence before:test	0.95	-0.95
sentence before:test <5>	-1.07	1.07
sentence before:test <m>	0.28	-0.28
sentence before:test and	-0.98	0.98
sentence before:test befor	-0.49	0.49
sentence before:test have	0.57	-0.57
sentence before:test scor	0.57	-0.57
sentence before:test that	-0.9	0.9
sentence before:test was	0.67	-0.67
sentence before:test were	-0.61	0.61
sentence before:test with	1.12	-1.12
sentence before:teton	-1	1
sentence before:texa	0.54	-0.54
sentence before:tf	0.47	-0.47
sentence before:tf <n>	0.16	-0.16
sentence before:th <n>	0.5	-0.5
sentence before:th day	0.68	-0.68
sentence before:th visit	0.22	-0.22
sentence before:thaddeu	0.82	-0.82
sentence before:than	0.37	-0.37
sentence before:than <month>	0.16	-0.16
sentence before:than <n>	1.6	-1.6
sentence before:than a	-0.46	0.46
sentence before:than four	0.84	-0.84
sentence before:than one	-1.08	1.08
sentence before:than the	-0.72	0.72
sentence before:than three	-0.44	0.44
sentence before:than was	0.6	-0.6
sentence before:thank	2.27	-2.27
sentence before:thank you	2.27	-2.27
sentence before:that a	-0.63	0.63
sentence before:that an	0.39	-0.39
sentence before:that another	-0.98	0.98
sentence before:that apply	0.33	-0.33
sentence before:that approval	0.23	-0.23
sentence before:that are	-0.94	0.94
sentence before:that bill	0.61	-0.61
sentence before:that call	0.66	-0.66
sentence before:that care	-0.32	0.32
sentence before:that cover	-1.26	1.26
sentence before:that coverag	0.38	-0.38
sentence before:that date	0.56	-0.56
sentence before:that day	-0.73	0.73
sentence before:that decision	0.2	-0.2
sentence before:that further	-0.21	0.21
sentence before:that goe	-0.53	0.53
sentence before:that had	0.69	-0.69
sentence before:that has	0.26	-0.26
sentence before:that have	-0.42	0.42
sentence before:that he	-0.19	0.19
sentence before:that her	-0.76	0.76
sentence before:that his	1.33	-1.33
sentence before:that is	1.09	-1.09
sentence before:that it	1.43	-1.43
sentence before:that keep	0.45	-0.45
sentence before:that mean	0.28	-0.28
sentence before:that medicar	0.53	-0.53
sentence before:that mr	0.33	-0.33
sentence before:that mrs	0.86	-0.86
sentence before:that ms	1.26	-1.26
sentence before:that need	-1.21	1.21
sentence before:that no	0.59	-0.59
sentence before:that notic	-0.95	0.95
sentence before:that on	0.33	-0.33
sentence before:that only	0.65	-0.65
sentence before:that other	0.37	-0.37
sentence before:that our	0.76	-0.76
sentence before:that pain	0.32	-0.32
sentence before:that plan	1	-1
sentence before:that point	-0.26	0.26
sentence before:that reason	0.37	-0.37
sentence before:that request	0.23	-0.23
sentence before:that say	0.37	-0.37
sentence before:that she	0.27	-0.27
sentence before:that show	0.36	-0.36
sentence before:that skill	-0.82	0.82
sentence before:that stay	-0.53	0.53
sentence before:that support	0.65	-0.65
sentence before:that tell	-1.08	1.08
sentence before:that the	-0.67	0.67
sentence before:that they	0.51	-0.51
sentence before:that thi	-1.1	1.1
sentence before:that time	0.64	-0.64
sentence before:that treat	0.37	-0.37
sentence before:that use	0.72	-0.72
sentence before:that visit	0.23	-0.23
sentence before:that was	0.81	-0.81
sentence before:that we	-0.45	0.45
sentence before:that were	0.36	-0.36
sentence before:that your	-1.04	1.04
sentence before:the <m>	0.72	-0.72
sentence before:the <n>	0.16	-0.16
sentence before:the above	0.79	-0.79
sentence before:the accept	-0.96	0.96
sentence before:the accident	-1.05	1.05
sentence before:the addres	0.8	-0.8
sentence before:the adjust	0.54	-0.54
sentence before:the adjuster	0.33	-0.33
sentence before:the allowabl	0.16	-0.16
sentence before:the allowanc	0.43	-0.43
sentence before:the american	0.26	-0.26
sentence before:the amount	1.57	-1.57
sentence before:the appeal	1.18	-1.18
sentence before:the approv	-0.31	0.31
sentence before:the approval	0.23	-0.23
sentence before:the attach	0.47	-0.47
sentence before:the attend	0.16	-0.16
sentence before:the authoriz	0.68	-0.68
sentence before:the balanc	0.52	-0.52
sentence before:the bar	0.42	-0.42
sentence before:the beneficiary	0.63	-0.63
sentence before:the benefit	0.59	-0.59
sentence before:the bill	0.16	-0.16
sentence before:the blue	0.29	-0.29
sentence before:the board	0.4	-0.4
sentence before:the box	0.43	-0.43
sentence before:the brochur	0.83	-0.83
sentence before:the carrier	0.23	-0.23
sentence before:the case	1.14	-1.14
sentence before:the center	0.38	-0.38
sentence before:the cervical	-0.63	0.63
sentence before:the charg	-0.28	0.28
sentence before:the chart	0.24	-0.24
sentence before:the child	-0.24	0.24
sentence before:the chiropractic	1.13	-1.13
sentence before:the claim	0.51	-0.51
sentence before:the clinic	0.54	-0.54
sentence before:the clinical	0.7	-0.7
sentence before:the committe	-0.83	0.83
sentence before:the complet	-0.41	0.41
sentence before:the condition	0.72	-0.72
sentence before:the contract	-0.54	0.54
sentence before:the copay	0.27	-0.27
sentence before:the count	1.14	-1.14
sentence before:the cover	0.74	-0.74
sentence before:the coverag	1.16	-1.16
sentence before:the criteria	0.77	-0.77
sentence before:the customer	-0.54	0.54
sentence before:the daily	0.29	-0.29
sentence before:the date	0.37	-0.37
sentence before:the day	0.59	-0.59
sentence before:the deadlin	0.38	-0.38
sentence before:the decision	0.57	-0.57
sentence before:the defens	0.27	-0.27
sentence before:the delay	0.21	-0.21
sentence before:the denial	-1.33	1.33
sentence before:the depart	0.63	-0.63
sentence before:the devic	-0.7	0.7
sentence before:the diagnosy	1.01	-1.01
sentence before:the differenc	-0.5	0.5
sentence before:the dismissal	0.48	-0.48
sentence before:the disput	0.41	-0.41
sentence before:the division	0.37	-0.37
sentence before:the doctor	-0.51	0.51
sentence before:the document	-0.44	0.44
sentence before:the drug	0.68	-0.68
sentence before:the earlier	0.57	-0.57
sentence before:the employe	-1.19	1.19
sentence before:the end	0.64	-0.64
sentence before:the enroll	-0.93	0.93
sentence before:the enrolle	-0.26	0.26
sentence before:the eob	0.16	-0.16
sentence before:the evalu	-1.45	1.45
sentence before:the exam	-1.12	1.12
sentence before:the exclusion	0.17	-0.17
sentence before:the exercis	-1.29	1.29
sentence before:the explan	0.27	-0.27
sentence before:the extent	0.47	-0.47
sentence before:the fact	1.8	-1.8
sentence before:the famy	1.07	-1.07
sentence before:the fax	0.6	-0.6
sentence before:the fda	1.29	-1.29
sentence before:the federal	0.24	-0.24
sentence before:the fee	1.23	-1.23
sentence before:the fil	0.2	-0.2
sentence before:the file	0.34	-0.34
sentence before:the first	-1.22	1.22
sentence before:the five	-1.07	1.07
sentence before:the follow	0.5	-0.5
sentence before:the food	0.33	-0.33
sentence before:the form	0.4	-0.4
sentence before:the grace	-0.87	0.87
sentence before:the guidelin	-1.05	1.05
sentence before:the health	1.29	-1.29
sentence before:the history	-0.82	0.82
sentence before:the home	-0.79	0.79
sentence before:the hospital	-0.5	0.5
sentence before:the identity	0.47	-0.47
sentence before:the independent	1.12	-1.12
sentence before:the inform	0.33	-0.33
sentence before:the initial	0.29	-0.29
sentence before:the injection	1.11	-1.11
sentence before:the injury	0.78	-0.78
sentence before:the insur	-0.79	0.79
sentence before:the insurer	-0.19	0.19
sentence before:the internal	1.06	-1.06
sentence before:the item	-0.44	0.44
sentence before:the joint	1.37	-1.37
sentence before:the knee	0.19	-0.19
sentence before:the laboratory	0.75	-0.75
sentence before:the last	0.66	-0.66
sentence before:the left	-0.33	0.33
sentence before:the leg	-0.55	0.55
sentence before:the letter	0.39	-0.39
sentence before:the level	-0.43	0.43
sentence before:the line	1.19	-1.19
sentence before:the list	-0.99	0.99
sentence before:the low	0.4	-0.4
sentence before:the lower	-0.74	0.74
sentence before:the lumbar	0.4	-0.4
sentence before:the mac	0.31	-0.31
sentence before:the mail	0.25	-0.25
sentence before:the manipul	0.64	-0.64
sentence before:the marketplac	0.28	-0.28
sentence before:the matter	0.27	-0.27
sentence before:the maximum	0.66	-0.66
sentence before:the medical	-0.23	0.23
sentence before:the medicar	-1.61	1.61
sentence before:the member	0.43	-0.43
sentence before:the minut	0.98	-0.98
sentence before:the modifier	-0.46	0.46
sentence before:the month	-0.48	0.48
sentence before:the mri	1.03	-1.03
sentence before:the muscl	-0.17	0.17
sentence before:the name	0.32	-0.32
sentence before:the national	0.34	-0.34
sentence before:the neck	-0.57	0.57
sentence before:the need	-0.61	0.61
sentence before:the network	-1.37	1.37
sentence before:the next	-0.95	0.95
sentence before:the notic	0.17	-0.17
sentence before:the number	0.41	-0.41
sentence before:the offic	-0.78	0.78
sentence before:the official	-1.16	1.16
sentence before:the offset	0.57	-0.57
sentence before:the ohio	0.23	-0.23
sentence before:the one	0.64	-0.64
sentence before:the order	0.71	-0.71
sentence before:the original	0.72	-0.72
sentence before:the oswestry	-0.61	0.61
sentence before:the other	0.37	-0.37
sentence before:the outcom	-0.35	0.35
sentence before:the overpay	0.2	-0.2
sentence before:the page	0.35	-0.35
sentence before:the panel	-0.67	0.67
sentence before:the paper	1.27	-1.27
sentence before:the parent	0.42	-0.42
sentence before:the part	-1.4	1.4
sentence before:the participant	-0.94	0.94
sentence before:the party	0.5	-0.5
sentence before:the patch	-1.39	1.39
sentence before:the patient	0.17	-0.17
sentence before:the pay	0.61	-0.61
sentence before:the payer	1.09	-1.09
sentence before:the pennsylvania	-0.58	0.58
sentence before:the period	0.37	-0.37
sentence before:the person	1.02	-1.02
sentence before:the personal	-0.65	0.65
sentence before:the petitioner	0.56	-0.56
sentence before:the physical	-0.48	0.48
sentence before:the physician	0.4	-0.4
sentence before:the place	1.26	-1.26
sentence before:the plan	-0.23	0.23
sentence before:the policy	1.11	-1.11
sentence before:the portal	0.38	-0.38
sentence before:the ppo	0.37	-0.37
sentence before:the premium	-1.01	1.01
sentence before:the present	0.17	-0.17
sentence before:the previou	-0.17	0.17
sentence before:the primary	0.41	-0.41
sentence before:the procedur	0.42	-0.42
sentence before:the program	0.52	-0.52
sentence before:the progres	0.73	-0.73
sentence before:the provider	-0.29	0.29
sentence before:the publish	-0.77	0.77
sentence before:the qic	0.62	-0.62
sentence before:the questionnair	0.3	-0.3
sentence before:the range	-0.73	0.73
sentence before:the rate	1.2	-1.2
sentence before:the re	-0.68	0.68
sentence before:the reason	0.58	-0.58
sentence before:the recipient	0.31	-0.31
sentence before:the redetermin	0.17	-0.17
sentence before:the referr	0.16	-0.16
sentence before:the referral	1.3	-1.3
sentence before:the refund	-0.65	0.65
sentence before:the region	0.44	-0.44
sentence before:the remain	0.7	-0.7
sentence before:the remittanc	-1.11	1.11
sentence before:the render	0.66	-0.66
sentence before:the report	-1.05	1.05
sentence before:the request	1.38	-1.38
sentence before:the rest	-0.78	0.78
sentence before:the result	0.6	-0.6
sentence before:the review	0.51	-0.51
sentence before:the reviewer	0.5	-0.5
sentence before:the right	0.33	-0.33
sentence before:the rule	0.69	-0.69
sentence before:the same	-0.9	0.9
sentence before:the schedul	-0.75	0.75
sentence before:the second	-0.55	0.55
sentence before:the servic	0.44	-0.44
sentence before:the shoulder	-0.3	0.3
sentence before:the sign	-0.2	0.2
sentence before:the skill	1.19	-1.19
sentence before:the social	0.59	-0.59
sentence before:the spinal	0.43	-0.43
sentence before:the sponsor	0.44	-0.44
sentence before:the start	0.58	-0.58
sentence before:the state	0.84	-0.84
sentence before:the strength	-0.62	0.62
sentence before:the study	-0.55	0.55
sentence before:the subject	-0.53	0.53
sentence before:the submitt	-0.62	0.62
sentence before:the subscriber	0.36	-0.36
sentence before:the surgery	-0.28	0.28
sentence before:the ten	0.32	-0.32
sentence before:the term	0.97	-0.97
sentence before:the test	1.32	-1.32
sentence before:the texa	0.4	-0.4
sentence before:the therapy	0.27	-0.27
sentence before:the third	1	-1
sentence before:the thirtieth	-0.45	0.45
sentence before:the three	0.4	-0.4
sentence before:the time	2.2	-2.2
sentence before:the top	0.27	-0.27
sentence before:the total	-0.54	0.54
sentence before:the treat	-0.22	0.22
sentence before:the trial	0.53	-0.53
sentence before:the tricar	0.21	-0.21
sentence before:the trust	0.51	-0.51
sentence before:the twelfth	0.18	-0.18
sentence before:the twentieth	-0.86	0.86
sentence before:the two	-0.91	0.91
sentence before:the ultrasound	0.37	-0.37
sentence before:the unitedhealthcar	0.24	-0.24
sentence before:the usual	-0.49	0.49
sentence before:the va	-0.69	0.69
sentence before:the veteran	0.19	-0.19
sentence before:the visit	0.43	-0.43
sentence before:the whole	0.28	-0.28
sentence before:the word	0.35	-0.35
sentence before:the worker	0.43	-0.43
sentence before:the wound	-0.66	0.66
sentence before:the wrong	0.18	-0.18
sentence before:their	-0.51	0.51
sentence before:their own	0.2	-0.2
sentence before:theisen	0.23	-0.23
sentence before:them	1.17	-1.17
sentence before:them by	0.17	-0.17
sentence before:them for	0.36	-0.36
sentence before:them the	0.51	-0.51
sentence before:them to	0.39	-0.39
sentence before:them we	0.23	-0.23
sentence before:them with	0.69	-0.69
sentence before:themselv	0.19	-0.19
sentence before:then	0.65	-0.65
sentence before:then and	0.36	-0.36
sentence before:then send	0.72	-0.72
sentence before:then the	0.42	-0.42
sentence before:theodora	0.16	-0.16
sentence before:therapeutic	0.75	-0.75
sentence before:therapeutic activity	0.27	-0.27
sentence before:therapeutic exercis	0.7	-0.7
sentence before:therapist	0.65	-0.65
sentence before:therapist :	0.41	-0.41
sentence before:therapist and	0.99	-0.99
sentence before:therapist are	0.84	-0.84
sentence before:therapist is	0.17	-0.17
sentence before:therapist licens	0.34	-0.34
sentence before:therapist note	0.39	-0.39
sentence before:therapist on	0.31	-0.31
sentence before:therapist or	0.29	-0.29
sentence before:therapist report	-0.31	0.31
sentence before:therapist skill	-1.02	1.02
sentence before:therapist was	-1.08	1.08
sentence before:therapist were	1.65	-1.65
sentence before:therapist who	-0.67	0.67
sentence before:therapy	0.93	-0.93
sentence before:therapy :	-1.17	1.17
sentence before:therapy <5>	-0.24	0.24
sentence before:therapy <d>	0.23	-0.23
sentence before:therapy <m>	0.4	-0.4
sentence before:therapy <n>	-0.88	0.88
sentence before:therapy after	-0.42	0.42
sentence before:therapy and	0.78	-0.78
sentence before:therapy asked	0.27	-0.27
sentence before:therapy at	-0.24	0.24
sentence before:therapy beyond	0.19	-0.19
sentence before:therapy by	-0.91	0.91
sentence before:therapy charg	0.18	-0.18
sentence before:therapy famy	0.17	-0.17
sentence before:therapy for	0.22	-0.22
sentence before:therapy from	0.51	-0.51
sentence before:therapy group	0.17	-0.17
sentence before:therapy in	-0.54	0.54
sentence before:therapy inc	0.39	-0.39
sentence before:therapy is	1.08	-1.08
sentence before:therapy llc	0.41	-0.41
sentence before:therapy need	1	-1
sentence before:therapy npi	0.38	-0.38
sentence before:therapy on	-0.69	0.69
sentence before:therapy only	0.2	-0.2
sentence before:therapy or	-0.7	0.7
sentence before:therapy pc	-0.3	0.3
sentence before:therapy pllc	-0.18	0.18
sentence before:therapy servic	-0.56	0.56
sentence before:therapy that	0.55	-0.55
sentence before:therapy tin	0.17	-0.17
sentence before:therapy to	0.66	-0.66
sentence before:therapy visit	1.22	-1.22
sentence before:therapy was	0.75	-0.75
sentence before:therapy when	-0.38	0.38
sentence before:therapy you	0.26	-0.26
sentence before:there	0.52	-0.52
sentence before:there is	0.66	-0.66
sentence before:there was	-0.22	0.22
sentence before:therefor	0.54	-0.54
sentence before:therefor deny	0.68	-0.68
sentence before:therefor not	0.46	-0.46
sentence before:these	0.83	-0.83
sentence before:these are	1.57	-1.57
sentence before:these charg	0.64	-0.64
sentence before:these date	-0.65	0.65
sentence before:these line	1.14	-1.14
sentence before:these reason	0.16	-0.16
sentence before:these record	0.17	-0.17
sentence before:these servic	-0.64	0.64
sentence before:these three	0.55	-0.55
sentence before:these visit	-0.72	0.72
sentence before:they	1.18	-1.18
sentence before:they are	1.58	-1.58
sentence before:they do	0.81	-0.81
sentence before:they were	-0.87	0.87
sentence before:thi	0.35	-0.35
sentence before:thi :	-0.34	0.34
sentence before:thi ?	-1.05	1.05
sentence before:thi accident	0.16	-0.16
sentence before:thi advic	-0.54	0.54
sentence before:thi again	0.3	-0.3
sentence before:thi amount	-0.44	0.44
sentence before:thi appeal	0.22	-0.22
sentence before:thi beneficiary	-0.59	0.59
sentence before:thi benefit	0.27	-0.27
sentence before:thi bill	0.6	-0.6
sentence before:thi care	1.39	-1.39
sentence before:thi case	0.24	-0.24
sentence before:thi charg	1.15	-1.15
sentence before:thi claim	-0.3	0.3
sentence before:thi condition	-0.52	0.52
sentence before:thi date	1.09	-1.09
sentence before:thi decision	1.05	-1.05
sentence before:thi denial	0.25	-0.25
sentence before:thi determin	0.45	-0.45
sentence before:thi drug	0.49	-0.49
sentence before:thi end	0.19	-0.19
sentence before:thi eob	0.37	-0.37
sentence before:thi fax	0.29	-0.29
sentence before:thi form	0.25	-0.25
sentence before:thi is	0.44	-0.44
sentence before:thi kind	0.27	-0.27
sentence before:thi letter	1.33	-1.33
sentence before:thi line	0.77	-0.77
sentence before:thi many	-0.66	0.66
sentence before:thi mean	-0.54	0.54
sentence before:thi member	0.76	-0.76
sentence before:thi messag	0.28	-0.28
sentence before:thi notic	0.45	-0.45
sentence before:thi on	0.25	-0.25
sentence before:thi one	0.42	-0.42
sentence before:thi organiz	0.25	-0.25
sentence before:thi page	0.51	-0.51
sentence before:thi patch	-0.94	0.94
sentence before:thi patient	0.94	-0.94
sentence before:thi payer	0.59	-0.59
sentence before:thi period	0.91	-0.91
sentence before:thi person	-0.16	0.16
sentence before:thi plan	-1.44	1.44
sentence before:thi policy	0.72	-0.72
sentence before:thi procedur	0.84	-0.84
sentence before:thi provider	0.59	-0.59
sentence before:thi reason	0.44	-0.44
sentence before:thi remittanc	0.85	-0.85
sentence before:thi report	0.45	-0.45
sentence before:thi request	-1.9	1.9
sentence before:thi respons	0.36	-0.36
sentence before:thi review	0.28	-0.28
sentence before:thi same	0.34	-0.34
sentence before:thi servic	-0.95	0.95
sentence before:thi stat	0.23	-0.23
sentence before:thi test	1.48	-1.48
sentence before:thi time	-0.38	0.38
sentence before:thi treat	-1.3	1.3
sentence before:thi use	-0.77	0.77
sentence before:thi visit	-0.38	0.38
sentence before:thi voucher	-0.46	0.46
sentence before:thi was	0.73	-0.73
sentence before:thi year	1.42	-1.42
sentence before:thibodeaux	0.4	-0.4
sentence before:thin	0.81	-0.81
sentence before:think	0.51	-0.51
sentence before:think that	0.16	-0.16
sentence before:think we	0.24	-0.24
sentence before:third	1.94	-1.94
sentence before:third month	0.35	-0.35
sentence before:third party	0.79	-0.79
sentence before:thirtieth	-0.45	0.45
sentence before:thorn	0.16	-0.16
sentence before:thornbury	0.59	-0.59
sentence before:thorvald	0.2	-0.2
sentence before:those day	0.56	-0.56
sentence before:those of	-0.79	0.79
sentence before:thought	-0.54	0.54
sentence before:thought of	-0.37	0.37
sentence before:thread	0.3	-0.3
sentence before:three date	-1.29	1.29
sentence before:three day	0.19	-0.19
sentence before:three river	0.22	-0.22
sentence before:three time	0.72	-0.72
sentence before:three unit	0.79	-0.79
sentence before:three visit	0.83	-0.83
sentence before:three week	-0.67	0.67
sentence before:threlkeld	0.19	-0.19
sentence before:threshold	0.57	-0.57
sentence before:through	1.21	-1.21
sentence before:through <d>	0.59	-0.59
sentence before:through <month>	1.05	-1.05
sentence before:through <n>	0.49	-0.49
sentence before:through her	-1.05	1.05
sentence before:through the	0.44	-0.44
sentence before:through your	0.39	-0.39
sentence before:thru	-1.44	1.44
sentence before:thru proc	0.56	-0.56
sentence before:thu	0.45	-0.45
sentence before:thumb	0.17	-0.17
sentence before:tick	0.31	-0.31
sentence before:tidewater	-0.37	0.37
sentence before:tie	0.3	-0.3
sentence before:tie to	0.3	-0.3
sentence before:tim	0.68	-0.68
sentence before:tim disput	0.16	-0.16
sentence before:timber	0.2	-0.2
sentence before:time	1.16	-1.16
sentence before:time a	0.47	-0.47
sentence before:time allow	0.69	-0.69
sentence before:time for	0.61	-0.61
sentence before:time if	0.56	-0.56
sentence before:time is	-0.32	0.32
sentence before:time limit	1.77	-1.77
sentence before:time of	0.33	-0.33
sentence before:time stop	0.34	-0.34
sentence before:time to	-0.78	0.78
sentence before:time was	0.23	-0.23
sentence before:timed	0.9	-0.9
sentence before:timed code	0.57	-0.57
sentence before:timed minut	-0.19	0.19
sentence before:timed servic	0.4	-0.4
sentence before:tin	0.74	-0.74
sentence before:tin :	0.2	-0.2
sentence before:tin <n>	0.54	-0.54
sentence before:title	0.28	-0.28
sentence before:title of	0.16	-0.16
sentence before:tmhp	0.22	-0.22
sentence before:to :	1.35	-1.35
sentence before:to <d>	-0.38	0.38
sentence before:to <m>	-0.58	0.58
sentence before:to <month>	-0.32	0.32
sentence before:to <n>	1.04	-1.04
sentence before:to a	-0.5	0.5
sentence before:to accept	0.59	-0.59
sentence before:to act	0.31	-0.31
sentence before:to adjudicat	0.3	-0.3
sentence before:to all	-0.48	0.48
sentence before:to an	0.76	-0.76
sentence before:to and	0.39	-0.39
sentence before:to another	-0.92	0.92
sentence before:to appeal	0.7	-0.7
sentence before:to applicant	0.27	-0.27
sentence before:to approv	0.8	-0.8
sentence before:to arbitr	0.16	-0.16
sentence before:to ask	0.74	-0.74
sentence before:to assist	0.23	-0.23
sentence before:to be	0.55	-0.55
sentence before:to bill	-0.37	0.37
sentence before:to bring	0.33	-0.33
sentence before:to chang	0.24	-0.24
sentence before:to check	0.6	-0.6
sentence before:to code	-0.78	0.78
sentence before:to consider	0.33	-0.33
sentence before:to contest	0.35	-0.35
sentence before:to continu	0.49	-0.49
sentence before:to cover	0.28	-0.28
sentence before:to date	0.74	-0.74
sentence before:to decid	0.52	-0.52
sentence before:to deny	0.23	-0.23
sentence before:to disput	0.17	-0.17
sentence before:to do	2.03	-2.03
sentence before:to dr	0.43	-0.43
sentence before:to erisa	0.22	-0.22
sentence before:to face	-0.84	0.84
sentence before:to finish	0.37	-0.37
sentence before:to friday	0.29	-0.29
sentence before:to go	0.5	-0.5
sentence before:to handl	0.17	-0.17
sentence before:to have	0.62	-0.62
sentence before:to improv	-0.6	0.6
sentence before:to includ	0.21	-0.21
sentence before:to inject	0.2	-0.2
sentence before:to insurer	0.51	-0.51
sentence before:to it	-0.5	0.5
sentence before:to keep	-0.3	0.3
sentence before:to let	-0.55	0.55
sentence before:to look	1.09	-1.09
sentence before:to make	0.29	-0.29
sentence before:to medicar	0.27	-0.27
sentence before:to mr	0.16	-0.16
sentence before:to one	0.69	-0.69
sentence before:to our	0.69	-0.69
sentence before:to pay	-1.06	1.06
sentence before:to peer	0.55	-0.55
sentence before:to primary	0.58	-0.58
sentence before:to proc	0.67	-0.67
sentence before:to provider	-0.26	0.26
sentence before:to reach	1.32	-1.32
sentence before:to reconsider	0.58	-0.58
sentence before:to return	0.65	-0.65
sentence before:to review	0.49	-0.49
sentence before:to see	0.25	-0.25
sentence before:to send	-0.71	0.71
sentence before:to sever	0.16	-0.16
sentence before:to show	0.28	-0.28
sentence before:to six	0.56	-0.56
sentence before:to speak	0.43	-0.43
sentence before:to take	1.36	-1.36
sentence before:to talk	0.67	-0.67
sentence before:to tell	1.3	-1.3
sentence before:to that	0.33	-0.33
sentence before:to the	-0.33	0.33
sentence before:to thi	0.51	-0.51
sentence before:to us	0.23	-0.23
sentence before:to vacat	0.33	-0.33
sentence before:to whom	0.37	-0.37
sentence before:to work	0.32	-0.32
sentence before:to write	0.21	-0.21
sentence before:to you	0.99	-0.99
sentence before:to your	1.64	-1.64
sentence before:tobia	-0.23	0.23
sentence before:tobin	0.2	-0.2
sentence before:toe	0.51	-0.51
sentence before:together	0.27	-0.27
sentence before:together <m>	0.17	-0.17
sentence before:together with	0.66	-0.66
sentence before:told	0.39	-0.39
sentence before:told by	0.58	-0.58
sentence before:told of	0.36	-0.36
sentence before:told us	-0.76	0.76
sentence before:told you	0.56	-0.56
sentence before:tolerat	0.22	-0.22
sentence before:toll	0.16	-0.16
sentence before:toll free	0.16	-0.16
sentence before:tolliver	0.36	-0.36
sentence before:too	-1.14	1.14
sentence before:too much	-0.43	0.43
sentence before:took	-0.56	0.56
sentence before:took part	0.19	-0.19
sentence before:took place	-0.62	0.62
sentence before:tool	0.51	-0.51
sentence before:tooth	-0.25	0.25
sentence before:top	1	-1
sentence before:top of	0.39	-0.39
sentence before:top or	0.17	-0.17
sentence before:total	-0.92	0.92
sentence before:total :	0.52	-0.52
sentence before:total <m>	-0.43	0.43
sentence before:total charg	0.82	-0.82
sentence before:total claim	-1.69	1.69
sentence before:total for	-0.93	0.93
sentence before:total of	-0.67	0.67
sentence before:total paid	-0.25	0.25
sentence before:total prov	0.36	-0.36
sentence before:total rc	-0.16	0.16
sentence before:total submitt	0.32	-0.32
sentence before:total timed	-0.28	0.28
sentence before:total treat	0.37	-0.37
sentence before:total you	0.27	-0.27
sentence before:toward	-0.68	0.68
sentence before:townzip	0.78	-0.78
sentence before:townzip <d>	-0.36	0.36
sentence before:townzip <m>	-1.09	1.09
sentence before:townzip <n>	0.66	-0.66
sentence before:townzip check	0.18	-0.18
sentence before:townzip fax	0.48	-0.48
sentence before:townzip gp	0.18	-0.18
sentence before:townzip or	0.39	-0.39
sentence before:townzip provider	0.16	-0.16
sentence before:tr	0.53	-0.53
sentence before:tr <n>	0.52	-0.52
sentence before:trace <n>	-0.18	0.18
sentence before:track	0.52	-0.52
sentence before:track number	0.47	-0.47
sentence before:traction	1.46	-1.46
sentence before:traction <m>	0.18	-0.18
sentence before:traction is	0.98	-0.98
sentence before:train	-1	1
sentence before:transaction	-0.46	0.46
sentence before:transaction id	0.2	-0.2
sentence before:trask	0.28	-0.28
sentence before:treat :	0.21	-0.21
sentence before:treat <n>	0.43	-0.43
sentence before:treat absent	-0.58	0.58
sentence before:treat and	-0.25	0.25
sentence before:treat authoriz	0.29	-0.29
sentence before:treat by	0.68	-0.68
sentence before:treat date	0.22	-0.22
sentence before:treat doctor	0.17	-0.17
sentence before:treat exceed	0.64	-0.64
sentence before:treat guidelin	0.69	-0.69
sentence before:treat has	1.38	-1.38
sentence before:treat in	-0.75	0.75
sentence before:treat is	-1.76	1.76
sentence before:treat minut	0.28	-0.28
sentence before:treat note	0.2	-0.2
sentence before:treat of	-0.38	0.38
sentence before:treat on	0.22	-0.22
sentence before:treat physician	0.72	-0.72
sentence before:treat plan	-0.72	0.72
sentence before:treat provider	0.32	-0.32
sentence before:treat request	0.35	-0.35
sentence before:treat such	-1.23	1.23
sentence before:treat that	0.98	-0.98
sentence before:treat the	-0.42	0.42
sentence before:treat therapist	0.57	-0.57
sentence before:treat time	0.18	-0.18
sentence before:treat visit	-0.45	0.45
sentence before:treat was	0.21	-0.21
sentence before:treat were	-0.58	0.58
sentence before:tremblay	0.26	-0.26
sentence before:trent	-0.33	0.33
sentence before:trial	0.4	-0.4
sentence before:trial are	1.26	-1.26
sentence before:trial of	-1.36	1.36
sentence before:tricar	0.5	-0.5
sentence before:tricar appeal	0.16	-0.16
sentence before:tricar approv	0.62	-0.62
sentence before:tricar champva	0.2	-0.2
sentence before:tricar coverag	0.48	-0.48
sentence before:tricar east	0.32	-0.32
sentence before:tricar is	0.39	-0.39
sentence before:tricar maximum	-0.52	0.52
sentence before:tricar on	0.31	-0.31
sentence before:tricar pay	0.63	-0.63
sentence before:tricar policy	-0.25	0.25
sentence before:tricar program	0.67	-0.67
sentence before:tricar see	0.38	-0.38
sentence before:tricar select	0.3	-0.3
sentence before:tried	2.17	-2.17
sentence before:tried and	0.7	-0.7
sentence before:tried first	-0.64	0.64
sentence before:trigger	-1.03	1.03
sentence before:trigger point	-1.03	1.03
sentence before:triwest	0.41	-0.41
sentence before:troubl	0.63	-0.63
sentence before:truly	0.61	-0.61
sentence before:truly your	0.36	-0.36
sentence before:trust	1.19	-1.19
sentence before:tty	0.66	-0.66
sentence before:tty <n>	0.57	-0.57
sentence before:tue	0.19	-0.19
sentence before:turn	0.55	-0.55
sentence before:turn down	0.63	-0.63
sentence before:tw	0.73	-0.73
sentence before:tw <n>	0.73	-0.73
sentence before:twelfth	0.18	-0.18
sentence before:twelfth visit	0.49	-0.49
sentence before:twelv	-0.6	0.6
sentence before:twelv month	-0.57	0.57
sentence before:twelv visit	-0.86	0.86
sentence before:twelv week	-0.33	0.33
sentence before:twentieth	-0.86	0.86
sentence before:twenty	1	-1
sentence before:twice a	-0.49	0.49
sentence before:two	-0.29	0.29
sentence before:two claim	0.64	-0.64
sentence before:two date	1.18	-1.18
sentence before:two day	-0.45	0.45
sentence before:two injection	0.42	-0.42
sentence before:two level	0.22	-0.22
sentence before:two of	0.49	-0.49
sentence before:two servic	-0.24	0.24
sentence before:two time	-0.54	0.54
sentence before:two unit	-0.27	0.27
sentence before:two visit	-0.34	0.34
sentence before:two week	-0.66	0.66
sentence before:tx <n>	0.22	-0.22
sentence before:txe	0.24	-0.24
sentence before:txe <5>	0.24	-0.24
sentence before:type	0.54	-0.54
sentence before:type :	0.27	-0.27
sentence before:type <n>	0.51	-0.51
sentence before:u	0.88	-0.88
sentence before:u <n>	0.69	-0.69
sentence before:u s	0.21	-0.21
sentence before:uhc	0.16	-0.16
sentence before:ultrasound	0.31	-0.31
sentence before:um	0.32	-0.32
sentence before:um <n>	0.19	-0.19
sentence before:umr	0.21	-0.21
sentence before:un	0.83	-0.83
sentence before:un bill	0.62	-0.62
sentence before:un charg	0.23	-0.23
sentence before:unabl	-0.69	0.69
sentence before:unabl to	-0.69	0.69
sentence before:unchang	-0.72	0.72
sentence before:under	1.03	-1.03
sentence before:under <n>	1.47	-1.47
sentence before:under a	0.69	-0.69
sentence before:under an	-0.94	0.94
sentence before:under claim	0.76	-0.76
sentence before:under contract	-0.79	0.79
sentence before:under medical	0.42	-0.42
sentence before:under part	0.42	-0.42
sentence before:under review	0.19	-0.19
sentence before:under section	0.88	-0.88
sentence before:under separat	0.24	-0.24
sentence before:under state	0.29	-0.29
sentence before:under the	-0.48	0.48
sentence before:under thi	-0.38	0.38
sentence before:under your	1.09	-1.09
sentence before:underwritten	0.57	-0.57
sentence before:underwritten by	0.42	-0.42
sentence before:unfavorabl	-0.44	0.44
sentence before:unfavorabl :	0.62	-0.62
sentence before:union	0.21	-0.21
sentence before:unit <m>	-1.01	1.01
sentence before:unit <n>	0.67	-0.67
sentence before:unit charg	0.51	-0.51
sentence before:unit healthcar	0.2	-0.2
sentence before:unit of	-0.63	0.63
sentence before:unit submitt	0.44	-0.44
sentence before:unitedhealthcar	0.78	-0.78
sentence before:unitedhealthcar choic	0.49	-0.49
sentence before:unitedhealthcar provider	0.2	-0.2
sentence before:unles	1.07	-1.07
sentence before:unles the	0.48	-0.48
sentence before:unles there	0.56	-0.56
sentence before:unles you	0.16	-0.16
sentence before:unpaid	-0.2	0.2
sentence before:unproven	0.51	-0.51
sentence before:until	1.16	-1.16
sentence before:until <n>	0.29	-0.29
sentence before:until we	0.87	-0.87
sentence before:up	-0.77	0.77
sentence before:up <n>	0.67	-0.67
sentence before:up a	-0.19	0.19
sentence before:up and	-0.84	0.84
sentence before:up on	0.5	-0.5
sentence before:up the	-0.5	0.5
sentence before:up with	-0.82	0.82
sentence before:up your	0.26	-0.26
sentence before:updat	0.32	-0.32
sentence before:upheld	0.34	-0.34
sentence before:upheld in	1.08	-1.08
sentence before:upheld the	-0.4	0.4
sentence before:uphold	-0.91	0.91
sentence before:uphold our	0.26	-0.26
sentence before:uphold the	-0.99	0.99
sentence before:upload	0.74	-0.74
sentence before:upload in	0.19	-0.19
sentence before:upload it	0.3	-0.3
sentence before:upper	0.31	-0.31
sentence before:upper limb	0.26	-0.26
sentence before:ur	0.28	-0.28
sentence before:ur <n>	0.25	-0.25
sentence before:urgent	0.8	-0.8
sentence before:urgent appeal	0.18	-0.18
sentence before:urgent care	0.33	-0.33
sentence before:us	1	-1
sentence before:us :	0.17	-0.17
sentence before:us a	0.33	-0.33
sentence before:us about	0.73	-0.73
sentence before:us after	1.01	-1.01
sentence before:us an	-0.42	0.42
sentence before:us as	0.53	-0.53
sentence before:us ask	0.52	-0.52
sentence before:us at	0.17	-0.17
sentence before:us befor	0.82	-0.82
sentence before:us by	0.46	-0.46
sentence before:us for	0.75	-0.75
sentence before:us from	1.06	-1.06
sentence before:us have	0.74	-0.74
sentence before:us in	0.34	-0.34
sentence before:us is	0.19	-0.19
sentence before:us its	0.34	-0.34
sentence before:us more	0.46	-0.46
sentence before:us on	-1.32	1.32
sentence before:us or	0.23	-0.23
sentence before:us so	-0.17	0.17
sentence before:us that	-0.84	0.84
sentence before:us the	-0.55	0.55
sentence before:us to	1.02	-1.02
sentence before:us why	0.59	-0.59
sentence before:us with	0.49	-0.49
sentence before:us within	0.66	-0.66
sentence before:us your	0.18	-0.18
sentence before:usaf	0.42	-0.42
sentence before:use	0.93	-0.93
sentence before:use approv	0.23	-0.23
sentence before:use for	0.54	-0.54
sentence before:use form	0.21	-0.21
sentence before:use the	1.51	-1.51
sentence before:used	1.29	-1.29
sentence before:used :	0.53	-0.53
sentence before:used all	0.22	-0.22
sentence before:used and	0.31	-0.31
sentence before:used for	1.05	-1.05
sentence before:used is	0.71	-0.71
sentence before:used or	-0.38	0.38
sentence before:used the	0.52	-0.52
sentence before:used thi	0.29	-0.29
sentence before:used to	0.49	-0.49
sentence before:used up	0.9	-0.9
sentence before:usted	0.16	-0.16
sentence before:usual	-0.48	0.48
sentence before:utiliz	1.47	-1.47
sentence before:utiliz manag	0.3	-0.3
sentence before:utiliz review	1.38	-1.38
sentence before:v	-0.6	0.6
sentence before:v <n>	-1.38	1.38
sentence before:va	-0.78	0.78
sentence before:va <n>	-0.69	0.69
sentence before:va community	-0.51	0.51
sentence before:va referral	-0.64	0.64
sentence before:vacat	0.35	-0.35
sentence before:vacat it	0.28	-0.28
sentence before:valid	0.65	-0.65
sentence before:valid for	0.35	-0.35
sentence before:valley	1.54	-1.54
sentence before:valley famy	0.25	-0.25
sentence before:valley physical	0.37	-0.37
sentence before:value	0.28	-0.28
sentence before:van	0.21	-0.21
sentence before:vantag	0.35	-0.35
sentence before:vc	0.31	-0.31
sentence before:vc <n>	0.31	-0.31
sentence before:vehicl	0.21	-0.21
sentence before:vehicl no	0.19	-0.19
sentence before:vendor	0.32	-0.32
sentence before:verde	0.51	-0.51
sentence before:verific	0.48	-0.48
sentence before:verific receiv	0.16	-0.16
sentence before:verific request	0.19	-0.19
sentence before:verity	0.22	-0.22
sentence before:version	0.66	-0.66
sentence before:version <n>	0.65	-0.65
sentence before:vertebral	0.71	-0.71
sentence before:vertebral axial	0.65	-0.65
sentence before:very	0.36	-0.36
sentence before:very truly	0.36	-0.36
sentence before:veteran	-0.9	0.9
sentence before:veteran :	0.19	-0.19
sentence before:vi	0.62	-0.62
sentence before:video	-0.51	0.51
sentence before:view	-0.49	0.49
sentence before:vision	0.47	-0.47
sentence before:visit	1.01	-1.01
sentence before:visit :	0.37	-0.37
sentence before:visit <5>	-0.28	0.28
sentence before:visit <d>	-0.66	0.66
sentence before:visit <m>	0.27	-0.27
sentence before:visit <month>	0.38	-0.38
sentence before:visit <n>	2.27	-2.27
sentence before:visit a	-0.38	0.38
sentence before:visit above	0.97	-0.97
sentence before:visit after	1.25	-1.25
sentence before:visit and	1.27	-1.27
sentence before:visit approv	-0.68	0.68
sentence before:visit at	0.58	-0.58
sentence before:visit befor	-0.19	0.19
sentence before:visit bill	1.04	-1.04
sentence before:visit charg	0.2	-0.2
sentence before:visit code	0.21	-0.21
sentence before:visit date	0.18	-0.18
sentence before:visit each	0.58	-0.58
sentence before:visit for	0.64	-0.64
sentence before:visit from	-0.54	0.54
sentence before:visit in	0.23	-0.23
sentence before:visit is	0.83	-0.83
sentence before:visit list	-0.56	0.56
sentence before:visit new	0.17	-0.17
sentence before:visit note	0.64	-0.64
sentence before:visit of	-1.06	1.06
sentence before:visit on	-1.19	1.19
sentence before:visit only	0.32	-0.32
sentence before:visit per	0.47	-0.47
sentence before:visit since	0.47	-0.47
sentence before:visit that	-0.97	0.97
sentence before:visit the	0.44	-0.44
sentence before:visit used	0.37	-0.37
sentence before:visit was	0.17	-0.17
sentence before:visit were	0.81	-0.81
sentence before:visit which	0.29	-0.29
sentence before:visit with	-0.32	0.32
sentence before:visit would	-0.21	0.21
sentence before:visit you	-0.46	0.46
sentence before:vista	-0.68	0.68
sentence before:vitamin	0.64	-0.64
sentence before:vitamin d	0.64	-0.64
sentence before:vos	-0.29	0.29
sentence before:voucher	0.51	-0.51
sentence before:w	-0.43	0.43
sentence before:w <n>	0.21	-0.21
sentence before:w townzip	0.2	-0.2
sentence before:wa	0.35	-0.35
sentence before:wait	0.77	-0.77
sentence before:wait could	0.29	-0.29
sentence before:waiver	-0.64	0.64
sentence before:waiver of	-0.71	0.71
sentence before:walk	-1.15	1.15
sentence before:walk <n>	-0.45	0.45
sentence before:walk on	-0.6	0.6
sentence before:walk speed	0.3	-0.3
sentence before:walk without	-0.43	0.43
sentence before:walker	-0.32	0.32
sentence before:walter	0.17	-0.17
sentence before:wanda	0.22	-0.22
sentence before:want	1.25	-1.25
sentence before:want of	0.22	-0.22
sentence before:want to	0.57	-0.57
sentence before:warn	0.36	-0.36
sentence before:warn sign	0.36	-0.36
sentence before:warrant	-0.66	0.66
sentence before:warrant <n>	-0.64	0.64
sentence before:was	0.73	-0.73
sentence before:was <m>	1.3	-1.3
sentence before:was <month>	-0.73	0.73
sentence before:was <n>	-0.37	0.37
sentence before:was a	0.73	-0.73
sentence before:was allow	0.36	-0.36
sentence before:was already	0.44	-0.44
sentence before:was an	-0.19	0.19
sentence before:was approv	-0.35	0.35
sentence before:was asked	1.6	-1.6
sentence before:was based	0.26	-0.26
sentence before:was bill	-0.84	0.84
sentence before:was born	0.27	-0.27
sentence before:was chang	0.56	-0.56
sentence before:was clos	-1.09	1.09
sentence before:was cover	0.28	-0.28
sentence before:was done	1.06	-1.06
sentence before:was due	0.67	-0.67
sentence before:was examin	-1.2	1.2
sentence before:was first	1.26	-1.26
sentence before:was for	-0.21	0.21
sentence before:was found	-0.57	0.57
sentence before:was given	1.26	-1.26
sentence before:was it	-0.57	0.57
sentence before:was left	0.58	-0.58
sentence before:was m	0.26	-0.26
sentence before:was mail	0.76	-0.76
sentence before:was may	-1.28	1.28
sentence before:was medical	0.16	-0.16
sentence before:was need	0.21	-0.21
sentence before:was not	0.4	-0.4
sentence before:was number	-1.18	1.18
sentence before:was on	1.82	-1.82
sentence before:was order	-0.69	0.69
sentence before:was primary	-0.52	0.52
sentence before:was process	0.27	-0.27
sentence before:was read	0.52	-0.52
sentence before:was receiv	1.3	-1.3
sentence before:was report	0.29	-0.29
sentence before:was request	0.38	-0.38
sentence before:was requir	0.24	-0.24
sentence before:was right	0.26	-0.26
sentence before:was seen	0.86	-0.86
sentence before:was select	0.25	-0.25
sentence before:was sent	0.54	-0.54
sentence before:was separat	0.17	-0.17
sentence before:was sign	0.25	-0.25
sentence before:was significant	0.27	-0.27
sentence before:was still	0.59	-0.59
sentence before:was submitt	-0.46	0.46
sentence before:was thi	0.26	-0.26
sentence before:was told	0.55	-0.55
sentence before:was used	0.82	-0.82
sentence before:wasatch	0.27	-0.27
sentence before:washington	0.41	-0.41
sentence before:water	0.16	-0.16
sentence before:wave	-0.64	0.64
sentence before:way	0.52	-0.52
sentence before:wc	0.82	-0.82
sentence before:wc <n>	0.66	-0.66
sentence before:wcb	0.31	-0.31
sentence before:we accept	0.25	-0.25
sentence before:we allow	1.27	-1.27
sentence before:we already	-0.35	0.35
sentence before:we also	0.66	-0.66
sentence before:we answer	0.48	-0.48
sentence before:we approv	-0.53	0.53
sentence before:we are	-0.93	0.93
sentence before:we ask	0.45	-0.45
sentence before:we asked	-1.3	1.3
sentence before:we can	-0.31	0.31
sentence before:we cant	-0.4	0.4
sentence before:we could	-1.34	1.34
sentence before:we decid	0.16	-0.16
sentence before:we deny	-0.33	0.33
sentence before:we did	0.25	-0.25
sentence before:we do	1.58	-1.58
sentence before:we find	1.42	-1.42
sentence before:we first	0.5	-0.5
sentence before:we found	0.87	-0.87
sentence before:we get	0.27	-0.27
sentence before:we got	0.17	-0.17
sentence before:we had	0.66	-0.66
sentence before:we have	0.31	-0.31
sentence before:we hold	0.73	-0.73
sentence before:we know	0.22	-0.22
sentence before:we learn	-0.37	0.37
sentence before:we made	-1.59	1.59
sentence before:we may	0.94	-0.94
sentence before:we must	0.62	-0.62
sentence before:we need	2.01	-2.01
sentence before:we paid	0.89	-0.89
sentence before:we presum	0.16	-0.16
sentence before:we process	0.67	-0.67
sentence before:we read	0.93	-0.93
sentence before:we receiv	1.88	-1.88
sentence before:we reconsider	0.18	-0.18
sentence before:we review	0.41	-0.41
sentence before:we see	-0.43	0.43
sentence before:we should	0.22	-0.22
sentence before:we still	0.33	-0.33
sentence before:we take	0.35	-0.35
sentence before:we uphold	0.99	-0.99
sentence before:we use	0.82	-0.82
sentence before:we used	0.64	-0.64
sentence before:we were	-0.92	0.92
sentence before:we will	-0.17	0.17
sentence before:we would	-0.39	0.39
sentence before:we write	-1.08	1.08
sentence before:we wrote	0.68	-0.68
sentence before:weaknes	-0.28	0.28
sentence before:weaknes los	0.61	-0.61
sentence before:web	0.21	-0.21
sentence before:websit	0.24	-0.24
sentence before:week	-0.55	0.55
sentence before:week <n>	0.43	-0.43
sentence before:week after	0.75	-0.75
sentence before:week ago	-0.73	0.73
sentence before:week and	-0.32	0.32
sentence before:week are	0.74	-0.74
sentence before:week from	0.23	-0.23
sentence before:week of	-0.97	0.97
sentence before:week visit	-0.35	0.35
sentence before:weekday	0.18	-0.18
sentence before:weekday <n>	0.17	-0.17
sentence before:wegovy	0.61	-0.61
sentence before:weight	-0.5	0.5
sentence before:weight los	0.55	-0.55
sentence before:welfar	0.44	-0.44
sentence before:welfar plan	0.26	-0.26
sentence before:well	-0.98	0.98
sentence before:well give	0.19	-0.19
sentence before:wellcar	-1	1
sentence before:wellmark	-0.42	0.42
sentence before:wellmark blue	-0.44	0.44
sentence before:wellnes	-1.09	1.09
sentence before:wellnes visit	-1.11	1.11
sentence before:wendell	-0.67	0.67
sentence before:went	1	-1
sentence before:went from	0.72	-0.72
sentence before:went to	0.32	-0.32
sentence before:were	0.44	-0.44
sentence before:were approv	0.34	-0.34
sentence before:were bill	-0.42	0.42
sentence before:were certify	0.68	-0.68
sentence before:were deny	0.31	-0.31
sentence before:were first	0.18	-0.18
sentence before:were given	-0.39	0.39
sentence before:were medical	0.16	-0.16
sentence before:were need	0.46	-0.46
sentence before:were provid	0.22	-0.22
sentence before:were sent	-0.25	0.25
sentence before:were the	0.46	-0.46
sentence before:were told	0.75	-0.75
sentence before:were used	0.23	-0.23
sentence before:west	0.25	-0.25
sentence before:weve	0.69	-0.69
sentence before:weve deny	0.63	-0.63
sentence before:wf	-0.46	0.46
sentence before:what	1.59	-1.59
sentence before:what can	0.25	-0.25
sentence before:what did	0.33	-0.33
sentence before:what happen	0.74	-0.74
sentence before:what if	0.24	-0.24
sentence before:what is	1.6	-1.6
sentence before:what it	0.43	-0.43
sentence before:what they	0.19	-0.19
sentence before:what thi	0.33	-0.33
sentence before:what to	1.56	-1.56
sentence before:what was	0.9	-0.9
sentence before:what we	0.58	-0.58
sentence before:what your	-0.16	0.16
sentence before:whatever	0.47	-0.47
sentence before:whatever the	0.31	-0.31
sentence before:when	0.89	-0.89
sentence before:when a	-0.71	0.71
sentence before:when both	0.64	-0.64
sentence before:when it	0.86	-0.86
sentence before:when the	0.8	-0.8
sentence before:when they	0.4	-0.4
sentence before:when used	0.19	-0.19
sentence before:when we	0.92	-0.92
sentence before:when what	0.26	-0.26
sentence before:when you	0.37	-0.37
sentence before:where it	0.17	-0.17
sentence before:where the	0.27	-0.27
sentence before:whether	0.66	-0.66
sentence before:whether a	0.43	-0.43
sentence before:whether or	0.52	-0.52
sentence before:which	-0.63	0.63
sentence before:which came	0.43	-0.43
sentence before:which has	-0.23	0.23
sentence before:which is	0.47	-0.47
sentence before:which it	-0.98	0.98
sentence before:which must	-1.01	1.01
sentence before:which plan	0.46	-0.46
sentence before:which reach	0.4	-0.4
sentence before:which show	0.62	-0.62
sentence before:which the	-0.88	0.88
sentence before:which was	-0.81	0.81
sentence before:which we	1.32	-1.32
sentence before:which you	-0.59	0.59
sentence before:whichever	-0.37	0.37
sentence before:while	-0.72	0.72
sentence before:while a	0.71	-0.71
sentence before:while it	0.46	-0.46
sentence before:while the	0.36	-0.36
sentence before:while we	0.16	-0.16
sentence before:whitcomb	0.54	-0.54
sentence before:whitcomb ruiz	0.26	-0.26
sentence before:white	-0.98	0.98
sentence before:whitfield	0.42	-0.42
sentence before:whitlow	0.26	-0.26
sentence before:who	0.63	-0.63
sentence before:who asked	0.16	-0.16
sentence before:who did	0.16	-0.16
sentence before:who had	-0.38	0.38
sentence before:who has	-0.49	0.49
sentence before:who is	0.4	-0.4
sentence before:who made	0.25	-0.25
sentence before:who review	-0.62	0.62
sentence before:who took	0.26	-0.26
sentence before:who was	0.26	-0.26
sentence before:whoever	0.64	-0.64
sentence before:whole	0.96	-0.96
sentence before:whom	0.44	-0.44
sentence before:whom it	0.37	-0.37
sentence before:whose	-1	1
sentence before:why	-1.07	1.07
sentence before:why :	-0.76	0.76
sentence before:why ?	-0.29	0.29
sentence before:why a	-0.51	0.51
sentence before:why and	0.25	-0.25
sentence before:why it	-1.23	1.23
sentence before:why the	-0.95	0.95
sentence before:why thi	0.62	-0.62
sentence before:why was	-1.14	1.14
sentence before:why we	-1.04	1.04
sentence before:why you	1.08	-1.08
sentence before:why your	-0.55	0.55
sentence before:wife	0.36	-0.36
sentence before:wilhelmina	0.24	-0.24
sentence before:will	1.47	-1.47
sentence before:will answer	0.65	-0.65
sentence before:will be	1.67	-1.67
sentence before:will come	0.39	-0.39
sentence before:will have	0.16	-0.16
sentence before:will look	0.7	-0.7
sentence before:will not	0.32	-0.32
sentence before:will pay	-0.82	0.82
sentence before:will send	0.18	-0.18
sentence before:will show	0.27	-0.27
sentence before:will take	0.42	-0.42
sentence before:will then	0.27	-0.27
sentence before:winifr	0.67	-0.67
sentence before:winslow	0.29	-0.29
sentence before:winterbourn	0.32	-0.32
sentence before:wisconsin	0.2	-0.2
sentence before:wish to	0.37	-0.37
sentence before:with a	0.31	-0.31
sentence before:with adjust	0.39	-0.39
sentence before:with an	0.22	-0.22
sentence before:with another	0.79	-0.79
sentence before:with check	0.4	-0.4
sentence before:with cigna	0.43	-0.43
sentence before:with claim	0.29	-0.29
sentence before:with co	-0.57	0.57
sentence before:with diagnosy	0.26	-0.26
sentence before:with dr	0.23	-0.23
sentence before:with goal	0.39	-0.39
sentence before:with her	0.45	-0.45
sentence before:with him	-0.2	0.2
sentence before:with humana	0.38	-0.38
sentence before:with interest	0.23	-0.23
sentence before:with it	1.01	-1.01
sentence before:with its	0.64	-0.64
sentence before:with measurabl	0.86	-0.86
sentence before:with more	0.3	-0.3
sentence before:with one	-0.4	0.4
sentence before:with proof	0.17	-0.17
sentence before:with that	0.79	-0.79
sentence before:with the	0.85	-0.85
sentence before:with thi	1.13	-1.13
sentence before:with time	0.18	-0.18
sentence before:with timed	0.19	-0.19
sentence before:with total	0.27	-0.27
sentence before:with us	2.05	-2.05
sentence before:with what	-0.99	0.99
sentence before:with you	-0.89	0.89
sentence before:with your	1.18	-1.18
sentence before:withdrawn	0.69	-0.69
sentence before:withdrawn national	0.38	-0.38
sentence before:within	0.52	-0.52
sentence before:within <n>	0.23	-0.23
sentence before:within one	0.2	-0.2
sentence before:within sixty	0.36	-0.36
sentence before:within the	1.02	-1.02
sentence before:without	-0.48	0.48
sentence before:without contrast	0.69	-0.69
sentence before:without delay	0.27	-0.27
sentence before:without help	-1.03	1.03
sentence before:without injection	0.74	-0.74
sentence before:without it	0.8	-0.8
sentence before:without one	0.55	-0.55
sentence before:without pay	-0.51	0.51
sentence before:without the	0.72	-0.72
sentence before:without them	-0.49	0.49
sentence before:wk	1.13	-1.13
sentence before:wojcik	0.3	-0.3
sentence before:women	0.35	-0.35
sentence before:women health	0.28	-0.28
sentence before:work and	0.28	-0.28
sentence before:work better	-0.3	0.3
sentence before:work harden	-0.74	0.74
sentence before:work on	0.44	-0.44
sentence before:work out	0.38	-0.38
sentence before:work relat	0.36	-0.36
sentence before:worker	1.06	-1.06
sentence before:worker compens	0.54	-0.54
sentence before:worker may	0.17	-0.17
sentence before:worse	0.36	-0.36
sentence before:would be	0.82	-0.82
sentence before:would harm	-0.67	0.67
sentence before:would have	-0.32	0.32
sentence before:would like	0.47	-0.47
sentence before:would not	-0.8	0.8
sentence before:wound	-0.16	0.16
sentence before:wound measur	-0.94	0.94
sentence before:wren	-0.3	0.3
sentence before:wrist	0.66	-0.66
sentence before:writ	-0.53	0.53
sentence before:writ :	-1.35	1.35
sentence before:writ about	0.62	-0.62
sentence before:writ and	0.38	-0.38
sentence before:writ befor	0.16	-0.16
sentence before:writ beforehand	0.22	-0.22
sentence before:writ to	-0.25	0.25
sentence before:writ within	0.43	-0.43
sentence before:write	0.35	-0.35
sentence before:write off	1.24	-1.24
sentence before:write the	0.19	-0.19
sentence before:write to	0.71	-0.71
sentence before:written consent	0.72	-0.72
sentence before:written decision	0.19	-0.19
sentence before:written off	-0.79	0.79
sentence before:written order	0.53	-0.53
sentence before:written report	0.2	-0.2
sentence before:wrong	1.2	-1.2
sentence before:wrote :	-0.78	0.78
sentence before:wrote to	0.23	-0.23
sentence before:wt	0.24	-0.24
sentence before:wt <n>	0.24	-0.24
sentence before:x	0.5	-0.5
sentence before:x <d>	0.58	-0.58
sentence before:x <n>	0.57	-0.57
sentence before:x initial	0.29	-0.29
sentence before:x ray	0.28	-0.28
sentence before:x the	0.85	-0.85
sentence before:x treat	0.29	-0.29
sentence before:x week	0.4	-0.4
sentence before:xa	0.75	-0.75
sentence before:xa <n>	0.75	-0.75
sentence before:xof	0.18	-0.18
sentence before:xof <n>	0.18	-0.18
sentence before:xx	0.46	-0.46
sentence before:xx <n>	0.4	-0.4
sentence before:xxa	0.55	-0.55
sentence before:xxx	0.53	-0.53
sentence before:xxx <n>	0.18	-0.18
sentence before:xxx xx	0.4	-0.4
sentence before:y	0.89	-0.89
sentence before:y <n>	0.84	-0.84
sentence before:year	0.56	-0.56
sentence before:year :	0.39	-0.39
sentence before:year after	0.18	-0.18
sentence before:year and	-0.8	0.8
sentence before:year for	-0.67	0.67
sentence before:year from	0.31	-0.31
sentence before:year has	0.66	-0.66
sentence before:year maximum	0.39	-0.39
sentence before:year old	-0.27	0.27
sentence before:year to	0.31	-0.31
sentence before:year with	0.39	-0.39
sentence before:yes	0.35	-0.35
sentence before:yet show	-0.84	0.84
sentence before:yolanda	0.26	-0.26
sentence before:york	0.34	-0.34
sentence before:york motor	0.19	-0.19
sentence before:you :	0.67	-0.67
sentence before:you a	0.28	-0.28
sentence before:you and	0.42	-0.42
sentence before:you appeal	-0.47	0.47
sentence before:you are	0.99	-0.99
sentence before:you ask	-0.79	0.79
sentence before:you asked	1.98	-1.98
sentence before:you at	-0.61	0.61
sentence before:you believ	0.17	-0.17
sentence before:you bill	0.24	-0.24
sentence before:you can	0.88	-0.88
sentence before:you cant	0.22	-0.22
sentence before:you charg	-0.47	0.47
sentence before:you choos	0.2	-0.2
sentence before:you could	-0.53	0.53
sentence before:you did	0.73	-0.73
sentence before:you disagre	0.88	-0.88
sentence before:you disput	0.25	-0.25
sentence before:you do	-0.71	0.71
sentence before:you enclos	-0.33	0.33
sentence before:you filed	0.18	-0.18
sentence before:you from	0.36	-0.36
sentence before:you gave	-1.05	1.05
sentence before:you get	0.48	-0.48
sentence before:you had	-0.47	0.47
sentence before:you have	1.27	-1.27
sentence before:you in	-0.58	0.58
sentence before:you knew	0.26	-0.26
sentence before:you know	-0.79	0.79
sentence before:you may	1.1	-1.1
sentence before:you more	0.7	-0.7
sentence before:you must	0.92	-0.92
sentence before:you name	0.16	-0.16
sentence before:you need	0.3	-0.3
sentence before:you or	0.17	-0.17
sentence before:you pay	-0.3	0.3
sentence before:you receiv	-0.57	0.57
sentence before:you return	0.4	-0.4
sentence before:you see	-0.44	0.44
sentence before:you send	0.16	-0.16
sentence before:you sent	0.36	-0.36
sentence before:you should	0.16	-0.16
sentence before:you that	1.08	-1.08
sentence before:you the	-0.89	0.89
sentence before:you think	0.42	-0.42
sentence before:you to	-0.41	0.41
sentence before:you told	1.03	-1.03
sentence before:you treat	0.26	-0.26
sentence before:you walk	0.26	-0.26
sentence before:you want	0.39	-0.39
sentence before:you were	-0.29	0.29
sentence before:you why	0.29	-0.29
sentence before:you will	0.84	-0.84
sentence before:you wish	0.29	-0.29
sentence before:you with	0.43	-0.43
sentence before:you would	0.57	-0.57
sentence before:you your	0.55	-0.55
sentence before:your <m>	0.66	-0.66
sentence before:your <n>	-0.56	0.56
sentence before:your account	0.36	-0.36
sentence before:your amount	0.37	-0.37
sentence before:your appeal	0.82	-0.82
sentence before:your back	-1.11	1.11
sentence before:your behalf	-0.79	0.79
sentence before:your bill	-0.66	0.66
sentence before:your care	-0.56	0.56
sentence before:your charg	0.62	-0.62
sentence before:your child	-0.58	0.58
sentence before:your claim	0.92	-0.92
sentence before:your clearinghous	0.52	-0.52
sentence before:your contract	1.03	-1.03
sentence before:your copay	-1.01	1.01
sentence before:your coverag	0.95	-0.95
sentence before:your daughter	0.39	-0.39
sentence before:your deductibl	1.42	-1.42
sentence before:your disput	0.65	-0.65
sentence before:your doctor	0.3	-0.3
sentence before:your employer	0.49	-0.49
sentence before:your entir	0.32	-0.32
sentence before:your explan	0.59	-0.59
sentence before:your favor	0.95	-0.95
sentence before:your first	0.27	-0.27
sentence before:your group	0.16	-0.16
sentence before:your health	0.54	-0.54
sentence before:your insuranc	0.56	-0.56
sentence before:your last	0.33	-0.33
sentence before:your left	0.21	-0.21
sentence before:your letter	0.19	-0.19
sentence before:your medicar	0.38	-0.38
sentence before:your member	0.23	-0.23
sentence before:your next	0.29	-0.29
sentence before:your note	-0.27	0.27
sentence before:your offic	1.65	-1.65
sentence before:your part	0.23	-0.23
sentence before:your particip	-0.46	0.46
sentence before:your patient	-0.84	0.84
sentence before:your pay	0.6	-0.6
sentence before:your practic	0.81	-0.81
sentence before:your prescriber	-0.35	0.35
sentence before:your provider	1.52	-1.52
sentence before:your record	1.17	-1.17
sentence before:your remittanc	1.08	-1.08
sentence before:your representativ	0.55	-0.55
sentence before:your request	0.51	-0.51
sentence before:your right	0.53	-0.53
sentence before:your see	-0.33	0.33
sentence before:your son	0.25	-0.25
sentence before:your summary	0.2	-0.2
sentence before:your tax	-0.35	0.35
sentence before:your therapist	0.59	-0.59
sentence before:your time	-0.8	0.8
sentence before:your to	0.54	-0.54
sentence before:your treat	0.42	-0.42
sentence before:your truly	0.28	-0.28
sentence before:your visit	0.57	-0.57
sentence before:your what	-0.5	0.5
sentence before:your year	0.24	-0.24
sentence before:your your	0.16	-0.16
sentence before:yourself	1.07	-1.07
sentence before:z <m>	-0.48	0.48
sentence before:z <n>	0.43	-0.43
sentence before:zebulon	0.19	-0.19
sentence before:zepbound	-0.44	0.44
sentence before:zero	0.17	-0.17
separat	-0.77	0.77
separat bill	1.06	-1.06
separat identifiabl	0.56	-0.56
separat letter	0.22	-0.22
separat pay	-0.7	0.7
separat region	1.34	-1.34
seq	0.42	-0.42
sequestr	-0.99	0.99
sequestr reduction	1.15	-1.15
seriou	0.69	-0.69
serum	-0.35	0.35
serv	0.43	-0.43
serv date	0.33	-0.33
serve	-0.37	0.37
servic	-0.87	0.87
servic * <month>	0.18	-0.18
servic * <n>	1.4	-1.4
servic * a	-0.94	0.94
servic * are	2.27	-2.27
servic * bill	0.2	-0.2
servic * cover	0.24	-0.24
servic * date	-0.72	0.72
servic * deny	0.41	-0.41
servic * do	-0.67	0.67
servic * in	-0.39	0.39
servic * is	-0.25	0.25
servic * item	-0.49	0.49
servic * may	0.48	-0.48
servic * no	-0.92	0.92
servic * not	0.4	-0.4
servic * so	-0.95	0.95
servic * the	-1.79	1.79
servic * was	-1.27	1.27
servic * were	0.59	-0.59
servic * you	-0.45	0.45
servic * your	-0.91	0.91
servic :	1.4	-1.4
servic <5>	0.95	-0.95
servic <m>	0.43	-0.43
servic <month>	0.73	-0.73
servic <n>	0.83	-0.83
servic a	0.6	-0.6
servic after	-0.42	0.42
servic already	-0.28	0.28
servic amount	0.96	-0.96
servic and	0.31	-0.31
servic appeal	0.33	-0.33
servic approv	0.24	-0.24
servic are	-0.76	0.76
servic area	-0.32	0.32
servic as	-1.2	1.2
servic asked	0.38	-0.38
servic at	0.47	-0.47
servic b	0.54	-0.54
servic becaus	-1.66	1.66
servic benefit	0.67	-0.67
servic by	-0.24	0.24
servic can	0.67	-0.67
servic center	0.21	-0.21
servic charg	-0.38	0.38
servic claim	0.24	-0.24
servic co	-1.58	1.58
servic code	0.83	-0.83
servic corpor	0.36	-0.36
servic date	-0.2	0.2
servic description	0.22	-0.22
servic doe	-1.06	1.06
servic dur	0.26	-0.26
servic exceed	0.4	-0.4
servic facility	-0.69	0.69
servic fall	-0.67	0.67
servic from	0.33	-0.33
servic if	0.68	-0.68
servic in	-0.53	0.53
servic inc	0.68	-0.68
servic is	-0.72	0.72
servic item	0.24	-0.24
servic lack	-0.36	0.36
servic line	0.51	-0.51
servic list	0.89	-0.89
servic loc	-0.34	0.34
servic may	0.21	-0.21
servic meet	0.25	-0.25
servic n	-1.1	1.1
servic need	0.28	-0.28
servic not	-0.93	0.93
servic of	-1.89	1.89
servic on	-0.56	0.56
servic only	0.51	-0.51
servic or	0.72	-0.72
servic plan	0.5	-0.5
servic proc	0.68	-0.68
servic procedur	0.76	-0.76
servic provid	1.09	-1.09
servic provider	0.53	-0.53
servic render	1.02	-1.02
servic request	-0.26	0.26
servic s	0.17	-0.17
servic say	0.18	-0.18
servic servic	0.63	-0.63
servic should	0.61	-0.61
servic sign	0.22	-0.22
servic so	0.35	-0.35
servic test	0.73	-0.73
servic the	0.58	-0.58
servic third	0.28	-0.28
servic to	0.49	-0.49
servic total	0.3	-0.3
servic tricar	0.28	-0.28
servic under	0.31	-0.31
servic was	-0.84	0.84
servic were	-2.29	2.29
servic which	-0.2	0.2
servic will	0.56	-0.56
servic within	-0.48	0.48
servic x	0.27	-0.27
servic you	0.77	-0.77
servicio	0.34	-0.34
sery	-0.59	0.59
session	-0.59	0.59
session * <month>	-0.54	0.54
session * not	-0.31	0.31
session <n>	0.34	-0.34
session a	-0.29	0.29
session and	-0.94	0.94
session are	-0.68	0.68
session in	-0.45	0.45
session on	-0.62	0.62
session was	-0.56	0.56
session were	-0.28	0.28
session you	-0.34	0.34
set	-0.57	0.57
set * aside	-0.35	0.35
set * the	-0.39	0.39
set aside	0.41	-0.41
set by	1.11	-1.11
set for	-1.1	1.1
set it	-0.42	0.42
set of	-1.43	1.43
set one	-0.3	0.3
set the	0.43	-0.43
set up	1.09	-1.09
settl	-1.11	1.11
settl * <n>	-0.17	0.17
settl * the	-0.48	0.48
settl * we	-0.38	0.38
settl and	-0.65	0.65
settl in	0.97	-0.97
settl it	-1.12	1.12
settl on	-0.21	0.21
settl the	0.72	-0.72
settl thi	0.81	-0.81
settl up	-0.39	0.39
settl with	-0.55	0.55
seven day	0.53	-0.53
seventh	-1.11	1.11
seventh character	-0.34	0.34
sever	0.28	-0.28
several	0.16	-0.16
severity	-0.75	0.75
sex	0.27	-0.27
sex f	0.38	-0.38
sf	-0.62	0.62
sf <n>	-0.67	0.67
sh	-0.64	0.64
sh <n>	-0.68	0.68
shall	0.33	-0.33
sham	1.68	-1.68
shape	0.55	-0.55
shar	-1.47	1.47
share * the	1.88	-1.88
share * thi	0.16	-0.16
share :	1.04	-1.04
share <m>	0.89	-0.89
share a	-0.2	0.2
share of	2	-2
share the	-0.63	0.63
she	-1.25	1.25
she * not	0.17	-0.17
she agr	0.3	-0.3
she came	-0.18	0.18
she could	-0.31	0.31
she doe	0.88	-0.88
she found	-0.52	0.52
she got	0.27	-0.27
she had	0.24	-0.24
she hurt	-0.74	0.74
she in	-0.22	0.22
she is	-0.18	0.18
she saw	-0.54	0.54
she walk	-0.24	0.24
she went	-0.44	0.44
shed	-0.89	0.89
sheet	-0.67	0.67
sheet * the	0.76	-0.76
sheet * top	0.47	-0.47
sheet <n>	0.2	-0.2
sheet and	0.17	-0.17
sheet if	1.03	-1.03
sheet mail	0.19	-0.19
sheet metal	0.42	-0.42
sheet of	-0.43	0.43
sheet on	0.47	-0.47
sheet say	-1.06	1.06
sheet so	-0.35	0.35
sheet was	-0.54	0.54
sheet you	-0.78	0.78
shelf	-0.78	0.78
shelf and	-0.22	0.22
shell	-0.86	0.86
shield	0.47	-0.47
shield * california	0.18	-0.18
shield * north	0.26	-0.26
shield assocy	0.31	-0.31
shield of	0.82	-0.82
shield servic	-0.81	0.81
shift	-0.64	0.64
shine	0.4	-0.4
ship	-0.68	0.68
shipp	-1.08	1.08
shock	1.12	-1.12
shock wave	1.12	-1.12
shockwav	-0.94	0.94
shoe	-1.06	1.06
shoe insert	-0.88	0.88
shop	-1.34	1.34
shore	0.21	-0.21
short of	1.01	-1.01
short term	-0.49	0.49
shot	-1.52	1.52
shot * the	-0.71	0.71
shot are	-0.62	0.62
shot for	-0.84	0.84
shot of	-0.33	0.33
shot was	0.48	-0.48
should * paid	0.62	-0.62
should * sent	1.09	-1.09
should * wish	0.21	-0.21
should be	-0.84	0.84
should call	0.41	-0.41
should come	-0.44	0.44
should get	-1.34	1.34
should go	-0.64	0.64
should have	0.46	-0.46
should not	1.57	-1.57
should pay	-1.12	1.12
should see	0.23	-0.23
should you	0.38	-0.38
shoulder	-0.18	0.18
shoulder <m>	0.16	-0.16
shoulder <n>	0.58	-0.58
shoulder is	-0.87	0.87
shoulder pain	0.85	-0.85
shoulder was	0.57	-0.57
shouldv	-0.41	0.41
shouldv been	-0.64	0.64
shouldv gone	0.29	-0.29
show	-0.73	0.73
show * a	0.19	-0.19
show * accept	-0.53	0.53
show * delay	-1.26	1.26
show * it	-1.04	1.04
show * los	0.29	-0.29
show * manual	-0.78	0.78
show * medical	-0.92	0.92
show * medicar	-0.74	0.74
show * member	-0.16	0.16
show * new	0.91	-0.91
show * same	-0.65	0.65
show * separat	0.7	-0.7
show * skill	-0.78	0.78
show * the	-0.3	0.3
show * thi	0.41	-0.41
show * we	1.52	-1.52
show * you	-0.75	0.75
show * your	-0.52	0.52
show <n>	-1.19	1.19
show a	-0.83	0.83
show an	-1.11	1.11
show another	0.49	-0.49
show any	-0.4	0.4
show good	0.77	-0.77
show neither	-0.49	0.49
show on	-0.47	0.47
show one	-0.55	0.55
show other	0.73	-0.73
show the	0.39	-0.39
show thi	0.18	-0.18
show treat	0.2	-0.2
show two	1.11	-1.11
show up	0.23	-0.23
show we	-0.59	0.59
show what	-0.59	0.59
show when	-0.36	0.36
show why	-0.77	0.77
show you	0.4	-0.4
shown	-1.04	1.04
shown * a	0.49	-0.49
shown * be	-1.3	1.3
shown * the	-0.29	0.29
shown * thi	-0.3	0.3
shown * work	-0.2	0.2
shown above	1.01	-1.01
shown as	-0.21	0.21
shown by	0.51	-0.51
shown here	0.5	-0.5
shown in	-0.47	0.47
shown is	0.41	-0.41
shown to	-1.6	1.6
shut	-1.34	1.34
si	1.13	-1.13
si habla	0.39	-0.39
si necesita	0.37	-0.37
sick visit	0.52	-0.52
sicknes	-0.59	0.59
sicknes and	-0.56	0.56
side	-1.3	1.3
side * side	-0.43	0.43
side * the	0.39	-0.39
side and	0.26	-0.26
side by	-0.96	0.96
sierra vista	-0.25	0.25
sign	-0.75	0.75
sign * :	0.22	-0.22
sign * <n>	0.23	-0.23
sign * a	0.23	-0.23
sign * as	-0.51	0.51
sign * dated	0.57	-0.57
sign * enclos	0.68	-0.68
sign * form	0.56	-0.56
sign * it	-0.88	0.88
sign * notic	0.73	-0.73
sign * sheet	0.47	-0.47
sign * the	-0.73	0.73
sign * waiver	0.87	-0.87
sign a	1	-1
sign an	0.18	-0.18
sign befor	0.33	-0.33
sign by	-1.25	1.25
sign it	0.16	-0.16
sign of	-0.81	0.81
sign off	-0.71	0.71
sign order	0.3	-0.3
sign permission	0.52	-0.52
sign plan	1.08	-1.08
sign that	-0.52	0.52
sign the	0.38	-0.38
sign up	-0.2	0.2
sign waiver	-1.57	1.57
sign with	0.47	-0.47
signatur	-0.37	0.37
signatur * file	-0.48	0.48
signatur * physician	0.59	-0.59
signatur * the	-0.77	0.77
signatur and	-1.31	1.31
signatur cannot	0.88	-0.88
signatur of	-0.17	0.17
signatur on	0.37	-0.37
significant	1.56	-1.56
significant * separat	1	-1
significant and	1.34	-1.34
sila	-0.9	0.9
silver	0.99	-0.99
silver <n>	0.26	-0.26
silver birch	-0.54	0.54
silver plan	1.07	-1.07
silverscript	0.28	-0.28
simon	0.24	-0.24
simp	-0.27	0.27
simpl	-0.28	0.28
since	-0.71	0.71
since * last	-1.08	1.08
since <d>	-0.48	0.48
since <n>	-0.34	0.34
since he	-0.79	0.79
since it	0.69	-0.69
since learn	0.46	-0.46
since may	-1.48	1.48
since the	-0.23	0.23
since then	0.41	-0.41
since thi	-1.15	1.15
since you	0.64	-0.64
since your	0.49	-0.49
sincer	1.62	-1.62
singl	0.16	-0.16
singl leg	1.4	-1.4
sister	-1.08	1.08
sit	-0.39	0.39
sit * the	-0.52	0.52
sit in	0.86	-0.86
sitt	0.71	-0.71
siu	-1.54	1.54
six	-0.93	0.93
six line	0.56	-0.56
six month	0.39	-0.39
six of	0.22	-0.22
six session	-0.67	0.67
six visit	-0.35	0.35
six week	-0.44	0.44
six were	-0.8	0.8
sixteen	-0.37	0.37
sixth	-0.84	0.84
sixth visit	-0.85	0.85
sixty	-0.76	0.76
sixty <n>	0.18	-0.18
sixty day	-0.62	0.62
size	0.16	-0.16
skagit	0.4	-0.4
skagit flat	0.17	-0.17
skill	-1.67	1.67
skill * a	-0.71	0.71
skill * need	0.45	-0.45
skill care	0.33	-0.33
skill need	-0.4	0.4
skill nurs	-1.05	1.05
skill of	-0.58	0.58
skin	-0.31	0.31
skin substitut	0.22	-0.22
skin tag	-0.75	0.75
skip	-0.38	0.38
skipp	-0.93	0.93
sky	0.21	-0.21
sl	0.17	-0.17
sleep	-0.94	0.94
sleep apnea	0.19	-0.19
sleep study	1.2	-1.2
sleep through	-0.59	0.59
slip	-2	2
slip * fall	-0.22	0.22
slip * the	0.19	-0.19
slip and	-0.22	0.22
slip from	-0.47	0.47
slipp	-0.21	0.21
slot	-0.45	0.45
slow	-1.07	1.07
sm	0.52	-0.52
sm <n>	0.52	-0.52
small	0.16	-0.16
small and	-1.02	1.02
small group	0.28	-0.28
smaller	0.5	-0.5
smith	-0.85	0.85
smok	-1.16	1.16
so	-0.35	0.35
so * <n>	-0.18	0.18
so * can	1.16	-1.16
so * cannot	-0.93	0.93
so * claim	-0.81	0.81
so * could	-0.23	0.23
so * have	0.55	-0.55
so * is	-1.13	1.13
so * line	-0.41	0.41
so * may	0.69	-0.69
so * pay	-0.51	0.51
so * plan	0.73	-0.73
so * visit	-0.57	0.57
so * we	0.97	-0.97
so * will	-0.21	0.21
so * writ	0.78	-0.78
so a	0.17	-0.17
so and	-0.65	0.65
so are	0.68	-0.68
so by	-0.35	0.35
so dark	-0.18	0.18
so far	0.99	-0.99
so for	-0.22	0.22
so he	-0.98	0.98
so her	-0.44	0.44
so in	0.71	-0.71
so it	-0.9	0.9
so its	-0.35	0.35
so no	-0.77	0.77
so noth	0.16	-0.16
so our	-0.25	0.25
so pleas	0.77	-0.77
so she	-0.65	0.65
so that	0.68	-0.68
so the	0.33	-0.33
so ther	-0.39	0.39
so there	0.18	-0.18
so they	-0.76	0.76
so thi	0.21	-0.21
so we	-0.59	0.59
so what	1	-1
so with	0.37	-0.37
so within	0.26	-0.26
so you	-0.41	0.41
so your	0.89	-0.89
social	-0.43	0.43
social security	-0.19	0.19
softwar	-1.37	1.37
sold	-1.3	1.3
sold * the	-0.6	0.6
solheim	0.26	-0.26
solution	0.46	-0.46
solution inc	0.2	-0.2
solveig	-0.53	0.53
some	0.58	-0.58
somebody	-1.42	1.42
somebody else	-0.24	0.24
someon	-0.58	0.58
someon * act	0.69	-0.69
someon else	-1.15	1.15
someon to	0.58	-0.58
someon who	-0.27	0.27
someon you	0.22	-0.22
someth	-1.05	1.05
someth a	-0.23	0.23
someth the	-0.25	0.25
someth thi	-0.16	0.16
son	0.22	-0.22
soon	-0.35	0.35
soon as	0.63	-0.63
sooner	0.17	-0.17
sore	-0.79	0.79
sore throat	-0.7	0.7
sorry	-1.44	1.44
sorry but	-0.2	0.2
sorry to	0.16	-0.16
sort	0.19	-0.19
sort out	-0.69	0.69
sought	-0.91	0.91
south	0.54	-0.54
sp	1.22	-1.22
sp <n>	1.22	-1.22
span	-1.44	1.44
spanish	0.8	-0.8
spasm	-0.37	0.37
spd	-0.74	0.74
speak * dr	0.75	-0.75
speak * the	0.16	-0.16
speak of	-0.85	0.85
speak with	1.2	-1.2
special	-1.33	1.33
special investig	-0.53	0.53
special unit	-0.24	0.24
specialist	-0.58	0.58
specialty	-0.66	0.66
specific	-0.9	0.9
specific written	0.18	-0.18
specimen	0.25	-0.25
speech	-1.1	1.1
speech and	0.17	-0.17
speech evalu	-0.39	0.39
speed	-0.55	0.55
spell	-0.86	0.86
spend	-0.95	0.95
spend down	-0.84	0.84
spent	-0.96	0.96
spent by	-0.78	0.78
spinal	-0.46	0.46
spinal adjust	-0.46	0.46
spinal decompression	-0.7	0.7
spinal manipul	0.53	-0.53
spinal region	-0.23	0.23
spine	1.03	-1.03
spine and	0.23	-0.23
spine center	0.52	-0.52
spine film	0.34	-0.34
spine health	0.27	-0.27
spine imag	0.75	-0.75
spine institut	0.27	-0.27
spine rehab	0.28	-0.28
spine sport	0.44	-0.44
spine therapy	0.45	-0.45
spine without	0.43	-0.43
splint was	0.65	-0.65
split	-1.26	1.26
spoke	0.56	-0.56
spoke w	0.43	-0.43
spoke with	0.25	-0.25
sponsor :	0.22	-0.22
sponsor name	0.17	-0.17
sponsor ssn	0.2	-0.2
sport	-1.34	1.34
sport medicin	-0.47	0.47
sport physical	-1.11	1.11
sport spine	0.22	-0.22
sport therapy	0.46	-0.46
spot	-1.13	1.13
spous	-0.67	0.67
spous claim	0.22	-0.22
spous was	-0.7	0.7
spr	-1.59	1.59
sprain	-1.34	1.34
sprain ankle	-0.23	0.23
sprain had	0.31	-0.31
sprain of	-0.24	0.24
squar	-0.23	0.23
sr	-0.89	0.89
sr <n>	-0.45	0.45
ssg	0.2	-0.2
ssn	-0.35	0.35
st	-0.52	0.52
st day	1.08	-1.08
stabl	0.28	-0.28
stabl problem	-0.44	0.44
stack	-1.05	1.05
staff	-0.64	0.64
stage	-0.32	0.32
stage kidney	-0.33	0.33
stair	0.59	-0.59
stair * one	0.61	-0.61
stair and	0.69	-0.69
stair with	-0.62	0.62
stair without	0.4	-0.4
stale	-2.27	2.27
stallworth	0.16	-0.16
stamp	-2.35	2.35
stamp * it	0.19	-0.19
stamp * place	-0.48	0.48
stamp <month>	-0.19	0.19
stamp in	-0.74	0.74
stamp on	0.19	-0.19
stand	0.43	-0.43
stand * <n>	0.53	-0.53
stand * first	-0.29	0.29
stand * its	0.53	-0.53
stand * the	-0.41	0.41
stand ahead	-0.61	0.61
stand as	0.17	-0.17
stand at	1.11	-1.11
stand by	1.49	-1.49
stand in	-0.51	0.51
stand on	0.53	-0.53
stand referral	-0.47	0.47
stand the	0.46	-0.46
standard appeal	0.51	-0.51
standard option	-1.01	1.01
standard request	0.53	-0.53
standard review	0.7	-0.7
standardiz test	-0.44	0.44
stapl	-0.95	0.95
star	0.71	-0.71
start	0.16	-0.16
start * <month>	1.08	-1.08
start * <n>	-0.72	0.72
start * end	-0.62	0.62
start * stop	0.3	-0.3
start * the	-1.27	1.27
start at	-1.02	1.02
start on	0.33	-0.33
start to	0.62	-0.62
stat	-1.52	1.52
stat * claim	0.26	-0.26
stat * the	-1.1	1.1
stat * why	0.38	-0.38
stat * your	-0.27	0.27
stat :	0.51	-0.51
stat <n>	0.35	-0.35
stat comp	-0.23	0.23
stat date	1.12	-1.12
stat file	-0.34	0.34
stat for	-0.98	0.98
stat from	-0.57	0.57
stat is	0.37	-0.37
stat must	0.75	-0.75
stat no	-0.78	0.78
stat rule	-0.21	0.21
stat that	-2.4	2.4
stat was	-0.54	0.54
stat why	0.58	-0.58
state	-0.22	0.22
state * a	-0.23	0.23
state * federal	0.55	-0.55
state * new	0.22	-0.22
state * the	-0.33	0.33
state board	-0.96	0.96
state comp	-1.38	1.38
state depart	0.26	-0.26
state fair	0.71	-0.71
state farm	0.26	-0.26
state fee	0.94	-0.94
state for	0.33	-0.33
state give	-0.3	0.3
state health	0.9	-0.9
state hear	0.5	-0.5
state insuranc	0.5	-0.5
state let	-0.42	0.42
state medicaid	0.49	-0.49
state of	0.44	-0.44
state plan	-0.34	0.34
state program	0.94	-0.94
state reason	-0.6	0.6
state that	0.17	-0.17
state the	-0.65	0.65
statu	0.25	-0.25
statu :	1.37	-1.37
statu deny	-0.72	0.72
statu detail	-0.29	0.29
statu finaliz	-0.32	0.32
statu not	-0.34	0.34
statu paid	0.2	-0.2
statu payer	0.17	-0.17
statu report	0.17	-0.17
statut	-1.09	1.09
statutory	-0.2	0.2
stay	-0.5	0.5
stay * same	-0.92	0.92
stay * the	-0.59	0.59
stay <n>	-0.51	0.51
stay at	-0.37	0.37
stay deny	-1.22	1.22
stay in	1.37	-1.37
stay open	0.52	-0.52
stay the	-0.92	0.92
stay was	-0.57	0.57
ste	0.33	-0.33
ste <n>	0.24	-0.24
steady	0.84	-0.84
steel	0.39	-0.39
stem	-0.84	0.84
stem cell	-0.84	0.84
step	0.76	-0.76
step :	-0.16	0.16
step <n>	1	-1
step is	0.37	-0.37
step pediatric	0.27	-0.27
step therapy	-1.01	1.01
steroid	0.19	-0.19
stiff	-0.36	0.36
stiff neck	-0.43	0.43
still	-1.22	1.22
still * our	-0.9	0.9
still <n>	-0.19	0.19
still being	-0.77	0.77
still cover	0.25	-0.25
still deny	0.59	-0.59
still has	-0.69	0.69
still have	0.61	-0.61
still in	-0.28	0.28
still look	-0.68	0.68
still need	-1.49	1.49
still on	-1	1
still out	-0.32	0.32
still sitt	-0.35	0.35
still the	-0.17	0.17
still wait	-1.24	1.24
still work	-0.93	0.93
stillwater	-0.55	0.55
stimul * not	-1.57	1.57
stimul is	-1.57	1.57
stock	-0.49	0.49
stood	0.18	-0.18
stop	-1.23	1.23
stop * <n>	0.2	-0.2
stop * offset	0.24	-0.24
stop * the	-0.98	0.98
stop and	0.18	-0.18
stop at	-1.92	1.92
stop los	-1.22	1.22
stop the	0.47	-0.47
stop time	0.39	-0.39
stopp	-1.13	1.13
stopp * the	0.63	-0.63
stopp in	-0.47	0.47
stopp work	-0.44	0.44
stor	-0.47	0.47
stor insurer	-0.54	0.54
storag	-0.53	0.53
store	-1.51	1.51
story	-0.58	0.58
straight leg	0.28	-0.28
strain	-1.05	1.05
strain * the	-0.62	0.62
strain of	-0.66	0.66
stranger	-0.25	0.25
strapp	0.42	-0.42
street	-0.9	0.9
street addres	0.19	-0.19
street and	-0.35	0.35
street physical	0.24	-0.24
strength * <n>	0.5	-0.5
strength * both	0.31	-0.31
strength * reflex	-0.37	0.37
strength * the	-0.85	0.85
strength and	0.24	-0.24
strength in	0.59	-0.59
strength of	1.25	-1.25
strep	-0.29	0.29
strep test	0.24	-0.24
stres	-0.38	0.38
stres test	-0.4	0.4
stretch	-0.2	0.2
stretch * time	0.47	-0.47
stretch the	0.37	-0.37
stretch to	-0.39	0.39
strip	-1.99	1.99
strok	0.5	-0.5
strok in	0.48	-0.48
strok or	0.25	-0.25
stroud	0.51	-0.51
student	-0.79	0.79
student health	-0.47	0.47
student statu	-0.92	0.92
study	-1.17	1.17
study * a	-0.21	0.21
study * small	0.53	-0.53
study <5>	0.82	-0.82
study are	0.18	-0.18
study do	-1.46	1.46
study is	0.69	-0.69
study was	-0.43	0.43
stutter	-0.68	0.68
style	-0.34	0.34
su	0.55	-0.55
sub	-0.59	0.59
subject	1.26	-1.26
subject * erisa	0.61	-0.61
subject :	0.27	-0.27
subject of	0.3	-0.3
subject to	0.86	-0.86
sublux	1.89	-1.89
submission	-1.48	1.48
submission bill	-0.36	0.36
submit	1.09	-1.09
submit * correct	0.22	-0.22
submit * new	0.26	-0.26
submit a	1.27	-1.27
submit the	0.41	-0.41
submitt	-1.04	1.04
submitt doe	-1.52	1.52
submitt for	-0.55	0.55
submitt on	-0.25	0.25
submitt plan	0.44	-0.44
submitt within	-0.72	0.72
subrog	-0.69	0.69
subscriber	-0.44	0.44
subscriber :	0.93	-0.93
subscriber claim	0.16	-0.16
subscriber id	0.66	-0.66
subscriber name	0.38	-0.38
subscriber no	0.28	-0.28
subsequent	-0.64	0.64
substitut	0.22	-0.22
successful	0.71	-0.71
such	0.5	-0.5
such * a	-0.29	0.29
such * exercis	0.89	-0.89
such * thi	-0.26	0.26
such a	-0.22	0.22
such as	0.62	-0.62
such care	0.59	-0.59
such person	-0.53	0.53
sue under	0.17	-0.17
suffix	-0.6	0.6
suffix <n>	-0.23	0.23
sugar	0.48	-0.48
suggest	0.92	-0.92
suit	0.21	-0.21
suite	0.56	-0.56
suite <n>	0.6	-0.6
sum	1.5	-1.5
sum * <m>	0.25	-0.25
sum <m>	0.26	-0.26
sum from	0.7	-0.7
sum is	0.59	-0.59
sum of	-0.32	0.32
sum will	0.34	-0.34
summary	0.23	-0.23
summary * the	1.11	-1.11
summary * your	0.27	-0.27
summary amount	0.37	-0.37
summary beneficiary	0.52	-0.52
summary benefit	0.18	-0.18
summary claim	0.21	-0.21
summary notic	0.66	-0.66
summary of	1.29	-1.29
summary plan	-1.31	1.31
summer	-1.39	1.39
summit	1.43	-1.43
suncoast	-0.36	0.36
sunday	-0.47	0.47
sunniva	0.52	-0.52
sunris	0.36	-0.36
superbill	-0.66	0.66
superior	0.4	-0.4
superior healthplan	0.26	-0.26
supervis	-0.99	0.99
supervis doctor	-0.83	0.83
supervis therapy	0.89	-0.89
supervision	0.93	-0.93
supervisor	-1.3	1.3
supp	1.79	-1.79
supp * <n>	0.35	-0.35
supp the	0.92	-0.92
suppl	0.19	-0.19
supplemental	0.25	-0.25
supplemental insurer	0.64	-0.64
supplier	-1.75	1.75
supply	0.4	-0.4
supply were	0.54	-0.54
support	-2.08	2.08
support * level	-1.5	1.5
support * need	-1.19	1.19
support * separat	0.34	-0.34
support * the	-0.45	0.45
support a	-0.43	0.43
support activ	-1.11	1.11
support and	0.41	-0.41
support by	-0.24	0.24
support in	-0.65	0.65
support it	1.03	-1.03
support paper	0.78	-0.78
support that	-1.18	1.18
support the	-1.21	1.21
support thi	-0.76	0.76
support your	0.54	-0.54
supportiv	-0.36	0.36
suppos	-0.43	0.43
sure	0.75	-0.75
sure * we	0.44	-0.44
sure that	0.38	-0.38
surgeon	-0.5	0.5
surgeon fee	-0.71	0.71
surgeon packag	-0.34	0.34
surgery	-1.52	1.52
surgery * <month>	-0.81	0.81
surgery * <n>	0.56	-0.56
surgery <n>	0.22	-0.22
surgery and	-0.78	0.78
surgery on	-0.31	0.31
surgery that	-0.66	0.66
surgery was	-0.4	0.4
surgical	0.29	-0.29
suspend	-0.5	0.5
suspend for	1.31	-1.31
sv	0.31	-0.31
svc	-1.41	1.41
svc charg	0.17	-0.17
svc date	-0.89	0.89
sw	-0.74	0.74
swab	-1.42	1.42
swallow	-1.91	1.91
swallow by	-0.87	0.87
swapp	-1.62	1.62
swell	0.17	-0.17
switch	-1.55	1.55
switch to	-0.76	0.76
sycamor	0.36	-0.36
symptom	-1.15	1.15
symptom are	-0.71	0.71
symptom or	-0.23	0.23
system	-1.91	1.91
system * a	-0.36	0.36
system * not	0.52	-0.52
system and	-0.44	0.44
system is	0.58	-0.58
system on	0.17	-0.17
system show	-0.75	0.75
systematic	0.18	-0.18
systematic review	0.18	-0.18
systemic	-0.59	0.59
systemic condition	-0.59	0.59
szymansky	0.18	-0.18
szymborsky	-0.32	0.32
t	0.78	-0.78
t <n>	0.43	-0.43
t find	-0.72	0.72
ta	-0.67	0.67
tab	-0.22	0.22
tabitha	0.18	-0.18
tabl	-0.23	0.23
tabl are	-0.51	0.51
table	-1.62	1.62
table :	-2.31	2.31
tablet	0.28	-0.28
tac	-0.5	0.5
tac <n>	-0.5	0.5
tag	-0.92	0.92
tail	-0.79	0.79
take	0.62	-0.62
take * amount	0.54	-0.54
take * bill	-0.26	0.26
take * from	0.42	-0.42
take * money	0.34	-0.34
take * that	0.18	-0.18
take <m>	-0.2	0.2
take <n>	-0.44	0.44
take a	-0.79	0.79
take back	1.47	-1.47
take care	-0.36	0.36
take in	-0.51	0.51
take it	-0.63	0.63
take part	1.49	-1.49
take place	0.45	-0.45
take reconsider	0.41	-0.41
take the	-0.63	0.63
take thi	-0.57	0.57
take up	1.06	-1.06
taken * <n>	0.49	-0.49
taken * your	0.61	-0.61
taken back	0.24	-0.24
taken by	-0.97	0.97
taken care	0.55	-0.55
taken from	0.3	-0.3
taken off	0.17	-0.17
taken on	0.81	-0.81
taken out	-0.55	0.55
taken to	0.18	-0.18
taken up	-0.72	0.72
talk * dr	0.17	-0.17
talk * our	0.56	-0.56
talk * the	0.78	-0.78
talk about	-1.02	1.02
talk to	0.4	-0.4
talk with	0.92	-0.92
tallgras	0.47	-0.47
tamarack	0.34	-0.34
tamsin	0.26	-0.26
tape	-0.5	0.5
tarrant	-0.52	0.52
task	0.2	-0.2
tate	-0.31	0.31
tax	-0.45	0.45
tax credit	0.63	-0.63
tax id	0.53	-0.53
tax number	-1.05	1.05
taxonomy	-1.94	1.94
taxonomy miss	-0.4	0.4
tc <n>	0.32	-0.32
te	0.81	-0.81
te <n>	0.81	-0.81
teach	-0.6	0.6
teagu	0.2	-0.2
team	-0.75	0.75
teamster	0.45	-0.45
tear	0.66	-0.66
tech	-1.03	1.03
technical	-0.38	0.38
technology	-0.81	0.81
technology committe	-0.84	0.84
teeth	-0.75	0.75
tel	0.34	-0.34
tel <n>	0.26	-0.26
telehealth	-1.33	1.33
telehealth visit	-0.17	0.17
telephon	0.39	-0.39
telephon <n>	0.24	-0.24
tell	-0.21	0.21
tell * that	0.39	-0.39
tell * the	0.71	-0.71
tell * two	-0.96	0.96
tell from	0.27	-0.27
tell how	0.8	-0.8
tell of	-0.25	0.25
tell that	0.89	-0.89
tell us	0.39	-0.39
tell whether	-1.1	1.1
tell which	-0.6	0.6
tell who	0.28	-0.28
tell you	1.18	-1.18
templat	-0.43	0.43
ten	-0.38	0.38
ten day	-0.3	0.3
ten minut	0.66	-0.66
ten month	-0.16	0.16
ten session	-0.42	0.42
ten unit	-0.56	0.56
ten visit	0.74	-0.74
tennesse	-0.8	0.8
tenth	-1.07	1.07
tenth visit	-0.53	0.53
term	-2.71	2.71
term * the	-0.71	0.71
term <n>	-0.57	0.57
term of	-0.92	0.92
terminal	-0.34	0.34
terminal illnes	-0.35	0.35
terminat	-2.38	2.38
terrac	0.26	-0.26
test	-1.61	1.61
test * a	-0.77	0.77
test * cover	0.63	-0.63
test * its	-1.04	1.04
test * not	-0.76	0.76
test * the	-0.61	0.61
test <5>	1.03	-1.03
test <m>	0.16	-0.16
test <n>	-0.37	0.37
test and	-0.38	0.38
test befor	-0.32	0.32
test for	-0.33	0.33
test have	0.73	-0.73
test is	-0.56	0.56
test need	-1	1
test of	0.23	-0.23
test on	1.2	-1.2
test result	2.48	-2.48
test scor	-0.42	0.42
test strip	-0.59	0.59
test that	0.61	-0.61
test the	-0.7	0.7
test to	-0.23	0.23
test was	-0.78	0.78
test were	0.9	-0.9
test with	-0.88	0.88
testosteron	-0.3	0.3
texa	0.36	-0.36
texa medicaid	0.2	-0.2
text	-1.29	1.29
tf	-0.3	0.3
tf <n>	0.34	-0.34
th	-0.24	0.24
th * <n>	-0.62	0.62
th * do	-0.31	0.31
th * plan	-0.22	0.22
th * the	-0.21	0.21
th :	0.5	-0.5
th <n>	0.21	-0.21
th and	0.93	-0.93
th character	-0.69	0.69
th day	-0.26	0.26
th of	-0.66	0.66
th percentil	-0.75	0.75
th that	-0.47	0.47
th the	-0.56	0.56
th to	0.22	-0.22
th townzip	0.23	-0.23
th visit	0.4	-0.4
th was	-0.19	0.19
th we	-0.82	0.82
th your	-0.49	0.49
thaddeu	0.48	-0.48
than	-1.82	1.82
than * <n>	0.26	-0.26
than * fee	-0.86	0.86
than * one	0.9	-0.9
than * plan	-0.99	0.99
than * should	1.54	-1.54
than * state	-0.34	0.34
than * year	-0.86	0.86
than <m>	-0.69	0.69
than <month>	0.25	-0.25
than <n>	-0.6	0.6
than a	-0.54	0.54
than four	0.7	-0.7
than once	-0.33	0.33
than ten	0.54	-0.54
than that	-0.95	0.95
than the	-0.76	0.76
than three	0.44	-0.44
than two	0.26	-0.26
than was	0.6	-0.6
than we	-0.95	0.95
than what	-1.58	1.58
than you	0.98	-0.98
thank	0.54	-0.54
thank * for	0.92	-0.92
thank you	1.23	-1.23
thanksgiv	-0.8	0.8
that * <month>	-0.36	0.36
that * <n>	-0.18	0.18
that * a	0.35	-0.35
that * aide	-0.23	0.23
that * already	-0.36	0.36
that * approv	-0.52	0.52
that * are	-0.37	0.37
that * asked	0.26	-0.26
that * back	0.4	-0.4
that * beneficiary	-0.33	0.33
that * bill	-0.38	0.38
that * biller	-0.38	0.38
that * by	0.18	-0.18
that * can	1.48	-1.48
that * cannot	0.67	-0.67
that * care	1.3	-1.3
that * child	0.53	-0.53
that * claim	-0.19	0.19
that * clinic	0.42	-0.42
that * did	0.28	-0.28
that * disagre	-0.65	0.65
that * drug	1.65	-1.65
that * employer	-0.7	0.7
that * exercis	0.2	-0.2
that * experimental	-0.51	0.51
that * fda	1.03	-1.03
that * filed	0.49	-0.49
that * get	0.18	-0.18
that * given	-0.8	0.8
that * got	-1.12	1.12
that * had	0.38	-0.38
that * have	0.9	-0.9
that * home	-0.65	0.65
that * injury	-1.21	1.21
that * left	-0.92	0.92
that * medical	1.49	-1.49
that * member	-0.59	0.59
that * mri	-0.4	0.4
that * need	0.49	-0.49
that * not	1.11	-1.11
that * note	0.77	-0.77
that * or	0.56	-0.56
that * other	0.8	-0.8
that * paid	0.99	-0.99
that * patch	0.66	-0.66
that * patient	0.34	-0.34
that * person	0.93	-0.93
that * plan	-1.62	1.62
that * provider	0.47	-0.47
that * reason	0.26	-0.26
that * receiv	0.42	-0.42
that * request	-0.73	0.73
that * return	0.19	-0.19
that * right	1.09	-1.09
that * send	0.54	-0.54
that * sent	0.72	-0.72
that * servic	0.34	-0.34
that * should	0.16	-0.16
that * skill	-1.8	1.8
that * sprain	-0.72	0.72
that * still	-0.18	0.18
that * test	-1.05	1.05
that * therapist	0.26	-0.26
that * therapy	0.17	-0.17
that * treat	0.35	-0.35
that * turn	0.56	-0.56
that * used	-0.31	0.31
that * visit	0.59	-0.59
that * walk	-0.69	0.69
that * were	1.18	-1.18
that * work	-0.16	0.16
that * would	0.27	-0.27
that * your	0.21	-0.21
that :	-0.17	0.17
that <n>	-0.87	0.87
that a	-2.15	2.15
that all	-1.24	1.24
that and	-0.94	0.94
that another	0.66	-0.66
that answer	0.23	-0.23
that apply	0.26	-0.26
that are	0.63	-0.63
that belong	1.11	-1.11
that benefit	0.37	-0.37
that bill	-1.01	1.01
that call	0.73	-0.73
that came	1.06	-1.06
that cannot	-0.21	0.21
that care	-0.36	0.36
that code	-1.27	1.27
that come	-0.16	0.16
that count	0.29	-0.29
that cover	0.84	-0.84
that coverag	-1.17	1.17
that date	-1.02	1.02
that day	-0.44	0.44
that decision	-0.54	0.54
that did	0.19	-0.19
that do	-0.25	0.25
that doe	-0.76	0.76
that dr	0.21	-0.21
that explan	0.31	-0.31
that far	-1.08	1.08
that fit	0.92	-0.92
that for	-0.98	0.98
that further	-0.34	0.34
that go	0.45	-0.45
that goe	0.23	-0.23
that had	0.3	-0.3
that has	-0.91	0.91
that have	0.62	-0.62
that her	0.18	-0.18
that his	-0.98	0.98
that hold	-0.22	0.22
that id	-1.15	1.15
that its	-0.49	0.49
that keep	-1.05	1.05
that let	0.75	-0.75
that level	-0.68	0.68
that make	-0.59	0.59
that manual	-0.78	0.78
that many	-0.41	0.41
that mean	0.58	-0.58
that medicar	-0.51	0.51
that more	0.34	-0.34
that mr	0.46	-0.46
that mrs	1.18	-1.18
that ms	-0.73	0.73
that must	-0.88	0.88
that name	-0.64	0.64
that no	-1.79	1.79
that nobody	-0.52	0.52
that notic	-0.24	0.24
that of	-0.33	0.33
that only	-1.02	1.02
that other	0.24	-0.24
that our	-0.28	0.28
that pain	0.42	-0.42
that pay	-1.24	1.24
that person	0.32	-0.32
that plan	0.37	-0.37
that point	-0.68	0.68
that ran	0.33	-0.33
that say	-0.34	0.34
that she	0.54	-0.54
that show	0.75	-0.75
that skill	-0.29	0.29
that so	0.25	-0.25
that stat	0.39	-0.39
that stay	0.43	-0.43
that still	-1.16	1.16
that support	1.37	-1.37
that take	-0.24	0.24
that tell	-0.43	0.43
that the	0.17	-0.17
that there	-0.44	0.44
that these	1.06	-1.06
that thi	-0.16	0.16
that three	0.48	-0.48
that time	-1.09	1.09
that treat	-0.53	0.53
that two	0.99	-0.99
that use	-1.09	1.09
that visit	-0.43	0.43
that was	1.09	-1.09
that way	-0.3	0.3
that we	1.09	-1.09
that week	-0.57	0.57
that went	0.69	-0.69
that were	0.59	-0.59
that what	0.2	-0.2
that would	-0.67	0.67
that year	-0.31	0.31
that you	1.21	-1.21
that your	-0.41	0.41
the * network	0.59	-0.59
the <5>	-0.81	0.81
the <m>	-0.17	0.17
the <month>	-0.49	0.49
the <n>	-1.53	1.53
the above	-0.56	0.56
the accept	-1.34	1.34
the accident	-1.75	1.75
the account	-0.84	0.84
the act	-0.38	0.38
the action	0.61	-0.61
the acute	-0.55	0.55
the add	-0.72	0.72
the additional	-1.02	1.02
the addres	0.93	-0.93
the adjust	-0.46	0.46
the adjuster	0.25	-0.25
the administrativ	-0.33	0.33
the administrator	-0.95	0.95
the admission	-0.63	0.63
the advanc	0.29	-0.29
the agr	1.22	-1.22
the allow	-0.36	0.36
the allowabl	0.52	-0.52
the allowanc	0.77	-0.77
the ambulanc	-0.41	0.41
the american	0.35	-0.35
the amount	1.63	-1.63
the anesthesia	0.66	-0.66
the ankle	-0.53	0.53
the anniversary	-0.28	0.28
the answer	-1.19	1.19
the appeal	0.21	-0.21
the appellant	1.21	-1.21
the applic	0.72	-0.72
the applicant	0.22	-0.22
the approval	-0.45	0.45
the arbitrator	-0.27	0.27
the ask	-0.18	0.18
the assign	-0.22	0.22
the assistant	-1.02	1.02
the attach	2.15	-2.15
the attend	-0.83	0.83
the authoriz	1.92	-1.92
the auto	0.51	-0.51
the averag	0.5	-0.5
the baby	-1.07	1.07
the back	-0.55	0.55
the bank	-1.35	1.35
the basi	0.61	-0.61
the basic	-0.59	0.59
the batch	0.16	-0.16
the benefit	0.26	-0.26
the bill	-0.45	0.45
the biller	-0.18	0.18
the birth	-0.41	0.41
the birthday	0.58	-0.58
the black	-0.91	0.91
the blood	-0.79	0.79
the blue	0.19	-0.19
the board	-0.23	0.23
the body	0.62	-0.62
the bone	0.74	-0.74
the book	-0.69	0.69
the booklet	-0.61	0.61
the boss	-0.66	0.66
the bottom	-0.92	0.92
the box	0.32	-0.32
the brace	0.34	-0.34
the brochur	-0.46	0.46
the bus	-0.52	0.52
the calendar	-0.79	0.79
the call	-0.36	0.36
the cap	-0.66	0.66
the car	-0.53	0.53
the card	-1.42	1.42
the care	0.32	-0.32
the carrier	1.28	-1.28
the case	1.47	-1.47
the cast	0.18	-0.18
the center	0.34	-0.34
the certificat	-0.81	0.81
the cervical	-0.38	0.38
the chang	0.7	-0.7
the charg	1.92	-1.92
the chart	0.31	-0.31
the check	1.15	-1.15
the child	-0.84	0.84
the chiropractic	-0.44	0.44
the chiropractor	-0.48	0.48
the claimant	-0.39	0.39
the clearinghous	-1.12	1.12
the clinic	-0.19	0.19
the clinical	-0.72	0.72
the clock	-0.36	0.36
the committe	0.88	-0.88
the comp	-0.45	0.45
the company	-1.14	1.14
the complet	0.89	-0.89
the computer	-0.7	0.7
the consent	-0.66	0.66
the continu	0.28	-0.28
the contract	-0.31	0.31
the contractor	1.47	-1.47
the copay	1.28	-1.28
the copy	-0.95	0.95
the correct	-0.24	0.24
the cost	-0.36	0.36
the count	0.27	-0.27
the counter	-0.81	0.81
the county	-0.39	0.39
the cours	-0.52	0.52
the court	-1.52	1.52
the cover	0.95	-0.95
the coverag	-0.25	0.25
the crash	-0.52	0.52
the criteria	0.56	-0.56
the crown	0.81	-0.81
the ct	-0.36	0.36
the cup	-0.44	0.44
the customer	-0.34	0.34
the cutoff	-0.82	0.82
the daily	-0.84	0.84
the date	-0.34	0.34
the daughter	-0.94	0.94
the deadlin	-0.73	0.73
the debt	0.32	-0.32
the decision	0.19	-0.19
the deductibl	1.18	-1.18
the defens	1.01	-1.01
the delay	-0.57	0.57
the delivery	0.5	-0.5
the denial	2.12	-2.12
the dental	0.24	-0.24
the deny	0.87	-0.87
the depart	0.94	-0.94
the deposit	0.5	-0.5
the desk	-0.29	0.29
the determin	0.75	-0.75
the diagnos	-0.31	0.31
the diagnosy	-0.2	0.2
the differenc	2.33	-2.33
the director	0.7	-0.7
the discharg	0.59	-0.59
the discount	1.1	-1.1
the dismissal	0.68	-0.68
the disput	-0.18	0.18
the division	0.17	-0.17
the docu	0.52	-0.52
the document	-0.83	0.83
the dog	-0.23	0.23
the dollar	-0.77	0.77
the door	-1.15	1.15
the driver	-0.42	0.42
the drug	0.17	-0.17
the due	-0.16	0.16
the earlier	0.71	-0.71
the ecg	-0.38	0.38
the effectiv	0.29	-0.29
the eight	0.54	-0.54
the electronic	-1.3	1.3
the eleventh	-0.39	0.39
the emergency	-0.54	0.54
the employe	-0.16	0.16
the employer	-0.44	0.44
the enclos	2.16	-2.16
the encounter	1.35	-1.35
the enrolle	0.93	-0.93
the entir	0.81	-0.81
the entry	-0.47	0.47
the envelop	-0.7	0.7
the eob	-0.54	0.54
the eop	0.62	-0.62
the eval	0.65	-0.65
the evalu	0.87	-0.87
the evicor	0.18	-0.18
the evidenc	-0.91	0.91
the ex	-0.18	0.18
the examin	0.66	-0.66
the examiner	-0.74	0.74
the exception	0.3	-0.3
the exces	0.66	-0.66
the exchang	-0.83	0.83
the exclusion	-0.65	0.65
the exercis	-0.54	0.54
the extent	0.22	-0.22
the external	0.27	-0.27
the extra	-0.18	0.18
the face	0.38	-0.38
the facility	-0.66	0.66
the fact	0.46	-0.46
the fall	-0.83	0.83
the family	-0.58	0.58
the famy	-0.38	0.38
the father	0.35	-0.35
the fda	1.17	-1.17
the fee	-0.48	0.48
the field	-0.36	0.36
the fifteenth	-0.43	0.43
the file	-0.24	0.24
the film	-0.52	0.52
the final	0.82	-0.82
the find	0.65	-0.65
the first	0.49	-0.49
the five	0.98	-0.98
the fixed	-0.2	0.2
the flow	-0.37	0.37
the follow	0.39	-0.39
the food	-0.45	0.45
the foot	0.46	-0.46
the former	-0.31	0.31
the four	1.22	-1.22
the fourth	-1.25	1.25
the fractur	-0.6	0.6
the frequency	0.18	-0.18
the friday	-0.45	0.45
the from	-0.51	0.51
the front	-1.01	1.01
the full	2.01	-2.01
the functional	-0.64	0.64
the futur	-0.73	0.73
the gap	0.95	-0.95
the gel	-0.72	0.72
the generic	-0.78	0.78
the global	-1.12	1.12
the go	-0.3	0.3
the goal	0.63	-0.63
the going	-0.37	0.37
the govern	-0.41	0.41
the grace	0.46	-0.46
the green	-0.92	0.92
the group	-1.89	1.89
the guidelin	0.32	-0.32
the hall	-0.4	0.4
the handwrit	-1.05	1.05
the head	0.65	-0.65
the health	-0.45	0.45
the hear	0.58	-0.58
the highest	-0.47	0.47
the hip	-0.54	0.54
the history	-0.55	0.55
the hole	-0.51	0.51
the home	-1.03	1.03
the hospic	-0.21	0.21
the hospital	0.73	-0.73
the hour	1.14	-1.14
the husband	-1.21	1.21
the id	-1.49	1.49
the identity	0.38	-0.38
the illnes	0.74	-0.74
the imag	0.68	-0.68
the ime	0.46	-0.46
the implant	0.42	-0.42
the in	0.59	-0.59
the individual	-0.79	0.79
the inform	-1.4	1.4
the initial	1.12	-1.12
the injection	-2.03	2.03
the injur	-0.72	0.72
the injury	-0.44	0.44
the inpatient	0.77	-0.77
the institutional	-0.17	0.17
the insur	0.72	-0.72
the insuranc	-0.25	0.25
the insurer	-0.46	0.46
the intak	1.09	-1.09
the intensity	-0.7	0.7
the internal	0.22	-0.22
the invoic	1.15	-1.15
the iro	0.34	-0.34
the irs	-0.47	0.47
the issue	0.32	-0.32
the item	-0.21	0.21
the itemiz	1.65	-1.65
the job	-0.87	0.87
the joint	-0.91	0.91
the judge	0.73	-0.73
the kestrel	0.22	-0.22
the knee	-0.43	0.43
the laboratory	0.32	-0.32
the larger	-0.3	0.3
the late	1.28	-1.28
the later	-0.83	0.83
the law	0.96	-0.96
the lawyer	-0.94	0.94
the left	-0.84	0.84
the leg	0.22	-0.22
the lesser	-0.8	0.8
the letter	-1.07	1.07
the level	0.85	-0.85
the lifetim	-0.63	0.63
the limit	1.17	-1.17
the line	-1.43	1.43
the list	1.02	-1.02
the loc	-0.44	0.44
the local	-0.51	0.51
the log	-0.51	0.51
the los	-0.59	0.59
the low	0.35	-0.35
the lower	-0.79	0.79
the lumbar	-0.49	0.49
the mac	0.21	-0.21
the machin	-0.65	0.65
the mail	0.49	-0.49
the mailbox	-0.89	0.89
the main	-0.93	0.93
the manipul	-0.22	0.22
the marketplac	0.73	-0.73
the massag	0.62	-0.62
the matter	0.9	-0.9
the maximum	-0.94	0.94
the may	-0.75	0.75
the meantim	-0.44	0.44
the measur	-0.8	0.8
the medicaid	-1	1
the medical	-1.07	1.07
the medicar	-0.64	0.64
the merger	-0.34	0.34
the middl	-0.51	0.51
the minut	0.16	-0.16
the miss	1.28	-1.28
the money	1.77	-1.77
the month	0.31	-0.31
the most	-0.6	0.6
the mother	-1.19	1.19
the muscl	0.2	-0.2
the name	-0.24	0.24
the national	-0.27	0.27
the neck	-0.73	0.73
the need	-0.36	0.36
the nerve	-0.26	0.26
the new	1.04	-1.04
the newborn	-0.36	0.36
the newer	-0.43	0.43
the next	0.57	-0.57
the nine	-0.17	0.17
the ninth	-0.57	0.57
the no	-0.66	0.66
the normal	-0.6	0.6
the note	0.57	-0.57
the notic	0.37	-0.37
the npi	-0.39	0.39
the number	-1.14	1.14
the nurs	-0.33	0.33
the nurse	-0.28	0.28
the offic	0.29	-0.29
the official	1.53	-1.53
the offset	0.83	-0.83
the ohio	0.27	-0.27
the okay	0.75	-0.75
the old	-1.46	1.46
the one	-1.02	1.02
the op	-0.93	0.93
the oper	-0.57	0.57
the operativ	0.56	-0.56
the opinion	0.53	-0.53
the order	1	-1
the ordinary	-0.27	0.27
the oregon	0.4	-0.4
the original	0.7	-0.7
the orthotic	0.29	-0.29
the oswestry	1.03	-1.03
the other	-0.7	0.7
the out	1.38	-1.38
the outsid	0.42	-0.42
the overpaid	0.63	-0.63
the overpay	-0.17	0.17
the owner	-0.36	0.36
the packet	0.38	-0.38
the page	-0.21	0.21
the pair	-1.21	1.21
the paper	-0.23	0.23
the paperwork	0.87	-0.87
the part	1.5	-1.5
the participant	1.4	-1.4
the party	0.31	-0.31
the past	-0.49	0.49
the patch	1.12	-1.12
the pathology	-0.67	0.67
the pay	0.96	-0.96
the payer	-0.55	0.55
the peer	0.65	-0.65
the pennsylvania	1.16	-1.16
the period	-0.65	0.65
the permission	-0.92	0.92
the personal	0.94	-0.94
the petitioner	-0.4	0.4
the pharmacist	0.2	-0.2
the pharmacy	-0.41	0.41
the phone	0.41	-0.41
the physical	-1.34	1.34
the physician	-1.02	1.02
the pictur	-0.56	0.56
the place	-1.79	1.79
the plain	-0.19	0.19
the plan	0.62	-0.62
the po	-0.36	0.36
the point	0.3	-0.3
the polic	0.77	-0.77
the policy	-1.27	1.27
the policyholder	0.55	-0.55
the portal	0.71	-0.71
the power	-0.74	0.74
the ppo	-0.51	0.51
the practic	-1.32	1.32
the premium	-0.32	0.32
the prescriber	-0.41	0.41
the present	-0.76	0.76
the preventiv	-1.18	1.18
the previou	-0.24	0.24
the price	-0.87	0.87
the primary	-0.68	0.68
the print	-0.18	0.18
the procedur	-1.61	1.61
the proces	0.27	-0.27
the process	0.21	-0.21
the professional	-0.47	0.47
the program	0.23	-0.23
the progres	-1.27	1.27
the proof	-0.33	0.33
the proper	-0.25	0.25
the provider	1.51	-1.51
the publish	-0.26	0.26
the qic	0.69	-0.69
the qio	1.48	-1.48
the quality	0.37	-0.37
the quarter	-0.76	0.76
the questionnair	-0.55	0.55
the radiologist	-0.47	0.47
the range	-0.59	0.59
the rate	0.6	-0.6
the re	-0.57	0.57
the read	-0.98	0.98
the reason	0.33	-0.33
the recipient	0.4	-0.4
the reconsider	0.47	-0.47
the record	-0.58	0.58
the recovery	0.88	-0.88
the red	-0.28	0.28
the referenc	0.37	-0.37
the referr	-0.35	0.35
the referral	-2.18	2.18
the refund	1.24	-1.24
the region	0.52	-0.52
the rehab	-0.57	0.57
the remain	1.06	-1.06
the remark	-0.64	0.64
the remit	0.32	-0.32
the render	0.24	-0.24
the rental	-1	1
the report	-0.39	0.39
the request	-0.84	0.84
the requir	-0.44	0.44
the respons	0.42	-0.42
the rest	-0.36	0.36
the result	-0.53	0.53
the retire	-0.88	0.88
the review	2.27	-2.27
the reviewer	0.82	-0.82
the rfa	0.3	-0.3
the risk	0.23	-0.23
the roll	-0.59	0.59
the rule	1.23	-1.23
the run	0.34	-0.34
the same	-0.4	0.4
the sampl	0.8	-0.8
the scan	-1.22	1.22
the schedul	0.3	-0.3
the scooter	-0.71	0.71
the score	0.34	-0.34
the screen	0.35	-0.35
the self	-0.45	0.45
the servic	-0.87	0.87
the session	0.16	-0.16
the settl	-0.44	0.44
the seventh	-0.86	0.86
the sheet	-0.67	0.67
the shelf	-0.28	0.28
the short	0.26	-0.26
the shot	-0.69	0.69
the shoulder	-0.24	0.24
the side	-0.29	0.29
the sign	0.38	-0.38
the signatur	-0.6	0.6
the sister	-0.6	0.6
the six	-0.52	0.52
the sixth	-0.98	0.98
the skill	-0.57	0.57
the sleep	-0.39	0.39
the social	0.3	-0.3
the specialist	-1.01	1.01
the specialty	-0.29	0.29
the specimen	-0.55	0.55
the speech	0.36	-0.36
the spinal	-0.92	0.92
the spine	-0.17	0.17
the sponsor	-0.53	0.53
the spous	-0.19	0.19
the spr	-0.48	0.48
the sprain	-0.44	0.44
the stair	-0.83	0.83
the stamp	-0.27	0.27
the start	1.53	-1.53
the stat	-0.63	0.63
the stay	1.06	-1.06
the step	0.89	-0.89
the stop	-0.23	0.23
the stor	-0.62	0.62
the store	-0.98	0.98
the street	-0.86	0.86
the strep	-0.82	0.82
the student	0.38	-0.38
the study	-0.27	0.27
the subject	0.28	-0.28
the sublux	0.2	-0.2
the submitt	1.1	-1.1
the subscriber	-0.78	0.78
the sum	1.01	-1.01
the summary	0.35	-0.35
the summer	-0.32	0.32
the supervis	-0.71	0.71
the supplier	-1.08	1.08
the supply	0.33	-0.33
the surgeon	0.36	-0.36
the surgery	-0.42	0.42
the system	-0.85	0.85
the table	-0.35	0.35
the tax	-1.06	1.06
the technical	-0.38	0.38
the telehealth	-0.36	0.36
the ten	0.76	-0.76
the tenth	-1.07	1.07
the term	-1.32	1.32
the terminal	-0.35	0.35
the test	-1.09	1.09
the texa	0.26	-0.26
the th	-0.63	0.63
the therapeutic	-0.71	0.71
the therapist	0.4	-0.4
the third	0.45	-0.45
the thirteenth	0.88	-0.88
the thirtieth	-0.57	0.57
the three	-0.16	0.16
the ticket	-0.2	0.2
the time	-1.19	1.19
the timed	1.15	-1.15
the tooth	-1.32	1.32
the top	0.9	-0.9
the total	-0.22	0.22
the tpa	-0.77	0.77
the traveler	-0.22	0.22
the treasury	0.41	-0.41
the treat	-0.44	0.44
the trial	0.89	-0.89
the tricar	-0.48	0.48
the trip	-1	1
the truck	-0.19	0.19
the trust	0.82	-0.82
the twelfth	0.43	-0.43
the twelv	0.97	-0.97
the twin	-0.36	0.36
the two	0.45	-0.45
the u	0.25	-0.25
the union	0.67	-0.67
the unitedhealthcar	0.48	-0.48
the unlist	-0.44	0.44
the unpaid	1.17	-1.17
the urgent	0.78	-0.78
the urine	-0.53	0.53
the use	0.35	-0.35
the utiliz	0.64	-0.64
the va	-0.2	0.2
the vaccin	0.62	-0.62
the vendor	0.23	-0.23
the very	-0.61	0.61
the visit	-0.53	0.53
the voucher	0.4	-0.4
the w	-0.41	0.41
the wait	-1.24	1.24
the walker	-0.29	0.29
the warehous	-0.75	0.75
the way	-0.3	0.3
the week	-1.07	1.07
the weight	-0.48	0.48
the well	-0.42	0.42
the wheelchair	-0.77	0.77
the whole	-0.42	0.42
the wife	0.18	-0.18
the window	-1.12	1.12
the wire	-0.3	0.3
the word	0.26	-0.26
the work	-0.87	0.87
the worker	0.16	-0.16
the wound	0.44	-0.44
the wrist	-0.42	0.42
the write	-0.3	0.3
the written	0.4	-0.4
the wrong	-0.16	0.16
the x	-0.49	0.49
the year	-0.38	0.38
the yes	-1.25	1.25
the z	-0.51	0.51
their	-0.9	0.9
their answer	-0.39	0.39
their own	0.19	-0.19
them	-0.48	0.48
them * <n>	-0.24	0.24
them * a	-0.16	0.16
them * cannot	-0.96	0.96
them * the	-0.82	0.82
them * then	0.2	-0.2
them * us	0.28	-0.28
them * we	0.85	-0.85
them :	0.25	-0.25
them a	-0.54	0.54
them and	1.08	-1.08
them by	-0.36	0.36
them for	-0.36	0.36
them in	-0.66	0.66
them no	0.69	-0.69
them so	1.39	-1.39
them the	-0.48	0.48
them to	0.42	-0.42
them we	-0.89	0.89
them with	0.5	-0.5
themselv	-1.08	1.08
then	0.45	-0.45
then * claim	0.39	-0.39
then * the	0.36	-0.36
then a	-0.17	0.17
then disput	0.21	-0.21
then on	-0.8	0.8
then send	-0.2	0.2
then still	0.22	-0.22
then the	-0.97	0.97
then we	0.71	-0.71
then your	-0.53	0.53
theodora	0.25	-0.25
ther	-3.03	3.03
ther a	-1.29	1.29
ther no	-1.48	1.48
ther noth	-0.95	0.95
therapeutic	0.42	-0.42
therapeutic exercis	0.54	-0.54
therapist	-0.57	0.57
therapist * a	0.17	-0.17
therapist * need	1.13	-1.13
therapist * the	-0.41	0.41
therapist :	0.25	-0.25
therapist and	-0.73	0.73
therapist are	0.6	-0.6
therapist asked	0.46	-0.46
therapist assistant	-0.41	0.41
therapist credential	0.69	-0.69
therapist for	0.48	-0.48
therapist in	0.4	-0.4
therapist is	0.29	-0.29
therapist must	-0.39	0.39
therapist note	-0.7	0.7
therapist on	-1.27	1.27
therapist or	-0.16	0.16
therapist read	-0.21	0.21
therapist report	0.64	-0.64
therapist skill	-0.54	0.54
therapist was	-0.24	0.24
therapist were	-0.47	0.47
therapist who	-0.72	0.72
therapist wrote	-0.41	0.41
therapy	-0.56	0.56
therapy * <month>	0.81	-0.81
therapy * <n>	-0.2	0.2
therapy * an	-1.03	1.03
therapy * cover	0.66	-0.66
therapy * home	-1.27	1.27
therapy * is	1.2	-1.2
therapy * medicin	1.06	-1.06
therapy * network	0.23	-0.23
therapy * not	0.56	-0.56
therapy * thi	-0.19	0.19
therapy :	-0.6	0.6
therapy <5>	-0.41	0.41
therapy <m>	0.45	-0.45
therapy <n>	1.35	-1.35
therapy after	-0.25	0.25
therapy and	-1.64	1.64
therapy asked	0.37	-0.37
therapy beyond	-1.79	1.79
therapy bill	-0.24	0.24
therapy charg	0.16	-0.16
therapy claim	0.18	-0.18
therapy code	0.25	-0.25
therapy combin	0.99	-0.99
therapy famy	0.23	-0.23
therapy for	-0.29	0.29
therapy from	-0.66	0.66
therapy group	0.29	-0.29
therapy has	0.18	-0.18
therapy help	-0.35	0.35
therapy in	0.27	-0.27
therapy inc	-0.69	0.69
therapy is	-0.41	0.41
therapy line	-0.68	0.68
therapy llc	0.7	-0.7
therapy need	0.76	-0.76
therapy not	-0.5	0.5
therapy note	1.37	-1.37
therapy npi	0.33	-0.33
therapy of	-1.05	1.05
therapy on	0.38	-0.38
therapy only	-0.3	0.3
therapy or	0.38	-0.38
therapy past	-0.77	0.77
therapy pc	0.18	-0.18
therapy pllc	0.46	-0.46
therapy request	0.67	-0.67
therapy servic	0.62	-0.62
therapy that	0.81	-0.81
therapy the	-1.03	1.03
therapy threshold	1.35	-1.35
therapy to	0.52	-0.52
therapy visit	-0.29	0.29
therapy was	0.25	-0.25
therapy when	0.92	-0.92
therapy which	-1.16	1.16
there	-1.56	1.56
there * a	0.61	-0.61
there * no	-0.61	0.61
there * two	0.22	-0.22
there * warn	-0.49	0.49
there and	0.46	-0.46
there are	-0.17	0.17
there first	-0.39	0.39
there for	0.26	-0.26
there that	-0.16	0.16
there was	-0.87	0.87
there were	-0.46	0.46
therefor deny	0.31	-0.31
therefor doe	-0.36	0.36
therefor not	0.67	-0.67
these	-1.09	1.09
these * non	-0.22	0.22
these are	-0.82	0.82
these bill	-0.35	0.35
these charg	-0.19	0.19
these date	-0.16	0.16
these exercis	-0.79	0.79
these four	0.51	-0.51
these line	0.39	-0.39
these reason	1.02	-1.02
these record	0.89	-0.89
these session	-0.62	0.62
these six	0.54	-0.54
these three	-0.21	0.21
these two	-0.24	0.24
these visit	-0.48	0.48
these were	-0.49	0.49
they	-0.47	0.47
they * consider	0.8	-0.8
they * medical	0.24	-0.24
they * not	-1.18	1.18
they are	-0.29	0.29
they can	0.25	-0.25
they come	0.31	-0.31
they could	-0.33	0.33
they did	-0.23	0.23
they have	-1.05	1.05
they should	-0.57	0.57
they show	0.31	-0.31
they tell	0.85	-0.85
they took	0.28	-0.28
they were	-1.06	1.06
they will	-0.87	0.87
thi	-0.5	0.5
thi * <month>	-0.35	0.35
thi * <n>	-1.74	1.74
thi * a	-0.16	0.16
thi * about	0.37	-0.37
thi * an	0.29	-0.29
thi * not	2.66	-2.66
thi * the	-1.47	1.47
thi * to	0.46	-0.46
thi * us	-0.38	0.38
thi * your	0.34	-0.34
thi :	0.44	-0.44
thi accident	-0.32	0.32
thi account	1.58	-1.58
thi advic	0.18	-0.18
thi again	0.44	-0.44
thi amount	2.44	-2.44
thi and	-0.64	0.64
thi appeal	0.88	-0.88
thi beneficiary	0.85	-0.85
thi benefit	-0.91	0.91
thi bill	0.2	-0.2
thi blood	-0.34	0.34
thi can	0.75	-0.75
thi care	-1.14	1.14
thi case	0.72	-0.72
thi charg	-0.72	0.72
thi check	-0.7	0.7
thi child	-0.17	0.17
thi code	-1.52	1.52
thi condition	-1.46	1.46
thi contract	0.23	-0.23
thi coverag	-0.83	0.83
thi cycle	0.25	-0.25
thi date	-0.24	0.24
thi decision	1.16	-1.16
thi denial	0.29	-0.29
thi determin	0.59	-0.59
thi dismissal	0.2	-0.2
thi down	0.33	-0.33
thi drug	-0.63	0.63
thi eob	0.52	-0.52
thi eop	-0.41	0.41
thi episod	-0.3	0.3
thi explan	0.58	-0.58
thi fax	0.27	-0.27
thi file	-0.17	0.17
thi find	0.7	-0.7
thi first	-0.4	0.4
thi for	-0.17	0.17
thi form	1.21	-1.21
thi group	-0.96	0.96
thi happen	-0.44	0.44
thi has	-0.3	0.3
thi in	-1.03	1.03
thi invoic	1.13	-1.13
thi is	1.79	-1.79
thi item	-1.07	1.07
thi kind	-0.7	0.7
thi lab	-0.69	0.69
thi letter	2.8	-2.8
thi level	-0.3	0.3
thi line	-0.4	0.4
thi look	-0.45	0.45
thi los	-0.51	0.51
thi many	-0.52	0.52
thi matter	-0.2	0.2
thi mean	0.74	-0.74
thi medicaid	-0.41	0.41
thi member	-0.71	0.71
thi messag	1.7	-1.7
thi morn	0.87	-0.87
thi mri	-0.68	0.68
thi notic	1.38	-1.38
thi number	-0.78	0.78
thi on	-1	1
thi one	-1.37	1.37
thi organiz	0.26	-0.26
thi outcom	0.6	-0.6
thi page	2.05	-2.05
thi part	0.22	-0.22
thi patch	0.48	-0.48
thi patient	-0.88	0.88
thi pay	-0.76	0.76
thi payer	-1.56	1.56
thi period	-1.68	1.68
thi person	-1.62	1.62
thi plan	-0.94	0.94
thi point	-0.48	0.48
thi portion	0.17	-0.17
thi procedur	-1.46	1.46
thi provider	-0.76	0.76
thi reason	-0.56	0.56
thi remittanc	1.93	-1.93
thi report	-0.4	0.4
thi request	0.8	-0.8
thi review	1.16	-1.16
thi same	-1.42	1.42
thi self	0.27	-0.27
thi servic	-1.24	1.24
thi sheet	0.18	-0.18
thi stat	1.56	-1.56
thi state	-0.67	0.67
thi sum	0.35	-0.35
thi test	-1.87	1.87
thi therapy	1.05	-1.05
thi time	0.2	-0.2
thi to	-0.43	0.43
thi treat	-2.02	2.02
thi type	0.44	-0.44
thi use	-0.56	0.56
thi veteran	-0.52	0.52
thi visit	-0.53	0.53
thi voucher	1.03	-1.03
thi was	-0.76	0.76
thi week	0.82	-0.82
thi x	0.42	-0.42
thi year	0.34	-0.34
thin	0.26	-0.26
thing	0.54	-0.54
think * are	0.18	-0.18
think * got	0.22	-0.22
think * wrong	0.47	-0.47
think a	-0.62	0.62
think it	-0.17	0.17
think that	0.38	-0.38
think the	-0.31	0.31
think thi	-0.19	0.19
think we	0.63	-0.63
third	-0.65	0.65
third month	1.44	-1.44
third party	-1.39	1.39
third time	-1.03	1.03
thirteen month	-0.17	0.17
thirteenth	0.88	-0.88
thirtieth	-0.57	0.57
thirty	-0.85	0.85
thirty day	0.27	-0.27
thirty month	-0.41	0.41
thornbury	0.49	-0.49
thorvald	0.16	-0.16
thorvaldsen	0.17	-0.17
those	-0.65	0.65
those * <month>	0.68	-0.68
those * <n>	0.17	-0.17
those date	0.37	-0.37
those in	0.52	-0.52
those of	0.29	-0.29
those two	-0.57	0.57
those we	0.19	-0.19
those were	0.55	-0.55
though	-2.3	2.3
though * patient	-0.3	0.3
though the	-1.51	1.51
thought of	-0.59	0.59
three	-0.77	0.77
three * the	0.81	-0.81
three and	-0.42	0.42
three date	0.54	-0.54
three day	-0.18	0.18
three line	-0.44	0.44
three minut	-0.5	0.5
three month	2.06	-2.06
three of	0.41	-0.41
three progres	0.9	-0.9
three river	0.27	-0.27
three session	-0.51	0.51
three time	-1.62	1.62
three unit	-0.47	0.47
three view	-0.58	0.58
three visit	0.59	-0.59
three week	-0.23	0.23
threshold	-0.42	0.42
throat	-0.6	0.6
through * marketplac	0.68	-0.68
through * no	0.92	-0.92
through * plan	0.27	-0.27
through * portal	0.24	-0.24
through <d>	0.99	-0.99
through <month>	1.06	-1.06
through a	-0.54	0.54
through as	-1.36	1.36
through healthcar	0.21	-0.21
through his	-0.67	0.67
through on	-0.28	0.28
through our	-0.69	0.69
through us	0.3	-0.3
through with	0.92	-0.92
thru	0.23	-0.23
thu	-1	1
thu <n>	0.28	-0.28
thu not	-1.19	1.19
thursday	-0.55	0.55
thyroid	-0.36	0.36
tick	0.33	-0.33
ticket	-0.69	0.69
tidewater	0.56	-0.56
tidewater spine	0.16	-0.16
tie	0.61	-0.61
tie * the	1.1	-1.1
tie to	1.27	-1.27
tied	0.21	-0.21
tied * the	0.92	-0.92
tied to	0.21	-0.21
tiene	0.39	-0.39
tier	-1.92	1.92
tier <n>	-1.42	1.42
till	-1.04	1.04
till we	-0.77	0.77
tim fil	0.38	-0.38
timber	0.32	-0.32
time	-0.9	0.9
time * <n>	-0.55	0.55
time * a	-0.85	0.85
time * appeal	0.56	-0.56
time * ask	-0.52	0.52
time * bill	-0.42	0.42
time * claim	0.43	-0.43
time * have	0.83	-0.83
time * it	0.26	-0.26
time * one	0.32	-0.32
time * the	-0.38	0.38
time * us	-0.75	0.75
time :	0.84	-0.84
time <n>	0.76	-0.76
time allow	-1.38	1.38
time and	-0.38	0.38
time around	-0.24	0.24
time for	0.72	-0.72
time get	2.15	-2.15
time if	0.83	-0.83
time in	-0.78	0.78
time it	0.26	-0.26
time limit	-2.37	2.37
time of	-0.45	0.45
time on	-0.19	0.19
time period	0.29	-0.29
time pleas	0.85	-0.85
time record	0.16	-0.16
time spent	0.99	-0.99
time that	-0.27	0.27
time the	0.19	-0.19
time to	0.34	-0.34
time was	0.66	-0.66
time we	0.23	-0.23
time with	-0.29	0.29
timed	0.24	-0.24
timed <n>	0.43	-0.43
timed code	0.27	-0.27
timed minut	-0.21	0.21
timed servic	-0.53	0.53
tin	-0.64	0.64
tin :	0.28	-0.28
tin <n>	1.29	-1.29
tin end	0.16	-0.16
tissu	-0.57	0.57
title * representativ	0.2	-0.2
title of	0.21	-0.21
tn	-0.88	0.88
to * <n>	-0.24	0.24
to * a	-0.19	0.19
to * accident	-0.51	0.51
to * addres	1.21	-1.21
to * adjuster	0.29	-0.29
to * and	0.85	-0.85
to * appeal	0.21	-0.21
to * asked	0.16	-0.16
to * bank	1.15	-1.15
to * bill	0.24	-0.24
to * blue	-0.19	0.19
to * board	0.18	-0.18
to * by	-0.25	0.25
to * carrier	0.29	-0.29
to * clinic	-0.92	0.92
to * correct	-0.46	0.46
to * date	0.53	-0.53
to * day	-0.16	0.16
to * deductibl	-0.5	0.5
to * depart	0.36	-0.36
to * different	-0.71	0.71
to * disput	0.3	-0.3
to * doctor	0.8	-0.8
to * elm	0.21	-0.21
to * extent	0.19	-0.19
to * fee	-0.49	0.49
to * file	-0.41	0.41
to * filed	0.37	-0.37
to * first	-0.42	0.42
to * free	0.57	-0.57
to * fund	-0.89	0.89
to * given	1.4	-1.4
to * group	-0.67	0.67
to * hear	0.41	-0.41
to * here	-0.59	0.59
to * home	0.22	-0.22
to * hospital	-0.76	0.76
to * house	-0.7	0.7
to * in	0.66	-0.66
to * includ	0.42	-0.42
to * independent	0.44	-0.44
to * injur	0.4	-0.4
to * injury	0.92	-0.92
to * lab	-0.59	0.59
to * lockbox	0.7	-0.7
to * made	0.19	-0.19
to * medical	-0.84	0.84
to * medicar	-0.59	0.59
to * member	-0.43	0.43
to * national	0.44	-0.44
to * need	-0.37	0.37
to * network	0.24	-0.24
to * number	-0.23	0.23
to * offic	-1.2	1.2
to * old	-0.77	0.77
to * on	-0.39	0.39
to * one	-1.13	1.13
to * or	0.19	-0.19
to * other	-0.19	0.19
to * paid	-0.75	0.75
to * parent	0.2	-0.2
to * part	0.38	-0.38
to * patient	-0.38	0.38
to * pay	0.16	-0.16
to * plan	1.23	-1.23
to * policy	-0.31	0.31
to * practic	0.28	-0.28
to * process	0.39	-0.39
to * provider	1.46	-1.46
to * receiv	0.25	-0.25
to * record	-0.61	0.61
to * recover	0.43	-0.43
to * refund	0.24	-0.24
to * request	-0.34	0.34
to * return	0.57	-0.57
to * reviewer	0.54	-0.54
to * same	1.26	-1.26
to * sent	0.34	-0.34
to * servic	0.69	-0.69
to * specialist	-0.45	0.45
to * state	0.93	-0.93
to * submitt	0.21	-0.21
to * supplemental	0.33	-0.33
to * that	0.33	-0.33
to * the	-0.6	0.6
to * treat	0.85	-0.85
to * tried	0.61	-0.61
to * trust	0.24	-0.24
to * visit	-0.38	0.38
to * we	0.45	-0.45
to * with	-0.38	0.38
to * wrong	0.75	-0.75
to * year	-0.25	0.25
to :	1	-1
to <5>	-0.6	0.6
to <d>	0.92	-0.92
to <m>	-0.44	0.44
to <n>	0.52	-0.52
to a	-0.27	0.27
to accept	1.01	-1.01
to accident	0.56	-0.56
to act	-1.05	1.05
to add	1.44	-1.44
to all	0.67	-0.67
to allow	1.01	-1.01
to an	-0.21	0.21
to and	0.42	-0.42
to any	-0.17	0.17
to appeal	1.09	-1.09
to applicant	0.44	-0.44
to approv	0.81	-0.81
to arbitr	0.24	-0.24
to ask	0.59	-0.59
to assist	0.24	-0.24
to be	-0.55	0.55
to begin	-0.29	0.29
to bill	-1.18	1.18
to bring	0.76	-0.76
to buy	-0.49	0.49
to carry	-1.14	1.14
to chang	0.29	-0.29
to check	-0.74	0.74
to claim	1.37	-1.37
to clinic	0.48	-0.48
to code	0.24	-0.24
to collect	0.45	-0.45
to come	1.03	-1.03
to complet	1.35	-1.35
to conduct	0.44	-0.44
to consider	-0.45	0.45
to contest	0.97	-0.97
to continu	1.26	-1.26
to correct	0.67	-0.67
to court	0.62	-0.62
to cover	0.43	-0.43
to d	-0.55	0.55
to date	-0.55	0.55
to day	-0.89	0.89
to decid	-0.52	0.52
to deductibl	-1.9	1.9
to disput	0.25	-0.25
to do	1.36	-1.36
to doctor	-0.33	0.33
to dr	0.23	-0.23
to erisa	0.61	-0.61
to extend	0.33	-0.33
to fax	0.26	-0.26
to fill	-0.45	0.45
to finish	-0.44	0.44
to fix	0.18	-0.18
to four	-0.61	0.61
to friday	0.7	-0.7
to full	-0.74	0.74
to give	0.62	-0.62
to go	0.47	-0.47
to group	-0.27	0.27
to handl	0.28	-0.28
to have	-0.81	0.81
to his	-0.78	0.78
to hold	0.31	-0.31
to improv	-0.18	0.18
to includ	0.64	-0.64
to independent	-0.17	0.17
to inject	-0.98	0.98
to it	-0.93	0.93
to its	-0.63	0.63
to keep	1.15	-1.15
to know	-0.23	0.23
to learn	0.57	-0.57
to let	0.94	-0.94
to line	-0.59	0.59
to look	0.42	-0.42
to make	0.23	-0.23
to may	0.3	-0.3
to medical	-0.82	0.82
to medicar	-0.2	0.2
to member	-0.87	0.87
to move	0.33	-0.33
to mr	0.17	-0.17
to name	0.85	-0.85
to one	-0.72	0.72
to our	-0.81	0.81
to p	0.28	-0.28
to part	-0.49	0.49
to patient	-0.75	0.75
to pay	0.47	-0.47
to peer	1.18	-1.18
to po	0.16	-0.16
to primary	0.27	-0.27
to proces	1.75	-1.75
to provid	-0.46	0.46
to provider	0.32	-0.32
to question	0.54	-0.54
to reach	-0.18	0.18
to read	0.31	-0.31
to reconsider	0.52	-0.52
to recover	1.14	-1.14
to recovery	0.54	-0.54
to refund	0.67	-0.67
to releas	0.49	-0.49
to reopen	-0.43	0.43
to report	0.16	-0.16
to request	0.4	-0.4
to restor	0.22	-0.22
to return	0.49	-0.49
to review	0.95	-0.95
to say	1.12	-1.12
to see	-0.23	0.23
to send	-0.81	0.81
to set	0.39	-0.39
to settl	-1.76	1.76
to sever	0.28	-0.28
to show	-0.42	0.42
to sign	-0.37	0.37
to six	-0.75	0.75
to someon	-0.29	0.29
to speak	0.79	-0.79
to stop	-1.22	1.22
to submit	-0.96	0.96
to take	0.34	-0.34
to talk	0.32	-0.32
to tell	0.83	-0.83
to that	0.41	-0.41
to the	0.38	-0.38
to them	0.46	-0.46
to thi	-0.33	0.33
to those	-0.27	0.27
to three	-0.29	0.29
to treat	0.42	-0.42
to try	0.16	-0.16
to two	-0.87	0.87
to updat	0.9	-0.9
to us	0.66	-0.66
to use	-0.19	0.19
to vacat	0.18	-0.18
to wait	-1.19	1.19
to walk	-0.77	0.77
to what	0.84	-0.84
to which	-0.48	0.48
to whom	0.21	-0.21
to work	-0.37	0.37
to write	0.77	-0.77
to you	1	-1
to your	0.93	-0.93
to zero	-0.52	0.52
tobacco	-0.44	0.44
today	-0.33	0.33
today * have	0.2	-0.2
today we	0.2	-0.2
toe	1.01	-1.01
toenail	-1.2	1.2
together * the	0.52	-0.52
together with	0.41	-0.41
toilet	-0.22	0.22
told	-1.01	1.01
told * the	-1.49	1.49
told her	-0.17	0.17
told in	0.24	-0.24
told of	-0.8	0.8
told that	0.41	-0.41
told the	-1.29	1.29
told us	0.55	-0.55
told your	-0.33	0.33
tolerat	-0.36	0.36
tolerat well	-0.52	0.52
toll	1.05	-1.05
tolliver	-0.7	0.7
too	-0.93	0.93
too and	0.31	-0.31
too early	0.52	-0.52
too late	-1.28	1.28
too long	-0.91	0.91
too many	0.16	-0.16
too much	1.47	-1.47
too old	-0.81	0.81
too soon	-1.01	1.01
took	-1.26	1.26
took <n>	-1.01	1.01
took a	-0.36	0.36
took back	-0.33	0.33
took care	0.63	-0.63
took him	-0.35	0.35
took in	-0.91	0.91
took it	-0.58	0.58
took no	0.33	-0.33
took over	-0.3	0.3
took part	0.28	-0.28
took the	-1	1
took thi	-0.34	0.34
tool	1.26	-1.26
tooth	-1.11	1.11
tooth was	0.49	-0.49
top	-0.47	0.47
top * fax	0.17	-0.17
top * the	-0.44	0.44
top * thi	0.44	-0.44
top and	0.32	-0.32
top of	-0.46	0.46
top or	0.19	-0.19
top the	-0.76	0.76
topical	-0.83	0.83
total	0.64	-0.64
total * claim	0.42	-0.42
total :	0.48	-0.48
total <m>	0.84	-0.84
total <n>	0.55	-0.55
total allow	0.56	-0.56
total bill	0.31	-0.31
total charg	-0.68	0.68
total claim	0.24	-0.24
total for	0.58	-0.58
total not	-0.26	0.26
total of	0.23	-0.23
total say	-0.55	0.55
total time	-0.68	0.68
total timed	1.14	-1.14
total treat	0.34	-0.34
touch	1.02	-1.02
touch * thi	0.45	-0.45
touch by	0.45	-0.45
toward	-0.75	0.75
toward the	0.16	-0.16
town	-0.56	0.56
townzip	1.35	-1.35
townzip * fax	0.23	-0.23
townzip <month>	0.25	-0.25
townzip <n>	0.89	-0.89
townzip a	0.19	-0.19
townzip account	0.16	-0.16
townzip advic	0.18	-0.18
townzip bill	0.22	-0.22
townzip claim	0.2	-0.2
townzip date	0.31	-0.31
townzip fax	0.36	-0.36
townzip npi	0.26	-0.26
townzip or	0.27	-0.27
townzip page	0.25	-0.25
townzip plan	0.2	-0.2
townzip provider	0.29	-0.29
townzip stat	0.26	-0.26
townzip thi	0.16	-0.16
tpa	-0.87	0.87
tpe	0.2	-0.2
tpl	-0.2	0.2
tr	-0.21	0.21
tr <n>	-0.44	0.44
trac	-0.92	0.92
trace	-0.27	0.27
trace of	-0.33	0.33
tracer	-1.43	1.43
track number	-0.16	0.16
traction	-0.94	0.94
trade	0.38	-0.38
trade name	0.35	-0.35
trademark	0.61	-0.61
trademark * the	0.61	-0.61
trademark of	0.61	-0.61
trail	0.84	-0.84
train	-1.35	1.35
tran	0.24	-0.24
transaction	0.24	-0.24
transfer	0.68	-0.68
transitional	-0.39	0.39
transmission	-0.69	0.69
transport	-0.71	0.71
transport would	-0.71	0.71
trask	0.18	-0.18
travel	-1.62	1.62
travel shot	-0.59	0.59
traveler	-0.16	0.16
treadmill	-0.4	0.4
treasury	0.55	-0.55
treat	-0.85	0.85
treat * <month>	0.69	-0.69
treat * <n>	0.68	-0.68
treat * an	-0.21	0.21
treat * is	-0.35	0.35
treat * it	0.56	-0.56
treat * not	-1.45	1.45
treat * one	0.31	-0.31
treat * patient	0.26	-0.26
treat * that	-0.35	0.35
treat * the	-0.9	0.9
treat * therefor	-1.05	1.05
treat <n>	-0.18	0.18
treat a	-0.46	0.46
treat after	-0.82	0.82
treat and	0.35	-0.35
treat as	0.55	-0.55
treat at	0.94	-0.94
treat authoriz	1.9	-1.9
treat beyond	0.37	-0.37
treat by	0.49	-0.49
treat date	-1.32	1.32
treat day	0.18	-0.18
treat direct	-0.75	0.75
treat doe	-0.49	0.49
treat exceed	-1.3	1.3
treat for	-0.81	0.81
treat given	-0.17	0.17
treat guidelin	-0.86	0.86
treat has	-0.98	0.98
treat in	0.67	-0.67
treat is	-2.07	2.07
treat it	-0.21	0.21
treat log	0.26	-0.26
treat minut	0.72	-0.72
treat not	1.93	-1.93
treat note	1.11	-1.11
treat of	-0.83	0.83
treat only	0.95	-0.95
treat physician	0.98	-0.98
treat plan	1.04	-1.04
treat provider	0.3	-0.3
treat record	0.35	-0.35
treat request	-0.5	0.5
treat such	0.95	-0.95
treat that	-0.17	0.17
treat the	0.82	-0.82
treat time	-0.54	0.54
treat to	-0.8	0.8
treat visit	0.7	-0.7
treat was	-0.74	0.74
treat with	-0.9	0.9
treat would	-0.21	0.21
tri	0.28	-0.28
tri county	0.24	-0.24
trial	0.62	-0.62
tricar	-1.94	1.94
tricar * the	-0.21	0.21
tricar approv	0.44	-0.44
tricar benefit	-1.19	1.19
tricar can	-0.45	0.45
tricar champva	0.44	-0.44
tricar claim	0.74	-0.74
tricar coverag	-0.99	0.99
tricar east	0.18	-0.18
tricar explan	0.83	-0.83
tricar for	-0.57	0.57
tricar is	0.56	-0.56
tricar maximum	0.45	-0.45
tricar on	-0.21	0.21
tricar paid	0.52	-0.52
tricar pay	-1.23	1.23
tricar policy	-0.21	0.21
tricar prime	0.23	-0.23
tricar program	-1	1
tricar see	0.6	-0.6
tricar select	-0.46	0.46
tricar west	0.54	-0.54
tried	-1.6	1.6
tried and	-0.41	0.41
tried metformin	-0.82	0.82
tried the	-0.93	0.93
tried to	0.73	-0.73
trimm	-1.34	1.34
trip	-1.82	1.82
trip to	-0.7	0.7
triwest healthcar	0.3	-0.3
troubl	-0.27	0.27
troubl with	0.55	-0.55
truck	-0.64	0.64
true	-0.24	0.24
truly your	0.21	-0.21
trust	1.03	-1.03
try	-0.22	0.22
try metformin	-0.73	0.73
try the	-0.18	0.18
tsh	-1.43	1.43
tty	1.05	-1.05
tty <n>	1	-1
tualatin	0.27	-0.27
tue	0.23	-0.23
tuesday	-0.52	0.52
tuesday the	-0.38	0.38
tulsa	-0.72	0.72
tune	-0.39	0.39
tune ups	-0.49	0.49
tunnel	-0.41	0.41
tunnel releas	0.56	-0.56
turn	-0.39	0.39
turn <n>	-1.14	1.14
turn around	-0.69	0.69
turn back	-0.72	0.72
turn down	1.48	-1.48
turn has	-0.18	0.18
turn in	-0.5	0.5
turn into	-0.36	0.36
turn out	0.57	-0.57
turn over	-0.27	0.27
turn the	0.88	-0.88
turn to	0.58	-0.58
turn up	-0.67	0.67
tw	-0.3	0.3
tw <n>	-0.32	0.32
twelfth	0.21	-0.21
twelfth visit	0.58	-0.58
twelv	-0.46	0.46
twelv month	0.23	-0.23
twelv more	-0.33	0.33
twelv session	0.98	-0.98
twelv visit	0.85	-0.85
twenty	0.48	-0.48
twenty visit	-0.37	0.37
twice	-1.5	1.5
twice * day	0.3	-0.3
twice * the	1.21	-1.21
twice * week	-0.41	0.41
twice a	-0.18	0.18
twice and	-0.49	0.49
twice by	0.69	-0.69
twice for	1.54	-1.54
twice on	-0.76	0.76
twin	-2.01	2.01
twin * claim	-0.68	0.68
twin * the	-0.27	0.27
twin of	-1.21	1.21
two	-1.46	1.46
two * the	-0.76	0.76
two are	-0.39	0.39
two bill	-1.01	1.01
two busines	-0.21	0.21
two character	-0.66	0.66
two claim	-0.98	0.98
two code	-0.51	0.51
two copy	0.17	-0.17
two date	1.52	-1.52
two day	-0.7	0.7
two different	-0.38	0.38
two do	0.65	-0.65
two drug	0.44	-0.44
two hundr	-0.4	0.4
two injection	-0.38	0.38
two letter	-0.56	0.56
two level	0.37	-0.37
two mile	-0.48	0.48
two month	-1.01	1.01
two of	-1.01	1.01
two other	-0.17	0.17
two patient	0.37	-0.37
two peopl	-0.72	0.72
two plan	-1.07	1.07
two progres	1.23	-1.23
two servic	0.27	-0.27
two session	-0.59	0.59
two stabl	-0.42	0.42
two th	0.35	-0.35
two time	-0.33	0.33
two unit	0.54	-0.54
two visit	1.69	-1.69
two was	0.32	-0.32
two week	0.21	-0.21
two year	-0.74	0.74
tx	-1.23	1.23
tx <n>	-0.82	0.82
txe	-0.37	0.37
txe <5>	-0.37	0.37
type	-0.23	0.23
type * bill	-1.29	1.29
type * servic	1.19	-1.19
type :	0.67	-0.67
typed	-1.6	1.6
u	-0.99	0.99
u c	-1.39	1.39
u s	0.36	-0.36
ub	-1.03	1.03
ub <n>	-0.31	0.31
uhc	0.23	-0.23
ulrich	0.23	-0.23
ultrasound	-0.96	0.96
ultrasound * the	0.36	-0.36
ultrasound and	-0.45	0.45
ulyss	0.32	-0.32
um	0.86	-0.86
um <n>	1.15	-1.15
um fax	0.29	-0.29
umr	1.22	-1.22
umr explan	0.18	-0.18
un	0.79	-0.79
un bill	0.24	-0.24
una	0.21	-0.21
unabl * pay	-0.86	0.86
unanswer	-1.51	1.51
unattend	-0.32	0.32
unbundl	-0.63	0.63
unchang	-0.2	0.2
unchang since	-0.72	0.72
undat	-0.85	0.85
under	-1.8	1.8
under * <n>	-0.49	0.49
under * agre	-0.59	0.59
under * brochur	0.25	-0.25
under * contract	0.87	-0.87
under * correct	0.49	-0.49
under * fund	0.31	-0.31
under * medical	-0.62	0.62
under * medicar	0.45	-0.45
under * member	-1.36	1.36
under * name	-0.5	0.5
under * old	-0.23	0.23
under * particip	-0.71	0.71
under * patient	-0.88	0.88
under * pay	-0.18	0.18
under * plan	-0.88	0.88
under * provider	0.62	-0.62
under * term	-1.16	1.16
under <n>	-0.87	0.87
under a	-0.5	0.5
under an	0.52	-0.52
under another	-0.88	0.88
under any	-0.44	0.44
under authoriz	0.66	-0.66
under claim	0.17	-0.17
under erisa	0.89	-0.89
under get	0.78	-0.78
under her	-0.64	0.64
under investig	-0.65	0.65
under it	0.36	-0.36
under its	-0.48	0.48
under medical	0.32	-0.32
under medicar	-0.89	0.89
under number	0.21	-0.21
under oath	1.03	-1.03
under part	-1.27	1.27
under review	-1.25	1.25
under s	0.56	-0.56
under section	-0.51	0.51
under state	0.61	-0.61
under that	-0.63	0.63
under the	-1.07	1.07
under thi	-0.55	0.55
under tricar	-0.46	0.46
under your	-0.81	0.81
understand	-0.25	0.25
underwritten	0.28	-0.28
underwritten by	0.17	-0.17
undon	1.09	-1.09
unfavorabl	0.51	-0.51
unhappy	0.69	-0.69
uniform	0.2	-0.2
union	-0.6	0.6
union fund	-0.33	0.33
unit	-0.62	0.62
unit * <5>	0.57	-0.57
unit * <n>	0.23	-0.23
unit * not	-0.83	0.83
unit * servic	0.43	-0.43
unit * the	0.5	-0.5
unit * therapeutic	0.39	-0.39
unit <5>	0.2	-0.2
unit <m>	0.87	-0.87
unit <n>	-0.65	0.65
unit and	0.37	-0.37
unit are	0.16	-0.16
unit at	-0.22	0.22
unit box	-0.43	0.43
unit each	-0.31	0.31
unit has	-0.51	0.51
unit healthcar	0.4	-0.4
unit is	-1.07	1.07
unit on	1.4	-1.4
unit po	0.31	-0.31
unit was	-0.31	0.31
unit we	-0.48	0.48
unit were	-0.91	0.91
unitedhealthcar	1.08	-1.08
unitedhealthcar choic	0.54	-0.54
unitedhealthcar company	0.33	-0.33
unitedhealthcar insuranc	0.17	-0.17
unitedhealthcar provider	0.26	-0.26
unknown	-2.32	2.32
unknown to	-0.79	0.79
unles	0.49	-0.49
unles * claim	-0.18	0.18
unles * member	0.29	-0.29
unles * show	0.47	-0.47
unles * was	-0.47	0.47
unles a	0.24	-0.24
unles he	0.42	-0.42
unles it	-1.02	1.02
unles she	0.21	-0.21
unles we	0.41	-0.41
unles you	1.05	-1.05
unlik	-0.18	0.18
unlist	-1.24	1.24
unlist code	-0.76	0.76
unpaid	0.39	-0.39
unprocessabl	0.52	-0.52
unproven	-0.91	0.91
unsign	-1.54	1.54
unspecify	-1.14	1.14
until	0.35	-0.35
until * answer	0.94	-0.94
until * end	-0.48	0.48
until * get	0.44	-0.44
until * have	-0.57	0.57
until * is	0.21	-0.21
until * member	0.28	-0.28
until * plan	-0.41	0.41
until * see	0.98	-0.98
until <month>	-0.85	0.85
until a	1.27	-1.27
until after	-0.17	0.17
until he	-0.29	0.29
until it	0.46	-0.46
until its	0.31	-0.31
until our	-0.7	0.7
until she	1.52	-1.52
until that	-1.15	1.15
until then	-0.23	0.23
until you	1.05	-1.05
untim	-1.43	1.43
up	-1.35	1.35
up * <m>	-0.38	0.38
up * <month>	-0.83	0.83
up * <n>	1.05	-1.05
up * a	-0.55	0.55
up * and	0.42	-0.42
up * one	0.37	-0.37
up * panel	-0.55	0.55
up * remain	1.05	-1.05
up * request	0.24	-0.24
up * six	-0.55	0.55
up * that	0.35	-0.35
up * the	-0.36	0.36
up * us	-0.76	0.76
up * your	0.41	-0.41
up :	-0.35	0.35
up <n>	0.21	-0.21
up a	-0.36	0.36
up again	0.48	-0.48
up and	0.79	-0.79
up any	0.58	-0.58
up befor	0.76	-0.76
up by	-0.44	0.44
up for	0.32	-0.32
up is	-0.41	0.41
up of	0.81	-0.81
up on	-1.49	1.49
up our	0.47	-0.47
up the	1.45	-1.45
up to	0.62	-0.62
up we	-0.83	0.83
up what	-0.77	0.77
up with	-0.71	0.71
up your	-1.19	1.19
updat	1.88	-1.88
upheld	0.85	-0.85
upheld * denial	0.26	-0.26
upheld the	0.23	-0.23
uphold the	-0.23	0.23
upkeep	-0.21	0.21
upload	1.74	-1.74
upload * the	-0.23	0.23
upload on	-0.53	0.53
upload the	1.3	-1.3
upload them	0.29	-0.29
upon	1.69	-1.69
upper	0.54	-0.54
upper limb	0.29	-0.29
ups	-0.75	0.75
upsid	-0.59	0.59
upsid down	-0.59	0.59
ur	-0.19	0.19
ur <n>	-0.6	0.6
ur no	0.73	-0.73
urgent	1.53	-1.53
urgent appeal	0.18	-0.18
urgent care	-0.27	0.27
urine	-0.49	0.49
urine drug	-0.57	0.57
us * <month>	1.38	-1.38
us * <n>	1.23	-1.23
us * a	0.37	-0.37
us * an	-0.37	0.37
us * approv	0.84	-0.84
us * bill	-0.33	0.33
us * call	-0.2	0.2
us * chang	0.19	-0.19
us * claim	-0.49	0.49
us * cover	0.27	-0.27
us * day	-1.33	1.33
us * go	0.19	-0.19
us * it	-0.42	0.42
us * look	-0.45	0.45
us * may	0.18	-0.18
us * pay	-0.78	0.78
us * reconsider	0.32	-0.32
us * request	-0.3	0.3
us * review	0.31	-0.31
us * set	0.41	-0.41
us * stop	-0.72	0.72
us * the	1.26	-1.26
us * thi	-0.75	0.75
us * vacat	0.18	-0.18
us * we	-0.82	0.82
us * writ	0.71	-0.71
us * you	0.55	-0.55
us :	0.54	-0.54
us <m>	-0.55	0.55
us <n>	-2	2
us a	-0.66	0.66
us after	-0.76	0.76
us again	0.37	-0.37
us an	0.23	-0.23
us and	-0.53	0.53
us anyth	0.5	-0.5
us as	-0.92	0.92
us ask	0.52	-0.52
us at	1.64	-1.64
us befor	0.88	-0.88
us both	-0.29	0.29
us but	-0.16	0.16
us by	0.32	-0.32
us ended	-0.84	0.84
us first	-1.75	1.75
us for	-0.42	0.42
us from	-2.06	2.06
us has	-0.52	0.52
us have	0.79	-0.79
us he	-0.22	0.22
us how	0.61	-0.61
us in	-0.59	0.59
us it	-0.53	0.53
us its	-0.56	0.56
us more	-0.47	0.47
us no	-0.7	0.7
us noth	-0.23	0.23
us on	2.07	-2.07
us one	-0.32	0.32
us or	0.33	-0.33
us pay	-1.19	1.19
us say	0.97	-0.97
us she	1.14	-1.14
us so	1.22	-1.22
us the	1.4	-1.4
us they	-0.44	0.44
us thi	-1.66	1.66
us through	0.24	-0.24
us to	0.59	-0.59
us two	0.72	-0.72
us we	0.28	-0.28
us when	1.08	-1.08
us whether	-0.39	0.39
us who	0.61	-0.61
us why	1.33	-1.33
us with	-0.54	0.54
use	0.3	-0.3
use * disput	1.09	-1.09
use * is	-0.53	0.53
use * portal	0.67	-0.67
use * the	0.25	-0.25
use * thi	0.32	-0.32
use <n>	0.25	-0.25
use a	0.65	-0.65
use and	-0.23	0.23
use approv	0.82	-0.82
use for	0.65	-0.65
use form	1.43	-1.43
use is	-1.12	1.12
use of	-0.55	0.55
use our	0.28	-0.28
used	-1.67	1.67
used * <n>	-0.5	0.5
used * a	-1.17	1.17
used * the	-0.29	0.29
used * thi	0.61	-0.61
used * weight	-1.09	1.09
used :	0.27	-0.27
used <n>	1.24	-1.24
used all	-1.96	1.96
used and	0.27	-0.27
used as	-0.37	0.37
used by	-0.4	0.4
used for	-0.57	0.57
used in	-1.17	1.17
used is	0.65	-0.65
used or	-0.84	0.84
used so	0.32	-0.32
used the	0.94	-0.94
used thi	0.4	-0.4
used though	-0.16	0.16
used up	-2	2
used was	0.83	-0.83
user	0.22	-0.22
using	-0.54	0.54
usted	0.46	-0.46
usual	-0.98	0.98
usual * customary	-0.83	0.83
usual and	-0.83	0.83
utiliz	-0.64	0.64
utiliz manag	0.54	-0.54
utiliz review	-0.97	0.97
v	-0.82	0.82
va	-0.35	0.35
va <n>	-0.26	0.26
va community	0.27	-0.27
va facility	0.96	-0.96
va form	0.73	-0.73
va referral	0.28	-0.28
vacat	1.01	-1.01
vaccin	-0.59	0.59
valentin	-0.39	0.39
valid	-0.82	0.82
valid * the	-1.55	1.55
valid <d>	-0.6	0.6
valid for	-1.43	1.43
valley	1.09	-1.09
valley chiropractic	0.17	-0.17
valley famy	0.2	-0.2
valley physical	0.49	-0.49
value	-0.62	0.62
value based	-0.96	0.96
value script	0.2	-0.2
van	-1.12	1.12
vance	0.34	-0.34
vandermark	0.25	-0.25
vandermeer	-0.16	0.16
vandersloot	0.33	-0.33
vascular	0.2	-0.2
vc	-0.43	0.43
vc <n>	-0.43	0.43
vehicl	0.58	-0.58
vehicl no	0.46	-0.46
vendor	-1.14	1.14
vendor :	0.26	-0.26
vendor found	1.07	-1.07
vendor no	0.22	-0.22
vendor that	-0.26	0.26
venipunctur	-0.21	0.21
verde	0.21	-0.21
verific	1.71	-1.71
verific receiv	0.21	-0.21
verific request	0.56	-0.56
verify	-0.48	0.48
version	-1.16	1.16
version * the	-1.07	1.07
version <n>	0.2	-0.2
version of	-0.8	0.8
vertebral	-0.92	0.92
vertebral axial	-0.72	0.72
very	-0.86	0.86
very first	-0.35	0.35
very same	-0.29	0.29
very truly	0.21	-0.21
vestibular	-0.23	0.23
veteran id	0.21	-0.21
vi	-0.87	0.87
via	-0.38	0.38
vial	-1.05	1.05
video	1.06	-1.06
view	0.49	-0.49
view * the	0.23	-0.23
view of	1.07	-1.07
virginia	0.23	-0.23
virtual	1.34	-1.34
virtual card	1.34	-1.34
vision	-0.96	0.96
visit	-0.51	0.51
visit * <d>	0.59	-0.59
visit * <n>	0.99	-0.99
visit * a	-0.64	0.64
visit * approv	0.2	-0.2
visit * are	-0.27	0.27
visit * bill	-0.36	0.36
visit * calendar	0.92	-0.92
visit * day	-0.29	0.29
visit * each	-0.49	0.49
visit * enough	-1.49	1.49
visit * includ	-1.42	1.42
visit * it	-0.51	0.51
visit * may	-0.9	0.9
visit * no	-1.35	1.35
visit * not	-0.61	0.61
visit * now	0.47	-0.47
visit * one	0.43	-0.43
visit * physical	1.28	-1.28
visit * that	-0.19	0.19
visit * the	-0.24	0.24
visit * thi	-1.02	1.02
visit * year	-0.31	0.31
visit * you	1.04	-1.04
visit * your	-0.59	0.59
visit :	-0.82	0.82
visit <5>	1.66	-1.66
visit <d>	0.72	-0.72
visit <m>	1.01	-1.01
visit <month>	0.39	-0.39
visit <n>	-0.89	0.89
visit ?	-0.4	0.4
visit a	0.81	-0.81
visit above	-0.54	0.54
visit after	-0.18	0.18
visit allow	-0.96	0.96
visit approv	0.2	-0.2
visit are	-0.28	0.28
visit as	-0.48	0.48
visit asked	-0.74	0.74
visit at	-0.51	0.51
visit authoriz	0.72	-0.72
visit becaus	-0.45	0.45
visit befor	1.42	-1.42
visit between	1.02	-1.02
visit beyond	-0.39	0.39
visit bill	-0.27	0.27
visit by	0.54	-0.54
visit came	-0.86	0.86
visit cannot	-0.89	0.89
visit code	-0.28	0.28
visit date	0.19	-0.19
visit for	-1.48	1.48
visit from	0.43	-0.43
visit had	1.17	-1.17
visit has	0.58	-0.58
visit have	-0.42	0.42
visit in	0.25	-0.25
visit is	-1.02	1.02
visit it	-0.19	0.19
visit left	1.28	-1.28
visit limit	0.72	-0.72
visit list	1.17	-1.17
visit need	-0.77	0.77
visit no	-0.51	0.51
visit not	0.37	-0.37
visit of	1.64	-1.64
visit on	0.84	-0.84
visit one	0.18	-0.18
visit only	0.59	-0.59
visit per	-0.65	0.65
visit request	-0.72	0.72
visit same	-0.23	0.23
visit should	-0.52	0.52
visit since	0.79	-0.79
visit that	-0.51	0.51
visit the	-0.48	0.48
visit thi	-1.12	1.12
visit through	0.7	-0.7
visit to	1.29	-1.29
visit took	-1.31	1.31
visit under	-0.96	0.96
visit used	1.04	-1.04
visit was	-0.16	0.16
visit we	-1.13	1.13
visit went	-0.77	0.77
visit were	0.33	-0.33
visit will	0.54	-0.54
visit with	0.18	-0.18
visit within	0.51	-0.51
visit without	0.8	-0.8
visit would	-0.69	0.69
visit you	0.87	-0.87
vista	0.59	-0.59
vital	-0.47	0.47
vital sign	-0.27	0.27
vitamin	-1.68	1.68
vitamin d	-0.59	0.59
voice	-0.21	0.21
vos	0.46	-0.46
voted	1.07	-1.07
voucher	0.64	-0.64
voucher <n>	-1.45	1.45
voucher date	0.42	-0.42
vu	-0.91	0.91
w <5>	-0.24	0.24
w <n>	1.02	-1.02
w in	-0.39	0.39
w o	-2.12	2.12
wa	0.56	-0.56
wa <n>	0.4	-0.4
wage	-0.38	0.38
wait * a	-1.15	1.15
wait * the	0.74	-0.74
wait could	0.74	-0.74
wait for	0.41	-0.41
wait on	0.55	-0.55
wait period	-0.83	0.83
wait to	0.28	-0.28
wait until	0.26	-0.26
waiv	0.34	-0.34
waiver	-0.66	0.66
waiver * liability	-0.78	0.78
waiver of	-0.77	0.77
walk	-0.94	0.94
walk * the	-0.86	0.86
walk in	-0.35	0.35
walk on	0.42	-0.42
walk speed	-0.85	0.85
walk the	-0.24	0.24
walk two	-0.4	0.4
walk with	-0.52	0.52
walk without	0.52	-0.52
walker	-0.39	0.39
wanda	0.21	-0.21
want	-0.57	0.57
want <n>	-0.5	0.5
want a	-0.38	0.38
want it	-0.21	0.21
want someon	0.22	-0.22
want the	0.51	-0.51
want to	0.39	-0.39
warehous	0.42	-0.42
warrant <n>	0.25	-0.25
warrant no	0.33	-0.33
wart	-0.87	0.87
was	-0.85	0.85
was * <month>	-0.28	0.28
was * <n>	1.07	-1.07
was * a	0.75	-0.75
was * dr	-0.19	0.19
was * emergency	0.48	-0.48
was * error	0.36	-0.36
was * file	-0.95	0.95
was * first	0.29	-0.29
was * inpatient	-0.27	0.27
was * its	-0.19	0.19
was * may	-0.78	0.78
was * one	-0.61	0.61
was * our	-0.25	0.25
was * outpatient	-0.56	0.56
was * patient	-0.21	0.21
was * primary	-1.19	1.19
was * the	0.55	-0.55
was * us	-0.51	0.51
was * your	-0.57	0.57
was <m>	-0.33	0.33
was <month>	-1.59	1.59
was a	-0.35	0.35
was accept	1.1	-1.1
was activ	-0.68	0.68
was added	0.49	-0.49
was allow	0.47	-0.47
was already	0.25	-0.25
was also	0.57	-0.57
was an	0.42	-0.42
was apply	0.79	-0.79
was approv	1.03	-1.03
was asked	-1	1
was at	0.52	-0.52
was attach	-1.15	1.15
was back	0.41	-0.41
was based	0.49	-0.49
was bill	0.23	-0.23
was born	-0.39	0.39
was brought	-0.21	0.21
was cancell	-0.63	0.63
was chang	0.29	-0.29
was charg	-0.44	0.44
was clean	-0.51	0.51
was clear	-0.78	0.78
was clos	-0.43	0.43
was complet	-0.72	0.72
was count	-0.2	0.2
was cover	1.81	-1.81
was cut	0.22	-0.22
was dated	-0.32	0.32
was decid	-0.21	0.21
was deliver	-1.41	1.41
was deny	1.34	-1.34
was drawn	0.92	-0.92
was dropp	-0.36	0.36
was either	-0.27	0.27
was empty	-0.34	0.34
was enough	-0.35	0.35
was ever	0.7	-0.7
was examin	-0.18	0.18
was filed	-1.43	1.43
was fill	-0.29	0.29
was final	-0.29	0.29
was fine	-0.44	0.44
was first	0.7	-0.7
was for	-0.68	0.68
was found	0.27	-0.27
was gone	-0.95	0.95
was grant	0.73	-0.73
was hand	-0.46	0.46
was handl	0.64	-0.64
was held	0.66	-0.66
was higher	0.24	-0.24
was honor	0.85	-0.85
was hurt	0.54	-0.54
was in	-0.84	0.84
was it	1.62	-1.62
was kept	-0.34	0.34
was keyed	-0.46	0.46
was last	0.49	-0.49
was left	-0.95	0.95
was list	-0.41	0.41
was logg	-0.58	0.58
was m	0.28	-0.28
was made	0.17	-0.17
was maintenanc	-0.85	0.85
was mark	-0.16	0.16
was meant	0.89	-0.89
was medical	0.98	-0.98
was met	0.67	-0.67
was miss	-0.55	0.55
was more	0.54	-0.54
was moved	-0.27	0.27
was need	1.19	-1.19
was neither	0.97	-0.97
was never	-1.03	1.03
was no	-0.29	0.29
was not	-1.22	1.22
was noth	-0.74	0.74
was number	-1.02	1.02
was obtain	-0.38	0.38
was on	-0.7	0.7
was open	0.39	-0.39
was order	0.46	-0.46
was our	0.4	-0.4
was paid	0.83	-0.83
was part	-0.88	0.88
was prescrib	-1.54	1.54
was pull	0.43	-0.43
was put	-0.33	0.33
was reach	-0.93	0.93
was read	0.56	-0.56
was reasonabl	-1.25	1.25
was receiv	-2.05	2.05
was refus	1.08	-1.08
was reimburs	1.04	-1.04
was reject	0.25	-0.25
was releas	0.78	-0.78
was remov	0.95	-0.95
was replac	0.23	-0.23
was report	-1.59	1.59
was request	-1.52	1.52
was requir	-1.14	1.14
was retir	-0.79	0.79
was return	-1.68	1.68
was review	-0.32	0.32
was run	-0.3	0.3
was schedul	-0.3	0.3
was seen	0.71	-0.71
was select	1.27	-1.27
was sent	0.86	-0.86
was separat	0.73	-0.73
was set	0.84	-0.84
was settl	0.87	-0.87
was shown	-0.96	0.96
was sign	-0.49	0.49
was significant	1.25	-1.25
was still	0.41	-0.41
was stopp	0.28	-0.28
was submitt	-0.78	0.78
was successful	0.69	-0.69
was suspend	-0.99	0.99
was taken	0.3	-0.3
was the	-2.32	2.32
was there	-0.39	0.39
was therefor	-0.88	0.88
was too	0.98	-0.98
was treat	-0.58	0.58
was turn	0.5	-0.5
was used	-1.29	1.29
was visit	0.52	-0.52
was void	-0.55	0.55
was with	-0.23	0.23
was withdrawn	-0.61	0.61
was written	-0.59	0.59
was wrong	0.44	-0.44
wash	-0.17	0.17
washington	0.88	-0.88
watch	-0.93	0.93
water	-0.26	0.26
wave	1.14	-1.14
wax	-0.96	0.96
way and	0.21	-0.21
way round	-0.67	0.67
way to	-0.48	0.48
wc	-0.86	0.86
wc <5>	0.4	-0.4
wc <n>	0.44	-0.44
wc claim	-0.78	0.78
we * ask	0.21	-0.21
we * chang	0.52	-0.52
we * clos	0.39	-0.39
we * deny	-0.8	0.8
we * dismiss	-0.57	0.57
we * fair	0.44	-0.44
we * glad	0.58	-0.58
we * in	-0.49	0.49
we * look	-0.16	0.16
we * miss	1.24	-1.24
we * not	1.39	-1.39
we * second	-1.23	1.23
we * still	0.33	-0.33
we * the	-0.3	0.3
we * unabl	-1.36	1.36
we * wait	-1.02	1.02
we * writ	0.58	-0.58
we * wrong	0.18	-0.18
we administer	0.64	-0.64
we agr	-0.27	0.27
we agree	0.91	-0.91
we allow	0.34	-0.34
we already	-0.94	0.94
we also	-0.49	0.49
we answer	0.49	-0.49
we approv	-0.26	0.26
we are	1.26	-1.26
we ask	0.98	-0.98
we asked	-1.22	1.22
we believ	-0.62	0.62
we call	-0.41	0.41
we can	0.29	-0.29
we cannot	-0.97	0.97
we cant	-0.3	0.3
we check	-0.95	0.95
we clos	-0.22	0.22
we compar	-0.82	0.82
we continu	0.16	-0.16
we could	-0.58	0.58
we count	-0.94	0.94
we cover	0.84	-0.84
we decid	0.33	-0.33
we deny	-0.42	0.42
we did	0.66	-0.66
we dismiss	-1.02	1.02
we do	-0.98	0.98
we dont	0.26	-0.26
we find	0.87	-0.87
we found	0.34	-0.34
we gave	-0.62	0.62
we get	0.87	-0.87
we got	-1.18	1.18
we handl	-0.54	0.54
we have	0.98	-0.98
we hear	0.41	-0.41
we heard	-0.74	0.74
we hereby	0.29	-0.29
we hold	-1.25	1.25
we insur	-0.78	0.78
we kept	-0.42	0.42
we know	-0.32	0.32
we lack	1.01	-1.01
we learn	0.34	-0.34
we look	0.28	-0.28
we made	0.51	-0.51
we mail	-0.8	0.8
we must	0.49	-0.49
we need	0.43	-0.43
we never	-0.24	0.24
we no	1.63	-1.63
we okay	-0.82	0.82
we okd	-0.72	0.72
we only	0.58	-0.58
we open	-0.54	0.54
we overpaid	-0.9	0.9
we owe	1.51	-1.51
we paid	-0.39	0.39
we part	-0.34	0.34
we pay	-0.56	0.56
we presum	0.18	-0.18
we read	0.84	-0.84
we requir	1.54	-1.54
we revers	0.69	-0.69
we review	0.64	-0.64
we said	-1.12	1.12
we saw	0.81	-0.81
we say	-0.46	0.46
we search	-0.31	0.31
we see	0.62	-0.62
we sent	1.31	-1.31
we should	0.96	-0.96
we sign	-0.18	0.18
we still	1.17	-1.17
we stop	-0.37	0.37
we stopp	-0.37	0.37
we then	0.21	-0.21
we think	-1.15	1.15
we told	-0.73	0.73
we took	0.63	-0.63
we tried	0.94	-0.94
we turn	-0.64	0.64
we use	0.75	-0.75
we used	1.17	-1.17
we wait	0.41	-0.41
we want	1.27	-1.27
we were	-0.55	0.55
we will	1.28	-1.28
we would	2.08	-2.08
we write	0.62	-0.62
we wrote	-0.16	0.16
weaknes	0.73	-0.73
weaknes los	0.7	-0.7
weaknes numbnes	-0.47	0.47
weaknes or	-1.01	1.01
wear	-0.65	0.65
web	0.54	-0.54
web portal	0.2	-0.2
web site	0.16	-0.16
websit	1.95	-1.95
websit and	0.69	-0.69
wed have	-0.63	0.63
wed like	1.11	-1.11
wed need	-0.72	0.72
wednesday	-0.93	0.93
week	-1.1	1.1
week * <n>	0.45	-0.45
week * a	0.86	-0.86
week * conservativ	0.36	-0.36
week * home	0.3	-0.3
week * more	-0.88	0.88
week * not	-0.7	0.7
week * provider	0.42	-0.42
week * the	0.61	-0.61
week * treat	-0.44	0.44
week <n>	0.36	-0.36
week after	-1.3	1.3
week ago	0.63	-0.63
week and	0.17	-0.17
week befor	0.24	-0.24
week for	0.76	-0.76
week from	0.77	-0.77
week in	-0.49	0.49
week is	-0.59	0.59
week later	-0.27	0.27
week of	-0.44	0.44
week on	-0.36	0.36
week the	-0.28	0.28
week visit	-0.21	0.21
week was	-0.46	0.46
week with	0.46	-0.46
week would	-0.42	0.42
week you	-0.62	0.62
weekday	0.87	-0.87
weekday <n>	0.27	-0.27
weekend	-1.6	1.6
wegovy	0.55	-0.55
weigh	0.19	-0.19
weight	-1.04	1.04
weight los	-1.09	1.09
welcom	0.8	-0.8
welcom to	0.74	-0.74
welfar	0.51	-0.51
welfar fund	0.26	-0.26
well and	-0.82	0.82
well as	-0.54	0.54
well beyond	0.31	-0.31
well child	0.82	-0.82
well give	0.2	-0.2
well visit	0.71	-0.71
wellcar	0.43	-0.43
wellcar value	0.2	-0.2
wellmark	0.19	-0.19
wellnes visit	1.33	-1.33
wendelin	0.25	-0.25
wendell	0.9	-0.9
went	-1.06	1.06
went * a	-0.47	0.47
went * our	-0.49	0.49
went * the	0.31	-0.31
went * until	-0.45	0.45
went * you	1	-1
went * your	-0.73	0.73
went by	-0.63	0.63
went from	0.37	-0.37
went on	-0.97	0.97
went out	1.32	-1.32
went through	1.08	-1.08
went to	-0.49	0.49
were	-0.47	0.47
were * <month>	0.27	-0.27
were * the	0.24	-0.24
were <m>	-0.2	0.2
were <n>	-0.75	0.75
were all	-0.58	0.58
were allow	0.62	-0.62
were approv	1.01	-1.01
were bill	0.28	-0.28
were both	1.58	-1.58
were certify	0.35	-0.35
were charg	-0.25	0.25
were cover	1.59	-1.59
were cut	0.24	-0.24
were deny	0.18	-0.18
were done	-0.59	0.59
were first	-0.99	0.99
were given	-0.81	0.81
were left	0.79	-0.79
were list	-0.39	0.39
were look	-0.37	0.37
were made	0.34	-0.34
were medical	0.38	-0.38
were need	0.42	-0.42
were never	-0.37	0.37
were not	-1.34	1.34
were on	-0.28	0.28
were one	0.77	-0.77
were payabl	-0.18	0.18
were provid	0.19	-0.19
were put	0.46	-0.46
were reimburs	1.12	-1.12
were render	-0.69	0.69
were right	0.51	-0.51
were sent	0.24	-0.24
were spent	-0.61	0.61
were the	-0.76	0.76
were to	-0.93	0.93
were told	-0.54	0.54
were treat	0.21	-0.21
were tried	-1.01	1.01
were turn	-0.68	0.68
were used	0.86	-0.86
were wrong	0.94	-0.94
west	-0.35	0.35
west region	0.47	-0.47
weve	0.31	-0.31
weve deny	0.31	-0.31
wf	0.2	-0.2
what	-0.31	0.31
what * approv	0.39	-0.39
what * are	0.27	-0.27
what * asked	1.54	-1.54
what * bill	1.17	-1.17
what * can	0.84	-0.84
what * code	0.42	-0.42
what * contract	-0.28	0.28
what * decid	0.27	-0.27
what * did	1.09	-1.09
what * do	0.85	-0.85
what * first	-0.72	0.72
what * had	-0.7	0.7
what * have	-0.31	0.31
what * includ	0.19	-0.19
what * may	-0.69	0.69
what * need	1.61	-1.61
what * not	0.27	-0.27
what * note	-0.21	0.21
what * owe	0.39	-0.39
what * paid	1.89	-1.89
what * pay	-1.55	1.55
what * plan	0.47	-0.47
what * receiv	-1.19	1.19
what * reviewer	0.29	-0.29
what * sent	0.67	-0.67
what * therapist	0.68	-0.68
what <n>	-0.73	0.73
what a	0.51	-0.51
what had	1.2	-1.2
what happen	0.24	-0.24
what has	-0.61	0.61
what he	-0.59	0.59
what if	0.28	-0.28
what is	-0.25	0.25
what it	-0.67	0.67
what left	-0.37	0.37
what other	-0.29	0.29
what our	-0.39	0.39
what remain	-0.73	0.73
what she	-0.17	0.17
what the	-1.03	1.03
what they	-0.22	0.22
what to	1.02	-1.02
what was	1.26	-1.26
what we	0.94	-0.94
what wed	-0.41	0.41
what you	-0.43	0.43
whatever	-0.54	0.54
whatever * outcom	-0.79	0.79
whatever is	-0.61	0.61
whatever the	-0.41	0.41
wheelchair	-1.08	1.08
wheelchair is	-0.5	0.5
when	-0.23	0.23
when * claim	-0.98	0.98
when * first	0.22	-0.22
when * got	-0.3	0.3
when * have	-0.23	0.23
when * is	-0.48	0.48
when * paid	0.92	-0.92
when * patient	0.2	-0.2
when * skill	1.31	-1.31
when * was	-0.43	0.43
when a	-0.62	0.62
when bill	0.27	-0.27
when both	-0.56	0.56
when he	1.3	-1.3
when it	-0.65	0.65
when its	-0.8	0.8
when she	-0.43	0.43
when the	0.56	-0.56
when there	0.83	-0.83
when they	0.45	-0.45
when thi	0.62	-0.62
when used	-0.53	0.53
when we	0.29	-0.29
when what	0.21	-0.21
when you	-1.39	1.39
where	-1.5	1.5
where * are	0.23	-0.23
where * is	-1.05	1.05
where * patient	-0.16	0.16
where * signatur	0.34	-0.34
where * stand	0.53	-0.53
where * the	-0.94	0.94
where a	-0.27	0.27
where he	-0.26	0.26
where is	-0.39	0.39
where it	-1.12	1.12
where she	-0.27	0.27
where the	-0.71	0.71
where they	-0.25	0.25
where to	0.53	-0.53
where was	-0.39	0.39
where you	0.73	-0.73
whether	0.29	-0.29
whether * claim	0.86	-0.86
whether * not	-0.2	0.2
whether * particular	0.24	-0.24
whether * servic	1.35	-1.35
whether * visit	0.36	-0.36
whether a	0.44	-0.44
whether care	0.97	-0.97
whether it	-0.81	0.81
whether or	-0.2	0.2
whether she	0.34	-0.34
whether the	-0.29	0.29
whether thi	-0.22	0.22
which	-1.03	1.03
which * <n>	0.22	-0.22
which * a	0.23	-0.23
which * charg	0.25	-0.25
which * do	-0.68	0.68
which * had	0.65	-0.65
which * have	0.4	-0.4
which * les	0.58	-0.58
which * not	-0.41	0.41
which * plan	0.97	-0.97
which * provider	0.81	-0.81
which * receiv	0.52	-0.52
which * sent	0.36	-0.36
which came	0.48	-0.48
which dr	0.43	-0.43
which has	-0.61	0.61
which is	-1.15	1.15
which it	0.49	-0.49
which leav	-0.66	0.66
which may	0.16	-0.16
which medicar	-0.91	0.91
which must	-0.76	0.76
which of	-0.96	0.96
which one	-0.19	0.19
which plan	-0.32	0.32
which reach	0.76	-0.76
which show	0.57	-0.57
which the	0.47	-0.47
which thi	0.28	-0.28
which we	-0.95	0.95
which were	0.48	-0.48
which you	1.36	-1.36
whichever * later	0.47	-0.47
whichever is	0.29	-0.29
while	-0.37	0.37
while * appeal	0.86	-0.86
while * is	0.45	-0.45
while * person	-0.3	0.3
while * wait	0.5	-0.5
while a	-0.31	0.31
while it	0.61	-0.61
while the	-1.16	1.16
while there	-0.22	0.22
while we	0.81	-0.81
while you	0.43	-0.43
whitcomb ruiz	0.39	-0.39
white	-0.17	0.17
whitfield	0.34	-0.34
whitlock	0.23	-0.23
whitlow	0.23	-0.23
who	-0.47	0.47
who * board	0.36	-0.36
who * cover	-0.51	0.51
who * not	-1.25	1.25
who * responsibl	0.55	-0.55
who asked	-0.18	0.18
who can	-0.37	0.37
who cannot	-0.7	0.7
who decid	0.19	-0.19
who doe	0.73	-0.73
who gave	0.22	-0.22
who had	1.67	-1.67
who has	0.24	-0.24
who is	-0.73	0.73
who knowing	0.58	-0.58
who look	-0.18	0.18
who made	-0.17	0.17
who order	-1.1	1.1
who pay	-0.23	0.23
who review	-0.66	0.66
who saw	-0.32	0.32
who took	0.41	-0.41
who was	1.76	-1.76
whoever	-1.12	1.12
whol	-0.46	0.46
whole	-0.7	0.7
whole batch	-0.28	0.28
whole bill	1.04	-1.04
whole claim	-0.19	0.19
whole of	-0.19	0.19
whom * may	0.27	-0.27
whom it	0.27	-0.27
whose	-0.65	0.65
why * are	0.41	-0.41
why * ask	0.2	-0.2
why * believ	0.31	-0.31
why * could	-0.7	0.7
why * home	-0.19	0.19
why * should	0.22	-0.22
why * think	0.41	-0.41
why * was	-0.92	0.92
why :	-0.42	0.42
why a	-1.03	1.03
why did	0.8	-0.8
why it	-0.7	0.7
why the	-0.35	0.35
why thi	-0.96	0.96
why was	0.57	-0.57
why we	1.11	-1.11
why you	1.13	-1.13
why your	1.05	-1.05
wife	-0.55	0.55
wife of	0.64	-0.64
wilhelmina	0.35	-0.35
will	1.6	-1.6
will * clos	0.86	-0.86
will * cover	0.89	-0.89
will * decid	0.21	-0.21
will * deny	0.61	-0.61
will * made	0.48	-0.48
will * paid	1.09	-1.09
will * process	0.24	-0.24
will * reprocess	0.44	-0.44
will * sent	0.17	-0.17
will * taken	0.57	-0.57
will answer	0.19	-0.19
will be	1.49	-1.49
will begin	0.66	-0.66
will come	0.32	-0.32
will cover	0.28	-0.28
will decid	0.45	-0.45
will deduct	0.34	-0.34
will do	0.77	-0.77
will find	-0.66	0.66
will follow	0.63	-0.63
will get	0.72	-0.72
will have	0.67	-0.67
will hear	-0.71	0.71
will hold	1.2	-1.2
will look	0.77	-0.77
will make	1.04	-1.04
will need	0.3	-0.3
will not	-1.94	1.94
will now	0.69	-0.69
will open	0.17	-0.17
will pay	1.16	-1.16
will proces	0.56	-0.56
will read	0.25	-0.25
will run	-0.33	0.33
will send	0.41	-0.41
will show	0.23	-0.23
will start	0.43	-0.43
will stay	0.74	-0.74
will take	1.13	-1.13
will then	0.4	-0.4
will work	0.76	-0.76
willamett	0.21	-0.21
willow	-0.43	0.43
window	-1.67	1.67
window clos	-0.39	0.39
winifr castellano	0.2	-0.2
winter	-0.85	0.85
winterbourn	0.22	-0.22
wire	-0.34	0.34
wisconsin	1.24	-1.24
wish * contest	0.51	-0.51
wish to	0.91	-0.91
with * <n>	-0.5	0.5
with * answer	0.21	-0.21
with * bill	-0.82	0.82
with * cane	-0.47	0.47
with * certific	0.77	-0.77
with * claim	-0.45	0.45
with * code	0.52	-0.52
with * complet	-0.53	0.53
with * copy	-0.36	0.36
with * decision	0.51	-0.51
with * depart	0.16	-0.16
with * diagnosy	-0.9	0.9
with * earlier	0.29	-0.29
with * first	1.55	-1.55
with * home	-1.21	1.21
with * independent	-0.42	0.42
with * lab	-0.35	0.35
with * letter	1.42	-1.42
with * medical	-0.34	0.34
with * member	0.42	-0.42
with * minut	0.75	-0.75
with * modifier	0.43	-0.43
with * name	-0.66	0.66
with * network	-0.59	0.59
with * new	-0.53	0.53
with * next	0.34	-0.34
with * nurse	1.23	-1.23
with * offic	0.41	-0.41
with * other	-0.33	0.33
with * patient	-0.57	0.57
with * pay	-0.35	0.35
with * payer	-0.49	0.49
with * physician	0.25	-0.25
with * plan	1.85	-1.85
with * primary	-0.86	0.86
with * provider	-0.33	0.33
with * rail	-0.83	0.83
with * record	0.42	-0.42
with * region	0.24	-0.24
with * request	-0.77	0.77
with * rest	-0.56	0.56
with * reviewer	0.42	-0.42
with * sheet	-0.64	0.64
with * sign	0.28	-0.28
with * specific	0.16	-0.16
with * state	-0.64	0.64
with * the	0.39	-0.39
with * time	0.24	-0.24
with * treat	-0.2	0.2
with * without	-0.44	0.44
with * worker	-0.18	0.18
with * written	0.37	-0.37
with <5>	-0.34	0.34
with <n>	-0.73	0.73
with a	-0.91	0.91
with adjust	-0.26	0.26
with an	-1.58	1.58
with and	-0.56	0.56
with any	-0.35	0.35
with bath	-0.89	0.89
with check	-0.31	0.31
with cigna	1.16	-1.16
with claim	-0.18	0.18
with co	-0.4	0.4
with code	0.63	-0.63
with contrast	-0.3	0.3
with date	0.95	-0.95
with diagnosy	-0.35	0.35
with dr	0.69	-0.69
with exercis	-0.98	0.98
with frequency	0.4	-0.4
with goal	1.13	-1.13
with her	0.39	-0.39
with him	-0.18	0.18
with his	-0.17	0.17
with how	0.3	-0.3
with interest	0.57	-0.57
with it	-0.86	0.86
with its	-0.41	0.41
with measurabl	-0.49	0.49
with modifier	1.03	-1.03
with normal	-0.42	0.42
with noth	1.13	-1.13
with one	0.3	-0.3
with other	0.81	-0.81
with our	0.41	-0.41
with pay	0.65	-0.65
with pre	-0.2	0.2
with proof	0.65	-0.65
with reason	0.7	-0.7
with start	0.24	-0.24
with the	-0.36	0.36
with them	-1.23	1.23
with thi	0.35	-0.35
with time	-0.26	0.26
with timed	0.62	-0.62
with total	0.82	-0.82
with type	0.46	-0.46
with us	-0.65	0.65
with what	0.63	-0.63
with you	1.45	-1.45
with your	0.73	-0.73
withdrawn	-0.27	0.27
withdrawn by	-1.44	1.44
withdrawn national	0.4	-0.4
withdrew	-0.32	0.32
withheld	-0.75	0.75
withheld from	0.95	-0.95
withhold	-0.65	0.65
within	0.68	-0.68
within * <n>	-0.94	0.94
within * first	-0.26	0.26
within * last	1.61	-1.61
within * same	-0.47	0.47
within * time	0.3	-0.3
within <n>	0.33	-0.33
within five	0.81	-0.81
within four	0.45	-0.45
within ninety	-0.32	0.32
within one	0.89	-0.89
within six	-0.34	0.34
within sixty	0.22	-0.22
within thirty	0.17	-0.17
within three	0.66	-0.66
within time	0.72	-0.72
within two	0.89	-0.89
without	-1.35	1.35
without * cane	0.2	-0.2
without * contract	-0.35	0.35
without * identity	0.38	-0.38
without * member	0.26	-0.26
without * new	0.42	-0.42
without * the	-0.33	0.33
without * therapist	0.85	-0.85
without a	0.39	-0.39
without an	0.46	-0.46
without any	0.39	-0.39
without further	-0.57	0.57
without help	-0.37	0.37
without it	-0.69	0.69
without that	-0.56	0.56
without the	-0.35	0.35
without them	0.66	-0.66
wk	1.26	-1.26
wk <n>	0.21	-0.21
wk x	0.57	-0.57
wks	-0.67	0.67
wojcik	0.44	-0.44
wolverin	0.17	-0.17
woman	-0.52	0.52
won	0.51	-0.51
word	-1.4	1.4
word and	-0.36	0.36
word for	-0.23	0.23
word of	-0.19	0.19
word we	-0.28	0.28
work	-1.02	1.02
work * <n>	1.06	-1.06
work * claim	0.28	-0.28
work * the	-0.55	0.55
work * us	0.27	-0.27
work and	-0.68	0.68
work better	1.06	-1.06
work comp	0.55	-0.55
work condition	0.81	-0.81
work day	0.29	-0.29
work for	0.99	-0.99
work harden	-0.31	0.31
work injury	-1.28	1.28
work on	1.26	-1.26
work out	-1.78	1.78
work relat	-0.38	0.38
work so	-0.51	0.51
work was	1.19	-1.19
worker	1.68	-1.68
worker comp	0.8	-0.8
worker may	0.26	-0.26
worker with	0.16	-0.16
worth	-0.34	0.34
would	-1.58	1.58
would * need	-1.25	1.25
would * the	0.16	-0.16
would be	-0.61	0.61
would call	-0.23	0.23
would chang	-0.34	0.34
would do	-0.83	0.83
would harm	-0.51	0.51
would have	-1.76	1.76
would help	1.01	-1.01
would like	2.01	-2.01
would make	-0.39	0.39
would need	0.55	-0.55
would not	-0.71	0.71
would pay	-0.49	0.49
would put	-0.74	0.74
would serve	-0.4	0.4
wouldv	-0.76	0.76
wouldv been	-0.44	0.44
wound	-0.56	0.56
wps	0.3	-0.3
wps govern	0.16	-0.16
wren	0.65	-0.65
wrist	-0.18	0.18
wrist fractur	-0.22	0.22
wrist sprain	0.52	-0.52
writ	1	-1
writ * reconsider	0.17	-0.17
writ * the	0.47	-0.47
writ :	-0.17	0.17
writ about	0.18	-0.18
writ befor	0.65	-0.65
writ beforehand	0.85	-0.85
writ may	0.16	-0.16
writ no	0.17	-0.17
writ that	0.42	-0.42
writ the	-0.59	0.59
writ to	0.32	-0.32
writ within	0.45	-0.45
write	0.87	-0.87
write * claim	0.6	-0.6
write * provider	0.23	-0.23
write * the	0.81	-0.81
write * us	1.13	-1.13
write * you	-0.95	0.95
write :	0.27	-0.27
write about	0.38	-0.38
write off	-0.48	0.48
write the	0.94	-0.94
write to	0.54	-0.54
write up	-0.3	0.3
write within	0.3	-0.3
written appeal	0.23	-0.23
written decision	0.2	-0.2
written disput	0.17	-0.17
written off	1.2	-1.2
written order	-0.32	0.32
written report	-1.37	1.37
written request	0.62	-0.62
written up	-0.23	0.23
wrong	-0.73	0.73
wrong ?	0.31	-0.31
wrong and	1.3	-1.3
wrong rate	-0.71	0.71
wrong send	0.22	-0.22
wrong the	0.58	-0.58
wrong year	-1.22	1.22
wrote	-1.02	1.02
wrote * the	0.25	-0.25
wrote * you	0.89	-0.89
wrote * your	-1.03	1.03
wrote :	0.28	-0.28
wrote it	-0.58	0.58
wrote that	0.25	-0.25
wrote the	-0.51	0.51
wrote to	0.26	-0.26
x	-0.88	0.88
x <5>	0.41	-0.41
x <d>	0.17	-0.17
x daily	0.48	-0.48
x initial	0.79	-0.79
x offic	0.21	-0.21
x progres	0.16	-0.16
x ray	-0.17	0.17
x the	-1.06	1.06
x treat	0.56	-0.56
x week	0.49	-0.49
x wk	0.18	-0.18
xa	0.17	-0.17
xa <n>	0.17	-0.17
ximena	0.23	-0.23
xjbh	0.4	-0.4
xjbh <n>	0.4	-0.4
xof	0.18	-0.18
xof <n>	0.18	-0.18
xr	0.66	-0.66
xr <n>	0.63	-0.63
xx	0.49	-0.49
xx <n>	0.42	-0.42
xxa	0.33	-0.33
xxx	0.65	-0.65
xxx <n>	0.32	-0.32
xxx xx	0.38	-0.38
y	1.19	-1.19
y <n>	0.16	-0.16
y moa	0.5	-0.5
year	-1.62	1.62
year * no	0.53	-0.53
year * physical	-0.32	0.32
year :	0.69	-0.69
year after	0.31	-0.31
year ago	-0.44	0.44
year and	-2.72	2.72
year befor	-0.2	0.2
year begin	1.38	-1.38
year clos	-0.26	0.26
year deductibl	0.3	-0.3
year end	0.22	-0.22
year for	0.81	-0.81
year from	0.45	-0.45
year had	-0.24	0.24
year has	-1.05	1.05
year is	1.62	-1.62
year later	-0.28	0.28
year maximum	-1.84	1.84
year of	0.91	-0.91
year old	1.03	-1.03
year run	0.94	-0.94
year so	-0.16	0.16
year the	-0.37	0.37
year thi	-0.59	0.59
year to	-0.25	0.25
year was	-0.72	0.72
year with	0.59	-0.59
yellow	-0.27	0.27
yes	0.42	-0.42
yes * no	1.42	-1.42
yes * the	0.56	-0.56
yes <m>	0.42	-0.42
yes and	-1.06	1.06
yes or	1.46	-1.46
yes to	-0.47	0.47
yet	0.77	-0.77
yet becaus	1.6	-1.6
yet show	-0.19	0.19
yet the	-0.47	0.47
yoon	-0.43	0.43
york	0.47	-0.47
york motor	0.46	-0.46
york state	0.18	-0.18
you * <month>	-0.7	0.7
you * <n>	-0.32	0.32
you * a	0.22	-0.22
you * advis	0.29	-0.29
you * appeal	-0.73	0.73
you * ask	-1.43	1.43
you * by	-0.18	0.18
you * car	0.28	-0.28
you * decision	0.24	-0.24
you * entitl	0.18	-0.18
you * error	0.67	-0.67
you * gett	0.67	-0.67
you * his	-0.59	0.59
you * in	-0.21	0.21
you * it	0.3	-0.3
you * may	-1.14	1.14
you * mistak	0.31	-0.31
you * on	-0.63	0.63
you * requir	0.44	-0.44
you * responsibl	0.64	-0.64
you * right	0.3	-0.3
you * send	0.77	-0.77
you * someon	0.29	-0.29
you * still	0.24	-0.24
you * that	-0.5	0.5
you * the	1.57	-1.57
you * thi	-0.82	0.82
you * to	0.51	-0.51
you * we	0.57	-0.57
you * welcom	0.74	-0.74
you * will	0.17	-0.17
you * written	0.2	-0.2
you * your	1.73	-1.73
you <m>	1.24	-1.24
you <n>	-0.66	0.66
you a	0.31	-0.31
you about	-0.92	0.92
you agr	-0.97	0.97
you agree	0.43	-0.43
you and	0.58	-0.58
you answer	0.25	-0.25
you appeal	0.95	-0.95
you are	0.25	-0.25
you as	-0.93	0.93
you asked	1.8	-1.8
you at	-0.44	0.44
you back	-0.24	0.24
you befor	0.34	-0.34
you believ	0.84	-0.84
you by	0.27	-0.27
you call	0.54	-0.54
you can	0.84	-0.84
you cant	0.39	-0.39
you charg	0.7	-0.7
you choos	0.18	-0.18
you chose	-0.53	0.53
you claim	0.21	-0.21
you could	-0.56	0.56
you did	-0.55	0.55
you disput	0.22	-0.22
you do	1.93	-1.93
you enclos	-0.45	0.45
you faxed	-0.95	0.95
you for	1.92	-1.92
you from	0.34	-0.34
you get	0.94	-0.94
you got	1.75	-1.75
you had	-1.42	1.42
you have	-0.2	0.2
you hold	-0.16	0.16
you in	-0.63	0.63
you kept	0.89	-0.89
you knew	0.28	-0.28
you know	0.34	-0.34
you left	-0.44	0.44
you list	-0.62	0.62
you made	-0.46	0.46
you mail	-1.74	1.74
you may	1.43	-1.43
you meant	-1.15	1.15
you mention	1.16	-1.16
you might	1.08	-1.08
you miss	-0.26	0.26
you more	0.74	-0.74
you must	1.06	-1.06
you name	0.24	-0.24
you need	1.01	-1.01
you on	-1	1
you only	0.16	-0.16
you or	1.06	-1.06
you owe	0.9	-0.9
you paid	-0.59	0.59
you pay	0.17	-0.17
you pick	-0.8	0.8
you put	-0.46	0.46
you quote	-1.05	1.05
you receiv	1.05	-1.05
you remain	0.17	-0.17
you return	0.37	-0.37
you saw	-1.06	1.06
you say	-0.58	0.58
you see	1.52	-1.52
you send	1.68	-1.68
you sent	-0.46	0.46
you should	1.06	-1.06
you show	0.17	-0.17
you sign	-0.31	0.31
you stand	0.19	-0.19
you start	-0.9	0.9
you still	-0.74	0.74
you thi	-0.25	0.25
you think	1.28	-1.28
you too	0.3	-0.3
you treat	0.97	-0.97
you two	-0.28	0.28
you used	-0.9	0.9
you wait	-0.97	0.97
you walk	-0.28	0.28
you want	0.5	-0.5
you we	0.88	-0.88
you were	1.41	-1.41
you why	-0.98	0.98
you wish	0.67	-0.67
you with	1.59	-1.59
you without	-0.16	0.16
you would	0.31	-0.31
you your	0.27	-0.27
youd have	-0.57	0.57
youd like	0.7	-0.7
your * a	-0.35	0.35
your * not	-0.28	0.28
your * pay	0.23	-0.23
your <m>	0.71	-0.71
your <month>	-0.23	0.23
your <n>	-0.44	0.44
your account	1.01	-1.01
your answer	0.19	-0.19
your appeal	0.23	-0.23
your area	-0.95	0.95
your back	0.35	-0.35
your balanc	1.04	-1.04
your bank	-0.57	0.57
your benefit	-0.42	0.42
your bill	0.99	-0.99
your biller	-0.93	0.93
your came	-1.63	1.63
your card	0.33	-0.33
your care	0.43	-0.43
your case	1.32	-1.32
your charg	-0.5	0.5
your chart	-0.16	0.16
your check	-0.91	0.91
your chiropractor	0.31	-0.31
your claim	1.91	-1.91
your clearinghous	0.16	-0.16
your clinic	-1.35	1.35
your condition	-0.4	0.4
your contract	-0.61	0.61
your copay	0.16	-0.16
your coverag	1.12	-1.12
your date	-0.35	0.35
your deductibl	0.16	-0.16
your diagnosy	-0.8	0.8
your did	-0.38	0.38
your discount	-0.28	0.28
your disput	0.87	-0.87
your doctor	2.38	-2.38
your electronic	-0.45	0.45
your elm	0.21	-0.21
your employer	0.42	-0.42
your enroll	-0.2	0.2
your entir	0.45	-0.45
your evidenc	0.53	-0.53
your explan	0.39	-0.39
your famy	0.67	-0.67
your favor	1.16	-1.16
your fax	-0.3	0.3
your file	-0.3	0.3
your front	-0.47	0.47
your group	-1.55	1.55
your health	0.24	-0.24
your home	-0.62	0.62
your initial	0.44	-0.44
your insuranc	1.2	-1.2
your intak	0.23	-0.23
your invoic	0.83	-0.83
your is	-1.43	1.43
your last	0.84	-0.84
your left	0.24	-0.24
your letter	1.25	-1.25
your line	-0.54	0.54
your lower	0.84	-0.84
your medicaid	-0.76	0.76
your medical	-0.21	0.21
your member	0.63	-0.63
your money	0.63	-0.63
your network	0.73	-0.73
your next	1.27	-1.27
your number	-0.21	0.21
your offic	0.46	-0.46
your old	-0.78	0.78
your own	-0.62	0.62
your part	0.31	-0.31
your particip	-1.07	1.07
your partner	-0.87	0.87
your patient	1.11	-1.11
your pay	1.63	-1.63
your physical	0.24	-0.24
your place	-0.28	0.28
your plan	-0.97	0.97
your portal	0.64	-0.64
your practic	-0.56	0.56
your prescriber	1.04	-1.04
your price	-0.49	0.49
your proof	0.79	-0.79
your provider	1.24	-1.24
your rebuttal	1.32	-1.32
your remittanc	1.7	-1.7
your reply	0.17	-0.17
your representativ	0.33	-0.33
your request	0.6	-0.6
your resubmission	-0.49	0.49
your right	0.9	-0.9
your second	-0.28	0.28
your servic	0.29	-0.29
your session	-0.84	0.84
your share	0.73	-0.73
your son	0.91	-0.91
your specific	0.16	-0.16
your staff	-0.18	0.18
your stat	0.22	-0.22
your state	1.31	-1.31
your summary	-1.01	1.01
your system	-0.52	0.52
your tax	0.45	-0.45
your therapist	-0.98	0.98
your time	0.52	-0.52
your to	0.86	-0.86
your treat	0.6	-0.6
your tricar	0.51	-0.51
your truly	0.16	-0.16
your upload	-0.63	0.63
your vendor	-0.39	0.39
your visit	1.38	-1.38
your was	-0.72	0.72
your way	1.26	-1.26
your written	0.55	-0.55
your year	0.51	-0.51
your your	0.2	-0.2
your zip	-1.06	1.06
yourself	-0.83	0.83
yppw	0.23	-0.23
yppw <n>	0.23	-0.23
yr	-1.14	1.14
z	-0.66	0.66
z <m>	-0.75	0.75
z <n>	0.67	-0.67
z code	-0.51	0.51
zebulon	-0.51	0.51
zepbound	-1.27	1.27
zero	-1.59	1.59
zero pay	-0.75	0.75
zip	-1.51	1.51
zip code	-0.47	0.47
`;
