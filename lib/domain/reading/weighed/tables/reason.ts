/** Made by npm run eval:fit; not to be edited. */
export const REASON_TABLE = `
sign	other	reason
base	0.37	-0.37
:	0.79	-0.79
: * addres	0.21	-0.21
: * appeal	0.2	-0.2
: * bill	-0.59	0.59
: * claim	0.45	-0.45
: * have	-0.4	0.4
: * home	-0.52	0.52
: * member	-0.51	0.51
: * note	-1.63	1.63
: * or	0.29	-0.29
: * request	-0.41	0.41
: * servic	-0.95	0.95
: * standard	-0.24	0.24
: * visit	0.4	-0.4
: <5>	-0.68	0.68
: <m>	-0.18	0.18
: <n>	-0.7	0.7
: a	1.51	-1.51
: additional	-0.44	0.44
: all	0.47	-0.47
: allow	1.09	-1.09
: an	0.39	-0.39
: appeal	0.45	-0.45
: approv	1.2	-1.2
: attach	0.77	-0.77
: bill	0.17	-0.17
: call	0.19	-0.19
: claim	-1.23	1.23
: dr	-0.64	0.64
: esmd	0.19	-0.19
: fax	0.26	-0.26
: file	-0.23	0.23
: finaliz	0.75	-0.75
: first	-0.34	0.34
: gp	0.3	-0.3
: initial	-0.83	0.83
: it	-0.21	0.21
: its	-1.34	1.34
: line	-0.7	0.7
: lumbar	0.46	-0.46
: may	-0.35	0.35
: medicar	0.42	-0.42
: member	-1.38	1.38
: more	-0.34	0.34
: neck	-0.28	0.28
: no	-1.21	1.21
: none	-0.19	0.19
: not	-0.6	0.6
: noth	-0.27	0.27
: of	-0.2	0.2
: one	-0.9	0.9
: our	-0.78	0.78
: outpatient	0.92	-0.92
: overturn	0.35	-0.35
: patient	-0.8	0.8
: physical	0.21	-0.21
: plan	-1.26	1.26
: provider	0.2	-0.2
: pt	-0.52	0.52
: report	1.04	-1.04
: request	-1.27	1.27
: same	-0.28	0.28
: see	-0.23	0.23
: send	0.86	-0.86
: she	-0.99	0.99
: sign	1.71	-1.71
: standard	0.65	-0.65
: statu	0.35	-0.35
: t	0.39	-0.39
: the	-3.82	3.82
: two	-1.17	1.17
: visit	1.2	-1.2
: we	-0.69	0.69
: within	0.27	-0.27
: x	0.86	-0.86
: yes	-0.44	0.44
: you	-1.46	1.46
: your	0.23	-0.23
<5>	0.71	-0.71
<5> * <5>	-0.6	0.6
<5> * <d>	-0.29	0.29
<5> * <m>	0.64	-0.64
<5> * <month>	-0.96	0.96
<5> * <n>	-1.1	1.1
<5> * a	-0.34	0.34
<5> * an	-1	1
<5> * each	0.62	-0.62
<5> * modifier	0.25	-0.25
<5> * not	0.7	-0.7
<5> * the	-0.35	0.35
<5> * was	0.22	-0.22
<5> :	0.89	-0.89
<5> <m>	0.38	-0.38
<5> <month>	0.22	-0.22
<5> <n>	1.55	-1.55
<5> amount	-0.42	0.42
<5> and	1.77	-1.77
<5> are	-0.95	0.95
<5> at	0.88	-0.88
<5> bill	0.25	-0.25
<5> blood	0.34	-0.34
<5> by	0.73	-0.73
<5> came	-0.61	0.61
<5> charg	1.09	-1.09
<5> chiropractic	0.73	-0.73
<5> claim	-0.34	0.34
<5> code	-0.16	0.16
<5> cover	0.88	-0.88
<5> date	0.17	-0.17
<5> decision	-0.48	0.48
<5> diagnosy	0.63	-0.63
<5> done	0.32	-0.32
<5> e	-0.21	0.21
<5> electrical	0.68	-0.68
<5> exercis	0.88	-0.88
<5> for	-0.5	0.5
<5> from	0.7	-0.7
<5> given	-0.31	0.31
<5> gp	0.43	-0.43
<5> group	0.2	-0.2
<5> h	0.76	-0.76
<5> health	0.16	-0.16
<5> icn	0.27	-0.27
<5> is	-0.79	0.79
<5> k	-0.24	0.24
<5> lipid	0.26	-0.26
<5> m	0.16	-0.16
<5> manual	0.53	-0.53
<5> massag	0.3	-0.3
<5> mri	0.38	-0.38
<5> need	-1.67	1.67
<5> needl	0.3	-0.3
<5> new	0.18	-0.18
<5> no	1.07	-1.07
<5> of	-0.63	0.63
<5> offic	0.53	-0.53
<5> on	-1.32	1.32
<5> one	0.5	-0.5
<5> or	-1.31	1.31
<5> paid	0.19	-0.19
<5> pay	0.37	-0.37
<5> plan	0.27	-0.27
<5> preventiv	0.2	-0.2
<5> provider	0.35	-0.35
<5> pt	0.37	-0.37
<5> q	0.32	-0.32
<5> reason	-1.09	1.09
<5> receiv	-0.34	0.34
<5> render	0.18	-0.18
<5> rt	0.3	-0.3
<5> same	-0.96	0.96
<5> servic	-0.29	0.29
<5> spinal	0.38	-0.38
<5> strep	0.66	-0.66
<5> that	0.68	-0.68
<5> the	-0.98	0.98
<5> therapeutic	0.51	-0.51
<5> thi	-0.75	0.75
<5> to	-1.23	1.23
<5> townzip	-0.18	0.18
<5> two	0.81	-0.81
<5> vitamin	0.23	-0.23
<5> w	-0.5	0.5
<5> was	0.21	-0.21
<5> will	0.28	-0.28
<5> with	-0.16	0.16
<5> x	0.86	-0.86
<5> yes	0.25	-0.25
<d>	1.11	-1.11
<d> * <d>	0.62	-0.62
<d> * <n>	1.45	-1.45
<d> * deny	-0.49	0.49
<d> * not	-0.74	0.74
<d> * the	0.2	-0.2
<d> * your	0.34	-0.34
<d> :	-0.53	0.53
<d> <m>	0.35	-0.35
<d> <n>	0.56	-0.56
<d> account	0.24	-0.24
<d> acupunctur	0.55	-0.55
<d> amount	-0.65	0.65
<d> and	-0.3	0.3
<d> apply	0.17	-0.17
<d> are	0.7	-0.7
<d> asked	-0.81	0.81
<d> by	0.92	-0.92
<d> charg	-0.56	0.56
<d> check	0.46	-0.46
<d> code	0.25	-0.25
<d> contract	0.17	-0.17
<d> d	0.2	-0.2
<d> date	0.43	-0.43
<d> decision	0.16	-0.16
<d> deny	-0.29	0.29
<d> diagnosy	0.21	-0.21
<d> dob	0.17	-0.17
<d> dx	0.16	-0.16
<d> effectiv	0.16	-0.16
<d> eft	-0.41	0.41
<d> employer	0.31	-0.31
<d> file	0.21	-0.21
<d> finaliz	0.37	-0.37
<d> for	0.94	-0.94
<d> group	0.31	-0.31
<d> icd	0.17	-0.17
<d> id	0.29	-0.29
<d> is	-1.13	1.13
<d> j	0.33	-0.33
<d> letter	0.34	-0.34
<d> level	0.22	-0.22
<d> medicaid	0.16	-0.16
<d> member	-0.51	0.51
<d> no	0.84	-0.84
<d> offic	0.67	-0.67
<d> our	-0.35	0.35
<d> page	0.54	-0.54
<d> paid	0.72	-0.72
<d> patient	-0.21	0.21
<d> pay	0.64	-0.64
<d> payee	0.19	-0.19
<d> plan	0.3	-0.3
<d> po	0.26	-0.26
<d> procedur	-0.57	0.57
<d> process	-0.3	0.3
<d> provider	-0.31	0.31
<d> receiv	0.77	-0.77
<d> relationship	0.26	-0.26
<d> render	0.41	-0.41
<d> request	0.46	-0.46
<d> seen	0.19	-0.19
<d> servic	0.7	-0.7
<d> show	0.5	-0.5
<d> subscriber	0.26	-0.26
<d> the	0.73	-0.73
<d> therapy	0.38	-0.38
<d> through	1.22	-1.22
<d> to	1.48	-1.48
<d> total	-0.34	0.34
<d> townzip	0.2	-0.2
<d> treat	0.16	-0.16
<d> ur	0.26	-0.26
<d> we	-1.13	1.13
<d> were	0.29	-0.29
<d> with	0.32	-0.32
<d> x	0.17	-0.17
<d> your	0.28	-0.28
<m>	1.3	-1.3
<m> * <5>	0.46	-0.46
<m> * <d>	-0.52	0.52
<m> * <m>	1.07	-1.07
<m> * a	-0.97	0.97
<m> * all	-0.94	0.94
<m> * an	0.36	-0.36
<m> * b	0.19	-0.19
<m> * charg	0.29	-0.29
<m> * code	0.5	-0.5
<m> * deny	-0.52	0.52
<m> * eft	0.62	-0.62
<m> * m	0.54	-0.54
<m> * may	0.36	-0.36
<m> * now	0.33	-0.33
<m> * owe	-0.43	0.43
<m> * paid	0.19	-0.19
<m> * pay	0.28	-0.28
<m> * plan	0.32	-0.32
<m> * proces	-0.59	0.59
<m> * provider	-0.57	0.57
<m> * thi	1.06	-1.06
<m> * visit	-0.28	0.28
<m> * was	0.17	-0.17
<m> * we	0.22	-0.22
<m> * year	0.41	-0.41
<m> * you	0.22	-0.22
<m> * your	0.62	-0.62
<m> :	-1.39	1.39
<m> <d>	0.57	-0.57
<m> <n>	1.39	-1.39
<m> a	0.26	-0.26
<m> adj	0.46	-0.46
<m> adjust	-0.81	0.81
<m> allow	1	-1
<m> amount	0.43	-0.43
<m> and	-0.87	0.87
<m> as	-0.2	0.2
<m> balanc	0.19	-0.19
<m> becaus	-1.45	1.45
<m> befor	-0.19	0.19
<m> bill	0.25	-0.25
<m> by	0.95	-0.95
<m> c	0.71	-0.71
<m> calendar	0.23	-0.23
<m> catastrophic	0.48	-0.48
<m> check	0.27	-0.27
<m> claim	0.94	-0.94
<m> clm	0.38	-0.38
<m> co	-0.42	0.42
<m> code	0.96	-0.96
<m> coin	0.35	-0.35
<m> copay	0.52	-0.52
<m> cost	0.42	-0.42
<m> cpt	-0.46	0.46
<m> d	0.54	-0.54
<m> deductibl	1.44	-1.44
<m> deny	-1.25	1.25
<m> diagnosy	-0.23	0.23
<m> due	-0.9	0.9
<m> e	0.24	-0.24
<m> eft	0.38	-0.38
<m> eob	0.16	-0.16
<m> f	0.17	-0.17
<m> famy	0.17	-0.17
<m> fiscal	0.19	-0.19
<m> for	0.33	-0.33
<m> from	-0.39	0.39
<m> g	0.27	-0.27
<m> goe	0.19	-0.19
<m> had	-0.8	0.8
<m> has	1.04	-1.04
<m> in	-1.19	1.19
<m> individual	0.4	-0.4
<m> is	0.98	-0.98
<m> k	0.72	-0.72
<m> left	-0.21	0.21
<m> m	0.44	-0.44
<m> made	-0.49	0.49
<m> member	0.49	-0.49
<m> met	0.39	-0.39
<m> more	1.39	-1.39
<m> n	0.37	-0.37
<m> net	0.16	-0.16
<m> non	0.43	-0.43
<m> not	1.14	-1.14
<m> of	0.46	-0.46
<m> on	-1.11	1.11
<m> only	0.26	-0.26
<m> or	-0.23	0.23
<m> other	0.31	-0.31
<m> out	0.44	-0.44
<m> over	0.41	-0.41
<m> p	0.25	-0.25
<m> paid	0.37	-0.37
<m> physical	0.43	-0.43
<m> plan	0.49	-0.49
<m> pr	-0.29	0.29
<m> procedur	0.26	-0.26
<m> provider	0.35	-0.35
<m> pt	0.53	-0.53
<m> reason	-0.79	0.79
<m> receiv	0.7	-0.7
<m> rem	0.31	-0.31
<m> remain	-0.27	0.27
<m> remark	0.84	-0.84
<m> render	0.45	-0.45
<m> rmk	0.26	-0.26
<m> see	0.51	-0.51
<m> statu	-0.38	0.38
<m> that	-0.3	0.3
<m> the	-1.26	1.26
<m> therapist	0.16	-0.16
<m> thi	0.19	-0.19
<m> to	0.75	-0.75
<m> total	0.7	-0.7
<m> v	0.23	-0.23
<m> w	-0.33	0.33
<m> was	2.07	-2.07
<m> we	-0.54	0.54
<m> went	1.15	-1.15
<m> what	0.49	-0.49
<m> which	-0.29	0.29
<m> with	0.21	-0.21
<m> within	0.44	-0.44
<m> x	0.73	-0.73
<m> you	0.45	-0.45
<m> your	0.63	-0.63
<month>	-0.16	0.16
<month> * <month>	-1.7	1.7
<month> * <n>	0.18	-0.18
<month> * a	0.71	-0.71
<month> * it	-0.25	0.25
<month> * saw	-0.22	0.22
<month> * that	0.41	-0.41
<month> * we	-0.18	0.18
<month> * you	-0.3	0.3
<month> <n>	1.06	-1.06
<month> and	-2.3	2.3
<month> as	-0.18	0.18
<month> bill	-1.19	1.19
<month> for	-0.52	0.52
<month> has	0.39	-0.39
<month> her	0.2	-0.2
<month> is	0.93	-0.93
<month> its	-0.49	0.49
<month> one	-0.23	0.23
<month> so	0.75	-0.75
<month> stat	-0.86	0.86
<month> the	-0.54	0.54
<month> through	-0.18	0.18
<month> to	-1.36	1.36
<month> visit	1	-1
<month> was	0.3	-0.3
<month> we	-1.11	1.11
<month> what	-0.32	0.32
<month> when	-0.55	0.55
<month> with	-0.27	0.27
<month> you	-0.22	0.22
<n>	-0.19	0.19
<n> * <d>	0.4	-0.4
<n> * <m>	-0.3	0.3
<n> * <month>	0.49	-0.49
<n> * <n>	0.66	-0.66
<n> * a	-0.81	0.81
<n> * after	0.54	-0.54
<n> * again	1.05	-1.05
<n> * an	-1.3	1.3
<n> * and	-0.4	0.4
<n> * appeal	0.18	-0.18
<n> * approv	0.29	-0.29
<n> * approval	-0.64	0.64
<n> * are	-0.71	0.71
<n> * ask	0.2	-0.2
<n> * asked	0.34	-0.34
<n> * attach	0.4	-0.4
<n> * b	0.48	-0.48
<n> * benefit	-0.88	0.88
<n> * by	-1.02	1.02
<n> * call	0.39	-0.39
<n> * came	-0.62	0.62
<n> * cannot	-0.62	0.62
<n> * charg	1.9	-1.9
<n> * check	-0.48	0.48
<n> * claim	0.24	-0.24
<n> * come	-0.19	0.19
<n> * contract	-0.3	0.3
<n> * copay	0.4	-0.4
<n> * could	1.19	-1.19
<n> * cover	-0.31	0.31
<n> * date	-0.19	0.19
<n> * day	0.67	-0.67
<n> * decision	-0.53	0.53
<n> * deny	0.46	-0.46
<n> * diagnosy	-0.52	0.52
<n> * did	-1.3	1.3
<n> * differenc	0.44	-0.44
<n> * discount	0.83	-0.83
<n> * disput	0.16	-0.16
<n> * document	1.05	-1.05
<n> * doe	0.47	-0.47
<n> * dr	-0.22	0.22
<n> * eight	-0.22	0.22
<n> * employer	-1.03	1.03
<n> * empty	-0.45	0.45
<n> * experimental	-1.34	1.34
<n> * fax	-0.85	0.85
<n> * file	0.4	-0.4
<n> * for	0.29	-0.29
<n> * found	-1.24	1.24
<n> * full	0.74	-0.74
<n> * give	-0.67	0.67
<n> * had	-0.63	0.63
<n> * has	0.2	-0.2
<n> * have	-1.97	1.97
<n> * he	0.48	-0.48
<n> * her	-0.24	0.24
<n> * his	-0.22	0.22
<n> * independent	0.54	-0.54
<n> * inform	-0.49	0.49
<n> * initial	0.24	-0.24
<n> * insur	0.39	-0.39
<n> * intak	-1.04	1.04
<n> * is	-0.51	0.51
<n> * it	-0.88	0.88
<n> * last	0.75	-0.75
<n> * learn	0.74	-0.74
<n> * letter	-0.38	0.38
<n> * line	-0.77	0.77
<n> * look	0.19	-0.19
<n> * m	-0.56	0.56
<n> * mail	0.37	-0.37
<n> * may	-0.81	0.81
<n> * medical	0.61	-0.61
<n> * medicar	-0.82	0.82
<n> * member	0.56	-0.56
<n> * more	0.56	-0.56
<n> * need	-0.19	0.19
<n> * network	0.23	-0.23
<n> * new	-0.65	0.65
<n> * no	0.25	-0.25
<n> * nobody	-0.37	0.37
<n> * not	-0.3	0.3
<n> * note	1.62	-1.62
<n> * noth	-0.69	0.69
<n> * number	0.33	-0.33
<n> * of	0.48	-0.48
<n> * on	0.81	-0.81
<n> * one	-0.99	0.99
<n> * only	0.35	-0.35
<n> * open	-0.56	0.56
<n> * our	-0.89	0.89
<n> * page	-0.29	0.29
<n> * paid	0.26	-0.26
<n> * part	0.43	-0.43
<n> * patient	-1.47	1.47
<n> * pay	-0.39	0.39
<n> * physical	0.33	-0.33
<n> * plan	-1.88	1.88
<n> * procedur	-0.21	0.21
<n> * provider	0.73	-0.73
<n> * question	-0.47	0.47
<n> * reason	0.54	-0.54
<n> * receiv	0.6	-0.6
<n> * recipient	0.42	-0.42
<n> * record	-1.32	1.32
<n> * remark	0.37	-0.37
<n> * render	1.17	-1.17
<n> * request	-0.23	0.23
<n> * rest	-0.56	0.56
<n> * review	0.39	-0.39
<n> * same	-1.22	1.22
<n> * sent	-0.25	0.25
<n> * servic	-0.59	0.59
<n> * show	0.88	-0.88
<n> * so	-0.16	0.16
<n> * that	0.32	-0.32
<n> * the	-0.5	0.5
<n> * them	-0.46	0.46
<n> * then	-0.4	0.4
<n> * they	-0.7	0.7
<n> * time	-0.99	0.99
<n> * to	-0.64	0.64
<n> * treat	-0.63	0.63
<n> * two	0.39	-0.39
<n> * was	-0.45	0.45
<n> * we	-0.52	0.52
<n> * week	-0.84	0.84
<n> * weekday	0.57	-0.57
<n> * were	0.19	-0.19
<n> * which	0.28	-0.28
<n> * x	-0.61	0.61
<n> * you	-0.21	0.21
<n> * your	-0.54	0.54
<n> <5>	1.43	-1.43
<n> <d>	0.79	-0.79
<n> <m>	0.46	-0.46
<n> <month>	1.52	-1.52
<n> ?	-1.09	1.09
<n> a	0.43	-0.43
<n> above	-0.47	0.47
<n> accept	1.09	-1.09
<n> account	0.78	-0.78
<n> acct	0.61	-0.61
<n> acnt	0.51	-0.51
<n> acupunctur	-0.31	0.31
<n> adjust	-1.23	1.23
<n> admit	0.18	-0.18
<n> aetna	-0.75	0.75
<n> after	0.59	-0.59
<n> agree	0.21	-0.21
<n> alert	0.5	-0.5
<n> all	-0.77	0.77
<n> allow	0.67	-0.67
<n> already	-0.34	0.34
<n> am	0.85	-0.85
<n> amount	0.21	-0.21
<n> an	0.38	-0.38
<n> and	-0.82	0.82
<n> another	-1.09	1.09
<n> anyth	-0.48	0.48
<n> appeal	0.76	-0.76
<n> approv	-0.81	0.81
<n> are	0.16	-0.16
<n> as	-1.14	1.14
<n> asg	0.52	-0.52
<n> ask	0.18	-0.18
<n> assign	0.2	-0.2
<n> at	-0.29	0.29
<n> attention	0.22	-0.22
<n> attn	0.31	-0.31
<n> auth	0.53	-0.53
<n> authoriz	1.33	-1.33
<n> b	0.22	-0.22
<n> basic	0.36	-0.36
<n> batch	0.93	-0.93
<n> becaus	0.32	-0.32
<n> befor	-1.24	1.24
<n> belong	-0.29	0.29
<n> beneficiary	0.3	-0.3
<n> benefit	-0.92	0.92
<n> between	0.21	-0.21
<n> bill	-1.14	1.14
<n> birth	0.42	-0.42
<n> birthdat	0.2	-0.2
<n> blue	-0.9	0.9
<n> born	0.68	-0.68
<n> both	-0.37	0.37
<n> brochur	-0.97	0.97
<n> busines	0.53	-0.53
<n> but	-0.82	0.82
<n> c	-0.26	0.26
<n> ca	1.09	-1.09
<n> calendar	1.21	-1.21
<n> call	0.44	-0.44
<n> came	0.45	-0.45
<n> carc	-0.57	0.57
<n> care	-0.23	0.23
<n> carrier	0.82	-0.82
<n> cascad	-0.51	0.51
<n> case	0.33	-0.33
<n> ccr	-0.23	0.23
<n> cent	-0.85	0.85
<n> certify	0.3	-0.3
<n> cfr	0.67	-0.67
<n> charg	0.47	-0.47
<n> check	-1.19	1.19
<n> chg	0.39	-0.39
<n> chiropractic	-1.07	1.07
<n> cigna	0.29	-0.29
<n> claim	0.62	-0.62
<n> clinic	-0.23	0.23
<n> clm	0.4	-0.4
<n> clos	-0.67	0.67
<n> co	-0.9	0.9
<n> code	0.74	-0.74
<n> coinsuranc	-0.46	0.46
<n> come	-0.48	0.48
<n> consult	0.44	-0.44
<n> control	0.34	-0.34
<n> copay	-0.64	0.64
<n> copy	0.26	-0.26
<n> cover	1.21	-1.21
<n> coverag	0.32	-0.32
<n> cr	0.29	-0.29
<n> cutoff	-0.61	0.61
<n> cv	0.19	-0.19
<n> cycle	0.53	-0.53
<n> d	0.83	-0.83
<n> daily	0.23	-0.23
<n> date	1.47	-1.47
<n> decid	-0.48	0.48
<n> decision	-1.03	1.03
<n> deg	0.21	-0.21
<n> degr	1.08	-1.08
<n> denial	-0.31	0.31
<n> deny	1.91	-1.91
<n> describ	0.51	-0.51
<n> digit	-0.72	0.72
<n> discount	0.5	-0.5
<n> do	-0.26	0.26
<n> dob	0.27	-0.27
<n> doctor	0.74	-0.74
<n> docu	0.23	-0.23
<n> doe	-0.81	0.81
<n> drug	0.32	-0.32
<n> dur	0.21	-0.21
<n> dx	0.47	-0.47
<n> e	0.27	-0.27
<n> each	0.26	-0.26
<n> east	0.2	-0.2
<n> eft	-1.07	1.07
<n> ek	0.2	-0.2
<n> electrical	0.33	-0.33
<n> employe	0.18	-0.18
<n> employer	0.53	-0.53
<n> ended	0.9	-0.9
<n> enroll	0.54	-0.54
<n> eob	0.31	-0.31
<n> erisa	0.17	-0.17
<n> esmd	0.2	-0.2
<n> every	-0.29	0.29
<n> exact	-2.23	2.23
<n> exclud	-0.96	0.96
<n> exercis	0.58	-0.58
<n> expens	-2.09	2.09
<n> explan	-0.54	0.54
<n> ext	0.33	-0.33
<n> famy	0.41	-0.41
<n> fax	0.57	-0.57
<n> federal	-1.18	1.18
<n> finaliz	-0.46	0.46
<n> fle	0.18	-0.18
<n> florida	1.06	-1.06
<n> found	-0.97	0.97
<n> four	0.26	-0.26
<n> full	-0.29	0.29
<n> further	-0.24	0.24
<n> g	0.69	-0.69
<n> gae	0.26	-0.26
<n> general	0.28	-0.28
<n> give	-0.74	0.74
<n> goe	-0.18	0.18
<n> gp	0.24	-0.24
<n> group	0.53	-0.53
<n> h	0.55	-0.55
<n> had	-0.75	0.75
<n> has	0.25	-0.25
<n> hcpc	0.23	-0.23
<n> he	-0.16	0.16
<n> health	0.46	-0.46
<n> his	-0.29	0.29
<n> hmo	0.33	-0.33
<n> hold	-0.41	0.41
<n> home	0.81	-0.81
<n> hour	0.67	-0.67
<n> how	0.18	-0.18
<n> hr	0.27	-0.27
<n> icd	0.31	-0.31
<n> icn	0.52	-0.52
<n> if	0.19	-0.19
<n> im	-0.3	0.3
<n> inform	-0.2	0.2
<n> injur	0.23	-0.23
<n> insur	0.16	-0.16
<n> invalid	-0.46	0.46
<n> is	-0.79	0.79
<n> item	-0.99	0.99
<n> j	-1.36	1.36
<n> job	0.28	-0.28
<n> k	1.12	-1.12
<n> kc	0.16	-0.16
<n> kind	-0.31	0.31
<n> l	0.94	-0.94
<n> last	-1.23	1.23
<n> lb	0.54	-0.54
<n> leav	-0.19	0.19
<n> left	-0.49	0.49
<n> let	0.24	-0.24
<n> limit	-1.25	1.25
<n> line	-0.95	0.95
<n> list	-0.2	0.2
<n> low	0.18	-0.18
<n> lower	0.74	-0.74
<n> lt	0.66	-0.66
<n> m	0.72	-0.72
<n> ma	1.01	-1.01
<n> make	-1.2	1.2
<n> manipul	0.82	-0.82
<n> manual	-1.64	1.64
<n> may	1.29	-1.29
<n> mc	0.16	-0.16
<n> mean	-1.27	1.27
<n> medicaid	-0.76	0.76
<n> medical	-0.84	0.84
<n> medicar	1.27	-1.27
<n> member	0.87	-0.87
<n> mg	0.45	-0.45
<n> mill	0.41	-0.41
<n> millrac	0.18	-0.18
<n> min	-0.18	0.18
<n> minut	-1.21	1.21
<n> miss	-0.89	0.89
<n> ml	0.41	-0.41
<n> mo	-0.93	0.93
<n> monday	0.39	-0.39
<n> month	-1.72	1.72
<n> more	0.58	-0.58
<n> mos	-1.22	1.22
<n> ms	0.22	-0.22
<n> must	-0.34	0.34
<n> n	0.25	-0.25
<n> name	1.08	-1.08
<n> nd	-0.37	0.37
<n> ndmcp	0.39	-0.39
<n> need	-0.77	0.77
<n> needl	-0.25	0.25
<n> network	0.4	-0.4
<n> never	-0.87	0.87
<n> new	0.2	-0.2
<n> next	-0.34	0.34
<n> no	-1.94	1.94
<n> non	1.94	-1.94
<n> none	0.35	-0.35
<n> not	-2.15	2.15
<n> note	0.23	-0.23
<n> noth	-1.35	1.35
<n> npi	0.9	-0.9
<n> number	-0.73	0.73
<n> o	1.01	-1.01
<n> occupational	0.38	-0.38
<n> of	-0.18	0.18
<n> offic	0.25	-0.25
<n> old	0.25	-0.25
<n> on	-0.51	0.51
<n> one	-1.09	1.09
<n> only	-0.74	0.74
<n> oo	0.17	-0.17
<n> option	0.81	-0.81
<n> or	1.4	-1.4
<n> order	0.6	-0.6
<n> original	-0.29	0.29
<n> other	-0.9	0.9
<n> our	-1.01	1.01
<n> out	1.31	-1.31
<n> outpatient	-0.2	0.2
<n> over	-1.03	1.03
<n> p	0.66	-0.66
<n> pa	0.4	-0.4
<n> page	0.47	-0.47
<n> part	0.2	-0.2
<n> patch	0.34	-0.34
<n> payee	0.68	-0.68
<n> payer	0.62	-0.62
<n> pen	0.2	-0.2
<n> pend	0.7	-0.7
<n> per	0.9	-0.9
<n> percent	-0.67	0.67
<n> perf	0.18	-0.18
<n> phone	0.19	-0.19
<n> physical	-1.44	1.44
<n> pip	0.25	-0.25
<n> plan	1.41	-1.41
<n> pleas	-0.23	0.23
<n> pm	0.58	-0.58
<n> po	0.35	-0.35
<n> point	-0.22	0.22
<n> policy	0.61	-0.61
<n> pound	0.25	-0.25
<n> ppo	0.26	-0.26
<n> pr	1.01	-1.01
<n> pre	-1.59	1.59
<n> precertific	-3.42	3.42
<n> pric	0.24	-0.24
<n> print	0.16	-0.16
<n> prior	-0.91	0.91
<n> procedur	0.83	-0.83
<n> process	-0.66	0.66
<n> program	0.16	-0.16
<n> put	0.25	-0.25
<n> q	0.18	-0.18
<n> r	0.95	-0.95
<n> ra	0.2	-0.2
<n> rarc	0.22	-0.22
<n> rd	-0.64	0.64
<n> re	-0.58	0.58
<n> reach	0.43	-0.43
<n> reason	0.26	-0.26
<n> receiv	0.33	-0.33
<n> recipient	-0.73	0.73
<n> record	-1.22	1.22
<n> reduc	0.75	-0.75
<n> referenc	0.19	-0.19
<n> referr	-0.35	0.35
<n> referral	1.74	-1.74
<n> region	0.63	-0.63
<n> rel	0.21	-0.21
<n> remark	0.54	-0.54
<n> remit	0.64	-0.64
<n> removal	-1.2	1.2
<n> rend	0.2	-0.2
<n> render	0.47	-0.47
<n> report	-0.34	0.34
<n> request	0.42	-0.42
<n> respond	0.21	-0.21
<n> rev	0.54	-0.54
<n> review	0.17	-0.17
<n> rfa	0.19	-0.19
<n> right	0.34	-0.34
<n> rn	0.16	-0.16
<n> rr	0.3	-0.3
<n> rt	-0.5	0.5
<n> run	-0.89	0.89
<n> rx	0.22	-0.22
<n> s	0.63	-0.63
<n> same	-1.23	1.23
<n> say	1.65	-1.65
<n> sb	-0.47	0.47
<n> second	0.63	-0.63
<n> secondary	0.19	-0.19
<n> section	0.18	-0.18
<n> see	-1.34	1.34
<n> seen	0.27	-0.27
<n> send	-0.32	0.32
<n> sent	0.33	-0.33
<n> separat	0.87	-0.87
<n> sequestr	1.4	-1.4
<n> serv	0.27	-0.27
<n> servic	0.49	-0.49
<n> session	0.84	-0.84
<n> she	-0.67	0.67
<n> should	-0.23	0.23
<n> show	1.61	-1.61
<n> sign	-0.22	0.22
<n> since	-0.48	0.48
<n> so	-0.33	0.33
<n> spoke	-0.25	0.25
<n> sponsor	0.4	-0.4
<n> st	-0.82	0.82
<n> stand	-0.59	0.59
<n> standard	-0.42	0.42
<n> stat	-0.53	0.53
<n> state	0.56	-0.56
<n> statu	-0.39	0.39
<n> stay	-0.37	0.37
<n> subject	0.24	-0.24
<n> svc	0.31	-0.31
<n> t	0.63	-0.63
<n> tac	-0.51	0.51
<n> tax	0.2	-0.2
<n> tc	0.23	-0.23
<n> tell	0.33	-0.33
<n> test	-0.18	0.18
<n> th	-0.24	0.24
<n> that	-1.04	1.04
<n> the	-2.15	2.15
<n> ther	-0.52	0.52
<n> therapeutic	0.26	-0.26
<n> therapist	-0.37	0.37
<n> therapy	0.18	-0.18
<n> there	-0.37	0.37
<n> these	-0.37	0.37
<n> thi	-1.62	1.62
<n> three	-0.24	0.24
<n> through	0.36	-0.36
<n> time	-0.75	0.75
<n> tin	0.99	-0.99
<n> to	0.56	-0.56
<n> took	-0.66	0.66
<n> total	1.11	-1.11
<n> townzip	1.22	-1.22
<n> tr	-0.55	0.55
<n> trace	0.52	-0.52
<n> treat	0.93	-0.93
<n> tricar	-0.95	0.95
<n> tty	0.54	-0.54
<n> tw	0.2	-0.2
<n> twice	-0.67	0.67
<n> two	1.08	-1.08
<n> tx	-0.86	0.86
<n> txe	-0.36	0.36
<n> type	0.41	-0.41
<n> u	-0.5	0.5
<n> um	0.72	-0.72
<n> under	0.5	-0.5
<n> unit	-0.78	0.78
<n> until	-0.93	0.93
<n> use	-0.71	0.71
<n> utiliz	-1.53	1.53
<n> v	0.53	-0.53
<n> va	0.28	-0.28
<n> vendor	-0.58	0.58
<n> vertebral	0.18	-0.18
<n> view	0.77	-0.77
<n> visit	-0.65	0.65
<n> voucher	0.36	-0.36
<n> wa	0.26	-0.26
<n> was	1.29	-1.29
<n> wd	0.2	-0.2
<n> we	-1.53	1.53
<n> wed	-0.23	0.23
<n> week	0.36	-0.36
<n> weekday	0.43	-0.43
<n> welfar	0.67	-0.67
<n> went	0.6	-0.6
<n> what	-0.36	0.36
<n> when	-0.63	0.63
<n> where	-0.45	0.45
<n> which	-0.34	0.34
<n> will	0.24	-0.24
<n> with	1.44	-1.44
<n> within	0.9	-0.9
<n> without	1.05	-1.05
<n> wk	0.27	-0.27
<n> wks	-0.66	0.66
<n> word	0.2	-0.2
<n> worker	1.13	-1.13
<n> x	-0.42	0.42
<n> xxa	0.32	-0.32
<n> xxx	0.27	-0.27
<n> y	0.26	-0.26
<n> year	1.26	-1.26
<n> you	-1.49	1.49
<n> your	-1.43	1.43
<n> yr	-0.68	0.68
<n> z	0.27	-0.27
?	-0.37	0.37
? * field	-0.29	0.29
? our	-0.33	0.33
? the	-1.65	1.65
? then	-0.61	0.61
? we	-1.72	1.72
a * erisa	0.49	-0.49
a * inform	-1.19	1.19
a * the	0.29	-0.29
a :	0.33	-0.33
a <5>	-0.59	0.59
a <d>	0.18	-0.18
a <m>	0.96	-0.96
a <n>	-0.65	0.65
a a	0.63	-0.63
a after	0.54	-0.54
a and	-0.22	0.22
a b	0.69	-0.69
a balanc	0.32	-0.32
a benefit	-1.91	1.91
a bill	-0.21	0.21
a biller	-0.45	0.45
a blank	-0.67	0.67
a blue	-0.24	0.24
a board	0.97	-0.97
a box	-0.18	0.18
a brace	-0.52	0.52
a c	-0.51	0.51
a calendar	0.76	-0.76
a call	0.23	-0.23
a cane	-0.41	0.41
a car	-0.31	0.31
a caregiver	-1.02	1.02
a certify	0.64	-0.64
a chang	-0.35	0.35
a charg	-0.66	0.66
a child	0.66	-0.66
a chiropractic	1.13	-1.13
a chiropractor	-0.54	0.54
a civil	0.52	-0.52
a claim	0.39	-0.39
a clean	-0.18	0.18
a clearinghous	0.77	-0.77
a clinic	-1.18	1.18
a clinical	0.37	-0.37
a clinician	-0.2	0.2
a cms	0.84	-0.84
a co	0.37	-0.37
a code	0.98	-0.98
a collection	0.51	-0.51
a company	-0.32	0.32
a complaint	0.55	-0.55
a complet	-0.55	0.55
a condition	0.72	-0.72
a contract	0.35	-0.35
a copy	1.1	-1.1
a cover	-2.24	2.24
a crime	0.37	-0.37
a crossover	0.3	-0.3
a ct	-0.25	0.25
a custom	-0.62	0.62
a date	-0.65	0.65
a decision	-0.82	0.82
a delay	-0.75	0.75
a demand	0.54	-0.54
a denial	1.4	-1.4
a deny	-0.72	0.72
a dependent	0.55	-0.55
a diagnosy	-1.34	1.34
a different	-0.24	0.24
a disaster	-0.33	0.33
a disput	0.89	-0.89
a division	0.34	-0.34
a doctor	-0.93	0.93
a drawer	-0.24	0.24
a drug	-0.82	0.82
a duplicat	-0.84	0.84
a face	0.67	-0.67
a facility	-0.47	0.47
a fair	-0.22	0.22
a fall	0.81	-0.81
a famy	-0.77	0.77
a fast	1	-1
a fax	0.45	-0.45
a federal	-0.24	0.24
a fee	0.55	-0.55
a few	1.24	-1.24
a find	1.32	-1.32
a first	-1.08	1.08
a form	0.21	-0.21
a fourth	0.51	-0.51
a free	0.56	-0.56
a fresh	0.76	-0.76
a full	-0.89	0.89
a functional	-0.21	0.21
a further	0.56	-0.56
a general	-0.64	0.64
a give	-0.88	0.88
a good	-0.23	0.23
a govern	-0.36	0.36
a grace	0.89	-0.89
a grievanc	0.27	-0.27
a grocery	-0.19	0.19
a group	-0.66	0.66
a guarante	0.81	-0.81
a guide	0.25	-0.25
a gym	-0.84	0.84
a half	-0.5	0.5
a health	0.72	-0.72
a healthy	-0.46	0.46
a hear	0.34	-0.34
a home	-0.38	0.38
a hospital	-0.52	0.52
a human	-0.55	0.55
a job	0.72	-0.72
a lab	-0.61	0.61
a late	0.29	-0.29
a later	0.35	-0.35
a lawsuit	0.49	-0.49
a lawyer	-0.81	0.81
a letter	1.9	-1.9
a level	-1.17	1.17
a licens	0.53	-0.53
a lien	-0.7	0.7
a limit	-0.53	0.53
a line	-0.72	0.72
a list	0.69	-0.69
a local	-0.49	0.49
a look	-0.26	0.26
a los	0.84	-0.84
a low	-0.65	0.65
a lower	-1.1	1.1
a lumbar	0.53	-0.53
a m	-0.41	0.41
a man	-0.38	0.38
a manual	-0.55	0.55
a massag	-0.85	0.85
a match	-0.28	0.28
a matter	-0.61	0.61
a measur	-0.59	0.59
a medical	-1.32	1.32
a medicar	0.41	-0.41
a member	0.25	-0.25
a messag	1.05	-1.05
a mild	-0.63	0.63
a minor	0.71	-0.71
a miss	-0.73	0.73
a mistak	0.29	-0.29
a modifier	0.74	-0.74
a month	-0.66	0.66
a mutual	0.29	-0.29
a name	0.36	-0.36
a negativ	0.4	-0.4
a network	1.03	-1.03
a new	0.17	-0.17
a no	0.9	-0.9
a non	-0.72	0.72
a note	1.05	-1.05
a notic	0.27	-0.27
a number	-0.99	0.99
a nurse	1.49	-1.49
a of	0.64	-0.64
a one	-0.19	0.19
a page	-0.17	0.17
a paid	-0.37	0.37
a panel	-0.86	0.86
a paper	-0.64	0.64
a parent	0.73	-0.73
a participat	0.18	-0.18
a particular	0.24	-0.24
a passenger	-0.77	0.77
a pay	1.27	-1.27
a peer	0.65	-0.65
a person	-0.61	0.61
a petition	0.21	-0.21
a phone	-1.05	1.05
a photocopy	-0.4	0.4
a physical	1.29	-1.29
a physician	-0.59	0.59
a pictur	0.24	-0.24
a plain	-0.69	0.69
a plan	-0.93	0.93
a po	-0.81	0.81
a policy	-0.19	0.19
a policyholder	0.27	-0.27
a post	0.26	-0.26
a prepay	-0.17	0.17
a preventiv	1.52	-1.52
a primary	0.19	-0.19
a prime	-0.18	0.18
a print	0.72	-0.72
a prior	-1.1	1.1
a problem	-0.6	0.6
a procedur	1.21	-1.21
a promis	1.04	-1.04
a proper	-0.69	0.69
a provider	-0.64	0.64
a psychiatrist	0.46	-0.46
a purchas	-0.28	0.28
a qualify	-0.32	0.32
a question	-0.19	0.19
a rail	-0.82	0.82
a re	0.71	-0.71
a real	-0.72	0.72
a reason	0.19	-0.19
a reasonabl	0.56	-0.56
a reconsider	1.18	-1.18
a redetermin	0.8	-0.8
a referral	-0.33	0.33
a refund	0.96	-0.96
a register	0.61	-0.61
a regular	-0.85	0.85
a reject	0.89	-0.89
a relativ	-0.29	0.29
a rental	-0.4	0.4
a reopen	0.48	-0.48
a repay	0.81	-0.81
a replac	-0.22	0.22
a report	0.78	-0.78
a request	1.47	-1.47
a requir	-1.73	1.73
a retroactiv	-0.3	0.3
a return	-0.19	0.19
a review	1.2	-1.2
a right	-0.22	0.22
a routin	-1.61	1.61
a s	0.24	-0.24
a saturday	0.31	-0.31
a screen	1.16	-1.16
a second	-0.3	0.3
a self	0.5	-0.5
a separat	0.78	-0.78
a servic	0.19	-0.19
a set	-0.54	0.54
a settl	-0.88	0.88
a sick	0.56	-0.56
a sign	-1.69	1.69
a signatur	-0.34	0.34
a simpl	-0.22	0.22
a singl	-1.18	1.18
a skill	-0.77	0.77
a slip	-0.48	0.48
a sore	-0.75	0.75
a speech	-0.31	0.31
a spous	-0.91	0.91
a sprain	-0.61	0.61
a stabl	-0.64	0.64
a stamp	-0.75	0.75
a standard	1.67	-1.67
a state	-0.25	0.25
a step	0.29	-0.29
a stiff	-0.5	0.5
a store	-0.52	0.52
a strain	-0.91	0.91
a strep	-0.86	0.86
a strok	0.63	-0.63
a stutter	-0.45	0.45
a su	0.35	-0.35
a sublux	1.18	-1.18
a suit	0.38	-0.38
a systemic	-1.21	1.21
a tax	-0.81	0.81
a the	-1.82	1.82
a therapist	-0.58	0.58
a time	0.33	-0.33
a total	-0.27	0.27
a track	-0.19	0.19
a treat	-1.46	1.46
a trial	0.28	-0.28
a tricar	-0.77	0.77
a twin	-0.62	0.62
a two	-0.72	0.72
a unitedhealthcar	0.33	-0.33
a use	0.83	-0.83
a vendor	-0.27	0.27
a visit	-0.32	0.32
a waiver	1.26	-1.26
a walker	-0.68	0.68
a well	1.09	-1.09
a woman	-0.25	0.25
a word	-0.25	0.25
a work	-0.97	0.97
a wrist	-0.6	0.6
a year	-0.63	0.63
a your	0.53	-0.53
a zero	-0.51	0.51
aarp	0.19	-0.19
ab	0.25	-0.25
ab <n>	0.25	-0.25
abara	0.47	-0.47
abara member	0.36	-0.36
abduction	0.25	-0.25
abernethy	0.39	-0.39
abl	0.69	-0.69
able	-0.16	0.16
able * pay	-0.32	0.32
able to	-0.16	0.16
about * bill	0.17	-0.17
about * claim	0.28	-0.28
about * decision	-0.45	0.45
about * pay	0.41	-0.41
about * plan	0.77	-0.77
about <n>	0.4	-0.4
about a	-0.92	0.92
about an	-0.21	0.21
about claim	0.46	-0.46
about her	1.27	-1.27
about how	-0.21	0.21
about it	-0.9	0.9
about other	-0.22	0.22
about pay	0.36	-0.36
about restriction	0.53	-0.53
about that	-0.6	0.6
about the	0.46	-0.46
about these	-0.73	0.73
about thi	-0.23	0.23
about whether	0.56	-0.56
about your	0.53	-0.53
above	-0.47	0.47
above * <month>	0.69	-0.69
above * by	0.42	-0.42
above * contract	-0.29	0.29
above * fax	0.25	-0.25
above * fee	-0.16	0.16
above * medicar	-0.9	0.9
above * the	-0.65	0.65
above * your	0.59	-0.59
above :	0.3	-0.3
above a	-1.34	1.34
above and	0.52	-0.52
above are	-0.27	0.27
above claim	-0.68	0.68
above has	-1.37	1.37
above is	0.38	-0.38
above it	-0.87	0.87
above on	0.85	-0.85
above or	0.7	-0.7
above our	-0.37	0.37
above the	0.38	-0.38
above was	2.38	-2.38
above what	-1.36	1.36
above which	0.51	-0.51
above with	0.48	-0.48
absent	-3.67	3.67
absent for	-0.73	0.73
absent from	-0.45	0.45
absent on	-0.34	0.34
ac	0.53	-0.53
ac <n>	0.54	-0.54
accept * <n>	-0.54	0.54
accept * a	0.23	-0.23
accept * claim	0.77	-0.77
accept * proof	0.61	-0.61
accept * the	1.05	-1.05
accept <n>	0.92	-0.92
accept a	0.63	-0.63
accept and	1.92	-1.92
accept as	0.86	-0.86
accept by	0.55	-0.55
accept condition	-0.26	0.26
accept indic	-0.64	0.64
accept injury	-1.14	1.14
accept it	-0.58	0.58
accept on	-0.21	0.21
accept practic	1.24	-1.24
accept the	1.25	-1.25
accept thi	-0.62	0.62
acceptabl maximum	0.37	-0.37
acceptanc	1.07	-1.07
acceptanc by	-0.2	0.2
acceptanc report	1.11	-1.11
accident	-1.64	1.64
accident box	-0.85	0.85
accident d	0.27	-0.27
accident date	-0.64	0.64
accident detail	1.1	-1.1
accident form	-0.39	0.39
accident happen	-0.25	0.25
accident questionnair	-0.85	0.85
accident was	-0.39	0.39
accompany	-0.2	0.2
accord * our	-0.29	0.29
accord to	-0.42	0.42
account * the	0.37	-0.37
account :	0.3	-0.3
account <5>	0.18	-0.18
account <n>	-0.59	0.59
account bill	0.17	-0.17
account group	0.28	-0.28
account no	0.64	-0.64
account number	-1.19	1.19
account of	-0.48	0.48
account receivabl	0.57	-0.57
accredit	-0.62	0.62
acct	1.56	-1.56
acct :	0.42	-0.42
acct <n>	0.27	-0.27
acct medical	0.18	-0.18
ach	-0.21	0.21
ach <n>	0.2	-0.2
acheb	0.33	-0.33
achterberg	0.65	-0.65
achterberg pt	0.17	-0.17
acid	-0.28	0.28
acknowledg	0.6	-0.6
acnt	0.51	-0.51
acros	-0.68	0.68
acros the	0.16	-0.16
acros town	-0.26	0.26
act	0.49	-0.49
act * <n>	0.32	-0.32
act * her	0.84	-0.84
act * the	-0.48	0.48
act * you	0.41	-0.41
act for	0.59	-0.59
act of	0.32	-0.32
act on	-0.41	0.41
act the	0.45	-0.45
action	1.53	-1.53
action * need	0.22	-0.22
action :	0.31	-0.31
action is	0.22	-0.22
action need	-0.71	0.71
action on	0.83	-0.83
action taken	0.64	-0.64
action under	0.51	-0.51
activ * the	-0.46	0.46
activ care	1.5	-1.5
activ duty	0.9	-0.9
activ on	-0.33	0.33
activ practic	1.14	-1.14
activ span	-0.44	0.44
activ treat	-0.95	0.95
activity	-0.82	0.82
activity * the	0.36	-0.36
activity <5>	0.37	-0.37
acupunctur	-1.75	1.75
acupunctur * not	-0.48	0.48
acupunctur <5>	0.57	-0.57
acupunctur for	-0.65	0.65
acupunctur is	-1.71	1.71
acupunctur visit	1.41	-1.41
acute	-0.63	0.63
acute phase	-0.56	0.56
adaez	0.53	-0.53
add	-1.14	1.14
add * code	-0.79	0.79
add a	0.23	-0.23
add on	-1.09	1.09
add the	1.07	-1.07
add up	-2.03	2.03
added * the	-0.27	0.27
added * your	-0.22	0.22
added after	-0.26	0.26
added to	0.43	-0.43
additional	0.96	-0.96
additional document	1	-1
additional inform	1.15	-1.15
additional pay	0.2	-0.2
additional visit	-1.11	1.11
addres * the	0.51	-0.51
addres * thi	-0.38	0.38
addres * your	0.34	-0.34
addres above	1.18	-1.18
addres below	0.23	-0.23
addres is	-0.97	0.97
addres member	0.16	-0.16
addres on	0.53	-0.53
addres you	-0.33	0.33
address	-0.36	0.36
adelina	0.2	-0.2
adeyemy	0.16	-0.16
adj	-0.36	0.36
adj <m>	0.19	-0.19
adj <n>	-1.01	1.01
adj amt	0.32	-0.32
adj co	0.16	-0.16
adj code	0.2	-0.2
adj reason	0.67	-0.67
adjudic	0.63	-0.63
adjudicat thi	-0.3	0.3
adjust	-0.4	0.4
adjust * paid	0.56	-0.56
adjust * the	-0.96	0.96
adjust :	0.58	-0.58
adjust <5>	0.19	-0.19
adjust <m>	0.82	-0.82
adjust <n>	-0.24	0.24
adjust after	0.69	-0.69
adjust and	0.66	-0.66
adjust becaus	-0.88	0.88
adjust by	-0.21	0.21
adjust code	-0.74	0.74
adjust for	-0.35	0.35
adjust is	0.5	-0.5
adjust of	-0.97	0.97
adjust reason	-0.75	0.75
adjust the	0.34	-0.34
adjust to	0.25	-0.25
adjust was	0.99	-0.99
adjust were	0.66	-0.66
adjust you	-0.27	0.27
adjuster	0.84	-0.84
adjuster :	0.32	-0.32
adjuster note	-0.17	0.17
administer	1.18	-1.18
administer by	0.89	-0.89
administer claim	0.89	-0.89
administr	0.55	-0.55
administr has	-0.51	0.51
administrativ	0.26	-0.26
administrativ contractor	0.7	-0.7
administrativ law	-0.2	0.2
administrativ servic	0.48	-0.48
administrator	0.34	-0.34
administrator * the	0.35	-0.35
administrator for	0.63	-0.63
administrator in	-0.32	0.32
administrator inc	0.4	-0.4
administrator llc	0.23	-0.23
administrator po	0.18	-0.18
admission	-1.94	1.94
admission hour	-0.47	0.47
admit	-0.8	0.8
admit date	-0.43	0.43
admitt	-0.21	0.21
adopt	-0.36	0.36
adr	-1.13	1.13
adult	-1.59	1.59
adult with	0.53	-0.53
advanc and	-0.82	0.82
advanc beneficiary	0.97	-0.97
advanc premium	0.72	-0.72
advantag	0.21	-0.21
advantag hmo	1	-1
advantag plan	-0.19	0.19
advantag ppo	0.19	-0.19
advers	0.69	-0.69
advers determin	0.77	-0.77
advic	0.9	-0.9
advic <n>	0.16	-0.16
advic page	0.18	-0.18
advis	0.28	-0.28
advis * for	0.28	-0.28
advis that	0.28	-0.28
advisor	-1.24	1.24
advisor :	-0.29	0.29
advocat	0.45	-0.45
aetna	0.75	-0.75
aetna life	0.76	-0.76
aetna medicar	0.16	-0.16
aetna provider	0.19	-0.19
affair	-0.42	0.42
affect	1.24	-1.24
affidavit	-0.61	0.61
affiliat	0.4	-0.4
afford	0.5	-0.5
afford becaus	0.49	-0.49
after	-1.48	1.48
after * <n>	0.79	-0.79
after * appeal	1.17	-1.17
after * are	-0.65	0.65
after * cutoff	-0.72	0.72
after * date	-1.59	1.59
after * day	-0.85	0.85
after * evalu	0.37	-0.37
after * fall	0.66	-0.66
after * fil	0.58	-0.58
after * final	0.64	-0.64
after * first	0.54	-0.54
after * get	0.56	-0.56
after * go	0.45	-0.45
after * has	-0.66	0.66
after * internal	0.39	-0.39
after * last	-0.49	0.49
after * mail	0.35	-0.35
after * notic	0.24	-0.24
after * one	-0.17	0.17
after * patient	0.71	-0.71
after * plan	-0.71	0.71
after * receiv	0.49	-0.49
after * request	-0.98	0.98
after * second	0.49	-0.49
after * servic	-1.14	1.14
after * sixth	-0.89	0.89
after * surgery	-0.2	0.2
after * time	-2.22	2.22
after * twelfth	0.93	-0.93
after * visit	-1.21	1.21
after * was	1.33	-1.33
after * were	-0.22	0.22
after * you	0.27	-0.27
after <d>	-1.81	1.81
after <month>	-0.57	0.57
after <n>	-0.33	0.33
after a	0.92	-0.92
after all	2.05	-2.05
after an	1.02	-1.02
after coverag	-2.47	2.47
after discharg	-0.62	0.62
after dos	-0.38	0.38
after it	0.33	-0.33
after its	0.43	-0.43
after look	0.56	-0.56
after our	-1.53	1.53
after pay	0.27	-0.27
after reconsider	0.18	-0.18
after review	0.71	-0.71
after six	0.69	-0.69
after surgery	-0.88	0.88
after that	-1.82	1.82
after the	-0.69	0.69
after thi	0.57	-0.57
after visit	-0.72	0.72
after you	0.99	-0.99
after your	0.24	-0.24
aftercar	-0.36	0.36
afternoon	-0.47	0.47
afterward	-1.07	1.07
again * <month>	1.35	-1.35
again * <n>	-0.7	0.7
again * a	-0.71	0.71
again * appeal	0.48	-0.48
again * its	0.25	-0.25
again * may	-0.17	0.17
again * our	0.37	-0.37
again * the	-1.06	1.06
again <n>	-0.59	0.59
again after	-0.21	0.21
again and	0.55	-0.55
again as	-0.72	0.72
again at	0.28	-0.28
again doe	-0.69	0.69
again for	-0.55	0.55
again if	0.36	-0.36
again on	0.48	-0.48
again with	-0.24	0.24
again without	0.48	-0.48
against	-1.66	1.66
against * insurer	0.29	-0.29
against it	-0.67	0.67
against the	-1.05	1.05
age	-0.78	0.78
age * the	-0.41	0.41
age <n>	0.2	-0.2
age and	-0.57	0.57
age or	1.04	-1.04
aged	-1.87	1.87
aged out	-1.19	1.19
agent	0.22	-0.22
aggriev	0.35	-0.35
aggriev by	0.35	-0.35
ago	-1.01	1.01
agr	0.32	-0.32
agr * accept	0.7	-0.7
agr * our	0.37	-0.37
agr * take	0.18	-0.18
agr * the	-0.16	0.16
agr * writ	0.2	-0.2
agr to	-0.77	0.77
agr with	0.83	-0.83
agre	-0.28	0.28
agre * us	-0.66	0.66
agre a	-0.84	0.84
agre allow	-0.47	0.47
agre doe	0.63	-0.63
agre give	0.74	-0.74
agre say	0.17	-0.17
agre with	-0.4	0.4
agree	0.94	-0.94
agree * it	-0.48	0.48
agree * the	-0.45	0.45
agree * thi	0.28	-0.28
agree * what	0.93	-0.93
agree * you	0.38	-0.38
agree ask	-0.54	0.54
agree not	0.65	-0.65
agree that	-0.87	0.87
agree to	0.18	-0.18
agree with	1.4	-1.4
agree you	0.17	-0.17
ahead	-1.54	1.54
ahead * medicar	-0.44	0.44
ahead * our	-0.89	0.89
ahead * the	0.71	-0.71
ahead * time	-0.53	0.53
ahead * us	-0.66	0.66
ahead * your	-0.46	0.46
ahead from	-0.65	0.65
ahead of	-2.44	2.44
aid	-0.8	0.8
aid are	-0.18	0.18
aide	-1.26	1.26
air	-0.54	0.54
al	0.45	-0.45
al <n>	0.41	-0.41
alder	-0.33	0.33
alder creek	0.19	-0.19
alert	0.5	-0.5
alert :	0.5	-0.5
alike	-0.62	0.62
alistair	-0.22	0.22
alistair penhallow	-0.26	0.26
all	0.44	-0.44
all * it	-0.16	0.16
all * the	-0.22	0.22
all <n>	-1.38	1.38
all chiropractic	-0.63	0.63
all claim	-0.89	0.89
all docu	0.61	-0.61
all four	0.66	-0.66
all line	2.23	-2.23
all of	-0.96	0.96
all party	0.22	-0.22
all right	0.68	-0.68
all servic	1.34	-1.34
all six	1.15	-1.15
all ten	-0.39	0.39
all the	1.18	-1.18
all three	0.39	-0.39
all twelv	0.56	-0.56
all we	-0.35	0.35
alleg	-1.24	1.24
allegheny	0.24	-0.24
allergy	-0.17	0.17
allergy panel	-0.41	0.41
allianc	0.74	-0.74
allianc medical	0.18	-0.18
allianc tricar	0.28	-0.28
allot	-0.36	0.36
allow * <n>	0.66	-0.66
allow * the	-0.46	0.46
allow * thi	-0.93	0.93
allow <m>	0.28	-0.28
allow <n>	-1.22	1.22
allow adj	0.35	-0.35
allow amount	0.26	-0.26
allow amt	-0.25	0.25
allow and	1.7	-1.7
allow at	0.3	-0.3
allow condition	-0.82	0.82
allow deduct	0.53	-0.53
allow deny	-0.44	0.44
allow for	-1.94	1.94
allow is	0.35	-0.35
allow not	0.37	-0.37
allow once	-1.23	1.23
allow one	-0.22	0.22
allow paid	0.27	-0.27
allow reason	0.31	-0.31
allow the	2.44	-2.44
allow two	0.29	-0.29
allowabl	1.03	-1.03
allowabl * contract	1	-1
allowabl amount	0.51	-0.51
allowabl charg	0.61	-0.61
allowabl or	1	-1
allowanc	1.37	-1.37
allowanc * another	0.69	-0.69
allowanc code	0.17	-0.17
allowanc cover	0.25	-0.25
allowanc for	0.87	-0.87
alone	0.85	-0.85
alone is	0.18	-0.18
along	-1.29	1.29
along * the	0.24	-0.24
along the	-0.46	0.46
already	-3.84	3.84
already * the	-0.49	0.49
already adjudicat	0.21	-0.21
already been	-1.03	1.03
already consider	-0.54	0.54
already count	-0.26	0.26
already given	-0.51	0.51
already had	-0.68	0.68
already has	-0.28	0.28
already in	-0.79	0.79
already on	-1.05	1.05
already paid	-0.73	0.73
already process	-1.38	1.38
already reach	-0.67	0.67
already receiv	-0.27	0.27
already taken	-0.16	0.16
already took	-0.63	0.63
also been	0.2	-0.2
also being	0.37	-0.37
also call	0.16	-0.16
also find	0.19	-0.19
alternativ	0.77	-0.77
although	-0.81	0.81
although the	-1	1
altogether	-0.59	0.59
alvarez	0.58	-0.58
am	0.97	-0.97
am claim	0.23	-0.23
amara	0.5	-0.5
amb	0.44	-0.44
amb <n>	0.44	-0.44
ambetter	0.84	-0.84
ambetter balanc	0.3	-0.3
ambetter from	0.26	-0.26
ambros	-0.49	0.49
ambulatory	0.33	-0.33
ambulatory care	0.29	-0.29
ame	0.65	-0.65
amend	-0.84	0.84
american	0.56	-0.56
american arbitr	0.38	-0.38
among	-1.68	1.68
among * th	-0.54	0.54
among the	-1.02	1.02
among them	-0.36	0.36
amount	1.19	-1.19
amount * <m>	1.18	-1.18
amount * <n>	-0.9	0.9
amount * be	-0.45	0.45
amount * bill	0.31	-0.31
amount * disput	0.29	-0.29
amount * may	0.31	-0.31
amount * owe	0.25	-0.25
amount * pay	0.17	-0.17
amount * the	-0.23	0.23
amount :	-0.45	0.45
amount <m>	0.66	-0.66
amount above	-0.76	0.76
amount allow	0.17	-0.17
amount amount	0.57	-0.57
amount and	-0.49	0.49
amount by	0.19	-0.19
amount code	0.24	-0.24
amount deny	-0.98	0.98
amount due	-0.44	0.44
amount enclos	0.26	-0.26
amount for	-0.21	0.21
amount from	0.41	-0.41
amount in	0.26	-0.26
amount is	0.35	-0.35
amount maximum	0.21	-0.21
amount medicar	0.24	-0.24
amount not	0.69	-0.69
amount of	0.97	-0.97
amount on	-0.81	0.81
amount over	-0.58	0.58
amount paid	0.81	-0.81
amount plan	0.17	-0.17
amount provider	0.22	-0.22
amount reduc	-0.43	0.43
amount shown	0.36	-0.36
amount that	0.2	-0.2
amount the	-0.87	0.87
amount tricar	0.62	-0.62
amount was	0.89	-0.89
amount we	0.88	-0.88
amount went	-0.74	0.74
amount will	0.36	-0.36
amount your	-0.19	0.19
amounts	1.78	-1.78
amt :	0.2	-0.2
amt <n>	0.19	-0.19
amt adj	0.16	-0.16
amt prov	0.3	-0.3
amundsen	-0.49	0.49
amundsen md	-0.6	0.6
an acceptanc	0.61	-0.61
an activ	-0.89	0.89
an addendum	0.31	-0.31
an addres	-0.5	0.5
an adjust	0.85	-0.85
an advanc	0.66	-0.66
an aide	-1.01	1.01
an amount	-0.53	0.53
an ankle	-0.19	0.19
an annual	0.97	-0.97
an answer	0.49	-0.49
an appeal	0.4	-0.4
an approval	0.17	-0.17
an assistant	-0.62	0.62
an attach	-1.36	1.36
an audit	-0.21	0.21
an authoriz	1.12	-1.12
an earlier	-1.55	1.55
an electronic	0.23	-0.23
an error	-0.97	0.97
an evalu	-0.69	0.69
an exact	-1.41	1.41
an examin	1.27	-1.27
an expedit	0.67	-0.67
an explan	0.4	-0.4
an extension	1.12	-1.12
an hmo	0.48	-0.48
an illnes	0.53	-0.53
an in	0.21	-0.21
an independent	0.39	-0.39
an injury	0.3	-0.3
an inpatient	-1.19	1.19
an internal	0.3	-0.3
an itemiz	0.75	-0.75
an lcd	0.24	-0.24
an mri	0.75	-0.75
an offic	-1.09	1.09
an offset	0.48	-0.48
an old	0.54	-0.54
an open	-0.52	0.52
an opinion	0.27	-0.27
an order	-0.99	0.99
an orthopedic	0.46	-0.46
an outsid	-0.38	0.38
an urgent	-0.17	0.17
an x	-0.86	0.86
analyst	0.31	-0.31
analysy	-0.81	0.81
ancestry	-0.24	0.24
and * <m>	0.53	-0.53
and * <n>	0.58	-0.58
and * a	-0.96	0.96
and * adjust	0.34	-0.34
and * answer	-0.16	0.16
and * are	0.83	-0.83
and * ask	0.37	-0.37
and * authoriz	-0.32	0.32
and * balanc	0.2	-0.2
and * can	0.19	-0.19
and * cannot	-0.28	0.28
and * care	0.19	-0.19
and * charg	0.3	-0.3
and * chiropractic	-0.47	0.47
and * claim	-0.29	0.29
and * clinic	0.85	-0.85
and * code	-0.39	0.39
and * copy	-0.84	0.84
and * could	0.41	-0.41
and * cover	0.25	-0.25
and * daily	0.61	-0.61
and * date	0.3	-0.3
and * day	0.29	-0.29
and * decision	-1	1
and * denial	0.22	-0.22
and * did	-2.02	2.02
and * discharg	-0.47	0.47
and * doctor	0.81	-0.81
and * doe	0.19	-0.19
and * drug	-0.57	0.57
and * employer	0.95	-0.95
and * envelop	-0.38	0.38
and * exam	1.02	-1.02
and * exercis	1.05	-1.05
and * famy	-0.52	0.52
and * fil	-0.48	0.48
and * file	-0.48	0.48
and * first	0.46	-0.46
and * form	-0.3	0.3
and * gave	-1.02	1.02
and * goal	-0.39	0.39
and * got	0.89	-0.89
and * grace	-1	1
and * group	0.19	-0.19
and * guidelin	-0.62	0.62
and * had	-0.71	0.71
and * half	-0.31	0.31
and * has	0.84	-0.84
and * have	-1.08	1.08
and * home	0.3	-0.3
and * invalid	0.49	-0.49
and * is	0.8	-0.8
and * it	0.53	-0.53
and * last	-0.73	0.73
and * letter	-0.33	0.33
and * line	0.62	-0.62
and * may	-1.11	1.11
and * medical	0.56	-0.56
and * medicar	-0.52	0.52
and * money	2.02	-2.02
and * mri	-0.94	0.94
and * name	-0.32	0.32
and * need	1.03	-1.03
and * new	-0.87	0.87
and * no	-0.99	0.99
and * not	0.36	-0.36
and * note	1.09	-1.09
and * noth	-0.56	0.56
and * number	1.22	-1.22
and * of	-0.85	0.85
and * offic	-1.01	1.01
and * old	-0.38	0.38
and * one	0.79	-0.79
and * our	-0.36	0.36
and * parent	-0.28	0.28
and * patient	0.44	-0.44
and * pay	0.81	-0.81
and * person	-0.5	0.5
and * pharmacy	-0.52	0.52
and * physician	-0.88	0.88
and * plan	-0.18	0.18
and * policy	-0.48	0.48
and * proof	-0.29	0.29
and * provider	-0.86	0.86
and * reason	-1.04	1.04
and * record	0.48	-0.48
and * reviewer	-0.52	0.52
and * same	1.26	-1.26
and * servic	-1.13	1.13
and * sheet	-0.54	0.54
and * should	0.92	-0.92
and * sign	0.59	-0.59
and * state	-0.45	0.45
and * still	-0.31	0.31
and * system	-0.25	0.25
and * the	1.17	-1.17
and * then	-0.86	0.86
and * time	0.25	-0.25
and * took	-0.47	0.47
and * total	-0.84	0.84
and * treat	-1.14	1.14
and * two	-1.22	1.22
and * visit	-1.82	1.82
and * want	0.27	-0.27
and * was	-0.85	0.85
and * went	-0.17	0.17
and * were	0.27	-0.27
and * will	0.83	-0.83
and * would	0.56	-0.56
and * you	1.4	-1.4
and * your	0.6	-0.6
and <5>	-1.22	1.22
and <d>	0.17	-0.17
and <m>	0.23	-0.23
and <month>	-0.61	0.61
and a	-1.51	1.51
and add	0.22	-0.22
and addres	-0.18	0.18
and adjust	0.61	-0.61
and after	1.16	-1.16
and all	0.4	-0.4
and also	-0.52	0.52
and an	-0.75	0.75
and any	0.83	-0.83
and anyth	0.6	-0.6
and appeal	0.32	-0.32
and are	1.33	-1.33
and ask	1.67	-1.67
and asked	1.15	-1.15
and at	0.26	-0.26
and balanc	-0.57	0.57
and benefit	1.44	-1.44
and bill	0.62	-0.62
and birth	-0.23	0.23
and by	-0.89	0.89
and came	-0.91	0.91
and cannot	0.78	-0.78
and carry	0.25	-0.25
and charg	-0.24	0.24
and chiropractic	0.33	-0.33
and claim	0.81	-0.81
and climb	0.39	-0.39
and code	-1.06	1.06
and conclud	-1.39	1.39
and correct	0.24	-0.24
and could	-1.35	1.35
and cover	-0.31	0.31
and customary	-0.8	0.8
and date	-0.94	0.94
and dated	0.22	-0.22
and deductibl	0.24	-0.24
and deny	-0.31	0.31
and destroy	0.18	-0.18
and did	-0.92	0.92
and disagre	0.36	-0.36
and do	1.11	-1.11
and doe	1.37	-1.37
and drug	-0.41	0.41
and each	0.25	-0.25
and eleven	0.42	-0.42
and enclos	0.17	-0.17
and end	-0.5	0.5
and ended	1.32	-1.32
and examin	0.37	-0.37
and explain	-0.19	0.19
and explicit	-0.55	0.55
and famy	0.26	-0.26
and fax	0.21	-0.21
and first	0.37	-0.37
and for	-1.32	1.32
and frequency	0.2	-0.2
and fund	1.41	-1.41
and gave	-0.17	0.17
and give	1.36	-1.36
and go	0.89	-0.89
and gone	-0.4	0.4
and got	-1.24	1.24
and had	-0.54	0.54
and has	1.33	-1.33
and he	-0.58	0.58
and her	0.98	-0.98
and his	-0.58	0.58
and how	0.67	-0.67
and i	0.18	-0.18
and in	0.28	-0.28
and includ	0.42	-0.42
and injury	-0.53	0.53
and interqual	-1.07	1.07
and investigational	-1.36	1.36
and is	0.47	-0.47
and it	-0.37	0.37
and its	-0.75	0.75
and keep	0.63	-0.63
and last	1.03	-1.03
and later	0.46	-0.46
and leg	0.8	-0.8
and life	0.32	-0.32
and low	0.43	-0.43
and m	0.51	-0.51
and mail	-0.98	0.98
and manag	0.52	-0.52
and manual	1.28	-1.28
and massag	-0.46	0.46
and may	1.17	-1.17
and meal	-0.61	0.61
and measur	-1.06	1.06
and medical	-0.73	0.73
and medicar	-0.96	0.96
and modifier	1.6	-1.6
and more	-0.33	0.33
and must	0.43	-0.43
and name	-0.52	0.52
and need	1.15	-1.15
and neither	-1.34	1.34
and never	-0.42	0.42
and no	-1.88	1.88
and nobody	-0.61	0.61
and none	-1.8	1.8
and not	-0.59	0.59
and note	0.93	-0.93
and noth	-0.81	0.81
and now	0.48	-0.48
and of	0.67	-0.67
and offic	-0.31	0.31
and on	0.59	-0.59
and one	1.47	-1.47
and only	0.16	-0.16
and or	-0.65	0.65
and our	-0.96	0.96
and paid	1.32	-1.32
and pain	0.16	-0.16
and part	0.49	-0.49
and patient	-0.69	0.69
and pay	0.23	-0.23
and physical	0.73	-0.73
and plan	0.47	-0.47
and proof	0.32	-0.32
and provider	-0.31	0.31
and put	-0.27	0.27
and re	0.41	-0.41
and reason	0.5	-0.5
and receiv	0.29	-0.29
and record	0.66	-0.66
and reflex	-0.32	0.32
and rehabilit	0.47	-0.47
and reimburs	0.87	-0.87
and releas	-0.72	0.72
and remark	0.29	-0.29
and return	0.82	-0.82
and review	-0.44	0.44
and say	0.49	-0.49
and section	0.75	-0.75
and send	1.22	-1.22
and separat	1.11	-1.11
and servic	0.43	-0.43
and she	-1.29	1.29
and should	0.38	-0.38
and show	0.5	-0.5
and sign	1.1	-1.1
and signatur	0.77	-0.77
and so	-1.3	1.3
and speech	0.33	-0.33
and stay	0.37	-0.37
and stop	0.31	-0.31
and strength	0.56	-0.56
and sufficient	0.57	-0.57
and support	0.16	-0.16
and that	-0.24	0.24
and the	0.3	-0.3
and then	0.55	-0.55
and ther	-0.67	0.67
and there	-0.19	0.19
and these	0.17	-0.17
and thi	-1.61	1.61
and those	0.58	-0.58
and thu	-1.02	1.02
and title	0.22	-0.22
and to	-0.58	0.58
and total	0.75	-0.75
and treat	0.4	-0.4
and two	0.9	-0.9
and under	0.43	-0.43
and until	-0.5	0.5
and up	0.22	-0.22
and walk	-0.83	0.83
and want	0.36	-0.36
and was	-0.25	0.25
and we	-0.35	0.35
and wed	1.3	-1.3
and went	-0.28	0.28
and were	-0.43	0.43
and whether	0.44	-0.44
and white	-0.48	0.48
and why	0.24	-0.24
and will	1.51	-1.51
and without	-0.56	0.56
and would	0.28	-0.28
and write	0.98	-0.98
and you	-0.52	0.52
and youd	-0.38	0.38
and your	-1.05	1.05
ander	0.2	-0.2
anew	-1.25	1.25
ankle	-1.03	1.03
ankle sprain	-0.35	0.35
annelies	0.22	-0.22
annika	0.2	-0.2
anniversary	-0.38	0.38
annual	-0.29	0.29
annual wellnes	0.98	-0.98
another	-1.85	1.85
another carrier	0.3	-0.3
another claim	-0.52	0.52
another external	0.31	-0.31
another health	-1.57	1.57
another individual	0.42	-0.42
another insurer	-0.19	0.19
another look	0.95	-0.95
another medical	-0.86	0.86
another patient	-1.41	1.41
another payer	-1	1
another plan	-0.98	0.98
another procedur	1.29	-1.29
another servic	0.54	-0.54
another state	-0.5	0.5
another therapist	0.84	-0.84
ansel	0.17	-0.17
ansel thorvald	0.16	-0.16
anselm	0.39	-0.39
answer	0.17	-0.17
answer * <month>	-0.17	0.17
answer * may	-0.84	0.84
answer * not	0.27	-0.27
answer * other	1.01	-1.01
answer * question	0.41	-0.41
answer * request	-0.32	0.32
answer * two	-0.2	0.2
answer * you	0.52	-0.52
answer * your	-0.23	0.23
answer :	-0.81	0.81
answer and	0.27	-0.27
answer from	-0.32	0.32
answer in	0.26	-0.26
answer is	0.18	-0.18
answer it	0.5	-0.5
answer on	-0.26	0.26
answer our	0.73	-0.73
answer that	0.33	-0.33
answer thi	0.91	-0.91
answer to	0.5	-0.5
answer was	0.82	-0.82
answer within	0.5	-0.5
answer you	-0.36	0.36
answer your	-0.7	0.7
anthem blue	0.79	-0.79
anti	-0.82	0.82
anti inflammatory	-0.46	0.46
any	-0.16	0.16
any * the	0.3	-0.3
any bill	0.74	-0.74
any further	0.56	-0.56
any more	-0.38	0.38
any new	0.18	-0.18
any of	0.39	-0.39
any other	1	-1
any part	0.77	-0.77
any party	0.26	-0.26
any person	0.54	-0.54
any re	0.22	-0.22
any time	0.59	-0.59
anybody	-0.51	0.51
anyon	-1.11	1.11
anyth	0.38	-0.38
anyth * thi	0.34	-0.34
anyth else	0.49	-0.49
anyth for	-0.29	0.29
anyth from	-0.3	0.3
anyth in	-0.29	0.29
anyth to	-1.03	1.03
anytown	0.2	-0.2
anyway	-0.25	0.25
anywher	-0.3	0.3
ap	0.27	-0.27
ap <n>	0.27	-0.27
apart	-0.7	0.7
apart from	-0.78	0.78
apl	0.28	-0.28
apl <n>	0.23	-0.23
appeal	1.75	-1.75
appeal * <month>	1.24	-1.24
appeal * a	0.54	-0.54
appeal * claim	0.36	-0.36
appeal * decid	0.77	-0.77
appeal * decision	-0.39	0.39
appeal * denial	0.21	-0.21
appeal * deny	-0.74	0.74
appeal * may	0.16	-0.16
appeal * need	-1.13	1.13
appeal * not	0.25	-0.25
appeal * open	0.24	-0.24
appeal * our	0.2	-0.2
appeal * pay	-0.52	0.52
appeal * sent	0.7	-0.7
appeal * the	1.23	-1.23
appeal * thi	0.17	-0.17
appeal * us	0.21	-0.21
appeal * writ	0.58	-0.58
appeal * you	0.2	-0.2
appeal :	0.84	-0.84
appeal <n>	1.12	-1.12
appeal ?	0.2	-0.2
appeal a	-0.28	0.28
appeal and	1.26	-1.26
appeal answer	0.36	-0.36
appeal are	0.67	-0.67
appeal at	0.25	-0.25
appeal availabl	0.18	-0.18
appeal becaus	-1.91	1.91
appeal by	0.65	-0.65
appeal came	-0.65	0.65
appeal committe	0.25	-0.25
appeal decision	0.18	-0.18
appeal depart	0.18	-0.18
appeal desk	0.19	-0.19
appeal fax	0.17	-0.17
appeal for	-0.31	0.31
appeal form	0.28	-0.28
appeal go	0.55	-0.55
appeal goe	0.23	-0.23
appeal grievanc	0.41	-0.41
appeal has	1.53	-1.53
appeal have	0.28	-0.28
appeal if	0.33	-0.33
appeal is	-0.19	0.19
appeal letter	-0.62	0.62
appeal may	0.38	-0.38
appeal must	0.81	-0.81
appeal no	0.16	-0.16
appeal number	0.27	-0.27
appeal nurse	0.46	-0.46
appeal of	0.65	-0.65
appeal on	1.02	-1.02
appeal only	0.75	-0.75
appeal our	0.36	-0.36
appeal outcom	0.17	-0.17
appeal p	0.2	-0.2
appeal page	-0.29	0.29
appeal party	0.57	-0.57
appeal po	0.3	-0.3
appeal reach	-0.16	0.16
appeal receiv	0.36	-0.36
appeal right	1.17	-1.17
appeal send	0.54	-0.54
appeal the	0.34	-0.34
appeal thi	-0.44	0.44
appeal to	0.71	-0.71
appeal unit	0.27	-0.27
appeal was	0.55	-0.55
appeal we	0.58	-0.58
appeal well	0.18	-0.18
appeal which	0.42	-0.42
appeal with	0.26	-0.26
appeal within	0.67	-0.67
appeal without	-0.32	0.32
appeal you	0.97	-0.97
appear	-1.48	1.48
appear * the	-1.01	1.01
appear on	-0.74	0.74
appearanc	-1.52	1.52
appellant	1.33	-1.33
append	-0.21	0.21
applicant	0.88	-0.88
applicant * benefit	0.32	-0.32
applicant :	0.44	-0.44
applicant for	0.32	-0.32
apply	-0.51	0.51
apply * the	-1.29	1.29
apply * your	0.37	-0.37
apply and	-0.23	0.23
apply to	-0.76	0.76
appoint	-0.91	0.91
appoint * representativ	-0.79	0.79
appoint fee	-0.3	0.3
appoint representativ	0.26	-0.26
appropriat	0.18	-0.18
approv	1.58	-1.58
approv * <n>	1.09	-1.09
approv * mri	0.35	-0.35
approv * other	0.23	-0.23
approv * pain	0.65	-0.65
approv * pay	1.34	-1.34
approv * request	0.79	-0.79
approv * that	1.05	-1.05
approv * the	0.37	-0.37
approv * these	0.24	-0.24
approv * visit	0.81	-0.81
approv :	1.14	-1.14
approv <m>	0.17	-0.17
approv <n>	0.38	-0.38
approv ?	0.47	-0.47
approv a	0.58	-0.58
approv all	0.17	-0.17
approv allow	0.9	-0.9
approv amount	0.57	-0.57
approv and	0.21	-0.21
approv as	0.26	-0.26
approv befor	-0.23	0.23
approv by	1.64	-1.64
approv date	-1.17	1.17
approv earlier	0.39	-0.39
approv from	0.79	-0.79
approv in	-1.16	1.16
approv it	0.54	-0.54
approv medicar	0.29	-0.29
approv not	0.6	-0.6
approv other	-0.41	0.41
approv remark	0.53	-0.53
approv request	1.34	-1.34
approv the	0.78	-0.78
approv thi	-1.01	1.01
approv under	0.51	-0.51
approval	-0.32	0.32
approval * advanc	-1.46	1.46
approval * not	1.83	-1.83
approval * the	-0.51	0.51
approval <n>	-1.07	1.07
approval befor	-0.92	0.92
approval from	0.87	-0.87
approval had	-0.61	0.61
approval in	-1.42	1.42
approval is	1.7	-1.7
approval letter	-0.8	0.8
approval no	0.19	-0.19
approval not	-0.23	0.23
approval number	-0.35	0.35
approval of	-1.17	1.17
approval on	0.53	-0.53
approval that	-0.23	0.23
approval was	-0.32	0.32
approval you	1.12	-1.12
aprn	0.24	-0.24
apt	-0.35	0.35
aquatic	-0.19	0.19
aquatic therapy	-0.19	0.19
arbitr	-0.31	0.31
arbitr assocy	0.38	-0.38
arbitrator	-0.55	0.55
arbitrator award	-0.29	0.29
arc	0.16	-0.16
arceneaux	0.24	-0.24
archuleta	0.18	-0.18
are * <n>	-1.02	1.02
are * a	-0.59	0.59
are * be	0.72	-0.72
are * participat	0.32	-0.32
are * patient	-0.75	0.75
are * same	0.52	-0.52
are * the	-0.63	0.63
are <n>	-0.77	0.77
are a	-0.97	0.97
are advis	0.28	-0.28
are afford	0.5	-0.5
are an	-0.8	0.8
are approv	1.2	-1.2
are ask	-0.84	0.84
are asked	0.32	-0.32
are at	-0.87	0.87
are availabl	0.63	-0.63
are being	0.72	-0.72
are chang	0.53	-0.53
are clos	0.76	-0.76
are consider	0.61	-0.61
are correct	0.55	-0.55
are count	-0.69	0.69
are cover	-0.53	0.53
are deny	0.25	-0.25
are describ	0.16	-0.16
are dismiss	-0.54	0.54
are enough	-1.51	1.51
are entitl	0.17	-0.17
are exclud	-1.58	1.58
are explain	0.95	-0.95
are fair	0.42	-0.42
are for	-1.09	1.09
are free	0.41	-0.41
are from	-1.1	1.1
are gett	0.78	-0.78
are given	-0.32	0.32
are glad	0.59	-0.59
are handl	-0.28	0.28
are held	-0.62	0.62
are here	0.65	-0.65
are left	-0.92	0.92
are limit	-0.4	0.4
are list	0.52	-0.52
are look	-0.53	0.53
are medical	0.81	-0.81
are met	0.78	-0.78
are miss	1.79	-1.79
are more	-1.33	1.33
are need	-0.25	0.25
are non	-0.23	0.23
are not	-1.82	1.82
are now	0.88	-0.88
are on	-0.56	0.56
are one	-1.05	1.05
are over	-0.64	0.64
are paid	-0.68	0.68
are part	-0.36	0.36
are past	-0.53	0.53
are payabl	0.47	-0.47
are receiv	0.22	-0.22
are responsibl	0.62	-0.62
are second	-1.29	1.29
are small	0.84	-0.84
are taken	0.34	-0.34
are those	0.45	-0.45
are to	0.72	-0.72
are treat	0.25	-0.25
are two	-0.36	0.36
are unabl	-1.45	1.45
are wait	-0.43	0.43
are warn	-0.43	0.43
are welcom	0.73	-0.73
are word	0.46	-0.46
are writ	0.56	-0.56
are wrong	0.61	-0.61
area	-2.11	2.11
arm	-0.25	0.25
around	-2.57	2.57
around here	-0.7	0.7
arrang	0.88	-0.88
arriv	-1.77	1.77
arriv * the	-0.4	0.4
arriv after	-0.87	0.87
arriv by	-0.62	0.62
arriv in	0.37	-0.37
arriv with	-0.59	0.59
arriv within	0.18	-0.18
arrival	-0.99	0.99
arroyo	0.66	-0.66
arthrity	-0.55	0.55
articl	-1.47	1.47
articl <n>	-0.68	0.68
articl vi	-0.84	0.84
articul	-0.3	0.3
as * <d>	0.38	-0.38
as * <n>	-0.7	0.7
as * claim	-0.32	0.32
as * copy	0.48	-0.48
as * cover	1.04	-1.04
as * crossover	0.3	-0.3
as * dependent	0.74	-0.74
as * duplicat	-0.46	0.46
as * employe	-0.19	0.19
as * first	0.38	-0.38
as * law	0.91	-0.91
as * may	-0.34	0.34
as * member	-0.49	0.49
as * new	-0.72	0.72
as * one	-0.31	0.31
as * plan	-0.66	0.66
as * policy	0.31	-0.31
as * record	-0.19	0.19
as * request	0.46	-0.46
as * spous	-0.89	0.89
as * stand	0.16	-0.16
as * today	0.24	-0.24
as * was	0.26	-0.26
as :	-0.52	0.52
as <n>	-0.69	0.69
as a	-1.63	1.63
as an	-0.23	0.23
as assigne	0.19	-0.19
as bill	1.05	-1.05
as establish	0.99	-0.99
as exercis	0.96	-0.96
as experimental	-1.36	1.36
as far	-0.67	0.67
as first	-0.67	0.67
as follow	0.63	-0.63
as his	-0.34	0.34
as if	-2.08	2.08
as it	-0.63	0.63
as its	0.69	-0.69
as line	-0.21	0.21
as long	1.28	-1.28
as maintenanc	0.97	-0.97
as medical	-0.7	0.7
as new	-0.35	0.35
as no	0.91	-0.91
as not	2.02	-2.02
as of	-0.23	0.23
as one	-0.28	0.28
as other	0.84	-0.84
as our	-1.14	1.14
as paid	0.58	-0.58
as part	-0.65	0.65
as pay	0.49	-0.49
as primary	-0.89	0.89
as proof	0.8	-0.8
as second	-0.75	0.75
as secondary	0.63	-0.63
as sent	0.26	-0.26
as soon	0.62	-0.62
as submitt	1.11	-1.11
as the	-0.58	0.58
as therapy	0.23	-0.23
as they	-0.58	0.58
as thi	-0.73	0.73
as those	1.07	-1.07
as though	-0.51	0.51
as unproven	-0.59	0.59
as well	-1.21	1.21
as your	-0.83	0.83
asg	0.52	-0.52
asg y	0.52	-0.52
ash	1.3	-1.3
ashby	0.18	-0.18
ashgrov	0.82	-0.82
aside	0.31	-0.31
ask	0.65	-0.65
ask * <m>	0.32	-0.32
ask * a	0.62	-0.62
ask * an	0.41	-0.41
ask * another	-0.28	0.28
ask * claim	0.88	-0.88
ask * copy	-0.37	0.37
ask * for	0.32	-0.32
ask * independent	0.31	-0.31
ask * it	0.2	-0.2
ask * more	0.62	-0.62
ask * offic	0.49	-0.49
ask * one	1.1	-1.1
ask * patient	-0.44	0.44
ask * six	-0.6	0.6
ask * state	0.36	-0.36
ask * thi	-0.47	0.47
ask * to	1.07	-1.07
ask * you	0.47	-0.47
ask :	0.21	-0.21
ask about	0.32	-0.32
ask for	1.49	-1.49
ask member	-1.08	1.08
ask opm	0.16	-0.16
ask that	-0.38	0.38
ask the	0.2	-0.2
ask to	0.87	-0.87
ask us	0.63	-0.63
ask within	0.38	-0.38
ask you	1.32	-1.32
ask your	0.59	-0.59
asked	-0.4	0.4
asked * :	0.47	-0.47
asked * <5>	0.55	-0.55
asked * <month>	0.81	-0.81
asked * <n>	-0.33	0.33
asked * a	-0.44	0.44
asked * and	0.62	-0.62
asked * approv	0.37	-0.37
asked * befor	-2.13	2.13
asked * by	0.21	-0.21
asked * for	0.65	-0.65
asked * in	0.25	-0.25
asked * it	0.32	-0.32
asked * member	0.25	-0.25
asked * pay	-0.73	0.73
asked * the	-0.97	0.97
asked * two	-0.39	0.39
asked * within	0.38	-0.38
asked a	-0.19	0.19
asked about	0.16	-0.16
asked again	0.33	-0.33
asked befor	-0.17	0.17
asked dr	1.18	-1.18
asked for	-0.61	0.61
asked in	0.21	-0.21
asked of	-0.38	0.38
asked on	0.44	-0.44
asked our	-0.16	0.16
asked the	-0.21	0.21
asked to	0.36	-0.36
asked you	-0.77	0.77
asked your	0.39	-0.39
assess	2.17	-2.17
assess and	0.46	-0.46
assign	-0.74	0.74
assign * benefit	0.81	-0.81
assign claim	0.17	-0.17
assign of	0.92	-0.92
assign to	-1.2	1.2
assigne	0.25	-0.25
assist	0.19	-0.19
assist * determin	0.24	-0.24
assist in	0.24	-0.24
assistanc	1.1	-1.1
assistanc program	0.49	-0.49
assistant	-2.13	2.13
assistant rate	-1.23	1.23
assistant surgeon	-0.86	0.86
assistant work	-0.23	0.23
associat	-0.43	0.43
assocy	0.37	-0.37
assocy inc	0.16	-0.16
asymmetry	-0.55	0.55
at * <month>	-0.65	0.65
at * <n>	-1	1
at * addres	0.43	-0.43
at * bank	-1	1
at * bill	0.49	-0.49
at * bottom	-0.74	0.74
at * chart	0.52	-0.52
at * claim	1.13	-1.13
at * clearinghous	0.25	-0.25
at * contract	1.31	-1.31
at * decision	-0.5	0.5
at * desk	-0.47	0.47
at * end	-0.63	0.63
at * fee	0.19	-0.19
at * first	-0.23	0.23
at * front	-1.06	1.06
at * in	0.42	-0.42
at * last	-0.42	0.42
at * level	-0.66	0.66
at * lower	-1.18	1.18
at * medical	-0.16	0.16
at * network	0.27	-0.27
at * note	0.31	-0.31
at * number	1.21	-1.21
at * offic	-0.86	0.86
at * place	-0.36	0.36
at * point	-0.47	0.47
at * request	-0.75	0.75
at * same	0.66	-0.66
at * start	0.65	-0.65
at * the	-0.5	0.5
at * top	0.82	-0.82
at * visit	0.26	-0.26
at * warehous	-0.69	0.69
at * websit	0.52	-0.52
at * wrong	-0.86	0.86
at <m>	0.57	-0.57
at <n>	0.45	-0.45
at a	-1.37	1.37
at again	0.24	-0.24
at all	-1.57	1.57
at any	0.92	-0.92
at by	-0.39	0.39
at each	1.49	-1.49
at every	-0.37	0.37
at first	0.27	-0.27
at for	-0.94	0.94
at four	-0.35	0.35
at full	-0.67	0.67
at hand	0.87	-0.87
at home	-1.05	1.05
at intak	-0.69	0.69
at it	-0.35	0.35
at its	1.06	-1.06
at maximum	-0.23	0.23
at midnight	-0.94	0.94
at night	0.25	-0.25
at no	0.63	-0.63
at odd	-0.81	0.81
at once	0.41	-0.41
at our	-0.78	0.78
at provider	-1.4	1.4
at random	0.32	-0.32
at rest	-0.18	0.18
at risk	-0.32	0.32
at that	-1.03	1.03
at the	0.5	-0.5
at thi	-0.22	0.22
at visit	-1.26	1.26
at whether	1.94	-1.94
at which	0.16	-0.16
at work	-0.56	0.56
at your	-0.58	0.58
attach	0.46	-0.46
attach * other	-1.65	1.65
attach * the	-1.28	1.28
attach extra	1.03	-1.03
attach is	-0.66	0.66
attach list	0.72	-0.72
attach or	-1.65	1.65
attach other	0.4	-0.4
attach proof	0.3	-0.3
attach the	0.96	-0.96
attach to	-1.37	1.37
attempt	-0.29	0.29
attend	-1.71	1.71
attend physician	-0.57	0.57
attendanc	0.93	-0.93
attention	0.58	-0.58
attention :	0.39	-0.39
attest	-0.3	0.3
attest if	0.67	-0.67
attest where	0.33	-0.33
attn	0.68	-0.68
attn :	0.51	-0.51
attorney fee	0.24	-0.24
au	0.25	-0.25
audit	0.29	-0.29
audit found	0.67	-0.67
audit of	0.22	-0.22
audit show	1.25	-1.25
audit the	0.19	-0.19
auditor	0.83	-0.83
augustin	0.3	-0.3
auth	0.25	-0.25
auth * claim	-0.25	0.25
auth * file	-0.57	0.57
auth on	-0.77	0.77
authoriz	-0.63	0.63
authoriz * <n>	0.27	-0.27
authoriz * file	-0.38	0.38
authoriz * need	1.65	-1.65
authoriz * on	0.66	-0.66
authoriz * the	-0.66	0.66
authoriz * thi	-1.08	1.08
authoriz <n>	0.27	-0.27
authoriz after	0.34	-0.34
authoriz and	-0.69	0.69
authoriz befor	0.79	-0.79
authoriz by	-0.75	0.75
authoriz code	1.73	-1.73
authoriz exceed	-1.12	1.12
authoriz for	-0.39	0.39
authoriz from	0.71	-0.71
authoriz is	0.64	-0.64
authoriz messag	0.52	-0.52
authoriz notific	-1.42	1.42
authoriz number	-0.5	0.5
authoriz of	0.2	-0.2
authoriz on	-0.37	0.37
authoriz or	-0.87	0.87
authoriz pre	-1.53	1.53
authoriz request	0.82	-0.82
authoriz servic	-0.27	0.27
authoriz the	1.28	-1.28
authoriz was	-2.14	2.14
auto	-0.79	0.79
auto carrier	0.6	-0.6
auto insuranc	0.4	-0.4
automatical	-0.21	0.21
automobil insuranc	0.31	-0.31
availabl	-0.73	0.73
availabl to	-0.64	0.64
availity	0.82	-0.82
availity essential	0.32	-0.32
availity llc	0.22	-0.22
ave	0.4	-0.4
ave townzip	0.16	-0.16
avenu	0.24	-0.24
averag	-0.47	0.47
averag range	0.5	-0.5
aviso	0.27	-0.27
await	0.95	-0.95
away	-0.29	0.29
away befor	0.68	-0.68
axial	-0.7	0.7
axial decompression	-0.7	0.7
ayuda	0.72	-0.72
ayuda en	0.36	-0.36
az	0.36	-0.36
az <n>	0.25	-0.25
b * <n>	-0.78	0.78
b * not	-0.24	0.24
b :	-0.58	0.58
b <d>	0.72	-0.72
b <n>	0.42	-0.42
b a	0.6	-0.6
b health	0.88	-0.88
b is	0.68	-0.68
b jurisdiction	0.21	-0.21
b medical	0.6	-0.6
b medicar	-0.98	0.98
b policy	0.31	-0.31
b south	0.26	-0.26
b the	0.81	-0.81
b total	-0.69	0.69
b was	-0.3	0.3
b you	0.25	-0.25
baby	-1.33	1.33
baby was	-0.24	0.24
back	0.73	-0.73
back * <month>	0.95	-0.95
back * a	-0.54	0.54
back * be	0.41	-0.41
back * not	0.72	-0.72
back * that	-0.3	0.3
back * the	-0.19	0.19
back * thi	0.72	-0.72
back * us	1.52	-1.52
back * work	1.05	-1.05
back * you	-0.46	0.46
back <5>	0.75	-0.75
back <m>	-1.01	1.01
back and	-0.82	0.82
back at	0.93	-0.93
back by	0.69	-0.69
back clean	0.76	-0.76
back for	-0.2	0.2
back in	0.73	-0.73
back is	0.18	-0.18
back of	0.27	-0.27
back on	0.3	-0.3
back our	0.53	-0.53
back pain	-1.28	1.28
back the	0.85	-0.85
back to	-0.26	0.26
back what	0.61	-0.61
back with	-0.61	0.61
back without	0.59	-0.59
backdat	-0.65	0.65
backward	-0.29	0.29
bad	-0.62	0.62
baker	-0.67	0.67
bakery	-0.43	0.43
balanc	1.09	-1.09
balanc * <m>	0.58	-0.58
balanc <d>	0.34	-0.34
balanc <m>	0.67	-0.67
balanc bill	0.92	-0.92
balanc care	0.18	-0.18
balanc due	0.36	-0.36
balanc forward	-0.83	0.83
balanc is	0.29	-0.29
balanc of	0.58	-0.58
balanc scor	-1.05	1.05
balanc score	-0.22	0.22
balanc to	0.23	-0.23
band	-0.7	0.7
bank	-1.86	1.86
bank on	0.56	-0.56
bankruptcy	-0.87	0.87
bankruptcy * the	-0.87	0.87
bankruptcy of	-0.84	0.84
baptist	0.23	-0.23
bar	-0.55	0.55
bar code	-0.33	0.33
barcod	-1.41	1.41
bare	-0.94	0.94
barnaba	0.21	-0.21
barnaby	0.64	-0.64
barnaby ostrow	0.23	-0.23
barr	-1.21	1.21
bartholomew	0.6	-0.6
based	-1.02	1.02
based * the	-0.74	0.74
based therapy	-1.32	1.32
baselin	-1.3	1.3
basi	0.58	-0.58
basi * race	0.52	-0.52
basi :	-0.49	0.49
basi of	0.59	-0.59
basic	0.31	-0.31
basic option	-0.44	0.44
basin	0.68	-0.68
basin health	0.39	-0.39
batch * <n>	-0.35	0.35
batch <n>	1.09	-1.09
batch of	-0.32	0.32
bath	-2.2	2.2
bath and	-0.65	0.65
bath dress	-0.65	0.65
bay	0.54	-0.54
bayou	0.27	-0.27
bc	0.16	-0.16
be * the	-0.27	0.27
be * us	-0.48	0.48
be * writ	0.45	-0.45
be <n>	-1.07	1.07
be a	-0.56	0.56
be able	0.81	-0.81
be appeal	1.26	-1.26
be authoriz	-0.95	0.95
be bill	1.02	-1.02
be call	0.39	-0.39
be carry	0.34	-0.34
be charg	0.99	-0.99
be clear	-0.51	0.51
be clos	0.84	-0.84
be collect	0.24	-0.24
be consider	0.38	-0.38
be correct	-0.73	0.73
be count	-0.32	0.32
be cover	0.23	-0.23
be decid	0.76	-0.76
be deny	1.14	-1.14
be disput	0.16	-0.16
be done	-0.37	0.37
be eligibl	0.17	-0.17
be enough	-0.57	0.57
be expect	0.85	-0.85
be filed	0.77	-0.77
be found	-0.5	0.5
be given	-0.16	0.16
be here	-0.56	0.56
be in	-0.32	0.32
be judg	1.26	-1.26
be keyed	-1	1
be left	0.72	-0.72
be look	0.2	-0.2
be made	0.58	-0.58
be measur	0.27	-0.27
be met	-0.87	0.87
be need	-1.31	1.31
be on	-0.97	0.97
be one	-0.2	0.2
be paid	0.24	-0.24
be pay	-0.21	0.21
be postmark	-1.08	1.08
be process	0.94	-0.94
be put	0.6	-0.6
be reach	-0.17	0.17
be read	1.64	-1.64
be reasonabl	0.48	-0.48
be receiv	0.38	-0.38
be recover	0.47	-0.47
be refund	0.98	-0.98
be refus	1.15	-1.15
be repaid	1.36	-1.36
be reprocess	-0.38	0.38
be request	0.69	-0.69
be return	0.63	-0.63
be sent	0.57	-0.57
be set	-0.49	0.49
be sign	0.48	-0.48
be submitt	0.63	-0.63
be sure	0.44	-0.44
be taken	-0.22	0.22
be the	-0.53	0.53
be tied	-0.22	0.22
be treat	0.48	-0.48
be tried	1.13	-1.13
be turn	0.44	-0.44
be used	0.3	-0.3
be with	-0.59	0.59
bear	0.8	-0.8
bear * cost	-0.3	0.3
bear * the	0.44	-0.44
bear * your	-0.17	0.17
bear on	0.3	-0.3
bear the	-0.87	0.87
beat	-0.99	0.99
beatrix	0.44	-0.44
beatriz	0.23	-0.23
beaumont	0.56	-0.56
beauregard	-0.68	0.68
becam	-0.68	0.68
becaus	-1.55	1.55
becaus * a	0.42	-0.42
becaus * are	1.14	-1.14
becaus * claim	-0.46	0.46
becaus * clinic	0.75	-0.75
becaus * drug	-1.17	1.17
becaus * had	0.66	-0.66
becaus * is	-1.7	1.7
becaus * member	0.53	-0.53
becaus * note	-1.12	1.12
becaus * payer	-1.41	1.41
becaus * plan	1.32	-1.32
becaus * provider	-0.24	0.24
becaus * record	-1.63	1.63
becaus * was	-1.08	1.08
becaus :	1.64	-1.64
becaus it	-2.16	2.16
becaus its	-1.33	1.33
becaus of	1.59	-1.59
becaus our	-0.43	0.43
becaus the	-1.59	1.59
becaus they	-0.87	0.87
becaus thi	-0.35	0.35
becaus we	1.43	-1.43
becaus you	0.61	-0.61
becaus your	-0.93	0.93
becom	0.39	-0.39
bed	-0.77	0.77
been	-0.27	0.27
been * the	-0.51	0.51
been accept	0.49	-0.49
been added	-0.22	0.22
been approv	0.37	-0.37
been bill	-1.02	1.02
been bundl	0.74	-0.74
been certify	1.3	-1.3
been chosen	-1.04	1.04
been clear	-0.61	0.61
been clos	-1.09	1.09
been cover	0.93	-0.93
been decid	0.89	-0.89
been deny	0.87	-0.87
been done	-0.65	0.65
been drawn	-0.62	0.62
been establish	-0.72	0.72
been fine	-0.4	0.4
been forward	0.2	-0.2
been gett	0.57	-0.57
been here	-1.14	1.14
been in	0.32	-0.32
been issu	0.31	-0.31
been lift	1.16	-1.16
been made	1.27	-1.27
been mail	1	-1
been met	-1.75	1.75
been on	-0.95	0.95
been paid	0.2	-0.2
been put	0.56	-0.56
been reach	-0.33	0.33
been receiv	0.59	-0.59
been refus	1.39	-1.39
been releas	1.18	-1.18
been reopen	0.34	-0.34
been return	0.26	-0.26
been seen	-0.57	0.57
been select	-1.22	1.22
been sent	0.54	-0.54
been set	0.93	-0.93
been settl	0.37	-0.37
been shown	-0.17	0.17
been spent	-0.74	0.74
been taken	-0.25	0.25
been taught	-0.63	0.63
been the	-0.41	0.41
been there	-1.01	1.01
been told	-0.6	0.6
been tried	-0.86	0.86
been used	-1.64	1.64
befor	-1.16	1.16
befor * accident	0.53	-0.53
befor * after	1.16	-1.16
befor * bill	0.2	-0.2
befor * can	0.19	-0.19
befor * claim	-0.74	0.74
befor * date	-0.92	0.92
befor * do	-1.08	1.08
befor * first	1.04	-1.04
befor * injection	-0.87	0.87
befor * is	0.22	-0.22
befor * last	0.87	-0.87
befor * mri	-0.5	0.5
befor * patient	-0.24	0.24
befor * pay	-0.23	0.23
befor * plan	0.75	-0.75
befor * see	1.26	-1.26
befor * servic	0.18	-0.18
befor * settl	1.05	-1.05
befor * visit	-0.68	0.68
befor * was	-1.8	1.8
befor <month>	0.31	-0.31
befor <n>	-0.22	0.22
befor a	-0.43	0.43
befor an	-0.91	0.91
befor and	0.25	-0.25
befor any	0.46	-0.46
befor anyon	0.26	-0.26
befor bill	0.4	-0.4
befor giv	-0.43	0.43
befor going	0.62	-0.62
befor he	0.88	-0.88
befor it	-0.8	0.8
befor our	-1.3	1.3
befor pay	-0.84	0.84
befor se	-0.59	0.59
befor servic	-0.26	0.26
befor that	1.36	-1.36
befor the	-0.25	0.25
befor thi	1	-1
befor tricar	-1.09	1.09
befor us	-1.76	1.76
befor we	0.61	-0.61
befor you	1.74	-1.74
befor your	0.5	-0.5
beforehand	-0.38	0.38
began * <month>	0.51	-0.51
began <d>	0.27	-0.27
began on	0.21	-0.21
began the	-0.48	0.48
begin	0.7	-0.7
begin <n>	-0.33	0.33
begin on	0.95	-0.95
begin to	0.4	-0.4
beginn	0.61	-0.61
beginn <n>	0.35	-0.35
begins its paragraph	1.73	-1.73
begun	0.43	-0.43
behalf	1.26	-1.26
behalf * <month>	-0.36	0.36
behalf * the	0.91	-0.91
behalf of	1.12	-1.12
behalf on	-0.36	0.36
behavioral health	-0.21	0.21
behind	-2.36	2.36
behind it	-0.58	0.58
behind them	-0.19	0.19
being	1.05	-1.05
being forward	0.37	-0.37
being late	-0.87	0.87
being look	-1.09	1.09
being made	0.34	-0.34
being paid	0.52	-0.52
being sent	-0.43	0.43
being study	-0.85	0.85
being treat	-0.22	0.22
being used	-1.16	1.16
being work	-0.2	0.2
believ * the	-0.25	0.25
believ a	-0.35	0.35
believ the	-0.57	0.57
bell	-0.85	0.85
belong	-1.28	1.28
belong * a	-0.81	0.81
belong * another	-0.56	0.56
belong * our	-0.36	0.36
belong * someon	-0.4	0.4
belong * the	-0.91	0.91
belong to	-0.88	0.88
below	0.94	-0.94
below :	0.21	-0.21
below <n>	-0.4	0.4
below and	0.19	-0.19
below request	0.24	-0.24
below the	-1.2	1.2
below was	0.88	-0.88
below which	0.3	-0.3
ben	-0.54	0.54
bench	-0.41	0.41
bend	-0.33	0.33
bend * <n>	0.34	-0.34
bend physical	0.41	-0.41
benedikt	0.42	-0.42
beneficiary	0.58	-0.58
beneficiary :	0.39	-0.39
beneficiary date	-0.18	0.18
beneficiary is	0.67	-0.67
beneficiary liability	0.58	-0.58
beneficiary may	0.31	-0.31
beneficiary medicar	0.26	-0.26
beneficiary name	0.23	-0.23
beneficiary notic	0.97	-0.97
beneficiary was	-0.65	0.65
benefit	-0.21	0.21
benefit * <m>	0.64	-0.64
benefit * <month>	0.28	-0.28
benefit * <n>	-0.39	0.39
benefit * deny	0.81	-0.81
benefit * not	-0.8	0.8
benefit * thi	-0.77	0.77
benefit * your	-1	1
benefit <m>	0.53	-0.53
benefit <n>	0.29	-0.29
benefit a	0.22	-0.22
benefit administrator	0.59	-0.59
benefit and	0.81	-0.81
benefit are	-0.68	0.68
benefit booklet	0.87	-0.87
benefit code	-1.36	1.36
benefit coordin	-0.48	0.48
benefit date	0.22	-0.22
benefit deny	0.43	-0.43
benefit docu	1.05	-1.05
benefit ended	0.83	-0.83
benefit for	-0.38	0.38
benefit in	0.22	-0.22
benefit is	1.65	-1.65
benefit issu	0.37	-0.37
benefit keep	0.29	-0.29
benefit maximum	-0.17	0.17
benefit number	0.54	-0.54
benefit of	-1.87	1.87
benefit offic	0.39	-0.39
benefit or	0.81	-0.81
benefit paid	0.35	-0.35
benefit period	0.44	-0.44
benefit plan	0.38	-0.38
benefit po	0.16	-0.16
benefit policy	1.22	-1.22
benefit program	0.52	-0.52
benefit provider	0.18	-0.18
benefit servic	0.93	-0.93
benefit stat	0.21	-0.21
benefit that	-0.58	0.58
benefit thi	0.82	-0.82
benefit to	-0.66	0.66
benefit under	-1.1	1.1
benefit was	1.39	-1.39
benefit were	1.45	-1.45
benefit with	0.59	-0.59
berg	0.33	-0.33
bertram	-0.41	0.41
besid	-1.67	1.67
besid it	-0.49	0.49
besid the	-1.03	1.03
better	-0.36	0.36
better after	0.87	-0.87
better function	0.59	-0.59
better than	0.53	-0.53
bettina	0.18	-0.18
between	-1.11	1.11
between * charg	0.56	-0.56
between * two	-0.55	0.55
between <month>	0.78	-0.78
between <n>	0.79	-0.79
between the	-0.88	0.88
between your	0.2	-0.2
beyond	-1.76	1.76
beyond * first	-0.5	0.5
beyond <n>	-1.18	1.18
beyond the	-0.37	0.37
beyond what	-0.45	0.45
bh <n>	-0.17	0.17
bi	0.63	-0.63
bi <n>	0.63	-0.63
big	-0.82	0.82
bilateral	-0.29	0.29
bill	-0.56	0.56
bill * <m>	0.31	-0.31
bill * <month>	0.32	-0.32
bill * <n>	-1.88	1.88
bill * a	0.37	-0.37
bill * an	-0.34	0.34
bill * any	0.29	-0.29
bill * beneficiary	0.22	-0.22
bill * consider	0.62	-0.62
bill * cover	0.66	-0.66
bill * for	-0.7	0.7
bill * have	-1.42	1.42
bill * it	-0.7	0.7
bill * may	-0.48	0.48
bill * member	0.3	-0.3
bill * more	-0.67	0.67
bill * mr	0.3	-0.3
bill * not	-0.55	0.55
bill * one	-0.93	0.93
bill * other	0.92	-0.92
bill * our	0.25	-0.25
bill * patient	1.42	-1.42
bill * plan	0.72	-0.72
bill * primary	1.86	-1.86
bill * record	0.31	-0.31
bill * sent	0.96	-0.96
bill * that	-0.44	0.44
bill * the	0.75	-0.75
bill * these	0.2	-0.2
bill * thi	1.62	-1.62
bill * those	0.61	-0.61
bill * to	0.69	-0.69
bill * treat	0.25	-0.25
bill * was	0.31	-0.31
bill * you	-0.81	0.81
bill * your	-0.75	0.75
bill :	-0.55	0.55
bill <5>	-0.78	0.78
bill <d>	0.43	-0.43
bill <m>	0.58	-0.58
bill <n>	-0.3	0.3
bill a	-0.61	0.61
bill again	-0.55	0.55
bill allow	1.27	-1.27
bill amount	0.29	-0.29
bill and	0.71	-0.71
bill apart	0.31	-0.31
bill approv	0.6	-0.6
bill are	0.45	-0.45
bill arriv	-0.94	0.94
bill as	-0.28	0.28
bill at	-0.64	0.64
bill back	-0.21	0.21
bill befor	-1.4	1.4
bill belong	-0.48	0.48
bill below	0.22	-0.22
bill by	0.49	-0.49
bill came	-0.61	0.61
bill carry	0.16	-0.16
bill charg	-0.18	0.18
bill code	0.57	-0.57
bill company	-1.51	1.51
bill control	0.32	-0.32
bill date	0.47	-0.47
bill deny	-0.38	0.38
bill discount	0.41	-0.41
bill doe	-0.57	0.57
bill error	-0.34	0.34
bill fee	0.19	-0.19
bill first	0.29	-0.29
bill for	0.31	-0.31
bill four	0.27	-0.27
bill from	-1.09	1.09
bill go	-0.73	0.73
bill goe	-0.78	0.78
bill got	-0.2	0.2
bill had	-0.37	0.37
bill has	0.62	-0.62
bill her	1	-1
bill id	-0.91	0.91
bill in	-0.93	0.93
bill it	-0.82	0.82
bill ledger	-0.84	0.84
bill list	-0.34	0.34
bill medicar	1.03	-1.03
bill ms	0.63	-0.63
bill must	-1.27	1.27
bill npi	0.19	-0.19
bill of	0.7	-0.7
bill offic	0.9	-0.9
bill omf	0.65	-0.65
bill on	0.42	-0.42
bill one	-0.52	0.52
bill only	0.87	-0.87
bill or	-0.96	0.96
bill over	-0.51	0.51
bill paid	0.68	-0.68
bill plan	0.2	-0.2
bill process	-0.64	0.64
bill provider	-1.86	1.86
bill question	0.18	-0.18
bill receiv	0.52	-0.52
bill reduction	0.19	-0.19
bill repric	-0.81	0.81
bill review	1.35	-1.35
bill reviewer	-0.33	0.33
bill say	-1.02	1.02
bill screen	0.72	-0.72
bill sent	-1.29	1.29
bill servic	-0.16	0.16
bill show	0.22	-0.22
bill statu	-0.57	0.57
bill system	0.41	-0.41
bill the	1.76	-1.76
bill them	-0.29	0.29
bill thi	-0.42	0.42
bill three	0.26	-0.26
bill through	-0.28	0.28
bill to	0.93	-0.93
bill total	0.19	-0.19
bill treat	0.84	-0.84
bill tricar	0.19	-0.19
bill type	-0.99	0.99
bill under	0.16	-0.16
bill unit	0.16	-0.16
bill until	0.6	-0.6
bill was	1	-1
bill we	-1.41	1.41
bill went	1.1	-1.1
bill were	0.55	-0.55
bill will	0.3	-0.3
bill with	0.26	-0.26
bill within	-0.41	0.41
bill without	-1.6	1.6
bill you	0.79	-0.79
billabl	-0.85	0.85
billabl * the	-0.84	0.84
billabl to	-0.85	0.85
biller	-1.41	1.41
bind	1.4	-1.4
bind * carrier	0.38	-0.38
bind * plan	0.4	-0.4
bind * the	0.46	-0.46
bind on	0.52	-0.52
bind the	1.01	-1.01
birch	-0.51	0.51
birch health	-0.58	0.58
birchwood	-0.41	0.41
birth :	0.45	-0.45
birth <d>	0.69	-0.69
birth <month>	0.46	-0.46
birth date	0.86	-0.86
birth year	-0.26	0.26
birthdat	0.2	-0.2
birthday	-0.3	0.3
birthday and	-0.19	0.19
birthday is	-0.4	0.4
birthday rule	0.35	-0.35
bite	-1.17	1.17
black	-2.05	2.05
black * white	-0.48	0.48
black and	-0.48	0.48
black lung	-1.11	1.11
black mountain	0.16	-0.16
blackwood	0.62	-0.62
bladder	1.48	-1.48
bladder * bowel	0.81	-0.81
bladder control	0.91	-0.91
bladder or	0.81	-0.81
blame	-0.82	0.82
blank	-2.2	2.2
blank and	-0.37	0.37
bless	-0.22	0.22
block	-0.59	0.59
blood	-1.67	1.67
blood count	-0.28	0.28
blood draw	-0.2	0.2
blood pressur	-0.66	0.66
blood test	-0.79	0.79
blue	0.48	-0.48
blue advantag	-0.67	0.67
blue cros	0.73	-0.73
blue plan	-0.24	0.24
blue shield	0.46	-0.46
bluecros	-0.23	0.23
bluecros blueshield	-0.23	0.23
bluegras	0.17	-0.17
blueshield	-0.17	0.17
blueshield * oregon	0.22	-0.22
blueshield * tennesse	-0.88	0.88
blueshield * texa	0.19	-0.19
blueshield federal	0.27	-0.27
blueshield of	-0.49	0.49
bluestem	0.27	-0.27
bluff	0.73	-0.73
blvd	0.33	-0.33
bly	-0.56	0.56
bmh	0.36	-0.36
bmh <n>	0.36	-0.36
bmi	-0.62	0.62
bmi <n>	-0.62	0.62
board	-0.19	0.19
board * the	-0.54	0.54
board * trust	0.27	-0.27
board certify	0.34	-0.34
board of	0.55	-0.55
board on	-0.32	0.32
board within	0.49	-0.49
boat	-1.08	1.08
body	0.16	-0.16
body area	-0.22	0.22
body part	-0.55	0.55
body region	-0.25	0.25
bone	1.04	-1.04
bonu	0.56	-0.56
book	-0.93	0.93
book * that	-0.23	0.23
book on	-0.41	0.41
book support	1.07	-1.07
booklet	0.16	-0.16
booklet page	0.46	-0.46
boot	-0.56	0.56
born	0.31	-0.31
born * <n>	-0.76	0.76
born <d>	0.76	-0.76
born <month>	0.53	-0.53
born <n>	-0.67	0.67
born on	0.21	-0.21
borne	-0.22	0.22
boss	-0.89	0.89
both	-0.43	0.43
both bill	-0.44	0.44
both date	0.38	-0.38
both knee	-0.38	0.38
both leg	-0.2	0.2
both of	0.41	-0.41
both on	-0.32	0.32
both sent	-0.5	0.5
both servic	0.19	-0.19
both side	0.24	-0.24
both the	-0.62	0.62
both visit	0.2	-0.2
botox	-1.13	1.13
bottom	-0.89	0.89
bought	-0.56	0.56
bought at	-0.19	0.19
bought the	-0.45	0.45
bought through	0.83	-0.83
bowel	0.81	-0.81
box	-0.5	0.5
box <5>	1.05	-1.05
box <n>	0.34	-0.34
box and	0.35	-0.35
box for	-0.54	0.54
box in	-0.7	0.7
box is	-0.43	0.43
boxe	-0.24	0.24
boxe are	-0.47	0.47
boyd	0.96	-0.96
bp	-0.63	0.63
bp <n>	-0.37	0.37
bpt	0.16	-0.16
bpt <n>	0.16	-0.16
brac	-1.12	1.12
brace	-1.09	1.09
brace is	-0.85	0.85
brace the	-0.16	0.16
brace was	-0.74	0.74
brain	-0.21	0.21
bram	0.57	-0.57
branch	0.49	-0.49
brand	-1.07	1.07
brand name	0.22	-0.22
brand new	-0.41	0.41
brandt	0.44	-0.44
brandvold	0.47	-0.47
brannigan	0.67	-0.67
break	-0.81	0.81
breast	-1.57	1.57
breez	0.39	-0.39
bridg	-0.52	0.52
brief	-0.2	0.2
bright	0.16	-0.16
brightwater	0.44	-0.44
bring	1.13	-1.13
bring * civil	0.49	-0.49
bring * lawsuit	0.36	-0.36
bring a	0.98	-0.98
bring it	0.19	-0.19
brochur	-0.84	0.84
brochur and	0.84	-0.84
brochur cover	-0.64	0.64
brochur ri	-0.3	0.3
broken	-0.3	0.3
bronwyn	0.21	-0.21
bronz	-0.19	0.19
bronz plan	-0.23	0.23
brother	-0.55	0.55
brought	-0.3	0.3
bruis	-0.8	0.8
build	0.59	-0.59
built	-0.45	0.45
built into	-0.45	0.45
bulletin	-0.39	0.39
bulletin <n>	-0.45	0.45
bump	-0.19	0.19
bundl	-0.23	0.23
bundl * they	0.84	-0.84
bundl as	0.84	-0.84
bus	-0.51	0.51
busines day	0.53	-0.53
but	-1.66	1.66
but * cannot	0.51	-0.51
but * doe	0.24	-0.24
but * is	0.63	-0.63
but * note	-0.76	0.76
but * plan	-0.56	0.56
but * was	0.46	-0.46
but <n>	0.27	-0.27
but for	-0.42	0.42
but it	-0.3	0.3
but its	-0.67	0.67
but no	-1.31	1.31
but not	-0.18	0.18
but only	-0.55	0.55
but they	0.34	-0.34
but we	-0.21	0.21
but without	-0.19	0.19
button	0.34	-0.34
buy	-0.56	0.56
bv	0.22	-0.22
bv <n>	0.22	-0.22
bx	0.28	-0.28
bx <n>	0.25	-0.25
by * <n>	-0.85	0.85
by * and	-0.82	0.82
by * assistant	-0.62	0.62
by * birthday	0.68	-0.68
by * board	0.62	-0.62
by * carrier	0.39	-0.39
by * chiropractor	-0.82	0.82
by * day	-0.35	0.35
by * doctor	0.8	-0.8
by * employe	0.52	-0.52
by * employer	0.37	-0.37
by * end	0.29	-0.29
by * famy	0.45	-0.45
by * fda	0.43	-0.43
by * hospital	1.03	-1.03
by * independent	-0.35	0.35
by * injur	0.32	-0.32
by * licens	0.96	-0.96
by * medical	0.49	-0.49
by * member	0.29	-0.29
by * name	-1.05	1.05
by * network	-0.16	0.16
by * offic	-0.31	0.31
by * or	0.32	-0.32
by * own	-0.22	0.22
by * partner	-0.19	0.19
by * patient	0.66	-0.66
by * payer	0.16	-0.16
by * physical	0.2	-0.2
by * physician	-1.22	1.22
by * plan	-0.58	0.58
by * provider	-0.87	0.87
by * qualify	0.32	-0.32
by * same	-0.99	0.99
by * second	-0.41	0.41
by * state	-0.79	0.79
by * system	-0.27	0.27
by * technology	-0.45	0.45
by * term	-0.24	0.24
by * therapist	-0.39	0.39
by * time	-0.98	0.98
by * vendor	-0.39	0.39
by :	1.14	-1.14
by <d>	1.12	-1.12
by <month>	-0.24	0.24
by <n>	-1.14	1.14
by a	-1.61	1.61
by accident	0.22	-0.22
by aetna	0.47	-0.47
by an	-1.48	1.48
by another	-1.13	1.13
by anyon	-0.52	0.52
by both	0.33	-0.33
by call	0.92	-0.92
by check	0.22	-0.22
by contract	-0.51	0.51
by date	0.18	-0.18
by dr	-0.58	0.58
by eft	1.5	-1.5
by erisa	0.55	-0.55
by facsimil	0.21	-0.21
by hand	-0.7	0.7
by her	0.91	-0.91
by himself	-0.2	0.2
by insurer	0.29	-0.29
by itself	0.65	-0.65
by labor	-0.3	0.3
by law	-1.41	1.41
by line	-0.32	0.32
by may	0.28	-0.28
by medicar	0.46	-0.46
by member	-0.41	0.41
by mistak	1.12	-1.12
by mr	0.18	-0.18
by name	-0.67	0.67
by noon	0.72	-0.72
by now	-0.7	0.7
by our	-0.9	0.9
by phone	1.55	-1.55
by portal	-0.71	0.71
by provider	-0.29	0.29
by section	0.38	-0.38
by servic	0.47	-0.47
by state	-0.47	0.47
by telephon	0.51	-0.51
by that	-1.06	1.06
by the	-0.73	0.73
by then	-0.55	0.55
by thi	-1.3	1.3
by two	-0.56	0.56
by us	0.89	-0.89
by visit	-0.37	0.37
by week	-0.69	0.69
by which	-0.33	0.33
by you	-0.53	0.53
c * <n>	0.6	-0.6
c <5>	0.2	-0.2
c <n>	-0.34	0.34
c a	0.36	-0.36
c d	0.17	-0.17
c date	0.37	-0.37
c innovativ	0.2	-0.2
c o	0.28	-0.28
c other	0.73	-0.73
c patient	0.19	-0.19
c the	0.29	-0.29
ca	1.19	-1.19
ca that	0.26	-0.26
cabinet	0.19	-0.19
calendar day	1.2	-1.2
calendar is	-0.37	0.37
calendar year	-0.83	0.83
california	0.6	-0.6
call	-0.18	0.18
call * <n>	-1.31	1.31
call * a	-0.18	0.18
call * not	0.44	-0.44
call * number	0.81	-0.81
call * offic	0.72	-0.72
call * provider	-0.16	0.16
call * sender	0.23	-0.23
call * six	1.11	-1.11
call * the	-0.79	0.79
call * write	0.37	-0.37
call <n>	1.6	-1.6
call a	-0.56	0.56
call and	0.82	-0.82
call back	-0.55	0.55
call for	-1.26	1.26
call from	0.21	-0.21
call is	0.41	-0.41
call member	0.31	-0.31
call on	-0.61	0.61
call one	0.47	-0.47
call provider	0.51	-0.51
call that	-0.56	0.56
call the	1.37	-1.37
call us	-0.43	0.43
call your	0.71	-0.71
calliop	0.38	-0.38
calloway	0.18	-0.18
came	-2.98	2.98
came * <month>	-1.4	1.4
came * <n>	0.29	-0.29
came * a	-0.21	0.21
came * after	0.37	-0.37
came * an	-0.16	0.16
came * it	1.57	-1.57
came * on	-0.54	0.54
came * one	-0.24	0.24
came * the	-1.37	1.37
came * too	-0.3	0.3
came * us	0.5	-0.5
came * your	-0.3	0.3
came <n>	-0.27	0.27
came a	-0.3	0.3
came after	-1.63	1.63
came alone	-0.34	0.34
came along	-0.3	0.3
came and	-0.18	0.18
came back	-0.26	0.26
came in	-0.33	0.33
came off	1.12	-1.12
came on	-0.68	0.68
came out	0.82	-0.82
came the	-0.44	0.44
came through	-1.52	1.52
came to	0.41	-0.41
came up	-0.31	0.31
came with	-0.61	0.61
came without	-1.69	1.69
camill	0.21	-0.21
camp	-0.81	0.81
can	0.77	-0.77
can * asked	0.23	-0.23
can * consider	0.9	-0.9
can * count	-0.19	0.19
can * done	-0.3	0.3
can * expect	0.34	-0.34
can * given	0.34	-0.34
can * made	-0.85	0.85
can * measur	1.11	-1.11
can * met	-0.82	0.82
can * paid	0.19	-0.19
can * reach	-0.17	0.17
can * set	-0.67	0.67
can appeal	-0.84	0.84
can approv	0.81	-0.81
can ask	1.05	-1.05
can be	0.29	-0.29
can bill	0.22	-0.22
can call	0.57	-0.57
can cover	0.18	-0.18
can decid	1.21	-1.21
can disput	0.25	-0.25
can file	0.55	-0.55
can finish	0.7	-0.7
can give	-0.32	0.32
can go	0.21	-0.21
can have	0.54	-0.54
can help	0.44	-0.44
can keep	-0.25	0.25
can look	0.24	-0.24
can not	-0.69	0.69
can now	-0.7	0.7
can only	-0.48	0.48
can pay	-0.28	0.28
can proces	0.6	-0.6
can read	-0.6	0.6
can say	-0.42	0.42
can see	-0.33	0.33
can send	-0.23	0.23
can still	0.18	-0.18
can take	0.25	-0.25
can talk	0.46	-0.46
can tell	0.61	-0.61
can use	-0.37	0.37
cancell	-0.84	0.84
cancell back	0.74	-0.74
cancer	0.8	-0.8
cancer or	0.45	-0.45
cane	-0.41	0.41
cane and	0.77	-0.77
cannot	-1.91	1.91
cannot * appeal	1.08	-1.08
cannot * asked	-0.36	0.36
cannot * bill	0.16	-0.16
cannot * charg	0.64	-0.64
cannot * consider	-0.58	0.58
cannot * honor	-0.36	0.36
cannot * look	0.87	-0.87
cannot * made	0.93	-0.93
cannot * paid	-0.4	0.4
cannot * read	0.85	-0.85
cannot * taken	-0.36	0.36
cannot * tied	-0.22	0.22
cannot * used	0.44	-0.44
cannot * work	-0.41	0.41
cannot be	-0.97	0.97
cannot both	-0.27	0.27
cannot carry	-0.22	0.22
cannot finish	2.1	-2.1
cannot lead	-0.39	0.39
cannot move	1.25	-1.25
cannot proces	-0.28	0.28
cannot reach	-0.37	0.37
cannot read	-0.61	0.61
cannot say	-0.9	0.9
cannot see	-1.05	1.05
cannot stand	-0.42	0.42
cannot take	-0.63	0.63
cannot tell	-0.86	0.86
cannot tie	-0.55	0.55
cant pay	-0.33	0.33
canyon	0.21	-0.21
cap	-1.87	1.87
cap <m>	0.17	-0.17
cap met	-0.45	0.45
cap of	-0.92	0.92
cap on	-0.65	0.65
capacity	-0.28	0.28
capacity evalu	-0.63	0.63
cape	0.19	-0.19
cape fear	0.19	-0.19
capital	0.16	-0.16
capitals	0.82	-0.82
capitat	-1.49	1.49
car	-1.37	1.37
car * our	0.24	-0.24
car for	0.24	-0.24
car insuranc	-0.43	0.43
car insurer	-0.33	0.33
carbon	-1.41	1.41
carc	-0.58	0.58
carc <n>	0.21	-0.21
carc rarc	-0.68	0.68
card	-0.94	0.94
card and	-0.27	0.27
card end	0.28	-0.28
card for	0.34	-0.34
card in	-0.29	0.29
card offic	0.37	-0.37
card only	-0.26	0.26
card was	-0.31	0.31
care	-0.29	0.29
care * <month>	0.59	-0.59
care * a	-1.04	1.04
care * exclud	-0.41	0.41
care * force	0.56	-0.56
care * is	-0.63	0.63
care * maintenanc	-0.18	0.18
care * need	0.5	-0.5
care * no	-1.34	1.34
care * not	-1.61	1.61
care * the	0.27	-0.27
care * thi	-0.28	0.28
care * was	0.25	-0.25
care after	-0.55	0.55
care and	-0.83	0.83
care as	-0.53	0.53
care at	-0.55	0.55
care befor	0.5	-0.5
care bill	0.68	-0.68
care claim	0.26	-0.26
care doctor	0.37	-0.37
care doe	-0.46	0.46
care first	0.24	-0.24
care for	-0.81	0.81
care from	0.58	-0.58
care given	-1.42	1.42
care had	-0.96	0.96
care hmo	0.16	-0.16
care in	0.66	-0.66
care is	-1.67	1.67
care llc	0.16	-0.16
care may	-1.09	1.09
care network	0.38	-0.38
care no	-0.5	0.5
care on	-0.26	0.26
care only	-0.92	0.92
care outsid	0.52	-0.52
care pa	0.33	-0.33
care past	-1.12	1.12
care path	-0.83	0.83
care physician	-0.83	0.83
care plan	-1.08	1.08
care policy	0.2	-0.2
care professional	0.18	-0.18
care provider	0.73	-0.73
care servic	0.44	-0.44
care sign	0.85	-0.85
care the	0.25	-0.25
care to	-0.16	0.16
care train	-0.35	0.35
care up	0.55	-0.55
care which	-0.51	0.51
care with	1.08	-1.08
care you	0.21	-0.21
carefirst	0.38	-0.38
carefirst bluecros	0.35	-0.35
careful	0.26	-0.26
caregiver	-1.04	1.04
carelon	-0.3	0.3
caresourc	0.22	-0.22
caresourc id	-0.49	0.49
caresourc pay	0.32	-0.32
carolina	0.52	-0.52
carpal	-0.36	0.36
carpal tunnel	-0.36	0.36
carrier	-0.66	0.66
carrier * <month>	0.29	-0.29
carrier * the	0.8	-0.8
carrier :	0.72	-0.72
carrier and	-0.3	0.3
carrier by	0.71	-0.71
carrier claim	0.2	-0.2
carrier disput	-0.89	0.89
carrier explan	0.69	-0.69
carrier first	0.31	-0.31
carrier for	-0.28	0.28
carrier has	1.04	-1.04
carrier is	0.67	-0.67
carrier must	-0.35	0.35
carrier on	0.16	-0.16
carrier paid	0.6	-0.6
carrier should	0.53	-0.53
carrier to	0.84	-0.84
carry	-0.81	0.81
carry a	0.69	-0.69
carry it	-0.46	0.46
carry no	-1.26	1.26
carry out	0.34	-0.34
carry the	-1.1	1.1
carv	-0.78	0.78
carv out	-0.5	0.5
cascad	-0.29	0.29
case	0.68	-0.68
case * <n>	-0.6	0.6
case * on	-0.43	0.43
case :	0.48	-0.48
case <n>	-0.58	0.58
case and	0.56	-0.56
case for	-1.15	1.15
case is	0.33	-0.33
case manager	0.16	-0.16
case open	0.96	-0.96
case rate	-0.83	0.83
case was	0.62	-0.62
cash	0.23	-0.23
cash on	-0.58	0.58
casimir	0.72	-0.72
cast	-0.41	0.41
castellan	0.39	-0.39
castellano	0.89	-0.89
castlebury	0.34	-0.34
casualty	0.34	-0.34
casualty company	0.16	-0.16
catastrophic cap	0.63	-0.63
catch	-0.79	0.79
catch all	-0.38	0.38
category	-0.56	0.56
catherin	-0.57	0.57
caus	0.38	-0.38
cause	-1.49	1.49
cause * the	-0.16	0.16
cause code	-0.41	0.41
cause for	-0.6	0.6
cb	0.22	-0.22
cb <n>	0.2	-0.2
cc	1.07	-1.07
cc :	1.02	-1.02
ccn	0.22	-0.22
ccr	-0.21	0.21
ccr <n>	-0.21	0.21
cd	-0.2	0.2
cd <n>	0.48	-0.48
cedar	0.57	-0.57
ceil	-0.92	0.92
cell	-0.87	0.87
cent	-0.93	0.93
center	0.86	-0.86
center * <month>	-0.54	0.54
center * medicar	0.42	-0.42
center <n>	0.5	-0.5
center for	0.42	-0.42
center npi	0.2	-0.2
center on	-0.54	0.54
central	0.44	-0.44
cert	-0.37	0.37
certain	1.18	-1.18
certific is	0.66	-0.66
certific number	1.04	-1.04
certificat	-1.27	1.27
certificat * medical	0.3	-0.3
certificat for	-0.79	0.79
certify	0.46	-0.46
certify * famy	0.3	-0.3
certify * neurology	0.49	-0.49
certify * orthopedic	0.18	-0.18
certify <n>	-0.73	0.73
certify authoriz	-0.27	0.27
certify by	-1.35	1.35
certify plan	0.54	-0.54
certify that	0.31	-0.31
cervical	-0.43	0.43
cervical * lumbar	-0.26	0.26
cervical and	-0.26	0.26
cervical rot	0.39	-0.39
cervical spine	-0.19	0.19
cfr	0.85	-0.85
cfr <m>	1.53	-1.53
cfr <n>	0.52	-0.52
cgs	0.36	-0.36
cgs administrator	0.2	-0.2
ch	0.59	-0.59
ch <n>	0.46	-0.46
chair	-1.44	1.44
chair is	-0.23	0.23
challeng	0.66	-0.66
champva group	0.41	-0.41
chanc	-0.79	0.79
chang	-0.48	0.48
chang * addres	0.65	-0.65
chang * decision	0.8	-0.8
chang * function	-0.43	0.43
chang * mind	0.41	-0.41
chang * the	0.39	-0.39
chang <5>	-1.05	1.05
chang and	0.37	-0.37
chang for	0.66	-0.66
chang how	-0.17	0.17
chang in	-0.85	0.85
chang of	0.3	-0.3
chang on	-1	1
chang only	-0.23	0.23
chang our	1	-1
chang over	-0.24	0.24
chang since	-1.03	1.03
chang the	-0.64	0.64
chang thi	0.39	-0.39
chang what	0.59	-0.59
chapter	0.41	-0.41
chapter <n>	0.41	-0.41
character	-2.07	2.07
character is	-0.66	0.66
charg * <m>	-0.55	0.55
charg * above	0.18	-0.18
charg * deny	-0.98	0.98
charg * line	-0.6	0.6
charg * more	0.99	-0.99
charg * not	-0.77	0.77
charg * over	0.34	-0.34
charg * the	-0.18	0.18
charg * thi	-0.63	0.63
charg :	-0.94	0.94
charg <month>	0.3	-0.3
charg <n>	0.32	-0.32
charg allowanc	0.52	-0.52
charg amount	-0.16	0.16
charg and	0.21	-0.21
charg are	-1.67	1.67
charg as	-0.23	0.23
charg at	-0.23	0.23
charg cover	0.62	-0.62
charg discount	0.57	-0.57
charg exceed	1.75	-1.75
charg fee	0.76	-0.76
charg for	-0.2	0.2
charg g	0.62	-0.62
charg has	0.61	-0.61
charg is	0.27	-0.27
charg not	0.61	-0.61
charg of	-0.44	0.44
charg on	-0.2	0.2
charg once	-1.22	1.22
charg or	-0.87	0.87
charg over	-0.99	0.99
charg paid	0.7	-0.7
charg pay	0.2	-0.2
charg plan	0.16	-0.16
charg previous	-1.06	1.06
charg reduction	0.26	-0.26
charg s	-0.63	0.63
charg that	0.55	-0.55
charg the	0.33	-0.33
charg was	0.29	-0.29
charg we	-0.58	0.58
charg were	0.54	-0.54
chart	-0.26	0.26
chart * <n>	-0.53	0.53
chart <n>	-0.59	0.59
chart by	-0.22	0.22
chart for	-0.4	0.4
chart has	-0.94	0.94
chart show	-0.21	0.21
chart the	0.4	-0.4
chart was	-0.57	0.57
chat	0.7	-0.7
chat * us	0.37	-0.37
chat with	0.63	-0.63
cheaper	-1.16	1.16
cheaper drug	-0.47	0.47
check	0.68	-0.68
check * <m>	0.43	-0.43
check * it	-0.53	0.53
check * the	1.44	-1.44
check * us	-0.18	0.18
check <5>	0.95	-0.95
check <n>	-0.57	0.57
check and	0.76	-0.76
check befor	-0.56	0.56
check card	0.16	-0.16
check claim	0.19	-0.19
check date	0.18	-0.18
check eft	0.71	-0.71
check for	0.82	-0.82
check from	-0.86	0.86
check in	0.69	-0.69
check is	0.39	-0.39
check no	1.05	-1.05
check number	0.62	-0.62
check of	-0.38	0.38
check on	-1.13	1.13
check or	0.21	-0.21
check our	0.48	-0.48
check payabl	0.19	-0.19
check run	1.21	-1.21
check that	0.47	-0.47
check the	-0.7	0.7
check to	-0.24	0.24
check up	-0.44	0.44
check with	0.89	-0.89
checkup	-0.44	0.44
chesapeak	0.21	-0.21
chest	-0.37	0.37
chg	-0.81	0.81
chg <m>	0.57	-0.57
chg allow	-0.71	0.71
child	-0.34	0.34
child has	1.05	-1.05
child is	-0.73	0.73
child now	0.9	-0.9
child provider	0.21	-0.21
child speech	-0.83	0.83
child therapist	0.17	-0.17
child visit	0.88	-0.88
children	-0.31	0.31
chip	-0.62	0.62
chiro	-1.07	1.07
chiropractic * all	-0.47	0.47
chiropractic :	-0.19	0.19
chiropractic <5>	-0.21	0.21
chiropractic <d>	0.38	-0.38
chiropractic <n>	0.55	-0.55
chiropractic adjust	1.19	-1.19
chiropractic at	-0.7	0.7
chiropractic benefit	-0.4	0.4
chiropractic care	-0.82	0.82
chiropractic center	0.17	-0.17
chiropractic claim	0.32	-0.32
chiropractic date	0.24	-0.24
chiropractic health	0.27	-0.27
chiropractic llc	0.46	-0.46
chiropractic npi	0.16	-0.16
chiropractic p	0.24	-0.24
chiropractic pc	0.21	-0.21
chiropractic pllc	0.19	-0.19
chiropractic rehab	0.35	-0.35
chiropractic treat	-1.04	1.04
chiropractic visit	-0.75	0.75
chiropractor	-0.75	0.75
chiropractor * adjust	-0.56	0.56
chiropractor and	0.16	-0.16
chiropractor are	-0.21	0.21
chiropractor dr	0.43	-0.43
chiropractor for	0.44	-0.44
chiropractor who	0.42	-0.42
cho	0.49	-0.49
choic	0.99	-0.99
choic plu	0.65	-0.65
choos	0.81	-0.81
choos the	0.29	-0.29
chose	-1.66	1.66
chose not	-0.5	0.5
chose to	-0.17	0.17
chosen	-0.64	0.64
chosen * review	-1.17	1.17
chosen * the	-0.27	0.27
chosen for	-1.03	1.03
christma	-0.48	0.48
chronic	0.49	-0.49
cht	0.26	-0.26
cigna	0.64	-0.64
cigna health	0.3	-0.3
cigna healthcar	0.55	-0.55
cigna id	-0.88	0.88
circl	-0.73	0.73
circl * servic	0.25	-0.25
circl the	0.28	-0.28
circumcision	-0.84	0.84
civil	1.38	-1.38
civil action	0.52	-0.52
civil right	1.1	-1.1
ck	-0.81	0.81
cl	0.3	-0.3
cl <n>	0.23	-0.23
claim * <d>	-0.62	0.62
claim * <m>	-0.72	0.72
claim * <n>	-0.65	0.65
claim * a	-1.13	1.13
claim * an	-0.72	0.72
claim * are	0.21	-0.21
claim * be	-1.05	1.05
claim * being	-1.09	1.09
claim * conduct	0.42	-0.42
claim * deny	-0.52	0.52
claim * fax	0.79	-0.79
claim * file	0.28	-0.28
claim * for	-1.72	1.72
claim * found	0.68	-0.68
claim * have	-1.04	1.04
claim * health	-0.31	0.31
claim * in	-0.24	0.24
claim * is	1.02	-1.02
claim * its	0.52	-0.52
claim * m	0.16	-0.16
claim * not	1.08	-1.08
claim * on	1.43	-1.43
claim * one	1.2	-1.2
claim * part	0.18	-0.18
claim * sent	-0.75	0.75
claim * still	0.33	-0.33
claim * therefor	0.53	-0.53
claim * thi	0.42	-0.42
claim * to	0.8	-0.8
claim * unprocessabl	0.5	-0.5
claim * was	-0.43	0.43
claim * we	0.61	-0.61
claim * you	0.64	-0.64
claim * your	-0.75	0.75
claim :	0.5	-0.5
claim <5>	-0.93	0.93
claim <m>	0.51	-0.51
claim a	-0.36	0.36
claim above	-0.92	0.92
claim adjust	0.39	-0.39
claim administrator	0.78	-0.78
claim after	-0.66	0.66
claim again	1.22	-1.22
claim against	0.25	-0.25
claim already	-0.66	0.66
claim and	0.67	-0.67
claim appeal	0.42	-0.42
claim are	0.6	-0.6
claim as	-0.61	0.61
claim at	-1.04	1.04
claim authoriz	-0.26	0.26
claim becaus	-1.34	1.34
claim befor	0.87	-0.87
claim belong	-1.11	1.11
claim below	-0.41	0.41
claim but	-0.4	0.4
claim c	0.29	-0.29
claim came	-1.58	1.58
claim can	0.58	-0.58
claim cannot	-0.52	0.52
claim check	0.16	-0.16
claim claim	-0.38	0.38
claim clear	1.89	-1.89
claim contain	0.69	-0.69
claim control	-0.24	0.24
claim correspondenc	0.19	-0.19
claim date	0.2	-0.2
claim decision	0.32	-0.32
claim depart	0.36	-0.36
claim detail	0.17	-0.17
claim determin	0.17	-0.17
claim differ	-0.56	0.56
claim disput	1.02	-1.02
claim doe	1.2	-1.2
claim e	0.52	-0.52
claim end	-0.92	0.92
claim examiner	0.68	-0.68
claim form	0.87	-0.87
claim frequency	0.69	-0.69
claim go	-0.85	0.85
claim goe	-0.77	0.77
claim h	0.5	-0.5
claim had	0.31	-0.31
claim history	-0.17	0.17
claim icn	0.32	-0.32
claim id	0.65	-0.65
claim in	-0.16	0.16
claim inquiry	0.27	-0.27
claim it	0.47	-0.47
claim lack	-2.22	2.22
claim list	0.88	-0.88
claim match	-0.92	0.92
claim may	1.71	-1.71
claim must	-0.6	0.6
claim name	0.18	-0.18
claim no	1.09	-1.09
claim not	-1.73	1.73
claim number	0.78	-0.78
claim of	0.66	-0.66
claim offic	-0.24	0.24
claim oper	0.21	-0.21
claim or	-0.48	0.48
claim paid	0.6	-0.6
claim patient	0.18	-0.18
claim pay	0.8	-0.8
claim per	0.41	-0.41
claim pick	0.4	-0.4
claim po	0.28	-0.28
claim previous	0.52	-0.52
claim proces	0.16	-0.16
claim process	0.39	-0.39
claim reach	-1.26	1.26
claim reconsider	0.24	-0.24
claim referenc	-0.73	0.73
claim remain	0.61	-0.61
claim report	0.32	-0.32
claim representativ	0.17	-0.17
claim revers	-1.2	1.2
claim review	0.51	-0.51
claim sat	-1.15	1.15
claim say	-0.54	0.54
claim search	-0.33	0.33
claim send	0.21	-0.21
claim sent	0.52	-0.52
claim servic	-1.7	1.7
claim should	0.52	-0.52
claim show	-0.27	0.27
claim shown	1.03	-1.03
claim since	1.19	-1.19
claim specialist	0.28	-0.28
claim start	0.38	-0.38
claim statu	0.76	-0.76
claim stay	-0.74	0.74
claim summary	0.93	-0.93
claim suspend	1.89	-1.89
claim t	0.17	-0.17
claim that	-0.38	0.38
claim the	0.67	-0.67
claim thi	0.32	-0.32
claim total	0.83	-0.83
claim type	0.37	-0.37
claim under	-1.12	1.12
claim until	-0.64	0.64
claim w	-0.96	0.96
claim wait	1.84	-1.84
claim was	1.15	-1.15
claim we	-0.87	0.87
claim were	1.36	-1.36
claim which	0.59	-0.59
claim will	2.26	-2.26
claim with	1.65	-1.65
claim within	0.23	-0.23
claim without	1.24	-1.24
claim you	0.6	-0.6
claimant	-0.46	0.46
claimant may	0.22	-0.22
clas	-0.23	0.23
claus	-0.92	0.92
clean	1.37	-1.37
clean * the	0.66	-0.66
clean and	1.05	-1.05
clean claim	1.17	-1.17
clear for	0.79	-0.79
clear in	-0.42	0.42
clear the	-0.43	0.43
clear thi	0.3	-0.3
clear with	1.32	-1.32
clearanc	-1	1
clearinghous	0.28	-0.28
clearinghous acceptanc	0.19	-0.19
clearinghous report	-0.19	0.19
clementin	0.46	-0.46
clerical	1.28	-1.28
clerk	-0.53	0.53
clia	0.59	-0.59
clia number	-0.9	0.9
client	0.25	-0.25
climb	-0.51	0.51
climb stair	0.84	-0.84
clinic	-0.27	0.27
clinic * in	0.52	-0.52
clinic * not	-0.77	0.77
clinic :	0.69	-0.69
clinic <n>	-0.38	0.38
clinic agr	0.62	-0.62
clinic and	-0.68	0.68
clinic asked	0.19	-0.19
clinic bill	-1.37	1.37
clinic did	1.09	-1.09
clinic in	-0.89	0.89
clinic is	-1.2	1.2
clinic left	-0.6	0.6
clinic not	-0.18	0.18
clinic on	-0.58	0.58
clinic to	-0.36	0.36
clinic was	-0.63	0.63
clinical	0.67	-0.67
clinical guidelin	-0.28	0.28
clinical inform	0.34	-0.34
clinical policy	-0.2	0.2
clinical rational	-1	1
clinical reason	0.47	-0.47
clinical review	0.32	-0.32
clinician	-0.47	0.47
clm	-0.29	0.29
clm <5>	0.24	-0.24
clock	-1.14	1.14
clock ran	-0.39	0.39
clon	-1.65	1.65
clos	-1.93	1.93
clos * <month>	-0.19	0.19
clos * <n>	-0.32	0.32
clos * file	0.39	-0.39
clos * not	0.18	-0.18
clos <n>	-0.42	0.42
clos as	0.25	-0.25
clos at	-0.76	0.76
clos back	-0.89	0.89
clos by	-0.44	0.44
clos for	0.41	-0.41
clos it	-0.54	0.54
clos its	-0.3	0.3
clos on	0.6	-0.6
clos out	-0.45	0.45
clos with	-0.39	0.39
clos without	-0.3	0.3
close	-0.64	0.64
cm	-0.78	0.78
cms	0.8	-0.8
cms <5>	0.63	-0.63
cms medicar	0.22	-0.22
cn	0.18	-0.18
cn <n>	0.18	-0.18
co	-0.85	0.85
co <n>	-1	1
co b	-1.17	1.17
co employe	0.18	-0.18
co op	0.61	-0.61
co pay	1.08	-1.08
co plan	0.24	-0.24
coast	0.64	-0.64
coast servic	0.27	-0.27
coastal	0.17	-0.17
cob	-0.48	0.48
cobra	-0.34	0.34
cobra election	-0.47	0.47
cobra was	-0.54	0.54
cod	0.41	-0.41
cod edit	0.43	-0.43
cod initiativ	-0.45	0.45
code	-0.74	0.74
code * <n>	0.2	-0.2
code * for	-0.27	0.27
code * inconsistent	-0.73	0.73
code * it	-0.4	0.4
code * not	-0.62	0.62
code * paid	-0.65	0.65
code * that	-0.2	0.2
code * the	-0.58	0.58
code * thi	0.35	-0.35
code * used	-0.28	0.28
code :	0.47	-0.47
code <5>	-0.82	0.82
code <d>	0.35	-0.35
code amount	0.32	-0.32
code and	-0.76	0.76
code are	0.62	-0.62
code as	-0.26	0.26
code bill	0.67	-0.67
code cannot	-0.52	0.52
code charg	0.91	-0.91
code co	0.73	-0.73
code cover	0.18	-0.18
code d	0.7	-0.7
code description	-1.33	1.33
code doe	0.29	-0.29
code explan	-0.56	0.56
code for	-0.65	0.65
code g	0.22	-0.22
code has	-0.34	0.34
code incidental	0.25	-0.25
code is	-1.33	1.33
code it	-0.17	0.17
code legend	0.78	-0.78
code m	-0.61	0.61
code may	-1.09	1.09
code mean	0.35	-0.35
code minut	0.41	-0.41
code mod	0.94	-0.94
code n	-0.66	0.66
code ndc	0.38	-0.38
code of	-0.66	0.66
code on	0.34	-0.34
code paid	0.41	-0.41
code pr	0.38	-0.38
code provider	0.4	-0.4
code qty	-0.4	0.4
code same	-0.47	0.47
code section	0.37	-0.37
code servic	0.65	-0.65
code text	-0.47	0.47
code that	-0.17	0.17
code the	0.49	-0.49
code to	-0.32	0.32
code unit	0.25	-0.25
code went	-1.16	1.16
code what	-1.07	1.07
code with	0.21	-0.21
code x	0.72	-0.72
code you	-0.19	0.19
coded	-0.2	0.2
coder	-0.17	0.17
coin	0.76	-0.76
coin <m>	0.35	-0.35
coin grp	0.27	-0.27
coin paid	0.18	-0.18
coinsuranc amount	0.4	-0.4
coinsuranc paid	0.65	-0.65
cold	-0.7	0.7
cold laser	-0.61	0.61
cold pack	-0.37	0.37
cold storag	0.27	-0.27
colleagu	-0.42	0.42
collect	1.79	-1.79
collect <m>	0.57	-0.57
collect from	0.81	-0.81
collect the	0.3	-0.3
collection agency	-0.54	0.54
colleg	-0.47	0.47
colonoscopy	-0.76	0.76
color	0.46	-0.46
colorado	-0.61	0.61
colorado colorado	0.21	-0.21
colorado depart	0.16	-0.16
column	-0.21	0.21
com	0.5	-0.5
combin	0.16	-0.16
combin * hcpc	-0.56	0.56
combin of	-0.46	0.46
combin provid	0.6	-0.6
come	-0.48	0.48
come * <m>	-0.24	0.24
come * a	-0.21	0.21
come * befor	-0.57	0.57
come * gone	-0.4	0.4
come * it	-0.6	0.6
come * thi	-0.18	0.18
come * within	0.62	-0.62
come * you	0.21	-0.21
come and	0.86	-0.86
come back	1.12	-1.12
come befor	-1.02	1.02
come first	-0.77	0.77
come from	-0.5	0.5
come in	-0.35	0.35
come on	0.38	-0.38
come out	-0.38	0.38
come through	1.52	-1.52
come to	-0.8	0.8
come up	-0.53	0.53
come with	-1.38	1.38
come within	1.05	-1.05
comfort	-1.31	1.31
comfort item	-0.63	0.63
comfortabl	-0.65	0.65
commerc	0.52	-0.52
commercial	-0.35	0.35
commissioner	0.24	-0.24
committe	1.1	-1.1
committe met	0.22	-0.22
commonwealth	0.27	-0.27
community	0.68	-0.68
community care	0.32	-0.32
community plan	0.29	-0.29
comp	-1.25	1.25
comp bill	-1.11	1.11
comp carrier	-0.27	0.27
comp claim	-0.36	0.36
company * the	-0.37	0.37
company and	-0.6	0.6
company claim	0.45	-0.45
company employe	0.21	-0.21
company explan	0.31	-0.31
company is	-0.71	0.71
company medical	0.18	-0.18
company medicar	0.19	-0.19
company of	0.18	-0.18
company on	-0.26	0.26
company p	0.18	-0.18
company thi	0.23	-0.23
company with	-0.53	0.53
compar	-0.46	0.46
compar the	-0.24	0.24
compar your	-0.33	0.33
compendia	0.92	-0.92
compens	0.52	-0.52
compens fee	0.44	-0.44
compens insuranc	0.16	-0.16
compens jurisdictional	0.59	-0.59
compens medical	0.51	-0.51
complaint	-0.71	0.71
complaint * the	0.27	-0.27
complaint with	0.25	-0.25
complet	1.54	-1.54
complet * review	0.26	-0.26
complet and	1.65	-1.65
complet note	0.48	-0.48
complet our	0.81	-0.81
complet the	1.99	-1.99
complet thi	-1	1
complet waiver	-1.33	1.33
complex	-0.51	0.51
complexity	-0.93	0.93
complianc	-0.49	0.49
component	0.45	-0.45
component * the	0.84	-0.84
component of	0.84	-0.84
comprehensiv	-0.43	0.43
compression	-1.14	1.14
compression stock	-0.51	0.51
compromis	-0.84	0.84
computer	-1.82	1.82
conclud	-0.95	0.95
conclud * the	-0.7	0.7
conclud that	-1.11	1.11
conclusion	0.74	-0.74
concurrent	0.33	-0.33
concurrent review	-0.53	0.53
condition	-0.7	0.7
condition * no	-0.59	0.59
condition * the	-0.18	0.18
condition and	1.13	-1.13
condition call	-0.2	0.2
condition has	0.81	-0.81
condition is	0.99	-0.99
condition or	-0.58	0.58
condition that	0.17	-0.17
condition was	-0.17	0.17
conduct	0.45	-0.45
conduct * appeal	0.42	-0.42
conduct the	0.42	-0.42
conduction	0.22	-0.22
conduction study	0.22	-0.22
confidential	0.23	-0.23
confirm	0.23	-0.23
confirm by	-0.46	0.46
conflict	-1.11	1.11
conflict * interest	0.58	-0.58
conflict of	0.58	-0.58
connect	-1	1
connect the	-0.86	0.86
consent	-0.96	0.96
consent * the	-0.57	0.57
consent for	-1.45	1.45
consent to	-0.5	0.5
conservativ	-0.65	0.65
conservativ care	0.56	-0.56
conservativ treat	-0.46	0.46
consider component	0.79	-0.79
consider experimental	-1.75	1.75
consider investigational	0.27	-0.27
consider it	-0.3	0.3
consider medical	-0.8	0.8
consider part	-0.34	0.34
consider the	0.69	-0.69
consider unproven	0.99	-0.99
consider without	0.4	-0.4
constanc	-0.67	0.67
constant	0.94	-0.94
consult plan	0.53	-0.53
consultant	0.45	-0.45
consultant see	-0.26	0.26
consumer	0.27	-0.27
contact	-0.23	0.23
contact :	0.53	-0.53
contact center	0.22	-0.22
contact the	0.65	-0.65
contain	0.77	-0.77
contain incomplet	0.49	-0.49
contain privat	0.55	-0.55
content	-0.41	0.41
content type	0.24	-0.24
contest	0.6	-0.6
contest the	-0.41	0.41
contest thi	0.81	-0.81
continental	0.2	-0.2
continu	0.88	-0.88
continu <n>	0.4	-0.4
continu coverag	0.74	-0.74
continu on	0.33	-0.33
continu skill	0.72	-0.72
continu therapy	-1.22	1.22
continu to	0.22	-0.22
continuou	-0.7	0.7
continuou glucos	-0.56	0.56
contract	-0.33	0.33
contract * the	0.69	-0.69
contract * us	-0.75	0.75
contract * you	0.4	-0.4
contract adjust	0.33	-0.33
contract amount	0.96	-0.96
contract and	-0.34	0.34
contract doe	-0.26	0.26
contract ended	-0.69	0.69
contract fee	1.71	-1.71
contract fil	-0.89	0.89
contract holder	0.62	-0.62
contract is	-1.17	1.17
contract leav	-1.51	1.51
contract legislat	0.75	-0.75
contract no	0.48	-0.48
contract not	0.17	-0.17
contract number	0.49	-0.49
contract provider	0.72	-0.72
contract say	-0.64	0.64
contract section	-0.68	0.68
contract with	-0.46	0.46
contractor	-0.25	0.25
contractor * a	0.31	-0.31
contractor * the	0.18	-0.18
contractor for	0.7	-0.7
contractor has	0.96	-0.96
contractor jurisdiction	-0.91	0.91
contractor of	0.2	-0.2
contractor qic	0.18	-0.18
contractual	-0.78	0.78
contrast <5>	0.26	-0.26
contribution	-0.56	0.56
control	0.93	-0.93
control :	0.2	-0.2
control fever	0.62	-0.62
control number	-0.34	0.34
controll	0.78	-0.78
controll trial	0.78	-0.78
controversy	-1.04	1.04
convenienc	-1.31	1.31
convenienc item	-0.97	0.97
cooperativ	0.63	-0.63
coordin	-0.57	0.57
coordin * benefit	-0.19	0.19
coordin of	-0.19	0.19
copay	1.41	-1.41
copay * <m>	0.31	-0.31
copay * a	0.69	-0.69
copay * paid	0.26	-0.26
copay * the	0.38	-0.38
copay and	0.38	-0.38
copay at	0.36	-0.36
copay deny	0.16	-0.16
copay for	0.89	-0.89
copay is	0.31	-0.31
copay not	0.2	-0.2
copay of	0.28	-0.28
copay other	0.18	-0.18
copay paid	1.35	-1.35
copay plan	0.17	-0.17
copper	0.46	-0.46
copper basin	0.17	-0.17
copper ridge	0.24	-0.24
copperfield	0.16	-0.16
copperlin	0.16	-0.16
copy	-0.5	0.5
copy * :	0.35	-0.35
copy * a	-0.79	0.79
copy * all	0.16	-0.16
copy * everyth	0.26	-0.26
copy * his	0.46	-0.46
copy * record	0.38	-0.38
copy * the	1.13	-1.13
copy * thi	1.25	-1.25
copy * what	-0.85	0.85
copy * your	0.16	-0.16
copy :	0.35	-0.35
copy is	-0.57	0.57
copy of	0.84	-0.84
copy receiv	-0.95	0.95
copy to	0.48	-0.48
copy was	-0.27	0.27
copy went	0.26	-0.26
cord	-0.63	0.63
cordelia	0.21	-0.21
corinn	0.46	-0.46
corneliu	0.66	-0.66
corp	0.23	-0.23
corpor	0.46	-0.46
corpor * mutual	0.24	-0.24
corpor a	0.25	-0.25
correct	1.01	-1.01
correct * claim	0.31	-0.31
correct * sublux	0.56	-0.56
correct a	0.57	-0.57
correct and	1.14	-1.14
correct bill	-0.19	0.19
correct claim	0.33	-0.33
correct cod	-0.89	0.89
correct it	1.17	-1.17
correct the	0.71	-0.71
correction	-0.54	0.54
correspondenc	0.39	-0.39
corrigan	0.24	-0.24
cosima	0.18	-0.18
cosmetic	-2.24	2.24
cost	1.74	-1.74
cost * the	0.88	-0.88
cost of	0.83	-0.83
cost share	0.49	-0.49
cost to	1.06	-1.06
could	-1.34	1.34
could be	-0.6	0.6
could do	-1.12	1.12
could harm	0.63	-0.63
could have	-1.16	1.16
could not	0.31	-0.31
could put	-0.18	0.18
could saf	-0.46	0.46
could you	0.98	-0.98
counsel	-1.87	1.87
count	-1.03	1.03
count * a	-0.35	0.35
count * one	-0.2	0.2
count * part	-1.07	1.07
count * the	-0.89	0.89
count * visit	0.93	-0.93
count :	-0.7	0.7
count <n>	-0.66	0.66
count a	0.3	-0.3
count as	-0.24	0.24
count for	-0.22	0.22
count from	-0.24	0.24
count in	-1.1	1.1
count the	-0.76	0.76
count thi	0.16	-0.16
count twice	-0.79	0.79
counter	-0.77	0.77
countersign	-0.45	0.45
county	-0.17	0.17
cours	-1.38	1.38
cours * the	-0.23	0.23
cours * treat	0.44	-0.44
cours of	-0.98	0.98
court	-1.23	1.23
court order	-0.83	0.83
court under	0.69	-0.69
cov	0.54	-0.54
cover	0.24	-0.24
cover * <n>	1.27	-1.27
cover * another	-1.09	1.09
cover * date	0.19	-0.19
cover * drug	0.18	-0.18
cover * evalu	-0.6	0.6
cover * medicar	0.67	-0.67
cover * person	0.19	-0.19
cover * the	-1.5	1.5
cover * thi	-1.76	1.76
cover * visit	0.16	-0.16
cover * whole	0.37	-0.37
cover * your	1.58	-1.58
cover :	-0.46	0.46
cover <d>	-0.25	0.25
cover <m>	0.55	-0.55
cover <month>	-0.83	0.83
cover <n>	-0.49	0.49
cover a	0.42	-0.42
cover all	0.45	-0.45
cover an	-0.5	0.5
cover and	0.26	-0.26
cover at	1.64	-1.64
cover becaus	-0.82	0.82
cover benefit	-1.89	1.89
cover by	-0.68	0.68
cover care	1.17	-1.17
cover charg	-0.98	0.98
cover chiropractic	0.93	-0.93
cover code	0.36	-0.36
cover copay	0.19	-0.19
cover day	0.3	-0.3
cover for	-0.49	0.49
cover hospital	-0.48	0.48
cover ible	0.19	-0.19
cover in	-0.67	0.67
cover it	-0.16	0.16
cover manipul	0.3	-0.3
cover medical	-0.82	0.82
cover note	-0.17	0.17
cover on	-1.26	1.26
cover one	-0.89	0.89
cover only	-1.23	1.23
cover or	0.97	-0.97
cover paid	0.48	-0.48
cover person	1.3	-1.3
cover see	-0.63	0.63
cover servic	-0.45	0.45
cover sheet	-0.62	0.62
cover since	0.85	-0.85
cover the	1.7	-1.7
cover therapy	1.18	-1.18
cover these	0.75	-0.75
cover thi	-1.22	1.22
cover through	0.71	-0.71
cover treat	0.51	-0.51
cover under	-1.29	1.29
cover up	1.07	-1.07
cover when	0.7	-0.7
coverag	-0.65	0.65
coverag * file	0.23	-0.23
coverag * pay	0.47	-0.47
coverag * the	1.49	-1.49
coverag * thi	0.86	-0.86
coverag * us	0.16	-0.16
coverag * your	0.77	-0.77
coverag ?	-0.56	0.56
coverag and	0.6	-0.6
coverag as	0.5	-0.5
coverag chapter	-0.7	0.7
coverag determin	-0.36	0.36
coverag end	0.83	-0.83
coverag ended	-1.39	1.39
coverag for	0.29	-0.29
coverag had	0.17	-0.17
coverag has	0.48	-0.48
coverag in	0.4	-0.4
coverag is	0.63	-0.63
coverag of	1.35	-1.35
coverag on	0.48	-0.48
coverag or	0.27	-0.27
coverag policy	0.63	-0.63
coverag terminat	-2.5	2.5
coverag that	0.26	-0.26
coverag through	-0.25	0.25
coverag to	-0.49	0.49
coverag under	-0.16	0.16
coverag was	0.48	-0.48
coverag with	0.19	-0.19
cp	1.07	-1.07
cp mp	0.59	-0.59
cpap	-0.92	0.92
cpap mask	-0.69	0.69
cpg	0.36	-0.36
cpg <n>	0.36	-0.36
cpt	1.51	-1.51
cpt :	-0.47	0.47
cpt <5>	1.36	-1.36
cpt <n>	1.19	-1.19
cpt charg	0.22	-0.22
cpt hcpc	0.55	-0.55
cpt mod	0.34	-0.34
cpt unit	0.24	-0.24
cq	-0.27	0.27
cr	0.38	-0.38
cr <n>	0.33	-0.33
crash	-1.18	1.18
creat	0.17	-0.17
credential	-0.41	0.41
credibl	-1.37	1.37
credibl alleg	-1.24	1.24
credit	0.71	-0.71
credit balanc	0.58	-0.58
creek	0.22	-0.22
creek famy	0.31	-0.31
creek physical	0.19	-0.19
crest	0.48	-0.48
crime	0.37	-0.37
crispin	0.27	-0.27
criteria	-0.96	0.96
criteria :	0.58	-0.58
criteria are	0.64	-0.64
criteria for	-1.69	1.69
criteria not	-0.72	0.72
crnp	0.28	-0.28
cros	0.74	-0.74
cros blue	0.37	-0.37
cros of	0.17	-0.17
cross	-0.74	0.74
cross famy	0.36	-0.36
cross over	-0.23	0.23
crossover	0.52	-0.52
crown	0.77	-0.77
cs	0.37	-0.37
ct	-0.41	0.41
ctl	0.32	-0.32
ctrl	0.53	-0.53
ctrl no	0.36	-0.36
cuff	0.6	-0.6
cuff repair	0.4	-0.4
cumberland	0.3	-0.3
cup	-0.48	0.48
current	0.64	-0.64
current <m>	0.44	-0.44
current <n>	0.41	-0.41
curty	0.21	-0.21
custodial	-1.79	1.79
custody	0.16	-0.16
custom	-1.39	1.39
customary	-1.18	1.18
customer	0.44	-0.44
customer care	0.28	-0.28
customer id	0.2	-0.2
customer servic	0.48	-0.48
cut	-0.58	0.58
cut by	-0.88	0.88
cut here	0.32	-0.32
cut off	-0.26	0.26
cut to	-0.78	0.78
cutoff	-1.11	1.11
cv	0.24	-0.24
cv <n>	0.2	-0.2
cycle	0.94	-0.94
cyru	0.16	-0.16
d * drug	-1.06	1.06
d <5>	0.2	-0.2
d <m>	0.24	-0.24
d <n>	0.22	-0.22
d a	-1.31	1.31
d and	-0.36	0.36
d becaus	-0.43	0.43
d benefit	0.39	-0.39
d by	0.41	-0.41
d c	-0.62	0.62
d e	0.27	-0.27
d for	0.37	-0.37
d injur	0.31	-0.31
d interest	0.2	-0.2
d level	-0.72	0.72
d number	0.22	-0.22
dad	-0.96	0.96
dad plan	-0.45	0.45
daily	-0.59	0.59
daily entry	-0.54	0.54
daily note	-0.45	0.45
daily skill	-0.61	0.61
dakota	0.24	-0.24
dana	0.71	-0.71
dark	-0.17	0.17
dashiell	0.34	-0.34
data	1.48	-1.48
date * <month>	-1.69	1.69
date * <n>	-0.55	0.55
date * a	0.41	-0.41
date * accident	-0.37	0.37
date * an	0.39	-0.39
date * ask	0.16	-0.16
date * bill	0.26	-0.26
date * birth	0.51	-0.51
date * care	-0.59	0.59
date * charg	-0.35	0.35
date * claim	0.61	-0.61
date * decision	-0.26	0.26
date * description	0.38	-0.38
date * got	0.25	-0.25
date * injury	0.64	-0.64
date * is	-0.96	0.96
date * line	-0.54	0.54
date * los	0.79	-0.79
date * no	-0.78	0.78
date * not	-0.65	0.65
date * notic	0.26	-0.26
date * our	0.24	-0.24
date * proc	0.26	-0.26
date * procedur	0.33	-0.33
date * receiv	0.56	-0.56
date * request	0.95	-0.95
date * servic	-0.54	0.54
date * that	0.33	-0.33
date * thi	1.13	-1.13
date * type	0.32	-0.32
date * which	-0.34	0.34
date :	0.8	-0.8
date <month>	0.6	-0.6
date <n>	-0.66	0.66
date above	0.78	-0.78
date after	-0.56	0.56
date at	-0.23	0.23
date box	-0.28	0.28
date charg	0.5	-0.5
date code	0.61	-0.61
date description	0.41	-0.41
date fax	0.17	-0.17
date final	0.4	-0.4
date from	-0.69	0.69
date has	-0.51	0.51
date have	0.46	-0.46
date in	-0.41	0.41
date is	-1.61	1.61
date of	0.3	-0.3
date on	-1.16	1.16
date one	-0.68	0.68
date paid	0.29	-0.29
date patient	-0.57	0.57
date pos	0.28	-0.28
date print	0.36	-0.36
date proc	0.74	-0.74
date procedur	1.21	-1.21
date process	0.58	-0.58
date range	-0.5	0.5
date receiv	0.27	-0.27
date run	-0.59	0.59
date s	0.75	-0.75
date servic	0.48	-0.48
date shown	0.66	-0.66
date so	1.68	-1.68
date stamp	-0.63	0.63
date the	0.42	-0.42
date thi	0.76	-0.76
date to	-0.79	0.79
date under	-0.23	0.23
date unles	0.28	-0.28
date was	-1.06	1.06
date what	0.25	-0.25
date with	0.63	-0.63
date you	0.69	-0.69
dated	-0.66	0.66
dated <d>	0.46	-0.46
dated <month>	0.63	-0.63
dated <n>	-0.96	0.96
dated after	-1.06	1.06
dated befor	1.21	-1.21
dated the	-0.37	0.37
daughter	-0.46	0.46
day	-0.5	0.5
day * <n>	0.93	-0.93
day * a	-0.46	0.46
day * an	0.44	-0.44
day * are	-1.1	1.1
day * ask	0.18	-0.18
day * bill	-1.11	1.11
day * claim	-0.22	0.22
day * day	-0.72	0.72
day * gett	0.24	-0.24
day * is	0.78	-0.78
day * it	1.33	-1.33
day * no	0.56	-0.56
day * not	0.46	-0.46
day * one	-0.43	0.43
day * our	0.51	-0.51
day * paid	0.77	-0.77
day * receipt	0.54	-0.54
day * receiv	0.43	-0.43
day * servic	-1.05	1.05
day * thi	0.56	-0.56
day * treat	-0.66	0.66
day * was	-0.18	0.18
day * we	-0.57	0.57
day * week	0.48	-0.48
day * what	-0.71	0.71
day * will	0.16	-0.16
day * your	-1.39	1.39
day :	-1.17	1.17
day <5>	-0.26	0.26
day <m>	0.49	-0.49
day <n>	-1.86	1.86
day a	0.54	-0.54
day accord	0.2	-0.2
day after	-1.02	1.02
day and	-0.79	0.79
day apart	-0.27	0.27
day are	-0.53	0.53
day as	-0.23	0.23
day becaus	1.4	-1.4
day bill	0.35	-0.35
day by	-0.71	0.71
day could	-0.43	0.43
day count	0.4	-0.4
day diagnosy	0.19	-0.19
day earlier	-0.83	0.83
day fax	0.24	-0.24
day fil	-1.03	1.03
day for	1.35	-1.35
day from	1.01	-1.01
day has	-0.93	0.93
day is	1.27	-1.27
day it	-0.29	0.29
day late	-0.34	0.34
day later	-0.25	0.25
day limit	-0.76	0.76
day no	-1.03	1.03
day of	-0.19	0.19
day old	-0.64	0.64
day on	-1.1	1.1
day one	-1.06	1.06
day or	0.21	-0.21
day over	0.22	-0.22
day same	-1.13	1.13
day send	0.22	-0.22
day so	-0.8	0.8
day stay	-0.42	0.42
day that	-0.94	0.94
day to	0.39	-0.39
day too	-0.21	0.21
day total	0.18	-0.18
day under	-0.42	0.42
day unles	0.19	-0.19
day used	-0.5	0.5
day was	-0.27	0.27
day were	0.59	-0.59
day with	-0.19	0.19
day you	-0.23	0.23
dbn	0.26	-0.26
dc	1.08	-1.08
dc * <month>	0.55	-0.55
dc * <n>	-0.81	0.81
dc <n>	0.32	-0.32
dc diagnosy	0.16	-0.16
dc found	-0.24	0.24
dc on	-0.62	0.62
de	1.13	-1.13
de este	0.21	-0.21
deactivat withdrawn	0.38	-0.38
deadlin	-0.51	0.51
deadlin was	-0.93	0.93
deal	-0.77	0.77
dealt	-1.51	1.51
dealt with	-1.51	1.51
dean	0.8	-0.8
dean health	0.76	-0.76
dear	0.95	-0.95
dear doctor	-0.24	0.24
dear dr	0.47	-0.47
dear provider	0.61	-0.61
death	0.65	-0.65
death benefit	0.23	-0.23
debrid	-0.41	0.41
debt	1.34	-1.34
decid	0.99	-0.99
decid * appeal	0.58	-0.58
decid * the	1.43	-1.43
decid * thi	-1.44	1.44
decid * your	0.18	-0.18
decid :	0.17	-0.17
decid <n>	-0.65	0.65
decid ?	0.35	-0.35
decid about	0.23	-0.23
decid befor	-0.78	0.78
decid by	-0.21	0.21
decid in	0.74	-0.74
decid it	-0.47	0.47
decid not	0.34	-0.34
decid on	-0.22	0.22
decid that	1.53	-1.53
decid thi	-1.83	1.83
decid to	0.42	-0.42
decid we	0.62	-0.62
decid within	0.6	-0.6
decid yet	0.83	-0.83
decimal	-0.89	0.89
decision	1.6	-1.6
decision * <d>	-0.99	0.99
decision * <month>	0.73	-0.73
decision * <n>	-0.28	0.28
decision * a	-0.34	0.34
decision * bind	0.24	-0.24
decision * deny	-0.39	0.39
decision * have	0.22	-0.22
decision * inject	-1.05	1.05
decision * it	0.38	-0.38
decision * may	0.25	-0.25
decision * note	0.26	-0.26
decision * pay	0.35	-0.35
decision * that	0.57	-0.57
decision * the	-0.26	0.26
decision * thi	-0.69	0.69
decision * unfavorabl	0.17	-0.17
decision * who	0.44	-0.44
decision * your	0.75	-0.75
decision :	0.32	-0.32
decision and	0.46	-0.46
decision are	0.5	-0.5
decision bind	0.89	-0.89
decision by	-0.95	0.95
decision came	-0.22	0.22
decision come	0.2	-0.2
decision date	0.27	-0.27
decision doe	1.81	-1.81
decision for	-0.58	0.58
decision from	-1.29	1.29
decision has	1.88	-1.88
decision is	2.28	-2.28
decision mak	-0.95	0.95
decision not	0.44	-0.44
decision on	0.38	-0.38
decision or	0.27	-0.27
decision our	0.25	-0.25
decision point	-0.56	0.56
decision read	0.47	-0.47
decision stand	-0.66	0.66
decision stay	0.34	-0.34
decision the	-0.55	0.55
decision to	-1.07	1.07
decision was	0.96	-0.96
decision will	0.56	-0.56
decision within	0.57	-0.57
decision you	0.4	-0.4
declin	-0.74	0.74
decompression tabl	-0.5	0.5
decompression table	0.61	-0.61
ded coin	-0.32	0.32
deduct	1.53	-1.53
deduct co	0.27	-0.27
deduct coin	0.42	-0.42
deduct copay	0.33	-0.33
deduct the	0.39	-0.39
deductibl	1.12	-1.12
deductibl * <n>	0.18	-0.18
deductibl * coinsuranc	0.65	-0.65
deductibl * the	0.8	-0.8
deductibl :	0.21	-0.21
deductibl <m>	-0.33	0.33
deductibl <n>	-0.47	0.47
deductibl and	0.53	-0.53
deductibl copay	0.36	-0.36
deductibl for	1.2	-1.2
deductibl is	0.34	-0.34
deductibl met	0.35	-0.35
deductibl pr	-0.34	0.34
deductibl was	1.03	-1.03
deduction	1.04	-1.04
deem	-1.11	1.11
deem * inform	-0.79	0.79
deem * medical	-1.14	1.14
deem a	-1.14	1.14
deem the	-0.79	0.79
deer show	0.81	-0.81
defens	1.11	-1.11
defens health	0.62	-0.62
deficit	-0.65	0.65
defin	0.39	-0.39
defin it	0.51	-0.51
definition	-1.88	1.88
definition * medical	-0.61	0.61
definition of	-1.37	1.37
deg	0.21	-0.21
degr	-0.24	0.24
degr * <month>	-0.44	0.44
degr * strength	0.41	-0.41
degr * the	0.4	-0.4
degr * visit	-0.18	0.18
degr and	0.7	-0.7
degr of	0.66	-0.66
degre	-0.32	0.32
delacroix	-0.28	0.28
delay	0.28	-0.28
delay that	-0.19	0.19
delet	-1.76	1.76
delet code	-1.11	1.11
deliver	-0.83	0.83
deliver * appeal	0.24	-0.24
deliver your	-0.45	0.45
delivery	-0.53	0.53
delivery for	0.17	-0.17
delivery slip	-0.38	0.38
delivery ticket	0.31	-0.31
delmar	-0.57	0.57
delphin	0.46	-0.46
delta	0.61	-0.61
demand	2.08	-2.08
demand for	0.37	-0.37
demand letter	0.76	-0.76
denial	1.55	-1.55
denial * <month>	0.84	-0.84
denial * <n>	0.33	-0.33
denial * claim	0.65	-0.65
denial * medical	0.32	-0.32
denial * medicar	0.27	-0.27
denial * the	0.38	-0.38
denial * upheld	0.21	-0.21
denial :	0.26	-0.26
denial and	0.54	-0.54
denial code	-0.28	0.28
denial fully	-0.55	0.55
denial has	0.41	-0.41
denial is	0.62	-0.62
denial notic	0.23	-0.23
denial of	1.21	-1.21
denial on	0.29	-0.29
denial stand	0.69	-0.69
denial was	1.16	-1.16
denial you	0.38	-0.38
density scan	0.22	-0.22
dental	-1.37	1.37
dental of	0.2	-0.2
dental only	-0.4	0.4
dentist	-0.17	0.17
deny * <month>	2.12	-2.12
deny * a	-1.35	1.35
deny * adjust	-0.33	0.33
deny * charg	0.21	-0.21
deny * claim	-0.18	0.18
deny * co	-0.59	0.59
deny * follow	0.52	-0.52
deny * full	-0.3	0.3
deny * have	0.41	-0.41
deny * lack	0.41	-0.41
deny * medical	0.22	-0.22
deny * not	1.19	-1.19
deny * of	0.64	-0.64
deny * pay	-0.2	0.2
deny * request	1.7	-1.7
deny * servic	-0.25	0.25
deny * the	0.22	-0.22
deny * thi	0.35	-0.35
deny :	-0.36	0.36
deny <5>	0.91	-0.91
deny <d>	0.46	-0.46
deny <m>	-0.88	0.88
deny <n>	0.52	-0.52
deny ?	0.54	-0.54
deny and	-0.38	0.38
deny as	-0.23	0.23
deny becaus	-2.15	2.15
deny by	0.96	-0.96
deny carc	0.69	-0.69
deny charg	0.32	-0.32
deny claim	0.61	-0.61
deny code	0.28	-0.28
deny coverag	0.56	-0.56
deny finaliz	-0.57	0.57
deny for	0.68	-0.68
deny in	-0.19	0.19
deny it	0.21	-0.21
deny line	0.18	-0.18
deny no	-1.09	1.09
deny on	2.34	-2.34
deny paid	0.38	-0.38
deny patient	-0.58	0.58
deny pay	-0.7	0.7
deny per	-1.24	1.24
deny reason	-1.13	1.13
deny servic	0.84	-0.84
deny the	0.2	-0.2
deny thi	-1.25	1.25
deny we	0.41	-0.41
deny with	-0.7	0.7
deny your	0.74	-0.74
depart	1.22	-1.22
depart * financial	0.35	-0.35
depart * health	0.47	-0.47
depart * insuranc	0.59	-0.59
depart * medicaid	0.75	-0.75
depart of	1.78	-1.78
depend	1.32	-1.32
depend on	1.32	-1.32
dependent	-1.49	1.49
deposit	1.73	-1.73
deposit of	-0.84	0.84
dept	0.21	-0.21
dept <n>	0.32	-0.32
dermatology	-0.2	0.2
deschut	0.19	-0.19
describ	-2.15	2.15
describ * same	0.96	-0.96
describ a	-0.88	0.88
describ an	-0.21	0.21
describ as	-0.42	0.42
describ is	-0.37	0.37
describ the	1.09	-1.09
description	-1.24	1.24
description <n>	-1.36	1.36
description amount	0.19	-0.19
description bill	0.21	-0.21
description charg	0.61	-0.61
description co	-0.34	0.34
description page	-0.89	0.89
desert	0.42	-0.42
deshawn	0.47	-0.47
desk	-0.2	0.2
desk <n>	0.81	-0.81
desk by	0.22	-0.22
desk fax	0.17	-0.17
desk to	0.43	-0.43
desmond	0.28	-0.28
destroy	0.21	-0.21
destroy it	0.19	-0.19
detach	0.44	-0.44
detach * return	0.29	-0.29
detach and	0.29	-0.29
detach here	0.17	-0.17
detail	0.43	-0.43
detail from	0.52	-0.52
detail print	-0.29	0.29
determin	1.29	-1.29
determin * <month>	0.34	-0.34
determin * bind	0.22	-0.22
determin * revers	0.24	-0.24
determin * the	-0.56	0.56
determin :	0.58	-0.58
determin and	0.53	-0.53
determin is	1.23	-1.23
determin lcd	-0.21	0.21
determin letter	-0.46	0.46
determin of	0.23	-0.23
determin on	0.16	-0.16
determin that	-0.99	0.99
determin to	-0.17	0.17
determin was	0.26	-0.26
determin whether	0.24	-0.24
develop	0.34	-0.34
developmental	-1.17	1.17
developmental delay	-1.1	1.1
devic	-0.89	0.89
devic is	-0.32	0.32
devot	0.36	-0.36
devot health	0.34	-0.34
diabet	-0.41	0.41
diabetic	-0.58	0.58
diag	0.17	-0.17
diag :	0.17	-0.17
diagnos	-0.19	0.19
diagnostic	-0.29	0.29
diagnosy	-0.23	0.23
diagnosy * the	0.17	-0.17
diagnosy :	0.93	-0.93
diagnosy and	1.13	-1.13
diagnosy code	-0.9	0.9
diagnosy doe	-1.08	1.08
diagnosy e	0.35	-0.35
diagnosy f	0.21	-0.21
diagnosy given	0.77	-0.77
diagnosy i	0.21	-0.21
diagnosy m	1.18	-1.18
diagnosy of	-0.29	0.29
diagnosy on	-0.58	0.58
diagnosy r	-0.38	0.38
diagnosy s	0.44	-0.44
diagnosy was	1.42	-1.42
diagnosy z	-0.99	0.99
diaz	0.41	-0.41
did	-1.19	1.19
did * deny	1	-1
did * get	0.16	-0.16
did * work	-0.22	0.22
did it	-0.51	0.51
did not	-1.2	1.2
did she	-0.18	0.18
did the	-0.35	0.35
did thi	-0.29	0.29
did we	0.88	-0.88
did you	0.28	-0.28
didnt	0.37	-0.37
die	0.43	-0.43
diet	0.2	-0.2
differ	-0.84	0.84
differ from	-0.82	0.82
differenc	2.07	-2.07
differenc * your	0.71	-0.71
differenc between	-0.42	0.42
differenc is	0.67	-0.67
different	-0.63	0.63
different answer	0.97	-0.97
different clinic	0.4	-0.4
different company	-0.95	0.95
different one	-0.25	0.25
different than	-0.64	0.64
digit	-2.98	2.98
digit short	-0.36	0.36
direct	0.41	-0.41
direct by	-0.69	0.69
direct deposit	0.95	-0.95
director	1.37	-1.37
director dr	0.39	-0.39
directory	-0.58	0.58
disability	1.82	-1.82
disability index	0.8	-0.8
disagr	1.63	-1.63
disagr * the	0.96	-0.96
disagr * us	0.86	-0.86
disagr with	1.57	-1.57
disagre * how	0.2	-0.2
disagre * the	0.36	-0.36
disagre ?	0.18	-0.18
disagre a	0.28	-0.28
disagre you	0.2	-0.2
disallow	1.22	-1.22
disaster	-0.52	0.52
disburs	1.29	-1.29
disc	0.7	-0.7
discharg	-0.41	0.41
discharg statu	-0.95	0.95
discharg summary	1.08	-1.08
disciplin	-0.18	0.18
discount	-0.28	0.28
discount cover	0.18	-0.18
discount not	0.54	-0.54
discount under	0.81	-0.81
discriminat	1.16	-1.16
discriminat * the	0.52	-0.52
discriminat on	0.52	-0.52
discussion	0.22	-0.22
diseas	1.23	-1.23
diseas and	0.33	-0.33
dismis	-0.98	0.98
dismiss	-1.38	1.38
dismiss * appeal	-0.96	0.96
dismiss * request	0.41	-0.41
dismiss it	0.17	-0.17
dismiss the	-0.69	0.69
dismiss your	-0.22	0.22
dismissal	0.86	-0.86
dismissal aside	0.21	-0.21
dismissal was	0.16	-0.16
dismissal within	0.19	-0.19
dispens	-0.85	0.85
disposition	0.27	-0.27
disput	0.96	-0.96
disput * amount	0.44	-0.44
disput * the	-1.36	1.36
disput :	0.93	-0.93
disput <m>	0.24	-0.24
disput and	0.44	-0.44
disput are	-0.48	0.48
disput between	-0.63	0.63
disput by	-0.26	0.26
disput claim	0.35	-0.35
disput for	0.21	-0.21
disput form	1.11	-1.11
disput is	0.31	-0.31
disput must	0.75	-0.75
disput of	0.31	-0.31
disput resolution	0.52	-0.52
disput that	-0.96	0.96
disput thi	0.54	-0.54
disput to	0.18	-0.18
disput was	0.78	-0.78
disput with	-0.68	0.68
disput within	0.34	-0.34
disput you	0.41	-0.41
distinct	0.72	-0.72
district	0.54	-0.54
division	0.62	-0.62
division * health	0.34	-0.34
division of	0.46	-0.46
divorc	-0.66	0.66
divorc was	-0.32	0.32
dme	-0.23	0.23
dn	0.16	-0.16
do * exercis	0.53	-0.53
do * same	-0.42	0.42
do :	0.37	-0.37
do ?	0.16	-0.16
do anyth	0.9	-0.9
do have	0.22	-0.22
do if	0.26	-0.26
do next	0.55	-0.55
do not	-0.48	0.48
do noth	0.91	-0.91
do one	0.25	-0.25
do send	0.27	-0.27
do so	1.09	-1.09
do that	-0.36	0.36
do the	0.66	-0.66
do these	-1.19	1.19
do thi	-0.4	0.4
do we	-0.78	0.78
do with	-0.68	0.68
do you	0.64	-0.64
do your	0.58	-0.58
dob	-0.51	0.51
dob * claim	-0.7	0.7
dob <d>	0.37	-0.37
dob <n>	0.44	-0.44
dob on	-0.7	0.7
doc	0.55	-0.55
doctor	0.32	-0.32
doctor * chiropractic	0.23	-0.23
doctor * doctor	-0.32	0.32
doctor * not	-1.28	1.28
doctor * our	0.89	-0.89
doctor * the	-0.91	0.91
doctor :	0.21	-0.21
doctor and	-0.39	0.39
doctor asked	0.55	-0.55
doctor call	-0.25	0.25
doctor can	0.58	-0.58
doctor cannot	1.56	-1.56
doctor did	0.48	-0.48
doctor dr	0.36	-0.36
doctor for	0.82	-0.82
doctor form	-0.18	0.18
doctor found	-1.33	1.33
doctor has	0.24	-0.24
doctor in	-0.25	0.25
doctor is	0.28	-0.28
doctor name	0.49	-0.49
doctor note	0.44	-0.44
doctor number	-0.58	0.58
doctor of	0.54	-0.54
doctor offic	-0.39	0.39
doctor on	-0.57	0.57
doctor or	0.27	-0.27
doctor order	-0.81	0.81
doctor prescription	-0.19	0.19
doctor say	0.25	-0.25
doctor sign	0.94	-0.94
doctor slip	-0.38	0.38
doctor that	0.17	-0.17
doctor think	-0.58	0.58
doctor told	0.73	-0.73
doctor visit	-0.35	0.35
doctor who	1.4	-1.4
doctor within	0.28	-0.28
doctor writ	-0.65	0.65
docu	-0.58	0.58
docu * support	0.6	-0.6
docu * the	-0.78	0.78
docu articl	-1.08	1.08
docu control	0.32	-0.32
docu for	0.71	-0.71
docu guidelin	0.45	-0.45
docu page	-0.96	0.96
docu that	-0.77	0.77
document	-0.31	0.31
document * requir	-0.48	0.48
document is	-0.69	0.69
document request	0.62	-0.62
dod	0.82	-0.82
dod benefit	0.82	-0.82
doe	-1.22	1.22
doe not	-1.32	1.32
dog	-0.21	0.21
doi	1.02	-1.02
doing	-0.49	0.49
dollar	-0.72	0.72
dollar amount	-1.11	1.11
dollar for	-0.36	0.36
dolor	0.23	-0.23
domestic	-0.35	0.35
domestic partner	-0.35	0.35
done	-1.86	1.86
done * <month>	0.47	-0.47
done * a	1.1	-1.1
done * home	-0.22	0.22
done * same	-1.04	1.04
done and	0.5	-0.5
done by	0.9	-0.9
done charg	0.31	-0.31
done for	-0.73	0.73
done in	-0.87	0.87
done on	-0.55	0.55
done saf	-0.19	0.19
done the	-1.11	1.11
done to	-0.73	0.73
done with	0.27	-0.27
done within	-0.32	0.32
done without	0.48	-0.48
dont	0.96	-0.96
door	-1.89	1.89
door :	-0.62	0.62
door shut	-0.97	0.97
dorothea	0.18	-0.18
dos	-1.98	1.98
dos :	0.42	-0.42
dos <d>	-0.98	0.98
dos <n>	-0.3	0.3
dos code	0.49	-0.49
dos cpt	0.53	-0.53
dos pos	0.28	-0.28
dos proc	-0.43	0.43
dos same	-0.64	0.64
dose	-0.45	0.45
doubl	-0.43	0.43
doubt	-0.28	0.28
down * <n>	-0.69	0.69
down * a	-0.55	0.55
down * may	0.16	-0.16
down * the	-0.85	0.85
down a	-0.82	0.82
down as	0.43	-0.43
down by	-0.57	0.57
down for	-0.53	0.53
down from	0.4	-0.4
down in	-0.26	0.26
down not	-0.69	0.69
down on	-0.6	0.6
down the	0.38	-0.38
down to	-0.82	0.82
down we	0.76	-0.76
downcod	-1.2	1.2
download	0.52	-0.52
dpm	-0.49	0.49
dpt	1.09	-1.09
dpt <n>	0.16	-0.16
dr	0.71	-0.71
dr ignatiu	0.5	-0.5
dr kim	0.45	-0.45
dr osei	0.65	-0.65
dr sunniva	0.3	-0.3
draft	0.27	-0.27
draft <n>	0.25	-0.25
drainag	-0.49	0.49
draw	-0.34	0.34
draw * blood	-0.43	0.43
draw <m>	0.28	-0.28
draw on	-0.2	0.2
draw the	-0.25	0.25
drawer	-0.21	0.21
drawn	0.16	-0.16
drawn * a	-0.34	0.34
drawn at	1.02	-1.02
drawn down	-0.63	0.63
dres	-0.49	0.49
dress	0.18	-0.18
dress and	-0.71	0.71
drew	-0.16	0.16
drg	0.94	-0.94
drill	-0.67	0.67
driv	0.69	-0.69
drive	-0.46	0.46
driver	-1.28	1.28
drop	0.41	-0.41
dropp	-2.31	2.31
dropp from	-0.44	0.44
dropp the	-0.42	0.42
drug	-0.4	0.4
drug * cover	-0.36	0.36
drug * for	1.5	-1.5
drug * is	-0.7	0.7
drug * not	-1.21	1.21
drug * the	1.14	-1.14
drug * was	0.24	-0.24
drug * you	0.38	-0.38
drug administr	-0.41	0.41
drug are	-0.29	0.29
drug code	0.39	-0.39
drug confirm	-0.52	0.52
drug coverag	0.27	-0.27
drug for	-0.6	0.6
drug list	-0.21	0.21
drug not	-0.62	0.62
drug on	0.98	-0.98
drug only	0.58	-0.58
drug plan	0.29	-0.29
drug tried	0.19	-0.19
drug was	0.51	-0.51
drug were	-0.25	0.25
drug when	-1.96	1.96
drummond	0.73	-0.73
dry	-1.34	1.34
dry needl	-1.02	1.02
dt	-0.89	0.89
du	0.22	-0.22
due * <n>	0.52	-0.52
due * the	0.51	-0.51
due * visit	-0.41	0.41
due :	0.93	-0.93
due <d>	0.2	-0.2
due <m>	0.62	-0.62
due at	-0.29	0.29
due back	0.19	-0.19
due by	-0.99	0.99
due for	0.16	-0.16
due from	-0.77	0.77
due on	0.6	-0.6
due to	1.54	-1.54
due within	0.69	-0.69
dunmor	0.29	-0.29
dunn	-0.87	0.87
dup	-2.05	2.05
dup of	-1.15	1.15
duplicat	-2.19	2.19
duplicat * a	-0.99	0.99
duplicat * claim	-1.47	1.47
duplicat claim	-2.29	2.29
duplicat of	-2.2	2.2
duplicat pay	-0.28	0.28
dur	-0.48	0.48
dur * appeal	0.41	-0.41
dur open	-0.77	0.77
dur the	0.48	-0.48
duty	0.27	-0.27
duty famy	0.31	-0.31
duty member	0.32	-0.32
dv	-1.21	1.21
dv <n>	0.27	-0.27
dw	-0.85	0.85
dw <n>	-0.85	0.85
dwc	0.38	-0.38
dwc form	0.16	-0.16
dx	-0.69	0.69
dx :	0.31	-0.31
dx bill	-0.64	0.64
dx f	0.63	-0.63
dx m	-0.4	0.4
dx qty	0.43	-0.43
dx z	0.26	-0.26
e	-0.35	0.35
e * the	0.48	-0.48
e <5>	0.16	-0.16
e <m>	0.56	-0.56
e attorney	0.24	-0.24
e ben	0.21	-0.21
e claim	0.2	-0.2
e d	0.28	-0.28
e m	-2.03	2.03
e mail	0.41	-0.41
e n	0.28	-0.28
e of	0.48	-0.48
e townzip	0.22	-0.22
ea	0.21	-0.21
ea <n>	0.19	-0.19
each	0.45	-0.45
each * the	0.18	-0.18
each bill	-0.59	0.59
each calendar	-1.79	1.79
each date	-0.34	0.34
each day	0.36	-0.36
each has	-0.16	0.16
each line	0.26	-0.26
each member	0.24	-0.24
each of	-0.58	0.58
each page	0.92	-0.92
each person	1.65	-1.65
each step	1.26	-1.26
each time	0.65	-0.65
each timed	-0.28	0.28
each visit	0.49	-0.49
each week	1.21	-1.21
ear	-1.36	1.36
ear wash	-0.2	0.2
earlier bill	-0.67	0.67
earlier claim	-0.46	0.46
earlier decision	1.29	-1.29
earlier fil	0.79	-0.79
earlier pay	1.83	-1.83
earlier submission	-1.25	1.25
earlier under	0.25	-0.25
earlier visit	0.47	-0.47
early	1.63	-1.63
east	0.37	-0.37
east region	0.25	-0.25
easter	-0.46	0.46
eastern	0.24	-0.24
eat	-0.5	0.5
eb	0.25	-0.25
eb <n>	0.25	-0.25
ec	-0.63	0.63
ecg	-0.78	0.78
echo	-1.15	1.15
echo of	-0.87	0.87
edi	1.08	-1.08
edit	0.3	-0.3
edit <n>	-0.99	0.99
edition	-0.22	0.22
editor	-0.45	0.45
educ	-0.57	0.57
educ <5>	0.21	-0.21
educat round	0.72	-0.72
effect	-1.64	1.64
effect of	-0.63	0.63
effect on	-0.59	0.59
effect thi	0.29	-0.29
effectiv	-1.55	1.55
effectiv <n>	-1.19	1.19
effectiv date	0.18	-0.18
effectivenes	-0.57	0.57
eft	0.34	-0.34
eft <n>	-1.06	1.06
eft trace	0.3	-0.3
eh	0.17	-0.17
eh <n>	0.16	-0.16
eight	-0.6	0.6
eight day	-0.47	0.47
eight minut	-0.43	0.43
eight month	-0.26	0.26
eight more	0.36	-0.36
eight visit	1.43	-1.43
eight week	-0.6	0.6
eighteen	-0.17	0.17
eighty	0.56	-0.56
eighty <n>	0.19	-0.19
eighty day	0.32	-0.32
ein	-1.05	1.05
either	-0.85	0.85
either not	-0.25	0.25
either way	-0.48	0.48
ek	0.23	-0.23
ek <n>	0.23	-0.23
el	-0.37	0.37
elaps	-1.44	1.44
elaps :	-0.92	0.92
elbow	-0.92	0.92
election	0.32	-0.32
electrical	-0.28	0.28
electrical stimul	-0.34	0.34
electrocardiogram	0.26	-0.26
electronic	-0.85	0.85
electronic claim	-0.99	0.99
electronic file	-0.21	0.21
electronic one	-0.39	0.39
electronic remittanc	0.23	-0.23
electronic signatur	-0.47	0.47
electronical	0.45	-0.45
electronical sign	0.32	-0.32
elev	1.15	-1.15
eleven	-2.05	2.05
eleven day	0.23	-0.23
eleven month	-0.18	0.18
eleven visit	0.52	-0.52
eleventh	-0.5	0.5
elig	-0.69	0.69
eligibility	1.32	-1.32
eligibility claim	-0.21	0.21
eligibl	-2.85	2.85
eligibl * date	-0.53	0.53
eligibl * tricar	-0.22	0.22
eligibl for	-1.38	1.38
eligibl on	-1.14	1.14
ellery	0.42	-0.42
elli	0.25	-0.25
elm street	-0.26	0.26
elowen	0.41	-0.41
else	-0.87	0.87
else chart	-1.06	1.06
else to	0.16	-0.16
elsewher	-1.45	1.45
emergency	-0.58	0.58
emergency and	0.74	-0.74
emergency medicaid	-0.33	0.33
emmett	0.34	-0.34
employ	-0.92	0.92
employ health	0.95	-0.95
employe	0.37	-0.37
employe * not	0.24	-0.24
employe :	0.2	-0.2
employe benefit	0.72	-0.72
employe health	0.57	-0.57
employe is	-0.85	0.85
employe may	0.25	-0.25
employe medical	0.19	-0.19
employe on	-1.31	1.31
employe or	0.43	-0.43
employe pay	0.18	-0.18
employe program	0.59	-0.59
employe retir	0.22	-0.22
employer	-0.54	0.54
employer * is	0.4	-0.4
employer * the	-1.36	1.36
employer :	0.43	-0.43
employer and	0.57	-0.57
employer carrier	-0.58	0.58
employer chose	-0.37	0.37
employer comp	-0.72	0.72
employer group	1.14	-1.14
employer has	-0.42	0.42
employer is	0.25	-0.25
employer pay	1.03	-1.03
employer plan	0.94	-0.94
empty	-2.94	2.94
en	0.49	-0.49
en espa	0.32	-0.32
enclos	1.35	-1.35
enclos a	0.23	-0.23
enclos check	0.78	-0.78
enclos form	0.7	-0.7
enclos is	0.46	-0.46
enclos the	1.12	-1.12
enclosur	0.43	-0.43
end	-0.49	0.49
end * <month>	-0.36	0.36
end * <n>	-0.97	0.97
end * the	0.61	-0.61
end <n>	-0.73	0.73
end collision	-0.2	0.2
end date	0.93	-0.93
end in	-0.58	0.58
end of	0.32	-0.32
end on	-0.37	0.37
end stage	-0.32	0.32
end the	-0.47	0.47
ended	-1.34	1.34
ended * of	0.39	-0.39
ended * the	-0.8	0.8
ended <n>	-1.1	1.1
ended and	-1.05	1.05
ended as	0.39	-0.39
ended at	-0.73	0.73
ended befor	-0.84	0.84
ended in	-0.41	0.41
ended on	-0.22	0.22
ended the	-0.32	0.32
ends:	2.19	-2.19
ends:.	1.71	-1.71
ends::	1.81	-1.81
ends:?	3.3	-3.3
enough	-1.36	1.36
enough for	-0.57	0.57
enough to	-0.38	0.38
enroll	-0.32	0.32
enroll * the	-0.55	0.55
enroll * tricar	1	-1
enroll * us	0.33	-0.33
enroll code	1.12	-1.12
enroll ended	0.6	-0.6
enroll in	0.34	-0.34
enroll name	0.22	-0.22
enroll need	0.3	-0.3
enroll was	-0.24	0.24
enroll with	-0.88	0.88
enrolle	1.09	-1.09
enrolle id	0.4	-0.4
ent	-0.86	0.86
enter	-0.83	0.83
enter as	-0.19	0.19
entir	1.15	-1.15
entir claim	0.49	-0.49
entitl to	0.17	-0.17
entity	0.5	-0.5
entry	-2.14	2.14
entry * <n>	-0.49	0.49
entry for	-0.65	0.65
envelop	-0.28	0.28
envelop is	-0.25	0.25
eob	-0.89	0.89
eob * the	-0.68	0.68
eob and	0.42	-0.42
eob date	0.29	-0.29
eob messag	-1.07	1.07
eob of	-0.81	0.81
eop	0.55	-0.55
eop <n>	-0.39	0.39
eop date	0.69	-0.69
eor	0.53	-0.53
eor :	0.28	-0.28
eor <n>	-0.26	0.26
eor date	0.33	-0.33
epidural	-0.18	0.18
epidural injection	0.17	-0.17
epo	-0.62	0.62
equal	0.68	-0.68
equip	-1	1
equip is	-0.69	0.69
erie	0.28	-0.28
erie insuranc	0.27	-0.27
erisa	2	-2
erisa and	0.27	-0.27
erisa section	0.78	-0.78
error	-1.24	1.24
error * ask	0.23	-0.23
error and	0.64	-0.64
error call	0.32	-0.32
error on	-0.16	0.16
error s	-0.4	0.4
error which	-0.21	0.21
escrow	-0.83	0.83
esmd	0.63	-0.63
esmd content	0.24	-0.24
espa	0.48	-0.48
espa ol	0.48	-0.48
espanol	0.27	-0.27
esrd	-0.92	0.92
essential	0.32	-0.32
est	-0.47	0.47
esta	0.25	-0.25
establish	-0.22	0.22
establish patient	-0.25	0.25
este	0.26	-0.26
esterhazy	0.24	-0.24
eval	-0.36	0.36
eval and	-0.39	0.39
evalu	0.17	-0.17
evalu * <d>	0.87	-0.87
evalu * <month>	-0.33	0.33
evalu * <n>	0.43	-0.43
evalu * a	0.71	-0.71
evalu * daily	1.07	-1.07
evalu * manag	0.32	-0.32
evalu * plan	0.42	-0.42
evalu <m>	0.18	-0.18
evalu a	-0.25	0.25
evalu after	0.82	-0.82
evalu and	1.24	-1.24
evalu bill	-0.78	0.78
evalu is	-0.79	0.79
evalu of	1.01	-1.01
evalu on	-0.57	0.57
evalu only	-0.77	0.77
evalu that	0.62	-0.62
evalu the	0.45	-0.45
evalu was	-0.51	0.51
evander	0.4	-0.4
even	-1.79	1.79
even if	0.58	-0.58
even when	-0.78	0.78
event	-0.18	0.18
ever	-0.37	0.37
everett	-0.59	0.59
evergreen	0.45	-0.45
every	-0.91	0.91
every <n>	-1.16	1.16
every claim	-0.66	0.66
every day	0.44	-0.44
every five	-0.16	0.16
every line	1.26	-1.26
every month	-0.57	0.57
every one	-0.32	0.32
every other	0.28	-0.28
every ten	0.54	-0.54
every three	0.21	-0.21
every two	-0.18	0.18
every visit	-1.16	1.16
everyon	0.34	-0.34
everyth	0.28	-0.28
everyth * bill	1.52	-1.52
everyth * sent	0.17	-0.17
everyth * thi	-0.33	0.33
everyth else	-0.3	0.3
everyth we	0.24	-0.24
everyth you	1.63	-1.63
evicor	0.3	-0.3
evicor spine	0.69	-0.69
evidenc	-0.49	0.49
evidenc * coverag	-0.7	0.7
evidenc * is	0.25	-0.25
evidenc doe	-0.84	0.84
evidenc of	-0.92	0.92
evidenc that	0.62	-0.62
evolent	0.3	-0.3
ex	0.61	-0.61
ex <n>	0.39	-0.39
ex code	1.31	-1.31
exact	-3.54	3.54
exact copy	-0.89	0.89
exact duplicat	-2.8	2.8
exact match	-0.4	0.4
exam	-0.82	0.82
exam * <month>	-0.32	0.32
exam * a	-0.17	0.17
exam * not	0.32	-0.32
exam * the	0.89	-0.89
exam :	-0.19	0.19
exam and	0.43	-0.43
exam are	-0.41	0.41
exam find	0.61	-0.61
exam in	-0.31	0.31
exam is	-0.69	0.69
exam of	0.91	-0.91
exam on	0.27	-0.27
examin	0.32	-0.32
examin * a	0.62	-0.62
examin * our	-0.5	0.5
examin * the	-0.5	0.5
examin * thi	0.42	-0.42
examin and	0.18	-0.18
examin by	-0.75	0.75
examin of	0.8	-0.8
examin on	-0.24	0.24
examin the	-0.69	0.69
examin under	0.98	-0.98
examiner	-0.87	0.87
exampl	1.12	-1.12
exampl * :	0.19	-0.19
exampl to	0.19	-0.19
exc	-1.7	1.7
exc the	-1.7	1.7
exceed	-1.95	1.95
exceed * acceptabl	0.37	-0.37
exceed * contract	0.71	-0.71
exceed * fee	-0.71	0.71
exceed * official	0.71	-0.71
exceed fee	0.82	-0.82
exceed our	0.37	-0.37
exceed what	-1.76	1.76
except	0.27	-0.27
except * an	-0.74	0.74
except * other	0.36	-0.36
except * the	0.21	-0.21
except as	0.3	-0.3
except for	0.26	-0.26
except in	-0.74	0.74
except to	0.21	-0.21
exception	0.29	-0.29
exception * the	0.76	-0.76
exception and	0.17	-0.17
exception cannot	1.14	-1.14
exception fit	-0.45	0.45
exception for	-0.51	0.51
exces	0.97	-0.97
excessiv	1.06	-1.06
exchang	-0.76	0.76
excl	-1.55	1.55
exclud	-3.1	3.1
exclud * the	-2.15	2.15
exclud by	-2.38	2.38
exclud from	-1.74	1.74
exclud servic	0.74	-0.74
exclusion	-1.21	1.21
exclusion list	-0.89	0.89
exclusion of	-0.65	0.65
exclusiv	-1.08	1.08
excus	-0.46	0.46
exercis	-0.3	0.3
exercis * home	-1.41	1.41
exercis * manual	1.02	-1.02
exercis * the	-0.37	0.37
exercis * were	1.26	-1.26
exercis <5>	0.88	-0.88
exercis <m>	0.29	-0.29
exercis <n>	0.5	-0.5
exercis and	-0.36	0.36
exercis at	-1.4	1.4
exercis done	0.39	-0.39
exercis equip	-0.3	0.3
exercis log	0.51	-0.51
exercis on	-0.35	0.35
exercis program	-0.46	0.46
exercis that	1.3	-1.3
exercis therapy	0.75	-0.75
exercis with	0.47	-0.47
exercis would	-0.33	0.33
exercis you	-0.75	0.75
exhaust	-2.26	2.26
exhaust <n>	-1.3	1.3
exist	-0.64	0.64
exist under	0.43	-0.43
exp	0.26	-0.26
expect	-0.94	0.94
expect * bring	0.22	-0.22
expect * recovery	0.62	-0.62
expect for	-1.11	1.11
expect of	0.44	-0.44
expedit	1.19	-1.19
expedit appeal	0.31	-0.31
expedit one	0.57	-0.57
expens	-2.8	2.8
expens incurr	-2.26	2.26
experimental	-1.04	1.04
experimental * investigational	-0.84	0.84
experimental and	-1.36	1.36
expir	-3.27	3.27
expir <n>	-1	1
expl	-0.97	0.97
expl <n>	-0.96	0.96
explain below	0.17	-0.17
explain how	-0.37	0.37
explain in	0.62	-0.62
explain the	-0.83	0.83
explain why	-0.55	0.55
explan	0.46	-0.46
explan * benefit	1.14	-1.14
explan * denial	-0.88	0.88
explan * pay	0.93	-0.93
explan * review	0.75	-0.75
explan * the	-0.36	0.36
explan :	-0.35	0.35
explan <n>	0.43	-0.43
explan of	0.93	-0.93
explan was	0.19	-0.19
explicit	-0.55	0.55
explicit attach	1.03	-1.03
ext	1.22	-1.22
ext <n>	1.22	-1.22
extend	1.05	-1.05
extend the	0.52	-0.52
extension	-0.25	0.25
extension <n>	0.72	-0.72
extension was	-1.24	1.24
extent	0.24	-0.24
external	0.95	-0.95
external cause	-0.87	0.87
external review	1.31	-1.31
extra	-0.78	0.78
extra sheet	1.03	-1.03
extracorporeal	1.03	-1.03
extracorporeal shock	1.03	-1.03
extrapolat	1.6	-1.6
extrapolat over	1	-1
extremity	0.71	-0.71
extremity pain	0.71	-0.71
eye	-1.36	1.36
eye care	0.27	-0.27
eye exam	-0.37	0.37
eyeglass	0.85	-0.85
f	0.76	-0.76
f <n>	0.34	-0.34
f applicant	0.17	-0.17
f charg	0.62	-0.62
facility	-1.06	1.06
facility :	-0.44	0.44
facsimil	0.4	-0.4
facsimil * <n>	0.19	-0.19
facsimil to	0.19	-0.19
fact * claim	0.65	-0.65
fact the	0.65	-0.65
factor	-0.37	0.37
fail	-1.32	1.32
fail to	-0.88	0.88
fair * you	0.42	-0.42
fair hear	1.23	-1.23
fair to	0.42	-0.42
fair try	-0.34	0.34
fairweather	0.48	-0.48
falkenrath	0.16	-0.16
fall	-0.78	0.78
fall * <month>	-0.18	0.18
fall * <n>	0.33	-0.33
fall * a	-0.16	0.16
fall * the	-0.87	0.87
fall and	-0.17	0.17
fall at	-0.31	0.31
fall insid	-0.19	0.19
fall outsid	-0.64	0.64
fall to	-0.46	0.46
fall under	-0.68	0.68
fallen	-1.15	1.15
family	0.21	-0.21
famy	0.16	-0.16
famy care	0.85	-0.85
famy chiropractic	0.89	-0.89
famy claim	0.23	-0.23
famy clinic	0.48	-0.48
famy deductibl	0.33	-0.33
famy doctor	-0.82	0.82
famy for	0.24	-0.24
famy health	0.48	-0.48
famy medicin	0.67	-0.67
famy member	-1.63	1.63
famy physician	0.79	-0.79
famy practic	0.59	-0.59
famy spine	0.25	-0.25
far	-0.38	0.38
far * <n>	0.37	-0.37
far * we	-0.3	0.3
far :	0.2	-0.2
far as	-0.54	0.54
far in	0.37	-0.37
farm	0.28	-0.28
farm mutual	0.26	-0.26
farnsworth	0.18	-0.18
fast	1.33	-1.33
fast appeal	1.12	-1.12
father plan	0.7	-0.7
fatigu	1.09	-1.09
fault	0.3	-0.3
fault insuranc	0.45	-0.45
favor	1.81	-1.81
favor of	0.62	-0.62
favorabl	1.55	-1.55
fax	0.7	-0.7
fax * <month>	0.52	-0.52
fax * <n>	0.63	-0.63
fax * deliver	0.25	-0.25
fax * mail	-0.98	0.98
fax * record	0.22	-0.22
fax * to	0.39	-0.39
fax :	0.56	-0.56
fax <n>	1.28	-1.28
fax above	0.17	-0.17
fax and	-0.37	0.37
fax ask	-0.76	0.76
fax at	0.17	-0.17
fax came	-1.4	1.4
fax confirm	0.47	-0.47
fax for	0.54	-0.54
fax it	0.43	-0.43
fax on	-0.72	0.72
fax or	-0.55	0.55
fax report	0.16	-0.16
fax them	0.18	-0.18
fax to	0.69	-0.69
fax us	0.48	-0.48
fax your	0.19	-0.19
faxe	0.54	-0.54
faxed * <n>	0.71	-0.71
faxed on	0.68	-0.68
fb	0.16	-0.16
fda	1.32	-1.32
fda has	1.05	-1.05
fear	0.19	-0.19
feca	0.41	-0.41
feca other	0.41	-0.41
fecha	0.21	-0.21
fecha de	0.18	-0.18
federal	0.37	-0.37
federal employ	0.84	-0.84
federal employe	0.65	-0.65
federal exclusion	-0.53	0.53
federal law	0.6	-0.6
federal pay	1.11	-1.11
federal servic	0.4	-0.4
federal tax	-0.2	0.2
fee	-0.45	0.45
fee * <m>	0.2	-0.2
fee * servic	0.28	-0.28
fee <n>	-0.76	0.76
fee and	-0.6	0.6
fee arrang	1.37	-1.37
fee disput	1.45	-1.45
fee for	-0.27	0.27
fee of	0.18	-0.18
fee sched	-0.5	0.5
fee schedul	0.27	-0.27
feel	-0.63	0.63
feet * a	-0.24	0.24
fehb	0.23	-0.23
felix	0.46	-0.46
fell	1.88	-1.88
fell from	0.79	-0.79
felt	-0.4	0.4
felt that	-0.85	0.85
femal	-0.81	0.81
fenella	0.18	-0.18
fenwick	0.65	-0.65
fergu	0.38	-0.38
ferncliff	0.35	-0.35
ferrant	0.18	-0.18
ferreira	0.26	-0.26
fever	0.76	-0.76
fever cancer	1.13	-1.13
few	0.35	-0.35
fewer	0.88	-0.88
fewer than	0.26	-0.26
field	-1.7	1.7
field * the	-0.68	0.68
field <n>	-0.16	0.16
fifteen	-0.31	0.31
fifteenth	-0.35	0.35
fifth	-0.6	0.6
figur	1.13	-1.13
fil	-0.93	0.93
fil fee	0.3	-0.3
fil had	0.31	-0.31
fil has	-2.26	2.26
fil period	-0.92	0.92
file	-1.12	1.12
file * appeal	0.51	-0.51
file * claim	0.26	-0.26
file * complaint	0.32	-0.32
file * grievanc	0.21	-0.21
file * pay	0.16	-0.16
file * request	0.21	-0.21
file * stat	0.23	-0.23
file * the	0.51	-0.51
file * these	-1.87	1.87
file * thi	-1.27	1.27
file * your	-0.74	0.74
file :	1.11	-1.11
file <n>	-0.19	0.19
file a	1.39	-1.39
file an	0.4	-0.4
file and	0.68	-0.68
file box	-0.56	0.56
file for	-1.18	1.18
file from	0.41	-0.41
file had	-0.24	0.24
file has	-0.4	0.4
file in	-0.46	0.46
file is	2.19	-2.19
file it	0.33	-0.33
file on	1.09	-1.09
file show	-1.25	1.25
file that	-0.23	0.23
file was	-0.31	0.31
file we	-0.43	0.43
file with	-0.18	0.18
file within	0.18	-0.18
filed	-0.81	0.81
filed * <month>	0.18	-0.18
filed * <n>	-0.6	0.6
filed * the	-0.29	0.29
filed a	-0.7	0.7
filed after	-1.34	1.34
filed by	-0.67	0.67
filed for	-0.22	0.22
filed with	0.48	-0.48
filed within	0.16	-0.16
fill	-0.37	0.37
fill * the	0.71	-0.71
fill in	0.2	-0.2
fill it	-0.76	0.76
fill on	0.87	-0.87
fill out	0.18	-0.18
fill the	-0.78	0.78
film	-1.11	1.11
film * the	-0.84	0.84
film and	0.56	-0.56
film of	-0.46	0.46
film were	-0.28	0.28
final	-0.43	0.43
final <n>	-1.02	1.02
final advers	0.39	-0.39
final and	0.2	-0.2
final decision	0.76	-0.76
final verific	0.4	-0.4
finaliz	-0.67	0.67
finaliz <d>	0.57	-0.57
finaliz date	-0.53	0.53
finaliz deny	-0.29	0.29
finaliz paid	0.64	-0.64
financ	0.96	-0.96
financial	1.39	-1.39
financial servic	0.43	-0.43
finch	0.57	-0.57
find	-0.38	0.38
find * the	0.65	-0.65
find * thi	0.67	-0.67
find :	-1	1
find a	-0.44	0.44
find and	0.73	-0.73
find for	0.87	-0.87
find it	-0.3	0.3
find no	-0.4	0.4
find of	0.45	-0.45
find one	0.28	-0.28
find out	-0.52	0.52
find that	-1.09	1.09
find the	0.29	-0.29
fine	-1.84	1.84
finger	-0.65	0.65
finish	0.57	-0.57
finish * <month>	-0.58	0.58
finish * review	-0.57	0.57
finish :	0.84	-0.84
finish claim	-0.96	0.96
finish it	1.05	-1.05
finish on	0.25	-0.25
finish our	-0.37	0.37
finish process	0.59	-0.59
finish the	1.19	-1.19
finish thi	0.75	-0.75
finish with	0.19	-0.19
fiona	0.21	-0.21
fire	-0.38	0.38
firm	-0.9	0.9
first	-1.65	1.65
first * a	0.74	-0.74
first * have	-0.7	0.7
first * last	-0.46	0.46
first * line	-0.71	0.71
first * the	0.17	-0.17
first * thi	-1.45	1.45
first * we	0.42	-0.42
first <m>	-0.97	0.97
first <n>	-0.34	0.34
first and	0.16	-0.16
first answer	1.15	-1.15
first appeal	0.21	-0.21
first bill	-0.86	0.86
first coast	0.27	-0.27
first colorado	0.34	-0.34
first day	-0.47	0.47
first decision	2.6	-2.6
first denial	0.3	-0.3
first deny	0.42	-0.42
first determin	-0.19	0.19
first evalu	-1.3	1.3
first examin	0.64	-0.64
first for	-1.24	1.24
first in	-0.92	0.92
first insurer	-0.83	0.83
first it	-1.15	1.15
first level	0.72	-0.72
first month	1.14	-1.14
first name	-0.43	0.43
first one	-0.47	0.47
first or	-0.77	0.77
first page	0.76	-0.76
first paid	-0.46	0.46
first party	0.95	-0.95
first payer	-0.93	0.93
first receiv	-0.55	0.55
first report	0.68	-0.68
first reviewer	1.29	-1.29
first show	-0.28	0.28
first six	1.66	-1.66
first then	-1.3	1.3
first three	-0.91	0.91
first time	0.89	-0.89
first visit	0.35	-0.35
first was	-0.7	0.7
first we	-0.66	0.66
fiscal	0.2	-0.2
fiscal agent	-0.16	0.16
fiscal year	0.25	-0.25
fit	-0.72	0.72
fit the	0.55	-0.55
fitt	-0.41	0.41
five	-0.76	0.76
five busines	0.79	-0.79
five day	1.33	-1.33
five goal	0.47	-0.47
five month	-0.43	0.43
five region	0.37	-0.37
five time	-0.31	0.31
five week	-0.9	0.9
five year	-0.61	0.61
fix	-0.34	0.34
fixed	1.22	-1.22
fixed the	0.3	-0.3
flag	-0.69	0.69
flagg	-0.77	0.77
flare	0.42	-0.42
flare up	0.37	-0.37
flat	-0.72	0.72
flat rate	-0.65	0.65
fle	0.18	-0.18
fle <5>	0.18	-0.18
flexion	0.98	-0.98
flexion <n>	0.32	-0.32
flight	0.28	-0.28
flint	0.46	-0.46
flint hill	0.46	-0.46
floor	1.07	-1.07
florida	-0.46	0.46
florida blue	0.18	-0.18
florida statut	-0.8	0.8
flu	-0.58	0.58
flu shot	-0.34	0.34
fluid	0.19	-0.19
fnp c	0.32	-0.32
fold	-1.19	1.19
fold into	-0.56	0.56
folder	-0.68	0.68
folk	-0.61	0.61
follow :	0.39	-0.39
follow drug	0.19	-0.19
follow for	0.21	-0.21
follow prescription	0.19	-0.19
follow the	0.21	-0.21
follow up	-0.92	0.92
follow ups	-0.33	0.33
follow within	-0.7	0.7
follow year	-0.34	0.34
follow your	0.4	-0.4
fontenot	0.28	-0.28
food	-0.74	0.74
food * drug	-0.41	0.41
food and	-0.41	0.41
foot	-0.28	0.28
foot and	0.46	-0.46
foot ankle	0.2	-0.2
foot care	-0.47	0.47
foot doctor	-0.77	0.77
foot on	-0.23	0.23
foothill	0.17	-0.17
footnot	-2.23	2.23
footnot <n>	-1.31	1.31
for * :	-0.37	0.37
for * <m>	0.16	-0.16
for * <month>	1.38	-1.38
for * <n>	-0.95	0.95
for * a	-1.2	1.2
for * amount	0.54	-0.54
for * and	0.32	-0.32
for * appeal	0.67	-0.67
for * approv	1.03	-1.03
for * approval	-0.48	0.48
for * attend	0.24	-0.24
for * authoriz	0.69	-0.69
for * beneficiary	0.43	-0.43
for * bill	0.56	-0.56
for * brace	-0.79	0.79
for * by	0.64	-0.64
for * calendar	0.35	-0.35
for * care	0.28	-0.28
for * charg	0.29	-0.29
for * chart	0.47	-0.47
for * child	-1	1
for * claim	-0.83	0.83
for * clinic	-1.1	1.1
for * company	-0.52	0.52
for * condition	-0.56	0.56
for * current	-0.71	0.71
for * custom	-0.47	0.47
for * date	-0.25	0.25
for * day	0.46	-0.46
for * decision	-0.23	0.23
for * delay	-0.41	0.41
for * differenc	0.47	-0.47
for * different	1.29	-1.29
for * disput	-0.69	0.69
for * doctor	0.27	-0.27
for * employer	0.73	-0.73
for * ended	1.41	-1.41
for * enrolle	-0.32	0.32
for * exception	-0.47	0.47
for * extension	-0.19	0.19
for * external	0.33	-0.33
for * fair	0.41	-0.41
for * fall	-0.21	0.21
for * fast	0.35	-0.35
for * first	0.97	-0.97
for * follow	0.22	-0.22
for * form	0.64	-0.64
for * four	0.52	-0.52
for * full	0.64	-0.64
for * group	-0.46	0.46
for * hear	0.28	-0.28
for * home	-0.91	0.91
for * illnes	0.42	-0.42
for * implant	0.67	-0.67
for * in	-1.27	1.27
for * independent	0.59	-0.59
for * initial	0.42	-0.42
for * injection	1.31	-1.31
for * is	-0.22	0.22
for * knee	-0.58	0.58
for * lab	0.55	-0.55
for * least	0.64	-0.64
for * left	-1.39	1.39
for * letter	0.26	-0.26
for * may	0.7	-0.7
for * medical	-1.01	1.01
for * member	0.45	-0.45
for * miss	-0.22	0.22
for * month	-0.65	0.65
for * mri	1.28	-1.28
for * new	1.42	-1.42
for * offic	0.18	-0.18
for * on	0.87	-0.87
for * one	-0.4	0.4
for * only	0.65	-0.65
for * other	0.35	-0.35
for * outsid	0.6	-0.6
for * pay	0.8	-0.8
for * physical	-0.86	0.86
for * plan	0.5	-0.5
for * power	-0.33	0.33
for * primary	-0.47	0.47
for * provider	0.84	-0.84
for * purpos	0.26	-0.26
for * reconsider	0.8	-0.8
for * record	1.7	-1.7
for * redetermin	0.65	-0.65
for * refund	0.33	-0.33
for * servic	0.59	-0.59
for * simpl	-0.47	0.47
for * singl	-0.78	0.78
for * skill	-0.31	0.31
for * sleep	-0.47	0.47
for * splint	-0.32	0.32
for * sprain	-0.49	0.49
for * state	0.57	-0.57
for * strep	-1.45	1.45
for * sum	0.36	-0.36
for * talk	0.19	-0.19
for * ten	0.57	-0.57
for * test	0.62	-0.62
for * the	0.56	-0.56
for * three	0.69	-0.69
for * to	-0.65	0.65
for * treat	0.97	-0.97
for * tricar	-0.26	0.26
for * two	-0.34	0.34
for * use	0.67	-0.67
for * very	-0.35	0.35
for * visit	0.46	-0.46
for * walker	0.22	-0.22
for * week	-0.82	0.82
for * whole	-0.98	0.98
for * work	-0.83	0.83
for * year	0.32	-0.32
for * you	-0.21	0.21
for * your	0.85	-0.85
for :	0.81	-0.81
for <5>	-0.93	0.93
for <d>	-1.06	1.06
for <m>	0.49	-0.49
for <month>	0.58	-0.58
for <n>	-0.28	0.28
for a	-0.82	0.82
for activ	1.04	-1.04
for additional	1	-1
for adjust	-0.56	0.56
for adult	-0.67	0.67
for all	0.68	-0.68
for an	0.51	-0.51
for and	0.62	-0.62
for another	0.64	-0.64
for any	-0.94	0.94
for anyth	-0.97	0.97
for approv	0.37	-0.37
for approval	-1.62	1.62
for arbitr	0.43	-0.43
for at	0.88	-0.88
for authoriz	-0.95	0.95
for befor	-2.48	2.48
for being	-0.87	0.87
for benefit	0.93	-0.93
for bill	-0.68	0.68
for both	-0.79	0.79
for by	1.2	-1.2
for car	0.24	-0.24
for chiropractic	0.48	-0.48
for claim	-0.7	0.7
for code	0.87	-0.87
for comfort	-0.51	0.51
for copy	1.25	-1.25
for cover	0.95	-0.95
for date	0.2	-0.2
for day	0.37	-0.37
for denial	-0.36	0.36
for developmental	-0.95	0.95
for dos	0.29	-0.29
for dr	-0.2	0.2
for dx	-0.91	0.91
for each	0.58	-0.58
for every	0.27	-0.27
for fil	-1.08	1.08
for four	1.05	-1.05
for free	-0.27	0.27
for further	-1.39	1.39
for health	-0.3	0.3
for heel	-0.34	0.34
for help	0.91	-0.91
for her	-0.89	0.89
for his	0.52	-0.52
for home	-0.5	0.5
for independent	0.3	-0.3
for inform	0.39	-0.39
for is	-0.56	0.56
for it	0.81	-0.81
for lack	1.15	-1.15
for life	-0.34	0.34
for line	0.17	-0.17
for low	-1.19	1.19
for lumbar	-0.89	0.89
for m	0.72	-0.72
for manipul	-0.94	0.94
for manual	0.49	-0.49
for massag	-0.74	0.74
for may	-1.5	1.5
for medical	0.29	-0.29
for medicar	0.77	-0.77
for member	-0.71	0.71
for miss	1.33	-1.33
for more	1.62	-1.62
for mr	0.26	-0.26
for mrs	-0.45	0.45
for ms	0.26	-0.26
for neck	-1.13	1.13
for no	-0.3	0.3
for nonpay	-1.21	1.21
for noth	-0.57	0.57
for now	-1.3	1.3
for occupational	0.26	-0.26
for offic	-0.72	0.72
for on	0.53	-0.53
for other	-0.24	0.24
for our	0.26	-0.26
for out	-0.52	0.52
for outpatient	0.74	-0.74
for pain	-0.18	0.18
for part	0.68	-0.68
for pay	-0.95	0.95
for physical	-1.25	1.25
for precertific	1.6	-1.6
for prepay	-0.66	0.66
for process	0.46	-0.46
for proof	1.19	-1.19
for provider	0.24	-0.24
for read	-0.24	0.24
for reconsider	1.02	-1.02
for record	2.06	-2.06
for redetermin	0.27	-0.27
for repay	0.32	-0.32
for review	-1.63	1.63
for second	0.31	-0.31
for send	-0.49	0.49
for servic	2.32	-2.32
for six	-0.37	0.37
for skill	-1.12	1.12
for speech	-0.57	0.57
for spinal	0.62	-0.62
for such	0.22	-0.22
for ten	-0.78	0.78
for that	-1.36	1.36
for the	0.18	-0.18
for them	0.5	-0.5
for therapeutic	0.27	-0.27
for therapy	0.2	-0.2
for these	1.19	-1.19
for thi	-1.52	1.52
for those	-0.16	0.16
for three	0.49	-0.49
for timed	-0.36	0.36
for treat	-0.29	0.29
for tricar	-0.22	0.22
for twelv	-0.58	0.58
for twenty	0.5	-0.5
for two	-0.36	0.36
for up	1.67	-1.67
for visit	1.04	-1.04
for weight	-1.86	1.86
for what	-0.44	0.44
for which	0.23	-0.23
for within	0.38	-0.38
for you	-0.55	0.55
force	-0.58	0.58
force * the	0.27	-0.27
force on	-1.06	1.06
foreign	-0.44	0.44
fork	0.16	-0.16
fork chiropractic	-0.49	0.49
form	-0.39	0.39
form * <month>	0.89	-0.89
form * the	0.44	-0.44
form <n>	-0.26	0.26
form about	-0.42	0.42
form and	0.49	-0.49
form cms	1.39	-1.39
form doe	0.88	-0.88
form for	-0.33	0.33
form from	0.76	-0.76
form hp	0.49	-0.49
form includ	0.45	-0.45
form is	0.94	-0.94
form may	0.17	-0.17
form never	-0.21	0.21
form nf	0.4	-0.4
form not	-0.69	0.69
form nys	0.19	-0.19
form of	0.36	-0.36
form on	0.82	-0.82
form rfa	-0.22	0.22
form say	-0.36	0.36
form sbr	0.58	-0.58
form sign	0.41	-0.41
form the	-0.5	0.5
form to	0.39	-0.39
form was	0.36	-0.36
form we	-0.87	0.87
form with	0.35	-0.35
form within	0.29	-0.29
formal	-0.75	0.75
former	0.39	-0.39
formulary	0.16	-0.16
forty	0.34	-0.34
forward * medicaid	0.2	-0.2
forward * the	0.37	-0.37
forward * your	0.48	-0.48
forward the	0.9	-0.9
forward to	1.15	-1.15
foster	-0.4	0.4
found * a	-0.24	0.24
found * be	-0.85	0.85
found * full	-0.58	0.58
found * further	-0.78	0.78
found * the	-0.68	0.68
found * thi	-0.63	0.63
found * what	-0.29	0.29
found * you	0.31	-0.31
found a	-0.16	0.16
found an	-0.74	0.74
found for	0.26	-0.26
found full	0.47	-0.47
found health	0.17	-0.17
found in	-0.53	0.53
found none	-0.75	0.75
found the	1.02	-1.02
found to	-0.85	0.85
foundry	0.37	-0.37
four	0.37	-0.37
four * them	-0.23	0.23
four date	0.39	-0.39
four day	-0.54	0.54
four month	0.47	-0.47
four of	-0.35	0.35
four servic	0.25	-0.25
four therapy	0.28	-0.28
four time	-0.45	0.45
four unit	-0.56	0.56
four visit	0.5	-0.5
four week	1.12	-1.12
four year	-0.73	0.73
fourteen	-1.32	1.32
fourteen month	-1.27	1.27
fourth	-0.99	0.99
fox	0.17	-0.17
fractur	-1.08	1.08
fractur care	-0.97	0.97
franklin	0.22	-0.22
fraud	-0.46	0.46
fraud line	0.44	-0.44
free	0.38	-0.38
free * charg	0.64	-0.64
free * request	0.2	-0.2
free copy	0.56	-0.56
free help	0.56	-0.56
free of	0.45	-0.45
free on	0.2	-0.2
freight	0.2	-0.2
frequency	-0.56	0.56
frequency * dur	-0.38	0.38
frequency * servic	-0.79	0.79
frequency <n>	0.29	-0.29
frequency code	0.96	-0.96
frequency of	-0.79	0.79
fresh one	-0.28	0.28
fri	0.23	-0.23
fri <n>	0.21	-0.21
friday	-0.8	0.8
friday <n>	0.26	-0.26
from	-0.72	0.72
from * :	0.98	-0.98
from * <d>	0.2	-0.2
from * <n>	1.13	-1.13
from * befor	0.58	-0.58
from * bill	-1.3	1.3
from * by	0.44	-0.44
from * center	0.27	-0.27
from * claim	-0.85	0.85
from * clearinghous	0.36	-0.36
from * clinic	-0.8	0.8
from * date	1.92	-1.92
from * day	0.61	-0.61
from * decision	-0.49	0.49
from * doctor	-0.4	0.4
from * enrolle	0.5	-0.5
from * first	-0.24	0.24
from * in	-0.36	0.36
from * issue	0.19	-0.19
from * last	0.67	-0.67
from * later	0.22	-0.22
from * member	-1.31	1.31
from * next	0.27	-0.27
from * offic	0.64	-0.64
from * one	-0.34	0.34
from * own	-0.17	0.17
from * patient	0.72	-0.72
from * plan	-1.25	1.25
from * practic	0.94	-0.94
from * prescriber	-1.09	1.09
from * primary	0.21	-0.21
from * process	0.23	-0.23
from * remittanc	0.53	-0.53
from * servic	0.5	-0.5
from * stat	-0.22	0.22
from * treat	-0.31	0.31
from * vendor	-0.27	0.27
from * we	0.48	-0.48
from :	0.65	-0.65
from <d>	1.24	-1.24
from <month>	-0.66	0.66
from a	0.46	-0.46
from an	-0.8	0.8
from befor	0.64	-0.64
from claim	-0.52	0.52
from date	-1.37	1.37
from day	-0.37	0.37
from dos	-0.61	0.61
from dr	-0.28	0.28
from futur	0.16	-0.16
from her	-0.2	0.2
from here	-1.5	1.5
from him	0.23	-0.23
from its	-0.2	0.2
from last	0.65	-0.65
from later	0.64	-0.64
from may	-0.72	0.72
from medicar	-1.02	1.02
from one	-0.37	0.37
from our	-1.2	1.2
from part	0.84	-0.84
from pay	0.16	-0.16
from peach	0.19	-0.19
from receipt	0.4	-0.4
from superior	0.2	-0.2
from that	-0.56	0.56
from the	-0.39	0.39
from then	-0.68	0.68
from there	0.23	-0.23
from thi	1.23	-1.23
from thru	0.48	-0.48
from to	0.88	-0.88
from treat	-0.84	0.84
from tricar	-2.07	2.07
from two	-0.38	0.38
from us	-0.31	0.31
from what	1.34	-1.34
from you	0.8	-0.8
from your	1.29	-1.29
front	-0.72	0.72
front desk	0.45	-0.45
front of	-0.53	0.53
frontdesk	0.19	-0.19
froze	-0.86	0.86
frozen	-0.62	0.62
fs	0.31	-0.31
full	0.57	-0.57
full * <month>	-0.25	0.25
full and	-0.66	0.66
full duty	-0.41	0.41
full motion	-0.98	0.98
full pay	1.01	-1.01
full range	1.07	-1.07
full time	-0.31	0.31
fully	0.19	-0.19
fully * explicit	-0.55	0.55
fully and	-0.45	0.45
fully favorabl	0.77	-0.77
fully insur	0.59	-0.59
function	-0.95	0.95
function is	-0.78	0.78
function medicar	0.23	-0.23
function that	-0.25	0.25
function was	-1.2	1.2
functional	-1.42	1.42
functional capacity	-0.28	0.28
functional deficit	-0.89	0.89
functional gain	-0.45	0.45
functional improv	-0.81	0.81
fund * account	-0.97	0.97
fund * the	0.21	-0.21
fund by	0.45	-0.45
fund claim	0.35	-0.35
fund has	1.08	-1.08
fund is	1.01	-1.01
fund medical	-0.58	0.58
fund paid	1.29	-1.29
fund rule	-1.1	1.1
fund the	-1.11	1.11
fund trust	-0.56	0.56
fund will	-0.23	0.23
furnish	0.66	-0.66
furnish the	0.81	-0.81
further	-0.38	0.38
further action	-0.61	0.61
further appeal	0.73	-0.73
further chiropractic	-2.28	2.28
further improv	-1.39	1.39
further pay	-0.35	0.35
further review	0.99	-0.99
further treat	0.36	-0.36
further visit	1.25	-1.25
futur	0.26	-0.26
futur pay	0.4	-0.4
g	-0.53	0.53
g <m>	0.19	-0.19
g <n>	-0.71	0.71
g l	-0.27	0.27
gae	0.26	-0.26
gae <5>	0.18	-0.18
gain	-1.34	1.34
gain in	-0.49	0.49
gait	0.61	-0.61
gap	0.9	-0.9
gap between	0.23	-0.23
garden	0.44	-0.44
gate	-0.77	0.77
gate physical	0.16	-0.16
gatekeeper	-0.52	0.52
gave	-1.28	1.28
gave * <month>	0.36	-0.36
gave * <n>	-0.51	0.51
gave * least	0.42	-0.42
gave * the	-0.34	0.34
gave * treat	-0.35	0.35
gave <n>	-0.27	0.27
gave an	-0.37	0.37
gave at	0.42	-0.42
gave in	0.16	-0.16
gave no	-1.48	1.48
gave the	-0.22	0.22
gave you	-0.9	0.9
gb	0.25	-0.25
gb <n>	0.25	-0.25
gba	0.2	-0.2
geha	0.55	-0.55
geico	0.3	-0.3
geisinger	0.8	-0.8
geisinger health	0.8	-0.8
gel	-0.41	0.41
gender	-1.76	1.76
general	0.7	-0.7
general exclusion	-0.39	0.39
generic	-1.66	1.66
genetic	-1.39	1.39
genetic panel	-0.41	0.41
genetic test	-0.98	0.98
gerald	0.36	-0.36
get	0.29	-0.29
get * appeal	0.18	-0.18
get * bill	-0.2	0.2
get * new	0.72	-0.72
get * request	-0.2	0.2
get * us	-0.37	0.37
get a	-0.88	0.88
get an	-0.77	0.77
get back	0.65	-0.65
get help	0.9	-0.9
get here	1.09	-1.09
get it	0.46	-0.46
get the	0.2	-0.2
get them	-0.76	0.76
get thi	0.77	-0.77
get to	-0.81	0.81
get us	0.53	-0.53
get your	0.52	-0.52
gett	1.23	-1.23
gett better	-0.49	0.49
gett servic	0.3	-0.3
gett the	0.71	-0.71
gett thi	1.31	-1.31
giv	-0.51	0.51
giv the	-1.1	1.1
give	-0.83	0.83
give * <n>	-0.94	0.94
give * a	0.33	-0.33
give * more	0.48	-0.48
give * provider	-0.35	0.35
give * reason	0.65	-0.65
give <n>	-0.81	0.81
give a	-0.54	0.54
give back	0.7	-0.7
give it	-0.9	0.9
give no	-0.73	0.73
give the	0.42	-0.42
give up	0.81	-0.81
give us	-1	1
give you	-0.3	0.3
given	-1.22	1.22
given * <month>	0.95	-0.95
given * a	-0.78	0.78
given * an	-0.87	0.87
given * fair	-0.64	0.64
given * keep	-0.39	0.39
given * phone	0.8	-0.8
given * the	-0.71	0.71
given <n>	-0.84	0.84
given a	-0.79	0.79
given after	-1.2	1.2
given and	-0.94	0.94
given at	-0.86	0.86
given back	1.53	-1.53
given by	0.82	-0.82
given for	0.96	-0.96
given in	-1.81	1.81
given on	0.66	-0.66
given the	0.4	-0.4
given to	0.32	-0.32
given was	0.24	-0.24
glad	0.36	-0.36
glad to	0.55	-0.55
glen	0.31	-0.31
global	-1.1	1.1
glossary :	0.66	-0.66
glossary co	-0.72	0.72
glucos	-0.72	0.72
glucos monitor	-0.56	0.56
gn	-0.45	0.45
go * a	-0.17	0.17
go * an	0.19	-0.19
go * court	0.61	-0.61
go * fax	0.29	-0.29
go * the	-1.24	1.24
go * thi	-0.75	0.75
go * with	0.17	-0.17
go back	-0.45	0.45
go by	-0.63	0.63
go further	1.02	-1.02
go on	1.31	-1.31
go through	-0.44	0.44
go to	0.25	-0.25
go together	-1.02	1.02
go with	-0.17	0.17
goal	-0.88	0.88
goal * can	0.89	-0.89
goal * frequency	0.28	-0.28
goal * no	0.85	-0.85
goal * the	-0.3	0.3
goal and	2.08	-2.08
goal in	0.95	-0.95
goal met	-0.18	0.18
goal of	-1	1
goal set	0.46	-0.46
goal that	0.82	-0.82
goal were	-0.75	0.75
goe	-1.6	1.6
goe * a	-0.26	0.26
goe * the	-0.28	0.28
goe ahead	-0.51	0.51
goe by	-1.19	1.19
goe first	-0.67	0.67
goe on	0.33	-0.33
goe out	0.23	-0.23
goe to	-0.42	0.42
goe with	-0.37	0.37
going	0.16	-0.16
going on	0.35	-0.35
going while	0.63	-0.63
gold	-0.28	0.28
gold plu	0.49	-0.49
golden	0.23	-0.23
gone	-1.59	1.59
gone * <month>	-1.01	1.01
gone * the	-0.61	0.61
gone back	0.42	-0.42
gone by	-1.24	1.24
gone from	0.47	-0.47
gone out	0.82	-0.82
gone through	-0.76	0.76
good * <n>	-0.84	0.84
good and	0.26	-0.26
good but	-0.35	0.35
good cause	-0.52	0.52
good deal	-0.39	0.39
good for	-1.16	1.16
good new	1.24	-1.24
good reason	0.64	-0.64
got	-1.87	1.87
got * <month>	0.49	-0.49
got * bill	-0.7	0.7
got * claim	-0.24	0.24
got * cover	-0.86	0.86
got * letter	0.79	-0.79
got * nod	-0.16	0.16
got * on	-0.44	0.44
got * request	1.24	-1.24
got <m>	1.26	-1.26
got a	0.16	-0.16
got do	-1.3	1.3
got here	-1	1
got hurt	-0.48	0.48
got is	-1.18	1.18
got it	-0.5	0.5
got on	0.49	-0.49
got the	-1.3	1.3
got thi	-0.85	0.85
got to	-0.36	0.36
got your	2.1	-2.1
gotten	-0.5	0.5
gov	0.37	-0.37
govern	0.17	-0.17
govern * erisa	0.55	-0.55
govern * the	0.19	-0.19
govern by	0.71	-0.71
govern employ	0.18	-0.18
govern health	0.16	-0.16
govern servic	0.3	-0.3
gp	-0.41	0.41
gp <m>	-0.51	0.51
gp <n>	0.28	-0.28
gp miss	-0.71	0.71
gr	0.17	-0.17
grace	0.73	-0.73
grace month	-0.37	0.37
grace period	1.05	-1.05
grade	-0.37	0.37
grain	0.28	-0.28
grand	0.24	-0.24
grand river	0.22	-0.22
grandchild	-0.87	0.87
granit	0.72	-0.72
grant	0.23	-0.23
grant * appeal	0.46	-0.46
grant the	0.43	-0.43
grantham	0.33	-0.33
graph	0.24	-0.24
great	0.6	-0.6
great lake	0.27	-0.27
green	-1.22	1.22
green light	-0.74	0.74
grievanc	1.68	-1.68
grievanc has	0.25	-0.25
grip is	0.31	-0.31
grip strength	-0.37	0.37
grocery	-0.19	0.19
ground	-0.36	0.36
ground for	-0.53	0.53
group	-1.01	1.01
group * <month>	-0.75	0.75
group * <n>	-0.51	0.51
group * the	0.76	-0.76
group :	1.46	-1.46
group <5>	0.32	-0.32
group <n>	1.24	-1.24
group and	-1.13	1.13
group claim	-0.37	0.37
group code	0.23	-0.23
group contract	-0.66	0.66
group coverag	-1.32	1.32
group g	-0.49	0.49
group get	-0.47	0.47
group health	0.16	-0.16
group in	-0.64	0.64
group is	0.47	-0.47
group name	0.37	-0.37
group no	0.92	-0.92
group number	0.61	-0.61
group on	0.7	-0.7
group reason	0.72	-0.72
group we	-0.52	0.52
grove	0.41	-0.41
grower	0.16	-0.16
grp	0.18	-0.18
grp rc	0.33	-0.33
grp rsn	0.21	-0.21
gt	-0.35	0.35
guarante	1.74	-1.74
guarante * pay	0.85	-0.85
guarante of	0.85	-0.85
guaranty	-1.58	1.58
guard	-0.19	0.19
guardian	0.39	-0.39
guardian of	0.17	-0.17
gues	-0.61	0.61
guid	-0.4	0.4
guidanc	-0.76	0.76
guide	0.38	-0.38
guide * assist	0.24	-0.24
guide to	0.25	-0.25
guidelin	0.52	-0.52
guidelin * <n>	-0.66	0.66
guidelin * inform	0.45	-0.45
guidelin * used	0.18	-0.18
guidelin <n>	1.28	-1.28
guidelin a	-0.71	0.71
guidelin ask	-0.78	0.78
guidelin call	-1.04	1.04
guidelin sp	1.17	-1.17
guidelin support	-0.62	0.62
guidelin used	1.32	-1.32
guidelin we	0.61	-0.61
guilty	0.48	-0.48
guilty * a	0.48	-0.48
guilty of	0.48	-0.48
gulf	0.38	-0.38
gwendolyn	0.22	-0.22
gy	-0.4	0.4
gym	-1.41	1.41
gym fee	-0.37	0.37
gym membership	-0.73	0.73
h	1.11	-1.11
h <m>	0.75	-0.75
h <n>	0.75	-0.75
h a	0.3	-0.3
habla	0.4	-0.4
had	-1.58	1.58
had * <n>	-0.82	0.82
had * be	-0.88	0.88
had * claim	0.94	-0.94
had * come	-0.74	0.74
had * file	0.35	-0.35
had * plan	0.22	-0.22
had a	0.45	-0.45
had agr	-0.62	0.62
had already	-1.83	1.83
had an	0.63	-0.63
had asked	0.34	-0.34
had at	-0.93	0.93
had clos	-0.2	0.2
had come	-0.23	0.23
had coverag	1.43	-1.43
had deny	-0.52	0.52
had ended	-0.38	0.38
had expir	-0.73	0.73
had full	0.58	-0.58
had her	-0.65	0.65
had it	0.32	-0.32
had its	-0.55	0.55
had left	-0.57	0.57
had never	-0.25	0.25
had no	-0.41	0.41
had not	1.54	-1.54
had on	0.31	-0.31
had one	-0.54	0.54
had other	0.67	-0.67
had our	-0.81	0.81
had pain	0.61	-0.61
had pass	-0.19	0.19
had reach	0.78	-0.78
had return	-0.56	0.56
had run	-0.26	0.26
had the	-0.25	0.25
had thi	-0.56	0.56
had to	-1.98	1.98
had until	-0.89	0.89
had your	-0.23	0.23
hair	-1.14	1.14
hale	0.46	-0.46
half	-1.96	1.96
half * the	-0.68	0.68
half a	-0.27	0.27
half hour	-0.22	0.22
half of	-0.53	0.53
half the	-0.55	0.55
hall	-0.38	0.38
halloran	0.3	-0.3
halloway	0.41	-0.41
halloween	-0.72	0.72
halvorsen	0.55	-0.55
hand * <month>	-0.29	0.29
hand * a	0.65	-0.65
hand and	-0.27	0.27
hand befor	0.19	-0.19
hand by	-0.44	0.44
hand clinic	0.38	-0.38
hand in	-0.61	0.61
hand no	-0.62	0.62
hand of	0.65	-0.65
hand on	-0.28	0.28
hand spine	0.17	-0.17
hand therapy	1.04	-1.04
hand within	-0.36	0.36
handl	-0.57	0.57
handl as	0.52	-0.52
handl by	-0.33	0.33
handl claim	0.2	-0.2
handl deny	0.27	-0.27
handl thi	0.36	-0.36
handl your	-0.27	0.27
handwrit	-2.44	2.44
handwrit practic	-0.31	0.31
handwritten	-1.38	1.38
handwritten chang	-1.06	1.06
happen	-1.39	1.39
happen * the	-0.62	0.62
happen * work	-1.09	1.09
happen and	0.42	-0.42
happen at	-1.29	1.29
happen next	0.32	-0.32
happen on	-0.8	0.8
happy	0.49	-0.49
harbor	-0.42	0.42
hard	-0.47	0.47
harden	-0.34	0.34
harlan	0.32	-0.32
harm	-0.61	0.61
harm * patient	0.46	-0.46
harm the	0.46	-0.46
harm you	-0.44	0.44
harm your	0.19	-0.19
harmles	0.72	-0.72
harriet	-1.15	1.15
harrow	0.25	-0.25
hartsfield	0.19	-0.19
has	-0.69	0.69
has * come	0.93	-0.93
has * error	-1.38	1.38
has * file	-0.64	0.64
has * reach	-0.66	0.66
has * same	-0.95	0.95
has * send	-0.83	0.83
has * tell	1.32	-1.32
has <n>	0.42	-0.42
has a	-0.81	0.81
has accept	-0.18	0.18
has agr	1.05	-1.05
has already	-0.58	0.58
has also	0.2	-0.2
has an	-1.6	1.6
has approv	0.43	-0.43
has asked	-0.7	0.7
has been	1	-1
has chang	-0.45	0.45
has come	1.05	-1.05
has cover	0.93	-0.93
has decid	0.22	-0.22
has deny	0.33	-0.33
has determin	0.81	-0.81
has ended	0.41	-0.41
has expir	-2.26	2.26
has finish	0.57	-0.57
has had	2.05	-2.05
has her	-0.67	0.67
has issu	1.06	-1.06
has left	0.32	-0.32
has level	-1.23	1.23
has look	-0.33	0.33
has medicar	-0.65	0.65
has moved	-0.42	0.42
has never	-0.37	0.37
has no	-0.5	0.5
has none	-0.23	0.23
has not	-0.4	0.4
has noth	-1.06	1.06
has now	0.62	-0.62
has one	-0.95	0.95
has other	-2.21	2.21
has paid	1.55	-1.55
has put	0.24	-0.24
has read	0.89	-0.89
has receiv	0.48	-0.48
has resolv	0.24	-0.24
has review	0.18	-0.18
has submission	-0.63	0.63
has the	-1.77	1.77
has thi	-0.41	0.41
has to	-0.17	0.17
has told	-0.68	0.68
has tried	0.56	-0.56
has until	-0.21	0.21
has used	-1.25	1.25
has yet	-0.38	0.38
hathaway	0.28	-0.28
hathaway quint	0.19	-0.19
hav	-0.6	0.6
have	0.4	-0.4
have * be	0.35	-0.35
have * contract	0.95	-0.95
have * copy	-0.22	0.22
have * doctor	0.7	-0.7
have * file	-0.58	0.58
have * good	0.55	-0.55
have * hear	-0.52	0.52
have * member	0.68	-0.68
have * new	-0.43	0.43
have * pay	1.61	-1.61
have * record	0.21	-0.21
have * right	0.25	-0.25
have * second	0.22	-0.22
have * see	0.45	-0.45
have <n>	0.97	-0.97
have a	-0.51	0.51
have all	0.35	-0.35
have already	-1.38	1.38
have an	0.17	-0.17
have and	0.19	-0.19
have answer	-1.13	1.13
have approv	1.09	-1.09
have asked	0.69	-0.69
have been	-0.53	0.53
have bill	-0.56	0.56
have chang	0.27	-0.27
have come	-0.17	0.17
have complet	0.3	-0.3
have decid	0.79	-0.79
have deny	0.95	-0.95
have dismiss	0.16	-0.16
have done	-0.27	0.27
have finish	0.47	-0.47
have for	0.53	-0.53
have gone	0.91	-0.91
have got	-1.41	1.41
have had	-0.26	0.26
have her	-0.37	0.37
have honor	-0.82	0.82
have in	0.23	-0.23
have it	-1.07	1.07
have known	0.95	-0.95
have look	-0.57	0.57
have made	-0.27	0.27
have moved	-0.84	0.84
have never	-0.51	0.51
have no	-1.24	1.24
have none	-0.17	0.17
have not	1.29	-1.29
have noth	-0.6	0.6
have other	0.98	-0.98
have process	1.12	-1.12
have put	-0.29	0.29
have question	0.56	-0.56
have reach	-0.95	0.95
have read	0.39	-0.39
have receiv	0.87	-0.87
have reconsider	0.22	-0.22
have revers	0.59	-0.59
have review	0.22	-0.22
have seen	-0.95	0.95
have sent	-0.85	0.85
have serv	-0.58	0.58
have show	0.6	-0.6
have since	0.55	-0.55
have stay	-1.42	1.42
have stopp	0.17	-0.17
have taken	0.59	-0.59
have the	1.04	-1.04
have their	0.4	-0.4
have therefor	0.18	-0.18
have thi	-0.22	0.22
have to	1.69	-1.69
have told	-0.43	0.43
have tried	-1.5	1.5
have two	-0.48	0.48
have used	-0.66	0.66
have your	0.7	-0.7
hc	0.35	-0.35
hc :	0.3	-0.3
hcpc	-0.96	0.96
hcpc modifier	-0.56	0.56
he	-0.7	0.7
he * not	-0.48	0.48
he <n>	1.04	-1.04
he agr	0.38	-0.38
he can	-0.77	0.77
he could	-0.2	0.2
he did	0.56	-0.56
he doe	0.17	-0.17
he found	-0.33	0.33
he had	-0.22	0.22
he has	-0.72	0.72
he is	-0.88	0.88
he left	0.51	-0.51
he need	-0.23	0.23
he sign	0.51	-0.51
he was	-0.99	0.99
head	0.7	-0.7
headach	-0.23	0.23
heal	-1.56	1.56
heal in	-0.49	0.49
health	0.68	-0.68
health * life	0.32	-0.32
health <n>	-0.19	0.19
health administrator	0.16	-0.16
health agency	0.16	-0.16
health allianc	0.47	-0.47
health and	1.07	-1.07
health assocy	0.18	-0.18
health benefit	0.95	-0.95
health care	1.44	-1.44
health carrier	0.19	-0.19
health clinical	0.3	-0.3
health cooperativ	0.41	-0.41
health coverag	1.07	-1.07
health explan	0.36	-0.36
health first	0.34	-0.34
health fund	0.19	-0.19
health id	0.28	-0.28
health inform	1.03	-1.03
health insuranc	-1.87	1.87
health is	0.39	-0.39
health llc	0.22	-0.22
health net	0.56	-0.56
health option	-0.59	0.59
health outcom	-0.26	0.26
health partner	0.73	-0.73
health provider	0.25	-0.25
health servic	0.43	-0.43
health trust	0.36	-0.36
healthcar	1.37	-1.37
healthcar allianc	0.31	-0.31
healthcar gov	0.28	-0.28
healthcar of	0.29	-0.29
healthcar servic	0.36	-0.36
healthplan	0.27	-0.27
healthy	-0.27	0.27
healthy <n>	-0.37	0.37
hear	-0.17	0.17
hear * <n>	-1.03	1.03
hear :	0.23	-0.23
hear about	-0.79	0.79
hear aid	-1.46	1.46
hear befor	0.16	-0.16
hear from	1.13	-1.13
hear is	-0.77	0.77
hear noth	0.19	-0.19
hear officer	0.81	-0.81
hear test	-0.19	0.19
heard	-1.31	1.31
heard * it	-0.21	0.21
heard about	-0.28	0.28
heard from	-0.47	0.47
heard noth	-0.18	0.18
heard of	-0.21	0.21
heart	0.38	-0.38
heel	0.18	-0.18
height	-0.19	0.19
height * weight	-0.25	0.25
held	-0.85	0.85
held * the	0.72	-0.72
held harmles	0.62	-0.62
held until	-0.4	0.4
hello	0.56	-0.56
help	0.42	-0.42
help * bath	-0.95	0.95
help * can	0.4	-0.4
help * more	0.45	-0.45
help * no	0.77	-0.77
help * other	0.68	-0.68
help :	0.34	-0.34
help <n>	0.31	-0.31
help and	0.27	-0.27
help at	0.16	-0.16
help call	0.51	-0.51
help in	0.79	-0.79
help more	0.42	-0.42
help us	0.24	-0.24
help with	-1.45	1.45
help you	0.79	-0.79
helpful ?	0.33	-0.33
henrietta	0.46	-0.46
hepzibah	0.58	-0.58
her	-1.52	1.52
her * <month>	0.16	-0.16
her * a	-0.35	0.35
her * the	0.23	-0.23
her * you	-0.75	0.75
her <n>	-0.52	0.52
her as	-0.34	0.34
her back	-0.26	0.26
her card	-0.27	0.27
her contract	0.26	-0.26
her coverag	-0.33	0.33
her deductibl	-0.88	0.88
her for	1.02	-1.02
her from	-0.17	0.17
her husband	-0.27	0.27
her in	-0.5	0.5
her is	-0.65	0.65
her new	0.81	-0.81
her number	-0.19	0.19
her other	1.11	-1.11
her pcp	-0.4	0.4
her policy	-0.74	0.74
her premium	-0.85	0.85
her the	-0.4	0.4
her to	-1.13	1.13
here	-0.75	0.75
here * <month>	-0.24	0.24
here * <n>	-0.29	0.29
here * a	-0.5	0.5
here * how	0.3	-0.3
here * return	0.25	-0.25
here * the	-0.21	0.21
here * then	0.38	-0.38
here * what	-0.46	0.46
here and	-0.53	0.53
here are	0.65	-0.65
here as	-0.32	0.32
here by	0.32	-0.32
here first	-0.47	0.47
here in	-0.25	0.25
here is	1.27	-1.27
here on	-1.18	1.18
here or	0.22	-0.22
here since	-0.72	0.72
here the	-0.43	0.43
here we	-1.08	1.08
here within	-0.66	0.66
hereby	1.17	-1.17
heron	0.43	-0.43
heron spine	0.23	-0.23
herself	-0.82	0.82
hes	-2.18	2.18
hester	0.21	-0.21
hic	0.21	-0.21
hideo	0.5	-0.5
high	-0.4	0.4
high complexity	-0.22	0.22
high option	0.21	-0.21
higher	-0.9	0.9
higher level	-0.66	0.66
higher than	-0.55	0.55
highest	-0.52	0.52
highmark	1.07	-1.07
hill	1.07	-1.07
hill chiropractic	0.35	-0.35
hill famy	0.22	-0.22
him	-2.43	2.43
him * <month>	0.18	-0.18
him * the	-0.2	0.2
him at	-0.27	0.27
himself	-1.57	1.57
hip	-0.24	0.24
hipaa	0.82	-0.82
hipaa <n>	0.24	-0.24
hired	-0.63	0.63
his	-1.57	1.57
his <n>	-0.24	0.24
his age	-0.58	0.58
his attorney	-0.21	0.21
his behalf	0.23	-0.23
his birthday	-0.25	0.25
his coverag	-0.62	0.62
his employer	0.59	-0.59
his job	-0.84	0.84
his name	-0.35	0.35
his opinion	0.33	-0.33
his own	-0.51	0.51
his plan	0.7	-0.7
his report	0.88	-0.88
his wife	-0.43	0.43
history	-0.41	0.41
history * examin	0.37	-0.37
history * physical	0.59	-0.59
history * the	0.29	-0.29
history <d>	0.28	-0.28
history and	1.45	-1.45
history exam	-0.8	0.8
history of	0.86	-0.86
history on	-0.63	0.63
history show	-1.33	1.33
history was	-0.5	0.5
hit	-1.96	1.96
hl	0.71	-0.71
hl <n>	0.71	-0.71
hm	0.2	-0.2
hmo	-0.48	0.48
hmo * medicar	0.25	-0.25
hmo a	0.25	-0.25
hmo claim	0.19	-0.19
hmo member	-0.16	0.16
hmo plan	-0.62	0.62
hmo pos	0.39	-0.39
hold	-0.54	0.54
hold * bill	-0.3	0.3
hold * claim	0.7	-0.7
hold * the	1.4	-1.4
hold a	-1.35	1.35
hold an	0.26	-0.26
hold for	1.07	-1.07
hold is	-0.68	0.68
hold no	-0.82	0.82
hold noth	-0.66	0.66
hold off	0.27	-0.27
hold privat	0.3	-0.3
hold that	0.69	-0.69
hold the	1.7	-1.7
hold thi	1.08	-1.08
hold to	0.18	-0.18
hold until	0.61	-0.61
hold up	0.83	-0.83
holder	0.75	-0.75
hole	-0.47	0.47
holiday	0.7	-0.7
hollow	0.61	-0.61
hollow chiropractic	0.17	-0.17
holloway	0.72	-0.72
hollowell	-0.88	0.88
holly	0.75	-0.75
holly pemberwick	0.3	-0.3
home	-0.99	0.99
home * a	-0.53	0.53
home * the	-0.54	0.54
home aide	-0.35	0.35
home claim	0.25	-0.25
home eligibility	-0.17	0.17
home health	-0.51	0.51
home is	-0.36	0.36
home patient	0.31	-0.31
home program	-0.4	0.4
home sleep	-0.58	0.58
home traction	-0.41	0.41
home visit	-0.64	0.64
home with	-0.59	0.59
home without	0.36	-0.36
honor	1.53	-1.53
hop	0.56	-0.56
hope	1.62	-1.62
horatio	-0.27	0.27
horizon	-0.42	0.42
horse	-0.71	0.71
hortensia	0.16	-0.16
hospic	-1.75	1.75
hospital	-0.3	0.3
hospital * the	1.33	-1.33
hospital * your	-0.65	0.65
hospital <n>	-0.28	0.28
hospital bill	-1.17	1.17
hospital claim	0.32	-0.32
hospital outpatient	-0.74	0.74
hospital stay	-0.76	0.76
hospitaliz	0.94	-0.94
hot	-1.02	1.02
hot * cold	-0.41	0.41
hot pack	-0.96	0.96
hour	-0.45	0.45
hour * day	0.52	-0.52
hour * week	-0.36	0.36
hour :	-0.2	0.2
hour <n>	0.16	-0.16
hour after	0.38	-0.38
hour and	-0.67	0.67
hour bank	-0.41	0.41
hour of	-0.6	0.6
hour on	-0.28	0.28
hour were	-0.29	0.29
house	-1	1
household	-0.24	0.24
how * came	0.21	-0.21
how * claim	0.2	-0.2
how * handl	0.36	-0.36
how * patient	0.46	-0.46
how a	0.2	-0.2
how it	-0.2	0.2
how long	0.58	-0.58
how much	-1.47	1.47
how she	-0.96	0.96
how to	1.15	-1.15
how we	0.48	-0.48
how your	0.3	-0.3
however	-0.54	0.54
hp	0.89	-0.89
hp <n>	0.85	-0.85
hr	0.46	-0.46
http	0.41	-0.41
http :	0.41	-0.41
hudson	0.2	-0.2
hugo	0.21	-0.21
human	-0.36	0.36
human servic	0.18	-0.18
humana	1	-1
humana * a	-0.46	0.46
humana doe	0.52	-0.52
humana gold	0.5	-0.5
humana id	0.16	-0.16
humana military	0.25	-0.25
hundr	0.77	-0.77
hundr and	-0.36	0.36
hundr eighty	0.48	-0.48
hurt	0.46	-0.46
hurt on	-0.39	0.39
husband	-1.35	1.35
hx	-0.51	0.51
hyacinth	0.22	-0.22
hyaluronic	-0.32	0.32
hyaluronic acid	-0.32	0.32
i	0.34	-0.34
i <n>	0.93	-0.93
i cannot	-0.79	0.79
i d	0.37	-0.37
i do	0.32	-0.32
i have	-0.25	0.25
i was	-0.31	0.31
i would	-0.39	0.39
ibarra	0.41	-0.41
ible	0.58	-0.58
ible paid	0.16	-0.16
ibuprofen	-0.59	0.59
icd	-1.1	1.1
icd <n>	-0.49	0.49
icd ind	0.27	-0.27
ice	-0.33	0.33
icn	-0.26	0.26
icn :	0.2	-0.2
icn date	0.46	-0.46
id	0.66	-0.66
id * the	-0.27	0.27
id :	0.89	-0.89
id <5>	0.68	-0.68
id <n>	0.73	-0.73
id and	-0.54	0.54
id card	0.42	-0.42
id claim	0.83	-0.83
id date	0.51	-0.51
id end	0.81	-0.81
id g	0.16	-0.16
id group	0.33	-0.33
id h	0.39	-0.39
id is	-0.65	0.65
id not	-0.94	0.94
id number	0.74	-0.74
id on	-0.36	0.36
id r	0.33	-0.33
id tcn	0.17	-0.17
id the	-0.65	0.65
id u	-0.86	0.86
id w	0.38	-0.38
id was	-0.45	0.45
idaho	0.18	-0.18
identical	-2.75	2.75
identical request	-0.86	0.86
identical to	-0.91	0.91
identifiabl	0.53	-0.53
identific	1.22	-1.22
identific no	0.38	-0.38
identific number	0.94	-0.94
identifier	-0.95	0.95
identifier * the	-0.81	0.81
identifier of	-1.03	1.03
identify	-0.2	0.2
identity * or	0.4	-0.4
identity of	0.4	-0.4
idioma	0.27	-0.27
idri	0.2	-0.2
if	1.61	-1.61
if * answer	0.35	-0.35
if * appeal	0.2	-0.2
if * are	0.95	-0.95
if * believ	0.55	-0.55
if * can	-0.93	0.93
if * child	-0.75	0.75
if * claim	0.3	-0.3
if * disagre	0.36	-0.36
if * disput	0.2	-0.2
if * do	0.38	-0.38
if * doctor	0.39	-0.39
if * got	0.23	-0.23
if * had	-0.18	0.18
if * have	0.16	-0.16
if * hear	0.19	-0.19
if * hold	0.2	-0.2
if * is	1.33	-1.33
if * level	0.23	-0.23
if * need	0.77	-0.77
if * other	0.55	-0.55
if * patient	0.63	-0.63
if * record	0.29	-0.29
if * remain	0.18	-0.18
if * servic	0.93	-0.93
if * signatur	0.64	-0.64
if * still	0.31	-0.31
if * think	0.81	-0.81
if * treat	0.54	-0.54
if * want	0.39	-0.39
if * was	0.84	-0.84
if * were	-1.75	1.75
if * wish	0.45	-0.45
if a	1.03	-1.03
if any	0.44	-0.44
if i	0.21	-0.21
if it	0.94	-0.94
if need	1.03	-1.03
if noth	0.3	-0.3
if she	0.92	-0.92
if that	-0.51	0.51
if the	1.4	-1.4
if there	-0.42	0.42
if they	0.77	-0.77
if thi	0.35	-0.35
if wait	0.34	-0.34
if we	-0.7	0.7
if you	0.91	-0.91
if youd	0.74	-0.74
if your	-0.28	0.28
ignatiu	0.29	-0.29
ignatiu pell	0.48	-0.48
ii	1.03	-1.03
iii	0.32	-0.32
il	0.19	-0.19
illegibl	-1.42	1.42
illinoy	0.27	-0.27
illnes	-0.16	0.16
illnes * injury	-0.17	0.17
illnes and	-0.53	0.53
illnes is	-0.24	0.24
illnes or	0.27	-0.27
im	0.6	-0.6
imag	0.3	-0.3
imag center	0.29	-0.29
imag guidelin	0.38	-0.38
imag is	-1.24	1.24
imag report	1.35	-1.35
image	-1.67	1.67
ime	0.83	-0.83
imhoff	0.45	-0.45
imogen	0.46	-0.46
implant	-0.31	0.31
implant was	-1.45	1.45
important	0.62	-0.62
important :	0.4	-0.4
improv	-0.35	0.35
improv * not	-0.53	0.53
improv health	-0.52	0.52
improv in	-0.48	0.48
improv is	-0.42	0.42
imr	0.77	-0.77
in * :	-0.52	0.52
in * <month>	-1.08	1.08
in * <n>	-0.93	0.93
in * agre	0.93	-0.93
in * amount	0.76	-0.76
in * area	-0.99	0.99
in * batch	0.21	-0.21
in * benefit	0.43	-0.43
in * bill	0.53	-0.53
in * book	-0.18	0.18
in * booklet	-0.34	0.34
in * calendar	0.53	-0.53
in * chart	-1.05	1.05
in * clinic	-0.18	0.18
in * contract	-1.5	1.5
in * day	-0.18	0.18
in * decision	0.31	-0.31
in * diagnosy	-0.36	0.36
in * fall	-0.43	0.43
in * favor	1.18	-1.18
in * fax	1.17	-1.17
in * file	-0.83	0.83
in * first	1.63	-1.63
in * futur	-0.75	0.75
in * hand	-0.34	0.34
in * home	-0.4	0.4
in * hospital	-0.54	0.54
in * lab	-0.21	0.21
in * last	-0.59	0.59
in * letter	-0.7	0.7
in * log	-0.64	0.64
in * mail	0.33	-0.33
in * meantim	-0.45	0.45
in * medical	-0.34	0.34
in * member	-0.26	0.26
in * middl	-0.52	0.52
in * month	-0.57	0.57
in * name	0.28	-0.28
in * network	0.2	-0.2
in * next	0.93	-0.93
in * offic	-1.3	1.3
in * other	0.66	-0.66
in * packet	0.53	-0.53
in * patient	0.67	-0.67
in * pile	-0.63	0.63
in * plan	-1.52	1.52
in * policy	1.11	-1.11
in * queue	0.55	-0.55
in * record	-0.25	0.25
in * reviewer	-1.1	1.1
in * same	0.38	-0.38
in * second	0.67	-0.67
in * servic	0.16	-0.16
in * spr	-0.21	0.21
in * state	-0.22	0.22
in * store	-0.8	0.8
in * sum	0.8	-0.8
in * system	-0.36	0.36
in * the	-0.61	0.61
in * third	1.06	-1.06
in * time	0.19	-0.19
in * view	-0.21	0.21
in * visit	-0.38	0.38
in * we	1.01	-1.01
in * year	-0.23	0.23
in * zip	-1.07	1.07
in :	0.23	-0.23
in <month>	-1.69	1.69
in <n>	-0.84	0.84
in a	-1.14	1.14
in about	0.26	-0.26
in activ	1.14	-1.14
in advanc	-1.33	1.33
in again	-0.64	0.64
in an	-1.06	1.06
in and	0.39	-0.39
in another	-1.42	1.42
in any	-0.42	0.42
in as	0.49	-0.49
in befor	-0.25	0.25
in between	-0.86	0.86
in box	-0.97	0.97
in by	0.18	-0.18
in court	-0.59	0.59
in determin	0.24	-0.24
in disput	0.85	-0.85
in duplicat	0.25	-0.25
in each	-1.11	1.11
in effect	-1.31	1.31
in eight	-0.22	0.22
in error	-0.76	0.76
in every	-0.26	0.26
in famy	0.31	-0.31
in favor	0.62	-0.62
in federal	1.11	-1.11
in file	0.38	-0.38
in first	-0.33	0.33
in five	-0.59	0.59
in for	-0.53	0.53
in force	-0.58	0.58
in four	0.38	-0.38
in front	-0.41	0.41
in full	0.72	-0.72
in function	-1.29	1.29
in georgia	-0.72	0.72
in hand	0.93	-0.93
in her	-0.66	0.66
in his	-0.2	0.2
in hospic	-0.57	0.57
in is	-0.34	0.34
in it	-1.8	1.8
in item	0.22	-0.22
in its	-0.32	0.32
in line	-1.48	1.48
in may	-2.57	2.57
in month	-0.54	0.54
in natur	-0.86	0.86
in network	1.15	-1.15
in neurology	0.49	-0.49
in nevada	-0.2	0.2
in ohio	-0.29	0.29
in on	-0.99	0.99
in one	-0.46	0.46
in order	1.78	-1.78
in oregon	0.31	-0.31
in other	0.48	-0.48
in our	-1.23	1.23
in packet	-0.36	0.36
in part	1.13	-1.13
in peco	-0.29	0.29
in person	0.37	-0.37
in place	0.72	-0.72
in practic	0.38	-0.38
in proces	-1.13	1.13
in question	0.5	-0.5
in range	-0.74	0.74
in receivership	-1.17	1.17
in review	-0.57	0.57
in sheet	0.48	-0.48
in six	0.57	-0.57
in spr	-1.04	1.04
in ten	0.31	-0.31
in that	-0.99	0.99
in the	-1.08	1.08
in them	0.43	-0.43
in thi	-0.38	0.38
in thirty	0.28	-0.28
in those	-1.09	1.09
in three	-0.5	0.5
in time	1.28	-1.28
in to	0.43	-0.43
in too	-0.3	0.3
in tricar	1.02	-1.02
in tulsa	-0.62	0.62
in twelv	-0.29	0.29
in two	-0.48	0.48
in under	-0.32	0.32
in week	-0.38	0.38
in what	-1.4	1.4
in which	0.32	-0.32
in whole	0.31	-0.31
in with	-0.98	0.98
in writ	1.48	-1.48
inactiv	-0.86	0.86
inc	1.36	-1.36
inc <n>	0.19	-0.19
inc employe	0.16	-0.16
inc medicar	0.19	-0.19
inc page	0.32	-0.32
inc provider	0.16	-0.16
incident	-0.74	0.74
incidental	1.09	-1.09
incidental * primary	0.25	-0.25
incidental to	1.09	-1.09
incl	-0.17	0.17
includ	-0.26	0.26
includ * another	-0.91	0.91
includ * copy	0.3	-0.3
includ * name	0.16	-0.16
includ * sign	-0.9	0.9
includ * the	-1.12	1.12
includ * thi	0.79	-0.79
includ :	0.81	-0.81
includ <month>	0.35	-0.35
includ a	-0.82	0.82
includ in	-1.1	1.1
includ item	0.45	-0.45
includ that	0.54	-0.54
includ the	0.97	-0.97
includ thi	0.28	-0.28
includ with	-0.34	0.34
incom security	0.22	-0.22
incomplet	-0.3	0.3
incomplet * or	0.49	-0.49
incomplet :	-0.76	0.76
incomplet and	0.49	-0.49
incomplet invalid	-1.16	1.16
incomplet or	0.83	-0.83
inconsistent	-0.84	0.84
inconsistent * pre	-0.27	0.27
inconsistent * the	-0.62	0.62
inconsistent with	-0.84	0.84
incorrect	-0.85	0.85
incurr	-2.54	2.54
incurr after	-2.26	2.26
ind	0.17	-0.17
indemnity	0.53	-0.53
indemnity company	0.2	-0.2
independent	-0.19	0.19
independent bill	0.19	-0.19
independent contractor	0.26	-0.26
independent examin	-0.49	0.49
independent license	0.57	-0.57
independent medical	-0.63	0.63
independent review	1.09	-1.09
independent reviewer	0.8	-0.8
index	1.02	-1.02
indic	-0.6	0.6
indicat	-1.1	1.1
indicator	-1.23	1.23
individual	0.79	-0.79
individual * did	0.42	-0.42
individual <m>	0.22	-0.22
individual deductibl	0.2	-0.2
individual famy	0.27	-0.27
individual that	0.42	-0.42
ine	0.3	-0.3
ineligibl	0.5	-0.5
ineligibl * thi	0.35	-0.35
ineligibl for	0.35	-0.35
infection	-0.36	0.36
infertility	-0.83	0.83
inflammatory	-0.46	0.46
info	0.85	-0.85
inform * also	0.37	-0.37
inform * has	-1.18	1.18
inform * inconsistent	-0.27	0.27
inform * no	0.49	-0.49
inform * the	-0.21	0.21
inform about	0.79	-0.79
inform and	0.88	-0.88
inform doe	-0.32	0.32
inform has	1.06	-1.06
inform is	0.26	-0.26
inform need	-0.22	0.22
inform on	1.36	-1.36
inform only	0.28	-0.28
inform or	-1.18	1.18
inform provid	-0.73	0.73
inform request	-1.56	1.56
inform sent	-0.91	0.91
inform submitt	-1.19	1.19
inform that	0.65	-0.65
inform we	0.18	-0.18
infusion	-0.47	0.47
ingrid	0.23	-0.23
initial	-1.17	1.17
initial claim	0.42	-0.42
initial denial	0.43	-0.43
initial determin	0.66	-0.66
initial evalu	1.11	-1.11
initial examin	0.53	-0.53
initiativ	-0.45	0.45
inject	-0.69	0.69
inject the	-0.45	0.45
injection	-1.09	1.09
injection * <n>	-0.64	0.64
injection * the	-0.4	0.4
injection <5>	0.18	-0.18
injection <n>	0.3	-0.3
injection is	-1.18	1.18
injection of	0.41	-0.41
injection on	-0.2	0.2
injection was	-0.18	0.18
injur	-0.46	0.46
injur employe	0.57	-0.57
injur party	0.23	-0.23
injur person	-0.77	0.77
injury	-0.94	0.94
injury * a	-1.18	1.18
injury * the	-0.31	0.31
injury * thi	-0.26	0.26
injury :	1.12	-1.12
injury <d>	0.38	-0.38
injury and	-0.57	0.57
injury code	-0.39	0.39
injury date	0.29	-0.29
injury happen	-0.25	0.25
injury illnes	-0.88	0.88
injury is	-0.75	0.75
injury of	-0.31	0.31
injury protection	0.19	-0.19
ink	-0.73	0.73
ink form	-0.34	0.34
ink original	-0.34	0.34
innovativ	0.2	-0.2
innovativ solution	0.2	-0.2
inpatient	-0.71	0.71
inpatient * day	0.23	-0.23
inpatient level	-0.22	0.22
inpatient rehabilit	-0.65	0.65
inpatient stay	-0.16	0.16
inpatient that	0.23	-0.23
inquiry	0.44	-0.44
ins	0.2	-0.2
insert	-1.31	1.31
insertion	0.29	-0.29
insid	-1.11	1.11
insid * limit	0.58	-0.58
insid <n>	-0.4	0.4
insid the	-0.27	0.27
insid your	0.22	-0.22
instability	-0.71	0.71
instead	0.63	-0.63
instead of	-1.04	1.04
institut	0.29	-0.29
institutional	-0.45	0.45
instruction	1.07	-1.07
insufficient	-0.38	0.38
insulin	0.56	-0.56
insur	-0.27	0.27
insur :	0.47	-0.47
insur <n>	0.26	-0.26
insur by	-0.34	0.34
insur claim	-0.61	0.61
insur employer	-0.42	0.42
insur group	0.4	-0.4
insur id	-0.36	0.36
insur it	0.95	-0.95
insur name	-0.36	0.36
insuranc * official	0.17	-0.17
insuranc * the	-0.34	0.34
insuranc :	0.19	-0.19
insuranc <m>	0.57	-0.57
insuranc and	-0.86	0.86
insuranc assistanc	0.43	-0.43
insuranc can	0.19	-0.19
insuranc claim	0.29	-0.29
insuranc commissioner	0.16	-0.16
insuranc company	1.61	-1.61
insuranc depart	0.43	-0.43
insuranc exchang	0.19	-0.19
insuranc explan	0.24	-0.24
insuranc first	-1.04	1.04
insuranc for	0.42	-0.42
insuranc fund	0.25	-0.25
insuranc group	0.36	-0.36
insuranc has	0.49	-0.49
insuranc inc	0.17	-0.17
insuranc inform	-1.12	1.12
insuranc law	0.6	-0.6
insuranc marketplac	0.52	-0.52
insuranc pay	-0.53	0.53
insuranc questionnair	1.11	-1.11
insuranc that	-0.9	0.9
insuranc the	0.16	-0.16
insured i	0.21	-0.21
insured name	-0.16	0.16
insured policy	0.34	-0.34
insurer * the	0.23	-0.23
insurer :	0.23	-0.23
insurer <d>	0.22	-0.22
insurer and	-0.17	0.17
insurer answer	-0.23	0.23
insurer for	0.21	-0.21
insurer goe	-0.3	0.3
insurer has	-0.47	0.47
insurer paid	-0.77	0.77
insurer pay	0.46	-0.46
intak	0.42	-0.42
intak <n>	-0.65	0.65
intak form	1.4	-1.4
intak sheet	-0.67	0.67
integr	-0.64	0.64
integrat	0.26	-0.26
integrat denial	0.2	-0.2
integrity	-0.49	0.49
integrity team	-0.83	0.83
intend	0.5	-0.5
intensity	-1.21	1.21
intensiv	-0.66	0.66
intensiv outpatient	-0.51	0.51
intent	0.58	-0.58
intent to	0.2	-0.2
interest	1.05	-1.05
interest * <m>	0.74	-0.74
interest * due	-0.63	0.63
interest * the	0.98	-0.98
interest <m>	0.16	-0.16
interest is	-0.95	0.95
interest of	0.74	-0.74
interest will	0.92	-0.92
internal	1.09	-1.09
internal appeal	0.8	-0.8
interpret	0.17	-0.17
interpreter	0.45	-0.45
interqual	-0.31	0.31
interqual <n>	0.71	-0.71
into	-1.38	1.38
into * visit	-0.43	0.43
into a	-0.31	0.31
into it	-1.08	1.08
into one	-0.16	0.16
into the	-0.73	0.73
into whether	1.15	-1.15
invalid	-1.55	1.55
invalid combin	-0.46	0.46
invalid deactivat	0.38	-0.38
invalid inform	0.49	-0.49
invalid order	0.36	-0.36
invalid render	-1.16	1.16
invalid treat	1.53	-1.53
investig	-0.98	0.98
investigational	-2.09	2.09
investigational * the	0.59	-0.59
investigational * thi	-1.17	1.17
investigational and	-0.31	0.31
investigational becaus	-1.37	1.37
investigational by	0.58	-0.58
investigational for	-1.2	1.2
investigational under	-0.76	0.76
investigator	-0.87	0.87
invoic	0.34	-0.34
invoic * the	0.62	-0.62
invoic is	0.41	-0.41
involv	0.74	-0.74
ip	0.19	-0.19
ip <n>	0.19	-0.19
iro	0.41	-0.41
iron	0.23	-0.23
iron range	0.23	-0.23
ironbridg	0.18	-0.18
ironworker	-0.66	0.66
irs	-0.42	0.42
is * <month>	-0.77	0.77
is * <n>	2.13	-2.13
is * a	-1.41	1.41
is * activ	0.22	-0.22
is * another	-1.02	1.02
is * be	1.43	-1.43
is * claim	-0.41	0.41
is * date	0.16	-0.16
is * deductibl	0.18	-0.18
is * demand	0.44	-0.44
is * discount	1.05	-1.05
is * disput	0.33	-0.33
is * duplicat	-2.2	2.2
is * file	-0.48	0.48
is * first	0.51	-0.51
is * hmo	0.6	-0.6
is * hold	1.1	-1.1
is * its	0.5	-0.5
is * last	0.8	-0.8
is * let	0.19	-0.19
is * medicar	0.28	-0.28
is * one	-0.59	0.59
is * only	-0.4	0.4
is * our	0.72	-0.72
is * peopl	-0.35	0.35
is * physician	0.48	-0.48
is * provider	0.89	-0.89
is * reasonabl	0.62	-0.62
is * referral	-0.22	0.22
is * register	0.61	-0.61
is * right	-0.35	0.35
is * routin	-0.99	0.99
is * same	-1.09	1.09
is * second	0.49	-0.49
is * share	0.3	-0.3
is * stat	0.69	-0.69
is * step	0.52	-0.52
is * the	-2.17	2.17
is * thi	0.43	-0.43
is * third	0.44	-0.44
is * to	0.22	-0.22
is * trade	0.44	-0.44
is * use	1.09	-1.09
is * weight	1.18	-1.18
is * your	0.43	-0.43
is <m>	0.18	-0.18
is <month>	-0.81	0.81
is <n>	0.48	-0.48
is a	-1.12	1.12
is about	0.86	-0.86
is above	-0.6	0.6
is absent	-2.04	2.04
is accept	0.55	-0.55
is activ	-1.25	1.25
is all	-0.59	0.59
is allow	-1.38	1.38
is already	-0.78	0.78
is also	0.45	-0.45
is an	-0.76	0.76
is answer	0.25	-0.25
is approv	1.4	-1.4
is asked	1.59	-1.59
is assign	-1.08	1.08
is authoriz	1.64	-1.64
is availabl	0.9	-0.9
is being	0.23	-0.23
is bill	0.6	-0.6
is bind	0.51	-0.51
is board	0.51	-0.51
is by	0.2	-0.2
is clos	0.62	-0.62
is complet	0.51	-0.51
is consider	0.35	-0.35
is count	-1.05	1.05
is cover	1.55	-1.55
is dated	-1.01	1.01
is decid	0.37	-0.37
is deem	0.92	-0.92
is deny	-1.62	1.62
is different	-0.34	0.34
is dismiss	-1.26	1.26
is doing	-0.45	0.45
is done	-0.49	0.49
is eight	-0.34	0.34
is empty	-0.8	0.8
is enclos	0.84	-0.84
is enough	-1.32	1.32
is enroll	0.39	-0.39
is exclud	-2.2	2.2
is experimental	-1.08	1.08
is filed	0.71	-0.71
is final	0.64	-0.64
is fine	-0.42	0.42
is first	-1.09	1.09
is for	-1.06	1.06
is free	0.4	-0.4
is from	-0.41	0.41
is fully	0.18	-0.18
is going	0.31	-0.31
is gone	-0.63	0.63
is good	0.8	-0.8
is govern	0.57	-0.57
is held	0.83	-0.83
is her	-1.13	1.13
is higher	-0.43	0.43
is his	-0.47	0.47
is how	0.45	-0.45
is in	0.45	-0.45
is includ	-0.9	0.9
is inconsistent	-0.78	0.78
is insid	-0.5	0.5
is investigational	-2.22	2.22
is involv	-0.44	0.44
is just	-0.19	0.19
is left	-0.99	0.99
is licens	0.2	-0.2
is lift	1.18	-1.18
is list	-1.16	1.16
is look	-0.87	0.87
is made	1.26	-1.26
is maintenanc	-1.26	1.26
is mark	-0.24	0.24
is meant	-0.38	0.38
is medical	1.08	-1.08
is met	0.26	-0.26
is miss	-1.8	1.8
is more	-0.92	0.92
is necessary	-0.7	0.7
is need	0.45	-0.45
is neither	-0.66	0.66
is new	-0.38	0.38
is no	-1.23	1.23
is not	-1.63	1.63
is now	1.38	-1.38
is of	-1.26	1.26
is off	-0.44	0.44
is on	-0.44	0.44
is one	-0.42	0.42
is only	0.96	-0.96
is open	1.35	-1.35
is outsid	-0.99	0.99
is over	-1.28	1.28
is overturn	0.66	-0.66
is owed	0.82	-0.82
is paid	0.59	-0.59
is part	-2.41	2.41
is payabl	1.46	-1.46
is pend	0.71	-0.71
is possibl	0.62	-0.62
is postmark	-0.71	0.71
is primary	-2.02	2.02
is receiv	-0.43	0.43
is record	-0.33	0.33
is request	1.2	-1.2
is requir	-0.25	0.25
is responsibl	-0.2	0.2
is retir	0.41	-0.41
is revers	0.65	-0.65
is right	-0.39	0.39
is seen	-0.57	0.57
is self	0.43	-0.43
is sent	0.68	-0.68
is set	0.94	-0.94
is settl	-0.74	0.74
is shown	-0.73	0.73
is shut	-0.19	0.19
is sign	-0.76	0.76
is so	-0.17	0.17
is stamp	-0.18	0.18
is subject	0.22	-0.22
is support	-0.39	0.39
is suspend	0.95	-0.95
is that	-1.04	1.04
is the	-0.67	0.67
is there	0.51	-0.51
is therefor	0.59	-0.59
is thi	-0.27	0.27
is three	-1.3	1.3
is to	1.43	-1.43
is toll	1.09	-1.09
is too	-0.75	0.75
is turn	-0.22	0.22
is two	-0.24	0.24
is under	0.72	-0.72
is unfavorabl	0.18	-0.18
is unprocessabl	0.5	-0.5
is up	-0.33	0.33
is wait	0.72	-0.72
is well	-0.22	0.22
is what	-0.92	0.92
is where	-0.62	0.62
is why	0.96	-0.96
is withdrawn	0.82	-0.82
is within	0.23	-0.23
is written	1.23	-1.23
is wrong	0.6	-0.6
is your	1.63	-1.63
isidor	-0.91	0.91
isold	0.28	-0.28
issu	1.37	-1.37
issu * your	0.94	-0.94
issu :	0.38	-0.38
issu <n>	0.17	-0.17
issu a	0.69	-0.69
issu by	0.48	-0.48
issu on	0.31	-0.31
issu the	-0.2	0.2
issu to	0.51	-0.51
issue	1.41	-1.41
issue date	0.37	-0.37
it * :	0.18	-0.18
it * <month>	-0.3	0.3
it * <n>	0.77	-0.77
it * a	-0.35	0.35
it * an	-0.68	0.68
it * another	0.56	-0.56
it * answer	0.51	-0.51
it * are	-0.24	0.24
it * be	0.84	-0.84
it * claim	-0.88	0.88
it * deny	-0.53	0.53
it * duplicat	0.25	-0.25
it * fax	0.29	-0.29
it * for	0.89	-0.89
it * given	-0.68	0.68
it * his	-0.36	0.36
it * in	-0.58	0.58
it * mail	-0.83	0.83
it * may	-0.32	0.32
it * medical	-0.39	0.39
it * need	1.07	-1.07
it * not	-0.35	0.35
it * now	-0.63	0.63
it * page	-0.4	0.4
it * paid	0.92	-0.92
it * send	0.31	-0.31
it * the	-1.25	1.25
it * thi	0.2	-0.2
it * time	-0.18	0.18
it * us	0.42	-0.42
it * we	1.25	-1.25
it * writ	0.29	-0.29
it * wrong	0.21	-0.21
it * you	0.65	-0.65
it * your	0.59	-0.59
it :	1.31	-1.31
it <d>	0.39	-0.39
it ?	-0.86	0.86
it a	-0.18	0.18
it again	0.28	-0.28
it and	0.42	-0.42
it appear	0.29	-0.29
it arriv	0.67	-0.67
it as	-1.56	1.56
it aside	-0.36	0.36
it at	0.31	-0.31
it back	0.38	-0.38
it becaus	-1.22	1.22
it began	-0.16	0.16
it call	-0.48	0.48
it came	-1.24	1.24
it can	0.4	-0.4
it cannot	-0.64	0.64
it careful	0.16	-0.16
it come	-0.76	0.76
it correct	-0.24	0.24
it could	1.08	-1.08
it cover	0.27	-0.27
it did	-0.33	0.33
it doe	0.82	-0.82
it down	-1.28	1.28
it ended	1.31	-1.31
it five	0.43	-0.43
it for	-0.25	0.25
it from	-0.2	0.2
it goe	-0.24	0.24
it got	-0.18	0.18
it had	1.5	-1.5
it happen	-0.17	0.17
it has	0.37	-0.37
it held	0.75	-0.75
it help	-0.27	0.27
it here	0.43	-0.43
it in	-0.57	0.57
it is	-0.44	0.44
it land	-0.19	0.19
it look	-0.44	0.44
it may	-0.44	0.44
it must	0.3	-0.3
it need	-0.34	0.34
it never	-0.4	0.4
it no	-0.42	0.42
it off	-0.35	0.35
it on	-0.25	0.25
it once	-0.32	0.32
it only	-0.18	0.18
it or	0.48	-0.48
it out	0.88	-0.88
it over	-0.5	0.5
it paid	-0.83	0.83
it pay	-1.16	1.16
it ran	-0.2	0.2
it reach	0.19	-0.19
it read	-0.24	0.24
it said	0.39	-0.39
it say	-0.29	0.29
it should	-0.21	0.21
it sign	-0.2	0.2
it so	-1	1
it stand	-0.72	0.72
it take	-1.04	1.04
it tell	-0.98	0.98
it the	-0.18	0.18
it there	-0.6	0.6
it through	-0.41	0.41
it to	0.37	-0.37
it too	-0.77	0.77
it took	-1.53	1.53
it under	0.48	-0.48
it until	-0.28	0.28
it up	-0.39	0.39
it was	-1.69	1.69
it we	0.37	-0.37
it went	-0.95	0.95
it were	-0.38	0.38
it within	-0.66	0.66
it without	0.21	-0.21
it work	-0.24	0.24
it would	1.14	-1.14
item	-0.68	0.68
item * servic	0.2	-0.2
item :	1.11	-1.11
item <n>	0.29	-0.29
item list	0.39	-0.39
item or	0.2	-0.2
item was	-0.5	0.5
itemiz	-0.36	0.36
itemiz stat	-0.69	0.69
its	-1.28	1.28
its * the	-0.88	0.88
its * your	-0.62	0.62
its <month>	-0.43	0.43
its a	-1.62	1.62
its affiliat	0.35	-0.35
its answer	0.2	-0.2
its been	-1.25	1.25
its book	-0.18	0.18
its cours	-0.39	0.39
its date	-0.78	0.78
its decision	0.22	-0.22
its explan	-0.65	0.65
its file	-0.21	0.21
its final	0.24	-0.24
its first	0.62	-0.62
its in	-0.98	0.98
its not	-0.17	0.17
its notic	0.55	-0.55
its now	0.61	-0.61
its one	-0.17	0.17
its part	0.4	-0.4
its place	-0.9	0.9
its plan	0.45	-0.45
its share	0.95	-0.95
its stat	0.86	-0.86
its the	-1.1	1.1
its way	0.22	-0.22
itself	-0.36	0.36
itself and	-0.28	0.28
itself is	1.02	-1.02
j	-0.41	0.41
j * c	-0.28	0.28
j <m>	-0.61	0.61
j <n>	0.93	-0.93
j a	-0.28	0.28
j code	-0.65	0.65
j is	-0.32	0.32
j member	-0.48	0.48
jail	-0.38	0.38
jasper	0.4	-0.4
jaw	-0.85	0.85
jaw joint	-0.56	0.56
jersey	0.54	-0.54
jh	0.17	-0.17
jk	-0.24	0.24
jm	0.31	-0.31
joan	-0.39	0.39
joanna	0.16	-0.16
job	-1.49	1.49
job * the	0.28	-0.28
job <n>	0.2	-0.2
job and	-1.09	1.09
job demand	-0.21	0.21
jocasta	0.29	-0.29
john	-0.95	0.95
join	-1.62	1.62
joint	-0.84	0.84
joint injection	-0.51	0.51
jolen	-0.44	0.44
jon	-0.42	0.42
josephin	0.21	-0.21
jr	-0.46	0.46
judg	1.24	-1.24
judge	0.3	-0.3
judge has	-0.52	0.52
judge order	0.48	-0.48
judge ruled	0.85	-0.85
judicial	0.55	-0.55
judicial review	0.55	-0.55
juniata	0.25	-0.25
juniata cross	0.25	-0.25
juniper	1.23	-1.23
jurisdiction	-0.25	0.25
jurisdiction <n>	0.28	-0.28
jurisdiction k	0.58	-0.58
jurisdictional	0.59	-0.59
jurisdictional fee	0.59	-0.59
just	-1.03	1.03
just * well	-0.57	0.57
just as	-0.65	0.65
justify	0.19	-0.19
k	0.54	-0.54
k <5>	-0.64	0.64
k <n>	0.24	-0.24
kaiser	0.21	-0.21
kaiser found	0.17	-0.17
kansa	-0.27	0.27
katherin	-0.49	0.49
kb	-0.5	0.5
kc	0.18	-0.18
kc <n>	0.16	-0.16
keep	0.36	-0.36
keep * condition	0.31	-0.31
keep * decision	0.17	-0.17
keep * servic	0.2	-0.2
keep * your	0.24	-0.24
keep a	0.32	-0.32
keep for	0.32	-0.32
keep gett	0.27	-0.27
keep him	-0.66	0.66
keep it	-0.39	0.39
keep the	0.86	-0.86
keep thi	0.35	-0.35
keep up	-1.42	1.42
keep your	0.76	-0.76
kentucky	-0.21	0.21
kept	-0.49	0.49
kept * from	0.27	-0.27
kept the	-0.79	0.79
kept up	-0.36	0.36
kept you	0.28	-0.28
kessler	-0.92	0.92
kestrel	0.44	-0.44
ketter	0.34	-0.34
kettl	0.23	-0.23
key	-0.61	0.61
key co	-0.61	0.61
keyed	-1.41	1.41
keyed on	0.32	-0.32
keyston	0.73	-0.73
kick	-0.62	0.62
kickapoo	0.19	-0.19
kid	-0.44	0.44
kid therapy	0.44	-0.44
kidney	0.46	-0.46
kidney diseas	0.66	-0.66
kim	0.56	-0.56
kim dc	0.16	-0.16
kind	0.74	-0.74
kind * appeal	0.25	-0.25
kind forward	0.72	-0.72
kind is	-0.65	0.65
kind note	-1.01	1.01
kind send	-0.23	0.23
kit	-0.45	0.45
km	-0.35	0.35
knee	-1.25	1.25
knee * the	0.78	-0.78
knee bend	-0.68	0.68
knee injection	1.3	-1.3
knee is	-0.2	0.2
knee pain	0.88	-0.88
knee that	-1.06	1.06
knee the	-0.43	0.43
knee was	0.19	-0.19
knee x	-0.55	0.55
knew	0.38	-0.38
knew * should	0.26	-0.26
knew or	0.38	-0.38
know	-0.56	0.56
know * we	0.22	-0.22
know that	0.79	-0.79
know the	0.52	-0.52
know which	-0.57	0.57
know who	-0.81	0.81
know you	-0.47	0.47
knowing	0.54	-0.54
known	-0.32	0.32
known that	0.94	-0.94
known to	-0.85	0.85
kowalczyk	0.2	-0.2
kx	-1.3	1.3
kx <n>	0.26	-0.26
l	-0.26	0.26
l <5>	0.6	-0.6
l cht	0.22	-0.22
l date	0.24	-0.24
la	0.31	-0.31
lab	-1.16	1.16
lab * ran	-0.39	0.39
lab * the	-0.43	0.43
lab draw	-0.37	0.37
lab has	-0.32	0.32
lab in	-0.49	0.49
lab line	-0.25	0.25
lab test	0.94	-0.94
lab that	-0.43	0.43
lab work	0.56	-0.56
labor code	0.32	-0.32
labor day	-0.79	0.79
lack	-1.39	1.39
lack * document	0.2	-0.2
lack * inform	0.25	-0.25
lack * the	1.05	-1.05
lack inform	-1.11	1.11
lack of	1.8	-1.8
lack the	1.29	-1.29
lady	-0.36	0.36
lake	0.35	-0.35
lake health	0.18	-0.18
lakeshor	0.18	-0.18
lakesid	-0.22	0.22
land	-1.97	1.97
land * the	-0.4	0.4
land here	-0.32	0.32
land in	-0.34	0.34
lane	1.29	-1.29
languag	1.27	-1.27
lantern	0.42	-0.42
laps	-2.26	2.26
large	0.46	-0.46
large print	0.64	-0.64
larger	-0.34	0.34
larkspur	0.28	-0.28
las	0.48	-0.48
laser	-0.32	0.32
laser therapy	-0.5	0.5
last	-0.33	0.33
last <month>	-0.5	0.5
last <n>	-1.06	1.06
last approv	-0.63	0.63
last benefit	-0.76	0.76
last date	0.74	-0.74
last day	-1.63	1.63
last fall	0.54	-0.54
last first	0.29	-0.29
last month	-0.41	0.41
last name	-0.88	0.88
last of	-0.19	0.19
last on	-0.68	0.68
last one	1.41	-1.41
last page	0.24	-0.24
last resort	0.26	-0.26
last seen	0.64	-0.64
last three	0.84	-0.84
last time	-0.19	0.19
last two	0.37	-0.37
last visit	-0.19	0.19
last week	-0.21	0.21
last winter	-0.42	0.42
late	-1.15	1.15
late and	-1.05	1.05
late charg	-0.91	0.91
late fil	0.78	-0.78
later	-0.63	0.63
later on	-0.95	0.95
later pay	0.84	-0.84
later than	0.38	-0.38
later visit	-1.23	1.23
latest	0.16	-0.16
law	0.41	-0.41
law and	0.93	-0.93
law denial	0.34	-0.34
law give	0.17	-0.17
law judge	-0.21	0.21
law set	-0.79	0.79
lawyer	-1.88	1.88
lawyer is	-1.02	1.02
lb	0.54	-0.54
lcd	0.57	-0.57
lcd l	0.82	-0.82
lcd provid	0.24	-0.24
lead	-1.85	1.85
lead to	-0.74	0.74
lean	-0.3	0.3
lean on	-0.3	0.3
leander	-0.23	0.23
learn * the	0.64	-0.64
learn about	0.5	-0.5
learn how	-0.35	0.35
learn of	0.36	-0.36
learn that	0.69	-0.69
least <n>	-0.34	0.34
least every	0.59	-0.59
least six	-0.31	0.31
least three	0.61	-0.61
leav	-1.56	1.56
leav out	-1.58	1.58
leav us	-0.63	0.63
leave	-1.71	1.71
led	0.52	-0.52
ledger	-1.79	1.79
lee	-0.8	0.8
left	-1.64	1.64
left * case	-0.19	0.19
left * network	-0.44	0.44
left * your	0.19	-0.19
left <n>	0.95	-0.95
left a	0.65	-0.65
left blank	-0.22	0.22
left can	-1.21	1.21
left foot	0.96	-0.96
left for	-0.53	0.53
left hip	-0.51	0.51
left in	-0.7	0.7
left is	0.3	-0.3
left knee	-0.74	0.74
left leg	0.32	-0.32
left off	-0.79	0.79
left on	-0.59	0.59
left open	-0.66	0.66
left or	-1.04	1.04
left our	0.27	-0.27
left out	-0.18	0.18
left shoulder	1.37	-1.37
left the	-1.52	1.52
left to	0.67	-0.67
left wrist	0.22	-0.22
left your	0.29	-0.29
leg	1.95	-1.95
leg pain	0.62	-0.62
leg raise	0.28	-0.28
legal	-1.22	1.22
legal aid	0.81	-0.81
legal reserv	0.24	-0.24
legend	1.17	-1.17
legibl	0.71	-0.71
legibl copy	1.23	-1.23
legislat	0.75	-0.75
legislat fee	0.75	-0.75
length	-0.17	0.17
length of	0.42	-0.42
length:0	2.07	-2.07
length:1	2.45	-2.45
length:2	1.6	-1.6
length:3	1.23	-1.23
length:4	0.81	-0.81
length:5	2.06	-2.06
length:6	1.21	-1.21
lengthen	0.44	-0.44
lengthen the	0.17	-0.17
lens	-0.2	0.2
leocadia	0.22	-0.22
leopold	0.45	-0.45
les than	-0.2	0.2
les your	0.28	-0.28
lesion	-0.5	0.5
lesser	-1.68	1.68
lesser * claus	-0.72	0.72
lesser of	-1.54	1.54
let	-0.9	0.9
let * know	0.3	-0.3
let * send	0.47	-0.47
let go	-0.74	0.74
let him	-0.58	0.58
let the	-0.72	0.72
let thi	-0.3	0.3
let us	-0.45	0.45
let you	1.7	-1.7
letter	0.53	-0.53
letter * <month>	0.21	-0.21
letter * a	-0.67	0.67
letter * about	0.45	-0.45
letter * ask	0.2	-0.2
letter * dated	-0.44	0.44
letter * dr	0.26	-0.26
letter * medical	1.17	-1.17
letter * not	0.95	-0.95
letter * proof	0.59	-0.59
letter * say	-0.53	0.53
letter * sent	-0.58	0.58
letter * top	0.46	-0.46
letter :	0.97	-0.97
letter about	0.85	-0.85
letter and	1.32	-1.32
letter are	0.33	-0.33
letter ask	-1.15	1.15
letter doe	0.9	-0.9
letter from	0.69	-0.69
letter give	-0.35	0.35
letter has	0.93	-0.93
letter id	0.18	-0.18
letter in	-0.48	0.48
letter is	0.31	-0.31
letter o	-0.86	0.86
letter of	0.16	-0.16
letter or	0.19	-0.19
letter sent	0.52	-0.52
letter to	-0.37	0.37
letter was	0.16	-0.16
letter we	-0.48	0.48
letter went	-0.31	0.31
letter what	-0.6	0.6
letter within	0.23	-0.23
letter you	-1.04	1.04
letterhead	-0.19	0.19
level	0.42	-0.42
level * appeal	0.37	-0.37
level * care	-1.79	1.79
level * not	0.77	-0.77
level * servic	-1.42	1.42
level * the	1.01	-1.01
level <n>	-0.45	0.45
level appeal	0.55	-0.55
level ii	0.34	-0.34
level is	0.68	-0.68
level laser	0.25	-0.25
level of	-1.92	1.92
level off	-1.26	1.26
level one	0.43	-0.43
level review	-0.45	0.45
level that	-0.51	0.51
level the	0.41	-0.41
levy	-1.01	1.01
lf	0.22	-0.22
lf <n>	0.22	-0.22
lh	0.33	-0.33
lh <5>	0.18	-0.18
lh <n>	0.16	-0.16
liability	-1.33	1.33
liability * the	-1.35	1.35
liability * which	0.75	-0.75
liability for	0.17	-0.17
liability in	0.53	-0.53
liability is	-0.3	0.3
liability summary	0.37	-0.37
liability with	-1.31	1.31
liabl	-0.2	0.2
liabl for	0.35	-0.35
licens	-1.03	1.03
licens <n>	0.33	-0.33
licens chiropractor	0.68	-0.68
licens in	1.14	-1.14
licens number	-1.57	1.57
licens physical	0.63	-0.63
licens therapist	-0.41	0.41
license	0.57	-0.57
license * the	0.39	-0.39
license of	0.39	-0.39
lidocain	-0.71	0.71
lidocain <n>	0.29	-0.29
lie	-0.5	0.5
lie * the	-0.64	0.64
lien	-0.87	0.87
lien for	0.76	-0.76
life	-0.62	0.62
life insuranc	-0.18	0.18
lifetim	-1.36	1.36
lift	0.22	-0.22
lift and	1.03	-1.03
lift boxe	-0.93	0.93
liga	0.91	-0.91
light	-0.48	0.48
light was	-0.42	0.42
lik	-1.34	1.34
like	0.19	-0.19
like * see	0.41	-0.41
like a	-1.03	1.03
like our	1.2	-1.2
like that	-0.48	0.48
like the	0.88	-0.88
like thi	-1.1	1.1
like to	0.55	-0.55
like your	-0.76	0.76
limb	0.19	-0.19
limb therapy	0.21	-0.21
limit	-2.88	2.88
limit * <m>	0.22	-0.22
limit * <n>	-0.84	0.84
limit * fil	-1.6	1.6
limit * one	0.55	-0.55
limit * the	0.7	-0.7
limit * your	-1.08	1.08
limit :	0.42	-0.42
limit <n>	-0.5	0.5
limit and	1.54	-1.54
limit for	-1.89	1.89
limit had	-0.72	0.72
limit in	-0.23	0.23
limit is	1.11	-1.11
limit of	-0.63	0.63
limit plan	-0.19	0.19
limit to	-1.28	1.28
limit was	1.03	-1.03
lindahl	0.39	-0.39
lindgren	0.31	-0.31
lindholm	0.23	-0.23
lindquist	0.31	-0.31
lindqvist	0.31	-0.31
line	-1.36	1.36
line * line	-0.53	0.53
line * the	0.17	-0.17
line * thi	2.03	-2.03
line * your	-0.4	0.4
line <m>	-0.62	0.62
line <n>	-0.43	0.43
line add	-0.7	0.7
line and	0.51	-0.51
line are	0.22	-0.22
line at	0.4	-0.4
line cannot	-0.5	0.5
line come	-1.09	1.09
line date	-0.61	0.61
line doe	-0.64	0.64
line dos	-0.47	0.47
line for	-1.03	1.03
line has	-0.43	0.43
line is	-0.3	0.3
line of	0.73	-0.73
line on	0.6	-0.6
line say	-0.22	0.22
line servic	0.66	-0.66
line to	-0.75	0.75
line was	0.86	-0.86
line were	1.6	-1.6
line with	-0.61	0.61
link	-0.22	0.22
link to	0.29	-0.29
linnea	-0.52	0.52
linu	-0.88	0.88
lipid	-0.39	0.39
lisinopril	1.1	-1.1
list	-0.99	0.99
list * patient	-0.29	0.29
list * same	1.16	-1.16
list * the	0.69	-0.69
list * thi	-0.47	0.47
list a	-0.72	0.72
list above	0.37	-0.37
list among	-0.87	0.87
list and	-0.44	0.44
list are	0.94	-0.94
list as	0.25	-0.25
list below	1.4	-1.4
list first	-0.38	0.38
list for	-0.89	0.89
list here	1.04	-1.04
list in	-0.3	0.3
list is	-0.67	0.67
list it	-0.31	0.31
list of	0.2	-0.2
list on	0.21	-0.21
list one	-0.25	0.25
list since	-0.46	0.46
list under	-0.51	0.51
list we	-0.77	0.77
list what	0.38	-0.38
literatur	1.05	-1.05
littl	-0.94	0.94
littl step	0.26	-0.26
liv	-0.2	0.2
live	-0.89	0.89
lk	0.28	-0.28
lk <n>	0.28	-0.28
ll	0.31	-0.31
llame	0.29	-0.29
llame al	0.29	-0.29
llc	1.03	-1.03
llc <n>	0.43	-0.43
llc bill	-0.59	0.59
llc claim	-0.68	0.68
llc for	0.38	-0.38
llc npi	0.21	-0.21
ln	0.71	-0.71
ln <n>	0.17	-0.17
ln date	0.18	-0.18
ln servic	0.28	-0.28
load	0.22	-0.22
loc	-1.52	1.52
local <n>	0.64	-0.64
local plan	-0.5	0.5
locat	-1.27	1.27
lock	-1.31	1.31
lock or	-1.02	1.02
lockbox	0.72	-0.72
lockbox <n>	0.43	-0.43
lockridg	0.46	-0.46
log	0.55	-0.55
log * attest	0.33	-0.33
log and	0.77	-0.77
log or	0.33	-0.33
log out	0.31	-0.31
log show	0.35	-0.35
logg	-1	1
lone	0.29	-0.29
long after	-0.22	0.22
long as	1.49	-1.49
long term	-0.32	0.32
long the	0.65	-0.65
longer	-0.85	0.85
longer medical	-1.48	1.48
longer need	0.41	-0.41
longer requir	-0.21	0.21
longer stand	1.51	-1.51
longer than	-0.54	0.54
longer work	-0.21	0.21
look	-0.57	0.57
look * <n>	-1.16	1.16
look * a	-0.64	0.64
look * again	0.24	-0.24
look * by	-0.39	0.39
look * each	1.16	-1.16
look * for	-0.94	0.94
look * it	-0.4	0.4
look * no	-0.31	0.31
look * the	1.65	-1.65
look * thi	0.81	-0.81
look * whether	1.53	-1.53
look * you	-0.19	0.19
look * your	-0.9	0.9
look again	0.44	-0.44
look and	0.8	-0.8
look at	0.35	-0.35
look for	-0.5	0.5
look in	-0.82	0.82
look into	-0.54	0.54
look like	-1.77	1.77
look only	0.63	-0.63
look to	0.23	-0.23
look under	-0.19	0.19
look we	1.14	-1.14
loop	-0.5	0.5
loop <n>	-0.32	0.32
lorcan	0.54	-0.54
lorenzo	0.2	-0.2
los	-0.86	0.86
los * bladder	1.1	-1.1
los * earn	0.72	-0.72
los * function	-1.33	1.33
los * lumbar	0.62	-0.62
los :	0.18	-0.18
los <d>	0.34	-0.34
los and	-0.61	0.61
los are	-0.21	0.21
los carrier	-1.22	1.22
los date	0.22	-0.22
los drug	-0.39	0.39
los of	0.73	-0.73
lose	0.59	-0.59
lost	-0.93	0.93
lost through	0.46	-0.46
lot	-0.58	0.58
lot number	0.31	-0.31
lov	-0.79	0.79
low	-0.83	0.83
low back	-0.66	0.66
low complexity	-0.79	0.79
low heron	0.23	-0.23
low level	0.71	-0.71
low risk	-0.29	0.29
lowcountry	0.25	-0.25
lowe	0.48	-0.48
lowell	0.56	-0.56
lower	-0.5	0.5
lower back	0.19	-0.19
lower extremity	0.78	-0.78
lower level	-1.17	1.17
ls	0.73	-0.73
ltr	0.18	-0.18
lucan	0.18	-0.18
lucia	-0.16	0.16
lucia m	0.21	-0.21
lucian	0.22	-0.22
lucinda	0.52	-0.52
luciu	0.17	-0.17
ludmila	0.2	-0.2
lumbar	0.71	-0.71
lumbar flexion	0.74	-0.74
lumbar mri	-0.16	0.16
lumbar spine	-0.51	0.51
lumber	0.85	-0.85
lump	-0.62	0.62
lund	-0.23	0.23
lung	0.59	-0.59
lung fund	-0.64	0.64
lysander	0.35	-0.35
m	0.7	-0.7
m * <n>	0.57	-0.57
m <5>	0.35	-0.35
m <m>	1.52	-1.52
m <n>	1.76	-1.76
m central	0.22	-0.22
m d	0.51	-0.51
m e	0.19	-0.19
m on	-0.75	0.75
m to	0.69	-0.69
m x	0.18	-0.18
ma	0.31	-0.31
ma <n>	0.37	-0.37
mac	0.82	-0.82
machin	-1.24	1.24
made	1.48	-1.48
made * <month>	-0.47	0.47
made * <n>	0.51	-0.51
made * a	0.87	-0.87
made * decision	-0.16	0.16
made * error	-1.39	1.39
made * mistak	0.32	-0.32
made * the	-0.58	0.58
made * your	0.99	-0.99
made after	0.38	-0.38
made and	-0.82	0.82
made by	0.78	-0.78
made for	0.47	-0.47
made in	-1.07	1.07
made it	-1.53	1.53
made on	0.41	-0.41
made out	-0.31	0.31
made the	0.24	-0.24
made thi	0.43	-0.43
made to	0.85	-0.85
made up	1.29	-1.29
made whole	-0.55	0.55
made within	0.55	-0.55
magnolia	0.26	-0.26
maiden	-0.36	0.36
maiden name	-0.36	0.36
mail	-0.21	0.21
mail * <month>	-0.27	0.27
mail * fax	0.23	-0.23
mail * form	-0.67	0.67
mail * refund	0.8	-0.8
mail * to	-0.26	0.26
mail * your	0.74	-0.74
mail :	0.97	-0.97
mail <n>	0.99	-0.99
mail a	0.47	-0.47
mail addres	-0.2	0.2
mail date	0.46	-0.46
mail fax	-0.22	0.22
mail it	-1.09	1.09
mail on	-0.44	0.44
mail or	0.55	-0.55
mail room	-0.48	0.48
mail to	1.1	-1.1
mail us	-0.36	0.36
mailbox	-0.16	0.16
mailbox is	-0.66	0.66
mailroom	-0.32	0.32
main	-1.66	1.66
main one	-0.16	0.16
maintenanc	-1.89	1.89
maintenanc care	-1.38	1.38
maintenanc therapy	-1.69	1.69
mak	-0.95	0.95
make	-0.67	0.67
make * check	0.42	-0.42
make * exception	-0.25	0.25
make a	0.24	-0.24
make an	-0.25	0.25
make check	0.17	-0.17
make it	-1.28	1.28
make no	0.78	-0.78
make one	-0.31	0.31
make out	-0.58	0.58
make sure	0.42	-0.42
make the	-0.74	0.74
make up	1.35	-1.35
maker	-0.34	0.34
male	-1.3	1.3
mammogram	-1.63	1.63
man	0.21	-0.21
man who	0.91	-0.91
manag	0.92	-0.92
manag by	0.23	-0.23
manag for	0.6	-0.6
manag servic	0.38	-0.38
manager * an	-0.47	0.47
manager and	-0.29	0.29
manifest	-0.41	0.41
manipul	-0.43	0.43
manipul * the	-0.24	0.24
manipul <5>	0.21	-0.21
manipul <m>	0.31	-0.31
manipul <n>	0.73	-0.73
manipul of	-0.92	0.92
manual	0.31	-0.31
manual chair	-0.65	0.65
manual chapter	0.66	-0.66
manual for	0.36	-0.36
manual manipul	0.44	-0.44
manual therapy	-0.8	0.8
many	-0.43	0.43
many frequency	-0.79	0.79
many servic	-1.24	1.24
maple	0.17	-0.17
marchetty	0.61	-0.61
marguerit	0.44	-0.44
maria	-0.79	0.79
marigold	0.35	-0.35
marin	0.18	-0.18
marisela	0.28	-0.28
marisol	0.86	-0.86
marisol hathaway	0.18	-0.18
mark	-1.4	1.4
mark * as	-0.26	0.26
mark as	-0.24	0.24
mark it	-0.84	0.84
mark with	0.26	-0.26
marker	-0.38	0.38
marketplac	2.49	-2.49
marketplac policy	0.23	-0.23
marriag	-0.31	0.31
marriag counsel	-0.35	0.35
marry	-0.27	0.27
marsh	-0.52	0.52
mask	-0.27	0.27
massag	-1.7	1.7
massag * not	-0.45	0.45
massag <m>	0.17	-0.17
massag is	-0.96	0.96
massag therapy	-0.39	0.39
match	-2.7	2.7
match * one	0.94	-0.94
match history	-1.08	1.08
match the	0.9	-0.9
match thi	-0.6	0.6
match to	-0.34	0.34
mateo	0.18	-0.18
matter	-0.62	0.62
matter * the	-0.44	0.44
matter how	-0.8	0.8
matter is	0.43	-0.43
matthia	-0.58	0.58
maume	0.66	-0.66
max	-1.89	1.89
max met	-0.73	0.73
maximu	0.28	-0.28
maximu federal	0.26	-0.26
maximum	-1.56	1.56
maximum * not	-0.66	0.66
maximum allowabl	1.42	-1.42
maximum are	-0.66	0.66
maximum benefit	-0.36	0.36
maximum medical	-0.52	0.52
maximum number	-1.57	1.57
maximum of	-1.61	1.61
maximum see	0.18	-0.18
may	0.92	-0.92
may * able	0.81	-0.81
may * asked	0.6	-0.6
may * bill	0.56	-0.56
may * cover	-0.97	0.97
may * deny	0.41	-0.41
may * filed	0.78	-0.78
may * left	0.72	-0.72
may * paid	-1.53	1.53
may * request	0.5	-0.5
may * sent	0.86	-0.86
may * treat	0.32	-0.32
may also	0.52	-0.52
may and	-1.08	1.08
may appeal	0.51	-0.51
may ask	1.42	-1.42
may be	0.74	-0.74
may bill	1.33	-1.33
may bring	0.67	-0.67
may call	0.4	-0.4
may collect	-0.28	0.28
may concern	0.27	-0.27
may file	0.99	-0.99
may go	1.23	-1.23
may have	0.62	-0.62
may hold	0.32	-0.32
may look	0.43	-0.43
may not	0.97	-0.97
may note	0.22	-0.22
may owe	0.5	-0.5
may seek	0.44	-0.44
may send	0.19	-0.19
may speak	0.32	-0.32
may start	0.24	-0.24
may take	0.69	-0.69
may the	-0.21	0.21
may then	0.33	-0.33
may was	0.18	-0.18
may write	0.42	-0.42
may you	-0.65	0.65
mb	-0.37	0.37
mb <n>	0.18	-0.18
mbi	0.42	-0.42
mbi <n>	0.29	-0.29
mbr	-0.92	0.92
mc	0.24	-0.24
mc <n>	0.23	-0.23
mcallister	0.17	-0.17
mcg	-0.19	0.19
mcg ambulatory	0.29	-0.29
mcg guidelin	-0.58	0.58
mco	-0.71	0.71
md	1.52	-1.52
md <n>	0.31	-0.31
md board	0.23	-0.23
md npi	-0.55	0.55
md on	0.29	-0.29
md orthopedic	0.38	-0.38
md paid	0.16	-0.16
md patient	0.25	-0.25
me	-0.32	0.32
meadow	0.38	-0.38
meadowlark	0.19	-0.19
meal	-0.63	0.63
mean	-0.43	0.43
mean * the	-0.72	0.72
mean * we	0.6	-0.6
mean * will	0.69	-0.69
mean a	0.24	-0.24
mean co	-1.45	1.45
mean the	-0.25	0.25
mean we	0.5	-0.5
meant	-0.27	0.27
meant to	-0.6	0.6
meantim	-0.45	0.45
meanwhil	-0.79	0.79
measur	0.32	-0.32
measur and	0.73	-0.73
measur of	0.51	-0.51
measurabl	-0.86	0.86
measurabl chang	-1.05	1.05
measurabl gain	-0.62	0.62
measurabl improv	0.78	-0.78
mechanical	1.55	-1.55
mechanical traction	1.55	-1.55
med	-0.74	0.74
med <n>	-0.56	0.56
med pay	-0.43	0.43
medial	0.5	-0.5
medic	-0.42	0.42
medic list	-0.77	0.77
medica	0.62	-0.62
medicaid * review	0.2	-0.2
medicaid agency	0.6	-0.6
medicaid for	0.2	-0.2
medicaid id	0.64	-0.64
medicaid is	0.26	-0.26
medicaid member	1.4	-1.4
medicaid no	0.29	-0.29
medicaid offic	-0.59	0.59
medicaid on	-0.61	0.61
medicaid pay	1.05	-1.05
medicaid plan	-1.15	1.15
medicaid program	0.51	-0.51
medicaid servic	0.43	-0.43
medicaid tricar	0.41	-0.41
medical	-1.19	1.19
medical accept	-0.64	0.64
medical assistanc	0.3	-0.3
medical associat	-0.73	0.73
medical benefit	-1.19	1.19
medical bill	0.84	-0.84
medical carrier	-0.45	0.45
medical claim	-0.19	0.19
medical coverag	0.84	-0.84
medical decision	-0.69	0.69
medical depart	-0.28	0.28
medical director	1.01	-1.01
medical examin	-1.3	1.3
medical fee	1.91	-1.91
medical group	-1.01	1.01
medical improv	-0.52	0.52
medical insuranc	0.55	-0.55
medical judg	0.49	-0.49
medical manag	0.59	-0.59
medical mutual	1.33	-1.33
medical necessary	-2.21	2.21
medical necessity	0.65	-0.65
medical pay	-0.4	0.4
medical plan	0.76	-0.76
medical policy	-0.22	0.22
medical reasonabl	-0.49	0.49
medical record	0.46	-0.46
medical review	1.34	-1.34
medical servic	0.92	-0.92
medical side	-0.29	0.29
medical supp	0.2	-0.2
medical treat	-0.76	0.76
medicar * may	0.21	-0.21
medicar * thi	-0.19	0.19
medicar <n>	0.71	-0.71
medicar administrativ	0.75	-0.75
medicar advantag	0.67	-0.67
medicar amount	0.18	-0.18
medicar appeal	0.16	-0.16
medicar approv	0.77	-0.77
medicar benefit	1.06	-1.06
medicar by	-0.54	0.54
medicar claim	-0.24	0.24
medicar contract	0.47	-0.47
medicar contractor	-0.93	0.93
medicar cover	1.17	-1.17
medicar deny	0.63	-0.63
medicar doe	-0.53	0.53
medicar for	-0.16	0.16
medicar give	-0.41	0.41
medicar goe	-0.84	0.84
medicar id	0.33	-0.33
medicar is	-0.96	0.96
medicar medicaid	0.75	-0.75
medicar overpay	0.19	-0.19
medicar paid	0.75	-0.75
medicar part	1.1	-1.1
medicar pay	-0.34	0.34
medicar prescription	0.27	-0.27
medicar remittanc	0.16	-0.16
medicar rule	-0.76	0.76
medicar secondary	1.18	-1.18
medicar servic	0.22	-0.22
medicar should	-0.62	0.62
medicar summary	0.69	-0.69
medicar was	-0.66	0.66
medicar will	0.7	-0.7
medicar you	0.21	-0.21
medicin	0.67	-0.67
medicin * a	0.49	-0.49
medicin * rehabilit	0.47	-0.47
medicin :	0.24	-0.24
medicin <n>	0.32	-0.32
medicin and	0.92	-0.92
medicin llc	0.35	-0.35
medicin on	0.33	-0.33
medicin pc	0.16	-0.16
medigap	0.38	-0.38
meet	-1.67	1.67
meet * definition	-0.85	0.85
meet * plan	0.33	-0.33
meet criteria	-0.65	0.65
meet medicar	0.92	-0.92
meet our	-0.38	0.38
meet the	-1.29	1.29
member	-0.24	0.24
member * not	0.65	-0.65
member * the	0.19	-0.19
member * these	0.67	-0.67
member * thi	0.46	-0.46
member :	0.87	-0.87
member and	0.41	-0.41
member appeal	0.26	-0.26
member as	-0.66	0.66
member at	0.34	-0.34
member authoriz	0.23	-0.23
member call	0.44	-0.44
member cannot	1.42	-1.42
member card	0.54	-0.54
member claim	0.99	-0.99
member contract	-0.47	0.47
member could	-0.36	0.36
member coverag	-1.43	1.43
member date	0.38	-0.38
member deductibl	0.3	-0.3
member did	0.77	-0.77
member doe	0.65	-0.65
member for	1.39	-1.39
member had	-0.82	0.82
member handbook	0.16	-0.16
member has	-1.03	1.03
member have	0.2	-0.2
member health	0.43	-0.43
member id	0.6	-0.6
member in	-0.51	0.51
member is	-1.45	1.45
member ld	0.17	-0.17
member may	0.36	-0.36
member member	0.53	-0.53
member must	0.39	-0.39
member name	-0.47	0.47
member need	-0.8	0.8
member never	-0.41	0.41
member no	0.65	-0.65
member not	-0.75	0.75
member number	0.88	-0.88
member of	0.38	-0.38
member on	-0.99	0.99
member only	0.52	-0.52
member or	0.98	-0.98
member owe	-0.41	0.41
member own	-1.03	1.03
member pay	-1.27	1.27
member plan	-0.62	0.62
member provider	0.17	-0.17
member representativ	-0.42	0.42
member sent	-0.35	0.35
member servic	1.36	-1.36
member share	-0.54	0.54
member sign	0.22	-0.22
member the	-0.41	0.41
member to	-1.06	1.06
member under	-0.82	0.82
member who	0.54	-0.54
membership	-0.3	0.3
membership and	-0.52	0.52
memorial	-1.19	1.19
men	-0.33	0.33
mention	-0.21	0.21
menu	-0.2	0.2
mercy	-0.97	0.97
merger	-0.32	0.32
meridian	0.28	-0.28
meritain	0.25	-0.25
meritain health	0.25	-0.25
merriman	0.21	-0.21
mesa verde	0.16	-0.16
mesquit	0.18	-0.18
messag	0.5	-0.5
messag <n>	-0.87	0.87
messag center	0.99	-0.99
messag co	-0.62	0.62
messag code	0.3	-0.3
messag was	1.07	-1.07
met	-0.6	0.6
met * <n>	-0.43	0.43
met * the	0.79	-0.79
met <m>	0.46	-0.46
met <n>	-0.67	0.67
met and	1.11	-1.11
met by	-0.38	0.38
met for	-0.87	0.87
met in	0.26	-0.26
met out	0.31	-0.31
met so	0.42	-0.42
met the	0.99	-0.99
met thi	-0.18	0.18
met with	-0.4	0.4
metal	0.42	-0.42
metal worker	0.26	-0.26
metformin	-1.72	1.72
method	-0.26	0.26
mexico	-0.35	0.35
mg <n>	0.53	-0.53
mg pen	0.16	-0.16
mi	0.37	-0.37
michigan	0.35	-0.35
mid	-0.22	0.22
mid <n>	0.36	-0.36
middl	-0.67	0.67
midnight	-1.12	1.12
midnight on	-0.75	0.75
might	1.3	-1.3
mild	-0.84	0.84
mile	-0.57	0.57
military	1.1	-1.1
military clinic	0.64	-0.64
miller	-0.36	0.36
milligram	-0.4	0.4
millrac	0.25	-0.25
milo	0.22	-0.22
min	-0.22	0.22
min <5>	0.51	-0.51
mind	1.69	-1.69
mind and	0.41	-0.41
minimum	0.83	-0.83
minnesota	0.25	-0.25
minor	0.62	-0.62
minor procedur	0.41	-0.41
minut	-1.18	1.18
minut * <n>	-0.67	0.67
minut * each	0.16	-0.16
minut * not	-0.97	0.97
minut * timed	0.36	-0.36
minut * total	0.73	-0.73
minut <n>	-0.19	0.19
minut are	-0.97	0.97
minut for	-1.09	1.09
minut in	0.53	-0.53
minut of	-0.7	0.7
minut rule	-0.41	0.41
mireill	0.2	-0.2
miriam	0.22	-0.22
mirror	-1.58	1.58
mis	0.27	-0.27
mismatch	-1.45	1.45
miss	-2.6	2.6
miss * deadlin	0.41	-0.41
miss * is	-0.89	0.89
miss * not	0.19	-0.19
miss * the	-0.96	0.96
miss :	0.61	-0.61
miss appoint	-0.56	0.56
miss document	1.08	-1.08
miss incomplet	-0.94	0.94
miss it	-0.46	0.46
miss on	-1.01	1.01
miss or	-0.45	0.45
miss patient	0.94	-0.94
miss procedur	-0.77	0.77
miss the	0.5	-0.5
missoury	-0.32	0.32
mistak	1.75	-1.75
mistak and	0.82	-0.82
mistak call	0.2	-0.2
mistak on	0.36	-0.36
mistak pleas	0.16	-0.16
mistaken	0.59	-0.59
mk	0.27	-0.27
mk <n>	0.27	-0.27
ml	0.45	-0.45
mn	-0.24	0.24
mn <n>	-0.55	0.55
mo	-0.95	0.95
moa	0.93	-0.93
moa ma	0.52	-0.52
moa remark	0.99	-0.99
mobility	-0.16	0.16
mod	0.68	-0.68
mod <n>	-0.77	0.77
mod amount	0.21	-0.21
mod bill	0.48	-0.48
mod charg	0.16	-0.16
mod qty	0.51	-0.51
mod unit	1.23	-1.23
modality	-0.25	0.25
modality are	0.75	-0.75
model	-0.54	0.54
moderat	-0.19	0.19
moderat * sever	0.27	-0.27
moderat to	0.27	-0.27
modifier * miss	-1.81	1.81
modifier * show	1.07	-1.07
modifier <n>	0.66	-0.66
modifier and	0.32	-0.32
modifier at	0.93	-0.93
modifier is	-1.91	1.91
modifier s	-0.77	0.77
modifier that	-0.41	0.41
modifier was	0.83	-0.83
modify	0.28	-0.28
moe	-1.27	1.27
mole	-0.21	0.21
molina	0.92	-0.92
molina healthcar	0.36	-0.36
mom	-0.57	0.57
mon	0.57	-0.57
monday	-0.28	0.28
monday * friday	0.68	-0.68
monday and	-0.73	0.73
monday the	-0.95	0.95
monday to	0.68	-0.68
money	0.68	-0.68
money * the	0.45	-0.45
money back	0.94	-0.94
money for	1.16	-1.16
money from	0.29	-0.29
money in	-0.4	0.4
money is	0.26	-0.26
monitor	-0.65	0.65
montana	0.16	-0.16
month	-1.59	1.59
month * <n>	0.42	-0.42
month * a	0.52	-0.52
month * has	0.45	-0.45
month * it	1.03	-1.03
month * the	-0.3	0.3
month <n>	-1.8	1.8
month after	-0.2	0.2
month ago	-0.87	0.87
month amount	0.24	-0.24
month behind	-0.78	0.78
month for	-0.59	0.59
month from	1.38	-1.38
month have	0.49	-0.49
month if	0.18	-0.18
month in	1.01	-1.01
month is	-0.76	0.76
month of	0.36	-0.36
month old	-0.46	0.46
month on	-0.79	0.79
month or	-0.59	0.59
month premium	-0.34	0.34
month so	0.62	-0.62
month that	0.41	-0.41
month the	-0.91	0.91
month thi	-0.43	0.43
month to	-0.37	0.37
month we	-0.55	0.55
montoya	-0.39	0.39
more * need	1	-1
more * pay	-0.8	0.8
more * the	-0.31	0.31
more and	-0.34	0.34
more care	0.45	-0.45
more day	-0.17	0.17
more for	0.92	-0.92
more inform	1.27	-1.27
more is	1.01	-1.01
more muscl	0.41	-0.41
more note	1.1	-1.1
more of	0.17	-0.17
more paper	0.29	-0.29
more than	-0.87	0.87
more therapy	-1.4	1.4
more time	-1.55	1.55
more to	-1.1	1.1
more treat	-0.27	0.27
more visit	0.95	-0.95
more was	0.53	-0.53
mos	-1.11	1.11
most	-1.01	1.01
mother	-0.95	0.95
motion * the	0.45	-0.45
motion and	0.19	-0.19
motion of	0.64	-0.64
motion since	-0.4	0.4
motor	-0.22	0.22
motor vehicl	0.45	-0.45
motoriz	0.92	-0.92
mountain	0.41	-0.41
mountain health	0.57	-0.57
mountain spine	0.16	-0.16
mouth	-0.94	0.94
mov	0.21	-0.21
move	1.59	-1.59
moved	-1.95	1.95
moved * <5>	-0.4	0.4
moved * a	-0.24	0.24
moved in	-0.38	0.38
moved to	-1.14	1.14
mr	1.04	-1.04
mr tran	0.37	-0.37
mri	0.33	-0.33
mri * <d>	-0.55	0.55
mri * not	-0.49	0.49
mri * your	0.84	-0.84
mri at	-0.43	0.43
mri is	0.31	-0.31
mri lumbar	-0.31	0.31
mri report	0.65	-0.65
mri unles	-0.43	0.43
mri was	-0.21	0.21
mrn	0.25	-0.25
mrn <n>	0.21	-0.21
mrr	0.23	-0.23
mrr <n>	0.23	-0.23
mrt	0.29	-0.29
mrt <n>	0.29	-0.29
ms	1.03	-1.03
ms <n>	0.52	-0.52
ms renner	0.4	-0.4
msg	-0.27	0.27
msg :	-0.79	0.79
mtu	0.53	-0.53
much	0.25	-0.25
much was	-0.38	0.38
mue	-1.11	1.11
multipl	-1.14	1.14
multipl procedur	-1.57	1.57
must	0.72	-0.72
must * bill	-0.49	0.49
must * done	0.27	-0.27
must * in	-0.28	0.28
must * made	0.33	-0.33
must * postmark	-0.86	0.86
must * receiv	0.89	-0.89
must * repaid	1.17	-1.17
must * request	0.29	-0.29
must * sent	0.84	-0.84
must * sign	0.47	-0.47
must * submitt	1.27	-1.27
must ask	0.54	-0.54
must be	0.56	-0.56
must carry	-0.43	0.43
must come	0.83	-0.83
must do	0.37	-0.37
must file	0.27	-0.27
must get	-0.25	0.25
must go	-0.39	0.39
must not	0.39	-0.39
must pay	-0.51	0.51
must reach	1.01	-1.01
must receiv	-0.35	0.35
must send	-0.16	0.16
must show	0.63	-0.63
must sign	1.23	-1.23
must use	-0.63	0.63
must write	0.17	-0.17
mutual	0.16	-0.16
mutual * ohio	0.34	-0.34
mutual automobil	0.29	-0.29
mutual exclusiv	-0.98	0.98
mutual health	0.31	-0.31
mutual legal	0.24	-0.24
mutual of	0.44	-0.44
mv	-0.56	0.56
mv <n>	-0.57	0.57
myofascial	0.17	-0.17
n	0.43	-0.43
n * <n>	0.19	-0.19
n <n>	0.41	-0.41
n a	-1.17	1.17
n townzip	0.2	-0.2
naic	0.17	-0.17
nail	-0.16	0.16
nakagawa	0.4	-0.4
name	-0.61	0.61
name * addres	0.22	-0.22
name * date	0.59	-0.59
name * it	-0.35	0.35
name * title	0.22	-0.22
name * writ	0.25	-0.25
name :	0.91	-0.91
name <n>	0.24	-0.24
name a	-1.66	1.66
name addres	0.4	-0.4
name and	0.24	-0.24
name claim	0.18	-0.18
name cut	-0.3	0.3
name id	0.28	-0.28
name in	-0.29	0.29
name last	0.31	-0.31
name member	0.32	-0.32
name no	0.38	-0.38
name of	0.66	-0.66
name on	-0.7	0.7
name someon	0.67	-0.67
name that	0.74	-0.74
name to	-0.17	0.17
name your	0.47	-0.47
named	0.59	-0.59
named above	1.25	-1.25
named below	0.93	-0.93
named in	0.35	-0.35
named insur	0.31	-0.31
named on	-0.46	0.46
naproxen	0.57	-0.57
narrativ * the	-0.25	0.25
narrow	-0.68	0.68
nathaniel	0.17	-0.17
national	-0.86	0.86
national correct	-0.49	0.49
national drug	0.61	-0.61
national govern	0.22	-0.22
natur	-0.76	0.76
nc	-0.47	0.47
nc <n>	-0.63	0.63
ncci	-1.09	1.09
ncci edit	-0.47	0.47
nd	-0.37	0.37
ndc	-0.38	0.38
ndmcp	0.39	-0.39
ndmcp omb	0.3	-0.3
near	-0.42	0.42
nearest	0.31	-0.31
nebulizer	-0.33	0.33
necesita	0.42	-0.42
necessary	-1.88	1.88
necessary * thi	-0.76	0.76
necessary * you	-0.9	0.9
necessary :	-1.33	1.33
necessary <n>	0.78	-0.78
necessary and	-0.8	0.8
necessary at	-0.39	0.39
necessary becaus	-0.87	0.87
necessary expens	0.67	-0.67
necessary for	-2.4	2.4
necessary from	0.44	-0.44
necessary on	-1.56	1.56
necessary or	1.16	-1.16
necessary under	0.6	-0.6
necessary when	1.06	-1.06
necessity * the	-1.13	1.13
necessity by	-1.48	1.48
necessity for	-0.37	0.37
necessity review	0.39	-0.39
neck	-0.81	0.81
neck and	-0.51	0.51
neck disability	0.87	-0.87
neck is	-0.99	0.99
neck strain	0.6	-0.6
need	-0.22	0.22
need * <n>	-0.59	0.59
need * a	-0.86	0.86
need * approval	-0.99	0.99
need * be	-0.78	0.78
need * decid	-0.67	0.67
need * do	0.66	-0.66
need * further	-1.17	1.17
need * hear	-0.66	0.66
need * letter	1.12	-1.12
need * not	0.46	-0.46
need * note	1.26	-1.26
need * on	-0.35	0.35
need * person	-0.85	0.85
need * reach	-1.46	1.46
need * record	-0.56	0.56
need * referral	0.81	-0.81
need * send	0.78	-0.78
need * sign	0.22	-0.22
need * skill	0.28	-0.28
need * the	-0.36	0.36
need * these	-0.51	0.51
need * thi	0.64	-0.64
need :	1.38	-1.38
need <n>	-0.82	0.82
need a	0.5	-0.5
need an	-0.41	0.41
need and	-0.46	0.46
need approval	-0.38	0.38
need at	-1.13	1.13
need befor	-0.23	0.23
need do	0.41	-0.41
need for	-0.84	0.84
need from	0.52	-0.52
need help	0.68	-0.68
need it	1.35	-1.35
need its	-0.97	0.97
need more	0.78	-0.78
need no	1.75	-1.75
need not	1.72	-1.72
need one	-0.4	0.4
need our	-1.15	1.15
need prior	-0.6	0.6
need the	-0.47	0.47
need we	-1.19	1.19
need when	-0.4	0.4
need your	-0.74	0.74
needl	-0.49	0.49
needl * not	-1.17	1.17
needl * still	-0.2	0.2
needl <n>	1.34	-1.34
needl for	-0.33	0.33
needl insertion	0.29	-0.29
needl is	-1.61	1.61
needl was	-0.17	0.17
negativ	-0.66	0.66
negativ balanc	-0.63	0.63
negotiat	-1.46	1.46
neighbor	-0.46	0.46
neither	-1.95	1.95
neither has	-0.36	0.36
neither paid	0.53	-0.53
neither was	-0.87	0.87
nerve	-1.64	1.64
nerve conduction	0.22	-0.22
nerve root	-1.59	1.59
net	0.21	-0.21
net of	0.16	-0.16
network	1.31	-1.31
network * <month>	-0.38	0.38
network * the	-0.61	0.61
network * thi	-0.28	0.28
network :	-0.45	0.45
network agre	0.84	-0.84
network and	-1.2	1.2
network benefit	-0.23	0.23
network in	-0.42	0.42
network rate	0.45	-0.45
network region	0.21	-0.21
network that	0.2	-0.2
network the	0.29	-0.29
neuro	0.37	-0.37
neurological	0.45	-0.45
neurologist	1.02	-1.02
neurology	-0.6	0.6
neuromuscular	0.29	-0.29
neuromuscular re	0.21	-0.21
never	-3.56	3.56
never added	-0.43	0.43
never asked	-0.33	0.33
never been	-0.53	0.53
never came	-0.5	0.5
never finish	-0.33	0.33
never paid	-1.19	1.19
never part	-0.23	0.23
never put	-0.42	0.42
never reach	-0.34	0.34
never report	-0.27	0.27
never sent	-0.46	0.46
never sign	-0.22	0.22
new	-0.37	0.37
new :	1.09	-1.09
new <m>	-1.03	1.03
new and	0.61	-0.61
new bill	-0.77	0.77
new claim	-0.81	0.81
new date	-0.65	0.65
new explan	0.57	-0.57
new here	-0.43	0.43
new hire	-0.67	0.67
new inform	0.38	-0.38
new injury	0.38	-0.38
new jersey	0.54	-0.54
new loc	-0.6	0.6
new look	-0.59	0.59
new note	0.82	-0.82
new on	-0.54	0.54
new one	-0.34	0.34
new patient	0.2	-0.2
new record	0.32	-0.32
new referral	0.41	-0.41
new request	1	-1
new softwar	-0.58	0.58
new visit	0.33	-0.33
new year	-0.25	0.25
new york	0.48	-0.48
newborn	-1.77	1.77
newborn was	-0.4	0.4
newer	0.23	-0.23
newer one	-0.38	0.38
next	0.4	-0.4
next <month>	-0.68	0.68
next <n>	0.54	-0.54
next busines	-0.44	0.44
next check	0.64	-0.64
next level	0.77	-0.77
next one	-0.52	0.52
next page	0.3	-0.3
next pay	0.5	-0.5
next step	-0.35	0.35
next time	1.98	-1.98
next to	-0.94	0.94
nguyen	-0.28	0.28
nh	0.57	-0.57
nice	-0.84	0.84
night	-0.62	0.62
nil	-0.92	0.92
nine	-1.17	1.17
nine * the	-0.18	0.18
nine day	-0.85	0.85
nine month	-0.85	0.85
nine of	-0.45	0.45
nineteen	-0.81	0.81
ninety	-1.41	1.41
ninety day	-1.08	1.08
ninth	-0.6	0.6
nj	0.21	-0.21
nmac	-0.63	0.63
no	-1.86	1.86
no * may	0.16	-0.16
no * the	0.86	-0.86
no * thi	-0.51	0.51
no :	1.39	-1.39
no <5>	0.28	-0.28
no <m>	0.62	-0.62
no <n>	1.64	-1.64
no action	0.35	-0.35
no activ	-0.61	0.61
no adjust	1.85	-1.85
no advanc	0.86	-0.86
no amount	0.22	-0.22
no answer	-0.38	0.38
no appeal	1.29	-1.29
no approval	-0.5	0.5
no auth	0.93	-0.93
no authoriz	-0.23	0.23
no benefit	-1.03	1.03
no bill	0.94	-0.94
no call	-0.88	0.88
no case	-1.02	1.02
no chang	-0.46	0.46
no charg	0.24	-0.24
no check	-0.77	0.77
no claim	0.79	-0.79
no clinical	0.51	-0.51
no complaint	-0.27	0.27
no conflict	0.58	-0.58
no cost	1.31	-1.31
no coverag	-0.23	0.23
no date	-1.69	1.69
no decision	1.7	-1.7
no deficit	0.7	-0.7
no doctor	-0.31	0.31
no dos	0.18	-0.18
no drug	-0.53	0.53
no e	0.35	-0.35
no entry	-0.19	0.19
no exp	0.18	-0.18
no fall	0.38	-0.38
no fault	0.56	-0.56
no find	-0.71	0.71
no first	0.49	-0.49
no functional	-0.31	0.31
no further	-0.28	0.28
no gain	-1.2	1.2
no goal	0.77	-0.77
no good	-1.14	1.14
no home	-0.5	0.5
no in	1.17	-1.17
no interest	-0.61	0.61
no later	1.18	-1.18
no longer	-1.08	1.08
no los	-1.14	1.14
no matter	-1.2	1.2
no measur	1.49	-1.49
no measurabl	-0.85	0.85
no medical	0.77	-0.77
no modifier	1.08	-1.08
no money	-0.77	0.77
no more	0.71	-0.71
no name	-0.52	0.52
no narrativ	-0.46	0.46
no need	-1.31	1.31
no nerve	-1	1
no new	-0.77	0.77
no note	-1.84	1.84
no objectiv	-1.44	1.44
no one	0.33	-0.33
no other	1.47	-1.47
no out	-0.51	0.51
no pa	-0.25	0.25
no pain	-0.41	0.41
no part	0.88	-0.88
no patient	0.16	-0.16
no pay	0.26	-0.26
no plan	-0.89	0.89
no precert	-0.19	0.19
no prior	-0.2	0.2
no proof	-1.24	1.24
no provision	0.32	-0.32
no reason	-1.24	1.24
no record	-2.14	2.14
no red	-0.35	0.35
no referral	-1.79	1.79
no reply	-0.44	0.44
no request	-0.79	0.79
no room	-0.2	0.2
no second	0.41	-0.41
no separat	-1.28	1.28
no servic	0.7	-0.7
no signatur	-1.19	1.19
no start	-1.85	1.85
no such	-0.85	0.85
no surgery	0.98	-0.98
no test	-0.29	0.29
no thought	0.25	-0.25
no tie	0.69	-0.69
no to	0.72	-0.72
no total	-0.25	0.25
no trace	-0.5	0.5
no trial	-1.03	1.03
no troubl	0.57	-0.57
no weaknes	0.29	-0.29
no word	-0.23	0.23
no written	-0.45	0.45
no x	-1.05	1.05
no you	0.22	-0.22
nobody	-1.58	1.58
nobody * that	-0.74	0.74
nobody asked	-1.33	1.33
nobody at	-0.59	0.59
nobody by	-0.8	0.8
nobody call	-0.97	0.97
nobody has	1.47	-1.47
nobody read	1.08	-1.08
nod	-0.55	0.55
non	-1.42	1.42
non certific	0.77	-0.77
non contract	1.07	-1.07
non cover	-1.4	1.4
none	-1.56	1.56
none * file	-0.75	0.75
none * on	-0.25	0.25
none * the	1.22	-1.22
none <n>	0.36	-0.36
none found	0.22	-0.22
none in	0.51	-0.51
none is	-0.35	0.35
none issu	-0.31	0.31
none of	0.87	-0.87
none on	-0.75	0.75
nonpay	-1.2	1.2
noon	1.18	-1.18
noon * the	0.84	-0.84
noon of	0.84	-0.84
noon on	0.16	-0.16
noor	0.23	-0.23
nor	-0.21	0.21
nor a	0.63	-0.63
nor deny	0.62	-0.62
nor the	-0.18	0.18
noridian	0.25	-0.25
normal	-1.25	1.25
north	0.43	-0.43
north carolina	0.3	-0.3
northgat	0.2	-0.2
nos	0.28	-0.28
nos proc	0.26	-0.26
not	-2.46	2.46
not * appeal	-0.43	0.43
not * be	0.27	-0.27
not * benefit	-1.78	1.78
not * bill	1.82	-1.82
not * charg	0.93	-0.93
not * claim	-0.2	0.2
not * collect	0.24	-0.24
not * consider	0.44	-0.44
not * cover	-1.95	1.95
not * decision	0.86	-0.86
not * denial	1.11	-1.11
not * emergency	-0.17	0.17
not * force	-1.33	1.33
not * guarante	0.81	-0.81
not * it	-0.32	0.32
not * medical	0.48	-0.48
not * member	-0.25	0.25
not * new	-0.78	0.78
not * one	-0.91	0.91
not * our	-0.4	0.4
not * packet	-0.36	0.36
not * paid	1.85	-1.85
not * pay	0.27	-0.27
not * peco	-0.29	0.29
not * plan	-0.47	0.47
not * promis	1.21	-1.21
not * question	1.05	-1.05
not * read	1.1	-1.1
not * request	0.78	-0.78
not * same	-0.39	0.39
not * the	-0.74	0.74
not * thi	-0.36	0.36
not * to	0.23	-0.23
not * us	-0.69	0.69
not * your	-0.51	0.51
not <n>	-0.76	0.76
not a	-0.9	0.9
not able	-0.43	0.43
not accept	-0.27	0.27
not added	-0.49	0.49
not affect	1.22	-1.22
not after	-0.91	0.91
not agr	-0.63	0.63
not agree	0.99	-0.99
not allow	0.67	-0.67
not an	-0.85	0.85
not answer	-0.46	0.46
not appeal	0.54	-0.54
not appear	-0.22	0.22
not apply	0.98	-0.98
not approv	0.62	-0.62
not as	0.66	-0.66
not ask	0.9	-0.9
not asked	-0.6	0.6
not at	0.78	-0.78
not attach	-1.75	1.75
not authoriz	-1.07	1.07
not back	0.43	-0.43
not balanc	0.2	-0.2
not be	0.83	-0.83
not been	0.57	-0.57
not begin	0.34	-0.34
not bill	0.88	-0.88
not billabl	-0.85	0.85
not bought	-0.63	0.63
not buy	-0.39	0.39
not by	0.86	-0.86
not call	-1.16	1.16
not carry	-1.11	1.11
not certify	-0.79	0.79
not chang	1.58	-1.58
not charg	0.57	-0.57
not clear	-0.44	0.44
not collect	0.65	-0.65
not come	-0.2	0.2
not consider	0.18	-0.18
not contract	-0.52	0.52
not copay	0.26	-0.26
not count	0.57	-0.57
not cov	0.65	-0.65
not cover	-0.32	0.32
not decid	0.94	-0.94
not deem	-1.39	1.39
not deny	1.36	-1.36
not describ	-0.8	0.8
not discriminat	1.16	-1.16
not disput	0.31	-0.31
not do	-0.61	0.61
not docu	-1.3	1.3
not done	-0.18	0.18
not elect	-0.19	0.19
not eligibl	-1.93	1.93
not enclos	-1.2	1.2
not enough	0.73	-0.73
not enroll	-1.16	1.16
not establish	-0.32	0.32
not file	0.74	-0.74
not fill	-0.41	0.41
not find	-0.83	0.83
not finish	-1.02	1.02
not fit	-0.78	0.78
not follow	-0.37	0.37
not for	-0.36	0.36
not found	-0.55	0.55
not from	0.88	-0.88
not fund	-0.47	0.47
not furnish	-0.19	0.19
not get	-2.02	2.02
not given	-0.75	0.75
not go	-0.24	0.24
not gotten	-0.37	0.37
not had	0.16	-0.16
not have	2.12	-2.12
not hear	-0.2	0.2
not help	0.35	-0.35
not here	0.21	-0.21
not hold	0.33	-0.33
not in	-1.61	1.61
not includ	-1.78	1.78
not indicat	-0.95	0.95
not insur	0.97	-0.97
not involv	0.72	-0.72
not keep	0.69	-0.69
not know	0.54	-0.54
not later	1.81	-1.81
not lengthen	0.44	-0.44
not let	-0.56	0.56
not liabl	0.48	-0.48
not list	-1.36	1.36
not load	-0.51	0.51
not look	2.09	-2.09
not made	0.59	-0.59
not mark	-0.51	0.51
not match	-0.79	0.79
not medical	-2.38	2.38
not meet	-2.1	2.1
not mention	-0.51	0.51
not moved	0.83	-0.83
not name	-1.46	1.46
not necessary	1.13	-1.13
not need	0.53	-0.53
not new	-0.39	0.39
not obtain	-1.57	1.57
not on	-0.45	0.45
not one	-0.25	0.25
not open	-0.24	0.24
not our	-0.81	0.81
not owe	2.39	-2.39
not owed	-0.31	0.31
not pay	-0.75	0.75
not payabl	-0.86	0.86
not plan	0.34	-0.34
not pre	-0.46	0.46
not proces	0.16	-0.16
not provid	-1.89	1.89
not reach	1.1	-1.1
not read	-0.29	0.29
not reasonab	-0.65	0.65
not reasonabl	-0.6	0.6
not receiv	-0.88	0.88
not recogniz	-0.19	0.19
not record	-1.12	1.12
not regard	-1.13	1.13
not reimburs	0.16	-0.16
not relat	0.74	-0.74
not remark	0.21	-0.21
not reopen	-1.06	1.06
not requir	1.15	-1.15
not responsibl	1.33	-1.33
not return	-1.35	1.35
not said	0.42	-0.42
not satisfy	-0.87	0.87
not say	-0.81	0.81
not see	-0.28	0.28
not seen	0.74	-0.74
not send	1.84	-1.84
not sent	-0.59	0.59
not set	0.23	-0.23
not show	-2.3	2.3
not shown	-1.29	1.29
not sign	-2.25	2.25
not someth	-0.97	0.97
not stand	0.7	-0.7
not start	0.45	-0.45
not stop	0.56	-0.56
not stretch	0.16	-0.16
not subject	0.72	-0.72
not submitt	-0.9	0.9
not support	-2.85	2.85
not take	0.66	-0.66
not tell	-1.18	1.18
not that	-0.29	0.29
not the	-1	1
not there	-0.85	0.85
not they	0.46	-0.46
not thi	-0.16	0.16
not to	1.02	-1.02
not told	-0.5	0.5
not touch	1.43	-1.43
not treat	0.47	-0.47
not tried	-1.67	1.67
not turn	1.23	-1.23
not use	0.16	-0.16
not used	-0.99	0.99
not valid	-1.7	1.7
not verify	-0.49	0.49
not warrant	-0.74	0.74
not we	-0.17	0.17
not what	-0.27	0.27
not when	-0.35	0.35
not with	-0.83	0.83
not work	0.2	-0.2
not written	-0.54	0.54
not yet	-0.36	0.36
not your	0.43	-0.43
notch	-0.27	0.27
note	0.29	-0.29
note * <d>	-0.76	0.76
note * <month>	-0.92	0.92
note * <n>	-0.38	0.38
note * a	-0.8	0.8
note * both	0.5	-0.5
note * came	0.27	-0.27
note * claim	-1.38	1.38
note * dr	0.34	-0.34
note * each	1.14	-1.14
note * for	-0.95	0.95
note * may	0.6	-0.6
note * no	-1.01	1.01
note * not	-0.7	0.7
note * sent	0.48	-0.48
note * the	1.96	-1.96
note * these	1.7	-1.7
note * thi	-0.68	0.68
note * total	0.56	-0.56
note * we	-1.3	1.3
note * were	0.39	-0.39
note * you	1.03	-1.03
note * your	0.33	-0.33
note :	0.94	-0.94
note <d>	0.32	-0.32
note an	0.62	-0.62
note and	-0.25	0.25
note are	1.02	-1.02
note co	0.89	-0.89
note d	0.43	-0.43
note describ	-0.76	0.76
note do	-0.72	0.72
note doe	-0.4	0.4
note for	0.63	-0.63
note get	1.09	-1.09
note give	-0.19	0.19
note has	-0.57	0.57
note is	-0.84	0.84
note k	-0.33	0.33
note list	1.2	-1.2
note of	1.68	-1.68
note on	-1.09	1.09
note read	-0.42	0.42
note record	0.34	-0.34
note repeat	0.22	-0.22
note say	-0.32	0.32
note sent	-0.69	0.69
note show	0.72	-0.72
note sign	0.75	-0.75
note support	-0.59	0.59
note that	-0.53	0.53
note the	-0.81	0.81
note to	0.75	-0.75
note we	0.77	-0.77
note were	-1.65	1.65
note with	1.44	-1.44
note within	0.17	-0.17
note you	0.62	-0.62
noted	-1.56	1.56
noted * the	-0.66	0.66
noted below	0.28	-0.28
noted that	-0.48	0.48
noth	-2.02	2.02
noth * it	-0.74	0.74
noth * left	-0.49	0.49
noth * our	-0.7	0.7
noth * paper	-0.41	0.41
noth * the	-1.28	1.28
noth * thi	1.32	-1.32
noth * what	-0.16	0.16
noth and	-0.48	0.48
noth came	-0.42	0.42
noth can	-0.94	0.94
noth else	0.42	-0.42
noth from	-0.3	0.3
noth had	0.24	-0.24
noth has	-0.46	0.46
noth in	-1.02	1.02
noth is	0.33	-0.33
noth left	0.38	-0.38
noth more	-0.22	0.22
noth move	-0.5	0.5
noth new	-0.8	0.8
noth on	-0.54	0.54
noth that	-0.87	0.87
noth to	-0.3	0.3
noth until	-0.42	0.42
noth was	0.69	-0.69
noth we	-0.28	0.28
noth will	0.26	-0.26
notic	1.37	-1.37
notic * <month>	0.54	-0.54
notic * advers	-0.16	0.16
notic * claim	0.3	-0.3
notic * denial	0.46	-0.46
notic * part	0.21	-0.21
notic * pay	0.35	-0.35
notic * your	0.26	-0.26
notic :	1.34	-1.34
notic and	0.33	-0.33
notic by	-0.39	0.39
notic date	0.54	-0.54
notic for	1.09	-1.09
notic if	0.18	-0.18
notic in	0.25	-0.25
notic is	-0.26	0.26
notic of	0.28	-0.28
notic or	0.31	-0.31
notic page	0.25	-0.25
notic say	0.41	-0.41
notic that	0.38	-0.38
notic to	0.78	-0.78
notic was	0.49	-0.49
notic with	0.34	-0.34
notific	-2.71	2.71
notific absent	-2.26	2.26
notific authoriz	-2.1	2.1
novita	0.17	-0.17
novita solution	0.17	-0.17
now	1.42	-1.42
now * paid	0.28	-0.28
now :	-0.47	0.47
now <month>	-0.24	0.24
now allow	0.48	-0.48
now and	1.24	-1.24
now approv	1.03	-1.03
now be	0.75	-0.75
now cover	1.19	-1.19
now due	0.46	-0.46
now the	-0.57	0.57
now under	0.51	-0.51
now yes	1.45	-1.45
nowher	-1.61	1.61
nowher to	-0.61	0.61
np	-0.32	0.32
npi	-0.39	0.39
npi * the	-0.42	0.42
npi :	0.42	-0.42
npi <n>	0.92	-0.92
npi is	-0.66	0.66
npi of	-0.45	0.45
num	0.45	-0.45
number	-0.45	0.45
number * <month>	-0.34	0.34
number * <n>	1.34	-1.34
number * day	0.37	-0.37
number * each	0.73	-0.73
number * every	0.21	-0.21
number * for	-0.45	0.45
number * gave	-0.35	0.35
number * miss	-0.46	0.46
number * not	-0.41	0.41
number * servic	0.57	-0.57
number * that	-0.3	0.3
number * the	-0.39	0.39
number * thi	-0.23	0.23
number * unit	-1.23	1.23
number * us	0.52	-0.52
number * visit	-0.86	0.86
number * your	0.47	-0.47
number :	1.11	-1.11
number <5>	0.35	-0.35
number <n>	1.01	-1.01
number above	0.57	-0.57
number absent	-0.44	0.44
number and	0.27	-0.27
number are	-0.6	0.6
number b	0.23	-0.23
number belong	-0.85	0.85
number but	-0.34	0.34
number c	0.33	-0.33
number cannot	-0.2	0.2
number claim	0.41	-0.41
number date	0.47	-0.47
number e	0.29	-0.29
number end	-0.57	0.57
number f	0.16	-0.16
number in	-0.78	0.78
number is	0.98	-0.98
number left	-0.58	0.58
number list	0.47	-0.47
number medicaid	0.2	-0.2
number of	-1.31	1.31
number on	0.38	-0.38
number pa	0.53	-0.53
number patient	0.16	-0.16
number servic	0.33	-0.33
number so	-0.84	0.84
number that	-0.25	0.25
number the	-0.25	0.25
number was	-0.8	0.8
number where	-0.69	0.69
number which	-0.24	0.24
number with	0.52	-0.52
number you	-1.15	1.15
numbnes	-0.19	0.19
numbnes or	-0.45	0.45
nurs	-1.42	1.42
nurs home	0.62	-0.62
nurse	-0.27	0.27
nurse could	0.34	-0.34
nurse is	0.35	-0.35
nurse line	-0.34	0.34
nurse look	0.97	-0.97
nurse practitioner	-0.16	0.16
nurse reviewer	0.2	-0.2
nurse visit	-0.71	0.71
nutrition	-1.15	1.15
nwosu	0.22	-0.22
nys	0.35	-0.35
nys form	0.35	-0.35
o <n>	0.84	-0.84
o box	0.57	-0.57
o where	-0.39	0.39
oa <n>	-0.23	0.23
oak	0.68	-0.68
oake	0.49	-0.49
oath	0.98	-0.98
obesity	0.89	-0.89
object	0.99	-0.99
objection to	0.21	-0.21
objectiv	-1.38	1.38
objectiv find	-1.23	1.23
oblig	0.76	-0.76
oblig <n>	-1.16	1.16
observ	-0.81	0.81
obstructiv	0.26	-0.26
obstructiv sleep	0.26	-0.26
obtain	-1.41	1.41
obtain befor	-0.76	0.76
occupational	0.34	-0.34
occupational * speech	0.49	-0.49
occupational and	0.61	-0.61
occupational therapist	-0.19	0.19
occupational therapy	0.68	-0.68
occurrenc	-1.27	1.27
occurrenc has	-1.27	1.27
ocmulge	0.27	-0.27
ocmulge creek	0.18	-0.18
octavia	-0.7	0.7
od	0.35	-0.35
odaly	-0.79	0.79
odd	-1.18	1.18
odell	0.26	-0.26
odessa	0.5	-0.5
odessa whitcomb	0.38	-0.38
odg	-1.82	1.82
odile	0.17	-0.17
odom	0.9	-0.9
oduya	0.58	-0.58
of * <m>	0.45	-0.45
of * <n>	-1.34	1.34
of * accident	0.58	-0.58
of * act	-0.41	0.41
of * action	0.63	-0.63
of * adjust	0.28	-0.28
of * admission	-0.91	0.91
of * allow	1.05	-1.05
of * appeal	0.91	-0.91
of * approv	-0.19	0.19
of * benefit	-0.52	0.52
of * bill	1.03	-1.03
of * blue	-0.39	0.39
of * calendar	-0.46	0.46
of * card	-0.6	0.6
of * certificat	-0.26	0.26
of * cervical	0.17	-0.17
of * charg	-0.37	0.37
of * check	-0.23	0.23
of * child	-0.45	0.45
of * claim	0.29	-0.29
of * clinic	0.26	-0.26
of * contract	0.88	-0.88
of * coverag	0.44	-0.44
of * date	0.4	-0.4
of * decision	-0.38	0.38
of * denial	0.79	-0.79
of * deny	0.23	-0.23
of * doctor	0.28	-0.28
of * emergency	-0.24	0.24
of * employer	0.95	-0.95
of * fact	0.83	-0.83
of * file	0.26	-0.26
of * film	-0.52	0.52
of * first	0.46	-0.46
of * five	0.59	-0.59
of * follow	0.53	-0.53
of * form	-1.03	1.03
of * four	0.8	-0.8
of * grace	1.73	-1.73
of * group	-0.21	0.21
of * guidelin	0.89	-0.89
of * health	0.19	-0.19
of * injection	-0.91	0.91
of * injury	0.22	-0.22
of * invoic	0.31	-0.31
of * is	-0.16	0.16
of * joint	-0.67	0.67
of * kind	0.64	-0.64
of * knee	-0.81	0.81
of * last	-1.07	1.07
of * left	0.9	-0.9
of * letter	0.59	-0.59
of * low	1.06	-1.06
of * lower	1.27	-1.27
of * lumbar	-0.33	0.33
of * mail	0.21	-0.21
of * manipul	-0.76	0.76
of * medical	-0.56	0.56
of * medicar	0.91	-0.91
of * member	0.68	-0.68
of * minor	0.75	-0.75
of * month	0.36	-0.36
of * new	0.7	-0.7
of * next	0.58	-0.58
of * notic	0.22	-0.22
of * number	0.42	-0.42
of * offic	-0.63	0.63
of * old	-0.53	0.53
of * on	0.35	-0.35
of * one	-0.4	0.4
of * other	-0.3	0.3
of * overpay	-0.38	0.38
of * own	0.85	-0.85
of * paid	-0.44	0.44
of * paper	0.33	-0.33
of * part	0.45	-0.45
of * patient	-0.85	0.85
of * pay	0.37	-0.37
of * person	0.69	-0.69
of * physical	0.38	-0.38
of * physician	0.41	-0.41
of * plan	-1.26	1.26
of * policy	1.11	-1.11
of * practic	-0.95	0.95
of * primary	-0.85	0.85
of * proces	0.24	-0.24
of * provider	0.28	-0.28
of * record	-0.55	0.55
of * referr	-0.95	0.95
of * referral	-0.27	0.27
of * remit	0.28	-0.28
of * remittanc	-0.68	0.68
of * render	-0.85	0.85
of * report	0.69	-0.69
of * request	-0.6	0.6
of * review	0.2	-0.2
of * right	-0.54	0.54
of * same	-1.32	1.32
of * servic	-0.38	0.38
of * shoulder	-0.56	0.56
of * social	0.53	-0.53
of * spine	-0.39	0.39
of * state	-0.24	0.24
of * surgery	-1.19	1.19
of * ten	0.23	-0.23
of * test	-1.5	1.5
of * the	0.58	-0.58
of * therapist	-0.49	0.49
of * three	-0.78	0.78
of * treat	-1.54	1.54
of * two	0.32	-0.32
of * visit	0.32	-0.32
of * voucher	0.25	-0.25
of * worker	-1.24	1.24
of * year	0.85	-0.85
of :	0.39	-0.39
of <5>	0.48	-0.48
of <d>	-0.39	0.39
of <m>	1.84	-1.84
of <n>	-1.16	1.16
of a	-0.97	0.97
of accident	-0.37	0.37
of activ	0.72	-0.72
of advers	-0.16	0.16
of all	0.63	-0.63
of an	-0.9	0.9
of another	-0.97	0.97
of any	-0.62	0.62
of appeal	0.64	-0.64
of area	-0.54	0.54
of authoriz	-1.02	1.02
of benefit	0.89	-0.89
of bill	-0.84	0.84
of bladder	1.1	-1.1
of california	0.32	-0.32
of care	-0.48	0.48
of charg	0.71	-0.71
of chiropractic	-0.36	0.36
of claim	-0.64	0.64
of claus	-0.72	0.72
of code	0.29	-0.29
of conservativ	0.21	-0.21
of coverag	-0.73	0.73
of date	-0.71	0.71
of day	0.37	-0.37
of delivery	-0.91	0.91
of denial	-0.31	0.31
of description	0.38	-0.38
of doctor	-0.49	0.49
of document	0.22	-0.22
of dr	1.12	-1.12
of each	0.28	-0.28
of earn	0.72	-0.72
of eligibility	-0.54	0.54
of erisa	0.51	-0.51
of every	0.56	-0.56
of exercis	-1.43	1.43
of financial	0.37	-0.37
of form	-0.37	0.37
of function	-1.46	1.46
of gett	0.24	-0.24
of hcpc	-0.56	0.56
of health	0.35	-0.35
of her	1.11	-1.11
of his	1.57	-1.57
of home	0.19	-0.19
of illinoy	0.21	-0.21
of inform	0.6	-0.6
of injury	1.33	-1.33
of insuranc	0.7	-0.7
of insurer	0.34	-0.34
of interest	0.58	-0.58
of it	0.35	-0.35
of its	-0.24	0.24
of labor	0.39	-0.39
of last	-0.92	0.92
of later	0.2	-0.2
of liability	-0.7	0.7
of line	-1.4	1.4
of los	0.62	-0.62
of low	0.33	-0.33
of lumbar	0.62	-0.62
of mail	0.21	-0.21
of manual	-0.48	0.48
of may	-0.52	0.52
of medicaid	0.77	-0.77
of medical	0.46	-0.46
of medicar	-1.26	1.26
of michigan	0.26	-0.26
of more	-0.17	0.17
of mr	0.39	-0.39
of ms	0.83	-0.83
of need	-0.3	0.3
of new	0.3	-0.3
of nine	-0.75	0.75
of north	0.29	-0.29
of notic	0.26	-0.26
of ohio	0.48	-0.48
of one	-1.66	1.66
of or	0.4	-0.4
of oregon	0.22	-0.22
of other	1.4	-1.4
of our	-0.79	0.79
of outpatient	1.38	-1.38
of paid	1.05	-1.05
of part	-1.23	1.23
of patient	0.43	-0.43
of pay	1.26	-1.26
of personnel	0.37	-0.37
of physical	0.89	-0.89
of physician	0.42	-0.42
of pocket	0.91	-0.91
of proc	0.26	-0.26
of procedur	0.36	-0.36
of progres	0.23	-0.23
of race	1.31	-1.31
of receipt	0.57	-0.57
of receiv	0.24	-0.24
of record	0.26	-0.26
of recovery	0.55	-0.55
of representativ	-0.65	0.65
of review	0.76	-0.76
of self	-1.13	1.13
of servic	-0.71	0.71
of six	-1.52	1.52
of skin	0.73	-0.73
of state	-0.31	0.31
of supervis	-0.98	0.98
of tennesse	-0.88	0.88
of texa	0.22	-0.22
of th	-0.26	0.26
of that	-1.54	1.54
of the	-0.25	0.25
of them	-0.31	0.31
of therapy	-0.94	0.94
of these	0.96	-0.96
of thi	0.91	-0.91
of three	1.26	-1.26
of tim	0.84	-0.84
of time	-1.13	1.13
of today	0.28	-0.28
of treat	-1.2	1.2
of trust	0.27	-0.27
of two	-0.61	0.61
of type	0.42	-0.42
of unit	-1.23	1.23
of us	-0.91	0.91
of visit	-0.79	0.79
of weaknes	-0.26	0.26
of what	-1.83	1.83
of which	-0.33	0.33
of worker	0.53	-0.53
of you	-0.75	0.75
off	-1.89	1.89
off * the	0.26	-0.26
off and	-0.53	0.53
off at	-0.3	0.3
off by	0.34	-0.34
off on	-0.49	0.49
off the	-0.98	0.98
off under	-0.34	0.34
offer	-0.28	0.28
offic	-0.19	0.19
offic * not	-0.2	0.2
offic * personnel	0.37	-0.37
offic * the	-0.85	0.85
offic * thi	-0.55	0.55
offic <m>	0.19	-0.19
offic <n>	-0.3	0.3
offic about	0.7	-0.7
offic and	-0.47	0.47
offic asked	-0.55	0.55
offic befor	-0.27	0.27
offic both	-1.08	1.08
offic call	-0.78	0.78
offic can	1.28	-1.28
offic for	0.4	-0.4
offic in	-0.47	0.47
offic is	1.22	-1.22
offic of	0.68	-0.68
offic on	-0.3	0.3
offic that	-0.44	0.44
offic to	1	-1
offic visit	1.02	-1.02
offic which	0.44	-0.44
offic within	0.27	-0.27
officer	0.81	-0.81
official	1.19	-1.19
official medical	1.12	-1.12
official summary	0.29	-0.29
offset	0.82	-0.82
offset against	-1.5	1.5
often	-0.37	0.37
oh	0.23	-0.23
ohio	0.86	-0.86
ohio administrativ	0.67	-0.67
ohio depart	0.77	-0.77
ohio medicaid	0.23	-0.23
ohp	0.66	-0.66
oig	-0.79	0.79
ok	0.81	-0.81
okafor	-0.4	0.4
okay	-1.01	1.01
okay for	-0.47	0.47
okay from	-0.35	0.35
okd	-1.13	1.13
okonjo pt	-0.46	0.46
okonjo reye	0.24	-0.24
okonkwo	0.16	-0.16
okoro	0.17	-0.17
ol	0.5	-0.5
old	-1.96	1.96
old * no	-0.38	0.38
old and	-0.38	0.38
old bill	-0.97	0.97
old claim	-0.98	0.98
old form	-0.74	0.74
old id	-0.2	0.2
old one	-0.76	0.76
old with	-0.73	0.73
older	0.27	-0.27
older than	-1.14	1.14
omaha	-1.16	1.16
omb	0.38	-0.38
omb approval	0.31	-0.31
omf	0.65	-0.65
on * <month>	-0.37	0.37
on * appeal	-0.46	0.46
on * approv	0.49	-0.49
on * attach	0.6	-0.6
on * back	0.4	-0.4
on * basi	0.59	-0.59
on * befor	0.36	-0.36
on * bill	-0.69	0.69
on * book	-0.23	0.23
on * card	-0.48	0.48
on * check	0.2	-0.2
on * claim	-0.66	0.66
on * date	-2.27	2.27
on * day	0.57	-0.57
on * desk	1.01	-1.01
on * doctor	-0.77	0.77
on * earlier	-1.14	1.14
on * explan	0.95	-0.95
on * federal	-1.14	1.14
on * file	0.57	-0.57
on * first	1.16	-1.16
on * home	-0.81	0.81
on * id	-0.46	0.46
on * independent	-0.93	0.93
on * is	-0.37	0.37
on * job	-0.67	0.67
on * last	-0.4	0.4
on * letter	-0.55	0.55
on * line	-1.51	1.51
on * list	-0.64	0.64
on * member	-0.43	0.43
on * need	0.36	-0.36
on * note	1.11	-1.11
on * one	-0.91	0.91
on * other	-0.25	0.25
on * own	-0.54	0.54
on * paper	0.58	-0.58
on * patient	0.68	-0.68
on * pay	-0.68	0.68
on * phone	-0.47	0.47
on * plan	0.23	-0.23
on * policy	-0.33	0.33
on * portal	-0.29	0.29
on * provider	0.91	-0.91
on * referral	-0.35	0.35
on * request	-0.39	0.39
on * roster	-0.2	0.2
on * same	0.34	-0.34
on * servic	0.26	-0.26
on * stat	0.43	-0.43
on * table	-0.2	0.2
on * third	-0.51	0.51
on * tricar	0.56	-0.56
on * two	1.08	-1.08
on * visit	0.93	-0.93
on * voucher	0.2	-0.2
on * websit	1.11	-1.11
on * year	-0.28	0.28
on :	-0.5	0.5
on <d>	0.43	-0.43
on <month>	0.22	-0.22
on <n>	-2.09	2.09
on a	-1.12	1.12
on all	0.42	-0.42
on an	-1.08	1.08
on any	-0.88	0.88
on appeal	1.27	-1.27
on approval	-0.66	0.66
on are	-0.21	0.21
on behalf	1.12	-1.12
on bill	-0.79	0.79
on both	0.46	-0.46
on claim	-1.25	1.25
on code	-0.79	0.79
on date	-1.76	1.76
on day	-1.14	1.14
on dos	-0.75	0.75
on each	0.96	-0.96
on every	1.03	-1.03
on file	-1.05	1.05
on form	0.23	-0.23
on hand	-0.8	0.8
on her	-0.82	0.82
on his	0.46	-0.46
on hold	0.93	-0.93
on ice	-0.84	0.84
on is	-0.25	0.25
on it	-0.95	0.95
on its	0.61	-0.61
on leave	-0.58	0.58
on line	-1.17	1.17
on may	0.28	-0.28
on medical	1.15	-1.15
on next	0.29	-0.29
on oig	-0.71	0.71
on one	-0.29	0.29
on or	-0.26	0.26
on page	-0.44	0.44
on paper	-1.19	1.19
on past	0.47	-0.47
on pay	-0.58	0.58
on prepay	-0.64	0.64
on record	-1.04	1.04
on request	0.94	-0.94
on review	-0.89	0.89
on second	1.87	-1.87
on that	-0.77	0.77
on the	-0.56	0.56
on their	-0.16	0.16
on them	0.18	-0.18
on these	-0.35	0.35
on thi	-0.39	0.39
on three	0.49	-0.49
on time	0.38	-0.38
on to	-0.21	0.21
on top	-0.85	0.85
on treat	-0.52	0.52
on tuesday	0.54	-0.54
on two	-0.59	0.59
on visit	-0.55	0.55
on weekday	0.57	-0.57
on which	-0.8	0.8
on you	-0.9	0.9
on your	-0.73	0.73
once	-2.09	2.09
once * <n>	-1.12	1.12
once * appeal	0.51	-0.51
once * day	-0.27	0.27
once * the	-0.77	0.77
once a	0.17	-0.17
once and	-1.09	1.09
once every	-0.85	0.85
once in	-1.35	1.35
once more	-1.67	1.67
once the	1.6	-1.6
one	-2.48	2.48
one * <m>	0.66	-0.66
one * <month>	-0.45	0.45
one * <n>	0.71	-0.71
one * an	-0.54	0.54
one * can	-0.6	0.6
one * cannot	1.15	-1.15
one * had	0.39	-0.39
one * have	-0.5	0.5
one * is	0.46	-0.46
one * not	-0.79	0.79
one * one	-0.71	0.71
one * the	-0.23	0.23
one * them	-0.74	0.74
one * these	1.18	-1.18
one * thi	0.49	-0.49
one * those	-0.17	0.17
one * turn	1.05	-1.05
one * two	-0.2	0.2
one * we	-0.56	0.56
one * which	-1.05	1.05
one * your	-0.4	0.4
one :	-0.65	0.65
one <n>	-0.74	0.74
one adjust	-0.16	0.16
one and	-0.45	0.45
one another	0.32	-0.32
one appeal	0.35	-0.35
one are	-1.26	1.26
one arriv	-0.34	0.34
one at	-0.39	0.39
one brace	-0.26	0.26
one by	-0.68	0.68
one calendar	0.46	-0.46
one came	-0.75	0.75
one date	-0.47	0.47
one day	-0.77	0.77
one did	-0.48	0.48
one digit	-0.36	0.36
one evalu	-0.69	0.69
one exist	-0.39	0.39
one foot	1.55	-1.55
one for	0.71	-0.71
one form	-0.27	0.27
one got	-0.29	0.29
one had	-0.85	0.85
one has	-0.85	0.85
one hour	-0.23	0.23
one hundr	0.45	-0.45
one in	-1.31	1.31
one injection	-0.44	0.44
one is	-1.29	1.29
one it	-0.27	0.27
one more	0.16	-0.16
one of	0.47	-0.47
one on	0.57	-0.57
one page	0.5	-0.5
one pair	-0.51	0.51
one patient	-0.27	0.27
one per	-0.67	0.67
one person	-0.3	0.3
one read	-0.42	0.42
one request	0.25	-0.25
one servic	-0.39	0.39
one session	-0.24	0.24
one set	-0.52	0.52
one side	-0.26	0.26
one stabl	-0.57	0.57
one that	-0.73	0.73
one the	-0.55	0.55
one through	-0.18	0.18
one time	0.47	-0.47
one to	-0.51	0.51
one took	-0.27	0.27
one townzip	0.32	-0.32
one unit	-0.17	0.17
one visit	-0.6	0.6
one was	-0.21	0.21
one we	-0.61	0.61
one who	-0.35	0.35
one year	0.19	-0.19
one you	-0.71	0.71
ongo care	0.66	-0.66
onlin	1.63	-1.63
onlin at	0.26	-0.26
only	-1.88	1.88
only * a	-1.61	1.61
only * bill	-0.37	0.37
only * first	-0.62	0.62
only * the	0.25	-0.25
only * thi	-0.3	0.3
only * whether	0.63	-0.63
only * your	0.48	-0.48
only :	0.17	-0.17
only <n>	-1.2	1.2
only a	-0.72	0.72
only after	1.14	-1.14
only and	0.61	-0.61
only at	0.56	-0.56
only by	-0.66	0.66
only for	0.41	-0.41
only have	-0.18	0.18
only if	1.16	-1.16
only need	0.56	-0.56
only no	-0.99	0.99
only on	0.51	-0.51
only once	-0.88	0.88
only one	-1.32	1.32
only pay	-0.55	0.55
only take	-0.24	0.24
only the	-0.43	0.43
only three	-0.81	0.81
only to	0.23	-0.23
only two	-0.36	0.36
only when	-0.5	0.5
only while	0.82	-0.82
only with	-0.73	0.73
onset	-0.57	0.57
oo	0.17	-0.17
oon	-0.68	0.68
op	-0.71	0.71
op report	-0.81	0.81
open	-1.16	1.16
open * <n>	0.65	-0.65
open * the	0.81	-0.81
open * you	0.28	-0.28
open and	1.28	-1.28
open enroll	-0.71	0.71
open for	0.61	-0.61
open imag	0.21	-0.21
open it	-0.25	0.25
open the	-0.83	0.83
open to	0.44	-0.44
open until	0.49	-0.49
open your	-0.52	0.52
oper	-0.42	0.42
operativ	1.1	-1.1
operativ note	0.99	-0.99
operativ report	0.2	-0.2
opinion	0.57	-0.57
opinion * that	-0.41	0.41
opinion * the	-0.27	0.27
opinion :	-0.75	0.75
opinion is	0.93	-0.93
opinion on	-0.34	0.34
opinion the	-0.69	0.69
opm	0.89	-0.89
opm has	0.44	-0.44
opr	0.25	-0.25
opr <n>	0.25	-0.25
opted	-0.73	0.73
opted out	-0.6	0.6
option	-0.76	0.76
option <n>	0.9	-0.9
option enroll	0.32	-0.32
option pay	-0.72	0.72
option self	0.64	-0.64
optum	0.92	-0.92
optum va	0.28	-0.28
or * authoriz	0.36	-0.36
or * be	0.3	-0.3
or * doctor	0.43	-0.43
or * fax	0.18	-0.18
or * mail	0.25	-0.25
or * not	-0.89	0.89
or * other	-0.26	0.26
or * part	-0.48	0.48
or * patient	-0.18	0.18
or * prescriber	0.51	-0.51
or * provider	0.45	-0.45
or * requir	-0.72	0.72
or * the	1.05	-1.05
or <n>	-0.6	0.6
or ask	0.21	-0.21
or at	0.21	-0.21
or attest	0.33	-0.33
or authoriz	-0.78	0.78
or befor	0.36	-0.36
or bowel	0.81	-0.81
or by	0.76	-0.76
or call	1.11	-1.11
or contract	0.78	-0.78
or could	0.66	-0.66
or deliver	0.25	-0.25
or denial	-1.29	1.29
or deny	0.86	-0.86
or disability	1.15	-1.15
or fax	0.87	-0.87
or federal	0.59	-0.59
or file	0.31	-0.31
or for	0.43	-0.43
or given	0.26	-0.26
or guardian	0.24	-0.24
or has	-0.77	0.77
or her	0.16	-0.16
or how	-1	1
or in	0.57	-0.57
or injury	0.19	-0.19
or invalid	0.91	-0.91
or is	-1.05	1.05
or item	-0.52	0.52
or later	-0.85	0.85
or los	0.21	-0.21
or mail	-0.27	0.27
or medicin	-0.31	0.31
or more	1.45	-1.45
or necessary	-1.11	1.11
or no	2.18	-2.18
or not	0.88	-0.88
or occurrenc	-1.27	1.27
or of	0.47	-0.47
or on	-0.17	0.17
or other	-1.75	1.75
or pay	0.6	-0.6
or provider	-0.96	0.96
or receiv	0.26	-0.26
or referral	0.28	-0.28
or send	0.26	-0.26
or servic	0.25	-0.25
or should	0.26	-0.26
or sign	-0.64	0.64
or so	-0.39	0.39
or someon	0.43	-0.43
or support	-0.21	0.21
or that	0.23	-0.23
or the	0.18	-0.18
or therapy	-0.47	0.47
or to	0.62	-0.62
or treat	0.43	-0.43
or upload	0.33	-0.33
or was	-1.02	1.02
or we	0.85	-0.85
or what	-0.66	0.66
or when	1.56	-1.56
or with	0.55	-0.55
or write	0.3	-0.3
or your	1.04	-1.04
orchard	-0.21	0.21
order	-0.78	0.78
order * <n>	-0.2	0.2
order * a	-0.74	0.74
order * carrier	1.07	-1.07
order * referral	0.28	-0.28
order * the	-0.35	0.35
order :	0.26	-0.26
order and	0.87	-0.87
order by	0.21	-0.21
order doctor	0.73	-0.73
order for	0.32	-0.32
order from	-1.22	1.22
order is	0.36	-0.36
order it	-0.6	0.6
order of	-0.75	0.75
order or	0.47	-0.47
order provider	0.49	-0.49
order the	0.16	-0.16
order to	0.52	-0.52
ordinary	-0.9	0.9
oregon	0.35	-0.35
org	0.45	-0.45
organiz	1.14	-1.14
orig	-0.51	0.51
original	-1.17	1.17
original and	-0.25	0.25
original claim	-0.17	0.17
original decision	0.59	-0.59
original determin	0.46	-0.46
original medicar	-0.51	0.51
original receiv	-0.53	0.53
orr	-0.34	0.34
ortega	0.51	-0.51
ortho	0.46	-0.46
orthopaedic	0.42	-0.42
orthopedic	1.1	-1.1
orthopedic sport	0.19	-0.19
orthopedic surgeon	0.56	-0.56
orthopedic surgery	0.56	-0.56
orthopedic test	0.76	-0.76
orthopedist	-0.31	0.31
orthosy	0.19	-0.19
orthotic	-1.52	1.52
ortiz	-0.39	0.39
osc	0.44	-0.44
osc <n>	0.44	-0.44
oscar	1.33	-1.33
osei	0.88	-0.88
ostrander	0.26	-0.26
ostrow	0.32	-0.32
ostrow dc	0.23	-0.23
ostrowsky	0.24	-0.24
oswestry	1.29	-1.29
oswestry <n>	0.26	-0.26
oswestry score	0.67	-0.67
oswestry went	-0.77	0.77
ot	-0.44	0.44
other	-1.08	1.08
other carrier	-0.41	0.41
other children	0.22	-0.22
other claim	1.02	-1.02
other coverag	1.41	-1.41
other document	-1.15	1.15
other driver	-1.54	1.54
other group	-1.31	1.31
other hand	-0.66	0.66
other health	-2.47	2.47
other ins	0.24	-0.24
other insuranc	0.34	-0.34
other insurer	0.76	-0.76
other languag	0.68	-0.68
other necessary	0.67	-0.67
other reason	-0.28	0.28
other remedy	0.71	-0.71
other servic	0.5	-0.5
other than	0.8	-0.8
other two	0.61	-0.61
other way	-0.57	0.57
otherwis	0.2	-0.2
otr	0.25	-0.25
ottili	-0.7	0.7
otto	0.39	-0.39
ottolin	1.19	-1.19
ought	-0.99	0.99
ought * be	-0.21	0.21
ought to	-0.99	0.99
our acceptabl	0.37	-0.37
our allowanc	0.62	-0.62
our appeal	0.26	-0.26
our approval	-0.55	0.55
our audit	0.87	-0.87
our bill	0.62	-0.62
our book	-0.26	0.26
our call	-0.67	0.67
our case	0.22	-0.22
our certify	-0.61	0.61
our check	-1.07	1.07
our claim	0.37	-0.37
our clerk	-0.45	0.45
our clinical	-0.23	0.23
our computer	-0.23	0.23
our consultant	-0.32	0.32
our count	0.55	-0.55
our decision	0.9	-0.9
our denial	0.64	-0.64
our desk	0.31	-0.31
our doctor	1.09	-1.09
our drug	-0.36	0.36
our earlier	1.38	-1.38
our edit	-0.73	0.73
our end	-0.56	0.56
our enroll	-1	1
our fax	-0.2	0.2
our file	-1.29	1.29
our first	1.27	-1.27
our guidelin	-0.65	0.65
our hand	-0.32	0.32
our history	-0.53	0.53
our imag	-0.51	0.51
our insur	-1.03	1.03
our investigator	-0.17	0.17
our is	-1.55	1.55
our last	-0.16	0.16
our lawyer	-0.31	0.31
our letter	-0.57	0.57
our list	-0.71	0.71
our log	-0.85	0.85
our mail	-0.53	0.53
our mailroom	-0.32	0.32
our match	-0.59	0.59
our medicaid	-0.21	0.21
our medical	0.76	-0.76
our mind	0.86	-0.86
our mistak	0.48	-0.48
our network	0.58	-0.58
our notic	0.6	-0.6
our number	0.61	-0.61
our nurs	-0.32	0.32
our offic	1.81	-1.81
our on	0.17	-0.17
our panel	-0.88	0.88
our part	-0.32	0.32
our pay	-0.39	0.39
our pharmacist	0.47	-0.47
our physician	-0.43	0.43
our plan	-1.1	1.1
our policy	-0.67	0.67
our portal	0.31	-0.31
our price	0.23	-0.23
our provider	-0.22	0.22
our radiology	-0.62	0.62
our rate	-0.66	0.66
our recovery	0.5	-0.5
our referenc	0.16	-0.16
our remittanc	-0.47	0.47
our request	-0.89	0.89
our review	-0.45	0.45
our rule	-0.33	0.33
our scanner	-0.39	0.39
our second	0.65	-0.65
our softwar	-0.35	0.35
our special	-1.16	1.16
our system	-0.9	0.9
our technology	-0.86	0.86
our to	-0.98	0.98
our utiliz	-0.81	0.81
our vendor	0.59	-0.59
our view	-0.25	0.25
our web	0.18	-0.18
our websit	1.61	-1.61
ourselv	0.65	-0.65
out	-2.04	2.04
out * <month>	-0.87	0.87
out * area	-0.54	0.54
out * date	-0.73	0.73
out * later	0.56	-0.56
out * medicar	-0.52	0.52
out * part	-0.61	0.61
out * pocket	0.91	-0.91
out * share	-0.92	0.92
out * state	-0.33	0.33
out * thi	-1.19	1.19
out * time	-0.35	0.35
out * visit	-0.3	0.3
out * your	1.43	-1.43
out :	-0.18	0.18
out <n>	-0.26	0.26
out a	-0.35	0.35
out and	-0.35	0.35
out as	-0.2	0.2
out befor	-0.28	0.28
out by	-0.5	0.5
out for	-0.26	0.26
out from	-0.35	0.35
out in	-0.85	0.85
out of	-1.22	1.22
out on	0.18	-0.18
out our	-0.92	0.92
out to	0.31	-0.31
out two	-0.26	0.26
out until	-0.74	0.74
out what	0.27	-0.27
out who	-0.54	0.54
out with	0.2	-0.2
outcom	-0.47	0.47
outcom * your	0.17	-0.17
outcom :	0.81	-0.81
outcom measur	0.18	-0.18
outcom of	0.5	-0.5
outfitter	0.19	-0.19
outpatient	-0.55	0.55
outpatient depart	-0.73	0.73
outpatient physical	0.65	-0.65
outpatient rehab	-0.61	0.61
outpatient rehabilit	0.85	-0.85
outpatient therapy	-0.75	0.75
outpatient treat	-0.54	0.54
outsid	-2.42	2.42
outsid * network	0.67	-0.67
outsid lab	-0.31	0.31
outsid of	-0.39	0.39
outsid our	0.4	-0.4
outsid review	0.78	-0.78
outsid reviewer	1.04	-1.04
outsid the	-1.49	1.49
outsid what	-0.73	0.73
outstand	0.49	-0.49
outstand :	1	-1
over	-2.41	2.41
over * <month>	-0.44	0.44
over * a	0.19	-0.19
over * counter	-0.37	0.37
over * fee	-0.36	0.36
over * last	-0.64	0.64
over * limit	-0.63	0.63
over * phone	0.4	-0.4
over * the	-0.4	0.4
over * us	0.39	-0.39
over * year	0.18	-0.18
over <m>	-1.86	1.86
over a	-0.37	0.37
over again	-0.81	0.81
over by	-0.28	0.28
over in	-0.33	0.33
over on	-0.32	0.32
over the	-1.14	1.14
over what	-0.3	0.3
overdu	-1.55	1.55
overhead	-0.27	0.27
overlap	-0.91	0.91
overnight	-0.28	0.28
overpaid	0.58	-0.58
overpaid <m>	0.16	-0.16
overpaid amount	0.51	-0.51
overpay	1.11	-1.11
overpay notic	0.23	-0.23
overpay recovery	0.23	-0.23
overturn	2.34	-2.34
overturn in	0.93	-0.93
overturn our	0.68	-0.68
overturn the	0.22	-0.22
ovp	0.37	-0.37
ovp <n>	0.31	-0.31
owcp	-0.37	0.37
owe	1.31	-1.31
owe * <m>	0.77	-0.77
owe * differenc	0.3	-0.3
owe * plan	0.53	-0.53
owe :	0.61	-0.61
owe <d>	-0.94	0.94
owe <m>	0.67	-0.67
owe anyth	-0.26	0.26
owe it	1.4	-1.4
owe noth	0.2	-0.2
owe paid	0.2	-0.2
owe the	0.92	-0.92
owe thi	0.6	-0.6
owe us	-1.08	1.08
owe you	0.28	-0.28
owed	1.07	-1.07
owed * the	0.75	-0.75
owed * us	0.9	-0.9
owed by	0.74	-0.74
owed to	1.73	-1.73
owed us	-1.65	1.65
owen	-0.52	0.52
owing	-1.12	1.12
own	-1.34	1.34
own and	-0.68	0.68
own appeal	0.45	-0.45
own bill	0.91	-0.91
own job	-0.3	0.3
own name	-0.28	0.28
own note	-0.64	0.64
own number	-0.93	0.93
owned	0.79	-0.79
owner	-1.32	1.32
owner of	-0.46	0.46
ownership	-0.8	0.8
oxford	0.2	-0.2
oxygen	-0.85	0.85
ozark	0.31	-0.31
p	0.8	-0.8
p * <n>	-0.26	0.26
p * r	-0.6	0.6
p <5>	0.17	-0.17
p <n>	0.32	-0.32
p a	-0.32	0.32
p c	0.43	-0.43
p m	0.6	-0.6
p o	0.58	-0.58
pa	0.81	-0.81
pa <n>	0.42	-0.42
pa c	0.5	-0.5
pacificsourc	-0.45	0.45
pack	-0.91	0.91
pack are	-1.09	1.09
pack co	0.22	-0.22
pack is	0.56	-0.56
packag	-1.27	1.27
packet	-0.65	0.65
pad	0.42	-0.42
page	0.36	-0.36
page * the	-0.61	0.61
page * top	0.25	-0.25
page * your	0.5	-0.5
page and	-0.61	0.61
page came	-0.18	0.18
page can	-0.67	0.67
page helpful	0.33	-0.33
page is	0.74	-0.74
page on	0.34	-0.34
page to	-0.41	0.41
page two	0.78	-0.78
page under	0.28	-0.28
page with	0.36	-0.36
page you	-0.37	0.37
paid	1.09	-1.09
paid * <d>	0.92	-0.92
paid * <m>	-0.33	0.33
paid * <month>	-0.52	0.52
paid * <n>	-1.7	1.7
paid * a	-0.27	0.27
paid * all	0.68	-0.68
paid * are	0.37	-0.37
paid * bill	0.99	-0.99
paid * by	1.09	-1.09
paid * claim	0.43	-0.43
paid * clinic	0.93	-0.93
paid * deny	0.19	-0.19
paid * error	1.75	-1.75
paid * for	0.54	-0.54
paid * full	-0.27	0.27
paid * if	-0.56	0.56
paid * is	1.22	-1.22
paid * it	0.7	-0.7
paid * its	0.85	-0.85
paid * itself	0.28	-0.28
paid * may	-0.87	0.87
paid * on	-1.04	1.04
paid * one	0.62	-0.62
paid * our	0.23	-0.23
paid * owe	0.17	-0.17
paid * part	-0.37	0.37
paid * primary	-1.15	1.15
paid * provider	0.68	-0.68
paid * submitt	0.9	-0.9
paid * that	-0.21	0.21
paid * the	0.77	-0.77
paid * thi	-1.33	1.33
paid * too	0.22	-0.22
paid * two	-0.32	0.32
paid * you	-0.83	0.83
paid * your	0.41	-0.41
paid :	0.7	-0.7
paid <m>	0.4	-0.4
paid <n>	-0.18	0.18
paid a	-1.02	1.02
paid after	1.26	-1.26
paid amt	0.29	-0.29
paid and	1.67	-1.67
paid as	-0.25	0.25
paid at	-0.19	0.19
paid be	0.21	-0.21
paid befor	-0.24	0.24
paid by	0.57	-0.57
paid claim	1.21	-1.21
paid co	-0.72	0.72
paid code	-0.2	0.2
paid copay	0.55	-0.55
paid correct	0.22	-0.22
paid date	0.23	-0.23
paid expl	0.21	-0.21
paid first	0.82	-0.82
paid for	-0.56	0.56
paid if	-0.19	0.19
paid in	0.67	-0.67
paid it	-0.66	0.66
paid its	0.85	-0.85
paid line	-1.1	1.1
paid may	-0.36	0.36
paid more	1.22	-1.22
paid msg	0.2	-0.2
paid nor	0.66	-0.66
paid note	0.63	-0.63
paid on	-0.5	0.5
paid once	-1.12	1.12
paid or	0.35	-0.35
paid our	-0.54	0.54
paid out	-0.8	0.8
paid owe	-0.72	0.72
paid paid	0.39	-0.39
paid reason	0.18	-0.18
paid remark	0.54	-0.54
paid rsn	0.17	-0.17
paid see	0.56	-0.56
paid send	0.52	-0.52
paid separat	-1.28	1.28
paid should	0.24	-0.24
paid stat	0.17	-0.17
paid statu	1.01	-1.01
paid that	-1.35	1.35
paid the	0.62	-0.62
paid there	-1.19	1.19
paid these	-1.43	1.43
paid thi	0.67	-0.67
paid through	-0.46	0.46
paid too	1.72	-1.72
paid twice	-0.67	0.67
paid under	-0.23	0.23
paid with	0.8	-0.8
paid within	0.48	-0.48
paid you	1.89	-1.89
paid your	0.24	-0.24
pain	0.17	-0.17
pain * not	-0.96	0.96
pain * the	0.33	-0.33
pain * two	0.49	-0.49
pain <n>	0.39	-0.39
pain after	-0.37	0.37
pain began	0.33	-0.33
pain for	0.6	-0.6
pain in	0.64	-0.64
pain is	-1.69	1.69
pain m	0.23	-0.23
pain medicin	-1.03	1.03
pain of	0.62	-0.62
pain scor	-0.36	0.36
pain score	-0.35	0.35
pain that	0.45	-0.45
pain with	1.24	-1.24
pair	-1.98	1.98
pair of	-1.57	1.57
palisad	0.17	-0.17
pallet	0.36	-0.36
palmetto	0.4	-0.4
palmetto gba	0.2	-0.2
panel	-1.02	1.02
panel * <n>	-0.97	0.97
panel * the	-0.47	0.47
panel <m>	-0.26	0.26
panel and	-0.24	0.24
panel of	-0.84	0.84
paper	-0.69	0.69
paper * we	0.73	-0.73
paper and	-0.81	0.81
paper are	0.24	-0.24
paper claim	-0.18	0.18
paper copy	-1.1	1.1
paper do	-1.07	1.07
paper for	0.27	-0.27
paper on	-0.3	0.3
paper sent	0.37	-0.37
paper that	0.74	-0.74
paper we	-0.64	0.64
paperwork	1.13	-1.13
par	-1.15	1.15
para	0.57	-0.57
paragraph	-0.5	0.5
parent	-0.56	0.56
parent * guardian	0.24	-0.24
parent had	-0.27	0.27
parent of	0.5	-0.5
parent or	0.23	-0.23
parent plan	-0.27	0.27
park	-1.42	1.42
part * a	-1.45	1.45
part * an	0.66	-0.66
part * another	-1.2	1.2
part * it	0.77	-0.77
part * our	0.93	-0.93
part * that	-0.83	0.83
part * the	-0.66	0.66
part * thi	0.43	-0.43
part * your	0.34	-0.34
part :	0.8	-0.8
part a	-0.35	0.35
part b	0.62	-0.62
part in	2.73	-2.73
part of	-2.03	2.03
part that	0.55	-0.55
part with	-0.47	0.47
partial	1.12	-1.12
partial favorabl	0.41	-0.41
partial hospital	0.52	-0.52
particip	-1.02	1.02
particip agre	-0.77	0.77
participant	1.3	-1.3
participat	-0.55	0.55
participat provider	-0.17	0.17
particular	0.54	-0.54
particular item	0.24	-0.24
partner	-0.9	0.9
party	-0.49	0.49
party administrator	0.7	-0.7
party medical	0.51	-0.51
party to	0.82	-0.82
pas	-0.6	0.6
pass	-1.1	1.1
pass away	0.48	-0.48
passenger	-0.75	0.75
passiv	-0.79	0.79
passiv modality	-0.79	0.79
password	-0.62	0.62
past	-2.83	2.83
past * <n>	-1.09	1.09
past <month>	-0.32	0.32
past <n>	-0.52	0.52
past the	-2.92	2.92
pat	0.27	-0.27
pat acct	0.16	-0.16
patch * approv	0.75	-0.75
patch * for	0.7	-0.7
patch <n>	0.25	-0.25
patch for	0.21	-0.21
patch is	-0.33	0.33
path	-0.87	0.87
pathology	-0.98	0.98
pathology report	-0.95	0.95
patient	-0.26	0.26
patient * <month>	0.63	-0.63
patient * <n>	-0.53	0.53
patient * doing	0.53	-0.53
patient * it	-0.45	0.45
patient * may	-0.24	0.24
patient * need	0.92	-0.92
patient * not	0.96	-0.96
patient * pay	0.37	-0.37
patient * thi	0.39	-0.39
patient :	1.31	-1.31
patient account	-0.73	0.73
patient acct	1.16	-1.16
patient addres	0.29	-0.29
patient age	-1.31	1.31
patient and	1.14	-1.14
patient as	-1.29	1.29
patient at	-0.71	0.71
patient birth	0.43	-0.43
patient cannot	-1.22	1.22
patient claim	0.34	-0.34
patient condition	0.41	-0.41
patient control	0.5	-0.5
patient could	-0.35	0.35
patient coverag	-0.81	0.81
patient ctl	0.16	-0.16
patient date	0.59	-0.59
patient did	0.62	-0.62
patient dob	0.26	-0.26
patient doe	1.36	-1.36
patient for	0.21	-0.21
patient gave	-0.25	0.25
patient had	-0.33	0.33
patient has	-0.54	0.54
patient id	0.32	-0.32
patient in	-0.97	0.97
patient ineligibl	0.35	-0.35
patient is	-0.85	0.85
patient may	2.08	-2.08
patient medical	1.23	-1.23
patient member	0.32	-0.32
patient name	1.07	-1.07
patient need	0.39	-0.39
patient no	0.29	-0.29
patient on	-1.3	1.3
patient or	-0.22	0.22
patient owe	-0.97	0.97
patient own	0.2	-0.2
patient paid	-0.21	0.21
patient pay	-0.77	0.77
patient plan	0.73	-0.73
patient relationship	0.25	-0.25
patient report	-0.45	0.45
patient same	-1.04	1.04
patient seen	-0.99	0.99
patient share	-0.66	0.66
patient should	0.59	-0.59
patient subscriber	0.62	-0.62
patient supplemental	0.37	-0.37
patient the	-1.2	1.2
patient to	0.34	-0.34
patient told	1.02	-1.02
patient walk	-0.39	0.39
patient who	-0.9	0.9
patient with	1.14	-1.14
pattern	-1.68	1.68
paul	0.17	-0.17
pay	0.39	-0.39
pay * <5>	-0.63	0.63
pay * <d>	0.2	-0.2
pay * <m>	-0.18	0.18
pay * <month>	0.18	-0.18
pay * a	-1.33	1.33
pay * another	0.3	-0.3
pay * back	0.27	-0.27
pay * being	0.73	-0.73
pay * bill	0.32	-0.32
pay * care	-0.76	0.76
pay * chiropractor	0.42	-0.42
pay * copy	1.17	-1.17
pay * denial	-1.29	1.29
pay * deny	0.94	-0.94
pay * due	-0.69	0.69
pay * every	1.4	-1.4
pay * in	0.48	-0.48
pay * it	-0.53	0.53
pay * its	-0.55	0.55
pay * made	0.7	-0.7
pay * medical	0.22	-0.22
pay * not	0.89	-0.89
pay * on	-0.52	0.52
pay * one	-0.77	0.77
pay * part	-0.2	0.2
pay * premium	-0.75	0.75
pay * servic	0.64	-0.64
pay * the	0.82	-0.82
pay * them	0.23	-0.23
pay * therapy	0.81	-0.81
pay * these	1.16	-1.16
pay * treat	0.29	-0.29
pay * we	0.17	-0.17
pay * your	-0.67	0.67
pay :	1.57	-1.57
pay <m>	0.56	-0.56
pay <n>	-0.37	0.37
pay ?	0.2	-0.2
pay a	-0.25	0.25
pay adjust	-0.8	0.8
pay after	-1.12	1.12
pay ahead	-0.27	0.27
pay allowanc	0.79	-0.79
pay amount	1.33	-1.33
pay and	0.32	-0.32
pay any	0.74	-0.74
pay appeal	0.81	-0.81
pay as	-0.71	0.71
pay at	0.96	-0.96
pay back	1.62	-1.62
pay befor	-1.5	1.5
pay by	0.5	-0.5
pay can	-1.07	1.07
pay cannot	0.64	-0.64
pay chiropractor	-0.73	0.73
pay code	0.44	-0.44
pay coverag	-0.53	0.53
pay date	0.53	-0.53
pay decision	0.38	-0.38
pay denial	0.7	-0.7
pay detail	-0.96	0.96
pay disput	-0.27	0.27
pay first	-0.66	0.66
pay for	-0.28	0.28
pay goe	0.16	-0.16
pay has	1.21	-1.21
pay inform	0.4	-0.4
pay integrity	1.03	-1.03
pay is	0.41	-0.41
pay issu	-0.92	0.92
pay it	-1.13	1.13
pay limit	-0.79	0.79
pay made	1.54	-1.54
pay may	0.44	-0.44
pay no	1.39	-1.39
pay noth	-0.36	0.36
pay number	0.22	-0.22
pay of	-0.34	0.34
pay on	1.06	-1.06
pay one	-0.87	0.87
pay onlin	0.32	-0.32
pay only	-0.66	0.66
pay or	-0.96	0.96
pay paid	0.3	-0.3
pay plan	0.75	-0.75
pay purpos	0.24	-0.24
pay reason	-0.73	0.73
pay report	0.8	-0.8
pay review	0.52	-0.52
pay run	0.22	-0.22
pay summary	0.36	-0.36
pay suspend	-1.24	1.24
pay thank	0.44	-0.44
pay that	-0.61	0.61
pay the	0.93	-0.93
pay thi	0.16	-0.16
pay to	-0.63	0.63
pay total	0.2	-0.2
pay under	0.69	-0.69
pay was	-0.89	0.89
pay we	0.63	-0.63
pay what	0.5	-0.5
pay will	1.1	-1.1
pay with	0.5	-0.5
pay within	0.23	-0.23
pay without	0.52	-0.52
pay you	-1.07	1.07
pay your	0.3	-0.3
payabl	0.5	-0.5
payabl * :	0.16	-0.16
payabl <n>	0.88	-0.88
payabl expl	0.23	-0.23
payabl paid	0.6	-0.6
payabl to	0.36	-0.36
payabl under	0.98	-0.98
payee	0.55	-0.55
payee :	0.56	-0.56
payer	-0.82	0.82
payer * last	0.26	-0.26
payer * the	-1.36	1.36
payer * thi	-0.37	0.37
payer :	0.76	-0.76
payer acceptanc	0.62	-0.62
payer and	0.98	-0.98
payer claim	0.55	-0.55
payer contractor	-1.07	1.07
payer deem	-0.79	0.79
payer id	-0.34	0.34
payer number	0.31	-0.31
payer of	0.26	-0.26
payer on	-1.26	1.26
payer per	-1.09	1.09
pbx	0.21	-0.21
pbx <n>	0.21	-0.21
pc	0.91	-0.91
pc <n>	0.29	-0.29
pcn	0.37	-0.37
pcn <n>	0.2	-0.2
pcp	-1.88	1.88
pcp * record	-0.26	0.26
pcp of	-0.26	0.26
pd	0.33	-0.33
pd <m>	0.27	-0.27
pd <n>	0.46	-0.46
pdf	-0.33	0.33
pdp	0.35	-0.35
peach	0.57	-0.57
peach state	0.57	-0.57
peak	0.3	-0.3
pecan	0.26	-0.26
peco	-0.29	0.29
pediatric therapy	0.33	-0.33
peer	1.41	-1.41
peer * peer	1.09	-1.09
peer can	0.16	-0.16
peer discussion	0.2	-0.2
peer review	0.63	-0.63
peer reviewer	0.32	-0.32
peer talk	0.36	-0.36
peer to	1.09	-1.09
pell	-0.38	0.38
pemberwick md	0.3	-0.3
pen	-0.36	0.36
pen <n>	0.19	-0.19
penalty	-0.29	0.29
pencil	-0.77	0.77
pend	-0.59	0.59
pend <n>	-1.02	1.02
pend receipt	0.89	-0.89
pend the	0.61	-0.61
pend until	1.48	-1.48
pendergast	0.21	-0.21
penhaligon	0.16	-0.16
penhallow	-0.2	0.2
pennsylvania	1.26	-1.26
peopl	-0.39	0.39
peopl * your	-0.17	0.17
peopl have	-0.45	0.45
peopl who	-0.91	0.91
peopl with	-0.21	0.21
per	-2.12	2.12
per <n>	-0.59	0.59
per calendar	-1.06	1.06
per contract	-0.27	0.27
per coordin	-1.09	1.09
per day	-0.39	0.39
per our	-0.26	0.26
per person	-0.96	0.96
per the	0.55	-0.55
per visit	1.12	-1.12
per your	-0.7	0.7
percent	-0.65	0.65
percent * <month>	0.57	-0.57
percent * that	-0.89	0.89
percent * the	0.97	-0.97
percent of	-0.17	0.17
percent on	0.57	-0.57
percentil	-0.71	0.71
percival	0.62	-0.62
perf	0.39	-0.39
perf prov	0.39	-0.39
perform	-1.56	1.56
perform by	0.37	-0.37
perform on	-1.21	1.21
performanc	-0.63	0.63
performanc test	0.2	-0.2
period	-1.02	1.02
period * bill	0.98	-0.98
period * occurrenc	-1.27	1.27
period * the	-1.07	1.07
period * three	0.39	-0.39
period * time	-0.47	0.47
period <month>	0.18	-0.18
period <n>	0.6	-0.6
period and	0.55	-0.55
period ended	-1.95	1.95
period for	0.16	-0.16
period has	0.29	-0.29
period is	-0.97	0.97
period of	-0.24	0.24
period or	-1.27	1.27
period ran	1.77	-1.77
period summary	0.33	-0.33
permanent	-0.18	0.18
permission	-1.24	1.24
permit	-1.3	1.3
perpetua	0.24	-0.24
perrin	0.16	-0.16
person	-0.16	0.16
person * a	-0.65	0.65
person * an	0.19	-0.19
person :	0.25	-0.25
person as	0.19	-0.19
person except	0.33	-0.33
person had	1.17	-1.17
person in	-0.8	0.8
person is	-0.51	0.51
person may	-0.61	0.61
person named	0.47	-0.47
person on	-0.67	0.67
person under	-0.46	0.46
person was	-0.74	0.74
person who	-0.52	0.52
person with	0.57	-0.57
personal injury	0.19	-0.19
personnel	0.37	-0.37
personnel manag	0.37	-0.37
petition	0.51	-0.51
petitioner	-0.46	0.46
petra	0.23	-0.23
petraky	-0.7	0.7
pg <n>	-0.16	0.16
ph	0.31	-0.31
ph <n>	0.19	-0.19
pharmacist	0.65	-0.65
pharmacist can	0.82	-0.82
pharmacy	-0.63	0.63
pharmacy and	-0.42	0.42
pharmacy benefit	0.26	-0.26
pharmacy fill	-0.72	0.72
pharmacy was	0.78	-0.78
phase	-0.56	0.56
philippa	0.57	-0.57
philomena	0.44	-0.44
phon	-0.99	0.99
phone	0.89	-0.89
phone * <month>	-0.19	0.19
phone <n>	0.48	-0.48
phone call	-1.31	1.31
phone number	0.91	-0.91
phone or	0.35	-0.35
photo	-0.52	0.52
photocopy	-0.98	0.98
photograph	0.21	-0.21
php	0.3	-0.3
php <n>	0.28	-0.28
physical	0.71	-0.71
physical and	-0.25	0.25
physical exam	-0.86	0.86
physical for	-0.47	0.47
physical medicin	1.49	-1.49
physical occupational	0.63	-0.63
physical performanc	0.25	-0.25
physical therapist	1.12	-1.12
physical therapy	0.31	-0.31
physician	-1.39	1.39
physician * the	-0.39	0.39
physician :	0.23	-0.23
physician <n>	0.57	-0.57
physician adviser	-0.69	0.69
physician advisor	-1.24	1.24
physician and	-0.49	0.49
physician assistant	-0.39	0.39
physician board	1	-1
physician certific	-0.24	0.24
physician is	-0.3	0.3
physician may	0.23	-0.23
physician on	0.19	-0.19
physician order	-0.83	0.83
physician review	0.16	-0.16
physician signatur	0.24	-0.24
physician who	0.25	-0.25
pi	0.39	-0.39
pi <n>	0.31	-0.31
pick	-0.71	0.71
pick * review	0.76	-0.76
pick a	-0.4	0.4
pick for	0.94	-0.94
pick up	0.96	-0.96
pickup	-0.8	0.8
pictur	-0.71	0.71
piec	-0.86	0.86
piece	0.23	-0.23
piece of	-0.22	0.22
piedmont	0.29	-0.29
pike	0.37	-0.37
pile	-0.69	0.69
pill	-1.22	1.22
pillow	-1.22	1.22
pine	0.38	-0.38
pinnacl	0.19	-0.19
pip	-0.61	0.61
pip <n>	0.25	-0.25
pip claim	0.18	-0.18
pip medical	0.2	-0.2
pip pay	0.51	-0.51
pl	0.17	-0.17
place	-1.22	1.22
place * a	-0.25	0.25
place * servic	-1.09	1.09
place * the	-0.86	0.86
place after	-0.44	0.44
place and	-0.98	0.98
place of	-1.25	1.25
place on	-0.2	0.2
plain	-1.05	1.05
plan	-0.4	0.4
plan * <month>	1.2	-1.2
plan * <n>	-0.55	0.55
plan * a	0.91	-0.91
plan * an	0.83	-0.83
plan * cover	0.2	-0.2
plan * doe	0.67	-0.67
plan * force	0.36	-0.36
plan * goal	1.06	-1.06
plan * govern	0.56	-0.56
plan * may	0.39	-0.39
plan * measurabl	-0.41	0.41
plan * not	0.24	-0.24
plan * paid	0.3	-0.3
plan * primary	-0.99	0.99
plan * self	0.43	-0.43
plan * the	-1.03	1.03
plan * thi	0.3	-0.3
plan * us	-0.3	0.3
plan * your	0.32	-0.32
plan :	0.78	-0.78
plan <m>	0.88	-0.88
plan <n>	-0.22	0.22
plan a	1.39	-1.39
plan action	0.9	-0.9
plan ahead	-0.34	0.34
plan allow	-1.47	1.47
plan allowanc	0.51	-0.51
plan and	-0.43	0.43
plan appeal	0.49	-0.49
plan approv	0.67	-0.67
plan approval	1.14	-1.14
plan ask	-1.51	1.51
plan at	-1.04	1.04
plan benefit	1.09	-1.09
plan bought	0.71	-0.71
plan brochur	-0.16	0.16
plan but	-0.22	0.22
plan buy	-0.41	0.41
plan by	0.43	-0.43
plan call	-0.78	0.78
plan came	-0.56	0.56
plan claim	0.47	-0.47
plan clinical	-0.48	0.48
plan criteria	-0.5	0.5
plan date	0.19	-0.19
plan denial	0.18	-0.18
plan description	-1.19	1.19
plan discount	0.28	-0.28
plan doctor	-0.3	0.3
plan docu	-1.46	1.46
plan doe	0.47	-0.47
plan ended	-0.29	0.29
plan explan	0.49	-0.49
plan file	0.18	-0.18
plan final	0.22	-0.22
plan first	0.29	-0.29
plan for	-0.66	0.66
plan gave	-0.38	0.38
plan give	-0.71	0.71
plan goe	-0.74	0.74
plan group	0.29	-0.29
plan has	0.83	-0.83
plan health	0.19	-0.19
plan hmo	0.27	-0.27
plan id	0.54	-0.54
plan in	1.06	-1.06
plan inc	0.19	-0.19
plan is	0.91	-0.91
plan it	-0.69	0.69
plan leav	-0.61	0.61
plan limit	-0.95	0.95
plan medicaid	0.18	-0.18
plan member	0.21	-0.21
plan must	-0.52	0.52
plan name	0.16	-0.16
plan no	0.96	-0.96
plan not	-0.3	0.3
plan note	0.26	-0.26
plan notic	-0.32	0.32
plan of	0.35	-0.35
plan on	-1.87	1.87
plan only	-0.71	0.71
plan own	0.46	-0.46
plan paid	0.96	-0.96
plan patient	0.21	-0.21
plan pay	0.21	-0.21
plan pick	0.93	-0.93
plan plan	-0.46	0.46
plan po	0.18	-0.18
plan provider	0.38	-0.38
plan remark	0.26	-0.26
plan requir	-0.38	0.38
plan say	-0.25	0.25
plan self	1.03	-1.03
plan servic	0.29	-0.29
plan since	0.82	-0.82
plan so	0.51	-0.51
plan sponsor	-0.8	0.8
plan stop	-0.85	0.85
plan take	-0.3	0.3
plan that	-1.13	1.13
plan the	-0.43	0.43
plan thi	-0.41	0.41
plan to	1.51	-1.51
plan treat	-0.75	0.75
plan under	0.37	-0.37
plan want	-0.51	0.51
plan we	-1.3	1.3
plan will	-0.35	0.35
plan with	0.96	-0.96
plan year	-0.45	0.45
plan you	0.33	-0.33
plan your	0.19	-0.19
plann	0.18	-0.18
plantar	0.47	-0.47
plasma	-0.79	0.79
plasma injection	0.17	-0.17
plasma is	-0.72	0.72
plateau	-0.72	0.72
platelet	-0.82	0.82
platelet rich	-0.79	0.79
platt	0.3	-0.3
play	-0.31	0.31
plb	-0.55	0.55
pleas	0.92	-0.92
pleas allow	0.3	-0.3
pleas ask	0.37	-0.37
pleas bill	1.16	-1.16
pleas call	1.05	-1.05
pleas complet	1.23	-1.23
pleas do	1.28	-1.28
pleas fax	0.57	-0.57
pleas have	-0.55	0.55
pleas keep	0.19	-0.19
pleas let	0.72	-0.72
pleas look	-1.61	1.61
pleas mail	0.31	-0.31
pleas note	-0.76	0.76
pleas pay	0.2	-0.2
pleas put	0.17	-0.17
pleas refer	-0.61	0.61
pleas refund	0.41	-0.41
pleas return	0.9	-0.9
pleas send	1.08	-1.08
pleas tell	0.95	-0.95
pleas to	0.92	-0.92
pleas try	-0.54	0.54
pleas use	-0.66	0.66
pleas write	-0.21	0.21
pllc	0.92	-0.92
pllc npi	0.19	-0.19
pls	0.97	-0.97
plu	0.42	-0.42
plu h	0.18	-0.18
plu hmo	0.63	-0.63
plu one	0.37	-0.37
pm	0.35	-0.35
pm <n>	-0.67	0.67
pmt	1.02	-1.02
po	0.61	-0.61
po box	0.6	-0.6
pocket	0.63	-0.63
pocket <m>	0.16	-0.16
podiatry	-0.82	0.82
point * a	-0.34	0.34
point * servic	0.44	-0.44
point is	-0.38	0.38
point of	0.37	-0.37
point physical	0.16	-0.16
point review	-0.56	0.56
point to	-0.42	0.42
pointer	-0.92	0.92
pointer on	-0.29	0.29
polic	0.34	-0.34
polic report	0.72	-0.72
policy	-0.45	0.45
policy * <n>	-0.51	0.51
policy * the	-0.25	0.25
policy * thi	-0.74	0.74
policy :	0.28	-0.28
policy <n>	0.77	-0.77
policy and	0.17	-0.17
policy bulletin	-0.45	0.45
policy ended	-0.5	0.5
policy group	0.34	-0.34
policy is	-0.67	0.67
policy issu	0.3	-0.3
policy laps	-0.52	0.52
policy leav	-0.25	0.25
policy limit	-0.44	0.44
policy manual	0.63	-0.63
policy medical	-0.5	0.5
policy no	0.48	-0.48
policy number	0.5	-0.5
policy of	0.27	-0.27
policy the	-1.31	1.31
policy want	-0.51	0.51
policy was	-1.67	1.67
policyholder	0.8	-0.8
policyholder b	0.27	-0.27
pool	-0.77	0.77
poor	-0.87	0.87
portal	-0.25	0.25
portal * by	-0.36	0.36
portal * fax	0.49	-0.49
portal :	-0.79	0.79
portal claim	0.34	-0.34
portal disput	0.2	-0.2
portal msg	-0.79	0.79
portal or	0.26	-0.26
portion	0.35	-0.35
portion * your	0.21	-0.21
portion of	1.04	-1.04
portion with	0.18	-0.18
pos	-0.6	0.6
pos <n>	-1.51	1.51
pos nos	0.26	-0.26
pos proc	0.16	-0.16
positiv	0.17	-0.17
possibl	-0.29	0.29
post	1.41	-1.41
post offic	-0.84	0.84
post pay	0.53	-0.53
post servic	0.51	-0.51
postmark	-1.71	1.71
postmark * <n>	-0.28	0.28
postmark * receiv	0.26	-0.26
postmark <n>	-1.21	1.21
postmark or	0.3	-0.3
postmark within	-1.28	1.28
postur	0.41	-0.41
potential	-0.81	0.81
pound	-0.93	0.93
power	-1.05	1.05
power chair	-0.43	0.43
ppo	-0.24	0.24
pr	-0.29	0.29
pra	0.43	-0.43
practic	1.33	-1.33
practic * <n>	0.24	-0.24
practic and	-0.3	0.3
practic for	0.81	-0.81
practic is	-0.73	0.73
practitioner	0.35	-0.35
practitioner may	0.34	-0.34
prairi	0.23	-0.23
prairi gate	0.17	-0.17
pratt	0.75	-0.75
pre	-1.37	1.37
pre certific	-0.74	0.74
pre certify	0.4	-0.4
pre employ	-0.49	0.49
pre treat	-0.88	0.88
preauthoriz	-1.77	1.77
preauthoriz was	-0.6	0.6
precert	-1.25	1.25
precert on	-0.25	0.25
precertific	-3.61	3.61
precertific authoriz	-2.83	2.83
precertific notific	-2.1	2.1
precertific of	0.71	-0.71
precertific on	0.62	-0.62
precertific or	-0.52	0.52
precertific was	-0.77	0.77
preferr provider	-0.45	0.45
premera	0.71	-0.71
premera blue	0.19	-0.19
premium	-0.92	0.92
premium * <month>	1.5	-1.5
premium * may	-1.36	1.36
premium for	0.18	-0.18
premium not	-0.7	0.7
premium tax	0.72	-0.72
premium was	-1.09	1.09
prepar	0.19	-0.19
prepay	-0.73	0.73
prepay review	-0.56	0.56
prepay watch	-0.58	0.58
prescrib	-1.02	1.02
prescriber	0.57	-0.57
prescriber * the	-0.79	0.79
prescriber asked	0.24	-0.24
prescriber request	0.2	-0.2
prescription	-0.16	0.16
prescription drug	0.67	-0.67
prescription for	-0.77	0.77
prescription was	-0.74	0.74
present	-0.69	0.69
press	-0.23	0.23
pressur	-0.66	0.66
presum	0.31	-0.31
preventiv	-1.12	1.12
previou	1.28	-1.28
previou decision	0.17	-0.17
previous	-1.75	1.75
previous adjudicat	-0.85	0.85
previous consider	-1.14	1.14
previous paid	-0.6	0.6
previous process	-1.06	1.06
prewitt	0.18	-0.18
pric	-1.57	1.57
pric by	0.24	-0.24
price	-1.62	1.62
price * the	-0.82	0.82
price for	-0.53	0.53
price of	-0.36	0.36
primary	-1.91	1.91
primary * the	-1.86	1.86
primary * thi	-0.49	0.49
primary and	0.52	-0.52
primary care	-0.41	0.41
primary carrier	-0.18	0.18
primary coverag	-0.86	0.86
primary doctor	-0.42	0.42
primary eob	0.51	-0.51
primary for	-0.49	0.49
primary insurer	1.21	-1.21
primary on	-0.84	0.84
primary paid	-0.2	0.2
primary payer	0.46	-0.46
primary procedur	-0.55	0.55
prime enroll	0.3	-0.3
prime enrolle	-0.18	0.18
print * your	0.86	-0.86
print copy	0.65	-0.65
print from	0.71	-0.71
print of	0.94	-0.94
prior	-0.57	0.57
prior approval	-0.37	0.37
prior auth	0.35	-0.35
prior authoriz	0.43	-0.43
prior claim	0.16	-0.16
prior to	-0.66	0.66
priority	0.43	-0.43
priority health	0.43	-0.43
priscilla	0.21	-0.21
privacy	0.62	-0.62
privat	0.2	-0.2
privat duty	-0.54	0.54
privat health	0.98	-0.98
priya	0.22	-0.22
probab	-1.14	1.14
problem	-0.57	0.57
problem and	-0.24	0.24
problem that	0.21	-0.21
problem visit	-0.48	0.48
proc	0.27	-0.27
proc <5>	0.4	-0.4
proc amount	0.16	-0.16
proc charg	0.97	-0.97
proc qty	0.34	-0.34
procedur	-1.08	1.08
procedur * has	0.16	-0.16
procedur * not	-1.51	1.51
procedur * one	0.54	-0.54
procedur * part	-0.8	0.8
procedur * the	1.75	-1.75
procedur :	0.24	-0.24
procedur <5>	1.19	-1.19
procedur <n>	-0.19	0.19
procedur and	1.14	-1.14
procedur bill	-0.19	0.19
procedur charg	0.37	-0.37
procedur code	-0.32	0.32
procedur is	-1.35	1.35
procedur mod	0.41	-0.41
procedur modifier	-0.6	0.6
procedur note	-0.37	0.37
procedur on	1.08	-1.08
procedur rule	-0.27	0.27
procedur submitt	0.26	-0.26
procedur that	-0.45	0.45
procedur was	-0.71	0.71
proces	1.13	-1.13
proces * claim	1.03	-1.03
proces * initial	0.42	-0.42
proces <m>	0.56	-0.56
proces <n>	-0.59	0.59
proces date	0.31	-0.31
proces the	1.19	-1.19
proces thi	-0.19	0.19
proces your	0.16	-0.16
process	-1.22	1.22
process * <d>	-0.72	0.72
process * <month>	-0.42	0.42
process * a	0.3	-0.3
process * claim	-0.71	0.71
process * primary	0.81	-0.81
process * to	0.3	-0.3
process :	0.4	-0.4
process <d>	0.3	-0.3
process <month>	-0.46	0.46
process <n>	-1.22	1.22
process a	-0.84	0.84
process again	0.18	-0.18
process and	0.61	-0.61
process as	0.57	-0.57
process by	0.38	-0.38
process date	0.68	-0.68
process it	-1.31	1.31
process on	-1.46	1.46
process or	0.3	-0.3
process the	1.83	-1.83
process thi	0.81	-0.81
process with	0.65	-0.65
process your	0.24	-0.24
produc	-0.8	0.8
product	-0.17	0.17
professional	-0.36	0.36
program	-0.44	0.44
program * a	1.03	-1.03
program :	0.2	-0.2
program <n>	0.25	-0.25
program and	-1.64	1.64
program at	0.92	-0.92
program integrity	-0.29	0.29
program is	1.17	-1.17
program of	-0.24	0.24
program would	-0.35	0.35
progres	0.47	-0.47
progres note	0.22	-0.22
progres report	0.25	-0.25
progres toward	0.66	-0.66
progressiv	0.2	-0.2
promis	1.8	-1.8
promis * pay	1.19	-1.19
promis of	0.88	-0.88
prompt	-1.59	1.59
prompt pay	-1.55	1.55
proof	0.18	-0.18
proof * a	0.57	-0.57
proof * an	0.59	-0.59
proof * claim	-0.55	0.55
proof * delivery	-0.91	0.91
proof * earlier	-0.45	0.45
proof * eligibility	-0.69	0.69
proof * the	1.1	-1.1
proof * tim	0.84	-0.84
proof of	-0.34	0.34
proof that	0.59	-0.59
proof we	-0.5	0.5
proper	-0.54	0.54
protection	0.17	-0.17
protection benefit	0.64	-0.64
protection coverag	0.33	-0.33
protection medical	0.85	-0.85
prov	-0.26	0.26
prov :	0.39	-0.39
prov not	-0.81	0.81
prov pd	0.48	-0.48
prov serv	0.27	-0.27
provid	0.53	-0.53
provid * date	0.31	-0.31
provid * guide	0.24	-0.24
provid * servic	0.47	-0.47
provid * the	0.29	-0.29
provid * was	-0.95	0.95
provid a	0.24	-0.24
provid amount	0.42	-0.42
provid bill	0.3	-0.3
provid by	1.15	-1.15
provid coverag	0.43	-0.43
provid doe	-0.73	0.73
provid for	-0.88	0.88
provid on	0.29	-0.29
provid or	-1.14	1.14
provid the	0.18	-0.18
providenc	0.28	-0.28
providenc health	0.28	-0.28
provider * <n>	0.59	-0.59
provider * care	-0.29	0.29
provider * claim	0.2	-0.2
provider * health	0.33	-0.33
provider * may	0.51	-0.51
provider * miss	-0.24	0.24
provider * not	-0.19	0.19
provider * responsibl	0.26	-0.26
provider * servic	0.26	-0.26
provider * thi	0.61	-0.61
provider * your	-0.26	0.26
provider :	0.83	-0.83
provider <m>	0.67	-0.67
provider <n>	0.35	-0.35
provider account	0.89	-0.89
provider agre	-0.95	0.95
provider appeal	0.93	-0.93
provider approv	0.21	-0.21
provider as	-0.43	0.43
provider asked	0.37	-0.37
provider bill	0.27	-0.27
provider blue	0.32	-0.32
provider by	0.16	-0.16
provider can	-0.23	0.23
provider charg	0.33	-0.33
provider claim	0.71	-0.71
provider contact	0.17	-0.17
provider copy	0.2	-0.2
provider direct	0.45	-0.45
provider disput	0.49	-0.49
provider exampl	0.19	-0.19
provider explan	0.31	-0.31
provider for	-0.19	0.19
provider has	1.73	-1.73
provider have	-0.75	0.75
provider is	-0.23	0.23
provider licens	-1.42	1.42
provider line	0.22	-0.22
provider manual	0.36	-0.36
provider may	1.01	-1.01
provider member	0.22	-0.22
provider must	1.1	-1.1
provider name	-0.69	0.69
provider need	0.58	-0.58
provider network	0.59	-0.59
provider no	-0.35	0.35
provider not	-0.92	0.92
provider npi	-0.91	0.91
provider number	0.91	-0.91
provider of	1.09	-1.09
provider patient	0.32	-0.32
provider pay	0.83	-0.83
provider portal	1.01	-1.01
provider rel	0.27	-0.27
provider remittanc	0.21	-0.21
provider render	0.42	-0.42
provider request	-1.4	1.4
provider resolution	0.2	-0.2
provider servic	1.61	-1.61
provider signatur	-0.27	0.27
provider that	0.56	-0.56
provider the	-0.32	0.32
provider voucher	0.22	-0.22
provider was	-1.8	1.8
provider who	-0.95	0.95
provider with	-0.38	0.38
provider without	-0.35	0.35
provider write	-0.6	0.6
provider you	-0.25	0.25
provision	0.37	-0.37
pruitt	-0.42	0.42
ps	0.38	-0.38
psh	0.3	-0.3
psh <n>	0.3	-0.3
psychiatrist	0.51	-0.51
psychological	-0.76	0.76
pt	-0.2	0.2
pt * <month>	0.19	-0.19
pt <n>	0.33	-0.33
pt acct	0.45	-0.45
pt and	-0.55	0.55
pt asked	0.24	-0.24
pt at	-0.48	0.48
pt dpt	0.34	-0.34
pt evalu	0.28	-0.28
pt llc	-0.89	0.89
pt npi	0.41	-0.41
pt of	0.22	-0.22
pt on	0.19	-0.19
pt ot	-0.17	0.17
pt resp	0.38	-0.38
pt visit	-1.23	1.23
ptr	0.54	-0.54
public	0.42	-0.42
publish	0.84	-0.84
publish evidenc	0.17	-0.17
publish study	-0.55	0.55
publish trial	0.27	-0.27
puede	0.2	-0.2
pull	-0.41	0.41
pull back	1.72	-1.72
pump	-1.22	1.22
purchas	-1.04	1.04
purpos	0.35	-0.35
purse	-0.49	0.49
put	-0.35	0.35
put * a	-0.33	0.33
put * case	0.7	-0.7
put * claim	0.76	-0.76
put * name	-0.6	0.6
put * patient	-0.73	0.73
put a	-0.3	0.3
put back	1.42	-1.42
put down	-0.16	0.16
put his	-0.36	0.36
put in	0.45	-0.45
put on	-1.22	1.22
put our	-0.27	0.27
put the	-0.21	0.21
put to	0.24	-0.24
put your	-0.33	0.33
pv	-0.23	0.23
pv <n>	-0.26	0.26
px	1.03	-1.03
px <n>	1.03	-1.03
q	0.62	-0.62
q <n>	0.64	-0.64
qf	-0.61	0.61
qf <n>	-0.61	0.61
qh	0.21	-0.21
qh <n>	0.2	-0.2
qic	1.03	-1.03
qic part	0.21	-0.21
qio	1.44	-1.44
qmb	0.16	-0.16
qp	0.86	-0.86
qp <n>	0.86	-0.86
qr	0.17	-0.17
qr <n>	0.2	-0.2
qt	-0.19	0.19
qty <n>	-0.81	0.81
qty bill	0.8	-0.8
qty charg	0.16	-0.16
qualify	-0.91	0.91
qualify independent	0.47	-0.47
quality	-1.6	1.6
quantity	0.52	-0.52
quarrel	-0.46	0.46
quarry	0.29	-0.29
quarter	-1.93	1.93
quarter and	-0.53	0.53
quarter hour	-0.24	0.24
quarter:0	2.08	-2.08
quarter:1	2.43	-2.43
quarter:2	1.58	-1.58
quarter:3	1.67	-1.67
quartz	-0.82	0.82
que	0.34	-0.34
quentin	0.56	-0.56
question	1.83	-1.83
question * the	0.23	-0.23
question :	0.43	-0.43
question ?	0.44	-0.44
question call	0.31	-0.31
question is	-0.22	0.22
question of	0.95	-0.95
question on	1.35	-1.35
questionnair	-1.03	1.03
questionnair to	-0.39	0.39
questionnair we	-0.28	0.28
queue	1.24	-1.24
quick	-0.79	0.79
quiet	-0.18	0.18
quillan	0.19	-0.19
quillfeather	0.33	-0.33
quint	0.19	-0.19
quint md	0.18	-0.18
quintero	0.33	-0.33
quit	-1.38	1.38
quote	-1.01	1.01
qw	-0.88	0.88
r	0.7	-0.7
r :	-0.38	0.38
r <m>	0.41	-0.41
r <n>	1.58	-1.58
r s	0.47	-0.47
r shoulder	0.83	-0.83
r t	-0.54	0.54
ra	0.61	-0.61
ra <n>	0.3	-0.3
ra date	0.38	-0.38
ra no	0.16	-0.16
ra number	0.24	-0.24
race	1.1	-1.1
race color	0.52	-0.52
radiculopathy	-0.51	0.51
radiologist	-0.99	0.99
radiology	-0.75	0.75
rafael	0.19	-0.19
rail	-0.53	0.53
railroad	-0.96	0.96
rais	0.26	-0.26
raise	0.28	-0.28
ramona	0.25	-0.25
ran	-1.7	1.7
ran dry	-0.55	0.55
ran from	-0.66	0.66
ran out	-0.59	0.59
ran the	0.26	-0.26
random	-0.64	0.64
rang	-0.39	0.39
range	-0.36	0.36
range * motion	-0.18	0.18
range * the	-0.38	0.38
range for	-0.21	0.21
range of	-0.18	0.18
rapid	0.61	-0.61
rarc <n>	-0.73	0.73
rarc m	0.27	-0.27
rarc n	0.39	-0.39
rash	-0.55	0.55
rate	-0.93	0.93
rate * a	0.57	-0.57
rate * the	0.45	-0.45
rate <m>	-0.91	0.91
rate cover	-1.26	1.26
rate for	0.43	-0.43
rate not	-0.78	0.78
rate of	0.46	-0.46
rather	-1.16	1.16
rather than	-1.21	1.21
rational	-1.08	1.08
rational :	0.27	-0.27
ray	-0.22	0.22
ray * the	-0.3	0.3
ray has	0.19	-0.19
ray read	-0.69	0.69
ray report	0.72	-0.72
rc	0.48	-0.48
rc amt	0.41	-0.41
rcvd	-1.1	1.1
rcvd <d>	-0.57	0.57
rcw	0.18	-0.18
rcw <n>	0.18	-0.18
rd and	-0.46	0.46
re	-0.33	0.33
re :	1.25	-1.25
re <n>	-0.84	0.84
re check	-0.59	0.59
re educ	0.21	-0.21
re eval	-0.53	0.53
re evalu	0.18	-0.18
re examin	0.95	-0.95
reach	-1.53	1.53
reach * <n>	-1.05	1.05
reach * a	-1.38	1.38
reach * fund	0.71	-0.71
reach * goal	-0.77	0.77
reach * the	-0.3	0.3
reach <n>	-1.1	1.1
reach a	1.78	-1.78
reach and	0.3	-0.3
reach at	1.11	-1.11
reach back	0.51	-0.51
reach our	0.5	-0.5
reach the	-0.44	0.44
reach us	-0.49	0.49
reach with	-1.85	1.85
reach you	0.2	-0.2
reach your	0.71	-0.71
read	-0.93	0.93
read * a	0.66	-0.66
read * careful	0.16	-0.16
read * letter	0.28	-0.28
read * our	0.56	-0.56
read * same	-0.3	0.3
read * the	0.81	-0.81
read * visit	-0.34	0.34
read * whole	0.16	-0.16
read :	-0.67	0.67
read <n>	-1.72	1.72
read and	0.56	-0.56
read as	-1.05	1.05
read by	0.69	-0.69
read in	-0.51	0.51
read it	0.2	-0.2
read like	-0.58	0.58
read the	0.16	-0.16
read them	0.6	-0.6
read your	0.3	-0.3
real	-0.62	0.62
rear	-0.25	0.25
rear end	-0.2	0.2
reason	-0.22	0.22
reason * being	-0.87	0.87
reason * cannot	-0.82	0.82
reason * denial	-0.45	0.45
reason * miss	0.44	-0.44
reason * that	-0.79	0.79
reason * the	1.13	-1.13
reason * thi	-0.23	0.23
reason <n>	-0.44	0.44
reason and	0.31	-0.31
reason co	-0.91	0.91
reason code	0.54	-0.54
reason for	-0.29	0.29
reason given	-0.39	0.39
reason is	-0.97	0.97
reason moa	0.72	-0.72
reason not	-0.69	0.69
reason noted	0.28	-0.28
reason paid	-0.34	0.34
reason remark	0.21	-0.21
reason s	0.24	-0.24
reason see	0.4	-0.4
reason servic	0.2	-0.2
reason that	0.71	-0.71
reason to	-0.19	0.19
reason we	-0.61	0.61
reasonab	-0.94	0.94
reasonabl	-0.51	0.51
reasonabl * necessary	-0.53	0.53
reasonabl and	-0.34	0.34
reasonabl expect	0.44	-0.44
reasonabl or	-0.82	0.82
rebill	-1.1	1.1
rebuttal	1.39	-1.39
recd	-1.7	1.7
recd :	0.26	-0.26
recd <d>	0.43	-0.43
recd <n>	-1.11	1.11
receipt	-0.66	0.66
receipt * the	0.56	-0.56
receipt * thi	0.24	-0.24
receipt of	1.19	-1.19
receiv	-0.61	0.61
receiv * <d>	0.67	-0.67
receiv * <month>	-0.5	0.5
receiv * <n>	0.18	-0.18
receiv * appeal	0.26	-0.26
receiv * bill	1.05	-1.05
receiv * claim	1.12	-1.12
receiv * five	0.35	-0.35
receiv * insurer	0.21	-0.21
receiv * on	0.72	-0.72
receiv * request	0.73	-0.73
receiv * sign	-1.82	1.82
receiv * the	0.38	-0.38
receiv * within	-1.01	1.01
receiv :	0.8	-0.8
receiv <d>	1.64	-1.64
receiv <month>	0.64	-0.64
receiv a	-1.15	1.15
receiv after	-1.81	1.81
receiv and	0.67	-0.67
receiv befor	-0.16	0.16
receiv by	0.17	-0.17
receiv for	-0.96	0.96
receiv from	-0.23	0.23
receiv in	0.23	-0.23
receiv it	-0.86	0.86
receiv more	-1.3	1.3
receiv n	0.16	-0.16
receiv no	0.34	-0.34
receiv the	0.84	-0.84
receiv them	0.34	-0.34
receiv thi	1.58	-1.58
receiv within	0.71	-0.71
receiv your	1.76	-1.76
receivabl	0.92	-0.92
receivership	-1.17	1.17
recent	1.08	-1.08
recert	-0.88	0.88
recheck	0.54	-0.54
recipient	-0.52	0.52
recipient id	0.24	-0.24
recipient name	0.17	-0.17
recod	-0.86	0.86
recogniz	-0.36	0.36
recommend	1.19	-1.19
recon	-0.37	0.37
reconsider	1.79	-1.79
reconsider * a	0.32	-0.32
reconsider * claim	0.18	-0.18
reconsider :	0.5	-0.5
reconsider <n>	-0.39	0.39
reconsider and	0.69	-0.69
reconsider at	-0.19	0.19
reconsider by	0.49	-0.49
reconsider is	0.18	-0.18
reconsider mark	0.3	-0.3
reconsider must	0.27	-0.27
reconsider our	0.2	-0.2
reconsider request	0.32	-0.32
reconsider the	0.54	-0.54
reconsider with	0.21	-0.21
reconsider within	-0.27	0.27
reconsider you	-0.65	0.65
record	-0.96	0.96
record * <n>	1.34	-1.34
record * are	0.28	-0.28
record * came	1.14	-1.14
record * have	0.31	-0.31
record * it	-0.51	0.51
record * not	0.18	-0.18
record * other	0.35	-0.35
record * sent	-0.69	0.69
record * support	0.57	-0.57
record * the	1.62	-1.62
record <n>	-0.37	0.37
record a	-0.31	0.31
record and	0.94	-0.94
record are	1.61	-1.61
record befor	0.57	-0.57
record by	0.21	-0.21
record describ	-1.56	1.56
record do	-2.11	2.11
record doe	-1.2	1.2
record give	0.44	-0.44
record have	0.27	-0.27
record if	0.2	-0.2
record in	0.55	-0.55
record intak	0.17	-0.17
record is	-0.99	0.99
record letter	-0.43	0.43
record may	0.79	-0.79
record must	0.8	-0.8
record of	-0.55	0.55
record on	0.83	-0.83
record or	0.4	-0.4
record request	1.55	-1.55
record review	0.34	-0.34
record say	-0.36	0.36
record show	0.82	-0.82
record support	-0.87	0.87
record that	-0.19	0.19
record the	-0.17	0.17
record to	0.7	-0.7
record we	-1.5	1.5
record which	0.89	-0.89
record with	-0.55	0.55
record within	-0.5	0.5
record without	0.19	-0.19
record you	-0.67	0.67
recoup	2.33	-2.33
recover	1.4	-1.4
recover * amount	0.74	-0.74
recover the	1.03	-1.03
recovery	0.47	-0.47
recovery * of	0.26	-0.26
recovery analyst	0.16	-0.16
recovery of	0.16	-0.16
recovery or	0.28	-0.28
recovery servic	0.2	-0.2
recovery unit	0.39	-0.39
recvd	-0.47	0.47
red	-1.32	1.32
red flag	-0.59	0.59
red ink	-0.73	0.73
redetermin	1.59	-1.59
redetermin * <month>	0.28	-0.28
redetermin * the	0.32	-0.32
redetermin :	0.16	-0.16
redetermin request	0.36	-0.36
redfern	0.24	-0.24
reduc	-0.17	0.17
reduc * the	0.57	-0.57
reduc or	0.16	-0.16
reduc paid	0.19	-0.19
reduc to	-0.94	0.94
reduction	-0.56	0.56
reduction * federal	1.11	-1.11
reduction allow	0.2	-0.2
reduction in	1.11	-1.11
reduction paid	0.32	-0.32
reduction pay	0.31	-0.31
reed	-0.18	0.18
ref :	0.59	-0.59
ref <n>	-0.45	0.45
refer	-1.64	1.64
refer * the	-0.26	0.26
refer to	-1.54	1.54
referenc	1.1	-1.1
referenc :	0.21	-0.21
referenc <n>	0.74	-0.74
referenc number	0.22	-0.22
referr	-0.94	0.94
referr doctor	1.2	-1.2
referr provider	-1.31	1.31
referr to	0.28	-0.28
referral	-1.21	1.21
referral * authoriz	-0.82	0.82
referral * file	-0.41	0.41
referral <n>	0.54	-0.54
referral authoriz	0.87	-0.87
referral from	-0.43	0.43
referral good	-0.93	0.93
referral is	-0.81	0.81
referral on	-0.39	0.39
referral or	-0.88	0.88
referral to	1.06	-1.06
referral va	0.55	-0.55
referral was	-0.55	0.55
refill	0.71	-0.71
reflex	-0.44	0.44
refraction	-0.73	0.73
refund	3.27	-3.27
refund <m>	0.38	-0.38
refund check	0.38	-0.38
refund due	0.22	-0.22
refund request	0.45	-0.45
refus	1.28	-1.28
refus * claim	0.54	-0.54
refus for	-1.13	1.13
refus thi	1.67	-1.67
refusal	1.32	-1.32
refusal of	0.56	-0.56
regard	-0.65	0.65
regard * as	-0.52	0.52
regard as	-0.48	0.48
regard it	-0.52	0.52
regard the	0.17	-0.17
regardles	-0.72	0.72
regardles of	-0.28	0.28
regenc	0.59	-0.59
regenc bluecros	0.22	-0.22
region	0.74	-0.74
region <5>	0.37	-0.37
region <n>	0.39	-0.39
region the	-0.51	0.51
region treat	0.39	-0.39
region was	0.46	-0.46
regional contractor	-0.2	0.2
register	-0.91	0.91
register trademark	0.61	-0.61
register with	-0.74	0.74
registr	-0.8	0.8
registry	-0.34	0.34
regular	-2.01	2.01
rehab	-0.73	0.73
rehab <n>	0.38	-0.38
rehab potential	-0.81	0.81
rehabilit	1.39	-1.39
rehabilit <n>	-0.84	0.84
rehabilit and	0.18	-0.18
rehabilit visit	1.67	-1.67
reimburs	1.81	-1.81
reimburs * the	0.92	-0.92
reimburs policy	0.23	-0.23
reimburs the	1.87	-1.87
reimburs was	0.77	-0.77
reinstat	0.35	-0.35
reject * the	-0.66	0.66
reject at	-0.66	0.66
reject batch	-0.5	0.5
rel	0.96	-0.96
rel spous	0.32	-0.32
relat	-0.61	0.61
relat * the	-0.39	0.39
relationship	0.29	-0.29
relationship :	0.46	-0.46
relationship self	0.32	-0.32
relationship to	0.2	-0.2
relativ	-1.03	1.03
releas	1.88	-1.88
releas * the	0.62	-0.62
releas on	0.55	-0.55
releas the	0.21	-0.21
releas was	-0.21	0.21
rely	0.24	-0.24
rem	0.31	-0.31
rem :	0.27	-0.27
remain	-1.2	1.2
remain deny	-0.98	0.98
remark * adjust	0.61	-0.61
remark * reason	0.32	-0.32
remark :	-0.28	0.28
remark <d>	0.23	-0.23
remark <n>	-0.23	0.23
remark and	0.87	-0.87
remark code	0.54	-0.54
remark m	-0.83	0.83
remark ma	0.65	-0.65
remedy	0.94	-0.94
remedy exist	0.41	-0.41
remedy under	0.21	-0.21
reminder	-0.3	0.3
remit	-0.59	0.59
remit * <n>	-0.8	0.8
remit date	0.57	-0.57
remit of	-0.8	0.8
remitt	1.37	-1.37
remittanc	1.54	-1.54
remittanc * <month>	-0.33	0.33
remittanc :	0.21	-0.21
remittanc <n>	0.49	-0.49
remittanc advic	0.8	-0.8
remittanc and	0.34	-0.34
remittanc date	0.34	-0.34
remittanc was	0.6	-0.6
removal	-1.9	1.9
removal * skin	0.73	-0.73
removal of	-1.45	1.45
rend	1.03	-1.03
render	-1.01	1.01
render :	1.51	-1.51
render chiropractic	0.17	-0.17
render holly	0.16	-0.16
render npi	-0.34	0.34
render on	0.78	-0.78
render provider	-1.53	1.53
renew	-0.57	0.57
renewal	-0.52	0.52
renner	0.55	-0.55
rent	-1.33	1.33
rental	-1.48	1.48
rental for	0.38	-0.38
rental month	-0.44	0.44
reopen	0.58	-0.58
reopen the	0.53	-0.53
rep	0.77	-0.77
rep say	1.07	-1.07
repaid	1.36	-1.36
repair	0.16	-0.16
repair of	0.72	-0.72
repay	2.3	-2.3
repay of	0.79	-0.79
repeat	-1.61	1.61
repeat * same	0.61	-0.61
repeat submission	-0.61	0.61
repetitiv	0.83	-0.83
repetitiv exercis	0.9	-0.9
replac	0.97	-0.97
replac on	0.97	-0.97
replac the	1.18	-1.18
reply to	-0.19	0.19
report	0.69	-0.69
report * <d>	0.27	-0.27
report * <month>	1.02	-1.02
report * <n>	0.55	-0.55
report * a	-0.37	0.37
report * injury	1.11	-1.11
report * may	-0.74	0.74
report * show	0.29	-0.29
report * the	-2.23	2.23
report * us	-0.2	0.2
report * will	0.76	-0.76
report * you	-0.56	0.56
report * your	0.33	-0.33
report <n>	0.9	-0.9
report and	0.47	-0.47
report as	-0.77	0.77
report befor	-0.39	0.39
report by	0.28	-0.28
report cover	-0.34	0.34
report date	0.37	-0.37
report doe	-0.48	0.48
report due	-0.62	0.62
report for	-0.5	0.5
report from	1.91	-1.91
report has	-0.8	0.8
report if	0.39	-0.39
report in	-0.81	0.81
report is	0.55	-0.55
report it	-0.6	0.6
report of	-0.62	0.62
report on	0.36	-0.36
report or	0.16	-0.16
report pain	0.4	-0.4
report show	0.91	-0.91
report that	-0.45	0.45
report the	0.29	-0.29
report was	0.33	-0.33
report with	0.4	-0.4
report within	-0.4	0.4
report you	-0.2	0.2
representativ	0.5	-0.5
representativ may	0.49	-0.49
representativ of	0.38	-0.38
representativ or	0.3	-0.3
repric	-1.25	1.25
reprocess	0.84	-0.84
request	0.79	-0.79
request * :	0.25	-0.25
request * <month>	-0.96	0.96
request * <n>	-0.53	0.53
request * a	1.42	-1.42
request * accept	0.22	-0.22
request * authoriz	-0.9	0.9
request * deny	-0.44	0.44
request * medical	0.32	-0.32
request * more	0.3	-0.3
request * no	1.36	-1.36
request * not	-0.82	0.82
request * reconsider	1.02	-1.02
request * record	0.73	-0.73
request * review	-0.43	0.43
request * second	0.3	-0.3
request * the	0.18	-0.18
request * thi	0.31	-0.31
request * we	0.8	-0.8
request * you	1	-1
request :	0.43	-0.43
request <m>	0.19	-0.19
request <n>	-0.76	0.76
request ?	0.64	-0.64
request a	0.46	-0.46
request an	0.17	-0.17
request and	0.54	-0.54
request are	0.28	-0.28
request becaus	-0.79	0.79
request came	-0.84	0.84
request cannot	1.43	-1.43
request date	0.19	-0.19
request did	-0.85	0.85
request doe	-1.41	1.41
request first	1.13	-1.13
request for	1.28	-1.28
request has	1.24	-1.24
request in	-0.71	0.71
request is	0.35	-0.35
request may	0.57	-0.57
request must	0.65	-0.65
request number	0.77	-0.77
request of	-1.76	1.76
request on	0.23	-0.23
request only	0.18	-0.18
request provider	0.2	-0.2
request reconsider	0.23	-0.23
request shouldv	-0.17	0.17
request so	-1.22	1.22
request that	1.47	-1.47
request the	-0.43	0.43
request to	0.21	-0.21
request under	-0.24	0.24
request was	-0.7	0.7
request we	-0.24	0.24
request went	0.5	-0.5
request will	0.57	-0.57
request within	0.36	-0.36
requir	-2.28	2.28
requir * adjudicat	-0.3	0.3
requir * the	0.43	-0.43
requir a	0.98	-0.98
requir and	-0.63	0.63
requir another	0.42	-0.42
requir befor	0.65	-0.65
requir for	0.64	-0.64
requir in	0.92	-0.92
requir modifier	-1.6	1.6
requir on	-0.62	0.62
requir prior	1.03	-1.03
requir that	-1.12	1.12
requir to	-0.68	0.68
requisition	-0.65	0.65
rerun	-1.33	1.33
rescind	0.95	-0.95
resend	-1.1	1.1
resent	-0.55	0.55
reserv company	0.24	-0.24
resident	-0.24	0.24
resolution	0.76	-0.76
resolution unit	0.17	-0.17
resolv	-0.33	0.33
resolv and	-0.6	0.6
resort	0.26	-0.26
resp	0.57	-0.57
resp <m>	0.26	-0.26
resp <n>	0.28	-0.28
respiratory	-0.29	0.29
respond	0.93	-0.93
respons	-0.41	0.41
respons * your	-0.24	0.24
respons date	0.18	-0.18
responsibility	0.18	-0.18
responsibility * the	0.33	-0.33
responsibility <m>	-0.17	0.17
responsibl	1.16	-1.16
responsibl * pay	-0.79	0.79
responsibl * the	1.18	-1.18
responsibl * these	0.33	-0.33
responsibl * thi	0.9	-0.9
responsibl for	1.1	-1.1
rest	-0.58	0.58
rest * the	0.91	-0.91
rest is	-0.67	0.67
rest of	-0.53	0.53
rest on	0.32	-0.32
restitution	1.11	-1.11
restitution of	1.11	-1.11
restor	1.74	-1.74
restrict	-0.99	0.99
restriction	0.56	-0.56
restriction * thi	0.65	-0.65
restriction for	0.53	-0.53
resubmission	-1.34	1.34
resubmit	1.24	-1.24
resubmit * the	-0.67	0.67
resubmit with	0.84	-0.84
result	0.4	-0.4
result * the	0.41	-0.41
result * your	0.18	-0.18
result :	0.92	-0.92
result <n>	0.18	-0.18
result and	0.65	-0.65
result claim	-0.53	0.53
result in	0.42	-0.42
result of	1.13	-1.13
result that	0.49	-0.49
result would	-0.29	0.29
retir	-1.55	1.55
retir * <month>	-0.67	0.67
retir * the	-0.3	0.3
retir and	-0.82	0.82
retir at	-0.54	0.54
retir in	-0.49	0.49
retir incom	0.22	-0.22
retir on	0.4	-0.4
retire	-1.09	1.09
retire plan	-0.88	0.88
retro	-1.86	1.86
retro request	-0.88	0.88
retroactiv	0.33	-0.33
return	0.31	-0.31
return * bill	0.84	-0.84
return * check	0.46	-0.46
return by	-0.89	0.89
return it	1.07	-1.07
return the	1.77	-1.77
return thi	0.5	-0.5
return to	-0.23	0.23
rev	0.44	-0.44
rev <n>	0.62	-0.62
revalid	-0.64	0.64
revenu	-0.74	0.74
revenu code	-0.54	0.54
revers	0.99	-0.99
revers * earlier	0.91	-0.91
revers * the	-0.29	0.29
revers and	0.2	-0.2
revers our	1.1	-1.1
revers ourselv	0.72	-0.72
revers the	1.47	-1.47
reversal	-0.5	0.5
review	0.52	-0.52
review * <n>	0.77	-0.77
review * a	0.55	-0.55
review * appeal	-1.08	1.08
review * behalf	0.54	-0.54
review * case	0.82	-0.82
review * claim	0.98	-0.98
review * decision	0.16	-0.16
review * may	-0.32	0.32
review * need	-0.93	0.93
review * paid	1.05	-1.05
review * record	0.29	-0.29
review * request	0.35	-0.35
review * the	2.18	-2.18
review * thi	0.64	-0.64
review * us	0.2	-0.2
review * your	-0.93	0.93
review <n>	-0.19	0.19
review all	-0.76	0.76
review and	1.46	-1.46
review are	0.79	-0.79
review at	0.19	-0.19
review befor	-0.85	0.85
review can	1.35	-1.35
review date	0.44	-0.44
review decision	0.38	-0.38
review entity	0.62	-0.62
review for	0.4	-0.4
review form	0.53	-0.53
review found	1.31	-1.31
review has	0.39	-0.39
review in	0.26	-0.26
review inc	0.17	-0.17
review is	1.27	-1.27
review it	0.28	-0.28
review letter	-0.28	0.28
review look	0.96	-0.96
review may	0.55	-0.55
review must	0.34	-0.34
review no	-1.27	1.27
review of	0.44	-0.44
review on	1.41	-1.41
review organiz	0.79	-0.79
review our	0.18	-0.18
review p	0.21	-0.21
review plan	-0.58	0.58
review po	0.47	-0.47
review request	0.42	-0.42
review take	0.68	-0.68
review that	-0.4	0.4
review the	0.22	-0.22
review thi	-0.47	0.47
review under	-1.39	1.39
review unit	0.2	-0.2
review vendor	-0.31	0.31
review was	0.36	-0.36
review we	-0.65	0.65
review within	0.85	-0.85
review your	-0.55	0.55
reviewer	0.99	-0.99
reviewer * a	0.89	-0.89
reviewer * licens	-0.45	0.45
reviewer :	-0.64	0.64
reviewer a	0.93	-0.93
reviewer and	0.42	-0.42
reviewer board	-1.01	1.01
reviewer call	1.02	-1.02
reviewer could	-0.93	0.93
reviewer felt	-0.81	0.81
reviewer find	0.4	-0.4
reviewer has	0.83	-0.83
reviewer is	1.25	-1.25
reviewer opinion	-0.39	0.39
reviewer read	0.84	-0.84
reviewer was	0.73	-0.73
revis	1.23	-1.23
reye	0.59	-0.59
rfa	0.16	-0.16
rfa dated	0.19	-0.19
ri	-0.52	0.52
ri <n>	-0.54	0.54
rich	-0.79	0.79
rich plasma	-0.79	0.79
ride along	-0.71	0.71
rider	0.3	-0.3
ridge	0.92	-0.92
ridge chiropractic	0.22	-0.22
ridge physical	0.23	-0.23
right	1.13	-1.13
right * a	0.66	-0.66
right * afford	0.5	-0.5
right * appeal	0.37	-0.37
right * the	1.51	-1.51
right about	0.33	-0.33
right and	0.26	-0.26
right are	0.55	-0.55
right knee	1.16	-1.16
right law	1.1	-1.1
right of	1.41	-1.41
right one	-0.41	0.41
right rotator	0.2	-0.2
right shoulder	-1.48	1.48
right to	0.59	-0.59
right under	0.84	-0.84
right wrist	0.57	-0.57
ring	-0.61	0.61
rio	0.46	-0.46
risk	-0.53	0.53
risk of	0.51	-0.51
river	1.33	-1.33
river chiropractic	0.18	-0.18
river famy	0.16	-0.16
river pallet	0.19	-0.19
river physical	0.21	-0.21
riverbend	0.71	-0.71
rmk	0.57	-0.57
rmk n	0.4	-0.4
rn	0.61	-0.61
rn <n>	0.46	-0.46
road townzip	0.16	-0.16
rock	-0.81	0.81
rocky	0.33	-0.33
rocky mountain	0.33	-0.33
roderick	-0.32	0.32
roland	-0.41	0.41
roll	-0.77	0.77
roll into	-0.55	0.55
room	-1.64	1.64
room for	-0.21	0.21
root	-1.78	1.78
root contact	-1	1
rosali	0.16	-0.16
rosalind achterberg	0.16	-0.16
rosalind okonjo	-0.46	0.46
rosamund	0.27	-0.27
rose	0.89	-0.89
rose from	0.54	-0.54
roster	0.39	-0.39
rot	0.32	-0.32
rotator	0.6	-0.6
rotator cuff	0.6	-0.6
round	0.46	-0.46
round <n>	1.36	-1.36
rourk	0.23	-0.23
route	-0.92	0.92
route <n>	-0.51	0.51
routin	-1.29	1.29
routin exam	0.71	-0.71
routin foot	-0.97	0.97
routin physical	-0.64	0.64
row	-1.24	1.24
row <n>	-1.18	1.18
rowan	0.18	-0.18
rr <n>	0.45	-0.45
rsn <d>	-0.69	0.69
rsn <n>	0.28	-0.28
rsn rmk	0.73	-0.73
rt	-0.77	0.77
rt <n>	0.42	-0.42
rubber	-0.39	0.39
rufu	0.24	-0.24
ruiz	0.45	-0.45
ruiz np	0.38	-0.38
rul	1.08	-1.08
rule	0.55	-0.55
rule * <n>	-0.58	0.58
rule * our	0.45	-0.45
rule * the	0.81	-0.81
rule * used	0.16	-0.16
rule * we	0.41	-0.41
rule :	-0.63	0.63
rule <n>	-2.07	2.07
rule and	0.64	-0.64
rule for	0.18	-0.18
rule not	-0.5	0.5
rule put	-0.34	0.34
rule requir	-0.25	0.25
rule say	0.48	-0.48
rule that	-0.17	0.17
rule the	0.82	-0.82
rule was	1.62	-1.62
ruled * the	-0.42	0.42
run * <n>	-0.53	0.53
run * a	0.31	-0.31
run * us	-0.42	0.42
run <d>	0.2	-0.2
run <n>	-0.35	0.35
run by	0.56	-0.56
run date	0.17	-0.17
run for	-0.5	0.5
run it	-0.71	0.71
run its	-0.48	0.48
run on	0.3	-0.3
run the	-0.32	0.32
run to	0.39	-0.39
rung	-0.25	0.25
runn	-0.52	0.52
rupert	-0.27	0.27
ruth	0.18	-0.18
rutherford	0.32	-0.32
rv	-0.41	0.41
rx	-0.85	0.85
rx <n>	0.4	-0.4
s	0.54	-0.54
s * denial	0.16	-0.16
s * servic	0.36	-0.36
s <5>	0.16	-0.16
s <n>	1.42	-1.42
s for	0.22	-0.22
s of	0.61	-0.61
s offic	0.23	-0.23
sa	0.33	-0.33
sa <n>	0.33	-0.33
saf	-0.81	0.81
safe	0.19	-0.19
safe and	0.23	-0.23
saguaro	0.35	-0.35
saguaro bend	0.16	-0.16
said	0.58	-0.58
said * the	0.35	-0.35
said no	0.72	-0.72
said that	1.62	-1.62
said the	-0.35	0.35
said yes	-0.39	0.39
same	-2.4	2.4
same * <month>	0.17	-0.17
same * the	-0.4	0.4
same afternoon	-0.31	0.31
same and	0.57	-0.57
same as	-0.88	0.88
same bill	-1.2	1.2
same body	-0.43	0.43
same claim	-0.71	0.71
same code	-0.31	0.31
same date	0.38	-0.38
same day	-0.18	0.18
same doctor	-0.39	0.39
same dos	-0.64	0.64
same exercis	0.29	-0.29
same fifteen	-0.29	0.29
same flu	-0.43	0.43
same four	-0.54	0.54
same goal	-0.91	0.91
same hour	-0.44	0.44
same job	-0.24	0.24
same member	0.52	-0.52
same morn	-0.36	0.36
same on	-0.35	0.35
same pain	-0.51	0.51
same part	0.71	-0.71
same patient	-0.64	0.64
same procedur	0.84	-0.84
same provider	-1.21	1.21
same region	-1.32	1.32
same servic	-3.05	3.05
same session	-0.44	0.44
same specialty	-0.44	0.44
same therapist	-0.36	0.36
same thing	-0.53	0.53
same visit	-0.7	0.7
same week	-0.22	0.22
same weight	0.44	-0.44
same word	-0.79	0.79
sampl	0.31	-0.31
sampl went	-0.56	0.56
sandoval	0.2	-0.2
saoirs	0.5	-0.5
saskia	0.22	-0.22
sat	-1.42	1.42
satisfy	0.61	-0.61
satisfy ?	0.21	-0.21
sato	0.16	-0.16
saturday	0.26	-0.26
sav	0.28	-0.28
save	-0.3	0.3
save for	-0.27	0.27
saw	-0.83	0.83
saw * member	-0.32	0.32
saw * patient	-0.76	0.76
saw a	-0.26	0.26
saw her	-0.42	0.42
saw thi	-0.17	0.17
say	-1.12	1.12
say * claim	0.31	-0.31
say * it	0.77	-0.77
say * the	2.47	-2.47
say <m>	-1.45	1.45
say <n>	-0.59	0.59
say he	-0.58	0.58
say how	0.37	-0.37
say it	-0.37	0.37
say more	-1.15	1.15
say no	1.55	-1.55
say on	-0.3	0.3
say only	-0.68	0.68
say otherwis	0.31	-0.31
say same	-0.97	0.97
say self	-0.51	0.51
say she	-0.39	0.39
say that	1.96	-1.96
say the	-1.92	1.92
say they	1.24	-1.24
say thi	0.66	-0.66
say what	0.94	-0.94
say which	-0.73	0.73
say who	-0.88	0.88
say why	-0.23	0.23
say yes	0.81	-0.81
say you	-0.53	0.53
sb	-0.32	0.32
sb <n>	-0.37	0.37
sbr	0.89	-0.89
sbr <n>	0.89	-0.89
sc	0.42	-0.42
scale	-0.29	0.29
scan	-1.77	1.77
scan of	0.19	-0.19
scan was	-0.44	0.44
scann	-0.55	0.55
scanner	-0.81	0.81
scar	-0.51	0.51
sched	-0.5	0.5
sched reduction	-0.76	0.76
schedul	0.24	-0.24
schedul * the	0.92	-0.92
schedul :	0.17	-0.17
schedul adjust	0.62	-0.62
schedul allow	-0.21	0.21
schedul allowanc	0.79	-0.79
schedul amount	-0.57	0.57
schedul maximum	0.92	-0.92
schedul of	-0.3	0.3
schedul or	0.39	-0.39
scheduler	-0.23	0.23
school	-0.82	0.82
school district	0.61	-0.61
scioto	0.26	-0.26
scooter	-0.91	0.91
scope	-0.99	0.99
scor	0.31	-0.31
scor are	-1.13	1.13
scor from	1.6	-1.6
scor have	-0.8	0.8
scor that	-0.78	0.78
score	-0.28	0.28
score * <n>	-0.3	0.3
score <n>	-0.34	0.34
score has	0.47	-0.47
score of	-0.53	0.53
score was	0.7	-0.7
screen	-1.31	1.31
screen is	-0.6	0.6
screen print	0.25	-0.25
screen was	0.31	-0.31
script	0.21	-0.21
script pdp	0.18	-0.18
se a	-0.58	0.58
search	-0.37	0.37
search :	-0.5	0.5
search claim	0.19	-0.19
search result	-0.44	0.44
season	-0.53	0.53
seat	-0.35	0.35
second	-0.71	0.71
second * later	-0.37	0.37
second * the	0.58	-0.58
second and	0.36	-0.36
second appeal	0.26	-0.26
second claim	-0.16	0.16
second copy	-1.41	1.41
second in	-0.5	0.5
second is	-0.65	0.65
second level	1.39	-1.39
second look	0.56	-0.56
second one	-0.59	0.59
second page	-0.29	0.29
second pay	-0.65	0.65
second request	0.37	-0.37
second review	1.29	-1.29
second time	-1.03	1.03
secondary	0.67	-0.67
secondary bill	-0.55	0.55
secondary pay	0.45	-0.45
secondary payer	0.57	-0.57
section	-0.24	0.24
section <m>	1.02	-1.02
section <n>	-0.29	0.29
section b	-0.43	0.43
security number	-0.49	0.49
see	-1.52	1.52
see * last	0.69	-0.69
see * plan	0.51	-0.51
see * provider	0.3	-0.3
see * specialist	0.94	-0.94
see <n>	0.4	-0.4
see a	0.72	-0.72
see attach	-1.06	1.06
see claim	0.59	-0.59
see date	0.52	-0.52
see deduct	0.24	-0.24
see earlier	-1.32	1.32
see it	-0.71	0.71
see letter	-1.55	1.55
see note	-0.54	0.54
see our	-1.37	1.37
see page	-0.25	0.25
see plan	-0.33	0.33
see remark	-0.69	0.69
see remit	-0.7	0.7
see section	1.21	-1.21
see servic	0.39	-0.39
see that	-1.16	1.16
see the	1.73	-1.73
see thi	-0.17	0.17
see what	0.96	-0.96
see whether	0.16	-0.16
see your	0.2	-0.2
seek	1.57	-1.57
seek judicial	0.34	-0.34
seek restitution	1.11	-1.11
seem	-1.31	1.31
seem * have	-0.58	0.58
seem to	-0.67	0.67
seen	-0.77	0.77
seen * :	0.54	-0.54
seen * <n>	-0.68	0.68
seen * a	-0.56	0.56
seen <n>	-0.95	0.95
seen by	-0.28	0.28
seen here	-0.24	0.24
seen in	-0.27	0.27
seen on	-0.43	0.43
seen thi	-0.5	0.5
seg	0.45	-0.45
segmental	0.17	-0.17
select	-0.77	0.77
select * prepay	-0.72	0.72
select * review	-0.36	0.36
select for	-0.83	0.83
self	-0.16	0.16
self * famy	0.18	-0.18
self care	-0.35	0.35
self fund	1.11	-1.11
self insur	0.8	-0.8
self pay	0.16	-0.16
self plu	0.42	-0.42
self referr	-1.05	1.05
send	1.05	-1.05
send * a	0.17	-0.17
send * again	0.57	-0.57
send * and	1.02	-1.02
send * appeal	0.2	-0.2
send * bill	-0.53	0.53
send * check	0.22	-0.22
send * claim	0.24	-0.24
send * correct	1.23	-1.23
send * first	-0.69	0.69
send * in	0.41	-0.41
send * initial	0.34	-0.34
send * letter	0.92	-0.92
send * new	1.13	-1.13
send * note	0.84	-0.84
send * offic	-0.94	0.94
send * record	0.63	-0.63
send * request	0.18	-0.18
send * second	0.2	-0.2
send * sign	-0.7	0.7
send * the	-0.16	0.16
send * through	-0.28	0.28
send * to	-0.31	0.31
send * with	0.35	-0.35
send * written	0.24	-0.24
send :	0.49	-0.49
send a	0.76	-0.76
send again	-0.44	0.44
send back	-0.21	0.21
send both	-0.75	0.75
send for	0.47	-0.47
send her	-0.83	0.83
send in	0.82	-0.82
send its	0.97	-0.97
send one	0.53	-0.53
send our	0.23	-0.23
send record	0.75	-0.75
send them	0.31	-0.31
send thi	-0.7	0.7
send to	-1.04	1.04
send us	0.97	-0.97
send what	0.3	-0.3
send with	0.16	-0.16
send you	-0.29	0.29
send your	0.25	-0.25
senior	0.59	-0.59
sensory	-0.64	0.64
sensory integr	-0.64	0.64
sent	-0.7	0.7
sent * <d>	-0.42	0.42
sent * <month>	0.42	-0.42
sent * <n>	0.37	-0.37
sent * a	-0.25	0.25
sent * are	0.7	-0.7
sent * copy	0.25	-0.25
sent * fax	0.3	-0.3
sent * for	-0.48	0.48
sent * our	0.18	-0.18
sent * provider	0.35	-0.35
sent * the	0.82	-0.82
sent * thi	0.2	-0.2
sent * time	0.53	-0.53
sent * to	-0.28	0.28
sent * too	-0.63	0.63
sent * us	-0.78	0.78
sent * you	1.76	-1.76
sent * your	0.41	-0.41
sent :	0.25	-0.25
sent <d>	0.3	-0.3
sent <m>	0.82	-0.82
sent a	-0.34	0.34
sent and	1.05	-1.05
sent as	-0.85	0.85
sent at	0.32	-0.32
sent back	-0.65	0.65
sent befor	0.16	-0.16
sent by	0.69	-0.69
sent doe	-0.67	0.67
sent for	1.27	-1.27
sent her	-0.43	0.43
sent him	-0.33	0.33
sent in	-0.47	0.47
sent is	-0.57	0.57
sent it	-1.75	1.75
sent no	0.24	-0.24
sent on	0.4	-0.4
sent out	0.69	-0.69
sent show	0.44	-0.44
sent the	-0.86	0.86
sent them	-0.33	0.33
sent thi	-0.85	0.85
sent to	-0.62	0.62
sent two	-0.45	0.45
sent under	-0.55	0.55
sent us	-1.09	1.09
sent was	-0.32	0.32
sent we	1.06	-1.06
sent within	-0.65	0.65
sent without	-0.57	0.57
sent you	0.87	-0.87
sent your	0.38	-0.38
sentara	0.41	-0.41
sentara health	0.24	-0.24
sentenc	-0.5	0.5
sentence after::	1.12	-1.12
sentence after:<5>	-0.24	0.24
sentence after:<m>	0.64	-0.64
sentence after:<n>	0.66	-0.66
sentence after:?	1.44	-1.44
sentence after:abduction	0.65	-0.65
sentence after:abernathy	0.44	-0.44
sentence after:abernethy	0.25	-0.25
sentence after:able	-0.6	0.6
sentence after:about	2.46	-2.46
sentence after:above	0.49	-0.49
sentence after:absent	2.06	-2.06
sentence after:accept	2	-2
sentence after:acceptabl	-1.23	1.23
sentence after:acceptanc	0.41	-0.41
sentence after:acces	-0.93	0.93
sentence after:accident	0.26	-0.26
sentence after:accord	-0.41	0.41
sentence after:account	1.12	-1.12
sentence after:acct	0.7	-0.7
sentence after:acheb	0.78	-0.78
sentence after:achterberg	0.69	-0.69
sentence after:act	0.37	-0.37
sentence after:action	0.83	-0.83
sentence after:activ	1.64	-1.64
sentence after:activity	-0.2	0.2
sentence after:acupunctur	-0.2	0.2
sentence after:acute	0.23	-0.23
sentence after:add	-0.33	0.33
sentence after:added	0.75	-0.75
sentence after:additional	0.4	-0.4
sentence after:addres	0.72	-0.72
sentence after:adj	-0.37	0.37
sentence after:adjudic	1.21	-1.21
sentence after:adjust	-0.49	0.49
sentence after:adjuster	-0.35	0.35
sentence after:administr	-0.82	0.82
sentence after:administrativ	0.73	-0.73
sentence after:adr	0.2	-0.2
sentence after:adult	-0.73	0.73
sentence after:advantag	0.89	-0.89
sentence after:advers	0.66	-0.66
sentence after:advic	0.55	-0.55
sentence after:aetna	0.87	-0.87
sentence after:affect	0.55	-0.55
sentence after:afford	-0.27	0.27
sentence after:after	0.35	-0.35
sentence after:afterward	0.29	-0.29
sentence after:again	-1.64	1.64
sentence after:against	1.21	-1.21
sentence after:age	-1.83	1.83
sentence after:agency	0.57	-0.57
sentence after:agent	0.18	-0.18
sentence after:agr	-0.59	0.59
sentence after:agre	0.74	-0.74
sentence after:aide	0.56	-0.56
sentence after:al	0.16	-0.16
sentence after:alert	-0.51	0.51
sentence after:all	-0.61	0.61
sentence after:allergy	0.24	-0.24
sentence after:allianc	0.27	-0.27
sentence after:allow	0.84	-0.84
sentence after:allowabl	-0.48	0.48
sentence after:allowanc	-1.58	1.58
sentence after:along	0.34	-0.34
sentence after:also	-0.3	0.3
sentence after:alternativ	0.28	-0.28
sentence after:am	0.36	-0.36
sentence after:ambros	0.38	-0.38
sentence after:ambulatory	-1.2	1.2
sentence after:among	-0.25	0.25
sentence after:amount	1.26	-1.26
sentence after:amundsen	-0.99	0.99
sentence after:ankle	-0.52	0.52
sentence after:annelies	0.19	-0.19
sentence after:another	1.24	-1.24
sentence after:answer	0.38	-0.38
sentence after:anthem	0.9	-0.9
sentence after:any	-0.45	0.45
sentence after:anyon	0.36	-0.36
sentence after:anyth	0.35	-0.35
sentence after:apart	-0.42	0.42
sentence after:applicant	0.41	-0.41
sentence after:appoint	-0.65	0.65
sentence after:appropriat	-0.74	0.74
sentence after:approv	-0.47	0.47
sentence after:approval	-1.09	1.09
sentence after:arbitr	0.95	-0.95
sentence after:arm	-0.82	0.82
sentence after:arrang	1.01	-1.01
sentence after:arriv	-0.25	0.25
sentence after:articl	-0.76	0.76
sentence after:ash	1.2	-1.2
sentence after:ashgrov	-0.69	0.69
sentence after:aside	0.17	-0.17
sentence after:ask	-0.8	0.8
sentence after:asked	-0.21	0.21
sentence after:assess	0.3	-0.3
sentence after:assign	-0.54	0.54
sentence after:associat	0.27	-0.27
sentence after:assocy	0.18	-0.18
sentence after:attend	0.73	-0.73
sentence after:attest	0.41	-0.41
sentence after:attn	-0.45	0.45
sentence after:attorney	-0.29	0.29
sentence after:au	0.16	-0.16
sentence after:audit	0.29	-0.29
sentence after:augustin	0.39	-0.39
sentence after:auth	0.62	-0.62
sentence after:authoriz	0.23	-0.23
sentence after:auto	0.41	-0.41
sentence after:automobil	0.57	-0.57
sentence after:availabl	0.65	-0.65
sentence after:availity	0.45	-0.45
sentence after:axial	0.98	-0.98
sentence after:b	0.94	-0.94
sentence after:balanc	0.46	-0.46
sentence after:bank	0.53	-0.53
sentence after:based	0.85	-0.85
sentence after:basi	-0.39	0.39
sentence after:basic	-1.2	1.2
sentence after:basin	0.5	-0.5
sentence after:batch	0.48	-0.48
sentence after:beatrix	0.49	-0.49
sentence after:becaus	0.37	-0.37
sentence after:becom	-1.08	1.08
sentence after:been	0.5	-0.5
sentence after:befor	-1.01	1.01
sentence after:beforehand	-0.49	0.49
sentence after:began	-1.06	1.06
sentence after:begin	-0.67	0.67
sentence after:behalf	0.17	-0.17
sentence after:being	0.86	-0.86
sentence after:believ	-0.28	0.28
sentence after:belong	-0.89	0.89
sentence after:below	2.25	-2.25
sentence after:bend	1.16	-1.16
sentence after:beneficiary	0.42	-0.42
sentence after:benefit	-0.64	0.64
sentence after:better	0.58	-0.58
sentence after:between	1.06	-1.06
sentence after:beyond	1.2	-1.2
sentence after:biller	0.16	-0.16
sentence after:bind	0.57	-0.57
sentence after:birth	1.05	-1.05
sentence after:bladder	0.24	-0.24
sentence after:blank	-0.77	0.77
sentence after:blue	0.86	-0.86
sentence after:bluecros	0.28	-0.28
sentence after:bluegras	0.18	-0.18
sentence after:blueshield	0.27	-0.27
sentence after:board	-0.41	0.41
sentence after:body	-0.67	0.67
sentence after:book	-0.39	0.39
sentence after:booklet	-0.77	0.77
sentence after:born	0.68	-0.68
sentence after:bought	0.22	-0.22
sentence after:bowel	0.46	-0.46
sentence after:box	1.03	-1.03
sentence after:br	0.29	-0.29
sentence after:bram	-0.69	0.69
sentence after:brandt	0.21	-0.21
sentence after:brandvold	0.32	-0.32
sentence after:breath	0.35	-0.35
sentence after:bring	0.93	-0.93
sentence after:brochur	-1.55	1.55
sentence after:bulletin	-0.54	0.54
sentence after:bundl	1.68	-1.68
sentence after:busines	0.83	-0.83
sentence after:but	-1.43	1.43
sentence after:ca	0.65	-0.65
sentence after:cabinet	0.46	-0.46
sentence after:calendar	0.48	-0.48
sentence after:call	1.31	-1.31
sentence after:calliop	-0.84	0.84
sentence after:calloway	0.48	-0.48
sentence after:came	1.48	-1.48
sentence after:can	-0.7	0.7
sentence after:cane	0.28	-0.28
sentence after:cannot	-0.49	0.49
sentence after:cant	-0.51	0.51
sentence after:cap	0.23	-0.23
sentence after:capacity	-0.79	0.79
sentence after:carc	-1.86	1.86
sentence after:card	0.95	-0.95
sentence after:care	0.58	-0.58
sentence after:carefirst	0.19	-0.19
sentence after:carelon	-1.09	1.09
sentence after:carolina	0.18	-0.18
sentence after:carrier	0.39	-0.39
sentence after:carry	0.83	-0.83
sentence after:case	0.72	-0.72
sentence after:casimir	0.17	-0.17
sentence after:castellano	0.36	-0.36
sentence after:catastrophic	0.2	-0.2
sentence after:cause	-0.46	0.46
sentence after:ccn	-0.42	0.42
sentence after:ccr	0.69	-0.69
sentence after:cd	0.3	-0.3
sentence after:cedar	0.18	-0.18
sentence after:center	1.26	-1.26
sentence after:certain	-0.86	0.86
sentence after:certific	-0.37	0.37
sentence after:certificat	1.17	-1.17
sentence after:certify	-0.41	0.41
sentence after:cervical	0.47	-0.47
sentence after:cfr	-0.94	0.94
sentence after:cg	0.16	-0.16
sentence after:ch	0.67	-0.67
sentence after:chair	0.4	-0.4
sentence after:chang	0.94	-0.94
sentence after:chapter	-0.26	0.26
sentence after:charg	-0.42	0.42
sentence after:chart	1.22	-1.22
sentence after:chat	0.35	-0.35
sentence after:check	0.22	-0.22
sentence after:chg	0.3	-0.3
sentence after:children	-0.86	0.86
sentence after:chiropractic	-0.81	0.81
sentence after:choic	0.33	-0.33
sentence after:choos	0.53	-0.53
sentence after:chosen	0.3	-0.3
sentence after:chronic	-0.31	0.31
sentence after:cigna	-0.3	0.3
sentence after:city	0.17	-0.17
sentence after:civil	0.27	-0.27
sentence after:claim	0.34	-0.34
sentence after:claimant	0.44	-0.44
sentence after:clear	0.54	-0.54
sentence after:clearinghous	0.97	-0.97
sentence after:climb	-0.24	0.24
sentence after:clinical	0.74	-0.74
sentence after:clm	0.32	-0.32
sentence after:clos	-1.18	1.18
sentence after:cms	0.59	-0.59
sentence after:co	0.87	-0.87
sentence after:cobra	-1.02	1.02
sentence after:cod	0.87	-0.87
sentence after:code	-0.22	0.22
sentence after:coder	0.28	-0.28
sentence after:coin	0.45	-0.45
sentence after:coinsuranc	0.89	-0.89
sentence after:cold	1.02	-1.02
sentence after:collection	0.55	-0.55
sentence after:column	0.55	-0.55
sentence after:com	0.61	-0.61
sentence after:combin	-0.45	0.45
sentence after:come	0.41	-0.41
sentence after:committe	0.21	-0.21
sentence after:community	0.16	-0.16
sentence after:company	1.17	-1.17
sentence after:compar	0.22	-0.22
sentence after:compatibl	0.85	-0.85
sentence after:compens	0.7	-0.7
sentence after:complaint	0.64	-0.64
sentence after:complet	0.77	-0.77
sentence after:component	1.06	-1.06
sentence after:concern	0.25	-0.25
sentence after:conclud	0.96	-0.96
sentence after:conclusion	0.23	-0.23
sentence after:condition	-0.6	0.6
sentence after:confirm	0.57	-0.57
sentence after:conservativ	-0.38	0.38
sentence after:consider	-0.17	0.17
sentence after:consult	0.69	-0.69
sentence after:consumer	0.23	-0.23
sentence after:cont	0.24	-0.24
sentence after:contact	-0.74	0.74
sentence after:contain	-0.26	0.26
sentence after:contest	0.38	-0.38
sentence after:continu	-1.06	1.06
sentence after:contract	0.61	-0.61
sentence after:contractor	-1.4	1.4
sentence after:contractual	1.15	-1.15
sentence after:contrast	0.27	-0.27
sentence after:control	0.94	-0.94
sentence after:controll	0.37	-0.37
sentence after:cooperativ	0.43	-0.43
sentence after:coordin	1.06	-1.06
sentence after:copay	1.89	-1.89
sentence after:copy	-0.16	0.16
sentence after:cordelia	0.18	-0.18
sentence after:corneliu	0.24	-0.24
sentence after:correct	0.56	-0.56
sentence after:could	1.29	-1.29
sentence after:count	-0.48	0.48
sentence after:county	0.25	-0.25
sentence after:cours	-0.73	0.73
sentence after:court	0.3	-0.3
sentence after:cover	-0.55	0.55
sentence after:coverag	-0.44	0.44
sentence after:cp	-1.25	1.25
sentence after:cpg	1.07	-1.07
sentence after:cpt	1.11	-1.11
sentence after:credit	0.38	-0.38
sentence after:creek	0.28	-0.28
sentence after:criteria	-0.41	0.41
sentence after:cros	0.38	-0.38
sentence after:crossover	0.46	-0.46
sentence after:csr	0.22	-0.22
sentence after:cuff	0.18	-0.18
sentence after:curty	0.23	-0.23
sentence after:customer	1.28	-1.28
sentence after:cut	0.81	-0.81
sentence after:d	0.66	-0.66
sentence after:daily	-0.46	0.46
sentence after:dashiell	0.21	-0.21
sentence after:date	0.63	-0.63
sentence after:dated	0.57	-0.57
sentence after:daughter	0.27	-0.27
sentence after:day	0.17	-0.17
sentence after:dc	2.05	-2.05
sentence after:de	0.45	-0.45
sentence after:deactivat	0.65	-0.65
sentence after:deadlin	-1	1
sentence after:dean	0.19	-0.19
sentence after:death	0.18	-0.18
sentence after:decid	2.15	-2.15
sentence after:decision	0.62	-0.62
sentence after:decompression	-0.4	0.4
sentence after:deduct	0.63	-0.63
sentence after:deductibl	1.33	-1.33
sentence after:deem	1.46	-1.46
sentence after:deer	-0.3	0.3
sentence after:deficit	0.28	-0.28
sentence after:defin	1.56	-1.56
sentence after:definition	0.51	-0.51
sentence after:deg	0.47	-0.47
sentence after:degr	1.04	-1.04
sentence after:delacroix	0.17	-0.17
sentence after:delay	1.85	-1.85
sentence after:delivery	0.86	-0.86
sentence after:delphin	0.38	-0.38
sentence after:demand	0.76	-0.76
sentence after:denial	1	-1
sentence after:dental	0.29	-0.29
sentence after:deny	0.57	-0.57
sentence after:depend	0.16	-0.16
sentence after:dependent	1.19	-1.19
sentence after:describ	-0.73	0.73
sentence after:description	1.32	-1.32
sentence after:desk	1.01	-1.01
sentence after:desmond	0.55	-0.55
sentence after:detach	0.62	-0.62
sentence after:detail	-1.01	1.01
sentence after:determin	0.42	-0.42
sentence after:developmental	0.18	-0.18
sentence after:devic	1.14	-1.14
sentence after:dh	0.18	-0.18
sentence after:diagnos	0.46	-0.46
sentence after:diaz	0.16	-0.16
sentence after:did	-0.31	0.31
sentence after:differenc	1.49	-1.49
sentence after:different	0.35	-0.35
sentence after:direct	1.14	-1.14
sentence after:director	-1.11	1.11
sentence after:disability	0.71	-0.71
sentence after:disc	0.69	-0.69
sentence after:discount	1.03	-1.03
sentence after:diseas	-0.34	0.34
sentence after:dismis	0.56	-0.56
sentence after:dismiss	0.24	-0.24
sentence after:dismissal	0.55	-0.55
sentence after:disput	1.2	-1.2
sentence after:district	0.28	-0.28
sentence after:division	0.25	-0.25
sentence after:do	0.62	-0.62
sentence after:dob	0.58	-0.58
sentence after:docu	1.45	-1.45
sentence after:document	0.82	-0.82
sentence after:dod	0.61	-0.61
sentence after:doe	0.45	-0.45
sentence after:dollar	0.49	-0.49
sentence after:done	0.99	-0.99
sentence after:dorothea	-0.59	0.59
sentence after:dos	0.56	-0.56
sentence after:dose	0.29	-0.29
sentence after:down	0.31	-0.31
sentence after:dpt	1.13	-1.13
sentence after:dr	1.31	-1.31
sentence after:drop	0.5	-0.5
sentence after:drug	-0.42	0.42
sentence after:drummond	0.41	-0.41
sentence after:dry	0.42	-0.42
sentence after:duplicat	0.23	-0.23
sentence after:dur	-0.6	0.6
sentence after:duty	0.33	-0.33
sentence after:dv	1.41	-1.41
sentence after:dwc	0.4	-0.4
sentence after:dx	0.57	-0.57
sentence after:e	-0.87	0.87
sentence after:each	0.53	-0.53
sentence after:earlier	-0.27	0.27
sentence after:east	0.18	-0.18
sentence after:educ	0.25	-0.25
sentence after:effect	-0.86	0.86
sentence after:effectiv	-0.45	0.45
sentence after:eft	0.6	-0.6
sentence after:eg	0.44	-0.44
sentence after:eight	0.84	-0.84
sentence after:eighty	0.28	-0.28
sentence after:either	-0.64	0.64
sentence after:elect	-1.02	1.02
sentence after:electrical	-0.31	0.31
sentence after:electronical	0.4	-0.4
sentence after:elev	-0.68	0.68
sentence after:eleven	-0.62	0.62
sentence after:eligibility	1.67	-1.67
sentence after:eligibl	1.36	-1.36
sentence after:else	0.3	-0.3
sentence after:emergency	-0.6	0.6
sentence after:employ	-0.43	0.43
sentence after:employe	0.82	-0.82
sentence after:employer	0.44	-0.44
sentence after:empty	1.05	-1.05
sentence after:end	0.84	-0.84
sentence after:ended	-1.04	1.04
sentence after:enough	-0.87	0.87
sentence after:enroll	-0.33	0.33
sentence after:enter	0.19	-0.19
sentence after:entir	0.72	-0.72
sentence after:entity	0.33	-0.33
sentence after:eob	0.33	-0.33
sentence after:eop	0.41	-0.41
sentence after:eor	0.52	-0.52
sentence after:erisa	0.8	-0.8
sentence after:error	-0.9	0.9
sentence after:esta	0.24	-0.24
sentence after:establish	1.27	-1.27
sentence after:este	0.23	-0.23
sentence after:evalu	0.62	-0.62
sentence after:even	-1.09	1.09
sentence after:evergreen	0.51	-0.51
sentence after:every	0.33	-0.33
sentence after:everyth	0.19	-0.19
sentence after:evicor	-1.12	1.12
sentence after:ex	0.51	-0.51
sentence after:exact	0.92	-0.92
sentence after:examin	-0.2	0.2
sentence after:examiner	0.88	-0.88
sentence after:exampl	0.53	-0.53
sentence after:exc	0.48	-0.48
sentence after:exceed	-0.69	0.69
sentence after:except	0.94	-0.94
sentence after:exception	0.27	-0.27
sentence after:excessiv	0.86	-0.86
sentence after:exclud	-0.84	0.84
sentence after:exclusion	-1.02	1.02
sentence after:exercis	0.96	-0.96
sentence after:exist	0.28	-0.28
sentence after:expect	0.84	-0.84
sentence after:expedit	0.21	-0.21
sentence after:expens	1.23	-1.23
sentence after:experimental	1.64	-1.64
sentence after:expir	1.07	-1.07
sentence after:explain	0.84	-0.84
sentence after:explan	-1.15	1.15
sentence after:explicit	0.3	-0.3
sentence after:ext	0.29	-0.29
sentence after:extend	-0.91	0.91
sentence after:extent	0.45	-0.45
sentence after:external	1.68	-1.68
sentence after:extra	0.44	-0.44
sentence after:extremity	-0.63	0.63
sentence after:eye	0.99	-0.99
sentence after:f	0.99	-0.99
sentence after:facility	-0.61	0.61
sentence after:facsimil	0.27	-0.27
sentence after:fact	-0.9	0.9
sentence after:fail	-0.23	0.23
sentence after:fair	0.29	-0.29
sentence after:fall	0.65	-0.65
sentence after:famy	-0.36	0.36
sentence after:far	-0.35	0.35
sentence after:farrow	0.28	-0.28
sentence after:fast	0.32	-0.32
sentence after:father	-1.08	1.08
sentence after:fatigu	0.34	-0.34
sentence after:fault	-0.62	0.62
sentence after:fax	1.14	-1.14
sentence after:faxed	0.27	-0.27
sentence after:fee	-0.74	0.74
sentence after:feed	0.42	-0.42
sentence after:feet	1.07	-1.07
sentence after:fep	0.78	-0.78
sentence after:fergu	-0.78	0.78
sentence after:fewer	-1.13	1.13
sentence after:fil	0.16	-0.16
sentence after:file	0.45	-0.45
sentence after:filed	-0.63	0.63
sentence after:fill	0.98	-0.98
sentence after:film	-0.7	0.7
sentence after:finaliz	0.62	-0.62
sentence after:financial	1.26	-1.26
sentence after:find	-1.02	1.02
sentence after:first	-0.61	0.61
sentence after:five	1.83	-1.83
sentence after:flat	-0.59	0.59
sentence after:flexion	0.99	-0.99
sentence after:flight	0.43	-0.43
sentence after:florian	0.19	-0.19
sentence after:florida	0.41	-0.41
sentence after:fnp	0.3	-0.3
sentence after:fontain	0.16	-0.16
sentence after:food	-0.83	0.83
sentence after:foot	0.71	-0.71
sentence after:force	0.41	-0.41
sentence after:fork	0.17	-0.17
sentence after:form	-0.23	0.23
sentence after:forty	0.3	-0.3
sentence after:forward	0.23	-0.23
sentence after:found	0.43	-0.43
sentence after:four	-0.58	0.58
sentence after:fourth	0.31	-0.31
sentence after:fractur	-0.3	0.3
sentence after:franklin	0.93	-0.93
sentence after:fraud	0.53	-0.53
sentence after:free	0.33	-0.33
sentence after:frequency	0.99	-0.99
sentence after:front	0.7	-0.7
sentence after:full	0.61	-0.61
sentence after:fully	0.57	-0.57
sentence after:function	-0.71	0.71
sentence after:functional	0.21	-0.21
sentence after:fund	0.34	-0.34
sentence after:g	1.94	-1.94
sentence after:gae	0.4	-0.4
sentence after:gain	-0.32	0.32
sentence after:gave	0.25	-0.25
sentence after:geha	0.73	-0.73
sentence after:general	0.2	-0.2
sentence after:georgia	-0.91	0.91
sentence after:get	0.63	-0.63
sentence after:gett	-0.59	0.59
sentence after:gideon	0.6	-0.6
sentence after:giv	0.52	-0.52
sentence after:give	2.36	-2.36
sentence after:given	0.34	-0.34
sentence after:go	0.99	-0.99
sentence after:goal	1.52	-1.52
sentence after:goe	-0.16	0.16
sentence after:going	0.21	-0.21
sentence after:gold	0.22	-0.22
sentence after:gone	-1.05	1.05
sentence after:good	0.23	-0.23
sentence after:got	0.85	-0.85
sentence after:gov	0.19	-0.19
sentence after:govern	0.51	-0.51
sentence after:gp	-0.64	0.64
sentence after:gr	0.16	-0.16
sentence after:grace	0.91	-0.91
sentence after:great	0.42	-0.42
sentence after:grievanc	0.29	-0.29
sentence after:grip	0.56	-0.56
sentence after:group	0.89	-0.89
sentence after:grove	0.17	-0.17
sentence after:grp	0.21	-0.21
sentence after:guide	-0.26	0.26
sentence after:guidelin	-0.82	0.82
sentence after:h	0.83	-0.83
sentence after:had	1.15	-1.15
sentence after:halloran	0.17	-0.17
sentence after:halvorsen	0.3	-0.3
sentence after:hand	0.66	-0.66
sentence after:handbook	-0.22	0.22
sentence after:harbor	0.28	-0.28
sentence after:harden	0.76	-0.76
sentence after:harm	1.39	-1.39
sentence after:has	0.97	-0.97
sentence after:have	-0.61	0.61
sentence after:hc	0.16	-0.16
sentence after:he	1.88	-1.88
sentence after:head	0.28	-0.28
sentence after:health	1.2	-1.2
sentence after:healthcar	0.26	-0.26
sentence after:hear	0.71	-0.71
sentence after:heart	0.33	-0.33
sentence after:heel	0.33	-0.33
sentence after:held	0.9	-0.9
sentence after:help	0.17	-0.17
sentence after:henrietta	0.31	-0.31
sentence after:her	0.57	-0.57
sentence after:here	0.48	-0.48
sentence after:heron	0.24	-0.24
sentence after:high	0.24	-0.24
sentence after:higher	-0.59	0.59
sentence after:highmark	0.43	-0.43
sentence after:hill	0.39	-0.39
sentence after:him	1.2	-1.2
sentence after:hipaa	-1.01	1.01
sentence after:his	1.23	-1.23
sentence after:history	0.34	-0.34
sentence after:hl	0.16	-0.16
sentence after:hmo	1.05	-1.05
sentence after:hn	0.21	-0.21
sentence after:hold	0.43	-0.43
sentence after:holder	-0.38	0.38
sentence after:holly	0.33	-0.33
sentence after:home	0.93	-0.93
sentence after:hospital	-1.58	1.58
sentence after:hot	1.06	-1.06
sentence after:hour	0.35	-0.35
sentence after:however	0.22	-0.22
sentence after:hp	0.44	-0.44
sentence after:http	0.35	-0.35
sentence after:humana	0.86	-0.86
sentence after:hundr	0.48	-0.48
sentence after:hurt	0.2	-0.2
sentence after:husband	0.8	-0.8
sentence after:hyacinth	-0.51	0.51
sentence after:i	0.47	-0.47
sentence after:ibuprofen	1.22	-1.22
sentence after:icd	0.6	-0.6
sentence after:icn	0.47	-0.47
sentence after:id	1.37	-1.37
sentence after:identific	-0.61	0.61
sentence after:identifier	-1.14	1.14
sentence after:identity	-0.68	0.68
sentence after:if	2.19	-2.19
sentence after:ignatiu	-0.72	0.72
sentence after:ii	-0.44	0.44
sentence after:illinoy	0.47	-0.47
sentence after:illnes	0.57	-0.57
sentence after:imag	0.49	-0.49
sentence after:imogen	0.17	-0.17
sentence after:improv	1.25	-1.25
sentence after:inc	0.68	-0.68
sentence after:incidental	-1.12	1.12
sentence after:includ	0.5	-0.5
sentence after:incomplet	-0.49	0.49
sentence after:inconsistent	1.26	-1.26
sentence after:incurr	0.9	-0.9
sentence after:ind	0.46	-0.46
sentence after:index	-0.72	0.72
sentence after:indic	1.21	-1.21
sentence after:individual	1.15	-1.15
sentence after:ineligibl	-0.5	0.5
sentence after:infection	0.41	-0.41
sentence after:initial	-0.85	0.85
sentence after:initiativ	0.57	-0.57
sentence after:inject	0.32	-0.32
sentence after:injection	0.89	-0.89
sentence after:injur	1.12	-1.12
sentence after:injury	-1.09	1.09
sentence after:inpatient	1.06	-1.06
sentence after:ins	0.41	-0.41
sentence after:insertion	0.19	-0.19
sentence after:insid	0.54	-0.54
sentence after:instead	-0.78	0.78
sentence after:insur	1.23	-1.23
sentence after:insuranc	1.43	-1.43
sentence after:insured	0.76	-0.76
sentence after:insurer	-0.64	0.64
sentence after:intak	0.98	-0.98
sentence after:interest	1.07	-1.07
sentence after:internal	1.35	-1.35
sentence after:interqual	0.19	-0.19
sentence after:into	0.48	-0.48
sentence after:invalid	-0.58	0.58
sentence after:investigational	2.47	-2.47
sentence after:invoic	0.21	-0.21
sentence after:involv	-0.33	0.33
sentence after:isnt	0.47	-0.47
sentence after:issu	0.54	-0.54
sentence after:issue	-1.08	1.08
sentence after:item	-0.95	0.95
sentence after:its	-1.12	1.12
sentence after:itself	-1.04	1.04
sentence after:jasper	0.28	-0.28
sentence after:job	0.95	-0.95
sentence after:joint	0.91	-0.91
sentence after:judg	0.3	-0.3
sentence after:juniper	0.18	-0.18
sentence after:keep	-0.58	0.58
sentence after:kettl	0.21	-0.21
sentence after:keyston	0.6	-0.6
sentence after:kim	0.23	-0.23
sentence after:kind	-0.9	0.9
sentence after:knew	0.37	-0.37
sentence after:know	1.24	-1.24
sentence after:known	-0.56	0.56
sentence after:kowalczyk	0.5	-0.5
sentence after:l	0.19	-0.19
sentence after:la	0.17	-0.17
sentence after:labor	0.17	-0.17
sentence after:laboratory	0.67	-0.67
sentence after:lack	-0.2	0.2
sentence after:lake	0.48	-0.48
sentence after:lakeshor	0.17	-0.17
sentence after:lane	-0.54	0.54
sentence after:languag	-0.5	0.5
sentence after:lantern	0.16	-0.16
sentence after:last	-0.61	0.61
sentence after:late	-0.49	0.49
sentence after:law	0.6	-0.6
sentence after:lb	0.58	-0.58
sentence after:lcd	-0.16	0.16
sentence after:leander	0.26	-0.26
sentence after:learn	0.62	-0.62
sentence after:least	1.29	-1.29
sentence after:leave	0.76	-0.76
sentence after:left	0.92	-0.92
sentence after:leg	0.24	-0.24
sentence after:legislat	0.63	-0.63
sentence after:length	0.63	-0.63
sentence after:lens	-0.66	0.66
sentence after:leocadia	0.22	-0.22
sentence after:les	0.46	-0.46
sentence after:lesion	-0.45	0.45
sentence after:let	1.37	-1.37
sentence after:level	0.39	-0.39
sentence after:liability	-0.29	0.29
sentence after:liabl	-1.6	1.6
sentence after:licens	0.71	-0.71
sentence after:lidocain	0.88	-0.88
sentence after:life	0.35	-0.35
sentence after:lift	0.87	-0.87
sentence after:lik	0.37	-0.37
sentence after:like	-0.4	0.4
sentence after:limit	0.16	-0.16
sentence after:lindholm	-0.31	0.31
sentence after:lindqvist	0.16	-0.16
sentence after:link	0.29	-0.29
sentence after:littl	0.16	-0.16
sentence after:lk	0.27	-0.27
sentence after:llame	0.16	-0.16
sentence after:llc	0.8	-0.8
sentence after:load	0.37	-0.37
sentence after:local	-0.94	0.94
sentence after:lock	-0.32	0.32
sentence after:lockridg	0.76	-0.76
sentence after:log	1.1	-1.1
sentence after:long	1.08	-1.08
sentence after:look	-0.4	0.4
sentence after:lose	-0.61	0.61
sentence after:low	1.05	-1.05
sentence after:lower	-0.2	0.2
sentence after:lt	0.28	-0.28
sentence after:lucian	0.23	-0.23
sentence after:luciu	0.33	-0.33
sentence after:lumbar	0.8	-0.8
sentence after:ma	-0.8	0.8
sentence after:made	-2.49	2.49
sentence after:mail	0.62	-0.62
sentence after:maintenanc	0.31	-0.31
sentence after:make	0.93	-0.93
sentence after:manager	0.6	-0.6
sentence after:manipul	1.5	-1.5
sentence after:manual	-0.29	0.29
sentence after:many	0.18	-0.18
sentence after:marchbank	0.16	-0.16
sentence after:marchetty	0.39	-0.39
sentence after:marguerit	0.21	-0.21
sentence after:marisela	0.16	-0.16
sentence after:marisol	0.23	-0.23
sentence after:mark	1.09	-1.09
sentence after:marketplac	-0.45	0.45
sentence after:massag	0.24	-0.24
sentence after:match	-0.8	0.8
sentence after:maximu	0.36	-0.36
sentence after:maximum	-0.9	0.9
sentence after:may	0.3	-0.3
sentence after:mbi	0.25	-0.25
sentence after:mcd	0.18	-0.18
sentence after:mcg	-0.79	0.79
sentence after:md	-0.93	0.93
sentence after:measurabl	-0.97	0.97
sentence after:mechanical	0.39	-0.39
sentence after:med	0.35	-0.35
sentence after:medicaid	-1.03	1.03
sentence after:medical	0.49	-0.49
sentence after:medicar	-1.19	1.19
sentence after:medicin	-0.53	0.53
sentence after:medigap	0.5	-0.5
sentence after:member	0.59	-0.59
sentence after:messag	-1.3	1.3
sentence after:metformin	0.7	-0.7
sentence after:mg	0.99	-0.99
sentence after:middl	0.3	-0.3
sentence after:might	0.28	-0.28
sentence after:military	-1.06	1.06
sentence after:min	0.81	-0.81
sentence after:minut	0.54	-0.54
sentence after:mis	0.35	-0.35
sentence after:miss	0.3	-0.3
sentence after:mistak	0.28	-0.28
sentence after:mm	0.8	-0.8
sentence after:mn	-0.65	0.65
sentence after:mo	0.61	-0.61
sentence after:moa	0.6	-0.6
sentence after:mod	0.36	-0.36
sentence after:modality	1.73	-1.73
sentence after:modifier	0.61	-0.61
sentence after:molina	-0.37	0.37
sentence after:monday	0.84	-0.84
sentence after:money	0.59	-0.59
sentence after:monitor	0.7	-0.7
sentence after:month	1.93	-1.93
sentence after:more	0.95	-0.95
sentence after:most	-0.27	0.27
sentence after:motor	-0.51	0.51
sentence after:mountain	-0.48	0.48
sentence after:mp	-0.48	0.48
sentence after:mr	1.41	-1.41
sentence after:mri	-0.47	0.47
sentence after:mrs	-0.8	0.8
sentence after:ms	-1.26	1.26
sentence after:msg	0.29	-0.29
sentence after:mtu	0.61	-0.61
sentence after:much	0.56	-0.56
sentence after:must	-1.47	1.47
sentence after:mutual	0.88	-0.88
sentence after:myofascial	0.74	-0.74
sentence after:n	-0.25	0.25
sentence after:nail	0.98	-0.98
sentence after:name	1.12	-1.12
sentence after:named	-0.96	0.96
sentence after:naproxen	0.61	-0.61
sentence after:national	1.07	-1.07
sentence after:natur	0.32	-0.32
sentence after:ncci	-0.62	0.62
sentence after:ndc	1.02	-1.02
sentence after:necesita	0.2	-0.2
sentence after:necessary	0.53	-0.53
sentence after:necessity	1.06	-1.06
sentence after:needl	0.55	-0.55
sentence after:negativ	0.82	-0.82
sentence after:neither	0.78	-0.78
sentence after:nerve	0.99	-0.99
sentence after:net	-0.47	0.47
sentence after:network	0.99	-0.99
sentence after:neuro	-1.16	1.16
sentence after:neurology	0.4	-0.4
sentence after:next	0.4	-0.4
sentence after:nine	-0.39	0.39
sentence after:nmac	-0.48	0.48
sentence after:no	1.01	-1.01
sentence after:nobody	0.38	-0.38
sentence after:non	1.64	-1.64
sentence after:none	-1.18	1.18
sentence after:nor	0.49	-0.49
sentence after:north	0.22	-0.22
sentence after:note	0.82	-0.82
sentence after:noth	-0.77	0.77
sentence after:notic	-0.67	0.67
sentence after:notific	1.44	-1.44
sentence after:now	1.1	-1.1
sentence after:np	1	-1
sentence after:npi	0.9	-0.9
sentence after:number	0.2	-0.2
sentence after:numbnes	0.79	-0.79
sentence after:nurs	1.25	-1.25
sentence after:nurse	-1.09	1.09
sentence after:o	0.78	-0.78
sentence after:oa	-0.38	0.38
sentence after:obesity	0.34	-0.34
sentence after:objection	-0.42	0.42
sentence after:objectiv	1.85	-1.85
sentence after:oblig	0.67	-0.67
sentence after:obstructiv	0.21	-0.21
sentence after:obtain	0.96	-0.96
sentence after:occupational	-0.54	0.54
sentence after:occurrenc	0.97	-0.97
sentence after:od	0.36	-0.36
sentence after:odaly	0.28	-0.28
sentence after:odg	0.58	-0.58
sentence after:oduya	0.97	-0.97
sentence after:off	-0.54	0.54
sentence after:offer	-0.6	0.6
sentence after:offic	-0.43	0.43
sentence after:offset	0.84	-0.84
sentence after:okafor	0.31	-0.31
sentence after:okonjo	0.22	-0.22
sentence after:okoro	0.23	-0.23
sentence after:old	0.62	-0.62
sentence after:once	-0.66	0.66
sentence after:ongo	0.18	-0.18
sentence after:onlin	0.31	-0.31
sentence after:only	-2.22	2.22
sentence after:op	0.88	-0.88
sentence after:open	-0.25	0.25
sentence after:operativ	-0.65	0.65
sentence after:opinion	-0.39	0.39
sentence after:opm	0.3	-0.3
sentence after:option	-0.7	0.7
sentence after:optum	0.23	-0.23
sentence after:order	1.19	-1.19
sentence after:oregon	0.99	-0.99
sentence after:organiz	0.39	-0.39
sentence after:original	0.53	-0.53
sentence after:orthopaedic	-0.9	0.9
sentence after:orthopedic	-1.08	1.08
sentence after:orthosy	0.67	-0.67
sentence after:oscar	0.44	-0.44
sentence after:osei	-0.84	0.84
sentence after:oswestry	-0.5	0.5
sentence after:other	-0.93	0.93
sentence after:otherwis	0.56	-0.56
sentence after:oti	-0.25	0.25
sentence after:otr	1.13	-1.13
sentence after:ottili	0.17	-0.17
sentence after:ottolin	0.37	-0.37
sentence after:outcom	0.57	-0.57
sentence after:outpatient	0.93	-0.93
sentence after:outsid	0.92	-0.92
sentence after:over	0.93	-0.93
sentence after:overpaid	0.34	-0.34
sentence after:overpay	-1.06	1.06
sentence after:overturn	0.59	-0.59
sentence after:owe	0.77	-0.77
sentence after:own	1.23	-1.23
sentence after:oyelaran	-0.79	0.79
sentence after:p	1.27	-1.27
sentence after:pa	-0.29	0.29
sentence after:paid	-0.74	0.74
sentence after:pain	0.58	-0.58
sentence after:pair	0.39	-0.39
sentence after:panel	0.35	-0.35
sentence after:paper	-0.27	0.27
sentence after:part	-0.4	0.4
sentence after:partial	-0.5	0.5
sentence after:particip	0.48	-0.48
sentence after:participant	0.88	-0.88
sentence after:participat	-0.2	0.2
sentence after:party	-0.16	0.16
sentence after:passiv	1.09	-1.09
sentence after:past	-0.81	0.81
sentence after:patch	0.57	-0.57
sentence after:path	-0.23	0.23
sentence after:pathology	0.69	-0.69
sentence after:patient	0.93	-0.93
sentence after:pay	-0.82	0.82
sentence after:payabl	-0.36	0.36
sentence after:payee	0.27	-0.27
sentence after:payer	0.66	-0.66
sentence after:pc	0.27	-0.27
sentence after:pcn	0.27	-0.27
sentence after:pd	0.27	-0.27
sentence after:peach	0.18	-0.18
sentence after:pediatric	0.34	-0.34
sentence after:peer	-0.37	0.37
sentence after:pell	-0.91	0.91
sentence after:pennsylvania	-1.43	1.43
sentence after:per	0.99	-0.99
sentence after:perform	-0.75	0.75
sentence after:performanc	-1.17	1.17
sentence after:period	1.18	-1.18
sentence after:permission	0.21	-0.21
sentence after:perpetua	-0.31	0.31
sentence after:person	0.72	-0.72
sentence after:personal	-0.32	0.32
sentence after:personnel	0.23	-0.23
sentence after:petitioner	0.84	-0.84
sentence after:petra	0.17	-0.17
sentence after:ph	0.45	-0.45
sentence after:pharmacy	-1.62	1.62
sentence after:philippa	0.36	-0.36
sentence after:phone	1.03	-1.03
sentence after:physical	0.85	-0.85
sentence after:physician	1.27	-1.27
sentence after:pi	0.37	-0.37
sentence after:pictur	-0.43	0.43
sentence after:pip	0.3	-0.3
sentence after:pk	0.21	-0.21
sentence after:plan	-0.41	0.41
sentence after:plasma	0.4	-0.4
sentence after:platelet	0.4	-0.4
sentence after:pleas	-1.63	1.63
sentence after:pllc	0.26	-0.26
sentence after:plu	0.35	-0.35
sentence after:pm	0.17	-0.17
sentence after:po	0.98	-0.98
sentence after:policy	-0.69	0.69
sentence after:policyholder	-1.02	1.02
sentence after:portal	0.51	-0.51
sentence after:portion	0.55	-0.55
sentence after:pos	0.74	-0.74
sentence after:possibl	0.17	-0.17
sentence after:post	-0.17	0.17
sentence after:pound	0.69	-0.69
sentence after:ppo	-0.56	0.56
sentence after:practic	1.68	-1.68
sentence after:practitioner	-1.27	1.27
sentence after:prairi	0.3	-0.3
sentence after:pre	0.59	-0.59
sentence after:precertific	2.47	-2.47
sentence after:preferr	0.42	-0.42
sentence after:premera	0.49	-0.49
sentence after:premium	-0.44	0.44
sentence after:prescriber	-1.02	1.02
sentence after:presum	0.23	-0.23
sentence after:preventiv	1.08	-1.08
sentence after:primary	-0.25	0.25
sentence after:prime	0.24	-0.24
sentence after:print	-0.3	0.3
sentence after:prior	-0.19	0.19
sentence after:problem	0.39	-0.39
sentence after:proc	0.69	-0.69
sentence after:procedur	-0.34	0.34
sentence after:proces	-1.3	1.3
sentence after:process	1	-1
sentence after:professional	-0.32	0.32
sentence after:progres	-1.39	1.39
sentence after:proof	1.06	-1.06
sentence after:protection	-0.32	0.32
sentence after:prov	0.24	-0.24
sentence after:provid	0.86	-0.86
sentence after:provider	0.32	-0.32
sentence after:pruett	0.21	-0.21
sentence after:pruitt	0.21	-0.21
sentence after:pt	1.47	-1.47
sentence after:purpos	0.71	-0.71
sentence after:put	0.21	-0.21
sentence after:pv	0.23	-0.23
sentence after:q	-1.31	1.31
sentence after:qr	0.22	-0.22
sentence after:qty	0.24	-0.24
sentence after:qualify	-0.76	0.76
sentence after:quality	0.32	-0.32
sentence after:quantity	-0.4	0.4
sentence after:quarry	-0.72	0.72
sentence after:quartz	0.31	-0.31
sentence after:question	1.84	-1.84
sentence after:questionnair	-0.53	0.53
sentence after:quillfeather	0.23	-0.23
sentence after:r	0.91	-0.91
sentence after:radiculopathy	-0.27	0.27
sentence after:rail	0.56	-0.56
sentence after:raise	0.81	-0.81
sentence after:ran	-0.69	0.69
sentence after:range	-0.4	0.4
sentence after:rate	-0.55	0.55
sentence after:ray	1.15	-1.15
sentence after:rd	0.23	-0.23
sentence after:re	1.06	-1.06
sentence after:reach	0.85	-0.85
sentence after:read	0.64	-0.64
sentence after:reasonabl	0.5	-0.5
sentence after:rec	0.19	-0.19
sentence after:recd	0.25	-0.25
sentence after:receipt	1.3	-1.3
sentence after:receiv	0.54	-0.54
sentence after:recheck	0.77	-0.77
sentence after:reconsider	1.33	-1.33
sentence after:record	0.28	-0.28
sentence after:red	-0.3	0.3
sentence after:redetermin	0.66	-0.66
sentence after:reduc	0.65	-0.65
sentence after:reduction	-0.73	0.73
sentence after:ref	0.61	-0.61
sentence after:refer	-0.21	0.21
sentence after:referenc	0.84	-0.84
sentence after:referr	1.66	-1.66
sentence after:referral	1.73	-1.73
sentence after:reflex	0.58	-0.58
sentence after:refund	-1.5	1.5
sentence after:refus	1.17	-1.17
sentence after:regard	0.23	-0.23
sentence after:regenc	0.82	-0.82
sentence after:region	-0.38	0.38
sentence after:regul	-0.47	0.47
sentence after:rehab	0.6	-0.6
sentence after:rehabilit	0.43	-0.43
sentence after:rel	0.21	-0.21
sentence after:relat	1.16	-1.16
sentence after:relationship	0.54	-0.54
sentence after:releas	0.36	-0.36
sentence after:relief	1.59	-1.59
sentence after:rely	-0.55	0.55
sentence after:remain	1.06	-1.06
sentence after:remark	-0.66	0.66
sentence after:remedy	0.43	-0.43
sentence after:remit	0.23	-0.23
sentence after:remittanc	0.32	-0.32
sentence after:removal	0.92	-0.92
sentence after:rend	0.38	-0.38
sentence after:render	0.61	-0.61
sentence after:renner	-0.62	0.62
sentence after:repair	0.46	-0.46
sentence after:replac	-0.94	0.94
sentence after:reply	0.22	-0.22
sentence after:report	-0.21	0.21
sentence after:representativ	-0.79	0.79
sentence after:request	1.86	-1.86
sentence after:requir	-0.41	0.41
sentence after:reserv	0.19	-0.19
sentence after:resolution	0.42	-0.42
sentence after:resolv	0.98	-0.98
sentence after:resp	0.22	-0.22
sentence after:respond	0.22	-0.22
sentence after:responsibility	0.44	-0.44
sentence after:responsibl	0.83	-0.83
sentence after:restor	-0.45	0.45
sentence after:restriction	1.21	-1.21
sentence after:resubmit	1.17	-1.17
sentence after:result	-0.74	0.74
sentence after:retir	-0.24	0.24
sentence after:rev	0.21	-0.21
sentence after:revers	0.71	-0.71
sentence after:review	-0.39	0.39
sentence after:reviewer	0.5	-0.5
sentence after:reye	0.55	-0.55
sentence after:rfa	-0.61	0.61
sentence after:ri	0.47	-0.47
sentence after:rich	0.4	-0.4
sentence after:right	-0.2	0.2
sentence after:river	0.3	-0.3
sentence after:rmk	0.26	-0.26
sentence after:rn	0.46	-0.46
sentence after:road	0.19	-0.19
sentence after:roland	0.22	-0.22
sentence after:rosalind	0.17	-0.17
sentence after:rosamund	0.27	-0.27
sentence after:rose	0.22	-0.22
sentence after:rot	0.91	-0.91
sentence after:rotator	0.18	-0.18
sentence after:round	0.18	-0.18
sentence after:rt	0.18	-0.18
sentence after:rufu	0.23	-0.23
sentence after:rule	-0.95	0.95
sentence after:run	-0.21	0.21
sentence after:rupert	0.18	-0.18
sentence after:rx	0.27	-0.27
sentence after:s	0.32	-0.32
sentence after:saf	1.26	-1.26
sentence after:safe	0.23	-0.23
sentence after:said	0.32	-0.32
sentence after:same	-0.4	0.4
sentence after:saw	0.69	-0.69
sentence after:say	0.7	-0.7
sentence after:sc	0.27	-0.27
sentence after:scan	-0.28	0.28
sentence after:schedul	-0.48	0.48
sentence after:school	-0.26	0.26
sentence after:scor	1.14	-1.14
sentence after:score	0.24	-0.24
sentence after:screen	-0.43	0.43
sentence after:second	-0.75	0.75
sentence after:secondary	-0.76	0.76
sentence after:section	-1.36	1.36
sentence after:secur	0.21	-0.21
sentence after:see	-0.79	0.79
sentence after:seek	0.22	-0.22
sentence after:select	0.26	-0.26
sentence after:self	1.38	-1.38
sentence after:send	-0.93	0.93
sentence after:sent	-1.07	1.07
sentence after:separat	0.58	-0.58
sentence after:sequestr	-0.96	0.96
sentence after:serv	0.68	-0.68
sentence after:servic	0.48	-0.48
sentence after:set	0.48	-0.48
sentence after:seven	-0.7	0.7
sentence after:sex	0.22	-0.22
sentence after:sfc	0.16	-0.16
sentence after:sh	0.47	-0.47
sentence after:shall	0.2	-0.2
sentence after:sham	0.67	-0.67
sentence after:she	0.24	-0.24
sentence after:sheet	0.3	-0.3
sentence after:shield	0.33	-0.33
sentence after:shingl	0.78	-0.78
sentence after:shock	0.49	-0.49
sentence after:should	0.31	-0.31
sentence after:si	0.18	-0.18
sentence after:side	0.71	-0.71
sentence after:sign	0.78	-0.78
sentence after:signatur	-0.17	0.17
sentence after:significant	2.03	-2.03
sentence after:sila	1.06	-1.06
sentence after:silver	0.36	-0.36
sentence after:singl	0.24	-0.24
sentence after:sit	0.84	-0.84
sentence after:site	-0.7	0.7
sentence after:six	-0.17	0.17
sentence after:sixty	0.27	-0.27
sentence after:skill	0.94	-0.94
sentence after:skin	1.17	-1.17
sentence after:sleep	1.56	-1.56
sentence after:slip	0.16	-0.16
sentence after:small	-0.34	0.34
sentence after:so	-0.22	0.22
sentence after:social	-0.27	0.27
sentence after:solveig	0.28	-0.28
sentence after:some	-0.31	0.31
sentence after:someon	0.42	-0.42
sentence after:someth	0.27	-0.27
sentence after:son	0.22	-0.22
sentence after:sooner	-0.52	0.52
sentence after:sorry	0.76	-0.76
sentence after:sp	-1.21	1.21
sentence after:speak	0.84	-0.84
sentence after:specialist	0.72	-0.72
sentence after:specialty	0.45	-0.45
sentence after:specific	0.22	-0.22
sentence after:speech	-0.9	0.9
sentence after:speed	-0.73	0.73
sentence after:spent	0.19	-0.19
sentence after:splint	0.65	-0.65
sentence after:spoke	0.23	-0.23
sentence after:sponsor	0.33	-0.33
sentence after:sport	0.4	-0.4
sentence after:spous	1.53	-1.53
sentence after:spr	0.54	-0.54
sentence after:sprain	1.12	-1.12
sentence after:st	0.28	-0.28
sentence after:stabl	-0.71	0.71
sentence after:staff	0.28	-0.28
sentence after:stage	-0.22	0.22
sentence after:stair	-0.6	0.6
sentence after:stamp	0.5	-0.5
sentence after:stand	0.63	-0.63
sentence after:standard	1.5	-1.5
sentence after:start	-0.96	0.96
sentence after:stat	1.23	-1.23
sentence after:statu	-0.28	0.28
sentence after:stay	-0.85	0.85
sentence after:steady	-0.41	0.41
sentence after:steel	-0.52	0.52
sentence after:step	0.98	-0.98
sentence after:steroid	0.16	-0.16
sentence after:still	1.35	-1.35
sentence after:stimul	0.16	-0.16
sentence after:stop	-0.57	0.57
sentence after:straight	0.81	-0.81
sentence after:strain	0.57	-0.57
sentence after:street	0.19	-0.19
sentence after:strep	0.19	-0.19
sentence after:stretch	-0.62	0.62
sentence after:stroud	0.23	-0.23
sentence after:study	-0.75	0.75
sentence after:subject	0.63	-0.63
sentence after:submission	0.58	-0.58
sentence after:submit	0.62	-0.62
sentence after:submitt	1.48	-1.48
sentence after:subscriber	-0.56	0.56
sentence after:such	1.1	-1.1
sentence after:sue	0.66	-0.66
sentence after:sufficient	0.26	-0.26
sentence after:summary	0.36	-0.36
sentence after:suncoast	0.61	-0.61
sentence after:supervis	0.2	-0.2
sentence after:supp	0.18	-0.18
sentence after:supplemental	0.18	-0.18
sentence after:supply	-1.48	1.48
sentence after:support	0.18	-0.18
sentence after:supportiv	-0.39	0.39
sentence after:surgery	-1.35	1.35
sentence after:svc	0.3	-0.3
sentence after:sycamor	-0.58	0.58
sentence after:symptom	0.59	-0.59
sentence after:system	0.9	-0.9
sentence after:systemic	0.2	-0.2
sentence after:szabo	0.17	-0.17
sentence after:t	1.76	-1.76
sentence after:table	-0.55	0.55
sentence after:tac	1.32	-1.32
sentence after:take	0.53	-0.53
sentence after:taken	0.24	-0.24
sentence after:talk	0.32	-0.32
sentence after:taught	-0.36	0.36
sentence after:tax	0.99	-0.99
sentence after:taxonomy	1.47	-1.47
sentence after:tc	0.17	-0.17
sentence after:te	0.2	-0.2
sentence after:teach	-0.85	0.85
sentence after:teagu	0.53	-0.53
sentence after:team	0.77	-0.77
sentence after:tear	0.29	-0.29
sentence after:telephon	-0.91	0.91
sentence after:tell	-0.18	0.18
sentence after:teller	-0.39	0.39
sentence after:ten	0.27	-0.27
sentence after:term	1.72	-1.72
sentence after:terminat	1.21	-1.21
sentence after:test	1.97	-1.97
sentence after:texa	-0.43	0.43
sentence after:tf	0.19	-0.19
sentence after:tg	0.25	-0.25
sentence after:th	-0.37	0.37
sentence after:thaddeu	0.24	-0.24
sentence after:than	0.58	-0.58
sentence after:thank	0.4	-0.4
sentence after:their	0.5	-0.5
sentence after:them	1.18	-1.18
sentence after:then	0.29	-0.29
sentence after:theo	0.19	-0.19
sentence after:therapeutic	0.4	-0.4
sentence after:therapist	-0.51	0.51
sentence after:therapy	0.64	-0.64
sentence after:therefor	-2.48	2.48
sentence after:these	0.69	-0.69
sentence after:they	1.45	-1.45
sentence after:thi	-0.36	0.36
sentence after:think	0.97	-0.97
sentence after:third	0.25	-0.25
sentence after:thirty	0.37	-0.37
sentence after:those	0.71	-0.71
sentence after:thought	0.42	-0.42
sentence after:three	1.16	-1.16
sentence after:through	-1.24	1.24
sentence after:thru	0.44	-0.44
sentence after:thu	-0.27	0.27
sentence after:tick	0.41	-0.41
sentence after:tie	0.28	-0.28
sentence after:tim	-0.28	0.28
sentence after:time	0.46	-0.46
sentence after:timed	0.22	-0.22
sentence after:tin	0.46	-0.46
sentence after:title	0.71	-0.71
sentence after:tobia	-0.39	0.39
sentence after:today	1.79	-1.79
sentence after:toe	0.4	-0.4
sentence after:told	-1	1
sentence after:took	0.28	-0.28
sentence after:tool	0.16	-0.16
sentence after:tooth	-0.29	0.29
sentence after:top	0.95	-0.95
sentence after:total	1.7	-1.7
sentence after:touch	0.58	-0.58
sentence after:toward	-0.93	0.93
sentence after:townzip	1.05	-1.05
sentence after:tr	0.37	-0.37
sentence after:trace	0.25	-0.25
sentence after:traction	0.93	-0.93
sentence after:trail	0.25	-0.25
sentence after:train	0.23	-0.23
sentence after:treat	0.48	-0.48
sentence after:trent	-0.16	0.16
sentence after:trial	-0.48	0.48
sentence after:tricar	2.27	-2.27
sentence after:trigger	0.77	-0.77
sentence after:triwest	0.42	-0.42
sentence after:troubl	0.42	-0.42
sentence after:trust	0.72	-0.72
sentence after:try	-0.77	0.77
sentence after:tty	0.35	-0.35
sentence after:turn	1.95	-1.95
sentence after:twelfth	-0.91	0.91
sentence after:twentieth	-0.4	0.4
sentence after:tx	0.24	-0.24
sentence after:type	-0.28	0.28
sentence after:u	1.29	-1.29
sentence after:uhc	0.73	-0.73
sentence after:ultrasound	1.48	-1.48
sentence after:um	0.66	-0.66
sentence after:umr	0.48	-0.48
sentence after:un	0.22	-0.22
sentence after:unabl	-0.83	0.83
sentence after:unchang	0.47	-0.47
sentence after:under	1.79	-1.79
sentence after:unfavorabl	0.37	-0.37
sentence after:unit	-0.89	0.89
sentence after:unles	-0.28	0.28
sentence after:unpaid	-0.58	0.58
sentence after:unproven	1.06	-1.06
sentence after:until	-1.85	1.85
sentence after:up	-0.47	0.47
sentence after:upheld	0.95	-0.95
sentence after:uphold	0.52	-0.52
sentence after:upload	0.39	-0.39
sentence after:ur	-0.58	0.58
sentence after:urgent	0.73	-0.73
sentence after:us	0.26	-0.26
sentence after:use	-1.05	1.05
sentence after:used	-0.74	0.74
sentence after:usted	0.25	-0.25
sentence after:usual	0.44	-0.44
sentence after:utiliz	0.87	-0.87
sentence after:v	-0.68	0.68
sentence after:va	-1.4	1.4
sentence after:valid	0.59	-0.59
sentence after:valley	0.36	-0.36
sentence after:van	0.7	-0.7
sentence after:vance	0.21	-0.21
sentence after:vandersloot	0.16	-0.16
sentence after:verific	0.19	-0.19
sentence after:version	-0.53	0.53
sentence after:vertebral	1	-1
sentence after:veteran	0.64	-0.64
sentence after:video	-0.82	0.82
sentence after:view	0.47	-0.47
sentence after:vista	0.4	-0.4
sentence after:vitamin	0.41	-0.41
sentence after:vos	0.56	-0.56
sentence after:voucher	-0.48	0.48
sentence after:wait	0.16	-0.16
sentence after:waiver	-0.38	0.38
sentence after:walk	1.39	-1.39
sentence after:walker	0.19	-0.19
sentence after:want	0.23	-0.23
sentence after:warn	0.44	-0.44
sentence after:was	-0.81	0.81
sentence after:washington	0.24	-0.24
sentence after:watch	0.84	-0.84
sentence after:wave	0.49	-0.49
sentence after:way	0.63	-0.63
sentence after:wc	-0.62	0.62
sentence after:web	-0.41	0.41
sentence after:websit	-0.18	0.18
sentence after:week	0.87	-0.87
sentence after:weekday	0.16	-0.16
sentence after:wegovy	-0.16	0.16
sentence after:well	0.33	-0.33
sentence after:wellnes	-0.84	0.84
sentence after:wendell	0.39	-0.39
sentence after:went	-1.18	1.18
sentence after:were	-0.61	0.61
sentence after:what	0.16	-0.16
sentence after:whatever	1.09	-1.09
sentence after:when	0.21	-0.21
sentence after:where	0.17	-0.17
sentence after:whether	-0.3	0.3
sentence after:which	0.28	-0.28
sentence after:whichever	0.19	-0.19
sentence after:while	-0.42	0.42
sentence after:who	-0.3	0.3
sentence after:whole	0.94	-0.94
sentence after:whose	-0.94	0.94
sentence after:why	0.68	-0.68
sentence after:wish	0.22	-0.22
sentence after:withdrawn	0.7	-0.7
sentence after:within	0.34	-0.34
sentence after:without	0.3	-0.3
sentence after:wk	0.65	-0.65
sentence after:wn	0.23	-0.23
sentence after:wojcik	0.41	-0.41
sentence after:word	1.48	-1.48
sentence after:work	0.16	-0.16
sentence after:worse	-1.08	1.08
sentence after:wrist	0.46	-0.46
sentence after:writ	1.46	-1.46
sentence after:write	0.24	-0.24
sentence after:written	0.65	-0.65
sentence after:wrote	-1.23	1.23
sentence after:wt	0.24	-0.24
sentence after:www	0.18	-0.18
sentence after:x	0.32	-0.32
sentence after:xx	0.32	-0.32
sentence after:xxa	0.21	-0.21
sentence after:xxx	0.39	-0.39
sentence after:y	-0.37	0.37
sentence after:year	0.63	-0.63
sentence after:yes	0.52	-0.52
sentence after:yet	-0.46	0.46
sentence after:york	0.2	-0.2
sentence after:yourself	0.65	-0.65
sentence after:z	-0.54	0.54
sentence after:zero	0.26	-0.26
sentence before::	1.14	-1.14
sentence before:: <m>	1.34	-1.34
sentence before:: <n>	0.95	-0.95
sentence before:: a	0.61	-0.61
sentence before:: bill	-0.79	0.79
sentence before:: charg	0.51	-0.51
sentence before:: claim	-0.73	0.73
sentence before:: deductibl	0.2	-0.2
sentence before:: deny	-0.48	0.48
sentence before:: more	-0.5	0.5
sentence before:: no	0.31	-0.31
sentence before:: none	0.17	-0.17
sentence before:: not	-1.12	1.12
sentence before:: of	0.32	-0.32
sentence before:: our	0.73	-0.73
sentence before:: send	0.25	-0.25
sentence before:: the	0.24	-0.24
sentence before:: thi	-0.51	0.51
sentence before:: we	-0.49	0.49
sentence before:: x	0.48	-0.48
sentence before:: you	0.16	-0.16
sentence before:: your	-0.9	0.9
sentence before:<5>	0.27	-0.27
sentence before:<5> <d>	0.68	-0.68
sentence before:<5> <m>	-0.91	0.91
sentence before:<5> <n>	0.58	-0.58
sentence before:<5> a	0.32	-0.32
sentence before:<5> acct	0.18	-0.18
sentence before:<5> adjust	0.52	-0.52
sentence before:<5> and	-0.37	0.37
sentence before:<5> at	1.15	-1.15
sentence before:<5> b	0.37	-0.37
sentence before:<5> bill	1.35	-1.35
sentence before:<5> blood	0.26	-0.26
sentence before:<5> born	0.2	-0.2
sentence before:<5> by	-0.95	0.95
sentence before:<5> came	0.34	-0.34
sentence before:<5> charg	0.76	-0.76
sentence before:<5> chiropractic	0.26	-0.26
sentence before:<5> claim	-0.33	0.33
sentence before:<5> date	1.02	-1.02
sentence before:<5> diagnosy	0.61	-0.61
sentence before:<5> done	0.22	-0.22
sentence before:<5> electrical	0.54	-0.54
sentence before:<5> exercis	0.97	-0.97
sentence before:<5> for	0.59	-0.59
sentence before:<5> from	0.4	-0.4
sentence before:<5> go	-0.18	0.18
sentence before:<5> gp	0.22	-0.22
sentence before:<5> group	0.27	-0.27
sentence before:<5> h	-1.34	1.34
sentence before:<5> icn	0.35	-0.35
sentence before:<5> is	-0.85	0.85
sentence before:<5> j	-0.6	0.6
sentence before:<5> k	-0.6	0.6
sentence before:<5> lipid	-0.65	0.65
sentence before:<5> m	-1.29	1.29
sentence before:<5> manual	0.49	-0.49
sentence before:<5> massag	0.52	-0.52
sentence before:<5> mechanical	0.27	-0.27
sentence before:<5> mri	0.79	-0.79
sentence before:<5> need	0.54	-0.54
sentence before:<5> no	-0.22	0.22
sentence before:<5> of	0.25	-0.25
sentence before:<5> offic	0.44	-0.44
sentence before:<5> on	0.6	-0.6
sentence before:<5> paid	0.28	-0.28
sentence before:<5> patient	0.21	-0.21
sentence before:<5> pay	-0.98	0.98
sentence before:<5> provider	0.37	-0.37
sentence before:<5> pt	0.84	-0.84
sentence before:<5> reason	-0.47	0.47
sentence before:<5> render	0.25	-0.25
sentence before:<5> rt	0.76	-0.76
sentence before:<5> s	-0.27	0.27
sentence before:<5> servic	-0.26	0.26
sentence before:<5> should	0.43	-0.43
sentence before:<5> spinal	0.2	-0.2
sentence before:<5> strep	0.25	-0.25
sentence before:<5> that	-0.34	0.34
sentence before:<5> therapeutic	0.72	-0.72
sentence before:<5> thi	0.26	-0.26
sentence before:<5> total	-0.42	0.42
sentence before:<5> townzip	0.55	-0.55
sentence before:<5> two	0.26	-0.26
sentence before:<5> vitamin	0.33	-0.33
sentence before:<5> was	-0.59	0.59
sentence before:<5> we	0.18	-0.18
sentence before:<5> were	0.65	-0.65
sentence before:<5> with	-0.62	0.62
sentence before:<5> x	0.47	-0.47
sentence before:<5> your	0.39	-0.39
sentence before:<d>	0.47	-0.47
sentence before:<d> <5>	-0.46	0.46
sentence before:<d> <n>	0.67	-0.67
sentence before:<d> acupunctur	-1.42	1.42
sentence before:<d> amount	0.6	-0.6
sentence before:<d> and	0.26	-0.26
sentence before:<d> are	-1.08	1.08
sentence before:<d> charg	-0.8	0.8
sentence before:<d> check	-0.32	0.32
sentence before:<d> claim	1.3	-1.3
sentence before:<d> code	1.08	-1.08
sentence before:<d> contract	0.19	-0.19
sentence before:<d> d	-0.93	0.93
sentence before:<d> date	0.43	-0.43
sentence before:<d> diagnosy	0.22	-0.22
sentence before:<d> eft	0.57	-0.57
sentence before:<d> employer	0.33	-0.33
sentence before:<d> finaliz	0.4	-0.4
sentence before:<d> for	-0.89	0.89
sentence before:<d> group	0.2	-0.2
sentence before:<d> id	0.35	-0.35
sentence before:<d> injur	0.24	-0.24
sentence before:<d> is	-0.44	0.44
sentence before:<d> level	0.5	-0.5
sentence before:<d> massag	-0.36	0.36
sentence before:<d> member	-0.57	0.57
sentence before:<d> offic	-0.75	0.75
sentence before:<d> our	0.19	-0.19
sentence before:<d> page	-0.64	0.64
sentence before:<d> paid	0.31	-0.31
sentence before:<d> patient	0.46	-0.46
sentence before:<d> pay	0.34	-0.34
sentence before:<d> payee	0.24	-0.24
sentence before:<d> plan	0.39	-0.39
sentence before:<d> procedur	-0.35	0.35
sentence before:<d> provider	-0.5	0.5
sentence before:<d> receiv	0.43	-0.43
sentence before:<d> render	0.24	-0.24
sentence before:<d> request	0.39	-0.39
sentence before:<d> show	1.21	-1.21
sentence before:<d> subscriber	0.21	-0.21
sentence before:<d> that	-1.32	1.32
sentence before:<d> the	-0.3	0.3
sentence before:<d> through	0.81	-0.81
sentence before:<d> to	0.31	-0.31
sentence before:<d> total	0.67	-0.67
sentence before:<d> townzip	0.22	-0.22
sentence before:<d> tricar	0.21	-0.21
sentence before:<d> was	-1.48	1.48
sentence before:<d> wc	0.55	-0.55
sentence before:<d> we	0.32	-0.32
sentence before:<d> were	0.37	-0.37
sentence before:<d> with	1.22	-1.22
sentence before:<d> x	-0.81	0.81
sentence before:<m> :	-1.01	1.01
sentence before:<m> <5>	0.42	-0.42
sentence before:<m> <d>	-1.05	1.05
sentence before:<m> <month>	0.32	-0.32
sentence before:<m> <n>	-1.03	1.03
sentence before:<m> a	-0.75	0.75
sentence before:<m> adj	-0.21	0.21
sentence before:<m> adjust	0.38	-0.38
sentence before:<m> and	-0.29	0.29
sentence before:<m> as	-0.28	0.28
sentence before:<m> b	0.2	-0.2
sentence before:<m> becaus	-0.94	0.94
sentence before:<m> bill	0.27	-0.27
sentence before:<m> by	0.38	-0.38
sentence before:<m> check	-0.75	0.75
sentence before:<m> claim	0.51	-0.51
sentence before:<m> clm	-0.26	0.26
sentence before:<m> code	0.54	-0.54
sentence before:<m> coin	0.3	-0.3
sentence before:<m> contract	0.45	-0.45
sentence before:<m> copay	-0.36	0.36
sentence before:<m> cost	-0.32	0.32
sentence before:<m> cpt	0.31	-0.31
sentence before:<m> d	-1.29	1.29
sentence before:<m> date	-0.66	0.66
sentence before:<m> ded	0.26	-0.26
sentence before:<m> deductibl	0.65	-0.65
sentence before:<m> deny	-0.79	0.79
sentence before:<m> diagnosy	0.21	-0.21
sentence before:<m> discount	0.25	-0.25
sentence before:<m> dos	-0.93	0.93
sentence before:<m> eft	-0.77	0.77
sentence before:<m> eob	0.71	-0.71
sentence before:<m> f	0.16	-0.16
sentence before:<m> famy	-0.43	0.43
sentence before:<m> fiscal	0.37	-0.37
sentence before:<m> g	0.42	-0.42
sentence before:<m> group	0.2	-0.2
sentence before:<m> has	-0.48	0.48
sentence before:<m> in	-0.92	0.92
sentence before:<m> individual	-0.23	0.23
sentence before:<m> is	-0.38	0.38
sentence before:<m> j	-0.32	0.32
sentence before:<m> k	-0.72	0.72
sentence before:<m> les	0.36	-0.36
sentence before:<m> m	0.75	-0.75
sentence before:<m> member	0.56	-0.56
sentence before:<m> n	-0.9	0.9
sentence before:<m> net	0.98	-0.98
sentence before:<m> non	0.41	-0.41
sentence before:<m> not	-1.2	1.2
sentence before:<m> note	0.22	-0.22
sentence before:<m> oa	-0.23	0.23
sentence before:<m> of	1	-1
sentence before:<m> other	0.2	-0.2
sentence before:<m> outcom	-0.44	0.44
sentence before:<m> over	0.44	-0.44
sentence before:<m> overpaid	-0.78	0.78
sentence before:<m> overturn	0.24	-0.24
sentence before:<m> p	-0.21	0.21
sentence before:<m> paid	-0.22	0.22
sentence before:<m> patient	-0.28	0.28
sentence before:<m> payabl	0.31	-0.31
sentence before:<m> pd	0.38	-0.38
sentence before:<m> plan	-0.89	0.89
sentence before:<m> procedur	0.24	-0.24
sentence before:<m> prov	-0.29	0.29
sentence before:<m> pt	0.76	-0.76
sentence before:<m> r	0.5	-0.5
sentence before:<m> reason	0.23	-0.23
sentence before:<m> receiv	0.2	-0.2
sentence before:<m> rem	0.58	-0.58
sentence before:<m> remark	-0.34	0.34
sentence before:<m> render	0.74	-0.74
sentence before:<m> rmk	-0.35	0.35
sentence before:<m> see	0.38	-0.38
sentence before:<m> servic	0.23	-0.23
sentence before:<m> stay	0.7	-0.7
sentence before:<m> that	0.71	-0.71
sentence before:<m> the	0.22	-0.22
sentence before:<m> therapist	0.43	-0.43
sentence before:<m> thi	0.48	-0.48
sentence before:<m> to	0.4	-0.4
sentence before:<m> together	0.5	-0.5
sentence before:<m> townzip	0.2	-0.2
sentence before:<m> treat	0.21	-0.21
sentence before:<m> tricar	0.53	-0.53
sentence before:<m> u	0.62	-0.62
sentence before:<m> v	-0.27	0.27
sentence before:<m> w	-0.48	0.48
sentence before:<m> was	-0.27	0.27
sentence before:<m> we	1.56	-1.56
sentence before:<m> what	-0.82	0.82
sentence before:<m> will	0.39	-0.39
sentence before:<m> within	0.21	-0.21
sentence before:<m> x	-1.14	1.14
sentence before:<m> you	-0.78	0.78
sentence before:<m> your	-0.26	0.26
sentence before:<month>	0.43	-0.43
sentence before:<month> <n>	0.26	-0.26
sentence before:<n>	1.02	-1.02
sentence before:<n> :	-2.44	2.44
sentence before:<n> <5>	0.55	-0.55
sentence before:<n> <d>	-0.2	0.2
sentence before:<n> <m>	-1.54	1.54
sentence before:<n> a	0.23	-0.23
sentence before:<n> ab	0.22	-0.22
sentence before:<n> about	0.52	-0.52
sentence before:<n> accept	1.27	-1.27
sentence before:<n> account	0.5	-0.5
sentence before:<n> acct	0.81	-0.81
sentence before:<n> acnt	0.16	-0.16
sentence before:<n> acupunctur	0.9	-0.9
sentence before:<n> aetna	0.39	-0.39
sentence before:<n> after	0.77	-0.77
sentence before:<n> agree	0.33	-0.33
sentence before:<n> alert	0.38	-0.38
sentence before:<n> all	0.78	-0.78
sentence before:<n> allow	-0.34	0.34
sentence before:<n> am	0.92	-0.92
sentence before:<n> an	-0.77	0.77
sentence before:<n> and	-0.17	0.17
sentence before:<n> appeal	0.38	-0.38
sentence before:<n> approv	-0.92	0.92
sentence before:<n> are	-0.68	0.68
sentence before:<n> as	1.12	-1.12
sentence before:<n> asg	0.66	-0.66
sentence before:<n> ask	0.66	-0.66
sentence before:<n> asked	0.21	-0.21
sentence before:<n> at	1.6	-1.6
sentence before:<n> attention	0.16	-0.16
sentence before:<n> b	-0.96	0.96
sentence before:<n> becaus	1.02	-1.02
sentence before:<n> beneficiary	0.24	-0.24
sentence before:<n> benefit	-0.81	0.81
sentence before:<n> bh	0.26	-0.26
sentence before:<n> bill	-0.67	0.67
sentence before:<n> birth	-0.76	0.76
sentence before:<n> birthdat	0.2	-0.2
sentence before:<n> blue	-0.63	0.63
sentence before:<n> brochur	-0.44	0.44
sentence before:<n> busines	0.78	-0.78
sentence before:<n> but	0.89	-0.89
sentence before:<n> by	-0.16	0.16
sentence before:<n> c	-0.27	0.27
sentence before:<n> ca	0.67	-0.67
sentence before:<n> calendar	0.48	-0.48
sentence before:<n> call	-0.78	0.78
sentence before:<n> carc	-0.95	0.95
sentence before:<n> carrier	0.21	-0.21
sentence before:<n> case	0.18	-0.18
sentence before:<n> cd	0.41	-0.41
sentence before:<n> certify	1.06	-1.06
sentence before:<n> cfr	-0.25	0.25
sentence before:<n> charg	0.57	-0.57
sentence before:<n> check	0.99	-0.99
sentence before:<n> chiropractic	-0.31	0.31
sentence before:<n> clm	-1.02	1.02
sentence before:<n> co	-1.73	1.73
sentence before:<n> code	-0.45	0.45
sentence before:<n> coinsuranc	0.42	-0.42
sentence before:<n> consult	0.51	-0.51
sentence before:<n> contract	0.22	-0.22
sentence before:<n> cover	-0.9	0.9
sentence before:<n> cpt	-0.33	0.33
sentence before:<n> cr	-0.69	0.69
sentence before:<n> d	0.5	-0.5
sentence before:<n> date	0.27	-0.27
sentence before:<n> day	0.43	-0.43
sentence before:<n> decision	0.25	-0.25
sentence before:<n> deductibl	-1.14	1.14
sentence before:<n> degr	0.2	-0.2
sentence before:<n> deny	-1.74	1.74
sentence before:<n> diabet	0.42	-0.42
sentence before:<n> diagnosy	0.29	-0.29
sentence before:<n> discount	0.22	-0.22
sentence before:<n> disput	0.33	-0.33
sentence before:<n> do	0.85	-0.85
sentence before:<n> dob	0.54	-0.54
sentence before:<n> doe	0.26	-0.26
sentence before:<n> dos	0.4	-0.4
sentence before:<n> dr	0.39	-0.39
sentence before:<n> drug	0.43	-0.43
sentence before:<n> duplicat	-0.98	0.98
sentence before:<n> dx	-0.21	0.21
sentence before:<n> e	0.79	-0.79
sentence before:<n> each	0.36	-0.36
sentence before:<n> ef	0.32	-0.32
sentence before:<n> eft	0.22	-0.22
sentence before:<n> eg	0.26	-0.26
sentence before:<n> ein	0.47	-0.47
sentence before:<n> electrical	-0.48	0.48
sentence before:<n> employe	-0.44	0.44
sentence before:<n> employer	0.49	-0.49
sentence before:<n> ended	0.19	-0.19
sentence before:<n> enroll	0.96	-0.96
sentence before:<n> ex	0.32	-0.32
sentence before:<n> exact	0.38	-0.38
sentence before:<n> exclud	-0.65	0.65
sentence before:<n> exercis	0.55	-0.55
sentence before:<n> expens	1	-1
sentence before:<n> explan	0.35	-0.35
sentence before:<n> ext	0.16	-0.16
sentence before:<n> extension	0.21	-0.21
sentence before:<n> f	1.02	-1.02
sentence before:<n> famy	-0.55	0.55
sentence before:<n> fax	0.25	-0.25
sentence before:<n> feet	-0.49	0.49
sentence before:<n> finaliz	0.72	-0.72
sentence before:<n> first	0.41	-0.41
sentence before:<n> florida	-0.42	0.42
sentence before:<n> for	-0.92	0.92
sentence before:<n> from	-0.35	0.35
sentence before:<n> full	0.47	-0.47
sentence before:<n> further	0.28	-0.28
sentence before:<n> g	0.33	-0.33
sentence before:<n> gae	-0.25	0.25
sentence before:<n> gave	-0.68	0.68
sentence before:<n> general	-0.49	0.49
sentence before:<n> gh	0.35	-0.35
sentence before:<n> give	0.93	-0.93
sentence before:<n> group	0.87	-0.87
sentence before:<n> grp	-0.47	0.47
sentence before:<n> h	1.17	-1.17
sentence before:<n> has	-1.97	1.97
sentence before:<n> have	0.18	-0.18
sentence before:<n> hc	0.17	-0.17
sentence before:<n> he	0.29	-0.29
sentence before:<n> health	0.17	-0.17
sentence before:<n> hmo	0.23	-0.23
sentence before:<n> hour	0.77	-0.77
sentence before:<n> hr	-0.58	0.58
sentence before:<n> hydroxy	0.21	-0.21
sentence before:<n> i	0.35	-0.35
sentence before:<n> icd	0.2	-0.2
sentence before:<n> icn	0.81	-0.81
sentence before:<n> id	0.28	-0.28
sentence before:<n> if	-0.88	0.88
sentence before:<n> in	0.23	-0.23
sentence before:<n> inform	0.37	-0.37
sentence before:<n> is	1.14	-1.14
sentence before:<n> issu	0.37	-0.37
sentence before:<n> it	0.71	-0.71
sentence before:<n> item	0.47	-0.47
sentence before:<n> j	1.4	-1.4
sentence before:<n> k	1.01	-1.01
sentence before:<n> kd	-0.41	0.41
sentence before:<n> kind	0.18	-0.18
sentence before:<n> l	-0.43	0.43
sentence before:<n> lb	-0.29	0.29
sentence before:<n> let	0.24	-0.24
sentence before:<n> line	0.44	-0.44
sentence before:<n> list	-0.47	0.47
sentence before:<n> ln	0.37	-0.37
sentence before:<n> low	0.26	-0.26
sentence before:<n> lower	0.25	-0.25
sentence before:<n> lt	-0.42	0.42
sentence before:<n> ma	0.52	-0.52
sentence before:<n> mail	0.34	-0.34
sentence before:<n> manipul	-1.15	1.15
sentence before:<n> manual	0.75	-0.75
sentence before:<n> may	0.53	-0.53
sentence before:<n> mc	0.2	-0.2
sentence before:<n> mean	-0.56	0.56
sentence before:<n> medical	0.69	-0.69
sentence before:<n> member	-0.69	0.69
sentence before:<n> mg	0.84	-0.84
sentence before:<n> minut	1.32	-1.32
sentence before:<n> miss	0.45	-0.45
sentence before:<n> mk	0.26	-0.26
sentence before:<n> ml	0.36	-0.36
sentence before:<n> mm	0.22	-0.22
sentence before:<n> mon	0.32	-0.32
sentence before:<n> monday	0.31	-0.31
sentence before:<n> month	1.14	-1.14
sentence before:<n> more	0.73	-0.73
sentence before:<n> mr	0.59	-0.59
sentence before:<n> ms	0.26	-0.26
sentence before:<n> n	-0.4	0.4
sentence before:<n> name	-0.37	0.37
sentence before:<n> network	0.66	-0.66
sentence before:<n> non	0.46	-0.46
sentence before:<n> not	-0.78	0.78
sentence before:<n> note	0.18	-0.18
sentence before:<n> npi	0.52	-0.52
sentence before:<n> o	0.93	-0.93
sentence before:<n> occupational	0.75	-0.75
sentence before:<n> of	0.82	-0.82
sentence before:<n> one	0.16	-0.16
sentence before:<n> original	0.26	-0.26
sentence before:<n> oscar	0.18	-0.18
sentence before:<n> other	-0.83	0.83
sentence before:<n> out	0.18	-0.18
sentence before:<n> outpatient	-0.29	0.29
sentence before:<n> over	-1.15	1.15
sentence before:<n> p	1.12	-1.12
sentence before:<n> pa	0.54	-0.54
sentence before:<n> page	0.81	-0.81
sentence before:<n> paid	0.56	-0.56
sentence before:<n> patient	-0.23	0.23
sentence before:<n> pay	0.73	-0.73
sentence before:<n> payee	0.36	-0.36
sentence before:<n> payer	0.29	-0.29
sentence before:<n> pend	-0.36	0.36
sentence before:<n> percent	-0.78	0.78
sentence before:<n> perf	0.19	-0.19
sentence before:<n> phone	0.39	-0.39
sentence before:<n> physical	1.63	-1.63
sentence before:<n> plan	1.23	-1.23
sentence before:<n> pleas	0.19	-0.19
sentence before:<n> point	0.33	-0.33
sentence before:<n> policy	0.44	-0.44
sentence before:<n> pound	-0.81	0.81
sentence before:<n> ppo	0.24	-0.24
sentence before:<n> pre	0.99	-0.99
sentence before:<n> pric	-0.55	0.55
sentence before:<n> print	0.55	-0.55
sentence before:<n> procedur	1.25	-1.25
sentence before:<n> process	0.69	-0.69
sentence before:<n> program	0.23	-0.23
sentence before:<n> provider	0.18	-0.18
sentence before:<n> q	0.2	-0.2
sentence before:<n> qa	0.17	-0.17
sentence before:<n> qf	0.38	-0.38
sentence before:<n> qk	0.26	-0.26
sentence before:<n> qt	0.17	-0.17
sentence before:<n> r	0.59	-0.59
sentence before:<n> ra	0.3	-0.3
sentence before:<n> rarc	1.17	-1.17
sentence before:<n> rcvd	0.35	-0.35
sentence before:<n> re	0.46	-0.46
sentence before:<n> reason	-0.46	0.46
sentence before:<n> recd	-0.57	0.57
sentence before:<n> recipient	0.17	-0.17
sentence before:<n> record	0.58	-0.58
sentence before:<n> reduc	-1.25	1.25
sentence before:<n> referenc	0.25	-0.25
sentence before:<n> referral	-1.06	1.06
sentence before:<n> region	0.51	-0.51
sentence before:<n> remark	0.53	-0.53
sentence before:<n> removal	0.49	-0.49
sentence before:<n> rend	0.2	-0.2
sentence before:<n> request	-0.67	0.67
sentence before:<n> rev	0.18	-0.18
sentence before:<n> review	0.17	-0.17
sentence before:<n> rfa	0.82	-0.82
sentence before:<n> right	0.33	-0.33
sentence before:<n> rn	-0.69	0.69
sentence before:<n> rt	0.29	-0.29
sentence before:<n> s	0.37	-0.37
sentence before:<n> same	0.38	-0.38
sentence before:<n> say	0.36	-0.36
sentence before:<n> sb	0.36	-0.36
sentence before:<n> se	0.16	-0.16
sentence before:<n> second	0.47	-0.47
sentence before:<n> secondary	0.22	-0.22
sentence before:<n> section	-0.63	0.63
sentence before:<n> see	0.23	-0.23
sentence before:<n> seen	-0.33	0.33
sentence before:<n> separat	0.63	-0.63
sentence before:<n> sequestr	-0.76	0.76
sentence before:<n> servic	2.25	-2.25
sentence before:<n> session	0.18	-0.18
sentence before:<n> show	-1.85	1.85
sentence before:<n> sign	0.17	-0.17
sentence before:<n> since	0.96	-0.96
sentence before:<n> so	0.68	-0.68
sentence before:<n> sponsor	0.33	-0.33
sentence before:<n> st	0.16	-0.16
sentence before:<n> stand	0.35	-0.35
sentence before:<n> standard	0.45	-0.45
sentence before:<n> state	-1.35	1.35
sentence before:<n> stay	0.42	-0.42
sentence before:<n> subject	0.22	-0.22
sentence before:<n> subscriber	0.72	-0.72
sentence before:<n> svc	-0.74	0.74
sentence before:<n> t	-0.45	0.45
sentence before:<n> tac	0.47	-0.47
sentence before:<n> tax	0.47	-0.47
sentence before:<n> tc	0.16	-0.16
sentence before:<n> te	0.27	-0.27
sentence before:<n> th	-0.2	0.2
sentence before:<n> that	-1.17	1.17
sentence before:<n> therapy	0.66	-0.66
sentence before:<n> these	0.37	-0.37
sentence before:<n> thi	-0.67	0.67
sentence before:<n> through	0.8	-0.8
sentence before:<n> to	0.82	-0.82
sentence before:<n> together	-0.22	0.22
sentence before:<n> total	-0.38	0.38
sentence before:<n> townzip	0.72	-0.72
sentence before:<n> trace	0.17	-0.17
sentence before:<n> treat	0.49	-0.49
sentence before:<n> tty	0.6	-0.6
sentence before:<n> two	-0.67	0.67
sentence before:<n> txe	0.21	-0.21
sentence before:<n> type	0.33	-0.33
sentence before:<n> u	0.21	-0.21
sentence before:<n> utiliz	0.19	-0.19
sentence before:<n> v	-0.48	0.48
sentence before:<n> visit	0.71	-0.71
sentence before:<n> w	-1.11	1.11
sentence before:<n> wa	0.32	-0.32
sentence before:<n> was	0.32	-0.32
sentence before:<n> we	-0.42	0.42
sentence before:<n> week	0.95	-0.95
sentence before:<n> weekday	0.16	-0.16
sentence before:<n> what	0.34	-0.34
sentence before:<n> when	0.43	-0.43
sentence before:<n> which	1.85	-1.85
sentence before:<n> whose	0.45	-0.45
sentence before:<n> with	0.47	-0.47
sentence before:<n> within	0.85	-0.85
sentence before:<n> without	-0.33	0.33
sentence before:<n> wk	0.86	-0.86
sentence before:<n> x	0.93	-0.93
sentence before:<n> xa	0.75	-0.75
sentence before:<n> xxa	0.53	-0.53
sentence before:<n> year	0.48	-0.48
sentence before:<n> you	0.89	-0.89
sentence before:<n> z	0.17	-0.17
sentence before:?	1.22	-1.22
sentence before:a :	0.72	-0.72
sentence before:a <5>	-0.23	0.23
sentence before:a <d>	0.54	-0.54
sentence before:a <m>	0.4	-0.4
sentence before:a <n>	0.6	-0.6
sentence before:a b	0.51	-0.51
sentence before:a benefit	2.08	-2.08
sentence before:a bill	0.36	-0.36
sentence before:a board	0.42	-0.42
sentence before:a c	0.33	-0.33
sentence before:a calendar	-0.71	0.71
sentence before:a call	0.29	-0.29
sentence before:a cane	0.48	-0.48
sentence before:a certify	0.41	-0.41
sentence before:a chang	0.54	-0.54
sentence before:a charg	0.74	-0.74
sentence before:a check	0.28	-0.28
sentence before:a child	-1.18	1.18
sentence before:a chiropractic	-1.12	1.12
sentence before:a chiropractor	0.59	-0.59
sentence before:a civil	0.39	-0.39
sentence before:a claim	0.18	-0.18
sentence before:a clearinghous	0.8	-0.8
sentence before:a co	-0.35	0.35
sentence before:a code	0.47	-0.47
sentence before:a complaint	0.17	-0.17
sentence before:a complet	0.61	-0.61
sentence before:a condition	-0.62	0.62
sentence before:a contract	-0.48	0.48
sentence before:a contractor	0.19	-0.19
sentence before:a copy	0.87	-0.87
sentence before:a correct	1.41	-1.41
sentence before:a court	0.33	-0.33
sentence before:a crossover	0.36	-0.36
sentence before:a date	0.16	-0.16
sentence before:a day	-1.17	1.17
sentence before:a decision	0.79	-0.79
sentence before:a delay	-0.67	0.67
sentence before:a denial	-0.24	0.24
sentence before:a deny	-0.81	0.81
sentence before:a diagnosy	0.51	-0.51
sentence before:a disput	0.78	-0.78
sentence before:a doctor	0.22	-0.22
sentence before:a drug	0.89	-0.89
sentence before:a duplicat	0.19	-0.19
sentence before:a fall	0.65	-0.65
sentence before:a fast	0.3	-0.3
sentence before:a fax	0.18	-0.18
sentence before:a fee	0.23	-0.23
sentence before:a first	-0.44	0.44
sentence before:a form	0.17	-0.17
sentence before:a formal	0.18	-0.18
sentence before:a full	0.55	-0.55
sentence before:a functional	-0.67	0.67
sentence before:a general	0.6	-0.6
sentence before:a give	0.38	-0.38
sentence before:a glanc	0.42	-0.42
sentence before:a good	0.94	-0.94
sentence before:a grace	0.46	-0.46
sentence before:a grievanc	0.19	-0.19
sentence before:a guide	0.23	-0.23
sentence before:a health	0.56	-0.56
sentence before:a hear	0.27	-0.27
sentence before:a home	0.41	-0.41
sentence before:a late	0.19	-0.19
sentence before:a lawsuit	0.53	-0.53
sentence before:a letter	0.48	-0.48
sentence before:a licens	0.93	-0.93
sentence before:a local	0.34	-0.34
sentence before:a los	-0.4	0.4
sentence before:a lower	-0.64	0.64
sentence before:a lumbar	-1.03	1.03
sentence before:a m	0.6	-0.6
sentence before:a measur	1.04	-1.04
sentence before:a medical	0.21	-0.21
sentence before:a medicar	0.18	-0.18
sentence before:a member	-1.79	1.79
sentence before:a minor	0.51	-0.51
sentence before:a mistak	0.17	-0.17
sentence before:a modifier	0.7	-0.7
sentence before:a month	0.36	-0.36
sentence before:a network	-0.56	0.56
sentence before:a non	-0.51	0.51
sentence before:a of	1.12	-1.12
sentence before:a panel	1	-1
sentence before:a part	0.55	-0.55
sentence before:a participat	0.53	-0.53
sentence before:a particular	0.23	-0.23
sentence before:a patient	0.26	-0.26
sentence before:a pay	0.74	-0.74
sentence before:a peer	-0.35	0.35
sentence before:a person	-1.99	1.99
sentence before:a physical	1.06	-1.06
sentence before:a plan	1.14	-1.14
sentence before:a policyholder	0.19	-0.19
sentence before:a preventiv	-1.01	1.01
sentence before:a primary	0.26	-0.26
sentence before:a procedur	-0.37	0.37
sentence before:a promis	0.44	-0.44
sentence before:a provider	-0.17	0.17
sentence before:a psychiatrist	0.6	-0.6
sentence before:a qualify	-0.76	0.76
sentence before:a r	0.77	-0.77
sentence before:a rail	0.85	-0.85
sentence before:a re	0.74	-0.74
sentence before:a reason	-0.73	0.73
sentence before:a redetermin	0.21	-0.21
sentence before:a refund	0.25	-0.25
sentence before:a repeat	1	-1
sentence before:a report	0.48	-0.48
sentence before:a request	1.11	-1.11
sentence before:a review	0.79	-0.79
sentence before:a routin	0.58	-0.58
sentence before:a s	1.53	-1.53
sentence before:a screen	0.69	-0.69
sentence before:a second	1.02	-1.02
sentence before:a self	-0.27	0.27
sentence before:a separat	-0.34	0.34
sentence before:a servic	0.22	-0.22
sentence before:a sign	0.43	-0.43
sentence before:a signatur	0.2	-0.2
sentence before:a skill	0.27	-0.27
sentence before:a specialist	-0.79	0.79
sentence before:a spous	-0.97	0.97
sentence before:a stabl	0.72	-0.72
sentence before:a standard	-0.76	0.76
sentence before:a stat	0.26	-0.26
sentence before:a strain	-0.8	0.8
sentence before:a sublux	0.18	-0.18
sentence before:a systemic	0.69	-0.69
sentence before:a the	-0.43	0.43
sentence before:a therapist	-0.39	0.39
sentence before:a total	-0.3	0.3
sentence before:a treat	1.43	-1.43
sentence before:a trial	-0.31	0.31
sentence before:a use	0.62	-0.62
sentence before:a waiver	-0.72	0.72
sentence before:a week	0.63	-0.63
sentence before:a well	-0.24	0.24
sentence before:a work	0.36	-0.36
sentence before:a written	0.37	-0.37
sentence before:a wrong	0.16	-0.16
sentence before:a year	1.16	-1.16
sentence before:a your	-0.8	0.8
sentence before:aarp	0.36	-0.36
sentence before:ab	0.3	-0.3
sentence before:ab <n>	0.3	-0.3
sentence before:abara	-0.93	0.93
sentence before:abara member	-1.04	1.04
sentence before:abduction	0.75	-0.75
sentence before:abernathy	-0.24	0.24
sentence before:abernathy cole	0.17	-0.17
sentence before:abernathy md	0.48	-0.48
sentence before:abernethy	0.49	-0.49
sentence before:able	0.37	-0.37
sentence before:able to	0.37	-0.37
sentence before:about	1.79	-1.79
sentence before:about a	0.22	-0.22
sentence before:about appeal	0.89	-0.89
sentence before:about claim	0.4	-0.4
sentence before:about other	-0.32	0.32
sentence before:about pay	0.24	-0.24
sentence before:about restriction	0.44	-0.44
sentence before:about your	0.67	-0.67
sentence before:above	0.57	-0.57
sentence before:above a	0.45	-0.45
sentence before:above and	-0.22	0.22
sentence before:above claim	0.75	-0.75
sentence before:above on	0.65	-0.65
sentence before:above or	0.4	-0.4
sentence before:above the	0.67	-0.67
sentence before:above was	0.55	-0.55
sentence before:above which	0.61	-0.61
sentence before:above with	0.6	-0.6
sentence before:ac	0.45	-0.45
sentence before:ac <n>	0.36	-0.36
sentence before:accept	0.68	-0.68
sentence before:accept a	-0.47	0.47
sentence before:accept as	-0.24	0.24
sentence before:accept by	0.17	-0.17
sentence before:accept condition	0.51	-0.51
sentence before:accept for	0.45	-0.45
sentence before:accept indic	0.62	-0.62
sentence before:accept the	0.6	-0.6
sentence before:acceptanc	0.68	-0.68
sentence before:acceptanc report	0.67	-0.67
sentence before:accident	-1.26	1.26
sentence before:accident and	-1.21	1.21
sentence before:accident d	0.17	-0.17
sentence before:accord	0.87	-0.87
sentence before:accord to	0.87	-0.87
sentence before:account	0.42	-0.42
sentence before:account :	0.48	-0.48
sentence before:account <5>	-1.08	1.08
sentence before:account <n>	0.16	-0.16
sentence before:account bill	-0.53	0.53
sentence before:account no	0.37	-0.37
sentence before:acct	0.52	-0.52
sentence before:acct :	0.84	-0.84
sentence before:acct <n>	0.22	-0.22
sentence before:acct medical	-0.64	0.64
sentence before:ach	0.16	-0.16
sentence before:acheb	0.23	-0.23
sentence before:achterberg	-0.16	0.16
sentence before:achterberg pt	0.26	-0.26
sentence before:acknowledg	0.16	-0.16
sentence before:acnt	0.18	-0.18
sentence before:acoem	-0.49	0.49
sentence before:act	0.7	-0.7
sentence before:act for	0.49	-0.49
sentence before:action	0.86	-0.86
sentence before:action taken	0.26	-0.26
sentence before:action under	0.43	-0.43
sentence before:activ	1.67	-1.67
sentence before:activ duty	0.76	-0.76
sentence before:activ treat	1.25	-1.25
sentence before:activity	0.66	-0.66
sentence before:activity <5>	0.21	-0.21
sentence before:acupunctur	-0.37	0.37
sentence before:acupunctur <5>	-1.4	1.4
sentence before:acupunctur is	0.99	-0.99
sentence before:acupunctur visit	-0.49	0.49
sentence before:acute	0.76	-0.76
sentence before:adaez	0.31	-0.31
sentence before:add	0.63	-0.63
sentence before:add what	0.17	-0.17
sentence before:added	0.37	-0.37
sentence before:addendum	0.19	-0.19
sentence before:additional	0.34	-0.34
sentence before:additional document	0.46	-0.46
sentence before:additional visit	0.43	-0.43
sentence before:addres	1.02	-1.02
sentence before:addres above	0.63	-0.63
sentence before:addres on	0.21	-0.21
sentence before:adelina	-0.64	0.64
sentence before:adeyemy	0.26	-0.26
sentence before:adj	-0.25	0.25
sentence before:adj :	-0.88	0.88
sentence before:adj <m>	-0.56	0.56
sentence before:adj <n>	-0.45	0.45
sentence before:adj amt	1.14	-1.14
sentence before:adj balanc	0.6	-0.6
sentence before:adj check	0.28	-0.28
sentence before:adj co	-0.41	0.41
sentence before:adj code	0.64	-0.64
sentence before:adj reason	1.15	-1.15
sentence before:adjudic	-0.54	0.54
sentence before:adjudicat	-0.49	0.49
sentence before:adjudicat thi	0.31	-0.31
sentence before:adjust	1.09	-1.09
sentence before:adjust :	0.41	-0.41
sentence before:adjust <5>	0.37	-0.37
sentence before:adjust <m>	1.04	-1.04
sentence before:adjust <n>	0.37	-0.37
sentence before:adjust and	0.19	-0.19
sentence before:adjust code	1.18	-1.18
sentence before:adjust of	0.66	-0.66
sentence before:adjust reason	0.49	-0.49
sentence before:adjuster	0.94	-0.94
sentence before:adjuster :	0.28	-0.28
sentence before:administer	0.66	-0.66
sentence before:administer by	0.17	-0.17
sentence before:administer claim	0.37	-0.37
sentence before:administr	0.37	-0.37
sentence before:administr has	0.23	-0.23
sentence before:administrativ	0.43	-0.43
sentence before:administrator	1.03	-1.03
sentence before:administrator for	0.19	-0.19
sentence before:administrator in	0.38	-0.38
sentence before:admit	0.28	-0.28
sentence before:admitt	0.32	-0.32
sentence before:adult	-0.17	0.17
sentence before:advanc	2.36	-2.36
sentence before:advanc and	0.16	-0.16
sentence before:advanc beneficiary	0.31	-0.31
sentence before:advanc premium	0.88	-0.88
sentence before:advantag	-0.35	0.35
sentence before:advantag hmo	0.21	-0.21
sentence before:advantag plan	-1.08	1.08
sentence before:advers	1.14	-1.14
sentence before:advers benefit	0.54	-0.54
sentence before:advers determin	0.65	-0.65
sentence before:advic	-0.41	0.41
sentence before:advic <n>	-0.65	0.65
sentence before:advic page	-0.45	0.45
sentence before:advisor	0.6	-0.6
sentence before:aetna	0.25	-0.25
sentence before:aetna life	0.33	-0.33
sentence before:aetna provider	-0.84	0.84
sentence before:affect	-0.39	0.39
sentence before:affiliat	0.36	-0.36
sentence before:after	1.27	-1.27
sentence before:after <month>	-0.23	0.23
sentence before:after <n>	0.4	-0.4
sentence before:after a	1.65	-1.65
sentence before:after coverag	1.54	-1.54
sentence before:after it	0.17	-0.17
sentence before:after its	0.22	-0.22
sentence before:after our	-0.75	0.75
sentence before:after shingl	-1.29	1.29
sentence before:after six	-1.05	1.05
sentence before:after that	0.4	-0.4
sentence before:after the	0.74	-0.74
sentence before:after we	0.23	-0.23
sentence before:after you	0.21	-0.21
sentence before:after your	0.21	-0.21
sentence before:ag	0.31	-0.31
sentence before:ag <n>	0.31	-0.31
sentence before:again <n>	-1.38	1.38
sentence before:again and	-0.25	0.25
sentence before:again as	0.49	-0.49
sentence before:again at	0.72	-0.72
sentence before:again for	0.3	-0.3
sentence before:again on	-1.26	1.26
sentence before:again with	0.8	-0.8
sentence before:against	0.47	-0.47
sentence before:age	0.35	-0.35
sentence before:agency	0.41	-0.41
sentence before:agent	0.25	-0.25
sentence before:ago	-0.77	0.77
sentence before:agr	-0.76	0.76
sentence before:agr in	0.27	-0.27
sentence before:agr to	-0.28	0.28
sentence before:agr with	-0.88	0.88
sentence before:agre	-1.08	1.08
sentence before:agre a	-0.67	0.67
sentence before:agre allow	0.2	-0.2
sentence before:agre give	-1.57	1.57
sentence before:agre with	1.6	-1.6
sentence before:agree	-0.27	0.27
sentence before:agree that	1.01	-1.01
sentence before:agree to	0.42	-0.42
sentence before:agree with	-0.95	0.95
sentence before:aide	0.16	-0.16
sentence before:al	0.16	-0.16
sentence before:alder	-0.99	0.99
sentence before:alder creek	-1.14	1.14
sentence before:aldou	0.39	-0.39
sentence before:alert	0.38	-0.38
sentence before:alert :	0.38	-0.38
sentence before:alistair penhallow	0.34	-0.34
sentence before:all <m>	-0.24	0.24
sentence before:all <n>	-0.34	0.34
sentence before:all chiropractic	0.49	-0.49
sentence before:all claim	0.38	-0.38
sentence before:all four	0.55	-0.55
sentence before:all line	-1.01	1.01
sentence before:all of	0.8	-0.8
sentence before:all other	0.33	-0.33
sentence before:all servic	0.67	-0.67
sentence before:all that	0.29	-0.29
sentence before:all three	-1.55	1.55
sentence before:allegheny	0.18	-0.18
sentence before:allergy	0.23	-0.23
sentence before:allianc	0.5	-0.5
sentence before:allow	0.43	-0.43
sentence before:allow <n>	1.24	-1.24
sentence before:allow adj	1.53	-1.53
sentence before:allow amount	0.55	-0.55
sentence before:allow cob	0.22	-0.22
sentence before:allow coin	0.41	-0.41
sentence before:allow condition	0.38	-0.38
sentence before:allow contract	-0.88	0.88
sentence before:allow copay	1.47	-1.47
sentence before:allow deduct	0.68	-0.68
sentence before:allow deductibl	0.86	-0.86
sentence before:allow deny	0.5	-0.5
sentence before:allow disallow	-0.44	0.44
sentence before:allow for	0.76	-0.76
sentence before:allow is	-0.99	0.99
sentence before:allow not	-0.65	0.65
sentence before:allow patient	-0.87	0.87
sentence before:allow reason	-0.27	0.27
sentence before:allow reduction	-0.38	0.38
sentence before:allowabl	-0.38	0.38
sentence before:allowabl amount	-0.68	0.68
sentence before:allowabl charg	-0.5	0.5
sentence before:allowabl or	-0.76	0.76
sentence before:allowabl servic	0.2	-0.2
sentence before:allowanc	0.47	-0.47
sentence before:allowanc code	0.24	-0.24
sentence before:allowanc for	1.25	-1.25
sentence before:ally	0.27	-0.27
sentence before:almquist	-0.26	0.26
sentence before:alone	-1.33	1.33
sentence before:along	0.44	-0.44
sentence before:already	0.33	-0.33
sentence before:already adjudicat	-0.75	0.75
sentence before:already had	0.28	-0.28
sentence before:already paid	0.27	-0.27
sentence before:already process	0.32	-0.32
sentence before:also	0.6	-0.6
sentence before:also being	0.41	-0.41
sentence before:also find	0.49	-0.49
sentence before:alternativ	-1.42	1.42
sentence before:am	1	-1
sentence before:am claim	0.35	-0.35
sentence before:ambetter	0.68	-0.68
sentence before:ambetter from	0.37	-0.37
sentence before:ambros	-0.43	0.43
sentence before:ambulanc	-0.74	0.74
sentence before:ame	0.21	-0.21
sentence before:american	0.43	-0.43
sentence before:amerihealth	0.22	-0.22
sentence before:amerihealth carita	0.19	-0.19
sentence before:amo	0.38	-0.38
sentence before:among	1.07	-1.07
sentence before:among the	0.41	-0.41
sentence before:amount	-0.45	0.45
sentence before:amount :	0.47	-0.47
sentence before:amount <m>	0.26	-0.26
sentence before:amount above	0.83	-0.83
sentence before:amount allowabl	0.3	-0.3
sentence before:amount amount	-0.62	0.62
sentence before:amount bill	-1	1
sentence before:amount by	0.17	-0.17
sentence before:amount date	0.19	-0.19
sentence before:amount discount	0.26	-0.26
sentence before:amount due	0.81	-0.81
sentence before:amount for	-0.58	0.58
sentence before:amount from	0.45	-0.45
sentence before:amount in	0.64	-0.64
sentence before:amount is	0.84	-0.84
sentence before:amount maximum	0.34	-0.34
sentence before:amount medicar	-0.22	0.22
sentence before:amount not	0.3	-0.3
sentence before:amount of	0.92	-0.92
sentence before:amount paid	0.96	-0.96
sentence before:amount payabl	0.22	-0.22
sentence before:amount plan	0.26	-0.26
sentence before:amount provider	-0.42	0.42
sentence before:amount to	-0.46	0.46
sentence before:amount tricar	-0.17	0.17
sentence before:amount you	0.41	-0.41
sentence before:amount your	-0.36	0.36
sentence before:amt <m>	0.28	-0.28
sentence before:amt <n>	-0.3	0.3
sentence before:amt adj	0.58	-0.58
sentence before:amt allow	-0.29	0.29
sentence before:amt amt	0.35	-0.35
sentence before:amt deduct	-0.17	0.17
sentence before:amt prov	-0.43	0.43
sentence before:amt rc	0.35	-0.35
sentence before:amundsen	-0.5	0.5
sentence before:an acceptanc	0.33	-0.33
sentence before:an accident	-0.89	0.89
sentence before:an addendum	0.19	-0.19
sentence before:an advanc	0.18	-0.18
sentence before:an answer	0.19	-0.19
sentence before:an appeal	-0.53	0.53
sentence before:an approv	0.34	-0.34
sentence before:an approval	0.93	-0.93
sentence before:an attach	1.1	-1.1
sentence before:an audit	-1.25	1.25
sentence before:an authoriz	1.1	-1.1
sentence before:an earlier	0.84	-0.84
sentence before:an emergency	0.24	-0.24
sentence before:an employe	-0.49	0.49
sentence before:an end	-0.19	0.19
sentence before:an error	1.15	-1.15
sentence before:an evalu	0.93	-0.93
sentence before:an examin	0.22	-0.22
sentence before:an expedit	0.16	-0.16
sentence before:an external	0.37	-0.37
sentence before:an hmo	-0.3	0.3
sentence before:an independent	-0.49	0.49
sentence before:an injury	0.46	-0.46
sentence before:an inpatient	0.48	-0.48
sentence before:an internal	0.56	-0.56
sentence before:an lcd	0.23	-0.23
sentence before:an offic	-0.65	0.65
sentence before:an orthopedic	0.25	-0.25
sentence before:an overpay	-0.87	0.87
sentence before:an urgent	0.19	-0.19
sentence before:analyst	0.37	-0.37
sentence before:analyst :	0.22	-0.22
sentence before:analysy	1.04	-1.04
sentence before:and <5>	1.72	-1.72
sentence before:and <d>	0.59	-0.59
sentence before:and <m>	1.09	-1.09
sentence before:and <month>	0.64	-0.64
sentence before:and <n>	0.5	-0.5
sentence before:and a	0.7	-0.7
sentence before:and adjust	0.32	-0.32
sentence before:and again	-1.65	1.65
sentence before:and all	-0.99	0.99
sentence before:and an	1.84	-1.84
sentence before:and any	0.16	-0.16
sentence before:and are	0.29	-0.29
sentence before:and ask	0.38	-0.38
sentence before:and by	-0.42	0.42
sentence before:and came	0.45	-0.45
sentence before:and climb	-0.36	0.36
sentence before:and cover	-1.02	1.02
sentence before:and date	0.17	-0.17
sentence before:and deny	0.37	-0.37
sentence before:and did	0.47	-0.47
sentence before:and disagre	-0.88	0.88
sentence before:and do	-0.6	0.6
sentence before:and drug	0.32	-0.32
sentence before:and educat	0.26	-0.26
sentence before:and eighty	0.16	-0.16
sentence before:and enclos	0.29	-0.29
sentence before:and end	-0.32	0.32
sentence before:and ended	-0.42	0.42
sentence before:and examin	-0.32	0.32
sentence before:and explain	-0.43	0.43
sentence before:and explicit	0.4	-0.4
sentence before:and for	0.47	-0.47
sentence before:and frequency	0.34	-0.34
sentence before:and go	0.36	-0.36
sentence before:and grievanc	0.18	-0.18
sentence before:and had	0.71	-0.71
sentence before:and has	-1.16	1.16
sentence before:and have	-0.49	0.49
sentence before:and he	-1.62	1.62
sentence before:and her	-0.72	0.72
sentence before:and his	1.1	-1.1
sentence before:and how	0.16	-0.16
sentence before:and in	0.65	-0.65
sentence before:and includ	0.43	-0.43
sentence before:and insuranc	0.28	-0.28
sentence before:and investigational	0.23	-0.23
sentence before:and is	0.79	-0.79
sentence before:and it	-0.97	0.97
sentence before:and its	1.01	-1.01
sentence before:and leg	-0.63	0.63
sentence before:and m	0.5	-0.5
sentence before:and manual	-0.27	0.27
sentence before:and may	0.51	-0.51
sentence before:and medicar	0.35	-0.35
sentence before:and more	0.29	-0.29
sentence before:and ms	-0.26	0.26
sentence before:and must	0.27	-0.27
sentence before:and necessary	0.95	-0.95
sentence before:and need	-0.76	0.76
sentence before:and neither	0.21	-0.21
sentence before:and no	0.33	-0.33
sentence before:and none	-0.57	0.57
sentence before:and not	1.05	-1.05
sentence before:and note	0.18	-0.18
sentence before:and noth	-0.81	0.81
sentence before:and of	0.6	-0.6
sentence before:and on	-1.16	1.16
sentence before:and one	-0.56	0.56
sentence before:and or	0.38	-0.38
sentence before:and our	-0.37	0.37
sentence before:and paid	0.21	-0.21
sentence before:and pain	-0.68	0.68
sentence before:and part	0.56	-0.56
sentence before:and pay	0.27	-0.27
sentence before:and physical	0.36	-0.36
sentence before:and plan	0.53	-0.53
sentence before:and provider	0.44	-0.44
sentence before:and reason	-0.3	0.3
sentence before:and rehabilit	0.59	-0.59
sentence before:and remark	-0.2	0.2
sentence before:and return	0.7	-0.7
sentence before:and say	0.18	-0.18
sentence before:and send	0.72	-0.72
sentence before:and separat	0.32	-0.32
sentence before:and should	0.22	-0.22
sentence before:and show	-0.37	0.37
sentence before:and signatur	0.25	-0.25
sentence before:and so	0.3	-0.3
sentence before:and speech	-0.97	0.97
sentence before:and spine	0.16	-0.16
sentence before:and stop	0.24	-0.24
sentence before:and strength	0.62	-0.62
sentence before:and sufficient	-0.62	0.62
sentence before:and that	-1.35	1.35
sentence before:and the	0.45	-0.45
sentence before:and there	-0.29	0.29
sentence before:and these	0.77	-0.77
sentence before:and they	-1.1	1.1
sentence before:and thi	-0.92	0.92
sentence before:and thu	0.36	-0.36
sentence before:and to	0.47	-0.47
sentence before:and total	0.26	-0.26
sentence before:and two	0.92	-0.92
sentence before:and upheld	-0.48	0.48
sentence before:and walk	0.93	-0.93
sentence before:and we	0.63	-0.63
sentence before:and what	0.73	-0.73
sentence before:and why	0.51	-0.51
sentence before:and will	0.81	-0.81
sentence before:and without	-0.78	0.78
sentence before:and write	0.34	-0.34
sentence before:and you	0.47	-0.47
sentence before:and your	0.33	-0.33
sentence before:ander	-0.69	0.69
sentence before:ankle	-0.6	0.6
sentence before:annelies	0.41	-0.41
sentence before:annelis	0.17	-0.17
sentence before:annika	0.3	-0.3
sentence before:annual	0.59	-0.59
sentence before:another	0.45	-0.45
sentence before:another carrier	0.27	-0.27
sentence before:another claim	0.2	-0.2
sentence before:another health	-1.14	1.14
sentence before:another payer	1.14	-1.14
sentence before:another plan	1.18	-1.18
sentence before:another procedur	-0.49	0.49
sentence before:ansel	-0.57	0.57
sentence before:anselm	0.46	-0.46
sentence before:anson	0.3	-0.3
sentence before:answer	0.56	-0.56
sentence before:answer in	0.86	-0.86
sentence before:answer to	0.58	-0.58
sentence before:answer within	0.71	-0.71
sentence before:answer you	0.26	-0.26
sentence before:anthem	-0.63	0.63
sentence before:anthem blue	-0.38	0.38
sentence before:any	0.53	-0.53
sentence before:any of	0.19	-0.19
sentence before:any other	0.16	-0.16
sentence before:any proof	0.19	-0.19
sentence before:any time	0.19	-0.19
sentence before:anyon	-0.47	0.47
sentence before:anyth	0.38	-0.38
sentence before:ap	0.26	-0.26
sentence before:ap <n>	0.26	-0.26
sentence before:apart	0.4	-0.4
sentence before:apnea	0.62	-0.62
sentence before:appeal	1.27	-1.27
sentence before:appeal :	0.7	-0.7
sentence before:appeal <n>	-0.59	0.59
sentence before:appeal a	0.73	-0.73
sentence before:appeal about	0.29	-0.29
sentence before:appeal and	0.6	-0.6
sentence before:appeal by	0.17	-0.17
sentence before:appeal decision	0.71	-0.71
sentence before:appeal fax	0.17	-0.17
sentence before:appeal has	-0.55	0.55
sentence before:appeal have	0.18	-0.18
sentence before:appeal if	0.58	-0.58
sentence before:appeal in	0.76	-0.76
sentence before:appeal is	0.51	-0.51
sentence before:appeal may	0.47	-0.47
sentence before:appeal must	0.38	-0.38
sentence before:appeal number	0.25	-0.25
sentence before:appeal of	-0.19	0.19
sentence before:appeal on	0.75	-0.75
sentence before:appeal only	-1.24	1.24
sentence before:appeal our	-0.75	0.75
sentence before:appeal p	0.41	-0.41
sentence before:appeal po	0.43	-0.43
sentence before:appeal receiv	0.24	-0.24
sentence before:appeal right	0.75	-0.75
sentence before:appeal send	0.58	-0.58
sentence before:appeal specialist	0.2	-0.2
sentence before:appeal that	0.25	-0.25
sentence before:appeal the	0.32	-0.32
sentence before:appeal thi	0.27	-0.27
sentence before:appeal to	-0.53	0.53
sentence before:appeal was	0.18	-0.18
sentence before:appeal we	0.59	-0.59
sentence before:appeal well	0.19	-0.19
sentence before:appeal which	0.22	-0.22
sentence before:appeal within	0.71	-0.71
sentence before:appeal you	0.58	-0.58
sentence before:appellant	0.28	-0.28
sentence before:apple	0.24	-0.24
sentence before:applewhit	0.7	-0.7
sentence before:applicant	0.54	-0.54
sentence before:applicant :	0.27	-0.27
sentence before:applicant for	0.23	-0.23
sentence before:apply	0.28	-0.28
sentence before:apply to	-0.27	0.27
sentence before:appoint	0.39	-0.39
sentence before:appoint representativ	0.18	-0.18
sentence before:approv	-0.78	0.78
sentence before:approv :	0.46	-0.46
sentence before:approv <m>	0.56	-0.56
sentence before:approv <n>	1.13	-1.13
sentence before:approv ?	0.91	-0.91
sentence before:approv a	-0.16	0.16
sentence before:approv all	0.94	-0.94
sentence before:approv allow	-0.76	0.76
sentence before:approv and	0.16	-0.16
sentence before:approv befor	0.53	-0.53
sentence before:approv by	1.49	-1.49
sentence before:approv earlier	-0.85	0.85
sentence before:approv for	-1.37	1.37
sentence before:approv from	-0.35	0.35
sentence before:approv in	0.2	-0.2
sentence before:approv it	-0.21	0.21
sentence before:approv medicar	0.55	-0.55
sentence before:approv not	0.24	-0.24
sentence before:approv or	0.27	-0.27
sentence before:approv other	0.36	-0.36
sentence before:approv paid	-0.71	0.71
sentence before:approv remark	0.39	-0.39
sentence before:approv the	-0.62	0.62
sentence before:approv thi	-0.46	0.46
sentence before:approv under	0.23	-0.23
sentence before:approv unles	0.21	-0.21
sentence before:approval	2.63	-2.63
sentence before:approval from	0.89	-0.89
sentence before:approval in	1.06	-1.06
sentence before:approval is	0.28	-0.28
sentence before:approval of	0.36	-0.36
sentence before:approval was	0.28	-0.28
sentence before:aprn	0.77	-0.77
sentence before:apt	0.18	-0.18
sentence before:arbitr	0.67	-0.67
sentence before:arbitr with	0.2	-0.2
sentence before:arc	-0.16	0.16
sentence before:arceneaux	0.45	-0.45
sentence before:are <n>	0.64	-0.64
sentence before:are a	0.9	-0.9
sentence before:are accept	0.21	-0.21
sentence before:are availabl	0.21	-0.21
sentence before:are being	-0.26	0.26
sentence before:are consider	0.53	-0.53
sentence before:are cover	0.74	-0.74
sentence before:are deny	0.47	-0.47
sentence before:are dismiss	-0.87	0.87
sentence before:are enough	0.33	-0.33
sentence before:are exclud	0.65	-0.65
sentence before:are experimental	-1.27	1.27
sentence before:are for	-0.6	0.6
sentence before:are free	0.19	-0.19
sentence before:are given	0.66	-0.66
sentence before:are hold	0.19	-0.19
sentence before:are left	-1.17	1.17
sentence before:are mark	-0.83	0.83
sentence before:are medical	0.58	-0.58
sentence before:are met	0.86	-0.86
sentence before:are more	0.67	-0.67
sentence before:are need	-1.14	1.14
sentence before:are no	-1.06	1.06
sentence before:are non	0.71	-0.71
sentence before:are not	-0.21	0.21
sentence before:are open	0.79	-0.79
sentence before:are paid	0.49	-0.49
sentence before:are part	0.23	-0.23
sentence before:are payabl	0.4	-0.4
sentence before:are small	-0.77	0.77
sentence before:are sorry	0.2	-0.2
sentence before:are still	0.49	-0.49
sentence before:are the	-0.58	0.58
sentence before:are therefor	0.58	-0.58
sentence before:are unabl	-0.84	0.84
sentence before:are uphold	-0.18	0.18
sentence before:are warn	1.2	-1.2
sentence before:are writ	0.87	-0.87
sentence before:are wrong	0.34	-0.34
sentence before:area	-0.29	0.29
sentence before:arlo	-0.2	0.2
sentence before:arm	-0.3	0.3
sentence before:arriv	-0.39	0.39
sentence before:arriv by	0.19	-0.19
sentence before:arriv in	-0.67	0.67
sentence before:arroyo	-0.7	0.7
sentence before:articl	1.31	-1.31
sentence before:articl vi	0.56	-0.56
sentence before:arvid	-0.27	0.27
sentence before:as :	0.18	-0.18
sentence before:as <5>	0.35	-0.35
sentence before:as <n>	-0.45	0.45
sentence before:as a	0.63	-0.63
sentence before:as an	-0.23	0.23
sentence before:as bill	0.17	-0.17
sentence before:as deny	-0.9	0.9
sentence before:as exercis	-0.56	0.56
sentence before:as experimental	0.45	-0.45
sentence before:as far	0.18	-0.18
sentence before:as first	-0.62	0.62
sentence before:as follow	0.66	-0.66
sentence before:as if	0.65	-0.65
sentence before:as it	0.46	-0.46
sentence before:as long	-0.19	0.19
sentence before:as maintenanc	0.43	-0.43
sentence before:as medical	-0.21	0.21
sentence before:as not	0.43	-0.43
sentence before:as of	-0.37	0.37
sentence before:as part	0.47	-0.47
sentence before:as primary	-0.73	0.73
sentence before:as proof	0.27	-0.27
sentence before:as second	0.28	-0.28
sentence before:as the	0.17	-0.17
sentence before:as therapy	-0.55	0.55
sentence before:as they	0.61	-0.61
sentence before:as we	0.22	-0.22
sentence before:as your	0.42	-0.42
sentence before:asg	0.66	-0.66
sentence before:asg y	0.66	-0.66
sentence before:ashby	0.26	-0.26
sentence before:ashdown	0.16	-0.16
sentence before:ashgrov	0.57	-0.57
sentence before:aside	0.85	-0.85
sentence before:ask	0.86	-0.86
sentence before:ask :	0.21	-0.21
sentence before:ask for	1	-1
sentence before:ask in	0.26	-0.26
sentence before:ask that	-1.05	1.05
sentence before:ask the	0.5	-0.5
sentence before:ask us	1.13	-1.13
sentence before:ask within	0.17	-0.17
sentence before:ask you	-1.14	1.14
sentence before:asked	0.63	-0.63
sentence before:asked again	0.49	-0.49
sentence before:asked for	1.39	-1.39
sentence before:asked on	0.87	-0.87
sentence before:asked the	-1.06	1.06
sentence before:asked to	-0.8	0.8
sentence before:asked us	0.75	-0.75
sentence before:asked you	-1.08	1.08
sentence before:assess	0.77	-0.77
sentence before:assess :	0.27	-0.27
sentence before:assign	0.41	-0.41
sentence before:assigne	0.18	-0.18
sentence before:assist	0.23	-0.23
sentence before:assist in	0.23	-0.23
sentence before:assistanc	0.32	-0.32
sentence before:associat	0.62	-0.62
sentence before:assocy	0.58	-0.58
sentence before:assuranc	0.17	-0.17
sentence before:at <n>	0.74	-0.74
sentence before:at a	0.74	-0.74
sentence before:at any	0.21	-0.21
sentence before:at claim	-0.81	0.81
sentence before:at each	-0.68	0.68
sentence before:at home	0.72	-0.72
sentence before:at it	0.99	-0.99
sentence before:at its	-0.58	0.58
sentence before:at least	-0.3	0.3
sentence before:at m	0.37	-0.37
sentence before:at no	0.19	-0.19
sentence before:at once	0.3	-0.3
sentence before:at our	1.57	-1.57
sentence before:at risk	0.2	-0.2
sentence before:at that	0.59	-0.59
sentence before:at the	0.85	-0.85
sentence before:at thi	-0.34	0.34
sentence before:at visit	0.32	-0.32
sentence before:at whether	0.65	-0.65
sentence before:at your	0.57	-0.57
sentence before:attach	1.03	-1.03
sentence before:attach extra	-0.6	0.6
sentence before:attach is	0.74	-0.74
sentence before:attach or	0.88	-0.88
sentence before:attach to	0.37	-0.37
sentence before:attend	0.85	-0.85
sentence before:attention	0.43	-0.43
sentence before:attention :	0.26	-0.26
sentence before:attest	0.72	-0.72
sentence before:attn	0.94	-0.94
sentence before:attn :	0.86	-0.86
sentence before:attorney	0.82	-0.82
sentence before:audit	-0.97	0.97
sentence before:audit found	-1.23	1.23
sentence before:augustin	0.65	-0.65
sentence before:augustin theisen	0.26	-0.26
sentence before:auth	0.68	-0.68
sentence before:authoriz	1.54	-1.54
sentence before:authoriz <n>	-0.55	0.55
sentence before:authoriz after	0.27	-0.27
sentence before:authoriz and	0.27	-0.27
sentence before:authoriz befor	-0.99	0.99
sentence before:authoriz by	0.37	-0.37
sentence before:authoriz code	0.32	-0.32
sentence before:authoriz exceed	0.67	-0.67
sentence before:authoriz for	0.96	-0.96
sentence before:authoriz from	0.7	-0.7
sentence before:authoriz is	0.47	-0.47
sentence before:authoriz notific	-0.71	0.71
sentence before:authoriz number	0.48	-0.48
sentence before:authoriz on	0.55	-0.55
sentence before:authoriz or	0.6	-0.6
sentence before:authoriz pre	0.68	-0.68
sentence before:authoriz representativ	0.19	-0.19
sentence before:authoriz request	0.19	-0.19
sentence before:authoriz servic	0.18	-0.18
sentence before:authoriz was	0.99	-0.99
sentence before:auto	0.29	-0.29
sentence before:automobil	0.26	-0.26
sentence before:availabl	1.21	-1.21
sentence before:availity	0.78	-0.78
sentence before:availity essential	0.42	-0.42
sentence before:ave	0.18	-0.18
sentence before:avenu	0.21	-0.21
sentence before:averag	0.57	-0.57
sentence before:aviso	0.2	-0.2
sentence before:away	0.28	-0.28
sentence before:axial	0.63	-0.63
sentence before:axial decompression	0.63	-0.63
sentence before:az	0.42	-0.42
sentence before:az <n>	0.3	-0.3
sentence before:b	-0.35	0.35
sentence before:b :	-0.73	0.73
sentence before:b <d>	-0.69	0.69
sentence before:b <n>	-0.81	0.81
sentence before:b health	0.23	-0.23
sentence before:b is	-0.87	0.87
sentence before:b medical	0.29	-0.29
sentence before:b medicar	0.58	-0.58
sentence before:b policy	0.24	-0.24
sentence before:b south	0.24	-0.24
sentence before:b the	0.7	-0.7
sentence before:b total	0.65	-0.65
sentence before:b you	0.95	-0.95
sentence before:back	0.39	-0.39
sentence before:back and	-0.36	0.36
sentence before:back at	-0.61	0.61
sentence before:back for	0.22	-0.22
sentence before:back is	-0.21	0.21
sentence before:back pain	0.6	-0.6
sentence before:back to	1.23	-1.23
sentence before:background	0.66	-0.66
sentence before:balanc	0.84	-0.84
sentence before:balanc <d>	0.4	-0.4
sentence before:balanc is	0.49	-0.49
sentence before:balanc score	-0.48	0.48
sentence before:bar	0.41	-0.41
sentence before:barnaba	0.18	-0.18
sentence before:barnaby	0.35	-0.35
sentence before:bartholomew	0.44	-0.44
sentence before:based	-0.73	0.73
sentence before:based on	-0.47	0.47
sentence before:basi	1.52	-1.52
sentence before:basi of	0.24	-0.24
sentence before:basic	0.31	-0.31
sentence before:basic option	0.29	-0.29
sentence before:basin health	-0.32	0.32
sentence before:batch <n>	0.32	-0.32
sentence before:bay	0.81	-0.81
sentence before:bayou	0.2	-0.2
sentence before:baysid	0.49	-0.49
sentence before:be added	0.2	-0.2
sentence before:be approv	0.47	-0.47
sentence before:be asked	-0.44	0.44
sentence before:be authoriz	0.19	-0.19
sentence before:be bill	0.18	-0.18
sentence before:be carry	0.22	-0.22
sentence before:be charg	0.65	-0.65
sentence before:be clos	0.2	-0.2
sentence before:be collect	0.48	-0.48
sentence before:be consider	0.61	-0.61
sentence before:be cover	1.43	-1.43
sentence before:be decid	-0.6	0.6
sentence before:be deny	0.72	-0.72
sentence before:be done	-0.55	0.55
sentence before:be expect	-1.19	1.19
sentence before:be filed	-0.39	0.39
sentence before:be given	0.33	-0.33
sentence before:be in	-0.26	0.26
sentence before:be look	0.23	-0.23
sentence before:be made	1.35	-1.35
sentence before:be measur	-0.43	0.43
sentence before:be met	-0.61	0.61
sentence before:be need	0.28	-0.28
sentence before:be overpaid	0.36	-0.36
sentence before:be paid	1.06	-1.06
sentence before:be pay	0.29	-0.29
sentence before:be postmark	0.4	-0.4
sentence before:be process	1.13	-1.13
sentence before:be reach	1.15	-1.15
sentence before:be read	0.26	-0.26
sentence before:be receiv	-1.36	1.36
sentence before:be refund	0.39	-0.39
sentence before:be refus	0.28	-0.28
sentence before:be return	-0.56	0.56
sentence before:be set	0.71	-0.71
sentence before:be tried	-0.6	0.6
sentence before:be used	0.41	-0.41
sentence before:be with	0.2	-0.2
sentence before:be work	-0.22	0.22
sentence before:bear	0.57	-0.57
sentence before:beatrix	0.35	-0.35
sentence before:beaumont	0.29	-0.29
sentence before:beauregard	0.26	-0.26
sentence before:becam	0.32	-0.32
sentence before:becaus	1.05	-1.05
sentence before:becaus :	-2.06	2.06
sentence before:becaus it	1.6	-1.6
sentence before:becaus its	0.17	-0.17
sentence before:becaus no	0.36	-0.36
sentence before:becaus of	0.54	-0.54
sentence before:becaus the	2.54	-2.54
sentence before:becaus they	0.31	-0.31
sentence before:becaus thi	0.8	-0.8
sentence before:becaus we	0.21	-0.21
sentence before:becaus you	0.64	-0.64
sentence before:becaus your	0.64	-0.64
sentence before:becom	0.19	-0.19
sentence before:been	0.51	-0.51
sentence before:been adjudicat	-0.27	0.27
sentence before:been approv	-0.74	0.74
sentence before:been bundl	0.63	-0.63
sentence before:been chosen	0.4	-0.4
sentence before:been cover	0.88	-0.88
sentence before:been decid	0.3	-0.3
sentence before:been deny	-1.31	1.31
sentence before:been dismiss	-0.32	0.32
sentence before:been done	0.31	-0.31
sentence before:been gett	0.47	-0.47
sentence before:been given	0.33	-0.33
sentence before:been in	-0.65	0.65
sentence before:been made	1.04	-1.04
sentence before:been met	-0.21	0.21
sentence before:been neither	0.46	-0.46
sentence before:been paid	0.26	-0.26
sentence before:been reach	-0.94	0.94
sentence before:been receiv	0.18	-0.18
sentence before:been select	0.43	-0.43
sentence before:been sent	0.48	-0.48
sentence before:been shown	-0.48	0.48
sentence before:been taught	1.1	-1.1
sentence before:been told	0.19	-0.19
sentence before:been tried	1.52	-1.52
sentence before:been used	0.73	-0.73
sentence before:befor	0.34	-0.34
sentence before:befor <month>	0.83	-0.83
sentence before:befor <n>	0.25	-0.25
sentence before:befor a	-0.51	0.51
sentence before:befor an	-0.62	0.62
sentence before:befor and	-0.28	0.28
sentence before:befor it	1.54	-1.54
sentence before:befor the	-0.56	0.56
sentence before:befor these	0.59	-0.59
sentence before:befor they	0.37	-0.37
sentence before:befor thi	-0.52	0.52
sentence before:befor tricar	-1.45	1.45
sentence before:befor we	0.9	-0.9
sentence before:befor you	0.37	-0.37
sentence before:beforehand	0.3	-0.3
sentence before:began	-0.47	0.47
sentence before:began <d>	-0.66	0.66
sentence before:began on	0.81	-0.81
sentence before:begin	1.03	-1.03
sentence before:beginn	0.47	-0.47
sentence before:beginn <month>	0.34	-0.34
sentence before:behalf	-0.16	0.16
sentence before:behalf of	0.63	-0.63
sentence before:behalf on	-0.52	0.52
sentence before:behavioral	0.16	-0.16
sentence before:being forward	0.41	-0.41
sentence before:being late	0.19	-0.19
sentence before:believ	0.25	-0.25
sentence before:bellwether	0.57	-0.57
sentence before:belong	1.14	-1.14
sentence before:belong to	1.14	-1.14
sentence before:below	-0.71	0.71
sentence before:below :	1.07	-1.07
sentence before:below in	0.36	-0.36
sentence before:below offic	0.25	-0.25
sentence before:below policy	-0.63	0.63
sentence before:below request	0.63	-0.63
sentence before:below was	0.95	-0.95
sentence before:bend	-0.2	0.2
sentence before:bend physical	0.57	-0.57
sentence before:benedikt	0.16	-0.16
sentence before:beneficiary	0.68	-0.68
sentence before:beneficiary :	0.44	-0.44
sentence before:beneficiary <m>	-0.86	0.86
sentence before:beneficiary has	-0.51	0.51
sentence before:beneficiary is	-0.33	0.33
sentence before:beneficiary liability	-0.19	0.19
sentence before:beneficiary may	0.17	-0.17
sentence before:beneficiary medicar	0.39	-0.39
sentence before:beneficiary name	0.61	-0.61
sentence before:beneficiary notic	0.31	-0.31
sentence before:beneficiary share	-0.42	0.42
sentence before:benefit	1.14	-1.14
sentence before:benefit :	0.44	-0.44
sentence before:benefit <n>	0.2	-0.2
sentence before:benefit and	0.5	-0.5
sentence before:benefit code	-1.15	1.15
sentence before:benefit coordin	0.44	-0.44
sentence before:benefit deny	1.52	-1.52
sentence before:benefit determin	0.54	-0.54
sentence before:benefit ended	-0.46	0.46
sentence before:benefit for	0.75	-0.75
sentence before:benefit is	0.57	-0.57
sentence before:benefit keep	0.23	-0.23
sentence before:benefit maximum	0.26	-0.26
sentence before:benefit number	0.74	-0.74
sentence before:benefit of	1.24	-1.24
sentence before:benefit or	0.34	-0.34
sentence before:benefit paid	-0.17	0.17
sentence before:benefit period	0.44	-0.44
sentence before:benefit plan	-0.59	0.59
sentence before:benefit policy	-0.73	0.73
sentence before:benefit program	0.16	-0.16
sentence before:benefit servic	-0.92	0.92
sentence before:benefit thi	0.18	-0.18
sentence before:benefit were	0.8	-0.8
sentence before:bernadett	0.43	-0.43
sentence before:bertram	0.35	-0.35
sentence before:better	0.51	-0.51
sentence before:better function	-0.87	0.87
sentence before:better than	0.22	-0.22
sentence before:bettina	0.33	-0.33
sentence before:between <month>	-0.82	0.82
sentence before:between the	1.06	-1.06
sentence before:beyond	0.61	-0.61
sentence before:bh	0.35	-0.35
sentence before:bill	0.83	-0.83
sentence before:bill :	0.67	-0.67
sentence before:bill <5>	0.48	-0.48
sentence before:bill <d>	0.39	-0.39
sentence before:bill <m>	-0.24	0.24
sentence before:bill <month>	0.21	-0.21
sentence before:bill <n>	-0.3	0.3
sentence before:bill and	0.58	-0.58
sentence before:bill approv	0.58	-0.58
sentence before:bill below	-0.88	0.88
sentence before:bill by	-0.27	0.27
sentence before:bill cover	-0.64	0.64
sentence before:bill date	0.33	-0.33
sentence before:bill depart	0.18	-0.18
sentence before:bill discount	-0.52	0.52
sentence before:bill fee	0.22	-0.22
sentence before:bill first	-0.47	0.47
sentence before:bill for	-1.7	1.7
sentence before:bill has	-0.61	0.61
sentence before:bill id	0.45	-0.45
sentence before:bill in	0.5	-0.5
sentence before:bill it	-0.6	0.6
sentence before:bill list	-0.51	0.51
sentence before:bill manager	0.28	-0.28
sentence before:bill medicar	-0.37	0.37
sentence before:bill no	0.22	-0.22
sentence before:bill not	-1.53	1.53
sentence before:bill of	0.44	-0.44
sentence before:bill offic	0.31	-0.31
sentence before:bill omf	0.16	-0.16
sentence before:bill on	-0.19	0.19
sentence before:bill payabl	-0.48	0.48
sentence before:bill plan	-0.87	0.87
sentence before:bill prov	-0.79	0.79
sentence before:bill provider	-0.49	0.49
sentence before:bill reach	-0.33	0.33
sentence before:bill receiv	0.39	-0.39
sentence before:bill reduction	-1.23	1.23
sentence before:bill review	0.5	-0.5
sentence before:bill servic	0.64	-0.64
sentence before:bill statu	0.3	-0.3
sentence before:bill that	0.49	-0.49
sentence before:bill the	1.63	-1.63
sentence before:bill thi	0.29	-0.29
sentence before:bill total	0.3	-0.3
sentence before:bill townzip	-1	1
sentence before:bill treat	0.2	-0.2
sentence before:bill under	0.17	-0.17
sentence before:bill us	0.39	-0.39
sentence before:bill was	-0.86	0.86
sentence before:bill we	0.52	-0.52
sentence before:bill with	-0.18	0.18
sentence before:bill you	0.32	-0.32
sentence before:billabl	-1.07	1.07
sentence before:billabl to	-1.07	1.07
sentence before:bind	1.42	-1.42
sentence before:bind on	0.81	-0.81
sentence before:bind the	0.78	-0.78
sentence before:birch	0.2	-0.2
sentence before:birch health	0.16	-0.16
sentence before:birchwood	0.21	-0.21
sentence before:birth	0.66	-0.66
sentence before:birth :	0.37	-0.37
sentence before:birth <d>	0.71	-0.71
sentence before:birth date	-0.21	0.21
sentence before:birthdat	0.2	-0.2
sentence before:birthday	0.39	-0.39
sentence before:bitterroot	-0.46	0.46
sentence before:black	0.22	-0.22
sentence before:blackwood	0.26	-0.26
sentence before:bladder	0.21	-0.21
sentence before:bladder control	-0.22	0.22
sentence before:bladder or	0.63	-0.63
sentence before:blank	-0.42	0.42
sentence before:block	-0.22	0.22
sentence before:blood	0.47	-0.47
sentence before:blood draw	0.4	-0.4
sentence before:blood test	0.2	-0.2
sentence before:blue	0.26	-0.26
sentence before:blue advantag	0.17	-0.17
sentence before:blue heron	0.2	-0.2
sentence before:blue shield	0.34	-0.34
sentence before:bluecros	0.44	-0.44
sentence before:bluecros blueshield	0.42	-0.42
sentence before:bluegras	0.18	-0.18
sentence before:blueshield	0.45	-0.45
sentence before:blueshield of	0.25	-0.25
sentence before:bluestem	-0.74	0.74
sentence before:bluestem orthopedic	-0.88	0.88
sentence before:bluff	0.18	-0.18
sentence before:blvd	0.16	-0.16
sentence before:bly	0.17	-0.17
sentence before:board	0.88	-0.88
sentence before:board certify	0.7	-0.7
sentence before:board of	0.33	-0.33
sentence before:bone	-0.73	0.73
sentence before:book	0.9	-0.9
sentence before:booklet	0.32	-0.32
sentence before:born	1.05	-1.05
sentence before:born <month>	0.55	-0.55
sentence before:born <n>	0.52	-0.52
sentence before:born on	0.28	-0.28
sentence before:both	-0.16	0.16
sentence before:both date	-0.96	0.96
sentence before:both servic	-0.47	0.47
sentence before:bought	0.45	-0.45
sentence before:bought through	0.17	-0.17
sentence before:bowel	0.63	-0.63
sentence before:box	0.52	-0.52
sentence before:box <5>	0.44	-0.44
sentence before:box <n>	0.37	-0.37
sentence before:bp	0.22	-0.22
sentence before:bp <n>	0.22	-0.22
sentence before:br	0.38	-0.38
sentence before:brace	-0.61	0.61
sentence before:branch	-0.59	0.59
sentence before:brandt	0.36	-0.36
sentence before:brandvold	0.52	-0.52
sentence before:brannigan	-0.42	0.42
sentence before:breath	-0.61	0.61
sentence before:brightwater	0.28	-0.28
sentence before:brightwell	0.42	-0.42
sentence before:bring	0.96	-0.96
sentence before:bring a	0.81	-0.81
sentence before:brochur	-0.3	0.3
sentence before:brochur cover	-0.17	0.17
sentence before:brochur ri	-0.95	0.95
sentence before:brought	-0.77	0.77
sentence before:bulletin	0.54	-0.54
sentence before:bulletin <n>	0.16	-0.16
sentence before:bundl	0.88	-0.88
sentence before:bundl as	0.6	-0.6
sentence before:busines	0.96	-0.96
sentence before:busines day	0.86	-0.86
sentence before:but	-0.18	0.18
sentence before:but it	-0.19	0.19
sentence before:bv	-0.29	0.29
sentence before:bv <n>	-0.29	0.29
sentence before:bx	-0.46	0.46
sentence before:bx <n>	-0.46	0.46
sentence before:by :	0.77	-0.77
sentence before:by <d>	0.71	-0.71
sentence before:by <month>	0.92	-0.92
sentence before:by <n>	1.61	-1.61
sentence before:by aetna	0.23	-0.23
sentence before:by another	1.16	-1.16
sentence before:by beneficiary	-0.72	0.72
sentence before:by check	-0.22	0.22
sentence before:by dr	-0.16	0.16
sentence before:by eft	0.36	-0.36
sentence before:by fax	1.04	-1.04
sentence before:by hand	-0.16	0.16
sentence before:by her	-0.75	0.75
sentence before:by insurer	0.25	-0.25
sentence before:by itself	-0.96	0.96
sentence before:by law	1.11	-1.11
sentence before:by letter	0.89	-0.89
sentence before:by mail	0.35	-0.35
sentence before:by may	-0.21	0.21
sentence before:by medicar	0.31	-0.31
sentence before:by mistak	0.42	-0.42
sentence before:by one	0.19	-0.19
sentence before:by other	0.4	-0.4
sentence before:by phone	0.39	-0.39
sentence before:by plan	0.22	-0.22
sentence before:by servic	0.36	-0.36
sentence before:by telephon	0.66	-0.66
sentence before:by the	0.55	-0.55
sentence before:by then	0.37	-0.37
sentence before:by thi	-0.55	0.55
sentence before:by us	-0.79	0.79
sentence before:by you	0.62	-0.62
sentence before:c	0.9	-0.9
sentence before:c <5>	0.21	-0.21
sentence before:c <m>	-0.77	0.77
sentence before:c <n>	-0.96	0.96
sentence before:c d	0.42	-0.42
sentence before:c date	0.23	-0.23
sentence before:c if	0.23	-0.23
sentence before:c innovativ	0.27	-0.27
sentence before:c other	0.33	-0.33
sentence before:c patient	0.21	-0.21
sentence before:ca	0.92	-0.92
sentence before:ca that	0.29	-0.29
sentence before:cal	0.35	-0.35
sentence before:calendar	0.28	-0.28
sentence before:calendar day	0.51	-0.51
sentence before:california	0.2	-0.2
sentence before:call	1.6	-1.6
sentence before:call <n>	0.98	-0.98
sentence before:call for	0.44	-0.44
sentence before:call the	0.31	-0.31
sentence before:call us	0.38	-0.38
sentence before:calloway	0.59	-0.59
sentence before:came	1.41	-1.41
sentence before:came after	0.18	-0.18
sentence before:came in	0.91	-0.91
sentence before:came on	-0.51	0.51
sentence before:came to	1.37	-1.37
sentence before:came with	1.49	-1.49
sentence before:came without	0.83	-0.83
sentence before:can	0.38	-0.38
sentence before:can appeal	-0.47	0.47
sentence before:can approv	-0.67	0.67
sentence before:can ask	0.74	-0.74
sentence before:can be	0.21	-0.21
sentence before:can decid	0.35	-0.35
sentence before:can file	0.45	-0.45
sentence before:can give	-0.36	0.36
sentence before:can go	-0.19	0.19
sentence before:can keep	0.29	-0.29
sentence before:can make	-0.77	0.77
sentence before:can tell	0.26	-0.26
sentence before:cancer	0.24	-0.24
sentence before:cane	0.48	-0.48
sentence before:cane and	0.88	-0.88
sentence before:cannot	0.35	-0.35
sentence before:cannot approv	-0.35	0.35
sentence before:cannot be	1.16	-1.16
sentence before:cannot make	0.35	-0.35
sentence before:cannot pay	-0.55	0.55
sentence before:cannot tell	0.95	-0.95
sentence before:cant finish	0.23	-0.23
sentence before:cant pay	-0.44	0.44
sentence before:canyon	-0.71	0.71
sentence before:cap	-0.19	0.19
sentence before:cap <m>	-0.88	0.88
sentence before:cap met	0.54	-0.54
sentence before:capacity	-0.41	0.41
sentence before:capacity evalu	-0.43	0.43
sentence before:capital	0.26	-0.26
sentence before:car	0.83	-0.83
sentence before:car for	0.57	-0.57
sentence before:carc	-0.87	0.87
sentence before:carc <n>	-1.09	1.09
sentence before:carc rarc	0.47	-0.47
sentence before:card	0.72	-0.72
sentence before:care	0.87	-0.87
sentence before:care :	0.86	-0.86
sentence before:care <n>	0.22	-0.22
sentence before:care after	0.16	-0.16
sentence before:care already	0.18	-0.18
sentence before:care and	1	-1
sentence before:care at	0.23	-0.23
sentence before:care bill	0.83	-0.83
sentence before:care claim	0.17	-0.17
sentence before:care doctor	-0.65	0.65
sentence before:care for	-0.47	0.47
sentence before:care from	-0.58	0.58
sentence before:care given	0.54	-0.54
sentence before:care is	1.86	-1.86
sentence before:care llc	-0.41	0.41
sentence before:care may	1.14	-1.14
sentence before:care network	-0.47	0.47
sentence before:care of	0.94	-0.94
sentence before:care path	0.18	-0.18
sentence before:care plan	-0.29	0.29
sentence before:care provider	0.28	-0.28
sentence before:care sign	0.25	-0.25
sentence before:care that	-0.36	0.36
sentence before:care train	-0.23	0.23
sentence before:care up	0.92	-0.92
sentence before:care was	1.36	-1.36
sentence before:care with	0.32	-0.32
sentence before:care you	-0.79	0.79
sentence before:carefirst	0.2	-0.2
sentence before:careful	0.66	-0.66
sentence before:caresourc	0.75	-0.75
sentence before:carita	0.19	-0.19
sentence before:carolina	0.48	-0.48
sentence before:carrier :	0.18	-0.18
sentence before:carrier and	0.19	-0.19
sentence before:carrier claim	0.16	-0.16
sentence before:carrier first	0.93	-0.93
sentence before:carry no	0.98	-0.98
sentence before:carry out	0.94	-0.94
sentence before:carry the	0.63	-0.63
sentence before:cascad	0.26	-0.26
sentence before:case	1.07	-1.07
sentence before:case :	0.3	-0.3
sentence before:case manager	-0.25	0.25
sentence before:case number	0.49	-0.49
sentence before:case to	0.26	-0.26
sentence before:case was	0.32	-0.32
sentence before:casimir	-0.16	0.16
sentence before:caspian	0.31	-0.31
sentence before:castellan	0.3	-0.3
sentence before:castellano	0.25	-0.25
sentence before:castlebury	0.51	-0.51
sentence before:catastrophic	0.18	-0.18
sentence before:catastrophic cap	0.18	-0.18
sentence before:cause	0.52	-0.52
sentence before:cause for	0.27	-0.27
sentence before:cb <n>	-0.17	0.17
sentence before:cc	1.15	-1.15
sentence before:cc :	1.01	-1.01
sentence before:cd	1.1	-1.1
sentence before:cd <n>	0.6	-0.6
sentence before:cedar	0.54	-0.54
sentence before:cedar flat	0.29	-0.29
sentence before:center	-0.3	0.3
sentence before:center <n>	0.42	-0.42
sentence before:center claim	0.27	-0.27
sentence before:center for	0.23	-0.23
sentence before:center npi	-0.7	0.7
sentence before:center on	0.23	-0.23
sentence before:cert	-0.5	0.5
sentence before:certain	0.64	-0.64
sentence before:certific	-0.6	0.6
sentence before:certificat	0.47	-0.47
sentence before:certify	1.6	-1.6
sentence before:certify <n>	1.06	-1.06
sentence before:certify authoriz	0.18	-0.18
sentence before:certify coder	0.3	-0.3
sentence before:certify in	0.51	-0.51
sentence before:certify plan	0.17	-0.17
sentence before:cervical	1.04	-1.04
sentence before:cervical and	-0.37	0.37
sentence before:cervical rot	1.02	-1.02
sentence before:cfr	-0.24	0.24
sentence before:cfr <m>	-0.62	0.62
sentence before:cfr <n>	0.32	-0.32
sentence before:cg	0.55	-0.55
sentence before:ch	0.19	-0.19
sentence before:ch <n>	0.18	-0.18
sentence before:chair	-0.49	0.49
sentence before:champva	0.23	-0.23
sentence before:champva group	0.19	-0.19
sentence before:chang	0.36	-0.36
sentence before:chang and	-0.19	0.19
sentence before:chang in	0.96	-0.96
sentence before:chang of	0.54	-0.54
sentence before:chang our	-1.86	1.86
sentence before:chang since	0.24	-0.24
sentence before:chang that	0.25	-0.25
sentence before:chang the	0.39	-0.39
sentence before:chang thi	0.41	-0.41
sentence before:chapter	-0.24	0.24
sentence before:chapter <n>	-0.24	0.24
sentence before:charg :	0.53	-0.53
sentence before:charg <n>	0.98	-0.98
sentence before:charg allow	0.3	-0.3
sentence before:charg allowanc	0.39	-0.39
sentence before:charg and	1.03	-1.03
sentence before:charg approv	0.19	-0.19
sentence before:charg are	0.39	-0.39
sentence before:charg at	-0.96	0.96
sentence before:charg discount	1.18	-1.18
sentence before:charg fee	0.71	-0.71
sentence before:charg first	0.42	-0.42
sentence before:charg for	-0.37	0.37
sentence before:charg in	0.17	-0.17
sentence before:charg is	-0.34	0.34
sentence before:charg not	-1.39	1.39
sentence before:charg our	0.21	-0.21
sentence before:charg paid	-1.7	1.7
sentence before:charg pay	0.31	-0.31
sentence before:charg plan	0.7	-0.7
sentence before:charg reduction	-0.73	0.73
sentence before:charg that	0.65	-0.65
sentence before:charg the	0.2	-0.2
sentence before:charg was	1.42	-1.42
sentence before:charg we	0.5	-0.5
sentence before:charg were	0.43	-0.43
sentence before:chart	0.6	-0.6
sentence before:chart note	0.65	-0.65
sentence before:chat	0.2	-0.2
sentence before:chat with	0.2	-0.2
sentence before:check :	0.34	-0.34
sentence before:check <n>	0.43	-0.43
sentence before:check amt	-0.19	0.19
sentence before:check and	0.39	-0.39
sentence before:check claim	0.44	-0.44
sentence before:check eft	1.04	-1.04
sentence before:check for	0.2	-0.2
sentence before:check no	-0.75	0.75
sentence before:check number	-0.62	0.62
sentence before:check payabl	0.17	-0.17
sentence before:check reason	-0.47	0.47
sentence before:chg	-0.19	0.19
sentence before:chg <m>	-1.05	1.05
sentence before:child	-0.85	0.85
sentence before:child ask	0.19	-0.19
sentence before:child has	-0.32	0.32
sentence before:child now	-1.26	1.26
sentence before:chiro	0.5	-0.5
sentence before:chiropractic	0.44	-0.44
sentence before:chiropractic <n>	0.28	-0.28
sentence before:chiropractic adjust	-1.1	1.1
sentence before:chiropractic benefit	0.51	-0.51
sentence before:chiropractic center	0.58	-0.58
sentence before:chiropractic clinic	0.38	-0.38
sentence before:chiropractic date	-1.01	1.01
sentence before:chiropractic examin	0.83	-0.83
sentence before:chiropractic health	0.59	-0.59
sentence before:chiropractic llc	0.41	-0.41
sentence before:chiropractic p	0.21	-0.21
sentence before:chiropractic pllc	0.2	-0.2
sentence before:chiropractic rehab	0.41	-0.41
sentence before:chiropractic treat	-0.83	0.83
sentence before:chiropractic visit	-0.25	0.25
sentence before:chiropractor	1.1	-1.1
sentence before:chiropractor dr	0.27	-0.27
sentence before:chiropractor for	0.68	-0.68
sentence before:chiropractor who	-0.68	0.68
sentence before:choic	0.9	-0.9
sentence before:choic plu	0.58	-0.58
sentence before:choos	0.5	-0.5
sentence before:chosen	-0.89	0.89
sentence before:chosen for	0.6	-0.6
sentence before:cht	0.22	-0.22
sentence before:cigna	1.18	-1.18
sentence before:cigna healthcar	0.36	-0.36
sentence before:cigna id	0.34	-0.34
sentence before:circl	0.17	-0.17
sentence before:city	0.36	-0.36
sentence before:civil	0.41	-0.41
sentence before:civil action	0.39	-0.39
sentence before:cl	0.23	-0.23
sentence before:claim	0.66	-0.66
sentence before:claim :	0.29	-0.29
sentence before:claim <m>	-0.25	0.25
sentence before:claim <n>	0.33	-0.33
sentence before:claim above	-0.73	0.73
sentence before:claim administrator	0.43	-0.43
sentence before:claim again	0.56	-0.56
sentence before:claim amt	0.35	-0.35
sentence before:claim and	0.42	-0.42
sentence before:claim are	0.72	-0.72
sentence before:claim at	0.43	-0.43
sentence before:claim becaus	0.38	-0.38
sentence before:claim below	-0.82	0.82
sentence before:claim c	-0.28	0.28
sentence before:claim came	0.73	-0.73
sentence before:claim charg	0.2	-0.2
sentence before:claim check	-0.35	0.35
sentence before:claim claim	0.25	-0.25
sentence before:claim correspondenc	0.22	-0.22
sentence before:claim cost	0.47	-0.47
sentence before:claim date	0.47	-0.47
sentence before:claim denial	-0.4	0.4
sentence before:claim deny	-0.29	0.29
sentence before:claim detail	-0.43	0.43
sentence before:claim determin	-1.45	1.45
sentence before:claim disput	0.56	-0.56
sentence before:claim doe	-0.21	0.21
sentence before:claim e	-0.9	0.9
sentence before:claim form	0.95	-0.95
sentence before:claim frequency	0.42	-0.42
sentence before:claim h	-1.44	1.44
sentence before:claim had	0.42	-0.42
sentence before:claim has	0.45	-0.45
sentence before:claim icn	0.33	-0.33
sentence before:claim inform	0.85	-0.85
sentence before:claim is	1.25	-1.25
sentence before:claim lack	1.01	-1.01
sentence before:claim may	0.31	-0.31
sentence before:claim must	-0.51	0.51
sentence before:claim name	0.46	-0.46
sentence before:claim no	-0.2	0.2
sentence before:claim not	0.73	-0.73
sentence before:claim number	0.47	-0.47
sentence before:claim of	0.27	-0.27
sentence before:claim on	1.67	-1.67
sentence before:claim or	0.3	-0.3
sentence before:claim paid	0.16	-0.16
sentence before:claim patient	0.48	-0.48
sentence before:claim pay	-0.29	0.29
sentence before:claim proces	0.17	-0.17
sentence before:claim process	0.44	-0.44
sentence before:claim reach	-1.18	1.18
sentence before:claim recipient	-0.51	0.51
sentence before:claim ref	0.23	-0.23
sentence before:claim referenc	0.31	-0.31
sentence before:claim representativ	0.28	-0.28
sentence before:claim review	0.3	-0.3
sentence before:claim search	0.19	-0.19
sentence before:claim servic	0.91	-0.91
sentence before:claim should	-0.64	0.64
sentence before:claim show	0.56	-0.56
sentence before:claim start	0.22	-0.22
sentence before:claim stay	-0.54	0.54
sentence before:claim t	0.16	-0.16
sentence before:claim that	0.6	-0.6
sentence before:claim the	0.59	-0.59
sentence before:claim total	-0.48	0.48
sentence before:claim type	0.26	-0.26
sentence before:claim was	0.52	-0.52
sentence before:claim we	0.61	-0.61
sentence before:claim which	0.21	-0.21
sentence before:claim will	0.7	-0.7
sentence before:claim within	-0.17	0.17
sentence before:claim you	0.82	-0.82
sentence before:claimant	-0.23	0.23
sentence before:claimant :	0.23	-0.23
sentence before:classic	0.21	-0.21
sentence before:claud	-0.27	0.27
sentence before:clear	-0.64	0.64
sentence before:clearinghous	1.15	-1.15
sentence before:clearinghous acceptanc	0.4	-0.4
sentence before:clearinghous report	0.31	-0.31
sentence before:clementin	0.51	-0.51
sentence before:client	0.84	-0.84
sentence before:client id	0.17	-0.17
sentence before:climb	-0.65	0.65
sentence before:climb stair	-1.17	1.17
sentence before:clinic	0.17	-0.17
sentence before:clinic <m>	0.16	-0.16
sentence before:clinic <n>	0.19	-0.19
sentence before:clinic asked	0.16	-0.16
sentence before:clinic is	0.63	-0.63
sentence before:clinical	2.62	-2.62
sentence before:clinical guidelin	0.55	-0.55
sentence before:clinical policy	0.23	-0.23
sentence before:clinical rational	0.97	-0.97
sentence before:clinical reason	1.1	-1.1
sentence before:clinical review	0.24	-0.24
sentence before:clm	-0.68	0.68
sentence before:clm <5>	-0.35	0.35
sentence before:clos	-0.72	0.72
sentence before:clos as	-0.79	0.79
sentence before:clos on	-1	1
sentence before:clos without	-0.93	0.93
sentence before:cms	1.17	-1.17
sentence before:cms <5>	0.48	-0.48
sentence before:cms <n>	0.84	-0.84
sentence before:cn	-0.89	0.89
sentence before:cn <n>	-0.89	0.89
sentence before:cnp	0.19	-0.19
sentence before:co	-0.98	0.98
sentence before:co <n>	-0.56	0.56
sentence before:co b	-1.37	1.37
sentence before:co contractual	0.9	-0.9
sentence before:co ins	-0.56	0.56
sentence before:co pay	0.25	-0.25
sentence before:co plan	-1.01	1.01
sentence before:coast	0.32	-0.32
sentence before:coastal	-0.67	0.67
sentence before:cob	0.36	-0.36
sentence before:cod	1.35	-1.35
sentence before:cod initiativ	0.58	-0.58
sentence before:code	-0.79	0.79
sentence before:code :	1.89	-1.89
sentence before:code <5>	0.22	-0.22
sentence before:code <n>	-1.96	1.96
sentence before:code amount	-0.62	0.62
sentence before:code and	0.21	-0.21
sentence before:code approv	-0.32	0.32
sentence before:code are	0.38	-0.38
sentence before:code bill	1.03	-1.03
sentence before:code charg	-0.65	0.65
sentence before:code co	-0.53	0.53
sentence before:code d	-0.86	0.86
sentence before:code description	-0.56	0.56
sentence before:code dx	-1.11	1.11
sentence before:code explan	0.87	-0.87
sentence before:code incidental	0.6	-0.6
sentence before:code is	-0.16	0.16
sentence before:code m	-1.06	1.06
sentence before:code mean	-1.1	1.1
sentence before:code mod	0.63	-0.63
sentence before:code ndc	0.38	-0.38
sentence before:code on	0.17	-0.17
sentence before:code paid	-0.52	0.52
sentence before:code pr	0.22	-0.22
sentence before:code provider	-0.48	0.48
sentence before:code qty	0.86	-0.86
sentence before:code servic	-0.71	0.71
sentence before:code text	-0.83	0.83
sentence before:code that	0.51	-0.51
sentence before:code unit	-0.68	0.68
sentence before:code was	0.17	-0.17
sentence before:code what	0.33	-0.33
sentence before:code x	0.96	-0.96
sentence before:coded	0.19	-0.19
sentence before:coder	0.3	-0.3
sentence before:coin <m>	0.3	-0.3
sentence before:coin grp	-0.26	0.26
sentence before:coin paid	-0.56	0.56
sentence before:coin prov	0.61	-0.61
sentence before:coin total	0.46	-0.46
sentence before:coinsuranc	1.15	-1.15
sentence before:cold	0.55	-0.55
sentence before:cold pack	0.5	-0.5
sentence before:cole	0.59	-0.59
sentence before:colleagu	-0.78	0.78
sentence before:colleagu :	-0.5	0.5
sentence before:collect	0.73	-0.73
sentence before:collect from	0.19	-0.19
sentence before:column	0.68	-0.68
sentence before:com	1.13	-1.13
sentence before:com or	0.19	-0.19
sentence before:combin	0.54	-0.54
sentence before:combin is	0.66	-0.66
sentence before:combin provid	0.62	-0.62
sentence before:come	0.94	-0.94
sentence before:come by	0.17	-0.17
sentence before:come from	0.48	-0.48
sentence before:come in	0.95	-0.95
sentence before:come to	1.17	-1.17
sentence before:come with	0.44	-0.44
sentence before:come within	0.17	-0.17
sentence before:committe	-0.58	0.58
sentence before:common	0.71	-0.71
sentence before:community care	-0.36	0.36
sentence before:company	1.25	-1.25
sentence before:company and	0.24	-0.24
sentence before:company employe	0.29	-0.29
sentence before:compar	0.71	-0.71
sentence before:compatibl	0.66	-0.66
sentence before:compatibl with	0.66	-0.66
sentence before:compendia	0.39	-0.39
sentence before:compens	0.58	-0.58
sentence before:compens carrier	0.35	-0.35
sentence before:compens fee	0.84	-0.84
sentence before:complet	0.79	-0.79
sentence before:complet correct	-0.55	0.55
sentence before:complet note	0.19	-0.19
sentence before:complet our	0.29	-0.29
sentence before:complet waiver	0.17	-0.17
sentence before:complex	0.84	-0.84
sentence before:complexity	0.24	-0.24
sentence before:component	0.6	-0.6
sentence before:component of	0.6	-0.6
sentence before:concern	0.76	-0.76
sentence before:conclud	0.17	-0.17
sentence before:conclud that	0.17	-0.17
sentence before:conclusion	0.38	-0.38
sentence before:concurrent	0.2	-0.2
sentence before:condition	-0.44	0.44
sentence before:condition and	-1.1	1.1
sentence before:condition in	0.71	-0.71
sentence before:condition is	0.65	-0.65
sentence before:condition or	-0.31	0.31
sentence before:condition that	0.27	-0.27
sentence before:conestoga	-0.19	0.19
sentence before:confidential	0.39	-0.39
sentence before:confirm	0.29	-0.29
sentence before:conflict	0.32	-0.32
sentence before:conflict of	0.32	-0.32
sentence before:consent	1.12	-1.12
sentence before:consent may	0.16	-0.16
sentence before:conservativ	0.61	-0.61
sentence before:consider	1.59	-1.59
sentence before:consider component	0.53	-0.53
sentence before:consider investigational	-0.47	0.47
sentence before:consider it	0.27	-0.27
sentence before:consider without	0.48	-0.48
sentence before:constanc	0.23	-0.23
sentence before:consult	-0.46	0.46
sentence before:consult plan	0.44	-0.44
sentence before:consultant	-0.52	0.52
sentence before:consumer	0.23	-0.23
sentence before:contact	1.49	-1.49
sentence before:contact center	0.19	-0.19
sentence before:contact the	1.02	-1.02
sentence before:contain	0.29	-0.29
sentence before:contest	0.44	-0.44
sentence before:contest thi	0.37	-0.37
sentence before:continu <n>	0.31	-0.31
sentence before:continu stay	0.51	-0.51
sentence before:contract	-0.31	0.31
sentence before:contract adjust	0.36	-0.36
sentence before:contract discount	0.18	-0.18
sentence before:contract fee	-1.4	1.4
sentence before:contract holder	0.18	-0.18
sentence before:contract leav	0.57	-0.57
sentence before:contract may	-0.49	0.49
sentence before:contract no	0.3	-0.3
sentence before:contract not	0.16	-0.16
sentence before:contract number	0.2	-0.2
sentence before:contract provider	-0.4	0.4
sentence before:contract rate	-0.59	0.59
sentence before:contract with	-0.69	0.69
sentence before:contractor	1.04	-1.04
sentence before:contractor of	0.19	-0.19
sentence before:contractual	0.46	-0.46
sentence before:contractual oblig	0.9	-0.9
sentence before:contrast	0.8	-0.8
sentence before:contrast <n>	0.38	-0.38
sentence before:control	0.18	-0.18
sentence before:control :	0.21	-0.21
sentence before:control fever	0.35	-0.35
sentence before:controll	0.73	-0.73
sentence before:controll trial	0.73	-0.73
sentence before:cooperativ	-0.76	0.76
sentence before:copay	0.54	-0.54
sentence before:copay <m>	-0.98	0.98
sentence before:copay <n>	0.22	-0.22
sentence before:copay and	0.19	-0.19
sentence before:copay deduct	0.27	-0.27
sentence before:copay for	-0.58	0.58
sentence before:copay is	0.23	-0.23
sentence before:copay not	0.47	-0.47
sentence before:copay of	0.25	-0.25
sentence before:copay paid	0.26	-0.26
sentence before:copay plan	0.97	-0.97
sentence before:copay we	-0.69	0.69
sentence before:copper	-0.46	0.46
sentence before:copper basin	0.22	-0.22
sentence before:copper ridge	-0.72	0.72
sentence before:copperfield	-0.29	0.29
sentence before:copperlin	0.32	-0.32
sentence before:copy	1.44	-1.44
sentence before:copy :	0.21	-0.21
sentence before:copy of	0.89	-0.89
sentence before:copy to	0.27	-0.27
sentence before:cordelia	0.57	-0.57
sentence before:corneliu	0.89	-0.89
sentence before:corpor	0.18	-0.18
sentence before:correct	1.12	-1.12
sentence before:correct claim	1.59	-1.59
sentence before:correct cod	0.6	-0.6
sentence before:correct inform	-0.55	0.55
sentence before:correct the	0.56	-0.56
sentence before:correspondenc	0.5	-0.5
sentence before:correspondenc unit	0.25	-0.25
sentence before:cosmetic	-0.57	0.57
sentence before:cost	-0.73	0.73
sentence before:cost share	-0.57	0.57
sentence before:cost thi	0.47	-0.47
sentence before:could	-0.32	0.32
sentence before:could be	0.5	-0.5
sentence before:could do	0.79	-0.79
sentence before:could harm	0.23	-0.23
sentence before:could have	0.57	-0.57
sentence before:could not	-1.58	1.58
sentence before:count	1.81	-1.81
sentence before:count as	0.82	-0.82
sentence before:country	0.16	-0.16
sentence before:county	-0.79	0.79
sentence before:cours	0.41	-0.41
sentence before:cours of	0.41	-0.41
sentence before:court	0.71	-0.71
sentence before:cov	-0.21	0.21
sentence before:cover	0.35	-0.35
sentence before:cover <m>	-1.43	1.43
sentence before:cover <n>	-0.5	0.5
sentence before:cover a	-0.65	0.65
sentence before:cover as	-0.32	0.32
sentence before:cover benefit	1.27	-1.27
sentence before:cover by	-0.33	0.33
sentence before:cover care	-0.51	0.51
sentence before:cover chiropractic	-0.67	0.67
sentence before:cover copay	-0.82	0.82
sentence before:cover for	0.39	-0.39
sentence before:cover her	-1.01	1.01
sentence before:cover ible	-0.62	0.62
sentence before:cover in	1.1	-1.1
sentence before:cover it	0.24	-0.24
sentence before:cover manipul	-0.71	0.71
sentence before:cover note	0.35	-0.35
sentence before:cover on	1.19	-1.19
sentence before:cover one	-0.93	0.93
sentence before:cover only	0.56	-0.56
sentence before:cover paid	-0.89	0.89
sentence before:cover person	1.23	-1.23
sentence before:cover plan	-0.66	0.66
sentence before:cover servic	-0.19	0.19
sentence before:cover since	0.62	-0.62
sentence before:cover the	0.77	-0.77
sentence before:cover therapy	0.32	-0.32
sentence before:cover these	0.7	-0.7
sentence before:cover thi	-0.75	0.75
sentence before:cover under	1.16	-1.16
sentence before:cover when	0.73	-0.73
sentence before:coverag	0.77	-0.77
sentence before:coverag determin	0.21	-0.21
sentence before:coverag ended	-0.81	0.81
sentence before:coverag for	-0.22	0.22
sentence before:coverag had	0.65	-0.65
sentence before:coverag has	-0.75	0.75
sentence before:coverag is	0.37	-0.37
sentence before:coverag of	-0.23	0.23
sentence before:coverag on	0.46	-0.46
sentence before:coverag or	0.26	-0.26
sentence before:coverag terminat	1.54	-1.54
sentence before:coverag that	0.8	-0.8
sentence before:coverag through	0.44	-0.44
sentence before:coverag under	-0.49	0.49
sentence before:coverag with	0.29	-0.29
sentence before:cpt	0.82	-0.82
sentence before:cpt <5>	-0.46	0.46
sentence before:cpt <n>	1.51	-1.51
sentence before:cpt charg	-0.91	0.91
sentence before:cpt hcpc	0.2	-0.2
sentence before:cpt mod	-0.47	0.47
sentence before:cpt unit	0.54	-0.54
sentence before:cr	-0.58	0.58
sentence before:cr <n>	-0.58	0.58
sentence before:cranmor	-0.23	0.23
sentence before:credential	0.22	-0.22
sentence before:credit	1.38	-1.38
sentence before:credit union	0.21	-0.21
sentence before:creek	-0.64	0.64
sentence before:creek famy	0.42	-0.42
sentence before:creek physical	-1.19	1.19
sentence before:crest	0.44	-0.44
sentence before:crewe	0.25	-0.25
sentence before:crispin	-0.64	0.64
sentence before:criteria	2.14	-2.14
sentence before:criteria :	0.57	-0.57
sentence before:cros blue	0.34	-0.34
sentence before:cros of	0.19	-0.19
sentence before:cross	0.52	-0.52
sentence before:cross famy	0.27	-0.27
sentence before:crossover	0.36	-0.36
sentence before:crossover claim	0.36	-0.36
sentence before:crown	0.64	-0.64
sentence before:csr	0.22	-0.22
sentence before:csr <n>	0.22	-0.22
sentence before:cst	0.28	-0.28
sentence before:ct	0.38	-0.38
sentence before:ctl	0.43	-0.43
sentence before:ctrl	0.23	-0.23
sentence before:cuff	0.67	-0.67
sentence before:current	0.88	-0.88
sentence before:current <m>	1.11	-1.11
sentence before:current <n>	0.32	-0.32
sentence before:curty	0.27	-0.27
sentence before:customer	-0.54	0.54
sentence before:customer care	0.22	-0.22
sentence before:customer id	0.21	-0.21
sentence before:customer servic	-0.59	0.59
sentence before:cut	0.49	-0.49
sentence before:cv	0.19	-0.19
sentence before:cyru	0.29	-0.29
sentence before:d	0.83	-0.83
sentence before:d <5>	0.29	-0.29
sentence before:d <m>	-0.83	0.83
sentence before:d <n>	-0.51	0.51
sentence before:d a	0.56	-0.56
sentence before:d becaus	-0.47	0.47
sentence before:d by	0.16	-0.16
sentence before:d c	0.86	-0.86
sentence before:d claim	-0.22	0.22
sentence before:d for	0.16	-0.16
sentence before:d injur	0.21	-0.21
sentence before:d m	0.19	-0.19
sentence before:d pay	0.19	-0.19
sentence before:daily	0.4	-0.4
sentence before:daily note	0.66	-0.66
sentence before:dakota	-1.17	1.17
sentence before:dashiell	0.25	-0.25
sentence before:date	0.41	-0.41
sentence before:date :	0.51	-0.51
sentence before:date <month>	1.02	-1.02
sentence before:date <n>	0.33	-0.33
sentence before:date above	0.98	-0.98
sentence before:date and	-0.47	0.47
sentence before:date are	-0.23	0.23
sentence before:date bill	0.82	-0.82
sentence before:date charg	0.66	-0.66
sentence before:date check	0.19	-0.19
sentence before:date code	-0.31	0.31
sentence before:date description	-0.23	0.23
sentence before:date final	0.27	-0.27
sentence before:date is	0.16	-0.16
sentence before:date of	0.69	-0.69
sentence before:date on	-1.21	1.21
sentence before:date paid	0.53	-0.53
sentence before:date pay	-0.41	0.41
sentence before:date pl	0.42	-0.42
sentence before:date pos	-0.2	0.2
sentence before:date proc	-0.28	0.28
sentence before:date procedur	-0.38	0.38
sentence before:date process	0.26	-0.26
sentence before:date receiv	0.16	-0.16
sentence before:date s	0.98	-0.98
sentence before:date shown	0.26	-0.26
sentence before:date what	-0.53	0.53
sentence before:date with	0.35	-0.35
sentence before:date you	-0.76	0.76
sentence before:dated	0.46	-0.46
sentence before:dated :	0.18	-0.18
sentence before:dated <d>	0.86	-0.86
sentence before:dated <month>	0.8	-0.8
sentence before:dated <n>	-0.56	0.56
sentence before:daughter	0.91	-0.91
sentence before:day	0.23	-0.23
sentence before:day <5>	0.35	-0.35
sentence before:day <m>	0.4	-0.4
sentence before:day <n>	0.75	-0.75
sentence before:day a	0.38	-0.38
sentence before:day accord	0.42	-0.42
sentence before:day after	-0.24	0.24
sentence before:day are	0.42	-0.42
sentence before:day as	-0.57	0.57
sentence before:day by	0.22	-0.22
sentence before:day diagnosy	0.21	-0.21
sentence before:day fil	0.27	-0.27
sentence before:day for	-0.42	0.42
sentence before:day is	-1.02	1.02
sentence before:day of	0.19	-0.19
sentence before:day on	0.24	-0.24
sentence before:day or	0.19	-0.19
sentence before:day over	0.38	-0.38
sentence before:day so	0.24	-0.24
sentence before:day that	-0.67	0.67
sentence before:day the	-0.36	0.36
sentence before:day to	-0.25	0.25
sentence before:day was	-1.5	1.5
sentence before:day we	0.2	-0.2
sentence before:day were	-1.09	1.09
sentence before:day with	0.25	-0.25
sentence before:day you	0.3	-0.3
sentence before:dbn	0.17	-0.17
sentence before:dc	0.76	-0.76
sentence before:dc <n>	0.29	-0.29
sentence before:dc diagnosy	0.24	-0.24
sentence before:dc found	-0.98	0.98
sentence before:dc on	0.65	-0.65
sentence before:dcn	0.28	-0.28
sentence before:de	0.96	-0.96
sentence before:de <n>	0.2	-0.2
sentence before:deactivat	0.38	-0.38
sentence before:deactivat withdrawn	0.38	-0.38
sentence before:deadlin	0.52	-0.52
sentence before:dean	0.28	-0.28
sentence before:dean health	0.23	-0.23
sentence before:dear	0.63	-0.63
sentence before:dear bill	0.32	-0.32
sentence before:dear bluestem	-0.98	0.98
sentence before:dear colleagu	-0.33	0.33
sentence before:dear doctor	0.42	-0.42
sentence before:dear dr	1.24	-1.24
sentence before:dear harrow	-0.8	0.8
sentence before:dear medicar	-1.09	1.09
sentence before:dear mr	0.73	-0.73
sentence before:dear ms	1.14	-1.14
sentence before:dear parent	0.57	-0.57
sentence before:dear provider	0.24	-0.24
sentence before:dear sir	0.32	-0.32
sentence before:decid	0.76	-0.76
sentence before:decid :	0.64	-0.64
sentence before:decid ?	0.3	-0.3
sentence before:decid about	0.23	-0.23
sentence before:decid in	0.31	-0.31
sentence before:decid it	0.74	-0.74
sentence before:decid not	-0.3	0.3
sentence before:decid on	0.44	-0.44
sentence before:decid that	-0.25	0.25
sentence before:decid thi	-0.23	0.23
sentence before:decid to	0.53	-0.53
sentence before:decid we	0.59	-0.59
sentence before:decid whether	-0.72	0.72
sentence before:decision	1.15	-1.15
sentence before:decision :	0.34	-0.34
sentence before:decision and	-1.19	1.19
sentence before:decision bind	0.75	-0.75
sentence before:decision date	0.32	-0.32
sentence before:decision decision	0.35	-0.35
sentence before:decision doe	0.44	-0.44
sentence before:decision for	0.25	-0.25
sentence before:decision has	0.9	-0.9
sentence before:decision in	0.19	-0.19
sentence before:decision is	0.34	-0.34
sentence before:decision medicar	0.66	-0.66
sentence before:decision not	0.73	-0.73
sentence before:decision now	0.26	-0.26
sentence before:decision of	0.18	-0.18
sentence before:decision or	0.19	-0.19
sentence before:decision point	-0.24	0.24
sentence before:decision stay	-1.1	1.1
sentence before:decision the	0.91	-0.91
sentence before:decision to	-0.22	0.22
sentence before:decision was	0.54	-0.54
sentence before:decision we	-0.27	0.27
sentence before:decision will	0.2	-0.2
sentence before:decision within	-1.25	1.25
sentence before:decompression	0.85	-0.85
sentence before:ded	-1.02	1.02
sentence before:ded <m>	0.21	-0.21
sentence before:ded coin	-1.29	1.29
sentence before:deduct	-0.54	0.54
sentence before:deduct co	-0.85	0.85
sentence before:deduct coin	0.57	-0.57
sentence before:deduct copay	-0.27	0.27
sentence before:deductibl	0.48	-0.48
sentence before:deductibl :	0.34	-0.34
sentence before:deductibl and	0.26	-0.26
sentence before:deductibl co	-0.28	0.28
sentence before:deductibl copay	1.06	-1.06
sentence before:deductibl for	0.79	-0.79
sentence before:deductibl paid	0.24	-0.24
sentence before:deductibl pr	-0.81	0.81
sentence before:deductibl we	0.49	-0.49
sentence before:deem	1.29	-1.29
sentence before:deem a	0.73	-0.73
sentence before:deem satisfy	0.34	-0.34
sentence before:deer	0.54	-0.54
sentence before:defens	0.32	-0.32
sentence before:defens health	0.23	-0.23
sentence before:deficit	0.65	-0.65
sentence before:defin	0.41	-0.41
sentence before:defin it	0.2	-0.2
sentence before:definition	1.33	-1.33
sentence before:definition of	1.24	-1.24
sentence before:degr	0.2	-0.2
sentence before:degr and	-0.7	0.7
sentence before:degr of	0.27	-0.27
sentence before:delay	-0.21	0.21
sentence before:delphin	0.23	-0.23
sentence before:delta	0.34	-0.34
sentence before:denial	0.19	-0.19
sentence before:denial :	-0.74	0.74
sentence before:denial code	0.31	-0.31
sentence before:denial fully	0.4	-0.4
sentence before:denial is	1.09	-1.09
sentence before:denial notic	0.27	-0.27
sentence before:denial of	-0.22	0.22
sentence before:denial stand	-0.59	0.59
sentence before:denial upheld	0.51	-0.51
sentence before:denial you	0.19	-0.19
sentence before:dental	-0.2	0.2
sentence before:dentist	0.23	-0.23
sentence before:deny	-1.11	1.11
sentence before:deny :	-2.22	2.22
sentence before:deny <5>	0.21	-0.21
sentence before:deny <d>	0.57	-0.57
sentence before:deny <m>	-0.34	0.34
sentence before:deny ?	-0.42	0.42
sentence before:deny and	0.83	-0.83
sentence before:deny as	1.34	-1.34
sentence before:deny becaus	0.82	-0.82
sentence before:deny carc	-1.45	1.45
sentence before:deny claim	-0.39	0.39
sentence before:deny code	-1.05	1.05
sentence before:deny finaliz	0.44	-0.44
sentence before:deny for	1.61	-1.61
sentence before:deny in	-0.17	0.17
sentence before:deny it	0.54	-0.54
sentence before:deny on	0.49	-0.49
sentence before:deny paid	1.15	-1.15
sentence before:deny patient	-1.34	1.34
sentence before:deny the	0.68	-0.68
sentence before:deny thi	-1.31	1.31
sentence before:deny total	0.26	-0.26
sentence before:deny until	0.16	-0.16
sentence before:deny upheld	0.27	-0.27
sentence before:deny we	0.27	-0.27
sentence before:deny with	0.67	-0.67
sentence before:deny your	0.19	-0.19
sentence before:depart	0.76	-0.76
sentence before:depart of	0.38	-0.38
sentence before:depend	0.34	-0.34
sentence before:depend on	0.34	-0.34
sentence before:dermatology	0.32	-0.32
sentence before:describ	1.28	-1.28
sentence before:describ an	0.57	-0.57
sentence before:describ care	-0.95	0.95
sentence before:describ the	-0.17	0.17
sentence before:description	-1.15	1.15
sentence before:description <n>	-0.48	0.48
sentence before:description bill	-0.85	0.85
sentence before:description co	1.09	-1.09
sentence before:description page	0.54	-0.54
sentence before:desert	0.34	-0.34
sentence before:desk	0.6	-0.6
sentence before:desmond	0.47	-0.47
sentence before:desmond achterberg	0.27	-0.27
sentence before:detach	0.23	-0.23
sentence before:detail	1.16	-1.16
sentence before:detail print	0.18	-0.18
sentence before:detail provider	0.16	-0.16
sentence before:determin	0.49	-0.49
sentence before:determin :	1.11	-1.11
sentence before:determin is	0.6	-0.6
sentence before:determin l	-1.1	1.1
sentence before:determin lcd	0.35	-0.35
sentence before:determin of	0.4	-0.4
sentence before:determin on	0.22	-0.22
sentence before:determin whether	0.23	-0.23
sentence before:devic	-1.49	1.49
sentence before:devic is	-0.23	0.23
sentence before:devot	0.36	-0.36
sentence before:devot health	0.33	-0.33
sentence before:dia	0.21	-0.21
sentence before:diabet	-0.56	0.56
sentence before:diag	0.34	-0.34
sentence before:diagnos	0.8	-0.8
sentence before:diagnos m	0.28	-0.28
sentence before:diagnostic	-0.63	0.63
sentence before:diagnosy	0.49	-0.49
sentence before:diagnosy :	0.39	-0.39
sentence before:diagnosy a	0.25	-0.25
sentence before:diagnosy bill	0.54	-0.54
sentence before:diagnosy code	-0.33	0.33
sentence before:diagnosy f	0.23	-0.23
sentence before:diagnosy given	0.66	-0.66
sentence before:diagnosy i	-0.31	0.31
sentence before:diagnosy is	1.04	-1.04
sentence before:diagnosy m	1.16	-1.16
sentence before:diagnosy on	-0.59	0.59
sentence before:diagnosy s	0.26	-0.26
sentence before:diaz	0.29	-0.29
sentence before:did	0.6	-0.6
sentence before:did medicar	0.61	-0.61
sentence before:did not	0.75	-0.75
sentence before:did the	-0.59	0.59
sentence before:did with	0.23	-0.23
sentence before:did you	0.87	-0.87
sentence before:didnt	0.18	-0.18
sentence before:die	0.2	-0.2
sentence before:differenc	-0.29	0.29
sentence before:differenc between	0.99	-0.99
sentence before:different	-0.33	0.33
sentence before:direct	1.17	-1.17
sentence before:direct treat	0.87	-0.87
sentence before:director	0.42	-0.42
sentence before:director dr	-0.17	0.17
sentence before:director of	0.44	-0.44
sentence before:disability	0.71	-0.71
sentence before:disagre	0.39	-0.39
sentence before:disagre ?	0.2	-0.2
sentence before:disagre and	0.39	-0.39
sentence before:disagre you	0.17	-0.17
sentence before:disallow	-0.78	0.78
sentence before:disallow code	-0.18	0.18
sentence before:disc	-0.17	0.17
sentence before:discount	0.35	-0.35
sentence before:discount <m>	0.67	-0.67
sentence before:discount allow	0.91	-0.91
sentence before:discount amount	0.36	-0.36
sentence before:discount not	-0.74	0.74
sentence before:discount paid	0.19	-0.19
sentence before:discount plan	-0.47	0.47
sentence before:discus	0.47	-0.47
sentence before:diseas	-0.21	0.21
sentence before:dismis	-0.51	0.51
sentence before:dismiss	-0.68	0.68
sentence before:dismiss it	0.4	-0.4
sentence before:dismiss the	-0.25	0.25
sentence before:dismiss your	-1.15	1.15
sentence before:dismissal	0.51	-0.51
sentence before:dismissal was	0.16	-0.16
sentence before:disput	1.55	-1.55
sentence before:disput :	0.92	-0.92
sentence before:disput <m>	0.51	-0.51
sentence before:disput claim	0.25	-0.25
sentence before:disput is	0.67	-0.67
sentence before:disput must	0.16	-0.16
sentence before:disput of	0.31	-0.31
sentence before:disput receiv	0.17	-0.17
sentence before:disput resolution	0.27	-0.27
sentence before:disput thi	0.3	-0.3
sentence before:disput to	0.31	-0.31
sentence before:disput you	0.19	-0.19
sentence before:district	0.24	-0.24
sentence before:division	0.67	-0.67
sentence before:division of	0.27	-0.27
sentence before:dme	-0.21	0.21
sentence before:do	0.89	-0.89
sentence before:do :	0.36	-0.36
sentence before:do <n>	0.88	-0.88
sentence before:do next	0.19	-0.19
sentence before:do not	0.67	-0.67
sentence before:do noth	0.46	-0.46
sentence before:do so	0.22	-0.22
sentence before:dob :	0.49	-0.49
sentence before:dob <d>	0.33	-0.33
sentence before:dob <n>	0.36	-0.36
sentence before:doctor	-0.44	0.44
sentence before:doctor :	0.73	-0.73
sentence before:doctor and	-0.49	0.49
sentence before:doctor asked	0.79	-0.79
sentence before:doctor can	0.21	-0.21
sentence before:doctor dr	0.47	-0.47
sentence before:doctor for	-0.88	0.88
sentence before:doctor may	0.45	-0.45
sentence before:doctor note	-0.84	0.84
sentence before:doctor of	0.2	-0.2
sentence before:doctor on	-1.03	1.03
sentence before:doctor or	0.18	-0.18
sentence before:doctor told	-0.54	0.54
sentence before:doctor who	-0.25	0.25
sentence before:doctor within	0.3	-0.3
sentence before:docu	0.35	-0.35
sentence before:docu articl	-0.74	0.74
sentence before:docu for	-0.24	0.24
sentence before:docu guidelin	0.39	-0.39
sentence before:docu page	0.34	-0.34
sentence before:document	0.35	-0.35
sentence before:document doe	0.87	-0.87
sentence before:document is	-0.42	0.42
sentence before:document request	0.46	-0.46
sentence before:dod	0.77	-0.77
sentence before:dod benefit	0.77	-0.77
sentence before:doe	1.03	-1.03
sentence before:doe not	0.96	-0.96
sentence before:doing	0.63	-0.63
sentence before:dollar	-0.98	0.98
sentence before:done	0.44	-0.44
sentence before:done at	0.93	-0.93
sentence before:done by	1.04	-1.04
sentence before:done charg	0.2	-0.2
sentence before:done in	-0.21	0.21
sentence before:done on	0.32	-0.32
sentence before:done so	0.21	-0.21
sentence before:done to	0.34	-0.34
sentence before:done within	0.3	-0.3
sentence before:dont agree	0.17	-0.17
sentence before:dorothea	0.4	-0.4
sentence before:dos :	0.19	-0.19
sentence before:dos <d>	-0.52	0.52
sentence before:dos bill	0.3	-0.3
sentence before:dos cpt	1.1	-1.1
sentence before:dos proc	-0.23	0.23
sentence before:dose	-0.25	0.25
sentence before:down	1.6	-1.6
sentence before:down the	0.27	-0.27
sentence before:dpm	0.34	-0.34
sentence before:dpt	1.02	-1.02
sentence before:dpt <d>	0.42	-0.42
sentence before:dpt <n>	0.17	-0.17
sentence before:dpt date	-0.4	0.4
sentence before:dr	0.87	-0.87
sentence before:dr ignatiu	-0.65	0.65
sentence before:dr leopold	0.47	-0.47
sentence before:dr sunniva	0.16	-0.16
sentence before:draft	0.39	-0.39
sentence before:draft <n>	0.37	-0.37
sentence before:draw	0.55	-0.55
sentence before:dress	-0.58	0.58
sentence before:drill	-0.7	0.7
sentence before:driver	0.21	-0.21
sentence before:drop	0.29	-0.29
sentence before:drug	1.93	-1.93
sentence before:drug administr	0.32	-0.32
sentence before:drug code	0.38	-0.38
sentence before:drug is	-0.67	0.67
sentence before:drug list	0.47	-0.47
sentence before:drug only	0.19	-0.19
sentence before:drug that	0.2	-0.2
sentence before:drug when	0.75	-0.75
sentence before:drummond	-0.17	0.17
sentence before:dry	0.55	-0.55
sentence before:dry needl	0.55	-0.55
sentence before:dt	-0.81	0.81
sentence before:dt proc	-0.56	0.56
sentence before:due	1.15	-1.15
sentence before:due :	0.17	-0.17
sentence before:due <d>	0.17	-0.17
sentence before:due <m>	0.45	-0.45
sentence before:due on	1.05	-1.05
sentence before:dunleavy	0.19	-0.19
sentence before:dunmor	0.45	-0.45
sentence before:dunn	-0.33	0.33
sentence before:duplicat	-0.32	0.32
sentence before:duplicat claim	0.41	-0.41
sentence before:dur	0.42	-0.42
sentence before:dur the	0.25	-0.25
sentence before:duty	0.57	-0.57
sentence before:duty famy	0.16	-0.16
sentence before:dv	0.37	-0.37
sentence before:dwc	0.38	-0.38
sentence before:dwc sbr	0.21	-0.21
sentence before:dx	-0.76	0.76
sentence before:dx :	0.19	-0.19
sentence before:dx <n>	0.25	-0.25
sentence before:dx bill	-0.79	0.79
sentence before:dx charg	-1.45	1.45
sentence before:dx f	0.74	-0.74
sentence before:dx m	0.51	-0.51
sentence before:dx qty	-0.56	0.56
sentence before:dx z	-0.22	0.22
sentence before:e	0.71	-0.71
sentence before:e <5>	-0.31	0.31
sentence before:e <m>	-0.25	0.25
sentence before:e townzip	0.39	-0.39
sentence before:ea	0.22	-0.22
sentence before:ea <n>	0.2	-0.2
sentence before:each	-1.22	1.22
sentence before:each calendar	0.86	-0.86
sentence before:each date	0.47	-0.47
sentence before:each day	-0.53	0.53
sentence before:each of	1.19	-1.19
sentence before:each page	0.17	-0.17
sentence before:each person	-1.02	1.02
sentence before:each step	-0.37	0.37
sentence before:each time	-0.92	0.92
sentence before:each timed	0.49	-0.49
sentence before:each visit	-0.7	0.7
sentence before:each week	-0.45	0.45
sentence before:ear	0.17	-0.17
sentence before:earlier	0.32	-0.32
sentence before:earlier bill	0.34	-0.34
sentence before:earlier claim	0.29	-0.29
sentence before:earlier decision	-1.14	1.14
sentence before:earlier under	0.18	-0.18
sentence before:earlier visit	0.38	-0.38
sentence before:earn	0.29	-0.29
sentence before:east	0.34	-0.34
sentence before:east appeal	0.17	-0.17
sentence before:eastern	0.19	-0.19
sentence before:eastlak	-0.29	0.29
sentence before:eat	-0.24	0.24
sentence before:eb	0.45	-0.45
sentence before:eb <n>	0.45	-0.45
sentence before:ec	-0.65	0.65
sentence before:edit	1.69	-1.69
sentence before:educ	0.37	-0.37
sentence before:educ <5>	0.36	-0.36
sentence before:educat	0.26	-0.26
sentence before:educat round	0.16	-0.16
sentence before:ee	-0.89	0.89
sentence before:ee <n>	-0.89	0.89
sentence before:ef	0.34	-0.34
sentence before:ef <n>	0.33	-0.33
sentence before:effect	0.57	-0.57
sentence before:effect on	-0.24	0.24
sentence before:effect thi	0.41	-0.41
sentence before:effectiv	-0.33	0.33
sentence before:effectiv <month>	0.37	-0.37
sentence before:effectiv <n>	-0.67	0.67
sentence before:effectiv date	0.21	-0.21
sentence before:effectivenes	0.5	-0.5
sentence before:eft	0.84	-0.84
sentence before:eft :	0.41	-0.41
sentence before:eft <n>	0.51	-0.51
sentence before:eft number	0.19	-0.19
sentence before:eft trace	-0.3	0.3
sentence before:eg	0.26	-0.26
sentence before:eg <n>	0.25	-0.25
sentence before:eh	-0.57	0.57
sentence before:eh <n>	-0.59	0.59
sentence before:eight	0.3	-0.3
sentence before:eight visit	-0.71	0.71
sentence before:eight week	1.5	-1.5
sentence before:eighty	0.26	-0.26
sentence before:ein	0.47	-0.47
sentence before:ek	0.17	-0.17
sentence before:ek <n>	0.17	-0.17
sentence before:el	1.02	-1.02
sentence before:elect	-0.71	0.71
sentence before:electrical stimul	-0.29	0.29
sentence before:electrocardiogram	0.43	-0.43
sentence before:electronic	0.26	-0.26
sentence before:eleven	0.75	-0.75
sentence before:eligibility	0.94	-0.94
sentence before:eligibl	2.11	-2.11
sentence before:eligibl for	0.65	-0.65
sentence before:ellery	-0.22	0.22
sentence before:elowen	-0.16	0.16
sentence before:else	-1.06	1.06
sentence before:emergency	0.83	-0.83
sentence before:emmerich	-0.87	0.87
sentence before:employ	0.75	-0.75
sentence before:employ health	0.2	-0.2
sentence before:employe	-0.59	0.59
sentence before:employe :	0.4	-0.4
sentence before:employe benefit	0.53	-0.53
sentence before:employe health	0.45	-0.45
sentence before:employe is	-0.21	0.21
sentence before:employe or	0.53	-0.53
sentence before:employe pay	-1.1	1.1
sentence before:employe program	0.26	-0.26
sentence before:employe retir	0.27	-0.27
sentence before:employer	-0.32	0.32
sentence before:employer :	0.79	-0.79
sentence before:employer group	-0.48	0.48
sentence before:employer plan	-0.5	0.5
sentence before:employer told	-0.36	0.36
sentence before:empty	-0.98	0.98
sentence before:en	0.21	-0.21
sentence before:enclos	0.45	-0.45
sentence before:enclos a	0.59	-0.59
sentence before:end	0.47	-0.47
sentence before:end <n>	0.48	-0.48
sentence before:end date	0.26	-0.26
sentence before:end of	0.16	-0.16
sentence before:end on	1.06	-1.06
sentence before:end the	0.2	-0.2
sentence before:ended <n>	0.72	-0.72
sentence before:ended and	0.78	-0.78
sentence before:ended as	-0.92	0.92
sentence before:ended at	0.57	-0.57
sentence before:ended befor	0.64	-0.64
sentence before:ended on	-1.05	1.05
sentence before:enough	0.18	-0.18
sentence before:enough to	0.34	-0.34
sentence before:enroll	0.46	-0.46
sentence before:enroll code	1.19	-1.19
sentence before:enroll in	0.53	-0.53
sentence before:enroll name	0.24	-0.24
sentence before:enroll with	0.3	-0.3
sentence before:enrolle :	0.32	-0.32
sentence before:enrolle id	0.36	-0.36
sentence before:enrolle whatever	-0.48	0.48
sentence before:enter	0.35	-0.35
sentence before:entir	0.42	-0.42
sentence before:entir claim	0.42	-0.42
sentence before:envelop	0.33	-0.33
sentence before:eob	-1.24	1.24
sentence before:eob <d>	-0.66	0.66
sentence before:eob and	0.17	-0.17
sentence before:eob code	0.53	-0.53
sentence before:eob messag	-1	1
sentence before:eob of	0.16	-0.16
sentence before:eor	1.37	-1.37
sentence before:eor <n>	0.29	-0.29
sentence before:epidural	0.93	-0.93
sentence before:epidural injection	0.84	-0.84
sentence before:episod	0.39	-0.39
sentence before:episod of	0.32	-0.32
sentence before:epo	0.63	-0.63
sentence before:equip	0.45	-0.45
sentence before:erie	0.18	-0.18
sentence before:erie insuranc	0.17	-0.17
sentence before:erisa	0.94	-0.94
sentence before:error s	0.35	-0.35
sentence before:error which	-0.71	0.71
sentence before:essential	0.42	-0.42
sentence before:est	1.19	-1.19
sentence before:esta	0.19	-0.19
sentence before:establish	-0.26	0.26
sentence before:establish <5>	0.21	-0.21
sentence before:eval	0.56	-0.56
sentence before:evalu	-0.23	0.23
sentence before:evalu <m>	0.55	-0.55
sentence before:evalu and	-0.32	0.32
sentence before:evalu of	-1.57	1.57
sentence before:evaluat	0.24	-0.24
sentence before:evander	0.46	-0.46
sentence before:evangelin	0.32	-0.32
sentence before:even	0.32	-0.32
sentence before:everard	0.27	-0.27
sentence before:everett	0.18	-0.18
sentence before:evergreen	-0.59	0.59
sentence before:every <n>	0.66	-0.66
sentence before:everyth	-0.57	0.57
sentence before:everyth you	-0.87	0.87
sentence before:evicor	-0.43	0.43
sentence before:evicor spine	-0.68	0.68
sentence before:evidenc doe	-0.35	0.35
sentence before:evidenc of	0.42	-0.42
sentence before:ewan	0.24	-0.24
sentence before:ewan strickler	0.24	-0.24
sentence before:ex	-1.2	1.2
sentence before:ex code	-1.2	1.2
sentence before:exact	0.78	-0.78
sentence before:exact duplicat	0.78	-0.78
sentence before:exam	0.18	-0.18
sentence before:exam :	0.57	-0.57
sentence before:exam <m>	0.95	-0.95
sentence before:exam and	0.21	-0.21
sentence before:exam of	-0.69	0.69
sentence before:examin	-0.23	0.23
sentence before:examin and	0.18	-0.18
sentence before:examin by	0.24	-0.24
sentence before:examin on	-1.3	1.3
sentence before:exampl	0.27	-0.27
sentence before:exceed	0.51	-0.51
sentence before:exceed fee	0.44	-0.44
sentence before:exceed the	-0.3	0.3
sentence before:except	0.6	-0.6
sentence before:except as	0.18	-0.18
sentence before:except for	0.19	-0.19
sentence before:except to	0.19	-0.19
sentence before:exception	0.76	-0.76
sentence before:exception cannot	0.63	-0.63
sentence before:exception to	0.61	-0.61
sentence before:excessiv	0.17	-0.17
sentence before:exchang	0.2	-0.2
sentence before:exclud	1.76	-1.76
sentence before:exclud by	1.51	-1.51
sentence before:exclud from	0.83	-0.83
sentence before:exclud servic	-0.19	0.19
sentence before:exclud under	0.4	-0.4
sentence before:exclusion	0.29	-0.29
sentence before:exercis	-0.31	0.31
sentence before:exercis <5>	0.23	-0.23
sentence before:exercis <m>	1.18	-1.18
sentence before:exercis <n>	-0.25	0.25
sentence before:exercis and	-0.61	0.61
sentence before:exercis at	-0.68	0.68
sentence before:exercis could	0.47	-0.47
sentence before:exercis or	-0.98	0.98
sentence before:exercis program	1.33	-1.33
sentence before:exercis that	-0.37	0.37
sentence before:exercis therapy	0.94	-0.94
sentence before:exercis with	-0.81	0.81
sentence before:exercis x	0.33	-0.33
sentence before:exercis you	-1.3	1.3
sentence before:exist	0.23	-0.23
sentence before:exist under	0.23	-0.23
sentence before:exp	-0.74	0.74
sentence before:expect	-0.33	0.33
sentence before:expedit	0.42	-0.42
sentence before:expens incurr	1.26	-1.26
sentence before:experimental	0.36	-0.36
sentence before:experimental and	0.23	-0.23
sentence before:experimental investigational	0.31	-0.31
sentence before:experimental or	-0.26	0.26
sentence before:expir	1.62	-1.62
sentence before:expl	-1.48	1.48
sentence before:expl <n>	-0.72	0.72
sentence before:explain	0.66	-0.66
sentence before:explain below	-0.44	0.44
sentence before:explain why	0.67	-0.67
sentence before:explain your	0.24	-0.24
sentence before:explan	0.27	-0.27
sentence before:explan <n>	0.61	-0.61
sentence before:explan code	-1.05	1.05
sentence before:explan of	0.86	-0.86
sentence before:explicit	0.4	-0.4
sentence before:explicit attach	-0.6	0.6
sentence before:exr	0.22	-0.22
sentence before:exr <n>	0.22	-0.22
sentence before:ext	0.36	-0.36
sentence before:ext <n>	0.34	-0.34
sentence before:extend	0.59	-0.59
sentence before:extend the	0.52	-0.52
sentence before:extension	1.02	-1.02
sentence before:extension <n>	0.24	-0.24
sentence before:extension was	0.89	-0.89
sentence before:extent	0.48	-0.48
sentence before:external	0.81	-0.81
sentence before:external review	0.78	-0.78
sentence before:extra	-0.27	0.27
sentence before:extra sheet	-0.6	0.6
sentence before:extremity	0.34	-0.34
sentence before:extremity pain	0.24	-0.24
sentence before:ezra	-0.26	0.26
sentence before:f <n>	0.47	-0.47
sentence before:f a	0.45	-0.45
sentence before:face	-0.79	0.79
sentence before:face to	-0.84	0.84
sentence before:facility	0.32	-0.32
sentence before:facility :	-0.16	0.16
sentence before:facsimil	0.33	-0.33
sentence before:fact	2.21	-2.21
sentence before:fact the	0.28	-0.28
sentence before:factual	0.23	-0.23
sentence before:fail	0.98	-0.98
sentence before:fair	0.34	-0.34
sentence before:fair hear	0.26	-0.26
sentence before:fairweather	0.28	-0.28
sentence before:fall	0.81	-0.81
sentence before:famy	0.5	-0.5
sentence before:famy chiropractic	0.29	-0.29
sentence before:famy clinic	-1.13	1.13
sentence before:famy deductibl	-0.42	0.42
sentence before:famy health	0.21	-0.21
sentence before:famy medicin	1.52	-1.52
sentence before:famy member	0.55	-0.55
sentence before:famy physician	-0.22	0.22
sentence before:famy spine	0.2	-0.2
sentence before:far	0.16	-0.16
sentence before:far as	0.23	-0.23
sentence before:farnsworth	0.26	-0.26
sentence before:farquhar	0.21	-0.21
sentence before:fast	0.49	-0.49
sentence before:fast appeal	0.42	-0.42
sentence before:fatigu	0.53	-0.53
sentence before:fault	0.31	-0.31
sentence before:fault insuranc	0.19	-0.19
sentence before:favor	0.97	-0.97
sentence before:favorabl	0.53	-0.53
sentence before:fax	1.66	-1.66
sentence before:fax :	0.7	-0.7
sentence before:fax <n>	1.66	-1.66
sentence before:fax and	0.23	-0.23
sentence before:fax for	0.33	-0.33
sentence before:fax is	0.31	-0.31
sentence before:fax it	0.94	-0.94
sentence before:fax may	0.25	-0.25
sentence before:fax on	0.55	-0.55
sentence before:fax report	0.31	-0.31
sentence before:fax the	0.32	-0.32
sentence before:fax them	0.17	-0.17
sentence before:fax to	0.58	-0.58
sentence before:faxed	0.26	-0.26
sentence before:faxed to	0.17	-0.17
sentence before:fb	0.39	-0.39
sentence before:fda	1.42	-1.42
sentence before:feca	0.19	-0.19
sentence before:feca other	0.19	-0.19
sentence before:fecha	0.18	-0.18
sentence before:federal	-0.25	0.25
sentence before:federal employ	0.16	-0.16
sentence before:federal employe	0.32	-0.32
sentence before:federal law	0.37	-0.37
sentence before:federal pay	-0.84	0.84
sentence before:federal servic	0.17	-0.17
sentence before:federal tax	0.26	-0.26
sentence before:fee arrang	-0.88	0.88
sentence before:fee disput	0.47	-0.47
sentence before:fee for	0.89	-0.89
sentence before:fee is	-0.32	0.32
sentence before:fee of	0.42	-0.42
sentence before:fee sched	0.65	-0.65
sentence before:feet	-0.39	0.39
sentence before:feet with	-0.48	0.48
sentence before:feet without	0.17	-0.17
sentence before:fehb	0.28	-0.28
sentence before:fehb <n>	0.17	-0.17
sentence before:felix	0.22	-0.22
sentence before:fell	-0.7	0.7
sentence before:fell from	-0.42	0.42
sentence before:fenwick	0.16	-0.16
sentence before:fep	0.67	-0.67
sentence before:fergu	0.86	-0.86
sentence before:fern	-1.14	1.14
sentence before:ferncliff	0.17	-0.17
sentence before:ferreira	-1.12	1.12
sentence before:fever	-0.45	0.45
sentence before:fever cancer	-0.22	0.22
sentence before:ffm	0.31	-0.31
sentence before:field	1.11	-1.11
sentence before:fil	2.12	-2.12
sentence before:fil has	1.62	-1.62
sentence before:fil limit	0.44	-0.44
sentence before:file	0.38	-0.38
sentence before:file :	0.76	-0.76
sentence before:file <n>	0.2	-0.2
sentence before:file a	0.42	-0.42
sentence before:file an	0.28	-0.28
sentence before:file for	1.55	-1.55
sentence before:file number	0.36	-0.36
sentence before:file show	-1.65	1.65
sentence before:file the	0.21	-0.21
sentence before:file with	0.2	-0.2
sentence before:file within	0.18	-0.18
sentence before:file your	0.25	-0.25
sentence before:filed with	0.46	-0.46
sentence before:filed within	-0.58	0.58
sentence before:fill	0.96	-0.96
sentence before:film	-0.53	0.53
sentence before:final	1.48	-1.48
sentence before:final advers	0.87	-0.87
sentence before:final verific	0.27	-0.27
sentence before:finaliz	1	-1
sentence before:finaliz date	0.25	-0.25
sentence before:finaliz deny	0.34	-0.34
sentence before:finaliz paid	0.3	-0.3
sentence before:financial	-0.58	0.58
sentence before:financial servic	0.36	-0.36
sentence before:finch	-0.78	0.78
sentence before:find	0.67	-0.67
sentence before:find :	-0.59	0.59
sentence before:find and	-0.31	0.31
sentence before:find in	0.81	-0.81
sentence before:find no	0.5	-0.5
sentence before:find that	0.68	-0.68
sentence before:fine	0.55	-0.55
sentence before:finish	1.76	-1.76
sentence before:finish it	0.31	-0.31
sentence before:finish our	1.11	-1.11
sentence before:finish the	0.16	-0.16
sentence before:fiona	0.34	-0.34
sentence before:first <n>	-0.34	0.34
sentence before:first and	0.87	-0.87
sentence before:first appeal	0.19	-0.19
sentence before:first claim	0.96	-0.96
sentence before:first decision	1.23	-1.23
sentence before:first denial	0.27	-0.27
sentence before:first deny	0.66	-0.66
sentence before:first month	0.4	-0.4
sentence before:first notic	0.2	-0.2
sentence before:first of	0.23	-0.23
sentence before:first party	-0.55	0.55
sentence before:first payer	-1.19	1.19
sentence before:first request	0.48	-0.48
sentence before:first six	-1.26	1.26
sentence before:first time	0.3	-0.3
sentence before:first two	-0.47	0.47
sentence before:fiscal year	-0.28	0.28
sentence before:fit	1.07	-1.07
sentence before:fitzwarren	0.26	-0.26
sentence before:five	-0.57	0.57
sentence before:five day	0.38	-0.38
sentence before:fk	0.71	-0.71
sentence before:fk <n>	0.71	-0.71
sentence before:flare	-0.29	0.29
sentence before:flat	-0.55	0.55
sentence before:flat imag	0.31	-0.31
sentence before:flexion	0.75	-0.75
sentence before:flexion <n>	0.31	-0.31
sentence before:flight	-0.41	0.41
sentence before:flint	-0.79	0.79
sentence before:flint hill	-0.79	0.79
sentence before:floor	-0.52	0.52
sentence before:florida blue	0.3	-0.3
sentence before:florida statut	-0.35	0.35
sentence before:fnp	0.71	-0.71
sentence before:fnp c	0.16	-0.16
sentence before:follow	0.71	-0.71
sentence before:follow :	0.45	-0.45
sentence before:follow for	0.92	-0.92
sentence before:follow prescription	-0.26	0.26
sentence before:follow the	0.46	-0.46
sentence before:fontain	0.27	-0.27
sentence before:fontenot	0.21	-0.21
sentence before:food	0.24	-0.24
sentence before:food and	0.32	-0.32
sentence before:foot	0.61	-0.61
sentence before:foot and	-0.32	0.32
sentence before:foot care	-0.36	0.36
sentence before:foothill	-0.65	0.65
sentence before:for :	1.06	-1.06
sentence before:for <d>	-0.38	0.38
sentence before:for <m>	0.73	-0.73
sentence before:for activ	1.09	-1.09
sentence before:for additional	-0.8	0.8
sentence before:for adjudic	-0.63	0.63
sentence before:for an	0.28	-0.28
sentence before:for another	0.33	-0.33
sentence before:for any	0.45	-0.45
sentence before:for appeal	0.28	-0.28
sentence before:for approv	0.2	-0.2
sentence before:for approval	0.43	-0.43
sentence before:for at	-0.48	0.48
sentence before:for befor	1.02	-1.02
sentence before:for being	0.62	-0.62
sentence before:for benefit	0.43	-0.43
sentence before:for by	0.41	-0.41
sentence before:for car	0.57	-0.57
sentence before:for care	1.11	-1.11
sentence before:for chiropractic	-1.17	1.17
sentence before:for cigna	0.2	-0.2
sentence before:for claim	-0.4	0.4
sentence before:for code	-0.38	0.38
sentence before:for copy	1.45	-1.45
sentence before:for denial	-0.36	0.36
sentence before:for diagnosy	0.22	-0.22
sentence before:for each	0.2	-0.2
sentence before:for eight	0.84	-0.84
sentence before:for every	0.24	-0.24
sentence before:for fil	1.77	-1.77
sentence before:for four	0.62	-0.62
sentence before:for further	0.98	-0.98
sentence before:for health	0.2	-0.2
sentence before:for her	0.27	-0.27
sentence before:for him	0.49	-0.49
sentence before:for inform	0.44	-0.44
sentence before:for it	0.53	-0.53
sentence before:for lack	0.59	-0.59
sentence before:for line	0.59	-0.59
sentence before:for m	0.94	-0.94
sentence before:for manipul	0.38	-0.38
sentence before:for manual	0.67	-0.67
sentence before:for may	-0.71	0.71
sentence before:for medical	-0.4	0.4
sentence before:for medicar	0.23	-0.23
sentence before:for member	0.33	-0.33
sentence before:for miss	0.39	-0.39
sentence before:for more	-0.29	0.29
sentence before:for mr	0.51	-0.51
sentence before:for ms	0.8	-0.8
sentence before:for neck	0.4	-0.4
sentence before:for no	0.85	-0.85
sentence before:for occupational	0.23	-0.23
sentence before:for on	-0.32	0.32
sentence before:for one	0.39	-0.39
sentence before:for other	0.19	-0.19
sentence before:for outpatient	0.64	-0.64
sentence before:for pain	-1.18	1.18
sentence before:for part	0.31	-0.31
sentence before:for pay	1.07	-1.07
sentence before:for physical	-0.83	0.83
sentence before:for precertific	-0.5	0.5
sentence before:for prepay	0.54	-0.54
sentence before:for process	0.21	-0.21
sentence before:for reason	-0.28	0.28
sentence before:for reconsider	0.9	-0.9
sentence before:for record	0.65	-0.65
sentence before:for redetermin	-0.37	0.37
sentence before:for refund	0.43	-0.43
sentence before:for review	-0.49	0.49
sentence before:for servic	-1.03	1.03
sentence before:for six	0.16	-0.16
sentence before:for skill	0.9	-0.9
sentence before:for speech	0.38	-0.38
sentence before:for spinal	0.49	-0.49
sentence before:for such	0.62	-0.62
sentence before:for that	0.17	-0.17
sentence before:for them	1.12	-1.12
sentence before:for therapeutic	0.81	-0.81
sentence before:for therapy	-0.65	0.65
sentence before:for thi	-0.71	0.71
sentence before:for three	0.16	-0.16
sentence before:for treat	0.46	-0.46
sentence before:for tricar	0.32	-0.32
sentence before:for two	-1.1	1.1
sentence before:for visit	0.6	-0.6
sentence before:for want	0.2	-0.2
sentence before:for which	-0.23	0.23
sentence before:for within	-0.67	0.67
sentence before:for you	0.72	-0.72
sentence before:for your	1.42	-1.42
sentence before:force	0.55	-0.55
sentence before:force on	0.42	-0.42
sentence before:forge	0.23	-0.23
sentence before:fork	0.3	-0.3
sentence before:form	0.73	-0.73
sentence before:form <n>	-0.85	0.85
sentence before:form and	0.18	-0.18
sentence before:form approv	0.3	-0.3
sentence before:form cms	0.54	-0.54
sentence before:form doe	-0.72	0.72
sentence before:form dwc	0.21	-0.21
sentence before:form from	-0.28	0.28
sentence before:form is	0.75	-0.75
sentence before:form on	-0.62	0.62
sentence before:form to	0.41	-0.41
sentence before:form with	0.18	-0.18
sentence before:formal	0.19	-0.19
sentence before:formulary	0.41	-0.41
sentence before:forty	-0.55	0.55
sentence before:forward	0.99	-0.99
sentence before:forward to	0.72	-0.72
sentence before:found	-0.28	0.28
sentence before:found full	-0.38	0.38
sentence before:found no	-0.3	0.3
sentence before:found that	-0.69	0.69
sentence before:foundry	0.24	-0.24
sentence before:four	0.84	-0.84
sentence before:four date	-0.98	0.98
sentence before:four day	0.4	-0.4
sentence before:four month	0.26	-0.26
sentence before:four week	0.37	-0.37
sentence before:fourth	-0.52	0.52
sentence before:fox	0.35	-0.35
sentence before:fox valley	0.19	-0.19
sentence before:foxhollow	0.18	-0.18
sentence before:foxhollow famy	0.18	-0.18
sentence before:fractur	-0.48	0.48
sentence before:franklin	0.4	-0.4
sentence before:fraud	0.37	-0.37
sentence before:fraze	0.2	-0.2
sentence before:fraze pt	0.17	-0.17
sentence before:free	0.9	-0.9
sentence before:free :	0.23	-0.23
sentence before:free of	0.38	-0.38
sentence before:free on	0.23	-0.23
sentence before:frequency	0.59	-0.59
sentence before:frequency <n>	0.36	-0.36
sentence before:frequency code	0.57	-0.57
sentence before:fri	0.18	-0.18
sentence before:friday	0.38	-0.38
sentence before:friday <n>	0.29	-0.29
sentence before:from	-0.34	0.34
sentence before:from :	1.11	-1.11
sentence before:from <d>	-0.89	0.89
sentence before:from <n>	0.18	-0.18
sentence before:from a	-0.51	0.51
sentence before:from an	0.36	-0.36
sentence before:from date	0.45	-0.45
sentence before:from dr	0.3	-0.3
sentence before:from our	0.24	-0.24
sentence before:from sunshin	0.19	-0.19
sentence before:from that	-0.53	0.53
sentence before:from then	-1.18	1.18
sentence before:from thi	0.17	-0.17
sentence before:from thru	-1.44	1.44
sentence before:from to	-0.64	0.64
sentence before:from tricar	0.7	-0.7
sentence before:from us	0.79	-0.79
sentence before:from what	-0.61	0.61
sentence before:from you	1.18	-1.18
sentence before:from your	0.52	-0.52
sentence before:front	0.46	-0.46
sentence before:front desk	0.34	-0.34
sentence before:fs	-0.39	0.39
sentence before:fs <n>	0.25	-0.25
sentence before:full	0.19	-0.19
sentence before:full and	-1.18	1.18
sentence before:full motion	0.16	-0.16
sentence before:full range	-0.44	0.44
sentence before:full strength	0.6	-0.6
sentence before:fully insur	0.19	-0.19
sentence before:function	-0.64	0.64
sentence before:function is	0.35	-0.35
sentence before:function medicar	-1.05	1.05
sentence before:function that	-0.5	0.5
sentence before:functional capacity	-0.41	0.41
sentence before:functional gain	-0.2	0.2
sentence before:functional improv	0.9	-0.9
sentence before:fund	0.73	-0.73
sentence before:fund by	0.44	-0.44
sentence before:fund offic	0.23	-0.23
sentence before:fund pay	0.36	-0.36
sentence before:fund plan	0.32	-0.32
sentence before:fund will	0.63	-0.63
sentence before:further	1.57	-1.57
sentence before:further appeal	0.55	-0.55
sentence before:further chiropractic	2.18	-2.18
sentence before:further improv	-0.4	0.4
sentence before:further pay	0.34	-0.34
sentence before:further treat	0.28	-0.28
sentence before:further visit	0.55	-0.55
sentence before:g <5>	0.48	-0.48
sentence before:g <m>	0.25	-0.25
sentence before:g <n>	-0.48	0.48
sentence before:g l	0.18	-0.18
sentence before:ga	0.45	-0.45
sentence before:gae	-0.25	0.25
sentence before:gae <5>	-0.27	0.27
sentence before:gain in	-0.26	0.26
sentence before:gait	1.81	-1.81
sentence before:gap	0.5	-0.5
sentence before:garden	0.17	-0.17
sentence before:gareth	0.24	-0.24
sentence before:gate	0.18	-0.18
sentence before:gave	-0.67	0.67
sentence before:gave no	0.26	-0.26
sentence before:gave the	0.69	-0.69
sentence before:gb	0.21	-0.21
sentence before:gb <n>	0.21	-0.21
sentence before:geha	0.25	-0.25
sentence before:geisinger	0.5	-0.5
sentence before:geisinger health	0.5	-0.5
sentence before:gerald	0.48	-0.48
sentence before:get	0.48	-0.48
sentence before:get a	0.25	-0.25
sentence before:get help	0.9	-0.9
sentence before:get it	0.2	-0.2
sentence before:get now	0.21	-0.21
sentence before:get the	0.51	-0.51
sentence before:get thi	0.46	-0.46
sentence before:get your	0.27	-0.27
sentence before:gett	1.12	-1.12
sentence before:gett better	0.55	-0.55
sentence before:gett thi	0.2	-0.2
sentence before:gh	0.35	-0.35
sentence before:gh <n>	0.34	-0.34
sentence before:giv the	0.42	-0.42
sentence before:give	-1.37	1.37
sentence before:give <n>	-1.12	1.12
sentence before:give a	1.07	-1.07
sentence before:give it	0.47	-0.47
sentence before:give the	-1.1	1.1
sentence before:give up	-1.55	1.55
sentence before:give you	0.33	-0.33
sentence before:given	0.97	-0.97
sentence before:given at	0.45	-0.45
sentence before:given by	0.17	-0.17
sentence before:given for	-0.38	0.38
sentence before:given in	0.28	-0.28
sentence before:given on	-0.61	0.61
sentence before:given to	0.41	-0.41
sentence before:given was	0.43	-0.43
sentence before:glanc	0.42	-0.42
sentence before:glen	0.72	-0.72
sentence before:glenhaven	-0.29	0.29
sentence before:glossary	0.68	-0.68
sentence before:glossary :	0.17	-0.17
sentence before:glossary co	0.91	-0.91
sentence before:go	1.22	-1.22
sentence before:go on	0.45	-0.45
sentence before:go to	0.59	-0.59
sentence before:go with	0.67	-0.67
sentence before:goal	-1.23	1.23
sentence before:goal and	-0.8	0.8
sentence before:goal in	-0.47	0.47
sentence before:goal of	-0.61	0.61
sentence before:goal set	-1.16	1.16
sentence before:goal that	-1.19	1.19
sentence before:goe	0.29	-0.29
sentence before:goe to	-0.69	0.69
sentence before:going	0.82	-0.82
sentence before:gold	0.64	-0.64
sentence before:gold plu	0.25	-0.25
sentence before:gone back	-0.36	0.36
sentence before:gone to	0.5	-0.5
sentence before:good cause	0.5	-0.5
sentence before:good new	0.38	-0.38
sentence before:good reason	0.83	-0.83
sentence before:got a	0.5	-0.5
sentence before:got do	1.01	-1.01
sentence before:got on	-0.61	0.61
sentence before:got the	0.57	-0.57
sentence before:got thi	0.17	-0.17
sentence before:got your	-0.93	0.93
sentence before:gov	0.2	-0.2
sentence before:govern	0.42	-0.42
sentence before:govern by	0.3	-0.3
sentence before:gp	0.33	-0.33
sentence before:gp <m>	0.52	-0.52
sentence before:gp <n>	0.67	-0.67
sentence before:gp no	-0.97	0.97
sentence before:gp yes	-0.28	0.28
sentence before:grace	-0.54	0.54
sentence before:grace period	-0.54	0.54
sentence before:grand	0.18	-0.18
sentence before:granit	-0.25	0.25
sentence before:grant	0.44	-0.44
sentence before:great	-0.45	0.45
sentence before:great lake	-0.88	0.88
sentence before:greer	0.17	-0.17
sentence before:greta	-0.22	0.22
sentence before:grievanc	0.65	-0.65
sentence before:grip	0.23	-0.23
sentence before:grip strength	0.85	-0.85
sentence before:ground	-0.29	0.29
sentence before:group	0.73	-0.73
sentence before:group :	0.62	-0.62
sentence before:group <5>	0.31	-0.31
sentence before:group <n>	0.49	-0.49
sentence before:group and	-0.58	0.58
sentence before:group coverag	0.54	-0.54
sentence before:group g	0.44	-0.44
sentence before:group health	0.53	-0.53
sentence before:group is	-0.97	0.97
sentence before:group no	-0.75	0.75
sentence before:group number	0.38	-0.38
sentence before:group reason	0.22	-0.22
sentence before:grove	0.24	-0.24
sentence before:grp	-0.6	0.6
sentence before:grp rc	0.2	-0.2
sentence before:grp rsn	-0.57	0.57
sentence before:guarante	0.21	-0.21
sentence before:guardian	0.51	-0.51
sentence before:guardian :	0.31	-0.31
sentence before:guidanc	0.46	-0.46
sentence before:guide	0.26	-0.26
sentence before:guide to	0.23	-0.23
sentence before:guidelin	1.12	-1.12
sentence before:guidelin :	0.45	-0.45
sentence before:guidelin for	1.03	-1.03
sentence before:guidelin sp	-0.76	0.76
sentence before:guidelin support	-0.35	0.35
sentence before:guidry	0.43	-0.43
sentence before:gulf	-0.63	0.63
sentence before:gunnar	0.2	-0.2
sentence before:gwendolyn	0.18	-0.18
sentence before:h	-1.03	1.03
sentence before:h <m>	-1.55	1.55
sentence before:h <n>	-1.1	1.1
sentence before:had	1	-1
sentence before:had <n>	1.24	-1.24
sentence before:had a	0.29	-0.29
sentence before:had already	0.32	-0.32
sentence before:had asked	0.34	-0.34
sentence before:had coverag	-0.35	0.35
sentence before:had deny	0.25	-0.25
sentence before:had ended	0.67	-0.67
sentence before:had full	1.22	-1.22
sentence before:had gone	-0.2	0.2
sentence before:had it	0.43	-0.43
sentence before:had no	-0.81	0.81
sentence before:had not	-0.19	0.19
sentence before:had on	0.18	-0.18
sentence before:had other	0.49	-0.49
sentence before:had pain	-0.21	0.21
sentence before:had resolv	-1.18	1.18
sentence before:hale	0.8	-0.8
sentence before:halloway	0.72	-0.72
sentence before:hand by	0.9	-0.9
sentence before:hand no	0.2	-0.2
sentence before:hand on	-0.85	0.85
sentence before:hand therapy	0.57	-0.57
sentence before:hand within	-0.7	0.7
sentence before:handl	1.15	-1.15
sentence before:handl claim	0.34	-0.34
sentence before:happen	0.88	-0.88
sentence before:happen next	0.23	-0.23
sentence before:harbor	-0.43	0.43
sentence before:harden	-0.75	0.75
sentence before:hargrov	-0.51	0.51
sentence before:harlan	0.23	-0.23
sentence before:harm	-0.31	0.31
sentence before:harm you	-0.69	0.69
sentence before:harm your	0.3	-0.3
sentence before:harmles	1.38	-1.38
sentence before:harold	0.19	-0.19
sentence before:harriet	0.21	-0.21
sentence before:harrow	-0.69	0.69
sentence before:harrow lane	-0.73	0.73
sentence before:hart	0.25	-0.25
sentence before:hartsfield	-0.34	0.34
sentence before:harvard	0.17	-0.17
sentence before:harvard pilgrim	0.17	-0.17
sentence before:has <n>	0.16	-0.16
sentence before:has a	-1.33	1.33
sentence before:has agr	-0.36	0.36
sentence before:has already	0.2	-0.2
sentence before:has an	1.25	-1.25
sentence before:has approv	0.28	-0.28
sentence before:has been	0.34	-0.34
sentence before:has come	-0.95	0.95
sentence before:has deny	-0.78	0.78
sentence before:has ended	0.53	-0.53
sentence before:has expir	1.62	-1.62
sentence before:has had	0.3	-0.3
sentence before:has no	0.23	-0.23
sentence before:has not	0.18	-0.18
sentence before:has one	0.48	-0.48
sentence before:has other	-0.3	0.3
sentence before:has paid	0.84	-0.84
sentence before:has reach	-0.3	0.3
sentence before:has read	0.37	-0.37
sentence before:has review	0.31	-0.31
sentence before:has submission	0.4	-0.4
sentence before:has to	-0.32	0.32
sentence before:has used	-0.27	0.27
sentence before:hathaway quint	0.2	-0.2
sentence before:have	0.4	-0.4
sentence before:have <n>	0.65	-0.65
sentence before:have a	0.21	-0.21
sentence before:have already	0.27	-0.27
sentence before:have an	0.54	-0.54
sentence before:have answer	0.22	-0.22
sentence before:have chang	-0.8	0.8
sentence before:have complet	0.23	-0.23
sentence before:have decid	0.29	-0.29
sentence before:have deny	0.17	-0.17
sentence before:have dismiss	-0.92	0.92
sentence before:have finish	0.94	-0.94
sentence before:have for	0.49	-0.49
sentence before:have gone	1.13	-1.13
sentence before:have good	0.19	-0.19
sentence before:have had	-0.37	0.37
sentence before:have known	0.17	-0.17
sentence before:have met	0.16	-0.16
sentence before:have neither	0.25	-0.25
sentence before:have no	-0.47	0.47
sentence before:have none	0.26	-0.26
sentence before:have not	0.19	-0.19
sentence before:have one	0.18	-0.18
sentence before:have other	-0.74	0.74
sentence before:have paid	-0.68	0.68
sentence before:have reach	0.98	-0.98
sentence before:have read	-1.05	1.05
sentence before:have receiv	-0.52	0.52
sentence before:have reconsider	-0.3	0.3
sentence before:have review	0.53	-0.53
sentence before:have right	0.27	-0.27
sentence before:have show	1.08	-1.08
sentence before:have since	-1.04	1.04
sentence before:have the	0.93	-0.93
sentence before:have them	0.19	-0.19
sentence before:have therefor	0.19	-0.19
sentence before:have thi	0.36	-0.36
sentence before:have to	-0.37	0.37
sentence before:have tried	1.19	-1.19
sentence before:have used	0.7	-0.7
sentence before:have your	0.62	-0.62
sentence before:hcpc	0.96	-0.96
sentence before:hcpc charg	0.26	-0.26
sentence before:hcpc mod	-0.31	0.31
sentence before:he	-0.79	0.79
sentence before:he <n>	-0.28	0.28
sentence before:he found	-0.18	0.18
sentence before:he has	0.85	-0.85
sentence before:he sign	0.43	-0.43
sentence before:he was	-1.31	1.31
sentence before:header	0.2	-0.2
sentence before:heal	0.3	-0.3
sentence before:health	0.93	-0.93
sentence before:health agency	0.23	-0.23
sentence before:health allianc	0.42	-0.42
sentence before:health and	0.26	-0.26
sentence before:health benefit	0.22	-0.22
sentence before:health care	0.93	-0.93
sentence before:health cooperativ	-0.25	0.25
sentence before:health coverag	0.7	-0.7
sentence before:health explan	0.28	-0.28
sentence before:health id	0.52	-0.52
sentence before:health inform	0.44	-0.44
sentence before:health insuranc	-0.16	0.16
sentence before:health is	0.2	-0.2
sentence before:health llc	0.23	-0.23
sentence before:health partner	0.16	-0.16
sentence before:health plan	-0.62	0.62
sentence before:health servic	1.97	-1.97
sentence before:health trust	0.21	-0.21
sentence before:healthcar	0.99	-0.99
sentence before:healthcar and	0.28	-0.28
sentence before:healthcar gov	0.19	-0.19
sentence before:healthcar of	0.24	-0.24
sentence before:healthpartner	0.36	-0.36
sentence before:healthplan	0.25	-0.25
sentence before:hear	0.83	-0.83
sentence before:hear from	0.24	-0.24
sentence before:hear test	0.23	-0.23
sentence before:heart	0.2	-0.2
sentence before:heel	-0.65	0.65
sentence before:heel pain	-0.35	0.35
sentence before:held	-0.24	0.24
sentence before:held harmles	0.26	-0.26
sentence before:held that	0.34	-0.34
sentence before:hello	0.3	-0.3
sentence before:help :	0.82	-0.82
sentence before:help ?	0.26	-0.26
sentence before:help and	-0.43	0.43
sentence before:help more	0.24	-0.24
sentence before:henrietta	-0.75	0.75
sentence before:hepzibah	-1.07	1.07
sentence before:her	-0.84	0.84
sentence before:her as	-1.01	1.01
sentence before:her coverag	0.56	-0.56
sentence before:her own	-0.32	0.32
sentence before:her premium	-0.39	0.39
sentence before:her primary	-0.35	0.35
sentence before:here	1.87	-1.87
sentence before:here by	0.2	-0.2
sentence before:here is	0.33	-0.33
sentence before:heron	0.53	-0.53
sentence before:heron spine	0.19	-0.19
sentence before:hester	0.22	-0.22
sentence before:hi	0.48	-0.48
sentence before:hic	0.36	-0.36
sentence before:hic <n>	0.25	-0.25
sentence before:high	0.5	-0.5
sentence before:highmark	-0.46	0.46
sentence before:highmark blue	0.16	-0.16
sentence before:hill	-0.3	0.3
sentence before:hill chiropractic	0.18	-0.18
sentence before:hill famy	-0.81	0.81
sentence before:him	1.28	-1.28
sentence before:hip	0.81	-0.81
sentence before:hipaa	0.37	-0.37
sentence before:his	-0.27	0.27
sentence before:his coverag	-0.56	0.56
sentence before:his employer	-1.2	1.2
sentence before:his own	-0.25	0.25
sentence before:his report	-1.29	1.29
sentence before:history	0.23	-0.23
sentence before:history and	-0.37	0.37
sentence before:hl	-0.72	0.72
sentence before:hl <n>	-0.72	0.72
sentence before:hm	0.17	-0.17
sentence before:hmo	0.74	-0.74
sentence before:hmo a	0.2	-0.2
sentence before:hmo claim	-0.68	0.68
sentence before:hmo pos	0.75	-0.75
sentence before:hold	0.63	-0.63
sentence before:hold an	0.35	-0.35
sentence before:hold no	-1.32	1.32
sentence before:hold protect	0.29	-0.29
sentence before:hold the	0.78	-0.78
sentence before:holder	0.34	-0.34
sentence before:hollow	0.95	-0.95
sentence before:hollow chiropractic	0.17	-0.17
sentence before:holloway	-0.39	0.39
sentence before:hollowell	0.3	-0.3
sentence before:holly	1.1	-1.1
sentence before:holly pemberwick	0.19	-0.19
sentence before:home and	-0.32	0.32
sentence before:home exercis	0.48	-0.48
sentence before:home program	-0.62	0.62
sentence before:home without	-0.21	0.21
sentence before:horatio	0.69	-0.69
sentence before:horizon	-0.68	0.68
sentence before:hospital	0.37	-0.37
sentence before:hospital <n>	0.61	-0.61
sentence before:hot	0.47	-0.47
sentence before:hour	0.8	-0.8
sentence before:hour a	0.18	-0.18
sentence before:how	1.66	-1.66
sentence before:how it	0.7	-0.7
sentence before:how much	-0.36	0.36
sentence before:how to	0.82	-0.82
sentence before:however	0.18	-0.18
sentence before:hp	0.75	-0.75
sentence before:hp <n>	0.75	-0.75
sentence before:hpi	0.38	-0.38
sentence before:hpi :	0.38	-0.38
sentence before:hr	-0.56	0.56
sentence before:hudson	0.17	-0.17
sentence before:hugo	-0.29	0.29
sentence before:humana	1.34	-1.34
sentence before:humana gold	0.27	-0.27
sentence before:humana id	0.29	-0.29
sentence before:humanachoic	0.16	-0.16
sentence before:hundr and	0.16	-0.16
sentence before:hurt	-0.85	0.85
sentence before:husband	-0.8	0.8
sentence before:hydroxy	0.21	-0.21
sentence before:i	1.19	-1.19
sentence before:i <n>	0.56	-0.56
sentence before:i d	0.31	-0.31
sentence before:i do	0.18	-0.18
sentence before:ibuprofen	0.69	-0.69
sentence before:icd	0.82	-0.82
sentence before:icd <n>	0.47	-0.47
sentence before:icd ind	0.4	-0.4
sentence before:icn	1.16	-1.16
sentence before:icn :	0.19	-0.19
sentence before:icn <n>	0.94	-0.94
sentence before:icn from	0.43	-0.43
sentence before:icn servic	0.5	-0.5
sentence before:id	0.3	-0.3
sentence before:id :	1.2	-1.2
sentence before:id <n>	-0.56	0.56
sentence before:id end	0.32	-0.32
sentence before:id g	0.2	-0.2
sentence before:id group	0.41	-0.41
sentence before:id h	0.16	-0.16
sentence before:id is	0.28	-0.28
sentence before:id number	0.33	-0.33
sentence before:id patient	0.38	-0.38
sentence before:id tcn	-0.16	0.16
sentence before:id u	0.51	-0.51
sentence before:id w	0.25	-0.25
sentence before:identific	-0.4	0.4
sentence before:identific no	0.25	-0.25
sentence before:identific number	0.38	-0.38
sentence before:identifier	1.25	-1.25
sentence before:identity	0.48	-0.48
sentence before:identity of	0.48	-0.48
sentence before:if	0.96	-0.96
sentence before:if a	0.25	-0.25
sentence before:if it	-0.63	0.63
sentence before:if need	-0.6	0.6
sentence before:if noth	0.19	-0.19
sentence before:if our	0.16	-0.16
sentence before:if the	1.15	-1.15
sentence before:if they	0.32	-0.32
sentence before:if wait	0.34	-0.34
sentence before:if we	1	-1
sentence before:if you	0.54	-0.54
sentence before:ii	0.18	-0.18
sentence before:iii	1.44	-1.44
sentence before:illinoy	0.33	-0.33
sentence before:illnes	0.83	-0.83
sentence before:illnes or	0.19	-0.19
sentence before:imag center	-0.68	0.68
sentence before:imag guidelin	-0.57	0.57
sentence before:imag is	-0.46	0.46
sentence before:imani	0.26	-0.26
sentence before:imogen	0.26	-0.26
sentence before:improv health	1.15	-1.15
sentence before:improv is	0.19	-0.19
sentence before:imr	0.39	-0.39
sentence before:in <month>	-0.46	0.46
sentence before:in <n>	1.91	-1.91
sentence before:in a	-0.24	0.24
sentence before:in advanc	1.18	-1.18
sentence before:in all	0.26	-0.26
sentence before:in an	-0.95	0.95
sentence before:in and	-0.18	0.18
sentence before:in another	-0.23	0.23
sentence before:in as	0.18	-0.18
sentence before:in both	0.78	-0.78
sentence before:in court	0.17	-0.17
sentence before:in determin	0.23	-0.23
sentence before:in disput	0.9	-0.9
sentence before:in error	-1.11	1.11
sentence before:in federal	-0.84	0.84
sentence before:in force	0.55	-0.55
sentence before:in full	0.25	-0.25
sentence before:in function	0.35	-0.35
sentence before:in her	-1.05	1.05
sentence before:in his	-0.83	0.83
sentence before:in it	0.55	-0.55
sentence before:in item	0.35	-0.35
sentence before:in its	-1.53	1.53
sentence before:in network	0.74	-0.74
sentence before:in neurology	-0.7	0.7
sentence before:in one	-0.28	0.28
sentence before:in oregon	0.28	-0.28
sentence before:in our	0.21	-0.21
sentence before:in part	0.47	-0.47
sentence before:in physical	1.06	-1.06
sentence before:in practic	0.21	-0.21
sentence before:in proces	-0.42	0.42
sentence before:in question	0.6	-0.6
sentence before:in review	0.49	-0.49
sentence before:in the	0.93	-0.93
sentence before:in thi	1.2	-1.2
sentence before:in those	0.79	-0.79
sentence before:in time	0.8	-0.8
sentence before:in tricar	-0.16	0.16
sentence before:in which	-1.17	1.17
sentence before:in within	0.68	-0.68
sentence before:in writ	0.72	-0.72
sentence before:in your	-0.32	0.32
sentence before:inc	1.35	-1.35
sentence before:inc qic	0.23	-0.23
sentence before:incidental	-0.91	0.91
sentence before:incidental to	-0.91	0.91
sentence before:includ	1.03	-1.03
sentence before:includ <month>	0.37	-0.37
sentence before:includ a	0.16	-0.16
sentence before:includ in	0.78	-0.78
sentence before:incom	0.27	-0.27
sentence before:incom security	0.27	-0.27
sentence before:incomplet	1.67	-1.67
sentence before:incomplet invalid	1.1	-1.1
sentence before:incurr	0.55	-0.55
sentence before:incurr after	1.26	-1.26
sentence before:ind	0.4	-0.4
sentence before:indemnity	-0.42	0.42
sentence before:independent	0.78	-0.78
sentence before:independent contractor	0.21	-0.21
sentence before:independent examin	0.16	-0.16
sentence before:independent license	0.34	-0.34
sentence before:independent medical	0.41	-0.41
sentence before:independent review	0.43	-0.43
sentence before:indic	0.63	-0.63
sentence before:individual	0.45	-0.45
sentence before:individual deductibl	-0.23	0.23
sentence before:ine	0.47	-0.47
sentence before:ineligibl	-0.62	0.62
sentence before:ineligibl for	-0.77	0.77
sentence before:infection	1.07	-1.07
sentence before:inform	1.08	-1.08
sentence before:inform about	0.46	-0.46
sentence before:inform from	0.57	-0.57
sentence before:inform is	0.63	-0.63
sentence before:inform need	-0.25	0.25
sentence before:inform on	0.31	-0.31
sentence before:inform or	0.93	-0.93
sentence before:inform provid	0.53	-0.53
sentence before:inform request	-0.62	0.62
sentence before:inform submitt	0.61	-0.61
sentence before:inform that	-0.65	0.65
sentence before:inform we	0.22	-0.22
sentence before:infusion	-0.46	0.46
sentence before:ingrid	0.26	-0.26
sentence before:initial	0.98	-0.98
sentence before:initial denial	0.16	-0.16
sentence before:initial determin	-0.24	0.24
sentence before:initial evalu	0.7	-0.7
sentence before:initial examin	0.32	-0.32
sentence before:initiativ	0.58	-0.58
sentence before:inject	-0.32	0.32
sentence before:injection	0.27	-0.27
sentence before:injection <5>	0.55	-0.55
sentence before:injection <n>	-0.82	0.82
sentence before:injection is	0.86	-0.86
sentence before:injection of	-0.67	0.67
sentence before:injur	0.93	-0.93
sentence before:injur employe	0.68	-0.68
sentence before:injur person	0.39	-0.39
sentence before:injur worker	0.71	-0.71
sentence before:injury	0.26	-0.26
sentence before:injury :	0.19	-0.19
sentence before:injury <d>	0.24	-0.24
sentence before:injury illnes	0.36	-0.36
sentence before:injury is	-1.01	1.01
sentence before:injury of	0.38	-0.38
sentence before:injury protection	-0.21	0.21
sentence before:innovativ	0.27	-0.27
sentence before:innovativ solution	0.27	-0.27
sentence before:inpatient	-0.52	0.52
sentence before:inquiry	0.54	-0.54
sentence before:ins	-0.2	0.2
sentence before:ins :	0.22	-0.22
sentence before:ins paid	0.5	-0.5
sentence before:insert	0.27	-0.27
sentence before:insertion	0.95	-0.95
sentence before:insertion without	0.72	-0.72
sentence before:insid	-0.71	0.71
sentence before:insid the	-0.51	0.51
sentence before:institut	-0.81	0.81
sentence before:insur :	0.46	-0.46
sentence before:insur <n>	0.31	-0.31
sentence before:insur id	0.22	-0.22
sentence before:insur it	0.2	-0.2
sentence before:insur name	0.24	-0.24
sentence before:insuranc	0.77	-0.77
sentence before:insuranc :	0.17	-0.17
sentence before:insuranc <m>	0.21	-0.21
sentence before:insuranc and	0.74	-0.74
sentence before:insuranc company	0.86	-0.86
sentence before:insuranc for	-0.37	0.37
sentence before:insuranc group	0.18	-0.18
sentence before:insuranc has	0.8	-0.8
sentence before:insuranc law	0.21	-0.21
sentence before:insuranc marketplac	0.76	-0.76
sentence before:insuranc on	0.33	-0.33
sentence before:insuranc paid	-1.08	1.08
sentence before:insuranc pay	-0.68	0.68
sentence before:insuranc that	0.77	-0.77
sentence before:insuranc was	1.49	-1.49
sentence before:insured	0.45	-0.45
sentence before:insured name	0.2	-0.2
sentence before:insurer	1.18	-1.18
sentence before:insurer :	0.65	-0.65
sentence before:intak	0.37	-0.37
sentence before:integrat	0.34	-0.34
sentence before:integrity	0.27	-0.27
sentence before:intensiv	0.3	-0.3
sentence before:intensiv outpatient	0.3	-0.3
sentence before:interest	1.37	-1.37
sentence before:interest <m>	0.19	-0.19
sentence before:internal	1.52	-1.52
sentence before:internal appeal	1.22	-1.22
sentence before:interqual	0.39	-0.39
sentence before:into	-0.62	0.62
sentence before:into the	0.2	-0.2
sentence before:invalid	1.85	-1.85
sentence before:invalid deactivat	0.38	-0.38
sentence before:invalid order	0.35	-0.35
sentence before:invalid render	0.51	-0.51
sentence before:invalid treat	0.25	-0.25
sentence before:investigational	0.85	-0.85
sentence before:investigational and	0.35	-0.35
sentence before:investigational becaus	0.27	-0.27
sentence before:investigational for	0.21	-0.21
sentence before:invoic	1.05	-1.05
sentence before:involv	0.73	-0.73
sentence before:iro	0.18	-0.18
sentence before:iro case	0.17	-0.17
sentence before:is :	-0.77	0.77
sentence before:is <m>	0.33	-0.33
sentence before:is <n>	0.63	-0.63
sentence before:is a	0.66	-0.66
sentence before:is above	0.94	-0.94
sentence before:is absent	0.33	-0.33
sentence before:is allow	0.77	-0.77
sentence before:is also	-0.55	0.55
sentence before:is an	0.42	-0.42
sentence before:is at	0.38	-0.38
sentence before:is bill	0.19	-0.19
sentence before:is bind	0.85	-0.85
sentence before:is board	0.3	-0.3
sentence before:is by	-0.37	0.37
sentence before:is consider	0.6	-0.6
sentence before:is cover	0.96	-0.96
sentence before:is dated	-0.57	0.57
sentence before:is deem	0.54	-0.54
sentence before:is deny	-0.55	0.55
sentence before:is dismiss	0.96	-0.96
sentence before:is done	0.4	-0.4
sentence before:is due	-0.65	0.65
sentence before:is enclos	0.3	-0.3
sentence before:is enroll	0.2	-0.2
sentence before:is exclud	2.05	-2.05
sentence before:is experimental	0.53	-0.53
sentence before:is filed	0.39	-0.39
sentence before:is final	0.27	-0.27
sentence before:is for	-0.58	0.58
sentence before:is given	0.54	-0.54
sentence before:is going	0.2	-0.2
sentence before:is govern	0.29	-0.29
sentence before:is held	0.31	-0.31
sentence before:is in	0.69	-0.69
sentence before:is investigational	0.19	-0.19
sentence before:is left	1.16	-1.16
sentence before:is les	0.86	-0.86
sentence before:is licens	0.2	-0.2
sentence before:is list	0.27	-0.27
sentence before:is m	0.18	-0.18
sentence before:is maintenanc	-0.23	0.23
sentence before:is need	0.54	-0.54
sentence before:is neither	0.74	-0.74
sentence before:is no	1.15	-1.15
sentence before:is not	1.64	-1.64
sentence before:is noth	0.41	-0.41
sentence before:is now	-0.63	0.63
sentence before:is on	1.98	-1.98
sentence before:is open	0.77	-0.77
sentence before:is our	0.16	-0.16
sentence before:is over	-0.17	0.17
sentence before:is paid	-0.25	0.25
sentence before:is part	1.4	-1.4
sentence before:is partial	0.32	-0.32
sentence before:is primary	0.74	-0.74
sentence before:is reasonabl	0.62	-0.62
sentence before:is receiv	0.29	-0.29
sentence before:is record	-0.45	0.45
sentence before:is requir	0.66	-0.66
sentence before:is responsibl	1.11	-1.11
sentence before:is revers	0.72	-0.72
sentence before:is self	0.68	-0.68
sentence before:is sent	0.84	-0.84
sentence before:is still	0.18	-0.18
sentence before:is subject	0.32	-0.32
sentence before:is support	-0.45	0.45
sentence before:is taken	0.3	-0.3
sentence before:is that	0.75	-0.75
sentence before:is the	0.38	-0.38
sentence before:is therefor	-0.73	0.73
sentence before:is thi	-0.56	0.56
sentence before:is to	-0.36	0.36
sentence before:is under	-0.76	0.76
sentence before:is upheld	0.95	-0.95
sentence before:is used	0.94	-0.94
sentence before:is within	0.2	-0.2
sentence before:is written	-1.31	1.31
sentence before:is wrong	0.78	-0.78
sentence before:isidor	0.67	-0.67
sentence before:isnt	0.16	-0.16
sentence before:isold	0.26	-0.26
sentence before:issu	0.54	-0.54
sentence before:issu :	0.19	-0.19
sentence before:issu <d>	0.31	-0.31
sentence before:issu <n>	-0.41	0.41
sentence before:issue	-0.21	0.21
sentence before:it :	0.23	-0.23
sentence before:it ?	1	-1
sentence before:it again	0.62	-0.62
sentence before:it as	0.44	-0.44
sentence before:it at	0.19	-0.19
sentence before:it back	0.27	-0.27
sentence before:it becaus	0.19	-0.19
sentence before:it befor	0.32	-0.32
sentence before:it came	0.72	-0.72
sentence before:it can	0.38	-0.38
sentence before:it could	0.18	-0.18
sentence before:it did	0.26	-0.26
sentence before:it doe	-0.19	0.19
sentence before:it ended	0.24	-0.24
sentence before:it five	0.27	-0.27
sentence before:it had	0.18	-0.18
sentence before:it has	-0.42	0.42
sentence before:it in	0.67	-0.67
sentence before:it is	0.67	-0.67
sentence before:it may	0.63	-0.63
sentence before:it must	0.33	-0.33
sentence before:it need	0.65	-0.65
sentence before:it on	0.18	-0.18
sentence before:it or	0.24	-0.24
sentence before:it regard	0.46	-0.46
sentence before:it say	-0.17	0.17
sentence before:it show	0.72	-0.72
sentence before:it sign	-1.13	1.13
sentence before:it that	0.17	-0.17
sentence before:it the	0.28	-0.28
sentence before:it to	0.42	-0.42
sentence before:it under	0.69	-0.69
sentence before:it was	-1.09	1.09
sentence before:it we	0.46	-0.46
sentence before:it will	1.08	-1.08
sentence before:it with	0.68	-0.68
sentence before:it within	0.37	-0.37
sentence before:it would	0.37	-0.37
sentence before:it yet	0.4	-0.4
sentence before:it you	0.19	-0.19
sentence before:item	1.02	-1.02
sentence before:item :	0.55	-0.55
sentence before:item list	0.69	-0.69
sentence before:item or	0.26	-0.26
sentence before:item that	0.43	-0.43
sentence before:its affiliat	0.24	-0.24
sentence before:its date	0.31	-0.31
sentence before:its explan	0.4	-0.4
sentence before:its final	0.21	-0.21
sentence before:its part	0.71	-0.71
sentence before:its pay	0.57	-0.57
sentence before:itself	-0.96	0.96
sentence before:iv	0.74	-0.74
sentence before:ivorson	-0.17	0.17
sentence before:j	0.8	-0.8
sentence before:jc	0.47	-0.47
sentence before:jc <5>	0.47	-0.47
sentence before:jersey	0.16	-0.16
sentence before:jh	-0.78	0.78
sentence before:joanna	0.17	-0.17
sentence before:job	-0.59	0.59
sentence before:jocasta	0.44	-0.44
sentence before:joint	1.56	-1.56
sentence before:joint injection	0.87	-0.87
sentence before:jonah	-0.87	0.87
sentence before:jr	0.19	-0.19
sentence before:juniata	0.2	-0.2
sentence before:juniata cross	0.2	-0.2
sentence before:juniper	-0.22	0.22
sentence before:jurisdiction	0.81	-0.81
sentence before:k	0.84	-0.84
sentence before:k <5>	-0.89	0.89
sentence before:k <n>	1.08	-1.08
sentence before:kaiser	0.16	-0.16
sentence before:kansa	0.2	-0.2
sentence before:kd	-0.41	0.41
sentence before:kd <n>	-0.41	0.41
sentence before:keep	0.17	-0.17
sentence before:keep a	0.16	-0.16
sentence before:keep for	0.17	-0.17
sentence before:keep thi	0.27	-0.27
sentence before:keep up	-0.78	0.78
sentence before:keep you	-0.69	0.69
sentence before:keep your	0.64	-0.64
sentence before:kept you	0.23	-0.23
sentence before:kerr	0.26	-0.26
sentence before:kestrel	0.47	-0.47
sentence before:ketter	0.26	-0.26
sentence before:kettl	0.37	-0.37
sentence before:key co	-0.16	0.16
sentence before:keyed	0.23	-0.23
sentence before:keyston	0.31	-0.31
sentence before:kf	-0.49	0.49
sentence before:kh	0.26	-0.26
sentence before:kh <n>	0.26	-0.26
sentence before:kid	0.62	-0.62
sentence before:kid therapy	0.37	-0.37
sentence before:kim	0.35	-0.35
sentence before:kincaid	0.23	-0.23
sentence before:kind	0.87	-0.87
sentence before:kind of	0.26	-0.26
sentence before:knee	-0.42	0.42
sentence before:knee brace	-0.66	0.66
sentence before:knee is	0.3	-0.3
sentence before:knee pain	-0.74	0.74
sentence before:knew	0.29	-0.29
sentence before:knew or	0.29	-0.29
sentence before:know that	-0.63	0.63
sentence before:know which	0.34	-0.34
sentence before:known	0.19	-0.19
sentence before:kowalczyk	-0.58	0.58
sentence before:kp	0.17	-0.17
sentence before:kx <m>	-0.57	0.57
sentence before:kx <n>	0.45	-0.45
sentence before:ky	0.22	-0.22
sentence before:ky <n>	0.17	-0.17
sentence before:l	-0.66	0.66
sentence before:l <5>	-1.19	1.19
sentence before:l <n>	-0.29	0.29
sentence before:l cht	0.22	-0.22
sentence before:la	0.21	-0.21
sentence before:lab	1.11	-1.11
sentence before:labor	0.16	-0.16
sentence before:laboratory	1.44	-1.44
sentence before:lack	0.46	-0.46
sentence before:lack inform	0.54	-0.54
sentence before:lack of	0.84	-0.84
sentence before:lake	-0.19	0.19
sentence before:lake health	0.2	-0.2
sentence before:lakesid	0.2	-0.2
sentence before:lane	-0.89	0.89
sentence before:lane famy	-0.64	0.64
sentence before:lane podiatry	-0.73	0.73
sentence before:languag	0.65	-0.65
sentence before:lantern	0.2	-0.2
sentence before:large	0.56	-0.56
sentence before:larkspur	0.36	-0.36
sentence before:las	0.5	-0.5
sentence before:last	0.65	-0.65
sentence before:last <n>	1.05	-1.05
sentence before:last benefit	-0.76	0.76
sentence before:last day	0.4	-0.4
sentence before:last on	0.43	-0.43
sentence before:last three	0.4	-0.4
sentence before:last two	-0.25	0.25
sentence before:last visit	0.17	-0.17
sentence before:last year	0.16	-0.16
sentence before:late	0.91	-0.91
sentence before:late appeal	0.18	-0.18
sentence before:later	1.67	-1.67
sentence before:later than	0.88	-0.88
sentence before:laurel	0.24	-0.24
sentence before:lavinia	0.19	-0.19
sentence before:law	1.23	-1.23
sentence before:law denial	0.17	-0.17
sentence before:lawsuit	0.53	-0.53
sentence before:lawyer	0.21	-0.21
sentence before:lb	-0.29	0.29
sentence before:lcd l	-0.46	0.46
sentence before:lcd provid	0.23	-0.23
sentence before:lcsw	-0.37	0.37
sentence before:ld	-0.84	0.84
sentence before:ld :	0.17	-0.17
sentence before:learn	-0.51	0.51
sentence before:learn that	-0.9	0.9
sentence before:least	-0.3	0.3
sentence before:least <n>	-0.5	0.5
sentence before:least three	-0.58	0.58
sentence before:leav	0.67	-0.67
sentence before:leav out	0.66	-0.66
sentence before:leave	0.22	-0.22
sentence before:left	1.38	-1.38
sentence before:left can	0.23	-0.23
sentence before:left is	0.21	-0.21
sentence before:left leg	0.34	-0.34
sentence before:left shoulder	0.75	-0.75
sentence before:leg	0.22	-0.22
sentence before:leg raise	0.5	-0.5
sentence before:legal	0.21	-0.21
sentence before:legibl	0.25	-0.25
sentence before:lengthen	0.33	-0.33
sentence before:lengthen the	0.31	-0.31
sentence before:lens	0.4	-0.4
sentence before:leocadia	0.48	-0.48
sentence before:leopold	0.83	-0.83
sentence before:leopoldin	-0.73	0.73
sentence before:les	0.57	-0.57
sentence before:les than	0.44	-0.44
sentence before:lesion	0.24	-0.24
sentence before:let	0.77	-0.77
sentence before:let us	1.19	-1.19
sentence before:let you	-0.32	0.32
sentence before:letter	1.56	-1.56
sentence before:letter <n>	-0.74	0.74
sentence before:letter about	0.27	-0.27
sentence before:letter and	0.38	-0.38
sentence before:letter date	0.36	-0.36
sentence before:letter give	0.23	-0.23
sentence before:letter id	0.51	-0.51
sentence before:letter in	0.18	-0.18
sentence before:letter is	0.89	-0.89
sentence before:letter must	0.67	-0.67
sentence before:letter of	0.16	-0.16
sentence before:letter on	0.71	-0.71
sentence before:letter that	0.18	-0.18
sentence before:letter the	0.17	-0.17
sentence before:letter to	0.24	-0.24
sentence before:level i	-0.49	0.49
sentence before:level ii	-0.38	0.38
sentence before:level is	0.24	-0.24
sentence before:level of	0.73	-0.73
sentence before:level the	-0.43	0.43
sentence before:lf	0.55	-0.55
sentence before:lf <n>	0.55	-0.55
sentence before:lh	0.47	-0.47
sentence before:lh <n>	0.4	-0.4
sentence before:liability	-0.41	0.41
sentence before:liability in	-0.82	0.82
sentence before:liability stat	-0.58	0.58
sentence before:liability summary	-0.17	0.17
sentence before:liability with	0.19	-0.19
sentence before:liabl	-0.28	0.28
sentence before:liabl for	0.45	-0.45
sentence before:lic	0.19	-0.19
sentence before:licens	1.6	-1.6
sentence before:licens chiropractor	0.56	-0.56
sentence before:licens in	0.65	-0.65
sentence before:licens physical	0.21	-0.21
sentence before:license	0.34	-0.34
sentence before:license of	0.28	-0.28
sentence before:lidocain	-0.22	0.22
sentence before:lidocain <n>	-0.18	0.18
sentence before:life	0.48	-0.48
sentence before:life insuranc	0.45	-0.45
sentence before:lift	0.52	-0.52
sentence before:lift a	0.51	-0.51
sentence before:liga	0.18	-0.18
sentence before:lik	0.57	-0.57
sentence before:like	0.47	-0.47
sentence before:limb	0.27	-0.27
sentence before:limit	0.96	-0.96
sentence before:limit :	0.59	-0.59
sentence before:limit and	-0.29	0.29
sentence before:limit for	1.67	-1.67
sentence before:limit in	0.34	-0.34
sentence before:limit is	0.24	-0.24
sentence before:limit of	-0.85	0.85
sentence before:limit to	0.55	-0.55
sentence before:limit was	0.35	-0.35
sentence before:lindahl	0.27	-0.27
sentence before:lindgren	0.21	-0.21
sentence before:lindquist	0.45	-0.45
sentence before:line	1.06	-1.06
sentence before:line :	0.17	-0.17
sentence before:line <n>	0.62	-0.62
sentence before:line code	0.51	-0.51
sentence before:line date	0.21	-0.21
sentence before:line for	0.52	-0.52
sentence before:line from	-0.84	0.84
sentence before:line is	0.34	-0.34
sentence before:line of	0.34	-0.34
sentence before:line procedur	-0.28	0.28
sentence before:line servic	-0.62	0.62
sentence before:link	0.92	-0.92
sentence before:linnea	0.6	-0.6
sentence before:linu	0.18	-0.18
sentence before:lipid	-0.65	0.65
sentence before:lipid panel	-0.69	0.69
sentence before:list	-0.86	0.86
sentence before:list below	0.91	-0.91
sentence before:list here	0.81	-0.81
sentence before:list the	-1.45	1.45
sentence before:littl	0.77	-0.77
sentence before:littl step	0.21	-0.21
sentence before:live	0.21	-0.21
sentence before:lk	0.3	-0.3
sentence before:lk <n>	0.22	-0.22
sentence before:llc	0.63	-0.63
sentence before:llc <n>	0.38	-0.38
sentence before:llc attn	0.18	-0.18
sentence before:llc claim	-0.31	0.31
sentence before:llc for	-0.59	0.59
sentence before:llc npi	0.21	-0.21
sentence before:ln	-0.17	0.17
sentence before:ln <n>	0.36	-0.36
sentence before:ln date	0.69	-0.69
sentence before:ln dos	-0.43	0.43
sentence before:ln from	-0.21	0.21
sentence before:ln servic	-0.27	0.27
sentence before:ln svc	-0.52	0.52
sentence before:load	0.19	-0.19
sentence before:local	-0.44	0.44
sentence before:local <n>	0.25	-0.25
sentence before:local coverag	-0.75	0.75
sentence before:lock	0.35	-0.35
sentence before:lockridg	0.62	-0.62
sentence before:lodestar	0.43	-0.43
sentence before:log	0.52	-0.52
sentence before:log or	0.53	-0.53
sentence before:lone	0.25	-0.25
sentence before:lone star	0.2	-0.2
sentence before:long	0.65	-0.65
sentence before:long as	-0.19	0.19
sentence before:long term	0.56	-0.56
sentence before:longer need	-0.87	0.87
sentence before:longer requir	0.54	-0.54
sentence before:look	0.32	-0.32
sentence before:look again	1.26	-1.26
sentence before:look for	0.31	-0.31
sentence before:loop	0.2	-0.2
sentence before:lorcan	-0.5	0.5
sentence before:lorne	0.17	-0.17
sentence before:los	0.43	-0.43
sentence before:los :	0.17	-0.17
sentence before:los are	0.47	-0.47
sentence before:los of	-0.22	0.22
sentence before:lose	0.2	-0.2
sentence before:lost	0.2	-0.2
sentence before:lot	0.27	-0.27
sentence before:low	0.68	-0.68
sentence before:low back	0.84	-0.84
sentence before:low complexity	0.24	-0.24
sentence before:low heron	0.19	-0.19
sentence before:low level	-0.55	0.55
sentence before:lowcountry	0.18	-0.18
sentence before:lowe	-1.15	1.15
sentence before:lower	-0.61	0.61
sentence before:lower back	-0.57	0.57
sentence before:lower extremity	0.32	-0.32
sentence before:lower level	0.52	-0.52
sentence before:lt	-0.21	0.21
sentence before:lt <n>	-0.38	0.38
sentence before:ltp	0.17	-0.17
sentence before:ltp <n>	0.17	-0.17
sentence before:lucian	0.54	-0.54
sentence before:lucinda	0.28	-0.28
sentence before:luciu	-0.63	0.63
sentence before:lui	0.2	-0.2
sentence before:lumbar	-0.17	0.17
sentence before:lumbar epidural	0.16	-0.16
sentence before:lumbar flexion	0.73	-0.73
sentence before:lumbar spine	0.69	-0.69
sentence before:lumbar strain	-0.89	0.89
sentence before:lund	-0.16	0.16
sentence before:m	0.56	-0.56
sentence before:m <5>	0.38	-0.38
sentence before:m <m>	0.63	-0.63
sentence before:m <n>	0.39	-0.39
sentence before:m d	-0.19	0.19
sentence before:m to	0.27	-0.27
sentence before:mac	0.33	-0.33
sentence before:madam	0.32	-0.32
sentence before:madam :	0.19	-0.19
sentence before:made	1.15	-1.15
sentence before:made a	-0.24	0.24
sentence before:made by	0.33	-0.33
sentence before:made for	0.32	-0.32
sentence before:made in	0.24	-0.24
sentence before:made it	0.25	-0.25
sentence before:made on	0.74	-0.74
sentence before:made thi	-0.6	0.6
sentence before:made to	0.21	-0.21
sentence before:made within	0.22	-0.22
sentence before:maeve	0.68	-0.68
sentence before:magnu	0.66	-0.66
sentence before:mail	0.98	-0.98
sentence before:mail :	0.34	-0.34
sentence before:mail <d>	-0.51	0.51
sentence before:mail a	0.19	-0.19
sentence before:mail date	0.35	-0.35
sentence before:mail it	0.22	-0.22
sentence before:mail on	0.45	-0.45
sentence before:mail to	0.9	-0.9
sentence before:main	0.18	-0.18
sentence before:maintenanc	0.83	-0.83
sentence before:maintenanc care	0.46	-0.46
sentence before:maintenanc therapy	0.22	-0.22
sentence before:make	0.31	-0.31
sentence before:make an	-0.68	0.68
sentence before:make no	0.18	-0.18
sentence before:manag	0.65	-0.65
sentence before:manag care	-0.18	0.18
sentence before:manag to	0.21	-0.21
sentence before:manager :	0.6	-0.6
sentence before:manipul	1.52	-1.52
sentence before:manipul <m>	0.54	-0.54
sentence before:manipul <n>	0.41	-0.41
sentence before:manipul is	1.35	-1.35
sentence before:manipul of	0.94	-0.94
sentence before:manual	0.49	-0.49
sentence before:manual chapter	-0.44	0.44
sentence before:manual manipul	0.65	-0.65
sentence before:many	-0.72	0.72
sentence before:many servic	0.43	-0.43
sentence before:mapleton	0.27	-0.27
sentence before:mapleton spine	0.27	-0.27
sentence before:marchbank	0.17	-0.17
sentence before:marcu	0.31	-0.31
sentence before:marguerit	0.81	-0.81
sentence before:marigold	0.27	-0.27
sentence before:marin	0.16	-0.16
sentence before:marisol hathaway	0.18	-0.18
sentence before:mark	-1.01	1.01
sentence before:marketplac claim	0.27	-0.27
sentence before:marketplac plan	0.52	-0.52
sentence before:marsh	0.51	-0.51
sentence before:massag	0.58	-0.58
sentence before:massag <5>	-0.36	0.36
sentence before:massag <m>	0.5	-0.5
sentence before:massag is	0.22	-0.22
sentence before:massag therapy	-0.24	0.24
sentence before:match	1.65	-1.65
sentence before:match the	0.29	-0.29
sentence before:mateo	0.57	-0.57
sentence before:matter	0.28	-0.28
sentence before:matthia	0.21	-0.21
sentence before:maude	0.31	-0.31
sentence before:maume	0.2	-0.2
sentence before:maximu	0.22	-0.22
sentence before:maximum allowabl	-0.56	0.56
sentence before:maximum are	1.14	-1.14
sentence before:maximum for	-0.19	0.19
sentence before:maximum number	0.33	-0.33
sentence before:maximum of	0.36	-0.36
sentence before:maximum see	0.25	-0.25
sentence before:may	1.24	-1.24
sentence before:may <n>	0.59	-0.59
sentence before:may also	0.58	-0.58
sentence before:may appeal	-0.74	0.74
sentence before:may ask	0.67	-0.67
sentence before:may be	0.88	-0.88
sentence before:may bill	1.56	-1.56
sentence before:may bring	0.48	-0.48
sentence before:may call	0.39	-0.39
sentence before:may concern	0.41	-0.41
sentence before:may file	0.29	-0.29
sentence before:may give	0.18	-0.18
sentence before:may go	0.35	-0.35
sentence before:may have	-0.58	0.58
sentence before:may hold	0.49	-0.49
sentence before:may not	0.56	-0.56
sentence before:may note	-0.52	0.52
sentence before:may request	0.24	-0.24
sentence before:may servic	0.55	-0.55
sentence before:mayhew	0.25	-0.25
sentence before:mb	-0.51	0.51
sentence before:mbeki	0.16	-0.16
sentence before:mbi	0.96	-0.96
sentence before:mbi <n>	0.83	-0.83
sentence before:mc	0.27	-0.27
sentence before:mc <n>	0.25	-0.25
sentence before:mcallister	0.23	-0.23
sentence before:mcg	0.3	-0.3
sentence before:mco	0.23	-0.23
sentence before:md	2.49	-2.49
sentence before:md :	0.36	-0.36
sentence before:md bill	0.21	-0.21
sentence before:md on	0.82	-0.82
sentence before:md orthopedic	0.17	-0.17
sentence before:md physical	0.17	-0.17
sentence before:md radiology	0.26	-0.26
sentence before:mean a	-0.19	0.19
sentence before:mean co	1.04	-1.04
sentence before:mean that	-0.42	0.42
sentence before:measur of	0.17	-0.17
sentence before:measurabl	-0.2	0.2
sentence before:measurabl improv	0.5	-0.5
sentence before:mechanical	1.05	-1.05
sentence before:mechanical traction	1.05	-1.05
sentence before:med	0.42	-0.42
sentence before:med <n>	0.18	-0.18
sentence before:medi	0.38	-0.38
sentence before:medial	-0.54	0.54
sentence before:medica	0.48	-0.48
sentence before:medicaid	0.86	-0.86
sentence before:medicaid id	0.45	-0.45
sentence before:medicaid manag	0.21	-0.21
sentence before:medicaid patient	-0.65	0.65
sentence before:medicaid pay	0.63	-0.63
sentence before:medicaid servic	0.26	-0.26
sentence before:medicaid tricar	0.19	-0.19
sentence before:medical	0.57	-0.57
sentence before:medical accept	0.62	-0.62
sentence before:medical benefit	0.16	-0.16
sentence before:medical bill	0.16	-0.16
sentence before:medical coverag	-0.68	0.68
sentence before:medical director	0.16	-0.16
sentence before:medical fee	-1.24	1.24
sentence before:medical insuranc	0.28	-0.28
sentence before:medical judg	0.2	-0.2
sentence before:medical mutual	0.55	-0.55
sentence before:medical necessary	1.8	-1.8
sentence before:medical need	0.9	-0.9
sentence before:medical plan	1.16	-1.16
sentence before:medical policy	1.09	-1.09
sentence before:medical record	-1.25	1.25
sentence before:medical review	-0.39	0.39
sentence before:medical servic	1.23	-1.23
sentence before:medical supp	0.17	-0.17
sentence before:medicar <n>	0.42	-0.42
sentence before:medicar advantag	-0.59	0.59
sentence before:medicar amount	0.33	-0.33
sentence before:medicar and	-0.7	0.7
sentence before:medicar appeal	0.22	-0.22
sentence before:medicar approv	0.83	-0.83
sentence before:medicar benefit	-0.83	0.83
sentence before:medicar contract	0.16	-0.16
sentence before:medicar cover	0.56	-0.56
sentence before:medicar deny	0.27	-0.27
sentence before:medicar doe	0.52	-0.52
sentence before:medicar first	0.17	-0.17
sentence before:medicar has	-0.62	0.62
sentence before:medicar id	0.38	-0.38
sentence before:medicar is	-0.41	0.41
sentence before:medicar medicaid	0.39	-0.39
sentence before:medicar medicar	-0.45	0.45
sentence before:medicar no	0.29	-0.29
sentence before:medicar part	0.68	-0.68
sentence before:medicar plan	-0.47	0.47
sentence before:medicar provider	-1.07	1.07
sentence before:medicar rule	1.14	-1.14
sentence before:medicar summary	-0.64	0.64
sentence before:medicar was	0.7	-0.7
sentence before:medicar will	0.95	-0.95
sentence before:medicin <n>	-0.37	0.37
sentence before:medicin and	1.02	-1.02
sentence before:medicin befor	-0.81	0.81
sentence before:medicin on	0.2	-0.2
sentence before:medigap	-0.38	0.38
sentence before:meet	1	-1
sentence before:meet the	0.58	-0.58
sentence before:member	0.45	-0.45
sentence before:member :	0.62	-0.62
sentence before:member <n>	-1.69	1.69
sentence before:member and	0.23	-0.23
sentence before:member appeal	0.18	-0.18
sentence before:member claim	0.31	-0.31
sentence before:member contract	0.49	-0.49
sentence before:member coverag	0.62	-0.62
sentence before:member doe	0.33	-0.33
sentence before:member for	0.7	-0.7
sentence before:member had	0.79	-0.79
sentence before:member has	0.55	-0.55
sentence before:member id	0.18	-0.18
sentence before:member is	0.6	-0.6
sentence before:member ld	-0.73	0.73
sentence before:member liability	0.28	-0.28
sentence before:member may	1.81	-1.81
sentence before:member member	0.2	-0.2
sentence before:member number	0.31	-0.31
sentence before:member of	0.41	-0.41
sentence before:member on	-1.41	1.41
sentence before:member or	0.49	-0.49
sentence before:member owe	0.68	-0.68
sentence before:member plan	-0.52	0.52
sentence before:member servic	0.53	-0.53
sentence before:member share	0.35	-0.35
sentence before:member under	0.23	-0.23
sentence before:member was	0.31	-0.31
sentence before:mention	-0.6	0.6
sentence before:meritain	0.17	-0.17
sentence before:meritain health	0.17	-0.17
sentence before:merriman	-0.39	0.39
sentence before:merriweather	0.3	-0.3
sentence before:mesa	0.86	-0.86
sentence before:mesa verde	0.47	-0.47
sentence before:messag	0.2	-0.2
sentence before:messag <n>	-1.11	1.11
sentence before:messag co	-0.67	0.67
sentence before:messag code	0.47	-0.47
sentence before:met :	0.65	-0.65
sentence before:met <m>	0.35	-0.35
sentence before:met on	0.2	-0.2
sentence before:met the	-0.34	0.34
sentence before:met with	-0.67	0.67
sentence before:met your	0.19	-0.19
sentence before:mg	0.41	-0.41
sentence before:mg <n>	0.44	-0.44
sentence before:michigan	0.27	-0.27
sentence before:middl	0.42	-0.42
sentence before:military	0.81	-0.81
sentence before:military clinic	0.8	-0.8
sentence before:mill	0.67	-0.67
sentence before:min <5>	0.22	-0.22
sentence before:minor	0.51	-0.51
sentence before:minut	1.46	-1.46
sentence before:minut <n>	0.3	-0.3
sentence before:minut and	-0.52	0.52
sentence before:minut of	1.12	-1.12
sentence before:miriam	-0.5	0.5
sentence before:mis	-0.86	0.86
sentence before:miss	0.62	-0.62
sentence before:miss document	-0.99	0.99
sentence before:miss from	-0.34	0.34
sentence before:miss incomplet	1.68	-1.68
sentence before:miss or	0.26	-0.26
sentence before:miss procedur	0.51	-0.51
sentence before:miss the	0.37	-0.37
sentence before:missoury	0.54	-0.54
sentence before:mistak	0.55	-0.55
sentence before:mk	0.37	-0.37
sentence before:mk <n>	0.37	-0.37
sentence before:ml	0.36	-0.36
sentence before:ml pen	0.22	-0.22
sentence before:mm	0.3	-0.3
sentence before:mn	0.22	-0.22
sentence before:mn <n>	0.52	-0.52
sentence before:mnr	0.17	-0.17
sentence before:moa	0.44	-0.44
sentence before:moa and	0.72	-0.72
sentence before:moa ma	0.23	-0.23
sentence before:moa remark	-0.23	0.23
sentence before:mobility	0.54	-0.54
sentence before:mod	0.57	-0.57
sentence before:mod bill	-0.4	0.4
sentence before:mod charg	0.89	-0.89
sentence before:mod dx	0.34	-0.34
sentence before:mod qty	0.36	-0.36
sentence before:mod un	-0.37	0.37
sentence before:mod unit	0.41	-0.41
sentence before:modality	-0.6	0.6
sentence before:modality are	0.21	-0.21
sentence before:moderat	0.3	-0.3
sentence before:moderat to	0.16	-0.16
sentence before:modifier <n>	-0.94	0.94
sentence before:modifier and	0.42	-0.42
sentence before:modifier at	0.73	-0.73
sentence before:modifier combin	0.66	-0.66
sentence before:modifier s	0.51	-0.51
sentence before:modifier that	0.66	-0.66
sentence before:modifier used	-0.66	0.66
sentence before:moe	0.29	-0.29
sentence before:molina	0.42	-0.42
sentence before:molina healthcar	0.27	-0.27
sentence before:mon	0.38	-0.38
sentence before:monadnock	-0.29	0.29
sentence before:monday	0.56	-0.56
sentence before:monday to	0.31	-0.31
sentence before:money	0.35	-0.35
sentence before:monitor	-0.2	0.2
sentence before:montagu	0.44	-0.44
sentence before:month	0.19	-0.19
sentence before:month after	0.19	-0.19
sentence before:month and	-0.82	0.82
sentence before:month from	0.51	-0.51
sentence before:month of	1.18	-1.18
sentence before:month or	-0.53	0.53
sentence before:mordecay	-0.29	0.29
sentence before:more and	0.54	-0.54
sentence before:more for	0.26	-0.26
sentence before:more inform	0.52	-0.52
sentence before:more is	-0.68	0.68
sentence before:more muscl	-0.64	0.64
sentence before:more physical	0.2	-0.2
sentence before:more than	-0.46	0.46
sentence before:more time	0.52	-0.52
sentence before:more visit	0.51	-0.51
sentence before:more was	0.17	-0.17
sentence before:most	-0.6	0.6
sentence before:most of	0.25	-0.25
sentence before:mother	-0.58	0.58
sentence before:motion	-0.56	0.56
sentence before:motion and	0.43	-0.43
sentence before:motor vehicl	0.19	-0.19
sentence before:mountain	-0.63	0.63
sentence before:mountain health	-0.91	0.91
sentence before:mountain physical	0.18	-0.18
sentence before:mov	-0.76	0.76
sentence before:mr	1.59	-1.59
sentence before:mri is	-0.82	0.82
sentence before:mri lower	0.17	-0.17
sentence before:mri of	0.69	-0.69
sentence before:mri unles	1.2	-1.2
sentence before:mri was	0.17	-0.17
sentence before:mrn	0.25	-0.25
sentence before:mrr	0.3	-0.3
sentence before:mrr <n>	0.3	-0.3
sentence before:mrs	-0.24	0.24
sentence before:ms	1.7	-1.7
sentence before:ms <n>	0.22	-0.22
sentence before:ms renner	0.29	-0.29
sentence before:msg	-1.14	1.14
sentence before:msg <d>	-1.03	1.03
sentence before:msgt	0.3	-0.3
sentence before:mtu	0.28	-0.28
sentence before:multipl	0.16	-0.16
sentence before:muscl	-0.48	0.48
sentence before:muscl <5>	0.31	-0.31
sentence before:must	1.03	-1.03
sentence before:must ask	0.34	-0.34
sentence before:must be	-0.17	0.17
sentence before:must come	0.78	-0.78
sentence before:must file	0.38	-0.38
sentence before:must have	0.45	-0.45
sentence before:must pay	-0.89	0.89
sentence before:must reach	0.59	-0.59
sentence before:must receiv	0.31	-0.31
sentence before:must send	0.23	-0.23
sentence before:must sign	0.23	-0.23
sentence before:must write	0.22	-0.22
sentence before:mutual	0.22	-0.22
sentence before:mutual health	0.16	-0.16
sentence before:mv	0.16	-0.16
sentence before:my	0.16	-0.16
sentence before:myofascial	0.36	-0.36
sentence before:n	0.26	-0.26
sentence before:n a	0.19	-0.19
sentence before:n townzip	0.18	-0.18
sentence before:nail	0.42	-0.42
sentence before:name	0.34	-0.34
sentence before:name :	0.93	-0.93
sentence before:name a	-0.39	0.39
sentence before:name and	0.18	-0.18
sentence before:name claim	-0.49	0.49
sentence before:name member	0.4	-0.4
sentence before:name of	0.18	-0.18
sentence before:name recipient	-1.07	1.07
sentence before:name the	0.2	-0.2
sentence before:named	0.67	-0.67
sentence before:named above	0.3	-0.3
sentence before:named insur	0.2	-0.2
sentence before:naproxen	0.5	-0.5
sentence before:nathaniel	0.27	-0.27
sentence before:national	2.13	-2.13
sentence before:national correct	0.58	-0.58
sentence before:national drug	0.38	-0.38
sentence before:nc	-0.41	0.41
sentence before:nc <n>	-0.58	0.58
sentence before:ncci	0.6	-0.6
sentence before:ndc	0.88	-0.88
sentence before:necessary	2.52	-2.52
sentence before:necessary and	0.48	-0.48
sentence before:necessary as	0.3	-0.3
sentence before:necessary at	-0.33	0.33
sentence before:necessary becaus	0.16	-0.16
sentence before:necessary for	0.8	-0.8
sentence before:necessary or	0.19	-0.19
sentence before:necessary under	0.49	-0.49
sentence before:necessary when	-0.68	0.68
sentence before:necessity	-0.31	0.31
sentence before:necessity by	0.74	-0.74
sentence before:neck	-0.17	0.17
sentence before:neck and	0.31	-0.31
sentence before:neck pain	0.72	-0.72
sentence before:need	0.76	-0.76
sentence before:need <n>	0.48	-0.48
sentence before:need a	-0.16	0.16
sentence before:need an	0.43	-0.43
sentence before:need and	0.37	-0.37
sentence before:need approval	0.92	-0.92
sentence before:need befor	-0.98	0.98
sentence before:need for	-0.57	0.57
sentence before:need help	0.26	-0.26
sentence before:need more	0.22	-0.22
sentence before:need no	0.43	-0.43
sentence before:need not	0.18	-0.18
sentence before:need our	-0.44	0.44
sentence before:need prior	0.32	-0.32
sentence before:need the	-0.69	0.69
sentence before:need to	0.71	-0.71
sentence before:needl	1.08	-1.08
sentence before:needl <n>	0.37	-0.37
sentence before:needl for	-0.56	0.56
sentence before:needl insertion	0.95	-0.95
sentence before:needl is	1.03	-1.03
sentence before:negativ	-1.09	1.09
sentence before:negotiat	0.19	-0.19
sentence before:neither	0.17	-0.17
sentence before:neither paid	0.68	-0.68
sentence before:neither was	0.21	-0.21
sentence before:nerve	0.56	-0.56
sentence before:net <m>	0.24	-0.24
sentence before:net of	-0.44	0.44
sentence before:network	-0.32	0.32
sentence before:network :	0.22	-0.22
sentence before:network agre	-0.71	0.71
sentence before:network and	-0.52	0.52
sentence before:network discount	0.37	-0.37
sentence before:network provider	0.5	-0.5
sentence before:network rate	-0.65	0.65
sentence before:network region	-0.55	0.55
sentence before:network sav	-0.51	0.51
sentence before:neurologist	1.45	-1.45
sentence before:neurology	-0.41	0.41
sentence before:neuromuscular	0.48	-0.48
sentence before:neuromuscular re	0.36	-0.36
sentence before:new	0.48	-0.48
sentence before:new and	0.67	-0.67
sentence before:new claim	-0.22	0.22
sentence before:new explan	0.45	-0.45
sentence before:new jersey	0.16	-0.16
sentence before:new look	-0.48	0.48
sentence before:new one	0.38	-0.38
sentence before:new patient	0.54	-0.54
sentence before:new request	0.85	-0.85
sentence before:new visit	0.49	-0.49
sentence before:new york	0.35	-0.35
sentence before:next <n>	0.16	-0.16
sentence before:next ?	0.21	-0.21
sentence before:next level	0.33	-0.33
sentence before:next pay	0.47	-0.47
sentence before:next step	0.43	-0.43
sentence before:nf	0.21	-0.21
sentence before:nf <n>	0.2	-0.2
sentence before:nh	0.24	-0.24
sentence before:night	0.26	-0.26
sentence before:nine	0.75	-0.75
sentence before:nmac	0.81	-0.81
sentence before:no	0.95	-0.95
sentence before:no :	0.98	-0.98
sentence before:no <5>	0.24	-0.24
sentence before:no <m>	-1.03	1.03
sentence before:no <n>	-0.52	0.52
sentence before:no action	0.21	-0.21
sentence before:no advanc	0.3	-0.3
sentence before:no answer	-1.7	1.7
sentence before:no appeal	0.5	-0.5
sentence before:no approval	0.7	-0.7
sentence before:no authoriz	0.94	-0.94
sentence before:no benefit	0.75	-0.75
sentence before:no bill	-0.45	0.45
sentence before:no chang	0.97	-0.97
sentence before:no claim	-0.22	0.22
sentence before:no conflict	0.32	-0.32
sentence before:no contract	0.63	-0.63
sentence before:no cost	0.22	-0.22
sentence before:no coverag	0.3	-0.3
sentence before:no decision	1.03	-1.03
sentence before:no dos	-0.75	0.75
sentence before:no exception	0.9	-0.9
sentence before:no fault	0.3	-0.3
sentence before:no fee	0.16	-0.16
sentence before:no fever	-0.74	0.74
sentence before:no fractur	0.19	-0.19
sentence before:no further	0.93	-0.93
sentence before:no gain	-0.46	0.46
sentence before:no interest	0.33	-0.33
sentence before:no later	0.7	-0.7
sentence before:no los	-0.41	0.41
sentence before:no measur	-1.07	1.07
sentence before:no measurabl	-0.64	0.64
sentence before:no medical	0.48	-0.48
sentence before:no member	0.28	-0.28
sentence before:no modifier	0.17	-0.17
sentence before:no more	0.85	-0.85
sentence before:no need	0.79	-0.79
sentence before:no new	-0.67	0.67
sentence before:no note	0.36	-0.36
sentence before:no number	0.23	-0.23
sentence before:no objectiv	0.19	-0.19
sentence before:no other	-0.17	0.17
sentence before:no part	-0.36	0.36
sentence before:no patient	0.17	-0.17
sentence before:no reason	-0.4	0.4
sentence before:no record	0.8	-0.8
sentence before:no referral	0.26	-0.26
sentence before:no request	-0.64	0.64
sentence before:no separat	0.23	-0.23
sentence before:no servic	0.27	-0.27
sentence before:no sign	-0.86	0.86
sentence before:no such	0.47	-0.47
sentence before:no surgery	-0.48	0.48
sentence before:no thought	-0.69	0.69
sentence before:no tie	0.17	-0.17
sentence before:no to	0.2	-0.2
sentence before:no total	0.21	-0.21
sentence before:no treat	-1.37	1.37
sentence before:no weaknes	-0.31	0.31
sentence before:no x	0.58	-0.58
sentence before:nobody	0.29	-0.29
sentence before:non	0.43	-0.43
sentence before:non contract	-0.68	0.68
sentence before:non cover	0.59	-0.59
sentence before:none is	0.26	-0.26
sentence before:none of	-0.91	0.91
sentence before:none on	0.24	-0.24
sentence before:none was	0.61	-0.61
sentence before:nor	1.42	-1.42
sentence before:nor deny	0.64	-0.64
sentence before:normal	1.25	-1.25
sentence before:normal strength	0.3	-0.3
sentence before:north	0.52	-0.52
sentence before:north carolina	0.3	-0.3
sentence before:not	0.6	-0.6
sentence before:not a	0.59	-0.59
sentence before:not able	-0.53	0.53
sentence before:not accept	0.19	-0.19
sentence before:not affect	-0.44	0.44
sentence before:not agree	-0.73	0.73
sentence before:not an	0.95	-0.95
sentence before:not answer	1.29	-1.29
sentence before:not appeal	0.51	-0.51
sentence before:not approv	-0.62	0.62
sentence before:not ask	-0.28	0.28
sentence before:not at	0.67	-0.67
sentence before:not authoriz	0.78	-0.78
sentence before:not be	0.21	-0.21
sentence before:not been	0.63	-0.63
sentence before:not billabl	-1.07	1.07
sentence before:not call	0.58	-0.58
sentence before:not certify	-0.4	0.4
sentence before:not chang	0.17	-0.17
sentence before:not charg	0.26	-0.26
sentence before:not code	-1.53	1.53
sentence before:not collect	0.21	-0.21
sentence before:not come	-0.55	0.55
sentence before:not compatibl	0.66	-0.66
sentence before:not copay	-0.42	0.42
sentence before:not cov	-0.21	0.21
sentence before:not cover	0.3	-0.3
sentence before:not decid	-0.66	0.66
sentence before:not deduct	0.22	-0.22
sentence before:not deductibl	0.19	-0.19
sentence before:not deem	0.73	-0.73
sentence before:not describ	0.72	-0.72
sentence before:not eligibl	0.61	-0.61
sentence before:not enroll	0.77	-0.77
sentence before:not establish	0.61	-0.61
sentence before:not get	0.48	-0.48
sentence before:not give	-0.92	0.92
sentence before:not go	0.37	-0.37
sentence before:not had	0.43	-0.43
sentence before:not hear	0.16	-0.16
sentence before:not help	-0.41	0.41
sentence before:not here	0.26	-0.26
sentence before:not in	0.49	-0.49
sentence before:not includ	0.23	-0.23
sentence before:not insur	0.24	-0.24
sentence before:not involv	0.3	-0.3
sentence before:not know	0.19	-0.19
sentence before:not later	0.24	-0.24
sentence before:not lengthen	0.33	-0.33
sentence before:not let	0.24	-0.24
sentence before:not look	-0.5	0.5
sentence before:not match	1.12	-1.12
sentence before:not medical	2.35	-2.35
sentence before:not meet	1.5	-1.5
sentence before:not met	0.29	-0.29
sentence before:not name	-0.83	0.83
sentence before:not necessary	0.35	-0.35
sentence before:not need	0.94	-0.94
sentence before:not obtain	0.69	-0.69
sentence before:not on	0.67	-0.67
sentence before:not one	-0.23	0.23
sentence before:not owe	-1.31	1.31
sentence before:not paid	-1.58	1.58
sentence before:not part	0.26	-0.26
sentence before:not pay	0.77	-0.77
sentence before:not payabl	0.93	-0.93
sentence before:not plan	0.45	-0.45
sentence before:not provid	-1.18	1.18
sentence before:not reasonabl	0.74	-0.74
sentence before:not receiv	-0.25	0.25
sentence before:not record	0.26	-0.26
sentence before:not relat	0.24	-0.24
sentence before:not remark	0.6	-0.6
sentence before:not report	0.52	-0.52
sentence before:not responsibl	0.98	-0.98
sentence before:not return	0.68	-0.68
sentence before:not say	-0.36	0.36
sentence before:not see	0.52	-0.52
sentence before:not send	0.65	-0.65
sentence before:not sent	0.47	-0.47
sentence before:not show	1.26	-1.26
sentence before:not shown	0.28	-0.28
sentence before:not sign	0.36	-0.36
sentence before:not stop	0.19	-0.19
sentence before:not support	0.8	-0.8
sentence before:not take	0.27	-0.27
sentence before:not taken	0.19	-0.19
sentence before:not tell	-0.16	0.16
sentence before:not the	1.43	-1.43
sentence before:not to	0.17	-0.17
sentence before:not valid	0.42	-0.42
sentence before:not with	0.21	-0.21
sentence before:not work	-0.69	0.69
sentence before:not yet	-0.64	0.64
sentence before:note :	1.63	-1.63
sentence before:note <d>	-0.97	0.97
sentence before:note <n>	-0.51	0.51
sentence before:note a	-1.07	1.07
sentence before:note an	0.19	-0.19
sentence before:note bill	-0.41	0.41
sentence before:note co	-1.21	1.21
sentence before:note d	0.99	-0.99
sentence before:note date	-0.48	0.48
sentence before:note do	0.35	-0.35
sentence before:note doe	-0.43	0.43
sentence before:note from	1.63	-1.63
sentence before:note give	-1.55	1.55
sentence before:note is	-0.18	0.18
sentence before:note k	0.19	-0.19
sentence before:note of	0.4	-0.4
sentence before:note on	-0.69	0.69
sentence before:note record	1.21	-1.21
sentence before:note repeat	0.22	-0.22
sentence before:note say	-0.85	0.85
sentence before:note servic	-0.46	0.46
sentence before:note show	1.62	-1.62
sentence before:note support	0.41	-0.41
sentence before:note tell	-0.52	0.52
sentence before:note that	-1.26	1.26
sentence before:note to	0.51	-0.51
sentence before:note we	-0.6	0.6
sentence before:note with	0.53	-0.53
sentence before:note you	-0.61	0.61
sentence before:noth	2	-2
sentence before:noth has	0.47	-0.47
sentence before:noth in	0.55	-0.55
sentence before:noth is	0.32	-0.32
sentence before:noth more	-0.52	0.52
sentence before:noth was	0.83	-0.83
sentence before:notic	0.85	-0.85
sentence before:notic :	0.23	-0.23
sentence before:notic careful	0.47	-0.47
sentence before:notic date	0.7	-0.7
sentence before:notic explain	0.25	-0.25
sentence before:notic for	0.27	-0.27
sentence before:notic of	1.57	-1.57
sentence before:notic or	-0.76	0.76
sentence before:notic to	0.34	-0.34
sentence before:notic was	0.18	-0.18
sentence before:notific	-0.27	0.27
sentence before:notific authoriz	1.33	-1.33
sentence before:notific pre	-0.62	0.62
sentence before:now	-0.68	0.68
sentence before:now :	0.25	-0.25
sentence before:now and	-0.34	0.34
sentence before:now met	0.71	-0.71
sentence before:now walk	-1.52	1.52
sentence before:np	0.27	-0.27
sentence before:np servic	0.4	-0.4
sentence before:npi	1.23	-1.23
sentence before:npi :	0.39	-0.39
sentence before:npi <n>	1.04	-1.04
sentence before:npp	0.29	-0.29
sentence before:num	0.32	-0.32
sentence before:number	1.1	-1.1
sentence before:number :	0.93	-0.93
sentence before:number <5>	-0.36	0.36
sentence before:number a	0.21	-0.21
sentence before:number above	0.2	-0.2
sentence before:number amount	-0.91	0.91
sentence before:number and	0.34	-0.34
sentence before:number c	0.21	-0.21
sentence before:number claim	0.19	-0.19
sentence before:number date	0.36	-0.36
sentence before:number e	0.22	-0.22
sentence before:number for	0.65	-0.65
sentence before:number is	1.01	-1.01
sentence before:number medicaid	-0.63	0.63
sentence before:number none	0.21	-0.21
sentence before:number of	0.63	-0.63
sentence before:number on	0.42	-0.42
sentence before:number pa	0.19	-0.19
sentence before:number servic	-0.25	0.25
sentence before:number with	0.23	-0.23
sentence before:numbnes	0.79	-0.79
sentence before:nurs	0.83	-0.83
sentence before:nurs facility	0.16	-0.16
sentence before:nurse reviewer	0.2	-0.2
sentence before:nw	-0.24	0.24
sentence before:nwosu	0.2	-0.2
sentence before:o	0.71	-0.71
sentence before:o :	0.2	-0.2
sentence before:o <n>	0.91	-0.91
sentence before:o box	0.55	-0.55
sentence before:oa	-0.84	0.84
sentence before:oa <n>	-0.58	0.58
sentence before:oak	0.44	-0.44
sentence before:oake	0.42	-0.42
sentence before:obadiah	0.26	-0.26
sentence before:obesity	0.64	-0.64
sentence before:objection	-0.4	0.4
sentence before:objectiv	0.53	-0.53
sentence before:objectiv find	-0.5	0.5
sentence before:oblig	0.9	-0.9
sentence before:oblig <n>	0.88	-0.88
sentence before:obstructiv	0.33	-0.33
sentence before:obstructiv sleep	0.33	-0.33
sentence before:obtain	0.72	-0.72
sentence before:oc	0.25	-0.25
sentence before:oc <n>	0.25	-0.25
sentence before:occupational	0.33	-0.33
sentence before:occupational and	-0.67	0.67
sentence before:occupational therapy	1.29	-1.29
sentence before:occurrenc	-0.23	0.23
sentence before:occurrenc has	-0.23	0.23
sentence before:ocmulge	0.57	-0.57
sentence before:ocone	0.36	-0.36
sentence before:octavia	0.78	-0.78
sentence before:odaly	0.37	-0.37
sentence before:odell	-0.7	0.7
sentence before:odessa	0.3	-0.3
sentence before:odett	0.21	-0.21
sentence before:odg	0.9	-0.9
sentence before:odile	-0.69	0.69
sentence before:odom	0.18	-0.18
sentence before:oduya	0.47	-0.47
sentence before:of :	0.34	-0.34
sentence before:of <5>	-0.74	0.74
sentence before:of <d>	-0.49	0.49
sentence before:of <m>	0.97	-0.97
sentence before:of <month>	0.25	-0.25
sentence before:of <n>	0.49	-0.49
sentence before:of a	1.06	-1.06
sentence before:of accident	0.36	-0.36
sentence before:of activ	0.17	-0.17
sentence before:of advers	0.21	-0.21
sentence before:of all	0.16	-0.16
sentence before:of an	0.6	-0.6
sentence before:of another	0.89	-0.89
sentence before:of appeal	0.83	-0.83
sentence before:of benefit	0.22	-0.22
sentence before:of bill	1.17	-1.17
sentence before:of birth	1.22	-1.22
sentence before:of bladder	-0.39	0.39
sentence before:of both	-1.12	1.12
sentence before:of busines	0.16	-0.16
sentence before:of care	-0.66	0.66
sentence before:of charg	0.48	-0.48
sentence before:of chiropractic	0.33	-0.33
sentence before:of code	-0.6	0.6
sentence before:of conservativ	0.61	-0.61
sentence before:of coverag	0.61	-0.61
sentence before:of denial	0.54	-0.54
sentence before:of description	-0.8	0.8
sentence before:of document	0.34	-0.34
sentence before:of dr	0.16	-0.16
sentence before:of each	0.89	-0.89
sentence before:of earlier	0.17	-0.17
sentence before:of earn	0.29	-0.29
sentence before:of eligibility	0.34	-0.34
sentence before:of erisa	0.37	-0.37
sentence before:of financial	0.34	-0.34
sentence before:of health	0.26	-0.26
sentence before:of her	1.22	-1.22
sentence before:of his	-1.18	1.18
sentence before:of illinoy	0.19	-0.19
sentence before:of inform	0.28	-0.28
sentence before:of injury	0.55	-0.55
sentence before:of insuranc	0.32	-0.32
sentence before:of interest	0.32	-0.32
sentence before:of it	-0.23	0.23
sentence before:of its	-0.24	0.24
sentence before:of liability	-0.7	0.7
sentence before:of los	0.3	-0.3
sentence before:of lumbar	0.68	-0.68
sentence before:of may	0.24	-0.24
sentence before:of medicaid	-0.29	0.29
sentence before:of medical	-0.41	0.41
sentence before:of medicar	-0.56	0.56
sentence before:of member	0.16	-0.16
sentence before:of michigan	0.2	-0.2
sentence before:of motion	-0.96	0.96
sentence before:of network	0.17	-0.17
sentence before:of new	0.16	-0.16
sentence before:of north	0.22	-0.22
sentence before:of notic	0.41	-0.41
sentence before:of ohio	0.25	-0.25
sentence before:of one	0.43	-0.43
sentence before:of or	0.48	-0.48
sentence before:of other	0.2	-0.2
sentence before:of our	1.28	-1.28
sentence before:of outpatient	0.23	-0.23
sentence before:of overpay	0.3	-0.3
sentence before:of paid	0.19	-0.19
sentence before:of pay	1.34	-1.34
sentence before:of personnel	0.38	-0.38
sentence before:of physical	-0.27	0.27
sentence before:of physician	0.19	-0.19
sentence before:of proc	0.16	-0.16
sentence before:of progres	0.24	-0.24
sentence before:of provider	1.09	-1.09
sentence before:of receipt	0.43	-0.43
sentence before:of receiv	0.4	-0.4
sentence before:of recovery	-0.45	0.45
sentence before:of representativ	0.22	-0.22
sentence before:of review	0.59	-0.59
sentence before:of self	0.48	-0.48
sentence before:of servic	0.21	-0.21
sentence before:of six	0.31	-0.31
sentence before:of skin	-0.84	0.84
sentence before:of svc	-0.5	0.5
sentence before:of that	0.46	-0.46
sentence before:of the	0.61	-0.61
sentence before:of them	0.99	-0.99
sentence before:of therapeutic	-0.5	0.5
sentence before:of therapy	0.28	-0.28
sentence before:of these	-0.42	0.42
sentence before:of thi	1.17	-1.17
sentence before:of those	-0.6	0.6
sentence before:of three	1.54	-1.54
sentence before:of time	0.4	-0.4
sentence before:of today	0.51	-0.51
sentence before:of treat	-0.4	0.4
sentence before:of trust	0.31	-0.31
sentence before:of two	1.14	-1.14
sentence before:of type	0.29	-0.29
sentence before:of unit	0.63	-0.63
sentence before:of visit	0.76	-0.76
sentence before:of weaknes	-0.25	0.25
sentence before:of which	1.21	-1.21
sentence before:of why	0.28	-0.28
sentence before:of worker	0.51	-0.51
sentence before:of your	1.33	-1.33
sentence before:off	0.99	-0.99
sentence before:offer	0.46	-0.46
sentence before:offic	1	-1
sentence before:offic :	0.36	-0.36
sentence before:offic <m>	0.29	-0.29
sentence before:offic and	0.56	-0.56
sentence before:offic note	0.4	-0.4
sentence before:offic of	0.51	-0.51
sentence before:offic on	1.06	-1.06
sentence before:offic or	0.18	-0.18
sentence before:offic visit	-0.24	0.24
sentence before:official	-1.15	1.15
sentence before:official medical	-1.36	1.36
sentence before:offset	0.79	-0.79
sentence before:offset until	0.23	-0.23
sentence before:oh	0.18	-0.18
sentence before:ohio	0.32	-0.32
sentence before:ohio depart	-0.3	0.3
sentence before:ohio medicaid	0.29	-0.29
sentence before:ohp	0.18	-0.18
sentence before:okafor	0.47	-0.47
sentence before:okonjo	0.48	-0.48
sentence before:okonjo reye	0.19	-0.19
sentence before:ol	0.21	-0.21
sentence before:old	-0.19	0.19
sentence before:omf	0.16	-0.16
sentence before:on <d>	-0.41	0.41
sentence before:on <month>	-0.41	0.41
sentence before:on <n>	0.23	-0.23
sentence before:on a	0.46	-0.46
sentence before:on all	-1.06	1.06
sentence before:on an	0.29	-0.29
sentence before:on appeal	0.16	-0.16
sentence before:on behalf	0.63	-0.63
sentence before:on both	-0.89	0.89
sentence before:on claim	1.83	-1.83
sentence before:on each	0.63	-0.63
sentence before:on file	0.81	-0.81
sentence before:on hold	0.62	-0.62
sentence before:on it	1.05	-1.05
sentence before:on its	0.67	-0.67
sentence before:on may	0.77	-0.77
sentence before:on one	-1.25	1.25
sentence before:on or	0.75	-0.75
sentence before:on page	0.46	-0.46
sentence before:on receipt	0.31	-0.31
sentence before:on request	0.36	-0.36
sentence before:on that	-0.45	0.45
sentence before:on the	-0.35	0.35
sentence before:on these	-1.42	1.42
sentence before:on thi	1.21	-1.21
sentence before:on top	0.96	-0.96
sentence before:on which	-0.73	0.73
sentence before:on with	0.91	-0.91
sentence before:on your	0.54	-0.54
sentence before:once	1.05	-1.05
sentence before:once a	0.94	-0.94
sentence before:once in	0.93	-0.93
sentence before:one	1.08	-1.08
sentence before:one day	-1.12	1.12
sentence before:one foot	-0.33	0.33
sentence before:one hundr	-0.21	0.21
sentence before:one in	0.82	-0.82
sentence before:one injection	-0.21	0.21
sentence before:one is	0.48	-0.48
sentence before:one of	1.38	-1.38
sentence before:one that	0.53	-0.53
sentence before:one visit	-0.94	0.94
sentence before:one was	-0.38	0.38
sentence before:one we	0.25	-0.25
sentence before:one year	0.95	-0.95
sentence before:onlin	0.46	-0.46
sentence before:only	0.39	-0.39
sentence before:only :	0.21	-0.21
sentence before:only a	0.55	-0.55
sentence before:only and	-0.39	0.39
sentence before:only for	-0.4	0.4
sentence before:only if	-1.02	1.02
sentence before:only when	0.44	-0.44
sentence before:only whether	0.38	-0.38
sentence before:only with	0.56	-0.56
sentence before:op	0.52	-0.52
sentence before:op <n>	0.42	-0.42
sentence before:open	1.58	-1.58
sentence before:open to	0.35	-0.35
sentence before:oper	0.17	-0.17
sentence before:operativ	0.26	-0.26
sentence before:operativ report	0.22	-0.22
sentence before:opm	0.26	-0.26
sentence before:option	1.43	-1.43
sentence before:option pay	0.61	-0.61
sentence before:optum	-0.21	0.21
sentence before:optum va	-0.52	0.52
sentence before:or <n>	0.43	-0.43
sentence before:or a	-0.16	0.16
sentence before:or an	0.28	-0.28
sentence before:or at	0.18	-0.18
sentence before:or attest	0.53	-0.53
sentence before:or authoriz	0.52	-0.52
sentence before:or befor	0.76	-0.76
sentence before:or bowel	0.63	-0.63
sentence before:or by	0.9	-0.9
sentence before:or call	0.56	-0.56
sentence before:or contract	0.32	-0.32
sentence before:or deny	-0.17	0.17
sentence before:or fax	0.93	-0.93
sentence before:or federal	0.36	-0.36
sentence before:or guardian	0.49	-0.49
sentence before:or has	0.16	-0.16
sentence before:or her	0.41	-0.41
sentence before:or in	0.22	-0.22
sentence before:or injury	0.45	-0.45
sentence before:or invalid	1	-1
sentence before:or investigational	-0.26	0.26
sentence before:or item	0.73	-0.73
sentence before:or madam	0.28	-0.28
sentence before:or mail	0.19	-0.19
sentence before:or medicin	-0.33	0.33
sentence before:or more	-1.27	1.27
sentence before:or no	0.33	-0.33
sentence before:or not	1.06	-1.06
sentence before:or npp	0.29	-0.29
sentence before:or occurrenc	-0.23	0.23
sentence before:or of	-0.85	0.85
sentence before:or other	1.25	-1.25
sentence before:or pay	0.65	-0.65
sentence before:or procedur	0.74	-0.74
sentence before:or remittanc	0.38	-0.38
sentence before:or servic	0.26	-0.26
sentence before:or should	0.16	-0.16
sentence before:or someon	0.33	-0.33
sentence before:or support	0.21	-0.21
sentence before:or the	0.23	-0.23
sentence before:or therapy	-0.37	0.37
sentence before:or to	0.79	-0.79
sentence before:or treat	-0.57	0.57
sentence before:or upload	0.27	-0.27
sentence before:or was	-0.75	0.75
sentence before:or when	-1.27	1.27
sentence before:or with	0.83	-0.83
sentence before:or your	0.83	-0.83
sentence before:oral	0.32	-0.32
sentence before:orchard	-0.78	0.78
sentence before:order	2.02	-2.02
sentence before:order :	0.52	-0.52
sentence before:order by	0.19	-0.19
sentence before:order for	1.28	-1.28
sentence before:order of	0.6	-0.6
sentence before:order or	0.7	-0.7
sentence before:order provider	1.08	-1.08
sentence before:ordinary	-0.26	0.26
sentence before:oregon	0.56	-0.56
sentence before:organiz	0.57	-0.57
sentence before:original	0.41	-0.41
sentence before:original decision	-0.28	0.28
sentence before:original denial	0.39	-0.39
sentence before:ors	0.37	-0.37
sentence before:ors <n>	0.37	-0.37
sentence before:orthopaedic	0.95	-0.95
sentence before:orthopedic	-0.85	0.85
sentence before:orthopedic :	-0.98	0.98
sentence before:orthopedic surgery	0.18	-0.18
sentence before:orthopedic test	-1.21	1.21
sentence before:orthosy	0.58	-0.58
sentence before:orthotic	1.07	-1.07
sentence before:osc	-0.36	0.36
sentence before:osc <n>	-0.36	0.36
sentence before:oscar	-0.25	0.25
sentence before:osei	1.03	-1.03
sentence before:osgood	0.48	-0.48
sentence before:ostrander	-0.29	0.29
sentence before:oswestry	-0.54	0.54
sentence before:oswestry score	-0.87	0.87
sentence before:ot	-0.88	0.88
sentence before:other	0.25	-0.25
sentence before:other <n>	-0.63	0.63
sentence before:other carrier	0.94	-0.94
sentence before:other claim	0.29	-0.29
sentence before:other coverag	-1.06	1.06
sentence before:other document	0.35	-0.35
sentence before:other group	0.54	-0.54
sentence before:other hand	0.94	-0.94
sentence before:other health	-0.51	0.51
sentence before:other ins	0.51	-0.51
sentence before:other insuranc	0.69	-0.69
sentence before:other insurer	0.31	-0.31
sentence before:other plan	0.88	-0.88
sentence before:other remedy	0.43	-0.43
sentence before:other servic	0.63	-0.63
sentence before:other side	-0.67	0.67
sentence before:other than	0.3	-0.3
sentence before:otherwis	0.36	-0.36
sentence before:oti	-0.73	0.73
sentence before:otr	0.93	-0.93
sentence before:otr l	0.56	-0.56
sentence before:ottili	-0.39	0.39
sentence before:ottolin fraze	0.17	-0.17
sentence before:our allowanc	0.23	-0.23
sentence before:our answer	0.29	-0.29
sentence before:our approval	0.75	-0.75
sentence before:our audit	0.17	-0.17
sentence before:our case	0.34	-0.34
sentence before:our claim	0.43	-0.43
sentence before:our count	0.2	-0.2
sentence before:our decision	-1.08	1.08
sentence before:our denial	0.62	-0.62
sentence before:our earlier	-1.11	1.11
sentence before:our file	-1.15	1.15
sentence before:our first	0.55	-0.55
sentence before:our guidelin	1.46	-1.46
sentence before:our hand	-0.54	0.54
sentence before:our letter	0.57	-0.57
sentence before:our medical	-0.44	0.44
sentence before:our member	-0.27	0.27
sentence before:our network	0.92	-0.92
sentence before:our notic	0.34	-0.34
sentence before:our number	0.23	-0.23
sentence before:our pay	0.28	-0.28
sentence before:our payer	0.29	-0.29
sentence before:our physician	0.46	-0.46
sentence before:our plan	1.33	-1.33
sentence before:our policy	1.11	-1.11
sentence before:our provider	0.23	-0.23
sentence before:our record	0.94	-0.94
sentence before:our request	0.94	-0.94
sentence before:our reviewer	1.09	-1.09
sentence before:our rule	-0.64	0.64
sentence before:our share	0.24	-0.24
sentence before:our system	-0.51	0.51
sentence before:our websit	0.23	-0.23
sentence before:out	1.43	-1.43
sentence before:out of	0.18	-0.18
sentence before:out our	0.18	-0.18
sentence before:outcom	-0.2	0.2
sentence before:outcom :	0.2	-0.2
sentence before:outcom measur	0.64	-0.64
sentence before:outpatient	0.29	-0.29
sentence before:outpatient physical	0.74	-0.74
sentence before:outpatient rehabilit	0.56	-0.56
sentence before:outpatient therapy	-0.54	0.54
sentence before:outpatient treat	0.3	-0.3
sentence before:outpatient visit	-0.44	0.44
sentence before:outsid	0.37	-0.37
sentence before:over	-1.17	1.17
sentence before:over <n>	1.23	-1.23
sentence before:over the	-1.28	1.28
sentence before:overpaid	-1.76	1.76
sentence before:overpaid :	0.16	-0.16
sentence before:overpaid <m>	-0.86	0.86
sentence before:overpay	0.59	-0.59
sentence before:overpay :	0.48	-0.48
sentence before:overpay of	-0.84	0.84
sentence before:overpay recovery	0.21	-0.21
sentence before:overturn	1.92	-1.92
sentence before:overturn our	0.47	-0.47
sentence before:overturn will	0.29	-0.29
sentence before:ovp	0.47	-0.47
sentence before:ovp <n>	0.47	-0.47
sentence before:owe	-0.4	0.4
sentence before:owe :	0.19	-0.19
sentence before:owe <d>	0.57	-0.57
sentence before:owe <m>	0.57	-0.57
sentence before:owe code	0.17	-0.17
sentence before:owe it	-1.96	1.96
sentence before:owe note	-0.58	0.58
sentence before:owe noth	0.41	-0.41
sentence before:owe we	0.16	-0.16
sentence before:owe you	0.22	-0.22
sentence before:owe your	0.18	-0.18
sentence before:owed	0.2	-0.2
sentence before:own	-0.22	0.22
sentence before:own and	0.37	-0.37
sentence before:own employer	-0.38	0.38
sentence before:oyelowo	0.42	-0.42
sentence before:oyler	0.41	-0.41
sentence before:ozark	0.35	-0.35
sentence before:p	0.62	-0.62
sentence before:p :	0.61	-0.61
sentence before:p <n>	0.34	-0.34
sentence before:p a	-0.25	0.25
sentence before:p c	0.3	-0.3
sentence before:p m	0.24	-0.24
sentence before:p o	0.54	-0.54
sentence before:pa	0.37	-0.37
sentence before:pa <n>	-0.27	0.27
sentence before:pa c	0.42	-0.42
sentence before:pacificsourc	-0.86	0.86
sentence before:pack	0.49	-0.49
sentence before:packer	0.26	-0.26
sentence before:page	1.58	-1.58
sentence before:page :	0.45	-0.45
sentence before:page <n>	0.72	-0.72
sentence before:page on	0.28	-0.28
sentence before:paid <5>	0.38	-0.38
sentence before:paid <d>	-0.67	0.67
sentence before:paid <m>	-1.09	1.09
sentence before:paid <n>	1.21	-1.21
sentence before:paid adjust	0.35	-0.35
sentence before:paid after	-0.81	0.81
sentence before:paid amount	-0.22	0.22
sentence before:paid amt	0.25	-0.25
sentence before:paid and	0.97	-0.97
sentence before:paid as	0.72	-0.72
sentence before:paid at	0.71	-0.71
sentence before:paid befor	0.62	-0.62
sentence before:paid by	-0.37	0.37
sentence before:paid claim	0.97	-0.97
sentence before:paid co	0.32	-0.32
sentence before:paid code	0.99	-0.99
sentence before:paid copay	0.31	-0.31
sentence before:paid deny	-0.53	0.53
sentence before:paid eob	-1.26	1.26
sentence before:paid ex	0.18	-0.18
sentence before:paid expl	-0.35	0.35
sentence before:paid explan	-0.41	0.41
sentence before:paid first	-0.24	0.24
sentence before:paid for	0.24	-0.24
sentence before:paid grp	-0.38	0.38
sentence before:paid in	-1.32	1.32
sentence before:paid its	0.72	-0.72
sentence before:paid may	-0.53	0.53
sentence before:paid more	0.54	-0.54
sentence before:paid msg	-1.29	1.29
sentence before:paid nor	0.74	-0.74
sentence before:paid note	-0.51	0.51
sentence before:paid only	0.5	-0.5
sentence before:paid or	-0.46	0.46
sentence before:paid overpaid	0.31	-0.31
sentence before:paid owe	0.61	-0.61
sentence before:paid reason	0.61	-0.61
sentence before:paid remark	1.01	-1.01
sentence before:paid see	-0.38	0.38
sentence before:paid separat	0.36	-0.36
sentence before:paid should	0.86	-0.86
sentence before:paid statu	-0.71	0.71
sentence before:paid the	0.69	-0.69
sentence before:paid thi	0.3	-0.3
sentence before:paid to	1.02	-1.02
sentence before:paid twice	0.34	-0.34
sentence before:paid under	0.29	-0.29
sentence before:paid with	-0.8	0.8
sentence before:paid you	-0.56	0.56
sentence before:paid your	0.79	-0.79
sentence before:pain <n>	0.88	-0.88
sentence before:pain after	-0.52	0.52
sentence before:pain and	0.86	-0.86
sentence before:pain began	-0.22	0.22
sentence before:pain for	-0.53	0.53
sentence before:pain is	0.94	-0.94
sentence before:pain m	0.41	-0.41
sentence before:pain medicin	-0.45	0.45
sentence before:pain score	0.54	-0.54
sentence before:pain that	-1.06	1.06
sentence before:pain with	0.54	-0.54
sentence before:pair	0.73	-0.73
sentence before:palisad	0.27	-0.27
sentence before:pallet	0.16	-0.16
sentence before:palmetto	0.2	-0.2
sentence before:panel <m>	-0.68	0.68
sentence before:paper	0.91	-0.91
sentence before:paper by	0.16	-0.16
sentence before:paper sent	-0.41	0.41
sentence before:paper we	1.25	-1.25
sentence before:par	0.29	-0.29
sentence before:para	0.32	-0.32
sentence before:parent	1.21	-1.21
sentence before:parent of	0.23	-0.23
sentence before:parent or	0.49	-0.49
sentence before:part	1.53	-1.53
sentence before:part :	0.27	-0.27
sentence before:part b	0.17	-0.17
sentence before:part c	0.23	-0.23
sentence before:part d	0.75	-0.75
sentence before:part in	-0.18	0.18
sentence before:part of	1.71	-1.71
sentence before:partial	0.29	-0.29
sentence before:partial deny	0.22	-0.22
sentence before:partial favorabl	0.32	-0.32
sentence before:partial hospital	0.44	-0.44
sentence before:particip	-0.44	0.44
sentence before:particip agre	-0.44	0.44
sentence before:participant	-0.25	0.25
sentence before:participant id	0.3	-0.3
sentence before:participat	-0.25	0.25
sentence before:participat provider	-0.38	0.38
sentence before:particular	0.25	-0.25
sentence before:particular item	0.23	-0.23
sentence before:partner	0.76	-0.76
sentence before:party	0.7	-0.7
sentence before:party medical	-0.57	0.57
sentence before:passiv	1.31	-1.31
sentence before:passiv modality	0.76	-0.76
sentence before:past	1.06	-1.06
sentence before:past the	1.14	-1.14
sentence before:pat acct	-0.25	0.25
sentence before:patch	-1.61	1.61
sentence before:patch <n>	0.38	-0.38
sentence before:patch for	0.34	-0.34
sentence before:patch is	-1.15	1.15
sentence before:path	0.21	-0.21
sentence before:patient	0.16	-0.16
sentence before:patient :	1.07	-1.07
sentence before:patient account	-0.35	0.35
sentence before:patient addres	0.32	-0.32
sentence before:patient amount	0.21	-0.21
sentence before:patient as	0.52	-0.52
sentence before:patient birth	0.44	-0.44
sentence before:patient claim	0.35	-0.35
sentence before:patient condition	-0.35	0.35
sentence before:patient control	0.24	-0.24
sentence before:patient coverag	-0.97	0.97
sentence before:patient ctl	0.18	-0.18
sentence before:patient doe	-0.84	0.84
sentence before:patient for	-0.62	0.62
sentence before:patient had	0.53	-0.53
sentence before:patient health	0.38	-0.38
sentence before:patient id	0.46	-0.46
sentence before:patient ineligibl	-0.77	0.77
sentence before:patient inform	0.18	-0.18
sentence before:patient is	1.56	-1.56
sentence before:patient may	-1.06	1.06
sentence before:patient medical	1.17	-1.17
sentence before:patient member	-0.59	0.59
sentence before:patient name	-0.17	0.17
sentence before:patient no	0.24	-0.24
sentence before:patient of	0.17	-0.17
sentence before:patient on	0.57	-0.57
sentence before:patient or	0.84	-0.84
sentence before:patient owe	0.42	-0.42
sentence before:patient paid	-0.66	0.66
sentence before:patient pay	-0.83	0.83
sentence before:patient relationship	0.2	-0.2
sentence before:patient responsibility	1.17	-1.17
sentence before:patient subscriber	0.2	-0.2
sentence before:patient supplemental	0.41	-0.41
sentence before:patient thaddeu	0.19	-0.19
sentence before:patient to	-0.56	0.56
sentence before:patient visit	0.26	-0.26
sentence before:patient with	0.29	-0.29
sentence before:patricia	0.46	-0.46
sentence before:pay :	0.61	-0.61
sentence before:pay <d>	-0.62	0.62
sentence before:pay <m>	0.85	-0.85
sentence before:pay <n>	0.47	-0.47
sentence before:pay ?	0.71	-0.71
sentence before:pay a	0.66	-0.66
sentence before:pay adj	0.51	-0.51
sentence before:pay adjust	0.21	-0.21
sentence before:pay after	0.63	-0.63
sentence before:pay allowanc	0.73	-0.73
sentence before:pay and	-0.42	0.42
sentence before:pay appeal	0.16	-0.16
sentence before:pay as	0.49	-0.49
sentence before:pay at	-0.55	0.55
sentence before:pay befor	-1.46	1.46
sentence before:pay by	0.44	-0.44
sentence before:pay can	0.19	-0.19
sentence before:pay cannot	0.51	-0.51
sentence before:pay claim	0.65	-0.65
sentence before:pay code	-0.74	0.74
sentence before:pay decision	0.17	-0.17
sentence before:pay denial	0.5	-0.5
sentence before:pay deny	-0.24	0.24
sentence before:pay first	0.57	-0.57
sentence before:pay for	0.29	-0.29
sentence before:pay from	-1.03	1.03
sentence before:pay in	-0.61	0.61
sentence before:pay inform	0.48	-0.48
sentence before:pay integrity	0.24	-0.24
sentence before:pay it	-0.21	0.21
sentence before:pay onlin	0.34	-0.34
sentence before:pay only	0.3	-0.3
sentence before:pay or	1.1	-1.1
sentence before:pay paid	0.26	-0.26
sentence before:pay patient	-0.79	0.79
sentence before:pay pay	-0.48	0.48
sentence before:pay plan	0.41	-0.41
sentence before:pay proc	0.2	-0.2
sentence before:pay purpos	0.3	-0.3
sentence before:pay reason	-0.75	0.75
sentence before:pay summary	0.19	-0.19
sentence before:pay the	0.57	-0.57
sentence before:pay thi	-0.55	0.55
sentence before:pay total	0.84	-0.84
sentence before:pay under	0.36	-0.36
sentence before:pay voucher	0.21	-0.21
sentence before:pay was	-0.5	0.5
sentence before:pay will	0.48	-0.48
sentence before:pay within	0.33	-0.33
sentence before:payabl <m>	0.31	-0.31
sentence before:payabl <n>	0.43	-0.43
sentence before:payabl expl	-0.42	0.42
sentence before:payabl for	0.3	-0.3
sentence before:payabl paid	-1.13	1.13
sentence before:payabl to	0.29	-0.29
sentence before:payabl under	0.33	-0.33
sentence before:payee	0.97	-0.97
sentence before:payee :	0.57	-0.57
sentence before:payer	1.07	-1.07
sentence before:payer :	0.21	-0.21
sentence before:payer claim	-0.69	0.69
sentence before:payer contractor	0.56	-0.56
sentence before:payer id	-0.57	0.57
sentence before:payer per	1.14	-1.14
sentence before:payer spac	0.16	-0.16
sentence before:pc	0.49	-0.49
sentence before:pc <n>	-0.19	0.19
sentence before:pcn	-0.52	0.52
sentence before:pcn <n>	-0.71	0.71
sentence before:pd	-0.29	0.29
sentence before:pd name	-0.45	0.45
sentence before:pd prov	0.59	-0.59
sentence before:pdp	0.25	-0.25
sentence before:peach	0.25	-0.25
sentence before:peach state	0.25	-0.25
sentence before:peak	0.21	-0.21
sentence before:pecan	0.27	-0.27
sentence before:pediatric	0.4	-0.4
sentence before:pediatric therapy	0.83	-0.83
sentence before:peer review	-0.85	0.85
sentence before:peer to	0.53	-0.53
sentence before:pelican	0.16	-0.16
sentence before:pell	0.92	-0.92
sentence before:pemberwick	0.43	-0.43
sentence before:pemberwick md	0.19	-0.19
sentence before:pen	0.41	-0.41
sentence before:pend <n>	-0.43	0.43
sentence before:penhaligon	0.39	-0.39
sentence before:penhallow	0.44	-0.44
sentence before:pennsylvania	-0.8	0.8
sentence before:per	2.05	-2.05
sentence before:per <n>	1.18	-1.18
sentence before:per coordin	1.14	-1.14
sentence before:per person	0.79	-0.79
sentence before:percent	-0.72	0.72
sentence before:percent of	-0.48	0.48
sentence before:percent on	-0.34	0.34
sentence before:percival	0.19	-0.19
sentence before:perform	0.23	-0.23
sentence before:period	0.21	-0.21
sentence before:period <d>	0.21	-0.21
sentence before:period <n>	0.28	-0.28
sentence before:period did	0.46	-0.46
sentence before:period has	0.52	-0.52
sentence before:period of	0.93	-0.93
sentence before:period or	-0.23	0.23
sentence before:period ran	-0.51	0.51
sentence before:period summary	0.27	-0.27
sentence before:permanent	0.39	-0.39
sentence before:permission	0.45	-0.45
sentence before:perpetua	0.16	-0.16
sentence before:perrin	-0.63	0.63
sentence before:person	-0.56	0.56
sentence before:person :	0.24	-0.24
sentence before:person as	-1.01	1.01
sentence before:person except	0.2	-0.2
sentence before:person in	-0.41	0.41
sentence before:person may	-0.53	0.53
sentence before:person named	0.42	-0.42
sentence before:person who	-0.19	0.19
sentence before:person with	-0.89	0.89
sentence before:personal	-0.21	0.21
sentence before:personal injury	-0.21	0.21
sentence before:personnel	0.38	-0.38
sentence before:personnel manag	0.38	-0.38
sentence before:peter	-0.43	0.43
sentence before:petitioner	0.58	-0.58
sentence before:petra	0.28	-0.28
sentence before:petraky	0.17	-0.17
sentence before:pettibon	0.18	-0.18
sentence before:pg	0.16	-0.16
sentence before:philippa	0.65	-0.65
sentence before:philomena	-0.47	0.47
sentence before:phone	0.91	-0.91
sentence before:phone :	0.25	-0.25
sentence before:phone <n>	0.57	-0.57
sentence before:physical	0.43	-0.43
sentence before:physical exam	-0.71	0.71
sentence before:physical occupational	-0.66	0.66
sentence before:physical therapy	0.69	-0.69
sentence before:physician	0.69	-0.69
sentence before:physician :	0.24	-0.24
sentence before:physician <n>	0.33	-0.33
sentence before:physician advisor	0.6	-0.6
sentence before:physician board	-0.51	0.51
sentence before:physician or	0.29	-0.29
sentence before:physician reviewer	0.27	-0.27
sentence before:physician who	0.2	-0.2
sentence before:pi	0.35	-0.35
sentence before:pi <n>	0.29	-0.29
sentence before:pick	1.02	-1.02
sentence before:pick for	0.77	-0.77
sentence before:pictur	0.29	-0.29
sentence before:piedmont	0.5	-0.5
sentence before:pike	0.53	-0.53
sentence before:pilgrim	0.17	-0.17
sentence before:pine	-0.29	0.29
sentence before:pip	0.93	-0.93
sentence before:pl	0.24	-0.24
sentence before:place :	0.33	-0.33
sentence before:place after	0.44	-0.44
sentence before:plain	0.68	-0.68
sentence before:plan	0.2	-0.2
sentence before:plan :	1.31	-1.31
sentence before:plan <m>	0.28	-0.28
sentence before:plan <n>	0.19	-0.19
sentence before:plan a	0.71	-0.71
sentence before:plan administrator	0.25	-0.25
sentence before:plan allow	1.17	-1.17
sentence before:plan allowanc	0.76	-0.76
sentence before:plan and	0.65	-0.65
sentence before:plan appeal	0.27	-0.27
sentence before:plan approv	0.28	-0.28
sentence before:plan ask	-0.25	0.25
sentence before:plan benefit	0.23	-0.23
sentence before:plan booklet	0.19	-0.19
sentence before:plan brochur	-0.82	0.82
sentence before:plan claim	-0.86	0.86
sentence before:plan cover	-0.8	0.8
sentence before:plan date	-0.28	0.28
sentence before:plan decid	-0.54	0.54
sentence before:plan denial	1.19	-1.19
sentence before:plan explan	0.37	-0.37
sentence before:plan final	0.64	-0.64
sentence before:plan for	0.52	-0.52
sentence before:plan group	0.42	-0.42
sentence before:plan has	-0.69	0.69
sentence before:plan id	0.92	-0.92
sentence before:plan is	0.52	-0.52
sentence before:plan limit	0.75	-0.75
sentence before:plan member	0.28	-0.28
sentence before:plan must	-0.74	0.74
sentence before:plan name	0.4	-0.4
sentence before:plan no	0.77	-0.77
sentence before:plan not	0.27	-0.27
sentence before:plan note	-0.46	0.46
sentence before:plan of	-1.01	1.01
sentence before:plan on	-0.6	0.6
sentence before:plan our	0.21	-0.21
sentence before:plan paid	-0.86	0.86
sentence before:plan patient	0.33	-0.33
sentence before:plan pay	-0.84	0.84
sentence before:plan plan	-0.3	0.3
sentence before:plan policy	-1.27	1.27
sentence before:plan provider	0.73	-0.73
sentence before:plan remittanc	0.17	-0.17
sentence before:plan requir	-0.76	0.76
sentence before:plan see	0.26	-0.26
sentence before:plan self	0.35	-0.35
sentence before:plan servic	0.39	-0.39
sentence before:plan silver	0.28	-0.28
sentence before:plan sponsor	0.17	-0.17
sentence before:plan that	-0.44	0.44
sentence before:plan was	-1.23	1.23
sentence before:plan with	1.22	-1.22
sentence before:plan year	0.56	-0.56
sentence before:plan you	-0.6	0.6
sentence before:plan your	-1.01	1.01
sentence before:plann	0.53	-0.53
sentence before:plasma	-0.69	0.69
sentence before:plasma injection	-0.94	0.94
sentence before:plateau	0.98	-0.98
sentence before:platelet	-0.69	0.69
sentence before:platelet rich	-0.69	0.69
sentence before:pleas	1.73	-1.73
sentence before:pleas bill	0.81	-0.81
sentence before:pleas do	0.4	-0.4
sentence before:pleas give	0.21	-0.21
sentence before:pleas let	0.76	-0.76
sentence before:pleas pay	0.24	-0.24
sentence before:pleas read	0.5	-0.5
sentence before:pleas refund	0.19	-0.19
sentence before:pleas return	-0.24	0.24
sentence before:pleas send	1.28	-1.28
sentence before:pleas submit	-0.45	0.45
sentence before:pllc	0.47	-0.47
sentence before:pllc npi	0.25	-0.25
sentence before:pllc tax	0.18	-0.18
sentence before:plu	1.14	-1.14
sentence before:plu h	0.16	-0.16
sentence before:plu hmo	0.55	-0.55
sentence before:po	0.62	-0.62
sentence before:po box	0.62	-0.62
sentence before:pocket <m>	0.19	-0.19
sentence before:podiatry	-0.98	0.98
sentence before:podiatry :	-0.82	0.82
sentence before:podiatry group	-0.74	0.74
sentence before:point	0.27	-0.27
sentence before:point of	0.25	-0.25
sentence before:point review	-0.24	0.24
sentence before:pointer	-0.59	0.59
sentence before:policy	0.78	-0.78
sentence before:policy :	0.17	-0.17
sentence before:policy <n>	0.37	-0.37
sentence before:policy bulletin	0.16	-0.16
sentence before:policy is	0.52	-0.52
sentence before:policy issu	-0.28	0.28
sentence before:policy manual	-0.44	0.44
sentence before:policy number	0.37	-0.37
sentence before:policy the	0.3	-0.3
sentence before:policyholder	0.71	-0.71
sentence before:policyholder b	0.17	-0.17
sentence before:poole	0.18	-0.18
sentence before:portal	1.16	-1.16
sentence before:portal claim	0.25	-0.25
sentence before:portal or	0.2	-0.2
sentence before:portal under	0.29	-0.29
sentence before:portion	0.21	-0.21
sentence before:pos proc	-0.91	0.91
sentence before:positiv	0.33	-0.33
sentence before:possibl	0.45	-0.45
sentence before:post	0.37	-0.37
sentence before:post servic	0.33	-0.33
sentence before:postmark	-0.78	0.78
sentence before:postmark within	0.32	-0.32
sentence before:postur	0.16	-0.16
sentence before:pound	-0.81	0.81
sentence before:ppo	1.12	-1.12
sentence before:ppr	0.55	-0.55
sentence before:ppr <n>	0.55	-0.55
sentence before:pr	0.64	-0.64
sentence before:pr <n>	0.33	-0.33
sentence before:pr patient	0.97	-0.97
sentence before:pra	0.18	-0.18
sentence before:practic	0.4	-0.4
sentence before:practic for	-0.6	0.6
sentence before:practic p	-0.81	0.81
sentence before:practitioner	0.37	-0.37
sentence before:prairi	1.08	-1.08
sentence before:pratt	0.17	-0.17
sentence before:pre	0.34	-0.34
sentence before:pre certify	0.18	-0.18
sentence before:pre treat	-0.32	0.32
sentence before:preauthoriz	0.85	-0.85
sentence before:precertific	0.4	-0.4
sentence before:precertific authoriz	-0.16	0.16
sentence before:precertific notific	1.33	-1.33
sentence before:precertific of	-0.5	0.5
sentence before:precertific or	0.54	-0.54
sentence before:precertific was	0.42	-0.42
sentence before:preferr	-0.24	0.24
sentence before:preferr provider	0.37	-0.37
sentence before:premera blue	0.2	-0.2
sentence before:premier	0.45	-0.45
sentence before:premium for	0.22	-0.22
sentence before:premium tax	0.88	-0.88
sentence before:premium was	-1.15	1.15
sentence before:prepay	-0.2	0.2
sentence before:prepay review	0.64	-0.64
sentence before:presbyterian	0.27	-0.27
sentence before:prescott	0.22	-0.22
sentence before:prescrib	0.6	-0.6
sentence before:prescriber	-0.25	0.25
sentence before:prescriber :	0.18	-0.18
sentence before:prescriber asked	0.29	-0.29
sentence before:prescriber dr	-0.64	0.64
sentence before:prescriber or	0.43	-0.43
sentence before:prescriber request	-0.28	0.28
sentence before:presum	0.2	-0.2
sentence before:preventiv	-1.04	1.04
sentence before:preventiv visit	-0.73	0.73
sentence before:pric	-0.52	0.52
sentence before:pric by	-0.55	0.55
sentence before:price	-1.46	1.46
sentence before:primary	0.48	-0.48
sentence before:primary care	-0.31	0.31
sentence before:primary carrier	-0.84	0.84
sentence before:primary coverag	1.33	-1.33
sentence before:primary for	1.07	-1.07
sentence before:primary identifier	0.4	-0.4
sentence before:primary on	-0.78	0.78
sentence before:primary payer	0.97	-0.97
sentence before:primary procedur	1.18	-1.18
sentence before:print	0.66	-0.66
sentence before:print <d>	-0.42	0.42
sentence before:print of	0.24	-0.24
sentence before:prior	0.59	-0.59
sentence before:prior approval	-0.46	0.46
sentence before:prior auth	0.22	-0.22
sentence before:prior authoriz	1.52	-1.52
sentence before:priority	0.33	-0.33
sentence before:priority health	0.32	-0.32
sentence before:priscilla	0.56	-0.56
sentence before:privat	0.27	-0.27
sentence before:privat duty	0.19	-0.19
sentence before:probe	0.26	-0.26
sentence before:probe and	0.26	-0.26
sentence before:problem	-1.05	1.05
sentence before:proc	-0.45	0.45
sentence before:proc <5>	-0.2	0.2
sentence before:proc amount	0.39	-0.39
sentence before:proc bill	-0.34	0.34
sentence before:proc charg	0.61	-0.61
sentence before:proc mod	0.58	-0.58
sentence before:proc un	0.57	-0.57
sentence before:proc unit	-0.78	0.78
sentence before:procedur	0.3	-0.3
sentence before:procedur <5>	-0.77	0.77
sentence before:procedur <n>	1.43	-1.43
sentence before:procedur charg	0.77	-0.77
sentence before:procedur code	0.22	-0.22
sentence before:procedur diagnosy	-1.01	1.01
sentence before:procedur is	-0.36	0.36
sentence before:procedur mod	0.28	-0.28
sentence before:procedur modifier	1.08	-1.08
sentence before:procedur on	-1	1
sentence before:procedur or	0.66	-0.66
sentence before:procedur that	0.23	-0.23
sentence before:procedur unit	0.16	-0.16
sentence before:procedur was	0.47	-0.47
sentence before:proces	0.18	-0.18
sentence before:proces the	0.17	-0.17
sentence before:process	1.34	-1.34
sentence before:process <d>	-0.69	0.69
sentence before:process <month>	0.19	-0.19
sentence before:process a	-0.34	0.34
sentence before:process and	0.6	-0.6
sentence before:process as	-0.48	0.48
sentence before:process it	0.78	-0.78
sentence before:process on	0.6	-0.6
sentence before:process or	0.36	-0.36
sentence before:product	0.54	-0.54
sentence before:professional	0.69	-0.69
sentence before:program	1.38	-1.38
sentence before:program and	1.01	-1.01
sentence before:program at	0.36	-0.36
sentence before:program is	0.43	-0.43
sentence before:program of	0.33	-0.33
sentence before:progres	0.66	-0.66
sentence before:progres report	0.95	-0.95
sentence before:progres toward	-0.77	0.77
sentence before:promis	0.69	-0.69
sentence before:promis of	0.44	-0.44
sentence before:proof	0.69	-0.69
sentence before:proof that	0.81	-0.81
sentence before:protect	0.42	-0.42
sentence before:protect health	0.37	-0.37
sentence before:protection	-0.21	0.21
sentence before:protection coverag	0.28	-0.28
sentence before:protection medical	-0.83	0.83
sentence before:prov	-0.44	0.44
sentence before:prov :	-0.18	0.18
sentence before:prov adj	0.85	-0.85
sentence before:prov check	0.34	-0.34
sentence before:prov paid	0.16	-0.16
sentence before:prov pd	-0.36	0.36
sentence before:proveedor :	-0.2	0.2
sentence before:provid a	0.23	-0.23
sentence before:provid amount	0.16	-0.16
sentence before:provid by	0.71	-0.71
sentence before:provid code	-0.62	0.62
sentence before:provid coverag	-0.68	0.68
sentence before:provid doe	0.53	-0.53
sentence before:provid on	0.65	-0.65
sentence before:provid or	-0.67	0.67
sentence before:provid to	0.29	-0.29
sentence before:provider	1.2	-1.2
sentence before:provider :	0.48	-0.48
sentence before:provider <d>	-0.42	0.42
sentence before:provider <m>	-1.21	1.21
sentence before:provider <n>	-0.27	0.27
sentence before:provider agre	-0.66	0.66
sentence before:provider amount	-0.54	0.54
sentence before:provider and	0.56	-0.56
sentence before:provider appeal	0.49	-0.49
sentence before:provider as	0.36	-0.36
sentence before:provider asked	0.19	-0.19
sentence before:provider bill	0.42	-0.42
sentence before:provider blue	0.18	-0.18
sentence before:provider can	0.5	-0.5
sentence before:provider charg	0.22	-0.22
sentence before:provider claim	0.49	-0.49
sentence before:provider correspondenc	0.31	-0.31
sentence before:provider direct	0.85	-0.85
sentence before:provider disput	0.34	-0.34
sentence before:provider explan	-0.8	0.8
sentence before:provider has	-0.28	0.28
sentence before:provider have	0.18	-0.18
sentence before:provider inform	0.16	-0.16
sentence before:provider inquiry	0.19	-0.19
sentence before:provider is	1.36	-1.36
sentence before:provider manual	0.24	-0.24
sentence before:provider may	-0.48	0.48
sentence before:provider member	0.25	-0.25
sentence before:provider name	0.56	-0.56
sentence before:provider network	-0.31	0.31
sentence before:provider npi	0.28	-0.28
sentence before:provider of	0.55	-0.55
sentence before:provider on	0.38	-0.38
sentence before:provider pay	0.22	-0.22
sentence before:provider portal	0.83	-0.83
sentence before:provider primary	0.4	-0.4
sentence before:provider proveedor	-0.2	0.2
sentence before:provider remittanc	-0.6	0.6
sentence before:provider servic	1.06	-1.06
sentence before:provider that	0.31	-0.31
sentence before:provider townzip	0.18	-0.18
sentence before:provider was	-0.5	0.5
sentence before:provider who	0.36	-0.36
sentence before:provider with	0.21	-0.21
sentence before:provider without	-1.02	1.02
sentence before:provider write	0.84	-0.84
sentence before:provider you	0.17	-0.17
sentence before:provision	0.7	-0.7
sentence before:prudenc	0.44	-0.44
sentence before:pruett	-0.31	0.31
sentence before:pruitt	0.22	-0.22
sentence before:ps	0.36	-0.36
sentence before:ps pay	0.2	-0.2
sentence before:psychiatrist	0.61	-0.61
sentence before:psychological	0.3	-0.3
sentence before:pt	0.3	-0.3
sentence before:pt <d>	-0.87	0.87
sentence before:pt <n>	0.39	-0.39
sentence before:pt acct	0.56	-0.56
sentence before:pt date	0.3	-0.3
sentence before:pt diagnosy	0.18	-0.18
sentence before:pt dpt	0.45	-0.45
sentence before:pt evalu	0.58	-0.58
sentence before:pt npi	0.23	-0.23
sentence before:pt of	0.23	-0.23
sentence before:pt on	-1.01	1.01
sentence before:pt resp	0.36	-0.36
sentence before:ptan	0.66	-0.66
sentence before:ptan <n>	0.5	-0.5
sentence before:ptr	0.69	-0.69
sentence before:publish	-0.6	0.6
sentence before:publish study	-1.11	1.11
sentence before:publish trial	0.78	-0.78
sentence before:puede	0.3	-0.3
sentence before:purpos	0.74	-0.74
sentence before:put	-0.5	0.5
sentence before:put the	0.23	-0.23
sentence before:put thi	0.27	-0.27
sentence before:put to	-1.04	1.04
sentence before:pv	0.29	-0.29
sentence before:pv <n>	0.27	-0.27
sentence before:px	-0.17	0.17
sentence before:px <n>	-0.17	0.17
sentence before:q	0.45	-0.45
sentence before:q <n>	0.4	-0.4
sentence before:qa	0.17	-0.17
sentence before:qa <n>	0.16	-0.16
sentence before:qf	-0.68	0.68
sentence before:qf <n>	-0.68	0.68
sentence before:qh	0.37	-0.37
sentence before:qh <n>	0.37	-0.37
sentence before:qic	0.9	-0.9
sentence before:qic part	0.27	-0.27
sentence before:qk	0.26	-0.26
sentence before:qk <n>	0.26	-0.26
sentence before:qty	0.6	-0.6
sentence before:qty bill	0.2	-0.2
sentence before:qty charg	0.59	-0.59
sentence before:qualify	-0.73	0.73
sentence before:qualify independent	0.21	-0.21
sentence before:quality	-0.77	0.77
sentence before:quantity	0.24	-0.24
sentence before:quarl	0.17	-0.17
sentence before:quarry	-0.48	0.48
sentence before:quarry lane	-0.65	0.65
sentence before:quartz	0.51	-0.51
sentence before:que	0.29	-0.29
sentence before:quentin	-0.94	0.94
sentence before:question	1.12	-1.12
sentence before:question :	0.89	-0.89
sentence before:question <m>	0.21	-0.21
sentence before:question <n>	0.26	-0.26
sentence before:question ?	0.56	-0.56
sentence before:question about	0.49	-0.49
sentence before:question is	0.18	-0.18
sentence before:questionnair	-0.57	0.57
sentence before:quilla	0.17	-0.17
sentence before:quillan	0.31	-0.31
sentence before:quillfeather	0.32	-0.32
sentence before:quint	0.2	-0.2
sentence before:quint md	0.18	-0.18
sentence before:quist	0.24	-0.24
sentence before:qw	0.64	-0.64
sentence before:qw <n>	-0.32	0.32
sentence before:qx	-0.51	0.51
sentence before:qx <n>	-0.61	0.61
sentence before:r	0.57	-0.57
sentence before:r <m>	1.34	-1.34
sentence before:r <n>	-0.48	0.48
sentence before:r s	-0.66	0.66
sentence before:r t	0.73	-0.73
sentence before:ra <n>	0.37	-0.37
sentence before:ra date	0.16	-0.16
sentence before:radiculopathy	-0.4	0.4
sentence before:radiology	0.7	-0.7
sentence before:rail	0.96	-0.96
sentence before:raise	0.5	-0.5
sentence before:ran	0.17	-0.17
sentence before:ran out	0.16	-0.16
sentence before:range of	-0.52	0.52
sentence before:rapid	0.17	-0.17
sentence before:rarc	0.62	-0.62
sentence before:rarc <n>	0.68	-0.68
sentence before:rarc m	1.61	-1.61
sentence before:rarc n	-0.69	0.69
sentence before:raritan	0.18	-0.18
sentence before:rasmussen	-0.24	0.24
sentence before:rate	0.6	-0.6
sentence before:rate <m>	-0.32	0.32
sentence before:rational	-0.27	0.27
sentence before:rational :	-0.89	0.89
sentence before:ravensdal	-0.19	0.19
sentence before:ray	0.24	-0.24
sentence before:ray of	0.36	-0.36
sentence before:rb	0.24	-0.24
sentence before:rc	0.36	-0.36
sentence before:rcvd	0.38	-0.38
sentence before:rcvd <d>	0.37	-0.37
sentence before:rd	0.5	-0.5
sentence before:rd <n>	0.17	-0.17
sentence before:re	1.64	-1.64
sentence before:re :	1.58	-1.58
sentence before:re educ	0.36	-0.36
sentence before:re evalu	0.73	-0.73
sentence before:re exam	0.18	-0.18
sentence before:re examin	-0.56	0.56
sentence before:reach	0.34	-0.34
sentence before:reach a	0.85	-0.85
sentence before:reach and	-1.1	1.1
sentence before:reach the	1.13	-1.13
sentence before:reach with	1.15	-1.15
sentence before:reach you	0.16	-0.16
sentence before:read	1.49	-1.49
sentence before:read by	0.34	-0.34
sentence before:read the	-0.23	0.23
sentence before:read them	0.19	-0.19
sentence before:read thi	0.47	-0.47
sentence before:read your	0.71	-0.71
sentence before:reason	-1.13	1.13
sentence before:reason :	-1.77	1.77
sentence before:reason <d>	-0.61	0.61
sentence before:reason <n>	0.67	-0.67
sentence before:reason and	-0.87	0.87
sentence before:reason as	0.28	-0.28
sentence before:reason co	1.31	-1.31
sentence before:reason code	-0.29	0.29
sentence before:reason for	-0.4	0.4
sentence before:reason is	-0.57	0.57
sentence before:reason moa	0.36	-0.36
sentence before:reason paid	0.69	-0.69
sentence before:reason remark	0.41	-0.41
sentence before:reason s	-0.35	0.35
sentence before:reason servic	0.65	-0.65
sentence before:reason that	-0.55	0.55
sentence before:reason the	1.07	-1.07
sentence before:reason we	0.21	-0.21
sentence before:reasonabl	1.09	-1.09
sentence before:reasonabl and	0.97	-0.97
sentence before:rebuttal	0.25	-0.25
sentence before:rebuttal :	0.22	-0.22
sentence before:rec	0.27	-0.27
sentence before:recd	-0.45	0.45
sentence before:recd :	-0.28	0.28
sentence before:recd <d>	-0.38	0.38
sentence before:receipt	0.98	-0.98
sentence before:receipt of	0.47	-0.47
sentence before:receiv	0.67	-0.67
sentence before:receiv :	0.45	-0.45
sentence before:receiv <month>	0.51	-0.51
sentence before:receiv <n>	0.31	-0.31
sentence before:receiv after	0.6	-0.6
sentence before:receiv an	0.16	-0.16
sentence before:receiv and	-0.88	0.88
sentence before:receiv by	0.4	-0.4
sentence before:receiv from	0.55	-0.55
sentence before:receiv it	1.14	-1.14
sentence before:receiv on	0.16	-0.16
sentence before:receiv the	0.36	-0.36
sentence before:receiv them	-0.41	0.41
sentence before:receiv thi	-0.45	0.45
sentence before:receiv within	-1.32	1.32
sentence before:receiv your	1.08	-1.08
sentence before:recheck	-0.57	0.57
sentence before:recipient	-0.21	0.21
sentence before:recipient id	-0.46	0.46
sentence before:recipient name	-1.13	1.13
sentence before:recommend	-0.29	0.29
sentence before:reconsider	1.14	-1.14
sentence before:reconsider :	0.68	-0.68
sentence before:reconsider decision	0.16	-0.16
sentence before:reconsider of	0.17	-0.17
sentence before:reconsider on	0.72	-0.72
sentence before:reconsider our	0.39	-0.39
sentence before:reconsider within	0.69	-0.69
sentence before:record	0.99	-0.99
sentence before:record and	0.42	-0.42
sentence before:record are	0.81	-0.81
sentence before:record befor	0.46	-0.46
sentence before:record by	0.2	-0.2
sentence before:record claim	0.16	-0.16
sentence before:record describ	0.68	-0.68
sentence before:record do	1.46	-1.46
sentence before:record doe	1.21	-1.21
sentence before:record for	-0.42	0.42
sentence before:record give	-0.39	0.39
sentence before:record may	-0.18	0.18
sentence before:record need	0.38	-0.38
sentence before:record of	1	-1
sentence before:record request	0.18	-0.18
sentence before:record review	-1.22	1.22
sentence before:record say	-0.68	0.68
sentence before:record show	-0.62	0.62
sentence before:record the	-0.5	0.5
sentence before:record to	0.2	-0.2
sentence before:record with	0.53	-0.53
sentence before:record you	1.15	-1.15
sentence before:recovery	0.35	-0.35
sentence before:recovery analyst	0.16	-0.16
sentence before:recovery or	-0.43	0.43
sentence before:recovery specialist	0.22	-0.22
sentence before:red	0.52	-0.52
sentence before:redetermin	0.29	-0.29
sentence before:redetermin of	0.34	-0.34
sentence before:redetermin request	0.22	-0.22
sentence before:reduc	-0.87	0.87
sentence before:reduc or	0.35	-0.35
sentence before:reduc paid	0.24	-0.24
sentence before:reduc to	-1	1
sentence before:reduction	-1.6	1.6
sentence before:reduction allow	-0.7	0.7
sentence before:reduction in	-0.84	0.84
sentence before:reduction paid	0.28	-0.28
sentence before:reduction pay	-0.91	0.91
sentence before:redwood	0.32	-0.32
sentence before:ref <n>	-0.54	0.54
sentence before:refer	-0.76	0.76
sentence before:refer to	0.27	-0.27
sentence before:referenc	1.16	-1.16
sentence before:referenc :	0.33	-0.33
sentence before:referenc <n>	0.32	-0.32
sentence before:referenc number	0.2	-0.2
sentence before:referr	0.72	-0.72
sentence before:referr by	0.26	-0.26
sentence before:referr provider	0.23	-0.23
sentence before:referral	0.23	-0.23
sentence before:referral and	0.3	-0.3
sentence before:referral on	-0.75	0.75
sentence before:referral or	0.24	-0.24
sentence before:referral va	0.28	-0.28
sentence before:referral was	0.25	-0.25
sentence before:refill	0.41	-0.41
sentence before:reflex	0.43	-0.43
sentence before:refraction	-0.43	0.43
sentence before:refund <m>	0.25	-0.25
sentence before:refund due	0.32	-0.32
sentence before:refund first	0.16	-0.16
sentence before:refund of	0.19	-0.19
sentence before:refus	0.77	-0.77
sentence before:refus the	0.4	-0.4
sentence before:regard	0.91	-0.91
sentence before:regenc	0.17	-0.17
sentence before:region	1.44	-1.44
sentence before:region <5>	0.29	-0.29
sentence before:region <n>	-0.58	0.58
sentence before:region treat	0.33	-0.33
sentence before:rehab	1.5	-1.5
sentence before:rehab <n>	0.41	-0.41
sentence before:rehab pllc	0.18	-0.18
sentence before:rehabilit	0.98	-0.98
sentence before:rehabilit visit	-0.21	0.21
sentence before:reimburs	0.92	-0.92
sentence before:reject	0.18	-0.18
sentence before:rel	0.82	-0.82
sentence before:rel :	0.48	-0.48
sentence before:relat	-0.61	0.61
sentence before:relat claim	0.5	-0.5
sentence before:relat to	-1.09	1.09
sentence before:relationship	1.16	-1.16
sentence before:relationship spous	0.23	-0.23
sentence before:relationship to	0.24	-0.24
sentence before:releas	0.75	-0.75
sentence before:relief	-0.81	0.81
sentence before:rely	1.03	-1.03
sentence before:rely on	1.01	-1.01
sentence before:rem	0.58	-0.58
sentence before:remain	1.17	-1.17
sentence before:remain deny	0.27	-0.27
sentence before:remark :	-0.57	0.57
sentence before:remark <n>	-1.58	1.58
sentence before:remark code	0.83	-0.83
sentence before:remark m	-0.5	0.5
sentence before:remark ma	0.95	-0.95
sentence before:remark n	0.75	-0.75
sentence before:remedy	0.86	-0.86
sentence before:remedy exist	0.22	-0.22
sentence before:remit	0.87	-0.87
sentence before:remit date	0.3	-0.3
sentence before:remittanc	0.25	-0.25
sentence before:remittanc :	0.38	-0.38
sentence before:remittanc <n>	0.24	-0.24
sentence before:remittanc advic	-0.21	0.21
sentence before:remittanc date	-0.5	0.5
sentence before:remittanc of	-0.99	0.99
sentence before:removal	0.45	-0.45
sentence before:removal of	0.42	-0.42
sentence before:rend	1.14	-1.14
sentence before:rend prov	0.21	-0.21
sentence before:render	1.44	-1.44
sentence before:render :	0.74	-0.74
sentence before:render by	-0.55	0.55
sentence before:render chiropractic	0.36	-0.36
sentence before:render provider	1.49	-1.49
sentence before:renner	0.38	-0.38
sentence before:repair	0.35	-0.35
sentence before:repair of	0.26	-0.26
sentence before:repeat	0.7	-0.7
sentence before:repeat the	-0.66	0.66
sentence before:replac	0.72	-0.72
sentence before:reply	0.36	-0.36
sentence before:report	0.64	-0.64
sentence before:report <n>	0.69	-0.69
sentence before:report and	0.3	-0.3
sentence before:report doe	-1.01	1.01
sentence before:report is	0.37	-0.37
sentence before:report of	1.08	-1.08
sentence before:report on	0.23	-0.23
sentence before:report pain	0.25	-0.25
sentence before:report show	-0.65	0.65
sentence before:report to	-0.74	0.74
sentence before:representativ	1.47	-1.47
sentence before:representativ can	0.42	-0.42
sentence before:representativ or	0.18	-0.18
sentence before:request	1.08	-1.08
sentence before:request <n>	0.25	-0.25
sentence before:request a	0.3	-0.3
sentence before:request becaus	-1.26	1.26
sentence before:request by	0.88	-0.88
sentence before:request came	0.19	-0.19
sentence before:request doe	0.19	-0.19
sentence before:request for	0.57	-0.57
sentence before:request form	-0.29	0.29
sentence before:request from	-0.36	0.36
sentence before:request has	0.29	-0.29
sentence before:request in	0.22	-0.22
sentence before:request is	0.68	-0.68
sentence before:request must	0.56	-0.56
sentence before:request no	0.32	-0.32
sentence before:request number	0.35	-0.35
sentence before:request of	0.94	-0.94
sentence before:request on	0.29	-0.29
sentence before:request provider	0.19	-0.19
sentence before:request receiv	0.29	-0.29
sentence before:request that	0.28	-0.28
sentence before:request to	0.2	-0.2
sentence before:request was	1.32	-1.32
sentence before:request with	0.68	-0.68
sentence before:request within	0.27	-0.27
sentence before:requir	0.55	-0.55
sentence before:requir befor	-0.34	0.34
sentence before:requir for	0.88	-0.88
sentence before:requir prior	-0.2	0.2
sentence before:requir that	-1.22	1.22
sentence before:requir to	0.83	-0.83
sentence before:reserv	0.2	-0.2
sentence before:resolution	0.37	-0.37
sentence before:resolv	-0.5	0.5
sentence before:resolv and	0.82	-0.82
sentence before:resp	0.58	-0.58
sentence before:resp <m>	1.02	-1.02
sentence before:resp <n>	-1.01	1.01
sentence before:respond	0.22	-0.22
sentence before:respond by	0.2	-0.2
sentence before:respons	0.68	-0.68
sentence before:respons date	0.24	-0.24
sentence before:responsibility	1.08	-1.08
sentence before:responsibility <m>	0.29	-0.29
sentence before:responsibl	1.54	-1.54
sentence before:responsibl for	1.37	-1.37
sentence before:rest	-0.77	0.77
sentence before:rest of	-1.2	1.2
sentence before:rest on	-0.37	0.37
sentence before:restor	0.32	-0.32
sentence before:restriction	1.23	-1.23
sentence before:restriction for	0.44	-0.44
sentence before:resubmit	-0.16	0.16
sentence before:result :	0.73	-0.73
sentence before:result and	0.27	-0.27
sentence before:retir	0.62	-0.62
sentence before:retir incom	0.27	-0.27
sentence before:retir on	0.48	-0.48
sentence before:return	-0.44	0.44
sentence before:return <m>	0.3	-0.3
sentence before:return it	-0.62	0.62
sentence before:return the	1.18	-1.18
sentence before:return thi	0.21	-0.21
sentence before:return to	-0.27	0.27
sentence before:return unpaid	-0.31	0.31
sentence before:rev	0.2	-0.2
sentence before:rev <n>	0.26	-0.26
sentence before:revers	1.18	-1.18
sentence before:review	0.94	-0.94
sentence before:review :	-0.58	0.58
sentence before:review <d>	0.3	-0.3
sentence before:review <n>	0.49	-0.49
sentence before:review and	0.37	-0.37
sentence before:review befor	-0.45	0.45
sentence before:review by	0.65	-0.65
sentence before:review date	0.2	-0.2
sentence before:review decision	1.13	-1.13
sentence before:review for	0.21	-0.21
sentence before:review is	0.26	-0.26
sentence before:review it	-0.28	0.28
sentence before:review of	0.94	-0.94
sentence before:review on	0.57	-0.57
sentence before:review organiz	0.28	-0.28
sentence before:review the	0.43	-0.43
sentence before:review thi	-1.1	1.1
sentence before:review we	0.39	-0.39
sentence before:review your	0.16	-0.16
sentence before:reviewer	0.88	-0.88
sentence before:reviewer :	0.4	-0.4
sentence before:reviewer board	0.78	-0.78
sentence before:reviewer find	0.25	-0.25
sentence before:reviewer found	-0.43	0.43
sentence before:reviewer is	1.45	-1.45
sentence before:reviewer read	0.55	-0.55
sentence before:reviewer was	0.32	-0.32
sentence before:revision	0.25	-0.25
sentence before:reye	-0.61	0.61
sentence before:reye :	0.2	-0.2
sentence before:rf	0.32	-0.32
sentence before:rf <n>	0.31	-0.31
sentence before:rfa	1.44	-1.44
sentence before:rfa dated	0.82	-0.82
sentence before:ri	-0.84	0.84
sentence before:ri <n>	-0.84	0.84
sentence before:rich	-0.69	0.69
sentence before:rich plasma	-0.69	0.69
sentence before:ridge	-0.17	0.17
sentence before:ridge chiropractic	0.17	-0.17
sentence before:right	1.07	-1.07
sentence before:right knee	0.44	-0.44
sentence before:right of	0.43	-0.43
sentence before:right rotator	0.64	-0.64
sentence before:right shoulder	-0.25	0.25
sentence before:right to	-0.42	0.42
sentence before:risk	0.65	-0.65
sentence before:river	0.35	-0.35
sentence before:river physical	0.16	-0.16
sentence before:riverbend	0.58	-0.58
sentence before:rmk	-0.8	0.8
sentence before:rmk n	-0.17	0.17
sentence before:rn	-0.25	0.25
sentence before:rn <n>	0.18	-0.18
sentence before:road	0.5	-0.5
sentence before:rock	0.29	-0.29
sentence before:rocky	-0.88	0.88
sentence before:rocky mountain	-0.89	0.89
sentence before:roland	-0.18	0.18
sentence before:roof	0.16	-0.16
sentence before:rosali	0.21	-0.21
sentence before:rosalind	0.4	-0.4
sentence before:rosamund	0.16	-0.16
sentence before:rosco	0.16	-0.16
sentence before:rose	1.23	-1.23
sentence before:rose from	0.61	-0.61
sentence before:rot	0.59	-0.59
sentence before:rotator	0.67	-0.67
sentence before:rotator cuff	0.67	-0.67
sentence before:roth	0.26	-0.26
sentence before:round	0.23	-0.23
sentence before:round <n>	0.21	-0.21
sentence before:rourk	-0.74	0.74
sentence before:routin	1.19	-1.19
sentence before:routin exam	0.18	-0.18
sentence before:routin foot	0.6	-0.6
sentence before:rowan	0.33	-0.33
sentence before:rr	0.25	-0.25
sentence before:rr <n>	0.2	-0.2
sentence before:rsn	-0.78	0.78
sentence before:rsn <d>	0.3	-0.3
sentence before:rsn <n>	0.35	-0.35
sentence before:rsn rmk	-0.66	0.66
sentence before:rt	0.73	-0.73
sentence before:rt <m>	-0.44	0.44
sentence before:rt <n>	-0.23	0.23
sentence before:ruiz	0.49	-0.49
sentence before:rule	0.93	-0.93
sentence before:rule and	0.9	-0.9
sentence before:rule for	-0.42	0.42
sentence before:rule the	-0.55	0.55
sentence before:rule we	0.8	-0.8
sentence before:run	0.77	-0.77
sentence before:runn	0.24	-0.24
sentence before:rusk	0.25	-0.25
sentence before:ruth	0.47	-0.47
sentence before:rutherford	0.45	-0.45
sentence before:rx	1	-1
sentence before:rx <n>	0.87	-0.87
sentence before:rxbin	0.2	-0.2
sentence before:s	0.44	-0.44
sentence before:s :	0.21	-0.21
sentence before:s <5>	-0.66	0.66
sentence before:s <n>	-0.58	0.58
sentence before:s of	1.06	-1.06
sentence before:s procedur	0.34	-0.34
sentence before:sa	0.23	-0.23
sentence before:sa <n>	0.23	-0.23
sentence before:safe	-1.12	1.12
sentence before:safe and	-0.92	0.92
sentence before:saguaro	0.3	-0.3
sentence before:saguaro bend	0.26	-0.26
sentence before:said	0.7	-0.7
sentence before:said no	0.2	-0.2
sentence before:said that	0.51	-0.51
sentence before:same	-0.67	0.67
sentence before:same as	0.74	-0.74
sentence before:same date	-0.24	0.24
sentence before:same day	-0.3	0.3
sentence before:same exercis	-0.72	0.72
sentence before:same member	0.28	-0.28
sentence before:same on	-0.5	0.5
sentence before:same procedur	0.6	-0.6
sentence before:same servic	1.1	-1.1
sentence before:same visit	0.63	-0.63
sentence before:same weight	-0.9	0.9
sentence before:samuel	0.35	-0.35
sentence before:san	0.18	-0.18
sentence before:san lui	0.17	-0.17
sentence before:sandhill	0.2	-0.2
sentence before:sandoval	0.28	-0.28
sentence before:saoirs	0.25	-0.25
sentence before:saskia	0.27	-0.27
sentence before:satisfy	0.45	-0.45
sentence before:sav	-0.33	0.33
sentence before:save	0.87	-0.87
sentence before:save for	0.81	-0.81
sentence before:saved	0.41	-0.41
sentence before:saw	0.45	-0.45
sentence before:saw the	0.17	-0.17
sentence before:say	-0.59	0.59
sentence before:say on	-0.56	0.56
sentence before:say so	0.19	-0.19
sentence before:say that	0.27	-0.27
sentence before:say the	0.6	-0.6
sentence before:say what	-0.83	0.83
sentence before:say which	-0.45	0.45
sentence before:sb	-0.21	0.21
sentence before:sb <n>	-0.23	0.23
sentence before:sbr	0.22	-0.22
sentence before:sbr <n>	0.22	-0.22
sentence before:sc	0.56	-0.56
sentence before:sc <n>	0.24	-0.24
sentence before:scale	-0.72	0.72
sentence before:scan	0.55	-0.55
sentence before:sched	0.65	-0.65
sentence before:sched reduction	0.16	-0.16
sentence before:schedul	-0.18	0.18
sentence before:schedul allowanc	-1.64	1.64
sentence before:schedul amount	-0.36	0.36
sentence before:schedul or	1.66	-1.66
sentence before:school district	0.18	-0.18
sentence before:scioto	0.31	-0.31
sentence before:scor that	0.2	-0.2
sentence before:score	-1.39	1.39
sentence before:score <n>	0.54	-0.54
sentence before:score was	-0.93	0.93
sentence before:screen print	0.67	-0.67
sentence before:se	0.23	-0.23
sentence before:search	0.28	-0.28
sentence before:second	0.69	-0.69
sentence before:second appeal	0.57	-0.57
sentence before:second claim	-0.24	0.24
sentence before:second level	0.44	-0.44
sentence before:second request	0.4	-0.4
sentence before:second review	0.27	-0.27
sentence before:second visit	0.39	-0.39
sentence before:secondary	0.97	-0.97
sentence before:secondary pay	0.48	-0.48
sentence before:section	0.22	-0.22
sentence before:section <m>	-0.26	0.26
sentence before:section <n>	0.18	-0.18
sentence before:secur	0.24	-0.24
sentence before:security	0.82	-0.82
sentence before:security act	0.8	-0.8
sentence before:see	-0.2	0.2
sentence before:see <n>	0.45	-0.45
sentence before:see a	-0.97	0.97
sentence before:see below	0.25	-0.25
sentence before:see claim	0.54	-0.54
sentence before:see date	0.42	-0.42
sentence before:see deduct	0.32	-0.32
sentence before:see it	0.16	-0.16
sentence before:see remark	0.37	-0.37
sentence before:see section	-0.58	0.58
sentence before:see that	0.35	-0.35
sentence before:see what	0.19	-0.19
sentence before:seen	0.19	-0.19
sentence before:seen by	0.77	-0.77
sentence before:seen on	0.6	-0.6
sentence before:seg	0.76	-0.76
sentence before:segmental	0.55	-0.55
sentence before:select	0.93	-0.93
sentence before:select for	0.64	-0.64
sentence before:self	1.13	-1.13
sentence before:self care	-0.23	0.23
sentence before:self fund	1.05	-1.05
sentence before:self insur	0.4	-0.4
sentence before:semaglutid	-0.42	0.42
sentence before:semaglutid <n>	-0.43	0.43
sentence before:send	1.71	-1.71
sentence before:send :	0.38	-0.38
sentence before:send a	0.35	-0.35
sentence before:send for	0.74	-0.74
sentence before:send it	0.75	-0.75
sentence before:send one	0.18	-0.18
sentence before:send the	1.42	-1.42
sentence before:send these	0.24	-0.24
sentence before:send thi	-0.2	0.2
sentence before:send us	0.22	-0.22
sentence before:senior	0.47	-0.47
sentence before:sent	0.57	-0.57
sentence before:sent a	0.6	-0.6
sentence before:sent and	-0.63	0.63
sentence before:sent back	0.75	-0.75
sentence before:sent by	0.52	-0.52
sentence before:sent for	-0.39	0.39
sentence before:sent on	-0.83	0.83
sentence before:sent the	0.67	-0.67
sentence before:sent to	-0.19	0.19
sentence before:sent us	-0.35	0.35
sentence before:sent with	1.2	-1.2
sentence before:sent within	-0.57	0.57
sentence before:sent you	-0.22	0.22
sentence before:sentara	0.18	-0.18
sentence before:separat	1.02	-1.02
sentence before:separat bill	0.63	-0.63
sentence before:separat cover	0.27	-0.27
sentence before:separat pay	0.45	-0.45
sentence before:separat problem	-0.87	0.87
sentence before:sequestr	-0.76	0.76
sentence before:sequestr reduction	-0.84	0.84
sentence before:seriou	-1.08	1.08
sentence before:serv date	-0.45	0.45
sentence before:servic	0.28	-0.28
sentence before:servic :	0.26	-0.26
sentence before:servic <5>	0.51	-0.51
sentence before:servic <d>	-0.22	0.22
sentence before:servic <m>	0.17	-0.17
sentence before:servic <month>	0.23	-0.23
sentence before:servic ?	0.56	-0.56
sentence before:servic a	0.33	-0.33
sentence before:servic above	-0.85	0.85
sentence before:servic after	0.28	-0.28
sentence before:servic already	-0.41	0.41
sentence before:servic amount	-1.2	1.2
sentence before:servic and	-0.38	0.38
sentence before:servic approv	0.69	-0.69
sentence before:servic are	0.48	-0.48
sentence before:servic as	0.45	-0.45
sentence before:servic asked	0.32	-0.32
sentence before:servic at	0.66	-0.66
sentence before:servic becaus	0.79	-0.79
sentence before:servic benefit	0.52	-0.52
sentence before:servic bill	-0.65	0.65
sentence before:servic by	-0.78	0.78
sentence before:servic can	0.51	-0.51
sentence before:servic charg	1.62	-1.62
sentence before:servic chiropractic	0.17	-0.17
sentence before:servic claim	-0.27	0.27
sentence before:servic code	0.58	-0.58
sentence before:servic cpt	0.23	-0.23
sentence before:servic date	-1.03	1.03
sentence before:servic description	-0.27	0.27
sentence before:servic from	-0.36	0.36
sentence before:servic has	-0.61	0.61
sentence before:servic in	0.21	-0.21
sentence before:servic inc	0.17	-0.17
sentence before:servic is	0.17	-0.17
sentence before:servic item	1.79	-1.79
sentence before:servic lack	0.35	-0.35
sentence before:servic line	-0.86	0.86
sentence before:servic list	-0.18	0.18
sentence before:servic medicar	0.53	-0.53
sentence before:servic n	-0.78	0.78
sentence before:servic not	0.68	-0.68
sentence before:servic of	1.46	-1.46
sentence before:servic on	-0.59	0.59
sentence before:servic or	0.99	-0.99
sentence before:servic proc	0.2	-0.2
sentence before:servic procedur	0.53	-0.53
sentence before:servic provider	0.37	-0.37
sentence before:servic render	0.62	-0.62
sentence before:servic request	-0.75	0.75
sentence before:servic servic	0.93	-0.93
sentence before:servic should	0.24	-0.24
sentence before:servic so	-0.3	0.3
sentence before:servic test	0.58	-0.58
sentence before:servic that	-0.87	0.87
sentence before:servic the	0.6	-0.6
sentence before:servic to	-0.85	0.85
sentence before:servic total	0.51	-0.51
sentence before:servic was	1.17	-1.17
sentence before:servic were	1.48	-1.48
sentence before:servic which	-0.88	0.88
sentence before:servic x	0.27	-0.27
sentence before:servic you	-0.85	0.85
sentence before:servicio	0.98	-0.98
sentence before:session	0.44	-0.44
sentence before:session <n>	-0.51	0.51
sentence before:session and	-0.71	0.71
sentence before:set aside	0.78	-0.78
sentence before:seven	0.7	-0.7
sentence before:seven day	0.22	-0.22
sentence before:sever	0.16	-0.16
sentence before:several	0.53	-0.53
sentence before:sex	-0.68	0.68
sentence before:sf	-0.29	0.29
sentence before:sf <n>	-0.34	0.34
sentence before:sham	0.29	-0.29
sentence before:share	0.2	-0.2
sentence before:share <m>	-0.3	0.3
sentence before:share of	-0.79	0.79
sentence before:she	1.22	-1.22
sentence before:she has	-0.27	0.27
sentence before:she is	0.61	-0.61
sentence before:she may	0.68	-0.68
sentence before:sheet if	-0.6	0.6
sentence before:sheet on	0.24	-0.24
sentence before:shield	0.48	-0.48
sentence before:shield assocy	0.3	-0.3
sentence before:shield of	0.75	-0.75
sentence before:shield provider	-0.44	0.44
sentence before:shield servic	-0.57	0.57
sentence before:shingl	-1.29	1.29
sentence before:shock	-0.57	0.57
sentence before:shock wave	-0.57	0.57
sentence before:shor	0.3	-0.3
sentence before:shore	-0.76	0.76
sentence before:short	-0.61	0.61
sentence before:should	0.23	-0.23
sentence before:should be	1.16	-1.16
sentence before:should have	-1.1	1.1
sentence before:should not	0.23	-0.23
sentence before:should pay	0.23	-0.23
sentence before:shoulder	0.64	-0.64
sentence before:shoulder <m>	0.34	-0.34
sentence before:show	0.18	-0.18
sentence before:show a	-0.26	0.26
sentence before:show an	0.21	-0.21
sentence before:show it	0.3	-0.3
sentence before:show no	0.74	-0.74
sentence before:show other	-0.84	0.84
sentence before:show six	-0.16	0.16
sentence before:show that	-0.22	0.22
sentence before:show thi	0.29	-0.29
sentence before:show two	0.31	-0.31
sentence before:show why	0.5	-0.5
sentence before:shown	0.51	-0.51
sentence before:shown by	0.77	-0.77
sentence before:shown here	0.22	-0.22
sentence before:shown to	-0.43	0.43
sentence before:shp	0.19	-0.19
sentence before:shp <n>	0.19	-0.19
sentence before:si	0.27	-0.27
sentence before:side	-0.21	0.21
sentence before:sign	0.77	-0.77
sentence before:sign <n>	0.18	-0.18
sentence before:sign a	-0.77	0.77
sentence before:sign and	0.53	-0.53
sentence before:sign by	0.66	-0.66
sentence before:sign form	0.34	-0.34
sentence before:sign in	0.25	-0.25
sentence before:sign of	-0.57	0.57
sentence before:sign order	0.49	-0.49
sentence before:sign permission	0.19	-0.19
sentence before:sign plan	0.41	-0.41
sentence before:sign the	0.39	-0.39
sentence before:sign with	0.19	-0.19
sentence before:signatur	1.25	-1.25
sentence before:signatur log	0.53	-0.53
sentence before:signatur of	0.93	-0.93
sentence before:significant	-0.28	0.28
sentence before:significant and	0.38	-0.38
sentence before:sila	-0.2	0.2
sentence before:silver	1.36	-1.36
sentence before:silver <n>	0.25	-0.25
sentence before:silver birch	0.17	-0.17
sentence before:silver classic	0.21	-0.21
sentence before:silverscript	0.18	-0.18
sentence before:simon	0.27	-0.27
sentence before:since	1.69	-1.69
sentence before:since <d>	0.44	-0.44
sentence before:since <month>	1.33	-1.33
sentence before:since <n>	1.04	-1.04
sentence before:since learn	-1.04	1.04
sentence before:since may	1.3	-1.3
sentence before:since the	0.72	-0.72
sentence before:sincer	1.12	-1.12
sentence before:singl	0.4	-0.4
sentence before:singl leg	0.31	-0.31
sentence before:sir	0.33	-0.33
sentence before:sir or	0.28	-0.28
sentence before:site	0.67	-0.67
sentence before:six	-0.36	0.36
sentence before:six visit	0.65	-0.65
sentence before:six week	-0.63	0.63
sentence before:sixth	-0.54	0.54
sentence before:sixth visit	-0.54	0.54
sentence before:sixty	0.35	-0.35
sentence before:sixty day	0.34	-0.34
sentence before:skagit	0.36	-0.36
sentence before:skagit delta	0.16	-0.16
sentence before:skill	0.51	-0.51
sentence before:skill care	1.13	-1.13
sentence before:skill nurs	0.22	-0.22
sentence before:skill of	1.15	-1.15
sentence before:skill therapy	-0.34	0.34
sentence before:skin tag	0.22	-0.22
sentence before:sleep	1.3	-1.3
sentence before:sleep apnea	0.62	-0.62
sentence before:sleep center	0.4	-0.4
sentence before:sleep study	0.66	-0.66
sentence before:slip	0.52	-0.52
sentence before:slp	0.31	-0.31
sentence before:small	-0.18	0.18
sentence before:small and	0.32	-0.32
sentence before:small group	0.81	-0.81
sentence before:smart	0.19	-0.19
sentence before:smart nc	0.19	-0.19
sentence before:snake	0.19	-0.19
sentence before:snake river	0.19	-0.19
sentence before:so	1.55	-1.55
sentence before:so by	0.2	-0.2
sentence before:so far	0.3	-0.3
sentence before:so it	-0.46	0.46
sentence before:so that	0.57	-0.57
sentence before:so the	-0.2	0.2
sentence before:so thi	0.32	-0.32
sentence before:so we	0.75	-0.75
sentence before:so you	0.21	-0.21
sentence before:social	0.59	-0.59
sentence before:social security	0.59	-0.59
sentence before:solberg	0.16	-0.16
sentence before:solution	0.42	-0.42
sentence before:solution inc	0.28	-0.28
sentence before:solveig	-0.37	0.37
sentence before:somebody	-1.22	1.22
sentence before:someon	1.23	-1.23
sentence before:someon to	0.19	-0.19
sentence before:someon you	0.25	-0.25
sentence before:someth	0.42	-0.42
sentence before:son	0.6	-0.6
sentence before:soon	0.19	-0.19
sentence before:sorry	0.24	-0.24
sentence before:south	0.43	-0.43
sentence before:south p	0.2	-0.2
sentence before:sp	-0.6	0.6
sentence before:sp <n>	-0.6	0.6
sentence before:spac	0.16	-0.16
sentence before:speak	0.48	-0.48
sentence before:speak with	0.54	-0.54
sentence before:specialty	-0.28	0.28
sentence before:speech	-0.82	0.82
sentence before:speech therapy	-0.26	0.26
sentence before:speed	1.67	-1.67
sentence before:spinal	1.11	-1.11
sentence before:spinal adjust	0.31	-0.31
sentence before:spine	0.41	-0.41
sentence before:spine and	0.17	-0.17
sentence before:spine center	-0.17	0.17
sentence before:spine health	0.2	-0.2
sentence before:spine imag	-0.62	0.62
sentence before:spine rehab	0.21	-0.21
sentence before:spine sport	-0.36	0.36
sentence before:spine therapy	0.24	-0.24
sentence before:spine wellnes	0.32	-0.32
sentence before:spine without	0.6	-0.6
sentence before:splint	1.47	-1.47
sentence before:spoke	0.25	-0.25
sentence before:spoke with	0.22	-0.22
sentence before:sponsor	1.24	-1.24
sentence before:sponsor :	0.26	-0.26
sentence before:sponsor dod	0.16	-0.16
sentence before:sponsor name	0.17	-0.17
sentence before:sponsor ssn	0.23	-0.23
sentence before:sport medicin	0.24	-0.24
sentence before:sport pt	0.31	-0.31
sentence before:sport therapy	0.18	-0.18
sentence before:spous	-0.22	0.22
sentence before:spous claim	0.32	-0.32
sentence before:sprain had	-0.47	0.47
sentence before:sprain of	-0.29	0.29
sentence before:sr	0.26	-0.26
sentence before:sr <n>	0.22	-0.22
sentence before:ssn	0.35	-0.35
sentence before:st	0.41	-0.41
sentence before:stabl	0.68	-0.68
sentence before:staff	-0.18	0.18
sentence before:stair	-0.18	0.18
sentence before:stair and	1.51	-1.51
sentence before:stair with	0.69	-0.69
sentence before:stand by	-0.34	0.34
sentence before:standard	0.94	-0.94
sentence before:standard appeal	0.37	-0.37
sentence before:standard option	0.82	-0.82
sentence before:standardiz	0.68	-0.68
sentence before:star	0.46	-0.46
sentence before:start	0.85	-0.85
sentence before:start <month>	-0.93	0.93
sentence before:start and	0.33	-0.33
sentence before:start on	1.15	-1.15
sentence before:stat	0.81	-0.81
sentence before:stat :	1	-1
sentence before:stat <n>	0.19	-0.19
sentence before:stat date	0.54	-0.54
sentence before:stat of	0.49	-0.49
sentence before:stat that	0.68	-0.68
sentence before:stat why	0.38	-0.38
sentence before:state	0.78	-0.78
sentence before:state fee	0.94	-0.94
sentence before:state health	0.22	-0.22
sentence before:state of	0.17	-0.17
sentence before:state or	0.36	-0.36
sentence before:state reason	0.4	-0.4
sentence before:statu	-0.16	0.16
sentence before:statu :	1.36	-1.36
sentence before:statu deny	-0.64	0.64
sentence before:statu detail	0.41	-0.41
sentence before:statu finaliz	0.47	-0.47
sentence before:statu paid	-0.43	0.43
sentence before:statu payer	-0.69	0.69
sentence before:statut	-0.31	0.31
sentence before:stay deny	0.29	-0.29
sentence before:stay the	-0.41	0.41
sentence before:ste	0.24	-0.24
sentence before:steady	-0.59	0.59
sentence before:steel	0.16	-0.16
sentence before:step	1.16	-1.16
sentence before:step <n>	0.87	-0.87
sentence before:step pediatric	0.16	-0.16
sentence before:step therapy	0.21	-0.21
sentence before:steroid	0.17	-0.17
sentence before:still	1.57	-1.57
sentence before:still deny	0.47	-0.47
sentence before:still need	0.81	-0.81
sentence before:still open	0.61	-0.61
sentence before:stimul	0.83	-0.83
sentence before:stimul is	0.52	-0.52
sentence before:stonebridg	0.27	-0.27
sentence before:stonebridg chiropractic	0.2	-0.2
sentence before:stop	1.05	-1.05
sentence before:stop the	0.44	-0.44
sentence before:stop time	0.24	-0.24
sentence before:stopp	0.4	-0.4
sentence before:straight	0.5	-0.5
sentence before:straight leg	0.5	-0.5
sentence before:strain	-0.92	0.92
sentence before:strain of	-0.67	0.67
sentence before:strand	0.83	-0.83
sentence before:street	0.56	-0.56
sentence before:strength	-0.69	0.69
sentence before:strength and	-0.5	0.5
sentence before:strength in	-0.22	0.22
sentence before:strength of	-0.48	0.48
sentence before:strep	0.45	-0.45
sentence before:strep test	0.44	-0.44
sentence before:stretch	-0.5	0.5
sentence before:strickler	0.34	-0.34
sentence before:strickler dc	0.24	-0.24
sentence before:strok	0.68	-0.68
sentence before:stroud	0.47	-0.47
sentence before:stubblefield	0.18	-0.18
sentence before:study	-1.19	1.19
sentence before:study <5>	0.38	-0.38
sentence before:study do	0.32	-0.32
sentence before:su	0.3	-0.3
sentence before:subject	0.8	-0.8
sentence before:subject :	1.03	-1.03
sentence before:subject of	-0.37	0.37
sentence before:subject to	0.43	-0.43
sentence before:subjectiv	0.78	-0.78
sentence before:subjectiv :	0.27	-0.27
sentence before:sublux	0.21	-0.21
sentence before:submission	0.48	-0.48
sentence before:submission bill	0.35	-0.35
sentence before:submit	-0.18	0.18
sentence before:submit a	-0.47	0.47
sentence before:submit the	0.28	-0.28
sentence before:submitt	0.52	-0.52
sentence before:submitt <m>	0.34	-0.34
sentence before:submitt approv	-0.97	0.97
sentence before:submitt doe	0.61	-0.61
sentence before:submitt for	0.24	-0.24
sentence before:submitt plan	0.21	-0.21
sentence before:submitt within	0.42	-0.42
sentence before:subscriber	1.15	-1.15
sentence before:subscriber :	0.48	-0.48
sentence before:subscriber name	0.38	-0.38
sentence before:subscriber no	0.22	-0.22
sentence before:subtotal	-0.89	0.89
sentence before:subtotal <m>	-0.89	0.89
sentence before:such	0.55	-0.55
sentence before:such a	-0.59	0.59
sentence before:sufficient	-0.52	0.52
sentence before:suite	0.27	-0.27
sentence before:suite <n>	0.22	-0.22
sentence before:sum	-0.22	0.22
sentence before:sum <m>	-0.31	0.31
sentence before:summary	0.38	-0.38
sentence before:summary amount	0.68	-0.68
sentence before:summary beneficiary	0.34	-0.34
sentence before:summary benefit	0.37	-0.37
sentence before:summary claim	0.24	-0.24
sentence before:summary notic	-0.64	0.64
sentence before:summary of	1.93	-1.93
sentence before:summit	0.22	-0.22
sentence before:suncoast	0.44	-0.44
sentence before:sunday	-0.22	0.22
sentence before:sunniva	0.64	-0.64
sentence before:sunshin	0.19	-0.19
sentence before:sunshin health	0.19	-0.19
sentence before:superior	0.31	-0.31
sentence before:superior healthplan	0.25	-0.25
sentence before:supervis exercis	-0.18	0.18
sentence before:supp	1.08	-1.08
sentence before:suppl	0.29	-0.29
sentence before:supplemental	0.43	-0.43
sentence before:supplemental insurer	0.42	-0.42
sentence before:supplier	1.31	-1.31
sentence before:supply	1.1	-1.1
sentence before:support	1.37	-1.37
sentence before:support a	-1.03	1.03
sentence before:support activ	0.52	-0.52
sentence before:support by	0.36	-0.36
sentence before:support in	0.99	-0.99
sentence before:support it	0.18	-0.18
sentence before:support the	0.7	-0.7
sentence before:support thi	0.62	-0.62
sentence before:supportiv	0.21	-0.21
sentence before:sure	0.22	-0.22
sentence before:surgeon	0.89	-0.89
sentence before:surgery	1.21	-1.21
sentence before:surgical	0.21	-0.21
sentence before:suspect	0.16	-0.16
sentence before:suspend	-0.39	0.39
sentence before:svc	-1.28	1.28
sentence before:svc charg	-0.4	0.4
sentence before:svc dt	-1.12	1.12
sentence before:sw	0.63	-0.63
sentence before:sycamor	0.79	-0.79
sentence before:symptom	-0.9	0.9
sentence before:system is	0.19	-0.19
sentence before:systematic	0.18	-0.18
sentence before:systematic review	0.18	-0.18
sentence before:systemic	-0.26	0.26
sentence before:systemic condition	-0.26	0.26
sentence before:szymansky	0.18	-0.18
sentence before:szymborsky	0.35	-0.35
sentence before:t	-0.29	0.29
sentence before:t <n>	-0.37	0.37
sentence before:tabitha	-0.53	0.53
sentence before:tac	0.47	-0.47
sentence before:tac <n>	0.47	-0.47
sentence before:tag	0.22	-0.22
sentence before:take	2.21	-2.21
sentence before:take it	0.4	-0.4
sentence before:take place	0.26	-0.26
sentence before:take the	0.49	-0.49
sentence before:take thi	0.81	-0.81
sentence before:taken	0.6	-0.6
sentence before:taken back	0.45	-0.45
sentence before:talk	0.94	-0.94
sentence before:talk to	0.36	-0.36
sentence before:talk with	0.41	-0.41
sentence before:tallgras	-0.53	0.53
sentence before:tamsin	-0.73	0.73
sentence before:target	0.26	-0.26
sentence before:target probe	0.26	-0.26
sentence before:taught	-0.33	0.33
sentence before:tax	-0.19	0.19
sentence before:tax credit	1.1	-1.1
sentence before:tax i	0.18	-0.18
sentence before:tax id	-0.81	0.81
sentence before:taxonomy	0.37	-0.37
sentence before:tb	0.16	-0.16
sentence before:tc	0.38	-0.38
sentence before:tc <n>	0.34	-0.34
sentence before:te	0.3	-0.3
sentence before:te <n>	0.27	-0.27
sentence before:teach	0.46	-0.46
sentence before:teagu	0.17	-0.17
sentence before:teagu dc	-0.26	0.26
sentence before:team	-0.44	0.44
sentence before:tear	0.66	-0.66
sentence before:telephon	1.52	-1.52
sentence before:telephon <n>	0.26	-0.26
sentence before:tell	0.25	-0.25
sentence before:tell of	-0.62	0.62
sentence before:tell us	-0.47	0.47
sentence before:tell what	0.17	-0.17
sentence before:tell whether	0.21	-0.21
sentence before:tell which	0.68	-0.68
sentence before:tell you	1.42	-1.42
sentence before:teller	0.24	-0.24
sentence before:ten visit	0.42	-0.42
sentence before:tennesse	0.53	-0.53
sentence before:term	1.48	-1.48
sentence before:term of	1.02	-1.02
sentence before:terminat	1.53	-1.53
sentence before:test	0.91	-0.91
sentence before:test <5>	-1.01	1.01
sentence before:test <m>	0.28	-0.28
sentence before:test and	-0.94	0.94
sentence before:test befor	-0.47	0.47
sentence before:test have	0.58	-0.58
sentence before:test scor	0.62	-0.62
sentence before:test that	-0.82	0.82
sentence before:test was	0.72	-0.72
sentence before:test were	-0.52	0.52
sentence before:test with	1.06	-1.06
sentence before:teton	-1.04	1.04
sentence before:texa	0.58	-0.58
sentence before:tf	0.48	-0.48
sentence before:tf <n>	0.2	-0.2
sentence before:tg	0.17	-0.17
sentence before:th <n>	0.51	-0.51
sentence before:th day	0.67	-0.67
sentence before:th visit	0.29	-0.29
sentence before:thaddeu	0.74	-0.74
sentence before:than	0.28	-0.28
sentence before:than <month>	0.17	-0.17
sentence before:than <n>	1.68	-1.68
sentence before:than a	-0.42	0.42
sentence before:than four	0.83	-0.83
sentence before:than one	-1.13	1.13
sentence before:than the	-0.7	0.7
sentence before:than three	-0.42	0.42
sentence before:than was	0.65	-0.65
sentence before:thank	2.34	-2.34
sentence before:thank you	2.34	-2.34
sentence before:that a	-0.78	0.78
sentence before:that an	0.36	-0.36
sentence before:that another	-1.04	1.04
sentence before:that apply	0.31	-0.31
sentence before:that approval	0.22	-0.22
sentence before:that are	-1.07	1.07
sentence before:that bill	0.61	-0.61
sentence before:that call	0.64	-0.64
sentence before:that care	-0.38	0.38
sentence before:that cover	-1.27	1.27
sentence before:that coverag	0.41	-0.41
sentence before:that date	0.57	-0.57
sentence before:that day	-0.68	0.68
sentence before:that decision	0.21	-0.21
sentence before:that further	-0.21	0.21
sentence before:that goe	-0.59	0.59
sentence before:that had	0.71	-0.71
sentence before:that has	0.16	-0.16
sentence before:that have	-0.44	0.44
sentence before:that her	-0.73	0.73
sentence before:that his	1.39	-1.39
sentence before:that is	1.13	-1.13
sentence before:that it	1.42	-1.42
sentence before:that keep	0.56	-0.56
sentence before:that mean	0.28	-0.28
sentence before:that medicar	0.63	-0.63
sentence before:that mr	0.3	-0.3
sentence before:that mrs	0.81	-0.81
sentence before:that ms	1.26	-1.26
sentence before:that need	-1.19	1.19
sentence before:that no	0.54	-0.54
sentence before:that notic	-0.9	0.9
sentence before:that on	0.35	-0.35
sentence before:that only	0.64	-0.64
sentence before:that other	0.38	-0.38
sentence before:that our	0.73	-0.73
sentence before:that pain	0.38	-0.38
sentence before:that plan	1	-1
sentence before:that point	-0.29	0.29
sentence before:that reason	0.38	-0.38
sentence before:that request	0.25	-0.25
sentence before:that say	0.41	-0.41
sentence before:that she	0.34	-0.34
sentence before:that show	0.48	-0.48
sentence before:that skill	-0.79	0.79
sentence before:that stay	-0.53	0.53
sentence before:that support	0.57	-0.57
sentence before:that tell	-1.04	1.04
sentence before:that the	-0.62	0.62
sentence before:that they	0.5	-0.5
sentence before:that thi	-1	1
sentence before:that time	0.68	-0.68
sentence before:that treat	0.34	-0.34
sentence before:that use	0.71	-0.71
sentence before:that visit	0.35	-0.35
sentence before:that was	0.85	-0.85
sentence before:that we	-0.58	0.58
sentence before:that were	0.32	-0.32
sentence before:that your	-0.96	0.96
sentence before:the <m>	0.72	-0.72
sentence before:the above	0.79	-0.79
sentence before:the accept	-0.93	0.93
sentence before:the accident	-1	1
sentence before:the act	0.16	-0.16
sentence before:the addres	0.78	-0.78
sentence before:the adjust	0.53	-0.53
sentence before:the adjuster	0.35	-0.35
sentence before:the allowabl	0.17	-0.17
sentence before:the allowanc	0.41	-0.41
sentence before:the american	0.27	-0.27
sentence before:the amount	1.55	-1.55
sentence before:the appeal	1.17	-1.17
sentence before:the approv	-0.28	0.28
sentence before:the approval	0.25	-0.25
sentence before:the attach	0.49	-0.49
sentence before:the attend	0.18	-0.18
sentence before:the authoriz	0.71	-0.71
sentence before:the balanc	0.56	-0.56
sentence before:the bar	0.39	-0.39
sentence before:the beneficiary	0.57	-0.57
sentence before:the benefit	0.59	-0.59
sentence before:the blue	0.3	-0.3
sentence before:the board	0.42	-0.42
sentence before:the box	0.34	-0.34
sentence before:the brochur	0.83	-0.83
sentence before:the care	0.23	-0.23
sentence before:the carrier	0.2	-0.2
sentence before:the case	1.16	-1.16
sentence before:the center	0.41	-0.41
sentence before:the cervical	-0.7	0.7
sentence before:the charg	-0.26	0.26
sentence before:the chart	0.29	-0.29
sentence before:the child	-0.22	0.22
sentence before:the chiropractic	1.12	-1.12
sentence before:the claim	0.35	-0.35
sentence before:the clinic	0.58	-0.58
sentence before:the clinical	0.72	-0.72
sentence before:the committe	-0.77	0.77
sentence before:the complet	-0.45	0.45
sentence before:the condition	0.72	-0.72
sentence before:the contract	-0.65	0.65
sentence before:the contractor	0.16	-0.16
sentence before:the copay	0.29	-0.29
sentence before:the count	1.11	-1.11
sentence before:the cover	0.76	-0.76
sentence before:the coverag	1.04	-1.04
sentence before:the criteria	0.76	-0.76
sentence before:the customer	-0.43	0.43
sentence before:the daily	0.29	-0.29
sentence before:the date	0.38	-0.38
sentence before:the day	0.56	-0.56
sentence before:the deadlin	0.37	-0.37
sentence before:the decision	0.66	-0.66
sentence before:the defens	0.25	-0.25
sentence before:the delay	0.2	-0.2
sentence before:the denial	-1.31	1.31
sentence before:the depart	0.59	-0.59
sentence before:the devic	-0.67	0.67
sentence before:the diagnosy	1.29	-1.29
sentence before:the differenc	-0.55	0.55
sentence before:the dismissal	0.47	-0.47
sentence before:the disput	0.44	-0.44
sentence before:the division	0.36	-0.36
sentence before:the doctor	-0.48	0.48
sentence before:the document	-0.5	0.5
sentence before:the drug	0.7	-0.7
sentence before:the earlier	0.53	-0.53
sentence before:the employe	-1.19	1.19
sentence before:the end	0.6	-0.6
sentence before:the enroll	-0.87	0.87
sentence before:the enrolle	-0.23	0.23
sentence before:the evalu	-1.38	1.38
sentence before:the exam	-1.06	1.06
sentence before:the exclusion	0.17	-0.17
sentence before:the exercis	-1.24	1.24
sentence before:the explan	0.27	-0.27
sentence before:the extent	0.48	-0.48
sentence before:the fact	1.91	-1.91
sentence before:the famy	1.05	-1.05
sentence before:the fax	0.56	-0.56
sentence before:the fda	1.21	-1.21
sentence before:the federal	0.21	-0.21
sentence before:the fee	1.07	-1.07
sentence before:the fil	0.2	-0.2
sentence before:the file	0.36	-0.36
sentence before:the first	-1.18	1.18
sentence before:the five	-1.11	1.11
sentence before:the follow	0.47	-0.47
sentence before:the food	0.32	-0.32
sentence before:the form	0.4	-0.4
sentence before:the grace	-0.81	0.81
sentence before:the guidelin	-1	1
sentence before:the health	1.44	-1.44
sentence before:the history	-0.82	0.82
sentence before:the home	-0.74	0.74
sentence before:the hospital	-0.44	0.44
sentence before:the identity	0.48	-0.48
sentence before:the independent	1.17	-1.17
sentence before:the inform	0.27	-0.27
sentence before:the initial	0.32	-0.32
sentence before:the injection	0.95	-0.95
sentence before:the injury	0.8	-0.8
sentence before:the insur	-0.8	0.8
sentence before:the insurer	-0.3	0.3
sentence before:the internal	0.98	-0.98
sentence before:the item	-0.44	0.44
sentence before:the joint	1.36	-1.36
sentence before:the kestrel	0.18	-0.18
sentence before:the laboratory	0.8	-0.8
sentence before:the last	0.71	-0.71
sentence before:the left	-0.34	0.34
sentence before:the leg	-0.51	0.51
sentence before:the letter	0.47	-0.47
sentence before:the level	-0.4	0.4
sentence before:the limit	-0.2	0.2
sentence before:the line	1.23	-1.23
sentence before:the list	-0.98	0.98
sentence before:the low	0.59	-0.59
sentence before:the lower	-0.74	0.74
sentence before:the lumbar	0.36	-0.36
sentence before:the mac	0.25	-0.25
sentence before:the mail	0.31	-0.31
sentence before:the manipul	0.67	-0.67
sentence before:the marketplac	0.28	-0.28
sentence before:the matter	0.2	-0.2
sentence before:the maximum	0.4	-0.4
sentence before:the medical	-0.25	0.25
sentence before:the medicar	-1.46	1.46
sentence before:the member	0.48	-0.48
sentence before:the minut	0.91	-0.91
sentence before:the modifier	-0.57	0.57
sentence before:the month	-0.48	0.48
sentence before:the mri	0.96	-0.96
sentence before:the name	0.19	-0.19
sentence before:the national	0.34	-0.34
sentence before:the neck	-0.54	0.54
sentence before:the need	-0.58	0.58
sentence before:the network	-1.35	1.35
sentence before:the next	-1.03	1.03
sentence before:the number	0.52	-0.52
sentence before:the offic	-0.81	0.81
sentence before:the official	-1.15	1.15
sentence before:the offset	0.52	-0.52
sentence before:the ohio	0.2	-0.2
sentence before:the one	0.55	-0.55
sentence before:the order	0.71	-0.71
sentence before:the original	0.72	-0.72
sentence before:the oswestry	-0.67	0.67
sentence before:the other	0.45	-0.45
sentence before:the outcom	-0.38	0.38
sentence before:the overpay	0.22	-0.22
sentence before:the page	0.37	-0.37
sentence before:the panel	-0.67	0.67
sentence before:the paper	1.43	-1.43
sentence before:the parent	0.44	-0.44
sentence before:the part	-1.35	1.35
sentence before:the participant	-1	1
sentence before:the party	0.45	-0.45
sentence before:the patch	-1.37	1.37
sentence before:the pay	0.59	-0.59
sentence before:the payer	1.02	-1.02
sentence before:the pennsylvania	-0.56	0.56
sentence before:the period	0.39	-0.39
sentence before:the person	1.05	-1.05
sentence before:the personal	-0.68	0.68
sentence before:the petitioner	0.53	-0.53
sentence before:the physical	-0.4	0.4
sentence before:the physician	0.35	-0.35
sentence before:the place	1.2	-1.2
sentence before:the plan	-0.24	0.24
sentence before:the policy	1.15	-1.15
sentence before:the portal	0.42	-0.42
sentence before:the ppo	0.31	-0.31
sentence before:the premium	-1.07	1.07
sentence before:the present	0.17	-0.17
sentence before:the primary	0.35	-0.35
sentence before:the procedur	0.38	-0.38
sentence before:the program	0.54	-0.54
sentence before:the progres	0.75	-0.75
sentence before:the provider	-0.22	0.22
sentence before:the publish	-0.74	0.74
sentence before:the qic	0.66	-0.66
sentence before:the questionnair	0.33	-0.33
sentence before:the range	-0.73	0.73
sentence before:the rate	1.13	-1.13
sentence before:the re	-0.63	0.63
sentence before:the reason	0.57	-0.57
sentence before:the recipient	0.34	-0.34
sentence before:the record	0.26	-0.26
sentence before:the redetermin	0.18	-0.18
sentence before:the referr	0.17	-0.17
sentence before:the referral	1.37	-1.37
sentence before:the refund	-0.61	0.61
sentence before:the region	0.42	-0.42
sentence before:the remain	0.68	-0.68
sentence before:the remittanc	-1.02	1.02
sentence before:the render	0.62	-0.62
sentence before:the report	-1	1
sentence before:the request	1.43	-1.43
sentence before:the rest	-0.79	0.79
sentence before:the result	0.65	-0.65
sentence before:the review	0.52	-0.52
sentence before:the reviewer	0.55	-0.55
sentence before:the right	0.35	-0.35
sentence before:the rule	0.75	-0.75
sentence before:the same	-0.93	0.93
sentence before:the schedul	-0.94	0.94
sentence before:the second	-0.5	0.5
sentence before:the servic	0.55	-0.55
sentence before:the shoulder	-0.34	0.34
sentence before:the sign	-0.16	0.16
sentence before:the signatur	0.16	-0.16
sentence before:the skill	1.15	-1.15
sentence before:the social	0.58	-0.58
sentence before:the spinal	0.43	-0.43
sentence before:the sponsor	0.43	-0.43
sentence before:the start	0.54	-0.54
sentence before:the state	0.96	-0.96
sentence before:the strength	-0.61	0.61
sentence before:the study	-0.54	0.54
sentence before:the subject	-0.38	0.38
sentence before:the submitt	-0.59	0.59
sentence before:the subscriber	0.39	-0.39
sentence before:the surgery	-0.32	0.32
sentence before:the ten	0.36	-0.36
sentence before:the term	0.95	-0.95
sentence before:the test	1.38	-1.38
sentence before:the texa	0.48	-0.48
sentence before:the therapist	0.17	-0.17
sentence before:the therapy	0.32	-0.32
sentence before:the third	0.99	-0.99
sentence before:the thirtieth	-0.45	0.45
sentence before:the three	0.4	-0.4
sentence before:the time	2.14	-2.14
sentence before:the top	0.25	-0.25
sentence before:the total	-0.52	0.52
sentence before:the trial	0.5	-0.5
sentence before:the tricar	0.28	-0.28
sentence before:the trust	0.5	-0.5
sentence before:the twentieth	-0.77	0.77
sentence before:the two	-0.82	0.82
sentence before:the ultrasound	0.32	-0.32
sentence before:the unit	-0.18	0.18
sentence before:the unitedhealthcar	0.22	-0.22
sentence before:the usual	-0.47	0.47
sentence before:the va	-0.69	0.69
sentence before:the veteran	0.2	-0.2
sentence before:the visit	0.39	-0.39
sentence before:the whole	0.29	-0.29
sentence before:the word	0.3	-0.3
sentence before:the worker	0.46	-0.46
sentence before:the wound	-0.66	0.66
sentence before:the wrong	0.17	-0.17
sentence before:their	-0.53	0.53
sentence before:their own	0.16	-0.16
sentence before:theisen	0.26	-0.26
sentence before:them	1.16	-1.16
sentence before:them by	0.19	-0.19
sentence before:them for	0.35	-0.35
sentence before:them the	0.58	-0.58
sentence before:them to	0.35	-0.35
sentence before:them we	0.2	-0.2
sentence before:them with	0.7	-0.7
sentence before:themselv	0.2	-0.2
sentence before:then	0.55	-0.55
sentence before:then and	0.39	-0.39
sentence before:then send	0.76	-0.76
sentence before:then the	0.43	-0.43
sentence before:theodora	0.17	-0.17
sentence before:therapeutic	0.78	-0.78
sentence before:therapeutic activity	0.32	-0.32
sentence before:therapeutic exercis	0.66	-0.66
sentence before:therapist	0.76	-0.76
sentence before:therapist :	0.39	-0.39
sentence before:therapist and	0.96	-0.96
sentence before:therapist are	0.85	-0.85
sentence before:therapist licens	0.32	-0.32
sentence before:therapist note	0.32	-0.32
sentence before:therapist on	0.32	-0.32
sentence before:therapist or	0.29	-0.29
sentence before:therapist report	-0.31	0.31
sentence before:therapist skill	-1.01	1.01
sentence before:therapist was	-1.06	1.06
sentence before:therapist were	1.77	-1.77
sentence before:therapist who	-0.66	0.66
sentence before:therapy	0.82	-0.82
sentence before:therapy :	-1.18	1.18
sentence before:therapy <5>	-0.18	0.18
sentence before:therapy <d>	0.23	-0.23
sentence before:therapy <m>	0.41	-0.41
sentence before:therapy <n>	-0.87	0.87
sentence before:therapy after	-0.33	0.33
sentence before:therapy and	0.78	-0.78
sentence before:therapy asked	0.3	-0.3
sentence before:therapy at	-0.35	0.35
sentence before:therapy by	-0.93	0.93
sentence before:therapy charg	0.21	-0.21
sentence before:therapy famy	0.18	-0.18
sentence before:therapy for	0.25	-0.25
sentence before:therapy from	0.51	-0.51
sentence before:therapy group	0.17	-0.17
sentence before:therapy in	-0.42	0.42
sentence before:therapy inc	0.32	-0.32
sentence before:therapy is	1.03	-1.03
sentence before:therapy llc	0.38	-0.38
sentence before:therapy need	0.91	-0.91
sentence before:therapy npi	0.37	-0.37
sentence before:therapy on	-0.69	0.69
sentence before:therapy only	0.18	-0.18
sentence before:therapy or	-0.8	0.8
sentence before:therapy pc	-0.31	0.31
sentence before:therapy pllc	-0.22	0.22
sentence before:therapy s	0.16	-0.16
sentence before:therapy servic	-0.57	0.57
sentence before:therapy that	0.59	-0.59
sentence before:therapy tin	0.18	-0.18
sentence before:therapy to	0.69	-0.69
sentence before:therapy visit	1.28	-1.28
sentence before:therapy was	0.75	-0.75
sentence before:therapy when	-0.35	0.35
sentence before:therapy you	0.29	-0.29
sentence before:there	0.65	-0.65
sentence before:there is	0.68	-0.68
sentence before:there was	-0.2	0.2
sentence before:therefor	0.43	-0.43
sentence before:therefor deny	0.73	-0.73
sentence before:therefor not	0.47	-0.47
sentence before:these	0.83	-0.83
sentence before:these are	1.62	-1.62
sentence before:these charg	0.6	-0.6
sentence before:these date	-0.73	0.73
sentence before:these line	1.1	-1.1
sentence before:these reason	0.19	-0.19
sentence before:these record	0.21	-0.21
sentence before:these servic	-0.52	0.52
sentence before:these three	0.56	-0.56
sentence before:these visit	-0.7	0.7
sentence before:they	1.29	-1.29
sentence before:they are	1.46	-1.46
sentence before:they do	0.99	-0.99
sentence before:they were	-0.87	0.87
sentence before:thi	0.25	-0.25
sentence before:thi :	-0.28	0.28
sentence before:thi ?	-1.08	1.08
sentence before:thi accident	0.19	-0.19
sentence before:thi advic	-0.58	0.58
sentence before:thi again	0.3	-0.3
sentence before:thi amount	-0.42	0.42
sentence before:thi appeal	0.22	-0.22
sentence before:thi beneficiary	-0.55	0.55
sentence before:thi benefit	0.36	-0.36
sentence before:thi bill	0.52	-0.52
sentence before:thi care	1.39	-1.39
sentence before:thi case	0.23	-0.23
sentence before:thi charg	1.13	-1.13
sentence before:thi claim	-0.2	0.2
sentence before:thi condition	-0.51	0.51
sentence before:thi date	1.13	-1.13
sentence before:thi decision	1.06	-1.06
sentence before:thi denial	0.28	-0.28
sentence before:thi determin	0.45	-0.45
sentence before:thi drug	0.54	-0.54
sentence before:thi end	0.2	-0.2
sentence before:thi eob	0.38	-0.38
sentence before:thi fax	0.32	-0.32
sentence before:thi for	0.21	-0.21
sentence before:thi form	0.31	-0.31
sentence before:thi is	0.49	-0.49
sentence before:thi kind	0.26	-0.26
sentence before:thi letter	1.34	-1.34
sentence before:thi line	0.78	-0.78
sentence before:thi many	-0.75	0.75
sentence before:thi mean	-0.54	0.54
sentence before:thi member	0.62	-0.62
sentence before:thi messag	0.28	-0.28
sentence before:thi notic	0.49	-0.49
sentence before:thi on	0.29	-0.29
sentence before:thi one	0.36	-0.36
sentence before:thi organiz	0.27	-0.27
sentence before:thi page	0.45	-0.45
sentence before:thi patch	-0.92	0.92
sentence before:thi patient	1	-1
sentence before:thi payer	0.62	-0.62
sentence before:thi period	0.96	-0.96
sentence before:thi plan	-1.33	1.33
sentence before:thi policy	0.73	-0.73
sentence before:thi procedur	0.77	-0.77
sentence before:thi provider	0.63	-0.63
sentence before:thi reason	0.23	-0.23
sentence before:thi remittanc	0.82	-0.82
sentence before:thi report	0.49	-0.49
sentence before:thi request	-1.96	1.96
sentence before:thi respons	0.39	-0.39
sentence before:thi review	0.29	-0.29
sentence before:thi same	0.3	-0.3
sentence before:thi servic	-0.94	0.94
sentence before:thi stat	0.26	-0.26
sentence before:thi test	1.45	-1.45
sentence before:thi time	-0.46	0.46
sentence before:thi treat	-1.31	1.31
sentence before:thi use	-0.77	0.77
sentence before:thi visit	-0.32	0.32
sentence before:thi voucher	-0.5	0.5
sentence before:thi was	0.77	-0.77
sentence before:thi year	1.44	-1.44
sentence before:thibodeaux	0.4	-0.4
sentence before:thin	0.83	-0.83
sentence before:think	0.51	-0.51
sentence before:think we	0.27	-0.27
sentence before:third	1.91	-1.91
sentence before:third month	0.42	-0.42
sentence before:third party	0.8	-0.8
sentence before:thirtieth	-0.45	0.45
sentence before:thornbury	0.52	-0.52
sentence before:thorvald	0.2	-0.2
sentence before:those day	0.57	-0.57
sentence before:those of	-0.76	0.76
sentence before:thought	-0.61	0.61
sentence before:thought of	-0.43	0.43
sentence before:thread	0.25	-0.25
sentence before:three date	-1.28	1.28
sentence before:three day	0.21	-0.21
sentence before:three river	0.21	-0.21
sentence before:three time	0.71	-0.71
sentence before:three unit	0.78	-0.78
sentence before:three visit	0.82	-0.82
sentence before:three week	-0.69	0.69
sentence before:threlkeld	0.2	-0.2
sentence before:threshold	0.6	-0.6
sentence before:through	1.29	-1.29
sentence before:through <d>	0.64	-0.64
sentence before:through <month>	1.07	-1.07
sentence before:through <n>	0.48	-0.48
sentence before:through her	-1.04	1.04
sentence before:through the	0.4	-0.4
sentence before:through your	0.36	-0.36
sentence before:thru	-1.34	1.34
sentence before:thru bill	-0.21	0.21
sentence before:thru proc	0.54	-0.54
sentence before:thu	0.47	-0.47
sentence before:thumb	0.19	-0.19
sentence before:tick	0.29	-0.29
sentence before:tidewater	-0.32	0.32
sentence before:tie	0.25	-0.25
sentence before:tie to	0.25	-0.25
sentence before:tim	0.68	-0.68
sentence before:tim fil	0.17	-0.17
sentence before:timber	0.24	-0.24
sentence before:time	1.16	-1.16
sentence before:time a	0.48	-0.48
sentence before:time allow	0.68	-0.68
sentence before:time for	0.63	-0.63
sentence before:time if	0.51	-0.51
sentence before:time is	-0.19	0.19
sentence before:time limit	1.84	-1.84
sentence before:time of	0.34	-0.34
sentence before:time stop	0.25	-0.25
sentence before:time the	-0.22	0.22
sentence before:time to	-0.78	0.78
sentence before:time was	0.22	-0.22
sentence before:timed	0.87	-0.87
sentence before:timed code	0.62	-0.62
sentence before:timed minut	-0.19	0.19
sentence before:timed servic	0.33	-0.33
sentence before:tin	0.73	-0.73
sentence before:tin :	0.19	-0.19
sentence before:tin <n>	0.53	-0.53
sentence before:title	0.29	-0.29
sentence before:tmhp	0.21	-0.21
sentence before:to :	1.38	-1.38
sentence before:to <d>	-0.33	0.33
sentence before:to <m>	-0.59	0.59
sentence before:to <month>	-0.33	0.33
sentence before:to <n>	1.03	-1.03
sentence before:to a	-0.51	0.51
sentence before:to accept	0.61	-0.61
sentence before:to act	0.29	-0.29
sentence before:to adjudicat	0.32	-0.32
sentence before:to all	-0.51	0.51
sentence before:to an	0.7	-0.7
sentence before:to and	0.4	-0.4
sentence before:to another	-0.91	0.91
sentence before:to appeal	0.75	-0.75
sentence before:to applicant	0.27	-0.27
sentence before:to approv	0.97	-0.97
sentence before:to arbitr	0.16	-0.16
sentence before:to ask	0.73	-0.73
sentence before:to assist	0.23	-0.23
sentence before:to be	0.41	-0.41
sentence before:to bill	-0.25	0.25
sentence before:to bring	0.34	-0.34
sentence before:to chang	0.26	-0.26
sentence before:to check	0.59	-0.59
sentence before:to code	-0.7	0.7
sentence before:to consider	0.28	-0.28
sentence before:to contest	0.38	-0.38
sentence before:to continu	0.51	-0.51
sentence before:to cover	0.27	-0.27
sentence before:to date	0.76	-0.76
sentence before:to decid	0.57	-0.57
sentence before:to deny	0.29	-0.29
sentence before:to disput	0.21	-0.21
sentence before:to do	1.95	-1.95
sentence before:to dr	0.4	-0.4
sentence before:to erisa	0.27	-0.27
sentence before:to face	-0.84	0.84
sentence before:to finish	0.36	-0.36
sentence before:to friday	0.31	-0.31
sentence before:to go	0.49	-0.49
sentence before:to handl	0.16	-0.16
sentence before:to have	0.54	-0.54
sentence before:to improv	-0.54	0.54
sentence before:to includ	0.16	-0.16
sentence before:to insurer	0.53	-0.53
sentence before:to it	-0.59	0.59
sentence before:to keep	-0.31	0.31
sentence before:to let	-0.48	0.48
sentence before:to look	1.11	-1.11
sentence before:to make	0.25	-0.25
sentence before:to medicar	0.31	-0.31
sentence before:to mr	0.2	-0.2
sentence before:to one	0.69	-0.69
sentence before:to our	0.62	-0.62
sentence before:to pay	-1.22	1.22
sentence before:to peer	0.53	-0.53
sentence before:to primary	0.6	-0.6
sentence before:to proc	0.71	-0.71
sentence before:to provider	-0.34	0.34
sentence before:to reach	1.38	-1.38
sentence before:to reconsider	0.63	-0.63
sentence before:to return	0.66	-0.66
sentence before:to review	0.48	-0.48
sentence before:to see	0.26	-0.26
sentence before:to send	-0.68	0.68
sentence before:to set	0.18	-0.18
sentence before:to sever	0.16	-0.16
sentence before:to show	0.28	-0.28
sentence before:to six	0.48	-0.48
sentence before:to speak	0.44	-0.44
sentence before:to take	1.25	-1.25
sentence before:to talk	0.63	-0.63
sentence before:to tell	1.31	-1.31
sentence before:to that	0.3	-0.3
sentence before:to the	-0.31	0.31
sentence before:to thi	0.53	-0.53
sentence before:to us	0.22	-0.22
sentence before:to vacat	0.35	-0.35
sentence before:to whom	0.41	-0.41
sentence before:to work	0.28	-0.28
sentence before:to write	0.2	-0.2
sentence before:to you	0.82	-0.82
sentence before:to your	1.55	-1.55
sentence before:tobia	-0.18	0.18
sentence before:tobiah	0.16	-0.16
sentence before:tobin	0.2	-0.2
sentence before:toe	0.49	-0.49
sentence before:together	0.25	-0.25
sentence before:together <m>	0.2	-0.2
sentence before:together with	0.65	-0.65
sentence before:told	0.5	-0.5
sentence before:told by	0.6	-0.6
sentence before:told of	0.33	-0.33
sentence before:told us	-0.7	0.7
sentence before:told you	0.55	-0.55
sentence before:tolerat	0.2	-0.2
sentence before:toll	0.17	-0.17
sentence before:toll free	0.17	-0.17
sentence before:tolliver	0.35	-0.35
sentence before:too	-1.17	1.17
sentence before:too much	-0.44	0.44
sentence before:took	-0.67	0.67
sentence before:took part	0.22	-0.22
sentence before:took place	-0.64	0.64
sentence before:tool	0.48	-0.48
sentence before:tooth	-0.32	0.32
sentence before:top	1.02	-1.02
sentence before:top of	0.38	-0.38
sentence before:total	-0.87	0.87
sentence before:total :	0.53	-0.53
sentence before:total <m>	-0.4	0.4
sentence before:total charg	0.8	-0.8
sentence before:total claim	-1.9	1.9
sentence before:total for	-0.92	0.92
sentence before:total not	-0.18	0.18
sentence before:total of	-0.73	0.73
sentence before:total prov	0.35	-0.35
sentence before:total rc	-0.18	0.18
sentence before:total submitt	0.33	-0.33
sentence before:total timed	-0.29	0.29
sentence before:total treat	0.33	-0.33
sentence before:total you	0.23	-0.23
sentence before:toward	-0.7	0.7
sentence before:townzip	0.77	-0.77
sentence before:townzip <d>	-0.33	0.33
sentence before:townzip <m>	-1.05	1.05
sentence before:townzip <n>	0.64	-0.64
sentence before:townzip check	0.18	-0.18
sentence before:townzip fax	0.45	-0.45
sentence before:townzip or	0.41	-0.41
sentence before:townzip provider	0.17	-0.17
sentence before:tr	0.39	-0.39
sentence before:tr <n>	0.36	-0.36
sentence before:trace <n>	-0.23	0.23
sentence before:track	0.55	-0.55
sentence before:track number	0.49	-0.49
sentence before:traction	1.47	-1.47
sentence before:traction <m>	0.2	-0.2
sentence before:traction is	0.97	-0.97
sentence before:train	-0.96	0.96
sentence before:transaction	-0.51	0.51
sentence before:transaction id	0.19	-0.19
sentence before:trask	0.28	-0.28
sentence before:treat :	0.24	-0.24
sentence before:treat <n>	0.42	-0.42
sentence before:treat absent	-0.56	0.56
sentence before:treat after	0.19	-0.19
sentence before:treat and	-0.21	0.21
sentence before:treat authoriz	0.32	-0.32
sentence before:treat by	0.73	-0.73
sentence before:treat date	0.23	-0.23
sentence before:treat doctor	0.18	-0.18
sentence before:treat exceed	0.68	-0.68
sentence before:treat guidelin	0.71	-0.71
sentence before:treat has	1.39	-1.39
sentence before:treat in	-0.75	0.75
sentence before:treat is	-1.7	1.7
sentence before:treat minut	0.25	-0.25
sentence before:treat note	0.21	-0.21
sentence before:treat of	-0.46	0.46
sentence before:treat on	0.24	-0.24
sentence before:treat physician	0.74	-0.74
sentence before:treat plan	-0.57	0.57
sentence before:treat provider	0.37	-0.37
sentence before:treat request	0.31	-0.31
sentence before:treat such	-1.1	1.1
sentence before:treat that	0.97	-0.97
sentence before:treat the	-0.43	0.43
sentence before:treat therapist	0.57	-0.57
sentence before:treat time	0.17	-0.17
sentence before:treat visit	-0.3	0.3
sentence before:treat was	0.25	-0.25
sentence before:treat were	-0.59	0.59
sentence before:tremblay	0.28	-0.28
sentence before:trent	-0.37	0.37
sentence before:trial	0.47	-0.47
sentence before:trial are	1.27	-1.27
sentence before:trial of	-1.36	1.36
sentence before:tricar	0.51	-0.51
sentence before:tricar approv	0.68	-0.68
sentence before:tricar champva	0.19	-0.19
sentence before:tricar coverag	0.52	-0.52
sentence before:tricar east	0.29	-0.29
sentence before:tricar is	0.39	-0.39
sentence before:tricar maximum	-0.56	0.56
sentence before:tricar on	0.32	-0.32
sentence before:tricar pay	0.61	-0.61
sentence before:tricar policy	-0.31	0.31
sentence before:tricar program	0.7	-0.7
sentence before:tricar see	0.41	-0.41
sentence before:tricar select	0.28	-0.28
sentence before:tried	2.24	-2.24
sentence before:tried and	0.73	-0.73
sentence before:tried first	-0.68	0.68
sentence before:trigger	-1.02	1.02
sentence before:trigger point	-1.02	1.02
sentence before:triwest	0.46	-0.46
sentence before:troubl	0.57	-0.57
sentence before:truly	0.61	-0.61
sentence before:truly your	0.36	-0.36
sentence before:trust	1.2	-1.2
sentence before:tty	0.64	-0.64
sentence before:tty <n>	0.54	-0.54
sentence before:tue	0.17	-0.17
sentence before:turn	0.64	-0.64
sentence before:turn down	0.62	-0.62
sentence before:tw	0.69	-0.69
sentence before:tw <n>	0.69	-0.69
sentence before:twelfth visit	0.46	-0.46
sentence before:twelv	-0.56	0.56
sentence before:twelv month	-0.51	0.51
sentence before:twelv visit	-0.77	0.77
sentence before:twelv week	-0.34	0.34
sentence before:twentieth	-0.77	0.77
sentence before:twenty	1.01	-1.01
sentence before:twice a	-0.45	0.45
sentence before:two	-0.34	0.34
sentence before:two claim	0.6	-0.6
sentence before:two date	1.06	-1.06
sentence before:two day	-0.41	0.41
sentence before:two injection	0.44	-0.44
sentence before:two level	0.24	-0.24
sentence before:two of	0.55	-0.55
sentence before:two servic	-0.26	0.26
sentence before:two time	-0.48	0.48
sentence before:two unit	-0.26	0.26
sentence before:two visit	-0.35	0.35
sentence before:two week	-0.73	0.73
sentence before:tx <n>	0.21	-0.21
sentence before:txe	0.21	-0.21
sentence before:txe <5>	0.21	-0.21
sentence before:type	0.55	-0.55
sentence before:type :	0.25	-0.25
sentence before:type <n>	0.45	-0.45
sentence before:type of	0.22	-0.22
sentence before:u	0.89	-0.89
sentence before:u <n>	0.7	-0.7
sentence before:u s	0.2	-0.2
sentence before:uhc	0.18	-0.18
sentence before:ultrasound	0.36	-0.36
sentence before:um	0.3	-0.3
sentence before:um <n>	0.2	-0.2
sentence before:umr	0.21	-0.21
sentence before:un	0.73	-0.73
sentence before:un bill	0.65	-0.65
sentence before:un charg	0.28	-0.28
sentence before:unabl	-0.65	0.65
sentence before:unabl to	-0.65	0.65
sentence before:unchang	-0.72	0.72
sentence before:under	1.05	-1.05
sentence before:under <n>	1.48	-1.48
sentence before:under a	0.74	-0.74
sentence before:under an	-0.93	0.93
sentence before:under authoriz	0.16	-0.16
sentence before:under claim	0.77	-0.77
sentence before:under contract	-0.82	0.82
sentence before:under medical	0.41	-0.41
sentence before:under part	0.42	-0.42
sentence before:under review	0.18	-0.18
sentence before:under section	0.9	-0.9
sentence before:under separat	0.27	-0.27
sentence before:under state	0.32	-0.32
sentence before:under the	-0.44	0.44
sentence before:under thi	-0.43	0.43
sentence before:under your	1.13	-1.13
sentence before:underwritten	0.56	-0.56
sentence before:underwritten by	0.41	-0.41
sentence before:unfavorabl	-0.5	0.5
sentence before:unfavorabl :	0.61	-0.61
sentence before:union	0.24	-0.24
sentence before:unit	0.22	-0.22
sentence before:unit <m>	-0.92	0.92
sentence before:unit <n>	0.67	-0.67
sentence before:unit bill	-0.24	0.24
sentence before:unit charg	0.54	-0.54
sentence before:unit healthcar	0.19	-0.19
sentence before:unit of	-0.6	0.6
sentence before:unit submitt	0.44	-0.44
sentence before:unitedhealthcar	0.75	-0.75
sentence before:unitedhealthcar choic	0.46	-0.46
sentence before:unitedhealthcar provider	0.2	-0.2
sentence before:unles	1.05	-1.05
sentence before:unles the	0.5	-0.5
sentence before:unles there	0.49	-0.49
sentence before:unles you	0.16	-0.16
sentence before:unpaid	-0.22	0.22
sentence before:unproven	0.53	-0.53
sentence before:until	1.11	-1.11
sentence before:until <n>	0.29	-0.29
sentence before:until we	0.88	-0.88
sentence before:up	-0.82	0.82
sentence before:up <n>	0.64	-0.64
sentence before:up a	-0.16	0.16
sentence before:up and	-0.76	0.76
sentence before:up on	0.48	-0.48
sentence before:up the	-0.47	0.47
sentence before:up with	-0.84	0.84
sentence before:up your	0.23	-0.23
sentence before:updat	0.27	-0.27
sentence before:upheld	0.46	-0.46
sentence before:upheld in	1.03	-1.03
sentence before:upheld the	-0.34	0.34
sentence before:uphold	-0.93	0.93
sentence before:uphold our	0.27	-0.27
sentence before:uphold the	-0.92	0.92
sentence before:upload	0.68	-0.68
sentence before:upload in	0.19	-0.19
sentence before:upload it	0.24	-0.24
sentence before:upper	0.32	-0.32
sentence before:upper limb	0.27	-0.27
sentence before:ur	0.25	-0.25
sentence before:ur <n>	0.21	-0.21
sentence before:urgent	0.83	-0.83
sentence before:urgent appeal	0.22	-0.22
sentence before:urgent care	0.35	-0.35
sentence before:us	0.89	-0.89
sentence before:us <m>	0.19	-0.19
sentence before:us a	0.38	-0.38
sentence before:us about	0.74	-0.74
sentence before:us after	0.98	-0.98
sentence before:us an	-0.41	0.41
sentence before:us as	0.6	-0.6
sentence before:us ask	0.51	-0.51
sentence before:us befor	0.69	-0.69
sentence before:us by	0.51	-0.51
sentence before:us for	0.72	-0.72
sentence before:us from	1.14	-1.14
sentence before:us have	0.72	-0.72
sentence before:us in	0.35	-0.35
sentence before:us is	0.22	-0.22
sentence before:us its	0.39	-0.39
sentence before:us more	0.47	-0.47
sentence before:us on	-1.34	1.34
sentence before:us or	0.24	-0.24
sentence before:us so	-0.16	0.16
sentence before:us that	-0.71	0.71
sentence before:us the	-0.6	0.6
sentence before:us to	0.99	-0.99
sentence before:us why	0.61	-0.61
sentence before:us with	0.47	-0.47
sentence before:us within	0.68	-0.68
sentence before:us your	0.18	-0.18
sentence before:usaf	0.33	-0.33
sentence before:use	0.87	-0.87
sentence before:use approv	0.21	-0.21
sentence before:use for	0.5	-0.5
sentence before:use form	0.27	-0.27
sentence before:use the	1.58	-1.58
sentence before:used	1.37	-1.37
sentence before:used :	0.55	-0.55
sentence before:used and	0.29	-0.29
sentence before:used for	1.1	-1.1
sentence before:used is	0.74	-0.74
sentence before:used or	-0.44	0.44
sentence before:used the	0.46	-0.46
sentence before:used thi	0.28	-0.28
sentence before:used to	0.49	-0.49
sentence before:used up	0.96	-0.96
sentence before:usted	0.19	-0.19
sentence before:usual	-0.45	0.45
sentence before:utiliz	1.4	-1.4
sentence before:utiliz manag	0.25	-0.25
sentence before:utiliz review	1.34	-1.34
sentence before:v	-0.5	0.5
sentence before:v <n>	-1.46	1.46
sentence before:va	-0.85	0.85
sentence before:va <n>	-0.74	0.74
sentence before:va community	-0.51	0.51
sentence before:va referral	-0.63	0.63
sentence before:vacat	0.37	-0.37
sentence before:vacat it	0.29	-0.29
sentence before:valid	0.64	-0.64
sentence before:valid for	0.36	-0.36
sentence before:valley	1.51	-1.51
sentence before:valley famy	0.21	-0.21
sentence before:valley physical	0.36	-0.36
sentence before:value	0.25	-0.25
sentence before:van	0.22	-0.22
sentence before:vantag	0.4	-0.4
sentence before:vantongeren	0.16	-0.16
sentence before:vascular	0.16	-0.16
sentence before:vc	0.28	-0.28
sentence before:vc <n>	0.28	-0.28
sentence before:vehicl	0.21	-0.21
sentence before:vehicl no	0.19	-0.19
sentence before:vendor	0.32	-0.32
sentence before:verde	0.49	-0.49
sentence before:verific	0.46	-0.46
sentence before:verific request	0.18	-0.18
sentence before:verity	0.2	-0.2
sentence before:version	0.7	-0.7
sentence before:version <n>	0.69	-0.69
sentence before:vertebral	0.7	-0.7
sentence before:vertebral axial	0.63	-0.63
sentence before:very	0.36	-0.36
sentence before:very truly	0.36	-0.36
sentence before:veteran	-0.89	0.89
sentence before:veteran :	0.2	-0.2
sentence before:vi	0.56	-0.56
sentence before:video	-0.43	0.43
sentence before:view	-0.48	0.48
sentence before:vision	0.48	-0.48
sentence before:visit	0.84	-0.84
sentence before:visit :	0.41	-0.41
sentence before:visit <d>	-0.63	0.63
sentence before:visit <m>	0.25	-0.25
sentence before:visit <month>	0.41	-0.41
sentence before:visit <n>	2.16	-2.16
sentence before:visit a	-0.42	0.42
sentence before:visit above	1.03	-1.03
sentence before:visit after	1.2	-1.2
sentence before:visit and	1.36	-1.36
sentence before:visit approv	-0.72	0.72
sentence before:visit at	0.46	-0.46
sentence before:visit befor	-0.2	0.2
sentence before:visit beyond	0.25	-0.25
sentence before:visit bill	1.07	-1.07
sentence before:visit charg	0.22	-0.22
sentence before:visit code	0.25	-0.25
sentence before:visit date	0.19	-0.19
sentence before:visit each	0.64	-0.64
sentence before:visit for	0.65	-0.65
sentence before:visit from	-0.53	0.53
sentence before:visit in	0.16	-0.16
sentence before:visit is	0.92	-0.92
sentence before:visit list	-0.65	0.65
sentence before:visit new	0.2	-0.2
sentence before:visit note	0.62	-0.62
sentence before:visit of	-1.01	1.01
sentence before:visit on	-1.2	1.2
sentence before:visit only	0.31	-0.31
sentence before:visit per	0.48	-0.48
sentence before:visit since	0.53	-0.53
sentence before:visit that	-0.8	0.8
sentence before:visit the	0.42	-0.42
sentence before:visit used	0.25	-0.25
sentence before:visit were	0.77	-0.77
sentence before:visit which	0.29	-0.29
sentence before:visit would	-0.17	0.17
sentence before:visit you	-0.4	0.4
sentence before:vista	-0.67	0.67
sentence before:vitamin	0.65	-0.65
sentence before:vitamin d	0.65	-0.65
sentence before:vos	-0.27	0.27
sentence before:voucher	0.59	-0.59
sentence before:w	-0.44	0.44
sentence before:w <n>	0.2	-0.2
sentence before:w townzip	0.2	-0.2
sentence before:wa	0.37	-0.37
sentence before:wait	0.76	-0.76
sentence before:wait could	0.3	-0.3
sentence before:waiver	-0.64	0.64
sentence before:waiver of	-0.71	0.71
sentence before:walk	-1.25	1.25
sentence before:walk <n>	-0.48	0.48
sentence before:walk on	-0.65	0.65
sentence before:walk speed	0.34	-0.34
sentence before:walk without	-0.38	0.38
sentence before:walker	-0.27	0.27
sentence before:walter	0.17	-0.17
sentence before:wanda	0.21	-0.21
sentence before:want	1.21	-1.21
sentence before:want of	0.2	-0.2
sentence before:want to	0.58	-0.58
sentence before:warn	0.38	-0.38
sentence before:warn sign	0.38	-0.38
sentence before:warrant	-0.58	0.58
sentence before:warrant <n>	-0.6	0.6
sentence before:was	0.67	-0.67
sentence before:was <m>	1.33	-1.33
sentence before:was <month>	-0.75	0.75
sentence before:was <n>	-0.33	0.33
sentence before:was a	0.74	-0.74
sentence before:was allow	0.38	-0.38
sentence before:was already	0.46	-0.46
sentence before:was an	-0.18	0.18
sentence before:was approv	-0.33	0.33
sentence before:was asked	1.5	-1.5
sentence before:was based	0.28	-0.28
sentence before:was bill	-0.81	0.81
sentence before:was born	0.28	-0.28
sentence before:was chang	0.47	-0.47
sentence before:was clos	-0.99	0.99
sentence before:was cover	0.26	-0.26
sentence before:was done	0.99	-0.99
sentence before:was due	0.71	-0.71
sentence before:was examin	-1.14	1.14
sentence before:was first	1.15	-1.15
sentence before:was for	-0.17	0.17
sentence before:was found	-0.61	0.61
sentence before:was given	1.14	-1.14
sentence before:was it	-0.43	0.43
sentence before:was left	0.55	-0.55
sentence before:was m	0.24	-0.24
sentence before:was mail	0.76	-0.76
sentence before:was may	-1.23	1.23
sentence before:was medical	0.22	-0.22
sentence before:was need	0.22	-0.22
sentence before:was not	0.21	-0.21
sentence before:was number	-1.24	1.24
sentence before:was on	1.96	-1.96
sentence before:was order	-0.67	0.67
sentence before:was primary	-0.4	0.4
sentence before:was process	0.29	-0.29
sentence before:was read	0.45	-0.45
sentence before:was receiv	1.29	-1.29
sentence before:was report	0.34	-0.34
sentence before:was request	0.33	-0.33
sentence before:was requir	0.25	-0.25
sentence before:was right	0.29	-0.29
sentence before:was seen	0.81	-0.81
sentence before:was select	0.23	-0.23
sentence before:was sent	0.56	-0.56
sentence before:was separat	0.18	-0.18
sentence before:was sign	0.26	-0.26
sentence before:was significant	0.31	-0.31
sentence before:was still	0.61	-0.61
sentence before:was submitt	-0.42	0.42
sentence before:was thi	0.25	-0.25
sentence before:was told	0.53	-0.53
sentence before:was used	0.85	-0.85
sentence before:was your	-0.21	0.21
sentence before:wasatch	0.26	-0.26
sentence before:washington	0.4	-0.4
sentence before:water	0.16	-0.16
sentence before:wave	-0.56	0.56
sentence before:way	0.53	-0.53
sentence before:wc	0.8	-0.8
sentence before:wc <n>	0.66	-0.66
sentence before:wcb	0.32	-0.32
sentence before:we accept	0.24	-0.24
sentence before:we allow	1.24	-1.24
sentence before:we already	-0.39	0.39
sentence before:we also	0.66	-0.66
sentence before:we answer	0.45	-0.45
sentence before:we approv	-0.56	0.56
sentence before:we are	-0.78	0.78
sentence before:we ask	0.47	-0.47
sentence before:we asked	-1.45	1.45
sentence before:we can	-0.34	0.34
sentence before:we cant	-0.4	0.4
sentence before:we could	-1.3	1.3
sentence before:we deny	-0.35	0.35
sentence before:we did	0.25	-0.25
sentence before:we do	1.51	-1.51
sentence before:we dont	0.16	-0.16
sentence before:we find	1.34	-1.34
sentence before:we first	0.48	-0.48
sentence before:we found	0.83	-0.83
sentence before:we get	0.25	-0.25
sentence before:we had	0.69	-0.69
sentence before:we have	0.43	-0.43
sentence before:we hold	0.68	-0.68
sentence before:we know	0.25	-0.25
sentence before:we learn	-0.31	0.31
sentence before:we look	0.21	-0.21
sentence before:we made	-1.46	1.46
sentence before:we may	0.88	-0.88
sentence before:we must	0.63	-0.63
sentence before:we need	2	-2
sentence before:we paid	1.02	-1.02
sentence before:we presum	0.16	-0.16
sentence before:we process	0.64	-0.64
sentence before:we read	0.84	-0.84
sentence before:we receiv	1.99	-1.99
sentence before:we reconsider	0.18	-0.18
sentence before:we review	0.48	-0.48
sentence before:we see	-0.34	0.34
sentence before:we should	0.21	-0.21
sentence before:we still	0.25	-0.25
sentence before:we take	0.29	-0.29
sentence before:we uphold	1.06	-1.06
sentence before:we use	0.81	-0.81
sentence before:we used	0.69	-0.69
sentence before:we were	-0.97	0.97
sentence before:we will	-0.19	0.19
sentence before:we would	-0.37	0.37
sentence before:we write	-1.04	1.04
sentence before:we wrote	0.75	-0.75
sentence before:weaknes los	0.65	-0.65
sentence before:web	0.21	-0.21
sentence before:websit	0.24	-0.24
sentence before:week	-0.69	0.69
sentence before:week <n>	0.41	-0.41
sentence before:week after	0.76	-0.76
sentence before:week ago	-0.77	0.77
sentence before:week and	-0.34	0.34
sentence before:week are	0.73	-0.73
sentence before:week from	0.24	-0.24
sentence before:week of	-0.97	0.97
sentence before:week visit	-0.32	0.32
sentence before:weekday	0.16	-0.16
sentence before:weekday <n>	0.16	-0.16
sentence before:wegovy	0.6	-0.6
sentence before:weight	-0.54	0.54
sentence before:weight los	0.56	-0.56
sentence before:welfar	0.45	-0.45
sentence before:welfar plan	0.25	-0.25
sentence before:welfar trust	0.18	-0.18
sentence before:well	-0.92	0.92
sentence before:well give	0.2	-0.2
sentence before:wellcar	-1.09	1.09
sentence before:wellmark	-0.42	0.42
sentence before:wellmark blue	-0.44	0.44
sentence before:wellnes	-1.09	1.09
sentence before:wellnes visit	-1.08	1.08
sentence before:wendell	-0.64	0.64
sentence before:went	0.93	-0.93
sentence before:went from	0.8	-0.8
sentence before:went to	0.3	-0.3
sentence before:were	0.21	-0.21
sentence before:were approv	0.39	-0.39
sentence before:were bill	-0.37	0.37
sentence before:were certify	0.65	-0.65
sentence before:were deny	0.31	-0.31
sentence before:were first	0.18	-0.18
sentence before:were given	-0.38	0.38
sentence before:were medical	0.18	-0.18
sentence before:were need	0.46	-0.46
sentence before:were not	-0.27	0.27
sentence before:were sent	-0.23	0.23
sentence before:were the	0.44	-0.44
sentence before:were told	0.77	-0.77
sentence before:were used	0.26	-0.26
sentence before:west	0.29	-0.29
sentence before:weve	0.66	-0.66
sentence before:weve deny	0.62	-0.62
sentence before:wf	-0.45	0.45
sentence before:what	1.71	-1.71
sentence before:what can	0.23	-0.23
sentence before:what did	0.31	-0.31
sentence before:what happen	0.7	-0.7
sentence before:what if	0.23	-0.23
sentence before:what is	1.51	-1.51
sentence before:what it	0.4	-0.4
sentence before:what they	0.17	-0.17
sentence before:what thi	0.29	-0.29
sentence before:what to	1.48	-1.48
sentence before:what was	0.78	-0.78
sentence before:what we	0.62	-0.62
sentence before:what your	-0.2	0.2
sentence before:whatever	0.45	-0.45
sentence before:whatever the	0.24	-0.24
sentence before:when	0.82	-0.82
sentence before:when a	-0.67	0.67
sentence before:when both	0.64	-0.64
sentence before:when it	0.79	-0.79
sentence before:when the	0.81	-0.81
sentence before:when they	0.43	-0.43
sentence before:when used	0.2	-0.2
sentence before:when we	0.94	-0.94
sentence before:when what	0.27	-0.27
sentence before:when you	0.42	-0.42
sentence before:where it	0.18	-0.18
sentence before:where the	0.25	-0.25
sentence before:whether	0.7	-0.7
sentence before:whether a	0.45	-0.45
sentence before:whether or	0.54	-0.54
sentence before:which	-0.68	0.68
sentence before:which came	0.42	-0.42
sentence before:which is	0.53	-0.53
sentence before:which it	-0.99	0.99
sentence before:which must	-1.01	1.01
sentence before:which plan	0.51	-0.51
sentence before:which reach	0.43	-0.43
sentence before:which show	0.61	-0.61
sentence before:which the	-0.82	0.82
sentence before:which was	-0.8	0.8
sentence before:which we	1.31	-1.31
sentence before:which you	-0.53	0.53
sentence before:whichever	-0.38	0.38
sentence before:while	-0.69	0.69
sentence before:while a	0.73	-0.73
sentence before:while it	0.48	-0.48
sentence before:while the	0.36	-0.36
sentence before:while we	0.2	-0.2
sentence before:whitcomb	0.54	-0.54
sentence before:whitcomb ruiz	0.27	-0.27
sentence before:white	-0.99	0.99
sentence before:whitfield	0.46	-0.46
sentence before:whitlow	0.25	-0.25
sentence before:who	0.62	-0.62
sentence before:who asked	0.17	-0.17
sentence before:who decid	0.19	-0.19
sentence before:who did	0.21	-0.21
sentence before:who had	-0.37	0.37
sentence before:who has	-0.53	0.53
sentence before:who is	0.35	-0.35
sentence before:who made	0.25	-0.25
sentence before:who review	-0.55	0.55
sentence before:who saw	0.17	-0.17
sentence before:who took	0.27	-0.27
sentence before:who was	0.24	-0.24
sentence before:whoever	0.64	-0.64
sentence before:whole	0.95	-0.95
sentence before:whom	0.49	-0.49
sentence before:whom it	0.41	-0.41
sentence before:whose	-1	1
sentence before:why	-1.06	1.06
sentence before:why :	-0.79	0.79
sentence before:why ?	-0.3	0.3
sentence before:why a	-0.54	0.54
sentence before:why and	0.27	-0.27
sentence before:why it	-1.12	1.12
sentence before:why the	-1.08	1.08
sentence before:why thi	0.71	-0.71
sentence before:why was	-1.09	1.09
sentence before:why we	-1.09	1.09
sentence before:why you	1.07	-1.07
sentence before:why your	-0.56	0.56
sentence before:wife	0.39	-0.39
sentence before:wife of	0.16	-0.16
sentence before:wilhelmina	0.26	-0.26
sentence before:will	1.37	-1.37
sentence before:will answer	0.62	-0.62
sentence before:will be	1.61	-1.61
sentence before:will come	0.4	-0.4
sentence before:will look	0.78	-0.78
sentence before:will make	0.16	-0.16
sentence before:will not	0.37	-0.37
sentence before:will pay	-0.89	0.89
sentence before:will send	0.18	-0.18
sentence before:will show	0.3	-0.3
sentence before:will take	0.48	-0.48
sentence before:will then	0.28	-0.28
sentence before:winifr	0.68	-0.68
sentence before:winslow	0.29	-0.29
sentence before:winterbourn	0.29	-0.29
sentence before:wisconsin	0.2	-0.2
sentence before:wish to	0.37	-0.37
sentence before:with a	0.31	-0.31
sentence before:with adjust	0.37	-0.37
sentence before:with an	0.29	-0.29
sentence before:with another	0.78	-0.78
sentence before:with check	0.42	-0.42
sentence before:with cigna	0.44	-0.44
sentence before:with claim	0.32	-0.32
sentence before:with co	-0.54	0.54
sentence before:with diagnosy	0.3	-0.3
sentence before:with dr	0.25	-0.25
sentence before:with goal	0.36	-0.36
sentence before:with her	0.46	-0.46
sentence before:with him	-0.18	0.18
sentence before:with humana	0.36	-0.36
sentence before:with interest	0.18	-0.18
sentence before:with it	0.79	-0.79
sentence before:with its	0.62	-0.62
sentence before:with measurabl	0.82	-0.82
sentence before:with modifier	-0.2	0.2
sentence before:with more	0.3	-0.3
sentence before:with no	-0.16	0.16
sentence before:with one	-0.43	0.43
sentence before:with pre	0.18	-0.18
sentence before:with proof	0.17	-0.17
sentence before:with that	0.82	-0.82
sentence before:with the	0.98	-0.98
sentence before:with thi	1.16	-1.16
sentence before:with time	0.19	-0.19
sentence before:with timed	0.21	-0.21
sentence before:with total	0.25	-0.25
sentence before:with us	1.96	-1.96
sentence before:with what	-1	1
sentence before:with you	-0.92	0.92
sentence before:with your	1.21	-1.21
sentence before:withdrawn	0.66	-0.66
sentence before:withdrawn national	0.38	-0.38
sentence before:within	0.53	-0.53
sentence before:within <n>	0.25	-0.25
sentence before:within one	0.21	-0.21
sentence before:within sixty	0.34	-0.34
sentence before:within the	1.01	-1.01
sentence before:without	-0.52	0.52
sentence before:without contrast	0.69	-0.69
sentence before:without delay	0.28	-0.28
sentence before:without help	-1.04	1.04
sentence before:without injection	0.72	-0.72
sentence before:without it	0.8	-0.8
sentence before:without one	0.56	-0.56
sentence before:without pay	-0.54	0.54
sentence before:without the	0.75	-0.75
sentence before:without them	-0.48	0.48
sentence before:wk	1.11	-1.11
sentence before:wk <n>	0.17	-0.17
sentence before:wojcik	0.29	-0.29
sentence before:women	0.35	-0.35
sentence before:women health	0.28	-0.28
sentence before:word	-0.2	0.2
sentence before:work and	0.3	-0.3
sentence before:work better	-0.21	0.21
sentence before:work harden	-0.75	0.75
sentence before:work on	0.48	-0.48
sentence before:work out	0.31	-0.31
sentence before:work relat	0.36	-0.36
sentence before:worker	1.08	-1.08
sentence before:worker compens	0.56	-0.56
sentence before:worker may	0.22	-0.22
sentence before:worse	0.35	-0.35
sentence before:would be	0.77	-0.77
sentence before:would harm	-0.67	0.67
sentence before:would have	-0.29	0.29
sentence before:would like	0.44	-0.44
sentence before:would not	-0.75	0.75
sentence before:wound measur	-0.95	0.95
sentence before:wren	-0.34	0.34
sentence before:wrist	0.68	-0.68
sentence before:writ	-0.54	0.54
sentence before:writ :	-1.36	1.36
sentence before:writ about	0.65	-0.65
sentence before:writ and	0.35	-0.35
sentence before:writ beforehand	0.23	-0.23
sentence before:writ to	-0.26	0.26
sentence before:writ within	0.43	-0.43
sentence before:write	0.46	-0.46
sentence before:write off	1.15	-1.15
sentence before:write the	0.17	-0.17
sentence before:write to	0.72	-0.72
sentence before:written	-0.16	0.16
sentence before:written consent	0.72	-0.72
sentence before:written decision	0.2	-0.2
sentence before:written off	-0.9	0.9
sentence before:written order	0.48	-0.48
sentence before:written report	0.19	-0.19
sentence before:wrong	1.15	-1.15
sentence before:wrote :	-0.78	0.78
sentence before:wrote to	0.29	-0.29
sentence before:wt	0.23	-0.23
sentence before:wt <n>	0.23	-0.23
sentence before:x	0.59	-0.59
sentence before:x <d>	0.53	-0.53
sentence before:x <n>	0.46	-0.46
sentence before:x daily	0.17	-0.17
sentence before:x initial	0.32	-0.32
sentence before:x ray	0.2	-0.2
sentence before:x the	0.78	-0.78
sentence before:x treat	0.27	-0.27
sentence before:x week	0.37	-0.37
sentence before:xa	0.75	-0.75
sentence before:xa <n>	0.75	-0.75
sentence before:xof	0.18	-0.18
sentence before:xof <n>	0.18	-0.18
sentence before:xx	0.46	-0.46
sentence before:xx <n>	0.39	-0.39
sentence before:xxa	0.53	-0.53
sentence before:xxx	0.51	-0.51
sentence before:xxx <n>	0.17	-0.17
sentence before:xxx xx	0.4	-0.4
sentence before:y	0.84	-0.84
sentence before:y <n>	0.84	-0.84
sentence before:year	0.56	-0.56
sentence before:year :	0.39	-0.39
sentence before:year and	-0.84	0.84
sentence before:year for	-0.69	0.69
sentence before:year from	0.32	-0.32
sentence before:year has	0.62	-0.62
sentence before:year maximum	0.38	-0.38
sentence before:year old	-0.27	0.27
sentence before:year to	0.31	-0.31
sentence before:year with	0.37	-0.37
sentence before:yes	0.23	-0.23
sentence before:yes <m>	-0.16	0.16
sentence before:yet show	-0.82	0.82
sentence before:yolanda	0.24	-0.24
sentence before:york	0.35	-0.35
sentence before:york motor	0.19	-0.19
sentence before:you :	0.66	-0.66
sentence before:you a	0.3	-0.3
sentence before:you agree	0.16	-0.16
sentence before:you and	0.45	-0.45
sentence before:you appeal	-0.46	0.46
sentence before:you are	1.08	-1.08
sentence before:you ask	-0.91	0.91
sentence before:you asked	1.88	-1.88
sentence before:you at	-0.66	0.66
sentence before:you believ	0.16	-0.16
sentence before:you bill	0.22	-0.22
sentence before:you can	0.81	-0.81
sentence before:you cant	0.22	-0.22
sentence before:you charg	-0.5	0.5
sentence before:you could	-0.53	0.53
sentence before:you did	0.78	-0.78
sentence before:you disagre	0.87	-0.87
sentence before:you disput	0.23	-0.23
sentence before:you do	-0.7	0.7
sentence before:you enclos	-0.32	0.32
sentence before:you filed	0.16	-0.16
sentence before:you from	0.35	-0.35
sentence before:you gave	-1.08	1.08
sentence before:you get	0.52	-0.52
sentence before:you had	-0.42	0.42
sentence before:you have	1.29	-1.29
sentence before:you in	-0.57	0.57
sentence before:you knew	0.27	-0.27
sentence before:you know	-0.78	0.78
sentence before:you may	1.12	-1.12
sentence before:you more	0.69	-0.69
sentence before:you must	0.95	-0.95
sentence before:you name	0.19	-0.19
sentence before:you need	0.26	-0.26
sentence before:you pay	-0.3	0.3
sentence before:you receiv	-0.57	0.57
sentence before:you return	0.41	-0.41
sentence before:you see	-0.44	0.44
sentence before:you send	0.19	-0.19
sentence before:you sent	0.35	-0.35
sentence before:you should	0.16	-0.16
sentence before:you still	0.16	-0.16
sentence before:you that	1.09	-1.09
sentence before:you the	-0.95	0.95
sentence before:you think	0.44	-0.44
sentence before:you to	-0.39	0.39
sentence before:you told	0.98	-0.98
sentence before:you treat	0.24	-0.24
sentence before:you walk	0.32	-0.32
sentence before:you want	0.41	-0.41
sentence before:you we	0.17	-0.17
sentence before:you why	0.31	-0.31
sentence before:you will	0.84	-0.84
sentence before:you wish	0.31	-0.31
sentence before:you with	0.39	-0.39
sentence before:you would	0.51	-0.51
sentence before:you your	0.56	-0.56
sentence before:your <m>	0.56	-0.56
sentence before:your <n>	-0.52	0.52
sentence before:your account	0.36	-0.36
sentence before:your amount	0.41	-0.41
sentence before:your appeal	0.73	-0.73
sentence before:your back	-1.11	1.11
sentence before:your behalf	-0.8	0.8
sentence before:your bill	-0.65	0.65
sentence before:your care	-0.52	0.52
sentence before:your charg	0.62	-0.62
sentence before:your child	-0.59	0.59
sentence before:your claim	0.8	-0.8
sentence before:your clearinghous	0.47	-0.47
sentence before:your contract	1.04	-1.04
sentence before:your copay	-1.06	1.06
sentence before:your coverag	0.92	-0.92
sentence before:your daughter	0.41	-0.41
sentence before:your deductibl	1.34	-1.34
sentence before:your disput	0.59	-0.59
sentence before:your doctor	0.38	-0.38
sentence before:your employer	0.46	-0.46
sentence before:your entir	0.33	-0.33
sentence before:your explan	0.59	-0.59
sentence before:your favor	0.95	-0.95
sentence before:your first	0.28	-0.28
sentence before:your health	0.59	-0.59
sentence before:your insuranc	0.54	-0.54
sentence before:your last	0.34	-0.34
sentence before:your left	0.26	-0.26
sentence before:your medicar	0.38	-0.38
sentence before:your member	0.22	-0.22
sentence before:your next	0.36	-0.36
sentence before:your note	-0.33	0.33
sentence before:your offic	1.66	-1.66
sentence before:your part	0.25	-0.25
sentence before:your particip	-0.44	0.44
sentence before:your patient	-0.9	0.9
sentence before:your pay	0.59	-0.59
sentence before:your practic	0.73	-0.73
sentence before:your prescriber	-0.43	0.43
sentence before:your provider	1.56	-1.56
sentence before:your record	1.14	-1.14
sentence before:your remittanc	1.04	-1.04
sentence before:your representativ	0.56	-0.56
sentence before:your request	0.39	-0.39
sentence before:your right	0.55	-0.55
sentence before:your second	0.16	-0.16
sentence before:your see	-0.3	0.3
sentence before:your son	0.25	-0.25
sentence before:your tax	-0.4	0.4
sentence before:your therapist	0.59	-0.59
sentence before:your time	-0.78	0.78
sentence before:your to	0.54	-0.54
sentence before:your treat	0.42	-0.42
sentence before:your truly	0.28	-0.28
sentence before:your visit	0.6	-0.6
sentence before:your what	-0.49	0.49
sentence before:your year	0.21	-0.21
sentence before:your your	0.16	-0.16
sentence before:yourself	1.05	-1.05
sentence before:z <m>	-0.48	0.48
sentence before:z <n>	0.51	-0.51
sentence before:zebulon	0.21	-0.21
sentence before:zepbound	-0.52	0.52
sentence before:zero	0.18	-0.18
separat	-0.73	0.73
separat bill	1.06	-1.06
separat identifiabl	0.53	-0.53
separat letter	0.27	-0.27
separat pay	-0.65	0.65
separat region	1.41	-1.41
seq	0.43	-0.43
sequestr	-1	1
sequestr reduction	1.11	-1.11
seriou	0.67	-0.67
serum	-0.32	0.32
serv	0.42	-0.42
serv date	0.33	-0.33
serve	-0.32	0.32
servic	-0.92	0.92
servic * <month>	0.22	-0.22
servic * <n>	1.41	-1.41
servic * a	-0.91	0.91
servic * are	2.44	-2.44
servic * bill	0.19	-0.19
servic * cover	0.24	-0.24
servic * date	-0.69	0.69
servic * deny	0.43	-0.43
servic * disput	0.16	-0.16
servic * do	-0.81	0.81
servic * in	-0.34	0.34
servic * is	-0.25	0.25
servic * item	-0.52	0.52
servic * may	0.49	-0.49
servic * no	-0.89	0.89
servic * not	0.44	-0.44
servic * so	-0.99	0.99
servic * the	-1.74	1.74
servic * was	-1.44	1.44
servic * were	0.63	-0.63
servic * you	-0.46	0.46
servic * your	-0.8	0.8
servic :	1.41	-1.41
servic <5>	0.94	-0.94
servic <m>	0.43	-0.43
servic <month>	0.76	-0.76
servic <n>	0.89	-0.89
servic a	0.59	-0.59
servic above	0.17	-0.17
servic after	-0.39	0.39
servic already	-0.19	0.19
servic amount	0.97	-0.97
servic and	0.19	-0.19
servic appeal	0.31	-0.31
servic approv	0.24	-0.24
servic are	-0.73	0.73
servic area	-0.37	0.37
servic as	-1.1	1.1
servic asked	0.39	-0.39
servic at	0.48	-0.48
servic b	0.57	-0.57
servic becaus	-1.64	1.64
servic benefit	0.65	-0.65
servic by	-0.4	0.4
servic can	0.61	-0.61
servic center	0.21	-0.21
servic charg	-0.42	0.42
servic claim	0.19	-0.19
servic co	-1.59	1.59
servic code	0.77	-0.77
servic corpor	0.34	-0.34
servic date	-0.21	0.21
servic description	0.21	-0.21
servic doe	-1.08	1.08
servic dur	0.25	-0.25
servic exceed	0.27	-0.27
servic facility	-0.73	0.73
servic fall	-0.74	0.74
servic for	-0.16	0.16
servic from	0.35	-0.35
servic if	0.63	-0.63
servic in	-0.47	0.47
servic inc	0.67	-0.67
servic is	-0.86	0.86
servic item	0.24	-0.24
servic lack	-0.4	0.4
servic line	0.61	-0.61
servic list	1.08	-1.08
servic loc	-0.36	0.36
servic may	0.21	-0.21
servic meet	0.35	-0.35
servic n	-1.12	1.12
servic not	-0.82	0.82
servic of	-2.06	2.06
servic on	-0.74	0.74
servic only	0.52	-0.52
servic or	0.71	-0.71
servic plan	0.5	-0.5
servic proc	0.7	-0.7
servic procedur	0.64	-0.64
servic provid	1.12	-1.12
servic provider	0.51	-0.51
servic render	1.02	-1.02
servic request	-0.35	0.35
servic s	0.16	-0.16
servic servic	0.62	-0.62
servic should	0.58	-0.58
servic sign	0.16	-0.16
servic so	0.44	-0.44
servic submitt	0.17	-0.17
servic test	0.77	-0.77
servic that	0.21	-0.21
servic the	0.64	-0.64
servic third	0.26	-0.26
servic to	0.46	-0.46
servic total	0.3	-0.3
servic tricar	0.26	-0.26
servic under	0.33	-0.33
servic was	-0.79	0.79
servic were	-2.41	2.41
servic will	0.59	-0.59
servic within	-0.51	0.51
servic x	0.2	-0.2
servic you	0.83	-0.83
servicio	0.16	-0.16
sery	-0.55	0.55
session	-0.66	0.66
session * <month>	-0.46	0.46
session * not	-0.26	0.26
session <n>	0.31	-0.31
session a	-0.28	0.28
session and	-1.01	1.01
session are	-0.63	0.63
session in	-0.41	0.41
session on	-0.55	0.55
session was	-0.57	0.57
session were	-0.2	0.2
session you	-0.36	0.36
set	-0.7	0.7
set * aside	-0.36	0.36
set * dismissal	0.16	-0.16
set * the	-0.39	0.39
set aside	0.41	-0.41
set by	1.15	-1.15
set for	-1.14	1.14
set it	-0.44	0.44
set of	-1.4	1.4
set one	-0.31	0.31
set the	0.42	-0.42
set up	1.14	-1.14
settl	-1.12	1.12
settl * <n>	-0.17	0.17
settl * the	-0.5	0.5
settl * we	-0.34	0.34
settl and	-0.56	0.56
settl in	0.98	-0.98
settl it	-1.11	1.11
settl on	-0.23	0.23
settl the	0.76	-0.76
settl thi	0.82	-0.82
settl up	-0.42	0.42
settl with	-0.6	0.6
seven day	0.54	-0.54
seventh	-1.17	1.17
seventh character	-0.43	0.43
sever	0.27	-0.27
severity	-0.81	0.81
sex	0.19	-0.19
sex f	0.36	-0.36
sf	-0.64	0.64
sf <n>	-0.7	0.7
sh	-0.66	0.66
sh <n>	-0.7	0.7
shall	0.44	-0.44
sham	1.62	-1.62
shape	0.53	-0.53
shar	-1.48	1.48
share * the	1.9	-1.9
share * thi	0.16	-0.16
share :	1.03	-1.03
share <m>	0.87	-0.87
share a	-0.26	0.26
share of	2.03	-2.03
share the	-0.64	0.64
she	-1.2	1.2
she agr	0.27	-0.27
she came	-0.22	0.22
she can	1	-1
she could	-0.4	0.4
she doe	0.85	-0.85
she found	-0.47	0.47
she got	0.25	-0.25
she had	0.22	-0.22
she hurt	-0.74	0.74
she in	-0.23	0.23
she is	-0.27	0.27
she saw	-0.55	0.55
she sign	-0.2	0.2
she walk	-0.31	0.31
she went	-0.48	0.48
shed	-0.91	0.91
sheet	-0.68	0.68
sheet * the	0.77	-0.77
sheet * top	0.44	-0.44
sheet <n>	0.24	-0.24
sheet and	0.16	-0.16
sheet if	1.03	-1.03
sheet mail	0.19	-0.19
sheet metal	0.42	-0.42
sheet of	-0.48	0.48
sheet on	0.44	-0.44
sheet say	-1.03	1.03
sheet so	-0.4	0.4
sheet was	-0.51	0.51
sheet you	-0.72	0.72
shelf	-0.76	0.76
shelf and	-0.22	0.22
shell	-0.91	0.91
shield	0.48	-0.48
shield * california	0.19	-0.19
shield * north	0.24	-0.24
shield assocy	0.31	-0.31
shield of	0.83	-0.83
shield servic	-0.8	0.8
shift	-0.64	0.64
shine	0.35	-0.35
ship	-0.69	0.69
shipp	-1.16	1.16
shock	1.2	-1.2
shock wave	1.2	-1.2
shockwav	-0.9	0.9
shoe	-1.02	1.02
shoe insert	-0.85	0.85
shop	-1.35	1.35
shore	0.22	-0.22
short of	0.97	-0.97
short term	-0.54	0.54
shot	-1.72	1.72
shot * the	-0.73	0.73
shot are	-0.64	0.64
shot for	-0.84	0.84
shot of	-0.3	0.3
shot was	0.38	-0.38
should	0.18	-0.18
should * paid	0.61	-0.61
should * sent	1.15	-1.15
should * wish	0.22	-0.22
should be	-0.86	0.86
should call	0.41	-0.41
should come	-0.45	0.45
should get	-1.3	1.3
should go	-0.71	0.71
should have	0.56	-0.56
should not	1.54	-1.54
should pay	-1.08	1.08
should see	0.21	-0.21
should you	0.39	-0.39
shoulder	-0.19	0.19
shoulder <n>	0.59	-0.59
shoulder is	-0.85	0.85
shoulder pain	0.84	-0.84
shoulder was	0.51	-0.51
shouldv	-0.43	0.43
shouldv been	-0.61	0.61
shouldv gone	0.33	-0.33
show	-0.74	0.74
show * a	0.19	-0.19
show * accept	-0.51	0.51
show * delay	-1.32	1.32
show * it	-1.11	1.11
show * los	0.3	-0.3
show * manual	-0.96	0.96
show * medical	-1.05	1.05
show * medicar	-0.74	0.74
show * new	0.75	-0.75
show * same	-0.7	0.7
show * separat	0.75	-0.75
show * skill	-0.73	0.73
show * the	-0.23	0.23
show * thi	0.41	-0.41
show * we	1.5	-1.5
show * you	-0.84	0.84
show * your	-0.53	0.53
show <n>	-1.21	1.21
show a	-1.09	1.09
show an	-1.14	1.14
show another	0.45	-0.45
show any	-0.49	0.49
show good	0.75	-0.75
show neither	-0.5	0.5
show no	-0.29	0.29
show on	-0.47	0.47
show one	-0.59	0.59
show only	0.22	-0.22
show other	0.8	-0.8
show she	0.18	-0.18
show the	0.43	-0.43
show thi	0.17	-0.17
show treat	0.19	-0.19
show two	1.09	-1.09
show up	0.21	-0.21
show we	-0.6	0.6
show what	-0.57	0.57
show when	-0.35	0.35
show why	-0.67	0.67
show you	0.39	-0.39
shown	-1.11	1.11
shown * a	0.53	-0.53
shown * be	-1.31	1.31
shown * the	-0.31	0.31
shown * thi	-0.26	0.26
shown * work	-0.23	0.23
shown above	0.97	-0.97
shown as	-0.23	0.23
shown by	0.54	-0.54
shown here	0.56	-0.56
shown in	-0.45	0.45
shown is	0.34	-0.34
shown to	-1.64	1.64
shut	-1.35	1.35
si	1.12	-1.12
si habla	0.4	-0.4
si necesita	0.35	-0.35
sick visit	0.54	-0.54
sicknes	-0.57	0.57
sicknes and	-0.56	0.56
side	-1.36	1.36
side * side	-0.4	0.4
side * the	0.41	-0.41
side and	0.3	-0.3
side by	-0.98	0.98
sierra vista	-0.24	0.24
sign	-0.82	0.82
sign * :	0.23	-0.23
sign * <n>	0.27	-0.27
sign * a	0.21	-0.21
sign * as	-0.52	0.52
sign * dated	0.55	-0.55
sign * enclos	0.71	-0.71
sign * form	0.58	-0.58
sign * it	-0.85	0.85
sign * notic	0.75	-0.75
sign * sheet	0.48	-0.48
sign * the	-0.76	0.76
sign * waiver	0.83	-0.83
sign a	1	-1
sign an	0.24	-0.24
sign befor	0.35	-0.35
sign by	-1.26	1.26
sign it	0.23	-0.23
sign of	-0.82	0.82
sign off	-0.67	0.67
sign order	0.28	-0.28
sign permission	0.52	-0.52
sign plan	1.02	-1.02
sign that	-0.55	0.55
sign the	0.23	-0.23
sign waiver	-1.64	1.64
sign with	0.49	-0.49
signatur * file	0.5	-0.5
signatur * physician	0.6	-0.6
signatur * the	-0.84	0.84
signatur and	-1.45	1.45
signatur cannot	0.86	-0.86
signatur of	-0.17	0.17
signatur on	0.81	-0.81
significant	1.59	-1.59
significant * separat	0.95	-0.95
significant and	1.31	-1.31
sila	-0.91	0.91
silver	1.04	-1.04
silver <n>	0.26	-0.26
silver birch	-0.54	0.54
silver plan	1.15	-1.15
silverscript	0.26	-0.26
simon	0.28	-0.28
simp	-0.38	0.38
simpl	-0.35	0.35
since	-0.73	0.73
since * last	-1.04	1.04
since <d>	-0.34	0.34
since <n>	-0.43	0.43
since he	-0.89	0.89
since it	0.71	-0.71
since learn	0.45	-0.45
since may	-1.52	1.52
since the	-0.37	0.37
since then	0.47	-0.47
since thi	-1.16	1.16
since you	0.6	-0.6
since your	0.45	-0.45
sincer	1.54	-1.54
singl leg	1.48	-1.48
sister	-1.12	1.12
sit	-0.4	0.4
sit * the	-0.56	0.56
sit in	0.82	-0.82
sitt	0.7	-0.7
sitt in	0.18	-0.18
siu	-1.58	1.58
six	-0.66	0.66
six line	0.44	-0.44
six month	0.39	-0.39
six of	0.22	-0.22
six session	-0.77	0.77
six week	-0.53	0.53
six were	-0.83	0.83
sixteen	-0.34	0.34
sixth	-0.86	0.86
sixth visit	-0.86	0.86
sixty	-0.75	0.75
sixty <n>	0.21	-0.21
sixty day	-0.63	0.63
skagit	0.37	-0.37
skagit flat	0.18	-0.18
skill	-1.77	1.77
skill * a	-0.76	0.76
skill * need	0.39	-0.39
skill care	0.26	-0.26
skill need	-0.34	0.34
skill nurs	-1.02	1.02
skill of	-0.65	0.65
skin	-0.33	0.33
skin substitut	0.21	-0.21
skin tag	-0.76	0.76
skip	-0.3	0.3
skipp	-0.92	0.92
sky	0.19	-0.19
sl	0.16	-0.16
sleep	-0.9	0.9
sleep study	1.31	-1.31
sleep through	-0.56	0.56
slip	-1.96	1.96
slip * fall	-0.21	0.21
slip * the	0.21	-0.21
slip and	-0.21	0.21
slip from	-0.47	0.47
slipp	-0.19	0.19
slot	-0.46	0.46
slow	-1.05	1.05
sm	0.45	-0.45
sm <n>	0.45	-0.45
small	0.19	-0.19
small and	-0.94	0.94
small group	0.28	-0.28
smaller	0.54	-0.54
smith	-0.83	0.83
smok	-1.16	1.16
so	-0.42	0.42
so * <n>	-0.21	0.21
so * can	1.09	-1.09
so * cannot	-0.89	0.89
so * claim	-0.76	0.76
so * could	-0.23	0.23
so * have	0.55	-0.55
so * is	-1.1	1.1
so * line	-0.38	0.38
so * may	0.65	-0.65
so * pay	-0.57	0.57
so * plan	0.73	-0.73
so * treat	-0.24	0.24
so * visit	-0.48	0.48
so * we	0.88	-0.88
so * will	-0.25	0.25
so * writ	0.81	-0.81
so a	0.17	-0.17
so and	-0.68	0.68
so are	0.66	-0.66
so by	-0.45	0.45
so dark	-0.17	0.17
so far	0.95	-0.95
so for	-0.23	0.23
so he	-1.04	1.04
so her	-0.49	0.49
so in	0.73	-0.73
so it	-0.83	0.83
so its	-0.35	0.35
so no	-0.74	0.74
so noth	0.17	-0.17
so our	-0.23	0.23
so pleas	0.77	-0.77
so she	-0.69	0.69
so that	0.67	-0.67
so the	0.33	-0.33
so ther	-0.44	0.44
so they	-0.73	0.73
so thi	0.42	-0.42
so we	-0.57	0.57
so what	0.98	-0.98
so with	0.48	-0.48
so within	0.28	-0.28
so you	-0.41	0.41
so your	0.87	-0.87
social	-0.46	0.46
social security	-0.27	0.27
softwar	-1.44	1.44
sold	-1.34	1.34
sold * the	-0.58	0.58
solheim	0.28	-0.28
solution	0.45	-0.45
solution inc	0.18	-0.18
solveig	-0.54	0.54
some	0.61	-0.61
somebody	-1.46	1.46
somebody else	-0.27	0.27
someon	-0.66	0.66
someon * act	0.69	-0.69
someon else	-1.36	1.36
someon to	0.6	-0.6
someon who	-0.24	0.24
someon you	0.2	-0.2
someth	-1.13	1.13
someth a	-0.27	0.27
someth the	-0.26	0.26
someth thi	-0.22	0.22
son	0.21	-0.21
soon	-0.39	0.39
soon as	0.62	-0.62
sooner	0.22	-0.22
sore	-0.86	0.86
sore throat	-0.79	0.79
sorrel	0.19	-0.19
sorry	-1.49	1.49
sorry but	-0.19	0.19
sort out	-0.74	0.74
sought	-1.04	1.04
south	0.54	-0.54
sp	1.2	-1.2
sp <n>	1.2	-1.2
span	-1.44	1.44
spanish	0.7	-0.7
spasm	-0.35	0.35
spd	-0.78	0.78
speak * dr	0.72	-0.72
speak of	-0.84	0.84
speak with	1.2	-1.2
special	-1.38	1.38
special investig	-0.53	0.53
special unit	-0.27	0.27
specialist	-0.61	0.61
specialty	-0.74	0.74
specific	-0.89	0.89
specific written	0.17	-0.17
specimen	0.25	-0.25
speech	-1.14	1.14
speech evalu	-0.43	0.43
speech therapy	-0.2	0.2
speed	-0.46	0.46
spell	-0.86	0.86
spend	-0.95	0.95
spend down	-0.83	0.83
spent	-0.92	0.92
spent by	-0.8	0.8
spinal	-0.54	0.54
spinal adjust	-0.59	0.59
spinal decompression	-0.67	0.67
spinal manipul	0.49	-0.49
spinal region	-0.21	0.21
spine	1.01	-1.01
spine and	0.2	-0.2
spine center	0.51	-0.51
spine chiropractic	0.17	-0.17
spine film	0.4	-0.4
spine health	0.25	-0.25
spine imag	0.71	-0.71
spine institut	0.28	-0.28
spine rehab	0.3	-0.3
spine sport	0.49	-0.49
spine therapy	0.45	-0.45
spine wellnes	0.17	-0.17
spine without	0.46	-0.46
splint was	0.67	-0.67
split	-1.19	1.19
spoke	0.81	-0.81
spoke * the	0.6	-0.6
spoke w	0.38	-0.38
spoke with	0.65	-0.65
sponsor	-0.18	0.18
sponsor :	0.21	-0.21
sponsor name	0.16	-0.16
sponsor ssn	0.21	-0.21
sport	-1.27	1.27
sport medicin	-0.52	0.52
sport physical	-1.04	1.04
sport spine	0.22	-0.22
sport therapy	0.45	-0.45
spot	-1.13	1.13
spous	-0.73	0.73
spous claim	0.23	-0.23
spous was	-0.72	0.72
spr	-1.58	1.58
sprain	-1.37	1.37
sprain ankle	-0.25	0.25
sprain had	0.23	-0.23
sprain of	-0.2	0.2
squar	-0.27	0.27
sr	-0.84	0.84
sr <n>	-0.43	0.43
ssg	0.21	-0.21
ssn	-0.33	0.33
st	-0.61	0.61
st day	1.03	-1.03
stabl	0.28	-0.28
stabl problem	-0.49	0.49
stack	-1	1
staff	-0.6	0.6
stage	-0.34	0.34
stage kidney	-0.32	0.32
stair	0.59	-0.59
stair * one	0.62	-0.62
stair and	0.69	-0.69
stair with	-0.58	0.58
stair without	0.39	-0.39
stale	-2.26	2.26
stamp	-2.45	2.45
stamp * it	0.25	-0.25
stamp * place	-0.53	0.53
stamp <month>	-0.22	0.22
stamp in	-0.77	0.77
stamp on	0.25	-0.25
stand	0.34	-0.34
stand * <n>	0.46	-0.46
stand * first	-0.22	0.22
stand * its	0.52	-0.52
stand * the	-0.45	0.45
stand ahead	-0.67	0.67
stand as	0.2	-0.2
stand at	1.13	-1.13
stand by	1.41	-1.41
stand in	-0.56	0.56
stand on	0.57	-0.57
stand referral	-0.46	0.46
stand the	0.44	-0.44
standard appeal	0.54	-0.54
standard option	-1.08	1.08
standard request	0.46	-0.46
standard review	0.68	-0.68
standardiz test	-0.42	0.42
stapl	-0.98	0.98
star	0.69	-0.69
start	0.24	-0.24
start * <month>	1.01	-1.01
start * <n>	-0.69	0.69
start * end	-0.62	0.62
start * stop	0.33	-0.33
start * the	-1.38	1.38
start at	-1.09	1.09
start on	0.18	-0.18
start to	0.61	-0.61
stat	-1.53	1.53
stat * claim	0.24	-0.24
stat * the	-1.04	1.04
stat * why	0.42	-0.42
stat * your	-0.29	0.29
stat :	0.52	-0.52
stat <n>	0.35	-0.35
stat comp	-0.23	0.23
stat date	1.11	-1.11
stat file	-0.36	0.36
stat for	-0.93	0.93
stat from	-0.54	0.54
stat is	0.36	-0.36
stat must	0.74	-0.74
stat no	-0.65	0.65
stat rule	-0.21	0.21
stat that	-2.43	2.43
stat was	-0.59	0.59
stat why	0.54	-0.54
state	-0.23	0.23
state * a	-0.26	0.26
state * federal	0.59	-0.59
state * new	0.23	-0.23
state * the	-0.35	0.35
state board	-0.97	0.97
state comp	-1.39	1.39
state depart	0.3	-0.3
state fair	0.72	-0.72
state farm	0.26	-0.26
state fee	1	-1
state for	0.32	-0.32
state give	-0.31	0.31
state health	0.84	-0.84
state hear	0.49	-0.49
state insuranc	0.53	-0.53
state let	-0.44	0.44
state medicaid	0.44	-0.44
state of	0.45	-0.45
state plan	-0.32	0.32
state program	0.96	-0.96
state reason	-0.55	0.55
state rule	-0.2	0.2
state that	0.19	-0.19
state the	-0.7	0.7
statu	0.25	-0.25
statu :	1.39	-1.39
statu deny	-0.72	0.72
statu detail	-0.31	0.31
statu finaliz	-0.34	0.34
statu not	-0.33	0.33
statu paid	0.19	-0.19
statut	-1.07	1.07
statutory	-0.31	0.31
stay	-0.59	0.59
stay * same	-0.93	0.93
stay * the	-0.55	0.55
stay <n>	-0.52	0.52
stay at	-0.37	0.37
stay deny	-1.19	1.19
stay in	1.35	-1.35
stay on	-0.22	0.22
stay open	0.57	-0.57
stay the	-0.93	0.93
stay was	-0.57	0.57
ste	0.34	-0.34
ste <n>	0.24	-0.24
steady	0.88	-0.88
steel	0.33	-0.33
stem	-0.87	0.87
stem cell	-0.87	0.87
step	0.64	-0.64
step <n>	1	-1
step is	0.41	-0.41
step pediatric	0.24	-0.24
step therapy	-0.99	0.99
steroid	0.17	-0.17
stiff	-0.44	0.44
stiff neck	-0.51	0.51
still	-1.23	1.23
still * our	-0.87	0.87
still being	-0.72	0.72
still cover	0.23	-0.23
still deny	0.49	-0.49
still has	-0.69	0.69
still have	0.54	-0.54
still in	-0.19	0.19
still look	-0.79	0.79
still need	-1.52	1.52
still on	-0.97	0.97
still out	-0.32	0.32
still sitt	-0.4	0.4
still the	-0.16	0.16
still wait	-1.23	1.23
still work	-0.93	0.93
stillwater	-0.56	0.56
stimul	-0.2	0.2
stimul * not	-1.66	1.66
stimul is	-1.66	1.66
stock	-0.51	0.51
stood	0.18	-0.18
stop	-1.27	1.27
stop * <n>	0.21	-0.21
stop * offset	0.22	-0.22
stop * the	-0.96	0.96
stop at	-1.97	1.97
stop los	-1.22	1.22
stop the	0.48	-0.48
stop time	0.37	-0.37
stopp	-1.2	1.2
stopp * the	0.68	-0.68
stopp in	-0.49	0.49
stopp work	-0.4	0.4
stor	-0.46	0.46
stor insurer	-0.54	0.54
storag	-0.63	0.63
store	-1.45	1.45
story	-0.58	0.58
straight leg	0.28	-0.28
strain	-1.12	1.12
strain * the	-0.65	0.65
strain of	-0.68	0.68
strand	-0.3	0.3
stranger	-0.27	0.27
strapp	0.39	-0.39
street	-1.02	1.02
street addres	0.22	-0.22
street and	-0.43	0.43
street physical	0.24	-0.24
strength * <n>	0.5	-0.5
strength * both	0.3	-0.3
strength * reflex	-0.32	0.32
strength * the	-0.84	0.84
strength and	0.22	-0.22
strength in	0.58	-0.58
strength of	1.25	-1.25
strep	-0.34	0.34
stres	-0.4	0.4
stres test	-0.42	0.42
stretch	-0.29	0.29
stretch * time	0.47	-0.47
stretch the	0.39	-0.39
stretch to	-0.41	0.41
strip	-2.14	2.14
strok	0.48	-0.48
strok in	0.5	-0.5
strok or	0.22	-0.22
stroud	0.52	-0.52
student	-0.8	0.8
student health	-0.49	0.49
student statu	-0.9	0.9
study	-1.19	1.19
study * a	-0.2	0.2
study * small	0.5	-0.5
study <5>	0.79	-0.79
study do	-1.61	1.61
study is	0.72	-0.72
study was	-0.45	0.45
stutter	-0.68	0.68
style	-0.34	0.34
su	0.56	-0.56
sub	-0.6	0.6
subject	1.28	-1.28
subject * erisa	0.66	-0.66
subject :	0.26	-0.26
subject of	0.26	-0.26
subject to	0.89	-0.89
sublux	1.86	-1.86
submission	-1.61	1.61
submission bill	-0.4	0.4
submit	1.08	-1.08
submit * correct	0.2	-0.2
submit * new	0.26	-0.26
submit a	1.26	-1.26
submit the	0.35	-0.35
submitt	-1.06	1.06
submitt doe	-1.48	1.48
submitt for	-0.54	0.54
submitt on	-0.23	0.23
submitt plan	0.46	-0.46
submitt within	-0.74	0.74
subrog	-0.68	0.68
subscriber	-0.47	0.47
subscriber :	0.95	-0.95
subscriber id	0.67	-0.67
subscriber name	0.39	-0.39
subscriber no	0.28	-0.28
subsequent	-0.61	0.61
substitut	0.21	-0.21
successful	0.75	-0.75
such	0.48	-0.48
such * a	-0.23	0.23
such * exercis	0.96	-0.96
such * thi	-0.29	0.29
such a	-0.2	0.2
such as	0.69	-0.69
such care	0.54	-0.54
such person	-0.57	0.57
sue	0.17	-0.17
sue under	0.19	-0.19
suffix	-0.63	0.63
suffix <n>	-0.31	0.31
sugar	0.49	-0.49
suggest	0.92	-0.92
suite	0.48	-0.48
suite <n>	0.57	-0.57
sum	1.54	-1.54
sum * <m>	0.23	-0.23
sum <m>	0.28	-0.28
sum from	0.77	-0.77
sum is	0.59	-0.59
sum of	-0.37	0.37
sum will	0.28	-0.28
summary	0.16	-0.16
summary * the	1.12	-1.12
summary * your	0.29	-0.29
summary amount	0.35	-0.35
summary beneficiary	0.49	-0.49
summary benefit	0.17	-0.17
summary claim	0.24	-0.24
summary notic	0.69	-0.69
summary of	1.34	-1.34
summary plan	-1.19	1.19
summary thi	0.19	-0.19
summer	-1.42	1.42
summit	1.41	-1.41
suncoast	-0.37	0.37
sunday	-0.45	0.45
sunniva	0.54	-0.54
sunris	0.34	-0.34
superbill	-0.65	0.65
superior	0.41	-0.41
superior healthplan	0.27	-0.27
supervis	-0.97	0.97
supervis doctor	-0.82	0.82
supervis therapy	0.91	-0.91
supervision	0.88	-0.88
supervisor	-1.34	1.34
supp	1.96	-1.96
supp * <n>	0.33	-0.33
supp the	0.9	-0.9
suppl	0.18	-0.18
supplemental	0.31	-0.31
supplemental insurer	0.67	-0.67
supplier	-1.79	1.79
supply	0.41	-0.41
supply were	0.52	-0.52
support	-2.19	2.19
support * level	-1.59	1.59
support * need	-1.19	1.19
support * separat	0.29	-0.29
support * the	-0.49	0.49
support a	-0.44	0.44
support activ	-1.14	1.14
support and	0.44	-0.44
support by	-0.25	0.25
support in	-0.78	0.78
support it	0.91	-0.91
support paper	0.83	-0.83
support that	-1.13	1.13
support the	-1.19	1.19
support thi	-0.82	0.82
support your	0.58	-0.58
supportiv	-0.36	0.36
suppos	-0.42	0.42
sure	0.78	-0.78
sure * we	0.42	-0.42
sure that	0.36	-0.36
surgeon	-0.54	0.54
surgeon fee	-0.73	0.73
surgeon packag	-0.33	0.33
surgery	-1.52	1.52
surgery * <month>	-0.8	0.8
surgery * <n>	0.54	-0.54
surgery <n>	0.19	-0.19
surgery and	-0.83	0.83
surgery on	-0.4	0.4
surgery that	-0.77	0.77
surgery was	-0.5	0.5
surgical	0.22	-0.22
suspend	-0.54	0.54
suspend for	1.28	-1.28
susquehanna	0.16	-0.16
sv	0.31	-0.31
svc	-1.44	1.44
svc date	-0.89	0.89
sw	-0.75	0.75
swab	-1.42	1.42
swallow	-1.86	1.86
swallow by	-0.94	0.94
swapp	-1.64	1.64
switch	-1.55	1.55
switch to	-0.76	0.76
sycamor	0.36	-0.36
symptom	-1.03	1.03
symptom are	-0.67	0.67
symptom or	-0.26	0.26
system	-1.94	1.94
system * a	-0.39	0.39
system * not	0.51	-0.51
system and	-0.43	0.43
system is	0.58	-0.58
system on	0.17	-0.17
system show	-0.73	0.73
systematic	0.18	-0.18
systematic review	0.18	-0.18
systemic	-0.63	0.63
systemic condition	-0.63	0.63
szymansky	0.22	-0.22
szymborsky	-0.32	0.32
t	0.75	-0.75
t <n>	0.44	-0.44
t find	-0.74	0.74
ta	-0.65	0.65
tab	-0.18	0.18
tabitha	0.18	-0.18
tabl	-0.24	0.24
tabl are	-0.5	0.5
table	-1.69	1.69
table :	-2.29	2.29
tablet	0.23	-0.23
tac	-0.51	0.51
tac <n>	-0.51	0.51
tag	-0.93	0.93
tail	-0.81	0.81
take	0.62	-0.62
take * amount	0.49	-0.49
take * bill	-0.22	0.22
take * from	0.43	-0.43
take * money	0.43	-0.43
take * that	0.17	-0.17
take <m>	-0.18	0.18
take <n>	-0.45	0.45
take a	-0.84	0.84
take back	1.45	-1.45
take care	-0.33	0.33
take in	-0.49	0.49
take it	-0.57	0.57
take part	1.51	-1.51
take place	0.4	-0.4
take reconsider	0.39	-0.39
take the	-0.62	0.62
take thi	-0.51	0.51
take up	1.07	-1.07
taken * <n>	0.46	-0.46
taken * your	0.63	-0.63
taken back	0.24	-0.24
taken by	-1	1
taken care	0.56	-0.56
taken from	0.22	-0.22
taken on	0.79	-0.79
taken out	-0.53	0.53
taken to	0.18	-0.18
taken up	-0.7	0.7
talk * our	0.52	-0.52
talk * the	0.81	-0.81
talk about	-0.98	0.98
talk to	0.49	-0.49
talk with	0.89	-0.89
tallgras	0.54	-0.54
tamarack	0.39	-0.39
tamsin	0.26	-0.26
tape	-0.48	0.48
tarrant	-0.55	0.55
tate	-0.36	0.36
tax	-0.38	0.38
tax credit	0.62	-0.62
tax id	0.54	-0.54
tax number	-1.07	1.07
taxonomy	-2	2
taxonomy miss	-0.4	0.4
tc <n>	0.28	-0.28
te	0.82	-0.82
te <n>	0.82	-0.82
teach	-0.6	0.6
teagu	0.17	-0.17
teagu dc	0.17	-0.17
team	-0.77	0.77
teamster	0.44	-0.44
tear	0.63	-0.63
tech	-1.09	1.09
technical	-0.33	0.33
technology	-0.83	0.83
technology committe	-0.86	0.86
teeth	-0.72	0.72
tel	0.34	-0.34
tel <n>	0.27	-0.27
telehealth	-1.36	1.36
telephon	0.37	-0.37
telephon <n>	0.23	-0.23
tell * how	0.18	-0.18
tell * that	0.52	-0.52
tell * the	0.74	-0.74
tell * two	-0.93	0.93
tell from	0.28	-0.28
tell how	0.8	-0.8
tell of	-0.3	0.3
tell that	0.91	-0.91
tell us	0.41	-0.41
tell whether	-1.05	1.05
tell which	-0.54	0.54
tell who	0.26	-0.26
tell you	1.24	-1.24
templat	-0.41	0.41
ten	-0.44	0.44
ten day	-0.29	0.29
ten minut	0.62	-0.62
ten session	-0.46	0.46
ten unit	-0.51	0.51
ten visit	0.61	-0.61
tennesse	-0.85	0.85
tenth	-1.09	1.09
tenth visit	-0.49	0.49
term	-2.67	2.67
term * the	-0.62	0.62
term <n>	-0.61	0.61
term of	-0.81	0.81
terminal	-0.3	0.3
terminal illnes	-0.31	0.31
terminat	-2.49	2.49
test	-1.48	1.48
test * a	-0.8	0.8
test * cover	0.6	-0.6
test * its	-1.02	1.02
test * not	-0.86	0.86
test * the	-0.73	0.73
test <5>	1.04	-1.04
test <m>	0.16	-0.16
test <n>	-0.35	0.35
test and	-0.29	0.29
test befor	-0.35	0.35
test for	-0.35	0.35
test have	0.77	-0.77
test need	-0.99	0.99
test of	0.17	-0.17
test on	1.09	-1.09
test result	2.49	-2.49
test scor	-0.49	0.49
test strip	-0.73	0.73
test that	0.6	-0.6
test the	-0.68	0.68
test to	-0.25	0.25
test was	-0.77	0.77
test were	0.84	-0.84
test with	-0.98	0.98
testosteron	-0.32	0.32
texa	0.34	-0.34
texa medicaid	0.23	-0.23
text	-1.26	1.26
tf	-0.36	0.36
tf <n>	0.19	-0.19
th	-0.3	0.3
th * <n>	-0.61	0.61
th * do	-0.26	0.26
th * plan	-0.2	0.2
th * the	-0.21	0.21
th :	0.44	-0.44
th <n>	0.24	-0.24
th and	0.96	-0.96
th character	-0.72	0.72
th day	-0.3	0.3
th of	-0.71	0.71
th percentil	-0.71	0.71
th that	-0.48	0.48
th the	-0.59	0.59
th to	0.24	-0.24
th townzip	0.19	-0.19
th visit	0.26	-0.26
th was	-0.24	0.24
th we	-0.83	0.83
th your	-0.48	0.48
thaddeu	0.49	-0.49
than	-1.84	1.84
than * <n>	0.24	-0.24
than * fee	-0.98	0.98
than * one	0.79	-0.79
than * plan	-0.91	0.91
than * should	1.59	-1.59
than * state	-0.3	0.3
than * year	-0.91	0.91
than <m>	-0.67	0.67
than <month>	0.22	-0.22
than <n>	-0.61	0.61
than a	-0.57	0.57
than four	0.68	-0.68
than once	-0.32	0.32
than ten	0.48	-0.48
than that	-1.01	1.01
than the	-0.71	0.71
than three	0.41	-0.41
than two	0.24	-0.24
than was	0.69	-0.69
than we	-0.98	0.98
than what	-1.62	1.62
than you	0.96	-0.96
thank	0.53	-0.53
thank * for	1.01	-1.01
thank you	1.33	-1.33
thanksgiv	-0.72	0.72
that * <month>	-0.28	0.28
that * <n>	-0.19	0.19
that * a	0.32	-0.32
that * aide	-0.25	0.25
that * already	-0.37	0.37
that * approv	-0.5	0.5
that * are	-0.36	0.36
that * asked	0.24	-0.24
that * back	0.38	-0.38
that * beneficiary	-0.32	0.32
that * bill	-0.29	0.29
that * biller	-0.37	0.37
that * by	0.19	-0.19
that * can	1.37	-1.37
that * cannot	0.62	-0.62
that * care	1.45	-1.45
that * child	0.52	-0.52
that * claim	-0.24	0.24
that * clinic	0.43	-0.43
that * did	0.28	-0.28
that * disagre	-0.64	0.64
that * drug	1.64	-1.64
that * employer	-0.7	0.7
that * exercis	0.28	-0.28
that * experimental	-0.43	0.43
that * fda	1.05	-1.05
that * filed	0.5	-0.5
that * given	-0.75	0.75
that * got	-1.1	1.1
that * had	0.36	-0.36
that * have	0.86	-0.86
that * home	-0.57	0.57
that * injury	-1.12	1.12
that * left	-0.95	0.95
that * medical	1.51	-1.51
that * member	-0.47	0.47
that * mri	-0.35	0.35
that * need	0.55	-0.55
that * not	1.11	-1.11
that * note	0.78	-0.78
that * or	0.57	-0.57
that * other	0.87	-0.87
that * paid	0.99	-0.99
that * patch	0.68	-0.68
that * patient	0.34	-0.34
that * person	0.87	-0.87
that * plan	-1.74	1.74
that * provider	0.5	-0.5
that * publish	0.19	-0.19
that * reason	0.25	-0.25
that * receiv	0.4	-0.4
that * request	-0.65	0.65
that * return	0.18	-0.18
that * right	1.04	-1.04
that * send	0.6	-0.6
that * sent	0.77	-0.77
that * servic	0.32	-0.32
that * should	0.16	-0.16
that * skill	-1.92	1.92
that * sprain	-0.73	0.73
that * still	-0.18	0.18
that * test	-1.04	1.04
that * therapist	0.29	-0.29
that * therapy	0.24	-0.24
that * treat	0.46	-0.46
that * turn	0.44	-0.44
that * used	-0.35	0.35
that * visit	0.39	-0.39
that * walk	-0.63	0.63
that * were	1.23	-1.23
that * work	-0.16	0.16
that * would	0.31	-0.31
that * your	0.18	-0.18
that :	-0.19	0.19
that <n>	-0.84	0.84
that a	-2.15	2.15
that all	-1.24	1.24
that and	-0.92	0.92
that another	0.66	-0.66
that answer	0.17	-0.17
that apply	0.23	-0.23
that approval	-0.16	0.16
that are	0.74	-0.74
that arriv	-0.18	0.18
that belong	1.08	-1.08
that benefit	0.34	-0.34
that bill	-1.01	1.01
that call	0.76	-0.76
that came	1.08	-1.08
that cannot	-0.21	0.21
that care	-0.31	0.31
that code	-1.24	1.24
that come	-0.21	0.21
that count	0.35	-0.35
that cover	0.87	-0.87
that coverag	-1.2	1.2
that date	-1.09	1.09
that day	-0.39	0.39
that decision	-0.58	0.58
that did	0.18	-0.18
that do	-0.36	0.36
that doe	-0.71	0.71
that dr	0.18	-0.18
that explan	0.28	-0.28
that far	-0.93	0.93
that fit	0.88	-0.88
that for	-0.96	0.96
that further	-0.43	0.43
that go	0.42	-0.42
that goe	0.19	-0.19
that had	0.29	-0.29
that has	-0.82	0.82
that have	0.62	-0.62
that his	-1.01	1.01
that hold	-0.23	0.23
that id	-1.11	1.11
that it	-0.3	0.3
that its	-0.52	0.52
that keep	-0.99	0.99
that let	0.93	-0.93
that level	-0.64	0.64
that make	-0.59	0.59
that manual	-0.96	0.96
that many	-0.38	0.38
that mean	0.58	-0.58
that medicar	-0.46	0.46
that more	0.47	-0.47
that mr	0.35	-0.35
that mrs	1.17	-1.17
that ms	-0.78	0.78
that must	-0.9	0.9
that name	-0.72	0.72
that need	0.18	-0.18
that no	-1.11	1.11
that nobody	-0.55	0.55
that notic	-0.24	0.24
that of	-0.4	0.4
that only	-0.97	0.97
that other	0.27	-0.27
that our	-0.32	0.32
that pain	0.42	-0.42
that pay	-1.37	1.37
that person	0.35	-0.35
that plan	0.37	-0.37
that point	-0.65	0.65
that ran	0.31	-0.31
that request	0.16	-0.16
that say	-0.28	0.28
that she	0.59	-0.59
that show	0.57	-0.57
that skill	-0.29	0.29
that so	0.23	-0.23
that stat	0.35	-0.35
that stay	0.45	-0.45
that still	-0.98	0.98
that support	1.15	-1.15
that take	-0.21	0.21
that tell	-0.44	0.44
that there	-0.48	0.48
that these	1.02	-1.02
that they	-0.2	0.2
that thi	-0.18	0.18
that three	0.46	-0.46
that time	-1.03	1.03
that treat	-0.55	0.55
that two	1.01	-1.01
that use	-1.06	1.06
that visit	-0.35	0.35
that was	1.27	-1.27
that way	-0.35	0.35
that we	1.16	-1.16
that week	-0.55	0.55
that went	0.63	-0.63
that were	0.55	-0.55
that what	0.23	-0.23
that would	-0.62	0.62
that year	-0.25	0.25
that you	1.12	-1.12
that your	-0.46	0.46
the * network	0.54	-0.54
the <5>	-0.81	0.81
the <month>	-0.51	0.51
the <n>	-1.55	1.55
the above	-0.52	0.52
the accept	-1.29	1.29
the accident	-1.79	1.79
the account	-0.92	0.92
the act	-0.38	0.38
the action	0.63	-0.63
the acute	-0.56	0.56
the add	-0.65	0.65
the additional	-1.01	1.01
the addres	0.88	-0.88
the adjust	-0.45	0.45
the adjuster	0.25	-0.25
the administrativ	-0.32	0.32
the administrator	-0.93	0.93
the admission	-0.62	0.62
the advanc	0.31	-0.31
the agr	1.24	-1.24
the agre	0.16	-0.16
the allow	-0.37	0.37
the allowabl	0.5	-0.5
the allowanc	0.8	-0.8
the ambulanc	-0.43	0.43
the american	0.34	-0.34
the amount	1.71	-1.71
the anesthesia	0.66	-0.66
the ankle	-0.56	0.56
the anniversary	-0.33	0.33
the answer	-1.18	1.18
the appeal	0.3	-0.3
the appellant	1.23	-1.23
the applic	0.72	-0.72
the applicant	0.2	-0.2
the approval	-0.44	0.44
the arbitrator	-0.36	0.36
the ask	-0.18	0.18
the assign	-0.23	0.23
the assistant	-1.08	1.08
the attach	2.16	-2.16
the attend	-0.88	0.88
the authoriz	1.86	-1.86
the auto	0.54	-0.54
the averag	0.5	-0.5
the baby	-1.05	1.05
the back	-0.58	0.58
the bank	-1.33	1.33
the basi	0.59	-0.59
the basic	-0.58	0.58
the batch	0.16	-0.16
the bill	-0.47	0.47
the biller	-0.19	0.19
the birth	-0.42	0.42
the birthday	0.55	-0.55
the black	-0.92	0.92
the blood	-0.79	0.79
the blue	0.19	-0.19
the board	-0.27	0.27
the body	0.55	-0.55
the bone	0.67	-0.67
the book	-0.79	0.79
the booklet	-0.59	0.59
the boss	-0.63	0.63
the bottom	-0.92	0.92
the box	0.33	-0.33
the brace	0.28	-0.28
the brochur	-0.6	0.6
the bus	-0.51	0.51
the calendar	-0.69	0.69
the call	-0.33	0.33
the cap	-0.64	0.64
the car	-0.5	0.5
the card	-1.42	1.42
the care	0.38	-0.38
the carrier	1.12	-1.12
the case	1.53	-1.53
the cast	0.17	-0.17
the center	0.31	-0.31
the certificat	-0.77	0.77
the cervical	-0.41	0.41
the chang	0.74	-0.74
the charg	1.96	-1.96
the chart	0.27	-0.27
the check	1.12	-1.12
the child	-0.89	0.89
the chiropractic	-0.46	0.46
the chiropractor	-0.52	0.52
the claimant	-0.33	0.33
the clearinghous	-0.58	0.58
the clinic	-0.21	0.21
the clinical	-0.68	0.68
the clock	-0.33	0.33
the committe	0.9	-0.9
the comp	-0.46	0.46
the company	-1.16	1.16
the complet	0.9	-0.9
the computer	-0.69	0.69
the consent	-0.7	0.7
the continu	0.2	-0.2
the contractor	1.48	-1.48
the copay	1.3	-1.3
the copy	-0.98	0.98
the correct	-0.28	0.28
the cost	-0.28	0.28
the count	0.25	-0.25
the counter	-0.77	0.77
the county	-0.44	0.44
the cours	-0.5	0.5
the court	-1.54	1.54
the cover	0.84	-0.84
the coverag	-0.26	0.26
the crash	-0.51	0.51
the criteria	0.36	-0.36
the crown	0.8	-0.8
the ct	-0.36	0.36
the cup	-0.48	0.48
the customer	-0.27	0.27
the cutoff	-0.82	0.82
the daily	-0.79	0.79
the date	-0.3	0.3
the daughter	-0.98	0.98
the deadlin	-0.68	0.68
the debt	0.34	-0.34
the decision	0.16	-0.16
the deductibl	1.27	-1.27
the defens	1.02	-1.02
the delay	-0.65	0.65
the delivery	0.5	-0.5
the denial	2.09	-2.09
the dental	0.23	-0.23
the deny	0.87	-0.87
the depart	0.95	-0.95
the deposit	0.46	-0.46
the desk	-0.26	0.26
the determin	0.69	-0.69
the diagnos	-0.34	0.34
the diagnosy	-0.27	0.27
the differenc	2.38	-2.38
the director	0.68	-0.68
the discharg	0.56	-0.56
the discount	1.07	-1.07
the dismissal	0.68	-0.68
the disput	-0.18	0.18
the division	0.2	-0.2
the dme	-0.18	0.18
the docu	0.53	-0.53
the document	-0.8	0.8
the dog	-0.21	0.21
the dollar	-0.8	0.8
the door	-1.12	1.12
the driver	-0.45	0.45
the drug	0.32	-0.32
the earlier	0.68	-0.68
the ecg	-0.37	0.37
the effectiv	0.28	-0.28
the eight	0.94	-0.94
the electronic	-1.24	1.24
the eleventh	-0.44	0.44
the emergency	-0.57	0.57
the employe	-0.28	0.28
the employer	-0.52	0.52
the enclos	2.2	-2.2
the encounter	1.37	-1.37
the enrolle	0.94	-0.94
the entir	0.88	-0.88
the entry	-0.46	0.46
the envelop	-0.68	0.68
the eob	-0.49	0.49
the eop	0.61	-0.61
the er	-0.17	0.17
the eval	0.6	-0.6
the evalu	0.62	-0.62
the evicor	0.18	-0.18
the evidenc	-0.9	0.9
the ex	-0.17	0.17
the examin	0.7	-0.7
the examiner	-0.81	0.81
the exception	0.31	-0.31
the exces	0.66	-0.66
the exchang	-0.81	0.81
the exclusion	-0.58	0.58
the exercis	-0.52	0.52
the extent	0.24	-0.24
the external	0.29	-0.29
the extra	-0.31	0.31
the face	0.35	-0.35
the facility	-0.68	0.68
the fact	0.39	-0.39
the fall	-0.8	0.8
the family	-0.59	0.59
the famy	-0.46	0.46
the father	0.31	-0.31
the fda	1.29	-1.29
the fee	-0.46	0.46
the field	-0.42	0.42
the fifteenth	-0.35	0.35
the file	-0.34	0.34
the film	-0.57	0.57
the final	0.78	-0.78
the find	0.63	-0.63
the first	0.73	-0.73
the five	0.92	-0.92
the fixed	-0.23	0.23
the flow	-0.38	0.38
the follow	0.42	-0.42
the food	-0.41	0.41
the foot	0.45	-0.45
the former	-0.32	0.32
the four	1.26	-1.26
the fourth	-1.23	1.23
the fractur	-0.61	0.61
the frequency	0.22	-0.22
the friday	-0.43	0.43
the from	-0.55	0.55
the front	-0.96	0.96
the full	2	-2
the functional	-0.56	0.56
the futur	-0.75	0.75
the gap	0.93	-0.93
the gel	-0.77	0.77
the generic	-0.79	0.79
the global	-1.1	1.1
the go	0.61	-0.61
the goal	0.67	-0.67
the going	-0.31	0.31
the govern	-0.39	0.39
the grace	0.46	-0.46
the green	-0.89	0.89
the group	-1.77	1.77
the guidelin	0.25	-0.25
the hall	-0.4	0.4
the hand	-0.23	0.23
the handwrit	-1.08	1.08
the head	0.63	-0.63
the health	-0.47	0.47
the hear	0.54	-0.54
the highest	-0.52	0.52
the hip	-0.52	0.52
the history	-0.52	0.52
the hole	-0.47	0.47
the home	-1.16	1.16
the hospic	-0.24	0.24
the hospital	0.76	-0.76
the hour	1.23	-1.23
the husband	-1.17	1.17
the id	-1.45	1.45
the identity	0.4	-0.4
the illnes	0.76	-0.76
the imag	0.65	-0.65
the ime	0.47	-0.47
the implant	0.46	-0.46
the in	0.54	-0.54
the independent	-0.3	0.3
the individual	-0.82	0.82
the inform	-1.6	1.6
the initial	1.08	-1.08
the injection	-1.61	1.61
the injur	-0.74	0.74
the injury	-0.49	0.49
the inpatient	0.76	-0.76
the institutional	-0.21	0.21
the insur	0.67	-0.67
the insuranc	-0.27	0.27
the insurer	-0.46	0.46
the intak	1.03	-1.03
the intensity	-0.67	0.67
the internal	0.21	-0.21
the invoic	1.14	-1.14
the iro	0.3	-0.3
the irs	-0.47	0.47
the issue	0.34	-0.34
the itemiz	1.67	-1.67
the job	-0.84	0.84
the joint	-0.88	0.88
the judge	0.76	-0.76
the kestrel	0.24	-0.24
the knee	-0.46	0.46
the laboratory	0.32	-0.32
the larger	-0.3	0.3
the late	1.25	-1.25
the later	-0.74	0.74
the law	0.87	-0.87
the lawyer	-0.97	0.97
the left	-0.98	0.98
the leg	0.22	-0.22
the length	0.16	-0.16
the lesser	-0.8	0.8
the letter	-0.99	0.99
the level	0.9	-0.9
the lifetim	-0.63	0.63
the limit	1.01	-1.01
the line	-1.32	1.32
the list	1.08	-1.08
the loc	-0.48	0.48
the local	-0.52	0.52
the log	-0.52	0.52
the los	-0.54	0.54
the low	0.41	-0.41
the lower	-0.84	0.84
the lumbar	-0.43	0.43
the mac	0.23	-0.23
the machin	-0.63	0.63
the mail	0.54	-0.54
the mailbox	-0.89	0.89
the main	-0.9	0.9
the manipul	-0.22	0.22
the marketplac	0.8	-0.8
the massag	0.57	-0.57
the matter	0.9	-0.9
the maximum	-1.09	1.09
the may	-0.75	0.75
the meantim	-0.45	0.45
the measur	-0.78	0.78
the medicaid	-1.03	1.03
the medical	-1.08	1.08
the medicar	-0.67	0.67
the merger	-0.32	0.32
the middl	-0.45	0.45
the miss	1.24	-1.24
the money	1.69	-1.69
the month	0.33	-0.33
the most	-0.54	0.54
the mother	-1.22	1.22
the mri	0.22	-0.22
the muscl	0.19	-0.19
the name	-0.22	0.22
the national	-0.27	0.27
the neck	-0.82	0.82
the need	-0.28	0.28
the nerve	-0.28	0.28
the new	0.94	-0.94
the newborn	-0.42	0.42
the newer	-0.44	0.44
the next	0.56	-0.56
the ninth	-0.61	0.61
the no	-0.65	0.65
the nod	-0.16	0.16
the normal	-0.62	0.62
the note	0.67	-0.67
the notic	0.28	-0.28
the npi	-0.45	0.45
the number	-1.24	1.24
the nurs	-0.31	0.31
the nurse	-0.27	0.27
the official	1.47	-1.47
the offset	0.83	-0.83
the ohio	0.28	-0.28
the okay	0.76	-0.76
the old	-1.44	1.44
the one	-1.01	1.01
the only	-0.17	0.17
the op	-1.01	1.01
the oper	-0.56	0.56
the operativ	0.51	-0.51
the opinion	0.52	-0.52
the order	0.93	-0.93
the ordinary	-0.25	0.25
the oregon	0.42	-0.42
the original	0.7	-0.7
the orthotic	0.3	-0.3
the oswestry	1.06	-1.06
the other	-0.62	0.62
the out	1.37	-1.37
the outsid	0.43	-0.43
the overpaid	0.63	-0.63
the overpay	-0.18	0.18
the owner	-0.35	0.35
the packet	0.3	-0.3
the pain	0.26	-0.26
the pair	-1.22	1.22
the paper	-0.2	0.2
the paperwork	0.89	-0.89
the part	1.53	-1.53
the participant	1.37	-1.37
the party	0.35	-0.35
the past	-0.47	0.47
the patch	1.15	-1.15
the pathology	-0.66	0.66
the pay	0.99	-0.99
the payer	-0.35	0.35
the peer	0.65	-0.65
the pennsylvania	1.17	-1.17
the period	-0.65	0.65
the permission	-0.93	0.93
the personal	0.95	-0.95
the petitioner	-0.53	0.53
the pharmacist	0.22	-0.22
the pharmacy	-0.51	0.51
the phone	0.34	-0.34
the physical	-1.45	1.45
the physician	-1.02	1.02
the pictur	-0.61	0.61
the place	-1.74	1.74
the plan	0.6	-0.6
the po	-0.37	0.37
the point	0.22	-0.22
the polic	0.72	-0.72
the policy	-1.14	1.14
the policyholder	0.64	-0.64
the portal	0.68	-0.68
the power	-0.74	0.74
the ppo	-0.57	0.57
the practic	-1.29	1.29
the premium	-0.24	0.24
the prescrib	-0.16	0.16
the prescriber	-0.43	0.43
the present	-0.74	0.74
the preventiv	-1.16	1.16
the previou	-0.24	0.24
the price	-0.85	0.85
the primary	-0.77	0.77
the print	-0.21	0.21
the prior	0.51	-0.51
the procedur	-1.66	1.66
the proces	0.24	-0.24
the process	0.19	-0.19
the professional	-0.48	0.48
the program	0.3	-0.3
the progres	-1.15	1.15
the proof	-0.32	0.32
the proper	-0.25	0.25
the provider	1.4	-1.4
the qic	0.67	-0.67
the qio	1.44	-1.44
the quality	0.37	-0.37
the quarter	-0.76	0.76
the questionnair	-0.52	0.52
the ra	0.16	-0.16
the radiologist	-0.47	0.47
the range	-0.57	0.57
the rate	0.6	-0.6
the re	-0.54	0.54
the read	-0.92	0.92
the reason	0.28	-0.28
the recipient	0.42	-0.42
the reconsider	0.39	-0.39
the record	-0.48	0.48
the recovery	0.84	-0.84
the red	-0.27	0.27
the referenc	0.26	-0.26
the referr	-0.29	0.29
the referral	-1.63	1.63
the refund	1.19	-1.19
the region	0.51	-0.51
the regul	0.16	-0.16
the rehab	-0.57	0.57
the remain	1.09	-1.09
the remark	-0.69	0.69
the remit	0.32	-0.32
the remittanc	-0.16	0.16
the render	0.29	-0.29
the rental	-1	1
the report	-0.5	0.5
the request	-0.43	0.43
the requir	-0.49	0.49
the respons	0.39	-0.39
the rest	-0.35	0.35
the result	-0.53	0.53
the retire	-0.89	0.89
the review	2.23	-2.23
the reviewer	0.72	-0.72
the rfa	0.28	-0.28
the risk	0.27	-0.27
the roll	-0.58	0.58
the rule	1.27	-1.27
the run	0.33	-0.33
the same	-0.39	0.39
the sampl	0.79	-0.79
the scan	-1.15	1.15
the schedul	0.45	-0.45
the scooter	-0.7	0.7
the score	0.38	-0.38
the screen	0.43	-0.43
the secondary	-0.18	0.18
the self	-0.42	0.42
the servic	-0.82	0.82
the settl	-0.48	0.48
the seventh	-0.91	0.91
the sheet	-0.63	0.63
the shelf	-0.28	0.28
the short	0.24	-0.24
the shot	-0.72	0.72
the shoulder	-0.31	0.31
the side	-0.3	0.3
the sign	0.39	-0.39
the signatur	-0.66	0.66
the sister	-0.59	0.59
the six	-0.6	0.6
the sixth	-1.03	1.03
the skill	-0.64	0.64
the social	0.32	-0.32
the specialist	-1.01	1.01
the specialty	-0.27	0.27
the specimen	-0.53	0.53
the speech	0.4	-0.4
the spinal	-0.9	0.9
the spine	-0.21	0.21
the sponsor	-0.54	0.54
the spous	-0.21	0.21
the spr	-0.47	0.47
the sprain	-0.45	0.45
the stair	-0.83	0.83
the stamp	-0.22	0.22
the start	1.57	-1.57
the stat	-0.63	0.63
the stay	0.94	-0.94
the step	0.91	-0.91
the stor	-0.61	0.61
the store	-0.96	0.96
the street	-0.89	0.89
the strep	-0.85	0.85
the student	0.4	-0.4
the study	-0.26	0.26
the subject	0.25	-0.25
the sublux	0.21	-0.21
the submitt	1.11	-1.11
the subscriber	-0.74	0.74
the sum	1	-1
the summary	0.35	-0.35
the summer	-0.32	0.32
the supervis	-0.66	0.66
the supplier	-1.1	1.1
the supply	0.31	-0.31
the surgeon	0.34	-0.34
the surgery	-0.48	0.48
the system	-0.81	0.81
the table	-0.41	0.41
the tax	-1.04	1.04
the technical	-0.33	0.33
the telehealth	-0.41	0.41
the ten	0.68	-0.68
the tenth	-1.09	1.09
the term	-1.27	1.27
the terminal	-0.31	0.31
the test	-0.79	0.79
the texa	0.31	-0.31
the th	-0.57	0.57
the therapeutic	-0.7	0.7
the therapist	0.25	-0.25
the third	0.43	-0.43
the thirteenth	0.76	-0.76
the thirtieth	-0.58	0.58
the three	-0.19	0.19
the ticket	-0.23	0.23
the time	-1.13	1.13
the timed	1.16	-1.16
the tooth	-1.33	1.33
the top	0.82	-0.82
the total	-0.2	0.2
the tpa	-0.78	0.78
the traveler	-0.18	0.18
the treasury	0.41	-0.41
the treat	-0.55	0.55
the trial	0.96	-0.96
the tricar	-0.44	0.44
the trip	-1.04	1.04
the truck	-0.16	0.16
the trust	0.78	-0.78
the twelfth	0.4	-0.4
the twelv	0.86	-0.86
the twin	-0.27	0.27
the two	0.37	-0.37
the u	0.23	-0.23
the union	0.59	-0.59
the unitedhealthcar	0.49	-0.49
the unlist	-0.5	0.5
the unpaid	1.14	-1.14
the urgent	0.72	-0.72
the urine	-0.53	0.53
the use	0.4	-0.4
the usual	0.16	-0.16
the utiliz	0.6	-0.6
the vaccin	0.57	-0.57
the vendor	0.16	-0.16
the very	-0.61	0.61
the visit	-0.77	0.77
the voucher	0.39	-0.39
the w	-0.4	0.4
the wait	-1.3	1.3
the waiver	0.16	-0.16
the walker	-0.29	0.29
the warehous	-0.72	0.72
the way	-0.29	0.29
the week	-1.16	1.16
the weight	-0.46	0.46
the well	-0.42	0.42
the wheelchair	-0.73	0.73
the whole	-0.42	0.42
the window	-1.21	1.21
the wire	-0.3	0.3
the word	0.21	-0.21
the work	-0.88	0.88
the worker	0.22	-0.22
the wound	0.38	-0.38
the wrist	-0.43	0.43
the write	-0.28	0.28
the written	0.37	-0.37
the x	-0.57	0.57
the year	-0.58	0.58
the yes	-1.24	1.24
the z	-0.52	0.52
their	-0.93	0.93
their answer	-0.4	0.4
their own	0.16	-0.16
them	-0.52	0.52
them * <n>	-0.31	0.31
them * a	-0.16	0.16
them * cannot	-0.96	0.96
them * the	-0.74	0.74
them * then	0.2	-0.2
them * us	0.25	-0.25
them * we	0.88	-0.88
them :	0.28	-0.28
them a	-0.53	0.53
them and	1.11	-1.11
them by	-0.34	0.34
them for	-0.4	0.4
them in	-0.48	0.48
them no	0.69	-0.69
them so	1.39	-1.39
them the	-0.43	0.43
them to	0.42	-0.42
them we	-0.91	0.91
them with	0.54	-0.54
themselv	-1.09	1.09
then	0.31	-0.31
then * claim	0.38	-0.38
then * the	0.37	-0.37
then disput	0.23	-0.23
then on	-0.74	0.74
then still	0.2	-0.2
then the	-1.04	1.04
then we	0.68	-0.68
then your	-0.49	0.49
theodora	0.25	-0.25
ther	-3.11	3.11
ther a	-1.29	1.29
ther no	-1.5	1.5
ther noth	-1.03	1.03
therapeutic	0.42	-0.42
therapeutic exercis	0.57	-0.57
therapist	-0.52	0.52
therapist * need	1.12	-1.12
therapist * the	-0.41	0.41
therapist :	0.25	-0.25
therapist and	-0.71	0.71
therapist are	0.58	-0.58
therapist asked	0.39	-0.39
therapist assistant	-0.49	0.49
therapist credential	0.72	-0.72
therapist for	0.47	-0.47
therapist in	0.44	-0.44
therapist is	0.26	-0.26
therapist must	-0.47	0.47
therapist note	-0.64	0.64
therapist on	-1.44	1.44
therapist or	-0.23	0.23
therapist report	0.66	-0.66
therapist skill	-0.63	0.63
therapist was	-0.24	0.24
therapist were	-0.49	0.49
therapist who	-0.69	0.69
therapist wrote	-0.37	0.37
therapy	-0.58	0.58
therapy * <month>	0.71	-0.71
therapy * <n>	-0.19	0.19
therapy * a	-0.16	0.16
therapy * an	-0.95	0.95
therapy * cover	0.69	-0.69
therapy * home	-1.27	1.27
therapy * is	1.13	-1.13
therapy * medicin	1.06	-1.06
therapy * network	0.23	-0.23
therapy * not	0.59	-0.59
therapy * thi	-0.2	0.2
therapy * your	0.16	-0.16
therapy :	-0.58	0.58
therapy <5>	-0.36	0.36
therapy <m>	0.43	-0.43
therapy <n>	1.36	-1.36
therapy after	-0.23	0.23
therapy and	-1.57	1.57
therapy asked	0.35	-0.35
therapy at	-0.16	0.16
therapy beyond	-1.89	1.89
therapy bill	-0.18	0.18
therapy claim	0.23	-0.23
therapy code	0.25	-0.25
therapy combin	0.97	-0.97
therapy famy	0.22	-0.22
therapy for	-0.24	0.24
therapy from	-0.68	0.68
therapy group	0.28	-0.28
therapy has	0.21	-0.21
therapy help	-0.37	0.37
therapy in	0.34	-0.34
therapy inc	-0.69	0.69
therapy is	-0.38	0.38
therapy line	-0.63	0.63
therapy llc	0.75	-0.75
therapy need	0.82	-0.82
therapy not	-0.43	0.43
therapy note	1.34	-1.34
therapy npi	0.33	-0.33
therapy of	-1.05	1.05
therapy on	0.44	-0.44
therapy only	-0.34	0.34
therapy or	0.33	-0.33
therapy past	-0.7	0.7
therapy pc	0.2	-0.2
therapy pllc	0.44	-0.44
therapy request	0.66	-0.66
therapy servic	0.45	-0.45
therapy that	0.8	-0.8
therapy the	-1.09	1.09
therapy threshold	1.21	-1.21
therapy to	0.49	-0.49
therapy twice	-0.16	0.16
therapy two	-0.16	0.16
therapy visit	-0.46	0.46
therapy was	0.24	-0.24
therapy when	0.88	-0.88
therapy which	-1.08	1.08
there	-1.59	1.59
there * a	0.62	-0.62
there * no	-0.62	0.62
there * two	0.21	-0.21
there * warn	-0.43	0.43
there and	0.45	-0.45
there first	-0.37	0.37
there for	0.27	-0.27
there was	-0.95	0.95
there were	-0.48	0.48
therefor deny	0.37	-0.37
therefor doe	-0.36	0.36
therefor not	0.59	-0.59
these	-1.02	1.02
these * non	-0.23	0.23
these are	-0.88	0.88
these bill	-0.31	0.31
these date	-0.26	0.26
these exercis	-0.79	0.79
these four	0.47	-0.47
these line	0.39	-0.39
these reason	1.17	-1.17
these record	0.88	-0.88
these session	-0.68	0.68
these six	0.51	-0.51
these three	-0.4	0.4
these two	-0.35	0.35
these visit	-0.44	0.44
these were	-0.52	0.52
they	-0.43	0.43
they * consider	0.79	-0.79
they * medical	0.16	-0.16
they * not	-1.16	1.16
they are	-0.31	0.31
they can	0.32	-0.32
they come	0.3	-0.3
they could	-0.33	0.33
they did	-0.2	0.2
they have	-1.04	1.04
they reach	0.22	-0.22
they should	-0.64	0.64
they show	0.23	-0.23
they tell	0.77	-0.77
they took	0.24	-0.24
they were	-0.95	0.95
they will	-0.86	0.86
thi	-0.47	0.47
thi * <month>	-0.35	0.35
thi * <n>	-1.78	1.78
thi * a	-0.22	0.22
thi * about	0.33	-0.33
thi * an	0.34	-0.34
thi * not	2.59	-2.59
thi * the	-1.5	1.5
thi * to	0.47	-0.47
thi * us	-0.41	0.41
thi * your	0.92	-0.92
thi :	0.49	-0.49
thi accident	-0.31	0.31
thi account	1.57	-1.57
thi advic	0.17	-0.17
thi again	0.42	-0.42
thi amount	2.47	-2.47
thi and	-0.64	0.64
thi appeal	0.89	-0.89
thi beneficiary	0.44	-0.44
thi benefit	-0.98	0.98
thi bill	0.19	-0.19
thi blood	-0.34	0.34
thi can	0.77	-0.77
thi care	-1.17	1.17
thi case	0.62	-0.62
thi charg	-0.61	0.61
thi check	-0.68	0.68
thi condition	-1.43	1.43
thi copy	-0.18	0.18
thi coverag	-0.88	0.88
thi cycle	0.24	-0.24
thi date	-0.26	0.26
thi decision	1.04	-1.04
thi denial	0.3	-0.3
thi determin	0.6	-0.6
thi dismissal	0.24	-0.24
thi down	0.34	-0.34
thi drug	-0.67	0.67
thi eob	0.55	-0.55
thi eop	-0.39	0.39
thi episod	-0.28	0.28
thi explan	0.57	-0.57
thi fax	0.28	-0.28
thi file	-0.33	0.33
thi find	0.69	-0.69
thi first	-0.39	0.39
thi for	-0.18	0.18
thi form	1.25	-1.25
thi group	-0.92	0.92
thi happen	-0.43	0.43
thi has	-0.28	0.28
thi in	-1.04	1.04
thi invoic	1.15	-1.15
thi is	1.82	-1.82
thi item	-1.07	1.07
thi kind	-0.66	0.66
thi lab	-0.67	0.67
thi letter	2.79	-2.79
thi level	-0.31	0.31
thi line	-0.6	0.6
thi look	-0.48	0.48
thi los	-0.48	0.48
thi many	-0.57	0.57
thi matter	-0.24	0.24
thi mean	0.7	-0.7
thi medicaid	-0.46	0.46
thi member	-0.67	0.67
thi messag	1.77	-1.77
thi morn	0.84	-0.84
thi mri	-0.74	0.74
thi notic	1.36	-1.36
thi number	-0.73	0.73
thi on	-0.97	0.97
thi one	-1.45	1.45
thi organiz	0.25	-0.25
thi outcom	0.53	-0.53
thi page	2.11	-2.11
thi part	0.16	-0.16
thi patch	0.47	-0.47
thi patient	-0.75	0.75
thi pay	-0.8	0.8
thi payer	-1.68	1.68
thi period	-1	1
thi person	-1.63	1.63
thi plan	-0.91	0.91
thi point	-0.49	0.49
thi policy	-0.19	0.19
thi portion	0.18	-0.18
thi procedur	-1.58	1.58
thi provider	-0.71	0.71
thi reason	-0.71	0.71
thi remittanc	1.97	-1.97
thi report	-0.48	0.48
thi request	0.79	-0.79
thi review	1.09	-1.09
thi same	-1.37	1.37
thi self	0.27	-0.27
thi servic	-1.33	1.33
thi sheet	0.16	-0.16
thi stat	1.52	-1.52
thi state	-0.66	0.66
thi sum	0.4	-0.4
thi test	-1.94	1.94
thi therapy	1.05	-1.05
thi to	-0.47	0.47
thi treat	-2.16	2.16
thi type	0.38	-0.38
thi use	-0.58	0.58
thi veteran	-0.5	0.5
thi visit	-0.6	0.6
thi voucher	1.01	-1.01
thi was	-0.81	0.81
thi week	0.85	-0.85
thi x	0.46	-0.46
thi year	0.34	-0.34
thin	0.26	-0.26
thing	0.54	-0.54
think * are	0.18	-0.18
think * got	0.2	-0.2
think * we	0.18	-0.18
think * wrong	0.43	-0.43
think a	-0.57	0.57
think our	0.18	-0.18
think that	0.31	-0.31
think the	-0.22	0.22
think thi	-0.19	0.19
think we	0.61	-0.61
third	-0.55	0.55
third month	1.44	-1.44
third party	-1.39	1.39
third time	-1.02	1.02
thirteenth	0.76	-0.76
thirtieth	-0.58	0.58
thirty month	-0.46	0.46
thornbury	0.46	-0.46
thorvald	0.21	-0.21
thorvald kim	0.18	-0.18
thorvaldsen	0.17	-0.17
those	-0.54	0.54
those * <month>	0.67	-0.67
those * <n>	0.18	-0.18
those date	0.33	-0.33
those day	-0.16	0.16
those in	0.53	-0.53
those of	0.32	-0.32
those two	-0.59	0.59
those were	0.47	-0.47
though	-2.42	2.42
though * patient	-0.29	0.29
though the	-1.58	1.58
thought of	-0.59	0.59
three	-0.75	0.75
three * the	0.79	-0.79
three and	-0.46	0.46
three date	0.54	-0.54
three line	-0.44	0.44
three minut	-0.59	0.59
three month	2	-2
three of	0.37	-0.37
three progres	0.92	-0.92
three river	0.25	-0.25
three session	-0.48	0.48
three time	-1.73	1.73
three unit	-0.38	0.38
three view	-0.63	0.63
three visit	0.93	-0.93
three week	-0.31	0.31
threshold	-0.36	0.36
throat	-0.7	0.7
through * marketplac	0.69	-0.69
through * no	0.88	-0.88
through * plan	0.31	-0.31
through * portal	0.25	-0.25
through <d>	0.98	-0.98
through <month>	1.3	-1.3
through a	-0.54	0.54
through as	-1.37	1.37
through healthcar	0.2	-0.2
through his	-0.66	0.66
through may	0.64	-0.64
through on	-0.29	0.29
through our	-0.68	0.68
through us	0.27	-0.27
through with	0.88	-0.88
thru	0.2	-0.2
thu	-0.94	0.94
thu <n>	0.28	-0.28
thu not	-1.14	1.14
thursday	-0.52	0.52
thyroid	-0.36	0.36
tick	0.25	-0.25
ticket	-0.69	0.69
tidewater	0.56	-0.56
tidewater spine	0.16	-0.16
tie	0.64	-0.64
tie * the	1.12	-1.12
tie to	1.31	-1.31
tied	0.23	-0.23
tied * the	0.92	-0.92
tied to	0.23	-0.23
tiene	0.39	-0.39
tier	-1.94	1.94
tier <n>	-1.4	1.4
till	-1.09	1.09
till then	0.22	-0.22
till we	-0.77	0.77
tim fil	0.42	-0.42
timber	0.33	-0.33
time	-0.97	0.97
time * <n>	-0.53	0.53
time * a	-0.88	0.88
time * appeal	0.59	-0.59
time * ask	-0.48	0.48
time * bill	-0.46	0.46
time * claim	0.51	-0.51
time * have	0.81	-0.81
time * it	0.29	-0.29
time * one	0.34	-0.34
time * the	-0.34	0.34
time * us	-0.73	0.73
time * week	-0.16	0.16
time :	0.86	-0.86
time <n>	0.74	-0.74
time allow	-1.5	1.5
time and	-0.39	0.39
time around	-0.24	0.24
time for	0.75	-0.75
time get	2.1	-2.1
time if	0.82	-0.82
time in	-0.82	0.82
time it	0.32	-0.32
time limit	-2.47	2.47
time of	-0.46	0.46
time on	-0.21	0.21
time period	0.19	-0.19
time pleas	0.85	-0.85
time record	0.17	-0.17
time spent	0.94	-0.94
time that	-0.31	0.31
time the	0.22	-0.22
time to	0.31	-0.31
time was	0.71	-0.71
time we	0.24	-0.24
time with	-0.27	0.27
timed	0.35	-0.35
timed <n>	0.4	-0.4
timed code	0.19	-0.19
timed servic	-0.6	0.6
tin	-0.68	0.68
tin :	0.3	-0.3
tin <n>	1.33	-1.33
tissu	-0.65	0.65
title * representativ	0.2	-0.2
title of	0.22	-0.22
tn	-0.94	0.94
to * <n>	-0.27	0.27
to * a	-0.16	0.16
to * accident	-0.53	0.53
to * addres	1.22	-1.22
to * adjuster	0.3	-0.3
to * and	0.83	-0.83
to * appeal	0.21	-0.21
to * asked	0.17	-0.17
to * bank	1.14	-1.14
to * bill	0.24	-0.24
to * blue	-0.19	0.19
to * board	0.18	-0.18
to * by	-0.24	0.24
to * carrier	0.27	-0.27
to * clinic	-0.88	0.88
to * correct	-0.48	0.48
to * date	0.49	-0.49
to * deductibl	-0.5	0.5
to * depart	0.41	-0.41
to * different	-0.74	0.74
to * disput	0.29	-0.29
to * doctor	0.8	-0.8
to * elm	0.25	-0.25
to * extent	0.21	-0.21
to * fee	-0.47	0.47
to * file	-0.43	0.43
to * filed	0.37	-0.37
to * first	-0.47	0.47
to * free	0.58	-0.58
to * fund	-0.84	0.84
to * given	1.49	-1.49
to * group	-0.7	0.7
to * hear	0.41	-0.41
to * here	-0.58	0.58
to * hospital	-0.76	0.76
to * house	-0.68	0.68
to * in	0.71	-0.71
to * includ	0.36	-0.36
to * independent	0.42	-0.42
to * injur	0.42	-0.42
to * injury	0.91	-0.91
to * knee	-0.18	0.18
to * lab	-0.59	0.59
to * lockbox	0.7	-0.7
to * made	0.18	-0.18
to * medical	-0.81	0.81
to * medicar	-0.56	0.56
to * member	-0.42	0.42
to * national	0.51	-0.51
to * need	-0.38	0.38
to * network	0.22	-0.22
to * number	-0.24	0.24
to * offic	-1.15	1.15
to * old	-0.74	0.74
to * on	-0.44	0.44
to * one	-1.22	1.22
to * or	0.24	-0.24
to * other	-0.18	0.18
to * paid	-0.72	0.72
to * parent	0.2	-0.2
to * part	0.42	-0.42
to * patient	-0.26	0.26
to * plan	1.17	-1.17
to * policy	-0.34	0.34
to * postmark	0.16	-0.16
to * practic	0.32	-0.32
to * process	0.36	-0.36
to * provider	1.56	-1.56
to * receiv	0.2	-0.2
to * record	-0.63	0.63
to * recover	0.42	-0.42
to * refund	0.23	-0.23
to * request	0.21	-0.21
to * return	0.59	-0.59
to * reviewer	0.47	-0.47
to * same	1.3	-1.3
to * sent	0.25	-0.25
to * servic	0.69	-0.69
to * specialist	-0.44	0.44
to * state	0.94	-0.94
to * submitt	0.2	-0.2
to * supplemental	0.33	-0.33
to * that	0.35	-0.35
to * the	-0.64	0.64
to * treat	0.82	-0.82
to * tried	0.6	-0.6
to * trust	0.23	-0.23
to * visit	-0.39	0.39
to * we	0.42	-0.42
to * with	-0.39	0.39
to * wrong	0.69	-0.69
to * year	-0.21	0.21
to :	0.99	-0.99
to <5>	-0.57	0.57
to <d>	0.93	-0.93
to <m>	-0.44	0.44
to <n>	0.58	-0.58
to a	-0.26	0.26
to accept	1.01	-1.01
to accident	0.58	-0.58
to act	-1.08	1.08
to add	1.44	-1.44
to all	0.62	-0.62
to allow	1.06	-1.06
to an	-0.24	0.24
to and	0.36	-0.36
to appeal	1.1	-1.1
to applicant	0.47	-0.47
to approv	0.65	-0.65
to arbitr	0.25	-0.25
to ask	0.56	-0.56
to assist	0.24	-0.24
to be	-0.6	0.6
to begin	-0.31	0.31
to bill	-1.18	1.18
to bring	0.73	-0.73
to buy	-0.49	0.49
to carry	-1.03	1.03
to chang	0.3	-0.3
to check	-0.83	0.83
to claim	1.31	-1.31
to clinic	0.46	-0.46
to code	0.28	-0.28
to collect	0.51	-0.51
to come	0.99	-0.99
to complet	1.27	-1.27
to conduct	0.42	-0.42
to consider	-0.44	0.44
to contest	0.97	-0.97
to continu	1.26	-1.26
to correct	0.66	-0.66
to court	0.61	-0.61
to cover	0.43	-0.43
to d	-0.55	0.55
to date	-0.63	0.63
to day	-0.86	0.86
to decid	-0.56	0.56
to deductibl	-1.91	1.91
to disput	0.23	-0.23
to do	1.31	-1.31
to doctor	-0.34	0.34
to dr	0.97	-0.97
to erisa	0.66	-0.66
to extend	0.3	-0.3
to fax	0.3	-0.3
to fill	-0.46	0.46
to finish	-0.43	0.43
to four	-0.63	0.63
to friday	0.68	-0.68
to full	-0.71	0.71
to give	0.59	-0.59
to go	0.35	-0.35
to group	-0.27	0.27
to handl	0.31	-0.31
to have	-0.84	0.84
to help	0.18	-0.18
to her	0.74	-0.74
to his	-0.84	0.84
to hold	0.16	-0.16
to includ	0.58	-0.58
to independent	-0.17	0.17
to inject	-1.11	1.11
to it	-1.04	1.04
to its	-0.65	0.65
to keep	1.04	-1.04
to know	-0.24	0.24
to learn	0.61	-0.61
to let	0.93	-0.93
to line	-0.59	0.59
to look	0.34	-0.34
to make	0.16	-0.16
to may	0.28	-0.28
to medical	-0.82	0.82
to medicar	-0.18	0.18
to member	-0.86	0.86
to move	0.28	-0.28
to mr	0.22	-0.22
to name	0.81	-0.81
to one	-0.69	0.69
to opm	0.17	-0.17
to our	-0.83	0.83
to p	0.25	-0.25
to part	-0.49	0.49
to patient	-0.77	0.77
to pay	0.44	-0.44
to peer	1.2	-1.2
to primary	0.25	-0.25
to proces	1.74	-1.74
to provid	-0.48	0.48
to provider	0.28	-0.28
to question	0.54	-0.54
to reach	-0.28	0.28
to read	0.36	-0.36
to reconsider	0.53	-0.53
to recover	1.14	-1.14
to recovery	0.5	-0.5
to refund	0.68	-0.68
to releas	0.45	-0.45
to reopen	-0.45	0.45
to repay	-0.18	0.18
to request	0.37	-0.37
to restor	0.19	-0.19
to return	0.49	-0.49
to review	0.95	-0.95
to say	1.18	-1.18
to see	-0.33	0.33
to send	-0.9	0.9
to set	0.41	-0.41
to settl	-1.72	1.72
to sever	0.27	-0.27
to show	-0.31	0.31
to sign	-0.37	0.37
to six	-0.95	0.95
to someon	-0.55	0.55
to speak	0.79	-0.79
to stop	-1.26	1.26
to submit	-0.97	0.97
to take	0.31	-0.31
to talk	0.29	-0.29
to tell	0.93	-0.93
to that	0.42	-0.42
to the	0.28	-0.28
to them	0.46	-0.46
to thi	-0.24	0.24
to those	-0.36	0.36
to three	-0.33	0.33
to treat	0.42	-0.42
to turn	0.2	-0.2
to two	-1	1
to updat	0.87	-0.87
to us	0.65	-0.65
to use	-0.17	0.17
to vacat	0.23	-0.23
to wait	-1.21	1.21
to walk	-0.78	0.78
to what	0.89	-0.89
to which	-0.41	0.41
to whom	0.2	-0.2
to work	-0.35	0.35
to write	0.78	-0.78
to you	0.99	-0.99
to your	0.82	-0.82
to zero	-0.53	0.53
tobacco	-0.48	0.48
today	-0.31	0.31
today * have	0.2	-0.2
today we	0.2	-0.2
toe	1	-1
toenail	-1.21	1.21
together * the	0.51	-0.51
together with	0.27	-0.27
toilet	-0.21	0.21
told	-0.94	0.94
told * the	-1.51	1.51
told in	0.23	-0.23
told of	-0.8	0.8
told that	0.35	-0.35
told the	-1.49	1.49
told us	0.36	-0.36
told your	-0.31	0.31
tolerat	-0.36	0.36
tolerat well	-0.53	0.53
toll	1.07	-1.07
tolliver	-0.7	0.7
too	-0.96	0.96
too and	0.33	-0.33
too early	0.46	-0.46
too late	-1.32	1.32
too long	-0.9	0.9
too many	0.21	-0.21
too much	1.59	-1.59
too old	-0.82	0.82
too soon	-1.08	1.08
took	-1.26	1.26
took <n>	-1.05	1.05
took a	-0.36	0.36
took back	-0.37	0.37
took care	0.6	-0.6
took him	-0.36	0.36
took in	-0.89	0.89
took it	-0.52	0.52
took no	0.34	-0.34
took over	-0.28	0.28
took part	0.27	-0.27
took the	-0.95	0.95
took thi	-0.34	0.34
tool	1.3	-1.3
tooth	-1.13	1.13
tooth was	0.51	-0.51
top	-0.48	0.48
top * fax	0.19	-0.19
top * the	-0.48	0.48
top * thi	0.44	-0.44
top and	0.34	-0.34
top of	-0.48	0.48
top or	0.25	-0.25
top the	-0.75	0.75
topical	-0.8	0.8
total	0.65	-0.65
total * claim	0.46	-0.46
total :	0.47	-0.47
total <m>	0.84	-0.84
total <n>	0.45	-0.45
total allow	0.56	-0.56
total bill	0.29	-0.29
total charg	-0.72	0.72
total claim	0.24	-0.24
total for	0.58	-0.58
total not	-0.23	0.23
total of	0.2	-0.2
total say	-0.58	0.58
total time	-0.64	0.64
total timed	1.05	-1.05
total treat	0.38	-0.38
touch	0.98	-0.98
touch * thi	0.44	-0.44
touch by	0.44	-0.44
toward	-0.71	0.71
town	-0.53	0.53
townzip	1.34	-1.34
townzip * fax	0.23	-0.23
townzip <month>	0.27	-0.27
townzip <n>	0.85	-0.85
townzip a	0.2	-0.2
townzip account	0.16	-0.16
townzip advic	0.17	-0.17
townzip bill	0.25	-0.25
townzip date	0.34	-0.34
townzip fax	0.36	-0.36
townzip npi	0.27	-0.27
townzip or	0.27	-0.27
townzip page	0.3	-0.3
townzip plan	0.19	-0.19
townzip provider	0.27	-0.27
townzip stat	0.22	-0.22
townzip thi	0.22	-0.22
tpa	-0.89	0.89
tpe	0.21	-0.21
tpl	-0.19	0.19
tr	-0.2	0.2
tr <n>	-0.43	0.43
trac	-0.92	0.92
trace	-0.33	0.33
trace of	-0.37	0.37
tracer	-1.44	1.44
track number	-0.17	0.17
traction	-0.89	0.89
trade	0.4	-0.4
trade name	0.36	-0.36
trademark	0.61	-0.61
trademark * the	0.61	-0.61
trademark of	0.61	-0.61
trail	0.75	-0.75
train	-1.26	1.26
tran	0.27	-0.27
transaction	0.22	-0.22
transfer	0.68	-0.68
transitional	-0.38	0.38
transmission	-0.72	0.72
transport	-0.71	0.71
transport would	-0.71	0.71
trask	0.18	-0.18
travel	-1.61	1.61
travel shot	-0.61	0.61
treadmill	-0.42	0.42
treasury	0.56	-0.56
treat	-0.87	0.87
treat * <month>	0.75	-0.75
treat * <n>	0.68	-0.68
treat * an	-0.24	0.24
treat * is	-0.31	0.31
treat * it	0.51	-0.51
treat * not	-1.52	1.52
treat * one	0.32	-0.32
treat * patient	0.27	-0.27
treat * that	-0.34	0.34
treat * the	-0.82	0.82
treat * therefor	-1	1
treat <n>	-0.16	0.16
treat a	-0.49	0.49
treat after	-0.84	0.84
treat and	0.33	-0.33
treat as	0.61	-0.61
treat at	0.95	-0.95
treat authoriz	1.88	-1.88
treat beyond	0.3	-0.3
treat by	0.5	-0.5
treat date	-1.34	1.34
treat direct	-0.69	0.69
treat doe	-0.5	0.5
treat exceed	-1.53	1.53
treat for	-0.79	0.79
treat given	-0.16	0.16
treat guidelin	-1.17	1.17
treat has	-0.95	0.95
treat in	0.64	-0.64
treat is	-2.1	2.1
treat it	-0.18	0.18
treat log	0.31	-0.31
treat minut	0.71	-0.71
treat not	1.83	-1.83
treat note	1.07	-1.07
treat of	-0.81	0.81
treat only	0.94	-0.94
treat physician	0.92	-0.92
treat plan	1.15	-1.15
treat provider	0.31	-0.31
treat record	0.32	-0.32
treat request	-0.52	0.52
treat such	0.94	-0.94
treat that	-0.19	0.19
treat the	0.82	-0.82
treat time	-0.67	0.67
treat to	-0.83	0.83
treat visit	0.64	-0.64
treat was	-0.81	0.81
treat with	-0.92	0.92
treat would	-0.23	0.23
trent	0.17	-0.17
tri	0.28	-0.28
tri county	0.21	-0.21
trial	0.58	-0.58
tricar	-2.02	2.02
tricar * the	-0.22	0.22
tricar :	-0.17	0.17
tricar approv	0.45	-0.45
tricar benefit	-1.13	1.13
tricar can	-0.44	0.44
tricar champva	0.41	-0.41
tricar claim	0.74	-0.74
tricar coverag	-1.12	1.12
tricar explan	0.86	-0.86
tricar for	-0.56	0.56
tricar is	0.6	-0.6
tricar maximum	0.47	-0.47
tricar on	-0.22	0.22
tricar paid	0.51	-0.51
tricar pay	-1.16	1.16
tricar policy	-0.23	0.23
tricar prime	0.31	-0.31
tricar program	-1.12	1.12
tricar see	0.61	-0.61
tricar select	-0.39	0.39
tricar west	0.5	-0.5
tried	-1.69	1.69
tried and	-0.39	0.39
tried metformin	-0.84	0.84
tried the	-0.94	0.94
tried to	0.77	-0.77
trimm	-1.34	1.34
trip	-1.8	1.8
trip to	-0.68	0.68
triwest healthcar	0.31	-0.31
troubl	-0.41	0.41
troubl with	0.57	-0.57
truck	-0.58	0.58
true	-0.24	0.24
truly your	0.22	-0.22
trust	1.1	-1.1
try	-0.26	0.26
try metformin	-0.74	0.74
try the	-0.18	0.18
tsh	-1.41	1.41
tty	1.05	-1.05
tty <n>	1.01	-1.01
tualatin	0.22	-0.22
tue	0.22	-0.22
tuesday	-0.5	0.5
tuesday the	-0.42	0.42
tulsa	-0.73	0.73
tune	-0.43	0.43
tune ups	-0.47	0.47
tunnel	-0.36	0.36
tunnel releas	0.57	-0.57
turn	-0.52	0.52
turn <n>	-1.18	1.18
turn around	-0.77	0.77
turn back	-0.67	0.67
turn down	1.47	-1.47
turn has	-0.17	0.17
turn in	-0.6	0.6
turn into	-0.38	0.38
turn out	0.59	-0.59
turn over	-0.29	0.29
turn the	0.84	-0.84
turn to	0.6	-0.6
turn up	-0.68	0.68
tw	-0.28	0.28
tw <n>	-0.3	0.3
twelfth	0.21	-0.21
twelfth visit	0.46	-0.46
twelv	-0.52	0.52
twelv month	0.3	-0.3
twelv more	-0.39	0.39
twelv session	1.02	-1.02
twelv visit	0.58	-0.58
twenty	0.29	-0.29
twenty visit	-0.4	0.4
twice	-1.4	1.4
twice * day	0.31	-0.31
twice * the	1.17	-1.17
twice * week	0.16	-0.16
twice a	0.39	-0.39
twice and	-0.47	0.47
twice by	0.6	-0.6
twice for	1.51	-1.51
twice on	-0.73	0.73
twin	-2.1	2.1
twin * claim	-0.7	0.7
twin * the	-0.16	0.16
twin of	-1.25	1.25
two	-1.43	1.43
two * the	-0.78	0.78
two are	-0.37	0.37
two bill	-1.05	1.05
two busines	-0.27	0.27
two character	-0.6	0.6
two claim	-1.03	1.03
two code	-0.5	0.5
two date	1.48	-1.48
two day	-0.71	0.71
two different	-0.37	0.37
two do	0.62	-0.62
two drug	0.34	-0.34
two hundr	-0.41	0.41
two injection	-0.32	0.32
two letter	-0.57	0.57
two level	0.41	-0.41
two mile	-0.49	0.49
two month	-1	1
two of	-0.99	0.99
two other	-0.16	0.16
two patient	0.39	-0.39
two peopl	-0.71	0.71
two plan	-1.09	1.09
two progres	1.23	-1.23
two servic	0.25	-0.25
two session	-0.57	0.57
two stabl	-0.43	0.43
two th	0.34	-0.34
two time	-0.29	0.29
two unit	0.43	-0.43
two visit	1.58	-1.58
two was	0.3	-0.3
two week	0.2	-0.2
two year	-0.82	0.82
tx	-1.3	1.3
tx <n>	-0.81	0.81
txe	-0.36	0.36
txe <5>	-0.36	0.36
type	-0.28	0.28
type * bill	-1.23	1.23
type * servic	1.18	-1.18
type :	0.66	-0.66
typed	-1.72	1.72
u	-1.04	1.04
u c	-1.39	1.39
u s	0.33	-0.33
ub	-1.05	1.05
ub <n>	-0.34	0.34
uhc	0.23	-0.23
ulrich	0.22	-0.22
ultrasound	-1.03	1.03
ultrasound * the	0.37	-0.37
ultrasound and	-0.46	0.46
ulyss	0.29	-0.29
um	0.84	-0.84
um <n>	1.16	-1.16
um fax	0.32	-0.32
umr	1.2	-1.2
umr explan	0.17	-0.17
un	0.78	-0.78
un bill	0.24	-0.24
una	0.23	-0.23
unabl	0.16	-0.16
unabl * pay	-0.87	0.87
unabl to	0.16	-0.16
unanswer	-1.49	1.49
unattend	-0.27	0.27
unbundl	-0.6	0.6
unchang	-0.31	0.31
unchang since	-0.81	0.81
undat	-0.8	0.8
under	-1.76	1.76
under * <n>	-0.54	0.54
under * agre	-0.52	0.52
under * brochur	0.29	-0.29
under * contract	0.76	-0.76
under * correct	0.5	-0.5
under * fund	0.35	-0.35
under * medical	-0.61	0.61
under * medicar	0.35	-0.35
under * member	-1.31	1.31
under * name	-0.47	0.47
under * old	-0.17	0.17
under * particip	-0.71	0.71
under * patient	-0.87	0.87
under * pay	-0.19	0.19
under * plan	-0.86	0.86
under * provider	0.63	-0.63
under * state	0.18	-0.18
under * term	-1.02	1.02
under <n>	-1.12	1.12
under a	-0.57	0.57
under an	0.47	-0.47
under another	-0.94	0.94
under any	-0.46	0.46
under authoriz	0.56	-0.56
under erisa	0.87	-0.87
under get	0.84	-0.84
under her	-0.72	0.72
under investig	-0.71	0.71
under it	0.35	-0.35
under its	-0.53	0.53
under medical	0.32	-0.32
under medicar	-0.72	0.72
under number	0.19	-0.19
under oath	0.98	-0.98
under our	-0.16	0.16
under part	-1.2	1.2
under review	-1.31	1.31
under s	0.57	-0.57
under section	-0.59	0.59
under state	0.63	-0.63
under that	-0.57	0.57
under the	-1.16	1.16
under thi	-0.56	0.56
under tricar	-0.48	0.48
under your	-0.81	0.81
understand	-0.25	0.25
underwritten	0.27	-0.27
undon	1.07	-1.07
unfavorabl	0.48	-0.48
unhappy	0.69	-0.69
uniform	0.17	-0.17
union	-0.63	0.63
union fund	-0.36	0.36
unit	-0.57	0.57
unit * <5>	1.36	-1.36
unit * <n>	0.21	-0.21
unit * not	-0.89	0.89
unit * servic	0.37	-0.37
unit * the	0.41	-0.41
unit * therapeutic	0.36	-0.36
unit <5>	0.2	-0.2
unit <m>	0.8	-0.8
unit <n>	-0.66	0.66
unit and	0.35	-0.35
unit at	-0.24	0.24
unit box	-0.42	0.42
unit each	-0.35	0.35
unit has	-0.57	0.57
unit healthcar	0.37	-0.37
unit is	-1.18	1.18
unit of	0.45	-0.45
unit on	1.32	-1.32
unit po	0.32	-0.32
unit than	-0.9	0.9
unit was	-0.27	0.27
unit we	-0.5	0.5
unit were	-0.86	0.86
unitedhealthcar	1.1	-1.1
unitedhealthcar choic	0.55	-0.55
unitedhealthcar company	0.33	-0.33
unitedhealthcar insuranc	0.18	-0.18
unitedhealthcar provider	0.26	-0.26
unknown	-2.28	2.28
unknown to	-0.85	0.85
unles	0.38	-0.38
unles * claim	-0.23	0.23
unles * member	0.3	-0.3
unles * show	0.43	-0.43
unles * was	-0.47	0.47
unles he	0.41	-0.41
unles it	-1.01	1.01
unles she	0.17	-0.17
unles there	0.23	-0.23
unles we	0.44	-0.44
unles you	1.07	-1.07
unlik	-0.17	0.17
unlist	-1.26	1.26
unlist code	-0.73	0.73
unpaid	0.35	-0.35
unprocessabl	0.5	-0.5
unproven	-0.99	0.99
unsign	-1.6	1.6
unspecify	-1.12	1.12
until	0.34	-0.34
until * answer	0.92	-0.92
until * end	-0.55	0.55
until * get	0.43	-0.43
until * have	-0.54	0.54
until * hear	-0.18	0.18
until * is	0.21	-0.21
until * know	0.18	-0.18
until * member	0.27	-0.27
until * plan	-0.46	0.46
until * see	1.02	-1.02
until <month>	-0.92	0.92
until a	1.23	-1.23
until after	-0.17	0.17
until he	-0.27	0.27
until it	0.41	-0.41
until its	0.3	-0.3
until our	-0.63	0.63
until she	1.48	-1.48
until that	-1.11	1.11
until then	-0.23	0.23
until we	-0.22	0.22
until you	1.07	-1.07
untim	-1.42	1.42
up	-1.45	1.45
up * <m>	-0.34	0.34
up * <month>	-0.77	0.77
up * <n>	0.9	-0.9
up * a	-0.57	0.57
up * and	0.36	-0.36
up * one	0.37	-0.37
up * panel	-0.56	0.56
up * remain	1.06	-1.06
up * request	0.25	-0.25
up * six	-0.7	0.7
up * that	0.36	-0.36
up * the	-0.31	0.31
up * us	-0.8	0.8
up * your	0.44	-0.44
up :	-0.36	0.36
up <n>	0.29	-0.29
up a	-0.32	0.32
up again	0.5	-0.5
up and	0.84	-0.84
up any	0.54	-0.54
up befor	0.64	-0.64
up by	-0.38	0.38
up for	0.38	-0.38
up in	0.26	-0.26
up is	-0.42	0.42
up of	0.86	-0.86
up on	-1.42	1.42
up our	0.5	-0.5
up the	1.51	-1.51
up to	0.56	-0.56
up we	-0.81	0.81
up what	-0.7	0.7
up with	-0.66	0.66
up your	-1.16	1.16
updat	1.79	-1.79
upheld	0.84	-0.84
upheld * denial	0.21	-0.21
upheld the	0.19	-0.19
uphold the	-0.2	0.2
upkeep	-0.22	0.22
upload	1.62	-1.62
upload * the	-0.19	0.19
upload on	-0.51	0.51
upload the	1.28	-1.28
upload them	0.29	-0.29
upon	1.72	-1.72
upper	0.53	-0.53
upper limb	0.28	-0.28
ups	-0.76	0.76
upsid	-0.65	0.65
upsid down	-0.65	0.65
ur	-0.29	0.29
ur <n>	-0.68	0.68
ur no	0.8	-0.8
urgent	1.52	-1.52
urgent appeal	0.19	-0.19
urgent care	-0.28	0.28
urine	-0.51	0.51
urine drug	-0.6	0.6
us	-0.22	0.22
us * <month>	1.34	-1.34
us * <n>	1.25	-1.25
us * a	0.35	-0.35
us * an	-0.39	0.39
us * approv	0.78	-0.78
us * bill	-0.39	0.39
us * call	-0.19	0.19
us * chang	0.21	-0.21
us * claim	-0.51	0.51
us * cover	0.27	-0.27
us * day	-1.35	1.35
us * go	0.16	-0.16
us * it	-0.4	0.4
us * look	-0.44	0.44
us * may	0.34	-0.34
us * pay	-0.69	0.69
us * reconsider	0.27	-0.27
us * request	-0.31	0.31
us * review	0.36	-0.36
us * set	0.46	-0.46
us * stop	-0.74	0.74
us * the	1.23	-1.23
us * thi	-0.74	0.74
us * vacat	0.23	-0.23
us * we	-0.79	0.79
us * writ	0.73	-0.73
us * you	0.57	-0.57
us :	0.55	-0.55
us <m>	-0.51	0.51
us <n>	-1.95	1.95
us a	-0.67	0.67
us after	-0.77	0.77
us again	0.37	-0.37
us an	0.22	-0.22
us and	-0.43	0.43
us anyth	0.48	-0.48
us as	-0.92	0.92
us ask	0.58	-0.58
us at	1.59	-1.59
us befor	1.03	-1.03
us both	-0.26	0.26
us but	-0.17	0.17
us by	0.24	-0.24
us ended	-0.93	0.93
us first	-1.77	1.77
us for	-0.41	0.41
us from	-1.94	1.94
us has	-0.53	0.53
us have	0.78	-0.78
us he	-0.23	0.23
us how	0.52	-0.52
us in	-0.52	0.52
us it	-0.49	0.49
us its	-0.59	0.59
us more	-0.46	0.46
us no	-0.8	0.8
us noth	-0.22	0.22
us on	2.11	-2.11
us one	-0.31	0.31
us or	0.34	-0.34
us pay	-1.15	1.15
us say	0.94	-0.94
us she	1.14	-1.14
us so	1.2	-1.2
us the	1.36	-1.36
us they	-0.4	0.4
us thi	-1.62	1.62
us through	0.16	-0.16
us to	0.61	-0.61
us two	0.7	-0.7
us we	0.27	-0.27
us when	1.09	-1.09
us whether	-0.38	0.38
us who	0.59	-0.59
us why	1.3	-1.3
us with	-0.55	0.55
use	0.16	-0.16
use * disput	1.1	-1.1
use * is	-0.53	0.53
use * portal	0.69	-0.69
use * the	0.21	-0.21
use * thi	0.32	-0.32
use <n>	0.22	-0.22
use a	0.63	-0.63
use and	-0.36	0.36
use approv	0.81	-0.81
use for	0.76	-0.76
use form	1.44	-1.44
use is	-1.06	1.06
use of	-0.54	0.54
use our	0.33	-0.33
used	-1.55	1.55
used * <n>	-0.51	0.51
used * a	-1.25	1.25
used * the	-0.34	0.34
used * thi	0.64	-0.64
used * weight	-1.11	1.11
used :	0.93	-0.93
used <n>	1.11	-1.11
used all	-1.98	1.98
used and	0.25	-0.25
used as	-0.41	0.41
used by	-0.43	0.43
used for	-0.52	0.52
used in	-1.28	1.28
used is	0.65	-0.65
used or	-0.72	0.72
used so	0.42	-0.42
used the	0.98	-0.98
used thi	0.26	-0.26
used up	-2.21	2.21
used was	0.81	-0.81
user	0.23	-0.23
using	-0.52	0.52
usted	0.47	-0.47
usual	-1.01	1.01
usual * customary	-0.8	0.8
usual and	-0.8	0.8
utiliz	-0.6	0.6
utiliz manag	0.52	-0.52
utiliz review	-1.02	1.02
v	-0.79	0.79
va	-0.44	0.44
va <n>	-0.32	0.32
va community	0.29	-0.29
va facility	0.96	-0.96
va form	0.76	-0.76
va referral	0.25	-0.25
vacat	1.02	-1.02
vaccin	-0.61	0.61
valentin	-0.4	0.4
valid	-0.34	0.34
valid * the	-1.71	1.71
valid <d>	-0.42	0.42
valid for	-0.72	0.72
valley	1.12	-1.12
valley chiropractic	0.17	-0.17
valley famy	0.19	-0.19
valley health	-0.17	0.17
valley physical	0.49	-0.49
valley school	0.17	-0.17
value	-0.56	0.56
value based	-1	1
value script	0.18	-0.18
van	-1.14	1.14
vance	0.33	-0.33
vandermark	0.28	-0.28
vandermeer	-0.19	0.19
vandersloot	0.35	-0.35
vascular	0.23	-0.23
vc	-0.43	0.43
vc <n>	-0.43	0.43
vehicl	0.54	-0.54
vehicl no	0.45	-0.45
vendor	-1.12	1.12
vendor :	0.23	-0.23
vendor found	1.08	-1.08
vendor no	0.24	-0.24
vendor that	-0.29	0.29
venipunctur	-0.24	0.24
verde	0.2	-0.2
verific	1.58	-1.58
verific receiv	0.18	-0.18
verific request	0.6	-0.6
verify	-0.52	0.52
version	-1.21	1.21
version * the	-1.07	1.07
version <n>	0.2	-0.2
version of	-0.81	0.81
vertebral	-0.86	0.86
vertebral axial	-0.7	0.7
very	-0.88	0.88
very first	-0.37	0.37
very same	-0.27	0.27
very truly	0.22	-0.22
vestibular	-0.24	0.24
veteran id	0.19	-0.19
vi	-0.84	0.84
via	-0.36	0.36
vial	-1.1	1.1
video	1.01	-1.01
view	0.48	-0.48
view * the	0.23	-0.23
view of	1.07	-1.07
virginia	0.27	-0.27
virtual	1.28	-1.28
virtual card	1.28	-1.28
visa	0.18	-0.18
vision	-0.97	0.97
visit	-0.34	0.34
visit * <d>	0.58	-0.58
visit * <n>	0.96	-0.96
visit * a	-0.25	0.25
visit * approv	0.36	-0.36
visit * are	-0.24	0.24
visit * bill	-0.35	0.35
visit * calendar	0.94	-0.94
visit * day	-0.38	0.38
visit * each	-0.48	0.48
visit * enough	-1.51	1.51
visit * includ	-1.42	1.42
visit * it	-0.46	0.46
visit * may	-0.98	0.98
visit * no	-1.36	1.36
visit * not	-0.69	0.69
visit * now	0.41	-0.41
visit * one	0.29	-0.29
visit * physical	1.2	-1.2
visit * that	-0.23	0.23
visit * the	-0.35	0.35
visit * thi	-1.1	1.1
visit * year	-0.38	0.38
visit * you	1.02	-1.02
visit * your	-0.49	0.49
visit :	-0.95	0.95
visit <5>	1.67	-1.67
visit <d>	0.96	-0.96
visit <m>	0.95	-0.95
visit <month>	0.4	-0.4
visit <n>	-0.7	0.7
visit ?	-0.47	0.47
visit a	0.73	-0.73
visit above	-0.51	0.51
visit after	-0.38	0.38
visit allow	-0.98	0.98
visit approv	0.27	-0.27
visit as	-0.5	0.5
visit asked	-0.79	0.79
visit at	-0.64	0.64
visit authoriz	0.47	-0.47
visit becaus	-0.54	0.54
visit befor	1.42	-1.42
visit between	1.04	-1.04
visit beyond	-0.44	0.44
visit by	0.49	-0.49
visit came	-0.92	0.92
visit cannot	-0.93	0.93
visit code	-0.3	0.3
visit each	0.27	-0.27
visit establish	0.18	-0.18
visit for	-1.5	1.5
visit from	0.64	-0.64
visit had	1.19	-1.19
visit has	0.52	-0.52
visit have	-0.35	0.35
visit is	-1.18	1.18
visit it	-0.26	0.26
visit left	1.24	-1.24
visit limit	0.73	-0.73
visit list	1.17	-1.17
visit need	-0.92	0.92
visit no	-0.55	0.55
visit not	0.19	-0.19
visit of	1.91	-1.91
visit on	0.67	-0.67
visit one	0.21	-0.21
visit only	0.5	-0.5
visit per	-0.66	0.66
visit request	-0.75	0.75
visit same	-0.22	0.22
visit should	-0.52	0.52
visit since	0.8	-0.8
visit that	-0.49	0.49
visit the	-0.41	0.41
visit thi	-1.14	1.14
visit through	0.62	-0.62
visit to	1.25	-1.25
visit took	-1.31	1.31
visit under	-0.91	0.91
visit used	1.31	-1.31
visit was	-0.33	0.33
visit we	-1.16	1.16
visit went	-0.81	0.81
visit were	0.65	-0.65
visit will	0.54	-0.54
visit within	0.33	-0.33
visit without	0.84	-0.84
visit would	-0.63	0.63
visit you	0.85	-0.85
vista	0.49	-0.49
vital	-0.48	0.48
vital sign	-0.27	0.27
vitamin	-1.79	1.79
vitamin d	-0.65	0.65
voice	-0.32	0.32
vos	0.51	-0.51
voted	1.1	-1.1
voucher	0.63	-0.63
voucher <n>	-1.44	1.44
voucher date	0.41	-0.41
vu	-0.91	0.91
w <5>	-0.25	0.25
w <n>	1.08	-1.08
w in	-0.38	0.38
w o	-2.1	2.1
w townzip	0.16	-0.16
wa	0.55	-0.55
wa <n>	0.38	-0.38
wage	-0.36	0.36
wait	-0.2	0.2
wait * a	-1.07	1.07
wait * the	0.62	-0.62
wait could	0.75	-0.75
wait for	0.35	-0.35
wait on	0.59	-0.59
wait period	-0.83	0.83
wait to	0.24	-0.24
wait until	0.21	-0.21
waiv	0.31	-0.31
waiver	-0.66	0.66
waiver * liability	-0.77	0.77
waiver of	-0.76	0.76
walk	-0.94	0.94
walk * the	-0.88	0.88
walk in	-0.37	0.37
walk on	0.41	-0.41
walk speed	-0.78	0.78
walk the	-0.2	0.2
walk two	-0.44	0.44
walk with	-0.51	0.51
walk without	0.54	-0.54
walker	-0.41	0.41
wanda	0.21	-0.21
want * see	-0.18	0.18
want <n>	-0.6	0.6
want a	-0.43	0.43
want it	-0.17	0.17
want someon	0.18	-0.18
want the	0.32	-0.32
want to	0.28	-0.28
warehous	0.43	-0.43
warrant <n>	0.27	-0.27
warrant no	0.37	-0.37
wart	-0.87	0.87
was	-0.93	0.93
was * <month>	-0.24	0.24
was * <n>	1.06	-1.06
was * a	0.81	-0.81
was * day	-0.16	0.16
was * dr	-0.31	0.31
was * emergency	0.58	-0.58
was * error	0.32	-0.32
was * file	-1.03	1.03
was * first	0.31	-0.31
was * inpatient	-0.26	0.26
was * its	-0.22	0.22
was * may	-0.73	0.73
was * one	-0.58	0.58
was * our	-0.25	0.25
was * outpatient	-0.58	0.58
was * patient	-0.17	0.17
was * primary	-1.19	1.19
was * the	0.51	-0.51
was * us	-0.47	0.47
was * your	-0.56	0.56
was <m>	-0.38	0.38
was <month>	-1.63	1.63
was a	-0.41	0.41
was accept	1.03	-1.03
was activ	-0.68	0.68
was added	0.42	-0.42
was allow	0.59	-0.59
was also	0.55	-0.55
was an	0.54	-0.54
was apply	0.88	-0.88
was approv	1.48	-1.48
was asked	-1.3	1.3
was at	0.52	-0.52
was attach	-1.15	1.15
was back	0.4	-0.4
was based	0.41	-0.41
was bill	0.26	-0.26
was born	-0.39	0.39
was brought	-0.21	0.21
was cancell	-0.67	0.67
was chang	0.36	-0.36
was charg	-0.56	0.56
was clean	-0.55	0.55
was clear	-0.94	0.94
was clos	-0.33	0.33
was cover	1.76	-1.76
was cut	0.18	-0.18
was dated	-0.37	0.37
was decid	-0.21	0.21
was deliver	-1.44	1.44
was deny	1.51	-1.51
was drawn	0.93	-0.93
was dropp	-0.3	0.3
was either	-0.25	0.25
was empty	-0.32	0.32
was enough	-0.36	0.36
was ever	0.7	-0.7
was filed	-1.25	1.25
was fill	-0.27	0.27
was final	-0.32	0.32
was fine	-0.43	0.43
was first	0.71	-0.71
was for	-0.79	0.79
was found	0.24	-0.24
was given	0.16	-0.16
was gone	-0.92	0.92
was good	0.17	-0.17
was grant	0.7	-0.7
was hand	-0.42	0.42
was handl	0.6	-0.6
was held	0.64	-0.64
was higher	0.23	-0.23
was honor	0.91	-0.91
was hurt	0.55	-0.55
was in	-0.81	0.81
was issu	0.28	-0.28
was it	1.64	-1.64
was kept	-0.31	0.31
was keyed	-0.47	0.47
was last	0.58	-0.58
was left	-0.97	0.97
was list	-0.32	0.32
was logg	-0.59	0.59
was m	0.29	-0.29
was maintenanc	-0.83	0.83
was mark	-0.17	0.17
was meant	0.88	-0.88
was medical	1.05	-1.05
was met	0.63	-0.63
was miss	-0.48	0.48
was more	0.56	-0.56
was moved	-0.23	0.23
was need	1.09	-1.09
was neither	1.03	-1.03
was never	-1.04	1.04
was no	-0.3	0.3
was not	-1.11	1.11
was noth	-0.77	0.77
was number	-1.09	1.09
was obtain	-0.39	0.39
was on	-0.76	0.76
was open	0.36	-0.36
was order	0.47	-0.47
was our	0.42	-0.42
was paid	0.79	-0.79
was part	-0.9	0.9
was prescrib	-1.63	1.63
was pull	0.44	-0.44
was put	-0.3	0.3
was reach	-0.91	0.91
was read	0.56	-0.56
was reasonabl	-1.17	1.17
was receiv	-2.03	2.03
was refus	1.1	-1.1
was reimburs	1.08	-1.08
was reject	0.23	-0.23
was releas	0.75	-0.75
was remov	0.93	-0.93
was replac	0.26	-0.26
was report	-1.64	1.64
was request	-1.53	1.53
was requir	-1.16	1.16
was retir	-0.81	0.81
was return	-1.7	1.7
was review	-0.27	0.27
was run	-0.27	0.27
was schedul	-0.29	0.29
was seen	0.64	-0.64
was select	1.27	-1.27
was sent	0.86	-0.86
was separat	0.71	-0.71
was set	0.81	-0.81
was settl	0.88	-0.88
was shown	-1.06	1.06
was sign	-0.52	0.52
was significant	1.24	-1.24
was still	0.39	-0.39
was stopp	0.3	-0.3
was submitt	-0.77	0.77
was successful	0.73	-0.73
was suspend	-0.98	0.98
was taken	0.26	-0.26
was the	-2.38	2.38
was there	-0.39	0.39
was therefor	-0.95	0.95
was to	-0.29	0.29
was too	0.96	-0.96
was treat	-0.62	0.62
was turn	0.56	-0.56
was used	-1.36	1.36
was visit	0.6	-0.6
was void	-0.57	0.57
was with	-0.18	0.18
was withdrawn	-0.55	0.55
was written	-0.62	0.62
was wrong	0.43	-0.43
wash	-0.19	0.19
washington	0.9	-0.9
watch	-0.95	0.95
water	-0.18	0.18
wave	1.23	-1.23
wax	-0.94	0.94
way and	0.22	-0.22
way round	-0.66	0.66
way to	-0.49	0.49
wc	-0.89	0.89
wc <5>	0.41	-0.41
wc <n>	0.44	-0.44
wc claim	-0.78	0.78
wd	0.2	-0.2
wd <n>	0.2	-0.2
we * ask	0.16	-0.16
we * chang	0.53	-0.53
we * clos	0.32	-0.32
we * deny	-0.76	0.76
we * dismiss	-0.54	0.54
we * fair	0.42	-0.42
we * glad	0.59	-0.59
we * in	-0.51	0.51
we * look	-0.18	0.18
we * miss	1.23	-1.23
we * not	1.49	-1.49
we * second	-1.29	1.29
we * still	0.23	-0.23
we * the	-0.36	0.36
we * unabl	-1.45	1.45
we * wait	-1.03	1.03
we * writ	0.56	-0.56
we * wrong	0.21	-0.21
we administer	0.64	-0.64
we agr	-0.27	0.27
we agree	1.07	-1.07
we allow	0.29	-0.29
we already	-1.04	1.04
we also	-0.46	0.46
we answer	0.45	-0.45
we are	1.33	-1.33
we ask	1.11	-1.11
we asked	-1.21	1.21
we believ	-0.6	0.6
we call	-0.37	0.37
we can	0.19	-0.19
we cannot	-1.08	1.08
we cant	-0.27	0.27
we check	-0.94	0.94
we clos	-0.28	0.28
we compar	-0.79	0.79
we could	-0.54	0.54
we count	-0.99	0.99
we cover	0.72	-0.72
we decid	0.42	-0.42
we deny	-0.46	0.46
we did	0.76	-0.76
we dismiss	-1.05	1.05
we do	-0.96	0.96
we dont	0.24	-0.24
we find	0.85	-0.85
we found	0.24	-0.24
we gave	-0.61	0.61
we get	0.89	-0.89
we go	-0.18	0.18
we got	-1.3	1.3
we handl	-0.53	0.53
we have	1.06	-1.06
we hear	0.43	-0.43
we heard	-0.7	0.7
we hereby	0.32	-0.32
we hold	-1.18	1.18
we insur	-0.74	0.74
we kept	-0.48	0.48
we know	-0.31	0.31
we lack	0.98	-0.98
we learn	0.33	-0.33
we look	0.36	-0.36
we made	0.46	-0.46
we mail	-0.77	0.77
we must	0.42	-0.42
we need	0.5	-0.5
we never	-0.26	0.26
we no	1.6	-1.6
we okay	-0.86	0.86
we okd	-0.73	0.73
we only	0.52	-0.52
we open	-0.56	0.56
we overpaid	-0.92	0.92
we owe	1.49	-1.49
we paid	-0.43	0.43
we part	-0.39	0.39
we pay	-0.63	0.63
we presum	0.18	-0.18
we read	0.79	-0.79
we requir	1.46	-1.46
we revers	0.69	-0.69
we review	0.67	-0.67
we said	-1.2	1.2
we saw	0.89	-0.89
we say	-0.49	0.49
we search	-0.29	0.29
we see	0.47	-0.47
we sent	1.29	-1.29
we should	0.94	-0.94
we sign	-0.18	0.18
we still	1.16	-1.16
we stop	-0.43	0.43
we stopp	-0.33	0.33
we then	0.21	-0.21
we think	-1.17	1.17
we told	-0.76	0.76
we took	0.56	-0.56
we tried	0.86	-0.86
we turn	-0.63	0.63
we use	0.71	-0.71
we used	0.97	-0.97
we wait	0.45	-0.45
we want	1.07	-1.07
we were	-0.6	0.6
we will	1.35	-1.35
we would	2.02	-2.02
we write	0.62	-0.62
we wrote	-0.17	0.17
weaknes	0.68	-0.68
weaknes los	0.7	-0.7
weaknes numbnes	-0.45	0.45
weaknes or	-1.05	1.05
wear	-0.68	0.68
web	0.47	-0.47
websit	1.92	-1.92
websit and	0.68	-0.68
wed	0.16	-0.16
wed have	-0.64	0.64
wed like	1.08	-1.08
wed need	-0.73	0.73
wednesday	-0.9	0.9
week	-1.15	1.15
week * <n>	0.4	-0.4
week * a	0.88	-0.88
week * conservativ	0.31	-0.31
week * four	0.77	-0.77
week * home	0.29	-0.29
week * more	-0.94	0.94
week * not	-0.68	0.68
week * provider	0.45	-0.45
week * the	0.63	-0.63
week * treat	-0.41	0.41
week <n>	0.33	-0.33
week after	-1.3	1.3
week ago	0.67	-0.67
week and	0.24	-0.24
week befor	0.2	-0.2
week for	1.37	-1.37
week from	0.74	-0.74
week in	-0.51	0.51
week is	-0.64	0.64
week later	-0.32	0.32
week of	-0.62	0.62
week on	-0.39	0.39
week the	-0.25	0.25
week visit	-0.2	0.2
week was	-0.42	0.42
week with	0.43	-0.43
week would	-0.41	0.41
week you	-0.69	0.69
weekday	0.77	-0.77
weekday <n>	0.27	-0.27
weekend	-1.65	1.65
wegovy	0.59	-0.59
weight	-1.04	1.04
weight los	-1.16	1.16
welcom	0.79	-0.79
welcom to	0.73	-0.73
welfar	0.5	-0.5
welfar fund	0.24	-0.24
well	-0.18	0.18
well and	-0.74	0.74
well as	-0.53	0.53
well beyond	0.31	-0.31
well child	0.81	-0.81
well for	0.16	-0.16
well give	0.19	-0.19
well visit	0.74	-0.74
wellcar	0.42	-0.42
wellcar value	0.18	-0.18
wellmark	0.19	-0.19
wellnes visit	1.23	-1.23
wendelin	0.24	-0.24
wendell	0.86	-0.86
went	-1.1	1.1
went * a	-0.51	0.51
went * our	-0.49	0.49
went * the	0.28	-0.28
went * until	-0.43	0.43
went * you	0.99	-0.99
went * your	-0.68	0.68
went by	-0.65	0.65
went from	0.33	-0.33
went on	-0.98	0.98
went out	1.27	-1.27
went through	1.1	-1.1
went to	-0.56	0.56
were	-0.42	0.42
were * <month>	0.25	-0.25
were * the	0.28	-0.28
were <m>	-0.2	0.2
were <n>	-0.74	0.74
were all	-0.59	0.59
were allow	0.66	-0.66
were approv	0.99	-0.99
were bill	0.26	-0.26
were both	1.59	-1.59
were certify	0.35	-0.35
were charg	-0.26	0.26
were clear	0.95	-0.95
were cover	1.57	-1.57
were cut	0.21	-0.21
were done	-0.61	0.61
were first	-0.95	0.95
were given	-0.98	0.98
were left	0.76	-0.76
were list	-0.45	0.45
were look	-0.35	0.35
were made	0.24	-0.24
were medical	0.39	-0.39
were met	-0.18	0.18
were need	0.25	-0.25
were never	-0.37	0.37
were not	-1.41	1.41
were on	-0.27	0.27
were one	0.77	-0.77
were provid	0.19	-0.19
were put	0.43	-0.43
were reimburs	1.11	-1.11
were render	-0.7	0.7
were report	-0.48	0.48
were right	0.48	-0.48
were sent	0.3	-0.3
were spent	-0.69	0.69
were the	-0.73	0.73
were to	-0.89	0.89
were told	-0.51	0.51
were treat	0.27	-0.27
were tried	-0.94	0.94
were turn	-0.7	0.7
were used	0.82	-0.82
were wrong	0.96	-0.96
west	-0.38	0.38
west region	0.48	-0.48
weve	0.32	-0.32
weve deny	0.32	-0.32
wf	0.21	-0.21
what	-0.36	0.36
what * approv	0.42	-0.42
what * are	0.29	-0.29
what * asked	1.58	-1.58
what * bill	1.09	-1.09
what * can	0.82	-0.82
what * code	0.4	-0.4
what * contract	-0.3	0.3
what * decid	0.28	-0.28
what * did	1.11	-1.11
what * do	0.92	-0.92
what * first	-0.74	0.74
what * had	-0.74	0.74
what * have	-0.38	0.38
what * may	-0.64	0.64
what * need	1.61	-1.61
what * not	0.36	-0.36
what * note	-0.24	0.24
what * owe	0.41	-0.41
what * paid	1.94	-1.94
what * pay	-1.58	1.58
what * plan	0.51	-0.51
what * receiv	-1.16	1.16
what * reviewer	0.29	-0.29
what * sent	0.73	-0.73
what * therapist	0.68	-0.68
what * were	0.17	-0.17
what <n>	-0.73	0.73
what a	0.52	-0.52
what had	1.17	-1.17
what happen	0.25	-0.25
what has	-0.58	0.58
what he	-0.58	0.58
what if	0.23	-0.23
what it	-0.66	0.66
what left	-0.36	0.36
what other	-0.28	0.28
what our	-0.36	0.36
what remain	-0.62	0.62
what she	-0.17	0.17
what the	-1.1	1.1
what they	-0.23	0.23
what to	1.05	-1.05
what was	1.32	-1.32
what we	0.88	-0.88
what wed	-0.44	0.44
what you	-0.38	0.38
what your	-0.16	0.16
whatever	-0.53	0.53
whatever * outcom	-0.77	0.77
whatever is	-0.59	0.59
whatever the	-0.4	0.4
wheelchair	-1.07	1.07
wheelchair is	-0.5	0.5
when * claim	-0.83	0.83
when * first	0.23	-0.23
when * got	-0.34	0.34
when * is	-0.45	0.45
when * paid	0.96	-0.96
when * skill	1.26	-1.26
when * was	-0.47	0.47
when a	-0.67	0.67
when bill	0.21	-0.21
when both	-0.6	0.6
when he	1.28	-1.28
when it	-0.7	0.7
when its	-0.81	0.81
when she	-0.47	0.47
when the	0.54	-0.54
when there	0.89	-0.89
when they	0.34	-0.34
when thi	0.63	-0.63
when used	-0.61	0.61
when we	0.25	-0.25
when what	0.18	-0.18
when you	-1.36	1.36
where	-1.52	1.52
where * are	0.22	-0.22
where * is	-1.03	1.03
where * patient	-0.22	0.22
where * signatur	0.33	-0.33
where * stand	0.46	-0.46
where * the	-0.96	0.96
where a	-0.3	0.3
where he	-0.23	0.23
where is	-0.38	0.38
where it	-1.13	1.13
where she	-0.3	0.3
where the	-0.75	0.75
where they	-0.32	0.32
where to	0.56	-0.56
where was	-0.42	0.42
where you	0.66	-0.66
whether	0.26	-0.26
whether * claim	0.87	-0.87
whether * particular	0.24	-0.24
whether * servic	1.31	-1.31
whether * visit	0.34	-0.34
whether a	0.43	-0.43
whether care	0.96	-0.96
whether it	-0.82	0.82
whether she	0.37	-0.37
whether the	-0.42	0.42
whether thi	-0.25	0.25
which	-1.12	1.12
which * <n>	0.2	-0.2
which * a	0.28	-0.28
which * charg	0.21	-0.21
which * do	-0.64	0.64
which * had	0.56	-0.56
which * have	0.41	-0.41
which * les	0.57	-0.57
which * not	-0.36	0.36
which * plan	0.79	-0.79
which * provider	0.82	-0.82
which * receiv	0.56	-0.56
which * sent	0.38	-0.38
which came	0.53	-0.53
which dr	0.44	-0.44
which has	-0.62	0.62
which is	-1.21	1.21
which it	0.52	-0.52
which leav	-0.62	0.62
which may	0.2	-0.2
which medicar	-0.86	0.86
which must	-0.76	0.76
which of	-0.92	0.92
which one	-0.24	0.24
which plan	-0.27	0.27
which reach	0.74	-0.74
which show	0.57	-0.57
which the	0.54	-0.54
which thi	0.33	-0.33
which we	-1.01	1.01
which were	0.48	-0.48
which you	1.32	-1.32
whichever * later	0.44	-0.44
whichever is	0.25	-0.25
while	-0.42	0.42
while * appeal	0.81	-0.81
while * is	0.46	-0.46
while * person	-0.27	0.27
while * wait	0.46	-0.46
while a	-0.28	0.28
while it	0.61	-0.61
while the	-1.23	1.23
while we	0.79	-0.79
while you	0.45	-0.45
whitcomb ruiz	0.39	-0.39
white	-0.16	0.16
whitfield	0.35	-0.35
whitlock	0.23	-0.23
whitlow	0.23	-0.23
who	-0.45	0.45
who * board	0.33	-0.33
who * cover	-0.5	0.5
who * not	-1.35	1.35
who * responsibl	0.58	-0.58
who asked	-0.21	0.21
who can	-0.39	0.39
who cannot	-0.71	0.71
who doe	0.71	-0.71
who had	1.72	-1.72
who has	0.24	-0.24
who is	-0.69	0.69
who knowing	0.54	-0.54
who look	-0.17	0.17
who made	-0.21	0.21
who order	-1.05	1.05
who pay	-0.32	0.32
who review	-0.69	0.69
who saw	-0.31	0.31
who took	0.39	-0.39
who was	1.74	-1.74
who work	0.2	-0.2
whoever	-1.17	1.17
whol	-0.46	0.46
whole	-0.67	0.67
whole batch	-0.3	0.3
whole bill	1.07	-1.07
whole claim	-0.18	0.18
whole of	-0.19	0.19
whom * may	0.27	-0.27
whom it	0.27	-0.27
whose	-0.75	0.75
why * are	0.36	-0.36
why * ask	0.17	-0.17
why * believ	0.37	-0.37
why * could	-0.72	0.72
why * home	-0.28	0.28
why * should	0.17	-0.17
why * think	0.44	-0.44
why * was	-0.93	0.93
why :	-0.38	0.38
why ?	0.17	-0.17
why a	-1.07	1.07
why did	0.78	-0.78
why it	-0.7	0.7
why the	-0.42	0.42
why thi	-1.03	1.03
why was	0.61	-0.61
why we	1.04	-1.04
why you	1.21	-1.21
why your	1.04	-1.04
wife	-0.64	0.64
wife of	0.57	-0.57
wilhelmina	0.33	-0.33
will	1.52	-1.52
will * clos	0.82	-0.82
will * cover	0.8	-0.8
will * decid	0.21	-0.21
will * deny	0.65	-0.65
will * made	0.43	-0.43
will * open	0.17	-0.17
will * paid	1.12	-1.12
will * process	0.25	-0.25
will * reprocess	0.46	-0.46
will * sent	0.17	-0.17
will * taken	0.56	-0.56
will answer	0.18	-0.18
will be	1.52	-1.52
will begin	0.7	-0.7
will come	0.33	-0.33
will cover	0.29	-0.29
will decid	0.4	-0.4
will deduct	0.38	-0.38
will do	0.79	-0.79
will find	-0.64	0.64
will follow	0.65	-0.65
will get	0.77	-0.77
will have	0.67	-0.67
will hear	-0.73	0.73
will hold	1.15	-1.15
will look	0.78	-0.78
will make	1.01	-1.01
will need	0.28	-0.28
will not	-1.84	1.84
will now	0.69	-0.69
will pay	1.1	-1.1
will proces	0.53	-0.53
will read	0.24	-0.24
will run	-0.31	0.31
will send	0.45	-0.45
will show	0.21	-0.21
will start	0.47	-0.47
will stay	0.73	-0.73
will take	1.1	-1.1
will then	0.39	-0.39
will work	0.72	-0.72
willamett	0.19	-0.19
willow	-0.4	0.4
window	-1.79	1.79
window clos	-0.47	0.47
winifr castellano	0.21	-0.21
winter	-0.88	0.88
winterbourn	0.24	-0.24
wire	-0.33	0.33
wisconsin	1.25	-1.25
wish * contest	0.49	-0.49
wish to	0.9	-0.9
with * <n>	-0.43	0.43
with * answer	0.18	-0.18
with * bill	-0.76	0.76
with * cane	-0.59	0.59
with * certific	0.77	-0.77
with * claim	-0.31	0.31
with * code	0.41	-0.41
with * complet	-0.57	0.57
with * copy	-0.33	0.33
with * decision	0.54	-0.54
with * diagnosy	-0.89	0.89
with * earlier	0.3	-0.3
with * first	1.5	-1.5
with * home	-1.27	1.27
with * independent	-0.44	0.44
with * lab	-0.32	0.32
with * letter	1.49	-1.49
with * medical	-0.43	0.43
with * member	0.44	-0.44
with * minut	0.68	-0.68
with * modifier	0.47	-0.47
with * name	-0.67	0.67
with * network	-0.62	0.62
with * new	-0.35	0.35
with * next	0.33	-0.33
with * number	-0.17	0.17
with * nurse	1.17	-1.17
with * offic	0.34	-0.34
with * other	-0.32	0.32
with * patient	-0.52	0.52
with * pay	-0.38	0.38
with * physician	0.21	-0.21
with * plan	1.89	-1.89
with * primary	-0.82	0.82
with * procedur	0.19	-0.19
with * provider	-0.33	0.33
with * rail	-0.82	0.82
with * record	0.4	-0.4
with * region	0.22	-0.22
with * request	-0.7	0.7
with * rest	-0.57	0.57
with * reviewer	0.39	-0.39
with * sheet	-0.64	0.64
with * sign	0.26	-0.26
with * specific	0.16	-0.16
with * state	-0.68	0.68
with * the	0.35	-0.35
with * time	0.21	-0.21
with * treat	-0.21	0.21
with * without	-0.44	0.44
with * worker	-0.16	0.16
with * written	0.39	-0.39
with <5>	-0.29	0.29
with <n>	-0.37	0.37
with a	-1.01	1.01
with adjust	-0.33	0.33
with an	-1.75	1.75
with and	-0.56	0.56
with any	-0.32	0.32
with bath	-0.95	0.95
with check	-0.3	0.3
with cigna	1.15	-1.15
with claim	-0.21	0.21
with co	-0.4	0.4
with code	0.75	-0.75
with contrast	-0.32	0.32
with date	0.99	-0.99
with diagnosy	-0.37	0.37
with dr	0.66	-0.66
with exercis	-0.94	0.94
with frequency	0.38	-0.38
with goal	1.07	-1.07
with good	-0.21	0.21
with her	0.32	-0.32
with him	-0.26	0.26
with how	0.28	-0.28
with interest	0.58	-0.58
with it	-0.93	0.93
with its	-0.45	0.45
with measurabl	-0.41	0.41
with modifier	0.99	-0.99
with normal	-0.42	0.42
with noth	1.17	-1.17
with one	0.26	-0.26
with other	0.84	-0.84
with our	0.35	-0.35
with pay	0.65	-0.65
with pre	-0.27	0.27
with proof	0.63	-0.63
with reason	0.69	-0.69
with start	0.31	-0.31
with the	-0.41	0.41
with them	-1.2	1.2
with thi	0.29	-0.29
with time	-0.24	0.24
with timed	0.61	-0.61
with total	0.76	-0.76
with type	0.45	-0.45
with us	-0.67	0.67
with what	0.59	-0.59
with you	1.46	-1.46
with your	0.64	-0.64
withdrawn	-0.29	0.29
withdrawn by	-1.47	1.47
withdrawn national	0.38	-0.38
withdrew	-0.36	0.36
withheld	-0.76	0.76
withheld from	0.98	-0.98
withhold	-0.7	0.7
within	0.67	-0.67
within * <n>	-0.99	0.99
within * first	-0.29	0.29
within * last	1.63	-1.63
within * same	-0.42	0.42
within * time	0.3	-0.3
within <n>	0.39	-0.39
within five	0.84	-0.84
within four	0.41	-0.41
within ninety	-0.3	0.3
within one	0.84	-0.84
within six	-0.38	0.38
within sixty	0.26	-0.26
within three	0.6	-0.6
within time	0.63	-0.63
within two	0.84	-0.84
without	-1.44	1.44
without * cane	0.27	-0.27
without * contract	-0.33	0.33
without * identity	0.4	-0.4
without * member	0.24	-0.24
without * new	0.38	-0.38
without * the	-0.4	0.4
without * therapist	0.92	-0.92
without a	0.42	-0.42
without an	0.49	-0.49
without any	0.35	-0.35
without further	-0.56	0.56
without help	-0.42	0.42
without it	-0.67	0.67
without that	-0.55	0.55
without the	-0.25	0.25
without them	0.61	-0.61
wk	1.38	-1.38
wk <n>	0.24	-0.24
wk x	0.58	-0.58
wks	-0.66	0.66
wojcik	0.42	-0.42
wolverin	0.16	-0.16
woman	-0.53	0.53
won	0.5	-0.5
word	-1.53	1.53
word * same	0.16	-0.16
word and	-0.34	0.34
word for	-0.21	0.21
word of	-0.17	0.17
word we	-0.31	0.31
work	-1.05	1.05
work * <n>	1.05	-1.05
work * claim	0.26	-0.26
work * the	-0.54	0.54
work * us	0.26	-0.26
work and	-0.77	0.77
work better	1.04	-1.04
work comp	0.53	-0.53
work condition	0.67	-0.67
work day	0.31	-0.31
work for	0.94	-0.94
work harden	-0.34	0.34
work injury	-1.25	1.25
work on	1.28	-1.28
work out	-1.78	1.78
work relat	-0.35	0.35
work so	-0.48	0.48
work was	1.21	-1.21
worker	1.58	-1.58
worker comp	0.76	-0.76
worker may	0.35	-0.35
worth	-0.37	0.37
would	-1.58	1.58
would * need	-1.28	1.28
would * the	0.17	-0.17
would be	-0.56	0.56
would call	-0.23	0.23
would chang	-0.32	0.32
would do	-0.72	0.72
would harm	-0.53	0.53
would have	-1.7	1.7
would help	1.03	-1.03
would like	1.99	-1.99
would make	-0.32	0.32
would need	0.48	-0.48
would not	-0.64	0.64
would pay	-0.45	0.45
would put	-0.74	0.74
would serve	-0.4	0.4
wouldv	-0.75	0.75
wouldv been	-0.4	0.4
wound	-0.53	0.53
wps	0.3	-0.3
wps govern	0.16	-0.16
wren	0.63	-0.63
wrist fractur	-0.24	0.24
wrist sprain	0.45	-0.45
writ	1.03	-1.03
writ * reconsider	0.19	-0.19
writ * the	0.43	-0.43
writ about	0.18	-0.18
writ befor	0.68	-0.68
writ beforehand	0.85	-0.85
writ that	0.41	-0.41
writ the	-0.7	0.7
writ to	0.36	-0.36
writ why	0.22	-0.22
writ within	0.43	-0.43
write	0.84	-0.84
write * claim	0.6	-0.6
write * provider	0.2	-0.2
write * the	0.82	-0.82
write * us	1.08	-1.08
write * you	-0.98	0.98
write :	0.28	-0.28
write about	0.37	-0.37
write off	-0.52	0.52
write the	0.9	-0.9
write to	0.52	-0.52
write up	-0.28	0.28
write within	0.32	-0.32
written appeal	0.27	-0.27
written decision	0.16	-0.16
written disput	0.18	-0.18
written down	-0.16	0.16
written off	1.22	-1.22
written order	-0.37	0.37
written report	-1.33	1.33
written request	0.6	-0.6
written up	-0.26	0.26
wrong	-0.68	0.68
wrong ?	0.3	-0.3
wrong and	1.27	-1.27
wrong rate	-0.71	0.71
wrong send	0.25	-0.25
wrong the	0.56	-0.56
wrong year	-1.32	1.32
wrote	-1.03	1.03
wrote * the	0.28	-0.28
wrote * you	0.9	-0.9
wrote * your	-1.05	1.05
wrote :	0.25	-0.25
wrote it	-0.59	0.59
wrote that	0.28	-0.28
wrote the	-0.56	0.56
wrote to	0.2	-0.2
www	0.16	-0.16
x	-0.83	0.83
x <5>	0.38	-0.38
x <d>	0.17	-0.17
x daily	0.4	-0.4
x initial	0.75	-0.75
x offic	0.22	-0.22
x ray	-0.23	0.23
x the	-1.12	1.12
x treat	0.55	-0.55
x week	0.54	-0.54
x wk	0.22	-0.22
ximena	0.21	-0.21
xjbh	0.41	-0.41
xjbh <n>	0.41	-0.41
xof	0.16	-0.16
xof <n>	0.16	-0.16
xr	0.66	-0.66
xr <n>	0.63	-0.63
xx	0.48	-0.48
xx <n>	0.43	-0.43
xxa	0.32	-0.32
xxx	0.64	-0.64
xxx <n>	0.32	-0.32
xxx xx	0.39	-0.39
y	1.16	-1.16
y moa	0.49	-0.49
year	-1.57	1.57
year * date	-0.26	0.26
year * no	0.51	-0.51
year * physical	-0.38	0.38
year * thi	-0.17	0.17
year :	0.64	-0.64
year after	0.29	-0.29
year ago	-0.42	0.42
year and	-2.73	2.73
year begin	1.35	-1.35
year clos	-0.36	0.36
year deductibl	0.24	-0.24
year end	0.24	-0.24
year for	0.66	-0.66
year from	0.38	-0.38
year had	-0.22	0.22
year has	-1.09	1.09
year is	1.56	-1.56
year later	-0.3	0.3
year maximum	-1.73	1.73
year need	0.91	-0.91
year of	0.89	-0.89
year old	0.94	-0.94
year on	-0.19	0.19
year run	0.94	-0.94
year the	-0.37	0.37
year thi	-0.61	0.61
year to	-0.34	0.34
year was	-0.75	0.75
year with	0.56	-0.56
yellow	-0.23	0.23
yes	0.47	-0.47
yes * no	1.39	-1.39
yes * the	0.86	-0.86
yes <m>	0.41	-0.41
yes and	-1.1	1.1
yes or	1.47	-1.47
yes to	-0.3	0.3
yet	0.67	-0.67
yet becaus	1.57	-1.57
yet the	-0.47	0.47
yoon	-0.41	0.41
york	0.48	-0.48
york motor	0.45	-0.45
york state	0.24	-0.24
you * <month>	-0.77	0.77
you * <n>	-0.33	0.33
you * a	0.22	-0.22
you * advis	0.28	-0.28
you * appeal	-0.73	0.73
you * ask	-1.43	1.43
you * by	-0.2	0.2
you * car	0.24	-0.24
you * decision	0.23	-0.23
you * entitl	0.17	-0.17
you * error	0.64	-0.64
you * gett	0.68	-0.68
you * his	-0.63	0.63
you * in	-0.22	0.22
you * it	0.31	-0.31
you * may	-1.18	1.18
you * mistak	0.33	-0.33
you * on	-0.64	0.64
you * requir	0.42	-0.42
you * responsibl	0.62	-0.62
you * right	0.29	-0.29
you * send	0.78	-0.78
you * someon	0.28	-0.28
you * still	0.3	-0.3
you * that	-0.53	0.53
you * the	1.57	-1.57
you * thi	-0.88	0.88
you * to	0.52	-0.52
you * we	0.56	-0.56
you * welcom	0.73	-0.73
you * will	0.19	-0.19
you * written	0.16	-0.16
you * your	1.69	-1.69
you <m>	1.23	-1.23
you <n>	-0.6	0.6
you a	0.3	-0.3
you about	-0.91	0.91
you agr	-0.98	0.98
you agree	0.45	-0.45
you and	0.56	-0.56
you answer	0.24	-0.24
you appeal	0.95	-0.95
you are	0.31	-0.31
you as	-0.93	0.93
you ask	-0.18	0.18
you asked	1.87	-1.87
you at	-0.6	0.6
you back	-0.21	0.21
you befor	0.36	-0.36
you believ	0.87	-0.87
you bill	0.18	-0.18
you by	0.23	-0.23
you call	0.61	-0.61
you can	0.88	-0.88
you cant	0.39	-0.39
you charg	0.68	-0.68
you check	-0.16	0.16
you choos	0.17	-0.17
you chose	-0.54	0.54
you claim	0.19	-0.19
you could	-0.52	0.52
you did	-0.5	0.5
you disput	0.19	-0.19
you do	1.89	-1.89
you enclos	-0.39	0.39
you faxed	-0.98	0.98
you for	1.96	-1.96
you from	0.32	-0.32
you get	0.97	-0.97
you got	1.8	-1.8
you had	-1.43	1.43
you how	0.18	-0.18
you in	-0.67	0.67
you kept	0.92	-0.92
you knew	0.26	-0.26
you know	0.38	-0.38
you left	-0.42	0.42
you list	-0.65	0.65
you made	-0.47	0.47
you mail	-1.77	1.77
you may	1.46	-1.46
you meant	-1.19	1.19
you mention	1.09	-1.09
you might	1.11	-1.11
you miss	-0.24	0.24
you more	0.76	-0.76
you must	1.05	-1.05
you name	0.22	-0.22
you need	1.07	-1.07
you on	-1.04	1.04
you only	0.16	-0.16
you or	1.03	-1.03
you owe	0.97	-0.97
you paid	-0.55	0.55
you pay	0.16	-0.16
you pick	-0.83	0.83
you put	-0.48	0.48
you quote	-1.06	1.06
you receiv	1.05	-1.05
you remain	0.18	-0.18
you return	0.35	-0.35
you saw	-1.11	1.11
you say	-0.55	0.55
you see	1.48	-1.48
you send	1.72	-1.72
you sent	-0.56	0.56
you should	1.1	-1.1
you sign	-0.22	0.22
you start	-0.93	0.93
you still	-0.78	0.78
you that	0.19	-0.19
you thi	-0.31	0.31
you think	1.31	-1.31
you too	0.3	-0.3
you treat	1.02	-1.02
you two	-0.31	0.31
you used	-0.96	0.96
you wait	-0.95	0.95
you walk	-0.23	0.23
you want	0.41	-0.41
you we	0.85	-0.85
you were	1.26	-1.26
you why	-1	1
you will	0.18	-0.18
you wish	0.65	-0.65
you with	1.54	-1.54
you would	0.33	-0.33
you your	0.29	-0.29
youd	-0.17	0.17
youd have	-0.62	0.62
youd like	0.68	-0.68
your * a	-0.32	0.32
your * not	-0.32	0.32
your * pay	0.22	-0.22
your <m>	0.78	-0.78
your <month>	-0.21	0.21
your <n>	-0.45	0.45
your account	1.03	-1.03
your addres	0.94	-0.94
your appeal	0.29	-0.29
your area	-0.99	0.99
your back	0.33	-0.33
your balanc	1.02	-1.02
your bank	-0.51	0.51
your benefit	-0.35	0.35
your bill	1.02	-1.02
your biller	-0.96	0.96
your came	-1.62	1.62
your card	0.27	-0.27
your care	0.41	-0.41
your case	1.39	-1.39
your charg	-0.43	0.43
your chart	-0.19	0.19
your check	-0.85	0.85
your chiropractor	0.3	-0.3
your claim	1.92	-1.92
your clinic	-1.31	1.31
your condition	-0.39	0.39
your contract	-0.59	0.59
your copay	0.16	-0.16
your coverag	1.07	-1.07
your date	-0.38	0.38
your diagnosy	-0.78	0.78
your did	-0.41	0.41
your discount	-0.3	0.3
your disput	0.91	-0.91
your doctor	2.43	-2.43
your electronic	-0.44	0.44
your elm	0.25	-0.25
your employer	0.41	-0.41
your enroll	-0.21	0.21
your entir	0.42	-0.42
your evidenc	0.54	-0.54
your explan	0.43	-0.43
your famy	0.7	-0.7
your favor	1.18	-1.18
your fax	-0.31	0.31
your file	-0.34	0.34
your front	-0.59	0.59
your group	-1.43	1.43
your health	0.2	-0.2
your home	-0.65	0.65
your initial	0.42	-0.42
your insuranc	1.2	-1.2
your intak	0.25	-0.25
your invoic	0.79	-0.79
your is	-1.43	1.43
your last	0.8	-0.8
your left	0.26	-0.26
your letter	1.28	-1.28
your line	-0.56	0.56
your lower	0.83	-0.83
your medicaid	-0.77	0.77
your medical	-0.25	0.25
your member	0.58	-0.58
your money	0.61	-0.61
your network	0.74	-0.74
your new	-0.2	0.2
your next	1.27	-1.27
your number	-0.2	0.2
your offic	0.46	-0.46
your old	-0.78	0.78
your own	-0.58	0.58
your part	0.35	-0.35
your particip	-1.02	1.02
your partner	-0.91	0.91
your patient	0.93	-0.93
your pay	1.68	-1.68
your physical	0.23	-0.23
your place	-0.31	0.31
your plan	-0.89	0.89
your portal	0.64	-0.64
your practic	-0.51	0.51
your prescriber	1.01	-1.01
your price	-0.5	0.5
your proof	0.76	-0.76
your provider	1.3	-1.3
your reason	0.18	-0.18
your rebuttal	1.31	-1.31
your record	-0.2	0.2
your remittanc	1.68	-1.68
your representativ	0.33	-0.33
your request	0.72	-0.72
your resubmission	-0.54	0.54
your right	0.87	-0.87
your second	-0.27	0.27
your servic	0.3	-0.3
your session	-0.83	0.83
your share	0.64	-0.64
your son	0.94	-0.94
your specific	0.16	-0.16
your staff	-0.21	0.21
your stat	0.21	-0.21
your state	1.28	-1.28
your summary	-0.91	0.91
your system	-0.47	0.47
your tax	0.41	-0.41
your therapist	-0.71	0.71
your time	0.47	-0.47
your to	0.86	-0.86
your treat	0.62	-0.62
your tricar	0.53	-0.53
your truly	0.16	-0.16
your upload	-0.6	0.6
your vendor	-0.42	0.42
your visit	1.34	-1.34
your was	-0.72	0.72
your way	1.21	-1.21
your written	0.53	-0.53
your year	0.54	-0.54
your your	0.18	-0.18
your zip	-1.06	1.06
yourself	-0.92	0.92
yppw	0.24	-0.24
yppw <n>	0.24	-0.24
yr	-1.21	1.21
z	-0.63	0.63
z <m>	-0.71	0.71
z <n>	0.58	-0.58
z code	-0.52	0.52
zebulon	-0.5	0.5
zepbound	-1.32	1.32
zero	-1.62	1.62
zero pay	-0.75	0.75
zip	-1.51	1.51
zip code	-0.47	0.47
`;
