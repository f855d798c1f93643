package scratch
import ("testing";"github.com/giogrid/giogrid/example/bench/internal/sheet";"github.com/giogrid/giogrid/example/bench/internal/stage")
func mk() *stage.Stage { g:=stage.NewGrid(sheet.Rows); s:=stage.New(g,sheet.HD,400000); g.FocusCell(400010, stage.ColumnID(5)); s.Frame(); return s}
func BenchmarkSteady(b *testing.B){ s:=mk(); b.ReportAllocs(); for b.Loop(){ s.Frame() } }
func BenchmarkSlow(b *testing.B){ s:=mk(); b.ReportAllocs(); for b.Loop(){ s.Scroll(sheet.Slow) } }
func BenchmarkFast(b *testing.B){ s:=mk(); b.ReportAllocs(); for i:=0; b.Loop(); i++ { s.Scroll(sheet.Fast) } }
func BenchmarkPixel(b *testing.B){ s:=mk(); b.ReportAllocs(); for b.Loop(){ s.Scroll(sheet.Pixel) } }
