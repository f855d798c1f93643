// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package data

import (
	"bytes"
	"compress/gzip"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const flightsFile = "date,delay,distance,origin,destination\n01010001,14,405,MCI,MDW\n03312237,-11,370,LAX,PHX\n"

func TestReadFlights(t *testing.T) {
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	_, err := w.Write([]byte(flightsFile))
	require.NoError(t, err)
	require.NoError(t, w.Close())
	for name, text := range map[string]string{"plain": flightsFile, "packed": packed.String()} {
		list, err := ReadFlights(strings.NewReader(text))
		require.NoError(t, err, name)
		assert.Equal(t, []Flight{
			{minute(time.January, 1, 0, 1), 14, 405, "MCI", "MDW"},
			{minute(time.March, 31, 22, 37), -11, 370, "LAX", "PHX"},
		}, list, name)
	}
}

func TestReadFlightsTellsWhatIsWrong(t *testing.T) {
	head, _, _ := strings.Cut(flightsFile, "\n")
	for text, want := range map[string]string{
		"":                                    "flights: empty file: expected a header",
		"a,b,c,d,e\n":                         "expected the header",
		"a,b\n":                               "flights: header: ",
		"\x1f\x8bno gzip":                     "flights: ",
		head + "\n13010001,14,405,MCI,MDW\n":  `row 1: expected a date as MMDDhhmm, got "13010001"`,
		flightsFile + "01010001,x,1,MCI,MDW":  "row 3: ",
		flightsFile + "01010001,1,0,MCI,MDW":  "row 3: 0 is not in 1",
		flightsFile + "01010001,1,9,mci,MDW":  `row 3: no identifier of an airport: "mci"`,
		flightsFile + "01010001,1,9,MCI":      "row 3: ",
		flightsFile + "01010001,1,9,MCI,\"MD": "row 3: ",
	} {
		list, err := ReadFlights(strings.NewReader(text))
		require.ErrorContains(t, err, want, text)
		assert.Empty(t, list, text)
	}
}
