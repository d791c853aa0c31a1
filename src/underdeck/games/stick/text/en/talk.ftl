### The Order of the Stick: what is said at the table.

# What characters cry out when something happens to them, three of each
os-cry-hurt-1 = Ow! That was my good side.
os-cry-hurt-2 = I felt that one through the whole sheet.
os-cry-hurt-3 = Ouch. Who wrote this scene?
os-cry-dire-1 = One more like that and I’ll see a light.
os-cry-dire-2 = I’m held together by habit.
os-cry-dire-3 = Somebody? Anybody? A bandage?
os-cry-trap-1 = I knew that tile looked smug.
os-cry-trap-2 = Who even builds these?
os-cry-trap-3 = That wasn’t on the map!
os-cry-triumph-1 = Next!
os-cry-triumph-2 = Did everybody see that? Good.
os-cry-triumph-3 = And stay down.
os-cry-slayer-1 = Give the dust my regards.
os-cry-slayer-2 = That’s how a story ends.
os-cry-slayer-3 = One lich less. You’re welcome.
os-cry-taunt-1 = My regards to your ribs.
os-cry-taunt-2 = Love at first bite.
os-cry-taunt-3 = I picked that one just for you.
os-cry-robbed-1 = Hey! That was mine a second ago!
os-cry-robbed-2 = Thief! And my hands were full!
os-cry-robbed-3 = I’ll remember your face. And my Loot.
os-cry-betrayed-1 = We had a deal!
os-cry-betrayed-2 = So that’s what your word is worth.
os-cry-betrayed-3 = I’m never helping you again. I say that every time.
os-cry-attacked-1 = Me? We were on the same side!
os-cry-attacked-2 = Really? With Monsters all around?
os-cry-attacked-3 = You’ll regret that. Slowly.
os-cry-bargain-1 = A little something for a little help?
os-cry-bargain-2 = Name your price. No, this is your price.
os-cry-bargain-3 = Fair trade: you bleed, I pay.
os-cry-flees-1 = A strategic retreat!
os-cry-flees-2 = My legs decided without me.
os-cry-flees-3 = I left something at the entrance!
os-cry-out-1 = Daylight! Sweet, boring daylight.
os-cry-out-2 = Last one out pays for supper.
os-cry-out-3 = I was never here.

# What people may say to each other
phrase-os-help = Will you help me? I’ll pay.
phrase-os-deal = I’ll help, if you pay.
phrase-os-truce = Truce?
phrase-os-leader = Stop the leader!
phrase-os-stairs = We need those stairs.
phrase-os-flee = One more Wound and I have to flee.
phrase-os-remember = I’ll remember that.
phrase-os-xykon = Ready for Xykon?
