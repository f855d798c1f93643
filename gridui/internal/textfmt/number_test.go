// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textfmt

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestDigitsAreGrouped(t *testing.T) {
	for number, want := range map[string]string{
		"0": "0", "999": "999", "1000": "1,000", "-1234567.12345": "-1,234,567.12345",
		"27670116110564327422": "27,670,116,110,564,327,422", "1e+300": "1e+300", "+Inf": "+Inf", "": "",
	} {
		require.Equal(t, want, string(AppendGroupedDigits(nil, number)))
	}
}
