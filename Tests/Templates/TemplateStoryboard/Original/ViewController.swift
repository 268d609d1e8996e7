import UIKit

class ViewController: UIViewController {

    let button = UIButton(type: .system)
    private(set) var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        // Do any additional setup after loading the view.
        view.backgroundColor = .systemBackground
        button.setTitle("Count: 0", for: .normal)
        button.frame = CGRect(x: 120, y: 200, width: 150, height: 44)
        button.addTarget(self, action: #selector(countUp), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func countUp() {
        count += 1
        button.setTitle("Count: \(count)", for: .normal)
    }

}
