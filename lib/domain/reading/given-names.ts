/** Common US given names (public census and birth statistics), to tell "SMITH JOHN" from "JOHN SMITH". */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    "aaron abigail adam adele adrian aiden alan albert alejandro alex alexander alexandra alexis alfred alice alicia allison alma amanda amber amelia amy ana andrea andrew angel angela anita ann anna anne annette annie " +
    "anthony antonio april arlene arthur ashley audrey austin ava barbara beatrice ben benjamin bernard bernice bertha beth betty beverly bill billy bob bobby bonnie brandon brenda brian brittany bruce bryan calvin cameron " +
    "carl carla carlos carmen carol caroline carolyn carrie catherine cathy charles charlie charlotte cheryl chloe chris christian christina christine christopher cindy clara clarence claude claudia connie consuelo craig crystal cynthia daisy dale " +
    "dan daniel danielle danny darlene darrell david dawn dean deborah debra delia delores denise dennis derek diana diane dolores don donald donna doris dorothy doug douglas dylan earl eddie edgar edith edna eduardo edward edwin eileen " +
    "elaine eleanor elena elijah elizabeth ella ellen elmer elsie emily emma eric erica erin ernest esther ethan ethel eugene eva evan evelyn faith felicia fernando florence frances francis francisco frank fred frederick gabriel gail gary george " +
    "gerald geraldine gina gladys glen glenda glenn gloria grace greg gregory gwendolyn hannah harold harriet harry harvey hazel heather hector heidi helen henry herbert herman hilda holly howard hugh ian ida irene irma isaac isabel isabella isaiah " +
    "jack jackie jackson jacob jacqueline jaime james jamie jane janet janice jared jasmine jason javier jay jean jeff jeffrey jennifer jeremy jerome jerry jesse jessica jesus jill jim jimmy jo joan joann joanna joanne joe joel john johnny jon jonathan " +
    "jordan jorge jose joseph josephine joshua joy joyce juan juanita judith judy julia julian julie justin karen karl kate katherine kathleen kathryn kathy katie kay keith kelly ken kenneth kevin kim kimberly kirk kristen kristin kyle larry laura lauren " +
    "laurie lawrence leah lee leo leon leonard leroy leslie lester lewis liam lillian lillie linda lisa logan lois lori lorraine louis louise lucas lucia lucille lucy luis luke lydia lynn mabel madison marc marcia marcus margaret maria marian marie marilyn " +
    "mario marion marjorie mark marlene marsha marshall martha martin marvin mary mason mateo matthew maureen maurice max maxine megan melanie melissa melvin mia michael micheal michele michelle miguel mike mildred milton minnie miriam mitchell monica morgan " +
    "muhammad mohamed myrtle nancy naomi natalie nathan nathaniel neil nicholas nicole nina noah nora norma norman olga olivia oscar pamela patricia patrick paul paula pauline pearl pedro peggy penny peter philip phillip phyllis priya rachel rafael ralph ramon " +
    "randall randy raul ray raymond rebecca regina rene renee ricardo richard rick ricky rita rob robert roberta roberto robin rodney roger roland ron ronald ronnie rosa rosalind rose rosemary roy ruben ruby russell ruth ryan sally salvador sam samantha samuel sandra " +
    "sara sarah scott sean sergio seth shane shannon sharon shawn sheila shelly sherry shirley sidney sofia sophia stacey stacy stanley stella stephanie stephen steve steven stuart sue susan suzanne sylvia tamara tammy tara ted teresa terri terry thelma theodore " +
    "theresa thomas tiffany tim timothy tina todd tom tony tracy travis troy tyler valerie vanessa vera vernon veronica vicki victor victoria vincent viola violet virginia vivian wade wallace walter wanda warren wayne wendy wesley william willie wilma yolanda yvonne zachary zoe"
  ).split(" "),
);
