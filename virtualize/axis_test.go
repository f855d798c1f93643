// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// slowAxis is the oracle: every item in a slice.
type slowAxis struct {
	def   int
	items []slowItem
}

type slowItem struct {
	size     int
	measured bool
}

func (o *slowAxis) size(i int) int {
	if i < 0 || i >= len(o.items) {
		return 0
	}
	if o.items[i].measured {
		return o.items[i].size
	}
	return o.def
}

func (o *slowAxis) set(i, size int) {
	if i >= 0 && i < len(o.items) {
		size = max(size, 0)
		o.items[i] = slowItem{size: size, measured: size != o.def}
	}
}

func (o *slowAxis) unset(i int) {
	if i >= 0 && i < len(o.items) {
		o.items[i] = slowItem{}
	}
}

func (o *slowAxis) insert(i, n int) {
	i = min(max(i, 0), len(o.items))
	o.items = slices.Insert(o.items, i, make([]slowItem, max(n, 0))...)
}

func (o *slowAxis) remove(i, n int) {
	first := min(max(i, 0), len(o.items))
	last := min(max(i+max(n, 0), first), len(o.items))
	o.items = slices.Delete(o.items, first, last)
}

// requireSame compares the results of all methods.
func requireSame(t require.TestingT, o *slowAxis, a *Axis) {
	require.Equal(t, len(o.items), a.Len())
	require.Equal(t, o.def, a.Default())
	start, measured := int64(0), 0
	for i := range o.items {
		require.Equal(t, start, a.Start(i), "start of %d", i)
		size := o.size(i)
		require.Equal(t, size, a.Size(i), "size of %d", i)
		if size > 0 {
			require.Equal(t, i, a.Find(start), "first pixel of %d", i)
			require.Equal(t, i, a.Find(start+int64(size)-1), "last pixel of %d", i)
		}
		start += int64(size)
		if o.items[i].measured {
			measured++
		}
	}
	require.Equal(t, start, a.Total())
	require.Equal(t, start, a.Start(a.Len()))
	require.Equal(t, measured, a.Measured())
	if start > 0 {
		require.Equal(t, a.Find(0), a.Find(-1))
		require.Equal(t, a.Find(start-1), a.Find(start))
	}
	if a.measured.root != nil {
		requireSums(t, a.measured.root)
		require.Equal(t, a.measured.sum, a.measured.root.total())
	}
}

// requireSums checks the sums of every branch, and that none of its children is empty.
func requireSums(t require.TestingT, n node) {
	k, _ := n.fill()
	require.Positive(t, k)
	if b, ok := n.(*branch); ok {
		var all sum
		var groupPx [branchCap / groupCap]int64
		for k, kid := range b.kids[:b.n] {
			require.Equal(t, all.items, b.items[k])
			require.Equal(t, all.marks, b.marks[k])
			require.Equal(t, kid.total().px, b.px[k])
			groupPx[k/groupCap] += b.px[k]
			all.add(kid.total())
			requireSums(t, kid)
		}
		require.Equal(t, all, b.all)
		require.Equal(t, groupPx, b.groupPx)
		for g, first := range b.groups {
			require.Equal(t, b.items[g*groupCap], first)
		}
		for _, kid := range b.kids[b.n:] {
			require.Nil(t, kid)
		}
	}
}

func TestAxisZeroValue(t *testing.T) {
	var a Axis
	a.Set(0, 5)
	a.Unset(0)
	a.Remove(0, 1)
	require.Zero(t, a.Len())
	require.Zero(t, a.Total())
	require.Zero(t, a.Size(0))
	require.Zero(t, a.Start(3))
	require.Equal(t, -1, a.Find(0))
	a.SetDefault(10)
	a.Insert(0, 3)
	require.EqualValues(t, 30, a.Total())
}

func TestAxisFindSkipsSizeZero(t *testing.T) {
	var a Axis
	a.Reset(6, 10)
	for _, i := range []int{0, 2, 3, 5} {
		a.Set(i, 0)
	}
	for pos, want := range map[int64]int{-1: 1, 0: 1, 9: 1, 10: 4, 19: 4, 20: 4, 1e9: 4} {
		require.Equal(t, want, a.Find(pos), "at %d", pos)
	}

	a.Reset(6, 0)
	require.Equal(t, 0, a.Find(-1))
	require.Equal(t, 0, a.Find(0))
	require.Equal(t, 5, a.Find(1))
	a.Set(3, 7)
	for _, pos := range []int64{-1, 0, 6, 7, 100} {
		require.Equal(t, 3, a.Find(pos), "at %d", pos)
	}
}

func TestAxisDefault(t *testing.T) {
	var a Axis
	a.Reset(10, 20)
	a.Set(3, 50)
	a.Set(4, 20) // the default: not measured
	require.Equal(t, 1, a.Measured())
	a.SetDefault(50)
	require.EqualValues(t, 500, a.Total())
	require.Equal(t, 1, a.Measured(), "measured items stay so")
	a.SetDefault(10)
	require.EqualValues(t, 140, a.Total())
	require.Equal(t, 50, a.Size(3))
	a.Set(3, 10)
	require.Zero(t, a.Measured())
	require.Nil(t, a.measured.root, "nothing is stored for one size")
}

func TestAxisClampsItsInput(t *testing.T) {
	var a Axis
	a.Reset(-5, -5)
	require.Zero(t, a.Len())
	require.Zero(t, a.Default())
	a.Reset(math.MaxInt, math.MaxInt)
	require.Equal(t, maxLen, a.Len())
	require.Equal(t, int64(maxLen)*maxSize, a.Total())
	require.Equal(t, maxLen-1, a.Find(math.MaxInt64))
	require.Zero(t, a.Find(math.MinInt64))
	a.Insert(0, math.MaxInt)
	require.Equal(t, maxLen, a.Len())
	a.Remove(math.MinInt, math.MaxInt)
	require.Equal(t, maxLen, a.Len())
	a.Set(maxLen-1, -1)
	require.Zero(t, a.Size(maxLen-1))
	a.Remove(5, math.MaxInt)
	require.Equal(t, 5, a.Len())
	a.Remove(-1, 3)
	require.Equal(t, 3, a.Len())
}

// A billion items of up to 1e5 px keep exact offsets.
func TestAxisBillion(t *testing.T) {
	const n, size = 1_000_000_000, 100_000
	var a Axis
	a.Reset(n, size)
	for i := 0; i < n; i += n / 1000 {
		a.Set(i, size-1)
	}
	require.Equal(t, int64(n)*size-1000, a.Total())
	require.Equal(t, n-1, a.Find(a.Total()-1))
	require.Equal(t, a.Total()-size, a.Start(n-1))
	for i := 1; i < n; i += n / 37 {
		require.Equal(t, i, a.Find(a.Start(i)))
		require.Equal(t, i-1, a.Find(a.Start(i)-1))
	}
	a.Remove(n/4, n/2)
	require.Equal(t, n/2, a.Len())
	require.Equal(t, 500, a.Measured())
}

// The last possible item is found among many others.
func TestAxisMaxLenManyMeasured(t *testing.T) {
	var a Axis
	a.Reset(maxLen, 10)
	for k := range 10 * leafCap {
		a.Set(1000*k, 5)
	}
	a.Set(maxLen-1, 7)
	require.Equal(t, 7, a.Size(maxLen-1))
	require.Equal(t, a.Total()-7, a.Start(maxLen-1))
	require.Equal(t, maxLen-1, a.Find(a.Total()-1))
	a.Remove(5000, math.MaxInt)
	require.Equal(t, 5000, a.Len())
	require.Equal(t, 5, a.Measured())
	require.EqualValues(t, 5*5+4995*10, a.Total())
}

// Long random runs reach every height of the tree.
func TestAxisAgainstSlice(t *testing.T) {
	for _, tc := range []struct {
		n, steps int
		set      float64 // how often items are measured rather than removed
	}{{50, 2000, .5}, {3000, 6000, .9}, {3000, 4000, .6}, {20000, 40000, .999}} {
		t.Run(fmt.Sprint(tc), func(t *testing.T) {
			rnd := rand.New(rand.NewPCG(1, uint64(tc.n)))
			o := slowAxis{def: 10, items: make([]slowItem, tc.n)}
			var a Axis
			a.Reset(tc.n, 10)
			for step := range tc.steps {
				i, n := rnd.IntN(len(o.items)+2)-1, rnd.IntN(1+rnd.IntN(300))
				switch p := rnd.Float64(); {
				case p < tc.set:
					size := rnd.IntN(30)
					o.set(i, size)
					a.Set(i, size)
				case p < tc.set+(1-tc.set)*.3:
					o.unset(i)
					a.Unset(i)
				case p < tc.set+(1-tc.set)*.65:
					o.insert(i, n)
					a.Insert(i, n)
				case p < tc.set+(1-tc.set)*.99:
					o.remove(i, n)
					a.Remove(i, n)
				default:
					o.def = rnd.IntN(20)
					a.SetDefault(o.def)
				}
				if step%(tc.steps/8) == 0 {
					requireSame(t, &o, &a)
				}
			}
			requireSame(t, &o, &a)
			a.Remove(0, a.Len())
			require.Zero(t, a.Measured())
			require.Nil(t, a.measured.root)
		})
	}
}

// Measuring from first to last, from last to first and downward from the middle must all fill the tree, and
// removing ranges must keep it valid.
func TestAxisInOrder(t *testing.T) {
	const n = 9000
	orders := map[string]func(k int) int{
		"down":        func(k int) int { return k },
		"up":          func(k int) int { return n - 1 - k },
		"from middle": func(k int) int { return (k + n/2) % n },
		"every other": func(k int) int { return k * 2 % n },
	}
	for name, item := range orders {
		t.Run(name, func(t *testing.T) {
			o := slowAxis{def: 10, items: make([]slowItem, n)}
			var a Axis
			a.Reset(n, 10)
			for k := range n {
				o.set(item(k), 11+k%7)
				a.Set(item(k), 11+k%7)
			}
			requireSame(t, &o, &a)
			for _, cut := range [][2]int{{100, 1}, {0, 70}, {500, 4000}, {4000, 900}, {1, 2500}, {3, 1}} {
				o.remove(cut[0], cut[1])
				a.Remove(cut[0], cut[1])
				requireSame(t, &o, &a)
			}
		})
	}
}

// A tree that lost most of its items in random places must release their memory.
func TestAxisGivesMemoryBack(t *testing.T) {
	const n = 1 << 16
	var a Axis
	a.Reset(n, 10)
	for i := range n {
		a.Set(i, 20)
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	for _, i := range rnd.Perm(n)[:n-n/64] {
		a.Unset(i)
	}
	require.Equal(t, n/64, a.Measured())
	leaves := 0
	var count func(n node)
	count = func(n node) {
		if b, ok := n.(*branch); ok {
			for _, kid := range b.kids[:b.n] {
				count(kid)
			}
			return
		}
		leaves++
	}
	count(a.measured.root)
	require.LessOrEqual(t, leaves, a.Measured()/(leafCap/4)+1)
}

func TestAxisRapid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := slowAxis{def: rapid.IntRange(0, 40).Draw(t, "default")}
		o.insert(0, rapid.IntRange(0, 400).Draw(t, "n"))
		var a Axis
		a.Reset(len(o.items), o.def)
		item := func(t *rapid.T) int { return rapid.IntRange(-2, len(o.items)+2).Draw(t, "item") }
		count := rapid.IntRange(-2, 120)
		size := rapid.IntRange(-1, 60)
		t.Repeat(map[string]func(*rapid.T){
			"set": func(t *rapid.T) {
				i, px := item(t), size.Draw(t, "size")
				o.set(i, px)
				a.Set(i, px)
			},
			"set run": func(t *rapid.T) {
				i, n, px := item(t), count.Draw(t, "count"), size.Draw(t, "size")
				for k := range n {
					o.set(i+k, px)
					a.Set(i+k, px)
				}
			},
			"unset": func(t *rapid.T) {
				i := item(t)
				o.unset(i)
				a.Unset(i)
			},
			"insert": func(t *rapid.T) {
				i, n := item(t), count.Draw(t, "count")
				o.insert(i, n)
				a.Insert(i, n)
			},
			"remove": func(t *rapid.T) {
				i, n := item(t), count.Draw(t, "count")
				o.remove(i, n)
				a.Remove(i, n)
			},
			"default": func(t *rapid.T) {
				o.def = max(size.Draw(t, "size"), 0)
				a.SetDefault(o.def)
			},
			"": func(t *rapid.T) { requireSame(t, &o, &a) },
		})
	})
}

func FuzzAxis(f *testing.F) {
	f.Add([]byte{0, 1, 2, 3, 9, 9, 1, 200, 4, 2, 100, 30})
	f.Add([]byte{2, 0, 255, 0, 7, 90, 0, 8, 0, 3, 5, 60})
	f.Fuzz(func(t *testing.T, ops []byte) {
		if len(ops) > 600 {
			return
		}
		o := slowAxis{def: 10, items: make([]slowItem, 100)}
		var a Axis
		a.Reset(100, 10)
		for ; len(ops) >= 3; ops = ops[3:] {
			i, n := int(ops[1]), int(ops[2])
			switch ops[0] % 6 {
			case 0:
				o.set(i, n)
				a.Set(i, n)
			case 1:
				for k := range n {
					o.set(i+k, k)
					a.Set(i+k, k)
				}
			case 2:
				o.insert(i, n)
				a.Insert(i, n)
			case 3:
				o.remove(i, n)
				a.Remove(i, n)
			case 4:
				o.unset(i)
				a.Unset(i)
			case 5:
				o.def = n
				a.SetDefault(n)
			}
		}
		requireSame(t, &o, &a)
	})
}

func TestAxisReadsWithoutAllocating(t *testing.T) {
	a := measuredAxis(1_000_000, 10_000)
	k := 0
	require.Zero(t, testing.AllocsPerRun(100, func() {
		k += 7919
		i := a.Find(a.Start(k % a.Len()))
		a.Set(i, a.Size(i))
	}))
}

// measuredAxis returns an axis of n items, m of which are measured and evenly spread.
func measuredAxis(n, m int) *Axis {
	a := new(Axis)
	a.Reset(n, 36)
	for k := range m {
		a.Set(int(int64(k)*int64(n)/int64(m)), 37+k%50)
	}
	return a
}

var sink int

func BenchmarkAxis(b *testing.B) {
	for _, size := range []struct {
		name string
		n, m int
		near int // measured items that are used; 0: all
	}{
		{"none measured", 1e9, 0, 0}, {"1e3 of 1e6", 1e6, 1e3, 0},
		{"1e6 of 1e6", 1e6, 1e6, 0}, {"1e6 of 1e9", 1e9, 1e6, 0},
		{"1e6 of 1e9 near by", 1e9, 1e6, 1e3},
	} {
		a := measuredAxis(size.n, size.m)
		rnd := rand.New(rand.NewPCG(1, 2))
		items, offsets := make([]int, 1<<16), make([]int64, 1<<16)
		for k := range items {
			item := rnd.Int64N(int64(max(size.m, 1)))
			if size.near > 0 {
				item = int64(size.m/2 + rnd.IntN(size.near))
			}
			items[k] = int(item * int64(size.n) / int64(max(size.m, 1)))
			offsets[k] = a.Start(items[k]) + 5
		}
		for name, op := range map[string]func(k int){
			"Set":          func(k int) { a.Set(items[k&0xffff], 40+(k+k>>16)%30) },
			"Find":         func(k int) { sink += a.Find(offsets[k&0xffff]) },
			"Start":        func(k int) { sink += int(a.Start(items[k&0xffff])) },
			"InsertRemove": func(k int) { a.Insert(items[k&0xffff], 10); a.Remove(items[k&0xffff], 10) },
		} {
			if name == "Set" && size.m == 0 {
				continue // a billion items would not stay unmeasured
			}
			b.Run(size.name+"/"+name, func(b *testing.B) {
				b.ReportAllocs()
				for k := range b.N {
					op(k)
				}
			})
		}
	}
}

// BenchmarkAxisMeasureAll measures a million items, in order and at random.
func BenchmarkAxisMeasureAll(b *testing.B) {
	const n = 1_000_000
	for _, order := range []string{"in order", "at random"} {
		items := rand.New(rand.NewPCG(1, 2)).Perm(n)
		if order == "in order" {
			slices.Sort(items)
		}
		b.Run(order, func(b *testing.B) {
			b.ReportAllocs()
			for range b.N {
				var a Axis
				a.Reset(n, 36)
				for _, i := range items {
					a.Set(i, 40)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/item")
		})
	}
}
