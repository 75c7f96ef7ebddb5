"""Given names of many countries, without accents: that an address spells a name is told by them.

Nothing else is: no name speaks for or against anybody, and none is asked where it is from.
"""

_NAMES = """
aarav aaron abebe abena achieng adaeze adam aditi aditya adnan adrian agnieszka aiden aigul aino
aisha akash akhil akiko akinyi akosua alejandra aleksi alessia ali allison almaz ama amara amber
amelie amira amit amrita anand ananya anders andreia anil anita anjali anke ankit ankur apoorva
arash aria arjun arman arun asha ashley ashok ashwin astrid aurelie ava ayesha ayo ayse ayumi
beata beatriz behnam benoit bhavna bilal birgit bjorn bohdan bola brandon brenda brian brittany
brooke bruna burak caio camila camille carla carmen carolina cedric celine cem cesar chandra
chelsea cheryl chetan chiara chidi chioma chloe claire consuelo craig crystal daisuke danielle
darnell davide dawn deepa deepak deepika denise deniz derek deshawn devi diana diane dieter dinesh
divya dolores donna dorota dragan duc dylan ebony eero elif elisa ella emeka emma emre eric erica
erin esperanza ethan eunji evan ewa fabien faisal fang farah fatima fatma federica feng fernanda
fernando folake francesca freya gail galina gaurav gauri geeta gerd girish giulia gloria gopal
goran grace grzegorz guadalupe guillaume gulnara gunnar gunther gustavo hakan haley hamid hamza
hana hao harish harper haruka haruto hassan heather hector heike helmut hema hiroshi holly hong
hua hui hung huong hussein hyun ian ifeoma igor ilaria imani imran ines ingo ingrid iryna isha
ivana jamal jana jasmine javier jaya jelena jens jeremy jesse jie jihoon jill jing jisoo jiwoo
joana joel jordan joyce juana jukka julien jun jurgen justin jyoti kalpana kamal kamau kamran
karan karim karthik katarzyna kaveh kavita kavya kayla kazuo keisuke keith kelly kelvin kemi
kendra kenji kenta kevin khadija khalid kimberly kiran kirsten kofi kojo kristen kwame kyle
lakisha lakshmi laleh lance larissa lars lata latisha latoya layla lea leah lei leila lenka lerato
leticia liisa lily lindsay linh logan lorraine luca luciana ludmila lukasz madhu magda mahesh
makoto malgorzata malik manish manoj manon marcin marco maren mariana marisol marissa marvin
maryam mason matheus matteo matti maurice meena meera mehmet mei melinda meredith michelle mikkel
milan milica mina ming minh minji minjun mohan monica monika mukesh murat mustafa mwangi nadia
nandini naoko naomi natalya naveen neha neil ngozi nguyen nikhil nikola nisha nitin njoroge nneka
noah noel nomsa noor nora nurlan obinna oksana oleg olga olive olivier omar oscar otieno owen
paige paivi paola paolo parisa pavel pekka perry petra phuong phyllis pilar piotr pooja prakash
pranav prasad preeti priya qiang quang quentin radek rafael rafaela rafal rahul rakesh ramesh rani
rania rashid raul ravi rekha renata renate rex reza rhonda riley ritu rocio rodrigo rohan rohit
romain roman ross ruben ruslan ruth ryan sabine sabrina sachin sade saima sakura samir sana
sandeep sangeeta santosh sarita satoshi scarlett scott sean seema selam selin seojun sergio seth
shane shanice shannon shanti sheila sherry shilpa shirin shreya shweta sigrid silke simone sipho
sita sneha sonal soojin soren spencer stefan stuart sudha sungmin sunil sunita suresh sven
svetlana swati sylvain takashi takeshi tamara tanvi tao tara tariku tariq tatyana terrence tesfaye
thabo thanh thao thiago thierry thorsten tiffany timur todd tomasz torsten tracy trang travis
trevor troy tuan tunde tyler tyrell tyrone uche usha usman ute uwe vaclav valeria vandana vanessa
varun vernon vijay vikas vikram vinay vinicius vinod vishal vivek vivian wade wanjiru warren wayne
wei wendy wojciech wolfgang xiao ximena xin yan yasmin yaw yemi ying yogesh yolanda yong yoshiko
youngho yuki yuko yvonne zainab zane zanele zdenek zeynep zhen zoe zofia zoran zuzana
"""

GIVEN_NAMES = frozenset(_NAMES.split())
