// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package localeformat_test

import (
	"math"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/localeformat"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// spaces shows a no-break space as _ and a narrow one as ~.
var spaces = strings.NewReplacer("\u00a0", "_", "\u202f", "~")

// formatOf returns the format of a language.
func formatOf(t *testing.T, tag string, o option.Format, times bool) *localeformat.Format {
	t.Helper()
	o, err := localeformat.Check(o, times)
	require.NoError(t, err)
	return localeformat.New(o, tag, locale.Numbers{})
}

// number returns the text of a number in plain digits.
func number(t *testing.T, tag, plain string, o option.Format) string {
	t.Helper()
	return spaces.Replace(string(formatOf(t, tag, o, false).AppendNumber([]byte(plain), 0)))
}

func TestNumbersOfLanguages(t *testing.T) {
	for _, c := range []struct {
		plain  string
		format option.Format
		texts  map[string]string
	}{
		{"-1234567.891", option.Format{MinDigits: 2, MaxDigits: 2}, map[string]string{
			"de": "-1.234.567,89", "fr": "-1~234~567,89", "ko": "-1,234,567.89", "ar": "-1,234,567.89", "en-IN": "-12,34,567.89",
			"de-CH": "-1’234’567.89", "sv": "−1_234_567,89", "pt-PT": "-1_234_567,89",
		}},
		{"1234.5", option.Format{}, map[string]string{
			"es": "1234,5", "pt-PT": "1234,5", "pt": "1.234,5", "es-MX": "1,234.5", "pl": "1234,5", "en": "1,234.5", "de-AT": "1_234,5", "": "1,234.5", "xx": "1,234.5",
		}},
		{"12345", option.Format{}, map[string]string{"es": "12.345", "pt-PT": "12_345", "pl": "12_345"}},
		{"0.125", option.Format{Kind: option.FormatPercent}, map[string]string{
			"de": "12,5_%", "fr": "12,5_%", "ko": "12.5%", "en-IN": "12.5%", "ar": "12.5%", "tr": "%12,5", "eu": "%_12,5",
		}},
		{"-1234.5", option.Format{Currency: "EUR"}, map[string]string{
			"de": "-1.234,50_€", "fr": "-1~234,50_€", "ko": "-€1,234.50", "en-IN": "-€1,234.50", "ar": "-1,234.50_€", "de-AT": "-€_1_234,50",
		}},
		{"1234567.5", option.Format{Kind: option.FormatCurrency, Currency: "krw"}, map[string]string{
			"de": "1.234.568_₩", "fr": "1~234~568_₩", "ko": "₩1,234,568", "en-IN": "₩12,34,568", "ar": "1,234,568_₩",
		}},
		{"-1234.5", option.Format{Currency: "USD", Accounting: true}, map[string]string{
			"en": "($1,234.50)", "ko": "(US$1,234.50)", "fr": "(1~234,50_$US)", "de": "-1.234,50_$",
		}},
		{"1234.5", option.Format{Currency: "CHF"}, map[string]string{"en": "CHF_1,234.50", "de": "1.234,50_CHF", "de-CH": "CHF_1’234.50"}},
		{"1234.5678", option.Format{Currency: "BHD"}, map[string]string{"en": "BHD_1,234.568", "ar": "1,234.568_د.ب."}},
		{"1234.5", option.Format{Native: true}, map[string]string{
			"ar-EG": "١٬٢٣٤٫٥", "ar": "١٬٢٣٤٫٥", "hi": "१,२३४.५", "fa": "۱٬۲۳۴٫۵", "en": "1,234.5", "bn": "১,২৩৪.৫",
		}},
		{"0.125", option.Format{Kind: option.FormatPercent, Native: true}, map[string]string{"ar-EG": "١٢٫٥٪"}},
		{"1234.5", option.Format{Kind: option.FormatScientific}, map[string]string{"en": "1.235E3", "de": "1,235E3"}},
	} {
		for tag, want := range c.texts {
			assert.Equal(t, want, number(t, tag, c.plain, c.format), "%s %+v %s", c.plain, c.format, tag)
		}
	}
}

func TestNumbersRoundHalfAwayFromZero(t *testing.T) {
	two, none := option.Format{MaxDigits: 2}, option.Format{MaxDigits: -1}
	for _, c := range []struct {
		plain string
		as    option.Format
		want  string
	}{
		{"1.005", two, "1.01"}, {"-1.005", two, "-1.01"}, {"2.675", two, "2.68"}, {"0.995", two, "1"}, {"9.999", two, "10"}, {"0.004", two, "0"},
		{"-0.004", two, "0"}, {"-0", two, "0"}, {"-0.005", two, "-0.01"}, {"0.5", none, "1"}, {"0.49", none, "0"}, {"-0.5", none, "-1"}, {"1.5", none, "2"},
		{"999999.5", none, "1,000,000"}, {"0005", none, "5"}, {".5", two, "0.5"}, {"5.", two, "5"}, {"1e3", two, "1,000"}, {"1.5e-2", two, "0.02"},
		{"1e300", two, "1E300"}, {"-1.25e+300", two, "-1.25E300"}, {"1e-300", two, "0"}, {"1e21", two, "1,000,000,000,000,000,000,000"},
		{"Infinity", two, "∞"}, {"-Infinity", two, "-∞"}, {"-Inf", two, "-∞"}, {"-9223372036854775808", two, "-9,223,372,036,854,775,808"},
		{"n/a", two, "n/a"}, {"", two, ""}, {"-", two, "-"}, {"1.2.3", two, "1.2.3"}, {"1e", two, "1e"}, {"NaN", two, "NaN"},
		{strings.Repeat("9", 200) + ".996", two, "1" + strings.Repeat(",000", 66) + ",000" + ",000"[:0] + ""},
	} {
		if strings.HasPrefix(c.plain, "999999999") {
			got := number(t, "en", c.plain, c.as)
			assert.Equal(t, 201, strings.Count(got, "0")+strings.Count(got, "1"))
			continue
		}
		assert.Equal(t, c.want, number(t, "en", c.plain, c.as), c.plain)
	}
	assert.Equal(t, "9.995E2", number(t, "en", "999.5", option.Format{Kind: option.FormatScientific}))
	assert.Equal(t, "1E3", number(t, "en", "999.9999", option.Format{Kind: option.FormatScientific}))
	assert.Equal(t, "0", number(t, "en", "0", option.Format{Kind: option.FormatScientific}))
	assert.Equal(t, "1.235E-5", number(t, "en", "0.000012346", option.Format{Kind: option.FormatScientific}))
}

func TestDatesOfLanguages(t *testing.T) {
	at := time.Date(2025, 3, 4, 15, 4, 5, 0, time.FixedZone("", 9*3600))
	for _, c := range []struct {
		tag    string
		kind   option.FormatKind
		length option.FormatLength
		want   string
	}{
		{"en", option.FormatDate, option.LengthShort, "3/4/2025"}, {"en", option.FormatDate, option.LengthMedium, "Mar 4, 2025"}, {"en", option.FormatDate, option.LengthLong, "March 4, 2025"},
		{"en-GB", option.FormatDate, option.LengthShort, "04/03/2025"}, {"de", option.FormatDate, option.LengthShort, "04.03.2025"}, {"de", option.FormatDate, option.LengthLong, "4. März 2025"},
		{"fr", option.FormatDate, option.LengthMedium, "4 mars 2025"}, {"ko", option.FormatDate, option.LengthShort, "2025. 3. 4."}, {"ko", option.FormatDate, option.LengthLong, "2025년 3월 4일"},
		{"ar", option.FormatDate, option.LengthShort, "4/3/2025"}, {"ja", option.FormatDate, option.LengthMedium, "2025/03/04"}, {"sv", option.FormatDate, option.LengthShort, "2025-03-04"},
		{"en", option.FormatTime, option.LengthShort, "3:04~PM"}, {"de", option.FormatTime, option.LengthMedium, "15:04:05"}, {"ko", option.FormatTime, option.LengthShort, "오후 3:04"},
		{"de", option.FormatTime, option.LengthLong, "15:04:05 UTC+9"}, {"en", option.FormatDateTime, option.LengthMedium, "Mar 4, 2025, 3:04:05~PM"},
		{"de", option.FormatDateTime, option.LengthLong, "4. März 2025 um 15:04:05 UTC+9"}, {"zh-TW", option.FormatTime, option.LengthShort, "下午3:04"},
	} {
		f := formatOf(t, c.tag, option.Format{Kind: c.kind, Length: c.length}, true)
		assert.Equal(t, c.want, spaces.Replace(string(f.AppendTime(nil, at))), "%+v", c)
	}
	assert.Equal(t, "٢٠٢٥", string(formatOf(t, "ar-EG", option.Format{Kind: option.FormatDate, Native: true}, true).AppendTime(nil, at)[len("٠٤/٠٣/"):]))
}

// Every language reads the times that it shows, in all kinds and lengths.
func TestLanguagesReadTheirTimes(t *testing.T) {
	zone := time.FixedZone("", -(9*3600 + 30*60))
	for _, tag := range localeformat.Languages() {
		for kind := option.FormatDate; kind <= option.FormatDateTime; kind++ {
			for length := option.LengthMedium; length <= option.LengthLong; length++ {
				for _, native := range []bool{false, true} {
					f := formatOf(t, tag, option.Format{Kind: kind, Length: length, Native: native}, true)
					for month := range 12 {
						at := time.Date(2025, time.Month(month+1), 1+2*month, month*2+month/11, 4, 5, 0, zone)
						text := string(f.AppendTime(nil, at))
						iso, ok := f.ReadTime(text)
						require.True(t, ok, "%s %q", tag, text)
						require.Equal(t, at.Format(localeformat.Layout(f.Format)), iso, "%s %q", tag, text)
						marked := string(f.Mark([]byte(text), 0))
						again, ok := f.ReadTime(marked)
						require.True(t, ok && again == iso, "%s %q", tag, marked)
					}
				}
			}
		}
	}
}

func TestTimesThatAreNone(t *testing.T) {
	f := formatOf(t, "de", option.Format{Kind: option.FormatDate}, true)
	for _, text := range []string{"", "4.3.25", "32.01.2025", "29.02.2025", "4.3", "abc", "04.03.2025 x", "4.3.20250"} {
		_, ok := f.ReadTime(text)
		assert.False(t, ok, text)
	}
	for text, want := range map[string]string{"4.3.2025": "2025-03-04", "4. märz 2025": "2025-03-04", "4. Mär 2025": "", "04.03.2025": "2025-03-04"} {
		iso, ok := f.ReadTime(text)
		assert.Equal(t, want != "", ok, text)
		assert.Equal(t, want, iso, text)
	}
}

func TestOptionsOfFormats(t *testing.T) {
	for _, wrong := range []option.Format{{Kind: option.FormatCurrency}, {Currency: "EURO"}, {Currency: "€"}, {Kind: option.FormatDate}, {Kind: 99}} {
		_, err := localeformat.Check(wrong, false)
		assert.Error(t, err, "%+v", wrong)
	}
	_, err := localeformat.Check(option.Format{Kind: option.FormatPercent}, true)
	assert.Error(t, err)
}

func TestFormatsOfWorkbooks(t *testing.T) {
	for _, c := range []struct {
		tag  string
		as   option.Format
		want string
	}{
		{"en", option.Format{MinDigits: 2, MaxDigits: 2}, "#,##0.00"}, {"en", option.Format{MaxDigits: -1}, "#,##0"}, {"en", option.Format{}, "#,##0.###"},
		{"en", option.Format{Kind: option.FormatPercent, MinDigits: 1, MaxDigits: 1}, "#,##0.0%"}, {"de", option.Format{Kind: option.FormatPercent, MaxDigits: -1}, "#,##0\"\u00a0\"%"},
		{"de", option.Format{Currency: "EUR"}, "#,##0.00\"\u00a0€\""}, {"en", option.Format{Currency: "USD", Accounting: true}, `"$"#,##0.00;("$"#,##0.00)`},
	} {
		assert.Equal(t, c.want, formatOf(t, c.tag, c.as, false).Excel(), "%+v", c)
	}
	for _, c := range []struct {
		tag  string
		as   option.Format
		want string
	}{
		{"de", option.Format{Kind: option.FormatDate, Length: option.LengthShort}, "dd.mm.yyyy"}, {"en", option.Format{Kind: option.FormatDate}, "[$-409]mmm d, yyyy"},
		{"ko", option.Format{Kind: option.FormatDate, Length: option.LengthLong}, `[$-412]yyyy"년 "mmmm d"일"`}, {"kk", option.Format{Kind: option.FormatDate}, "yyyy-mm-dd"},
	} {
		assert.Equal(t, c.want, formatOf(t, c.tag, c.as, true).Excel(), "%+v", c)
	}
}

func TestRoomBehindNumbers(t *testing.T) {
	for _, c := range []struct {
		as         option.Format
		text, want string
	}{
		{option.Format{MaxDigits: 3}, "1,234", ".000"}, {option.Format{MaxDigits: 3}, "1,234.5", "00"}, {option.Format{MaxDigits: 3}, "0.125", ""},
		{option.Format{MaxDigits: -1}, "5", ""}, {option.Format{MaxDigits: 2}, "Total", ""}, {option.Format{MaxDigits: 2}, "1.2E30", ""},
		{option.Format{Currency: "USD", Accounting: true}, "$5.00", ")"}, {option.Format{Currency: "USD", Accounting: true}, "($5.00)", ""},
		{option.Format{Kind: option.FormatPercent, MaxDigits: 2}, "5%", ".00"},
	} {
		assert.Equal(t, c.want, string(formatOf(t, "en", c.as, false).Missing(nil, []byte(c.text))), c.text)
	}
}

func TestFormatsAllocateNothing(t *testing.T) {
	at := time.Date(2025, 3, 4, 15, 4, 5, 0, time.UTC)
	money, date := formatOf(t, "en-IN", option.Format{Currency: "EUR"}, false), formatOf(t, "ko", option.Format{Length: option.LengthLong}, true)
	buf := make([]byte, 0, 256)
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		buf = money.AppendNumber(append(buf[:0], "-1234567.895"...), 0)
		buf = date.AppendTime(buf[:0], at)
	}))
}

// values holds numbers in plain digits that tests of all languages show and read.
var values = []string{
	"0", "-0", "5", "-5", "0.5", "1234", "12345", "-1234567.891", "0.125", "-1234.5", "1234567.5", "9223372036854775807", "-9223372036854775808",
	"1e300", "-1.5e+300", "1e-7", "123456789012345678901234567890.123456789", "-0.001", "999.9995",
}

// Every language reads the numbers that it shows, in all kinds: to the decimals that show.
func TestLanguagesReadTheirNumbers(t *testing.T) {
	for _, tag := range localeformat.Languages() {
		for _, o := range []option.Format{
			{MinDigits: 2, MaxDigits: 2}, {}, {MaxDigits: -1}, {Kind: option.FormatPercent}, {Kind: option.FormatPercent, MaxDigits: -1}, {Currency: "EUR"}, {Currency: "KRW"},
			{Currency: "BHD"}, {Currency: "XAF"}, {Currency: "USD", Accounting: true}, {Currency: "AED", Accounting: true}, {Currency: "CHF"}, {Kind: option.FormatScientific, MaxDigits: 60},
			{Native: true}, {Native: true, Kind: option.FormatPercent}, {Native: true, Currency: "EGP", Accounting: true},
		} {
			f := formatOf(t, tag, o, false)
			by := numtext.Reader{Decimal: f.Signs.Decimal, Grouping: f.Signs.Grouping, Indian: f.Signs.Indian, Loose: true, Units: f.Units(), Percent: f.IsPercent()}
			for _, plain := range values {
				text := string(f.AppendNumber([]byte(plain), 0))
				read, err := by.Plain(text)
				require.NoError(t, err, "%s %+v %q", tag, o, text)
				require.Equal(t, rounded(t, plain, f), rounded(t, read, f), "%s %+v %q", tag, o, text)
				marked, err := by.Plain(string(f.Mark([]byte(text), 0)))
				require.NoError(t, err, "%s %+v %q", tag, o, text)
				require.Equal(t, read, marked)
			}
			inf, err := by.Float(string(f.AppendNumber([]byte("-Infinity"), 0)), 64)
			require.NoError(t, err, "%s %+v", tag, o)
			require.Equal(t, math.Inf(-1), inf)
		}
	}
}

// rounded returns a number with the decimals that a format shows, rounded half away from zero.
func rounded(t *testing.T, plain string, f *localeformat.Format) string {
	t.Helper()
	r, ok := new(big.Rat).SetString(plain)
	require.True(t, ok, plain)
	if f.Kind == option.FormatScientific {
		return r.RatString()
	}
	text := r.FloatString(f.Decimals())
	if strings.Trim(text, "-0.") == "" {
		return "0"
	}
	return text
}
