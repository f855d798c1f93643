// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillstage

import (
	"errors"
	"fmt"
	"math/big"
)

// Cents is an amount that shows in dollars.
type Cents int64

func (c Cents) String() string { return fmt.Sprintf("$%d.%02d", c/100, c%100) }

// Price is a decimal number type like common ones: it converts to and from a text in digits.
type Price struct{ R *big.Rat }

func PriceOf(text string) Price {
	r, _ := new(big.Rat).SetString(text)
	return Price{r}
}

func (p Price) String() string {
	if p.R == nil {
		return "0.00"
	}
	return p.R.FloatString(2)
}

func (p *Price) UnmarshalText(text []byte) error {
	r, ok := new(big.Rat).SetString(string(text))
	if !ok {
		return errors.New("no number")
	}
	p.R = r
	return nil
}
