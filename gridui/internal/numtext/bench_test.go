// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

import (
	"strconv"
	"testing"
)

// benchTexts holds typical pasted numbers, and Readers that read them.
var benchTexts = []struct {
	name string
	by   Reader
	text string
}{
	{"plain", Reader{}, "1234.56"},
	{"integer", Reader{}, "123456"},
	{"short", Reader{}, "7"},
	{"digits17", Reader{}, "0.12345678901234567"},
	{"grouped", Reader{}, "1,234,567.89"},
	{"comma", Reader{Decimal: ',', Grouping: "."}, "1234,56"},
	{"won", Reader{}, "₩1,234"},
	{"negative", Reader{}, "(1,234.50)"},
	{"percent", Reader{}, "12.5 %"},
	{"arabic", Reader{}, "١٢٣٤٫٥"},
	{"refused", Reader{}, "1,23,4"},
}

func BenchmarkFloat(b *testing.B) {
	for _, c := range benchTexts {
		if _, err := strconv.ParseFloat(c.text, 64); err == nil {
			b.Run("strconv/"+c.name, func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					_, _ = strconv.ParseFloat(c.text, 64)
				}
			})
		}
		b.Run("numtext/"+c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				_, _ = c.by.Float(c.text, 64)
			}
		})
	}
}

func BenchmarkInt(b *testing.B) {
	b.Run("strconv/integer", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			_, _ = strconv.ParseInt("123456", 10, 64)
		}
	})
	for _, text := range []string{"123456", "1,234,567", "12.00"} {
		b.Run("numtext/"+text, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				_, _ = (Reader{}).Int(text, 64)
			}
		})
	}
}
