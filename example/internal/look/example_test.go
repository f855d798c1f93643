// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package look_test

import (
	"fmt"

	"github.com/giogrid/giogrid/example/internal/look"
)

func ExampleGrouped() {
	fmt.Println(look.Grouped(7), look.Grouped(1234), look.Grouped(-1000000))
	// Output: 7 1,234 -1,000,000
}

func ExampleText_In() {
	rows := look.Text{En: "rows", Ko: "행"}
	fmt.Println(rows.In(look.English), rows.In(look.LangOf("ko_KR.UTF-8")))
	// Output: rows 행
}

func ExampleParseScheme() {
	_, err := look.ParseScheme("pink")
	fmt.Println(err)
	// Output: no theme "pink": it is light, dark or contrast
}
