// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"math"
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// walkLocale calls visit for every text and function of a locale, including nested structs. It skips Numbers.
func walkLocale(v reflect.Value, path string, visit func(path string, f reflect.Value)) {
	for i := range v.NumField() {
		f, name := v.Field(i), path+v.Type().Field(i).Name
		if f.Type() == reflect.TypeFor[Numbers]() {
			continue
		}
		if f.Kind() == reflect.Struct {
			walkLocale(f, name+".", visit)
			continue
		}
		visit(name, f)
	}
}

// localeTexts returns the text of each field. It calls functions with small numbers.
func localeTexts(l any) map[string]string {
	out := make(map[string]string)
	walkLocale(reflect.ValueOf(l), "", func(path string, f reflect.Value) {
		if f.Kind() == reflect.String {
			out[path] = f.String()
			return
		}
		if f.IsNil() {
			out[path] = ""
			return
		}
		args := make([]reflect.Value, f.Type().NumIn())
		for i := range args {
			args[i] = reflect.New(f.Type().In(i)).Elem()
			switch args[i].Kind() {
			case reflect.Int:
				args[i].SetInt(int64(i + 2))
			case reflect.String:
				args[i].SetString("CSV")
			}
		}
		out[path] = f.Call(args)[0].String()
	})
	return out
}

func TestLocalesAreComplete(t *testing.T) {
	for name, l := range map[string]Texts{"ko": korean(), "en": english()} {
		for path, text := range localeTexts(l) {
			assert.NotEmpty(t, text, "%s: %s", name, path)
		}
	}
}

func TestLocalesDiffer(t *testing.T) {
	ko, en := localeTexts(korean()), localeTexts(english())
	for path := range ko {
		assert.NotEqual(t, ko[path], en[path], path)
	}
}

func TestLocaleOverrideEveryField(t *testing.T) {
	ko, en := localeTexts(korean()), localeTexts(english())
	for path := range ko {
		var part Texts
		fields := make(map[string]reflect.Value)
		walkLocale(reflect.ValueOf(english()), "", func(p string, f reflect.Value) { fields[p] = f })
		walkLocale(reflect.ValueOf(&part).Elem(), "", func(p string, f reflect.Value) {
			if p == path {
				f.Set(fields[p])
			}
		})
		for p, got := range localeTexts(korean().Override(part)) {
			want := ko[p]
			if p == path {
				want = en[p]
			}
			assert.Equal(t, want, got, "%s after override of %s", p, path)
		}
	}
}

func TestLocaleTexts(t *testing.T) {
	ko, en := korean(), english()
	assert.Equal(t, "데이터가 없습니다.", ko.EmptyText)
	assert.Equal(t, "총 1,234건", ko.TotalCount(1234))
	assert.Equal(t, "3 / 1,000 페이지", ko.PageOf(3, 1000))
	assert.Equal(t, "CSV 내보내기", ko.Export("CSV"))
	assert.Equal(t, "1 row", en.TotalCount(1))
	assert.Equal(t, "0 rows", en.TotalCount(0))
	assert.Equal(t, "12,345 rows", en.TotalCount(12345))
	assert.Equal(t, "Page 1 of 2", en.PageOf(1, 2))
}

func TestGrouped(t *testing.T) {
	for n, want := range map[int]string{
		0: "0", 7: "7", 999: "999", 1000: "1,000", 999999: "999,999", 1000000: "1,000,000",
		-1: "-1", -999: "-999", -1000: "-1,000",
		math.MinInt32: "-2,147,483,648",
	} {
		assert.Equal(t, want, textfmt.Grouped(n))
	}
}

func TestTextsOfFormulasAreComplete(t *testing.T) {
	for _, pair := range [][2]any{{englishFormula(), koreanFormula()}, {englishCalculated(), koreanCalculated()}} {
		english, korean := localeTexts(pair[0]), localeTexts(pair[1])
		for path, text := range english {
			assert.NotEmpty(t, text, path)
			assert.NotEmpty(t, korean[path], path)
			assert.NotEqual(t, text, korean[path], path)
		}
	}
	assert.Equal(t, koreanCalculated().New, CalculatedFor("ko").New)
	assert.Equal(t, englishCalculated().New, CalculatedFor("fr").New)
}
