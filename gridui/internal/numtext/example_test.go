// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
)

func ExampleReader() {
	english := numtext.Reader{Decimal: '.', Grouping: ","}
	german := numtext.Reader{Decimal: ',', Grouping: "."}
	for _, text := range []string{"1,234.50", "₩1,234", "(5)", "12 %", "1,23,4"} {
		fmt.Println(english.Float(text, 64))
	}
	fmt.Println(german.Float("1.234,5 €", 64))
	fmt.Println(english.Int("12 %", 64))
	// Output:
	// 1234.5 <nil>
	// 1234 <nil>
	// -5 <nil>
	// 0.12 <nil>
	// 0 "1,23,4": digits are grouped wrongly at "23,4", expected is a number like 1,234.5
	// 1234.5 <nil>
	// 0 "12 %": not a whole number
}

func ExampleReader_AppendText() {
	indian := numtext.Reader{Indian: true}
	fmt.Println(string(indian.AppendText(nil, "-1234567.5", true)))
	// Output: -12,34,567.5
}
