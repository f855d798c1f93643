// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"math/bits"
	"math/rand/v2"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// benchRow is a row as an application would hold it.
type benchRow struct {
	ID    int64
	Name  string
	City  string
	Group int32
	Score float64
	Stamp time.Time
	Email string
	Note  string
}

const benchRows = 1_000_000

var benchData = sync.OnceValue(func() []benchRow {
	r := rand.New(rand.NewPCG(1, 2))
	first := []string{"Ada", "Bo", "Carla", "Dmitri", "Farid", "Grace", "Hiro", "Ingrid", "Kim", "Lena", "Mina", "Noor", "Olaf", "Priya"}
	korean := []string{"가람", "나래", "다솜", "라온", "마루", "바다", "사랑", "아름", "자연", "차오름", "카라", "타래", "파랑", "하늘"}
	rows := make([]benchRow, benchRows)
	for i := range rows {
		name := first[r.IntN(len(first))] + " " + strconv.Itoa(r.IntN(benchRows*4))
		rows[i] = benchRow{
			ID:    int64(r.Uint64() >> 1),
			Name:  name,
			City:  korean[r.IntN(len(korean))] + korean[r.IntN(len(korean))] + strconv.Itoa(r.IntN(20)),
			Group: int32(r.IntN(100)),
			Score: r.NormFloat64() * 1000,
			Stamp: time.Unix(1_700_000_000+int64(r.IntN(100_000_000)), 0),
			Email: strings.ToLower(first[r.IntN(len(first))]) + strconv.Itoa(r.IntN(1000)) + "@example.com",
			Note:  "order " + strconv.Itoa(r.IntN(100000)),
		}
	}
	return rows
})

// textField returns a field that reads a column like a grid's typed accessor.
func textField(get func(benchRow) string) *Field {
	rows := benchData()
	return &Field{Texts: func(dst []string, at []int32) {
		for i, r := range at {
			dst[i] = get(rows[r])
		}
	}}
}

func numberField(get func(benchRow) float64) *Field {
	rows := benchData()
	return &Field{Numbers: func(dst []float64, at []int32) {
		for i, r := range at {
			dst[i] = get(rows[r])
		}
	}}
}

func benchName(r benchRow) string   { return r.Name }
func benchCity(r benchRow) string   { return r.City }
func benchScore(r benchRow) float64 { return r.Score }
func benchGroup(r benchRow) float64 { return float64(r.Group) }

func everyRow() []int32 {
	rows := make([]int32, benchRows)
	for i := range rows {
		rows[i] = int32(i)
	}
	return rows
}

func BenchmarkSort(b *testing.B) {
	name, city, score, group := textField(benchName), textField(benchCity), numberField(benchScore), numberField(benchGroup)
	plain := func(name string, compare func(x, y benchRow) int) {
		b.Run("plain/"+name, func(b *testing.B) { plainSort(b, compare) })
	}
	plain("number", func(x, y benchRow) int { return cmp.Compare(x.Score, y.Score) })
	plain("string", func(x, y benchRow) int { return strings.Compare(x.Name, y.Name) })
	plain("three", func(x, y benchRow) int {
		return cmp.Or(cmp.Compare(x.Group, y.Group), strings.Compare(x.City, y.City), cmp.Compare(y.Score, x.Score))
	})
	all := everyRow()
	for _, c := range []struct {
		name string
		keys []SortKey
	}{
		{"number", []SortKey{{Field: score}}},
		{"string", []SortKey{{Field: name, Text: Bytewise}}},
		{"natural", []SortKey{{Field: name}}},
		{"city-natural", []SortKey{{Field: city}}},
		{"three", []SortKey{{Field: group}, {Field: city, Text: Bytewise}, {Field: score, Descending: true}}},
		{"collated-city", []SortKey{{Field: city, Text: Collated, Language: korean}}},
		{"collated-name", []SortKey{{Field: name, Text: Collated, Language: korean}}},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := sortRows(nil, all, benchRows, c.keys); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
	b.Run("plain/reverse", func(b *testing.B) {
		turned := make([]int32, benchRows)
		for b.Loop() {
			for i, row := range all {
				turned[benchRows-1-i] = row
			}
		}
	})
	b.Run("reverse", func(b *testing.B) {
		s, _ := sortRows(nil, all, benchRows, []SortKey{{Field: score}})
		spare := make([]int32, benchRows)
		for b.Loop() {
			t, _ := s.turned(spare)
			s, spare = t, s.rows
		}
	})
}

func BenchmarkFilter(b *testing.B) {
	name, cached, score := textField(benchName), textField(benchName), numberField(benchScore)
	cached.Folded = new(TextCache)
	quick, low := Quick{Text: "ina 99"}, [][]string(nil)
	for _, get := range []func(benchRow) string{benchName, benchCity, func(r benchRow) string { return r.Email }, func(r benchRow) string { return r.Note }} {
		f := textField(get)
		f.Folded = new(TextCache)
		quick.Fields, low = append(quick.Fields, f), append(low, lowerTexts(get))
	}
	contains, between := TextIs{name, Contains, "ina 99"}, NumberIs{Field: score, Op: Between, A: 100, B: 200}
	for _, c := range []struct {
		name  string
		like  Filter
		match func() plainMatch
	}{
		{"contains", contains, func() plainMatch { return plainContains(name, "ina 99") }},
		{"contains-cached", contains, func() plainMatch { return plainWords(low[:1], "ina 99") }},
		{"range", between, func() plainMatch { return plainRange(score, 100, 200) }},
		{"quick-4-cached", quick, func() plainMatch { return plainWords(low, "ina", "99") }},
	} {
		b.Run("plain/"+c.name, func(b *testing.B) { plainFilter(b, c.like, c.match) })
	}
	for _, c := range []struct {
		name   string
		filter Filter
	}{
		{"contains", contains},
		{"contains-cached", TextIs{cached, Contains, "ina 99"}},
		{"range", between},
		{"quick-4-cached", quick},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			filterRows(nil, c.filter, benchRows, nil)
			for b.Loop() {
				filterRows(nil, c.filter, benchRows, nil)
			}
		})
	}
}

func BenchmarkGroup(b *testing.B) {
	city, score := textField(benchCity), numberField(benchScore)
	known := map[string]string{}
	interned := make([]string, benchRows)
	for i, r := range benchData() {
		if _, ok := known[r.City]; !ok {
			known[r.City] = r.City
		}
		interned[i] = known[r.City]
	}
	shared := &Field{Texts: gather(interned)}
	all := everyRow()
	for _, c := range []struct {
		name  string
		field *Field
	}{{"city", city}, {"interned", shared}} {
		b.Run("plain/"+c.name, func(b *testing.B) { plainGroups(b, c.field, score) })
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := groupRows(nil, all, []*Field{c.field}, []Aggregate{{Field: score}}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// benchModel returns a million rows, sorted by a number and half of them filtered out.
func benchModel(b *testing.B, rows []benchRow) *Model {
	score := &Field{Numbers: func(dst []float64, at []int32) {
		for i, r := range at {
			dst[i] = benchScore(rows[r])
		}
	}}
	m := new(Model)
	m.Reset(len(rows))
	m.SetSort([]SortKey{{Field: score}})
	if err := m.Refresh(); err != nil {
		b.Fatal(err)
	}
	m.SetFilter(NumberIs{Field: score, Op: Greater})
	if err := m.Refresh(); err != nil {
		b.Fatal(err)
	}
	return m
}

func BenchmarkModel(b *testing.B) {
	rows := slices.Clone(benchData())
	r := rand.New(rand.NewPCG(3, 4))
	changed := make([]int32, 1000)
	change := func() {
		for i := range changed {
			changed[i] = int32(r.IntN(len(rows)))
			rows[changed[i]].Score = r.NormFloat64() * 1000
		}
	}
	b.Run("plain/update-1000", func(b *testing.B) {
		p := newPlainList(rows)
		for b.Loop() {
			change()
			p.update(changed)
		}
		if !slices.Equal(p.list, p.sorted(everyRow())) {
			b.Fatal("the list is not what it would be anew")
		}
	})
	b.Run("update-1000", func(b *testing.B) {
		m := benchModel(b, rows)
		b.ReportAllocs()
		for b.Loop() {
			change()
			if err := m.Apply(Changes{Updated: changed}); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("refilter-of-sorted", func(b *testing.B) {
		m := benchModel(b, rows)
		field := numberField(benchScore)
		v := 0.0
		for b.Loop() {
			v++
			m.SetFilter(NumberIs{Field: field, Op: Greater, A: v})
			if err := m.Refresh(); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("turn", func(b *testing.B) {
		m := new(Model)
		m.Reset(len(rows))
		key := SortKey{Field: numberField(benchScore)}
		m.SetSort([]SortKey{key})
		if err := m.Refresh(); err != nil {
			b.Fatal(err)
		}
		for b.Loop() {
			key.Descending = !key.Descending
			m.SetSort([]SortKey{key})
			if err := m.Refresh(); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("plain/count-selection", func(b *testing.B) {
		marked, scope := make([]uint64, benchRows/64), make([]uint64, benchRows/64)
		for i := range scope {
			marked[i], scope[i] = ^uint64(0), ^uint64(0)
		}
		for b.Loop() {
			marked[0] ^= 1 << 5
			n := 0
			for i, w := range marked {
				n += bits.OnesCount64(w & scope[i])
			}
			if n < benchRows-1 {
				b.Fatal(n)
			}
		}
	})
	b.Run("toggle-selection", func(b *testing.B) {
		var marks Marks
		marks.PutAll(true)
		for i := 0; b.Loop(); i++ {
			marks.Put(coord.Record(i*7919%benchRows), i&1 == 0)
		}
	})
	b.Run("count-selection", func(b *testing.B) {
		var marks Marks
		marks.PutAll(true)
		scope := NewBits(benchRows)
		scope.setRange(0, benchRows)
		for b.Loop() {
			marks.Put(5, !marks.Has(5))
			marks.CountIn(scope)
		}
	})
}

func BenchmarkTree(b *testing.B) {
	parents := make([]int32, benchRows)
	for i := range parents {
		parents[i] = int32(i+9)/10 - 1 // ten children each: 100,000 rows have children
	}
	tree := NewTree(parents)
	rows := everyRow()
	open := func(coord.Item, int) bool { return true }
	b.Run("build", func(b *testing.B) {
		for b.Loop() {
			tree.outline(nil, rows, nil, open, nil)
		}
	})
	o := tree.outline(nil, rows, nil, open, nil)
	// Every row except row 0, the ancestor of all others, is visited.
	visited := func(i int) coord.Place { return o.Place(1 + coord.Record(i/2*7919%(benchRows/10-1))) }
	b.Run("plain/toggle", func(b *testing.B) {
		shown := newPlainShown(benchRows)
		shown.put(0, benchRows, true)
		for i := 0; b.Loop(); i++ {
			place := visited(i)
			shown.put(place+1, o.End(place), i&1 != 0)
		}
	})
	b.Run("toggle", func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			o.SetOpen(visited(i), i&1 != 0)
		}
	})
	b.Run("toggle-root", func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			o.SetOpen(0, i&1 != 0)
		}
	})
	b.Run("at", func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			o.At(coord.Index(i * 7919 % o.Len()))
		}
	})
}

// BenchmarkMemory reports bytes per row.
func BenchmarkMemory(b *testing.B) {
	rows := benchData()
	perRow := func(b *testing.B, bytes int64) { b.ReportMetric(float64(bytes)/float64(len(rows)), "B/row") }
	b.Run("sorted-filtered", func(b *testing.B) {
		held := int64(0)
		for b.Loop() {
			before := heapInUse()
			m := benchModel(b, rows)
			m.SetFilter(NumberIs{Field: numberField(benchScore), Op: Greater, A: -3000}) // nearly all rows
			if err := m.Refresh(); err != nil {
				b.Fatal(err)
			}
			held = heapInUse() - before
			runtime.KeepAlive(m)
		}
		perRow(b, held)
	})
	b.Run("folded-texts", func(b *testing.B) {
		f := textField(benchName)
		for b.Loop() {
			f.Folded = new(TextCache)
			filterRows(nil, TextIs{f, Contains, "ina 99"}, benchRows, nil)
		}
		perRow(b, int64(f.Folded.Bytes()))
	})
	b.Run("collation-keys", func(b *testing.B) {
		f, all := textField(benchName), everyRow()
		for b.Loop() {
			f.Collation = new(KeyCache)
			if _, err := sortRows(nil, all, benchRows, []SortKey{{Field: f, Text: Collated, Language: korean}}); err != nil {
				b.Fatal(err)
			}
		}
		perRow(b, int64(f.Collation.Bytes()))
	})
}

// heapInUse returns the reachable memory in bytes.
func heapInUse() int64 {
	runtime.GC()
	runtime.GC() // the second run releases pooled memory
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
