// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/locale"
)

func ExampleTexts_Override() {
	l := locale.Korean().Override(locale.Texts{EmptyText: "주문이 없습니다."})
	fmt.Println(l.EmptyText)
	fmt.Println(l.TotalCount(1234))
	// Output:
	// 주문이 없습니다.
	// 총 1,234건
}
