// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula_test

import (
	"errors"
	"fmt"

	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/locale"
)

func ExampleParse() {
	s := formula.Schema{Columns: []formula.Column{
		{ID: "price", Name: "Unit price", Type: formula.Number}, {ID: "city", Name: "City", Type: formula.Text},
	}}
	e, _ := formula.ParseFilter(`[unit price] > 5 and not City in ("Seoul")`, s)
	fmt.Println(e.Text(s))
	fmt.Println(e.Text(s.ByID()))

	_, err := formula.Parse("City * 2", s)
	var wrong *formula.Error
	if errors.As(err, &wrong) {
		english := locale.CalculatedFor("en").Messages
		fmt.Println(wrong.Start, wrong.End, wrong.Explain(&english, s))
	}
	// Output:
	// [Unit price] > 5 and City not in ("Seoul")
	// price > 5 and city not in ("Seoul")
	// 0 4 Expected: a number; this is: a text
}
