// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/locale"
)

func ExampleTexts_Override() {
	l := locale.For("ko").Override(locale.Texts{EmptyText: "주문이 없습니다."})
	fmt.Println(l.EmptyText)
	fmt.Println(l.TotalCount(1234))
	// Output:
	// 주문이 없습니다.
	// 총 1,234건
}

// A program with texts in English for users in Germany, who write "1.234,5".
func ExampleNumbersFor() {
	l := locale.For("en").Override(locale.Texts{Numbers: locale.NumbersFor("de")})
	fmt.Printf("%c %s\n", l.Numbers.Decimal, l.Numbers.Grouping)
	// Output: , .
}
