package filterbar_test

import "testing"

func TestDbg(t *testing.T) {
	s := newStage(t, filtered)
	x, y := s.node("Search: o", 0).Center()
	s.Click(x, y)
	s.Keys("Right")
	s.Keys("Enter")
	t.Log(s.Focused(s.grid.Tag()), s.has("Filter: Quantity"))
}
func BenchmarkDbg(b *testing.B) {
	s := newStage(&testing.T{}, filtered)
	for range b.N {
		s.Frame()
	}
}
