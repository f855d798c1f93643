// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package localeformat

import "strings"

// usualSymbols holds the signs of currencies in languages that have no others.
const usualSymbols = "AUDA$,BRLR$,CADCA$,CNYCN¥,EUR€,GBP£,HKDHK$,ILS₪,INR₹,JPYJP¥,KRW₩,MXNMX$,NZDNZ$,PHP₱,TWDNT$,USDUS$,VND₫,XAFFCFA,XCDEC$,XOFF\u202fCFA,XPFCFPF,XCGCg."

// symbol returns the sign of a currency in the language: the code if it has none.
func (l *language) symbol(code string) string {
	for _, list := range l.symbols {
		for entry := range strings.SplitSeq(list, ",") {
			if sign, ok := strings.CutPrefix(entry, code); ok && sign != "" {
				return sign
			}
		}
	}
	return code
}

// IsCurrency reports whether code has the form of a code of ISO 4217.
func IsCurrency(code string) bool {
	if len(code) != 3 {
		return false
	}
	for i := range len(code) {
		if code[i] < 'A' || code[i] > 'Z' {
			return false
		}
	}
	return true
}

// CurrencyDigits returns the number of decimals of a currency by ISO 4217.
func CurrencyDigits(code string) int {
	switch code {
	case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF", "XPF":
		return 0
	case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND":
		return 3
	case "CLF", "UYW":
		return 4
	}
	return 2
}
