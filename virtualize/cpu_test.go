package virtualize
import ("testing";"syscall";"runtime";"math/rand/v2";"fmt")
func cpuNow() int64 { var r syscall.Rusage; syscall.Getrusage(1,&r); return r.Utime.Nano()+r.Stime.Nano() }
func TestCPU(t *testing.T){
 runtime.LockOSThread()
 for _, c := range []struct{n,m,hot int}{{1e6,1e6,0},{1e9,1e6,0},{1e6,1e6,1000},{1e6,1e3,0}} {
  a:=measuredAxis(c.n,c.m)
  rnd := rand.New(rand.NewPCG(1, 2))
  items, offs := make([]int,1<<16), make([]int64,1<<16)
  for k := range items { items[k]=int(rnd.Int64N(int64(c.m))*int64(c.n)/int64(c.m)); if c.hot>0 {items[k]=500000+rnd.IntN(c.hot)}; offs[k]=a.Start(items[k])+5 }
  for _, op := range []struct{name string; f func(k int)}{
   {"Set",func(k int){a.Set(items[k&65535],40+(k>>16+k)%30)}},
   {"Find",func(k int){sink+=a.Find(offs[k&65535])}},
   {"Start",func(k int){sink+=int(a.Start(items[k&65535]))}},
   {"InsRem",func(k int){ a.Insert(items[k&65535],10);a.Remove(items[k&65535],10)}}}{
   best:=1e18
   for range 8 { n:=150000; s:=cpuNow(); for k:=range n {op.f(k)}; d:=float64(cpuNow()-s)/float64(n); best=min(best,d)}
   fmt.Printf("n=%d m=%d hot=%d %s %.1f\n",c.n,c.m,c.hot,op.name,best)
  }}
}
